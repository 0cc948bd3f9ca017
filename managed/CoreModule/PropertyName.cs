using System;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>A text as a number: equal texts have equal numbers, within one run.</summary>
    public struct PropertyName : IEquatable<PropertyName>
    {
        private static readonly Dictionary<string, int> s_Ids = new Dictionary<string, int>();
        private readonly int m_Id; // 0: of no text

        public PropertyName(string name)
        {
            m_Id = 0;
            lock (s_Ids)
            {
                if (!string.IsNullOrEmpty(name) && !s_Ids.TryGetValue(name, out m_Id))
                {
                    s_Ids[name] = m_Id = s_Ids.Count + 1;
                }
            }
        }

        public PropertyName(PropertyName other)
        {
            m_Id = other.m_Id;
        }

        public PropertyName(int id)
        {
            m_Id = id;
        }

        public static bool IsNullOrEmpty(PropertyName prop) => prop.m_Id == 0;
        public bool Equals(PropertyName other) => m_Id == other.m_Id;
        public override bool Equals(object other) => other is PropertyName && Equals((PropertyName)other);
        public override int GetHashCode() => m_Id;
        public override string ToString() => "Unknown:" + m_Id;
        public static bool operator ==(PropertyName lhs, PropertyName rhs) => lhs.m_Id == rhs.m_Id;
        public static bool operator !=(PropertyName lhs, PropertyName rhs) => lhs.m_Id != rhs.m_Id;
        public static implicit operator PropertyName(string name) => new PropertyName(name);
        public static implicit operator PropertyName(int id) => new PropertyName(id);
    }

    public static class Snapping
    {
        public static float Snap(float val, float snap) => Mathf.Approximately(snap, 0) ? val
            : snap * Mathf.Round(val / snap);
        public static Vector2 Snap(Vector2 val, Vector2 snap) => new Vector2(Snap(val.x, snap.x), Snap(val.y, snap.y));

        public static Vector3 Snap(Vector3 val, Vector3 snap, SnapAxis axis = SnapAxis.All)
        {
            return new Vector3((axis & SnapAxis.X) != 0 ? Snap(val.x, snap.x) : val.x, (axis & SnapAxis.Y) != 0
                ? Snap(val.y, snap.y) : val.y,
                (axis & SnapAxis.Z) != 0 ? Snap(val.z, snap.z) : val.z);
        }
    }
}
