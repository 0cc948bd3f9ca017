using System;
using System.IO;

namespace UnityEngine
{
    /// <summary>Unpacks zlib's streams (RFC 1950, 1951), and writes such as are not packed. What is broken throws
    /// InvalidDataException.</summary>
    internal sealed class Inflate
    {
        private const int MaxBits = 15, WindowBytes = 1 << 15, StoredBytes = 65535;
        private static readonly int[] s_LengthBase =
            { 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
            227, 258 };
        private static readonly int[] s_LengthBits =
            { 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0 };
        private static readonly int[] s_OrderOfLengths =
            { 16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15 };

        /// <summary>A canonical code: how many symbols have each length, and the symbols in the order of their
        /// codes.</summary>
        private sealed class Code
        {
            internal readonly int[] Counts = new int[MaxBits + 1];
            internal readonly int[] Symbols;

            internal Code(int[] lengths, int from, int count)
            {
                Symbols = new int[count];
                int[] next = new int[MaxBits + 2];
                for (int i = 0; i < count; i++)
                {
                    Counts[lengths[from + i]]++;
                }
                Counts[0] = 0;
                for (int bits = 1; bits <= MaxBits; bits++)
                {
                    next[bits + 1] = next[bits] + Counts[bits];
                }
                for (int i = 0; i < count; i++)
                {
                    int bits = lengths[from + i];
                    if (bits != 0)
                    {
                        Symbols[next[bits]++] = i;
                    }
                }
            }
        }

        private readonly byte[] m_From;
        private readonly byte[] m_To;
        private int m_At = 2; // behind the two bytes of zlib's header
        private int m_Done, m_Bits, m_Held;

        private Inflate(byte[] from, int length)
        {
            m_From = from;
            m_To = new byte[length];
        }

        /// <summary>So many bytes of a stream; more of them are left out.</summary>
        internal static byte[] Unpack(byte[] data, int length)
        {
            Inflate one = new Inflate(data, length);
            bool isLast = false;
            while (!isLast && one.m_Done < length)
            {
                isLast = one.Take(1) == 1;
                one.Block(one.Take(2));
            }
            return one.m_Done == length ? one.m_To : throw Broken();
        }

        internal static byte[] Store(byte[] data)
        {
            MemoryStream to = new MemoryStream();
            to.WriteByte(0x78);
            to.WriteByte(0x01);
            for (int at = 0; at == 0 || at < data.Length; at += StoredBytes)
            {
                int count = Math.Min(StoredBytes, data.Length - at);
                to.WriteByte((byte)(at + count == data.Length ? 1 : 0));
                to.Write(BitConverter.GetBytes((ushort)count), 0, 2);
                to.Write(BitConverter.GetBytes((ushort)~count), 0, 2);
                to.Write(data, at, count);
            }
            uint a = 1, b = 0;
            foreach (byte one in data)
            {
                a = (a + one) % 65521;
                b = (b + a) % 65521;
            }
            to.Write(new[] { (byte)(b >> 8), (byte)b, (byte)(a >> 8), (byte)a }, 0, 4);
            return to.ToArray();
        }

        private static InvalidDataException Broken() => new InvalidDataException("not a stream of zlib");

        private int Take(int bits)
        {
            while (m_Bits < bits)
            {
                if (m_At >= m_From.Length)
                {
                    throw Broken();
                }
                m_Held |= m_From[m_At++] << m_Bits;
                m_Bits += 8;
            }
            int value = m_Held & ((1 << bits) - 1);
            m_Held >>= bits;
            m_Bits -= bits;
            return value;
        }

        private int Symbol(Code code)
        {
            int value = 0, first = 0, index = 0;
            for (int bits = 1; bits <= MaxBits; bits++)
            {
                value |= Take(1);
                int count = code.Counts[bits];
                if (value - count < first)
                {
                    return code.Symbols[index + value - first];
                }
                index += count;
                first = (first + count) << 1;
                value <<= 1;
            }
            throw Broken();
        }

        private void Put(int value)
        {
            if (m_Done < m_To.Length)
            {
                m_To[m_Done++] = (byte)value;
            }
        }

        private void Block(int kind)
        {
            switch (kind)
            {
                case 0: Stored(); return;
                case 1: Packed(FixedLengths(), 288, 30); return;
                case 2: Described(); return;
                default: throw Broken();
            }
        }

        private void Stored()
        {
            m_Bits = 0;
            m_Held = 0;
            int count = Take(16);
            Take(16);
            for (int i = 0; i < count; i++)
            {
                Put(Take(8));
            }
        }

        private static int[] FixedLengths()
        {
            int[] lengths = new int[288 + 30];
            for (int i = 0; i < lengths.Length; i++)
            {
                lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : i < 288 ? 8 : 5;
            }
            return lengths;
        }

        /// <summary>A block whose codes come first, themselves in code.</summary>
        private void Described()
        {
            int literals = Take(5) + 257, distances = Take(5) + 1, given = Take(4) + 4;
            int[] of = new int[s_OrderOfLengths.Length], lengths = new int[literals + distances];
            for (int i = 0; i < given; i++)
            {
                of[s_OrderOfLengths[i]] = Take(3);
            }
            Code code = new Code(of, 0, of.Length);
            for (int i = 0; i < lengths.Length;)
            {
                int symbol = Symbol(code);
                int value = symbol < 16 ? symbol : symbol == 16 && i > 0 ? lengths[i - 1] : 0;
                int count = symbol < 16 ? 1 : symbol == 16 ? 3 + Take(2) : symbol == 17 ? 3 + Take(3) : 11 + Take(7);
                for (; count > 0 && i < lengths.Length; count--)
                {
                    lengths[i++] = value;
                }
            }
            Packed(lengths, literals, distances);
        }

        private void Packed(int[] lengths, int literals, int distances)
        {
            Code codes = new Code(lengths, 0, literals), far = new Code(lengths, literals, distances);
            for (int symbol = Symbol(codes); symbol != 256; symbol = Symbol(codes))
            {
                if (symbol < 256)
                {
                    Put(symbol);
                    continue;
                }
                if (symbol - 257 >= s_LengthBase.Length)
                {
                    throw Broken();
                }
                int count = s_LengthBase[symbol - 257] + Take(s_LengthBits[symbol - 257]);
                int step = Symbol(far), bits = Math.Max(step / 2 - 1, 0);
                int back = step < 4 ? step + 1 : ((2 + step % 2) << bits) + 1 + Take(bits);
                if (back > m_Done || back > WindowBytes)
                {
                    throw Broken();
                }
                for (int i = 0; i < count && m_Done < m_To.Length; i++)
                {
                    Put(m_To[m_Done - back]);
                }
            }
        }
    }
}
