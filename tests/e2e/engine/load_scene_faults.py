"""LoadScene of a scene that cannot be read: it fails, naming the file and the line; the old scene stays, and
SaveScene writes nothing of what was meant for the other one."""
import os
import re
import tempfile

from lib.live import Live, Project, Scene, need_an_engine
from lib.probe import is_failure
from lib.umcp import Suite, expect, same, wait_for

suite = Suite()
test = suite.test


class Text:
    """A scene's file, as it is."""

    def __init__(self, text):
        self.content = text

    def text(self):
        return self.content


def named(name):
    scene = Scene()
    scene.add(name)
    return scene


GOOD = named("Other").text()
BAD = {  # name: text, what is told of it
    "Bracket": (GOOD.replace("GameObject:\n", "GameObject: [\n", 1), r": line \d+: "),
    "Brace": (GOOD.replace("m_Layer: 0", "m_Layer: {fileID: 0"), r": line \d+: "),
    "Tabs": (GOOD.replace("  m_Name", "\tm_Name"), r": line 10: "),
    "NoKey": (GOOD.replace("m_Layer: 0", "m_Layer 0"), r": line 9: "),
    "Quote": (GOOD.replace("m_Name: Other", 'm_Name: "Other'), r": line 10: .*quoted"),
    "Cut": (GOOD[:len(GOOD) // 2], r": line \d+: "),
    "Preamble": (GOOD.split("---")[0], r": line 3: "),
    "Header": (GOOD.replace("--- !u!1 &", "--- !u!1 ", 1), r": line 3: "),
    "Conflict": (GOOD.replace("  m_Name: Other", "<<<<<<< HEAD\n  m_Name: A\n=======\n  m_Name: B\n>>>>>>> b"),
                 r": line 10: .*merge conflict"),
    "Pointer": ("version https://git-lfs.github.com/spec/v1\noid sha256:" + "a" * 64 + "\nsize 123\n",
                r": line 1: .*LFS"),
    "Empty": ("", r": line 1: .*empty"),
    "Blank": ("\n \n", r": line 1: .*empty"),
    "Prose": ("hello world\n", r": line 1: .*other text"),
    "Binary": ("\0\0\0\0\0\0\x11" + "\x01\x02" * 2000, r": line 1: .*binary")}


class Scenes(Live):
    """A project with a good scene and all the bad ones."""

    def __init__(self):
        self.top = tempfile.TemporaryDirectory()
        project = Project(self.top.name)
        project.scenes(Main=named("Box"), Other=named("Other"), **{name: Text(text) for name, (text, _) in BAD.items()})
        project.write("Assets/Folder.unity/x.txt", "x")
        project.write("Assets/Folder.unity.meta", "fileFormatVersion: 2\nguid: " + "c" * 32 + "\nfolderAsset: yes\n")
        project.add("Assets/Apart/NotInBuild.unity", BAD["Brace"][0])
        super().__init__(root=project.root)
        self.root = project.root
        self.args += ["--allow-writes", "--allow-eval", "--no-confirm"]

    def clean_up(self):
        super().clean_up()
        self.top.cleanup()

    def ask(self, tool, **arguments):
        return self.ask_tool(tool, arguments).json()["result"]["content"][0]["json"]

    def open_scenes(self):
        return [card["Name"] for card in self.tool("ListScenes")["Items"] if card["Id"] != "scn:hide"]

    def fails(self, name, told, mode):
        result = self.ask("LoadScene", name=name, mode=mode)
        same(result["ok"], False, name, mode, result)
        expect(re.search(told, result["error"]["message"]), name, result)
        same(self.open_scenes(), ["Main"])
        same([card["Path"] for card in self.cards()], ["/Box"])


@test
def load_scene_of_a_scene_that_cannot_be_read_fails_and_names_file_and_line():
    with Scenes() as server:
        for mode in ("single", "additive"):
            for name, (_, told) in BAD.items():
                server.fails(name, f"^Assets/{name}\\.unity{told}", mode)
        paths = ["Assets/Brace.unity", "Brace.unity", str(2 + list(BAD).index("Brace"))]
        for name in paths[:1] + paths[2:]:  # by path, and by its number in the build
            server.fails(name, r"^Assets/Brace\.unity: line \d+: ", "single")
        server.fails("NotInBuild", r"^Assets/Apart/NotInBuild\.unity: line \d+: ", "single")
        server.fails("Folder", r"^Assets/Folder\.unity: .*folder", "single")
        same(server.ask("LoadScene", name="Missing")["error"],
             {"kind": "NotFound", "message": "Scene not found: Missing", "hint": None})


@test
def save_scene_writes_nothing_that_was_meant_for_the_other_scene():
    with Scenes() as server:
        with open(os.path.join(server.root, "Assets/Main.unity"), encoding="utf-8") as file:
            before = file.read()
        server.fails("Conflict", "merge conflict", "single")
        result = server.ask("SaveScene")
        same((result["ok"], result["changed"]), (True, False), result)
        with open(os.path.join(server.root, "Assets/Main.unity"), encoding="utf-8") as file:
            same(file.read(), before)


@test
def a_scene_that_was_mended_loads_and_one_that_broke_does_not():
    with Scenes() as server:
        path = os.path.join(server.root, "Assets/Conflict.unity")
        with open(path, "w", encoding="utf-8") as file:
            file.write(GOOD)
        same(server.ask("LoadScene", name="Conflict")["ok"], True)
        same(server.open_scenes(), ["Conflict"])
        same(server.ask("LoadScene", name="Main")["ok"], True)
        with open(os.path.join(server.root, "Assets/Other.unity"), "w", encoding="utf-8") as file:
            file.write(BAD["Brace"][0])
        server.fails("Other", r"^Assets/Other\.unity: line \d+: ", "single")
        os.unlink(path)
        result = server.ask("LoadScene", name="Conflict")
        expect(result["ok"] is False and "Conflict" in result["error"]["message"], result)
        same(server.open_scenes(), ["Main"])


@test
def scripts_hear_of_it_as_in_unity():
    """SceneManager.LoadScene logs an error, and the old scene stays."""
    with Scenes() as server:
        for code in ('SceneManager.LoadScene("Conflict")', 'SceneManager.LoadScene("Brace", LoadSceneMode.Additive)',
                     'SceneManager.LoadSceneAsync("Brace")'):
            reply = server.ask_tool("ConsoleEval", {"code": f"UnityEngine.SceneManagement.{code}"
                                                    .replace(" LoadSceneMode", " UnityEngine.SceneManagement.LoadSceneMode")
                                                    + "; return 1;"}).json()
            expect(not is_failure(reply), code, reply)
            name = code.split('"')[1]
            wait_for(lambda: server.logged(f"Assets/{name}.unity: line "), f"an error about {name}")  # pylint: disable=W0640
            same(server.open_scenes(), ["Main"], code)
        server.is_fine()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
