"""What the Python end-to-end tests share: starting the program, speaking to it, counting results.

Every process is started in an empty temporary folder (HOME, TMPDIR, state, discovery file), listens
on 127.0.0.1 only, is waited for with a limit, and is ended by its own pid.
"""
import contextlib
import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import traceback

from lib.engine import KEYS

UMCP = os.environ.get("UMCP", "")
# The same program in front of the host of tests/scripted, and what that answers.
SCRIPTED = os.environ.get("UMCP_SCRIPTED", "")
SCRIPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../data/usual.script")
SOURCE = os.path.abspath(os.environ.get("UMCP_SOURCE") or
                         os.path.join(os.path.dirname(__file__), "../../.."))
EXAMPLE = os.path.join(SOURCE, "examples/unity-demo")
REAL_PROJECTS = os.path.normpath(os.path.join(SOURCE, "../shared/unity-projects"))
# Seconds that anything may take before the test fails: nothing waits for it in vain, and it is longer
# than the limits of the program itself, so that those are seen.
PATIENCE = 60
# Where memory is measured, what the program has freed must really be free, and this much may come.
MEASURED = {"ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":quarantine_size_mb=1"}
GROWTH_KB = 24 << 10
# What is a matter of luck is tried often: all times by `make soak`, a twentieth of them by `make test`.
IS_SOAK = bool(os.environ.get("UMCP_TEST_SOAK"))
SANITIZER = re.compile(r"AddressSanitizer|LeakSanitizer|UndefinedBehavior|runtime error:")


class Skipped(Exception):
    """Raised by a test that cannot be run here."""


# --- Tests ---

class Suite:
    """Collects test functions and runs them; names on the command line choose some of them."""

    def __init__(self):
        self.name = os.path.splitext(os.path.basename(sys.argv[0]))[0]
        self.tests, self.kept = [], []

    def test(self, function):
        self.tests.append(function)
        return function

    def keep(self, make, between=None):
        """A server (or whatever a with block can have) that several tests use, one after the other, each in a with
        block; between(server) is called before each but the first. main() ends it."""
        self.kept.append(Kept(make, between))
        return self.kept[-1]

    def main(self):
        if not UMCP:
            print("UMCP must name the program to test")
            sys.exit(77)
        counts = {"ok": 0, "FAILED": 0, "skipped": 0}
        unknown = set(sys.argv[1:]) - {function.__name__ for function in self.tests}
        if unknown:
            sys.exit(f"{self.name} has no test {', '.join(sorted(unknown))}")
        for function in self.tests:
            if sys.argv[1:] and function.__name__ not in sys.argv[1:]:
                continue
            began = time.monotonic()
            outcome = run_one(function)
            counts[outcome] += 1
            print(f"{outcome:8} {function.__name__} ({time.monotonic() - began:.1f} s)", flush=True)
        for kept in self.kept:
            if run_one(kept.close) == "FAILED":
                counts["FAILED"] += 1
                print("FAILED   a server that tests shared")
        skipped = f", {counts['skipped']} skipped" if counts["skipped"] else ""
        print(f"{self.name}: {counts['ok']} passed, {counts['FAILED']} failed{skipped}")
        sys.exit(1 if counts["FAILED"] else 0)


class Kept:
    """What Suite.keep() gives: it starts with the first with block. One that saw a test fail ends with it, so that
    the next test begins anew."""

    def __init__(self, make, between):
        self.make, self.between = make, between
        self.one, self.entered = None, None

    def __enter__(self):
        if self.one and self.between:
            self.between(self.entered)
        if not self.one:
            one = self.make()
            self.entered = one.__enter__()
            self.one = one
        return self.entered

    def __exit__(self, *failure):
        if failure[0]:
            self.end(*failure)

    def end(self, *failure):
        one, self.one = self.one, None
        one.__exit__(*failure)

    def close(self):
        """It must still work, and end cleanly."""
        if self.one:
            with contextlib.ExitStack() as stack:
                stack.push(self.end)
                getattr(self.entered, "is_fine", bool)()


def run_one(function):
    try:
        function()
        return "ok"
    except Skipped as reason:
        print(f"{function.__name__}: {reason}")
        return "skipped"
    except Exception:  # whatever it is, the other tests still run
        traceback.print_exc(file=sys.stdout)
        return "FAILED"


def often(times, least=1):
    """How often to try here what a soak tries so many times."""
    return times if IS_SOAK else max(least, times // 20)


def expect(condition, *seen):
    """An assertion that says what was seen."""
    if not condition:
        raise AssertionError(" ".join(repr(value)[:2000] for value in seen) or "not so")


def same(got, wanted, *seen):
    expect(got == wanted, "got", got, "wanted", wanted, *seen)


def wait_for(condition, what, patience=PATIENCE):
    """Polls until the condition gives something true, and gives it back."""
    end = time.monotonic() + patience
    while True:
        value = condition()
        if value:
            return value
        expect(time.monotonic() < end, f"waited {patience} s in vain for {what}")
        time.sleep(0.01)


# --- Processes ---

def clean_env(folder, extra=None):
    """The environment of every process under test: nothing of the user's own setting reaches it."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("UMCP_")}
    env.pop("WEB_SERVER_URL", None)
    env.update(HOME=folder, TMPDIR=folder, XDG_STATE_HOME=os.path.join(folder, "state"),
               UE_MCP_DISCOVERY=os.path.join(folder, "discovery.json"),
               UMCP_PLAYER="off")  # a test that wants an engine says so
    for key, value in (extra or {}).items():
        env.pop(key, None)
        if value is not None:
            env[key] = value
    return env


class Ran:
    """A program that has ended: code, out, err (text)."""

    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    def __repr__(self):
        return f"exit code {self.code}\nout: {self.out[:2000]}\nerr: {self.err[:4000]}"


def run(*args, env=None, stdin=b"", folder=None, cwd=None, patience=PATIENCE, program=UMCP):
    """Runs umcp to its end."""
    with contextlib.ExitStack() as stack:
        if folder is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
        done = subprocess.run([program, *args], input=stdin, capture_output=True, timeout=patience,
                              env=clean_env(folder, env), cwd=cwd or folder, check=False)
    ran = Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
    expect(not SANITIZER.search(ran.err), ran)
    return ran


def free_port():
    """A port that nobody listens on now."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


def end_process(process):
    if process.poll() is None:
        process.kill()
    process.wait(PATIENCE)


def write_token(folder, token):
    """The path of a new file that holds the token and is its owner's alone."""
    path = os.path.join(folder, "token")
    with open(path, "w", encoding="utf-8", opener=lambda p, f: os.open(p, f, 0o600)) as file:
        file.write(token + "\n")
    return path


def rss_kb(pid):
    """The memory that a process has, in KB."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1))


class Server:
    """`umcp serve` on a free port of 127.0.0.1, for a with block.

    At the block's end it is stopped with SIGTERM and must end cleanly: code 0, no report of a
    sanitizer on stderr.
    """

    program, own_env = UMCP, {}
    has_engine = False  # that is ready all the time

    def __init__(self, *args, env=None, folder=None, listen=("127.0.0.1:0",), discovery="",
                 **popen):
        self.args = [arg for at in listen for arg in ("--listen", at)] + list(args)
        self.extra_env, self.popen = {**self.own_env, **(env or {})}, popen
        self.own_folder = None if folder else tempfile.TemporaryDirectory()
        self.folder = folder or self.own_folder.name
        if discovery == "":
            discovery = os.path.join(self.folder, "discovery.json")
        self.discovery = discovery  # None: there will be none
        self.process = None
        self.port = None

    def __enter__(self):
        self.log = tempfile.TemporaryFile()
        settings = {"stdin": subprocess.DEVNULL, "stdout": self.log, "stderr": self.log,
                    "cwd": self.folder, **self.popen}
        env = clean_env(self.folder, self.extra_env)
        self.key_path = os.path.join(env.get("XDG_STATE_HOME", ""), "umcp/link.key")
        self.process = subprocess.Popen([self.program, "serve", *self.args], **settings, env=env)
        try:
            self.port = wait_for(self.read_port, "the server's port")
            KEYS[self.port] = self.key_path
        except BaseException:
            self.clean_up()
            raise
        return self

    def read_port(self):
        expect(self.process.poll() is None, "ended at once:", self.err())
        if not self.discovery:
            told = re.search(r"listening on http://127\.0\.0\.1:(\d+)", self.err())
            return int(told.group(1)) if told else None
        try:
            with open(self.discovery, encoding="utf-8") as file:
                found = json.load(file)
        except FileNotFoundError:
            return None
        return found["port"] if found["pid"] == self.process.pid else None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def err(self):
        """What the server has printed so far."""
        self.log.flush()
        return os.pread(self.log.fileno(), 1 << 20, 0).decode(errors="replace")

    def rss_kb(self):
        return rss_kb(self.process.pid)

    def stop(self, number=signal.SIGTERM):
        """Asks it to end and gives the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"still running {PATIENCE} s after signal {number}") from None

    def clean_up(self):
        end_process(self.process)
        self.log.close()
        if self.own_folder:
            self.own_folder.cleanup()

    def __exit__(self, kind, value, trace):
        try:
            code = self.stop()
            err = self.err()
            report = SANITIZER.search(err)
            if report or (kind is None and code != 0):
                print(err[max(0, report.start() - 200 if report else 0):][:6000])
                raise AssertionError(f"the server ended with code {code}")
        finally:
            self.clean_up()

    # What tests ask it most.

    def post(self, body, path="/message", headers=""):
        """One JSON-RPC message over a connection of its own: the response."""
        with Http(self.port) as http:
            return http.ask(body, path, headers)

    def call(self, tool, arguments=None):
        """An explorer tool's own result."""
        response = self.post(request("call_tool", {"name": tool, "arguments": arguments or {}}))
        same(response.status, 200, response)
        return response.json()["result"]["content"][0]["json"]

    def is_fine(self):
        """Is the server still able to work?"""
        same(self.process.poll(), None, self.err())
        expect(self.call("GetConfig")["ok"] is True)
        if self.has_engine:
            expect(self.call("GetStatus")["Ready"] is True)


class Scripted(Server):
    """A server whose engine is the text SCRIPT."""

    program, own_env = SCRIPTED, {"UMCP_SCRIPT": SCRIPT}
    has_engine = True


class Stdio:
    """`umcp stdio` with pipes, for a with block. Lines of stdout arrive in order by read().

    In a server's folder it finds that server; without a folder it is alone.
    """

    program, own_env = UMCP, {}

    def __init__(self, *args, env=None, folder=None, **popen):
        self.own_folder = None if folder else tempfile.TemporaryDirectory()
        folder = folder or self.own_folder.name
        self.log = tempfile.TemporaryFile()
        settings = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": self.log,
                    "cwd": folder, **popen}
        self.process = subprocess.Popen([self.program, "stdio", *args], **settings,
                                        env=clean_env(folder, {**self.own_env, **(env or {})}))
        self.watchdog = threading.Timer(PATIENCE, self.process.kill)

    def __enter__(self):
        self.watchdog.start()
        return self

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, *messages):
        self.write(b"".join(json.dumps(message).encode() + b"\n" for message in messages))

    def read(self):
        """The next line as JSON; it must come before the watchdog does."""
        line = self.process.stdout.readline()
        expect(line.endswith(b"\n"), "a line was expected; got", line, self.err())
        return json.loads(line)

    def ask(self, message):
        self.send(message)
        return self.read()

    def end_input(self):
        self.process.stdin.close()

    def rest(self):
        """All that is still written, until the program ends: its lines."""
        return self.process.stdout.read().splitlines()

    def wait(self):
        code = self.process.wait(PATIENCE)
        expect(not SANITIZER.search(self.err()), self.err())
        return code

    def err(self):
        return os.pread(self.log.fileno(), 1 << 22, 0).decode(errors="replace")

    def rss_kb(self):
        return rss_kb(self.process.pid)

    def __exit__(self, kind, value, trace):
        self.watchdog.cancel()
        end_process(self.process)
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError, AttributeError):
                pipe.close()
        err = self.err()
        self.log.close()
        if self.own_folder:
            self.own_folder.cleanup()
        expect(kind is not None or not SANITIZER.search(err), err)


class ScriptedStdio(Stdio):
    """The same with SCRIPT behind it."""

    program, own_env = Scripted.program, Scripted.own_env


def script_of_code(values):
    """A file with answers to `return 5;` and the like; deleted when it is forgotten."""
    file = tempfile.NamedTemporaryFile("w", suffix=".script", encoding="utf-8")
    for value in values:
        file.write(f'host execute_code {{"code":"return {value};"}}\n  json {value}\n')
    file.flush()
    return file


# --- Messages ---

def request(method, params=None, id_=1):
    message = {"jsonrpc": "2.0", "id": id_, "method": method}
    if params is not None:
        message["params"] = params
    return message


def initialize(version="2025-11-25", id_=0):
    return request("initialize", {"protocolVersion": version, "capabilities": {},
                                  "clientInfo": {"name": "e2e", "version": "1"}}, id_)


def call_tool(name, arguments=None, id_=1, method="tools/call"):
    return request(method, {"name": name, "arguments": arguments or {}}, id_)


def frame(message):
    """The framed protocol: four bytes of length, little-endian, then the JSON text."""
    text = message if isinstance(message, bytes) else json.dumps(message).encode()
    return struct.pack("<I", len(text)) + text


# --- HTTP over a bare socket ---

class Response:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    def json(self):
        return json.loads(self.body)

    def __repr__(self):
        return f"{self.status} {self.headers} {self.body[:1500]}"


class Http:
    """One TCP connection that sends exactly the bytes it is told to."""

    def __init__(self, port, receive_buffer=None, patience=PATIENCE):
        self.port = port
        self.sock = socket.socket()
        if receive_buffer:
            self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.sock.settimeout(patience)
        self.sock.connect(("127.0.0.1", port))
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.kept = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.sock.close()

    def send(self, data):
        self.sock.sendall(data if isinstance(data, bytes) else data.encode())

    def head(self, first_line, headers=""):
        """A request's head with our Host; `headers` are whole lines without the last line end."""
        lines = [first_line, f"Host: 127.0.0.1:{self.port}"] + ([headers] if headers else [])
        return "\r\n".join(lines) + "\r\n\r\n"

    def post_bytes(self, body, path="/message", headers=""):
        """The bytes of a POST."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        more = f"Content-Type: application/json\r\nContent-Length: {len(data)}"
        return self.head(f"POST {path} HTTP/1.1", f"{headers}\r\n{more}" if headers else more
                         ).encode() + data

    def post(self, body, path="/message", headers=""):
        self.send(self.post_bytes(body, path, headers))

    def ask(self, body, path="/message", headers=""):
        self.post(body, path, headers)
        return self.response()

    def get(self, path, headers="", method="GET"):
        self.send(self.head(f"{method} {path} HTTP/1.1", headers))

    def more(self):
        """Reads once; False at the stream's end."""
        try:
            data = self.sock.recv(1 << 16)
        except ConnectionResetError:
            data = b""
        self.kept += data
        return bool(data)

    def until(self, end):
        while end not in self.kept:
            expect(self.more(), "the connection ended; so far:", self.kept)
        found, self.kept = self.kept.split(end, 1)
        return found

    def exactly(self, count):
        while len(self.kept) < count:
            expect(self.more(), "the connection ended; so far:", self.kept)
        found, self.kept = self.kept[:count], self.kept[count:]
        return found

    def to_end(self):
        """Everything until the server closes."""
        while self.more():
            pass
        found, self.kept = self.kept, b""
        return found

    def is_closed(self):
        """The server has closed, and said nothing more."""
        same(self.to_end(), b"")
        return True

    def response_head(self):
        lines = self.until(b"\r\n\r\n").decode().split("\r\n")
        version, status = lines[0].split(" ")[:2]
        same(version, "HTTP/1.1", lines)
        headers = {}
        for line in lines[1:]:
            name, value = line.split(":", 1)
            headers[name.lower()] = value.strip()
        return Response(int(status), headers, b"")

    def chunk(self):
        """The next chunk; b"" is the last."""
        size = int(self.until(b"\r\n"), 16)
        data = self.exactly(size)
        same(self.exactly(2), b"\r\n")
        return data

    def response(self, has_body=True):
        r = self.response_head()
        if not has_body or r.status in (101, 204) or r.status < 200:
            return r
        if r.headers.get("transfer-encoding") == "chunked":
            while chunk := self.chunk():
                r.body += chunk
        elif "content-length" in r.headers:
            r.body = self.exactly(int(r.headers["content-length"]))
        else:
            r.body = self.to_end()
        return r

    def sse(self):
        """The next event's data as JSON; comments are passed over."""
        while True:
            block = self.until(b"\n\n").decode()
            data = [line[5:].removeprefix(" ") for line in block.split("\n")
                    if line.startswith("data:")]
            if data:
                return json.loads("\n".join(data))
