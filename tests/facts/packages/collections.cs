// Unity.Collections and Burst.
using System;
using Unity.Burst;
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;
using Unity.Jobs;
using UnityEngine;
using static Facts;

public struct FillBatch : IJobParallelForBatch
{
    public NativeArray<int> to;

    public void Execute(int from, int n)
    {
        for (int i = from; i < from + n; i++) { to[i] = n; }
    }
}

[BurstCompile(CompileSynchronously = true)]
public static class CollectionsFacts
{
    private delegate int Sum(int a, int b);

    [BurstCompile, AOT.MonoPInvokeCallback(typeof(Sum))]
    private static int Add(int a, int b) => a + b;

    private struct Key { }

    private static string Wrong(Action what)
    {
        try { what(); }
        catch (ArgumentOutOfRangeException e) { return e.ParamName; }
        return "done";
    }

    public static void Lists()
    {
        var list = new NativeList<int>(Allocator.Temp) { 3, 1, 2 };
        var same = list;
        same.Add(9); list.Sort(); list.RemoveAtSwapBack(0);
        Check(list.Length, list[0], list.Contains(2), list.IndexOf(7), list.AsArray().Length); // => 3 9 True -1 3
        list.ElementAt(1) += 10;
        Check(same[1]); // => 12
        list.InsertRange(0, 2); list[0] = list[1] = 0;
        Check(list.AsArray()); // => 0,0,9,12,3
        list.Dispose();
        Check(Thrown(() => same.Add(1))); // => ObjectDisposedException
        var plain = new UnsafeList<Vector3>(1, Allocator.Persistent);
        for (int i = 0; i < 100; i++) { plain.Add(Vector3.one * i); }
        Check(plain[99].z); // => 99
        plain.Dispose();
        Check(Thrown(() => plain[0].ToString())); // => IndexOutOfRangeException
    }

    public static void WrongNumbers()
    {
        var list = new NativeList<int>(Allocator.Temp) { 3, 1, 2 };
        var few = new FixedList32Bytes<int> { 1, 2 };
        Check(Wrong(() => list.Length = -1)); // => length
        Check(Wrong(() => list.Resize(-1, NativeArrayOptions.ClearMemory))); // => length
        Check(Wrong(() => list.InsertRangeWithBeginEnd(4, 5))); // => begin
        Check(Wrong(() => list.InsertRange(-1, 1))); // => begin
        Check(Wrong(() => list.InsertRange(1, int.MaxValue))); // => end
        Check(Wrong(() => list.RemoveRange(1, int.MaxValue))); // => count
        Check(Wrong(() => list.Capacity = int.MaxValue)); // => capacity
        Check(Wrong(() => list.InsertRange(3, 0))); // => done
        Check(Thrown(() => few.RemoveAt(2)), few.Length); // => ArgumentException 2
        Check(Thrown(() => list[-1].ToString())); // => IndexOutOfRangeException
        for (int i = 0; i < 5; i++) { list.AddRange(list.AsArray()); }
        Check(list.Length, list[95], list[94], list[93]); // => 96 2 1 3
    }

    public static void Maps()
    {
        var map = new NativeHashMap<int, float>(4, Allocator.Persistent);
        map[1] = 2;
        var other = map;
        other.TryAdd(5, 6);
        Check(map.Count, map[5], map.TryAdd(1, 9)); // => 2 6 False
        Check(Thrown(() => map.Add(1, 1))); // => ArgumentException
        string pairs = "";
        foreach (var pair in map) { pairs += " " + pair.Key + "=" + pair.Value; }
        Check(pairs); // => " 1=2 5=6"
        map.Dispose();
        Check(map.IsCreated); // => False
        var many = new NativeParallelMultiHashMap<int, int>(4, Allocator.Temp);
        many.Add(1, 10); many.Add(1, 11); many.Add(2, 20);
        bool found = many.TryGetFirstValue(1, out int first, out var at);
        bool next = many.TryGetNextValue(out int second, ref at);
        Check(found, first, next, second, many.TryGetNextValue(out int third, ref at)); // => True 11 True 10 False
        Check(many.CountValuesForKey(1), many.Count()); // => 2 3
        var queue = new NativeQueue<int>(Allocator.Temp);
        queue.Enqueue(4); queue.Enqueue(5);
        Check(queue.Dequeue(), queue.Count); // => 4 1
        var set = new NativeHashSet<int>(1, Allocator.Temp);
        Check(set.Add(3), set.Add(3)); // => True False
        var cell = new NativeReference<int>(7, Allocator.Temp);
        var again = cell;
        again.Value++;
        Check(cell.Value); // => 8
    }

    public static void Texts()
    {
        FixedString32Bytes a = "h\u00e9llo";
        FixedString64Bytes b = a;
        b.Append(' '); b.Append(42);
        Check(a.Length, b, a == "h\u00e9llo", a.Capacity, UnsafeUtility.SizeOf<FixedString128Bytes>());
        // => 6 héllo 42 True 29 128
        Check(Thrown(() => { FixedString32Bytes c = new string('x', 30); })); // => ArgumentException
        Check(a.CopyFromTruncated(new string('y', 40)), a.Length); // => Truncation 29
        var few = new FixedList32Bytes<int> { 1, 2, 3 };
        few.RemoveAt(0);
        Check(few.Length, few[1], few.Capacity); // => 2 3 7
    }

    public static void Calls()
    {
        var call = BurstCompiler.CompileFunctionPointer<Sum>(Add);
        SharedStatic<int>.GetOrCreate<Key>().Data = 5;
        var to = new NativeArray<int>(5, Allocator.Temp);
        new FillBatch { to = to }.ScheduleBatch(5, 3).Complete();
        Check(call.Invoke(2, 3), BurstCompiler.CompileFunctionPointer<Sum>(Add).Value == call.Value); // => 5 True
        Check(SharedStatic<int>.GetOrCreate<Key>().Data, BurstCompiler.IsEnabled); // => 5 False
        Check(to[0], to[4]); // => 3 2
    }
}
