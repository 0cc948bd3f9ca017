"""`umcp stdio`, as MCP clients start it: what reaches stdout, in which order, and how it ends."""
import json
import os
import re
import signal
import struct
import subprocess
import tempfile
import threading
import time

from lib.umcp import (EXAMPLE, GROWTH_KB, MEASURED, ScriptedStdio, Stdio, Suite, call_tool, expect,
                      frame, initialize, request, run, same)

suite = Suite()
test = suite.test

LINE_LIMIT = 4 << 20  # bytes of one message
FRAME_LIMIT = 65536


def is_rpc(line):
    """Parses a line of stdout, which must be one JSON-RPC message."""
    message = json.loads(line)
    same(message.get("jsonrpc"), "2.0", line)
    expect("method" in message or ("result" in message) != ("error" in message), line)
    return message


def answered(message, id_):
    same(message.get("id"), id_, message)
    expect("result" in message, message)
    return message["result"]


# --- What is written ---

@test
def debug_logs_go_to_stderr_and_every_line_of_stdout_is_json_rpc():
    with ScriptedStdio("--log-level", "debug", "--allow-writes") as s:
        s.send(initialize(), {"jsonrpc": "2.0", "method": "notifications/initialized"},
               request("logging/setLevel", {"level": "debug"}, 1), request("tools/list", {}, 2),
               call_tool("GetStatus", {}, 3), call_tool("fail-always", {}, 4),
               call_tool("no-such-tool", {}, 5), request("no/method", {}, 6))
        s.write(b"this is no JSON\n\n")
        s.send(call_tool("SelectObject", {"objectId": "obj:nonsense"}, 7),
               call_tool("ListObjects", {}, 8))
        s.end_input()
        messages = [is_rpc(line) for line in s.rest()]
        same(s.wait(), 0, s.err())
        ids = [message["id"] for message in messages if "id" in message]
        same(sorted(ids), list(range(9)))  # a write waits for its record, a read does not
        expect(re.search(r"Debug .*call 3: ", s.err()), "no debug lines:", s.err())


@test
def nothing_is_written_before_the_first_message():
    with Stdio("--log-level", "debug") as s:
        os.set_blocking(s.process.stdout.fileno(), False)
        time.sleep(0.3)
        same(s.process.stdout.read(), None)
        os.set_blocking(s.process.stdout.fileno(), True)
        answered(s.ask(initialize()), 0)


def lines_of(*messages):
    return b"".join(json.dumps(message).encode() + b"\n" for message in messages)


@test
def answers_to_10000_pipelined_requests_come_complete_and_in_order():
    count = 10000
    requests = [request("ping", id_=i) if i % 2 else call_tool("GetConfig", id_=i)
                for i in range(1, count + 1)]
    ran = run("stdio", stdin=lines_of(initialize(), *requests))
    same(ran.code, 0, ran)
    messages = [is_rpc(line) for line in ran.out.splitlines()]
    same([message["id"] for message in messages], list(range(count + 1)))
    expect(all("result" in message for message in messages))


@test
def a_fast_call_overtakes_a_slow_one():
    with ScriptedStdio() as s:
        answered(s.ask(initialize()), 0)
        s.send(call_tool("wait-seconds", {"seconds": 0.5}, "slow"), request("ping", id_="fast"))
        answered(s.read(), "fast")
        answered(s.read(), "slow")


@test
def ids_come_back_as_they_were_sent():
    with Stdio() as s:
        answered(s.ask(initialize()), 0)
        for text in ('""', '"a\\u00e9\\n"', "0", "-1", "9007199254740993", "1.50", '"2"'):
            s.write(b'{"jsonrpc":"2.0","method":"ping","id":' + text.encode() + b"}\n")
            line = s.process.stdout.readline().decode()
            expect(f'"id":{text}' in line.replace('": ', '":'), text, line)


@test
def a_line_over_the_limit_is_answered_with_an_error_and_the_next_request_works():
    with Stdio() as s:
        answered(s.ask(initialize()), 0)
        padding = b"x" * LINE_LIMIT
        s.write(b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"' + padding + b'"}}\n')
        s.send(request("ping", id_=2))
        error = s.read()
        expect("error" in error, error)
        answered(s.read(), 2)


@test
def a_line_of_just_under_the_limit_is_served():
    with Stdio() as s:
        answered(s.ask(initialize()), 0)
        padding = "x" * (LINE_LIMIT - 200)
        answered(s.ask(request("ping", {"x": padding}, 1)), 1)


@test
def crlf_blank_lines_and_a_byte_at_a_time_are_understood():
    with Stdio() as s:
        answered(s.ask(initialize()), 0)
        s.write(b"\r\n\n" + json.dumps(request("ping", id_=1)).encode() + b"\r\n")
        answered(s.read(), 1)
        for byte in lines_of(request("ping", id_=2)):
            s.write(bytes([byte]))
        answered(s.read(), 2)


@test
def a_client_that_does_not_read_is_not_read_from_and_loses_nothing():
    with Stdio(env=MEASURED) as s:
        answered(s.ask(initialize()), 0)
        before = s.rss_kb()
        data = lines_of(*[request("tools/list", {}, i) for i in range(100)])
        pipe = s.process.stdin.fileno()
        os.set_blocking(pipe, False)
        sent = waited = 0
        while waited < 20 and sent < 16 << 20:  # until nothing more is taken for a second
            try:
                sent += os.write(pipe, data[sent % len(data):])
                waited = 0
            except BlockingIOError:
                waited += 1
                time.sleep(0.05)
        expect(sent < 16 << 20, "it reads on and on")
        grown = s.rss_kb() - before
        expect(grown < GROWTH_KB, f"memory grew by {grown} KB")
        os.set_blocking(pipe, True)
        whole = threading.Thread(target=finish_line, args=(s, data, sent))
        whole.start()
        ids = [is_rpc(line)["id"] for line in s.rest()]
        whole.join()
        count = sent // len(data) * 100 + data[:sent % len(data)].count(b"\n")
        expect(ids[:count] == [i % 100 for i in range(count)], len(ids), count)
        same(s.wait(), 0)


def finish_line(s, data, sent):
    """Writes the rest of the line that was cut, and ends the input."""
    rest = data[sent % len(data):]
    s.write(rest[:rest.index(b"\n") + 1])
    s.end_input()


# --- How it ends ---

@test
def end_of_input_ends_it_with_code_0():
    with Stdio() as s:
        s.end_input()
        same(s.rest(), [])
        same(s.wait(), 0)


@test
def a_call_in_flight_is_answered_before_the_end():
    with ScriptedStdio() as s:
        answered(s.ask(initialize()), 0)
        s.send(call_tool("wait-seconds", {"seconds": 0.5}, 1))
        s.end_input()
        lines = s.rest()
        same(len(lines), 1, lines)
        answered(is_rpc(lines[0]), 1)
        same(s.wait(), 0)


@test
def answers_are_waited_for_and_written_however_slow_call_and_reader_are():
    count = 60  # more bytes than a pipe holds
    with ScriptedStdio() as s:
        answered(s.ask(initialize()), 0)
        s.send(*[request("tools/list", {}, i) for i in range(count)],
               call_tool("wait-seconds", {"seconds": 5.5}, count))  # longer than a stop may take
        s.end_input()
        time.sleep(5.5)
        ids = [is_rpc(line)["id"] for line in s.rest()]
        same(ids, list(range(count + 1)))
        same(s.wait(), 0)


@test
def a_call_that_takes_too_long_does_not_keep_a_signal_from_ending_it():
    with ScriptedStdio() as s:
        answered(s.ask(initialize()), 0)
        s.send(call_tool("wait-seconds", {"seconds": 600}, 1), request("ping", id_=2))
        s.end_input()
        answered(s.read(), 2)
        s.process.terminate()
        same(s.wait(), 0)


@test
def a_last_line_without_a_newline_is_answered():
    text = lines_of(initialize()) + json.dumps(request("ping", id_=1)).encode()
    ran = run("stdio", stdin=text)
    same(ran.code, 0, ran)
    same([is_rpc(line)["id"] for line in ran.out.splitlines()], [0, 1])


@test
def sigterm_and_sigint_end_it_with_code_0():
    for number in (signal.SIGTERM, signal.SIGINT):
        with Stdio() as s:
            answered(s.ask(initialize()), 0)
            s.process.send_signal(number)
            same(s.wait(), 0, number)


@test
def input_and_output_may_be_files():
    with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as to:
        source.write(lines_of(initialize(), *[request("ping", id_=i) for i in range(1, 500)]))
        source.seek(0)
        with Stdio(stdin=source, stdout=to) as s:
            same(s.wait(), 0)
        to.seek(0)
        same([is_rpc(line)["id"] for line in to], list(range(500)))


@test
def input_from_dev_null_ends_it_at_once():
    with Stdio(stdin=subprocess.DEVNULL) as s:
        same(s.rest(), [])
        same(s.wait(), 0)


@test
def a_folder_as_input_is_refused():
    folder = os.open("/", os.O_RDONLY)
    with Stdio(stdin=folder) as s:
        os.close(folder)
        same(s.rest(), [])
        same(s.wait(), 1, s.err())
        expect(re.search("umcp: cannot use standard input .* directory", s.err()), s.err())


@test
def output_that_cannot_be_written_is_a_failure():
    with open("/dev/full", "wb") as full, Stdio(stdout=full) as s:
        s.send(initialize())
        same(s.wait(), 1, s.err())
        expect("umcp: cannot write to standard output: no space" in s.err(), s.err())


@test
def a_client_that_stops_reading_ends_it():
    with Stdio() as s:
        answered(s.ask(initialize()), 0)
        s.process.stdout.close()
        try:
            for i in range(1000):  # until the first answer fails with EPIPE
                s.send(request("tools/list", {}, i))
        except BrokenPipeError:
            pass
        same(s.wait(), 0)  # it has left, which is no fault of anybody's
        expect("cannot write" not in s.err(), s.err())


@test
def stdout_that_is_closed_from_the_start_does_not_crash_it():
    reader, writer = os.pipe()
    os.close(reader)
    with Stdio(stdout=writer) as s:
        os.close(writer)
        try:
            s.send(initialize(), *[request("ping", id_=i) for i in range(100)])
            s.end_input()
        except BrokenPipeError:
            pass
        same(s.wait(), 0)


@test
def shutdown_is_answered_and_ends_the_program():
    with Stdio() as s:
        answered(s.ask(initialize()), 0)
        s.send(request("shutdown", id_=1))
        answered(s.read(), 1)
        same(s.rest(), [])
        same(s.wait(), 0)  # although the input is still open


@test
def shutdown_answers_requests_in_flight_first():
    slow = [call_tool("wait-seconds", {"seconds": s}, id_) for id_, s in ((1, 1.5), (2, 0.5))]
    for ends_input in (False, True):
        with ScriptedStdio() as s:
            answered(s.ask(initialize()), 0)
            s.send(*slow, request("shutdown", id_=3), request("ping", id_=4))
            if ends_input:
                s.end_input()
            messages = [is_rpc(line) for line in s.rest()]
            same([m["id"] for m in messages], [4, 2, 1, 3], messages)
            same(messages[0]["error"]["code"], -32600)  # too late
            for message in messages[1:]:
                answered(message, message["id"])
            same(s.wait(), 0)


@test
def a_signal_while_shutdown_waits_loses_no_answer():
    with ScriptedStdio() as s:
        answered(s.ask(initialize()), 0)
        s.send(call_tool("wait-seconds", {"seconds": 1}, 1), request("shutdown", id_=2),
               request("ping", id_=3))
        same(s.read()["id"], 3)
        s.process.terminate()
        same([json.loads(line)["id"] for line in s.rest()], [1, 2])
        same(s.wait(), 0)


@test
def two_copies_run_at_the_same_time():
    with Stdio() as one, Stdio() as two:
        answered(one.ask(initialize()), 0)
        answered(two.ask(initialize()), 0)
        two.end_input()
        same(two.wait(), 0)
        answered(one.ask(call_tool("GetConfig")), 1)


# --- Dialects on lines ---

@test
def a_dialect_is_known_by_its_own_marks():
    with ScriptedStdio("--allow-eval", "--allow-writes") as s:
        result = answered(s.ask(call_tool("GetStatus", {}, 1, "call_tool")), 1)
        same(result["content"][0]["json"]["Ready"], True)
    with ScriptedStdio("--allow-eval", "--allow-writes") as s:
        result = answered(s.ask(request("invoke", {"name": "query", "parameters": {
            "query": "GameObject.Find(\"Player\").transform.position"}}, "a")), "a")
        same(json.loads(result["content"][0]["text"]), {"x": 0, "y": 1, "z": 0})
    with ScriptedStdio() as s:
        result = answered(s.ask(request("tools/call", {"tool": "project.info",
                                                       "arguments": {}}, 1)), 1)
        same(result["tool"], "project.info")


@test
def a_pinned_dialect_is_the_only_one():
    with Stdio("--dialect", "editor") as s:
        result = answered(s.ask(request("tools/list", {}, 1)), 1)
        expect("safetyLevel" in result["tools"][0], result["tools"][0])
        same(s.ask(request("call_tool", {"name": "GetStatus"}, 2))["error"]["code"], -32601)


@test
def a_batch_works_in_2025_03_26_and_nowhere_else():
    batch = [request("ping", id_=1), request("ping", id_=2)]
    with Stdio() as s:
        answered(s.ask(initialize("2025-03-26")), 0)
        same(sorted(answer["id"] for answer in s.ask(batch)), [1, 2])
    with Stdio() as s:
        answered(s.ask(initialize("2025-06-18")), 0)
        same(s.ask(batch)["error"]["code"], -32600)


# --- Frames ---

class Frames:
    """Frames over the pipes of a Stdio."""

    def __init__(self, s):
        self.s = s

    def send(self, message):
        self.s.write(frame(message))

    def read(self):
        head = self.s.process.stdout.read(4)
        same(len(head), 4, "the output ended", self.s.err())
        body = self.s.process.stdout.read(struct.unpack("<I", head)[0])
        return json.loads(body)

    def ask(self, message):
        self.send(message)
        return self.read()


def framed(token_file):
    return Stdio("--framed", "--framed-token-file", token_file, "--project", EXAMPLE)


def with_token(body):
    with tempfile.NamedTemporaryFile("w", suffix=".token") as file:
        file.write("SECRET-TOKEN-0123\nanother line\n")
        file.flush()
        with framed(file.name) as s:
            body(s, Frames(s))


AUTHENTICATE = request("session.authenticate", {"token": "SECRET-TOKEN-0123"}, 1)


@test
def frames_want_a_token_and_then_serve_every_dialect():
    def body(s, f):
        same(f.ask(request("transport.healthCheck", None, 2))["result"], {"status": "ok"})
        same(f.ask({"jsonrpc": "2.0", "id": 2, "method": "transport.healthCheck", "params": None}),
             {"jsonrpc": "2.0", "id": 2, "result": {"status": "ok"}})
        same(f.ask(call_tool("GetStatus", {}, 3))["error"]["code"], 1000)
        same(f.ask(request("session.authenticate", {"token": "WRONG"}, 4)),
             {"jsonrpc": "2.0", "id": 4,
              "error": {"code": 1000, "message": "Authentication failed"}})
        expect(answered(f.ask(AUTHENTICATE), 1)["sessionId"])
        answered(f.ask(call_tool("GetConfig", {}, 5, "call_tool")), 5)
        answered(f.ask(request("tools/list", {}, 6)), 6)
        same(f.ask(request("no.method", {}, 7))["error"]["code"], -32601)
        s.end_input()
        same(s.wait(), 0)

    with_token(body)


@test
def frames_refuse_what_is_no_json_and_go_on():
    def body(s, f):
        answered(f.ask(AUTHENTICATE), 1)
        s.write(frame(b"not json"))
        same(f.read()["error"]["code"], -32600)
        answered(f.ask(request("ping", id_=2)), 2)
        s.end_input()
        same(s.wait(), 0)

    with_token(body)


@test
def a_frame_over_the_limit_is_refused_by_its_header_alone():
    def body(s, f):
        answered(f.ask(AUTHENTICATE), 1)
        s.write(struct.pack("<I", FRAME_LIMIT + 1))
        same(f.read()["error"]["code"], -32600)
        same(s.process.stdout.read(), b"")
        same(s.wait(), 0)

    with_token(body)


@test
def a_frame_that_the_end_cuts_short_is_a_protocol_error():
    def body(s, f):
        answered(f.ask(AUTHENTICATE), 1)
        s.write(struct.pack("<I", 10) + b"1234")
        s.end_input()
        same(f.read()["error"]["code"], -32600)
        same(s.wait(), 0)

    with_token(body)


@test
def the_made_token_of_frames_opens_them():
    with tempfile.TemporaryDirectory() as state, \
            Stdio("--framed", "--state-dir", state, "--project", EXAMPLE) as s:
        f = Frames(s)
        answered(f.ask(request("transport.healthCheck", None, 1)), 1)
        path = os.path.join(state, "framed.token")
        same(os.stat(path).st_mode & 0o777, 0o600)
        expect(path in s.err(), s.err())
        with open(path, encoding="utf-8") as file:
            token = file.readline().strip()
        expect(token not in s.err(), "the token itself was printed")
        answered(f.ask(request("session.authenticate", {"token": token}, 2)), 2)


@test
def a_log_that_nobody_reads_stops_nothing():
    """Some clients open a pipe for stderr and never look at it."""
    with Stdio("--log-level", "debug", stderr=subprocess.PIPE) as s:
        answered(s.ask(initialize()), 0)
        for id_ in range(1, 3000):
            answered(s.ask(call_tool("GetConfig", id_=id_)), id_)
        s.end_input()
        s.process.stderr.close()


if __name__ == "__main__":
    suite.main()
