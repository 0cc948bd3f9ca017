"""The servers that are measured: how each is started, greeted, called and ended.

Every server listens on 127.0.0.1 on a free port, is pinned to one processor, and is ended by its
process id. Nothing here measures.
"""
import json
import os
import socket
import subprocess
import time

ADD = ('{"jsonrpc":"2.0","id":@ID@,"method":"tools/call",'
       '"params":{"name":"add","arguments":{"a":2,"b":3}}}')
STATUS = ('{"jsonrpc":"2.0","id":@ID@,"method":"tools/call",'
          '"params":{"name":"GetStatus","arguments":{}}}')
CONFIG = STATUS.replace("GetStatus", "GetConfig")
PING = '{"jsonrpc":"2.0","id":@ID@,"method":"ping"}'
INITIALIZE = ('{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":'
              '"2025-06-18","capabilities":{},"clientInfo":{"name":"bench","version":"1"}}}')
INITIALIZED = '{"jsonrpc":"2.0","method":"notifications/initialized"}'
TOKEN = "bench-framed-token-0123456789abcdef"
AUTHENTICATE = ('{"jsonrpc":"2.0","id":1,"method":"session.authenticate",'
                '"params":{"token":"%s"}}' % TOKEN)
FIRST_ID = 1000000000


class Broken(Exception):
    """The run cannot go on; the message says why."""


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def pinned(cpu, command):
    return command if cpu is None else ["taskset", "-c", str(cpu), *command]


def memory_of(pid):
    """Resident set and its peak, in kB."""
    with open(f"/proc/{pid}/status", encoding="ascii") as f:
        rows = dict(line.split(":", 1) for line in f if line.startswith(("VmRSS", "VmHWM")))
    return {key: int(value.split()[0]) for key, value in rows.items()}


def stat_of(pid):
    """The fields of /proc/PID/stat from the third on, as texts; None: it has ended."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as f:
            return f.read().rpartition(")")[2].split()
    except OSError:
        return None


def cpu_seconds_of(pid):
    """Processor time of all its threads and of the children it has waited for, in user code and
    in the kernel for them."""
    fields = stat_of(pid)
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK") if fields else 0


def children_of(pid):
    found = ((int(p), stat_of(p)) for p in os.listdir("/proc") if p.isdigit())
    return [p for p, fields in found if fields and int(fields[1]) == pid]


def name_of(pid):
    try:
        with open(f"/proc/{pid}/comm", encoding="utf-8") as f:
            return f.read().strip()
    except OSError:
        return ""


def exchange(port, body, headers=(), timeout=5):
    """One POST to /mcp on a connection of its own: status, headers, body, bytes in all."""
    lines = ["POST /mcp HTTP/1.1", f"Host: 127.0.0.1:{port}", "Content-Type: application/json",
             "Accept: application/json, text/event-stream", f"Content-Length: {len(body)}",
             *headers, "", body]
    got = b""
    with socket.create_connection(("127.0.0.1", port), timeout=timeout) as s:
        s.sendall("\r\n".join(lines).encode())
        while True:
            head, found, rest = got.partition(b"\r\n\r\n")
            fields = dict(line.lower().split(": ", 1)
                          for line in head.decode().split("\r\n")[1:] if ": " in line)
            if found and len(rest) >= int(fields.get("content-length", 0)):
                return int(head.split()[1]), fields, rest.decode(), len(got)
            part = s.recv(65536)
            if not part:
                raise Broken(f"the server closed the connection after {got[:200]!r}")
            got += part


class Server:
    """A process with an HTTP port; subclasses say which and what is called on it."""

    name = call = expect = ""
    refuse = '"isError":true'
    needs_session = is_pinned = True
    warmup_s = 1
    look_s = 0.02  # between two looks whether it listens

    def __init__(self, bench):
        self.bench = bench
        self.port = free_port()
        self.session = None
        self.next_id = FIRST_ID
        self.log = open(os.path.join(bench.scratch, f"{self.name}.log"), "ab")
        self.process = subprocess.Popen(
            pinned(bench.server_cpu if self.is_pinned else None, self.command()),
            cwd=bench.scratch, env=bench.environment, stdin=subprocess.DEVNULL, stdout=self.log,
            stderr=self.log)
        bench.running.append(self)
        self.await_port()
        if self.needs_session:
            self.greet()

    def command(self):
        raise NotImplementedError

    def await_port(self):
        give_up = time.monotonic() + 15
        while time.monotonic() < give_up and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(self.look_s)
        raise Broken(f"{self.name} does not listen; its log ends:\n{self.log_end()}")

    def log_end(self):
        with open(self.log.name, encoding="utf-8", errors="replace") as f:
            return f.read()[-2000:]

    def greet(self):
        status, fields, body, _ = exchange(self.port, INITIALIZE)
        self.session = fields.get("mcp-session-id")
        if status != 200 or not self.session or '"result"' not in body:
            raise Broken(f"{self.name} answers initialize with {status}: {body[:300]}")
        exchange(self.port, INITIALIZED, self.headers())

    def headers(self):
        return [f"Mcp-Session-Id: {self.session}"] if self.session else []

    def sample(self):
        """One checked call; the size of its answer in bytes."""
        body = self.call.replace("@ID@", str(self.next_id))
        self.next_id += 1
        status, _, answer, size = exchange(self.port, body, self.headers())
        if status != 200 or self.expect not in answer or self.refuse in answer:
            raise Broken(f"{self.name} answers a call with {status}: {answer[:500]}")
        return size, answer

    def memory(self):
        return memory_of(self.process.pid)

    def cpu_seconds(self):
        return cpu_seconds_of(self.process.pid)

    def stop(self):
        if self in self.bench.running:
            self.bench.running.remove(self)
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(7)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()


def framed_token_file(bench):
    """A file with TOKEN in it."""
    path = os.path.join(bench.scratch, "framed-token")
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w",
              encoding="ascii") as f:
        f.write(TOKEN + "\n")
    return path


class Umcp(Server):
    """umcp without a project: what it answers itself, no engine and no thread in between."""

    name = "umcp"
    call = CONFIG
    expect = "allowWrites"

    def __init__(self, bench):
        self.framed_port = free_port()
        super().__init__(bench)

    def command(self):
        return [self.bench.umcp, "serve", "--listen", f"127.0.0.1:{self.port}",
                "--framed", f"127.0.0.1:{self.framed_port}",
                "--framed-token-file", framed_token_file(self.bench)]


class ProjectUmcp(Server):
    """umcp on a Unity project's files; it has all processors, as a user's has."""

    name = "umcp-project"
    call = PING
    expect = '"result"'
    refuse = '"error"'
    is_pinned = False
    player = "off"  # what is measured is the reader of files

    def __init__(self, bench, folder):
        self.folder = folder
        super().__init__(bench)

    def command(self):
        return [self.bench.umcp, "serve", "--listen", f"127.0.0.1:{self.port}", "--project",
                self.folder, "--player", self.player, "--discovery",
                os.path.join(self.bench.scratch, f"discovery-{self.port}.json")]

    def tool(self, name, /, **arguments):
        """Calls a tool and returns the text of its answer."""
        body = json.dumps({"jsonrpc": "2.0", "id": self.next_id, "method": "tools/call",
                           "params": {"name": name, "arguments": arguments}})
        self.next_id += 1
        status, _, answer, _ = exchange(self.port, body, self.headers(), timeout=60)
        if status != 200 or '"isError":true' in answer or '"error"' in answer:
            raise Broken(f"{name} answers with {status}: {answer[:500]}")
        return answer


class LiveUmcp(ProjectUmcp):
    """umcp with the headless engine on a project. `state`: the folder where compiled scripts are
    kept; `player`: the engine's program."""

    name = "umcp-live"
    call = STATUS
    expect = "UnityVersion"
    refuse = '"isError":true'
    look_s = 0.001

    def __init__(self, bench, folder, state, player="auto", program=None):
        self.state, self.player, self.framed_port = state, player, free_port()
        self.program = program or bench.umcp
        self.spawned = time.monotonic()
        super().__init__(bench, folder)

    def command(self):
        return [self.program, *super().command()[1:], "--state-dir", self.state,
                "--framed", f"127.0.0.1:{self.framed_port}",
                "--framed-token-file", framed_token_file(self.bench)]

    def result(self, name, /, **arguments):
        """Calls a tool and returns its result, parsed."""
        return json.loads(self.tool(name, **arguments))["result"]["structuredContent"]

    def place(self, cpus):
        """Where server and engine may run from now on."""
        for pid in (self.process.pid, self.engine_pid()):
            for thread in os.listdir(f"/proc/{pid}/task"):
                os.sched_setaffinity(int(thread), cpus)

    def engine_pid(self):
        """The engine's process."""
        found = [p for p in children_of(self.process.pid) if name_of(p) != "umcp-compile"]
        if len(found) != 1:
            raise Broken(f"umcp has {len(found)} engines instead of one")
        return found[0]

    def cpu_seconds(self):
        return super().cpu_seconds() + sum(map(cpu_seconds_of, children_of(self.process.pid)))


class Sdk(Server):
    name = "sdk"
    call = ADD
    expect = '"text":"5"'
    warmup_s = 5  # its compiler needs some ten thousand calls

    def command(self):
        return ["node", os.path.join(self.bench.here, "sdk", "server.mjs"), "http", str(self.port)]


class Canned(Server):
    name = "canned"
    call = CONFIG.replace("@ID@", str(FIRST_ID))
    expect = '"result"'
    needs_session = False

    def command(self):
        return [self.bench.tool("canned"), str(self.port), str(self.bench.answer_size)]

    def headers(self):
        # As long as umcp's, so that the requests have the same size.
        return ["Mcp-Session-Id: " + "0" * self.bench.session_len]
