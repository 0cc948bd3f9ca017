#!/usr/bin/env python3
"""Measures calls of plugin tools in the live engine, by turns with calls of the engine's own tools on
one connection, and judges them: a method of user code may not cost much more than a built-in body.

usage: plugins.py [--umcp PATH] [--quick]

A part of run.py, and a program of its own. Exit code 1: a target was missed. Without umcp-player,
Mono or mcs nothing is measured, and it says so.
"""
import argparse
import os
import shutil
import statistics
import sys
import tempfile
import time

import live
from harness import median, run_part, say, table, undisturbed
from servers import STATUS, Broken, LiveUmcp

ROUNDS = {False: 5, True: 2}  # by quick

# Target.
FACTOR = 1.5               # times the p50 of a built-in call of the engine

TOOLS = """using System.ComponentModel;
using McpPlugin;
using UnityEngine;

public static class BenchTools
{
    [McpPluginTool("bench-greet", ReadOnly = true)]
    [Description("Says hello")]
    public static string Greet([Description("Whom")] string name, int times = 1)
    {
        return "hello " + name + " " + times;
    }

    [McpPluginTool("bench-where", ReadOnly = true)]
    public static Vector3 Where(Vector3 offset)
    {
        return offset + Vector3.up;
    }

    [McpPluginTool("bench-run", ReadOnly = true)]
    public static Vector3 Run(Vector3 offset)
    {
        return MainThread.Instance.Run(() => offset + Vector3.up);
    }
}
"""

CALLS = {"string in, string out": (live.call("bench-greet", name="you"), "hello you 1"),
         "Vector3 in, Vector3 out": (live.call("bench-where", offset={"x": 1, "y": 2, "z": 3}),
                                     '"y\\":3')}
# It waits for the next Update, as its protocol says.
AWAITED = {"MainThread.Run": (live.call("bench-run", offset={"x": 1, "y": 2, "z": 3}), '"y\\":3')}
FRAMES_MS = 34             # p50 of such a call: two frames of 60 a second


def make_project(folder):
    project = live.make_project(folder, live.SMALL, 0)
    with open(os.path.join(project, "Assets", "BenchTools.cs"), "w", encoding="utf-8") as f:
        f.write(TOOLS)
    with open(os.path.join(project, "Assets", "BenchTools.cs.meta"), "w", encoding="utf-8") as f:
        f.write("fileFormatVersion: 2\nguid: 0123456789abcdef0123456789abcdef\n")
    return project


def await_tools(server):
    """Until scripts are compiled."""
    give_up = time.monotonic() + live.SCRIPTS_S
    while True:
        try:
            server.tool("bench-greet", name="you")
            return
        except Broken:
            if time.monotonic() > give_up:
                raise
            time.sleep(0.05)


def measure(bench):
    """What was found; {"missing": why} if nothing can be measured."""
    missing = live.what_is_missing(bench)
    if not missing and shutil.which("mcs") is None:
        missing = "mcs is not installed"
    if missing:
        say(f"{missing}: plugin tools are left out")
        return {"missing": missing}
    say("plugin tools")
    folder = tempfile.mkdtemp(prefix="umcp-plugins-")
    try:
        server = LiveUmcp(bench, make_project(folder), os.path.join(bench.scratch, "state-plugins"))
        await_tools(server)
        found = {}
        for _ in range(ROUNDS[bench.quick]):
            for name, what in {**CALLS, **AWAITED}.items():
                found.setdefault(name, []).append(bench.undisturbed_attempt(
                    lambda w=what: live.alternate(bench, server, (w, (STATUS, "UnityVersion")),
                                                  seconds=1)))
        server.stop()
        return {"missing": None, "calls": found}
    finally:
        for server in list(bench.running):
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def ratios_of(results):
    return [r["p50_us"] / r["second"]["p50_us"] for (r,) in undisturbed([(r,) for r in results])]


def report(found):
    if found["missing"]:
        return []
    rows = []
    for name, results in found["calls"].items():
        beside = [{**r["second"], "others": r["others"]} for r in results]
        rows.append([name, *(f"{median(results, k):,.0f}" for k in ("p50_us", "p99_us")),
                     *(f"{median(beside, k):,.0f}" for k in ("p50_us", "p99_us")),
                     f"{statistics.median(ratios_of(results)):.2f}"])
    return ["## Live engine: plugin tools, by turns with the engine's `GetStatus`", "",
            *table(["tool", "p50 µs", "p99 µs", "GetStatus's p50", "its p99", "times"], rows)]


def judge(found, v):
    if found["missing"]:
        v.skip("plugin tools", found["missing"])
        return
    for name, results in found["calls"].items():
        if name in AWAITED:
            p50 = median(results, "p50_us") / 1000
            v.judge(f"p50 of a plugin tool, {name}", p50 <= FRAMES_MS, f"{p50:.1f} ms", f"≤ {FRAMES_MS} ms")
            continue
        ratios = ratios_of(results)
        times = statistics.median(ratios)
        v.judge(f"p50 of a plugin tool against GetStatus, {name}", times <= FACTOR,
                f"{times:.2f}×, rounds {min(ratios):.2f} to {max(ratios):.2f}", f"≤ {FACTOR}×")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--umcp", help="the program that is measured")
    parser.add_argument("--quick", action="store_true", help="rough numbers")
    parser.set_defaults(without_sdk=True, without_projects=True, without_live=False)
    return run_part(sys.modules[__name__], parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
