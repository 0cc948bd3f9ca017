using System;
using System.Collections;
using System.Collections.Generic;
using Unity.Collections.LowLevel.Unsafe;
using Unity.Jobs;

namespace Unity.Collections
{
    /// <summary>Memory outside of the managed heap; who makes it disposes of it.</summary>
    public unsafe partial struct NativeArray<T> : IDisposable, IEnumerable<T>, IEquatable<NativeArray<T>>
        where T : struct
    {
        internal void* m_Buffer;
        internal int m_Length;
        internal Allocator m_AllocatorLabel;

        public NativeArray(int length, Allocator allocator, NativeArrayOptions options = NativeArrayOptions.ClearMemory)
        {
            if (allocator <= Allocator.None)
            {
                throw new ArgumentException("Allocator must be Temp, TempJob or Persistent", "allocator");
            }
            if (length < 0)
            {
                throw new ArgumentOutOfRangeException("length", "Length must be >= 0");
            }
            long size = (long)length * UnsafeUtility.SizeOf<T>();
            m_Buffer = UnsafeUtility.Malloc(size, UnsafeUtility.AlignOf<T>(), allocator);
            m_Length = length;
            m_AllocatorLabel = allocator;
            if (options == NativeArrayOptions.ClearMemory)
            {
                UnsafeUtility.MemClear(m_Buffer, size);
            }
        }

        public NativeArray(T[] array, Allocator allocator)
            : this((array ?? Null()).Length, allocator, NativeArrayOptions.UninitializedMemory)
        {
            CopyFrom(array);
        }

        public NativeArray(NativeArray<T> array, Allocator allocator)
            : this(array.m_Length, allocator, NativeArrayOptions.UninitializedMemory)
        {
            CopyFrom(array);
        }
        public bool IsCreated => m_Buffer != null;

        public T this[int index]
        {
            get
            {
                Check(index);
                return UnsafeUtility.ReadArrayElement<T>(m_Buffer, index);
            }
            set
            {
                Check(index);
                UnsafeUtility.WriteArrayElement(m_Buffer, index, value);
            }
        }

        public void Dispose()
        {
            if (m_Buffer == null)
            {
                throw new ObjectDisposedException("The NativeArray is already disposed.");
            }
            if (m_AllocatorLabel == Allocator.Invalid)
            {
                throw new InvalidOperationException("The NativeArray can not be Disposed because it was not allocated "
                    + "with a valid allocator.");
            }
            if (m_AllocatorLabel > Allocator.None)
            {
                UnsafeUtility.Free(m_Buffer, m_AllocatorLabel);
            }
            m_Buffer = null;
            m_Length = 0;
            m_AllocatorLabel = Allocator.Invalid;
        }

        public JobHandle Dispose(JobHandle inputDeps)
        {
            Dispose();
            return inputDeps;
        }

        public void CopyFrom(T[] array) => Copy(array, this);
        public void CopyFrom(NativeArray<T> array) => Copy(array, this);
        public void CopyTo(T[] array) => Copy(this, array);
        public void CopyTo(NativeArray<T> array) => Copy(this, array);

        public T[] ToArray()
        {
            T[] array = new T[m_Length];
            Copy(this, array, m_Length);
            return array;
        }

        public Span<T> AsSpan() => new Span<T>(m_Buffer, m_Length);
        public ReadOnlySpan<T> AsReadOnlySpan() => new ReadOnlySpan<T>(m_Buffer, m_Length);
        public ReadOnly AsReadOnly() => new ReadOnly { m_Array = this };
        public static implicit operator Span<T>(in NativeArray<T> source) => source.AsSpan();
        public static implicit operator ReadOnlySpan<T>(in NativeArray<T> source) => source.AsReadOnlySpan();

        public NativeArray<T> GetSubArray(int start, int length)
        {
            Check(start, length, m_Length);
            return Over((byte*)m_Buffer + (long)start * UnsafeUtility.SizeOf<T>(), length, Allocator.None);
        }

        public NativeArray<U> Reinterpret<U>() where U : struct
        {
            if (UnsafeUtility.SizeOf<U>() != UnsafeUtility.SizeOf<T>())
            {
                throw new InvalidOperationException("Types " + typeof(T) + " and " + typeof(U)
                    + " are different sizes");
            }
            return Reinterpret<U>(UnsafeUtility.SizeOf<T>());
        }

        public NativeArray<U> Reinterpret<U>(int expectedTypeSize) where U : struct
        {
            long own = UnsafeUtility.SizeOf<T>(), size = UnsafeUtility.SizeOf<U>(), bytes = m_Length * own;
            if (expectedTypeSize != own || bytes % size != 0)
            {
                throw new InvalidOperationException("Type " + typeof(T) + " cannot be read as " + typeof(U));
            }
            return NativeArray<U>.Over(m_Buffer, (int)(bytes / size), m_AllocatorLabel);
        }

        public U ReinterpretLoad<U>(int sourceIndex) where U : struct
        {
            Check(sourceIndex);
            return UnsafeUtility.ReadArrayElementWithStride<U>(m_Buffer, sourceIndex, UnsafeUtility.SizeOf<T>());
        }

        public void ReinterpretStore<U>(int destIndex, U data) where U : struct
        {
            Check(destIndex);
            UnsafeUtility.WriteArrayElementWithStride(m_Buffer, destIndex, UnsafeUtility.SizeOf<T>(), data);
        }

        public bool Equals(NativeArray<T> other) => m_Buffer == other.m_Buffer && m_Length == other.m_Length;
        public override bool Equals(object obj) => obj is NativeArray<T> && Equals((NativeArray<T>)obj);
        public override int GetHashCode() => (int)m_Buffer * 397 ^ m_Length;
        public static bool operator ==(NativeArray<T> left, NativeArray<T> right) => left.Equals(right);
        public static bool operator !=(NativeArray<T> left, NativeArray<T> right) => !left.Equals(right);

        public Enumerator GetEnumerator() => new Enumerator(ref this);
        IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        public static void Copy(NativeArray<T> src, NativeArray<T> dst)
            => Copy(src, 0, dst, 0, Same(src.m_Length, dst.m_Length));
        public static void Copy(T[] src, NativeArray<T> dst) => Copy(src, 0, dst, 0, Same(src.Length, dst.m_Length));
        public static void Copy(NativeArray<T> src, T[] dst) => Copy(src, 0, dst, 0, Same(src.m_Length, dst.Length));
        public static void Copy(ReadOnly src, NativeArray<T> dst) => Copy(src.m_Array, dst);
        public static void Copy(ReadOnly src, T[] dst) => Copy(src.m_Array, dst);
        public static void Copy(NativeArray<T> src, NativeArray<T> dst, int length) => Copy(src, 0, dst, 0, length);
        public static void Copy(T[] src, NativeArray<T> dst, int length) => Copy(src, 0, dst, 0, length);
        public static void Copy(NativeArray<T> src, T[] dst, int length) => Copy(src, 0, dst, 0, length);
        public static void Copy(ReadOnly src, NativeArray<T> dst, int length) => Copy(src.m_Array, dst, length);
        public static void Copy(ReadOnly src, T[] dst, int length) => Copy(src.m_Array, dst, length);

        public static void Copy(NativeArray<T> src, int srcIndex, NativeArray<T> dst, int dstIndex, int length)
        {
            Check(srcIndex, length, src.m_Length);
            Check(dstIndex, length, dst.m_Length);
            src.AsSpan().Slice(srcIndex, length).CopyTo(dst.AsSpan().Slice(dstIndex, length));
        }

        public static void Copy(T[] src, int srcIndex, NativeArray<T> dst, int dstIndex, int length)
        {
            Check(srcIndex, length, (src ?? Null()).Length);
            Check(dstIndex, length, dst.m_Length);
            new Span<T>(src, srcIndex, length).CopyTo(dst.AsSpan().Slice(dstIndex, length));
        }

        public static void Copy(NativeArray<T> src, int srcIndex, T[] dst, int dstIndex, int length)
        {
            Check(srcIndex, length, src.m_Length);
            Check(dstIndex, length, (dst ?? Null()).Length);
            src.AsSpan().Slice(srcIndex, length).CopyTo(new Span<T>(dst, dstIndex, length));
        }

        public static void Copy(ReadOnly src, int srcIndex, NativeArray<T> dst, int dstIndex, int length)
        {
            Copy(src.m_Array, srcIndex, dst, dstIndex, length);
        }

        public static void Copy(ReadOnly src, int srcIndex, T[] dst, int dstIndex, int length)
        {
            Copy(src.m_Array, srcIndex, dst, dstIndex, length);
        }

        internal static NativeArray<T> Over(void* buffer, int length, Allocator allocator)
        {
            return new NativeArray<T> { m_Buffer = buffer, m_Length = length, m_AllocatorLabel = allocator };
        }

        private static T[] Null()
        {
            throw new ArgumentNullException("array");
        }

        private static int Same(int source, int destination)
        {
            if (source != destination)
            {
                throw new ArgumentException("source and destination length must be the same");
            }
            return source;
        }

        private void Check(int index)
        {
            if ((uint)index >= (uint)m_Length)
            {
                throw new IndexOutOfRangeException("Index " + index + " is out of range of '" + m_Length + "' Length.");
            }
        }

        private static void Check(int start, int length, int all)
        {
            if (start < 0 || length < 0 || start > all - length)
            {
                throw new ArgumentOutOfRangeException("length", "sub array range " + start + "-" + (start + length - 1)
                    + " is outside the range of the native array 0-" + (all - 1));
            }
        }

        public partial struct Enumerator : IEnumerator<T>
        {
            private NativeArray<T> m_Array;
            private int m_Index;

            public Enumerator(ref NativeArray<T> array)
            {
                m_Array = array;
                m_Index = -1;
            }

            public T Current => m_Array[m_Index];
            object IEnumerator.Current => Current;

            public bool MoveNext() => ++m_Index < m_Array.m_Length;

            public void Reset()
            {
                m_Index = -1;
            }
        }

        public partial struct ReadOnly : IEnumerable<T>
        {
            internal NativeArray<T> m_Array;

            public int Length => m_Array.m_Length;
            public bool IsCreated => m_Array.IsCreated;
            public T this[int index] => m_Array[index];

            public void CopyTo(T[] array) => Copy(m_Array, array);
            public void CopyTo(NativeArray<T> array) => Copy(m_Array, array);
            public T[] ToArray() => m_Array.ToArray();
            public NativeArray<U>.ReadOnly Reinterpret<U>() where U : struct => m_Array.Reinterpret<U>().AsReadOnly();
            public ReadOnlySpan<T> AsReadOnlySpan() => m_Array.AsReadOnlySpan();
            public static implicit operator ReadOnlySpan<T>(in ReadOnly source) => source.AsReadOnlySpan();
            public Enumerator GetEnumerator() => new Enumerator(ref this);
            IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

            public partial struct Enumerator : IEnumerator<T>
            {
                private NativeArray<T>.Enumerator m_All;

                public Enumerator(ref ReadOnly array)
                {
                    m_All = new NativeArray<T>.Enumerator(ref array.m_Array);
                }

                public T Current => m_All.Current;
                object IEnumerator.Current => Current;

                public bool MoveNext() => m_All.MoveNext();

                public void Reset()
                {
                    m_All.Reset();
                }
            }
        }
    }

    public unsafe partial struct NativeSlice<T> : IEnumerable<T>, IEquatable<NativeSlice<T>> where T : struct
    {
        internal byte* m_Buffer;
        internal int m_Stride;
        internal int m_Length;

        public NativeSlice(NativeSlice<T> slice, int start, int length)
        {
            if (start < 0 || length < 0 || start > slice.m_Length - length)
            {
                throw new ArgumentOutOfRangeException("start", "Slice start and length exceed the slice");
            }
            m_Buffer = slice.m_Buffer + (long)slice.m_Stride * start;
            m_Stride = slice.m_Stride;
            m_Length = length;
        }

        public NativeSlice(NativeArray<T> array, int start, int length)
        {
            NativeArray<T> part = array.GetSubArray(start, length);
            m_Buffer = (byte*)part.m_Buffer;
            m_Stride = UnsafeUtility.SizeOf<T>();
            m_Length = length;
        }

        public T this[int index]
        {
            get
            {
                Check(index);
                return UnsafeUtility.ReadArrayElementWithStride<T>(m_Buffer, index, m_Stride);
            }
            set
            {
                Check(index);
                UnsafeUtility.WriteArrayElementWithStride(m_Buffer, index, m_Stride, value);
            }
        }

        public static implicit operator NativeSlice<T>(NativeArray<T> array) => new NativeSlice<T>(array);

        public NativeSlice<U> SliceConvert<U>() where U : struct
        {
            long bytes = (long)m_Length * m_Stride;
            int size = UnsafeUtility.SizeOf<U>();
            if (m_Stride != UnsafeUtility.SizeOf<T>() || bytes % size != 0)
            {
                throw new InvalidOperationException("SliceConvert requires that stride matches the size of the source "
                    + "type");
            }
            return new NativeSlice<U> { m_Buffer = m_Buffer, m_Stride = size, m_Length = (int)(bytes / size) };
        }

        public NativeSlice<U> SliceWithStride<U>(int offset) where U : struct
        {
            return new NativeSlice<U> { m_Buffer = m_Buffer + offset, m_Stride = m_Stride, m_Length = m_Length };
        }

        public NativeSlice<U> SliceWithStride<U>() where U : struct => SliceWithStride<U>(0);

        public void CopyFrom(NativeSlice<T> slice)
        {
            Same(slice.m_Length);
            for (int i = 0; i < m_Length; i++)
            {
                this[i] = slice[i];
            }
        }

        public void CopyFrom(T[] array)
        {
            Same(array.Length);
            for (int i = 0; i < m_Length; i++)
            {
                this[i] = array[i];
            }
        }

        public void CopyTo(NativeArray<T> array)
        {
            Same(array.Length);
            for (int i = 0; i < m_Length; i++)
            {
                array[i] = this[i];
            }
        }

        public void CopyTo(T[] array)
        {
            Same(array.Length);
            for (int i = 0; i < m_Length; i++)
            {
                array[i] = this[i];
            }
        }

        public T[] ToArray()
        {
            T[] array = new T[m_Length];
            CopyTo(array);
            return array;
        }

        public bool Equals(NativeSlice<T> other) => m_Buffer == other.m_Buffer && m_Stride == other.m_Stride
            && m_Length == other.m_Length;
        public override bool Equals(object obj) => obj is NativeSlice<T> && Equals((NativeSlice<T>)obj);
        public override int GetHashCode() => (int)m_Buffer * 397 ^ m_Stride * 31 ^ m_Length;
        public static bool operator ==(NativeSlice<T> left, NativeSlice<T> right) => left.Equals(right);
        public static bool operator !=(NativeSlice<T> left, NativeSlice<T> right) => !left.Equals(right);

        public Enumerator GetEnumerator() => new Enumerator(ref this);
        IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        private void Check(int index)
        {
            if ((uint)index >= (uint)m_Length)
            {
                throw new IndexOutOfRangeException("Index " + index + " is out of range of '" + m_Length + "' Length.");
            }
        }

        private void Same(int length)
        {
            if (length != m_Length)
            {
                throw new ArgumentException("array.Length (" + length
                    + ") does not match the Length of this instance (" + m_Length + ").", "array");
            }
        }

        public partial struct Enumerator : IEnumerator<T>
        {
            private NativeSlice<T> m_Slice;
            private int m_Index;

            public Enumerator(ref NativeSlice<T> array)
            {
                m_Slice = array;
                m_Index = -1;
            }

            public T Current => m_Slice[m_Index];
            object IEnumerator.Current => Current;

            public bool MoveNext() => ++m_Index < m_Slice.m_Length;

            public void Reset()
            {
                m_Index = -1;
            }
        }
    }

    public static partial class NativeSliceExtensions
    {
        public static NativeSlice<T> Slice<T>(this NativeArray<T> thisArray) where T : struct
            => new NativeSlice<T>(thisArray);
        public static NativeSlice<T> Slice<T>(this NativeArray<T> thisArray, int start) where T : struct
            => new NativeSlice<T>(thisArray, start);
        public static NativeSlice<T> Slice<T>(this NativeSlice<T> thisSlice) where T : struct => thisSlice;
        public static NativeSlice<T> Slice<T>(this NativeSlice<T> thisSlice, int start) where T : struct
            => new NativeSlice<T>(thisSlice, start);

        public static NativeSlice<T> Slice<T>(this NativeArray<T> thisArray, int start, int length) where T : struct
        {
            return new NativeSlice<T>(thisArray, start, length);
        }

        public static NativeSlice<T> Slice<T>(this NativeSlice<T> thisSlice, int start, int length) where T : struct
        {
            return new NativeSlice<T>(thisSlice, start, length);
        }
    }
}
