namespace UnityEngine
{
    /// <summary>Widths and colours of a line or trail, as far as scripts have set them: of files only the multiplier and two colours are read.</summary>
    internal struct LineShape
    {
        private AnimationCurve m_Widths;
        private Gradient m_Colors;

        internal float First => m_Widths == null || m_Widths.length == 0 ? 1 : m_Widths[0].value;
        internal float Last => m_Widths == null || m_Widths.length == 0 ? 1 : m_Widths[m_Widths.length - 1].value;

        internal AnimationCurve Widths(string member)
        {
            return m_Widths == null ? throw new Umcp.LeftOutException(member) : new AnimationCurve(m_Widths.keys);
        }

        internal void SetWidths(AnimationCurve widths)
        {
            m_Widths = new AnimationCurve(widths.keys);
        }

        /// <summary>As long as nobody says how wide it ends, it ends as it begins.</summary>
        internal void SetFirst(float width)
        {
            Keyframe[] keys = m_Widths == null || m_Widths.length == 0 ? new[] { new Keyframe(0, width) } : m_Widths.keys;
            keys[0].value = width;
            m_Widths = new AnimationCurve(keys);
        }

        internal void SetLast(float width)
        {
            Keyframe[] keys = m_Widths == null ? new[] { new Keyframe(0, 1) } : m_Widths.keys;
            if (keys.Length < 2)
            {
                keys = new[] { new Keyframe(0, First), new Keyframe(1, width) };
            }
            keys[keys.Length - 1].value = width;
            m_Widths = new AnimationCurve(keys);
        }

        internal Gradient Colors(string member) => m_Colors == null ? throw new Umcp.LeftOutException(member) : Copy(m_Colors);

        internal void SetColors(Gradient colors)
        {
            m_Colors = Copy(colors);
        }

        /// <summary>From one colour to another.</summary>
        internal void SetColors(Color start, Color end)
        {
            m_Colors = new Gradient();
            m_Colors.SetKeys(new[] { new GradientColorKey(start, 0), new GradientColorKey(end, 1) },
                             new[] { new GradientAlphaKey(start.a, 0), new GradientAlphaKey(end.a, 1) });
        }

        private static Gradient Copy(Gradient from)
        {
            Gradient made = new Gradient { mode = from.mode };
            made.SetKeys(from.colorKeys, from.alphaKeys);
            return made;
        }
    }
}
