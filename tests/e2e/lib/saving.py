"""What the tests of scenes and prefabs that a live engine writes share: servers with all gates open, on a copy of the
example project and on projects of their own, dumps compared with the oracle's, trees without ids."""
import contextlib
import difflib
import json
import os
import re
import shutil
import tempfile

from lib.live import Live, Project, Scene, asset, local
from lib.umcp import EXAMPLE, Server, expect, run, same
from lib.unity import MAIN
import unity_project
import unity_reader
import unity_scene

MEMBERS = ("UnityEngine.Camera.fieldOfView", "UnityEngine.Transform.localPosition",
           "PlayerController.health", "PlayerController.tags", "PlayerController.TakeDamage",
           "UnityEngine.UI.Image.color", "Holder.number", "Holder.target")
COMPONENTS = ("UnityEngine.GameObject", "UnityEngine.Light", "UnityEngine.BoxCollider", "Spinner")


class Saving(Live):
    """A server with its engine, all gates open, on a project of the test's own."""

    def __init__(self, root, scene, compiled=None):
        Server.__init__(self, "--project", root, "--allow-writes", "--no-confirm", "--allow-eval",
                        "--component-allow", ",".join(COMPONENTS), "--member-allow",
                        ",".join(MEMBERS), env={"UMCP_PLAYER": None})
        self.own_project, self.must_be_ready, self.compiled = None, True, compiled
        self.root, self.scene = root, scene

    def remembered(self):
        """The same, able to begin_again()."""
        self.first, self.assets = self.scene, self.read_assets()
        return self

    def read_assets(self):
        """Files, links and folders below Assets with their bytes (folders: None)."""
        found = {}
        for at, folders, names in os.walk(os.path.join(self.root, "Assets")):
            for path in (os.path.join(at, name) for name in folders + names):
                if os.path.islink(path):
                    found[path] = os.fsencode(os.readlink(path))
                elif os.path.isdir(path):
                    found[path] = None
                else:
                    with open(path, "rb") as file:
                        found[path] = file.read()
        return found

    def begin_again(self):
        """Assets and the scene become what they were at the start."""
        found = self.read_assets()
        for path in sorted(set(found) - set(self.assets), reverse=True):
            with contextlib.suppress(FileNotFoundError):  # the engine removes the .meta file of what is gone
                os.rmdir(path) if found[path] is None else os.unlink(path)
        for path, data in self.assets.items():
            if data is not None and found.get(path) != data:
                with open(path, "wb") as file:
                    file.write(data)
        self.scene = self.first
        self.load(self.first)

    def text(self, path=None):
        at = os.path.join(self.root, path or self.scene)
        with open(at, encoding="utf-8", newline="") as file:
            return file.read()

    def result(self, tool, **arguments):
        """A tool's own result."""
        answer = self.ask_tool(tool, arguments).json()
        expect("result" in answer, tool, arguments, answer)
        return answer["result"]["content"][0]["json"]

    def do(self, tool, **arguments):
        result = self.result(tool, **arguments)
        same(result.get("ok"), True, tool, arguments, result)
        return result

    def set(self, path, component, member, value):
        self.do("SetMember", objectId=self.id(path), componentType=component, member=member,
                jsonValue=json.dumps(value))

    def run(self, code):
        return self.do("ConsoleEval", code=code)["result"]

    def save(self, **arguments):
        """Saves; gives the lines that are gone and those that are new."""
        old = self.text()
        result = self.do("SaveScene", **arguments)
        new = self.text()
        if not arguments:
            same((result["path"], result["changed"]), (self.scene, old != new), result)
        lines = [line for line in difflib.ndiff(old.split("\n"), new.split("\n"))]
        return ([line[2:] for line in lines if line.startswith("- ")],
                [line[2:] for line in lines if line.startswith("+ ")])

    def refused(self, **arguments):
        """A save that must fail and leave the file as it is: the message."""
        old = self.text()
        result = self.result("SaveScene", **arguments)
        same(result["ok"], False, result)
        same(self.text(), old)
        return result["error"]["message"]

    def load(self, name):
        self.do("LoadScene", name=name)

    def paths(self):
        return [card["Path"] for card in self.cards()]

    def dumped(self):
        """The hierarchy that the file has: components by path."""
        ran = run("dump", os.path.join(self.root, self.scene), "--project", self.root, "--json")
        same(ran.code, 0, ran)
        found = {}

        def walk(node, above):
            path = above + "/" + node["name"]
            found[path] = [c["type"] for c in node["components"]]
            for child in node.get("children", []):
                walk(child, path)

        for root in json.loads(ran.out)["rootObjects"]:
            walk(root, "")
        return found

    def has_no_broken_links(self):
        ran = run("check", self.root, "--json")
        found = json.loads(ran.out)
        same((found["brokenReferences"], found["malformed"]), ([], []))
        same([m for m in found["missingScripts"] if m["path"] == self.scene], [])


class Demo(Saving):
    """The example project, in a copy."""

    def __init__(self):
        self.copy = tempfile.TemporaryDirectory()
        root = os.path.join(os.path.realpath(self.copy.name), "demo")
        shutil.copytree(EXAMPLE, root)
        super().__init__(root, MAIN, ("/Player", "PlayerController", "IsAlive"))

    def clean_up(self):
        super().clean_up()
        self.copy.cleanup()


HOLDER = """
using System;
using System.Collections.Generic;
using UnityEngine;
[Serializable] public struct Pair { public string name; public int count; }
[Serializable] public class Box { public Vector2 size; public List<Pair> pairs = new List<Pair>(); }
public enum Mood { Calm, Wild = 7 }
public class Holder : MonoBehaviour
{
    public int number = 1;
    public float real = 0.5f;
    public double fine = 0.25;
    public bool flag;
    public char letter = 'a';
    public long large = 1;
    public string text = "";
    public Mood mood;
    public Vector3 place;
    public Quaternion turn = Quaternion.identity;
    public Color paint;
    public Rect area;
    public Bounds box;
    public LayerMask mask;
    public int[] numbers = new int[0];
    public List<float> reals = new List<float>();
    public string[] texts = new string[0];
    public Box nested = new Box();
    public Pair pair;
    public UnityEngine.Object target;
    public List<GameObject> others = new List<GameObject>();
    public AnimationCurve curve = new AnimationCurve();
    [SerializeField] private int hidden = 3;
    [NonSerialized] public int unsaved;
    public readonly int fixedOne = 1;
    public int Hidden { get { return hidden; } set { hidden = value; } }
    public string Compiled { get { return "yes"; } }
}
"""
PLAY = """
using UnityEngine;
public class Play : MonoBehaviour
{
    public int frames;
    public string Compiled { get { return "yes"; } }
    void Start() { new GameObject("Spawned"); }
    void Update() { frames++; transform.localPosition += Vector3.up; gameObject.name = "Played"; }
}
"""


def write_own(project):
    """A scene of three objects: A with a Holder, B that plays, C. Gives the project's folder."""
    holder, play = project.script("Holder", HOLDER), project.script("Play", PLAY)
    scene = Scene()
    a, b, c = scene.add("A"), scene.add("B"), scene.add("C")
    scene.script(a, holder, "number: 5")
    scene.script(b, play, "frames: 0")
    scene.camera(c)
    project.scenes(Main=scene)
    return project.root


class Own(Saving):
    """A project with that scene."""

    def __init__(self):
        self.folder_of_project = tempfile.TemporaryDirectory()
        self.project = Project(self.folder_of_project.name)
        super().__init__(write_own(self.project), "Assets/Main.unity",
                         ("/A", "Holder", "Compiled"))

    def clean_up(self):
        super().clean_up()
        self.folder_of_project.cleanup()


# --- Prefabs ---

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
