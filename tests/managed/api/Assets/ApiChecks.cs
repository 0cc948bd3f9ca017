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

/// <summary>Checks stand-ins from within a running engine; api_stand_ins.py reads what it writes.</summary>
public class ApiChecks : MonoBehaviour
{
    private struct Doubling : IJobParallelFor
    {
        public NativeArray<int> numbers;

        public void Execute(int index)
        {
            numbers[index] *= 2;
        }
    }

    private struct Adding : IJob
    {
        public NativeArray<int> numbers;
        public int to;

        public void Execute()
        {
            to = 7;
            numbers[0] = numbers.Sum();
        }
    }

    private struct Throwing : IJob
    {
        public void Execute()
        {
            throw new InvalidOperationException("thrown in a job");
        }
    }

    private struct Marked
    {
    }

    private readonly List<string> m_Lines = new List<string>();
    private readonly List<string> m_Order = new List<string>();
    private readonly List<string> m_Logged = new List<string>();
    private UnityWebRequest m_Web, m_File, m_Gone, m_Bad, m_Aborted;
    private bool m_IsTold, m_HasWaited;
    private int m_Frames;

    private void Is(object wanted, object found, string what)
    {
        bool isRight = Equals(wanted, found);
        m_Lines.Add((isRight ? "ok " : "BAD ") + what + (isRight ? "" : ": " + found + ", not " + wanted));
    }

    private void Throws<T>(Action call, string what) where T : Exception
    {
        Exception found = null;
        try
        {
            call();
        }
        catch (Exception e)
        {
            found = e;
        }
        Is(typeof(T), found?.GetType(), what);
    }

    private void Try(Action check)
    {
        try
        {
            check();
        }
        catch (Exception e)
        {
            m_Lines.Add("BAD " + check.Method.Name + ": " + e);
        }
    }

    private void Start()
    {
        Application.logMessageReceived += (text, trace, type) => m_Logged.Add(text);
        Try(CheckArrays);
        Try(CheckSlices);
        Try(CheckMemory);
        Try(CheckJobs);
        Try(CheckGui);
        Try(CheckEvents);
        Try(CheckBounds);
        Try(CheckHash);
        Try(CheckMesh);
        Try(CheckShapes);
        Try(CheckSignatures);
        Try(CheckForms);
        Try(SendRequests);
        Try(InsertSystems);
        StartCoroutine(Wait());
    }

    private IEnumerator Wait()
    {
        UnityWebRequest request = UnityWebRequest.Get("http://example.invalid/a");
        yield return request.SendWebRequest();
        m_HasWaited = request.isDone;
    }

    private void Update()
    {
        m_Order.Add("Update");
        if (++m_Frames == 4)
        {
            Try(CheckRequests);
            Try(CheckLoop);
            m_Lines.Add("end");
            File.WriteAllLines(Environment.GetEnvironmentVariable("UMCP_TEST_CHECKS"), m_Lines);
            Application.Quit(0);
        }
    }

    private void LateUpdate()
    {
        m_Order.Add("LateUpdate");
    }

    private void CheckArrays()
    {
        NativeArray<int> empty = default(NativeArray<int>);
        Is(false, empty.IsCreated, "a default NativeArray is not created");
        Throws<ObjectDisposedException>(() => empty.Dispose(), "it cannot be disposed of");
        NativeArray<int> numbers = new NativeArray<int>(4, Allocator.Persistent);
        Is("0 0 0 0", string.Join(" ", numbers.Select(n => n.ToString()).ToArray()), "a NativeArray begins with zeros");
        NativeArray<int> same = numbers;
        same[2] = 5;
        Is(5, numbers[2], "a copy of a NativeArray is the same memory");
        Is(true, numbers == same, "and equals it");
        Throws<IndexOutOfRangeException>(() => numbers[4] = 1, "an index behind the end throws");
        Throws<IndexOutOfRangeException>(() => numbers[-1] = 1, "an index before the start throws");
        Throws<ArgumentException>(() => numbers.CopyFrom(new int[3]), "CopyFrom needs the same length");
        numbers.CopyFrom(new[] { 1, 2, 3, 4 });
        Is(7, numbers.GetSubArray(2, 2).Sum(), "GetSubArray sees a part");
        Throws<ArgumentOutOfRangeException>(() => numbers.GetSubArray(3, 2), "GetSubArray stays inside");
        Is(16, numbers.Reinterpret<byte>(4).Length, "Reinterpret counts anew");
        Throws<InvalidOperationException>(() => numbers.Reinterpret<byte>(), "Reinterpret needs the same size");
        NativeArray<Vector3> places = new NativeArray<Vector3>(new[] { Vector3.up, Vector3.right }, Allocator.Temp);
        Is(Vector3.right, places[1], "structs go in and out");
        Is(2, places.ToArray().Length, "ToArray");
        Is(Vector3.up, places.AsReadOnly()[0], "AsReadOnly");
        places.Dispose();
        Is(false, places.IsCreated, "a disposed array is not created");
        Throws<ArgumentException>(() => new NativeArray<int>(1, Allocator.None), "Allocator.None is refused");
        Throws<ArgumentOutOfRangeException>(() => new NativeArray<int>(-1, Allocator.Temp), "a negative length is refused");
        numbers.Dispose();
    }

    private void CheckSlices()
    {
        NativeArray<Vector3> places = new NativeArray<Vector3>(3, Allocator.TempJob);
        NativeSlice<float> heights = places.Slice().SliceWithStride<float>(4);
        heights[1] = 8;
        Is(new Vector3(0, 8, 0), places[1], "a slice with a stride writes one part of structs");
        Is(12, heights.Stride, "its stride is the struct's size");
        Is(2, places.Slice(1).Length, "Slice(start) goes to the end");
        Throws<IndexOutOfRangeException>(() => heights[3] = 1, "a slice has an end");
        places.Dispose();
    }

    private unsafe void CheckMemory()
    {
        Is(12, UnsafeUtility.SizeOf<Vector3>(), "SizeOf");
        Is(8, UnsafeUtility.AlignOf<double>(), "AlignOf");
        Is(true, UnsafeUtility.IsBlittable<Vector3>(), "a vector is blittable");
        Is(false, UnsafeUtility.IsUnmanaged<string>(), "a text is not unmanaged");
        int* memory = (int*)UnsafeUtility.Malloc(16, 4, Allocator.Persistent);
        UnsafeUtility.MemSet(memory, 1, 16);
        Is(0x01010101, memory[3], "MemSet");
        int value = 77;
        UnsafeUtility.CopyStructureToPtr(ref value, memory);
        Is(77, UnsafeUtility.ReadArrayElement<int>(memory, 0), "CopyStructureToPtr, ReadArrayElement");
        Is(-1, UnsafeUtility.MemCmp(memory + 1, memory, 1) < 0 ? -1 : 1, "MemCmp");
        Is(77, *(int*)UnsafeUtility.AddressOf(ref value), "AddressOf");
        UnsafeUtility.Free(memory, Allocator.Persistent);
    }

    private void CheckJobs()
    {
        NativeArray<int> numbers = new NativeArray<int>(new[] { 1, 2, 3 }, Allocator.TempJob);
        JobHandle handle = new Doubling { numbers = numbers }.Schedule(3, 1);
        handle.Complete();
        Is(true, handle.IsCompleted, "a completed job is completed");
        Is(6, numbers[2], "a parallel job did each index");
        Adding job = new Adding { numbers = numbers };
        job.Schedule(handle).Complete();
        Is(12, numbers[0], "a job sees what another has written");
        Is(0, job.to, "a job works on a copy of itself");
        m_Logged.Clear();
        new Throwing().Schedule().Complete();
        Is(true, m_Logged.Any(text => text.Contains("thrown in a job")), "what a job throws is logged");
        numbers.Dispose();
    }

    private void CheckGui()
    {
        GUI.Label(new Rect(0, 0, 1, 1), "text");
        GUILayout.BeginHorizontal();
        Is(false, GUILayout.Button("press", GUILayout.Width(3)), "no button is pressed");
        Is(true, GUILayout.Toggle(true, "on"), "a toggle keeps its value");
        Is("words", GUI.TextField(new Rect(), "words"), "a text field keeps its text");
        Is(0.25f, GUILayout.HorizontalSlider(0.25f, 0, 1), "a slider keeps its value");
        Is(2, GUILayout.Toolbar(2, new[] { "a", "b", "c" }), "a toolbar keeps its selection");
        GUILayout.EndHorizontal();
        using (GUILayout.ScrollViewScope scope = new GUILayout.ScrollViewScope(new Vector2(1, 2)))
        {
            Is(new Vector2(1, 2), scope.scrollPosition, "a scroll view keeps its position");
        }
        GUIStyle style = new GUIStyle(GUI.skin.box) { fontSize = 20, alignment = TextAnchor.MiddleCenter };
        Is(20, new GUIStyle(style).fontSize, "a style is copied");
        Is(0, GUI.skin.box.fontSize, "its original is not changed");
        Is("tip", new GUIContent("a", "tip").tooltip, "content has a tooltip");
        GL.Begin(GL.LINES);
        GL.Vertex3(0, 0, 0);
        GL.End();
        Graphics.DrawMesh(new Mesh(), Matrix4x4.identity, null, 0);
        new CommandBuffer().ClearRenderTarget(true, true, Color.black);
        using (new ProfilerMarker("mark").Auto())
        {
            Is(true, true, "drawing and marking do nothing");
        }
    }

    private void CheckEvents()
    {
        Is(null, Event.current, "no event is current");
        Event key = Event.KeyboardEvent("^#a");
        Is(KeyCode.A, key.keyCode, "KeyboardEvent has its key");
        Is(true, key.control && key.shift && !key.alt, "and its modifiers");
        Is(true, key.Equals(Event.KeyboardEvent("^#a")), "equal keys are equal");
        key.Use();
        Is(EventType.Used, key.type, "a used event is used");
    }

    private void CheckBounds()
    {
        BoundsInt bounds = new BoundsInt(0, 0, 0, 2, 2, 2);
        List<Vector3Int> all = new List<Vector3Int>();
        foreach (Vector3Int place in bounds.allPositionsWithin)
        {
            all.Add(place);
        }
        Is(8, all.Count, "BoundsInt has all its places");
        Is(new Vector3Int(1, 0, 0), all[1], "x runs first");
        Is(new Vector3Int(1, 1, 1), all[7], "the last is inside");
        Is(false, bounds.Contains(new Vector3Int(2, 0, 0)), "the end is outside");
        bounds.xMin = -1;
        Is(3, bounds.size.x, "a new start keeps the end");
        Is(0, new BoundsInt(0, 0, 0, 0, 2, 2).allPositionsWithin.MoveNext() ? 1 : 0, "an empty one has none");
        Is("Position: (1, 2, 3), Size: (4, 5, 6)", new BoundsInt(1, 2, 3, 4, 5, 6).ToString(), "its text");
        int n = 0;
        foreach (Vector2Int place in new RectInt(1, 1, 3, 2).allPositionsWithin)
        {
            n += place.x > 0 ? 1 : 0;
        }
        Is(6, n, "RectInt has all its places");
        Is(true, new RectInt(0, 0, 2, 2).Overlaps(new RectInt(1, 1, 2, 2)), "RectInt.Overlaps");
        Is(false, new RectInt(0, 0, 2, 2).Overlaps(new RectInt(2, 0, 2, 2)), "touching is not overlapping");
        Is(7, new RangeInt(3, 4).end, "RangeInt.end");
        Is(new Vector2(3, 0), new Ray2D(Vector2.zero, new Vector2(5, 0)).GetPoint(3), "Ray2D has a direction of length one");
    }

    private void CheckHash()
    {
        string text = "0123456789abcdef0123456789abcdef";
        Is(text, Hash128.Parse(text).ToString(), "Hash128 reads what it writes");
        Is(false, Hash128.Parse("short").isValid, "what is no hash is not valid");
        Is(false, Hash128.Parse(null).isValid, "nor is null");
        Is("01000000020000000300000004000000", new Hash128(1, 2, 3, 4).ToString(), "its bytes are in the order of memory");
        Is(true, Hash128.Parse(text) == Hash128.Parse(text.ToUpperInvariant()), "equal hashes are equal");
    }

    private void CheckMesh()
    {
        Mesh mesh = new Mesh();
        mesh.SetVertices(new List<Vector3> { Vector3.zero, Vector3.right, Vector3.up, Vector3.one });
        mesh.subMeshCount = 2;
        mesh.SetTriangles(new[] { 0, 2, 1 }, 0);
        mesh.SetIndices(new[] { 1, 3 }, MeshTopology.Lines, 1);
        Is(2, mesh.GetIndices(1).Length, "a sub mesh has its own indices");
        Is(MeshTopology.Lines, mesh.GetTopology(1), "and its topology");
        Is(3, (int)mesh.GetIndexStart(1), "behind the first");
        mesh.SetTriangles(new[] { 0, 2, 1, 1, 2, 3 }, 0);
        Is(6, (int)mesh.GetIndexStart(1), "which moves it when it grows");
        m_Logged.Clear();
        mesh.SetTriangles(new[] { 0, 1, 9 }, 0);
        Is(6, mesh.GetTriangles(0).Length, "indices outside of the vertices are refused");
        Is(1, m_Logged.Count(text => text.Contains("out of bounds")), "and logged");
        mesh.SetUVs(2, new List<Vector3> { Vector3.one, Vector3.one, Vector3.one, Vector3.one });
        List<Vector3> uvs = new List<Vector3>();
        mesh.GetUVs(2, uvs);
        Is(Vector3.one, uvs[3], "coordinates of three numbers are kept");
        Is(4, mesh.uv3.Length, "and seen as two");
        Mesh both = new Mesh();
        CombineInstance one = new CombineInstance { mesh = mesh, transform = Matrix4x4.Translate(Vector3.forward) };
        CombineInstance two = new CombineInstance { mesh = mesh, transform = Matrix4x4.identity };
        both.CombineMeshes(new[] { one, two });
        Is(8, both.vertexCount, "combined meshes have all vertices");
        Is(new Vector3(0, 0, 1), both.vertices[0], "moved by their matrix");
        Is(12, both.triangles.Length, "and all triangles");
        Is(4, both.triangles[6], "which count on");
    }

    private void CheckShapes()
    {
        Mesh mesh = new Mesh { vertices = new[] { Vector3.zero, Vector3.one } };
        mesh.AddBlendShapeFrame("smile", 100, new[] { Vector3.up, Vector3.up }, null, null);
        Is(1, mesh.blendShapeCount, "a blend shape was added");
        Is(0, mesh.GetBlendShapeIndex("smile"), "and is found");
        Is(-1, mesh.GetBlendShapeIndex("frown"), "another is not");
        Vector3[] moved = new Vector3[2];
        mesh.GetBlendShapeFrameVertices(0, 0, moved, null, null);
        Is(Vector3.up, moved[1], "its frame is kept");
        Throws<ArgumentException>(() => mesh.AddBlendShapeFrame("bad", 1, new Vector3[3], null, null), "a frame of another size is refused");
        Throws<IndexOutOfRangeException>(() => mesh.GetBlendShapeName(1), "there is no second");
        mesh.boneWeights = new[] { new BoneWeight { boneIndex0 = 1, weight0 = 1 } };
        Is(1, mesh.boneWeights[0].boneIndex0, "bone weights are kept");
    }

    private void CheckSignatures()
    {
        try
        {
            new TextGenerator().GetPreferredWidth("a", default(TextGenerationSettings));
            Is("an exception", "none", "what is only a signature throws");
        }
        catch (NotSupportedException e)
        {
            Is(true, e.Message.StartsWith("UnityEngine.TextGenerator", StringComparison.Ordinal), "what is only a signature names itself");
        }
        ReflectionProbe probe = gameObject.AddComponent<ReflectionProbe>();
        probe.boxProjection = true;
        Is(true, probe.boxProjection, "a property keeps what is set");
        Throws<Umcp.LeftOutException>(() => probe.importance.ToString(), "and throws before");
        Is(HumanBodyBones.Chest, Enum.Parse(typeof(HumanBodyBones), "Chest"), "enums are there");
    }

    private void CheckForms()
    {
        WWWForm form = new WWWForm();
        form.AddField("a b", "c&d");
        form.AddField("n", 3);
        Is("a%20b=c%26d&n=3", System.Text.Encoding.UTF8.GetString(form.data), "a form of fields");
        Is("application/x-www-form-urlencoded", form.headers["Content-Type"], "and its type");
        form.AddBinaryData("file", new byte[] { 1, 2 });
        Is(true, form.headers["Content-Type"].StartsWith("multipart/form-data", StringComparison.Ordinal), "a file makes it multipart");
        Is("a%20b", UnityWebRequest.EscapeURL("a b").Replace("+", "%20"), "EscapeURL");
        Is("a b", UnityWebRequest.UnEscapeURL("a%20b"), "UnEscapeURL");
    }

    private void SendRequests()
    {
        string path = Path.Combine(Application.temporaryCachePath, "read.txt");
        File.WriteAllText(path, "read me");
        m_Web = UnityWebRequest.Get("https://example.invalid/a");
        m_Web.SetRequestHeader("X-A", "b");
        Is("b", m_Web.GetRequestHeader("x-a"), "a header is kept");
        m_Web.SendWebRequest().completed += operation => m_IsTold = operation.isDone;
        Is(false, m_Web.isDone, "a request is not done at once");
        Is(UnityWebRequest.Result.InProgress, m_Web.result, "it is in progress");
        Throws<InvalidOperationException>(() => m_Web.SendWebRequest(), "it is sent once");
        Throws<InvalidOperationException>(() => m_Web.url = "http://b", "and not changed then");
        m_File = UnityWebRequest.Get("file://" + path);
        m_File.SendWebRequest();
        m_Gone = UnityWebRequest.Get("file:///no/such/file");
        m_Gone.SendWebRequest();
        m_Bad = UnityWebRequest.Get("http://");
        m_Bad.SendWebRequest();
        m_Aborted = UnityWebRequest.Get("http://10.0.0.1/");
        m_Aborted.SendWebRequest();
        m_Aborted.Abort();
        Throws<ArgumentException>(() => new UnityWebRequest("http://a", ""), "a method is needed");
    }

    private void CheckRequests()
    {
        Is(UnityWebRequest.Result.ConnectionError, m_Web.result, "without a network a request fails");
        Is("Cannot resolve destination host", m_Web.error, "and says why");
        Is(0L, m_Web.responseCode, "nobody has answered");
        Is(true, m_IsTold, "its operation has told");
        Is(true, m_HasWaited, "a coroutine waits for it");
        Is("", m_Web.downloadHandler.text, "it has no text");
        Is(UnityWebRequest.Result.Success, m_File.result, "a file is read");
        Is("read me", m_File.downloadHandler.text, "its text is there");
        Is(7UL, m_File.downloadedBytes, "and counted");
        Is(UnityWebRequest.Result.ProtocolError, m_Gone.result, "a file that is not there is not");
        Is(UnityWebRequest.Result.ConnectionError, m_Bad.result, "a bad address fails");
        Is("Request aborted", m_Aborted.error, "an aborted request says so");
        m_Web.Dispose();
    }

    private void InsertSystems()
    {
        PlayerLoopSystem loop = PlayerLoop.GetCurrentPlayerLoop();
        Is(8, loop.subSystemList.Length, "the loop has its phases");
        Add(ref loop, typeof(UnityEngine.PlayerLoop.Initialization), () => m_Order.Add("Initialization"));
        Add(ref loop, typeof(UnityEngine.PlayerLoop.PreUpdate), () => m_Order.Add("PreUpdate"));
        Add(ref loop, typeof(UnityEngine.PlayerLoop.Update), () => m_Order.Add("behind Update"));
        Add(ref loop, typeof(UnityEngine.PlayerLoop.PostLateUpdate), () => m_Order.Add("PostLateUpdate"));
        Add(ref loop, typeof(UnityEngine.PlayerLoop.PostLateUpdate), () => { throw new Exception("thrown in the loop"); });
        PlayerLoop.SetPlayerLoop(loop);
        int n = PlayerLoop.GetCurrentPlayerLoop().subSystemList.Sum(phase => phase.subSystemList.Count(s => s.type == typeof(Marked)));
        Is(5, n, "what was set is the loop");
    }

    private static void Add(ref PlayerLoopSystem loop, Type phase, PlayerLoopSystem.UpdateFunction call)
    {
        int at = Array.FindIndex(loop.subSystemList, s => s.type == phase);
        PlayerLoopSystem added = new PlayerLoopSystem { type = typeof(Marked), updateDelegate = call };
        loop.subSystemList[at].subSystemList = loop.subSystemList[at].subSystemList.Concat(new[] { added }).ToArray();
    }

    private void CheckLoop()
    {
        int at = m_Order.IndexOf("Initialization");
        string[] frame = m_Order.Skip(at).Take(6).ToArray();
        Is("Initialization PreUpdate Update behind Update LateUpdate PostLateUpdate", string.Join(" ", frame), "systems run in their phases");
        Is(true, m_Logged.Any(text => text.Contains("thrown in the loop")), "what one throws is logged");
        Is(true, m_Order.Count(o => o == "PostLateUpdate") >= 2, "and they run again");
        PlayerLoop.SetPlayerLoop(PlayerLoop.GetDefaultPlayerLoop());
    }
}
