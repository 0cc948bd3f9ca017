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


@test
def what_scripts_set_of_effects_is_kept():
    with Stage(plugins=False) as stage:
        stage.eval("var p = new GameObject().AddComponent<ParticleSystem>(); var a = p.gameObject.AddComponent<Animator>();")
        same(stage.eval("var s = p.shape; s.radius = 2.5f; var m = p.main; m.startSize = 3; m.startColor = Color.red; "
                        'p.shape.radius + " " + p.main.startSize.constant + " " + p.main.startColor.color'),
             "2.5 3 RGBA(1.000, 0.000, 0.000, 1.000)")
        same(stage.eval("string Try(System.Action x) { try { x(); return \"\"; } catch (System.Exception e) { return e.Message; } } "
                        "Try(() => { var n = p.noise.strength; })"),
             "UnityEngine.ParticleSystem.NoiseModule.strength is not part of this engine")
        same(stage.eval('new ParticleSystem.MinMaxCurve(2, 4).Evaluate(0, 0.25f) + " " + new ParticleSystem.MinMaxCurve(2, '
                        'AnimationCurve.Linear(0, 0, 1, 1)).Evaluate(0.5f)'), "2.5 1")
        same(stage.eval("a.SetLayerWeight(1, 0.5f); a.GetLayerWeight(0) + \" \" + a.GetLayerWeight(1)"), "1 0.5")
        same(stage.eval("var d = new UnityEngine.AI.NavMeshDataInstance(); d.Remove(); d.valid"), "False")


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
SOUND = """using UnityEngine; using UnityEngine.Audio;
public class Sound : MonoBehaviour {
    public AudioMixer mixer; public AudioMixerGroup music; public AudioMixerSnapshot quiet; public AudioSource source;
    float Get() { float v; return mixer.GetFloat("Volume", out v) ? v : 99; }
    public string Blend() { var s = new[] { mixer.FindSnapshot("Loud"), quiet }; mixer.ClearFloat("Volume"); mixer.TransitionToSnapshots(s, new[] { 0f, 1f }, 1);
        var t = Get() + " "; mixer.TransitionToSnapshots(s, new[] { 0.5f, 0.5f }, 1); try { t += Get(); } catch (System.Exception e) { t += e.GetType().Name; } s[0].TransitionTo(0); return t + " " + Get(); }
    public string Try() { var s = Get() + " "; quiet.TransitionTo(1); s += Get() + " " + mixer.SetFloat("Volume", -3) + " " + mixer.SetFloat("None", 1) + " " + Get();
        return s + " " + mixer.FindMatchingGroups("Music")[0].name + " " + (music.audioMixer == mixer) + " " + mixer.FindSnapshot("Loud").name + " " + source.outputAudioMixerGroup.name; } }"""


def add_sound(project):
    guid, scene = project.add("Assets/Sound.mixer", MIXER), Scene()
    at = scene.add("Sound")
    source = scene.component(at, 82, "AudioSource", f"OutputAudioMixerGroup: {asset(guid, 24300004)}")
    scene.script(at, project.script("Sound", SOUND), f"mixer: {asset(guid, 24100000)}\nmusic: {asset(guid, 24300004)}\n"
                 f"quiet: {asset(guid, 24500008)}\nsource: {{fileID: {source}}}")
    project.add("Assets/Sounds.unity", scene.text())


@test
def a_mixer_has_groups_snapshots_and_parameters():
    with Stage(add_sound, plugins=False) as stage:
        stage.eval('SceneManager.LoadScene("Sounds"); 1')
        stage.becomes('SceneManager.GetActiveScene().name', "Sounds")
        same(stage.eval("Object.FindObjectOfType<Sound>().Try()"), "-10 -40 True False -3 Music True Loud Music")
        same(stage.eval("Object.FindObjectOfType<Sound>().Blend()"), "-40 LeftOutException -10")


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


AWAITING = """using System; using System.Collections; using System.Threading; using UnityEngine;
public class Awaiting : MonoBehaviour {
    public static string told = ""; static int updates; void Update() { updates++; }
    static async Awaitable<int> Sum(int a) { await Awaitable.NextFrameAsync(); return a + 1; }
    static async Awaitable Fail() { await Awaitable.EndOfFrameAsync(); throw new InvalidOperationException("bad"); }
    public static async void Run() {
        new GameObject().AddComponent<Awaiting>(); int frame = Time.frameCount; double time = Time.timeAsDouble; await Awaitable.NextFrameAsync(); told = Time.frameCount - frame + " ";
        await Awaitable.WaitForSecondsAsync(0.1f); told += (Time.timeAsDouble - time >= 0.1) + " " + await Sum(4); await Awaitable.FixedUpdateAsync(); told += " " + Time.inFixedTimeStep;
        try { await Fail(); } catch (InvalidOperationException e) { told += " " + e.Message; } var stop = new CancellationTokenSource(); var wait = Awaitable.WaitForSecondsAsync(60, stop.Token); stop.Cancel();
        try { await wait; } catch (OperationCanceledException) { told += " stopped"; } int main = Thread.CurrentThread.ManagedThreadId; await Awaitable.BackgroundThreadAsync(); bool isElsewhere = Thread.CurrentThread.ManagedThreadId != main;
        await Awaitable.MainThreadAsync(); told += " " + isElsewhere + (Thread.CurrentThread.ManagedThreadId == main); var source = new AwaitableCompletionSource<string>(); Later(source); told += " " + await source.Awaitable + " " + source.TrySetResult("twice");
        await Awaitable.FromAsyncOperation(Resources.UnloadUnusedAssets()); told += "."; }
    static async void Later(AwaitableCompletionSource<string> source) { await Awaitable.NextFrameAsync(); source.SetResult("set"); }
    public static string Routine() { new GameObject().AddComponent<Awaiting>().StartCoroutine(Both()); return ""; }
    static IEnumerator Both() { yield return Awaitable.WaitForSecondsAsync(0.05f); told = "over"; }
}"""


@test
def awaitables_go_on_in_the_player_loop():
    def make(project):
        project.script("Awaiting", AWAITING)
        project.write("ProjectSettings/ProjectVersion.txt", "m_EditorVersion: 6000.0.1f1\n")
    with Stage(make, plugins=False) as stage:
        stage.eval("Awaiting.Run(); 1")
        stage.becomes("Awaiting.told", "1 True 5 True bad stopped TrueTrue set False.")
        stage.eval("Awaiting.Routine()")
        stage.becomes("Awaiting.told", "over")


LABEL = """using TMPro; using UnityEngine;
public class Label : MonoBehaviour {
    public TextMeshProUGUI text; public TMP_InputField field; public TMP_Dropdown choice; public int changes;
    void Start() { field.onValueChanged.AddListener(t => changes++); field.text = "abc"; choice.AddOptions(new System.Collections.Generic.List<string> { "a", "b" }); }
    public string Count() { text.text = "<b>Hello</b> <color=#ff0000>you</color> 1 < 2"; return text.textInfo.characterCount + " " + text.GetParsedText(); }
    public string Numbers() { text.SetText("{0} of {1:2}, {2:00.0}", 3, 1.256f, 7.25f); return text.text; }
}"""


def add_texts(project):
    label, scene = project.script("Label", LABEL), Scene()
    at = {name: scene.add(name, rect={}) for name in ("Text", "Field", "Choice")}
    text = scene.script(at["Text"], "f4688fdb7df04437aeb418b961361dc5", "m_text: From the file\n"
                        "m_fontColor: {r: 1, g: 0, b: 0, a: 1}\nm_fontSize: 24\nm_textAlignment: 514\nm_unknownYet: 3")
    field = scene.script(at["Field"], "2da0c512f12947e489f739169773d7ca")
    choice = scene.script(at["Choice"], "7b743370ac3e4ec2a1668f5455a8ef8a")
    scene.script(scene.add("Label"), label, f"text: {{fileID: {text}}}\nfield: {{fileID: {field}}}\nchoice: {{fileID: {choice}}}")
    project.add("Assets/Texts.unity", scene.text())
    project.write("Packages/manifest.json", json.dumps({"dependencies": {
        "com.unity.ugui": "1.0.0", "com.unity.textmeshpro": "3.0.6"}}))


@test
def a_package_that_is_only_named_has_a_stand_in():
    with Stage(add_texts, plugins=False) as stage:
        stage.eval('SceneManager.LoadScene("Texts"); 1')
        stage.becomes('SceneManager.GetActiveScene().name', "Texts")
        stage.eval("var l = Object.FindObjectOfType<Label>();")
        same(stage.eval('l.text.text + " " + l.text.color + " " + l.text.fontSize + " " + l.text.alignment'),
             "From the file RGBA(1.000, 0.000, 0.000, 1.000) 24 Center")
        same(stage.eval("l.Count()"), "15 Hello you 1 < 2")
        same(stage.eval("l.Numbers()"), "3 of 1.26, 07.3")
        same(stage.eval('l.changes + " " + l.field.text + " " + l.choice.options.Count'), "1 abc 2")
        same([line for line in stage.server.logged() if "stubs" in line or "Exception" in line], [])


@test
def a_package_that_the_project_holds_is_its_own():
    def hold(project):
        add_texts(project)
        project.add("Assets/Own/Unity.TextMeshPro.asmdef", json.dumps({"name": "Unity.TextMeshPro"}))
        project.add("Assets/Own/Own.cs", "namespace TMPro { public class TMP_Text : UnityEngine.MonoBehaviour { public int own = 5; } "
                    "public class TextMeshProUGUI : TMP_Text { } }")

    with Stage(hold, plugins=False) as stage:
        same(stage.eval("new GameObject().AddComponent<TMPro.TextMeshProUGUI>().own"), "5")


ACTIONS = json.dumps({"name": "Controls", "maps": [{
    "name": "Player", "id": "265c38f5-dd18-4d34-b198-aec58e1627ff", "actions": [
        {"name": "Move", "type": "Value", "id": "1077f913-a9f9-41b1-acb3-b9ee0adbc744", "expectedControlType": "Vector2"},
        {"name": "Jump", "type": "Button", "id": "2f5cd1d3-9d1c-4f6e-8a0b-d42d4c5b0c11"}],
    "bindings": [{"name": "", "path": "<Keyboard>/space", "groups": "Keys", "action": "Jump"}]}],
    "controlSchemes": [{"name": "Keys", "bindingGroup": "Keys"}]})
PLAYER = """using Cinemachine; using UnityEngine; using UnityEngine.InputSystem;
public class Player : MonoBehaviour {
    public PlayerInput input; public CinemachineVirtualCamera near, far; public int jumps; Vector2 move;
    InputAction jump;
    void Awake() { jump = input.actions.FindAction("Player/Jump", true); jump.performed += OnJump; jump.Enable(); }
    void OnJump(InputAction.CallbackContext c) { if (c.performed) jumps++; }
    void Update() { move = input.actions["Move"].ReadValue<Vector2>(); if (Keyboard.current.spaceKey.wasPressedThisFrame || Gamepad.current != null) jumps++; }
    public string Look() => input.currentActionMap.name + " " + input.currentControlScheme + " " + jump.GetBindingDisplayString() + " " + jump.enabled + " " + move.x + jumps;
    public string Rebind() {
        var b = new InputBinding { overridePath = "<Keyboard>/x", overrideInteractions = "hold" };
        jump.ApplyBindingOverride(0, b);
        string saved = input.actions.SaveBindingOverridesAsJson(), s = jump.GetBindingDisplayString() + " " + jump.bindings[0].effectiveInteractions;
        s += " " + jump.GetBindingDisplayString(InputBinding.DisplayStringOptions.IgnoreBindingOverrides);
        input.actions.RemoveAllBindingOverrides();
        s += " " + jump.bindings[0].hasOverrides + " [" + input.actions.SaveBindingOverridesAsJson() + "]";
        input.actions.LoadBindingOverridesFromJson(saved);
        s += " " + jump.bindings[0].overridePath + " " + (jump.bindings[0].overrideProcessors == null);
        jump.ApplyBindingOverride("<Keyboard>/y", "Pads");
        return s + " " + jump.bindings[0].overridePath + " " + saved.StartsWith("{\\"bindings\\":[{\\"action\\":\\"Player/Jump\\",");
    }
    public string Live() => Object.FindObjectOfType<CinemachineBrain>().ActiveVirtualCamera.Name;
    public float Distance() { var body = near.GetCinemachineComponent<CinemachineFramingTransposer>(); body.m_CameraDistance += 1; return body.m_CameraDistance; }
}"""


def add_player(project):
    player, scene = project.script("Player", PLAYER), Scene()
    actions = project.add("Assets/Controls.inputactions", ACTIONS)
    at = scene.add("Player")
    given = scene.script(at, "62899f850307741f2a39c98a8b639597", f"m_Actions: {asset(actions, -944628639613478452, 3)}\n"
                         "m_DefaultActionMap: 265c38f5-dd18-4d34-b198-aec58e1627ff")
    near, far = (scene.script(scene.add(name), "45e653bab7fb20e499bda25e1b646fea", f"m_Priority: {priority}")
                 for name, priority in (("Near", 11), ("Far", 10)))
    parts = scene.add("cm", scene.items[1])
    scene.script(parts, "ac0b09e7857660247b1477e93731de29")
    scene.script(parts, "6ad980451443d70438faac0bc6c235a0", "m_CameraDistance: 7")
    scene.script(scene.add("Brain"), "72ece51f2901e7445ab60da3685d6b5f")
    scene.script(at, player, f"input: {{fileID: {given}}}\nnear: {{fileID: {near}}}\nfar: {{fileID: {far}}}")
    project.add("Assets/Play.unity", scene.text())
    project.write("Packages/manifest.json", json.dumps({"dependencies": {
        "com.unity.cinemachine": "2.9.7", "com.unity.inputsystem": "1.7.0"}}))


@test
def cameras_and_actions_of_packages_are_known():
    with Stage(add_player, plugins=False) as stage:
        stage.eval('SceneManager.LoadScene("Play"); 1')
        stage.becomes('SceneManager.GetActiveScene().name', "Play")
        stage.eval("var p = Object.FindObjectOfType<Player>();")
        same(stage.eval("p.Look()"), "Player Keys Space True 00")
        same(stage.eval("p.Rebind()"), "X hold Space False [] <Keyboard>/x True <Keyboard>/x True")
        same(stage.eval("p.Live()"), "Near")
        same(stage.eval("p.far.Priority = 20; p.Live()"), "Far")
        same(stage.eval("p.Distance()"), "8")
        same([line for line in stage.server.logged() if "stubs" in line or "Exception" in line], [])


LOADER = """using System.Collections; using System.Collections.Generic; using UnityEngine; using UnityEngine.AddressableAssets;
using UnityEngine.ResourceManagement.AsyncOperations;
public class Loader : MonoBehaviour {
    public AssetReference crate; public string told = "";
    IEnumerator Start() {
        AsyncOperationHandle<TextAsset> text = Addressables.LoadAssetAsync<TextAsset>("notes/first");
        told += text.IsDone;
        yield return text;
        told += " " + text.Result.text + " " + text.Status;
        Addressables.InstantiateAsync("crate").Completed += h => told += " " + h.Result.name;
        AsyncOperationHandle<GameObject> own = crate.InstantiateAsync(transform);
        yield return own;
        told += " " + own.Result.transform.parent.name;
        var many = Addressables.LoadAssetsAsync<Object>("all", null);
        yield return many;
        told += " " + many.Result.Count + " " + Addressables.LoadAssetAsync<GameObject>("crate").WaitForCompletion().name;
        var none = Addressables.LoadAssetAsync<GameObject>("nothing");
        yield return none;
        told += " " + none.Status;
        told += Merged(Addressables.MergeMode.UseFirst) + Merged(Addressables.MergeMode.Union) + Merged(Addressables.MergeMode.Intersection);
        told += " " + Addressables.LoadAssetAsync<Sprite>("sheet[sheet_1]").WaitForCompletion().name;
        yield return Addressables.LoadSceneAsync("level");
    }
    string Merged(Addressables.MergeMode mode) => " " + Addressables.LoadAssetsAsync<Object>(new List<object> { "nothing", "crate", "all" }, null, mode).WaitForCompletion()?.Count; }"""


def add_sheet(project):
    """A texture with two sprites."""
    guid = project.add("Assets/Data/sheet.png", "not read")
    table = "".join(f"  - first:\n      213: {70 + i}\n    second: sheet_{i}\n" for i in range(2))
    sprites = "".join(f"    - serializedVersion: 2\n      name: sheet_{i}\n      internalID: {70 + i}\n      rect:\n        serializedVersion: 2\n"
                      "        x: 0\n        y: 0\n        width: 1\n        height: 1\n" for i in range(2))
    project.write("Assets/Data/sheet.png.meta", f"fileFormatVersion: 2\nguid: {guid}\nTextureImporter:\n  internalIDToNameTable:\n{table}"
                  f"  serializedVersion: 11\n  spriteMode: 2\n  textureType: 8\n  spriteSheet:\n    serializedVersion: 2\n    sprites:\n{sprites}")
    return guid


def add_addresses(project):
    crate, scene, level = Scene(), Scene(), Scene()
    crate.add("Crate")
    level.add("Boss")
    guids = [project.add("Assets/Data/first.txt", "hello"), project.add("Assets/Data/Crate.prefab", crate.text()),
             project.add("Assets/Data/Level.unity", level.text()), add_sheet(project)]
    rows = "".join(f"  - m_GUID: {guid}\n    m_Address: {name}\n    m_ReadOnly: 0\n    m_SerializedLabels:{labels}\n"
                   for guid, name, labels in zip(guids, ("notes/first", "crate", "level", "sheet"), ("\n    - all", "\n    - all", " []", " []")))
    project.write("Assets/AddressableAssetsData/AssetGroups/Default.asset", "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!114 &11400000\n"
                  f"MonoBehaviour:\n  m_Name: Default\n  m_SerializeEntries:\n{rows}  m_ReadOnly: 0\n")
    scene.script(scene.add("Loader"), project.script("Loader", LOADER), f"crate:\n  m_AssetGUID: {guids[1]}")
    project.add("Assets/Load.unity", scene.text())
    project.write("Packages/manifest.json", json.dumps({"dependencies": {"com.unity.addressables": "1.21.0"}}))


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


WAITER = """using System; using System.Collections; using System.Linq; using System.Reflection; using System.Threading; using System.Threading.Tasks; using Cysharp.Threading.Tasks; using UnityEngine;
public class Waiter : MonoBehaviour {
    public static string said = "";
    async UniTaskVoid Start() { said += "a"; await UniTask.Yield(); said += "b"; int n = await Count(3); said += n; await UniTask.WhenAll(UniTask.DelayFrame(2), UniTask.Delay(1)); said += "c";
        UniTask.RunOnThreadPool(() => Thread.Sleep(1)).ContinueWith(() => said += Time.frameCount > 0 ? "d" : "").Forget();
        await UniTask.WaitUntil(() => said.EndsWith("d")); Fail().Forget(); Stop().Forget(); said += "e"; }
    async UniTask<int> Count(int n) { for (int i = 0; i < n; i++) { await UniTask.NextFrame(); } return n; }
    async UniTask Fail() { await UniTask.Yield(); throw new Exception("failed here"); }
    async UniTask Stop() { CancellationTokenSource s = new CancellationTokenSource(); UniTask t = UniTask.Delay(TimeSpan.FromHours(1), cancellationToken: s.Token); s.Cancel();
        bool was = await t.SuppressCancellationThrow(); said += was; await Resources.LoadAsync<TextAsset>("none"); said += "f"; await UniTask.Delay(9999999, cancellationToken: this.GetCancellationTokenOnDestroy()); }
    public static void Elsewhere() => Task.Run(async () => { await UniTask.SwitchToMainThread(); new GameObject("here"); said = "main"; });
    static int Waits() => ((ICollection)typeof(UniTask).Assembly.GetType("Cysharp.Threading.Tasks.Loop").GetField("s_Items", BindingFlags.NonPublic | BindingFlags.Static).GetValue(null)).Count;
    public static async UniTaskVoid Attach() { said = ""; var s = new CancellationTokenSource(); await UniTask.DelayFrame(2).AttachExternalCancellation(s.Token); await UniTask.DelayFrame(2); said += Waits();
        UniTask t = UniTask.WaitUntil(() => false, cancellationToken: new CancellationToken()).AttachExternalCancellation(s.Token); s.Cancel(); said += await t.SuppressCancellationThrow(); }
    static IEnumerator Slow() { float from = Time.time; yield return new WaitForSeconds(0.2f); said += Time.time - from >= 0.2f; yield return Inner(); said += "over"; }
    static IEnumerator Inner() { int from = Time.frameCount; yield return new WaitUntil(() => Time.frameCount > from + 2); said += Time.frameCount > from + 2; }
    static IEnumerator Bad() { yield return null; throw new Exception("bad"); }
    static IEnumerator Endless() { while (true) yield return new WaitForSeconds(1000); }
    public static async UniTaskVoid Routines() { said = ""; await Slow(); try { await Bad(); } catch (Exception e) { said += e.Message; } var s = new CancellationTokenSource(); UniTask t = Endless().ToUniTask(cancellationToken: s.Token);
        s.Cancel(); said += await t.SuppressCancellationThrow(); }
    public static async UniTaskVoid Later() { said = ""; UniTask t = UniTask.Defer(() => { said += "begun"; return UniTask.CompletedTask; }); said += "first "; await t; await t; bool hasRun = false;
        var end = await UniTask.RunOnThreadPool(() => hasRun = true, cancellationToken: new CancellationToken(true)).SuppressCancellationThrow(); Thread.Sleep(5); said += hasRun + " " + end.Item1;
        IEnumerator c = UniTask.FromException(new Exception("told")).ToCoroutine(e => said += e.Message); bool hasMore = c.MoveNext(); said += hasMore; }
}"""


@test
def tasks_of_unitask_go_on_in_the_player_loop():
    def fill(project):
        project.script("Waiter", WAITER)
        project.write("Packages/manifest.json", json.dumps({"dependencies": {
            "com.cysharp.unitask": "https://github.com/Cysharp/UniTask.git?path=src/UniTask/Assets/Plugins/UniTask"}}))

    with Stage(fill, plugins=False) as stage:
        stage.eval("Waiter.Elsewhere(); 1")
        stage.becomes('Waiter.said + GameObject.Find("here")', "mainhere (UnityEngine.GameObject)")
        for name, said in (("Attach", "1True"), ("Routines", "TrueTrueoverbadTrue"), ("Later", "first begunFalse TruetoldFalse")):
            stage.eval(f"Waiter.{name}().Forget(); 1")
            stage.becomes("Waiter.said", said)
        stage.eval('Waiter.said = ""; var w = new GameObject().AddComponent<Waiter>(); 1')
        stage.becomes("Waiter.said", "ab3cdeTruef")
        stage.is_logged("Exception: failed here")


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
MOVER = """using UnityEngine;
public class Mover : MonoBehaviour {
    public string Look() { var a = GetComponent<Animator>(); Run[] all = a.GetBehaviours<Run>(); all[0].owner = name;
        return all.Length + " " + all[0].speed + a.GetBehaviours<StateMachineBehaviour>().Length + (a.GetBehaviour<Run>() == all[0]) + a.GetBehaviour<Run>().owner; }
}"""


@test
def behaviours_of_animators_are_there():
    def fill(project):
        run, stop = project.script("Run", "public class Run : UnityEngine.StateMachineBehaviour { public int speed; public string owner; }"), project.script("Stop", "public class Stop : UnityEngine.StateMachineBehaviour { }")
        controller, scene = project.add("Assets/Own moves.controller", CONTROLLER % (run, stop)), Scene()
        mover = project.script("Mover", MOVER)
        for name in ("One", "Two"):
            at = scene.add(name)
            scene.component(at, 95, "Animator", f"m_Controller: {asset(controller, 9100000)}")
            scene.script(at, mover)
        project.add("Assets/Play.unity", scene.text())

    with Stage(fill, plugins=False) as stage:
        stage.eval('SceneManager.LoadScene("Play"); 1')
        stage.becomes('SceneManager.GetActiveScene().name', "Play")
        same(stage.eval('string.Join(",", Object.FindObjectsOfType<Mover>().OrderBy(m => m.name).Select(m => m.Look()))'), "1 32TrueOne,1 32TrueTwo")


@test
def assets_are_found_by_address():
    with Stage(add_addresses, plugins=False) as stage:
        stage.eval("var kept = new GameObject(); Object.DontDestroyOnLoad(kept); Loader l = null; "
                   'SceneManager.sceneLoaded += (s, m) => { if (s.name == "Load") l = Object.FindObjectOfType<Loader>(); }; SceneManager.LoadScene("Load"); 1')
        stage.becomes('SceneManager.GetActiveScene().name', "Level")
        same(stage.eval("l.told"), "False hello Succeeded Crate(Clone) Loader 2 Crate Failed 1 2  sheet_1")
        same(stage.eval('GameObject.Find("Boss").name'), "Boss")


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
