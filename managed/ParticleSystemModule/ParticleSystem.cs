using System;

namespace UnityEngine
{
    public enum ParticleSystemStopBehavior
    {
        StopEmittingAndClear = 0,
        StopEmitting = 1
    }

    public enum ParticleSystemStopAction
    {
        None = 0,
        Disable = 1,
        Destroy = 2,
        Callback = 3
    }

    public enum ParticleSystemScalingMode
    {
        Hierarchy = 0,
        Local = 1,
        Shape = 2
    }

    public enum ParticleSystemCullingMode
    {
        Automatic = 0,
        PauseAndCatchup = 1,
        Pause = 2,
        AlwaysSimulate = 3
    }

    public enum ParticleSystemRenderMode
    {
        Billboard = 0,
        Stretch = 1,
        HorizontalBillboard = 2,
        VerticalBillboard = 3,
        Mesh = 4,
        None = 5
    }

    public enum ParticleSystemSortMode
    {
        None = 0,
        Distance = 1,
        OldestInFront = 2,
        YoungestInFront = 3,
        Depth = 4,
        DistanceReverse = 5,
        DepthReverse = 6
    }

    public enum ParticleSystemRenderSpace
    {
        View = 0,
        World = 1,
        Local = 2,
        Facing = 3,
        Velocity = 4
    }

    /// <summary>No particle is ever made: whether it plays is what scripts last asked for, and how long that lasts.</summary>
    public sealed partial class ParticleSystem : Component
    {
        /// <summary>A view of the system's own values.</summary>
        public partial struct MainModule
        {
            private static readonly int s_Duration = SlotOf("lengthInSec");
            private static readonly int s_Loop = SlotOf("looping");
            private static readonly int s_Prewarm = SlotOf("prewarm");
            private static readonly int s_PlayOnAwake = SlotOf("playOnAwake");
            private static readonly int s_SimulationSpeed = SlotOf("simulationSpeed");
            private static readonly int s_MaxParticles = SlotOf("InitialModule.maxNumParticles");
            private static readonly int s_UseUnscaledTime = SlotOf("useUnscaledTime");
            private static readonly int s_StopAction = SlotOf("stopAction");
            private static readonly int s_ScalingMode = SlotOf("scalingMode");
            private static readonly int s_CullingMode = SlotOf("cullingMode");
            private static readonly int s_CustomSimulationSpace = SlotOf("moveWithCustomTransform");

            private static int SlotOf(string key) => Native.Slot("UnityEngine.ParticleSystem", key);

            private readonly ParticleSystem m_ParticleSystem;

            internal MainModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public float duration
            {
                get { return Native.GetFloat(m_ParticleSystem.Ptr, s_Duration); }
                set { Native.SetFloat(m_ParticleSystem.Ptr, s_Duration, value); }
            }

            public bool loop
            {
                get { return Native.GetInt(m_ParticleSystem.Ptr, s_Loop) != 0; }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_Loop, value ? 1 : 0); }
            }

            public bool prewarm
            {
                get { return Native.GetInt(m_ParticleSystem.Ptr, s_Prewarm) != 0; }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_Prewarm, value ? 1 : 0); }
            }

            public bool playOnAwake
            {
                get { return Native.GetInt(m_ParticleSystem.Ptr, s_PlayOnAwake) != 0; }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_PlayOnAwake, value ? 1 : 0); }
            }

            public float simulationSpeed
            {
                get { return Native.GetFloat(m_ParticleSystem.Ptr, s_SimulationSpeed); }
                set { Native.SetFloat(m_ParticleSystem.Ptr, s_SimulationSpeed, value); }
            }

            public int maxParticles
            {
                get { return Native.GetInt(m_ParticleSystem.Ptr, s_MaxParticles); }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_MaxParticles, value); }
            }

            public bool useUnscaledTime
            {
                get { return Native.GetInt(m_ParticleSystem.Ptr, s_UseUnscaledTime) != 0; }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_UseUnscaledTime, value ? 1 : 0); }
            }

            public ParticleSystemStopAction stopAction
            {
                get { return (ParticleSystemStopAction)Native.GetInt(m_ParticleSystem.Ptr, s_StopAction); }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_StopAction, (int)value); }
            }

            public ParticleSystemScalingMode scalingMode
            {
                get { return (ParticleSystemScalingMode)Native.GetInt(m_ParticleSystem.Ptr, s_ScalingMode); }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_ScalingMode, (int)value); }
            }

            public ParticleSystemCullingMode cullingMode
            {
                get { return (ParticleSystemCullingMode)Native.GetInt(m_ParticleSystem.Ptr, s_CullingMode); }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_CullingMode, (int)value); }
            }

            public Transform customSimulationSpace
            {
                get { return (Transform)Native.GetObject(m_ParticleSystem.Ptr, s_CustomSimulationSpace); }
                set { Native.SetObject(m_ParticleSystem.Ptr, s_CustomSimulationSpace, value); }
            }
        }

        public partial struct EmissionModule
        {
            private static readonly int s_Enabled = Native.Slot("UnityEngine.ParticleSystem", "EmissionModule.enabled");

            private readonly ParticleSystem m_ParticleSystem;

            internal EmissionModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled
            {
                get { return Native.GetInt(m_ParticleSystem.Ptr, s_Enabled) != 0; }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_Enabled, value ? 1 : 0); }
            }
        }

        private static readonly int s_IsPlaying = Native.Slot("UnityEngine.ParticleSystem", "m_IsPlaying");
        private static readonly int s_IsPaused = Native.Slot("UnityEngine.ParticleSystem", "m_IsPaused");
        private static readonly int s_Time = Native.Slot("UnityEngine.ParticleSystem", "m_Time");
        private static readonly int s_RandomSeed = Native.Slot("UnityEngine.ParticleSystem", "randomSeed");
        private static readonly int s_AutoRandomSeed = Native.Slot("UnityEngine.ParticleSystem", "autoRandomSeed");

        public MainModule main => new MainModule(this);
        public EmissionModule emission => new EmissionModule(this);
        private float m_Since = -1; // when it was seen to begin

        public bool isPlaying
        {
            get
            {
                int said = Native.GetInt(Ptr, s_IsPlaying);
                bool isAwake = said < 0 && main.playOnAwake && gameObject.activeInHierarchy;
                m_Since = m_Since < 0 && (isAwake || said > 0) ? Time.time : m_Since;
                return (isAwake || said > 0) && (main.loop || Time.time - m_Since <= Length);
            }
        }

        /// <summary>Until the last particle is gone.</summary>
        private float Length
        {
            get
            {
                MinMaxCurve? life = Stored("MainModule.startLifetime", typeof(MinMaxCurve)) as MinMaxCurve?;
                return (main.duration + (life == null ? 0 : life.Value.constantMax)) / Mathf.Max(main.simulationSpeed, float.Epsilon);
            }
        }

        public bool isPaused => Native.GetInt(Ptr, s_IsPaused) != 0;
        public bool isStopped => !isPlaying && !isPaused;
        public bool isEmitting => isPlaying && emission.enabled;
        public int particleCount => 0;

        public float time
        {
            get { return Native.GetFloat(Ptr, s_Time); }
            set { Native.SetFloat(Ptr, s_Time, value); }
        }

        public uint randomSeed
        {
            get { return unchecked((uint)Native.GetInt(Ptr, s_RandomSeed)); }
            set { Native.SetInt(Ptr, s_RandomSeed, unchecked((int)value)); }
        }

        public bool useAutoRandomSeed
        {
            get { return Native.GetInt(Ptr, s_AutoRandomSeed) != 0; }
            set { Native.SetInt(Ptr, s_AutoRandomSeed, value ? 1 : 0); }
        }

        public void Play()
        {
            Play(true);
        }

        public void Play(bool withChildren)
        {
            Each(withChildren, s => s.SetState(true, false));
        }

        public void Pause()
        {
            Pause(true);
        }

        public void Pause(bool withChildren)
        {
            Each(withChildren, s => s.SetState(false, s.isPlaying || s.isPaused));
        }

        public void Stop()
        {
            Stop(true);
        }

        public void Stop(bool withChildren)
        {
            Stop(withChildren, ParticleSystemStopBehavior.StopEmitting);
        }

        public void Stop(bool withChildren, ParticleSystemStopBehavior stopBehavior)
        {
            Each(withChildren, s => s.SetState(false, false));
        }

        public void Clear()
        {
            Clear(true);
        }

        public void Clear(bool withChildren)
        {
            Each(withChildren, s => s.time = 0);
        }

        public bool IsAlive() => IsAlive(true);

        public bool IsAlive(bool withChildren)
        {
            bool isAlive = false;
            Each(withChildren, s => isAlive |= s.isPlaying || s.isPaused);
            return isAlive;
        }

        private void SetState(bool playing, bool paused)
        {
            Native.SetInt(Ptr, s_IsPlaying, playing ? 1 : 0);
            m_Since = playing ? Time.time : -1;
            Native.SetInt(Ptr, s_IsPaused, paused ? 1 : 0);
        }

        private void Each(bool withChildren, Action<ParticleSystem> call)
        {
            if (!withChildren)
            {
                call(this);
                return;
            }
            foreach (ParticleSystem system in GetComponentsInChildren<ParticleSystem>(true))
            {
                call(system);
            }
        }
    }

    public sealed partial class ParticleSystemRenderer : Renderer
    {
        private static readonly int s_RenderMode = SlotOf("m_RenderMode");
        private static readonly int s_SortMode = SlotOf("m_SortMode");
        private static readonly int s_Alignment = SlotOf("m_RenderAlignment");
        private static readonly int s_MinParticleSize = SlotOf("m_MinParticleSize");
        private static readonly int s_MaxParticleSize = SlotOf("m_MaxParticleSize");
        private static readonly int s_CameraVelocityScale = SlotOf("m_CameraVelocityScale");
        private static readonly int s_VelocityScale = SlotOf("m_VelocityScale");
        private static readonly int s_LengthScale = SlotOf("m_LengthScale");
        private static readonly int s_SortingFudge = SlotOf("m_SortingFudge");
        private static readonly int s_NormalDirection = SlotOf("m_NormalDirection");
        private static readonly int s_Pivot = SlotOf("m_Pivot");
        private static readonly int s_Flip = SlotOf("m_Flip");
        private static readonly int s_Mesh = SlotOf("m_Mesh");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.ParticleSystemRenderer", key);

        public ParticleSystemRenderMode renderMode
        {
            get { return (ParticleSystemRenderMode)Native.GetInt(Ptr, s_RenderMode); }
            set { Native.SetInt(Ptr, s_RenderMode, (int)value); }
        }

        public ParticleSystemSortMode sortMode
        {
            get { return (ParticleSystemSortMode)Native.GetInt(Ptr, s_SortMode); }
            set { Native.SetInt(Ptr, s_SortMode, (int)value); }
        }

        public ParticleSystemRenderSpace alignment
        {
            get { return (ParticleSystemRenderSpace)Native.GetInt(Ptr, s_Alignment); }
            set { Native.SetInt(Ptr, s_Alignment, (int)value); }
        }

        public float minParticleSize
        {
            get { return Native.GetFloat(Ptr, s_MinParticleSize); }
            set { Native.SetFloat(Ptr, s_MinParticleSize, value); }
        }

        public float maxParticleSize
        {
            get { return Native.GetFloat(Ptr, s_MaxParticleSize); }
            set { Native.SetFloat(Ptr, s_MaxParticleSize, value); }
        }

        public float cameraVelocityScale
        {
            get { return Native.GetFloat(Ptr, s_CameraVelocityScale); }
            set { Native.SetFloat(Ptr, s_CameraVelocityScale, value); }
        }

        public float velocityScale
        {
            get { return Native.GetFloat(Ptr, s_VelocityScale); }
            set { Native.SetFloat(Ptr, s_VelocityScale, value); }
        }

        public float lengthScale
        {
            get { return Native.GetFloat(Ptr, s_LengthScale); }
            set { Native.SetFloat(Ptr, s_LengthScale, value); }
        }

        public float sortingFudge
        {
            get { return Native.GetFloat(Ptr, s_SortingFudge); }
            set { Native.SetFloat(Ptr, s_SortingFudge, value); }
        }

        public float normalDirection
        {
            get { return Native.GetFloat(Ptr, s_NormalDirection); }
            set { Native.SetFloat(Ptr, s_NormalDirection, value); }
        }

        public Vector3 pivot
        {
            get { return Values.GetVector(Ptr, s_Pivot); }
            set { Values.SetVector(Ptr, s_Pivot, value); }
        }

        public Vector3 flip
        {
            get { return Values.GetVector(Ptr, s_Flip); }
            set { Values.SetVector(Ptr, s_Flip, value); }
        }

        public Mesh mesh
        {
            get { return (Mesh)Native.GetObject(Ptr, s_Mesh); }
            set { Native.SetObject(Ptr, s_Mesh, value); }
        }
    }
}
