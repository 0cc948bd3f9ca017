"""The project that the facts of tests/facts/*.cs are about: scenes, assets, settings and script files."""
import os

from lib.live import YAML, Project, Scene, asset, local

STEPPING = {  # name: (executionOrder of the .meta file, attribute)
    "Late": (100, ""), "Plain": (0, ""), "Early": (-50, ""),
    "ByAttribute": (0, "[DefaultExecutionOrder(-10)]"),
    "Overruled": (300, "[DefaultExecutionOrder(-400)]"),
}

STORED = """
number: {number}
text: hello
list:
- 1
- 2
- 3
inner:
  value: 7
oldName: 31
m_Secret: 17
<Auto>k__BackingField: 21
gone: 5
kind: 7
pairs:
- a: 1
  b: 2
- a: 3
  b: 4
other: {other}
body: {body}
nothing: {{fileID: 0}}
wrong: {other}
place: {{x: 1, y: 2, z: 3}}
tint: {{r: 1, g: 0.5, b: 0, a: 1}}
curve:
  serializedVersion: 2
  m_Curve:
  - serializedVersion: 3
    time: 0
    value: 0
    inSlope: 0
    outSlope: 1
    tangentMode: 0
    weightedMode: 0
    inWeight: 0
    outWeight: 0
  - serializedVersion: 3
    time: 1
    value: 1
    inSlope: 1
    outSlope: 0
    tangentMode: 0
    weightedMode: 0
    inWeight: 0
    outWeight: 0
  m_PreInfinity: 2
  m_PostInfinity: 2
  m_RotationOrder: 4
mask:
  serializedVersion: 2
  m_Bits: 6
flag: 1
real: 2.5
"""


def call(target, method, mode, **argument):
    """One call of a UnityEvent, as files have it."""
    values = {"m_ObjectArgument": local(0), "m_ObjectArgumentAssemblyTypeName": "UnityEngine.Object, UnityEngine",
              "m_IntArgument": 0, "m_FloatArgument": 0, "m_StringArgument": "", "m_BoolArgument": 0, **argument}
    lines = "".join(f"        {key}: {value}\n" for key, value in values.items())
    return (f"    - m_Target: {target}\n      m_TargetAssemblyTypeName: Persistent, Assembly-CSharp\n"
            f"      m_MethodName: {method}\n"
            f"      m_Mode: {mode}\n      m_Arguments:\n{lines}      m_CallState: 2\n")


def add_events(scene, item, guid):
    own = scene.next + 10  # the id that the script is about to get
    to = local(own)
    told = (call(to, "Plain", 1) + call(to, "Int", 3, m_IntArgument=7) + call(to, "Float", 4, m_FloatArgument=2.5)
            + call(to, "Text", 5, m_StringArgument="fixed") + call(to, "Bool", 6, m_BoolArgument=1)
            + call(to, "Thing", 2, m_ObjectArgument=local(item.id),
                   m_ObjectArgumentAssemblyTypeName="UnityEngine.GameObject, UnityEngine")
            + call(local(0), "Plain", 1) + call(local(0), "Hit", 1).replace("Persistent, ", "Entry, "))
    head = ":\n  m_PersistentCalls:\n    m_Calls:\n"
    return scene.script(item, guid, f"told{head}{told}texted{head}{call(to, 'Text', 0)}")


BUTTON = """
m_Script: {{fileID: 11500000, guid: 4e29b1a8efbd4b44bb3f3716e73f07ff, type: 3}}
m_Navigation:
  m_Mode: 3
  m_WrapAround: 0
m_Colors:
  m_NormalColor: {{r: 0, g: 1, b: 0, a: 1}}
  m_ColorMultiplier: 1
m_Interactable: 1
m_TargetGraphic: {image}
m_OnClick:
  m_PersistentCalls:
    m_Calls:
{calls}"""
IMAGE = """
m_Script: {fileID: 11500000, guid: fe87c0e1cc204ed48ad3b37840f39efc, type: 3}
m_Color: {r: 1, g: 0.5, b: 0, a: 1}
m_RaycastTarget: 1
m_RaycastPadding: {x: 0, y: 0, z: 0, w: 0}
m_Type: 1
m_FillAmount: 0.25
"""
COLUMN = """
m_Script: {fileID: 11500000, guid: 59f8146938fff824cb5fd77236b75775, type: 3}
m_Padding:
  m_Left: 7
  m_Right: 8
  m_Top: 0
  m_Bottom: 0
m_ChildAlignment: 4
m_Spacing: 2.5
"""


def add_button(scene, target):
    middle = "{x: 0.5, y: 0.5}"
    item = scene.add("FromFile", active=False, rect={"m_AnchorMin": middle, "m_AnchorMax": middle,
                                                     "m_SizeDelta": "{x: 160, y: 30}", "m_Pivot": middle})
    scene.component(item, 222, "CanvasRenderer", "m_CullTransparentMesh: 1", enabled=None)
    image = scene.component(item, 114, "MonoBehaviour", IMAGE)
    calls = call(local(target), "Int", 3, m_IntArgument=42)
    scene.component(item, 114, "MonoBehaviour", BUTTON.format(image=local(image), calls=calls))
    scene.component(item, 114, "MonoBehaviour", COLUMN)


DOOR = """
m_ConnectedBody: {body}
m_Anchor: {{x: 0, y: 0, z: 0}}
m_Axis: {{x: 0, y: 1, z: 0}}
m_UseLimits: 1
m_Limits:
  min: -90
  max: 90
  bounciness: 0
  bounceMinVelocity: 0.2
  contactDistance: 0
m_BreakForce: Infinity
m_BreakTorque: Infinity
"""


def add_door(scene):
    frame, door = scene.add("Frame"), scene.add("Door")
    body = scene.component(frame, 54, "Rigidbody", "m_Mass: 1", enabled=None)
    scene.component(door, 54, "Rigidbody", "m_Mass: 1", enabled=None)
    scene.component(door, 59, "HingeJoint", DOOR.format(body=local(body)), enabled=None)


SMOKE = """
serializedVersion: 8
moveWithTransform: 1
InitialModule:
  startLifetime:
    minMaxState: 0
    scalar: 0.15
    minScalar: 5
  startSpeed:
    minMaxState: 3
    scalar: 3
    minScalar: 1
EmissionModule:
  enabled: 1
  rateOverTime:
    minMaxState: 1
    scalar: 10
ShapeModule:
  type: 4
  angle: 40
  radius:
    value: 2
CollisionModule:
  enabled: 1
"""


LEVELS = """--- !u!47 &1
QualitySettings:
  serializedVersion: 5
  m_CurrentQuality: 0
  m_QualitySettings:
  - serializedVersion: 2
    name: Low
    customRenderPipeline: {fileID: 0}
  - serializedVersion: 2
    name: High
    customRenderPipeline: {fileID: 12345678901234567890123, guid: 0123456789abcdef0123456789abcdef, type: 2}
    terrainQualityOverrides: 0
  - serializedVersion: 2
    name: Best
    customRenderPipeline: {fileID: 0}
  m_PerPlatformDefaultQuality:
    Android: 0
    Standalone: 1
"""


def keep_apart(a, b):
    """A settings file's line: all layers touch each other, but these two."""
    rows = [0xffffffff] * 32
    rows[a], rows[b] = rows[a] & ~(1 << b), rows[b] & ~(1 << a)
    return "  m_LayerCollisionMatrix: " + "".join(row.to_bytes(4, "little").hex() for row in rows) + "\n"


def add_bytes(project, path, content):
    project.add(path, "")
    with open(os.path.join(project.root, path), "wb") as file:
        file.write(content)


def prefab(guid, name, with_child):
    """A prefab whose child comes first in the file, as in most real ones."""
    scene = Scene(1000)
    root = scene.add(name)
    if with_child:
        scene.add("Child", root)
        scene.component(root, 65, "BoxCollider", "m_Size: {x: 3, y: 1, z: 1}")
        scene.script(root, guid, "value: 7")
    scene.items.reverse()
    return scene.text()


def add_sprites(project):
    pixel = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000"
                          "1f15c4890000000d49444154789c6360606060000000050001a5f645400000"
                          "000049454e44ae426082")
    sheet = "".join(f"    - serializedVersion: 2\n      name: sheet_{i}\n      internalID: {70 + i}\n"
                    "      rect:\n        serializedVersion: 2\n        x: 0\n        y: 0\n"
                    "        width: 1\n        height: 1\n" for i in range(2))
    table = "".join(f"  - first:\n      213: {70 + i}\n    second: sheet_{i}\n" for i in range(2))
    kinds = {"pic": ("  internalIDToNameTable: []\n", 1, 8, "    sprites: []\n"),
             "sheet": ("  internalIDToNameTable:\n" + table, 2, 8, "    sprites:\n" + sheet),
             "plain": ("  internalIDToNameTable: []\n", 0, 0, "    sprites: []\n")}
    for i, (name, (ids, mode, kind, sprites)) in enumerate(kinds.items()):
        path = f"Assets/Resources/{name}.png"
        add_bytes(project, path, pixel)
        project.write(path + ".meta", f"fileFormatVersion: 2\nguid: {i + 1:032x}\nTextureImporter:\n{ids}"
                      f"  serializedVersion: 11\n  spriteMode: {mode}\n  textureType: {kind}\n"
                      f"  spriteSheet:\n    serializedVersion: 2\n{sprites}")


def add_resources(project, marker, item):
    project.add("Assets/Resources/Hero.prefab", prefab(marker, "Hero", True))
    project.add("Assets/Resources/Twice.prefab", prefab(marker, "Twice", False))
    project.add("Assets/Resources/Twice.txt", "twice")
    project.add("Assets/Art/loose.txt", "loose")
    add_bytes(project, "Assets/Resources/Texts/notes.txt", "\ufeffh\u00e9llo\nworld".encode())
    add_bytes(project, "Assets/Resources/Texts/blob.bytes", bytes([0, 255, 128, 7]))
    for name, text in (("data.json", '{"a": 1}'), ("empty.txt", ""), ("v1.2.txt", "dots"), ("Deep/deep.txt", "deep")):
        project.add("Assets/Resources/Texts/" + name, text)
    for ending in "csv xml html htm md yaml fnt".split():
        project.add(f"Assets/Resources/Kinds/of_{ending}.{ending}", "is " + ending)
    project.add("Assets/Game/Resources/Texts/other.txt", "second")
    project.write("Packages/com.test.pack/package.json", '{"name": "com.test.pack", "version": "1.0.0"}')
    project.add("Packages/com.test.pack/Runtime/Resources/inpack.txt", "packed")
    second = (f"--- !u!114 &{-77}\nMonoBehaviour:\n  m_GameObject: {local(0)}\n  m_Enabled: 1\n"
              f"  m_Script: {asset(item, 11500000, 3)}\n  m_Name: Second\n  price: 34\n")
    first = (f"--- !u!114 &11400000\nMonoBehaviour:\n  m_GameObject: {local(0)}\n  m_Enabled: 1\n"
             f"  m_Script: {asset(item, 11500000, 3)}\n  m_Name: Items\n  price: 12\n")
    project.add("Assets/Resources/Items.asset", YAML + second + first)
    add_sprites(project)


SHAPE_VALUES = """
number: 5
one:
  rid: 101
hidden:
  rid: -2
many:
- rid: 101
- rid: -2
- rid: 102
lost:
  rid: 103
entry:
  rid: 104
before:
  rid: 1000
references:
  version: 2
  RefIds:
  - rid: -2
    type: {class: , ns: , asm: }
  - rid: 101
    type: {class: Disc, ns: , asm: Assembly-CSharp}
    data:
      radius: 3
  - rid: 102
    type: {class: Crate, ns: , asm: Assembly-CSharp}
    data:
      inner:
        rid: 101
  - rid: 103
    type: {class: Gone, ns: No.Where, asm: Assembly-CSharp}
    data:
      x: 1
  - rid: 104
    type: {class: Entry, ns: , asm: Assembly-CSharp}
    data:
      worth: 6
"""
LINKS = 20000  # in a chain: more than fit on a stack if each is made within the one before
SHAPE_VALUES += "".join(f"  - rid: {1000 + i}\n    type: {{class: Link, ns: , asm: Assembly-CSharp}}\n"
                        f"    data:\n      n: {i}\n"
                        f"      next:\n        rid: {1001 + i if i < LINKS - 1 else -2}\n" for i in range(LINKS))



PANEL = YAML + """--- !u!114 &11400000
MonoBehaviour:
  m_ObjectHideFlags: 0
  m_Script: {fileID: 19101, guid: 0000000000000000e000000000000000, type: 0}
  m_Name: Panel
  m_ReferenceResolution: {x: 1920, y: 1080}
"""
DOCUMENT = """
m_Script: {{fileID: 19102, guid: 0000000000000000e000000000000000, type: 0}}
m_PanelSettings: {panel}
sourceAsset: {menu}
m_SortingOrder: 2
"""
ROW_GUID = "ab" * 16  # Menu.uxml refers to Row.uxml by it


def add_document(project, scene, ui):
    """A document of UI Toolkit, and the script that owns it."""
    texts = {}
    for name in ("Menu", "Row", "Ring"):
        with open(os.path.join(os.path.dirname(__file__), name + ".uxml"), encoding="utf-8") as source:
            texts[name] = source.read()
    project.add("Assets/UI/Row.uxml", texts["Row"])
    project.write("Assets/UI/Row.uxml.meta", f"fileFormatVersion: 2\nguid: {ROW_GUID}\n")
    menu = project.add("Assets/UI/Menu.uxml", texts["Menu"])
    project.add("Assets/Resources/Pop.uxml", texts["Row"])
    project.add("Assets/Resources/Ring.uxml", texts["Ring"])
    panel = project.add("Assets/UI/Panel.asset", PANEL)
    values = DOCUMENT.format(panel=asset(panel, 11400000), menu=asset(menu, 9197481963319205126, 3))
    document = scene.component(scene.add("Document"), 114, "MonoBehaviour", values)
    scene.script(scene.add("Ui"), ui, f"document: {local(document)}\n")

MIXER = """%YAML 1.1
%TAG !u! tag:unity3d.com,2011:
--- !u!241 &24100000
AudioMixerController:
  m_Name: Sound
  m_MasterGroup: {fileID: 24300002}
  m_Snapshots:
  - {fileID: 24500006}
  - {fileID: 24500008}
  m_StartSnapshot: {fileID: 24500006}
  m_ExposedParameters:
  - guid: 0000000000000000000000000000000a
    name: Volume
--- !u!243 &24300002
AudioMixerGroupController:
  m_Name: Master
  m_AudioMixer: {fileID: 24100000}
  m_Children:
  - {fileID: 24300004}
--- !u!243 &24300004
AudioMixerGroupController:
  m_Name: Music
  m_AudioMixer: {fileID: 24100000}
  m_Children: []
--- !u!245 &24500006
AudioMixerSnapshotController:
  m_Name: Loud
  m_AudioMixer: {fileID: 24100000}
  m_FloatValues:
    0000000000000000000000000000000a: -10
  m_TransitionOverrides: {}
--- !u!245 &24500008
AudioMixerSnapshotController:
  m_Name: Quiet
  m_AudioMixer: {fileID: 24100000}
  m_FloatValues:
    0000000000000000000000000000000a: -40
"""
CONTROLLER = """%%YAML 1.1
%%TAG !u! tag:unity3d.com,2011:
--- !u!91 &9100000
AnimatorController:
  m_ObjectHideFlags: 0
  m_Name: Moves
  m_AnimatorParameters: []
  m_AnimatorLayers: []
--- !u!114 &-11
MonoBehaviour:
  m_ObjectHideFlags: 1
  m_Script: {fileID: 11500000, guid: %s, type: 3}
  m_Name: ""
  speed: 3
--- !u!114 &12
MonoBehaviour:
  m_ObjectHideFlags: 1
  m_Script: {fileID: 11500000, guid: %s, type: 3}
  m_Name: ""
"""


def add_sound(project, scene, sound):
    guid, at = project.add("Assets/Sound.mixer", MIXER), scene.add("Sound")
    source = scene.component(at, 82, "AudioSource", f"OutputAudioMixerGroup: {asset(guid, 24300004)}")
    scene.script(at, sound, f"mixer: {asset(guid, 24100000)}\nmusic: {asset(guid, 24300004)}\n"
                 f"quiet: {asset(guid, 24500008)}\nsource: {local(source)}")


def add_animators(project, scene, *behaviours):
    controller = project.add("Assets/Own moves.controller", CONTROLLER % behaviours)
    for name in ("One", "Two"):
        scene.component(scene.add(name), 95, "Animator", f"m_Controller: {asset(controller, 9100000)}")


def settings(project, name, body):
    project.write(f"ProjectSettings/{name}.asset", YAML + body)


def first_settings(project):
    """Nearly those of a new project; see second_settings()."""
    settings(project, "DynamicsManager", "--- !u!55 &1\nPhysicsManager:\n" + keep_apart(10, 11))
    settings(project, "Physics2DSettings", "--- !u!19 &1\nPhysics2DSettings:\n" + keep_apart(12, 13))
    settings(project, "QualitySettings", LEVELS)
    settings(project, "ProjectSettings", "--- !u!129 &1\nPlayerSettings:\n  companyName: Maker\n"
             "  productName: Shown\n  bundleVersion: 3.1\n  m_ActiveColorSpace: 1\n")


def second_settings(project, pipes):
    settings(project, "TagManager", "--- !u!78 &1\nTagManager:\n  serializedVersion: 2\n"
             "  tags:\n  - Own\n  layers:\n  - Default\n  - \n  - \n  - \n  - \n  - \n  - Mine\n")
    settings(project, "DynamicsManager", "--- !u!55 &1\nPhysicsManager:\n  m_Gravity: {x: 0, y: -20, z: 0}\n"
             "  m_SleepThreshold: 0.25\n  m_QueriesHitBackfaces: 1\n  m_AutoSimulation: 0\n  m_Inner:\n"
             "    m_BounceThreshold: 9\n  m_QueriesHitTriggers: what\n")
    settings(project, "Physics2DSettings", "--- !u!19 &1\nPhysics2DSettings:\n  m_Gravity: {x: 0, y: 0}\n"
             "  m_VelocityIterations: 5\n  m_QueriesStartInColliders: 0\n  m_SimulationMode: 1\n")
    settings(project, "GraphicsSettings", f"--- !u!30 &1\nGraphicsSettings:\n  m_CustomRenderPipeline: {pipes[0]}\n")
    settings(project, "QualitySettings", "--- !u!47 &1\nQualitySettings:\n  m_CurrentQuality: 1\n  m_QualitySettings:\n"
             f"  - serializedVersion: 2\n    name: Low\n    customRenderPipeline: {pipes[1]}\n"
             "  - serializedVersion: 2\n    name: High\n    customRenderPipeline: {fileID: 0}\n"
             "  m_PerPlatformDefaultQuality:\n    Standalone: 0\n")
    settings(project, "TimeManager", "--- !u!5 &1\nTimeManager:\n  Fixed Timestep: 0.02\n  m_TimeScale: 1\n"
             "  Maximum Particle Timestep: 0.05\n")
    settings(project, "InputManager", "--- !u!13 &1\nInputManager:\n  serializedVersion: 2\n"
             "  m_Axes:\n  - serializedVersion: 3\n    m_Name: Lean\n    positiveButton: e\n    type: 0\n    axis: 0\n")


class FactsProject:
    """The project, for its first start or for its second."""

    def __init__(self, folder, sources):
        """sources: the text of each file of facts by its path in tests/facts."""
        self.files = Project(folder)
        self.root = self.files.root
        guids = {path: self.files.add("Assets/Facts/" + path, text) for path, text in sources.items()}
        self.scripts = {path[len("support/"):-3]: guid for path, guid in guids.items()}
        add_resources(self.files, self.scripts["Marker"], self.scripts["Item"])
        pipe = self.scripts["Pipe"]
        self.pipes = [asset(self.files.scriptable(f"Assets/{name}.asset", pipe, "m_Kind: 1"), 11400000)
                      for name in ("Pipe", "Better")]
        self.stepping = {name: self.add_stepping(name, *how) for name, how in STEPPING.items()}

    def add_stepping(self, name, order, attribute):
        """A script with an execution order; its guid."""
        path = f"Assets/Scripts/{name}.cs"
        guid = self.files.add(path, f"using UnityEngine;\n{attribute} public class {name} : Stepping {{ }}\n")
        self.files.write(path + ".meta", f"fileFormatVersion: 2\nguid: {guid}\nMonoImporter:\n  externalObjects: {{}}\n"
                           f"  serializedVersion: 2\n  defaultReferences: []\n  executionOrder: {order}\n"
                           "  icon: {instanceID: 0}\n")
        return guid

    def main(self):
        """A scene with the scripts of STEPPING, in another order than theirs."""
        scene = Scene()
        for name, guid in self.stepping.items():
            scene.script(scene.add(name), guid)
        return scene

    def first(self):
        scene = self.main()
        holder, asleep = scene.add("Holder"), scene.add("Asleep", active=False)
        body = scene.component(holder, 65, "BoxCollider", "m_Size: {x: 3, y: 1, z: 1}")
        add_button(scene, add_events(scene, holder, self.scripts["Persistent"]))
        for item, number in ((holder, 12), (asleep, 99)):
            values = STORED.format(number=number, other=local(holder.id), body=local(body))
            scene.script(item, self.scripts["Stored"], values)
        add_door(scene)
        scene.component(scene.add("Smoke"), 198, "ParticleSystem", SMOKE, enabled=None)
        scene.script(scene.add("Lost"), "0123456789abcdef0123456789abcdef")
        add_document(self.files, scene, self.scripts["Ui"])
        add_sound(self.files, scene, self.scripts["Sound"])
        add_animators(self.files, scene, self.scripts["Running"], self.scripts["Stopping"])
        scene.script(scene.add("Shapes"), self.scripts["Shapes"], SHAPE_VALUES)
        scene.script(scene.add("Runner"), self.scripts["Lab"])
        self.files.scenes(Main=scene, Second=Scene(5000))
        first_settings(self.files)

    def second(self):
        scene, extra = self.main(), Scene(5000)
        scene.script(scene.add("Runner"), self.scripts["Lab"])
        extra.script(extra.add("extra"), self.scripts["InExtra"])
        self.files.scenes(Main=scene, Extra=extra)
        second_settings(self.files, self.pipes)
