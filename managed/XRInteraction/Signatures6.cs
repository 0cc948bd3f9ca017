// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Interaction.Toolkit.Interactors
{
    [UnityEngine.DisallowMultipleComponent]
    public abstract partial class XRBaseInteractor : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRTargetPriorityInteractor, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionStrengthInteractor
    {
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractorRegisteredEventArgs> registered { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractorUnregisteredEventArgs> unregistered { add { } remove { } }
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager interactionManager { get { return m_InteractionManager; } set { m_InteractionManager = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.XRInteractionManager m_InteractionManager;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup containingGroup { get; internal set; }
        public UnityEngine.XR.Interaction.Toolkit.InteractionLayerMask interactionLayers { get { return m_InteractionLayers; } set { m_InteractionLayers = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.InteractionLayerMask m_InteractionLayers = -1;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.InteractorHandedness handedness { get { return m_Handedness; } set { m_Handedness = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.InteractorHandedness m_Handedness;
        public UnityEngine.Transform attachTransform { get { return m_AttachTransform; } set { m_AttachTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_AttachTransform;
        public bool keepSelectedTargetValid { get { return m_KeepSelectedTargetValid; } set { m_KeepSelectedTargetValid = value; } } [UnityEngine.SerializeField] private bool m_KeepSelectedTargetValid = true;
        public bool disableVisualsWhenBlockedInGroup { get { return m_DisableVisualsWhenBlockedInGroup; } set { m_DisableVisualsWhenBlockedInGroup = value; } } [UnityEngine.SerializeField] private bool m_DisableVisualsWhenBlockedInGroup = true;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable startingSelectedInteractable { get { return m_StartingSelectedInteractable; } set { m_StartingSelectedInteractable = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable m_StartingSelectedInteractable;
        public UnityEngine.XR.Interaction.Toolkit.Filtering.XRBaseTargetFilter startingTargetFilter { get { return m_StartingTargetFilter; } set { m_StartingTargetFilter = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Filtering.XRBaseTargetFilter m_StartingTargetFilter;
        public UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent hoverEntered { get { return m_HoverEntered; } set { m_HoverEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent m_HoverEntered = new UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent();
        public UnityEngine.XR.Interaction.Toolkit.HoverExitEvent hoverExited { get { return m_HoverExited; } set { m_HoverExited = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.HoverExitEvent m_HoverExited = new UnityEngine.XR.Interaction.Toolkit.HoverExitEvent();
        public UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent selectEntered { get { return m_SelectEntered; } set { m_SelectEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent m_SelectEntered = new UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent();
        public UnityEngine.XR.Interaction.Toolkit.SelectExitEvent selectExited { get { return m_SelectExited; } set { m_SelectExited = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.SelectExitEvent m_SelectExited = new UnityEngine.XR.Interaction.Toolkit.SelectExitEvent();
        public UnityEngine.XR.Interaction.Toolkit.Filtering.IXRTargetFilter targetFilter { get { return m_KeptTargetFilter.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.targetFilter"); } set { m_KeptTargetFilter.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Filtering.IXRTargetFilter> m_KeptTargetFilter;
        public bool allowHover { get; set; } = true;
        public bool allowSelect { get; set; } = true;
        public bool isPerformingManualInteraction { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable> interactablesHovered { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.interactablesHovered"); } }
        public bool hasHover { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable> interactablesSelected { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.interactablesSelected"); } }
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable firstInteractableSelected { get; internal set; }
        public bool hasSelection { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.Object> startingHoverFilters { get { return m_StartingHoverFilters; } set { m_StartingHoverFilters = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Object> m_StartingHoverFilters = new System.Collections.Generic.List<UnityEngine.Object>();
        public UnityEngine.XR.Interaction.Toolkit.Filtering.IXRFilterList<UnityEngine.XR.Interaction.Toolkit.Filtering.IXRHoverFilter> hoverFilters { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.Object> startingSelectFilters { get { return m_StartingSelectFilters; } set { m_StartingSelectFilters = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Object> m_StartingSelectFilters = new System.Collections.Generic.List<UnityEngine.Object>();
        public UnityEngine.XR.Interaction.Toolkit.Filtering.IXRFilterList<UnityEngine.XR.Interaction.Toolkit.Filtering.IXRSelectFilter> selectFilters { get; internal set; }
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<float> largestInteractionStrength { get; internal set; } = new Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<float>();
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected virtual void Reset() { }
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void Start() { }
        protected virtual void OnDestroy() { }
        public virtual UnityEngine.Transform GetAttachTransform(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.GetAttachTransform"); }
        public UnityEngine.Pose GetAttachPoseOnSelect(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.GetAttachPoseOnSelect"); }
        public UnityEngine.Pose GetLocalAttachPoseOnSelect(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.GetLocalAttachPoseOnSelect"); }
        public virtual void GetValidTargets(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> targets) { }
        public virtual bool isHoverActive { get; internal set; } = true;
        public virtual bool isSelectActive { get; internal set; } = true;
        public virtual UnityEngine.XR.Interaction.Toolkit.Interactors.TargetPriorityMode targetPriorityMode { get; set; }
        public virtual System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable> targetsForSelection { get; set; }
        public virtual bool CanHover(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.CanHover"); }
        public virtual bool CanSelect(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.CanSelect"); }
        public bool IsHovering(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.IsHovering"); }
        public bool IsSelecting(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.IsSelecting"); }
        protected bool IsHovering(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.IsHovering"); }
        protected bool IsSelecting(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.IsSelecting"); }
        public virtual UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.MovementType? selectedInteractableMovementTypeOverride { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.selectedInteractableMovementTypeOverride"); } }
        protected void CaptureAttachPose(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.CaptureAttachPose"); }
        protected void CreateAttachTransform() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.CreateAttachTransform"); }
        public virtual void PreprocessInteractor(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { }
        public virtual void ProcessInteractor(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { }
        public float GetInteractionStrength(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.GetInteractionStrength"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionStrengthInteractor.ProcessInteractionStrength(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionStrengthInteractor.ProcessInteractionStrength"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor.OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractorRegisteredEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor.OnRegistered"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor.OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractorUnregisteredEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor.OnUnregistered"); }
        bool UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor.CanHover(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor.CanHover"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor.OnHoverEntering(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor.OnHoverEntering"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor.OnHoverEntered(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor.OnHoverEntered"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor.OnHoverExiting(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor.OnHoverExiting"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor.OnHoverExited(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor.OnHoverExited"); }
        bool UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor.CanSelect(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor.CanSelect"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor.OnSelectEntering(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor.OnSelectEntering"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor.OnSelectEntered(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor.OnSelectEntered"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor.OnSelectExiting(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor.OnSelectExiting"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor.OnSelectExited(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor.OnSelectExited"); }
        protected virtual void OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractorRegisteredEventArgs args) { }
        protected virtual void OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractorUnregisteredEventArgs args) { }
        protected virtual void OnHoverEntering(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { }
        protected virtual void OnHoverEntered(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { }
        protected virtual void OnHoverExiting(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { }
        protected virtual void OnHoverExited(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { }
        protected virtual void OnSelectEntering(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args) { }
        protected virtual void OnSelectEntered(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args) { }
        protected virtual void OnSelectExiting(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args) { }
        protected virtual void OnSelectExited(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args) { }
        protected virtual void ProcessInteractionStrength(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.ProcessInteractionStrength"); }
        public virtual void StartManualInteraction(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.StartManualInteraction"); }
        public virtual void EndManualInteraction() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.EndManualInteraction"); }
        protected bool ProcessHoverFilters(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.ProcessHoverFilters"); }
        protected bool ProcessSelectFilters(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.ProcessSelectFilters"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember.OnRegisteringAsGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup group) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember.OnRegisteringAsGroupMember"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember.OnRegisteringAsNonGroupMember() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember.OnRegisteringAsNonGroupMember"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class XRDirectInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor
    {
        public bool improveAccuracyWithSphereCollider { get { return m_ImproveAccuracyWithSphereCollider; } set { m_ImproveAccuracyWithSphereCollider = value; } } [UnityEngine.SerializeField] private bool m_ImproveAccuracyWithSphereCollider;
        public bool usingSphereColliderAccuracyImprovement { get; internal set; }
        public UnityEngine.LayerMask physicsLayerMask { get { return m_PhysicsLayerMask; } set { m_PhysicsLayerMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_PhysicsLayerMask = 1;
        public UnityEngine.QueryTriggerInteraction physicsTriggerInteraction { get { return m_PhysicsTriggerInteraction; } set { m_PhysicsTriggerInteraction = value; } } [UnityEngine.SerializeField] private UnityEngine.QueryTriggerInteraction m_PhysicsTriggerInteraction = UnityEngine.QueryTriggerInteraction.Ignore;
        protected System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> unsortedValidTargets { get; private set; } = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable>();
        protected void OnTriggerEnter(UnityEngine.Collider other) { }
        protected void OnTriggerStay(UnityEngine.Collider other) { }
        protected void OnTriggerExit(UnityEngine.Collider other) { }
    }
    public partial class XRGazeInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.XRGazeInteractor.GazeAssistanceCalculation gazeAssistanceCalculation { get { return m_GazeAssistanceCalculation; } set { m_GazeAssistanceCalculation = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.XRGazeInteractor.GazeAssistanceCalculation m_GazeAssistanceCalculation;
        public float gazeAssistanceColliderFixedSize { get { return m_GazeAssistanceColliderFixedSize; } set { m_GazeAssistanceColliderFixedSize = value; } } [UnityEngine.SerializeField] private float m_GazeAssistanceColliderFixedSize = 1f;
        public float gazeAssistanceColliderScale { get { return m_GazeAssistanceColliderScale; } set { m_GazeAssistanceColliderScale = value; } } [UnityEngine.SerializeField] private float m_GazeAssistanceColliderScale = 1f;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.XRInteractableSnapVolume gazeAssistanceSnapVolume { get { return m_GazeAssistanceSnapVolume; } set { m_GazeAssistanceSnapVolume = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactables.XRInteractableSnapVolume m_GazeAssistanceSnapVolume;
        public bool gazeAssistanceDistanceScaling { get { return m_GazeAssistanceDistanceScaling; } set { m_GazeAssistanceDistanceScaling = value; } } [UnityEngine.SerializeField] private bool m_GazeAssistanceDistanceScaling;
        public bool clampGazeAssistanceDistanceScaling { get { return m_ClampGazeAssistanceDistanceScaling; } set { m_ClampGazeAssistanceDistanceScaling = value; } } [UnityEngine.SerializeField] private bool m_ClampGazeAssistanceDistanceScaling;
        public float gazeAssistanceDistanceScalingClampValue { get { return m_GazeAssistanceDistanceScalingClampValue; } set { m_GazeAssistanceDistanceScalingClampValue = value; } } [UnityEngine.SerializeField] private float m_GazeAssistanceDistanceScalingClampValue = 1f;
        protected virtual void UpdateSnapVolumeInteractable(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRGazeInteractor.UpdateSnapVolumeInteractable"); }
        public enum GazeAssistanceCalculation
        {
            FixedSize = 0,
            ColliderSize = 1,
        }
    }
    public static partial class XRGroupMemberExtensions
    {
        public static UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup GetTopLevelContainingGroup(this UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember groupMember) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRGroupMemberExtensions.GetTopLevelContainingGroup"); }
    }
    public static partial class XRHoverInteractorExtensions
    {
        public static UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable GetOldestInteractableHovered(this UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRHoverInteractorExtensions.GetOldestInteractableHovered"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class XRInteractionGroup : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionOverrideGroup, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember
    {
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractionGroupRegisteredEventArgs> registered { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractionGroupUnregisteredEventArgs> unregistered { add { } remove { } }
        public string groupName { get { return m_GroupName; } } [UnityEngine.SerializeField] private string m_GroupName;
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager interactionManager { get { return m_InteractionManager; } set { m_InteractionManager = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.XRInteractionManager m_InteractionManager;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup containingGroup { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.Object> startingGroupMembers { get { return m_StartingGroupMembers; } set { m_StartingGroupMembers = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Object> m_StartingGroupMembers = new System.Collections.Generic.List<UnityEngine.Object>();
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor activeInteractor { get; internal set; }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor focusInteractor { get; internal set; }
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable focusInteractable { get; internal set; }
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected virtual void Reset() { }
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void OnDestroy() { }
        public void AddStartingInteractionOverride(UnityEngine.Object sourceGroupMember, UnityEngine.Object overrideGroupMember) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.AddStartingInteractionOverride"); }
        public bool RemoveStartingInteractionOverride(UnityEngine.Object sourceGroupMember, UnityEngine.Object overrideGroupMember) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.RemoveStartingInteractionOverride"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractionGroupRegisteredEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.OnRegistered"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.OnBeforeUnregistered() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.OnBeforeUnregistered"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractionGroupUnregisteredEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.OnUnregistered"); }
        public void AddGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember groupMember) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.AddGroupMember"); }
        public void MoveGroupMemberTo(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember groupMember, int newIndex) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.MoveGroupMemberTo"); }
        public bool RemoveGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember groupMember) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.RemoveGroupMember"); }
        public void ClearGroupMembers() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.ClearGroupMembers"); }
        public bool ContainsGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember groupMember) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.ContainsGroupMember"); }
        public void GetGroupMembers(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember> results) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.GetGroupMembers"); }
        public bool HasDependencyOnGroup(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup group) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.HasDependencyOnGroup"); }
        public void AddInteractionOverrideForGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember sourceGroupMember, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember overrideGroupMember) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.AddInteractionOverrideForGroupMember"); }
        public bool GroupMemberIsPartOfOverrideChain(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember sourceGroupMember, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember potentialOverrideGroupMember) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.GroupMemberIsPartOfOverrideChain"); }
        public bool RemoveInteractionOverrideForGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember sourceGroupMember, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember overrideGroupMember) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.RemoveInteractionOverrideForGroupMember"); }
        public bool ClearInteractionOverridesForGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember sourceGroupMember) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.ClearInteractionOverridesForGroupMember"); }
        public void GetInteractionOverridesForGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember sourceGroupMember, System.Collections.Generic.HashSet<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember> results) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.GetInteractionOverridesForGroupMember"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.PreprocessGroupMembers(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.PreprocessGroupMembers"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.ProcessGroupMembers(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.ProcessGroupMembers"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.UpdateGroupMemberInteractions() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.UpdateGroupMemberInteractions"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.UpdateGroupMemberInteractions(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor prePrioritizedInteractor, out UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactorThatPerformedInteraction) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup.UpdateGroupMemberInteractions"); }
        bool UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionOverrideGroup.ShouldOverrideActiveInteraction(out UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor overridingInteractor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionOverrideGroup.ShouldOverrideActiveInteraction"); }
        bool UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionOverrideGroup.ShouldAnyMemberOverrideInteraction(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactingInteractor, out UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor overridingInteractor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionOverrideGroup.ShouldAnyMemberOverrideInteraction"); }
        public void OnFocusEntering(UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs args) { }
        public void OnFocusExiting(UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs args) { }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember.OnRegisteringAsGroupMember(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup group) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember.OnRegisteringAsGroupMember"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember.OnRegisteringAsNonGroupMember() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractionGroup.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRGroupMember.OnRegisteringAsNonGroupMember"); }
        public static partial class GroupNames
        {
            public static readonly string k_Left = "Left";
            public static readonly string k_Right = "Right";
            public static readonly string k_Center = "Center";
        }
    }
    public static partial class XRInteractorExtensions
    {
        public static bool IsBlockedByInteractionWithinGroup(this UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRInteractorExtensions.IsBlockedByInteractionWithinGroup"); }
    }
    public partial class XRPokeInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor, UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor, UnityEngine.XR.Interaction.Toolkit.Filtering.IPokeStateDataProvider, UnityEngine.XR.Interaction.Toolkit.Attachment.IAttachPointVelocityProvider
    {
        public float pokeDepth { get { return m_PokeDepth; } set { m_PokeDepth = value; } } [UnityEngine.SerializeField] private float m_PokeDepth = 0.1f;
        public float pokeWidth { get { return m_PokeWidth; } set { m_PokeWidth = value; } } [UnityEngine.SerializeField] private float m_PokeWidth = 0.0075f;
        public float pokeSelectWidth { get { return m_PokeSelectWidth; } set { m_PokeSelectWidth = value; } } [UnityEngine.SerializeField] private float m_PokeSelectWidth = 0.015f;
        public float pokeHoverRadius { get { return m_PokeHoverRadius; } set { m_PokeHoverRadius = value; } } [UnityEngine.SerializeField] private float m_PokeHoverRadius = 0.015f;
        public float pokeInteractionOffset { get { return m_PokeInteractionOffset; } set { m_PokeInteractionOffset = value; } } [UnityEngine.SerializeField] private float m_PokeInteractionOffset = 0.005f;
        public UnityEngine.LayerMask physicsLayerMask { get { return m_PhysicsLayerMask; } set { m_PhysicsLayerMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_PhysicsLayerMask;
        public UnityEngine.QueryTriggerInteraction physicsTriggerInteraction { get { return m_PhysicsTriggerInteraction; } set { m_PhysicsTriggerInteraction = value; } } [UnityEngine.SerializeField] private UnityEngine.QueryTriggerInteraction m_PhysicsTriggerInteraction = UnityEngine.QueryTriggerInteraction.Ignore;
        public bool requirePokeFilter { get { return m_RequirePokeFilter; } set { m_RequirePokeFilter = value; } } [UnityEngine.SerializeField] private bool m_RequirePokeFilter = true;
        public bool enableUIInteraction { get { return m_EnableUIInteraction; } set { m_EnableUIInteraction = value; } } [UnityEngine.SerializeField] private bool m_EnableUIInteraction = true;
        public bool debugVisualizationsEnabled { get { return m_DebugVisualizationsEnabled; } set { m_DebugVisualizationsEnabled = value; } } [UnityEngine.SerializeField] private bool m_DebugVisualizationsEnabled;
        public UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEnterEvent uiHoverEntered { get { return m_UIHoverEntered; } set { m_UIHoverEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEnterEvent m_UIHoverEntered = new UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEnterEvent();
        public UnityEngine.XR.Interaction.Toolkit.UI.UIHoverExitEvent uiHoverExited { get { return m_UIHoverExited; } set { m_UIHoverExited = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.UI.UIHoverExitEvent m_UIHoverExited = new UnityEngine.XR.Interaction.Toolkit.UI.UIHoverExitEvent();
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<UnityEngine.XR.Interaction.Toolkit.Filtering.PokeStateData> pokeStateData { get; internal set; } = new Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<UnityEngine.XR.Interaction.Toolkit.Filtering.PokeStateData>();
        protected UnityEngine.XR.Interaction.Toolkit.Attachment.IAttachPointVelocityTracker attachPointVelocityTracker { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Attachment.AttachPointVelocityTracker();
        public virtual void UpdateUIModel(ref UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel model) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRPokeInteractor.UpdateUIModel"); }
        public bool TryGetUIModel(out UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel model) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRPokeInteractor.TryGetUIModel"); }
        void UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverEntered(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRPokeInteractor.UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverEntered"); }
        void UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverExited(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRPokeInteractor.UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverExited"); }
        protected virtual void OnUIHoverEntered(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { }
        protected virtual void OnUIHoverExited(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { }
        public UnityEngine.Vector3 GetAttachPointVelocity() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRPokeInteractor.GetAttachPointVelocity"); }
        public UnityEngine.Vector3 GetAttachPointAngularVelocity() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRPokeInteractor.GetAttachPointAngularVelocity"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class XRRayInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInputInteractor, UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.IAdvancedLineRenderable, UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRScaleValueProvider
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.LineType lineType { get { return m_LineType; } set { m_LineType = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.LineType m_LineType = UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.LineType.StraightLine;
        public bool blendVisualLinePoints { get { return m_BlendVisualLinePoints; } set { m_BlendVisualLinePoints = value; } } [UnityEngine.SerializeField] private bool m_BlendVisualLinePoints = true;
        public float maxRaycastDistance { get { return m_MaxRaycastDistance; } set { m_MaxRaycastDistance = value; } } [UnityEngine.SerializeField] private float m_MaxRaycastDistance = 30f;
        public UnityEngine.Transform rayOriginTransform { get { return m_RayOriginTransform; } set { m_RayOriginTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_RayOriginTransform;
        public UnityEngine.Transform referenceFrame { get { return m_ReferenceFrame; } set { m_ReferenceFrame = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_ReferenceFrame;
        public float velocity { get { return m_Velocity; } set { m_Velocity = value; } } [UnityEngine.SerializeField] private float m_Velocity = 16f;
        public float acceleration { get { return m_Acceleration; } set { m_Acceleration = value; } } [UnityEngine.SerializeField] private float m_Acceleration = 9.8f;
        public float additionalGroundHeight { get { return m_AdditionalGroundHeight; } set { m_AdditionalGroundHeight = value; } } [UnityEngine.SerializeField] private float m_AdditionalGroundHeight = 0.1f;
        public float additionalFlightTime { get { return m_AdditionalFlightTime; } set { m_AdditionalFlightTime = value; } } [UnityEngine.SerializeField] private float m_AdditionalFlightTime = 0.5f;
        public float endPointDistance { get { return m_EndPointDistance; } set { m_EndPointDistance = value; } } [UnityEngine.SerializeField] private float m_EndPointDistance = 30f;
        public float endPointHeight { get { return m_EndPointHeight; } set { m_EndPointHeight = value; } } [UnityEngine.SerializeField] private float m_EndPointHeight = -10f;
        public float controlPointDistance { get { return m_ControlPointDistance; } set { m_ControlPointDistance = value; } } [UnityEngine.SerializeField] private float m_ControlPointDistance = 10f;
        public float controlPointHeight { get { return m_ControlPointHeight; } set { m_ControlPointHeight = value; } } [UnityEngine.SerializeField] private float m_ControlPointHeight = 5f;
        public int sampleFrequency { get { return m_SampleFrequency; } set { m_SampleFrequency = value; } } [UnityEngine.SerializeField] private int m_SampleFrequency = 20;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.HitDetectionType hitDetectionType { get { return m_HitDetectionType; } set { m_HitDetectionType = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.HitDetectionType m_HitDetectionType = UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.HitDetectionType.Raycast;
        public float sphereCastRadius { get { return m_SphereCastRadius; } set { m_SphereCastRadius = value; } } [UnityEngine.SerializeField] private float m_SphereCastRadius = 0.1f;
        public float coneCastAngle { get { return m_ConeCastAngle; } set { m_ConeCastAngle = value; } } [UnityEngine.SerializeField] private float m_ConeCastAngle = 6f;
        public bool liveConeCastDebugVisuals { get { return m_LiveConeCastDebugVisuals; } set { m_LiveConeCastDebugVisuals = value; } } [UnityEngine.SerializeField] private bool m_LiveConeCastDebugVisuals;
        public UnityEngine.LayerMask raycastMask { get { return m_RaycastMask; } set { m_RaycastMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_RaycastMask = -1;
        public UnityEngine.QueryTriggerInteraction raycastTriggerInteraction { get { return m_RaycastTriggerInteraction; } set { m_RaycastTriggerInteraction = value; } } [UnityEngine.SerializeField] private UnityEngine.QueryTriggerInteraction m_RaycastTriggerInteraction = UnityEngine.QueryTriggerInteraction.Ignore;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.QuerySnapVolumeInteraction raycastSnapVolumeInteraction { get { return m_RaycastSnapVolumeInteraction; } set { m_RaycastSnapVolumeInteraction = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.QuerySnapVolumeInteraction m_RaycastSnapVolumeInteraction = UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.QuerySnapVolumeInteraction.Collide;
        public bool hitClosestOnly { get { return m_HitClosestOnly; } set { m_HitClosestOnly = value; } } [UnityEngine.SerializeField] private bool m_HitClosestOnly;
        public bool hoverToSelect { get { return m_HoverToSelect; } set { m_HoverToSelect = value; } } [UnityEngine.SerializeField] private bool m_HoverToSelect;
        public float hoverTimeToSelect { get { return m_HoverTimeToSelect; } set { m_HoverTimeToSelect = value; } } [UnityEngine.SerializeField] private float m_HoverTimeToSelect = 0.5f;
        public bool autoDeselect { get { return m_AutoDeselect; } set { m_AutoDeselect = value; } } [UnityEngine.SerializeField] private bool m_AutoDeselect;
        public float timeToAutoDeselect { get { return m_TimeToAutoDeselect; } set { m_TimeToAutoDeselect = value; } } [UnityEngine.SerializeField] private float m_TimeToAutoDeselect = 3f;
        public bool enableUIInteraction { get { return m_EnableUIInteraction; } set { m_EnableUIInteraction = value; } } [UnityEngine.SerializeField] private bool m_EnableUIInteraction = true;
        public bool blockInteractionsWithScreenSpaceUI { get { return m_BlockInteractionsWithScreenSpaceUI; } set { m_BlockInteractionsWithScreenSpaceUI = value; } } [UnityEngine.SerializeField] private bool m_BlockInteractionsWithScreenSpaceUI;
        public bool blockUIOnInteractableSelection { get { return m_BlockUIOnInteractableSelection; } set { m_BlockUIOnInteractableSelection = value; } } [UnityEngine.SerializeField] private bool m_BlockUIOnInteractableSelection = true;
        public bool manipulateAttachTransform { get { return m_ManipulateAttachTransform; } set { m_ManipulateAttachTransform = value; } } [UnityEngine.SerializeField] private bool m_ManipulateAttachTransform = true;
        public bool useForceGrab { get { return m_UseForceGrab; } set { m_UseForceGrab = value; } } [UnityEngine.SerializeField] private bool m_UseForceGrab;
        public float rotateSpeed { get { return m_RotateSpeed; } set { m_RotateSpeed = value; } } [UnityEngine.SerializeField] private float m_RotateSpeed = 180f;
        public float translateSpeed { get { return m_TranslateSpeed; } set { m_TranslateSpeed = value; } } [UnityEngine.SerializeField] private float m_TranslateSpeed = 1f;
        public UnityEngine.Transform rotateReferenceFrame { get { return m_RotateReferenceFrame; } set { m_RotateReferenceFrame = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_RotateReferenceFrame;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.RotateMode rotateMode { get { return m_RotateMode; } set { m_RotateMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.RotateMode m_RotateMode;
        public UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEnterEvent uiHoverEntered { get { return m_UIHoverEntered; } set { m_UIHoverEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEnterEvent m_UIHoverEntered = new UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEnterEvent();
        public UnityEngine.XR.Interaction.Toolkit.UI.UIHoverExitEvent uiHoverExited { get { return m_UIHoverExited; } set { m_UIHoverExited = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.UI.UIHoverExitEvent m_UIHoverExited = new UnityEngine.XR.Interaction.Toolkit.UI.UIHoverExitEvent();
        public bool enableARRaycasting { get { return m_EnableARRaycasting; } set { m_EnableARRaycasting = value; } } [UnityEngine.SerializeField] private bool m_EnableARRaycasting;
        public bool occludeARHitsWith3DObjects { get { return m_OccludeARHitsWith3DObjects; } set { m_OccludeARHitsWith3DObjects = value; } } [UnityEngine.SerializeField] private bool m_OccludeARHitsWith3DObjects;
        public bool occludeARHitsWith2DObjects { get { return m_OccludeARHitsWith2DObjects; } set { m_OccludeARHitsWith2DObjects = value; } } [UnityEngine.SerializeField] private bool m_OccludeARHitsWith2DObjects;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.ScaleMode scaleMode { get { return m_ScaleMode; } set { m_ScaleMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.ScaleMode m_ScaleMode = UnityEngine.XR.Interaction.Toolkit.Interactors.ScaleMode.None;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader uiPressInput { get { return m_UIPressInput; } set { m_UIPressInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_UIPressInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader("UI Press");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> uiScrollInput { get { return m_UIScrollInput; } set { m_UIScrollInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_UIScrollInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("UI Scroll");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> translateManipulationInput { get { return m_TranslateManipulationInput; } set { m_TranslateManipulationInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_TranslateManipulationInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Translate Manipulation");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> rotateManipulationInput { get { return m_RotateManipulationInput; } set { m_RotateManipulationInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_RotateManipulationInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Rotate Manipulation");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> directionalManipulationInput { get { return m_DirectionalManipulationInput; } set { m_DirectionalManipulationInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_DirectionalManipulationInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Directional Manipulation");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader scaleToggleInput { get { return m_ScaleToggleInput; } set { m_ScaleToggleInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_ScaleToggleInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader("Scale Toggle");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> scaleOverTimeInput { get { return m_ScaleOverTimeInput; } set { m_ScaleOverTimeInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_ScaleOverTimeInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Scale Over Time");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> scaleDistanceDeltaInput { get { return m_ScaleDistanceDeltaInput; } set { m_ScaleDistanceDeltaInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> m_ScaleDistanceDeltaInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float>("Scale Distance Delta", UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader.InputSourceMode.Unused);
        public float angle { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.angle"); } }
        protected UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable currentNearestValidTarget { get; private set; }
        public UnityEngine.Vector3 rayEndPoint { get; internal set; }
        public UnityEngine.Transform rayEndTransform { get; internal set; }
        public float scaleValue { get; protected set; }
        protected void OnValidate() { }
        protected virtual void OnDrawGizmosSelected() { }
        UnityEngine.Transform UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.GetOrCreateRayOrigin() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.GetOrCreateRayOrigin"); }
        UnityEngine.Transform UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.GetOrCreateAttachTransform() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.GetOrCreateAttachTransform"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.SetRayOrigin(UnityEngine.Transform newOrigin) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.SetRayOrigin"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.SetAttachTransform(UnityEngine.Transform newAttach) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider.SetAttachTransform"); }
        public bool IsOverUIGameObject() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.IsOverUIGameObject"); }
        public bool GetLinePoints(ref Unity.Collections.NativeArray<UnityEngine.Vector3> linePoints, out int numPoints, UnityEngine.Ray? rayOriginOverride = default(UnityEngine.Ray?)) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.GetLinePoints"); }
        public bool GetLinePoints(ref UnityEngine.Vector3[] linePoints, out int numPoints) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.GetLinePoints"); }
        public void GetLineOriginAndDirection(out UnityEngine.Vector3 origin, out UnityEngine.Vector3 direction) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.GetLineOriginAndDirection"); }
        public bool TryGetHitInfo(out UnityEngine.Vector3 position, out UnityEngine.Vector3 normal, out int positionInLine, out bool isValidTarget) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.TryGetHitInfo"); }
        public virtual void UpdateUIModel(ref UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel model) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.UpdateUIModel"); }
        public bool TryGetUIModel(out UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel model) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.TryGetUIModel"); }
        public bool TryGetCurrent3DRaycastHit(out UnityEngine.RaycastHit raycastHit) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.TryGetCurrent3DRaycastHit"); }
        public bool TryGetCurrent3DRaycastHit(out UnityEngine.RaycastHit raycastHit, out int raycastEndpointIndex) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.TryGetCurrent3DRaycastHit"); }
        public bool TryGetCurrentUIRaycastResult(out UnityEngine.EventSystems.RaycastResult raycastResult) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.TryGetCurrentUIRaycastResult"); }
        public bool TryGetCurrentUIRaycastResult(out UnityEngine.EventSystems.RaycastResult raycastResult, out int raycastEndpointIndex) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.TryGetCurrentUIRaycastResult"); }
        public bool TryGetCurrentRaycast(out UnityEngine.RaycastHit? raycastHit, out int raycastHitIndex, out UnityEngine.EventSystems.RaycastResult? uiRaycastHit, out int uiRaycastHitIndex, out bool isUIHitClosest) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.TryGetCurrentRaycast"); }
        protected virtual void RotateAttachTransform(UnityEngine.Transform attach, float directionAmount) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.RotateAttachTransform"); }
        protected virtual void RotateAttachTransform(UnityEngine.Transform attach, UnityEngine.Vector2 direction, UnityEngine.Quaternion referenceRotation) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.RotateAttachTransform"); }
        protected virtual void TranslateAttachTransform(UnityEngine.Transform rayOrigin, UnityEngine.Transform attach, float directionAmount) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.TranslateAttachTransform"); }
        protected virtual float GetHoverTimeToSelect(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.GetHoverTimeToSelect"); }
        protected virtual float GetTimeToAutoDeselect(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.GetTimeToAutoDeselect"); }
        void UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverEntered(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverEntered"); }
        void UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverExited(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.UnityEngine.XR.Interaction.Toolkit.UI.IUIHoverInteractor.OnUIHoverExited"); }
        protected virtual void OnUIHoverEntered(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { }
        protected virtual void OnUIHoverExited(UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs args) { }
        [System.Obsolete] public bool allowAnchorControl { get { return m_KeptAllowAnchorControl.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.allowAnchorControl"); } set { m_KeptAllowAnchorControl.Set(value); } } private Umcp.Kept<bool> m_KeptAllowAnchorControl;
        [System.Obsolete] public UnityEngine.Transform anchorRotateReferenceFrame { get { return m_KeptAnchorRotateReferenceFrame.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.anchorRotateReferenceFrame"); } set { m_KeptAnchorRotateReferenceFrame.Set(value); } } private Umcp.Kept<UnityEngine.Transform> m_KeptAnchorRotateReferenceFrame;
        [System.Obsolete] public UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.AnchorRotationMode anchorRotationMode { get { return m_KeptAnchorRotationMode.Get("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.anchorRotationMode"); } set { m_KeptAnchorRotationMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.AnchorRotationMode> m_KeptAnchorRotationMode;
        [System.Obsolete] protected virtual void RotateAnchor(UnityEngine.Transform anchor, float directionAmount) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.RotateAnchor"); }
        [System.Obsolete] protected virtual void RotateAnchor(UnityEngine.Transform anchor, UnityEngine.Vector2 direction, UnityEngine.Quaternion referenceRotation) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.RotateAnchor"); }
        [System.Obsolete] protected virtual void TranslateAnchor(UnityEngine.Transform rayOrigin, UnityEngine.Transform anchor, float directionAmount) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.TranslateAnchor"); }
        protected sealed partial class RaycastHitComparer : System.Collections.Generic.IComparer<UnityEngine.RaycastHit>
        {
            public int Compare(UnityEngine.RaycastHit a, UnityEngine.RaycastHit b) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor.RaycastHitComparer.Compare"); }
        }
        public enum LineType
        {
            StraightLine = 0,
            ProjectileCurve = 1,
            BezierCurve = 2,
        }
        public enum QuerySnapVolumeInteraction
        {
            Ignore = 0,
            Collide = 1,
        }
        public enum HitDetectionType
        {
            Raycast = 0,
            SphereCast = 1,
            ConeCast = 2,
        }
        public enum RotateMode
        {
            RotateOverTime = 0,
            MatchDirection = 1,
        }
        [System.Obsolete]
        public enum AnchorRotationMode
        {
            RotateOverTime = 0,
            MatchDirection = 1,
        }
    }
    public static partial class XRSelectInteractorExtensions
    {
        public static UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable GetOldestInteractableSelected(this UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRSelectInteractorExtensions.GetOldestInteractableSelected"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class XRSocketInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor
    {
        public bool showInteractableHoverMeshes { get { return m_ShowInteractableHoverMeshes; } set { m_ShowInteractableHoverMeshes = value; } } [UnityEngine.SerializeField] private bool m_ShowInteractableHoverMeshes = true;
        public UnityEngine.Material interactableHoverMeshMaterial { get { return m_InteractableHoverMeshMaterial; } set { m_InteractableHoverMeshMaterial = value; } } [UnityEngine.SerializeField] private UnityEngine.Material m_InteractableHoverMeshMaterial;
        public UnityEngine.Material interactableCantHoverMeshMaterial { get { return m_InteractableCantHoverMeshMaterial; } set { m_InteractableCantHoverMeshMaterial = value; } } [UnityEngine.SerializeField] private UnityEngine.Material m_InteractableCantHoverMeshMaterial;
        public bool socketActive { get { return m_SocketActive; } set { m_SocketActive = value; } } [UnityEngine.SerializeField] private bool m_SocketActive = true;
        public float interactableHoverScale { get { return m_InteractableHoverScale; } set { m_InteractableHoverScale = value; } } [UnityEngine.SerializeField] private float m_InteractableHoverScale = 1f;
        public float recycleDelayTime { get { return m_RecycleDelayTime; } set { m_RecycleDelayTime = value; } } [UnityEngine.SerializeField] private float m_RecycleDelayTime = 1f;
        public bool hoverSocketSnapping { get { return m_HoverSocketSnapping; } set { m_HoverSocketSnapping = value; } } [UnityEngine.SerializeField] private bool m_HoverSocketSnapping;
        public float socketSnappingRadius { get { return m_SocketSnappingRadius; } set { m_SocketSnappingRadius = value; } } [UnityEngine.SerializeField] private float m_SocketSnappingRadius = 0.1f;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.SocketScaleMode socketScaleMode { get { return m_SocketScaleMode; } set { m_SocketScaleMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.SocketScaleMode m_SocketScaleMode = UnityEngine.XR.Interaction.Toolkit.Interactors.SocketScaleMode.None;
        public UnityEngine.Vector3 fixedScale { get { return m_FixedScale; } set { m_FixedScale = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_FixedScale = UnityEngine.Vector3.one;
        public UnityEngine.Vector3 targetBoundsSize { get { return m_TargetBoundsSize; } set { m_TargetBoundsSize = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_TargetBoundsSize = UnityEngine.Vector3.one;
        protected System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> unsortedValidTargets { get; private set; } = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable>();
        protected virtual int socketSnappingLimit { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRSocketInteractor.socketSnappingLimit"); } }
        protected virtual bool ejectExistingSocketsWhenSnapping { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRSocketInteractor.ejectExistingSocketsWhenSnapping"); } }
        protected virtual void OnValidate() { }
        protected void OnTriggerEnter(UnityEngine.Collider other) { }
        protected void OnTriggerStay(UnityEngine.Collider other) { }
        protected void OnTriggerExit(UnityEngine.Collider other) { }
        protected virtual void CreateDefaultHoverMaterials() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRSocketInteractor.CreateDefaultHoverMaterials"); }
        protected virtual bool CanHoverSnap(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRSocketInteractor.CanHoverSnap"); }
        protected virtual void DrawHoveredInteractables() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRSocketInteractor.DrawHoveredInteractables"); }
        protected virtual UnityEngine.Material GetHoveredInteractableMaterial(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRSocketInteractor.GetHoveredInteractableMaterial"); }
        protected virtual bool ShouldDrawHoverMesh(UnityEngine.MeshFilter meshFilter, UnityEngine.Renderer meshRenderer, UnityEngine.Camera mainCamera) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRSocketInteractor.ShouldDrawHoverMesh"); }
        protected virtual bool StartSocketSnapping(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRSocketInteractor.StartSocketSnapping"); }
        protected virtual bool EndSocketSnapping(UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable grabInteractable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactors.XRSocketInteractor.EndSocketSnapping"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion
{
    public partial class CharacterControllerBodyManipulator : UnityEngine.XR.Interaction.Toolkit.Locomotion.ScriptableConstrainedBodyManipulator
    {
        public override UnityEngine.CollisionFlags lastCollisionFlags { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.CharacterControllerBodyManipulator.lastCollisionFlags"); } }
        public override bool isGrounded { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.CharacterControllerBodyManipulator.isGrounded"); } }
        public UnityEngine.CharacterController characterController { get; internal set; }
        public override UnityEngine.CollisionFlags MoveBody(UnityEngine.Vector3 motion) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.CharacterControllerBodyManipulator.MoveBody"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing
{
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(UnityEngine.Rigidbody))]
    public partial class ClimbInteractable : UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable
    {
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider climbProvider { get { return m_ClimbProvider; } set { m_ClimbProvider = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider m_ClimbProvider;
        public UnityEngine.Transform climbTransform { get { return m_KeptClimbTransform.Get("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbInteractable.climbTransform"); } set { m_KeptClimbTransform.Set(value); } } private Umcp.Kept<UnityEngine.Transform> m_KeptClimbTransform;
        public bool filterInteractionByDistance { get { return m_FilterInteractionByDistance; } set { m_FilterInteractionByDistance = value; } } [UnityEngine.SerializeField] private bool m_FilterInteractionByDistance = true;
        public float maxInteractionDistance { get { return m_MaxInteractionDistance; } set { m_MaxInteractionDistance = value; } } [UnityEngine.SerializeField] private float m_MaxInteractionDistance;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportationMultiAnchorVolume climbAssistanceTeleportVolume { get { return m_ClimbAssistanceTeleportVolume; } set { m_ClimbAssistanceTeleportVolume = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportationMultiAnchorVolume m_ClimbAssistanceTeleportVolume;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbSettingsDatumProperty climbSettingsOverride { get { return m_ClimbSettingsOverride; } set { m_ClimbSettingsOverride = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbSettingsDatumProperty m_ClimbSettingsOverride;
        protected virtual void OnValidate() { }
    }
    public partial class ClimbProvider : UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider, UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController
    {
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider> providersToDisable { get { return m_ProvidersToDisable; } set { m_ProvidersToDisable = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider> m_ProvidersToDisable = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider>();
        public bool enableGravityOnClimbEnd { get { return m_EnableGravityOnClimbEnd; } set { m_EnableGravityOnClimbEnd = value; } } [UnityEngine.SerializeField] private bool m_EnableGravityOnClimbEnd = true;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbSettingsDatumProperty climbSettings { get { return m_ClimbSettings; } set { m_ClimbSettings = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbSettingsDatumProperty m_ClimbSettings = new UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbSettingsDatumProperty(new UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbSettings());
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbInteractable climbAnchorInteractable { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider.climbAnchorInteractable"); } }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor climbAnchorInteractor { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider.climbAnchorInteractor"); } }
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginMovement transformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginMovement();
        public bool canProcess { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider.canProcess"); } }
        public bool gravityPaused { get; protected set; }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider> climbAnchorUpdated { add { } remove { } }
        protected virtual void Update() { }
        public void StartClimbGrab(UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbInteractable climbInteractable, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider.StartClimbGrab"); }
        public void FinishClimbGrab(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider.FinishClimbGrab"); }
        public bool TryLockGravity(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider.TryLockGravity"); }
        public void RemoveGravityLock() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider.RemoveGravityLock"); }
        void UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGroundedChanged(bool isGrounded) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider.UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGroundedChanged"); }
        void UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGravityLockChanged(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider.UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGravityLockChanged"); }
        protected virtual void OnGroundedChanged(bool isGrounded) { }
        protected virtual void OnGravityLockChanged(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride) { }
    }
    [System.SerializableAttribute]
    public partial class ClimbSettings
    {
        public bool allowFreeXMovement { get { return m_AllowFreeXMovement; } set { m_AllowFreeXMovement = value; } } [UnityEngine.SerializeField] private bool m_AllowFreeXMovement = true;
        public bool allowFreeYMovement { get { return m_AllowFreeYMovement; } set { m_AllowFreeYMovement = value; } } [UnityEngine.SerializeField] private bool m_AllowFreeYMovement = true;
        public bool allowFreeZMovement { get { return m_AllowFreeZMovement; } set { m_AllowFreeZMovement = value; } } [UnityEngine.SerializeField] private bool m_AllowFreeZMovement = true;
    }
    public partial class ClimbSettingsDatum : Unity.XR.CoreUtils.Datums.Datum<UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbSettings>
    {
    }
    [System.SerializableAttribute]
    public partial class ClimbSettingsDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbSettings, UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbSettingsDatum>
    {
        public ClimbSettingsDatumProperty(UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbSettings value) : base(value) { }
        public ClimbSettingsDatumProperty(UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbSettingsDatum datum) : base(datum) { }
        internal ClimbSettingsDatumProperty() { }
    }
    public partial class ClimbTeleportInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRActivateInteractor
    {
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider climbProvider { get { return m_ClimbProvider; } set { m_ClimbProvider = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbProvider m_ClimbProvider;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettingsDatumProperty destinationEvaluationSettings { get { return m_DestinationEvaluationSettings; } set { m_DestinationEvaluationSettings = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettingsDatumProperty m_DestinationEvaluationSettings = new UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettingsDatumProperty(new UnityEngine.XR.Interaction.Toolkit.Locomotion.Teleportation.TeleportVolumeDestinationSettings { enableDestinationEvaluationDelay = false, pollForDestinationChange = true });
        public bool shouldActivate { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbTeleportInteractor.shouldActivate"); } }
        public bool shouldDeactivate { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbTeleportInteractor.shouldDeactivate"); } }
        public void GetActivateTargets(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable> targets) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Climbing.ClimbTeleportInteractor.GetActivateTargets"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort
{
    public enum EaseState
    {
        NotEasing = 0,
        EasingIn = 1,
        EasingInHoldBeforeEasingOut = 2,
        EasingOutDelay = 3,
        EasingOut = 4,
    }
    public partial interface ITunnelingVignetteProvider
    {
        UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters vignetteParameters { get; }
    }
    [System.SerializableAttribute]
    public partial class LocomotionVignetteProvider : UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.ITunnelingVignetteProvider
    {
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider locomotionProvider { get { return m_LocomotionProvider; } set { m_LocomotionProvider = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider m_LocomotionProvider;
        public bool enabled { get { return m_Enabled; } set { m_Enabled = value; } } [UnityEngine.SerializeField] private bool m_Enabled;
        public bool overrideDefaultParameters { get { return m_OverrideDefaultParameters; } set { m_OverrideDefaultParameters = value; } } [UnityEngine.SerializeField] private bool m_OverrideDefaultParameters;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters overrideParameters { get { return m_OverrideParameters; } set { m_OverrideParameters = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters m_OverrideParameters = new UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters();
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters vignetteParameters { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.LocomotionVignetteProvider.vignetteParameters"); } }
    }
    public partial class TunnelingVignetteController : UnityEngine.MonoBehaviour
    {
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters defaultParameters { get { return m_DefaultParameters; } set { m_DefaultParameters = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters m_DefaultParameters = new UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters();
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters currentParameters { get { return m_CurrentParameters; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters m_CurrentParameters = new UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters();
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.LocomotionVignetteProvider> locomotionVignetteProviders { get { return m_LocomotionVignetteProviders; } set { m_LocomotionVignetteProviders = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.LocomotionVignetteProvider> m_LocomotionVignetteProviders = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.LocomotionVignetteProvider>();
        public void BeginTunnelingVignette(UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.ITunnelingVignetteProvider provider) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.TunnelingVignetteController.BeginTunnelingVignette"); }
        public void EndTunnelingVignette(UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.ITunnelingVignetteProvider provider) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.TunnelingVignetteController.EndTunnelingVignette"); }
        protected virtual void Awake() { }
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected virtual void Reset() { }
        protected virtual void Update() { }
    }
    [System.SerializableAttribute]
    public sealed partial class VignetteParameters
    {
        public float apertureSize { get { return m_ApertureSize; } set { m_ApertureSize = value; } } [UnityEngine.SerializeField] private float m_ApertureSize;
        public float featheringEffect { get { return m_FeatheringEffect; } set { m_FeatheringEffect = value; } } [UnityEngine.SerializeField] private float m_FeatheringEffect;
        public float easeInTime { get { return m_EaseInTime; } set { m_EaseInTime = value; } } [UnityEngine.SerializeField] private float m_EaseInTime;
        public float easeOutTime { get { return m_EaseOutTime; } set { m_EaseOutTime = value; } } [UnityEngine.SerializeField] private float m_EaseOutTime;
        public bool easeInTimeLock { get { return m_EaseInTimeLock; } set { m_EaseInTimeLock = value; } } [UnityEngine.SerializeField] private bool m_EaseInTimeLock;
        public float easeOutDelayTime { get { return m_EaseOutDelayTime; } set { m_EaseOutDelayTime = value; } } [UnityEngine.SerializeField] private float m_EaseOutDelayTime;
        public UnityEngine.Color vignetteColor { get { return m_VignetteColor; } set { m_VignetteColor = value; } } [UnityEngine.SerializeField] private UnityEngine.Color m_VignetteColor;
        public UnityEngine.Color vignetteColorBlend { get { return m_VignetteColorBlend; } set { m_VignetteColorBlend = value; } } [UnityEngine.SerializeField] private UnityEngine.Color m_VignetteColorBlend;
        public float apertureVerticalPosition { get { return m_ApertureVerticalPosition; } set { m_ApertureVerticalPosition = value; } } [UnityEngine.SerializeField] private float m_ApertureVerticalPosition;
        public void CopyFrom(UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters parameters) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Comfort.VignetteParameters.CopyFrom"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion
{
    public partial class DelegateXRBodyTransformation : UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyTransformation
    {
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody> transformation { add { } remove { } }
        public DelegateXRBodyTransformation() { }
        public DelegateXRBodyTransformation(System.Action<UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody> transformation) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.DelegateXRBodyTransformation"); }
        public void Apply(UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody body) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.DelegateXRBodyTransformation.Apply"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity
{
    public enum GravityOverride
    {
        ForcedOff = 0,
        ForcedOn = 1,
    }
    public partial class GravityProvider : UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider
    {
        public bool useGravity { get { return m_UseGravity; } set { m_UseGravity = value; } } [UnityEngine.SerializeField] private bool m_UseGravity = true;
        public bool useLocalSpaceGravity { get { return m_UseLocalSpaceGravity; } set { m_UseLocalSpaceGravity = value; } } [UnityEngine.SerializeField] private bool m_UseLocalSpaceGravity = true;
        public float terminalVelocity { get { return m_TerminalVelocity; } set { m_TerminalVelocity = value; } } [UnityEngine.SerializeField] private float m_TerminalVelocity = 90f;
        public float gravityAccelerationModifier { get { return m_GravityAccelerationModifier; } set { m_GravityAccelerationModifier = value; } } [UnityEngine.SerializeField] private float m_GravityAccelerationModifier = 1f;
        public bool updateCharacterControllerCenterEachFrame { get { return m_UpdateCharacterControllerCenterEachFrame; } set { m_UpdateCharacterControllerCenterEachFrame = value; } } [UnityEngine.SerializeField] private bool m_UpdateCharacterControllerCenterEachFrame = true;
        public float sphereCastRadius { get { return m_SphereCastRadius; } set { m_SphereCastRadius = value; } } [UnityEngine.SerializeField] private float m_SphereCastRadius = 0.09f;
        public float sphereCastDistanceBuffer { get { return m_SphereCastDistanceBuffer; } set { m_SphereCastDistanceBuffer = value; } } [UnityEngine.SerializeField] private float m_SphereCastDistanceBuffer = -0.05f;
        public UnityEngine.LayerMask sphereCastLayerMask { get { return m_SphereCastLayerMask; } set { m_SphereCastLayerMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_SphereCastLayerMask;
        public UnityEngine.QueryTriggerInteraction sphereCastTriggerInteraction { get { return m_SphereCastTriggerInteraction; } set { m_SphereCastTriggerInteraction = value; } } [UnityEngine.SerializeField] private UnityEngine.QueryTriggerInteraction m_SphereCastTriggerInteraction = UnityEngine.QueryTriggerInteraction.Ignore;
        public UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride> onGravityLockChanged { get { return m_OnGravityLockChanged; } set { m_OnGravityLockChanged = value; } } [UnityEngine.SerializeField] private UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride> m_OnGravityLockChanged = new UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride>();
        public UnityEngine.Events.UnityEvent<bool> onGroundedChanged { get { return m_OnGroundedChanged; } } [UnityEngine.SerializeField] private UnityEngine.Events.UnityEvent<bool> m_OnGroundedChanged = new UnityEngine.Events.UnityEvent<bool>();
        public bool isGrounded { get; internal set; }
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginMovement transformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginMovement();
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController> gravityControllers { get; internal set; } = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController>();
        protected virtual void Start() { }
        protected virtual void Update() { }
        protected virtual bool TryProcessGravity(float time) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityProvider.TryProcessGravity"); }
        public UnityEngine.Vector3 GetCurrentUp() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityProvider.GetCurrentUp"); }
        public bool IsGravityBlocked() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityProvider.IsGravityBlocked"); }
        public void ResetFallForce() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityProvider.ResetFallForce"); }
        public bool TryLockGravity(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController provider, UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityProvider.TryLockGravity"); }
        public void UnlockGravity(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController provider) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityProvider.UnlockGravity"); }
        protected void OnDrawGizmosSelected() { }
    }
    public partial interface IGravityController
    {
        bool canProcess { get; }
        bool gravityPaused { get; }
        bool TryLockGravity(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride);
        void RemoveGravityLock();
        void OnGravityLockChanged(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride);
        void OnGroundedChanged(bool isGrounded);
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion
{
    public partial interface IConstrainedXRBodyManipulator
    {
        UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody linkedBody { get; }
        UnityEngine.CollisionFlags lastCollisionFlags { get; }
        bool isGrounded { get; }
        void OnLinkedToBody(UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody body);
        void OnUnlinkedFromBody();
        UnityEngine.CollisionFlags MoveBody(UnityEngine.Vector3 motion);
    }
    public partial interface IXRBodyPositionEvaluator
    {
        UnityEngine.Vector3 GetBodyGroundLocalPosition(Unity.XR.CoreUtils.XROrigin xrOrigin);
    }
    public partial interface IXRBodyTransformation
    {
        void Apply(UnityEngine.XR.Interaction.Toolkit.Locomotion.XRMovableBody body);
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion.Jump
{
    public partial class JumpProvider : UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider, UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController
    {
        public bool disableGravityDuringJump { get { return m_DisableGravityDuringJump; } set { m_DisableGravityDuringJump = value; } } [UnityEngine.SerializeField] private bool m_DisableGravityDuringJump;
        public bool unlimitedInAirJumps { get { return m_UnlimitedInAirJumps; } set { m_UnlimitedInAirJumps = value; } } [UnityEngine.SerializeField] private bool m_UnlimitedInAirJumps;
        public int inAirJumpCount { get { return m_InAirJumpCount; } set { m_InAirJumpCount = value; } } [UnityEngine.SerializeField] private int m_InAirJumpCount = 1;
        public float jumpForgivenessWindow { get { return m_JumpForgivenessWindow; } set { m_JumpForgivenessWindow = value; } } [UnityEngine.SerializeField] private float m_JumpForgivenessWindow = 0.25f;
        public float jumpHeight { get { return m_JumpHeight; } set { m_JumpHeight = value; } } [UnityEngine.SerializeField] private float m_JumpHeight = 1.25f;
        public bool variableHeightJump { get { return m_VariableHeightJump; } set { m_VariableHeightJump = value; } } [UnityEngine.SerializeField] private bool m_VariableHeightJump = true;
        public float minJumpHoldTime { get { return m_MinJumpHoldTime; } set { m_MinJumpHoldTime = value; } } [UnityEngine.SerializeField] private float m_MinJumpHoldTime = 0.1f;
        public float maxJumpHoldTime { get { return m_MaxJumpHoldTime; } set { m_MaxJumpHoldTime = value; } } [UnityEngine.SerializeField] private float m_MaxJumpHoldTime = 0.5f;
        public float earlyOutDecelerationSpeed { get { return m_EarlyOutDecelerationSpeed; } set { m_EarlyOutDecelerationSpeed = value; } } [UnityEngine.SerializeField] private float m_EarlyOutDecelerationSpeed = .1f;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader jumpInput { get { return m_JumpInput; } set { m_JumpInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_JumpInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader("Jump");
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginMovement transformation { get; set; } = new UnityEngine.XR.Interaction.Toolkit.Locomotion.XROriginMovement();
        public bool isJumping { get; internal set; }
        public bool canProcess { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Jump.JumpProvider.canProcess"); } }
        public bool gravityPaused { get; protected set; }
        protected virtual void OnValidate() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void Update() { }
        public void Jump() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Jump.JumpProvider.Jump"); }
        public bool CanJump() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Jump.JumpProvider.CanJump"); }
        public bool IsPausingGravity() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Jump.JumpProvider.IsPausingGravity"); }
        public bool TryLockGravity(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Jump.JumpProvider.TryLockGravity"); }
        public void RemoveGravityLock() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Jump.JumpProvider.RemoveGravityLock"); }
        void UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGroundedChanged(bool isGrounded) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Jump.JumpProvider.UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGroundedChanged"); }
        void UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGravityLockChanged(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.Jump.JumpProvider.UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.IGravityController.OnGravityLockChanged"); }
        protected virtual void OnGroundedChanged(bool isGrounded) { }
        protected virtual void OnGravityLockChanged(UnityEngine.XR.Interaction.Toolkit.Locomotion.Gravity.GravityOverride gravityOverride) { }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Locomotion
{
    [UnityEngine.RequireComponent(typeof(UnityEngine.XR.Interaction.Toolkit.Locomotion.XRBodyTransformer))]
    public partial class LocomotionMediator : UnityEngine.MonoBehaviour
    {
        public Unity.XR.CoreUtils.XROrigin xrOrigin { get { return m_KeptXrOrigin.Get("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionMediator.xrOrigin"); } set { m_KeptXrOrigin.Set(value); } } private Umcp.Kept<Unity.XR.CoreUtils.XROrigin> m_KeptXrOrigin;
        protected void Awake() { }
        protected void Update() { }
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionState GetProviderLocomotionState(UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider provider) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionMediator.GetProviderLocomotionState"); }
    }
    public abstract partial class LocomotionProvider : UnityEngine.MonoBehaviour
    {
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionMediator mediator { get { return m_Mediator; } set { m_Mediator = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionMediator m_Mediator;
        public int transformationPriority { get { return m_TransformationPriority; } set { m_TransformationPriority = value; } } [UnityEngine.SerializeField] private int m_TransformationPriority;
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionState locomotionState { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider.locomotionState"); } }
        public bool isLocomotionActive { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider.isLocomotionActive"); } }
        public virtual bool canStartMoving { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider.canStartMoving"); } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider> locomotionStarted { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider> locomotionEnded { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider> beforeStepLocomotion { add { } remove { } }
        protected virtual void Awake() { }
        protected bool TryPrepareLocomotion() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider.TryPrepareLocomotion"); }
        protected bool TryStartLocomotionImmediately() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider.TryStartLocomotionImmediately"); }
        protected bool TryEndLocomotion() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider.TryEndLocomotion"); }
        protected virtual void OnLocomotionStarting() { }
        protected virtual void OnLocomotionEnding() { }
        protected bool TryQueueTransformation(UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyTransformation bodyTransformation) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider.TryQueueTransformation"); }
        protected bool TryQueueTransformation(UnityEngine.XR.Interaction.Toolkit.Locomotion.IXRBodyTransformation bodyTransformation, int priority) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider.TryQueueTransformation"); }
        [System.Obsolete] public UnityEngine.XR.Interaction.Toolkit.LocomotionSystem system { get; set; }
        [System.Obsolete] public UnityEngine.XR.Interaction.Toolkit.LocomotionPhase locomotionPhase { get; protected set; }
        [System.Obsolete] public event System.Action<UnityEngine.XR.Interaction.Toolkit.LocomotionSystem> beginLocomotion { add { } remove { } }
        [System.Obsolete] public event System.Action<UnityEngine.XR.Interaction.Toolkit.LocomotionSystem> endLocomotion { add { } remove { } }
        [System.Obsolete] protected bool CanBeginLocomotion() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider.CanBeginLocomotion"); }
        [System.Obsolete] protected bool BeginLocomotion() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider.BeginLocomotion"); }
        [System.Obsolete] protected bool EndLocomotion() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider.EndLocomotion"); }
    }
}
