"""SetConfig: what it changes at once, what the next start remembers, and restart=true."""
import fcntl
import json
import os
import signal
import socket
import tempfile

from lib.link import connect
from lib.umcp import (PATIENCE, Http, Scripted, Server, Stdio, Suite, call_tool, expect, free_port,
                      initialize, run, same, wait_for)

suite = Suite()
test = suite.test


def saved(state):
    with open(os.path.join(state, "settings.json"), encoding="utf-8") as file:
        return json.load(file)


def process_name(pid):
    """What ps and pidof go by."""
    with open(f"/proc/{pid}/comm", encoding="utf-8") as file:
        return file.read()


@test
def what_was_set_is_there_after_a_new_start():
    with tempfile.TemporaryDirectory() as state:
        with Server("--state-dir", state, "--allow-config-changes") as server:
            same(server.call("SetConfig", {
                "allowWrites": True, "requireConfirm": False, "enableConsoleEval": True,
                "componentAllowlist": ["UnityEngine.Light", "A,B"],
                "hookAllowlistSignatures": ["UnityEngine.GameObject"]})["ok"], True)
        with Server("--state-dir", state, "--allow-config-changes") as server:
            config = server.call("GetConfig")
            same(config["allowWrites"], True, config)
            same(config["requireConfirm"], False, config)
            same(config["enableConsoleEval"], True, config)
            same(config["componentAllowlist"], ["UnityEngine.Light", "A,B"], config)
            same(config["reflectionAllowlistMembers"], [], config)
            same(config["hookAllowlistSignatures"], ["UnityEngine.GameObject"], config)
            # Writes are open, so it may be changed again; what is absent or null stays.
            same(server.call("SetConfig", {"allowWrites": None, "componentAllowlist": []})["ok"],
                 True)
        with Server("--state-dir", state, "--allow-config-changes") as server:
            config = server.call("GetConfig")
            same(config["allowWrites"], True, config)
            same(config["componentAllowlist"], [], config)
            same(config["hookAllowlistSignatures"], ["UnityEngine.GameObject"], config)


@test
def an_option_counts_more_than_what_was_saved_wherever_it_is_given():
    with tempfile.TemporaryDirectory() as state:
        with Server("--state-dir", state, "--allow-config-changes") as server:
            server.call("SetConfig", {"allowWrites": True, "hookAllowlistSignatures": ["Saved"]})
        path = os.path.join(state, "c.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"allowWrites": False, "hookAllowlistSignatures": ["File"]}, file)
        leave = ("--state-dir", state, "--allow-config-changes")
        with Server(*leave) as server:
            config = server.call("GetConfig")
            same((config["allowWrites"], config["hookAllowlistSignatures"]), (True, ["Saved"]))
        with Server(*leave, "--config", path) as server:
            config = server.call("GetConfig")
            same((config["allowWrites"], config["hookAllowlistSignatures"]), (False, ["File"]))
        with Server(*leave, "--allow-writes=false", "--hook-allow", "Typed") as server:
            config = server.call("GetConfig")
            same((config["allowWrites"], config["hookAllowlistSignatures"]), (False, ["Typed"]))
        with Server(*leave, env={"UMCP_ALLOW_WRITES": "0"}) as server:
            same(server.call("GetConfig")["allowWrites"], False)


@test
def a_refused_change_is_not_saved():
    with tempfile.TemporaryDirectory() as state:
        with Server("--state-dir", state) as server:
            same(server.call("SetConfig", {"allowWrites": True})["error"]["kind"],
                 "PermissionDenied")
        expect(not os.path.exists(os.path.join(state, "settings.json")))
        with Server("--state-dir", state, "--allow-config-changes") as server:
            server.call("SetConfig", {"requireConfirm": False})
            before = saved(state)
            for wrong in (["x"] * 65, ["x" * 257]):
                answer = server.call("SetConfig", {"allowWrites": True, "componentAllowlist": wrong})
                same(answer["error"]["kind"], "InvalidArgument", answer)
            same(server.call("GetConfig")["allowWrites"], False)
            same(saved(state), before)
            same(before, {"requireConfirm": False})  # what was set, and nothing else


@test
def names_are_the_same_after_a_new_start():
    with tempfile.TemporaryDirectory() as state:
        with Server("--state-dir", state, "--allow-config-changes") as server:
            for wrong in ("A\nB", "UnityEngine.Light\0x", "A\r\nB", "A\tB", "A\x7f"):
                answer = server.call("SetConfig", {"componentAllowlist": ["Good", wrong]})
                same(answer["error"]["kind"], "InvalidArgument", wrong, answer)
            same(server.call("GetConfig")["componentAllowlist"], [])
            server.call("SetConfig", {"componentAllowlist": [" A+b ", "", "\u00dcn\u00ef,x", "  "]})
            before = server.call("GetConfig")["componentAllowlist"]
            same(before, ["A+b", "\u00dcn\u00ef,x"])
        with Server("--state-dir", state, "--allow-config-changes") as server:
            same(server.call("GetConfig")["componentAllowlist"], before)


@test
def names_that_are_too_long_are_refused_at_the_start():
    ran = run("stdio", "--component-allow", "x" * 257)
    same(ran.code, 2, ran)
    expect("at most 256 bytes" in ran.err, ran)


@test
def settings_that_cannot_be_written_change_nothing():
    with tempfile.TemporaryDirectory() as folder:
        state = os.path.join(folder, "file")
        with open(state, "w", encoding="utf-8"):
            pass
        with Server("--state-dir", state, "--allow-config-changes") as server:
            answer = server.call("SetConfig", {"allowWrites": True})
            expect("cannot write settings" in answer["error"]["message"], answer)
            same(server.call("GetConfig")["allowWrites"], False)


@test
def settings_of_others_and_broken_ones_are_refused_at_the_start():
    with tempfile.TemporaryDirectory() as state:
        path = os.path.join(state, "settings.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"allowWrites": True}, file)
        os.chmod(path, 0o622)
        ran = run("stdio", "--state-dir", state)
        expect(ran.code != 0 and "other users can change it" in ran.err, ran)
        os.chmod(path, 0o600)
        for broken in ('{"allowWrites":', "[]", "5", "", " " * 2000000):
            with open(path, "w", encoding="utf-8") as file:
                file.write(broken)
            ran = run("stdio", "--state-dir", state)
            expect(ran.code != 0 and f"saved settings '{path}'" in ran.err, broken[:20], ran)


@test
def restart_answers_first_and_comes_back_with_the_new_settings():
    with tempfile.TemporaryDirectory() as state:
        port = free_port()
        with Scripted("--state-dir", state, "--allow-config-changes",
                      listen=(f"127.0.0.1:{port}",)) as server:
            pid = server.process.pid
            name = process_name(pid)
            same(server.call("SetConfig", {"allowWrites": True, "restart": True}), {"ok": True})

            def is_back():
                try:
                    return server.call("GetConfig")["allowWrites"]
                except (OSError, AssertionError):
                    return False
            wait_for(lambda: "restarting" in server.err(), "the restart")
            wait_for(is_back, "the server after its restart")
            same((server.process.pid, process_name(pid)), (pid, name))
            expect(server.process.poll() is None)
            same(server.call("SetTimeScale", {"value": 2, "confirm": True})["ok"], True)
            same(server.call("SetConfig", {"restart": False}), {"ok": True})
            same(server.err().count("restarting"), 1)


def is_listening(server):
    with socket.socket() as sock:
        return sock.connect_ex(("127.0.0.1", server.port)) == 0


def ends_by_signal(server):
    """A server that no longer listens, since it restarts, is told to end, and does."""
    same(server.call("SetConfig", {"restart": True}), {"ok": True})
    wait_for(lambda: not is_listening(server), "the restart")
    server.process.send_signal(signal.SIGTERM)


@test
def a_server_that_waits_for_calls_before_its_restart_ends_by_a_signal():
    with Server("--allow-config-changes") as server, connect(server) as engine, \
            Http(server.port) as client:
        client.post(call_tool("ListObjects", method="call_tool"))
        engine.call("ListObjects")
        ends_by_signal(server)
        same(server.process.wait(PATIENCE), 0)
        expect("restarting" not in server.err(), server.err())


@test
def a_server_that_puts_things_away_before_its_restart_ends_by_a_signal():
    with Server("--allow-config-changes") as server:
        folder = os.open(server.discovery + ".d", os.O_RDONLY)
        fcntl.flock(folder, fcntl.LOCK_EX)  # which the server waits for, but not for long
        ends_by_signal(server)
        os.close(folder)
        same(server.process.wait(PATIENCE), 0)


@test
def over_stdio_settings_are_saved_and_the_client_keeps_its_connection():
    with tempfile.TemporaryDirectory() as state:
        with Stdio("--state-dir", state, "--allow-config-changes") as client:
            client.ask(initialize())
            answer = client.ask(call_tool("SetConfig", {"allowWrites": True, "restart": True}, 1))
            expect("error" not in answer, answer)
            answer = client.ask(call_tool("GetConfig", {}, 2))
            same(answer["result"]["structuredContent"]["allowWrites"], True, answer)
        same(saved(state)["allowWrites"], True)


@test
def a_time_limit_for_code_is_a_number_of_milliseconds():
    for wrong in ("0", "-1", "soon", "", "3600001", "1.5"):
        ran = run("stdio", "--eval-timeout", wrong)
        same(ran.code, 2, wrong, ran)
        expect("--eval-timeout" in ran.err, ran)
    same(run("stdio", "--eval-timeout", "3600000").code, 0)


suite.main()
