using System;
using System.Collections.Generic;
using UnityEngine;

namespace Cinemachine
{
    /// <summary>Holds the parts of a virtual camera.</summary>
    public sealed class CinemachinePipeline : MonoBehaviour
    {
    }

    public abstract class CinemachineComponentBase : MonoBehaviour
    {
        private CinemachineVirtualCameraBase m_Owner;

        public CinemachineVirtualCameraBase VirtualCamera
            => m_Owner ? m_Owner : m_Owner = GetComponentInParent<CinemachineVirtualCameraBase>();
        public Transform FollowTarget => VirtualCamera ? VirtualCamera.Follow : null;
        public Transform LookAtTarget => VirtualCamera ? VirtualCamera.LookAt : null;
        public virtual bool IsValid => enabled;
        public abstract CinemachineCore.Stage Stage { get; }
    }

    public class CinemachineTransposer : CinemachineComponentBase
    {
        public enum BindingMode { LockToTargetOnAssign, LockToTargetWithWorldUp, LockToTargetNoRoll, LockToTarget,
            WorldSpace, SimpleFollowWithWorldUp }
        public enum AngularDampingMode { Euler, Quaternion }

        public BindingMode m_BindingMode = BindingMode.LockToTargetWithWorldUp;
        public Vector3 m_FollowOffset = Vector3.back * 10f;
        public float m_XDamping = 1, m_YDamping = 1, m_ZDamping = 1;
        public AngularDampingMode m_AngularDampingMode;
        public float m_PitchDamping, m_YawDamping, m_RollDamping, m_AngularDamping;

        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Body;
    }

    public class CinemachineOrbitalTransposer : CinemachineTransposer
    {
        [Serializable]
        public struct Heading
        {
            public enum HeadingDefinition { PositionDelta, Velocity, TargetForward, WorldForward }

            public HeadingDefinition m_Definition;
            public int m_VelocityFilterStrength;
            public float m_Bias;

            public Heading(HeadingDefinition def, int filterStrength, float bias)
            {
                m_Definition = def;
                m_VelocityFilterStrength = filterStrength;
                m_Bias = bias;
            }
        }

        public Heading m_Heading = new Heading(Heading.HeadingDefinition.TargetForward, 4, 0);
        public AxisState.Recentering m_RecenterToTargetHeading = new AxisState.Recentering(true, 1, 2);
        public AxisState m_XAxis = new AxisState(-180, 180, true, false, 300f, 0.1f, 0.1f, "Mouse X", true);
        public bool m_HeadingIsSlave;
    }

    public class CinemachineFramingTransposer : CinemachineComponentBase
    {
        public enum FramingMode { Horizontal, Vertical, HorizontalAndVertical, None }

        public Vector3 m_TrackedObjectOffset;
        public float m_LookaheadTime, m_LookaheadSmoothing;
        public bool m_LookaheadIgnoreY;
        public float m_XDamping = 1, m_YDamping = 1, m_ZDamping = 1;
        public bool m_TargetMovementOnly = true;
        public float m_ScreenX = 0.5f, m_ScreenY = 0.5f, m_CameraDistance = 10;
        public float m_DeadZoneWidth, m_DeadZoneHeight, m_DeadZoneDepth;
        public bool m_UnlimitedSoftZone;
        public float m_SoftZoneWidth = 0.8f, m_SoftZoneHeight = 0.8f, m_BiasX, m_BiasY;
        public bool m_CenterOnActivate = true;
        public FramingMode m_GroupFramingMode = FramingMode.HorizontalAndVertical;
        public float m_GroupFramingSize = 0.8f, m_MinimumDistance = 1, m_MaximumDistance = 5000, m_MinimumFOV = 3,
            m_MaximumFOV = 60;
        public float m_MinimumOrthoSize = 1, m_MaximumOrthoSize = 5000;

        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Body;
    }

    public class Cinemachine3rdPersonFollow : CinemachineComponentBase
    {
        public Vector3 Damping = new Vector3(0.1f, 0.5f, 0.3f), ShoulderOffset = new Vector3(0.5f, -0.4f, 0);
        public float VerticalArmLength = 0.4f, CameraSide = 1, CameraDistance = 2;
        public LayerMask CameraCollisionFilter;
        public string IgnoreTag = "";
        public float CameraRadius = 0.2f, DampingIntoCollision, DampingFromCollision = 2;

        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Body;
    }

    public class CinemachineHardLockToTarget : CinemachineComponentBase
    {
        public float m_Damping;

        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Body;
    }

    public class CinemachineTrackedDolly : CinemachineComponentBase
    {
        [Serializable]
        public struct AutoDolly
        {
            public bool m_Enabled;
            public float m_PositionOffset;
            public int m_SearchRadius, m_SearchResolution;
        }

        public enum CameraUpMode { Default, Path, PathNoRoll, FollowTarget, FollowTargetNoRoll }

        public CinemachinePathBase m_Path;
        public float m_PathPosition;
        public CinemachinePathBase.PositionUnits m_PositionUnits;
        public Vector3 m_PathOffset;
        public float m_XDamping, m_YDamping, m_ZDamping = 1;
        public CameraUpMode m_CameraUp;
        public float m_PitchDamping, m_YawDamping, m_RollDamping;
        public AutoDolly m_AutoDolly;

        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Body;
    }

    public class CinemachineComposer : CinemachineComponentBase
    {
        public Vector3 m_TrackedObjectOffset;
        public float m_LookaheadTime, m_LookaheadSmoothing;
        public bool m_LookaheadIgnoreY;
        public float m_HorizontalDamping = 0.5f, m_VerticalDamping = 0.5f, m_ScreenX = 0.5f, m_ScreenY = 0.5f;
        public float m_DeadZoneWidth, m_DeadZoneHeight, m_SoftZoneWidth = 0.8f, m_SoftZoneHeight = 0.8f, m_BiasX,
            m_BiasY;
        public bool m_CenterOnActivate = true;

        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Aim;
    }

    public class CinemachineGroupComposer : CinemachineComposer
    {
        public float m_GroupFramingSize = 0.8f, m_FrameDamping = 2, m_MaxDollyIn = 5000, m_MaxDollyOut = 5000;
        public float m_MinimumDistance = 1, m_MaximumDistance = 5000, m_MinimumFOV = 3, m_MaximumFOV = 60;
        public float m_MinimumOrthoSize = 1, m_MaximumOrthoSize = 5000;
    }

    public class CinemachinePOV : CinemachineComponentBase
    {
        public enum RecenterTargetMode { None, FollowTargetForward, LookAtTargetForward }

        public RecenterTargetMode m_RecenterTarget;
        public AxisState m_VerticalAxis = new AxisState(-70, 70, false, false, 300f, 0.1f, 0.1f, "Mouse Y", true);
        public AxisState.Recentering m_VerticalRecentering = new AxisState.Recentering(false, 1, 2);
        public AxisState m_HorizontalAxis = new AxisState(-180, 180, true, false, 300f, 0.1f, 0.1f, "Mouse X", false);
        public AxisState.Recentering m_HorizontalRecentering = new AxisState.Recentering(false, 1, 2);
        public bool m_ApplyBeforeBody;

        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Aim;
    }

    public class CinemachineHardLookAt : CinemachineComponentBase
    {
        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Aim;
    }

    public class CinemachineSameAsFollowTarget : CinemachineComponentBase
    {
        public float m_Damping;

        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Aim;
    }

    public class CinemachineBasicMultiChannelPerlin : CinemachineComponentBase
    {
        public NoiseSettings m_NoiseProfile;
        public Vector3 m_PivotOffset;
        public float m_AmplitudeGain = 1, m_FrequencyGain = 1;

        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Noise;

        public void ReSeed()
        {
        }
    }

    public class CinemachineConfiner : CinemachineExtension
    {
        public enum Mode { Confine2D, Confine3D }

        public Mode m_ConfineMode;
        public Collider m_BoundingVolume;
        public Collider2D m_BoundingShape2D;
        public bool m_ConfineScreenEdges = true;
        public float m_Damping;

        public void InvalidatePathCache()
        {
        }

        protected override void PostPipelineStageCallback(CinemachineVirtualCameraBase vcam,
            CinemachineCore.Stage stage, ref CameraState state, float deltaTime)
        {
        }
    }

    public class CinemachineConfiner2D : CinemachineExtension
    {
        public Collider2D m_BoundingShape2D;
        public float m_Damping, m_MaxWindowSize;

        public void InvalidateCache()
        {
        }

        protected override void PostPipelineStageCallback(CinemachineVirtualCameraBase vcam,
            CinemachineCore.Stage stage, ref CameraState state, float deltaTime)
        {
        }
    }

    public class CinemachineCollider : CinemachineExtension
    {
        public LayerMask m_CollideAgainst = 1, m_TransparentLayers = 0;
        public string m_IgnoreTag = "";
        public float m_MinimumDistanceFromTarget = 0.1f, m_DistanceLimit, m_MinimumOcclusionTime,
            m_CameraRadius = 0.1f, m_SmoothingTime, m_Damping, m_DampingWhenOccluded, m_OptimalTargetDistance;
        public bool m_AvoidObstacles = true;
        public int m_MaximumEffort = 4;

        public bool IsTargetObscured(ICinemachineCamera vcam)
            => throw new Umcp.LeftOutException("Cinemachine.CinemachineCollider.IsTargetObscured");
        public bool CameraWasDisplaced(ICinemachineCamera vcam)
            => throw new Umcp.LeftOutException("Cinemachine.CinemachineCollider.CameraWasDisplaced");

        protected override void PostPipelineStageCallback(CinemachineVirtualCameraBase vcam,
            CinemachineCore.Stage stage, ref CameraState state, float deltaTime)
        {
        }
    }

    public class CinemachineTargetGroup : MonoBehaviour
    {
        [Serializable]
        public struct Target
        {
            public Transform target;
            public float weight, radius;
        }

        public enum PositionMode { GroupCenter, GroupAverage }
        public enum RotationMode { Manual, GroupAverage }
        public enum UpdateMethod { Update, FixedUpdate, LateUpdate }

        public PositionMode m_PositionMode;
        public RotationMode m_RotationMode;
        public UpdateMethod m_UpdateMethod = UpdateMethod.LateUpdate;
        public Target[] m_Targets = new Target[0];

        public Transform Transform => transform;
        public bool IsEmpty => Array.TrueForAll(m_Targets, t => t.target == null || t.weight <= 0);
        public int FindMember(Transform t) => Array.FindIndex(m_Targets, m => m.target == t);

        public void AddMember(Transform t, float weight, float radius)
        {
            Array.Resize(ref m_Targets, m_Targets.Length + 1);
            m_Targets[m_Targets.Length - 1] = new Target { target = t, weight = weight, radius = radius };
        }

        public void RemoveMember(Transform t)
        {
            List<Target> left = new List<Target>(m_Targets);
            int at = FindMember(t);
            if (at >= 0)
            {
                left.RemoveAt(at);
                m_Targets = left.ToArray();
            }
        }
    }

    [Serializable]
    public class CinemachineImpulseDefinition
    {
        public int m_ImpulseChannel = 1;
        public SignalSourceAsset m_RawSignal;
        public float m_AmplitudeGain = 1, m_FrequencyGain = 1, m_ImpactRadius = 100, m_DissipationDistance = 1000,
            m_PropagationSpeed = 343;
        public float m_ImpulseDuration = 0.2f, m_DissipationRate;
    }

    public class CinemachineImpulseSource : MonoBehaviour
    {
        public CinemachineImpulseDefinition m_ImpulseDefinition = new CinemachineImpulseDefinition();
        public Vector3 m_DefaultVelocity = Vector3.down;

        public void GenerateImpulse()
        {
        }

        public void GenerateImpulse(Vector3 velocity)
        {
        }

        public void GenerateImpulse(float force)
        {
        }

        public void GenerateImpulseWithForce(float force)
        {
        }

        public void GenerateImpulseWithVelocity(Vector3 velocity)
        {
        }

        public void GenerateImpulseAt(Vector3 position, Vector3 velocity)
        {
        }

        public void GenerateImpulseAtPositionWithVelocity(Vector3 position, Vector3 velocity)
        {
        }
    }

    public class CinemachineImpulseListener : CinemachineExtension
    {
        public int m_ChannelMask = 1;
        public float m_Gain = 1;
        public bool m_Use2DDistance, m_UseCameraSpace;

        protected override void PostPipelineStageCallback(CinemachineVirtualCameraBase vcam,
            CinemachineCore.Stage stage, ref CameraState state, float deltaTime)
        {
        }
    }

    public abstract class CinemachinePathBase : MonoBehaviour
    {
        public enum PositionUnits { PathUnits, Distance, Normalized }

        public int m_Resolution = 20;

        public abstract float MinPos { get; }
        public abstract float MaxPos { get; }
        public abstract bool Looped { get; }
        public float PathLength => throw new Umcp.LeftOutException("Cinemachine.CinemachinePathBase.PathLength");
        public Vector3 EvaluatePosition(float pos)
            => throw new Umcp.LeftOutException("Cinemachine.CinemachinePathBase.EvaluatePosition");
        public Vector3 EvaluateTangent(float pos)
            => throw new Umcp.LeftOutException("Cinemachine.CinemachinePathBase.EvaluateTangent");
        public Quaternion EvaluateOrientation(float pos)
            => throw new Umcp.LeftOutException("Cinemachine.CinemachinePathBase.EvaluateOrientation");
        public Vector3 EvaluatePositionAtUnit(float pos, PositionUnits units)
            => throw new Umcp.LeftOutException("Cinemachine.CinemachinePathBase.EvaluatePositionAtUnit");
        public float FindClosestPoint(Vector3 p, int startSegment, int searchRadius, int stepsPerSegment)
            => throw new Umcp.LeftOutException("Cinemachine.CinemachinePathBase.FindClosestPoint");

        public virtual void InvalidateDistanceCache()
        {
        }
    }

    public class CinemachineSmoothPath : CinemachinePathBase
    {
        [Serializable]
        public struct Waypoint
        {
            public Vector3 position;
            public float roll;
        }

        public bool m_Looped;
        public Waypoint[] m_Waypoints = new Waypoint[0];

        public override float MinPos => 0;
        public override float MaxPos => m_Waypoints.Length < 2 ? 0 : m_Looped ? m_Waypoints.Length
            : m_Waypoints.Length - 1;
        public override bool Looped => m_Looped;
    }

    public class CinemachinePath : CinemachinePathBase
    {
        [Serializable]
        public struct Waypoint
        {
            public Vector3 position, tangent;
            public float roll;
        }

        public bool m_Looped;
        public Waypoint[] m_Waypoints = new Waypoint[0];

        public override float MinPos => 0;
        public override float MaxPos => m_Waypoints.Length < 2 ? 0 : m_Looped ? m_Waypoints.Length
            : m_Waypoints.Length - 1;
        public override bool Looped => m_Looped;
    }

    public class CinemachineDollyCart : MonoBehaviour
    {
        public enum UpdateMethod { Update, FixedUpdate, LateUpdate }

        public CinemachinePathBase m_Path;
        public UpdateMethod m_UpdateMethod;
        public CinemachinePathBase.PositionUnits m_PositionUnits = CinemachinePathBase.PositionUnits.Distance;
        public float m_Speed, m_Position;
    }

    public class CinemachineInputProvider : MonoBehaviour, AxisState.IInputAxisProvider
    {
        public int PlayerIndex = -1;
        public bool AutoEnableInputs = true;

        public virtual float GetAxisValue(int axis) => 0;
    }

    /// <summary>A camera that chooses among its children: the first one that is active.</summary>
    public abstract class CinemachineParentCamera : CinemachineVirtualCameraBase
    {
        public Transform m_LookAt, m_Follow;
        [SerializeField] internal CinemachineVirtualCameraBase[] m_ChildCameras;
        public CinemachineBlendDefinition m_DefaultBlend =
            new CinemachineBlendDefinition(CinemachineBlendDefinition.Style.EaseInOut, 0.5f);
        public CinemachineBlenderSettings m_CustomBlends;

        public override Transform LookAt { get => m_LookAt; set => m_LookAt = value; }
        public override Transform Follow { get => m_Follow; set => m_Follow = value; }
        public CinemachineVirtualCameraBase[] ChildCameras
            => Array.FindAll(GetComponentsInChildren<CinemachineVirtualCameraBase>(true),
            c => c.transform.parent == transform);
        public ICinemachineCamera LiveChild => Array.Find(ChildCameras, c => c.isActiveAndEnabled);
        public bool IsBlending => false;
    }

    public class CinemachineStateDrivenCamera : CinemachineParentCamera
    {
        public Animator m_AnimatedTarget;
        public int m_LayerIndex;
    }

    public class CinemachineClearShot : CinemachineParentCamera
    {
        public float m_ActivateAfter, m_MinDuration;
        public bool m_RandomizeChoice;
    }

    public class CinemachineBlendListCamera : CinemachineParentCamera
    {
        public bool m_Loop;
    }

    public class CinemachineMixingCamera : CinemachineParentCamera
    {
        public float m_Weight0 = 0.5f, m_Weight1 = 0.5f, m_Weight2 = 0.5f, m_Weight3 = 0.5f, m_Weight4 = 0.5f,
            m_Weight5 = 0.5f, m_Weight6 = 0.5f, m_Weight7 = 0.5f;
    }
}
