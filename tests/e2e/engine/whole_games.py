"""What whole games have and small projects lack: libraries made for Unity's own UnityEngine.dll, models that
cannot be read, packages that the project names but does not hold."""
import json
import os
import shutil
import subprocess
import tempfile

from lib.live import Scene, asset, need_an_engine
from lib.sources import Stage, write
from lib.umcp import Suite, same

suite = Suite()
test = suite.test

# What a tween library sees of Unity: an assembly called UnityEngine, whatever module has a type in truth.
OLD_ENGINE = """namespace UnityEngine {
    public struct Vector3 { public float x, y, z; }
    public class Object { }
    public class Component : Object { public Transform transform { get { return null; } } }
    public class Transform : Component { public Vector3 position { get; set; } }
}"""
TWEEN = """namespace Tweens {
    public static class Tween {
        public static void MoveY(UnityEngine.Transform what, float y)
        { var p = what.position; p.y = y; what.position = p; } } }"""

OLD_META = """fileFormatVersion: 2
guid: %s
ModelImporter:
  serializedVersion: 19
  fileIDToRecycleName:
    100000: //RootNode
    100002: Hand
    400000: //RootNode
    400002: Hand
    2300000: Hand
    3300000: Hand
    4300000: Glove
    9500000: //RootNode
  animationType: 2
"""
NEW_META = """fileFormatVersion: 2
guid: %s
ModelImporter:
  serializedVersion: 22
  internalIDToNameTable:
  - first:
      74: 1827226128182048838
    second: Walk
  animationType: 3
"""
OLD, NEW = "0" * 31 + "1", "0" * 31 + "2"
HOLDER = """using UnityEngine;
public class Holder : MonoBehaviour {
    public GameObject old, modern; public Transform at; public Mesh mesh, hashed; public AnimationClip clip; public Object any;
    public static string Look(GameObject o) => o.name + " " + o.scene.IsValid() + " " + o.transform.childCount + " "
        + (o.GetComponent<Animator>() != null) + " " + o.GetComponentsInChildren<MeshRenderer>().Length;
}"""


def add_library(project):
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "Engine.cs", OLD_ENGINE)
        write(folder, "Tween.cs", TWEEN)
        for made in (["-out:UnityEngine.dll", "Engine.cs"], ["-out:Tweens.dll", "-r:UnityEngine.dll", "Tween.cs"]):
            subprocess.run(["mcs", "-target:library", *made], cwd=folder, check=True)
        os.makedirs(os.path.join(project.root, "Assets/Plugins"))
        shutil.copy(os.path.join(folder, "Tweens.dll"), os.path.join(project.root, "Assets/Plugins"))
    project.script("Mover", "using UnityEngine; using Tweens; public class Mover : MonoBehaviour "
                   "{ public float Move() { Tween.MoveY(transform, 3); return transform.position.y; } }")


def add_models(project):
    for name, meta, guid in (("Old", OLD_META, OLD), ("It's new", NEW_META, NEW)):
        project.write(f"Assets/{name}.fbx", "")
        project.write(f"Assets/{name}.fbx.meta", meta % guid)
    holder, scene = project.script("Holder", HOLDER), Scene()
    scene.script(scene.add("Holder"), holder, "\n".join(f"{name}: {at}" for name, at in {
        "old": asset(OLD, 100000, 3), "modern": asset(NEW, 919132149155446097, 3), "at": asset(OLD, 400000, 3),
        "mesh": asset(OLD, 4300000, 3), "hashed": asset(NEW, -5495902117074765545, 3),
        "clip": asset(NEW, 1827226128182048838, 3), "any": asset(NEW, 100002, 3)}.items()))
    scene.instance(NEW, None, [(919132149155446097, "m_Name", "Standing")])
    project.add("Assets/Models.unity", scene.text())


STORE = """using UnityEngine;
public class Store : MonoBehaviour {
    static int begun; [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)] static void Begin() { new GameObject("Store").AddComponent<Store>(); }
    void Awake() { Application.Quit(); } void Start() { begun++; Application.Quit(3); }
    public static string Frames() => begun + " " + (Time.frameCount > 3);
}"""


@test
def a_game_that_misses_its_store_goes_on():
    """Many end themselves in Awake where the program of a store does not run; the engine would be started for ever."""
    with Stage(lambda project: project.script("Store", STORE), plugins=False) as stage:
        stage.becomes("Store.Frames()", "1 True")
        same([line.split("\n")[0] for line in stage.server.logged() if "Quit" in line],
             ["Application.Quit() is ignored before the first frame is over"] * 2)
        same([line for line in stage.server.logged() if "not running" in line], [])


DRAWN = """using UnityEngine; using UnityEngine.Rendering;
public class Pipe : RenderPipelineAsset { public int number; protected override RenderPipeline CreatePipeline() => null; }"""
DRAWING = """using UnityEngine; using UnityEngine.Rendering;
public class Drawing : MonoBehaviour {
    public ComputeShader kernels; public Animator mover;
    public string Show() { var over = (AnimatorOverrideController)mover.runtimeAnimatorController; mover.SetTrigger("Go");
        return kernels.name + " " + over.name + " " + over.runtimeAnimatorController.name + " " + new AnimatorOverrideController(over).runtimeAnimatorController.name; }
    public static string Pipes() { var filter = new FilteringSettings(RenderQueueRange.opaque, 3);
        return ((Pipe)GraphicsSettings.currentRenderPipeline).number + " " + ((Pipe)GraphicsSettings.defaultRenderPipeline).number + " " + (QualitySettings.renderPipeline == GraphicsSettings.currentRenderPipeline) + " "
            + filter.renderQueueRange.upperBound + " " + filter.layerMask + " " + new ShaderTagId("Forward").name + " " + (new ShaderTagId("a") == new ShaderTagId("a")); }
}"""
OVERRIDE = """%YAML 1.1
%TAG !u! tag:unity3d.com,2011:
--- !u!221 &22100000
AnimatorOverrideController:
  m_Name: Other moves
  m_Controller: {fileID: 9100000, guid: 0000000000000000000000000000000c, type: 2}
  m_Clips: []
"""
MOVES = """%YAML 1.1
%TAG !u! tag:unity3d.com,2011:
--- !u!91 &9100000
AnimatorController:
  m_Name: Moves
"""
PIPE = """%%YAML 1.1
%%TAG !u! tag:unity3d.com,2011:
--- !u!114 &11400000
MonoBehaviour:
  m_Script: {fileID: 11500000, guid: %s, type: 3}
  m_Name: Pipe
  number: %d
"""
LEVELS = """%YAML 1.1
%TAG !u! tag:unity3d.com,2011:
--- !u!47 &1
QualitySettings:
  m_CurrentQuality: 1
  m_QualitySettings:
  - serializedVersion: 2
    name: Low
    customRenderPipeline: {fileID: 0}
  - serializedVersion: 2
    name: High
    customRenderPipeline: {fileID: 11400000, guid: 0000000000000000000000000000000b, type: 2}
"""
GRAPHICS = """%YAML 1.1
%TAG !u! tag:unity3d.com,2011:
--- !u!30 &1
GraphicsSettings:
  m_CustomRenderPipeline: {fileID: 11400000, guid: 0000000000000000000000000000000a, type: 2}
"""


def add_drawing(project):
    def put(path, guid, text):
        project.write(path, text)
        project.write(path + ".meta", f"fileFormatVersion: 2\nguid: {guid}\n")
    pipe, drawing, scene = project.script("Pipe", DRAWN), project.script("Drawing", DRAWING), Scene()
    for letter, number in (("a", 1), ("b", 2)):
        put(f"Assets/{letter}.asset", "0" * 31 + letter, PIPE % (pipe, number))
    put("Assets/Moves.controller", "0" * 31 + "c", MOVES)
    put("Assets/Kernels.compute", "0" * 31 + "d", "#pragma kernel Main")
    put("Assets/Other.overrideController", "0" * 31 + "e", OVERRIDE)
    project.write("ProjectSettings/QualitySettings.asset", LEVELS)
    project.write("ProjectSettings/GraphicsSettings.asset", GRAPHICS)
    at = scene.add("Mover")
    mover = scene.component(at, 95, "Animator", f"m_Controller: {asset('0' * 31 + 'e', 22100000)}")
    scene.script(at, drawing, f"kernels: {asset('0' * 31 + 'd', 7200000, 3)}\nmover: {{fileID: {mover}}}")
    project.add("Assets/Draw.unity", scene.text())


@test
def what_draws_is_there_and_the_settings_name_the_pipeline():
    with Stage(add_drawing, plugins=False) as stage:
        stage.eval('SceneManager.LoadScene("Draw"); 1')
        stage.becomes('SceneManager.GetActiveScene().name', "Draw")
        same(stage.eval("Object.FindObjectOfType<Drawing>().Show()"), "Kernels Other moves Moves Other moves")
        same(stage.eval("Drawing.Pipes()"), "2 1 True 2500 3 Forward True")


@test
def a_project_without_a_manifest_has_unitys_default_packages():
    def fill(project):
        project.script("Old", "public class Old : UnityEngine.MonoBehaviour { public static string Say() => new UnityEngine.GameObject().AddComponent<TMPro.TextMeshPro>().text; }")
        manifest = os.path.join(project.root, "Packages/manifest.json")
        if os.path.exists(manifest):
            os.remove(manifest)

    with Stage(fill, plugins=False) as stage:
        same(stage.eval('Old.Say() + "."'), ".")


@test
def a_package_that_the_project_holds_is_its_own():
    def hold(project):
        project.write("Packages/manifest.json", json.dumps({"dependencies": {
            "com.unity.ugui": "1.0.0", "com.unity.textmeshpro": "3.0.6"}}))
        project.add("Assets/Own/Unity.TextMeshPro.asmdef", json.dumps({"name": "Unity.TextMeshPro"}))
        project.add("Assets/Own/Own.cs", "namespace TMPro { public class TMP_Text : UnityEngine.MonoBehaviour { public int own = 5; } "
                    "public class TextMeshProUGUI : TMP_Text { } }")

    with Stage(hold, plugins=False) as stage:
        same(stage.eval("new GameObject().AddComponent<TMPro.TextMeshProUGUI>().own"), "5")


FLYER = """using Unity.Cinemachine; using UnityEngine; using UnityEngine.InputSystem.EnhancedTouch; using Touch = UnityEngine.InputSystem.EnhancedTouch.Touch;
public class Flyer : MonoBehaviour {
    public CinemachineCamera near, far; public Rigidbody body; public Rigidbody2D flat;
    public string Live() => FindFirstObjectByType<CinemachineBrain>().ActiveVirtualCamera.Name;
    public string Parts() => near.GetComponent<CinemachineFollow>().FollowOffset.y + " " + near.Follow.name + near.Lens.FieldOfView + (near.GetCinemachineComponent(CinemachineCore.Stage.Body) != null);
    public string Fly() { body.linearVelocity = new Vector3(1, 2, 3); body.linearDamping = 4; flat.linearVelocityY = 5; flat.angularDamping = 6;
        return body.velocity + " " + body.drag + " " + flat.velocity + flat.angularDrag; }
    public string Touches() { EnhancedTouchSupport.Enable(); int n = Touch.activeTouches.Count; EnhancedTouchSupport.Disable(); try { n = Touch.activeTouches.Count; } catch (System.InvalidOperationException) { return n + "!"; } return ""; }
}"""


def add_flyer(project):
    flyer, scene = project.script("Flyer", FLYER), Scene()
    at, goal = scene.add("Flyer"), scene.add("Goal")
    body, flat = scene.component(at, 54, "Rigidbody", enabled=None), scene.component(goal, 50, "Rigidbody2D", enabled=None)
    near = scene.add("Near")
    cameras = [scene.script(item, "f9dfa5b682dcd46bda6128250e975f58", f"Priority:\n  Enabled: 1\n  m_Value: {priority}\nTarget:\n  TrackingTarget: {{fileID: {goal.transform}}}\nLens:\n  FieldOfView: 33")
               for item, priority in ((near, 11), (scene.add("Far"), 10))]
    scene.script(near, "b617507da6d07e749b7efdb34e1173e1", "FollowOffset: {x: 0, y: 6, z: 0}")
    scene.script(scene.add("Brain"), "72ece51f2901e7445ab60da3685d6b5f")
    scene.script(at, flyer, f"near: {{fileID: {cameras[0]}}}\nfar: {{fileID: {cameras[1]}}}\nbody: {{fileID: {body}}}\nflat: {{fileID: {flat}}}")
    project.add("Assets/Play.unity", scene.text())
    project.write("Packages/manifest.json", json.dumps({"dependencies": {"com.unity.cinemachine": "3.1.2", "com.unity.inputsystem": "1.7.0"}}))


@test
def what_unity_6_renamed_is_known():
    """Cinemachine 3 has the guids of 2, and other names."""
    with Stage(add_flyer, plugins=False) as stage:
        stage.eval('SceneManager.LoadScene("Play"); 1')
        stage.becomes('SceneManager.GetActiveScene().name', "Play")
        stage.eval("var f = Object.FindObjectOfType<Flyer>();")
        same(stage.eval("f.Live()"), "Near")
        same(stage.eval("f.far.Priority = 20; f.Live()"), "Far")
        same(stage.eval("f.Parts()"), "6 Goal33True")
        same(stage.eval("f.Fly()"), "(1.00, 2.00, 3.00) 4 (0.00, 5.00)6")
        same(stage.eval("f.Touches()"), "0!")


def fill(project):
    add_library(project)
    add_models(project)


@test
def a_library_for_unityengine_is_used():
    with Stage(fill, plugins=False) as stage:
        same(stage.eval("new GameObject().AddComponent<Mover>().Move()"), "3")
        same([line for line in stage.server.logged() if "warning" in line or "stubs" in line], [])
        models(stage)


def models(stage):
    """A model's root is a game object like a prefab's, and has what its importer gives it."""
    stage.eval('SceneManager.LoadScene("Models"); 1')
    stage.becomes('SceneManager.GetActiveScene().name', "Models")
    stage.eval('var h = Object.FindObjectOfType<Holder>();')
    same(stage.eval("Holder.Look(h.old)"), "Old False 1 True 1")
    same(stage.eval("Holder.Look(h.modern)"), "It's new False 0 True 0")
    same(stage.eval("h.at == h.old.transform"), "True")
    same(stage.eval('h.mesh.name + " " + (h.hashed.GetType() == typeof(Mesh)) + " " + h.clip.name'), "Glove True Walk")
    same(stage.eval("h.any == null"), "True")
    same(stage.eval('var c = Object.Instantiate(h.old); Holder.Look(c) + " " + c.transform.GetChild(0).name'),
         "Old(Clone) True 1 True 1 Hand")
    same(stage.eval('Holder.Look(GameObject.Find("Standing"))'), "Standing True 0 True 0")
    same(stage.eval("int n = 0; foreach (var g in Resources.FindObjectsOfTypeAll<GameObject>()) "
                    "if (!g.scene.IsValid()) n++; n"), "3")


if __name__ == "__main__":
    need_an_engine()
    suite.main()
