using System;

namespace UnityEngine
{
    public partial struct Vector4 : IEquatable<Vector4>, IFormattable
    {
        public float x;
        public float y;
        public float z;
        public float w;

        public float this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return x;
                    case 1: return y;
                    case 2: return z;
                    case 3: return w;
                    default: throw new IndexOutOfRangeException("Invalid Vector4 index!");
                }
            }
            set
            {
                switch (index)
                {
                    case 0: x = value; break;
                    case 1: y = value; break;
                    case 2: z = value; break;
                    case 3: w = value; break;
                    default: throw new IndexOutOfRangeException("Invalid Vector4 index!");
                }
            }
        }

        public static Vector4 zero => new Vector4(0, 0, 0, 0);
        public static Vector4 one => new Vector4(1, 1, 1, 1);
        public static Vector4 positiveInfinity => one * float.PositiveInfinity;
        public static Vector4 negativeInfinity => one * float.NegativeInfinity;

        public float sqrMagnitude => Dot(this, this);
        public float magnitude => (float)Math.Sqrt(Dot(this, this));
        public Vector4 normalized => Normalize(this);

        public void Set(float newX, float newY, float newZ, float newW)
        {
            this = new Vector4(newX, newY, newZ, newW);
        }

        public void Scale(Vector4 scale)
        {
            this = Scale(this, scale);
        }

        public void Normalize()
        {
            this = Normalize(this);
        }

        public float SqrMagnitude() => sqrMagnitude;

        public static Vector4 Normalize(Vector4 a)
        {
            float length = a.magnitude;
            return length > kEpsilon ? a / length : zero;
        }

        public static float Magnitude(Vector4 a) => a.magnitude;
        public static float SqrMagnitude(Vector4 a) => a.sqrMagnitude;
        public static float Dot(Vector4 a, Vector4 b) => a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
        public static float Distance(Vector4 a, Vector4 b) => (a - b).magnitude;
        public static Vector4 Scale(Vector4 a, Vector4 b) => new Vector4(a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w);
        public static Vector4 Lerp(Vector4 a, Vector4 b, float t) => LerpUnclamped(a, b, Mathf.Clamp01(t));
        public static Vector4 LerpUnclamped(Vector4 a, Vector4 b, float t) => a + (b - a) * t;
        public static Vector4 Project(Vector4 a, Vector4 b) => b * (Dot(a, b) / Dot(b, b));

        public static Vector4 Min(Vector4 lhs, Vector4 rhs)
        {
            return new Vector4(Mathf.Min(lhs.x, rhs.x), Mathf.Min(lhs.y, rhs.y), Mathf.Min(lhs.z, rhs.z),
                Mathf.Min(lhs.w, rhs.w));
        }

        public static Vector4 Max(Vector4 lhs, Vector4 rhs)
        {
            return new Vector4(Mathf.Max(lhs.x, rhs.x), Mathf.Max(lhs.y, rhs.y), Mathf.Max(lhs.z, rhs.z),
                Mathf.Max(lhs.w, rhs.w));
        }

        public static Vector4 MoveTowards(Vector4 current, Vector4 target, float maxDistanceDelta)
        {
            Vector4 way = target - current;
            float distance = way.magnitude;
            if (distance == 0 || (maxDistanceDelta >= 0 && distance <= maxDistanceDelta))
            {
                return target;
            }
            return current + way / distance * maxDistanceDelta;
        }

        public bool Equals(Vector4 other) => x == other.x && y == other.y && z == other.z && w == other.w;
        public override bool Equals(object other) => other is Vector4 && Equals((Vector4)other);

        public override int GetHashCode()
        {
            return x.GetHashCode() ^ (y.GetHashCode() << 2) ^ (z.GetHashCode() >> 2) ^ (w.GetHashCode() >> 1);
        }

        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);
        public string ToString(string format, IFormatProvider formatProvider)
            => ValueText.Tuple(format, formatProvider, "F2", x, y, z, w);

        public static Vector4 operator +(Vector4 a, Vector4 b)
            => new Vector4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w);
        public static Vector4 operator -(Vector4 a, Vector4 b)
            => new Vector4(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w);
        public static Vector4 operator -(Vector4 a) => new Vector4(-a.x, -a.y, -a.z, -a.w);
        public static Vector4 operator *(Vector4 a, float d) => new Vector4(a.x * d, a.y * d, a.z * d, a.w * d);
        public static Vector4 operator *(float d, Vector4 a) => a * d;
        public static Vector4 operator /(Vector4 a, float d) => new Vector4(a.x / d, a.y / d, a.z / d, a.w / d);
        public static bool operator ==(Vector4 lhs, Vector4 rhs) => (lhs - rhs).sqrMagnitude < kEpsilon * kEpsilon;
        public static bool operator !=(Vector4 lhs, Vector4 rhs) => !(lhs == rhs);
        public static implicit operator Vector4(Vector3 v) => new Vector4(v.x, v.y, v.z, 0);
        public static implicit operator Vector3(Vector4 v) => new Vector3(v.x, v.y, v.z);
        public static implicit operator Vector4(Vector2 v) => new Vector4(v.x, v.y, 0, 0);
        public static implicit operator Vector2(Vector4 v) => new Vector2(v.x, v.y);
    }
}
