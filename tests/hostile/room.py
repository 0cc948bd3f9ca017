"""Room for those who may: floods of one kind of connection, of heads that never end, of sessions
that nobody uses. A client with a session, a framed client with the token, an engine and `umcp stdio`
are answered ten times out of ten, over connections that they have and over new ones."""
import contextlib
import json
import os
import re
import resource
import signal
import socket
import tempfile
import time

from lib import modern
from lib.engine import Engine, WebSocket
from lib.cli import begin
from lib.live import Live, Project, Scene
from lib.probe import engine_of, instances
from lib.umcp import (EXAMPLE, PATIENCE, Http, Scripted, Server, Skipped, Stdio, Suite, call_tool, expect,
                      frame, initialize, often, request, same, wait_for)

suite = Suite()
test = suite.test

FLOOD = 1500
ENGINES = 200
SESSIONS = 1100
TIMES = 10
TOKEN = "framed-token-of-this-test"
ACCEPT = "Accept: application/json, text/event-stream"


# --- Those who may ---

class Client:
    """MCP over HTTP: a session, a connection that stays, and new ones."""

    def __init__(self, server):
        self.server, self.number = server, 0
        self.http = Http(server.port)
        r = self.http.ask(initialize(), "/mcp", ACCEPT)
        self.headers = f"{ACCEPT}\r\nMcp-Session-Id: {r.headers['mcp-session-id']}"
        self.ask(self.http)

    def ask(self, http):
        self.number += 1
        r = http.ask(call_tool("GetConfig", {}, self.number), "/mcp", self.headers)
        same((r.status, r.json().get("id")), (200, self.number), r)
        expect(json.loads(r.json()["result"]["content"][0]["text"])["ok"] is True, r)

    def stream(self):
        """The session's own stream opens."""
        with Http(self.server.port) as http:
            http.get("/mcp", self.headers)
            same(http.response_head().status, 200)

    def check(self):
        for _ in range(TIMES):
            self.ask(self.http)
        for _ in range(TIMES):
            with Http(self.server.port) as http:
                self.ask(http)


class Framed:
    """A framed client that shows the token."""

    def __init__(self, port):
        self.sock = socket.create_connection(("127.0.0.1", port))
        self.sock.settimeout(PATIENCE)
        self.number = 0
        expect("sessionId" in self.ask("session.authenticate", {"token": TOKEN})["result"])

    def exactly(self, count):
        data = b""
        while len(data) < count:
            more = self.sock.recv(count - len(data))
            expect(more, "the connection ended")
            data += more
        return data

    def ask(self, method, params=None):
        self.number += 1
        self.sock.sendall(frame(request(method, params, self.number)))
        answer = json.loads(self.exactly(int.from_bytes(self.exactly(4), "little")))
        same(answer["id"], self.number, answer)
        return answer

    def ping(self):
        expect("result" in self.ask("ping"))

    def close(self):
        self.sock.close()


@contextlib.contextmanager
def serving(kind=Server, *args, **settings):
    """A server that also listens for frames; server.framed is that port."""
    with tempfile.NamedTemporaryFile("w", suffix=".token") as file:
        file.write(TOKEN)
        file.flush()
        with kind("--framed", "127.0.0.1:0", "--framed-token-file", file.name, *args,
                  **settings) as server:
            server.framed = int(re.search(r"frames on 127\.0\.0\.1:(\d+)", server.err()).group(1))
            yield server


@contextlib.contextmanager
def many_files():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 4096:
        raise Skipped(f"only {hard} open files are allowed")
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Flood:
    """Connections that stay open on this side, whatever the server does with them."""

    def __init__(self, port, count, first=b""):
        self.sockets = []
        for _ in range(count):
            sock = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
            self.sockets.append(sock)
            self.send(sock, first)

    def send(self, sock, data):
        with contextlib.suppress(OSError):
            if data:
                sock.sendall(data)

    def all_send(self, data):
        for sock in self.sockets:
            self.send(sock, data)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for sock in self.sockets:
            sock.close()


def check_all(server, client, framed):
    """Everybody who may is answered, on the connections that they have and on new ones."""
    client.check()
    for _ in range(TIMES):
        framed.ping()
    for _ in range(TIMES):
        new = Framed(server.framed)
        new.ping()
        new.close()
    with Engine(server.port, name="late"):
        pass
    with Stdio(folder=server.folder) as stdio:
        begin(stdio)
        answer = stdio.ask(call_tool("GetConfig", {}, 7))
        same(json.loads(answer["result"]["content"][0]["text"])["port"], server.port)
    server.is_fine()


# --- Connections ---

@test
def silent_sockets():
    with many_files(), serving() as server:
        client, framed = Client(server), Framed(server.framed)
        with Flood(server.port, FLOOD):
            check_all(server, client, framed)
        check_all(server, client, framed)


@test
def the_address_with_the_most_connections_goes_first():
    """One that is silent stays if another address makes the flood."""
    with many_files(), Server() as server, \
            socket.create_connection(("127.0.0.1", server.port), PATIENCE,
                                     source_address=("127.0.0.2", 0)) as sock:
        with Flood(server.port, FLOOD):
            server.is_fine()
            sock.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            same(sock.recv(12), b"HTTP/1.1 200")


@test
def a_client_that_shows_the_token_needs_no_session():
    """Those who have no token send whole requests, and keep their connections."""
    floods = (b"", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
              b"GET /sse HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer wrong\r\n\r\n")
    with many_files(), tempfile.NamedTemporaryFile("w", suffix=".token") as file:
        file.write(TOKEN)
        file.flush()
        with Server("--token-file", file.name) as server, Http(server.port) as kept:
            message = modern.call("GetConfig")
            lines = modern.headers(message, Authorization=f"Bearer {TOKEN}")
            modern.complete(kept.ask(message, "/mcp", lines).json())
            for first in floods:
                with Flood(server.port, FLOOD, first):
                    for _ in range(TIMES):
                        modern.complete(kept.ask(message, "/mcp", lines).json())
                        with Http(server.port) as http:
                            modern.complete(http.ask(message, "/mcp", lines).json())


@test
def heads_a_byte_at_a_time():
    head = b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "
    with many_files(), serving() as server:
        client, framed = Client(server), Framed(server.framed)
        with Flood(server.port, FLOOD, head[:1]) as flood:
            for byte in head[1:20]:
                flood.all_send(bytes([byte]))
                client.ask(client.http)
                with Http(server.port) as http:
                    client.ask(http)
            check_all(server, client, framed)


@test
def bodies_that_do_not_end():
    head = b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n{"
    with many_files(), serving() as server:
        client, framed = Client(server), Framed(server.framed)
        with Flood(server.port, FLOOD, head) as flood:
            flood.all_send(b" ")
            check_all(server, client, framed)


@test
def bodies_of_requests_that_became_lines():
    """They are gone with their requests, so that they take no room from other bodies."""
    body = b"x" * 1000000
    with many_files(), serving() as server, contextlib.ExitStack() as stack:
        client, framed = Client(server), Framed(server.framed)
        for _ in range(290):
            http = stack.enter_context(Http(server.port))
            http.send(http.head("GET /stdio HTTP/1.1", "Connection: Upgrade\r\nUpgrade: umcp.lines"
                                f"\r\nContent-Length: {len(body)}").encode() + body)
            same(http.response_head().status, 101)
        check_all(server, client, framed)
        with Http(server.port) as http:
            data = http.post_bytes(request("ping"), "/message")
            http.send(data[:-1])
            client.check()  # meanwhile it waits for the rest
            http.send(data[-1:])
            same(http.response().status, 200)


@test
def one_request_each_and_then_nothing():
    with many_files(), serving() as server:
        client, framed = Client(server), Framed(server.framed)
        with Flood(server.port, FLOOD, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"):
            check_all(server, client, framed)


@test
def frames_that_never_come():
    with many_files(), serving() as server:
        client, framed = Client(server), Framed(server.framed)
        with Flood(server.framed, FLOOD):
            check_all(server, client, framed)
        with Flood(server.framed, FLOOD, frame(request("transport.healthCheck"))):
            check_all(server, client, framed)
        with Flood(server.framed, FLOOD, frame(request("ping"))[:9]):
            check_all(server, client, framed)


@test
def engines_that_say_nothing():
    with many_files(), serving() as server, Engine(server.port, name="early"):
        client, framed = Client(server), Framed(server.framed)
        with contextlib.ExitStack() as stack:
            for protocol in ("umcp.2", None) * ENGINES:
                sock = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
                stack.callback(sock.close)
                with contextlib.suppress(Exception):
                    WebSocket(sock, protocol=protocol)
            check_all(server, client, framed)
            expect("early" in json.dumps(instances(server)), instances(server))


@test
def streams_that_strangers_hold():
    """Streams are busy connections, which are not shed: some room is left for requests, also for
    those of strangers."""
    with many_files(), serving() as server, Http(server.port) as http:
        client, framed = Client(server), Framed(server.framed)
        listen = modern.modern("subscriptions/listen", {"notifications": {"toolsListChanged": True}})
        ask = [http.head(f"GET {path} HTTP/1.1", "Accept: text/event-stream").encode()
               for path in ("/mcp", "/sse")]
        ask.append(http.post_bytes(listen, "/mcp", modern.headers(listen)))
        with contextlib.ExitStack() as stack:
            for data in ask:
                stack.enter_context(Flood(server.port, FLOOD // len(ask), data))
            check_all(server, client, framed)
            client.stream()


@test
def calls_that_strangers_hold():
    with many_files(), serving(Scripted) as server:
        client = Client(server)
        with Http(server.port) as http:
            data = http.post_bytes({"code": "System.Threading.Thread.Sleep(5000); return 1;",
                                    "timeout": 9000}, "/api/execute")
        with Flood(server.port, FLOOD, data):
            client.check()


@test
def few_descriptors():
    """The flood does not fit into what the system allows: no spinning, and clients are served."""
    def few():
        resource.setrlimit(resource.RLIMIT_NOFILE, (96, 96))
    with many_files(), Server(preexec_fn=few) as server:
        client = Client(server)
        with Flood(server.port, 400):
            client.check()
            with Stdio(folder=server.folder) as stdio:
                begin(stdio)
            before = cpu_ticks(server)
            time.sleep(1)
            expect(cpu_ticks(server) - before < os.sysconf("SC_CLK_TCK") / 2, "it spins")
            client.check()
        server.is_fine()


@test
def with_20_descriptors_an_engine_and_80_connections_leave_the_owner_room():
    """The engine stays, another comes in its place, and the owner is answered, by new connections, too."""
    for limit in (20, 21, 24, 32, 48):
        def few(limit=limit):
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
        for first in (b"", b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"):
            with many_files(), Server(preexec_fn=few) as server, Engine(server.port, name="first"):
                with Flood(server.port, 80, first):
                    client = Client(server)
                    for _ in range(TIMES):
                        with Http(server.port) as http:
                            client.ask(http)
                    before = cpu_ticks(server)
                    time.sleep(0.3)
                    expect(cpu_ticks(server) - before < os.sysconf("SC_CLK_TCK") / 5, "it spins")
                server.is_fine()


@test
def few_descriptors_leave_the_players_engine_room():
    """It starts, is killed, and starts once more while 80 connections wait."""
    with tempfile.TemporaryDirectory() as folder:
        project, scene = Project(folder), Scene()
        scene.add("Box")
        project.scenes(Main=scene)
        for limit in (40, 64):
            server = Live(root=project.root)
            server.popen["preexec_fn"] = lambda limit=limit: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
            with many_files(), server, Flood(server.port, 80):
                expect(server.cards())
                os.kill(engine_of(server), signal.SIGKILL)
                wait_for(lambda: server.is_ready(), "another engine")  # pylint: disable=W0108,W0640
                expect(server.cards())


def cpu_ticks(server):
    with open(f"/proc/{server.process.pid}/stat", encoding="utf-8") as file:
        fields = file.read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


@test
def private_connections_do_not_starve_the_others():
    with many_files(), serving() as server:
        client, framed = Client(server), Framed(server.framed)
        path = private_socket(server.folder)
        with contextlib.ExitStack() as stack:
            for _ in range(400):
                sock = stack.enter_context(socket.socket(socket.AF_UNIX))
                sock.settimeout(PATIENCE)
                sock.connect(path)
            check_all(server, client, framed)


def private_socket(folder):
    for at, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".sock"):
                return os.path.join(at, name)
    raise AssertionError("the server has no private socket")


# --- Sessions ---

def new_session(http):
    r = http.ask(initialize(), "/mcp", ACCEPT)
    same(r.status, 200, r)
    return f"{ACCEPT}\r\nMcp-Session-Id: {r.headers['mcp-session-id']}"


@test
def sessions_that_nobody_uses():
    with serving() as server:
        client, framed = Client(server), Framed(server.framed)
        with Http(server.port) as http:
            for _ in range(SESSIONS):
                new_session(http)
        check_all(server, client, framed)
        Client(server).check()  # and new clients get in


@test
def sessions_that_make_one_call_each():
    with serving() as server:
        client, framed = Client(server), Framed(server.framed)
        time.sleep(0.5)  # it has been in use for longer than any of the others
        client.check()
        with Http(server.port) as http:
            for i in range(2 * SESSIONS):
                headers = new_session(http)
                same(http.ask(call_tool("GetConfig", {}, i), "/mcp", headers).status, 200)
        check_all(server, client, framed)
        Client(server).check()


@test
def a_session_that_was_ended_for_room_is_not_found():
    """Its client is told to begin again."""
    with Server() as server, Http(server.port) as http:
        first = new_session(http)
        time.sleep(0.01)  # the server counts in milliseconds
        for _ in range(SESSIONS):
            new_session(http)
        same(http.ask(request("ping"), "/mcp", first).status, 404)
        same(http.ask(request("ping"), "/mcp", new_session(http)).status, 200)


@test
def sessions_with_streams_and_calls_stay():
    with many_files(), serving(Scripted) as server, Http(server.port) as http, \
            Http(server.port) as stream, Http(server.port) as busy:
        headers = new_session(http)
        stream.get("/mcp", "Accept: text/event-stream\r\n" + headers.split("\r\n")[1])
        same(stream.response_head().status, 200)
        calling = new_session(http)
        busy.post(call_tool("wait-seconds", {"seconds": 5.5}, 9), "/mcp", calling)
        for _ in range(SESSIONS):
            new_session(http)
        same(http.ask(request("ping"), "/mcp", headers).status, 200)
        r = busy.response()
        same(r.status, 200, r)
        expect(b'"id":9' in r.body, r)
        same(http.ask(request("ping"), "/mcp", calling).status, 200)


# --- Memory ---

BODY = 1 << 20
CALLS = often(2000)
# Freed memory is really free in a program with AddressSanitizer, too.
FREES = {"ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") +
         ":quarantine_size_mb=1:thread_local_quarantine_size_kb=16"
         ":allocator_release_to_os_interval_ms=100"}


def large_bodies(server):
    """Half of each, all at once; then the rest of some."""
    with Http(server.port) as http:
        data = http.post_bytes(request("ping", {"text": "x" * BODY}), "/mcp")
    with Flood(server.port, FLOOD, data[:BODY // 2]) as flood:
        peak = server.rss_kb()
        for sock in flood.sockets[-50:]:
            flood.send(sock, data[BODY // 2:])
        peak = max(peak, server.rss_kb())
    return peak


@test
def memory_goes_back_after_a_load():
    with many_files(), Server("--project", EXAMPLE, env=FREES) as server:
        client = Client(server)
        client.check()
        size = len(client.http.ask(request("tools/list"), "/mcp", client.headers).body)
        time.sleep(2)
        before = server.rss_kb()
        peak = large_bodies(server)
        expect(peak - before < 400 << 10, f"{peak} KB for bodies that are not complete")
        with Http(server.port) as http:
            for _ in range(SESSIONS):
                new_session(http)
        for i in range(CALLS):
            same(client.http.ask(request("tools/list", id_=i), "/mcp", client.headers).status, 200)
        client.check()
        print(f"   {before} KB before, {peak} KB with large bodies, {CALLS} results of {size} bytes")
        wait_for(lambda: server.rss_kb() <= 2 * before, f"{server.rss_kb()} KB to come down", 30)
        print(f"   {server.rss_kb()} KB after")
        server.is_fine()


if __name__ == "__main__":
    suite.main()
