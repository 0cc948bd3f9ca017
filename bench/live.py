"""Measures umcp with the headless engine behind it, and judges it: how soon the first call is
answered, what a call costs that goes on to the engine, calls per second, and memory.

A part of run.py. Without umcp-player or Mono nothing is measured, and it says so.
"""
import json
import os
import random
import shutil
import statistics
import subprocess
import tempfile
import time

import generate
import unity_text as text
from harness import median, say, table, undisturbed
from servers import CONFIG, INITIALIZE, INITIALIZED, STATUS, Broken, LiveUmcp, Sdk, memory_of

SECONDS = 90
SMALL = 2_000              # objects
LARGE = {False: 50_000, True: 10_000}  # by quick
PER_ROOT = 10              # objects: a root and its children
N_CLASSES = 20             # scripts of the small project; every object has one of them
GENERATE_S = 60            # at most
SCRIPTS_S = 60             # until scripts are compiled and run, at most
NO_RUNTIME = 3             # umcp-player's exit code
IN_FLIGHT = 8
APART = "client apart"     # where processes run: as in run.py, server and engine on one processor
FREE = "anywhere"          # as the system likes, as a user's do

# Targets.
START_SHARE = 1.0          # until the engine's first answer, of the SDK server's cold start
BEFORE_TIMES = 1.10        # the same of the build that UMCP_BEFORE names, medians of interleaved runs
RELAY_FACTOR = 3           # times a call that the server answers itself
SDK_FACTOR = {"HTTP": 1, "stdio": 0.5}  # times the SDK server's calls/s, which asks no engine
GROWTH_MB = 2              # in the second half of many calls, server and engine each

SCENE = "Assets/Live.unity"
SCRIPT = """using UnityEngine;

public class Actor{n} : MonoBehaviour
{{
    public float speed = 1;
    private int frames;

    public string Who => "actor {n}";

    private void Update()
    {{
        frames++;
        transform.Rotate(0, speed * Time.deltaTime, 0);
    }}
}}
"""
FIELDS = "  speed: %.7g\n"
BUILD_SETTINGS = """--- !u!1045 &1
EditorBuildSettings:
  m_ObjectHideFlags: 0
  serializedVersion: 2
  m_Scenes:
  - enabled: 1
    path: %s
    guid: %s
  m_configObjects: {}
"""


# --- What is measured on. ---

class World(text.Documents):
    """A scene of roots with children, for an engine that runs it."""

    def components(self, place):
        """Every fifth object can be seen and hit; with scripts in the project, each has one."""
        found = [self.filter(), self.renderer(), self.collider()] if place % 5 == 0 else []
        if self.library.scripts:
            found.append(self.actor(self.library.scripts[place % N_CLASSES]))
        return found

    def actor(self, script):
        speed = self.rng.random() * 90
        return lambda i, own: (text.MONO_BEHAVIOUR + FIELDS) % (i, own, script, "", "", speed)

    def fill(self, n_objects):
        while self.n_objects < n_objects:
            ids = self.new_id(), self.new_id()
            first = self.n_objects
            below = [self.object(f"Child {first + i}", ids[1], self.components(first + i))
                     for i in range(1, PER_ROOT)]
            self.roots.append(self.object(f"Root {first}", 0, self.components(first), below, ids))


def make_project(root, n_objects, n_scripts, world_class=World):
    """A project with one scene; the same bytes every time."""
    library = generate.Guids(random.Random(generate.SEED))
    project = generate.Project(root, library, time.monotonic() + GENERATE_S)
    for n in range(n_scripts):
        project.asset(f"Actor{n}.cs", SCRIPT.format(n=n), generate.SCRIPT_META)
        library.scripts.append(library.guid_made)
    generate.add_materials(project, 10, generate.add_textures(project, 3))
    world = world_class(library, True)
    world.fill(n_objects)
    guid = project.new_guid()
    project.write(SCENE, world.text())
    project.write(SCENE + ".meta", generate.DEFAULT_META % guid)
    project.write("ProjectSettings/EditorBuildSettings.asset",
                  text.HEAD + BUILD_SETTINGS % (SCENE, guid))
    return root


def make_projects(bench, folder):
    n = LARGE[bench.quick]
    say(f"writing projects of {SMALL:,} and {n:,} objects")
    made = {"plain": make_project(os.path.join(folder, "plain"), SMALL, 0),
            "scripts": make_project(os.path.join(folder, "scripts"), SMALL, N_CLASSES),
            "large": make_project(os.path.join(folder, "large"), n, 0)}
    os.sync()  # what is written later would disturb what is measured
    return made


def player_of(bench):
    return os.path.join(os.path.dirname(bench.umcp), "umcp-player")


def what_is_missing(bench):
    """Why nothing can be measured; None: all is there."""
    player = player_of(bench)
    if not os.access(player, os.X_OK):
        return "umcp-player is not there"
    ran = subprocess.run([player, "--project", os.path.join(bench.root, "examples/unity-demo"),
                          "--state-dir", bench.scratch, "--self-check"], env=bench.environment,
                         stdin=subprocess.DEVNULL, capture_output=True, timeout=30, check=False)
    return "Mono is not installed" if ran.returncode == NO_RUNTIME else None


def free_running(bench):
    """A program that starts umcp-player without a limit of frames per second."""
    path = os.path.join(bench.scratch, "free-player")
    with open(path, "w", encoding="utf-8") as f:
        f.write(f"#!/bin/sh\nexec '{player_of(bench)}' \"$@\" --fps 0\n")
    os.chmod(path, 0o755)
    return path


def call(name, /, **arguments):
    return json.dumps({"jsonrpc": "2.0", "id": 0, "method": "tools/call",
                       "params": {"name": name, "arguments": arguments}},
                      separators=(",", ":")).replace('"id":0', '"id":@ID@')


# --- Until the first answer. ---

def start(bench, folder, state, program=None):
    """A server on the small project, and the ms from its start to the engine's first answer."""
    server = LiveUmcp(bench, folder, state, program=program)
    page = server.result("ListObjects", limit=1)
    took = (time.monotonic() - server.spawned) * 1e3
    bench.calls += 1
    if page["Total"] != SMALL or len(page["Items"]) != 1:
        bench.errors.append(f"ListObjects: {page['Total']} objects, {SMALL} are there")
    return server, took, page["Items"][0]["Id"]


def await_scripts(server, object_id):
    """Asks for a property that only compiled code has; ms from the server's start to its value."""
    give_up = server.spawned + SCRIPTS_S
    while time.monotonic() < give_up:
        try:
            for component in server.result("GetComponents", objectId=object_id)["Items"]:
                if component["Type"].startswith("Actor"):
                    server.result("ReadComponentMember", objectId=object_id, name="Who",
                                  componentType=component["Type"])
                    return (time.monotonic() - server.spawned) * 1e3
        except Broken:
            pass  # not yet: a type made from the file has no such member
        time.sleep(0.005)
    raise Broken(f"no script runs after {SCRIPTS_S} s")


def measure_starts(bench, made):
    """{case: {"first", "scripts", "before": [ms]}}; the cases, and the builds, take turns."""
    builds = {"first": bench.umcp} | ({"before": bench.before} if bench.before else {})
    kept = {(build, name): os.path.join(bench.scratch, f"state-{build}-{name}")
            for build in builds for name in ("plain", "scripts")}
    cases = ["no scripts"]
    if shutil.which("mcs") is not None:
        cases += ["scripts compiled before", "scripts not compiled"]
        for build, program in builds.items():
            server, _, object_id = start(bench, made["scripts"], kept[build, "scripts"], program)
            await_scripts(server, object_id)
            server.stop()
    rows = {case: {"first": [], "scripts": [], "before": [], "sdk": []} for case in cases}
    for n in bench.rounds(9, "starts of the engine"):
        sdk = bench.cold("sdk", 1)["p50_ms"] if bench.with_sdk else None
        for case, row in rows.items():
            name = "plain" if case == "no scripts" else "scripts"
            for build, program in sorted(builds.items(), reverse=n % 2 == 1):
                state = (tempfile.mkdtemp(dir=bench.scratch) if case == "scripts not compiled"
                         else kept[build, name])
                server, took, object_id = start(bench, made[name], state, program)
                row[build].append(took)
                if build == "first":
                    row["sdk"].append(sdk)
                if build == "first" and name == "scripts":
                    row["scripts"].append(await_scripts(server, object_id))
                server.stop()
    return {"rows": rows}


# --- Calls that go on to the engine. ---

def open_large(bench, folder, player="auto"):
    """A server whose engine has the large scene, and the id of an object in its middle."""
    server = LiveUmcp(bench, folder, os.path.join(bench.scratch, "state-large"), player)
    n = LARGE[bench.quick]
    page = server.result("ListObjects", limit=1, offset=n // 2)
    if page["Total"] != n:
        bench.errors.append(f"ListObjects: {page['Total']} objects, {n} are there")
    return server, page["Items"][0]["Id"]


def relayed_calls(object_id):
    """{name: (body, what its answer holds)}"""
    return {"GetStatus": (STATUS, "UnityVersion"),
            "ReadComponentMember": (call("ReadComponentMember", objectId=object_id,
                                         componentType="UnityEngine.Transform", name="position"),
                                    '"z":'),
            "ListObjects, 100 of them": (call("ListObjects", limit=100), '"Items":[{')}


def alternate(bench, server, pair, is_pinned=False, **more):
    """Two calls by turns on one connection."""
    (body, expect), (second, second_expect) = pair
    count = more.pop("count", 0)
    result = bench.load("http", "--port", server.port, "--first-id", server.next_id, "--count",
                        count, "--body", body, "--expect", expect, "--second", second,
                        "--second-expect", second_expect, "--refuse", server.refuse, "--header",
                        *server.headers(), is_pinned=is_pinned, **more)
    server.next_id = result["next_id"]
    return result


def measure_round_trips(bench, server, calls):
    """{(place, name): [one result per round]}, each call by turns with one that the server answers
    itself. How they compare depends on where the processes run, so there are two placements."""
    results, local = {}, (CONFIG, "bindAddress")
    everywhere = os.sched_getaffinity(0)
    places = {FREE: everywhere}
    if bench.server_cpu is not None:
        places = {APART: {bench.server_cpu}, FREE: everywhere}
    for _ in bench.rounds(5, "round trips"):
        for place, cpus in places.items():
            server.place(cpus)
            for name, what in calls.items():
                results.setdefault((place, name), []).append(bench.undisturbed_attempt(
                    lambda w=what, p=place: alternate(bench, server, (w, local), p == APART,
                                                      seconds=1)))
    return results


def measure_stdio(bench, folder, player):
    """One connection with several calls in flight; the engine starts with the first of them."""
    command = [bench.umcp, "stdio", "--connect", "none", "--project", folder, "--state-dir",
               os.path.join(bench.scratch, "state-stdio"), "--player", player]
    return bench.load("stdio", "--connections", IN_FLIGHT, "--hello",
                      INITIALIZE + "\n" + INITIALIZED, "--body", STATUS, "--expect",
                      LiveUmcp.expect, "--refuse", LiveUmcp.refuse, "--", *command,
                      seconds=bench.seconds / 2, warmup=4, is_pinned=False)


WAYS = {"HTTP, one connection": lambda b, s: b.http(s, 1, seconds=b.seconds / 2, is_pinned=False),
        "frames, one connection": lambda b, s: b.framed(s, 1, seconds=b.seconds / 2,
                                                        is_pinned=False),
        f"HTTP, {IN_FLIGHT} connections": lambda b, s: b.http(s, IN_FLIGHT, seconds=b.seconds / 2,
                                                              is_pinned=False)}
STDIO = f"stdio, {IN_FLIGHT} calls in flight"


def measure_sdk(bench, server):
    """{way: result} of the SDK's server, which answers without an engine."""
    return {"HTTP, one connection": bench.http(server, 1, seconds=bench.seconds / 2,
                                               is_pinned=False),
            STDIO: bench.stdio("sdk", IN_FLIGHT, warmup=2, is_pinned=False)}


def measure_throughput(bench, folder):
    """{(frames per second or "sdk", way): [one result per round]} of GetStatus."""
    results, players = {}, {"60": "auto", "no limit": free_running(bench)}
    sdk = Sdk(bench) if bench.with_sdk else None
    for _ in bench.rounds(3, "calls per second"):
        if sdk:
            for way, result in measure_sdk(bench, sdk).items():
                results.setdefault(("sdk", way), []).append(result)
        for fps, player in players.items():
            server, _ = open_large(bench, folder, player)
            for way, work in WAYS.items():
                results.setdefault((fps, way), []).append(
                    bench.undisturbed_attempt(lambda w=work, s=server: w(bench, s)))
            server.stop()
            results.setdefault((fps, STDIO), []).append(measure_stdio(bench, folder, player))
    if sdk:
        sdk.stop()
    return results


def measure_memory(bench, server, calls):
    """[(calls so far, server's kB, engine's kB)]: after loading, half of the calls, all."""
    say("memory over many calls")
    half, done, rows = 10_000 if bench.quick else 50_000, 0, []
    for mark in (0, half, 2 * half):
        if mark:
            pair = calls["GetStatus"], calls["ReadComponentMember"]
            limit = min(60, max(5, bench.time_left() - 20))
            done += alternate(bench, server, pair, count=half, seconds=limit, warmup=0)["calls"]
        rows.append((done, server.memory()["VmRSS"], memory_of(server.engine_pid())["VmRSS"]))
        if done < mark:
            bench.notes.append(f"engine's memory: {done:,} of {mark:,} calls in the time given")
    return rows


# --- All of it. ---

def measure(bench, found):
    made = make_projects(bench, bench.folder)
    found["objects"] = LARGE[bench.quick]
    found["starts"] = bench.undisturbed_attempt(lambda: measure_starts(bench, made))["rows"]
    server, object_id = open_large(bench, made["large"])
    calls = relayed_calls(object_id)
    found["memory"] = measure_memory(bench, server, calls)
    found["round_trips"] = measure_round_trips(bench, server, calls)
    server.stop()
    found["throughput"] = measure_throughput(bench, made["large"])


def relay_ratios(results):
    """The call's p50 by that of the local one beside it, round by round."""
    return [r["p50_us"] / r["second"]["p50_us"] for (r,) in undisturbed([(r,) for r in results])]


def report_starts(found):
    rows = []
    for case, row in found["starts"].items():
        first, scripts = sorted(row["first"]), row["scripts"]
        before = row["before"]
        rows.append([case, len(first), f"{first[0]:.0f}", f"{statistics.median(first):.0f}",
                     f"{first[-1]:.0f}", f"{statistics.median(scripts):,.0f}" if scripts else "",
                     f"{statistics.median(before):.0f}" if before else ""])
    return [f"## Live engine: first answer after the start, {SMALL:,} objects, ms", "",
            *table(["project", "starts", "min", "p50", "max", "scripts run",
                    "p50 before"], rows)]


def report_round_trips(found):
    rows = []
    for (place, name), results in found["round_trips"].items():
        ratios = relay_ratios(results)
        beside = [{**r["second"], "others": r["others"]} for r in results]
        rows.append([place, name, *(f"{median(results, k):,.0f}" for k in ("p50_us", "p99_us")),
                     *(f"{median(beside, k):,.0f}" for k in ("p50_us", "p99_us")),
                     f"{statistics.median(ratios):.2f}",
                     f"{min(ratios):.2f} to {max(ratios):.2f}"])
    return [f"## Live engine: round trips, {found['objects']:,} objects, by turns with `GetConfig` "
            "on one connection", "",
            *table(["processes", "call", "p50 µs", "p99 µs", "GetConfig's p50", "its p99", "times",
                    "in the rounds"], rows)]


def report_throughput(found):
    rows = [[fps, way, *(f"{median(results, k):,.0f}" for k in ("calls_per_s", "p50_us", "p99_us"))]
            for (fps, way), results in found["throughput"].items()]
    return ["## Live engine: `GetStatus`", "",
            *table(["frames/s", "client", "calls/s", "p50 µs", "p99 µs"], rows)]


def report_memory(found):
    rows = [[f"{calls:,}", f"{server:,}", f"{engine:,}"]
            for calls, server, engine in found["memory"]]
    return [f"## Live engine: memory, {found['objects']:,} objects", "",
            *table(["calls", "server's resident kB", "engine's resident kB"], rows)]


def report(found):
    reports = {"starts": report_starts, "round_trips": report_round_trips,
               "throughput": report_throughput, "memory": report_memory}
    return [line for key, lines in reports.items() if key in found for line in lines(found)]


def judge_starts(found, v):
    for case, row in found["starts"].items():
        what = f"live engine's first answer against the SDK server's, {case}"
        if row["sdk"][0]:
            share = statistics.median(a / b for a, b in zip(row["first"], row["sdk"]))
            v.judge(what, share <= START_SHARE, f"{share:.2f}×", f"≤ {START_SHARE:g}×")
        else:
            v.skip(what, "Node.js is not installed")
        if row["before"]:
            times = statistics.median(row["first"]) / statistics.median(row["before"])
            v.judge(f"live engine's first answer against the build before, {case}",
                    times <= BEFORE_TIMES, f"{times:.2f}×", f"≤ {BEFORE_TIMES}×")
    if len(found["starts"]) == 1:
        v.skip("live engine's first answer, projects with scripts", "mcs is not installed")


def judge_round_trips(found, v):
    for (place, name), results in found["round_trips"].items():
        if name == "GetStatus":
            ratios = relay_ratios(results)
            times = statistics.median(ratios)
            v.judge(f"p50 of the engine's GetStatus against GetConfig, {place}",
                    times <= RELAY_FACTOR,
                    f"{times:.2f}×, rounds {min(ratios):.2f} to {max(ratios):.2f}",
                    f"≤ {RELAY_FACTOR}×")


def judge_throughput(found, v):
    for (fps, way), results in found["throughput"].items():
        sdk = found["throughput"].get(("sdk", way))
        if fps != "sdk" and sdk:
            times = statistics.median(a["calls_per_s"] / max(1, b["calls_per_s"])
                                      for a, b in zip(results, sdk))
            wanted = SDK_FACTOR[way.split(",")[0]]
            v.judge(f"live engine's calls/s against the SDK server's, {way}, frames/s: {fps}",
                    times >= wanted, f"{times:.1f}×", f"≥ {wanted}×")


def judge_memory(found, v):
    (half, *before), (calls, *after) = found["memory"][-2:]
    for who, a, b in zip(("the live engine's server", "the live engine"), before, after):
        v.judge(f"growth of {who} from {half:,} to {calls:,} calls", b - a < GROWTH_MB * 1024,
                f"{(b - a) / 1024:.2f} MB", f"< {GROWTH_MB} MB")


def judge(found, v):
    judges = {"starts": judge_starts, "round_trips": judge_round_trips,
              "throughput": judge_throughput, "memory": judge_memory}
    for key, judge_it in judges.items():
        if key in found:
            judge_it(found, v)
