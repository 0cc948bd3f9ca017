"""Prefabs written by a live engine (Umcp.Prefabs): the file says what the objects are, by our own
reader and by the oracle's."""
import glob
import json
import os
import tempfile

import unity_project
import unity_reader
import unity_scene
from lib.live import need_an_engine
from lib.saving import Example, Made, Prefabs, Saving, ids_of, names_of, plain, write_kinds
from lib.umcp import REAL_PROJECTS, Skipped, Suite, expect, run, same
from lib.unity import MAIN, TEST, copy_real

suite = Suite()
test = suite.test

OWN_KEYS = {"m_CorrespondingSourceObject", "m_PrefabInstance", "m_PrefabAsset", "m_GameObject",
            "m_Component", "m_Father", "m_Children", "m_RootOrder"}


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
             ["Transform", "MeshFilter", "BoxCollider", "MeshRenderer"])
        same(tree["children"][0]["active"], False)
        path = "Assets/Player.prefab"
        same(plain(server.document(path, 4).get("m_LocalPosition")), {"x": "1", "y": "2", "z": "3"})
        same(plain(server.document(path, 4).get("m_LocalEulerAnglesHint"))["y"], "90")
        same(server.document(path, 54).text("m_Mass"), "2.5")
        same(server.document(path, 136).text("m_Enabled"), "0")
        same(server.document(path, 114).text("health"), "7")


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
            copy_real(os.path.dirname(settings), root)
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


if __name__ == "__main__":
    need_an_engine()
    suite.main()
