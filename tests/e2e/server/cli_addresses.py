"""Where a server listens and who may come in: addresses, tokens, ports, the discovery file."""
import contextlib
import datetime
import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import tempfile

from lib.cli import folder_with, refused
from lib.umcp import (EXAMPLE, PATIENCE, SOURCE, Http, Scripted, Server, Skipped, Suite, call_tool,
                      expect, frame, free_port, request, run, same, wait_for)

suite = Suite()
test = suite.test


@contextlib.contextmanager
def held_port(port=0):
    """A port on which this process listens."""
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(("127.0.0.1", port))
        sock.listen()
        yield sock.getsockname()[1]


# --- Addresses and tokens ---

@test
def an_address_for_others_is_refused_without_a_token():
    for address in ("0.0.0.0:0", "[::]:0", "192.0.2.1:0"):
        ran = refused(1, "serve", "--listen", address, says=("token", "--token-file"))
        expect(address in ran.err, ran)
    with folder_with("c.json", {"bindAddress": "0.0.0.0", "port": 0}) as path:
        refused(1, "serve", "--config", path, says="token")


@test
def a_token_is_wanted_on_every_request():
    with folder_with("token", "s3cret-0123456789\n") as path, Server("--token-file", path) as server:
        ping = request("ping")
        for headers in ("", "Authorization: Bearer wrong", "Authorization: Bearer s3cret-012345678",
                        "Authorization: Bearer s3cret-0123456789s",
                        "Authorization: Basic s3cret-0123456789",
                        "Authorization: s3cret-0123456789", "Authorization: Bearer "):
            r = server.post(ping, headers=headers)
            same(r.status, 401, headers)
            same(r.headers["www-authenticate"], "Bearer")
            same(r.headers["access-control-allow-origin"], "*")
        same(server.post(ping, headers="Authorization: Bearer s3cret-0123456789").status, 200)
        same(server.post(ping, headers="Authorization: bearer s3cret-0123456789").status, 200)
        for target in ("/health", "/read?uri=unity://status", "/api/logs", "/", "/sse", "/unity",
                       "/nowhere"):
            with Http(server.port) as http:
                http.get(target, "Accept: text/event-stream")
                same(http.response().status, 401, target)
        with Http(server.port) as http:
            http.get("/message", method="OPTIONS")
            same(http.response().status, 204)
        ran = run("call", "--url", server.url, "GetConfig")
        same(ran.code, 1, ran)
        expect("token" in ran.err, ran)
        same(run("call", "--url", server.url, "--token-file", path, "GetConfig").code, 0)


@test
def a_token_file_that_cannot_be_used_is_an_error():
    refused(1, "serve", "--token-file", "/nowhere/token", says="/nowhere/token")
    with folder_with("token", "\n") as path:
        refused(2, "serve", "--token-file", path, says=(path, "16", "umcp token"))


@test
def the_made_token_is_kept_in_a_file_that_only_its_owner_reads():
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        state = os.path.join(folder, "a", "b")
        tokens = []
        for _ in range(2):
            with Server("--framed", f"127.0.0.1:{port}", "--state-dir", state) as server:
                path = os.path.join(state, "framed.token")
                same(os.stat(path).st_mode & 0o777, 0o600)
                same(os.stat(state).st_mode & 0o077, 0)
                with open(path, encoding="utf-8") as file:
                    tokens.append(file.read().strip())
                expect(path in server.err() and tokens[0] not in server.err(), server.err())
        expect(len(tokens[0]) >= 32 and tokens[0] == tokens[1], tokens)  # kept for the next time


def frame_of(tcp):
    """The next frame's message."""
    size = struct.unpack("<I", tcp.exactly(4))[0]
    return json.loads(tcp.exactly(size))


@test
def frames_over_tcp_want_the_token_and_say_their_port():
    with folder_with("token", "SECRET-TOKEN-0123") as path, \
            Server("--framed", "127.0.0.1:0", "--framed-token-file", path) as server:
        port = int(re.search(r"frames on 127\.0\.0\.1:(\d+)", server.err()).group(1))
        expect(port != 0, "the log does not say on which port frames are served")
        with Http(port) as tcp:  # a socket is a socket
            def ask(message):
                tcp.send(frame(message))
                return frame_of(tcp)

            same(ask(request("ping"))["error"]["code"], 1000)
            expect(ask(request("session.authenticate", {"token": "SECRET-TOKEN-0123"}))["result"]["sessionId"])
            same(ask(request("ping"))["result"], {})


@test
def a_framed_client_that_closes_its_side_gets_its_answers_and_no_other_client_s_call_matters():
    def connect(port, seconds):
        tcp = Http(port, patience=10)
        slow = call_tool("wait-seconds", {"seconds": seconds}, 2, "call_tool")
        tcp.send(frame(request("session.authenticate", {"token": "SECRET-TOKEN-0123"}, 1)) + frame(slow))
        expect("result" in frame_of(tcp), "no session")
        return tcp

    with folder_with("token", "SECRET-TOKEN-0123") as path, \
            Scripted("--framed", "127.0.0.1:0", "--framed-token-file", path) as server:
        port = int(re.search(r"frames on 127\.0\.0\.1:(\d+)", server.err()).group(1))
        with connect(port, 6), connect(port, 5.5) as slow, connect(port, 0.2) as quick:
            slow.sock.shutdown(1)
            quick.sock.shutdown(1)
            quick.sock.settimeout(3)
            for tcp in (quick, slow):  # 5.5 s are more than a server that stops would wait
                same(frame_of(tcp)["id"], 2)
                tcp.is_closed()


# --- Ports ---

@test
def an_asked_for_port_that_is_taken_is_an_error_with_the_pid():
    with held_port() as port:
        for option in ("--listen", "--framed"):
            ran = refused(1, "serve", "--listen", "127.0.0.1:0", option, f"127.0.0.1:{port}",
                          says=(str(port), str(os.getpid())))
            expect("discovery" not in ran.err, ran)


@test
def a_default_port_that_is_taken_is_passed_over():
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(held_port(51477))
            with held_port(8080):
                pass
        except OSError as error:
            raise Skipped(f"another process uses a default port: {error}") from None
        server = stack.enter_context(Server(listen=()))
        same(server.port, 8080)
        err = server.err()
        expect("51477" in err and str(os.getpid()) in err, err)
        server.is_fine()


@test
def no_free_default_port_is_an_error():
    with contextlib.ExitStack() as stack:
        for port in (8080, 51477):
            with contextlib.suppress(OSError):  # somebody else holds it: just as good
                stack.enter_context(held_port(port))
        refused(1, "serve", says=("8080", "51477", "--listen"))


def in_own_network(function, *settings):
    """Runs a function of this file where nobody else has a port; settings: shell commands."""
    lines = ["ip link set lo up", *settings, "echo begun", 'exec "$@"']
    code = f"from server import cli_addresses; cli_addresses.{function.__name__}()"
    done = subprocess.run(["unshare", "-rn", "sh", "-ec", "\n".join(lines), "sh", sys.executable,
                           "-c", code], cwd=os.path.join(SOURCE, "tests/e2e"),
                          capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    if not done.stdout.startswith("begun"):
        raise Skipped(f"there are no networks to be had: {done.stderr}")
    same(done.returncode, 0, done.stdout, done.stderr)


def has_answer(host, port):
    """Does the server answer there?"""
    try:
        with socket.create_connection((host, port), PATIENCE) as sock:
            name = f"[{host}]" if ":" in host else host
            sock.sendall(f"GET /health HTTP/1.1\r\nHost: {name}:{port}\r\n\r\n".encode())
            return sock.recv(4096).startswith(b"HTTP/1.1 200")
    except OSError:  # nobody listens, or there is no such address
        return False


def answers():
    return {f"{host} {port}" for port in (8080, 51477) for host in ("127.0.0.1", "::1")
            if has_answer(host, port)}


def listen_on_both():
    with Server("--project", EXAMPLE, listen=()) as server:
        same(answers(), {"127.0.0.1 8080", "::1 8080", "127.0.0.1 51477", "::1 51477"})
        with open(server.discovery, encoding="utf-8") as file:
            same(json.load(file)["baseUrl"], "http://127.0.0.1:51477")


def listen_on_one():
    with Server("--project", EXAMPLE, listen=()) as server:
        same(answers(), {"127.0.0.1 8080", "127.0.0.1 51477"})
        said = [line for line in server.err().splitlines() if "project's code" not in line]
        same(len(said), 2, said)  # nothing but these two


def listen_beside_another():
    with held_port(8080), socket.socket(socket.AF_INET6) as sock:
        sock.bind(("::1", 51477))
        sock.listen()
        with Server("--project", EXAMPLE, listen=()) as server:
            expect(has_answer("127.0.0.1", 51477))
            expect(not has_answer("::1", 8080), "another's callers are taken")
            expect(re.search("51477 on ::1 is in use", server.err()), server.err())


@test
def default_ports_are_served_on_both_addresses():
    in_own_network(listen_on_both)


@test
def without_ipv6_the_default_ports_are_served_on_one():
    in_own_network(listen_on_one, "echo 1 > /proc/sys/net/ipv6/conf/all/disable_ipv6")


@test
def a_default_port_of_another_is_left_alone_on_both_addresses():
    in_own_network(listen_beside_another)


@test
def several_addresses_are_served():
    with Server(listen=("127.0.0.1:0", "127.0.0.1:0")) as server:
        ports = re.findall(r"listening on http://127\.0\.0\.1:(\d+)", server.err())
        same(len(set(ports)), 2, server.err())
        same(server.port, int(ports[0]))
        for port in ports:
            with Http(int(port)) as http:
                http.post(request("ping"))
                same(http.response().status, 200)


# --- The discovery file ---

@test
def the_discovery_file_tells_where_the_server_is_and_goes_with_it():
    for number in (signal.SIGTERM, signal.SIGINT):
        with Server() as server:
            with open(server.discovery, encoding="utf-8") as file:
                found = json.load(file)
            same({key: found[key] for key in ("pid", "port", "baseUrl")},
                 {"pid": server.process.pid, "port": server.port, "baseUrl": server.url})
            expect("streamable-http" in found["modeHints"], found)
            datetime.datetime.fromisoformat(found["startedAt"].replace("Z", "+00:00"))
            same(server.stop(number), 0)
            same(os.listdir(server.folder), ["state"], "left behind")


@test
def the_discovery_file_of_another_process_is_left_alone():
    with tempfile.TemporaryDirectory() as folder:
        with Server(folder=folder) as old:
            with Server(folder=folder) as new:
                same(old.stop(), 0)
                with open(new.discovery, encoding="utf-8") as file:
                    same(json.load(file)["pid"], new.process.pid)
        same(os.listdir(folder), ["state"])


@test
def the_discovery_file_is_where_it_was_asked_for():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "there.json")
        with Server("--discovery", path, discovery=path) as server:  # beats the environment
            same(os.listdir(server.folder), ["state"])
        same(os.listdir(folder), [])
        path = os.path.join(folder, "unity-explorer-mcp.json")
        with Server(env={"UE_MCP_DISCOVERY": None, "TMPDIR": folder}, discovery=path):
            pass


@test
def a_discovery_file_that_cannot_be_written_is_no_end():
    with Server("--discovery", "/nowhere/at/all.json", discovery=None) as server:
        server.is_fine()
        wait_for(lambda: "/nowhere/at/all.json" in server.err(), "a warning")


# --- SIGKILL ---

@test
def a_server_starts_over_what_a_killed_one_left():
    with tempfile.TemporaryDirectory() as folder:
        killed = Server(folder=folder)
        killed.__enter__()
        killed.process.kill()
        killed.clean_up()
        expect(os.path.exists(killed.discovery))
        with Server(folder=folder) as server:
            server.is_fine()
            wait_for(lambda: run("call", "GetConfig", folder=folder).code == 0, "the new server")


if __name__ == "__main__":
    suite.main()
