#!/usr/bin/env python3
"""Measures the compile service and what the sandbox costs, and judges both: code that the engine has
not seen before, a project of many files against the same compiler's own csc, a change of one file,
and the engine's first answer and round trips with the sandbox and without.

usage: compiling.py [--umcp PATH] [--quick]

A part of run.py, and a program of its own. Exit code 1: a target was missed. Without umcp-player,
Mono or our assembly of Roslyn nothing is measured, and it says so.
"""
import argparse
import glob
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

import live
from code_in_engine import Console
from harness import run_part, say, table
from servers import STATUS, Broken, LiveUmcp

N_FILES = 200
N_CHANGED = 50             # files of an assembly of which one changes
CHANGE_MS = 300
MISTAKE_MS = 1000          # from a mistake in a file to the log
ANSWER_S = 120             # for a build
FRAMEWORK = "/usr/lib/mono/4.5"

# Targets.
EVAL_MS = 10               # p50 of code that has to be compiled
CSC_TIMES = 1.5            # a cold build against csc
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
        for n in range(1, 20 if bench.quick else 120):
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
    say(f"a project of {N_FILES} files, cold")
    os.makedirs(os.path.join(folder, "Assets"))
    sources = write_sources(os.path.join(folder, "Assets"))
    found = {"csc": [], "service": []}
    for _ in range(2 if bench.quick else 5):
        found["csc"].append(run_csc(bench, folder, sources))
        found["service"].append(run_service(bench, folder, sources))
        bench.calls += 2
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
    for number in range(3 if bench.quick else 10):
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
        for number in range(6 if bench.quick else 25):
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
    say("the engine with the sandbox and without")
    project = live.make_project(os.path.join(folder, "boxed"), live.SMALL, 0)
    found = {which: {"first": [], "trip": []} for which in ("on", "off")}
    for n in range(4 if bench.quick else 20):
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

def measure(bench):
    """What was found; {"missing": why} if nothing can be measured."""
    missing = what_is_missing(bench)
    if missing:
        say(f"{missing}: compiling is left out")
        return {"missing": missing}
    folder = tempfile.mkdtemp(prefix="umcp-compiling-")
    try:
        evals, first = measure_evals(bench)
        changes, mistakes = measure_changes(bench, folder)
        return {"missing": None, "evals": evals, "first": first,
                "builds": measure_builds(bench, os.path.join(folder, "many")),
                "changes": changes, "mistakes": mistakes,
                "sandbox": measure_sandbox(bench, folder)}
    finally:
        for server in list(bench.running):
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def all_evals(found):
    return sorted(ms for row in found["evals"].values() for ms in row)


def ratios(found):
    """The sandbox's cost: medians of interleaved runs."""
    on, off = found["sandbox"]["on"], found["sandbox"]["off"]
    return {"first answer": statistics.median(on["first"]) / statistics.median(off["first"]),
            "round trip": statistics.median(on["trip"]) / statistics.median(off["trip"])}


def report(found):
    if found["missing"]:
        return []
    rows = [[what, f"{statistics.median(ms):.2f}", f"{sorted(ms)[int(len(ms) * 0.95)]:.2f}"]
            for what, ms in found["evals"].items()]
    builds = {who: statistics.median(ms) for who, ms in found["builds"].items()}
    box = found["sandbox"]
    return ["## Compiling: `ConsoleEval` of code that is new each time, ms", "",
            *table(["code", "p50", "p95"], rows), "",
            f"The first code after the engine's start: {found['first']:.1f} ms.", "",
            f"A project of {N_FILES} files, cold: the service {builds['service']:,.0f} ms, the same "
            f"compiler's csc {builds['csc']:,.0f} ms.", "",
            f"A change of one file in an assembly of {N_CHANGED}, until the new code answers: p50 "
            f"{statistics.median(found['changes']):,.0f} ms. A mistake, until the log has its place: p50 "
            f"{statistics.median(found['mistakes']):,.0f} ms.", "",
            "## The sandbox, medians of interleaved runs", "",
            *table(["", "with", "without", "times"],
                   [["first answer, ms", f"{statistics.median(box['on']['first']):.0f}",
                     f"{statistics.median(box['off']['first']):.0f}",
                     f"{ratios(found)['first answer']:.2f}"],
                    ["`ListObjects`, p50 µs", f"{statistics.median(box['on']['trip']):.0f}",
                     f"{statistics.median(box['off']['trip']):.0f}",
                     f"{ratios(found)['round trip']:.2f}"]]), ""]


def judge(found, v):
    if found["missing"]:
        v.skip("compiling", found["missing"])
        return
    p50 = statistics.median(all_evals(found))
    v.judge("code that has to be compiled, p50", p50 <= EVAL_MS, f"{p50:.1f} ms", f"≤ {EVAL_MS} ms")
    times = statistics.median(s / c for s, c in zip(found["builds"]["service"],
                                                    found["builds"]["csc"]))
    v.judge(f"{N_FILES} files, cold, against the same compiler's csc", times <= CSC_TIMES,
            f"{times:.2f}×", f"≤ {CSC_TIMES}×")
    change = statistics.median(found["changes"])
    v.judge(f"a change of one file of {N_CHANGED} to running, p50", change <= CHANGE_MS,
            f"{change:.0f} ms", f"≤ {CHANGE_MS} ms")
    mistake = max(found["mistakes"])
    v.judge("a mistake in a script until the log has it, at most", mistake <= MISTAKE_MS,
            f"{mistake:.0f} ms", f"≤ {MISTAKE_MS} ms")
    for what, ratio in ratios(found).items():
        v.judge(f"the sandbox, {what}", ratio <= SANDBOX_TIMES, f"{ratio:.2f}×",
                f"≤ {SANDBOX_TIMES}×")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--umcp", help="the program that is measured")
    parser.add_argument("--quick", action="store_true", help="fewer runs, rough numbers")
    parser.set_defaults(without_sdk=True, without_projects=True, without_live=False)
    return run_part(sys.modules[__name__], parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
