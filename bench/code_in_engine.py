"""Measures C# that umcp runs in the headless engine, and judges how soon code is stopped that does
not end: the time from its limit to the caller's answer.

A part of run.py. Without umcp-player or Mono nothing is measured, and it says so.
"""
import os
import statistics
import time

import live
from harness import table
from servers import Broken, LiveUmcp

SECONDS = 20
LIMIT_MS = 200             # how long code may run
STOP_SHARE = 0.5           # target: the answer follows the limit by this share of it, mostly
MOSTLY = 0.95

CODES = {  # what runs: what it gives
    "1+1": "2",
    'return GameObject.Find("Player").transform.position;': None,
    "Enumerable.Range(0, 100).Where(x => x % 3 == 0).Sum()": "1683",
}
ENDLESS = ("while (true) { }",
           "for (;;) System.Threading.Thread.Sleep(10);",
           "while (true) new byte[1000].ToString();",
           'while (true) GameObject.Find("Player");',
           "while (true) Enumerable.Range(0, 100).Where(x => x > 3).ToList();")


what_is_missing = live.what_is_missing


class Console(LiveUmcp):
    """A server on which code may be run."""

    def command(self):
        return [*super().command(), "--allow-writes", "--allow-eval", "--no-confirm",
                "--eval-timeout", str(LIMIT_MS)]

    def run(self, code):
        """The ms that it takes, and its text; None if it was stopped."""
        began = time.monotonic()
        try:
            text = self.result("ConsoleEval", code=code)["result"]
        except Broken as e:
            if "stopped" not in str(e):
                raise
            text = None
        return (time.monotonic() - began) * 1e3, text


def measure_codes(bench, server):
    """{code: (ms of the first time, [ms of the others])}"""
    rows = {}
    for code, wanted in CODES.items():
        took = []
        for _ in range(30 if bench.quick else 200):
            ms, text = server.run(code)
            took.append(ms)
            bench.calls += 1
            if text is None or text != (wanted or text):
                bench.errors.append(f"{code}: {text}")
        rows[code] = took[0], sorted(took[1:])
    return rows


def measure_stops(bench, server):
    """[ms from the limit to the answer], and how many engines it took."""
    late, engine, n_engines = [], server.engine_pid(), 1
    for i in range(10 if bench.quick else 50):
        ms, text = server.run(ENDLESS[i % len(ENDLESS)])
        late.append(ms - LIMIT_MS)
        bench.calls += 1
        if text is not None:
            bench.errors.append(f"{ENDLESS[i % len(ENDLESS)]} came to an end: {text}")
        if server.engine_pid() != engine:
            engine, n_engines = server.engine_pid(), n_engines + 1
    return sorted(late), n_engines


def measure(bench, found):
    server = Console(bench, os.path.join(bench.root, "examples", "unity-demo"),
                     os.path.join(bench.scratch, "state-code"))
    server.result("ListObjects", limit=1)
    time.sleep(2)  # the compiler gets ready when there is nothing else to do
    found["codes"] = measure_codes(bench, server)
    found["late"], found["engines"] = measure_stops(bench, server)


def percentile(ordered, part):
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def report_codes(codes):
    rows = [[f"`{code}`", f"{first:.1f}", f"{statistics.median(rest):.2f}",
             f"{percentile(rest, 0.99):.2f}"] for code, (first, rest) in codes.items()]
    return ["## Live engine: `ConsoleEval`, ms", "", *table(["code", "first", "p50", "p99"], rows)]


def report_stops(late, engines):
    return [f"Code that does not end, {len(late)} times, limit {LIMIT_MS} ms: answered "
            f"{statistics.median(late):.1f} ms after it (p50), {percentile(late, MOSTLY):.1f} (p95), "
            f"{late[-1]:.1f} at most; engines used: {engines}.", ""]


def report(found):
    return [*(report_codes(found["codes"]) if "codes" in found else ()),
            *(report_stops(found["late"], found["engines"]) if "late" in found else ())]


def judge(found, v):
    if "late" not in found:
        return
    late = percentile(found["late"], MOSTLY)
    v.judge("time past the limit until endless code is stopped, p95", late <= STOP_SHARE * LIMIT_MS,
            f"{late / LIMIT_MS:.1%} of the limit", f"≤ {STOP_SHARE:.0%}")
    v.judge("engines that endless code has cost", found["engines"] == 1,
            str(found["engines"] - 1), "0")
