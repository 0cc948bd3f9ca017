"""Clients that leave in the midst of operations, cancel them, end their sessions: whatever store
and engine still have of their calls, nothing is touched that is gone (sanitizers watch)."""
import random
import signal
import tempfile
import threading
import time

from lib.records import Rest, StandIn, kept_in
from lib.umcp import (PATIENCE, SANITIZER, Http, Suite, call_tool, expect, initialize, often, request,
                      same, wait_for)

suite = Suite()
test = suite.test
CLIENTS = 6
TURNS = often(80, 10)


class Rude(threading.Thread):
    """A client without manners. What it is told does not matter to it."""

    def __init__(self, port, seed):
        super().__init__(daemon=True)
        self.port, self.random = port, random.Random(seed)
        self.start()

    def run(self):
        for _ in range(TURNS):
            try:
                with Http(self.port, patience=10) as http:
                    self.random.choice((self.session, self.session, self.rest, self.write,
                                        self.read))(http)
                    self.pause(0.02)
                    if self.random.random() < 0.5:
                        http.response()
            except (OSError, AssertionError, KeyError):
                pass  # the server is going

    def pause(self, most):
        time.sleep(self.random.random() * most)

    def code(self, id_):
        return call_tool("execute_code", {
            "code": f"/* slow {self.random.randrange(30)} */ return {id_};",
            "timeout": self.random.choice((0, 5, 20, 5000))}, id_)

    def session(self, http):
        is_batch = self.random.random() < 0.5
        version = "2025-03-26" if is_batch else "2025-11-25"
        session = http.ask(initialize(version), "/mcp").headers["mcp-session-id"]
        head = f"Mcp-Session-Id: {session}\r\nAccept: application/json, text/event-stream"
        message = self.code(7)
        if is_batch:
            message = [self.code(i) for i in range(1, 6)] + [
                call_tool("SetTimeScale", {"value": 1}, 9), call_tool("get_logs", {"count": 3}, 10)]
        http.post(message, "/mcp", head)
        self.pause(0.02)
        with Http(self.port, patience=10) as other:
            if self.random.random() < 0.5:
                other.ask({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {
                    "requestId": self.random.choice((7, 3, 9))}}, "/mcp", head)
            elif self.random.random() < 0.5:
                other.get("/mcp", head, "DELETE")
                other.response()

    def rest(self, http):
        http.post({"code": f"/* slow {self.random.randrange(30)} */ return 5;",
                   "timeout": self.random.choice((0, 10, 500))}, "/api/execute")

    def write(self, http):
        http.post(request("call_tool", {"name": "SetTimeScale", "arguments": {"value": 1}}))

    def read(self, http):
        http.get("/api/logs?count=500&text=says")


def storm(server, seed):
    return [Rude(server.port, seed + i) for i in range(CLIENTS)]


def is_over(clients):
    for client in clients:
        client.join(3 * PATIENCE)
        expect(not client.is_alive(), "a client still waits")


@test
def clients_that_leave_harm_nobody():
    with tempfile.TemporaryDirectory() as folder, kept_in(folder) as server, \
            StandIn(server.port), Rest(server.port) as rest:
        rest.execute("/* log 300 */ return 3;", 20000)
        is_over(storm(server, 1))
        same(rest.execute("return 4;", 20000)[1]["result"], 4)
        wait_for(lambda: "running" not in [row.get("status") for row in
                                           rest.logs(count=500)[1]["logs"]], "the end of all")
        same(server.stop(), 0, server.err()[-2000:])


@test
def engines_that_leave_meanwhile():
    with tempfile.TemporaryDirectory() as folder, kept_in(folder) as server, \
            Rest(server.port) as rest:
        clients = storm(server, 20)
        for _ in range(often(30, 8)):
            with StandIn(server.port):
                time.sleep(0.05)
        with StandIn(server.port):
            is_over(clients)
            same(rest.execute("return 4;", 20000)[1]["result"], 4)
        same(server.stop(), 0, server.err()[-2000:])


@test
def a_server_that_is_stopped_meanwhile():
    for number in (signal.SIGTERM, signal.SIGINT):
        with tempfile.TemporaryDirectory() as folder, kept_in(folder) as server, \
                StandIn(server.port):
            clients = storm(server, 40)
            time.sleep(0.1)
            same(server.stop(number), 0, server.err()[-2000:])
            is_over(clients)
            expect(not SANITIZER.search(server.err()), server.err()[-4000:])


if __name__ == "__main__":
    suite.main()
