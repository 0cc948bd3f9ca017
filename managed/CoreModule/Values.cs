using System;

namespace UnityEngine
{
    /// <summary>Values of native objects that are more than one number.</summary>
    internal static class Values
    {
        internal static Vector4 GetVector(IntPtr o, int slot)
        {
            Vector4 value;
            Native.GetVector(o, slot, out value);
            return value;
        }

        internal static void SetVector(IntPtr o, int slot, Vector4 value)
        {
            Native.SetVector(o, slot, ref value);
        }

        internal static Rect GetRect(IntPtr o, int slot)
        {
            Vector4 v = GetVector(o, slot);
            return new Rect(v.x, v.y, v.z, v.w);
        }

        internal static void SetRect(IntPtr o, int slot, Rect value)
        {
            SetVector(o, slot, new Vector4(value.x, value.y, value.width, value.height));
        }

        internal static Quaternion GetRotation(IntPtr o, int slot)
        {
            Vector4 v = GetVector(o, slot);
            return new Quaternion(v.x, v.y, v.z, v.w);
        }

        internal static void SetRotation(IntPtr o, int slot, Quaternion value)
        {
            SetVector(o, slot, new Vector4(value.x, value.y, value.z, value.w));
        }

        /// <summary>World bounds of a collider or renderer; where there are none, a point at its place.</summary>
        internal static Bounds GetBounds(Component component)
        {
            Vector3 center, extents;
            return Native.GetBounds(component.Ptr, out center, out extents)
                ? new Bounds(center, extents * 2) : new Bounds(component.transform.position, Vector3.zero);
        }
    }
}
