"""Replays the golden cases over real transports: lines on stdin and stdout, HTTP, and frames over TCP.
Cases of a project are served by the program itself, all others by a build of it whose host answers
from a script (tests/scripted).

    UMCP=build/dev/bin/umcp UMCP_SCRIPTED=build/dev/tests/umcp_scripted \\
        python3 tests/e2e server/replay [--only TEXT] [tests/golden]

Each play starts a server of its own with the case's settings, on ports that the system chooses.
Prints each line that fails as case:line, and `replay: N passed, M failed, K skipped` last."""

import concurrent.futures
import json
import os
import queue
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time

from lib import caselib

ANSWER_S = 20      # the longest wait for one answer, event or end of a connection
START_S = 20       # for a server to listen
START_TRIES = 4    # a port that was free may be taken a moment later
STOP_S = 20        # for a server to end by itself
SLEEP_MAX_MS = 3000  # a case that moves the clock further is not played
ORDER_S = 0.03     # between two requests at once, so that they arrive in their order
PLAYS_AT_ONCE = 4

OPTIONS = {"allowWrites": ("--allow-writes", "true"), "requireConfirm": ("--no-confirm", "false"),
           "enableConsoleEval": ("--allow-eval", "true"),
           "allowConfigChanges": ("--allow-config-changes", "true")}
VALUES = {"componentAllowlist": "--component-allow", "reflectionAllowlistMembers": "--member-allow",
          "hookAllowlistSignatures": "--hook-allow", "tier": "--tier", "tools": "--tools",
          "evalTimeoutMs": "--eval-timeout"}


class Failure(Exception):
    pass


class Answer:
    def __init__(self, body, status=0, headers=()):
        self.body, self.status, self.headers = body, status, headers


def take(source, what):
    """The next item of a queue; None in it means that nothing more comes."""
    try:
        item = source.get(timeout=ANSWER_S)
    except queue.Empty:
        raise Failure("no %s within %d s" % (what, ANSWER_S)) from None
    if item is None:
        source.put(None)
        raise Failure("no %s: the connection has ended" % what)
    return item


def write_file(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    os.chmod(path, 0o600)
    return path


def options_of(case, folder, is_stdio):
    out = []
    for key, (option, wanted) in OPTIONS.items():
        if case.setting(key) == wanted:
            out.append(option)
    for key, option in VALUES.items():
        if case.setting(key) is not None:
            out += [option, case.setting(key)]
    if case.setting("token") is not None:
        out += ["--token-file", write_file(folder, "token", case.setting("token"))]
    if is_stdio and case.setting("dialect") is not None:
        out += ["--dialect", case.setting("dialect")]
    if case.setting("project") is not None:
        out += ["--project", os.path.join(case.root, "../projects", case.setting("project")),
                "--player", "off"]
    return out


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Process:
    """A umcp that this program started, and nothing else it will ever end."""

    def __init__(self, case, folder, arguments):
        program = "UMCP_SCRIPTED" if case.setting("project") is None else "UMCP"
        self.errors = open(os.path.join(folder, "stderr"), "w+b")
        env = {k: v for k, v in os.environ.items() if not k.startswith("UMCP_")}
        env.update(XDG_STATE_HOME=folder, HOME=folder,
                   UE_MCP_DISCOVERY=os.path.join(folder, "discovery.json"))
        if program == "UMCP_SCRIPTED":
            env["UMCP_SCRIPT"] = case.path + ":" + os.path.join(case.root, "answers.txt")
        self.discovery = env["UE_MCP_DISCOVERY"]
        self.child = subprocess.Popen([os.environ[program]] + arguments, env=env,
                                      stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      stderr=self.errors)

    def stop(self, ends_itself):
        """Ends it. What a sanitizer has said is a failure, and so is a bad end."""
        if not ends_itself and self.child.poll() is None:
            self.child.terminate()
        try:
            self.child.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()
        for pipe in (self.child.stdin, self.child.stdout):
            try:
                pipe.close()
            except OSError:
                pass
        self.errors.seek(0)
        text = self.errors.read().decode("utf-8", "replace")
        self.errors.close()
        if "Sanitizer" in text or "runtime error:" in text:
            raise Failure("the server's memory or arithmetic went wrong:\n" + text[-3000:])
        if self.child.returncode != 0:
            raise Failure("the server ended with %d: %s" % (self.child.returncode, text[-500:]))


def is_message(line):
    """Nothing but JSON-RPC may reach stdout."""
    try:
        value = caselib.parse_json(line)
        return all(each["jsonrpc"] == "2.0" for each in
                   (value if isinstance(value, list) else [value]))
    except (ValueError, KeyError, TypeError):
        return False


class StdioPeer:
    def __init__(self, process):
        self.process = process
        self.answers = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.child.stdout:
            if not is_message(line):
                line = b"stdout holds what is no JSON-RPC: " + line
            self.answers.put(Answer(line.rstrip(b"\n")))
        self.answers.put(None)

    def write(self, data):
        try:
            self.process.child.stdin.write(data)
            self.process.child.stdin.flush()
        except (BrokenPipeError, ValueError):
            pass

    def send(self, message):
        self.write(message + b"\n")

    def close(self):
        try:
            self.process.child.stdin.close()
        except OSError:
            pass


def split_frames(read, answers):
    """Queues the frames that read() gives, and None at their end."""
    data = b""
    try:
        while True:
            piece = read(65536)
            if not piece:
                break
            data += piece
            while len(data) >= 4 and len(data) >= 4 + struct.unpack("<I", data[:4])[0]:
                end = 4 + struct.unpack("<I", data[:4])[0]
                answers.put(Answer(data[4:end]))
                data = data[end:]
    except OSError:
        pass
    if data:
        answers.put(Answer(b"part of a frame: " + data))
    answers.put(None)


class FramedPipe(StdioPeer):
    """Frames on stdin and stdout."""

    def read(self):
        split_frames(self.process.child.stdout.read1, self.answers)

    def send(self, message):
        self.write(struct.pack("<I", len(message)) + message)


class FramedPeer:
    def __init__(self, port):
        self.answers = queue.Queue()
        self.socket = socket.create_connection(("127.0.0.1", port), ANSWER_S)
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        split_frames(self.socket.recv, self.answers)

    def write(self, data):
        try:
            self.socket.sendall(data)
        except OSError:
            pass

    def send(self, message):
        self.write(struct.pack("<I", len(message)) + message)

    def close(self):
        try:
            self.socket.shutdown(socket.SHUT_WR)
        except OSError:
            pass


class Reply:
    """Reads HTTP responses from one connection as they come."""

    def __init__(self, connection):
        self.connection, self.data, self.is_over = connection, b"", False

    def more(self):
        try:
            piece = self.connection.recv(65536)
        except OSError:
            piece = b""
        self.is_over = not piece
        self.data += piece
        return bool(piece)

    def line(self):
        while b"\n" not in self.data:
            if not self.more():
                return None
        line, _, self.data = self.data.partition(b"\n")
        return line.rstrip(b"\r")

    def take(self, n):
        while len(self.data) < n and self.more():
            pass
        out, self.data = self.data[:n], self.data[n:]
        return out

    def head(self):
        """(status, headers), or None at the end."""
        first = self.line()
        while first is not None and first.startswith(b"HTTP/1.1 100"):
            while self.line():
                pass
            first = self.line()
        if not first:
            return None
        headers = []
        while True:
            line = self.line()
            if not line:
                break
            name, _, value = line.decode("latin-1").partition(":")
            headers.append((name.strip().lower(), value.strip()))
        status = int(first.split()[1])
        if status == 204:
            headers.append(("content-length", "0"))
        return status, headers

    def pieces(self, headers):
        """The body, piece by piece as it arrives."""
        fields = dict(headers)
        if "chunked" in fields.get("transfer-encoding", ""):
            while True:
                size = int((self.line() or b"0").split(b";")[0] or b"0", 16)
                piece = self.take(size)
                self.line()
                if not piece:
                    return
                yield piece
        elif "content-length" in fields:
            yield self.take(int(fields["content-length"]))
        else:
            while True:
                if self.data:
                    piece, self.data = self.data, b""
                    yield piece
                if not self.more():
                    return


def parse_events(pieces):
    """Server-Sent Events as (name, data)."""
    text, name, data = b"", "", []
    for piece in pieces:
        text += piece
        while b"\n" in text:
            line, _, text = text.partition(b"\n")
            line = line.rstrip(b"\r")
            field, _, value = line.partition(b":")
            value = value[1:] if value.startswith(b" ") else value
            if field == b"event":
                name = value.decode()
            elif field == b"data":
                data.append(value)
            elif not line:
                if data and b"\n".join(data):
                    yield name, b"\n".join(data)
                name, data = "", []


def parse_lines(pieces):
    text = b""
    for piece in pieces:
        text += piece
        while b"\n" in text:
            line, _, text = text.partition(b"\n")
            if line.strip():
                yield "", line


def cut(connection):
    try:
        connection.shutdown(socket.SHUT_RDWR)  # close() alone would wait for the thread that reads
    except OSError:
        pass
    connection.close()


class Stream:
    """A response that goes on: its events in a queue."""

    def __init__(self, connection):
        self.connection = connection
        self.head = queue.Queue()
        self.events = queue.Queue()
        self.unused = []
        threading.Thread(target=self.read, daemon=True).start()

    def close(self):
        cut(self.connection)

    def read(self):
        reply = Reply(self.connection)
        head = reply.head()
        if not head:
            self.head.put(None)
            return
        status, headers = head
        kind = dict(headers).get("content-type", "")
        is_stream = status == 200 and "content-length" not in dict(headers)
        if not is_stream:
            self.head.put((Answer(b"".join(reply.pieces(headers)), status, headers), False))
            return
        self.head.put((Answer(b"", status, headers), True))
        parse = parse_events if "event-stream" in kind else parse_lines
        for name, data in parse(reply.pieces(headers)):
            self.events.put((name, data))
        self.events.put(None)


class Play:
    """One case at one place."""

    def __init__(self, case, place, folder):
        self.case, self.place, self.folder = case, place, folder
        self.variables = {}
        self.headers = {}
        self.session = None
        self.http_answers = queue.Queue()
        self.peers = {}
        self.stream = None
        self.answer, self.is_matched = None, False
        self.server = self.port = self.framed_port = None
        self.sockets = []
        self.n_open = 0  # requests without an answer

    # --- servers and connections

    def framed_token_file(self):
        return write_file(self.folder, "framed-token",
                          self.case.setting("framedToken", "golden-token"))

    def serve(self):
        """The server for HTTP and frames; started when first needed."""
        for _ in range(START_TRIES):
            if not self.server:
                self.start_server()
        if not self.port:
            raise Failure("the server does not listen")

    def start_server(self):
        arguments = ["serve", "--listen", "127.0.0.1:0"]
        if any(place[0] == "framed" for place in self.case.places):
            self.framed_port = free_port()
            arguments += ["--framed", "127.0.0.1:%d" % self.framed_port,
                          "--framed-token-file", self.framed_token_file()]
        self.server = Process(self.case, self.folder,
                              arguments + options_of(self.case, self.folder, False))
        end = time.monotonic() + START_S
        while time.monotonic() < end and self.server.child.poll() is None:
            try:
                with open(self.server.discovery, encoding="utf-8") as f:
                    self.port = json.load(f)["port"]
                self.variables["port"] = str(self.port)
                return
            except (OSError, ValueError, KeyError):
                time.sleep(0.005)
        try:
            self.server.stop(False)
        except Failure as e:
            if "held by" not in str(e) and "in use" not in str(e):
                raise
        self.server = None  # somebody took the framed port before we did: once more

    def peer(self):
        kind = self.place[0]
        if kind in self.peers:
            return self.peers[kind]
        if kind == "stdio":
            self.server = Process(self.case, self.folder,
                                  ["stdio"] + options_of(self.case, self.folder, True))
            self.peers[kind] = StdioPeer(self.server)
            return self.peers[kind]
        if kind == "framed stdio":
            self.server = Process(self.case, self.folder, ["stdio", "--framed", "--framed-token-file",
                                                self.framed_token_file()]
                                  + options_of(self.case, self.folder, True))
            self.peers[kind] = FramedPipe(self.server)
        else:
            self.serve()
            self.peers[kind] = FramedPeer(self.framed_port)
        if self.case.is_true("autoAuth", True):
            self.authenticate(self.peers[kind])
        return self.peers[kind]

    def authenticate(self, peer):
        token = self.case.setting("framedToken", "golden-token")
        peer.send(json.dumps({"jsonrpc": "2.0", "id": "auth", "method": "session.authenticate",
                              "params": {"token": token}}).encode())
        if b'"result"' not in take(peer.answers, "answer to session.authenticate").body:
            raise Failure("authentication failed")

    def connect(self):
        self.serve()
        connection = socket.create_connection(("127.0.0.1", self.port), ANSWER_S)
        connection.settimeout(ANSWER_S + SLEEP_MAX_MS / 1000)
        self.sockets.append(connection)
        return connection

    def request(self, method, target, body, is_stream):
        self.serve()
        fields = {}

        def add(name, value):
            if value and name.lower() not in self.headers:
                fields[name] = value

        add("Host", "127.0.0.1:%d" % self.port)
        add("Accept", "text/event-stream" if is_stream and method != "POST" else None)
        add("Mcp-Session-Id", self.session)
        add("Content-Type", "application/json" if method == "POST" else None)
        for name, value in self.headers.values():
            value = caselib.expand(value, self.variables)
            if value:
                fields[name] = value
        if method == "POST":
            fields["Content-Length"] = str(len(body))
        head = "%s %s HTTP/1.1\r\n" % (method, caselib.expand(target, self.variables))
        head += "".join("%s: %s\r\n" % f for f in fields.items()) + "\r\n"
        return head.encode() + body

    def send_http(self, data):
        """Sends on a connection of its own; answers are queued as they come."""
        connection = self.connect()
        self.n_open += 1

        def read():
            reply = Reply(connection)
            while True:
                head = reply.head()
                if not head:
                    break
                status, headers = head
                if "event-stream" in dict(headers).get("content-type", ""):
                    for _, event in parse_events(reply.pieces(headers)):
                        self.http_answers.put(Answer(event, status, headers))
                    break
                body = b"".join(reply.pieces(headers))
                self.session = dict(headers).get("mcp-session-id", self.session)
                if self.session:
                    self.variables["session"] = self.session
                self.n_open -= 1
                self.http_answers.put(Answer(body, status, headers))

        threading.Thread(target=read, daemon=True).start()
        try:
            connection.sendall(data)
        except OSError:
            pass  # refused before all of it was sent; the answer tells

    # --- what the steps do

    def forget(self):
        self.answer, self.is_matched = None, False

    def current(self):
        if self.answer is None:
            source = self.http_answers if self.place[0] == "POST" else self.peer().answers
            self.answer = take(source, "answer")
        return self.answer

    def do_send(self, value):
        message = value if isinstance(value, bytes) else value.encode()
        if b"${" in message:
            message = caselib.expand(message.decode(), self.variables).encode()
        self.forget()
        if self.place[0] == "POST":
            if self.n_open:
                time.sleep(ORDER_S)
            self.send_http(self.request("POST", self.place[1], message, False))
        else:
            self.peer().send(message)

    def do_frame(self, value):
        self.forget()
        self.peer().write(value)

    def do_raw(self, value):
        self.forget()
        self.serve()
        self.send_http(value)

    def do_http(self, value):
        method, _, rest = value.partition(" ")
        target, _, body = rest.partition(" ")
        self.forget()
        self.send_http(self.request(method, target, body.encode(), False))

    def do_stream(self, value):
        method, _, rest = value.partition(" ")
        target, _, body = rest.partition(" ")
        self.forget()
        data = self.request(method, target, body.encode(), True)
        stream = Stream(self.connect())
        stream.connection.sendall(data)
        answer, is_stream = take(stream.head, "head of the stream")
        self.answer, self.is_matched = answer, is_stream
        if is_stream:
            self.stream = stream

    def do_expect(self, value):
        if self.is_matched:
            self.forget()
        answer = self.current()
        self.is_matched = True
        caselib.match_text(value, answer.body, self.variables)

    def do_exact(self, value):
        if self.is_matched:
            self.forget()
        answer = self.current()
        self.is_matched = True
        if answer.body != value.encode():
            raise Failure("expected exactly %s, got %r" % (value, answer.body[:500]))

    def do_none(self, _):
        # On a pipe nothing can be waited for: what should not have been sent is found by the next
        # line that expects something, or at the end of the case.
        if self.place[0] != "POST":
            return
        if self.is_matched:
            self.forget()
        answer = self.current()
        self.is_matched = True
        if answer.body:
            raise Failure("no body was to be answered, got %r" % answer.body[:500])

    def do_status(self, value):
        if self.place[0] != "POST" and self.answer is None:
            return
        answer = self.current()
        if answer.status and answer.status != value:
            raise Failure("expected status %d, got %d: %r"
                          % (value, answer.status, answer.body[:300]))

    def do_has_header(self, value):
        name, _, wanted = value.partition(":")
        answer = self.current()
        if not any(k == name.strip().lower() and caselib.header_fits(wanted.strip(), v)
                   for k, v in answer.headers):
            raise Failure("no header %s in %s" % (value, answer.headers))

    def do_event(self, value):
        if not self.stream:
            raise Failure("no stream is open")
        if self.stream.unused:
            _, data = self.stream.unused.pop(0)
        else:
            _, data = take(self.stream.events, "event")
        caselib.match_text(value, data, self.variables)

    def do_event_any(self, value):
        if not self.stream:
            raise Failure("no stream is open")
        seen = self.stream.unused
        at = 0
        while True:
            if at == len(seen):
                seen.append(take(self.stream.events, "event that fits"))
            try:
                caselib.match_text(value, seen[at][1], self.variables)
                del seen[at]
                return
            except caselib.Mismatch:
                at += 1

    def do_no_event(self, value):
        while not self.stream.events.empty():
            self.stream.unused.append(take(self.stream.events, "event"))
        for _, data in self.stream.unused:
            try:
                caselib.match_text(value, data, dict(self.variables))
            except caselib.Mismatch:
                continue
            raise Failure("an event that must not be there: %r" % data[:500])

    def do_endpoint(self, _):
        name, data = take(self.stream.events, "endpoint event")
        if name != "endpoint":
            raise Failure("expected an endpoint event, got %s %r" % (name, data))
        self.place = ("POST", data.decode())

    def do_tick(self, value):
        time.sleep(value / 1000)

    def do_close(self, _):
        if self.place[0] != "POST":
            self.peer().close()
        elif self.stream:
            self.stream.close()

    def do_drop(self, _):
        self.forget()
        if self.place[0] == "POST":
            cut(self.sockets[-1])
        else:
            cut(self.peers.pop("framed").socket)

    def do_closed(self, _):
        source = self.stream.events if self.place[0] == "POST" else self.peer().answers
        end = time.monotonic() + ANSWER_S
        while time.monotonic() < end:
            try:
                item = source.get(timeout=0.1)
            except queue.Empty:
                continue
            if item is None:
                source.put(None)
                return
            if self.place[0] != "POST":
                raise Failure("an answer that nothing expects: %r" % item.body[:300])
        raise Failure("the connection is still open")

    def do_via(self, value):
        self.place = value

    def do_header(self, value):
        name, _, text = value.partition(":")
        self.headers[name.lower()] = (name, text.strip())

    def do_unordered(self, patterns):
        self.forget()
        open_patterns = list(patterns)
        while open_patterns:
            answer = self.current()
            self.forget()
            for pattern in open_patterns:
                try:
                    caselib.match_text(pattern, answer.body, self.variables)
                except caselib.Mismatch:
                    continue
                open_patterns.remove(pattern)
                break
            else:
                raise Failure("an answer that fits no line: %r" % answer.body[:500])

    DO = {">": do_send, ">>": do_send, "frame": do_frame, "raw": do_raw, "http": do_http,
          "stream": do_stream, "<": do_expect, "<=": do_exact, "<none": do_none,
          "status": do_status, "has-header": do_has_header, "event": do_event,
          "event~": do_event_any, "no-event": do_no_event, "endpoint": do_endpoint, "tick": do_tick, "close": do_close,
          "closed": do_closed, "drop": do_drop, "via": do_via, "header": do_header}

    # --- the whole

    def run(self):
        steps = self.case.steps
        at = 0
        while at < len(steps):
            step = steps[at]
            at += 1
            self.line = step.line
            if step.word == "answers":
                patterns = []
                while at < len(steps) and steps[at].word == "<":
                    patterns.append(steps[at].value)
                    at += 1
                self.do_unordered(patterns)
            else:
                self.DO[step.word](self, step.value)
        self.finish()

    def finish(self):
        """Ends all connections; nothing may come that no line expects."""
        for kind, peer in self.peers.items():
            peer.close()
            try:
                while True:
                    item = peer.answers.get(timeout=ANSWER_S)
                    if item is None:
                        break
                    raise Failure("an answer that nothing expects: %r" % item.body[:500])
            except queue.Empty:
                raise Failure("the %s connection does not end" % kind) from None
        if not self.http_answers.empty():
            raise Failure("an answer that nothing expects: %r"
                          % self.http_answers.get().body[:500])

    def clean_up(self):
        for s in self.sockets:
            s.close()
        for peer in self.peers.values():
            peer.close()
            if isinstance(peer, FramedPeer):
                peer.socket.close()
        if self.server:
            # On stdio the end of the input is the end of the program.
            self.server.stop(not self.port)


def why_skipped(case):
    if case.skips_real:
        return "only in process"
    if any(s.word in ("stall", "resume") for s in case.steps):
        return "needs a socket that can be stopped"
    if any(s.word == "tick" and s.value > SLEEP_MAX_MS for s in case.steps):
        return "moves the clock too far"
    return None


def places_of(case):
    """Frames travel over pipes too, where the client cannot drop the program and start again."""
    for place in case.places:
        yield place
        if place[0] == "framed" and not any(s.word == "drop" for s in case.steps):
            yield ("framed stdio", None)


def play_case(case, place):
    """None, or what went wrong."""
    folder = tempfile.mkdtemp(prefix="umcp-replay-")
    play = Play(case, place, folder)
    play.line = 0
    problem = None
    try:
        play.run()
    except (Failure, caselib.Mismatch, OSError) as e:
        problem = e
    try:
        play.clean_up()
    except Failure as e:
        problem = problem or e
    shutil.rmtree(folder, ignore_errors=True)
    where = place[0] if place[1] is None else "POST " + place[1]
    return "%s:%d: %s (%s)" % (case.name, play.line, problem, where) if problem else None


def find_cases(root, only):
    for folder in sorted(os.listdir(root)):
        path = os.path.join(root, folder)
        if not os.path.isdir(path):
            continue
        for name in sorted(os.listdir(path)):
            short = folder + "/" + name
            if name.endswith(".case") and (not only or only in short):
                yield short


def main():
    arguments = sys.argv[1:]
    only = None
    if "--only" in arguments:
        at = arguments.index("--only")
        only = arguments[at + 1]
        del arguments[at:at + 2]
    here = os.path.dirname(os.path.abspath(__file__))
    root = os.path.abspath(arguments[0] if arguments else os.path.join(here, "../../golden"))
    for name in ("UMCP", "UMCP_SCRIPTED"):
        if not os.access(os.environ.get(name, ""), os.X_OK):
            sys.exit(name + " must name the program")
        os.environ[name] = os.path.abspath(os.environ[name])
    n_passed = n_failed = n_skipped = 0
    plays = []
    for name in find_cases(root, only):
        try:
            case = caselib.load_case(root, name)
        except caselib.CaseError as e:
            print(e)
            n_failed += 1
            continue
        if why_skipped(case):
            n_skipped += 1
        else:
            plays += [(case, place) for place in places_of(case)]
    with concurrent.futures.ThreadPoolExecutor(PLAYS_AT_ONCE) as pool:
        for problem in pool.map(lambda p: play_case(*p), plays):
            if problem:
                print(problem, flush=True)
                n_failed += 1
            else:
                n_passed += 1
    print("replay: %d passed, %d failed, %d skipped" % (n_passed, n_failed, n_skipped))
    sys.exit(1 if n_failed or not n_passed else 0)


if __name__ == "__main__":
    main()
