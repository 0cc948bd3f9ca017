#!/usr/bin/env python3
"""libumcp-agent.so as a native plugin: a C# program drives it by P/Invoke, as the loader of
unity-package/ does in Unity.

The test plays the server. usage: plugin.py AGENT.so (exits with 77 where there is no Mono)
"""
import os
import shutil
import socket
import subprocess
import sys
import tempfile

from preload import HERE, PATIENCE, Link, expect_calls, expect_tools


def expect(link, heads):
    """These messages, in this order, whatever comes between."""
    for head in heads:
        while True:
            found = link.read()
            if all(found.get(key) == value for key, value in head.items()):
                break


def main(agent):
    if not shutil.which("mono") or not shutil.which("mcs"):
        return 77
    listener = socket.create_server(("127.0.0.1", 0))
    listener.settimeout(PATIENCE)
    with tempfile.TemporaryDirectory() as folder:
        program, end = os.path.join(folder, "plugin.exe"), os.path.join(folder, "end")
        subprocess.run(["mcs", "-out:" + program, os.path.join(HERE, "Plugin.cs")], check=True)
        later = os.path.join(folder, "later.dll")
        subprocess.run(["mcs", "-target:library", "-out:" + later,
                        os.path.join(HERE, "Preloaded.cs")], check=True)
        url = "ws://127.0.0.1:%d/unity" % listener.getsockname()[1]
        game = subprocess.Popen(["mono", program, url, end, later],
                                env=dict(os.environ, LD_LIBRARY_PATH=os.path.dirname(agent),
                                         XDG_STATE_HOME=folder))
        key = os.path.join(folder, "umcp/link.key")
        try:
            link = Link(listener, key)
            assert link.hello["pid"] == game.pid and link.hello["runtime"] == "Mono", link.hello
            expect(link, [{"event": "log"}])
            assert link.payload == '{"level":"Warning","message":"a warning \u00e9"}', link.payload
            expect(link, [{"event": "log"}])
            assert link.payload == ('{"level":"Error","message":"an error",'
                                    '"stack":"at Game.Update ()"}'), link.payload
            expect(link, [{"state": "reloading"}])
            link.send('{"call":1,"tool":"NoSuchTool"}\n{}')  # waits until the domain is back
            link.send('{"ping":1}')
            expect(link, [{"pong": 1}, {"state": "ready"}, {"done": 1, "kind": "NotReady"}])
            link.sock.close()
            link = Link(listener, key)
            expect_calls(link, 20)
            expect_tools(link, [("greet", "Game.Greet")])
            with open(end, "w", encoding="utf-8"):
                pass
            assert game.wait(PATIENCE) == 0
        finally:
            game.kill()
            game.wait()
            listener.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
