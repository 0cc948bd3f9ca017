"""Projects that are not as they should be, on a live engine: no scenes, broken scenes, scripts that
do not compile, odd names. The engine starts, shows what there is, and says what is wrong."""
import os
import tempfile

from lib.live import YAML, Live, Project, Scene, need_an_engine
from lib.probe import (ByHand, engine_of, instances, is_failure, reading, result_of,
                       with_probe)
from lib.umcp import Suite, expect, run, same, wait_for

suite = Suite()
test = suite.test


class Odd(Live):
    """A server on a project of any kind; does not wait for readiness."""

    def wait(self):
        wait_for(lambda: instances(self), "the engine")

    def paths(self):
        return [card["Path"] for card in self.cards()]

    def wait_for_words(self, *words):
        wait_for(lambda: all(any(word in line for line in self.logged()) for word in words),
                 f"{words} in {self.logged() if self.process.poll() is None else self.err()}")


def lives(server):
    """The engine answers whatever is asked, and has not been restarted."""
    engine = engine_of(server)
    for tool in ("GetStatus", "ListScenes", "ListBuildScenes", "ListObjects", "GetVersion",
                 "GetSelection", "TailLogs", "GetCameraInfo", "GetTimeScale"):
        reply = server.ask_tool(tool).json()
        expect("result" in reply, tool, reply)
    for uri in ("unity://status", "unity://scenes", "unity://instances"):
        expect(isinstance(server.resource(uri), dict))
    same(engine_of(server), engine, server.err()[-2000:])
    return server.tool("GetStatus")


# --- Scenes ---

@test
def a_folder_with_nothing_but_a_version():
    with tempfile.TemporaryDirectory() as folder:
        project = Project(folder)
        ran = run("serve", "--listen", "127.0.0.1:0", "--project", project.root)
        expect(ran.code != 0 and "has no Assets folder" in ran.err, ran)
        with ByHand(project, folder, "--url", "ws://127.0.0.1:1/unity") as engine:
            same(engine.process.wait(30), 1)
            expect("has no Assets folder" in engine.words(), engine.words())


@test
def a_project_with_empty_folders():
    def make(project):
        os.makedirs(os.path.join(project.root, "Assets/Scenes"))
        os.makedirs(os.path.join(project.root, "Packages/com.example.none"))
    with Odd(make) as server:
        print(f"   {lives(server)}; {server.tool('ListScenes')}; {server.logged()}")
        same(server.paths(), [])


@test
def scripts_without_a_scene_are_compiled():
    with Odd(lambda project: project.script("Alone", "public class Alone {}") and None) as server:
        server.wait_for_words("Compiled 1 scripts")
        lives(server)


BROKEN = {
    "nothing": "",
    "no yaml": "this is no scene\n",
    "cut": None,  # the half of a scene
    "conflict": YAML + "--- !u!1 &1\n<<<<<<< HEAD\nGameObject:\n=======\nGameObject:\n"
                ">>>>>>> other\n",
    "binary": "\x00\x01\x02" * 1000,
    "deep": YAML + "--- !u!1 &1\nGameObject: " + "{a: " * 5000 + "1" + "}" * 5000 + "\n",
    "cycle": None,
}


def broken_text(name):
    if name == "cut":
        scene = Scene()
        for i in range(50):
            scene.add(f"Item{i}")
        text = scene.text()
        return text[:len(text) // 2 + 7]
    if name == "cycle":
        scene = Scene()
        one = scene.add("One")
        two = scene.add("Two", one)
        one.parent = two
        two.children.append(one)
        return scene.text()
    return BROKEN[name]


@test
def scenes_that_are_broken():
    for name in BROKEN:
        def make(project):
            project.scenes(Main=Scene())
            project.write("Assets/Main.unity", broken_text(name))
        with Odd(make) as server:
            status = lives(server)
            print(f"   {name}: Ready {status['Ready']}, {status['ScenesLoaded']} scenes, "
                  f"{len(server.paths())} objects; {server.logged()[1:]}")
            same(len(instances(server)), 1)


@test
def a_scene_of_the_build_that_is_not_there():
    def make(project):
        scene = Scene()
        scene.add("Here")
        project.scenes(Gone=Scene(), Main=scene)
        os.unlink(os.path.join(project.root, "Assets/Gone.unity"))
    with Odd(make) as server:
        status = lives(server)
        print(f"   Ready {status['Ready']}: {server.paths()}; {server.logged()[1:]}")


# --- Scripts ---

@test
def three_hundred_scripts_of_which_some_do_not_compile():
    bad = {7, 50, 123, 250, 299}

    def make(project):
        for i in range(300):
            use = f"S{(i + 1) % 300}.Value" if i % 10 == 0 and (i + 1) % 300 not in bad else "1"
            body = "int x; } }" if i in bad else f"public static int Value = {use};"
            project.script(f"S{i}", f"public class S{i} {{ {body} }}")
        return with_probe(project, "public int Sum { get { return S1.Value + S298.Value; } }")
    with Live(make) as server:
        same(server.value("/Probe", "Probe", "Sum"), 2)
        words = server.logged()
        expect(any("Compiled 296 of 301" in line for line in words), words)
        expect(any("S7.cs(1," in line for line in words), words)


@test
def the_first_call_waits_until_the_scripts_are_compiled():
    def make(project):
        for i in range(300):
            project.script(f"S{i}", f"public class S{i} {{ public int A = {i}; }}")
        with_probe(project)
    with Odd(make) as server:
        reply = server.post(reading("Generation", server.id("/Probe"))).json()
        expect(not is_failure(reply), reply)
        same(result_of(reply)["valueJson"], 1)


@test
def errors_that_come_one_after_the_other():
    """Each broken script hides the mistakes of those that use it."""
    def make(project):
        project.script("C0", "public class C0 { int x = ; }")
        for i in range(1, 30):
            project.script(f"C{i}", f"public class C{i} {{ public C{i - 1} Before; }}")
        return with_probe(project)
    with Live(make) as server:
        print(f"   {server.logged('Compiled')}")
        same(server.value("/Probe", "Probe", "Generation"), 1)


@test
def scripts_of_the_editor_are_assemblies_of_their_own():
    def make(project):
        project.add("Assets/Editor/Tool.cs", "using UnityEditor; class Tool : EditorWindow {}")
        project.add("Assets/Plugins/Editor/Deep/Tool2.cs", "using UnityEditor; class Tool2 {}")
        project.add("Assets/Ed/Only.asmdef",
                    '{"name": "Only", "includePlatforms": ["Editor"]}')
        project.add("Assets/Ed/Tool3.cs", "using UnityEditor; class Tool3 {}")
        project.add("Assets/Guarded.cs", "#if UNITY_EDITOR\nusing UnityEditor;\n#endif\n"
                    "public class Guarded { public const int Value = 8; }")
        return with_probe(project, "public int Eight { get { return Guarded.Value; } }")
    with Live(make) as server:
        same(server.value("/Probe", "Probe", "Eight"), 8)
        wait_for(lambda: server.logged("Compiled 5 scripts in 4 assemblies"), "those of the editor")


@test
def a_script_with_a_mark_at_its_beginning_and_strange_line_ends():
    def make(project):
        path, component, name = with_probe(project)
        at = os.path.join(project.root, "Assets/Scripts/Probe.cs")
        with open(at, "rb") as file:
            text = file.read()
        with open(at, "wb") as file:
            file.write(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
        return path, component, name
    with Live(make) as server:
        same(server.value("/Probe", "Probe", "Generation"), 1)


# --- Names ---

NAMES = ("My Game", "Spiel für Öl 游戏 😀", "game (copy)", "it's here", "a$b;c&d", "-rf",
         "percent %s %n", "comma, and = sign")


@test
def projects_with_odd_names():
    failed = []
    for name in NAMES:
        with tempfile.TemporaryDirectory() as folder:
            project = Project(os.path.join(folder, name))
            compiled = with_probe(project)
            project.script("Broken", "class Broken { int x = ; }")
            try:
                with Live(root=project.root, compiled=compiled) as server:
                    same(server.value("/Probe", "Probe", "Generation"), 1)
                    same(instances(server)[0]["Project"], project.root)
            except AssertionError as error:
                failed.append((name, str(error)[:200]))
    same(failed, [])


@test
def scripts_with_odd_names():
    names = ("with space", "Ümläut", "(1) copy", "a'b", "semi;colon", "dash-dash", "percent%d",
             "@at", "-minus")

    def make(project):
        for i, name in enumerate(names):
            project.script(name, f"public class Odd{i} {{ public const int Value = 1; }}")
        project.script("quote\"d", "public class Quoted {}")  # may be left out, alone
        total = " + ".join(f"Odd{i}.Value" for i in range(len(names)))
        return with_probe(project, f"public int Sum {{ get {{ return {total}; }} }}")
    with Live(make) as server:
        same(server.value("/Probe", "Probe", "Sum"), len(names), server.logged())


@test
def a_project_that_is_not_there_is_refused_by_the_engine():
    with tempfile.TemporaryDirectory() as folder:
        project = Project(folder)
        project.root = os.path.join(folder, "nowhere")
        with ByHand(project, folder, "--url", "ws://127.0.0.1:1/unity") as engine:
            same(engine.process.wait(30), 1)
            expect("nowhere" in engine.words(), engine.words())


@test
def a_state_folder_that_is_not_there_is_made():
    """As on a machine where the program runs for the first time."""
    with tempfile.TemporaryDirectory() as folder:
        project = Project(folder)
        compiled = with_probe(project)
        server = Live(root=project.root, compiled=compiled)
        server.args += ["--state-dir", os.path.join(folder, "a/b/c")]
        with server:
            same(server.value("/Probe", "Probe", "Generation"), 1)


@test
def a_state_folder_that_cannot_be_written_is_named():
    with tempfile.TemporaryDirectory() as folder:
        project = Project(folder)
        compiled = with_probe(project)
        with open(os.path.join(folder, "file"), "w", encoding="utf-8") as file:
            file.write("not a folder")
        server = Live(root=project.root, compiled=compiled)
        server.args += ["--state-dir", os.path.join(folder, "file/below")]
        with server:  # the scripts are compiled all the same, in a folder for this process alone
            same(server.value("/Probe", "Probe", "Generation"), 1)
            expect("cannot make folder" in server.err() and "file/below" in server.err(), server.err())


if __name__ == "__main__":
    need_an_engine()
    suite.main()
