"""execute_code in a live engine: values as JSON, tasks, exceptions, compile errors, lines of the log,
limits, and that what it changes can be saved. On the example project; what today's server does not
show is looked at on the link itself."""
import json
import os
import re
import shutil
import tempfile

from lib.live import Live, need_an_engine
from lib.umcp import EXAMPLE, Server, Suite, expect, request, same, wait_for
from lib.link import Wire

suite = Suite()
test = suite.test
OP = "550e8400-e29b-41d4-a716-446655440000"
TASKS = "using System.Threading.Tasks;\n"


class Coding(Live):
    """A server with its engine on a copy of the example, all gates open."""

    def __init__(self, folder):
        root = os.path.join(os.path.realpath(folder), "demo")
        shutil.copytree(EXAMPLE, root)
        Server.__init__(self, "--project", root, "--allow-writes", "--no-confirm", "--allow-eval",
                        env={"UMCP_PLAYER": None})
        self.own_project, self.must_be_ready, self.root = None, True, root
        self.compiled = ("/Player", "PlayerController", "health")

    def invoke(self, code, **more):
        """The answer to the seed's own request."""
        return self.post(request("invoke", {
            "name": "execute_code", "parameters": {"code": code, "timeout": 30000, **more}}),
            path="/").json()

    def rest(self, code, **more):
        return self.post({"code": code, "timeout": 30000, **more}, path="/api/execute").json()

    def text(self, code):
        """What the content of a successful answer says."""
        answer = self.invoke(code)
        expect("result" in answer, code, answer)
        content = answer["result"]["content"]
        same((len(content), content[0]["type"]), (1, "text"), answer)
        return content[0]["text"]

    def value(self, code):
        """The value, in both dialects."""
        found = json.loads(self.text(code))
        same(self.rest(code)["result"], found, code)
        return found

    def details(self, code):
        """What a failed answer says of the failure."""
        answer = self.invoke(code)
        expect("error" in answer, code, answer)
        same((answer["error"]["code"], answer["error"]["message"]), (-32603, "Internal error"),
             answer)
        return answer["error"]["data"]["details"]


class Shared:
    """One server and one bare engine for all tests, started when they are first wanted."""

    def __init__(self):
        self.folder = self.server = self.wire = None

    def coding(self):
        if not self.server:
            self.folder = self.folder or tempfile.TemporaryDirectory()
            self.server = Coding(self.folder.name)
            self.server.__enter__()
            wait_for(lambda: self.server.rest("return 1;").get("result") == 1, "the compiler")
        return self.server

    def link(self):
        if not self.wire:
            self.wire = Wire(EXAMPLE)
            self.wire.__enter__()
            wait_for(lambda: self.wire.run("return typeof(PlayerController) != null;")[0]["ok"],
                     "the scripts")
            self.wire.take_events()
        return self.wire

    def close(self):
        for each in (self.server, self.wire):
            if each:
                each.__exit__(None, None, None)
        if self.folder:
            self.folder.cleanup()


shared = Shared()


# --- Values ---

@test
def the_seed_s_example_gives_the_seed_s_answer():
    server = shared.coding()
    answer = server.post({
        "jsonrpc": "2.0", "id": OP, "method": "invoke",
        "params": {"name": "execute_code", "parameters": {
            "code": "return GameObject.Find(\"Player\").transform.position;", "timeout": 30000}}},
        path="/").json()
    same(answer, {"jsonrpc": "2.0", "id": OP, "result": {
        "content": [{"type": "text", "text": "{\"x\":0,\"y\":1,\"z\":0}"}]}})


@test
def the_seed_s_exception_gives_the_seed_s_error():
    server = shared.coding()
    answer = server.post({
        "jsonrpc": "2.0", "id": OP, "method": "invoke",
        "params": {"name": "execute_code", "parameters": {
            "code": "return GameObject.Find(\"Nobody\").transform.position;", "timeout": 30000}}},
        path="/").json()
    same((answer["id"], answer["error"]["code"], answer["error"]["message"],
          answer["error"]["data"]["details"]),
         (OP, -32603, "Internal error", "Error executing code: NullReferenceException"))


@test
def each_kind_of_value_has_its_json():
    server = shared.coding()
    rows = {
        "true": True, "1 + 1": 2, "0.1f": 0.1, "1e300": 1e300, "\"caf\\u00e9\"": "café",
        "'x'": "x", "12.50m": 12.5, "long.MinValue": -2**63, "ulong.MaxValue": 2**64 - 1,
        "float.NaN": "NaN", "double.PositiveInfinity": "Infinity",
        "new Vector2(1, 2)": {"x": 1, "y": 2},
        "new Vector4(1, 2, 3, 4)": {"x": 1, "y": 2, "z": 3, "w": 4},
        "Quaternion.identity": {"x": 0, "y": 0, "z": 0, "w": 1},
        "Color.red": {"r": 1, "g": 0, "b": 0, "a": 1},
        "new Rect(1, 2, 3, 4)": {"x": 1, "y": 2, "width": 3, "height": 4},
        "new Bounds(Vector3.one, new Vector3(2, 4, 6))": {
            "center": {"x": 1, "y": 1, "z": 1}, "size": {"x": 2, "y": 4, "z": 6}},
        "new Vector3Int(1, 2, 3)": {"x": 1, "y": 2, "z": 3},
        "KeyCode.Space": "Space", "new[] {1, 2}": [1, 2], "new int[0]": [],
        "new List<string> {\"a\", null}": ["a", None],
        "new Dictionary<string, int> {{\"a\", 1}}": {"a": 1},
        "new {name = \"n\", place = Vector3.up}": {"name": "n", "place": {"x": 0, "y": 1, "z": 0}},
        "Enumerable.Range(1, 3).Select(x => x * x)": [1, 4, 9],
        "TimeSpan.FromMinutes(1)": "00:01:00", "typeof(Vector3)": "UnityEngine.Vector3",
        "(object)null": None, "Tuple.Create(1, \"b\")": {"Item1": 1, "Item2": "b"},
        "Time.timeScale": 1, "Physics.gravity": {"x": 0, "y": -9.81, "z": 0},
    }
    for code, wanted in rows.items():
        same(server.value(f"return {code};"), wanted, code)
        same(server.value(code), wanted, code)


@test
def an_object_of_the_engine_is_named_not_shown():
    server = shared.coding()
    player = server.id("/Player")
    same(server.value("return GameObject.Find(\"Player\");"),
         {"id": player, "name": "Player", "type": "UnityEngine.GameObject"})
    card = server.value("return GameObject.Find(\"Player\").GetComponent<PlayerController>();")
    same((card["name"], card["type"]), ("Player", "PlayerController"))
    expect(re.fullmatch(r"obj:-?\d+", card["id"]) and card["id"] != player, card)
    same(server.value("var g = new GameObject(\"gone\"); UnityEngine.Object.DestroyImmediate(g); "
                      "return g;"), None)
    scene = server.value("return UnityEngine.SceneManagement.SceneManager.GetActiveScene();")
    same((scene["name"], scene["isLoaded"]), ("Main", True), scene)


@test
def what_is_deep_large_or_round_is_cut_in_sight():
    server = shared.coding()
    server.text("""
class Node { public int n; public Node next; public Node(int n) { this.n = n; } }
class Bad { public int Good { get { return 1; } } public int Worse { get { throw new Exception("no"); } } }
""")
    code = "var a = new Node(1); a.next = new Node(2); a.next.next = new Node(3); "
    same(server.value(code + "a.next.next.next = new Node(4); return a;"),
         {"n": 1, "next": {"n": 2, "next": {"n": 3, "next": "Node"}}})
    same(server.value(code + "a.next.next = a; return a;"),
         {"n": 1, "next": {"n": 2, "next": "<cycle: Node>"}})
    same(server.value("return new Bad();"), {"Good": 1, "Worse": "<Exception: no>"})
    large = server.value("return Enumerable.Range(0, 100000).ToArray();")
    same(large[-1], "...")
    same(large[:-1], list(range(len(large) - 1)))
    expect(10000 < len(large) < 20000, len(large))
    text = server.value("return new string('x', 1000000);")
    expect(text.startswith("xxx") and text.endswith("x...") and len(text) < 100 << 10, len(text))


@test
def code_without_a_value_gives_null():
    server = shared.coding()
    same(server.text("var n = 1;"), "null")
    for step in ("x++;", "++x;", "x--;", "--x;"):
        same(server.text("int x = 5; " + step), "null")
    same(server.text("int x = 5; x++"), "5")
    same(server.rest("int x = 5; x++;")["hasValue"], False)
    same(server.text("return null;"), "null")
    wire = shared.link()
    same(wire.run("var n = 1;"), ({"ok": True, "hasValue": False}, None))
    same(wire.run("return null;"), ({"ok": True}, None))
    same(wire.run(""), ({"ok": True, "hasValue": False}, None))


# --- What goes wrong ---

@test
def exceptions_name_their_short_type():
    server = shared.coding()
    rows = {
        "throw new InvalidOperationException(\"why\");": "InvalidOperationException",
        "int z = 0; return 1 / z;": "DivideByZeroException",
        "throw new UnityException(\"u\");": "UnityException",
        "class Odd<T> : Exception { } throw new Odd<int>();": "Odd",
        "class Out { public class In : Exception { } } throw new Out.In();": "In",
        "new List<int>()[3].ToString();": "ArgumentOutOfRangeException",
        "throw new AggregateException(new Exception(\"a\"));": "AggregateException",
    }
    for code, name in rows.items():
        same(server.details(code), "Error executing code: " + name, code)
        answer = server.rest(code)
        same((answer["success"], answer["error"]), (False, "Error executing code: " + name))


@test
def an_exception_tells_message_and_stack():
    wire = shared.link()
    head, payload = wire.run("""
class Thrower { public static void Deep() { throw new ArgumentException("bad \\"x\\"", new Exception("cause")); } }
Thrower.Deep();""")
    same((head["ok"], head["kind"], head["message"], head["hint"], payload),
         (False, "Tool", "Error executing code: ArgumentException", "bad \"x\"", None))
    details = head["details"]
    same((details["type"], details["message"]), ("System.ArgumentException", "bad \"x\""))
    same((details["inner"]["type"], details["inner"]["message"]), ("System.Exception", "cause"))
    expect("Thrower.Deep" in details["stack"], details)
    same(details["stack"].split("\n")[-1], "  at <code>", details)
    expect("Umcp" not in details["stack"] and "wrapper" not in details["stack"], details)
    for code in ("throw new Exception();", "string s = null; return s.Length;"):
        same(wire.run(code)[0]["details"]["stack"], "  at <code>", code)
    head, _ = wire.run("throw new Exception(new string('\\u0001', 100000));")
    same(head["message"], "Error executing code: Exception")
    expect(1000 < len(json.dumps(head)) < 64 << 10, len(json.dumps(head)))


def plain(report):
    """Mono.CSharp begins a quotation with another mark than Roslyn does."""
    return report.replace("`", "'")


@test
def compile_errors_have_line_column_and_number():
    server = shared.coding()
    same(plain(server.details("return Nowhere;")), "Compilation errors:\n(1,8): error CS0103: The "
         "name 'Nowhere' does not exist in the current context")
    text = server.details("int a = \"x\";\nint b = Missing();\nreturn a +;").split("\n")
    same(text[0], "Compilation errors:")
    same([bool(re.match(r"\(\d+,\d+\): error CS\d{4}: ", line)) for line in text[1:]],
         [True] * (len(text) - 1), text)
    code = "\n".join(f"Missing{n}.Call(\"{'x' * 50}\");" for n in range(30))
    head, _ = shared.link().run(code)
    same(head["kind"], "Tool", head)
    expect(head["message"].startswith(server.details(code)), head)
    lines = head["message"].split("\n")
    same(lines[0], "Compilation errors:")
    same(len(lines), 1 + 20, lines)
    for row, line in enumerate(lines[1:], 1):
        expect(plain(line).startswith(f"({row},1): error CS0103: The name 'Missing{row - 1}'"), line)


@test
def code_has_limits():
    wire = shared.link()
    head, _ = wire.run("//" + "x" * (256 << 10))
    same((head["kind"], head["message"]), ("InvalidArgument", "Code too large; max 262144 bytes"))
    head, _ = wire.run("return 1;\0")
    same((head["kind"], head["message"]), ("InvalidArgument", "Code must not contain NUL"))


@test
def code_that_does_not_end_is_stopped():
    wire = shared.link()
    head, _ = wire.run("for (;;) ;", runMs=200)
    same((head["kind"], head["message"]),
         ("Timeout", "umcp stopped the code, because it ran longer than 200 ms (--eval-timeout)"))
    head, _ = wire.run("class Never { public int Value { get { for (;;) ; } } } return new Never();",
                       runMs=200)
    same(head["kind"], "Timeout", head)
    head, _ = wire.run("class Talks { public override string ToString() { for (;;) ; } } "
                       "return new Talks();", runMs=200)
    same(head["kind"], "Timeout", head)
    head, _ = wire.run("class Odd : Exception { public override string Message { get { for (;;) ; } }"
                       " } throw new Odd();", runMs=200)
    same(head["kind"], "Timeout", head)
    same(wire.run("return 3;"), ({"ok": True}, 3))


@test
def running_code_is_cancelled():
    wire = shared.link()
    number = wire.begin("execute_code", {"code": "Debug.Log(\"begun\"); for (;;) ;"})
    while not wire.events:
        head, payload = wire.read()
        if head.get("event") == "log":
            wire.events.append((head, payload))
    wire.send({"cancel": number})
    head, _ = wire.end(number)
    same((head["kind"], head["message"]), ("Timeout", "Cancelled"))
    wire.take_events()
    same(wire.run("return 3;"), ({"ok": True}, 3))


# --- Tasks ---

@test
def a_task_is_awaited():
    server = shared.coding()
    rows = {
        "return Task.FromResult(5);": 5,
        "return Task.Delay(30).ContinueWith(t => \"after\");": "after",
        "return Task.Run(() => new Vector3(1, 2, 3));": {"x": 1, "y": 2, "z": 3},
        "return new ValueTask<int>(4);": 4,
        "return Task.Factory.StartNew(async () => { await Task.Delay(20); return 9; });": 9,
        "Func<Task<int>> f = async () => { await Task.Delay(20); return 6; }; return f();": 6,
        "await Task.Delay(20); return 7;": 7,
        "var n = await Task.FromResult(4); if (n > 3) return n; return \"less\";": 4,
        "return Task.Delay(20);": None,
        "await Task.Yield();": None,
    }
    for code, wanted in rows.items():
        same(server.value(TASKS + code), wanted, code)
    wire = shared.link()
    same(wire.run(TASKS + "return Task.Delay(20);"), ({"ok": True, "hasValue": False}, None))
    same(wire.run(TASKS + "await Task.Yield();"), ({"ok": True, "hasValue": False}, None))
    same(wire.run(TASKS + "return Task.FromResult<object>(null);"), ({"ok": True}, None))


@test
def a_task_that_fails_fails_the_call():
    server = shared.coding()
    rows = {
        "await Task.Yield(); throw new ArgumentException(\"late\");": "ArgumentException",
        "return Task.Run(() => { throw new FormatException(); });": "FormatException",
        "return Task.FromException(new TimeoutException());": "TimeoutException",
        "return Task.Delay(5000, new System.Threading.CancellationToken(true));":
            "TaskCanceledException",
        "await Task.Delay(5000, new System.Threading.CancellationTokenSource(20).Token);":
            "TaskCanceledException",
    }
    for code, name in rows.items():
        same(server.details(TASKS + code), "Error executing code: " + name, code)
    head, _ = shared.link().run(TASKS + "await Task.Yield(); throw new Exception(\"late\");")
    same((head["hint"], head["details"]["message"]), ("late", "late"), head)


@test
def the_console_awaits_too():
    wire = shared.link()
    rows = {"await Task.Delay(20); return 1.5f;": "1.5", "await Task.Yield();": "",
            "await Task.Yield(); throw new Exception(\"late\");": "Error: Exception: late",
            "return Task.FromResult(1);": "System.Threading.Tasks.Task`1[System.Int32]"}
    for code, wanted in rows.items():
        same(wire.end(wire.begin("ConsoleEval", {"code": TASKS + code})),
             ({"ok": True}, {"ok": True, "result": wanted}), code)


@test
def what_awaits_goes_on_on_the_main_thread():
    server = shared.coding()
    same(server.value(TASKS + """
var before = Time.frameCount;
var main = System.Threading.Thread.CurrentThread.ManagedThreadId;
await Task.Delay(50);
return new { same = System.Threading.Thread.CurrentThread.ManagedThreadId == main,
             later = Time.frameCount > before, found = GameObject.Find("Player").name };"""),
         {"same": True, "later": True, "found": "Player"})


@test
def a_task_holds_up_nobody():
    wire = shared.link()
    same(wire.run("static class Gate { public static System.Threading.Tasks.TaskCompletionSource<int> "
                  "open = new System.Threading.Tasks.TaskCompletionSource<int>(); }")[0]["ok"], True)
    waiting = wire.begin("execute_code", {"code": "return Gate.open.Task;"})
    same(wire.run("return Time.frameCount > 0;"), ({"ok": True}, True))
    last = wire.begin("execute_code", {"code": "Gate.open.SetResult(8);"})
    same(wire.end(last), ({"ok": True, "hasValue": False}, None))
    same(wire.end(waiting), ({"ok": True}, 8))


@test
def a_task_is_waited_for_no_longer_than_its_limit():
    wire = shared.link()
    head, _ = wire.run(TASKS + "return Task.Delay(100000);", runMs=100)
    same((head["kind"], head["message"]),
         ("Timeout", "The task took longer than 100 ms; umcp no longer waits for it "
          "(--eval-timeout)"))
    head, _ = wire.run(TASKS + "return Task.Delay(100000);", deadlineMs=300)
    same(head["kind"], "Timeout", head)
    number = wire.begin("execute_code", {"code": TASKS + "Debug.Log(\"begun\"); "
                                                         "return Task.Delay(100000);"})
    same(wire.run("return 1;"), ({"ok": True}, 1))
    wire.send({"cancel": number})
    head, _ = wire.end(number)
    same((head["kind"], head["message"]), ("Timeout", "Cancelled"))
    wire.take_events()


@test
def only_so_many_tasks_are_awaited_at_a_time():
    """Other code waits for its turn; what runs none does not."""
    wire = shared.link()
    code = {"code": TASKS + "return Task.Delay(100000);"}
    numbers = [wire.begin("execute_code", code) for _ in range(64)]
    late = wire.begin("execute_code", {"code": "return 7;"})
    same(wire.end(wire.begin("GetTimeScale", {}))[0], {"ok": True})
    wire.send({"cancel": numbers[0]})
    same(wire.end(numbers.pop(0))[0]["message"], "Cancelled")
    same(wire.end(late), ({"ok": True}, 7))
    for number in numbers:
        wire.send({"cancel": number})
    for number in numbers:
        same(wire.end(number)[0]["message"], "Cancelled")


@test
def a_task_ends_with_its_domain():
    with tempfile.TemporaryDirectory() as folder:
        root = os.path.join(os.path.realpath(folder), "demo")
        shutil.copytree(EXAMPLE, root)
        with Wire(root) as wire:
            wait_for(lambda: wire.run("return typeof(PlayerController) != null;")[0]["ok"],
                     "the scripts")
            number = wire.begin("execute_code", {"code": TASKS + "return Task.Delay(100000);"})
            same(wire.run("return 1;"), ({"ok": True}, 1))
            with open(os.path.join(root, "Assets/Scripts/Spinner.cs"), "a",
                      encoding="utf-8") as file:
                file.write("public class New { }\n")
            head, _ = wire.end(number)
            same((head["kind"], head["message"]),
                 ("Tool", "The engine reloaded its scripts before the result was ready; "
                  "what it did before that remains"))
            same(wire.run("return 2;"), ({"ok": True}, 2))


# --- Code that awaits is stopped, too ---

COUNTS = """using System.Threading.Tasks;
static class Counts {
    public static int n, cleaned;
    public static async Task<int> Forever(int ms) {
        try { for (;;) { n++; await Task.Delay(ms); } } finally { cleaned++; }
    }
    public static async void Detached() { for (;;) { n++; await Task.Delay(5); } }
    public static async Task Stubborn() {
        for (;;) { try { await Task.Delay(5); } catch (System.Exception) { } n++; }
    }
}"""
ENDLESS = {  # to how often `finally` runs
    "await Counts.Forever(5);": 1,
    "return Counts.Forever(5);": 1,
    "for (;;) { Counts.n++; await Task.Delay(5); }": 0,
    "try { for (;;) { Counts.n++; await Task.Delay(5); } } finally { Counts.cleaned++; }": 1,
    "for (;;) { Counts.n++; await Task.Yield(); }": 0,
    "var all = Task.WhenAll(Counts.Forever(5), Counts.Forever(7)); await all;": 2,
    "await Task.Run(() => 1); for (;;) { Counts.n++; await Task.Run(() => 1); }": 0,
    "Counts.Detached(); await Counts.Forever(5);": 1,
    "await Counts.Stubborn();": 0,
    "await Task.Delay(1); for (;;) Counts.n++;": 0,
}


def endless():
    """Pairs of tool and code. The console awaits no task that code returns."""
    return [(tool, code) for tool in ("execute_code", "ConsoleEval") for code in ENDLESS
            if tool == "execute_code" or not code.startswith("return")]


def begin_endless(wire, tool, code, **head):
    """Its number, once it has gone on after an await."""
    wire.run("Counts.n = Counts.cleaned = 0;")
    number = wire.begin(tool, {"code": TASKS + code}, **head)
    if "(;;) Counts.n++" not in code:
        wait_for(lambda: wire.run("return Counts.n;")[1] > 2, code)
    return number


def expect_stopped(wire, code):
    """What goes on counts, while frames do."""
    wait_for(lambda: wire.run("return Counts.cleaned;")[1] == ENDLESS[code], code)
    # One that catches all exceptions has a number of steps left.
    wait_for(lambda: wire.run(TASKS + "var n = Counts.n; await Task.Delay(150); "
                              "return Counts.n == n;")[1] is True, code)


@test
def code_that_awaits_is_stopped_when_its_call_is_cancelled():
    wire = shared.link()
    same(wire.run(COUNTS)[0]["ok"], True)
    for tool, code in endless():
        number = begin_endless(wire, tool, code)
        wire.send({"cancel": number})
        head, _ = wire.end(number)
        same((head["kind"], head["ok"]), ("Timeout", False), code)
        expect_stopped(wire, code)
    wire.take_events()


@test
def code_that_awaits_is_stopped_when_its_time_is_over():
    wire = shared.link()
    same(wire.run(COUNTS)[0]["ok"], True)
    for tool, code in endless():
        wire.run("Counts.n = Counts.cleaned = 0;")
        head, _ = wire.end(wire.begin(tool, {"code": TASKS + code}, runMs=200))
        same(head.get("kind"), "Timeout", code, head)
        expect_stopped(wire, code)
    wire.take_events()


def cancelled(wire, code):
    """What is said of code that is cancelled at once: it may not have begun."""
    number = wire.begin("execute_code", {"code": code})
    wire.send({"cancel": number})
    return wire.end(number)[0]["message"]


@test
def code_of_others_goes_on_when_a_call_is_cancelled():
    """So does what a call that has ended left running."""
    wire = shared.link()
    same(wire.run(COUNTS)[0]["ok"], True)
    wire.run("Counts.cleaned = 0;")
    other = wire.begin("execute_code", {"code": TASKS + "int i = 0; while (Counts.cleaned == 0) "
                                        "{ i++; await Task.Delay(5); } await Task.Delay(50); "
                                        "return i > 0;"})
    same(wire.run("Counts.Detached();")[0]["ok"], True)
    wait_for(lambda: cancelled(wire, "return Counts.Forever(5);") == "Cancelled", "a call that had begun")
    same(wire.end(other), ({"ok": True}, True))
    wait_for(lambda: wire.run(TASKS + "var n = Counts.n; await Task.Delay(100); "
                              "return Counts.n > n;")[1] is True, "what was left running")


# --- Lines of the log ---

def lines_of(wire, code, **head):
    """What the call logs before it is done."""
    wire.take_events()
    wire.run(code, **head)
    return wire.take_events()


@test
def lines_know_their_call_and_come_before_its_end():
    wire = shared.link()
    code = ("Debug.Log(\"one\"); Debug.LogWarning(\"two\"); Debug.LogError(\"three\"); "
            "Debug.LogException(new Exception(\"four\")); Console.WriteLine(\"five\");")
    lines = lines_of(wire, code, op=OP)
    same([(head, payload["level"]) for head, payload in lines],
         [({"event": "log", "op": OP}, level) for level in ("Info", "Warning", "Error", "Error",
                                                              "Info")])
    same([payload["message"] for _, payload in lines],
         ["one", "two", "three", "Exception: four", "five"])
    same(lines_of(wire, "Debug.Log(\"alone\");")[0][0], {"event": "log"})
    many = lines_of(wire, "for (int i = 0; i < 150; i++) Debug.Log(\"line \" + i);", op=OP)
    same([payload["message"] for _, payload in many], [f"line {n}" for n in range(150)])


@test
def lines_have_stacks():
    wire = shared.link()
    wire.run("""static class Logs {
    public static void Deep() { Debug.Log("deep"); }
    public static void Throw() { throw new Exception("thrown"); } }""")
    (_, line), = lines_of(wire, "Logs.Deep();")
    same(line["stack"], "  at Logs.Deep ()\n  at <code>", line)
    (_, line), = lines_of(wire, "try { Logs.Throw(); } catch (Exception e) { Debug.LogException(e); }")
    expect("Logs.Throw" in line["stack"], line)
    expect(line["message"].startswith("Exception: thrown\n"), line)


@test
def stacks_are_the_same_wherever_they_are_seen():
    wire = shared.link()
    wire.run("""static class Depths {
    public static string heard;
    public static void Down(int n) { if (n > 0) Down(n - 1); else Debug.Log("bottom"); }
    public static void Of<T>(List<T> what, ref int n) { Debug.Log("generic"); n++; }
    public static void Hear(string message, string stack, LogType type) { heard = stack; } }""")
    for _ in range(2):  # as it is made, and as it was kept
        (_, line), = lines_of(wire, "Depths.Down(2);")
        same(line["stack"].split("\n")[:3], ["  at Depths.Down (System.Int32 n)"] * 3, line)
    (_, line), = lines_of(wire, "int n = 0; Depths.Of(new List<string>(), ref n);")
    same(line["stack"].split("\n")[0], "  at Depths.Of (System.Collections.Generic.List"
         "<System.String> what, System.Int32& n)", line)
    (_, line), = lines_of(wire, "Depths.Down(300);")
    same(set(line["stack"].split("\n")), {"  at Depths.Down (System.Int32 n)"}, line)
    expect(50 < len(line["stack"].split("\n")) <= 100, line)
    (_, line), = lines_of(wire, "Application.logMessageReceived += Depths.Hear; Depths.Down(1); "
                          "Application.logMessageReceived -= Depths.Hear;")
    same(wire.run("return Depths.heard;"), ({"ok": True}, line["stack"]))
    expect(line["stack"].startswith("  at Depths.Down (System.Int32 n)\n"), line)
    lines = lines_of(wire, "var all = Enumerable.Range(0, 8).Select(i => new System.Threading.Thread("
                     "() => { for (int k = 0; k < 50; k++) Depths.Down(k % 3); })).ToList(); "
                     "all.ForEach(t => t.Start()); all.ForEach(t => t.Join());", op=OP)
    same((len(lines), {line["stack"].split("\n")[0] for _, line in lines}),
         (400, {"  at Depths.Down (System.Int32 n)"}))


@test
def lines_of_what_a_call_awaits_are_its_own():
    wire = shared.link()
    lines = lines_of(wire, TASKS + "await Task.Delay(30); Debug.Log(\"main\"); "
                     "await Task.Run(() => Debug.Log(\"other\"));", op=OP)
    same([(head.get("op"), payload["message"]) for head, payload in lines],
         [(OP, "main"), (OP, "other")])


@test
def lines_are_seen_in_the_server_s_log():
    server = shared.coding()
    server.text("Debug.Log(\"seen by all\");")
    wait_for(lambda: any("seen by all" in json.dumps(line)
                         for line in server.tool("TailLogs", count=50)["Items"]), "the line")


# --- Edits ---

@test
def what_code_changes_is_saved():
    server = shared.coding()
    path = os.path.join(server.root, "Assets/Scenes/Main.unity")

    def scene():
        with open(path, encoding="utf-8") as file:
            return file.read()

    before = scene()
    server.text("GameObject.Find(\"Player\").transform.position = new Vector3(4.25f, 1, 0); "
                "GameObject.Find(\"Player\").GetComponent<PlayerController>().health = 17;")
    same(server.call("SaveScene")["changed"], True)
    after = scene()
    expect("4.25" in after and "4.25" not in before, "position")
    expect("health: 17" in after and "health: 17" not in before, "field")


@test
def to_look_at_a_material_is_no_edit():
    server = shared.coding()
    path = os.path.join(server.root, "Assets/Scenes/Main.unity")

    def scene():
        with open(path, encoding="utf-8") as file:
            return file.read()

    same(server.call("SaveScene")["ok"], True)
    before = scene()
    body = "var body = GameObject.Find(\"Body\").GetComponent<Renderer>(); "
    red = server.value(body + "return body.material.color.r;")
    same(server.value(body + "return body.materials[0].color.r;"), red)
    same(server.value(body + "return body.sharedMaterial.name.EndsWith(\" (Instance)\");"), True)
    same(server.call("SaveScene")["changed"], False)
    same(scene(), before)
    server.text(body + "var twin = GameObject.CreatePrimitive(PrimitiveType.Cube); "
                "twin.name = \"Twin\"; twin.GetComponent<Renderer>().sharedMaterial = "
                "body.sharedMaterial; twin.GetComponent<Renderer>().material.ToString();")
    same(server.call("SaveScene")["changed"], True)
    own = "  m_Materials:\n  - {fileID: 10303, guid: 0000000000000000f000000000000000, type: 0}\n"
    same(scene().count(own), before.count(own) + 1)


@test
def server_and_engine_end_cleanly():
    shared.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
