using System;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Unity.Collections.LowLevel.Unsafe
{
    /// <summary>Memory by address. Spans do the work: they know the size of every type without references.</summary>
    public static unsafe partial class UnsafeUtility
    {
        private const int ChunkBytes = 1 << 30;

        private static class Facts<T> where T : struct
        {
            internal static readonly int Size = MemoryMarshal.AsBytes(new Span<T>(new T[1])).Length;
            internal static readonly int Align = MemoryMarshal.AsBytes(new Span<Beside>(new Beside[1])).Length - Size;

            private struct Beside
            {
                private byte first;
                private T second;
            }
        }

        public static int SizeOf<T>() where T : struct => Facts<T>.Size;
        public static int AlignOf<T>() where T : struct => Math.Max(1, Facts<T>.Align);
        public static int SizeOf(Type type) => (int)Fact(type, "Size");

        public static void* Malloc(long size, int alignment, Allocator allocator)
            => (void*)Marshal.AllocHGlobal(new IntPtr(Math.Max(size, 1)));

        public static void* MallocTracked(long size, int alignment, Allocator allocator, int callstacksToSkip)
        {
            return Malloc(size, alignment, allocator);
        }

        public static void Free(void* memory, Allocator allocator)
        {
            if (memory != null)
            {
                Marshal.FreeHGlobal((IntPtr)memory);
            }
        }

        public static void FreeTracked(void* memory, Allocator allocator) => Free(memory, allocator);
        public static bool IsValidAllocator(Allocator allocator) => allocator > Allocator.None;
        public static void MemCpy(void* destination, void* source, long size)
            => Buffer.MemoryCopy(source, destination, size, size);

        /// <summary>Both may overlap, so it begins at the end that is not overwritten.</summary>
        public static void MemMove(void* destination, void* source, long size)
        {
            long n;
            for (long done = 0; done < size; done += n)
            {
                n = Math.Min(ChunkBytes, size - done);
                long at = destination > source ? size - done - n : done;
                new Span<byte>((byte*)source + at, (int)n).CopyTo(new Span<byte>((byte*)destination + at, (int)n));
            }
        }

        public static void MemClear(void* destination, long size) => MemSet(destination, 0, size);

        public static void MemSet(void* destination, byte value, long size)
        {
            for (long at = 0; at < size; at += ChunkBytes)
            {
                new Span<byte>((byte*)destination + at, (int)Math.Min(ChunkBytes, size - at)).Fill(value);
            }
        }

        public static void MemCpyReplicate(void* destination, void* source, int size, int count)
        {
            for (int i = 0; i < count; i++)
            {
                MemCpy((byte*)destination + (long)i * size, source, size);
            }
        }

        public static void MemCpyStride(void* destination, int destinationStride, void* source, int sourceStride,
            int elementSize, int count)
        {
            for (int i = 0; i < count; i++)
            {
                MemCpy((byte*)destination + (long)i * destinationStride, (byte*)source + (long)i * sourceStride,
                    elementSize);
            }
        }

        public static int MemCmp(void* ptr1, void* ptr2, long size)
        {
            byte* left = (byte*)ptr1, right = (byte*)ptr2;
            for (long i = 0; i < size; i++)
            {
                if (left[i] != right[i])
                {
                    return left[i] < right[i] ? -1 : 1;
                }
            }
            return 0;
        }

        public static void CopyPtrToStructure<T>(void* ptr, out T output) where T : struct
        {
            output = new Span<T>(ptr, 1)[0];
        }

        public static void CopyStructureToPtr<T>(ref T input, void* ptr) where T : struct
        {
            Span<T> to = new Span<T>(ptr, 1);
            to[0] = input;
        }

        public static T ReadArrayElement<T>(void* source, int index) => new Span<T>(source, index + 1)[index];

        public static T ReadArrayElementWithStride<T>(void* source, int index, int stride)
        {
            return new Span<T>((byte*)source + (long)index * stride, 1)[0];
        }

        public static void WriteArrayElement<T>(void* destination, int index, T value)
        {
            Span<T> to = new Span<T>(destination, index + 1);
            to[index] = value;
        }

        public static void WriteArrayElementWithStride<T>(void* destination, int index, int stride, T value)
        {
            Span<T> to = new Span<T>((byte*)destination + (long)index * stride, 1);
            to[0] = value;
        }

        public static void* AddressOf<T>(ref T output) where T : struct
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(MemoryMarshal.CreateSpan(ref output, 1));
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
            {
                return at;
            }
        }

        public static ref T AsRef<T>(void* ptr) where T : struct => ref MemoryMarshal.GetReference(new Span<T>(ptr, 1));

        public static ref T ArrayElementAsRef<T>(void* ptr, int index) where T : struct
        {
            return ref AsRef<T>((byte*)ptr + (long)index * SizeOf<T>());
        }

        /// <summary>Whoever takes a Same for a Cast to another type gets the same place as that type: C# knows no other
        /// way, and mcs cannot give on what a delegate returns by reference.</summary>
        private abstract class Cast<U, T>
        {
            internal static readonly Cast<U, T> s_It =
                ((Func<object, Cast<U, T>>)Delegate.CreateDelegate(typeof(Func<object, Cast<U, T>>),
                typeof(Span<>).Assembly.GetType("System.Runtime.CompilerServices.Unsafe")
                    .GetMethods(BindingFlags.Public | BindingFlags.Static)
                    .First(m => m.Name == "As" && m.GetGenericArguments().Length == 1)
                        .MakeGenericMethod(typeof(Cast<U, T>))))(new Same<U>());

            internal abstract ref T As(ref U from);
        }

        private sealed class Same<U> : Cast<U, U>
        {
            internal override ref U As(ref U from) => ref from;
        }

        public static ref T As<U, T>(ref U from) => ref Cast<U, T>.s_It.As(ref from);

        public static int EnumToInt<T>(T enumValue) where T : struct, IConvertible => enumValue.ToInt32(null);
        public static bool EnumEquals<T>(T lhs, T rhs) where T : struct, IConvertible => lhs.Equals(rhs);
        public static bool IsUnmanaged<T>() => IsUnmanaged(typeof(T));
        public static bool IsBlittable<T>() where T : struct => IsBlittable(typeof(T));
        public static bool IsValidNativeContainerElementType<T>() => IsUnmanaged(typeof(T));
        public static bool IsValidNativeContainerElementType(Type type) => IsUnmanaged(type);
        public static bool IsNativeContainerType<T>()
            => Attribute.IsDefined(typeof(T), typeof(NativeContainerAttribute));

        /// <summary>A value type that has no reference in it.</summary>
        public static bool IsUnmanaged(Type type)
        {
            if (!type.IsValueType)
            {
                return type.IsPointer;
            }
            return type.IsPrimitive || type.IsEnum || Array.TrueForAll(Fields(type), f => IsUnmanaged(f.FieldType));
        }

        public static bool IsBlittable(Type type)
        {
            if (type == typeof(bool) || type == typeof(char) || type == typeof(decimal) || !type.IsValueType)
            {
                return type.IsPointer;
            }
            return type.IsPrimitive || type.IsEnum || Array.TrueForAll(Fields(type), f => IsBlittable(f.FieldType));
        }

        public static int GetFieldOffset(FieldInfo field)
            => Marshal.OffsetOf(field.DeclaringType, field.Name).ToInt32();

        public static void* PinGCArrayAndGetDataAddress(Array target, out ulong gcHandle)
        {
            GCHandle handle = GCHandle.Alloc(target, GCHandleType.Pinned);
            gcHandle = (ulong)GCHandle.ToIntPtr(handle).ToInt64();
            return (void*)handle.AddrOfPinnedObject();
        }

        public static void ReleaseGCObject(ulong gcHandle)
        {
            GCHandle.FromIntPtr(new IntPtr((long)gcHandle)).Free();
        }

        private static FieldInfo[] Fields(Type type)
            => type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic);

        private static object Fact(Type type, string name)
        {
            FieldInfo field = typeof(Facts<>).MakeGenericType(type)
                .GetField(name, BindingFlags.Static | BindingFlags.NonPublic);
            return field.GetValue(null);
        }
    }

    public static unsafe partial class NativeArrayUnsafeUtility
    {
        public static NativeArray<T> ConvertExistingDataToNativeArray<T>(void* dataPointer, int length,
            Allocator allocator) where T : struct
        {
            return NativeArray<T>.Over(dataPointer, length, allocator);
        }

        public static void* GetUnsafePtr<T>(this NativeArray<T> nativeArray) where T : struct => nativeArray.m_Buffer;
        public static void* GetUnsafeReadOnlyPtr<T>(this NativeArray<T> nativeArray) where T : struct
            => nativeArray.m_Buffer;
        public static void* GetUnsafeReadOnlyPtr<T>(this NativeArray<T>.ReadOnly nativeArray) where T : struct
            => nativeArray.m_Array.m_Buffer;
        public static void* GetUnsafeBufferPointerWithoutChecks<T>(NativeArray<T> nativeArray) where T : struct
            => nativeArray.m_Buffer;
    }

    public static unsafe partial class NativeSliceUnsafeUtility
    {
        public static NativeSlice<T> ConvertExistingDataToNativeSlice<T>(void* dataPointer, int stride, int length)
            where T : struct
        {
            return new NativeSlice<T> { m_Buffer = (byte*)dataPointer, m_Stride = stride, m_Length = length };
        }

        public static void* GetUnsafePtr<T>(this NativeSlice<T> nativeSlice) where T : struct => nativeSlice.m_Buffer;
        public static void* GetUnsafeReadOnlyPtr<T>(this NativeSlice<T> nativeSlice) where T : struct
            => nativeSlice.m_Buffer;
    }
}
