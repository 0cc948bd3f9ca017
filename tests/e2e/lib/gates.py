"""What the tests of a live engine's writing side share: a server whose gates a test opens and
closes itself, what it says of refusals, streams of events."""
import contextlib
import json

from lib.live import Live
from lib.umcp import Http, expect, request, same

KINDS = {"NotReady", "PermissionDenied", "NotFound", "InvalidArgument", "Internal"}


class Open(Live):
    """A server with its engine. Its gates are closed until gates() opens them."""

    def __init__(self, make, *args):
        super().__init__(make)
        self.args += ["--allow-config-changes", *args]

    def gates(self, writes=True, confirm=False, code=False, components=(), members=(), hooks=()):
        """Sets all gates; what is not named is as closed as it can be."""
        same(self.call("SetConfig", {
            "allowWrites": writes, "requireConfirm": confirm, "enableConsoleEval": code,
            "componentAllowlist": list(components), "reflectionAllowlistMembers": list(members),
            "hookAllowlistSignatures": list(hooks)}), {"ok": True})

    def result(self, tool, **arguments):
        """A tool's own result, whether it says ok or not. Calls of write tools are never errors
        of JSON-RPC."""
        response = self.ask_tool(tool, arguments)
        same(response.status, 200, tool, arguments, response)
        content = response.json()["result"]["content"]
        same((len(content), content[0]["type"], content[0]["mimeType"]),
             (1, "text", "application/json"))
        same(json.loads(content[0]["text"]), content[0]["json"])
        return content[0]["json"]

    def do(self, tool, **arguments):
        """A write that must succeed: its result."""
        result = self.result(tool, **arguments)
        same(result.get("ok"), True, tool, arguments, result)
        return result

    def refuses(self, tool, **arguments):
        """A write that must fail: its error."""
        result = self.result(tool, **arguments)
        same((set(result), result["ok"]), ({"ok", "error"}, False), tool, arguments, result)
        error = result["error"]
        expect({"kind", "message"} <= set(error) <= {"kind", "message", "hint"}, tool, error)
        expect(error["kind"] in KINDS and isinstance(error["message"], str) and error["message"],
               tool, arguments, error)
        return error

    def denies(self, message, tool, **arguments):
        """A write that a gate must refuse with this message: its error."""
        error = self.refuses(tool, **arguments)
        same((error["kind"], error["message"]), ("PermissionDenied", message), tool, arguments)
        return error

    def wrong(self, tool, **arguments):
        """A write whose arguments must be refused, in one of the two forms that failures have: the
        error's kind."""
        return self.failure(tool, arguments)

    def is_well(self):
        """Does the engine still answer? Not only the server."""
        same(self.process.poll(), None, self.err())
        expect(self.tool("ListObjects")["Total"] > 0)


class Opened:
    """One such server for a file's tests, started when it is first wanted."""

    def __init__(self, make, *args):
        self.server, self.wanted = None, lambda: Open(make, *args)

    def get(self):
        if not self.server:
            expect(self.wanted, "the server did not start")
            server, self.wanted = self.wanted(), None
            server.__enter__()
            self.server = server
        return self.server

    def close(self):
        """It must still work, and end cleanly."""
        server, self.server = self.server, None
        if server:
            with contextlib.ExitStack() as stack:
                stack.push(server.__exit__)
                server.is_well()


class Events:
    """What stream_events tells while a with block runs."""

    def __init__(self, server):
        self.server, self.lines = server, []

    def __enter__(self):
        self.http = Http(self.server.port)
        self.http.post(request("stream_events", id_="events"))
        same(self.http.response_head().status, 200)
        self.until("selection")  # the snapshots
        return self

    def __exit__(self, *_):
        self.http.close()

    def next(self):
        while not self.lines:
            self.lines = [json.loads(line) for line in self.http.chunk().splitlines()]
        return self.lines.pop(0)

    def until(self, name, is_it=lambda payload: True):
        """All events up to the first such one, as pairs of name and payload."""
        seen = []
        while not (seen and seen[-1][0] == name and is_it(seen[-1][1])):
            message = self.next()
            if message.get("method") == "notification":
                seen.append((message["params"]["event"], message["params"]["payload"]))
        return seen


def errors_text(error):
    """All that an error says."""
    return json.dumps(error, ensure_ascii=False)
