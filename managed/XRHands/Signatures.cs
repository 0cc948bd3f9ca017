// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Hands.Gestures
{
    public partial struct XRFingerShape
    {
        public UnityEngine.XR.Hands.Gestures.XRFingerShapeTypes types { get; internal set; }
        public bool TryGetFullCurl(out float fullCurl) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRFingerShape.TryGetFullCurl"); }
        public bool TryGetBaseCurl(out float baseCurl) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRFingerShape.TryGetBaseCurl"); }
        public bool TryGetTipCurl(out float tipCurl) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRFingerShape.TryGetTipCurl"); }
        public bool TryGetPinch(out float pinch) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRFingerShape.TryGetPinch"); }
        public bool TryGetSpread(out float spread) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRFingerShape.TryGetSpread"); }
    }
    [System.SerializableAttribute]
    public partial class XRFingerShapeCondition
    {
        public UnityEngine.XR.Hands.Gestures.XRFingerShapeCondition.Target[] targets { get { return m_Targets; } set { m_Targets = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRFingerShapeCondition.Target[] m_Targets;
        public UnityEngine.XR.Hands.XRHandFingerID fingerID { get { return m_FingerID; } set { m_FingerID = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.XRHandFingerID m_FingerID = UnityEngine.XR.Hands.XRHandFingerID.Index;
        public bool CheckCondition(UnityEngine.XR.Hands.XRHandJointsUpdatedEventArgs eventArgs) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRFingerShapeCondition.CheckCondition"); }
        [System.SerializableAttribute]
        public partial struct Target
        {
            public UnityEngine.XR.Hands.Gestures.XRFingerShapeType shapeType { get { return m_ShapeType; } set { m_ShapeType = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRFingerShapeType m_ShapeType;
            public float desired { get { return m_Desired; } set { m_Desired = value; } } [UnityEngine.SerializeField] private float m_Desired;
            public float upperTolerance { get { return m_UpperTolerance; } set { m_UpperTolerance = value; } } [UnityEngine.SerializeField] private float m_UpperTolerance;
            public float lowerTolerance { get { return m_LowerTolerance; } set { m_LowerTolerance = value; } } [UnityEngine.SerializeField] private float m_LowerTolerance;
            [System.Obsolete] public float tolerance { get { return m_Tolerance; } set { m_Tolerance = value; } } [UnityEngine.SerializeField] private float m_Tolerance;
        }
    }
    [System.SerializableAttribute]
    public partial class XRFingerShapeConfiguration
    {
        public float minimumFullCurlDegrees1 { get; set; }
        public float maximumFullCurlDegrees1 { get; set; }
        public float minimumFullCurlDegrees2 { get; set; }
        public float maximumFullCurlDegrees2 { get; set; }
        public float minimumFullCurlDegrees3 { get; set; }
        public float maximumFullCurlDegrees3 { get; set; }
        public float minimumBaseCurlDegrees { get; set; }
        public float maximumBaseCurlDegrees { get; set; }
        public float minimumTipCurlDegrees1 { get; set; }
        public float maximumTipCurlDegrees1 { get; set; }
        public float minimumTipCurlDegrees2 { get; set; }
        public float maximumTipCurlDegrees2 { get; set; }
        public float minimumPinchDistance { get; set; }
        public float maximumPinchDistance { get; set; }
        public float minimumSpreadDegrees { get; set; }
        public float maximumSpreadDegrees { get; set; }
    }
    public static partial class XRFingerShapeMath
    {
        public static UnityEngine.XR.Hands.Gestures.XRFingerShape CalculateFingerShape(this UnityEngine.XR.Hands.XRHand xrHand, UnityEngine.XR.Hands.XRHandFingerID fingerID, UnityEngine.XR.Hands.Gestures.XRFingerShapeTypes shapeTypes) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRFingerShapeMath.CalculateFingerShape"); }
        public static UnityEngine.XR.Hands.Gestures.XRFingerShape CalculateFingerShape(this UnityEngine.XR.Hands.XRHand xrHand, UnityEngine.XR.Hands.XRHandFingerID fingerID, UnityEngine.XR.Hands.Gestures.XRFingerShapeTypes shapeTypes, UnityEngine.XR.Hands.Gestures.XRFingerShapeConfiguration configuration) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRFingerShapeMath.CalculateFingerShape"); }
        public static void SetFingerShapeConfiguration(UnityEngine.XR.Hands.XRHandFingerID fingerID, UnityEngine.XR.Hands.Gestures.XRFingerShapeConfiguration configuration) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRFingerShapeMath.SetFingerShapeConfiguration"); }
        public static void ResetFingerShapeConfiguration(UnityEngine.XR.Hands.XRHandFingerID fingerID) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRFingerShapeMath.ResetFingerShapeConfiguration"); }
    }
    public enum XRFingerShapeType
    {
        FullCurl = 0,
        BaseCurl = 1,
        TipCurl = 2,
        Pinch = 3,
        Spread = 4,
    }
    [System.FlagsAttribute]
    public enum XRFingerShapeTypes
    {
        None = 0,
        FullCurl = 1,
        BaseCurl = 2,
        TipCurl = 4,
        Pinch = 8,
        Spread = 16,
        All = 31,
    }
    public enum XRHandAlignmentCondition
    {
        AlignsWith = 0,
        PerpendicularTo = 1,
        OppositeTo = 2,
    }
    public enum XRHandAxis
    {
        PalmDirection = 0,
        ThumbExtendedDirection = 1,
        FingersExtendedDirection = 2,
    }
    public partial class XRHandPose : UnityEngine.ScriptableObject
    {
        public UnityEngine.XR.Hands.Gestures.XRHandShape handShape { get { return m_HandShape; } set { m_HandShape = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRHandShape m_HandShape;
        public UnityEngine.XR.Hands.Gestures.XRHandRelativeOrientation relativeOrientation { get { return m_RelativeOrientation; } set { m_RelativeOrientation = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRHandRelativeOrientation m_RelativeOrientation;
        public bool CheckConditions(UnityEngine.XR.Hands.XRHandJointsUpdatedEventArgs eventArgs) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRHandPose.CheckConditions"); }
    }
    [System.SerializableAttribute]
    public partial class XRHandRelativeOrientation
    {
        public UnityEngine.XR.Hands.Gestures.XRHandRelativeOrientation.UserCondition[] userConditions { get { return m_UserConditions; } set { m_UserConditions = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRHandRelativeOrientation.UserCondition[] m_UserConditions;
        public UnityEngine.XR.Hands.Gestures.XRHandRelativeOrientation.TargetCondition[] targetConditions { get { return m_TargetConditions; } set { m_TargetConditions = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRHandRelativeOrientation.TargetCondition[] m_TargetConditions;
        public UnityEngine.Transform targetTransform { get; set; }
        public bool CheckConditions(UnityEngine.Pose rootPose, UnityEngine.XR.Hands.Handedness handedness) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRHandRelativeOrientation.CheckConditions"); }
        [System.SerializableAttribute]
        public partial class UserCondition
        {
            public UnityEngine.XR.Hands.Gestures.XRHandAxis handAxis { get { return m_HandAxis; } set { m_HandAxis = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRHandAxis m_HandAxis = UnityEngine.XR.Hands.Gestures.XRHandAxis.PalmDirection;
            public UnityEngine.XR.Hands.Gestures.XRHandAlignmentCondition alignmentCondition { get { return m_AlignmentCondition; } set { m_AlignmentCondition = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRHandAlignmentCondition m_AlignmentCondition = UnityEngine.XR.Hands.Gestures.XRHandAlignmentCondition.AlignsWith;
            public UnityEngine.XR.Hands.Gestures.XRHandUserRelativeDirection referenceDirection { get { return m_ReferenceDirection; } set { m_ReferenceDirection = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRHandUserRelativeDirection m_ReferenceDirection = UnityEngine.XR.Hands.Gestures.XRHandUserRelativeDirection.OriginUp;
            public float angleTolerance { get { return m_AngleTolerance; } set { m_AngleTolerance = value; } } [UnityEngine.SerializeField] private float m_AngleTolerance;
            public bool ignorePositionY { get { return m_IgnorePositionY; } set { m_IgnorePositionY = value; } } [UnityEngine.SerializeField] private bool m_IgnorePositionY;
        }
        [System.SerializableAttribute]
        public partial class TargetCondition
        {
            public UnityEngine.XR.Hands.Gestures.XRHandAxis handAxis { get { return m_HandAxis; } set { m_HandAxis = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRHandAxis m_HandAxis = UnityEngine.XR.Hands.Gestures.XRHandAxis.PalmDirection;
            public UnityEngine.XR.Hands.Gestures.XRHandAlignmentCondition alignmentCondition { get { return m_AlignmentCondition; } set { m_AlignmentCondition = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRHandAlignmentCondition m_AlignmentCondition = UnityEngine.XR.Hands.Gestures.XRHandAlignmentCondition.AlignsWith;
            public UnityEngine.XR.Hands.Gestures.XRHandTargetRelativeDirection referenceDirection { get { return m_ReferenceDirection; } set { m_ReferenceDirection = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Gestures.XRHandTargetRelativeDirection m_ReferenceDirection = UnityEngine.XR.Hands.Gestures.XRHandTargetRelativeDirection.HandToTarget;
            public float angleTolerance { get { return m_AngleTolerance; } set { m_AngleTolerance = value; } } [UnityEngine.SerializeField] private float m_AngleTolerance;
            public bool ignorePositionY { get { return m_IgnorePositionY; } set { m_IgnorePositionY = value; } } [UnityEngine.SerializeField] private bool m_IgnorePositionY;
        }
    }
    public partial class XRHandShape : UnityEngine.ScriptableObject
    {
        public System.Collections.Generic.List<UnityEngine.XR.Hands.Gestures.XRFingerShapeCondition> fingerShapeConditions { get { return m_FingerShapeConditions; } set { m_FingerShapeConditions = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Hands.Gestures.XRFingerShapeCondition> m_FingerShapeConditions = new System.Collections.Generic.List<UnityEngine.XR.Hands.Gestures.XRFingerShapeCondition>();
        public bool CheckConditions(UnityEngine.XR.Hands.XRHandJointsUpdatedEventArgs eventArgs) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Gestures.XRHandShape.CheckConditions"); }
    }
    public enum XRHandTargetRelativeDirection
    {
        HandToTarget = 0,
        TargetForward = 1,
        TargetUp = 2,
        TargetRight = 3,
    }
    public enum XRHandUserRelativeDirection
    {
        OriginUp = 0,
        HandToHead = 1,
        NoseDirection = 2,
        ChinDirection = 3,
        EarDirection = 4,
    }
}

namespace UnityEngine.XR.Hands
{
    [System.SerializableAttribute]
    public sealed partial class HandUpdatedEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Hands.XRHandJointsUpdatedEventArgs>
    {
    }
    public enum Handedness
    {
        Invalid = 0,
        Left = 1,
        Right = 2,
    }
    [System.SerializableAttribute]
    public partial struct JointToTransformReference
    {
        public UnityEngine.XR.Hands.XRHandJointID xrHandJointID { get { return m_XRHandJointID; } set { m_XRHandJointID = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.XRHandJointID m_XRHandJointID;
        public UnityEngine.Transform jointTransform { get { return m_JointTransform; } set { m_JointTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_JointTransform;
    }
}

namespace UnityEngine.XR.Hands.Processing
{
    public partial interface IXRHandProcessor
    {
        int callbackOrder { get; }
        void ProcessJoints(UnityEngine.XR.Hands.XRHandSubsystem subsystem, UnityEngine.XR.Hands.XRHandSubsystem.UpdateSuccessFlags successFlags, UnityEngine.XR.Hands.XRHandSubsystem.UpdateType updateType);
    }
    public static partial class XRHandProcessingUtility
    {
        public static void SetCorrespondingHand(this UnityEngine.XR.Hands.XRHandSubsystem subsystem, UnityEngine.XR.Hands.XRHand hand) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Processing.XRHandProcessingUtility.SetCorrespondingHand"); }
        public static Unity.Collections.NativeArray<UnityEngine.XR.Hands.XRHandJoint> GetRawJointArray(this UnityEngine.XR.Hands.XRHand hand) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Processing.XRHandProcessingUtility.GetRawJointArray"); }
        public static void SetRootPose(ref UnityEngine.XR.Hands.XRHand hand, UnityEngine.Pose rootPose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Processing.XRHandProcessingUtility.SetRootPose"); }
        public static void SetPose(ref UnityEngine.XR.Hands.XRHandJoint joint, UnityEngine.Pose pose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Processing.XRHandProcessingUtility.SetPose"); }
        public static void SetLinearVelocity(ref UnityEngine.XR.Hands.XRHandJoint joint, UnityEngine.Vector3 linearVelocity) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Processing.XRHandProcessingUtility.SetLinearVelocity"); }
        public static void SetAngularVelocity(ref UnityEngine.XR.Hands.XRHandJoint joint, UnityEngine.Vector3 angularVelocity) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.Processing.XRHandProcessingUtility.SetAngularVelocity"); }
    }
}

namespace UnityEngine.XR.Hands.ProviderImplementation
{
    public static partial class XRHandProviderUtility
    {
        [System.Obsolete] public static UnityEngine.XR.Hands.XRHandJoint CreateJoint(UnityEngine.XR.Hands.XRHandJointTrackingState trackingState, UnityEngine.XR.Hands.XRHandJointID id, UnityEngine.Pose pose, float radius = 0f, UnityEngine.Vector3 linearVelocity = default(UnityEngine.Vector3), UnityEngine.Vector3 angularVelocity = default(UnityEngine.Vector3)) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandProviderUtility.CreateJoint"); }
        public static UnityEngine.XR.Hands.XRHandJoint CreateJoint(UnityEngine.XR.Hands.Handedness handedness, UnityEngine.XR.Hands.XRHandJointTrackingState trackingState, UnityEngine.XR.Hands.XRHandJointID id, UnityEngine.Pose pose, float radius = 0f, UnityEngine.Vector3 linearVelocity = default(UnityEngine.Vector3), UnityEngine.Vector3 angularVelocity = default(UnityEngine.Vector3)) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandProviderUtility.CreateJoint"); }
        public partial class SubsystemUpdater
        {
            public SubsystemUpdater(UnityEngine.XR.Hands.XRHandSubsystem subsystem) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandProviderUtility.SubsystemUpdater"); }
            public void Start() { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandProviderUtility.SubsystemUpdater.Start"); }
            public void Stop() { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandProviderUtility.SubsystemUpdater.Stop"); }
            public void Destroy() { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandProviderUtility.SubsystemUpdater.Destroy"); }
            internal SubsystemUpdater() { }
        }
    }
    public abstract partial class XRHandSubsystemProvider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.Hands.XRHandSubsystem>
    {
        public abstract void GetHandLayout(Unity.Collections.NativeArray<bool> handJointsInLayout);
        public virtual UnityEngine.XR.Hands.Gestures.XRFingerShapeConfiguration GetFingerShapeConfiguration(UnityEngine.XR.Hands.XRHandFingerID fingerID) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandSubsystemProvider.GetFingerShapeConfiguration"); }
        public abstract UnityEngine.XR.Hands.XRHandSubsystem.UpdateSuccessFlags TryUpdateHands(UnityEngine.XR.Hands.XRHandSubsystem.UpdateType updateType, ref UnityEngine.Pose leftHandRootPose, Unity.Collections.NativeArray<UnityEngine.XR.Hands.XRHandJoint> leftHandJoints, ref UnityEngine.Pose rightHandRootPose, Unity.Collections.NativeArray<UnityEngine.XR.Hands.XRHandJoint> rightHandJoints);
        public virtual bool canSurfaceCommonPoseData { get { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandSubsystemProvider.canSurfaceCommonPoseData"); } }
        public virtual bool TryGetAimPose(UnityEngine.XR.Hands.Handedness handedness, out UnityEngine.Pose aimPose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandSubsystemProvider.TryGetAimPose"); }
        public virtual bool TryGetAimActivateValue(UnityEngine.XR.Hands.Handedness handedness, out float aimActivateValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandSubsystemProvider.TryGetAimActivateValue"); }
        public virtual bool TryGetGraspValue(UnityEngine.XR.Hands.Handedness handedness, out float graspValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandSubsystemProvider.TryGetGraspValue"); }
        public virtual bool TryGetGripPose(UnityEngine.XR.Hands.Handedness handedness, out UnityEngine.Pose gripPose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandSubsystemProvider.TryGetGripPose"); }
        public virtual bool TryGetPinchPose(UnityEngine.XR.Hands.Handedness handedness, out UnityEngine.Pose pinchPose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandSubsystemProvider.TryGetPinchPose"); }
        public virtual bool TryGetPinchValue(UnityEngine.XR.Hands.Handedness handedness, out float pinchValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandSubsystemProvider.TryGetPinchValue"); }
        public virtual bool TryGetPokePose(UnityEngine.XR.Hands.Handedness handedness, out UnityEngine.Pose pokePose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.ProviderImplementation.XRHandSubsystemProvider.TryGetPokePose"); }
    }
}

namespace UnityEngine.XR.Hands
{
    public static partial class UpdateTypesExtensions
    {
        public static bool IsSet(this UnityEngine.XR.Hands.XRHandTrackingEvents.UpdateTypes self, UnityEngine.XR.Hands.XRHandTrackingEvents.UpdateTypes flag) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.UpdateTypesExtensions.IsSet"); }
    }
    public partial class XRCommonHandGestures
    {
        public bool TryGetAimPose(out UnityEngine.Pose aimPose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.TryGetAimPose"); }
        public bool TryGetAimActivateValue(out float aimActivateValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.TryGetAimActivateValue"); }
        public bool TryGetGraspValue(out float graspValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.TryGetGraspValue"); }
        public bool TryGetGripPose(out UnityEngine.Pose gripPose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.TryGetGripPose"); }
        public bool TryGetPinchPose(out UnityEngine.Pose pinchPose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.TryGetPinchPose"); }
        public bool TryGetPinchValue(out float pinchValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.TryGetPinchValue"); }
        public bool TryGetPokePose(out UnityEngine.Pose pokePose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.TryGetPokePose"); }
        public System.Action<UnityEngine.XR.Hands.XRCommonHandGestures.AimPoseUpdatedEventArgs> aimPoseUpdated;
        public System.Action<UnityEngine.XR.Hands.XRCommonHandGestures.AimActivateValueUpdatedEventArgs> aimActivateValueUpdated;
        public System.Action<UnityEngine.XR.Hands.XRCommonHandGestures.GraspValueUpdatedEventArgs> graspValueUpdated;
        public System.Action<UnityEngine.XR.Hands.XRCommonHandGestures.GripPoseUpdatedEventArgs> gripPoseUpdated;
        public System.Action<UnityEngine.XR.Hands.XRCommonHandGestures.PinchPoseUpdatedEventArgs> pinchPoseUpdated;
        public System.Action<UnityEngine.XR.Hands.XRCommonHandGestures.PinchValueUpdatedEventArgs> pinchValueUpdated;
        public System.Action<UnityEngine.XR.Hands.XRCommonHandGestures.PokePoseUpdatedEventArgs> pokePoseUpdated;
        internal XRCommonHandGestures() { }
        public partial class AimPoseUpdatedEventArgs
        {
            public bool TryGetAimPose(out UnityEngine.Pose aimPose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.AimPoseUpdatedEventArgs.TryGetAimPose"); }
            public UnityEngine.XR.Hands.Handedness handedness { get; internal set; }
            internal AimPoseUpdatedEventArgs() { }
        }
        public partial class AimActivateValueUpdatedEventArgs
        {
            public bool TryGetAimActivateValue(out float aimActivateValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.AimActivateValueUpdatedEventArgs.TryGetAimActivateValue"); }
            public UnityEngine.XR.Hands.Handedness handedness { get; internal set; }
            internal AimActivateValueUpdatedEventArgs() { }
        }
        public partial class GraspValueUpdatedEventArgs
        {
            public bool TryGetGraspValue(out float graspValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.GraspValueUpdatedEventArgs.TryGetGraspValue"); }
            public UnityEngine.XR.Hands.Handedness handedness { get; internal set; }
            internal GraspValueUpdatedEventArgs() { }
        }
        public partial class GripPoseUpdatedEventArgs
        {
            public bool TryGetGripPose(out UnityEngine.Pose gripPose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.GripPoseUpdatedEventArgs.TryGetGripPose"); }
            public UnityEngine.XR.Hands.Handedness handedness { get; internal set; }
            internal GripPoseUpdatedEventArgs() { }
        }
        public partial class PinchPoseUpdatedEventArgs
        {
            public bool TryGetPinchPose(out UnityEngine.Pose pinchPose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.PinchPoseUpdatedEventArgs.TryGetPinchPose"); }
            public UnityEngine.XR.Hands.Handedness handedness { get; internal set; }
            internal PinchPoseUpdatedEventArgs() { }
        }
        public partial class PinchValueUpdatedEventArgs
        {
            public bool TryGetPinchValue(out float pinchValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.PinchValueUpdatedEventArgs.TryGetPinchValue"); }
            public UnityEngine.XR.Hands.Handedness handedness { get; internal set; }
            internal PinchValueUpdatedEventArgs() { }
        }
        public partial class PokePoseUpdatedEventArgs
        {
            public bool TryGetPokePose(out UnityEngine.Pose pokePose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRCommonHandGestures.PokePoseUpdatedEventArgs.TryGetPokePose"); }
            public UnityEngine.XR.Hands.Handedness handedness { get; internal set; }
            internal PokePoseUpdatedEventArgs() { }
        }
    }
    public partial struct XRHand : System.IEquatable<UnityEngine.XR.Hands.XRHand>
    {
        public UnityEngine.XR.Hands.XRHandJoint GetJoint(UnityEngine.XR.Hands.XRHandJointID id) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHand.GetJoint"); }
        public UnityEngine.Pose rootPose { get; internal set; }
        public UnityEngine.XR.Hands.Handedness handedness { get; internal set; }
        public bool isTracked { get; internal set; }
        public bool Equals(UnityEngine.XR.Hands.XRHand other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.Hands.XRHand lhs, UnityEngine.XR.Hands.XRHand rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.Hands.XRHand lhs, UnityEngine.XR.Hands.XRHand rhs) { return !((object)lhs).Equals(rhs); }
    }
    public enum XRHandFingerID
    {
        Thumb = 0,
        Index = 1,
        Middle = 2,
        Ring = 3,
        Little = 4,
    }
    public partial struct XRHandJoint : System.IEquatable<UnityEngine.XR.Hands.XRHandJoint>
    {
        public UnityEngine.XR.Hands.XRHandJointID id { get { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandJoint.id"); } }
        public UnityEngine.XR.Hands.Handedness handedness { get { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandJoint.handedness"); } }
        public UnityEngine.XR.Hands.XRHandJointTrackingState trackingState { get; internal set; }
        public bool TryGetRadius(out float radius) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandJoint.TryGetRadius"); }
        public bool TryGetPose(out UnityEngine.Pose pose) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandJoint.TryGetPose"); }
        public bool TryGetLinearVelocity(out UnityEngine.Vector3 linearVelocity) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandJoint.TryGetLinearVelocity"); }
        public bool TryGetAngularVelocity(out UnityEngine.Vector3 angularVelocity) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandJoint.TryGetAngularVelocity"); }
        public bool Equals(UnityEngine.XR.Hands.XRHandJoint other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.Hands.XRHandJoint lhs, UnityEngine.XR.Hands.XRHandJoint rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.Hands.XRHandJoint lhs, UnityEngine.XR.Hands.XRHandJoint rhs) { return !((object)lhs).Equals(rhs); }
    }
    public enum XRHandJointID
    {
        Invalid = 0,
        BeginMarker = 1,
        Wrist = 1,
        Palm = 2,
        ThumbMetacarpal = 3,
        ThumbProximal = 4,
        ThumbDistal = 5,
        ThumbTip = 6,
        IndexMetacarpal = 7,
        IndexProximal = 8,
        IndexIntermediate = 9,
        IndexDistal = 10,
        IndexTip = 11,
        MiddleMetacarpal = 12,
        MiddleProximal = 13,
        MiddleIntermediate = 14,
        MiddleDistal = 15,
        MiddleTip = 16,
        RingMetacarpal = 17,
        RingProximal = 18,
        RingIntermediate = 19,
        RingDistal = 20,
        RingTip = 21,
        LittleMetacarpal = 22,
        LittleProximal = 23,
        LittleIntermediate = 24,
        LittleDistal = 25,
        LittleTip = 26,
        EndMarker = 27,
    }
    public static partial class XRHandJointIDUtility
    {
        public static int ToIndex(this UnityEngine.XR.Hands.XRHandJointID jointId) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandJointIDUtility.ToIndex"); }
        public static UnityEngine.XR.Hands.XRHandJointID FromIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandJointIDUtility.FromIndex"); }
        public static UnityEngine.XR.Hands.XRHandJointID GetFrontJointID(this UnityEngine.XR.Hands.XRHandFingerID fingerId) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandJointIDUtility.GetFrontJointID"); }
        public static UnityEngine.XR.Hands.XRHandJointID GetBackJointID(this UnityEngine.XR.Hands.XRHandFingerID fingerId) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandJointIDUtility.GetBackJointID"); }
    }
    [System.FlagsAttribute]
    public enum XRHandJointTrackingState
    {
        None = 0,
        Radius = 1,
        Pose = 2,
        LinearVelocity = 4,
        AngularVelocity = 8,
        WillNeverBeValid = 16,
        HighFidelityPose = 32,
    }
    public partial class XRHandJointsUpdatedEventArgs
    {
        public UnityEngine.XR.Hands.XRHand hand;
        public UnityEngine.XR.Hands.XRHandSubsystem subsystem { get; internal set; }
    }
    public partial class XRHandMeshController : UnityEngine.MonoBehaviour
    {
        public bool handIsTracked { get; internal set; }
        public bool showMeshWhenTrackingIsAcquired { get { return m_ShowMeshWhenTrackingIsAcquired; } set { m_ShowMeshWhenTrackingIsAcquired = value; } } [UnityEngine.SerializeField] private bool m_ShowMeshWhenTrackingIsAcquired = true;
        public bool hideMeshWhenTrackingIsLost { get { return m_HideMeshWhenTrackingIsLost; } set { m_HideMeshWhenTrackingIsLost = value; } } [UnityEngine.SerializeField] private bool m_HideMeshWhenTrackingIsLost = true;
        public UnityEngine.Renderer handMeshRenderer { get { return m_HandMeshRenderer; } set { m_HandMeshRenderer = value; } } [UnityEngine.SerializeField] private UnityEngine.Renderer m_HandMeshRenderer;
        public UnityEngine.XR.Hands.XRHandTrackingEvents handTrackingEvents { get { return m_XRHandTrackingEvents; } set { m_XRHandTrackingEvents = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.XRHandTrackingEvents m_XRHandTrackingEvents;
        protected virtual void Reset() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
    }
    public partial class XRHandSkeletonDriver : UnityEngine.MonoBehaviour, UnityEngine.ISerializationCallbackReceiver
    {
        [UnityEngine.SerializeField] protected System.Collections.Generic.List<UnityEngine.XR.Hands.JointToTransformReference> m_JointTransformReferences;
        protected UnityEngine.Transform[] m_JointTransforms;
        protected bool[] m_HasJointTransformMask;
        protected bool m_HasRootTransform;
        protected Unity.Collections.NativeArray<UnityEngine.Pose> m_JointLocalPoses;
        protected virtual UnityEngine.Vector3 rootOffset { get; private set; } = UnityEngine.Vector3.zero;
        protected virtual bool hasRootOffset { get; private set; }
        public System.Collections.Generic.List<UnityEngine.XR.Hands.JointToTransformReference> jointTransformReferences { get { return m_JointTransformReferences; } set { m_JointTransformReferences = value; } }
        public UnityEngine.Transform rootTransform { get { return m_RootTransform; } set { m_RootTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_RootTransform;
        public UnityEngine.XR.Hands.XRHandTrackingEvents handTrackingEvents { get { return m_XRHandTrackingEvents; } set { m_XRHandTrackingEvents = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.XRHandTrackingEvents m_XRHandTrackingEvents;
        protected virtual void Reset() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        public void ApplyRootPoseOffset(UnityEngine.Vector3 rootPoseOffset) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandSkeletonDriver.ApplyRootPoseOffset"); }
        public void ResetRootPoseOffset() { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandSkeletonDriver.ResetRootPoseOffset"); }
        protected virtual void OnRootPoseUpdated(UnityEngine.Pose rootPose) { }
        protected virtual void OnJointsUpdated(UnityEngine.XR.Hands.XRHandJointsUpdatedEventArgs args) { }
        protected virtual void ApplyUpdatedTransformPoses() { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandSkeletonDriver.ApplyUpdatedTransformPoses"); }
        protected void UpdateJointLocalPoses(UnityEngine.XR.Hands.XRHandJointsUpdatedEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandSkeletonDriver.UpdateJointLocalPoses"); }
        public void InitializeFromSerializedReferences() { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandSkeletonDriver.InitializeFromSerializedReferences"); }
        public virtual void FindJointsFromRoot(System.Collections.Generic.List<string> missingJointNames) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandSkeletonDriver.FindJointsFromRoot"); }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
    }
    public static partial class XRHandSkeletonDriverUtility
    {
        public static void FindJointsFromRoot(UnityEngine.XR.Hands.XRHandSkeletonDriver skeletonDriver, System.Collections.Generic.List<string> missingJointNames = null) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandSkeletonDriverUtility.FindJointsFromRoot"); }
    }
    public partial class XRHandSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider<UnityEngine.XR.Hands.XRHandSubsystem, UnityEngine.XR.Hands.XRHandSubsystemDescriptor, UnityEngine.XR.Hands.ProviderImplementation.XRHandSubsystemProvider>
    {
        [System.Obsolete] public System.Action<UnityEngine.XR.Hands.XRHandSubsystem.UpdateSuccessFlags, UnityEngine.XR.Hands.XRHandSubsystem.UpdateType> handsUpdated;
        public XRHandSubsystem() { }
        public UnityEngine.XR.Hands.XRHand leftHand { get; internal set; }
        public UnityEngine.XR.Hands.XRHand rightHand { get; internal set; }
        public Unity.Collections.NativeArray<bool> jointsInLayout { get; internal set; }
        public UnityEngine.XR.Hands.XRHandSubsystem.UpdateSuccessFlags updateSuccessFlags { get; protected set; }
        public System.Action<UnityEngine.XR.Hands.XRHandSubsystem, UnityEngine.XR.Hands.XRHandSubsystem.UpdateSuccessFlags, UnityEngine.XR.Hands.XRHandSubsystem.UpdateType> updatedHands;
        public System.Action<UnityEngine.XR.Hands.XRHand> trackingAcquired;
        public System.Action<UnityEngine.XR.Hands.XRHand> trackingLost;
        public UnityEngine.XR.Hands.XRCommonHandGestures leftHandCommonGestures { get; internal set; }
        public UnityEngine.XR.Hands.XRCommonHandGestures rightHandCommonGestures { get; internal set; }
        public virtual UnityEngine.XR.Hands.XRHandSubsystem.UpdateSuccessFlags TryUpdateHands(UnityEngine.XR.Hands.XRHandSubsystem.UpdateType updateType) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandSubsystem.TryUpdateHands"); }
        public System.Action<UnityEngine.XR.Hands.XRHandSubsystem, UnityEngine.XR.Hands.XRHandSubsystem.UpdateSuccessFlags, UnityEngine.XR.Hands.XRHandSubsystem.UpdateType> preprocessJoints;
        public void RegisterProcessor<TProcessor>(TProcessor processor) where TProcessor : class, UnityEngine.XR.Hands.Processing.IXRHandProcessor { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandSubsystem.RegisterProcessor"); }
        public void UnregisterProcessor<TProcessor>(TProcessor processor) where TProcessor : class, UnityEngine.XR.Hands.Processing.IXRHandProcessor { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandSubsystem.UnregisterProcessor"); }
        [System.FlagsAttribute]
        public enum UpdateSuccessFlags
        {
            None = 0,
            LeftHandRootPose = 1,
            LeftHandJoints = 2,
            RightHandRootPose = 4,
            RightHandJoints = 8,
            All = 15,
        }
        public enum UpdateType
        {
            Dynamic = 0,
            BeforeRender = 1,
        }
    }
    public partial class XRHandSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.Hands.XRHandSubsystem, UnityEngine.XR.Hands.ProviderImplementation.XRHandSubsystemProvider>
    {
        public bool supportsAimPose { get; internal set; }
        public bool supportsAimActivateValue { get; internal set; }
        public bool supportsGraspValue { get; internal set; }
        public bool supportsGripPose { get; internal set; }
        public bool supportsPinchPose { get; internal set; }
        public bool supportsPinchValue { get; internal set; }
        public bool supportsPokePose { get; internal set; }
        public static void Register(UnityEngine.XR.Hands.XRHandSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandSubsystemDescriptor.Register"); }
        internal XRHandSubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.Hands.XRHandSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsAimPose { get; set; }
            public bool supportsAimActivateValue { get; set; }
            public bool supportsGraspValue { get; set; }
            public bool supportsGripPose { get; set; }
            public bool supportsPinchPose { get; set; }
            public bool supportsPinchValue { get; set; }
            public bool supportsPokePose { get; set; }
            public bool Equals(UnityEngine.XR.Hands.XRHandSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.Hands.XRHandSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.Hands.XRHandSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.Hands.XRHandSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.Hands.XRHandSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial class XRHandTrackingEvents : UnityEngine.MonoBehaviour
    {
        public UnityEngine.XR.Hands.Handedness handedness { get { return m_Handedness; } set { m_Handedness = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.Handedness m_Handedness = UnityEngine.XR.Hands.Handedness.Right;
        public UnityEngine.XR.Hands.XRHandTrackingEvents.UpdateTypes updateType { get { return m_UpdateType; } set { m_UpdateType = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.XRHandTrackingEvents.UpdateTypes m_UpdateType = UnityEngine.XR.Hands.XRHandTrackingEvents.UpdateTypes.Dynamic;
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<bool> bindableHandIsTracked { get; internal set; } = new Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<bool>();
        public bool handIsTracked { get { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandTrackingEvents.handIsTracked"); } }
        public UnityEngine.XR.Hands.XRHandSubsystem subsystem { get; internal set; }
        public UnityEngine.Pose rootPose { get { throw new Umcp.LeftOutException("UnityEngine.XR.Hands.XRHandTrackingEvents.rootPose"); } }
        public UnityEngine.XR.Hands.HandUpdatedEvent jointsUpdated { get { return m_JointsUpdated; } } [UnityEngine.SerializeField] private UnityEngine.XR.Hands.HandUpdatedEvent m_JointsUpdated = new UnityEngine.XR.Hands.HandUpdatedEvent();
        public UnityEngine.Events.UnityEvent<UnityEngine.Pose> poseUpdated { get { return m_PoseUpdated; } } [UnityEngine.SerializeField] private UnityEngine.Events.UnityEvent<UnityEngine.Pose> m_PoseUpdated = new UnityEngine.Events.UnityEvent<UnityEngine.Pose>();
        public UnityEngine.Events.UnityEvent trackingAcquired { get { return m_TrackingAcquired; } } [UnityEngine.SerializeField] private UnityEngine.Events.UnityEvent m_TrackingAcquired = new UnityEngine.Events.UnityEvent();
        public UnityEngine.Events.UnityEvent trackingLost { get { return m_TrackingLost; } } [UnityEngine.SerializeField] private UnityEngine.Events.UnityEvent m_TrackingLost = new UnityEngine.Events.UnityEvent();
        public UnityEngine.Events.UnityEvent<bool> trackingChanged { get { return m_TrackingChanged; } } [UnityEngine.SerializeField] private UnityEngine.Events.UnityEvent<bool> m_TrackingChanged = new UnityEngine.Events.UnityEvent<bool>();
        protected virtual void Update() { }
        protected virtual void OnDisable() { }
        [System.FlagsAttribute]
        public enum UpdateTypes
        {
            None = 0,
            Dynamic = 1,
            BeforeRender = 2,
        }
    }
}
