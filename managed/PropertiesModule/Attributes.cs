using System;

namespace Unity.Properties
{
    // What marks properties for binding. Nothing is bound here.

    /// <summary>Names of properties, with dots between them.</summary>
    public readonly struct PropertyPath : IEquatable<PropertyPath>
    {
        private readonly string m_Path;

        public PropertyPath(string path) { m_Path = path; }
        public bool IsEmpty => string.IsNullOrEmpty(m_Path);
        public static PropertyPath FromName(string name) => new PropertyPath(name);
        public static PropertyPath AppendName(in PropertyPath path, string name)
            => path.IsEmpty ? new PropertyPath(name) : new PropertyPath(path + "." + name);
        public static PropertyPath AppendIndex(in PropertyPath path, int index)
            => new PropertyPath(path + "[" + index + "]");
        public bool Equals(PropertyPath other) => ToString() == other.ToString();
        public override bool Equals(object obj) => obj is PropertyPath && Equals((PropertyPath)obj);
        public override int GetHashCode() => ToString().GetHashCode();
        public override string ToString() => m_Path ?? "";
        public static bool operator ==(PropertyPath lhs, PropertyPath rhs) => lhs.Equals(rhs);
        public static bool operator !=(PropertyPath lhs, PropertyPath rhs) => !lhs.Equals(rhs);
    }
}
