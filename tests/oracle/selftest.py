#!/usr/bin/env python3
"""Tests of the reader that the program is compared with: small texts with known results.

usage: selftest.py [name...]
"""
import os
import sys
import tempfile
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import unity_check
import unity_packages
import unity_project
import unity_reader as reader
import unity_scene
import unity_types

TESTS = []
START = "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"


def test(function):
    TESTS.append(function)
    return function


def same(got, wanted):
    if got != wanted:
        raise AssertionError(f"got    {got!r}\nwanted {wanted!r}")


# --- Texts ---

def guid(number):
    return f"{number:032x}"


def ref(file_id, guid_number=None, kind=3):
    if guid_number is None:
        return f"{{fileID: {file_id}}}"
    return f"{{fileID: {file_id}, guid: {guid(guid_number)}, type: {kind}}}"


def lines(key, values, indent="  "):
    """A list under a key, or an empty one."""
    if not values:
        return f"{indent}{key}: []\n"
    return f"{indent}{key}:\n" + "".join(f"{indent}- {value}\n" for value in values)


def game_object(file_id, name, *components):
    return (f"--- !u!1 &{file_id}\nGameObject:\n"
            + lines("m_Component", [f"component: {ref(part)}" for part in components])
            + f"  m_Layer: 0\n  m_Name: {name}\n  m_TagString: Untagged\n  m_IsActive: 1\n")


def transform(file_id, owner, father=0, children=(), order=0):
    return (f"--- !u!4 &{file_id}\nTransform:\n  m_GameObject: {ref(owner)}\n"
            + lines("m_Children", [ref(child) for child in children])
            + f"  m_Father: {ref(father)}\n  m_RootOrder: {order}\n")


def plain_object(number, name, father=0, children=(), order=0, more=()):
    """GameObject N with Transform N + 1."""
    return (game_object(number, name, number + 1, *more)
            + transform(number + 1, number, father, children, order))


def camera(file_id, owner):
    return f"--- !u!20 &{file_id}\nCamera:\n  m_GameObject: {ref(owner)}\n"


def behaviour(file_id, owner, script, more=""):
    return (f"--- !u!114 &{file_id}\nMonoBehaviour:\n  m_GameObject: {ref(owner)}\n"
            f"  m_Script: {script}\n{more}")


def change(target, path, value):
    return f"target: {target}\n      propertyPath: {path}\n      value: {value}\n" \
           "      objectReference: {fileID: 0}"


def instance(file_id, source, parent=0, changes=(), more=""):
    return (f"--- !u!1001 &{file_id}\nPrefabInstance:\n  m_Modification:\n"
            f"    m_TransformParent: {ref(parent)}\n"
            + lines("m_Modifications", changes, "    ") + more
            + f"  m_SourcePrefab: {ref(100100000, source)}\n")


def stripped(class_id, file_id, instance_id, source):
    return (f"--- !u!{class_id} &{file_id} stripped\nObject:\n"
            f"  m_CorrespondingSourceObject: {source}\n  m_PrefabInstance: {ref(instance_id)}\n")


class World:
    """A project in a temporary folder. Files get guids 1, 2, ... in the order given."""

    def __init__(self, **files):
        self.folder = tempfile.TemporaryDirectory()
        self.write("ProjectSettings/ProjectVersion.txt", "m_EditorVersion: 2022.3.1f1\n")
        for number, (name, text) in enumerate(files.items(), 1):
            path = "Assets/" + name.replace("__", ".")
            if text is not None:
                self.write(path, text)
            self.write(path + ".meta", f"fileFormatVersion: 2\nguid: {guid(number)}\n")

    def write(self, path, text):
        path = os.path.join(self.folder.name, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)

    def project(self):
        return unity_project.Project(self.folder.name)

    def dump(self, path):
        return unity_scene.dump(unity_scene.Composer(self.project()), "Assets/" + path)

    def check(self):
        return unity_check.check(self.project())


def brief(node):
    """Name, id, types of components and children of an object, as short as possible."""
    types = [part["type"] for part in node["components"]]
    return [node["name"], node["id"], types, *map(brief, node["children"])]


def roots(dumped):
    return [brief(root) for root in dumped["rootObjects"]]


# --- Values ---

def values(body):
    """The values of one document's body, as Python has them."""
    def plain(value):
        if isinstance(value, reader.Mapping):
            return [(key, plain(below)) for key, below in value.pairs]
        if isinstance(value, reader.Sequence):
            return [plain(below) for below in value.items]
        return value.text
    return plain(reader.read_documents((START + "--- !u!1 &1\nT:\n" + body).encode())[0].body)


@test
def values_are_read():
    same(values("  a: 1\n  m_Name: \n  c:\n  - x\n  - y: 2\n    z: 3\n  d:\n    e: f\n"),
         [("a", "1"), ("m_Name", ""), ("c", ["x", [("y", "2"), ("z", "3")]]), ("d", [("e", "f")])])
    same(values("  a: {x: 1, y: {z: 'q, }'},\n    w: [1, 2], e: , f: F`1[[A, B]]}\n  b: []\n"),
         [("a", [("x", "1"), ("y", [("z", "q, }")]), ("w", ["1", "2"]), ("e", ""),
                 ("f", "F`1[[A, B]]")]), ("b", [])])
    same(values("  p:\n  - - {x: 1}\n    - {x: 2}\n  - - {x: 3}\n"),
         [("p", [[[("x", "1")], [("x", "2")]], [[("x", "3")]]])])
    same(values("  d:\n    data:\n      first: 1\n    data:\n      first: 2\n  e:\n    : X\n"),
         [("d", [("data", [("first", "1")]), ("data", [("first", "2")])]), ("e", [("", "X")])])
    same(values("  t: Take #3\n  u: http://x: y\n  'k: 1': v\n  4: .5\n"),
         [("t", "Take #3"), ("u", "http://x: y"), ("k: 1", "v"), ("4", ".5")])


@test
def texts_over_several_lines_are_folded():
    same(values("  t: one\n    two\n  u: 'it''s\n    a\n\n    b'\n  v: 'Send\n\n'\n  w: 1\n"),
         [("t", "one two"), ("u", "it's a\nb"), ("v", "Send\n"), ("w", "1")])
    same(values('  t: "\\xE9\\u4E2D\\U00011A83 \\\n    \\ x"\n  u: "a\n\n    b\\n"\n'),
         [("t", "\u00e9\u4e2d\U00011a83  x"), ("u", "a\nb\n")])


@test
def line_ends_and_marks_do_not_matter():
    text = (START + "--- !u!1 &-5 stripped\nT:\n  a: b\n--- !u!4 &9223372036854775807\nU:\n  c: d")
    for data in (text.encode(), text.replace("\n", "\r\n").encode(), reader.BOM + text.encode()):
        same(reader.kind_of(data), reader.UNITY)
        first, second = reader.read_documents(data)
        same((first.class_id, first.file_id, first.stripped, first.text("a")), (1, -5, True, "b"))
        same((second.file_id, second.type_name, second.text("c")), (2**63 - 1, "U", "d"))


@test
def what_is_no_text_is_told_apart():
    for data, kind in ((b"", "empty"), (reader.BOM, "empty"), (b"\0\0\1", "binary"),
                       (b'{"a": 1}', "json"), (b"hello", "other"),
                       (b"version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "lfs")):
        same(reader.kind_of(data), kind)


@test
def malformed_texts_are_refused():
    for body, line in (("  a: {x: 1\n", 5), ("  a: 'x\n", 5), ("  a\n", 5), ("  a: 1\n b: 2\n", 6),
                       ("  a: 1\n<<<<<<< HEAD\n", 6), ("  a: 1\n--- !u!x\n", 6),
                       ("  a: {x: 1} y\n", 5), ("  a: 1\n  - b\n", 6)):
        try:
            values(body)
        except reader.Malformed as malformed:
            same((body, malformed.line), (body, line))
        else:
            raise AssertionError(f"not refused: {body!r}")


# --- Types ---

@test
def classes_are_found_in_sources():
    def names(text, base="Foo"):
        return unity_types.names_of_source(text, base)[1]
    same(names("class Foo : MonoBehaviour {}"), "Foo")
    same(names("namespace A.B { public class Foo {} }"), "A.B.Foo")
    same(names("namespace A { namespace B { class Bar {} class Foo {} } }"), "A.B.Foo")
    same(names("namespace A { class X { } }\nnamespace C {\nclass Foo : X {} }"), "C.Foo")
    same(names("using X;\nnamespace A.B;\npublic class Foo {}"), "A.B.Foo")
    same(names("// namespace Z {\n/* class Foo */ namespace A { class Foo {} }"), "A.Foo")
    same(names('namespace A { class X { string s = "}"; char c = \'}\'; } class Foo {} }'), "A.Foo")
    same(names("#if X\nnamespace A {\n#endif\nclass Foo<T> : Bar where T : class {}\n}"), "A.Foo")
    same(names("namespace N { class E {} class Other : UnityEngine.MonoBehaviour {} }"), "N.Other")
    same(names("namespace A { class X { class Foo {} } }\nnamespace B { class Foo {} }"), "B.Foo")
    same(names("namespace N { class E {} }"), "Foo")


@test
def types_of_dlls_are_known_by_their_hash():
    same(unity_types.md4(b"abc").hex(), "a448017aaf21d8525fc10ae87aa6729d")
    same(unity_types.dll_file_id("UnityEngine.UI.Image"), -765806418)


@test
def both_forms_of_the_package_table_say_the_same():
    rows = unity_packages.read_binary_table(unity_packages.TABLE_BINARY)
    image = ("fe87c0e1cc204ed48ad3b37840f39efc", "com.unity.ugui", "UnityEngine.UI.Image")
    same(image in rows, True)
    if os.path.exists(unity_packages.TABLE_TEXT):
        same(rows == unity_packages.read_text_table(unity_packages.TABLE_TEXT), True)


@test
def scripts_have_names_and_states():
    scene = START + game_object(1, "A", 2, 3, 4, 5, 6, 7, 8) + transform(2, 1)
    scene += behaviour(3, 1, ref(11500000, 2)) + behaviour(4, 1, ref(99))
    scene += behaviour(5, 1, ref(0)) + behaviour(6, 1, ref(11500000, 77))
    old_image = "{fileID: -765806418, guid: f70555f144d8491a825f0804e09c671c, type: 3}"
    scene += behaviour(7, 1, old_image)
    scene += behaviour(8, 1, "{fileID: 19102, guid: 0000000000000000e000000000000000, type: 0}")
    scene += "--- !u!115 &99\nMonoScript:\n  m_ClassName: Own\n  m_Namespace: Lo.cal\n"
    world = World(A__unity=scene, Foo__cs="namespace N { class Foo : MonoBehaviour {} }")
    parts = world.dump("A.unity")["rootObjects"][0]["components"]
    same([(part["type"], part["fullName"], part["state"]) for part in parts], [
        ("Transform", "UnityEngine.Transform", "builtIn"), ("Foo", "N.Foo", "found"),
        ("Own", "Lo.cal.Own", "found"), ("Missing Script", None, "missing"),
        ("Missing Script", None, "missing"), ("Image", "UnityEngine.UI.Image", "package"),
        ("UIDocument", "UnityEngine.UIElements.UIDocument", "builtIn")])
    world.write("Packages/manifest.json", '{"dependencies": {"org.unheard.of": "1.0.0"}}')
    part = world.dump("A.unity")["rootObjects"][0]["components"][4]
    same((part["type"], part["state"]), ("MonoBehaviour", "unresolved"))


# --- Hierarchy ---

CRATE = START + plain_object(10, "Crate", 0, [21], more=[12]) + camera(12, 10) \
    + plain_object(20, "Lid", 11)


def target(file_id, source=1):
    return ref(file_id, source)


@test
def children_have_the_order_of_their_parent():
    scene = START + plain_object(10, "P", 0, [31, 99, 21, 31]) + plain_object(20, "A", 11)
    scene += plain_object(30, "B", 11) + plain_object(40, "C", 11) + plain_object(50, "Lost", 77)
    same(roots(World(A__unity=scene).dump("A.unity")), [
        ["P", 10, ["Transform"], ["B", 30, ["Transform"]], ["A", 20, ["Transform"]],
         ["C", 40, ["Transform"]]], ["Lost", 50, ["Transform"]]])


@test
def roots_have_an_order():
    scene = START + plain_object(10, "A", order=2) + plain_object(20, "B", order=0)
    scene += plain_object(30, "C", order=1) + game_object(40, "No Transform")
    world = World(A__unity=scene)
    same([root[0] for root in roots(world.dump("A.unity"))], ["B", "No Transform", "C", "A"])
    scene += "--- !u!1660057539 &9223372036854775807\nSceneRoots:\n  m_Roots:\n" \
             "  - {fileID: 31}\n  - {fileID: 11}\n"
    same([root[0] for root in roots(World(A__unity=scene).dump("A.unity"))],
         ["C", "A", "B", "No Transform"])


@test
def a_circle_of_fathers_is_cut():
    scene = START + plain_object(10, "A", 31) + plain_object(20, "B", 11)
    scene += plain_object(30, "C", 21) + plain_object(40, "D", 41)
    same([root[0] for root in roots(World(A__unity=scene).dump("A.unity"))], ["A", "D"])


@test
def ids_in_prefabs_are_virtual_and_in_scenes_those_of_stripped_documents():
    scene = START + instance(1000, 1, 0, [change(target(10), "m_Name", "Box"),
                                          change(target(20), "m_IsActive", 0),
                                          change(target(20), "m_Layer", 5),
                                          change(target(12), "m_Name", "Of A Camera"),
                                          change(target(21), "m_Layer", 6)])
    scene += stripped(4, 555, 1000, target(21)) + stripped(20, 556, 1000, target(12))
    scene += plain_object(60, "Added", 555)
    world = World(Crate__prefab=CRATE, A__unity=scene)
    dumped = world.dump("A.unity")
    same(roots(dumped), [
        ["Box", 1000 ^ 10, ["Transform", "Camera"],
         ["Lid", 1000 ^ 20, ["Transform"], ["Added", 60, ["Transform"]]]]])
    box = dumped["rootObjects"][0]
    same([part["id"] for part in box["components"]], [1000 ^ 11, 556])
    lid = box["children"][0]
    same((lid["active"], lid["layer"], lid["components"][0]["id"]), (False, 5, 555))
    same((dumped["objects"], dumped["components"], dumped["unknown"]), (3, 4, 0))


@test
def ids_are_63_bits():
    world = World(Crate__prefab=CRATE, A__unity=START + instance(-1000, 1))
    same(world.dump("A.unity")["rootObjects"][0]["id"], (-1000 ^ 10) & (2**63 - 1))


@test
def nested_prefabs_and_variants_are_composed():
    outer = START + plain_object(70, "Stack", 0, [81]) + instance(800, 1, 71)
    outer += stripped(4, 81, 800, target(11))
    variant = START + instance(900, 2, 0, [change(target(70, 2), "m_Name", "Variant"),
                                           change(target(800 ^ 20, 2), "m_Name", "Cap")])
    second = START + instance(950, 3, 0, [change(target(900 ^ 800 ^ 20, 3), "m_TagString", "T"),
                                          change(target(20, 1), "m_Layer", 7)])
    world = World(Crate__prefab=CRATE, Stack__prefab=outer, Variant__prefab=variant,
                  Second__prefab=second)
    same(roots(world.dump("Stack.prefab")), [
        ["Stack", 70, ["Transform"], ["Crate", 800 ^ 10, ["Transform", "Camera"],
                                      ["Lid", 800 ^ 20, ["Transform"]]]]])
    same(roots(world.dump("Variant.prefab")), [
        ["Variant", 900 ^ 70, ["Transform"],
         ["Crate", 900 ^ 800 ^ 10, ["Transform", "Camera"],
          ["Cap", 900 ^ 800 ^ 20, ["Transform"]]]]])
    crate = world.dump("Second.prefab")["rootObjects"][0]["children"][0]
    same(crate["components"][0]["id"], 950 ^ 900 ^ 81)
    lid = crate["children"][0]
    same((lid["name"], lid["tag"], lid["layer"]), ("Cap", "T", 7))


@test
def removed_things_are_gone():
    removed = lines("m_RemovedComponents", [target(12)], "    ")
    scene = START + instance(1000, 1, more=removed)
    removed = lines("m_RemovedGameObjects", [target(20)], "    ")
    scene += instance(2000, 1, more=removed) + stripped(4, 555, 2000, target(21))
    scene += plain_object(60, "Orphan", 555)
    world = World(Crate__prefab=CRATE, A__unity=scene)
    same(roots(world.dump("A.unity")), [
        ["Crate", 1000 ^ 10, ["Transform"], ["Lid", 1000 ^ 20, ["Transform"]]],
        ["Crate", 2000 ^ 10, ["Transform", "Camera"]], ["Orphan", 60, ["Transform"]]])


@test
def added_things_have_their_place():
    def added(target_id, index, what):
        return f"targetCorrespondingSourceObject: {target(target_id)}\n" \
               f"      insertIndex: {index}\n      addedObject: {ref(what)}"
    more = lines("m_AddedGameObjects", [added(11, 0, 61), added(11, -1, 81)], "    ")
    more += lines("m_AddedComponents", [added(10, 1, 90), added(10, -1, 91)], "    ")
    scene = START + instance(1000, 1, more=more) + stripped(1, 5, 1000, target(10))
    scene += stripped(4, 6, 1000, target(11)) + plain_object(80, "Last", 6)
    scene += plain_object(60, "First", 6)
    scene += behaviour(91, 5, ref(0)) + f"--- !u!65 &90\nBoxCollider:\n  m_GameObject: {ref(5)}\n"
    world = World(Crate__prefab=CRATE, A__unity=scene)
    same(roots(world.dump("A.unity")), [
        ["Crate", 5, ["Transform", "BoxCollider", "Camera", "Missing Script"],
         ["First", 60, ["Transform"]], ["Lid", 1000 ^ 20, ["Transform"]],
         ["Last", 80, ["Transform"]]]])


@test
def roots_of_scenes_may_be_instances():
    scene = START + instance(1000, 1, 0, [change(target(10), "m_Name", "X")])
    scene += plain_object(60, "Own") + instance(2000, 1) + stripped(4, 7, 2000, target(11))
    scene += "--- !u!1660057539 &1\nSceneRoots:\n  m_Roots:\n" \
             "  - {fileID: 7}\n  - {fileID: 61}\n  - {fileID: 1000}\n"
    world = World(Crate__prefab=CRATE, A__unity=scene)
    same([root[0] for root in roots(world.dump("A.unity"))], ["Crate", "Own", "X"])


@test
def legacy_prefabs_and_scenes_are_read():
    prefab = START + "--- !u!1 &100000\nGameObject:\n  m_PrefabParentObject: {fileID: 0}\n" \
        "  m_PrefabInternal: {fileID: 100100000}\n  m_Component:\n  - 4: {fileID: 400000}\n" \
        "  m_Name: Old\n  m_IsActive: 1\n" + transform(400000, 100000) \
        + "--- !u!1001 &100100000\nPrefab:\n  m_IsPrefabParent: 1\n" \
          f"  m_RootGameObject: {{fileID: 100000}}\n  m_ParentPrefab: {ref(100100000, 7, 2)}\n"
    scene = START + "--- !u!1001 &500\nPrefab:\n  m_Modification:\n" \
        "    m_TransformParent: {fileID: 0}\n    m_Modifications:\n    - " \
        + change(ref(400000, 1, 2), "m_RootOrder", 3) \
        + f"\n  m_ParentPrefab: {ref(100100000, 1, 2)}\n  m_IsPrefabParent: 0\n" \
        + "--- !u!4 &501 stripped\nTransform:\n  m_PrefabParentObject: " + ref(400000, 1, 2) \
        + "\n  m_PrefabInternal: {fileID: 500}\n" + plain_object(60, "Child", 501) \
        + plain_object(70, "First", order=1)
    world = World(Old__prefab=prefab, A__unity=scene)
    same(roots(world.dump("Old.prefab")), [["Old", 100000, ["Transform"]]])
    same(roots(world.dump("A.unity")), [
        ["First", 70, ["Transform"]],
        ["Old", 500 ^ 100000, ["Transform"], ["Child", 60, ["Transform"]]]])


@test
def models_are_one_object_and_what_is_mentioned():
    root_object, root_transform = 919132149155446097, -8679921383154817045
    scene = START + instance(1000, 1, 0, [change(target(root_object), "m_Name", "Hero"),
                                          change(target(root_object), "m_IsActive", 0)])
    scene += stripped(1, 5, 1000, target(100002)) + stripped(4, 6, 1000, target(400002))
    scene += stripped(4, 7, 1000, target(33)) + stripped(4, 8, 1000, target(root_transform))
    scene += stripped(95, 9, 1000, target(44)) + plain_object(60, "Sword", 6)
    world = World(Hero__fbx=b"Kaydara\0", A__unity=scene)
    world.write("Assets/Hero.fbx.meta", f"fileFormatVersion: 2\nguid: {guid(1)}\nModelImporter:\n"
                "  fileIDToRecycleName:\n    100002: Hand\n    400002: Hand\n")
    dumped = world.dump("A.unity")
    same(roots(dumped), [
        ["Hero", 1000 ^ root_object, ["Transform", "Animator"],
         ["Hand", 5, ["Transform"], ["Sword", 60, ["Transform"]]],
         ["Unknown", 1000 ^ 7, ["Transform"]]]])
    hero = dumped["rootObjects"][0]
    same((hero["active"], hero["unknown"], hero["components"][0]["id"], dumped["unknown"]),
         (False, True, 8, 3))


@test
def instances_of_nothing_are_shown():
    named = [change(target(3, 55), "m_Name", "N")]
    scene = START + instance(1000, 55) + instance(2000, 55, 0, named)
    scene += instance(3000, 2) + "--- !u!1001 &4000\nPrefabInstance:\n" \
        "  m_SourcePrefab: {fileID: 0}\n"
    world = World(A__unity=scene, Big__fbx=b"\0")
    same([root[0] for root in roots(world.dump("A.unity"))], ["Missing Prefab", "N", "Big"])


@test
def prefabs_that_contain_themselves_are_cut():
    def holder(number, name, other):
        return START + plain_object(number, name) + instance(number * 100, other, number + 1)
    world = World(A__prefab=holder(10, "A", 2), B__prefab=holder(20, "B", 1))
    composer = unity_scene.Composer(world.project())
    for path, names in (("A", "ABA"), ("B", "BAB"), ("A", "ABA")):
        at = unity_scene.dump(composer, f"Assets/{path}.prefab")["rootObjects"][0]
        seen = at["name"]
        while at["children"]:
            at = at["children"][0]
            seen += at["name"]
        same((seen, at.get("unknown")), (names, True))


# --- References ---

@test
def references_are_checked():
    scene = START + plain_object(10, "A", 0, [21], more=[12, 13]) + camera(12, 10)
    scene += behaviour(13, 10, ref(11500000, 70), f"  target: {ref(5, 71)}\n  here: {ref(5)}\n"
                       f"  many:\n  - x: {ref(0, 72)}\n  - x: {ref(3, 3)}\n")
    scene += plain_object(20, "B", 11, more=[22]) + behaviour(22, 20, ref(11500000, 2))
    scene += stripped(4, 30, 1000, ref(1, 73)) + instance(
        1000, 74, 0, [change(ref(1, 75), "m_Name", "I"),
                      change(ref(1, 75), "m_Mesh", "").replace(ref(0), ref(1, 76))])
    world = World(A__unity=scene, Gone__cs=None, Gone__mat=None)
    world.write("ProjectSettings/EditorBuildSettings.asset", START +
                "--- !u!1045 &1\nEditorBuildSettings:\n  m_Scenes:\n  - enabled: 1\n"
                "    path: Assets/A.unity\n  - enabled: 0\n    path: Assets/B.unity\n"
                "  - enabled: 1\n    path: Assets/C.unity\n")
    found = world.check()
    same([(f["gameObjectPath"], f["componentIndex"], f["guid"]) for f in found["missingScripts"]],
         [("A", 2, guid(70)), ("A/B", 1, guid(2))])
    same([(f["gameObjectPath"], f["componentIndex"], f["propertyPath"], f["fileID"], f["guid"])
          for f in found["brokenReferences"]], [
        ("A", 2, "target", 5, guid(71)), ("A", 2, "here", 5, None),
        ("A", 2, "many[1].x", 3, guid(3)), ("I", -1, "m_Mesh", 1, guid(76)),
        ("I", -1, "m_SourcePrefab", 100100000, guid(74)), ("", -1, "m_Scenes[2]", 0, None)])
    same([f["line"] for f in found["missingScripts"]], [26, 50])


@test
def packages_decide_what_is_missing():
    script = "{fileID: 11500000, guid: fe87c0e1cc204ed48ad3b37840f39efc, type: 3}"
    scene = START + plain_object(10, "A", more=[12, 13]) + behaviour(12, 10, script)
    scene += behaviour(13, 10, ref(11500000, 70), "  m_EditorClassIdentifier: Asm::Ns.Thing\n")
    world = World(A__unity=scene)
    world.write("Packages/manifest.json", '{"dependencies": {"com.unity.modules.ai": "1.0.0"}}')
    found = world.check()
    same((len(found["missingScripts"]), found["unresolved"]), (1, []))
    same(found["packages"], [{"package": "com.unity.ugui", "uses": 1, "inManifest": False,
                              "path": "Assets/A.unity", "line": 22}])
    world.write("Packages/manifest.json",
                '{"dependencies": {"com.unity.ugui": "1.0.0", "org.unheard.of": "1.0.0"}}')
    found = world.check()
    same((found["missingScripts"], found["maybeIn"]), ([], ["org.unheard.of"]))
    same(found["unresolved"], [{"guid": guid(70), "uses": 1, "scripts": 1, "type": "Ns.Thing",
                                "path": "Assets/A.unity", "line": 26}])
    same(found["packages"][0]["inManifest"], True)


@test
def files_that_cannot_be_read_are_told():
    world = World(A__unity=START + "--- !u!1 &1\nGameObject:\n<<<<<<< HEAD\n", B__unity=b"\0\1",
                  C__asset='{"a": 1}', D__mat="", E__txt="")
    world.write("Assets/F.meta", "fileFormatVersion: 2\n<<<<<<< HEAD\nguid: 1\n=======\n")
    world.write("Assets/G.meta", "version https://git-lfs.github.com/spec/v1\n")
    found = world.check()
    same(found["malformed"], [{"path": "Assets/A.unity", "line": 5},
                              {"path": "Assets/F.meta", "line": 2}])
    same([f["path"] for f in found["unreadable"]],
         ["Assets/B.unity", "Assets/D.mat", "Assets/G.meta"])


def run(names=()):
    """(passed, failed) of all tests, or of those named."""
    counts = [0, 0]
    for function in TESTS:
        if names and function.__name__ not in names:
            continue
        try:
            function()
            counts[0] += 1
        except Exception:  # whatever it is, the other tests still run
            print(f"FAILED   {function.__name__}")
            traceback.print_exc(file=sys.stdout)
            counts[1] += 1
    return tuple(counts)


if __name__ == "__main__":
    passed, failed = run(sys.argv[1:])
    print(f"oracle: {passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
