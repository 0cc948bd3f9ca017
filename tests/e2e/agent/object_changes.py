"""What the explorer's write tools do to a live engine: objects, components, the selection, the
clipboard, time, the free camera, scenes, the test UI. Every state is read back."""
from lib.live import Scene, need_an_engine
from lib.umcp import Suite, expect, same, wait_for
from lib.gates import Events, Open, Opened

suite = Suite()
test = suite.test
LIFE = """
using UnityEngine;

public class Life : MonoBehaviour
{
    public int mark = 3;
    public bool Compiled { get { return true; } }
    public float Scale { get { return Time.timeScale; } }
    public bool Slow { get { Time.timeScale = 0.25f; return true; } }
    public bool Keep { get { DontDestroyOnLoad(gameObject); return true; } }
    private void Say(string what) { Debug.Log("life " + name + " " + what); }
    private void Awake() { Say("Awake"); }
    private void OnEnable() { Say("OnEnable"); }
    private void Start() { Say("Start"); }
    private void OnDisable() { Say("OnDisable"); }
    private void OnDestroy() { Say("OnDestroy"); }
}
"""
PARTS = """
using UnityEngine;

namespace Kit
{
    public abstract class Idea : MonoBehaviour { }
    public class Plain { }
    [DisallowMultipleComponent]
    public class Single : MonoBehaviour { }
    [RequireComponent(typeof(Camera))]
    public class Needy : MonoBehaviour { }
    public class Faulty : MonoBehaviour
    {
        private void Awake() { throw new System.Exception("faulty awakes"); }
    }
    public class Generic<T> : MonoBehaviour { }
}
"""
COMPONENTS = ["UnityEngine.Camera", "UnityEngine.BoxCollider", "UnityEngine.Transform",
              "UnityEngine.GameObject", "Life", "Kit.Idea", "Kit.Plain", "Kit.Single", "Kit.Needy",
              "Kit.Faulty", "Kit.Absent", "Kit.Generic", "System.String"]


def house(project):
    life_script = project.script("Life", LIFE)
    project.script("Parts", PARTS)
    scene = Scene()
    scene.camera(scene.add("Eye", tag="MainCamera", pos=(1, 2, 3)))
    alpha = scene.add("Alpha", pos=(1, 0, 0))
    scene.script(alpha, life_script)
    beta = scene.add("Beta", alpha, pos=(0, 1, 0))
    scene.script(beta, life_script)
    scene.add("Gamma", beta)
    delta = scene.add("Delta", pos=(5, 5, 5))
    for _ in range(2):
        scene.component(delta, 65, "BoxCollider", "m_Size: {x: 1, y: 1, z: 1}")
    scene.script(scene.add("Sleeper", active=False), life_script)
    extra = Scene()
    extra.script(extra.add("Guest"), life_script)
    project.scenes(Main=scene, Extra=extra)
    return "/Alpha", "Life", "Compiled"


opened = Opened(house)


def home(components=COMPONENTS):
    server = opened.get()
    server.gates(components=components)
    return server


def life(server, name):
    start = f"life {name} "
    return [line[len(start):] for line in server.logged(start)]


def kinds(server, path):
    return [row["Type"] for row in server.tool("GetComponents", objectId=server.id(path))["Items"]]


def paths(server, **filters):
    return [card["Path"] for card in server.cards(**filters)]


def unchanged(server, look, tool, *tries):
    """None of these calls may succeed; what is looked at stays. The errors."""
    before, errors = look(), []
    for arguments in tries:
        errors.append(server.refuses(tool, **arguments))
        same(look(), before, tool, arguments)
    return errors


def wrong_ids(server, tool, **more):
    """What every tool says of an id that is none, and of one that nothing has."""
    for object_id, kind in (("rubbish", "InvalidArgument"), ("obj:abc", "InvalidArgument"),
                            ("obj:", "InvalidArgument"), ("obj:999999999", "NotFound")):
        error = server.refuses(tool, objectId=object_id, **more)
        same(error["kind"], kind, tool, object_id, error)
    error = server.refuses(tool, objectId="rubbish", **more)
    same(error["message"], "Invalid objectId; expected 'obj:<instanceId>'", tool)
    for value in (None, 5, {}):
        same(server.wrong(tool, objectId=value, **more), "InvalidArgument", tool, value)


# --- Objects ---

@test
def objects_are_switched_off_and_on():
    server = home()
    alpha = server.id("/Alpha")
    for active, said in ((False, "OnDisable"), (True, "OnEnable")):
        same(server.do("SetActive", objectId=alpha, active=active), {"ok": True})
        same(server.card("/Alpha")["Active"], active)
        same(server.resource(f"unity://object/{alpha}")["Active"], active)
        same(alpha in [card["Id"] for card in server.cards(activeOnly=True)], active)
        same((life(server, "Alpha")[-1], life(server, "Beta")[-1]), (said, said))
    before = life(server, "Alpha")
    same(server.do("SetActive", objectId=alpha, active=True), {"ok": True})
    same(life(server, "Alpha"), before)


@test
def an_object_that_never_was_on_awakes():
    server = home()
    same(life(server, "Sleeper"), [])
    server.do("SetActive", objectId=server.id("/Sleeper"), active=True)
    wait_for(lambda: len(life(server, "Sleeper")) >= 3, "its start")
    same(life(server, "Sleeper"), ["Awake", "OnEnable", "Start"])


@test
def wrong_arguments_of_set_active():
    server = home()
    wrong_ids(server, "SetActive", active=False)
    alpha = server.id("/Alpha")
    for more in ({}, {"active": "yes"}, {"active": 0}, {"active": None}):
        same(server.wrong("SetActive", objectId=alpha, **more), "InvalidArgument", more)
    same(server.card("/Alpha")["Active"], True)


@test
def the_selection():
    server = home()
    for path in ("/Alpha", "/Delta"):
        own = server.id(path)
        with Events(server) as events:
            same(server.do("SelectObject", objectId=own), {"ok": True})
            told = events.until("selection")[-1][1]
        selection = server.tool("GetSelection")
        same((selection["ActiveId"], own in selection["Items"]), (own, True), selection)
        same((server.resource("unity://selection"), told), (selection, selection))
        same(server.tool("GetStatus")["Selection"], selection["Items"])
    wrong_ids(server, "SelectObject")
    same(server.tool("GetSelection"), selection)


# --- Components ---

@test
def components_come_and_go():
    server = home()
    delta, before = server.id("/Delta"), kinds(server, "/Delta")
    for name in ("UnityEngine.Camera", "Camera"):  # a short name is resolved
        same(server.do("AddComponent", objectId=delta, type=name), {"ok": True})
        same(kinds(server, "/Delta"), before + ["UnityEngine.Camera"])
        same(server.card("/Delta")["ComponentCount"], len(before) + 1)
        same(server.value("/Delta", "UnityEngine.Camera", "enabled"), True)
        same(server.do("RemoveComponent", objectId=delta, typeOrIndex=name), {"ok": True})
        wait_for(lambda: kinds(server, "/Delta") == before, "its end")


@test
def a_script_lives_as_a_component():
    server = home()
    delta = server.id("/Delta")
    server.do("AddComponent", objectId=delta, type="Life")
    wait_for(lambda: len(life(server, "Delta")) >= 3, "its start")
    same(life(server, "Delta"), ["Awake", "OnEnable", "Start"])
    same(server.value("/Delta", "Life", "mark"), 3)
    server.do("RemoveComponent", objectId=delta, typeOrIndex="Life")
    wait_for(lambda: "Life" not in kinds(server, "/Delta"), "its end")
    same(life(server, "Delta")[3:], ["OnDisable", "OnDestroy"])


@test
def what_is_no_component_is_not_added():
    server = home()
    delta = server.id("/Delta")
    errors = unchanged(server, lambda: kinds(server, "/Delta"), "AddComponent", *[
        {"objectId": delta, "type": name} for name in (
            "Kit.Absent", "Kit.Idea", "Kit.Plain", "Kit.Generic", "System.String",
            "UnityEngine.GameObject", "UnityEngine.Transform")])
    same((errors[0]["kind"], errors[0]["message"]), ("NotFound", "Type not found"))
    for error in errors:
        expect(error["kind"] in ("NotFound", "InvalidArgument", "Internal"), error)
    wrong_ids(server, "AddComponent", type="UnityEngine.Camera")
    same(server.wrong("AddComponent", objectId=delta), "InvalidArgument")
    server.is_well()


@test
def components_that_are_special():
    server = home()
    delta = server.id("/Delta")
    server.do("AddComponent", objectId=delta, type="Kit.Single")
    print("   a second one:", server.result("AddComponent", objectId=delta, type="Kit.Single"))
    same(kinds(server, "/Delta").count("Kit.Single"), 1)
    server.do("AddComponent", objectId=delta, type="Kit.Needy")
    expect({"Kit.Needy", "UnityEngine.Camera"} <= set(kinds(server, "/Delta")))
    server.result("AddComponent", objectId=delta, type="Kit.Faulty")
    expect(any("faulty awakes" in line for line in server.logged()))
    server.is_well()


@test
def components_are_removed_by_their_place():
    server = home()
    before = kinds(server, "/Delta")
    place = max(i for i, kind in enumerate(before) if kind == "UnityEngine.BoxCollider")
    delta = server.id("/Delta")
    same(server.do("RemoveComponent", objectId=delta, typeOrIndex=str(place)), {"ok": True})
    wait_for(lambda: kinds(server, "/Delta") == before[:place] + before[place + 1:], "its end")
    unchanged(server, lambda: kinds(server, "/Delta"), "RemoveComponent", *[
        {"objectId": delta, "typeOrIndex": text} for text in (
            "99", "-1", "0", "99999999999999999999", "")])


@test
def what_is_not_there_is_not_removed():
    server = home()
    delta = server.id("/Delta")
    errors = unchanged(server, lambda: kinds(server, "/Delta"), "RemoveComponent", *[
        {"objectId": delta, "typeOrIndex": name} for name in (
            "Life", "Kit.Absent", "UnityEngine.Transform")])
    same((errors[0]["kind"], errors[0]["message"]), ("NotFound", "Component not found"))
    wrong_ids(server, "RemoveComponent", typeOrIndex="Life")
    same(server.wrong("RemoveComponent", objectId=delta), "InvalidArgument")


# --- The hierarchy ---

@test
def objects_move_where_this_is_allowed():
    server = home()
    beta, delta = server.id("/Alpha/Beta"), server.id("/Delta")
    same(server.do("Reparent", objectId=beta, newParentId=delta), {"ok": True})
    same(server.card("/Delta/Beta")["Id"], beta)
    expect("/Delta/Beta/Gamma" in paths(server) and "/Alpha/Beta" not in paths(server))
    same([c["Id"] for c in server.tool("ListChildren", objectId=delta)["Items"]], [beta])
    errors = unchanged(server, lambda: paths(server), "Reparent",
                       {"objectId": delta, "newParentId": beta},
                       {"objectId": delta, "newParentId": delta},
                       {"objectId": beta, "newParentId": "obj:999999999"},
                       {"objectId": beta, "newParentId": "rubbish"})
    same([error["kind"] for error in errors[2:]], ["NotFound", "InvalidArgument"])
    server.do("Reparent", objectId=beta, newParentId=server.id("/Alpha"))
    expect("/Alpha/Beta/Gamma" in paths(server))
    wrong_ids(server, "Reparent", newParentId=delta)
    wrong_ids(server, "DestroyObject")


@test
def an_object_ends_with_its_children():
    server = home()
    beta, gamma = server.id("/Alpha/Beta"), server.id("/Alpha/Beta/Gamma")
    server.do("SelectObject", objectId=gamma)
    server.do("SetClipboardObject", objectId=gamma)
    same(server.do("DestroyObject", objectId=beta), {"ok": True})
    wait_for(lambda: "/Alpha/Beta" not in paths(server), "its end")
    same(life(server, "Beta")[-2:], ["OnDisable", "OnDestroy"])
    for own in (beta, gamma):
        same(server.failure("GetObject", {"id": own}), "NotFound")
        for tool, more in (("DestroyObject", {}), ("SetActive", {"active": True}),
                           ("SelectObject", {}), ("AddComponent", {"type": "Life"})):
            same(server.refuses(tool, objectId=own, **more)["kind"], "NotFound", tool)
    expect(gamma not in server.tool("GetSelection")["Items"], server.tool("GetSelection"))
    expect(not server.tool("GetClipboard").get("ObjectId"), server.tool("GetClipboard"))
    server.is_well()


@test
def elsewhere_only_the_test_ui_moves():
    server = home(components=[])
    ui = server.do("SpawnTestUi")
    left, right = (block["id"] for block in ui["blocks"])
    alpha, delta = server.id("/Alpha"), server.id("/Delta")
    errors = (unchanged(server, lambda: paths(server), "Reparent",
                        {"objectId": alpha, "newParentId": delta})
              + unchanged(server, lambda: paths(server), "DestroyObject", {"objectId": alpha}))
    same({error["kind"] for error in errors}, {"PermissionDenied"}, errors)
    same(server.do("Reparent", objectId=left, newParentId=right), {"ok": True})
    expect("/McpTestCanvas/McpTestBlock_Right/McpTestBlock_Left" in paths(server))
    same(server.do("DestroyObject", objectId=left), {"ok": True})
    wait_for(lambda: left not in [card["Id"] for card in server.cards()], "its end")
    again = server.do("SpawnTestUi")
    same([block["name"] for block in again["blocks"]], ["McpTestBlock_Left", "McpTestBlock_Right"])
    server.do("DestroyTestUi")


# --- The test UI ---

@test
def the_test_ui():
    server = home(components=[])
    before = paths(server)
    ui = server.do("SpawnTestUi")
    same(set(ui), {"ok", "rootId", "blocks"})
    same([set(block) for block in ui["blocks"]], [{"name", "id"}] * 2)
    same([block["name"] for block in ui["blocks"]], ["McpTestBlock_Left", "McpTestBlock_Right"])
    same(server.id("/McpTestCanvas"), ui["rootId"])
    same({c["Id"] for c in server.tool("ListChildren", objectId=ui["rootId"])["Items"]},
         {block["id"] for block in ui["blocks"]})
    for block in ui["blocks"]:
        path = "/McpTestCanvas/" + block["name"]
        same(server.id(path), block["id"])
        expect({"UnityEngine.RectTransform", "UnityEngine.UI.Image"} <= set(kinds(server, path)))
    same(server.do("SpawnTestUi"), ui)
    for x, block in ((0.35, ui["blocks"][0]), (0.65, ui["blocks"][1])):
        hit = server.tool("MousePick", mode="ui", x=x, y=0.5, normalized=True)
        same((hit["Hit"], hit["Id"], hit["Items"][0]["Id"], hit["Items"][0]["Name"]),
             (True, block["id"], block["id"], block["name"]), hit)
    same(server.tool("MousePick", mode="ui", x=0.01, y=0.01, normalized=True)["Hit"], False)
    same(server.do("DestroyTestUi"), {"ok": True})
    wait_for(lambda: not any("McpTest" in path for path in paths(server)), "its end")
    for own in [ui["rootId"]] + [block["id"] for block in ui["blocks"]]:
        same(server.failure("GetObject", {"id": own}), "NotFound")
    expect(set(before) <= set(paths(server)))


@test
def the_test_ui_comes_and_goes_often():
    server = home(components=[])
    server.do("SpawnTestUi")
    before = sorted(paths(server))
    for _ in range(20):
        server.do("DestroyTestUi")
        ui = server.do("SpawnTestUi")
    wait_for(lambda: len(paths(server)) <= len(before), "the older ones' end")
    same((sorted(paths(server)), server.id("/McpTestCanvas")), (before, ui["rootId"]))
    server.do("DestroyTestUi")


# --- The clipboard ---

@test
def text_on_the_clipboard():
    server = home()
    for text in ("plain", "Grüße 世界 \U0001F600", 'a "b" \\ \n c', "obj:1", "5"):
        same(server.do("SetClipboardText", text=text), {"ok": True})
        got = server.tool("GetClipboard")
        same((got["HasValue"], got["Type"], got.get("ObjectId")), (True, "System.String", None))
        expect(text in got["Preview"], got)
        same(server.resource("unity://clipboard"), got)
    server.do("SetClipboardText", text="é" * 1000)
    preview = server.tool("GetClipboard")["Preview"]
    expect("é" * 250 in preview and 256 < len(preview) <= 259, preview)
    server.do("SetClipboardText", text="")
    same(server.tool("GetClipboard")["HasValue"], True)
    for arguments in ({}, {"text": 5}, {"text": None}):
        same(server.wrong("SetClipboardText", **arguments), "InvalidArgument")
    same(server.do("ClearClipboard"), {"ok": True})
    got = server.tool("GetClipboard")
    same((got["HasValue"], got.get("Type"), got.get("Preview"), got.get("ObjectId")),
         (False, None, None, None))
    same(server.do("ClearClipboard"), {"ok": True})


@test
def an_object_on_the_clipboard():
    server = home()
    alpha = server.id("/Alpha")
    same(server.do("SetClipboardObject", objectId=alpha), {"ok": True})
    got = server.tool("GetClipboard")
    same((got["HasValue"], got["ObjectId"], got["Type"]),
         (True, alpha, "UnityEngine.GameObject"), got)
    expect("Alpha" in got["Preview"] and "GameObject" in got["Preview"], got)
    wrong_ids(server, "SetClipboardObject")
    same(server.tool("GetClipboard"), got)
    same(server.resource("unity://clipboard"), got)


# --- Time ---

@test
def the_scale_of_time():
    server = home()
    for value, wanted in ((0.5, 0.5), (2, 2), (0, 0), (4, 4), (10, 4), (-1, 0), (1e30, 4), (1, 1)):
        result = server.do("SetTimeScale", value=value)
        same(result, {"ok": True, "value": wanted, "locked": False}, value)
        same(server.tool("GetTimeScale"), result)
        same(server.value("/Alpha", "Life", "Scale"), wanted)
    for arguments in ({}, {"value": "fast"}, {"value": None}, {"value": 1, "lock": "yes"}):
        same(server.wrong("SetTimeScale", **arguments), "InvalidArgument", arguments)
    same(server.tool("GetTimeScale"), {"ok": True, "value": 1, "locked": False})


@test
def a_locked_scale_of_time():
    server = home()
    same(server.do("SetTimeScale", value=3, lock=True), {"ok": True, "value": 3, "locked": True})
    same(server.tool("GetTimeScale"), {"ok": True, "value": 3, "locked": True})
    server.value("/Alpha", "Life", "Slow")
    wait_for(lambda: server.value("/Alpha", "Life", "Scale") == 3, "the lock's effect")
    same(server.do("SetTimeScale", value=2, lock=False), {"ok": True, "value": 2, "locked": False})
    server.value("/Alpha", "Life", "Slow")
    same(server.tool("GetTimeScale"), {"ok": True, "value": 0.25, "locked": False})
    server.do("SetTimeScale", value=1)


# --- The free camera ---

def pose(x, y, z):
    return {"X": x, "Y": y, "Z": z}


def is_free(server):
    return server.tool("GetFreecam")["Enabled"], server.tool("GetCameraInfo")["IsFreecam"]


@test
def the_free_camera():
    server = home()
    same(is_free(server), (False, False))
    same(server.do("SetFreecamEnabled", enabled=True), {"ok": True})
    same(is_free(server), (True, True))
    same(server.do("SetFreecamPose", pos=pose(1.5, -2, 3), rot=pose(10, 20, 0)), {"ok": True})
    for _ in range(2):
        info, freecam = server.tool("GetCameraInfo"), server.tool("GetFreecam")
        same(freecam["Pos"], pose(1.5, -2, 3))
        for axis, value in pose(10, 20, 0).items():
            expect(abs(freecam["Rot"][axis] - value) < 0.01, freecam)
        same((info["Pos"], info["IsFreecam"]), (freecam["Pos"], freecam["Enabled"]), info)
        same(server.resource("unity://freecam"), freecam)
        server.do("SetFreecamEnabled", enabled=False)
        same(is_free(server), (False, False))
        server.do("SetFreecamEnabled", enabled=True)
    server.do("SetFreecamEnabled", enabled=False)
    same(server.tool("GetCameraInfo")["Name"], "Eye")
    server.do("SetFreecamPose", pos=pose(7, 8, 9), rot=pose(0, 0, 0))  # kept for the next time
    server.do("SetFreecamEnabled", enabled=True)
    same(server.tool("GetFreecam")["Pos"], pose(7, 8, 9))
    server.do("SetFreecamEnabled", enabled=False)
    same(server.value("/Eye", "UnityEngine.Transform", "position"), {"x": 1, "y": 2, "z": 3})


@test
def the_free_cameras_speed():
    server = home()
    for speed, wanted in ((5, 5), (0.5, 0.5), (1000, 1000), (5000, 1000), (-3, 0), (10, 10)):
        same(server.do("SetFreecamSpeed", speed=speed), {"ok": True, "speed": wanted})
        same(server.tool("GetFreecam")["Speed"], wanted)


@test
def wrong_arguments_of_the_free_camera():
    server = home()
    before = server.tool("GetFreecam")
    good = pose(0, 0, 0)
    for tool, arguments in (
            ("SetFreecamPose", {}), ("SetFreecamPose", {"pos": good}),
            ("SetFreecamPose", {"rot": good}), ("SetFreecamPose", {"pos": None, "rot": good}),
            ("SetFreecamPose", {"pos": "here", "rot": good}),
            ("SetFreecamPose", {"pos": [1, 2, 3], "rot": good}),
            ("SetFreecamPose", {"pos": {**good, "X": "far"}, "rot": good}),
            ("SetFreecamEnabled", {}), ("SetFreecamEnabled", {"enabled": "yes"}),
            ("SetFreecamSpeed", {}), ("SetFreecamSpeed", {"speed": "fast"})):
        same(server.wrong(tool, **arguments), "InvalidArgument", tool, arguments)
        same(server.tool("GetFreecam"), before, tool, arguments)


# --- Scenes ---

@test
def what_is_no_scene_is_not_loaded():
    server = home()
    errors = unchanged(server, lambda: server.tool("ListScenes"), "LoadScene",
                       {"name": "Absent"}, {"name": "Absent", "mode": "additive"}, {"name": ""})
    expect(errors[0]["kind"] in ("NotFound", "InvalidArgument"), errors)
    same((errors[2]["kind"], errors[2]["message"]), ("InvalidArgument", "name is required"))
    before = paths(server)
    for arguments in ({}, {"name": 5}, {"name": "Extra", "mode": "sideways"},
                      {"name": "Extra", "mode": 5}):
        same(server.wrong("LoadScene", **arguments), "InvalidArgument", arguments)
    same(paths(server), before)


@test
def scenes_are_loaded():
    with Open(house) as server:
        server.gates()
        main = paths(server)
        with Events(server) as events:
            same(server.do("LoadScene", name="Extra", mode="additive"),
                 {"ok": True, "name": "Extra", "mode": "additive"})
            diff = events.until("scenes_diff")[-1][1]
            same((len(diff["added"]), diff["removed"]), (1, []))
            same(paths(server), main + ["/Guest"])
            same(server.tool("GetStatus")["ScenesLoaded"], 2)
            alpha = server.id("/Alpha")
            server.value("/Alpha", "Life", "Keep")
            same(server.do("LoadScene", name="Main"),
                 {"ok": True, "name": "Main", "mode": "single"})
            events.until("scenes_diff", lambda payload: payload["removed"])
        wait_for(lambda: server.tool("GetStatus")["ScenesLoaded"] == 1, "one scene")
        same(server.card("/Alpha", sceneId="scn:ddol")["Id"], alpha)
        expect("/Guest" not in paths(server))
        same(server.do("LoadScene", name="Extra", mode="single")["mode"], "single")
        wait_for(lambda: "/Guest" in paths(server) and "/Delta" not in paths(server), "the scene")
        server.is_well()


@test
def the_server_is_still_well_and_ends():
    opened.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
