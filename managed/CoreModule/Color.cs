using System;
using System.Collections.Generic;
using System.Globalization;

namespace UnityEngine
{
    public partial struct Color : IEquatable<Color>, IFormattable
    {
        public float r;
        public float g;
        public float b;
        public float a;

        public float this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return r;
                    case 1: return g;
                    case 2: return b;
                    case 3: return a;
                    default: throw new IndexOutOfRangeException("Invalid Color index(" + index + ")!");
                }
            }
            set
            {
                switch (index)
                {
                    case 0: r = value; break;
                    case 1: g = value; break;
                    case 2: b = value; break;
                    case 3: a = value; break;
                    default: throw new IndexOutOfRangeException("Invalid Color index(" + index + ")!");
                }
            }
        }

        public static Color red => new Color(1, 0, 0, 1);
        public static Color green => new Color(0, 1, 0, 1);
        public static Color blue => new Color(0, 0, 1, 1);
        public static Color white => new Color(1, 1, 1, 1);
        public static Color black => new Color(0, 0, 0, 1);
        public static Color yellow => new Color(1, 235F / 255F, 4F / 255F, 1);
        public static Color cyan => new Color(0, 1, 1, 1);
        public static Color magenta => new Color(1, 0, 1, 1);
        public static Color gray => new Color(0.5F, 0.5F, 0.5F, 1);
        public static Color grey => gray;
        public static Color clear => new Color(0, 0, 0, 0);

        public float grayscale => 0.299F * r + 0.587F * g + 0.114F * b;
        public float maxColorComponent => Mathf.Max(Mathf.Max(r, g), b);
        public Color linear
            => new Color(Mathf.GammaToLinearSpace(r), Mathf.GammaToLinearSpace(g), Mathf.GammaToLinearSpace(b), a);
        public Color gamma
            => new Color(Mathf.LinearToGammaSpace(r), Mathf.LinearToGammaSpace(g), Mathf.LinearToGammaSpace(b), a);

        public static Color Lerp(Color a, Color b, float t) => LerpUnclamped(a, b, Mathf.Clamp01(t));
        public static Color LerpUnclamped(Color a, Color b, float t) => a + (b - a) * t;

        public static void RGBToHSV(Color rgbColor, out float H, out float S, out float V)
        {
            float max = rgbColor.maxColorComponent;
            float min = Mathf.Min(Mathf.Min(rgbColor.r, rgbColor.g), rgbColor.b);
            float range = max - min;
            V = max;
            S = max > 0 ? range / max : 0;
            H = 0;
            if (range <= 0)
            {
                return;
            }
            H = max == rgbColor.r ? (rgbColor.g - rgbColor.b) / range
                : max == rgbColor.g ? 2 + (rgbColor.b - rgbColor.r) / range
                : 4 + (rgbColor.r - rgbColor.g) / range;
            H = Mathf.Repeat(H / 6, 1);
        }

        public static Color HSVToRGB(float H, float S, float V) => HSVToRGB(H, S, V, true);

        public static Color HSVToRGB(float H, float S, float V, bool hdr)
        {
            Color color = new Color(Channel(5, H, S, V), Channel(3, H, S, V), Channel(1, H, S, V));
            return hdr ? color : new Color(Mathf.Clamp01(color.r), Mathf.Clamp01(color.g), Mathf.Clamp01(color.b));
        }

        private static float Channel(float n, float h, float s, float v)
        {
            float k = (n + h * 6) % 6;
            return v - v * s * Mathf.Clamp01(Mathf.Min(k, 4 - k));
        }

        public bool Equals(Color other) => r == other.r && g == other.g && b == other.b && a == other.a;
        public override bool Equals(object other) => other is Color && Equals((Color)other);
        public override int GetHashCode() => ((Vector4)this).GetHashCode();

        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);
        public string ToString(string format, IFormatProvider formatProvider)
            => "RGBA" + ValueText.Tuple(format, formatProvider, "F3", r, g, b, a);

        public static Color operator +(Color a, Color b) => new Color(a.r + b.r, a.g + b.g, a.b + b.b, a.a + b.a);
        public static Color operator -(Color a, Color b) => new Color(a.r - b.r, a.g - b.g, a.b - b.b, a.a - b.a);
        public static Color operator *(Color a, Color b) => new Color(a.r * b.r, a.g * b.g, a.b * b.b, a.a * b.a);
        public static Color operator *(Color a, float b) => new Color(a.r * b, a.g * b, a.b * b, a.a * b);
        public static Color operator *(float b, Color a) => a * b;
        public static Color operator /(Color a, float b) => new Color(a.r / b, a.g / b, a.b / b, a.a / b);
        public static bool operator ==(Color lhs, Color rhs) => (Vector4)lhs == (Vector4)rhs;
        public static bool operator !=(Color lhs, Color rhs) => !(lhs == rhs);
        public static implicit operator Vector4(Color c) => new Vector4(c.r, c.g, c.b, c.a);
        public static implicit operator Color(Vector4 v) => new Color(v.x, v.y, v.z, v.w);
    }

    public partial struct Color32 : IEquatable<Color32>, IFormattable
    {
        public byte r;
        public byte g;
        public byte b;
        public byte a;

        public byte this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return r;
                    case 1: return g;
                    case 2: return b;
                    case 3: return a;
                    default: throw new IndexOutOfRangeException("Invalid Color32 index(" + index + ")!");
                }
            }
            set
            {
                switch (index)
                {
                    case 0: r = value; break;
                    case 1: g = value; break;
                    case 2: b = value; break;
                    case 3: a = value; break;
                    default: throw new IndexOutOfRangeException("Invalid Color32 index(" + index + ")!");
                }
            }
        }

        public static Color32 Lerp(Color32 a, Color32 b, float t) => LerpUnclamped(a, b, Mathf.Clamp01(t));

        public static Color32 LerpUnclamped(Color32 a, Color32 b, float t)
        {
            return new Color32((byte)(a.r + (b.r - a.r) * t), (byte)(a.g + (b.g - a.g) * t),
                (byte)(a.b + (b.b - a.b) * t),
                (byte)(a.a + (b.a - a.a) * t));
        }

        bool IEquatable<Color32>.Equals(Color32 other) => r == other.r && g == other.g && b == other.b && a == other.a;

        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);

        public string ToString(string format, IFormatProvider formatProvider)
        {
            return "RGBA" + ValueText.Tuple(format, formatProvider ?? CultureInfo.InvariantCulture, r, g, b, a);
        }

        public static implicit operator Color32(Color c)
            => new Color32(ToByte(c.r), ToByte(c.g), ToByte(c.b), ToByte(c.a));
        public static implicit operator Color(Color32 c) => new Color(c.r / 255f, c.g / 255f, c.b / 255f, c.a / 255f);

        private static byte ToByte(float channel) => (byte)Mathf.Round(Mathf.Clamp01(channel) * 255);
    }

    public class ColorUtility
    {
        public static string ToHtmlStringRGB(Color color)
        {
            Color32 c = color;
            return string.Format(CultureInfo.InvariantCulture, "{0:X2}{1:X2}{2:X2}", c.r, c.g, c.b);
        }

        public static string ToHtmlStringRGBA(Color color) => ToHtmlStringRGB(color) + ((Color32)color).a.ToString("X2",
            CultureInfo.InvariantCulture);

        // The names of rich text.
        private static readonly Dictionary<string, string> s_Names = new Dictionary<string, string>
        {
            ["red"] = "#ff0000", ["cyan"] = "#00ffff", ["blue"] = "#0000ff", ["darkblue"] = "#0000a0",
                ["lightblue"] = "#add8e6",
            ["purple"] = "#800080", ["yellow"] = "#ffff00", ["lime"] = "#00ff00", ["fuchsia"] = "#ff00ff",
                ["white"] = "#ffffff",
            ["silver"] = "#c0c0c0", ["grey"] = "#808080", ["black"] = "#000000", ["orange"] = "#ffa500",
                ["brown"] = "#a52a2a",
            ["maroon"] = "#800000", ["green"] = "#008000", ["olive"] = "#808000", ["navy"] = "#000080",
                ["teal"] = "#008080",
            ["aqua"] = "#00ffff", ["magenta"] = "#ff00ff",
        };

        /// <summary>#RGB, #RGBA, #RRGGBB and #RRGGBBAA, and names.</summary>
        public static bool TryParseHtmlString(string htmlString, out Color color)
        {
            color = Color.white;
            string text = (htmlString ?? "").Trim().ToLowerInvariant();
            string named;
            if (s_Names.TryGetValue(text, out named))
            {
                text = named;
            }
            if (!text.StartsWith("#", StringComparison.Ordinal))
            {
                return false;
            }
            text = text.Substring(1);
            if (text.Length == 3 || text.Length == 4)
            {
                text = string.Concat(Array.ConvertAll(text.ToCharArray(), c => new string(c, 2)));
            }
            uint bits;
            if ((text.Length != 6 && text.Length != 8)
                || !uint.TryParse(text.PadRight(8, 'f'), NumberStyles.AllowHexSpecifier,
                CultureInfo.InvariantCulture, out bits))
            {
                return false;
            }
            color = new Color32((byte)(bits >> 24), (byte)(bits >> 16), (byte)(bits >> 8), (byte)bits);
            return true;
        }
    }
}
