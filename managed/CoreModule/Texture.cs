using System;
using UnityEngine.Rendering;

namespace UnityEngine
{
    /// <summary>Has its size and settings; pixels of files are not read.</summary>
    public partial class Texture : Object
    {
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

        public RenderTexture(int width, int height, int depth, RenderTextureFormat format)
        {
            Native.NewAsset(this, "");
            SetSize(width, height);
            this.depth = depth;
            this.format = format == RenderTextureFormat.Default ? RenderTextureFormat.ARGB32 : format;
            wrapMode = TextureWrapMode.Clamp;
        }

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
        public bool IsCreated() => m_CachedPtr != IntPtr.Zero;

        public static RenderTexture GetTemporary(int width, int height) => new RenderTexture(width, height, 0);
        public static RenderTexture GetTemporary(int width, int height, int depthBuffer)
            => new RenderTexture(width, height, depthBuffer);

        public static void ReleaseTemporary(RenderTexture temp)
        {
            Object.Destroy(temp);
        }
    }

    public sealed partial class Sprite : Object
    {
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
                throw new ArgumentException(string.Format("Could not create sprite ({0}, {1}, {2}, {3}) from a "
                    + "{4}x{5} texture.",
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

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit, uint extrude)
            => Create(texture, rect, pivot, pixelsPerUnit);

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit, uint extrude,
            SpriteMeshType meshType)
        {
            return Create(texture, rect, pivot, pixelsPerUnit);
        }

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit, uint extrude,
            SpriteMeshType meshType, Vector4 border)
        {
            return Create(texture, rect, pivot, pixelsPerUnit, extrude, meshType, border, false);
        }

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit, uint extrude,
            SpriteMeshType meshType, Vector4 border,
            bool generateFallbackPhysicsShape)
        {
            return Create(texture, rect, pivot, pixelsPerUnit, extrude, meshType, border, generateFallbackPhysicsShape,
                null);
        }

        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot, float pixelsPerUnit, uint extrude,
            SpriteMeshType meshType, Vector4 border,
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
