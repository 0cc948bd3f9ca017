"""The bridge's execute_code and query on a live engine: the examples word for word over every way
in, what values become, what is said of mistakes, what code leaves behind."""
import json
import os
import re
import tempfile

from lib.bridge import LONG, UUID4, Bridge, Lines, One, Session, copy_example, state_of, text_of
from lib.live import need_an_engine
from lib.umcp import Http, Suite, expect, initialize, request, same, wait_for

suite = Suite()
test = suite.test
one = One(Bridge)

# --- The seed's examples, word for word ---

SEED_REQUEST = r"""{
  "jsonrpc": "2.0",
  "id": "550e8400-e29b-41d4-a716-446655440000",
  "method": "invoke",
  "params": {
    "name": "execute_code",
    "parameters": {
      "code": "return GameObject.Find(\"Player\").transform.position;",
      "timeout": 1000
    }
  }
}"""
SEED_RESPONSE = r"""{
  "jsonrpc": "2.0",
  "id": "550e8400-e29b-41d4-a716-446655440000",
  "result": {
    "content": [
      {
        "type": "text",
        "text": "{\"x\":0,\"y\":1,\"z\":0}"
      }
    ]
  }
}"""
SEED_ERROR = r"""{
  "jsonrpc": "2.0",
  "id": "550e8400-e29b-41d4-a716-446655440000",
  "error": {
    "code": -32603,
    "message": "Internal error",
    "data": {
      "details": "Error executing code: NullReferenceException"
    }
  }
}"""
SEED_TOOLS = {"execute_code", "query", "get_result", "get_logs", "get_log_details", "help"}


def failing(request_text):
    """The seed's request for an object that is not there."""
    return request_text.replace("Player", "Nobody")


def in_time(ask):
    """An answer to what has a second for it; on a machine that is too busy it is asked again."""
    def once():
        answer = ask()
        return '"complete":false' not in json.dumps(answer, separators=(",", ":")).replace(
            "\\", "") and answer
    return wait_for(once, "an answer within a second")


@test
def the_seeds_example_over_http():
    server = one.get()

    def ask(text):
        response = server.post(text.encode(), "/")
        same(response.status, 200, response)
        return response.json()
    for _ in range(3):
        same(in_time(lambda: ask(SEED_REQUEST)), json.loads(SEED_RESPONSE))
        same(in_time(lambda: ask(failing(SEED_REQUEST))), json.loads(SEED_ERROR))


@test
def the_seeds_example_over_stdio():
    """Both pinned and by its mark; one engine each, so the first call waits for it."""
    with tempfile.TemporaryDirectory() as folder:
        root = copy_example(folder)
        for args in ((), ("--dialect", "bridge")):
            with Lines(root, *args) as stdio:
                stdio.send(initialize())
                same(stdio.read()["id"], 0)
                stdio.warm()

                def ask(text, stdio=stdio):
                    stdio.write(text.replace("\n", " ").encode() + b"\n")
                    return stdio.read()
                same(in_time(lambda ask=ask: ask(SEED_REQUEST)), json.loads(SEED_RESPONSE), args)
                same(in_time(lambda ask=ask: ask(failing(SEED_REQUEST))), json.loads(SEED_ERROR),
                     args)
                listed = stdio.ask(request("tools/list", id_=7))["result"]["tools"]
                expect(SEED_TOOLS <= {tool["name"] for tool in listed}, listed)
                answer = stdio.ask(request("tools/call", {"name": "execute_code", "arguments": {
                    "code": "return 6 * 7;", "timeout": LONG}}, 8))
                same(answer["result"]["content"][0]["text"], "42", answer)
                answer = stdio.ask(request("shutdown", id_=9))
                expect("error" not in answer and answer["id"] == 9, answer)
                same(stdio.rest(), [])
                same(stdio.wait(), 0)


@test
def stdio_answers_what_it_accepted_before_the_end_of_input():
    with tempfile.TemporaryDirectory() as folder:
        with Lines(copy_example(folder)) as stdio:
            for number in range(5):
                stdio.send(request("invoke", {"name": "execute_code", "parameters": {
                    "code": f"return {number};", "timeout": LONG}}, number))
            stdio.end_input()
            answers = [json.loads(line) for line in stdio.rest()]
            same({answer["id"]: text_of(answer) for answer in answers},
                 {number: str(number) for number in range(5)})
            same(stdio.wait(), 0)


@test
def rest_has_the_seeds_shapes():
    server = one.get()
    answer = server.execute('return GameObject.Find("Player").transform.position;')
    expect(UUID4.match(answer.pop("logId")), answer)
    expect(answer.pop("hasValue", True) is True, answer)
    same(answer, {"success": True, "result": {"x": 0, "y": 1, "z": 0}, "complete": True})
    answer = server.execute('return GameObject.Find("Nobody").transform.position;')
    same((answer["success"], answer["error"], answer["complete"]),
         (False, "Error executing code: NullReferenceException", True), answer)
    expect(UUID4.match(answer["logId"]), answer)
    same(server.rest("/api/result/550e8400-e29b-41d4-a716-446655440000", status=404),
         {"success": False, "error": "Result not found"})
    same(server.rest("/api/log/550e8400-e29b-41d4-a716-446655440000", status=404),
         {"success": False, "error": "Log not found"})
    for body in ({}, {"code": 5}, {"code": None}, {"query": "1"}):
        answer = server.rest("/api/execute", body, 400)
        expect(answer["success"] is False and "code" in answer["error"], body, answer)


@test
def mcp_has_text_and_structure():
    session = Session(one.get())
    result = session.call("execute_code", code='return GameObject.Find("Player")'
                          ".transform.position;", timeout=LONG)
    same(result["content"], [{"type": "text", "text": '{"x":0,"y":1,"z":0}'}], result)
    expect(not result.get("isError"), result)
    structure = result["structuredContent"]
    same((structure["result"], structure["complete"]), ({"x": 0, "y": 1, "z": 0}, True), result)
    expect(UUID4.match(structure["logId"]), structure)
    result = session.call("execute_code", code="int unused = 5;", timeout=LONG)
    same(result["content"][0]["text"], "null", result)
    same((result["structuredContent"]["hasValue"], result["structuredContent"]["result"]),
         (False, None), result)
    result = session.call("execute_code", code='throw new System.Exception("x");', timeout=LONG)
    expect(result["isError"] and "Error executing code: Exception" in result["content"][0]["text"],
           result)


@test
def arguments_go_by_either_name():
    server = one.get()
    for method, key in (("invoke", "parameters"), ("invoke", "arguments"),
                        ("tools/call", "arguments")):
        answer = server.post(request(method, {"name": "execute_code", key: {
            "code": "return 1 + 1;", "timeout": LONG}}), "/").json()
        same(answer["result"]["content"][0]["text"], "2", method, key, answer)


# --- Values ---

VALUES = (
    # primitives as they are
    ("return 5;", 5), ("return -5L;", -5), ("return true;", True), ("return false;", False),
    ("return long.MaxValue;", 9223372036854775807), ("return long.MinValue;", -(1 << 63)),
    ("return ulong.MaxValue;", 18446744073709551615), ("return (byte)200;", 200),
    ("return 'x';", "x"), ('return "text";', "text"), ('return "";', ""),
    ('return "q\\"b\\\\n\\n\\u0001 Grüße \U0001F600";', 'q"b\\n\n\x01 Grüße \U0001F600'),
    ("return 1.5m;", 1.5), ("return null;", None),
    # NaN and Infinity as strings
    ("return float.NaN;", "NaN"), ("return double.NaN;", "NaN"),
    ("return double.PositiveInfinity;", "Infinity"),
    ("return float.NegativeInfinity;", "-Infinity"),
    ("return new Vector3(float.NaN, 1, float.PositiveInfinity);",
     {"x": "NaN", "y": 1, "z": "Infinity"}),
    # Unity's own
    ("return new Vector2(1, 2.5f);", {"x": 1, "y": 2.5}),
    ("return new Vector3(1, 2, 3);", {"x": 1, "y": 2, "z": 3}),
    ("return new Vector4(1, 2, 3, 4);", {"x": 1, "y": 2, "z": 3, "w": 4}),
    ("return Quaternion.identity;", {"x": 0, "y": 0, "z": 0, "w": 1}),
    ("return new Color(0.5f, 0.25f, 1, 0);", {"r": 0.5, "g": 0.25, "b": 1, "a": 0}),
    ("return new Rect(1, 2, 3, 4);", {"x": 1, "y": 2, "width": 3, "height": 4}),
    ("return new Bounds(new Vector3(1, 2, 3), new Vector3(4, 5, 6));",
     {"center": {"x": 1, "y": 2, "z": 3}, "size": {"x": 4, "y": 5, "z": 6}}),
    # enums by name
    ("return System.DayOfWeek.Friday;", "Friday"), ("return KeyCode.Space;", "Space"),
    # many
    ("return new[] { 3, 1, 2 };", [3, 1, 2]), ("return new int[0];", []),
    ("return new object[] { 1, \"a\", null, 2.5, new Vector2(1, 2), new[] { true } };",
     [1, "a", None, 2.5, {"x": 1, "y": 2}, [True]]),
    ("return new System.Collections.Generic.List<string> { \"b\", \"a\" };", ["b", "a"]),
    ("return new System.Collections.Generic.Dictionary<string, int> { { \"k\", 1 }, "
     "{ \"l\", 2 } };", {"k": 1, "l": 2}),
    ("return new System.Collections.Generic.Dictionary<int, Vector2> { { 7, Vector2.zero } };",
     {"7": {"x": 0, "y": 0}}),
    ("return new System.Collections.Generic.List<System.Collections.Generic.List<int>> { "
     "new System.Collections.Generic.List<int> { 1 }, "
     "new System.Collections.Generic.List<int>() };", [[1], []]),
    ("return (int?)null;", None), ("return (int?)4;", 4), ("return (object)4;", 4),
    ("return typeof(int) == null;", False),
    # a task is awaited
    ("return System.Threading.Tasks.Task.FromResult(5);", 5),
    ("return System.Threading.Tasks.Task.FromResult(new Vector2(1, 2));", {"x": 1, "y": 2}),
    ("return System.Threading.Tasks.Task.Run(() => { System.Threading.Thread.Sleep(100); "
     "return \"late\"; });", "late"),
)


@test
def every_kind_of_value():
    server = one.get()
    session = Session(server)
    wrong = []
    for code, wanted in VALUES:
        answer = server.execute(code)
        text = server.text("execute_code", code=code, timeout=LONG)
        structure = session.call("execute_code", code=code, timeout=LONG).get("structuredContent")
        if (answer["success"], answer.get("result", "-"), answer["complete"]) != \
                (True, wanted, True) or answer.get("hasValue", True) is not True:
            wrong.append((code, "REST", answer))
        if json.loads(text) != wanted or type(json.loads(text)) is not type(wanted):
            wrong.append((code, "invoke", text))
        if not structure or structure.get("result", "-") != wanted:
            wrong.append((code, "mcp", structure))
    same(wrong, [])


@test
def floats_are_shortest():
    server = one.get()
    for code, text in (("return 0.1f;", "0.1"), ("return 0.1;", "0.1"), ("return 1f / 3;",
                       "0.33333334"), ("return 1.0 / 3;", "0.3333333333333333"),
                       ("return 16777216f;", "16777216"), ("return 9.81f;", "9.81"),
                       ("return -2.0;", "-2"), ("return new Vector2(0.1f, -0.7f);",
                                                '{"x":0.1,"y":-0.7}')):
        same(server.text("execute_code", code=code, timeout=LONG), text, code)
    for code, wanted in (("return float.MaxValue;", 3.4028235e38), ("return 1e-7f;", 1e-7),
                         ("return double.MaxValue;", 1.7976931348623157e308),
                         ("return double.Epsilon;", 5e-324), ("return 1e21;", 1e21)):
        same(float(server.text("execute_code", code=code, timeout=LONG)), wanted, code)


@test
def objects_of_unity_have_their_explorer_id():
    server = one.get()
    card = server.card("/Player")
    got = server.done('return GameObject.Find("Player");')
    same((set(got), got["id"], got["name"]), ({"id", "name", "type"}, card["Id"], "Player"), got)
    expect(got["type"] in ("GameObject", "UnityEngine.GameObject"), got)
    got = server.done('return GameObject.Find("Player").GetComponent<PlayerController>();')
    same((set(got), got["name"], got["type"]), ({"id", "name", "type"}, "Player",
                                                "PlayerController"), got)
    expect(re.match(r"^obj:-?\d+$", got["id"]) and got["id"] != card["Id"], got)
    got = server.done('return new object[] { GameObject.Find("Player").transform, '
                      'GameObject.Find("Nobody") };')
    same((got[0]["name"], got[1]), ("Player", None), got)
    expect(got[0]["type"].endswith("Transform"), got)
    for code in ('var gone = new GameObject("Gone"); Object.DestroyImmediate(gone); return gone;',
                 'var gone2 = new GameObject("Gone"); var t = gone2.transform; '
                 "Object.DestroyImmediate(gone2); return new object[] { t };"):
        expect(server.done(code.replace("Object.D", "UnityEngine.Object.D")) in (None, [None]),
               code)


def depth(value, of="next"):
    return 1 + depth(value[of], of) if isinstance(value, dict) and of in value else 0


@test
def other_objects_by_their_public_members():
    server = one.get()
    server.done("public class Link { public int v; public Link next; public int Twice { get { "
                "return v * 2; } } private int hidden = 9; public static int Shared = 8; "
                "public int Method() { return hidden; } }")
    got = server.done("return new Link { v = 4 };")
    same((got["v"], got["Twice"], got["next"]), (4, 8, None), got)
    expect(not {"hidden", "Method"} & set(got), got)
    got = server.done("Link first = null; for (int i = 9; i >= 0; i--) first = new Link { v = i, "
                      "next = first }; return first;")
    expect(got["v"] == 0 and got["next"]["v"] == 1 and 2 <= depth(got) <= 4, depth(got), got)
    got = server.done("var ring = new Link { v = 1 }; ring.next = new Link { v = 2, next = ring }; "
                      "return ring;")
    same((got["v"], got["next"]["v"]), (1, 2), got)
    expect(depth(got) <= 4, got)
    got = server.done("return new { a = 1, b = new { c = \"d\" } };")
    same(got, {"a": 1, "b": {"c": "d"}})
    server.done("public class Rude { public int ok = 1; public int Bad { get { throw new "
                "System.Exception(\"no\"); } } }")
    same(server.done("return new Rude();")["ok"], 1)
    server.done("var self = new System.Collections.Generic.List<object>(); self.Add(self); "
                "return self;")
    server.done("return System.AppDomain.CurrentDomain;")
    server.done("return typeof(GameObject);")
    same(server.done("return 1;"), 1)


@test
def big_values_are_cut():
    server = one.get()
    for code in ("var big = new int[1000000]; return big;",
                 "public class Wide { public int[] many = new int[1000000]; }",
                 "return new Wide();", "return new Wide[100000];",
                 "return System.Linq.Enumerable.Range(0, 100000000);"):
        with Http(server.port) as http:
            response = http.ask({"code": code, "timeout": LONG}, "/api/execute")
        same(response.status, 200, code, response)
        expect(len(response.body) < 150000, code, len(response.body))
        same(response.json()["complete"], True, code, response)
    same(server.done("return new string('x', 90000);"), "x" * 90000)
    cut = server.done("return new string('x', 150000);")
    expect(80000 < len(cut) < 105000, "of 100 KB there are", len(cut))
    same(server.done("return 1;"), 1)


@test
def code_without_a_value():
    server = one.get()
    for code in ("int nothing = 5;", 'Debug.Log("nothing");', ";", "return;", "",
                 "return System.Threading.Tasks.Task.Delay(20);",
                 'GameObject.Find("Player").SetActive(true);'):
        answer = server.execute(code)
        same((answer["success"], answer["result"], answer["complete"], answer.get("hasValue")),
             (True, None, True, False), code, answer)
        same(server.settled(answer["logId"])["hasValue"], False, code)
        same(server.text("execute_code", code=code, timeout=LONG), "null", code)


@test
def tasks_are_awaited():
    server = one.get()
    server.done("class Waiter { public static async System.Threading.Tasks.Task<int> Frames() { "
                "int f = UnityEngine.Time.frameCount; "
                "await System.Threading.Tasks.Task.Delay(200); "
                "return UnityEngine.Time.frameCount - f; } }")
    frames = server.done("return Waiter.Frames();")
    expect(isinstance(frames, int) and frames > 0, "the main thread stood still", frames)
    answer = server.execute("return System.Threading.Tasks.Task.Run(() => { throw new "
                            "System.InvalidOperationException(\"in a task\"); });")
    same((answer["success"], answer["error"]),
         (False, "Error executing code: InvalidOperationException"), answer)
    expect("in a task" in json.dumps(server.details(answer["logId"])), answer)
    answer = server.execute("var source = new System.Threading.Tasks.TaskCompletionSource<int>(); "
                            "source.SetCanceled(); return source.Task;")
    same(answer["success"], False, answer)
    same(server.done("return 1;"), 1)


@test
def names_that_unity_has_too():
    """Nothing that the console offers by itself hides a type of Unity."""
    server = one.get()
    for code in ("return Time.timeScale;", "return Time.frameCount;", "return Time.deltaTime;",
                 "float scale = Time.timeScale; return scale;"):
        answer = server.execute(code)
        same(answer["success"], True, code, answer)


@test
def code_may_await():
    server = one.get()
    same(server.done("System.Func<System.Threading.Tasks.Task<int>> later = async () => { await "
                     "System.Threading.Tasks.Task.Delay(50); return 6; }; return later();"), 6)


# --- Mistakes ---

@test
def exceptions():
    server = one.get()
    for code, name, words in (
            ('throw new System.InvalidOperationException("no such luck");',
             "InvalidOperationException", "no such luck"),
            ("string s = null; return s.Length;", "NullReferenceException", ""),
            ("int zero = 0; return 5 / zero;", "DivideByZeroException", "zero"),
            ("return (new int[2])[5];", "IndexOutOfRangeException", ""),
            ('return GameObject.Find("Nobody").name;', "NullReferenceException", ""),
            ('public class OwnTrouble : System.Exception { public OwnTrouble() : base("mine") { } }'
             "\nthrow new OwnTrouble();", "OwnTrouble", "mine")):
        same(server.fault("execute_code", code=code, timeout=LONG),
             {"code": -32603, "message": "Internal error",
              "data": {"details": f"Error executing code: {name}"}}, code)
        answer = server.execute(code)
        same((answer["success"], answer["error"], answer["complete"]),
             (False, f"Error executing code: {name}", True), answer)
        log = server.details(answer["logId"])
        expect(words in json.dumps(log) and name in json.dumps(log), code, log)
        same(state_of(log), "failed", log)
    answer = server.execute("class Deep { public static int Fall() { throw new "
                            "System.Exception(\"from below\"); } }\nreturn Deep.Fall();")
    log = json.dumps(server.details(answer["logId"]))
    expect("from below" in log and "Fall" in log, "no stack", log)


@test
def compile_errors():
    server = one.get()
    for code, places in (
            ("return noSuchName;", [(1, 8, "CS0103")]),
            ("var a = 1;\nvar b = 2;\nreturn a + noSuchName;", [(3, 12, "CS0103")]),
            ("int a = none1;\nint b = none2;\nreturn a;", [(1, 9, "CS0103"), (2, 9, "CS0103")]),
            ("return 1 +;", [(1, None, "CS1525")])):
        error = server.fault("execute_code", code=code, timeout=LONG)
        same((error["code"], error["message"]), (-32603, "Internal error"), error)
        first, *lines = error["data"]["details"].split("\n")
        same((first, len(lines)), ("Compilation errors:", len(places)), code, error)
        for line, (row, column, name) in zip(lines, places):
            numbers = re.findall(r"\d+", line)
            expect(name in line and int(numbers[0]) == row, code, error)
            expect(column is None or int(numbers[1]) == column, code, error)
        answer = server.execute(code)
        same((answer["success"], answer["error"]), (False, error["data"]["details"]), answer)
    server.execute('new GameObject("Half"); return noSuchName;')
    expect("/Half" not in [card["Path"] for card in server.cards()], "half of it ran")


@test
def odd_code_and_odd_arguments():
    server = one.get()
    for code in ("{", "}", "\"open", "(" * 3000, "\x00", "return return;"):
        answer = server.ask("POST", "/api/execute", {"code": code, "timeout": LONG})
        expect(answer.status in (200, 400) and answer.json()["success"] is False, code[:20], answer)
    for parameters in ({}, {"code": 5}, {"code": None}, {"code": ["return 1;"]}):
        same(server.fault("execute_code", **parameters)["code"], -32602, parameters)
        same(server.fault("query", **parameters)["code"], -32602, parameters)
    same(server.done("return 1;"), 1)


# --- Queries ---

@test
def queries_in_all_forms():
    server = one.get()
    card = server.card("/Player")
    for query, wanted in (
            ("Scene['Player'].transform.position", {"x": 0, "y": 1, "z": 0}),
            ("Scene['Player'].transform.position.y", 1),
            ('GameObject["Player"].name', "Player"), ('find("Player").transform.position.y', 1),
            ('GameObject.Find("Player").transform.position', {"x": 0, "y": 1, "z": 0}),
            ('find("Player").GetComponent<PlayerController>().health', 100),
            ("Camera.main.name", "Main Camera"), ("1 + 1", 2), ("new[] { 1, 2 }.Length", 2),
            ("UnityEngine.Physics.gravity", {"x": 0, "y": -9.81, "z": 0}),
            ("Physics.gravity.y", -9.81), ("Time.timeScale", 1),
            ('"Scene[\'Player\']"', "Scene['Player']"),
            ('Scene["Player"].name + find("Player").name', "PlayerPlayer")):
        answer = server.query(query)
        same((answer["success"], answer.get("result"), answer["complete"]), (True, wanted, True),
             query, answer)
        same(json.loads(server.text("query", query=query, timeout=LONG)), wanted, query)
    same(server.query('find("Player")')["result"]["id"], card["Id"])
    for query in ("Time.deltaTime", "Camera.main.transform.position",
                  'find("Body").GetComponent<Renderer>().material.color'):
        same(server.query(query)["success"], True, query)


@test
def statements_are_no_queries():
    server = one.get()
    for query in ("return 5;", "int x = 5", "int x = 5; x", "1; 2", "if (true) { }", "", "   ",
                  'new GameObject("ByQuery"); 5', "5; }", "using System;", "1;;",
                  'class Sly { }', 'throw new System.Exception()'):
        answer = server.ask("POST", "/api/query", {"query": query, "timeout": LONG}).json()
        same(answer["success"], False, query, answer)
        expect(answer["error"], query, answer)
    expect("/ByQuery" not in [card["Path"] for card in server.cards()])
    answer = server.ask("POST", "/api/query", {"query": 'find("Nobody").name',
                                               "timeout": LONG}).json()
    same((answer["success"], answer["complete"]), (False, True), answer)


@test
def the_examples_of_help_work():
    server = one.get()
    told = server.told("help")
    same(told["documentation"], "Unity-AI Bridge Help Documentation")
    expect(SEED_TOOLS <= {tool["id"] for tool in told["tools"]}, told)
    queries = [example["query"] for example in told["examples"]]
    for form in ("Scene['", 'GameObject["', 'find("', "GameObject.Find("):
        expect(any(query.startswith(form) for query in queries), form, queries)
    for query in queries:
        answer = server.query(query)
        same((answer["success"], answer["hasValue"]), (True, True), query, answer)


@test
def without_an_engine():
    with tempfile.TemporaryDirectory() as folder:
        server = Bridge("--player", "off", root=copy_example(folder))
        server.must_be_ready = server.compiled = None
        server.warm = lambda: None  # there is nothing to wait for
        with server:
            for path, body in (("/api/execute", {"code": "return 1;"}),
                               ("/api/query", {"query": "Physics.gravity", "timeout": 0})):
                answer = server.rest(path, body, 503)
                same((answer["success"], answer["error"]), (False, "Unity is not connected"),
                     answer)
                expect(UUID4.match(answer["logId"]), answer)
            error = server.fault("execute_code", code="return 1;")
            same((error["code"], error["data"]["details"]), (-32603, "Unity is not connected"))


# --- What code leaves behind ---

@test
def what_code_logs_is_attached():
    server = one.get()
    answer = server.execute('Debug.Log("attached-one"); Debug.LogWarning("attached-two"); '
                            'Debug.LogError("attached-three"); return 1;')
    words = json.dumps(server.details(answer["logId"]))
    for word in ("attached-one", "attached-two", "attached-three"):
        expect(word in words, word, words)

    def lines():
        page = server.logs(text="attached", count=20)["logs"]
        return [line for line in page if line["logId"] != answer["logId"]]
    found = wait_for(lambda: len(lines()) == 3 and lines(), "the three lines")
    for line in found:
        expect(answer["logId"] in json.dumps(line), "without its operation:", line)
    other = server.execute("return 2;")
    expect("attached" not in json.dumps(server.details(other["logId"])), "logs of another")


@test
def what_code_changes_is_saved():
    with Bridge() as server:
        change_and_save(server)


@test
def a_query_that_the_seed_documents_does_not_prevent_saving():
    with Bridge() as server:
        query = 'find("Body").GetComponent<Renderer>().material.color'
        same(server.query(query)["success"], True, query)
        change_and_save(server)


def change_and_save(server):
    same(server.text("execute_code", timeout=LONG, code='var made = new GameObject("MadeByCode"); '
                     'made.transform.position = new Vector3(5, 6, 7); '
                     'GameObject.Find("Music").name = "Renamed By Code"; return made.name;'),
         '"MadeByCode"')
    same(server.execute('GameObject.Find("Main Camera").GetComponent<Camera>().fieldOfView = 33; '
                        'throw new System.Exception("after the change");')["success"], False)
    response = server.ask_tool("SaveScene", {"confirm": True})
    same(response.json()["result"]["content"][0]["json"].get("ok"), True, response)
    with open(os.path.join(server.root, "Assets/Scenes/Main.unity"), encoding="utf-8") as file:
        text = file.read()
    expect("m_Name: MadeByCode" in text and "m_Name: Renamed By Code" in text, text[-2000:])
    expect("{x: 5, y: 6, z: 7}" in text and "field of view: 33" in text, text[-2000:])


@test
def what_stays_for_the_next_code():
    server = one.get()
    server.done("var kept = 5;")
    same(server.done("return kept + 1;"), 6)
    same(server.query("kept + 2")["result"], 7)
    server.execute("kept = 7; return noSuchName;")
    same(server.done("return kept;"), 5)


@test
def the_server_is_still_well_and_ends():
    one.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
