"""What C# tools are given in a live engine: attributes in several namespaces, of ours and of the
project's own; MainThread; progress."""
from lib.live import need_an_engine
from lib.sources import Stage, tool
from lib.umcp import Suite, expect, same, wait_for

suite = Suite()
test = suite.test
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
            return $"[Success] {text ?? "nothing"} {numbers?.Length} {(text is string ? 1 : 0)} {text!.Length}";
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
    [AiTool("off", Enabled = false, ToolType = McpToolType.System, OpenWorldHint = true)]
    public static void Off() { }
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


def check_public(stage):
    public = "com.IvanMurzak.Unity.MCP.Editor.API.Tool_Public"
    same(stage.eval(f'new {public}().Do("a")'), "[Success] a  1 1")
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
                "AiToolAttribute:off::False "
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
                        ".Count(a => a.GetType().Assembly.GetName().Name == \"Umcp.McpPlugin\")"), "1")


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
        same(stage.eval('new com.IvanMurzak.Unity.MCP.Editor.API.Tool_Public().Do("a")'), "[Success] a  1 1")


@test
def what_is_left_out_is_named_with_its_file():
    """Of classes with type parameters, of interfaces and structs, too."""
    bad = """
using McpPlugin;
namespace N
{
    public class Open<T> { [McpPluginTool("of-open")] public static void A() { } }
    public interface IFace { [McpPluginTool("of-face")] void A(); }
    public struct Plain { [McpPluginTool("not a name")] public static void A() { } }
}
"""
    with Stage(files={"Bad ones.cs": bad}) as stage:
        for name, place in (("of-open", "N.Open`1"), ("of-face", "N.IFace"), ("not a name", "N.Plain")):
            stage.is_logged(f"umcp leaves out the plugin tool '{name}'")
            line = next(line for line in stage.server.logged() if f"the plugin tool '{name}'" in line)
            expect(f"my plugins/Bad ones.cs: {place}.A)" in line, line)


@test
def a_long_description_is_mcs_s_fault():
    """mcs writes lengths from 16384 on wrongly, so that nobody can read them; Roslyn does not."""
    long = """
using McpPlugin;
public class Long { [McpPluginTool("of-long"), System.ComponentModel.Description("LONG")] public static int A() { return 7; } }
""".replace("LONG", "x" * 20000)
    with Stage(files={"Long.cs": long}, more=["--compiler", "mcs"]) as stage:
        stage.is_logged("umcp leaves out the plugin tool 'of-long'")


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


if __name__ == "__main__":
    need_an_engine()
    suite.main()
