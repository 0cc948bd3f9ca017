"""What the tests of a live engine under ill treatment share: a project with one probe, clients that keep their
connection, engines started by hand, another user of this machine."""
import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time

from lib.live import Live, Scene
from lib.umcp import PATIENCE, UMCP, Http, Skipped, clean_env, end_process, expect, request, same

PLAYER = os.path.join(os.path.dirname(UMCP), "umcp-player")
LIST = request("call_tool", {"name": "ListObjects", "arguments": {}})
PROBE = """
using UnityEngine;

public class Probe : MonoBehaviour
{
    public int Generation { get { return %d; } }
    private void Start() { new GameObject("Made"); }
%s
}
"""


def with_probe(project, more="", generation=1):
    """A scene with an object that has the script Probe, and what tells that it is compiled."""
    guid = project.script("Probe", PROBE % (generation, more))
    scene = Scene()
    scene.script(scene.add("Probe"), guid)
    scene.add("Child", scene.add("Bystander", pos=(1, 2, 3)))
    project.scenes(Main=scene)
    return "/Probe", "Probe", "Generation"


def reading(name, object_id, component="Probe"):
    """The message that reads a member."""
    return request("call_tool", {"name": "ReadComponentMember", "arguments": {
        "objectId": object_id, "componentType": component, "name": name}})


def result_of(reply):
    expect("result" in reply, reply)
    return reply["result"]["content"][0]["json"]


def error_of(reply):
    """Kind, message and hint, whether the failure is an error or a failed result."""
    if "error" in reply:
        error = reply["error"]
        return error["data"]["kind"], error["message"], error["data"]["hint"]
    error = reply["result"]["content"][0]["json"]["error"]
    return error["kind"], error["message"], error.get("hint")


def is_failure(reply):
    return "error" in reply or reply["result"]["content"][0]["json"].get("ok") is False


class Asker(threading.Thread):
    """One client with one connection in the background: asks until it is stopped, keeps what it
    got. An exception in it is raised by stop()."""

    def __init__(self, port, message):
        super().__init__(daemon=True)
        self.port, self.message = port, message
        self.is_stopped, self.replies, self.failure = False, [], None
        self.start()

    def run(self):
        try:
            with Http(self.port, patience=2 * PATIENCE) as http:
                while not self.is_stopped:
                    self.replies.append(http.ask(self.message).json())
        except Exception as failure:  # told to whoever stops it
            self.failure = failure

    def stop(self):
        self.is_stopped = True
        self.join(3 * PATIENCE)
        expect(not self.is_alive(), "a call was not answered")
        if self.failure:
            raise self.failure
        return self.replies


class Once(threading.Thread):
    """One call in the background, and when it was answered."""

    def __init__(self, server, message):
        super().__init__(daemon=True)
        self.port, self.message = server.port, message
        self.reply, self.failure, self.took = None, None, None
        self.start()

    def run(self):
        began = time.monotonic()
        try:
            with Http(self.port, patience=3 * PATIENCE) as http:
                self.reply = http.ask(self.message).json()
        except Exception as failure:  # told to whoever asks
            self.failure = failure
        self.took = time.monotonic() - began

    def json(self):
        self.join(4 * PATIENCE)
        if self.failure:
            raise self.failure
        expect(self.reply is not None, "no answer")
        return self.reply


# --- Processes ---

def children(pid):
    found = []
    with contextlib.suppress(FileNotFoundError):
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/children", encoding="utf-8") as file:
                found += [int(number) for number in file.read().split()]
    return found


def state_of(pid):
    """The letter of a process's state; empty: there is none."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


def is_alive(pid):
    return state_of(pid) not in ("", "Z")


def name_of(pid):
    """What the process executes; "": it has ended."""
    try:
        with open(f"/proc/{pid}/comm", encoding="utf-8", errors="replace") as f:
            return f.read().strip()
    except OSError:
        return ""


def engine_of(server):
    """The process id of the engine that the server has started; None: there is none now."""
    alive = [pid for pid in children(server.process.pid)
             if is_alive(pid) and name_of(pid) == "umcp-player"]
    return alive[0] if alive else None


def compiler_of(server):
    """The same for umcp-compile."""
    alive = [pid for pid in children(server.process.pid)
             if is_alive(pid) and name_of(pid) == "umcp-compile"]
    return alive[0] if alive else None


def instances(server, headers=""):
    reply = server.post(request("read_resource", {"uri": "unity://instances"}),
                        headers=headers).json()
    return json.loads(reply["result"]["contents"][0]["text"])["Items"]


class ByHand:
    """An engine that the test starts itself, for a with block. It knows the key of `server`'s user, or
    of the one whose home is `folder`."""

    def __init__(self, project, folder, *args, server=None):
        state = os.path.dirname(os.path.dirname(server.key_path)) if server else None
        self.log = open(os.path.join(folder, "engine.log"), "w+b")
        self.process = subprocess.Popen(
            [PLAYER, "--project", project.root, "--state-dir", os.path.join(folder, "engine"),
             *args], stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
            env=clean_env(folder, {"XDG_STATE_HOME": state} if server else None))

    def __enter__(self):
        return self

    def words(self):
        return os.pread(self.log.fileno(), 1 << 20, 0).decode(errors="replace")

    def __exit__(self, *_):
        end_process(self.process)
        self.log.close()


def live(make, *args, env=None):
    """A server with its engine on a project of the test, and more arguments."""
    server = Live(make)
    server.args += args
    server.extra_env.update(env or {})
    return server


def kill(pid):
    os.kill(pid, signal.SIGKILL)


# --- Another user of this machine, who connects to the server: needs root ---

STRANGER = 61234  # a user id that nobody has here

# What the stranger runs: connects as often as it is told, says what it is told, prints what came.
VISITOR = """
import encodings.latin_1, json, os, socket, struct, sys
user, plan = json.loads(sys.stdin.read())
if user is not None:  # only now: the interpreter may lie where that user cannot read
    os.setgroups([]), os.setgid(user), os.setuid(user)
came = []
for visit in plan:
    with socket.socket(getattr(socket, visit["family"])) as s:
        s.settimeout(30)
        got = b""
        try:
            if visit.get("reset"):
                s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            if visit.get("from"):
                s.bind((visit["from"], 0))
            at = visit["at"]
            s.connect(tuple(at) if isinstance(at, list) else at)
            if visit.get("say"):
                s.sendall(visit["say"].encode("latin-1"))
            while not visit.get("hurry"):
                data = s.recv(65536)
                if not data:
                    break
                got += data
                if visit.get("stop") and visit["stop"].encode("latin-1") in got:
                    break
        except (ConnectionError, PermissionError) as error:
            got += b"" if got else type(error).__name__.encode()
        came.append(got.decode("latin-1"))
print(json.dumps(came))
"""


def need_root():
    if os.geteuid() != 0:
        raise Skipped("only root can act as another user")


def visit(at, *plans, user=STRANGER):
    """Has a user visit the server: what came back, a text for each plan."""
    family = "AF_UNIX" if isinstance(at, str) else "AF_INET6" if ":" in at[0] else "AF_INET"
    plans = [user, [{"family": family, "at": at, **plan} for plan in plans]]
    done = subprocess.run([sys.executable, "-c", VISITOR], input=json.dumps(plans).encode(),
                          capture_output=True, timeout=PATIENCE, check=False)
    same(done.returncode, 0, done.stderr.decode())
    return json.loads(done.stdout)


def visit_once(at, user=STRANGER, **plan):
    return visit(at, plan, user=user)[0]


def get(path="/", more=""):
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{more}\r\n"


def post(message, more=""):
    body = json.dumps(message)
    return (f"POST /message HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n{more}"
            f"\r\n{body}")
