"""One golden case played at one place, step by step (tests/golden/README.md)."""
import json
import queue
import socket
import threading
import time

from lib import caselib
from lib.replay_peers import (ANSWER_S, Answer, Failure, FramedPeer, FramedPipe, Process, Reply,
                              StdioPeer, Stream, cut, free_port, options_of, parse_events, take,
                              write_file)

START_S = 20       # for a server to listen
START_TRIES = 4    # a port that was free may be taken a moment later
SLEEP_MAX_MS = 3000  # a case that moves the clock further is not played
ORDER_S = 0.03     # between two requests at once, so that they arrive in their order


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
                          self.case.setting("framedToken", "golden-token-0123"))

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
        token = self.case.setting("framedToken", "golden-token-0123")
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

    def heard(self, event_id):
        self.variables["event"] = event_id

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

    def read_answers(self, reply):
        while True:
            head = reply.head()
            if not head:
                break
            status, headers = head
            if "event-stream" in dict(headers).get("content-type", ""):
                for _, event in parse_events(reply.pieces(headers), self.heard):
                    self.http_answers.put(Answer(event, status, headers))
                break
            body = b"".join(reply.pieces(headers))
            self.session = dict(headers).get("mcp-session-id", self.session)
            if self.session:
                self.variables["session"] = self.session
            self.n_open -= 1
            self.http_answers.put(Answer(body, status, headers))

    def send_http(self, data):
        """Sends on a connection of its own; answers are queued as they come."""
        connection = self.connect()
        self.n_open += 1

        def read():
            with connection:
                self.read_answers(Reply(connection))

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
        body = caselib.expand(body, self.variables)
        data = self.request(method, target, body.encode(), True)
        stream = Stream(self.connect(), self.heard)
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
            cut(s)
        for peer in self.peers.values():
            peer.close()
            if isinstance(peer, FramedPeer):
                cut(peer.socket)
        if self.server:
            # On stdio the end of the input is the end of the program.
            self.server.stop(not self.port)
