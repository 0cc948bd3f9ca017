"""Members and values of components in a live engine: what reflection says of them."""
import json

from lib.live import Scene, Shared, need_an_engine
from lib.umcp import Suite, expect, same

suite = Suite()
test = suite.test
shared = Shared()
LONG = 10000  # members of a type that has many

KINDS = r"""
using System;
using System.Collections;
using System.Collections.Generic;
using UnityEngine;

namespace Zoo
{
    public enum Shade { Dark, Middle, Light = 7 }

    [Flags]
    public enum Parts { None = 0, Head = 1, Arm = 2, Leg = 4 }

    public struct Pair<A, B> { public A first; public B second; }

    public class Grumpy { public override string ToString() { throw new Exception("go away"); } }

    public class Endless : IEnumerable<int>
    {
        public IEnumerator<int> GetEnumerator() { for (int i = 0; ; i++) yield return i; }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
    }

    public class Node { public Node next; public int value; }

    public class Ancestor : MonoBehaviour
    {
        public int ancestral = 1;
        protected int guarded = 2;
        private int buried = 3;
        public virtual string Call { get { return "ancestor"; } }
        public int Buried() { return buried; }
    }

    public class Kinds : Ancestor
    {
        public bool yes = true;
        public byte u8 = 200;
        public sbyte s8 = -100;
        public short s16 = -30000;
        public ushort u16 = 60000;
        public int s32 = -2000000000;
        public uint u32 = 4000000000;
        public long s64 = -9000000000000000001;
        public ulong u64 = 18000000000000000001;
        public float f32 = 1.5f;
        public double f64 = 0.1;
        public decimal exact = 12.5m;
        public char letter = 'é';
        public float notANumber = float.NaN;
        public double endless = double.PositiveInfinity;
        public string text = "Grüße, 世界 \U0001F600 \"quoted\" \\ \n\t\u0001 end";
        public string empty = "";
        [NonSerialized] public string nothing = null;
        public Shade shade = Shade.Light;
        public Shade noShade = (Shade)99;
        public Parts parts = Parts.Head | Parts.Leg;
        public Vector2 v2 = new Vector2(1.5f, -2);
        public Vector3 v3 = new Vector3(1.5f, -2, 3.25f);
        public Vector4 v4 = new Vector4(1, 2, 3, 4.5f);
        public Vector2Int v2i = new Vector2Int(-3, 4);
        public Vector3Int v3i = new Vector3Int(1, -2, 3);
        public Quaternion turn = new Quaternion(0, 0.6f, 0, 0.8f);
        public Color paint = new Color(0.25f, 0.5f, 0.75f, 1);
        public Rect area = new Rect(1, 2, 30, 40);
        public Bounds box = new Bounds(new Vector3(1, 2, 3), new Vector3(4, 6, 8));
        public LayerMask mask = 5;
        public int? some = 5;
        public int? none = null;
        public int[] numbers = { 3, 1, 2 };
        public List<string> words = new List<string> { "alpha", "beta" };
        public Dictionary<string, int> table = new Dictionary<string, int> { { "one", 1 } };
        public List<Dictionary<string, List<int>>> deep = new List<Dictionary<string, List<int>>>();
        public Pair<int, List<Pair<string, float>>> pair;
        public int[,] grid = { { 1, 2 }, { 3, 4 } };
        public int[] many = new int[100000];
        public Endless endlessly = new Endless();
        public Node ring;
        public Grumpy grumpy = new Grumpy();
        public object boxed = 42;
        public Type type = typeof(int);
        public Action action = () => { };
        public GameObject self;
        public Transform other;
        public Transform unset;
        public GameObject dead;
        public Component deadBox;
        public List<GameObject> objects = new List<GameObject>();
        public string tooLong = new string('é', 3000);
        public string fits = new string('é', 1024);
        public string faces;
        public static int counter = 3;
        public const int Answer = 42;
        public readonly int fixedValue = 6;
        public event Action Happened;
        private int hidden = 11;
        public new string name = "mine";

        private void Awake()
        {
            deep.Add(new Dictionary<string, List<int>> { { "k", new List<int> { 1, 2 } } });
            pair = new Pair<int, List<Pair<string, float>>> { first = 9 };
            ring = new Node { value = 1 };
            ring.next = new Node { value = 2, next = ring };
            self = gameObject;
            other = GameObject.Find("Other").transform;
            objects.Add(gameObject);
            objects.Add(null);
            dead = new GameObject("Dead");
            deadBox = dead.AddComponent<Kind2>();
            DestroyImmediate(dead);
            var text = new System.Text.StringBuilder("a");
            for (int i = 0; i < 2000; i++)
                text.Append("\U0001F600");
            faces = text.ToString();
            if (Happened != null)
                Happened();
        }

        public override string Call { get { return "kinds"; } }
        public int ReadOnly { get { return 8; } }
        public int WriteOnly { set { hidden = value; } }
        public int Both { get; set; }
        private int Secret { get { return hidden + 1; } }
        public int HalfOpen { get; private set; }
        public int Throws { get { throw new InvalidOperationException("no such luck"); } }
        public int Nulls { get { string s = nothing; return s.Length; } }
        public int Deeper { get { return Deeper + 1; } }
        public static string Shared { get { return "shared " + counter; } }
        public int this[int index] { get { return index; } }
        public IntPtr Pointer { get { return new IntPtr(77); } }
        public int Add(int a, int b) { return a + b; }
        public static void Nothing() { }
        private void Privately() { }
    }

    public class Kind2 : MonoBehaviour { public int value = 2; }
}
"""

MANY = ("using UnityEngine;\npublic class Many : MonoBehaviour {\n"
        + "".join(f"public int member{i} = {i};\n" for i in range(LONG)) + "}\n")


def kinds(project):
    scene = Scene()
    holder = scene.add("Holder")
    scene.script(holder, project.script("Kinds", KINDS))
    scene.add("Other", pos=(1, 2, 3))
    scene.script(scene.add("Long"), project.script("Many", MANY))
    project.scenes(Main=scene)
    return "/Holder", "Zoo.Kinds", "ReadOnly"


def zoo():
    return shared.get(kinds)


def read(name, component="Zoo.Kinds"):
    return zoo().read("/Holder", component, name)


def is_one_of(got, *wanted):
    expect(any(got == value for value in wanted), "got", got, "wanted one of", wanted)


# --- Values ---

@test
def numbers_and_booleans():
    for name, kind, value in (
            ("yes", "Boolean", True), ("u8", "Byte", 200), ("s8", "SByte", -100),
            ("s16", "Int16", -30000), ("u16", "UInt16", 60000), ("s32", "Int32", -2000000000),
            ("u32", "UInt32", 4000000000), ("s64", "Int64", -9000000000000000001),
            ("u64", "UInt64", 18000000000000000001), ("f32", "Single", 1.5),
            ("f64", "Double", 0.1)):
        got = read(name)
        same((got["type"], got["valueJson"]), (f"System.{kind}", value), name, got)
        expect(isinstance(got["valueJson"], bool) == isinstance(value, bool), got)
        same(got["valueText"].lower(), str(value).lower(), name)
    expect("12.5" in read("exact")["valueText"], read("exact"))
    same(read("letter")["valueText"], "é")


@test
def numbers_that_json_has_not():
    for name in ("notANumber", "endless"):
        got = read(name)
        expect(not isinstance(got.get("valueJson"), float), got)
        expect(got["valueText"] in ("NaN", "Infinity", "∞"), got)


@test
def texts():
    wanted = 'Grüße, 世界 \U0001F600 "quoted" \\ \n\t\u0001 end'
    got = read("text")
    same((got["type"], got["valueText"], got.get("valueJson", wanted)),
         ("System.String", wanted, wanted))
    same(read("empty")["valueText"], "")
    got = read("nothing")
    is_one_of(got["valueText"], "null", "")
    same((got["type"], got.get("valueJson")), ("System.String", None))


@test
def texts_are_cut_at_1024_characters():
    got = read("tooLong")["valueText"]
    same(got.rstrip(".…"), "é" * 1024)
    expect(1024 < len(got) <= 1027, len(got))
    same(read("fits")["valueText"], "é" * 1024)
    got = read("faces")["valueText"].rstrip(".…")
    same(set(got), {"a", "\U0001F600"})
    expect(512 <= len(got) <= 1024, len(got))
    for name in ("many", "endlessly"):
        expect(len(read(name)["valueText"]) <= 1027, name)


@test
def enums():
    got = read("shade")
    same((got["type"], got["valueText"]), ("Zoo.Shade", "Light"))
    is_one_of(got.get("valueJson"), None, "Light", 7)
    same(read("noShade")["valueText"], "99")
    same(read("parts")["valueText"], "Head, Leg")


@test
def vectors_and_colours():
    for name, kind, value in (
            ("v2", "Vector2", {"x": 1.5, "y": -2}),
            ("v3", "Vector3", {"x": 1.5, "y": -2, "z": 3.25}),
            ("v4", "Vector4", {"x": 1, "y": 2, "z": 3, "w": 4.5}),
            ("v2i", "Vector2Int", {"x": -3, "y": 4}),
            ("v3i", "Vector3Int", {"x": 1, "y": -2, "z": 3}),
            ("paint", "Color", {"r": 0.25, "g": 0.5, "b": 0.75, "a": 1})):
        got = read(name)
        same((got["type"], got["valueJson"]), (f"UnityEngine.{kind}", value), name)
    got = read("turn")["valueJson"]
    same({key: round(value, 5) for key, value in got.items()}, {"x": 0, "y": 0.6, "z": 0, "w": 0.8})
    same(read("v3")["valueText"], "(1.50, -2.00, 3.25)")
    same(read("v2i")["valueText"], "(-3, 4)")
    same(read("paint")["valueText"], "RGBA(0.250, 0.500, 0.750, 1.000)")


@test
def other_structs():
    got = read("area")
    same((got["type"], got["valueText"]),
         ("UnityEngine.Rect", "(x:1.00, y:2.00, width:30.00, height:40.00)"))
    got = read("box")
    same((got["type"], got["valueText"]),
         ("UnityEngine.Bounds", "Center: (1.00, 2.00, 3.00), Extents: (2.00, 3.00, 4.00)"))
    same(read("mask")["type"], "UnityEngine.LayerMask")
    same((read("some")["valueText"], read("some").get("valueJson", 5)), ("5", 5))
    is_one_of(read("none")["valueText"], "null", "")
    same(read("none").get("valueJson"), None)
    same(read("boxed")["valueText"], "42")


@test
def collections_have_a_preview_and_no_graph():
    for name, *parts in (("numbers", "3", "1", "2"), ("words", "alpha", "beta"),
                         ("table", "one", "1"), ("deep", "k"), ("pair",), ("grid",), ("ring",),
                         ("objects",), ("action",), ("type", "Int32"), ("many",), ("endlessly",)):
        got = read(name)
        for part in parts:
            expect(part in got["valueText"], name, part, got)
        expect(len(json.dumps(got)) < 20000, name, len(json.dumps(got)))
    expect("List" in read("words")["type"] and "String" in read("words")["type"], read("words"))


@test
def objects_are_ids():
    server = zoo()
    own, other = server.id("/Holder"), server.id("/Other")
    for name, wanted in (("self", own), ("gameObject", own)):
        got = read(name)
        same((got["type"], got["valueText"], got.get("valueJson", wanted)),
             ("UnityEngine.GameObject", wanted, wanted), name)
    for name in ("other", "transform"):
        got = read(name)
        same(got["type"], "UnityEngine.Transform")
        expect(got["valueText"].startswith("obj:"), got)
        same(got.get("valueJson", got["valueText"]), got["valueText"])
    expect(read("other")["valueText"] != read("transform")["valueText"])
    same(server.tool("GetObject", id=other)["Name"], "Other")
    for name in ("unset", "dead", "deadBox"):
        got = read(name)
        expect(not got["valueText"].startswith("obj:") and got.get("valueJson") is None, name, got)


@test
def static_constant_and_readonly_members():
    for name, wanted in (("counter", 3), ("Answer", 42), ("fixedValue", 6), ("Shared", "shared 3")):
        same(read(name)["valueJson"], wanted, name)


@test
def private_and_inherited_members():
    same((read("hidden")["valueJson"], read("Secret")["valueJson"]), (11, 12))
    same((read("ancestral")["valueJson"], read("guarded")["valueJson"]), (1, 2))
    same(read("Call")["valueText"], "kinds")
    same(read("name")["valueText"], "mine")
    same((read("enabled")["valueJson"], read("tag")["valueText"]), (True, "Untagged"))
    same(read("ancestral", "Zoo.Ancestor")["valueJson"], 1)  # by base class
    same(read("ancestral", "Ancestor")["valueJson"], 1)
    same(read("u8", "Kinds")["valueJson"], 200)
    same(read("localPosition", "UnityEngine.Transform")["valueJson"], {"x": 0, "y": 0, "z": 0})


@test
def a_getter_that_throws_is_an_error_and_no_more():
    server = zoo()
    own = server.id("/Holder")
    for name, word in (("Throws", "no such luck"), ("Nulls", "")):
        arguments = {"objectId": own, "componentType": "Zoo.Kinds", "name": name}
        server.failure("ReadComponentMember", arguments)
        expect(word in server.ask_tool("ReadComponentMember", arguments).body.decode(), name)
        same(read("yes")["valueJson"], True)
    got = read("grumpy")  # its ToString throws
    same(got["type"], "Zoo.Grumpy")
    server.failure("ReadComponentMember", {"objectId": own, "componentType": "Zoo.Kinds",
                                           "name": "Deeper"})
    same(read("yes")["valueJson"], True)


@test
def a_getter_without_end_of_its_own_does_not_end_the_engine():
    server = zoo()
    for name in ("WriteOnly", "nowhere", "", "Item", "Add"):
        kind = server.failure("ReadComponentMember", {
            "objectId": server.id("/Holder"), "componentType": "Zoo.Kinds", "name": name})
        is_one_of(kind, "InvalidArgument", "NotFound")
    for component in ("Zoo.Nobody", "Camera", "", "Kind2"):
        kind = server.failure("ReadComponentMember", {
            "objectId": server.id("/Holder"), "componentType": component, "name": "u8"})
        is_one_of(kind, "InvalidArgument", "NotFound")


# --- Lists of members ---

def members(path, component, **more):
    """All members by name (a name's first is kept)."""
    page = zoo().tool("ListComponentMembers", objectId=zoo().id(path), componentType=component,
                      limit=100000, **more)
    same((set(page), page["Total"]), ({"Total", "Items"}, len(page["Items"])))
    for row in page["Items"]:
        same(set(row), {"Name", "Kind", "Type", "CanRead", "CanWrite"})
        expect(row["Kind"] in ("field", "property", "method"), row)
        expect(row["Name"] and row["Type"], row)
        same((type(row["CanRead"]), type(row["CanWrite"])), (bool, bool))
    found = {}
    for row in page["Items"]:
        found.setdefault(row["Name"], row)
    return found


@test
def members_have_kind_type_and_access():
    found = members("/Holder", "Zoo.Kinds")
    for name, kind, type_name, can_read, can_write in (
            ("u8", "field", "System.Byte", True, True),
            ("v3", "field", "UnityEngine.Vector3", True, True),
            ("shade", "field", "Zoo.Shade", True, True),
            ("hidden", "field", "System.Int32", True, True),
            ("counter", "field", "System.Int32", True, True),
            ("Answer", "field", "System.Int32", True, False),
            ("fixedValue", "field", "System.Int32", True, False),
            ("ancestral", "field", "System.Int32", True, True),
            ("guarded", "field", "System.Int32", True, True),
            ("ReadOnly", "property", "System.Int32", True, False),
            ("WriteOnly", "property", "System.Int32", False, True),
            ("Both", "property", "System.Int32", True, True),
            ("Secret", "property", "System.Int32", True, False),
            ("Shared", "property", "System.String", True, False),
            ("enabled", "property", "System.Boolean", True, True),
            ("gameObject", "property", "UnityEngine.GameObject", True, False),
            ("transform", "property", "UnityEngine.Transform", True, False),
            ("tag", "property", "System.String", True, True)):
        expect(name in found, name, sorted(found))
        same(found[name], {"Name": name, "Kind": kind, "Type": type_name, "CanRead": can_read,
                           "CanWrite": can_write})
    same({row["Kind"] for row in found.values()}, {"field", "property"})
    for name in ("Add", "Privately", "Nothing"):
        expect(name not in found, found[name] if name in found else "")


@test
def methods_are_listed_when_wanted():
    found = members("/Holder", "Zoo.Kinds", includeMethods=True)
    for name in ("Add", "Nothing", "Privately", "Buried", "GetComponent"):
        expect(name in found, name, sorted(found))
        same(found[name]["Kind"], "method")
    expect("u8" in found and "ReadOnly" in found)


@test
def what_a_list_says_can_be_read_can_be_read():
    server = zoo()
    own = server.id("/Holder")
    for component in ("Zoo.Kinds", "UnityEngine.Transform"):
        for name, row in members("/Holder", component).items():
            if row["CanRead"]:
                response = server.ask_tool("ReadComponentMember", {
                    "objectId": own, "componentType": component, "name": name})
                json.loads(response.body)
                expect(response.status in (200, 400, 404, 500), name, response)
    server.is_fine()


@test
def a_type_with_ten_thousand_members():
    server = zoo()
    own = server.id("/Long")
    first = server.tool("ListComponentMembers", objectId=own, componentType="Many")
    same(len(first["Items"]), 100)
    expect(first["Total"] >= LONG, first["Total"])
    seen = []
    while len(seen) < first["Total"]:
        page = server.tool("ListComponentMembers", objectId=own, componentType="Many",
                           limit=3000, offset=len(seen))
        same(page["Total"], first["Total"])
        expect(page["Items"], len(seen))
        seen += [row["Name"] for row in page["Items"]]
    same(len(seen), first["Total"])
    same(set(f"member{i}" for i in range(LONG)) - set(seen), set())
    same(seen[:100], [row["Name"] for row in first["Items"]])
    same(server.read(own, "Many", "member9876")["valueJson"], 9876)
    past = server.tool("ListComponentMembers", objectId=own, componentType="Many", offset=99999)
    same(past, {"Total": first["Total"], "Items": []})


@test
def servers_are_still_well_and_end():
    shared.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
