"""C# that is run in a live engine: ConsoleEval, RunConsoleScript, RunStartupScript. What it gives,
what it keeps, what it says of mistakes, and how code that does not end is ended."""
import json
import re
import time

from lib.live import Scene, need_an_engine
from lib.probe import engine_of
from lib.umcp import PATIENCE, Http, Suite, expect, often, request, same, wait_for
from lib.gates import Open, Opened, errors_text

suite = Suite()
test = suite.test
COUNTER = """
using UnityEngine;

namespace Game
{
    public class Counter : MonoBehaviour
    {
        public int count = 1;
        public static int shared = 5;
        public bool Compiled { get { return true; } }
        public int Add(int by) { return count += by; }
    }
}
"""


def room(project):
    scene = Scene()
    scene.camera(scene.add("Eye", tag="MainCamera"))
    scene.script(scene.add("Counter", pos=(1, 2, 3)), project.script("Counter", COUNTER))
    scene.add("Lamp")
    extra = Scene()
    extra.add("Guest")
    project.scenes(Main=scene, Extra=extra)
    return "/Counter", "Game.Counter", "Compiled"


opened = Opened(room)
hurried = Opened(room, "--eval-timeout", "300")


def console(of=opened):
    server = of.get()
    server.gates(code=True)
    wait_for(lambda: server.result("ConsoleEval", code="return 1;")["ok"], "the compiler")
    return server


def run(server, code):
    """The text that the code gives."""
    result = server.do("ConsoleEval", code=code)
    same((set(result), type(result["result"])), ({"ok", "result"}, str), code, result)
    return result["result"]


def complaint(server, code):
    """What is said of code that cannot be compiled: as an error's text or as a refusal."""
    result = server.result("ConsoleEval", code=code)
    if result["ok"]:
        expect(result["result"].startswith("Error: "), code, result)
        return result["result"]
    expect(result["error"]["kind"] in ("InvalidArgument", "Internal"), code, result)
    return errors_text(result["error"])


# --- Values ---

@test
def expressions_and_returns():
    server = console()
    for code, wanted in (
            ("return 7+5;", "12"), ("7+5", "12"), ("7+5;", "12"), ("  return 7 + 5 ;  \n", "12"),
            ('"text"', "text"), ('return "a" + "b";', "ab"), ("1.5", "1.5"), ("true", "True"),
            ("'x'", "x"), ("10L * 1000000000L", "10000000000"), ("(object)5", "5"),
            ("var local = 3; return local * 2;", "6"),
            ("if (1 > 0) return 1; return 2;", "1"),
            ("if (1 < 0) return 1; return 2;", "2"),
            ("int sum = 0; for (int i = 0; i < 10; i++) sum += i; return sum;", "45"),
            ("foreach (var one in new[] { 1, 2, 3 }) if (one == 2) return one; return 0;", "2"),
            ("try { return 1; } finally { }", "1"),
            ('return "return 5;";', "return 5;"), ('return @"a\\b""c";', 'a\\b"c'),
            ("return 5; // return 6;", "5"), ("/* return 6; */ return 5;", "5"),
            ("// only this\nreturn 5;", "5"),
            ('return "Grüße \U0001F600";', "Grüße \U0001F600"),
            ("return new System.DateTime(2020, 1, 2).Year;", "2020"),
            ("System.Math.Max(3, 4)", "4"),
            ("((System.Func<int, int>)(x => x + 1))(4)", "5")):
        same(run(server, code), wanted, code)


@test
def no_value():
    server = console()
    for code in ("", "   ", "\n\n"):
        same(run(server, code), "", code)
    for code in ("// nothing", "/* nothing */", ";", "return;", "int unused = 5;", "{ }",
                 'System.Console.Write("");', "return null;", "null"):
        expect(run(server, code) in ("", "null", "5"), code, run(server, code))


@test
def the_value_is_its_text():
    server = console()
    same(run(server, "return new System.Text.StringBuilder(\"built\");"), "built")
    same(run(server, "return System.DayOfWeek.Friday;"), "Friday")
    expect("3" in run(server, "return new Vector3(1, 2, 3);"))
    same(run(server, "return new string('x', 500000).Length;"), "500000")
    expect(run(server, "return new string('x', 500000);").startswith("x" * 1000))
    expect(run(server, "return GameObject.Find(\"Lamp\");").startswith("Lamp"))
    got = run(server, "class Rude { public override string ToString() { throw new "
              "System.Exception(\"go away\"); } }")
    expect(not got.startswith("Error"), got)
    expect(run(server, "return new Rude();") is not None)
    server.is_well()


# --- What stays ---

@test
def variables_stay():
    server = console()
    run(server, "var kept = 5;")
    same(run(server, "kept"), "5")
    run(server, "kept = kept + 1;")
    same(run(server, "return kept;"), "6")
    same(run(server, "int more = kept * 2; return more;"), "12")
    same(run(server, "more + kept"), "18")
    run(server, "var list = new System.Collections.Generic.List<int>();")
    run(server, "list.Add(3); list.Add(4);")
    same(run(server, "list.Count"), "2")
    run(server, 'string kept = "now a text";')  # declared again
    same(run(server, "kept"), "now a text")


@test
def usings_and_linq_stay():
    server = console()
    run(server, "using System.Linq;")
    same(run(server, "Enumerable.Range(1, 4).Where(x => x % 2 == 0).Sum()"), "6")
    same(run(server, "return string.Join(\",\", new[] { 3, 1, 2 }.OrderBy(x => x)"
             ".Select(x => x.ToString()).ToArray());"), "1,2,3")
    same(run(server, "return (from x in new[] { 1, 2 } select x * 10).Max();"), "20")
    same(run(server, "using System.Globalization; return CultureInfo.InvariantCulture.Name;"), "")
    same(run(server, "NumberStyles.HexNumber"), "HexNumber")


@test
def classes_stay():
    server = console()
    run(server, "class Pair { public int A, B; public int Sum() { return A + B; } }")
    same(run(server, "new Pair { A = 3, B = 4 }.Sum()"), "7")
    run(server, "public enum Mood { Good, Bad }")
    same(run(server, "Mood.Bad"), "Bad")
    run(server, "static class Tally { public static int N; public static int Next() "
        "{ return ++N; } }")
    same([run(server, "Tally.Next()") for _ in range(3)], ["1", "2", "3"])


@test
def what_does_not_compile_leaves_nothing_behind():
    server = console()
    run(server, "var safe = 1;")
    complaint(server, "safe = 2; return noSuchName;")
    same(run(server, "safe"), "1")
    complaint(server, 'new GameObject("Half"); return 5 +;')
    expect("/Half" not in [card["Path"] for card in server.cards()])


# --- Mistakes ---

@test
def exceptions_are_results():
    server = console()
    for code, words in (
            ('throw new System.InvalidOperationException("no such luck");', ("no such luck",)),
            ("string s = null; return s.Length;", ("Error: ",)),
            ("int zero = 0; return 5 / zero;", ("zero",)),
            ("return (new int[2])[5];", ("Error: ",)),
            ("GameObject nobody = null; return nobody.name;", ("Error: ",)),
            ("System.Action a = () => { throw new System.Exception(\"deep inside\"); }; a();",
             ("deep inside",))):
        got = run(server, code)
        expect(got.startswith("Error: "), code, got)
        for word in words:
            expect(word in got, code, got)
    same(run(server, "return 7+5;"), "12")


@test
def compile_errors_have_their_place():
    server = console()
    for code, line, column, name in (
            ("return noSuchName;", 1, 8, "CS0103"),
            ("noSuchName", 1, 1, "CS0103"),
            ("var a = 1;\nvar b = 2;\nreturn a + noSuchName;", 3, 12, "CS0103"),
            ("if (true)\n{\n    int x = noSuchName;\n}\nreturn 1;", 3, 13, "CS0103"),
            # a member's place is its object's, its dot's or its own
            ("int n = 1;\n\n\n  n.NoSuchMember();\nreturn n;", 4, "[345]", "CS1061"),
            ('int i = 5;\r\nstring s = "x";\r\nreturn i.Foo;', 3, "(8|9|10)", "CS1061")):
        got = complaint(server, code)
        expect(name in got, code, got)
        expect(re.search(rf"\b{line}\D{{1,9}}{column}\b", got), (line, column), code, got)


@test
def what_is_no_code():
    server = console()
    for code in ("return 7+;", "{", "}", ")", "\"open", "class", "@",
                 "return return;", "\U0001F600", "(" * 3000, "{" * 3000):
        result = server.result("ConsoleEval", code=code)
        expect(not result["ok"] or result["result"].startswith("Error: "), code[:20], result)
        same(run(server, "return 7+5;"), "12")
    for arguments in ({}, {"code": 5}, {"code": None}):
        same(server.wrong("ConsoleEval", **arguments), "InvalidArgument")


# --- The scene ---

@test
def code_changes_the_scene():
    server = console()
    same(run(server, 'new GameObject("Evaluated").name'), "Evaluated")
    same(server.card("/Evaluated")["Active"], True)
    run(server, 'GameObject.Find("Lamp").SetActive(false);')
    same(server.card("/Lamp")["Active"], False)
    run(server, 'GameObject.Find("Counter").transform.position = new Vector3(7, 8, 9);')
    same(server.value("/Counter", "UnityEngine.Transform", "position"), {"x": 7, "y": 8, "z": 9})
    same(run(server, 'return GameObject.Find("Counter").transform.position.y;'), "8")
    run(server, 'GameObject.Find("Evaluated").AddComponent<Camera>().fieldOfView = 20;')
    same(server.value("/Evaluated", "UnityEngine.Camera", "fieldOfView"), 20)
    run(server, 'UnityEngine.Object.DestroyImmediate(GameObject.Find("Evaluated"));')
    expect("/Evaluated" not in [card["Path"] for card in server.cards()])
    run(server, 'Debug.Log("said by code");')
    expect("said by code" in server.logged())


@test
def code_knows_the_projects_scripts():
    server = console()
    run(server, "UnityEngine.Object.FindObjectOfType<Game.Counter>().count = 41;")
    same(server.value("/Counter", "Game.Counter", "count"), 41)
    same(run(server, 'GameObject.Find("Counter").GetComponent<Game.Counter>().Add(1)'), "42")
    same(run(server, "return Game.Counter.shared;"), "5")
    run(server, "Game.Counter.shared = 6;")
    same(server.value("/Counter", "Game.Counter", "shared"), 6)


@test
def an_assembly_that_the_compiler_cannot_read_stops_nothing():
    """It is in the engine's own folder, which the compiler's sandbox leaves out."""
    server = console()
    same(run(server, 'var from = System.IO.Path.GetDirectoryName(typeof(object).Assembly.Location);'
             'var to = Application.persistentDataPath + "/Added.dll";'
             'System.IO.File.Copy(from + "/System.Numerics.dll", to);'
             "return System.Reflection.Assembly.LoadFile(to).Location == to;"), "True")
    same(run(server, "7 + 5"), "12")


@test
def code_loads_scenes():
    server = console()
    run(server, 'UnityEngine.SceneManagement.SceneManager.LoadScene("Extra", '
        "UnityEngine.SceneManagement.LoadSceneMode.Additive);")
    wait_for(lambda: "/Guest" in [card["Path"] for card in server.cards()], "the scene")
    same(run(server, "return UnityEngine.SceneManagement.SceneManager.sceneCount;"), "2")


# --- Scripts in files ---

@test
def scripts_are_run():
    server = console()
    server.do("WriteConsoleScript", path="one.cs", content="return 123;")
    same(server.do("RunConsoleScript", path="one.cs"), {"ok": True, "result": "123"})
    server.do("WriteConsoleScript", path="two.cs", content="\ufeffvar fromFile = 9;")
    server.do("RunConsoleScript", path="two.cs")
    same(run(server, "fromFile"), "9")
    server.do("WriteConsoleScript", path="bad.cs", content='throw new System.Exception("bad");')
    got = server.do("RunConsoleScript", path="bad.cs")["result"]
    expect(got.startswith("Error: ") and "bad" in got, got)
    same(server.refuses("RunConsoleScript", path="absent.cs")["kind"], "NotFound")
    same(server.refuses("RunConsoleScript", path="../one.cs")["kind"], "InvalidArgument")
    server.do("WriteStartupScript", content="return 77;")
    for enabled in (True, False):
        server.do("SetStartupScriptEnabled", enabled=enabled)
        got = server.do("RunStartupScript")
        same((set(got), got["result"]), ({"ok", "result", "path"}, "77"), got)
        expect(got["path"].endswith("startup.cs" if enabled else "startup.disabled.cs"), got)


# --- Code that does not end ---

STUBBORN = (  # what may be stopped in the midst of an exception, and what catches the end itself
    "while (true) try { throw new System.Exception(); } catch (System.Exception) { }",
    "while (true) try { System.Threading.Thread.Sleep(1); } catch (System.Exception) { }",
    "while (true) try { while (true) { } } catch { }",
)
ENDLESS = (
    "while (true) { }",
    "for (;;) System.Threading.Thread.Sleep(10);",
    "System.Threading.Thread.Sleep(-1);",
    "int i = 0; while (true) i++;",
    "var all = new System.Collections.Generic.List<object>(); "
    "while (true) { all.Add(new object()); if (all.Count > 1000) all.Clear(); }",
    "while (true) GameObject.Find(\"Lamp\");",
    "var o = new object(); lock (o) System.Threading.Monitor.Wait(o);",
    "new System.Threading.ManualResetEvent(false).WaitOne();",
    "return System.Linq.Enumerable.Count(System.Linq.Enumerable.Repeat(1, int.MaxValue), "
    "x => { System.Threading.Thread.Sleep(1); return true; });",
    "try { while (true) { } } finally { }",
)


def is_ended(server, code, with_engine=False):
    """Code that is stopped, and nothing else is: refused, or a text of an error. Not a value. Or,
    if that may be, it ends with its engine, and another one answers."""
    engine = engine_of(server)
    result = server.result("ConsoleEval", code=code)
    if result["ok"]:
        expect(result["result"].startswith("Error: "), code, result)
    else:
        expect(result["error"]["kind"] != "NotReady", code, result)
    same(server.call("GetTimeScale")["ok"], True, code, result)
    expect(with_engine or engine_of(server) == engine, code, result)
    return result


@test
def code_that_does_not_end_is_ended():
    server = console(hurried)
    engine = engine_of(server)
    run(server, "var kept = 5;")
    for code in ENDLESS:
        is_ended(server, code)
        same(run(server, "return kept + 2;"), "7", code)
    print("  ", is_ended(server, ENDLESS[0]))
    same(engine_of(server), engine, server.err()[-3000:])
    server.is_well()


@test
def ends_in_a_row():
    server = console(hurried)
    for i in range(often(50, 10)):
        is_ended(server, ENDLESS[i % len(ENDLESS)])
    same(run(server, "return 7+5;"), "12")
    server.is_well()


@test
def code_that_catches_everything_is_ended():
    for code in STUBBORN:
        with Open(room, "--eval-timeout", "300") as server:
            server.gates(code=True)
            wait_for(lambda server=server: server.result("ConsoleEval", code="return 1;")["ok"],
                     "the compiler")
            for _ in range(often(5, 2)):
                is_ended(server, code, with_engine=True)
            same(run(server, "return 7+5;"), "12")
            server.is_well()


@test
def what_ends_in_time_is_not_touched():
    server = console(hurried)
    for _ in range(20):
        same(run(server, "System.Threading.Thread.Sleep(20); return 1;"), "1")


@test
def scripts_that_do_not_end_are_ended():
    server = console(hurried)
    server.do("WriteConsoleScript", path="endless.cs", content="while (true) { }")
    result = server.result("RunConsoleScript", path="endless.cs")
    expect(not result["ok"] or result["result"].startswith("Error: "), result)
    same(run(server, "return 7+5;"), "12")


@test
def others_are_answered_while_code_runs():
    server = console()
    with Http(server.port, patience=PATIENCE) as http:
        http.post(request("call_tool", {"name": "ConsoleEval", "arguments": {
            "code": "System.Threading.Thread.Sleep(500); return 1;"}}))
        same(server.call("GetConfig")["allowWrites"], True)
        expect("result" in server.post(request("ping")).json())
        same(json.loads(http.response().body)["result"]["content"][0]["json"],
             {"ok": True, "result": "1"})


@test
def code_that_kills_the_engine():
    """Another engine comes; the server lives."""
    for code in ("System.Environment.Exit(3);",
                 "System.Func<int, int> f = null; f = x => f(x + 1) + 1; return f(0);",
                 "while (true) try { System.Threading.Thread.Sleep(-1); } "
                 "catch (System.Exception) { System.Threading.Thread.ResetAbort(); }"):
        with Open(room, "--eval-timeout", "300") as server:
            server.gates(code=True)
            began = time.monotonic()
            response = server.ask_tool("ConsoleEval", {"code": code})
            got = response.json()
            print(f"   {code[:40]}: {time.monotonic() - began:.1f} s {str(got)[:300]}")
            wait_for(lambda server=server: server.result("ConsoleEval", code="return 7+5;") ==
                     {"ok": True, "result": "12"}, "another engine", 3 * PATIENCE)
            server.is_well()


@test
def the_servers_are_still_well_and_end():
    opened.close()
    hurried.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
