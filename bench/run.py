#!/usr/bin/env python3
"""Measures umcp beside the TypeScript SDK's server and a canned-answer server, and judges it.

usage: run.py [--quick] [--write] [--without-sdk]

  --quick        about a minute: one short round; the numbers are rough
  --write        put the report into bench/RESULTS.md as well
  --without-sdk  leave the SDK server out (no Node.js); what needs it is not judged

The environment variable UMCP names the program (default build/release/bin/umcp). Exit code 1: a
target was missed. README.md says how to read the output.
"""
import argparse
import datetime
import json
import os
import platform
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

from servers import (AUTHENTICATE, INITIALIZE, INITIALIZED, STATUS, Broken, Canned,
                     Sdk, Umcp, pinned)

SDK_VERSION = "1.32.2"
LEVELS = (1, 32, 256)      # connections
JUDGED_LEVEL = 32
BUSY = 0.10                # other programs that use more of a processor spoil the numbers
ATTEMPTS = 3               # at a measurement that others have spoilt
TIME_LIMIT_S = 8 * 60      # of a whole run
CFLAGS = ["-std=c11", "-D_GNU_SOURCE", "-O2", "-Wall", "-Wextra"]

# Targets.
SDK_FACTOR = 15            # times the SDK server's calls/s
CANNED_SHARE = 0.50        # of the machine's ceiling
COLD_MS = 10
RSS_MB = 12
GROWTH_MB = 1


class Bench:
    """One run: where things are, what runs, what was measured, and how much time is left."""

    def __init__(self, args):
        self.here = os.path.dirname(os.path.abspath(__file__))
        self.root = os.path.dirname(self.here)
        self.umcp = os.path.abspath(os.environ.get("UMCP") or
                                    os.path.join(self.root, "build/release/bin/umcp"))
        self.quick = args.quick
        self.with_sdk = not args.without_sdk
        self.rounds = 1 if args.quick else 3
        self.seconds = 1 if args.quick else 4
        self.scratch = tempfile.mkdtemp(prefix="umcp-bench-")
        self.environment = self.clean_environment()
        self.running = []  # servers
        self.started = time.monotonic()
        self.others_before = self.others_time()
        self.spare = 30 if args.quick else 120
        self.errors, self.calls = [], 0
        self.answer_size = self.session_len = 0
        cpus = sorted(os.sched_getaffinity(0))
        self.server_cpu, self.load_cpu = cpus[:2] if len(cpus) > 1 else (None, None)

    def others_time(self):
        """Seconds that others have had of the processors: other programs, other machines."""
        with open("/proc/stat", encoding="ascii") as f:
            user, nice, system, _, _, *interrupts_and_steal = map(int, f.readline().split()[1:9])
        used = (user + nice + system + sum(interrupts_and_steal)) / os.sysconf("SC_CLK_TCK")
        return used - sum(os.times()[:4]) - sum(s.cpu_seconds() for s in self.running)

    def others(self):
        """Processors that were busy with something else, on the average of the run so far."""
        return max(0, (self.others_time() - self.others_before) /
                   (time.monotonic() - self.started))

    def clean_environment(self):
        """No settings of the user's reach the server, and it keeps its state in the scratch."""
        env = {k: v for k, v in os.environ.items() if not k.startswith(("UMCP", "UE_MCP"))}
        for key in ("HOME", "TMPDIR", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"):
            env[key] = self.scratch
        return env

    def tool(self, name):
        return os.path.join(self.root, "build", "bench", name)

    def compile(self, name, *sources):
        """The tools need nothing but libc, so they do not wait for the product's build."""
        sources = [os.path.join(self.here, s) for s in sources]
        os.makedirs(os.path.dirname(self.tool(name)), exist_ok=True)
        subprocess.run([os.environ.get("CC", "cc"), *CFLAGS, "-o", self.tool(name), *sources],
                       check=True)

    def prepare(self):
        if not os.access(self.umcp, os.X_OK):
            raise Broken(f"{self.umcp} is not there; run `make build` first")
        self.compile("load", "load/load.c", "load/tcp.c", "load/pipe.c")
        self.compile("canned", "canned.c")
        if self.with_sdk:
            self.install_sdk()

    def install_sdk(self):
        folder = os.path.join(self.here, "sdk")
        manifest = os.path.join(folder, "node_modules/@modelcontextprotocol/sdk/package.json")
        if not shutil.which("node") or not shutil.which("npm"):
            raise Broken("node and npm are needed for the SDK server (or --without-sdk)")
        if os.path.exists(manifest):
            with open(manifest, encoding="utf-8") as f:
                if json.load(f)["version"] == SDK_VERSION:
                    return
        subprocess.run(["npm", "install", "--no-package-lock", "--no-audit", "--no-fund"],
                       cwd=folder, check=True, stdout=sys.stderr)

    def time_left(self):
        return TIME_LIMIT_S - (time.monotonic() - self.started)

    def load(self, mode, *arguments, seconds=None, warmup=0.3, spawns=False):
        """Runs the load generator and returns what it printed. `spawns`: it starts the server
        itself and pins it to the server's processor."""
        seconds = seconds or self.seconds
        if self.time_left() < 10:
            raise Broken(f"no time left: a run ends after {TIME_LIMIT_S} s")
        command = [self.tool("load"), mode]
        if mode != "cold":
            command += ["--seconds", str(seconds), "--warmup", str(warmup)]
        if spawns and self.server_cpu is not None:
            command += ["--cpu", str(self.server_cpu)]
        with open(os.path.join(self.scratch, "load.log"), "ab") as log:
            ran = subprocess.run(pinned(self.load_cpu, command + [str(a) for a in arguments]),
                                 cwd=self.scratch, env=self.environment, stdout=subprocess.PIPE,
                                 stderr=log, timeout=seconds + warmup + 120, check=False)
        if not ran.stdout:
            raise Broken(f"load {mode} failed ({ran.returncode})")
        result = json.loads(ran.stdout)
        self.calls += result.get("sent", 0)
        if result["errors"]:
            self.errors.append(f"{mode}: {result['errors']} errors, first: {result['first_error']}")
        if result["killed"]:
            self.errors.append(f"{mode}: a server did not leave when its input ended")
        return result

    def http(self, server, connections, **more):
        count = more.pop("count", 0)
        headers = [a for h in server.headers() for a in ("--header", h)]
        before = server.cpu_seconds()
        result = self.load("http", "--port", server.port, "--connections", connections,
                           "--count", count, "--first-id", server.next_id, "--body", server.call,
                           "--expect", server.expect, "--refuse", server.refuse, *headers, **more)
        server.next_id = max(server.next_id, result["next_id"])
        result["cpu_us"] = (server.cpu_seconds() - before) * 1e6 / max(1, result["sent"])
        return result

    def http_undisturbed(self, server, connections):
        """The attempt that others disturbed least; repeated while they did, and time allows."""
        attempts = []
        while not attempts or (len(attempts) < ATTEMPTS and attempts[-1]["others"] > BUSY and
                               self.spare > 0):
            start, before = time.monotonic(), self.others_time()
            result = self.http(server, connections)
            took = time.monotonic() - start
            result["others"] = (self.others_time() - before) / took
            if attempts:
                self.spare -= took
            attempts.append(result)
        return min(attempts, key=lambda r: r["others"])

    def framed(self, server, connections, **more):
        return self.load("framed", "--port", server.framed_port, "--connections", connections,
                         "--hello", AUTHENTICATE, "--body", STATUS, "--expect", server.expect,
                         "--refuse", '"error"', **more)

    def pipe_command(self, name):
        if name == "umcp":
            return [self.umcp, "stdio"]
        return ["node", os.path.join(self.here, "sdk/server.mjs"), "stdio"]

    def stdio(self, name, in_flight):
        peer = Umcp if name == "umcp" else Sdk
        return self.load("stdio", "--connections", in_flight, "--hello",
                         INITIALIZE + "\n" + INITIALIZED, "--body", peer.call, "--expect",
                         peer.expect, "--refuse", peer.refuse, "--", *self.pipe_command(name),
                         seconds=self.seconds / 2, spawns=True)

    def cold(self, name):
        repeats = 5 if self.quick else 20
        return self.load("cold", "--hello", INITIALIZE, "--repeats", repeats, "--",
                         *self.pipe_command(name), spawns=True)

    def stop_all(self):
        for server in list(self.running):
            server.stop()
        shutil.rmtree(self.scratch, ignore_errors=True)


def say(text):
    print(text, file=sys.stderr, flush=True)


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
                    bench.http_undisturbed(server, level))
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
    folder = os.environ.get("UMCP_BENCH") or os.path.join(bench.root, "build/release/bench")
    program = os.path.join(folder, "micro")
    if not os.access(program, os.X_OK):
        say(f"no {program}: what happens in process is left out")
        return None
    say("in process")
    ran = subprocess.run(pinned(bench.server_cpu, [program]), capture_output=True, timeout=30,
                         env=bench.environment, check=False)
    if ran.returncode:
        bench.errors.append(f"micro: exit code {ran.returncode}")
    return json.loads(ran.stdout or "null")


def undisturbed(rounds):
    """Those rounds (tuples of results) that others left alone; all, if there is none."""
    return [r for r in rounds if all(m.get("others", 0) <= BUSY for m in r)] or rounds


def median(results, key):
    return statistics.median(r[key] for (r,) in undisturbed([(r,) for r in results]))


def ratio(results, level, other):
    """Median over the rounds of umcp's calls/s by the other's in the same round."""
    rounds = list(zip(results["http", "umcp", level], results["http", other, level]))
    return statistics.median(a["calls_per_s"] / max(1, b["calls_per_s"])
                             for a, b in undisturbed(rounds))


def table(head, rows):
    """A Markdown table whose columns also line up as plain text."""
    rows = [head, *rows]
    widths = [max(len(str(row[i])) for row in rows) for i in range(len(head))]
    lines = ["| " + " | ".join(str(cell).rjust(w) for cell, w in zip(row, widths)) + " |"
             for row in rows]
    return [lines[0], "|" + "|".join("-" * (w + 1) + ":" for w in widths) + "|", *lines[1:], ""]


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


class Verdict:
    def __init__(self):
        self.lines, self.failed = [], False

    def judge(self, name, is_met, value, wanted):
        self.lines.append(f"{'PASS' if is_met else 'FAIL'} {name}: {value} (wanted {wanted})")
        self.failed |= not is_met

    def skip(self, name, reason):
        self.lines.append(f"SKIP {name}: {reason}")


def judge(bench, results, cold, memory):
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
    if bench.others() > BUSY:
        v.lines.append(f"NOTE {bench.others():.2f} processors were busy with something else: "
                       "speeds, and the ratios too, are worth little")
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
    servers = ["umcp", "sdk", "canned"] if bench.with_sdk else ["umcp", "canned"]
    report = ["# Measurements", "", *describe(bench), *report_http(results, servers),
              *report_others(results, pipes, cold), *report_memory(memory),
              *report_micro(micro), "## Judgement", ""]
    verdict = judge(bench, results, cold, memory)
    return report, verdict


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="about a minute, rough numbers")
    parser.add_argument("--write", action="store_true", help="rewrite bench/RESULTS.md too")
    parser.add_argument("--without-sdk", action="store_true", help="leave the SDK server out")
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
