"""CallMethod on a live engine: results, arguments, overloads, methods that throw, base classes."""
import json

from lib.live import Scene, need_an_engine
from lib.umcp import Suite, expect, same, wait_for
from lib.gates import Opened, errors_text

suite = Suite()
test = suite.test
SHOP = r"""
using System;
using System.Collections.Generic;
using UnityEngine;

namespace Shop
{
    public enum Shade { Dark, Middle, Light = 7 }

    public class Base : MonoBehaviour
    {
        public virtual string Who() { return "base"; }
        public string WhoElse() { return "inherited"; }
    }

    public class Till : Base
    {
        public int Both { get; set; }
        public bool Compiled { get { return true; } }

        public override string Who() { return "till"; }

        public int Add(int a, int b) { return a + b; }
        public void Nothing() { Both++; }
        public string Text() { return "some \"text\" \U0001F600"; }
        public string Null() { return null; }
        public bool Yes() { return true; }
        public float Half() { return 0.5f; }
        public Vector3 Point() { return new Vector3(1.5f, 2, 3); }
        public GameObject Self() { return gameObject; }
        public int[] Three() { return new[] { 1, 2, 3 }; }
        public string Long() { return new string('x', 1000000); }
        public static int Twice(int a) { return 2 * a; }
        public int Throws() { throw new InvalidOperationException("no such luck"); }
        public int Sum(int[] all)
        {
            int sum = 0;
            foreach (int one in all)
                sum += one;
            return sum;
        }
        public string JoinedList(List<string> all) { return string.Join("|", all.ToArray()); }
        public string Named(Shade a) { return a.ToString(); }
        public string NameOf(GameObject one) { return one == null ? "nobody" : one.name; }
        public float Longer(Vector3 a, float b) { return a.x + a.y + a.z + b; }
        public void Make(string name) { new GameObject(name); }

        public string Pick(int a) { return "int"; }
        public string Pick(string a) { return "string"; }
        public string Pick(float a) { return "float"; }
        public string Pick(bool a) { return "bool"; }
        public string Pick(Vector3 a) { return "Vector3"; }
        public string Pick(int[] a) { return "int[]"; }
        public string Pick(int a, int b) { return "int, int"; }
        public string Pick() { return "nothing"; }

        public string Tie(GameObject a) { return "GameObject"; }
        public string Tie(Camera a) { return "Camera"; }
        public string Only(Vector3 a) { return "Vector3"; }
    }
}
"""
METHODS = """Add Nothing Text Null Yes Half Point Self Three Long Twice Throws Sum JoinedList Named
NameOf Longer Make Pick Tie Only Who WhoElse Absently""".split()


def shop(project):
    scene = Scene()
    scene.script(scene.add("Desk"), project.script("Till", SHOP))
    scene.add("Other", pos=(4, 5, 6))
    scene.add("Panel", scene.add("Canvas", rect={}), rect={})
    project.scenes(Main=scene)
    return "/Desk", "Shop.Till", "Compiled"


opened = Opened(shop)


def store(members=tuple(f"Shop.Till.{name}" for name in METHODS)):
    server = opened.get()
    server.gates(members=members)
    return server


def calling(method, arguments=None, path="/Desk", component="Shop.Till"):
    text = arguments if isinstance(arguments, str) else json.dumps(arguments or [])
    return {"objectId": opened.get().id(path), "componentType": component, "method": method,
            "argsJson": text}


def gives(server, method, arguments, *wanted, **where):
    """A call's result is one of these."""
    result = server.do("CallMethod", **calling(method, arguments, **where))
    same(set(result), {"ok", "result"}, result)
    expect(any(result["result"] == one and isinstance(result["result"], bool) ==
               isinstance(one, bool) for one in wanted), method, arguments, result, wanted)


@test
def methods_and_their_results():
    server = store()
    gives(server, "Add", [2, 3], 5, "5")
    gives(server, "Yes", [], True, "True", "true")
    gives(server, "Half", [], 0.5, "0.5")
    gives(server, "Text", [], 'some "text" \U0001F600')
    gives(server, "Null", [], None, "null", "")
    gives(server, "Self", [], server.id("/Desk"))
    gives(server, "Twice", [21], 42, "42")
    gives(server, "Who", [], "till")
    gives(server, "Who", [], "till", component="Shop.Till")
    gives(server, "WhoElse", [], "inherited")
    point = server.do("CallMethod", **calling("Point"))["result"]
    expect(point == {"x": 1.5, "y": 2, "z": 3} or "1.5" in str(point), point)
    three = server.do("CallMethod", **calling("Three"))["result"]
    expect(three == [1, 2, 3] or isinstance(three, str), three)
    expect(len(server.do("CallMethod", **calling("Long"))["result"]) >= 1024)


@test
def a_method_without_result_or_arguments():
    server = store()
    before = server.value("/Desk", "Shop.Till", "Both")
    gives(server, "Nothing", [], None, "", "null")
    arguments = calling("Nothing")
    del arguments["argsJson"]
    server.do("CallMethod", **arguments)
    same(server.value("/Desk", "Shop.Till", "Both"), before + 2)
    gives(server, "Make", ["Made by a call"], None, "", "null")
    wait_for(lambda: any(card["Name"] == "Made by a call" for card in server.cards()), "it")


@test
def arguments_of_every_kind():
    server = store()
    gives(server, "Sum", [[1, 2, 3]], 6, "6")
    gives(server, "Sum", [[]], 0, "0")
    gives(server, "JoinedList", [["a", "b"]], "a|b")
    gives(server, "Named", ["Light"], "Light")
    gives(server, "Named", [0], "Dark")
    gives(server, "NameOf", [server.id("/Other")], "Other")
    gives(server, "NameOf", [None], "nobody")
    gives(server, "Longer", [{"x": 1, "y": 2, "z": 3}, 0.5], 6.5, "6.5")
    gives(server, "Longer", [{"x": 1, "y": 2, "z": 3}, 4], 10, "10")


@test
def overloads_are_chosen_by_their_arguments():
    server = store()
    for arguments, wanted in (([1], "int"), (["a"], "string"), ([1.5], "float"), ([True], "bool"),
                              ([{"x": 1, "y": 2, "z": 3}], "Vector3"), ([[1, 2]], "int[]"),
                              ([1, 2], "int, int"), ([], "nothing")):
        gives(server, "Pick", arguments, wanted)


@test
def overloads_that_do_not_fit():
    server = store()
    for method, arguments in (("Pick", [1, 2, 3]), ("Pick", [{"q": 1}, 2]), ("Add", [1]),
                              ("Add", [1, "b"]), ("Add", [1, 2, 3]), ("Add", [1.5, 2]),
                              ("Add", [None, 2]), ("Add", [2**40, 2]), ("Only", ["abc"]),
                              ("Sum", [["a"]]), ("Named", ["Pink"]), ("NameOf", ["obj:999999999"]),
                              ("NameOf", ["rubbish"]), ("Absently", [])):
        error = server.refuses("CallMethod", **calling(method, arguments))
        expect(error["kind"] in ("InvalidArgument", "NotFound"), method, arguments, error)
    error = server.refuses("CallMethod", **calling("Add", [1]))
    same(error["message"], "Method overload not found")


@test
def overloads_that_fit_alike():
    server = store()
    error = server.refuses("CallMethod", **calling("Tie", [None]))
    same(error["kind"], "InvalidArgument", error)
    gives(server, "Tie", [server.id("/Other")], "GameObject")


@test
def a_tie_is_resolved_as_its_error_says():
    """Where the hint shows a signature, this is what it is good for; the list still says Tie."""
    server = store()
    hint = server.refuses("CallMethod", **calling("Tie", [None])).get("hint") or ""
    if "::" not in hint:
        return
    signature = hint[hint.index("example: ") + len("example: "):].rstrip(")…. ") + ")"
    gives(server, signature, [None], "GameObject", "Camera")
    server.gates(members=["Shop.Till.Add"])
    server.denies("Denied by allowlist", "CallMethod", **calling(signature, [None]))


@test
def arguments_that_are_no_list():
    server = store()
    before = server.value("/Desk", "Shop.Till", "Both")
    for text in ("{}", "5", "[", "", "null,", '"abc"', "[1,]", "[" * 100000):
        same(server.wrong("CallMethod", **calling("Nothing", text)), "InvalidArgument", text[:9])
    same(server.value("/Desk", "Shop.Till", "Both"), before)


@test
def a_method_that_throws():
    server = store()
    error = server.refuses("CallMethod", **calling("Throws"))
    expect("no such luck" in errors_text(error), error)
    server.is_well()


@test
def methods_of_base_classes():
    server = store(["Shop.Base.WhoElse"])
    gives(server, "WhoElse", [], "inherited", component="Shop.Base")
    server.denies("Denied by allowlist", "CallMethod", **calling("WhoElse"))
    server = store(["Shop.Base.Who", "UnityEngine.Transform.GetSiblingIndex",
                    "UnityEngine.Component.CompareTag"])
    # What would run is Till's own.
    server.denies("Denied by allowlist", "CallMethod", **calling("Who", component="Shop.Base"))
    server.denies("Denied by allowlist", "CallMethod", **calling("Who"))
    gives(server, "GetSiblingIndex", [], 0, "0", path="/Canvas/Panel",
          component="UnityEngine.Transform")
    server.denies("Denied by allowlist", "CallMethod", **calling(
        "GetSiblingIndex", path="/Canvas/Panel", component="UnityEngine.RectTransform"))


@test
def the_server_is_still_well_and_ends():
    opened.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
