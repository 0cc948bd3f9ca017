"""Calls over HTTP in a session, beside the TypeScript SDK's server and the canned-answer server, and
frames over TCP. modern.py does the same without sessions and shares what is here."""
import statistics

from harness import median, table, undisturbed
from servers import Canned, Sdk, Umcp

SECONDS = 100
LEVELS = (1, 32, 256)      # connections
JUDGED_LEVEL = 32

# Targets.
SDK_FACTOR = 15            # times the SDK server's calls/s
CANNED_SHARE = 0.50        # of the machine's ceiling


def start_round(bench, kinds=(Umcp, Sdk, Canned)):
    """{name: server}, fresh and warmed up: the SDK's grows with every call of a session. Canned
    answers get the size of umcp's."""
    umcp_kind, sdk_kind, canned_kind = kinds
    umcp = umcp_kind(bench)
    bench.answer_size, _ = umcp.sample()
    bench.session_len = len(umcp.session or "")
    servers = {"umcp": umcp}
    if bench.with_sdk:
        servers["sdk"] = sdk_kind(bench)
        servers["sdk"].sample()
    servers["canned"] = canned_kind(bench)
    for server in servers.values():
        bench.http(server, JUDGED_LEVEL, seconds=server.warmup_s, warmup=0)
    return servers


def take_turns(bench, servers, levels, results):
    """Adds a result for each (server, connections)."""
    for level in levels:
        for name, server in servers.items():
            results.setdefault((name, level), []).append(
                bench.undisturbed_attempt(lambda s=server, n=level: bench.http(s, n)))


def measure(bench, found):
    """Fills {"http", "framed": {(server, connections): [one result per round]}}."""
    found.update(http={}, framed={})
    for _ in bench.rounds(3, "HTTP and frames"):
        servers = start_round(bench)
        take_turns(bench, servers, LEVELS, found["http"])
        for level in LEVELS:
            found["framed"].setdefault(("umcp", level), []).append(
                bench.framed(servers["umcp"], level, seconds=bench.seconds / 2))
        for server in servers.values():
            server.stop()


def ratio(results, level, other):
    """Median over the rounds of umcp's calls/s by the other's in the same round."""
    rounds = list(zip(results["umcp", level], results[other, level]))
    return statistics.median(a["calls_per_s"] / max(1, b["calls_per_s"])
                             for a, b in undisturbed(rounds))


def cells(results):
    return [f"{median(results, 'calls_per_s'):,.0f}", f"{median(results, 'p50_us'):,.0f}",
            f"{median(results, 'p99_us'):,.0f}"]


def report_http(title, results):
    rows = []
    for (name, level), found in sorted(results.items(), key=lambda item: item[0][1]):
        by = f"{ratio(results, level, name):.2f}" if name != "umcp" else ""
        rows.append([level, name, *cells(found), f"{median(found, 'cpu_us'):.1f}", by])
    columns = ["connections", "server", "calls/s", "p50 µs", "p99 µs", "cpu µs", "umcp is times"]
    return [f"## {title}, one `tools/call` per connection in flight", "", *table(columns, rows)]


def report(found):
    framed = [[level, name, *cells(r)] for (name, level), r in found["framed"].items()]
    return [*report_http("HTTP", found["http"]), "## Frames over TCP", "",
            *table(["connections", "server", "calls/s", "p50 µs", "p99 µs"], framed)]


def judge_http(results, v, sdk, at):
    if ("sdk", JUDGED_LEVEL) in results:
        times = ratio(results, JUDGED_LEVEL, "sdk")
        v.judge(f"calls/s against the {sdk} {at}", times >= SDK_FACTOR, f"{times:.1f}×",
                f"≥ {SDK_FACTOR}×")
    else:
        v.skip(f"calls/s against the {sdk} {at}", "Node.js is not installed")
    share = ratio(results, JUDGED_LEVEL, "canned")
    v.judge(f"calls/s against canned answers {at}", share >= CANNED_SHARE, f"{share:.0%}",
            f"≥ {CANNED_SHARE:.0%}")


def judge(found, v):
    judge_http(found["http"], v, "SDK server", f"at {JUDGED_LEVEL} connections")
