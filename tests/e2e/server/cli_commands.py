"""The commands call, doctor and audit."""
import contextlib
import json
import os
import re
import socket
import subprocess
import tempfile
import time

from lib.cli import folder_with, refused
from lib.umcp import (EXAMPLE, PATIENCE, SANITIZER, UMCP, Scripted, Server, Suite, clean_env,
                      end_process, expect, frame, free_port, run, same)

suite = Suite()
test = suite.test


# --- umcp call ---

@test
def call_prints_what_a_tool_answers():
    with Scripted() as server:
        def call(*words):
            ran = run("call", *words, folder=server.folder)  # found by the discovery file
            same((ran.code, ran.err), (0, ""), words, ran)
            return json.loads(ran.out)

        same(call("GetStatus")["Ready"], True)
        same(len(call("ListObjects", "limit=2")["Items"]), 2)
        same(call("ListObjects", '{"limit":2,"offset":1}')["Items"][0]["Name"], "Player")
        same(call("ListObjects", "name=Player", "activeOnly=true")["Total"], 1)
        same(call("MousePick", "mode=ui", "normalized=true", "x=0.5", "y=0.5")["Mode"], "ui")
        same(call("project.info")["unityVersion"], "2022.3.20f1")
        same(call("--url", server.url, "GetStatus")["Ready"], True)
        same(call("--url", f"{server.url}/message", "GetStatus")["Ready"], True)
        same(run("call", "count-objects", folder=server.folder).out[:9], "[Success]")


@test
def call_knows_methods():
    with Server("--project", EXAMPLE) as server:
        def call(*words):
            ran = run("call", "--url", server.url, *words)
            same((ran.code, ran.err), (0, ""), words, ran)
            return json.loads(ran.out)

        same(call("ping"), {})
        expect(len(call("tools/list")["tools"]) > 5)
        expect(len(call("list_tools")["tools"]) > 50)
        same(len(call("list_resources")["resources"]), 17)
        contents = call("read_resource", "uri=unity://project/info")["contents"]
        same(json.loads(contents[0]["text"])["unityVersion"], "2022.3.20f1")


@test
def call_fails_when_the_tool_does():
    with Scripted() as server:
        def call(*words):
            return run("call", "--url", server.url, *words)

        ran = call("NoSuchTool")
        same((ran.code, ran.out), (1, ""), ran)
        expect("-32602" in ran.err and "NoSuchTool" in ran.err, ran)
        ran = call("SetActive", "objectId=obj:1", "active=true")
        same((ran.code, json.loads(ran.out)["ok"]), (1, False), ran)
        same(call("fail-always").code, 1)
        same(call("GetObject", "id=obj:999999999").code, 1)
        ran = call("GetObject")
        same(ran.code, 1, ran)
        expect("id" in ran.err, ran)
        for words in (("GetStatus", "{bad"), ("GetStatus", "novalue"), ("GetStatus", "[1,")):
            ran = call(*words)
            same((ran.code, ran.out), (2, ""), words, ran)


def soon(folder, start, *words):
    """What `umcp call` makes of a server that starts after it."""
    early = subprocess.Popen([UMCP, "call", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                             env=clean_env(folder, {}), cwd=folder, text=True)
    try:
        time.sleep(0.3)
        with start:
            out, err = early.communicate(timeout=PATIENCE)
        same((early.returncode, err), (0, ""), words, out)
        return out
    finally:
        end_process(early)


@test
def call_waits_for_a_server_that_is_just_starting():
    with tempfile.TemporaryDirectory() as folder:
        found = soon(folder, Scripted(folder=folder), "GetStatus")  # at the port of the discovery file
        same(json.loads(found)["Ready"], True)
    with tempfile.TemporaryDirectory() as folder:
        at = f"127.0.0.1:{free_port()}"
        named = soon(folder, Scripted(listen=(at,), discovery=None), "--url", f"http://{at}", "GetStatus")
        same(json.loads(named)["Ready"], True)
    with tempfile.TemporaryDirectory() as folder:
        at = f"127.0.0.1:{free_port()}"
        expect("ok" in soon(folder, Scripted("--framed", at), "--framed", at, "transport.healthCheck"))


@test
def call_gives_up_on_a_server_that_does_not_start():
    port = free_port()
    begun = time.monotonic()
    ran = run("call", "--url", f"http://127.0.0.1:{port}", "--timeout", "100", "GetStatus")
    expect(time.monotonic() - begun < 1.5, "longer than --timeout", ran)
    same(ran.code, 1, ran)
    expect("umcp serve" in ran.err, ran)


@test
def call_without_a_server_says_so():
    port = free_port()
    ran = run("call", "--url", f"http://127.0.0.1:{port}", "--timeout", "100", "GetStatus")
    same((ran.code, ran.out), (1, ""), ran)
    expect(str(port) in ran.err and "refused" in ran.err.lower(), ran)
    ran = run("call", "--framed", f"127.0.0.1:{port}", "--timeout", "100", "transport.healthCheck")
    same(ran.code, 1, ran)
    expect(str(port) in ran.err, ran)
    for url in ("nonsense", "https://127.0.0.1:1", "http://", "http://127.0.0.1:99999"):
        ran = run("call", "--url", url, "GetStatus")
        expect(ran.code in (1, 2) and ran.err.startswith("umcp: "), url, ran)


def answered_by(reply, *words):
    """Runs umcp against a server that says these bytes to whatever it is asked."""
    with socket.socket() as listener, tempfile.TemporaryDirectory() as folder:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        listener.settimeout(PATIENCE)
        at = f"127.0.0.1:{listener.getsockname()[1]}"
        process = subprocess.Popen([UMCP, *(word.replace("AT", at) for word in words)],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   env=clean_env(folder))
        peer = listener.accept()[0]
        with peer, contextlib.suppress(BrokenPipeError, ConnectionResetError):
            peer.settimeout(PATIENCE)
            peer.recv(4096)
            peer.sendall(reply)
        out, err = process.communicate(timeout=PATIENCE)
    expect(not SANITIZER.search(err.decode(errors="replace")), err)
    return process.returncode, out, err


def http_reply(body, status="200 OK"):
    return b"HTTP/1.1 %s\r\nContent-Length: %d\r\n\r\n%s" % (status.encode(), len(body), body)


def call_answered(reply):
    return answered_by(reply, "call", "--url", "http://AT", "GetStatus")


@test
def call_does_not_believe_a_peer_that_is_no_server_and_says_why():
    head = b"HTTP/1.1 200 OK\r\n"
    huge = b"Content-Length: 99999999\r\n\r\n" + b" " * (21 << 20)
    for reply, reason in ((b"", b"without an answer"),
                          (b"SSH-2.0-OpenSSH\r\n", b"not HTTP"),
                          (head, b"in the middle of its answer"),
                          (head + b"Content-Length: 99\r\n\r\n{}", b"in the middle of its answer"),
                          (head + b"Content-Length: x\r\n\r\n{}", b"broken HTTP"),
                          (head + huge, b"too large"),
                          (http_reply(b"hello"), b"not JSON: hello"),
                          (http_reply(b"{}"), b"refused")):
        code, out, err = call_answered(reply)
        same((code, out), (1, b""), reply[:100], err)
        expect(err.startswith(b"umcp: ") and reason in err, reply[:100], err)


@test
def call_prints_answers_however_many_values_they_have():
    numbers = b"[" + b"1," * 300000 + b"1]"
    answer = b'{"jsonrpc":"2.0","id":1,"result":' + numbers + b"}"
    code, out, err = call_answered(http_reply(answer))
    same((code, out == numbers + b"\n", err), (0, True, b""))


@test
def call_prints_every_text_of_an_answer():
    content = [{"type": "text", "text": "a\0b"}, {"type": "image", "data": "AA=="},
               {"type": "text", "text": "second\nthird"}]

    def call(result):
        answer = {"jsonrpc": "2.0", "id": 1, "result": result}
        return call_answered(http_reply(json.dumps(answer).encode()))

    same(call({"content": content}), (0, b"a\\u0000b\nsecond\nthird\n", b""))
    same(call({"content": content, "isError": True})[0], 1)
    same(call({"content": [{"type": "json", "text": "x", "json": {"ok": False}}]})[0], 1)
    picture = {"content": [content[1]]}  # no text at all: the result as it is
    same(json.loads(call(picture)[1]), picture)


@test
def call_keeps_control_characters_of_a_server_off_the_terminal():
    hostile = "\x1b]0;owned\x07\r\n\x9b31mfaked: line\x7f \0 end"
    error = {"code": hostile, "message": hostile, "data": {"hint": hostile, "details": hostile}}
    answer = {"jsonrpc": "2.0", "id": 1, "error": error}
    bodies = [json.dumps(answer, ensure_ascii=False).encode(), json.dumps(answer).encode(),
              json.dumps({"status": hostile}, ensure_ascii=False).encode(),
              hostile.encode(), hostile.encode("latin-1"), b"\x1b" * 100000]
    for body in bodies:
        code, out, err = call_answered(http_reply(body))
        same((code, out), (1, b""), err)
        text = err.decode()  # which must be UTF-8
        expect(not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f]", text), body[:100], text)
        expect(all(line.startswith(("umcp: ", "      ")) for line in text.splitlines()), text)
        expect(len(text) < 2000, len(text))


@test
def call_waits_for_the_frame_that_answers_it():
    words = ("call", "--framed", "AT", "transport.healthCheck")
    frames = b"".join(frame(message) for message in (
        {"jsonrpc": "2.0", "method": "notifications/message", "params": {"level": "info"}},
        {"jsonrpc": "2.0", "id": 7, "result": "of another"},
        {"jsonrpc": "2.0", "id": 1, "method": "ping"},
        {"jsonrpc": "2.0", "id": 1, "result": {"status": "ok"}}))
    same(answered_by(frames, *words), (0, b'{"status": "ok"}\n', b""))
    unread = {"jsonrpc": "2.0", "id": None, "error": {"code": -32600, "message": "unreadable"}}
    same(answered_by(frame(unread), *words), (1, b"", b"umcp: error -32600: unreadable\n"))
    code, out, err = answered_by(frame(b"nothing"), *words)
    expect((code, out) == (1, b"") and b"not JSON" in err, code, out, err)


@test
def call_speaks_frames():
    port = free_port()
    at = f"127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as state, folder_with("token", "WRONG-TOKEN-01234") as wrong, \
            Server("--framed", at, "--state-dir", state, "--project", EXAMPLE):
        def call(*words):
            return run("call", "--framed", at, *words)

        ran = call("--state-dir", state, "GetConfig")
        same((ran.code, json.loads(ran.out or "{}").get("ok")), (0, True), ran)
        ran = call("transport.healthCheck")  # needs no token
        same((ran.code, json.loads(ran.out or "{}")), (0, {"status": "ok"}), ran)
        ran = call("--framed-token-file", wrong, "GetConfig")
        same((ran.code, ran.out), (1, ""), ran)
        expect("token" in ran.err, ran)


# --- umcp doctor ---

@test
def doctor_tells_what_is_there():
    with tempfile.TemporaryDirectory() as folder:
        ran = run("doctor", folder=folder)
        same((ran.code, ran.err), (0, ""), ran)
        expect("Mono" in ran.out and os.path.join(folder, "discovery.json") in ran.out, ran)
    with Server() as server:
        ran = run("doctor", folder=server.folder)
        same(ran.code, 0, ran)
        expect(re.search(rf"running +{server.url}\b", ran.out), ran)
        expect(str(server.process.pid) in ran.out, ran)
    with folder_with("token", "s3cret-0123456789") as path, Server("--token-file", path) as server:
        ran = run("doctor", folder=server.folder)
        expect(re.search(rf"running +{server.url}\b", ran.out), ran)


@test
def doctor_tells_another_server_from_its_own():
    for reply in (http_reply(b"<html>It works</html>"), http_reply(b"no", "404 Not Found"),
                  http_reply(b"<html>log in</html>", "401 Unauthorized")):
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            listener.listen()
            listener.settimeout(PATIENCE)
            port = listener.getsockname()[1]
            with folder_with("d.json", {"pid": 1, "baseUrl": f"http://127.0.0.1:{port}",
                                        "port": port}) as path:
                process = subprocess.Popen([UMCP, "doctor", "--discovery", path],
                                           stdout=subprocess.PIPE, env=clean_env("/nowhere"))
                with listener.accept()[0] as peer:
                    peer.recv(4096)
                    peer.sendall(reply)
                out = process.communicate(timeout=PATIENCE)[0].decode()
        same(process.returncode, 0, out)
        expect(not re.search(rf"running +http://127.0.0.1:{port}\b", out), out)
        expect("other than umcp" in out and str(port) in out, out)


@test
def doctor_finds_a_stale_discovery_file():
    port = free_port()
    stale = {"pid": 1, "baseUrl": f"http://127.0.0.1:{port}", "port": port,
             "modeHints": ["streamable-http"], "startedAt": "2025-01-01T00:00:00Z"}
    with folder_with("d.json", stale) as path:
        ran = run("doctor", "--discovery", path)
        same(ran.code, 0, ran)
        expect("stale" in ran.out and path in ran.out, ran)
    for text in ("{", "[]", "", '{"pid":1}'):
        with folder_with("d.json", text) as path:
            same(run("doctor", "--discovery", path).code, 0, text)


# --- audit ---

@test
def audit_of_a_folder_without_records_says_so():
    with tempfile.TemporaryDirectory() as state:
        refused(1, "audit", "--state-dir", state, says=("has no records", state,
                                                        "--state-dir"))
        refused(1, "audit", "--state-dir", state, "--json", says="has no records")
        same(os.listdir(state), [], "a look makes nothing")
    refused(1, "audit", "--state-dir", "none", says="--state-dir")


@test
def audit_since_takes_times_and_spans_alone():
    with tempfile.TemporaryDirectory() as state:
        for wrong in ("yesterday", "", "-1h", "1x", "h", "2026-13-01", "99999999999999999999d"):
            refused(2, "audit", "--state-dir", state, f"--since={wrong}",
                    says=("--since", f"'{wrong}'"))


@test
def audit_shows_writes_and_refusals_while_the_server_runs():
    with tempfile.TemporaryDirectory() as state:
        records = os.path.join(state, "records.db")
        look = ("audit", "--state-dir", state)
        with Scripted("--state-dir", state, "--allow-writes") as server:
            server.call("SetTimeScale", {"value": 2, "confirm": True})
            server.call("SetTimeScale", {"value": 3})
            server.call("GetStatus")
            before = os.stat(records)
            ran = run(*look, "--json")
            same((ran.code, ran.err), (0, ""), ran)
            rows = json.loads(ran.out)
            same([(row["tool"], row["outcome"]) for row in rows],
                 [("SetTimeScale", "done"), ("SetTimeScale", "refused")], rows)
            same((rows[0]["sizes"], rows[1]["reason"]),
                 ("value=1,confirm=4", "Confirmation required"), rows)
            expect(rows[0]["operationId"] and not rows[1]["operationId"], rows)
            expect(rows[0]["peer"].startswith("127.0.0.1:"), rows)
            ran = run(*look)
            same((ran.code, ran.err, ran.out.count("\n")), (0, "", 2), ran)
            expect(all(word in ran.out for word in ("done", "refused", "Confirmation required")),
                   ran)
            same(run(*look, "--json", "--since", "1h").out.count('"time"'), 2)
            for words, out in (((), ""), (("--json",), "[]\n")):  # none so late
                ran = run(*look, "--since", "2100-01-01T00:00:00Z", *words)
                same((ran.code, ran.out, ran.err), (0, out, ""), words)
            after = os.stat(records)
            same((after.st_size, after.st_mtime_ns), (before.st_size, before.st_mtime_ns))
            server.call("SetTimeScale", {"value": 4, "confirm": True})  # not in the server's way
            same(run(*look, "--json").out.count('"done"'), 2)
        same(run(*look, "--json").out.count('"done"'), 2, "when the server is gone")


if __name__ == "__main__":
    suite.main()
