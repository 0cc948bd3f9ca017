using System;
using System.Globalization;

namespace UnityEngine
{
    [Serializable]
    public partial class RectOffset : IFormattable
    {
        [SerializeField] private int m_Left;
        [SerializeField] private int m_Right;
        [SerializeField] private int m_Top;
        [SerializeField] private int m_Bottom;

        public RectOffset(int left, int right, int top, int bottom)
        {
            m_Left = left;
            m_Right = right;
            m_Top = top;
            m_Bottom = bottom;
        }

        public int horizontal => m_Left + m_Right;
        public int vertical => m_Top + m_Bottom;

        public Rect Add(Rect rect)
        {
            return new Rect(rect.x - m_Left, rect.y - m_Top, rect.width + horizontal, rect.height + vertical);
        }

        public Rect Remove(Rect rect)
        {
            return new Rect(rect.x + m_Left, rect.y + m_Top, rect.width - horizontal, rect.height - vertical);
        }

        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);

        public string ToString(string format, IFormatProvider formatProvider)
        {
            IFormatProvider how = formatProvider ?? CultureInfo.InvariantCulture.NumberFormat;
            return "RectOffset (l:" + m_Left.ToString(format, how) + " r:" + m_Right.ToString(format, how)
                + " t:" + m_Top.ToString(format, how) + " b:" + m_Bottom.ToString(format, how) + ")";
        }
    }
}
