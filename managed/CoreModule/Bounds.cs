using System;

namespace UnityEngine
{
    public partial struct Bounds : IEquatable<Bounds>, IFormattable
    {
        private Vector3 m_Center;
        private Vector3 m_Extents;

        public Bounds(Vector3 center, Vector3 size)
        {
            m_Center = center;
            m_Extents = size * 0.5F;
        }

        public Vector3 size
        {
            get { return m_Extents * 2; }
            set { m_Extents = value * 0.5F; }
        }

        public Vector3 min
        {
            get { return m_Center - m_Extents; }
            set { SetMinMax(value, max); }
        }

        public Vector3 max
        {
            get { return m_Center + m_Extents; }
            set { SetMinMax(min, value); }
        }

        public void SetMinMax(Vector3 min, Vector3 max)
        {
            m_Extents = (max - min) * 0.5F;
            m_Center = min + m_Extents;
        }

        public void Encapsulate(Vector3 point)
        {
            SetMinMax(Vector3.Min(min, point), Vector3.Max(max, point));
        }

        public void Encapsulate(Bounds bounds)
        {
            Encapsulate(bounds.min);
            Encapsulate(bounds.max);
        }

        public void Expand(float amount)
        {
            Expand(new Vector3(amount, amount, amount));
        }

        public void Expand(Vector3 amount)
        {
            m_Extents += amount * 0.5F;
        }

        public bool Intersects(Bounds bounds)
        {
            Vector3 a = min, b = max, c = bounds.min, d = bounds.max;
            return a.x <= d.x && b.x >= c.x && a.y <= d.y && b.y >= c.y && a.z <= d.z && b.z >= c.z;
        }

        public bool Contains(Vector3 point)
        {
            Vector3 a = min, b = max;
            return point.x >= a.x && point.x <= b.x && point.y >= a.y && point.y <= b.y && point.z >= a.z
                && point.z <= b.z;
        }

        public Vector3 ClosestPoint(Vector3 point) => Vector3.Max(min, Vector3.Min(max, point));
        public float SqrDistance(Vector3 point) => (ClosestPoint(point) - point).sqrMagnitude;

        public bool IntersectRay(Ray ray)
        {
            float distance;
            return IntersectRay(ray, out distance);
        }

        /// <summary>The distance is negative where the ray begins inside.</summary>
        public bool IntersectRay(Ray ray, out float distance)
        {
            float near = float.NegativeInfinity, far = float.PositiveInfinity;
            distance = 0;
            for (int i = 0; i < 3; i++)
            {
                float way = ray.direction[i], from = min[i] - ray.origin[i], to = max[i] - ray.origin[i];
                if (way == 0)
                {
                    if (from > 0 || to < 0)
                    {
                        return false;
                    }
                    continue;
                }
                near = Mathf.Max(near, Mathf.Min(from / way, to / way));
                far = Mathf.Min(far, Mathf.Max(from / way, to / way));
            }
            if (near > far || far < 0)
            {
                return false;
            }
            distance = near;
            return true;
        }

        public bool Equals(Bounds other) => m_Center.Equals(other.m_Center) && m_Extents.Equals(other.m_Extents);
        public override bool Equals(object other) => other is Bounds && Equals((Bounds)other);
        public override int GetHashCode() => m_Center.GetHashCode() ^ (m_Extents.GetHashCode() << 2);
        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);

        public string ToString(string format, IFormatProvider formatProvider)
        {
            return "Center: " + m_Center.ToString(format, formatProvider) + ", Extents: "
                + m_Extents.ToString(format, formatProvider);
        }

        public static bool operator ==(Bounds lhs, Bounds rhs)
            => lhs.m_Center == rhs.m_Center && lhs.m_Extents == rhs.m_Extents;
        public static bool operator !=(Bounds lhs, Bounds rhs) => !(lhs == rhs);
    }

    public partial struct Ray : IFormattable
    {
        private Vector3 m_Origin;
        private Vector3 m_Direction;

        public Ray(Vector3 origin, Vector3 direction)
        {
            m_Origin = origin;
            m_Direction = direction.normalized;
        }

        public Vector3 direction
        {
            get { return m_Direction; }
            set { m_Direction = value.normalized; }
        }

        public Vector3 GetPoint(float distance) => m_Origin + m_Direction * distance;
        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);

        public string ToString(string format, IFormatProvider formatProvider)
        {
            return "Origin: " + m_Origin.ToString(format, formatProvider) + ", Dir: "
                + m_Direction.ToString(format, formatProvider);
        }
    }

    public partial struct Plane : IFormattable, IEquatable<Plane>
    {
        private Vector3 m_Normal;
        private float m_Distance;

        public Plane(Vector3 inNormal, Vector3 inPoint)
        {
            m_Normal = inNormal.normalized;
            m_Distance = -Vector3.Dot(m_Normal, inPoint);
        }

        public Plane(Vector3 inNormal, float d)
        {
            m_Normal = inNormal.normalized;
            m_Distance = d;
        }

        public Plane flipped => new Plane(-m_Normal, -m_Distance);

        public void SetNormalAndPosition(Vector3 inNormal, Vector3 inPoint)
        {
            this = new Plane(inNormal, inPoint);
        }

        public void Set3Points(Vector3 a, Vector3 b, Vector3 c)
        {
            this = new Plane(a, b, c);
        }

        public void Flip()
        {
            this = flipped;
        }

        public void Translate(Vector3 translation)
        {
            m_Distance += Vector3.Dot(m_Normal, translation);
        }

        public static Plane Translate(Plane plane, Vector3 translation)
        {
            plane.Translate(translation);
            return plane;
        }

        public float GetDistanceToPoint(Vector3 point) => Vector3.Dot(m_Normal, point) + m_Distance;
        public Vector3 ClosestPointOnPlane(Vector3 point) => point - m_Normal * GetDistanceToPoint(point);
        public bool GetSide(Vector3 point) => GetDistanceToPoint(point) > 0;
        public bool SameSide(Vector3 inPt0, Vector3 inPt1) => GetSide(inPt0) == GetSide(inPt1);

        public bool Raycast(Ray ray, out float enter)
        {
            float approach = Vector3.Dot(ray.direction, m_Normal);
            enter = Mathf.Approximately(approach, 0) ? 0 : -GetDistanceToPoint(ray.origin) / approach;
            return enter > 0;
        }

        bool IEquatable<Plane>.Equals(Plane other) => m_Normal.Equals(other.m_Normal) && m_Distance == other.m_Distance;
        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);

        public string ToString(string format, IFormatProvider formatProvider)
        {
            return "(normal:" + m_Normal.ToString(format, formatProvider) + ", distance:"
                + ValueText.Number(format, formatProvider, "F2",
                m_Distance) + ")";
        }
    }
}
