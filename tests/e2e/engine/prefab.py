"""Prefabs written by a live engine (Umcp.Prefabs): the file says what the objects are, by our own
reader and by the oracle's; it can be loaded, instantiated and overwritten; and nothing is written
where it must not be."""
import glob
import json
import os
import re
import shutil
import tempfile
import threading

import unity_project
import unity_reader
import unity_scene
from lib.live import Scene, asset, local, need_an_engine
from lib.prefabs import Example, Made, Prefabs, ids_of, names_of, plain
from lib.saving import Saving
from lib.umcp import REAL_PROJECTS, Skipped, Suite, expect, run, same, wait_for
from lib.unity import MAIN, TEST

suite = Suite()
test = suite.test
OWN_KEYS = {"m_CorrespondingSourceObject", "m_PrefabInstance", "m_PrefabAsset", "m_GameObject",
            "m_Component", "m_Father", "m_Children", "m_RootOrder"}
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
UNRULY = """
using UnityEngine;
public class Unruly : MonoBehaviour, ISerializationCallbackReceiver
{
    public int number; public static string deed = "";
    public string Compiled { get { return "yes"; } }
    public void OnBeforeSerialize()
    {
        string now = deed;
        deed = "";
        if (now == "destroy") { DestroyImmediate(gameObject); }
        if (now == "throw") { throw new System.Exception("on purpose"); }
        if (now == "again") { Umcp.Prefabs.Save(gameObject, "Assets/Inner.prefab", true); }
    }
    public void OnAfterDeserialize()
    {
        string now = deed;
        deed = "";
        if (now == "while loading") { Umcp.Prefabs.Save(GameObject.Find("A"), "Assets/Late.prefab", true); }
    }
    void OnEnable() { Debug.Log("enabled " + name); }
    void Awake() { Debug.Log("awake " + name); }
    void OnDestroy() { Debug.Log("destroyed " + name); }
}
"""


# --- What is written ---

@test
def every_object_of_the_example_becomes_a_prefab():
    with Example() as server:
        roots = server.dump(MAIN)
        for root in roots:
            server.write_prefab(root["name"], f"Assets/New/{root['name']}.prefab")
        server.is_sound()
        for root in roots:
            made = server.dump(f"Assets/New/{root['name']}.prefab")
            same([names_of(node) for node in made], [names_of(root)])


@test
def documents_of_a_scene_stay_what_they_are():
    """All values, but for references to what is not in the prefab."""
    with Example() as server:
        scene = server.documents(MAIN)
        n_compared = 0
        for root in server.dump(MAIN):
            path = f"Assets/New/{root['name']}.prefab"
            server.write_prefab(root["name"], path)
            made, was = ids_of(server.dump(path)[0]), ids_of(root)
            documents = server.documents(path)
            for name, new in made.items():
                old = scene.get(was[name])
                if old is None or old.stripped:
                    continue  # of an instance
                same([key for key, _ in documents[new].body.pairs],
                     [key for key, _ in old.body.pairs], path, name)
                for key, value in old.body.pairs:
                    now = plain(documents[new].get(key))
                    if key not in OWN_KEYS and "local" not in repr(plain(value)):
                        same(now, plain(value), path, name, key)
                n_compared += 1
        expect(n_compared > 50, n_compared)


@test
def instances_become_the_prefabs_own():
    with Example() as server:
        server.write_prefab("Crate Stack", "Assets/Stack.prefab")
        documents = server.documents("Assets/Stack.prefab")
        same([d for d in documents.values() if d.class_id == 1001 or d.stripped], [])
        tree = server.dump("Assets/Stack.prefab")[0]
        upper = tree["children"][1]
        place = documents[upper["components"][0]["id"]]
        same(plain(place.get("m_LocalPosition")), {"x": "0", "y": "1.55", "z": "0"})
        red = [documents[c["id"]] for c in upper["components"] if c["type"] == "MeshRenderer"][0]
        same(plain(red.get("m_Materials")), [(2100000, server.guid("Assets/Materials/Red.mat"))])


@test
def a_prefab_has_what_the_objects_are_now():
    with Example() as server:
        server.run('var p = GameObject.Find("Player"); p.transform.position = new Vector3(1, 2, 3);'
                   ' p.GetComponent<PlayerController>().health = 7; p.tag = "Finish"; p.layer = 4;'
                   ' p.GetComponent<Rigidbody>().mass = 2.5f;'
                   ' p.transform.localRotation = Quaternion.Euler(0, 90, 0);'
                   ' p.GetComponent<CapsuleCollider>().enabled = false;'
                   ' var c = GameObject.CreatePrimitive(PrimitiveType.Cube); c.name = "Hat";'
                   ' c.transform.SetParent(p.transform, false); c.SetActive(false);'
                   ' UnityEngine.Object.DestroyImmediate(GameObject.Find("Player/Body"));')
        old = server.text()
        server.write_prefab("Player", "Assets/Player.prefab")
        same(server.text(), old)
        server.is_sound()
        tree = server.dump("Assets/Player.prefab")[0]
        same((tree["tag"], tree["layer"], [c["name"] for c in tree["children"]]),
             ("Finish", 4, ["Hat"]))
        same([c["type"] for c in tree["children"][0]["components"]],
             ["Transform", "MeshFilter", "MeshRenderer", "BoxCollider"])
        same(tree["children"][0]["active"], False)
        path = "Assets/Player.prefab"
        same(plain(server.document(path, 4).get("m_LocalPosition")), {"x": "1", "y": "2", "z": "3"})
        same(plain(server.document(path, 4).get("m_LocalEulerAnglesHint"))["y"], "90")
        same(server.document(path, 54).text("m_Mass"), "2.5")
        same(server.document(path, 136).text("m_Enabled"), "0")
        same(server.document(path, 114).text("health"), "7")


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


@test
def references_are_local_assets_or_null():
    far = "0a0b0c0d0e0f0a0b0c0d0e0f0a0b0c0d"
    with Made(lambda project: write_kinds(project, far)) as server:
        server.write_prefab("A", "Assets/A.prefab")
        documents = server.documents("Assets/A.prefab")
        tree = ids_of(server.dump("Assets/A.prefab")[0])
        made = server.document("Assets/A.prefab", 114)
        child = tree["/A/Child:Transform"]
        same((made.ref("own").file_id, made.ref("child").file_id), (tree["/A"], child))
        same([unity_reader.ref_of(item).file_id for item in made.get("many").items], [child, 0])
        same(plain(made.get("outside")), "null")
        same(plain(made.get("paint")), (2100000, server.guid("Assets/Paint.mat")))
        # What is not here stays: nobody has set it to null.
        same(plain(made.get("made")), (11400000, far))
        same((made.text("number"), made.text("gone")), ("2", "kept"))
        same(plain(made.get("parts")),
             [{"name": "a: b", "at": "local", "counts": "0100000002000000"}])
        same(len(documents), 5)


@test
def objects_of_the_running_game_are_written_in_full():
    with Made(write_kinds) as server:
        server.run("""
var root = new GameObject("Root"); var child = new GameObject("Child", typeof(RectTransform));
child.transform.SetParent(root.transform, false);
var left = new GameObject("Left out"); left.hideFlags = HideFlags.DontSave; left.transform.SetParent(root.transform);
new GameObject("Below").transform.SetParent(left.transform);
var k = child.AddComponent<Kinds>(); k.own = root; k.child = left.transform; k.text = "one\\ntwo: 'x'"; k.flag = true;
k.place = new Vector3(1, 2.5f, -3); k.color = Color.red; k.mask = -1; k.made = ScriptableObject.CreateInstance<ScriptableObject>();
k.parts.Add(new Part { name = "p", at = child.transform, counts = new int[] { 1, -1 } });
k.curve = AnimationCurve.Linear(0, 0, 1, 2); k.many = root.GetComponents<Component>();
root.AddComponent<Light>().intensity = 3; root.AddComponent<BoxCollider>().size = new Vector3(1, 2, 3);
root.AddComponent<Camera>(); root.AddComponent<AudioSource>(); root.AddComponent<Rigidbody>();
""")
        server.write_prefab("Root", "Assets/Root.prefab")
        server.is_sound()
        tree = server.dump("Assets/Root.prefab")[0]
        same([c["type"] for c in tree["components"]],
             ["Transform", "Light", "BoxCollider", "Camera", "AudioSource", "Rigidbody"])
        same([(c["name"], [p["type"] for p in c["components"]]) for c in tree["children"]],
             [("Child", ["RectTransform", "Kinds"])])
        made = server.document("Assets/Root.prefab", 114)
        same(made.ref("own").file_id, tree["id"])
        same((plain(made.get("child")), plain(made.get("made"))), ("null", "null"))
        same((made.text("text"), made.text("flag")), ("one\ntwo: 'x'", "1"))
        same(plain(made.get("place")), {"x": "1", "y": "2.5", "z": "-3"})
        same(plain(made.get("parts")), [{"name": "p", "at": "local", "counts": "01000000ffffffff"}])
        same([plain(item) for item in made.get("many").items], ["local"])
        same(plain(server.document("Assets/Root.prefab", 65).get("m_Size")),
             {"x": "1", "y": "2", "z": "3"})


@test
def a_missing_script_stays_in_the_prefab():
    with Example() as server:
        server.load(TEST)
        server.write_prefab("Player", "Assets/Player.prefab")
        tree = server.dump("Assets/Player.prefab")[0]
        same([c["state"] for c in tree["components"]], ["builtIn", "missing", "builtIn"])
        made = server.document("Assets/Player.prefab", 114)
        was = [d for d in server.documents(TEST).values() if d.class_id == 114][0]
        same([(k, plain(v)) for k, v in made.body.pairs if k not in OWN_KEYS],
             [(k, plain(v)) for k, v in was.body.pairs if k not in OWN_KEYS])


SAVE_ROOTS = """
var roots = UnityEngine.SceneManagement.SceneManager.GetActiveScene().GetRootGameObjects();
string refused = "";
for (int i = 0; i < roots.Length; i++)
{
    try { Umcp.Prefabs.Save(roots[i], "Assets/New/%d-" + i + ".prefab"); }
    catch (System.InvalidOperationException e) { refused += i + " " + e.Message + "\\n"; }
}
return refused;
"""
MAX_SCENES = 2  # of each project


class Real(Prefabs, Saving):
    """A copy of a real project."""

    def make_all(self, number):
        """Of all roots of the scene; returns the numbers of those that were refused."""
        self.do("LoadScene", name=self.scene)
        refused = self.run(SAVE_ROOTS % number).splitlines()
        expect(all("cannot be read" in line for line in refused), self.scene, refused)
        return {int(line.split()[0]) for line in refused}

    def check_all(self, scenes):
        """scenes: path and what was refused; returns how many prefabs there are."""
        oracle, n_made = unity_scene.Composer(unity_project.Project(self.root)), 0
        for number, (scene, refused) in scenes.items():
            for i, root in enumerate(self.dump(scene, oracle)):
                if i not in refused:
                    made = self.dump(f"Assets/New/{number}-{i}.prefab", oracle)
                    same([names_of(node) for node in made], [names_of(root)], scene, i)
                    n_made += 1
        return n_made


@test
def objects_of_real_projects_become_prefabs():
    if not os.path.isdir(REAL_PROJECTS):
        raise Skipped("../shared/unity-projects is not here")
    n_made = 0
    for settings in sorted(glob.glob(REAL_PROJECTS + "/**/ProjectSettings", recursive=True)):
        with tempfile.TemporaryDirectory() as folder:
            root = os.path.join(os.path.realpath(folder), "copy")
            shutil.copytree(os.path.dirname(settings), root, symlinks=True)
            scenes = sorted(glob.glob(root + "/Assets/**/*.unity", recursive=True))[:MAX_SCENES]
            if not scenes:
                continue
            with Real(root, None) as server:
                done = {}
                for number, scene in enumerate(scenes):
                    server.scene = os.path.relpath(scene, root)
                    if "--- !u!115 " not in server.text():  # scripts that are in the scene
                        done[number] = (server.scene, server.make_all(number))
                n_made += server.check_all(done)
            found = json.loads(run("check", root, "--json").out)
            same([bad for bad in found["malformed"] if "Assets/New/" in bad["path"]], [])
    expect(n_made > 50, n_made)


# --- What can be done with it ---

@test
def a_prefab_can_be_loaded_and_instantiated():
    with Example() as server:
        server.run('GameObject.Find("Player").GetComponent<PlayerController>().health = 55;')
        server.write_prefab("Player", "Assets/Game/Resources/Hero.prefab")
        told = server.run("""
var a = UnityEngine.Object.Instantiate(Umcp.Prefabs.Load("Assets/Game/Resources/Hero.prefab")); a.name = "First";
var b = UnityEngine.Object.Instantiate(Resources.Load<GameObject>("Hero"), a.transform); b.name = "Second";
return Umcp.Prefabs.Load("Assets/None.prefab") == null && Umcp.Prefabs.Load("Assets/Scenes/Main.unity") == null;
""")
        same(told, "True")
        for path in ("/First", "/First/Second"):
            same(server.value(path, "PlayerController", "health"), 55)
            same(server.card(path + "/Body")["Active"], True)
        server.save()
        server.has_no_broken_links()


@test
def a_scene_can_have_an_instance_of_it():
    with Example() as server:
        server.write_prefab("Player", "Assets/Hero.prefab")
        tree = ids_of(server.dump("Assets/Hero.prefab")[0])
        guid = server.guid("Assets/Hero.prefab")
        script = tree["/Player:PlayerController"]
        at = os.path.join(server.root, TEST)
        with open(at, encoding="utf-8") as file:
            text = file.read()
        instance = f"""--- !u!1001 &777777
PrefabInstance:
  m_ObjectHideFlags: 0
  serializedVersion: 2
  m_Modification:
    serializedVersion: 3
    m_TransformParent: {{fileID: 0}}
    m_Modifications:
    - target: {{fileID: {script}, guid: {guid}, type: 3}}
      propertyPath: health
      value: 33
      objectReference: {{fileID: 0}}
    - target: {{fileID: {tree["/Player"]}, guid: {guid}, type: 3}}
      propertyPath: m_Name
      value: Hero
      objectReference: {{fileID: 0}}
    m_RemovedComponents: []
    m_RemovedGameObjects: []
    m_AddedGameObjects: []
    m_AddedComponents: []
  m_SourcePrefab: {{fileID: 100100000, guid: {guid}, type: 3}}
"""
        text = text.replace("--- !u!1660057539", instance + "--- !u!1660057539")
        text = text.replace("  m_Roots:\n", "  m_Roots:\n  - {fileID: 777777}\n")
        with open(at, "w", encoding="utf-8") as file:
            file.write(text)
        server.load(TEST)
        same(server.value("/Hero", "PlayerController", "health"), 33)
        same(server.card("/Hero/Body")["Active"], True)
        # Another prefab of the same path: the instance still knows what it has changed.
        server.run('var p = GameObject.Find("Hero"); p.name = "Renamed";'
                   ' new GameObject("First").transform.SetParent(p.transform);'
                   ' p.transform.Find("First").SetAsFirstSibling();')
        server.write_prefab("Renamed", "Assets/Hero.prefab", overwrite=True)
        again = ids_of(server.dump("Assets/Hero.prefab")[0])
        same(server.guid("Assets/Hero.prefab"), guid)
        same({name.replace("/Renamed", "/Player", 1): number for name, number in again.items()
              if "First" not in name}, tree)
        server.load(TEST)
        same(server.value("/Hero", "PlayerController", "health"), 33)
        same([card["Path"] for card in server.cards() if card["Path"].startswith("/Hero/")],
             ["/Hero/First", "/Hero/Body"])
        server.is_sound()


@test
def what_is_overwritten_keeps_its_ids():
    with Example() as server:
        server.run("""
var root = new GameObject("Root");
foreach (string name in new[] { "A", "B", "A", "C" })
{
    var made = new GameObject(name); made.transform.SetParent(root.transform);
    made.AddComponent<BoxCollider>(); made.AddComponent<BoxCollider>();
}
root.transform.GetChild(0).gameObject.AddComponent<Spinner>();
""")
        path = "Assets/Root.prefab"
        server.write_prefab("Root", path)
        guid, old = server.guid(path), server.dump(path)[0]
        server.write_prefab("Root", path, overwrite=True)
        same((server.guid(path), server.dump(path)[0]), (guid, old))
        server.run("""
var t = GameObject.Find("Root").transform;
t.GetChild(3).SetSiblingIndex(0);
UnityEngine.Object.DestroyImmediate(t.Find("B").gameObject);
var d = new GameObject("D"); d.transform.SetParent(t); d.transform.SetSiblingIndex(1);
t.GetChild(2).gameObject.AddComponent<Light>();
""")
        server.write_prefab("Root", path, overwrite=True)
        new = server.dump(path)[0]
        same([child["name"] for child in new["children"]], ["C", "D", "A", "A"])
        by_id = {child["id"]: child for child in old["children"]}
        for child in new["children"]:
            was = by_id.get(child["id"])
            same(was is None, child["name"] == "D")
            if was:
                same([c for c in child["components"] if c["type"] != "Light"], was["components"])
        same(new["id"], old["id"])
        server.is_sound()


@test
def who_holds_the_prefab_sees_the_new_one():
    with Made(write_kinds) as server:
        server.run('GameObject.Find("Other").AddComponent<Light>();')
        server.write_prefab("A", "Assets/Resources/P.prefab")
        server.run("""
var a = GameObject.Find("A").GetComponent<Kinds>(); var held = Resources.Load<GameObject>("P");
a.outside = held; a.child = held.transform.Find("Child"); held.name = "changed in memory";
""")
        server.run("""
var a = GameObject.Find("A"); var copy = UnityEngine.Object.Instantiate(a); copy.name = "Copy";
copy.GetComponent<Kinds>().number = 3; copy.AddComponent<Light>();
new GameObject("Added", typeof(BoxCollider)).transform.SetParent(copy.transform);
UnityEngine.Object.DestroyImmediate(copy.transform.Find("Child").gameObject);
""")
        server.write_prefab("Copy", "Assets/Resources/P.prefab", overwrite=True)
        told = server.run("""
var a = GameObject.Find("A").GetComponent<Kinds>(); var held = a.outside;
return held.name + " " + (held == Resources.Load<GameObject>("P")) + " " + (a.child == null) + " "
    + held.GetComponent<Kinds>().number + " " + held.transform.childCount + " "
    + held.transform.GetChild(0).GetComponent<BoxCollider>().name + " " + held.GetComponent<Light>().enabled
    + " " + (held.GetComponent<Kinds>().own == held);
""")
        same(told, "Copy True True 3 1 Added True True")
        server.save()
        server.has_no_broken_links()


def write_owner(project):
    """A prefab that has its root last, and a mesh in itself."""
    write_kinds(project)
    prefab = Scene(2000)
    root = prefab.add("Root")
    child = prefab.add("Child", root)
    prefab.component(child, 33, "MeshFilter", f"m_Mesh: {local(43)}", enabled=None)
    prefab.items.reverse()
    text = prefab.text() + "--- !u!43 &43\nMesh:\n  m_ObjectHideFlags: 0\n  m_Name: Made\n"
    guid = project.add("Assets/Resources/Owner.prefab", text)
    scene = Scene(7000)
    scene.instance(guid)
    project.add("Assets/More.unity", scene.text())


@test
def a_prefab_keeps_the_assets_that_are_in_it():
    with Made(write_owner) as server:
        path, guid = "Assets/Resources/Owner.prefab", server.guid("Assets/Resources/Owner.prefab")
        same(server.run('var o = Resources.Load<GameObject>("Owner"); return o.name + " "'
                        ' + o.transform.GetChild(0).GetComponent<MeshFilter>().sharedMesh.name;'), "Root Made")
        server.load("More")
        same(server.run('return GameObject.Find("Root/Child").GetComponent<MeshFilter>().sharedMesh.name;'),
             "Made")
        server.write_prefab("Root", "Assets/Other.prefab")
        same(plain(server.document("Assets/Other.prefab", 33).get("m_Mesh")), (43, guid))
        old = ids_of(server.dump(path)[0])
        server.write_prefab("Root", path, overwrite=True)
        same(ids_of(server.dump(path)[0]), old)
        same(server.document(path, 33).ref("m_Mesh").file_id, 43)
        same(server.document(path, 43).text("m_Name"), "Made")
        server.is_sound()
        server.run(f'Umcp.Prefabs.Save(Umcp.Prefabs.Load("{path}"), "{path}", true);')
        same(ids_of(server.dump(path)[0]), old)
        same(server.document(path, 33).ref("m_Mesh").file_id, 43)


# --- Where it must not be ---

@test
def paths_outside_of_assets_are_refused():
    with Example() as server, tempfile.TemporaryDirectory() as outside:
        os.symlink(outside, os.path.join(server.root, "Assets/Away"))
        os.symlink(os.path.join(outside, "x.prefab"), os.path.join(server.root, "Assets/L.prefab"))
        os.symlink(os.path.join(outside, "y.meta"), os.path.join(server.root, "Assets/M.prefab.meta"))
        before = server.everything()
        for path, words in (
                ("", "below Assets"), ("Player.prefab", "below Assets"),
                ("Assets", "below Assets"), ("assets/P.prefab", "below Assets"),
                ("Packages/P.prefab", "below Assets"), ("/tmp/P.prefab", "below Assets"),
                ("Assets/../P.prefab", "below Assets"), ("Assets//P.prefab", "below Assets"),
                ("Assets/./P.prefab", "below Assets"), ("Assets/P.prefab/", "end in .prefab"),
                ("Assets/P.txt", "end in .prefab"), ("Assets/P", "end in .prefab"),
                ("Assets/.prefab", "passes over"), ("Assets/.x/P.prefab", "passes over"),
                ("Assets/x~/P.prefab", "passes over"), ("Assets\\\\P.prefab", "below Assets"),
                ("Assets/a\\\\P.prefab", "'/' between"), ("Assets/a\\nP.prefab", "'/' between"),
                ("Assets/a\\0P.prefab", "below Assets"), ("Assets/Away/P.prefab", "below Assets"),
                ("Assets/Away/New/P.prefab", "below Assets"), ("Assets/L.prefab", "is no file"),
                ("Assets/M.prefab", "is no file"), ("Assets/Scripts/Spinner.cs/P.prefab", "Spinner.cs"),
                ("Assets/" + "x" * 300 + ".prefab", "too long"),
                ("Assets/" + "x/" * 3000 + "y.prefab", "prefab")):
            said = server.fails(f'Umcp.Prefabs.Save(GameObject.Find("Player"), "{path}", true);')
            expect(words in said, path, said)
        same(server.everything(), before)
        same(os.listdir(outside), [])


@test
def what_is_there_is_not_overwritten_unasked():
    with Example() as server:
        before = server.everything()
        said = server.fails('Umcp.Prefabs.Save(GameObject.Find("Player"), "Assets/Prefabs/Crate.prefab");')
        expect("ArgumentException" in said and "exists already" in said and "overwrite" in said, said)
        same(server.everything(), before)
        said = server.fails('Umcp.Prefabs.Save(null, "Assets/P.prefab");')
        expect("ArgumentNullException" in said, said)
        said = server.fails('Umcp.Prefabs.Save(GameObject.Find("Player"), null);')
        expect("ArgumentNullException" in said, said)
        said = server.fails('var g = new GameObject("G"); UnityEngine.Object.DestroyImmediate(g);'
                            ' Umcp.Prefabs.Save(g, "Assets/P.prefab");')
        expect("ArgumentNullException" in said, said)
        same(server.everything(), before)


@test
def a_meta_file_that_is_there_keeps_its_guid():
    with Example() as server:
        at = os.path.join(server.root, "Assets/Old.prefab.meta")
        for text, guid in (("fileFormatVersion: 2\nguid: " + "ab" * 16 + "\n", "ab" * 16),
                           ("fileFormatVersion: 2\n<<<<<<< HEAD\n", None)):
            with open(at, "w", encoding="utf-8") as file:
                file.write(text)
            server.write_prefab("Player", "Assets/Old.prefab", overwrite=True)
            expect(guid is None or server.guid("Assets/Old.prefab") == guid)
        server.is_sound()
        with open(at, encoding="utf-8") as file:
            same(re.sub("guid: .*", "guid: G", file.read()),
                 "fileFormatVersion: 2\nguid: G\nPrefabImporter:\n  externalObjects: {}\n"
                 "  userData: \n  assetBundleName: \n  assetBundleVariant: \n")


@test
def what_cannot_be_saved_leaves_nothing_behind():
    with Example() as server:
        before = server.everything()
        for code, words in (
                ('var g = new GameObject("G"); g.hideFlags = HideFlags.DontSave;', "not to be saved"),
                ('var g = new GameObject("G"); g.AddComponent<ParticleSystem>();', "cannot be saved")):
            said = server.fails(code + ' Umcp.Prefabs.Save(g, "Assets/New/G.prefab");')
            expect("InvalidOperationException" in said and words in said and "G" in said, said)
        said = server.fails('var g = GameObject.Find("Player"); System.Exception e = null;'
                            ' var t = new System.Threading.Thread(() => { try { Umcp.Prefabs.Save(g, "Assets/P.prefab"); }'
                            ' catch (System.Exception x) { e = x; } }); t.Start(); t.Join(); throw e;')
        expect("main thread" in said, said)
        same(server.everything(), before)
        os.chmod(os.path.join(server.root, "Assets/Prefabs/Crate.prefab"), 0o444)
        said = server.fails('Umcp.Prefabs.Save(GameObject.Find("Player"), "Assets/Prefabs/Crate.prefab", true);')
        expect("Crate.prefab" in said, said)
        same(server.everything(), before)


def write_unruly(project):
    unruly = project.script("Unruly", UNRULY)
    scene = Scene()
    for name in ("A", "B", "C", "D"):
        scene.script(scene.add(name), unruly, "number: 4")
    project.scenes(Main=scene)
    model = project.add("Assets/Model.fbx", "not really\n")
    more = Scene(5000)
    more.instance(model, changes=[(919132149155446097, "m_Name", "Statue")])
    project.add("Assets/More.unity", more.text())


@test
def code_that_runs_meanwhile_does_no_harm():
    with Made(write_unruly, "Unruly") as server:
        said = server.fails('Unruly.deed = "destroy"; Umcp.Prefabs.Save(GameObject.Find("B"), "Assets/B.prefab");')
        expect("InvalidOperationException" in said, said)
        server.run('Unruly.deed = "throw"; Umcp.Prefabs.Save(GameObject.Find("C"), "Assets/C.prefab");')
        server.run('Unruly.deed = "again"; Umcp.Prefabs.Save(GameObject.Find("D"), "Assets/D.prefab");')
        server.is_sound()
        same(sorted(name for name in os.listdir(os.path.join(server.root, "Assets"))
                    if name.endswith(".prefab")), ["C.prefab", "D.prefab", "Inner.prefab"])
        for name in ("C", "D", "Inner"):
            same(server.document(f"Assets/{name}.prefab", 114).text("number"), "4")
        server.run('Unruly.deed = "while loading";')
        server.load("Main")
        expect(not os.path.exists(os.path.join(server.root, "Assets/Late.prefab")))
        # Assets are not alive.
        server.run('Debug.Log("first mark"); Umcp.Prefabs.Load("Assets/C.prefab");'
                   ' Umcp.Prefabs.Save(GameObject.Find("A"), "Assets/C.prefab", true);'
                   ' Debug.Log("last mark");')

        def lines():
            return [line["Message"] for line in server.tool("TailLogs", count=1000)["Items"]]

        wait_for(lambda: "last mark" in lines(), "the log")
        found = lines()
        same(found[found.index("first mark") + 1:found.index("last mark")], [])


@test
def what_comes_with_a_model_is_refused():
    with Made(write_unruly, "Unruly") as server:
        server.load("More")
        before = server.everything()
        said = server.fails('Umcp.Prefabs.Save(GameObject.Find("Statue"), "Assets/New/S.prefab");')
        expect("/Statue" in said and "cannot be read" in said, said)
        same(server.everything(), before)


@test
def readers_see_a_whole_file_at_any_time():
    with Example() as server:
        path = "Assets/Player.prefab"
        server.write_prefab("Player", path)
        at, is_over, seen = os.path.join(server.root, path), threading.Event(), set()

        def look():
            while not is_over.is_set():
                with open(at, encoding="utf-8") as file:
                    text = file.read()
                seen.add((text.startswith("%YAML"), text.endswith("m_AdditionalVertexStreams: {fileID: 0}\n")))

        reader = threading.Thread(target=look)
        reader.start()
        for _ in range(30):
            server.write_prefab("Player", path, overwrite=True)
        is_over.set()
        reader.join()
        same(seen, {(True, True)})
        same([name for name in os.listdir(os.path.dirname(at)) if name.startswith(".umcp")], [])


if __name__ == "__main__":
    need_an_engine()
    suite.main()
