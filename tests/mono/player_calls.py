#!/usr/bin/env python3
"""Plugin tools called in umcp-player: what they change is saved, whenever they change it; what hangs
is stopped; calls are told of progress, and tools that nobody waits for them any more.

The test plays the server. usage: player_calls.py PLAYER EXAMPLE_PROJECT
Exits with 77 where there is no Mono.
"""
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time

from preload import PATIENCE, Link

HERE = os.path.dirname(os.path.abspath(__file__))
OP = "550e8400-e29b-41d4-a716-44665544%04d"
SCENE = "Assets/Scenes/Main.unity"
MARK = """using System.Collections;
using UnityEngine;

public class Mark : MonoBehaviour
{
    public int number;

    public IEnumerator MoveSoon(string name, float x)
    {
        yield return null;
        PlayerTools.Move(name, x);
    }
}
"""


class Server(Link):
    """Makes calls; keeps what is said about them."""

    number = 0

    def send(self, text):
        data = text.encode()
        size = struct.pack(">BBH", 0x81, 126, len(data)) if len(data) > 125 else bytes(
            (0x81, len(data)))
        self.sock.sendall(size + data)

    def begin(self, tool, head=None, **arguments):
        self.number += 1
        head = dict({"call": self.number, "tool": tool, "deadlineMs": 60000}, **(head or {}))
        self.send(json.dumps(head) + "\n" + json.dumps(arguments))
        return self.number

    def end(self, number):
        """The head and payload of the answer; what came before it is in self.said."""
        self.said = []
        while True:
            head = self.read()
            if head.get("done") == number and "progress" not in head:
                return head, json.loads(self.payload) if self.payload else None
            self.said.append((head, self.payload))

    def call(self, tool, **arguments):
        head, result = self.end(self.begin(tool, **arguments))
        assert head.get("ok"), (tool, arguments, head)
        return result

    def fails(self, tool, head=None, **arguments):
        answer, _ = self.end(self.begin(tool, head, **arguments))
        assert answer.get("ok") is False, (tool, answer)
        return answer["kind"], answer["message"]

    def until(self, tool, value, **arguments):
        end = time.monotonic() + PATIENCE
        while self.call(tool, **arguments) != value:
            assert time.monotonic() < end, (tool, value)


def same(found, expected):
    assert found == expected, f"{found!r} is not {expected!r}"


def saved(server, root, name):
    """Where the scene's file has the object; None: it is not there."""
    server.call("SaveScene", confirm=True)
    with open(os.path.join(root, SCENE), encoding="utf-8") as file:
        text = file.read()
    found = re.search(r"--- !u!1 &(\d+)\nGameObject:(?:(?!---)[\s\S])*?m_Name: %s\n" % name, text)
    if not found:
        return None
    place = re.search(r"m_GameObject: {fileID: %s}\n(?:(?!---)[\s\S])*?"
                      r"m_LocalPosition: {x: ([-.\d]+)," % found.group(1), text)
    return float(place.group(1))


# --- Tests ---

def edits(server, root):
    ways = ("move", "move-await", "move-yield", "move-thread", "move-frames")
    for i, tool in enumerate(ways):
        name = "Edit%d" % i
        same(server.call("make", name=name), "made " + name)
        same(saved(server, root, name), 0)
        expected = "moved " + name if tool == "move-await" else "[Success] %s is done" % tool
        same(server.call(tool, name=name, x=i + 1), expected)
        same(server.call("where", thing=name), i + 1)
        same(saved(server, root, name), i + 1)
    server.call("make", name="Engine")
    server.call("move-engine", thing="/Engine", x=7)
    same(saved(server, root, "Engine"), 7)
    server.call("make", name="Void")
    server.call("move-void", name="Void", x=8)
    server.until("where", 8, thing="Void")
    same(saved(server, root, "Void"), 8)
    same(server.call("number", thing="Edit1"), 2)
    with open(os.path.join(root, SCENE), encoding="utf-8") as file:
        assert "  number: 2\n" in file.read()
    server.call("destroy-await", thing="Edit1")
    same(server.fails("where", thing="Edit1"),
         ("InvalidArgument", "Parameter 'thing': there is no GameObject 'Edit1'"))
    same(saved(server, root, "Edit1"), None)


def play(server, root):
    """What the game does, and what only promised to read, is not saved."""
    server.call("make", name="Played")
    server.call("play", name="Played", x=5)
    server.until("where", 5, thing="Played")
    server.call("move-secretly", name="Played", x=6)
    same(server.call("where", thing="Played"), 6)
    server.call("move-afterwards", name="Played", x=7)
    server.until("where", 7, thing="Played")
    same(saved(server, root, "Played"), 0)


def failures(server, _):
    same(server.fails("where"), ("InvalidArgument", "Required parameter 'thing' is missing."))
    same(server.fails("throw-await"), ("Tool", "InvalidOperationException: after an await"))
    same(server.fails("no-such-tool")[0], "NotReady")
    server.call("make", name="Still")


def hangs(server, _):
    limit = {"runMs": 300}
    same(server.fails("hang", limit),
         ("Timeout", "umcp stopped 'hang', because it ran longer than 300 ms (--eval-timeout)"))
    same(server.fails("hang-await", limit)[0], "Timeout")
    server.call("make", name="Alive")
    number = server.begin("hang-void", limit)
    server.end(number)
    server.call("make", name="AliveToo")
    same(server.call("gone"), 0)


def cancels(server, _):
    number = server.begin("wait")
    server.call("make", name="Meanwhile")
    server.send('{"cancel":%d}' % number)
    head, _ = server.end(number)
    same((head["kind"], head["message"]), ("Timeout", "Cancelled"))
    server.until("gone", 1)
    same(server.fails("wait", {"runMs": 200})[0], "Timeout")
    server.until("gone", 2)


def tells(server, _):
    number = server.begin("report")
    head, result = server.end(number)
    same(result, "reported")
    told = [said["done"] for said, _ in server.said if said.get("progress") == number]
    same((told[-1], sorted(set(told))), (1, told))
    number = server.begin("log-await", {"op": OP % 1}, text="late words")
    server.end(number)
    lines = [(head.get("op"), json.loads(payload)["message"]) for head, payload in server.said
             if head.get("event") == "log"]
    assert (OP % 1, "late words") in lines, lines


def next_done(server):
    head = server.read()
    while "done" not in head or "progress" in head:
        head = server.read()
    assert head.get("ok"), head
    return head["done"]


def order(server, root):
    """One after the other, in order; and those that are awaited, more than can be at a time."""
    numbers = [server.begin("make", name="Order%d" % i) for i in range(150)]
    numbers += [server.begin("where", thing="Order%d" % i) for i in range(150)]
    for number in numbers:
        same(next_done(server), number)
    waiting = [server.begin("move-await", name="Order%d" % i, x=i) for i in range(100)]
    same(sorted(next_done(server) for _ in waiting), waiting)
    same(saved(server, root, "Order99"), 99)


def assets(server, _):
    """Those of the project, whether something has loaded them or not."""
    for material, prefab in (("Red", "CrateStack"), ("Wood", "Crate")):
        same(server.call("load", material="Assets/Materials/%s.mat" % material,
                         prefab="Assets/Prefabs/%s.prefab" % prefab),
             "%s %s False" % (material, prefab))
        same(server.call("load", material=material, prefab="Assets/Prefabs/Crate.prefab"),
             "%s Crate False" % material)
    same(server.call("body", thing="Assets/Prefabs/Crate.prefab"), "Crate")
    for path in ("Assets/Materials/No.mat", "Assets/Materials", "Assets/../Red.mat", "Assets/",
                 "Assets/Prefabs/Crate.prefab"):
        same(server.fails("load", material=path, prefab="Assets/Prefabs/Crate.prefab"),
             ("InvalidArgument", "Parameter 'material': there is no Material '%s'" % path))


def reloads(server, root):
    """Calls that wait for a reload are answered by the new code; those that were awaited are told."""
    number = server.begin("wait")
    same(server.call("make", name="Old"), "made Old")  # so the call before it has begun
    path = os.path.join(root, "Assets/Scripts/PlayerTools.cs")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace('return "made "', 'return "newly made "'))
    head, _ = server.end(number)
    same(head["kind"], "Tool")  # a write: what it had done stands
    same(server.call("make", name="New"), "newly made New")


def write_script(root, name, text):
    path = os.path.join(root, "Assets/Scripts", name + ".cs")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    with open(path + ".meta", "w", encoding="utf-8") as file:
        file.write("fileFormatVersion: 2\nguid: %s\n" % name.encode().hex().ljust(32, "0"))


def main(player, example):
    if not shutil.which("mono") or not shutil.which("mcs"):
        return 77
    listener = socket.create_server(("127.0.0.1", 0))
    listener.settimeout(PATIENCE)
    with tempfile.TemporaryDirectory() as folder:
        root = os.path.join(folder, "project")
        shutil.copytree(example, root, ignore=shutil.ignore_patterns("Library", "Temp"))
        with open(os.path.join(HERE, "PlayerTools.cs"), encoding="utf-8") as file:
            write_script(root, "PlayerTools", file.read())
        write_script(root, "Mark", MARK)
        game = subprocess.Popen([player, "--project", root, "--scene", SCENE, "--state-dir",
                                 os.path.join(folder, "state"), "--url",
                                 "ws://127.0.0.1:%d/unity" % listener.getsockname()[1]],
                                env=dict(os.environ, XDG_STATE_HOME=folder))
        try:
            server = Server(listener, os.path.join(folder, "umcp/link.key"))
            for test in TESTS:
                if len(sys.argv) < 4 or test.__name__ in sys.argv[3:]:
                    test(server, root)
                    print(test.__name__)
            assert game.poll() is None
        finally:
            game.kill()
            game.wait()
            listener.close()
    return 0


TESTS = (edits, play, failures, hangs, cancels, tells, order, assets, reloads)

if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])))
