// Jobs, native arrays, threads, pools and waits.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Unity.Collections;
using Unity.Jobs;
using UnityEngine;
using UnityEngine.Pool;
using static Facts;

public struct Adding : IJob
{
    public NativeArray<int> to;
    public int n;
    public void Execute() { to[0] = to[0] + n; }
}

public struct Squares : IJobParallelFor
{
    public NativeArray<int> to;
    public void Execute(int i) { to[i] = i * i; }
}

public static class Async
{
    public static async Task<int> Now() { await Task.CompletedTask; return 3; }
}

public class OwnWait : CustomYieldInstruction
{
    public bool done;
    public override bool keepWaiting { get { return !done; } }
}

public static class TasksFacts
{
    public static void Tasks()
    {
        {
            NativeArray<int> a = new NativeArray<int>(3, Allocator.Persistent);
            a[1] = 5;
            string s = a.Length + " " + a[0] + a[1] + " " + a.IsCreated + " "
                + string.Join("", a.ToArray().Select(x => x.ToString()).ToArray());
            a.Dispose();
            Check(s, a.IsCreated); // => 3 05 True 050 False
        }
        { // copies
            NativeArray<int> a = new NativeArray<int>(new[] { 1, 2, 3 }, Allocator.Temp),
                b = new NativeArray<int>(3, Allocator.Temp);
            b.CopyFrom(a);
            NativeArray<int> sub = a.GetSubArray(1, 2);
            sub[0] = 9;
            int n = 0;
            foreach (int x in a) { n += x; }
            string s = b[2] + " " + n + " " + sub.Length;
            a.Dispose(); b.Dispose();
            Check(s); // => 3 13 2
        }
        {
            NativeArray<int> a = new NativeArray<int>(new[] { 1, 2, 3, 4 }, Allocator.Temp);
            NativeSlice<int> s = a.Slice(1, 2);
            s[1] = 7;
            string t = s.Length + " " + a[2];
            a.Dispose();
            Check(t); // => 2 7
        }
        {
            NativeArray<int> a = new NativeArray<int>(1, Allocator.TempJob);
            JobHandle h = new Adding { to = a, n = 5 }.Schedule();
            new Adding { to = a, n = 6 }.Schedule(h).Complete();
            int r = a[0];
            a.Dispose();
            Check(r); // => 11
        }
        { // a parallel job
            NativeArray<int> a = new NativeArray<int>(50, Allocator.TempJob);
            new Squares { to = a }.Schedule(50, 8).Complete();
            int r = a[7];
            IJobParallelForExtensions.Run(new Squares { to = a }, 3); a.Dispose();
            Check(r); // => 49
        }
        {
            NativeArray<int> a = new NativeArray<int>(1, Allocator.TempJob);
            JobHandle h = JobHandle.CombineDependencies(new Adding { to = a, n = 1 }.Schedule(), default(JobHandle));
            h.Complete(); a.Dispose();
            Check(h.IsCompleted, default(JobHandle).IsCompleted); // => True True
        }
        { // a task that runs on the spot
            Task<int> t = Async.Now();
            Check(t.IsCompleted, t.Result); // => True 3
        }
    }

    public static void NativeArrays()
    {
        { // one place as two types
            float f = 1; object[] o = { null, "x" };
            ref int i = ref Unity.Collections.LowLevel.Unsafe.UnsafeUtility.As<float, int>(ref f);
            int was = i;
            i = 0x40000000;
            Check(was, f, Unity.Collections.LowLevel.Unsafe.UnsafeUtility.As<object, IntPtr>(ref o[0]) == IntPtr.Zero,
                Unity.Collections.LowLevel.Unsafe.UnsafeUtility.As<object, string>(ref o[1])); // => 1065353216 2 True x
        }
        { // no pipeline is the built-in one
            UnityEngine.Rendering.RenderPipelineAsset a = UnityEngine.Rendering.GraphicsSettings.renderPipelineAsset,
                b = UnityEngine.Rendering.GraphicsSettings.currentRenderPipeline;
            Check(a == null, b == null, QualitySettings.renderPipeline == null); // => True True True
        }
        { // beyond its end
            NativeArray<int> a = new NativeArray<int>(2, Allocator.Temp);
            Check(Thrown(() => { int x = a[2]; }), Thrown(() => a[-1] = 3));
            // => IndexOutOfRangeException IndexOutOfRangeException
        }
        { // a wrong length
            NativeArray<int> a = new NativeArray<int>(2, Allocator.Temp);
            Check(Thrown(() => a.CopyFrom(new int[3])), Thrown(() => a.CopyTo(new int[1])));
            // => ArgumentException ArgumentException
        }
        // a negative length
        Check(Thrown(() => new NativeArray<int>(-1, Allocator.Temp))); // => ArgumentOutOfRangeException
        // no allocator
        Check(Thrown(() => new NativeArray<int>(1, Allocator.None))); // => ArgumentException
        { // another type
            NativeArray<int> a = new NativeArray<int>(new[] { 1, 0x3f800000 }, Allocator.Temp);
            NativeArray<float> f = a.Reinterpret<float>();
            Check(f[1], a.Reinterpret<byte>(4).Length); // => 1 8
        }
        { // parts
            NativeArray<int> a = new NativeArray<int>(new[] { 1, 2, 3, 4, 5 }, Allocator.Temp);
            Check(string.Join(",", a.GetSubArray(1, 3).ToArray().Select(i => i.ToString()).ToArray()),
                Thrown(() => a.GetSubArray(3, 3))); // => 2,3,4 ArgumentOutOfRangeException
        }
        { // copies of parts
            NativeArray<int> a = new NativeArray<int>(new[] { 1, 2, 3 }, Allocator.Temp),
                b = new NativeArray<int>(3, Allocator.Temp);
            NativeArray<int>.Copy(a, 1, b, 0, 2);
            Check(b.ToArray()); // => 2,3,0
        }
        { // equal ones are the same memory
            NativeArray<int> a = new NativeArray<int>(1, Allocator.Temp), b = a;
            Check(a == b, a == new NativeArray<int>(1, Allocator.Temp)); // => True False
        }
        { // a job in rows
            NativeArray<int> a = new NativeArray<int>(10, Allocator.TempJob);
            JobHandle h = new Squares { to = a }.Schedule(10, 3);
            h.Complete();
            int s = a.Sum();
            a.Dispose();
            Check(s, h.IsCompleted); // => 285 True
        }
        { // a job on the spot
            NativeArray<int> a = new NativeArray<int>(1, Allocator.TempJob);
            new Adding { to = a, n = 4 }.Run();
            int r = a[0];
            a.Dispose();
            Check(r); // => 4
        }
    }

    public static void Threads()
    {
        { // the engine's objects are of the main thread
            Exception e = Elsewhere(() => GameObject.Find("x"));
            Throws(() => e.GetType().Name + ": " + e.Message);
            // => UnityException: Find can only be called from the main thread.\nConstructors and field initializers
            //     will be executed from the loading thread when loading a scene.\nDon't use this function in the
            //     constructor or field initializers, instead move initialization code to the Awake or Start function.
        }
        // new objects too
        Check(Elsewhere(() => new GameObject("x")).GetType().Name); // => UnityException
        // values are of every thread
        Check(Elsewhere(() =>
        {
            Vector3 v = Quaternion.Euler(0, 90, 0) * Vector3.one;
            JsonUtility.ToJson(new Inner()); Debug.Log("elsewhere " + Mathf.Sin(1) + v);
        })); // => null
        { // comparing with null is
            GameObject o = new GameObject("o");
            Check(Elsewhere(() =>
            {
                if (o == null) { throw new Exception("gone"); }
            })); // => null
        }
    }

    public static void Pools()
    {
        {
            List<int> l = ListPool<int>.Get();
            l.Add(1); ListPool<int>.Release(l);
            List<int> m = ListPool<int>.Get();
            Check(ReferenceEquals(l, m), m.Count); // => True 0
        }
        { // given back by using
            List<int> l, m;
            using (ListPool<int>.Get(out l)) { l.Add(3); }
            string s;
            using (ListPool<int>.Get(out m)) { s = ReferenceEquals(l, m) + " " + m.Count; }
            Check(s); // => True 0
        }
        { // dictionaries and sets
            Dictionary<int, int> d = DictionaryPool<int, int>.Get(); HashSet<int> h = HashSetPool<int>.Get();
            DictionaryPool<int, int>.Release(d); HashSetPool<int>.Release(h);
            Check(d.Count + h.Count); // => 0
        }
        {
            LinkedPool<object> p = new LinkedPool<object>(() => new object()); object a = p.Get();
            p.Release(a);
            int n = p.CountInactive;
            p.Clear();
            Check(n, p.CountInactive); // => 1 0
        }
        {
            int gone = 0;
            ObjectPool<object> p = new ObjectPool<object>(() => new object(), null, null, o => gone++);
            object a = p.Get(), b = p.Get();
            p.Release(a); p.Release(b); p.Clear();
            Check(gone, p.CountAll, p.CountInactive); // => 2 0 0
        }
    }

    public static void Waits()
    {
        { // conditions
            int n = 0; WaitUntil u = new WaitUntil(() => ++n > 1); bool a = u.keepWaiting, b = u.keepWaiting;
            Check(a, b, n); // => True False 2
        }
        { // an own instruction
            OwnWait w = new OwnWait(); IEnumerator e = w; bool a = e.MoveNext();
            w.done = true;
            Check(a, e.MoveNext(), e.Current == null); // => True False True
        }
        {
            WaitForSecondsRealtime w = new WaitForSecondsRealtime(100);
            Check(w.waitTime, w.keepWaiting); // => 100 True
        }
        Check(new WaitForEndOfFrame() is YieldInstruction && new WaitForFixedUpdate() is YieldInstruction
            && !(new WaitUntil(() => true) is object == false)); // => True
    }
}
