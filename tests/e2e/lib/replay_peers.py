"""The places where server/replay plays golden cases: a umcp with the settings of a case, and clients on
its stdin and stdout, on HTTP, and on frames over TCP."""
import os
import queue
import socket
import struct
import subprocess
import threading

from lib import caselib

ANSWER_S = 20      # the longest wait for one answer, event or end of a connection
STOP_S = 20        # for a server to end by itself

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
        with self.socket:
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


def parse_events(pieces, heard=None):
    """Server-Sent Events as (name, data). Calls heard() with each id."""
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
            elif field == b"id" and heard:
                heard(value.decode())
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
    """Ends a connection; the thread that reads it closes it. If we did, that thread could be about to
    wait on the descriptor, whose number the pipe of another play may have by then: that pipe would
    stay open for as long as the thread waits."""
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


class Stream:
    """A response that goes on: its events in a queue."""

    def __init__(self, connection, heard=None):
        self.connection = connection
        self.heard = heard
        self.head = queue.Queue()
        self.events = queue.Queue()
        self.unused = []
        threading.Thread(target=self.read, daemon=True).start()

    def close(self):
        cut(self.connection)

    def read(self):
        with self.connection:
            self.read_all(Reply(self.connection))

    def read_all(self, reply):
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
        pieces = reply.pieces(headers)
        is_sse = "event-stream" in kind
        for name, data in parse_events(pieces, self.heard) if is_sse else parse_lines(pieces):
            self.events.put((name, data))
        self.events.put(None)
