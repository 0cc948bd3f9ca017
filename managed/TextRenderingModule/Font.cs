using System;

namespace UnityEngine
{
    /// <summary>What the asset says of itself. There are no glyphs, so no text can be measured.</summary>
    public sealed partial class Font : Object
    {
        public Font(string name)
        {
            // The C side makes those of asset files itself, and tells before this runs.
            if (m_CachedPtr == IntPtr.Zero)
            {
                Native.NewAsset(this, name);
            }
        }
    }

    public sealed partial class TextMesh : Component
    {
        public string text
        {
            get { return Native.GetText(Ptr, s_Text); }
            set { Native.SetText(Ptr, s_Text, value ?? ""); }
        }
    }

    public struct UIVertex
    {
        public Vector3 position;
        public Vector3 normal;
        public Vector4 tangent;
        public Color32 color;
        public Vector4 uv0;
        public Vector4 uv1;
        public Vector4 uv2;
        public Vector4 uv3;

        public static UIVertex simpleVert = new UIVertex
        {
            normal = Vector3.back,
            tangent = new Vector4(1, 0, 0, -1),
            color = new Color32(255, 255, 255, 255),
        };
    }
}
