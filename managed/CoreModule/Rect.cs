using System;
using System.Globalization;

namespace UnityEngine
{
    public partial struct Rect : IEquatable<Rect>, IFormattable
    {
        private float m_XMin;
        private float m_YMin;
        private float m_Width;
        private float m_Height;

        public Rect(float x, float y, float width, float height)
        {
            m_XMin = x;
            m_YMin = y;
            m_Width = width;
            m_Height = height;
        }

        public static Rect zero => new Rect(0, 0, 0, 0);

        public Vector2 position
        {
            get { return new Vector2(m_XMin, m_YMin); }
            set
            {
                m_XMin = value.x;
                m_YMin = value.y;
            }
        }

        public Vector2 size
        {
            get { return new Vector2(m_Width, m_Height); }
            set
            {
                m_Width = value.x;
                m_Height = value.y;
            }
        }

        public Vector2 center
        {
            get { return position + size / 2; }
            set { position = value - size / 2; }
        }

        public Vector2 min
        {
            get { return new Vector2(xMin, yMin); }
            set
            {
                xMin = value.x;
                yMin = value.y;
            }
        }

        public Vector2 max
        {
            get { return new Vector2(xMax, yMax); }
            set
            {
                xMax = value.x;
                yMax = value.y;
            }
        }

        public float xMin
        {
            get { return m_XMin; }
            set
            {
                m_Width += m_XMin - value;
                m_XMin = value;
            }
        }

        public float yMin
        {
            get { return m_YMin; }
            set
            {
                m_Height += m_YMin - value;
                m_YMin = value;
            }
        }

        public float xMax
        {
            get { return m_XMin + m_Width; }
            set { m_Width = value - m_XMin; }
        }

        public float yMax
        {
            get { return m_YMin + m_Height; }
            set { m_Height = value - m_YMin; }
        }

        public void Set(float x, float y, float width, float height)
        {
            this = new Rect(x, y, width, height);
        }

        public static Rect MinMaxRect(float xmin, float ymin, float xmax, float ymax)
            => new Rect(xmin, ymin, xmax - xmin, ymax - ymin);

        public bool Contains(Vector2 point) => point.x >= xMin && point.x < xMax && point.y >= yMin && point.y < yMax;
        public bool Contains(Vector3 point) => Contains((Vector2)point);
        public bool Contains(Vector3 point, bool allowInverse) => allowInverse ? Ordered(this).Contains(point)
            : Contains(point);

        public bool Overlaps(Rect other) => other.xMax > xMin && other.xMin < xMax && other.yMax > yMin
            && other.yMin < yMax;
        public bool Overlaps(Rect other, bool allowInverse) => allowInverse ? Ordered(this).Overlaps(Ordered(other))
            : Overlaps(other);

        private static Rect Ordered(Rect r)
        {
            return MinMaxRect(Mathf.Min(r.xMin, r.xMax), Mathf.Min(r.yMin, r.yMax), Mathf.Max(r.xMin, r.xMax),
                Mathf.Max(r.yMin, r.yMax));
        }

        public static Vector2 NormalizedToPoint(Rect rectangle, Vector2 normalizedRectCoordinates)
        {
            return new Vector2(
                Mathf.Lerp(rectangle.x, rectangle.xMax, normalizedRectCoordinates.x),
                Mathf.Lerp(rectangle.y, rectangle.yMax, normalizedRectCoordinates.y));
        }

        public static Vector2 PointToNormalized(Rect rectangle, Vector2 point)
        {
            return new Vector2(
                Mathf.InverseLerp(rectangle.x, rectangle.xMax, point.x),
                Mathf.InverseLerp(rectangle.y, rectangle.yMax, point.y));
        }

        public bool Equals(Rect other) => x == other.x && y == other.y && width == other.width
            && height == other.height;
        public override bool Equals(object other) => other is Rect && Equals((Rect)other);
        public override int GetHashCode() => new Vector4(x, width, y, height).GetHashCode();

        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);

        public string ToString(string format, IFormatProvider formatProvider)
        {
            return "(x:" + ValueText.Number(format, formatProvider, "F2", x) + ", y:"
                + ValueText.Number(format, formatProvider, "F2", y)
                + ", width:" + ValueText.Number(format, formatProvider, "F2", width) + ", height:"
                    + ValueText.Number(format, formatProvider, "F2", height) + ")";
        }

        public static bool operator ==(Rect lhs, Rect rhs) => lhs.Equals(rhs);
        public static bool operator !=(Rect lhs, Rect rhs) => !lhs.Equals(rhs);
    }

    public partial struct RectInt : IEquatable<RectInt>, IFormattable
    {
        private int m_XMin, m_YMin, m_Width, m_Height;

        public RectInt(int xMin, int yMin, int width, int height)
        {
            m_XMin = xMin;
            m_YMin = yMin;
            m_Width = width;
            m_Height = height;
        }

        public Vector2Int position
        {
            get { return new Vector2Int(m_XMin, m_YMin); }
            set
            {
                m_XMin = value.x;
                m_YMin = value.y;
            }
        }

        public Vector2Int size
        {
            get { return new Vector2Int(m_Width, m_Height); }
            set
            {
                m_Width = value.x;
                m_Height = value.y;
            }
        }

        public int xMax
        {
            get { return Mathf.Max(m_XMin, m_XMin + m_Width); }
            set { m_Width = value - m_XMin; }
        }

        public int yMax
        {
            get { return Mathf.Max(m_YMin, m_YMin + m_Height); }
            set { m_Height = value - m_YMin; }
        }

        public int xMin
        {
            get { return Mathf.Min(m_XMin, m_XMin + m_Width); }
            set
            {
                int end = xMax;
                m_XMin = value;
                m_Width = end - value;
            }
        }

        public int yMin
        {
            get { return Mathf.Min(m_YMin, m_YMin + m_Height); }
            set
            {
                int end = yMax;
                m_YMin = value;
                m_Height = end - value;
            }
        }
        public Vector2 center => new Vector2(x + m_Width / 2f, y + m_Height / 2f);

        public bool Contains(Vector2Int position)
        {
            return position.x >= xMin && position.y >= yMin && position.x < xMax && position.y < yMax;
        }

        public bool Equals(RectInt other) => position == other.position && size == other.size;
        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);

        public string ToString(string format, IFormatProvider formatProvider)
        {
            IFormatProvider provider = formatProvider ?? CultureInfo.InvariantCulture.NumberFormat;
            return "(x:" + x.ToString(format, provider) + ", y:" + y.ToString(format, provider)
                + ", width:" + width.ToString(format, provider) + ", height:" + height.ToString(format, provider) + ")";
        }
    }
}
