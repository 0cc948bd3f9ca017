#!/usr/bin/env python3
"""Measures umcp beside the TypeScript SDK's server and a canned-answer server, and judges it.

usage: run.py [--quick] [--write] [--without-sdk] [--without-projects] [--without-live]

  --quick             two minutes: one short round; the numbers are rough
  --write             put the report into bench/RESULTS.md as well
  --without-sdk       leave the SDK server out (no Node.js); what needs it is not judged
  --without-projects  leave out what reads Unity projects (projects.py)
  --without-live      leave out the live engine (live.py)

The environment variable UMCP names the program (default build/release/bin/umcp). Exit code 1: a
target was missed. README.md says how to read the output.
"""
import argparse
import datetime
import json
import os
import platform
import signal
import statistics
import subprocess
import sys
import time

import code_in_engine
import compiling
import live
import modern
import operations
import pages
import plugins
import projects
from harness import SDK_VERSION, Bench, Verdict, median, say, table, undisturbed
from servers import Broken, Canned, Sdk, Umcp, pinned

LEVELS = (1, 32, 256)      # connections
JUDGED_LEVEL = 32

# Targets.
SDK_FACTOR = 15            # times the SDK server's calls/s
CANNED_SHARE = 0.50        # of the machine's ceiling
COLD_MS = 10
RSS_MB = 12
GROWTH_MB = 1


def start_round(bench):
    """Fresh servers, warmed up: the SDK's grows with every call of a session."""
    umcp = Umcp(bench)
    bench.answer_size, _ = umcp.sample()
    bench.session_len = len(umcp.session)
    servers = {"umcp": umcp}
    if bench.with_sdk:
        servers["sdk"] = Sdk(bench)
        servers["sdk"].sample()
    servers["canned"] = Canned(bench)
    for server in servers.values():
        bench.http(server, JUDGED_LEVEL, seconds=server.warmup_s, warmup=0)
    return servers


def measure_network(bench):
    """{(kind, server, connections): [one result per round]}; servers take turns at each level."""
    results = {}
    for n in range(bench.rounds):
        say(f"round {n + 1} of {bench.rounds}: HTTP and frames")
        servers = start_round(bench)
        for level in LEVELS:
            for name, server in servers.items():
                results.setdefault(("http", name, level), []).append(
                    bench.undisturbed_attempt(lambda s=server, n=level: bench.http(s, n)))
            results.setdefault(("framed", "umcp", level), []).append(
                bench.framed(servers["umcp"], level, seconds=bench.seconds / 2))
        for server in servers.values():
            server.stop()
    return results


def measure_pipes(bench):
    names = ["umcp", "sdk"] if bench.with_sdk else ["umcp"]
    results = {}
    for n in range(bench.rounds):
        say(f"round {n + 1} of {bench.rounds}: stdio")
        for in_flight in (1, 32):
            for name in names:
                results.setdefault(("stdio", name, in_flight), []).append(
                    bench.stdio(name, in_flight))
    say("cold starts")
    return results, {name: bench.cold(name) for name in names}


def measure_memory(bench):
    """[(calls so far, resident kB, peak kB)], first before any call."""
    say("memory over many calls")
    marks = (20_000, 100_000, 200_000) if bench.quick else (100_000, 500_000, 1_000_000)
    server = Umcp(bench)
    rows, done = [], 0
    for mark in (0, *marks):
        if mark:
            limit = min(150, max(5, bench.time_left() - 20))
            done += bench.http(server, JUDGED_LEVEL, count=mark - done, seconds=limit,
                               warmup=0)["calls"]
        memory = server.memory()
        rows.append((done, memory["VmRSS"], memory["VmHWM"]))
        if done < mark:
            bench.errors.append(f"memory: only {done} of {mark} calls in the time given")
            break
    server.stop()
    return rows


def measure_micro(bench):
    """What bench/micro.c prints; None where the library's build has not made it."""
    program = bench.program("micro")
    if not program:
        return None
    say("in process")
    ran = subprocess.run(pinned(bench.server_cpu, [program]), capture_output=True, timeout=30,
                         env=bench.environment, check=False)
    if ran.returncode:
        bench.errors.append(f"micro: exit code {ran.returncode}")
    return json.loads(ran.stdout or "null")


def ratio(results, level, other):
    """Median over the rounds of umcp's calls/s by the other's in the same round."""
    rounds = list(zip(results["http", "umcp", level], results["http", other, level]))
    return statistics.median(a["calls_per_s"] / max(1, b["calls_per_s"])
                             for a, b in undisturbed(rounds))


def cells(results):
    return [f"{median(results, 'calls_per_s'):,.0f}", f"{median(results, 'p50_us'):,.0f}",
            f"{median(results, 'p99_us'):,.0f}"]


def report_http(results, servers):
    rows = []
    for level in LEVELS:
        for name in servers:
            by = f"{ratio(results, level, name):.2f}" if name != "umcp" else ""
            cost = f"{median(results['http', name, level], 'cpu_us'):.1f}"
            rows.append([level, name, *cells(results["http", name, level]), cost, by])
    columns = ["connections", "server", "calls/s", "p50 µs", "p99 µs", "cpu µs", "umcp is times"]
    return ["## HTTP, one `tools/call` per connection in flight", "", *table(columns, rows)]


def report_others(results, pipes, cold):
    framed = [[level, "umcp", *cells(results["framed", "umcp", level])] for level in LEVELS]
    stdio = [[n, name, *cells(r)] for (_, name, n), r in pipes.items()]
    starts = [[name, r["runs"], f"{r['min_ms']:.1f}", f"{r['p50_ms']:.1f}", f"{r['max_ms']:.1f}"]
              for name, r in cold.items()]
    columns = ["server", "calls/s", "p50 µs", "p99 µs"]
    return ["## Frames over TCP", "", *table(["connections", *columns], framed),
            "## stdio", "", *table(["in flight", *columns], stdio),
            "## Cold start: from fork to the answer to `initialize` on stdio", "",
            *table(["server", "runs", "min ms", "p50 ms", "max ms"], starts)]


def report_memory(rows):
    shown = [[f"{calls:,}", f"{rss:,}", f"{peak:,}"] for calls, rss, peak in rows]
    return [f"## Memory of umcp, HTTP, {JUDGED_LEVEL} connections", "",
            *table(["calls", "VmRSS kB", "VmHWM kB"], shown)]


def report_micro(micro):
    if not micro:
        return []
    rows = [["reads a tools/call", f"{micro['parse_call_mb_s']:,.0f} MB/s"],
            ["reads a listing of 1 MB", f"{micro['parse_listing_mb_s']:,.0f} MB/s"],
            ["answers a tools/call", f"{micro['calls_per_s']:,.0f} calls/s"]]
    return ["## In process, no sockets", "", *table(["what", "speed"], rows)]


def judge(bench, results, cold, memory, parts):
    """`parts`: [(module, what it has found)]"""
    v = Verdict()
    at = f"at {JUDGED_LEVEL} connections"
    if bench.with_sdk:
        times = ratio(results, JUDGED_LEVEL, "sdk")
        v.judge(f"calls/s against the SDK server {at}", times >= SDK_FACTOR, f"{times:.1f}×",
                f"≥ {SDK_FACTOR}×")
    else:
        v.skip(f"calls/s against the SDK server {at}", "run without it")
    share = ratio(results, JUDGED_LEVEL, "canned")
    v.judge(f"calls/s against canned answers {at}", share >= CANNED_SHARE, f"{share:.0%}",
            f"≥ {CANNED_SHARE:.0%}")
    start = cold["umcp"]
    v.judge("cold start p50", start["runs"] > 0 and start["p50_ms"] < COLD_MS,
            f"{start['p50_ms']:.1f} ms", f"< {COLD_MS} ms")
    calls, rss, _ = memory[-1]
    v.judge(f"resident memory after {calls:,} calls", rss < RSS_MB * 1024, f"{rss / 1024:.1f} MB",
            f"< {RSS_MB} MB")
    base = memory[min(1, len(memory) - 1)]
    growth = rss - base[1]
    v.judge(f"growth from {base[0]:,} to {calls:,} calls", growth < GROWTH_MB * 1024,
            f"{growth / 1024:.2f} MB", f"< {GROWTH_MB} MB")
    for part, found in parts:
        part.judge(found, v)
    v.note_others(bench)
    v.judge("right answers", not bench.errors,
            "; ".join(bench.errors) or f"all of {bench.calls:,}", "no wrong or missing answer")
    return v


def first_line(*command):
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=5, check=False)
        return (answer.stdout or answer.stderr).strip().split("\n")[0]
    except (OSError, subprocess.TimeoutExpired):
        return "?"


def describe(bench):
    with open("/proc/cpuinfo", encoding="utf-8") as f:
        models = [line.split(":", 1)[1].strip() for line in f if line.startswith("model name")]
    where = (f"server on cpu {bench.server_cpu}, load on cpu {bench.load_cpu}"
             if bench.server_cpu is not None else "one processor: server and load share it")
    length = f"{bench.rounds} round(s) of {bench.seconds} s, medians"
    node = first_line("node", "--version")
    peer = f"SDK {SDK_VERSION} on Node {node}; " if bench.with_sdk else ""
    return [f"{datetime.date.today()}; {models[0] if models else platform.processor()}, "
            f"{os.cpu_count()} processors, {bench.others():.2f} of them busy with something else; "
            f"{platform.system()} {platform.release()}.",
            f"{first_line(bench.umcp, '--version')}; {peer}{where}; {length}.",
            f"An answer of umcp to the call has {bench.answer_size} bytes; canned's are as long.",
            ""]


def run(bench):
    bench.prepare()
    results = measure_network(bench)
    pipes, cold = measure_pipes(bench)
    memory = measure_memory(bench)
    micro = measure_micro(bench)
    wanted = [(modern, True), (projects, bench.with_projects), (live, bench.with_live),
              (code_in_engine, bench.with_live), (operations, bench.with_live),
              (pages, bench.with_live), (plugins, bench.with_live),
              (compiling, bench.with_live)]
    parts = [(part, part.measure(bench)) for part, is_wanted in wanted if is_wanted]
    servers = ["umcp", "sdk", "canned"] if bench.with_sdk else ["umcp", "canned"]
    report = ["# Measurements", "", *describe(bench), *report_http(results, servers),
              *report_others(results, pipes, cold), *report_memory(memory),
              *report_micro(micro), *(line for p, found in parts for line in p.report(found)),
              "## Judgement", ""]
    verdict = judge(bench, results, cold, memory, parts)
    return report, verdict


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="one short round, rough numbers")
    parser.add_argument("--write", action="store_true", help="rewrite bench/RESULTS.md too")
    parser.add_argument("--without-sdk", action="store_true", help="leave the SDK server out")
    parser.add_argument("--without-projects", action="store_true", help="leave projects.py out")
    parser.add_argument("--without-live", action="store_true", help="leave live.py out")
    parser.set_defaults(umcp=None)
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    bench = Bench(args)
    try:
        report, verdict = run(bench)
    except (Broken, OSError, subprocess.SubprocessError) as e:
        print(f"FAIL bench: {e}")
        return 1
    finally:
        bench.stop_all()
    print("\n".join(report + verdict.lines))
    say(f"took {time.monotonic() - bench.started:.0f} s")
    if args.write:
        with open(os.path.join(bench.here, "RESULTS.md"), "w", encoding="utf-8") as f:
            f.write("\n".join(report + ["- " + line for line in verdict.lines]) + "\n")
    return 1 if verdict.failed else 0


if __name__ == "__main__":
    sys.exit(main())
