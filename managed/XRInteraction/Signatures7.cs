// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Interaction.Toolkit.Locomotion
{
    public enum LocomotionState
    {
        Idle = 0,
        Preparing = 1,
        Moving = 2,
        Ended = 3,
    }
    public static partial class LocomotionStateExtensions
    {
        public static bool IsActive(this UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionState state) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionStateExtensions.IsActive"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement
{
    public abstract partial class ConstrainedMoveProvider : UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider
    {
        public bool enableFreeXMovement { get { return m_EnableFreeXMovement; } set { m_EnableFreeXMovement = value; } } [UnityEngine.SerializeField] private bool m_EnableFreeXMovement = true;
        public bool enableFreeYMovement { get { return m_EnableFreeYMovement; } set { m_EnableFreeYMovement = value; } } [UnityEngine.SerializeField] private bool m_EnableFreeYMovement;
        public bool enableFreeZMovement { get { return m_EnableFreeZMovement; } set { m_EnableFreeZMovement = value; } } [UnityEngine.SerializeField] private bool m_EnableFreeZMovement = true;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginMovement transformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginMovement();
        protected void Update() { }
        protected abstract UnityEngine.Vector3 ComputeDesiredMove(out bool attemptingMove);
        protected virtual void MoveRig(UnityEngine.Vector3 translationInWorldSpace) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ConstrainedMoveProvider.MoveRig"); }
        [System.Obsolete] public UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ConstrainedMoveProvider.GravityApplicationMode gravityMode { get { return m_GravityApplicationMode; } set { m_GravityApplicationMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ConstrainedMoveProvider.GravityApplicationMode m_GravityApplicationMode;
        [System.Obsolete] public bool useGravity { get { return m_UseGravity; } set { m_UseGravity = value; } } [UnityEngine.SerializeField] private bool m_UseGravity = true;
        [System.Obsolete]
        public enum GravityApplicationMode
        {
            AttemptingMove = 0,
            Immediately = 1,
        }
    }
    public partial class ContinuousMoveProvider : UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider, UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController
    {
        public float moveSpeed { get { return m_MoveSpeed; } set { m_MoveSpeed = value; } } [UnityEngine.SerializeField] private float m_MoveSpeed = 1f;
        public float inAirControlModifier { get { return m_InAirControlModifier; } set { m_InAirControlModifier = value; } } [UnityEngine.SerializeField] private float m_InAirControlModifier = 0.5f;
        public bool enableStrafe { get { return m_EnableStrafe; } set { m_EnableStrafe = value; } } [UnityEngine.SerializeField] private bool m_EnableStrafe = true;
        public bool enableFly { get { return m_EnableFly; } set { m_EnableFly = value; } } [UnityEngine.SerializeField] private bool m_EnableFly;
        public UnityEngine.Transform forwardSource { get { return m_ForwardSource; } set { m_ForwardSource = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_ForwardSource;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginMovement transformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginMovement();
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> leftHandMoveInput { get { return m_LeftHandMoveInput; } set { m_LeftHandMoveInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_LeftHandMoveInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Left Hand Move");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> rightHandMoveInput { get { return m_RightHandMoveInput; } set { m_RightHandMoveInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_RightHandMoveInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Right Hand Move");
        public bool canProcess { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ContinuousMoveProvider.canProcess"); } }
        public bool gravityPaused { get { return m_EnableFly; } }
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void Update() { }
        protected virtual UnityEngine.Vector3 ComputeDesiredMove(UnityEngine.Vector2 input) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ContinuousMoveProvider.ComputeDesiredMove"); }
        protected virtual void MoveRig(UnityEngine.Vector3 translationInWorldSpace) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ContinuousMoveProvider.MoveRig"); }
        public bool TryLockGravity(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ContinuousMoveProvider.TryLockGravity"); }
        public void RemoveGravityLock() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ContinuousMoveProvider.RemoveGravityLock"); }
        void UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGroundedChanged(bool isGrounded) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ContinuousMoveProvider.UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGroundedChanged"); }
        void UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGravityLockChanged(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ContinuousMoveProvider.UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGravityLockChanged"); }
        protected virtual void OnGroundedChanged(bool isGrounded) { }
        protected virtual void OnGravityLockChanged(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride) { }
        [System.Obsolete] public bool useGravity { get { return m_UseGravity; } set { m_UseGravity = value; } } [UnityEngine.SerializeField] private bool m_UseGravity = true;
    }
    public partial class GrabMoveProvider : UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ConstrainedMoveProvider
    {
        public UnityEngine.Transform controllerTransform { get { return m_ControllerTransform; } set { m_ControllerTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_ControllerTransform;
        public bool enableMoveWhileSelecting { get { return m_EnableMoveWhileSelecting; } set { m_EnableMoveWhileSelecting = value; } } [UnityEngine.SerializeField] private bool m_EnableMoveWhileSelecting;
        public float moveFactor { get { return m_MoveFactor; } set { m_MoveFactor = value; } } [UnityEngine.SerializeField] private float m_MoveFactor = 1f;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader grabMoveInput { get { return m_GrabMoveInput; } set { m_GrabMoveInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_GrabMoveInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader("Grab Move");
        public bool canMove { get; set; } = true;
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected override UnityEngine.Vector3 ComputeDesiredMove(out bool attemptingMove) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.GrabMoveProvider.ComputeDesiredMove"); }
        public bool IsGrabbing() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.GrabMoveProvider.IsGrabbing"); }
        [System.Obsolete] public UnityEngine.InputSystem.InputActionProperty grabMoveAction { get { return m_GrabMoveAction; } set { m_GrabMoveAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_GrabMoveAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Grab Move", type:UnityEngine.InputSystem.InputActionType.Button));
    }
    public partial class TwoHandedGrabMoveProvider : UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.ConstrainedMoveProvider
    {
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.GrabMoveProvider leftGrabMoveProvider { get { return m_LeftGrabMoveProvider; } set { m_LeftGrabMoveProvider = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.GrabMoveProvider m_LeftGrabMoveProvider;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.GrabMoveProvider rightGrabMoveProvider { get { return m_RightGrabMoveProvider; } set { m_RightGrabMoveProvider = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.GrabMoveProvider m_RightGrabMoveProvider;
        public bool overrideSharedSettingsOnInit { get { return m_OverrideSharedSettingsOnInit; } set { m_OverrideSharedSettingsOnInit = value; } } [UnityEngine.SerializeField] private bool m_OverrideSharedSettingsOnInit = true;
        public float moveFactor { get { return m_MoveFactor; } set { m_MoveFactor = value; } } [UnityEngine.SerializeField] private float m_MoveFactor = 1f;
        public bool requireTwoHandsForTranslation { get { return m_RequireTwoHandsForTranslation; } set { m_RequireTwoHandsForTranslation = value; } } [UnityEngine.SerializeField] private bool m_RequireTwoHandsForTranslation;
        public bool enableRotation { get { return m_EnableRotation; } set { m_EnableRotation = value; } } [UnityEngine.SerializeField] private bool m_EnableRotation = true;
        public bool enableScaling { get { return m_EnableScaling; } set { m_EnableScaling = value; } } [UnityEngine.SerializeField] private bool m_EnableScaling;
        public float minimumScale { get { return m_MinimumScale; } set { m_MinimumScale = value; } } [UnityEngine.SerializeField] private float m_MinimumScale = 0.2f;
        public float maximumScale { get { return m_MaximumScale; } set { m_MaximumScale = value; } } [UnityEngine.SerializeField] private float m_MaximumScale = 100f;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyYawRotation rotateTransformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyYawRotation();
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyScale scaleTransformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyScale();
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected override UnityEngine.Vector3 ComputeDesiredMove(out bool attemptingMove) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Movement.TwoHandedGrabMoveProvider.ComputeDesiredMove"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion
{
    public abstract partial class ScriptableConstrainedBodyManipulator : UnityEngine.ScriptableObject, UnityEngine.XR.Interaction.Toolkit.Locomotion.IConstrainedXRBodyManipulator
    {
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody linkedBody { get; internal set; }
        public abstract UnityEngine.CollisionFlags lastCollisionFlags { get; }
        public abstract bool isGrounded { get; }
        public virtual void OnLinkedToBody(UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody body) { }
        public virtual void OnUnlinkedFromBody() { }
        public abstract UnityEngine.CollisionFlags MoveBody(UnityEngine.Vector3 motion);
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation
{
    public abstract partial class BaseTeleportationInteractable : UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable, UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.IXRReticleDirectionProvider
    {
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportationProvider teleportationProvider { get { return m_TeleportationProvider; } set { m_TeleportationProvider = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportationProvider m_TeleportationProvider;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.MatchOrientation matchOrientation { get { return m_MatchOrientation; } set { m_MatchOrientation = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.MatchOrientation m_MatchOrientation = UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.MatchOrientation.WorldSpaceUp;
        public bool matchDirectionalInput { get { return m_MatchDirectionalInput; } set { m_MatchDirectionalInput = value; } } [UnityEngine.SerializeField] private bool m_MatchDirectionalInput;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.BaseTeleportationInteractable.TeleportTrigger teleportTrigger { get { return m_TeleportTrigger; } set { m_TeleportTrigger = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.BaseTeleportationInteractable.TeleportTrigger m_TeleportTrigger = UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.BaseTeleportationInteractable.TeleportTrigger.OnSelectExited;
        public bool filterSelectionByHitNormal { get { return m_FilterSelectionByHitNormal; } set { m_FilterSelectionByHitNormal = value; } } [UnityEngine.SerializeField] private bool m_FilterSelectionByHitNormal;
        public float upNormalToleranceDegrees { get { return m_UpNormalToleranceDegrees; } set { m_UpNormalToleranceDegrees = value; } } [UnityEngine.SerializeField] private float m_UpNormalToleranceDegrees;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportingEvent teleporting { get { return m_Teleporting; } set { m_Teleporting = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportingEvent m_Teleporting = new UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportingEvent();
        protected virtual bool GenerateTeleportRequest(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.RaycastHit raycastHit, ref UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportRequest teleportRequest) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.BaseTeleportationInteractable.GenerateTeleportRequest"); }
        protected bool SendTeleportRequest(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.BaseTeleportationInteractable.SendTeleportRequest"); }
        public void GetReticleDirection(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.Vector3 hitNormal, out UnityEngine.Vector3 reticleUp, out UnityEngine.Vector3? optionalReticleForward) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.BaseTeleportationInteractable.GetReticleDirection"); }
        public enum TeleportTrigger
        {
            OnSelectExited = 0,
            OnSelectEntered = 1,
            OnActivated = 2,
            OnDeactivated = 3,
        }
    }
    public partial class FurthestTeleportationAnchorFilter : UnityEngine.ScriptableObject, UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.ITeleportationVolumeAnchorFilter
    {
        public int GetDestinationAnchorIndex(UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportationMultiAnchorVolume teleportationVolume) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.FurthestTeleportationAnchorFilter.GetDestinationAnchorIndex"); }
    }
    public partial class GazeTeleportationAnchorFilter : UnityEngine.ScriptableObject, UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.ITeleportationVolumeAnchorFilter
    {
        public float maxGazeAngle { get { return m_MaxGazeAngle; } set { m_MaxGazeAngle = value; } } [UnityEngine.SerializeField] private float m_MaxGazeAngle = 90f;
        public UnityEngine.AnimationCurve gazeAngleScoreCurve { get { return m_GazeAngleScoreCurve; } set { m_GazeAngleScoreCurve = value; } } [UnityEngine.SerializeField] private UnityEngine.AnimationCurve m_GazeAngleScoreCurve;
        public bool enableDistanceWeighting { get { return m_EnableDistanceWeighting; } set { m_EnableDistanceWeighting = value; } } [UnityEngine.SerializeField] private bool m_EnableDistanceWeighting = true;
        public UnityEngine.AnimationCurve distanceWeightCurve { get { return m_DistanceWeightCurve; } set { m_DistanceWeightCurve = value; } } [UnityEngine.SerializeField] private UnityEngine.AnimationCurve m_DistanceWeightCurve;
        protected void Reset() { }
        public int GetDestinationAnchorIndex(UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportationMultiAnchorVolume teleportationVolume) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.GazeTeleportationAnchorFilter.GetDestinationAnchorIndex"); }
    }
    public partial interface ITeleportationVolumeAnchorFilter
    {
        int GetDestinationAnchorIndex(UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportationMultiAnchorVolume teleportationVolume);
    }
    public enum MatchOrientation
    {
        WorldSpaceUp = 0,
        TargetUp = 1,
        TargetUpAndForward = 2,
        None = 3,
    }
    public partial struct TeleportRequest
    {
        public UnityEngine.Vector3 destinationPosition;
        public UnityEngine.Quaternion destinationRotation;
        public float requestTime;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.MatchOrientation matchOrientation;
    }
    [System.SerializableAttribute]
    public partial class TeleportVolumeDestinationSettings
    {
        public bool enableDestinationEvaluationDelay { get { return m_EnableDestinationEvaluationDelay; } set { m_EnableDestinationEvaluationDelay = value; } } [UnityEngine.SerializeField] private bool m_EnableDestinationEvaluationDelay;
        public float destinationEvaluationDelayTime { get { return m_DestinationEvaluationDelayTime; } set { m_DestinationEvaluationDelayTime = value; } } [UnityEngine.SerializeField] private float m_DestinationEvaluationDelayTime = 1f;
        public bool pollForDestinationChange { get { return m_PollForDestinationChange; } set { m_PollForDestinationChange = value; } } [UnityEngine.SerializeField] private bool m_PollForDestinationChange;
        public float destinationPollFrequency { get { return m_DestinationPollFrequency; } set { m_DestinationPollFrequency = value; } } [UnityEngine.SerializeField] private float m_DestinationPollFrequency = 1f;
        public UnityEngine.Object destinationFilterObject { get { return m_DestinationFilterObject; } set { m_DestinationFilterObject = value; } } [UnityEngine.SerializeField] private UnityEngine.Object m_DestinationFilterObject;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.ITeleportationVolumeAnchorFilter destinationEvaluationFilter { get { return m_KeptDestinationEvaluationFilter.Get("UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettings.destinationEvaluationFilter"); } set { m_KeptDestinationEvaluationFilter.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.ITeleportationVolumeAnchorFilter> m_KeptDestinationEvaluationFilter;
    }
    public partial class TeleportVolumeDestinationSettingsDatum : Unity.XR.CoreUtils.Datums.Datum<UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettings>
    {
    }
    [System.SerializableAttribute]
    public partial class TeleportVolumeDestinationSettingsDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettings, UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettingsDatum>
    {
        public TeleportVolumeDestinationSettingsDatumProperty(UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettings value) : base(value) { }
        public TeleportVolumeDestinationSettingsDatumProperty(UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettingsDatum datum) : base(datum) { }
        internal TeleportVolumeDestinationSettingsDatumProperty() { }
    }
    public partial class TeleportationAnchor : UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.BaseTeleportationInteractable
    {
        public UnityEngine.Transform teleportAnchorTransform { get { return m_TeleportAnchorTransform; } set { m_TeleportAnchorTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_TeleportAnchorTransform;
        protected void OnValidate() { }
        protected void OnDrawGizmos() { }
        public void RequestTeleport() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportationAnchor.RequestTeleport"); }
    }
    public partial class TeleportationArea : UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.BaseTeleportationInteractable
    {
    }
    public partial class TeleportationMultiAnchorVolume : UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.BaseTeleportationInteractable
    {
        public System.Collections.Generic.List<UnityEngine.Transform> anchorTransforms { get { return m_AnchorTransforms; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Transform> m_AnchorTransforms = new System.Collections.Generic.List<UnityEngine.Transform>();
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettingsDatumProperty destinationEvaluationSettings { get { return m_DestinationEvaluationSettings; } set { m_DestinationEvaluationSettings = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettingsDatumProperty m_DestinationEvaluationSettings = new UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettingsDatumProperty(new UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettings());
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.ITeleportationVolumeAnchorFilter destinationEvaluationFilter { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportationMultiAnchorVolume.destinationEvaluationFilter"); } }
        public float destinationEvaluationProgress { get; internal set; }
        public UnityEngine.Transform destinationAnchor { get; internal set; }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportationMultiAnchorVolume> destinationAnchorChanged { add { } remove { } }
        protected void OnDrawGizmosSelected() { }
    }
    public partial class TeleportationProvider : UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider
    {
        protected UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportRequest currentRequest { get; set; }
        protected bool validRequest { get; set; }
        public float delayTime { get { return m_DelayTime; } set { m_DelayTime = value; } } [UnityEngine.SerializeField] private float m_DelayTime;
        public virtual bool QueueTeleportRequest(UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportRequest teleportRequest) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportationProvider.QueueTeleportRequest"); }
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginUpAlignment upTransformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginUpAlignment();
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XRCameraForwardXZAlignment forwardTransformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XRCameraForwardXZAlignment();
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyGroundPosition positionTransformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyGroundPosition();
        protected virtual void Update() { }
    }
    [System.SerializableAttribute]
    public sealed partial class TeleportingEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportingEventArgs>
    {
    }
    public partial class TeleportingEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseInteractionEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportRequest teleportRequest { get; set; }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion.Turning
{
    public partial class ContinuousTurnProvider : UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider
    {
        public float turnSpeed { get { return m_TurnSpeed; } set { m_TurnSpeed = value; } } [UnityEngine.SerializeField] private float m_TurnSpeed = 60f;
        public bool enableTurnLeftRight { get { return m_EnableTurnLeftRight; } set { m_EnableTurnLeftRight = value; } } [UnityEngine.SerializeField] private bool m_EnableTurnLeftRight = true;
        public bool enableTurnAround { get { return m_EnableTurnAround; } set { m_EnableTurnAround = value; } } [UnityEngine.SerializeField] private bool m_EnableTurnAround;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> leftHandTurnInput { get { return m_LeftHandTurnInput; } set { m_LeftHandTurnInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_LeftHandTurnInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Left Hand Turn");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> rightHandTurnInput { get { return m_RightHandTurnInput; } set { m_RightHandTurnInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_RightHandTurnInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Right Hand Turn");
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyYawRotation transformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyYawRotation();
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void Update() { }
        protected virtual float GetTurnAmount(UnityEngine.Vector2 input) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Turning.ContinuousTurnProvider.GetTurnAmount"); }
        protected void TurnRig(float turnAmount) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Turning.ContinuousTurnProvider.TurnRig"); }
    }
    public partial class SnapTurnProvider : UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider
    {
        public float turnAmount { get { return m_TurnAmount; } set { m_TurnAmount = value; } } [UnityEngine.SerializeField] private float m_TurnAmount = 45f;
        public float debounceTime { get { return m_DebounceTime; } set { m_DebounceTime = value; } } [UnityEngine.SerializeField] private float m_DebounceTime = 0.5f;
        public bool enableTurnLeftRight { get { return m_EnableTurnLeftRight; } set { m_EnableTurnLeftRight = value; } } [UnityEngine.SerializeField] private bool m_EnableTurnLeftRight = true;
        public bool enableTurnAround { get { return m_EnableTurnAround; } set { m_EnableTurnAround = value; } } [UnityEngine.SerializeField] private bool m_EnableTurnAround = true;
        public float delayTime { get { return m_DelayTime; } set { m_DelayTime = value; } } [UnityEngine.SerializeField] private float m_DelayTime;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyYawRotation transformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyYawRotation();
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> leftHandTurnInput { get { return m_LeftHandTurnInput; } set { m_LeftHandTurnInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_LeftHandTurnInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Left Hand Snap Turn");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> rightHandTurnInput { get { return m_RightHandTurnInput; } set { m_RightHandTurnInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_RightHandTurnInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Right Hand Snap Turn");
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void Update() { }
        protected virtual float GetTurnAmount(UnityEngine.Vector2 input) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Turning.SnapTurnProvider.GetTurnAmount"); }
        protected void StartTurn(float amount) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Turning.SnapTurnProvider.StartTurn"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion
{
    public partial class UnderCameraBodyPositionEvaluator : UnityEngine.ScriptableObject, UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyPositionEvaluator
    {
        public UnityEngine.Vector3 GetBodyGroundLocalPosition(Unity.XR.CoreUtils.XROrigin xrOrigin) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.UnderCameraBodyPositionEvaluator.GetBodyGroundLocalPosition"); }
    }
    public partial class XRBodyGroundPosition : UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyTransformation
    {
        public UnityEngine.Vector3 targetPosition { get; set; }
        public virtual void Apply(UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody body) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyGroundPosition.Apply"); }
    }
    public static partial class XRBodyPositionEvaluatorExtensions
    {
        public static UnityEngine.Vector3 GetBodyGroundWorldPosition(this UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyPositionEvaluator evaluator, Unity.XR.CoreUtils.XROrigin xrOrigin) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyPositionEvaluatorExtensions.GetBodyGroundWorldPosition"); }
    }
    public partial class XRBodyScale : UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyTransformation
    {
        public float uniformScale { get; set; }
        public virtual void Apply(UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody body) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyScale.Apply"); }
    }
    public partial class XRBodyTransformer : UnityEngine.MonoBehaviour
    {
        public Unity.XR.CoreUtils.XROrigin xrOrigin { get { return m_XROrigin; } set { m_XROrigin = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.XROrigin m_XROrigin;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyPositionEvaluator bodyPositionEvaluator { get { return m_KeptBodyPositionEvaluator.Get("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyTransformer.bodyPositionEvaluator"); } set { m_KeptBodyPositionEvaluator.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyPositionEvaluator> m_KeptBodyPositionEvaluator;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.IConstrainedXRBodyManipulator constrainedBodyManipulator { get { return m_KeptConstrainedBodyManipulator.Get("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyTransformer.constrainedBodyManipulator"); } set { m_KeptConstrainedBodyManipulator.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Locomotion.IConstrainedXRBodyManipulator> m_KeptConstrainedBodyManipulator;
        public bool useCharacterControllerIfExists { get { return m_UseCharacterControllerIfExists; } set { m_UseCharacterControllerIfExists = value; } } [UnityEngine.SerializeField] private bool m_UseCharacterControllerIfExists = true;
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyTransformer> beforeApplyTransformations { add { } remove { } }
        protected virtual void Reset() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void Update() { }
        public void QueueTransformation(UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyTransformation transformation, int priority = 0) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyTransformer.QueueTransformation"); }
        protected virtual void OnDrawGizmosSelected() { }
    }
    public partial class XRBodyYawRotation : UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyTransformation
    {
        public float angleDelta { get; set; }
        public virtual void Apply(UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody body) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyYawRotation.Apply"); }
    }
    public partial class XRCameraForwardXZAlignment : UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyTransformation
    {
        public UnityEngine.Vector3 targetDirection { get; set; }
        public virtual void Apply(UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody body) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRCameraForwardXZAlignment.Apply"); }
    }
    public partial class XRMovableBody
    {
        public Unity.XR.CoreUtils.XROrigin xrOrigin { get; internal set; }
        public UnityEngine.Transform originTransform { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody.originTransform"); } }
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyPositionEvaluator bodyPositionEvaluator { get; internal set; }
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.IConstrainedXRBodyManipulator constrainedManipulator { get; internal set; }
        public XRMovableBody(Unity.XR.CoreUtils.XROrigin xrOrigin, UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyPositionEvaluator bodyPositionEvaluator) { this.xrOrigin = xrOrigin; this.bodyPositionEvaluator = bodyPositionEvaluator; }
        public UnityEngine.Vector3 GetBodyGroundLocalPosition() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody.GetBodyGroundLocalPosition"); }
        public UnityEngine.Vector3 GetBodyGroundWorldPosition() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody.GetBodyGroundWorldPosition"); }
        public void LinkConstrainedManipulator(UnityEngine.XR.Interaction.Toolkit.Locomotion.IConstrainedXRBodyManipulator manipulator) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody.LinkConstrainedManipulator"); }
        public void UnlinkConstrainedManipulator() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody.UnlinkConstrainedManipulator"); }
        internal XRMovableBody() { }
    }
    public partial class XROriginMovement : UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyTransformation
    {
        public UnityEngine.Vector3 motion { get; set; }
        public bool forceUnconstrained { get; set; }
        public virtual void Apply(UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody body) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginMovement.Apply"); }
    }
    public partial class XROriginUpAlignment : UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyTransformation
    {
        public UnityEngine.Vector3 targetUp { get; set; }
        public virtual void Apply(UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody body) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginUpAlignment.Apply"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit
{
    [System.Obsolete]
    public enum LocomotionPhase
    {
        [System.Obsolete] Idle = 0,
        [System.Obsolete] Started = 1,
        [System.Obsolete] Moving = 2,
        [System.Obsolete] Done = 3,
    }
    [System.Obsolete]
    public partial class LocomotionSystem : UnityEngine.MonoBehaviour
    {
        public float timeout { get { return m_Timeout; } set { m_Timeout = value; } } [UnityEngine.SerializeField] private float m_Timeout = 10f;
        public Unity.XR.CoreUtils.XROrigin xrOrigin { get { return m_XROrigin; } set { m_XROrigin = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.XROrigin m_XROrigin;
        public bool busy { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.LocomotionSystem.busy"); } }
        protected void Awake() { }
        protected void Update() { }
        public UnityEngine.XR.Interaction.Toolkit.RequestResult RequestExclusiveOperation(UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider provider) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.LocomotionSystem.RequestExclusiveOperation"); }
        public UnityEngine.XR.Interaction.Toolkit.RequestResult FinishExclusiveOperation(UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider provider) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.LocomotionSystem.FinishExclusiveOperation"); }
    }
    [System.Obsolete]
    public enum RequestResult
    {
        Success = 0,
        Busy = 1,
        Error = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class SelectEnterEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs>
    {
    }
    public partial class SelectEnterEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseInteractionEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactorObject { get { return m_KeptInteractorObject.Get("UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs.interactorObject"); } set { m_KeptInteractorObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor> m_KeptInteractorObject;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactableObject { get { return m_KeptInteractableObject.Get("UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs.interactableObject"); } set { m_KeptInteractableObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable> m_KeptInteractableObject;
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager manager { get; set; }
    }
    [System.SerializableAttribute]
    public sealed partial class SelectExitEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs>
    {
    }
    public partial class SelectExitEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseInteractionEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactorObject { get { return m_KeptInteractorObject.Get("UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs.interactorObject"); } set { m_KeptInteractorObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor> m_KeptInteractorObject;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactableObject { get { return m_KeptInteractableObject.Get("UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs.interactableObject"); } set { m_KeptInteractableObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable> m_KeptInteractableObject;
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager manager { get; set; }
        public bool isCanceled { get; set; }
    }
    [System.Obsolete]
    public abstract partial class SnapTurnProviderBase : UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider
    {
        public float turnAmount { get { return m_TurnAmount; } set { m_TurnAmount = value; } } [UnityEngine.SerializeField] private float m_TurnAmount = 45f;
        public float debounceTime { get { return m_DebounceTime; } set { m_DebounceTime = value; } } [UnityEngine.SerializeField] private float m_DebounceTime = 0.5f;
        public bool enableTurnLeftRight { get { return m_EnableTurnLeftRight; } set { m_EnableTurnLeftRight = value; } } [UnityEngine.SerializeField] private bool m_EnableTurnLeftRight = true;
        public bool enableTurnAround { get { return m_EnableTurnAround; } set { m_EnableTurnAround = value; } } [UnityEngine.SerializeField] private bool m_EnableTurnAround = true;
        public float delayTime { get { return m_DelayTime; } set { m_DelayTime = value; } } [UnityEngine.SerializeField] private float m_DelayTime;
        protected void Update() { }
        protected abstract UnityEngine.Vector2 ReadInput();
        protected virtual float GetTurnAmount(UnityEngine.Vector2 input) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.SnapTurnProviderBase.GetTurnAmount"); }
        protected void StartTurn(float amount) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.SnapTurnProviderBase.StartTurn"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Transformers
{
    public sealed partial class DropEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs selectExitEventArgs { get; set; }
    }
    public partial interface IXRDropTransformer : UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer
    {
        bool canProcessOnDrop { get; }
        void OnDrop(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable, UnityEngine.XR.Interaction.Toolkit.Transformers.DropEventArgs args);
    }
    public partial interface IXRGrabTransformer
    {
        bool canProcess { get; }
        void OnLink(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable);
        void OnGrab(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable);
        void OnGrabCountChanged(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable, UnityEngine.Pose targetPose, UnityEngine.Vector3 localScale);
        void Process(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable, UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase, ref UnityEngine.Pose targetPose, ref UnityEngine.Vector3 localScale);
        void OnUnlink(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable);
    }
    public abstract partial class XRBaseGrabTransformer : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer
    {
        public virtual bool canProcess { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer.canProcess"); } }
        protected virtual UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer.RegistrationMode registrationMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer.registrationMode"); } }
        protected virtual void Start() { }
        protected virtual void OnDestroy() { }
        public virtual void OnLink(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable) { }
        public virtual void OnGrab(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable) { }
        public virtual void OnGrabCountChanged(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable, UnityEngine.Pose targetPose, UnityEngine.Vector3 localScale) { }
        public abstract void Process(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable, UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase, ref UnityEngine.Pose targetPose, ref UnityEngine.Vector3 localScale);
        public virtual void OnUnlink(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable) { }
        public enum RegistrationMode
        {
            None = 0,
            Single = 1,
            Multiple = 2,
            SingleAndMultiple = 3,
        }
    }
    public partial class XRDualGrabFreeTransformer : UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer
    {
        public UnityEngine.XR.Interaction.Toolkit.Transformers.XRDualGrabFreeTransformer.PoseContributor multiSelectPosition { get { return m_MultiSelectPosition; } set { m_MultiSelectPosition = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Transformers.XRDualGrabFreeTransformer.PoseContributor m_MultiSelectPosition = UnityEngine.XR.Interaction.Toolkit.Transformers.XRDualGrabFreeTransformer.PoseContributor.First;
        public UnityEngine.XR.Interaction.Toolkit.Transformers.XRDualGrabFreeTransformer.PoseContributor multiSelectRotation { get { return m_MultiSelectRotation; } set { m_MultiSelectRotation = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Transformers.XRDualGrabFreeTransformer.PoseContributor m_MultiSelectRotation = UnityEngine.XR.Interaction.Toolkit.Transformers.XRDualGrabFreeTransformer.PoseContributor.Average;
        protected virtual void OnDrawGizmosSelected() { }
        public override void Process(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable, UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase, ref UnityEngine.Pose targetPose, ref UnityEngine.Vector3 localScale) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Transformers.XRDualGrabFreeTransformer.Process"); }
        public enum PoseContributor
        {
            First = 0,
            Second = 1,
            Average = 2,
        }
    }
    public partial class XRGeneralGrabTransformer : UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer
    {
        public UnityEngine.XR.Interaction.Toolkit.Transformers.XRGeneralGrabTransformer.ManipulationAxes permittedDisplacementAxes { get { return m_PermittedDisplacementAxes; } set { m_PermittedDisplacementAxes = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Transformers.XRGeneralGrabTransformer.ManipulationAxes m_PermittedDisplacementAxes = UnityEngine.XR.Interaction.Toolkit.Transformers.XRGeneralGrabTransformer.ManipulationAxes.All;
        public UnityEngine.XR.Interaction.Toolkit.Transformers.XRGeneralGrabTransformer.ConstrainedAxisDisplacementMode constrainedAxisDisplacementMode { get { return m_ConstrainedAxisDisplacementMode; } set { m_ConstrainedAxisDisplacementMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Transformers.XRGeneralGrabTransformer.ConstrainedAxisDisplacementMode m_ConstrainedAxisDisplacementMode = UnityEngine.XR.Interaction.Toolkit.Transformers.XRGeneralGrabTransformer.ConstrainedAxisDisplacementMode.ObjectRelativeWithLockedWorldUp;
        public UnityEngine.XR.Interaction.Toolkit.Transformers.XRGeneralGrabTransformer.TwoHandedRotationMode allowTwoHandedRotation { get { return m_TwoHandedRotationMode; } set { m_TwoHandedRotationMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Transformers.XRGeneralGrabTransformer.TwoHandedRotationMode m_TwoHandedRotationMode = UnityEngine.XR.Interaction.Toolkit.Transformers.XRGeneralGrabTransformer.TwoHandedRotationMode.FirstHandDirectedTowardsSecondHand;
        public bool allowOneHandedScaling { get { return m_AllowOneHandedScaling; } set { m_AllowOneHandedScaling = value; } } [UnityEngine.SerializeField] private bool m_AllowOneHandedScaling = true;
        public bool allowTwoHandedScaling { get { return m_AllowTwoHandedScaling; } set { m_AllowTwoHandedScaling = value; } } [UnityEngine.SerializeField] private bool m_AllowTwoHandedScaling;
        public float oneHandedScaleSpeed { get { return m_OneHandedScaleSpeed; } set { m_OneHandedScaleSpeed = value; } } [UnityEngine.SerializeField] private float m_OneHandedScaleSpeed = 0.5f;
        public float thresholdMoveRatioForScale { get { return m_ThresholdMoveRatioForScale; } set { m_ThresholdMoveRatioForScale = value; } } [UnityEngine.SerializeField] private float m_ThresholdMoveRatioForScale = 0.05f;
        public bool clampScaling { get { return m_ClampScaling; } set { m_ClampScaling = value; } } [UnityEngine.SerializeField] private bool m_ClampScaling = true;
        public float minimumScaleRatio { get { return m_MinimumScaleRatio; } set { m_MinimumScaleRatio = value; } } [UnityEngine.SerializeField] private float m_MinimumScaleRatio = 0.25f;
        public float maximumScaleRatio { get { return m_MaximumScaleRatio; } set { m_MaximumScaleRatio = value; } } [UnityEngine.SerializeField] private float m_MaximumScaleRatio = 2f;
        public float scaleMultiplier { get { return m_ScaleMultiplier; } set { m_ScaleMultiplier = value; } } [UnityEngine.SerializeField] private float m_ScaleMultiplier = 0.25f;
        protected void Awake() { }
        public override void Process(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable, UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase, ref UnityEngine.Pose targetPose, ref UnityEngine.Vector3 localScale) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Transformers.XRGeneralGrabTransformer.Process"); }
        [System.FlagsAttribute]
        public enum ManipulationAxes
        {
            X = 1,
            Y = 2,
            Z = 4,
            All = 7,
        }
        public enum ConstrainedAxisDisplacementMode
        {
            ObjectRelative = 0,
            ObjectRelativeWithLockedWorldUp = 1,
            WorldAxisRelative = 2,
        }
        public enum TwoHandedRotationMode
        {
            FirstHandOnly = 0,
            FirstHandDirectedTowardsSecondHand = 1,
            TwoHandedAverage = 2,
        }
    }
    public partial class XRSingleGrabFreeTransformer : UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer
    {
        public override void Process(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable, UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase, ref UnityEngine.Pose targetPose, ref UnityEngine.Vector3 localScale) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Transformers.XRSingleGrabFreeTransformer.Process"); }
    }
    public partial class XRSocketGrabTransformer : UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer
    {
        public bool canProcess { get; set; } = true;
        public float socketSnappingRadius { get; set; }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.SocketScaleMode scaleMode { get; set; }
        public Unity.Mathematics.float3 fixedScale { get; set; } = new Unity.Mathematics.float3(1f, 1f, 1f);
        public Unity.Mathematics.float3 targetBoundsSize { get; set; } = new Unity.Mathematics.float3(1f, 1f, 1f);
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor socketInteractor { get; set; }
        public void OnLink(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable) { }
        public void OnGrab(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable) { }
        public void OnGrabCountChanged(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable, UnityEngine.Pose targetPose, UnityEngine.Vector3 localScale) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Transformers.XRSocketGrabTransformer.OnGrabCountChanged"); }
        public void Process(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable, UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase, ref UnityEngine.Pose targetPose, ref UnityEngine.Vector3 localScale) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Transformers.XRSocketGrabTransformer.Process"); }
        public void OnUnlink(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Transformers.XRSocketGrabTransformer.OnUnlink"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.UI.BodyUI
{
    [System.SerializableAttribute]
    public partial class FollowPreset
    {
        public UnityEngine.Vector3 rightHandLocalPosition;
        public UnityEngine.Vector3 leftHandLocalPosition;
        public UnityEngine.Vector3 rightHandLocalRotation;
        public UnityEngine.Vector3 leftHandLocalRotation;
        public UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.FollowReferenceAxis palmReferenceAxis = UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.FollowReferenceAxis.Down;
        public bool invertAxisForRightHand;
        public bool requirePalmFacingUser;
        public float palmFacingUserDegreeAngleThreshold;
        public float palmFacingUserDotThreshold { get; internal set; }
        public bool requirePalmFacingUp;
        public float palmFacingUpDegreeAngleThreshold;
        public float palmFacingUpDotThreshold { get; internal set; }
        public bool snapToGaze;
        public float snapToGazeAngleThreshold;
        public float snapToGazeDotThreshold { get; internal set; }
        public float hideDelaySeconds = 0.25f;
        public bool allowSmoothing = true;
        public float followLowerSmoothingValue = 10f;
        public float followUpperSmoothingValue = 16f;
        public void ApplyPreset(UnityEngine.Transform leftTrackingOffset, UnityEngine.Transform rightTrackingOffset) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.FollowPreset.ApplyPreset"); }
        public void ComputeDotProductThresholds() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.FollowPreset.ComputeDotProductThresholds"); }
        public UnityEngine.Vector3 GetReferenceAxisForTrackingAnchor(UnityEngine.Transform trackingRoot, bool isRightHand) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.FollowPreset.GetReferenceAxisForTrackingAnchor"); }
    }
    public partial class FollowPresetDatum : Unity.XR.CoreUtils.Datums.Datum<UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.FollowPreset>
    {
    }
    [System.SerializableAttribute]
    public partial class FollowPresetDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.FollowPreset, UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.FollowPresetDatum>
    {
        public FollowPresetDatumProperty(UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.FollowPreset value) : base(value) { }
        public FollowPresetDatumProperty(UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.FollowPresetDatum datum) : base(datum) { }
        internal FollowPresetDatumProperty() { }
    }
    public enum FollowReferenceAxis
    {
        Right = 0,
        Up = 1,
        Forward = 2,
        Left = 3,
        Down = 4,
        Back = 5,
    }
    public partial class HandMenu : UnityEngine.MonoBehaviour
    {
        public UnityEngine.GameObject handMenuUIGameObject { get { return m_HandMenuUIGameObject; } set { m_HandMenuUIGameObject = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_HandMenuUIGameObject;
        public UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.HandMenu.MenuHandedness menuHandedness { get { return m_MenuHandedness; } set { m_MenuHandedness = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.HandMenu.MenuHandedness m_MenuHandedness = UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.HandMenu.MenuHandedness.Either;
        public UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.HandMenu.UpDirection handMenuUpDirection { get { return m_HandMenuUpDirection; } set { m_HandMenuUpDirection = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.HandMenu.UpDirection m_HandMenuUpDirection = UnityEngine.XR.Interaction.Toolkit.UI.BodyUI.HandMenu.UpDirection.TransformUp;
        public UnityEngine.Transform leftPalmAnchor { get { return m_LeftPalmAnchor; } set { m_LeftPalmAnchor = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_LeftPalmAnchor;
        public UnityEngine.Transform rightPalmAnchor { get { return m_RightPalmAnchor; } set { m_RightPalmAnchor = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_RightPalmAnchor;
        public float minFollowDistance { get { return m_MinFollowDistance; } set { m_MinFollowDistance = value; } } [UnityEngine.SerializeField] private float m_MinFollowDistance = 0.005f;
        public float maxFollowDistance { get { return m_MaxFollowDistance; } set { m_MaxFollowDistance = value; } } [UnityEngine.SerializeField] private float m_MaxFollowDistance = 0.03f;
        public float minToMaxDelaySeconds { get { return m_MinToMaxDelaySeconds; } set { m_MinToMaxDelaySeconds = value; } } [UnityEngine.SerializeField] private float m_MinToMaxDelaySeconds = 1f;
        public bool hideMenuWhenGazeDiverges { get { return m_HideMenuWhenGazeDiverges; } set { m_HideMenuWhenGazeDiverges = value; } } [UnityEngine.SerializeField] private bool m_HideMenuWhenGazeDiverges = true;
        public float menuVisibleGazeDivergenceThreshold { get { return m_MenuVisibleGazeAngleDivergenceThreshold; } set { m_MenuVisibleGazeAngleDivergenceThreshold = value; } } [UnityEngine.SerializeField] private float m_MenuVisibleGazeAngleDivergenceThreshold = 35f;
        public bool animateMenuHideAndRevel { get { return m_AnimateMenuHideAndReveal; } set { m_AnimateMenuHideAndReveal = value; } } [UnityEngine.SerializeField] private bool m_AnimateMenuHideAndReveal = true;
        public float revealHideAnimationDuration { get { return m_RevealHideAnimationDuration; } set { m_RevealHideAnimationDuration = value; } } [UnityEngine.SerializeField] private float m_RevealHideAnimationDuration = 0.15f;
        public bool hideMenuOnSelect { get { return m_HideMenuOnSelect; } set { m_HideMenuOnSelect = value; } } [UnityEngine.SerializeField] private bool m_HideMenuOnSelect = true;
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager interactionManager { get { return m_InteractionManager; } set { m_InteractionManager = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.XRInteractionManager m_InteractionManager;
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void OnDestroy() { }
        protected void OnValidate() { }
        protected void LateUpdate() { }
        public enum UpDirection
        {
            WorldUp = 0,
            TransformUp = 1,
            CameraUp = 2,
        }
        public enum MenuHandedness
        {
            None = 0,
            Left = 1,
            Right = 2,
            Either = 3,
        }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.UI
{
    [System.FlagsAttribute]
    public enum ButtonDeltaState
    {
        NoChange = 0,
        Pressed = 1,
        Released = 2,
    }
    public partial class CanvasOptimizer : UnityEngine.MonoBehaviour
    {
        public float rayPositionIgnoreAngle { get { return m_RayPositionIgnoreAngle; } set { m_RayPositionIgnoreAngle = value; } } [UnityEngine.SerializeField] private float m_RayPositionIgnoreAngle = 45f;
        public float rayFacingIgnoreAngle { get { return m_RayFacingIgnoreAngle; } set { m_RayFacingIgnoreAngle = value; } } [UnityEngine.SerializeField] private float m_RayFacingIgnoreAngle = 75f;
        public float rayPositionIgnoreDistance { get { return m_RayPositionIgnoreDistance; } set { m_RayPositionIgnoreDistance = value; } } [UnityEngine.SerializeField] private float m_RayPositionIgnoreDistance = 25f;
        protected void Awake() { }
        protected void Update() { }
        public void RegisterCanvas(UnityEngine.Canvas canvas) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.CanvasOptimizer.RegisterCanvas"); }
        public void UnregisterCanvas(UnityEngine.Canvas canvas) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.CanvasOptimizer.UnregisterCanvas"); }
    }
    public partial class CanvasTracker : UnityEngine.MonoBehaviour
    {
        public bool transformDirty { get; set; }
    }
    public partial interface IUIHoverInteractor : UnityEngine.XR.Interaction.Toolkit.UI.IUIInteractor
    {
        UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEnterEvent uiHoverEntered { get; }
        UnityEngine.XR.Interaction.Toolkit.UI.UIHoverExitEvent uiHoverExited { get; }
        void OnUIHoverEntered(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args);
        void OnUIHoverExited(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args);
    }
    public partial interface IUIInteractor
    {
        void UpdateUIModel(ref UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel model);
        bool TryGetUIModel(out UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel model);
    }
    public partial interface IUIModelUpdater
    {
        bool UpdateUIModel(ref UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel uiModel, bool isSelectActive, in UnityEngine.Vector2 scrollDelta);
    }
}
