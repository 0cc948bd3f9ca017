using System;

namespace UnityEngine
{
    /// <summary>Pixels that scripts set; those of files are not read. Of the levels only the first has pixels.</summary>
    public sealed partial class Texture2D : Texture
    {
        private const int MaxPixels = 1 << 26;
        private static readonly int s_Format = Native.Slot("UnityEngine.Texture2D", "m_TextureFormat");
        private static readonly int s_MipCount = Native.Slot("UnityEngine.Texture2D", "m_MipCount");
        private static Texture2D s_White, s_Black, s_Red, s_Gray, s_LinearGray, s_Normal;
        private Color32[] m_Pixels;
        private Color[] m_Exact; // of formats with more than bytes, instead
        private bool m_IsClosed;

        internal Texture2D()
        {
        }

        public Texture2D(int width, int height) : this(width, height, TextureFormat.RGBA32, true)
        {
        }

        public Texture2D(int width, int height, TextureFormat textureFormat, bool mipChain)
        {
            if (!CanBe(width, height))
            {
                throw new UnityException("Failed to create texture because of invalid parameters.");
            }
            Native.NewAsset(this, "");
            Become(width, height, textureFormat, mipChain);
        }

        private static bool CanBe(int width, int height) => width >= 1 && height >= 1 && (long)width * height <= MaxPixels;

        private void Become(int width, int height, TextureFormat textureFormat, bool mipChain)
        {
            SetSize(width, height);
            Native.SetInt(Ptr, s_Format, (int)textureFormat);
            Native.SetInt(Ptr, s_MipCount, mipChain ? Mathf.FloorToInt(Mathf.Log(Mathf.Max(width, height), 2) + 1e-4f) + 1 : 1);
            bool isExact = IsExact(textureFormat);
            m_Pixels = isExact ? null : new Color32[width * height];
            m_Exact = isExact ? new Color[width * height] : null;
        }

        internal Texture2D Copy()
        {
            Texture2D copy = new Texture2D(width, height, format, mipmapCount > 1) { name = name + "(Clone)" };
            copy.m_Pixels = m_Exact != null ? null : (Color32[])Pixels.Clone();
            copy.m_Exact = m_Exact != null ? (Color[])m_Exact.Clone() : null;
            copy.wrapModeU = wrapModeU;
            copy.wrapModeV = wrapModeV;
            copy.filterMode = filterMode;
            copy.anisoLevel = anisoLevel;
            return copy;
        }

        public TextureFormat format => (TextureFormat)Native.GetInt(Ptr, s_Format);
        public int mipmapCount => Native.GetInt(Ptr, s_MipCount);
        public override bool isReadable => !m_IsClosed && base.isReadable;
        public static Texture2D whiteTexture => Plain(ref s_White, Color.white);
        public static Texture2D blackTexture => Plain(ref s_Black, Color.clear);
        public static Texture2D redTexture => Plain(ref s_Red, Color.red);
        public static Texture2D grayTexture => Plain(ref s_Gray, Color.gray);
        public static Texture2D linearGrayTexture => Plain(ref s_LinearGray, Color.gray);
        public static Texture2D normalTexture => Plain(ref s_Normal, new Color(0.5f, 0.5f, 1));

        private static Texture2D Plain(ref Texture2D made, Color color)
        {
            if (!made)
            {
                made = new Texture2D(4, 4, TextureFormat.RGBA32, false);
                made.SetPixels(Array.ConvertAll(new Color[16], c => color));
            }
            return made;
        }

        private Color32[] Pixels => m_Pixels ?? (m_Pixels = new Color32[Mathf.Max(width * height, 0)]);
        private int Count => m_Exact != null ? m_Exact.Length : Pixels.Length;

        private static bool IsExact(TextureFormat format)
        {
            switch (format)
            {
                case TextureFormat.RHalf:
                case TextureFormat.RGHalf:
                case TextureFormat.RGBAHalf:
                case TextureFormat.RFloat:
                case TextureFormat.RGFloat:
                case TextureFormat.RGBAFloat:
                case TextureFormat.R16:
                case TextureFormat.RG32:
                case TextureFormat.RGB48:
                case TextureFormat.RGBA64: return true;
                default: return false;
            }
        }

        /// <summary>What a format keeps of a colour.</summary>
        private static Color Kept(Color c, TextureFormat format)
        {
            switch (format)
            {
                case TextureFormat.RGB24:
                case TextureFormat.RGB565:
                case TextureFormat.RGB48: return new Color(c.r, c.g, c.b, 1);
                case TextureFormat.R8:
                case TextureFormat.R16:
                case TextureFormat.RHalf:
                case TextureFormat.RFloat: return new Color(c.r, 0, 0, 1);
                case TextureFormat.RG16:
                case TextureFormat.RG32:
                case TextureFormat.RGHalf:
                case TextureFormat.RGFloat: return new Color(c.r, c.g, 0, 1);
                default: return c;
            }
        }

        private void NeedPixels()
        {
            if (m_IsClosed)
            {
                throw new UnityException("Texture '" + name + "' is not readable, the texture memory can not be accessed from scripts. "
                    + "You can make the texture readable in the Texture Import Settings.");
            }
        }

        private void Put(int i, Color color)
        {
            if (m_Exact != null)
            {
                m_Exact[i] = Kept(color, format);
            }
            else
            {
                Pixels[i] = Kept(color, format);
            }
        }

        private Color At(int i) => m_Exact != null ? m_Exact[i] : (Color)Pixels[i];

        private int IndexOf(int x, int y)
        {
            // Outside it goes on as the texture is wrapped.
            x = wrapModeU == TextureWrapMode.Clamp ? Mathf.Clamp(x, 0, width - 1) : (x % width + width) % width;
            y = wrapModeV == TextureWrapMode.Clamp ? Mathf.Clamp(y, 0, height - 1) : (y % height + height) % height;
            return y * width + x;
        }

        public Color GetPixel(int x, int y)
        {
            NeedPixels();
            return Count == 0 ? Color.clear : At(IndexOf(x, y));
        }

        public void SetPixel(int x, int y, Color color)
        {
            NeedPixels();
            if (Count > 0)
            {
                Put(IndexOf(x, y), color);
            }
        }

        public Color GetPixelBilinear(float u, float v)
        {
            float x = u * width - 0.5f, y = v * height - 0.5f;
            int left = Mathf.FloorToInt(x), bottom = Mathf.FloorToInt(y);
            Color low = Color.Lerp(GetPixel(left, bottom), GetPixel(left + 1, bottom), x - left);
            Color high = Color.Lerp(GetPixel(left, bottom + 1), GetPixel(left + 1, bottom + 1), x - left);
            return Color.Lerp(low, high, y - bottom);
        }

        public Color[] GetPixels()
        {
            NeedPixels();
            return m_Exact != null ? (Color[])m_Exact.Clone() : Array.ConvertAll(Pixels, c => (Color)c);
        }

        public Color32[] GetPixels32() => Array.ConvertAll(GetPixels(), c => (Color32)c);

        public void SetPixels(Color[] colors)
        {
            NeedPixels();
            if (colors.Length != Count)
            {
                throw new UnityException("SetPixels called with an array of the wrong size.");
            }
            for (int i = 0; i < colors.Length; i++)
            {
                Put(i, colors[i]);
            }
        }

        public void SetPixels32(Color32[] colors)
        {
            NeedPixels();
            if (colors.Length != Count)
            {
                throw new UnityException("SetPixels32 called with an array of the wrong size.");
            }
            for (int i = 0; i < colors.Length; i++)
            {
                Put(i, colors[i]);
            }
        }

        public Color[] GetPixels(int x, int y, int blockWidth, int blockHeight)
        {
            Color[] block = new Color[blockWidth * blockHeight];
            for (int i = 0; i < block.Length; i++)
            {
                block[i] = GetPixel(x + i % blockWidth, y + i / blockWidth);
            }
            return block;
        }

        public void SetPixels(int x, int y, int blockWidth, int blockHeight, Color[] colors)
        {
            for (int i = 0; i < blockWidth * blockHeight; i++)
            {
                SetPixel(x + i % blockWidth, y + i / blockWidth, colors[i]);
            }
        }

        public void SetPixels32(int x, int y, int blockWidth, int blockHeight, Color32[] colors)
        {
            SetPixels(x, y, blockWidth, blockHeight, Array.ConvertAll(colors, c => (Color)c));
        }

        // Of levels, only the first has pixels.

        private static void First(int level, string name)
        {
            if (level != 0)
            {
                throw new Umcp.LeftOutException("UnityEngine.Texture2D." + name + " of a smaller level");
            }
        }

        public Color GetPixel(int x, int y, int mipLevel)
        {
            First(mipLevel, "GetPixel");
            return GetPixel(x, y);
        }

        public Color GetPixelBilinear(float u, float v, int mipLevel)
        {
            First(mipLevel, "GetPixelBilinear");
            return GetPixelBilinear(u, v);
        }

        public Color[] GetPixels(int miplevel)
        {
            First(miplevel, "GetPixels");
            return GetPixels();
        }

        public Color32[] GetPixels32(int miplevel)
        {
            First(miplevel, "GetPixels32");
            return GetPixels32();
        }

        public Color[] GetPixels(int x, int y, int blockWidth, int blockHeight, int miplevel)
        {
            First(miplevel, "GetPixels");
            return GetPixels(x, y, blockWidth, blockHeight);
        }

        public void SetPixel(int x, int y, Color color, int mipLevel)
        {
            First(mipLevel, "SetPixel");
            SetPixel(x, y, color);
        }

        public void SetPixels(Color[] colors, int miplevel)
        {
            First(miplevel, "SetPixels");
            SetPixels(colors);
        }

        public void SetPixels32(Color32[] colors, int miplevel)
        {
            First(miplevel, "SetPixels32");
            SetPixels32(colors);
        }

        public void SetPixels(int x, int y, int blockWidth, int blockHeight, Color[] colors, int miplevel)
        {
            First(miplevel, "SetPixels");
            SetPixels(x, y, blockWidth, blockHeight, colors);
        }

        public void SetPixels32(int x, int y, int blockWidth, int blockHeight, Color32[] colors, int miplevel)
        {
            First(miplevel, "SetPixels32");
            SetPixels32(x, y, blockWidth, blockHeight, colors);
        }

        public void Apply()
        {
        }

        public void Apply(bool updateMipmaps)
        {
        }

        public void Apply(bool updateMipmaps, bool makeNoLongerReadable)
        {
            m_IsClosed |= makeNoLongerReadable;
        }

        public bool Reinitialize(int width, int height) => Reinitialize(width, height, format, mipmapCount > 1);

        public bool Reinitialize(int width, int height, TextureFormat format, bool hasMipMap)
        {
            NeedPixels();
            if (!CanBe(width, height))
            {
                return false;
            }
            Become(width, height, format, hasMipMap);
            return true;
        }

        [Obsolete] public bool Resize(int width, int height) => Reinitialize(width, height);
        [Obsolete] public bool Resize(int width, int height, TextureFormat format, bool hasMipMap) => Reinitialize(width, height, format, hasMipMap);

        // The bytes of a pixel in order: r, g, b, a. Null: this format is not known byte by byte.
        private string Layout()
        {
            switch (mipmapCount > 1 ? (TextureFormat)0 : format)
            {
                case TextureFormat.Alpha8: return "a";
                case TextureFormat.R8: return "r";
                case TextureFormat.RG16: return "rg";
                case TextureFormat.RGB24: return "rgb";
                case TextureFormat.RGBA32: return "rgba";
                case TextureFormat.ARGB32: return "argb";
                case TextureFormat.BGRA32: return "bgra";
                default: return null;
            }
        }

        public byte[] GetRawTextureData()
        {
            NeedPixels();
            string layout = Layout();
            if (layout == null)
            {
                throw new Umcp.LeftOutException("UnityEngine.Texture2D.GetRawTextureData of this format");
            }
            byte[] raw = new byte[Count * layout.Length];
            for (int i = 0; i < raw.Length; i++)
            {
                raw[i] = Pixels[i / layout.Length]["rgba".IndexOf(layout[i % layout.Length])];
            }
            return raw;
        }

        public void LoadRawTextureData(byte[] data)
        {
            NeedPixels();
            string layout = Layout();
            if (layout == null)
            {
                throw new Umcp.LeftOutException("UnityEngine.Texture2D.LoadRawTextureData of this format");
            }
            if (data == null || data.Length < Count * layout.Length)
            {
                throw new UnityException("LoadRawTextureData: not enough data provided (will result in overread).");
            }
            for (int i = 0; i < Count; i++)
            {
                Color32 pixel = new Color32(0, 0, 0, 255);
                for (int b = 0; b < layout.Length; b++)
                {
                    pixel["rgba".IndexOf(layout[b])] = data[i * layout.Length + b];
                }
                Pixels[i] = pixel;
            }
        }
    }
}
