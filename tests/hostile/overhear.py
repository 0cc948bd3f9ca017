"""One client listens for what others do: on the explorer's streams, in the log, by ids of operations.
What came through another dialect is not mirrored, and another user without the token learns no
argument and no result."""
import contextlib
import json
import os
import re
import socket
import struct
import tempfile

from lib.umcp import (PATIENCE, Http, Scripted, Suite, call_tool, expect, frame, initialize, request,
                      same, wait_for)
from lib.probe import STRANGER, get, need_root, post, visit, visit_once

suite = Suite()
test = suite.test
OPEN = ("--allow-writes", "--allow-eval", "--no-confirm")
CODE = "return 4711;"
SCRIPT = 'host execute_code\n  json 4711\nhost SelectObject\n  json {"ok":true,"secret":"4711"}\n' \
         'host ListScenes\n  json {"Total":0,"Items":[]}\nhost GetSelection\n  json {"Items":[]}\n'


@contextlib.contextmanager
def serve(*args, script=SCRIPT):
    with tempfile.NamedTemporaryFile("w", suffix=".script", encoding="utf-8") as file:
        file.write(script)
        file.flush()
        with Scripted(*OPEN, *args, env={"UMCP_SCRIPT": file.name}) as server:
            yield server


def look(server, path):
    """As the server's own user."""
    with Http(server.port) as http:
        http.get(path)
        return http.response().json()


class Stream:
    """GET / as the explorer's client keeps it open."""

    def __init__(self, port):
        self.sock = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.sock.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n")
        self.heard = b""
        self.until(b"selection")

    def until(self, text):
        while text not in self.heard:
            data = self.sock.recv(65536)
            expect(data, self.heard)
            self.heard += data
        return self.heard

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.sock.close()


def mcp_session(port):
    http = Http(port)
    answer = http.ask(initialize(), "/mcp", "Accept: application/json, text/event-stream")
    return http, f"Mcp-Session-Id: {answer.headers['mcp-session-id']}\r\n" \
                 "Accept: application/json, text/event-stream"


@test
def the_explorers_stream_carries_nothing_of_other_dialects():
    with serve() as server, Stream(server.port) as stream:
        http, head = mcp_session(server.port)
        with http:
            answer = http.ask(call_tool("SelectObject", {"objectId": "obj:4711"}), "/mcp", head)
            expect(b"4711" in answer.body, answer)
            http.ask(call_tool("execute_code", {"code": CODE}), "/mcp", head)
            http.ask(call_tool("NoSuchTool4711"), "/mcp", head)
        server.post({"code": CODE}, "/api/execute")
        server.post(call_tool("execute_code", {"code": CODE}), "/")
        # The last word, through the explorer's own dialect, is mirrored.
        server.post(call_tool("SelectObject", {"objectId": "obj:1"}, id_="mine", method="call_tool"))
        heard = stream.until(b'"id":"mine"').split(b'{"jsonrpc":"2.0","id":"mine"')[0]
        expect(b"4711" not in heard, heard)
        expect(b"tool_result" not in heard, heard)
        expect(b"tool=SelectObject ok=true" in heard, heard)


def framed_answers(server, token, *messages):
    port = int(re.search(r"frames on 127\.0\.0\.1:(\d+)", server.err()).group(1))
    with Http(port) as tcp:
        for message in (request("session.authenticate", {"token": token}), *messages):
            tcp.send(frame(message))
            yield json.loads(tcp.exactly(struct.unpack("<I", tcp.exactly(4))[0]))


@test
def the_explorers_stream_carries_nothing_of_a_framed_session_in_the_explorers_words():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "token")
        with open(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
            file.write("0123456789abcdef")
        with serve("--framed", "127.0.0.1:0", "--framed-token-file", path) as server, \
                Stream(server.port) as stream:
            answers = list(framed_answers(
                server, "0123456789abcdef",
                *(call_tool(name, arguments, method="call_tool") for name, arguments in
                  (("execute_code", {"code": CODE}), ("SelectObject", {"objectId": "obj:4711"}),
                   ("NoSuchTool4711", {})))))
            expect("4711" in json.dumps(answers[1]["result"]), answers)
            server.post(call_tool("SelectObject", {"objectId": "obj:1"}, id_="mine",
                                  method="call_tool"))
            heard = stream.until(b'"id":"mine"').split(b'"id":"mine"')[0]
            expect(b"4711" not in heard, heard)
            expect(b"tool=SelectObject ok=true" in heard, heard)


@test
def another_user_sees_that_something_was_done_but_not_what():
    need_root()
    with serve("--allow-other-users") as server:
        at = ("127.0.0.1", server.port)
        ran = server.post({"code": CODE}, "/api/execute").json()
        server.post(call_tool("SelectObject", {"objectId": "obj:4711"}, method="call_tool"))
        expect("4711" in json.dumps(server.call("TailLogs", {"count": 50})), "the user's own log")
        close = "Connection: close\r\n"
        texts = visit(at, {"say": get("/api/logs?limit=50", close)},
                      {"say": get(f"/api/log/{ran['logId']}", close)},
                      {"say": get(f"/api/result/{ran['logId']}", close)},
                      {"say": get("/read?uri=unity://logs/tail", close)},
                      {"say": post(call_tool("TailLogs", {"count": 50}, method="call_tool"), close)},
                      {"say": get("/api/logs?text=4711", close)})
        for text in texts:
            expect(text.startswith("HTTP/1.1 ") and "4711" not in text, text)
        for text in texts[:3]:
            expect(ran["logId"] in text and '"result":null' in text, text)
        expect("may search the text of the log" in texts[5], texts[5])


@test
def another_user_sees_its_own_operations():
    need_root()
    with serve("--allow-other-users") as server:
        at = ("127.0.0.1", server.port)
        body = json.dumps({"code": CODE})
        text = visit_once(at, say=f"POST /api/execute HTTP/1.1\r\nHost: localhost\r\n"
                                  f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n{body}")
        log_id = json.loads(text.partition("\r\n\r\n")[2])["logId"]
        close = "Connection: close\r\n"
        expect("4711" in visit_once(at, say=get(f"/api/result/{log_id}", close)), "its own")
        expect("4711" not in visit_once(at, user=STRANGER + 1,
                                        say=get(f"/api/result/{log_id}", close)), "a third user's")
        seen = look(server, f"/api/log/{log_id}")
        expect(seen["log"]["caller"]["peer"].endswith(f" user {STRANGER}"), seen)


@test
def another_user_cancels_nothing():
    need_root()
    slow = "host execute_code\n  after 3000\n  json 4711\n"
    with serve("--allow-other-users", script=slow) as server:
        ran = server.post({"code": CODE, "timeout": 100}, "/api/execute").json()
        at, log_id = ("127.0.0.1", server.port), ran["logId"]
        text = visit_once(at, say=f"POST /api/cancel/{log_id} HTTP/1.1\r\nHost: localhost\r\n"
                                  "Connection: close\r\nContent-Length: 0\r\n\r\n")
        expect(not text.startswith("HTTP/1.1 200"), text)

        def result():
            seen = look(server, f"/api/result/{log_id}")
            return seen if seen["complete"] else None
        same(wait_for(result, "the end of the call")["result"], 4711)


suite.main()
