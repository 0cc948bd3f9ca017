"""What the program believes: config values that open gates, files that others may have planted."""
import contextlib
import json
import os
import socket
import tempfile
import threading

from lib.umcp import EXAMPLE, Http, Server, Suite, expect, run, same

suite = Suite()
test = suite.test


def write(folder, name, value, mode=0o600):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(value if isinstance(value, str) else json.dumps(value))
    os.chmod(path, mode)
    return path


def config_of(config, *args, **options):
    with tempfile.TemporaryDirectory() as folder:
        path = write(folder, "mcp.config.json", config)
        with Server("--config", path, *args, **options) as server:
            return server.call("GetConfig")


@test
def a_flag_in_the_config_file_means_what_it_says_in_every_form():
    for value in (True, "true", 1, "yes"):
        same(config_of({"requireConfirm": value})["requireConfirm"], True, value)
        same(config_of({"allowWrites": value})["allowWrites"], True, value)
    for value in (False, "false", 0, "no"):
        same(config_of({"requireConfirm": value})["requireConfirm"], False, value)
        same(config_of({"allowWrites": value})["allowWrites"], False, value)
    for key in ("requireConfirm", "allowWrites"):
        with tempfile.TemporaryDirectory() as folder:
            ran = run("stdio", "--config", write(folder, "c.json", {key: "maybe"}))
        same(ran.code, 2, ran)


@test
def the_environment_replaces_the_addresses_of_the_config_file():
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        sock.listen()
        taken = sock.getsockname()[1]
        # Were the file's address still counted, the server could not start: the port is taken.
        config = config_of({"listen": [f"127.0.0.1:{taken}"]}, listen=(),
                           env={"UMCP_LISTEN": "127.0.0.1:0"})
    expect(config["port"] not in (0, taken), config)


@test
def an_address_of_the_config_file_may_be_ipv6():
    with tempfile.TemporaryDirectory() as folder:
        path = write(folder, "c.json", {"bindAddress": "::1", "port": 70000})
        ran = run("serve", "--config", path)
    same(ran.code, 2, ran)
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        try:
            probe = stack.enter_context(socket.socket(socket.AF_INET6))
            probe.bind(("::1", 0))
            probe.listen()
        except OSError:
            return  # no IPv6 here
        port = probe.getsockname()[1]
        path = write(folder, "c.json", {"bindAddress": "::1", "port": port})
        ran = run("serve", "--config", path)
        expect(f"port {port} on ::1" in ran.err, ran)  # understood, and found to be taken


@test
def stdio_does_not_mind_addresses_that_only_serve_listens_on():
    with tempfile.TemporaryDirectory() as folder:
        path = write(folder, "c.json", {"bindAddress": "0.0.0.0"})
        same(run("stdio", "--config", path).code, 0)
    same(run("stdio", env={"UMCP_FRAMED": "127.0.0.1:9"}).code, 0)


@test
def every_loopback_address_is_a_host_of_ours():
    with Server("--project", EXAMPLE) as server, Http(server.port) as http:
        for host, wanted in (("127.0.0.2", 200), ("127.0.0.2:80", 200), ("127.1", 403),
                             ("127.evil.example", 403), ("127.0.0.1.evil.example", 403),
                             ("127.0.0.1x", 403), ("127.0.0.1:", 403), ("localhost:1234567", 403)):
            http.send(f"GET /health HTTP/1.1\r\nHost: {host}\r\n\r\n")
            same(http.response().status, wanted, host)


class Listener:
    """Counts what comes in."""

    def __init__(self):
        self.sock = socket.socket()
        self.sock.bind(("127.0.0.1", 0))
        self.sock.listen()
        self.sock.settimeout(20)
        self.port = self.sock.getsockname()[1]
        self.got = b""
        self.thread = threading.Thread(target=self.take, daemon=True)
        self.thread.start()

    def take(self):
        with contextlib.suppress(OSError):
            peer, _ = self.sock.accept()
            with peer:
                peer.settimeout(5)
                self.got = peer.recv(4096)
                peer.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")


@test
def a_token_is_not_sent_where_a_planted_discovery_file_points():
    listener = Listener()
    found = {"pid": 1, "port": listener.port, "baseUrl": f"http://127.0.0.1:{listener.port}"}
    with tempfile.TemporaryDirectory() as folder:
        token = write(folder, "token", "sekret-0123456789")
        path = write(folder, "d.json", found, mode=0o666)  # others may have written it
        ran = run("call", "--discovery", path, "--token-file", token, "GetStatus")
        expect(ran.code != 0 and not listener.got, ran, listener.got)
        os.symlink(write(folder, "own.json", found), os.path.join(folder, "link.json"))
        ran = run("call", "--discovery", os.path.join(folder, "link.json"), "--token-file", token,
                  "GetStatus")
        expect(ran.code != 0 and not listener.got, ran, listener.got)
        far = dict(found, baseUrl=f"http://far.example:{listener.port}")
        ran = run("call", "--discovery", write(folder, "far.json", far), "GetStatus")
        expect("far.example" not in ran.err, ran)
        # The same file, ours alone, is believed.
        run("call", "--discovery", write(folder, "d2.json", found), "--token-file", token,
            "GetStatus")
        listener.thread.join(20)
        expect(b"sekret-0123456789" in listener.got, listener.got)


@test
def a_made_token_that_others_can_read_is_not_used():
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "framed.token", "planted\n", mode=0o644)
        ran = run("stdio", "--framed", "--state-dir", folder)
        expect(ran.code == 1 and "framed.token" in ran.err, ran)


@test
def without_a_home_the_made_token_wants_a_folder():
    ran = run("stdio", "--framed", env={"HOME": None, "XDG_STATE_HOME": None})
    expect(ran.code == 1 and "--state-dir" in ran.err, ran)


if __name__ == "__main__":
    suite.main()
