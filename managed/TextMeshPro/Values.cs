using System;
using UnityEngine;

namespace TMPro
{
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

    /// <summary>Where a character is and how it looks. Nothing is drawn here, so only what the text says is
    /// known.</summary>
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
