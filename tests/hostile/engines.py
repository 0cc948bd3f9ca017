"""Engines and servers that are not what they seem: they do not know the secret, or use what they have
overheard (docs/link.md, "Who is there"). And what a client of ours tells a listener of another user."""
import base64
import contextlib
import hashlib
import json
import os
import socket
import stat
import struct
import subprocess
import sys
import tempfile
import threading

import lib.engine
from lib.engine import MAGIC, Engine, Gone, WebSocket, nonce, proof, prove_engine, read_secret
from lib.link import ask
from lib.probe import STRANGER, instances, need_root
from lib.umcp import (EXAMPLE, PATIENCE, UMCP, Server, Skipped, Stdio, Suite, clean_env, end_process,
                      expect, request, run, same, wait_for, write_token)

suite = Suite()
test = suite.test

TOKEN = "a-token-of-thirty-two-characters"
HELLO = {"hello": {"protocol": 2, "name": "evil", "kind": "game"}}
PLAYER = os.path.join(os.path.dirname(UMCP), "umcp-player") if UMCP else ""


# --- Engines that cannot prove themselves ---

class Evil:
    """An engine's WebSocket that says what the attack wants."""

    def __init__(self, server, protocol="umcp.2", headers="", port=None):
        self.sock = socket.create_connection(("127.0.0.1", port or server.port))
        self.sock.settimeout(PATIENCE)
        self.ws = WebSocket(self.sock, protocol, headers=headers)
        self.status = self.ws.status

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.sock.close()

    def send(self, *messages):
        for message in messages:
            self.ws.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def challenge(self, own=None, **knows):
        """Sends a nonce: the server's answer."""
        self.send({"nonce": own or nonce(), **(knows or {"key": True})})
        return json.loads(self.ws.read())["challenge"]

    def is_ended(self):
        """The server says nothing more and closes."""
        with contextlib.suppress(Gone, ConnectionError):
            raise AssertionError(f"the server says {self.ws.read()!r}")


def is_refused(server, evil, why):
    """The connection ends without a word, the log says why, and nobody has become an engine."""
    with contextlib.suppress(Gone):
        evil.send(HELLO)
    evil.is_ended()
    wait_for(lambda: why in server.err(), f"'{why}' in the log")
    same(instances(server), [])


NO_PROOF, WRONG = "did not first prove who it is", "did not prove that it knows the key"


@test
def an_engine_that_proves_nothing_is_not_heard():
    for first in (HELLO, {"proof": "0" * 64}, {"state": "ready"}, {"tools": []}, {"done": 1, "ok": True},
                  {"bye": "x"}, {"event": "log"}, {}):
        with Server() as server, Evil(server) as evil:
            evil.send(first)
            is_refused(server, evil, "refuses the engine at 127.0.0.1:")


@test
def a_token_in_the_head_proves_nothing():
    with tempfile.TemporaryDirectory() as folder, \
            Server("--token-file", write_token(folder, TOKEN)) as server:
        bearer = f"Authorization: Bearer {TOKEN}"
        with Evil(server, headers=bearer + "\r\n") as evil:
            same(evil.status, 101)
            evil.send(HELLO)
            evil.is_ended()
        same(instances(server, bearer), [])
        with Evil(server) as honest:  # which shows no token to anybody
            prove_engine(honest.ws, server.port, TOKEN, "token")
            honest.send(HELLO)
            same(list(json.loads(honest.ws.read())), ["welcome"])
            same(len(instances(server, bearer)), 1)


@test
def a_proof_by_another_key_is_refused():
    with Server() as server, Evil(server) as evil:
        own = nonce()
        answer = evil.challenge(own)
        evil.send({"proof": proof(nonce(), "engine", server.port, own, answer["nonce"])})
        is_refused(server, evil, WRONG)


@test
def a_token_is_not_good_as_a_key_nor_a_key_as_a_token():
    with tempfile.TemporaryDirectory() as folder, \
            Server("--token-file", write_token(folder, TOKEN)) as server:
        for knows, by, secret in (({"key": True}, "token", TOKEN), ({"token": True}, "key", None)):
            with Evil(server) as evil:
                own = nonce()
                answer = evil.challenge(own, **knows)
                evil.send({"proof": proof(secret or read_secret(server.key_path), "engine",
                                          server.port, own, answer["nonce"], by)})
                evil.is_ended()
        same(instances(server, f"Authorization: Bearer {TOKEN}"), [])


@test
def a_proof_that_was_overheard_is_good_for_nothing():
    with Server() as server:
        with Evil(server) as honest:
            own = nonce()
            answer = honest.challenge(own)
            overheard = {"proof": proof(read_secret(server.key_path), "engine", server.port, own,
                                        answer["nonce"])}
            honest.send(overheard, HELLO)
            same(list(json.loads(honest.ws.read())), ["welcome"])
        wait_for(lambda: not instances(server), "the honest engine to go")
        with Evil(server) as evil:
            expect(evil.challenge(own)["nonce"] != answer["nonce"], "the server repeats its nonce")
            evil.send(overheard)
            is_refused(server, evil, WRONG)


@test
def the_server_does_not_prove_for_others():
    """Its proof sent back; and a second connection that is asked for what the first one needs."""
    with Server() as server:
        with Evil(server) as evil:
            evil.send({"proof": evil.challenge()["proof"]})
            is_refused(server, evil, WRONG)
        with Evil(server) as evil, Evil(server) as oracle:
            answer = evil.challenge()
            evil.send({"proof": oracle.challenge(answer["nonce"])["proof"]})
            is_refused(server, evil, WRONG)
        with Evil(server) as evil:
            own = nonce()
            answer = evil.challenge(own)
            evil.send({"nonce": answer["nonce"], "key": True})  # a second time
            is_refused(server, evil, NO_PROOF)


@test
def proofs_for_one_port_are_not_good_on_another():
    """Whoever listens on another port cannot pass an engine's proof on to the server, nor the server's
    to the engine."""
    with Server(listen=("127.0.0.1:0", "127.0.0.1:0")) as server, Evil(server) as evil:
        own, dialled = nonce(), server.port + 1
        answer = evil.challenge(own)
        key = read_secret(server.key_path)
        expect(answer["proof"] != proof(key, "server", dialled, own, answer["nonce"]))
        same(answer["proof"], proof(key, "server", server.port, own, answer["nonce"]))
        evil.send({"proof": proof(key, "engine", dialled, own, answer["nonce"])})
        is_refused(server, evil, WRONG)


@test
def malformed_first_messages_end_the_connection():
    good = json.dumps({"nonce": nonce(), "key": True})
    with Server() as server:
        for text in ("", "x", good[:-1], good + "\n", good + "\n{}", good + " " * 1100,
                     json.dumps({"nonce": "ab", "key": True}),
                     json.dumps({"nonce": nonce().upper() + "A", "key": True}),
                     json.dumps({"nonce": nonce() * 2, "key": True}),
                     json.dumps({"nonce": nonce()}), json.dumps({"nonce": nonce(), "token": True}),
                     json.dumps({"nonce": [nonce()], "key": True}), '{"nonce":' * 300, "[" * 900,
                     b"\xff\xfe", "{" + " " * 5000000 + "}"):
            with Evil(server) as evil:
                with contextlib.suppress(Gone, ConnectionError):
                    evil.send(text)
                with contextlib.suppress(ConnectionError):
                    evil.is_ended()
        for tail in ("", "0", "00" * 32):  # a proof that is too short, or too long
            with Evil(server) as evil:
                own = nonce()
                answer = evil.challenge(own)
                good = proof(read_secret(server.key_path), "engine", server.port, own,
                             answer["nonce"])
                evil.send({"proof": (good + tail) if tail else good[:-1]})
                evil.is_ended()
        same(instances(server), [])
        with Engine(server.port):
            same(len(instances(server)), 1)
        server.is_fine()


@test
def a_large_message_before_the_proof_is_not_kept():
    """The frame's head alone ends the connection: nothing waits for 16 MiB of a stranger."""
    with Server() as server, Evil(server) as evil:
        evil.sock.sendall(struct.pack(">BBQ", 0x81, 0x80 | 127, 15 << 20) + b"\0\0\0\0{")
        evil.is_ended()
        same(instances(server), [])


@test
def those_who_take_their_time_are_let_go_and_keep_nobody_out():
    with Server() as server, contextlib.ExitStack() as stack:
        silent = [stack.enter_context(Evil(server)) for _ in range(70)]  # more than engines may be
        for evil in silent[::2]:
            with contextlib.suppress(Gone, ConnectionError):
                evil.send({"nonce": nonce(), "key": True})
        with Engine(server.port) as engine:
            (found,) = instances(server)
            same(found["Name"], "demo")
            for evil in silent:
                with contextlib.suppress(Gone, ConnectionError):
                    while True:
                        evil.ws.read()
            engine.send({"bye": "it was first"})
        server.is_fine()


@test
def an_older_engine_is_told_what_to_do():
    with Server() as server:
        for protocol in ("umcp.1", "umcp.3", "other, umcp.1", "umcp.22"):
            with socket.create_connection(("127.0.0.1", server.port)) as sock:
                sock.settimeout(PATIENCE)
                sock.sendall((f"GET /unity HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                              f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                              f"Sec-WebSocket-Key: {lib.engine.KEY}\r\n"
                              f"Sec-WebSocket-Protocol: {protocol}\r\n\r\n").encode())
                answer = sock.recv(65536).decode()
            expect(answer.startswith("HTTP/1.1 426 "), answer)
            expect("umcp.2" in answer and "same version" in answer, answer)
        with Evil(server, "other, umcp.2") as evil:
            same(evil.status, 101)


@test
def an_older_player_does_not_become_a_bridge_engine():
    with tempfile.TemporaryDirectory() as folder:
        player = Player(folder, protocol="umcp.1")
        with Server(*player.args, env=player.env) as server:
            wait_for(lambda: "status 426" in server.err(), "the player's refusal")
            same(instances(server), [])


# --- The key's file ---

def break_mode(path):
    os.chmod(path, 0o644)


def break_link(path):
    os.rename(path, path + ".real")
    os.symlink(path + ".real", path)


def break_owner(path):
    os.chown(path, STRANGER, STRANGER)


def break_length(path):
    with open(path, "w", encoding="ascii") as file:
        file.write("abc\n")


def break_folder(path):
    os.chmod(os.path.dirname(path), 0o777)


def break_kind(path):
    os.remove(path)
    os.mkdir(path)


@test
def a_key_that_others_may_know_is_not_used():
    for damage, word in ((break_mode, "can read it"), (break_link, "is a link"),
                         (break_owner, "belongs to"), (break_length, "64 hex digits"),
                         (break_folder, "can write"), (break_kind, "not a file")):
        if damage is break_owner and os.geteuid() != 0:
            continue
        with Server() as server:
            with Engine(server.port):
                secret = read_secret(server.key_path)
            same(stat.S_IMODE(os.stat(server.key_path).st_mode), 0o600)
            damage(server.key_path)
            wait_for(lambda: not instances(server), "the engine to go")
            with Evil(server) as evil:
                evil.send({"nonce": nonce(), "key": True})
                is_refused(server, evil, word)
            expect(secret not in server.err(), "the log has the key")


# --- Servers that cannot prove themselves ---

class FakeServer:
    """Listens where an engine of ours looks for a server. `answer` gets what the engine has sent since
    the handshake, and a function that sends it a text."""

    def __init__(self, answer, subprotocol="umcp.2", status=None):
        self.answer, self.subprotocol, self.status = answer, subprotocol, status
        self.heard = []  # a list of texts for each connection

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.thread = threading.Thread(target=self.serve, daemon=True)
        self.thread.start()
        path = os.path.join(self.folder.name, "discovery.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"baseUrl": f"http://127.0.0.1:{self.port}", "port": self.port,
                       "pid": os.getpid()}, file)
        os.chmod(path, 0o600)
        self.log = tempfile.TemporaryFile()
        self.engine = subprocess.Popen(
            [PLAYER, "--project", EXAMPLE, "--state-dir", os.path.join(self.folder.name, "engine")],
            env=clean_env(self.folder.name, {"UE_MCP_DISCOVERY": path}), stdin=subprocess.DEVNULL,
            stdout=self.log, stderr=self.log)
        return self

    def __exit__(self, *_):
        end_process(self.engine)
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.log.close()
        self.folder.cleanup()

    def err(self):
        return os.pread(self.log.fileno(), 1 << 20, 0).decode(errors="replace")

    def key(self):
        return read_secret(os.path.join(self.folder.name, "state/umcp/link.key"))

    def serve(self):
        with contextlib.suppress(OSError):
            while True:
                sock = self.listener.accept()[0]
                with sock, contextlib.suppress(OSError, AssertionError, Gone):
                    sock.settimeout(PATIENCE)
                    self.take(sock)

    def take(self, sock):
        data = b""
        while b"\r\n\r\n" not in data:
            data += sock.recv(65536)
        head, rest = data.split(b"\r\n\r\n", 1)
        headers = dict(line.split(": ", 1) for line in head.decode().split("\r\n")[1:])
        heard = []
        self.heard.append(heard)
        if "Authorization" in headers or TOKEN in head.decode():
            heard.append("THE TOKEN")
        if self.status:
            sock.sendall(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\n\r\n".encode())
            return
        accept = base64.b64encode(hashlib.sha1(
            (headers["Sec-WebSocket-Key"] + MAGIC).encode()).digest()).decode()
        offer = f"Sec-WebSocket-Protocol: {self.subprotocol}\r\n" if self.subprotocol else ""
        sock.sendall((f"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n{offer}"
                      f"Connection: Upgrade\r\nSec-WebSocket-Accept: {accept}\r\n\r\n").encode())
        end = ServersEnd(sock, rest)
        while True:
            text = end.read()
            heard.append(text)
            self.answer(self, text, end.send)


class ServersEnd:
    """The server's end of a WebSocket; frames of an engine are masked."""

    def __init__(self, sock, kept):
        self.sock, self.kept = sock, kept

    def exactly(self, count):
        while len(self.kept) < count:
            data = self.sock.recv(65536)
            if not data:
                raise Gone()
            self.kept += data
        found, self.kept = self.kept[:count], self.kept[count:]
        return found

    def read(self):
        while True:
            first, size = self.exactly(2)
            size &= 0x7F
            if size == 126:
                size = struct.unpack(">H", self.exactly(2))[0]
            mask, data = self.exactly(4), self.exactly(size)
            if first == 0x88:
                raise Gone()
            if first == 0x81:
                return bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)).decode()

    def send(self, text):
        data = text if isinstance(text, bytes) else text.encode()
        head = (struct.pack(">BB", 0x81, len(data)) if len(data) < 126 else
                struct.pack(">BBH", 0x81, 126, len(data)))
        self.sock.sendall(head + data)


def challenge(own, text):
    return json.dumps({"challenge": {"nonce": own, "by": "key", "proof": text}})


def by_another_key(fake, text, send):
    asked, own = json.loads(text)["nonce"], nonce()
    send(challenge(own, proof(nonce(), "server", fake.port, asked, own)))


def for_another_port(fake, text, send):
    asked, own = json.loads(text)["nonce"], nonce()
    send(challenge(own, proof(fake.key(), "server", fake.port + 1, asked, own)))


def as_an_engine(fake, text, send):
    asked = json.loads(text)["nonce"]
    send(challenge(asked, proof(fake.key(), "engine", fake.port, asked, asked)))


def for_another_nonce(fake, text, send):
    own = nonce()
    send(challenge(own, proof(fake.key(), "server", fake.port, nonce(), own)))


def with_a_call(fake, text, send):
    send('{"welcome":{"server":"0.1.0"}}')
    send('{"call":1,"tool":"ListObjects"}\n{}')


def by_an_unknown_secret(fake, text, send):
    asked, own = json.loads(text)["nonce"], nonce()
    send(json.dumps({"challenge": {"nonce": own, "by": "token",
                                   "proof": proof("", "server", fake.port, asked, own, "token")}}))


def too_long(fake, text, send):
    asked, own = json.loads(text)["nonce"], nonce()
    send(challenge(own, proof(fake.key(), "server", fake.port, asked, own)) + " " * 1100)


def twice(fake, text, send):
    asked, own = json.loads(text)["nonce"], nonce()
    good = challenge(own, proof(fake.key(), "server", fake.port, asked, own)).encode()
    head = struct.pack(">BBH", 0x81, 126, len(good))
    fake_sock = send.__self__.sock
    fake_sock.sendall((head + good) * 2)


ATTACKS = (by_another_key, for_another_port, as_an_engine, for_another_nonce, with_a_call,
           by_an_unknown_secret, too_long, twice)


@test
def a_fake_server_learns_a_nonce_and_nothing_else():
    if not os.path.exists(PLAYER):
        raise Skipped("umcp-player is not built")
    for answer in ATTACKS:
        with FakeServer(answer) as fake:
            wait_for(lambda: len(fake.heard) > 2, f"a third try ({answer.__name__}): {fake.err()}")
            expect("did not prove" in fake.err(), answer.__name__, fake.err())
            for heard in fake.heard[:2]:
                same(len(heard), 1, answer.__name__, heard)
                first = json.loads(heard[0])
                same((sorted(first), first["key"]), (["key", "nonce"], True))
            expect(fake.heard[0] != fake.heard[1], "the engine repeats its nonce")


@test
def an_older_server_is_named_in_the_engines_log():
    if not os.path.exists(PLAYER):
        raise Skipped("umcp-player is not built")
    for settings in ({"subprotocol": None}, {"subprotocol": "umcp.1"},
                     {"status": "401 Unauthorized"}, {"status": "426 Upgrade Required"}):
        with FakeServer(None, **settings) as fake:
            wait_for(lambda: "of another version" in fake.err(), f"the line: {settings}")
            wait_for(lambda: len(fake.heard) > 1, "another try")
            expect(not any(fake.heard[:1]), fake.heard)


# --- Engines without our subprotocol ---

VISITOR = """
import os, socket, sys, time
user, port, headers = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
os.setgroups([]), os.setgid(user), os.setuid(user)
s = socket.socket()
s.connect(("127.0.0.1", port))
s.sendall(("GET /unity HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: Upgrade\\r\\nUpgrade: websocket\\r\\n"
           "Sec-WebSocket-Version: 13\\r\\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\\r\\n"
           + headers + "\\r\\n").encode())
print(s.recv(65536).decode(), flush=True)
while True:
    data = s.recv(65536)
    if not data:
        break
    print(data, flush=True)
"""


@contextlib.contextmanager
def stranger(server, headers=""):
    """An engine of another user that speaks the bridge's messages: its status line."""
    with subprocess.Popen([sys.executable, "-c", VISITOR, str(STRANGER), str(server.port), headers],
                          stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process.stdout.readline(), process
        finally:
            process.kill()


class Player:
    """A program that umcp starts as its player."""

    def __init__(self, folder, **more):
        self.path, plan = os.path.join(folder, "player"), os.path.join(folder, "plan")
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\nexec {sys.executable} {lib.engine.__file__} \"$@\"\n")
        os.chmod(self.path, stat.S_IRWXU)
        with open(plan, "w", encoding="utf-8") as file:
            json.dump({"log": os.path.join(folder, "log"),
                       "answers": {"execute_code": "by the player"}, **more}, file)
        self.args = ("--project", EXAMPLE, "--player", self.path)
        self.env = {"UMCP_TEST_PLAYER": plan}


@test
def a_bridge_engine_of_another_user_is_refused():
    need_root()
    with Server("--allow-other-users") as server:
        with stranger(server) as (status, _):
            expect(status.startswith("HTTP/1.1 403 "), status)
        with stranger(server, "Sec-WebSocket-Protocol: other\r\n") as (status, _):
            expect(status.startswith("HTTP/1.1 403 "), status)
        same(instances(server), [])
        with Evil(server, protocol=None) as own:
            same(own.status, 101)
            same(len(instances(server)), 1)


@test
def a_bridge_engine_with_the_token_alone_ranks_below_the_player():
    need_root()
    bearer = f"Authorization: Bearer {TOKEN}"
    with tempfile.TemporaryDirectory() as folder:
        player = Player(folder)
        with Server(*player.args, "--token-file", write_token(folder, TOKEN), "--allow-writes",
                    "--allow-eval", env=player.env) as server:
            wait_for(lambda: instances(server, bearer), "the player")
            with stranger(server) as (status, _):
                expect(status.startswith("HTTP/1.1 401 "), status)
            with stranger(server, bearer + "\r\n") as (status, _):
                expect(status.startswith("HTTP/1.1 101 "), status)
                wait_for(lambda: len(instances(server, bearer)) == 2, "the stranger")
                same({i["Kind"]: i["Active"] for i in instances(server, bearer)},
                     {"bridge": False, "player": True})
                answer = server.post({"code": "return 1;"}, "/api/execute", bearer).body
                expect("by the player" in str(answer), answer)


@test
def engines_own_takes_nobody_but_the_player():
    with tempfile.TemporaryDirectory() as folder:
        player = Player(folder)
        with Server(*player.args, "--engines", "own", env=player.env) as server:
            wait_for(lambda: instances(server), "the player")
            for protocol in ("umcp.2", "umcp.1", None):
                with Evil(server, protocol) as evil:
                    same(evil.status, 403)
            same([i["Kind"] for i in instances(server)], ["player"])
            same(ask(server, "ListObjects")["result"]["content"][0]["json"], {"tool": "ListObjects"})
    ran = run("serve", "--engines", "some")
    expect(ran.code == 2 and "--engines" in ran.err, ran)


# --- Listeners of other users ---

LISTENER = """
import os, socket, sys
user, family, accepts = int(sys.argv[1]), sys.argv[2], sys.argv[3] == "accepts"
os.setgroups([]), os.setgid(user), os.setuid(user)
if family == "unix":
    s = socket.socket(socket.AF_UNIX)
    s.bind(sys.argv[4])
    os.chmod(sys.argv[4], 0o666)
else:
    s = socket.socket(socket.AF_INET6 if family == "v6" else socket.AF_INET)
    s.bind(("::1" if family == "v6" else "127.0.0.1", 0))
s.listen(8)
print(s.getsockname()[1] if family != "unix" else 0, flush=True)
if not accepts:
    sys.stdin.read()
while True:
    c = s.accept()[0]
    data = c.recv(65536)
    print(repr(data), flush=True)
    c.close()
"""


@contextlib.contextmanager
def listener(family, accepts=True, path=""):
    """A listener of another user: its port, and what it is told next."""
    with subprocess.Popen([sys.executable, "-c", LISTENER, str(STRANGER), family,
                           "accepts" if accepts else "waits", path],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield int(process.stdout.readline()), process.stdout.readline
        finally:
            process.kill()


DENIED = "belongs to another user"


@test
def a_listener_of_another_user_is_told_nothing():
    need_root()
    with tempfile.TemporaryDirectory() as folder:
        token = write_token(folder, TOKEN)
        for family, host in (("v4", "127.0.0.1"), ("v6", "[::1]"), ("v4", "localhost")):
            with listener(family) as (port, told):
                where = f"http://{host}:{port}"
                for args in (("call", "--url", where, "--token-file", token, "GetStatus"),
                             ("call", "--framed", f"{host}:{port}", "--framed-token-file", token,
                              "GetStatus")):
                    ran = run(*args)
                    expect(ran.code != 0 and DENIED in ran.err, ran)
                    expect("--allow-other-users" in ran.err, ran)
                    same(told(), "b''\n")
                with Stdio("--connect", where, "--token-file", token) as client:
                    answer = client.ask(request("ping"))
                    expect(DENIED in json.dumps(answer) or DENIED in client.err(),
                           answer, client.err())
                    same(told(), "b''\n")


@test
def a_listener_that_accepts_nothing_is_known_all_the_same():
    need_root()
    with listener("v4", accepts=False) as (port, _):
        ran = run("call", "--url", f"http://127.0.0.1:{port}", "GetStatus")
        expect(ran.code != 0 and DENIED in ran.err, ran)


@test
def the_user_may_say_that_it_is_fine():
    need_root()
    with tempfile.TemporaryDirectory() as folder, listener("v4") as (port, told):
        run("call", "--url", f"http://127.0.0.1:{port}", "--token-file", write_token(folder, TOKEN),
            "--allow-other-users", "GetStatus")
        expect(f"Authorization: Bearer {TOKEN}" in told(), "the request")


@test
def a_unix_socket_of_another_user_is_told_nothing():
    need_root()
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        path = os.path.join(folder, "sock")
        with listener("unix", path=path) as (_, told):
            ran = run("call", "--url", f"unix:{path}", "GetStatus")
            expect(ran.code != 0 and DENIED in ran.err, ran)
            same(told(), "b''\n")


if __name__ == "__main__":
    suite.main()
