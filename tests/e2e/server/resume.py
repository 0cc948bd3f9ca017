"""Clients that lose their connection, or their server, and go on: streams are resumed by the id of
the last event, sessions outlive a server that was killed, and nobody can make the server keep too
much."""
import contextlib
import http.client
import json
import os
import socket
import sqlite3
import tempfile

from lib.umcp import (GROWTH_KB, MEASURED, PATIENCE, Scripted, ScriptedStdio, Suite, expect, initialize, request,
                      same, wait_for)

suite = Suite()
test = suite.test
SCRIPT = """
host GetStatus
  json {"Ready":true}
host wait-seconds {"seconds":1}
  progress 1 2 Waiting
  after 300
  progress 2 2 Waiting
  text done
host wait-seconds {"seconds":2}
  progress 1 2 Waiting
  after 60000
  text done
host wait-seconds {"seconds":3}
  close-stream
  after 100
  text done
host SelectObject
  event selection {"ActiveId":"obj:1","Items":["obj:1"]}
  json {"ok":true}
host LoadScene
  progress 1 2 Waiting
  after 60000
  json {"ok":true}
"""
META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {}}
BOTH = "application/json, text/event-stream"


# --- A client ---

class Stream:
    """The events of one response."""

    def __init__(self, port, method, body=None, **headers):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.connection.request(method, "/mcp", body, {"Accept": BOTH, **headers})
        self.socket = self.connection.sock
        self.response = self.connection.getresponse()
        self.status = self.response.status

    def event(self):
        """The next event as a dict of its fields; None at the end."""
        fields = {}
        while True:
            line = self.response.readline()
            if not line:
                return None
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name and not line.startswith(b":"):
                fields[name.rstrip(":")] = value
            elif fields and line == b"\n":
                return fields

    def message(self):
        """The next event with data."""
        while True:
            event = self.event()
            if event is None or event.get("data"):
                return event and json.loads(event["data"])

    def cut(self):
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.response.close()
        self.connection.close()


class Client:
    """A session of 2025-11-25."""

    def __init__(self, port, session=None):
        self.port = port
        self.session = session
        if not session:
            answer = self.post(request("initialize", {
                "protocolVersion": "2025-11-25", "capabilities": {},
                "clientInfo": {"name": "resume", "version": "1"}}))
            self.session = answer.response.getheader("Mcp-Session-Id")
            expect(answer.status == 200 and self.session, answer.status)
            same(self.post({"jsonrpc": "2.0", "method": "notifications/initialized"}).status, 202)

    def headers(self):
        return {"Mcp-Session-Id": self.session} if self.session else {}

    def post(self, body):
        return Stream(self.port, "POST", json.dumps(body),
                      **{"Content-Type": "application/json", **self.headers()})

    def ask(self, method, params=None):
        answer = self.post(request(method, params or {}))
        same(answer.status, 200)
        return json.loads(answer.response.read())

    def call(self, seconds):
        return self.post(request("tools/call", {
            "name": "wait-seconds", "arguments": {"seconds": seconds},
            "_meta": {"progressToken": 1}}, "the call"))

    def get(self, last=None):
        return Stream(self.port, "GET", **self.headers(), **({"Last-Event-ID": last} if last else {}))


@contextlib.contextmanager
def place():
    """A folder with the script, and a function that starts servers that share their state."""
    with tempfile.TemporaryDirectory() as folder:
        script = os.path.join(folder, "script")
        with open(script, "w", encoding="utf-8") as file:
            file.write(SCRIPT)

        def start():
            return Scripted("--allow-writes", "--no-confirm", "--state-dir", folder + "/state",
                            folder=folder, env={"UMCP_SCRIPT": script})
        yield start, folder + "/state"


def kill(server):
    server.process.kill()
    server.clean_up()


def stored(state, text):
    """Waits until an event with this text is in the database."""
    def look():
        with contextlib.closing(sqlite3.connect(f"file:{state}/records.db?mode=ro", uri=True)) as db:
            return db.execute("SELECT count(*) FROM event WHERE data LIKE ?",
                              (f"%{text}%",)).fetchone()[0]
    wait_for(look, f"{text} in the store")


# --- Broken connections ---

@test
def a_call_is_resumed():
    with place() as (start, _), start() as server:
        client = Client(server.port)
        other = client.get()  # the ordinary stream, open all the time
        call = client.call(1)
        primer = call.event()
        same(primer, {"retry": "500", "id": "1_0", "data": ""})
        first = call.event()
        same((first["event"], first["id"]), ("message", "1_1"))
        call.cut()
        again = client.get(first["id"])
        same(again.status, 200)
        events = [again.event(), again.event()]
        same([event["id"] for event in events], ["1_2", "1_3"])
        same(json.loads(events[1]["data"])["id"], "the call")
        same(again.event(), None)  # the server has closed it
        other.cut()


@test
def a_host_may_end_the_connection():
    with place() as (start, _), start() as server:
        client = Client(server.port)
        call = client.call(3)
        primer = call.event()
        same((primer["data"], call.event()), ("", None))
        same(client.get(primer["id"]).message()["result"]["content"][0]["text"], "done")


@test
def garbage_is_refused():
    with place() as (start, _), start() as server:
        client = Client(server.port)
        for last in ("x", "_", "1", "1_", "_1", "1_1", "-1_1", "1_-1", "0_" + "9" * 40, "0x1_1",
                     "9" * 20 + "_1", "1_1_1", "\u00e9_1", "0_1 ", "A" * 8000):
            stream = Stream(server.port, "GET", **client.headers(), **{
                "Last-Event-ID": last.encode("latin-1")})
            expect(stream.status == 400 or (last.strip() == "0_1" and stream.status == 200),
                   last, stream.status)
            stream.cut()
        server.is_fine()


# --- Servers that die ---

SELECT = {"name": "SelectObject", "arguments": {"objectId": "obj:1"}}


def use_and_kill(server, state):
    """Leaves behind a session, an event that nobody read, an answer and a call: what there was."""
    client = Client(server.port)
    same(client.ask("resources/subscribe", {"uri": "unity://selection"})["result"], {})
    stream = client.get()
    expect("result" in client.ask("tools/call", SELECT))
    seen = stream.event()
    same(json.loads(seen["data"])["params"]["uri"], "unity://selection")
    stream.cut()
    expect("result" in client.ask("tools/call", SELECT))
    call = client.call(2)  # it never ends
    call.event()
    unfinished = call.event()["id"]
    done = client.call(1)
    done.event()
    last = done.event()["id"]
    done.cut()
    stored(state, '"text":"done"')
    kill(server)
    return client.session, seen["id"], unfinished, last


@test
def a_session_outlives_its_server():
    with place() as (start, state):
        session, seen, unfinished, last = use_and_kill(start().__enter__(), state)
        server = start().__enter__()
        client = Client(server.port, session)
        same(client.ask("ping")["result"], {})
        answer = client.get(last)
        same((answer.message()["method"], answer.message()["id"], answer.event()),
             ("notifications/progress", "the call", None))
        lost = client.get(unfinished).message()
        same((lost["id"], lost["error"]["code"]), ("the call", -32603))
        stream = client.get(seen)
        same(stream.message()["params"]["uri"], "unity://selection")
        expect("result" in client.ask("tools/call", SELECT))
        event = stream.event()
        same(json.loads(event["data"])["params"]["uri"], "unity://selection")
        expect(int(event["id"].split("_")[1]) > int(seen.split("_")[1]) + 1, event)
        stream.cut()
        # A session that ends is gone for good.
        same(Stream(server.port, "DELETE", **client.headers()).status, 200)
        same(client.post(request("ping")).status, 404)
        kill(server)
        with start() as third:
            client.port = third.port
            same(client.post(request("ping")).status, 404)
            client.session = "0" * 32
            same(client.get("0_1").status, 404)


@test
def a_session_that_was_answered_is_never_lost():
    with place() as (start, _):
        known = []
        for _ in range(4):
            server = start().__enter__()
            answer = Stream(server.port, "POST", json.dumps(initialize()), **{"Content-Type": "application/json"})
            known.append(answer.response.getheader("Mcp-Session-Id"))  # and before the body is read:
            kill(server)
        with start() as server:
            for session in known:
                same(Client(server.port, session).ask("ping")["result"], {}, known)


@test
def a_session_outlives_a_restart():
    with place() as (start, _):
        with start() as server:
            client = Client(server.port)
            same(client.ask("logging/setLevel", {"level": "error"})["result"], {})
        with start() as server:
            client.port = server.port
            same(client.ask("ping")["result"], {})
            same(client.get().status, 200)


# --- The modern era ---

def modern(method, id, **params):
    return {"jsonrpc": "2.0", "id": id, "method": method, "params": {"_meta": META, **params}}


def post_modern(port, message, name=None):
    headers = {"Content-Type": "application/json", "MCP-Protocol-Version": "2026-07-28",
               "Mcp-Method": message["method"]}
    return Stream(port, "POST", json.dumps(message), **headers, **({"Mcp-Name": name} if name else {}))


@test
def a_client_that_leaves_cancels():
    with place() as (start, _), start() as server:
        for accept_progress in (True, False):
            message = modern("tools/call", 1, name="LoadScene", arguments={"name": "T"})
            if accept_progress:
                message["params"]["_meta"] = {**META, "progressToken": 1}
                stream = post_modern(server.port, message, "LoadScene")
                same(stream.message()["method"], "notifications/progress")
                stream.cut()
            else:
                sock = socket.create_connection(("127.0.0.1", server.port))
                body = json.dumps(message).encode()
                sock.sendall(b"POST /mcp HTTP/1.1\r\nHost: localhost\r\n"
                             b"Content-Type: application/json\r\nMCP-Protocol-Version: 2026-07-28\r\n"
                             b"Mcp-Method: tools/call\r\nMcp-Name: LoadScene\r\n"
                             b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
                sock.close()

            def is_cancelled(count=1 if accept_progress else 2):
                answer = post_modern(server.port, modern("tools/call", 2, name="get_logs",
                                                         arguments={}), "get_logs")
                return answer.response.read().decode().count("Operation was cancelled") >= count
            wait_for(is_cancelled, "the cancellation on record")


@test
def listens_are_limited():
    with ScriptedStdio(env=MEASURED) as stdio:
        listen = {"toolsListChanged": True, "resourceSubscriptions": ["unity://selection"]}
        for i in range(1024):
            same(stdio.ask(modern("subscriptions/listen", i, notifications=listen))["method"],
                 "notifications/subscriptions/acknowledged")
        before = stdio.rss_kb()
        for _ in range(2000):
            answer = stdio.ask(modern("subscriptions/listen", "more", notifications=listen))
            same(answer["error"]["code"], -32603)
            same(stdio.ask(modern("subscriptions/listen", 7, notifications=listen))["error"]["code"],
                 -32600)
        expect(stdio.rss_kb() - before < GROWTH_KB, before, stdio.rss_kb())
        stdio.send({"jsonrpc": "2.0", "method": "notifications/cancelled",
                    "params": {"_meta": META, "requestId": 7}})
        same(stdio.ask(modern("subscriptions/listen", 7, notifications=listen))["method"],
             "notifications/subscriptions/acknowledged")
        stdio.end_input()
        stdio.rest()
        same(stdio.wait(), 0)


@test
def listeners_that_do_not_read_cost_little():
    with place() as (start, _), start() as server:
        streams = [post_modern(server.port, modern("subscriptions/listen", i, notifications={
            "resourceSubscriptions": ["unity://logs/tail", "unity://selection"]}))
            for i in range(1, 101)]
        for stream in streams:
            same(stream.message()["method"], "notifications/subscriptions/acknowledged")
        for _ in range(300):
            server.call("SelectObject", {"objectId": "obj:1"})
        server.is_fine()
        heard = streams[50].message()
        same(heard["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"], 51)
        server.stop()
        last = heard
        while heard:
            last, heard = heard, streams[50].message()
        same(last["result"]["resultType"], "complete", last)


if __name__ == "__main__":
    suite.main()
