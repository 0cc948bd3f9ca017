#!/usr/bin/env python3
"""LD_PRELOAD=libumcp-agent.so: in a program that mono runs, and in an engine that loads Mono itself.

The test plays the server. usage: preload.py AGENT.so ENGINE [GameAssembly.so]
Exits with 77 where there is no Mono.
"""
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../e2e"))
from lib.engine import PATIENCE, EngineSocket  # noqa: E402

LIBRARY = "libmonosgen-2.0.so.1"


class Link(EngineSocket):
    """The server's end of one connection."""

    def __init__(self, listener, secret_file):
        self.shake_hands(listener.accept()[0], secret_file)
        self.tools = None  # the names of the last list
        self.hello = self.read()["hello"]
        assert self.read() == {"state": "ready"}
        self.send('{"welcome":{"server":"test"}}')

    def read(self):
        """The head of the next message that is no list of tools; its payload is kept as text."""
        while True:
            head, _, self.payload = self.read_text().partition("\n")
            found = json.loads(head)
            if "tools" not in found:
                return found
            self.tools = [(tool["name"], tool["where"]) for tool in found["tools"]]

    def send(self, text):
        self.send_bytes(text.encode())

    def call(self, number, tool):
        self.send('{"call":%d,"tool":"%s"}\n{}' % (number, tool))
        return self.read()


def expect_tools(link, tools):
    """An agent whose main thread is busy with other things tells of them when it comes by."""
    end = time.monotonic() + PATIENCE
    while link.tools != tools:
        assert time.monotonic() < end, link.tools
        link.send('{"ping":1}')
        link.read()
        time.sleep(0.01)


def expect_calls(link, count):
    for number in range(1, count + 1):
        link.send('{"ping":%d}' % number)
        assert link.read()["pong"] == number
        answer = link.call(number, "NoSuchTool")
        assert answer["done"] == number and answer["kind"] == "NotReady", answer


def try_game(folder, command, agent, kind, tools, **expected):
    listener = socket.create_server(("127.0.0.1", 0))
    listener.settimeout(PATIENCE)
    token = os.path.join(folder, "token")
    with open(token, "w", encoding="utf-8") as file:
        file.write("a token of 16 characters or more\n".replace(" ", "-"))
    os.chmod(token, 0o600)
    environment = dict(os.environ, LD_PRELOAD=agent, UMCP_TOKEN_FILE=token,
                       XDG_STATE_HOME=folder,
                       UMCP_URL="ws://127.0.0.1:%d/unity" % listener.getsockname()[1])
    game = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        link = Link(listener, token)
        assert "Authorization" not in link.headers
        assert link.hello["pid"] == game.pid
        assert link.hello["kind"] == kind, link.hello
        for key, value in expected.items():
            assert link.hello[key] == value, link.hello
        expect_calls(link, 200)
        expect_tools(link, tools)
        link.sock.close()
        link = Link(listener, token)
        expect_calls(link, 10)
        expect_tools(link, tools)
        if kind == "process":
            assert game.stdout.readline() == "LD_PRELOAD=\n"
    finally:
        status = game.poll()
        game.kill()
        game.communicate()
        listener.close()
        assert status is None, f"the game ended with {status}"


UNITY = {"unityVersion": "2022.3.20f1", "platform": "LinuxPlayer", "name": "Preloaded"}


def main(agent, engine, game_assembly=None):
    if not shutil.which("mono") or not shutil.which("mcs"):
        return 77
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "game.exe")
        source = os.path.join(HERE, "Preloaded.cs")
        subprocess.run(["mcs", "-debug", "-out:" + program, source], check=True)
        try_game(folder, ["mono", "--debug", program], agent, "process",
                 [("greet", "Preloaded.cs: Game.Greet")], runtime="Mono")
        tools = [("greet", "Game.Greet")]
        try_game(folder, [engine, LIBRARY, program], agent, "game", tools, runtime="Mono", **UNITY)
        if game_assembly:
            os.rename(program, os.path.join(folder, "game.dll"))
            try_game(folder, [engine, game_assembly, folder], agent, "game", tools, runtime="IL2CPP",
                     **UNITY)
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(os.path.abspath, sys.argv[1:])))
