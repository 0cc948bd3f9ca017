using System;

namespace UnityEngine
{
    /// <summary>
    /// Widths and colours of a line or trail. Slots have the first width (which files have too) and the last, and two
    /// colours;
    /// what is between them is known only if this very line has heard it from a script.
    /// </summary>
    internal struct LineShape
    {
        private AnimationCurve m_Widths;
        private Gradient m_Colors;

        internal static float First(IntPtr line, int slot) => Native.GetFloat(line, slot);

        /// <summary>As long as nobody says how wide it ends, it ends as it begins.</summary>
        internal static float Last(IntPtr line, int slot)
        {
            float last = Native.GetFloat(line, slot + 1);
            return float.IsNaN(last) ? First(line, slot) : last;
        }

        internal AnimationCurve Widths(string member)
        {
            return m_Widths == null ? throw new Umcp.LeftOutException(member) : new AnimationCurve(m_Widths.keys);
        }

        internal void SetWidths(IntPtr line, int slot, AnimationCurve widths)
        {
            int n = widths.length;
            m_Widths = new AnimationCurve(widths.keys);
            Native.SetFloat(line, slot, n == 0 ? 1 : widths[0].value);
            Native.SetFloat(line, slot + 1, n < 2 ? float.NaN : widths[n - 1].value);
        }

        internal void SetFirst(IntPtr line, int slot, float width)
        {
            Keyframe[] keys = Keys(line, slot, width);
            keys[0].value = width;
            SetWidths(line, slot, new AnimationCurve(keys));
        }

        internal void SetLast(IntPtr line, int slot, float width)
        {
            Keyframe[] keys = Keys(line, slot, First(line, slot));
            if (keys.Length < 2)
            {
                keys = new[] { keys[0], new Keyframe(1, width) };
            }
            keys[keys.Length - 1].value = width;
            SetWidths(line, slot, new AnimationCurve(keys));
        }

        private Keyframe[] Keys(IntPtr line, int slot, float first)
        {
            if (m_Widths != null && m_Widths.length > 0)
            {
                return m_Widths.keys;
            }
            float last = Native.GetFloat(line, slot + 1);
            return float.IsNaN(last) ? new[] { new Keyframe(0, first) }
                : new[] { new Keyframe(0, first), new Keyframe(1, last) };
        }

        /// <summary>The slots of both colours and, behind them, how many keys a file has of each kind, and whether a
        /// script has set more than two colours.</summary>
        internal Gradient Colors(IntPtr line, int slot, string member)
        {
            if (m_Colors != null)
            {
                return Copy(m_Colors);
            }
            if (Native.GetInt(line, slot + 2) > 2 || Native.GetInt(line, slot + 3) > 2
                || Native.GetInt(line, slot + 4) != 0)
            {
                throw new Umcp.LeftOutException(member);
            }
            return Between(Values.GetVector(line, slot), Values.GetVector(line, slot + 1));
        }

        internal void SetColors(IntPtr line, int slot, Gradient colors)
        {
            SetEnds(line, slot, colors.Evaluate(0), colors.Evaluate(1));
            Native.SetInt(line, slot + 4, 1);
            m_Colors = Copy(colors);
        }

        /// <summary>From one colour to another.</summary>
        internal void SetColors(IntPtr line, int slot, Color start, Color end)
        {
            SetEnds(line, slot, start, end);
            Native.SetInt(line, slot + 2, 2);
            Native.SetInt(line, slot + 3, 2);
            Native.SetInt(line, slot + 4, 0);
            m_Colors = Between(start, end);
        }

        private static void SetEnds(IntPtr line, int slot, Color start, Color end)
        {
            Values.SetVector(line, slot, start);
            Values.SetVector(line, slot + 1, end);
        }

        private static Gradient Between(Color start, Color end)
        {
            Gradient made = new Gradient();
            made.SetKeys(new[] { new GradientColorKey(start, 0), new GradientColorKey(end, 1) },
                         new[] { new GradientAlphaKey(start.a, 0), new GradientAlphaKey(end.a, 1) });
            return made;
        }

        private static Gradient Copy(Gradient from)
        {
            Gradient made = new Gradient { mode = from.mode };
            made.SetKeys(from.colorKeys, from.alphaKeys);
            return made;
        }
    }
}
