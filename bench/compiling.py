"""Measures the compile service and what the sandbox costs, and judges both: code that the engine has
not seen before, a project of many files against the same compiler's own csc, a change of one file,
and the engine's first answer and round trips with the sandbox and without.

A part of run.py. Without umcp-player, Mono or our assembly of Roslyn nothing is measured, and it
says so.
"""
import glob
import json
import os
import shutil
import socket
import statistics
import subprocess
import tempfile
import time

import live
from code_in_engine import Console
from harness import say, table
from servers import STATUS, Broken, LiveUmcp

SECONDS = 70
N_FILES = 200
N_CHANGED = 50             # files of an assembly of which one changes
ANSWER_S = 120             # for a build
FRAMEWORK = "/usr/lib/mono/4.5"

# Targets.
EVAL_SHARE = 0.1           # p50 of code that has to be compiled, of csc's time for one file
CSC_TIMES = 1.5            # a cold build against csc
CHANGE_SHARE = 1.0         # a change of one file to running, of csc's time for all files
MISTAKE_SHARE = 1.0        # a mistake in a file to the log, p50, of the same
SANDBOX_TIMES = 1.10       # with the sandbox against without

SOURCE = """using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;

namespace Bench.Part{n}
{{
    public record Step{n}(int From, int To) {{ public int Length => To - From; }}

    public class Walker{n} : MonoBehaviour
    {{
        [SerializeField] private float speed = {n};
        private readonly List<Step{n}> steps = new();

        public int Total => steps.Sum(s => s.Length);

        public string Describe(object o) => o switch
        {{
            null => "nothing",
            int i and > 10 => $"many: {{i}}",
            string {{ Length: > 3 }} s => s[..3],
            Step{n} (var from, var to) => $"{{from}} to {{to}}",
            _ => o.ToString(),
        }};

        private void Update()
        {{
            transform.Translate(speed * Time.deltaTime, 0, 0);
            for (int i = 0; i < {n}; i++)
                steps.Add(new(i, i + 1));
            foreach (var step in steps.Where(s => s.Length > {n} % 7).OrderBy(s => s.To))
                Debug.Log(Describe(step));
            if (steps.Count > 100)
                steps.Clear();
        }}
    }}
}}
"""
# Each is different every time, so that nothing that was kept helps.
CODES = {"arithmetic": "1 + {n}",
         "an object's member": 'GameObject.Find("Player").transform.position.x + {n}',
         "LINQ with a lambda": "Enumerable.Range(0, {n}).Where(x => x % 3 == 0).Sum()",
         "statements and a variable": "var kept{n} = new List<int> {{ {n} }}; kept{n}.Add(1); "
                                      "return kept{n}.Count;",
         "C# 9": 'object o = {n}; return o switch {{ int and > 5 => "big", _ => "small" }};'}


def lib_dir(bench):
    return os.path.join(os.path.dirname(bench.umcp), "..", "lib", "umcp")


def what_is_missing(bench):
    missing = live.what_is_missing(bench)
    if not missing and not os.path.exists(os.path.join(lib_dir(bench), "roslyn", "umcp-csc.exe")):
        missing = "Roslyn was not built (npm is missing, or was offline)"
    return missing


# --- Code in the engine. ---

def measure_evals(bench):
    """{what: [ms]}, each code compiled anew; and the ms of the first after the engine's start."""
    say("code that has to be compiled")
    server = Console(bench, os.path.join(bench.root, "examples", "unity-demo"),
                     os.path.join(bench.scratch, "state-compile"))
    try:
        server.result("ListObjects", limit=1)
        time.sleep(5)  # the compiler gets ready in the background
        first, _ = server.run("7 * 6")
        rows = {}
        for n in range(1, 20 if bench.quick else 60):
            for what, code in CODES.items():
                ms, text = server.run(code.format(n=n))
                rows.setdefault(what, []).append(ms)
                bench.calls += 1
                if text is None:
                    bench.errors.append(f"{code.format(n=n)} was stopped")
        return rows, first
    finally:
        server.stop()


# --- A project of many files. ---

def write_sources(folder):
    paths = []
    for n in range(N_FILES):
        paths.append(os.path.join(folder, f"Walker{n}.cs"))
        with open(paths[-1], "w", encoding="utf-8") as f:
            f.write(SOURCE.format(n=n))
    return paths


def references(bench):
    system = [os.path.join(FRAMEWORK, f"{name}.dll") for name in ("mscorlib", "System", "System.Core")]
    return system, sorted(map(os.path.realpath, glob.glob(os.path.join(lib_dir(bench), "*.dll"))))


def run_csc(bench, folder, sources):
    """The compiler's own program, ms from its start to its end."""
    system, own = references(bench)
    response, out = os.path.join(folder, "all.rsp"), os.path.join(folder, "out.dll")
    with open(response, "w", encoding="utf-8") as f:
        f.write("-nologo\n-target:library\n-unsafe\n-optimize+\n-warn:0\n-debug-\n-nostdlib\n"
                f'-out:"{out}"\n' + "".join(f'-r:"{r}"\n' for r in system + own) +
                "".join(f'"{s}"\n' for s in sources))
    began = time.monotonic()
    ran = subprocess.run(["mono", os.path.join(lib_dir(bench), "roslyn", "umcp-csc.exe"), "-noconfig",
                          "-langversion:9.0", "@" + response], env=bench.environment,
                         capture_output=True, timeout=ANSWER_S, check=False)
    took = (time.monotonic() - began) * 1e3
    if ran.returncode or not os.path.exists(out):
        raise Broken(f"csc: {ran.stdout[:500]!r} {ran.stderr[:500]!r}")
    os.remove(out)
    return took


def run_service(bench, folder, sources):
    """umcp-compile from its start to its answer, with an empty cache, in its sandbox; ms."""
    cache = tempfile.mkdtemp(dir=bench.scratch)
    ours, theirs = socket.socketpair()
    lib = os.path.realpath(lib_dir(bench))
    request = {"id": 1, "op": "build", "name": "Assembly-CSharp", "defines": ["UNITY_64"],
               "references": references(bench)[1], "sources": [{"path": s} for s in sources]}
    began = time.monotonic()
    process = subprocess.Popen(
        [os.path.join(os.path.dirname(bench.umcp), "umcp-compile"), "--fd", str(theirs.fileno()),
         "--project", folder, "--cache", cache, "--lib", lib, "--kind", "hosted",
         "--path", os.path.join(lib, "roslyn"), "--runtime", shutil.which("mono"), "--id", "0" * 64,
         "--sandbox", "on"], env=bench.environment, stdin=subprocess.DEVNULL,
        pass_fds=[theirs.fileno()])
    theirs.close()
    try:
        ours.settimeout(ANSWER_S)
        ours.sendall(json.dumps(request).encode() + b"\n")
        with ours.makefile("rb") as lines:
            answer = {}
            while answer.get("id") != 1:
                answer = json.loads(lines.readline() or b'{"id":1,"fault":"it ended"}')
        took = (time.monotonic() - began) * 1e3
        if not answer.get("ok") or answer.get("isCached"):
            raise Broken(f"umcp-compile: {str(answer)[:500]}")
        return took
    finally:
        ours.close()
        process.wait(10)
        shutil.rmtree(cache, ignore_errors=True)


def measure_builds(bench, folder):
    """{"csc", "service", "csc one", "csc changed": [ms]}: a whole project by both, and what csc takes
    for one file and for as many as the assembly has of which one changes."""
    os.makedirs(os.path.join(folder, "Assets"))
    sources = write_sources(os.path.join(folder, "Assets"))
    found = {"csc": [], "service": [], "csc one": [], "csc changed": []}
    for _ in bench.rounds(4, f"a project of {N_FILES} files, cold"):
        found["csc"].append(run_csc(bench, folder, sources))
        found["service"].append(run_service(bench, folder, sources))
        found["csc one"].append(run_csc(bench, folder, sources[:1]))
        found["csc changed"].append(run_csc(bench, folder, sources[:N_CHANGED]))
        bench.calls += 4
    return found


# --- A change. ---

def await_mistake(server, name, began):
    """ms until the log has the place of a mistake in the new script."""
    while not any(item["Message"].startswith(f"Assets/{name}.cs(1,")
                  for item in server.result("TailLogs", count=50)["Items"]):
        if time.monotonic() - began > ANSWER_S:
            raise Broken(f"the mistake in {name} was not told")
        time.sleep(0.005)
    return (time.monotonic() - began) * 1e3


def measure_mistakes(bench, server, project):
    """[ms] from a file with a mistake to the line of the log that has its place."""
    took = []
    for number in range(3 if bench.quick else 8):
        name = f"Mistake{number}"
        script = os.path.join(project, "Assets", f"{name}.cs")
        with open(script + ".tmp", "w", encoding="utf-8") as f:
            f.write(f"public static class {name} {{ public static int Number => missing{number}; }}")
        os.rename(script + ".tmp", script)
        took.append(await_mistake(server, name, time.monotonic()))
        bench.calls += 1
        time.sleep(0.3)
    return took


def measure_changes(bench, folder):
    """[ms] from a changed file to the first answer of the new code, in an assembly of many files; and
    from a mistake to the log."""
    say("a change of one file")
    project = live.make_project(os.path.join(folder, "changed"), live.SMALL, N_CHANGED - 1)
    script = os.path.join(project, "Assets", "Changing.cs")

    def put(number):
        with open(script + ".tmp", "w", encoding="utf-8") as f:
            f.write(f"public static class Changing {{ public static int Number => {number}; }}")
        os.rename(script + ".tmp", script)

    def answers(number):
        try:
            return server.run("Changing.Number")[1] == str(number)
        except Broken:
            return False
    put(0)
    server = Console(bench, project, os.path.join(bench.scratch, "state-changed"))
    try:
        took = []
        for number in range(6 if bench.quick else 18):
            put(number)
            began = time.monotonic()
            while not answers(number):
                if time.monotonic() - began > ANSWER_S:
                    raise Broken(f"the change {number} was not seen")
            took.append((time.monotonic() - began) * 1e3)
            bench.calls += 1
            time.sleep(0.3)
        # The first ones wait for the engine and warm the compiler.
        return took[3:], measure_mistakes(bench, server, project)
    finally:
        server.stop()


# --- The sandbox. ---

class Boxed(LiveUmcp):
    """With or without the sandbox."""

    def __init__(self, bench, folder, state, sandbox):
        self.sandbox = sandbox
        super().__init__(bench, folder, state)

    def command(self):
        return [*super().command(), "--sandbox", self.sandbox]


def measure_sandbox(bench, folder):
    """{on or off: {"first": [ms], "trip": [µs]}}; the two take turns."""
    project = live.make_project(os.path.join(folder, "boxed"), live.SMALL, 0)
    found = {which: {"first": [], "trip": []} for which in ("on", "off")}
    for n in bench.rounds(15, "the sandbox"):
        for which in ("on", "off") if n % 2 else ("off", "on"):
            server = Boxed(bench, project, os.path.join(bench.scratch, f"state-{which}"), which)
            server.result("ListObjects", limit=1)
            found[which]["first"].append((time.monotonic() - server.spawned) * 1e3)
            found[which]["trip"].append(live.alternate(
                bench, server, ((live.call("ListObjects", limit=10), "Items"), (STATUS, "UnityVersion")),
                seconds=0.5)["p50_us"])
            bench.calls += 1
            server.stop()
    return found


# --- All of it. ---

def measure(bench, found):
    found["evals"], found["first"] = measure_evals(bench)
    found["builds"] = measure_builds(bench, os.path.join(bench.folder, "many"))
    found["changes"], found["mistakes"] = measure_changes(bench, bench.folder)
    found["sandbox"] = measure_sandbox(bench, bench.folder)


def all_evals(found):
    return sorted(ms for row in found["evals"].values() for ms in row)


def ratios(found):
    """The sandbox's cost: medians of interleaved runs."""
    on, off = found["sandbox"]["on"], found["sandbox"]["off"]
    return {"first answer": statistics.median(on["first"]) / statistics.median(off["first"]),
            "round trip": statistics.median(on["trip"]) / statistics.median(off["trip"])}


def report_evals(found):
    rows = [[what, f"{statistics.median(ms):.2f}", f"{sorted(ms)[int(len(ms) * 0.95)]:.2f}"]
            for what, ms in found["evals"].items()]
    return ["## Compiling: `ConsoleEval` of code that is new each time, ms", "",
            *table(["code", "p50", "p95"], rows),
            f"The first code after the engine's start: {found['first']:.1f} ms.", ""]


def report_builds(found):
    builds = {who: statistics.median(ms) for who, ms in found["builds"].items()}
    return [f"A project of {N_FILES} files, cold: the service {builds['service']:,.0f} ms, the same "
            f"compiler's csc {builds['csc']:,.0f} ms, for one file {builds['csc one']:,.0f} ms, for "
            f"{N_CHANGED} files {builds['csc changed']:,.0f} ms.", ""]


def report_changes(found):
    return [f"A change of one file in an assembly of {N_CHANGED}, until the new code answers: p50 "
            f"{statistics.median(found['changes']):,.0f} ms. A mistake, until the log has its place: p50 "
            f"{statistics.median(found['mistakes']):,.0f} ms.", ""]


def report_sandbox(found):
    box, times = found["sandbox"], ratios(found)
    rows = [[what, *(f"{statistics.median(box[which][key]):.0f}" for which in ("on", "off")),
             f"{times[what]:.2f}"] for what, key in (("first answer", "first"), ("round trip", "trip"))]
    return ["## The sandbox, medians of interleaved runs: ms to the first answer, µs of `ListObjects`", "",
            *table(["", "with", "without", "times"], rows)]


def report(found):
    reports = {"evals": report_evals, "builds": report_builds, "changes": report_changes,
               "sandbox": report_sandbox}
    return [line for key, lines in reports.items() if key in found for line in lines(found)]


def judge_builds(found, v):
    times = statistics.median(s / c for s, c in zip(found["builds"]["service"],
                                                    found["builds"]["csc"]))
    v.judge(f"{N_FILES} files, cold, against the same compiler's csc", times <= CSC_TIMES,
            f"{times:.2f}×", f"≤ {CSC_TIMES}×")
    beside = {what: statistics.median(ms) for what, ms in found["builds"].items()}
    for what, ms, csc, wanted in (
            ("code that has to be compiled, p50, against csc on one file", all_evals(found),
             "csc one", EVAL_SHARE),
            (f"a change of one file of {N_CHANGED} to running, p50, against csc on all of them",
             found.get("changes"), "csc changed", CHANGE_SHARE),
            ("a mistake in a script until the log has it, p50, against the same",
             found.get("mistakes"), "csc changed", MISTAKE_SHARE)):
        if ms:
            share = statistics.median(ms) / beside[csc]
            v.judge(what, share <= wanted, f"{share:.2f}×", f"≤ {wanted:g}×")


def judge(found, v):
    if "builds" in found:
        judge_builds(found, v)
    for what, ratio in (ratios(found) if "sandbox" in found else {}).items():
        v.judge(f"the sandbox, {what}", ratio <= SANDBOX_TIMES, f"{ratio:.2f}×",
                f"≤ {SANDBOX_TIMES}×")
