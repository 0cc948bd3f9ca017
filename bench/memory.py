"""Memory of one server over many calls, and the path of a call in process, without sockets."""
import json
import subprocess

from harness import table
from servers import Umcp, pinned

SECONDS = 30
CONNECTIONS = 32

# Targets.
RSS_MB = 12
GROWTH_MB = 1


def measure_memory(bench):
    """[(calls so far, resident kB, peak kB)], first before any call."""
    marks = (20_000, 100_000, 200_000) if bench.quick else (100_000, 500_000, 1_000_000)
    server = Umcp(bench)
    rows, done = [], 0
    for mark in (0, *marks):
        if mark:
            done += bench.http(server, CONNECTIONS, count=mark - done,
                               seconds=max(3, bench.time_left()), warmup=0)["calls"]
        memory = server.memory()
        rows.append((done, memory["VmRSS"], memory["VmHWM"]))
        if done < mark:
            bench.notes.append(f"memory: {done:,} of {mark:,} calls in the time given")
            break
    server.stop()
    return rows


def measure_micro(bench):
    """What bench/micro.c prints; None where the library's build has not made it."""
    program = bench.program("micro")
    if not program:
        return None
    ran = subprocess.run(pinned(bench.server_cpu, [program]), capture_output=True, timeout=60,
                         env=bench.environment, check=False)
    if ran.returncode:
        bench.errors.append(f"micro: exit code {ran.returncode}")
    return json.loads(ran.stdout or "null")


def measure(bench, found):
    found["micro"] = measure_micro(bench)
    found["memory"] = measure_memory(bench)


def report(found):
    shown = [[f"{calls:,}", f"{rss:,}", f"{peak:,}"] for calls, rss, peak in found["memory"]]
    lines = [f"## Memory of umcp, HTTP, {CONNECTIONS} connections", "",
             *table(["calls", "VmRSS kB", "VmHWM kB"], shown)]
    micro = found["micro"]
    if micro:
        rows = [["reads a tools/call", f"{micro['parse_call_mb_s']:,.0f} MB/s"],
                ["reads a listing of 1 MB", f"{micro['parse_listing_mb_s']:,.0f} MB/s"],
                ["answers a tools/call", f"{micro['calls_per_s']:,.0f} calls/s"]]
        lines += ["## In process, no sockets", "", *table(["what", "speed"], rows)]
    return lines


def judge(found, v):
    calls, rss, _ = found["memory"][-1]
    v.judge(f"resident memory after {calls:,} calls", rss < RSS_MB * 1024, f"{rss / 1024:.1f} MB",
            f"< {RSS_MB} MB")
    base = found["memory"][min(1, len(found["memory"]) - 1)]
    growth = rss - base[1]
    v.judge(f"growth from {base[0]:,} to {calls:,} calls", growth < GROWTH_MB * 1024,
            f"{growth / 1024:.2f} MB", f"< {GROWTH_MB} MB")
