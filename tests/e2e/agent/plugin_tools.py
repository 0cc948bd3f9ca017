"""Plugin tools from C# source to a client's answer: the seed's own examples on the example project,
every kind of argument and result, many calls, many tools, reloads in their midst."""
import json
import os
import re
import shutil
import threading

from lib.bridge import Lines, Session
from lib.live import need_an_engine
from lib.probe import engine_of
from lib.sources import PATIENCE, Stage, write
from lib.umcp import EXAMPLE, Http, Server, Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test
KEBAB = re.compile(r"^[a-z][a-z0-9-]*$")
SAMPLES = {"create-vr-interactable", "create-object", "add-component", "set-transform",
           "create-prefab", "add-socket", "configure-grab"}

TOOLS = """
using System;
using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;
using System.Threading;
using System.Threading.Tasks;
using McpPlugin;
using UnityEngine;

public enum Mood { Calm, Angry }
public class Door { public string name = "front"; public int width = 80; }

public class Kinds
{
    static readonly List<int> order = new List<int>();
    static int n;

    [McpPluginTool("version", ReadOnly = true)] static string Version() { return "VERSION"; }
    [McpPluginTool("note", ReadOnly = true)] static void Note(int i) { order.Add(i); }
    [McpPluginTool("noted", ReadOnly = true)] static List<int> Noted() { return order; }
    [McpPluginTool("add", ReadOnly = true)] int Add(int a, int b = 2) { return a + b; }
    [McpPluginTool("mix", ReadOnly = true)]
    static string Mix(string s, bool b, long l, float f, double d, decimal m, Mood mood,
                      int[] list, List<string> names, Vector3 v, Color c, Door door, int? maybe)
    {
        return string.Join("|", new object[] { s, b, l, f, d, m, mood, list.Length, names[1], v.y,
                                               c.r, door.name + door.width, maybe.HasValue });
    }
    [McpPluginTool("nan", ReadOnly = true)] static double NaN() { return double.NaN; }
    [McpPluginTool("mask", ReadOnly = true)] static int Mask(LayerMask mask) { return mask; }
    [McpPluginTool("look", ReadOnly = true)] static string Look(GameObject o, Transform t = null)
    {
        return o.name + (t ? t.name : "-");
    }
    [McpPluginTool("throw")] static string Throw() { throw new InvalidOperationException("no door"); }
    [McpPluginTool("spin", ReadOnly = true)] static void Spin() { for (;;) n++; }
    [McpPluginTool("later", ReadOnly = true)] static async Task<int> Later(int ms)
    {
        await Task.Delay(ms);
        return MainThread.Instance.Run(() => Time.frameCount > 0 ? 7 : 0);
    }
    [McpPluginTool("frames", ReadOnly = true)] static IEnumerator Frames(int n)
    {
        for (int i = 0; i < n; i++) yield return null;
        yield return new WaitForSeconds(0.05f);
    }
    [McpPluginTool("progress", ReadOnly = true)]
    static async Task<string> Progress(IProgress<float> progress, CancellationToken token)
    {
        for (int i = 1; i <= 4; i++) { progress.Report(i / 4f); await Task.Delay(80); }
        return token.IsCancellationRequested ? "cancelled" : "done";
    }
    [McpPluginTool("make", Title = "Make it", Destructive = true)]
    static async Task<string> Make(string name)
    {
        new GameObject(name + " now");
        await Task.Delay(50);
        new GameObject(name + " after");
        return name;
    }
}
"""
MIX = {"s": "x", "b": True, "l": 9007199254740993, "f": 0.5, "d": 1e300, "m": 1.1, "mood": "Angry",
       "list": [1, 2, 3], "names": ["a", "b"], "v": "0,1.5,0", "c": {"r": 1, "g": 0, "b": 0},
       "door": {"width": 5}}


def post(server, method, params=None, path="/"):
    return server.post(request(method, params), path).json()


def plain(server, name, /, **arguments):
    return post(server, "tools/call", {"name": name, "arguments": arguments})


def text(reply):
    expect("result" in reply, reply)
    (content,) = reply["result"]["content"]
    same(content["type"], "text")
    return content["text"]


def error(reply):
    expect("error" in reply, reply)
    return reply["error"]["code"], reply["error"]["data"]["details"]


def count(server):
    """What /health says of the list, once the engine has loaded what it compiled."""
    def health():
        with Http(server.port) as http:
            http.get("/health")
            said = http.response().json()
        return said if said["status"] == "ok" else None
    return wait_for(health, "a healthy engine", PATIENCE)["tools_count"]


def names(server):
    return [tool["name"] for tool in post(server, "tools/list")["result"]["tools"]]


def await_tool(server, name):
    wait_for(lambda: name in names(server), f"the tool {name}", PATIENCE)


class Kinds(Stage):
    """The tools above in the plugins' folder."""

    def __init__(self, *more, files=None):
        super().__init__(files=files or {"Kinds.cs": TOOLS.replace("VERSION", "one")})
        self.server.args += list(more)

    def __enter__(self):
        super().__enter__()
        await_tool(self.server, "version")
        return self


class Example(Server):
    """A copy of the example project, which tools may change."""

    def __init__(self, *args):
        super().__init__(*args, env={"UMCP_PLAYER": None})
        self.project = os.path.join(self.folder, "demo")
        shutil.copytree(EXAMPLE, self.project)
        self.args += ["--project", self.project, "--state-dir", os.path.join(self.folder, "state")]

    def __enter__(self):
        super().__enter__()
        await_tool(self, "create-vr-interactable")
        return self


# --- The seed ---

@test
def the_examples_of_the_seed():
    with Example("--allow-writes") as server:
        tools = {tool["name"]: tool for tool in post(server, "tools/list")["result"]["tools"]}
        expect(SAMPLES <= set(tools), set(tools))
        expect(all(KEBAB.match(name) for name in tools), set(tools))
        expect({"list-objects", "scene-hierarchy-dump", "add-component-2"} <= set(tools))
        made = tools["create-vr-interactable"]
        same(made["description"], "Create a VR interactable GameObject")
        same({key: value["type"] for key, value in made["inputSchema"]["properties"].items()},
             {"name": "string", "position": "string"})
        same(made["inputSchema"]["required"], ["name"])
        same(count(server), len(tools))
        expect(text(plain(server, "create-vr-interactable", name="GrabbableSphere",
                          position="0,1.2,0")).startswith(
            "[Success] Created interactable 'GrabbableSphere' at (0,1.2,0)"))
        active = json.loads(post(server, "resources/read", {"uri": "unity://scene/active"})
                            ["result"]["contents"][0]["text"])
        same((active["name"], active["source"]), ("Main", "engine"))
        expect("GrabbableSphere" in [root["name"] for root in active["rootObjects"]], active)
        same(error(plain(server, "create-vr-interactable", position="0,0,0"))[0], -32602)
        expect("name" in error(plain(server, "create-vr-interactable", name=5))[1])
        same(error(plain(server, "no-such-tool"))[0], -32601)


@test
def what_a_tool_changes_is_saved():
    with Kinds() as stage:
        same(text(plain(stage.server, "make", name="New")), "New")
        saved = stage.server.tool("SaveScene")
        same((saved["ok"], saved["changed"]), (True, True), saved)
        with open(os.path.join(stage.project.root, saved["path"]), encoding="utf-8") as file:
            scene = file.read()
        expect("m_Name: New now" in scene and "m_Name: New after" in scene, scene[-3000:])


@test
def a_closed_gate_lets_readers_pass():
    with Example() as server:
        code, details = error(plain(server, "create-object", name="X"))
        same(code, -32603)
        expect("Writes disabled" in details, details)
        listed = post(server, "tools/list")["result"]["tools"]
        expect("create-object" in [tool["name"] for tool in listed])
        same(server.call("ListObjects", {"name": "X"})["Total"], 0)


# --- Arguments and results ---

@test
def arguments_and_results_of_every_kind():
    with Kinds() as stage:
        server = stage.server
        same(text(plain(server, "add", a=40)), "42")
        same(text(plain(server, "mix", **MIX)),
             "x|True|9007199254740993|0.5|1E+300|1.1|Angry|3|b|1.5|1|front5|False")
        same(text(plain(server, "look", o="/Probe", t="Probe")), "ProbeProbe")
        same(text(plain(server, "note", i=1)), "[Success] note is done")
        same(text(plain(server, "nan")), "NaN")
        same(text(plain(server, "mask", mask=5)), "5")
        same(error(plain(server, "mask", mask=True)),
             (-32602, "Parameter 'mask' must be a LayerMask: an integer, one bit for each layer. "
                      "Got: boolean."))
        same(text(plain(server, "noted")), "[1]")
        same(text(plain(server, "later", ms=30)), "7")
        expect("done" in text(plain(server, "frames", n=3)))
        same(error(plain(server, "throw")), (-32603, "InvalidOperationException: no door"))
        for name, wrong in (("s", 5), ("b", "true"), ("l", 1.5), ("f", "x"), ("d", []), ("m", {}),
                            ("mood", "Purple"), ("list", 3), ("list", [1, "a"]), ("names", [1]),
                            ("v", "1,2"), ("v", {"x": "a"}), ("c", 1), ("door", {"height": 1}),
                            ("maybe", "x"), ("other", 1)):
            code, details = error(plain(server, "mix", **{**MIX, name: wrong}))
            same(code, -32602, name, details)
            expect(name in details, name, details)
        for name in ("s", "mood", "list", "v", "door"):
            code, details = error(plain(server, "mix", **{k: v for k, v in MIX.items() if k != name}))
            same(code, -32602)
            expect(name in details, details)
        same(error(plain(server, "look", o="/Nothing"))[0], -32602)


@test
def a_tool_that_never_returns_is_stopped():
    with Kinds("--eval-timeout", "2000") as stage:
        code, details = error(plain(stage.server, "spin"))
        same(code, -32603, details)
        same(text(plain(stage.server, "version")), "one")
        same(engine_of(stage.server), stage.engine)


@test
def progress_reaches_the_caller():
    with Kinds() as stage:
        session = Session(stage.server)
        params = {"name": "progress", "arguments": {}, "_meta": {"progressToken": "p"}}
        with Http(stage.server.port) as http:
            http.post(request("tools/call", params), "/mcp", session.headers())
            same(http.response_head().status, 200)
            told = []
            while not told or "result" not in told[-1]:
                told += [json.loads(line[6:]) for line in http.chunk().splitlines()
                         if line.startswith(b"data: {")]
        steps = [m["params"]["progress"] for m in told if m.get("method") == "notifications/progress"]
        expect(steps and steps == sorted(steps) and steps[-1] <= 1, told)
        same(told[-1]["result"]["content"][0]["text"], "done")


# --- Many ---

class Many:
    """Calls side by side, each on a connection of its own."""

    def __init__(self, server, n, name, arguments):
        self.replies = [None] * n
        self.threads = [threading.Thread(target=self.ask, args=(server, i, name, arguments(i)))
                        for i in range(n)]
        for thread in self.threads:
            thread.start()

    def ask(self, server, i, name, arguments):
        self.replies[i] = plain(server, name, **arguments)

    def get(self):
        for thread in self.threads:
            thread.join(PATIENCE)
        expect(None not in self.replies, "calls without an answer", self.replies.count(None))
        return self.replies


@test
def three_hundred_side_by_side_and_in_their_order():
    with Kinds() as stage:
        replies = Many(stage.server, 300, "add", lambda i: {"a": i}).get()
        same([text(reply) for reply in replies], [str(i + 2) for i in range(300)])
        stage.server.post(request("tools/call", {"name": "note", "arguments": {"i": -1}}), "/")
    with Stage(files={"Kinds.cs": TOOLS}) as stage:
        args = ["--connect", "none", "--dialect", "plain", "--plugins", stage.plugins,
                "--state-dir", os.path.join(stage.server.folder, "s2")]
        with Lines(stage.project.root, *args) as client:
            client.send(request("tools/call", {"name": "ListScenes", "arguments": {}}, id_=1))
            client.read()
            wait_for(lambda: '"noted"' in json.dumps(client.ask(request("tools/list", id_=2))),
                     "tools", PATIENCE)
            for i in range(300):
                client.send(request("tools/call", {"name": "note", "arguments": {"i": i}},
                                    id_=100 + i))
            client.send(request("tools/call", {"name": "noted", "arguments": {}}, id_=999))
            order = [client.read() for _ in range(301)]
        same([reply["id"] for reply in order], [*range(100, 400), 999])
        same(json.loads(text(order[-1])), list(range(300)))


@test
def a_reload_in_the_midst_of_a_hundred_calls_loses_none():
    with Kinds() as stage:
        for round_, version in enumerate(("two", "three")):
            slow = Many(stage.server, 30, "later", lambda i: {"ms": 20 * i})
            calls = Many(stage.server, 70, "version", lambda i: {})
            stage.put("Kinds.cs", TOOLS.replace("VERSION", version))
            more = Many(stage.server, 30, "version", lambda i: {})
            for reply in calls.get() + more.get():
                expect(text(reply) in ("one", "two", "three"), reply)
            for reply in slow.get():  # what waited for its result when the domain went is told so
                expect("result" in reply or "reload" in error(reply)[1].lower(), reply)
            wait_for(lambda v=version: text(plain(stage.server, "version")) == v, version, PATIENCE)
            same(engine_of(stage.server), stage.engine, round_)


@test
def five_hundred_tools_and_no_more():
    tools = "\n".join(f'    [McpPlugin.McpPluginTool("t-{i}", ReadOnly = true)] '
                      f"static int T{i}() {{ return {i}; }}" for i in range(520))
    with Stage(files={"Many.cs": f"static class Many\n{{\n{tools}\n}}\n"}) as stage:
        await_tool(stage.server, "t-0")
        listed = [name for name in names(stage.server) if name.startswith("t-")]
        same(len(listed), 500)
        same(count(stage.server), len(names(stage.server)))
        same(text(plain(stage.server, listed[-1])), listed[-1][2:])
        stage.is_logged("500")


@test
def names_that_cannot_be_are_told_with_their_file():
    rows = {"": "Empty", "9lives": "Digit", "a b": "Blank", "ä": "Umlaut", "umcp-x": "Own",
            "ListObjects": "Taken", "listobjects": "TakenSmall", "x" * 65: "Long", "twice": "Twice1",
            "Twice": "Twice2", "a/../b": "Path", "a\\u0000b": "Nul", "list-objects": "Kebab"}
    methods = "\n".join(f'    [McpPlugin.McpPluginTool("{name}", ReadOnly = true)] '
                        f'static string {method}() {{ return "{method}"; }}'
                        for name, method in rows.items())
    with Stage(files={"Odd.cs": f"static class Odd\n{{\n{methods}\n}}\n"}) as stage:
        await_tool(stage.server, "twice")
        for method in ("Empty", "Digit", "Blank", "Umlaut", "Own", "Taken", "TakenSmall", "Long",
                       "Path", "Nul"):
            stage.is_logged(f"Odd.cs: Odd.{method})")
        listed = names(stage.server)
        expect(all(KEBAB.match(name) for name in listed), listed)
        same(len(set(listed)), len(listed))
        same(text(plain(stage.server, "list-objects")), "Kebab")
        expect("Total" in text(plain(stage.server, "umcp-list-objects")))
        expect("Total" in text(plain(stage.server, "ListObjects")))


@test
def editor_folders_of_the_project_have_tools_too():
    def fill(project):
        write(project.root, "Assets/Editor/Deep/Tools.cs",
              'static class InEditor { [McpPlugin.McpPluginTool("in-editor", ReadOnly = true)] '
              'static string Run() { return "yes"; } }')
    with Stage(fill) as stage:
        await_tool(stage.server, "in-editor")
        same(text(plain(stage.server, "in-editor")), "yes")


if __name__ == "__main__":
    need_an_engine()
    suite.main()
