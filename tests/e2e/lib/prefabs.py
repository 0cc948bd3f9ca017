"""What the tests of prefabs that a live engine writes share: servers on a project of their own, dumps
compared with the oracle's, trees without ids."""
import json
import os
import re
import tempfile

import unity_project
import unity_reader
import unity_scene
from lib.live import Project, Scene, asset, local
from lib.saving import Demo, Saving
from lib.umcp import expect, run, same

KINDS = """
using System;
using System.Collections.Generic;
using UnityEngine;
[Serializable] public class Part { public string name = ""; public Transform at; public int[] counts = new int[0]; }
public class Kinds : MonoBehaviour
{
    public GameObject own; public Transform child; public Component[] many = new Component[0];
    public GameObject outside; public Material paint; public ScriptableObject made;
    public float number = 1; public string text = ""; public bool flag; public LayerMask mask;
    public Vector3 place; public Color color; public AnimationCurve curve = new AnimationCurve();
    public List<Part> parts = new List<Part>();
    [NonSerialized] public int hidden = 5;
    public string Compiled { get { return "yes"; } }
}
"""


class Prefabs:
    """What the tests do with a server whose project is their own."""

    def write_prefab(self, name, path, overwrite=False):
        """Of a root, active or not."""
        self.run("var roots = UnityEngine.SceneManagement.SceneManager.GetActiveScene().GetRootGameObjects();"
                 f' Umcp.Prefabs.Save(System.Array.Find(roots, o => o.name == "{name}"), "{path}",'
                 f" {str(overwrite).lower()});")

    def run(self, code):
        told = super().run(code)
        expect(not str(told).startswith("Error: "), code, told)
        return told

    def fails(self, code):
        """Type and message of an exception that the code must throw."""
        told = super().run(code)
        expect(str(told).startswith("Error: "), code, told)
        return told

    def dump(self, path, oracle=None):
        """Of our own reader, which must say what the oracle says."""
        ran = run("dump", os.path.join(self.root, path), "--project", self.root, "--json")
        same(ran.code, 0, ran)
        found = json.loads(ran.out)
        oracle = oracle or unity_scene.Composer(unity_project.Project(self.root))
        same(found["rootObjects"], unity_scene.dump(oracle, path)["rootObjects"])
        return found["rootObjects"]

    def documents(self, path):
        return {d.file_id: d for d in unity_project.Project(self.root).documents(path)}

    def document(self, path, class_id, index=0):
        return [d for d in self.documents(path).values() if d.class_id == class_id][index]

    def guid(self, path):
        with open(os.path.join(self.root, path + ".meta"), encoding="utf-8") as file:
            return re.search(r"^guid: ([0-9a-f]{32})$", file.read(), re.M)[1]

    def is_sound(self):
        """umcp check has nothing new to complain of, and every asset has its .meta file."""
        found = json.loads(run("check", self.root, "--json").out)
        same((found["brokenReferences"], found["malformed"]), ([], []), found)
        for at, folders, names in os.walk(os.path.join(self.root, "Assets")):
            for name in names + folders:
                expect(not name.endswith((".prefab", "New", "Game"))
                       or name + ".meta" in names, at, name)

    def everything(self):
        """All files of the project: names and bytes."""
        found = {}
        for at, _, names in os.walk(self.root):
            for name in names:
                path = os.path.join(at, name)
                if os.path.islink(path) or "Library" in path:
                    continue
                with open(path, "rb") as file:
                    found[os.path.relpath(path, self.root)] = file.read()
        return found


class Example(Prefabs, Demo):
    """The example project, in a copy."""


class Made(Prefabs, Saving):
    """A project that `make` writes; a scene Main with an object A that has the script `script`."""

    def __init__(self, make, script="Kinds"):
        self.copy = tempfile.TemporaryDirectory()
        self.project = Project(self.copy.name)
        make(self.project)
        super().__init__(self.project.root, "Assets/Main.unity", ("/A", script, "Compiled"))

    def clean_up(self):
        super().clean_up()
        self.copy.cleanup()


def names_of(node):
    """A tree without its ids."""
    return (node["name"], node["active"], node["tag"], node["layer"],
            [(c["type"], c["state"]) for c in node["components"]],
            [names_of(child) for child in node["children"]])


def ids_of(node, above=""):
    """Ids of objects and components by path."""
    path = above + "/" + node["name"]
    found = {path: node["id"]}
    for component in node["components"]:
        found[path + ":" + component["type"]] = component["id"]
    for child in node["children"]:
        found.update(ids_of(child, path))
    return found


def plain(value):
    """A value of the oracle's without lines; local references become a word."""
    if isinstance(value, unity_reader.Scalar):
        return value.text
    if isinstance(value, unity_reader.Sequence):
        return [plain(item) for item in value.items]
    ref = unity_reader.ref_of(value)
    if unity_reader.is_ref(value):
        return (ref.file_id, ref.guid) if ref.guid else "local" if ref.file_id else "null"
    return {key: plain(item) for key, item in value.pairs}


def write_kinds(project, far=None):
    """`far`: of an asset that is not here."""
    kinds = project.script("Kinds", KINDS)
    paint = project.add("Assets/Paint.mat", "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
                        "--- !u!21 &2100000\nMaterial:\n  m_Name: Paint\n")
    scene = Scene()
    item = scene.add("A")
    child = scene.add("Child", item)
    other = scene.add("Other")
    scene.script(item, kinds, f"""
own: {local(item.id)}
child: {local(child.transform)}
many:
- {local(child.transform)}
- {local(other.transform)}
outside: {local(other.id)}
paint: {asset(paint, 2100000)}
made: {asset(far, 11400000) if far else local(0)}
number: 2
gone: kept
parts:
- name: 'a: b'
  at: {local(child.transform)}
  counts: 0100000002000000""")
    project.scenes(Main=scene)
