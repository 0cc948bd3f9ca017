// Native memory, jobs, IMGUI, meshes, web requests and the player loop.
using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;
using Unity.Jobs;
using Unity.Profiling;
using UnityEngine;
using UnityEngine.LowLevel;
using UnityEngine.Networking;
using UnityEngine.Rendering;
using Phases = UnityEngine.PlayerLoop;
using static Facts;
using static Lab;

public struct Doubling : IJobParallelFor
{
    public NativeArray<int> numbers;
    public void Execute(int index) { numbers[index] *= 2; }
}

public struct AddingAll : IJob
{
    public NativeArray<int> numbers;
    public int to;

    public void Execute()
    {
        to = 7;
        numbers[0] = numbers.Sum();
    }
}

public struct Throwing : IJob
{
    public void Execute() { throw new InvalidOperationException("thrown in a job"); }
}

/// <summary>Notes its messages.</summary>
public class InOrder : MonoBehaviour
{
    public static readonly List<string> order = new List<string>();
    private void Update() { order.Add("Update"); }
    private void LateUpdate() { order.Add("LateUpdate"); }
}

public static class EngineLife
{
    public static void Arrays()
    {
        NativeArray<int> empty = default(NativeArray<int>);
        // a default NativeArray is not created
        Check(empty.IsCreated); // => False
        // it cannot be disposed of
        Check(Thrown(() => empty.Dispose())); // => ObjectDisposedException
        NativeArray<int> numbers = new NativeArray<int>(4, Allocator.Persistent);
        // a NativeArray begins with zeros
        Check(string.Join(" ", numbers.Select(n => n.ToString()).ToArray())); // => 0 0 0 0
        NativeArray<int> same = numbers;
        same[2] = 5;
        // a copy of a NativeArray is the same memory
        Check(numbers[2]); // => 5
        // and equals it
        Check(numbers == same); // => True
        // an index behind the end throws
        Check(Thrown(() => numbers[4] = 1)); // => IndexOutOfRangeException
        // an index before the start throws
        Check(Thrown(() => numbers[-1] = 1)); // => IndexOutOfRangeException
        // CopyFrom needs the same length
        Check(Thrown(() => numbers.CopyFrom(new int[3]))); // => ArgumentException
        numbers.CopyFrom(new[] { 1, 2, 3, 4 });
        // GetSubArray sees a part
        Check(numbers.GetSubArray(2, 2).Sum()); // => 7
        // GetSubArray stays inside
        Check(Thrown(() => numbers.GetSubArray(3, 2))); // => ArgumentOutOfRangeException
        // Reinterpret counts anew
        Check(numbers.Reinterpret<byte>(4).Length); // => 16
        // Reinterpret needs the same size
        Check(Thrown(() => numbers.Reinterpret<byte>())); // => InvalidOperationException
        NativeArray<Vector3> places = new NativeArray<Vector3>(new[] { Vector3.up, Vector3.right }, Allocator.Temp);
        // structs go in and out
        Check(places[1]); // => (1.00, 0.00, 0.00)
        // ToArray
        Check(places.ToArray().Length); // => 2
        // AsReadOnly
        Check(places.AsReadOnly()[0]); // => (0.00, 1.00, 0.00)
        places.Dispose();
        // a disposed array is not created
        Check(places.IsCreated); // => False
        // Allocator.None is refused
        Check(Thrown(() => new NativeArray<int>(1, Allocator.None))); // => ArgumentException
        // a negative length is refused
        Check(Thrown(() => new NativeArray<int>(-1, Allocator.Temp))); // => ArgumentOutOfRangeException
        numbers.Dispose();
    }

    public static void Slices()
    {
        NativeArray<Vector3> places = new NativeArray<Vector3>(3, Allocator.TempJob);
        NativeSlice<float> heights = places.Slice().SliceWithStride<float>(4);
        heights[1] = 8;
        // a slice with a stride writes one part of structs
        Check(places[1]); // => (0.00, 8.00, 0.00)
        // its stride is the struct's size
        Check(heights.Stride); // => 12
        // Slice(start) goes to the end
        Check(places.Slice(1).Length); // => 2
        // a slice has an end
        Check(Thrown(() => heights[3] = 1)); // => IndexOutOfRangeException
        places.Dispose();
    }

    public static unsafe void Memory()
    {
        // SizeOf
        Check(UnsafeUtility.SizeOf<Vector3>()); // => 12
        // AlignOf
        Check(UnsafeUtility.AlignOf<double>()); // => 8
        // a vector is blittable
        Check(UnsafeUtility.IsBlittable<Vector3>()); // => True
        // a text is not unmanaged
        Check(UnsafeUtility.IsUnmanaged<string>()); // => False
        int* memory = (int*)UnsafeUtility.Malloc(16, 4, Allocator.Persistent);
        UnsafeUtility.MemSet(memory, 1, 16);
        // MemSet
        Check(memory[3] == 0x01010101); // => True
        int value = 77;
        UnsafeUtility.CopyStructureToPtr(ref value, memory);
        // CopyStructureToPtr, ReadArrayElement
        Check(UnsafeUtility.ReadArrayElement<int>(memory, 0)); // => 77
        // MemCmp
        Check(UnsafeUtility.MemCmp(memory + 1, memory, 1) < 0 ? -1 : 1); // => -1
        // AddressOf
        Check(*(int*)UnsafeUtility.AddressOf(ref value)); // => 77
        UnsafeUtility.Free(memory, Allocator.Persistent);
    }

    public static void Jobs()
    {
        NativeArray<int> numbers = new NativeArray<int>(new[] { 1, 2, 3 }, Allocator.TempJob);
        JobHandle handle = new Doubling { numbers = numbers }.Schedule(3, 1);
        handle.Complete();
        // a completed job is completed
        Check(handle.IsCompleted); // => True
        // a parallel job did each index
        Check(numbers[2]); // => 6
        AddingAll job = new AddingAll { numbers = numbers };
        job.Schedule(handle).Complete();
        // a job sees what another has written
        Check(numbers[0]); // => 12
        // a job works on a copy of itself
        Check(job.to); // => 0
        new Throwing().Schedule().Complete();
        // what a job throws is logged
        Check(trace.Any(text => text.Contains("thrown in a job"))); // => True
        numbers.Dispose();
    }

    public static void ImmediateGui()
    {
        GUI.Label(new Rect(0, 0, 1, 1), "text");
        GUILayout.BeginHorizontal();
        // no button is pressed
        Check(GUILayout.Button("press", GUILayout.Width(3))); // => False
        // a toggle keeps its value
        Check(GUILayout.Toggle(true, "on")); // => True
        // a text field keeps its text
        Check(GUI.TextField(new Rect(), "words")); // => words
        // a slider keeps its value
        Check(GUILayout.HorizontalSlider(0.25f, 0, 1)); // => 0.25
        // a toolbar keeps its selection
        Check(GUILayout.Toolbar(2, new[] { "a", "b", "c" })); // => 2
        GUILayout.EndHorizontal();
        using (GUILayout.ScrollViewScope scope = new GUILayout.ScrollViewScope(new Vector2(1, 2)))
        {
            // a scroll view keeps its position
            Check(scope.scrollPosition); // => (1.00, 2.00)
        }
        GUIStyle style = new GUIStyle(GUI.skin.box) { fontSize = 20, alignment = TextAnchor.MiddleCenter };
        // a style is copied
        Check(new GUIStyle(style).fontSize); // => 20
        // its original is not changed
        Check(GUI.skin.box.fontSize); // => 0
        // content has a tooltip
        Check(new GUIContent("a", "tip").tooltip); // => tip
        GL.Begin(GL.LINES);
        GL.Vertex3(0, 0, 0);
        GL.End();
        Graphics.DrawMesh(new Mesh(), Matrix4x4.identity, null, 0);
        new CommandBuffer().ClearRenderTarget(true, true, Color.black);
        using (new ProfilerMarker("mark").Auto())
        {
            // drawing and marking do nothing
            Check(true); // => True
        }
    }

    public static void KeyEvents()
    {
        // no event is current
        Check(Event.current); // => null
        Event key = Event.KeyboardEvent("^#a");
        // KeyboardEvent has its key
        Check(key.keyCode); // => A
        // and its modifiers
        Check(key.control && key.shift && !key.alt); // => True
        // equal keys are equal
        Check(key.Equals(Event.KeyboardEvent("^#a"))); // => True
        key.Use();
        // a used event is used
        Check(key.type); // => Used
    }

    public static void WholeBounds()
    {
        BoundsInt bounds = new BoundsInt(0, 0, 0, 2, 2, 2);
        List<Vector3Int> all = new List<Vector3Int>();
        foreach (Vector3Int place in bounds.allPositionsWithin)
        {
            all.Add(place);
        }
        // BoundsInt has all its places
        Check(all.Count); // => 8
        // x runs first
        Check(all[1]); // => (1, 0, 0)
        // the last is inside
        Check(all[7]); // => (1, 1, 1)
        // the end is outside
        Check(bounds.Contains(new Vector3Int(2, 0, 0))); // => False
        bounds.xMin = -1;
        // a new start keeps the end
        Check(bounds.size.x); // => 3
        // an empty one has none
        Check(new BoundsInt(0, 0, 0, 0, 2, 2).allPositionsWithin.MoveNext() ? 1 : 0); // => 0
        // its text
        Check(new BoundsInt(1, 2, 3, 4, 5, 6).ToString()); // => Position: (1, 2, 3), Size: (4, 5, 6)
        int n = 0;
        foreach (Vector2Int place in new RectInt(1, 1, 3, 2).allPositionsWithin)
        {
            n += place.x > 0 ? 1 : 0;
        }
        // RectInt has all its places
        Check(n); // => 6
        // RectInt.Overlaps
        Check(new RectInt(0, 0, 2, 2).Overlaps(new RectInt(1, 1, 2, 2))); // => True
        // touching is not overlapping
        Check(new RectInt(0, 0, 2, 2).Overlaps(new RectInt(2, 0, 2, 2))); // => False
        // RangeInt.end
        Check(new RangeInt(3, 4).end); // => 7
        // Ray2D has a direction of length one
        Check(new Ray2D(Vector2.zero, new Vector2(5, 0)).GetPoint(3)); // => (3.00, 0.00)
    }

    public static void Hashes()
    {
        string text = "0123456789abcdef0123456789abcdef";
        // Hash128 reads what it writes
        Check(Hash128.Parse(text).ToString() == text); // => True
        // what is no hash is not valid
        Check(Hash128.Parse("short").isValid); // => False
        // nor is null
        Check(Hash128.Parse(null).isValid); // => False
        // its bytes are in the order of memory
        Check(new Hash128(1, 2, 3, 4).ToString()); // => 01000000020000000300000004000000
        // equal hashes are equal
        Check(Hash128.Parse(text) == Hash128.Parse(text.ToUpperInvariant())); // => True
    }

    public static void SubMeshes()
    {
        Mesh mesh = new Mesh();
        mesh.SetVertices(new List<Vector3> { Vector3.zero, Vector3.right, Vector3.up, Vector3.one });
        mesh.subMeshCount = 2;
        mesh.SetTriangles(new[] { 0, 2, 1 }, 0);
        mesh.SetIndices(new[] { 1, 3 }, MeshTopology.Lines, 1);
        // a sub mesh has its own indices
        Check(mesh.GetIndices(1).Length); // => 2
        // and its topology
        Check(mesh.GetTopology(1)); // => Lines
        // behind the first
        Check((int)mesh.GetIndexStart(1)); // => 3
        mesh.SetTriangles(new[] { 0, 2, 1, 1, 2, 3 }, 0);
        // which moves it when it grows
        Check((int)mesh.GetIndexStart(1)); // => 6
        mesh.SetTriangles(new[] { 0, 1, 9 }, 0);
        // indices outside of the vertices are refused
        Check(mesh.GetTriangles(0).Length); // => 6
        // and logged
        Check(trace.Count(text => text.Contains("out of bounds"))); // => 1
        mesh.SetUVs(2, new List<Vector3> { Vector3.one, Vector3.one, Vector3.one, Vector3.one });
        List<Vector3> uvs = new List<Vector3>();
        mesh.GetUVs(2, uvs);
        // coordinates of three numbers are kept
        Check(uvs[3]); // => (1.00, 1.00, 1.00)
        // and seen as two
        Check(mesh.uv3.Length); // => 4
        Mesh both = new Mesh();
        CombineInstance one = new CombineInstance { mesh = mesh, transform = Matrix4x4.Translate(Vector3.forward) };
        CombineInstance two = new CombineInstance { mesh = mesh, transform = Matrix4x4.identity };
        both.CombineMeshes(new[] { one, two });
        // combined meshes have all vertices
        Check(both.vertexCount); // => 8
        // moved by their matrix
        Check(both.vertices[0]); // => (0.00, 0.00, 1.00)
        // and all triangles
        Check(both.triangles.Length); // => 12
        // which count on
        Check(both.triangles[6]); // => 4
    }

    public static void BlendShapes()
    {
        Mesh mesh = new Mesh { vertices = new[] { Vector3.zero, Vector3.one } };
        mesh.AddBlendShapeFrame("smile", 100, new[] { Vector3.up, Vector3.up }, null, null);
        // a blend shape was added
        Check(mesh.blendShapeCount); // => 1
        // and is found
        Check(mesh.GetBlendShapeIndex("smile")); // => 0
        // another is not
        Check(mesh.GetBlendShapeIndex("frown")); // => -1
        Vector3[] moved = new Vector3[2];
        mesh.GetBlendShapeFrameVertices(0, 0, moved, null, null);
        // its frame is kept
        Check(moved[1]); // => (0.00, 1.00, 0.00)
        // a frame of another size is refused
        Check(Thrown(() => mesh.AddBlendShapeFrame("bad", 1, new Vector3[3], null, null))); // => ArgumentException
        // there is no second
        Check(Thrown(() => mesh.GetBlendShapeName(1))); // => IndexOutOfRangeException
        mesh.boneWeights = new[] { new BoneWeight { boneIndex0 = 1, weight0 = 1 } };
        // bone weights are kept
        Check(mesh.boneWeights[0].boneIndex0); // => 1
    }

    public static void OnlySignatures()
    {
        string said = Said(() => new TextGenerator().GetPreferredWidth("a", default(TextGenerationSettings)));
        // what is only a signature names itself
        Check(said.StartsWith("UnityEngine.TextGenerator", StringComparison.Ordinal)); // => True
        ReflectionProbe probe = New<ReflectionProbe>("probe");
        probe.boxProjection = true;
        // a property keeps what is set
        Check(probe.boxProjection); // => True
        // and throws before
        Check(Thrown(() => probe.importance.ToString())); // => LeftOutException
        // enums are there
        Check(Enum.Parse(typeof(HumanBodyBones), "Chest")); // => Chest
    }

    public static void Forms()
    {
        WWWForm form = new WWWForm();
        form.AddField("a b", "c&d");
        form.AddField("n", 3);
        // a form of fields
        Check(System.Text.Encoding.UTF8.GetString(form.data)); // => a%20b=c%26d&n=3
        // and its type
        Check(form.headers["Content-Type"]); // => application/x-www-form-urlencoded
        form.AddBinaryData("file", new byte[] { 1, 2 });
        // a file makes it multipart
        Check(form.headers["Content-Type"].StartsWith("multipart/form-data", StringComparison.Ordinal)); // => True
        // EscapeURL
        Check(UnityWebRequest.EscapeURL("a b").Replace("+", "%20")); // => a%20b
        // UnEscapeURL
        Check(UnityWebRequest.UnEscapeURL("a%20b")); // => a b
    }

    public static IEnumerator Requests()
    {
        bool isTold = false;
        string path = Path.Combine(Application.temporaryCachePath, "read.txt");
        File.WriteAllText(path, "read me");
        UnityWebRequest web = UnityWebRequest.Get("https://example.invalid/a");
        web.SetRequestHeader("X-A", "b");
        // a header is kept
        Check(web.GetRequestHeader("x-a")); // => b
        web.SendWebRequest().completed += operation => isTold = operation.isDone;
        // a request is not done at once
        Check(web.isDone); // => False
        // it is in progress
        Check(web.result); // => InProgress
        // it is sent once
        Check(Thrown(() => web.SendWebRequest())); // => InvalidOperationException
        // and not changed then
        Check(Thrown(() => web.url = "http://b")); // => InvalidOperationException
        UnityWebRequest file = UnityWebRequest.Get("file://" + path);
        file.SendWebRequest();
        UnityWebRequest gone = UnityWebRequest.Get("file:///no/such/file");
        gone.SendWebRequest();
        UnityWebRequest bad = UnityWebRequest.Get("http://");
        bad.SendWebRequest();
        UnityWebRequest aborted = UnityWebRequest.Get("http://10.0.0.1/");
        aborted.SendWebRequest();
        aborted.Abort();
        // a method is needed
        Check(Thrown(() => new UnityWebRequest("http://a", ""))); // => ArgumentException
        UnityWebRequest awaited = UnityWebRequest.Get("http://example.invalid/a");
        yield return awaited.SendWebRequest();
        yield return Frames(2);
        // without a network a request fails
        Check(web.result); // => ConnectionError
        // and says why
        Check(web.error); // => Cannot resolve destination host
        // nobody has answered
        Check(web.responseCode); // => 0
        // its operation has told
        Check(isTold); // => True
        // a coroutine waits for it
        Check(awaited.isDone); // => True
        // it has no text
        Check(web.downloadHandler.text); // => ""
        // a file is read
        Check(file.result); // => Success
        // its text is there
        Check(file.downloadHandler.text); // => read me
        // and counted
        Check(file.downloadedBytes); // => 7
        // a file that is not there is not
        Check(gone.result); // => ProtocolError
        // a bad address fails
        Check(bad.result); // => ConnectionError
        // an aborted request says so
        Check(aborted.error); // => Request aborted
        web.Dispose();
    }

    public static IEnumerator Loop()
    {
        New<InOrder>("in order");
        PlayerLoopSystem loop = PlayerLoop.GetCurrentPlayerLoop();
        // the loop has its phases
        Check(loop.subSystemList.Length); // => 8
        Add(ref loop, typeof(Phases.Initialization), () => InOrder.order.Add("Initialization"));
        Add(ref loop, typeof(Phases.PreUpdate), () => InOrder.order.Add("PreUpdate"));
        Add(ref loop, typeof(Phases.Update), () => InOrder.order.Add("behind Update"));
        Add(ref loop, typeof(Phases.PostLateUpdate), () => InOrder.order.Add("PostLateUpdate"));
        Add(ref loop, typeof(Phases.PostLateUpdate), () => throw new Exception("thrown in the loop"));
        PlayerLoop.SetPlayerLoop(loop);
        int n = PlayerLoop.GetCurrentPlayerLoop().subSystemList
            .Sum(phase => phase.subSystemList.Count(s => s.type == typeof(EngineLife)));
        // what was set is the loop
        Check(n); // => 5
        yield return Frames(4);
        int at = InOrder.order.IndexOf("Initialization");
        string[] frame = InOrder.order.Skip(at).Take(6).ToArray();
        // systems run in their phases
        Check(string.Join(" ", frame)); // => Initialization PreUpdate Update behind Update LateUpdate PostLateUpdate
        // what one throws is logged
        Check(trace.Any(text => text.Contains("thrown in the loop"))); // => True
        // and they run again
        Check(InOrder.order.Count(o => o == "PostLateUpdate") >= 2); // => True
        PlayerLoop.SetPlayerLoop(PlayerLoop.GetDefaultPlayerLoop());
    }

    private static void Add(ref PlayerLoopSystem loop, Type phase, PlayerLoopSystem.UpdateFunction call)
    {
        int at = Array.FindIndex(loop.subSystemList, s => s.type == phase);
        PlayerLoopSystem added = new PlayerLoopSystem { type = typeof(EngineLife), updateDelegate = call };
        loop.subSystemList[at].subSystemList = loop.subSystemList[at].subSystemList.Concat(new[] { added }).ToArray();
    }
}
