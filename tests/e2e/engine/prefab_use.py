"""Prefabs written by a live engine can be loaded, instantiated and overwritten, and nothing is written
where it must not be."""
import os
import re
import tempfile
import threading

from lib.live import Scene, local, need_an_engine
from lib.saving import Example, Made, ids_of, plain, write_kinds
from lib.umcp import Suite, expect, same, wait_for
from lib.unity import TEST

suite = Suite()
test = suite.test
example = suite.keep(lambda: Example().remembered(), Example.begin_again)

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


# --- What can be done with it ---

@test
def a_prefab_can_be_loaded_and_instantiated():
    with example as server:
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
    with example as server:
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
    with example as server:
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
    with example as server, tempfile.TemporaryDirectory() as outside:
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
                ("Assets/.prefab", "ignores"), ("Assets/.x/P.prefab", "ignores"),
                ("Assets/x~/P.prefab", "ignores"), ("Assets\\\\P.prefab", "below Assets"),
                ("Assets/a\\\\P.prefab", "separate names"), ("Assets/a\\nP.prefab", "control"),
                ("Assets/a\\0P.prefab", "below Assets"), ("Assets/Away/P.prefab", "below Assets"),
                ("Assets/Away/New/P.prefab", "below Assets"), ("Assets/L.prefab", "is not a file"),
                ("Assets/M.prefab", "is not a file"), ("Assets/Scripts/Spinner.cs/P.prefab", "Spinner.cs"),
                ("Assets/" + "x" * 300 + ".prefab", "too long"),
                ("Assets/" + "x/" * 3000 + "y.prefab", "too long")):
            said = server.fails(f'Umcp.Prefabs.Save(GameObject.Find("Player"), "{path}", true);')
            expect(words in said, path, said)
        same(server.everything(), before)
        same(os.listdir(outside), [])


@test
def what_is_there_is_not_overwritten_unasked():
    with example as server:
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
    with example as server:
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
    with example as server:
        before = server.everything()
        for code, words in (
                ('var g = new GameObject("G"); g.hideFlags = HideFlags.DontSave;', "HideFlags.DontSave"),
                ('var g = new GameObject("G"); g.AddComponent<ParticleSystem>();', "cannot save")):
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
        expect("/Statue" in said and "cannot read" in said, said)
        same(server.everything(), before)


@test
def readers_see_a_whole_file_at_any_time():
    with example as server:
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
