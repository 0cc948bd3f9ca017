"""Tokens that could be guessed or read, and clients that guess."""
import contextlib
import json
import os
import re
import socket
import stat
import struct
import tempfile
import time

from lib.umcp import Http, Server, Suite, expect, frame, request, run, same

suite = Suite()
test = suite.test

GOOD = "0123456789abcdef"
WRONG_ONES = 10  # before an address waits


def write(folder, text, mode=0o600, name="token"):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())
    os.chmod(path, mode)
    return path


# --- What a token is ---

def refuse_everywhere(path, *says):
    """The server, both kinds of token, and the client refuse the file, and say why."""
    for words in (("serve", "--listen", "127.0.0.1:0", "--token-file"),
                  ("serve", "--listen", "127.0.0.1:0", "--framed", "127.0.0.1:0",
                   "--framed-token-file"),
                  ("stdio", "--framed", "--framed-token-file"), ("stdio", "--token-file"),
                  ("call", "GetStatus", "--url", "http://127.0.0.1:9", "--token-file")):
        ran = run(*words, path)
        expect(ran.code != 0 and all(word in ran.err for word in says) and GOOD not in ran.err,
               words, ran)
    option = words[-1].removeprefix("--").replace("-", "_").upper()
    ran = run("stdio", env={f"UMCP_{option}": path})
    expect(ran.code != 0 and all(word in ran.err for word in says), ran)


@test
def a_token_that_can_be_guessed_or_cut_is_refused():
    with tempfile.TemporaryDirectory() as folder:
        for text, why in (("", "16"), ("\n", "16"), (GOOD[1:], "16"), ("x\n" + GOOD, "16"),
                          (GOOD + "\0", "NUL"), (GOOD.encode() + b"\0rest", "NUL"),
                          (GOOD + "\x01", "control"), (GOOD + "\tx", "control"),
                          (GOOD + " x", "blanks"), (GOOD + "\x7f", "control"),
                          (GOOD + "\u00e9", "ASCII"), ("x" * 1025, "1024")):
            refuse_everywhere(write(folder, text), why)


@test
def a_token_that_others_can_read_is_refused():
    with tempfile.TemporaryDirectory() as folder:
        for mode in (0o644, 0o640, 0o604, 0o620, 0o602, 0o666, 0o610):
            refuse_everywhere(write(folder, GOOD, mode), "chmod 600")
        write(folder, GOOD, name="real")
        link = os.path.join(folder, "link")
        os.symlink("real", link)
        refuse_everywhere(link, "link")
        os.mkfifo(os.path.join(folder, "pipe"), 0o600)
        refuse_everywhere(os.path.join(folder, "pipe"), "not a file")
        if os.geteuid() == 0:
            path = write(folder, GOOD)
            os.chown(path, 1, -1)
            refuse_everywhere(path, "belongs to user 1")
        for mode in (0o600, 0o400, 0o700):
            with Server("--token-file", write(folder, GOOD + "\n", mode, f"t{mode}")) as server:
                same(get(server, GOOD).status, 200)


@test
def umcp_makes_a_token():
    first, second = run("token"), run("token")
    for ran in (first, second):
        same(ran.code, 0, ran)
        expect(re.fullmatch(r"[0-9a-f]{48}\n", ran.out), ran)
    expect(first.out != second.out)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "token")
        old = os.umask(0)
        try:
            ran = run("token", path)
        finally:
            os.umask(old)
        same((ran.code, ran.out), (0, ""), ran)
        same(stat.S_IMODE(os.stat(path).st_mode), 0o600)
        with open(path, encoding="utf-8") as file:
            made = file.read()
        expect(re.fullmatch(r"[0-9a-f]{48}\n", made) and made.strip() not in ran.err, made, ran)
        with Server("--token-file", path) as server:
            same(get(server, made.strip()).status, 200)
        again = run("token", path)  # a token that is in use is not lost
        expect(again.code != 0 and path in again.err, again)
        with open(path, encoding="utf-8") as file:
            same(file.read(), made)
        same(os.listdir(folder), ["token"])
        same(run("token", path, "more").code, 2)
        expect(run("token", os.path.join(folder, "no", "token")).code != 0)
    expect("umcp token" in run("--help").out)


# --- Guessing ---

def get(server, token=None, path="/"):
    with Http(server.port) as http:
        http.get(path, f"Authorization: Bearer {token}\r\n" if token is not None else "")
        return http.response()


def wait_as_told(response):
    """Until it may be tried again, as the server says."""
    seconds = int(response.headers["retry-after"])
    expect(0 < seconds <= 60, response)
    time.sleep(seconds)


@contextlib.contextmanager
def guarded(*args):
    with tempfile.TemporaryDirectory() as folder:
        with Server("--token-file", write(folder, GOOD), *args) as server:
            yield server


@test
def an_address_waits_after_ten_wrong_tokens():
    with guarded() as server:
        for i in range(WRONG_ONES):
            same(get(server, f"{GOOD[:-1]}{i}").status, 401, i)
        for token in (GOOD[:-1] + "0", "x", ""):
            refused = get(server, token)
            same(refused.status, 429, token, refused)
            expect(0 < int(refused.headers["retry-after"]) <= 60, refused)
        same(get(server).status, 401)  # who shows none guesses nothing
        wait_as_told(get(server, "x"))
        same(get(server, "wrong-again").status, 401)
        refused = get(server, "wrong-still")  # at once
        same(refused.status, 429)
        wait_as_told(refused)
        same(get(server, GOOD).status, 200)
        for i in range(WRONG_ONES - 1):  # all is forgotten
            same(get(server, f"{GOOD}{i}").status, 401, i)
        same(get(server, GOOD).status, 200)
        expect("wrong tokens" in server.err(), server.err())


@test
def each_route_and_each_upgrade_counts():
    upgrade = ("Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
    with guarded() as server:
        for path in ("/health", "/mcp", "/read?uri=x", "/", "/api/logs"):
            same(get(server, "wrong" + path[:1], path).status, 401, path)
        for _ in range(5):
            with Http(server.port) as http:
                http.get("/unity", upgrade + "Authorization: Bearer wrong\r\n")
                same(http.response().status, 401)
        same(get(server, "wrong").status, 429)
        with Http(server.port) as http:
            http.get("/unity", upgrade + "Authorization: Bearer wrong\r\n")
            same(http.response().status, 429)


@test
def the_owner_does_not_wait_with_the_right_one():
    with guarded() as server:
        for i in range(WRONG_ONES + 1):
            last = get(server, f"wrong{i}").status
        same(last, 429)
        with socket.create_connection(("127.0.0.1", server.port), 20,
                                      source_address=("127.0.0.2", 0)) as sock:
            sock.sendall(f"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                         f"Authorization: Bearer {GOOD}\r\n\r\n".encode())
            expect(sock.recv(100).startswith(b"HTTP/1.1 200 "))


class Framed:
    def __init__(self, port):
        self.tcp, self.n = Http(port), 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.tcp.close()

    def authenticate(self, token):
        self.n += 1
        self.tcp.send(frame(request("session.authenticate", {"token": token}, self.n)))
        size = struct.unpack("<I", self.tcp.exactly(4))[0]
        return json.loads(self.tcp.exactly(size))


@test
def frames_wait_alike():
    with tempfile.TemporaryDirectory() as folder:
        with Server("--framed", "127.0.0.1:0", "--framed-token-file",
                    write(folder, GOOD)) as server:
            port = int(re.search(r"frames on 127\.0\.0\.1:(\d+)", server.err()).group(1))
            for i in range(WRONG_ONES):  # on connections of their own: the address counts
                with Framed(port) as client:
                    same(client.authenticate(f"wrong{i}")["error"],
                         {"code": 1000, "message": "Authentication failed"})
            with Framed(port) as client:
                error = client.authenticate("wrong")["error"]
                same(error["code"], 1000)
                seconds = int(re.search(r"wait (\d+) s", error["message"]).group(1))
                time.sleep(seconds)
                expect(client.authenticate(GOOD)["result"]["sessionId"])


# --- A token that may be short ---

SHORT = "SECRET"  # the example of the framed protocol's document


@contextlib.contextmanager
def short(*args, **options):
    with Server("--framed", "127.0.0.1:0", *args, **options) as server:
        yield server, int(re.search(r"frames on 127\.0\.0\.1:(\d+)", server.err()).group(1))


@test
def the_documents_token_works_where_the_user_says_so():
    for args, env in (((), {"UMCP_FRAMED_TOKEN": SHORT}), (("--framed-token", SHORT), None),
                      (("--framed-token=" + SHORT,), None)):
        with short(*args, env=env) as (server, port):
            expect("warning: --framed-token" in server.err(), server.err())
            expect(SHORT not in server.err().replace("UMCP_FRAMED_TOKEN", ""), server.err())
            with Framed(port) as client:
                same(client.authenticate("secret")["error"],
                     {"code": 1000, "message": "Authentication failed"})
                expect(client.authenticate(SHORT)["result"]["sessionId"])
            ran = run("call", "--framed", f"127.0.0.1:{port}", "--framed-token", SHORT, "GetConfig")
            expect(ran.code == 0 and SHORT not in ran.out, ran)


@test
def a_short_token_is_for_loopback_and_for_frames_alone():
    for at in ("0.0.0.0:0", "[::]:0", "192.0.2.1:0", "example.invalid:0"):
        for words in (("serve", "--listen", "127.0.0.1:0"), ("call", "GetStatus")):
            ran = run(*words, "--framed", at, "--framed-token", SHORT)
            expect(ran.code == 1 and "loopback" in ran.err and SHORT not in ran.err, words, at, ran)
    for bad in ("", " ", "a b", "x\x01", "\u00e9", "x" * 1025):
        ran = run("serve", "--framed", "127.0.0.1:0", "--framed-token", bad)
        expect(ran.code == 2 and "--framed-token" in ran.err, bad, ran)
    with tempfile.TemporaryDirectory() as folder:
        path = write(folder, GOOD)
        ran = run("serve", "--framed", "127.0.0.1:0", "--framed-token", SHORT,
                  "--framed-token-file", path)
        expect(ran.code == 2 and "--framed-token-file" in ran.err, ran)
        with short("--framed-token", SHORT, "--token-file", path) as (server, port):
            same([get(server, SHORT).status, get(server, GOOD).status], [401, 200])
            with Framed(port) as client:
                same(client.authenticate(GOOD)["error"]["code"], 1000)
                expect(client.authenticate(SHORT)["result"]["sessionId"])
    with Server("--framed-token", SHORT) as server:
        expect("no effect without --framed" in server.err(), server.err())
        same(get(server).status, 200)
    with tempfile.TemporaryDirectory() as folder:
        config = write(folder, json.dumps({"framedToken": SHORT}), name="config.json")
        ran = run("serve", "--framed", "127.0.0.1:0", "--config", config)
        expect(ran.code == 2 and "framedToken" in ran.err, ran)


@test
def a_short_token_is_not_guessed_either():
    with short("--framed-token", SHORT) as (server, port):
        for i in range(WRONG_ONES):
            with Framed(port) as client:
                same(client.authenticate(f"guess{i}")["error"]["message"], "Authentication failed")
        with Framed(port) as client:
            expect("wait" in client.authenticate("guess")["error"]["message"])
            same(client.authenticate(5)["error"]["code"], -32602)  # no token at all
            expect(client.authenticate(SHORT)["result"]["sessionId"])  # this user's process


@test
def many_addresses_of_this_machine_are_one():
    """Whoever is on this machine has all of 127.0.0.0/8 to guess from."""
    with guarded() as server:
        came = []
        for i in range(60):
            source = f"127.0.{1 + i // 20}.{1 + i % 20}"
            with socket.create_connection(("127.0.0.1", server.port), 20,
                                          source_address=(source, 0)) as sock:
                sock.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                             b"Authorization: Bearer wrong\r\n\r\n")
                came.append(int(sock.recv(100).split()[1]))
        same(came, [401] * WRONG_ONES + [429] * (60 - WRONG_ONES))
        same(get(server, GOOD).status, 200)


if __name__ == "__main__":
    suite.main()
