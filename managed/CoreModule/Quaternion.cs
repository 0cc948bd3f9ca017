using System;

namespace UnityEngine
{
    public partial struct Quaternion : IEquatable<Quaternion>, IFormattable
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
                    default: throw new IndexOutOfRangeException("Invalid Quaternion index!");
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
                    default: throw new IndexOutOfRangeException("Invalid Quaternion index!");
                }
            }
        }

        public static Quaternion identity => new Quaternion(0, 0, 0, 1);
        public Quaternion normalized => Normalize(this);

        public Vector3 eulerAngles
        {
            get { return ToDegrees(this); }
            set { this = Euler(value); }
        }

        public void Set(float newX, float newY, float newZ, float newW)
        {
            this = new Quaternion(newX, newY, newZ, newW);
        }

        public void Normalize()
        {
            this = Normalize(this);
        }

        public void SetFromToRotation(Vector3 fromDirection, Vector3 toDirection)
        {
            this = FromToRotation(fromDirection, toDirection);
        }

        public void SetLookRotation(Vector3 view)
        {
            this = LookRotation(view, Vector3.up);
        }

        public void SetLookRotation(Vector3 view, Vector3 up)
        {
            this = LookRotation(view, up);
        }

        public void ToAngleAxis(out float angle, out Vector3 axis)
        {
            Quaternion q = Normalize(this);
            float sin = (float)Math.Sqrt(Math.Max(0, 1 - q.w * q.w));
            angle = 2 * (float)Math.Acos(Mathf.Clamp(q.w, -1, 1)) * Mathf.Rad2Deg;
            axis = sin < kEpsilon ? Vector3.right : new Vector3(q.x, q.y, q.z) / sin;
        }

        public static Quaternion Normalize(Quaternion q)
        {
            float length = (float)Math.Sqrt(Dot(q, q));
            return length < Mathf.Epsilon ? identity
                : new Quaternion(q.x / length, q.y / length, q.z / length, q.w / length);
        }

        public static float Dot(Quaternion a, Quaternion b) => a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;

        public static float Angle(Quaternion a, Quaternion b)
        {
            float dot = Mathf.Min(Mathf.Abs(Dot(a, b)), 1F);
            return IsSame(dot) ? 0 : (float)Math.Acos(dot) * 2 * Mathf.Rad2Deg;
        }

        public static Quaternion AngleAxis(float angle, Vector3 axis)
        {
            if (axis.sqrMagnitude < Mathf.Epsilon)
            {
                return identity;
            }
            float half = angle * Mathf.Deg2Rad / 2;
            Vector3 v = axis / axis.magnitude * (float)Math.Sin(half);
            return new Quaternion(v.x, v.y, v.z, (float)Math.Cos(half));
        }

        public static Quaternion Euler(float x, float y, float z)
        {
            return AngleAxis(y, Vector3.up) * AngleAxis(x, Vector3.right) * AngleAxis(z, Vector3.forward);
        }

        public static Quaternion Euler(Vector3 euler) => Euler(euler.x, euler.y, euler.z);

        public static Quaternion Inverse(Quaternion rotation)
            => new Quaternion(-rotation.x, -rotation.y, -rotation.z, rotation.w);

        public static Quaternion FromToRotation(Vector3 fromDirection, Vector3 toDirection)
        {
            Vector3 from = fromDirection.normalized, to = toDirection.normalized;
            if (from == Vector3.zero || to == Vector3.zero)
            {
                return identity;
            }
            float cos = Mathf.Clamp(Vector3.Dot(from, to), -1, 1);
            if (cos < -1 + kEpsilon)
            {
                return AngleAxis(180, Vector3.AnyAcross(from));
            }
            Vector3 cross = Vector3.Cross(from, to);
            return Normalize(new Quaternion(cross.x, cross.y, cross.z, 1 + cos));
        }

        public static Quaternion LookRotation(Vector3 forward) => LookRotation(forward, Vector3.up);

        public static Quaternion LookRotation(Vector3 forward, Vector3 upwards)
        {
            Vector3 z = forward.normalized;
            if (z == Vector3.zero)
            {
                Debug.Log("Look rotation viewing vector is zero");
                return identity;
            }
            Vector3 x = Vector3.Cross(upwards, z).normalized;
            if (x == Vector3.zero)
            {
                return FromToRotation(Vector3.forward, z);
            }
            return FromAxes(x, Vector3.Cross(z, x), z);
        }

        public static Quaternion Lerp(Quaternion a, Quaternion b, float t) => LerpUnclamped(a, b, Mathf.Clamp01(t));

        public static Quaternion LerpUnclamped(Quaternion a, Quaternion b, float t)
        {
            float sign = Dot(a, b) < 0 ? -1 : 1;
            return Normalize(Sum(a, 1 - t, b, t * sign));
        }

        public static Quaternion Slerp(Quaternion a, Quaternion b, float t) => SlerpUnclamped(a, b, Mathf.Clamp01(t));

        public static Quaternion SlerpUnclamped(Quaternion a, Quaternion b, float t)
        {
            float cos = Dot(a, b);
            float sign = cos < 0 ? -1 : 1;
            cos = Math.Abs(cos);
            if (cos > 0.9995f)
            {
                return LerpUnclamped(a, b, t);
            }
            float angle = (float)Math.Acos(cos);
            float sin = (float)Math.Sin(angle);
            return Sum(a, (float)Math.Sin((1 - t) * angle) / sin, b, (float)Math.Sin(t * angle) / sin * sign);
        }

        public static Quaternion RotateTowards(Quaternion from, Quaternion to, float maxDegreesDelta)
        {
            float angle = Angle(from, to);
            return angle == 0 ? to : SlerpUnclamped(from, to, Mathf.Min(1F, maxDegreesDelta / angle));
        }

        /// <summary>The rotation whose axes these are; they are at right angles and of length one.</summary>
        internal static Quaternion FromAxes(Vector3 right, Vector3 up, Vector3 forward)
        {
            float trace = right.x + up.y + forward.z;
            if (trace > 0)
            {
                float s = (float)Math.Sqrt(trace + 1) * 2;
                return new Quaternion((up.z - forward.y) / s, (forward.x - right.z) / s, (right.y - up.x) / s, s / 4);
            }
            if (right.x > up.y && right.x > forward.z)
            {
                float s = (float)Math.Sqrt(1 + right.x - up.y - forward.z) * 2;
                return new Quaternion(s / 4, (up.x + right.y) / s, (forward.x + right.z) / s, (up.z - forward.y) / s);
            }
            if (up.y > forward.z)
            {
                float s = (float)Math.Sqrt(1 + up.y - right.x - forward.z) * 2;
                return new Quaternion((up.x + right.y) / s, s / 4, (forward.y + up.z) / s, (forward.x - right.z) / s);
            }
            float t = (float)Math.Sqrt(1 + forward.z - right.x - up.y) * 2;
            return new Quaternion((forward.x + right.z) / t, (forward.y + up.z) / t, t / 4, (right.y - up.x) / t);
        }

        /// <summary>Angles of 0 to 360 for turns about z, then x, then y.</summary>
        private static Vector3 ToDegrees(Quaternion q)
        {
            q = Normalize(q);
            float sinX = 2 * (q.w * q.x - q.y * q.z);
            Vector3 angles;
            if (Math.Abs(sinX) > 0.999999f)
            {
                // Looking straight up or down y and z turn about the same axis: all of it goes to y.
                angles = new Vector3(sinX > 0 ? 90 : -90, 2 * Mathf.Rad2Deg * (float)Math.Atan2(q.y, q.w), 0);
            }
            else
            {
                angles = new Vector3(
                    (float)Math.Asin(sinX) * Mathf.Rad2Deg,
                    (float)Math.Atan2(2 * (q.w * q.y + q.x * q.z), 1 - 2 * (q.x * q.x + q.y * q.y)) * Mathf.Rad2Deg,
                    (float)Math.Atan2(2 * (q.w * q.z + q.x * q.y), 1 - 2 * (q.x * q.x + q.z * q.z)) * Mathf.Rad2Deg);
            }
            return new Vector3(Positive(angles.x), Positive(angles.y), Positive(angles.z));
        }

        private static float Positive(float degrees)
        {
            // What is a hair below zero is zero, not 360.
            return degrees < -0.0001f * Mathf.Rad2Deg ? degrees + 360 : degrees > 360 - 0.0001f * Mathf.Rad2Deg
                ? degrees - 360 : degrees;
        }

        private static Quaternion Sum(Quaternion a, float s, Quaternion b, float t)
        {
            return new Quaternion(a.x * s + b.x * t, a.y * s + b.y * t, a.z * s + b.z * t, a.w * s + b.w * t);
        }

        private static bool IsSame(float dot) => dot > 1 - kEpsilon;

        public bool Equals(Quaternion other) => x == other.x && y == other.y && z == other.z && w == other.w;
        public override bool Equals(object other) => other is Quaternion && Equals((Quaternion)other);

        public override int GetHashCode()
        {
            return x.GetHashCode() ^ (y.GetHashCode() << 2) ^ (z.GetHashCode() >> 2) ^ (w.GetHashCode() >> 1);
        }

        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);
        public string ToString(string format, IFormatProvider formatProvider)
            => ValueText.Tuple(format, formatProvider, "F5", x, y, z, w);

        public static Quaternion operator *(Quaternion lhs, Quaternion rhs)
        {
            return new Quaternion(
                lhs.w * rhs.x + lhs.x * rhs.w + lhs.y * rhs.z - lhs.z * rhs.y,
                lhs.w * rhs.y + lhs.y * rhs.w + lhs.z * rhs.x - lhs.x * rhs.z,
                lhs.w * rhs.z + lhs.z * rhs.w + lhs.x * rhs.y - lhs.y * rhs.x,
                lhs.w * rhs.w - lhs.x * rhs.x - lhs.y * rhs.y - lhs.z * rhs.z);
        }

        public static Vector3 operator *(Quaternion rotation, Vector3 point)
        {
            Vector3 axis = new Vector3(rotation.x, rotation.y, rotation.z);
            Vector3 twice = 2 * Vector3.Cross(axis, point);
            return point + rotation.w * twice + Vector3.Cross(axis, twice);
        }

        public static bool operator ==(Quaternion lhs, Quaternion rhs) => IsSame(Dot(lhs, rhs));
        public static bool operator !=(Quaternion lhs, Quaternion rhs) => !(lhs == rhs);
    }
}
