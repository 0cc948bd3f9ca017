"""Scripts that never give the engine back: they are named, and after two deaths the engine runs without
them."""
import concurrent.futures
import contextlib
import os
import stat
import subprocess
import tempfile

from lib.driver import ASSEMBLIES
from lib.live import Live, Project, Scene, need_an_engine
from lib.probe import PLAYER, engine_of, is_failure, kill, result_of
from lib.umcp import Suite, expect, same, wait_for

suite = Suite()
test = suite.test
LIMIT = 2  # seconds that a script may hold the engine here
LONGER = 4  # where one that is only slow must stay below it

HELD = """
using System.Collections;
using UnityEngine;

namespace Game
{
    public class Loop : MonoBehaviour
    {
        public int kept = 7;
%s
    }
}
"""
PLAIN = """
using UnityEngine;

public class Bystander : MonoBehaviour
{
    public int frames;
    private void Update() { frames++; }
}
"""
SPIN = "{ while (kept > 0) System.Threading.Thread.Sleep(1); }"


def make(project, code):
    loop = project.script("Loop", HELD % code)
    other = project.script("Bystander", PLAIN)
    scene = Scene()
    scene.script(scene.add("Bystander"), other)
    scene.script(scene.add("Held"), loop, "kept: 9")
    project.scenes(Main=scene)


@contextlib.contextmanager
def impatient(code=None, make=make, limit=LIMIT):
    """A server on a project with this script, or made otherwise, whose engine waits only so long for scripts."""
    with tempfile.TemporaryDirectory() as folder:
        player = os.path.join(folder, "player")
        with open(player, "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\nexec "{PLAYER}" "$@" --hold-limit {limit}\n')
        os.chmod(player, stat.S_IRWXU)
        project = Project(folder)
        make(project, code) if code else make(project)
        server = Live(root=project.root)
        server.args += ("--player", player, "--allow-eval", "--allow-writes",
                        "--state-dir", os.path.join(folder, "state"))
        server.must_be_ready = False
        with server:
            server.held_project = project
            server.state_dir = os.path.join(folder, "state")
            yield server


def wait_for_line(server, *words):
    """The line of the server's log that has all of these."""
    def find():
        return next((line for line in server.err().splitlines()
                     if all(word in line for word in words)), None)
    try:
        return wait_for(find, " ".join(words), 60)
    except AssertionError:
        print(server.err()[-3000:])
        raise


def value_of(server, path, component, name):
    """None: the engine cannot tell now."""
    cards = server.ask_tool("ListObjects", {"limit": 100}).json()
    found = [card["Id"] for card in cards.get("result", {}).get("content", [{}])[0].get(
        "json", {}).get("Items", []) if card["Path"] == path]
    if not found:
        return None
    reply = server.ask_tool("ReadComponentMember", {
        "objectId": found[0], "componentType": component, "name": name}).json()
    return None if is_failure(reply) else result_of(reply)


def expect_left_out(server, method):
    wait_for_line(server, "Error", "Assets/Scripts/Loop.cs' has held the engine", method)
    wait_for_line(server, "no longer runs 'Assets/Scripts/Loop.cs'", "ended the engine 2 times", method)
    kept = wait_for(lambda: value_of(server, "/Held", "Game.Loop", "kept"), "the engine", 30)
    expect("9" in str(kept), kept)
    expect(value_of(server, "/Bystander", "Bystander", "frames"), "the other script runs")


CASES = {
    "awake": ("private void Awake() " + SPIN, "Game.Loop.Awake ()"),
    "update": ("private void Update() { while (kept > 0) ; }", "Game.Loop.Update ()"),
    "a_coroutine": ("private IEnumerator Start() { yield return null; while (kept > 0) ; }",
                    "Game.Loop"),
    "a_static_constructor": ("static Loop() { while (true) System.Threading.Thread.Sleep(10); }",
                             "Game.Loop"),
    "a_method_before_the_scene": (
        "[RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)]"
        " private static void Begin() { while (true) ; }", "Game.Loop.Begin ()"),
    "a_wait_that_never_ends": (
        "private void OnEnable() { new System.Threading.ManualResetEvent(false).WaitOne(); }",
        "Game.Loop.OnEnable ()"),
    "a_loop_that_allocates": (
        "private void Start() { while (kept > 0) new string('x', 100).ToUpper(); }",
        "Game.Loop.Start ()"),
    "a_loop_that_catches": (
        "private void Start() { while (kept > 0) try { System.Threading.Thread.Sleep(1); "
        "throw new System.Exception(); } catch { } }",
        "Game.Loop.Start ()"),
}


def add_case(name, code, method):
    def held():
        with impatient(code) as server:
            expect_left_out(server, method)
    held.__name__ = f"{name}_that_holds_the_engine_is_named_and_left_out"
    test(held)


for case, (case_code, case_method) in CASES.items():
    add_case(case, case_code, case_method)


NAMED = {
    "OnDestroy": ("private void Start() { Destroy(this); } private void OnDestroy() " + SPIN, "OnDestroy ()"),
    "a_continuation": ("private async void Start() { await System.Threading.Tasks.Task.Delay(50); while (kept > 0) ; }",
                       "Game.Loop"),
    "a_field_initialiser": ("public int other = Spin(); private static int Spin() { while (true) ; }", "Game.Loop"),
    "a_lock": ("private static object gate = new object(); private void Start() { new System.Threading.Thread(() => "
               "{ lock (gate) System.Threading.Thread.Sleep(-1); }) { IsBackground = true }.Start(); "
               "System.Threading.Thread.Sleep(99); lock (gate) kept++; }", "Start ()"),
    "a_pattern": ("private void Start() { System.Text.RegularExpressions.Regex.IsMatch(new string('a', 60) + \"b\", "
                  "\"^(a+)+$\"); }", "Start ()"),
    "a_finally": ("private void Start() { try { kept++; } finally { while (true) ; } }", "Start ()"),
}


@test
def code_that_never_returns_is_named_wherever_it_stands():
    def check(case):
        code, method = NAMED[case]
        with impatient(code) as server:
            line = wait_for_line(server, "Error", "Assets/Scripts/Loop.cs' has held the engine", method)
            expect("Game.Loop" in line, case, line)
    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        list(pool.map(check, NAMED))


CRASHES = {
    "fails": ("private void Update() { System.Environment.FailFast(\"on purpose\"); }", "Game.Loop.Update ()"),
    "pointer": ("private void Start() { System.Runtime.InteropServices.Marshal.Copy(new byte[999], 0, "
                "new System.IntPtr(8), 999); }", "Game.Loop.Start ()"),
    "exits": ("private void Start() { System.Environment.Exit(3); }", "Game.Loop.Start ()"),
}


@test
def code_that_crashes_the_engine_is_named_and_left_out():
    def left_out(server):
        """None: the engine cannot tell now. Its last words may be too many for the server's log."""
        try:
            return [(held["Path"], held["Method"], held["Deaths"])
                    for held in server.resource("unity://scripts?state=held")["Held"]]
        except AssertionError:
            return None
    for code, method in CRASHES.values():
        with impatient(code) as server:
            wait_for(lambda: left_out(server) == [("Assets/Scripts/Loop.cs", method, 2)], method, 60)
            wait_for(lambda: value_of(server, "/Bystander", "Bystander", "frames"), "the engine", 30)


@test
def an_abort_is_told_by_the_runtime():
    code = ("[System.Runtime.InteropServices.DllImport(\"__Internal\")] private static extern void abort(); "
            "private void Start() { abort(); }")
    with impatient(code) as server:
        wait_for_line(server, "SIGABRT")
        wait_for_line(server, "no longer runs 'Assets/Scripts/Loop.cs'", "ended the engine 2 times",
                      "Game.Loop.Start ()")


@test
def a_recursion_without_end_is_named():
    code = "private int Deep(int n) { return n < 0 ? 0 : Deep(n + 1) + 1; } private void Update() { kept = Deep(0); }"
    with impatient(code) as server:
        wait_for_line(server, "StackOverflowException", "Game.Loop.Deep (System.Int32 n)")
        wait_for(lambda: value_of(server, "/Bystander", "Bystander", "frames"), "the engine", 30)


ENDLESS = {
    "a finalizer": "class Odd { ~Odd() { while (true) ; } } private void Start() { for (int i = 0; i < 99; i++) new Odd(); }"
                   " private void Update() { System.GC.Collect(); }",
    "a thread": "private void Start() { new System.Threading.Thread(() => { try { } finally { while (true) "
                "System.Threading.Thread.Sleep(10); } }) { IsBackground = true }.Start(); }",
}


@test
def scripts_that_cannot_be_unloaded_do_not_hold_up_new_ones():
    for code in ENDLESS.values():
        with impatient(code) as server:
            wait_for(lambda: value_of(server, "/Held", "Game.Loop", "kept"), "the engine", 30)
            server.held_project.write("Assets/Scripts/Loop.cs", HELD % "private void Awake() { kept = 21; }")
            wait_for_line(server, "The engine cannot unload the old scripts")
            wait_for(lambda: "21" in str(value_of(server, "/Held", "Game.Loop", "kept")), "the new one", 30)


def make_from_dll(project):
    """A component of a DLL, which a script adds: no source has it."""
    code = os.path.join(project.root, "Lib.cs")
    project.write("Lib.cs", "using UnityEngine; namespace Lib { public class Loop : MonoBehaviour { "
                  "private int n; private void Update() { if (n++ > 5) while (true) ; } } }")
    os.makedirs(os.path.join(project.root, "Assets/Lib"))
    subprocess.run(["mcs", "-target:library", "-out:" + os.path.join(project.root, "Assets/Lib/Lib.dll"),
                    "-r:" + os.path.join(ASSEMBLIES, "UnityEngine.CoreModule.dll"), code], check=True)
    scene = Scene()
    scene.script(scene.add("Bystander"), project.script("Bystander", PLAIN))
    scene.script(scene.add("Maker"), project.script("Maker", """
public class Maker : UnityEngine.MonoBehaviour { private void Start() { gameObject.AddComponent<Lib.Loop>(); } }
"""))
    project.scenes(Main=scene)


@test
def a_class_of_a_dll_that_holds_the_engine_is_named_and_left_out():
    with impatient(make=make_from_dll) as server:
        wait_for_line(server, "Error", "Assets/Lib/Lib.dll' has held the engine", "Lib.Loop.Update ()")
        wait_for_line(server, "no longer runs 'Assets/Lib/Lib.dll'", "ended the engine 2 times")
        wait_for(lambda: value_of(server, "/Bystander", "Bystander", "frames"), "the engine", 30)


def make_two(project):
    scene = Scene()
    for name in ("First", "Second"):
        scene.script(scene.add(name), project.script(name, "using UnityEngine; public class " + name
                     + " : MonoBehaviour { private int kept = 1; private void Awake() " + SPIN + " }"))
    scene.script(scene.add("Bystander"), project.script("Bystander", PLAIN))
    project.scenes(Main=scene)


@test
def two_scripts_that_hold_the_engine_are_both_left_out_and_told():
    with impatient(make=make_two) as server:
        for name in ("First", "Second"):
            wait_for_line(server, f"no longer runs 'Assets/Scripts/{name}.cs'", "ended the engine 2 times")
        wait_for(lambda: value_of(server, "/Bystander", "Bystander", "frames"), "the engine", 30)
        told = server.resource("unity://scripts?state=held")
        same([item["Path"] for item in told["Items"]], ["Assets/Scripts/First.cs", "Assets/Scripts/Second.cs"])
        same([(held["Class"], held["Method"], held["Deaths"]) for held in told["Held"]],
             [("First", "First.Awake ()", 2), ("Second", "Second.Awake ()", 2)])
        same((told["Totals"]["Held"], told["Totals"]["Live"]), (2, 1))


@test
def a_script_that_changes_is_run_again():
    with impatient("private void Awake() " + SPIN) as server:
        expect_left_out(server, "Game.Loop.Awake ()")
        server.held_project.write("Assets/Scripts/Loop.cs",
                                  HELD % "private void Awake() { kept = 21; }")
        wait_for(lambda: "21" in str(value_of(server, "/Held", "Game.Loop", "kept")), "a reload", 30)


@test
def a_script_that_is_only_slow_goes_on():
    code = f"private void Start() {{ System.Threading.Thread.Sleep({LONGER} * 800); kept = 33; }}"
    with impatient(code, limit=LONGER) as server:
        wait_for_line(server, "has held the engine", "Game.Loop.Start ()")
        wait_for(lambda: "33" in str(value_of(server, "/Held", "Game.Loop", "kept")), "its end", 30)
        expect("is not running" not in server.err(), server.err())


@test
def garbage_is_collected_after_a_look():
    """The thread that looks is not one that the collector waits for."""
    code = (f"private void Start() {{ System.Threading.Thread.Sleep({LONGER} * 700); }} "
            "private void Update() { System.GC.Collect(); kept = 33; }")
    with impatient(code, limit=LONGER) as server:
        wait_for_line(server, "has held the engine", "Game.Loop.Start ()")
        wait_for(lambda: "33" in str(value_of(server, "/Held", "Game.Loop", "kept")), "its end", 30)
        same(server.err().count("has held the engine"), 1, server.err()[-2000:])


@test
def a_reload_ends_what_one_script_holds():
    """The time of the old scripts is not added to that of the new ones."""
    first = "private void OnDisable() { System.Threading.Thread.Sleep(5000); }"
    second = "private void Awake() { System.Threading.Thread.Sleep(5000); kept = 44; }"
    with impatient(first, limit=8) as server:
        wait_for(lambda: value_of(server, "/Held", "Game.Loop", "kept"), "the engine", 30)
        engine = engine_of(server)
        server.held_project.write("Assets/Scripts/Loop.cs", HELD % second)
        wait_for(lambda: "44" in str(value_of(server, "/Held", "Game.Loop", "kept")), "new scripts", 60)
        same(engine_of(server), engine, server.err()[-2000:])


@test
def code_of_a_call_has_its_own_limit_and_blames_nobody():
    with impatient("public void Spin() " + SPIN) as server:
        wait_for(lambda: value_of(server, "/Held", "Game.Loop", "kept"), "the engine", 30)
        code = f"System.Threading.Thread.Sleep({LIMIT} * 2000); Debug.Log(\"forty\" + 4);"
        server.ask_tool("execute_code", {"code": code})
        wait_for_line(server, "forty4")
        expect("has held" not in server.err(), server.err())


@test
def what_is_kept_may_be_anything():
    with impatient("private void Update() { kept++; }") as server:
        wait_for(lambda: value_of(server, "/Held", "Game.Loop", "kept"), "the engine", 30)
        held = os.path.join(server.state_dir, "player", "held")
        with open(held, "wb") as file:
            file.write(b"2 x y z\n\xff\xfe\n99999999999999999999 a b c\td\n2\n\n" + b"9 " * 5000)
        os.chmod(held, 0o600)
        kill(engine_of(server))
        wait_for(lambda: value_of(server, "/Held", "Game.Loop", "kept"), "another engine", 30)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
