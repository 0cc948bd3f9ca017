"""UnityEditor's stand-in: Editor assemblies of a project are compiled and loaded, and what they ask of it is answered
as Unity documents it, or refused by name."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

from data.editor import FACTS, fill, source
from lib.live import Scene, need_an_engine
from lib.probe import PLAYER, engine_of
from lib.sources import Stage, tool, write
from lib.umcp import Suite, expect, request, same, wait_for

sys.path.append(os.path.join(FACTS, "support"))
from expected import differences, expectations  # noqa: E402

suite = Suite()
test = suite.test

GROUPS = ("assets", "serialized", "editing", "writing")


def add_cached(project):
    folder = "Library/PackageCache/com.x.cached@1.0.0/"
    meta = "fileFormatVersion: 2\nguid: {}\n"
    for i, (name, text) in enumerate({"package.json": '{"name":"com.x.cached","version":"1.0.0"}', "Notes.txt": "cached", "Sub/More.txt": "more"}.items()):
        project.write(folder + name, text)
        project.write(folder + name + ".meta", meta.format("5566778899aabbccddeeff001122330" + str(i)))
    project.write(folder + "Sub.meta", meta.format("5566778899aabbccddeeff0011223309") + "folderAsset: yes\n")


def add_dll(project):
    """A library that its .meta file gives to the editor alone."""
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "Lib.cs", "namespace EditorLib { public class Thing { public static int Number = 77; } }")
        subprocess.run(["mcs", "-target:library", "-out:Editor.Things.dll", "Lib.cs"], cwd=folder, check=True)
        os.makedirs(os.path.join(project.root, "Assets/Libs"), exist_ok=True)
        shutil.copy(os.path.join(folder, "Editor.Things.dll"), os.path.join(project.root, "Assets/Libs"))
    project.write("Assets/Libs/Editor.Things.dll.meta", "fileFormatVersion: 2\nguid: 11112222333344445555666677778888\nPluginImporter:\n"
                  "  platformData:\n  - first:\n      Any: \n    second:\n      enabled: 0\n      settings: {}\n"
                  "  - first:\n      Editor: Editor\n    second:\n      enabled: 1\n      settings:\n        DefaultValueInitialized: true\n")
    project.write("Assets/Editor/UsesLib.cs", "public static class UsesLib { public static int Number { get { return EditorLib.Thing.Number; } } }")


def stage_of(topics=(), more=None):
    def make(project):
        fill(project, *topics)
        if more:
            more(project)
    stage = Stage(make)
    stage.server.compiled = None
    return stage


def differing(topic, written):
    """The lines about what differs in a file of tests/facts/editor."""
    path = f"editor/{topic}.cs"
    values = dict(line.split("\t", 1) for line in written.split("\n") if "\t" in line)
    rows, alone = expectations(source(path))
    return alone + [line for line in values if line.startswith("!")] + differences(path, rows, values)


def run(stage, topic):
    same(differing(topic, stage.eval(f"Facts.Taken(typeof({topic.capitalize()}Facts))")), [])


@test
def editor_assemblies_are_unitys():
    with stage_of((), add_dll) as stage:
        named = {"ShopEditor": "Assembly-CSharp-Editor", "Lib.Thing": "My.Lib", "Lib.Inside": "My.Lib", "Lib.Tool": "My.Lib.Editor",
                 "EditorLib.Thing": "Editor.Things", "UnityEditor.AssetDatabase": "UnityEditor"}
        for name, assembly in named.items():
            same(stage.eval(f"typeof({name}).Assembly.GetName().Name"), assembly)
        same(stage.eval("Lib.Tool.Number + UsesLib.Number"), "86")
        same(stage.eval("Shop.IsEditor"), "False")
        same(call(stage, "editortool"), "1")
        stage.project.write("Assets/Editor/UsesLib.cs", "public static class UsesLib { public static int Number { get { return 5; } } }")
        stage.becomes("UsesLib.Number", "5")


def call(stage, name):
    """What a tool of an Editor folder answers, once it is there."""
    reply = wait_for(lambda: stage.server.post(request("tools/call", {"name": name, "arguments": {}})).json().get("result"), name, 60)
    return reply["content"][0]["text"]


@test
def what_editor_code_asks_is_answered():
    with stage_of(GROUPS, add_cached) as stage:
        for topic in GROUPS:
            run(stage, topic)
        wait_for(lambda: stage.eval('EditingFacts.heard.Count > 20'), "frames")
        same(stage.eval('string.Join(" ", EditingFacts.heard.Take(4))'), "later each x x")
        selected_by_tools(stage)
        made = os.path.join(stage.project.root, "Assets/Data/Made.asset")
        with open(made, encoding="utf-8") as file:
            text = file.read()
        expect(re.search(r"m_Name: Made\n.*number: 42\n  names:\n  - x\n  - y\n  prefab: {fileID: \d+, guid: [0-9a-f]{32}, type: 3}", text, re.S), text)
        with open(made + ".meta", encoding="utf-8") as file:
            expect("NativeFormatImporter:" in file.read(), "a .meta file")
        expect(not os.path.exists(os.path.join(stage.project.root, "Evil.asset")), "nothing is written outside")
        stage.put("More.cs", tool("More"))  # a reload, after which prefs and session are as before
        stage.becomes("typeof(More).Name", "More")
        same(stage.eval('UnityEditor.EditorPrefs.GetInt("i") + UnityEditor.SessionState.GetInt("n", 0)'), "9")


def selected_by_tools(stage):
    """Both sides see one selection."""
    server = stage.server
    cart = next(card["Id"] for card in server.cards() if card["Path"] == "/Cart")
    stage.eval('UnityEditor.Selection.activeGameObject = GameObject.Find("Cart")')
    same(server.tool("GetSelection")["ActiveId"], cart)
    store = next(card["Id"] for card in server.cards() if card["Path"] == "/Store")
    server.ask_tool("SelectObject", {"objectId": store})
    same(stage.eval("UnityEditor.Selection.activeGameObject.name"), "Store")
    same(server.tool("GetSelection")["ActiveId"], store)


@test
def a_closed_gate_is_named():
    def make(project):
        fill(project, "refused")
        project.write("Assets/Editor/Refused.cs", tool("Refused").replace('"1"', "Facts.Taken(typeof(RefusedFacts))"))
    stage = Stage(make)
    stage.server.args = [a for a in stage.server.args if a != "--allow-writes"]
    stage.server.compiled = None
    with stage:
        same(differing("refused", call(stage, "refused")), [])


UNRULY = """
public class Unruly : UnityEngine.ScriptableObject, UnityEngine.ISerializationCallbackReceiver
{
    public int number;
    public static System.Action<Unruly> Before;
    public void OnBeforeSerialize() { if (Before != null) { Before(this); } }
    public void OnAfterDeserialize() { }
}
"""
LOADED = """
public class Loaded : UnityEngine.MonoBehaviour, UnityEngine.ISerializationCallbackReceiver
{
    public int number;
    public static System.Action Then;
    public void OnBeforeSerialize() { }
    public void OnAfterDeserialize() { if (Then != null) { Then(); } }
}
"""


@test
def an_asset_may_be_destroyed_by_its_own_code_while_it_is_written():
    """Memory that is given back is overwritten here, so that who still reads it fails."""
    stage = stage_of((), lambda project: project.script("Unruly", UNRULY))
    player = os.path.join(stage.server.folder, "player")
    with open(player, "w", encoding="utf-8") as file:
        file.write(f'#!/bin/sh\nGLIBC_TUNABLES=glibc.malloc.perturb=165:glibc.malloc.tcache_count=0 exec "{PLAYER}" "$@"\n')
    os.chmod(player, 0o700)
    stage.server.args += ["--player", player]
    with stage:
        said = stage.eval("""
Unruly.Before = u => Object.DestroyImmediate(u, true);
var of = ScriptableObject.CreateInstance<Unruly>();
try { UnityEditor.AssetDatabase.CreateAsset(of, "Assets/Unruly.asset"); return "written"; }
catch (System.Exception e) { return e.Message; }
finally { Unruly.Before = null; }""")
        same(said, "Creating asset at path 'Assets/Unruly.asset' failed: umcp cannot read the fields of Unruly")
        expect(not os.path.exists(os.path.join(stage.project.root, "Assets/Unruly.asset")), "a file")
        same(engine_of(stage.server), stage.engine)


@test
def a_scene_is_not_saved_while_it_is_loaded():
    def more(project):
        scene = Scene()
        scene.script(scene.add("Loaded"), project.script("Loaded", LOADED), "number: 4")
        project.scenes(Other=scene)
    with stage_of((), more) as stage:
        path = os.path.join(stage.project.root, "Assets/Other.unity")
        before = os.stat(path)
        stage.eval("""
Loaded.Then = () => { Loaded.Then = null; UnityEditor.SceneManagement.EditorSceneManager.SaveScene(
    UnityEngine.SceneManagement.SceneManager.GetSceneByName("Other"), "Assets/Copy.unity"); };
UnityEngine.SceneManagement.SceneManager.LoadScene("Other"); return 1;""")
        stage.becomes('GameObject.Find("Loaded") != null', "True")
        stage.is_logged("A scene cannot be saved while objects are being loaded")
        same((os.stat(path).st_ino, os.stat(path).st_mtime_ns), (before.st_ino, before.st_mtime_ns))
        expect(not os.path.exists(os.path.join(stage.project.root, "Assets/Copy.unity")), "a copy")
        same(stage.eval('UnityEditor.SceneManagement.EditorSceneManager.SaveScene('
                        'UnityEngine.SceneManagement.SceneManager.GetActiveScene(), "Assets/Copy.unity")'), "True")


@test
def scripts_go_on_while_editor_assemblies_come():
    """They start once: what only adds the editor's assemblies reloads nothing. A member that does not compile costs no other."""
    def more(project):
        guid = project.script("Once", "using UnityEngine; public class Once : MonoBehaviour { void Awake() { PlayerPrefs.SetInt(\"awakes\", PlayerPrefs.GetInt(\"awakes\") + 1); } }")
        scene = Scene()
        scene.script(scene.add("Once"), guid)
        project.scenes(Once=scene)
        project.write("Assets/Editor/Bad.cs", "using UnityEditor; public class Bad : EditorWindow { public int A() { return NoSuch.Thing; } public int B() { return 2; } }")
    with stage_of((), more) as stage:
        same(stage.eval("ScriptableObject.CreateInstance<Bad>().B()"), "2")
        expect("NoSuch" in stage.eval("try { ScriptableObject.CreateInstance<Bad>().A(); return \"\"; } catch (System.Exception e) { return e.Message; }"), "it names what is missing")
        same(stage.eval('PlayerPrefs.GetInt("awakes")'), "1")


WATCH = r"""
public class Watch
{
    private static readonly string s_Path = UnityEngine.Application.persistentDataPath + "/compiling";
    public static string Seen() => System.IO.File.Exists(s_Path) ? "seen" : "no";
    public static void Begin() { UnityEditor.EditorApplication.update += () => { if (UnityEditor.EditorApplication.isCompiling) { System.IO.File.WriteAllText(s_Path, ""); } }; }
}
"""


@test
def compiling_is_told():
    """Who looks in each frame sees it while a changed script is compiled, and not before or after."""
    with stage_of((), lambda project: project.write("Assets/Editor/Watch.cs", WATCH)) as stage:
        same(stage.eval("Watch.Begin(); return UnityEditor.EditorApplication.isCompiling + Watch.Seen();"), "Falseno")
        stage.project.script("Later", "public class Later { }")
        stage.becomes("typeof(Later).Name", "Later")
        same(stage.eval("UnityEditor.EditorApplication.isCompiling + Watch.Seen()"), "Falseseen")


if __name__ == "__main__":
    need_an_engine()
    suite.main()
