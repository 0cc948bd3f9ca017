"""Clients of MCP's tasks, in both forms. Each checks that what it gets has the members that the
schema wants for that status, and no others."""
import re

from lib.umcp import Http, expect, initialize, request, same, wait_for

PREFIX = "io.modelcontextprotocol/"
META = {PREFIX + "protocolVersion": "2026-07-28",
        PREFIX + "clientCapabilities": {"extensions": {PREFIX + "tasks": {}}}}
TASK = {"taskId", "status", "createdAt", "lastUpdatedAt", "ttlMs", "pollIntervalMs"}
REST = {"working": (), "input_required": ("inputRequests",), "completed": ("result",),
        "failed": ("error", "statusMessage"), "cancelled": ("statusMessage",)}
TASK_ID = re.compile(r"[0-9a-f-]{36}\.[0-9a-f]{16}")


class Modern:
    """The Tasks extension of 2026-07-28, over HTTP or on a Stdio."""

    def __init__(self, port=None, stdio=None):
        self.http, self.stdio, self.number = port and Http(port), stdio, 0

    @classmethod
    def on(cls, stdio):
        return cls(stdio=stdio)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.http.close()

    def send(self, method, params, name):
        self.number += 1
        message = request(method, {**params, "_meta": META}, self.number)
        if self.stdio:
            return self.stdio.ask(message)
        headers = ("MCP-Protocol-Version: 2026-07-28\r\nAccept: application/json, text/event-stream"
                   f"\r\nMcp-Method: {method}\r\nMcp-Name: {name}")
        return self.http.ask(message, "/mcp", headers).json()

    def call(self, tool, arguments):
        return self.send("tools/call", {"name": tool, "arguments": arguments}, tool)

    def make(self, tool, arguments):
        """The task that a call has become."""
        made = self.call(tool, arguments)["result"]
        same([made.pop("resultType"), made["status"]], ["task", "working"], made)
        made.pop("_meta")
        same(set(made), TASK, made)
        expect(TASK_ID.fullmatch(made["taskId"]), made)
        return made

    def start(self, tool, arguments):
        """Its id."""
        return self.make(tool, arguments)["taskId"]

    def ask(self, method, task, **params):
        return self.send(method, {"taskId": task, **params}, task)

    def get(self, task):
        found = self.ask("tasks/get", task)["result"]
        same(found.pop("resultType"), "complete")
        found.pop("_meta")
        same(set(found), TASK | set(REST[found["status"]]), found)
        same(found["taskId"], task)
        return found

    def cancel(self, task):
        ack = self.ask("tasks/cancel", task)["result"]
        same([set(ack), ack["resultType"]], [{"resultType", "_meta"}, "complete"], ack)

    def ends(self, task):
        """The task, once it has come to an end."""
        def ended():
            found = self.get(task)
            return found if found["status"] not in ("working", "input_required") else None
        return wait_for(ended, f"the end of {task}")


class Old:
    """The experimental tasks of a session of 2025-11-25, over HTTP."""

    def __init__(self, port):
        self.http, self.number = Http(port), 0
        self.headers = "Accept: application/json, text/event-stream"
        opened = self.http.ask(initialize(), "/mcp", self.headers)
        self.headers += "\r\nMcp-Session-Id: " + opened.headers["mcp-session-id"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.http.close()

    def ask(self, method, params):
        self.number += 1
        return self.http.ask(request(method, params, self.number), "/mcp", self.headers).json()

    def start(self, tool, arguments):
        made = self.ask("tools/call", {"name": tool, "arguments": arguments, "task": {"ttl": 60000}})
        return made["result"]["task"]["taskId"]
