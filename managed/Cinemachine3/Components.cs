using System;
using System.Collections.Generic;
using UnityEngine;

namespace Unity.Cinemachine
{
    public abstract class CinemachineComponentBase : MonoBehaviour
    {
        private CinemachineVirtualCameraBase m_Owner;

        public CinemachineVirtualCameraBase VirtualCamera
            => m_Owner ? m_Owner : m_Owner = GetComponent<CinemachineVirtualCameraBase>();
        public Transform FollowTarget => VirtualCamera ? VirtualCamera.Follow : null;
        public Transform LookAtTarget => VirtualCamera ? VirtualCamera.LookAt : null;
        public virtual bool IsValid => enabled;
        public abstract CinemachineCore.Stage Stage { get; }
    }
}

namespace Unity.Cinemachine.TargetTracking
{
    public enum BindingMode { LockToTargetOnAssign, LockToTargetWithWorldUp, LockToTargetNoRoll, LockToTarget,
        WorldSpace, LazyFollow }
    public enum AngularDampingMode { Euler, Quaternion }

    [Serializable]
    public struct TrackerSettings
    {
        public BindingMode BindingMode;
        public Vector3 PositionDamping;
        public AngularDampingMode AngularDampingMode;
        public Vector3 RotationDamping;
        public float QuaternionDamping;
        public static TrackerSettings Default
            => new TrackerSettings { BindingMode = BindingMode.WorldSpace, PositionDamping = Vector3.one,
            RotationDamping = Vector3.one, QuaternionDamping = 1 };
    }
}

namespace Unity.Cinemachine
{
    using TargetTracking;

    public class CinemachineFollow : CinemachineComponentBase
    {
        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Body;

        public TrackerSettings TrackerSettings = TrackerSettings.Default;
        public Vector3 FollowOffset = Vector3.back * 10f;
    }

    public class CinemachineOrbitalFollow : CinemachineComponentBase
    {
        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Body;

        public enum OrbitStyles { Sphere, ThreeRing }

        public Vector3 TargetOffset;
        public TrackerSettings TrackerSettings = TrackerSettings.Default;
        public OrbitStyles OrbitStyle;
        public float Radius = 10;
        public InputAxis HorizontalAxis = new InputAxis { Range = new Vector2(-180, 180), Wrap = true };
        public InputAxis VerticalAxis = new InputAxis { Value = 17.5f, Center = 17.5f, Range = new Vector2(-10, 45) };
        public InputAxis RadialAxis = new InputAxis { Value = 1, Center = 1, Range = new Vector2(1, 1) };
    }

    public class CinemachineThirdPersonFollow : CinemachineComponentBase
    {
        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Body;

        [Serializable]
        public struct ObstacleSettings
        {
            public bool Enabled;
            public LayerMask CollisionFilter;
            public string IgnoreTag;
            public float CameraRadius, DampingIntoCollision, DampingFromCollision;
        }

        public Vector3 Damping = new Vector3(0.1f, 0.5f, 0.3f), ShoulderOffset = new Vector3(0.5f, -0.4f, 0);
        public float VerticalArmLength = 0.4f, CameraSide = 1, CameraDistance = 2;
        public ObstacleSettings AvoidObstacles;
    }

    public class CinemachinePositionComposer : CinemachineComponentBase
    {
        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Body;

        public float CameraDistance = 10, DeadZoneDepth;
        public ScreenComposerSettings Composition = ScreenComposerSettings.Default;
        public Vector3 TargetOffset, Damping = Vector3.one;
        public LookaheadSettings Lookahead;
        public bool CenterOnActivate = true;
    }

    public class CinemachineHardLockToTarget : CinemachineComponentBase
    {
        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Body;

        public float Damping;
    }

    public class CinemachineRotationComposer : CinemachineComponentBase
    {
        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Aim;

        public ScreenComposerSettings Composition = ScreenComposerSettings.Default;
        public bool CenterOnActivate = true;
        public Vector3 TargetOffset;
        public Vector2 Damping = new Vector2(0.5f, 0.5f);
        public LookaheadSettings Lookahead;
    }

    public class CinemachineHardLookAt : CinemachineComponentBase
    {
        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Aim;

        public Vector3 LookAtOffset;
    }

    public class CinemachineRotateWithFollowTarget : CinemachineComponentBase
    {
        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Aim;

        public float Damping;
    }

    public class CinemachinePanTilt : CinemachineComponentBase
    {
        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Aim;

        public enum ReferenceFrames { ParentObject, World, TrackingTarget, LookAtTarget }
        public enum RecenterTargetModes { AxisCenter, TrackingTargetForward, LookAtTargetForward }

        public ReferenceFrames ReferenceFrame;
        public RecenterTargetModes RecenterTarget;
        public InputAxis PanAxis = new InputAxis { Range = new Vector2(-180, 180), Wrap = true };
        public InputAxis TiltAxis = new InputAxis { Range = new Vector2(-70, 70) };
    }

    public class CinemachineBasicMultiChannelPerlin : CinemachineComponentBase
    {
        public NoiseSettings NoiseProfile;
        public Vector3 PivotOffset;
        public float AmplitudeGain = 1, FrequencyGain = 1;

        public override CinemachineCore.Stage Stage => CinemachineCore.Stage.Noise;

        public void ReSeed()
        {
        }
    }

    public class CinemachineConfiner2D : CinemachineExtension
    {
        public Collider2D BoundingShape2D;
        public float Damping, SlowingDistance;

        public void InvalidateBoundingShapeCache()
        {
        }

        public void InvalidateLensCache()
        {
        }
    }

    public class CinemachineConfiner3D : CinemachineExtension
    {
        public Collider BoundingVolume;
        public float SlowingDistance;
    }

    public class CinemachineDeoccluder : CinemachineExtension
    {
        public LayerMask CollideAgainst = 1, TransparentLayers = 0;
        public string IgnoreTag = "";
        public float MinimumDistanceFromTarget = 0.3f;
    }

    public class CinemachineFollowZoom : CinemachineExtension
    {
        public float Width = 2, Damping = 1;
        public Vector2 FovRange = new Vector2(3, 60);
    }

    public class CinemachineGroupFraming : CinemachineExtension
    {
        public float FramingSize = 0.8f, Damping = 2;
    }

    public class CinemachinePixelPerfect : CinemachineExtension
    {
    }

    public class CinemachineInputAxisController : MonoBehaviour
    {
        public int PlayerIndex = -1;
        public bool AutoEnableInputs = true, ScanRecursively = true, SuppressInputWhileBlending = true, IgnoreTimeScale;
    }

    public class CinemachineTargetGroup : MonoBehaviour
    {
        [Serializable]
        public class Target
        {
            public Transform Object;
            public float Weight = 1, Radius = 0.5f;
        }

        public enum PositionModes { GroupCenter, GroupAverage }
        public enum RotationModes { Manual, GroupAverage }
        public enum UpdateMethods { Update, FixedUpdate, LateUpdate }

        public PositionModes PositionMode;
        public RotationModes RotationMode;
        public UpdateMethods UpdateMethod = UpdateMethods.LateUpdate;
        public List<Target> Targets = new List<Target>();

        public Transform Transform => transform;
        public bool IsEmpty => Targets.TrueForAll(t => t.Object == null || t.Weight <= 0);
        public int FindMember(Transform t) => Targets.FindIndex(m => m.Object == t);
        public void AddMember(Transform t, float weight, float radius)
            => Targets.Add(new Target { Object = t, Weight = weight, Radius = radius });

        public void RemoveMember(Transform t)
        {
            int at = FindMember(t);
            if (at >= 0)
            {
                Targets.RemoveAt(at);
            }
        }
    }

    [Serializable]
    public class CinemachineImpulseDefinition
    {
        public int ImpulseChannel = 1;
        public SignalSourceAsset RawSignal;
        public float AmplitudeGain = 1, FrequencyGain = 1, ImpactRadius = 100, DissipationDistance = 100,
            DissipationRate = 0.25f, PropagationSpeed = 343, ImpulseDuration = 0.2f;
    }

    /// <summary>Nobody looks through a camera, so none is shaken.</summary>
    public class CinemachineImpulseSource : MonoBehaviour
    {
        public CinemachineImpulseDefinition ImpulseDefinition = new CinemachineImpulseDefinition();
        public Vector3 DefaultVelocity = Vector3.down;

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

        public void GenerateImpulseAtPositionWithVelocity(Vector3 position, Vector3 velocity)
        {
        }
    }

    public class CinemachineImpulseListener : CinemachineExtension
    {
        public int ChannelMask = 1;
        public float Gain = 1;
        public bool Use2DDistance, UseCameraSpace = true;
    }
}
