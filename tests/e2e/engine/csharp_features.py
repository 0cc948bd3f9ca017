"""C# 9 in an engine: each feature in a script of the project, in ConsoleEval and execute_code, in a hook and
in a plugin tool. What code keeps for later code, and where errors say they are."""
import os
import re

from lib.bridge import Ways
from data.features import EVAL, HOOK, MODULE_INITIALIZER, SCRIPT, TOOL, file_of, of
from lib.live import Live, Scene, need_an_engine
from lib.probe import engine_of, error_of, is_failure, result_of
from lib.sources import PATIENCE, write
from lib.umcp import Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test
GATES = ("--allow-eval", "--allow-writes", "--no-confirm", "--hook-allow", "Game.Machine")
MACHINE = """
using System.Runtime.CompilerServices;

namespace Game
{
    public class Machine : UnityEngine.MonoBehaviour
    {
        public bool Compiled { get { return true; } }
        [MethodImpl(MethodImplOptions.NoInlining)] public string Turn(int by) { return "turned " + by; }
        public string DoTurn { get { return Turn(3); } }
    }
}
"""
TURN = "System.String Game.Machine::Turn(System.Int32)"


def hall(project):
    scene = Scene()
    scene.script(scene.add("Machine"), project.script("Machine", MACHINE))
    project.scenes(Main=scene)
    project.script("ModuleInitializer", MODULE_INITIALIZER)
    for number, feature in of(SCRIPT):
        project.script(f"Feature{number}", file_of(number, feature, "Script"))
    project.script("Wrong", "class Wrong\n{\n    record R(int X);\n    int a = new R(1) with { Y = 2 };\n}\n")
    return "/Machine", "Game.Machine", "Compiled"


class Hall(Ways, Live):
    def __init__(self):
        super().__init__(hall)
        self.plugins = os.path.join(self.folder, "plugins")
        os.mkdir(self.plugins)
        for number, feature in of(TOOL):
            attribute = f'[McpPlugin.McpPluginTool("feature-{number}", ReadOnly = true)]'
            write(self.plugins, f"Tool{number}.cs", file_of(number, feature, "Tool", attribute))
        self.args += [*GATES, "--plugins", self.plugins]

    def wait(self):
        super().wait()
        self.eval("return 1;")
        self.engine = engine_of(self)

    def console(self, code):
        """The reply to ConsoleEval; it waits while scripts are compiled."""
        def ask():
            reply = self.ask_tool("ConsoleEval", {"code": code}).json()
            return None if is_failure(reply) and error_of(reply)[0] == "NotReady" else reply
        return wait_for(ask, code, PATIENCE)

    def eval(self, code):
        reply = self.console(code)
        expect(not is_failure(reply), code, reply)
        return result_of(reply)["result"]

    def complaint(self, code):
        reply = self.console(code)
        expect(is_failure(reply), code, reply)
        return error_of(reply)[1]


class One:
    """One server for all tests."""

    server = None

    def get(self):
        if not self.server:
            server = Hall()
            server.__enter__()
            self.server = server
        expect(self.server.process.poll() is None)
        same(engine_of(self.server), self.server.engine, "another engine", self.server.err()[-3000:])
        return self.server

    def close(self):
        server, self.server = self.server, None
        if server:
            server.__exit__(None, None, None)


one = One()


def all_of(where, check):
    """Runs check(number, feature), which gives None or a complaint, for each feature."""
    wrong = [f"{feature.name}: {told}" for number, feature in of(where) if (told := check(number, feature))]
    expect(not wrong, *wrong)


# --- Features ---

@test
def features_in_scripts():
    server = one.get()

    def check(number, _):
        reply = server.console(f"return Script{number}.Feature.Check();")
        told = error_of(reply)[1] if is_failure(reply) else result_of(reply)["result"]
        return told if told != "True" else None
    all_of(SCRIPT, check)


@test
def features_in_console_eval():
    """What is declared by one call is used by the next."""
    server = one.get()

    def check(number, feature):
        told = ""
        for code in (feature.types + feature.members,
                     f"bool Check{number}() {{ {feature.body} }}", f"return Check{number}();"):
            reply = server.console(code)
            if is_failure(reply):
                return error_of(reply)[1]
            told = result_of(reply)["result"]
        return told if told != "True" else None
    all_of(EVAL, check)


@test
def features_in_execute_code():
    """All in one call."""
    server = one.get()

    def check(number, feature):
        answer = server.execute(f"{feature.types}{feature.members}\nbool Check{number}() {{ {feature.body} }}\n"
                                f"return Check{number}();")
        return None if answer.get("result") is True else str(answer)
    all_of(EVAL, check)


@test
def features_in_hooks():
    server = one.get()
    hooks = [row["Signature"] for row in server.resource("unity://hooks")["Items"]]
    if TURN not in hooks:
        same(server.call("HookAdd", {"type": "Game.Machine", "method": TURN}), {"ok": True})

    def check(number, feature):
        source = (f"{feature.types}{feature.members}\nstatic bool Check() {{ {feature.body} }}\n"
                  f"static bool Prefix(ref string __result, int by) {{ __result = \"{number} \" + by + \" \"; return by > 5; }}\n"
                  "static void Postfix(ref string __result) { __result += Check(); }")
        result = server.call("HookSetSource", {"signature": TURN, "source": source})
        if not result["ok"]:
            return str(result["error"])
        told = server.read("/Machine", "Game.Machine", "DoTurn")["valueText"].strip('"')
        return told if told != f"{number} 3 True" else None
    all_of(HOOK, check)


@test
def features_in_hooks_with_types_beside_the_class():
    """As in a file: records, extension methods and other types, and after them the class that has the methods."""
    server = one.get()
    hooks = [row["Signature"] for row in server.resource("unity://hooks")["Items"]]
    if TURN not in hooks:
        same(server.call("HookAdd", {"type": "Game.Machine", "method": TURN}), {"ok": True})

    def check(number, feature):
        source = (f"{feature.types}\nstatic class Hook {{ {feature.members}\nstatic bool Check() {{ {feature.body} }}\n"
                  f"static void Postfix(ref string __result) {{ __result = \"{number} \" + Check(); }} }}\nenum After {{ A }}")
        result = server.call("HookSetSource", {"signature": TURN, "source": source})
        if not result["ok"]:
            return str(result["error"])
        told = server.read("/Machine", "Game.Machine", "DoTurn")["valueText"].strip('"')
        return told if told != f"{number} True" else None
    all_of(TOOL, check)


@test
def features_in_plugin_tools():
    server = one.get()

    def check(number, _):
        reply = server.post(request("tools/call", {"name": f"feature-{number}", "arguments": {}}), "/").json()
        if "error" in reply:
            return str(reply["error"]) + str([line for line in server.logged() if f"Tool{number}.cs" in line])
        told = reply["result"]["content"][0]["text"]
        return told if told.lower() != "true" else None
    all_of(TOOL, check)


# --- What stays ---

STAYS = (  # code, what it gives; None: whatever that is
    ("var kept = 5;", None), ("kept", "5"), ("kept += 2; return kept;", "7"),
    ("using System.Text;", None), ('new StringBuilder("x").Append(kept).ToString()', "x7"),
    ("record Place(int X, int Y);", None), ("var here = new Place(1, 2);", None),
    ("(here with { Y = kept }).ToString()", "Place { X = 1, Y = 7 }"),
    ("int Twice(int n) => 2 * n;", None), ("Twice(kept)", "14"),
    ("class Box<T> { public T Content { get; init; } }", None), ("new Box<int> { Content = Twice(4) }.Content", "8"),
    ("using System.Threading.Tasks;", None),
    ("async Task<int> Later(int n) { await Task.Delay(1); return n; }", None), ("await Later(9)", "9"),
    ("var late = await Later(3);", None), ("return late + await Later(1);", "4"),
    ("await Task.Yield(); return Twice(late);", "6"),
    ("var (first, second) = (1, \"two\");", None), ("second + first", "two1"),
    ("string kept = \"now a text\";", None), ("kept.Length", "10"),
    ("Func<int, int> add = n => n + late;", None), ("add(4)", "7"),
    ("int Twice(int n) => 20 * n;", None), ("Twice(2)", "40"),
    ("enum Size { Small, Large }", None), ("Size.Large", "Large"),
    ("interface IHas { int Number => 6; } class Has : IHas { }", None), ("((IHas)new Has()).Number", "6"),
    ("foreach (var i in new[] { 1, 2, 3 }) late += i;", None), ("late", "9"),
    ("if (late is > 5 and not 7) return \"yes\"; return \"no\";", "yes"),
    ("late switch { < 5 => \"few\", _ => \"many\" }", "many"))


@test
def names_stay_in_console_eval():
    server = one.get()
    for code, wanted in STAYS:
        told = server.eval(code)
        expect(wanted in (None, told), code, told, "wanted", wanted)
        if wanted is None:
            server.complaint("return Missing + 1;")  # which costs nothing


@test
def names_stay_in_execute_code():
    server = one.get()
    for code, wanted in STAYS:
        answer = server.execute(code)
        same(answer.get("success"), True, code, answer)
        expect(wanted is None or str(answer["result"]) in (wanted, str(["Small", "Large"].index(wanted)) if wanted == "Large"
                                                           else wanted), code, answer)


@test
def a_variable_keeps_its_value_when_code_fails():
    server = one.get()
    server.eval("int counted = 1;")
    same(server.eval('counted = 2; throw new System.Exception("enough");'), "Error: Exception: enough")
    same(server.eval("counted"), "2")
    server.complaint("counted = 3; return Missing;")
    same(server.eval("counted"), "2")


@test
def classes_of_code_have_the_names_that_it_gave_them():
    """In values, in the log and in what exceptions say."""
    server = one.get()
    server.eval("class Zed { public void Tell() { Debug.Log(this); } } class Odd : System.Exception { }")
    same(server.eval("return new Zed();"), "Zed")
    same(server.eval("new Zed().Tell(); return typeof(Zed).Name;"), "Zed")
    wait_for(lambda: "Zed" in server.logged(), "the line of the log")
    same(server.eval("throw new Odd();"), "Error: Odd: Exception of type 'Odd' was thrown.")


@test
def what_the_runtime_cannot_do_is_said():
    """Mono has no covariant returns, and neither has Unity's."""
    server = one.get()
    told = server.complaint("class A { public virtual A Me() => this; } class B : A { public override B Me() => this; }")
    expect("error CS8830" in told and "covariant return types" in told, told)


@test
def queries_go_through_it_too():
    server = one.get()
    answer = server.query('GameObject.Find("Machine").name is { Length: > 3 } and not "x" ? "C# 9" : "no"')
    same((answer.get("success"), answer.get("result")), (True, "C# 9"), answer)


# --- Where errors are ---

WRONG = (("return Missing;", 1, 8), ("int a = 1;\nint b = Missing;", 2, 9), ("\n\n   Missing();", 3, 4),
         ("// nothing\nreturn 1 + Missing;", 2, 12), ("using System.Text;\nreturn Missing;", 2, 8),
         ("record R(int X);\nreturn new R(1) with { Y = 2 };", 2, 24),
         ("var x = 5 switch { 1 => Missing, _ => 0 };", 1, 25),
         ("class A\n{\n    int b = Missing;\n}", 3, 13), ("int F()\n{\n  return \"text\";\n}\nreturn F();", 3, 10),
         ("return \"Grüße \U0001F600\" + Missing;", 1, 21), ("var s = @\"a\nb\" + Missing;", 2, 6),
         ("#nullable enable\nstring? s = null;\nreturn Missing;", 3, 8), ("await Missing();", 1, 7))


@test
def errors_say_where_they_are():
    server = one.get()
    for code, line, column in WRONG:
        told = server.complaint(code)
        expect(f"({line},{column}): error CS" in told, code, told, "wanted", (line, column))
        answer = server.execute(code)
        same(answer["success"], False, code, answer)
        expect(f"({line},{column}): error CS" in str(answer), code, answer)


@test
def errors_of_hooks_say_where_they_are():
    server = one.get()
    server.call("HookAdd", {"type": "Game.Machine", "method": TURN})  # if it is not there yet
    for source, line, column in (("static void Postfix()\n{\n  Missing();\n}", 3, 3),
                                 ("static void Prefix() { Missing(); }", 1, 24),
                                 ("\n\nstatic int a = \"x\";\nstatic void Prefix() { }", 3, 16)):
        result = server.call("HookSetSource", {"signature": TURN, "source": source})
        same(result["ok"], False, source)
        expect(re.search(rf"\({line},{column}\): error CS", str(result)), source, result)


@test
def errors_of_sources_say_where_they_are():
    server = one.get()
    wait_for(lambda: any("Assets/Scripts/Wrong.cs(4,29): error CS" in line for line in server.logged()),
             "what is wrong with Wrong.cs")
    write(server.plugins, "Bad.cs", "class Bad\n{\n    object a = Missing;\n}\n")
    wait_for(lambda: any("Bad.cs(3,16): error CS0103" in line for line in server.logged()),
             "what is wrong with Bad.cs", PATIENCE)


if __name__ == "__main__":
    need_an_engine()
    try:
        suite.main()
    finally:
        one.close()
