"""The explorer's write tools on the headless engine: what they change is there for the next call."""
from lib.live import Live, Scene, need_an_engine, vector
from lib.umcp import Suite, expect, same, wait_for

suite = Suite()
test = suite.test

MEMBERS = ["Hero.speed", "Hero.friend", "Hero.body", "Hero.Doubled", "Hero.Add", "Hero.Fail",
           "Hero.Loop", "UnityEngine.Transform.localPosition", "UnityEngine.Light.intensity",
           "UnityEngine.Light.type", "UnityEngine.Behaviour.enabled",
           "UnityEngine.GameObject.SetActive"]
COMPONENTS = ["UnityEngine.Light", "UnityEngine.BoxCollider", "UnityEngine.Canvas",
              "UnityEngine.UI.GraphicRaycaster", "UnityEngine.Transform", "Hero",
              "UnityEngine.GameObject"]

HERO = """
using System;
using UnityEngine;

public class Hero : MonoBehaviour
{
    public float speed = 1;
    public GameObject friend;
    public Collider body;
    [SerializeField] private int half;

    public bool Ready { get { return true; } }
    public int Doubled { get { return half * 2; } set { half = value / 2; } }
    public int Add(int a, int b) { return a + b; }
    public void Fail() { throw new InvalidOperationException("as asked"); }
    public void Loop() { while (true) { } }
    private void Update() { Time.timeScale = 1.5f; }
}
"""


def make(project):
    hero = project.script("Hero", HERO)
    scene = Scene()
    camera = scene.add("Main Camera", pos=(0, 0, -10), tag="MainCamera")
    scene.camera(camera)
    player = scene.add("Player", pos=(1, 2, 3))
    scene.script(player, hero, "speed: 2\nhalf: 4")
    scene.add("Hand", player, pos=(0, 1, 0))
    crate = scene.add("Crate", pos=(5, 0, 0))
    scene.component(crate, 65, "BoxCollider", f"m_Size: {vector(1, 1, 1)}")
    other = Scene(5000)
    other.add("Elsewhere")
    project.scenes(Main=scene, Other=other)
    return "/Player", "Hero", "Ready"


class Writing(Live):
    """A server that lets everything be written that the lists name."""

    def __init__(self, make_project, *options, members=MEMBERS, components=COMPONENTS):
        super().__init__(make_project)
        self.args += ["--allow-writes", "--member-allow", ",".join(members), "--component-allow",
                      ",".join(components), *options]

    def write(self, tool, **arguments):
        return self.tool(tool, confirm=True, **arguments)

    def refused(self, tool, **arguments):
        """The error of a write that must fail."""
        response = self.ask_tool(tool, {"confirm": True, **arguments})
        same(response.status, 200, response)
        result = response.json()["result"]["content"][0]["json"]
        same(result["ok"], False, tool, arguments, result)
        return result["error"]["kind"], result["error"]["message"]

    def set(self, path, component, member, value):
        return self.write("SetMember", objectId=self.id(path), componentType=component,
                          member=member, jsonValue=value)

    def invoke(self, path, component, method, args="[]"):
        return self.write("CallMethod", objectId=self.id(path), componentType=component,
                          method=method, argsJson=args)["result"]


server = None


def started():
    global server
    if not server:
        server = Writing(make, "--eval-timeout", "300")
        server.__enter__()
    return server


@test
def members_are_set_and_methods_called():
    s = started()
    same(s.set("/Player", "Hero", "speed", "7.5"), {"ok": True})
    same(s.value("/Player", "Hero", "speed"), 7.5)
    s.set("/Player", "Hero", "Doubled", "20")
    same(s.value("/Player", "Hero", "Doubled"), 20)
    s.set("/Player", "Hero", "friend", f'"{s.id("/Crate")}"')
    same(s.value("/Player", "Hero", "friend"), s.id("/Crate"))
    s.set("/Player", "Hero", "body", f'"{s.id("/Crate")}"')
    same(s.read("/Player", "Hero", "body")["type"], "UnityEngine.Collider")
    expect(s.value("/Player", "Hero", "body").startswith("obj:"))
    s.set("/Player", "Transform", "localPosition", '{"y":9}')
    same(s.value("/Player", "Transform", "localPosition"), {"x": 1, "y": 9, "z": 3})
    same(s.invoke("/Player", "Hero", "Add", "[2,3]"), 5)
    same(s.invoke("/Player/Hand", "GameObject", "SetActive", "[false]"), None)
    same(s.card("/Player/Hand")["Active"], False)
    s.write("SetActive", objectId=s.id("/Player/Hand"), active=True)
    same(s.card("/Player/Hand")["Active"], True)


@test
def what_cannot_be_is_refused():
    s = started()
    player = {"objectId": s.id("/Player"), "componentType": "Hero"}
    same(s.refused("SetMember", member="speed", jsonValue='"x"', **player)[0], "InvalidArgument")
    same(s.value("/Player", "Hero", "speed"), 7.5)
    same(s.refused("SetMember", member="name", jsonValue='"x"', **player),
         ("PermissionDenied", "Denied by allowlist"))
    same(s.refused("CallMethod", method="Fail", **player)[1], "InvalidOperationException: as asked")
    same(s.refused("CallMethod", method="Add", argsJson="[1]", **player),
         ("NotFound", "Method overload not found"))
    same(s.refused("DestroyObject", objectId="obj:1")[0], "NotFound")


@test
def method_that_never_ends_is_stopped():
    s = started()
    same(s.refused("CallMethod", objectId=s.id("/Player"), componentType="Hero", method="Loop")[1],
         "umcp stopped 'Loop', because it ran longer than 300 ms (--eval-timeout)")
    same(s.invoke("/Player", "Hero", "Add", "[2,3]"), 5)


@test
def components_come_and_go():
    s = started()
    crate = s.id("/Crate")
    same(s.write("AddComponent", objectId=crate, type="Light"), {"ok": True})
    s.set("/Crate", "Light", "intensity", "3")
    s.set("/Crate", "UnityEngine.Light", "type", '"Spot"')
    same((s.value("/Crate", "Light", "intensity"), s.value("/Crate", "Light", "type")), (3, "Spot"))
    s.set("/Crate", "Behaviour", "enabled", "false")
    same(s.value("/Crate", "Light", "enabled"), False)
    same(s.write("RemoveComponent", objectId=crate, typeOrIndex="Light"), {"ok": True})
    same(s.refused("RemoveComponent", objectId=crate, typeOrIndex="Light"),
         ("NotFound", "Component not found"))
    s.write("AddComponent", objectId=crate, type="Hero")
    same(s.value("/Crate", "Hero", "speed"), 1)
    s.write("AddComponent", objectId=crate, type="UnityEngine.UI.GraphicRaycaster")
    same(s.refused("RemoveComponent", objectId=crate, typeOrIndex="Canvas")[1],
         "Can't remove Canvas because GraphicRaycaster depends on it")
    expect("it has a Transform" in s.refused("AddComponent", objectId=crate,
                                             type="UnityEngine.Transform")[1])
    same(s.refused("AddComponent", objectId=crate, type="UnityEngine.Camera"),
         ("PermissionDenied", "Denied by allowlist"))


@test
def objects_are_moved_selected_and_destroyed():
    s = started()
    before = s.value("/Player/Hand", "Transform", "position")
    s.write("Reparent", objectId=s.id("/Player/Hand"), newParentId=s.id("/Crate"))
    same(s.value("/Crate/Hand", "Transform", "position"), before)
    same(s.refused("Reparent", objectId=s.id("/Crate"), newParentId=s.id("/Crate/Hand")),
         ("InvalidArgument", "Cannot set parent to descendant"))
    s.tool("SelectObject", objectId=s.id("/Crate/Hand"))
    same(s.tool("GetSelection")["ActiveId"], s.id("/Crate/Hand"))
    s.write("DestroyObject", objectId=s.id("/Crate"))
    same([card["Path"] for card in s.cards()], ["/Main Camera", "/Player"])
    same(s.tool("GetSelection")["ActiveId"], None)


@test
def time_is_held_against_the_game():
    s = started()
    wait_for(lambda: s.tool("GetTimeScale")["value"] == 1.5, "the game's own time scale")
    same(s.write("SetTimeScale", value=9, lock=True), {"ok": True, "value": 4, "locked": True})
    for _ in range(50):  # the game sets its own in each frame
        same(s.tool("GetTimeScale"), {"ok": True, "value": 4, "locked": True})
    same(s.write("SetTimeScale", value=1, lock=False)["locked"], False)
    wait_for(lambda: s.tool("GetTimeScale")["value"] == 1.5, "the game's own time scale")


@test
def free_camera_sees_without_moving_the_game_s():
    s = started()
    game = s.tool("GetCameraInfo")
    same(game["IsFreecam"], False)
    s.write("SetFreecamPose", pos={"X": 1, "Y": 2, "Z": 3}, rot={"X": 0, "Y": 90, "Z": 0})
    s.write("SetFreecamEnabled", enabled=True)
    shown = s.tool("GetCameraInfo")
    same((shown["IsFreecam"], shown["Pos"], shown["Rot"]),
         (True, {"X": 1, "Y": 2, "Z": 3}, {"X": 0, "Y": 90, "Z": 0}))
    same(s.value("/Main Camera", "Camera", "enabled"), True)
    same([card["Path"] for card in s.cards(name="Freecam")], [])
    s.write("SetFreecamEnabled", enabled=False)
    same(s.tool("GetCameraInfo"), game)
    same(s.tool("GetFreecam")["Pos"], {"X": 1, "Y": 2, "Z": 3})
    same(s.write("SetFreecamSpeed", speed=5000), {"ok": True, "speed": 1000})


@test
def test_ui_is_picked_moved_and_destroyed():
    s = started()
    before = [card["Path"] for card in s.cards()]
    ui = s.write("SpawnTestUi")
    same([block["name"] for block in ui["blocks"]], ["McpTestBlock_Left", "McpTestBlock_Right"])
    same(s.write("SpawnTestUi"), ui)
    left, right = (block["id"] for block in ui["blocks"])
    for x, hit in ((0.35, left), (0.65, right), (0.5, left)):
        found = s.tool("MousePick", mode="ui", x=x, y=0.5, normalized=True)
        same((found["Hit"], found["Id"], found["Items"][0]["Id"]), (True, hit, hit), found)
    same(s.tool("MousePick", mode="ui", x=0.05, y=0.5, normalized=True)["Hit"], False)
    corner = s.value(right, "RectTransform", "position")
    s.write("Reparent", objectId=right, newParentId=left)
    same(s.value(right, "RectTransform", "position"), corner)
    found = s.tool("MousePick", mode="ui", x=0.65, y=0.5, normalized=True)
    same(found["Id"], right, found)
    s.write("DestroyTestUi")
    same(s.write("DestroyTestUi"), {"ok": True})
    same([card["Path"] for card in s.cards()], before)


@test
def scene_is_loaded_when_the_next_call_runs():
    s = started()
    for _ in range(5):
        same(s.write("LoadScene", name="Other"), {"ok": True, "name": "Other", "mode": "single"})
        same([card["Path"] for card in s.cards()], ["/Elsewhere"])
        s.write("LoadScene", name="Assets/Main.unity", mode="additive")
        same([scene["Name"] for scene in s.tool("ListScenes")["Items"]][:2], ["Other", "Main"])
    same(s.refused("LoadScene", name="Nowhere"), ("NotFound", "Scene not found: Nowhere"))
    same(s.refused("LoadScene", name=""), ("InvalidArgument", "name is required"))


@test
def clipboard_keeps_what_it_is_given():
    s = started()
    s.write("SetClipboardText", text="abc")
    same(s.tool("GetClipboard")["Type"], "System.String")
    s.write("SetClipboardObject", objectId=s.id("/Elsewhere"))
    same(s.tool("GetClipboard")["ObjectId"], s.id("/Elsewhere"))
    s.write("ClearClipboard")
    same(s.tool("GetClipboard")["HasValue"], False)


@test
def only_the_test_ui_is_open_without_lists():
    with Writing(make, members=["A.b"], components=["A"]) as s:
        same(s.refused("DestroyObject", objectId=s.id("/Crate")),
             ("PermissionDenied", "Only the test UI may be moved or destroyed"))
        same(s.refused("SetMember", objectId="obj:1", componentType="Hero", member="speed",
                       jsonValue="1"), ("PermissionDenied", "Denied by allowlist"))
        ui = s.write("SpawnTestUi")
        s.write("DestroyObject", objectId=ui["rootId"])
        same([card["Path"] for card in s.cards(name="McpTestBlock")], [])


@test
def server_is_still_well_and_ends():
    server.is_fine()
    server.__exit__(None, None, None)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
