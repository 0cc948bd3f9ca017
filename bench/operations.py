"""Measures what it costs that operations are on record, and judges it: `execute_code` with the
database against `execute_code` with the memory store, plain reads on both, and memory over many
operations. Both servers run at once and take turns.

A part of run.py. Without umcp-player or Mono nothing is measured, and it says so.
"""
import os
import statistics
import time

import live
from harness import table
from servers import STATUS, Broken, LiveUmcp

SECONDS = 40
LEVELS = (1, 8)            # connections
ROUNDS = 6
COUNT = {False: 100_000, True: 10_000}  # operations for memory

# Targets.
SHARE = 0.70               # of the round trips with the memory store
READS = 0.90               # of its plain reads
GROWTH_MB = 2              # of the server in the second half of many operations

CODE = STATUS.replace('"GetStatus","arguments":{}', '"execute_code","arguments":{"code":"1+1"}')


what_is_missing = live.what_is_missing


class Recorder(LiveUmcp):
    """A server on which code may be run; `state` says where it keeps its records."""

    refuse = '"isError":true'

    def command(self):
        return [*super().command(), "--allow-writes", "--allow-eval"]

    def become(self, call, expect):
        """Calls this from now on; the first code may take longer than its caller waits."""
        self.call, self.expect = call, expect
        for tries_left in range(5, -1, -1):
            try:
                self.sample()
                return
            except Broken:
                if not tries_left:
                    raise
                time.sleep(1)


def take_turns(bench, servers, call, expect, level):
    """[(memory's calls/s, sqlite's)], one pair per round; who goes first changes."""
    for server in servers.values():
        server.become(call, expect)
    pairs = []
    for n in bench.rounds(ROUNDS, f"operations, {level} connection(s)"):
        order = list(servers) if n % 2 else list(servers)[::-1]
        got = {name: bench.http(servers[name], level, seconds=bench.seconds / 4)
               for name in order}
        pairs.append((got["memory"], got["sqlite"]))
    return pairs


def measure_growth(bench, server):
    """[(operations, resident kB)]"""
    server.become(CODE, '"text":"2"')
    rows, done = [], 0
    for mark in (0, COUNT[bench.quick] // 2, COUNT[bench.quick]):
        if mark:
            done += bench.http(server, 8, count=mark - done,
                               seconds=max(3, bench.time_left()), warmup=0)["calls"]
        rows.append((done, server.memory()["VmRSS"]))
        if done < mark:
            bench.notes.append(f"operations: {done:,} of {mark:,} in the time given")
    return rows


def measure(bench, found):
    folder = os.path.join(bench.root, "examples", "unity-demo")
    servers = {"memory": Recorder(bench, folder, "none"),
               "sqlite": Recorder(bench, folder, os.path.join(bench.scratch, "state-records"))}
    for server in servers.values():
        server.tool("ListObjects", limit=1)
    time.sleep(2)  # the compilers get ready when there is nothing else to do
    for what, call, expect in (("code", CODE, '"text":"2"'), ("reads", STATUS, "UnityVersion")):
        found[what] = {}
        for level in LEVELS:
            found[what][level] = take_turns(bench, servers, call, expect, level)
    found["growth"] = measure_growth(bench, servers["sqlite"])


def share(pairs):
    return statistics.median(b["calls_per_s"] / max(1, a["calls_per_s"]) for a, b in pairs)


def report(found):
    rows = []
    for what, name in (("code", "`execute_code`"), ("reads", "`GetStatus`")):
        for level, pairs in found.get(what, {}).items():
            middle = [statistics.median(p[i]["calls_per_s"] for p in pairs) for i in (0, 1)]
            late = [statistics.median(p[i]["p50_us"] for p in pairs) for i in (0, 1)]
            rows.append([name, level, f"{middle[0]:,.0f}", f"{late[0]:,.0f}", f"{middle[1]:,.0f}",
                         f"{late[1]:,.0f}", f"{share(pairs):.2f}"])
    memory = [[f"{n:,}", f"{kb:,}"] for n, kb in found.get("growth", ())]
    return ["## Live engine: operations on record", "",
            *table(["tool", "connections", "memory calls/s", "p50 µs", "sqlite calls/s", "p50 µs",
                    "share"], rows),
            *table(["operations", "server's VmRSS kB"], memory)]


def judge(found, v):
    for level, pairs in found.get("code", {}).items():
        v.judge(f"execute_code with SQLite against memory, {level} connection(s)",
                share(pairs) >= SHARE, f"{share(pairs):.2f}", f"≥ {SHARE}")
    for level, pairs in found.get("reads", {}).items():
        v.judge(f"plain reads with SQLite against memory, {level} connection(s)",
                share(pairs) >= READS, f"{share(pairs):.2f}", f"≥ {READS}")
    if "growth" not in found:
        return
    (_, _), (half, before), (all_of_them, after) = found["growth"]
    grown = (after - before) / 1024
    v.judge(f"memory from {half:,} to {all_of_them:,} operations", grown <= GROWTH_MB,
            f"{grown:+.2f} MB", f"≤ {GROWTH_MB} MB")
