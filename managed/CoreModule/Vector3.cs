using System;

namespace UnityEngine
{
    public partial struct Vector3 : IEquatable<Vector3>, IFormattable
    {
        public float x;
        public float y;
        public float z;

        public Vector3(float x, float y)
        {
            this.x = x;
            this.y = y;
            z = 0;
        }

        public float this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return x;
                    case 1: return y;
                    case 2: return z;
                    default: throw new IndexOutOfRangeException("Invalid Vector3 index!");
                }
            }
            set
            {
                switch (index)
                {
                    case 0: x = value; break;
                    case 1: y = value; break;
                    case 2: z = value; break;
                    default: throw new IndexOutOfRangeException("Invalid Vector3 index!");
                }
            }
        }

        public static Vector3 zero => new Vector3(0, 0, 0);
        public static Vector3 one => new Vector3(1, 1, 1);
        public static Vector3 forward => new Vector3(0, 0, 1);
        public static Vector3 back => new Vector3(0, 0, -1);
        public static Vector3 up => new Vector3(0, 1, 0);
        public static Vector3 down => new Vector3(0, -1, 0);
        public static Vector3 left => new Vector3(-1, 0, 0);
        public static Vector3 right => new Vector3(1, 0, 0);
        public static Vector3 positiveInfinity
            => new Vector3(float.PositiveInfinity, float.PositiveInfinity, float.PositiveInfinity);
        public static Vector3 negativeInfinity
            => new Vector3(float.NegativeInfinity, float.NegativeInfinity, float.NegativeInfinity);

        public float sqrMagnitude => x * x + y * y + z * z;
        public float magnitude => (float)Math.Sqrt(x * x + y * y + z * z);
        public Vector3 normalized => Normalize(this);

        public void Set(float newX, float newY, float newZ)
        {
            x = newX;
            y = newY;
            z = newZ;
        }

        public void Scale(Vector3 scale)
        {
            x *= scale.x;
            y *= scale.y;
            z *= scale.z;
        }

        public void Normalize()
        {
            this = Normalize(this);
        }

        public static Vector3 Normalize(Vector3 value)
        {
            float length = value.magnitude;
            return length > kEpsilon ? value / length : zero;
        }

        public static float Magnitude(Vector3 vector) => vector.magnitude;
        public static float SqrMagnitude(Vector3 vector) => vector.sqrMagnitude;
        public static float Dot(Vector3 lhs, Vector3 rhs) => lhs.x * rhs.x + lhs.y * rhs.y + lhs.z * rhs.z;
        public static float Distance(Vector3 a, Vector3 b) => (a - b).magnitude;
        public static Vector3 Scale(Vector3 a, Vector3 b) => new Vector3(a.x * b.x, a.y * b.y, a.z * b.z);
        public static Vector3 Lerp(Vector3 a, Vector3 b, float t) => LerpUnclamped(a, b, Mathf.Clamp01(t));
        public static Vector3 LerpUnclamped(Vector3 a, Vector3 b, float t) => a + (b - a) * t;
        public static Vector3 Reflect(Vector3 inDirection, Vector3 inNormal)
            => inDirection - inNormal * (2 * Dot(inNormal, inDirection));

        public static Vector3 Min(Vector3 lhs, Vector3 rhs)
        {
            return new Vector3(Mathf.Min(lhs.x, rhs.x), Mathf.Min(lhs.y, rhs.y), Mathf.Min(lhs.z, rhs.z));
        }

        public static Vector3 Max(Vector3 lhs, Vector3 rhs)
        {
            return new Vector3(Mathf.Max(lhs.x, rhs.x), Mathf.Max(lhs.y, rhs.y), Mathf.Max(lhs.z, rhs.z));
        }

        public static Vector3 Cross(Vector3 lhs, Vector3 rhs)
        {
            return new Vector3(lhs.y * rhs.z - lhs.z * rhs.y, lhs.z * rhs.x - lhs.x * rhs.z,
                lhs.x * rhs.y - lhs.y * rhs.x);
        }

        public static Vector3 Project(Vector3 vector, Vector3 onNormal)
        {
            float square = onNormal.sqrMagnitude;
            return square < Mathf.Epsilon ? zero : onNormal * (Dot(vector, onNormal) / square);
        }

        public static Vector3 ProjectOnPlane(Vector3 vector, Vector3 planeNormal)
            => vector - Project(vector, planeNormal);

        public static float Angle(Vector3 from, Vector3 to)
        {
            float lengths = (float)Math.Sqrt(from.sqrMagnitude * to.sqrMagnitude);
            return lengths < kEpsilonNormalSqrt ? 0
                : (float)Math.Acos(Mathf.Clamp(Dot(from, to) / lengths, -1, 1)) * Mathf.Rad2Deg;
        }

        public static float SignedAngle(Vector3 from, Vector3 to, Vector3 axis)
            => Angle(from, to) * Mathf.Sign(Dot(axis, Cross(from, to)));

        public static Vector3 ClampMagnitude(Vector3 vector, float maxLength)
        {
            float length = vector.magnitude;
            return length > maxLength ? vector / length * maxLength : vector;
        }

        public static Vector3 MoveTowards(Vector3 current, Vector3 target, float maxDistanceDelta)
        {
            Vector3 way = target - current;
            float distance = way.magnitude;
            if (distance == 0 || (maxDistanceDelta >= 0 && distance <= maxDistanceDelta))
            {
                return target;
            }
            return current + way / distance * maxDistanceDelta;
        }

        public static Vector3 RotateTowards(Vector3 current, Vector3 target, float maxRadiansDelta,
            float maxMagnitudeDelta)
        {
            if (current.magnitude < kEpsilon || target.magnitude < kEpsilon)
            {
                return MoveTowards(current, target, maxMagnitudeDelta); // nothing has no direction
            }
            float length = Mathf.MoveTowards(current.magnitude, target.magnitude, maxMagnitudeDelta);
            float angle = Angle(current, target) * Mathf.Deg2Rad;
            Vector3 direction = angle < 1e-6f ? target.normalized
                : SlerpUnclamped(current.normalized, target.normalized,
                Mathf.Clamp(maxRadiansDelta / angle, 1 - Mathf.PI / angle, 1));
            return direction * length;
        }

        public static Vector3 Slerp(Vector3 a, Vector3 b, float t) => SlerpUnclamped(a, b, Mathf.Clamp01(t));

        public static Vector3 SlerpUnclamped(Vector3 a, Vector3 b, float t)
        {
            float lengthA = a.magnitude, lengthB = b.magnitude;
            if (lengthA < kEpsilon || lengthB < kEpsilon)
            {
                return LerpUnclamped(a, b, t);
            }
            Vector3 from = a / lengthA, to = b / lengthB;
            float length = Mathf.LerpUnclamped(lengthA, lengthB, t);
            float cos = Mathf.Clamp(Dot(from, to), -1, 1);
            if (cos > 1 - kEpsilon)
            {
                return LerpUnclamped(from, to, t).normalized * length;
            }
            // Opposite directions have no plane of their own: any axis across will do.
            Vector3 axis = cos < -1 + kEpsilon ? AnyAcross(from) : Cross(from, to).normalized;
            return Quaternion.AngleAxis(Mathf.Acos(cos) * t * Mathf.Rad2Deg, axis) * from * length;
        }

        internal static Vector3 AnyAcross(Vector3 v)
        {
            return Cross(v, Math.Abs(v.x) < 0.9f * v.magnitude ? right : up).normalized;
        }

        public static void OrthoNormalize(ref Vector3 normal, ref Vector3 tangent)
        {
            normal = normal.sqrMagnitude > kEpsilon * kEpsilon ? normal.normalized : right;
            tangent = ProjectOnPlane(tangent, normal);
            tangent = tangent.sqrMagnitude > kEpsilon * kEpsilon ? tangent.normalized : AnyAcross(normal);
        }

        public static void OrthoNormalize(ref Vector3 normal, ref Vector3 tangent, ref Vector3 binormal)
        {
            OrthoNormalize(ref normal, ref tangent);
            Vector3 cross = Cross(normal, tangent);
            binormal = Dot(cross, binormal) < 0 ? -cross : cross;
        }

        public static Vector3 SmoothDamp(Vector3 current, Vector3 target, ref Vector3 currentVelocity, float smoothTime)
        {
            return SmoothDamp(current, target, ref currentVelocity, smoothTime, Mathf.Infinity, Time.deltaTime);
        }

        public static Vector3 SmoothDamp(Vector3 current, Vector3 target, ref Vector3 currentVelocity,
            float smoothTime, float maxSpeed)
        {
            return SmoothDamp(current, target, ref currentVelocity, smoothTime, maxSpeed, Time.deltaTime);
        }

        /// <summary>A critically damped spring, see Mathf.SmoothDamp; the speed limit is that of the whole
        /// vector.</summary>
        public static Vector3 SmoothDamp(Vector3 current, Vector3 target, ref Vector3 currentVelocity,
            float smoothTime, float maxSpeed,
            float deltaTime)
        {
            smoothTime = Mathf.Max(0.0001F, smoothTime);
            float decay = Mathf.SpringDecay(smoothTime, deltaTime);
            float omega = 2F / smoothTime;
            Vector3 change = ClampMagnitude(current - target, maxSpeed * smoothTime);
            Vector3 goal = current - change;
            Vector3 pull = (currentVelocity + omega * change) * deltaTime;
            Vector3 result = goal + (change + pull) * decay;
            currentVelocity = (currentVelocity - omega * pull) * decay;
            if (Dot(target - current, result - target) > 0)
            {
                result = target;
                currentVelocity = zero;
            }
            return result;
        }

        public bool Equals(Vector3 other) => x == other.x && y == other.y && z == other.z;
        public override bool Equals(object other) => other is Vector3 && Equals((Vector3)other);
        public override int GetHashCode() => x.GetHashCode() ^ (y.GetHashCode() << 2) ^ (z.GetHashCode() >> 2);

        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);
        public string ToString(string format, IFormatProvider formatProvider)
            => ValueText.Tuple(format, formatProvider, "F2", x, y, z);

        public static Vector3 operator +(Vector3 a, Vector3 b) => new Vector3(a.x + b.x, a.y + b.y, a.z + b.z);
        public static Vector3 operator -(Vector3 a, Vector3 b) => new Vector3(a.x - b.x, a.y - b.y, a.z - b.z);
        public static Vector3 operator -(Vector3 a) => new Vector3(-a.x, -a.y, -a.z);
        public static Vector3 operator *(Vector3 a, float d) => new Vector3(a.x * d, a.y * d, a.z * d);
        public static Vector3 operator *(float d, Vector3 a) => new Vector3(a.x * d, a.y * d, a.z * d);
        public static Vector3 operator /(Vector3 a, float d) => new Vector3(a.x / d, a.y / d, a.z / d);
        public static bool operator ==(Vector3 lhs, Vector3 rhs) => (lhs - rhs).sqrMagnitude < kEpsilon * kEpsilon;
        public static bool operator !=(Vector3 lhs, Vector3 rhs) => !(lhs == rhs);
    }
}
