using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;

namespace UnityEngine
{
    /// <summary>The bytes of a texture's first level, in its format. Those of formats that are not known byte by byte
    /// are kept as RGBA32.</summary>
    internal sealed class PixelStore
    {
        private enum Kind
        {
            Bytes,
            Shorts,
            Halves,
            Floats,
            Packed // into 16 bits: the first channel is the highest; digits are numbers of bits
        }

        private struct Layout
        {
            internal string Channels;
            internal Kind Kind;
        }

        private static readonly Dictionary<TextureFormat, Layout> s_Layouts = new Dictionary<TextureFormat, Layout>
        {
            { TextureFormat.Alpha8, Of("a", Kind.Bytes) },
            { TextureFormat.R8, Of("r", Kind.Bytes) },
            { TextureFormat.RG16, Of("rg", Kind.Bytes) },
            { TextureFormat.RGB24, Of("rgb", Kind.Bytes) },
            { TextureFormat.RGBA32, Of("rgba", Kind.Bytes) },
            { TextureFormat.ARGB32, Of("argb", Kind.Bytes) },
            { TextureFormat.BGRA32, Of("bgra", Kind.Bytes) },
            { TextureFormat.R16, Of("r", Kind.Shorts) },
            { TextureFormat.RG32, Of("rg", Kind.Shorts) },
            { TextureFormat.RGB48, Of("rgb", Kind.Shorts) },
            { TextureFormat.RGBA64, Of("rgba", Kind.Shorts) },
            { TextureFormat.RHalf, Of("r", Kind.Halves) },
            { TextureFormat.RGHalf, Of("rg", Kind.Halves) },
            { TextureFormat.RGBAHalf, Of("rgba", Kind.Halves) },
            { TextureFormat.RFloat, Of("r", Kind.Floats) },
            { TextureFormat.RGFloat, Of("rg", Kind.Floats) },
            { TextureFormat.RGBAFloat, Of("rgba", Kind.Floats) },
            { TextureFormat.RGB565, Of("r5g6b5", Kind.Packed) },
            { TextureFormat.ARGB4444, Of("a4r4g4b4", Kind.Packed) },
            { TextureFormat.RGBA4444, Of("r4g4b4a4", Kind.Packed) },
        };

        private readonly byte[] m_Data;
        private readonly Layout m_Layout;
        private readonly int m_PixelBytes;
        private readonly int[] m_Order; // of the channels in a pixel: 0 is red
        private GCHandle m_Pin;

        /// <summary>Are its bytes those of the format?</summary>
        internal readonly bool IsExact;
        internal readonly int Count;

        internal PixelStore(TextureFormat format, int count)
        {
            IsExact = s_Layouts.TryGetValue(format, out m_Layout);
            if (!IsExact)
            {
                m_Layout = s_Layouts[TextureFormat.RGBA32];
            }
            m_PixelBytes = m_Layout.Kind == Kind.Packed ? 2
                : m_Layout.Channels.Length * (m_Layout.Kind == Kind.Bytes ? 1 : m_Layout.Kind == Kind.Floats ? 4 : 2);
            m_Data = new byte[count * m_PixelBytes];
            m_Order = Array.ConvertAll(m_Layout.Channels.ToCharArray(), c => "rgba".IndexOf(c));
            Count = count;
        }

        ~PixelStore()
        {
            if (m_Pin.IsAllocated)
            {
                m_Pin.Free();
            }
        }

        internal byte[] Data => m_Data;

        /// <summary>Is each pixel a Color32?</summary>
        internal bool IsRgba => m_Layout.Kind == Kind.Bytes && m_Layout.Channels == "rgba";

        private static Layout Of(string channels, Kind kind) => new Layout { Channels = channels, Kind = kind };

        internal PixelStore Copy(TextureFormat format)
        {
            PixelStore copy = new PixelStore(format, Count);
            m_Data.CopyTo(copy.m_Data, 0);
            return copy;
        }

        /// <summary>The bytes themselves, which then stay where they are.</summary>
        internal unsafe NativeArray<T> View<T>() where T : struct
        {
            if (!m_Pin.IsAllocated)
            {
                m_Pin = GCHandle.Alloc(m_Data, GCHandleType.Pinned);
            }
            void* at = (void*)m_Pin.AddrOfPinnedObject();
            return NativeArrayUnsafeUtility.ConvertExistingDataToNativeArray<T>(at,
                m_Data.Length / UnsafeUtility.SizeOf<T>(), Allocator.None);
        }

        internal Color this[int index]
        {
            get
            {
                int at = index * m_PixelBytes;
                Color color = m_Layout.Channels == "a" ? Color.white : Color.black;
                if (m_Layout.Kind == Kind.Packed)
                {
                    return Unpacked(BitConverter.ToUInt16(m_Data, at), color);
                }
                for (int i = 0; i < m_Order.Length; i++)
                {
                    color[m_Order[i]] = Channel(at, i);
                }
                return color;
            }
            set
            {
                int at = index * m_PixelBytes;
                if (m_Layout.Kind == Kind.Packed)
                {
                    BitConverter.GetBytes(Packed(value)).CopyTo(m_Data, at);
                    return;
                }
                for (int i = 0; i < m_Order.Length; i++)
                {
                    SetChannel(at, i, value[m_Order[i]]);
                }
            }
        }

        private float Channel(int at, int i)
        {
            switch (m_Layout.Kind)
            {
                case Kind.Bytes: return m_Data[at + i] / 255f;
                case Kind.Shorts: return BitConverter.ToUInt16(m_Data, at + 2 * i) / 65535f;
                case Kind.Halves: return Mathf.HalfToFloat(BitConverter.ToUInt16(m_Data, at + 2 * i));
                default: return BitConverter.ToSingle(m_Data, at + 4 * i);
            }
        }

        private void SetChannel(int at, int i, float value)
        {
            switch (m_Layout.Kind)
            {
                case Kind.Bytes: m_Data[at + i] = (byte)Whole(value, 255); return;
                case Kind.Shorts: BitConverter.GetBytes((ushort)Whole(value, 65535)).CopyTo(m_Data, at + 2 * i); return;
                case Kind.Halves: BitConverter.GetBytes(Mathf.FloatToHalf(value)).CopyTo(m_Data, at + 2 * i); return;
                default: BitConverter.GetBytes(value).CopyTo(m_Data, at + 4 * i); return;
            }
        }

        private static int Whole(float value, int most) => (int)Mathf.Round(Mathf.Clamp01(value) * most);

        private Color Unpacked(int word, Color color)
        {
            string channels = m_Layout.Channels;
            for (int i = channels.Length - 2; i >= 0; i -= 2)
            {
                int bits = channels[i + 1] - '0', most = (1 << bits) - 1;
                color[m_Order[i]] = (word & most) / (float)most;
                word >>= bits;
            }
            return color;
        }

        private ushort Packed(Color color)
        {
            string channels = m_Layout.Channels;
            int word = 0;
            for (int i = 0; i < channels.Length; i += 2)
            {
                int bits = channels[i + 1] - '0';
                word = word << bits | Whole(color[m_Order[i]], (1 << bits) - 1);
            }
            return (ushort)word;
        }
    }
}
