using System;
using System.Collections.Generic;
using UnityEngine;
using UnityEngine.Events;

namespace Unity.Cinemachine
{
    public interface ICinemachineCamera
    {
        string Name { get; }
        string Description { get; }
        CameraState State { get; }
        bool IsValid { get; }
        ICinemachineMixer ParentCamera { get; }
    }

    public interface ICinemachineMixer : ICinemachineCamera
    {
        bool IsLiveChild(ICinemachineCamera child, bool dominantChildOnly = false);
    }

    [Flags]
    public enum OutputChannels
    {
        Default = 1, Channel01 = 2, Channel02 = 4, Channel03 = 8, Channel04 = 16, Channel05 = 32, Channel06 = 64,
            Channel07 = 128, Channel08 = 256,
    }

    /// <summary>Knows the cameras that are enabled. None of them moves anything: nobody looks through them.</summary>
    public static class CinemachineCore
    {
        public delegate float AxisInputDelegate(string axisName);

        public enum Stage { Body, Aim, Noise, Finalize }

        [Flags]
        public enum BlendHints { SphericalPosition = 1, CylindricalPosition = 2, ScreenSpaceAimWhenTargetsDiffer = 4,
            InheritPosition = 8, IgnoreTarget = 16, FreezeWhenBlendingOut = 32 }

        [Serializable] public class BrainEvent : UnityEvent<CinemachineBrain> { }

        public static AxisInputDelegate GetInputAxis = Input.GetAxis;
        public static float UniformDeltaTimeOverride = -1;
        public static float CurrentTimeOverride = -1;
        public static BrainEvent CameraUpdatedEvent = new BrainEvent();

        internal static readonly List<CinemachineVirtualCameraBase> s_Cameras =
            new List<CinemachineVirtualCameraBase>();

        public static int VirtualCameraCount => s_Cameras.Count;

        /// <summary>Highest priority first, then the one that was enabled last.</summary>
        public static CinemachineVirtualCameraBase GetVirtualCamera(int index)
        {
            List<CinemachineVirtualCameraBase> sorted = new List<CinemachineVirtualCameraBase>(s_Cameras);
            sorted.Sort((a, b) => a.Priority.Value != b.Priority.Value ? b.Priority.Value.CompareTo(a.Priority.Value)
                : s_Cameras.IndexOf(b).CompareTo(s_Cameras.IndexOf(a)));
            return sorted[index];
        }

        public static bool IsLive(ICinemachineCamera vcam)
            => CinemachineBrain.s_Brains.Exists(b => b.ActiveVirtualCamera == vcam);
        public static CinemachineBrain FindPotentialTargetBrain(CinemachineVirtualCameraBase vcam)
            => CinemachineBrain.ActiveBrainCount > 0 ? CinemachineBrain.GetActiveBrain(0) : null;
    }

    [Serializable]
    public struct PrioritySettings
    {
        public bool Enabled;
        [SerializeField] private int m_Value;

        public int Value { get => Enabled ? m_Value : 0; set { m_Value = value; Enabled = true; } }
        public static implicit operator int(PrioritySettings prioritySettings) => prioritySettings.Value;
        public static implicit operator PrioritySettings(int priority) => new PrioritySettings { Value = priority };
    }

    [Serializable]
    public struct CameraTarget
    {
        public Transform TrackingTarget, LookAtTarget;
        public bool CustomLookAtTarget;
    }

    public abstract partial class CinemachineVirtualCameraBase : MonoBehaviour, ICinemachineCamera
    {
        public enum StandbyUpdateMode { Never, Always, RoundRobin }

        public PrioritySettings Priority;
        public OutputChannels OutputChannel = OutputChannels.Default;
        public StandbyUpdateMode StandbyUpdate = StandbyUpdateMode.RoundRobin;

        public ICinemachineMixer ParentCamera
            => transform.parent ? transform.parent.GetComponentInParent<CinemachineCameraManagerBase>() : null;
        public bool IsLive => CinemachineCore.IsLive(this);

        public void CancelDamping(bool updateNow = false)
        {
        }

        public virtual CinemachineComponentBase GetCinemachineComponent(CinemachineCore.Stage stage)
        {
            return Array.Find(GetComponents<CinemachineComponentBase>(), c => c.Stage == stage);
        }
    }

    /// <summary>Its parts are components of its own object.</summary>
    [DisallowMultipleComponent, AddComponentMenu("Cinemachine/Cinemachine Camera")]
    public sealed class CinemachineCamera : CinemachineVirtualCameraBase
    {
        public CameraTarget Target;
        public LensSettings Lens = LensSettings.Default;
        public CinemachineCore.BlendHints BlendHint;

        public override Transform Follow { get => Target.TrackingTarget; set => Target.TrackingTarget = value; }

        public override Transform LookAt
        {
            get => Target.CustomLookAtTarget ? Target.LookAtTarget : Target.TrackingTarget;
            set
            {
                Target.CustomLookAtTarget = true;
                Target.LookAtTarget = value;
            }
        }

        internal override LensSettings OwnLens => Lens;
    }

    [DisallowMultipleComponent, AddComponentMenu("Cinemachine/Cinemachine Brain")]
    public class CinemachineBrain : MonoBehaviour
    {
        public enum UpdateMethods { FixedUpdate, LateUpdate, SmartUpdate, ManualUpdate }
        public enum BrainUpdateMethods { FixedUpdate, LateUpdate }

        internal static readonly List<CinemachineBrain> s_Brains = new List<CinemachineBrain>();

        public bool ShowDebugText, ShowCameraFrustum = true, IgnoreTimeScale;
        public Transform WorldUpOverride;
        public OutputChannels ChannelMask = (OutputChannels)(-1);
        public UpdateMethods UpdateMethod = UpdateMethods.SmartUpdate;
        public BrainUpdateMethods BlendUpdateMethod = BrainUpdateMethods.LateUpdate;
        public CinemachineBlendDefinition DefaultBlend =
            new CinemachineBlendDefinition(CinemachineBlendDefinition.Styles.EaseInOut, 2f);
        public CinemachineBlenderSettings CustomBlends;

        public static int ActiveBrainCount => s_Brains.Count;
        public static CinemachineBrain GetActiveBrain(int index) => s_Brains[index];
        public Camera OutputCamera => GetComponent<Camera>();
        public ICinemachineCamera ActiveVirtualCamera => CinemachineCore.s_Cameras.Count > 0
            ? CinemachineCore.GetVirtualCamera(0) : null;
        public CinemachineBlend ActiveBlend { get; set; }
        public bool IsBlending => ActiveBlend != null;
        public Vector3 DefaultWorldUp => WorldUpOverride ? WorldUpOverride.up : Vector3.up;
        public CameraState State => ActiveVirtualCamera != null ? ActiveVirtualCamera.State : default(CameraState);
        public bool IsLiveChild(ICinemachineCamera cam, bool dominantChildOnly = false) => ActiveVirtualCamera == cam;

        public void ManualUpdate()
        {
        }

        private void OnEnable() => s_Brains.Add(this);
        private void OnDisable() => s_Brains.Remove(this);
    }

    public abstract class CinemachineExtension : MonoBehaviour
    {
        private CinemachineVirtualCameraBase m_Owner;

        public CinemachineVirtualCameraBase ComponentOwner
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

        protected virtual void PostPipelineStageCallback(CinemachineVirtualCameraBase vcam,
            CinemachineCore.Stage stage, ref CameraState state, float deltaTime)
        {
        }
    }

    /// <summary>A camera that chooses among its children: the first one that is active.</summary>
    public abstract class CinemachineCameraManagerBase : CinemachineVirtualCameraBase, ICinemachineMixer
    {
        [Serializable]
        public struct DefaultTargetSettings
        {
            public bool Enabled;
            public CameraTarget Target;
        }

        public DefaultTargetSettings DefaultTarget;
        public CinemachineBlendDefinition DefaultBlend =
            new CinemachineBlendDefinition(CinemachineBlendDefinition.Styles.EaseInOut, 0.5f);
        public CinemachineBlenderSettings CustomBlends;

        public override Transform Follow
        {
            get => DefaultTarget.Target.TrackingTarget;
            set { DefaultTarget.Enabled = true; DefaultTarget.Target.TrackingTarget = value; }
        }
        public override Transform LookAt
        {
            get => DefaultTarget.Target.LookAtTarget;
            set { DefaultTarget.Enabled = true; DefaultTarget.Target.LookAtTarget = value; }
        }
        public List<CinemachineVirtualCameraBase> ChildCameras
            => new List<CinemachineVirtualCameraBase>(Array.FindAll(GetComponentsInChildren<CinemachineVirtualCameraBase>(true), c => c.transform.parent == transform));
        public ICinemachineCamera LiveChild => ChildCameras.Find(c => c.isActiveAndEnabled);
        public bool IsBlending => false;
        public bool IsLiveChild(ICinemachineCamera child, bool dominantChildOnly = false) => LiveChild == child;
    }

    public class CinemachineStateDrivenCamera : CinemachineCameraManagerBase
    {
        public Animator AnimatedTarget;
        public int LayerIndex;
    }

    public class CinemachineClearShot : CinemachineCameraManagerBase
    {
        public float ActivateAfter, MinDuration;
        public bool RandomizeChoice;
    }

    public class CinemachineSequencerCamera : CinemachineCameraManagerBase
    {
        public bool Loop;
    }

    public class CinemachineMixingCamera : CinemachineCameraManagerBase
    {
        public const int MaxCameras = 8;
        public float Weight0 = 0.5f, Weight1 = 0.5f, Weight2 = 0.5f, Weight3 = 0.5f, Weight4 = 0.5f, Weight5 = 0.5f,
            Weight6 = 0.5f, Weight7 = 0.5f;
    }
}
