using System;
using UnityEngine;
using static Unity.Mathematics.math;

namespace Unity.Mathematics
{
    /// <summary>A rotation: x, y, z and w of value.</summary>
    [Serializable]
    public partial struct quaternion : IEquatable<quaternion>, IFormattable
    {
        public float4 value;
        public static readonly quaternion identity = new quaternion(0, 0, 0, 1);

        public quaternion(float x, float y, float z, float w) => value = new float4(x, y, z, w);
        public quaternion(float4 value) => this.value = value;
        public quaternion(float4x4 m) => this = new quaternion(new float3x3(m));

        /// <summary>Of a matrix that only rotates: the largest of the four components is found first, the others from
        /// it.</summary>
        public quaternion(float3x3 m)
        {
            float x = m.c0.x, y = m.c1.y, z = m.c2.z;
            float4 squares = new float4(1 + x - y - z, 1 - x + y - z, 1 - x - y + z, 1 + x + y + z);
            float a = m.c1.z - m.c2.y, b = m.c2.x - m.c0.z, c = m.c0.y - m.c1.x;
            float d = m.c0.y + m.c1.x, e = m.c2.x + m.c0.z, f = m.c1.z + m.c2.y;
            float most = cmax(squares);
            value = most == squares.w ? new float4(a, b, c, most) : most == squares.x ? new float4(most, d, e, a)
                : most == squares.y ? new float4(d, most, f, b) : new float4(e, f, most, c);
            value = math.normalize(value);
        }

        public static implicit operator quaternion(float4 v) => new quaternion(v);
        public static implicit operator Quaternion(quaternion q)
            => new Quaternion(q.value.x, q.value.y, q.value.z, q.value.w);
        public static implicit operator quaternion(Quaternion q) => new quaternion(q.x, q.y, q.z, q.w);

        public static quaternion AxisAngle(float3 axis, float angle)
        {
            sincos(0.5f * angle, out float s, out float c);
            return new quaternion(new float4(axis * s, c));
        }

        public static quaternion RotateX(float angle) => AxisAngle(new float3(1, 0, 0), angle);
        public static quaternion RotateY(float angle) => AxisAngle(new float3(0, 1, 0), angle);
        public static quaternion RotateZ(float angle) => AxisAngle(new float3(0, 0, 1), angle);
        public static quaternion EulerXYZ(float3 xyz) => mul(RotateZ(xyz.z), mul(RotateY(xyz.y), RotateX(xyz.x)));
        public static quaternion EulerXZY(float3 xyz) => mul(RotateY(xyz.y), mul(RotateZ(xyz.z), RotateX(xyz.x)));
        public static quaternion EulerYXZ(float3 xyz) => mul(RotateZ(xyz.z), mul(RotateX(xyz.x), RotateY(xyz.y)));
        public static quaternion EulerYZX(float3 xyz) => mul(RotateX(xyz.x), mul(RotateZ(xyz.z), RotateY(xyz.y)));
        public static quaternion EulerZXY(float3 xyz) => mul(RotateY(xyz.y), mul(RotateX(xyz.x), RotateZ(xyz.z)));
        public static quaternion EulerZYX(float3 xyz) => mul(RotateX(xyz.x), mul(RotateY(xyz.y), RotateZ(xyz.z)));

        public static quaternion Euler(float3 xyz, RotationOrder order = RotationOrder.ZXY)
        {
            switch (order)
            {
                case RotationOrder.XYZ: return EulerXYZ(xyz);
                case RotationOrder.XZY: return EulerXZY(xyz);
                case RotationOrder.YXZ: return EulerYXZ(xyz);
                case RotationOrder.YZX: return EulerYZX(xyz);
                case RotationOrder.ZXY: return EulerZXY(xyz);
                case RotationOrder.ZYX: return EulerZYX(xyz);
            }
            return identity;
        }

        public static quaternion LookRotation(float3 forward, float3 up)
            => new quaternion(float3x3.LookRotation(forward, up));
        public static quaternion LookRotationSafe(float3 forward, float3 up)
            => new quaternion(float3x3.LookRotationSafe(forward, up));

        public bool Equals(quaternion x) => value.Equals(x.value);
        public override bool Equals(object x) => x is quaternion && Equals((quaternion)x);
        public override int GetHashCode() => (int)hash(this);
        public override string ToString()
            => string.Format("quaternion({0}f, {1}f, {2}f, {3}f)", value.x, value.y, value.z, value.w);

        public string ToString(string format, IFormatProvider formatProvider)
        {
            return "quaternion" + value.ToString(format, formatProvider).Substring("float4".Length);
        }
    }

    public static partial class math
    {
        public static quaternion quaternion(float x, float y, float z, float w) => new quaternion(x, y, z, w);
        public static quaternion quaternion(float4 value) => new quaternion(value);
        public static quaternion quaternion(float3x3 m) => new quaternion(m);
        public static quaternion quaternion(float4x4 m) => new quaternion(m);
        public static quaternion conjugate(quaternion q) => new quaternion(q.value * new float4(-1, -1, -1, 1));
        public static quaternion inverse(quaternion q)
            => new quaternion(rcp(dot(q.value, q.value)) * q.value * new float4(-1, -1, -1, 1));
        public static float dot(quaternion a, quaternion b) => dot(a.value, b.value);
        public static float length(quaternion q) => length(q.value);
        public static float lengthsq(quaternion q) => lengthsq(q.value);
        public static quaternion normalize(quaternion q) => new quaternion(normalize(q.value));
        public static quaternion normalizesafe(quaternion q) => normalizesafe(q, Mathematics.quaternion.identity);
        public static quaternion normalizesafe(quaternion q, quaternion defaultvalue)
            => new quaternion(normalizesafe(q.value, defaultvalue.value));

        public static quaternion unitexp(quaternion q)
        {
            float angle = length(q.value.xyz);
            return new quaternion(new float4(angle > 0 ? q.value.xyz / angle * sin(angle)
                : default(float3), cos(angle)));
        }

        public static quaternion exp(quaternion q) => new quaternion(unitexp(q).value * exp(q.value.w));

        public static quaternion unitlog(quaternion q)
        {
            float w = clamp(q.value.w, -1, 1);
            return new quaternion(new float4(q.value.xyz * (acos(w) * rsqrt(1 - w * w)), 0));
        }

        public static quaternion log(quaternion q)
        {
            float along = length(q.value.xyz), all = length(q.value);
            return new quaternion(new float4(along > 0 ? q.value.xyz / along * acos(clamp(q.value.w / all, -1, 1))
                : default(float3), log(all)));
        }

        public static quaternion mul(quaternion a, quaternion b)
        {
            float4 l = a.value, r = b.value;
            return new quaternion(new float4(l.w * r.xyz + r.w * l.xyz + cross(l.xyz, r.xyz),
                l.w * r.w - dot(l.xyz, r.xyz)));
        }

        public static float3 mul(quaternion q, float3 v)
        {
            float3 twice = 2 * cross(q.value.xyz, v);
            return v + q.value.w * twice + cross(q.value.xyz, twice);
        }

        public static float3 rotate(quaternion q, float3 v) => mul(q, v);
        public static float3 forward(quaternion q) => mul(q, new float3(0, 0, 1));

        public static quaternion nlerp(quaternion q1, quaternion q2, float t)
        {
            return normalize(new quaternion(lerp(q1.value, dot(q1, q2) < 0 ? -q2.value : q2.value, t)));
        }

        public static quaternion slerp(quaternion q1, quaternion q2, float t)
        {
            float cosine = dot(q1, q2);
            if (cosine < 0)
            {
                cosine = -cosine;
                q2.value = -q2.value;
            }
            if (cosine >= 0.9995f)
            {
                return nlerp(q1, q2, t);
            }
            float angle = acos(cosine), scale = rsqrt(1 - cosine * cosine);
            return new quaternion(q1.value * (sin(angle * (1 - t)) * scale) + q2.value * (sin(angle * t) * scale));
        }

        public static float angle(quaternion q1, quaternion q2)
        {
            float half = asin(length(normalize(mul(conjugate(q1), q2)).value.xyz));
            return half + half;
        }

        public static uint hash(quaternion q) => hash(q.value);
        public static float3 up() => new float3(0, 1, 0);
        public static float3 down() => new float3(0, -1, 0);
        public static float3 forward() => new float3(0, 0, 1);
        public static float3 back() => new float3(0, 0, -1);
        public static float3 left() => new float3(-1, 0, 0);
        public static float3 right() => new float3(1, 0, 0);
        public static float3 cross(float3 x, float3 y) => (x * y.yzx - x.yzx * y).yzx;
        public static double3 cross(double3 x, double3 y) => (x * y.yzx - x.yzx * y).yzx;

        public static void orthonormal_basis(float3 normal, out float3 basis1, out float3 basis2)
        {
            float sign = normal.z >= 0 ? 1 : -1, a = -1 / (sign + normal.z), b = normal.x * normal.y * a;
            basis1 = new float3(1 + sign * normal.x * normal.x * a, sign * b, -sign * normal.x);
            basis2 = new float3(b, sign + normal.y * normal.y * a, -normal.y);
        }

        public static float3x3 float3x3(float4x4 f4x4) => new float3x3(f4x4);
        public static float3x3 float3x3(quaternion rotation) => new float3x3(rotation);
        public static float4x4 float4x4(float3x3 rotation, float3 translation) => new float4x4(rotation, translation);
        public static float4x4 float4x4(quaternion rotation, float3 translation) => new float4x4(rotation, translation);
        public static float4x4 float4x4(RigidTransform transform) => new float4x4(transform);
        public static float3 rotate(float4x4 a, float3 b) => (a.c0 * b.x + a.c1 * b.y + a.c2 * b.z).xyz;
        public static float3 transform(float4x4 a, float3 b) => (a.c0 * b.x + a.c1 * b.y + a.c2 * b.z + a.c3).xyz;

        public static float3x3 orthonormalize(float3x3 i)
        {
            float3 first = normalize(i.c0), second = normalize(i.c1 - first * dot(i.c1, first));
            return new float3x3(first, second, cross(first, second));
        }

        /// <summary>Of a matrix that only rotates, scales and moves.</summary>
        public static float4x4 fastinverse(float4x4 m)
        {
            float3x3 turned = transpose(new float3x3(m));
            return new float4x4(turned, -mul(turned, m.c3.xyz));
        }
    }

    public partial struct float2
    {
        public static implicit operator Vector2(float2 v) => new Vector2(v.x, v.y);
        public static implicit operator float2(Vector2 v) => new float2(v.x, v.y);
    }

    public partial struct float3
    {
        public static implicit operator Vector3(float3 v) => new Vector3(v.x, v.y, v.z);
        public static implicit operator float3(Vector3 v) => new float3(v.x, v.y, v.z);
    }

    public partial struct float4
    {
        public static implicit operator Vector4(float4 v) => new Vector4(v.x, v.y, v.z, v.w);
        public static implicit operator float4(Vector4 v) => new float4(v.x, v.y, v.z, v.w);
    }

    public partial struct float2x2
    {
        public static float2x2 Rotate(float angle)
        {
            sincos(angle, out float s, out float c);
            return new float2x2(c, -s, s, c);
        }

        public static float2x2 Scale(float s) => Scale(s, s);
        public static float2x2 Scale(float x, float y) => new float2x2(x, 0, 0, y);
        public static float2x2 Scale(float2 v) => Scale(v.x, v.y);
    }

    public partial struct float3x3
    {
        public float3x3(float4x4 f4x4)
        {
            c0 = f4x4.c0.xyz;
            c1 = f4x4.c1.xyz;
            c2 = f4x4.c2.xyz;
        }

        public float3x3(quaternion q)
        {
            c0 = mul(q, new float3(1, 0, 0));
            c1 = mul(q, new float3(0, 1, 0));
            c2 = mul(q, new float3(0, 0, 1));
        }

        public static explicit operator float3x3(float4x4 f4x4) => new float3x3(f4x4);
        public static float3x3 Scale(float s) => Scale(s, s, s);
        public static float3x3 Scale(float x, float y, float z) => new float3x3(x, 0, 0, 0, y, 0, 0, 0, z);
        public static float3x3 Scale(float3 v) => Scale(v.x, v.y, v.z);

        public static float3x3 LookRotation(float3 forward, float3 up)
        {
            float3 side = normalize(cross(up, forward));
            return new float3x3(side, cross(forward, side), forward);
        }

        public static float3x3 LookRotationSafe(float3 forward, float3 up)
        {
            float ahead = dot(forward, forward), above = dot(up, up);
            float3 side = cross(up * rsqrt(above), forward * rsqrt(ahead));
            float least = min(min(ahead, above), dot(side, side)), most = max(max(ahead, above), dot(side, side));
            bool isSafe = least > 1e-35f && most < 1e35f && isfinite(ahead) && isfinite(above);
            return isSafe ? LookRotation(forward * rsqrt(ahead), up) : identity;
        }
    }

    public partial struct float4x4
    {
        public float4x4(float3x3 rotation, float3 translation)
        {
            c0 = new float4(rotation.c0, 0);
            c1 = new float4(rotation.c1, 0);
            c2 = new float4(rotation.c2, 0);
            c3 = new float4(translation, 1);
        }

        public float4x4(quaternion rotation, float3 translation)
            => this = new float4x4(new float3x3(rotation), translation);
        public float4x4(RigidTransform transform) => this = new float4x4(transform.rot, transform.pos);

        public static implicit operator float4x4(Matrix4x4 m)
            => new float4x4(m.GetColumn(0), m.GetColumn(1), m.GetColumn(2), m.GetColumn(3));
        public static implicit operator Matrix4x4(float4x4 m) => new Matrix4x4(m.c0, m.c1, m.c2, m.c3);

        public static float4x4 Scale(float s) => Scale(s, s, s);
        public static float4x4 Scale(float x, float y, float z)
            => new float4x4(float3x3.Scale(x, y, z), default(float3));
        public static float4x4 Scale(float3 scales) => Scale(scales.x, scales.y, scales.z);
        public static float4x4 Translate(float3 vector) => new float4x4(float3x3.identity, vector);
        public static float4x4 LookAt(float3 eye, float3 target, float3 up)
            => new float4x4(float3x3.LookRotation(normalize(target - eye), up), eye);
        public static float4x4 TRS(float3 translation, quaternion rotation, float3 scale)
            => new float4x4(mul(new float3x3(rotation), float3x3.Scale(scale)), translation);
        public static float4x4 Ortho(float width, float height, float near, float far)
            => OrthoOffCenter(-width / 2, width / 2, -height / 2, height / 2, near, far);

        public static float4x4 OrthoOffCenter(float left, float right, float bottom, float top, float near, float far)
        {
            float w = right - left, h = top - bottom, d = far - near;
            return new float4x4(2 / w, 0, 0, -(right + left) / w, 0, 2 / h, 0, -(top + bottom) / h, 0, 0, -2 / d,
                -(far + near) / d, 0, 0, 0, 1);
        }

        public static float4x4 PerspectiveFov(float verticalFov, float aspect, float near, float far)
        {
            float top = near * tan(verticalFov / 2), right = top * aspect;
            return PerspectiveOffCenter(-right, right, -top, top, near, far);
        }

        public static float4x4 PerspectiveOffCenter(float left, float right, float bottom, float top, float near,
            float far)
        {
            float w = right - left, h = top - bottom, d = near - far;
            return new float4x4(2 * near / w, 0, (left + right) / w, 0, 0, 2 * near / h, (bottom + top) / h, 0, 0, 0,
                (far + near) / d, 2 * near * far / d, 0, 0, -1, 0);
        }
    }

    /// <summary>A rotation, and then a movement.</summary>
    [Serializable]
    public partial struct RigidTransform
    {
        public quaternion rot;
        public float3 pos;
        public static readonly RigidTransform identity = new RigidTransform(quaternion.identity, default(float3));

        public RigidTransform(quaternion rotation, float3 translation)
        {
            rot = rotation;
            pos = translation;
        }

        public RigidTransform(float3x3 rotation, float3 translation)
            => this = new RigidTransform(new quaternion(rotation), translation);
        public RigidTransform(float4x4 transform)
            => this = new RigidTransform(new quaternion(transform), transform.c3.xyz);
        public static RigidTransform Translate(float3 vector) => new RigidTransform(quaternion.identity, vector);
        public bool Equals(RigidTransform x) => rot.Equals(x.rot) && pos.Equals(x.pos);
        public override bool Equals(object x) => x is RigidTransform && Equals((RigidTransform)x);
        public override int GetHashCode() => rot.GetHashCode() * 397 ^ pos.GetHashCode();

        public override string ToString()
        {
            return string.Format("RigidTransform(({0}f, {1}f, {2}f, {3}f),  ({4}f, {5}f, {6}f))", rot.value.x,
                rot.value.y, rot.value.z, rot.value.w, pos.x, pos.y, pos.z);
        }
    }

    public static partial class math
    {
        public static RigidTransform RigidTransform(quaternion rot, float3 pos) => new RigidTransform(rot, pos);
        public static RigidTransform RigidTransform(float3x3 rotation, float3 translation)
            => new RigidTransform(rotation, translation);
        public static RigidTransform RigidTransform(float4x4 transform) => new RigidTransform(transform);
        public static RigidTransform inverse(RigidTransform t)
            => new RigidTransform(inverse(t.rot), mul(inverse(t.rot), -t.pos));
        public static RigidTransform mul(RigidTransform a, RigidTransform b)
            => new RigidTransform(mul(a.rot, b.rot), mul(a.rot, b.pos) + a.pos);
        public static float4 mul(RigidTransform a, float4 pos)
            => new float4(mul(a.rot, pos.xyz) + a.pos * pos.w, pos.w);
        public static float3 rotate(RigidTransform a, float3 dir) => mul(a.rot, dir);
        public static float3 transform(RigidTransform a, float3 pos) => mul(a.rot, pos) + a.pos;
    }

    /// <summary>Noise of Unity's is not known here.</summary>
    public static class noise
    {
        private static Exception Missing(string name) => new Umcp.LeftOutException("Unity.Mathematics.noise." + name);

        public static float cnoise(float2 P) => throw Missing("cnoise");
        public static float cnoise(float3 P) => throw Missing("cnoise");
        public static float cnoise(float4 P) => throw Missing("cnoise");
        public static float pnoise(float2 P, float2 rep) => throw Missing("pnoise");
        public static float pnoise(float3 P, float3 rep) => throw Missing("pnoise");
        public static float pnoise(float4 P, float4 rep) => throw Missing("pnoise");
        public static float snoise(float2 v) => throw Missing("snoise");
        public static float snoise(float3 v) => throw Missing("snoise");
        public static float snoise(float3 v, out float3 gradient) => throw Missing("snoise");
        public static float snoise(float4 v) => throw Missing("snoise");
        public static float2 cellular(float2 P) => throw Missing("cellular");
        public static float2 cellular(float3 P) => throw Missing("cellular");
        public static float2 cellular2x2(float2 P) => throw Missing("cellular2x2");
        public static float2 cellular2x2x2(float3 P) => throw Missing("cellular2x2x2");
        public static float srnoise(float2 pos) => throw Missing("srnoise");
        public static float srnoise(float2 pos, float rot) => throw Missing("srnoise");
        public static float psrnoise(float2 pos, float2 per) => throw Missing("psrnoise");
        public static float psrnoise(float2 pos, float2 per, float rot) => throw Missing("psrnoise");
        public static float3 srdnoise(float2 pos) => throw Missing("srdnoise");
        public static float3 srdnoise(float2 pos, float rot) => throw Missing("srdnoise");
        public static float3 psrdnoise(float2 pos, float2 per) => throw Missing("psrdnoise");
        public static float3 psrdnoise(float2 pos, float2 per, float rot) => throw Missing("psrdnoise");
    }
}
