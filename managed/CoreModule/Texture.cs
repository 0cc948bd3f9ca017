using System;
using UnityEngine.Rendering;

namespace UnityEngine
{
    public enum FilterMode
    {
        Point = 0,
        Bilinear = 1,
        Trilinear = 2
    }

    public enum TextureWrapMode
    {
        Repeat = 0,
        Clamp = 1,
        Mirror = 2,
        MirrorOnce = 3
    }

    public enum TextureFormat
    {
        Alpha8 = 1,
        ARGB4444 = 2,
        RGB24 = 3,
        RGBA32 = 4,
        ARGB32 = 5,
        RGB565 = 7,
        R16 = 9,
        DXT1 = 10,
        DXT5 = 12,
        RGBA4444 = 13,
        BGRA32 = 14,
        RHalf = 15,
        RGHalf = 16,
        RGBAHalf = 17,
        RFloat = 18,
        RGFloat = 19,
        RGBAFloat = 20,
        BC7 = 25,
        R8 = 63,
        YUY2 = 21,
        RGB9e5Float = 22,
        BC4 = 26,
        BC5 = 27,
        BC6H = 24,
        DXT1Crunched = 28,
        DXT5Crunched = 29,
        PVRTC_RGB2 = 30,
        PVRTC_RGBA2 = 31,
        PVRTC_RGB4 = 32,
        PVRTC_RGBA4 = 33,
        ETC_RGB4 = 34,
        EAC_R = 41,
        EAC_R_SIGNED = 42,
        EAC_RG = 43,
        EAC_RG_SIGNED = 44,
        ETC2_RGB = 45,
        ETC2_RGBA1 = 46,
        ETC2_RGBA8 = 47,
        ASTC_4x4 = 48,
        ASTC_5x5 = 49,
        ASTC_6x6 = 50,
        ASTC_8x8 = 51,
        ASTC_10x10 = 52,
        ASTC_12x12 = 53,
        ETC_RGB4_3DS = 60,
        ETC_RGBA8_3DS = 61,
        RG16 = 62,
        ETC_RGB4Crunched = 64,
        ETC2_RGBA8Crunched = 65,
        ASTC_HDR_4x4 = 66,
        ASTC_HDR_5x5 = 67,
        ASTC_HDR_6x6 = 68,
        ASTC_HDR_8x8 = 69,
        ASTC_HDR_10x10 = 70,
        ASTC_HDR_12x12 = 71,
        RG32 = 72,
        RGB48 = 73,
        RGBA64 = 74,
        ASTC_RGB_4x4 = 48,
        ASTC_RGB_5x5 = 49,
        ASTC_RGB_6x6 = 50,
        ASTC_RGB_8x8 = 51,
        ASTC_RGB_10x10 = 52,
        ASTC_RGB_12x12 = 53,
        ASTC_RGBA_4x4 = 54,
        ASTC_RGBA_5x5 = 55,
        ASTC_RGBA_6x6 = 56,
        ASTC_RGBA_8x8 = 57,
        ASTC_RGBA_10x10 = 58,
        ASTC_RGBA_12x12 = 59
    }

    public enum RenderTextureFormat
    {
        ARGB32 = 0,
        Depth = 1,
        ARGBHalf = 2,
        Default = 7,
        DefaultHDR = 9,
        ARGBFloat = 11,
        RFloat = 14,
        R8 = 16,
        Shadowmap = 3,
        RGB565 = 4,
        ARGB4444 = 5,
        ARGB1555 = 6,
        ARGB2101010 = 8,
        ARGB64 = 10,
        RGFloat = 12,
        RGHalf = 13,
        RHalf = 15,
        ARGBInt = 17,
        RGInt = 18,
        RInt = 19,
        BGRA32 = 20,
        RGB111110Float = 22,
        RG32 = 23,
        RGBAUShort = 24,
        RG16 = 25,
        BGRA10101010_XR = 26,
        BGR101010_XR = 27,
        R16 = 28
    }

    /// <summary>Has its size and settings; pixels of files are not read.</summary>
    public partial class Texture : Object
    {
        private static readonly int s_Width = Native.Slot("UnityEngine.Texture", "m_Width");
        private static readonly int s_Height = Native.Slot("UnityEngine.Texture", "m_Height");
        private static readonly int s_IsReadable = Native.Slot("UnityEngine.Texture", "m_IsReadable");
        private static readonly int s_Dimension = Native.Slot("UnityEngine.Texture", "m_TextureDimension");
        private static readonly int s_FilterMode = Native.Slot("UnityEngine.Texture", "m_TextureSettings.m_FilterMode");
        private static readonly int s_AnisoLevel = Native.Slot("UnityEngine.Texture", "m_TextureSettings.m_Aniso");
        private static readonly int s_MipMapBias = Native.Slot("UnityEngine.Texture", "m_TextureSettings.m_MipBias");
        private static readonly int s_WrapModeU = Native.Slot("UnityEngine.Texture", "m_TextureSettings.m_WrapU");
        private static readonly int s_WrapModeV = Native.Slot("UnityEngine.Texture", "m_TextureSettings.m_WrapV");
        private static readonly int s_WrapModeW = Native.Slot("UnityEngine.Texture", "m_TextureSettings.m_WrapW");

        public TextureDimension dimension
        {
            get { return (TextureDimension)Native.GetInt(Ptr, s_Dimension); }
            set { Native.SetInt(Ptr, s_Dimension, (int)value); }
        }

        public FilterMode filterMode
        {
            get { return (FilterMode)Native.GetInt(Ptr, s_FilterMode); }
            set { Native.SetInt(Ptr, s_FilterMode, (int)value); }
        }

        public int anisoLevel
        {
            get { return Native.GetInt(Ptr, s_AnisoLevel); }
            set { Native.SetInt(Ptr, s_AnisoLevel, value); }
        }

        public float mipMapBias
        {
            get { return Native.GetFloat(Ptr, s_MipMapBias); }
            set { Native.SetFloat(Ptr, s_MipMapBias, value); }
        }

        public TextureWrapMode wrapModeU
        {
            get { return (TextureWrapMode)Native.GetInt(Ptr, s_WrapModeU); }
            set { Native.SetInt(Ptr, s_WrapModeU, (int)value); }
        }

        public TextureWrapMode wrapModeV
        {
            get { return (TextureWrapMode)Native.GetInt(Ptr, s_WrapModeV); }
            set { Native.SetInt(Ptr, s_WrapModeV, (int)value); }
        }

        public TextureWrapMode wrapModeW
        {
            get { return (TextureWrapMode)Native.GetInt(Ptr, s_WrapModeW); }
            set { Native.SetInt(Ptr, s_WrapModeW, (int)value); }
        }

        internal Texture()
        {
        }

        public virtual int width
        {
            get { return Native.GetInt(Ptr, s_Width); }
            set { throw new NotImplementedException(); }
        }

        public virtual int height
        {
            get { return Native.GetInt(Ptr, s_Height); }
            set { throw new NotImplementedException(); }
        }

        public int mipmapCount => this is Texture2D ? ((Texture2D)this).MipCount : 1;
        public virtual bool isReadable => Native.GetInt(Ptr, s_IsReadable) != 0;
        public Vector2 texelSize => new Vector2(1f / width, 1f / height);

        public TextureWrapMode wrapMode
        {
            get { return wrapModeU; }
            set
            {
                wrapModeU = value;
                wrapModeV = value;
                wrapModeW = value;
            }
        }

        internal void SetSize(int width, int height)
        {
            Native.SetInt(Ptr, s_Width, width);
            Native.SetInt(Ptr, s_Height, height);
        }
    }

    public partial class RenderTexture : Texture
    {
        private int m_AntiAliasing;

        internal RenderTexture()
        {
        }

        public RenderTexture(int width, int height, int depth) : this(width, height, depth, RenderTextureFormat.Default)
        {
        }

        public RenderTexture(int width, int height, int depth, RenderTextureFormat format)
        {
            Native.NewAsset(this, "");
            SetSize(width, height);
            this.depth = depth;
            this.format = format == RenderTextureFormat.Default ? RenderTextureFormat.ARGB32 : format;
            wrapMode = TextureWrapMode.Clamp;
        }

        public static RenderTexture active { get; set; }
        public int depth { get; set; }
        public RenderTextureFormat format { get; set; }

        public override int width
        {
            get { return base.width; }
            set { SetSize(value, height); }
        }

        public override int height
        {
            get { return base.height; }
            set { SetSize(width, value); }
        }

        public int antiAliasing
        {
            get { return Mathf.Max(m_AntiAliasing, 1); }
            set { m_AntiAliasing = value; }
        }

        public bool Create() => true;
        public bool IsCreated() => m_CachedPtr != IntPtr.Zero;

        public void Release()
        {
        }

        public void DiscardContents()
        {
        }

        public static RenderTexture GetTemporary(int width, int height) => new RenderTexture(width, height, 0);
        public static RenderTexture GetTemporary(int width, int height, int depthBuffer) => new RenderTexture(width, height, depthBuffer);

        public static void ReleaseTemporary(RenderTexture temp)
        {
            Object.Destroy(temp);
        }
    }

    public sealed partial class Sprite : Object
    {
        private static readonly int s_Texture = Native.Slot("UnityEngine.Sprite", "m_RD.texture");
        private static readonly int s_Rect = Native.Slot("UnityEngine.Sprite", "m_Rect");
        private static readonly int s_Border = Native.Slot("UnityEngine.Sprite", "m_Border");
        private static readonly int s_PixelsPerUnit = Native.Slot("UnityEngine.Sprite", "m_PixelsToUnits");

        public Texture2D texture => Native.GetObject(Ptr, s_Texture) as Texture2D;
        public Rect rect => Values.GetRect(Ptr, s_Rect);
        public Vector4 border => Values.GetVector(Ptr, s_Border);
        public float pixelsPerUnit => Native.GetFloat(Ptr, s_PixelsPerUnit);
        private static readonly int s_Pivot = Native.Slot("UnityEngine.Sprite", "m_Pivot");

        private Sprite()
        {
        }

        /// <summary>In pixels, from the lower left corner.</summary>
        public Vector2 pivot => Vector2.Scale(Values.GetVector(Ptr, s_Pivot), rect.size);

        public Bounds bounds
        {
            get
            {
                Vector2 size = rect.size / pixelsPerUnit;
                Vector2 toCenter = size / 2 - pivot / pixelsPerUnit;
                return new Bounds(toCenter, new Vector3(size.x, size.y, 0.2f));
            }
        }

        /// <summary>A sprite is its whole rectangle here, in a texture of its own.</summary>
        public bool packed => false;
        public Rect textureRect => rect;
        public Vector2 textureRectOffset => Vector2.zero;
        public ushort[] triangles => new ushort[] { 0, 1, 2, 2, 1, 3 };

        public Vector2[] vertices
        {
            get
            {
                Vector2 min = bounds.min, max = bounds.max;
                return new[] { new Vector2(min.x, max.y), max, min, new Vector2(max.x, min.y) };
            }
        }

        public Vector2[] uv
        {
            get
            {
                Rect r = rect;
                Vector2 size = texture ? new Vector2(texture.width, texture.height) : r.size;
                Vector2 min = r.min / size, max = r.max / size;
                return new[] { new Vector2(min.x, max.y), max, min, new Vector2(max.x, min.y) };
            }
        }

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot) => Create(texture, rect, pivot, 100);

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit)
        {
            if (!texture)
            {
                return null;
            }
            if (rect.xMax > texture.width || rect.yMax > texture.height)
            {
                throw new ArgumentException(string.Format("Could not create sprite ({0}, {1}, {2}, {3}) from a {4}x{5} texture.",
                    rect.x, rect.y, rect.width, rect.height, texture.width, texture.height));
            }
            if (pixelsPerUnit <= 0)
            {
                throw new ArgumentException("pixelsPerUnit must be set to a positive non-zero value.");
            }
            Sprite made = new Sprite();
            Native.NewAsset(made, "");
            Native.SetObject(made.Ptr, s_Texture, texture);
            Values.SetRect(made.Ptr, s_Rect, rect);
            Values.SetVector(made.Ptr, s_Pivot, pivot);
            Native.SetFloat(made.Ptr, s_PixelsPerUnit, pixelsPerUnit);
            return made;
        }

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit, uint extrude) => Create(texture, rect, pivot, pixelsPerUnit);

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit, uint extrude, SpriteMeshType meshType)
        {
            return Create(texture, rect, pivot, pixelsPerUnit);
        }

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit, uint extrude, SpriteMeshType meshType, Vector4 border)
        {
            return Create(texture, rect, pivot, pixelsPerUnit, extrude, meshType, border, false);
        }

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit, uint extrude, SpriteMeshType meshType, Vector4 border,
            bool generateFallbackPhysicsShape)
        {
            return Create(texture, rect, pivot, pixelsPerUnit, extrude, meshType, border, generateFallbackPhysicsShape, null);
        }

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit, uint extrude, SpriteMeshType meshType, Vector4 border,
            bool generateFallbackPhysicsShape, SecondarySpriteTexture[] secondaryTextures)
        {
            Sprite made = Create(texture, rect, pivot, pixelsPerUnit);
            if (made)
            {
                Values.SetVector(made.Ptr, s_Border, border);
            }
            return made;
        }
    }
}
