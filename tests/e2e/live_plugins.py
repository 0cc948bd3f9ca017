#!/usr/bin/env python3
"""C# that makes tools, compiled by a live engine: sources of --plugins, of Editor folders, of public
tools; what happens when they change, break, clash with the project's own, or go. And what they are
given: attributes in several namespaces, MainThread."""
import contextlib
import os
import shutil
import tempfile

from _live import Project, Scene, need_an_engine
from _robust import ByHand, engine_of, error_of, is_failure, live, result_of, with_probe
from _umcp import Http, Server, Suite, expect, request, run, same, wait_for

suite = Suite("live_plugins")
test = suite.test
GATES = ("--allow-eval", "--allow-writes", "--no-confirm")
PATIENCE = 90  # several runs of a compiler, on a machine that may have much else to do

TOOL = """
using System.ComponentModel;
using McpPlugin;

[McpPluginToolType]
public static class %(name)s
{
    [McpPluginTool("%(tool)s", Title = "A tool", ReadOnly = true)]
    [Description("What it does")]
    public static string Do([Description("A text")] string text = "x") { return "%(answer)s"; }
}
"""
OWN_COPY = """
using System;
namespace McpPlugin
{
    public sealed class McpPluginToolTypeAttribute : Attribute { }
    public sealed class McpPluginToolAttribute : Attribute
    {
        public McpPluginToolAttribute(string name) { Name = name; }
        public string Name { get; private set; }
        public string Title { get; set; }
        public bool ReadOnly { get; set; }
        public string Category { get; set; }
    }
}
public static class OwnTool
{
    [McpPlugin.McpPluginTool("own", Category = "of the project's copy")]
    public static string Do() { return "own"; }
}
"""
# As public tools are written.
PUBLIC = """#nullable enable
using System.ComponentModel;
using com.IvanMurzak.McpPlugin;
using com.IvanMurzak.ReflectorNet.Utils;
using UnityEngine;

namespace com.IvanMurzak.Unity.MCP.Editor.API
{
    [McpPluginToolType]
    public partial class Tool_Public
    {
        [McpPluginTool
        (
            "public-tool",
            Title = "Public / Tool"
        )]
        [Description("Is it a string? Yes!")]
        public string Do(string? text = null, int[]? numbers = null)
        => MainThread.Instance.Run(() =>
        {
            return $"[Success] {text ?? "nothing"} {numbers?.Length} {(text is string ? 1 : 0)}";
        });
    }
}
"""
ALL = """
using McpPlugin;
using com.IvanMurzak.McpPlugin;
using com.IvanMurzak.Unity.MCP.Common;
using com.IvanMurzak.ReflectorNet.Utils;

[McpPluginToolType]
public static class AllOfThem
{
    [McpPluginTool("all-of-them")]
    public static string Do() { return MainThread.Instance.Run(() => "all"); }
    [AiTool("hinted", ReadOnlyHint = true, IdempotentHint = true)]
    public static void Hinted() { }
}
"""
SINGLE = """
namespace One { using com.IvanMurzak.McpPlugin; public static class Tool {
    [McpPluginTool("one", "Title")] public static string Do() { return MainThread.Instance.Run(() => "1"); } } }
namespace Two { using com.IvanMurzak.Unity.MCP.Common; public static class Tool {
    [McpPluginTool("two")] public static string Do() { return MainThread.Instance.Run(() => "2"); } } }
namespace Three { using com.IvanMurzak.ReflectorNet.Utils; public static class Tool {
    [McpPluginTool("three")] public static string Do() { return MainThread.Instance.Run(() => "3"); } } }
"""


def tool(name, answer="1"):
    return TOOL % {"name": name, "tool": name.lower(), "answer": answer}


def write(folder, path, text):
    """A file, whole at once: nothing is compiled half-written."""
    at = os.path.join(folder, path)
    os.makedirs(os.path.dirname(at), exist_ok=True)
    with open(at + ".tmp", "w", encoding="utf-8") as file:
        file.write(text)
    os.rename(at + ".tmp", at)


class Stage:
    """A server on a project with a probe, and a folder of plugins, for a with block."""

    def __init__(self, fill=None, files=None, plugins=True):
        self.fill = fill
        self.server = live(self.make, *GATES)
        self.plugins = os.path.join(self.server.folder, "my plugins")
        if plugins:
            self.server.args += ["--plugins", "my plugins"]  # relative to where it is started
            os.mkdir(self.plugins)
        for path, text in (files or {}).items():
            write(self.plugins, path, text)

    def make(self, project):
        self.project = project
        compiled = with_probe(project)
        if self.fill:
            self.fill(project)
        return compiled

    def __enter__(self):
        self.server.__enter__()
        self.engine = engine_of(self.server)
        return self

    def __exit__(self, kind, *more):
        if kind:
            print(self.server.err()[-3000:])
        self.server.__exit__(kind, *more)

    def eval(self, code):
        """What code gives, as text; None: it does not compile. Explorer's clients are told to come
        again while the engine is busy or reloads."""
        reply = wait_for(lambda: self.ask(code), code, PATIENCE)
        if not is_failure(reply):
            return result_of(reply)["result"]
        expect("Compilation errors" in error_of(reply)[1], code, reply)
        return None

    def ask(self, code):
        reply = self.server.ask_tool("ConsoleEval", {"code": code}).json()
        return None if is_failure(reply) and error_of(reply)[0] == "NotReady" else reply

    def becomes(self, code, wanted):
        wait_for(lambda: self.eval(code) == wanted, f"{code} to be {wanted!r}", PATIENCE)

    def put(self, path, text):
        write(self.plugins, path, text)

    def is_logged(self, part):
        wait_for(lambda: any(part in line for line in self.server.logged()), part, PATIENCE)

    def is_the_same(self):
        """The engine has not been replaced, and the project's own script is there."""
        same(engine_of(self.server), self.engine, self.server.err()[-3000:])
        same(self.server.value("/Probe", "Probe", "Generation"), 1)


# --- --plugins ---

@test
def a_plugin_comes_changes_and_goes():
    def fill(project):
        project.script("Inner", "class Inner { internal static int Number = 42; }")
    with Stage(fill, {"First.cs": tool("First")}) as stage:
        same(stage.eval("First.Do()"), "1")
        stage.put("First.cs", tool("First", "changed"))
        stage.becomes("First.Do()", "changed")
        stage.put("deep/er/Second.cs", tool("Second"))
        stage.becomes("Second.Do()", "1")
        stage.put("deep/er/Second.cs", tool("Second", "again"))  # in a folder that is new
        stage.becomes("Second.Do()", "again")
        stage.put("Uses.cs", "public static class Uses { public static int Number { get { "
                             "return Inner.Number; } } }")
        stage.becomes("Uses.Number", "42")
        os.unlink(os.path.join(stage.plugins, "First.cs"))
        stage.becomes("First.Do()", None)
        same(stage.eval("Second.Do()"), "again")
        shutil.rmtree(os.path.join(stage.plugins, "deep"))
        stage.becomes("Second.Do()", None)
        stage.is_the_same()


@test
def a_broken_plugin_is_left_out_and_named():
    with Stage(files={"Good.cs": tool("Good"), "Bad.cs": "class Bad { int x = \"text\"; }"}) as stage:
        same(stage.eval("Good.Do()"), "1")
        stage.is_logged("my plugins/Bad.cs(1,21): error CS0029")
        stage.put("Good.cs", "this is no C#")
        stage.becomes("Good.Do()", None)
        stage.is_logged("my plugins/Good.cs(1,")
        stage.put("Good.cs", tool("Good", "mended"))
        stage.becomes("Good.Do()", "mended")
        stage.put("Bad.cs", tool("Bad"))
        stage.becomes("Bad.Do()", "1")
        stage.is_the_same()


@test
def the_only_script_breaks_and_is_mended():
    """As long as nothing compiles at all, the old code stays."""
    def fill(project):
        os.unlink(os.path.join(project.root, "Assets/Scripts/Probe.cs"))
    stage = Stage(fill, {"Only.cs": tool("Only")})
    stage.server.compiled = None
    with stage:
        stage.becomes("Only.Do()", "1")
        stage.put("Only.cs", "class {")
        stage.is_logged("None of 1 scripts compiles")
        same(stage.eval("Only.Do()"), "1")
        stage.put("Only.cs", tool("Only", "back"))
        stage.becomes("Only.Do()", "back")
        same(engine_of(stage.server), stage.engine)


@test
def clients_survive_the_reload():
    with Stage(files={"A.cs": tool("A")}) as stage, Http(stage.server.port) as http:
        http.post(request("initialize", {"protocolVersion": "2025-11-25", "capabilities": {},
                                         "clientInfo": {"name": "test", "version": "1"}}), "/mcp")
        session = http.response().headers["mcp-session-id"]
        stage.put("A.cs", tool("A", "2"))
        stage.becomes("A.Do()", "2")
        http.post(request("tools/list"), "/mcp", f"Mcp-Session-Id: {session}")
        listed = http.response()
        same(listed.status, 200, listed)
        stage.is_the_same()


@test
def the_folder_of_plugins_goes_and_comes_back():
    with Stage(files={"A.cs": tool("A")}) as stage:
        os.rename(stage.plugins, stage.plugins + " away")
        stage.becomes("A.Do()", None)
        os.mkdir(stage.plugins)
        stage.put("A.cs", tool("A", "new"))
        stage.becomes("A.Do()", "new")
        stage.put("A.cs", tool("A", "newer"))
        stage.becomes("A.Do()", "newer")
        stage.is_the_same()


@test
def links_that_lead_in_circles():
    stage = Stage(files={"deep/A.cs": tool("A")})
    os.symlink("..", os.path.join(stage.plugins, "deep/up"))
    os.symlink(".", os.path.join(stage.plugins, "self"))
    os.symlink("nowhere", os.path.join(stage.plugins, "Broken.cs"))
    os.mkfifo(os.path.join(stage.plugins, "Pipe.cs"))
    with tempfile.TemporaryDirectory() as other:
        write(other, "B.cs", tool("B"))
        os.symlink(other, os.path.join(stage.plugins, "elsewhere"))
        with stage:
            same((stage.eval("A.Do()"), stage.eval("B.Do()")), ("1", "1"))
            stage.put("deep/A.cs", tool("A", "2"))
            stage.becomes("A.Do()", "2")
            write(other, "B.cs", tool("B", "2"))
            stage.becomes("B.Do()", "2")
            stage.is_the_same()


@test
def plugins_do_not_cost_a_source_of_the_project():
    """One declares a type twice, one is missing `partial`, one makes a call ambiguous."""
    def fill(project):
        project.script("Own", "public class Own { public static int Number = 1; }")
        project.script("Whole", "public class Whole { public static int Number = 2; }")
        project.script("Calls", """
            using One;
            namespace One { public static class Ext { public static int Twice(this int x) { return 2 * x; } } }
            public static class Calls { public static int Number { get { return 2.Twice(); } } }""")
        project.script("Broken", "public class Broken { Missing x; }")
    files = {"Double.cs": "public class Own { public static int Number = 9; }",
             "Partial.cs": "public partial class Whole { }",
             "Good.cs": tool("Good")}
    with Stage(fill, files) as stage:
        same([stage.eval(f"{name}.Number") for name in ("Own", "Whole", "Calls")], ["1", "2", "4"])
        same(stage.eval("Good.Do()"), "1")
        stage.is_logged("Assets/Scripts/Broken.cs(1,")
        stage.put("Worse.cs", "namespace One { public static class Other { "
                              "public static int Twice(this int x) { return 0; } } }")
        stage.put("Good.cs", tool("Good", "2"))
        stage.becomes("Good.Do()", "2")
        stage.is_logged("Scripts of plugins or Editor folders are left out")
        same([stage.eval(f"{name}.Number") for name in ("Own", "Whole", "Calls")], ["1", "2", "4"])
        same(stage.eval("typeof(One.Other).Name"), None)
        stage.is_the_same()


@test
def folders_that_are_none():
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "game/Assets/A.cs", "")
        write(folder, "file", "")
        for wrong in ("nowhere", "file"):
            for command in ("serve", "stdio"):
                ran = run(command, "--project", "game", "--plugins", wrong, folder=folder)
                expect(ran.code != 0 and "--plugins" in ran.err and wrong in ran.err, ran)
        ran = run("serve", "--plugins", folder, folder=folder)
        same(ran.code, 2, ran)
        expect("--plugins" in ran.err and "--project" in ran.err, ran)


@test
def an_engine_by_hand_has_plugins():
    with tempfile.TemporaryDirectory() as folder, Server(*GATES) as server:
        project = Project(folder)
        project.scenes(Main=Scene())
        write(folder, "plugins/A.cs", tool("A"))
        url = f"ws://127.0.0.1:{server.port}/unity"
        with ByHand(project, folder, "--url", url, "--plugins", os.path.join(folder, "plugins")):
            def answer():
                reply = server.post(request("call_tool", {
                    "name": "ConsoleEval", "arguments": {"code": "A.Do()"}})).json()
                return reply.get("result", {}).get("content", [{}])[0].get("json", {}).get("result")
            wait_for(lambda: answer() == "1", "the plugin", PATIENCE)
        with ByHand(project, folder, "--url", url, "--plugins", "/no/where") as engine:
            same(engine.process.wait(PATIENCE), 2)
            expect("/no/where" in engine.words(), engine.words())


# --- The project's own ---

@test
def editor_folders_with_tools_are_compiled():
    def fill(project):
        project.add("Assets/Tools/Editor/Tool.cs", tool("EditorTool").replace(
            '"1"', "Helper.Text + EditorTools.Probe.Name"))
        project.add("Assets/Tools/Editor/Helper.cs", 'static class Helper { public static string Text = "h"; }')
        project.add("Assets/Tools/Editor/Window.cs",
                    "using UnityEditor; public class Window : EditorWindow { }")
        project.add("Assets/Editor/Other.cs", "public static class Other { }")
        project.add("Assets/Scripts/Named.cs",
                    'namespace EditorTools { public class Probe { public const string Name = "p"; } }')
        project.add("Assets/Alone/Alone.asmdef", '{"name":"Alone","includePlatforms":["Editor"]}')
        project.write("Assets/Alone/Tool.cs", tool("Alone"))
    with Stage(fill, plugins=False) as stage:
        same(stage.eval("EditorTool.Do()"), "hp")
        same(stage.eval("Alone.Do()"), "1")
        stage.is_logged("Assets/Tools/Editor/Window.cs(1,")
        same(stage.eval("typeof(Other).Name"), None)  # there is no tool in that folder
        expect(not any("Assets/Editor/" in line for line in stage.server.logged()))
        stage.project.write("Assets/Editor/New.cs", tool("New"))
        stage.becomes("New.Do()", "1")
        same(stage.eval("typeof(Other).Name"), "Other")
        stage.is_the_same()


@test
def a_script_needs_no_meta_file():
    def fill(project):
        project.write("Assets/Loose/A.cs", tool("A"))
    with Stage(fill, plugins=False) as stage:
        same(stage.eval("A.Do()"), "1")
        stage.project.write("Assets/More/B.cs", tool("B"))
        stage.becomes("B.Do()", "1")
        stage.project.write("Assets/More/B.cs", tool("B", "2"))  # in a folder that is new
        stage.becomes("B.Do()", "2")
        stage.is_the_same()


# --- What tools are given ---

def check_public(stage):
    public = "com.IvanMurzak.Unity.MCP.Editor.API.Tool_Public"
    same(stage.eval(f'new {public}().Do("a")'), "[Success] a  1")
    same(stage.eval("AllOfThem.Do()"), "all")
    same([stage.eval(f"{name}.Tool.Do()") for name in ("One", "Two", "Three")], ["1", "2", "3"])
    names = stage.eval(f"""
        string.Join(" ", new[] {{ typeof({public}), typeof(AllOfThem), typeof(One.Tool) }}
            .SelectMany(t => t.GetMethods()).SelectMany(m => m.GetCustomAttributes(false))
            .Where(a => a.GetType().GetProperty("ReadOnly") != null)
            .Select(a => a.GetType().Name + ":" + a.GetType().GetProperty("Name").GetValue(a, null)
                + ":" + a.GetType().GetProperty("Title").GetValue(a, null)
                + ":" + a.GetType().GetProperty("ReadOnly").GetValue(a, null)))""")
    same(names, "McpPluginToolAttribute:public-tool:Public / Tool:False "
                "McpPluginToolAttribute:all-of-them::False AiToolAttribute:hinted::True "
                "McpPluginToolAttribute:one:Title:False")
    described = stage.eval(f"""
        ((System.ComponentModel.DescriptionAttribute)typeof({public}).GetMethod("Do")
            .GetCustomAttributes(typeof(System.ComponentModel.DescriptionAttribute), false)[0]).Description""")
    same(described, "Is it a string? Yes!")
    expect(not any("error CS" in line for line in stage.server.logged()), stage.server.logged())


FILES = {"Public.cs": PUBLIC, "All.cs": ALL, "Single.cs": SINGLE, "Plain.cs": tool("Plain")}


@test
def attributes_of_every_namespace():
    with Stage(files=FILES) as stage:
        check_public(stage)
        same(stage.eval("Plain.Do()"), "1")
        same(stage.eval("typeof(Plain).GetMethod(\"Do\").GetCustomAttributes(false)"
                        ".Count(a => a.GetType().Assembly.GetName().Name == \"McpPlugin\")"), "1")


@test
def the_projects_own_attributes_count_more():
    def fill(project):
        project.script("OwnCopy", OWN_COPY)
    with Stage(fill, FILES) as stage:
        check_public(stage)
        for name in ("Plain", "OwnTool", "AllOfThem"):
            same(stage.eval(f"typeof({name}).GetMethod(\"Do\").GetCustomAttributes(false)"
                            ".Count(a => a.GetType().GetProperty(\"Category\") != null)"), "1", name)


@test
def own_attributes_without_a_namespace():
    def fill(project):
        project.script("OwnCopy", OWN_COPY.replace("namespace McpPlugin", "")
                       .replace("{\n    public sealed", "public sealed", 1)
                       .replace("    }\n}\npublic", "    }\npublic", 1)
                       .replace("McpPlugin.McpPluginTool(", "McpPluginTool("))
    with Stage(fill, {"Public.cs": PUBLIC}) as stage:
        same(stage.eval("OwnTool.Do()"), "own")
        same(stage.eval('new com.IvanMurzak.Unity.MCP.Editor.API.Tool_Public().Do("a")'), "[Success] a  1")


WORK = """
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using McpPlugin;
using UnityEngine;

public static class Work
{
    public static string Seen = "";
    public static int Left;
    static readonly int s_Main = Thread.CurrentThread.ManagedThreadId;

    static bool IsMain { get { return Thread.CurrentThread.ManagedThreadId == s_Main; } }

    public static string Here()
    {
        bool here = MainThread.Instance.IsMainThread, inside = false;
        MainThread.Instance.Run(() => { inside = IsMain; });
        int nested = MainThread.Instance.Run(() => MainThread.Instance.Run(() => 7));
        Task<int> task = MainThread.Instance.RunAsync(() => 8);
        return here + " " + inside + " " + nested + " " + task.IsCompleted + " " + task.Result;
    }

    // All of these from a thread of its own, which says what it saw.
    static void Start(Func<string> work)
    {
        Seen = "";
        new Thread(() => { try { Seen = work(); } catch (Exception e) { Seen = "thrown " + e; } })
            { IsBackground = true }.Start();
    }

    public static void Value() { Start(() =>
        MainThread.Instance.IsMainThread + " " + MainThread.Instance.Run(() => IsMain + " " + new GameObject("made").name)); }

    public static void Void() { Start(() => { string s = "no"; MainThread.Instance.Run(() => { s = "yes"; }); return s; }); }

    public static void Throws() { Start(() =>
        { try { MainThread.Instance.Run(() => { throw new InvalidOperationException("on purpose"); }); return "?"; }
          catch (InvalidOperationException e) { return e.Message + " " + e.StackTrace.Contains("Throws"); } }); }

    public static void Later() { Start(() => {
        Task<int> one = MainThread.Instance.RunAsync(() => 1);
        Task two = MainThread.Instance.RunAsync(() => { Left = 2; });
        Task<int> three = MainThread.Instance.RunAsync(async () => { await Task.Delay(1); return IsMain ? 3 : 0; });
        Task four = MainThread.Instance.RunAsync(async () => { await Task.Delay(1); Left = 4; });
        Task<int> bad = MainThread.Instance.RunAsync(() => int.Parse("bad"));
        string failed = "";
        try { bad.GetAwaiter().GetResult(); } catch (FormatException e) { failed = e.GetType().Name; }
        Task.WaitAll(one, two, three, four);
        return one.Result + " " + three.Result + " " + Left + " " + failed; }); }

    public static void Order() { Start(() => {
        List<int> order = new List<int>();
        Task[] all = new Task[100];
        for (int i = 0; i < all.Length; i++) { int n = i; all[i] = MainThread.Instance.RunAsync(() => order.Add(n)); }
        Task.WaitAll(all);
        for (int i = 0; i < all.Length; i++) if (order[i] != i) return "at " + i;
        return "in order"; }); }

    public static void Many()
    {
        Left = 8 * 50;
        for (int i = 0; i < 8; i++)
            new Thread(() => { for (int k = 0; k < 50; k++) MainThread.Instance.Run(() => { Left--; }); })
                { IsBackground = true }.Start();
    }

    public static void Null() { Start(() => {
        try { MainThread.Instance.Run((Action)null); return "?"; } catch (ArgumentNullException e) { return e.ParamName; } }); }

    public static void Logs() { Start(() => { MainThread.Instance.Run(() => Debug.Log("from the main thread")); return "logged"; }); }

    public static void Forever() { new Thread(() => { for (;;) MainThread.Instance.Run(() => { Left++; }); }) { IsBackground = true }.Start(); }
}
"""


@test
def the_main_thread_runs_what_others_ask_for():
    with Stage(files={"Work.cs": WORK}) as stage:
        same(stage.eval("Work.Here()"), "True True 7 True 8")
        for name, wanted in (("Value", "False True made"), ("Void", "yes"),
                             ("Throws", "on purpose True"), ("Later", "1 3 4 FormatException"),
                             ("Order", "in order"), ("Null", "action"), ("Logs", "logged")):
            stage.eval(f"Work.{name}();")
            wait_for(lambda: stage.eval("Work.Seen") != "", name)
            same(stage.eval("Work.Seen"), wanted, name)
        stage.is_logged("from the main thread")
        stage.eval("Work.Many();")
        stage.becomes("Work.Left", "0")
        stage.is_the_same()


@test
def a_reload_ends_threads_that_wait_for_the_main_thread():
    with Stage(files={"Work.cs": WORK, "A.cs": tool("A")}) as stage:
        for _ in range(4):
            stage.eval("Work.Forever();")
        for answer in ("2", "3"):
            stage.put("A.cs", tool("A", answer))
            stage.becomes("A.Do()", answer)
            stage.eval("Work.Forever();")
        stage.is_the_same()


@test
def progress_of_a_call_that_is_over_is_passed_over():
    with Stage(plugins=False) as stage:
        same(stage.eval("""
            var type = typeof(McpPlugin.MainThread).Assembly.GetType("Umcp.ToolProgress");
            var make = type.GetConstructors(System.Reflection.BindingFlags.NonPublic
                                            | System.Reflection.BindingFlags.Instance)[0];
            foreach (long call in new[] { 0L, -1L, 12345L, long.MaxValue })
                foreach (float done in new[] { 0f, 0.5f, -1f, float.NaN, float.PositiveInfinity })
                    ((System.IProgress<float>)make.Invoke(new object[] { call })).Report(done);
            return "told";"""), "told")
        stage.is_the_same()


# --- Places and scenes ---

@test
def a_relative_state_folder():
    with contextlib.ExitStack() as stack:
        stage = Stage(files={"A.cs": tool("A")})
        stage.server.args += ["--state-dir", "my state"]
        stack.enter_context(stage)
        same(stage.eval("A.Do()"), "1")
        stage.put("B.cs", "class B { int x = \"text\"; }")  # its errors are read from there
        stage.is_logged("my plugins/B.cs(1,")
        stage.put("A.cs", tool("A", "2"))
        stage.becomes("A.Do()", "2")
        kept = os.listdir(os.path.join(stage.server.folder, "my state"))
        expect(any(name.endswith(".dll") for name in kept), kept)
        stage.is_the_same()


@test
def a_build_scene_that_is_missing_leaves_its_place_to_the_next():
    def fill(project):
        scenes = {}
        for name in ("Gone", "Torn", "Third"):
            scenes[name] = Scene()
            scenes[name].add("In" + name)
        project.scenes(**scenes)
        os.unlink(os.path.join(project.root, "Assets/Gone.unity"))
        project.write("Assets/Torn.unity", "no scene at all")
    stage = Stage(fill, plugins=False)
    stage.server.compiled = None
    with stage:
        same([card["Path"] for card in stage.server.cards()], ["/InThird"])
        stage.is_logged("The scene 'Assets/Gone.unity' is passed over")
        stage.is_logged("The scene 'Assets/Torn.unity' is passed over")


@test
def without_any_build_scene_another_is_loaded():
    def fill(project):
        gone, other = Scene(), Scene()
        other.add("InOther")
        project.scenes(Gone=gone)
        os.unlink(os.path.join(project.root, "Assets/Gone.unity"))
        os.unlink(os.path.join(project.root, "Assets/Main.unity"))
        project.add("Assets/Other.unity", other.text())
    stage = Stage(fill, plugins=False)
    stage.server.compiled = None
    with stage:
        same([card["Path"] for card in stage.server.cards()], ["/InOther"])


if __name__ == "__main__":
    need_an_engine()
    suite.main()
