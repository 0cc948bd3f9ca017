// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Interaction.Toolkit.Interactables
{
    public partial class XRInteractableSnapVolume : UnityEngine.MonoBehaviour
    {
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager interactionManager { get { return m_InteractionManager; } set { m_InteractionManager = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.XRInteractionManager m_InteractionManager;
        public UnityEngine.Object interactableObject { get { return m_InteractableObject; } set { m_InteractableObject = value; } } [UnityEngine.SerializeField] private UnityEngine.Object m_InteractableObject;
        public UnityEngine.Collider snapCollider { get { return m_SnapCollider; } set { m_SnapCollider = value; } } [UnityEngine.SerializeField] private UnityEngine.Collider m_SnapCollider;
        public bool disableSnapColliderWhenSelected { get { return m_DisableSnapColliderWhenSelected; } set { m_DisableSnapColliderWhenSelected = value; } } [UnityEngine.SerializeField] private bool m_DisableSnapColliderWhenSelected = true;
        public UnityEngine.Collider snapToCollider { get { return m_SnapToCollider; } set { m_SnapToCollider = value; } } [UnityEngine.SerializeField] private UnityEngine.Collider m_SnapToCollider;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable { get { return m_KeptInteractable.Get("UnityEngine.XR.Interaction.Toolkit.Interactables.XRInteractableSnapVolume.interactable"); } set { m_KeptInteractable.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> m_KeptInteractable;
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected virtual void Reset() { }
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected static UnityEngine.Collider FindSnapCollider(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRInteractableSnapVolume.FindSnapCollider"); }
        public UnityEngine.Vector3 GetClosestPoint(UnityEngine.Vector3 point) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRInteractableSnapVolume.GetClosestPoint"); }
        public UnityEngine.Vector3 GetClosestPointOfAttachTransform(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRInteractableSnapVolume.GetClosestPointOfAttachTransform"); }
    }
    public static partial class XRSelectInteractableExtensions
    {
        public static UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor GetOldestInteractorSelecting(this UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRSelectInteractableExtensions.GetOldestInteractorSelecting"); }
        public static bool IsSelectedByLeft(this UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRSelectInteractableExtensions.IsSelectedByLeft"); }
        public static bool IsSelectedByRight(this UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRSelectInteractableExtensions.IsSelectedByRight"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class XRSimpleInteractable : UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable
    {
    }
}

namespace UnityEngine.XR.Interaction.Toolkit
{
    public partial class InteractionGroupRegisteredEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseRegistrationEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup interactionGroupObject { get; set; }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup containingGroupObject { get; set; }
    }
    public partial class InteractionGroupUnregisteredEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseRegistrationEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup interactionGroupObject { get; set; }
    }
    [System.SerializableAttribute]
    public partial struct InteractionState
    {
        public float value { get { return m_Value; } set { m_Value = value; } } [UnityEngine.SerializeField] private float m_Value;
        public bool active { get { return m_Active; } set { m_Active = value; } } [UnityEngine.SerializeField] private bool m_Active;
        public bool activatedThisFrame { get; set; }
        public bool deactivatedThisFrame { get; set; }
        public void SetFrameState(bool isActive) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.InteractionState.SetFrameState"); }
        public void SetFrameState(bool isActive, float newValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.InteractionState.SetFrameState"); }
        public void SetFrameDependent(bool wasActive) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.InteractionState.SetFrameDependent"); }
        public void ResetFrameDependent() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.InteractionState.ResetFrameDependent"); }
    }
    public partial class InteractorRegisteredEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseRegistrationEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactorObject { get; set; }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup containingGroupObject { get; set; }
    }
    public partial class InteractorUnregisteredEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseRegistrationEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactorObject { get; set; }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Interactors.Casters
{
    [UnityEngine.DisallowMultipleComponent]
    public partial class CurveInteractionCaster : UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.InteractionCasterBase, UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.ICurveInteractionCaster, UnityEngine.XR.Interaction.Toolkit.UI.IUIModelUpdater
    {
        public Unity.Collections.NativeArray<UnityEngine.Vector3> samplePoints { get; protected set; }
        public UnityEngine.Vector3 lastSamplePoint { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.lastSamplePoint"); } }
        public UnityEngine.LayerMask raycastMask { get { return m_RaycastMask; } set { m_RaycastMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_RaycastMask = -1;
        public UnityEngine.QueryTriggerInteraction raycastTriggerInteraction { get { return m_RaycastTriggerInteraction; } set { m_RaycastTriggerInteraction = value; } } [UnityEngine.SerializeField] private UnityEngine.QueryTriggerInteraction m_RaycastTriggerInteraction = UnityEngine.QueryTriggerInteraction.Ignore;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.QuerySnapVolumeInteraction raycastSnapVolumeInteraction { get { return m_RaycastSnapVolumeInteraction; } set { m_RaycastSnapVolumeInteraction = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.QuerySnapVolumeInteraction m_RaycastSnapVolumeInteraction = UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.QuerySnapVolumeInteraction.Collide;
        public int targetNumCurveSegments { get { return m_TargetNumCurveSegments; } set { m_TargetNumCurveSegments = value; } } [UnityEngine.SerializeField] private int m_TargetNumCurveSegments = 1;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.HitDetectionType hitDetectionType { get { return m_HitDetectionType; } set { m_HitDetectionType = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.HitDetectionType m_HitDetectionType = UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.HitDetectionType.ConeCast;
        public float castDistance { get { return m_CastDistance; } set { m_CastDistance = value; } } [UnityEngine.SerializeField] private float m_CastDistance = 10f;
        public float sphereCastRadius { get { return m_SphereCastRadius; } set { m_SphereCastRadius = value; } } [UnityEngine.SerializeField] private float m_SphereCastRadius = 0.1f;
        public float coneCastAngle { get { return m_ConeCastAngle; } set { m_ConeCastAngle = value; } } [UnityEngine.SerializeField] private float m_ConeCastAngle = 3f;
        public bool liveConeCastDebugVisuals { get { return m_LiveConeCastDebugVisuals; } set { m_LiveConeCastDebugVisuals = value; } } [UnityEngine.SerializeField] private bool m_LiveConeCastDebugVisuals;
        protected bool isDestroyed { get; private set; } = false;
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected override bool InitializeCaster() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.InitializeCaster"); }
        public bool TryGetColliderTargets(UnityEngine.XR.Interaction.Toolkit.XRInteractionManager interactionManager, System.Collections.Generic.List<UnityEngine.Collider> targets, System.Collections.Generic.List<UnityEngine.RaycastHit> raycastHits) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.TryGetColliderTargets"); }
        protected virtual void UpdateSamplePoints() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.UpdateSamplePoints"); }
        protected virtual void UpdateSamplePoints(in UnityEngine.Vector3 origin, in UnityEngine.Vector3 direction, float totalDistance, Unity.Collections.NativeArray<UnityEngine.Vector3> points) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.UpdateSamplePoints"); }
        protected virtual bool UpdatePhysicscastHits(in UnityEngine.XR.Interaction.Toolkit.XRInteractionManager interactionManager) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.UpdatePhysicscastHits"); }
        protected virtual int CheckCollidersBetweenPoints(in UnityEngine.XR.Interaction.Toolkit.XRInteractionManager interactionManager, UnityEngine.Vector3 from, UnityEngine.Vector3 to, UnityEngine.Vector3 origin, UnityEngine.RaycastHit[] raycastHits) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.CheckCollidersBetweenPoints"); }
        public bool UpdateUIModel(ref UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel uiModel, bool isSelectActive, in UnityEngine.Vector2 scrollDelta) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.UpdateUIModel"); }
        protected virtual void OnDrawGizmosSelected() { }
        public enum HitDetectionType
        {
            Raycast = 0,
            SphereCast = 1,
            ConeCast = 2,
        }
        public enum QuerySnapVolumeInteraction
        {
            Ignore = 0,
            Collide = 1,
        }
        protected sealed partial class RaycastHitComparer : System.Collections.Generic.IComparer<UnityEngine.RaycastHit>
        {
            public int Compare(UnityEngine.RaycastHit a, UnityEngine.RaycastHit b) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.CurveInteractionCaster.RaycastHitComparer.Compare"); }
        }
    }
    public partial interface ICurveInteractionCaster : UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.IInteractionCaster
    {
        Unity.Collections.NativeArray<UnityEngine.Vector3> samplePoints { get; }
        UnityEngine.Vector3 lastSamplePoint { get; }
        bool TryGetColliderTargets(UnityEngine.XR.Interaction.Toolkit.XRInteractionManager interactionManager, System.Collections.Generic.List<UnityEngine.Collider> colliders, System.Collections.Generic.List<UnityEngine.RaycastHit> raycastHits);
    }
    public partial interface IInteractionCaster
    {
        bool isInitialized { get; }
        UnityEngine.Transform castOrigin { get; set; }
        UnityEngine.Transform effectiveCastOrigin { get; }
        bool TryGetColliderTargets(UnityEngine.XR.Interaction.Toolkit.XRInteractionManager interactionManager, System.Collections.Generic.List<UnityEngine.Collider> targets);
    }
    public abstract partial class InteractionCasterBase : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.IInteractionCaster
    {
        public bool isInitialized { get; protected set; }
        public UnityEngine.Transform castOrigin { get { return m_CastOrigin; } set { m_CastOrigin = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_CastOrigin;
        public UnityEngine.Transform effectiveCastOrigin { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.InteractionCasterBase.effectiveCastOrigin"); } }
        public bool enableStabilization { get { return m_EnableStabilization; } set { m_EnableStabilization = value; } } [UnityEngine.SerializeField] private bool m_EnableStabilization;
        public float positionStabilization { get { return m_PositionStabilization; } set { m_PositionStabilization = value; } } [UnityEngine.SerializeField] private float m_PositionStabilization = 0.25f;
        public float angleStabilization { get { return m_AngleStabilization; } set { m_AngleStabilization = value; } } [UnityEngine.SerializeField] private float m_AngleStabilization = 20f;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider aimTarget { get { return m_KeptAimTarget.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.InteractionCasterBase.aimTarget"); } set { m_KeptAimTarget.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider> m_KeptAimTarget;
        protected virtual void OnValidate() { }
        protected virtual void Awake() { }
        protected virtual void OnDestroy() { }
        public virtual bool TryGetColliderTargets(UnityEngine.XR.Interaction.Toolkit.XRInteractionManager interactionManager, System.Collections.Generic.List<UnityEngine.Collider> targets) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.InteractionCasterBase.TryGetColliderTargets"); }
        protected abstract bool InitializeCaster();
        protected virtual void UpdateInternalData() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.InteractionCasterBase.UpdateInternalData"); }
        protected virtual bool InitializeStabilization() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.InteractionCasterBase.InitializeStabilization"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class SphereInteractionCaster : UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.InteractionCasterBase
    {
        public UnityEngine.LayerMask physicsLayerMask { get { return m_PhysicsLayerMask; } set { m_PhysicsLayerMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_PhysicsLayerMask = -1;
        public UnityEngine.QueryTriggerInteraction physicsTriggerInteraction { get { return m_PhysicsTriggerInteraction; } set { m_PhysicsTriggerInteraction = value; } } [UnityEngine.SerializeField] private UnityEngine.QueryTriggerInteraction m_PhysicsTriggerInteraction = UnityEngine.QueryTriggerInteraction.Ignore;
        public float castRadius { get { return m_CastRadius; } set { m_CastRadius = value; } } [UnityEngine.SerializeField] private float m_CastRadius = 0.1f;
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected override bool InitializeCaster() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.SphereInteractionCaster.InitializeCaster"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Interactors
{
    public partial interface IXRActivateInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor
    {
        bool shouldActivate { get; }
        bool shouldDeactivate { get; }
        void GetActivateTargets(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable> targets);
    }
    public partial interface IXRGroupMember
    {
        UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup containingGroup { get; }
        void OnRegisteringAsGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup group);
        void OnRegisteringAsNonGroupMember();
    }
    public partial interface IXRHoverInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor
    {
        UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent hoverEntered { get; }
        UnityEngine.XR.Interaction.Toolkit.HoverExitEvent hoverExited { get; }
        System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable> interactablesHovered { get; }
        bool hasHover { get; }
        bool isHoverActive { get; }
        bool CanHover(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable);
        bool IsHovering(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable);
        void OnHoverEntering(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args);
        void OnHoverEntered(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args);
        void OnHoverExiting(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args);
        void OnHoverExited(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args);
    }
    public partial interface IXRInteractionGroup
    {
        event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractionGroupRegisteredEventArgs> registered;
        event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractionGroupUnregisteredEventArgs> unregistered;
        string groupName { get; }
        UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor activeInteractor { get; }
        UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor focusInteractor { get; }
        UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable focusInteractable { get; }
        void OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractionGroupRegisteredEventArgs args);
        void OnBeforeUnregistered();
        void OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractionGroupUnregisteredEventArgs args);
        void AddGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember groupMember);
        void MoveGroupMemberTo(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember groupMember, int newIndex);
        bool RemoveGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember groupMember);
        void ClearGroupMembers();
        bool ContainsGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember groupMember);
        void GetGroupMembers(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember> results);
        bool HasDependencyOnGroup(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup group);
        void PreprocessGroupMembers(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase);
        void ProcessGroupMembers(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase);
        void UpdateGroupMemberInteractions();
        void UpdateGroupMemberInteractions(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor prePrioritizedInteractor, out UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactorThatPerformedInteraction);
        void OnFocusEntering(UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs args);
        void OnFocusExiting(UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs args);
    }
    public partial interface IXRInteractionOverrideGroup : UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup
    {
        void AddInteractionOverrideForGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember sourceGroupMember, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember overrideGroupMember);
        bool GroupMemberIsPartOfOverrideChain(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember sourceGroupMember, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember potentialOverrideGroupMember);
        bool RemoveInteractionOverrideForGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember sourceGroupMember, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember overrideGroupMember);
        bool ClearInteractionOverridesForGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember sourceGroupMember);
        void GetInteractionOverridesForGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember sourceGroupMember, System.Collections.Generic.HashSet<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember> results);
        bool ShouldOverrideActiveInteraction(out UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor overridingInteractor);
        bool ShouldAnyMemberOverrideInteraction(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactingInteractor, out UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor overridingInteractor);
    }
    public partial interface IXRInteractionStrengthInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor
    {
        Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<float> largestInteractionStrength { get; }
        float GetInteractionStrength(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable);
        void ProcessInteractionStrength(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase);
    }
    public partial interface IXRInteractor
    {
        event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractorRegisteredEventArgs> registered;
        event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractorUnregisteredEventArgs> unregistered;
        UnityEngine.XR.Interaction.Toolkit.InteractionLayerMask interactionLayers { get; }
        UnityEngine.XR.Interaction.Toolkit.Interactors.InteractorHandedness handedness { get; }
        UnityEngine.Transform transform { get; }
        UnityEngine.Transform GetAttachTransform(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable);
        void GetValidTargets(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> targets);
        void OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractorRegisteredEventArgs args);
        void OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractorUnregisteredEventArgs args);
        void PreprocessInteractor(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase);
        void ProcessInteractor(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase);
    }
    public partial interface IXRRayProvider
    {
        UnityEngine.Transform GetOrCreateRayOrigin();
        UnityEngine.Transform GetOrCreateAttachTransform();
        void SetRayOrigin(UnityEngine.Transform newOrigin);
        void SetAttachTransform(UnityEngine.Transform newAttach);
        UnityEngine.Vector3 rayEndPoint { get; }
        UnityEngine.Transform rayEndTransform { get; }
    }
    public partial interface IXRScaleValueProvider
    {
        UnityEngine.XR.Interaction.Toolkit.Interactors.ScaleMode scaleMode { get; set; }
        float scaleValue { get; }
    }
    public partial interface IXRSelectInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor
    {
        UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent selectEntered { get; }
        UnityEngine.XR.Interaction.Toolkit.SelectExitEvent selectExited { get; }
        System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable> interactablesSelected { get; }
        UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable firstInteractableSelected { get; }
        bool hasSelection { get; }
        bool isSelectActive { get; }
        bool keepSelectedTargetValid { get; }
        bool CanSelect(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable);
        bool IsSelecting(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable);
        UnityEngine.Pose GetAttachPoseOnSelect(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable);
        UnityEngine.Pose GetLocalAttachPoseOnSelect(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable);
        void OnSelectEntering(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args);
        void OnSelectEntered(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args);
        void OnSelectExiting(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args);
        void OnSelectExited(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args);
    }
    public partial interface IXRTargetPriorityInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor
    {
        UnityEngine.XR.Interaction.Toolkit.Interactors.TargetPriorityMode targetPriorityMode { get; }
        System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable> targetsForSelection { get; }
    }
    public enum InteractorHandedness
    {
        None = 0,
        Left = 1,
        Right = 2,
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class NearFarInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider, UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor, UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ICurveInteractionDataProvider
    {
        public UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController interactionAttachController { get { return m_KeptInteractionAttachController.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.interactionAttachController"); } set { m_KeptInteractionAttachController.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController> m_KeptInteractionAttachController;
        public bool enableNearCasting { get { return m_EnableNearCasting; } set { m_EnableNearCasting = value; } } [UnityEngine.SerializeField] private bool m_EnableNearCasting = true;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.IInteractionCaster nearInteractionCaster { get { return m_KeptNearInteractionCaster.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.nearInteractionCaster"); } set { m_KeptNearInteractionCaster.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.IInteractionCaster> m_KeptNearInteractionCaster;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.NearCasterSortingStrategy nearCasterSortingStrategy { get { return m_NearCasterSortingStrategy; } set { m_NearCasterSortingStrategy = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.NearCasterSortingStrategy m_NearCasterSortingStrategy = UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.NearCasterSortingStrategy.SquareDistance;
        public bool sortNearTargetsAfterTargetFilter { get { return m_SortNearTargetsAfterTargetFilter; } set { m_SortNearTargetsAfterTargetFilter = value; } } [UnityEngine.SerializeField] private bool m_SortNearTargetsAfterTargetFilter;
        public bool enableFarCasting { get { return m_EnableFarCasting; } set { m_EnableFarCasting = value; } } [UnityEngine.SerializeField] private bool m_EnableFarCasting = true;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.ICurveInteractionCaster farInteractionCaster { get { return m_KeptFarInteractionCaster.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.farInteractionCaster"); } set { m_KeptFarInteractionCaster.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.Casters.ICurveInteractionCaster> m_KeptFarInteractionCaster;
        public UnityEngine.XR.Interaction.Toolkit.Attachment.InteractorFarAttachMode farAttachMode { get { return m_FarAttachMode; } set { m_FarAttachMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Attachment.InteractorFarAttachMode m_FarAttachMode = UnityEngine.XR.Interaction.Toolkit.Attachment.InteractorFarAttachMode.Far;
        public bool enableUIInteraction { get { return m_EnableUIInteraction; } set { m_EnableUIInteraction = value; } } [UnityEngine.SerializeField] private bool m_EnableUIInteraction = true;
        public bool blockUIOnInteractableSelection { get { return m_BlockUIOnInteractableSelection; } set { m_BlockUIOnInteractableSelection = value; } } [UnityEngine.SerializeField] private bool m_BlockUIOnInteractableSelection = true;
        public UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEnterEvent uiHoverEntered { get { return m_UIHoverEntered; } set { m_UIHoverEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEnterEvent m_UIHoverEntered = new UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEnterEvent();
        public UnityEngine.XR.Interaction.Toolkit.UI.UIHoverExitEvent uiHoverExited { get { return m_UIHoverExited; } set { m_UIHoverExited = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.UI.UIHoverExitEvent m_UIHoverExited = new UnityEngine.XR.Interaction.Toolkit.UI.UIHoverExitEvent();
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader uiPressInput { get { return m_UIPressInput; } set { m_UIPressInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_UIPressInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader("UI Press");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> uiScrollInput { get { return m_UIScrollInput; } set { m_UIScrollInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_UIScrollInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("UI Scroll");
        UnityEngine.Transform UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.rayEndTransform { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.rayEndTransform"); } }
        UnityEngine.Vector3 UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.rayEndPoint { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.rayEndPoint"); } }
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.Region> selectionRegion { get; internal set; } = new Unity.XR.CoreUtils.Bindings.Variables.BindableEnum<UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.Region>();
        protected virtual void InitializeReferences() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.InitializeReferences"); }
        protected virtual UnityEngine.XR.Interaction.Toolkit.IInteractorDistanceEvaluator GetEvaluatorForSortingStrategy(UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.NearCasterSortingStrategy strategy) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.GetEvaluatorForSortingStrategy"); }
        UnityEngine.Transform UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.GetOrCreateAttachTransform() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.GetOrCreateAttachTransform"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.SetAttachTransform(UnityEngine.Transform newAttach) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.SetAttachTransform"); }
        UnityEngine.Transform UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.GetOrCreateRayOrigin() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.GetOrCreateRayOrigin"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.SetRayOrigin(UnityEngine.Transform newOrigin) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.SetRayOrigin"); }
        public void UpdateUIModel(ref UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel model) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UpdateUIModel"); }
        public bool TryGetUIModel(out UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel model) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.TryGetUIModel"); }
        public bool TryGetCurrentUIRaycastResult(out UnityEngine.EventSystems.RaycastResult raycastResult) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.TryGetCurrentUIRaycastResult"); }
        void UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverEntered(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverEntered"); }
        void UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverExited(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverExited"); }
        protected virtual void OnUIHoverEntered(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { }
        protected virtual void OnUIHoverExited(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { }
        bool UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ICurveInteractionDataProvider.isActive { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ICurveInteractionDataProvider.isActive"); } }
        bool UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ICurveInteractionDataProvider.hasValidSelect { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ICurveInteractionDataProvider.hasValidSelect"); } }
        Unity.Collections.NativeArray<UnityEngine.Vector3> UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ICurveInteractionDataProvider.samplePoints { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ICurveInteractionDataProvider.samplePoints"); } }
        UnityEngine.Vector3 UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ICurveInteractionDataProvider.lastSamplePoint { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ICurveInteractionDataProvider.lastSamplePoint"); } }
        public UnityEngine.Transform curveOrigin { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.curveOrigin"); } }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.EndPointType TryGetCurveEndPoint(out UnityEngine.Vector3 endPoint, bool snapToSelectedAttachIfAvailable = false, bool snapToSnapVolumeIfAvailable = false) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.TryGetCurveEndPoint"); }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.EndPointType TryGetCurveEndNormal(out UnityEngine.Vector3 endNormal, bool snapToSelectedAttachIfAvailable = false) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.NearFarInteractor.TryGetCurveEndNormal"); }
        public enum Region
        {
            None = 0,
            Near = 1,
            Far = 2,
        }
        public enum NearCasterSortingStrategy
        {
            None = 0,
            SquareDistance = 1,
            InteractableBased = 2,
            ClosestPointOnCollider = 3,
        }
    }
    public enum ScaleMode
    {
        None = 0,
        ScaleOverTime = 1,
        [System.Obsolete] Input = 1,
        DistanceDelta = 2,
        [System.Obsolete] Distance = 2,
    }
    public enum SocketScaleMode
    {
        None = 0,
        Fixed = 1,
        StretchedToFitSize = 2,
    }
    public enum TargetPriorityMode
    {
        None = 0,
        HighestPriorityOnly = 1,
        All = 2,
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals
{
    [UnityEngine.DisallowMultipleComponent]
    public partial class CurveVisualController : UnityEngine.MonoBehaviour
    {
        public UnityEngine.LineRenderer lineRenderer { get { return m_LineRenderer; } set { m_LineRenderer = value; } } [UnityEngine.SerializeField] private UnityEngine.LineRenderer m_LineRenderer;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ICurveInteractionDataProvider curveInteractionDataProvider { get { return m_KeptCurveInteractionDataProvider.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.CurveVisualController.curveInteractionDataProvider"); } set { m_KeptCurveInteractionDataProvider.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ICurveInteractionDataProvider> m_KeptCurveInteractionDataProvider;
        public bool overrideLineOrigin { get { return m_OverrideLineOrigin; } set { m_OverrideLineOrigin = value; } } [UnityEngine.SerializeField] private bool m_OverrideLineOrigin = true;
        public UnityEngine.Transform lineOriginTransform { get { return m_LineOriginTransform; } set { m_LineOriginTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_LineOriginTransform;
        public int visualPointCount { get { return m_VisualPointCount; } set { m_VisualPointCount = value; } } [UnityEngine.SerializeField] private int m_VisualPointCount = 20;
        public float maxVisualCurveDistance { get { return m_MaxVisualCurveDistance; } set { m_MaxVisualCurveDistance = value; } } [UnityEngine.SerializeField] private float m_MaxVisualCurveDistance = 10f;
        public float restingVisualLineLength { get { return m_RestingVisualLineLength; } set { m_RestingVisualLineLength = value; } } [UnityEngine.SerializeField] private float m_RestingVisualLineLength = 0.15f;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineDynamicsMode lineDynamicsMode { get { return m_LineDynamicsMode; } set { m_LineDynamicsMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineDynamicsMode m_LineDynamicsMode = UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineDynamicsMode.Traditional;
        public float retractDelay { get { return m_RetractDelay; } set { m_RetractDelay = value; } } [UnityEngine.SerializeField] private float m_RetractDelay = 1f;
        public float retractDuration { get { return m_RetractDuration; } set { m_RetractDuration = value; } } [UnityEngine.SerializeField] private float m_RetractDuration = 0.5f;
        public bool extendLineToEmptyHit { get { return m_ExtendLineToEmptyHit; } set { m_ExtendLineToEmptyHit = value; } } [UnityEngine.SerializeField] private bool m_ExtendLineToEmptyHit;
        public float extensionRate { get { return m_ExtensionRate; } set { m_ExtensionRate = value; } } [UnityEngine.SerializeField] private float m_ExtensionRate = 10f;
        public float endPointExpansionRate { get { return m_EndPointExpansionRate; } set { m_EndPointExpansionRate = value; } } [UnityEngine.SerializeField] private float m_EndPointExpansionRate = 10f;
        public bool computeMidPointWithComplexCurves { get { return m_ComputeMidPointWithComplexCurves; } set { m_ComputeMidPointWithComplexCurves = value; } } [UnityEngine.SerializeField] private bool m_ComputeMidPointWithComplexCurves;
        public bool snapToSelectedAttachIfAvailable { get { return m_SnapToSelectedAttachIfAvailable; } set { m_SnapToSelectedAttachIfAvailable = value; } } [UnityEngine.SerializeField] private bool m_SnapToSelectedAttachIfAvailable = true;
        public bool snapToSnapVolumeIfAvailable { get { return m_SnapToSnapVolumeIfAvailable; } set { m_SnapToSnapVolumeIfAvailable = value; } } [UnityEngine.SerializeField] private bool m_SnapToSnapVolumeIfAvailable = true;
        public float curveStartOffset { get { return m_CurveStartOffset; } set { m_CurveStartOffset = value; } } [UnityEngine.SerializeField] private float m_CurveStartOffset;
        public float curveEndOffset { get { return m_CurveEndOffset; } set { m_CurveEndOffset = value; } } [UnityEngine.SerializeField] private float m_CurveEndOffset = 0.005f;
        public bool customizeLinePropertiesForState { get { return m_CustomizeLinePropertiesForState; } set { m_CustomizeLinePropertiesForState = value; } } [UnityEngine.SerializeField] private bool m_CustomizeLinePropertiesForState;
        public float linePropertyAnimationSpeed { get { return m_LinePropertyAnimationSpeed; } set { m_LinePropertyAnimationSpeed = value; } } [UnityEngine.SerializeField] private float m_LinePropertyAnimationSpeed = 8f;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineProperties noValidHitProperties { get { return m_NoValidHitProperties; } set { m_NoValidHitProperties = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineProperties m_NoValidHitProperties;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineProperties uiHitProperties { get { return m_UIHitProperties; } set { m_UIHitProperties = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineProperties m_UIHitProperties;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineProperties uiPressHitProperties { get { return m_UIPressHitProperties; } set { m_UIPressHitProperties = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineProperties m_UIPressHitProperties;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineProperties selectHitProperties { get { return m_SelectHitProperties; } set { m_SelectHitProperties = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineProperties m_SelectHitProperties;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineProperties hoverHitProperties { get { return m_HoverHitProperties; } set { m_HoverHitProperties = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.LineProperties m_HoverHitProperties;
        public bool renderLineInWorldSpace { get { return m_RenderLineInWorldSpace; } set { m_RenderLineInWorldSpace = value; } } [UnityEngine.SerializeField] private bool m_RenderLineInWorldSpace = true;
        public bool swapMaterials { get { return m_SwapMaterials; } set { m_SwapMaterials = value; } } [UnityEngine.SerializeField] private bool m_SwapMaterials;
        public UnityEngine.Material baseLineMaterial { get { return m_BaseLineMaterial; } set { m_BaseLineMaterial = value; } } [UnityEngine.SerializeField] private UnityEngine.Material m_BaseLineMaterial;
        public UnityEngine.Material emptyHitMaterial { get { return m_EmptyHitMaterial; } set { m_EmptyHitMaterial = value; } } [UnityEngine.SerializeField] private UnityEngine.Material m_EmptyHitMaterial;
        protected void Awake() { }
        protected void OnDestroy() { }
        protected void LateUpdate() { }
    }
    public enum EndPointType
    {
        None = 0,
        EmptyCastHit = 1,
        ValidCastHit = 2,
        AttachPoint = 3,
        UI = 4,
    }
    public partial interface IAdvancedLineRenderable : UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.ILineRenderable
    {
        bool GetLinePoints(ref Unity.Collections.NativeArray<UnityEngine.Vector3> linePoints, out int numPoints, UnityEngine.Ray? rayOriginOverride = default(UnityEngine.Ray?));
        void GetLineOriginAndDirection(out UnityEngine.Vector3 origin, out UnityEngine.Vector3 direction);
    }
    public partial interface ICurveInteractionDataProvider
    {
        bool isActive { get; }
        bool hasValidSelect { get; }
        UnityEngine.Transform curveOrigin { get; }
        Unity.Collections.NativeArray<UnityEngine.Vector3> samplePoints { get; }
        UnityEngine.Vector3 lastSamplePoint { get; }
        UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.EndPointType TryGetCurveEndPoint(out UnityEngine.Vector3 endPoint, bool snapToSelectedAttachIfAvailable = false, bool snapToSnapVolumeIfAvailable = false);
        UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.EndPointType TryGetCurveEndNormal(out UnityEngine.Vector3 endNormal, bool snapToSelectedAttachIfAvailable = false);
    }
    public partial interface ILineRenderable
    {
        bool GetLinePoints(ref UnityEngine.Vector3[] linePoints, out int numPoints);
        bool TryGetHitInfo(out UnityEngine.Vector3 position, out UnityEngine.Vector3 normal, out int positionInLine, out bool isValidTarget);
    }
    public partial interface IXRCustomReticleProvider
    {
        bool AttachCustomReticle(UnityEngine.GameObject reticleInstance);
        bool RemoveCustomReticle();
    }
    public partial interface IXRReticleDirectionProvider
    {
        void GetReticleDirection(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.Vector3 hitNormal, out UnityEngine.Vector3 reticleUp, out UnityEngine.Vector3? optionalReticleForward);
    }
    public enum LineDynamicsMode
    {
        Traditional = 0,
        RetractOnHitLoss = 1,
        ExpandFromHitPoint = 2,
    }
    [System.SerializableAttribute]
    public partial class LineProperties
    {
        public bool smoothlyCurveLine { get { return m_SmoothlyCurveLine; } set { m_SmoothlyCurveLine = value; } } [UnityEngine.SerializeField] private bool m_SmoothlyCurveLine = true;
        public float lineBendRatio { get { return m_LineBendRatio; } set { m_LineBendRatio = value; } } [UnityEngine.SerializeField] private float m_LineBendRatio = 0.5f;
        public bool adjustWidth { get { return m_AdjustWidth; } set { m_AdjustWidth = value; } } [UnityEngine.SerializeField] private bool m_AdjustWidth = true;
        public float starWidth { get { return m_StarWidth; } set { m_StarWidth = value; } } [UnityEngine.SerializeField] private float m_StarWidth;
        public float endWidth { get { return m_EndWidth; } set { m_EndWidth = value; } } [UnityEngine.SerializeField] private float m_EndWidth;
        public float endWidthScaleDistanceFactor { get { return m_EndWidthScaleDistanceFactor; } set { m_EndWidthScaleDistanceFactor = value; } } [UnityEngine.SerializeField] private float m_EndWidthScaleDistanceFactor = 2f;
        public bool adjustGradient { get { return m_AdjustGradient; } set { m_AdjustGradient = value; } } [UnityEngine.SerializeField] private bool m_AdjustGradient = true;
        public UnityEngine.Gradient gradient { get { return m_Gradient; } set { m_Gradient = value; } } [UnityEngine.SerializeField] private UnityEngine.Gradient m_Gradient;
        public bool customizeExpandLineDrawPercent { get { return m_CustomizeExpandLineDrawPercent; } set { m_CustomizeExpandLineDrawPercent = value; } } [UnityEngine.SerializeField] private bool m_CustomizeExpandLineDrawPercent;
        public float expandModeLineDrawPercent { get { return m_ExpandModeLineDrawPercent; } set { m_ExpandModeLineDrawPercent = value; } } [UnityEngine.SerializeField] private float m_ExpandModeLineDrawPercent = 1f;
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(UnityEngine.LineRenderer))]
    public partial class XRInteractorLineVisual : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.IXRCustomReticleProvider
    {
        public float lineWidth { get { return m_LineWidth; } set { m_LineWidth = value; } } [UnityEngine.SerializeField] private float m_LineWidth = 0.005f;
        public bool overrideInteractorLineLength { get { return m_OverrideInteractorLineLength; } set { m_OverrideInteractorLineLength = value; } } [UnityEngine.SerializeField] private bool m_OverrideInteractorLineLength = true;
        public float lineLength { get { return m_LineLength; } set { m_LineLength = value; } } [UnityEngine.SerializeField] private float m_LineLength = 10f;
        public bool autoAdjustLineLength { get { return m_AutoAdjustLineLength; } set { m_AutoAdjustLineLength = value; } } [UnityEngine.SerializeField] private bool m_AutoAdjustLineLength;
        public float minLineLength { get { return m_MinLineLength; } set { m_MinLineLength = value; } } [UnityEngine.SerializeField] private float m_MinLineLength = 0.5f;
        public bool useDistanceToHitAsMaxLineLength { get { return m_UseDistanceToHitAsMaxLineLength; } set { m_UseDistanceToHitAsMaxLineLength = value; } } [UnityEngine.SerializeField] private bool m_UseDistanceToHitAsMaxLineLength = true;
        public float lineRetractionDelay { get { return m_LineRetractionDelay; } set { m_LineRetractionDelay = value; } } [UnityEngine.SerializeField] private float m_LineRetractionDelay = 0.5f;
        public float lineLengthChangeSpeed { get { return m_LineLengthChangeSpeed; } set { m_LineLengthChangeSpeed = value; } } [UnityEngine.SerializeField] private float m_LineLengthChangeSpeed = 12f;
        public UnityEngine.AnimationCurve widthCurve { get { return m_WidthCurve; } set { m_WidthCurve = value; } } [UnityEngine.SerializeField] private UnityEngine.AnimationCurve m_WidthCurve;
        public bool setLineColorGradient { get { return m_SetLineColorGradient; } set { m_SetLineColorGradient = value; } } [UnityEngine.SerializeField] private bool m_SetLineColorGradient = true;
        public UnityEngine.Gradient validColorGradient { get { return m_ValidColorGradient; } set { m_ValidColorGradient = value; } } [UnityEngine.SerializeField] private UnityEngine.Gradient m_ValidColorGradient;
        public UnityEngine.Gradient invalidColorGradient { get { return m_InvalidColorGradient; } set { m_InvalidColorGradient = value; } } [UnityEngine.SerializeField] private UnityEngine.Gradient m_InvalidColorGradient;
        public UnityEngine.Gradient blockedColorGradient { get { return m_BlockedColorGradient; } set { m_BlockedColorGradient = value; } } [UnityEngine.SerializeField] private UnityEngine.Gradient m_BlockedColorGradient;
        public bool treatSelectionAsValidState { get { return m_TreatSelectionAsValidState; } set { m_TreatSelectionAsValidState = value; } } [UnityEngine.SerializeField] private bool m_TreatSelectionAsValidState;
        public bool smoothMovement { get { return m_SmoothMovement; } set { m_SmoothMovement = value; } } [UnityEngine.SerializeField] private bool m_SmoothMovement;
        public float followTightness { get { return m_FollowTightness; } set { m_FollowTightness = value; } } [UnityEngine.SerializeField] private float m_FollowTightness = 10f;
        public float snapThresholdDistance { get { return m_SnapThresholdDistance; } set { m_SnapThresholdDistance = value; } } [UnityEngine.SerializeField] private float m_SnapThresholdDistance = 10f;
        public UnityEngine.GameObject reticle { get { return m_Reticle; } set { m_Reticle = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_Reticle;
        public UnityEngine.GameObject blockedReticle { get { return m_BlockedReticle; } set { m_BlockedReticle = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_BlockedReticle;
        public bool stopLineAtFirstRaycastHit { get { return m_StopLineAtFirstRaycastHit; } set { m_StopLineAtFirstRaycastHit = value; } } [UnityEngine.SerializeField] private bool m_StopLineAtFirstRaycastHit = true;
        public bool stopLineAtSelection { get { return m_StopLineAtSelection; } set { m_StopLineAtSelection = value; } } [UnityEngine.SerializeField] private bool m_StopLineAtSelection;
        public bool snapEndpointIfAvailable { get { return m_SnapEndpointIfAvailable; } set { m_SnapEndpointIfAvailable = value; } } [UnityEngine.SerializeField] private bool m_SnapEndpointIfAvailable = true;
        public float lineBendRatio { get { return m_LineBendRatio; } set { m_LineBendRatio = value; } } [UnityEngine.SerializeField] private float m_LineBendRatio = 0.5f;
        public UnityEngine.XR.Interaction.Toolkit.InteractionLayerMask bendingEnabledInteractionLayers { get { return m_BendingEnabledInteractionLayers; } set { m_BendingEnabledInteractionLayers = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.InteractionLayerMask m_BendingEnabledInteractionLayers = -1;
        public bool overrideInteractorLineOrigin { get { return m_OverrideInteractorLineOrigin; } set { m_OverrideInteractorLineOrigin = value; } } [UnityEngine.SerializeField] private bool m_OverrideInteractorLineOrigin = true;
        public UnityEngine.Transform lineOriginTransform { get { return m_LineOriginTransform; } set { m_LineOriginTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_LineOriginTransform;
        public float lineOriginOffset { get { return m_LineOriginOffset; } set { m_LineOriginOffset = value; } } [UnityEngine.SerializeField] private float m_LineOriginOffset;
        protected void Reset() { }
        protected void OnValidate() { }
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void OnDestroy() { }
        protected void LateUpdate() { }
        public bool AttachCustomReticle(UnityEngine.GameObject reticleInstance) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.XRInteractorLineVisual.AttachCustomReticle"); }
        public bool RemoveCustomReticle() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.XRInteractorLineVisual.RemoveCustomReticle"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class XRInteractorReticleVisual : UnityEngine.MonoBehaviour
    {
        public float maxRaycastDistance { get { return m_MaxRaycastDistance; } set { m_MaxRaycastDistance = value; } } [UnityEngine.SerializeField] private float m_MaxRaycastDistance = 10f;
        public UnityEngine.GameObject reticlePrefab { get { return m_ReticlePrefab; } set { m_ReticlePrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_ReticlePrefab;
        public float prefabScalingFactor { get { return m_PrefabScalingFactor; } set { m_PrefabScalingFactor = value; } } [UnityEngine.SerializeField] private float m_PrefabScalingFactor = 1f;
        public bool undoDistanceScaling { get { return m_UndoDistanceScaling; } set { m_UndoDistanceScaling = value; } } [UnityEngine.SerializeField] private bool m_UndoDistanceScaling = true;
        public bool alignPrefabWithSurfaceNormal { get { return m_AlignPrefabWithSurfaceNormal; } set { m_AlignPrefabWithSurfaceNormal = value; } } [UnityEngine.SerializeField] private bool m_AlignPrefabWithSurfaceNormal = true;
        public float endpointSmoothingTime { get { return m_EndpointSmoothingTime; } set { m_EndpointSmoothingTime = value; } } [UnityEngine.SerializeField] private float m_EndpointSmoothingTime = 0.02f;
        public bool drawWhileSelecting { get { return m_DrawWhileSelecting; } set { m_DrawWhileSelecting = value; } } [UnityEngine.SerializeField] private bool m_DrawWhileSelecting;
        public bool drawOnNoHit { get { return m_DrawOnNoHit; } set { m_DrawOnNoHit = value; } } [UnityEngine.SerializeField] private bool m_DrawOnNoHit;
        public UnityEngine.LayerMask raycastMask { get { return m_RaycastMask; } set { m_RaycastMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_RaycastMask = -1;
        public bool reticleActive { get { return m_KeptReticleActive.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.XRInteractorReticleVisual.reticleActive"); } set { m_KeptReticleActive.Set(value); } } private Umcp.Kept<bool> m_KeptReticleActive;
        protected void Awake() { }
        protected void OnDisable() { }
        protected void Update() { }
        protected void OnDestroy() { }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Interactors
{
    public abstract partial class XRBaseInputInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRActivateInteractor
    {
        [System.Obsolete] public bool hideControllerOnSelect { get { return m_HideControllerOnSelect; } set { m_HideControllerOnSelect = value; } } [UnityEngine.SerializeField] private bool m_HideControllerOnSelect;
        [System.Obsolete] public UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.InputCompatibilityMode inputCompatibilityMode { get { return m_InputCompatibilityMode; } set { m_InputCompatibilityMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.InputCompatibilityMode m_InputCompatibilityMode = UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.InputCompatibilityMode.Automatic;
        [System.Obsolete] public bool forceDeprecatedInput { get { return m_KeptForceDeprecatedInput.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.forceDeprecatedInput"); } set { m_KeptForceDeprecatedInput.Set(value); } } private Umcp.Kept<bool> m_KeptForceDeprecatedInput;
        [System.Obsolete] public UnityEngine.XR.Interaction.Toolkit.XRBaseController xrController { get { return m_KeptXrController.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.xrController"); } set { m_KeptXrController.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.XRBaseController> m_KeptXrController;
        [System.Obsolete] protected virtual bool isUISelectActive { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.isUISelectActive"); } }
        [System.Obsolete] protected UnityEngine.Vector2 uiScrollValue { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.uiScrollValue"); } }
        [System.Obsolete] public bool playAudioClipOnSelectEntered { get { return m_PlayAudioClipOnSelectEntered; } set { m_PlayAudioClipOnSelectEntered = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnSelectEntered;
        [System.Obsolete] public UnityEngine.AudioClip audioClipForOnSelectEntered { get { return m_AudioClipForOnSelectEntered; } set { m_AudioClipForOnSelectEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnSelectEntered;
        [System.Obsolete] public bool playAudioClipOnSelectExited { get { return m_PlayAudioClipOnSelectExited; } set { m_PlayAudioClipOnSelectExited = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnSelectExited;
        [System.Obsolete] public UnityEngine.AudioClip audioClipForOnSelectExited { get { return m_AudioClipForOnSelectExited; } set { m_AudioClipForOnSelectExited = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnSelectExited;
        [System.Obsolete] public bool playAudioClipOnSelectCanceled { get { return m_PlayAudioClipOnSelectCanceled; } set { m_PlayAudioClipOnSelectCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnSelectCanceled;
        [System.Obsolete] public UnityEngine.AudioClip audioClipForOnSelectCanceled { get { return m_AudioClipForOnSelectCanceled; } set { m_AudioClipForOnSelectCanceled = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnSelectCanceled;
        [System.Obsolete] public bool playAudioClipOnHoverEntered { get { return m_PlayAudioClipOnHoverEntered; } set { m_PlayAudioClipOnHoverEntered = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnHoverEntered;
        [System.Obsolete] public UnityEngine.AudioClip audioClipForOnHoverEntered { get { return m_AudioClipForOnHoverEntered; } set { m_AudioClipForOnHoverEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnHoverEntered;
        [System.Obsolete] public bool playAudioClipOnHoverExited { get { return m_PlayAudioClipOnHoverExited; } set { m_PlayAudioClipOnHoverExited = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnHoverExited;
        [System.Obsolete] public UnityEngine.AudioClip audioClipForOnHoverExited { get { return m_AudioClipForOnHoverExited; } set { m_AudioClipForOnHoverExited = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnHoverExited;
        [System.Obsolete] public bool playAudioClipOnHoverCanceled { get { return m_PlayAudioClipOnHoverCanceled; } set { m_PlayAudioClipOnHoverCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnHoverCanceled;
        [System.Obsolete] public UnityEngine.AudioClip audioClipForOnHoverCanceled { get { return m_AudioClipForOnHoverCanceled; } set { m_AudioClipForOnHoverCanceled = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnHoverCanceled;
        [System.Obsolete] public bool allowHoverAudioWhileSelecting { get { return m_AllowHoverAudioWhileSelecting; } set { m_AllowHoverAudioWhileSelecting = value; } } [UnityEngine.SerializeField] private bool m_AllowHoverAudioWhileSelecting = true;
        [System.Obsolete] public bool playHapticsOnSelectEntered { get { return m_PlayHapticsOnSelectEntered; } set { m_PlayHapticsOnSelectEntered = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnSelectEntered;
        [System.Obsolete] public float hapticSelectEnterIntensity { get { return m_HapticSelectEnterIntensity; } set { m_HapticSelectEnterIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticSelectEnterIntensity;
        [System.Obsolete] public float hapticSelectEnterDuration { get { return m_HapticSelectEnterDuration; } set { m_HapticSelectEnterDuration = value; } } [UnityEngine.SerializeField] private float m_HapticSelectEnterDuration;
        [System.Obsolete] public bool playHapticsOnSelectExited { get { return m_PlayHapticsOnSelectExited; } set { m_PlayHapticsOnSelectExited = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnSelectExited;
        [System.Obsolete] public float hapticSelectExitIntensity { get { return m_HapticSelectExitIntensity; } set { m_HapticSelectExitIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticSelectExitIntensity;
        [System.Obsolete] public float hapticSelectExitDuration { get { return m_HapticSelectExitDuration; } set { m_HapticSelectExitDuration = value; } } [UnityEngine.SerializeField] private float m_HapticSelectExitDuration;
        [System.Obsolete] public bool playHapticsOnSelectCanceled { get { return m_PlayHapticsOnSelectCanceled; } set { m_PlayHapticsOnSelectCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnSelectCanceled;
        [System.Obsolete] public float hapticSelectCancelIntensity { get { return m_HapticSelectCancelIntensity; } set { m_HapticSelectCancelIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticSelectCancelIntensity;
        [System.Obsolete] public float hapticSelectCancelDuration { get { return m_HapticSelectCancelDuration; } set { m_HapticSelectCancelDuration = value; } } [UnityEngine.SerializeField] private float m_HapticSelectCancelDuration;
        [System.Obsolete] public bool playHapticsOnHoverEntered { get { return m_PlayHapticsOnHoverEntered; } set { m_PlayHapticsOnHoverEntered = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnHoverEntered;
        [System.Obsolete] public float hapticHoverEnterIntensity { get { return m_HapticHoverEnterIntensity; } set { m_HapticHoverEnterIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticHoverEnterIntensity;
        [System.Obsolete] public float hapticHoverEnterDuration { get { return m_HapticHoverEnterDuration; } set { m_HapticHoverEnterDuration = value; } } [UnityEngine.SerializeField] private float m_HapticHoverEnterDuration;
        [System.Obsolete] public bool playHapticsOnHoverExited { get { return m_PlayHapticsOnHoverExited; } set { m_PlayHapticsOnHoverExited = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnHoverExited;
        [System.Obsolete] public float hapticHoverExitIntensity { get { return m_HapticHoverExitIntensity; } set { m_HapticHoverExitIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticHoverExitIntensity;
        [System.Obsolete] public float hapticHoverExitDuration { get { return m_HapticHoverExitDuration; } set { m_HapticHoverExitDuration = value; } } [UnityEngine.SerializeField] private float m_HapticHoverExitDuration;
        [System.Obsolete] public bool playHapticsOnHoverCanceled { get { return m_PlayHapticsOnHoverCanceled; } set { m_PlayHapticsOnHoverCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnHoverCanceled;
        [System.Obsolete] public float hapticHoverCancelIntensity { get { return m_HapticHoverCancelIntensity; } set { m_HapticHoverCancelIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticHoverCancelIntensity;
        [System.Obsolete] public float hapticHoverCancelDuration { get { return m_HapticHoverCancelDuration; } set { m_HapticHoverCancelDuration = value; } } [UnityEngine.SerializeField] private float m_HapticHoverCancelDuration;
        [System.Obsolete] public bool allowHoverHapticsWhileSelecting { get { return m_AllowHoverHapticsWhileSelecting; } set { m_AllowHoverHapticsWhileSelecting = value; } } [UnityEngine.SerializeField] private bool m_AllowHoverHapticsWhileSelecting = true;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader selectInput { get { return m_SelectInput; } set { m_SelectInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_SelectInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader("Select");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader activateInput { get { return m_ActivateInput; } set { m_ActivateInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_ActivateInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader("Activate");
        public UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.InputTriggerType selectActionTrigger { get { return m_SelectActionTrigger; } set { m_SelectActionTrigger = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.InputTriggerType m_SelectActionTrigger = UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.InputTriggerType.StateChange;
        public bool allowHoveredActivate { get { return m_AllowHoveredActivate; } set { m_AllowHoveredActivate = value; } } [UnityEngine.SerializeField] private bool m_AllowHoveredActivate;
        public bool allowActivate { get; set; } = true;
        public virtual bool shouldActivate { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.shouldActivate"); } }
        public virtual bool shouldDeactivate { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.shouldDeactivate"); } }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.LogicalInputState logicalSelectState { get; internal set; } = new UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.LogicalInputState();
        public UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.LogicalInputState logicalActivateState { get; internal set; } = new UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.LogicalInputState();
        protected System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader> buttonReaders { get; private set; } = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader>();
        protected System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader> valueReaders { get; private set; } = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader>();
        protected void SetInputProperty(ref UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader property, UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.SetInputProperty"); }
        protected void SetInputProperty<TValue>(ref UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<TValue> property, UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<TValue> value) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.SetInputProperty"); }
        public virtual void GetActivateTargets(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable> targets) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.GetActivateTargets"); }
        public bool SendHapticImpulse(float amplitude, float duration) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.SendHapticImpulse"); }
        protected virtual void PlayAudio(UnityEngine.AudioClip audioClip) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.PlayAudio"); }
        [System.Obsolete]
        public enum InputCompatibilityMode
        {
            Automatic = 0,
            ForceDeprecatedInput = 1,
            ForceInputReaders = 2,
        }
        public partial class LogicalInputState
        {
            [System.Obsolete] public bool wasUnperformedThisFrame { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.LogicalInputState.wasUnperformedThisFrame"); } }
            public bool active { get; internal set; }
            public UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.InputTriggerType mode { get { return m_KeptMode.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.LogicalInputState.mode"); } set { m_KeptMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor.InputTriggerType> m_KeptMode;
            public bool isPerformed { get; internal set; }
            public bool wasPerformedThisFrame { get; internal set; }
            public bool wasCompletedThisFrame { get; internal set; }
        }
        public enum InputTriggerType
        {
            State = 0,
            StateChange = 1,
            Toggle = 2,
            Sticky = 3,
        }
    }
}
