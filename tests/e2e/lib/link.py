"""What the tests of the link share: calls that are made in the background, engines that connect, programs that umcp
starts as its player, and the server's end of the link, played by a test (docs/link.md)."""
import json
import os
import socket
import stat
import subprocess
import sys
import tempfile
import threading

from lib.engine import Engine, EngineSocket
import lib.engine
from lib.probe import instances, result_of
from lib.umcp import (EXAMPLE, PATIENCE, UMCP, Server, Stdio, call_tool, clean_env, end_process,
                      expect, same, wait_for)

WRITES = ("--allow-writes", "--no-confirm")
CODE = ("--allow-writes", "--allow-eval")


class Answer(threading.Thread):
    """A call that is made in the background."""

    def __init__(self, server, tool, arguments=None, path="/message", method="call_tool"):
        super().__init__(daemon=True)
        message = call_tool(tool, arguments, method=method)
        self.ask = lambda: server.post(message, path)
        self.response = None
        self.start()

    def run(self):
        self.response = self.ask()

    def json(self):
        self.join(PATIENCE)
        expect(self.response is not None, "no answer")
        return self.response.json()

    def result(self):
        return result_of(self.json())


def ask(server, tool, arguments=None):
    return server.post(call_tool(tool, arguments, method="call_tool")).json()


def connect(server, **hello):
    n = len(instances(server))
    engine = Engine(server.port, **hello)
    wait_for(lambda: len(instances(server)) > n, "the instance")
    return engine


def pings_until(engine, count):
    """Answers pings until that many have come; whatever else comes is a failure of the test."""
    while engine.pings < count:
        head = json.loads(engine.ws.read())
        expect("ping" in head, head)
        engine.pings += 1
        engine.pong(head["ping"])


# --- A program as the player ---


class Player:
    """A program that umcp can start as its player, and what it noted down."""

    def __init__(self, folder, **plan):
        self.path = os.path.join(folder, "player")
        self.log = os.path.join(folder, "player.log")
        self.plan = os.path.join(folder, "player.json")
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\nexec {sys.executable} {lib.engine.__file__} \"$@\"\n")
        os.chmod(self.path, stat.S_IRWXU)
        self.set(**plan)

    def set(self, **plan):
        with open(self.plan + ".new", "w", encoding="utf-8") as file:
            json.dump({"log": self.log, **plan}, file)
        os.rename(self.plan + ".new", self.plan)

    def starts(self):
        try:
            with open(self.log, encoding="utf-8") as file:
                return [json.loads(line) for line in file if line.endswith("\n")]
        except FileNotFoundError:
            return []

    def serve(self, *args, folder=None):
        return Server("--project", EXAMPLE, "--player", self.path, *args, folder=folder,
                      env={"UMCP_TEST_PLAYER": self.plan})


def with_folder(function):
    """A test that gets a folder of its own."""
    def in_folder():
        with tempfile.TemporaryDirectory() as folder:
            function(folder)
    in_folder.__name__ = function.__name__
    return in_folder


def stdio_with(player, *args):
    return Stdio("--project", EXAMPLE, "--player", player.path, *args,
                 env={"UMCP_TEST_PLAYER": player.plan})


# --- The server's end ---

PLAYER = os.path.join(os.path.dirname(UMCP), "umcp-player") if UMCP else None


class Wire(EngineSocket):
    """umcp-player on a project, for a with block."""

    def __init__(self, project):
        self.project = project
        self.number = 0
        self.events = []  # log events since they were last taken: pairs of head and payload

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        with socket.create_server(("127.0.0.1", 0)) as listener:
            listener.settimeout(PATIENCE)
            url = "ws://127.0.0.1:%d/unity" % listener.getsockname()[1]
            self.process = subprocess.Popen(
                [PLAYER, "--project", self.project, "--url", url, "--state-dir", self.folder.name],
                env=clean_env(self.folder.name), stdin=subprocess.DEVNULL)
            try:
                self.meet(listener.accept()[0])
            except BaseException:
                end_process(self.process)
                raise
        return self

    def __exit__(self, *_):
        self.sock.close()
        end_process(self.process)
        self.folder.cleanup()

    # --- Messages ---

    def meet(self, sock):
        self.shake_hands(sock, os.path.join(self.folder.name, "state/umcp/link.key"))
        same(self.read()[0]["hello"]["kind"], "player")
        self.send({"welcome": {"server": "test"}})

    def read(self):
        """Head and payload (None: there is none) of the next message."""
        head, _, payload = self.read_text().partition("\n")
        return json.loads(head), json.loads(payload) if payload else None

    def send(self, head, payload=None):
        data = json.dumps(head).encode()
        if payload is not None:
            data += b"\n" + json.dumps(payload).encode()
        self.send_bytes(data)

    # --- Calls ---

    def begin(self, tool, arguments, **head):
        """Sends a call; its number."""
        self.number += 1
        self.send({"call": self.number, "tool": tool, "deadlineMs": 60000, **head}, arguments)
        return self.number

    def end(self, number):
        """Head and payload of that call's answer; lines of the log that come before are kept."""
        while True:
            head, payload = self.read()
            if head.get("event") == "log":
                self.events.append((head, payload))
            if "done" in head and "total" not in head:
                same(head["done"], number, head)
                del head["done"]
                return head, payload

    def run(self, code, **head):
        return self.end(self.begin("execute_code", {"code": code}, **head))

    def take_events(self):
        events, self.events = self.events, []
        return events
