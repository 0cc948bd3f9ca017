"""Packages that a project only names: what their stand-ins do, and what they say they cannot."""
import json
import os

from lib.live import Scene, asset, need_an_engine
from lib.sources import Stage
from lib.umcp import UMCP, Skipped, Suite, same

suite = Suite()
test = suite.test


def needs(project, **packages):
    """The project names these packages; dots and hyphens are written as in Python."""
    project.write("Packages/manifest.json", json.dumps({"dependencies": packages}))


def is_clean(stage):
    same([line for line in stage.server.logged() if "stubs" in line or "Exception" in line], [])


def throws(stage, code, name):
    """It says that this is not part of the engine."""
    same(stage.eval("string said = \"nothing\"; try { %s; } catch (Umcp.LeftOutException e) { said = e.Member; } said" % code), name)


MATH = """using Unity.Mathematics; using UnityEngine; using static Unity.Mathematics.math; using float4x4 = Unity.Mathematics.float4x4;
using float3x3 = Unity.Mathematics.float3x3;
public static class Sums {
    public static string Vectors() {
        float3 a = float3(1, 2, 3), b = new float3(4, float2(5, 6)); int2 i = (int2)a.zy; bool3 less = a < 2; a.xz = b.yx; Vector3 v = b;
        return a + " " + dot(b, b) + " " + cross(float3(1, 0, 0), float3(0, 1, 0)) + " " + i + " " + less + " " + v.z + " " + any(less) + " " + csum(b) + " " + (uint2(5, 9) & 3) + " " + b[1]
            + " " + clamp(b, 4.5f, 5.5f) + " " + normalizesafe(float3(0)) + " " + select(a, b, bool3(true, false, true)); }
    public static string Matrices() {
        float4x4 m = float4x4.TRS(float3(1, 2, 3), Unity.Mathematics.quaternion.RotateY(PI / 2), float3(2)); float3 p = transform(m, float3(0, 0, 1));
        float3x3 n = new float3x3(2, 0, 0, 0, 4, 1, 0, 0, 8);
        return round(p * 1000) / 1000 + " " + determinant(n) + " " + mul(n, inverse(n)).Equals(float3x3.identity) + " " + mul(n, float3(1, 1, 1)) + " " + n.c2 + " " + transpose(n).c1
            + " " + ((Quaternion)Unity.Mathematics.quaternion.Euler(radians(float3(10, 20, 30))) == Quaternion.Euler(10, 20, 30)) + " " + determinant((float4x4)Matrix4x4.Scale(new Vector3(1, 2, 3))); }
    public static string Numbers() {
        var r = new Unity.Mathematics.Random(1); uint first = r.NextUInt(); float f = r.NextFloat(); int k = r.NextInt(5, 6);
        return first + " " + (f >= 0 && f < 1) + " " + k + " " + (float)(half)0.1f + " " + (float)new half(65504f) + " " + countbits(255) + " " + lzcnt(1) + " " + tzcnt(8) + " " + ceilpow2(17)
            + " " + asint(1f) + " " + fmod(-5.5f, 2) + " " + round(2.5f) + " " + remap(0f, 10f, 0f, 1f, 5f) + " " + smoothstep(0f, 1f, 0.5f) + " " + reversebits(1u) + " " + rol(1, 33); }
    public static float Noise() => noise.snoise(float2(1, 2));
}"""


def add_math(project):
    project.script("Sums", MATH)
    needs(project, **{"com.unity.mathematics": "1.2.6"})


@test
def mathematics_is_real():
    with Stage(add_math, plugins=False) as stage:
        same(stage.eval("Sums.Vectors()"), "float3(5f, 2f, 4f) 77 float3(0f, 0f, 1f) int2(3, 2) bool3(True, False, False) 6 True 15 uint2(1, 1) 5"
             " float3(4.5f, 5f, 5.5f) float3(0f, 0f, 0f) float3(4f, 2f, 6f)")
        same(stage.eval("Sums.Matrices()"), "float3(3f, 2f, 3f) 64 True float3(2f, 5f, 8f) float3(0f, 1f, 8f) float3(0f, 4f, 1f) True 6")
        same(stage.eval("Sums.Numbers()"), "270368 True 5 0.09997559 65504 8 31 3 32 1065353216 -1.5 2 0.5 0.5 2147483648 2")
        throws(stage, "Sums.Noise()", "Unity.Mathematics.noise.snoise")


def add_plain(project):
    """As in Unity, code without the engine sees the packages that its definition names."""
    project.write("Assets/Plain/Plain.asmdef", json.dumps({"name": "Plain", "references": ["Unity.Mathematics"], "noEngineReferences": True}))
    project.write("Assets/Plain/Plain.cs", "using Unity.Mathematics; public static class Plain { public static float Said() => math.lerp(1f, 3f, 0.5f) + math.length(new float3(3, 4, 0)); }")
    project.write("Assets/ByGuid/ByGuid.asmdef", json.dumps({"name": "ByGuid", "references": ["GUID:d8b63aba1907145bea998dd612889d6b"], "noEngineReferences": True}))
    project.write("Assets/ByGuid/ByGuid.cs", "public static class ByGuid { public static float Said() => Unity.Mathematics.math.abs(-3f); }")
    project.write("Assets/Other/Other.asmdef", json.dumps({"name": "Other", "noEngineReferences": True}))
    project.write("Assets/Other/Other.cs", "public static class Other { public static float Said() => Unity.Mathematics.math.abs(1f); }")
    needs(project, **{"com.unity.mathematics": "1.2.6"})


@test
def code_without_the_engine_sees_what_it_names():
    with Stage(add_plain, plugins=False) as stage:
        same(stage.eval("Plain.Said()"), "7")
        same(stage.eval("ByGuid.Said()"), "3")
        throws(stage, "Other.Said()", "Other.Said()")


WAITS = """using System; using System.Collections; using System.Collections.Generic; using System.Threading; using UnityEngine;
public class Waits : MonoBehaviour {
    public static string said = "";
    IEnumerator Start() { yield return Places(); said += "over"; }
    async Awaitable Places() { await Awaitable.NextFrameAsync(); await Awaitable.EndOfFrameAsync(); int from = Time.frameCount; await Awaitable.NextFrameAsync(); said += (Time.frameCount - from) + " ";
        await Awaitable.FixedUpdateAsync(); said += Time.inFixedTimeStep + " "; float t = Time.time; await Awaitable.WaitForSecondsAsync(0.05f, destroyCancellationToken); said += (Time.time - t >= 0.05f) + " ";
        int id = Thread.CurrentThread.ManagedThreadId; said += await Threads(id) + " "; await Resources.LoadAsync<TextAsset>("none"); }
    static async Awaitable<string> Threads(int id) { await Awaitable.BackgroundThreadAsync(); string s = (id == Thread.CurrentThread.ManagedThreadId) + " "; await Awaitable.MainThreadAsync(); return s + (id == Thread.CurrentThread.ManagedThreadId); }
    public static async void Ends() { said = ""; var c = new CancellationTokenSource(); var s = new AwaitableCompletionSource<int>(); Awaitable wait = Awaitable.NextFrameAsync(), late = Awaitable.WaitForSecondsAsync(100, c.Token);
        Awaitable all = Each(late), fails = Each(Fails()), cancelled = Each(wait); Awaitable<int> number = Number(s); wait.Cancel(); c.Cancel(); s.SetResult(5); said += await number + " " + s.TrySetResult(6); await all; await fails; await cancelled; said += " over"; }
    static async Awaitable Each(Awaitable what) { try { await what; said += "fine "; } catch (OperationCanceledException) { said += "cancelled "; } catch (InvalidOperationException e) { said += " " + e.Message; } }
    static async Awaitable Fails() { await Awaitable.NextFrameAsync(); throw new InvalidOperationException("bad"); }
    static async Awaitable<int> Number(AwaitableCompletionSource<int> s) { return await s.Awaitable; }
    public static async void Frames() { said = ""; var c = new CancellationTokenSource(); var all = new List<WeakReference>(); for (int i = 0; i < 40; i++) await Noted(all, c.Token);
        GC.Collect(); GC.WaitForPendingFinalizers(); GC.Collect(); int left = all.FindAll(w => w.IsAlive).Count; c.Cancel(); said = left < 10 ? "few are left" : left + " are left"; }
    static Awaitable Noted(List<WeakReference> all, CancellationToken token) { Awaitable made = Awaitable.NextFrameAsync(token); all.Add(new WeakReference(made)); return made; }
}"""


@test
def later_versions_have_awaitables():
    def fill(project):
        project.script("Waits", WAITS)
        project.write("ProjectSettings/ProjectVersion.txt", "m_EditorVersion: 6000.0.30f1\n")

    with Stage(fill, plugins=False) as stage:
        stage.eval("new GameObject().AddComponent<Waits>(); 1")
        stage.becomes("Waits.said", "1 True True False True over")
        stage.eval("Waits.Ends(); 1")
        stage.becomes("Waits.said", "cancelled cancelled 5 False bad over")
        stage.eval("Waits.Frames(); 1")
        stage.becomes("Waits.said", "few are left")
        is_clean(stage)


FIELD = """using TMPro; using UnityEngine; using UnityEngine.EventSystems;
public class Field : TMP_InputField {
    public int frames, caret; protected override void LateUpdate() { base.LateUpdate(); frames++; }
    public override void OnUpdateSelected(BaseEventData e) { base.OnUpdateSelected(e); caret = caretPositionInternal; }
    public static string Used() { var f = new GameObject("field").AddComponent<Field>(); f.text = "hello"; f.caretPosition = 3; ((IUpdateSelectedHandler)f).OnUpdateSelected(null); TMP_Text t = new GameObject("t").AddComponent<TextMeshProUGUI>();
        t.SetText("number".ToCharArray(), 1, 3); return f.caret + t.text; } }
"""


@test
def input_fields_can_be_derived_from():
    def fill(project):
        project.script("Field", FIELD)
        needs(project, **{"com.unity.textmeshpro": "3.0.6"})

    with Stage(fill, plugins=False) as stage:
        same(stage.eval("Field.Used()"), "3umb")
        stage.becomes('GameObject.Find("field").GetComponent<Field>().frames > 1', "True")
        is_clean(stage)


TASKS = """using System; using System.Threading; using Cysharp.Threading.Tasks; using UnityEngine;
public static class Tasks {
    public static string said = "";
    static async UniTask<int> Late() { await UniTask.Delay(100000); return 1; }
    static async UniTask<int> Soon() { await UniTask.DelayFrame(1); return 5; }
    static async UniTask Bad() { await UniTask.Yield(); throw new Exception("bad"); }
    public static async UniTaskVoid Run() {
        UniTask.Post(() => said += "posted "); await UniTask.DelayFrame(2);
        await UniTask.SwitchToThreadPool(); said += PlayerLoopHelper.IsMainThread; await UniTask.SwitchToMainThread(); said += PlayerLoopHelper.IsMainThread + " ";
        var source = new CancellationTokenSource();
        try { await Late().Timeout(TimeSpan.FromMilliseconds(20), taskCancellationTokenSource: source); } catch (TimeoutException e) { said += e.Message + source.IsCancellationRequested + " "; }
        said += await Soon().Timeout(TimeSpan.FromMinutes(1)) + " " + await UniTask.Yield().TimeoutWithoutException(TimeSpan.FromMinutes(1)) + " ";
        var soon = new CancellationTokenSource(); soon.CancelAfterSlim(5); said += await UniTask.WaitUntilCanceled(soon.Token).SuppressCancellationThrow() + " ";
        UniTaskScheduler.UnobservedTaskException += e => said += e.Message + " "; Bad().Forget(); await UniTask.DelayFrame(3); said += "over"; }
}"""


@test
def tasks_change_threads_and_have_limits():
    def fill(project):
        project.script("Tasks", TASKS)
        needs(project, **{"com.cysharp.unitask": "2.5.0"})

    with Stage(fill, plugins=False) as stage:
        stage.eval("Tasks.Run().Forget(); 1")
        stage.becomes("Tasks.said", "posted FalseTrue Exceed Timeout:00:00:00.0200000True 5 False False bad over")


NEWTONSOFT = """using System.Collections.Generic; using Newtonsoft.Json; using Newtonsoft.Json.Linq; using UnityEngine;
public static class Texts {
    class Kind { [JsonProperty("number")] public int n = 3; public List<float> list = new List<float> { 1.5f }; [JsonIgnore] public int hidden = 1; public Kind inner; }
    public static string Trees() { JObject o = JObject.Parse("{\\"a\\":[1,{\\"b\\":2}]}"); return (int)o["a"][1]["b"] + " " + (int)o.SelectToken("a[0]"); }
    public static string Objects() => JsonConvert.SerializeObject(new Kind()) + " " + new JArray(1, "x").ToString(Formatting.None) + " " + JsonConvert.DeserializeObject<Kind>("{\\"inner\\":{\\"number\\":7}}").inner.n; }
"""
OWN = os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp", "packages", "Newtonsoft.Json.dll")


def add_newtonsoft(project):
    project.script("Texts", NEWTONSOFT)
    project.write("Assets/Own/Own.asmdef", json.dumps({"name": "Own", "overrideReferences": True, "precompiledReferences": ["Newtonsoft.Json.dll"], "noEngineReferences": True}))
    project.write("Assets/Own/Own.cs", "public static class Own { public static string Said() => new Newtonsoft.Json.Linq.JValue(5).ToString(); }")
    project.write("Assets/Without/Without.asmdef", json.dumps({"name": "Without", "overrideReferences": True}))
    project.write("Assets/Without/Without.cs", "public static class Without { public static int Said() => Newtonsoft.Json.Linq.JToken.Parse(\"5\").Count(); }")
    needs(project, **{"com.unity.nuget.newtonsoft-json": "3.2.1"})


@test
def newtonsoft_is_the_library_itself():
    if not os.path.exists(OWN):
        raise Skipped("no Newtonsoft.Json: npm was not there when umcp was built")
    with Stage(add_newtonsoft, plugins=False) as stage:
        same(stage.eval("Texts.Trees()"), '2 1')
        same(stage.eval("Own.Said()"), "5")
        throws(stage, "Without.Said()", "Without.Said()")
        if os.path.exists("/usr/lib/mono/4.5/System.Runtime.Serialization.dll"):
            same(stage.eval("Texts.Objects()"), '{"number":3,"list":[1.5],"inner":null} [1,"x"] 7')


CONTAINERS = """using System; using Unity.Burst; using Unity.Collections; using Unity.Collections.LowLevel.Unsafe; using Unity.Jobs; using UnityEngine;
[BurstCompile(CompileSynchronously = true)]
public static class Boxes {
    delegate int Sum(int a, int b);
    [BurstCompile, AOT.MonoPInvokeCallback(typeof(Sum))] static int Add(int a, int b) => a + b;
    struct Key { }
    struct Fill : IJobParallelForBatch { public NativeArray<int> to; public void Execute(int from, int n) { for (int i = from; i < from + n; i++) to[i] = n; } }
    public static string Lists() {
        var list = new NativeList<int>(Allocator.Temp) { 3, 1, 2 }; var same = list; same.Add(9); list.Sort(); list.RemoveAtSwapBack(0);
        string told = list.Length + " " + list[0] + " " + list.Contains(2) + " " + list.IndexOf(7) + " " + list.AsArray().Length; list.ElementAt(1) += 10; told += " " + same[1];
        list.InsertRange(0, 2); list[0] = list[1] = 0; foreach (int i in list) told += "," + i; list.Dispose();
        try { same.Add(1); } catch (ObjectDisposedException) { told += " over"; }
        var plain = new UnsafeList<Vector3>(1, Allocator.Persistent); for (int i = 0; i < 100; i++) plain.Add(Vector3.one * i); told += " " + plain[99].z; plain.Dispose();
        try { told += plain[0]; } catch (IndexOutOfRangeException) { told += " gone"; }
        return told; }
    static string Said(Action what) { try { what(); return "done"; } catch (ArgumentOutOfRangeException e) { return e.ParamName; } }
    public static string Wrong() {
        var list = new NativeList<int>(Allocator.Temp) { 3, 1, 2 }; var few = new FixedList32Bytes<int> { 1, 2 };
        string told = Said(() => list.Length = -1) + " " + Said(() => list.Resize(-1, NativeArrayOptions.ClearMemory)) + " " + Said(() => list.InsertRangeWithBeginEnd(4, 5)) + " " + Said(() => list.InsertRange(-1, 1))
            + " " + Said(() => list.InsertRange(1, int.MaxValue)) + " " + Said(() => list.RemoveRange(1, int.MaxValue)) + " " + Said(() => list.Capacity = int.MaxValue) + " " + Said(() => list.InsertRange(3, 0));
        try { few.RemoveAt(2); } catch (ArgumentException) { told += " none"; } try { told += list[-1]; } catch (IndexOutOfRangeException) { told += " out"; }
        for (int i = 0; i < 5; i++) list.AddRange(list.AsArray()); return told + " " + few.Length + " " + list.Length + " " + list[95] + list[94] + list[93]; }
    public static string Maps() {
        var map = new NativeHashMap<int, float>(4, Allocator.Persistent); map[1] = 2; var other = map; other.TryAdd(5, 6); string told = map.Count + " " + map[5] + " " + map.TryAdd(1, 9);
        try { map.Add(1, 1); } catch (ArgumentException) { told += " twice"; } foreach (var pair in map) told += " " + pair.Key + "=" + pair.Value; map.Dispose(); told += " " + map.IsCreated;
        var many = new NativeParallelMultiHashMap<int, int>(4, Allocator.Temp); many.Add(1, 10); many.Add(1, 11); many.Add(2, 20);
        if (many.TryGetFirstValue(1, out int v, out var at)) do told += " " + v; while (many.TryGetNextValue(out v, ref at)); told += " " + many.CountValuesForKey(1) + " " + many.Count();
        var queue = new NativeQueue<int>(Allocator.Temp); queue.Enqueue(4); queue.Enqueue(5); told += " " + queue.Dequeue() + " " + queue.Count; var set = new NativeHashSet<int>(1, Allocator.Temp);
        var cell = new NativeReference<int>(7, Allocator.Temp); var again = cell; again.Value++; return told + " " + set.Add(3) + set.Add(3) + " " + cell.Value; }
    public static string Texts() {
        FixedString32Bytes a = "h\\u00e9llo"; FixedString64Bytes b = a; b.Append(' '); b.Append(42); string told = a.Length + " " + b + " " + (a == "h\\u00e9llo") + " " + a.Capacity + " " + UnsafeUtility.SizeOf<FixedString128Bytes>();
        try { FixedString32Bytes c = new string('x', 30); } catch (ArgumentException) { told += " long"; } told += " " + a.CopyFromTruncated(new string('y', 40)) + " " + a.Length;
        var few = new FixedList32Bytes<int> { 1, 2, 3 }; few.RemoveAt(0); return told + " " + few.Length + " " + few[1] + " " + few.Capacity; }
    public static string Calls() {
        var call = BurstCompiler.CompileFunctionPointer<Sum>(Add); SharedStatic<int>.GetOrCreate<Key>().Data = 5; var to = new NativeArray<int>(5, Allocator.Temp); new Fill { to = to }.ScheduleBatch(5, 3).Complete();
        return call.Invoke(2, 3) + " " + (BurstCompiler.CompileFunctionPointer<Sum>(Add).Value == call.Value) + " " + SharedStatic<int>.GetOrCreate<Key>().Data + " " + BurstCompiler.IsEnabled + " " + to[0] + to[4]; }
}"""


def add_containers(project):
    project.script("Boxes", CONTAINERS)
    needs(project, **{"com.unity.collections": "2.1.4"})


@test
def collections_hold_and_burst_calls():
    with Stage(add_containers, plugins=False) as stage:
        same(stage.eval("Boxes.Lists()"), "3 9 True -1 3 12,0,0,9,12,3 over 99 gone")
        same(stage.eval("Boxes.Wrong()"), "length length begin begin end count capacity done none out 2 96 213")
        same(stage.eval("Boxes.Maps()"), "2 6 False twice 1=2 5=6 False 11 10 2 3 4 1 TrueFalse 8")
        same(stage.eval("Boxes.Texts()"), "6 h\u00e9llo 42 True 29 128 long Truncation 29 2 3 7")
        same(stage.eval("Boxes.Calls()"), "5 True 5 False 32")
        is_clean(stage)


LOOK = """using UnityEngine; using UnityEngine.Rendering; using UnityEngine.Rendering.Universal;
public class Look : MonoBehaviour {
    public Volume volume; public Camera eye; public Light lamp;
    class Pass : ScriptableRenderPass { public override void Execute(ScriptableRenderContext c, ref RenderingData d) { } }
    class Feature : ScriptableRendererFeature { public Pass pass; public override void Create() { pass = new Pass { renderPassEvent = RenderPassEvent.AfterRendering }; }
        public override void AddRenderPasses(ScriptableRenderer r, ref RenderingData d) { r.EnqueuePass(pass); } }
    public string Try() {
        string told = volume.priority + " " + volume.isGlobal + " " + volume.sharedProfile.components.Count + " " + volume.profile.TryGet(out Bloom bloom) + " " + bloom.intensity.value + " " + bloom.intensity.overrideState
            + " " + bloom.threshold.value + " " + volume.profile.TryGet(out Vignette none); bloom.scatter.value = 5; bloom.intensity.Override(3);
        var made = volume.profile.Add<Vignette>(true); made.color.value = Color.red; volume.sharedProfile.TryGet(out Bloom shared);
        return told + " " + bloom.scatter.value + " " + shared.intensity.value + " " + volume.profile.Has<Vignette>() + " " + made.intensity.overrideState + " " + made.parameters.Count; }
    public string Cameras() {
        var data = eye.GetUniversalAdditionalCameraData(); data.cameraStack.Add(eye); data.renderPostProcessing = true; var feature = ScriptableObject.CreateInstance<Feature>(); feature.Create();
        return eye.GetComponent<UniversalAdditionalCameraData>().cameraStack.Count + " " + data.renderPostProcessing + " " + lamp.GetUniversalAdditionalLightData().usePipelineSettings + " " + feature.isActive
            + " " + feature.pass.renderPassEvent + " " + GetComponent<Light2D>().intensity + " " + GetComponent<Light2D>().lightType; }
    public object Stack() => VolumeManager.instance.stack;
}"""
PROFILE = """%%YAML 1.1
%%TAG !u! tag:unity3d.com,2011:
--- !u!114 &11400000
MonoBehaviour:
  m_Script: %s
  m_Name: Profile
  components:
  - {fileID: 222}
--- !u!114 &222
MonoBehaviour:
  m_Script: %s
  m_Name: Bloom
  active: 1
  intensity:
    m_OverrideState: 1
    m_Value: 2.5
""" % (asset("d7fd9488000d3734a9e00ee676215985", 11500000, 3), asset("0b2db86121404754db890f4c8dfe81b2", 11500000, 3))


def add_look(project):
    scene, look = Scene(), project.script("Look", LOOK)
    profile = project.add("Assets/Profile.asset", PROFILE)
    volume = scene.script(scene.add("Volume"), "172515602e62fb746b5d573b38a5fe58", f"m_IsGlobal: 0\npriority: 4\nsharedProfile: {asset(profile, 11400000)}")
    at = scene.add("Look")
    eye, lamp = scene.camera(at), scene.component(at, 108, "Light")
    scene.script(at, "073797afb82c5a1438f328866b10b3f0", "m_LightType: 3\nm_Intensity: 0.5")
    scene.script(at, look, f"volume: {{fileID: {volume}}}\neye: {{fileID: {eye}}}\nlamp: {{fileID: {lamp}}}")
    project.add("Assets/Look.unity", scene.text())
    needs(project, **{"com.unity.render-pipelines.universal": "14.0.8"})


@test
def volumes_and_cameras_keep_their_values():
    with Stage(add_look, plugins=False) as stage:
        stage.eval('SceneManager.LoadScene("Look"); 1')
        stage.becomes('SceneManager.GetActiveScene().name', "Look")
        same(stage.eval("Object.FindObjectOfType<Look>().Try()"), "4 False 1 True 2.5 True 0.9 False 1 2.5 True True 5")
        same(stage.eval("Object.FindObjectOfType<Look>().Cameras()"), "1 True True True AfterRendering 0.5 Point")
        is_clean(stage)
        throws(stage, "Object.FindObjectOfType<Look>().Stack()", "UnityEngine.Rendering.VolumeManager.stack")


HIGH = """using UnityEngine; using UnityEngine.Rendering; using UnityEngine.Rendering.HighDefinition; using UnityEngine.Tilemaps;
public sealed class Streak : CustomPostProcessVolumeComponent, IPostProcessComponent { public ClampedFloatParameter amount = new ClampedFloatParameter(0.5f, 0, 1); public bool IsActive() => amount.value > 0;
    public override CustomPostProcessInjectionPoint injectionPoint => CustomPostProcessInjectionPoint.BeforePostProcess;
    public override void Render(CommandBuffer cmd, HDCamera camera, RTHandle source, RTHandle destination) => HDUtils.DrawFullScreen(cmd, null, destination); }
public class Wall : RuleTile<Wall.Neighbour> { public class Neighbour : RuleTile.TilingRule.Neighbor { public const int Any = 3; } }
public static class High {
    public static string Try() { var profile = ScriptableObject.CreateInstance<VolumeProfile>(); profile.Add<Streak>().amount.value = 7; profile.TryGet(out Streak streak); var light = new GameObject().AddComponent<HDAdditionalLightData>();
        var wall = ScriptableObject.CreateInstance<Wall>(); return streak.amount.value + " " + streak.IsActive() + " " + streak.injectionPoint + " " + profile.Add<Exposure>().fixedExposure.value + " " + wall.m_TilingRules.Count; }
    public static void Draw() { var wall = ScriptableObject.CreateInstance<Wall>(); wall.RuleMatch(0, null); }
}"""


def add_high(project):
    project.script("High", HIGH)
    needs(project, **{"com.unity.render-pipelines.high-definition": "14.0.8", "com.unity.2d.tilemap.extras": "3.1.1"})


@test
def high_definition_and_rule_tiles_are_values():
    with Stage(add_high, plugins=False) as stage:
        same(stage.eval("High.Try()"), "1 True BeforePostProcess 0 0")
        is_clean(stage)
        throws(stage, "High.Draw()", "UnityEngine.RuleTile.RuleMatch")


EFFECTS = """using UnityEngine; using UnityEngine.Rendering.PostProcessing;
public static class Effects {
    public static string Try() {
        var bloom = ScriptableObject.CreateInstance<Bloom>(); bloom.enabled.Override(true); bloom.intensity.Override(4f);
        PostProcessVolume volume = PostProcessManager.instance.QuickVolume(3, 100f, bloom);
        return volume.profile.TryGetSettings(out Bloom got) + " " + got.intensity.value + " " + (float)got.threshold + " " + volume.profile.HasSettings<Vignette>() + " " + volume.isGlobal + " " + volume.weight
            + " " + (volume.profile.AddSettings<Vignette>().enabled == true) + " " + (PostProcessManager.instance.GetHighestPriorityVolume(1 << 3) == volume); }
    public static void Draw() => new GameObject().AddComponent<PostProcessLayer>().ResetHistory();
}"""


def add_effects(project):
    project.script("Effects", EFFECTS)
    needs(project, **{"com.unity.postprocessing": "3.2.2"})


@test
def effects_keep_their_values():
    with Stage(add_effects, plugins=False) as stage:
        same(stage.eval("Effects.Try()"), "True 4 1 False True 1 True True")
        throws(stage, "Effects.Draw()", "UnityEngine.Rendering.PostProcessing.PostProcessLayer.ResetHistory")


STORY = """using System.Linq; using UnityEngine; using UnityEngine.AI; using UnityEngine.Events; using UnityEngine.Playables; using UnityEngine.Timeline; using Unity.AI.Navigation;
public class Line : PlayableAsset, ITimelineClipAsset { public string text; public ClipCaps clipCaps => ClipCaps.None; public override Playable CreatePlayable(PlayableGraph g, GameObject o) => Playable.Null; }
[TrackClipType(typeof(Line)), TrackColor(1, 0, 0)] public class LineTrack : TrackAsset { }
public class Story : MonoBehaviour {
    public int told; public NavMeshSurface surface;
    public string Try() {
        var timeline = ScriptableObject.CreateInstance<TimelineAsset>(); var track = timeline.CreateTrack<LineTrack>("Lines"); TimelineClip clip = track.CreateClip<Line>(); clip.start = 2; clip.duration = 3;
        ((Line)clip.asset).text = "hello"; var group = timeline.CreateTrack<GroupTrack>(null, "Group"); timeline.CreateTrack<LineTrack>(group, "Inner"); var signal = ScriptableObject.CreateInstance<SignalAsset>();
        SignalEmitter emitter = track.CreateMarker<SignalEmitter>(4); emitter.asset = signal; var receiver = gameObject.AddComponent<SignalReceiver>(); var reaction = new UnityEvent(); reaction.AddListener(() => told++);
        receiver.AddReaction(signal, reaction); receiver.OnNotify(Playable.Null, emitter, null);
        return timeline.duration + " " + timeline.rootTrackCount + " " + string.Join(",", timeline.GetOutputTracks().Select(t => t.name)) + " " + track.GetClips().First().end + " " + (clip.GetParentTrack() == track)
            + " " + track.GetMarkers().Count() + " " + told + " " + (track.timelineAsset == timeline) + " " + surface.agentTypeID + " " + surface.collectObjects; }
    public void Build() => surface.BuildNavMesh();
}"""


def add_story(project):
    scene, story = Scene(), project.script("Story", STORY)
    at = scene.add("Story")
    surface = scene.script(at, "7a5ac11cc976e418e8d13136b07e1f52", "m_AgentTypeID: -1372625422\nm_CollectObjects: 2")
    scene.script(at, story, f"surface: {{fileID: {surface}}}")
    project.add("Assets/Story.unity", scene.text())
    needs(project, **{"com.unity.timeline": "1.7.6", "com.unity.ai.navigation": "1.1.5"})


@test
def timelines_and_surfaces_are_values():
    with Stage(add_story, plugins=False) as stage:
        stage.eval('SceneManager.LoadScene("Story"); 1')
        stage.becomes('SceneManager.GetActiveScene().name', "Story")
        same(stage.eval("Object.FindObjectOfType<Story>().Try()"), "5 2 Lines,Inner 5 True 1 1 True -1372625422 Children")
        is_clean(stage)
        throws(stage, "Object.FindObjectOfType<Story>().Build()", "Unity.AI.Navigation.NavMeshSurface.BuildNavMesh")


NET = """using System; using System.Collections.Generic; using Unity.Collections; using Unity.Netcode; using UnityEngine; using UnityEngine.SceneManagement;
public struct Hit : INetworkSerializable, IEquatable<Hit> { public int power; public FixedString32Bytes by; public Vector3 at; public Kind kind; public enum Kind : byte { Soft, Hard }
    public void NetworkSerialize<T>(BufferSerializer<T> s) where T : IReaderWriter { s.SerializeValue(ref power); s.SerializeValue(ref by); s.SerializeValue(ref at); s.SerializeValue(ref kind); }
    public bool Equals(Hit other) => power == other.power; }
public class Unit : NetworkBehaviour {
    public static string told = ""; public NetworkVariable<int> life = new NetworkVariable<int>(10); public NetworkList<int> bag; void Awake() => bag = new NetworkList<int>();
    public override void OnNetworkSpawn() { told += name + " " + IsServer + IsOwner + IsSpawned + IsLocalPlayer + ";"; life.OnValueChanged += (a, b) => told += a + ">" + b + ";"; bag.OnListChanged += e => told += e.Type + ";"; }
    public override void OnNetworkDespawn() => told += "end " + name + ";";
    [ServerRpc(RequireOwnership = false)] public void HurtServerRpc(int by, ServerRpcParams p = default) => life.Value -= by;
    [ClientRpc] void ShowClientRpc(ClientRpcParams p = default) { }
    public static string Bytes() { var w = new FastBufferWriter(8, Allocator.Temp, 256); var hit = new Hit { power = 7, by = "me", at = Vector3.up, kind = Hit.Kind.Hard }; w.WriteValueSafe(hit); w.WriteValueSafe("text"); w.WriteValueSafe(new[] { 1, 2 });
        var r = new FastBufferReader(w, Allocator.Temp); r.ReadValueSafe(out Hit back); r.ReadValueSafe(out string s); r.ReadValueSafe(out int[] all); string told = back.power + " " + back.by + " " + back.at.y + " " + back.kind + " " + s + " " + all[1];
        try { r.ReadValueSafe(out long none); } catch (OverflowException) { told += " end"; } return told; }
    public static string Before() { string said = NetworkManager.Singleton.IsListening + " "; var o = new GameObject("Loose").AddComponent<NetworkObject>(); try { o.Spawn(); } catch (NotListeningException) { said += "not listening"; } return said; }
    public static string Host() {
        var m = NetworkManager.Singleton; m.OnServerStarted += () => told += "started;"; m.OnClientConnectedCallback += id => told += "joined " + id + ";"; m.StartHost();
        var player = m.LocalClient.PlayerObject; var unit = player.GetComponent<Unit>(); unit.HurtServerRpc(3); unit.bag.Add(4); NetworkObjectReference at = player;
        return told + m.IsHost + " " + m.ConnectedClientsIds.Count + " " + player.IsLocalPlayer + " " + unit.life.Value + " " + (at.TryGet(out var found) && found == player) + " " + m.SpawnManager.SpawnedObjects.Count; }
    public static void Travel() { told = ""; var s = NetworkManager.Singleton.SceneManager; s.OnLoadEventCompleted += (name, mode, done, late) => told += name + " " + mode + " " + done.Count + ";"; told += s.LoadScene("Next", LoadSceneMode.Single) + ";"; }
    public static string End() { told = ""; NetworkManager.Singleton.OnServerStopped += host => told += "stopped " + host; NetworkManager.Singleton.Shutdown(); return told; }
}"""


def add_net(project):
    scene, after, player, unit = Scene(), Scene(), Scene(), project.script("Unit", NET)
    at = player.add("Player")
    player.script(at, "d5a57f767e5e46a458fc5d3c628d0cbb")
    player.script(at, unit)
    prefab = project.add("Assets/Player.prefab", player.text())
    scene.script(scene.add("Net"), "593a2fe42fa9d37498c96f9a383b6521", f"NetworkConfig:\n  PlayerPrefab: {asset(prefab, at.id, 3)}\n  TickRate: 20")
    for each, name in ((scene, "Placed"), (after, "Late")):
        placed = each.add(name)
        each.script(placed, "d5a57f767e5e46a458fc5d3c628d0cbb", "GlobalObjectIdHash: 77")
        each.script(placed, unit)
    project.add("Assets/First.unity", scene.text())
    project.add("Assets/Next.unity", after.text())
    needs(project, **{"com.unity.netcode.gameobjects": "1.7.1"})


@test
def a_host_is_alone_with_itself():
    with Stage(add_net, plugins=False) as stage:
        stage.eval('SceneManager.LoadScene("First"); 1')
        stage.becomes('SceneManager.GetActiveScene().name', "First")
        same(stage.eval("Unit.Bytes()"), "7 me 1 Hard text 2 end")
        same(stage.eval("Unit.Before()"), "False not listening")
        throws(stage, "Unity.Netcode.NetworkManager.Singleton.StartClient()", "Unity.Netcode.NetworkManager.StartClient")
        stage.eval('Object.DestroyImmediate(GameObject.Find("Loose")); 1')
        same(stage.eval("Unit.Host()"), "Player(Clone) TrueTrueTrueTrue;Placed TrueTrueTrueFalse;started;joined 0;10>7;Add;True 1 True 7 True 2")
        stage.eval("Unit.Travel(); 1")
        stage.becomes('SceneManager.GetActiveScene().name', "Next")
        stage.becomes("Unit.told", "Started;end Placed;Late TrueTrueTrueFalse;Next Single 1;")
        same(stage.eval('GameObject.Find("Player(Clone)").GetComponent<Unit>().IsSpawned'), "True")
        stage.becomes("Unity.Netcode.NetworkManager.Singleton.LocalTime.Tick > 1", "True")
        same(stage.eval("Unit.End()"), "")
        stage.becomes("Unit.told", "end Player(Clone);end Late;stopped True")
        same([line for line in stage.server.logged() if "stubs" in line], [])


REST = """using System; using System.Threading.Tasks; using Unity.Services.Authentication; using Unity.Services.Core; using Unity.Services.Core.Environments; using Unity.Services.Lobbies;
using Unity.Services.Relay; using UnityEngine; using UnityEngine.InputSystem; using UnityEngine.Localization; using UnityEngine.Splines; using UnityEngine.XR.Interaction.Toolkit;
using UnityEngine.XR.ARFoundation; using UnityEngine.XR.ARSubsystems; using UnityEngine.XR.Interaction.Toolkit.Interactables; using UnityEngine.XR.Interaction.Toolkit.Interactors; using Unity.XR.CoreUtils;
public class Grip : XRGrabInteractable {
    public LocalizedString text; public SplineContainer path; public XROrigin origin; public ARPlaneManager planes; public TrackableId id; public static string told = "";
    protected override void OnSelectEntered(SelectEnterEventArgs args) { base.OnSelectEntered(args); told += "held"; }
    protected override void Awake() { base.Awake(); selectEntered.AddListener(a => { }); told += "awake" + throwOnDetach; }
    static string Online(Func<object> what) { try { return what() + ""; } catch (ServicesInitializationException) { return "early"; } }
    public static async void Sign() {
        told = Online(() => AuthenticationService.Instance); var options = new InitializationOptions().SetEnvironmentName("dev"); await UnityServices.InitializeAsync(options);
        var auth = AuthenticationService.Instance; auth.SignedIn += () => told += "never"; told += UnityServices.State + " " + auth.IsSignedIn + (auth.PlayerId == null) + (auth == AuthenticationService.Instance);
        try { await auth.SignInAnonymouslyAsync(); } catch (RequestFailedException e) { told += " " + e.ErrorCode; }
        try { await LobbyService.Instance.QuickJoinLobbyAsync(); } catch (LobbyServiceException e) { told += " " + e.Reason; }
        try { await RelayService.Instance.GetJoinCodeAsync(Guid.Empty); } catch (RelayServiceException e) { told += " " + e.Reason; } told += "."; }
    public static string Wide() => InputSystem.actions.FindActionMap("Keys").enabled + " " + InputActionPhase.Performed.IsInProgress();
}"""
WIDE = """%YAML 1.1
%TAG !u! tag:unity3d.com,2011:
--- !u!1045 &1
EditorBuildSettings:
  m_Scenes: []
  m_configObjects:
    com.unity.input.settings.actions: {fileID: -944628639613478452, guid: 0000000000000000000000000000000e, type: 3}
"""


def add_rest(project):
    grip, scene = project.script("Grip", REST), Scene()
    scene.script(scene.add("Grip"), grip, "m_ThrowOnDetach: 0")
    project.add("Assets/Play.unity", scene.text())
    project.write("Assets/Keys.inputactions", json.dumps({"name": "Keys", "maps": [{"name": "Keys", "actions": [{"name": "Go", "type": "Button", "id": "1"}], "bindings": []}]}))
    project.write("Assets/Keys.inputactions.meta", "fileFormatVersion: 2\nguid: 0000000000000000000000000000000e\n")
    project.write("ProjectSettings/EditorBuildSettings.asset", WIDE)
    needs(project, **{"com.unity.xr.interaction.toolkit": "3.1.2", "com.unity.localization": "1.5.4", "com.unity.xr.arfoundation": "6.0.5", "com.unity.splines": "2.6.1",
                      "com.unity.services.authentication": "3.4.0", "com.unity.services.lobby": "1.2.2", "com.unity.services.relay": "1.1.1"})


@test
def other_packages_have_their_members_and_services_no_network():
    with Stage(add_rest, plugins=False) as stage:
        stage.eval('SceneManager.LoadScene("Play"); 1')
        stage.becomes("Grip.told", "awakeFalse")
        stage.eval("Grip.Sign(); 1")
        stage.becomes("Grip.told", "earlyInitialized FalseTrueTrue 1 NetworkError NetworkError.")
        same(stage.eval("Grip.Wide()"), "True True")
        throws(stage, "Object.FindObjectOfType<Grip>().text.GetLocalizedString()", "UnityEngine.Localization.LocalizedString.GetLocalizedString")
        is_clean(stage)


POOL = """using Unity.Netcode; using UnityEngine;
public class Pool : NetworkBehaviour, INetworkPrefabInstanceHandler {
    public static string told = "";
    public NetworkObject Instantiate(ulong owner, Vector3 position, Quaternion rotation) => null;
    public void Destroy(NetworkObject o) { told += "back " + o.name; o.gameObject.SetActive(false); }
    public override void OnNetworkSpawn() { told += HasAuthority + " " + IsSessionOwner + " " + NetworkObject.HasAuthority + " " + NetworkManager.DistributedAuthorityMode + ";"; }
    [Rpc(SendTo.Authority, InvokePermission = RpcInvokePermission.Everyone)] public void AskRpc() { told += "asked;"; }
    public static string Run() {
        var manager = new GameObject("Net").AddComponent<NetworkManager>(); manager.NetworkConfig = new NetworkConfig { NetworkTransport = manager.gameObject.AddComponent<Unity.Netcode.Transports.UTP.UnityTransport>() };
        manager.StartHost();
        var o = new GameObject("Shot").AddComponent<NetworkObject>(); var pool = o.gameObject.AddComponent<Pool>(); manager.AddNetworkPrefab(o.gameObject); told += pool.HasAuthority + ";";
        told += manager.PrefabHandler.AddHandler(o.gameObject, pool) + " " + manager.PrefabHandler.AddHandler(o, pool) + ";"; o.Spawn(); pool.AskRpc(); o.Despawn(); told += " " + manager.PrefabHandler.RemoveHandler(o); manager.Shutdown();
        return told; } }"""


@test
def version_2_of_netcode_asks_for_authority():
    def fill(project):
        project.script("Pool", POOL)
        needs(project, **{"com.unity.netcode.gameobjects": "2.4.4"})

    with Stage(fill, plugins=False) as stage:
        same(stage.eval("Pool.Run()"), "False;True False;True False True False;asked;back Shot True")
        is_clean(stage)


@test
def a_package_that_is_not_named_is_not_there():
    def fill(project):
        project.script("Sums", MATH)
        needs(project, **{"com.unity.ugui": "1.0.0"})

    with Stage(fill, plugins=False) as stage:
        same(stage.eval("Unity.Mathematics.math.abs(1)"), None)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
