"""On which thread a plugin tool runs: one that waits for the main thread through MainThread beside it,
every other one on it. What the first kind may do there, and how it ends."""
import json
import os
import threading
import time

from lib.bridge import Lines, Session
from lib.live import need_an_engine
from lib.probe import engine_of
from lib.sources import PATIENCE, Stage, write
from lib.umcp import EXAMPLE, Http, Suite, expect, request, same, wait_for

from agent.plugin_tools import Example, Many, await_tool, error, names, plain, text

suite = Suite()
test = suite.test

TOOLS = r"""
using System;
using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using McpPlugin;
using UnityEngine;

public class Waiting : MonoBehaviour
{
    public int steps;
    public IEnumerator Go() { for (; steps < 5; steps++) yield return null; }
}

public static class Where
{
    // What only the main thread may do, and what only another one would say.
    public static string Here()
    {
        try { return "main " + (Time.frameCount >= 0); }
        catch (UnityException) { return "beside"; }
    }
    public static string Touch() { return MainThread.Instance.Run(() => Here()); }
}

public interface IWork { string Do(); }
public class Wrapped : IWork { public string Do() { return Where.Here() + " " + Where.Touch(); } }
public class Direct : IWork { public string Do() { return Where.Here(); } }
public abstract class Base
{
    protected abstract string Body();
    public string Go() { return Body(); }
}
public class Derived : Base { protected override string Body() { return Where.Here() + " " + Where.Touch(); } }
public class Scope : IDisposable
{
    public static string said;
    public void Dispose() { said = Where.Here() + " " + Where.Touch(); }
}
public static class Registry
{
    public static readonly IWork work = new Wrapped();
    public static readonly Func<string> made = () => Where.Here() + " " + Where.Touch();
    public static readonly Func<string> plain = () => Where.Here();
}
public struct Generic<T> { public string Do(T t) { return Where.Here() + " " + Where.Touch(); } }

public static class Beside
{
    static string Result(IEnumerable<string> all) { return string.Join("|", all.ToArray()); }
    static IEnumerable<string> Iterator() { yield return Where.Here(); yield return Where.Touch(); }

    [McpPluginTool("in-body", ReadOnly = true)]
    static string Body() { return Where.Here() + " " + MainThread.Instance.Run(() => Where.Here()); }
    [McpPluginTool("in-background", ReadOnly = true)]
    static string Background() { MainThread.Instance.Run(() => { }); return Thread.CurrentThread.IsBackground + " " + MainThread.Instance.IsMainThread + " " + (SynchronizationContext.Current == null); }
    [McpPluginTool("in-helper", ReadOnly = true)] static string Helper() { return Where.Here() + " " + Where.Touch(); }
    [McpPluginTool("in-lambda", ReadOnly = true)]
    static string Lambda() { Func<string> f = () => Where.Here() + " " + Where.Touch(); return f(); }
    [McpPluginTool("in-closure", ReadOnly = true)]
    static string Closure(string s = "x") { Func<string> f = () => s + Where.Here() + " " + Where.Touch(); return f().Substring(1); }
    [McpPluginTool("in-iterator", ReadOnly = true)] static string Iterate() { return Result(Iterator()); }
    [McpPluginTool("in-async", ReadOnly = true)]
    static async Task<string> Async() { string a = Where.Here(); await Task.Delay(20); return a + " " + Where.Touch(); }
    [McpPluginTool("in-linq", ReadOnly = true)]
    static string Linq() { return Result(new[] { 1 }.Select(i => Where.Here() + " " + Where.Touch())); }
    [McpPluginTool("by-interface", ReadOnly = true)] static string Interface() { IWork w = new Wrapped(); return w.Do(); }
    [McpPluginTool("by-override", ReadOnly = true)] static string Override() { Base b = new Derived(); return b.Go(); }
    [McpPluginTool("by-registry", ReadOnly = true)] static string Registered() { return Registry.work.Do(); }
    [McpPluginTool("by-delegate", ReadOnly = true)] static string Delegated() { return Registry.made(); }
    [McpPluginTool("by-dispose", ReadOnly = true)] static string Disposed() { using (new Scope()) { } return Scope.said; }
    [McpPluginTool("by-generic", ReadOnly = true)] static string Generics() { return new Generic<int>().Do(1); }
    [McpPluginTool("by-reference", ReadOnly = true)] static string Reference() { Func<string> f = Where.Touch; return Where.Here() + " " + f(); }
    [McpPluginTool("by-task", ReadOnly = true)] static string Tasks() { return Where.Here() + " " + Task.Run(() => Where.Touch()).Result; }
    [McpPluginTool("by-property", ReadOnly = true)] static string Property() { return Where.Here() + " " + Got; }
    static string Got { get { return Where.Touch(); } }
    [McpPluginTool("forced-background", ReadOnly = true, Thread = "background")] static string Forced() { return Where.Here() + " main True"; }
}

public static class OnMain
{
    static readonly MainThread main = MainThread.Instance;
    static string Used() { return main.Run(() => "used"); }

    [McpPluginTool("direct", ReadOnly = true)] static string Direct() { return Where.Here(); }
    [McpPluginTool("direct-interface", ReadOnly = true)] static string Interface() { IWork w = new Direct(); return w.Do(); }
    [McpPluginTool("direct-delegate", ReadOnly = true)] static string Delegated() { return Registry.plain(); }
    [McpPluginTool("direct-foreach", ReadOnly = true)]
    static string Each() { foreach (Transform t in new GameObject("x").transform) { } return Where.Here(); }
    [McpPluginTool("direct-async", ReadOnly = true)]
    static async Task<string> Async() { await Task.Delay(20); return Where.Here(); }
    [McpPluginTool("direct-linq", ReadOnly = true)]
    static string Linq() { return string.Join("|", new[] { 1 }.Select(i => Where.Here()).ToArray()); }
    [McpPluginTool("a-coroutine", ReadOnly = true)]
    static IEnumerator Coroutine() { Where.Touch(); yield return null; Scope.said = Where.Here(); }
    [McpPluginTool("forced-main", ReadOnly = true, Thread = "main")] static string Forced() { return Where.Touch(); }
    [McpPluginTool("bad-thread", ReadOnly = true, Thread = "backgruond")] static string Bad() { return ""; }
}

public static class Work
{
    static readonly List<int> order = new List<int>();
    static int running, most;
    public static int loops;

    [McpPluginTool("frames", ReadOnly = true)]
    static string Frames(int n)
    {
        List<int> seen = new List<int>();
        while (seen.Count < n) seen.Add(MainThread.Instance.Run(() => Time.frameCount));
        return seen.Distinct().Count() + " " + (seen.Last() - seen.First() >= n - 1);
    }
    [McpPluginTool("wait-for-frame", ReadOnly = true)]
    static string WaitForFrame()
    {
        int first = MainThread.Instance.Run(() => Time.frameCount);
        while (MainThread.Instance.Run(() => Time.frameCount) < first + 5) { }
        return "done";
    }
    [McpPluginTool("wait-for-coroutine", ReadOnly = true)]
    static string WaitForCoroutine()
    {
        Waiting w = MainThread.Instance.Run(() =>
        {
            Waiting made = new GameObject("waits").AddComponent<Waiting>();
            made.StartCoroutine(made.Go());
            return made;
        });
        while (!MainThread.Instance.Run(() => w.steps == 5)) Thread.Sleep(5);
        return "done";
    }
    [McpPluginTool("wait-for-event", ReadOnly = true)]
    static string WaitForEvent()
    {
        ManualResetEvent done = new ManualResetEvent(false);
        MainThread.Instance.Run(() =>
        {
            Waiting made = new GameObject("sets").AddComponent<Waiting>();
            made.StartCoroutine(Set(done));
        });
        return done.WaitOne(20000) ? "done" : "late";
    }
    static IEnumerator Set(ManualResetEvent e) { yield return null; yield return null; e.Set(); }
    [McpPluginTool("nested", ReadOnly = true)]
    static string Nested() { return MainThread.Instance.Run(() => MainThread.Instance.Run(() => MainThread.Instance.Run(() => Where.Here()))); }
    [McpPluginTool("take-turn", ReadOnly = true)]
    static string TakeTurn(int i)
    {
        most = Math.Max(most, Interlocked.Increment(ref running));
        MainThread.Instance.Run(() => { });
        lock (order) order.Add(i);
        Thread.Sleep(2);
        Interlocked.Decrement(ref running);
        return "ok";
    }
    [McpPluginTool("turns", ReadOnly = true)] static string Turns() { return most + ":" + string.Join(",", order.ConvertAll(i => i.ToString()).ToArray()); }
    [McpPluginTool("throw-inside", ReadOnly = true)]
    static string Throw() { return MainThread.Instance.Run<string>(() => { throw new InvalidOperationException("no door"); }); }
    [McpPluginTool("throw-beside", ReadOnly = true)]
    static string ThrowBeside() { MainThread.Instance.Run(() => { }); throw new ArgumentException("no key"); }
    [McpPluginTool("edit")]
    static string Edit(string name)
    {
        MainThread.Instance.Run(() => { new GameObject(name); });
        Thread.Sleep(30);
        MainThread.Instance.RunAsync(() => { new GameObject(name + " too"); }).Wait();
        Debug.Log("edited " + name);
        return name;
    }
    [McpPluginTool("objects", ReadOnly = true)]
    static GameObject Objects(GameObject o, Vector3 v) { return MainThread.Instance.Run(() => { o.transform.position = v; return o; }); }
    [McpPluginTool("spin-beside", ReadOnly = true)]
    static string Spin() { MainThread.Instance.Run(() => { }); for (;;) loops++; }
    [McpPluginTool("spin-inside", ReadOnly = true)]
    static string SpinInside() { MainThread.Instance.Run(() => { for (;;) loops++; }); return "late"; }
    [McpPluginTool("sleep-beside", ReadOnly = true, TimeoutMs = 700)]
    static string Sleep() { MainThread.Instance.Run(() => { }); Thread.Sleep(60000); return "late"; }
    [McpPluginTool("run-for-ever", ReadOnly = true, TimeoutMs = 700)]
    static string Loop() { for (;;) MainThread.Instance.Run(() => { loops++; }); }
    [McpPluginTool("hear", ReadOnly = true)]
    static string Hear(CancellationToken token)
    {
        loops = 0;
        while (!token.IsCancellationRequested) { MainThread.Instance.Run(() => { loops++; }); }
        loops = -1;
        return "heard";
    }
    [McpPluginTool("resist-token", ReadOnly = true)]
    static string Resist(CancellationToken token) { loops = 0; for (;;) MainThread.Instance.Run(() => { loops++; }); }
    [McpPluginTool("progress-beside", ReadOnly = true)]
    static string Progress(IProgress<float> progress)
    {
        for (int i = 1; i <= 4; i++) { progress.Report(i / 4f); MainThread.Instance.Run(() => { }); Thread.Sleep(80); }
        return "done";
    }
    [McpPluginTool("long", ReadOnly = true, TimeoutMs = 0)]
    static string Long() { MainThread.Instance.Run(() => { }); Thread.Sleep(4000); return "late, and there"; }
    [McpPluginTool("long-too", ReadOnly = true)]
    static string LongToo() { MainThread.Instance.Run(() => { }); Thread.Sleep(4000); return "late, and there"; }
    [McpPluginTool("async-run", ReadOnly = true)]
    static async Task<string> AsyncRun()
    {
        string value = await MainThread.Instance.RunAsync(() => Where.Here());
        string thrown = "nothing", cancelled = "nothing";
        try { await MainThread.Instance.RunAsync(() => { throw new InvalidOperationException("x"); }); }
        catch (InvalidOperationException e) { thrown = e.Message; }
        Task task = MainThread.Instance.RunAsync(() => { throw new OperationCanceledException(); });
        try { await task; } catch (OperationCanceledException) { cancelled = task.Status.ToString(); }
        int inner = await MainThread.Instance.RunAsync(async () => { await Task.Delay(10); return Time.frameCount > 0 ? 7 : 0; });
        return value + " " + thrown + " " + cancelled + " " + inner + " " + Where.Here();
    }
    [McpPluginTool("async-run-here", ReadOnly = true, Thread = "main")]
    static async Task<string> AsyncRunHere()
    {
        Task<string> task = MainThread.Instance.RunAsync(() => Where.Here());
        string at_once = task.IsCompleted.ToString();
        return at_once + " " + await task + " " + Where.Here();
    }
    [McpPluginTool("loops", ReadOnly = true)] static int Loops() { return loops; }
}
"""
BESIDE = ("in-body", "in-helper", "in-lambda", "in-closure", "in-async", "in-linq", "by-interface",
          "by-override", "by-registry", "by-delegate", "by-dispose", "by-generic", "by-reference",
          "by-task", "by-property", "forced-background")
ON_MAIN = ("direct", "direct-interface", "direct-delegate", "direct-foreach", "direct-async",
           "direct-linq", "forced-main")


# In assemblies of the project: one of its own, the predefined one, and the editor's.
HELPER = """
using System;
using com.IvanMurzak.ReflectorNet.Utils;
using UnityEngine;
namespace Helping
{
    public abstract class Helper
    {
        public static string Here()
        {
            try { return "main " + (Time.frameCount >= 0); }
            catch (UnityException) { return "beside"; }
        }
        public static string Touch() { return MainThread.Instance.Run(() => Here()); }
        public virtual string Go() { return Here(); }
    }
    public class Toucher : Helper { public override string Go() { return Here() + " " + Touch(); } }
    public class Other : Helper { }
}
"""
OWN = """
using System;
using System.Threading.Tasks;
using Helping;
using McpPlugin;
using UnityEngine;
public static class Own
{
    [McpPluginTool("across", ReadOnly = true)] static string Across() { return Helper.Here() + " " + Helper.Touch(); }
    [McpPluginTool("across-override", ReadOnly = true)] static string Over() { Helper h = new Toucher(); return h.Go(); }
    [McpPluginTool("across-direct", ReadOnly = true)] static string Direct() { Helper h = new Other(); return h.Go(); }
    [McpPluginTool("own-copy", ReadOnly = true)]
    static string Copy() { return Helper.Here() + " " + MainThread.Instance.Run(() => Helper.Here()); }
    [McpPluginTool("own-copy-frames", ReadOnly = true)]
    static string Frames()
    {
        int first = MainThread.Instance.Run(() => Time.frameCount);
        while (MainThread.Instance.Run(() => Time.frameCount) < first + 5) { }
        return "done";
    }
    [McpPluginTool("own-copy-async", ReadOnly = true)]
    static async Task<string> Async()
    {
        string value = await MainThread.Instance.RunAsync(() => Helper.Here());
        string thrown = "nothing", cancelled = "nothing";
        try { await MainThread.Instance.RunAsync(() => { throw new InvalidOperationException("x"); }); }
        catch (InvalidOperationException e) { thrown = e.Message; }
        Task task = MainThread.Instance.RunAsync(() => { throw new OperationCanceledException(); });
        try { await task; } catch (OperationCanceledException) { cancelled = task.Status.ToString(); }
        int inner = await MainThread.Instance.RunAsync(async () => { await Task.Delay(10); return Time.frameCount > 0 ? 7 : 0; });
        return value + " " + thrown + " " + cancelled + " " + inner;
    }
    [McpPluginTool("own-limit", ReadOnly = true, TimeoutMs = 700)] static string Limit() { return "ok"; }
}
"""
IN_EDITOR = """
using Helping;
using McpPlugin;
public static class InEditor
{
    [McpPluginTool("of-the-editor", ReadOnly = true)]
    static string Get() { UnityEditor.EditorUtility.ClearProgressBar(); return Helper.Here(); }
    [McpPluginTool("of-the-editor-beside", ReadOnly = true)]
    static string Beside() { return Helper.Here() + " " + MainThread.Instance.Run(() => Helper.Here()); }
}
"""


class Threads(Stage):
    def __init__(self, *more):
        super().__init__(files={"Threads.cs": TOOLS})
        self.server.args += list(more)

    def __enter__(self):
        super().__enter__()
        await_tool(self.server, "loops")
        return self

    def says(self, tool, wanted, /, **arguments):
        same(text(plain(self.server, tool, **arguments)), wanted, tool)


threads = suite.keep(Threads)
hurried = suite.keep(lambda: Threads("--eval-timeout", "1500"))


# --- Where ---

@test
def a_tool_that_comes_to_main_thread_runs_beside_it():
    with threads as stage:
        for name in BESIDE:
            stage.says(name, "beside main True")
        stage.says("in-iterator", "beside|main True")
        stage.says("in-background", "True False True")


@test
def a_tool_that_uses_unity_directly_runs_on_the_main_thread():
    with threads as stage:
        for name in ON_MAIN:
            stage.says(name, "main True")
        stage.says("a-coroutine", "[Success] a-coroutine is done")
        expect("bad-thread" not in names(stage.server))
        stage.is_logged("its Thread is 'backgruond'")


@test
def all_assemblies_of_the_project_count_and_its_own_main_thread():
    with Example("--allow-writes") as server:
        write(server.project, "Assets/Helping/Helping.asmdef", '{"name": "Helping", "autoReferenced": true}')
        write(server.project, "Assets/Helping/Helper.cs", HELPER)
        write(server.project, "Assets/Scripts/Own.cs", OWN)
        write(server.project, "Assets/Editor/InEditor.cs", IN_EDITOR)
        await_tool(server, "own-copy")
        await_tool(server, "of-the-editor")
        for name, wanted in (("across", "beside main True"), ("across-override", "beside main True"),
                             ("across-direct", "main True"), ("own-copy", "beside main True"),
                             ("own-copy-frames", "done"), ("own-copy-async", "main True x Canceled 7"),
                             ("of-the-editor", "main True"),
                             ("of-the-editor-beside", "beside main True")):
            same(text(plain(server, name)), wanted, name)
        expect(text(plain(server, "create-object", name="X")).startswith("[Success] Created object 'X'"))


@test
def a_call_graph_without_an_end_is_bounded():
    """The walk goes no further than 20,000 methods: beyond, only the attribute tells."""
    n = 25000
    chain = "\n".join(f"static string M{i}() {{ return M{i + 1}(); }}" for i in range(n))
    with Stage(files={"Chain.cs": f"""
using System.Threading;
using McpPlugin;
public static class Chain {{
    [McpPluginTool("endless", ReadOnly = true)] static string Endless() {{ return "" + (M0 == null) + Thread.CurrentThread.IsBackground; }}
    delegate string F();
    static F M0 {{ get {{ return M1; }} }}
    [McpPluginTool("circle", ReadOnly = true)] static string Circle(int n = 0) {{ return n < 3 ? Circle(n + 1) : "round"; }}
    {chain.replace("static string M0()", "static string M_()")}
    static string M{n}() {{ return MainThread.Instance.Run(() => "end"); }}
}}"""}) as stage:
        await_tool(stage.server, "endless")
        same(text(plain(stage.server, "endless")), "FalseFalse")
        same(text(plain(stage.server, "circle")), "round")


@test
def copies_of_main_thread_learn_which_one_it_is():
    """A copy for the editor alone, whose initializers the player does not run; one that learns it as it
    is made; and a tool's class whose static fields are Unity's."""
    with open(os.path.join(EXAMPLE, "Assets/Scripts/McpPlugin.cs"), encoding="utf-8") as file:
        copy = file.read().replace("namespace McpPlugin", "namespace OfEditor")
    with Stage(plugins=False, fill=lambda project: None) as stage:
        root = stage.project.root
        write(root, "Assets/Editor/Copy.cs", copy)
        write(root, "Assets/Editor/Tool.cs", """
using OfEditor;
public static class EditorTool
{
    [McpPluginTool("editor-copy", ReadOnly = true)]
    static string Get() { UnityEditor.EditorUtility.ClearProgressBar(); return "" + MainThread.Instance.Run(() => UnityEngine.Time.frameCount > 0); }
}
""")
        write(root, "Assets/Own.cs", """
using System;
using System.Threading;
using UnityEngine;
namespace Mine
{
    public class MainThread
    {
        public static readonly MainThread Instance = new MainThread();
        readonly SynchronizationContext context = SynchronizationContext.Current;
        public void Run(Action a) { context.Send(_ => a(), null); }
    }
    public static class OwnTool
    {
        static readonly GameObject found = GameObject.Find("Probe");
        [McpPlugin.McpPluginTool("made-copy", ReadOnly = true)]
        static string Get() { string name = ""; MainThread.Instance.Run(() => name = found.name + (Time.frameCount > 0)); return name; }
    }
}
""")
        await_tool(stage.server, "made-copy")
        await_tool(stage.server, "editor-copy")
        same(text(plain(stage.server, "made-copy")), "ProbeTrue")
        same(text(plain(stage.server, "editor-copy")), "True")


# --- What the seed's flow allows ---

@test
def loops_over_run_and_waits_for_coroutines_end():
    with threads as stage:
        stage.says("frames", "10 True", n=10)
        for name in ("wait-for-frame", "wait-for-coroutine", "wait-for-event"):
            stage.says(name, "done")
        stage.says("nested", "main True")


@test
def first_in_first_out_and_one_after_the_other():
    with threads as stage:
        args = ["--connect", "none", "--dialect", "plain", "--plugins", stage.plugins,
                "--state-dir", stage.server.folder + "/s2"]
        with Lines(stage.project.root, *args) as client:
            wait_for(lambda: '"turns"' in json.dumps(client.ask(request("tools/list", id_=2))),
                     "tools", PATIENCE)
            for i in range(20):
                client.send(request("tools/call", {"name": "take-turn", "arguments": {"i": i}},
                                    id_=100 + i))
            client.send(request("tools/call", {"name": "turns", "arguments": {}}, id_=999))
            replies = [client.read() for _ in range(21)]
        same([reply["id"] for reply in replies], [*range(100, 120), 999])
        same(text(replies[-1]), "1:" + ",".join(map(str, range(20))))
        for reply in Many(stage.server, 40, "take-turn", lambda i: {"i": i}).get():
            same(text(reply), "ok")
        expect(text(plain(stage.server, "turns")).startswith("1:"))


@test
def other_calls_go_on_while_a_tool_runs_beside():
    with threads as stage:
        slow = Many(stage.server, 1, "long", lambda i: {})
        time.sleep(0.3)
        begun = time.monotonic()
        for _ in range(5):
            expect(stage.server.call("ListScenes", {})["Total"])
        same(stage.eval("1 + 1"), "2")
        expect(time.monotonic() - begun < 3, time.monotonic() - begun)
        same(text(slow.get()[0]), "late, and there")


@test
def what_is_thrown_reaches_the_caller():
    with threads as stage:
        same(error(plain(stage.server, "throw-inside")), (-32603, "InvalidOperationException: no door"))
        same(error(plain(stage.server, "throw-beside")), (-32603, "ArgumentException: no key"))


@test
def changes_within_run_are_edits_and_lines_are_the_calls():
    with threads as stage:
        stage.says("edit", "New", name="New")
        saved = stage.server.tool("SaveScene")
        with open(f"{stage.project.root}/{saved['path']}", encoding="utf-8") as file:
            scene = file.read()
        expect("m_Name: New\n" in scene and "m_Name: New too\n" in scene, scene[-2000:])
        stage.is_logged("edited New")


@test
def arguments_and_results_of_unity():
    with threads as stage:
        got = json.loads(text(plain(stage.server, "objects", o="/Probe", v="1,2,3")))
        same(got["name"] if "name" in got else got["Name"], "Probe", got)


@test
def progress_of_a_tool_beside_reaches_the_caller():
    with threads as stage:
        session = Session(stage.server)
        params = {"name": "progress-beside", "arguments": {}, "_meta": {"progressToken": "p"}}
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


@test
def run_async_gives_values_exceptions_and_cancellations():
    with threads as stage:
        stage.says("async-run", "main True x Canceled 7 beside")
        stage.says("async-run-here", "True main True main True")


# --- How they end ---

def begin(stage, name, **arguments):
    """A call whose caller goes away."""
    session = Session(stage.server)
    http = Http(stage.server.port, patience=PATIENCE)
    http.post(request("tools/call", {"name": name, "arguments": arguments,
                                     "_meta": {"progressToken": "p"}}, id_=77), "/mcp", session.headers())
    return session, http


def cancel(stage, session):
    with Http(stage.server.port) as http:
        same(http.ask({"jsonrpc": "2.0", "method": "notifications/cancelled",
                       "params": {"requestId": 77}}, "/mcp", session.headers()).status, 202)


@test
def a_limit_of_its_own_ends_it():
    with threads as stage:
        for name in ("sleep-beside", "run-for-ever"):
            begun = time.monotonic()
            code, details = error(plain(stage.server, name))
            same(code, -32603, details)
            expect("its TimeoutMs" in details and "eval-timeout" not in details, details)
            expect(time.monotonic() - begun < 5, name, time.monotonic() - begun)
        stage.says("in-body", "beside main True")
        stage.says("direct", "main True")
        stage.is_the_same()


@test
def a_tool_without_a_limit_outlives_that_of_others():
    with hurried as stage:
        stage.says("long", "late, and there")
        stage.says("long-too", "late, and there")  # beside the main thread, ten minutes are usual


@test
def code_within_run_may_hold_the_main_thread_only_so_long():
    with hurried as stage:
        code, details = error(plain(stage.server, "spin-inside"))
        same(code, -32603, details)
        stage.says("in-body", "beside main True")
        stage.is_the_same()


@test
def a_cancelled_loop_is_stopped_and_the_engine_stays():
    with threads as stage:
        session, http = begin(stage, "spin-beside")
        with http:
            time.sleep(1)
            same(engine_of(stage.server), stage.engine)
            cancel(stage, session)
        stage.says("in-body", "beside main True")
        before = text(plain(stage.server, "loops"))
        time.sleep(0.5)
        same(text(plain(stage.server, "loops")), before, "it still runs")
        stage.is_the_same()


@test
def a_token_tells_of_a_cancel():
    with threads as stage:
        session, http = begin(stage, "hear")
        with http:
            time.sleep(1)
            cancel(stage, session)
        wait_for(lambda: text(plain(stage.server, "loops")) == "-1", "its end", PATIENCE)
        session, http = begin(stage, "resist-token")
        with http:
            time.sleep(1)
            cancel(stage, session)
        stage.says("in-body", "beside main True")
        stage.is_the_same()


@test
def a_reload_ends_what_runs_beside():
    with Threads() as stage:
        for round_, name in enumerate(("spin-beside", "hear", "resist-token")):
            slow = Many(stage.server, 1, name, lambda i: {})
            time.sleep(1)
            stage.put("More.cs", f"public static class More {{ [McpPlugin.McpPluginTool(\"more-{round_}\", "
                                 "ReadOnly = true)] static string M() { return \"m\"; } }")
            code, details = error(slow.get()[0])
            expect("reload" in details.lower(), code, details)
            await_tool(stage.server, f"more-{round_}")
            stage.says("in-body", "beside main True")
        stage.is_the_same()


RESISTS = """
using System.Threading;
using McpPlugin;
public static class Resisting
{
    [McpPluginTool("resist", ReadOnly = true)]
    static string Resist(int how)
    {
        MainThread.Instance.Run(() => { });
        for (;;)
        {
            try { if (how == 0) for (;;) { } else Thread.Sleep(100000); }
            catch (ThreadAbortException) { Thread.ResetAbort(); }
        }
    }
}
"""


@test
def one_that_resists_costs_the_engine_and_nothing_else():
    for how in (0, 1):
        with Stage(files={"Resisting.cs": RESISTS}) as stage:
            await_tool(stage.server, "resist")
            session, http = begin(stage, "resist", how=how)
            with http:
                time.sleep(1)
                cancel(stage, session)
            wait_for(lambda: engine_of(stage.server) not in (None, stage.engine), "another engine", PATIENCE)
            same(stage.eval("1 + 1"), "2")


@test
def the_server_ends_while_a_tool_runs_beside():
    with Threads() as stage:
        calls = [threading.Thread(target=lambda: begin(stage, "spin-beside"), daemon=True)]
        calls[0].start()
        time.sleep(1)
        begun = time.monotonic()
        stage.server.stop()
        expect(time.monotonic() - begun < 15, time.monotonic() - begun)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
