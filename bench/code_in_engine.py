#!/usr/bin/env python3
"""Measures C# that umcp runs in the headless engine, and judges how soon code is stopped that does
not end: the time from its limit to the caller's answer.

usage: code_in_engine.py [--umcp PATH] [--quick]

A part of run.py, and a program of its own. Exit code 1: a target was missed. Without umcp-player or
Mono nothing is measured, and it says so.
"""
import argparse
import os
import statistics
import sys
import time

from harness import run_part, say, table
from live import what_is_missing
from servers import Broken, LiveUmcp

LIMIT_MS = 200             # how long code may run
STOP_MS = 100              # target: so long after that the caller knows, mostly
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
            if "was stopped" not in str(e):
                raise
            text = None
        return (time.monotonic() - began) * 1e3, text


def measure_codes(bench, server):
    """{code: (ms of the first time, [ms of the others])}"""
    rows = {}
    for code, wanted in CODES.items():
        took = []
        for _ in range(30 if bench.quick else 300):
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
    for i in range(25 if bench.quick else 200):
        ms, text = server.run(ENDLESS[i % len(ENDLESS)])
        late.append(ms - LIMIT_MS)
        bench.calls += 1
        if text is not None:
            bench.errors.append(f"{ENDLESS[i % len(ENDLESS)]} came to an end: {text}")
        if server.engine_pid() != engine:
            engine, n_engines = server.engine_pid(), n_engines + 1
    return sorted(late), n_engines


def measure(bench):
    """What was found; {"missing": why} if nothing can be measured."""
    missing = what_is_missing(bench)
    if missing:
        say(f"{missing}: code is left out")
        return {"missing": missing}
    say("code in the engine")
    server = Console(bench, os.path.join(bench.root, "examples", "unity-demo"),
                     os.path.join(bench.scratch, "state-code"))
    try:
        server.result("ListObjects", limit=1)
        time.sleep(2)  # the compiler gets ready when there is nothing else to do
        codes = measure_codes(bench, server)
        late, n_engines = measure_stops(bench, server)
        return {"missing": None, "codes": codes, "late": late, "engines": n_engines}
    finally:
        server.stop()


def percentile(ordered, part):
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def report(found):
    if found["missing"]:
        return []
    rows = [[f"`{code}`", f"{first:.1f}", f"{statistics.median(rest):.2f}",
             f"{percentile(rest, 0.99):.2f}"] for code, (first, rest) in found["codes"].items()]
    late = found["late"]
    return ["## Live engine: `ConsoleEval`, ms", "",
            *table(["code", "first", "p50", "p99"], rows), "",
            f"Code that does not end, {len(late)} times, limit {LIMIT_MS} ms: answered "
            f"{statistics.median(late):.1f} ms after it (p50), {percentile(late, MOSTLY):.1f} (p95), "
            f"{late[-1]:.1f} at most; engines used: {found['engines']}.", ""]


def judge(found, v):
    if found["missing"]:
        v.skip("code in the engine", found["missing"])
        return
    late = percentile(found["late"], MOSTLY)
    v.judge("code that does not end is stopped after its limit, p95", late <= STOP_MS,
            f"{late:.1f} ms", f"≤ {STOP_MS} ms")
    v.judge("engines that endless code has cost", found["engines"] == 1,
            str(found["engines"] - 1), "0")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--umcp", help="the program that is measured")
    parser.add_argument("--quick", action="store_true", help="fewer calls, rough numbers")
    parser.set_defaults(without_sdk=True, without_projects=True, without_live=False)
    return run_part(sys.modules[__name__], parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
