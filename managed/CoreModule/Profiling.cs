using System;
using System.Collections.Generic;
using System.Diagnostics;
using Unity.Profiling.LowLevel;

namespace Unity.Profiling
{
    /// <summary>Nothing measures: markers begin and end, and that is all.</summary>
    public unsafe partial struct ProfilerMarker
    {
        public ProfilerMarker(string name)
        {
        }

        public ProfilerMarker(char* name, int nameLen)
        {
        }

        public ProfilerMarker(ProfilerCategory category, string name)
        {
        }

        public ProfilerMarker(ProfilerCategory category, char* name, int nameLen)
        {
        }

        public ProfilerMarker(ProfilerCategory category, string name, MarkerFlags flags)
        {
        }

        public ProfilerMarker(ProfilerCategory category, char* name, int nameLen, MarkerFlags flags)
        {
        }

        public IntPtr Handle => IntPtr.Zero;

        [Conditional("ENABLE_PROFILER")]
        public void Begin()
        {
        }

        [Conditional("ENABLE_PROFILER")]
        public void Begin(UnityEngine.Object contextUnityObject)
        {
        }

        [Conditional("ENABLE_PROFILER")]
        public void End()
        {
        }
    }

    public partial struct ProfilerCategory
    {
        private readonly string m_Name;

        public ProfilerCategory(string categoryName, ProfilerCategoryColor color)
        {
            m_Name = categoryName;
        }

        public string Name => m_Name ?? "";
        public static ProfilerCategory Render => new ProfilerCategory("Render");
        public static ProfilerCategory Scripts => new ProfilerCategory("Scripts");
        public static ProfilerCategory Gui => new ProfilerCategory("GUI");
        public static ProfilerCategory Physics => new ProfilerCategory("Physics");
        public static ProfilerCategory Animation => new ProfilerCategory("Animation");
        public static ProfilerCategory Ai => new ProfilerCategory("AI");
        public static ProfilerCategory Audio => new ProfilerCategory("Audio");
        public static ProfilerCategory Video => new ProfilerCategory("Video");
        public static ProfilerCategory Particles => new ProfilerCategory("Particles");
        public static ProfilerCategory Lighting => new ProfilerCategory("Lighting");
        public static ProfilerCategory Network => new ProfilerCategory("Network");
        public static ProfilerCategory Loading => new ProfilerCategory("Loading");
        public static ProfilerCategory Vr => new ProfilerCategory("VR");
        public static ProfilerCategory Input => new ProfilerCategory("Input");
        public static ProfilerCategory Memory => new ProfilerCategory("Memory");
        public static ProfilerCategory VirtualTexturing => new ProfilerCategory("VirtualTexturing");
        public static ProfilerCategory FileIO => new ProfilerCategory("FileIO");
        public static ProfilerCategory Internal => new ProfilerCategory("Internal");
        public override string ToString() => Name;
    }
}

namespace UnityEngine.Profiling
{
    public partial class Sampler
    {
        private readonly string m_Name;

        internal Sampler(string name)
        {
            m_Name = name;
        }
        public static Sampler Get(string name) => new Sampler(name);
    }

    public sealed partial class CustomSampler : Sampler
    {
        private CustomSampler(string name)
            : base(name)
        {
        }

        public static CustomSampler Create(string name, bool collectGpuData = false) => new CustomSampler(name);

        [Conditional("ENABLE_PROFILER")]
        public void Begin()
        {
        }

        [Conditional("ENABLE_PROFILER")]
        public void Begin(Object targetObject)
        {
        }

        [Conditional("ENABLE_PROFILER")]
        public void End()
        {
        }
    }
}
