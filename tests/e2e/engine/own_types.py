"""A project that brings types which the stand-ins have, too: in source, in packages and in DLLs. Its own
win everywhere, and what it does not bring is still there."""
import json
import os
import shutil
import subprocess
import tempfile

from lib.driver import ASSEMBLIES, CORE, SUPPORT, Builder
from lib.live import need_an_engine
from lib.sources import Stage, tool, write
from lib.umcp import SOURCE, Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test

UI = os.path.join(ASSEMBLIES, "UnityEngine.UI.dll")
# Types of plugin tools as their authors have them: less, and more, than the stand-in's.
PLUGIN = """
using System;
namespace com.IvanMurzak.McpPlugin
{
    [AttributeUsage(AttributeTargets.Class)]
    public sealed class McpPluginToolTypeAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class McpPluginToolAttribute : Attribute
    {
        public McpPluginToolAttribute(string name, string title = null) { Name = name; Title = title; }
        public string Name { get; private set; }
        public string Title { get; set; }
        public string Group { get; set; }
    }
    public interface IOnlyTheirs { }
}
"""
USES_PLUGIN = """
using com.IvanMurzak.McpPlugin;
using com.IvanMurzak.ReflectorNet.Utils;
[McpPluginToolType]
public class %(name)s : IOnlyTheirs
{
    [McpPluginTool("%(tool)s", Title = "Theirs", Group = "g")]
    public static string Do() { return MainThread.Instance.Run(() => "%(tool)s"); }
    [AiTool("%(tool)s-ours", ReadOnlyHint = true)]
    public static string Ours() { return "ours"; }
}
"""
OF = 'typeof(%s).GetMethod("%s").GetCustomAttributes(false)[0].GetType().Assembly.GetName().Name'


def uses(name, tool_name):
    return USES_PLUGIN % {"name": name, "tool": tool_name}


def definition(name, **members):
    return json.dumps({"name": name, **members})


def add_dll(project, path, code):
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "Code.cs", code)
        name = os.path.basename(path)
        subprocess.run(["mcs", "-nologo", "-target:library", "-out:" + name, "Code.cs"], cwd=folder, check=True)
        os.makedirs(os.path.dirname(os.path.join(project.root, path)), exist_ok=True)
        shutil.copy(os.path.join(folder, name), os.path.join(project.root, path))


def is_clean(stage):
    """No errors of scripts; those of code that was asked for too early do not count."""
    expect(not any("error CS" in line for line in stage.server.logged() if not line.startswith("[MCP]")), stage.server.logged())


def has_tools(stage, *names):
    def listed():
        return {t["name"] for t in stage.server.post(request("tools/list"), "/").json()["result"]["tools"]}
    wait_for(lambda: set(names) <= listed(), (names, "to be tools"))


def dll_of_a_plugin(path):
    def fill(project):
        add_dll(project, path, PLUGIN)
        project.script("InMain", uses("InMain", "in-main"))
        project.write("Assets/Part/Part.asmdef", definition("Part"))
        project.write("Assets/Part/InPart.cs", uses("InPart", "in-part"))
        project.write("Assets/Named/Named.asmdef", definition(
            "Named", overrideReferences=True, precompiledReferences=[os.path.basename(path)]))
        project.write("Assets/Named/InNamed.cs", uses("InNamed", "in-named"))
        project.write("Assets/Tools/Editor/InEditor.cs", uses("InEditor", "in-editor"))
    name = os.path.basename(path)[:-4]
    with Stage(fill, {"InPlugins.cs": uses("InPlugins", "in-plugins"), "Plain.cs": tool("Plain")}) as stage:
        for kind in ("InMain", "InPart", "InNamed", "InEditor", "InPlugins"):
            same(stage.eval(OF % (kind, "Do")), name, kind)
            same(stage.eval(OF % (kind, "Ours")), "Umcp.McpPlugin", kind)
        same(stage.eval("InMain.Do() + InPlugins.Do() + Plain.Do()"), "in-mainin-plugins1")
        same(stage.eval("typeof(com.IvanMurzak.McpPlugin.McpPluginToolAttribute).Assembly.GetName().Name"), name)
        same(stage.eval('using com.IvanMurzak.McpPlugin; class Mine : IOnlyTheirs { [McpPluginTool("x", Group = "y")] '
                        'public static void Do() { } } return ' + OF % ("Mine", "Do") + ";"), name)
        same(stage.eval("McpPlugin.MainThread.Instance.Run(() => 5)"), "5")
        is_clean(stage)
        has_tools(stage, "in-main", "in-main-ours", "in-part", "in-named", "in-editor", "in-plugins", "in-plugins-ours", "plain")


@test
def a_plugins_own_dll():
    """Named as ours was once."""
    dll_of_a_plugin("Assets/Plugins/McpPlugin.dll")


@test
def a_plugins_dll_of_any_name():
    dll_of_a_plugin("Assets/Libs/Some.Plugin.dll")


@test
def the_package_for_unity_itself():
    """Its definition is named McpPlugin. Then the package goes, and the stand-in's types come back."""
    def fill(project):
        for name in ("Attributes.cs", "MainThread.cs", "McpPlugin.asmdef"):
            with open(os.path.join(SOURCE, "unity-package/Runtime/McpPlugin", name), encoding="utf-8") as file:
                project.write("Packages/attributes/" + name, file.read())
        project.write("Packages/attributes/package.json", json.dumps({"name": "com.me.attributes", "version": "1.0.0"}))
        project.write("Assets/Part/Part.asmdef", definition("Part", references=["McpPlugin"]))
        project.write("Assets/Part/InPart.cs", tool("InPart"))
        project.script("InMain", tool("InMain").replace('return "1"', 'return McpPlugin.MainThread.Instance.Run(() => "1")'))
    of_do = OF % ("%s", "Do")
    with Stage(fill, {"InPlugins.cs": tool("InPlugins"), "Theirs.cs": uses("Theirs", "theirs").replace(": IOnlyTheirs", "")
                      .replace(', Group = "g"', "")}) as stage:
        for kind in ("InMain", "InPart", "InPlugins"):
            same(stage.eval(of_do % kind), "McpPlugin", kind)
        same(stage.eval(of_do % "Theirs"), "Umcp.McpPlugin")
        same(stage.eval("InMain.Do() + Theirs.Do()"), "1theirs")
        is_clean(stage)
        has_tools(stage, "inmain", "inpart", "inplugins", "theirs", "theirs-ours")
        shutil.rmtree(os.path.join(stage.project.root, "Packages/attributes"))
        stage.put("More.cs", tool("More"))  # packages are not watched
        stage.becomes(of_do % "More", "Umcp.McpPlugin")
        same(stage.eval(of_do % "InPart"), "Umcp.McpPlugin")
        is_clean(stage)


@test
def types_that_only_friends_see():
    """Plugins see what is internal to the project's assemblies; those do not see it of each other."""
    own = """
namespace McpPlugin { sealed class McpPluginToolAttribute : System.Attribute { public McpPluginToolAttribute(string name) { }
    public string Title; public bool ReadOnly; public string Mine; } }
public static class InMain { [McpPlugin.McpPluginTool("in-main", Mine = "x")] public static string Do() { return "1"; } }
"""
    def fill(project):
        project.script("Own", own)
        project.write("Assets/Part/Part.asmdef", definition("Part"))
        project.write("Assets/Part/InPart.cs", tool("InPart"))
    with Stage(fill, {"InPlugins.cs": tool("InPlugins").replace('ReadOnly = true', 'Mine = "y"')}) as stage:
        for kind, home in (("InMain", "Assembly-CSharp"), ("InPlugins", "Assembly-CSharp"), ("InPart", "Umcp.McpPlugin")):
            same(stage.eval(OF % (kind, "Do")), home, kind)
        is_clean(stage)
        has_tools(stage, "in-main", "inplugins", "inpart")


@test
def types_of_the_engine():
    """A package that has its own of what stand-ins have, and scripts that use those beside the others."""
    def fill(project):
        project.write("Packages/ui/package.json", json.dumps({"name": "com.me.ui", "version": "1.0.0"}))
        project.write("Packages/ui/Ui.asmdef", definition("Me.Ui"))
        project.write("Packages/ui/Ui.cs", """
using UnityEngine.EventSystems;
namespace UnityEngine.UI
{
    public class Text : UIBehaviour { public string text = "theirs"; public int onlyTheirs = 3; }
    public enum CanvasUpdate { OnlyTheirs }
}
""")
        project.script("Uses", """
using UnityEngine; using UnityEngine.UI;
public static class Uses
{
    public static string Do()
    {
        var text = new GameObject("t").AddComponent<Text>();
        return text.text + text.onlyTheirs + CanvasUpdate.OnlyTheirs + (text.GetComponent<Image>() == null);
    }
}
""")
    with Stage(fill, plugins=False) as stage:
        same(stage.eval("Uses.Do()"), "theirs3OnlyTheirsTrue")
        same(stage.eval("using UnityEngine.UI; return new GameObject().AddComponent<Text>().onlyTheirs;"), "3")
        is_clean(stage)


@test
def an_assembly_that_code_loads():
    """In the midst of a session, which goes on."""
    def fill(project):
        add_dll(project, "Assets/Late~/Late.dll", "namespace UnityEngine.UI { public class Text { public static int Mine = 7; } }")
    with Stage(fill, plugins=False) as stage:
        same(stage.eval("var kept = 5; return typeof(UnityEngine.UI.Text).Assembly.GetName().Name;"), "UnityEngine.UI")
        same(stage.eval("UnityEngine.UI.Text.Mine"), None)
        stage.eval('System.Reflection.Assembly.LoadFrom(Application.dataPath + "/Late~/Late.dll")')
        same(stage.eval("kept + UnityEngine.UI.Text.Mine"), "12")


@test
def mcs_takes_what_is_not_ambiguous():
    """It cannot choose between two types of one name, but names of which there is one mean that."""
    def fill(project):
        add_dll(project, "Assets/Plugins/McpPlugin.dll", PLUGIN)
        project.script("Plain", "public static class PlainScript { public static int Number = 4; }")
    stage = Stage(fill, {"InPlugins.cs": tool("InPlugins")})
    stage.server.args += ["--compiler", "mcs"]
    with stage:
        same(stage.eval("InPlugins.Do() + PlainScript.Number"), "14")
        same(stage.eval("typeof(com.IvanMurzak.McpPlugin.IOnlyTheirs).Assembly.GetName().Name"), "McpPlugin")


# --- The driver alone ---

def made(builder, name, code, **members):
    builder.write(name + ".cs", code)
    builder.make(name + ".cs", name=name, **members)
    return builder.path(name + ".dll")


@test
def the_driver_hides_what_others_bring():
    with Builder() as builder:
        own = made(builder, "Own", '[assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Friend")]'
                   "namespace UnityEngine.UI { public class Text { public int Mine; } class Image { } }")
        uses_text = "class A { int N(UnityEngine.UI.Text t) { return t.Mine; } UnityEngine.UI.Image image; "
        fine = [UI, CORE, own]
        first = made(builder, "One", uses_text + "object O { get { return image.sprite; } } }", references=fine)
        with open(first, "rb") as file:
            bytes_of_first = file.read()
        same(builder.make("One.cs", name="One", references=fine), bytes_of_first)
        # A friend sees the project's Image, and not ours.
        expect("'Image' does not contain a definition for 'sprite'"
               in builder.report("One.cs", name="Friend", references=fine))
        made(builder, "Friend", uses_text + "}", references=fine)
        # Without it, all is as it was.
        expect("does not contain a definition for 'Mine'" in builder.report("One.cs", name="One", references=[UI, CORE]))
        made(builder, "Two", "class B { string S(UnityEngine.UI.Text t) { return t.text; } }", references=[UI, CORE])
        # Two of a project are still two.
        other = made(builder, "Other", "namespace UnityEngine.UI { public class Text { } }")
        expect("CS0433" in builder.report("One.cs", name="One", references=fine + [other]))


@test
def the_driver_hides_it_in_sessions():
    with Builder() as builder:
        own = made(builder, "Own", "namespace UnityEngine.UI { public class Text { public static int Mine = 7; } }")
        ask = {"op": "submit", "session": "a", "previous": 0, "usings": ["UnityEngine.UI"]}
        answer = builder.ask(**ask, number=1, references=[UI, CORE], code="Text.Mine")
        expect("CS0117" in answer["report"], answer)
        answer = builder.ask(**ask, number=2, references=[UI, CORE, own], code="Text.Mine")
        same(answer.get("fault"), "session", answer)  # to be told anew
        expect(builder.ask(**ask, number=3, references=[UI, CORE, own], code="Text.Mine", history=[])["ok"])
        expect(builder.ask(op="define", session="b", number=1, name="D", usings=[], references=[UI, CORE, own],
                           code="class D { int N = UnityEngine.UI.Text.Mine; UnityEngine.UI.Image I; }")["ok"])


@test
def nothing_is_hidden_by_what_is_no_assembly():
    with Builder() as builder:
        text = builder.write("Text.dll", "no assembly")
        builder.write("A.cs", "class A { UnityEngine.UI.Text t; }")
        expect("CS0009" in builder.report("A.cs", references=[UI, CORE, text]))
        same(os.path.dirname(SUPPORT), os.path.dirname(UI))


if __name__ == "__main__":
    need_an_engine()
    suite.main()
