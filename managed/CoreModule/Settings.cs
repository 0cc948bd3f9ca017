using System;
using UnityEngine.Rendering;

namespace UnityEngine
{
    /// <summary>What scripts set is remembered and changes nothing; levels are in RenderPipelines.cs.</summary>
    public sealed partial class QualitySettings : Object
    {
        private static ColorSpace? s_ColorSpace;

        /// <summary>Of the project's player settings; without them gamma.</summary>
        public static ColorSpace desiredColorSpace
        {
            get
            {
                s_ColorSpace = s_ColorSpace
                    ?? (ColorSpace)new SettingsFile("ProjectSettings.asset").Int("m_ActiveColorSpace", 0);
                return s_ColorSpace.Value;
            }
        }

        public static ColorSpace activeColorSpace => desiredColorSpace;

        private QualitySettings()
        {
        }
    }

    /// <summary>What scripts set; the scene's own are not read.</summary>
    public sealed partial class RenderSettings : Object
    {
        private RenderSettings()
        {
        }
    }

    public sealed partial class SystemInfo
    {
        public static string operatingSystem => Environment.OSVersion.VersionString;
        public static int processorCount => Environment.ProcessorCount;
        /// <summary>In megabytes.</summary>
        public static int systemMemorySize => (int)(Native.GetMemory() >> 20);
    }

    [Serializable]
    public partial struct Pose : IEquatable<Pose>
    {
        public Vector3 position;
        public Quaternion rotation;

        public static Pose identity => new Pose(Vector3.zero, Quaternion.identity);
        public Vector3 forward => rotation * Vector3.forward;
        public Vector3 right => rotation * Vector3.right;
        public Vector3 up => rotation * Vector3.up;

        public Pose GetTransformedBy(Pose lhs)
            => new Pose(lhs.position + lhs.rotation * position, lhs.rotation * rotation);
        public Pose GetTransformedBy(Transform lhs) => new Pose(lhs.TransformPoint(position), lhs.rotation * rotation);

        public bool Equals(Pose other) => position.Equals(other.position) && rotation.Equals(other.rotation);
        public override bool Equals(object obj) => obj is Pose && Equals((Pose)obj);
        public override int GetHashCode() => position.GetHashCode() ^ (rotation.GetHashCode() << 1);
        public override string ToString() => ToString("");
        public string ToString(string format)
            => "(" + position.ToString(format) + ", " + rotation.ToString(format) + ")";
        public static bool operator ==(Pose a, Pose b) => a.position == b.position && a.rotation == b.rotation;
        public static bool operator !=(Pose a, Pose b) => !(a == b);
    }
}

namespace UnityEngine.Rendering
{
}

namespace UnityEngine.Profiling
{
    public sealed partial class Profiler
    {
        [System.Diagnostics.Conditional("ENABLE_PROFILER")]
        public static void BeginSample(string name)
        {
        }

        [System.Diagnostics.Conditional("ENABLE_PROFILER")]
        public static void BeginSample(string name, Object targetObject)
        {
        }

        [System.Diagnostics.Conditional("ENABLE_PROFILER")]
        public static void EndSample()
        {
        }

        public static long GetTotalAllocatedMemoryLong() => GC.GetTotalMemory(false);
        public static long GetTotalReservedMemoryLong() => GC.GetTotalMemory(false);
        public static long GetMonoUsedSizeLong() => GC.GetTotalMemory(false);
        public static long GetMonoHeapSizeLong() => GC.GetTotalMemory(false);
    }
}
