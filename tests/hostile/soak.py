"""A soak: every kind of client at once, on one server, with kills, reconnects and cancelled calls.

    python3 tests/e2e hostile/soak [--minutes 15] [--seed 1]

Each call asks for a value of its own, so that an answer that belongs to somebody else is noticed.
Prints each minute, and at the end: answers, calls that failed because their engine was killed, lost
(no answer), wrong (not what was asked for), reconnects, kills, memory. Every operation that was
acknowledged must be found afterwards. Without --minutes it is short, for `make test`; `make soak` runs it for longer.
"""
import argparse
import collections
import contextlib
import json
import os
import random
import re
import signal
import sys
import tempfile
import threading
import time
import traceback

from lib import modern
from lib.live import need_an_engine
from lib.probe import instances
from lib.records import GATES, Ledger, Rest, StandIn, Wrong, check
from lib.umcp import (EXAMPLE, MEASURED, PATIENCE, SANITIZER, Http, Server, Stdio, Suite, call_tool,
                      expect, frame, initialize, request, same, wait_for, write_token)

SHORT = 8  # seconds
TOKEN = "framed-token-of-this-test"
ACCEPT = "Accept: application/json, text/event-stream"
# An engine that was killed takes its calls with it; a call that must not run twice fails.
ENGINE_LOST = re.compile(r"engine|cancelled|still running|in time", re.I)

suite = Suite()
test = suite.test


class Killed(Exception):
    """The client has ended its own connection."""


class Counts:
    def __init__(self):
        self.lock, self.n = threading.Lock(), collections.Counter()
        self.kinds, self.reasons = collections.Counter(), collections.Counter()
        self.faults = []

    def add(self, what):
        with self.lock:
            self.n[what] += 1

    def answered(self, kind):
        with self.lock:
            self.n["answers"] += 1
            self.kinds[kind] += 1

    def failed(self, why):
        with self.lock:
            self.n["failed"] += 1
            self.reasons[re.sub(r"[0-9a-f]{8}-[-0-9a-f]+|\d+", "N", why)[:120]] += 1

    def fault(self, what, who, why):
        self.add(what)
        with self.lock:
            if len(self.faults) < 20:
                self.faults.append(f"{what}: {who}: {why}")

    def __str__(self):
        return ", ".join(f"{self.n[name]} {name}" for name in (
            "answers", "failed", "lost", "wrong", "reconnects", "kills", "cancelled"))


class Soak:
    """What all clients share."""

    def __init__(self, server, framed, seconds, seed):
        self.server, self.framed, self.seed = server, framed, seed
        self.counts, self.ledger = Counts(), Ledger()
        self.end = time.monotonic() + seconds

    def is_over(self):
        return time.monotonic() > self.end


class Client(threading.Thread):
    """Connects, asks for a while, leaves in one way or another, and comes back."""

    def __init__(self, soak, number):
        super().__init__(daemon=True)
        self.soak, self.counts = soak, soak.counts
        self.random = random.Random(soak.seed * 1000 + number)
        self.name = f"{type(self).__name__} {number}"
        self.asking = None
        self.start()

    def run(self):
        while not self.soak.is_over():
            try:
                self.visit()
            except Killed:
                self.counts.add("kills")
            except Wrong as why:
                self.counts.fault("wrong", self.name, why)
            except Exception as why:
                self.counts.fault("lost", self.name, f"{self.asking}: {why!r} "
                                  f"{traceback.format_exc(limit=-3)}")
            self.counts.add("reconnects")
            time.sleep(self.random.random() / 5)

    def times(self):
        """So many requests in one visit."""
        for _ in range(self.random.randrange(1, 60)):
            if self.soak.is_over():
                break
            yield
            time.sleep(self.random.random() / 100)

    def code(self):
        """A value, and code that gives it, at once or after a while."""
        value = self.soak.ledger.value()
        slow = self.random.choice(("", "", "", f"/* slow {self.random.randrange(300)} */ "))
        self.asking = f"{slow}return {value};"
        return value, self.asking

    def may_leave(self, leave):
        """Now and then a client is gone before its answer."""
        if self.random.random() < 0.03:
            leave()
            raise Killed()

    def took(self, value, text):
        """The text of a result that must be this value."""
        if text == str(value):
            self.counts.answered(type(self).__name__)
        elif text.isdigit() or not ENGINE_LOST.search(text):
            raise Wrong(f"{value}: got {text[:300]}")
        else:
            self.counts.failed(text)

    def took_mcp(self, answer, id_, value):
        check(answer.get("id") == id_, id_, answer)
        if "error" in answer:
            self.took(value, answer["error"]["message"])
        elif value is not None:
            self.took(value, answer["result"]["content"][0]["text"])
        else:
            check("result" in answer, answer)
            self.counts.answered(type(self).__name__)


class RestClient(Client):
    """The bridge's REST interface; operations that are fetched later, or cancelled."""

    def visit(self):
        opened = []
        with Rest(self.soak.server.port) as rest:
            for _ in self.times():
                value, code = self.code()
                if self.random.random() < 0.3:
                    opened.append((self.take(rest.execute(code, 0), value), value))
                    if self.random.random() < 0.3:
                        self.cancel(rest, *opened.pop())
                else:
                    rest.send_code(code, 20000)
                    self.may_leave(rest.close)
                    self.take(rest.answer(), value)
            for log_id, value in opened:
                self.take(rest.result(log_id), value)

    def take(self, answered, value):
        status, answer = answered
        check(status in (200, 500, 503), status, answer)
        if "logId" not in answer:
            self.took(value, answer.get("error", ""))
            return None
        log_id = self.soak.ledger.take(answer, value, may_be_lost=True)
        if answer["complete"] and not answer["success"]:
            self.took(value, answer["error"])
        else:
            self.counts.answered(type(self).__name__)
        return log_id

    def cancel(self, rest, log_id, value):
        if not log_id:
            return
        status, answer = rest.cancel(log_id)
        check(status in (200, 404, 409), status, answer)
        self.counts.add("cancelled")
        self.take(rest.result(log_id), value)


class Session(Client):
    """MCP with sessions, over one connection or over a new one for each request."""

    def visit(self):
        port = self.soak.server.port
        keeps = self.random.random() < 0.5
        with contextlib.ExitStack() as stack:
            http = stack.enter_context(Http(port))
            r = http.ask(initialize(self.random.choice(("2025-03-26", "2025-06-18", "2025-11-25"))),
                         "/mcp", ACCEPT)
            headers = f"{ACCEPT}\r\nMcp-Session-Id: {r.headers['mcp-session-id']}"
            for _ in self.times():
                if not keeps:
                    http = stack.enter_context(Http(port))
                self.one(http, headers)
                if not keeps:
                    http.close()
            if self.random.random() < 0.5:
                with Http(port) as http:
                    http.get("/mcp", headers, "DELETE")
                    check(http.response().status == 200)

    def one(self, http, headers):
        value, code = self.code()
        id_ = self.random.choice((value, str(value), f"id {value}"))
        plain = self.random.random() < 0.3
        http.post(request("ping", id_=id_) if plain else
                  call_tool("execute_code", {"code": code, "timeout": 20000}, id_), "/mcp", headers)
        self.may_leave(http.close)
        self.took_mcp(self.answer(http), id_, None if plain else value)

    def answer(self, http):
        r = http.response_head()
        check(r.status == 200, r)
        if r.headers["content-type"] != "text/event-stream":
            return json.loads(http.exactly(int(r.headers["content-length"])))
        found = None
        while chunk := http.chunk():
            for line in chunk.decode().split("\n"):
                if line.startswith("data:") and line[5:].strip():
                    message = json.loads(line[5:])
                    found = message if "id" in message and "method" not in message else found
        return found


class Modern(Session):
    """MCP of 2026-07-28: no sessions, and a listen beside it now and then."""

    def visit(self):
        with Http(self.soak.server.port) as http, Http(self.soak.server.port) as other:
            listens = self.random.random() < 0.3
            if listens:
                message = modern.modern("subscriptions/listen",
                                        {"notifications": {"toolsListChanged": True}}, "listen")
                other.post(message, "/mcp", modern.headers(message))
                check(other.response_head().status == 200)
                check(b"acknowledged" in other.until(b"\n\n"))
            for _ in self.times():
                value, code = self.code()
                message = modern.call("execute_code", {"code": code, "timeout": 20000}, value)
                http.post(message, "/mcp", modern.headers(message))
                self.may_leave(http.close)
                self.took_mcp(self.answer(http), value, value)


class Sse(Client):
    """MCP of 2024-11-05: answers come on the stream."""

    def visit(self):
        with Http(self.soak.server.port) as stream, Http(self.soak.server.port) as http:
            stream.get("/sse", "Accept: text/event-stream")
            check(stream.response_head().status == 200)
            path = re.search(rb"data: (\S+)", stream.until(b"\n\n")).group(1).decode()
            http.ask(initialize("2024-11-05"), path)
            check(stream.sse()["id"] == 0)
            for _ in self.times():
                value, code = self.code()
                r = http.ask(call_tool("execute_code", {"code": code, "timeout": 20000}, value), path)
                check(r.status == 202, r)
                self.may_leave(stream.close)
                answer = stream.sse()
                while "method" in answer:
                    answer = stream.sse()
                self.took_mcp(answer, value, value)


class SlowReader(Client):
    """An explorer's stream that is read slowly: each event is whole."""

    def visit(self):
        with Http(self.soak.server.port, receive_buffer=4096) as stream:
            stream.get("/mcp", "Accept: text/event-stream")
            check(stream.response_head().status == 200)
            for _ in self.times():
                time.sleep(self.random.random() / 10)
                stream.sock.settimeout(20)
                with contextlib.suppress(TimeoutError):
                    check(stream.sse()["jsonrpc"] == "2.0")
                    self.counts.answered(type(self).__name__)


class Framed(Client):
    """Frames, several requests at once; answers in any order."""

    def visit(self):
        with Http(self.soak.framed) as tcp:  # a socket is a socket
            tcp.send(frame(request("session.authenticate", {"token": TOKEN})))
            check("result" in self.next(tcp))
            for _ in self.times():
                asked = dict(self.code() for _ in range(self.random.randrange(1, 5)))
                tcp.send(b"".join(frame(call_tool("execute_code", {"code": code, "timeout": 20000},
                                                  value)) for value, code in asked.items()))
                self.may_leave(tcp.close)
                while asked:
                    answer = self.next(tcp)
                    if "method" not in answer:
                        check(asked.pop(answer["id"], None), answer)
                        self.took_mcp(answer, answer["id"], answer["id"])

    @staticmethod
    def next(tcp):
        return json.loads(tcp.exactly(int.from_bytes(tcp.exactly(4), "little")))


class Forwarded(Client):
    """`umcp stdio`, which passes everything on to the server."""

    def visit(self):
        with Stdio("--state-dir", os.path.join(self.soak.server.folder, "kept"), *GATES,
                   folder=self.soak.server.folder) as stdio:
            self.took_mcp(stdio.ask(initialize()), 0, None)
            for _ in self.times():
                value, code = self.code()
                stdio.send(call_tool("execute_code", {"code": code, "timeout": 20000}, value))
                self.may_leave(stdio.process.kill)
                if self.random.random() < 0.05:
                    self.cancel(stdio, value)
                    continue
                answer = stdio.read()
                while "method" in answer:
                    answer = stdio.read()
                self.took_mcp(answer, value, value)

    def cancel(self, stdio, value):
        """A cancelled call gets no answer, unless that was on its way; the next one is answered."""
        stdio.send({"jsonrpc": "2.0", "method": "notifications/cancelled",
                    "params": {"requestId": value}}, request("ping", id_=f"after {value}"))
        answer = stdio.read()
        while answer.get("id") != f"after {value}":
            if "method" not in answer:
                self.took_mcp(answer, value, value)
            answer = stdio.read()
        self.counts.add("cancelled")
        raise Killed()  # its answer may still come: nothing more is asked here


CLIENTS = (RestClient, RestClient, Session, Session, Modern, Sse, SlowReader, Framed, Forwarded)


class Engines(threading.Thread):
    """A stand-in engine beside the player; both are killed now and then."""

    def __init__(self, soak):
        super().__init__(daemon=True)
        self.soak, self.random = soak, random.Random(soak.seed)
        self.start()

    def run(self):
        stand_in = None
        while not self.soak.is_over():
            try:
                if self.random.random() < 0.3:
                    self.kill_player()
                elif stand_in:
                    stand_in.close()
                    stand_in = None
                    self.soak.counts.add("kills")
                else:
                    stand_in = StandIn(self.soak.server.port)
            except Exception as why:
                self.soak.counts.fault("lost", "engine", f"{why!r} {traceback.format_exc(limit=-3)}")
            time.sleep(0.5 + 3 * self.random.random())
        if stand_in:
            stand_in.close()

    def kill_player(self):
        for pid in children(self.soak.server.process.pid):
            os.kill(pid, signal.SIGKILL)
            self.soak.counts.add("kills")


def children(pid):
    """Our player's processes: children of the server that we started."""
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            with contextlib.suppress(OSError):
                with open(f"/proc/{name}/stat", encoding="utf-8") as file:
                    text = file.read()
                if text.rpartition(")")[2].split()[1] == str(pid) and "umcp-player" in text:
                    found.append(int(name))
    return found


def watch(soak):
    """Prints how it goes until the time is over; memory in KB at each minute."""
    memory = []
    while not soak.is_over():
        time.sleep(min(60, max(0.1, soak.end - time.monotonic())))
        expect(soak.server.process.poll() is None, "the server has ended:", soak.server.err()[-4000:])
        memory.append(soak.server.rss_kb())
        print(f"   {len(memory)}: {soak.counts}, {memory[-1]} KB", flush=True)
    return memory


def has_player(server):
    return any(row["Kind"] == "player" for row in instances(server))


@test
def nothing_is_lost_and_nothing_is_wrong():
    options = OPTIONS
    seconds = options.minutes * 60 if options.minutes else SHORT
    print(f"   --seed {options.seed}, {seconds} s")
    with tempfile.TemporaryDirectory() as folder:
        token = write_token(folder, TOKEN)
        with Server("--state-dir", os.path.join(folder, "kept"), *GATES, "--project", EXAMPLE,
                    "--framed", "127.0.0.1:0", "--framed-token-file", token,
                    folder=folder, env={**MEASURED, "UMCP_PLAYER": None}) as server:
            wait_for(lambda: has_player(server), "the player")
            framed = int(re.search(r"frames on 127\.0\.0\.1:(\d+)", server.err()).group(1))
            soak = Soak(server, framed, seconds, options.seed)
            clients = [kind(soak, i) for i, kind in enumerate(CLIENTS)]
            engines = Engines(soak)
            memory = watch(soak)
            for thread in [*clients, engines]:
                thread.join(2 * PATIENCE)
                if thread.is_alive():
                    soak.counts.fault("lost", thread.name, "still waits for an answer")
            for fault in soak.counts.faults:
                print(f"   {fault}")
            with Rest(server.port) as rest:
                soak.ledger.verify(rest)
            print(f"   {len(soak.ledger.told)} operations found; {soak.counts}; memory {memory} KB")
            print(f"   answers: {dict(soak.counts.kinds)}")
            for reason, n in soak.counts.reasons.most_common(12):
                print(f"   {n} failed: {reason}")
            same((soak.counts.n["lost"], soak.counts.n["wrong"]), (0, 0))
            expect(all(soak.counts.kinds[kind.__name__] for kind in CLIENTS), soak.counts.kinds)
            if len(memory) > 3:
                expect(max(memory[len(memory) // 2:]) < 1.5 * memory[len(memory) // 3], memory)
            expect(not SANITIZER.search(server.err()), server.err()[-4000:])
            server.is_fine()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    OPTIONS, rest_of_them = parser.parse_known_args()
    sys.argv[1:] = rest_of_them
    need_an_engine()
    suite.main()
