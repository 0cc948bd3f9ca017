using System;

namespace UnityEngine
{
    // Names of values that Unity keeps for old code; Older.cs has those of objects. Angles are radians here.

    public partial struct Quaternion
    {
        [Obsolete]
        public static Quaternion EulerRotation(float x, float y, float z) => EulerRotation(new Vector3(x, y, z));
        [Obsolete] public static Quaternion EulerRotation(Vector3 euler) => Euler(euler * Mathf.Rad2Deg);
        [Obsolete]
        public static Quaternion EulerAngles(float x, float y, float z) => EulerRotation(new Vector3(x, y, z));
        [Obsolete] public static Quaternion EulerAngles(Vector3 euler) => EulerRotation(euler);
        [Obsolete]
        public static Quaternion AxisAngle(Vector3 axis, float angle) => AngleAxis(Mathf.Rad2Deg * angle, axis);
        [Obsolete] public static Vector3 ToEulerAngles(Quaternion rotation) => rotation.ToEuler();
        [Obsolete] public void SetEulerRotation(float x, float y, float z) => this = EulerRotation(x, y, z);
        [Obsolete] public void SetEulerRotation(Vector3 euler) => this = EulerRotation(euler);
        [Obsolete] public void SetEulerAngles(float x, float y, float z) => this = EulerRotation(x, y, z);
        [Obsolete] public void SetEulerAngles(Vector3 euler) => this = EulerRotation(euler);
        [Obsolete] public void SetAxisAngle(Vector3 axis, float angle) => this = AxisAngle(axis, angle);
        [Obsolete] public Vector3 ToEulerAngles() => ToEuler();

        [Obsolete]
        public Vector3 ToEuler()
        {
            Vector3 angles = eulerAngles;
            return new Vector3(Mathf.DeltaAngle(0, angles.x), Mathf.DeltaAngle(0, angles.y),
                Mathf.DeltaAngle(0, angles.z)) * Mathf.Deg2Rad;
        }

        [Obsolete]
        public void ToAxisAngle(out Vector3 axis, out float angle)
        {
            ToAngleAxis(out angle, out axis);
            angle *= Mathf.Deg2Rad;
        }
    }

    public partial struct Vector3
    {
        [Obsolete] public static Vector3 fwd => forward;
        [Obsolete]
        public static float AngleBetween(Vector3 from, Vector3 to)
            => Mathf.Acos(Mathf.Clamp(Dot(from.normalized, to.normalized), -1, 1));
        [Obsolete]
        public static Vector3 Exclude(Vector3 excludeThis, Vector3 fromThat) => ProjectOnPlane(fromThat, excludeThis);
    }

    public partial struct Rect
    {
        [Obsolete] public float left => xMin;
        [Obsolete] public float right => xMax;
        [Obsolete] public float top => yMin;
        [Obsolete] public float bottom => yMax;
    }

    public sealed partial class LineRenderer
    {
        [Obsolete] public void SetVertexCount(int count) => positionCount = count;

        [Obsolete]
        public void SetWidth(float start, float end)
        {
            startWidth = start;
            endWidth = end;
        }

        [Obsolete]
        public void SetColors(Color start, Color end)
        {
            startColor = start;
            endColor = end;
        }
    }
}
