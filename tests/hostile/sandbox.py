"""Project code that tries to get out of the player's sandbox, one way after the other: each is refused with
an error that C# sees, nothing outside has changed, and neither server, engine nor bystander is harmed.

Every way is tried twice: with all that this kernel has, and with Landlock's rights as Debian 12's kernel
(ABI 2) has them. A few are tried without the sandbox, where they succeed.
"""
import contextlib
import glob
import hashlib
import os
import re
import select
import socket
import sqlite3
import subprocess
import sys
import tempfile

from data import escapes
from data.escapes import PERSISTENT, TRY, below, call, cs
from lib.live import Live, Project, Scene, need_an_engine
from lib.probe import children, engine_of, error_of, is_alive, is_failure, result_of
from lib.umcp import PATIENCE, Suite, expect, run, same, wait_for

suite = Suite()
test = suite.test
WORD = "the word that nobody tells"
OPEN = ("--allow-writes", "--allow-eval", "--no-confirm")
PROBE = """
using UnityEngine;

public class Probe : MonoBehaviour
{
    public int Ok { get { return 1; } }
    public static string did = "", last = "";
    public static int tried;
    public string Did { get { return did; } }
    public string Last { get { return last; } }
    public int Tried { get { return tried; } }
    private static void Run(string name, System.Func<string> what)
    {
        last = name;
        string told;
        try { told = what(); }
        catch (System.Exception e) { told = "did not end well: " + e; }
        tried++;
        if (!told.StartsWith("no"))
            did += name + ": " + told + "\\n";
    }
    private void Awake()
    {
%s
        last = "all";
    }
}
"""
THROWER = """
public class Thrower : UnityEngine.MonoBehaviour
{
    private void Start() { System.IO.File.WriteAllText(%s, "planted"); }
}
"""


# --- What is outside ---

def state_of_file(path, is_busy=False):
    """All that must not change of a file or folder; of one that the server writes, what it never changes."""
    info = os.lstat(path)
    told = [info.st_mode, info.st_uid, info.st_gid, info.st_nlink,
            os.listxattr(path, follow_symlinks=False)]
    if os.path.isdir(path):
        return told[:3] + [sorted(name for name in os.listdir(path) if "planted" in name)]
    with open(path, "rb") as file:
        data = file.read(16) if is_busy else file.read()
    return told + [hashlib.sha256(data).hexdigest()] + ([] if is_busy else [info.st_mtime_ns])


def put(path, text="kept\n", mode=0o600):
    folder = os.path.dirname(path)
    os.makedirs(folder, 0o700, exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, mode)
    return path


class Outside:
    """A home, a project, state folders, a bystander and listeners, for a with block."""

    def __enter__(self):
        with contextlib.ExitStack() as stack:
            self.top = os.path.realpath(stack.enter_context(tempfile.TemporaryDirectory()))
            os.chmod(self.top, 0o700)
            stack.callback(self.unmount)
            self.make_files(stack)
            self.make_peers(stack)
            self.victim = subprocess.Popen(["sleep", "1000"])
            stack.callback(self.victim.wait)
            stack.callback(self.victim.kill)
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *_):
        self.stack.close()

    def make_files(self, stack):
        self.home = os.path.join(self.top, "home")
        self.state = os.path.join(self.top, "state/game")
        self.other = os.path.join(self.top, "state/other")
        self.mount_point = os.path.join(self.top, "mnt")
        os.mkdir(self.mount_point)
        self.project = Project(self.top)
        self.root = self.project.root
        in_tmp = stack.enter_context(tempfile.TemporaryDirectory(dir="/tmp"))
        self.files = {  # name: path, whether project code must not even read it
            "HOME": (put(f"{self.home}/secret.txt"), True),
            ".git": (put(self.at(".git/config")), False),
            "the project's root": (put(self.at("notes.txt")), False),
            "/tmp": (put(f"{in_tmp}/kept.txt"), True),
            "settings": (put(f"{self.state}/settings.json", '{"componentAllowlist": []}'), True),
            "a token": (put(f"{self.state}/token", "0123456789abcdef0123\n"), True),
            "Scripts": (put(f"{self.state}/Scripts/kept.cs", "1"), True),
            "another project": (put(f"{self.top}/other/Assets/kept.cs"), True),
            "another's settings": (put(f"{self.other}/settings.json"), True),
            "another's cache": (put(f"{self.other}/compiled/kept.dll"), True),
            "another's player": (put(f"{self.other}/player/cache/kept"), True)}
        put(f"{self.other}/records.db")
        for folder in (self.home, self.at(".git"), f"{self.state}/Scripts"):
            os.mkdir(os.path.join(folder, "empty"))
        for name in ("Assets/kept.txt", "Packages/kept.txt", "ProjectSettings/kept.txt"):
            put(self.at(name))
        with contextlib.suppress(OSError):
            os.setxattr(self.files["HOME"][0], "user.kept", b"x")
        os.symlink(self.home, self.at("Assets/out"))
        os.symlink(self.files["HOME"][0], self.at("Assets/Secret.txt"))
        os.link(put(f"{self.home}/linked.txt"), self.at("Assets/hard.txt"))

    def make_peers(self, stack):
        """Sockets where somebody waits for what must not come."""
        self.peers = {}
        self.unix, self.abstract = os.path.join(self.top, "s"), "umcp-test-" + os.path.basename(self.top)
        for name, family, kind, at in (
                ("tcp", socket.AF_INET, socket.SOCK_STREAM, ("127.0.0.1", 0)),
                ("udp", socket.AF_INET, socket.SOCK_DGRAM, ("127.0.0.1", 0)),
                ("unix", socket.AF_UNIX, socket.SOCK_STREAM, self.unix),
                ("abstract", socket.AF_UNIX, socket.SOCK_STREAM, "\0" + self.abstract)):
            sock = stack.enter_context(socket.socket(family, kind))
            sock.bind(at)
            if kind == socket.SOCK_STREAM:
                sock.listen()
            self.peers[name] = sock

    def unmount(self):
        """If a mount has succeeded after all."""
        while os.path.ismount(self.mount_point):
            subprocess.run(["umount", "-l", self.mount_point], check=True)

    def at(self, path):
        return os.path.join(self.root, path)

    def port(self, name):
        return self.peers[name].getsockname()[1]

    def photo(self):
        """What must be the same afterwards."""
        paths = [path for path, _ in self.files.values()]
        paths += [os.path.dirname(path) for path in paths] + [self.home, f"{self.home}/linked.txt",
                                                              f"{self.state}/compiled"]
        found = {path: state_of_file(path) for path in paths if os.path.lexists(path)}
        database = f"{self.state}/records.db"
        if os.path.exists(database):
            found[database] = state_of_file(database, is_busy=True)
        for path in glob.glob(f"{self.state}/compiled/*.dll"):
            found[path] = state_of_file(path)
        return found

    def is_as_it_was(self, photo):
        now = self.photo()
        changed = [f"{path}: {photo[path]} -> {now.get(path)}" for path in photo
                   if now.get(path) != photo[path]]
        same(changed, [])
        same(self.victim.poll(), None, "the bystander has ended")
        with open(f"/proc/{self.victim.pid}/stat", encoding="utf-8") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        expect(fields[0] == "S" and fields[16] == "0", "the bystander", fields)
        same(select.select(list(self.peers.values()), [], [], 0)[0], [], "somebody has connected")
        same(os.path.ismount(self.mount_point), False)

    def rows(self):
        """Every way out but those that concern the server itself."""
        found = []
        for name, (path, must_not_read) in self.files.items():
            found += escapes.file_rows(name, path, must_not_read)
        for name in ("records.db", "compiled/absent.dll"):
            found += escapes.file_rows(name, f"{self.state}/{name}", name == "records.db")
        found += self.path_rows() + self.read_only_rows() + self.link_rows()
        found += escapes.special_rows() + escapes.endless_rows()
        found += self.socket_rows() + self.proc_rows() + self.process_rows()
        return found + escapes.deep_rows(self.mount_point)

    def path_rows(self):
        found = []
        for name in ("HOME", ".git", "Scripts"):
            found += escapes.path_rows(self.files[name][0], name, self.files[name][1])
        return found

    def read_only_rows(self):
        return (escapes.read_only_rows(self.files[".git"][0], ".git")
                + escapes.read_only_rows(self.files["the project's root"][0], "the project's root"))

    def link_rows(self):
        return [(f"{word} {name}", call(word, self.at(name)))
                for name in ("Assets/out/secret.txt", "Assets/Secret.txt", "Assets/out/../home/secret.txt")
                for word in ("Append", "Replace", "Read", "Empty")] + [
                    ("make a file behind a link", call("Replace", self.at("Assets/out/planted"))),
                    ("list behind a link", call("List", self.at("Assets/out")))]

    def socket_rows(self):
        return escapes.socket_rows(self.port("tcp"), self.port("udp"), self.unix, self.abstract)

    def proc_rows(self):
        return escapes.proc_rows(self.victim.pid, self.files["HOME"][0])

    def process_rows(self):
        return escapes.process_rows(self.victim.pid, f"{self.home}/planted")


class Cell(Live):
    """A server with its engine on what is outside."""

    def __init__(self, outside, *args, awake=(), env=None):
        self.outside = outside
        outside.project.script("Try", TRY)
        rows = "".join(f"        Run({cs(name)}, () => {code});\n" for name, code in awake)
        scene = Scene()
        scene.script(scene.add("Probe"), outside.project.script("Probe", PROBE % rows))
        scene.script(scene.add("Thrower"), outside.project.script(
            "Thrower", THROWER % cs(f"{outside.home}/planted")))
        outside.project.scenes(Main=scene)
        super().__init__(root=outside.root, compiled=("/Probe", "Probe", "Ok"))
        self.own_folder.cleanup()
        self.own_folder, self.folder = None, outside.home
        self.discovery = os.path.join(outside.home, "discovery.json")
        self.extra_env.update({"PRIVATE_WORD": WORD, **(env or {})})
        self.args += ["--state-dir", outside.state, *args]

    def eval(self, code):
        """What code gives; it waits while scripts are compiled."""
        def ask():
            reply = self.ask_tool("ConsoleEval", {"code": code}).json()
            return None if is_failure(reply) and error_of(reply)[0] == "NotReady" else reply
        reply = wait_for(ask, code, 2 * PATIENCE)
        expect(not is_failure(reply), code, str(reply), self.err()[-600:])
        return result_of(reply)["result"]

    def tries(self, rows):
        """Each of them must be refused; the same engine goes on, and nothing outside changes."""
        self.eval("return 1;")
        photo, engine = self.outside.photo(), engine_of(self)
        did = []
        for name, code in rows:
            told = self.eval(f"return {code};")
            if not told.startswith("no"):
                did.append(f"{name}: {told}")
        same(did, [])
        self.is_unharmed(photo, engine)

    def is_unharmed(self, photo, engine):
        same(self.process.poll(), None, "the server has ended", self.err()[-3000:])
        self.is_fine()
        same(engine_of(self), engine, "another engine", self.err()[-3000:])
        same(self.eval("return 6 * 7;"), "42")
        self.outside.is_as_it_was(photo)

    def may(self, rows):
        """Each of them must work."""
        refused = []
        for name, code in rows:
            told = self.eval(f"return {code};")
            if not told.startswith("did"):
                refused.append(f"{name}: {told}")
        same(refused, [])

    def processes(self):
        """All processes below the server, with the words they were started with."""
        found, todo = {}, [self.process.pid]
        while todo:
            for pid in children(todo.pop()):
                with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                    with open(f"/proc/{pid}/cmdline", "rb") as file:
                        found[pid] = file.read().decode(errors="replace").split("\0")
                    todo.append(pid)
        return found


class Cells:
    """A server for each of the two kernels, started when it is first wanted, with an outside of its own."""

    KERNELS = {"this kernel": {}, "ABI 2": {"UMCP_SANDBOX_ABI": "2"}}

    def __init__(self):
        self.open = {}

    def __iter__(self):
        for name, env in self.KERNELS.items():
            if name not in self.open:
                self.open[name] = None  # it is not waited for again if it does not start
                with contextlib.ExitStack() as stack:
                    cell = stack.enter_context(Cell(stack.enter_context(Outside()), *OPEN, env=env))
                    cell.eval("System.IO.File.WriteAllText(Try.Persistent + \"/own.txt\", \"own\");")
                    self.open[name] = cell, stack.pop_all()
            expect(self.open[name], "the server did not start")
            print(f"   {name}", flush=True)
            yield self.open[name][0]

    def close(self):
        opened, self.open = [found for found in self.open.values() if found], {}
        for _, stack in opened:
            stack.close()


cells = Cells()


# --- Files ---

@test
def files_outside_stay_as_they_are():
    for cell in cells:
        for name, (path, must_not_read) in cell.outside.files.items():
            cell.tries(escapes.file_rows(name, path, must_not_read))


@test
def the_servers_own_files_stay_as_they_are():
    for cell in cells:
        state = cell.outside.state
        wait_for(lambda: os.path.exists(f"{state}/records.db"), "the database")
        own = glob.glob(f"{state}/compiled/*.dll")
        expect(own, "nothing in", f"{state}/compiled", os.listdir(state))
        cell.tries(escapes.file_rows("the database", f"{state}/records.db", True))
        cell.tries(escapes.file_rows("the cache", own[0], False))
        if os.path.exists(cell.key_path):
            cell.tries(escapes.file_rows("the key", cell.key_path, True))
        for path in glob.glob(f"{state}/instances/*"):
            cell.tries([("read " + path, call("Read", path)), ("append to " + path, call("Append", path))])
        same(cell.eval(f"return {call('Read', own[0])};")[:3], "did")
        with contextlib.closing(sqlite3.connect(f"file:{state}/records.db?mode=ro", uri=True)) as base:
            same(base.execute("PRAGMA quick_check").fetchall(), [("ok",)])


@test
def system_calls_on_files_outside():
    for cell in cells:
        cell.tries(cell.outside.path_rows())


@test
def what_may_be_read_is_not_changed_by_its_descriptor():
    for cell in cells:
        for name in (".git", "the project's root"):
            cell.tries(escapes.read_only_rows(cell.outside.files[name][0], name))
        cell.tries(escapes.read_only_rows(glob.glob(f"{cell.outside.state}/compiled/*.dll")[0], "the cache"))


@test
def links_lead_nowhere():
    for cell in cells:
        cell.tries(cell.outside.link_rows())
        cell.tries(escapes.special_rows())


@test
def what_project_code_may_do():
    for cell in cells:
        files = "System.IO.File"
        cell.may([("read the project", call("Read", cell.outside.at("Assets/kept.txt"))),
                  ("list the project", call("List", cell.outside.at("Assets"))),
                  ("write a file of its own", call("Replace", below(PERSISTENT, "/mine.txt"))),
                  ("copy it", f"Try.Do(() => {files}.Copy(Try.Persistent + \"/mine.txt\", "
                              "Try.Persistent + \"/copy.txt\", true))"),
                  ("move it", f"Try.Do(() => {{ {files}.Delete(Try.Persistent + \"/moved.txt\"); {files}.Move("
                              "Try.Persistent + \"/copy.txt\", Try.Persistent + \"/moved.txt\"); })"),
                  ("delete it", call("Delete", below(PERSISTENT, "/moved.txt"))),
                  ("empty it", call("Empty", below(PERSISTENT, "/mine.txt"))),
                  ("a folder", call("Folder", below(PERSISTENT, "/folder/deep"))),
                  ("the cache folder", f"Try.Do(() => {files}.WriteAllText(UnityEngine.Application."
                                       "temporaryCachePath + \"/x\", \"x\"))"),
                  ("a temporary file", "Try.Do(() => { var path = System.IO.Path.GetTempFileName(); "
                                       f"{files}.WriteAllText(path, \"x\"); {files}.Delete(path); }})"),
                  ("a thread", "Try.Do(() => { var t = new System.Threading.Thread(() => { }); t.Start(); "
                               "t.Join(); })"),
                  ("a task", "Try.Do(() => System.Threading.Tasks.Task.Run(() => 5).Result)"),
                  ("a random number", "Try.Do(() => System.Guid.NewGuid())"),
                  ("the time", "Try.Do(() => System.DateTime.Now)"),
                  ("collect garbage", "Try.Do(() => System.GC.Collect())")])
        for folder in ("Assets", "Packages", "ProjectSettings"):
            path = cell.outside.at(f"{folder}/made.txt")
            cell.may([(f"write to {folder}", call("Replace", path)),
                      (f"empty in {folder}", call("Empty", path)),
                      (f"change in {folder}", call("Append", cell.outside.at(f"{folder}/kept.txt"))),
                      (f"a folder in {folder}", call("Folder", cell.outside.at(f"{folder}/made"))),
                      (f"delete in {folder}", call("Delete", path))])
            same(os.path.exists(path), False)
            with open(cell.outside.at(f"{folder}/kept.txt"), encoding="utf-8") as file:
                same(file.read(), "kept\nplanted")
        expect(glob.glob(f"{cell.outside.state}/player/**/mine.txt", recursive=True),
               "persistentDataPath is not below <state>/player")


@test
def without_leave_to_write_the_project_stays_as_it_is():
    """All ways at once, in Awake, in a server that lets nobody write."""
    for name, env in Cells.KERNELS.items():
        print(f"   {name}", flush=True)
        with Outside() as outside:
            rows = [("own", "Try.Replace(Try.Persistent + \"/own.txt\") == null ? null : \"no\"")]
            for folder in ("Assets", "Packages", "ProjectSettings"):
                rows += escapes.file_rows(folder, outside.at(f"{folder}/kept.txt"), False)
                outside.files[folder] = outside.at(f"{folder}/kept.txt"), False
            rows += [("append to a hard link", call("Append", outside.at("Assets/hard.txt"))),
                     ("the server's word", call("Secret", WORD))]
            rows += outside.rows() + escapes.signal_rows()
            photo = {}
            with Cell(outside, awake=rows, env=env) as cell:
                photo = outside.photo()  # what the rows have changed already is not seen by this
                wait_for(lambda: cell.value("/Probe", "Probe", "Last") == "all",
                         "the end of Awake", 2 * PATIENCE)
                same(cell.value("/Probe", "Probe", "Did"), "")
                same(cell.value("/Probe", "Probe", "Tried"), len(rows))
                same(cell.process.poll(), None)
                outside.is_as_it_was(photo)
            for path, _ in outside.files.values():
                with open(path, encoding="utf-8", errors="replace") as file:
                    expect("planted" not in file.read(), path)


@test
def assets_that_is_a_link_gives_nothing_away():
    with Outside() as outside:
        treasure = os.path.join(outside.top, "treasure")
        put(f"{treasure}/secret.txt")
        os.rename(outside.at("Assets"), outside.at("Moved"))
        os.symlink(treasure, outside.at("Assets"))
        before = state_of_file(f"{treasure}/secret.txt")
        with Plain(outside, *OPEN) as cell:
            for code in ("System.IO.File.AppendAllText({0}, \"planted\")", "System.IO.File.Delete({0})",
                         "System.IO.File.WriteAllText({0} + \".planted\", \"\")",
                         "System.IO.Directory.CreateDirectory({0} + \".planted\")"):
                reply = cell.ask_tool("ConsoleEval", {"code": code.format(cs(
                    outside.at("Assets/secret.txt"))) + ";"}).json()
                expect("denied" in str(reply), code, reply)
            cell.is_fine()
        same(state_of_file(f"{treasure}/secret.txt"), before)
        same(os.listdir(treasure), ["secret.txt"])


class Plain(Cell):
    """Without scripts of ours."""

    def __init__(self, outside, *args):
        self.outside = outside
        Live.__init__(self, root=outside.root)
        self.must_be_ready = self.has_engine = False  # there is no scene
        self.args += ["--state-dir", outside.state, *args]

    def wait(self):
        super().wait()
        wait_for(lambda: engine_of(self), "an engine")
        if "--allow-eval" in self.args:
            wait_for(lambda: not is_failure(self.ask_tool("ConsoleEval", {"code": "return 1;"}).json()),
                     "code to run")


# --- Processes and sockets ---

@test
def nothing_is_executed_and_nobody_else_is_touched():
    for cell in cells:
        cell.tries(cell.outside.process_rows())
        same([words for pid, words in cell.processes().items() if "touch" in words], [])


@test
def proc_tells_of_nobody_else():
    for cell in cells:
        cell.tries(cell.outside.proc_rows())


@test
def there_are_no_sockets():
    for cell in cells:
        rows = cell.outside.socket_rows()
        for path in glob.glob(f"{cell.outside.state}/instances/*.sock"):
            rows.append(("the server's own", call("Send", escapes.CALLS["socket"][escapes.HERE], 1, 1,
                                                  escapes.unix_address(path.encode() + b"\0"))))
        cell.tries(rows)
        cell.tries([("the server's port", call("Tcp", cell.port))])


@test
def calls_that_only_a_kernels_own_tools_need():
    for cell in cells:
        cell.tries(escapes.deep_rows(cell.outside.mount_point))


# --- What the processes have ---

def status(pid, name):
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return re.search(rf"^{name}:\s+(\S+)", file.read(), re.M).group(1)


def environment(pid):
    with open(f"/proc/{pid}/environ", "rb") as file:
        return file.read().decode(errors="replace")


@test
def the_servers_environment_stays_with_the_server():
    for cell in cells:
        cell.tries([("the environment", call("Secret", WORD)), ("getenv", call("Native", "PRIVATE_WORD"))])
        expect(WORD in environment(cell.process.pid))
        found = cell.processes()
        expect(any("umcp-compile" in words[0] for words in found.values()), found)
        same([words for pid, words in found.items() if is_alive(pid) and WORD in environment(pid)], [])


@test
def every_process_below_the_server_is_confined():
    for cell in cells:
        found = {pid: words for pid, words in cell.processes().items() if is_alive(pid)}
        expect(any("umcp-player" in words[0] for words in found.values()), found)
        expect(any("umcp-compile" in words[0] for words in found.values()), found)
        for pid, words in found.items():
            same((status(pid, "NoNewPrivs"), status(pid, "Seccomp")), ("1", "2"), words)


@test
def no_descriptor_of_a_file_outside_is_inherited():
    for cell in cells:
        may = (f"{cell.outside.state}/player/", f"{cell.outside.state}/compiled", "/dev/null")
        for pid, words in cell.processes().items():
            compiles = "umcp-player" not in words[0]
            for number in os.listdir(f"/proc/{pid}/fd"):
                path = os.readlink(f"/proc/{pid}/fd/{number}")
                with open(f"/proc/{pid}/fdinfo/{number}", encoding="utf-8") as file:
                    flags = int(re.search(r"flags:\s+(\d+)", file.read()).group(1), 8)
                writes = flags & os.O_ACCMODE and not flags & escapes.PATH
                if int(number) > 2 and writes and path.startswith("/"):
                    expect(path.startswith(may[:1] + may[2:] if not compiles else may), words[0], number, path)


@test
def memory_and_files_have_a_limit():
    for cell in cells:
        with open(f"/proc/{engine_of_player(cell)}/limits", encoding="utf-8") as file:
            limits = {line[:26].strip(): line[26:].split() for line in file}
        memory = [limits[name] for name in ("Max address space", "Max data size")]
        expect(any("unlimited" not in row[:2] for row in memory), limits)
        expect("unlimited" not in limits["Max file size"][:2], limits)
        same(limits["Max core file size"][0], "0", limits)
        cell.tries(escapes.endless_rows())


def engine_of_player(cell):
    return next(pid for pid, words in cell.processes().items() if "umcp-player" in words[0])


# --- What the compiler reads ---

@test
def directives_read_no_file_outside():
    for cell in cells:
        word = "Gr4b"
        path = put(f"{cell.outside.home}/treasure.cs", f'public static class Grabbed {{ public const string X = "{word}"; }}')
        for code in (f'#load "{path}"\nreturn Grabbed.X;', f'#r "{path}"\nreturn 1;',
                     f'#line 1 "{path}"\nreturn Missing.X;'):
            reply = cell.ask_tool("ConsoleEval", {"code": code}).json()
            expect(is_failure(reply) or code.startswith("#r"), code, reply)
            expect(word not in str(reply), code, reply)
        same(cell.eval("return 1;"), "1")


# --- What is said of it ---

def words_of(cell):
    return cell.err() + "\n".join(cell.logged())


@test
def what_is_refused_is_logged_once_with_the_remedy():
    for cell in cells:
        wait_for(lambda: "--sandbox off" in words_of(cell), "a line that names --sandbox off")
        for _ in range(5):
            cell.eval(f"return {call('Append', cell.outside.files['HOME'][0])};")
            cell.eval(f"return {call('Start', 'touch', '/nowhere')};")
        lines = [line for line in cell.logged() if "--sandbox off" in line]
        engines = cell.err().count(" has connected (")
        expect(all(lines.count(line) <= engines for line in lines), engines, lines)


@test
def what_is_not_caught_names_the_remedy():
    """And only what the sandbox refused does."""
    for cell in cells:
        path = cell.outside.files["HOME"][0]
        for code in (f'System.IO.File.ReadAllText("{path}")', f'System.IO.File.AppendAllText("{path}", "x")',
                     f'new Func<int>(() => {{ try {{ System.IO.File.Delete("{path}"); }} catch (Exception e) {{ '
                     'throw new Exception("outer", e); } return 1; })()',
                     'System.Diagnostics.Process.Start("touch")', 'System.Net.Dns.GetHostEntry("localhost")',
                     'new System.Net.Sockets.TcpClient("127.0.0.1", 80)', 'new System.Net.Sockets.UdpClient(0)',
                     'new System.Net.WebClient().DownloadString("http://127.0.0.1/")'):
            text = cell.eval(code)
            expect(text.startswith("Error: ") and "--sandbox off" in text, code, text)
            for tool, argument in (("execute_code", {"code": f"{code};"}), ("query", {"query": code})):
                reply = cell.ask_tool(tool, argument).json()
                expect(is_failure(reply) and "--sandbox off" in str(reply) or "AppendAll" in code, tool, code, reply)
        for code in (f'System.IO.File.ReadAllText("{path}.none")', 'System.Diagnostics.Process.Start("/no/such")',
                     'throw new Exception("x")', 'System.IO.File.ReadAllText("/no/such")'):
            text = cell.eval(code)
            expect(text.startswith("Error: ") and "sandbox" not in text, code, text)


@test
def what_this_kernel_lacks_is_said():
    with Outside() as outside, Plain(outside) as cell:
        cell.is_fine()
        expect("Landlock" not in cell.err(), cell.err())
    with Outside() as outside:
        cell = Plain(outside)
        cell.extra_env["UMCP_SANDBOX_ABI"] = "0"
        with cell:
            expect("Landlock" in cell.err(), cell.err())
        ran = run("doctor", "--project", outside.root, env={"UMCP_SANDBOX_ABI": "0"})
        expect(re.search(r"(?i)sandbox.*\n?.*Landlock", ran.out), ran)


@test
def doctor_shows_what_is_in_force():
    with Outside() as outside:
        ran = run("doctor", "--project", outside.root)
        same(ran.code, 0, ran)
        line = next((line for line in ran.out.splitlines() if line.startswith("sandbox")), "")
        expect("Landlock" in line and "seccomp" in line, ran)


# --- Without it ---

@test
def without_the_sandbox_they_succeed():
    """So that the tests above can fail."""
    with Outside() as outside, Cell(outside, *OPEN, "--sandbox", "off") as cell:
        home = outside.files["HOME"][0]
        cell.may([("append", call("Append", home)), ("read", call("Read", home)),
                  ("make", call("Replace", f"{outside.home}/planted")),
                  ("a program", call("Start", "/usr/bin/touch", f"{outside.home}/made")),
                  (".git", call("Append", outside.files[".git"][0])),
                  ("TCP", call("Tcp", outside.port("tcp"))),
                  ("the server's command line", "Try.Read(\"/proc/\" + Try.Parent + \"/cmdline\")"),
                  ("kill", call("Kill", outside.victim.pid, escapes.KILL))])
        same(outside.victim.wait(PATIENCE), -escapes.KILL)
        expect(os.path.exists(f"{outside.home}/made"))
        same(status(engine_of_player(cell), "Seccomp"), "0")


@test
def another_word_than_on_and_off_is_refused():
    ran = run("serve", "--sandbox", "perhaps", "--listen", "127.0.0.1:0")
    expect(ran.code == 2 and "--sandbox: 'perhaps'" in ran.err, ran)


# --- The server ---

@test
def the_server_is_not_reached():
    """The last, since the others need a server."""
    for cell in cells:
        cell.tries(escapes.signal_rows())
    cells.close()


if __name__ == "__main__":
    need_an_engine()
    if not sys.platform.startswith("linux"):
        print("the sandbox is Linux's")
        sys.exit(77)
    try:
        suite.main()
    finally:
        cells.close()
