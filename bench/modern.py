"""Requests of MCP 2026-07-28: without a session, each with its envelope and its headers. umcp is
measured beside the SDK 2.x server and the canned-answer server, as network.py does it for sessions."""
import json
import os

import network
from servers import ADD, CONFIG, FIRST_ID, Canned, Sdk, Umcp

SECONDS = 65
LEVELS = (1, 32)           # connections
VERSION = "2026-07-28"
PREFIX = "io.modelcontextprotocol/"
META = {PREFIX + "protocolVersion": VERSION, PREFIX + "clientInfo": {"name": "bench", "version": "1"},
        PREFIX + "clientCapabilities": {}}


def with_meta(call):
    """The same call with its envelope."""
    return call[:-2] + ',"_meta":' + json.dumps(META, separators=(",", ":")) + "}}"


def headers_of(name):
    return [f"MCP-Protocol-Version: {VERSION}", "Mcp-Method: tools/call", f"Mcp-Name: {name}"]


class ModernUmcp(Umcp):
    name = "umcp-modern"
    call = with_meta(CONFIG)
    needs_session = False

    def headers(self):
        return headers_of("GetConfig")


class ModernSdk(Sdk):
    name = "sdk-modern"
    call = with_meta(ADD)
    needs_session = False

    def command(self):
        return ["node", os.path.join(self.bench.here, "sdk", "modern.mjs"), str(self.port)]

    def headers(self):
        return headers_of("add")


class ModernCanned(Canned):
    name = "canned-modern"
    call = with_meta(CONFIG).replace("@ID@", str(FIRST_ID))

    def headers(self):
        return headers_of("GetConfig")


def measure(bench, results):
    """Fills {(server, connections): [one result per round]}; servers take turns at each level."""
    for _ in bench.rounds(3, "HTTP without sessions"):
        servers = network.start_round(bench, (ModernUmcp, ModernSdk, ModernCanned))
        network.take_turns(bench, servers, LEVELS, results)
        for server in servers.values():
            server.stop()


def report(results):
    return network.report_http(f"HTTP without sessions ({VERSION})", results)


def judge(results, v):
    network.judge_http(results, v, "SDK 2.x server",
                       f"without sessions at {network.JUDGED_LEVEL} connections")
