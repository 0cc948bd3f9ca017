#!/usr/bin/env python3
"""LD_PRELOAD=libumcp-agent.so: in a program that mono runs, and in an engine that loads Mono itself.

The test plays the server. usage: preload.py AGENT.so ENGINE [GameAssembly.so]
Exits with 77 where there is no Mono.
"""
import base64
import hashlib
import json
import os
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = "libmonosgen-2.0.so.1"
PATIENCE = 60


class Link:
    """The server's end of one connection."""

    def __init__(self, listener):
        self.sock, _ = listener.accept()
        self.sock.settimeout(PATIENCE)
        self.kept = b""
        while b"\r\n\r\n" not in self.kept:
            self.more()
        head, self.kept = self.kept.split(b"\r\n\r\n", 1)
        self.headers = dict(line.split(": ", 1) for line in head.decode().split("\r\n")[1:])
        key = self.headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        accept = base64.b64encode(hashlib.sha1(key.encode()).digest()).decode()
        self.sock.sendall((f"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                           f"Connection: Upgrade\r\nSec-WebSocket-Accept: {accept}\r\n"
                           f"Sec-WebSocket-Protocol: umcp.1\r\n\r\n").encode())
        self.tools = None  # the names of the last list
        self.hello = self.read()["hello"]
        assert self.read() == {"state": "ready"}
        self.send('{"welcome":{"server":"test"}}')

    def more(self):
        data = self.sock.recv(65536)
        assert data, "the agent is gone"
        self.kept += data

    def exactly(self, count):
        while len(self.kept) < count:
            self.more()
        found, self.kept = self.kept[:count], self.kept[count:]
        return found

    def read(self):
        """The head of the next message that is no list of tools; its payload is kept as text."""
        while True:
            _, size = self.exactly(2)
            size &= 0x7F
            if size == 126:
                size = struct.unpack(">H", self.exactly(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.exactly(8))[0]
            mask = self.exactly(4)
            data = bytes(b ^ mask[i % 4] for i, b in enumerate(self.exactly(size)))
            head, _, self.payload = data.decode().partition("\n")
            found = json.loads(head)
            if "tools" not in found:
                return found
            self.tools = [(tool["name"], tool["where"]) for tool in found["tools"]]

    def send(self, text):
        assert len(text) < 126
        self.sock.sendall(bytes((0x81, len(text))) + text.encode())

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
        file.write("s3cret\n")
    environment = dict(os.environ, LD_PRELOAD=agent, UMCP_TOKEN_FILE=token,
                       UMCP_URL="ws://127.0.0.1:%d/unity" % listener.getsockname()[1])
    game = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        link = Link(listener)
        assert link.headers["Authorization"] == "Bearer s3cret"
        assert link.hello["pid"] == game.pid
        assert link.hello["kind"] == kind, link.hello
        for key, value in expected.items():
            assert link.hello[key] == value, link.hello
        expect_calls(link, 200)
        expect_tools(link, tools)
        link.sock.close()
        link = Link(listener)
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
