// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Interaction.Toolkit
{
    [UnityEngine.DisallowMultipleComponent]
    public partial class XRInteractionManager : UnityEngine.MonoBehaviour
    {
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractionGroupRegisteredEventArgs> interactionGroupRegistered { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractionGroupUnregisteredEventArgs> interactionGroupUnregistered { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractorRegisteredEventArgs> interactorRegistered { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractorUnregisteredEventArgs> interactorUnregistered { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractableRegisteredEventArgs> interactableRegistered { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractableUnregisteredEventArgs> interactableUnregistered { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs> focusGained { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs> focusLost { add { } remove { } }
        public System.Collections.Generic.List<UnityEngine.Object> startingHoverFilters { get { return m_StartingHoverFilters; } set { m_StartingHoverFilters = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Object> m_StartingHoverFilters = new System.Collections.Generic.List<UnityEngine.Object>();
        public UnityEngine.XR.Interaction.Toolkit.Filtering.IXRFilterList<UnityEngine.XR.Interaction.Toolkit.Filtering.IXRHoverFilter> hoverFilters { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.Object> startingSelectFilters { get { return m_StartingSelectFilters; } set { m_StartingSelectFilters = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Object> m_StartingSelectFilters = new System.Collections.Generic.List<UnityEngine.Object>();
        public UnityEngine.XR.Interaction.Toolkit.Filtering.IXRFilterList<UnityEngine.XR.Interaction.Toolkit.Filtering.IXRSelectFilter> selectFilters { get; internal set; }
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable lastFocused { get; protected set; }
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void Update() { }
        protected virtual void LateUpdate() { }
        protected virtual void FixedUpdate() { }
        protected virtual void OnBeforeRender() { }
        protected virtual void PreprocessInteractors(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.PreprocessInteractors"); }
        protected virtual void ProcessInteractors(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.ProcessInteractors"); }
        protected virtual void ProcessInteractables(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.ProcessInteractables"); }
        protected virtual void ProcessInteractionStrength(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.ProcessInteractionStrength"); }
        public virtual bool CanHover(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.CanHover"); }
        public bool IsHoverPossible(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.IsHoverPossible"); }
        public virtual bool CanSelect(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.CanSelect"); }
        public bool IsSelectPossible(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.IsSelectPossible"); }
        public virtual bool CanFocus(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.CanFocus"); }
        public bool IsFocusPossible(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.IsFocusPossible"); }
        public virtual void RegisterInteractionGroup(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup interactionGroup) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.RegisterInteractionGroup"); }
        protected virtual void OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractionGroupRegisteredEventArgs args) { }
        public virtual void UnregisterInteractionGroup(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup interactionGroup) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.UnregisterInteractionGroup"); }
        protected virtual void OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractionGroupUnregisteredEventArgs args) { }
        public void GetInteractionGroups(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup> interactionGroups) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.GetInteractionGroups"); }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup GetInteractionGroup(string groupName) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.GetInteractionGroup"); }
        public virtual void RegisterInteractor(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.RegisterInteractor"); }
        protected virtual void OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractorRegisteredEventArgs args) { }
        public virtual void UnregisterInteractor(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.UnregisterInteractor"); }
        protected virtual void OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractorUnregisteredEventArgs args) { }
        public virtual void RegisterInteractable(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.RegisterInteractable"); }
        protected virtual void OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractableRegisteredEventArgs args) { }
        public virtual void UnregisterInteractable(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.UnregisterInteractable"); }
        protected virtual void OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractableUnregisteredEventArgs args) { }
        public void RegisterSnapVolume(UnityEngine.XR.Interaction.Toolkit.Interactables.XRInteractableSnapVolume snapVolume) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.RegisterSnapVolume"); }
        public void UnregisterSnapVolume(UnityEngine.XR.Interaction.Toolkit.Interactables.XRInteractableSnapVolume snapVolume) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.UnregisterSnapVolume"); }
        public void GetRegisteredInteractionGroups(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup> results) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.GetRegisteredInteractionGroups"); }
        public void GetRegisteredInteractors(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor> results) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.GetRegisteredInteractors"); }
        public void GetRegisteredInteractables(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> results) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.GetRegisteredInteractables"); }
        public bool IsRegistered(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup interactionGroup) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.IsRegistered"); }
        public bool IsRegistered(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.IsRegistered"); }
        public bool IsRegistered(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.IsRegistered"); }
        public bool TryGetInteractableForCollider(UnityEngine.Collider interactableCollider, out UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.TryGetInteractableForCollider"); }
        public bool TryGetInteractableForCollider(UnityEngine.Collider interactableCollider, out UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable, out UnityEngine.XR.Interaction.Toolkit.Interactables.XRInteractableSnapVolume snapVolume) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.TryGetInteractableForCollider"); }
        public bool IsColliderRegisteredToInteractable(in UnityEngine.Collider colliderToCheck) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.IsColliderRegisteredToInteractable"); }
        public bool IsColliderRegisteredSnapVolume(in UnityEngine.Collider potentialSnapVolumeCollider) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.IsColliderRegisteredSnapVolume"); }
        public bool IsHighestPriorityTarget(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable target, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRTargetPriorityInteractor> interactors = null) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.IsHighestPriorityTarget"); }
        public bool IsHandSelecting(UnityEngine.XR.Interaction.Toolkit.Interactors.InteractorHandedness hand) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.IsHandSelecting"); }
        public void GetValidTargets(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> targets) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.GetValidTargets"); }
        protected virtual void ClearInteractionGroupFocus(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup interactionGroup) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.ClearInteractionGroupFocus"); }
        public virtual void CancelInteractableFocus(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.CancelInteractableFocus"); }
        protected internal virtual void ClearInteractorSelection(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> validTargets) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.ClearInteractorSelection"); }
        public virtual void CancelInteractorSelection(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.CancelInteractorSelection"); }
        public virtual void CancelInteractableSelection(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.CancelInteractableSelection"); }
        protected internal virtual void ClearInteractorHover(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> validTargets) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.ClearInteractorHover"); }
        public virtual void CancelInteractorHover(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.CancelInteractorHover"); }
        public virtual void CancelInteractableHover(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.CancelInteractableHover"); }
        public virtual void FocusEnter(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.FocusEnter"); }
        public virtual void FocusExit(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup group, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.FocusExit"); }
        public virtual void FocusCancel(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup group, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.FocusCancel"); }
        public virtual void SelectEnter(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.SelectEnter"); }
        public virtual void SelectExit(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.SelectExit"); }
        public virtual void SelectCancel(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.SelectCancel"); }
        public virtual void HoverEnter(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.HoverEnter"); }
        public virtual void HoverExit(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.HoverExit"); }
        public virtual void HoverCancel(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.HoverCancel"); }
        protected virtual void FocusEnter(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup group, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactable, UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.FocusEnter"); }
        protected virtual void FocusExit(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup group, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactable, UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.FocusExit"); }
        protected virtual void SelectEnter(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable, UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.SelectEnter"); }
        protected virtual void SelectExit(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable, UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.SelectExit"); }
        protected virtual void HoverEnter(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable, UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.HoverEnter"); }
        protected virtual void HoverExit(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable, UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.HoverExit"); }
        protected internal virtual void InteractorSelectValidTargets(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> validTargets) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.InteractorSelectValidTargets"); }
        protected internal virtual void InteractorHoverValidTargets(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> validTargets) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.InteractorHoverValidTargets"); }
        protected virtual bool ResolveExistingFocus(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup interactionGroup, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.ResolveExistingFocus"); }
        protected virtual bool ResolveExistingSelect(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.ResolveExistingSelect"); }
        protected static bool HasInteractionLayerOverlap(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.HasInteractionLayerOverlap"); }
        protected bool ProcessHoverFilters(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.ProcessHoverFilters"); }
        protected bool ProcessSelectFilters(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRInteractionManager.ProcessSelectFilters"); }
    }
    public static partial class XRInteractionUpdateOrder
    {
        public const int k_XRInputDeviceButtonReader = -31000;
        public const int k_ScreenSpaceRayPoseDriver = -31000;
        public const int k_ScreenSpaceSelectInput = -30050;
        public const int k_ControllerRecorder = -30000;
        public const int k_SimulatedDeviceLifecycleManager = -29995;
        public const int k_SimulatedHandExpressionManager = -29994;
        public const int k_InteractionSimulator = -29991;
        public const int k_DeviceSimulator = -29991;
        public const int k_Controllers = -29990;
        public const int k_TransformStabilizer = -29985;
        public const int k_GazeAssistance = -29980;
        public const int k_LocomotionProviders = -210;
        public const int k_TwoHandedGrabMoveProviders = -209;
        public const int k_GravityProvider = -207;
        public const int k_XRBodyTransformer = -205;
        public const int k_UIInputModule = -200;
        public const int k_InteractionManager = -105;
        public const int k_InteractionGroups = -100;
        public const int k_Interactors = -99;
        public const int k_InteractableSnapVolume = -99;
        public const int k_Interactables = -98;
        public const int k_LineVisual = 100;
        public const int k_BeforeRenderGazeAssistance = 95;
        public const int k_BeforeRenderOrder = 100;
        public const int k_BeforeRenderLineVisual = 101;
        public enum UpdatePhase
        {
            Fixed = 0,
            Dynamic = 1,
            Late = 2,
            OnBeforeRender = 3,
        }
    }
    [System.Obsolete]
    public partial class XRScreenSpaceController : UnityEngine.XR.Interaction.Toolkit.XRBaseController
    {
        public bool enableTouchscreenGestureInputController { get { return m_EnableTouchscreenGestureInputController; } set { m_EnableTouchscreenGestureInputController = value; } } [UnityEngine.SerializeField] private bool m_EnableTouchscreenGestureInputController = true;
        public UnityEngine.InputSystem.InputActionProperty tapStartPositionAction { get { return m_TapStartPositionAction; } set { m_TapStartPositionAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_TapStartPositionAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Tap Start Position", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty dragCurrentPositionAction { get { return m_DragCurrentPositionAction; } set { m_DragCurrentPositionAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_DragCurrentPositionAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Drag Current Position", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty dragDeltaAction { get { return m_DragDeltaAction; } set { m_DragDeltaAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_DragDeltaAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Drag Delta", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty pinchStartPositionAction { get { return m_PinchStartPositionAction; } set { m_PinchStartPositionAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_PinchStartPositionAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Pinch Start Position", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty pinchGapAction { get { return m_PinchGapAction; } set { m_PinchGapAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_PinchGapAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction(expectedControlType:"Axis"));
        public UnityEngine.InputSystem.InputActionProperty pinchGapDeltaAction { get { return m_PinchGapDeltaAction; } set { m_PinchGapDeltaAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_PinchGapDeltaAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Pinch Gap Delta", expectedControlType:"Axis"));
        public UnityEngine.InputSystem.InputActionProperty twistStartPositionAction { get { return m_TwistStartPositionAction; } set { m_TwistStartPositionAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_TwistStartPositionAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Twist Start Position", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty twistDeltaRotationAction { get { return m_TwistDeltaRotationAction; } set { m_TwistDeltaRotationAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_TwistDeltaRotationAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Twist Delta Rotation", expectedControlType:"Axis"));
        public UnityEngine.InputSystem.InputActionProperty screenTouchCountAction { get { return m_ScreenTouchCountAction; } set { m_ScreenTouchCountAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_ScreenTouchCountAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Screen Touch Count", expectedControlType:"Integer"));
        public UnityEngine.Camera controllerCamera { get { return m_ControllerCamera; } set { m_ControllerCamera = value; } } [UnityEngine.SerializeField] private UnityEngine.Camera m_ControllerCamera;
        public bool blockInteractionsWithScreenSpaceUI { get { return m_BlockInteractionsWithScreenSpaceUI; } set { m_BlockInteractionsWithScreenSpaceUI = value; } } [UnityEngine.SerializeField] private bool m_BlockInteractionsWithScreenSpaceUI = true;
        public bool useRotationThreshold { get { return m_UseRotationThreshold; } set { m_UseRotationThreshold = value; } } [UnityEngine.SerializeField] private bool m_UseRotationThreshold = true;
        public float rotationThreshold { get { return m_RotationThreshold; } set { m_RotationThreshold = value; } } [UnityEngine.SerializeField] private float m_RotationThreshold = 0.02f;
        public float scaleDelta { get; internal set; }
        protected void Start() { }
    }
}
