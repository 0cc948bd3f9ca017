"""Unity's build model in a live engine: assemblies by definition, references to definitions, DLLs,
version defines, packages, and C# 9 in every file. And what changes when one file changes."""
import glob
import json
import os
import re
import shutil
import subprocess
import tempfile

from lib.live import Project, Scene, need_an_engine
from lib.sources import Stage, tool, write
from lib.umcp import UMCP, Suite, expect, same

suite = Suite()
test = suite.test

HELPER = "class Helper { internal record Place(string Name); public static string Say() => new Place(\"%s\").Name; }"
META = "fileFormatVersion: 2\nguid: %s\n"
SETTINGS = """%%YAML 1.1
%%TAG !u! tag:unity3d.com,2011:
--- !u!129 &1
PlayerSettings:
  productName: game
  allowUnsafeCode: 0
  scriptingDefineSymbols:
    Android: FOR_ANDROID
    Standalone: %s
"""


def definition(name, **members):
    return json.dumps({"name": name, **members})


def make_dll(project):
    """A library as a project has it, made by mcs."""
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "Lib.cs", "namespace Lib { public class Thing { public static int Number = 77; } }")
        subprocess.run(["mcs", "-target:library", "-out:Lib.Things.dll", "Lib.cs"], cwd=folder, check=True)
        os.makedirs(os.path.join(project.root, "Assets/Libs"), exist_ok=True)
        shutil.copy(os.path.join(folder, "Lib.Things.dll"), os.path.join(project.root, "Assets/Libs"))
    project.write("Assets/Libs/native.dll", "no assembly")


def add_core(project):
    guid = project.add("Assets/Core/Core.asmdef", definition(
        "Game.Core", allowUnsafeCode=True, defineConstraints=["FROM_SETTINGS", "!NEVER || UNITY_EDITOR"],
        versionDefines=[
            {"name": "com.me.pack", "expression": "[1.0,2.0)", "define": "HAS_PACK"},
            {"name": "com.me.pack", "expression": "2.0", "define": "HAS_PACK_2"},
            {"name": "Unity", "expression": "2019.1", "define": "IS_NEW"}]))
    project.write("Assets/Core/Helper.cs", HELPER % "core")
    project.write("Assets/Core/Core.cs", """
namespace Game
{
    public record Coin(int Value);
    public static unsafe class Core
    {
        public static string Say() => Helper.Say();
        public static Coin Make(int value) => new(value) { };
        public static string Symbols()
        {
            var all = "";
#if HAS_PACK
            all += "pack ";
#endif
#if HAS_PACK_2
            all += "pack2 ";
#endif
#if IS_NEW && UNITY_2019_4_OR_NEWER && UNITY_STANDALONE_LINUX && CSHARP_7_3_OR_NEWER
            all += "new ";
#endif
#if FROM_SETTINGS
            all += "settings ";
#endif
#if FOR_ANDROID || UNITY_EDITOR
            all += "wrong ";
#endif
            return all;
        }
        public static int Size(int* p) => sizeof(int);
    }
}""")
    return guid


def add_assemblies(project):
    core = add_core(project)
    project.write("Assets/Play/Play.asmdef", definition("Game.Play", references=["GUID:" + core]))
    project.write("Assets/Play/Helper.cs", HELPER % "play")
    project.write("Assets/Play/Play.cs", """
using Game;
public static class Play
{
    public static string Say() => Helper.Say() + " " + Core.Say();
    public static int Worth() => (Core.Make(5) with { Value = 6 }).Value;
}""")
    project.write("Assets/More/More.asmref", json.dumps({"reference": "Game.Play"}))
    project.write("Assets/More/More.cs", 'public static class More { public static object Say() => Helper.Say() is not null; }')
    project.write("Assets/Hidden/Hidden.asmdef", definition(
        "Game.Hidden", autoReferenced=False, overrideReferences=True, precompiledReferences=["Lib.Things.dll"],
        references=["Game.Core", "Nobody"]))
    project.write("Assets/Hidden/Hidden.cs", "namespace Secret { public static class Hidden { public static int Number => Lib.Thing.Number + Make().Value; static Game.Coin Make() => new(1); } }")
    project.write("Assets/Data/Data.asmdef", definition("Game.Data", references=["Game.Core"], noEngineReferences=True))
    project.write("Assets/Data/Data.cs", "namespace Game { public record Purse(Coin Coin) { public int Value { get; init; } = 3; } }")
    project.write("Assets/Screen/Screen.asmdef", definition("Game.Screen", references=["Game.Data", "Game.Core", "Game.Play"]))
    project.write("Assets/Screen/Screen.cs", "public static class Screen { public static int Show() => Of(new(new(2)) { Value = 5 }); "
                  "static int Of(Game.Purse purse) => purse is { Value: > 4 and < 6 } ? purse.Value + purse.Coin.Value : 0; }")
    project.write("Assets/Phone/Phone.asmdef", definition("Game.Phone", includePlatforms=["Android"]))
    project.write("Assets/Phone/Phone.cs", "public record Phone(int X);")
    project.write("Assets/Tests/Tests.asmdef", definition("Game.Tests", defineConstraints=["UNITY_INCLUDE_TESTS"]))
    project.write("Assets/Tests/Tests.cs", "public record Tests(int X);")


def add_package(project):
    project.write("Packages/pack/package.json", json.dumps({"name": "com.me.pack", "version": "1.4.0"}))
    project.write("Packages/pack/Runtime/Pack.asmdef", definition("Me.Pack"))
    project.write("Packages/pack/Runtime/Pack.cs", "namespace Me { public record Pack(string Name) { public static Pack One => new(\"one\"); } }")
    project.write("Packages/pack/Samples~/Sample.cs", "this is no C#")


def fill(project):
    """Five definitions of the project that are built and two that are not, a package, a DLL, and the predefined assemblies; C# 9 in
    every file."""
    project.write("ProjectSettings/ProjectSettings.asset", SETTINGS % "FROM_SETTINGS;OTHER")
    make_dll(project)
    add_assemblies(project)
    add_package(project)
    project.write("Assets/csc.rsp", "-define:FROM_RSP -analyzer:Assets/Libs/Lib.Things.dll -r:System.Net.Http.dll;netstandard.dll;System.Runtime.dll;Gone.dll -keyfile:k.snk @more.rsp"
                  + " -analyzer:X.dll" * 99)
    project.write("Assets/Plugins/First.cs", "public record First(int Number) { public static First One => new(1); }")
    project.script("Main", """
public static class Main
{
    internal static int Inner = 42;
    static object Nothing => new System.Func<object>(static () => null)() is not null;
    public static string Say() => Play.Say() + " " + Me.Pack.One.Name + " " + First.One.Number + " " + Lib.Thing.Number;
#if FROM_RSP
    public static bool HasRsp => true;
#endif
}""")
    twin = ("using UnityEngine; public class Twin : MonoBehaviour { public string Who => new Name(\"%s\").Text; public int Value; "
            "record Name(string Text); }")
    scene = Scene()
    scene.script(scene.add("TwinOfMain"), project.add("Assets/Scripts/Twin.cs", twin % "main"), "Value: 1")
    scene.script(scene.add("TwinOfPlay"), project.add("Assets/Play/Twin.cs", twin % "play"), "Value: 2")
    scene.script(scene.add("Probe"), project.script("Probe2", "using UnityEngine; public class Probe2 : MonoBehaviour { public int Generation { get; init; } = 1; }"))
    project.scenes(Main=scene)


def stage_of(files=None):
    stage = Stage(fill, files)
    stage.server.compiled = ("/Probe", "Probe2", "Generation")
    return stage


@test
def a_project_of_many_assemblies():
    with stage_of({"P.cs": tool("Plug").replace('"1"', "Main.Inner.ToString()")}) as stage:
        same(stage.eval("Main.Say()"), "play core one 1 77")
        same(stage.eval("Game.Core.Symbols()"), "pack new settings ")
        same(stage.eval("Play.Worth()"), "6")
        same(stage.eval("More.Say()"), "True")
        same(stage.eval("Main.HasRsp"), "True")
        same(stage.eval("Secret.Hidden.Number"), "78")
        same(stage.eval("Screen.Show()"), "7")
        same(stage.eval("Plug.Do()"), "42")  # plugins see what is internal
        same([stage.eval(f"typeof({name}).Name") for name in ("Phone", "Tests")], [None, None])
        named = {"Main": "Assembly-CSharp", "First": "Assembly-CSharp-firstpass", "Play": "Game.Play",
                 "Game.Core": "Game.Core", "Game.Purse": "Game.Data", "global::Screen": "Game.Screen", "Me.Pack": "Me.Pack", "Plug": "Umcp.Plugins", "Lib.Thing": "Lib.Things"}
        for name, assembly in named.items():
            same(stage.eval(f"typeof({name}).Assembly.GetName().Name"), assembly)
            same(stage.eval(f'System.Type.GetType("{name.split("::")[-1]}, {assembly}") == typeof({name})'), "True")
        loaded = stage.eval("string.Join(\" \", System.Linq.Enumerable.Select("
                            "System.AppDomain.CurrentDomain.GetAssemblies(), a => a.GetName().Name))").split()
        for assembly in named.values():
            same(loaded.count(assembly), 1, loaded)
        stage.is_logged("Compiled 16 scripts in 9 assemblies")
        same(sorted(line.split("Assets/csc.rsp: ")[1] for line in stage.server.logged() if "csc.rsp" in line),  # once, not for each assembly
             ["umcp ignores options that could run code or read other files: -analyzer:Assets/Libs/Lib.Things.dll -keyfile:k.snk @more.rsp"
              + " -analyzer:X.dll" * 59 + " ...",
              "umcp ignores this reference, which is not in the project: Gone.dll"])


@test
def every_file_has_csharp_9():
    new = re.compile(r"\brecord\b|\binit;|is not|new\(|\bwith \{")
    with tempfile.TemporaryDirectory() as folder:
        project = Project(folder)
        fill(project)
        sources = {path: open(path, encoding="utf-8").read() for top in ("Assets", "Packages") for path in
                   glob.glob(os.path.join(project.root, top, "**", "*.cs"), recursive=True) if "~" not in path}
        same(len(sources), 16, sorted(sources))
        same([path for path, text in sources.items() if not new.search(text)], [])


@test
def two_scripts_of_one_name_are_told_apart_by_their_files():
    with stage_of() as stage:
        same([stage.server.value(f"/TwinOf{name}", "Twin", "Who") for name in ("Main", "Play")], ["main", "play"])
        same([stage.server.value(f"/TwinOf{name}", "Twin", "Value") for name in ("Main", "Play")], [1, 2])
        stage.project.write("Assets/Play/More.cs", "public static class MorePlay { }")
        stage.becomes("typeof(MorePlay).Name", "MorePlay")
        same([stage.server.value(f"/TwinOf{name}", "Twin", "Who") for name in ("Main", "Play")], ["main", "play"])


@test
def a_change_builds_its_assembly_and_those_that_refer_to_it():
    with stage_of() as stage:
        def paths():
            names = ("Game.Core", "Play", "Me.Pack", "Main")
            return [stage.eval(f"typeof({name}).Assembly.Location") for name in names]
        before = paths()
        stage.project.write("Assets/Play/Helper.cs", HELPER % "PLAY")
        stage.becomes("Main.Say()", "PLAY core one 1 77")
        after = paths()
        same([a == b for a, b in zip(before, after)], [True, False, True, False])
        stage.project.write("Assets/Play/Helper.cs", HELPER % "play")
        stage.becomes("Main.Say()", "play core one 1 77")
        same(paths(), before)


@test
def definitions_come_and_go():
    with stage_of() as stage:
        stage.project.write("Assets/Scripts/Scripts.asmdef", definition(
            "Late", references=["Game.Play", "Game.Core", "Me.Pack"], overrideReferences=True,
            precompiledReferences=["Lib.Things.dll"]))
        stage.becomes('System.Type.GetType("Twin, Late") != null', "True")  # without First, so Main is left out
        same(stage.server.value("/TwinOfMain", "Twin", "Who"), "main")
        os.unlink(os.path.join(stage.project.root, "Assets/Scripts/Scripts.asmdef"))
        stage.becomes("Main.Say()", "play core one 1 77")
        stage.project.write("ProjectSettings/ProjectSettings.asset", SETTINGS % "OTHER")
        stage.becomes("Game.Core.Symbols()", None)  # its constraint does not hold any more


@test
def circles_and_broken_definitions_are_named():
    def more(project):
        fill(project)
        project.write("Assets/A/A.asmdef", definition("A", references=["B"]))
        project.write("Assets/A/A.cs", "public class A { }")
        project.write("Assets/B/B.asmdef", definition("B", references=["A"]))
        project.write("Assets/B/B.cs", "public class B { }")
        project.write("Assets/C/C.asmdef", "{")
        project.write("Assets/C/C.cs", "public class C { }")
    stage = Stage(more)
    stage.server.compiled = ("/Probe", "Probe2", "Generation")
    with stage:
        same([stage.eval(f"typeof({name}).Assembly.GetName().Name") for name in "ABC"], ["A", "B", "Assembly-CSharp"])
        stage.is_logged("refer to each other")
        stage.is_logged("Assets/C/C.asmdef is ignored")


@test
def editor_scripts_see_unityeditor_and_are_apart():
    """If there is a stand-in for it."""
    def with_editor(project):
        project.write("Assets/Editor/Window.cs", "public class Window : UnityEditor.EditorWindow { public int Number => Main.Number; }")
        project.script("Main", "public static class Main { public static int Number = 1;\n#if UNITY_EDITOR\n wrong\n#endif\n }")
    has_editor = os.path.exists(os.path.join(os.path.dirname(UMCP), "../lib/umcp/editor/UnityEditor.dll"))
    with Stage(with_editor, plugins=False) as stage:
        same(stage.eval("Main.Number"), "1")
        same(stage.eval("typeof(Window).Assembly.GetName().Name"), "Assembly-CSharp-Editor" if has_editor else None)


@test
def mcs_builds_them_too():
    """Whole scripts are left out, and the summary says so."""
    def simple(project):
        project.write("Assets/Core/Core.asmdef", definition("Core"))
        project.write("Assets/Core/Helper.cs", "class Helper { public static int Number = 1; }")
        project.write("Assets/Core/Core.cs", "public class Core { public static int Number { get { return Helper.Number; } } }")
        project.write("Assets/Core/Nine.cs", "public record Nine(int X);")
        project.script("Helper", "class Helper { public static int Number = 10; }")
        project.script("Main", "public class Main { internal static int Number { get { return Core.Number + Helper.Number; } } }")
    stage = Stage(simple, {"P.cs": tool("Plug").replace('"1"', "Main.Number.ToString()")})
    stage.server.args += ["--compiler", "mcs"]
    with stage:
        same(stage.eval("Plug.Do()"), "11")
        same(stage.eval("typeof(Core).Assembly.GetName().Name"), "Core")
        stage.is_logged("Compiled 6 of 7 scripts in 3 assemblies; the others have generated types")
        stage.is_logged("Assets/Core/Nine.cs(1,")


if __name__ == "__main__":
    need_an_engine()
    suite.main()
