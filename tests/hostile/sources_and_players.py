"""A live engine on projects, scripts and files that nobody in his right mind would write, and
players that are none. It must go on; where it cannot, the server must."""
import contextlib
import glob
import os
import signal
import subprocess
import tempfile
import time

from lib.live import Live, Scene, local, need_an_engine
from lib.probe import engine_of, with_probe
from lib.umcp import PATIENCE, Server, Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test
os.environ["MALLOC_PERTURB_"] = "165"  # in the engine, memory that was freed is no longer as it was

BEHAVIOUR = "public class {0} : UnityEngine.MonoBehaviour {{ {1} }}"


def behaviour(project, name, body):
    return project.script(name, "using UnityEngine; using UnityEngine.SceneManagement;\n"
                          + BEHAVIOUR.format(name, body))


def probed(project, fill, **scenes):
    """A scene with an object Probe (script Probe, property Ok), and what fill(scene) adds."""
    guid = behaviour(project, "Probe", "public int Ok { get { return 1; } }")
    scene = Scene()
    scene.script(scene.add("Probe"), guid)
    fill(scene)
    project.scenes(Main=scene, **scenes)
    return "/Probe", "Probe", "Ok"


@contextlib.contextmanager
def unharmed(make):
    """The same engine must be there at the end."""
    with Live(make) as server:
        engine = engine_of(server)
        yield server
        same(server.value("/Probe", "Probe", "Ok"), 1)
        same(engine_of(server), engine)


def types_of(server, path):
    return [row["Type"] for row in server.tool("GetComponents", objectId=server.id(path))["Items"]]


# --- Compiling ---

@test
def calls_wait_for_the_first_compilation():
    def make(project):
        probed(project, lambda scene: None)  # Live is not told what to wait for
    with Live(make) as server:
        same(server.value("/Probe", "Probe", "Ok"), 1)


@test
def sources_with_names_that_no_compiler_likes():
    def make(project):
        for name, code in (("Copy (1)", "class Broken {"), ('Quo"te', "class A {}"),
                           ("two\nlines", "class B {}"), ("(3,4): error x", "class C {"),
                           ("-out:x", "class D {}"), ("@x", "class E {}")):
            project.script(name, code)
        for i, name in enumerate(("Pipe", "Nowhere", "Folder")):
            project.write(f"Assets/{name}.cs.meta", f"guid: {i + 1:032x}\n")
        os.mkfifo(os.path.join(project.root, "Assets/Pipe.cs"))
        os.symlink("/nowhere", os.path.join(project.root, "Assets/Nowhere.cs"))
        os.mkdir(os.path.join(project.root, "Assets/Folder.cs"))
        return probed(project, lambda scene: None)
    with unharmed(make) as server:
        expect(server.logged("Compiled 3 of "), server.logged())


@test
def a_kept_assembly_that_is_cut_off_is_made_again():
    with tempfile.TemporaryDirectory() as folder:
        def start(server):
            server.extra_env = {"UMCP_PLAYER": None, "XDG_STATE_HOME": folder}
            return server
        with start(Live(with_probe)) as server:
            root = server.own_project
            kept = glob.glob(os.path.join(folder, "**/*.dll"), recursive=True)
            same(len(kept), 1)
            server.stop()
            with open(kept[0], "r+b") as file:
                file.truncate(1000)
            with start(Live(root=os.path.join(root.name, "game"),
                            compiled=("/Probe", "Probe", "Generation"))) as again:
                same(again.value("/Probe", "Probe", "Generation"), 1)


@test
def a_source_that_leaves_and_comes_back_as_it_was():
    def make(project):
        probed(project, lambda scene: scene.script(scene.add("Other"), behaviour(
            project, "Other", "public int Here { get { return 7; } }")))
        return "/Other", "Other", "Here"
    with Live(make) as server:
        path = os.path.join(server.own_project.name, "game/Assets/Scripts/Other.cs")
        for _ in range(2):
            os.rename(path, path + ".away")
            wait_for(lambda: not server.is_compiled(), "the type to go")
            os.rename(path + ".away", path)
            wait_for(server.is_compiled, "the type to come back")


# --- Types ---

@test
def classes_that_cannot_be_components():
    sources = ("public class X{0} {{ public int a; }}",
               "public abstract class X{0} : UnityEngine.MonoBehaviour {{ }}",
               "public struct X{0} {{ public int a; }}", "public interface X{0} {{ }}",
               "public enum X{0} {{ A }}", "public delegate void X{0}();",
               "public class X{0} : UnityEngine.ScriptableObject {{ public int a; }}",
               "public class X{0} : System.Exception {{ }}")
    names = ("System.String", "System.Int32[]", "UnityEngine.Transform", "UnityEngine.Vector3",
             "A+B", "A,B", "A*", "A`1", "A..B", "A/B")

    def make(project):
        def fill(scene):
            for i, code in enumerate(sources):
                scene.script(scene.add(f"X{i}"), project.script(f"X{i}", code.format(i)), "a: 5")
            for i, name in enumerate(names):
                scene.component(scene.add(f"C{i}"), 900000 + i, name, "a: 5")
                scene.component(scene.add(f"I{i}"), 114, "MonoBehaviour", "m_Script: {fileID: "
                                f"11500000, guid: {i + 77:032x}, type: 3}}\n"
                                f'm_EditorClassIdentifier: "Asm::{name}\\0x"\na: 5')
        return probed(project, fill)
    with unharmed(make) as server:
        for name in ([f"X{i}" for i in range(len(sources))]
                     + [f"C{i}" for i in range(len(names))] + [f"I{i}" for i in range(len(names))]):
            types = types_of(server, "/" + name)
            same((len(types), types[0]), (2, "UnityEngine.Transform"), name, types)
            expect(types[1] not in names, name, types)


@test
def classes_named_like_the_engines_own():
    def make(project):
        project.script("Own", "namespace UnityEngine { public class Transform { } "
                       "public class GameObject { } public class Object { } "
                       "public class Camera : MonoBehaviour { } public class Component { } }")
        return probed(project, lambda scene: scene.camera(scene.add("Eye", pos=(1, 2, 3))))
    with unharmed(make) as server:
        same(types_of(server, "/Eye"), ["UnityEngine.Transform", "UnityEngine.Camera"])
        same(server.read("/Eye", "UnityEngine.Transform", "childCount")["valueJson"], 0)


# --- Scripts that do what they should not ---

DOOM = """
    foreach (GameObject o in FindObjectsOfType<GameObject>())
        if (o.name == "Doomed")
            DestroyImmediate(o);"""


def doomed(project, guid):
    def fill(scene):
        for _ in range(20):
            scene.script(scene.add("Doomed"), guid)
    return probed(project, fill)


@test
def constructors_that_destroy_what_is_being_listed():
    def make(project):
        return doomed(project, behaviour(project, "Doom", f"public Doom() {{ {DOOM} }}"))
    with unharmed(make) as server:
        same([card["Path"] for card in server.cards()], ["/Probe"] + ["/Doomed"] * 20)
        expect(any("not allowed to be called from a MonoBehaviour constructor" in line
                   for line in server.logged()), server.logged())


@test
def callbacks_that_destroy_what_is_being_filled():
    def make(project):
        return doomed(project, project.script("Doom", f"""using UnityEngine;
            public class Doom : MonoBehaviour, ISerializationCallbackReceiver
            {{
                public void OnBeforeSerialize() {{ }}
                public void OnAfterDeserialize() {{ {DOOM} }}
            }}"""))
    with unharmed(make) as server:
        same([card["Path"] for card in server.cards()], ["/Probe"])


@test
def a_constructor_that_asks_for_a_resource_costs_no_reference():
    def make(project):
        asset_guid = project.script("Thing", "public class Thing : UnityEngine.ScriptableObject "
                                    "{ public int a; }")
        project.scriptable("Assets/Resources/Thing.asset", asset_guid, "a: 3")
        guid = behaviour(project, "Eager", """
            public GameObject target;
            public Eager() { Resources.Load("Thing"); }
            public string Target { get { return target ? target.name : "none"; } }""")

        def fill(scene):
            for i in range(3):
                scene.script(scene.add(f"Eager{i}"), guid, f"target: {local(scene.items[0].id)}")
        return probed(project, fill)
    with unharmed(make) as server:
        same([server.value(f"/Eager{i}", "Eager", "Target") for i in range(3)], ["Probe"] * 3)


@test
def scenes_that_are_merged_away_while_they_load():
    def make(project):
        guid = behaviour(project, "Merger", """
            private static void Merge(Scene from)
            {
                SceneManager.MergeScenes(from, SceneManager.CreateScene("S" + SceneManager.sceneCount));
            }
            private static int count;
            public Merger() { if (count++ == 0) Merge(SceneManager.GetSceneAt(0)); }
            private void Awake() { Merge(gameObject.scene); }
            private void Start() { if (count++ < 5) SceneManager.LoadScene(0); }
            private void OnDestroy() { Merge(gameObject.scene); Merge(SceneManager.GetSceneAt(0)); }""")
        return probed(project, lambda scene: scene.script(scene.add("Merger"), guid))
    with unharmed(make) as server:
        time.sleep(0.5)  # a few frames, so that it loads again
        expect(server.cards())


@test
def scenes_that_are_asked_for_at_once_all_come():
    def make(project):
        guid = behaviour(project, "Asker", """
            private static bool has_asked;
            private void Start()
            {
                if (has_asked)
                    return;
                has_asked = true;
                SceneManager.LoadScene("B", LoadSceneMode.Additive);
                SceneManager.LoadScene("C", LoadSceneMode.Additive);
            }""")
        more = {name: Scene() for name in "BC"}
        for name, scene in more.items():
            scene.add("In" + name)
        return probed(project, lambda scene: scene.script(scene.add("Asker"), guid), **more)
    with unharmed(make) as server:
        wait_for(lambda: {"/InB", "/InC"} <= {card["Path"] for card in server.cards()}, "both")


@test
def a_transform_that_was_replaced_is_destroyed():
    def make(project):
        guid = behaviour(project, "Stale", """
            public string Old
            {
                get
                {
                    GameObject o = new GameObject("Short");
                    Transform old = o.transform;
                    o.AddComponent<RectTransform>();
                    bool wasGone = old == null;
                    DestroyImmediate(o);
                    for (int i = 0; i < 100; i++)
                        DestroyImmediate(new GameObject("Filler"));
                    try { old.SetParent(transform); return "alive"; }
                    catch (MissingReferenceException) { return wasGone + " gone"; }
                }
            }""")
        return probed(project, lambda scene: scene.script(scene.add("Stale"), guid))
    with unharmed(make) as server:
        same(server.value("/Stale", "Stale", "Old"), "True gone")


@test
def a_script_that_quits_with_the_code_for_no_runtime():
    def make(project):
        guid = behaviour(project, "Quitter",
                         "public bool Quit { get { Application.Quit(3); return true; } }")
        return probed(project, lambda scene: scene.script(scene.add("Quitter"), guid))
    with Live(make) as server:
        engine = engine_of(server)
        server.value("/Quitter", "Quitter", "Quit")
        wait_for(lambda: engine_of(server) not in (None, engine), "another engine")
        wait_for(server.is_compiled, "its scripts")


@test
def objects_in_objects_without_end():
    def make(project):
        def fill(scene):
            item = None
            for i in range(20000):
                item = scene.add(f"N{i}", item)
        return probed(project, fill)
    with unharmed(make) as server:
        expect(server.tool("ListObjects", limit=1)["Total"] > 4000)


# --- Players that are none ---

def answers(server):
    same(server.post(request("read_resource", {"uri": "unity://instances"})).status, 200)


@contextlib.contextmanager
def served(player, **streams):
    """A server whose player is a shell script."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "player")
        with open(path, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\n" + player.format(folder=folder))
        os.chmod(path, 0o700)
        os.makedirs(os.path.join(folder, "game/Assets"))
        with Server("--log-level", "error", "--player", path, "--project",
                    os.path.join(folder, "game"), env={"UMCP_PLAYER": None}, folder=folder,
                    **streams) as server:
            yield server
            answers(server)


def read_pid(path):
    try:
        with open(path, encoding="utf-8") as file:
            return int(file.read() or "0")
    except FileNotFoundError:
        return 0


@test
def a_player_that_leaves_a_writer_behind():
    script = """setsid sh -c 'echo $$ > {folder}/writer; exec yes' &
while ! [ -s {folder}/writer ]; do sleep 0.01; done
echo x >> {folder}/ends
exit 1
"""
    writers = set()
    with served(script, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            def has_ended_twice():
                writers.add(read_pid(os.path.join(server.folder, "writer")))
                ends = os.path.join(server.folder, "ends")
                return os.path.exists(ends) and os.path.getsize(ends) >= 4
            wait_for(has_ended_twice, "the second player")
            writers.add(read_pid(os.path.join(server.folder, "writer")))
            answers(server)
        finally:
            for pid in writers - {0}:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)


@test
def a_player_that_talks_to_nobody():
    """Standard error is a pipe that nobody reads."""
    with served("echo $$ > {folder}/pid; exec yes", stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE) as server:
        path = os.path.join(server.folder, "pid")
        first = wait_for(lambda: read_pid(path), "the player")
        time.sleep(0.5)  # the pipe is full now
        os.kill(first, signal.SIGKILL)
        wait_for(lambda: read_pid(path) not in (0, first), "the next player", PATIENCE)
        answers(server)
    server.process.stderr.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
