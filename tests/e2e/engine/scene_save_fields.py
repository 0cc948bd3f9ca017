"""Scenes written back by a live engine, the hard cases: every kind of field in every form, what tools
destroy later, files by other names, and a game that moves things meanwhile."""
import os
import tempfile
import types

from lib.live import Project, Scene, asset, local, need_an_engine
from lib.umcp import Suite, expect, same, wait_for
from lib.saving import Own, Saving

suite = Suite()
test = suite.test

LISTS = """
using System;
using System.Collections.Generic;
using UnityEngine;
public enum Small : byte { A, B = 200 }
public enum Large : long { A = 1, Z = 5000000000 }
[Serializable] public struct Point { public int x, y; }
[Serializable] public class Inner { public string name; public byte[] bytes = new byte[0]; }
public class Lists : MonoBehaviour, ISerializationCallbackReceiver
{
    public byte[] bytes; public sbyte[] sbytes; public bool[] bools; public short[] shorts;
    public char[] chars; public int[] ints; public uint[] uints; public long[] longs;
    public ulong[] ulongs; public Small[] smalls; public List<Large> larges;
    public ulong huge; public float real; public double fine; public string text = "";
    public string[] texts; public Point point; public List<Point> points;
    public List<Inner> inners = new List<Inner>(); public LayerMask[] masks; public Color32[] paints; public Hash128 hash;
    public string Compiled { get { return "yes"; } }
    public void OnBeforeSerialize() { throw new Exception("on purpose"); }
    public void OnAfterDeserialize() { }
}
"""
IN_FILE = """
bytes: 0102ff
sbytes: ff01
bools: 010001
shorts: 0100feff0300
chars: 61006200
ints: 0100000001010000
uints: 01000000ffffffff
longs: 01000000000000000200000000000000
ulongs: ffffffffffffffff
"""
FILL = """
var h = GameObject.Find("%s").GetComponent<Lists>();
h.bytes = new byte[] { 1, 2, 3, 255, 0 }; h.sbytes = new sbyte[] { -1, -128, 127 };
h.bools = new bool[] { true, true, false, false, true }; h.shorts = new short[] { -1, 2, 3, 4, 5 };
h.chars = new char[] { 'x', 'y', '\\u00e9' }; h.ints = new int[] { -1 };
h.uints = new uint[] { uint.MaxValue, 1, 2 }; h.longs = new long[] { 1, 2, 3, -4 };
h.ulongs = new ulong[] { 1, ulong.MaxValue }; h.smalls = new Small[] { Small.A, Small.B };
h.larges = new List<Large> { Large.A, Large.Z };
h.huge = ulong.MaxValue; h.real = float.NaN; h.fine = double.NegativeInfinity;
h.text = "a\\0b\\r\\n" + new string('x', 90) + " - y # z";
h.texts = new string[] { "", " ", "\\n", "- a", "---", "a: b", "{fileID: 9}", "'", "\\"", "a #b", "~", "?",
    "a\\n--- !u!1 &5\\nGameObject:", new string('w', 90) + " 'q' ? k", "  two", "two  ", "a\\n b",
    "a \\nb", "a\\n\\n\\nb", "tab\\t", "\\\\n", "\\u2028\\ufeff\\ud83d\\ude00", "%%YAML 1.1" };
h.point = new Point { x = 1, y = 2 };
h.points = new List<Point> { new Point { x = 3 }, new Point { y = 4 } };
h.inners.Add(new Inner { name = "n: 1" });
h.inners.Add(new Inner { name = "- n", bytes = new byte[] { 1, 2, 3 } });
h.masks = new LayerMask[] { -1, 5 }; h.paints = new Color32[] { new Color32(255, 0, 0, 128) };
h.hash = Hash128.Parse("00112233445566778899aabbccddeeff");
"""
TELL = """
var k = GameObject.Find("%s").GetComponent<Lists>();
return string.Join("|", new object[] { string.Join(",", k.bytes), string.Join(",", k.sbytes),
    string.Join(",", k.bools), string.Join(",", k.shorts), new string(k.chars),
    string.Join(",", k.ints), string.Join(",", k.uints), string.Join(",", k.longs),
    string.Join(",", k.ulongs), string.Join(",", k.smalls), string.Join(",", k.larges), k.huge,
    k.real, k.fine, k.text.Replace("\\0", "<0>"), string.Join("<>", k.texts), k.point.x, k.point.y,
    k.points.Count, k.points[0].x, k.points[1].y, k.inners[0].name, k.inners[1].name,
    string.Join(",", k.inners[1].bytes), k.masks[0].value, k.masks[1].value, k.paints[0], k.hash });
"""


class Made(Saving):
    """A project of the test's own: make(project) writes it and says when scripts are compiled."""

    def __init__(self, make):
        self.folder_of_project = tempfile.TemporaryDirectory()
        self.project = Project(self.folder_of_project.name)
        super().__init__(self.project.root, "Assets/Main.unity", make(self.project))

    def clean_up(self):
        super().clean_up()
        self.folder_of_project.cleanup()


def write_lists(project):
    lists = project.script("Lists", LISTS)
    scene = Scene()
    a, b = scene.add("A"), scene.add("B")
    scene.script(a, lists, IN_FILE)
    scene.script(b, lists)
    project.scenes(Main=scene)
    return "/A", "Lists", "Compiled"


@test
def lists_of_numbers_of_every_width_come_back():
    with Made(write_lists) as server:
        for name in "AB":
            server.run(FILL % name)
        told = server.run(TELL % "A")
        same(server.run(TELL % "B"), told)
        server.run('GameObject.Instantiate(GameObject.Find("A")).name = "A2";')
        _, added = server.save()
        for line in ("  shorts: ffff0200030004000500", "  bools: 0101000001",
                     "  smalls: 00c8", "  huge: 18446744073709551615", "  point:", "  - x: 3", "    Hash: 00112233445566778899aabbccddeeff",
                     "  longs: 010000000000000002000000000000000300000000000000fcffffffffffffff"):
            same(added.count(line), 3, line, added)
        same(server.save(), ([], []))
        server.has_no_broken_links()
        server.load("Main")
        for name in ("A", "B", "A2"):
            same(server.run(TELL % name), told)


KEPT = """
using System;
using System.Collections.Generic;
using UnityEngine;
[Serializable] public class Kept { public Missing.Stats inner; public int number; }
[Serializable] public struct Flat { public Missing.Stats inner; public int number; }
[Serializable] public class One { public Two two; public Missing.Stats inner; }
[Serializable] public class Two { public One[] ones; public int number; }
[Serializable] public class Box { public int first; public List<Kept> all; public int last; }
public class Keeper : MonoBehaviour { public List<Kept> all; public One[] ones; public Two[] twos; public List<Flat> flat; public Box box; public string Compiled { get { return "yes"; } } }
"""


def write_kept(project):
    scene = Scene()
    scene.script(scene.add("A"), project.script("Keeper", KEPT), "all:\n" + "".join(
        f"- inner:\n    hp: {n}\n  number: {n}\n" for n in (1, 2, 3)) + "box:\n  first: 1\n  all:\n"
                 + "".join(f"  - inner:\n      hp: {n}\n    number: {n}\n" for n in (4, 5)) + "  last: 2\n"
                 + "ones:\n- inner:\n    hp: 6\ntwos:\n" + "".join(f"- ones:\n  - inner:\n      hp: {n}\n  number: {n}\n" for n in (7, 8))
                 + "flat:\n" + "".join(f"- inner:\n    hp: {n}\n  number: {n}\n" for n in (9, 10)))
    project.scenes(Main=scene)
    return "/A", "Keeper", "Compiled"


@test
def values_of_unknown_types_stay_with_their_items():
    """Items of a list are the file's by their places: what would leave values to another item is not saved."""
    with Made(write_kept) as server:
        all_of = 'GameObject.Find("A").GetComponent<Keeper>().all'
        server.run(all_of + "[1].number = 5; return 1;")
        gone, added = server.save()
        same([line.strip() for line in gone + added], ["number: 2", "number: 5"])
        server.run(all_of + ".RemoveAt(2); return 1;")
        gone, added = server.save()
        same(([line.strip() for line in gone], added), (["- inner:", "hp: 3", "number: 3"], []))
        old = server.text()
        server.run(all_of + ".RemoveAt(0); return 1;")
        server.refused()
        same(server.text(), old)
        expect(any("Items of Keeper.all have moved" in line for line in server.logged()), server.logged())
        server.load("Main")
        server.run('GameObject.Find("A").GetComponent<Keeper>().box.all.Reverse(); return 1;')
        server.refused()
        keeper = 'var k = GameObject.Find("A").GetComponent<Keeper>(); '
        for moved in ("k.all[0] = new Kept();", "k.all[1] = new Kept();", "k.twos = new[] { k.twos[1], k.twos[0] };", "k.flat.Reverse();",
                      "k.flat[1] = new Flat();", "k.flat.RemoveAt(0);", "k.all = new List<Kept> { new Kept(), k.all[1] };"):
            server.load("Main")
            server.run(keeper + moved + " return 1;")
            server.refused()
            same(server.text(), old, moved)
        server.load("Main")
        server.run(keeper + "k.all.Add(new Kept { number = 9 }); k.flat.RemoveAt(1); return 1;")
        gone, added = server.save()
        same((len(gone), added[-1].strip()), (3, "number: 9"), gone, added)
        server.load("Main")
        server.run('GameObject.Find("A").GetComponent<Keeper>().name = "B"; return 1;')
        server.save()


@test
def what_cannot_be_told_in_lists_stays_after_a_change_of_scripts():
    with Made(write_lists) as server:
        server.run(FILL % "A")
        told = server.run(TELL % "A")
        server.project.write("Assets/Scripts/Lists.cs",
                             LISTS.replace('return "yes"', 'return "again"'))
        wait_for(lambda: server.value("/A", "Lists", "Compiled") == "again", "the new scripts")
        same(server.run(TELL % "A"), told)


@test
def what_tools_destroy_at_the_end_of_a_frame_or_later_is_gone():
    with Own() as server:
        old = server.text()
        server.run('new GameObject("X").AddComponent<Light>(); new GameObject("Y");'
                   ' new GameObject("Z");')
        server.save()
        server.run('Time.timeScale = 0;'  # or Z's time may come before it is looked at
                   ' GameObject.Destroy(GameObject.Find("X").GetComponent<Light>());'
                   ' GameObject.Destroy(GameObject.Find("Y"));'
                   ' GameObject.Destroy(GameObject.Find("Z"), 0.2f);')
        server.save()
        tree = server.dumped()
        same((tree["/X"], "/Y" in tree, "/Z" in tree), (["Transform"], False, True))
        server.run("Time.timeScale = 1;")
        wait_for(lambda: "/Z" not in server.paths(), "the end of Z")
        server.run('GameObject.Destroy(GameObject.Find("X"));')
        server.save()
        same(server.text(), old)


GAME = """
using UnityEngine;
public class Game : MonoBehaviour
{
    public string Compiled { get { return "yes"; } }
    void Start()
    {
        GameObject.Find("Below").transform.SetParent(null);
        Destroy(GameObject.Find("Gone"));
    }
}
"""


def write_game(project):
    game = project.script("Game", GAME)
    scene = Scene()
    a = scene.add("A")
    scene.add("Below", a)
    scene.add("Gone")
    scene.script(scene.add("B"), game)
    project.scenes(Main=scene)
    return "/B", "Game", "Compiled"


@test
def what_the_game_moves_does_not_stand_in_the_way():
    with Made(write_game) as server:
        wait_for(lambda: "/Below" in server.paths(), "the game")
        server.run('new GameObject("New").transform.SetSiblingIndex('
                   'GameObject.Find("Below").transform.GetSiblingIndex());')
        server.save()
        tree = list(server.dumped())
        expect("/A/Below" in tree and "/New" in tree and "/Gone" in tree, tree)
        server.has_no_broken_links()


def write_two(project):
    holder = project.script("Empty", "using UnityEngine; public class Empty : MonoBehaviour {"
                            ' public string Compiled { get { return "yes"; } } }')
    scenes = [Scene(), Scene()]
    for scene in scenes:
        scene.script(scene.add("A"), holder)
    project.scenes(Main=scenes[0], Other=scenes[1])
    os.symlink(".", os.path.join(project.root, "Assets/Same"))
    return "/A", "Empty", "Compiled"


@test
def a_file_by_another_name_is_still_that_file():
    with Made(write_two) as server:
        server.run('GameObject.Find("A").layer = 3;')
        other = "Assets/Same/Main.unity"
        same(server.do("SaveScene", path=other), {"ok": True, "path": other, "changed": True})
        server.run('GameObject.Find("A").layer = 4;')
        same(server.save(), (["  m_Layer: 3"], ["  m_Layer: 4"]))
        server.do("LoadScene", name="Other", mode="additive")
        server.cards()
        old = server.text("Assets/Other.unity")
        for path in ("Assets/Other.unity", "Assets/Same/Other.unity"):
            expect("another loaded scene" in server.refused(sceneId="scn:0", path=path))
        same(server.text("Assets/Other.unity"), old)


@test
def a_file_that_nobody_may_write_to_stays():
    with Own() as server:
        path = os.path.join(server.root, server.scene)
        os.chmod(path, 0o444)
        server.set("/A", "Holder", "number", 6)
        expect("Permission denied" in server.refused())
        os.chmod(path, 0o644)
        same(server.save(), (["  number: 5"], ["  number: 6"]))


def write_instance(project):
    """An instance of a prefab under B."""
    empty = project.script("Empty", "using UnityEngine; public class Empty : MonoBehaviour {"
                           ' public string Compiled { get { return "yes"; } } }')
    prefab = Scene(100)
    top = prefab.add("P")
    prefab.add("C", top)
    guid = project.add("Assets/P.prefab", prefab.text())
    scene = Scene(5000)
    a, b = scene.add("A"), scene.add("B")
    scene.script(a, empty)
    own = scene.instance(guid, b)
    scene.more.append((6001, "--- !u!4 &6001 stripped\nTransform:\n"
                       f"  m_CorrespondingSourceObject: {asset(guid, top.transform, 3)}\n"
                       f"  m_PrefabInstance: {local(own)}\n  m_PrefabAsset: {local(0)}\n"))
    b.children.append(types.SimpleNamespace(transform=6001))
    project.scenes(Main=scene)
    return "/A", "Empty", "Compiled"


@test
def an_instance_goes_with_what_was_put_into_it():
    with Made(write_instance) as server:
        server.run('var n = new GameObject("New"); n.transform.SetParent('
                   'GameObject.Find("B/P/C").transform, false);'
                   ' new GameObject("Newer").transform.SetParent(n.transform, false);')
        server.save()
        expect("/B/P/C/New/Newer" in server.dumped(), server.dumped())
        server.run('GameObject.DestroyImmediate(GameObject.Find("B/P"));')
        server.save()
        same(sorted(server.dumped()), ["/A", "/B"])
        server.has_no_broken_links()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
