using System;
using System.Collections;
using System.Collections.Generic;
using Unity.Collections.LowLevel.Unsafe;
using Unity.Jobs;

namespace Unity.Collections.LowLevel.Unsafe
{
    /// <summary>An array that grows, in memory outside of the managed heap.</summary>
    public unsafe struct UnsafeList<T> : INativeDisposable, INativeList<T>, IEnumerable<T> where T : struct
    {
        private const int MostCapacity = 1 << 30; // the next power of two is no int

        internal void* m_Memory;
        public int m_length, m_capacity;
        public AllocatorManager.AllocatorHandle Allocator;

        public UnsafeList(int initialCapacity, AllocatorManager.AllocatorHandle allocator,
            NativeArrayOptions options = NativeArrayOptions.UninitializedMemory)
        {
            m_Memory = null;
            m_length = m_capacity = 0;
            Allocator = CollectionHelper.Made(allocator);
            SetCapacity(Math.Max(initialCapacity, 1));
            if (options == NativeArrayOptions.ClearMemory)
            {
                UnsafeUtility.MemClear(m_Memory, (long)m_capacity * UnsafeUtility.SizeOf<T>());
            }
        }

        public int Length { get => m_length; set => Resize(value); }
        public int Capacity { get => m_capacity; set => SetCapacity(value); }
        public bool IsEmpty => m_length == 0;
        public bool IsCreated => m_Memory != null;
        public T this[int index] { get => ElementAt(index); set => ElementAt(index) = value; }
        public ref T ElementAt(int index) => ref CollectionHelper.At<T>(m_Memory, index, m_length);

        public void SetCapacity(int capacity)
        {
            capacity = Math.Max(capacity, m_length);
            if (capacity == m_capacity)
            {
                return;
            }
            Check(capacity <= MostCapacity, "capacity", capacity);
            int rounded = 64 / UnsafeUtility.SizeOf<T>();
            for (rounded = Math.Max(rounded, 1); rounded < capacity; rounded *= 2)
            {
            }
            Move(rounded);
        }

        private void Move(int capacity)
        {
            if (capacity == m_capacity)
            {
                return;
            }
            void* to =
                UnsafeUtility.Malloc((long)capacity * UnsafeUtility.SizeOf<T>(), UnsafeUtility.AlignOf<T>(),
                Allocator.ToAllocator);
            if (m_Memory != null)
            {
                UnsafeUtility.MemCpy(to, m_Memory, (long)Math.Min(m_length, capacity) * UnsafeUtility.SizeOf<T>());
                UnsafeUtility.Free(m_Memory, Allocator.ToAllocator);
            }
            m_Memory = to;
            m_capacity = capacity;
        }

        public void TrimExcess() => Move(Math.Max(m_length, 1));

        public void Resize(int length, NativeArrayOptions options = NativeArrayOptions.UninitializedMemory)
        {
            Check(length >= 0, "length", length);
            int before = m_length, size = UnsafeUtility.SizeOf<T>();
            if (length > m_capacity)
            {
                SetCapacity(length);
            }
            m_length = length;
            if (options == NativeArrayOptions.ClearMemory && length > before)
            {
                UnsafeUtility.MemClear((byte*)m_Memory + (long)before * size, (long)(length - before) * size);
            }
        }

        public void Add(T value)
        {
            Resize(m_length + 1);
            this[m_length - 1] = value;
        }

        public void AddReplicate(T value, int count)
        {
            for (int i = 0; i < count; i++)
            {
                Add(value);
            }
        }

        public void AddNoResize(T value)
        {
            CheckRoom(1);
            Add(value);
        }

        private void CheckRoom(int count)
        {
            if (m_length + count > m_capacity)
            {
                throw new InvalidOperationException("AddNoResize assumes that list capacity is sufficient (Capacity "
                    + m_capacity + ", Length " + m_length + "), requested length " + count + "!");
            }
        }

        public void AddRange(void* ptr, int count)
        {
            Check(count >= 0, "count", count);
            int at = m_length, size = UnsafeUtility.SizeOf<T>();
            long own = (byte*)ptr - (byte*)m_Memory; // a part of this list may move
            bool isOwn = own >= 0 && own < (long)m_capacity * size;
            Resize(at + count);
            UnsafeUtility.MemMove((byte*)m_Memory + (long)at * size, isOwn ? (byte*)m_Memory + own
                : ptr, (long)count * size);
        }

        public void AddRange(UnsafeList<T> list) => AddRange(list.m_Memory, list.m_length);

        public void AddRangeNoResize(void* ptr, int count)
        {
            CheckRoom(count);
            AddRange(ptr, count);
        }

        public void AddRangeNoResize(UnsafeList<T> list) => AddRangeNoResize(list.m_Memory, list.m_length);

        public void InsertRangeWithBeginEnd(int begin, int end)
        {
            Check(begin >= 0 && begin <= m_length, "begin", begin);
            Check(end >= begin, "end", end);
            int after = m_length - begin;
            Resize(m_length + end - begin);
            Shift(end, begin, after);
        }

        public void InsertRange(int index, int count) => InsertRangeWithBeginEnd(index, index + count);
        public void RemoveAt(int index) => RemoveRange(index, 1);
        public void RemoveAtSwapBack(int index) => RemoveRangeSwapBack(index, 1);

        public void RemoveRange(int index, int count)
        {
            CheckRange(index, count);
            Shift(index, index + count, m_length - index - count);
            m_length -= count;
        }

        public void RemoveRangeSwapBack(int index, int count)
        {
            CheckRange(index, count);
            int moved = Math.Min(count, m_length - index - count);
            Shift(index, m_length - moved, moved);
            m_length -= count;
        }

        private void Shift(int to, int from, int count)
        {
            int size = UnsafeUtility.SizeOf<T>();
            UnsafeUtility.MemMove((byte*)m_Memory + (long)to * size, (byte*)m_Memory + (long)from * size,
                (long)count * size);
        }

        private void CheckRange(int index, int count)
        {
            Check(index >= 0 && index <= m_length, "index", index);
            Check(count >= 0 && count <= m_length - index, "count", count);
        }

        private void Check(bool isRight, string name, int value)
        {
            if (!isRight)
            {
                throw new ArgumentOutOfRangeException(name, value, "Not possible for a list of " + m_length);
            }
        }

        public void Clear() => m_length = 0;

        public void CopyFrom(NativeArray<T> other)
        {
            m_length = 0;
            AddRange(other.GetUnsafeReadOnlyPtr(), other.Length);
        }

        public void CopyFrom(UnsafeList<T> other)
        {
            m_length = 0;
            AddRange(other.m_Memory, other.m_length);
        }

        public void Dispose()
        {
            if (m_Memory != null && Allocator.ToAllocator > Collections.Allocator.None)
            {
                UnsafeUtility.Free(m_Memory, Allocator.ToAllocator);
            }
            this = default(UnsafeList<T>);
        }

        public JobHandle Dispose(JobHandle inputDeps)
        {
            Dispose();
            return inputDeps;
        }

        internal NativeArray<T> View()
            => NativeArrayUnsafeUtility.ConvertExistingDataToNativeArray<T>(m_Memory, m_length,
            Collections.Allocator.None);

        public NativeArray<T>.Enumerator GetEnumerator()
        {
            NativeArray<T> view = View();
            return new NativeArray<T>.Enumerator(ref view);
        }

        IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}

namespace Unity.Collections
{
    /// <summary>A list that copies share: they point to one UnsafeList.</summary>
    public unsafe struct NativeList<T> : INativeDisposable, INativeList<T>, IEnumerable<T> where T : struct
    {
        private Held m_Held;

        public NativeList(AllocatorManager.AllocatorHandle allocator) : this(1, allocator)
        {
        }

        public NativeList(int initialCapacity, AllocatorManager.AllocatorHandle allocator)
        {
            m_Held =
                Held.Make(new Cell<UnsafeList<T>> { Value = new UnsafeList<T>(initialCapacity, allocator) }, allocator,
                0);
        }

        /// <summary>The list as what it is: mcs can name no generic type in a method that returns a
        /// reference.</summary>
        internal ref U Own<U>() where U : struct => ref ((Cell<U>)m_Held.Object).Value;

        public int Length
        {
            get => Own<UnsafeList<T>>().m_length;
            set => Own<UnsafeList<T>>().Resize(value, NativeArrayOptions.ClearMemory);
        }
        public int Capacity { get => Own<UnsafeList<T>>().m_capacity; set => Own<UnsafeList<T>>().SetCapacity(value); }
        public bool IsEmpty => !IsCreated || Own<UnsafeList<T>>().IsEmpty;
        public bool IsCreated => m_Held.IsThere;
        public T this[int index] { get => Own<UnsafeList<T>>()[index]; set => Own<UnsafeList<T>>()[index] = value; }
        public ref T ElementAt(int index) => ref Own<UnsafeList<T>>().ElementAt(index);
        public void Add(T value) => Own<UnsafeList<T>>().Add(value);
        public void AddNoResize(T value) => Own<UnsafeList<T>>().AddNoResize(value);
        public void AddRange(NativeArray<T> array)
            => Own<UnsafeList<T>>().AddRange(array.GetUnsafeReadOnlyPtr(), array.Length);
        public void AddRange(void* ptr, int count) => Own<UnsafeList<T>>().AddRange(ptr, count);
        public void AddRangeNoResize(void* ptr, int count) => Own<UnsafeList<T>>().AddRangeNoResize(ptr, count);
        public void AddRangeNoResize(NativeList<T> list)
            => Own<UnsafeList<T>>().AddRangeNoResize(list.Own<UnsafeList<T>>());
        public void AddReplicate(T value, int count) => Own<UnsafeList<T>>().AddReplicate(value, count);
        public void InsertRangeWithBeginEnd(int begin, int end)
            => Own<UnsafeList<T>>().InsertRangeWithBeginEnd(begin, end);
        public void InsertRange(int index, int count) => Own<UnsafeList<T>>().InsertRange(index, count);
        public void RemoveAt(int index) => Own<UnsafeList<T>>().RemoveAt(index);
        public void RemoveAtSwapBack(int index) => Own<UnsafeList<T>>().RemoveAtSwapBack(index);
        public void RemoveRange(int index, int count) => Own<UnsafeList<T>>().RemoveRange(index, count);
        public void RemoveRangeSwapBack(int index, int count) => Own<UnsafeList<T>>().RemoveRangeSwapBack(index, count);
        public void Clear() => Own<UnsafeList<T>>().Clear();
        public void Resize(int length, NativeArrayOptions options) => Own<UnsafeList<T>>().Resize(length, options);
        public void ResizeUninitialized(int length) => Own<UnsafeList<T>>().Resize(length);
        public void SetCapacity(int capacity) => Own<UnsafeList<T>>().SetCapacity(capacity);
        public void TrimExcess() => Own<UnsafeList<T>>().TrimExcess();
        public NativeArray<T> AsArray() => Own<UnsafeList<T>>().View();
        public NativeArray<T> AsDeferredJobArray() => Own<UnsafeList<T>>().View();
        public NativeArray<T>.ReadOnly AsReadOnly() => AsArray().AsReadOnly();
        public NativeArray<T>.ReadOnly AsParallelReader() => AsArray().AsReadOnly();
        public NativeArray<T> ToArray(AllocatorManager.AllocatorHandle allocator)
            => CollectionHelper.CreateNativeArray(AsArray(), allocator);
        public T[] ToArray() => AsArray().ToArray();
        public static implicit operator NativeArray<T>(NativeList<T> nativeList) => nativeList.AsArray();
        public void CopyFrom(NativeArray<T> other) => Own<UnsafeList<T>>().CopyFrom(other);
        public void CopyFrom(NativeList<T> other) => Own<UnsafeList<T>>().CopyFrom(other.Own<UnsafeList<T>>());
        public void CopyFrom(UnsafeList<T> other) => Own<UnsafeList<T>>().CopyFrom(other);
        public void CopyFrom(T[] array)
        {
            Own<UnsafeList<T>>().Resize(array.Length);
            AsArray().CopyFrom(array);
        }

        public NativeArray<T>.Enumerator GetEnumerator() => Own<UnsafeList<T>>().GetEnumerator();
        IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        public ParallelWriter AsParallelWriter() => new ParallelWriter { m_List = this };

        public void Dispose()
        {
            if (IsCreated)
            {
                Own<UnsafeList<T>>().Dispose();
                m_Held.Drop();
            }
        }

        public JobHandle Dispose(JobHandle inputDeps)
        {
            Dispose();
            return inputDeps;
        }

        public struct ParallelWriter
        {
            internal NativeList<T> m_List;

            public void AddNoResize(T value) => m_List.AddNoResize(value);
            public void AddRangeNoResize(void* ptr, int count) => m_List.AddRangeNoResize(ptr, count);
            public void AddRangeNoResize(NativeList<T> list) => m_List.AddRangeNoResize(list);
            public void AddRangeNoResize(UnsafeList<T> list) => m_List.Own<UnsafeList<T>>().AddRangeNoResize(list);
        }
    }

    /// <summary>One value that copies share.</summary>
    public struct NativeReference<T> : INativeDisposable, IEquatable<NativeReference<T>> where T : struct
    {
        private Held m_Held;

        public NativeReference(AllocatorManager.AllocatorHandle allocator,
            NativeArrayOptions options = NativeArrayOptions.ClearMemory) : this(default(T), allocator)
        {
        }

        public NativeReference(T value, AllocatorManager.AllocatorHandle allocator)
            => m_Held = Held.Make(new Cell<T> { Value = value }, allocator, 0);

        public T Value { get => ((Cell<T>)m_Held.Object).Value; set => ((Cell<T>)m_Held.Object).Value = value; }
        public bool IsCreated => m_Held.IsThere;
        public void CopyFrom(NativeReference<T> reference) => Value = reference.Value;
        public void CopyTo(NativeReference<T> reference) => reference.Value = Value;
        public static void Copy(NativeReference<T> dst, NativeReference<T> src) => dst.Value = src.Value;
        public ReadOnly AsReadOnly() => new ReadOnly { m_Reference = this };
        public static implicit operator ReadOnly(NativeReference<T> nativeReference) => nativeReference.AsReadOnly();

        public void Dispose() => m_Held.Drop();

        public JobHandle Dispose(JobHandle inputDeps)
        {
            Dispose();
            return inputDeps;
        }

        public bool Equals(NativeReference<T> other) => Value.Equals(other.Value);
        public override bool Equals(object obj) => obj is NativeReference<T> && Equals((NativeReference<T>)obj);
        public override int GetHashCode() => Value.GetHashCode();
        public static bool operator ==(NativeReference<T> left, NativeReference<T> right) => left.Equals(right);
        public static bool operator !=(NativeReference<T> left, NativeReference<T> right) => !left.Equals(right);

        public struct ReadOnly
        {
            internal NativeReference<T> m_Reference;

            public T Value => m_Reference.Value;
        }
    }
}
