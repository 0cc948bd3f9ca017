"""An engine side of the link (docs/link.md) that does what a test tells it to. No Unity, no Mono.

Run as a program it is a player: umcp starts it with --link-fd, and what it does stands in the file
named by UMCP_TEST_PLAYER (JSON).
"""
import base64
import hashlib
import hmac
import json
import os
import socket
import struct
import sys
import time

KEY = base64.b64encode(b"0123456789abcdef").decode()
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


# --- The proofs with which an engine and a server begin (docs/link.md, "Who is there") ---

KEYS = {}  # port -> the file of the user's key, for servers that this process has started


def proof(secret, role, port, engine_nonce, server_nonce, by="key"):
    text = f"umcp.2 proof\n{by}\n{role}\n{port}\n{engine_nonce}\n{server_nonce}\n"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def nonce():
    return os.urandom(32).hex()


def read_secret(path):
    with open(path, encoding="ascii") as file:
        return file.readline().rstrip("\n")


def prove_engine(ws, port, secret=None, by="key"):
    """An engine's part on an open WebSocket. Without a secret, it reads the key of the server on that
    port, which is there once the server has answered."""
    own = nonce()
    ws.send(json.dumps({"nonce": own, by: True}))
    answer = json.loads(ws.read())["challenge"]
    secret = secret or read_secret(KEYS[port])
    assert answer["by"] == by, answer
    assert answer["proof"] == proof(secret, "server", port, own, answer["nonce"], by), answer
    ws.send(json.dumps({"proof": proof(secret, "engine", port, own, answer["nonce"], by)}))


def prove_server(read, send, port, path):
    """A server's part: `read` and `send` take and give the text of messages; the secret is in the file
    `path`, which holds the key if it is named link.key, else a token."""
    by = "key" if path.endswith("link.key") else "token"
    asked, own = json.loads(read()), nonce()
    assert asked.get(by) is True, asked
    secret = read_secret(path)
    send(json.dumps({"challenge": {
        "nonce": own, "by": by, "proof": proof(secret, "server", port, asked["nonce"], own, by)}}))
    assert json.loads(read()) == {"proof": proof(secret, "engine", port, asked["nonce"], own, by)}


# --- An engine's end ---

class Gone(Exception):
    """The server has closed the connection."""


class WebSocket:
    """A client's side of a WebSocket over a connected socket."""

    def __init__(self, sock, protocol="umcp.2", path="/unity", headers="", host="127.0.0.1"):
        self.sock, self.kept = sock, b""
        offer = f"Sec-WebSocket-Protocol: {protocol}\r\n" if protocol else ""
        self.sock.sendall((f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n"
                           f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n{headers}"
                           f"Sec-WebSocket-Key: {KEY}\r\n{offer}\r\n").encode())
        while b"\r\n\r\n" not in self.kept:
            self.more()
        head, self.kept = self.kept.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])

    def more(self):
        try:
            data = self.sock.recv(1 << 16)
        except ConnectionResetError:
            data = b""
        if not data:
            raise Gone()
        self.kept += data

    def exactly(self, count):
        while len(self.kept) < count:
            self.more()
        found, self.kept = self.kept[:count], self.kept[count:]
        return found

    def frame(self, opcode, data):
        size = len(data)
        if size < 126:
            head = struct.pack(">BB", 0x80 | opcode, 0x80 | size)
        elif size < 65536:
            head = struct.pack(">BBH", 0x80 | opcode, 0x80 | 126, size)
        else:
            head = struct.pack(">BBQ", 0x80 | opcode, 0x80 | 127, size)
        try:
            self.sock.sendall(head + b"\0\0\0\0" + data)  # masked with zeros
        except (BrokenPipeError, ConnectionResetError):
            raise Gone() from None

    def send(self, text):
        self.frame(TEXT, text if isinstance(text, bytes) else text.encode())

    def read(self):
        """The next text message, as bytes."""
        while True:
            first, second = self.exactly(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack(">H", self.exactly(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.exactly(8))[0]
            data = self.exactly(size)
            opcode = first & 0x0F
            if opcode == TEXT:
                return data
            if opcode == PING:
                self.frame(PONG, data)
            elif opcode == CLOSE:
                raise Gone()

    def close(self):
        self.sock.close()


class Engine:
    """Proves that it knows the key, unless it was given a socket, says hello, answers pings, and hands
    out everything else."""

    def __init__(self, port=None, sock=None, headers="", **hello):
        must_prove = sock is None
        if must_prove:
            sock = socket.create_connection(("127.0.0.1", port))
            sock.settimeout(60)
        self.ws = WebSocket(sock, headers=headers)
        if must_prove:
            prove_engine(self.ws, port)
        self.main_ms, self.running = 0, None  # what pongs say: the call that runs
        self.answers_pings = True
        self.pings = 0
        if hello.pop("silent", False):
            return
        self.send({"hello": {"protocol": 2, "agent": "0.1.0", "name": "demo", "project": "/demo",
                             "unityVersion": "2022.3.20f1", "platform": "LinuxPlayer",
                             "runtime": "Mono", "pid": os.getpid(), "kind": "game", **hello}})
        self.welcome = json.loads(self.ws.read())["welcome"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.ws.close()

    def send(self, head, payload=None):
        text = json.dumps(head)
        self.ws.send(text if payload is None else text + "\n" + json.dumps(payload))

    def next(self, limit=None):
        """The next head and its payload, but for pings and what it may pass over."""
        end = limit and time.monotonic() + limit
        while True:
            assert not end or time.monotonic() < end, "nothing but pings"
            head, _, payload = self.ws.read().decode().partition("\n")
            head = json.loads(head)
            if "prepare" in head:
                continue
            if "ping" not in head:
                return head, json.loads(payload) if payload else None
            self.pings += 1
            if self.answers_pings:
                self.pong(head["ping"])

    def pong(self, number):
        running = {"running": self.running} if self.running else {}
        self.send({"pong": number, "mainMs": self.main_ms, **running})

    def call(self, tool=None):
        """The next call: its number and arguments."""
        head, arguments = self.next(60)
        assert "call" in head and tool in (None, head["tool"]), head
        self.last = head
        return head["call"], arguments

    def done(self, number, result):
        self.send({"done": number, "ok": True}, result)

    def fail(self, number, kind, message, **more):
        self.send({"done": number, "ok": False, "kind": kind, "message": message, **more})

    def serve(self, answers):
        """Answers calls by tool name until the server goes; a callable gets engine, number, args."""
        try:
            while True:
                head, arguments = self.next()
                if "call" not in head:
                    continue
                answer = answers.get(head["tool"], {"tool": head["tool"]})
                if callable(answer):
                    answer(self, head["call"], arguments)
                else:
                    self.done(head["call"], answer)
        except (Gone, OSError):
            pass


# --- As a player. ---

def crash(engine, number, arguments):
    os._exit(1)


def hang(engine, number, arguments):
    engine.answers_pings = False


def stall(engine, number, arguments):
    engine.main_ms = 31000


# --- The server's end of a WebSocket that an engine opens: the handshake, and messages as text ---

PATIENCE = 60  # seconds that anything may take before the test fails
MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class EngineSocket:
    def shake_hands(self, sock, secret_file):
        """Takes the handshake and the proofs; the file holds the key or the token that both know."""
        self.sock, self.kept = sock, b""
        self.sock.settimeout(PATIENCE)
        while b"\r\n\r\n" not in self.kept:
            self.more()
        head, self.kept = self.kept.split(b"\r\n\r\n", 1)
        self.headers = dict(line.split(": ", 1) for line in head.decode().split("\r\n")[1:])
        key = self.headers["Sec-WebSocket-Key"] + MAGIC
        accept = base64.b64encode(hashlib.sha1(key.encode()).digest()).decode()
        self.sock.sendall((f"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                           f"Connection: Upgrade\r\nSec-WebSocket-Accept: {accept}\r\n"
                           f"Sec-WebSocket-Protocol: umcp.2\r\n\r\n").encode())
        prove_server(self.read_text, lambda text: self.send_bytes(text.encode()),
                     sock.getsockname()[1], secret_file)

    def more(self):
        data = self.sock.recv(1 << 16)
        assert data, "the engine is gone"
        self.kept += data

    def exactly(self, count):
        while len(self.kept) < count:
            self.more()
        found, self.kept = self.kept[:count], self.kept[count:]
        return found

    def read_text(self):
        """The next text message; what is no text (a ping of the codec) is passed over."""
        while True:
            first, size = self.exactly(2)
            size &= 0x7F
            if size == 126:
                size = struct.unpack(">H", self.exactly(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.exactly(8))[0]
            mask = self.exactly(4)
            data = self.exactly(size)
            whole = int.from_bytes(data, "little") ^ int.from_bytes(
                (mask * (size // 4 + 1))[:size], "little")
            if first == 0x81:
                return whole.to_bytes(size, "little").decode()

    def send_bytes(self, data):
        size = len(data)
        length = (struct.pack(">B", size) if size < 126 else
                  struct.pack(">BH", 126, size) if size < 1 << 16 else
                  struct.pack(">BQ", 127, size))
        self.sock.sendall(b"\x81" + length + data)


def play():
    with open(os.environ["UMCP_TEST_PLAYER"], encoding="utf-8") as file:
        plan = json.load(file)
    with open(plan["log"], "a", encoding="utf-8") as file:
        file.write(json.dumps({"pid": os.getpid(), "args": sys.argv[1:]}) + "\n")
    if plan.get("words"):
        print(plan["words"], file=sys.stderr, flush=True)
    if "exit" in plan:
        sys.exit(plan["exit"])
    if plan.get("deaf"):
        time.sleep(1000)
    time.sleep(plan.get("late", 0))
    link = int(sys.argv[sys.argv.index("--link-fd") + 1])
    if "protocol" in plan:  # an older player
        print("status", WebSocket(socket.socket(fileno=link), plan["protocol"]).status, file=sys.stderr)
        sys.exit(3)
    engine = Engine(sock=socket.socket(fileno=link), kind="player", name="the player")
    if "tools" in plan:
        time.sleep(plan.get("silent", 0))
        engine.send({"tools": plan["tools"]})
    answers = dict(plan.get("answers", {}), SetTimeScale=crash, GetTimeScale=hang,
                   GetSelection=stall)
    engine.serve(answers)
    time.sleep(plan.get("lingers", 0))


if __name__ == "__main__":
    play()
