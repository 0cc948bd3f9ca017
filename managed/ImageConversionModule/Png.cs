using System;
using System.IO;
using System.Text;

namespace UnityEngine
{
    /// <summary>Pictures as PNG files have them. Rows of textures go from the bottom, those of files from the
    /// top.</summary>
    internal sealed class Png
    {
        private const int MaxSide = 16384;
        private static readonly byte[] s_Signature = { 0x89, (byte)'P', (byte)'N', (byte)'G', 13, 10, 26, 10 };
        private const int MostTimes = 1032; // that a packed stream can grow
        private static readonly int[] s_Channels = { 1, 0, 3, 1, 2, 0, 4 }; // by kind of colour
        // bits that a sample may have, likewise
        private static readonly int[] s_Depths = { 1 | 2 | 4 | 8 | 16, 0, 8 | 16, 1 | 2 | 4 | 8, 8 | 16, 0, 8 | 16 };
        private static readonly int[,] s_Passes =
            { { 0, 0, 8, 8 }, { 4, 0, 8, 8 }, { 0, 4, 4, 8 }, { 2, 0, 4, 4 }, { 0, 2, 2, 4 }, { 1, 0, 2, 2 },
            { 0, 1, 1, 2 } };

        internal int Width, Height;
        internal Color32[] Pixels;
        private int m_Bits, m_Kind;
        private bool m_IsInterlaced;
        private byte[] m_Palette = new byte[0], m_Transparent = new byte[0];

        internal static bool IsOne(byte[] data)
        {
            return data.Length > s_Signature.Length
                && new ReadOnlySpan<byte>(data, 0, s_Signature.Length).SequenceEqual(s_Signature);
        }

        internal static byte[] Encode(Color32[] pixels, int width, int height, bool hasAlpha)
        {
            int size = hasAlpha ? 4 : 3;
            byte[] rows = new byte[(width * size + 1) * height];
            for (int y = 0, at = 0; y < height; y++)
            {
                at++; // the row's filter: none
                for (int x = 0; x < width; x++)
                {
                    Color32 pixel = pixels[(height - 1 - y) * width + x];
                    for (int i = 0; i < size; i++)
                    {
                        rows[at++] = pixel[i];
                    }
                }
            }
            byte[] header = new byte[13];
            Big(width).CopyTo(header, 0);
            Big(height).CopyTo(header, 4);
            header[8] = 8;
            header[9] = (byte)(hasAlpha ? 6 : 2);
            MemoryStream to = new MemoryStream();
            to.Write(s_Signature, 0, s_Signature.Length);
            Chunk(to, "IHDR", header);
            Chunk(to, "IDAT", Inflate.Store(rows));
            Chunk(to, "IEND", new byte[0]);
            return to.ToArray();
        }

        private static byte[] Big(int value)
            => new[] { (byte)(value >> 24), (byte)(value >> 16), (byte)(value >> 8), (byte)value };
        private static int Big(byte[] data, int at)
            => data[at] << 24 | data[at + 1] << 16 | data[at + 2] << 8 | data[at + 3];

        private static void Chunk(Stream to, string name, byte[] data)
        {
            byte[] all = new byte[data.Length + 4];
            Encoding.ASCII.GetBytes(name).CopyTo(all, 0);
            data.CopyTo(all, 4);
            uint sum = 0xffffffff;
            foreach (byte one in all)
            {
                sum ^= one;
                for (int i = 0; i < 8; i++)
                {
                    sum = (sum & 1) != 0 ? sum >> 1 ^ 0xedb88320 : sum >> 1;
                }
            }
            to.Write(Big(data.Length), 0, 4);
            to.Write(all, 0, all.Length);
            to.Write(Big((int)~sum), 0, 4);
        }

        /// <summary>Null: it is none, or broken.</summary>
        internal static Png Decode(byte[] data)
        {
            try
            {
                Png one = new Png();
                return one.Read(data) ? one : null;
            }
            catch (Exception e) when (e is InvalidDataException || e is IndexOutOfRangeException
                || e is ArgumentException)
            {
                return null;
            }
        }

        private bool Read(byte[] data)
        {
            MemoryStream packed = new MemoryStream();
            for (int at = s_Signature.Length; at + 12 <= data.Length;)
            {
                int length = Big(data, at);
                string name = Encoding.ASCII.GetString(data, at + 4, 4);
                if (length < 0 || length > data.Length - at - 12)
                {
                    return false;
                }
                switch (name)
                {
                    case "IHDR": ReadHeader(data, at + 8); break;
                    case "PLTE": m_Palette = new ReadOnlySpan<byte>(data, at + 8, length).ToArray(); break;
                    case "tRNS": m_Transparent = new ReadOnlySpan<byte>(data, at + 8, length).ToArray(); break;
                    case "IDAT": packed.Write(data, at + 8, length); break;
                }
                at += length + 12;
            }
            bool isRight = Width > 0 && Height > 0 && Width <= MaxSide && Height <= MaxSide && m_Kind < s_Depths.Length
                && (m_Bits & m_Bits - 1) == 0 && (s_Depths[m_Kind] & m_Bits) != 0;
            return isRight && ReadRows(packed.ToArray());
        }

        private void ReadHeader(byte[] data, int at)
        {
            Width = Big(data, at);
            Height = Big(data, at + 4);
            m_Bits = data[at + 8];
            m_Kind = data[at + 9];
            m_IsInterlaced = data[at + 12] != 0;
        }

        private int RowBytes(int width) => (width * s_Channels[m_Kind] * m_Bits + 7) / 8;

        private bool ReadRows(byte[] packed)
        {
            int[,] passes = m_IsInterlaced ? s_Passes : new[,] { { 0, 0, 1, 1 } };
            long total = 0;
            for (int pass = 0; pass < passes.GetLength(0); pass++)
            {
                int width = Share(Width, passes[pass, 0], passes[pass, 2]),
                    height = Share(Height, passes[pass, 1], passes[pass, 3]);
                total += width == 0 ? 0 : (RowBytes(width) + 1L) * height;
            }
            if (total > int.MaxValue || total > packed.LongLength * MostTimes)
            {
                return false;
            }
            byte[] rows = Inflate.Unpack(packed, (int)total);
            Pixels = new Color32[Width * Height];
            for (int pass = 0, at = 0; pass < passes.GetLength(0); pass++)
            {
                int width = Share(Width, passes[pass, 0], passes[pass, 2]),
                    height = Share(Height, passes[pass, 1], passes[pass, 3]);
                byte[] above = new byte[RowBytes(width)];
                for (int y = 0; y < height && width > 0; y++, at += above.Length + 1)
                {
                    byte[] row = new ReadOnlySpan<byte>(rows, at + 1, above.Length).ToArray();
                    Unfilter(rows[at], row, above);
                    for (int x = 0; x < width; x++)
                    {
                        int column = passes[pass, 0] + x * passes[pass, 2],
                            line = passes[pass, 1] + y * passes[pass, 3];
                        Pixels[(Height - 1 - line) * Width + column] = Pixel(row, x);
                    }
                    above = row;
                }
            }
            return true;
        }

        private static int Share(int whole, int from, int step) => Math.Max((whole - from + step - 1) / step, 0);

        private void Unfilter(int filter, byte[] row, byte[] above)
        {
            int step = Math.Max(s_Channels[m_Kind] * m_Bits / 8, 1);
            for (int i = 0; i < row.Length; i++)
            {
                int left = i < step ? 0 : row[i - step], up = above[i], corner = i < step ? 0 : above[i - step];
                row[i] += (byte)(filter == 1 ? left : filter == 2 ? up : filter == 3 ? (left + up) / 2 : filter == 4
                    ? Nearest(left, up, corner) : 0);
            }
        }

        private static int Nearest(int left, int up, int corner)
        {
            int guess = left + up - corner, a = Math.Abs(guess - left), b = Math.Abs(guess - up),
                c = Math.Abs(guess - corner);
            return a <= b && a <= c ? left : b <= c ? up : corner;
        }

        private int Sample(byte[] row, int index)
        {
            if (m_Bits >= 8)
            {
                return m_Bits == 16 ? row[index * 2] << 8 | row[index * 2 + 1] : row[index];
            }
            int bit = index * m_Bits;
            return row[bit / 8] >> (8 - m_Bits - bit % 8) & ((1 << m_Bits) - 1);
        }

        private byte Level(int sample) => m_Bits == 16 ? (byte)(sample >> 8)
            : (byte)(sample * 255 / ((1 << m_Bits) - 1));

        private Color32 Pixel(byte[] row, int x)
        {
            int channels = s_Channels[m_Kind], first = Sample(row, x * channels);
            if (m_Kind == 3)
            {
                byte alpha = first < m_Transparent.Length ? m_Transparent[first] : (byte)255;
                return new Color32(m_Palette[first * 3], m_Palette[first * 3 + 1], m_Palette[first * 3 + 2], alpha);
            }
            bool isClear = (m_Kind & 4) == 0 && m_Transparent.Length >= channels * 2;
            byte[] levels = new byte[channels];
            for (int i = 0; i < channels; i++)
            {
                int sample = Sample(row, x * channels + i);
                levels[i] = Level(sample);
                isClear = isClear && (m_Transparent[i * 2] << 8 | m_Transparent[i * 2 + 1]) == sample;
            }
            byte last = (m_Kind & 4) != 0 ? levels[channels - 1] : isClear ? (byte)0 : (byte)255;
            return (m_Kind & 2) != 0 ? new Color32(levels[0], levels[1], levels[2], last)
                : new Color32(levels[0], levels[0], levels[0], last);
        }
    }
}
