"""Measures calls of plugin tools in the live engine, by turns with calls of the engine's own tools on
one connection, and judges them: a method of user code may not cost much more than a built-in body.

A part of run.py. Without umcp-player, Mono or mcs nothing is measured, and it says so.
"""
import os
import shutil
import statistics
import time

import live
from harness import median, table, undisturbed
from servers import STATUS, Broken, LiveUmcp

SECONDS = 15
ROUNDS = 4

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


def what_is_missing(bench):
    return live.what_is_missing(bench) or (not shutil.which("mcs") and "mcs is not installed")


def measure(bench, found):
    server = LiveUmcp(bench, make_project(bench.folder), os.path.join(bench.scratch, "state-plugins"))
    await_tools(server)
    for _ in bench.rounds(ROUNDS, "plugin tools"):
        for name, what in {**CALLS, **AWAITED}.items():
            found.setdefault(name, []).append(bench.undisturbed_attempt(
                lambda w=what: live.alternate(bench, server, (w, (STATUS, "UnityVersion")),
                                              seconds=0.5)))


def ratios_of(results):
    return [r["p50_us"] / r["second"]["p50_us"] for (r,) in undisturbed([(r,) for r in results])]


def report(found):
    rows = []
    for name, results in found.items():
        beside = [{**r["second"], "others": r["others"]} for r in results]
        rows.append([name, *(f"{median(results, k):,.0f}" for k in ("p50_us", "p99_us")),
                     *(f"{median(beside, k):,.0f}" for k in ("p50_us", "p99_us")),
                     f"{statistics.median(ratios_of(results)):.2f}"])
    return ["## Live engine: plugin tools, by turns with the engine's `GetStatus`", "",
            *table(["tool", "p50 µs", "p99 µs", "GetStatus's p50", "its p99", "times"], rows)]


def judge(found, v):
    for name, results in found.items():
        if name in AWAITED:
            p50 = median(results, "p50_us") / 1000
            v.judge(f"p50 of a plugin tool, {name}", p50 <= FRAMES_MS, f"{p50:.1f} ms", f"≤ {FRAMES_MS} ms")
            continue
        ratios = ratios_of(results)
        times = statistics.median(ratios)
        v.judge(f"p50 of a plugin tool against GetStatus, {name}", times <= FACTOR,
                f"{times:.2f}×, rounds {min(ratios):.2f} to {max(ratios):.2f}", f"≤ {FACTOR}×")
