"""What the tests of scenes and prefabs that a live engine writes share: servers with all gates open,
on a copy of the example project and on a project of three objects."""
import difflib
import json
import os
import shutil
import tempfile

from lib.live import Live, Project, Scene
from lib.umcp import EXAMPLE, Server, expect, run, same
from lib.unity import MAIN

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
        """Files and folders below Assets with their bytes (folders: None)."""
        found = {}
        for at, folders, names in os.walk(os.path.join(self.root, "Assets")):
            found.update((os.path.join(at, name), None) for name in folders)
            for name in names:
                with open(os.path.join(at, name), "rb") as file:
                    found[os.path.join(at, name)] = file.read()
        return found

    def begin_again(self):
        """Assets and the scene become what they were at the start."""
        found = self.read_assets()
        for path in sorted(set(found) - set(self.assets), reverse=True):
            if found[path] is None:
                os.rmdir(path)
            else:
                os.unlink(path)
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
