using System;

namespace UnityEngine
{
    /// <summary>No particle is ever made: whether it plays is what scripts last asked for, and how long that
    /// lasts.</summary>
    public sealed partial class ParticleSystem : Component
    {
        /// <summary>A view of the system's own values.</summary>
        public partial struct MainModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal MainModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public float duration
            {
                get { return Native.GetFloat(m_ParticleSystem.Ptr, s_LengthInSec); }
                set { Native.SetFloat(m_ParticleSystem.Ptr, s_LengthInSec, value); }
            }

            public bool loop
            {
                get { return Native.GetInt(m_ParticleSystem.Ptr, s_Looping) != 0; }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_Looping, value ? 1 : 0); }
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
                get { return Native.GetInt(m_ParticleSystem.Ptr, s_InitialModuleMaxNumParticles); }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_InitialModuleMaxNumParticles, value); }
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
                get { return (Transform)Native.GetObject(m_ParticleSystem.Ptr, s_MoveWithCustomTransform); }
                set { Native.SetObject(m_ParticleSystem.Ptr, s_MoveWithCustomTransform, value); }
            }
        }

        public partial struct EmissionModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal EmissionModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled
            {
                get { return Native.GetInt(m_ParticleSystem.Ptr, s_EmissionModuleEnabled) != 0; }
                set { Native.SetInt(m_ParticleSystem.Ptr, s_EmissionModuleEnabled, value ? 1 : 0); }
            }
        }

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
                return (main.duration + (life == null ? 0 : life.Value.constantMax)) / Mathf.Max(main.simulationSpeed,
                    float.Epsilon);
            }
        }
        public bool isStopped => !isPlaying && !isPaused;
        public bool isEmitting => isPlaying && emission.enabled;

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
}
