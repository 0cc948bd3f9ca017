using System;
using System.Collections.Generic;
using UnityEngine;
using UnityEngine.Events;

namespace Cinemachine
{
    public interface ICinemachineCamera
    {
        string Name { get; }
        int Priority { get; set; }
        Transform LookAt { get; set; }
        Transform Follow { get; set; }
        CameraState State { get; }
        GameObject VirtualCameraGameObject { get; }
        bool IsValid { get; }
    }

    /// <summary>Knows the cameras that are enabled. None of them moves anything: nobody looks through them.</summary>
    public sealed class CinemachineCore
    {
        public delegate float AxisInputDelegate(string axisName);

        public enum Stage { Body, Aim, Noise, Finalize }

        public static AxisInputDelegate GetInputAxis = Input.GetAxis;
        public static float UniformDeltaTimeOverride = -1;
        public static float CurrentTimeOverride = -1;

        internal static readonly List<CinemachineVirtualCameraBase> s_Cameras =
            new List<CinemachineVirtualCameraBase>();
        internal static readonly List<CinemachineBrain> s_Brains = new List<CinemachineBrain>();

        public static CinemachineCore Instance { get; } = new CinemachineCore();

        public int BrainCount => s_Brains.Count;
        public int VirtualCameraCount => s_Cameras.Count;
        public CinemachineBrain GetActiveBrain(int index) => s_Brains[index];

        /// <summary>Highest priority first, then the one that was enabled last.</summary>
        public CinemachineVirtualCameraBase GetVirtualCamera(int index)
        {
            List<CinemachineVirtualCameraBase> sorted = new List<CinemachineVirtualCameraBase>(s_Cameras);
            sorted.Sort((a, b) => a.Priority != b.Priority ? b.Priority.CompareTo(a.Priority)
                : s_Cameras.IndexOf(b).CompareTo(s_Cameras.IndexOf(a)));
            return sorted[index];
        }

        public bool IsLive(ICinemachineCamera vcam) => s_Brains.Exists(b => b.ActiveVirtualCamera == vcam);
        public CinemachineBrain FindPotentialTargetBrain(CinemachineVirtualCameraBase vcam)
            => s_Brains.Count > 0 ? s_Brains[0] : null;
    }

    public abstract partial class CinemachineVirtualCameraBase : MonoBehaviour, ICinemachineCamera
    {
        public enum StandbyUpdateMode { Never, Always, RoundRobin }
        public enum BlendHint { None, SphericalPosition, CylindricalPosition, ScreenSpaceAimWhenTargetsDiffer }

        [Serializable]
        public struct TransitionParams
        {
            public BlendHint m_BlendHint;
            public bool m_InheritPosition;
            public CinemachineBrain.VcamActivatedEvent m_OnCameraLive;
        }

        public int m_Priority = 10;
        public StandbyUpdateMode m_StandbyUpdate = StandbyUpdateMode.RoundRobin;

        public int Priority { get => m_Priority; set => m_Priority = value; }
        public GameObject VirtualCameraGameObject => this ? gameObject : null;
        public ICinemachineCamera ParentCamera
            => transform.parent ? transform.parent.GetComponentInParent<CinemachineVirtualCameraBase>() : null;

        public void UpdateCameraState(Vector3 worldUp, float deltaTime)
            => InternalUpdateCameraState(worldUp, deltaTime);

        public virtual void InternalUpdateCameraState(Vector3 worldUp, float deltaTime)
        {
        }

        public virtual void AddExtension(CinemachineExtension extension)
        {
        }

        public virtual void RemoveExtension(CinemachineExtension extension)
        {
        }
    }

    [AddComponentMenu("Cinemachine/CinemachineVirtualCamera")]
    public class CinemachineVirtualCamera : CinemachineVirtualCameraBase
    {
        public const string PipelineName = "cm";

        public Transform m_LookAt, m_Follow;
        public LensSettings m_Lens = LensSettings.Default;
        public TransitionParams m_Transitions;

        public override Transform LookAt { get => m_LookAt; set => m_LookAt = value; }
        public override Transform Follow { get => m_Follow; set => m_Follow = value; }
        internal override LensSettings OwnLens => m_Lens;

        private Transform Owner()
        {
            foreach (Transform child in transform)
            {
                if (child.GetComponent<CinemachinePipeline>() != null)
                {
                    return child;
                }
            }
            return null;
        }

        public Transform GetComponentOwner() => Owner();

        public T GetCinemachineComponent<T>() where T : CinemachineComponentBase
        {
            Transform owner = Owner();
            return owner ? owner.GetComponent<T>() : null;
        }

        public CinemachineComponentBase GetCinemachineComponent(CinemachineCore.Stage stage)
        {
            return Array.Find(GetComponentPipeline(), c => c.Stage == stage);
        }

        public CinemachineComponentBase[] GetComponentPipeline()
        {
            Transform owner = Owner();
            return owner ? owner.GetComponents<CinemachineComponentBase>() : new CinemachineComponentBase[0];
        }

        /// <summary>Takes the place of those of its stage.</summary>
        public T AddCinemachineComponent<T>() where T : CinemachineComponentBase
        {
            Transform owner = Owner();
            if (!owner)
            {
                owner = new GameObject(PipelineName).transform;
                owner.SetParent(transform, false);
                owner.gameObject.AddComponent<CinemachinePipeline>();
            }
            T made = owner.gameObject.AddComponent<T>();
            foreach (CinemachineComponentBase other in owner.GetComponents<CinemachineComponentBase>())
            {
                if (other != made && other.Stage == made.Stage)
                {
                    other.enabled = false;
                    Destroy(other);
                }
            }
            return made;
        }

        public void DestroyCinemachineComponent<T>() where T : CinemachineComponentBase
        {
            T found = GetCinemachineComponent<T>();
            if (found)
            {
                Destroy(found);
            }
        }

        public void InvalidateComponentPipeline()
        {
        }
    }

    [AddComponentMenu("Cinemachine/CinemachineFreeLook")]
    public class CinemachineFreeLook : CinemachineVirtualCameraBase
    {
        [Serializable]
        public struct Orbit
        {
            public float m_Height, m_Radius;

            public Orbit(float h, float r)
            {
                m_Height = h;
                m_Radius = r;
            }
        }

        public Transform m_LookAt, m_Follow;
        public bool m_CommonLens = true;
        public LensSettings m_Lens = LensSettings.Default;
        public TransitionParams m_Transitions;
        public AxisState m_YAxis = new AxisState(0, 1, false, true, 2f, 0.2f, 0.1f, "Mouse Y", false);
        public AxisState.Recentering m_YAxisRecentering = new AxisState.Recentering(false, 1, 2);
        public AxisState m_XAxis = new AxisState(-180, 180, true, false, 300f, 0.1f, 0.1f, "Mouse X", true);
        public CinemachineOrbitalTransposer.Heading m_Heading =
            new CinemachineOrbitalTransposer.Heading(CinemachineOrbitalTransposer.Heading.HeadingDefinition.TargetForward, 4, 0);
        public AxisState.Recentering m_RecenterToTargetHeading = new AxisState.Recentering(false, 1, 2);
        public CinemachineTransposer.BindingMode m_BindingMode =
            CinemachineTransposer.BindingMode.SimpleFollowWithWorldUp;
        public float m_SplineCurvature = 0.2f;
        public Orbit[] m_Orbits = { new Orbit(4.5f, 1.75f), new Orbit(2.5f, 3f), new Orbit(0.4f, 1.3f) };
        [SerializeField] private CinemachineVirtualCamera[] m_Rigs;

        public static string[] RigNames => new[] { "TopRig", "MiddleRig", "BottomRig" };
        public override Transform LookAt { get => m_LookAt; set => m_LookAt = value; }
        public override Transform Follow { get => m_Follow; set => m_Follow = value; }
        internal override LensSettings OwnLens => m_Lens;

        public CinemachineVirtualCamera GetRig(int i)
        {
            if (m_Rigs != null && i >= 0 && i < m_Rigs.Length)
            {
                return m_Rigs[i];
            }
            Transform child = i >= 0 && i < 3 ? transform.Find(RigNames[i]) : null;
            return child ? child.GetComponent<CinemachineVirtualCamera>() : null;
        }
    }

    [DisallowMultipleComponent]
    [AddComponentMenu("Cinemachine/CinemachineBrain")]
    public class CinemachineBrain : MonoBehaviour
    {
        public enum UpdateMethod { FixedUpdate, LateUpdate, SmartUpdate, ManualUpdate }
        public enum BrainUpdateMethod { FixedUpdate, LateUpdate }

        [Serializable] public class BrainEvent : UnityEvent<CinemachineBrain> { }
        [Serializable] public class VcamActivatedEvent : UnityEvent<ICinemachineCamera, ICinemachineCamera> { }

        public bool m_ShowDebugText, m_ShowCameraFrustum = true, m_IgnoreTimeScale;
        public Transform m_WorldUpOverride;
        public UpdateMethod m_UpdateMethod = UpdateMethod.SmartUpdate;
        public BrainUpdateMethod m_BlendUpdateMethod = BrainUpdateMethod.LateUpdate;
        public CinemachineBlendDefinition m_DefaultBlend =
            new CinemachineBlendDefinition(CinemachineBlendDefinition.Style.EaseInOut, 2f);
        public CinemachineBlenderSettings m_CustomBlends;
        public BrainEvent m_CameraCutEvent = new BrainEvent();
        public VcamActivatedEvent m_CameraActivatedEvent = new VcamActivatedEvent();
        private ICinemachineCamera m_Last;

        public static ICinemachineCamera SoloCamera { get; set; }
        public Camera OutputCamera => GetComponent<Camera>();
        public ICinemachineCamera ActiveVirtualCamera
            => SoloCamera
            ?? (CinemachineCore.s_Cameras.Count > 0 ? CinemachineCore.Instance.GetVirtualCamera(0) : null);
        public CinemachineBlend ActiveBlend { get; set; }
        public bool IsBlending => ActiveBlend != null;
        public Vector3 DefaultWorldUp => m_WorldUpOverride ? m_WorldUpOverride.up : Vector3.up;
        public CameraState CurrentCameraState => ActiveVirtualCamera != null ? ActiveVirtualCamera.State
            : default(CameraState);

        public bool IsLive(ICinemachineCamera vcam, bool dominantChildOnly = false) => ActiveVirtualCamera == vcam;
        public void ManualUpdate() => LateUpdate();

        private void OnEnable() => CinemachineCore.s_Brains.Add(this);
        private void OnDisable() => CinemachineCore.s_Brains.Remove(this);

        private void LateUpdate()
        {
            ICinemachineCamera now = ActiveVirtualCamera;
            if (now != m_Last)
            {
                ICinemachineCamera before = m_Last;
                m_Last = now;
                m_CameraActivatedEvent.Invoke(now, before);
            }
        }
    }

    public abstract class CinemachineExtension : MonoBehaviour
    {
        private CinemachineVirtualCameraBase m_Owner;

        public CinemachineVirtualCameraBase VirtualCamera
            => m_Owner ? m_Owner : m_Owner = GetComponent<CinemachineVirtualCameraBase>();

        protected virtual void Awake()
        {
        }

        protected virtual void OnEnable()
        {
        }

        protected virtual void OnDestroy()
        {
        }

        public virtual void OnTargetObjectWarped(Transform target, Vector3 positionDelta)
        {
        }

        protected abstract void PostPipelineStageCallback(CinemachineVirtualCameraBase vcam,
            CinemachineCore.Stage stage, ref CameraState state, float deltaTime);
    }
}
