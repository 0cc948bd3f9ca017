using System;

namespace UnityEngine
{
    public enum TextAnchor
    {
        UpperLeft,
        UpperCenter,
        UpperRight,
        MiddleLeft,
        MiddleCenter,
        MiddleRight,
        LowerLeft,
        LowerCenter,
        LowerRight
    }

    public enum TextAlignment
    {
        Left,
        Center,
        Right
    }

    public enum FontStyle
    {
        Normal = 0,
        Bold = 1,
        Italic = 2,
        BoldAndItalic = 3
    }

    public enum HorizontalWrapMode
    {
        Wrap = 0,
        Overflow = 1
    }

    public enum VerticalWrapMode
    {
        Truncate = 0,
        Overflow = 1
    }

    /// <summary>What the asset says of itself. There are no glyphs, so no text can be measured.</summary>
    public sealed partial class Font : Object
    {
        private static readonly int s_FontSize = Native.Slot("UnityEngine.Font", "m_FontSize");
        private static readonly int s_LineSpacing = Native.Slot("UnityEngine.Font", "m_LineSpacing");
        private static readonly int s_Ascent = Native.Slot("UnityEngine.Font", "m_Ascent");
        private static readonly int s_Material = Native.Slot("UnityEngine.Font", "m_DefaultMaterial");

        public Font() : this("")
        {
        }

        public Font(string name)
        {
            // The C side makes those of asset files itself, and tells before this runs.
            if (m_CachedPtr == IntPtr.Zero)
            {
                Native.NewAsset(this, name);
            }
        }

        public Material material
        {
            get { return (Material)Native.GetObject(Ptr, s_Material); }
            set { Native.SetObject(Ptr, s_Material, value); }
        }

        public int fontSize => (int)Native.GetFloat(Ptr, s_FontSize);
        public int lineHeight => (int)Native.GetFloat(Ptr, s_LineSpacing);
        public int ascent => (int)Native.GetFloat(Ptr, s_Ascent);
    }

    public sealed class TextMesh : Component
    {
        private static readonly int s_Text = SlotOf("m_Text");
        private static readonly int s_OffsetZ = SlotOf("m_OffsetZ");
        private static readonly int s_CharacterSize = SlotOf("m_CharacterSize");
        private static readonly int s_LineSpacing = SlotOf("m_LineSpacing");
        private static readonly int s_Anchor = SlotOf("m_Anchor");
        private static readonly int s_Alignment = SlotOf("m_Alignment");
        private static readonly int s_TabSize = SlotOf("m_TabSize");
        private static readonly int s_FontSize = SlotOf("m_FontSize");
        private static readonly int s_FontStyle = SlotOf("m_FontStyle");
        private static readonly int s_RichText = SlotOf("m_RichText");
        private static readonly int s_Font = SlotOf("m_Font");
        private static readonly int s_Color = SlotOf("m_Color");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.TextMesh", key);

        public string text
        {
            get { return Native.GetText(Ptr, s_Text); }
            set { Native.SetText(Ptr, s_Text, value ?? ""); }
        }

        public Font font
        {
            get { return (Font)Native.GetObject(Ptr, s_Font); }
            set { Native.SetObject(Ptr, s_Font, value); }
        }

        public int fontSize
        {
            get { return Native.GetInt(Ptr, s_FontSize); }
            set { Native.SetInt(Ptr, s_FontSize, value); }
        }

        public FontStyle fontStyle
        {
            get { return (FontStyle)Native.GetInt(Ptr, s_FontStyle); }
            set { Native.SetInt(Ptr, s_FontStyle, (int)value); }
        }

        public float offsetZ
        {
            get { return Native.GetFloat(Ptr, s_OffsetZ); }
            set { Native.SetFloat(Ptr, s_OffsetZ, value); }
        }

        public TextAlignment alignment
        {
            get { return (TextAlignment)Native.GetInt(Ptr, s_Alignment); }
            set { Native.SetInt(Ptr, s_Alignment, (int)value); }
        }

        public TextAnchor anchor
        {
            get { return (TextAnchor)Native.GetInt(Ptr, s_Anchor); }
            set { Native.SetInt(Ptr, s_Anchor, (int)value); }
        }

        public float characterSize
        {
            get { return Native.GetFloat(Ptr, s_CharacterSize); }
            set { Native.SetFloat(Ptr, s_CharacterSize, value); }
        }

        public float lineSpacing
        {
            get { return Native.GetFloat(Ptr, s_LineSpacing); }
            set { Native.SetFloat(Ptr, s_LineSpacing, value); }
        }

        public float tabSize
        {
            get { return Native.GetFloat(Ptr, s_TabSize); }
            set { Native.SetFloat(Ptr, s_TabSize, value); }
        }

        public bool richText
        {
            get { return Native.GetInt(Ptr, s_RichText) != 0; }
            set { Native.SetInt(Ptr, s_RichText, value ? 1 : 0); }
        }

        public Color color
        {
            get { return Values.GetVector(Ptr, s_Color); }
            set { Values.SetVector(Ptr, s_Color, value); }
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
