"""HTTP as bytes on a socket: framing, refusals, limits, who may come in, sessions, WebSocket."""
import base64
import hashlib
import json
import re
import struct
import tempfile
import threading
import time

from lib.umcp import (EXAMPLE, Http, Scripted, Server, Suite, call_tool, expect, free_port,
                      initialize, request, same, wait_for)

suite = Suite()
test = suite.test

MESSAGE_LIMIT = 4 << 20
API_LIMIT = 1 << 20
HEAD_LIMIT = 32 << 10
SESSIONS = 1024

PING = request("ping")


def ping_of(http, id_=1):
    """A ping over a connection that is open; the answer."""
    r = http.ask(request("ping", id_=id_))
    same((r.status, r.json()), (200, {"jsonrpc": "2.0", "id": id_, "result": {}}), r)
    return r


# --- Connections ---

@test
def a_connection_serves_many_requests():
    with Server("--project", EXAMPLE) as server, Http(server.port) as http:
        for i in range(20):
            r = ping_of(http, i)
            expect(r.headers.get("connection", "keep-alive").lower() != "close", r)
        http.get("/health")
        same(http.response().json()["status"], "ok")


@test
def a_connection_is_closed_when_the_client_says_so():
    with Server("--project", EXAMPLE) as server:
        with Http(server.port) as http:
            http.post(PING, headers="Connection: close")
            r = http.response()
            same((r.status, r.headers["connection"].lower()), (200, "close"))
            http.is_closed()
        with Http(server.port) as http:  # HTTP/1.0 closes unless told otherwise
            http.send(f"GET /health HTTP/1.0\r\nHost: 127.0.0.1:{server.port}\r\n\r\n")
            same(http.response().status, 200)
            http.is_closed()


@test
def five_requests_in_one_write_are_answered_in_order():
    with Scripted() as server, Http(server.port) as http:
        slow = call_tool("wait-seconds", {"seconds": 0.3}, 0, "call_tool")
        http.send(b"".join([http.post_bytes(slow)] +
                           [http.post_bytes(request("ping", id_=i)) for i in range(1, 5)]))
        for i in range(5):
            r = http.response()
            same((r.status, r.json()["id"]), (200, i), r)


@test
def a_request_may_arrive_a_byte_at_a_time():
    with Server() as server, Http(server.port) as http:
        for byte in http.post_bytes(PING):
            http.send(bytes([byte]))
        same(http.response().json()["result"], {})


@test
def a_chunked_body_is_put_together():
    body = json.dumps(request("ping", {"text": "x" * 300}, "c")).encode()
    with Server() as server, Http(server.port) as http:
        http.send(http.head("POST /message HTTP/1.1",
                            "Content-Type: application/json\r\nTransfer-Encoding: chunked"))
        for at in range(0, len(body), 100):
            piece = body[at:at + 100]
            http.send(b"%x;ext=1\r\n%s\r\n" % (len(piece), piece))
        http.send(b"0\r\nX-Trailer: a\r\n\r\n")
        same(http.response().json()["id"], "c")
        ping_of(http)


@test
def expect_100_continue_is_answered_before_the_body():
    with Server() as server, Http(server.port) as http:
        data = http.post_bytes(PING, headers="Expect: 100-continue")
        head, body = data.split(b"\r\n\r\n", 1)
        http.send(head + b"\r\n\r\n")
        same(http.response().status, 100)
        http.send(body)
        same(http.response().json()["result"], {})


@test
def a_body_too_large_gets_no_100_continue():
    with Server() as server, Http(server.port) as http:
        http.send(http.head("POST /message HTTP/1.1", "Expect: 100-continue\r\n"
                            f"Content-Length: {MESSAGE_LIMIT + 1}"))
        same(http.response().status, 413)
        http.is_closed()


@test
def head_is_a_get_without_its_body():
    with Server("--project", EXAMPLE) as server, Http(server.port) as http:
        http.get("/health")
        full = http.response()
        http.get("/health", method="HEAD")
        bare = http.response(has_body=False)
        same((bare.status, bare.headers["content-length"], bare.headers["content-type"]),
             (200, full.headers["content-length"], full.headers["content-type"]))
        ping_of(http)  # no byte of a body was in between


@test
def a_client_that_closes_its_side_still_gets_what_it_asked_for():
    with Server() as server, Http(server.port) as http:
        http.post(PING)
        http.sock.shutdown(1)
        same(http.response().json()["result"], {})
        http.is_closed()


@test
def a_client_that_closes_its_side_gets_the_answers_that_are_still_to_come():
    with Scripted() as server:
        with Http(server.port) as http:
            slow = call_tool("wait-seconds", {"seconds": 0.3}, 0, "call_tool")
            http.send(b"".join([http.post_bytes(slow)] +
                               [http.post_bytes(request("ping", id_=i)) for i in range(1, 4)]))
            http.sock.shutdown(1)
            for i in range(4):
                r = http.response()
                same((r.status, r.json()["id"]), (200, i), r)
            http.is_closed()


@test
def a_stream_ends_with_its_client_s_side():
    with Scripted() as server, Http(server.port) as http:
        slow = call_tool("wait-seconds", {"seconds": 0.2}, 0, "call_tool")
        http.send(http.post_bytes(slow) + http.post_bytes(request("stream_events", id_=1)))
        http.sock.shutdown(1)
        same(http.response().json()["id"], 0)
        http.to_end()


# --- Limits ---

def padded(size):
    """A ping of exactly `size` bytes."""
    empty = json.dumps(request("ping", {"x": ""})).encode()
    return empty.replace(b'""', b'"' + b"x" * (size - len(empty)) + b'"')


@test
def a_message_of_4_mib_is_served_and_one_more_byte_is_413():
    with Server() as server:
        r = server.post(padded(MESSAGE_LIMIT))
        same((r.status, r.json().get("result")), (200, {}))
        with Http(server.port) as http:
            http.send(http.head("POST /message HTTP/1.1", f"Content-Length: {MESSAGE_LIMIT + 1}"))
            same(http.response().status, 413)
            http.is_closed()
        server.is_fine()


@test
def a_chunked_body_over_the_limit_is_413_as_soon_as_it_is():
    with Server() as server, Http(server.port) as http:
        http.send(http.head("POST /message HTTP/1.1", "Transfer-Encoding: chunked"))
        try:
            for _ in range(5):
                http.send(b"100000\r\n" + b"x" * 0x100000 + b"\r\n")
        except (BrokenPipeError, ConnectionResetError):
            pass  # it has closed already, as it may
        else:
            same(http.response().status, 413)
        server.is_fine()


@test
def api_execute_takes_1_mib_and_no_byte_more():
    with Server("--allow-eval", "--allow-writes") as server, Http(server.port) as http:
        code = json.dumps({"code": "return 1;", "x": ""}).encode()
        body = code.replace(b'""', b'"' + b"x" * (API_LIMIT - len(code)) + b'"')
        http.post(body, "/api/execute")
        expect(http.response().status != 413)
        http.send(http.head("POST /api/execute HTTP/1.1", f"Content-Length: {API_LIMIT + 1}"))
        same(http.response().status, 413)
        http.is_closed()


@test
def a_head_that_is_too_large_is_431():
    with Server() as server:
        for headers in ("X-Long: " + "x" * HEAD_LIMIT,
                        "\r\n".join(f"X-{i}: 1" for i in range(120))):
            with Http(server.port) as http:
                http.get("/health", headers)
                same(http.response().status, 431)
                http.is_closed()
        server.is_fine()


# --- Requests that two parsers might read differently ---

REFUSED = {
    "content_length_and_transfer_encoding":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 6\r\n"
        "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "transfer_encoding_and_content_length":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n"
        "Content-Length: 6\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "two_content_lengths":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nContent-Length: 40\r\n"
        "\r\nGET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "two_equal_content_lengths":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nContent-Length: 2\r\n"
        "\r\n{}",
    "a_list_of_content_lengths":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2, 2\r\n\r\n{}",
    "a_signed_content_length":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: +2\r\n\r\n{}",
    "a_content_length_beyond_64_bits":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        "Content-Length: 18446744073709551618\r\n\r\n{}",
    "a_folded_header_line":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding:\r\n chunked\r\n\r\n"
        "0\r\n\r\n",
    "a_folded_first_header_line":
        "GET /health HTTP/1.1\r\n Host: 127.0.0.1\r\nHost: 127.0.0.1\r\n\r\n",
    "bare_line_feeds": "GET /health HTTP/1.1\nHost: 127.0.0.1\n\n",
    "a_bare_line_feed_within": "GET /health HTTP/1.1\r\nHost: 127.0.0.1\nX: 1\r\n\r\n",
    "a_bare_carriage_return": "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: 1\rY: 2\r\n\r\n",
    "a_nul_byte": "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: a\0b\r\n\r\n",
    "no_host": "GET /health HTTP/1.1\r\nAccept: */*\r\n\r\n",
    "two_hosts": "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n",
    "two_equal_hosts": "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\n\r\n",
    "a_blank_before_the_colon":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length : 2\r\n\r\n{}",
    "a_header_name_with_a_blank": "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX Y: 1\r\n\r\n",
    "a_coding_after_chunked":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked, identity\r\n\r\n"
        "0\r\n\r\n",
    "an_unknown_coding":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: xchunked\r\n\r\n"
        "0\r\n\r\n",
    "a_chunk_size_that_is_none":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        "0x2\r\n{}\r\n0\r\n\r\n",
    "a_chunk_size_beyond_64_bits":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        "10000000000000002\r\n{}\r\n0\r\n\r\n",
    "a_chunk_longer_than_it_says":
        "POST /message HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        "1\r\n{}\r\n0\r\n\r\n",
    "transfer_encoding_in_http_1_0":
        "POST /message HTTP/1.0\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        "0\r\n\r\n",
    "another_version": "GET /health HTTP/2.0\r\nHost: 127.0.0.1\r\n\r\n",
    "no_version": "GET /health\r\n\r\n",
    "a_tls_hello": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "connect": "CONNECT 127.0.0.1:80 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
}


@test
def ambiguous_requests_are_refused_and_their_connection_is_closed():
    failures = []
    with Server() as server:
        for name, text in REFUSED.items():
            with Http(server.port) as http:
                http.send(text.encode("latin-1"))
                reply = http.to_end()  # a second answer would be in it, too
            status = reply.split(b" ")[1:2]
            if not (status and status[0].startswith((b"4", b"5")) and
                    reply.count(b"HTTP/1.1 ") == 1):
                failures.append((name, reply[:200]))
        server.is_fine()
    same(failures, [])


@test
def a_head_that_never_ends_is_cut_off():
    with Server() as server, Http(server.port, patience=20) as http:
        http.send(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n")
        stopped = threading.Event()

        def drip():
            while not stopped.wait(0.5):
                try:
                    http.send("X: 1\r\n")
                except OSError:
                    return

        thread = threading.Thread(target=drip)
        thread.start()
        try:
            server.is_fine()  # meanwhile others are served
            reply = http.to_end()  # within the socket's 20 seconds
        finally:
            stopped.set()
            thread.join()
        expect(reply == b"" or reply.startswith(b"HTTP/1.1 408"), reply)


# --- Who may come in ---

@test
def a_foreign_host_or_origin_is_403():
    with Server("--project", EXAMPLE) as server:
        with Http(server.port) as http:
            http.send("GET /health HTTP/1.1\r\nHost: evil.example\r\n\r\n")
            same(http.response().status, 403)
        for origin in ("http://evil.example", "https://127.0.0.1.evil.example", "null",
                       "file://", "http://localhost.evil.example:80", "",
                       "http://localhost:3000", "https://localhost", "http://[::1]:5173"):
            r = server.post(PING, headers=f"Origin: {origin}")
            same(r.status, 403, origin)
            expect("result" not in r.body.decode(), r)
            same(r.headers["access-control-allow-origin"], "*", r)
        for origin in (f"http://localhost:{server.port}", f"http://127.0.0.1:{server.port}",
                       "http://localhost:6274"):
            same(server.post(PING, headers=f"Origin: {origin}").status, 200, origin)
        for host in ("localhost", "LOCALHOST:1", "[::1]:80"):
            with Http(server.port) as http:
                http.send(f"GET /health HTTP/1.1\r\nHost: {host}\r\n\r\n")
                same(http.response().status, 200, host)


@test
def options_is_204_for_everybody():
    with Server() as server, Http(server.port) as http:
        for path in ("/message", "/mcp", "/", "/read", "/nowhere"):
            http.get(path, "Origin: http://evil.example\r\nAccess-Control-Request-Method: POST",
                     method="OPTIONS")
            r = http.response()
            same((r.status, r.body), (204, b""), path)
            same(r.headers["access-control-allow-origin"], "*", path)
            expect("Content-Type" in r.headers["access-control-allow-headers"] and
                   "Authorization" in r.headers["access-control-allow-headers"], r)
            expect("POST" in r.headers["access-control-allow-methods"], r)


@test
def unknown_paths_are_404_and_wrong_methods_405():
    with Server("--project", EXAMPLE) as server, Http(server.port) as http:
        http.get("/nowhere")
        same(http.response().status, 404)
        http.get("/message", method="DELETE")
        r = http.response()
        same(r.status, 405)
        expect("POST" in r.headers["allow"], r)
        http.get("/read?uri=unity://project/info")
        same(http.response().json()["unityVersion"], "2022.3.20f1")
        http.get("/read")
        same(http.response().status, 400)
        http.get("/read?uri=unity://nowhere")
        same(http.response().status, 404)
        ping_of(http)


# --- MCP sessions ---

def open_session(server, path="/mcp"):
    """The header line of a new session."""
    r = server.post(initialize(), path, ACCEPT)
    same(r.status, 200, r)
    session = f"Mcp-Session-Id: {r.headers['mcp-session-id']}"
    r = server.post({"jsonrpc": "2.0", "method": "notifications/initialized"}, path, session)
    same((r.status, r.body), (202, b""), r)
    return session


def get_status(server, path, headers, method="GET"):
    """The status of a request without a body; a stream is closed at once."""
    with Http(server.port) as http:
        http.get(path, headers, method)
        return http.response_head().status


ACCEPT = "Accept: application/json, text/event-stream"


@test
def mcp_over_http_lives_in_sessions():
    listing = request("tools/list", {})
    with Server() as server:
        for path in ("/mcp", "/mcp/"):
            same(server.post(listing, path, ACCEPT).status, 400)
        same(server.post(listing, "/mcp", "Mcp-Session-Id: nonsense").status, 404)
        for path in ("/mcp", "/"):
            session = open_session(server, path)
            r = server.post(listing, path, f"{session}\r\nMCP-Protocol-Version: 2025-11-25")
            expect(len(r.json()["result"]["tools"]) > 60, r)
            r = server.post(listing, path, f"{session}\r\nMCP-Protocol-Version: 1999-01-01")
            same(r.status, 400, r)
            same(server.post({"jsonrpc": "2.0", "id": 9, "result": {}}, path, session).status, 202)
            same(get_status(server, path, session, "DELETE"), 200)
            same(server.post(listing, path, session).status, 404)
            same(get_status(server, path, session, "DELETE"), 404)
        same(get_status(server, "/mcp", "", "DELETE"), 400)
        server.is_fine()


@test
def a_session_has_one_stream_at_a_time():
    with Server() as server:
        session = open_session(server)
        same(get_status(server, "/mcp", session), 406)
        with Http(server.port) as http:
            http.get("/mcp", f"{session}\r\nAccept: text/event-stream")
            same(http.response_head().status, 200)
            same(get_status(server, "/mcp", f"{session}\r\nAccept: text/event-stream"), 409)
        wait_for(lambda: get_status(server, "/mcp", f"{session}\r\nAccept: text/event-stream")
                 == 200, "the stream of a client that is gone to be free again")


@test
def progress_makes_the_answer_a_stream():
    asked = request("tools/call", {"name": "wait-seconds", "arguments": {"seconds": 1.1},
                                   "_meta": {"progressToken": "p"}}, 5)
    with Scripted() as server, Http(server.port) as http:
        session = open_session(server)
        http.post(asked, "/mcp", f"{session}\r\n{ACCEPT}")
        r = http.response()
        same((r.status, r.headers["content-type"]), (200, "text/event-stream"), r)
        messages = [json.loads(line[5:]) for line in r.body.decode().splitlines()
                    if line.startswith("data: {")]
        same([message["params"]["progress"] for message in messages[:-1]], [1, 1.1])
        same(messages[-1]["id"], 5)
        ping = http.post_bytes(request("ping"), "/mcp", session)
        http.send(ping)  # the connection goes on after the stream
        same(http.response().json()["result"], {})
        http.post(asked, "/mcp", f"{session}\r\n{ACCEPT}")
        http.response_head()
        http.sock.shutdown(1)  # the stream goes on until the answer
        expect(b'"id":5' in http.to_end(), "no answer after the client's side was closed")


@test
def a_restart_is_answered_on_the_stream_that_it_ends():
    """HTTP+SSE of 2024-11-05: the answer waits for its record, and the stream for the answers.

    Those to the refused writes wait for a commit, that to the restart only for the journal, so
    they may come in any order.
    """
    with tempfile.TemporaryDirectory() as state, \
            Server("--state-dir", state, "--allow-config-changes",
                   listen=(f"127.0.0.1:{free_port()}",)) as server, Http(server.port) as stream:
        stream.get("/sse")
        stream.until(b"\r\n\r\n")
        path = re.search(r"data: ?(\S+)", stream.until(b"\n\n").decode()).group(1)
        for id_ in range(1, 21):
            server.post(call_tool("SetTimeScale", {"value": id_}, id_), path)
        r = server.post(call_tool("SetConfig", {"allowWrites": True, "restart": True}, 99), path)
        same(r.status, 202, r)
        answers = {answer["id"]: answer for answer in (stream.sse() for _ in range(21))}
        same(sorted(answers), [*range(1, 21), 99])
        expect(not answers[99]["result"].get("isError"), answers[99])

        def is_back():
            try:
                return server.call("GetConfig")["allowWrites"]
            except (OSError, AssertionError):
                return False
        wait_for(lambda: "restarting" in server.err(), "the restart")
        wait_for(is_back, "the server after its restart")


@test
def a_content_type_that_is_no_json_is_415():
    with Server() as server, Http(server.port) as http:
        body = json.dumps(initialize())
        http.send(http.head("POST /mcp HTTP/1.1", "Content-Type: text/plain\r\n"
                            "Accept: application/json, text/event-stream\r\n"
                            f"Content-Length: {len(body)}") + body)
        same(http.response().status, 415)


@test
def the_session_unused_longest_makes_room():
    with Server() as server, Http(server.port) as http:
        sessions = []
        for _ in range(SESSIONS + 5):
            http.post(initialize(), "/mcp", ACCEPT)
            sessions.append(f"Mcp-Session-Id: {http.response().headers['mcp-session-id']}")
            if len(sessions) == 1:
                time.sleep(0.01)  # the server counts in milliseconds
        same(len(set(sessions)), SESSIONS + 5)
        same(server.post(PING, "/mcp", sessions[0]).status, 404)
        same(server.post(PING, "/mcp", sessions[-1]).status, 200)


# --- WebSocket ---

KEY = base64.b64encode(b"0123456789abcdef").decode()
GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, CLOSE, PING_FRAME, PONG = 1, 8, 9, 10


def upgrade(http, headers, path="/unity"):
    http.get(path, "Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n" + headers)


def ws_send(http, opcode, payload, is_masked=True):
    mask = b"\x01\x02\x03\x04" if is_masked else b""
    body = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)) if is_masked else payload
    expect(len(payload) < 126)
    http.send(bytes([0x80 | opcode, (0x80 if is_masked else 0) | len(payload)]) + mask + body)


def ws_read(http):
    first, second = http.exactly(2)
    same(second & 0x80, 0, "a server must not mask")
    size = second & 0x7F
    if size == 126:
        size = struct.unpack(">H", http.exactly(2))[0]
    return first & 0x0F, http.exactly(size)


def ws_open(server, headers="", path="/unity"):
    http = Http(server.port)
    upgrade(http, f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}{headers}", path)
    r = http.response()
    same(r.status, 101, r)
    accept = base64.b64encode(hashlib.sha1((KEY + GUID).encode()).digest()).decode()
    same(r.headers["sec-websocket-accept"], accept)
    same((r.headers["upgrade"].lower(), r.headers["connection"].lower()), ("websocket", "upgrade"))
    return http, r


def is_without_an_engine(server):
    """It is well, but nothing that needs an engine is answered."""
    ask = request("call_tool", {"name": "GetStatus", "arguments": {}})
    wait_for(lambda: server.post(ask).status == 503, "that the engine is gone")
    r = server.post(ask)
    same(r.json()["error"]["data"]["kind"], "NotReady", r)
    same(server.call("GetConfig")["allowWrites"], False)


@test
def an_engine_connects_pings_and_closes():
    with Server() as server:
        http, r = ws_open(server)
        with http:
            expect("sec-websocket-protocol" not in r.headers, r)
            ws_send(http, PING_FRAME, b"are you there")
            same(ws_read(http), (PONG, b"are you there"))
            ws_send(http, CLOSE, struct.pack(">H", 1000) + b"bye")
            opcode, payload = ws_read(http)
            same((opcode, payload[:2]), (CLOSE, struct.pack(">H", 1000)))
            http.is_closed()
        http, r = ws_open(server, "\r\nSec-WebSocket-Protocol: other, umcp.2")
        with http:
            same(r.headers["sec-websocket-protocol"], "umcp.2")
        is_without_an_engine(server)


@test
def an_unmasked_frame_of_a_client_ends_the_connection():
    with Server() as server:
        http, _ = ws_open(server)
        with http:
            ws_send(http, TEXT, b"{}", is_masked=False)
            data = http.to_end()
            expect(data == b"" or data[0] & 0x0F == CLOSE, data)
        is_without_an_engine(server)


@test
def a_handshake_that_is_wrong_is_refused():
    version = "Sec-WebSocket-Version: 13"
    with Server() as server:
        for headers, status in ((f"{version}\r\nSec-WebSocket-Key: short", 400),
                                (version, 400),
                                (f"{version}\r\nSec-WebSocket-Key: {'!' * 24}", 400),
                                (f"Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: {KEY}", 426),
                                (f"Sec-WebSocket-Key: {KEY}", 426),
                                (f"{version}\r\nSec-WebSocket-Key: {KEY}\r\n"
                                 "Origin: http://evil.example", 403)):
            with Http(server.port) as http:
                upgrade(http, headers)
                r = http.response()
                same(r.status, status, headers)
                if status == 426:
                    same(r.headers["sec-websocket-version"], "13")
        with Http(server.port) as http:
            http.get("/unity")
            same(http.response().status, 426)
        server.is_fine()


@test
def sigterm_closes_websockets_too():
    with Server() as server:
        http, _ = ws_open(server)
        with http:
            server.process.terminate()
            opcode, payload = ws_read(http)
            same((opcode, payload[:2]), (CLOSE, struct.pack(">H", 1001)))
            ws_send(http, CLOSE, payload[:2])
            http.to_end()
            same(server.stop(), 0)


if __name__ == "__main__":
    suite.main()
