#!/usr/bin/env python3
"""Measures what it costs that operations are on record, and judges it: `execute_code` with the
database against `execute_code` with the memory store, plain reads on both, and memory over many
operations. Both servers run at once and take turns.

usage: operations.py [--umcp PATH] [--quick]

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
from servers import STATUS, LiveUmcp

LEVELS = (1, 8)            # connections
ROUNDS = {False: 7, True: 3}  # by quick
COUNT = {False: 100_000, True: 10_000}  # operations for memory

# Targets.
SHARE = 0.70               # of the round trips with the memory store
READS = 0.90               # of its plain reads
GROWTH_MB = 2              # of the server in the second half of many operations

CODE = STATUS.replace('"GetStatus","arguments":{}', '"execute_code","arguments":{"code":"1+1"}')


class Recorder(LiveUmcp):
    """A server on which code may be run; `state` says where it keeps its records."""

    refuse = '"isError":true'

    def command(self):
        return [*super().command(), "--allow-writes", "--allow-eval"]

    def become(self, call, expect):
        self.call, self.expect = call, expect
        self.sample()


def take_turns(bench, servers, call, expect, level):
    """[(memory's calls/s, sqlite's)], one pair per round; who goes first changes."""
    for server in servers.values():
        server.become(call, expect)
    pairs = []
    for n in range(ROUNDS[bench.quick]):
        order = list(servers) if n % 2 else list(servers)[::-1]
        got = {name: bench.http(servers[name], level, seconds=bench.seconds / 2)
               for name in order}
        pairs.append((got["memory"], got["sqlite"]))
    return pairs


def measure_growth(bench, server):
    """[(operations, resident kB)]"""
    server.become(CODE, '"text":"2"')
    rows, done = [], 0
    for mark in (0, COUNT[bench.quick] // 2, COUNT[bench.quick]):
        if mark:
            done += bench.http(server, 8, count=mark - done, seconds=120, warmup=0)["calls"]
        rows.append((done, server.memory()["VmRSS"]))
        if done < mark:
            bench.errors.append(f"operations: only {done} of {mark} in the time given")
    return rows


def measure(bench):
    """What was found; {"missing": why} if nothing can be measured."""
    missing = what_is_missing(bench)
    if missing:
        say(f"{missing}: operations are left out")
        return {"missing": missing}
    say("operations on record")
    folder = os.path.join(bench.root, "examples", "unity-demo")
    servers = {"memory": Recorder(bench, folder, "none"),
               "sqlite": Recorder(bench, folder, os.path.join(bench.scratch, "state-records"))}
    try:
        for server in servers.values():
            server.tool("ListObjects", limit=1)
        time.sleep(2)  # the compilers get ready when there is nothing else to do
        return {"missing": None,
                "code": {n: take_turns(bench, servers, CODE, '"text":"2"', n) for n in LEVELS},
                "reads": {n: take_turns(bench, servers, STATUS, "UnityVersion", n)
                          for n in LEVELS},
                "growth": measure_growth(bench, servers["sqlite"])}
    finally:
        for server in servers.values():
            server.stop()


def share(pairs):
    return statistics.median(b["calls_per_s"] / max(1, a["calls_per_s"]) for a, b in pairs)


def report(found):
    if found["missing"]:
        return []
    rows = []
    for what, name in (("code", "`execute_code`"), ("reads", "`GetStatus`")):
        for level, pairs in found[what].items():
            middle = [statistics.median(p[i]["calls_per_s"] for p in pairs) for i in (0, 1)]
            late = [statistics.median(p[i]["p50_us"] for p in pairs) for i in (0, 1)]
            rows.append([name, level, f"{middle[0]:,.0f}", f"{late[0]:,.0f}", f"{middle[1]:,.0f}",
                         f"{late[1]:,.0f}", f"{share(pairs):.2f}"])
    memory = [[f"{n:,}", f"{kb:,}"] for n, kb in found["growth"]]
    return ["## Live engine: operations on record", "",
            *table(["tool", "connections", "memory calls/s", "p50 µs", "sqlite calls/s", "p50 µs",
                    "share"], rows),
            *table(["operations", "server's VmRSS kB"], memory)]


def judge(found, v):
    if found["missing"]:
        v.skip("operations on record", found["missing"])
        return
    for level, pairs in found["code"].items():
        v.judge(f"execute_code with SQLite against memory, {level} connection(s)",
                share(pairs) >= SHARE, f"{share(pairs):.2f}", f"≥ {SHARE}")
    for level, pairs in found["reads"].items():
        v.judge(f"plain reads with SQLite against memory, {level} connection(s)",
                share(pairs) >= READS, f"{share(pairs):.2f}", f"≥ {READS}")
    (_, _), (half, before), (all_of_them, after) = found["growth"]
    grown = (after - before) / 1024
    v.judge(f"memory from {half:,} to {all_of_them:,} operations", grown <= GROWTH_MB,
            f"{grown:+.2f} MB", f"≤ {GROWTH_MB} MB")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--umcp", help="the program that is measured")
    parser.add_argument("--quick", action="store_true", help="fewer calls, rough numbers")
    parser.set_defaults(without_sdk=True, without_projects=True, without_live=False)
    return run_part(sys.modules[__name__], parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
