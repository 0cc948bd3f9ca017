"""The explorer's read tools and resources on a live engine, asked from outside: shapes, pages,
filters, errors, the seed's examples; the same tools in MCP."""
import json
import re

from lib.live import VERSION, Live, Scene, Shared, need_an_engine
from lib.umcp import Stdio, Suite, expect, initialize, request, same, wait_for
from lib.unity import EXAMPLE, MAIN_TREE, fits

suite = Suite()
test = suite.test
shared = Shared()
CARD = {"Id": str, "Name": str, "Path": str, "Tag": str, "Layer": int, "Active": bool,
        "ComponentCount": int}
SCENE = {"Id": str, "Name": str, "Index": int, "IsLoaded": bool, "RootCount": int}
XYZ = {"X", "Y", "Z"}
READ_TOOLS = ("GetStatus", "ListScenes", "ListBuildScenes", "ListObjects", "GetObject",
              "GetComponents", "ListComponentMembers", "ReadComponentMember", "ListChildren",
              "GetVersion", "SearchObjects", "GetCameraInfo", "GetFreecam", "MousePick", "TailLogs",
              "ReadConsoleScript", "GetSelection", "GetClipboard", "GetTimeScale")
RESOURCES = 17


def demo():
    return shared.get(root=EXAMPLE, compiled=("/Player", "PlayerController", "IsAlive"))


def shape(row, keys):
    """Exactly these keys, with values of these types."""
    same(set(row), set(keys), row)
    for key, kind in keys.items():
        same(type(row[key]), kind, key, row)


def numbers(value):
    same(set(value), XYZ)
    expect(all(type(number) in (int, float) for number in value.values()), value)
    return [value[key] for key in "XYZ"]


def page(result, keys):
    same(set(result), {"Total", "Items"})
    same(type(result["Total"]), int)
    for row in result["Items"]:
        shape(row, keys)
    return result["Items"]


def tree_paths(nodes, above=""):
    for name, components, children in nodes:
        yield f"{above}/{name}", components
        yield from tree_paths(children, f"{above}/{name}")


# --- The seed's own examples ---

@test
def the_seeds_status():
    status = demo().resource("unity://status")
    same(list(status), ["Version", "UnityVersion", "Platform", "Runtime", "ExplorerVersion",
                        "Ready", "ScenesLoaded", "Selection"])
    same(status, {"Version": "0.1.0", "UnityVersion": VERSION, "Platform": "LinuxPlayer",
                  "Runtime": "Mono", "ExplorerVersion": status["ExplorerVersion"], "Ready": True,
                  "ScenesLoaded": 1, "Selection": []})
    expect(re.fullmatch(r"\d+\.\d+\.\d+", status["ExplorerVersion"]), status)
    same(demo().tool("GetStatus"), status)


@test
def the_seeds_objects_of_a_scene():
    objects = demo().resource("unity://scene/scn:0/objects?limit=2")
    same(objects["Total"], len(demo().cards(sceneId="scn:0")))
    ids = [card.pop("Id") for card in objects["Items"]]
    same(objects["Items"], [
        {"Name": "EventSystem", "Path": "/EventSystem", "Tag": "Untagged", "Layer": 0,
         "Active": True, "ComponentCount": 4},
        {"Name": "Lighting", "Path": "/Lighting", "Tag": "Untagged", "Layer": 0, "Active": True,
         "ComponentCount": 1}])
    expect(all(re.fullmatch(r"obj:-?\d+", own) for own in ids), ids)


@test
def the_seeds_pick_without_a_hit():
    same(demo().tool("MousePick", mode="world", x=0.99, y=0.99, normalized=True),
         {"Mode": "world", "Hit": False, "Id": None, "Items": None})


@test
def the_seeds_pick_of_the_user_interface():
    server = demo()
    height = server.value("/Main Camera", "Camera", "pixelHeight")
    button, panel = server.id("/HUD/Panel/StartButton"), server.id("/HUD/Panel")
    got = server.tool("MousePick", mode="ui", x=120, y=height - 95)
    same(list(got), ["Mode", "Hit", "Id", "Items"])
    same(got, {"Mode": "ui", "Hit": True, "Id": button, "Items": [
        {"Id": button, "Name": "StartButton", "Path": "/HUD/Panel/StartButton"},
        {"Id": panel, "Name": "Panel", "Path": "/HUD/Panel"}]})
    same(server.tool("MousePick", mode="ui", x=300, y=15),
         {"Mode": "ui", "Hit": False, "Id": None, "Items": []})


# --- Shapes ---

@test
def the_scene_is_the_files():
    server = demo()
    cards = page(server.tool("ListObjects"), CARD)
    wanted = list(tree_paths(MAIN_TREE))
    same([card["Path"] for card in cards], [path for path, _ in wanted])
    same([card["Name"] for card in cards], [path.rsplit("/", 1)[1] for path, _ in wanted])
    same([card["ComponentCount"] for card in cards], [len(kinds) for _, kinds in wanted])
    same(len({card["Id"] for card in cards}), len(cards))
    for card, (_, kinds) in zip(cards, wanted):
        rows = page(server.tool("GetComponents", objectId=card["Id"]),
                    {"Type": str, "Summary": str})
        same([row["Type"].rsplit(".", 1)[-1] for row in rows], kinds)
        same(server.tool("GetObject", id=card["Id"]), card)
        same(server.resource(f"unity://object/{card['Id']}"), card)
    crate = server.card("/Props/Crate")
    same((crate["Tag"], crate["Layer"]), ("Pickup", 6))
    same(server.card("/Spawn Point")["Active"], False)
    same(server.card("/Player")["Tag"], "Player")


@test
def component_types_are_full_names():
    server = demo()
    for path, kinds in (
            ("/Player", ["UnityEngine.Transform", "UnityEngine.CapsuleCollider",
                         "UnityEngine.Rigidbody", "PlayerController"]),
            ("/Main Camera", ["UnityEngine.Transform", "UnityEngine.Camera"]),
            ("/HUD", ["UnityEngine.RectTransform", "UnityEngine.Canvas",
                      "UnityEngine.UI.CanvasScaler", "UnityEngine.UI.GraphicRaycaster"]),
            ("/EventSystem", ["UnityEngine.Transform", "UnityEngine.EventSystems.EventSystem",
                              "UnityEngine.EventSystems.StandaloneInputModule",
                              "UnityEngine.EventSystems.BaseInput"])):
        rows = server.tool("GetComponents", objectId=server.id(path))["Items"]
        same([row["Type"] for row in rows], kinds)


@test
def values_of_the_demo():
    server = demo()
    for path, component, name, wanted in (
            ("/Player", "PlayerController", "health", 100),
            ("/Player", "PlayerController", "IsAlive", True),
            ("/Player", "UnityEngine.Transform", "position", {"x": 0, "y": 1, "z": 0}),
            ("/Player", "Rigidbody", "isKinematic", True),
            ("/Player", "CapsuleCollider", "height", 2),
            ("/Props/Crate", "Rigidbody", "mass", 5),
            ("/Props/Red Crate", "Transform", "localPosition", {"x": -3, "y": 0.5, "z": 2}),
            ("/Crate Stack", "Transform", "position", {"x": 5, "y": 0, "z": 4}),
            ("/Main Camera", "Camera", "fieldOfView", 60),
            ("/Lighting/Directional Light", "Light", "intensity", 1)):
        same(server.value(path, component, name), wanted, path, name)
    expect("hero" in server.read("/Player", "PlayerController", "tags")["valueText"])
    same(server.read("/HUD/Panel/Title", "Text", "text")["valueText"], "Unity demo")
    own = server.id("/Player")
    same(server.value(own, "PlayerController", "gameObject"), own)


@test
def scenes_and_build_scenes():
    server = demo()
    scenes = page(server.tool("ListScenes"), SCENE)
    same(scenes[0], {"Id": "scn:0", "Name": "Main", "Index": 0, "IsLoaded": True, "RootCount": 10})
    same(server.resource("unity://scenes"), server.tool("ListScenes"))
    same(server.tool("ListBuildScenes"), {"Total": 2, "Items": [
        {"Index": 0, "Name": "Main", "Path": "Assets/Scenes/Main.unity"},
        {"Index": 1, "Name": "Test", "Path": "Assets/Scenes/Test.unity"}]})
    same(server.tool("ListBuildScenes", limit=1, offset=1)["Items"][0]["Name"], "Test")


@test
def version_selection_clipboard_and_time():
    server = demo()
    version = server.tool("GetVersion")
    shape(version, {"ExplorerVersion": str, "McpVersion": str, "UnityVersion": str,
                    "Runtime": str})
    status = server.tool("GetStatus")
    same((version["ExplorerVersion"], version["UnityVersion"], version["Runtime"]),
         (status["ExplorerVersion"], VERSION, "Mono"))
    same(server.tool("GetSelection"), {"ActiveId": None, "Items": []})
    same(server.resource("unity://selection"), server.tool("GetSelection"))
    same(server.tool("GetClipboard"), {"HasValue": False, "Type": None, "Preview": None,
                                       "ObjectId": None})
    same(server.resource("unity://clipboard"), server.tool("GetClipboard"))
    same(server.tool("GetTimeScale"), {"ok": True, "value": 1, "locked": False})


@test
def the_camera_and_the_free_camera():
    server = demo()
    camera = server.tool("GetCameraInfo")
    same(set(camera), {"IsFreecam", "Name", "Fov", "Pos", "Rot"})
    same((camera["IsFreecam"], camera["Name"], camera["Fov"]), (False, "Main Camera", 60))
    same((numbers(camera["Pos"]), numbers(camera["Rot"])), ([0, 1, -10], [0, 0, 0]))
    same(server.resource("unity://camera/active"), camera)
    free = server.tool("GetFreecam")
    same(set(free), {"Enabled", "UsingGameCamera", "Speed", "Pos", "Rot"})
    same((free["Enabled"], type(free["UsingGameCamera"])), (False, bool))
    expect(type(free["Speed"]) in (int, float), free)
    same((numbers(free["Pos"]), numbers(free["Rot"])), ([0, 1, -10], [0, 0, 0]))
    same(server.resource("unity://freecam"), free)


@test
def logs_have_their_shape():
    server = demo()
    server.failure("GetObject", {"id": "obj:999999999"})
    for result in (server.tool("TailLogs"), server.resource("unity://logs/tail")):
        same(set(result), {"Items"})
        expect(result["Items"])
        for row in result["Items"]:
            expect({"T", "Level", "Message", "Source"} <= set(row) <=
                   {"T", "Level", "Message", "Source", "Category"}, row)
        expect(any(row["Message"].startswith("[MCP] error -32004: ") for row in result["Items"]),
               result)
    same(len(server.tool("TailLogs", count=1)["Items"]), 1)
    same(len(server.resource("unity://logs/tail?count=1")["Items"]), 1)
    same(server.tool("TailLogs", count=1)["Items"], server.tool("TailLogs")["Items"][-1:])


@test
def every_tool_and_resource_is_listed():
    server = demo()
    tools = {tool["name"]: tool for tool in
             server.post(request("list_tools")).json()["result"]["tools"]}
    for name in READ_TOOLS:
        schema = tools[name]["inputSchema"]
        expect(tools[name]["description"], name)
        same((schema["type"], schema["additionalProperties"]), ("object", False))
    same(tools["MousePick"]["inputSchema"]["properties"]["mode"]["enum"], ["world", "ui"])
    listed = server.post(request("list_resources")).json()["result"]["resources"]
    explorer = [row for row in listed if {"uri", "name", "description", "mimeType"} <= set(row)]
    expect(len(explorer) >= RESOURCES, explorer)


@test
def every_resource_answers():
    server = demo()
    own = server.id("/Player")
    for uri, tool, arguments in (
            ("unity://scene/scn:0/objects", "ListObjects", {"sceneId": "scn:0"}),
            ("unity://scene/scn:0/objects?limit=3&offset=2", "ListObjects",
             {"sceneId": "scn:0", "limit": 3, "offset": 2}),
            ("unity://scene/scn:0/objects?name=crate&activeOnly=true&type=spinner", "ListObjects",
             {"sceneId": "scn:0", "name": "crate", "activeOnly": True, "type": "spinner"}),
            (f"unity://object/{own}/components", "GetComponents", {"objectId": own}),
            (f"unity://object/{own}/components?limit=1&offset=1", "GetComponents",
             {"objectId": own, "limit": 1, "offset": 1}),
            (f"unity://object/{own}/component/members?type=UnityEngine.Transform",
             "ListComponentMembers", {"objectId": own, "componentType": "UnityEngine.Transform"}),
            (f"unity://object/{own}/component/members?type=PlayerController&includeMethods=true"
             "&limit=5&offset=2", "ListComponentMembers",
             {"objectId": own, "componentType": "PlayerController", "includeMethods": True,
              "limit": 5, "offset": 2}),
            (f"unity://object/{own}/component/member?type=PlayerController&name=health",
             "ReadComponentMember", {"objectId": own, "componentType": "PlayerController",
                                     "name": "health"}),
            (f"unity://object/{own}/component/member?componentType=PlayerController&name=health",
             "ReadComponentMember", {"objectId": own, "componentType": "PlayerController",
                                     "name": "health"}),
            (f"unity://object/{own}/children", "ListChildren", {"objectId": own}),
            ("unity://search?query=crate&limit=2&offset=1", "SearchObjects",
             {"query": "crate", "limit": 2, "offset": 1}),
            ("unity://search?name=lid&path=%2FProps&activeOnly=true&type=MeshRenderer",
             "SearchObjects", {"name": "lid", "path": "/Props", "activeOnly": True,
                               "type": "MeshRenderer"})):
        got = server.resource(uri)
        same(got, server.tool(tool, **arguments), uri)
        expect(got.get("Items") or got.get("ok"), uri, got)
    same(server.resource("unity://console/scripts"), {"Total": 0, "Items": []})
    same(server.resource("unity://hooks"), {"Total": 0, "Items": []})
    same(server.resource_failure("unity://console/script?path=none.cs"), "NotFound")
    same(server.resource_failure("unity://nothing"), "NotFound")
    same(server.resource("unity://STATUS"), server.resource("unity://status"))


# --- Pages and filters ---

def big(project):
    """300 objects: Row 0 to 9 with 29 children each; some inactive."""
    scene = Scene()
    for row in range(10):
        top = scene.add(f"Row {row}", active=row != 9)
        for i in range(29):
            item = scene.add(f"Item {row}-{i}", top, active=i % 10 != 0)
            if i == 5:
                scene.component(item, 65, "BoxCollider")
    for i in range(60):
        project.add(f"Assets/Extra{i}.unity", Scene().text())
    project.scenes(Main=scene, **{f"Level{i}": Scene() for i in range(60)})


def rows():
    return shared.get(big)


@test
def pages_have_defaults_and_an_exact_total():
    server = rows()
    first = server.tool("ListObjects")
    same((first["Total"], len(first["Items"])), (300, 100))
    same((server.tool("ListBuildScenes")["Total"], len(server.tool("ListBuildScenes")["Items"])),
         (61, 50))
    found = server.tool("SearchObjects")
    same((found["Total"], len(found["Items"])), (300, 100))
    top = server.id("/Row 3")
    same(server.tool("ListChildren", objectId=top)["Total"], 29)
    seen = []
    while len(seen) < 300:
        part = server.tool("ListObjects", limit=70, offset=len(seen))
        same(part["Total"], 300)
        same(len(part["Items"]), min(70, 300 - len(seen)))
        seen += [card["Path"] for card in part["Items"]]
    wanted = []
    for row in range(10):
        wanted += [f"/Row {row}"] + [f"/Row {row}/Item {row}-{i}" for i in range(29)]
    same(seen, wanted)


@test
def odd_limits_and_offsets():
    server = rows()
    top = server.id("/Row 3")
    for tool, arguments, total in (("ListObjects", {}, 300), ("SearchObjects", {"name": "row"}, 10),
                                   ("ListChildren", {"objectId": top}, 29),
                                   ("GetComponents", {"objectId": top}, 1),
                                   ("ListBuildScenes", {}, 61),
                                   ("ListScenes", {}, server.tool("ListScenes")["Total"])):
        for limit in (0, -1, -(2 ** 31)):
            got = server.tool(tool, limit=limit, **arguments)
            same((got["Total"], len(got["Items"])), (total, 1), tool, limit)
        same(server.tool(tool, limit=2 ** 31 - 1, offset=total, **arguments),
             {"Total": total, "Items": []})
        same(server.tool(tool, offset=10 ** 9, **arguments), {"Total": total, "Items": []})
        first = server.tool(tool, limit=1, **arguments)
        same(server.tool(tool, limit=1, offset=-5, **arguments), first)
        same(server.tool(tool, limit=1, offset=None, **arguments), first)
        same(server.tool(tool, limit=None, **arguments), server.tool(tool, **arguments))


@test
def filters():
    server = rows()

    def total(tool="ListObjects", **arguments):
        return server.tool(tool, **arguments)["Total"]

    same((total(name="row"), total(name="ROW 3"), total(name="item 3-1"), total(name="nobody")),
         (10, 1, 11, 0))
    for kind in ("BoxCollider", "boxcollider", "UnityEngine.BoxCollider", "Collider"):
        same(total(type=kind), 10, kind)
    same((total(type="Transform"), total(type="Nothing")), (300, 0))
    same((total(type="BoxCollider", name="3-"), total(sceneId="scn:0")), (1, 300))
    active = server.tool("ListObjects", activeOnly=True, limit=1000)
    same(active["Total"], 9 + 9 * 26)
    expect(all(card["Active"] for card in active["Items"]))
    same((total(activeOnly=False), total(activeOnly=None)), (300, 300))
    same((total("SearchObjects", query="item 7-28"), total("SearchObjects", path="row 7/"),
          total("SearchObjects", path="/ROW 7", name="8"),
          total("SearchObjects", type="boxcollider", activeOnly=True),
          total("SearchObjects", query="nobody")), (1, 29, 3, 9, 0))
    same(total(name=""), 300)


@test
def children_are_the_direct_ones():
    server = demo()
    children = page(server.tool("ListChildren", objectId=server.id("/Crate Stack")), CARD)
    same([card["Path"] for card in children], ["/Crate Stack/Lower", "/Crate Stack/Upper"])
    same(server.tool("ListChildren", objectId=server.id("/Main Camera")), {"Total": 0, "Items": []})
    panel = server.tool("ListChildren", objectId=server.id("/HUD/Panel"), limit=1, offset=1)
    same((panel["Total"], panel["Items"][0]["Name"]), (2, "StartButton"))


# --- Scenes that are none ---

KEEP = """
using UnityEngine;

public class Keep : MonoBehaviour
{
    private GameObject hidden;

    private void Awake()
    {
        DontDestroyOnLoad(gameObject);
        hidden = new GameObject("Hidden");
        hidden.hideFlags = HideFlags.HideAndDontSave;
        var child = new GameObject("HiddenChild");
        child.transform.parent = hidden.transform;
    }

    public bool Done { get { return hidden != null; } }
}
"""


def keep(project):
    scene = Scene()
    kept = scene.add("Kept")
    scene.script(kept, project.script("Keep", KEEP))
    scene.add("KeptChild", kept)
    scene.add("Plain")
    project.scenes(Main=scene)
    return "/Kept", "Keep", "Done"


@test
def scenes_that_are_none():
    with Live(keep) as server:
        scenes = {scene["Id"]: scene for scene in page(server.tool("ListScenes"), SCENE)}
        same(scenes["scn:0"]["RootCount"], 1)
        same((scenes["scn:ddol"]["Name"], scenes["scn:ddol"]["Index"],
              scenes["scn:ddol"]["RootCount"]), ("DontDestroyOnLoad", -1, 1))
        same((scenes["scn:hide"]["Index"], scenes["scn:hide"]["IsLoaded"]), (-2, False))
        same([card["Path"] for card in server.cards(sceneId="scn:ddol")],
             ["/Kept", "/Kept/KeptChild"])
        same([card["Path"] for card in server.cards(sceneId="scn:0")], ["/Plain"])
        hidden = [card["Path"] for card in server.cards(sceneId="scn:hide")]
        expect("/Hidden" in hidden and "/Hidden/HiddenChild" in hidden, hidden)
        same(server.tool("GetStatus")["ScenesLoaded"], 1)
        for scene in ("scn:ddol", "scn:hide"):
            same(server.resource(f"unity://scene/{scene}/objects?limit=1"),
                 server.tool("ListObjects", sceneId=scene, limit=1))
        card = server.card("/Hidden", sceneId="scn:hide")
        same(server.tool("GetObject", id=card["Id"]), card)


@test
def pseudo_scenes_may_be_empty():
    server = rows()
    for scene in ("scn:ddol", "scn:hide"):
        same(server.resource(f"unity://scene/{scene}/objects"), {"Total": 0, "Items": []})


# --- Errors ---

@test
def bad_ids_are_refused():
    server = demo()
    for bad, wanted in (("obj:x", "InvalidArgument"), ("obj:", "InvalidArgument"),
                        ("5", "InvalidArgument"), ("", "InvalidArgument"),
                        ("obj:12x", "InvalidArgument"), ("scn:0", "InvalidArgument"),
                        ("obj:99999999999999999999", "InvalidArgument"),
                        ("obj:999999999", "NotFound"), ("obj:-999999999", "NotFound"),
                        ("obj:0", "NotFound")):
        for tool, arguments in (
                ("GetObject", {"id": bad}), ("GetComponents", {"objectId": bad}),
                ("ListChildren", {"objectId": bad}),
                ("ListComponentMembers", {"objectId": bad, "componentType": "Transform"}),
                ("ReadComponentMember", {"objectId": bad, "componentType": "Transform",
                                         "name": "position"})):
            same(server.failure(tool, arguments), wanted, tool, bad)
    for bad, wanted in (("obj:x", "InvalidArgument"), ("obj:999999999", "NotFound")):
        for rest in ("", "/components", "/children", "/component/members?type=Transform",
                     "/component/member?type=Transform&name=position"):
            same(server.resource_failure(f"unity://object/{bad}{rest}"), wanted, bad, rest)
    for tool, arguments in (("ListObjects", {"sceneId": "scn:77"}),
                            ("ListObjects", {"sceneId": "nonsense"})):
        expect(server.failure(tool, arguments) in ("NotFound", "InvalidArgument"))
    expect(server.resource_failure("unity://scene/scn:77/objects") == "NotFound")
    server.is_fine()


@test
def bad_arguments_are_refused():
    server = demo()
    own = server.id("/Player")
    for tool, arguments in (
            ("GetObject", {}), ("GetObject", {"id": None}), ("GetObject", {"id": 5}),
            ("GetObject", {"ID": own}), ("GetComponents", {}), ("ListChildren", {"objectId": []}),
            ("GetComponents", {"objectId": own, "limit": "3"}),
            ("GetComponents", {"objectId": own, "limit": 1.5}),
            ("ListComponentMembers", {"objectId": own}),
            ("ListComponentMembers", {"componentType": "Transform"}),
            ("ListComponentMembers", {"objectId": own, "componentType": "Transform",
                                      "includeMethods": "yes"}),
            ("ReadComponentMember", {"objectId": own, "componentType": "Transform"}),
            ("ReadComponentMember", {"objectId": own, "componentType": "Transform", "name": 7}),
            ("ListObjects", {"activeOnly": 1}), ("ListObjects", {"sceneId": 0}),
            ("ListObjects", {"name": {}}), ("SearchObjects", {"query": False}),
            ("MousePick", {"mode": "both"}), ("MousePick", {"x": "1", "y": "1"}),
            ("MousePick", {"mode": 1}), ("TailLogs", {"count": "all"})):
        same(server.failure(tool, arguments), "InvalidArgument", tool, arguments)
    same(server.failure("NoSuchTool", {}), "InvalidArgument")
    for component in ("UnityEngine.Nothing", "Camera", "Spinner"):
        same(server.failure("ListComponentMembers", {"objectId": own, "componentType": component}),
             "NotFound")
    same(server.tool("getobject", id=own, unknown=1)["Name"], "Player")  # names in any case
    server.is_fine()


# --- MCP ---

class Standard(Stdio):
    """The Model Context Protocol with an engine."""

    def __init__(self, root):
        super().__init__("--project", root, env={"UMCP_PLAYER": None})

    def __enter__(self):
        super().__enter__()
        self.ask(initialize())
        self.tools = {tool["name"]: tool for tool in
                      self.ask(request("tools/list"))["result"]["tools"]}
        wait_for(lambda: self.call("GetStatus")["structuredContent"]["Ready"], "the engine")
        return self

    def call(self, tool, **arguments):
        return self.ask(request("tools/call", {"name": tool, "arguments": arguments}))["result"]

    def value(self, tool, **arguments):
        result = self.call(tool, **arguments)
        expect(not result.get("isError"), tool, result)
        same(json.loads(result["content"][0]["text"]), result["structuredContent"])
        if "outputSchema" in self.tools[tool]:
            fits(result["structuredContent"], self.tools[tool]["outputSchema"])
        return result["structuredContent"]


@test
def the_same_tools_in_mcp():
    server = demo()
    with Standard(EXAMPLE) as mcp:
        wait_for(lambda: not mcp.call("ReadComponentMember", objectId=next(
            card["Id"] for card in mcp.value("ListObjects")["Items"] if card["Name"] == "Player"),
            componentType="PlayerController", name="IsAlive").get("isError"), "the scripts")
        ids = {card["Path"]: card["Id"] for card in mcp.value("ListObjects")["Items"]}
        for tool, arguments in (
                ("GetVersion", {}), ("ListBuildScenes", {}), ("GetSelection", {}),
                ("GetClipboard", {}), ("GetTimeScale", {}), ("GetCameraInfo", {}),
                ("GetFreecam", {}), ("GetStatus", {}), ("ListScenes", {})):
            same(mcp.value(tool, **arguments), server.tool(tool, **arguments), tool)
        mine = [{**card, "Id": 0} for card in mcp.value("ListObjects")["Items"]]
        same(mine, [{**card, "Id": 0} for card in server.tool("ListObjects")["Items"]])
        player = ids["/Player"]
        same(mcp.value("GetObject", id=player)["Name"], "Player")
        same(mcp.value("ListChildren", objectId=player)["Total"], 1)
        same(mcp.value("GetComponents", objectId=player)["Total"], 4)
        same(mcp.value("SearchObjects", query="lid")["Total"], 3)
        expect(mcp.value("ListComponentMembers", objectId=player,
                         componentType="PlayerController")["Total"] > 5)
        same(mcp.value("ReadComponentMember", objectId=player, componentType="PlayerController",
                       name="health")["valueJson"], 100)
        same(mcp.value("MousePick", x=0.99, y=0.99, normalized=True)["Hit"], False)
        expect("Items" in mcp.value("TailLogs"))
        for tool, arguments, word in (
                ("GetObject", {"id": "obj:x"}, "nvalid"),
                ("GetObject", {"id": "obj:999999999"}, "not found"),
                ("GetObject", {}, "id"), ("ListObjects", {"limit": "x"}, "limit"),
                ("ReadComponentMember", {"objectId": player, "componentType": "PlayerController",
                                         "name": "nothing"}, "nothing")):
            result = mcp.call(tool, **arguments)
            expect(result.get("isError") and word in result["content"][0]["text"], tool, result)


@test
def resources_in_mcp():
    with Standard(EXAMPLE) as mcp:
        for uri in ("unity://status", "unity://scenes", "unity://scene/scn:0/objects",
                    "unity://selection", "unity://clipboard", "unity://camera/active",
                    "unity://freecam", "unity://logs/tail", "unity://console/scripts",
                    "unity://hooks", "unity://search?query=crate"):
            answer = mcp.ask(request("resources/read", {"uri": uri}))
            expect("result" in answer, uri, answer)
            json.loads(answer["result"]["contents"][0]["text"])
        answer = mcp.ask(request("resources/read", {"uri": "unity://object/obj:999999999"}))
        expect("error" in answer, answer)


@test
def servers_are_still_well_and_end():
    shared.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
