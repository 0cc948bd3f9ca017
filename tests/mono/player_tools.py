#!/usr/bin/env python3
"""umcp-player tells of the plugin tools of a project: at the start, and when sources change. And its
C and C# halves fit together: internal calls and the keys of classes (--self-check).

The test plays the server. usage: player_tools.py PLAYER
Exits with 77 where there is no Mono.
"""
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from preload import PATIENCE, Link, expect_tools

TOOLS = """// %(comment)s
using System;
using System.ComponentModel;

namespace Game {

class McpPluginToolAttribute : Attribute {
    public McpPluginToolAttribute(string name) { Name = name; }
    public string Name { get; private set; }
}

static class Tools {
    [McpPluginTool("%(name)s"), Description("Opens a door")]
    static string Open(string door, float amount = 1) { return door; }

    class Inner {
        [McpPluginTool("inner")]
        void Run() { }
        [McpPluginTool("bad name")]
        void Bad() { }
    }
}

}
"""
OTHER = "using UnityEngine; public class Other : MonoBehaviour { public int x; }\n"
WHERE = "Assets/Scripts/Tools of ours.cs: Game.Tools"


def write(root, path, text):
    path = os.path.join(root, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.rename(path + ".new", path)
    with open(path + ".meta", "w", encoding="utf-8") as file:
        file.write("fileFormatVersion: 2\nguid: %032x\n" % (abs(hash(path)) % 2**120))


def write_tools(root, name, comment=""):
    write(root, "Assets/Scripts/Tools of ours.cs", TOOLS % {"name": name, "comment": comment})


def expected(name):
    return sorted([(name, WHERE + ".Open"), ("inner", WHERE + "+Inner.Run")])


def read_until(link, head):
    """Reads up to this head; the payloads of the events before it."""
    payloads = []
    while True:
        found = link.read()
        if "event" in found:
            payloads.append(link.payload)
        if found == head:
            return payloads


def expect_complaint(payloads):
    found = [text for text in payloads if "the plugin tool" in text]
    assert len(found) == 1, payloads
    assert ("umcp leaves out the plugin tool 'bad name': a name begins with a letter" in found[0] and
            f"({WHERE}+Inner.Bad)" in found[0] and '"Warning"' in found[0]), found


def settle(link):
    """A look at the assemblies later nothing has been said again."""
    for number in range(1, 30):
        link.send('{"ping":%d}' % number)
        found = link.read()
        while found.get("event") == "scripts":  # the report of the build, a frame later
            found = link.read()
        assert found.get("pong") == number, (found, link.payload)
        time.sleep(0.02)


def expect_reloads(link, root):
    """What changes is told before the engine is ready again; what does not is not told."""
    write_tools(root, "shut-door")
    read_until(link, {"state": "reloading"})
    link.tools = None
    expect_complaint(read_until(link, {"state": "ready"}))
    assert link.tools == expected("shut-door"), link.tools
    link.tools = None
    write_tools(root, "shut-door", "the same tools")
    read_until(link, {"state": "reloading"})
    expect_complaint(read_until(link, {"state": "ready"}))
    settle(link)
    assert link.tools is None, link.tools
    write(root, "Assets/Scripts/Tools of ours.cs", "// none any more\n")
    read_until(link, {"state": "reloading"})
    read_until(link, {"state": "ready"})
    assert link.tools == [], link.tools


def main(player):
    if not shutil.which("mono") or not shutil.which("mcs"):
        return 77
    listener = socket.create_server(("127.0.0.1", 0))
    listener.settimeout(PATIENCE)
    with tempfile.TemporaryDirectory() as folder:
        root = os.path.join(folder, "project")
        write(root, "ProjectSettings/ProjectVersion.txt", "m_EditorVersion: 2022.3.20f1\n")
        write(root, "Assets/Other.cs", OTHER)
        write_tools(root, "open-door")
        subprocess.run([player, "--project", root, "--state-dir", os.path.join(folder, "own"),
                        "--self-check"], check=True, timeout=PATIENCE)
        game = subprocess.Popen([player, "--project", root, "--state-dir",
                                 os.path.join(folder, "state"), "--url",
                                 "ws://127.0.0.1:%d/unity" % listener.getsockname()[1]],
                                env=dict(os.environ, XDG_STATE_HOME=folder))
        try:
            link = Link(listener, os.path.join(folder, "umcp/link.key"))
            expect_tools(link, expected("open-door"))
            expect_reloads(link, root)
            link.sock.close()
            link = Link(listener, os.path.join(folder, "umcp/link.key"))
            expect_tools(link, [])
            assert game.poll() is None
        finally:
            game.kill()
            game.wait()
            listener.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
