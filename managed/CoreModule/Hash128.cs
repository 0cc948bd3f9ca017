using System;
using System.Collections.Generic;
using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;

namespace UnityEngine
{
    [Serializable]
    public partial struct Hash128 : IComparable, IComparable<Hash128>, IEquatable<Hash128>
    {
        private ulong m_Low, m_High;

        public Hash128(ulong u64_0, ulong u64_1)
        {
            m_Low = u64_0;
            m_High = u64_1;
        }

        public bool isValid => m_Low != 0 || m_High != 0;

        public static Hash128 Compute(string data) => Of(Bytes(data));
        public static Hash128 Compute(int val) => Of(BitConverter.GetBytes(val));
        public static Hash128 Compute(float val) => Of(BitConverter.GetBytes(val));
        public static Hash128 Compute<T>(ref T val) where T : struct
            => Of(MemoryMarshal.AsBytes(MemoryMarshal.CreateSpan(ref val, 1)));
        public static Hash128 Compute<T>(NativeArray<T> data) where T : struct => Of(Bytes(data, 0, data.Length));
        public static Hash128 Compute<T>(NativeArray<T> data, int start, int count) where T : struct
            => Of(Bytes(data, start, count));
        public static Hash128 Compute<T>(T[] data) where T : struct => Of(Bytes(data, 0, data.Length, nameof(Compute)));
        public static Hash128 Compute<T>(T[] data, int start, int count) where T : struct
            => Of(Bytes(data, start, count, nameof(Compute)));
        public static Hash128 Compute<T>(List<T> data) where T : struct
            => Of(Bytes(data, 0, data.Count, nameof(Compute)));
        public static Hash128 Compute<T>(List<T> data, int start, int count) where T : struct
            => Of(Bytes(data, start, count, nameof(Compute)));
        public static unsafe Hash128 Compute(void* data, ulong size) => Of(new ReadOnlySpan<byte>(data, (int)size));

        public void Append(string data) => Add(Bytes(data));
        public void Append(int val) => Add(BitConverter.GetBytes(val));
        public void Append(float val) => Add(BitConverter.GetBytes(val));
        public void Append<T>(ref T val) where T : struct
            => Add(MemoryMarshal.AsBytes(MemoryMarshal.CreateSpan(ref val, 1)));
        public void Append<T>(NativeArray<T> data) where T : struct => Add(Bytes(data, 0, data.Length));
        public void Append<T>(NativeArray<T> data, int start, int count) where T : struct
            => Add(Bytes(data, start, count));
        public void Append<T>(T[] data) where T : struct => Add(Bytes(data, 0, data.Length, nameof(Append)));
        public void Append<T>(T[] data, int start, int count) where T : struct
            => Add(Bytes(data, start, count, nameof(Append)));
        public void Append<T>(List<T> data) where T : struct => Add(Bytes(data, 0, data.Count, nameof(Append)));
        public void Append<T>(List<T> data, int start, int count) where T : struct
            => Add(Bytes(data, start, count, nameof(Append)));
        public unsafe void Append(void* data, ulong size) => Add(new ReadOnlySpan<byte>(data, (int)size));

        /// <summary>What was hashed so far is the seed of the next piece.</summary>
        internal void Add(ReadOnlySpan<byte> data) => SpookyHash.Hash(data, ref m_Low, ref m_High);

        private static Hash128 Of(ReadOnlySpan<byte> data)
        {
            Hash128 hash = default(Hash128);
            hash.Add(data);
            return hash;
        }

        private static byte[] Bytes(string data) => Encoding.UTF8.GetBytes(data ?? "");

        private static ReadOnlySpan<byte> Bytes<T>(NativeArray<T> data, int start, int count) where T : struct
        {
            CheckRange(start, count, data.Length);
            return MemoryMarshal.AsBytes(data.AsReadOnlySpan().Slice(start, count));
        }

        private static ReadOnlySpan<byte> Bytes<T>(T[] data, int start, int count, string method) where T : struct
        {
            if (!UnsafeUtility.IsBlittable<T>())
            {
                throw new ArgumentException($"Array passed to {method} must be blittable.");
            }
            CheckRange(start, count, data.Length);
            return MemoryMarshal.AsBytes(new ReadOnlySpan<T>(data, start, count));
        }

        private static ReadOnlySpan<byte> Bytes<T>(List<T> data, int start, int count, string method) where T : struct
        {
            if (!UnsafeUtility.IsBlittable<T>())
            {
                throw new ArgumentException($"List<{typeof(T)}> passed to {method} must be blittable.");
            }
            CheckRange(start, count, data.Count);
            return MemoryMarshal.AsBytes(new ReadOnlySpan<T>(data.ToArray(), start, count));
        }

        private static void CheckRange(int start, int count, int length)
        {
            if (start < 0 || count < 0 || start + count > length)
            {
                throw new ArgumentOutOfRangeException($"Bad start/count arguments (start:{start} count:{count})");
            }
        }

        public int CompareTo(Hash128 rhs)
        {
            return m_Low != rhs.m_Low ? m_Low.CompareTo(rhs.m_Low) : m_High.CompareTo(rhs.m_High);
        }

        public int CompareTo(object obj)
        {
            if (obj == null || !(obj is Hash128))
            {
                return 1;
            }
            return CompareTo((Hash128)obj);
        }

        /// <summary>The bytes in the order of memory, two hexadecimal digits each.</summary>
        public override string ToString()
        {
            byte[] bytes = new byte[16];
            BitConverter.GetBytes(m_Low).CopyTo(bytes, 0);
            BitConverter.GetBytes(m_High).CopyTo(bytes, 8);
            return BitConverter.ToString(bytes).Replace("-", "").ToLowerInvariant();
        }

        /// <summary>What is no hash of 32 digits is the empty one.</summary>
        public static Hash128 Parse(string hashString)
        {
            byte[] bytes = new byte[16];
            for (int i = 0; i < 16; i++)
            {
                bool isThere = hashString != null && hashString.Length >= 2 * i + 2;
                if (!isThere
                    || !byte.TryParse(hashString.Substring(2 * i, 2), NumberStyles.AllowHexSpecifier,
                    CultureInfo.InvariantCulture, out bytes[i]))
                {
                    return default(Hash128);
                }
            }
            return new Hash128(BitConverter.ToUInt64(bytes, 0), BitConverter.ToUInt64(bytes, 8));
        }

        public bool Equals(Hash128 obj) => m_Low == obj.m_Low && m_High == obj.m_High;
        public override bool Equals(object obj) => obj is Hash128 && Equals((Hash128)obj);
        public override int GetHashCode() => m_Low.GetHashCode() ^ m_High.GetHashCode();
        public static bool operator ==(Hash128 hash1, Hash128 hash2) => hash1.Equals(hash2);
        public static bool operator !=(Hash128 hash1, Hash128 hash2) => !hash1.Equals(hash2);
        public static bool operator <(Hash128 x, Hash128 y) => x.CompareTo(y) < 0;
        public static bool operator >(Hash128 x, Hash128 y) => x.CompareTo(y) > 0;
    }

    public static partial class HashUtilities
    {
        public static void AppendHash(ref Hash128 inHash, ref Hash128 outHash) => outHash.Append(ref inHash);
        public static void ComputeHash128<T>(ref T value, ref Hash128 hash) where T : struct => hash.Append(ref value);
        public static void ComputeHash128(byte[] value, ref Hash128 hash) => hash.Append(value);
        public static void QuantisedVectorHash(ref Vector3 value, ref Hash128 hash)
            => hash.Append(Thousandths(3, value, (v, i) => v[i]));
        public static void QuantisedMatrixHash(ref Matrix4x4 value, ref Hash128 hash)
            => hash.Append(Thousandths(16, value, (m, i) => m[i]));

        private static int[] Thousandths<T>(int count, T value, Func<T, int, float> part)
        {
            int[] all = new int[count];
            for (int i = 0; i < count; i++)
            {
                all[i] = (int)(part(value, i) * 1000 + 0.5f);
            }
            return all;
        }
    }

    public static unsafe partial class HashUnsafeUtilities
    {
        public static void ComputeHash128(void* data, ulong dataSize, ulong* hash1, ulong* hash2)
        {
            SpookyHash.Hash(new ReadOnlySpan<byte>(data, (int)dataSize), ref *hash1, ref *hash2);
        }

        public static void ComputeHash128(void* data, ulong dataSize, Hash128* hash) => hash->Append(data, dataSize);
    }

    /// <summary>Bob Jenkins' SpookyHash, version 2: the two halves of the hash are its seeds before.</summary>
    internal static class SpookyHash
    {
        private const ulong Filler = 0xdeadbeefdeadbeef;
        private const int Words = 12, BlockBytes = Words * 8, LongBytes = 2 * BlockBytes;
        private static readonly int[] s_ShortMix = { 50, 52, 30, 41, 54, 48, 38, 37, 62, 34, 5, 36 };
        private static readonly int[] s_ShortEnd = { 15, 52, 26, 51, 28, 9, 47, 54, 32, 25, 63 };
        private static readonly int[] s_Mix = { 11, 32, 43, 31, 17, 28, 39, 57, 55, 54, 22, 46 };
        private static readonly int[] s_End = { 44, 15, 34, 21, 38, 33, 10, 13, 38, 53, 42, 54 };

        internal static void Hash(ReadOnlySpan<byte> data, ref ulong first, ref ulong second)
        {
            if (data.Length < LongBytes)
            {
                HashShort(data, ref first, ref second);
                return;
            }
            ulong[] s = new ulong[Words];
            for (int i = 0; i < Words; i += 3)
            {
                s[i] = first;
                s[i + 1] = second;
                s[i + 2] = Filler;
            }
            int at = 0;
            for (; at + BlockBytes <= data.Length; at += BlockBytes)
            {
                Mix(data.Slice(at), s);
            }
            byte[] rest = new byte[BlockBytes];
            data.Slice(at).CopyTo(rest);
            rest[BlockBytes - 1] = (byte)(data.Length - at);
            for (int i = 0; i < Words; i++)
            {
                s[i] += Word(rest, i * 8, 8);
            }
            for (int i = 0; i < 3 * Words; i++)
            {
                int before = (i + 11) % Words, one = (i + 1) % Words;
                s[before] += s[one];
                s[(i + 2) % Words] ^= s[before];
                s[one] = Turn(s[one], s_End[i % Words]);
            }
            first = s[0];
            second = s[1];
        }

        private static void Mix(ReadOnlySpan<byte> block, ulong[] s)
        {
            for (int i = 0; i < Words; i++)
            {
                int before = (i + 11) % Words;
                s[i] += Word(block, i * 8, 8);
                s[(i + 2) % Words] ^= s[(i + 10) % Words];
                s[before] ^= s[i];
                s[i] = Turn(s[i], s_Mix[i]);
                s[before] += s[(i + 1) % Words];
            }
        }

        private static void HashShort(ReadOnlySpan<byte> data, ref ulong first, ref ulong second)
        {
            ulong[] s = { first, second, Filler, Filler };
            int at = 0;
            for (; at + 16 <= data.Length; at += 16)
            {
                // Every second piece of 16 bytes goes in behind the mixing of the one before.
                bool isSecond = at % 32 == 16;
                s[isSecond ? 0 : 2] += Word(data, at, 8);
                s[isSecond ? 1 : 3] += Word(data, at + 8, 8);
                for (int i = 0; i < s_ShortMix.Length && !isSecond; i++)
                {
                    int turned = (i + 2) % 4, next = (i + 3) % 4;
                    s[turned] = Turn(s[turned], s_ShortMix[i]) + s[next];
                    s[i % 4] ^= s[turned];
                }
            }
            int left = data.Length - at;
            s[3] += (ulong)data.Length << 56;
            s[2] += left == 0 ? Filler : Word(data, at, Math.Min(left, 8));
            s[3] += left == 0 ? Filler : Word(data, at + 8, Math.Max(left - 8, 0));
            for (int i = 0; i < s_ShortEnd.Length; i++)
            {
                int turned = (i + 2) % 4, next = (i + 3) % 4;
                s[next] ^= s[turned];
                s[turned] = Turn(s[turned], s_ShortEnd[i]);
                s[next] += s[turned];
            }
            first = s[0];
            second = s[1];
        }

        private static ulong Turn(ulong word, int by) => word << by | word >> (64 - by);

        private static ulong Word(ReadOnlySpan<byte> data, int at, int count)
        {
            ulong word = 0;
            for (int i = 0; i < count; i++)
            {
                word |= (ulong)data[at + i] << (8 * i);
            }
            return word;
        }
    }
}
