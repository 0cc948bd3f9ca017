using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Unity.Collections
{
    public enum FormatError { None, Overflow, BadFormatSpecifier }
    public enum CopyError { None, Truncation }
    public enum ParseError { None, Syntax, Overflow, Underflow }
    public enum ConversionError { None, Overflow, Encoding, CodePoint }

    public unsafe interface IUTF8Bytes
    {
        bool IsEmpty { get; }
        byte* GetUnsafePtr();
    }

    public struct Unicode
    {
        public const int kMaximumValidCodePoint = 0x10FFFF;

        public static Rune ReplacementCharacter => new Rune(0xFFFD);
        public static Rune BadRune => new Rune(0);
        public static bool IsValidCodePoint(int codepoint) => codepoint >= 0 && codepoint <= kMaximumValidCodePoint;

        public struct Rune
        {
            public int value;

            public Rune(int codepoint) => value = codepoint;
            public static implicit operator Rune(char codepoint) => new Rune(codepoint);
            public override string ToString() => char.ConvertFromUtf32(value);
            public override int GetHashCode() => value;
            public override bool Equals(object obj) => obj is Rune && ((Rune)obj).value == value;
            public static bool operator ==(Rune lhs, Rune rhs) => lhs.value == rhs.value;
            public static bool operator !=(Rune lhs, Rune rhs) => lhs.value != rhs.value;
            public static bool IsDigit(Rune r) => r.value >= '0' && r.value <= '9';
            public int LengthInUtf8Bytes() => value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4;
        }

        /// <summary>The characters of a text.</summary>
        public struct Enumerator : IEnumerator<Rune>
        {
            private readonly string m_Text;
            private int m_At, m_Next;

            internal Enumerator(string text)
            {
                m_Text = text;
                m_At = m_Next = 0;
            }

            public Rune Current => new Rune(char.ConvertToUtf32(m_Text, m_At));
            object IEnumerator.Current => Current;

            public bool MoveNext()
            {
                m_At = m_Next;
                m_Next += m_At < m_Text.Length && char.IsHighSurrogate(m_Text[m_At]) ? 2 : 1;
                return m_At < m_Text.Length;
            }

            public void Reset() => m_At = m_Next = 0;

            public void Dispose()
            {
            }
        }
    }

    /// <summary>What texts of all sizes do.</summary>
    internal static unsafe class FixedText
    {
        internal static byte[] Bytes(string s) => Encoding.UTF8.GetBytes(s ?? "");
        internal static string Text(byte* p, int length) => Encoding.UTF8.GetString(p, length);
        internal static string Say(IFormattable value) => value.ToString(null, CultureInfo.InvariantCulture);
        internal static int Compare(string a, string b) => string.CompareOrdinal(a, b);

        internal static void Check(bool isRight)
        {
            if (!isRight)
            {
                throw new ArgumentException("The length or capacity is not one that this can have.");
            }
        }

        /// <summary>In bytes.</summary>
        internal static int Find(string text, string part, bool isLast)
        {
            int at = isLast ? text.LastIndexOf(part, StringComparison.Ordinal)
                : text.IndexOf(part, StringComparison.Ordinal);
            return at < 0 ? -1 : Bytes(text.Substring(0, at)).Length;
        }

        internal static string Fitting(string s, int most)
        {
            int n = s.Length;
            while (Bytes(s.Substring(0, n)).Length > most || n > 0 && n < s.Length && char.IsHighSurrogate(s[n - 1]))
            {
                n--;
            }
            return s.Substring(0, n);
        }

        /// <summary>FNV-1a.</summary>
        internal static int Hash(byte* p, int length)
        {
            uint hash = 2166136261;
            for (int i = 0; i < length; i++)
            {
                hash = unchecked((hash ^ p[i]) * 16777619);
            }
            return unchecked((int)hash);
        }
    }

    public partial struct FixedString32Bytes
    {
        public static implicit operator FixedString64Bytes(FixedString32Bytes fs)
            => new FixedString64Bytes(fs.ToString());
        public static implicit operator FixedString128Bytes(FixedString32Bytes fs)
            => new FixedString128Bytes(fs.ToString());
        public static implicit operator FixedString512Bytes(FixedString32Bytes fs)
            => new FixedString512Bytes(fs.ToString());
        public static implicit operator FixedString4096Bytes(FixedString32Bytes fs)
            => new FixedString4096Bytes(fs.ToString());
    }

    public partial struct FixedString64Bytes
    {
        public static implicit operator FixedString128Bytes(FixedString64Bytes fs)
            => new FixedString128Bytes(fs.ToString());
        public static implicit operator FixedString512Bytes(FixedString64Bytes fs)
            => new FixedString512Bytes(fs.ToString());
        public static implicit operator FixedString4096Bytes(FixedString64Bytes fs)
            => new FixedString4096Bytes(fs.ToString());
    }

    public partial struct FixedString128Bytes
    {
        public static implicit operator FixedString512Bytes(FixedString128Bytes fs)
            => new FixedString512Bytes(fs.ToString());
        public static implicit operator FixedString4096Bytes(FixedString128Bytes fs)
            => new FixedString4096Bytes(fs.ToString());
    }

    public partial struct FixedString512Bytes
    {
        public static implicit operator FixedString4096Bytes(FixedString512Bytes fs)
            => new FixedString4096Bytes(fs.ToString());
    }
}
