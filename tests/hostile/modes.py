"""Project code with leave to write makes files and folders that run as somebody else, or that another user
may change: set-user-id, set-group-id, sticky and world-writable ones, and devices. None can be made, with
--allow-writes, as root and as an ordinary user; the usual ways to make files work, and saves keep modes."""
import os
import re
import stat
import sys
import tempfile
import traceback

from data.escapes import (AT_CWD, CREAT, PERSISTENT, RDONLY, RDWR, TMPFILE, TRY, WRONLY, Raw, below, call, cs,
                         sys_row)
from lib.live import Live, Project, Scene, need_an_engine
from lib.probe import STRANGER, children, is_failure, need_root, result_of
from lib.saving import Saving, write_own
from lib.umcp import PATIENCE, Suite, expect, same, wait_for

suite = Suite()
test = suite.test
OPEN = ("--allow-writes", "--allow-eval", "--no-confirm")
KERNELS = ({}, {"UMCP_SANDBOX_ABI": "2"})
BAD = stat.S_ISUID | stat.S_ISGID | stat.S_ISVTX | stat.S_IWGRP | stat.S_IWOTH
SPECIAL = (0o4755, 0o2755, 0o1777, 0o6777, 0o7777)
REGULAR, PIPE, CHARACTERS = stat.S_IFREG, stat.S_IFIFO, stat.S_IFCHR
WHITEOUT = 1 << 2


class Writer(Live):
    """A server whose code may write the project."""

    def __init__(self, env=None):
        self.top = tempfile.TemporaryDirectory()
        project = Project(self.top.name)
        project.script("Try", TRY)
        scene = Scene()
        scene.script(scene.add("Probe"), project.script("Probe", "public class Probe : UnityEngine.MonoBehaviour "
                                                                 "{ public int Ok { get { return 1; } } }"))
        project.scenes(Main=scene)
        project.write("Packages/own.txt", "own")
        super().__init__(root=project.root, compiled=("/Probe", "Probe", "Ok"))
        self.root = project.root
        self.extra_env.update(env or {})
        self.args += OPEN

    def clean_up(self):
        super().clean_up()
        self.top.cleanup()

    def eval(self, code):
        def ask():
            reply = self.ask_tool("ConsoleEval", {"code": code}).json()
            return reply if not is_failure(reply) else None
        return result_of(wait_for(ask, code, 2 * PATIENCE))["result"]

    def told(self, rows):
        return {name: self.eval(f"return {code};") for name, code in rows}

    def at(self, path):
        return os.path.join(self.root, path)

    def bad(self):
        """All in the project and in the player's own folder that a stranger could use."""
        found = []
        for top in (self.root, self.folder):
            for folder, folders, files in os.walk(top):
                for path in (os.path.join(folder, name) for name in folders + files):
                    mode = os.lstat(path).st_mode
                    if mode & BAD and not stat.S_ISSOCK(mode) or stat.S_ISCHR(mode) or stat.S_ISBLK(mode):
                        found.append(f"{path}: {mode:o}")
        return found


def special_rows(place):
    """What must be refused, each with a name of its own."""
    rows = []
    for i, mode in enumerate(SPECIAL):
        def name(word, mode=mode):
            return below(place, f"/{word}-{mode:o}")
        rows += sys_row(f"open {mode:o}", "open", name("open"), WRONLY | CREAT, mode)
        rows += sys_row(f"openat {mode:o}", "openat", AT_CWD, name("openat"), RDONLY | CREAT, mode)
        rows += sys_row(f"O_TMPFILE {mode:o}", "openat", AT_CWD, place, RDWR | TMPFILE, mode)
        rows += sys_row(f"creat {mode:o}", "creat", name("creat"), mode)
        rows += sys_row(f"mkdir {mode:o}", "mkdir", name("mkdir"), mode)
        rows += sys_row(f"mkdirat {mode:o}", "mkdirat", AT_CWD, name("mkdirat"), mode)
        rows += sys_row(f"mknod {mode:o}", "mknod", name("mknod"), REGULAR | mode, 0)
        rows += sys_row(f"mknodat {mode:o}", "mknodat", AT_CWD, name("mknodat"), REGULAR | mode, 0)
        rows += [(f"File.Copy, then fchmod {mode:o} {i}", call("On", name("plain"), RDWR | CREAT, FCHMOD, mode))]
    for mask in (0, 0o002, 0o020, 0o755, 0o7700, -1):
        rows += sys_row(f"umask {mask & 0o77777:o}", "umask", mask)
    for kind, device in ((PIPE, 0), (CHARACTERS, 0), (CHARACTERS, 0x103)):
        rows += sys_row(f"mknod of {kind:o} {device}", "mknod", below(place, "/node"), kind | 0o666, device)
    rows += sys_row("chmod", "chmod", below(place, "/own.txt"), 0o4755)
    rows += sys_row("fchmodat", "fchmodat", AT_CWD, below(place, "/own.txt"), 0o666)
    rows += sys_row("fchmodat2", "fchmodat2", AT_CWD, below(place, "/own.txt"), 0o777, 0)
    for flags in (WHITEOUT, WHITEOUT | 1, 1 << 3, 1 << 31):
        rows += sys_row(f"renameat2 {flags:x}", "renameat2", AT_CWD, below(place, "/own.txt"), AT_CWD,
                        below(place, "/moved.txt"), flags)
    return rows


def quoted(path):
    return Raw(cs(path))


FCHMOD = 91 if os.uname().machine == "x86_64" else 52


@test
def no_set_user_id_set_group_id_sticky_or_device_file_is_made():
    for env in KERNELS:
        with Writer(env) as server:
            places = (PERSISTENT, *(quoted(server.at(name)) for name in ("Assets", "Packages", "ProjectSettings")))
            for place in places:
                told = server.told([("own", call("Replace", below(place, "/own.txt")))])
                expect(told["own"].startswith("did"), told)
                told = server.told(special_rows(place))
                same([f"{name}: {text}" for name, text in told.items() if not text.startswith("no")], [])
            same(server.bad(), [])


@test
def nothing_that_others_may_write_is_made_whatever_the_mode_and_the_mask():
    for env in KERNELS:
        with Writer(env) as server:
            place = quoted(server.at("Assets"))
            rows = sys_row("umask", "umask", 0)
            for mode in (0o666, 0o777, 0o602, 0o722):
                rows += sys_row(f"open {mode:o}", "open", below(place, f"/o{mode:o}"), WRONLY | CREAT, mode)
                rows += sys_row(f"openat {mode:o}", "openat", AT_CWD, below(place, f"/a{mode:o}"), RDWR | CREAT, mode)
                rows += sys_row(f"creat {mode:o}", "creat", below(place, f"/c{mode:o}"), mode)
                rows += sys_row(f"mkdir {mode:o}", "mkdir", below(place, f"/d{mode:o}"), mode)
                rows += sys_row(f"mkdirat {mode:o}", "mkdirat", AT_CWD, below(place, f"/e{mode:o}"), mode)
                rows += sys_row(f"mask {mode}", "umask", 0)
            rows += [("File", call("Replace", below(place, "/File.txt"))),
                     ("Directory", call("Folder", below(place, "/Directory/below"))),
                     ("creat by libc", call("Creat", below(place, "/Creat")))]
            told = server.told(rows)
            same([name for name, text in told.items()
                  if not name.startswith(("umask", "mask")) and not text.startswith("did")], [], told)
            same(server.bad(), [])
            same(stat.S_IMODE(os.stat(server.at("Assets/File.txt")).st_mode) & ~0o644, 0)
            same(stat.S_IMODE(os.stat(server.at("Assets/File.txt")).st_mode) & 0o600, 0o600)


@test
def the_usual_ways_to_make_files_work():
    files = "System.IO.File"
    with Writer() as server:
        for name, mode in (("special", 0o4755), ("open", 0o666)):
            path = server.at(f"Assets/{name}.txt")
            with open(path, "w", encoding="utf-8") as file:
                file.write(name)
            os.chmod(path, mode)
        place = quoted(server.at("Assets"))
        rows = [("write", call("Replace", below(place, "/a.txt"))), ("append", call("Append", below(place, "/a.txt")))]
        for name in ("a", "special", "open"):
            rows += [(f"copy {name}", f"Try.Do(() => {files}.Copy({below(place, f'/{name}.txt').text}, "
                                      f"{below(place, f'/{name}-copy.txt').text}))"),
                     (f"copy {name} over", f"Try.Do(() => {files}.Copy({below(place, f'/{name}.txt').text}, "
                                           f"{below(place, f'/{name}-copy.txt').text}, true))")]
        rows += [("move", f"Try.Do(() => {files}.Move({below(place, '/a-copy.txt').text}, "
                          f"{below(place, '/moved.txt').text}))"),
                 ("replace", f"Try.Do(() => {files}.Replace({below(place, '/a.txt').text}, "
                             f"{below(place, '/moved.txt').text}, null))"),
                 ("stream", f"Try.Do(() => new System.IO.FileStream({below(place, '/s').text}, "
                            "System.IO.FileMode.CreateNew).Dispose())"),
                 ("folder", call("Folder", below(place, "/x/y"))),
                 ("move a folder", f"Try.Do(() => System.IO.Directory.Move({below(place, '/x').text}, "
                                   f"{below(place, '/z').text}))"),
                 ("temporary", "Try.Do(() => System.IO.Path.GetTempFileName())"),
                 ("preferences", "Try.Do(() => { UnityEngine.PlayerPrefs.SetInt(\"a\", 1); "
                                 "UnityEngine.PlayerPrefs.Save(); })"),
                 ("exchange", sys_row("", "renameat2", AT_CWD, below(place, "/s"), AT_CWD,
                                      below(place, "/moved.txt"), 2)[0][1])]
        told = server.told(rows)
        same([f"{name}: {text}" for name, text in told.items() if not text.startswith("did")], [])
        with open(server.at("Assets/special-copy.txt"), encoding="utf-8") as file:
            same(file.read(), "special")
        os.chmod(server.at("Assets/special.txt"), 0o644)
        os.chmod(server.at("Assets/open.txt"), 0o644)
        same(server.bad(), [])


@test
def saves_keep_a_files_own_mode_without_the_special_bits():
    with tempfile.TemporaryDirectory() as folder:
        root = write_own(Project(folder))
        own = os.path.join(root, "Assets/Main.unity")
        with Saving(root, "Assets/Main.unity", ("/A", "Holder", "Compiled")) as server:
            for number, (was, kept) in enumerate(((0o600, 0o600), (0o640, 0o640), (0o664, 0o664), (0o666, 0o666),
                                                  (0o4755, 0o755), (0o2775, 0o755), (0o1600, 0o600)), 10):
                os.chmod(own, was)
                server.set("/A", "Holder", "number", number)
                server.save()
                same(oct(stat.S_IMODE(os.stat(own).st_mode)), oct(kept), f"{was:o}")
                same([name for name in os.listdir(os.path.dirname(own)) if name.startswith(".umcp")], [])
                with open(own, encoding="utf-8") as file:
                    expect(f"  number: {number}\n" in file.read())


@test
def no_process_below_the_server_has_capabilities():
    with Writer() as server:
        server.eval("return 1;")
        todo, seen = children(server.process.pid), 0
        while todo:
            pid = todo.pop()
            todo += children(pid)
            with open(f"/proc/{pid}/status", encoding="utf-8") as file:
                sets = dict(re.findall(r"^Cap(\w+):\s+(\w+)$", file.read(), re.M))
            if os.geteuid() != 0:
                sets.pop("Bnd")  # only root can narrow it; nothing can be gained within it
            same(sets, {name: "0" * 16 for name in sets}, pid)
            seen += 1
        expect(seen >= 2, seen)


@test
def as_an_ordinary_user():
    """All of the above once more, as somebody without any right of root's."""
    need_root()
    with tempfile.TemporaryDirectory() as folder:
        os.chown(folder, STRANGER, STRANGER)
        child = os.fork()  # not a new interpreter, which may lie where that user cannot read
        if child == 0:
            become(folder)
        same(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0, "the tests as an ordinary user")


def become(folder):
    """Runs the other tests as somebody else, and ends."""
    code = 1
    try:
        os.setgroups([])
        os.setgid(STRANGER)
        os.setuid(STRANGER)
        os.environ["HOME"], tempfile.tempdir = folder, folder
        for function in EACH:
            print(f"   as an ordinary user: {function.__name__}", flush=True)
            function()
        code = 0
    except BaseException:  # pylint: disable=broad-except
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


EACH = (no_set_user_id_set_group_id_sticky_or_device_file_is_made,
        nothing_that_others_may_write_is_made_whatever_the_mode_and_the_mask,
        saves_keep_a_files_own_mode_without_the_special_bits,
        the_usual_ways_to_make_files_work, no_process_below_the_server_has_capabilities)


if __name__ == "__main__":
    need_an_engine()
    if not sys.platform.startswith("linux"):
        print("the sandbox is Linux's")
        sys.exit(77)
    suite.main()
