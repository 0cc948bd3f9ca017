"""The command line: options, environment, config file, tokens, ports, discovery, call, doctor."""
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

from lib.umcp import (Http, PATIENCE, SANITIZER, SOURCE, Server, Skipped, Suite, UMCP, call_tool,
                      clean_env, expect, frame, free_port, request, run, same, wait_for)

suite = Suite()
test = suite.test

SERVER_VALUES = ("project", "token-file", "framed-token-file", "component-allow", "member-allow",
                 "hook-allow", "eval-timeout", "tier", "tools", "player", "plugins", "state-dir",
                 "config", "fake", "log-level", "keep-hours", "keep-audit-days", "keep-mb")
SERVER_FLAGS = ("allow-writes", "no-confirm", "allow-eval", "allow-config-changes")
VALUES = {
    "serve": SERVER_VALUES + ("listen", "framed", "discovery"),
    "stdio": SERVER_VALUES + ("dialect", "connect"),
    "call": ("framed", "token-file", "framed-token-file", "state-dir", "discovery", "url"),
    "doctor": ("discovery",),
    "dump": ("project",),
    "check": (),
    "audit": ("project", "state-dir", "since"),
}
FLAGS = {"serve": SERVER_FLAGS, "stdio": SERVER_FLAGS + ("framed",), "call": (), "doctor": (),
         "dump": ("json",), "check": ("json",), "audit": ("json",)}


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text if isinstance(text, str) else json.dumps(text))
    return path


@contextlib.contextmanager
def folder_with(name, text):
    """The path of a file of this text in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        yield write(folder, name, text)


@contextlib.contextmanager
def held_port(port=0):
    """A port on which this process listens."""
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(("127.0.0.1", port))
        sock.listen()
        yield sock.getsockname()[1]


def config_of(*args, **options):
    """What GetConfig says of a server that was started so."""
    with Server(*args, **options) as server:
        return server.call("GetConfig")


def refused(code, *args, says, env=None):
    """The program must end with this code and a sentence for the user, with nothing on stdout."""
    ran = run(*args, env=env)
    same(ran.code, code, args, ran)
    same(ran.out, "", args)
    expect(ran.err.startswith("umcp: "), args, ran)
    for word in says if isinstance(says, tuple) else (says,):
        expect(word in ran.err, args, "does not say", word, ran)
    return ran


# --- Help ---

@test
def help_names_every_option_of_each_command():
    for command, values in VALUES.items():
        for words in ((command, "--help"), (command, "-h"), (command, "--help", "--no-such")):
            ran = run(*words)
            same((ran.code, ran.err), (0, ""), words)
            named = set(re.findall(r"^ +--([a-z-]+)", ran.out, re.M))
            same(named, {*values, *FLAGS[command], "help", "version"}, words)
            expect(f"umcp {command}" in ran.out, ran)


@test
def help_without_a_command_names_all_commands():
    for words in (("--help",), ("-h",), ("help",), ()):
        ran = run(*words)
        same((ran.code, ran.err), (0, ""), words)
        for command in VALUES:
            expect(f"umcp {command}" in ran.out, words, ran)


@test
def version_is_one_line():
    for words in (("--version",), ("serve", "--version"), ("call", "--version")):
        ran = run(*words)
        same((ran.code, ran.err), (0, ""), words)
        expect(re.fullmatch(r"umcp \d+\.\d+\.\d+\n", ran.out), words, ran)


# --- Wrong use ---

@test
def wrong_words_end_with_code_2_and_a_reason():
    refused(2, "server", says=("server", "--help"))
    refused(2, "serve", "extra", says="extra")
    for command in VALUES:
        refused(2, command, "--no-such-option", says=("--no-such-option", "--help"))
    refused(2, "serve", "--dialect", "mcp", says="--dialect")  # another command's option
    refused(2, "call", says=("tool", "umcp call"))


@test
def an_option_without_its_value_ends_with_code_2():
    for command, values in VALUES.items():
        for name in values:
            refused(2, command, f"--{name}", says=(f"--{name}", "value"))


@test
def a_value_that_makes_no_sense_ends_with_code_2():
    for words in (("serve", "--tier", "gold"), ("serve", "--tools", "explorer,nonsense"),
                  ("serve", "--tools", ""), ("stdio", "--dialect", "klingon"),
                  ("stdio", "--dialect", "framed"), ("serve", "--log-level", "loud"),
                  ("serve", "--allow-writes=maybe"), ("serve", "--fake", "colour=red"),
                  ("serve", "--listen", "nonsense"), ("serve", "--listen", "127.0.0.1:65536"),
                  ("serve", "--listen", "127.0.0.1")):
        value = words[-1].split("=")[-1] if words[-1] != "colour=red" else "colour"
        refused(2, *words, says=value)


# --- Environment and config file ---

@test
def options_may_be_environment_variables():
    env = {"UMCP_ALLOW_WRITES": "1", "UMCP_NO_CONFIRM": "yes", "UMCP_ALLOW_EVAL": "on",
           "UMCP_COMPONENT_ALLOW": "A.B, C.D", "UMCP_MEMBER_ALLOW": "T.m",
           "UMCP_HOOK_ALLOW": "T", "UMCP_LOG_LEVEL": "error", "UMCP_LISTEN": "127.0.0.1:0"}
    config = config_of(env=env, listen=())
    for key, value in {"allowWrites": True, "requireConfirm": False, "enableConsoleEval": True,
                       "componentAllowlist": ["A.B", "C.D"], "reflectionAllowlistMembers": ["T.m"],
                       "hookAllowlistSignatures": ["T"], "bindAddress": "127.0.0.1"}.items():
        same(config[key], value, key)
    refused(2, "serve", env={"UMCP_ALLOW_WRITES": "maybe"}, says=("allow-writes", "maybe"))
    refused(2, "serve", env={"UMCP_TIER": "gold"}, says="gold")


@test
def the_config_file_has_the_keys_of_mcp_config_json():
    port = free_port()
    keys = {"allowWrites": True, "requireConfirm": False, "enableConsoleEval": True,
            "componentAllowlist": ["UnityEngine.Light", "UnityEngine.Camera"],
            "reflectionAllowlistMembers": ["UnityEngine.Light.color"],
            "hookAllowlistSignatures": ["UnityEngine.GameObject"],
            "bindAddress": "127.0.0.1", "port": port}
    more = {"enabled": True, "transportPreference": "auto", "exportRoot": None,
            "logLevel": "Information"}
    with folder_with("mcp.config.json", {**keys, **more}) as path:
        config = config_of("--config", path, listen=())
        same({key: config[key] for key in keys}, keys)
        config = config_of(env={"UMCP_CONFIG": path})
        same((config["allowWrites"], config["port"] != port), (True, True))


@test
def a_config_file_may_list_addresses():
    with folder_with("c.json", {"listen": ["127.0.0.1:0", "127.0.0.1:0"]}) as path:
        with Server("--config", path, listen=()) as server:
            same(len(re.findall(r"listening on http://127\.0\.0\.1:\d+", server.err())), 2)
            server.is_fine()


@test
def null_in_the_config_file_means_the_default():
    keys = {"allowWrites": None, "requireConfirm": None, "componentAllowlist": None,
            "listen": None, "port": None, "bindAddress": None, "logLevel": None}
    with folder_with("c.json", keys) as path:
        config = config_of("--config", path)
        same((config["allowWrites"], config["requireConfirm"], config["componentAllowlist"]),
             (False, True, []))


@test
def the_command_line_beats_the_environment_and_that_the_config_file():
    with folder_with("c.json", {"allowWrites": True, "enableConsoleEval": True,
                                "requireConfirm": False}) as path:
        config = config_of("--config", path, "--allow-writes=false",
                           env={"UMCP_ALLOW_EVAL": "0", "UMCP_ALLOW_WRITES": "1"})
        same((config["allowWrites"], config["enableConsoleEval"], config["requireConfirm"]),
             (False, False, False))


@test
def a_config_file_that_cannot_be_used_is_an_error():
    taken = []
    for text in ('{"allowWrites": tru}', '{"allowWrites": true', "", "[]", "5", "{} {}",
                 '{"allowWrites": "maybe"}', '{"requireConfirm": 2}', '{"tier": "gold"}',
                 '{"port": "many"}', '{"port": 70000}', '{"port": -1}', '{"bindAddress": 5}',
                 '{"alowWrites": true}'):
        with folder_with("c.json", text) as path:
            try:
                ran = run("serve", "--config", path, patience=3)
                taken += [text] if ran.code != 2 or not ran.err.startswith("umcp: ") else []
            except subprocess.TimeoutExpired:
                taken.append(text)  # it serves, as if nothing were wrong
    same(taken, [])
    refused(1, "serve", "--config", "/nowhere/c.json", says=("config", "/nowhere/c.json"))


@test
def a_project_folder_that_is_not_there_is_an_error():
    refused(1, "serve", "--project", "/nowhere/at/all", says="/nowhere/at/all")
    refused(1, "stdio", "--project", "/nowhere/at/all", says="/nowhere/at/all")


@test
def tools_and_tier_choose_what_mcp_lists():
    def names(*args):
        ran = run("stdio", *args, stdin=b'{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n')
        same(ran.code, 0, ran)
        return {tool["name"] for tool in json.loads(ran.out)["result"]["tools"]}

    everything = names()
    parts = [names("--tools", group) for group in ("explorer", "editor", "bridge", "plugin")]
    expect(all(parts), parts)
    same(set().union(*parts), everything)
    same(sum(len(part) for part in parts), len(everything))
    same(names("--tools", "explorer,plugin"), parts[0] | parts[3])
    expect("tier-probe" not in everything and "tier-probe" in names("--tier", "tier2"))


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
    with folder_with("token", "s3cret\n") as path, Server("--token-file", path) as server:
        ping = request("ping")
        for headers in ("", "Authorization: Bearer wrong", "Authorization: Bearer s3cre",
                        "Authorization: Bearer s3crets", "Authorization: Basic s3cret",
                        "Authorization: s3cret", "Authorization: Bearer "):
            r = server.post(ping, headers=headers)
            same(r.status, 401, headers)
            same(r.headers["www-authenticate"], "Bearer")
            same(r.headers["access-control-allow-origin"], "*")
        same(server.post(ping, headers="Authorization: Bearer s3cret").status, 200)
        same(server.post(ping, headers="Authorization: bearer s3cret").status, 200)
        for target in ("/health", "/read?uri=unity://status", "/api/logs", "/", "/sse", "/unity",
                       "/nowhere"):
            with Http(server.port) as http:
                http.get(target, "Accept: text/event-stream")
                same(http.response().status, 401, target)
        with Http(server.port) as http:
            http.get("/message", method="OPTIONS")
            same(http.response().status, 204)
        ran = run("call", "--url", server.url, "GetStatus")
        same(ran.code, 1, ran)
        expect("token" in ran.err, ran)
        same(run("call", "--url", server.url, "--token-file", path, "GetStatus").code, 0)


@test
def a_token_file_that_cannot_be_used_is_an_error():
    refused(1, "serve", "--token-file", "/nowhere/token", says="/nowhere/token")
    with folder_with("token", "\n") as path:
        refused(2, "serve", "--token-file", path, says=(path, "empty"))


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
    with folder_with("token", "SECRET") as path, \
            Server("--framed", "127.0.0.1:0", "--framed-token-file", path) as server:
        port = int(re.search(r"frames on 127\.0\.0\.1:(\d+)", server.err()).group(1))
        expect(port != 0, "the log does not say on which port frames are served")
        with Http(port) as tcp:  # a socket is a socket
            def ask(message):
                tcp.send(frame(message))
                return frame_of(tcp)

            same(ask(request("ping"))["error"]["code"], 1000)
            expect(ask(request("session.authenticate", {"token": "SECRET"}))["result"]["sessionId"])
            same(ask(request("ping"))["result"], {})


@test
def a_framed_client_that_closes_its_side_gets_its_answers_and_no_other_client_s_call_matters():
    def connect(port, seconds):
        tcp = Http(port, patience=10)
        slow = call_tool("wait-seconds", {"seconds": seconds}, 2, "call_tool")
        tcp.send(frame(request("session.authenticate", {"token": "SECRET"}, 1)) + frame(slow))
        expect("result" in frame_of(tcp), "no session")
        return tcp

    with folder_with("token", "SECRET") as path, \
            Server("--framed", "127.0.0.1:0", "--framed-token-file", path) as server:
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
    code = f"from server import cli; cli.{function.__name__}()"
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
    with Server(listen=()) as server:
        same(answers(), {"127.0.0.1 8080", "::1 8080", "127.0.0.1 51477", "::1 51477"})
        with open(server.discovery, encoding="utf-8") as file:
            same(json.load(file)["baseUrl"], "http://127.0.0.1:51477")


def listen_on_one():
    with Server(listen=()) as server:
        same(answers(), {"127.0.0.1 8080", "127.0.0.1 51477"})
        same(len(server.err().splitlines()), 2, server.err())  # nothing but these two


def listen_beside_another():
    with held_port(8080), socket.socket(socket.AF_INET6) as sock:
        sock.bind(("::1", 51477))
        sock.listen()
        with Server(listen=()) as server:
            expect(has_answer("127.0.0.1", 51477))
            expect(not has_answer("::1", 8080), "another's callers are taken")
            expect(re.search("51477 on ::1 is held", server.err()), server.err())


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


# --- umcp call ---

@test
def call_prints_what_a_tool_answers():
    with Server() as server:
        def call(*words):
            ran = run("call", *words, folder=server.folder)  # found by the discovery file
            same((ran.code, ran.err), (0, ""), words, ran)
            return json.loads(ran.out)

        same(call("GetStatus")["Ready"], True)
        same(len(call("ListObjects", "limit=2")["Items"]), 2)
        same(len(call("ListObjects", '{"limit":2,"offset":1}')["Items"]), 2)
        expect(call("ListObjects", "name=Player", "activeOnly=true")["Total"] >= 1)
        same(call("MousePick", "mode=ui", "normalized=true", "x=0.5", "y=0.5")["Mode"], "ui")
        same(call("project.info")["unityVersion"], "2022.3.20f1")
        same(call("--url", server.url, "GetStatus")["Ready"], True)
        same(call("--url", f"{server.url}/message", "GetStatus")["Ready"], True)
        same(run("call", "count-objects", folder=server.folder).out[:9], "[Success]")


@test
def call_knows_methods():
    with Server() as server:
        def call(*words):
            ran = run("call", "--url", server.url, *words)
            same((ran.code, ran.err), (0, ""), words, ran)
            return json.loads(ran.out)

        same(call("ping"), {})
        expect(len(call("tools/list")["tools"]) > 5)
        expect(len(call("list_tools")["tools"]) > 50)
        same(len(call("list_resources")["resources"]), 17)
        contents = call("read_resource", "uri=unity://status")["contents"]
        same(json.loads(contents[0]["text"])["Ready"], True)


@test
def call_fails_when_the_tool_does():
    with Server() as server:
        def call(*words):
            return run("call", "--url", server.url, *words)

        ran = call("NoSuchTool")
        same((ran.code, ran.out), (1, ""), ran)
        expect("-32602" in ran.err and "NoSuchTool" in ran.err, ran)
        ran = call("SetActive", "objectId=obj:1", "active=true")
        same((ran.code, json.loads(ran.out)["ok"]), (1, False), ran)
        same(call("fail-always").code, 1)
        same(call("GetObject", "id=obj:999999999").code, 1)
        ran = call("GetObject")
        same(ran.code, 1, ran)
        expect("id" in ran.err, ran)
        for words in (("GetStatus", "{bad"), ("GetStatus", "novalue"), ("GetStatus", "[1,")):
            ran = call(*words)
            same((ran.code, ran.out), (2, ""), words, ran)


@test
def call_without_a_server_says_so():
    port = free_port()
    ran = run("call", "--url", f"http://127.0.0.1:{port}", "GetStatus")
    same((ran.code, ran.out), (1, ""), ran)
    expect(str(port) in ran.err and "refused" in ran.err.lower(), ran)
    ran = run("call", "--framed", f"127.0.0.1:{port}", "transport.healthCheck")
    same(ran.code, 1, ran)
    expect(str(port) in ran.err, ran)
    for url in ("nonsense", "https://127.0.0.1:1", "http://", "http://127.0.0.1:99999"):
        ran = run("call", "--url", url, "GetStatus")
        expect(ran.code in (1, 2) and ran.err.startswith("umcp: "), url, ran)


def answered_by(reply, *words):
    """Runs umcp against a server that says these bytes to whatever it is asked."""
    with socket.socket() as listener, tempfile.TemporaryDirectory() as folder:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        listener.settimeout(PATIENCE)
        at = f"127.0.0.1:{listener.getsockname()[1]}"
        process = subprocess.Popen([UMCP, *(word.replace("AT", at) for word in words)],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   env=clean_env(folder))
        peer = listener.accept()[0]
        with peer, contextlib.suppress(BrokenPipeError, ConnectionResetError):
            peer.settimeout(PATIENCE)
            peer.recv(4096)
            peer.sendall(reply)
        out, err = process.communicate(timeout=PATIENCE)
    expect(not SANITIZER.search(err.decode(errors="replace")), err)
    return process.returncode, out, err


def http_reply(body, status="200 OK"):
    return b"HTTP/1.1 %s\r\nContent-Length: %d\r\n\r\n%s" % (status.encode(), len(body), body)


def call_answered(reply):
    return answered_by(reply, "call", "--url", "http://AT", "GetStatus")


@test
def call_does_not_believe_a_peer_that_is_no_server_and_says_why():
    head = b"HTTP/1.1 200 OK\r\n"
    huge = b"Content-Length: 99999999\r\n\r\n" + b" " * (21 << 20)
    for reply, reason in ((b"", b"without an answer"),
                          (b"SSH-2.0-OpenSSH\r\n", b"no HTTP"),
                          (head, b"in the middle of its answer"),
                          (head + b"Content-Length: 99\r\n\r\n{}", b"in the middle of its answer"),
                          (head + b"Content-Length: x\r\n\r\n{}", b"broken HTTP"),
                          (head + huge, b"too large"),
                          (http_reply(b"hello"), b"no JSON: hello"),
                          (http_reply(b"{}"), b"refused")):
        code, out, err = call_answered(reply)
        same((code, out), (1, b""), reply[:100], err)
        expect(err.startswith(b"umcp: ") and reason in err, reply[:100], err)


@test
def call_prints_answers_however_many_values_they_have():
    numbers = b"[" + b"1," * 300000 + b"1]"
    answer = b'{"jsonrpc":"2.0","id":1,"result":' + numbers + b"}"
    code, out, err = call_answered(http_reply(answer))
    same((code, out == numbers + b"\n", err), (0, True, b""))


@test
def call_prints_every_text_of_an_answer_with_all_its_bytes():
    content = [{"type": "text", "text": "a\0b"}, {"type": "image", "data": "AA=="},
               {"type": "text", "text": "second\nthird"}]

    def call(result):
        answer = {"jsonrpc": "2.0", "id": 1, "result": result}
        return call_answered(http_reply(json.dumps(answer).encode()))

    same(call({"content": content}), (0, b"a\0b\nsecond\nthird\n", b""))
    same(call({"content": content, "isError": True})[0], 1)
    same(call({"content": [{"type": "json", "text": "x", "json": {"ok": False}}]})[0], 1)
    picture = {"content": [content[1]]}  # no text at all: the result as it is
    same(json.loads(call(picture)[1]), picture)


@test
def call_keeps_control_characters_of_a_server_off_the_terminal():
    hostile = "\x1b]0;owned\x07\r\n\x9b31mfaked: line\x7f \0 end"
    error = {"code": hostile, "message": hostile, "data": {"hint": hostile, "details": hostile}}
    answer = {"jsonrpc": "2.0", "id": 1, "error": error}
    bodies = [json.dumps(answer, ensure_ascii=False).encode(), json.dumps(answer).encode(),
              json.dumps({"status": hostile}, ensure_ascii=False).encode(),
              hostile.encode(), hostile.encode("latin-1"), b"\x1b" * 100000]
    for body in bodies:
        code, out, err = call_answered(http_reply(body))
        same((code, out), (1, b""), err)
        text = err.decode()  # which must be UTF-8
        expect(not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f]", text), body[:100], text)
        expect(all(line.startswith(("umcp: ", "      ")) for line in text.splitlines()), text)
        expect(len(text) < 2000, len(text))


@test
def call_waits_for_the_frame_that_answers_it():
    words = ("call", "--framed", "AT", "transport.healthCheck")
    frames = b"".join(frame(message) for message in (
        {"jsonrpc": "2.0", "method": "notifications/message", "params": {"level": "info"}},
        {"jsonrpc": "2.0", "id": 7, "result": "of another"},
        {"jsonrpc": "2.0", "id": 1, "method": "ping"},
        {"jsonrpc": "2.0", "id": 1, "result": {"status": "ok"}}))
    same(answered_by(frames, *words), (0, b'{"status": "ok"}\n', b""))
    unread = {"jsonrpc": "2.0", "id": None, "error": {"code": -32600, "message": "unreadable"}}
    same(answered_by(frame(unread), *words), (1, b"", b"umcp: error -32600: unreadable\n"))
    code, out, err = answered_by(frame(b"nothing"), *words)
    expect((code, out) == (1, b"") and b"no JSON" in err, code, out, err)


@test
def call_speaks_frames():
    port = free_port()
    at = f"127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as state, folder_with("token", "WRONG") as wrong, \
            Server("--framed", at, "--state-dir", state):
        def call(*words):
            return run("call", "--framed", at, *words)

        ran = call("--state-dir", state, "GetStatus")
        same((ran.code, json.loads(ran.out or "{}").get("Ready")), (0, True), ran)
        ran = call("transport.healthCheck")  # needs no token
        same((ran.code, json.loads(ran.out or "{}")), (0, {"status": "ok"}), ran)
        ran = call("--framed-token-file", wrong, "GetStatus")
        same((ran.code, ran.out), (1, ""), ran)
        expect("token" in ran.err, ran)


# --- umcp doctor ---

@test
def doctor_tells_what_is_there():
    with tempfile.TemporaryDirectory() as folder:
        ran = run("doctor", folder=folder)
        same((ran.code, ran.err), (0, ""), ran)
        expect("Mono" in ran.out and os.path.join(folder, "discovery.json") in ran.out, ran)
    with Server() as server:
        ran = run("doctor", folder=server.folder)
        same(ran.code, 0, ran)
        expect(re.search(rf"running +{server.url}\b", ran.out), ran)
        expect(str(server.process.pid) in ran.out, ran)
    with folder_with("token", "s3cret") as path, Server("--token-file", path) as server:
        ran = run("doctor", folder=server.folder)
        expect(re.search(rf"running +{server.url}\b", ran.out), ran)


@test
def doctor_tells_another_server_from_its_own():
    for reply in (http_reply(b"<html>It works</html>"), http_reply(b"no", "404 Not Found"),
                  http_reply(b"<html>log in</html>", "401 Unauthorized")):
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            listener.listen()
            listener.settimeout(PATIENCE)
            port = listener.getsockname()[1]
            with folder_with("d.json", {"pid": 1, "baseUrl": f"http://127.0.0.1:{port}",
                                        "port": port}) as path:
                process = subprocess.Popen([UMCP, "doctor", "--discovery", path],
                                           stdout=subprocess.PIPE, env=clean_env("/nowhere"))
                with listener.accept()[0] as peer:
                    peer.recv(4096)
                    peer.sendall(reply)
                out = process.communicate(timeout=PATIENCE)[0].decode()
        same(process.returncode, 0, out)
        expect(not re.search(rf"running +http://127.0.0.1:{port}\b", out), out)
        expect("something else" in out and str(port) in out, out)


@test
def doctor_finds_a_stale_discovery_file():
    port = free_port()
    stale = {"pid": 1, "baseUrl": f"http://127.0.0.1:{port}", "port": port,
             "modeHints": ["streamable-http"], "startedAt": "2025-01-01T00:00:00Z"}
    with folder_with("d.json", stale) as path:
        ran = run("doctor", "--discovery", path)
        same(ran.code, 0, ran)
        expect("stale" in ran.out and path in ran.out, ran)
    for text in ("{", "[]", "", '{"pid":1}'):
        with folder_with("d.json", text) as path:
            same(run("doctor", "--discovery", path).code, 0, text)


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
            wait_for(lambda: run("call", "GetStatus", folder=folder).code == 0, "the new server")


# --- audit ---

@test
def audit_of_a_folder_without_records_says_so():
    with tempfile.TemporaryDirectory() as state:
        refused(1, "audit", "--state-dir", state, says=("nothing is on record", state,
                                                        "--state-dir"))
        refused(1, "audit", "--state-dir", state, "--json", says="nothing is on record")
        same(os.listdir(state), [], "a look makes nothing")
    refused(1, "audit", "--state-dir", "none", says="--state-dir")


@test
def audit_since_takes_times_and_spans_alone():
    with tempfile.TemporaryDirectory() as state:
        for wrong in ("yesterday", "", "-1h", "1x", "h", "2026-13-01", "99999999999999999999d"):
            refused(2, "audit", "--state-dir", state, f"--since={wrong}",
                    says=("--since", f"'{wrong}'"))


@test
def audit_shows_writes_and_refusals_while_the_server_runs():
    with tempfile.TemporaryDirectory() as state:
        records = os.path.join(state, "records.db")
        look = ("audit", "--state-dir", state)
        with Server("--state-dir", state, "--allow-writes") as server:
            server.call("SetTimeScale", {"value": 2, "confirm": True})
            server.call("SetTimeScale", {"value": 3})
            server.call("GetStatus")
            before = os.stat(records)
            ran = run(*look, "--json")
            same((ran.code, ran.err), (0, ""), ran)
            rows = json.loads(ran.out)
            same([(row["tool"], row["outcome"]) for row in rows],
                 [("SetTimeScale", "done"), ("SetTimeScale", "refused")], rows)
            same((rows[0]["sizes"], rows[1]["reason"]),
                 ("value=1,confirm=4", "Confirmation required"), rows)
            expect(rows[0]["operationId"] and not rows[1]["operationId"], rows)
            expect(rows[0]["peer"].startswith("127.0.0.1:"), rows)
            ran = run(*look)
            same((ran.code, ran.err, ran.out.count("\n")), (0, "", 2), ran)
            expect(all(word in ran.out for word in ("done", "refused", "Confirmation required")),
                   ran)
            same(run(*look, "--json", "--since", "1h").out.count('"time"'), 2)
            for words, out in (((), ""), (("--json",), "[]\n")):  # none so late
                ran = run(*look, "--since", "2100-01-01T00:00:00Z", *words)
                same((ran.code, ran.out, ran.err), (0, out, ""), words)
            after = os.stat(records)
            same((after.st_size, after.st_mtime_ns), (before.st_size, before.st_mtime_ns))
            server.call("SetTimeScale", {"value": 4, "confirm": True})  # not in the server's way
            same(run(*look, "--json").out.count('"done"'), 2)
        same(run(*look, "--json").out.count('"done"'), 2, "when the server is gone")


if __name__ == "__main__":
    suite.main()
