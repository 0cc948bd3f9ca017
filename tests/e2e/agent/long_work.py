"""Work that takes long, in a live engine, as MCP clients of both eras see it: progress while scripts
compile, scenes are saved and files are searched; what a cancellation leaves behind; lines of the log
on the stream of the request whose code wrote them."""
import json
import os
import shutil
import tempfile
import time

from lib.live import Project, Scene, need_an_engine
from lib.modern import PREFIX, headers, modern
from lib.umcp import EXAMPLE, Http, Server, Stdio, Suite, expect, initialize, request, same, wait_for

suite = Suite()
test = suite.test
PATIENCE = 90  # a compiler runs
GATES = ("--allow-writes", "--allow-eval", "--no-confirm")
ACCEPT = "Accept: application/json, text/event-stream"
TALK = """
using System.Threading.Tasks;
using McpPlugin;
using UnityEngine;
static class Talking
{
    [McpPluginTool("talk", ReadOnly = true)]
    static async Task<string> Talk()
    {
        Debug.Log("one"); Debug.LogWarning("two");
        await Task.Delay(20);
        Debug.LogError("three");
        return "said";
    }
    static int n;
    [McpPluginTool("count", ReadOnly = true)]
    static async Task Count() { for (;;) { n++; await Task.Delay(5); } }
    [McpPluginTool("counts", ReadOnly = true)]
    static async Task<string> Counts()
    {
        int before = n;
        await Task.Delay(150);
        return n == 0 ? "not yet" : n > before ? "it goes on" : "it has stopped";
    }
}
"""
CODE = ("using System.Threading.Tasks; Debug.Log(\"one\"); Debug.LogWarning(\"two\"); "
        "await Task.Delay(20); Debug.LogError(\"three\"); return \"said\";")


def many_classes(n):
    """Sources that a compiler needs seconds for."""
    body = "".join(f"public int M{m}(int a) {{ var l = new System.Collections.Generic.List<int>(); "
                   f"for (int i = 0; i < a; i++) l.Add(i * {m}); return l.Count; }}\n"
                   for m in range(40))
    return "".join(f"public class Many{k} {{ {body} }}\n" for k in range(n))


class Long(Server):
    """A server with its engine on a copy of the example."""

    def __init__(self, *args, n_classes=0):
        super().__init__(*GATES, *args, env={"UMCP_PLAYER": None})
        self.root = os.path.join(os.path.realpath(self.folder), "demo")
        shutil.copytree(EXAMPLE, self.root)
        self.write("Assets/Scripts/Talking.cs", TALK)
        if n_classes:
            self.write("Assets/Scripts/Many.cs", many_classes(n_classes))
        self.args += ["--project", self.root]

    def is_fine(self):
        text_of(self.call("GetConfig"))

    def write(self, path, text):
        with open(os.path.join(self.root, path), "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, path):
        with open(os.path.join(self.root, path), encoding="utf-8") as file:
            return file.read()

    # --- Requests of both eras ---

    def begin(self, method, params, more=None, token="t"):
        """Sends a modern request on a connection of its own."""
        meta = {"progressToken": token} if token else {}
        message = modern(method, params, 1, None, **meta, **(more or {}))
        http = Http(self.port, patience=PATIENCE)
        http.post(message, "/mcp", headers(message))
        return http

    def begin_session(self, method, params, token="t", session=None):
        """Sends the request of a session, which is made if there is none."""
        if not session:
            with Http(self.port) as http:
                session = http.ask(initialize(), "/mcp", ACCEPT).headers["mcp-session-id"]
        http = Http(self.port, patience=PATIENCE)
        meta = {"_meta": {"progressToken": token}} if token else {}
        http.post(request(method, {**params, **meta}), "/mcp",
                  f"{ACCEPT}\r\nMcp-Session-Id: {session}")
        return http, session

    def call(self, tool, **arguments):
        """The answer to a call that is not watched."""
        with self.begin("tools/call", {"name": tool, "arguments": arguments}, token=None) as http:
            return http.response().json()


talking = suite.keep(Long)


def read_all(http):
    """What comes before the answer, and the answer."""
    response = http.response_head()
    if response.headers["content-type"] == "application/json":
        return [], json.loads(http.exactly(int(response.headers["content-length"])))
    return read_rest(http)


def read_rest(http):
    """The same of a stream that has begun."""
    before = []
    while "id" not in (message := next_event(http)):
        before.append(message)
    return before, message


def next_event(http):
    """A stream that can be resumed begins with an event without data."""
    while True:
        data = [line[5:].strip() for line in http.until(b"\n\n").decode().split("\n")
                if line.startswith("data:")]
        if any(data):
            return json.loads("\n".join(data))


def progress_of(messages):
    found = [m["params"] for m in messages if m["method"] == "notifications/progress"]
    counts = [p["progress"] for p in found]
    same(counts, sorted(set(counts)), "it grows")
    same({p["progressToken"] for p in found} - {"t"}, set())
    return found


def text_of(answer):
    expect("result" in answer, answer)
    expect(not answer["result"].get("isError"), answer)
    return answer["result"]["content"][0]["text"]


def call_of(tool, **arguments):
    return "tools/call", {"name": tool, "arguments": arguments}


# --- Lines of the log ---

def lines_of(messages):
    return [(m["params"]["level"], m["params"]["logger"], m["params"]["data"])
            for m in messages if m["method"] == "notifications/message"]


ALL = [("info", "unity", "one"), ("warning", "unity", "two"), ("error", "unity", "three")]


@test
def lines_come_on_the_stream_of_the_request_that_wrote_them():
    with talking as server:
        for tool, arguments in (("ConsoleEval", {"code": CODE}), ("execute_code", {"code": CODE}),
                                ("talk", {})):
            for level, wanted in (("debug", ALL), ("info", ALL), ("warning", ALL[1:]),
                                  ("error", ALL[2:]), ("critical", []), (None, [])):
                more = {PREFIX + "logLevel": level} if level else {}
                with server.begin(*call_of(tool, **arguments), more, None) as http:
                    before, answer = read_all(http)
                expect("said" in text_of(answer), answer)
                same(lines_of(before), wanted, tool, level)
                same(len(before), len(wanted), before)


@test
def lines_of_other_requests_stay_away():
    with talking as server:
        with server.begin(*call_of("ConsoleEval", code=CODE.replace("20", "300")),
                          {PREFIX + "logLevel": "debug"}, None) as http:
            text_of(server.call("ConsoleEval", code="Debug.Log(\"not yours\");"))
            before, answer = read_all(http)
        expect("said" in text_of(answer), answer)
        same(lines_of(before), ALL)


@test
def lines_come_on_stdio_too():
    with tempfile.TemporaryDirectory() as folder:
        root = os.path.join(os.path.realpath(folder), "demo")
        shutil.copytree(EXAMPLE, root)
        with Stdio("--connect", "none", "--project", root, *GATES, folder=folder,
                   env={"UMCP_PLAYER": None}) as s:
            for level, wanted in ((None, []), ("warning", ALL[1:]), ("debug", ALL)):
                more = {PREFIX + "logLevel": level} if level else {}
                s.send(modern(*call_of("ConsoleEval", code=CODE), 1, None, **more))
                before = []
                while "id" not in (message := s.read()):
                    before.append(message)
                expect("said" in text_of(message), message)
                same(lines_of(before), wanted, level)


@test
def a_session_hears_by_its_own_level():
    with talking as server:
        with server.begin_session(*call_of("ConsoleEval", code=CODE), None)[0] as http:
            before, answer = read_all(http)
            same(before, [])
        http, session = server.begin_session("logging/setLevel", {"level": "warning"}, None)
        with http:  # a client that has gone when the server accepts it is nobody
            same(http.response().status, 200)
        with Http(server.port, patience=PATIENCE) as stream:
            stream.get("/mcp", f"Accept: text/event-stream\r\nMcp-Session-Id: {session}")
            same(stream.response_head().status, 200)
            with server.begin_session(*call_of("ConsoleEval", code=CODE), None, session)[0]:
                seen = []
                while not seen or seen[-1]["params"].get("data") != "three":
                    seen.append(stream.sse())
            same([line for line in lines_of(seen) if line in ALL], ALL[1:])


# --- Plugin tools ---

@test
def a_plugin_tool_that_awaits_is_stopped_without_a_token():
    with talking as server:
        with server.begin(*call_of("count"), token=None):
            wait_for(lambda: "goes on" in text_of(server.call("counts")), "its code")
        wait_for(lambda: "stopped" in text_of(server.call("counts")), "its end")


ASIDE = """
using System.Threading.Tasks;
using McpPlugin;
using UnityEngine;
public static class Aside
{
    [McpPluginTool("aside-talk", ReadOnly = true)]
    static string Talk()
    {
        Debug.Log("one");
        MainThread.Instance.Run(() => Debug.LogWarning("two"));
        Task.Run(() => MainThread.Instance.RunAsync(() => Debug.LogError("three")).Wait()).Wait();
        return "said";
    }
}
"""


@test
def lines_of_a_tool_beside_the_main_thread_are_its_own_wherever_it_writes_them():
    with talking as server:
        server.write("Assets/Scripts/Aside.cs", ASIDE)
        wait_for(lambda: "result" in server.call("aside-talk"), "the tool", PATIENCE)
        with server.begin(*call_of("aside-talk"), {PREFIX + "logLevel": "debug"}, None) as http:
            before, answer = read_all(http)
        same(text_of(answer), "said")
        same(lines_of(before), ALL)


# --- Compiling ---

WAITS = "It waits until the scripts are compiled"


@test
def a_call_tells_that_it_waits_for_the_compiler():
    """In both eras, also a plugin tool, whose own progress goes on from there."""
    with Long(n_classes=200) as server:
        wait_for(lambda: "error" not in server.call("GetStatus"), "the engine")
        calls = [server.begin(*call_of("ConsoleEval", code="return 6 * 7;")),
                 server.begin_session(*call_of("ConsoleEval", code="return 6 * 7;"))[0]]
        for http in calls:
            with http:
                before, answer = read_all(http)
            expect("42" in text_of(answer), answer)
            expect(WAITS in [p.get("message") for p in progress_of(before)], before)


@test
def a_call_that_is_cancelled_while_it_waits_for_the_compiler_never_runs():
    with Long(n_classes=200) as server:
        wait_for(lambda: "error" not in server.call("GetStatus"), "the engine")
        marks = [os.path.join(server.root, name) for name in ("closed", "cancelled")]
        codes = [f"System.IO.File.WriteAllText({json.dumps(mark)}, \"ran\");" for mark in marks]
        with server.begin(*call_of("ConsoleEval", code=codes[0])) as http:
            http.response_head()  # the first word of progress
        http, session = server.begin_session(*call_of("ConsoleEval", code=codes[1]))
        with http, Http(server.port) as other:
            http.response_head()
            same(other.ask({"jsonrpc": "2.0", "method": "notifications/cancelled",
                            "params": {"requestId": 1}}, "/mcp",
                           f"{ACCEPT}\r\nMcp-Session-Id: {session}").status, 202)
        expect("42" in text_of(server.call("ConsoleEval", code="return 6 * 7;")))
        same([os.path.exists(mark) for mark in marks], [False, False])


# --- Saving ---

SCENE = "Assets/Large.unity"
MOVE = ("foreach (var t in UnityEngine.Object.FindObjectsOfType<Transform>()) "
        "t.localPosition += Vector3.up;")


class Large(Long):
    """One scene of many objects."""

    def __init__(self, n_objects):
        super().__init__()
        project = Project(self.folder)
        scene = Scene()
        for k in range(n_objects):
            scene.add(f"Object{k}")
        project.scenes(Large=scene)
        self.root = project.root
        self.args[-1] = project.root

    def edit(self):
        """Changes every object."""
        text_of(self.call("ConsoleEval", code=MOVE))


def expect_whole(server, old):
    """After a save that was cancelled: its file is as it was, or as a save leaves it."""
    text_of(server.call("ConsoleEval", code="return 1;"))  # the engine is done with it
    cut = server.read(SCENE)
    text_of(server.call("SaveScene"))
    whole = server.read(SCENE)
    expect(whole != old, "it was saved")
    expect(cut in (old, whole), len(old), len(cut), len(whole))
    same(sorted(os.listdir(os.path.join(server.root, "Assets"))),
         ["Large.unity", "Large.unity.meta"])


@test
def a_long_save_tells_its_progress_and_is_whole_if_it_is_cancelled():
    with Large(160000) as server:
        for era in range(2):
            old = server.read(SCENE)
            server.edit()
            if era:
                http, session = server.begin_session(*call_of("SaveScene"))
            else:
                http = server.begin(*call_of("SaveScene"))
            with http:
                same(http.response_head().headers["content-type"], "text/event-stream")
                message = next_event(http)
                same(message["method"], "notifications/progress", message)
                same(message["params"]["message"], "Seconds that it has run", message)
                if era:
                    with Http(server.port) as other:
                        other.ask({"jsonrpc": "2.0", "method": "notifications/cancelled",
                                   "params": {"requestId": 1}}, "/mcp",
                                  f"{ACCEPT}\r\nMcp-Session-Id: {session}")
            expect_whole(server, old)


@test
def a_save_that_is_cancelled_at_any_time_leaves_a_whole_file():
    with Large(20000) as server:
        for delay in (0, 0.02, 0.05, 0.1, 0.2, 0.4):
            old = server.read(SCENE)
            server.edit()
            with server.begin(*call_of("SaveScene")):
                time.sleep(delay)
            expect_whole(server, old)


@test
def a_save_that_waits_is_cancelled_and_never_begins():
    with Large(10) as server:
        server.edit()
        old = server.read(SCENE)
        with server.begin(*call_of("ConsoleEval", code="System.Threading.Thread.Sleep(1500); "
                                   "return 5;")) as first:
            with server.begin(*call_of("SaveScene")) as http:
                http.response_head()  # its first pulse; the engine still sleeps, or has just saved
            expect("5" in text_of(read_all(first)[1]))
        expect_whole(server, old)


# --- Searching the project ---

class Files(Long):
    """5000 prefabs, which several servers read, and no engine. One that has read them has no progress to tell."""

    top = tempfile.TemporaryDirectory()

    def __init__(self):
        super().__init__("--player", "off")
        self.args[-1] = os.path.join(os.path.realpath(self.top.name), "game")
        if os.path.exists(self.args[-1]):
            return
        project = Project(self.top.name)
        scene = Scene()
        for k in range(60):
            scene.add(f"Object{k}")
        for k in range(5000):
            project.add(f"Assets/Prefabs/P{k}.prefab", scene.text())


SEARCH = call_of("project_references_missing")


def searching(begin):
    """The connection of a search that has told its progress. On a busy machine the server may see
    the first word of it together with the answer, which then comes alone: that one is not meant."""
    for _ in range(10):
        http = begin()
        if http.response_head().headers["content-type"] == "text/event-stream":
            same(next_event(http)["method"], "notifications/progress")
            return http
        http.close()
    raise AssertionError("no search told its progress")


@test
def a_search_tells_its_progress():
    with Files() as server, searching(lambda: server.begin(*SEARCH)) as http:
        before, answer = read_rest(http)
        text_of(answer)
        progress_of(before)


@test
def a_search_ends_when_its_client_closes_the_stream():
    with Files() as server:
        with searching(lambda: server.begin(*SEARCH)):
            pass
        text_of(server.call("project_info"))


@test
def a_search_ends_when_it_is_cancelled():
    with Files() as server:
        session = server.begin_session("ping", {}, None)[1]
        with searching(lambda: server.begin_session(*SEARCH, session=session)[0]) as http, \
                Http(server.port) as other:
            other.ask({"jsonrpc": "2.0", "method": "notifications/cancelled",
                       "params": {"requestId": 1}}, "/mcp",
                      f"{ACCEPT}\r\nMcp-Session-Id: {session}")
            rest = http.until(b"\r\n0\r\n\r\n")  # the last chunk: the stream has ended
            expect(b'"result"' not in rest, "it is not answered", rest)
        text_of(server.call("project_info"))


if __name__ == "__main__":
    need_an_engine()
    suite.main()
