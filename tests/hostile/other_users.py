"""Another user of the machine connects to a server that has no token: by HTTP, WebSocket and frames,
over every form of the loopback address. It is turned away before it has said anything."""
import ctypes
import json
import os
import platform
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile

from lib.umcp import (PATIENCE, UMCP, Server, Skipped, Suite, call_tool, expect, frame,
                      free_port, initialize, request, run, same, wait_for, write_token)
from lib.probe import STRANGER, VISITOR, get, need_root, post, visit, visit_once

suite = Suite()
test = suite.test
QUICK = 2000
PING = request("ping")
TOKEN = "a-token-of-thirty-two-characters"
REMEDY = "--token-file"
END = "\r\n\r\n"  # of a head

UPGRADE = ("Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")


def is_refused(text):
    """The answer to a stranger over HTTP."""
    head, _, body = text.partition("\r\n\r\n")
    expect(head.startswith("HTTP/1.1 403 "), text)
    expect("application/json" in head and "Access-Control-Allow-Origin: *" in head, head)
    error = json.loads(body)["error"]
    expect(REMEDY in error and "--allow-other-users" in error, error)


def is_welcome(text, status=200):
    expect(text.startswith(f"HTTP/1.1 {status} "), text)


def has_v6():
    try:
        with socket.socket(socket.AF_INET6) as sock:
            sock.bind(("::1", 0))
        return True
    except OSError:
        return False


def framed_port(server):
    """The port for frames, as the server says at its start."""
    return int(wait_for(lambda: re.search(r"for frames on .*:(\d+)\n", server.err()),
                        "the port for frames").group(1))


# --- HTTP and WebSocket ---

@test
def another_user_is_refused_whatever_it_asks_for():
    need_root()
    with Server("--allow-writes") as server:
        at = ("127.0.0.1", server.port)
        for text in visit(at, {"say": get()}, {"say": post(PING)}, {"say": get("/unity", UPGRADE)},
                          {"say": get("/", UPGRADE)}, {"say": "OPTIONS / HTTP/1.1\r\n\r\n"},
                          {"say": get("/stdio", "Connection: Upgrade\r\nUpgrade: umcp.lines\r\n")},
                          {"say": get("/sse")}, {"say": "nonsense\r\n\r\n"},
                          {"say": get(more="Authorization: Bearer guess\r\n")}):
            is_refused(text)
        server.is_fine()  # as the server's own user


@test
def a_stranger_is_refused_before_it_has_said_anything():
    need_root()
    with Server() as server:
        is_refused(visit_once(("127.0.0.1", server.port)))
        # A request in pieces, and one that is larger than any buffer, change nothing.
        is_refused(visit_once(("127.0.0.1", server.port), say="POST /message HT"))
        is_refused(visit_once(("127.0.0.1", server.port),
                              say="POST /message HTTP/1.1\r\nHost: localhost\r\n"
                                  "Content-Length: 40000\r\n\r\n" + "x" * 40000))
        server.is_fine()


@test
def the_same_user_is_served_and_root_is_another_user():
    need_root()
    with tempfile.TemporaryDirectory() as folder:
        os.chown(folder, STRANGER, STRANGER)
        who = {"user": STRANGER, "group": STRANGER, "extra_groups": []}
        try:
            subprocess.run([UMCP, "--version"], check=True, capture_output=True, cwd="/", **who)
        except PermissionError:
            raise Skipped("another user cannot run the program where it is") from None
        with Server(folder=folder, **who) as server:
            at = ("127.0.0.1", server.port)
            is_welcome(visit_once(at, say=get(), stop=END))
            is_refused(visit_once(at, say=get(), user=None))  # root
            is_refused(visit_once(at, say=get(), user=STRANGER + 1))
            line = json.dumps(initialize()).encode() + b"\n"
            for command, more in (("stdio", ("--connect", server.url)),
                                  ("call", ("--url", server.url, "GetConfig"))):
                ran = run(command, *more, stdin=line)  # sends nothing to another user's server
                expect("belongs to another user" in ran.err + ran.out, ran)
                ran = run(command, "--allow-other-users", *more, stdin=line)
                expect(REMEDY in ran.err + ran.out, ran)


@test
def every_form_of_the_loopback_address_is_looked_up():
    need_root()
    forms = [("127.0.0.1:0", "127.0.0.1", None), ("127.0.0.1:0", "127.0.0.1", "127.9.8.7"),
             ("127.3.2.1:0", "127.3.2.1", None)]
    if has_v6():
        forms += [("[::1]:0", "::1", None),
                  ("127.0.0.1:0", "::ffff:127.0.0.1", None),  # the client's socket is of IPv6
                  ("[::ffff:127.0.0.1]:0", "127.0.0.1", None),  # the server's is
                  ("[::ffff:127.0.0.1]:0", "::ffff:127.0.0.1", None)]
    for listen, address, source in forms:
        with Server(listen=(listen,)) as server:
            plan = {"say": get(), "stop": END, "from": source}
            is_refused(visit_once((address, server.port), **plan))
            is_welcome(visit_once((address, server.port), user=None, **plan))


@test
def a_connection_that_is_closed_at_once_does_nothing():
    """The kernel gives a socket that its owner has closed to user 0, who is the server's here."""
    need_root()
    message = call_tool("SetConfig", {"allowWrites": False, "confirm": True}, method="call_tool")
    with Server("--allow-writes", "--no-confirm", "--allow-config-changes") as server:
        at = ("127.0.0.1", server.port)
        plan = {"say": post(message), "hurry": True}
        visit(at, *[{**plan, "reset": bool(i % 2)} for i in range(400)])
        server.is_fine()
        same(server.call("GetConfig")["allowWrites"], True)
        # The same bytes do work from the server's own user, who waits for the answer.
        is_welcome(visit_once(at, say=post(message), stop=END, user=None))
        same(server.call("GetConfig")["allowWrites"], False)


@test
def a_flood_of_strangers_leaves_the_server_to_its_user():
    need_root()
    with Server() as server:
        before = len(os.listdir(f"/proc/{server.process.pid}/fd"))
        plans = [{"hurry": i % 3 > 0, "reset": i % 3 == 2, "say": get() if i % 2 else ""}
                 for i in range(QUICK)]
        flood = subprocess.Popen([sys.executable, "-c", VISITOR], stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE)
        at = {"family": "AF_INET", "at": ["127.0.0.1", server.port]}
        flood.stdin.write(json.dumps([STRANGER, [{**at, **plan} for plan in plans]]).encode())
        flood.stdin.close()
        n_answers = 0
        try:
            while flood.poll() is None and n_answers < 500:
                server.is_fine()
                n_answers += 1
            came = json.loads(flood.stdout.read())
        finally:
            flood.stdout.close()
            flood.kill()
            flood.wait()
        for plan, text in zip(plans, came):
            if not plan["hurry"]:
                is_refused(text)
        wait_for(lambda: len(os.listdir(f"/proc/{server.process.pid}/fd")) <= before + 2,
                 "closed descriptors")
        server.is_fine()


@test
def a_flag_or_a_token_lets_others_in():
    need_root()
    with Server("--allow-other-users") as server:
        is_welcome(visit_once(("127.0.0.1", server.port), say=get(), stop=END))
    with tempfile.TemporaryDirectory() as folder:
        path = write_token(folder, TOKEN)
        with Server("--token-file", path) as server:
            at = ("127.0.0.1", server.port)
            is_welcome(visit_once(at, say=get(), stop=END), 401)
            is_welcome(visit_once(at, say=get(more="Authorization: Bearer wrong\r\n"), stop=END),
                       401)
            is_welcome(visit_once(at, say=get(more=f"Authorization: Bearer {TOKEN}\r\n"),
                                  stop=END))


# --- Frames ---

@test
def another_user_is_refused_over_frames():
    need_root()
    with Server("--framed", "127.0.0.1:0") as server:
        at = ("127.0.0.1", framed_port(server))
        path = re.search(r"session.authenticate is in (\S+)", server.err()).group(1)
        with open(path, encoding="utf-8") as file:
            token = file.read().strip()
        right = request("session.authenticate", {"token": token})
        for say in ("", frame(right).decode("latin-1"), "\xff\xff\xff\xff"):
            came = visit_once(at, say=say).encode("latin-1")
            same(struct.unpack("<I", came[:4])[0], len(came) - 4, came)  # one frame, then the end
            answer = json.loads(came[4:])
            same((answer["jsonrpc"], answer["id"]), ("2.0", None), answer)
            expect(REMEDY in answer["error"]["message"], answer)
            same(answer["error"]["code"], 1000, answer)
        came = visit_once(at, say=frame(right).decode("latin-1"), stop="}", user=None)
        expect("sessionId" in came, came)


@test
def a_token_for_frames_lets_others_in_over_frames_only():
    need_root()
    with tempfile.TemporaryDirectory() as folder:
        path = write_token(folder, TOKEN)
        with Server("--framed", "127.0.0.1:0", "--framed-token-file", path) as server:
            say = frame(request("session.authenticate", {"token": TOKEN})).decode("latin-1")
            came = visit_once(("127.0.0.1", framed_port(server)), say=say, stop="}")
            expect("sessionId" in came, came)
            is_refused(visit_once(("127.0.0.1", server.port), say=get()))


@test
def a_short_token_lets_no_other_user_in():
    need_root()
    say = frame(request("session.authenticate", {"token": "SECRET"})).decode("latin-1")
    with tempfile.TemporaryDirectory() as folder:
        for args in ((), ("--token-file", write_token(folder, TOKEN))):
            with Server("--framed", "127.0.0.1:0", "--framed-token", "SECRET", *args) as server:
                at = ("127.0.0.1", framed_port(server))
                came = visit_once(at, say=say).encode("latin-1")
                expect(REMEDY in json.loads(came[4:])["error"]["message"], came)
                expect("sessionId" in visit_once(at, say=say, stop="}", user=None))


# --- Where the kernel cannot say who it is ---

def deny_netlink():
    """Makes socket(AF_NETLINK) fail in this process, as on a system that has none."""
    load, equal, give = 0x20, 0x15, 0x06

    def step(code, yes, no, value):
        return struct.pack("HBBI", code, yes, no, value)

    program = b"".join((step(load, 0, 0, 0),           # the system call's number
                        step(equal, 0, 3, 41),         # socket()
                        step(load, 0, 0, 16),          # its first argument
                        step(equal, 0, 1, 16),         # AF_NETLINK
                        step(give, 0, 0, 0x00050061),  # fails with EAFNOSUPPORT
                        step(give, 0, 0, 0x7fff0000)))
    text = ctypes.create_string_buffer(program)
    rules = struct.pack("HxxxxxxP", len(program) // 8, ctypes.addressof(text))
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, ctypes.create_string_buffer(rules), 0, 0):
        raise OSError(ctypes.get_errno(), "no seccomp")


@test
def where_the_look_up_is_missing_the_server_says_so_and_serves():
    need_root()
    if platform.machine() != "x86_64":
        raise Skipped("the filter is written for x86_64")
    try:
        server = Server(preexec_fn=deny_netlink).__enter__()
    except subprocess.SubprocessError:
        raise Skipped("this system takes no filters") from None
    try:
        is_welcome(visit_once(("127.0.0.1", server.port), say=get(), stop=END))
        expect("does not show which user" in server.err() and REMEDY in server.err(), server.err())
    finally:
        server.__exit__(None, None, None)
    with Server() as server:
        expect("does not show which user" not in server.err(), server.err())


@test
def a_user_that_is_not_mapped_is_nobody():
    """In a user namespace without a map everybody has the same number, the server too."""
    need_root()
    unshare = shutil.which("unshare")
    if not unshare or subprocess.run([unshare, "-U", "true"], check=False,
                                     capture_output=True).returncode:
        raise Skipped("this system gives no user namespaces")
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        log = open(os.path.join(folder, "log"), "w+", encoding="utf-8")
        server = subprocess.Popen([unshare, "-U", UMCP, "serve", "--listen", f"127.0.0.1:{port}",
                                   "--state-dir", "none"], cwd=folder, stderr=log,
                                  env={**os.environ, "UMCP_PLAYER": "off", "TMPDIR": folder,
                                       "UE_MCP_DISCOVERY": os.path.join(folder, "d.json")})
        try:
            wait_for(lambda: "listening on http" in open(log.name, encoding="utf-8").read(),
                     "the server")
            is_refused(visit_once(("127.0.0.1", port), say=get()))
            is_refused(visit_once(("127.0.0.1", port), say=get(), user=None))
            expect(REMEDY in open(log.name, encoding="utf-8").read())
        finally:
            server.terminate()
            server.wait(PATIENCE)
            log.close()


# --- A Unix socket of one's own ---

@test
def a_unix_socket_serves_its_user_without_a_host():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "umcp.sock")
        with Server(listen=("127.0.0.1:0", f"unix:{path}")) as server:
            same(os.stat(path).st_mode & 0o7777, 0o600)
            is_welcome(visit_once(path, user=None, say=get(), stop=END))
            is_welcome(visit_once(path, user=None, say=get().replace("localhost", "any.example"),
                                  stop=END))
            for version in ("1.0", "1.1"):
                is_welcome(visit_once(path, user=None, say=f"GET / HTTP/{version}\r\n\r\n",
                                      stop=END))
            is_welcome(visit_once(path, user=None, say=post(PING), stop=END))
            is_welcome(visit_once(path, user=None, say=get("/unity", UPGRADE), stop=END),
                       101)
            ran = run("call", "--url", f"unix:{path}", "GetConfig")
            same(ran.code, 0, ran)
            expect('"allowWrites":false' in ran.out.replace(" ", ""), ran)
            is_welcome(visit_once(path, user=None, stop=END,
                                  say=get(more="Origin: http://evil.example\r\n")), 403)
            server.is_fine()
        expect(not os.path.exists(path), "the socket is still there")


@test
def a_unix_socket_alone_is_enough():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "umcp.sock")
        env = {**os.environ, "HOME": folder, "XDG_STATE_HOME": folder, "UMCP_PLAYER": "off",
               "UE_MCP_DISCOVERY": os.path.join(folder, "d.json")}
        server = subprocess.Popen([UMCP, "serve", "--listen", "unix:umcp.sock"], cwd=folder,
                                  stderr=subprocess.DEVNULL, env=env)
        try:
            wait_for(lambda: os.path.exists(path), "the socket")
            is_welcome(visit_once(path, user=None, say=get(), stop=END))
            expect(not os.path.exists(os.path.join(folder, "d.json")), "it has no URL to announce")
        finally:
            server.terminate()
            same(server.wait(PATIENCE), 0)
        expect(not os.path.exists(path), "the socket is still there")


@test
def another_user_is_refused_on_a_unix_socket_that_it_may_open():
    need_root()
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        path = os.path.join(folder, "umcp.sock")
        with Server(listen=("127.0.0.1:0", f"unix:{path}")) as server:
            same(visit_once(path, say=get()), "PermissionError")  # the file's mode
            os.chmod(path, 0o666)  # the operator opens it
            is_refused(visit_once(path, say=get()))
            is_refused(visit_once(path))
            server.is_fine()
        with Server("--allow-other-users", listen=("127.0.0.1:0", f"unix:{path}")):
            os.chmod(path, 0o666)
            is_welcome(visit_once(path, say=get(), stop=END))


@test
def a_token_is_demanded_on_a_unix_socket_too():
    with tempfile.TemporaryDirectory() as folder:
        path, token = os.path.join(folder, "umcp.sock"), write_token(folder, TOKEN)
        with Server("--token-file", token, listen=("127.0.0.1:0", f"unix:{path}")):
            is_welcome(visit_once(path, user=None, say=get(), stop=END), 401)
            ran = run("call", "--url", f"unix:{path}", "--token-file", token, "GetConfig")
            same(ran.code, 0, ran)


@test
def a_unix_socket_replaces_only_a_dead_one_of_its_own():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "umcp.sock")
        listen = ("127.0.0.1:0", f"unix:{path}")
        with socket.socket(socket.AF_UNIX) as dead:
            dead.bind(path)
        with Server(listen=listen):  # nobody listens there: replaced
            is_welcome(visit_once(path, user=None, say=get(), stop=END))
            ran = run("serve", "--listen", f"unix:{path}")
            expect(ran.code != 0 and "umcp.sock" in ran.err, ran)
            is_welcome(visit_once(path, user=None, say=get(), stop=END))  # still the first
        with open(path, "w", encoding="utf-8") as file:
            file.write("precious")
        ran = run("serve", "--listen", f"unix:{path}")
        expect(ran.code != 0 and "umcp.sock" in ran.err, ran)
        with open(path, encoding="utf-8") as file:
            same(file.read(), "precious")
        os.unlink(path)
        os.symlink(os.path.join(folder, "elsewhere"), path)
        expect(run("serve", "--listen", f"unix:{path}").code != 0)
        expect(os.path.islink(path) and not os.path.exists(path))
        os.unlink(path)
        if os.geteuid() == 0:
            with socket.socket(socket.AF_UNIX) as dead:
                dead.bind(path)
            os.chown(path, STRANGER, STRANGER)
            expect(run("serve", "--listen", f"unix:{path}").code != 0)
            same(os.stat(path).st_uid, STRANGER)
        for wrong in ("unix:", "unix:" + "x" * 200, f"unix:{folder}/none/x.sock"):
            ran = run("serve", "--listen", wrong)
            expect(ran.code != 0 and "unix:" in ran.err, ran)


@test
def a_socket_that_is_no_longer_ours_is_left_alone_at_the_end():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "umcp.sock")
        with Server(listen=("127.0.0.1:0", f"unix:{path}")):
            os.unlink(path)
            with open(path, "w", encoding="utf-8") as file:
                file.write("precious")
        with open(path, encoding="utf-8") as file:
            same(file.read(), "precious")


if __name__ == "__main__":
    suite.main()
