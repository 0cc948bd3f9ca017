"""Measures how umcp reads Unity projects, and judges it: parsing, `umcp check` beside ripgrep,
memory of a large scene, and pings while it works.

A part of run.py.
"""
import concurrent.futures
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from harness import say, table
from servers import PING, Broken, ProjectUmcp, pinned

SECONDS = 75
SIZES = {False: (200_000_000, 100_000), True: (40_000_000, 10_000)}  # quick: scene bytes, files
GENERATE_S = 180           # at most
COMMAND_S = 120            # of one program, at most
GUIDS = ("rg --no-config -o --no-filename --no-ignore --hidden 'guid: [0-9a-f]{32}' \"$1\" | "
         "sort -u | wc -l")
PING_EVERY_US = 2000

# Targets.
KEYS_FACTOR = 20           # times the speed of libyaml's events: documents and top-level keys
LIBYAML_FACTOR = 20        # times libyaml's speed, trees on both sides
RG_RATIO = 1.0             # of ripgrep's time
MEMORY_FACTOR = 3          # times the scene's size
PING_MS = 5                # the slowest, or
PING_FACTOR = 3            # times the slowest of an idle umcp in the same moments


# --- What is measured on. ---

def generate(bench, folder):
    """The projects in `folder`, written if they are not there; what generate.py says of them."""
    scene_bytes, files = SIZES[bench.quick]
    note = os.path.join(folder, f"made-{scene_bytes}-{files}.json")
    if not os.path.exists(note):
        say(f"writing a scene of {scene_bytes / 1e6:.0f} MB and a project of {files:,} files")
        ran = subprocess.run([sys.executable, os.path.join(bench.here, "generate.py"), folder,
                              "--scene-bytes", str(scene_bytes), "--files", str(files),
                              "--seconds", str(GENERATE_S)],
                             stdout=subprocess.PIPE, timeout=GENERATE_S + 120, check=True)
        with open(note, "wb") as f:
            f.write(ran.stdout)
    with open(note, encoding="ascii") as f:
        return json.load(f)


def shared_projects(bench):
    """A folder of real projects beside the repository; None: there is none."""
    folder = os.path.join(os.path.dirname(bench.root), "shared", "unity-projects")
    return folder if os.path.isdir(folder) else None


def largest_project(folder):
    """The one with most files."""
    def count(root):
        return sum(len(names) for _, _, names in os.walk(root))

    roots = [e.path for e in os.scandir(folder) if os.path.isdir(os.path.join(e.path, "Assets"))]
    return max(roots, key=count, default=None)


# --- Programs that are run to their end. ---

def environment(bench):
    """sort is several times as slow where letters have to be compared as people do."""
    return {**bench.environment, "LC_ALL": "C"}


def run_timed(bench, command, expected=(0,), output=subprocess.DEVNULL):
    """Runs a program on all processors: wall and processor seconds, peak memory in kB. The peak
    is never less than this program's own, which the system counts until the other has begun."""
    start = time.monotonic()
    with subprocess.Popen(command, cwd=bench.scratch, env=environment(bench), stdout=output,
                          stdin=subprocess.DEVNULL, start_new_session=True) as process:
        guard = threading.Timer(COMMAND_S, os.killpg, (process.pid, signal.SIGKILL))
        guard.start()
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        guard.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in expected:
        raise Broken(f"{' '.join(command[:3])} ends with {process.returncode}")
    return {"wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "peak_kb": usage.ru_maxrss}


def output_of(bench, command, expected=(0,)):
    with tempfile.TemporaryFile(dir=bench.scratch) as f:
        run_timed(bench, command, expected, f)
        f.seek(0)
        return f.read()


def check_command(bench, folder):
    return [bench.umcp, "check", folder]


def rg_command(folder):
    return ["sh", "-c", GUIDS, "sh", folder]


# --- Parsing. ---

def measure_yaml(bench, made, shared):
    """What bench/yaml.c prints; None where the library's build has not made it."""
    program = bench.program("yaml")
    if not program:
        return None
    say("parsing")
    big = made["big"]
    command = [program, os.path.join(big["root"], big["scene"]), *([shared] if shared else [])]
    ran = subprocess.run(pinned(bench.server_cpu, command), capture_output=True, timeout=COMMAND_S,
                         env=bench.environment, check=False)
    if ran.returncode:
        raise Broken(f"yaml ends with {ran.returncode}: {ran.stderr.decode()[:300]}")
    return json.loads(ran.stdout)


# --- Checking, beside ripgrep. ---

def compare(bench, folder, n_pairs):
    """umcp check and ripgrep by turns: medians, and the median of the ratios of neighbours."""
    pairs = [(run_timed(bench, check_command(bench, folder), (0, 1)),
              run_timed(bench, rg_command(folder))) for _ in range(n_pairs)]
    result = {f"{name}_{key}": statistics.median(pair[i][key] for pair in pairs)
              for i, name in enumerate(("umcp", "rg")) for key in ("wall", "cpu")}
    for key in ("wall", "cpu"):
        result[f"{key}_ratio"] = statistics.median(a[key] / b[key] for a, b in pairs)
    return result


def prove_check(bench, many):
    """Both read the whole project, and find what was planted; this also warms the cache."""
    found = json.loads(output_of(bench, [*check_command(bench, many["root"]), "--json"], (1,)))
    for key, wanted in (("missingScripts", many["missing"]), ("brokenReferences", many["broken"]),
                        ("malformed", 0), ("unreadable", 0), ("unresolved", 0)):
        if len(found[key]) != wanted:
            bench.errors.append(f"check: {len(found[key])} {key}, {wanted} are there")
    if shutil.which("rg"):
        n_guids = int(output_of(bench, rg_command(many["root"])))
        if n_guids != many["guids"]:
            bench.errors.append(f"rg: {n_guids} guids, {many['guids']} are there")


def measure_checks(bench, made, shared):
    """[(name, files, result)]; result None: no ripgrep."""
    say("umcp check and ripgrep")
    many, rows = made["many"], []
    prove_check(bench, many)
    real = largest_project(shared) if shared else None
    folders = [(os.path.basename(real), real, 9)] if real else []
    folders.append(("generated", many["root"], 3 if bench.quick else 5))
    for name, folder, n_pairs in folders:
        n_files = sum(len(names) for _, _, names in os.walk(folder))
        result = None
        if shutil.which("rg"):
            compare(bench, folder, 1)
            result = bench.undisturbed_attempt(lambda f=folder, n=n_pairs: compare(bench, f, n))
        rows.append((name, n_files, result))
    return rows


# --- Memory of a large scene. ---

def measure_memory(bench, made):
    """{what: peak kB}"""
    say("memory of a large scene")
    big = made["big"]
    scene = os.path.join(big["root"], big["scene"])
    dumped = run_timed(bench, [bench.umcp, "dump", scene, "--json"])
    server = ProjectUmcp(bench, big["root"])
    answer = server.tool("scene.hierarchy.dump", scenePath=big["scene"], includeInactive=True)
    if f"the scene has {big['objects']}" not in answer:
        bench.errors.append(f"scene.hierarchy.dump: not {big['objects']} objects")
    served = server.memory()["VmHWM"]
    server.stop()
    return {"umcp dump --json": dumped["peak_kb"],
            "umcp serve after scene.hierarchy.dump": served}


# --- Pings. ---

def ping(bench, server, seconds):
    """Pings a server for a while."""
    result = bench.load("http", "--port", server.port, "--every-us", PING_EVERY_US, "--over-us",
                        PING_MS * 1000, "--first-id", server.next_id, "--body", PING, "--expect",
                        server.expect, "--refuse", server.refuse, "--header", *server.headers(),
                        seconds=seconds, warmup=0, is_pinned=False)
    server.next_id = result["next_id"]
    return result


def ping_beside(bench, server, idle, seconds, work):
    """Pings both servers while `work` is called again and again: {busy, idle, works}."""
    n_works = 0
    with concurrent.futures.ThreadPoolExecutor() as pool:
        running = [pool.submit(ping, bench, s, seconds) for s in (server, idle)]
        while not all(r.done() for r in running):
            n_works += 1 if work() else 0
        busy, beside = (r.result() for r in running)
    return {"busy": busy, "idle": beside, "works": n_works}


def wait_a_little():
    time.sleep(0.01)
    return False


def rewrite(path):
    """The same bytes again: the server has to believe that the file has changed."""
    with open(path, "r+b") as f:
        content = f.read()
        f.seek(0)
        f.write(content)


class Questions:
    """Tools that read the whole project, each behind a change, so that no answer is one that was
    kept; every other time a .meta file changes, and the index is made anew as well."""

    def __init__(self, bench, server, many):
        self.bench, self.server, self.many, self.n = bench, server, many, 0

    def ask(self):
        material = os.path.join(self.many["root"], self.many["material"])
        self.n += 1
        rewrite(material + ".meta" if self.n % 4 > 1 else material)
        if self.n % 2:
            answer = self.server.tool("project.references.missing")
            wanted = "missingScripts"
        else:
            answer = self.server.tool("asset.dependencies.graph", depth=3, direction="both",
                                      assetPath=self.many["scene"])
            wanted = "material_"
        if wanted not in answer:
            self.bench.errors.append(f"no {wanted} in {answer[:200]}")
        return True


def merged(results):
    """Pings of several starts as one; the p99 is that of the worst."""
    return {"calls": sum(r["calls"] for r in results), "over": sum(r["over"] for r in results),
            "p50_us": statistics.median(r["p50_us"] for r in results),
            "p99_us": max(r["p99_us"] for r in results),
            "max_us": max(r["max_us"] for r in results)}


def ping_starts(bench, idle, many, n_starts):
    """Pings fresh servers from their first moment until they have read the project."""
    results, seconds = [], 0
    for _ in range(n_starts + 1):
        server = ProjectUmcp(bench, many["root"])
        start = time.monotonic()
        if seconds:
            results.append(ping_beside(bench, server, idle, seconds, wait_a_little))
            server.tool("project.info")
        else:
            server.tool("project.info")
            seconds = min(10, max(0.2, time.monotonic() - start))
        server.stop()
    return {"busy": merged([r["busy"] for r in results]), "works": n_starts,
            "idle": merged([r["idle"] for r in results])}


def measure_pings(bench, made):
    """{what: {busy, idle, works}} and the resident and peak kB of the server that worked."""
    say("pings")
    many, seconds = made["many"], 3 if bench.quick else 6
    idle, other = (ProjectUmcp(bench, made["big"]["root"]) for _ in range(2))
    for server in (idle, other):
        server.tool("project.info")
    phases = {"idle": bench.undisturbed_attempt(
        lambda: ping_beside(bench, other, idle, seconds / 2, wait_a_little))}
    other.stop()
    phases["while the first index is built"] = bench.undisturbed_attempt(
        lambda: ping_starts(bench, idle, many, 2 if bench.quick else 4))
    server = ProjectUmcp(bench, many["root"])
    questions = Questions(bench, server, many)
    questions.ask()
    phases["while tools read the project"] = bench.undisturbed_attempt(
        lambda: ping_beside(bench, server, idle, seconds, questions.ask))
    memory = server.memory()
    server.stop()
    idle.stop()
    return phases, memory


# --- All of it. ---

def measure(bench, found):
    found["made"] = made = generate(bench, bench.data or bench.folder)
    found["shared"] = shared = shared_projects(bench)
    found["yaml"] = measure_yaml(bench, made, shared)
    found["checks"] = measure_checks(bench, made, shared)
    found["memory"] = measure_memory(bench, made)
    found["pings"], found["many_memory"] = measure_pings(bench, made)


NAMES = {"scene": "generated scene", "files": "real projects"}


def report_yaml(found):
    if not found["yaml"]:
        return []
    rows = []
    for key, r in found["yaml"].items():
        part = r.get("part")
        rows.append([NAMES[key], f"{r['mb']:,.0f}", *(f"{r[k]:,.0f}" for k in
                                                      ("documents", "entries", "trees")),
                     f"{part['libyaml_events']:,.0f}" if part else "",
                     f"{part['libyaml_trees']:,.0f}" if part else ""])
    return ["## Parsing UnityYAML on one processor, MB/s", "",
            *table(["text", "MB", "documents", "top-level keys", "trees", "libyaml events",
                    "libyaml trees"], rows)]


def report_checks(found):
    rows = []
    for name, n_files, r in found["checks"]:
        if r:
            rows.append([name, f"{n_files:,}", f"{r['umcp_wall'] * 1e3:,.0f}",
                         f"{r['rg_wall'] * 1e3:,.0f}", f"{r['wall_ratio']:.2f}",
                         f"{r['umcp_cpu'] * 1e3:,.0f}", f"{r['rg_cpu'] * 1e3:,.0f}"])
    columns = ["project", "files", "umcp ms", "rg ms", "ratio", "umcp cpu ms", "rg cpu ms"]
    return ["## `umcp check`, and ripgrep for the guids of the same files", "",
            *table(columns, rows)] if rows else []


def report_memory(found):
    size = found["made"]["big"]["bytes"]
    rows = [[what, f"{size / 1e6:,.0f}", f"{kb:,}", f"{kb * 1024 / size:.2f}"]
            for what, kb in found["memory"].items()]
    many = found["made"]["many"]
    rows.append([f"umcp serve, tools on {many['files']:,} files", f"{many['bytes'] / 1e6:,.0f}",
                 f"{found['many_memory']['VmHWM']:,}",
                 f"{found['many_memory']['VmHWM'] * 1024 / many['bytes']:.2f}"])
    return [f"## Memory of a scene with {found['made']['big']['objects']:,} objects", "",
            *table(["what", "MB on disk", "peak kB", "times the size"], rows)]


def report_pings(found):
    rows = []
    for what, r in found["pings"].items():
        busy, idle = r["busy"], r["idle"]
        rows.append([what, r["works"] or "", f"{busy['calls']:,}", f"{busy['p50_us']:,.0f}",
                     f"{busy['p99_us']:,.0f}", f"{busy['max_us']:,.0f}", busy["over"],
                     f"{idle['p99_us']:,.0f}", f"{idle['max_us']:,.0f}", idle["over"]])
    return [f"## `ping` over HTTP every {PING_EVERY_US // 1000} ms, project of "
            f"{found['made']['many']['files']:,} files", "",
            *table(["server", "times", "pings", "p50 µs", "p99 µs", "max µs", f"> {PING_MS} ms",
                    "idle's p99", "idle's max", f"idle's > {PING_MS} ms"], rows)]


def report(found):
    reports = {"yaml": report_yaml, "checks": report_checks, "pings": report_pings,
               "many_memory": report_memory}
    return [line for key, lines in reports.items() if key in found for line in lines(found)]


def judge_yaml(found, v):
    if not found["yaml"]:
        v.skip("parsing", "the program that measures it was not built")
        return
    for key, r in found["yaml"].items():
        on = NAMES[key]
        if not r.get("part"):
            v.skip(f"parsing against libyaml, {on}", "built without libyaml")
            continue
        part = r["part"]
        times = r["entries"] / max(1, part["libyaml_events"])
        v.judge(f"documents and keys against libyaml's events, {on}", times >= KEYS_FACTOR,
                f"{times:.1f}×", f"≥ {KEYS_FACTOR}×")
        times = part["trees"] / max(1, part["libyaml_trees"])
        v.judge(f"trees against libyaml's, {on}", times >= LIBYAML_FACTOR, f"{times:.1f}×",
                f"≥ {LIBYAML_FACTOR}×")
    if not found["shared"]:
        v.skip("parsing, real projects", "there are none beside the repository")


def judge_checks(found, v):
    for name, n_files, r in found["checks"]:
        what = f"umcp check against ripgrep, {name}, {n_files:,} files"
        if r:
            v.judge(what, r["wall_ratio"] <= RG_RATIO, f"{r['wall_ratio']:.2f} of its time",
                    f"≤ {RG_RATIO:g}")
        else:
            v.skip(what, "ripgrep is not installed")
    if not found["shared"]:
        v.skip("umcp check against ripgrep, a real project", "there is none beside the repository")


def judge_pings(found, v):
    for what, r in found["pings"].items():
        if what == "idle":
            continue
        busy, idle = r["busy"], r["idle"]
        allowed = max(PING_MS * 1000, PING_FACTOR * idle["max_us"])
        v.judge(f"slowest ping {what}", busy["max_us"] <= allowed,
                f"{busy['max_us'] / 1000:.1f} ms, {busy['over']} of {busy['calls']:,} over; an "
                f"idle umcp meanwhile {idle['max_us'] / 1000:.1f} ms, {idle['over']} over",
                f"≤ {PING_MS} ms, or {PING_FACTOR}× the idle one's")


def judge_memory(found, v):
    size = found["made"]["big"]["bytes"]
    for what, kb in found["memory"].items():
        times = kb * 1024 / size
        v.judge(f"peak memory, {what}, scene of {size / 1e6:.0f} MB", times <= MEMORY_FACTOR,
                f"{times:.2f} times its size", f"≤ {MEMORY_FACTOR}")


def judge(found, v):
    judges = {"yaml": judge_yaml, "checks": judge_checks, "memory": judge_memory,
              "pings": judge_pings}
    for key, judge_it in judges.items():
        if key in found:
            judge_it(found, v)
