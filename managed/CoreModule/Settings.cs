using System;
using UnityEngine.Rendering;

namespace UnityEngine
{
    public enum ShadowQuality
    {
        Disable = 0,
        HardOnly = 1,
        All = 2
    }

    public enum AnisotropicFiltering
    {
        Disable = 0,
        Enable = 1,
        ForceEnable = 2
    }

    public enum FogMode
    {
        Linear = 1,
        Exponential = 2,
        ExponentialSquared = 3
    }

    public enum DeviceType
    {
        Unknown = 0,
        Handheld = 1,
        Console = 2,
        Desktop = 3
    }

    public enum OperatingSystemFamily
    {
        Other = 0,
        MacOSX = 1,
        Windows = 2,
        Linux = 3
    }

    /// <summary>What scripts set is remembered and changes nothing; levels are in RenderPipelines.cs.</summary>
    public sealed partial class QualitySettings : Object
    {
        private static ColorSpace? s_ColorSpace;

        /// <summary>Of the project's player settings; without them gamma.</summary>
        public static ColorSpace desiredColorSpace
        {
            get
            {
                s_ColorSpace = s_ColorSpace ?? (ColorSpace)new SettingsFile("ProjectSettings.asset").Int("m_ActiveColorSpace", 0);
                return s_ColorSpace.Value;
            }
        }

        public static ColorSpace activeColorSpace => desiredColorSpace;

        private QualitySettings()
        {
        }

        public static int vSyncCount { get; set; }
        public static int antiAliasing { get; set; }
        public static float shadowDistance { get; set; } = 150;
        public static ShadowQuality shadows { get; set; } = ShadowQuality.All;
        public static int pixelLightCount { get; set; } = 4;
        public static float lodBias { get; set; } = 1;
        public static int maximumLODLevel { get; set; }
        public static bool softParticles { get; set; }
        public static bool realtimeReflectionProbes { get; set; } = true;
        public static AnisotropicFiltering anisotropicFiltering { get; set; } = AnisotropicFiltering.Enable;
    }

    /// <summary>What scripts set; the scene's own are not read.</summary>
    public sealed partial class RenderSettings : Object
    {
        private RenderSettings()
        {
        }

        public static bool fog { get; set; }
        public static Color fogColor { get; set; } = Color.gray;
        public static FogMode fogMode { get; set; } = FogMode.ExponentialSquared;
        public static float fogDensity { get; set; } = 0.01f;
        public static float fogStartDistance { get; set; }
        public static float fogEndDistance { get; set; } = 300;
        public static AmbientMode ambientMode { get; set; }
        public static Color ambientLight { get; set; } = new Color(0.212f, 0.227f, 0.259f);
        public static Color ambientSkyColor { get; set; } = new Color(0.212f, 0.227f, 0.259f);
        public static Color ambientEquatorColor { get; set; } = new Color(0.114f, 0.125f, 0.133f);
        public static Color ambientGroundColor { get; set; } = new Color(0.047f, 0.043f, 0.035f);
        public static float ambientIntensity { get; set; } = 1;
        public static float reflectionIntensity { get; set; } = 1;
        public static Material skybox { get; set; }
        public static Light sun { get; set; }
    }

    public sealed partial class SystemInfo
    {
        public const string unsupportedIdentifier = "n/a";

        public static string operatingSystem => Environment.OSVersion.VersionString;
        public static OperatingSystemFamily operatingSystemFamily => OperatingSystemFamily.Linux;
        public static string processorType => unsupportedIdentifier;
        public static int processorCount => Environment.ProcessorCount;
        /// <summary>In megabytes.</summary>
        public static int systemMemorySize => (int)(Native.GetMemory() >> 20);

        public static int graphicsMemorySize => 0;
        public static string graphicsDeviceName => "Null Device";
        public static string graphicsDeviceVendor => unsupportedIdentifier;
        public static string graphicsDeviceVersion => unsupportedIdentifier;
        public static GraphicsDeviceType graphicsDeviceType => GraphicsDeviceType.Null;
        public static int graphicsShaderLevel => 0;
        public static int maxTextureSize => 16384;
        public static string deviceUniqueIdentifier => unsupportedIdentifier;
        public static string deviceName => unsupportedIdentifier;
        public static string deviceModel => unsupportedIdentifier;
        public static DeviceType deviceType => DeviceType.Desktop;
        public static bool supportsAccelerometer => false;
        public static bool supportsGyroscope => false;
        public static bool supportsLocationService => false;
        public static bool supportsVibration => false;
        public static bool supportsAudio => false;
        public static bool supportsInstancing => false;
        public static bool supportsComputeShaders => false;
        public static bool supportsShadows => false;
        public static float batteryLevel => -1;
    }

    [Serializable]
    public struct Pose : IEquatable<Pose>
    {
        public Vector3 position;
        public Quaternion rotation;

        public Pose(Vector3 position, Quaternion rotation)
        {
            this.position = position;
            this.rotation = rotation;
        }

        public static Pose identity => new Pose(Vector3.zero, Quaternion.identity);
        public Vector3 forward => rotation * Vector3.forward;
        public Vector3 right => rotation * Vector3.right;
        public Vector3 up => rotation * Vector3.up;

        public Pose GetTransformedBy(Pose lhs) => new Pose(lhs.position + lhs.rotation * position, lhs.rotation * rotation);
        public Pose GetTransformedBy(Transform lhs) => new Pose(lhs.TransformPoint(position), lhs.rotation * rotation);

        public bool Equals(Pose other) => position.Equals(other.position) && rotation.Equals(other.rotation);
        public override bool Equals(object obj) => obj is Pose && Equals((Pose)obj);
        public override int GetHashCode() => position.GetHashCode() ^ (rotation.GetHashCode() << 1);
        public override string ToString() => ToString("");
        public string ToString(string format) => "(" + position.ToString(format) + ", " + rotation.ToString(format) + ")";
        public static bool operator ==(Pose a, Pose b) => a.position == b.position && a.rotation == b.rotation;
        public static bool operator !=(Pose a, Pose b) => !(a == b);
    }
}

namespace UnityEngine.Rendering
{
    public enum AmbientMode
    {
        Skybox = 0,
        Trilight = 1,
        Flat = 3,
        Custom = 4
    }

    public enum GraphicsDeviceType
    {
        Direct3D11 = 2,
        Null = 4,
        OpenGLES2 = 8,
        OpenGLES3 = 11,
        Metal = 16,
        OpenGLCore = 17,
        Direct3D12 = 18,
        Vulkan = 21,
        OpenGL2 = 0,
        Direct3D9 = 1,
        PlayStation3 = 3,
        Xbox360 = 6,
        PlayStationVita = 12,
        PlayStation4 = 13,
        XboxOne = 14,
        PlayStationMobile = 15,
        N3DS = 19,
        Switch = 22,
        XboxOneD3D12 = 23,
        GameCoreXboxOne = 24,
        GameCoreXboxSeries = 25,
        PlayStation5 = 26,
        PlayStation5NGGC = 27
    }
}

namespace UnityEngine.Profiling
{
    public sealed partial class Profiler
    {
        public static bool enabled { get; set; }
        public static bool supported => false;

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
