using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using Unity.Collections.LowLevel.Unsafe;
using Unity.Jobs;

namespace Unity.Collections
{
    /// <summary>A managed object behind a number, so that the container around it has no reference and may lie in any
    /// memory. As Unity's,
    /// it stays until it is disposed of; copies of a container that was disposed of know that.</summary>
    internal struct Held
    {
        private struct Slot
        {
            internal object Object;
            internal int Generation;
        }

        private static readonly Stack<int> s_Free = new Stack<int>();
        private static volatile Slot[] s_Slots = new Slot[64];
        private static int s_Count;

        private int m_Index, m_Generation;
        internal int Capacity;

        internal static Held Make(object made, AllocatorManager.AllocatorHandle allocator, int capacity)
        {
            CollectionHelper.Made(allocator);
            lock (s_Free)
            {
                if (s_Free.Count == 0 && s_Count == s_Slots.Length)
                {
                    Slot[] more = new Slot[s_Count * 2];
                    Array.Copy(s_Slots, more, s_Count);
                    s_Slots = more;
                }
                int at = s_Free.Count > 0 ? s_Free.Pop() : s_Count++;
                s_Slots[at].Object = made;
                return new Held { m_Index = at, m_Generation = ++s_Slots[at].Generation, Capacity = capacity };
            }
        }

        internal bool IsThere => m_Generation != 0 && s_Slots[m_Index].Generation == m_Generation
            && s_Slots[m_Index].Object != null;
        internal object Object
            => IsThere ? s_Slots[m_Index].Object
            : throw new ObjectDisposedException("The container has been deallocated, or was never made.");

        internal void Drop()
        {
            lock (s_Free)
            {
                if (IsThere)
                {
                    s_Slots[m_Index].Object = null;
                    s_Free.Push(m_Index);
                }
            }
            m_Generation = 0;
        }

        internal static NativeArray<T> Copy<T>(IEnumerable<T> from, AllocatorManager.AllocatorHandle allocator)
            where T : struct
        {
            return CollectionHelper.CreateNativeArray(from.ToArray(), allocator);
        }
    }

    /// <summary>A value that can be referred to.</summary>
    internal sealed class Cell<T>
    {
        internal T Value;
    }

    public struct KeyValue<TKey, TValue> where TKey : struct, IEquatable<TKey> where TValue : struct
    {
        private readonly TKey m_Key;
        private readonly TValue[] m_Value;

        internal KeyValue(TKey key, TValue value)
        {
            m_Key = key;
            m_Value = new[] { value };
        }

        public TKey Key => m_Key;
        public ref TValue Value => ref m_Value[0];

        public bool GetKeyValue(out TKey key, out TValue value)
        {
            key = m_Key;
            value = m_Value == null ? default(TValue) : m_Value[0];
            return m_Value != null;
        }
    }

    public struct NativeKeyValueArrays<TKey, TValue> : INativeDisposable where TKey : struct where TValue : struct
    {
        public NativeArray<TKey> Keys;
        public NativeArray<TValue> Values;

        public int Length => Keys.Length;

        public void Dispose()
        {
            Keys.Dispose();
            Values.Dispose();
        }

        public JobHandle Dispose(JobHandle inputDeps)
        {
            Dispose();
            return inputDeps;
        }
    }

    /// <summary>A queue that copies share.</summary>
    public struct NativeQueue<T> : INativeDisposable where T : struct
    {
        private Held m_Held;

        public NativeQueue(AllocatorManager.AllocatorHandle allocator)
            => m_Held = Held.Make(new Queue<T>(), allocator, 0);

        private Queue<T> All => (Queue<T>)m_Held.Object;
        public bool IsCreated => m_Held.IsThere;
        public bool IsEmpty() => !IsCreated || All.Count == 0;
        public int Count => All.Count;
        public T Peek() => All.Count > 0 ? All.Peek() : throw Empty();
        public void Enqueue(T value) => All.Enqueue(value);
        public T Dequeue() => All.Count > 0 ? All.Dequeue() : throw Empty();
        private static Exception Empty() => new InvalidOperationException("Trying to read from an empty queue.");

        public bool TryDequeue(out T item)
        {
            bool isThere = All.Count > 0;
            item = isThere ? All.Dequeue() : default(T);
            return isThere;
        }

        public NativeArray<T> ToArray(AllocatorManager.AllocatorHandle allocator) => Held.Copy(All, allocator);
        public void Clear() => All.Clear();
        public void Dispose() => m_Held.Drop();

        public JobHandle Dispose(JobHandle inputDeps)
        {
            Dispose();
            return inputDeps;
        }

        public ParallelWriter AsParallelWriter() => new ParallelWriter { m_Queue = this };

        public struct ParallelWriter
        {
            internal NativeQueue<T> m_Queue;

            public void Enqueue(T value) => m_Queue.Enqueue(value);
        }
    }

    public struct NativeParallelMultiHashMapIterator<TKey> where TKey : struct
    {
        internal TKey key;
        internal int at;

        public int GetEntryIndex() => at;
    }

    /// <summary>Several values for a key, the last one first.</summary>
    public struct NativeParallelMultiHashMap<TKey, TValue> : INativeDisposable, IEnumerable<KeyValue<TKey, TValue>>
        where TKey : struct, IEquatable<TKey> where TValue : struct
    {
        private Held m_Held;

        public NativeParallelMultiHashMap(int capacity, AllocatorManager.AllocatorHandle allocator)
        {
            m_Held = Held.Make(new Dictionary<TKey, List<TValue>>(), allocator, capacity);
        }

        private Dictionary<TKey, List<TValue>> All => (Dictionary<TKey, List<TValue>>)m_Held.Object;
        private List<TValue> Of(TKey key) => All.TryGetValue(key, out List<TValue> list) ? list : null;
        public bool IsCreated => m_Held.IsThere;
        public bool IsEmpty => !IsCreated || All.Count == 0;
        public int Count() => All.Values.Sum(list => list.Count);
        public int Capacity { get => Math.Max(m_Held.Capacity, Count()); set => m_Held.Capacity = value; }
        public void Clear() => All.Clear();
        public bool ContainsKey(TKey key) => All.ContainsKey(key);
        public int CountValuesForKey(TKey key) => Of(key)?.Count ?? 0;

        public void Add(TKey key, TValue item)
        {
            if (Of(key) == null)
            {
                All[key] = new List<TValue>();
            }
            Of(key).Add(item);
        }

        public int Remove(TKey key)
        {
            int n = CountValuesForKey(key);
            All.Remove(key);
            return n;
        }

        public void Remove(NativeParallelMultiHashMapIterator<TKey> it)
        {
            List<TValue> list = Of(it.key);
            list.RemoveAt(it.at);
            if (list.Count == 0)
            {
                All.Remove(it.key);
            }
        }

        public bool SetValue(TValue item, NativeParallelMultiHashMapIterator<TKey> it)
        {
            List<TValue> list = Of(it.key);
            bool isThere = list != null && it.at >= 0 && it.at < list.Count;
            if (isThere)
            {
                list[it.at] = item;
            }
            return isThere;
        }

        public bool TryGetFirstValue(TKey key, out TValue item, out NativeParallelMultiHashMapIterator<TKey> it)
        {
            it = new NativeParallelMultiHashMapIterator<TKey> { key = key, at = CountValuesForKey(key) };
            return TryGetNextValue(out item, ref it);
        }

        public bool TryGetNextValue(out TValue item, ref NativeParallelMultiHashMapIterator<TKey> it)
        {
            bool isThere = --it.at >= 0;
            item = isThere ? Of(it.key)[it.at] : default(TValue);
            return isThere;
        }

        public NativeArray<TKey> GetKeyArray(AllocatorManager.AllocatorHandle allocator)
            => Held.Copy(All.SelectMany(p => p.Value.Select(v => p.Key)), allocator);
        public NativeArray<TValue> GetValueArray(AllocatorManager.AllocatorHandle allocator)
            => Held.Copy(All.SelectMany(p => p.Value), allocator);
        public IEnumerable<TValue> GetValuesForKey(TKey key) => Enumerable.Reverse(Of(key) ?? new List<TValue>());
        public void Dispose() => m_Held.Drop();

        public JobHandle Dispose(JobHandle inputDeps)
        {
            Dispose();
            return inputDeps;
        }

        public IEnumerator<KeyValue<TKey, TValue>> GetEnumerator()
            => All.SelectMany(p => p.Value.Select(v => new KeyValue<TKey, TValue>(p.Key, v))).GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        public ParallelWriter AsParallelWriter() => new ParallelWriter { m_Map = this };

        public struct ParallelWriter
        {
            internal NativeParallelMultiHashMap<TKey, TValue> m_Map;

            public int Capacity => m_Map.Capacity;
            public void Add(TKey key, TValue item) => m_Map.Add(key, item);
        }
    }
}
