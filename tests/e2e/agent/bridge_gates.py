"""The gates of execute_code and query over every dialect: both needed, no confirmation, refusals
that name the option; and the queries that need no gate, with all that must not be reachable."""
import itertools
import json
import os
import socket
import struct
import tempfile

from lib.bridge import LONG, Bridge, Lines, One, Session, copy_example, text_of
from lib.live import need_an_engine
from lib.umcp import Suite, call_tool, expect, frame, free_port, initialize, request, same, wait_for

suite = Suite()
test = suite.test
TOKEN = "0123456789abcdef0123456789abcdef"
OPTION = {"writes": "--allow-writes", "code": "--allow-eval"}
COMBINATIONS = list(itertools.product((False, True), repeat=2))


REACHED = """
using System.Threading.Tasks;
using UnityEngine;

public static class Reached
{
    public static int[] Many = { 1, 2, 3 };
    public static readonly System.Collections.Generic.Dictionary<string, int> Map =
        new System.Collections.Generic.Dictionary<string, int> { { "a", 1 } };
    public static System.Action Act = () => { };
    public static System.Type Kind { get { return typeof(int); } }
    public static int Logged { get { Debug.Log("said by a getter"); return 4; } }
    public static int Endless { get { while (true) { } } }
    public static Task<int> Later { get { return Task.Delay(50).ContinueWith(t => 8); } }
    public static int Changed;
    public static int Method() { return ++Changed; }
    public static int Sink { set { Changed = value; } }
    internal static int Hidden = 5;
    private static int secret = 6;
    public static int Sum { get { return Hidden + secret; } }
    public class Inner { public const int Deep = 3; }
}
"""


class Gated(Bridge):
    """All gates closed, until gates() opens them; confirmation stays required."""

    def __init__(self):
        self.keys = tempfile.TemporaryDirectory()
        self.frames = free_port()
        token = os.path.join(self.keys.name, "token")
        with open(token, "w", encoding="utf-8") as file:
            file.write(TOKEN + "\n")
        os.chmod(token, 0o600)
        super().__init__("--allow-config-changes", "--framed", f"127.0.0.1:{self.frames}",
                         "--framed-token-file", token, "--eval-timeout", "4000", gates=())
        script = os.path.join(self.root, "Assets/Scripts/Reached.cs")
        for path, text in ((script, REACHED), (script + ".meta", "fileFormatVersion: 2\nguid: "
                                               + "0123456789abcdef" * 2 + "\n")):
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)

    def gates(self, writes, code):
        same(self.call("SetConfig", {"allowWrites": writes, "requireConfirm": True,
                                     "enableConsoleEval": code}), {"ok": True})

    def clean_up(self):
        super().clean_up()
        self.keys.cleanup()

    def objects(self):
        return [card["Path"] for card in self.cards()]


one = One(Gated)


# --- Every way in: (whether it succeeded, the value's text or all that the refusal says) ---

def plain_result(answer):
    """Of JSON-RPC in any dialect."""
    if "error" in answer:
        return False, json.dumps(answer["error"])
    result = answer["result"]
    content = result["content"][0]
    if result.get("isError"):
        return False, json.dumps(result)
    if isinstance(content.get("json"), dict) and content["json"].get("ok") is False:
        return False, json.dumps(content["json"])
    return True, content["text"]


def by_invoke(server, tool, arguments):
    return plain_result(server.invoke(tool, arguments))


def by_rest(server, tool, arguments):
    path = "/api/execute" if tool == "execute_code" else "/api/query"
    response = server.ask("POST", path, arguments)
    answer = response.json()
    if answer["success"]:
        same(response.status, 200, response)
        return True, json.dumps(answer["result"], separators=(",", ":"))
    return False, json.dumps(answer)


def by_mcp(server, tool, arguments):
    result = Session(server).call(tool, **arguments)
    return plain_result({"result": result})


def by_call_tool(server, tool, arguments):
    return plain_result(server.ask_tool(tool, arguments).json())


def by_plain(server, tool, arguments):
    return plain_result(server.post(call_tool(tool, arguments), "/").json())


def by_editor(server, tool, arguments):
    answer = server.post(request("tools/call", {"tool": tool, "arguments": arguments}),
                         "/editor").json()
    if "error" in answer:
        return False, json.dumps(answer["error"])
    output = answer["result"]["output"]
    return True, json.dumps(output, separators=(",", ":"))


def by_frames(server, tool, arguments):
    with socket.create_connection(("127.0.0.1", server.frames), 60) as sock:
        def exactly(count):
            data = b""
            while len(data) < count:
                more = sock.recv(count - len(data))
                expect(more, "the connection ended", data)
                data += more
            return data

        def ask(message):
            sock.sendall(frame(message))
            return json.loads(exactly(struct.unpack("<I", exactly(4))[0]))
        answer = ask(request("session.authenticate", {"token": TOKEN}, "a"))
        expect("result" in answer, answer)
        return plain_result(ask(request("invoke", {"name": tool, "parameters": arguments}, "b")))


WAYS = {"invoke": by_invoke, "REST": by_rest, "MCP": by_mcp, "call_tool": by_call_tool,
        "plain": by_plain, "editor": by_editor, "framed": by_frames}


# --- Both gates ---

@test
def both_gates_over_every_dialect():
    server = one.get()
    wrong = []
    for writes, code in COMBINATIONS:
        server.gates(writes, code)
        for name, ask in WAYS.items():
            made = f"By {name} {writes} {code}".replace(" ", "")
            for tool, arguments in (
                    ("execute_code", {"code": f'return new GameObject("{made}").name;'}),
                    ("query", {"query": f'new GameObject("{made}Q").name'})):
                good, text = ask(server, tool, {**arguments, "timeout": LONG})
                if good != (writes and code):
                    wrong.append((name, tool, writes, code, text))
                elif good and made not in text:
                    wrong.append((name, tool, "value", text))
                elif not good:
                    missing = [OPTION[key] for key, is_open in (("writes", writes), ("code", code))
                               if not is_open]
                    if not any(option in text for option in missing):
                        wrong.append((name, tool, "names no option of", missing, text))
                    if any(option in text for option in OPTION.values() if option not in missing):
                        wrong.append((name, tool, "names an open option", text))
        there = [path for path in server.objects() if path.startswith("/By")]
        if bool(there) != (writes and code):
            wrong.append(("objects", writes, code, there))
    same(wrong, [])


@test
def the_options_themselves():
    """Gates of the command line; over stdio, where SetConfig is not asked for."""
    with tempfile.TemporaryDirectory() as folder:
        root = copy_example(folder)
        for gates, is_open in (((), False), (("--allow-eval",), False),
                               (("--allow-writes",), False),
                               (("--allow-eval", "--allow-writes"), True)):
            with Lines(root, gates=gates) as stdio:
                stdio.send(initialize())
                stdio.read()
                if is_open:
                    stdio.warm()
                answer = stdio.invoke("execute_code", {"code": "return 5;", "timeout": LONG})
                good, text = plain_result(answer)
                same(good, is_open, gates, answer)
                if not is_open:
                    same(answer["error"]["code"], -32603, answer)
                    expect({"details"} <= set(answer["error"]["data"]), answer)
                    expect(any(option in text for option in OPTION.values()
                               if option not in gates), gates, answer)


@test
def no_confirmation_is_asked():
    server = one.get()
    server.gates(True, True)
    same(text_of(server.invoke("execute_code", {"code": "return 5;", "timeout": LONG})), "5")
    denied = server.ask_tool("SetActive", {"objectId": server.id("/Player"), "active": True})
    same(denied.json()["result"]["content"][0]["json"]["ok"], False,
         "confirmation is required of others")


@test
def a_refusal_says_nothing_of_the_code():
    """Gates come before any look: bad code and good code are refused alike."""
    server = one.get()
    server.gates(False, False)
    texts = {json.dumps(server.fault("execute_code", code=code, timeout=LONG))
             for code in ("return 1;", "return 1 +;", "", "{", 'Debug.Log("x");')}
    same(len(texts), 1, texts)
    answer = server.ask("POST", "/api/execute", {"code": "return 1;"})
    expect(answer.status in (200, 403) and answer.json()["success"] is False, answer)


@test
def the_gate_can_close_again():
    server = one.get()
    server.gates(True, True)
    same(server.done("var stays = 3; return stays;"), 3)
    server.gates(True, False)
    for query in ("stays", "1 + 1", "stays + 1"):
        same(by_rest(server, "query", {"query": query, "timeout": LONG})[0], False, query)


# --- Paths without a gate ---

PATHS = (
    ('find("Player").transform.position.y', 1),
    ('find("Player").transform.position', {"x": 0, "y": 1, "z": 0}),
    ("Scene['Player'].transform.position", {"x": 0, "y": 1, "z": 0}),
    ('Scene["Player"].name', "Player"), ('GameObject["Player"].name', "Player"),
    ("find('Player').name", "Player"), ("GameObject['Player'].transform.position.x", 0),
    ("Physics.gravity", {"x": 0, "y": -9.81, "z": 0}), ("Physics.gravity.y", -9.81),
    ("UnityEngine.Physics.gravity", {"x": 0, "y": -9.81, "z": 0}),
    ("UnityEngine.Physics.gravity.y", -9.81), ("Physics.gravity[1]", -9.81),
    ('find("Player").transform.position[1]', 1), ("Time.timeScale", 1),
    ("Camera.main.name", "Main Camera"), (' find( "Player" ) . transform . position . y ', 1),
    ("Vector3.up", {"x": 0, "y": 1, "z": 0}), ("Scene['Main Camera'].name", "Main Camera"),
    ("Mathf.PI", 3.1415927), ("Quaternion.identity.w", 1),
)


@test
def paths_need_no_gate():
    server = one.get()
    wrong = []
    for writes, code in COMBINATIONS:
        server.gates(writes, code)
        for query, wanted in PATHS:
            answer = server.ask("POST", "/api/query", {"query": query, "timeout": LONG}).json()
            if (answer["success"], answer.get("result")) != (True, wanted):
                wrong.append((writes, code, query, answer))
    same(wrong, [])
    server.gates(False, False)
    for name, ask in WAYS.items():
        same(ask(server, "query", {"query": "Physics.gravity", "timeout": LONG}),
             (True, '{"x":0,"y":-9.81,"z":0}'), name)
    card = server.card("/Player")
    same(server.query('find("Player")')["result"]["id"], card["Id"])


@test
def help_says_which_of_its_examples_need_a_gate():
    server = one.get()
    for writes, code in COMBINATIONS:
        server.gates(writes, code)
        examples = server.told("help")["examples"]
        same({example["needsEval"] for example in examples}, {False, True})
        for example in examples:
            good, text = by_rest(server, "query", {"query": example["query"], "timeout": LONG})
            same(good, not example["needsEval"] or (writes and code), example, text)


@test
def paths_that_lead_nowhere():
    """They fail, and not because of a gate."""
    server = one.get()
    server.gates(False, False)
    for query in ('find("Nobody").name', 'find("Player").noSuchMember', "Physics.noSuch",
                  "NoSuchType.member", 'find("Player").transform.position[7]',
                  'Scene["Nobody"].transform'):
        good, text = by_rest(server, "query", {"query": query, "timeout": LONG})
        same(good, False, query, text)


UNREACHABLE = (
    # calls
    'GameObject.Find("Player").name', 'find("Player").GetComponent<PlayerController>().health',
    'find("Player").SetActive(false)', 'find("Player").GetType()', "Application.Quit()",
    'UnityEngine.Object.Destroy(find("Player"))', "Physics.gravity.ToString()",
    'new GameObject("Sly")', 'find("Pla" + "yer").name', 'find(null).name',
    'find("Player").GetComponent("PlayerController")', 'find("Player").transform.GetChild(0)',
    'find("Player").SendMessage("ResetPosition")', "System.GC.Collect()",
    # what changes
    "Time.timeScale = 5", "Time.timeScale++", "++Time.timeScale", "Time.timeScale += 1",
    'find("Player").name = "Sly"', 'find("Player").transform.position.y = 5',
    "Physics.gravity = Vector3.zero",
    # what is no path
    "1 + 1", "-Physics.gravity", "typeof(GameObject)", "(1)",
    "Physics.gravity; Time.timeScale", "Time.timeScale == 1", "Physics.gravity.y > 0 ? 1 : 2",
    'find("Player").transform.position[0 + 1]', "new int[3].Length", "x => x", "default(int)",
    'find("Player") as object', "(object)Time.timeScale", "await x", "checked(1)",
    # static paths that are neither Unity's nor the project's
    "System.Environment.MachineName", "Environment.CommandLine", "System.Environment.UserName",
    "System.Environment.CurrentDirectory", "global::System.Environment.MachineName",
    "System.AppDomain.CurrentDomain.BaseDirectory", "System.DateTime.Now",
    "System.Threading.Thread.CurrentThread.Name", "System.IO.Path.PathSeparator",
    "System.Diagnostics.Process.GetCurrentProcess", "AppDomain.CurrentDomain",
    "System.String.Empty",
    "string.Empty", "int.MaxValue", "System.Type.EmptyTypes", "Microsoft.CSharp.CSharpCodeProvider",
    "Mono.CSharp.Evaluator.current", "System.Console.Out",
    "UnityEngine.System.Environment.UserName",
)


@test
def what_must_not_be_reachable():
    server = one.get()
    before = server.objects()
    wrong = []
    for writes, code in COMBINATIONS[:3]:
        server.gates(writes, code)
        for query in UNREACHABLE:
            good, text = by_rest(server, "query", {"query": query, "timeout": LONG})
            if good:
                wrong.append((writes, code, query, text))
    same(wrong, [])
    same(server.objects(), before)
    same(server.query("Time.timeScale")["result"], 1)
    same(server.query("Physics.gravity.y")["result"], -9.81)
    same(server.query('find("Player").name')["result"], "Player")


@test
def what_compiles_is_refused_with_its_options():
    server = one.get()
    wrong = []
    for writes, code in COMBINATIONS[:3]:
        server.gates(writes, code)
        missing = [OPTION[key] for key, is_open in (("writes", writes), ("code", code))
                   if not is_open]
        for query in ("1 + 1", 'GameObject.Find("Player").name', "Time.timeScale == 1",
                      'find("Player").GetComponent<PlayerController>().health'):
            text = json.dumps(server.fault("query", query=query, timeout=LONG))
            wrong += [(query, option, text) for option in missing if option not in text]
    same(wrong, [])


@test
def types_reached_by_properties():
    """No way from a value into reflection and on to what runs code."""
    server = one.get()
    server.gates(False, False)
    for query in ('find("Player").GetType', "Physics.gravity.GetType",
                  'find("Player").transform.GetEnumerator',
                  'find("Player").scene.GetRootGameObjects',
                  "Camera.onPreCull.Method.Module.Assembly.Location",
                  'find("Player").m_CachedPtr', "UnityEngine.Object.op_Implicit"):
        good, text = by_rest(server, "query", {"query": query, "timeout": LONG})
        same(good, False, query, text)


@test
def the_projects_own_types():
    server = one.get()
    server.gates(False, False)
    for query, wanted in (("Reached.Many", [1, 2, 3]), ("Reached.Many[1]", 2), ("Reached.Sum", 11),
                          ("Reached.Many.Length", 3), ('Reached.Map["a"]', 1),
                          ("Reached.Inner.Deep", 3), ("Reached.Logged", 4)):
        same(server.query(query).get("result"), wanted, query)
    for query in ("Reached.Hidden", "Reached.secret", "Reached.Sink", "Reached.Method()",
                  "Reached.Changed = 5", "Reached.Act()", "Reached.Act.Invoke()",
                  "Reached.Act.Method.Module.Assembly.Location", "Reached.Act.Target",
                  "Reached.Kind.Assembly.Location", "Reached.Kind.Module.FullyQualifiedName",
                  "Reached.Many[3]", 'Reached.Map["b"]', "Reached.Many[Reached.Changed]"):
        good, text = by_rest(server, "query", {"query": query, "timeout": LONG})
        same(good, False, query, text)
    same(server.query("Reached.Changed")["result"], 0)


@test
def a_task_is_awaited_by_both():
    server = one.get()
    for gates in ((True, True), (False, False)):
        server.gates(*gates)
        for query in ("Reached.Later", "(Reached.Later)")[:1 + all(gates)]:
            same(server.query(query).get("result"), 8, gates, query)


@test
def a_getter_that_does_not_end():
    server = one.get()
    server.gates(False, False)
    good, text = by_rest(server, "query", {"query": "Reached.Endless", "timeout": LONG})
    same(good, False, text)
    expect("--eval-timeout" in text, "the limit is not named", text)
    late = server.query("Reached.Endless", 0)
    same((late["success"], late["complete"]), (True, False), late)
    same(server.settled(late["logId"])["success"], False)
    same(server.query("Reached.Sum")["result"], 11)


@test
def the_compilers_paths_and_the_readers_paths_agree():
    """What both can evaluate has one value."""
    server = one.get()
    values = {}
    for gates in ((False, False), (True, True)):
        server.gates(*gates)
        for query, _ in PATHS:
            values.setdefault(query, []).append(by_rest(server, "query", {
                "query": query, "timeout": LONG}))
        wait_for(lambda: server.query("Time.timeScale")["result"] == 1, "an answer")
    same({query: got for query, got in values.items() if got[0] != got[1]}, {})


@test
def the_server_is_still_well_and_ends():
    one.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
