using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;
using Unity.Jobs;

namespace Unity.Collections
{
    public interface IIndexable<T> where T : struct
    {
        int Length { get; set; }
        ref T ElementAt(int index);
    }

    public interface INativeList<T> : IIndexable<T> where T : struct
    {
        int Capacity { get; set; }
        bool IsEmpty { get; }
        T this[int index] { get; set; }
        void Clear();
    }

    public interface INativeDisposable : IDisposable
    {
        JobHandle Dispose(JobHandle inputDeps);
    }

    /// <summary>All memory comes from one place: an allocator is only a name.</summary>
    public static class AllocatorManager
    {
        public struct AllocatorHandle : IEquatable<AllocatorHandle>
        {
            public ushort Index, Version;

            public int Value => Index;
            public Allocator ToAllocator => (Allocator)Index;
            public AllocatorHandle Handle { get => this; set => this = value; }
            public bool IsCustomAllocator => Index >= (ushort)Allocator.FirstUserIndex;
            public static implicit operator AllocatorHandle(Allocator a) => new AllocatorHandle { Index = (ushort)a };
            public bool Equals(AllocatorHandle other) => Index == other.Index && Version == other.Version;
            public override bool Equals(object obj) => obj is AllocatorHandle && Equals((AllocatorHandle)obj);
            public override int GetHashCode() => Index << 16 | Version;
            public static bool operator ==(AllocatorHandle lhs, AllocatorHandle rhs) => lhs.Equals(rhs);
            public static bool operator !=(AllocatorHandle lhs, AllocatorHandle rhs) => !lhs.Equals(rhs);
        }

        public interface IAllocator : IDisposable
        {
            AllocatorHandle Handle { get; set; }
            Allocator ToAllocator { get; }
            bool IsCustomAllocator { get; }
        }

        public static readonly AllocatorHandle Invalid = Allocator.Invalid, None = Allocator.None, Temp = Allocator.Temp, TempJob = Allocator.TempJob, Persistent = Allocator.Persistent;

        public static unsafe void* Allocate(AllocatorHandle handle, int itemSizeInBytes, int alignmentInBytes, int items = 1)
        {
            return UnsafeUtility.Malloc((long)itemSizeInBytes * items, alignmentInBytes, handle.ToAllocator);
        }

        public static unsafe void Free(AllocatorHandle handle, void* pointer) => UnsafeUtility.Free(pointer, handle.ToAllocator);
    }

    public static class CollectionHelper
    {
        public const int CacheLineSize = 64;

        public static NativeArray<T> CreateNativeArray<T>(int length, AllocatorManager.AllocatorHandle allocator, NativeArrayOptions options = NativeArrayOptions.ClearMemory) where T : struct
        {
            return new NativeArray<T>(length, Made(allocator), options);
        }

        public static NativeArray<T> CreateNativeArray<T>(NativeArray<T> array, AllocatorManager.AllocatorHandle allocator) where T : struct
        {
            return new NativeArray<T>(array, Made(allocator));
        }

        public static NativeArray<T> CreateNativeArray<T>(T[] array, AllocatorManager.AllocatorHandle allocator) where T : struct => new NativeArray<T>(array, Made(allocator));
        public static int Align(int size, int alignmentPowerOfTwo) => alignmentPowerOfTwo == 0 ? size : size + alignmentPowerOfTwo - 1 & ~(alignmentPowerOfTwo - 1);
        public static ulong Align(ulong size, ulong alignmentPowerOfTwo) => alignmentPowerOfTwo == 0 ? size : size + alignmentPowerOfTwo - 1 & ~(alignmentPowerOfTwo - 1);
        public static bool ShouldDeallocate(AllocatorManager.AllocatorHandle allocator) => allocator.ToAllocator > Allocator.None;

        internal static Allocator Made(AllocatorManager.AllocatorHandle handle)
        {
            Allocator allocator = handle.ToAllocator;
            if (allocator <= Allocator.None)
            {
                throw new ArgumentException("Allocator " + allocator + " is not initialized or not valid.");
            }
            return allocator;
        }

        internal static unsafe ref T At<T>(void* memory, int index, int length) where T : struct
        {
            if (index < 0 || index >= length)
            {
                throw new IndexOutOfRangeException("Index " + index + " is out of range in container of '" + length + "' Length.");
            }
            return ref MemoryMarshal.GetReference(new Span<T>((byte*)memory + (long)index * UnsafeUtility.SizeOf<T>(), 1));
        }
    }
}

namespace Unity.Collections.LowLevel.Unsafe
{
    /// <summary>An array that grows, in memory outside of the managed heap.</summary>
    public unsafe struct UnsafeList<T> : INativeDisposable, INativeList<T>, IEnumerable<T> where T : struct
    {
        private const int MostCapacity = 1 << 30; // the next power of two is no int

        internal void* m_Memory;
        public int m_length, m_capacity;
        public AllocatorManager.AllocatorHandle Allocator;

        public UnsafeList(int initialCapacity, AllocatorManager.AllocatorHandle allocator, NativeArrayOptions options = NativeArrayOptions.UninitializedMemory)
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
            void* to = UnsafeUtility.Malloc((long)capacity * UnsafeUtility.SizeOf<T>(), UnsafeUtility.AlignOf<T>(), Allocator.ToAllocator);
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
                throw new InvalidOperationException("AddNoResize assumes that list capacity is sufficient (Capacity " + m_capacity + ", Length " + m_length + "), requested length " + count + "!");
            }
        }

        public void AddRange(void* ptr, int count)
        {
            Check(count >= 0, "count", count);
            int at = m_length, size = UnsafeUtility.SizeOf<T>();
            long own = (byte*)ptr - (byte*)m_Memory; // a part of this list may move
            bool isOwn = own >= 0 && own < (long)m_capacity * size;
            Resize(at + count);
            UnsafeUtility.MemMove((byte*)m_Memory + (long)at * size, isOwn ? (byte*)m_Memory + own : ptr, (long)count * size);
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
            UnsafeUtility.MemMove((byte*)m_Memory + (long)to * size, (byte*)m_Memory + (long)from * size, (long)count * size);
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

        internal NativeArray<T> View() => NativeArrayUnsafeUtility.ConvertExistingDataToNativeArray<T>(m_Memory, m_length, Collections.Allocator.None);

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
            m_Held = Held.Make(new Cell<UnsafeList<T>> { Value = new UnsafeList<T>(initialCapacity, allocator) }, allocator, 0);
        }

        /// <summary>The list as what it is: mcs can name no generic type in a method that returns a reference.</summary>
        internal ref U Own<U>() where U : struct => ref ((Cell<U>)m_Held.Object).Value;

        public int Length { get => Own<UnsafeList<T>>().m_length; set => Own<UnsafeList<T>>().Resize(value, NativeArrayOptions.ClearMemory); }
        public int Capacity { get => Own<UnsafeList<T>>().m_capacity; set => Own<UnsafeList<T>>().SetCapacity(value); }
        public bool IsEmpty => !IsCreated || Own<UnsafeList<T>>().IsEmpty;
        public bool IsCreated => m_Held.IsThere;
        public T this[int index] { get => Own<UnsafeList<T>>()[index]; set => Own<UnsafeList<T>>()[index] = value; }
        public ref T ElementAt(int index) => ref Own<UnsafeList<T>>().ElementAt(index);
        public void Add(T value) => Own<UnsafeList<T>>().Add(value);
        public void AddNoResize(T value) => Own<UnsafeList<T>>().AddNoResize(value);
        public void AddRange(NativeArray<T> array) => Own<UnsafeList<T>>().AddRange(array.GetUnsafeReadOnlyPtr(), array.Length);
        public void AddRange(void* ptr, int count) => Own<UnsafeList<T>>().AddRange(ptr, count);
        public void AddRangeNoResize(void* ptr, int count) => Own<UnsafeList<T>>().AddRangeNoResize(ptr, count);
        public void AddRangeNoResize(NativeList<T> list) => Own<UnsafeList<T>>().AddRangeNoResize(list.Own<UnsafeList<T>>());
        public void AddReplicate(T value, int count) => Own<UnsafeList<T>>().AddReplicate(value, count);
        public void InsertRangeWithBeginEnd(int begin, int end) => Own<UnsafeList<T>>().InsertRangeWithBeginEnd(begin, end);
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
        public NativeArray<T> ToArray(AllocatorManager.AllocatorHandle allocator) => CollectionHelper.CreateNativeArray(AsArray(), allocator);
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

        public NativeReference(AllocatorManager.AllocatorHandle allocator, NativeArrayOptions options = NativeArrayOptions.ClearMemory) : this(default(T), allocator)
        {
        }

        public NativeReference(T value, AllocatorManager.AllocatorHandle allocator) => m_Held = Held.Make(new Cell<T> { Value = value }, allocator, 0);

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

    public static class NativeListExtensions
    {
        public static bool Contains<T, U>(this NativeList<T> list, U value) where T : struct, IEquatable<U> => IndexOf(list, value) >= 0;
        public static int IndexOf<T, U>(this NativeList<T> list, U value) where T : struct, IEquatable<U> => NativeArrayExtensions.IndexOf<T, U>(list.AsArray(), value);
    }

    public static unsafe class NativeArrayExtensions
    {
        public static bool Contains<T, U>(this NativeArray<T> array, U value) where T : struct, IEquatable<U> => IndexOf(array, value) >= 0;

        public static int IndexOf<T, U>(this NativeArray<T> array, U value) where T : struct, IEquatable<U>
        {
            for (int i = 0; i < array.Length; i++)
            {
                if (array[i].Equals(value))
                {
                    return i;
                }
            }
            return -1;
        }

        public static NativeArray<U> Reinterpret<T, U>(this NativeArray<T> array) where T : struct where U : struct
        {
            return array.Reinterpret<U>(UnsafeUtility.SizeOf<T>());
        }

        public static bool ArraysEqual<T>(this NativeArray<T> container, NativeArray<T> other) where T : struct, IEquatable<T>
        {
            bool isEqual = container.Length == other.Length;
            for (int i = 0; isEqual && i < container.Length; i++)
            {
                isEqual = container[i].Equals(other[i]);
            }
            return isEqual;
        }
    }

    /// <summary>Sorts and searches by the class library's means.</summary>
    public static class NativeSortExtension
    {
        public struct DefaultComparer<T> : IComparer<T> where T : IComparable<T>
        {
            public int Compare(T x, T y) => x.CompareTo(y);
        }

        public static void Sort<T>(this NativeArray<T> array) where T : struct, IComparable<T> => Sort(array, new DefaultComparer<T>());
        public static void Sort<T>(this NativeList<T> list) where T : struct, IComparable<T> => Sort(list.AsArray(), new DefaultComparer<T>());
        public static void Sort<T>(this UnsafeList<T> list) where T : struct, IComparable<T> => Sort(list.View(), new DefaultComparer<T>());
        public static void Sort<T, U>(this NativeList<T> list, U comp) where T : struct where U : IComparer<T> => Sort(list.AsArray(), comp);
        public static void Sort<T, U>(this UnsafeList<T> list, U comp) where T : struct where U : IComparer<T> => Sort(list.View(), comp);

        public static void Sort<T, U>(this NativeArray<T> array, U comp) where T : struct where U : IComparer<T>
        {
            T[] copy = array.ToArray();
            Array.Sort(copy, comp);
            array.CopyFrom(copy);
        }

        public static void Sort<T>(this NativeSlice<T> slice) where T : struct, IComparable<T> => Sort(slice, new DefaultComparer<T>());

        public static void Sort<T, U>(this NativeSlice<T> slice, U comp) where T : struct where U : IComparer<T>
        {
            T[] copy = slice.ToArray();
            Array.Sort(copy, comp);
            slice.CopyFrom(copy);
        }

        public static int BinarySearch<T>(this NativeArray<T> array, T value) where T : struct, IComparable<T> => BinarySearch(array, value, new DefaultComparer<T>());
        public static int BinarySearch<T>(this NativeList<T> list, T value) where T : struct, IComparable<T> => BinarySearch(list.AsArray(), value, new DefaultComparer<T>());
        public static int BinarySearch<T, U>(this NativeList<T> list, T value, U comp) where T : struct where U : IComparer<T> => BinarySearch(list.AsArray(), value, comp);
        public static int BinarySearch<T, U>(this NativeArray<T> array, T value, U comp) where T : struct where U : IComparer<T> => Array.BinarySearch(array.ToArray(), value, comp);
        public static SortJob<T, DefaultComparer<T>> SortJob<T>(this NativeArray<T> array) where T : struct, IComparable<T> => new SortJob<T, DefaultComparer<T>> { Data = array };
        public static SortJob<T, U> SortJob<T, U>(this NativeArray<T> array, U comp) where T : struct where U : IComparer<T> => new SortJob<T, U> { Data = array, Comp = comp };
        public static SortJob<T, DefaultComparer<T>> SortJob<T>(this NativeList<T> list) where T : struct, IComparable<T> => SortJob(list.AsArray());
        public static SortJob<T, U> SortJob<T, U>(this NativeList<T> list, U comp) where T : struct where U : IComparer<T> => SortJob(list.AsArray(), comp);
    }

    public struct SortJob<T, U> where T : struct where U : IComparer<T>
    {
        internal NativeArray<T> Data;
        public U Comp;

        public JobHandle Schedule(JobHandle inputDeps = default(JobHandle))
        {
            NativeSortExtension.Sort(Data, Comp);
            return default(JobHandle);
        }
    }

    public static class ListExtensions
    {
        public static bool RemoveSwapBack<T>(this List<T> list, T value)
        {
            int at = list.IndexOf(value);
            return at >= 0 && Taken(list, at);
        }

        public static bool RemoveSwapBack<T>(this List<T> list, Predicate<T> matcher)
        {
            int at = list.FindIndex(matcher);
            return at >= 0 && Taken(list, at);
        }

        public static void RemoveAtSwapBack<T>(this List<T> list, int index) => Taken(list, index);

        private static bool Taken<T>(List<T> list, int at)
        {
            list[at] = list[list.Count - 1];
            list.RemoveAt(list.Count - 1);
            return true;
        }

        public static NativeArray<T> ToNativeArray<T>(this List<T> list, AllocatorManager.AllocatorHandle allocator) where T : struct
        {
            return CollectionHelper.CreateNativeArray(list.ToArray(), allocator);
        }

        public static NativeList<T> ToNativeList<T>(this List<T> list, AllocatorManager.AllocatorHandle allocator) where T : struct
        {
            NativeList<T> made = new NativeList<T>(list.Count, allocator);
            made.CopyFrom(list.ToArray());
            return made;
        }
    }

    public unsafe struct RewindableAllocator : AllocatorManager.IAllocator
    {
        private AllocatorManager.AllocatorHandle m_Handle;

        public AllocatorManager.AllocatorHandle Handle { get => m_Handle; set => m_Handle = value; }
        public Allocator ToAllocator => m_Handle.ToAllocator;
        public bool IsCustomAllocator => false;
        public void Initialize(int initialSizeInBytes, bool enableBlockFree = false) => m_Handle = Allocator.Persistent;

        /// <summary>Gives nothing back: what was made with it stays until it is disposed of.</summary>
        public void Rewind()
        {
        }

        public void Dispose()
        {
        }
    }

    public unsafe struct AllocatorHelper<T> : IDisposable where T : struct, AllocatorManager.IAllocator
    {
        private readonly void* m_Memory;

        public AllocatorHelper(AllocatorManager.AllocatorHandle backingAllocator, bool isGlobal = false, int globalIndex = 0)
        {
            m_Memory = UnsafeUtility.Malloc(UnsafeUtility.SizeOf<T>(), 8, CollectionHelper.Made(backingAllocator));
            UnsafeUtility.MemClear(m_Memory, UnsafeUtility.SizeOf<T>());
        }

        public ref T Allocator => ref CollectionHelper.At<T>(m_Memory, 0, 1);
        public void Dispose() => UnsafeUtility.Free(m_Memory, Collections.Allocator.Persistent);
    }

    public struct BitField32
    {
        public uint Value;

        public BitField32(uint initialValue = 0) => Value = initialValue;
        public void Clear() => Value = 0;
        public void SetBits(int pos, bool value) => Value = value ? Value | 1u << pos : Value & ~(1u << pos);
        public bool IsSet(int pos) => (Value >> pos & 1) != 0;
    }

    public struct BitField64
    {
        public ulong Value;

        public BitField64(ulong initialValue = 0) => Value = initialValue;
        public void Clear() => Value = 0;
        public void SetBits(int pos, bool value) => Value = value ? Value | 1ul << pos : Value & ~(1ul << pos);
        public bool IsSet(int pos) => (Value >> pos & 1) != 0;
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public class GenerateTestsForBurstCompatibilityAttribute : Attribute
    {
        public Type[] GenericTypeArguments { get; set; }
        public string RequiredUnityDefine;
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public class BurstCompatibleAttribute : Attribute
    {
        public Type[] GenericTypeArguments { get; set; }
        public string RequiredUnityDefine;
    }

    [AttributeUsage(AttributeTargets.All)]
    public class NotBurstCompatibleAttribute : Attribute
    {
    }
}

namespace Unity.Collections.LowLevel.Unsafe
{
    public static unsafe class NativeListUnsafeUtility
    {
        public static void* GetUnsafePtr<T>(this NativeList<T> list) where T : struct => list.Own<UnsafeList<T>>().m_Memory;
        public static void* GetUnsafeReadOnlyPtr<T>(this NativeList<T> list) where T : struct => list.Own<UnsafeList<T>>().m_Memory;
    }
}

namespace Unity.Jobs
{
    [AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
    public class RegisterGenericJobTypeAttribute : Attribute
    {
        public Type ConcreteType;

        public RegisterGenericJobTypeAttribute(Type type) => ConcreteType = type;
    }

    public interface IJobParallelForBatch
    {
        void Execute(int startIndex, int count);
    }

    public interface IJobParallelForDefer
    {
        void Execute(int index);
    }

    public interface IJobFilter
    {
        bool Execute(int index);
    }

    /// <summary>As all jobs here, these run when they are scheduled.</summary>
    public static class IJobParallelForBatchExtensions
    {
        public static void Run<T>(this T jobData, int arrayLength, int indicesPerJobCount) where T : struct, IJobParallelForBatch
        {
            for (int at = 0; at < arrayLength; at += Math.Max(indicesPerJobCount, 1))
            {
                jobData.Execute(at, Math.Min(Math.Max(indicesPerJobCount, 1), arrayLength - at));
            }
        }

        public static JobHandle Schedule<T>(this T jobData, int arrayLength, int indicesPerJobCount, JobHandle dependsOn = default(JobHandle)) where T : struct, IJobParallelForBatch
        {
            Run(jobData, arrayLength, indicesPerJobCount);
            return default(JobHandle);
        }

        public static JobHandle ScheduleParallel<T>(this T jobData, int arrayLength, int indicesPerJobCount, JobHandle dependsOn = default(JobHandle)) where T : struct, IJobParallelForBatch
        {
            return Schedule(jobData, arrayLength, indicesPerJobCount);
        }

        public static JobHandle ScheduleBatch<T>(this T jobData, int arrayLength, int indicesPerJobCount, JobHandle dependsOn = default(JobHandle)) where T : struct, IJobParallelForBatch
        {
            return Schedule(jobData, arrayLength, indicesPerJobCount);
        }
    }

    public static class IJobParallelForDeferExtensions
    {
        public static JobHandle Schedule<T, U>(this T jobData, NativeList<U> list, int innerloopBatchCount, JobHandle dependsOn = default(JobHandle))
            where T : struct, IJobParallelForDefer where U : struct
        {
            for (int i = 0; i < list.Length; i++)
            {
                jobData.Execute(i);
            }
            return default(JobHandle);
        }
    }

    public static class IJobFilterExtensions
    {
        public static void RunAppend<T>(this T jobData, NativeList<int> indices, int arrayLength) where T : struct, IJobFilter
        {
            for (int i = 0; i < arrayLength; i++)
            {
                if (jobData.Execute(i))
                {
                    indices.Add(i);
                }
            }
        }

        public static void RunFilter<T>(this T jobData, NativeList<int> indices) where T : struct, IJobFilter
        {
            int n = 0;
            for (int i = 0; i < indices.Length; i++)
            {
                if (jobData.Execute(indices[i]))
                {
                    indices[n++] = indices[i];
                }
            }
            indices.ResizeUninitialized(n);
        }

        public static JobHandle ScheduleAppend<T>(this T jobData, NativeList<int> indices, int arrayLength, JobHandle dependsOn = default(JobHandle)) where T : struct, IJobFilter
        {
            RunAppend(jobData, indices, arrayLength);
            return default(JobHandle);
        }

        public static JobHandle ScheduleFilter<T>(this T jobData, NativeList<int> indices, JobHandle dependsOn = default(JobHandle)) where T : struct, IJobFilter
        {
            RunFilter(jobData, indices);
            return default(JobHandle);
        }
    }
}
