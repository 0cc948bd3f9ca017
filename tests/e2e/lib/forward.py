"""What the tests of `umcp stdio` in front of a server share: servers that come and go in one folder,
sessions through it, and who answers."""
import contextlib
import json
import os
import tempfile

from lib.umcp import Server, call_tool, expect, initialize, same

INITIALIZED = {"jsonrpc": "2.0", "method": "notifications/initialized"}
UPGRADED = (b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: umcp.lines\r\n"
            b"Connection: Upgrade\r\n\r\n")


def instances(folder):
    """The folder of instance files below a test's folder."""
    state = os.path.join(folder, "state", "umcp")
    return os.path.join(state, os.listdir(state)[0], "instances")


def start(folder, *args, kind=Server, **options):
    server = kind(*args, folder=folder, **options)
    return server.__enter__()


def kill(server):
    server.process.kill()
    server.clean_up()


@contextlib.contextmanager
def folder_of_test():
    with tempfile.TemporaryDirectory() as folder:
        yield folder


def port_of(s, id_):
    """The port of the server that answers: 0 for one that listens nowhere."""
    answer = s.ask(call_tool("GetConfig", {}, id_))
    same(answer["id"], id_, answer)
    return json.loads(answer["result"]["content"][0]["text"])["port"]


def begin(s):
    answer = s.ask(initialize())
    expect(answer["id"] == 0 and "result" in answer, answer)
    s.send(INITIALIZED)
