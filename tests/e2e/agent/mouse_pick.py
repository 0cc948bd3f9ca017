"""What lies under a pixel, and through which camera: MousePick, GetCameraInfo, GetFreecam."""
import math

from lib.live import UGUI, Live, Scene, Shared, asset, color, need_an_engine, vector
from lib.umcp import Suite, expect, same

suite = Suite()
test = suite.test
shared = Shared()
FIELD = 60  # degrees, of every camera
DISTANCE = 10  # from the camera to the plane z = 0
HALF = math.sqrt(0.5)
CUBE, SPHERE, QUAD = 10202, 10207, 10210  # meshes that Unity has
NOTHING = {"Mode": "world", "Hit": False, "Id": None, "Items": None}

RIG = """
using UnityEngine;

public class Rig : MonoBehaviour
{
    public bool Orthographic
    {
        get { Main.orthographic = true; Main.orthographicSize = 5; return true; }
    }

    public bool Perspective { get { Main.orthographic = false; return true; } }

    public bool Around
    {
        get
        {
            Main.transform.position = new Vector3(0, 0, 10);
            Main.transform.rotation = Quaternion.Euler(0, 180, 0);
            return true;
        }
    }

    public bool Home
    {
        get
        {
            Main.transform.position = new Vector3(0, 0, -10);
            Main.transform.rotation = Quaternion.identity;
            return true;
        }
    }

    public bool Wake { get { asleep.SetActive(true); return true; } }
    public bool Sleep { get { asleep.SetActive(false); return true; } }

    public GameObject asleep;
    private static Camera Main { get { return Camera.main; } }
}
"""


def box(scene, name, at, size=(1, 1, 1), center=(0, 0, 0), enabled=True, trigger=0, **settings):
    item = scene.add(name, pos=at, **settings)
    scene.component(item, 65, "BoxCollider", f"m_IsTrigger: {trigger}\nm_Size: {vector(*size)}\n"
                    f"m_Center: {vector(*center)}", enabled)
    return item


def sphere(scene, item, radius=0.5):
    scene.component(item, 135, "SphereCollider",
                    f"m_IsTrigger: 0\nm_Radius: {radius}\nm_Center: {vector(0, 0, 0)}")


def capsule(scene, name, at, direction):
    scene.component(scene.add(name, pos=at), 136, "CapsuleCollider",
                    f"m_IsTrigger: 0\nm_Radius: 0.3\nm_Height: 1.6\nm_Direction: {direction}\n"
                    f"m_Center: {vector(0, 0, 0)}")


def mesh(scene, name, at, number, convex=0, **settings):
    scene.component(scene.add(name, pos=at, **settings), 64, "MeshCollider",
                    f"m_IsTrigger: 0\nm_Convex: {convex}\nm_CookingOptions: 30\n"
                    f"m_Mesh: {asset('0000000000000000e000000000000000', number, 0)}")


def world(project):
    scene = Scene()
    camera = scene.add("Eye", pos=(0, 0, -DISTANCE), tag="MainCamera")
    scene.camera(camera, FIELD)
    turned = {"rot": (0, 0, math.sin(math.pi / 8), math.cos(math.pi / 8))}  # 45 degrees about z
    box(scene, "Box", (-2, 2, 0))
    sphere(scene, scene.add("Ball", pos=(0, 2, 0)))
    capsule(scene, "Standing", (2, 2, 0), 1)
    capsule(scene, "Lying", (-4, 2, 0), 0)
    mesh(scene, "MeshCube", (4, 2, 0), CUBE)
    mesh(scene, "MeshBall", (-4, 0, 0), SPHERE, convex=1)
    box(scene, "Turned", (-2, 0, 0), (1.8, 0.2, 0.2), **turned)
    box(scene, "Stretched", (0, 0, 0), (0.4, 0.4, 0.4), (0.5, 0, 0), scale=(2, 1, 1))
    parent = scene.add("Parent", pos=(4, 0, 0), scale=(0.5, 0.5, 0.5))
    sphere(scene, scene.add("Child", parent, pos=(1, 0, 0)))
    box(scene, "Trigger", (-4, -2, 0), trigger=1)
    box(scene, "Off", (-2, -2, 0), enabled=False)
    asleep = box(scene, "Asleep", (0, -2, 0), active=False)
    box(scene, "Ignored", (2, -2, 0), layer=2)
    scene.component(scene.add("Walker", pos=(4, -2, 0)), 143, "CharacterController",
                    f"m_Height: 1.6\nm_Radius: 0.3\nm_SlopeLimit: 45\nm_StepOffset: 0.3\n"
                    f"m_SkinWidth: 0.08\nm_Center: {vector(0, 0, 0)}")
    box(scene, "Far", (0, 4, 0))
    box(scene, "Near", (0, 2, -5), (0.4, 0.4, 0.4))
    box(scene, "Behind", (0, 0, -15))
    box(scene, "Middle", (0, 0, 20))
    mesh(scene, "Front", (-2, 4, 0), QUAD)
    mesh(scene, "Back", (2, 4, 0), QUAD, rot=(0, 1, 0, 0))
    scene.script(scene.add("Rig"), project.script("Rig", RIG),
                 f"asleep: {{fileID: {asleep.id}}}")
    project.scenes(Main=scene)
    return "/Rig", "Rig", "Perspective"


def scene():
    return shared.get(world)


def screen(server, camera="/Eye"):
    return [server.value(camera, "Camera", name) for name in ("pixelWidth", "pixelHeight")]


def pixel(server, x, y, half=DISTANCE * math.tan(math.radians(FIELD / 2))):
    """Where the point (x, y) of the plane z = 0 is on the screen; half is what the camera sees of
    that plane above its middle."""
    width, height = screen(server)
    return width / 2 + x / half * height / 2, height / 2 + y / half * height / 2


def hit(server, x, y, **more):
    at = pixel(server, x, y, **more)
    got = server.tool("MousePick", mode="world", x=at[0], y=at[1])
    same(list(got), ["Mode", "Hit", "Id", "Items"])
    same((got["Mode"], got["Items"], got["Hit"]), ("world", None, got["Id"] is not None))
    return got["Id"] and server.tool("GetObject", id=got["Id"])["Name"]


# What a ray through (x, y) of the plane hits. All is some way from an edge.
RAYS = (
    ("Box", -2, 2), ("Box", -1.6, 2.4), ("Box", -2.4, 1.6), (None, -1.2, 2), (None, -2, 1.2),
    ("Ball", 0, 2), ("Ball", 0.4, 2), ("Ball", 0, 1.6), (None, 0.45, 2.45), (None, -0.45, 1.55),
    ("Standing", 2, 2), ("Standing", 2, 2.7), ("Standing", 2, 1.3), ("Standing", 2.2, 2),
    (None, 1.5, 2), (None, 2, 3), (None, 1.72, 2.75),
    ("Lying", -4, 2), ("Lying", -3.3, 2), ("Lying", -4.7, 2), (None, -4, 1.5), (None, -3, 2),
    ("MeshCube", 4, 2), ("MeshCube", 3.6, 2.4), (None, 3.2, 2), (None, 4, 1.2),
    ("MeshBall", -4, 0), ("MeshBall", -3.6, 0), (None, -3.55, 0.45), (None, -3.2, 0),
    ("Turned", -2, 0), ("Turned", -1.5, 0.5), ("Turned", -2.5, -0.5), (None, -1.5, 0),
    (None, -1.5, -0.5), (None, -2, 0.4),
    ("Stretched", 1, 0), ("Stretched", 1.3, 0), ("Stretched", 0.7, 0.1), (None, 0.4, 0),
    (None, 1.6, 0), (None, 1, 0.4),
    ("Child", 4.5, 0), ("Child", 4.5, 0.2), (None, 4, 0), (None, 4.5, 0.4),
    ("Trigger", -4, -2), (None, -2, -2), (None, 0, -2), (None, 2, -2),
    ("Walker", 4, -2), ("Walker", 4, -1.3), (None, 3.5, -2),
    ("Near", 0, 4), ("Far", 0.45, 4), ("Far", -0.45, 4), ("Middle", 0, 0),
    ("Front", -2, 4), ("Front", -1.6, 4.4), (None, 2, 4))


@test
def rays_hit_what_is_there():
    server = scene()
    for wanted, x, y in RAYS:
        same(hit(server, x, y), wanted, x, y)


@test
def positions_are_pixels_or_parts_of_the_screen():
    server = scene()
    width, height = screen(server)
    x, y = pixel(server, -2, 2)
    by_pixel = server.tool("MousePick", mode="world", x=x, y=y)
    same(by_pixel["Hit"], True)
    same(server.tool("MousePick", x=x / width, y=y / height, normalized=True), by_pixel)
    same(server.tool("MousePick", x=int(x), y=int(y), normalized=False), by_pixel)
    middle = server.tool("MousePick", x=0.5, y=0.5, normalized=True)
    same(middle["Id"], server.id("/Middle"))
    same(server.tool("MousePick"), middle)  # the mouse rests there
    same(server.tool("MousePick", mode="world"), middle)
    for away in ((-10, -10), (width * 3, height * 3), (1e9, -1e9)):
        got = server.tool("MousePick", x=away[0], y=away[1])
        same(got["Items"], None)
        expect(got == NOTHING or got["Hit"], got)


@test
def objects_come_and_go():
    server = scene()
    for name, wanted in (("Wake", "Asleep"), ("Sleep", None)):
        same(server.value("/Rig", "Rig", name), True)
        same(hit(server, 0, -2), wanted)


@test
def an_orthographic_camera():
    server = scene()
    server.value("/Rig", "Rig", "Orthographic")
    try:
        for wanted, x, y in (("Box", -2, 2), ("Box", -1.6, 1.6), (None, -1.4, 2), ("Far", 0, 4),
                             ("Near", 0, 2), ("Ball", 0.4, 2), ("Middle", 0.4, 0.4)):
            same(hit(server, x, y, half=5), wanted, x, y)
    finally:
        server.value("/Rig", "Rig", "Perspective")
    same(hit(server, 0, 4), "Near")


@test
def a_camera_that_was_moved():
    server = scene()
    server.value("/Rig", "Rig", "Around")
    try:
        camera = server.tool("GetCameraInfo")
        same(camera["Pos"], {"X": 0, "Y": 0, "Z": 10})
        same({key: round(value, 3) for key, value in camera["Rot"].items()},
             {"X": 0, "Y": 180, "Z": 0})
        same(server.resource("unity://camera/active"), camera)
        for wanted, x, y in (("Box", -2, 2), ("Box", -2.4, 1.6), ("Back", 2, 4), (None, -2, 4),
                             ("Far", 0, 4), (None, -2, -2)):
            same(hit(server, -x, y), wanted, x, y)
    finally:
        server.value("/Rig", "Rig", "Home")
    same(hit(server, -2, 2), "Box")


# --- Cameras ---

def no_camera(project):
    scene = Scene()
    box(scene, "Box", (0, 0, 0))
    project.scenes(Main=scene)


@test
def without_a_camera():
    with Live(no_camera) as server:
        camera = server.tool("GetCameraInfo")
        same((set(camera), camera["Name"], camera["IsFreecam"]),
             ({"IsFreecam", "Name", "Fov", "Pos", "Rot"}, "<none>", False))
        same(server.resource("unity://camera/active"), camera)
        free = server.tool("GetFreecam")
        same((set(free), free["Enabled"]),
             ({"Enabled", "UsingGameCamera", "Speed", "Pos", "Rot"}, False))
        same(server.tool("MousePick", x=0.5, y=0.5, normalized=True), NOTHING)
        same(server.tool("MousePick"), NOTHING)
        got = server.tool("MousePick", mode="ui", x=5, y=5)
        same(got, {"Mode": "ui", "Hit": False, "Id": None, "Items": []})
        server.is_fine()


def two_cameras(project):
    scene = Scene()
    scene.camera(scene.add("Other", pos=(1, 2, 3)), 50)
    scene.camera(scene.add("Chief", pos=(4, 5, 6), tag="MainCamera",
                           rot=(0, HALF, 0, HALF)), 45)
    project.scenes(Main=scene)


def only_others(project):
    scene = Scene()
    scene.camera(scene.add("Asleep", tag="MainCamera", active=False), 20)
    scene.camera(scene.add("Off", tag="MainCamera"), 30, enabled=False)
    scene.camera(scene.add("Any", pos=(1, 2, 3)), 50)
    project.scenes(Main=scene)


@test
def the_main_camera_comes_first_then_any():
    for make, name, fov, pos, rot in ((two_cameras, "Chief", 45, (4, 5, 6), (0, 90, 0)),
                                      (only_others, "Any", 50, (1, 2, 3), (0, 0, 0))):
        with Live(make) as server:
            for camera in (server.tool("GetCameraInfo"), server.resource("unity://camera/active")):
                same((camera["Name"], camera["Fov"]), (name, fov))
                same(camera["Pos"], dict(zip("XYZ", pos)))
                same({k: round(v, 3) for k, v in camera["Rot"].items()}, dict(zip("XYZ", rot)))
            free = server.tool("GetFreecam")
            same(free["Enabled"], False)


# --- User interface ---

def rect(x, y, width=100, height=100):
    return {"m_AnchorMin": vector(0, 0), "m_AnchorMax": vector(0, 0),
            "m_AnchoredPosition": vector(x, y), "m_SizeDelta": vector(width, height),
            "m_Pivot": vector(0, 0)}


def image(scene, name, parent, at, target=1, enabled=True, **settings):
    item = scene.add(name, parent, rect=at, layer=5, **settings)
    scene.component(item, 222, "CanvasRenderer", "m_CullTransparentMesh: 1", enabled=None)
    scene.script(item, UGUI["Image"], f"m_Material: {{fileID: 0}}\nm_Color: {color(1, 1, 1, 1)}\n"
                 f"m_RaycastTarget: {target}\nm_Maskable: 1\nm_Sprite: {{fileID: 0}}\nm_Type: 0\n"
                 "m_FillAmount: 1", enabled)
    return item


def canvas(scene, name, order=0, raycaster=True):
    item = scene.add(name, rect={**rect(0, 0, 0, 0)}, scale=(0, 0, 0), layer=5)
    scene.component(item, 223, "Canvas", "serializedVersion: 3\nm_RenderMode: 0\n"
                    f"m_SortingLayerID: 0\nm_SortingOrder: {order}\nm_TargetDisplay: 0")
    if raycaster:
        scene.script(item, UGUI["GraphicRaycaster"], "m_IgnoreReversedGraphics: 1\n"
                     "m_BlockingObjects: 0\nm_BlockingMask:\n  serializedVersion: 2\n"
                     "  m_Bits: 4294967295")
    return item


def group(scene, name, parent, blocks, ignores_parent=0):
    item = scene.add(name, parent, rect=rect(0, 0, 0, 0), layer=5)
    scene.component(item, 225, "CanvasGroup", f"m_Alpha: 1\nm_Interactable: 1\n"
                    f"m_BlocksRaycasts: {blocks}\nm_IgnoreParentGroups: {ignores_parent}")
    return item


def interface(project):
    scene = Scene()
    scene.camera(scene.add("Eye", tag="MainCamera"))
    events = scene.add("EventSystem")
    scene.script(events, UGUI["EventSystem"], "m_FirstSelected: {fileID: 0}\n"
                 "m_sendNavigationEvents: 1\nm_DragThreshold: 10")
    scene.script(events, UGUI["StandaloneInputModule"])
    upper = canvas(scene, "Upper", 5)
    lower = canvas(scene, "Lower")
    image(scene, "Under", lower, rect(100, 100))
    over = image(scene, "Over", lower, rect(150, 150))
    image(scene, "Inner", over, rect(80, 80, 10, 10))
    image(scene, "NoTarget", lower, rect(300, 100, 50, 50), target=0)
    image(scene, "Deaf", group(scene, "DeafGroup", lower, 0), rect(400, 100, 50, 50))
    below = group(scene, "Loud", group(scene, "Quiet", lower, 0), 1, 1)
    image(scene, "Heard", below, rect(400, 200, 50, 50))
    image(scene, "Also", group(scene, "Blocking", lower, 1), rect(400, 300, 50, 50))
    image(scene, "Asleep", lower, rect(300, 200, 50, 50), active=False)
    image(scene, "Off", lower, rect(300, 300, 50, 50), enabled=False)
    image(scene, "Low", lower, rect(100, 350, 50, 50))
    image(scene, "High", upper, rect(100, 350, 50, 50))
    image(scene, "Mute", canvas(scene, "Plain", 9, raycaster=False), rect(200, 350, 50, 50))
    middle = rect(0, 0, 40, 40)
    middle.update(m_AnchorMin=vector(0.5, 0.5), m_AnchorMax=vector(0.5, 0.5),
                  m_Pivot=vector(0.5, 0.5))
    image(scene, "Middle", upper, middle)
    wide = rect(0, 0, -20, 20)
    wide.update(m_AnchorMin=vector(0, 0), m_AnchorMax=vector(1, 0))
    wide["m_AnchoredPosition"] = vector(10, 10)
    image(scene, "Wide", lower, wide)
    project.scenes(Main=scene)


def ui():
    return shared.get(interface)


def under(server, x, y, **more):
    got = server.tool("MousePick", mode="ui", x=x, y=y, **more)
    same(list(got), ["Mode", "Hit", "Id", "Items"])
    same((got["Mode"], got["Hit"]), ("ui", bool(got["Items"])))
    same(got["Id"], got["Items"][0]["Id"] if got["Items"] else None)
    for item in got["Items"]:
        same(set(item), {"Id", "Name", "Path"})
        card = server.tool("GetObject", id=item["Id"])
        same((card["Name"], card["Path"]), (item["Name"], item["Path"]))
    return [item["Name"] for item in got["Items"]]


@test
def the_topmost_comes_first():
    server = ui()
    for x, y, wanted in ((120, 120, ["Under"]), (175, 175, ["Over", "Under"]),
                         (225, 225, ["Over"]), (235, 235, ["Inner", "Over"]), (90, 90, []),
                         (260, 120, []), (125, 375, ["High", "Low"])):
        same(under(server, x, y), wanted, x, y)


@test
def what_takes_no_rays_is_passed_over():
    server = ui()
    for x, y, wanted in ((325, 125, []), (425, 125, []), (425, 225, ["Heard"]),
                         (425, 325, ["Also"]), (325, 225, []), (325, 325, []), (225, 375, [])):
        same(under(server, x, y), wanted, x, y)


@test
def anchors_follow_the_screen():
    server = ui()
    width, height = screen(server)
    same(under(server, width / 2 + 15, height / 2 - 15), ["Middle"])
    same(under(server, width / 2 + 25, height / 2), [])
    same(under(server, 0.5, 0.5, normalized=True), ["Middle"])
    same([item["Name"] for item in server.tool("MousePick", mode="ui")["Items"]], ["Middle"])
    same(under(server, width - 15, 20), ["Wide"])
    same((under(server, width - 5, 20), under(server, width / 2, 35)), ([], []))
    same(under(server, 110 / width, 110 / height, normalized=True), ["Under"])


@test
def servers_are_still_well_and_end():
    shared.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
