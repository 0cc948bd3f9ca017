"""Calls and cold starts on stdio, beside the TypeScript SDK's server."""
import statistics

from harness import median, table
from network import cells

SECONDS = 30
IN_FLIGHT = (1, 32)

# Targets.
COLD_SHARE = 0.05          # of the time that the SDK's server takes to its first answer


def measure(bench, found):
    """Fills {"calls": {(server, in flight): [result]}, "cold": {server: [result]}}; servers take
    turns."""
    names = ["umcp", "sdk"] if bench.with_sdk else ["umcp"]
    found.update(calls={}, cold={name: [] for name in names})
    for _ in bench.rounds(3, "stdio"):
        for in_flight in IN_FLIGHT:
            for name in names:
                found["calls"].setdefault((name, in_flight), []).append(bench.stdio(name, in_flight))
        for name in names:
            found["cold"][name].append(bench.cold(name))


def report(found):
    calls = [[n, name, *cells(r)] for (name, n), r in found["calls"].items()]
    starts = [[name, sum(r["runs"] for r in rounds), f"{min(r['min_ms'] for r in rounds):.1f}",
               f"{median(rounds, 'p50_ms'):.1f}", f"{max(r['max_ms'] for r in rounds):.1f}"]
              for name, rounds in found["cold"].items()]
    return ["## stdio", "", *table(["in flight", "server", "calls/s", "p50 µs", "p99 µs"], calls),
            "## Cold start: from fork to the answer to `initialize` on stdio", "",
            *table(["server", "runs", "min ms", "p50 ms", "max ms"], starts)]


def judge(found, v):
    what = "cold start p50 against the SDK server's"
    if "sdk" not in found["cold"]:
        v.skip(what, "Node.js is not installed")
        return
    share = statistics.median(a["p50_ms"] / b["p50_ms"] for a, b in
                              zip(found["cold"]["umcp"], found["cold"]["sdk"]))
    v.judge(what, share <= COLD_SHARE, f"{share:.1%}", f"≤ {COLD_SHARE:.0%}")
