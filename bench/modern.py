"""Requests of MCP 2026-07-28: without a session, each with its envelope and its headers. umcp is
measured beside the SDK 2.x server and the canned-answer server, as run.py does it for sessions."""
import json
import os
import statistics

from harness import median, say, table, undisturbed
from servers import ADD, CONFIG, FIRST_ID, Canned, Sdk, Umcp

LEVELS = (1, 32)           # connections
JUDGED_LEVEL = 32
SDK_FACTOR = 15            # times the SDK server's calls/s
CANNED_SHARE = 0.50        # of the machine's ceiling
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

    def __init__(self, bench, size):
        self.size = size
        super().__init__(bench)

    def command(self):
        return [self.bench.tool("canned"), str(self.port), str(self.size)]

    def headers(self):
        return headers_of("GetConfig")


def start_round(bench):
    umcp = ModernUmcp(bench)
    size, _ = umcp.sample()
    servers = {"umcp": umcp}
    if bench.with_sdk:
        servers["sdk"] = ModernSdk(bench)
        servers["sdk"].sample()
    servers["canned"] = ModernCanned(bench, size)
    for server in servers.values():
        bench.http(server, JUDGED_LEVEL, seconds=server.warmup_s, warmup=0)
    return servers


def measure(bench):
    """{(server, connections): [one result per round]}; servers take turns at each level."""
    results = {}
    for n in range(bench.rounds):
        say(f"round {n + 1} of {bench.rounds}: HTTP without sessions")
        servers = start_round(bench)
        for level in LEVELS:
            for name, server in servers.items():
                results.setdefault((name, level), []).append(
                    bench.undisturbed_attempt(lambda s=server, n=level: bench.http(s, n)))
        for server in servers.values():
            server.stop()
    return results


def ratio(results, level, other):
    """Median over the rounds of umcp's calls/s by the other's in the same round."""
    rounds = list(zip(results["umcp", level], results[other, level]))
    return statistics.median(a["calls_per_s"] / max(1, b["calls_per_s"])
                             for a, b in undisturbed(rounds))


def report(results):
    rows = []
    for (name, level), found in sorted(results.items(), key=lambda item: item[0][1]):
        by = f"{ratio(results, level, name):.2f}" if name != "umcp" else ""
        rows.append([level, name, f"{median(found, 'calls_per_s'):,.0f}",
                     f"{median(found, 'p50_us'):,.0f}", f"{median(found, 'p99_us'):,.0f}",
                     f"{median(found, 'cpu_us'):.1f}", by])
    columns = ["connections", "server", "calls/s", "p50 µs", "p99 µs", "cpu µs", "umcp is times"]
    return [f"## HTTP without sessions ({VERSION}), one `tools/call` per connection in flight", "",
            *table(columns, rows)]


def judge(results, v):
    at = f"without sessions at {JUDGED_LEVEL} connections"
    if ("sdk", JUDGED_LEVEL) in results:
        times = ratio(results, JUDGED_LEVEL, "sdk")
        v.judge(f"calls/s against the SDK 2.x server {at}", times >= SDK_FACTOR, f"{times:.1f}×",
                f"≥ {SDK_FACTOR}×")
    else:
        v.skip(f"calls/s against the SDK 2.x server {at}", "run without it")
    share = ratio(results, JUDGED_LEVEL, "canned")
    v.judge(f"calls/s against canned answers {at}", share >= CANNED_SHARE, f"{share:.0%}",
            f"≥ {CANNED_SHARE:.0%}")
