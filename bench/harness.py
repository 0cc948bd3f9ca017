"""What the parts share: one run with its programs, processors, scratch folder and time, and how
results are shown and judged. Measures nothing by itself.

A part is a module with SECONDS, its share of the run's time, and three functions. measure(bench,
found) fills the dict `found` section by section; report(found) returns lines of Markdown, and
judge(found, verdict) judges, both for the sections that are there. A part that not every machine can
measure has what_is_missing(bench) as well: a reason, or nothing.
"""
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

from servers import AUTHENTICATE, INITIALIZE, INITIALIZED, Broken, Sdk, Umcp, pinned

SDK_VERSION = "1.32.2"
SDKS = {"sdk": SDK_VERSION, "server": "2.4.0", "node": "2.1.2"}
BUSY = 0.10                # other programs that use more of a processor spoil the numbers
ATTEMPTS = 3               # at a measurement that others have spoilt
RUN_S = 580                # of a whole run
QUICK_SHARE = 0.25         # of the same, with --quick
GRACE_S = 20               # a part may pass its time by, before it is broken off
CFLAGS = ["-std=c11", "-D_GNU_SOURCE", "-O2", "-Wall", "-Wextra"]


class Bench:
    """One run: where things are, what runs, what was measured, and how much time is left."""

    def __init__(self, args):
        self.here = os.path.dirname(os.path.abspath(__file__))
        self.root = os.path.dirname(self.here)
        self.umcp = os.path.abspath(args.umcp or os.environ.get("UMCP") or
                                    os.path.join(self.root, "build/release/bin/umcp"))
        self.before = os.environ.get("UMCP_BEFORE")  # another build, to compare starts with
        self.quick = args.quick
        self.with_sdk = bool(shutil.which("node") and shutil.which("npm"))
        self.data = args.data and os.path.abspath(args.data)
        self.seconds = 1 if args.quick else 2
        self.scratch = tempfile.mkdtemp(prefix="umcp-bench-")
        self.environment = self.clean_environment()
        self.running = []  # servers
        self.started = self.planned = self.part_end = time.monotonic()
        self.others_before = self.others_time()
        self.folder = None  # of the part that runs now
        self.spare = 10 if args.quick else 40
        self.errors, self.notes, self.calls = [], [], 0
        self.answer_size = self.session_len = 0
        cpus = sorted(os.sched_getaffinity(0))
        self.server_cpu, self.load_cpu = cpus[:2] if len(cpus) > 1 else (None, None)

    def begin(self, part):
        """Gives a part its share of the time, and what the parts before it did not need."""
        share = QUICK_SHARE if self.quick else 1
        now = time.monotonic()
        self.planned = self.planned + part.SECONDS * share
        self.part_end = min(max(self.planned, now + part.SECONDS * share / 2),
                            self.started + RUN_S - GRACE_S)
        if now >= self.part_end:
            raise OutOfTime(f"not measured: the run has had its {RUN_S} s")
        self.folder = tempfile.mkdtemp(prefix="umcp-bench-part-")
        signal.signal(signal.SIGALRM, self.break_off)
        signal.setitimer(signal.ITIMER_REAL, self.part_end + GRACE_S - now)

    @staticmethod
    def break_off(*_):
        raise OutOfTime("broken off: it took longer than its share of the run")

    def end(self):
        signal.setitimer(signal.ITIMER_REAL, 0)
        for server in list(self.running):
            server.stop()
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder = None

    def time_left(self):
        """Seconds of the part that runs now."""
        return self.part_end - time.monotonic()

    def rounds(self, n, what):
        """Counts rounds: at least one, at most n, and fewer with --quick or when the next one would
        not fit into the time."""
        n = max(1, n // 3) if self.quick else n
        began = time.monotonic()
        for i in range(n):
            took = (time.monotonic() - began) / i if i else 0
            if i and took > self.time_left():
                self.notes.append(f"{what}: {i} of {n} rounds in the time given")
                return
            say(f"  {what}, round {i + 1} of {n}")
            yield i

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

    def timed(self, work):
        """What `work` returns, a dict, with the processors that others had meanwhile in it."""
        start, before = time.monotonic(), self.others_time()
        result = work()
        result["took_s"] = time.monotonic() - start
        result["others"] = (self.others_time() - before) / result["took_s"]
        return result

    def undisturbed_attempt(self, work):
        """The attempt that others disturbed least; repeated while they did, and time allows."""
        attempts = []
        while not attempts or (len(attempts) < ATTEMPTS and attempts[-1]["others"] > BUSY and
                               self.spare > 0 and self.time_left() > attempts[-1]["took_s"]):
            if attempts:
                self.spare -= attempts[-1]["took_s"]
            attempts.append(self.timed(work))
        return min(attempts, key=lambda r: r["others"])

    def clean_environment(self):
        """No settings of the user's reach the server, and it keeps its state in the scratch."""
        env = {k: v for k, v in os.environ.items() if not k.startswith(("UMCP", "UE_MCP"))}
        for key in ("HOME", "TMPDIR", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"):
            env[key] = self.scratch
        return env

    def tool(self, name):
        return os.path.join(self.root, "build", "bench", name)

    def program(self, name):
        """A program of the library's build (CMake's target bench_programs); None: not there."""
        folder = os.environ.get("UMCP_BENCH") or os.path.join(
            os.path.dirname(os.path.dirname(self.umcp)), "bench")
        path = os.path.join(folder, name)
        if os.access(path, os.X_OK):
            return path
        say(f"no {path}: what it measures is left out")
        return None

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
        else:
            self.notes.append("node or npm is not installed: nothing is compared with the SDK server")

    @staticmethod
    def installed_version(folder, name):
        manifest = os.path.join(folder, "node_modules/@modelcontextprotocol", name, "package.json")
        if not os.path.exists(manifest):
            return None
        with open(manifest, encoding="utf-8") as f:
            return json.load(f)["version"]

    def install_sdk(self):
        folder = os.path.join(self.here, "sdk")
        if all(self.installed_version(folder, name) == wanted for name, wanted in SDKS.items()):
            return
        subprocess.run(["npm", "install", "--no-package-lock", "--no-audit", "--no-fund"],
                       cwd=folder, check=True, stdout=sys.stderr)

    def load(self, mode, *arguments, seconds=None, warmup=0.3, spawns=False, is_pinned=True):
        """Runs the load generator and returns what it printed. `spawns`: it starts the server
        itself and pins it to the server's processor. `is_pinned`: to its own processor."""
        seconds = seconds or self.seconds
        command = [self.tool("load"), mode]
        if mode != "cold":
            command += ["--seconds", str(seconds), "--warmup", str(warmup)]
        if spawns and self.server_cpu is not None:
            command += ["--cpu", str(self.server_cpu)]
        with open(os.path.join(self.scratch, "load.log"), "ab") as log:
            command = pinned(self.load_cpu if is_pinned else None,
                             command + [str(a) for a in arguments])
            ran = subprocess.run(command, cwd=self.scratch, env=self.environment,
                                 stdout=subprocess.PIPE, stderr=log,
                                 timeout=seconds + warmup + 120, check=False)
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

    def framed(self, server, connections, **more):
        return self.load("framed", "--port", server.framed_port, "--connections", connections,
                         "--hello", AUTHENTICATE, "--body", server.call, "--expect", server.expect,
                         "--refuse", '"error"', **more)

    def pipe_command(self, name):
        if name == "umcp":
            return [self.umcp, "stdio", "--connect", "none"]
        return ["node", os.path.join(self.here, "sdk/server.mjs"), "stdio"]

    def stdio(self, name, in_flight, **more):
        peer = Umcp if name == "umcp" else Sdk
        return self.load("stdio", "--connections", in_flight, "--hello",
                         INITIALIZE + "\n" + INITIALIZED, "--body", peer.call, "--expect",
                         peer.expect, "--refuse", peer.refuse, "--", *self.pipe_command(name),
                         seconds=self.seconds / 2, spawns=True, **more)

    def cold(self, name, repeats=5):
        return self.load("cold", "--hello", INITIALIZE, "--repeats", repeats, "--",
                         *self.pipe_command(name), spawns=True)

    def stop_all(self):
        for server in list(self.running):
            server.stop()
        shutil.rmtree(self.scratch, ignore_errors=True)


class OutOfTime(Broken):
    """A part ran out of its time; what others have measured stays."""


def say(text):
    print(text, file=sys.stderr, flush=True)


def undisturbed(rounds):
    """Those rounds (tuples of results) that others left alone; all, if there is none."""
    return [r for r in rounds if all(m.get("others", 0) <= BUSY for m in r)] or rounds


def median(results, key):
    """Over the undisturbed ones of several results."""
    return statistics.median(r[key] for (r,) in undisturbed([(r,) for r in results]))


def table(head, rows):
    """A Markdown table whose columns also line up as plain text."""
    rows = [head, *rows]
    widths = [max(len(str(row[i])) for row in rows) for i in range(len(head))]
    lines = ["| " + " | ".join(str(cell).rjust(w) for cell, w in zip(row, widths)) + " |"
             for row in rows]
    return [lines[0], "|" + "|".join("-" * (w + 1) + ":" for w in widths) + "|", *lines[1:], ""]


class Verdict:
    def __init__(self):
        self.lines, self.failed = [], False
        self.broken = []  # parts that were not measured, or not to their end

    def judge(self, name, is_met, value, wanted):
        self.lines.append(f"{'PASS' if is_met else 'FAIL'} {name}: {value} (wanted {wanted})")
        self.failed |= not is_met

    def fail(self, name, reason):
        self.lines.append(f"FAIL {name}: {reason}")
        self.failed = True
        self.broken.append(name)

    def skip(self, name, reason):
        self.lines.append(f"SKIP {name}: {reason}")

    def note(self, bench):
        self.lines += [f"NOTE {note}" for note in bench.notes]
        if bench.others() > BUSY:
            self.lines.append(f"NOTE {bench.others():.2f} processors were busy with something "
                              "else: speeds mean little, ratios less than they could")
