using System;
using UnityEngine;

namespace TMPro
{
    public enum HorizontalAlignmentOptions { Left = 0x1, Center = 0x2, Right = 0x4, Justified = 0x8, Flush = 0x10, Geometry = 0x20 }

    public enum VerticalAlignmentOptions { Top = 0x100, Middle = 0x200, Bottom = 0x400, Baseline = 0x800, Geometry = 0x1000, Capline = 0x2000 }

    public enum TextAlignmentOptions
    {
        TopLeft = 0x101, Top = 0x102, TopRight = 0x104, TopJustified = 0x108, TopFlush = 0x110, TopGeoAligned = 0x120,
        Left = 0x201, Center = 0x202, Right = 0x204, Justified = 0x208, Flush = 0x210, CenterGeoAligned = 0x220,
        BottomLeft = 0x401, Bottom = 0x402, BottomRight = 0x404, BottomJustified = 0x408, BottomFlush = 0x410, BottomGeoAligned = 0x420,
        BaselineLeft = 0x801, Baseline = 0x802, BaselineRight = 0x804, BaselineJustified = 0x808, BaselineFlush = 0x810, BaselineGeoAligned = 0x820,
        MidlineLeft = 0x1001, Midline = 0x1002, MidlineRight = 0x1004, MidlineJustified = 0x1008, MidlineFlush = 0x1010, MidlineGeoAligned = 0x1020,
        CaplineLeft = 0x2001, Capline = 0x2002, CaplineRight = 0x2004, CaplineJustified = 0x2008, CaplineFlush = 0x2010, CaplineGeoAligned = 0x2020,
        Converted = 0xFFFF,
    }

    public enum TextRenderFlags { DontRender = 0x0, Render = 0xFF }
    public enum TMP_TextElementType { Character, Sprite }
    public enum TextOverflowModes { Overflow = 0, Ellipsis = 1, Masking = 2, Truncate = 3, ScrollRect = 4, Page = 5, Linked = 6 }
    public enum TextureMappingOptions { Character = 0, Line = 1, Paragraph = 2, MatchAspect = 3 }
    public enum TextWrappingModes { NoWrap = 0, Normal = 1, PreserveWhitespace = 2, PreserveWhitespaceNoWrap = 3 }
    public enum ColorMode { Single, HorizontalGradient, VerticalGradient, FourCornersGradient }
    public enum VertexSortingOrder { Normal, Reverse }

    [Flags]
    public enum FontStyles
    {
        Normal = 0x0, Bold = 0x1, Italic = 0x2, Underline = 0x4, LowerCase = 0x8, UpperCase = 0x10, SmallCaps = 0x20,
        Strikethrough = 0x40, Superscript = 0x80, Subscript = 0x100, Highlight = 0x200,
    }

    public enum FontWeight
    {
        Thin = 100, ExtraLight = 200, Light = 300, Regular = 400, Medium = 500, SemiBold = 600, Bold = 700, Heavy = 800, Black = 900,
    }

    [Flags]
    public enum TMP_VertexDataUpdateFlags
    {
        None = 0x0, Vertices = 0x1, Uv0 = 0x2, Uv2 = 0x4, Uv4 = 0x8, Colors32 = 0x10, All = 0xFF,
    }

    [Serializable]
    public partial struct VertexGradient
    {
        public Color topLeft, topRight, bottomLeft, bottomRight;

        public VertexGradient(Color color)
        {
            topLeft = topRight = bottomLeft = bottomRight = color;
        }

        public VertexGradient(Color color0, Color color1, Color color2, Color color3)
        {
            topLeft = color0;
            topRight = color1;
            bottomLeft = color2;
            bottomRight = color3;
        }
    }

    /// <summary>Where a character is and how it looks. Nothing is drawn here, so only what the text says is known.</summary>
    public partial struct TMP_CharacterInfo
    {
        public char character;
        public int index;
        public int stringLength;
        public TMP_TextElementType elementType;
        public TMP_FontAsset fontAsset;
        public Material material;
        public int materialReferenceIndex;
        public float pointSize;
        public int lineNumber;
        public int pageNumber;
        public int vertexIndex;
        public Vector3 topLeft, bottomLeft, topRight, bottomRight;
        public float origin, xAdvance, ascender, baseLine, descender, scale;
        public Color32 color;
        public FontStyles style;
        public bool isVisible;
    }

    public partial struct TMP_LinkInfo
    {
        public TMP_Text textComponent;
        public int hashCode;
        public int linkIdFirstCharacterIndex, linkIdLength, linkTextfirstCharacterIndex, linkTextLength;
        internal string id, content;

        public string GetLinkText() => content ?? "";
        public string GetLinkID() => id ?? "";
    }

    public partial struct TMP_WordInfo
    {
        public TMP_Text textComponent;
        public int firstCharacterIndex, lastCharacterIndex, characterCount;

        public string GetWord()
        {
            return textComponent.GetParsedText().Substring(firstCharacterIndex, characterCount);
        }
    }

    public partial struct TMP_LineInfo
    {
        public int characterCount, visibleCharacterCount, spaceCount, wordCount;
        public int firstCharacterIndex, firstVisibleCharacterIndex, lastCharacterIndex, lastVisibleCharacterIndex;
        public float length, lineHeight, ascender, baseline, descender, maxAdvance, width, marginLeft, marginRight;
    }

    public partial struct TMP_MeshInfo
    {
        public Mesh mesh;
        public int vertexCount;
        public Vector3[] vertices, normals;
        public Vector4[] tangents;
        public Vector2[] uvs0, uvs2;
        public Color32[] colors32;
        public int[] triangles;
        public Material material;
    }
}
