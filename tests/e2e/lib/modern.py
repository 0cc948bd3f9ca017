"""Requests of 2026-07-28 and later: each says in its _meta what a handshake said before, and over
HTTP its headers repeat some of that."""
import json

from lib.umcp import expect, request, same

VERSION = "2026-07-28"
PREFIX = "io.modelcontextprotocol/"
SUBSCRIPTION = PREFIX + "subscriptionId"
NAMES = {"tools/call": "name", "prompts/get": "name", "resources/read": "uri",
         "tasks/get": "taskId", "tasks/update": "taskId", "tasks/cancel": "taskId"}


def meta(can=None, **more):
    return {PREFIX + "protocolVersion": VERSION, PREFIX + "clientCapabilities": can or {},
            PREFIX + "clientInfo": {"name": "e2e", "version": "1"}, **more}


def modern(method, params=None, id_=1, can=None, **more):
    """`can`: what the client declares; `more`: further members of _meta."""
    return request(method, {**(params or {}), "_meta": meta(can, **more)}, id_)


def call(name, arguments=None, id_=1, can=None, **more):
    """`more`: further members of params."""
    return modern("tools/call", {"name": name, "arguments": arguments or {}, **more}, id_, can)


def cancelled(id_):
    message = modern("notifications/cancelled", {"requestId": id_})
    del message["id"]
    return message


def headers(message, **changed):
    """The lines of headers for a message. `changed`: header (with _ for -) to its value; None: it
    is left out."""
    key = NAMES.get(message["method"])
    lines = {"Accept": "application/json, text/event-stream", "MCP-Protocol-Version": VERSION,
             "Mcp-Method": message["method"]}
    if key in message["params"]:
        lines["Mcp-Name"] = message["params"][key]
    lines.update({name.replace("_", "-"): value for name, value in changed.items()})
    return "\r\n".join(f"{name}: {value}" for name, value in lines.items() if value is not None)


def complete(answer, id_=1):
    """The result of an answer that must be one, and complete."""
    same(answer.get("id"), id_, answer)
    expect("result" in answer, answer)
    same(answer["result"]["resultType"], "complete", answer)
    same(answer["result"]["_meta"][PREFIX + "serverInfo"]["name"], "umcp", answer)
    return answer["result"]


def refused(answer, code, id_=1):
    same(answer.get("id"), id_, answer)
    expect("error" in answer, answer)
    same(answer["error"]["code"], code, answer)
    return answer["error"]


def text_of(result):
    return result["content"][0]["text"]


def json_of(result):
    return json.loads(text_of(result))
