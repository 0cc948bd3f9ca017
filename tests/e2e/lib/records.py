"""What the tests of operations on record share: a client of the bridge's REST interface, an engine
stand-in that runs "code" of its own, servers that keep their folder and may be killed, and a ledger
of what clients have been told and must find again."""
import contextlib
import glob
import json
import os
import random
import re
import socket
import threading
import urllib.parse

from lib.engine import Engine, Gone, WebSocket
from lib.umcp import PATIENCE, SANITIZER, Http, Server, expect, request, run, same, wait_for

GATES = ("--allow-writes", "--no-confirm", "--allow-eval")
UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
CODE = re.compile(r"(?:/\* (slow|fail|log|never|big) (\d*) ?\*/ )?return (\d+);")


# --- A client ---

class Rest(Http):
    """One kept connection to the bridge's REST interface. Answers are (status, JSON)."""

    def __init__(self, port, patience=PATIENCE):
        super().__init__(port, patience=patience)

    def answer(self):
        r = self.response()
        return r.status, r.json()

    def send_code(self, code, timeout=None, path="/api/execute", key="code"):
        body = {key: code}
        if timeout is not None:
            body["timeout"] = timeout
        self.post(body, path)

    def execute(self, code, timeout=None):
        self.send_code(code, timeout)
        return self.answer()

    def query(self, text, timeout=None):
        self.send_code(text, timeout, "/api/query", "query")
        return self.answer()

    def ask_path(self, path, method="GET"):
        self.get(path, method=method)
        return self.answer()

    def result(self, log_id):
        return self.ask_path("/api/result/" + log_id)

    def log(self, log_id):
        return self.ask_path("/api/log/" + log_id)

    def logs(self, **wanted):
        return self.ask_path("/api/logs" + ("?" + urllib.parse.urlencode(wanted) if wanted else ""))

    def cancel(self, log_id):
        self.post(b"", "/api/cancel/" + log_id)
        return self.answer()

    def tool(self, name, arguments=None):
        """An explorer's call: the whole answer."""
        return self.ask(request("call_tool", {"name": name, "arguments": arguments or {}})).json()

    def ends(self, log_id, patience=PATIENCE):
        """The operation's result, once it has come to an end."""
        def ended():
            status, found = self.result(log_id)
            same(status, 200, log_id, found)
            return found if found["complete"] else None
        return wait_for(ended, f"the end of {log_id}", patience)


# --- An engine ---

class StandIn(threading.Thread):
    """An engine without C#: it knows `return 17;`, which may begin with one of the comments
    `slow 200`, `fail`, `log`, `never`, `big 1000`. It answers other tools with {"ok":true}."""

    def __init__(self, port, name="stand-in"):
        super().__init__(daemon=True)
        self.lock, self.ran, self.cancelled, self.number = threading.Lock(), [], [], None
        self.engine = Engine(port, name=name)
        self.engine.last_number = lambda: self.number
        send = self.engine.send

        def send_alone(head, payload=None):
            with self.lock:
                send(head, payload)
        self.engine.send = send_alone
        self.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """The thread ends before the descriptor does: else it could wait on whatever has the number
        next, such as a pipe of a child, and keep that open."""
        with contextlib.suppress(OSError):
            self.engine.ws.sock.shutdown(socket.SHUT_RDWR)
        self.join(PATIENCE)
        self.engine.ws.sock.close()

    def run(self):
        try:
            while True:
                head, arguments = self.engine.next()
                if "call" in head:
                    self.take(head, arguments)
                elif "cancel" in head:
                    self.cancelled.append(head["cancel"])
        except (Gone, OSError, ValueError):
            pass

    def take(self, head, arguments):
        number = self.number = head["call"]
        if head["tool"] not in ("execute_code", "query"):
            self.engine.done(number, {"ok": True})
            return
        code = arguments.get("code", arguments.get("query"))
        if not code.startswith(("/*", "return")):
            code = f"return {code};"
        how, amount, value = CODE.match(code).groups()
        self.ran.append(int(value))
        if how == "slow":
            timer = threading.Timer(int(amount) / 1000, self.answer, (number, int(value)))
            timer.daemon = True
            timer.start()
        elif how == "fail":
            self.engine.fail(number, "Tool", f"fails with {value}")
        elif how == "log":
            for i in range(int(amount or 1)):
                self.engine.send({"event": "log", "op": head.get("op")},
                                 {"level": "Info", "message": f"says{value} {i}"})
            self.engine.done(number, int(value))
        elif how == "big":
            self.engine.done(number, value + "x" * int(amount))
        elif how != "never":
            self.engine.done(number, int(value))

    def answer(self, number, value):
        try:
            self.engine.done(number, value)
        except (Gone, OSError):
            pass


class BridgeEngine:
    """A third party's engine: WebSocket without subprotocol, the bridge's messages."""

    def __init__(self, port, path="/unity"):
        sock = socket.create_connection(("127.0.0.1", port))
        sock.settimeout(PATIENCE)
        self.ws = WebSocket(sock, protocol=None, path=path)
        same(self.ws.status, 101)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.ws.close()

    def send(self, **message):
        self.ws.send(json.dumps(message))

    def next(self):
        """The next message that asks for code."""
        while True:
            message = json.loads(self.ws.read())
            if message.get("type") in ("execute", "query"):
                return message

    def result(self, log_id, value, **more):
        self.send(type="result", logId=log_id, success=True, result=value, **more)


# --- Servers that may be killed ---

class Victim(Server):
    """A server in a folder that stays; killed at the block's end, or before."""

    def __init__(self, folder, *args, **settings):
        super().__init__(*args, folder=folder, **settings)

    def kill(self):
        self.process.kill()
        self.process.wait(PATIENCE)

    def __exit__(self, kind, value, trace):
        try:
            self.kill()
            err = self.err()
            expect(not SANITIZER.search(err), err[-6000:])
        finally:
            self.clean_up()


def kept_in(folder, *args, **settings):
    """A server whose state is in folder/kept."""
    return Victim(folder, "--state-dir", os.path.join(folder, "kept"), *GATES, *args, **settings)


def databases(folder):
    """Files of databases below a folder: also those set aside."""
    return sorted(path for pattern in ("*.db*", "*.sqlite*", "*.sqlite3*")
                  for path in glob.glob(os.path.join(folder, "**", pattern), recursive=True))


def database(folder):
    """The database itself."""
    found = [path for path in databases(folder)
             if path.endswith((".db", ".sqlite", ".sqlite3"))]
    same(len(found), 1, databases(folder))
    return found[0]


# --- What clients were told ---

class Wrong(Exception):
    """An answer that no server may give."""


def check(is_right, *seen):
    if not is_right:
        raise Wrong(" ".join(repr(value)[:1000] for value in seen))


class Ledger:
    """What clients have been told, by id: ("done", value), ("failed", error), ("given", value)."""

    def __init__(self):
        self.told, self.lock = {}, threading.Lock()
        self.last = random.randrange(1000, 1 << 20)
        self.n_writes = 0

    def value(self):
        with self.lock:
            self.last += 1
            return self.last

    def take(self, answer, value, may_be_lost=False):
        """An answer of execute or get_result; gives the id."""
        log_id = answer.get("logId") or ""
        check(UUID.fullmatch(log_id), answer)
        with self.lock:
            before = self.told.get(log_id, ("given", value))
            if not answer["complete"]:
                check(before[0] == "given", "it ran on after its end", before, answer)
                now = "given", value
            elif answer["success"]:
                check(answer["result"] == value, "another's result", value, answer)
                now = "done", value
            else:
                check(answer.get("error"), "no reason", answer)
                now = "failed", answer["error"]
            check(before[0] == "given" or before == now, "it changed", before, answer)
            check(may_be_lost or now[0] != "failed" or "fails with" in now[1], answer)
            self.told[log_id] = now
        return log_id

    def verify(self, rest, some=None):
        """Everything that was told is so; what was running is done or lost."""
        lost = 0
        for log_id in list(self.told) if some is None else some:
            how, value = self.told[log_id]
            status, found = rest.result(log_id)
            expect(status == 200, "not there any more:", log_id, how, value, status, found)
            if not found["complete"]:
                found = rest.ends(log_id, 10)
            same(found.get("logId"), log_id, found)
            if how == "done":
                same((found["success"], found["result"]), (True, value), log_id)
            elif how == "failed":
                same((found["success"], found["error"]), (False, value), log_id)
            elif found["success"]:
                same(found["result"], value, log_id)
                self.told[log_id] = "done", value
            else:
                expect(found.get("error"), "no reason:", found)
                self.told[log_id] = "failed", found["error"]
                lost += 1
        return lost


class Client(threading.Thread):
    """Runs operations over one connection until the server is gone, and keeps what it was told."""

    def __init__(self, port, ledger, seed, fast=True):
        super().__init__(daemon=True)
        self.port, self.ledger, self.random = port, ledger, random.Random(seed)
        self.may_end, self.failure, self.count = False, None, 0
        self.open, self.fast = [], fast
        self.start()

    def run(self):
        try:
            with Rest(self.port) as rest:
                while not self.may_end:
                    self.one(rest)
                    self.count += 1
        except Wrong as failure:
            self.failure = failure
        except Exception as failure:  # the server's end, if that was to be
            if not self.may_end:
                self.failure = failure

    def one(self, rest):
        value = self.ledger.value()
        what = self.random.randrange(12)
        if what < 4:
            self.take(rest.execute(f"return {value};", 20000), value)
        elif what < 6:
            self.given(rest.execute(f"return {value};", 0), value)
        elif what < 8 and self.fast:
            self.given(rest.execute(f"/* slow {self.random.randrange(80)} */ return {value};", 0),
                       value)
        elif what == 8 and self.fast:
            self.take(rest.execute(f"/* fail */ return {value};", 20000), value)
        elif what == 9:
            reply = rest.tool("SetTimeScale", {"value": 1})
            check("result" in reply, reply)
            if '"ok": false' not in json.dumps(reply["result"]["content"][0]["json"]):
                with self.ledger.lock:
                    self.ledger.n_writes += 1
        elif self.open:
            log_id, value = self.open.pop(self.random.randrange(len(self.open)))
            status, answer = rest.result(log_id)
            check(status == 200, status, answer)
            self.ledger.take(answer, value)
            if not answer["complete"]:
                self.open.append((log_id, value))

    def take(self, answered, value):
        status, answer = answered
        if status == 503 and self.may_end:
            raise EOFError("the server is shutting down")
        check(status in (200, 500), status, answer)
        return self.ledger.take(answer, value)

    def given(self, answered, value):
        self.open.append((self.take(answered, value), value))

    def end(self):
        self.may_end = True

    def over(self):
        self.join(PATIENCE)
        expect(not self.is_alive(), "a client still waits for an answer")
        if self.failure:
            raise self.failure


def audit(folder, *args):
    """`umcp audit`'s lines."""
    ran = run("audit", "--state-dir", os.path.join(folder, "kept"), *args, folder=folder)
    same(ran.code, 0, ran)
    return ran.out.rstrip("\n").split("\n") if ran.out else []


def health(server):
    with Http(server.port) as http:
        http.get("/health")
        return http.response().json()


def doctor(server):
    ran = run("doctor", folder=server.folder)
    return ran.out + ran.err
