using System;
using System.Globalization;

namespace UnityEngine
{
    public partial struct Vector2 : IEquatable<Vector2>, IFormattable
    {
        public float x;
        public float y;

        public float this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return x;
                    case 1: return y;
                    default: throw new IndexOutOfRangeException("Invalid Vector2 index!");
                }
            }
            set
            {
                switch (index)
                {
                    case 0: x = value; break;
                    case 1: y = value; break;
                    default: throw new IndexOutOfRangeException("Invalid Vector2 index!");
                }
            }
        }

        public static Vector2 zero => new Vector2(0, 0);
        public static Vector2 one => new Vector2(1, 1);
        public static Vector2 up => new Vector2(0, 1);
        public static Vector2 down => new Vector2(0, -1);
        public static Vector2 left => new Vector2(-1, 0);
        public static Vector2 right => new Vector2(1, 0);
        public static Vector2 positiveInfinity => new Vector2(float.PositiveInfinity, float.PositiveInfinity);
        public static Vector2 negativeInfinity => new Vector2(float.NegativeInfinity, float.NegativeInfinity);

        public float sqrMagnitude => x * x + y * y;
        public float magnitude => (float)Math.Sqrt(x * x + y * y);
        public Vector2 normalized
        {
            get
            {
                float length = magnitude;
                return length > kEpsilon ? this / length : zero;
            }
        }

        public void Set(float newX, float newY)
        {
            x = newX;
            y = newY;
        }

        public void Scale(Vector2 scale)
        {
            x *= scale.x;
            y *= scale.y;
        }

        public void Normalize()
        {
            this = normalized;
        }

        public float SqrMagnitude() => sqrMagnitude;

        public static float SqrMagnitude(Vector2 a) => a.sqrMagnitude;
        public static float Dot(Vector2 lhs, Vector2 rhs) => lhs.x * rhs.x + lhs.y * rhs.y;
        public static float Distance(Vector2 a, Vector2 b) => (a - b).magnitude;
        public static Vector2 Scale(Vector2 a, Vector2 b) => new Vector2(a.x * b.x, a.y * b.y);
        public static Vector2 Min(Vector2 lhs, Vector2 rhs)
            => new Vector2(Mathf.Min(lhs.x, rhs.x), Mathf.Min(lhs.y, rhs.y));
        public static Vector2 Max(Vector2 lhs, Vector2 rhs)
            => new Vector2(Mathf.Max(lhs.x, rhs.x), Mathf.Max(lhs.y, rhs.y));
        public static Vector2 Lerp(Vector2 a, Vector2 b, float t) => LerpUnclamped(a, b, Mathf.Clamp01(t));
        public static Vector2 LerpUnclamped(Vector2 a, Vector2 b, float t) => a + (b - a) * t;
        public static Vector2 Perpendicular(Vector2 inDirection) => new Vector2(-inDirection.y, inDirection.x);
        public static Vector2 Reflect(Vector2 inDirection, Vector2 inNormal)
            => inDirection - inNormal * (2 * Dot(inNormal, inDirection));

        public static Vector2 MoveTowards(Vector2 current, Vector2 target, float maxDistanceDelta)
        {
            Vector2 way = target - current;
            float distance = way.magnitude;
            if (distance == 0 || (maxDistanceDelta >= 0 && distance <= maxDistanceDelta))
            {
                return target;
            }
            return current + way / distance * maxDistanceDelta;
        }

        public static Vector2 ClampMagnitude(Vector2 vector, float maxLength)
        {
            float length = vector.magnitude;
            return length > maxLength ? vector / length * maxLength : vector;
        }

        public static float Angle(Vector2 from, Vector2 to)
        {
            float lengths = (float)Math.Sqrt(from.sqrMagnitude * to.sqrMagnitude);
            return lengths < kEpsilonNormalSqrt ? 0
                : (float)Math.Acos(Mathf.Clamp(Dot(from, to) / lengths, -1, 1)) * Mathf.Rad2Deg;
        }

        public static float SignedAngle(Vector2 from, Vector2 to)
            => Angle(from, to) * Mathf.Sign(from.x * to.y - from.y * to.x);

        public static Vector2 SmoothDamp(Vector2 current, Vector2 target, ref Vector2 currentVelocity, float smoothTime)
        {
            return SmoothDamp(current, target, ref currentVelocity, smoothTime, Mathf.Infinity, Time.deltaTime);
        }

        public static Vector2 SmoothDamp(Vector2 current, Vector2 target, ref Vector2 currentVelocity,
            float smoothTime, float maxSpeed)
        {
            return SmoothDamp(current, target, ref currentVelocity, smoothTime, maxSpeed, Time.deltaTime);
        }

        public static Vector2 SmoothDamp(Vector2 current, Vector2 target, ref Vector2 currentVelocity,
            float smoothTime, float maxSpeed,
            float deltaTime)
        {
            Vector3 velocity = currentVelocity;
            Vector2 result = Vector3.SmoothDamp(current, target, ref velocity, smoothTime, maxSpeed, deltaTime);
            currentVelocity = velocity;
            return result;
        }

        public bool Equals(Vector2 other) => x == other.x && y == other.y;
        public override bool Equals(object other) => other is Vector2 && Equals((Vector2)other);
        public override int GetHashCode() => x.GetHashCode() ^ (y.GetHashCode() << 2);

        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);
        public string ToString(string format, IFormatProvider formatProvider)
            => ValueText.Tuple(format, formatProvider, "F2", x, y);

        public static Vector2 operator +(Vector2 a, Vector2 b) => new Vector2(a.x + b.x, a.y + b.y);
        public static Vector2 operator -(Vector2 a, Vector2 b) => new Vector2(a.x - b.x, a.y - b.y);
        public static Vector2 operator *(Vector2 a, Vector2 b) => new Vector2(a.x * b.x, a.y * b.y);
        public static Vector2 operator /(Vector2 a, Vector2 b) => new Vector2(a.x / b.x, a.y / b.y);
        public static Vector2 operator -(Vector2 a) => new Vector2(-a.x, -a.y);
        public static Vector2 operator *(Vector2 a, float d) => new Vector2(a.x * d, a.y * d);
        public static Vector2 operator *(float d, Vector2 a) => new Vector2(a.x * d, a.y * d);
        public static Vector2 operator /(Vector2 a, float d) => new Vector2(a.x / d, a.y / d);
        public static bool operator ==(Vector2 lhs, Vector2 rhs) => (lhs - rhs).sqrMagnitude < kEpsilon * kEpsilon;
        public static bool operator !=(Vector2 lhs, Vector2 rhs) => !(lhs == rhs);
        public static implicit operator Vector2(Vector3 v) => new Vector2(v.x, v.y);
        public static implicit operator Vector3(Vector2 v) => new Vector3(v.x, v.y, 0);
    }

    /// <summary>Texts of the value types.</summary>
    internal static class ValueText
    {
        /// <summary>"(1.00, 2.00)"; without a format the type's own, without a provider the invariant one.</summary>
        internal static string Tuple(string format, IFormatProvider provider, string ownFormat, params float[] values)
        {
            string[] parts = new string[values.Length];
            for (int i = 0; i < values.Length; i++)
            {
                parts[i] = Number(format, provider, ownFormat, values[i]);
            }
            return "(" + string.Join(", ", parts) + ")";
        }

        internal static string Number(string format, IFormatProvider provider, string ownFormat, float value)
        {
            return value.ToString(string.IsNullOrEmpty(format) ? ownFormat : format, provider
                ?? CultureInfo.InvariantCulture.NumberFormat);
        }

        internal static string Tuple(string format, IFormatProvider provider, params int[] values)
        {
            string[] parts = new string[values.Length];
            for (int i = 0; i < values.Length; i++)
            {
                parts[i] = values[i].ToString(format, provider ?? CultureInfo.InvariantCulture.NumberFormat);
            }
            return "(" + string.Join(", ", parts) + ")";
        }
    }
}
