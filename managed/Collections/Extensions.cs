using System;
using System.Collections.Generic;
using Unity.Collections.LowLevel.Unsafe;
using Unity.Jobs;

namespace Unity.Collections
{
    public static class NativeListExtensions
    {
        public static bool Contains<T, U>(this NativeList<T> list, U value) where T : struct, IEquatable<U>
            => IndexOf(list, value) >= 0;
        public static int IndexOf<T, U>(this NativeList<T> list, U value) where T : struct, IEquatable<U>
            => NativeArrayExtensions.IndexOf<T, U>(list.AsArray(), value);
    }

    public static unsafe class NativeArrayExtensions
    {
        public static bool Contains<T, U>(this NativeArray<T> array, U value) where T : struct, IEquatable<U>
            => IndexOf(array, value) >= 0;

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

        public static bool ArraysEqual<T>(this NativeArray<T> container, NativeArray<T> other)
            where T : struct, IEquatable<T>
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

        public static void Sort<T>(this NativeArray<T> array) where T : struct, IComparable<T>
            => Sort(array, new DefaultComparer<T>());
        public static void Sort<T>(this NativeList<T> list) where T : struct, IComparable<T>
            => Sort(list.AsArray(), new DefaultComparer<T>());
        public static void Sort<T>(this UnsafeList<T> list) where T : struct, IComparable<T>
            => Sort(list.View(), new DefaultComparer<T>());
        public static void Sort<T, U>(this NativeList<T> list, U comp) where T : struct where U : IComparer<T>
            => Sort(list.AsArray(), comp);
        public static void Sort<T, U>(this UnsafeList<T> list, U comp) where T : struct where U : IComparer<T>
            => Sort(list.View(), comp);

        public static void Sort<T, U>(this NativeArray<T> array, U comp) where T : struct where U : IComparer<T>
        {
            T[] copy = array.ToArray();
            Array.Sort(copy, comp);
            array.CopyFrom(copy);
        }

        public static void Sort<T>(this NativeSlice<T> slice) where T : struct, IComparable<T>
            => Sort(slice, new DefaultComparer<T>());

        public static void Sort<T, U>(this NativeSlice<T> slice, U comp) where T : struct where U : IComparer<T>
        {
            T[] copy = slice.ToArray();
            Array.Sort(copy, comp);
            slice.CopyFrom(copy);
        }

        public static int BinarySearch<T>(this NativeArray<T> array, T value) where T : struct, IComparable<T>
            => BinarySearch(array, value, new DefaultComparer<T>());
        public static int BinarySearch<T>(this NativeList<T> list, T value) where T : struct, IComparable<T>
            => BinarySearch(list.AsArray(), value, new DefaultComparer<T>());
        public static int BinarySearch<T, U>(this NativeList<T> list, T value, U comp) where T : struct
            where U : IComparer<T> => BinarySearch(list.AsArray(), value, comp);
        public static int BinarySearch<T, U>(this NativeArray<T> array, T value, U comp) where T : struct
            where U : IComparer<T> => Array.BinarySearch(array.ToArray(), value, comp);
        public static SortJob<T, DefaultComparer<T>> SortJob<T>(this NativeArray<T> array)
            where T : struct, IComparable<T> => new SortJob<T, DefaultComparer<T>> { Data = array };
        public static SortJob<T, U> SortJob<T, U>(this NativeArray<T> array, U comp) where T : struct
            where U : IComparer<T> => new SortJob<T, U> { Data = array, Comp = comp };
        public static SortJob<T, DefaultComparer<T>> SortJob<T>(this NativeList<T> list)
            where T : struct, IComparable<T> => SortJob(list.AsArray());
        public static SortJob<T, U> SortJob<T, U>(this NativeList<T> list, U comp) where T : struct
            where U : IComparer<T> => SortJob(list.AsArray(), comp);
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

        public static NativeArray<T> ToNativeArray<T>(this List<T> list, AllocatorManager.AllocatorHandle allocator)
            where T : struct
        {
            return CollectionHelper.CreateNativeArray(list.ToArray(), allocator);
        }

        public static NativeList<T> ToNativeList<T>(this List<T> list, AllocatorManager.AllocatorHandle allocator)
            where T : struct
        {
            NativeList<T> made = new NativeList<T>(list.Count, allocator);
            made.CopyFrom(list.ToArray());
            return made;
        }
    }
}

namespace Unity.Collections.LowLevel.Unsafe
{
    public static unsafe class NativeListUnsafeUtility
    {
        public static void* GetUnsafePtr<T>(this NativeList<T> list) where T : struct
            => list.Own<UnsafeList<T>>().m_Memory;
        public static void* GetUnsafeReadOnlyPtr<T>(this NativeList<T> list) where T : struct
            => list.Own<UnsafeList<T>>().m_Memory;
    }
}
