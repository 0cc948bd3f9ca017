"""What the tests of compilers share: a server on a project with a probe and the processes below it; umcp-compile
without a server, one JSON object a line (docs/compile.md)."""
import contextlib
import glob
import hashlib
import json
import os
import shutil
import socket
import subprocess
import tempfile

from lib.live import Live, Project, Scene
from lib.probe import children, error_of, is_alive, is_failure, result_of
from lib.sources import GATES, write
from lib.umcp import PATIENCE, SANITIZER, UMCP, Skipped, expect, wait_for

WORD = "the word that nobody tells"
PROBE = "public class Probe : UnityEngine.MonoBehaviour { public int Generation { get { return %d; } } }"
GOOD = {"Good": "public class Good { public const int Number = 7; }",
        "Fine": "public class Fine { public const int Number = 8; }"}


class Rig(Live):
    """A server on a project with a probe and more scripts. home: a folder that outlives it."""

    def __init__(self, *args, home=None, scripts=None, generation=1, env=None):
        self.home = home or tempfile.TemporaryDirectory()
        top = os.path.realpath(home or self.home.name)
        os.chmod(top, 0o700)
        self.root = os.path.join(top, "game")
        self.state = os.path.join(top, "state")
        if not os.path.exists(self.root):
            project = Project(top)
            scene = Scene()
            scene.script(scene.add("Probe"), project.script("Probe", PROBE % generation))
            project.scenes(Main=scene)
            for name, code in (scripts or {}).items():
                project.script(name, code)
        super().__init__(root=self.root)
        self.extra_env.update({"PRIVATE_WORD": WORD, **(env or {})})
        self.args += ["--state-dir", self.state, *GATES, *args]

    def clean_up(self):
        super().clean_up()
        if not isinstance(self.home, str):
            self.home.cleanup()

    def console(self, code):
        def ask():
            reply = self.ask_tool("ConsoleEval", {"code": code}).json()
            return None if is_failure(reply) and error_of(reply)[0] == "NotReady" else reply
        return wait_for(ask, code[:200], 3 * PATIENCE)

    def eval(self, code):
        reply = self.console(code)
        expect(not is_failure(reply), code[:200], reply, self.err()[-3000:])
        return result_of(reply)["result"]

    def generation(self):
        """What the probe says; None: it is not compiled."""
        cards = self.ask_tool("ListObjects", {"limit": 1000}).json()
        found = [] if is_failure(cards) else [card["Id"] for card in result_of(cards)["Items"]
                                              if card["Path"] == "/Probe"]
        reply = self.ask_tool("ReadComponentMember", {
            "objectId": found[0], "componentType": "Probe", "name": "Generation"}).json() if found else None
        return result_of(reply).get("valueJson") if reply and not is_failure(reply) else None

    def becomes(self, generation):
        wait_for(lambda: self.generation() == generation, f"generation {generation}", 3 * PATIENCE)

    def put(self, name, code):
        write(self.root, f"Assets/Scripts/{name}.cs", code)

    def words(self):
        return self.err() + "\n".join(self.logged())

    def says(self, *parts):
        wait_for(lambda: all(part in self.words() for part in parts), parts, 3 * PATIENCE)

    def entries(self):
        """The assemblies that are kept, with what tells whether they are still the same."""
        return {path: (os.stat(path).st_ino, os.stat(path).st_mtime_ns)
                for path in glob.glob(f"{self.state}/compiled/*.dll")}

    def service(self):
        """The process id of umcp-compile; None: there is none now."""
        for pid in children(self.process.pid):
            if is_alive(pid) and "umcp-compile" in command(pid):
                return pid
        return None

    def below(self):
        """Everything that umcp-compile has started."""
        own = self.service()
        found, todo = [], [own] if own else []
        while todo:
            more = [pid for pid in children(todo.pop()) if is_alive(pid)]
            found += more
            todo += more
        return found


def command(pid):
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return file.read().decode(errors="replace").replace("\0", " ")
    return ""


def work(pid):
    """The time that a process has worked, in ticks; 0: it is not there."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])
    return 0


def engine_pid(server):
    return next((pid for pid in children(server.process.pid) if "umcp-player" in command(pid)), None)


# --- umcp-compile alone ---

BIN = os.path.dirname(UMCP)
PROGRAM = os.path.join(BIN, "umcp-compile")
LIB = os.path.join(os.path.dirname(BIN), "lib/umcp")
OWN = os.path.join(LIB, "roslyn")
MCS = "/usr/lib/mono/4.5/mcs.exe"
MONO = os.path.realpath(shutil.which("mono") or "/usr/bin/mono")


def need_mcs():
    if not os.path.exists(MCS) or not os.path.exists(MONO):
        raise Skipped("mcs is not installed")


def need_driver():
    need_mcs()
    if not os.path.exists(os.path.join(OWN, "umcp-csc.exe")):
        raise Skipped("Roslyn was not put together here")


def mcs():
    need_mcs()
    return ["--kind", "mcs", "--path", MCS, "--runtime", MONO]


def driver():
    need_driver()
    return ["--kind", "hosted", "--path", OWN, "--runtime", MONO]


def dotnet():
    """The compiler of the .NET SDK that $UMCP_TEST_DOTNET names, the folder of its dotnet."""
    root = os.environ.get("UMCP_TEST_DOTNET")
    found = glob.glob(os.path.join(root or "/none", "sdk/*/Roslyn/bincore"))
    if not found:
        raise Skipped("UMCP_TEST_DOTNET does not name the folder of a .NET SDK")
    return ["--kind", "hosted", "--path", sorted(found)[-1], "--runtime", os.path.join(root, "dotnet"),
            "--dotnet"]


class Compile:
    """One process, with a project and a cache in a temporary folder."""

    def __init__(self, compiler, home, options=(), environ=None):
        self.home = home
        self.project = os.path.join(home, "project")
        self.cache = os.path.join(home, "cache")
        os.makedirs(os.path.join(self.project, "Assets"), exist_ok=True)
        self.id = 0
        self.rest = b""
        ours, theirs = socket.socketpair()
        self.socket = ours
        ours.settimeout(PATIENCE)
        self.errors = tempfile.TemporaryFile()
        identity = hashlib.sha256(" ".join(compiler).encode()).hexdigest()
        self.process = subprocess.Popen(
            [PROGRAM, "--fd", str(theirs.fileno()), "--project", self.project, "--cache", self.cache,
             "--lib", LIB, "--id", identity, *compiler, *options],
            pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=self.errors, env={**os.environ, **(environ or {})})
        theirs.close()
        self.hello = None

    def start(self):
        line = self.read()
        expect("hello" in line, f"the first line is {line}")
        self.hello = line["hello"]
        return self

    def write(self, name, text):
        path = os.path.join(self.project, "Assets", name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        return path

    def send_bytes(self, data):
        self.socket.sendall(data)

    def send(self, op, **members):
        self.id += 1
        self.send_bytes(json.dumps({"id": self.id, "op": op, **members}, separators=(",", ":")).encode() + b"\n")
        return self.id

    def read(self):
        while b"\n" not in self.rest:
            data = self.socket.recv(1 << 16)
            expect(data, "umcp-compile closed the connection:\n" + self.stderr())
            self.rest += data
        line, _, self.rest = self.rest.partition(b"\n")
        return json.loads(line)

    def answer(self, number):
        answer = self.read()
        expect(answer.get("id") == number, f"the answer to {number} is {str(answer)[:500]}")
        return answer

    def build(self, *paths, name="Game", defines=(), references=(), texts=None):
        sources = [{"path": p} for p in paths]
        sources += [{"path": p, "text": t} for p, t in (texts or {}).items()]
        return self.answer(self.send("build", name=name, defines=list(defines),
                                     references=list(references), sources=sources))

    def stderr(self):
        self.errors.seek(0)
        return self.errors.read().decode(errors="replace")

    def children(self):
        with open(f"/proc/{self.process.pid}/task/{self.process.pid}/children", encoding="ascii") as f:
            return [int(pid) for pid in f.read().split()]

    def close(self):
        """Ends it as a server does, and returns its exit code."""
        self.socket.close()
        try:
            code = self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()
        out = self.process.stdout.read()
        errors = self.stderr()
        self.process.stdout.close()
        self.errors.close()
        expect(not out, f"stdout has {out[:200]}")
        expect(not SANITIZER.search(errors), errors)
        return code


@contextlib.contextmanager
def compiling(compiler, home=None, options=(), environ=None):
    with contextlib.ExitStack() as stack:
        home = home or stack.enter_context(tempfile.TemporaryDirectory(prefix="umcp-compile-"))
        service = Compile(compiler, home, options, environ)
        try:
            yield service.start()
        finally:
            code = service.close()
        expect(code in (0, -9), f"umcp-compile ended with {code}")
