"""What the tests of the link share: calls that are made in the background, engines that connect."""
import json
import threading

from lib.engine import Engine
from lib.probe import instances, result_of
from lib.umcp import PATIENCE, call_tool, expect, wait_for

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
