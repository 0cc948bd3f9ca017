"""C# that a live engine compiles beside the project's scripts: sources of --plugins, of Editor
folders, without .meta files. What happens when they change, break, clash with the project's own, or
go. And where a player keeps what it made, and which scene it begins with."""
import os
import shutil
import signal
import tempfile

from lib.live import Project, Scene, need_an_engine
from lib.probe import PROBE, ByHand, engine_of
from lib.sources import GATES, PATIENCE, Stage, tool, write
from lib.umcp import Http, Server, Suite, expect, request, run, same, wait_for

suite = Suite()
test = suite.test
NAMED = "%YAML 1.1\n--- !u!129 &1\nPlayerSettings:\n  companyName: Maker\n  productName: Shown\n"


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
        stage.is_logged("my plugins/Good.cs(1,")
        stage.is_logged("the engine keeps the old code until the others compile again")
        same(stage.eval("Good.Do()"), "1")
        stage.put("Good.cs", "this is no C#, either")
        wait_for(lambda: sum("keeps the old code" in line for line in stage.server.logged()) == 2, "both")
        same(stage.eval("Good.Do()"), "1")
        stage.put("Good.cs", tool("Good", "mended"))
        stage.becomes("Good.Do()", "mended")
        stage.put("Bad.cs", tool("Bad"))
        stage.becomes("Bad.Do()", "1")
        stage.is_the_same()


@test
def a_broken_script_beside_editor_scripts_keeps_the_old_code():
    """The assemblies of the player are not loaded before those of the editor, except at the start."""
    def fill(project):
        project.script("A", tool("A"))
        project.add("Assets/Editor/T.cs", tool("T"))
    with Stage(fill, plugins=False) as stage:
        same(stage.eval("A.Do()"), "1")
        stage.becomes("T.Do()", "1")
        stage.project.write("Assets/Scripts/A.cs", "class {")
        stage.is_logged("Assets/Scripts/A.cs(1,")
        stage.is_logged("the engine keeps the old code until the others compile again")
        same([stage.eval(code) for code in ("A.Do()", "T.Do()")], ["1", "1"])
        stage.project.write("Assets/Scripts/A.cs", tool("A", "mended"))
        stage.becomes("A.Do()", "mended")
        same(stage.eval("T.Do()"), "1")
        stage.is_the_same()


@test
def a_line_directive_blames_no_other_source():
    """A source whose errors are told as another's: the other one stays."""
    with Stage(files={"Good.cs": tool("Good")}) as stage:
        same(stage.eval("Good.Do()"), "1")
        stage.put("Liar.cs", f'#line 1 "{stage.plugins}/Good.cs"\nclass Liar {{ int x = y; }}')
        stage.is_logged("my plugins/Liar.cs(")
        stage.put("Next.cs", tool("Next"))
        stage.becomes("Next.Do()", "1")
        same(stage.eval("Good.Do()"), "1")


@test
def each_error_of_each_script_is_logged():
    """With its place; 10 of a script, and then how many more there are."""
    many = "class Many {\n" + "".join(f"  int x{i} = \"text\";\n" for i in range(13)) + "}\n"
    two = "class Two {\n  int a = \"text\";\n  bool b = 1;\n}\n"
    with Stage(files={"Good.cs": tool("Good"), "Many.cs": many, "Two.cs": two}) as stage:
        same(stage.eval("Good.Do()"), "1")
        stage.is_logged("my plugins/Two.cs(3,12): error CS0029")
        stage.is_logged("3 more errors in these scripts")
        lines = stage.server.logged()
        for part in [f"my plugins/Many.cs({i + 2},12): error CS0029" for i in range(10)] + \
                    ["my plugins/Two.cs(2,11): error CS0029"]:
            same(sum(part in line for line in lines), 1, part)
        expect(not any("Many.cs(12," in line for line in lines), lines)


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
    """Without the sandbox, which has to do with the folder that was there at the start."""
    stage = Stage(files={"A.cs": tool("A")})
    stage.server.args += ["--sandbox", "off"]
    with stage:
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
        stage.server.args += ["--sandbox", "off"]
        with stage:
            same((stage.eval("A.Do()"), stage.eval("B.Do()")), ("1", "1"))
            stage.put("deep/A.cs", tool("A", "2"))
            stage.becomes("A.Do()", "2")
            write(other, "B.cs", tool("B", "2"))
            stage.becomes("B.Do()", "2")
            stage.is_the_same()


@test
def links_that_lead_out_of_the_sandbox_are_named():
    stage = Stage(files={"A.cs": tool("A")})
    with tempfile.TemporaryDirectory() as other:
        write(other, "B.cs", tool("B"))
        write(other, "C.cs", tool("C"))
        os.symlink(other, os.path.join(stage.plugins, "elsewhere"))
        os.symlink(os.path.join(other, "C.cs"), os.path.join(stage.plugins, "C.cs"))
        with stage:
            same((stage.eval("A.Do()"), stage.eval("B.Do()"), stage.eval("C.Do()")), ("1", None, None))
            for name in ("elsewhere", "C.cs"):
                told = f"The player may not read '{stage.plugins}/{name}'"
                expect(stage.server.logged(told), stage.server.logged())


@test
def plugins_do_not_cost_a_source_of_the_project():
    """They are an assembly of their own: one declares a type that the project has, one is missing
    `partial`, one would make a call ambiguous."""
    def fill(project):
        project.script("Own", "public class Own { public static int Number = 1; }")
        project.script("Whole", "public class Whole { public static int Number = 2; }")
        project.script("Calls", """
            using One;
            namespace One { public static class Ext { public static int Twice(this int x) { return 2 * x; } } }
            public static class Calls { public static int Number { get { return 2.Twice() + Own.Number; } } }""")
        project.script("Broken", "public class Broken { Missing x; }")
    files = {"Double.cs": "public class Own { public static int Number = 9; }",
             "Partial.cs": "public partial class Whole { }",
             "Worse.cs": "namespace One { public static class Other { "
                         "public static int Twice(this int x) { return 0; } } }",
             "Good.cs": tool("Good", "2")}

    def number(stage, name, assembly):
        return stage.eval(f'System.Type.GetType("{name}, {assembly}").GetField("Number").GetValue(null)')
    with Stage(fill, files) as stage:
        same([number(stage, name, "Assembly-CSharp") for name in ("Own", "Whole")], ["1", "2"])
        same(number(stage, "Own", "Umcp.Plugins"), "9")
        same([stage.eval(code) for code in ("Calls.Number", "Good.Do()", "typeof(One.Other).Name")],
             ["5", "2", "Other"])
        same(stage.eval("Own.Number"), None)  # nobody can tell which is meant
        stage.is_logged("Assets/Scripts/Broken.cs(1,")
        stage.is_the_same()


NAMELESS = {
    "Line.cs": '#line 1 "/etc/passwd"\nclass Line { int x = y; }',
    "Key.cs": '[assembly: System.Reflection.AssemblyKeyFile("/nowhere")]\n'
              "public class Key { public static int Number = 1; }",
    "Sign.cs": "[assembly: System.Reflection.AssemblyDelaySign(true)]\n"
               '[assembly: System.Reflection.AssemblyKeyName("k")] class Sign { }',
}


def put_nameless(folder):
    """All of these, and one whose name is no UTF-8."""
    for name, text in NAMELESS.items():
        write(folder, name, text)
    with open(os.fsencode(folder) + b"/\xff\xfe.cs", "w", encoding="utf-8") as file:
        file.write(tool("Nameless"))


@test
def sources_that_mcs_does_not_name_cost_no_others():
    def own(project):
        project.script("Own", tool("Own"))

    def all_of_them(project):
        own(project)
        put_nameless(os.path.join(project.root, "Assets"))
    plugins = Stage(own, {"Good.cs": tool("Good")})
    put_nameless(plugins.plugins)
    for stage, folder in ((plugins, "my plugins"),
                          (Stage(all_of_them, {"Good.cs": tool("Good")}), "Assets")):
        with stage:
            same([stage.eval(code) for code in ("Good.Do()", "Own.Do()", "Key.Number")], ["1", "1", "1"])
            stage.is_logged(folder + "/Line.cs(2,22): error CS0103")
            stage.is_logged("because their paths are not UTF-8")


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
        with ByHand(project, folder, "--url", url, "--plugins",
                    os.path.join(folder, "plugins"), server=server):
            def answer():
                reply = server.post(request("call_tool", {
                    "name": "ConsoleEval", "arguments": {"code": "A.Do()"}})).json()
                return reply.get("result", {}).get("content", [{}])[0].get("json", {}).get("result")
            wait_for(lambda: answer() == "1", "the plugin", PATIENCE)
        with ByHand(project, folder, "--url", url, "--plugins", "/no/where",
                    server=server) as engine:
            same(engine.process.wait(PATIENCE), 2)
            expect("/no/where" in engine.words(), engine.words())


# --- The project's own ---

@test
def editor_folders_are_compiled_and_have_tools():
    """With the stand-in for UnityEditor, as in Unity; tools may use what else is in their folder."""
    def fill(project):
        project.add("Assets/Tools/Editor/Tool.cs", tool("EditorTool").replace(
            '"1"', "Helper.Text + EditorTools.Probe.Name + new Window().Number"))
        project.add("Assets/Tools/Editor/Helper.cs", 'static class Helper { public static string Text = "h"; }')
        project.add("Assets/Tools/Editor/Window.cs",
                    "using UnityEditor; public class Window : EditorWindow { public int Number = 3; }")
        project.add("Assets/Editor/Other.cs", "public static class Other { }")
        project.add("Assets/Scripts/Named.cs",
                    'namespace EditorTools { public class Probe { public const string Name = "p"; } }')
        project.add("Assets/Alone/Alone.asmdef", '{"name":"Alone","includePlatforms":["Editor"]}')
        project.write("Assets/Alone/Tool.cs", tool("Alone"))
    with Stage(fill, plugins=False) as stage:
        same(stage.eval("EditorTool.Do()"), "hp3")
        same(stage.eval("Alone.Do()"), "1")
        same(stage.eval("typeof(EditorTool).Assembly == typeof(Other).Assembly"), "True")
        stage.project.write("Assets/Editor/New.cs", tool("New"))
        stage.becomes("New.Do()", "1")
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


@test
def a_source_that_changes_while_the_engine_starts_is_seen():
    """The project's own code writes it, before the first frame of an engine that had nothing to
    compile."""
    writer = """
using System.IO;
using UnityEngine;

public class Writer : MonoBehaviour
{
    private void Awake()
    {
        if (File.Exists("%(root)s/go"))
            File.Move("%(root)s/go", "%(root)s/Assets/Late.cs");
    }
}
"""
    def fill(project):
        scene = Scene()
        scene.script(scene.add("Probe"), project.script("Probe", PROBE % (1, "")))
        scene.script(scene.add("Writer"), project.script("Writer", writer % {"root": project.root}))
        project.scenes(Main=scene)
    with Stage(fill, plugins=False) as stage:
        same(stage.eval("typeof(Writer).Name"), "Writer")
        write(stage.project.root, "go", tool("Late"))
        os.kill(stage.engine, signal.SIGKILL)
        wait_for(lambda: engine_of(stage.server) not in (None, stage.engine), "another engine", PATIENCE)
        stage.becomes("Late.Do()", "1")


# --- Places and scenes ---

@test
def a_relative_state_folder():
    stage = Stage(files={"A.cs": tool("A")})
    stage.server.args += ["--state-dir", "my state"]
    with stage:
        same(stage.eval("A.Do()"), "1")
        stage.put("B.cs", "class B { int x = \"text\"; }")  # its errors are read from there
        stage.is_logged("my plugins/B.cs(1,")
        stage.put("A.cs", tool("A", "2"))
        stage.becomes("A.Do()", "2")
        kept = os.listdir(os.path.join(stage.server.folder, "my state/compiled"))
        expect(any(name.endswith(".dll") for name in kept), kept)
        stage.is_the_same()


@test
def assemblies_of_earlier_versions_go():
    """They were kept in the state folder itself, by a number. Nothing else there is touched."""
    stage = Stage(files={"A.cs": tool("A")})
    stage.server.args += ["--state-dir", "my state"]
    state = os.path.join(stage.server.folder, "my state")
    os.mkdir(state, 0o700)
    others = ["0123456789abcdeg.dll", "0123456789ABCDEF.dll", "0123456789abcdef0.dll", "0123456789abcdef.txt"]
    for name in others + ["0123456789abcdef.dll", "fedcba9876543210.dll"]:
        write(state, name, "MZ")
    os.symlink("/etc/hostname", os.path.join(state, "00000000000000aa.dll"))
    with stage:
        same(stage.eval("A.Do()"), "1")
        left = [name for name in os.listdir(state) if name.startswith(("0", "f"))]
        same(sorted(left), sorted(others + ["00000000000000aa.dll"]))


@test
def what_scripts_saved_in_earlier_versions_is_found():
    for place in ("persistent", "player/persistent", "player/persistent/Maker/Shown"):
        stage = Stage(lambda project: project.write("ProjectSettings/ProjectSettings.asset", NAMED), plugins=False)
        stage.server.args += ["--state-dir", "my state"]
        for name in ("save.json", "Slots/1.txt"):
            write(os.path.join(stage.server.folder, "my state", place), name, "old")
        for folder in ("my state", "my state/player"):
            os.makedirs(os.path.join(stage.server.folder, folder), exist_ok=True)
            os.chmod(os.path.join(stage.server.folder, folder), 0o700)
        with stage:
            for name in ("save.json", "Slots/1.txt"):
                same(stage.eval(f'System.IO.File.ReadAllText(Application.persistentDataPath + "/{name}")'), "old", place)
            same(stage.eval('Application.persistentDataPath.EndsWith("/Maker/Shown")'), "True")


@test
def what_scripts_saved_is_never_replaced():
    stage = Stage(lambda project: project.write("ProjectSettings/ProjectSettings.asset", NAMED), plugins=False)
    stage.server.args += ["--state-dir", "my state"]
    player = os.path.join(stage.server.folder, "my state/player")
    for place, text in (("data/Maker/Shown", "new"), ("persistent", "old"), ("persistent/Maker/Shown", "old")):
        write(os.path.join(player, place), "save.json", text)
    for folder in (player, os.path.dirname(player), os.path.join(player, "data")):
        os.chmod(folder, 0o700)
    with stage:
        same(stage.eval('System.IO.File.ReadAllText(Application.persistentDataPath + "/save.json")'), "new")
        for name in ("save.json", "Maker/Shown/save.json"):
            expect(os.path.exists(os.path.join(player, "persistent", name)), name)


@test
def a_link_that_a_script_left_leads_nowhere():
    stage = Stage(lambda project: project.write("ProjectSettings/ProjectSettings.asset", NAMED), plugins=False)
    stage.server.args += ["--state-dir", "my state"]
    player = os.path.join(stage.server.folder, "my state/player")
    outside = os.path.join(stage.server.folder, "outside")
    os.mkdir(outside)
    write(os.path.join(player, "persistent"), "save.json", "old")
    os.mkdir(os.path.join(player, "data"))
    os.symlink(outside, os.path.join(player, "data/Maker"))
    for folder in (player, os.path.dirname(player), os.path.join(player, "data")):
        os.chmod(folder, 0o700)
    with stage:
        same(stage.eval("1 + 1"), "2")
        same(os.listdir(outside), [])


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
        stage.is_logged("The player skips the scene 'Assets/Gone.unity'")
        stage.is_logged("The player skips the scene 'Assets/Torn.unity'")


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
