"""What a project's files say, as a live engine and its scripts see it: every kind of serialised
field, references, transforms, prefabs, scripts that are missing or do not compile."""
import json

from lib.live import Live, Scene, Shared, asset, local, need_an_engine, vector
from lib.umcp import Suite, expect, same

suite = Suite()
test = suite.test
shared = Shared()

FIELDS = r"""
using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.Serialization;

public enum Small : byte { Zero, One, Many = 200 }

[Serializable] public class Inner { public int depth; public List<Leaf> leaves; }
[Serializable] public class Leaf { public string name; public Vector2 at; }
[Serializable] public class Numbered<T> { public T value; public int number; }
public class Unserialised { public int value = 3; }

public abstract class Base : MonoBehaviour
{
    [SerializeField] private int fromBase = 1;
    [SerializeField] protected int alsoFromBase = 1;
    public int FromBase { get { return fromBase; } }
}

public class Fields : Base, ISerializationCallbackReceiver
{
    public long big;
    public ulong bigger;
    public double precise;
    public byte tiny;
    public sbyte negative;
    public short shorter;
    public uint unsigned;
    public char letter;
    public Small small;
    public string lines;
    public string plainWord;
    public string quoted;
    public string number;
    public float exponent;
    public Vector4 four;
    public Quaternion turn;
    public Vector2Int cell;
    public Bounds bounds;
    public Color32 dye;
    public byte[] bytes;
    public bool[] flags;
    public float[] floats;
    public int[] none;
    public List<Vector3> points;
    public List<Small> smalls;
    public string[] texts;
    public Transform[] transforms;
    public List<GameObject> things;
    public Inner inner;
    public Inner[] inners;
    public Numbered<int> numbered;
    public AnimationCurve curve;
    public UnityEvent happened;
    public Unserialised unserialised;
    public List<List<int>> nested;
    public Dictionary<string, int> dictionary;
    public readonly int constant = 7;
    public static int shared = 8;
    public int Property { get; set; }
    [field: SerializeField] public int Backed { get; set; }
    [FormerlySerializedAs("oldName")] public int newName;
    [HideInInspector] public int unseen;
    private int calls;

    public void OnBeforeSerialize() { }
    public void OnAfterDeserialize() { calls = newName * 100; }

    private static string All<T>(IEnumerable<T> list) { return string.Join(",", list); }
    public string Bytes { get { return All(bytes); } }
    public string Flags { get { return All(flags); } }
    public string Floats { get { return All(floats); } }
    public int None { get { return none.Length; } }
    public string Points { get { return points.Count + " " + points[1].z; } }
    public string Smalls { get { return All(smalls); } }
    public string Texts { get { return string.Join("|", texts); } }
    public string Transforms { get { return All(transforms.Select(t => t ? t.name : "-")); } }
    public string Things { get { return All(things.Select(t => t ? t.name : "-")); } }
    public string InnerText
    {
        get { return inner.depth + inner.leaves[1].name + inner.leaves[1].at.y; }
    }
    public string Inners
    {
        get { return inners.Length + " " + inners[1].depth + inners[1].leaves.Count; }
    }
    public string Number { get { return numbered.value + " " + numbered.number; } }
    public string Curve { get { return curve.length + " " + curve.Evaluate(1); } }
    public bool Unset
    {
        get { return unserialised == null && nested == null && dictionary == null; }
    }
    public int Happened { get { return happened.GetPersistentEventCount(); } }
    public int Protected { get { return alsoFromBase; } }
    public int Calls { get { return calls; } }
    public string Dye { get { return dye.r + " " + dye.g + " " + dye.b + " " + dye.a; } }
}
"""
FIELD_VALUES = r"""
fromBase: 11
alsoFromBase: 12
big: -9007199254740993
bigger: 18446744073709551615
precise: 0.1234567890123
tiny: 255
negative: -5
shorter: -300
unsigned: 4294967295
letter: 233
small: 200
lines: 'first

  second'
plainWord: true
quoted: "tab\tend"
number: 12345
exponent: 1.5e-05
four: {x: 1, y: 2, z: 3, w: 4}
turn: {x: 0, y: 0.70710677, z: 0, w: 0.70710677}
cell: {x: 3, y: -4}
bounds:
  m_Center: {x: 1, y: 2, z: 3}
  m_Extent: {x: 4, y: 5, z: 6}
dye:
  serializedVersion: 2
  rgba: 4278255360
bytes: 0001ff
flags: 010001
floats:
- 1.5
- -2
none: <>
points:
- {x: 1, y: 2, z: 3}
- {x: 4, y: 5, z: 6}
smalls: 0001c8
texts:
- a b
- <>
- '- c'
""".replace("<>", "")


def fields(project):
    scene = Scene()
    first, second = scene.add("First"), scene.add("Second")
    holder = scene.add("Holder")
    scene.script(holder, project.script("Fields", FIELDS), FIELD_VALUES + f"""transforms:
- {local(first.transform)}
- {local(0)}
- {local(second.transform)}
things:
- {local(second.id)}
- {local(first.id)}
inner:
  depth: 2
  leaves:
  - name: oak
    at: {vector(1, 2)}
  - name: elm
    at: {vector(3, 4)}
inners:
- depth: 5
  leaves: []
- depth: 6
  leaves:
  - name: fir
    at: {vector(0, 0)}
numbered:
  value: 4
  number: 5
curve:
  serializedVersion: 2
  m_Curve:
  - serializedVersion: 3
    time: 0
    value: 0
    inSlope: 2
    outSlope: 2
    tangentMode: 0
    weightedMode: 0
    inWeight: 0
    outWeight: 0
  - serializedVersion: 3
    time: 2
    value: 4
    inSlope: 2
    outSlope: 2
    tangentMode: 0
    weightedMode: 0
    inWeight: 0
    outWeight: 0
  m_PreInfinity: 2
  m_PostInfinity: 2
  m_RotationOrder: 4
happened:
  m_PersistentCalls:
    m_Calls:
    - m_Target: {local(first.transform)}
      m_TargetAssemblyTypeName: UnityEngine.Transform, UnityEngine
      m_MethodName: DetachChildren
      m_Mode: 1
      m_Arguments:
        m_ObjectArgument: {local(0)}
      m_CallState: 2
unserialised:
  value: 9
constant: 99
shared: 99
Property: 99
<Backed>k__BackingField: 21
oldName: 22
unseen: 23
""")
    project.scenes(Main=scene)
    return "/Holder", "Fields", "FromBase"


@test
def every_kind_of_field():
    server = shared.get(fields)
    own = server.id("/Holder")
    for name, wanted in (
            ("FromBase", 11), ("Protected", 12), ("big", -9007199254740993),
            ("bigger", 18446744073709551615), ("precise", 0.1234567890123), ("tiny", 255),
            ("negative", -5), ("shorter", -300), ("unsigned", 4294967295),
            ("four", {"x": 1, "y": 2, "z": 3, "w": 4}), ("cell", {"x": 3, "y": -4}),
            ("constant", 7), ("shared", 8), ("Property", 0), ("Backed", 21), ("newName", 22),
            ("unseen", 23), ("None", 0), ("Unset", True), ("Happened", 1), ("Calls", 2200)):
        same(server.value(own, "Fields", name), wanted, name)
    for name, wanted in (
            ("letter", "é"), ("small", "Many"), ("lines", "first\nsecond"), ("plainWord", "true"),
            ("quoted", "tab\tend"), ("number", "12345"), ("Bytes", "0,1,255"),
            ("Flags", "True,False,True"), ("Floats", "1.5,-2"), ("Points", "2 6"),
            ("Smalls", "Zero,One,Many"), ("Texts", "a b||- c"), ("Transforms", "First,-,Second"),
            ("Things", "Second,First"), ("InnerText", "2elm4"), ("Inners", "2 61"),
            ("Number", "4 5"), ("Curve", "2 2"), ("Dye", "0 255 0 255"),
            ("bounds", "Center: (1.00, 2.00, 3.00), Extents: (4.00, 5.00, 6.00)")):
        same(server.read(own, "Fields", name)["valueText"], wanted, name)
    expect(abs(server.value(own, "Fields", "exponent") - 1.5e-05) < 1e-9)


# --- Transforms ---

def places(project):
    scene = Scene()
    half = 0.70710677
    top = scene.add("Top", pos=(1, 2, 3), rot=(0, half, 0, half), scale=(2, 2, 2))  # y by 90
    middle = scene.add("Middle", top, pos=(1, 0, 0), rot=(half, 0, 0, half))  # x by 90
    scene.add("Low", middle, pos=(0, 1, 0), scale=(1, 3, 1))
    project.scenes(Main=scene)


def near(got, **wanted):
    same(set(got), set(wanted))
    expect(all(abs(got[key] - value) < 1e-4 for key, value in wanted.items()), got, wanted)


@test
def transforms_add_up():
    server = shared.get(places)

    def value(path, name):
        return server.value(path, "UnityEngine.Transform", name)

    near(value("/Top", "position"), x=1, y=2, z=3)
    near(value("/Top", "eulerAngles"), x=0, y=90, z=0)
    near(value("/Top/Middle", "position"), x=1, y=2, z=1)
    near(value("/Top/Middle", "localPosition"), x=1, y=0, z=0)
    near(value("/Top/Middle/Low", "position"), x=3, y=2, z=1)
    near(value("/Top/Middle/Low", "lossyScale"), x=2, y=6, z=2)
    near(value("/Top", "forward"), x=1, y=0, z=0)
    near(value("/Top/Middle", "up"), x=1, y=0, z=0)
    same((value("/Top", "childCount"), value("/Top/Middle/Low", "childCount"),
          value("/Top", "hierarchyCount")), (1, 0, 3))
    same(server.read("/Top/Middle", "Transform", "parent")["valueText"],
         server.read("/Top", "Transform", "transform")["valueText"])
    same(server.read("/Top/Middle/Low", "Transform", "root")["valueText"],
         server.read("/Top", "Transform", "transform")["valueText"])
    expect(not server.read("/Top", "Transform", "parent")["valueText"].startswith("obj:"))


# --- Components of Unity's own ---

BUILT_IN = ((59, "UnityEngine.HingeJoint"), (61, "UnityEngine.BoxCollider2D"),
            (82, "UnityEngine.AudioSource"), (95, "UnityEngine.Animator"),
            (96, "UnityEngine.TrailRenderer"), (146, "UnityEngine.WheelCollider"),
            (195, "UnityEngine.AI.NavMeshAgent"), (198, "UnityEngine.ParticleSystem"),
            (205, "UnityEngine.LODGroup"), (210, "UnityEngine.Rendering.SortingGroup"),
            (212, "UnityEngine.SpriteRenderer"), (215, "UnityEngine.ReflectionProbe"),
            (218, "UnityEngine.Terrain"), (320, "UnityEngine.Playables.PlayableDirector"),
            (328, "UnityEngine.Video.VideoPlayer"), (1839735485, "UnityEngine.Tilemaps.Tilemap"))


def built_in(project):
    scene = Scene()
    for number, name in BUILT_IN:
        scene.component(scene.add(name), number, name.rsplit(".", 1)[1])
    project.scenes(Main=scene)


@test
def components_have_their_full_name_whatever_the_engine_can_do_with_them():
    server = shared.get(built_in)
    got = [(card["Name"], [row["Type"] for row in
                           server.tool("GetComponents", objectId=card["Id"])["Items"]])
           for card in server.cards()]
    same(got, [(name, ["UnityEngine.Transform", name]) for _, name in BUILT_IN])
    for _, name in BUILT_IN:
        same([card["Name"] for card in server.cards(type=name)], [name])


# --- Prefabs in prefabs ---

VALUE = """
using UnityEngine;
public class Value : MonoBehaviour
{
    public int value = 1;
    public Transform far;
    public string Far { get { return far ? far.name : "-"; } }
}
"""


def prefabs(project):
    guid = project.script("Value", VALUE)
    inner = Scene(500)
    leaf = inner.add("Leaf")
    leaf_script = inner.script(leaf, guid, "value: 2")
    leaf_guid = project.add("Assets/Leaf.prefab", inner.text())
    branch = Scene(700)
    stem = branch.add("Branch")
    branch.script(stem, guid, "value: 3")
    instance = branch.instance(leaf_guid, stem, ((leaf_script, "value", 4),
                                                 (leaf.id, "m_Name", "Twig")))
    branch_guid = project.add("Assets/Branch.prefab", branch.text())
    in_branch = instance ^ leaf_script, instance ^ leaf.id
    scene = Scene(5000)
    here = scene.add("Here")
    scene.instance(branch_guid)
    scene.instance(branch_guid, here, ((stem.id, "m_Name", "Own"), (in_branch[0], "value", 5),
                                       (in_branch[1], "m_Name", "Sprig"),
                                       (in_branch[0], "far", local(here.transform))))
    scene.instance("deadbeef" * 4)  # there is no such prefab
    project.scenes(Main=scene)
    return "/Branch", "Value", "Far"


@test
def prefabs_in_prefabs():
    server = shared.get(prefabs)
    for path, value, far in (("/Branch", 3, "-"), ("/Branch/Twig", 4, "-"), ("/Here/Own", 3, "-"),
                             ("/Here/Own/Sprig", 5, "Here")):
        same(server.value(path, "Value", "value"), value, path)
        same(server.read(path, "Value", "Far")["valueText"], far, path)


# --- Values from files ---

SAVED = r"""
using System;
using System.Collections.Generic;
using UnityEngine;

public enum Mood { Calm, Angry = 4 }

[Serializable]
public class Stats { public int power = 1; public string title = "none"; public Vector2 range; }

[Serializable]
public struct Slot { public string item; public int count; }

public class Saved : MonoBehaviour
{
    [SerializeField] private int secret = 1;
    public float speed = 1;
    public bool flag;
    public string words = "before";
    public Mood mood;
    public Vector3 place;
    public Color tint;
    public LayerMask mask;
    public Rect area;
    public int[] numbers;
    public List<string> names = new List<string>();
    public List<Slot> slots;
    public Stats stats = new Stats();
    public Transform target;
    public BoxCollider box;
    public Saved friend;
    public GameObject thing;
    public GameObject prefab;
    public Config config;
    public Material paint;
    public Saved missing;
    public int untouched = 77;
    [NonSerialized] public int unsaved = 5;
    private int plain = 6;

    public string Numbers { get { return string.Join(",", numbers); } }
    public string Names { get { return string.Join(",", names.ToArray()); } }
    public string Slots
    {
        get { return string.Join(",", slots.ConvertAll(s => s.item + "=" + s.count).ToArray()); }
    }
    public string Stat { get { return stats.power + stats.title + stats.range.y; } }
    public string Friend { get { return friend.speed + friend.name; } }
    public string Box { get { return box.size.y + " " + box.name; } }
    public string Config { get { return config.name + config.limit + config.more.limit; } }
    public string Prefab { get { return prefab.name + prefab.transform.childCount; } }
    public string Paint { get { return paint.name; } }
    public int Plain { get { return plain; } }
    public int MaskValue { get { return mask.value; } }
}
"""
CONFIG = ("using UnityEngine;\npublic class Config : ScriptableObject\n"
          "{\n    public int limit = 1;\n    public Config more;\n}\n")
VALUES = r"""
secret: 41
speed: 2.5
flag: 1
words: "Gr\xFC\xDFe: \u4E16"
mood: 4
place: {x: 1, y: 2, z: -3.5}
tint: {r: 0.5, g: 0.25, b: 1, a: 0.75}
mask:
  serializedVersion: 2
  m_Bits: 260
area:
  serializedVersion: 2
  x: 1
  y: 2
  width: 3
  height: 4
numbers: 0300000001000000ffffffff
names:
- one
- 'two: 2'
slots:
- item: sword
  count: 1
- item: potion
  count: 12
stats:
  power: 9
  title: Boss
  range: {x: 1, y: 8}
unsaved: 99
plain: 99
"""


def saved(project):
    guid = project.script("Saved", SAVED)
    config = project.script("Config", CONFIG)
    inner = project.scriptable("Assets/Inner.asset", config, "limit: 30")
    outer = project.scriptable("Assets/Outer.asset", config,
                               f"limit: 20\nmore: {asset(inner, 11400000)}")
    paint = project.add("Assets/Blue.mat", "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
                        "--- !u!21 &2100000\nMaterial:\n  m_Name: Blue\n")
    crate = Scene(500)
    top = crate.add("Crate", pos=(9, 9, 9))
    crate.component(top, 65, "BoxCollider",
                    f"m_Size: {vector(1, 2, 1)}\nm_Center: {vector(0, 0, 0)}")
    top_script = crate.script(top, guid, "secret: 5\nspeed: 6\nnumbers: 01000000\nwords: inside")
    lid = crate.add("Lid", top)
    crate_guid = project.add("Assets/Crate.prefab", crate.text())
    scene = Scene(5000)
    project.tags("Boss", layers={0: "Default", 5: "UI", 8: "Enemies"})
    friend = scene.add("Friend", tag="Boss", layer=8)
    friend_script = scene.script(friend, guid, "speed: 7")
    holder = scene.add("Holder")
    box = scene.component(friend, 65, "BoxCollider",
                          f"m_Size: {vector(1, 4, 1)}\nm_Center: {vector(0, 0, 0)}")
    scene.script(holder, guid, VALUES + f"""target: {local(friend.transform)}
box: {local(box)}
friend: {local(friend_script)}
thing: {local(friend.id)}
prefab: {asset(crate_guid, top.id, 3)}
config: {asset(outer, 11400000)}
paint: {asset(paint, 2100000)}
missing: {local(0)}
""")
    asleep = scene.add("Asleep", active=False)
    scene.script(scene.add("Child", asleep), guid, "speed: 3")
    scene.script(holder, guid, "speed: 12", enabled=False)
    broken = scene.add("Broken")
    scene.script(broken, "deadbeef" * 4, "speed: 3")
    scene.script(broken, guid, "speed: 4")
    scene.instance(crate_guid)
    scene.instance(crate_guid, friend, (
        (top.id, "m_Name", "Special"), (top.transform, "m_LocalPosition.x", 4),
        (top_script, "secret", 50), (top_script, "words", "changed"), (lid.id, "m_IsActive", 0),
        (top_script, "numbers.Array.size", 2), (top_script, "numbers.Array.data[1]", 8),
        (top_script, "target", local(holder.transform)), (lid.id, "m_Layer", 5)))
    project.scenes(Main=scene)
    return "/Holder", "Saved", "Plain"


def files():
    return shared.get(saved)


@test
def fields_have_the_files_values():
    server = files()
    own = server.id("/Holder")

    def value(name):
        return server.value(own, "Saved", name)

    same([value(name) for name in ("secret", "speed", "flag", "place", "untouched", "unsaved",
                                   "Plain")],
         [41, 2.5, True, {"x": 1, "y": 2, "z": -3.5}, 77, 5, 6])
    same(value("tint"), {"r": 0.5, "g": 0.25, "b": 1, "a": 0.75})
    for name, wanted in (("words", "Grüße: 世"), ("mood", "Angry"), ("Numbers", "3,1,-1"),
                         ("Names", "one,two: 2"), ("Slots", "sword=1,potion=12"),
                         ("Stat", "9Boss8"),
                         ("area", "(x:1.00, y:2.00, width:3.00, height:4.00)")):
        same(server.read(own, "Saved", name)["valueText"], wanted, name)
    same(server.value(own, "Saved", "MaskValue"), 260)


@test
def fields_refer_to_what_the_file_says():
    server = files()
    own, friend = server.id("/Holder"), server.id("/Friend")
    for name, wanted in (("Friend", "7Friend"), ("Box", "4 Friend"), ("Config", "Outer2030"),
                         ("Prefab", "Crate1"), ("Paint", "Blue"), ("thing", friend)):
        same(server.read(own, "Saved", name)["valueText"], wanted, name)
    for name in ("target", "box", "friend", "prefab", "config", "paint"):
        got = server.read(own, "Saved", name)["valueText"]
        expect(got.startswith("obj:"), name, got)
    expect(not server.read(own, "Saved", "missing")["valueText"].startswith("obj:"))


@test
def tags_layers_and_inactive_objects():
    server = files()
    card = server.card("/Friend")
    same((card["Tag"], card["Layer"], card["Active"]), ("Boss", 8, True))
    same(server.card("/Asleep")["Active"], False)
    same(server.value("/Asleep/Child", "Saved", "speed"), 3)
    paths = [c["Path"] for c in server.cards(activeOnly=True)]
    expect("/Asleep" not in paths and "/Asleep/Child" not in paths and "/Friend" in paths, paths)


@test
def prefab_instances_and_their_overrides():
    server = files()
    for path, x, secret, words, active, layer, numbers in (
            ("/Crate", 9, 5, "inside", True, 0, "1"),
            ("/Friend/Special", 4, 50, "changed", False, 5, "1,8")):
        same(server.value(path, "Transform", "localPosition"), {"x": x, "y": 9, "z": 9})
        same((server.value(path, "Saved", "secret"), server.value(path, "Saved", "speed")),
             (secret, 6))
        same(server.read(path, "Saved", "words")["valueText"], words)
        same(server.read(path, "Saved", "Numbers")["valueText"], numbers)
        lid = server.card(f"{path}/Lid")
        same((lid["Active"], lid["Layer"]), (active, layer))
        same(server.value(path, "BoxCollider", "size"), {"x": 1, "y": 2, "z": 1})
    holder = server.read("/Holder", "Transform", "transform")["valueText"]
    same(server.read("/Friend/Special", "Saved", "target")["valueText"], holder)


@test
def a_missing_script_does_not_hide_the_others():
    server = files()
    card = server.card("/Broken")
    page = server.tool("GetComponents", objectId=card["Id"])
    same(page["Total"], card["ComponentCount"])
    types = [row["Type"] for row in page["Items"]]
    same((types[0], types[-1]), ("UnityEngine.Transform", "Saved"))
    same(server.value("/Broken", "Saved", "speed"), 4)
    server.is_fine()


# --- Scripts that do not compile ---

BAD = r"""
using System.Collections.Generic;
using UnityEngine;
using Nobody.Has.This;

namespace Shop
{
    public class Till : MonoBehaviour
    {
        public int coins = 3;
        [SerializeField] private string owner = "nobody";
        public Vector3 place;
        public List<string> goods;
        public Transform door;
        public Unknown unknown;

        void Update() { this is no C# }
    }
}
"""


GOOD = """
using UnityEngine;
public class Good : MonoBehaviour
{
    public int value = 4;
    public int Twice { get { return 2 * value; } }
}
"""


LOST = """
public class Lost : Missing.Base<Lost>
{
    public int coins = 3;
}
"""
PLAIN = "public class Plain { public int coins = 3; }"


def uncompilable(project):
    guid = project.script("Till", BAD)
    scene = Scene()
    scene.script(scene.add("Good"), project.script("Good", GOOD), "value: 5")
    for name, source in ("Lost", LOST), ("Plain", PLAIN):
        scene.script(scene.add(name), project.script(name, source), "coins: 12")
    door = scene.add("Door")
    till = scene.add("Till")
    scene.script(till, guid, f"""
coins: 12
owner: Ada
place: {vector(1, 2, 3)}
goods:
- bread
- salt
door: {local(door.transform)}
""")
    project.scenes(Main=scene)
    return "/Good", "Good", "Twice"


@test
def scripts_that_do_not_compile_still_have_fields_and_values():
    with Live(uncompilable) as server:
        own = server.id("/Till")
        types = [row["Type"] for row in server.tool("GetComponents", objectId=own)["Items"]]
        same(types, ["UnityEngine.Transform", "Shop.Till"])
        page = server.tool("ListComponentMembers", objectId=own, componentType="Shop.Till",
                           limit=1000)
        names = [row["Name"] for row in page["Items"]]
        for name in ("coins", "owner", "place", "goods", "door", "enabled"):
            expect(name in names, name, names)
        same(int(server.read(own, "Till", "coins")["valueText"]), 12)
        same(server.read(own, "Till", "owner")["valueText"], "Ada")
        same(server.value(own, "Till", "place"), {"x": 1, "y": 2, "z": 3})
        expect("bread" in server.read(own, "Till", "goods")["valueText"])
        expect(server.read(own, "Till", "door")["valueText"].startswith("obj:"))
        same(server.value("/Good", "Good", "Twice"), 10)  # the others are compiled
        # What a missing base is cannot be told, but a file says that it is a component.
        same(server.value("/Lost", "Lost", "coins"), 12)
        same([row["Type"] for row in server.tool("GetComponents", objectId=server.id("/Plain"))["Items"]],
             ["UnityEngine.Transform", "Missing Script"])
        told = json.dumps(server.tool("TailLogs"))
        expect("Till.cs" in told and "error CS" in told, told)


def newer(project):
    scene = Scene()
    body = "serializedVersion: 5\nm_Mass: 2\nm_LinearDamping: 0.25\nm_AngularDamping: 0.75\n"
    scene.component(scene.add("Newer"), 54, "Rigidbody", body, enabled=None)
    body = "serializedVersion: 2\nm_Mass: 2\nm_Drag: 0.25\nm_AngularDrag: 0.75\n"
    scene.component(scene.add("Older"), 54, "Rigidbody", body, enabled=None)
    project.scenes(Main=scene)
    return "/Newer", "Rigidbody", "mass"


@test
def keys_that_newer_files_renamed_are_read():
    with Live(newer) as server:
        for path in ("/Newer", "/Older"):
            same(server.value(path, "Rigidbody", "drag"), 0.25, path)
            same(server.value(path, "Rigidbody", "angularDrag"), 0.75, path)


@test
def servers_are_still_well_and_end():
    shared.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
