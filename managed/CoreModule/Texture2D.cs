using System;
using System.Runtime.InteropServices;
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;

namespace UnityEngine
{
    /// <summary>Pixels that scripts set; those of files are not read. Of the levels only the first has
    /// pixels.</summary>
    public sealed partial class Texture2D : Texture
    {
        private const int MaxPixels = 1 << 26;
        private static Texture2D s_White, s_Black, s_Red, s_Gray, s_LinearGray, s_Normal;
        private PixelStore m_Pixels;
        private bool m_IsClosed;

        internal Texture2D()
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

        private static bool CanBe(int width, int height)
            => width >= 1 && height >= 1 && (long)width * height <= MaxPixels;

        private void Become(int width, int height, TextureFormat textureFormat, bool mipChain)
        {
            SetSize(width, height);
            Native.SetInt(Ptr, s_Format, (int)textureFormat);
            Native.SetInt(Ptr, s_MipCount, mipChain
                ? Mathf.FloorToInt(Mathf.Log(Mathf.Max(width, height), 2) + 1e-4f) + 1 : 1);
            m_Pixels = new PixelStore(textureFormat, width * height);
        }

        internal Texture2D Copy()
        {
            Texture2D copy = new Texture2D(width, height, format, mipmapCount > 1) { name = name + "(Clone)" };
            copy.m_Pixels = Pixels.Copy(format);
            copy.wrapModeU = wrapModeU;
            copy.wrapModeV = wrapModeV;
            copy.filterMode = filterMode;
            copy.anisoLevel = anisoLevel;
            return copy;
        }
        internal int MipCount => Native.GetInt(Ptr, s_MipCount);
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

        private PixelStore Pixels => m_Pixels ?? (m_Pixels = new PixelStore(format, Mathf.Max(width * height, 0)));

        private void NeedPixels()
        {
            if (m_IsClosed)
            {
                throw new UnityException("Texture '" + name
                    + "' is not readable, the texture memory can not be accessed from scripts. "
                    + "You can make the texture readable in the Texture Import Settings.");
            }
        }

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
            return Pixels.Count == 0 ? Color.clear : Pixels[IndexOf(x, y)];
        }

        public void SetPixel(int x, int y, Color color)
        {
            NeedPixels();
            if (Pixels.Count > 0)
            {
                Pixels[IndexOf(x, y)] = color;
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
            Color[] all = new Color[Pixels.Count];
            for (int i = 0; i < all.Length; i++)
            {
                all[i] = Pixels[i];
            }
            return all;
        }

        public Color32[] GetPixels32()
        {
            NeedPixels();
            return Pixels.IsRgba ? MemoryMarshal.Cast<byte, Color32>(Pixels.Data).ToArray()
                : Array.ConvertAll(GetPixels(), c => (Color32)c);
        }

        public void SetPixels(Color[] colors)
        {
            NeedPixels();
            if (colors.Length != Pixels.Count)
            {
                throw new UnityException("SetPixels called with an array of the wrong size.");
            }
            for (int i = 0; i < colors.Length; i++)
            {
                Pixels[i] = colors[i];
            }
        }

        public void SetPixels32(Color32[] colors)
        {
            NeedPixels();
            if (colors.Length != Pixels.Count)
            {
                throw new UnityException("SetPixels32 called with an array of the wrong size.");
            }
            if (Pixels.IsRgba)
            {
                MemoryMarshal.Cast<Color32, byte>(colors).CopyTo(Pixels.Data);
                return;
            }
            for (int i = 0; i < colors.Length; i++)
            {
                Pixels[i] = colors[i];
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
        [Obsolete]
        public bool Resize(int width, int height, TextureFormat format, bool hasMipMap)
            => Reinitialize(width, height, format, hasMipMap);

        private byte[] Raw(bool hasAllLevels, string member)
        {
            NeedPixels();
            if (!Pixels.IsExact || (hasAllLevels && mipmapCount > 1))
            {
                throw new Umcp.LeftOutException("UnityEngine.Texture2D." + member
                    + (Pixels.IsExact ? " of several levels" : " of this format"));
            }
            return Pixels.Data;
        }

        public byte[] GetRawTextureData() => (byte[])Raw(true, "GetRawTextureData").Clone();
        public void LoadRawTextureData(byte[] data) => LoadRaw(data);
        public void LoadRawTextureData<T>(NativeArray<T> data) where T : struct
            => LoadRaw(MemoryMarshal.AsBytes(data.AsReadOnlySpan()));
        public unsafe void LoadRawTextureData(IntPtr data, int size)
            => LoadRaw(new ReadOnlySpan<byte>((void*)data, size));

        private void LoadRaw(ReadOnlySpan<byte> data)
        {
            byte[] raw = Raw(true, "LoadRawTextureData");
            if (data.Length < raw.Length)
            {
                throw new UnityException("LoadRawTextureData: not enough data provided (will result in overread).");
            }
            data.Slice(0, raw.Length).CopyTo(raw);
        }

        public NativeArray<T> GetRawTextureData<T>() where T : struct
        {
            Raw(true, "GetRawTextureData");
            return Pixels.View<T>();
        }

        public NativeArray<T> GetPixelData<T>(int mipLevel) where T : struct
        {
            First(mipLevel, "GetPixelData");
            Raw(false, "GetPixelData");
            return Pixels.View<T>();
        }

        public void SetPixelData<T>(T[] data, int mipLevel, int sourceDataStartIndex = 0)
        {
            if (sourceDataStartIndex < 0)
            {
                throw new UnityException("SetPixelData: sourceDataStartIndex cannot be less than 0.");
            }
            if (data == null || data.Length == 0)
            {
                throw new UnityException("No texture data provided to SetPixelData.");
            }
            GCHandle pin = GCHandle.Alloc(data, GCHandleType.Pinned);
            try
            {
                SetRaw(pin.AddrOfPinnedObject(), data.Length, Marshal.SizeOf(typeof(T)), mipLevel,
                    sourceDataStartIndex);
            }
            finally
            {
                pin.Free();
            }
        }

        public unsafe void SetPixelData<T>(NativeArray<T> data, int mipLevel, int sourceDataStartIndex = 0)
            where T : struct
        {
            if (!data.IsCreated || data.Length == 0)
            {
                throw new UnityException("No texture data provided to SetPixelData.");
            }
            SetRaw((IntPtr)data.GetUnsafePtr(), data.Length, UnsafeUtility.SizeOf<T>(), mipLevel, sourceDataStartIndex);
        }

        private unsafe void SetRaw(IntPtr from, int count, int elementBytes, int level, int start)
        {
            First(level, "SetPixelData");
            byte[] raw = Raw(false, "SetPixelData");
            ReadOnlySpan<byte> data =
                new ReadOnlySpan<byte>((byte*)from + (long)start * elementBytes, (count - start) * elementBytes);
            data.Slice(0, Math.Min(data.Length, raw.Length)).CopyTo(raw);
        }
    }
}
