using System;

namespace UnityEngine
{
    public partial struct Matrix4x4 : IEquatable<Matrix4x4>, IFormattable
    {
        // Column after column, as the C side has them.
        public float m00;
        public float m10;
        public float m20;
        public float m30;
        public float m01;
        public float m11;
        public float m21;
        public float m31;
        public float m02;
        public float m12;
        public float m22;
        public float m32;
        public float m03;
        public float m13;
        public float m23;
        public float m33;

        public Matrix4x4(Vector4 column0, Vector4 column1, Vector4 column2, Vector4 column3)
        {
            m00 = column0.x;
            m10 = column0.y;
            m20 = column0.z;
            m30 = column0.w;
            m01 = column1.x;
            m11 = column1.y;
            m21 = column1.z;
            m31 = column1.w;
            m02 = column2.x;
            m12 = column2.y;
            m22 = column2.z;
            m32 = column2.w;
            m03 = column3.x;
            m13 = column3.y;
            m23 = column3.z;
            m33 = column3.w;
        }

        public float this[int row, int column]
        {
            get { return this[row + column * 4]; }
            set { this[row + column * 4] = value; }
        }

        public float this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return m00;
                    case 1: return m10;
                    case 2: return m20;
                    case 3: return m30;
                    case 4: return m01;
                    case 5: return m11;
                    case 6: return m21;
                    case 7: return m31;
                    case 8: return m02;
                    case 9: return m12;
                    case 10: return m22;
                    case 11: return m32;
                    case 12: return m03;
                    case 13: return m13;
                    case 14: return m23;
                    case 15: return m33;
                    default: throw new IndexOutOfRangeException("Invalid matrix index!");
                }
            }
            set
            {
                switch (index)
                {
                    case 0: m00 = value; break;
                    case 1: m10 = value; break;
                    case 2: m20 = value; break;
                    case 3: m30 = value; break;
                    case 4: m01 = value; break;
                    case 5: m11 = value; break;
                    case 6: m21 = value; break;
                    case 7: m31 = value; break;
                    case 8: m02 = value; break;
                    case 9: m12 = value; break;
                    case 10: m22 = value; break;
                    case 11: m32 = value; break;
                    case 12: m03 = value; break;
                    case 13: m13 = value; break;
                    case 14: m23 = value; break;
                    case 15: m33 = value; break;
                    default: throw new IndexOutOfRangeException("Invalid matrix index!");
                }
            }
        }

        public static Matrix4x4 zero => new Matrix4x4();
        public static Matrix4x4 identity => Scale(Vector3.one);

        public bool isIdentity => Equals(identity);
        public float determinant => Determinant(this);
        public Matrix4x4 inverse => Inverse(this);
        public Matrix4x4 transpose => Transpose(this);

        public Quaternion rotation
        {
            get
            {
                Vector3 s = lossyScale;
                if (s.x == 0 || s.y == 0 || s.z == 0)
                {
                    return Quaternion.identity;
                }
                return Quaternion.FromAxes((Vector3)GetColumn(0) / s.x, (Vector3)GetColumn(1) / s.y,
                    (Vector3)GetColumn(2) / s.z);
            }
        }

        public Vector3 lossyScale
        {
            get
            {
                Vector3 x = GetColumn(0), y = GetColumn(1), z = GetColumn(2);
                float sign = Vector3.Dot(Vector3.Cross(x, y), z) < 0 ? -1 : 1;
                return new Vector3(x.magnitude * sign, y.magnitude, z.magnitude);
            }
        }

        public Vector4 GetColumn(int index)
        {
            if (index < 0 || index > 3)
            {
                throw new IndexOutOfRangeException("Invalid column index!");
            }
            return new Vector4(this[0, index], this[1, index], this[2, index], this[3, index]);
        }

        public Vector4 GetRow(int index)
        {
            if (index < 0 || index > 3)
            {
                throw new IndexOutOfRangeException("Invalid row index!");
            }
            return new Vector4(this[index, 0], this[index, 1], this[index, 2], this[index, 3]);
        }

        public Vector3 GetPosition() => new Vector3(m03, m13, m23);

        public void SetColumn(int index, Vector4 column)
        {
            for (int i = 0; i < 4; i++)
            {
                this[i, index] = column[i];
            }
        }

        public void SetRow(int index, Vector4 row)
        {
            for (int i = 0; i < 4; i++)
            {
                this[index, i] = row[i];
            }
        }

        public void SetTRS(Vector3 pos, Quaternion q, Vector3 s)
        {
            this = TRS(pos, q, s);
        }

        public bool ValidTRS() => m30 == 0 && m31 == 0 && m32 == 0 && m33 == 1;

        public Vector3 MultiplyPoint(Vector3 point)
        {
            float w = m30 * point.x + m31 * point.y + m32 * point.z + m33;
            return MultiplyPoint3x4(point) / w;
        }

        public Vector3 MultiplyPoint3x4(Vector3 point) => MultiplyVector(point) + new Vector3(m03, m13, m23);

        public Vector3 MultiplyVector(Vector3 vector)
        {
            return new Vector3(
                m00 * vector.x + m01 * vector.y + m02 * vector.z,
                m10 * vector.x + m11 * vector.y + m12 * vector.z,
                m20 * vector.x + m21 * vector.y + m22 * vector.z);
        }

        public Plane TransformPlane(Plane plane)
        {
            Vector4 p = new Vector4(plane.normal.x, plane.normal.y, plane.normal.z, plane.distance);
            Vector4 result = Transpose(Inverse(this)) * p;
            return new Plane((Vector3)result, result.w);
        }

        public static Matrix4x4 Translate(Vector3 vector) => TRS(vector, Quaternion.identity, Vector3.one);
        public static Matrix4x4 Rotate(Quaternion q) => TRS(Vector3.zero, q, Vector3.one);

        public static Matrix4x4 Scale(Vector3 vector)
        {
            Matrix4x4 m = new Matrix4x4();
            m.m00 = vector.x;
            m.m11 = vector.y;
            m.m22 = vector.z;
            m.m33 = 1;
            return m;
        }

        public static Matrix4x4 TRS(Vector3 pos, Quaternion q, Vector3 s)
        {
            return new Matrix4x4(
                q * Vector3.right * s.x, q * Vector3.up * s.y, q * Vector3.forward * s.z,
                new Vector4(pos.x, pos.y, pos.z, 1));
        }

        public static Matrix4x4 Frustum(FrustumPlanes fp)
            => Frustum(fp.left, fp.right, fp.bottom, fp.top, fp.zNear, fp.zFar);

        /// <summary>The planes that a projection was made of.</summary>
        public FrustumPlanes decomposeProjection
        {
            get
            {
                bool isFlat = m33 == 1;
                float near = isFlat ? (m23 + 1) / m22 : m23 / (m22 - 1), far = isFlat ? (m23 - 1) / m22
                    : m23 / (m22 + 1), at = isFlat ? -1 : near;
                return new FrustumPlanes
                {
                    left = at * ((isFlat ? m03 : m02) + (isFlat ? 1 : -1)) / m00,
                        right = at * ((isFlat ? m03 : m02) + (isFlat ? -1 : 1)) / m00,
                    bottom = at * ((isFlat ? m13 : m12) + (isFlat ? 1 : -1)) / m11,
                        top = at * ((isFlat ? m13 : m12) + (isFlat ? -1 : 1)) / m11, zNear = near, zFar = far,
                };
            }
        }

        public static bool Inverse3DAffine(Matrix4x4 input, ref Matrix4x4 result)
        {
            if (Determinant(input) == 0)
            {
                result = identity;
                return false;
            }
            result = input.inverse;
            return true;
        }

        public static Matrix4x4 Transpose(Matrix4x4 m)
            => new Matrix4x4(m.GetRow(0), m.GetRow(1), m.GetRow(2), m.GetRow(3));

        public static float Determinant(Matrix4x4 m)
        {
            float sum = 0;
            for (int i = 0; i < 4; i++)
            {
                sum += m[0, i] * m.Cofactor(0, i);
            }
            return sum;
        }

        public static Matrix4x4 Inverse(Matrix4x4 m)
        {
            float det = Determinant(m);
            Matrix4x4 result = new Matrix4x4();
            if (det == 0)
            {
                return result;
            }
            for (int i = 0; i < 16; i++)
            {
                result[i / 4, i % 4] = m.Cofactor(i % 4, i / 4) / det;
            }
            return result;
        }

        private float Cofactor(int row, int column)
        {
            int r0 = row == 0 ? 1 : 0, r1 = row <= 1 ? 2 : 1, r2 = row <= 2 ? 3 : 2;
            int c0 = column == 0 ? 1 : 0, c1 = column <= 1 ? 2 : 1, c2 = column <= 2 ? 3 : 2;
            float minor = this[r0, c0] * (this[r1, c1] * this[r2, c2] - this[r1, c2] * this[r2, c1])
                - this[r0, c1] * (this[r1, c0] * this[r2, c2] - this[r1, c2] * this[r2, c0])
                + this[r0, c2] * (this[r1, c0] * this[r2, c1] - this[r1, c1] * this[r2, c0]);
            return (row + column) % 2 == 0 ? minor : -minor;
        }

        public static Matrix4x4 Ortho(float left, float right, float bottom, float top, float zNear, float zFar)
        {
            Matrix4x4 m = Scale(new Vector3(2 / (right - left), 2 / (top - bottom), -2 / (zFar - zNear)));
            m.m03 = -(right + left) / (right - left);
            m.m13 = -(top + bottom) / (top - bottom);
            m.m23 = -(zFar + zNear) / (zFar - zNear);
            return m;
        }

        public static Matrix4x4 Perspective(float fov, float aspect, float zNear, float zFar)
        {
            float top = zNear * Mathf.Tan(fov * Mathf.Deg2Rad / 2);
            return Frustum(-top * aspect, top * aspect, -top, top, zNear, zFar);
        }

        public static Matrix4x4 Frustum(float left, float right, float bottom, float top, float zNear, float zFar)
        {
            Matrix4x4 m = new Matrix4x4();
            m.m00 = 2 * zNear / (right - left);
            m.m11 = 2 * zNear / (top - bottom);
            m.m02 = (right + left) / (right - left);
            m.m12 = (top + bottom) / (top - bottom);
            m.m22 = -(zFar + zNear) / (zFar - zNear);
            m.m23 = -2 * zFar * zNear / (zFar - zNear);
            m.m32 = -1;
            return m;
        }

        public static Matrix4x4 LookAt(Vector3 from, Vector3 to, Vector3 up)
        {
            return TRS(from, Quaternion.LookRotation(to - from, up), Vector3.one);
        }

        public bool Equals(Matrix4x4 other)
        {
            return GetColumn(0).Equals(other.GetColumn(0)) && GetColumn(1).Equals(other.GetColumn(1))
                && GetColumn(2).Equals(other.GetColumn(2)) && GetColumn(3).Equals(other.GetColumn(3));
        }

        public override bool Equals(object other) => other is Matrix4x4 && Equals((Matrix4x4)other);

        public override int GetHashCode()
        {
            return GetColumn(0).GetHashCode() ^ (GetColumn(1).GetHashCode() << 2)
                ^ (GetColumn(2).GetHashCode() >> 2) ^ (GetColumn(3).GetHashCode() >> 1);
        }

        public override string ToString() => ToString(null, null);
        public string ToString(string format) => ToString(format, null);

        public string ToString(string format, IFormatProvider formatProvider)
        {
            string text = "";
            for (int i = 0; i < 16; i++)
            {
                text += ValueText.Number(format, formatProvider, "F5", this[i / 4, i % 4]) + (i % 4 == 3 ? "\n" : "\t");
            }
            return text;
        }

        public static Matrix4x4 operator *(Matrix4x4 lhs, Matrix4x4 rhs)
        {
            return new Matrix4x4(lhs * rhs.GetColumn(0), lhs * rhs.GetColumn(1), lhs * rhs.GetColumn(2),
                lhs * rhs.GetColumn(3));
        }

        public static Vector4 operator *(Matrix4x4 lhs, Vector4 vector)
        {
            return new Vector4(
                Vector4.Dot(lhs.GetRow(0), vector), Vector4.Dot(lhs.GetRow(1), vector),
                Vector4.Dot(lhs.GetRow(2), vector), Vector4.Dot(lhs.GetRow(3), vector));
        }

        public static bool operator ==(Matrix4x4 lhs, Matrix4x4 rhs)
        {
            return lhs.GetColumn(0) == rhs.GetColumn(0) && lhs.GetColumn(1) == rhs.GetColumn(1)
                && lhs.GetColumn(2) == rhs.GetColumn(2) && lhs.GetColumn(3) == rhs.GetColumn(3);
        }

        public static bool operator !=(Matrix4x4 lhs, Matrix4x4 rhs) => !(lhs == rhs);
    }
}
