"""Documented behaviour of Unity, area by area, in one player: lib/documented/ has the checks.

`python3 tests/e2e engine/behaviour_documented` runs them all; names of groups behind it show only those.
"""
import os
import sys
import tempfile

from lib.behaviour import Project, Scene, compare, need_a_player, run_player, write_checks
from lib.documented import assets, content, fields, identity, interface, kept, maths, mended, more, numbers, objects, scripting, shapes, told, widgets
from lib.live import YAML, local
from lib.umcp import SOURCE

GROUPS = {name: checks for part in (maths, shapes, objects, scripting, fields, content, interface, more, identity, told, kept, numbers, assets, widgets, mended)
          for name, checks in part.GROUPS.items()}
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
    return (f"    - m_Target: {target}\n      m_TargetAssemblyTypeName: Persistent, Assembly-CSharp\n      m_MethodName: {method}\n"
            f"      m_Mode: {mode}\n      m_Arguments:\n{lines}      m_CallState: 2\n")


def add_events(scene, item, guid):
    own = scene.next + 10  # the id that the script is about to get
    to = local(own)
    told = (call(to, "Plain", 1) + call(to, "Int", 3, m_IntArgument=7) + call(to, "Float", 4, m_FloatArgument=2.5)
            + call(to, "Text", 5, m_StringArgument="fixed") + call(to, "Bool", 6, m_BoolArgument=1)
            + call(to, "Thing", 2, m_ObjectArgument=local(item.id), m_ObjectArgumentAssemblyTypeName="UnityEngine.GameObject, UnityEngine")
            + call(local(0), "Plain", 1) + call(local(0), "Hit", 1).replace("Persistent, ", "Entry, "))
    scene.script(item, guid, f"told:\n  m_PersistentCalls:\n    m_Calls:\n{told}texted:\n  m_PersistentCalls:\n    m_Calls:\n{call(to, 'Text', 0)}")


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


def make(folder, groups):
    project, scene = Project(folder), Scene()
    sources = {}
    for name in ("Declarations", "Stored", "Persistent"):
        with open(os.path.join(SOURCE, "tests/e2e/lib/documented", name + ".cs"), encoding="utf-8") as source:
            sources[name] = source.read()
    runner = write_checks(project, groups, sources["Declarations"], "using UnityEngine.Assertions;\nusing UnityEngine.Networking;\nusing UnityEngine.Pool;\nusing UnityEngine.Tilemaps;\nusing static Make;")
    stored, persistent = (project.script(name, sources[name]) for name in ("Stored", "Persistent"))
    holder, asleep = scene.add("Holder"), scene.add("Asleep", active=False)
    body = scene.component(holder, 65, "BoxCollider", "m_Size: {x: 3, y: 1, z: 1}")
    add_events(scene, holder, persistent)
    for item, number in ((holder, 12), (asleep, 99)):
        scene.script(item, stored, STORED.format(number=number, other=local(holder.id), body=local(body)))
    add_door(scene)
    scene.component(scene.add("Smoke"), 198, "ParticleSystem", SMOKE, enabled=None)
    project.write("ProjectSettings/DynamicsManager.asset", YAML + "--- !u!55 &1\nPhysicsManager:\n" + keep_apart(10, 11))
    project.write("ProjectSettings/Physics2DSettings.asset", YAML + "--- !u!19 &1\nPhysics2DSettings:\n" + keep_apart(12, 13))
    project.write("ProjectSettings/QualitySettings.asset", YAML + LEVELS)
    scene.script(scene.add("Lost"), "0123456789abcdef0123456789abcdef")
    scene.script(scene.add("Runner"), runner)
    project.scenes(Main=scene, Second=Scene(5000))
    project.write("ProjectSettings/ProjectSettings.asset", YAML + "--- !u!129 &1\nPlayerSettings:\n  companyName: Maker\n"
                  "  productName: Shown\n  bundleVersion: 3.1\n  m_ActiveColorSpace: 1\n")
    return project


def main():
    need_a_player()
    groups = {name: checks for name, checks in GROUPS.items() if name in sys.argv[1:] or not sys.argv[1:]}
    with tempfile.TemporaryDirectory() as folder:
        answers, code, log = run_player(make(folder, groups), folder)
    bad = compare(groups, answers) + (code != 0)
    if bad:
        print(log[-6000:])
    total = sum(len(checks) for checks in groups.values())
    print(f"behaviour_documented: {total - bad} passed, {bad} failed, exit code {code}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
