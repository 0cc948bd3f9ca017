"""Hooks in a live engine: what may be hooked, what patches do, what stays when a patch is bad, and
what is left when a hook is gone."""
from lib.live import Scene, need_an_engine
from lib.probe import engine_of
from lib.umcp import Suite, expect, same
from lib.gates import Opened, errors_text

suite = Suite()
test = suite.test
SET_ACTIVE = "System.Void UnityEngine.GameObject::SetActive(System.Boolean)"
MACHINE = """
using System;
using System.Runtime.CompilerServices;
using UnityEngine;

namespace Game
{
    public class Thing { public int size; }

    public class Machine : MonoBehaviour
    {
        public int level = 10, calls;
        public static int total;

        public bool Compiled { get { return true; } }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public int Turn(int by) { calls++; return level + by; }
        [MethodImpl(MethodImplOptions.NoInlining)]
        public string Turn(string how) { calls++; return "turned " + how; }
        [MethodImpl(MethodImplOptions.NoInlining)]
        public int Once(int count) { calls++; return count; }
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static int Sum(int a, int b) { total++; return a + b; }
        [MethodImpl(MethodImplOptions.NoInlining)]
        public void Push() { calls++; }
        [MethodImpl(MethodImplOptions.NoInlining)]
        public Vector3 Place(Vector3 at, float times) { calls++; return at * times; }
        [MethodImpl(MethodImplOptions.NoInlining)]
        public double Many(int a, long b, float c, double d, byte e, string f, bool g, Thing h)
        {
            return a + b + c + d + e + f.Length + (g ? 1 : 0) + h.size;
        }
        [MethodImpl(MethodImplOptions.NoInlining)]
        public string Name(Thing thing) { return thing == null ? "none" : "size " + thing.size; }
        [MethodImpl(MethodImplOptions.NoInlining)]
        public int Fails() { calls++; throw new InvalidOperationException("fails"); }
        [MethodImpl(MethodImplOptions.NoInlining)]
        private int Hidden(int a) { return a; }
        public virtual string Kind() { return "machine"; }
        public int Level
        {
            [MethodImpl(MethodImplOptions.NoInlining)] get { return level; }
            [MethodImpl(MethodImplOptions.NoInlining)] set { level = value; }
        }
        public T Generic<T>(T a) { return a; }

        public int DoTurn { get { return Turn(1); } }
        public string DoTurnText { get { return Turn("left"); } }
        public int DoOnce { get { return Once(7); } }
        public int DoSum { get { return Sum(2, 3); } }
        public bool DoPush { get { Push(); return true; } }
        public string DoPlace
        {
            get { var p = Place(new Vector3(1, 2, 3), 2); return p.x + " " + p.y + " " + p.z; }
        }
        public double DoMany
        {
            get { return Many(1, 2, 0.5f, 0.25, 4, "five", true, new Thing { size = 100 }); }
        }
        public string DoName { get { return Name(new Thing { size = 3 }); } }
        public string DoFails
        {
            get { try { return "" + Fails(); } catch (Exception e) { return e.Message; } }
        }
        public int DoLevel { get { return Level; } }
        public string DoKind { get { return Kind(); } }
        public int DoHidden { get { return Hidden(4); } }
        public bool Busy { get { for (int i = 0; i < 100000; i++) Once(i); return true; } }
    }

    public class Better : Machine { public override string Kind() { return "better"; } }
    public abstract class Abstract : MonoBehaviour { public abstract int Do(); }
    public class Other : MonoBehaviour { public int Do() { return 1; } }
}
"""


def hall(project):
    scene = Scene()
    scene.script(scene.add("Machine"), project.script("Machine", MACHINE))
    scene.add("Lamp")
    project.scenes(Main=scene)
    return "/Machine", "Game.Machine", "Compiled"


opened = Opened(hall)
TYPES = ["Game.Machine", "UnityEngine.GameObject", "Game.Abstract", "Game.Absent"]


def hall_open(**gates):
    """The server, and no hook in it."""
    server = opened.get()
    server.gates(**{"code": True, "hooks": TYPES, **gates})
    for row in hooks(server):
        server.do("HookRemove", signature=row["Signature"])
    same(hooks(server), [])
    return server


def hooks(server):
    page = server.resource("unity://hooks")
    same((set(page), page["Total"]), ({"Total", "Items"}, len(page["Items"])))
    for row in page["Items"]:
        same(set(row), {"Signature", "Enabled"})
    return page["Items"]


def methods(server, type_="Game.Machine", **more):
    return server.tool("HookListMethods", type=type_, **more)


def signature(server, start, type_="Game.Machine"):
    """The signature of the only method whose list of arguments begins so: "Turn(System.Int32"."""
    found = [row["Signature"] for row in methods(server, type_, limit=1000)["Items"]
             if f"::{start}" in row["Signature"]]
    same(len(found), 1, start, found)
    return found[0]


def hook(server, start, source=None):
    """Hooks a method by its signature, and patches it: the signature."""
    own = signature(server, start)
    same(server.do("HookAdd", type="Game.Machine", method=own), {"ok": True})
    if source is not None:
        patch(server, own, source)
    return own


def patch(server, own, source):
    same(server.do("HookSetSource", signature=own, source=source), {"ok": True})
    got = server.tool("HookGetSource", signature=own)
    same(got, {"ok": True, "signature": own, "source": source})


def does(server, name):
    got = server.read("/Machine", "Game.Machine", name)
    return got["valueJson"] if "valueJson" in got else got["valueText"]


# --- What may be hooked ---

@test
def types_and_their_methods():
    server = hall_open()
    same(server.tool("HookListAllowedTypes"), {"ok": True, "items": TYPES})
    page = methods(server, limit=1000)
    same(page["Total"], len(page["Items"]))
    for row in page["Items"]:
        same(set(row), {"Name", "Signature"})
        expect(f"::{row['Name']}(" in row["Signature"], row)
    names = [row["Name"] for row in page["Items"]]
    same((names.count("Turn"), names.count("Sum"), names.count("Push")), (2, 1, 1), names)
    expect("System.Int32 Game.Machine::Turn(System.Int32)" in
           [row["Signature"] for row in page["Items"]], page)
    expect(SET_ACTIVE in [row["Signature"] for row in
                          methods(server, "UnityEngine.GameObject", limit=1000)["Items"]])
    turns = methods(server, filter="tUrN")
    expect({"Turn", "DoTurn"} & {row["Name"] for row in turns["Items"]}, turns)
    for row in turns["Items"]:
        expect("turn" in (row["Name"] + row["Signature"]).lower(), row)
    first, second = methods(server, limit=3), methods(server, limit=3, offset=3)
    same(first["Items"] + second["Items"], page["Items"][:6])
    same((first["Total"], methods(server, offset=9999)["Items"]), (page["Total"], []))


@test
def types_outside_the_list():
    server = hall_open()
    for type_ in ("Game.Other", "UnityEngine.Transform", "System.String", "Game", "game.machine",
                  "", "No.Such"):
        same(server.failure("HookListMethods", {"type": type_}), "PermissionDenied", type_)
        server.denies("Denied by hook allowlist", "HookAdd", type=type_, method="Do")
    server.gates(code=True)
    same(server.tool("HookListAllowedTypes"), {"ok": True, "items": []})
    server.denies("Denied by hook allowlist", "HookAdd", type="Game.Machine", method="Push")
    same(server.failure("HookListMethods", {"type": "Game.Machine"}), "PermissionDenied")
    same(hooks(server), [])


@test
def a_name_is_enough_where_it_is_clear():
    server = hall_open()
    same(server.do("HookAdd", type="Game.Machine", method="Push"), {"ok": True})
    same(hooks(server), [{"Signature": signature(server, "Push("), "Enabled": True}])
    calls = does(server, "calls")
    does(server, "DoPush")
    same(does(server, "calls"), calls + 1)  # the first patch lets the method be


@test
def an_ambiguous_name_wants_a_signature():
    server = hall_open()
    error = server.refuses("HookAdd", type="Game.Machine", method="Turn")
    same(error["kind"], "InvalidArgument", error)
    expect(error["message"].startswith("Multiple overloads found for '")
           and "Turn" in error["message"], error)
    expect("full signature" in error["hint"], error)
    same(hooks(server), [])
    own = signature(server, "Turn(System.String")
    server.do("HookAdd", type="Game.Machine", method=own)
    same([row["Signature"] for row in hooks(server)], [own])
    patch(server, own, 'static void Postfix(ref string __result) { __result += "!"; }')
    same((does(server, "DoTurnText"), does(server, "DoTurn")), ("turned left!", 11))


@test
def no_method_is_hooked_twice():
    server = hall_open()
    own = hook(server, "Push(")
    for method in ("Push", own):
        error = server.refuses("HookAdd", type="Game.Machine", method=method)
        same((error["kind"], error["message"]), ("InvalidArgument", "Method is already hooked"))
    same(len(hooks(server)), 1)


@test
def what_cannot_be_hooked():
    server = hall_open()
    for type_, method in (("Game.Machine", "Absent"), ("Game.Machine", ""),
                          ("Game.Machine", "System.Void Game.Machine::Push(System.Int32)"),
                          ("Game.Machine", SET_ACTIVE), ("Game.Absent", "Do"),
                          ("Game.Machine", "Generic"), ("Game.Abstract", "Do"),
                          ("Game.Machine", "x" * 100000)):
        error = server.refuses("HookAdd", type=type_, method=method)
        expect(error["kind"] in ("NotFound", "InvalidArgument"), type_, method[:50], error)
    error = server.refuses("HookAdd", type="Game.Absent", method="Do")
    same((error["kind"], error["message"]), ("NotFound", "Type not found"))
    same(hooks(server), [])
    for arguments in ({}, {"type": "Game.Machine"}, {"method": "Push"},
                      {"type": "Game.Machine", "method": 5}):
        same(server.wrong("HookAdd", **arguments), "InvalidArgument", arguments)
    server.is_well()


@test
def a_hook_that_is_not_there():
    server = hall_open()
    own = signature(server, "Push(")
    for tool, more in (("HookRemove", {}), ("HookSetEnabled", {"enabled": True}),
                       ("HookSetSource", {"source": "static void Prefix() { }"})):
        for text in (own, "rubbish", ""):
            error = server.refuses(tool, signature=text, **more)
            expect(error["kind"] in ("NotFound", "InvalidArgument"), tool, text, error)
        error = server.refuses(tool, signature=own, **more)
        same((error["kind"], error["message"]), ("NotFound", "Hook not found"), tool)
    same(server.failure("HookGetSource", {"signature": own}), "NotFound")


# --- What patches do ---

@test
def results_are_changed_after_the_call():
    server = hall_open()
    hook(server, "Once(", "static void Postfix(ref int __result) { __result *= 10; }")
    calls = does(server, "calls")
    same((does(server, "DoOnce"), does(server, "calls")), (70, calls + 1))


@test
def arguments_are_changed_before_the_call():
    server = hall_open()
    own = hook(server, "Once(", "static void Prefix(ref int count) { count += 5; }")
    same(does(server, "DoOnce"), 12)
    patch(server, own, "static void Prefix(ref int __0) { __0 = 1; }")
    same(does(server, "DoOnce"), 1)


@test
def the_original_is_skipped():
    server = hall_open()
    own = hook(server, "Once(", "static bool Prefix(ref int __result) "
               "{ __result = 99; return false; }")
    calls = does(server, "calls")
    same((does(server, "DoOnce"), does(server, "calls")), (99, calls))
    patch(server, own, "static bool Prefix() { return true; }")
    same((does(server, "DoOnce"), does(server, "calls")), (7, calls + 1))
    patch(server, own, "static bool Prefix(int count, ref int __result) "
          "{ __result = -1; return count != 7; }\n"
          "static void Postfix(ref int __result) { __result -= 1; }")
    same((does(server, "DoOnce"), does(server, "calls")), (-2, calls + 1))


@test
def a_patch_has_the_instance_and_the_arguments():
    server = hall_open()
    hook(server, "Turn(System.Int32",
         "static void Postfix(Game.Machine __instance, int by, int __0, ref int __result)\n"
         "{\n    __instance.level = 20;\n    __result = by * 100 + __0;\n}")
    same((does(server, "DoTurn"), does(server, "level")), (101, 20))


@test
def a_state_goes_from_before_to_after():
    server = hall_open()
    hook(server, "Once(", """
static void Prefix(int count, out int __state) { __state = count * 3; }
static void Postfix(int __state, ref int __result) { __result = __state; }""")
    same([does(server, "DoOnce") for _ in range(3)], [21, 21, 21])


@test
def methods_of_every_shape():
    server = hall_open()
    for start, source, name, before, after in (
            ("Sum(", "static void Postfix(int a, int b, ref int __result) "
             "{ __result = a * 10 + b; }", "DoSum", 5, 23),
            ("Place(", "static void Prefix(ref UnityEngine.Vector3 at, ref float times) "
             "{ at.x = 5; times = 3; }", "DoPlace", "2 4 6", "15 6 9"),
            ("Many(", "static void Postfix(int a, long b, float c, double d, byte e, string f, "
             "bool g, Game.Thing h, ref double __result) { __result = -(a + b + c + d + e + "
             "f.Length + (g ? 1 : 0) + h.size); }", "DoMany", 112.75, -112.75),
            ("Name(", "static void Prefix(ref Game.Thing thing) { thing = null; }", "DoName",
             "size 3", "none"),
            ("get_Level(", "static void Postfix(ref int __result) { __result = 77; }", "DoLevel",
             None, 77),
            ("Kind(", 'static void Postfix(ref string __result) { __result += "?"; }', "DoKind",
             "machine", "machine?")):
        expect(before is None or does(server, name) == before, name, does(server, name))
        own = hook(server, start, source)
        same(does(server, name), after, name)
        server.do("HookRemove", signature=own)
        expect(before is None or does(server, name) == before, name, does(server, name))
    same(hooks(server), [])


@test
def exceptions_go_through():
    server = hall_open()
    own = hook(server, "Fails(", "static void Prefix() { }")
    same(does(server, "DoFails"), "fails")
    patch(server, own, "static bool Prefix(ref int __result) { __result = 5; return false; }")
    same(does(server, "DoFails"), "5")
    server.do("HookRemove", signature=own)
    same(does(server, "DoFails"), "fails")
    own = hook(server, "Push(", 'static void Prefix() { throw new System.Exception("by patch"); }')
    server.ask_tool("ReadComponentMember", {"objectId": server.id("/Machine"),
                                            "componentType": "Game.Machine", "name": "DoPush"})
    server.is_well()


@test
def methods_of_the_engine():
    server = hall_open()
    server.do("HookAdd", type="UnityEngine.GameObject", method=SET_ACTIVE)
    same([row["Signature"] for row in hooks(server)], [SET_ACTIVE])
    patch(server, SET_ACTIVE, "static void Prefix(UnityEngine.GameObject __instance, bool __0)\n"
          '{ UnityEngine.Debug.Log("hooked " + __instance.name + " " + __0); }')
    server.do("ConsoleEval", code='GameObject.Find("Lamp").SetActive(false);')
    same((server.logged("hooked "), server.card("/Lamp")["Active"]), (["hooked Lamp False"], False))
    server.do("HookRemove", signature=SET_ACTIVE)
    server.do("ConsoleEval", code='Resources.FindObjectsOfTypeAll<GameObject>();')
    server.do("SetActive", objectId=server.id("/Lamp"), active=True)
    same((server.logged("hooked "), server.card("/Lamp")["Active"]), (["hooked Lamp False"], True))


@test
def a_method_that_is_called_by_reflection_is_hooked_too():
    server = hall_open(members=["Game.Machine.Once"])
    hook(server, "Once(", "static void Postfix(ref int __result) { __result *= 10; }")
    result = server.do("CallMethod", objectId=server.id("/Machine"), componentType="Game.Machine",
                       method="Once", argsJson="[5]")["result"]
    expect(result in (50, "50"), result)


# --- On and off ---

@test
def hooks_are_switched_off_and_on():
    server = hall_open()
    own = hook(server, "Once(", "static void Postfix(ref int __result) { __result *= 10; }")
    for _ in range(3):
        same(server.do("HookSetEnabled", signature=own, enabled=False), {"ok": True})
        same((hooks(server), does(server, "DoOnce")), ([{"Signature": own, "Enabled": False}], 7))
        same(server.do("HookSetEnabled", signature=own, enabled=True), {"ok": True})
        same((hooks(server), does(server, "DoOnce")), ([{"Signature": own, "Enabled": True}], 70))
    server.do("HookSetEnabled", signature=own, enabled=True)
    same(does(server, "DoOnce"), 70)
    for arguments in ({"signature": own}, {"signature": own, "enabled": "no"}, {"enabled": True}):
        same(server.wrong("HookSetEnabled", **arguments), "InvalidArgument", arguments)
    same(does(server, "DoOnce"), 70)


@test
def a_hook_that_is_off_takes_a_source():
    server = hall_open()
    own = hook(server, "Once(")
    server.do("HookSetEnabled", signature=own, enabled=False)
    patch(server, own, "static void Postfix(ref int __result) { __result *= 10; }")
    if not hooks(server)[0]["Enabled"]:
        same(does(server, "DoOnce"), 7)
        server.do("HookSetEnabled", signature=own, enabled=True)
    same(does(server, "DoOnce"), 70)


@test
def hooks_are_removed():
    server = hall_open()
    own = hook(server, "Once(", "static void Postfix(ref int __result) { __result *= 10; }")
    same(server.do("HookRemove", signature=own), {"ok": True})
    same((does(server, "DoOnce"), hooks(server)), (7, []))
    error = server.refuses("HookRemove", signature=own)
    same((error["kind"], error["message"]), ("NotFound", "Hook not found"))
    same(server.failure("HookGetSource", {"signature": own}), "NotFound")
    hook(server, "Once(")  # anew: the old patch is not there
    same(does(server, "DoOnce"), 7)
    expect("*= 10" not in server.tool("HookGetSource", signature=own)["source"])


@test
def hooks_can_be_removed_when_the_list_has_changed():
    server = hall_open()
    own = hook(server, "Once(", "static void Postfix(ref int __result) { __result *= 10; }")
    server.gates(code=False, hooks=[])
    same([row["Signature"] for row in hooks(server)], [own])
    server.do("HookSetEnabled", signature=own, enabled=False)
    same(does(server, "DoOnce"), 7)
    server.do("HookRemove", signature=own)
    same(hooks(server), [])


# --- Bad patches ---

@test
def a_bad_source_keeps_the_old_patch():
    server = hall_open()
    good = "static void Postfix(ref int __result) { __result *= 10; }"
    own = hook(server, "Once(", good)
    for source in ("static void Postfix(ref int __result) { noSuchName(); }", "rubbish", "{", "",
                   "static void Neither() { }",
                   "static void Postfix(ref string __result) { }",
                   "static void Prefix(int noSuchArgument) { }",
                   "void Postfix(ref int __result) { }",
                   "static int Prefix() { return 5; }",
                   "static void Postfix(ref int __result) { } }",
                   "static void Prefix(ref UnityEngine.Vector3 count) { }"):
        error = server.refuses("HookSetSource", signature=own, source=source)
        same(error["kind"], "InvalidArgument", source, error)
        same(server.tool("HookGetSource", signature=own)["source"], good, source)
        same(does(server, "DoOnce"), 70, source)
    error = server.refuses("HookSetSource", signature=own,
                           source="static void Postfix()\n{\n    noSuchName();\n}")
    expect("CS0103" in errors_text(error) and "3" in errors_text(error), error)
    for arguments in ({"signature": own}, {"signature": own, "source": 5}):
        same(server.wrong("HookSetSource", **arguments), "InvalidArgument")
    patch(server, own, "static void Postfix(ref int __result) { __result *= 100; }")
    same(does(server, "DoOnce"), 700)


@test
def a_source_needs_code_to_be_allowed():
    server = hall_open()
    own = hook(server, "Once(")
    server.gates(code=False, hooks=TYPES)
    server.denies("ConsoleEval disabled by config", "HookSetSource", signature=own,
                  source="static void Postfix(ref int __result) { __result *= 10; }")
    same(does(server, "DoOnce"), 7)


# --- Many ---

@test
def many_hooks_at_once():
    server = hall_open()
    starts = ("Turn(System.Int32", "Turn(System.String", "Once(", "Sum(", "Push(", "Place(",
              "Name(", "get_Level(")
    for start in starts:
        hook(server, start, "static void Prefix() { }")
    same(len(hooks(server)), len(starts))
    same((does(server, "DoTurnText"), does(server, "DoOnce"), does(server, "DoSum"),
          does(server, "DoName")), ("turned left", 7, 5, "size 3"))


@test
def many_switches():
    server = hall_open()
    engine = engine_of(server)
    own = hook(server, "Once(", "static void Postfix(ref int __result) { __result *= 10; }")
    for i in range(100):
        server.do("HookSetEnabled", signature=own, enabled=i % 2 == 0)
        same(does(server, "DoOnce"), 70 if i % 2 == 0 else 7)
    for i in range(20):
        server.do("HookRemove", signature=own)
        hook(server, "Once(", f"static void Postfix(ref int __result) {{ __result += {i}; }}")
        same(does(server, "DoOnce"), 7 + i)
    does(server, "Busy")
    same(engine_of(server), engine)
    server.is_well()


@test
def the_server_is_still_well_and_ends():
    opened.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
