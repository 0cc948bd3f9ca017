using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;

namespace UnityEngine
{
    [Serializable]
    public partial struct BoundsInt : IEquatable<BoundsInt>, IFormattable
    {
        [SerializeField] private Vector3Int m_Position;
        [SerializeField] private Vector3Int m_Size;

        public BoundsInt(Vector3Int position, Vector3Int size)
        {
            m_Position = position;
            m_Size = size;
        }

        public int x
        {
            get { return m_Position.x; }
            set { m_Position.x = value; }
        }

        public int y
        {
            get { return m_Position.y; }
            set { m_Position.y = value; }
        }

        public int z
        {
            get { return m_Position.z; }
            set { m_Position.z = value; }
        }

        public Vector3 center => new Vector3(x + m_Size.x / 2f, y + m_Size.y / 2f, z + m_Size.z / 2f);

        public Vector3Int min
        {
            get { return new Vector3Int(xMin, yMin, zMin); }
            set
            {
                xMin = value.x;
                yMin = value.y;
                zMin = value.z;
            }
        }

        public Vector3Int max
        {
            get { return new Vector3Int(xMax, yMax, zMax); }
            set
            {
                xMax = value.x;
                yMax = value.y;
                zMax = value.z;
            }
        }

        public int xMin
        {
            get { return Math.Min(x, x + m_Size.x); }
            set
            {
                int end = xMax;
                m_Position.x = value;
                m_Size.x = end - value;
            }
        }

        public int yMin
        {
            get { return Math.Min(y, y + m_Size.y); }
            set
            {
                int end = yMax;
                m_Position.y = value;
                m_Size.y = end - value;
            }
        }

        public int zMin
        {
            get { return Math.Min(z, z + m_Size.z); }
            set
            {
                int end = zMax;
                m_Position.z = value;
                m_Size.z = end - value;
            }
        }

        public int xMax
        {
            get { return Math.Max(x, x + m_Size.x); }
            set { m_Size.x = value - x; }
        }

        public int yMax
        {
            get { return Math.Max(y, y + m_Size.y); }
            set { m_Size.y = value - y; }
        }

        public int zMax
        {
            get { return Math.Max(z, z + m_Size.z); }
            set { m_Size.z = value - z; }
        }

        public PositionEnumerator allPositionsWithin => new PositionEnumerator(min, max);

        public void SetMinMax(Vector3Int minPosition, Vector3Int maxPosition)
        {
            min = minPosition;
            max = maxPosition;
        }

        public void ClampToBounds(BoundsInt bounds)
        {
            position = Vector3Int.Min(Vector3Int.Max(position, bounds.min), bounds.max);
            size = Vector3Int.Min(bounds.max - position, size);
        }

        public bool Contains(Vector3Int position)
        {
            return position.x >= xMin && position.y >= yMin && position.z >= zMin
                && position.x < xMax && position.y < yMax && position.z < zMax;
        }

        public bool Equals(BoundsInt other) => m_Position.Equals(other.m_Position) && m_Size.Equals(other.m_Size);
        public override bool Equals(object other) => other is BoundsInt && Equals((BoundsInt)other);
        public override int GetHashCode() => m_Position.GetHashCode() ^ (m_Size.GetHashCode() << 2);
        public static bool operator ==(BoundsInt lhs, BoundsInt rhs) => lhs.Equals(rhs);
        public static bool operator !=(BoundsInt lhs, BoundsInt rhs) => !lhs.Equals(rhs);
        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);

        public string ToString(string format, IFormatProvider formatProvider)
        {
            IFormatProvider provider = formatProvider ?? CultureInfo.InvariantCulture;
            return "Position: " + m_Position.ToString(format, provider) + ", Size: "
                + m_Size.ToString(format, provider);
        }

        /// <summary>x runs first, then y, then z.</summary>
        public partial struct PositionEnumerator : IEnumerator<Vector3Int>
        {
            private readonly Vector3Int m_Min, m_Max;
            private Vector3Int m_Current;

            public PositionEnumerator(Vector3Int min, Vector3Int max)
            {
                m_Min = min;
                m_Max = max;
                m_Current = new Vector3Int(min.x - 1, min.y, min.z);
            }
            object IEnumerator.Current => Current;
            public PositionEnumerator GetEnumerator() => this;

            public bool MoveNext()
            {
                if (m_Min.x >= m_Max.x || m_Min.y >= m_Max.y || m_Current.z >= m_Max.z)
                {
                    return false;
                }
                m_Current.x++;
                if (m_Current.x >= m_Max.x)
                {
                    m_Current.x = m_Min.x;
                    m_Current.y++;
                }
                if (m_Current.y >= m_Max.y)
                {
                    m_Current.y = m_Min.y;
                    m_Current.z++;
                }
                return m_Current.z < m_Max.z;
            }

            public void Reset()
            {
                m_Current = new Vector3Int(m_Min.x - 1, m_Min.y, m_Min.z);
            }

            void IDisposable.Dispose()
            {
            }
        }
    }

    public partial struct RectInt
    {
        public Vector2Int min
        {
            get { return new Vector2Int(xMin, yMin); }
            set
            {
                xMin = value.x;
                yMin = value.y;
            }
        }

        public Vector2Int max
        {
            get { return new Vector2Int(xMax, yMax); }
            set
            {
                xMax = value.x;
                yMax = value.y;
            }
        }

        public PositionEnumerator allPositionsWithin => new PositionEnumerator(min, max);

        public void SetMinMax(Vector2Int minPosition, Vector2Int maxPosition)
        {
            min = minPosition;
            max = maxPosition;
        }

        public void ClampToBounds(RectInt bounds)
        {
            position = Vector2Int.Min(Vector2Int.Max(position, bounds.min), bounds.max);
            size = Vector2Int.Min(bounds.max - position, size);
        }

        public bool Overlaps(RectInt other) => other.xMin < xMax && other.xMax > xMin && other.yMin < yMax
            && other.yMax > yMin;

        public partial struct PositionEnumerator : IEnumerator<Vector2Int>
        {
            private BoundsInt.PositionEnumerator m_All;

            public PositionEnumerator(Vector2Int min, Vector2Int max)
            {
                m_All = new BoundsInt.PositionEnumerator(new Vector3Int(min.x, min.y, 0),
                    new Vector3Int(max.x, max.y, 1));
            }

            public Vector2Int Current => new Vector2Int(m_All.Current.x, m_All.Current.y);
            object IEnumerator.Current => Current;
            public PositionEnumerator GetEnumerator() => this;
            public bool MoveNext() => m_All.MoveNext();

            public void Reset()
            {
                m_All.Reset();
            }

            void IDisposable.Dispose()
            {
            }
        }
    }

    public partial struct RangeInt
    {
        public int end => start + length;
    }

    public partial struct Ray2D : IFormattable
    {
        private Vector2 m_Origin, m_Direction;

        public Ray2D(Vector2 origin, Vector2 direction)
        {
            m_Origin = origin;
            m_Direction = direction.normalized;
        }

        public Vector2 direction
        {
            get { return m_Direction; }
            set { m_Direction = value.normalized; }
        }

        public Vector2 GetPoint(float distance) => m_Origin + m_Direction * distance;
        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);

        public string ToString(string format, IFormatProvider formatProvider)
        {
            IFormatProvider provider = formatProvider ?? CultureInfo.InvariantCulture;
            return "Origin: " + m_Origin.ToString(format, provider) + ", Dir: "
                + m_Direction.ToString(format, provider);
        }
    }
}
