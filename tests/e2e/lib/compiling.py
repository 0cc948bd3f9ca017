"""What the tests of compilers share: a server on a project with a probe, and the processes below it."""
import contextlib
import glob
import os
import tempfile

from lib.live import Live, Project, Scene
from lib.probe import children, error_of, is_alive, is_failure, result_of
from lib.sources import GATES, write
from lib.umcp import PATIENCE, expect, wait_for

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
