"""SetMember on a live engine: values of every kind, what cannot be set, base classes, names that
two components have, and what the allowlist says of them."""
import json

from lib.live import Scene, need_an_engine
from lib.umcp import Suite, expect, same
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

    [Flags]
    public enum Parts { None = 0, Head = 1, Arm = 2, Leg = 4 }

    [Serializable]
    public struct Price { public int whole; public float part; public string unit; }

    public class Base : MonoBehaviour
    {
        public int inherited = 1;
    }

    public class Till : Base
    {
        public bool yes;
        public byte u8 = 1;
        public sbyte s8 = 1;
        public short s16 = 1;
        public ushort u16 = 1;
        public int s32 = 1;
        public uint u32 = 1;
        public long s64 = 1;
        public ulong u64 = 1;
        public float f32 = 1;
        public double f64 = 1;
        public string text = "old";
        public char letter = 'o';
        public Shade shade = Shade.Middle;
        public Parts parts = Parts.Arm;
        public Vector2 v2 = new Vector2(1, 2);
        public Vector3 v3 = new Vector3(1, 2, 3);
        public Vector4 v4 = new Vector4(1, 2, 3, 4);
        public Vector3Int v3i = new Vector3Int(1, 2, 3);
        public Quaternion turn = new Quaternion(0, 0.6f, 0, 0.8f);
        public Color paint = new Color(0.25f, 0.5f, 0.75f, 1);
        public Rect area = new Rect(1, 2, 3, 4);
        public Bounds box = new Bounds(new Vector3(1, 2, 3), new Vector3(2, 4, 6));
        public LayerMask mask = 1;
        public int? maybe = 1;
        public GameObject other;
        public Transform place;
        public Camera eye;
        public Base friend;
        public int[] numbers = { 1 };
        public Vector3[] points = { new Vector3(1, 1, 1) };
        public List<string> words = new List<string> { "old" };
        public List<Price> prices = new List<Price>();
        public GameObject[] crowd = new GameObject[0];
        public Price price = new Price { whole = 1, part = 0.5f, unit = "old" };
        public static int counter = 1;
        public const int Fixed = 42;
        public readonly int settled = 6;
        private int hidden = 5;

        public bool Compiled { get { return true; } }
        public string AreaText
        {
            get { return area.x + " " + area.y + " " + area.width + " " + area.height; }
        }
        public string BoxText
        {
            get
            {
                return box.center.x + " " + box.center.y + " " + box.center.z + " " + box.size.x +
                       " " + box.size.y + " " + box.size.z;
            }
        }
        public int MaskValue { get { return mask.value; } }
        public int ShadeValue { get { return (int)shade; } }
        public int PartsValue { get { return (int)parts; } }
        public int LetterValue { get { return letter; } }
        public string NumbersText { get { return string.Join(",", numbers); } }
        public string PointsText
        {
            get
            {
                string all = "";
                foreach (var point in points)
                    all += point.x + " " + point.y + " " + point.z + ";";
                return all;
            }
        }
        public string WordsText
        {
            get { return words == null ? "none" : string.Join("|", words.ToArray()); }
        }
        public string PricesText
        {
            get
            {
                string all = "";
                foreach (var one in prices)
                    all += one.whole + " " + one.part + " " + one.unit + ";";
                return all;
            }
        }
        public string PriceText
        {
            get { return price.whole + " " + price.part + " " + price.unit; }
        }
        public string CrowdText
        {
            get
            {
                string all = "";
                foreach (var one in crowd)
                    all += (one == null ? "nobody" : one.name) + ";";
                return all;
            }
        }
        public string OtherName { get { return other == null ? "nobody" : other.name; } }
        public string PlaceName { get { return place == null ? "nobody" : place.name; } }
        public string EyeName { get { return eye == null ? "nobody" : eye.name; } }
        public string FriendName { get { return friend == null ? "nobody" : friend.name; } }
        public bool TextIsNull { get { return text == null; } }

        public int Both { get; set; }
        public int ReadOnly { get { return hidden; } }
        public int WriteOnly { set { hidden = value; } }
        public int HalfOpen { get; private set; }
        private int level = 1;
        public int Level
        {
            get { return level; }
            set
            {
                if (value < 0)
                    throw new ArgumentException("no level below zero");
                level = value;
            }
        }

        public void Nothing() { Both++; }
    }}
"""
MARKET = """
namespace Market
{
    public class Till : UnityEngine.MonoBehaviour { public int s32 = 100; }
}
"""
MEMBERS = """yes u8 s8 s16 u16 s32 u32 s64 u64 f32 f64 text letter shade parts v2 v3 v4 v3i turn
paint area box mask maybe other place eye friend numbers points words prices crowd price counter
Fixed settled Both ReadOnly WriteOnly HalfOpen Level Absent Nothing""".split()


def shop(project):
    till, market = project.script("Till", SHOP), project.script("Market", MARKET)
    scene = Scene()
    desk = scene.add("Desk")
    scene.script(desk, till)
    scene.add("Other", pos=(4, 5, 6))
    scene.camera(scene.add("Eye"))
    stall = scene.add("Stall")
    scene.script(stall, till)
    scene.script(stall, market)
    scene.add("Panel", scene.add("Canvas", rect={}), rect={})
    project.scenes(Main=scene)
    return "/Desk", "Shop.Till", "Compiled"


opened = Opened(shop)


def store(members=tuple(f"Shop.Till.{name}" for name in MEMBERS)):
    server = opened.get()
    server.gates(members=members)
    return server


def setting(member, value, path="/Desk", component="Shop.Till"):
    """The arguments; a value that is a string is the JSON text itself."""
    text = value if isinstance(value, str) else json.dumps(value)
    return {"objectId": path if path.startswith("obj:") else opened.get().id(path),
            "componentType": component, "member": member, "jsonValue": text}


def put(server, member, value, **where):
    same(server.do("SetMember", **setting(member, value, **where)), {"ok": True})


def reading(server, name):
    """What a member reads as; the type stands for members that are not read as JSON."""
    got = server.read("/Desk", "Shop.Till", name)
    return got["valueText"], got.get("valueJson")


def becomes(server, member, value, wanted, seen_as=None):
    """Sets it and reads it, or the property that tells of it."""
    put(server, member, value)
    got = server.read("/Desk", "Shop.Till", seen_as or member)
    expect(wanted in (got.get("valueJson"), got["valueText"]), member, value, got, wanted)


def stays(server, member, *values, seen_as=None, kinds=("InvalidArgument",)):
    """None of these values may be set, and nothing changes."""
    before = reading(server, seen_as or member)
    for value in values:
        error = server.refuses("SetMember", **setting(member, value))
        expect(error["kind"] in kinds, member, value, error)
        same(reading(server, seen_as or member), before, member, value)


# --- Values ---

@test
def whole_numbers():
    server = store()
    for member, low, high in (("u8", 0, 255), ("s8", -128, 127), ("s16", -2**15, 2**15 - 1),
                              ("u16", 0, 2**16 - 1), ("s32", -2**31, 2**31 - 1),
                              ("u32", 0, 2**32 - 1), ("s64", -2**63, 2**63 - 1),
                              ("u64", 0, 2**64 - 1)):
        for value in (low, high, 7):
            becomes(server, member, value, value)
        stays(server, member, low - 1, high + 1, "1e30", "-1e30")


@test
def whole_numbers_from_something_else():
    server = store()
    put(server, "s32", 5)
    stays(server, "s32", '"abc"', "1.5", "true", "null", "{}", "[1]", '""')


@test
def fractions():
    server = store()
    for member in ("f32", "f64"):
        for value in (0.5, -2.25, 3, 1e20):
            becomes(server, member, value, value)
        stays(server, member, '"abc"', "null", "{}", "[]", "true")
    becomes(server, "f64", 0.1, 0.1)
    becomes(server, "f64", 1e300, 1e300)


@test
def booleans_and_texts():
    server = store()
    for value in (True, False, True):
        becomes(server, "yes", value, value)
    stays(server, "yes", '"perhaps"', "null", "{}", "[true]")
    for value in ("new", "", "Grüße, 世界 \U0001F600 \"quoted\" \\ \n\t end", "true", "5"):
        becomes(server, "text", json.dumps(value), value)
        same(server.value("/Desk", "Shop.Till", "TextIsNull"), False)
    becomes(server, "text", "null", True, "TextIsNull")
    put(server, "text", '"back"')
    stays(server, "text", "{}", "[]")
    becomes(server, "letter", '"é"', ord("é"), "LetterValue")
    stays(server, "letter", '"ab"', '""', "null", "{}", seen_as="LetterValue")


@test
def enums_by_name_and_by_number():
    server = store()
    for value, wanted in (('"Light"', 7), (0, 0), (7, 7), ('"Middle"', 1)):
        becomes(server, "shade", value, wanted, "ShadeValue")
    stays(server, "shade", '"Pink"', '""', "null", "{}", "true", "1.5", seen_as="ShadeValue")
    for value, wanted in (('"Leg"', 4), (5, 5)):
        becomes(server, "parts", value, wanted, "PartsValue")


@test
def vectors_and_colours():
    server = store()
    for member, value in (("v2", {"x": 1.5, "y": -2}), ("v3", {"x": 1.5, "y": -2, "z": 3.25}),
                          ("v4", {"x": 5, "y": 6, "z": 7, "w": 8.5}),
                          ("v3i", {"x": 4, "y": -5, "z": 6}),
                          ("turn", {"x": 0, "y": 1, "z": 0, "w": 0}),
                          ("paint", {"r": 1, "g": 0.5, "b": 0.25, "a": 0.5})):
        becomes(server, member, value, value)
        names = list(value)
        stays(server, member, "5", '"abc"', "null", "true", {**value, names[0]: "abc"},
              {**value, names[1]: None}, {**value, names[0]: {}})
    stays(server, "v3i", {"x": 1.5, "y": 2, "z": 3}, {"x": 3e9, "y": 2, "z": 3})


@test
def a_part_of_a_vector():
    """Either the rest stays as it was, or all of it does."""
    server = store()
    for member, part, whole in (("v3", {"y": 9}, {"x": 1, "y": 2, "z": 3}),
                                ("paint", {"g": 1}, {"r": 0.5, "g": 0.5, "b": 0.5, "a": 0.5})):
        put(server, member, whole)
        result = server.result("SetMember", **setting(member, part))
        if result["ok"]:
            whole = {**whole, **part}
        else:
            same(result["error"]["kind"], "InvalidArgument", result)
        print(f"   {part}: {'the rest stays' if result['ok'] else 'refused'}")
        same(server.value("/Desk", "Shop.Till", member), whole)


@test
def rectangles_boxes_and_masks():
    server = store()
    becomes(server, "area", {"x": 5, "y": 6, "width": 7.5, "height": 8}, "5 6 7.5 8", "AreaText")
    box = server.value("/Desk", "Shop.Till", "box")  # with its size or its extents
    box["center"]["y"] = -2.5
    becomes(server, "box", box, "1 -2.5 3 2 4 6", "BoxText")
    becomes(server, "mask", 5, 5, "MaskValue")
    stays(server, "area", "5", '"abc"', "null", {"x": "abc"}, seen_as="AreaText")
    stays(server, "box", "5", "null", {"center": 5, "size": 6}, seen_as="BoxText")
    stays(server, "mask", '"no such layer"', "null", "1.5", seen_as="MaskValue")


@test
def what_was_read_can_be_set_again():
    server = store()
    for member in MEMBERS[:MEMBERS.index("counter")]:
        got = server.read("/Desk", "Shop.Till", member)
        if got.get("valueJson") is not None:
            put(server, member, json.dumps(got["valueJson"]))
            same(server.read("/Desk", "Shop.Till", member), got, member)


@test
def values_that_may_be_nothing():
    server = store()
    becomes(server, "maybe", 5, 5)
    stays(server, "maybe", '"abc"')
    put(server, "maybe", "null")
    same(server.read("/Desk", "Shop.Till", "maybe").get("valueJson"), None)


@test
def references():
    server = store()
    other, eye, desk = (server.id(path) for path in ("/Other", "/Eye", "/Desk"))
    becomes(server, "other", json.dumps(other), other)
    same(server.value("/Desk", "Shop.Till", "OtherName"), "Other")
    becomes(server, "other", "null", "nobody", "OtherName")
    becomes(server, "other", json.dumps(eye), "Eye", "OtherName")
    transform = server.read(other, "UnityEngine.Transform", "transform")["valueJson"]
    becomes(server, "place", json.dumps(transform), "Other", "PlaceName")
    becomes(server, "place", "null", "nobody", "PlaceName")
    stays(server, "other", '"obj:999999999"', '"obj:abc"', '"obj:"', '"rubbish"', "5", "{}",
          "true", seen_as="OtherName", kinds=("InvalidArgument", "NotFound"))
    stays(server, "eye", json.dumps(other), json.dumps(desk), seen_as="EyeName",
          kinds=("InvalidArgument", "NotFound"))
    stays(server, "friend", json.dumps(eye), json.dumps(transform), seen_as="FriendName",
          kinds=("InvalidArgument", "NotFound"))
    stays(server, "text", "5e", "{", kinds=("InvalidArgument",))


@test
def an_object_for_a_component():
    """Its component, or a refusal."""
    server = store()
    for member, path, seen in (("place", "/Other", "PlaceName"), ("eye", "/Eye", "EyeName"),
                               ("friend", "/Stall", "FriendName")):
        result = server.result("SetMember", **setting(member, json.dumps(server.id(path))))
        print(f"   {member}: {result}")
        wanted = path[1:] if result["ok"] else "nobody"
        same(server.value("/Desk", "Shop.Till", seen), wanted)


@test
def lists():
    server = store()
    for value in ([3, 1, 2], [], [7]):
        becomes(server, "numbers", value, ",".join(map(str, value)), "NumbersText")
    stays(server, "numbers", '[1,"abc"]', "[1,2.5]", "[99999999999]", "5", "{}", '"abc"', "[null]",
          seen_as="NumbersText")
    for value in (["a", "b"], [], ["c"]):
        becomes(server, "words", value, "|".join(value), "WordsText")
    stays(server, "words", "[{}]", "5", '"abc"', seen_as="WordsText")
    becomes(server, "points", [{"x": 1, "y": 2, "z": 3}, {"x": 4, "y": 5, "z": 6}],
            "1 2 3;4 5 6;", "PointsText")
    stays(server, "points", [{"x": 9, "y": 9, "z": 9}, 5], seen_as="PointsText")
    becomes(server, "crowd", [server.id("/Other"), None, server.id("/Eye")], "Other;nobody;Eye;",
            "CrowdText")
    stays(server, "crowd", [server.id("/Other"), "obj:999999999"], seen_as="CrowdText",
          kinds=("InvalidArgument", "NotFound"))


@test
def structs():
    server = store()
    becomes(server, "price", {"whole": 3, "part": 1.5, "unit": "EUR"}, "3 1.5 EUR", "PriceText")
    becomes(server, "prices", [{"whole": 1, "part": 2.5, "unit": "a"},
                               {"whole": 3, "part": 4.5, "unit": "b"}], "1 2.5 a;3 4.5 b;",
            "PricesText")
    stays(server, "price", "5", '"abc"', "null", {"whole": "abc", "part": 1, "unit": "x"},
          {"whole": 9, "part": 9, "unit": {}}, {"whole": 2**40, "part": 9, "unit": "x"},
          seen_as="PriceText")
    stays(server, "prices", [{"whole": 9, "part": 9, "unit": "x"}, {"whole": {}}],
          seen_as="PricesText")


@test
def what_is_no_json():
    server = store()
    put(server, "s32", 5)
    stays(server, "s32", "", " ", "{", "5 6", "nul", "[1", "0x10", "'5'", "5,", "\u0000")
    stays(server, "v3", '{"x":1,"y":2,"z":}', '{"x":1')
    for arguments in ({**setting("s32", 5), "jsonValue": 5}, {**setting("s32", 5), "member": 5}):
        same(server.wrong("SetMember", **arguments), "InvalidArgument")
    for name in ("objectId", "componentType", "member", "jsonValue"):
        arguments = setting("s32", 6)
        del arguments[name]
        same(server.wrong("SetMember", **arguments), "InvalidArgument", name)
    same(server.value("/Desk", "Shop.Till", "s32"), 5)


@test
def deep_json_does_no_harm():
    server = store()
    for text in ("[" * 100000, "[" * 5000 + "]" * 5000, '{"x":' * 5000 + "1" + "}" * 5000,
                 '"' + "x" * 1000000 + '"'):
        stays(server, "s32", text)
        stays(server, "numbers", text, seen_as="NumbersText")
    server.is_well()


# --- Members ---

@test
def properties_and_statics():
    server = store()
    becomes(server, "Both", 5, 5)
    becomes(server, "WriteOnly", 77, 77, "ReadOnly")
    becomes(server, "counter", 12, 12)
    becomes(server, "Level", 3, 3)


@test
def what_cannot_be_written():
    server = store()
    anything = ("InvalidArgument", "PermissionDenied", "Internal", "NotFound")
    stays(server, "ReadOnly", "6", kinds=anything)
    stays(server, "Fixed", "6", kinds=anything)
    stays(server, "Level", "-1", kinds=anything)
    error = server.refuses("SetMember", **setting("Level", "-1"))
    expect("no level below zero" in errors_text(error), error)
    for member in ("Absent", "Nothing"):
        error = server.refuses("SetMember", **setting(member, "6"))
        expect(error["kind"] in ("NotFound", "InvalidArgument"), member, error)
    listed = server.tool("ListComponentMembers", objectId=server.id("/Desk"),
                         componentType="Shop.Till", limit=1000)["Items"]
    for row in listed:
        if row["Name"] in MEMBERS and row["Kind"] != "method" and not row["CanWrite"]:
            stays(server, row["Name"], "6", kinds=anything)


@test
def what_cannot_be_found():
    server = store()
    desk = server.id("/Desk")
    for object_id, kind, message in (
            ("rubbish", "InvalidArgument", "Invalid objectId; expected 'obj:<instanceId>'"),
            ("", "InvalidArgument", None), ("obj:abc", "InvalidArgument", None),
            ("obj:999999999", "NotFound", None), ("obj:99999999999999999999", None, None)):
        error = server.refuses("SetMember", **{**setting("s32", "6"), "objectId": object_id})
        expect(error["kind"] == kind or kind is None, object_id, error)
        expect(error["message"] == message or message is None, object_id, error)
    server.gates(members=["UnityEngine.Light.intensity"])
    error = server.refuses("SetMember", objectId=desk, componentType="UnityEngine.Light",
                           member="intensity", jsonValue="2")
    same((error["kind"], error["message"]), ("NotFound", "Component not found"))


@test
def members_of_the_engine():
    server = opened.get()
    server.gates(members=["UnityEngine.Transform.position", "UnityEngine.Camera.fieldOfView",
                          "UnityEngine.Camera.enabled"])
    put(server, "position", {"x": 7, "y": 8, "z": 9}, path="/Other",
        component="UnityEngine.Transform")
    same(server.value("/Other", "UnityEngine.Transform", "localPosition"),
         {"x": 7, "y": 8, "z": 9})
    put(server, "fieldOfView", 33, path="/Eye", component="UnityEngine.Camera")
    same(server.tool("GetCameraInfo")["Fov"], 33)
    put(server, "enabled", False, path="/Eye", component="UnityEngine.Camera")
    same(server.value("/Eye", "UnityEngine.Behaviour", "enabled"), False)
    put(server, "enabled", True, path="/Eye", component="UnityEngine.Camera")


# --- Allowlists and base classes ---

@test
def the_list_has_the_requested_or_the_resolved_name():
    server = opened.get()
    value = json.dumps({"x": 1, "y": 2, "z": 3})
    for allowed, requested, is_allowed in (
            ("UnityEngine.Transform", "UnityEngine.Transform", True),
            ("UnityEngine.RectTransform", "UnityEngine.Transform", True),
            ("UnityEngine.RectTransform", "UnityEngine.RectTransform", True),
            ("UnityEngine.Transform", "UnityEngine.RectTransform", False),
            ("UnityEngine.Transform", "Transform", True),
            ("UnityEngine.RectTransform", "RectTransform", True),
            ("UnityEngine.Camera", "UnityEngine.Transform", False),
            ("UnityEngine.Transform", "UnityEngine.Component", False)):
        server.gates(members=[f"{allowed}.localPosition", "UnityEngine.Transform.name"])
        arguments = setting("localPosition", value, path="/Canvas/Panel", component=requested)
        if is_allowed:
            same(server.do("SetMember", **arguments), {"ok": True}, allowed, requested)
        else:
            server.denies("Denied by allowlist", "SetMember", **arguments)
    same(server.value("/Canvas/Panel", "UnityEngine.Transform", "localPosition"),
         {"x": 1, "y": 2, "z": 3})


@test
def the_list_is_exact():
    server = opened.get()
    for allowed in ((), ["Shop.Till"], ["Shop.Till.s3"], ["Shop.Till.s322"], ["s32"],
                    ["Till.s32"], ["Shop.Till.s32.*"], ["Market.Till.s32"], ["Shop.Till.S32"]):
        server.gates(members=allowed)
        before = server.value("/Desk", "Shop.Till", "s32")
        server.denies("Denied by allowlist", "SetMember", **setting("s32", "77"))
        server.denies("Denied by allowlist", "CallMethod", objectId=server.id("/Desk"),
                      componentType="Shop.Till", method="Nothing")
        same(server.value("/Desk", "Shop.Till", "s32"), before)
    server.gates(members=["Shop.Base.inherited"])
    put(server, "inherited", 5, component="Shop.Base")
    same(server.value("/Desk", "Shop.Till", "inherited"), 5)
    server.denies("Denied by allowlist", "SetMember", **setting("inherited", "6"))


@test
def a_short_name_that_two_components_have():
    server = store(["Shop.Till.s32", "Market.Till.s32"])
    error = server.refuses("SetMember", **setting("s32", 8, path="/Stall", component="Till"))
    same((error["kind"], error["message"]), ("InvalidArgument", "Ambiguous component type"), error)
    expect("GetComponents" in error["hint"], error)
    put(server, "s32", 8, path="/Stall", component="Shop.Till")
    put(server, "s32", 9, path="/Stall", component="Market.Till")
    same([server.value("/Stall", f"{name}.Till", "s32") for name in ("Shop", "Market")], [8, 9])
    put(server, "s32", 10, path="/Desk", component="Till")
    same(server.value("/Desk", "Shop.Till", "s32"), 10)
    server.gates(members=["Market.Till.s32"])
    server.denies("Denied by allowlist", "SetMember", **setting("s32", 11, component="Till"))


@test
def the_server_is_still_well_and_ends():
    opened.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
