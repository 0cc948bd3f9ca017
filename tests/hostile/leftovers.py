"""What the code of a project leaves in the engine's own folder, for the next engine: files in the place of
folders, folders in the place of files, links, pipes, and what nobody can open. The next engine starts all
the same, and what is not what it should be is set aside, with a line in the log."""
import contextlib
import glob
import os
import shutil
import stat
import tempfile

from lib.live import Live, Project, Scene, need_an_engine
from lib.probe import is_failure, result_of
from lib.umcp import PATIENCE, Suite, expect, same, wait_for

suite = Suite()
test = suite.test

FOLDERS = ("home", "tmp", "temporary", "data", "persistent")
DEEP = ("data/DefaultCompany", "data/DefaultCompany/game", "data/DefaultCompany/editor")
FILES = ("held", "prefs", "prefs.new", "editor-prefs", "editor-prefs.new")
LARGE = 3 << 30


# All that needs these paths. An engine takes it from the cache, where code of a call would be compiled anew.
WORKS = """
using System.IO;
using UnityEngine;

public class Works : MonoBehaviour
{
    public string All
    {
        get
        {
            string kept = Application.persistentDataPath + "/a", temporary = Application.temporaryCachePath + "/a";
            File.WriteAllText(kept, "a");
            File.WriteAllText(temporary, "a");
            PlayerPrefs.SetInt("a", 5);
            PlayerPrefs.Save();
            return File.ReadAllText(kept) + " " + File.Exists(temporary) + " " + File.Exists(Path.GetTempFileName())
                + " " + PlayerPrefs.GetInt("a");
        }
    }
}
"""
PLANTER = """
using System.IO;

public class Planter : UnityEngine.MonoBehaviour
{
    private void Awake()
    {
        string done = UnityEngine.Application.persistentDataPath + "/done";
        if (File.Exists(done))
            return;
        File.WriteAllText(done, "");
        foreach (string path in new[] { %s })
        {
            Directory.Move(path, path + ".away");
            File.WriteAllText(path, "planted");
        }
        UnityEngine.Debug.Log("planted");
    }
}
"""


class Engine(Live):
    """A server whose engine runs code."""

    def __init__(self, root, state):
        super().__init__(root=root)
        self.args += ["--state-dir", state, "--allow-writes", "--allow-eval", "--no-confirm"]

    def eval(self, code):
        def ask():
            reply = self.ask_tool("ConsoleEval", {"code": code}).json()
            return None if is_failure(reply) else reply
        return result_of(wait_for(ask, code, 2 * PATIENCE))["result"]

    def works(self, player):
        """All that needs these paths."""
        wait_for(lambda: b'"ok":true' in self.ask_tool("ReadComponentMember", {
            "objectId": self.id("/Box"), "componentType": "Works", "name": "enabled"}).body, "the scripts")
        same(self.value("/Box", "Works", "All"), "a True True 5")
        expect(os.path.isfile(f"{player}/prefs"), os.listdir(player))
        for name in FOLDERS[:4]:
            info = os.lstat(f"{player}/{name}")
            expect(stat.S_ISDIR(info.st_mode) and stat.S_IMODE(info.st_mode) == 0o700, name, info)

    def says(self, path):
        """Which name the path got, by the log."""
        start = f"The engine has renamed '{path}' to '"
        line = wait_for(lambda: next(iter(self.logged(start)), None), start)
        expect(start in self.err(), self.err())
        return line.removeprefix(start).split("'")[0]


@contextlib.contextmanager
def place():
    """A project, and a state folder that an engine has used."""
    with tempfile.TemporaryDirectory() as top:
        os.chmod(top, 0o700)
        project = Project(top)
        scene = Scene()
        scene.script(scene.add("Box"), project.script("Works", WORKS))
        project.scenes(Main=scene)
        state = os.path.join(os.path.realpath(top), "state")
        player = f"{state}/player"
        with Engine(project.root, state) as server:
            server.works(player)
        try:
            yield project.root, state, player
        finally:
            for name in os.listdir(player):  # so that all can be removed
                if stat.S_ISDIR(os.lstat(f"{player}/{name}").st_mode):
                    os.chmod(f"{player}/{name}", 0o700)


def move(path):
    with contextlib.suppress(FileNotFoundError):
        os.rename(path, path + ".kept")


def as_file(path):
    with open(path, "w", encoding="utf-8") as file:
        file.write("planted")


def as_folder(path):
    os.mkdir(path, 0o700)
    as_file(path + "/planted")


def as_link_to(target):
    return lambda path: os.symlink(target, path)


def with_mode(make, mode):
    def plant(path):
        make(path)
        os.chmod(path, mode)
    return plant


def as_large_file(path):
    with open(path, "wb") as file:
        file.truncate(LARGE)


def check(*attacks):
    """Attacks on one place, one after the other: names that are planted at once, how, and the mode of their folder.
    Each is set aside once: the next engine has nothing to say of it."""
    with place() as (root, state, player):
        for names, plant, *mode in (*attacks, ((), as_file)):
            os.chmod(player, *mode or (0o700,))
            planted = {}
            for name in names:
                path = f"{player}/{name}"
                move(path)
                plant(path)
                planted[path] = os.lstat(path)
            with Engine(root, state) as server:
                server.works(player)
                for path, info in planted.items():
                    aside = server.says(path)
                    same((os.lstat(aside).st_ino, os.lstat(aside).st_mode), (info.st_ino, info.st_mode), path, aside)
                same(len(server.logged("The engine has renamed '")), len(planted))
            clear(player)


def clear(player):
    """Removes what was moved or set aside, so that the next attack finds the same place."""
    found = [os.path.join(at, name) for at, folders, files in os.walk(player) for name in folders + files]
    for path in found:
        if not path.endswith(".kept") and ".set-aside-" not in os.path.basename(path) or not os.path.lexists(path):
            continue
        if os.path.islink(path) or not os.path.isdir(path):
            os.unlink(path)
        else:
            os.chmod(path, 0o700)
            shutil.rmtree(path)


@test
def code_of_a_read_only_server_puts_files_in_the_place_of_home_and_the_temporary_folder():
    with place() as (root, state, player):
        project, paths = Project(os.path.dirname(root)), [f"{player}/{name}" for name in ("home", "tmp")]
        scene = Scene()
        box = scene.add("Box")
        scene.script(box, project.script("Planter", PLANTER % ", ".join(f'"{path}"' for path in paths)))
        scene.script(box, project.script("Works", WORKS))
        project.scenes(Main=scene)
        server = Live(root=root)
        server.args += ["--state-dir", state]  # no gate is open
        with server:
            wait_for(lambda: server.logged("planted"), "what the code did")
        same([os.path.isfile(path) for path in paths], [True, True])
        with Engine(root, state) as server:
            server.works(player)
            for path in paths:
                with open(server.says(path), encoding="utf-8") as file:
                    same(file.read(), "planted")


@test
def files_in_the_place_of_folders():
    check((FOLDERS, as_file))


@test
def files_in_the_place_of_the_folders_of_company_and_product():
    check(*(((name,), as_file) for name in DEEP))


@test
def folders_in_the_place_of_files():
    check((FILES, as_folder))


@test
def links_and_pipes_in_every_place():
    check((FOLDERS + FILES, as_link_to("/nowhere")), (FOLDERS, as_link_to("/tmp")), (FILES, as_link_to("/etc/passwd")),
          (DEEP[:1], as_link_to("/tmp")), (DEEP[1:], as_link_to("/tmp")), (FOLDERS + FILES, os.mkfifo),
          (DEEP[1:], os.mkfifo))


@test
def folders_and_files_that_nobody_opens_or_that_others_write():
    check((FOLDERS, with_mode(as_folder, 0)), (FILES, with_mode(as_file, 0)),
          (FOLDERS, with_mode(as_folder, 0o770), 0o755),  # others reach them
          (FILES, with_mode(as_file, 0o666), 0o755), (DEEP[1:], with_mode(as_folder, 0o500)))


@test
def what_a_group_may_write_keeps_its_name_where_nobody_else_comes():
    """As scripts make it without a sandbox where the umask is 002: preferences stay."""
    old = os.umask(0o002)
    try:
        with place() as (root, state, player):
            for number in range(3):
                server = Engine(root, state)
                server.args += ["--sandbox", "off"]
                with server:
                    same(server.eval(f"return PlayerPrefs.GetInt(\"kept\", {number});"), str(0 if not number else number - 1))
                    same(server.eval(f"PlayerPrefs.SetInt(\"kept\", {number}); PlayerPrefs.Save(); "
                                     f"return PlayerPrefs.GetInt(\"kept\");"), str(number))
                    same(server.logged("The engine has renamed '"), [])
            os.makedirs(f"{player}/data/DefaultCompany/editor", 0o775, exist_ok=True)
            os.chmod(f"{player}/data/DefaultCompany/editor", 0o775)
            with Engine(root, state) as server:
                same(server.eval("return PlayerPrefs.GetInt(\"kept\");"), "2")
                same(server.logged("The engine has renamed '"), [])
            same([name for name in os.listdir(player) if "set-aside" in name], [])
    finally:
        os.umask(old)


@test
def files_too_large_to_read_and_of_no_sense():
    """They are what they should be, and keep their names; the engine works."""
    for plant in (as_large_file, as_file):
        with place() as (root, state, player):
            for name in FILES[:1] + (FILES[1:] if plant is as_file else ()):
                move(f"{player}/{name}")
                plant(f"{player}/{name}")
            with Engine(root, state) as server:
                server.works(player)
                same(server.logged("The engine has renamed '"), [])


@test
def many_starts_after_the_same_attack():
    with place() as (root, state, player):
        for _ in range(4):
            move(f"{player}/home")
            as_file(f"{player}/home")
            with Engine(root, state) as server:
                server.works(player)
        same(len(glob.glob(f"{player}/home.set-aside-*")), 4)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
