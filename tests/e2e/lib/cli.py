"""What the tests of the command line share: files to name, refusals; servers that come and go in one folder behind
`umcp stdio`, and who answers through it."""
import contextlib
import json
import os
import tempfile

from lib.umcp import Server, call_tool, expect, initialize, run, same


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text if isinstance(text, str) else json.dumps(text))
    os.chmod(path, 0o600)
    return path


@contextlib.contextmanager
def folder_with(name, text):
    """The path of a file of this text in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        yield write(folder, name, text)


def refused(code, *args, says, env=None):
    """The program must end with this code and a sentence for the user, with nothing on stdout."""
    ran = run(*args, env=env)
    same(ran.code, code, args, ran)
    same(ran.out, "", args)
    expect(ran.err.startswith("umcp: "), args, ran)
    for word in says if isinstance(says, tuple) else (says,):
        expect(word in ran.err, args, "does not say", word, ran)
    return ran


# --- Behind umcp stdio ---

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
