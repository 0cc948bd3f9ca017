using System;
using System.Runtime.InteropServices;
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

        public static readonly AllocatorHandle Invalid = Allocator.Invalid, None = Allocator.None,
            Temp = Allocator.Temp, TempJob = Allocator.TempJob, Persistent = Allocator.Persistent;

        public static unsafe void* Allocate(AllocatorHandle handle, int itemSizeInBytes, int alignmentInBytes,
            int items = 1)
        {
            return UnsafeUtility.Malloc((long)itemSizeInBytes * items, alignmentInBytes, handle.ToAllocator);
        }

        public static unsafe void Free(AllocatorHandle handle, void* pointer)
            => UnsafeUtility.Free(pointer, handle.ToAllocator);
    }

    public static class CollectionHelper
    {
        public const int CacheLineSize = 64;

        public static NativeArray<T> CreateNativeArray<T>(int length, AllocatorManager.AllocatorHandle allocator,
            NativeArrayOptions options = NativeArrayOptions.ClearMemory) where T : struct
        {
            return new NativeArray<T>(length, Made(allocator), options);
        }

        public static NativeArray<T> CreateNativeArray<T>(NativeArray<T> array,
            AllocatorManager.AllocatorHandle allocator) where T : struct
        {
            return new NativeArray<T>(array, Made(allocator));
        }

        public static NativeArray<T> CreateNativeArray<T>(T[] array, AllocatorManager.AllocatorHandle allocator)
            where T : struct => new NativeArray<T>(array, Made(allocator));
        public static int Align(int size, int alignmentPowerOfTwo)
            => alignmentPowerOfTwo == 0 ? size : size + alignmentPowerOfTwo - 1 & ~(alignmentPowerOfTwo - 1);
        public static ulong Align(ulong size, ulong alignmentPowerOfTwo)
            => alignmentPowerOfTwo == 0 ? size : size + alignmentPowerOfTwo - 1 & ~(alignmentPowerOfTwo - 1);
        public static bool ShouldDeallocate(AllocatorManager.AllocatorHandle allocator)
            => allocator.ToAllocator > Allocator.None;

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
                throw new IndexOutOfRangeException("Index " + index + " is out of range in container of '" + length
                    + "' Length.");
            }
            return ref MemoryMarshal.GetReference(new Span<T>((byte*)memory + (long)index * UnsafeUtility.SizeOf<T>(),
                1));
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

        public AllocatorHelper(AllocatorManager.AllocatorHandle backingAllocator, bool isGlobal = false,
            int globalIndex = 0)
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
