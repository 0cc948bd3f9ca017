"""Scenes written back by a live engine: what tools have changed is in the file, nothing else is,
and the file is whole at any time."""
import glob
import os
import signal
import tempfile
import threading

from lib.live import Project, need_an_engine
from lib.probe import engine_of
from lib.saving import HOLDER, Demo, Own, Saving, write_own
from lib.umcp import REAL_PROJECTS, Skipped, Suite, expect, often, same, wait_for
from lib.unity import MAIN, TEST, copy_real

suite = Suite()
test = suite.test
demo = suite.keep(lambda: Demo().remembered(), Demo.begin_again)
own = suite.keep(lambda: Own().remembered(), Own.begin_again)


@test
def a_scene_without_edits_is_not_written():
    with demo as server:
        for path in (MAIN, TEST):
            server.scene = path
            server.load(path)
            before = os.stat(os.path.join(server.root, path))
            same(server.save(), ([], []))
            after = os.stat(os.path.join(server.root, path))
            same((after.st_ino, after.st_mtime_ns), (before.st_ino, before.st_mtime_ns))


@test
def a_value_changes_its_own_line():
    with demo as server:
        server.set("/Main Camera", "UnityEngine.Camera", "fieldOfView", 42.5)
        same(server.save(), (["  field of view: 60"], ["  field of view: 42.5"]))
        server.set("/Player", "PlayerController", "health", 77)
        same(server.save(), (["  health: 100"], ["  health: 77"]))
        server.set("/Player", "PlayerController", "tags", ["hero", "a: b", "third"])
        same(server.save(), (["  - human"], ["  - 'a: b'", "  - third"]))
        server.do("CallMethod", objectId=server.id("/Player"), componentType="PlayerController",
                  method="TakeDamage", argsJson="[7]")
        same(server.save(), (["  health: 77"], ["  health: 70"]))
        server.set("/HUD/Panel", "UnityEngine.UI.Image", "color", {"r": 0.5, "a": 1})
        same(server.save(), (["  m_Color: {r: 1, g: 1, b: 1, a: 0.392}"],
                             ["  m_Color: {r: 0.5, g: 1, b: 1, a: 1}"]))
        server.run('var g = GameObject.Find("Ground"); g.name = "Floor: 1"; g.layer = 4;'
                   ' g.tag = "Finish"; g.transform.localScale = new Vector3(9, 1, 9);')
        removed, added = server.save()
        same([line for line in added if "m_LocalScale" not in line],
             ["  m_Layer: 4", "  m_Name: 'Floor: 1'", "  m_TagString: Finish"])
        same((len(removed), len(added)), (4, 4), removed, added)
        same(server.save(), ([], []))


@test
def a_value_of_an_instance_becomes_a_modification():
    with demo as server:
        lid = "/Crate Stack/Lower/Lid"
        server.set(lid, "UnityEngine.Transform", "localPosition", [0, 2, 3.25])
        removed, added = server.save()
        same(removed, [])
        same([line.strip() for line in added if "propertyPath" in line or "value" in line],
             ["propertyPath: m_LocalPosition.y", "value: 2", "propertyPath: m_LocalPosition.z",
              "value: 3.25"])
        server.do("SetActive", objectId=server.id("/Crate Stack/Upper"), active=False)
        removed, added = server.save()
        same((removed, "      propertyPath: m_IsActive" in added, len(added)), ([], True, 5))
        server.set("/Props/Red Crate", "UnityEngine.Transform", "localPosition", [1, 0.5, 3])
        removed, added = server.save()
        same((removed, added), (["      value: -3", "      value: 2"],
                                ["      value: 1", "      value: 3"]))
        server.load(MAIN)
        same(server.value(lid, "UnityEngine.Transform", "localPosition"),
             {"x": 0, "y": 2, "z": 3.25})
        same(server.card("/Crate Stack/Upper")["Active"], False)


@test
def what_is_new_is_in_the_file_and_can_go_again():
    with demo as server:
        old = server.text()
        server.run('new GameObject("X").AddComponent<BoxCollider>().size = new Vector3(1, 2, 3);')
        removed, added = server.save()
        same(removed, [])
        expect("  m_Size: {x: 1, y: 2, z: 3}" in added, added)
        same(server.dumped()["/X"], ["Transform", "BoxCollider"])
        server.has_no_broken_links()
        same(server.save(), ([], []))
        server.run('GameObject.Find("X").GetComponent<BoxCollider>().isTrigger = true;')
        same(server.save(), (["  m_IsTrigger: 0"], ["  m_IsTrigger: 1"]))
        server.do("DestroyObject", objectId=server.id("/X"))
        server.save()
        same(server.text(), old)


@test
def copies_scripts_and_ui_are_written_in_full():
    with demo as server:
        server.run('var q = GameObject.Instantiate(GameObject.Find("Player")); q.name = "Second";'
                   ' q.GetComponent<PlayerController>().health = 9;'
                   ' q.transform.SetParent(GameObject.Find("Props").transform, false);'
                   ' q.transform.SetSiblingIndex(1);')
        server.run('GameObject.CreatePrimitive(PrimitiveType.Sphere).name = "Ball";')
        server.run('var g = new GameObject("Pic", typeof(RectTransform));'
                   ' g.transform.SetParent(GameObject.Find("HUD/Panel").transform, false);'
                   ' g.AddComponent<UnityEngine.UI.Image>().color = Color.red;')
        server.do("AddComponent", objectId=server.id("/Spawn Point"), type="Spinner")
        server.do("AddComponent", objectId=server.id("/Crate Stack/Upper"),
                  type="UnityEngine.Light")
        removed, _ = server.save()
        same(removed, [])
        server.has_no_broken_links()
        tree = server.dumped()
        same([path for path in tree if path.startswith("/Props/")],
             ["/Props/Crate", "/Props/Second", "/Props/Second/Body", "/Props/Red Crate",
              "/Props/Red Crate/Lid"])
        same(tree["/Ball"], ["Transform", "MeshFilter", "SphereCollider", "MeshRenderer"])
        same(tree["/HUD/Panel/Pic"], ["RectTransform", "CanvasRenderer", "Image"])
        same(tree["/Spawn Point"], ["Transform", "Spinner", "Spinner"])
        same(tree["/Crate Stack/Upper"][-1], "Light")
        server.load(MAIN)
        same(server.value("/Props/Second", "PlayerController", "health"), 9)
        same(server.value("/HUD/Panel/Pic", "UnityEngine.UI.Image", "color"),
             {"r": 1, "g": 0, "b": 0, "a": 1})
        same(server.save(), ([], []))


@test
def what_is_destroyed_is_gone_from_the_file():
    with demo as server:
        server.do("DestroyObject", objectId=server.id("/Crate Stack"))
        server.do("DestroyObject", objectId=server.id("/Props/Crate"))
        server.do("RemoveComponent", objectId=server.id("/Ground"),
                  typeOrIndex="UnityEngine.BoxCollider")
        _, added = server.save()
        same(added, [])
        tree = server.dumped()
        same([path for path in tree if "Crate" in path],
             ["/Props/Red Crate", "/Props/Red Crate/Lid"])
        expect("BoxCollider" not in tree["/Ground"], tree)
        server.has_no_broken_links()


@test
def a_move_is_a_move_in_the_file():
    with demo as server:
        old = server.text()
        server.do("Reparent", objectId=server.id("/Player"), newParentId=server.id("/Props"))
        server.save()
        same([path for path in server.dumped() if path.endswith("/Player")], ["/Props/Player"])
        server.run('var t = GameObject.Find("Props/Player").transform; t.SetParent(null, true);'
                   ' t.SetSiblingIndex(3);')
        server.save()
        same(server.text(), old)


# --- A project with scripts that do things by themselves. ---

@test
def play_is_not_saved():
    with Own() as server:
        wait_for(lambda: server.value("/Played", "Play", "frames") > 3, "some frames")
        same(server.save(), ([], []))
        server.run('GameObject.Find("Spawned").layer = 3;')
        same(server.save(), ([], []))
        server.set("/A", "Holder", "number", 6)
        same(server.save(), (["  number: 5"], ["  number: 6"]))
        server.run('GameObject.Find("Played").transform.localScale = new Vector3(2, 2, 2);')
        same(server.save(), (["  m_LocalScale: {x: 1, y: 1, z: 1}"],
                             ["  m_LocalScale: {x: 2, y: 2, z: 2}"]))


@test
def what_is_not_to_be_saved_is_not():
    with own as server:
        server.run('var g = new GameObject("Ghost"); g.hideFlags = HideFlags.DontSave;'
                   ' new GameObject("Below").transform.SetParent(g.transform);')
        same(server.save(), ([], []))
        server.do("SpawnTestUi")
        same(server.save(), ([], []))


@test
def a_link_to_what_no_file_has_is_refused():
    with own as server:
        wait_for(lambda: "/Spawned" in server.paths(), "what the game makes")
        server.run('GameObject.Find("A").GetComponent<Holder>().target ='
                   ' GameObject.Find("Spawned");')
        message = server.refused()
        expect("/A" in message and "target" in message and "Spawned" in message, message)
        server.run('GameObject.Find("A").GetComponent<Holder>().target = null;')
        server.save()
        server.run('GameObject.Find("C").transform.SetParent('
                   'GameObject.Find("Spawned").transform);')
        expect("/C" in server.refused())


@test
def links_that_the_engine_cannot_follow_stay():
    with own as server:
        path = os.path.join(server.root, server.scene)
        link = "  - {fileID: 21300000, guid: " + "ab" * 16 + ", type: 3}\n"
        text = server.text().replace("  number: 5\n", "  number: 5\n  others:\n" + link
                                     + "  - {fileID: 0}\n")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        server.load("Main")
        server.run('GameObject.Find("A").GetComponent<Holder>().others[1] ='
                   ' GameObject.Find("C");')
        removed, added = server.save()
        same((removed, len(added)), (["  - {fileID: 0}"], 1), added)
        expect(link in server.text())


FILL = """
var h = GameObject.Find("A").GetComponent<Holder>();
h.number = -7; h.real = 0.1f; h.fine = 0.1; h.flag = true; h.letter = 'z';
h.large = -9000000000000000001L; h.text = "Grüße: 'a' \\"b\\"\\nline # two "; h.mood = Mood.Wild;
h.place = new Vector3(1, -2, 3.5f); h.turn = new Quaternion(0, 0.6f, 0, 0.8f);
h.paint = new Color(0.25f, 0.5f, 0.75f, 1); h.area = new Rect(1, 2, 3, 4);
h.box = new Bounds(new Vector3(1, 2, 3), new Vector3(2, 4, 6)); h.mask = -1;
h.numbers = new int[] { 1, -2, 300 }; h.reals.Add(0.5f); h.reals.Add(1e-7f);
h.texts = new string[] { "one", "", "- three" };
h.nested.size = new Vector2(4, 5);
h.nested.pairs.Add(new Pair { name = "x", count = 1 });
h.nested.pairs.Add(new Pair { name = "y: z", count = 2 });
h.pair = new Pair { name = "alone", count = 9 };
h.target = GameObject.Find("C").GetComponent<Camera>();
h.others.Add(GameObject.Find("C")); h.others.Add(null);
h.curve.AddKey(new Keyframe(0, 1)); h.curve.AddKey(new Keyframe(1, 2));
h.Hidden = 33; h.unsaved = 4;
"""
TELL = """
var k = GameObject.Find("A").GetComponent<Holder>();
return string.Join("|", new object[] { k.number, k.real, k.fine, k.flag, k.letter, k.large, k.text,
    k.mood, k.place, k.turn, k.paint, k.area, k.box, k.mask.value,
    string.Join(",", k.numbers), string.Join(",", k.reals), string.Join(",", k.texts),
    k.nested.size, k.nested.pairs.Count, k.nested.pairs[1].name, k.nested.pairs[1].count,
    k.pair.name, k.pair.count, k.target, k.others.Count, k.others[0], k.others[1] == null,
    k.curve.length, k.curve.Evaluate(1), k.Hidden });
"""


@test
def every_kind_of_field_comes_back():
    with own as server:
        server.run(FILL)
        told = server.run(TELL)
        expect("Wild" in told and "33" in told, told)
        removed, added = server.save()
        same(removed, ["  number: 5"])
        expect(not any("unsaved" in line or "fixedOne" in line for line in added), added)
        same(server.save(), ([], []))
        server.load("Main")
        same(server.run(TELL), told)
        server.run('GameObject.Instantiate(GameObject.Find("A")).name = "A2";')
        _, added = server.save()
        expect("  numbers: 01000000feffffff2c010000" in added, added)
        server.has_no_broken_links()
        server.load("Main")
        server.run('GameObject.Find("A").name = "Old"; GameObject.Find("A2").name = "A";')
        same(server.run(TELL), told)


@test
def edits_survive_a_change_of_scripts():
    with Own() as server:
        server.run(FILL)
        told = server.run(TELL)
        server.run('new GameObject("N").AddComponent<Holder>().number = 123;')
        server.project.write("Assets/Scripts/Holder.cs",
                             HOLDER.replace('return "yes"', 'return "again"'))
        wait_for(lambda: server.value("/A", "Holder", "Compiled") == "again", "the new scripts")
        same(server.run(TELL), told)
        same(server.value("/N", "Holder", "number"), 123)
        server.save()
        server.load("Main")
        same(server.run(TELL), told)
        same(server.value("/N", "Holder", "number"), 123)


@test
def a_file_that_has_changed_is_left_alone():
    with own as server:
        path = os.path.join(server.root, server.scene)
        os.utime(path)
        server.set("/A", "Holder", "number", 6)
        server.save()
        text = server.text()
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace("  number: 6\n", "  number: 8\n"))
        server.set("/A", "Holder", "number", 7)
        expect("has changed on disk since it was loaded" in server.refused())
        server.load("Main")
        server.set("/A", "Holder", "number", 7)
        same(server.save(), (["  number: 8"], ["  number: 7"]))


@test
def a_change_elsewhere_in_the_file_stays():
    with own as server:
        with open(os.path.join(server.root, server.scene), "a", encoding="utf-8") as file:
            file.write("\n")
        server.set("/A", "Holder", "number", 7)
        same(server.save(), (["  number: 5"], ["  number: 7"]))
        expect(server.text().endswith("\n\n"))


@test
def a_copy_leaves_the_scene_as_it_is():
    with own as server:
        server.set("/A", "Holder", "number", 6)
        old, to = server.text(), "Assets/Copy.unity"
        same(server.do("SaveScene", path=to), {"ok": True, "path": to, "changed": True})
        same((server.text(), server.text(to)), (old, old.replace("number: 5", "number: 6")))
        same(server.save(), (["  number: 5"], ["  number: 6"]))
        outside = os.path.join(os.path.dirname(server.root), "outside")
        os.mkdir(outside)
        os.symlink(outside, os.path.join(server.root, "Assets/Out"))
        os.mkdir(os.path.join(server.root, "Assets/Folder.unity"))
        for wrong in ("Copy.unity", "Assets/Copy.txt", "Assets/../Copy.unity", "/Copy.unity",
                      "Assets/None/Copy.unity", "Assets/Out/Copy.unity", "Packages/C.unity",
                      "Assets/", ".unity", "Assets//Copy.unity", "Assets/./Copy.unity",
                      "Assets/Folder.unity", outside + "/Copy.unity"):
            same(server.result("SaveScene", path=wrong)["error"]["kind"], "InvalidArgument", wrong)
        same(os.listdir(outside), [])


@test
def a_scene_of_no_file_cannot_be_saved():
    with Own() as server:
        server.run('UnityEngine.SceneManagement.SceneManager.SetActiveScene('
                   'UnityEngine.SceneManagement.SceneManager.CreateScene("Made"));')
        expect("made at run time" in server.refused())
        same(server.result("SaveScene", sceneId="scn:ddol")["error"]["kind"], "InvalidArgument")


def edit_and_save(server, is_over):
    number = 100
    while not is_over.is_set():
        number += 1
        server.ask_tool("SetMember", {
            "objectId": "obj:1000", "componentType": "Holder", "member": "number",
            "jsonValue": str(number)})
        server.ask_tool("SaveScene")


@test
def an_engine_that_is_killed_leaves_a_whole_file():
    with tempfile.TemporaryDirectory() as folder:
        root = write_own(Project(folder))
        for delay in range(often(6, 2)):
            with Saving(root, "Assets/Main.unity", ("/A", "Holder", "Compiled")) as server:
                rest = server.text().replace("number: 5", "number: 0")
                same(server.id("/A"), "obj:1000")
                is_over = threading.Event()
                writer = threading.Thread(target=edit_and_save, args=(server, is_over))
                writer.start()
                wait_for(lambda: "number: 5\n" not in server.text(), "a save")
                is_over.wait(0.003 * delay)
                os.kill(engine_of(server), signal.SIGKILL)
                is_over.set()
                writer.join()
                text = server.text()
                number = text.split("  number: ")[1].split("\n")[0]
                expect(number.isdigit() and number != "5", number)
                same(text.replace(f"number: {number}", "number: 0"), rest)
            server_text = text.replace(f"number: {number}", "number: 5")
            with open(os.path.join(root, "Assets/Main.unity"), "w", encoding="utf-8") as file:
                file.write(server_text)


@test
def scenes_of_real_projects_stay_as_they_are():
    if not os.path.isdir(REAL_PROJECTS):
        raise Skipped("../shared/unity-projects is not here")
    for settings in sorted(glob.glob(REAL_PROJECTS + "/**/ProjectSettings", recursive=True)):
        with tempfile.TemporaryDirectory() as folder:
            root = os.path.join(os.path.realpath(folder), "copy")
            copy_real(os.path.dirname(settings), root)
            scenes = sorted(glob.glob(root + "/Assets/**/*.unity", recursive=True))
            if scenes:
                same_after_saving(root, [os.path.relpath(path, root) for path in scenes])


def saved(server):
    """What SaveScene gives; None while scripts are being loaded."""
    result = server.result("SaveScene")
    return None if result.get("error", {}).get("kind") == "NotReady" else result


def same_after_saving(root, scenes):
    with Saving(root, None) as server:
        for server.scene in scenes:
            if not server.text().startswith("%YAML"):
                continue
            server.do("LoadScene", name=server.scene)
            result = wait_for(lambda: saved(server), "the save")
            same((result.get("path"), result.get("changed")), (server.scene, False), result)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
