using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using UnityEngine;

namespace TMPro
{
    /// <summary>What a text consists of. Lines are those that it has itself: nothing is measured, so none is
    /// wrapped.</summary>
    [Serializable]
    public partial class TMP_TextInfo
    {
        public TMP_Text textComponent;
        public int characterCount, spriteCount, spaceCount, wordCount, linkCount, lineCount, pageCount, materialCount;
        public TMP_CharacterInfo[] characterInfo = new TMP_CharacterInfo[0];
        public TMP_WordInfo[] wordInfo = new TMP_WordInfo[0];
        public TMP_LinkInfo[] linkInfo = new TMP_LinkInfo[0];
        public TMP_LineInfo[] lineInfo = new TMP_LineInfo[0];
        public TMP_MeshInfo[] meshInfo = new TMP_MeshInfo[0];

        public void Clear()
        {
            characterCount = spriteCount = spaceCount = wordCount = linkCount = lineCount = pageCount = 0;
        }

        public TMP_MeshInfo[] CopyMeshInfoVertexData() => (TMP_MeshInfo[])meshInfo.Clone();
    }

    /// <summary>Text without its tags.</summary>
    internal sealed class Parsed
    {
        private readonly TMP_Text m_Owner;
        private readonly string m_Text;
        private readonly StringBuilder m_Plain = new StringBuilder();
        private readonly List<int> m_Places = new List<int>();
        private readonly List<TMP_LinkInfo> m_Links = new List<TMP_LinkInfo>();

        private static readonly HashSet<string> s_Tags = new HashSet<string>
        {
            "b", "i", "u", "s", "a", "color", "alpha", "size", "link", "sprite", "style", "font", "align", "mark",
                "sup", "sub", "nobr", "br",
            "noparse", "cspace", "mspace", "indent", "margin", "line-height", "line-indent", "pos", "space", "voffset",
                "width", "rotate",
            "lowercase", "uppercase", "allcaps", "smallcaps", "font-weight", "gradient", "material", "page",
        };

        internal Parsed(TMP_Text owner, string text)
        {
            m_Owner = owner;
            m_Text = text ?? "";
            for (int i = 0; i < m_Text.Length;)
            {
                i = owner.richText && m_Text[i] == '<' ? Skip(i) : Take(i, m_Text[i]);
            }
        }

        internal string Plain => m_Plain.ToString();

        private int Take(int at, char c)
        {
            m_Plain.Append(c);
            m_Places.Add(at);
            return at + 1;
        }

        /// <summary>Behind the tag that begins here, if it is one.</summary>
        private int Skip(int at)
        {
            int end = m_Text.IndexOf('>', at);
            string inner = end < 0 || end - at > 128 ? "" : m_Text.Substring(at + 1, end - at - 1);
            string name = inner.TrimStart('/').Split('=', ' ')[0].ToLowerInvariant();
            if (inner == "" || !s_Tags.Contains(name) && inner[0] != '#')
            {
                return Take(at, '<');
            }
            if (name == "br" || name == "sprite" && inner[0] != '/')
            {
                Take(at, name == "br" ? '\n' : '\ue000');
            }
            else if (name == "link")
            {
                Link(inner);
            }
            return end + 1;
        }

        private void Link(string inner)
        {
            int last = m_Links.Count - 1;
            if (inner[0] != '/')
            {
                string id = inner.Contains("=") ? inner.Substring(inner.IndexOf('=') + 1).Trim('"') : "";
                m_Links.Add(new TMP_LinkInfo { textComponent = m_Owner, id = id, linkIdLength = id.Length,
                    linkTextfirstCharacterIndex = m_Plain.Length });
            }
            else if (last >= 0 && m_Links[last].content == null)
            {
                TMP_LinkInfo link = m_Links[last];
                link.linkTextLength = m_Plain.Length - link.linkTextfirstCharacterIndex;
                link.content = m_Plain.ToString(link.linkTextfirstCharacterIndex, link.linkTextLength);
                m_Links[last] = link;
            }
        }

        internal void Fill(TMP_TextInfo to)
        {
            to.characterCount = m_Plain.Length;
            to.characterInfo = new TMP_CharacterInfo[m_Plain.Length];
            to.spaceCount = 0;
            int line = 0;
            for (int i = 0; i < m_Plain.Length; i++)
            {
                char c = m_Plain[i];
                to.characterInfo[i] = new TMP_CharacterInfo
                {
                    character = c, index = m_Places[i], stringLength = 1, lineNumber = line,
                        isVisible = !char.IsWhiteSpace(c),
                    elementType = c == '\ue000' ? TMP_TextElementType.Sprite : TMP_TextElementType.Character,
                    fontAsset = m_Owner.font, pointSize = m_Owner.fontSize, color = m_Owner.color,
                        style = m_Owner.fontStyle,
                };
                line += c == '\n' ? 1 : 0;
                to.spaceCount += c == ' ' ? 1 : 0;
            }
            to.linkInfo = m_Links.ToArray();
            to.linkCount = m_Links.Count;
            FillWords(to);
            FillLines(to);
        }

        private void FillWords(TMP_TextInfo to)
        {
            List<TMP_WordInfo> words = new List<TMP_WordInfo>();
            for (int i = 0; i < m_Plain.Length; i++)
            {
                int first = i;
                while (i < m_Plain.Length && char.IsLetterOrDigit(m_Plain[i]))
                {
                    i++;
                }
                if (i > first)
                {
                    words.Add(new TMP_WordInfo { textComponent = m_Owner, firstCharacterIndex = first,
                        lastCharacterIndex = i - 1, characterCount = i - first });
                }
            }
            to.wordInfo = words.ToArray();
            to.wordCount = words.Count;
        }

        private void FillLines(TMP_TextInfo to)
        {
            List<TMP_LineInfo> lines = new List<TMP_LineInfo>();
            string[] all = m_Plain.ToString().Split('\n');
            int first = 0;
            foreach (string line in all)
            {
                lines.Add(new TMP_LineInfo { firstCharacterIndex = first,
                    lastCharacterIndex = Math.Max(first, first + line.Length - 1), characterCount = line.Length });
                first += line.Length + 1;
            }
            to.lineInfo = lines.ToArray();
            to.lineCount = m_Plain.Length == 0 ? 0 : lines.Count;
            to.pageCount = to.lineCount > 0 ? 1 : 0;
        }

        /// <summary>"{0:2}" is the first number with two digits behind the point, "{0:00.0}" one with at least two
        /// before it.</summary>
        internal static string Format(string text, params float[] numbers)
        {
            return Regex.Replace(text ?? "", @"\{(\d)(?::([1-9])|:(0*)(?:\.(0*))?)?\}", found =>
            {
                int which = found.Groups[1].Value[0] - '0';
                string digits = found.Groups[2].Value;
                int precision = digits != "" ? digits[0] - '0' : Math.Min(found.Groups[4].Length, 9);
                string pattern = new string('0', Math.Max(1, found.Groups[3].Length))
                    + (precision > 0 ? "." + new string('0', precision) : "");
                return which < numbers.Length ? numbers[which].ToString(pattern, CultureInfo.InvariantCulture)
                    : found.Value;
            });
        }
    }
}
