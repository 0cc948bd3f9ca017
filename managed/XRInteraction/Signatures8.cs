// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Interaction.Toolkit.UI
{
    public partial class LazyFollow : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Transform target { get { return m_Target; } set { m_Target = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_Target;
        public UnityEngine.Vector3 targetOffset { get { return m_TargetOffset; } set { m_TargetOffset = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_TargetOffset = new UnityEngine.Vector3(0f, 0f, 0.5f);
        public bool followInLocalSpace { get { return m_FollowInLocalSpace; } set { m_FollowInLocalSpace = value; } } [UnityEngine.SerializeField] private bool m_FollowInLocalSpace;
        public bool applyTargetInLocalSpace { get { return m_ApplyTargetInLocalSpace; } set { m_ApplyTargetInLocalSpace = value; } } [UnityEngine.SerializeField] private bool m_ApplyTargetInLocalSpace;
        public float movementSpeed { get { return m_MovementSpeed; } set { m_MovementSpeed = value; } } [UnityEngine.SerializeField] private float m_MovementSpeed = 6f;
        public float movementSpeedVariancePercentage { get { return m_MovementSpeedVariancePercentage; } set { m_MovementSpeedVariancePercentage = value; } } [UnityEngine.SerializeField] private float m_MovementSpeedVariancePercentage = 0.25f;
        public bool snapOnEnable { get { return m_SnapOnEnable; } set { m_SnapOnEnable = value; } } [UnityEngine.SerializeField] private bool m_SnapOnEnable = true;
        public UnityEngine.XR.Interaction.Toolkit.UI.LazyFollow.PositionFollowMode positionFollowMode { get { return m_PositionFollowMode; } set { m_PositionFollowMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.UI.LazyFollow.PositionFollowMode m_PositionFollowMode = UnityEngine.XR.Interaction.Toolkit.UI.LazyFollow.PositionFollowMode.Follow;
        public float minDistanceAllowed { get { return m_MinDistanceAllowed; } set { m_MinDistanceAllowed = value; } } [UnityEngine.SerializeField] private float m_MinDistanceAllowed = 0.01f;
        public float maxDistanceAllowed { get { return m_MaxDistanceAllowed; } set { m_MaxDistanceAllowed = value; } } [UnityEngine.SerializeField] private float m_MaxDistanceAllowed = 0.3f;
        public float timeUntilThresholdReachesMaxDistance { get { return m_TimeUntilThresholdReachesMaxDistance; } set { m_TimeUntilThresholdReachesMaxDistance = value; } } [UnityEngine.SerializeField] private float m_TimeUntilThresholdReachesMaxDistance = 3f;
        public UnityEngine.XR.Interaction.Toolkit.UI.LazyFollow.RotationFollowMode rotationFollowMode { get { return m_RotationFollowMode; } set { m_RotationFollowMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.UI.LazyFollow.RotationFollowMode m_RotationFollowMode = UnityEngine.XR.Interaction.Toolkit.UI.LazyFollow.RotationFollowMode.LookAt;
        public float minAngleAllowed { get { return m_MinAngleAllowed; } set { m_MinAngleAllowed = value; } } [UnityEngine.SerializeField] private float m_MinAngleAllowed = 0.1f;
        public float maxAngleAllowed { get { return m_MaxAngleAllowed; } set { m_MaxAngleAllowed = value; } } [UnityEngine.SerializeField] private float m_MaxAngleAllowed = 5f;
        public float timeUntilThresholdReachesMaxAngle { get { return m_TimeUntilThresholdReachesMaxAngle; } set { m_TimeUntilThresholdReachesMaxAngle = value; } } [UnityEngine.SerializeField] private float m_TimeUntilThresholdReachesMaxAngle = 3f;
        protected void OnValidate() { }
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void OnDestroy() { }
        protected void LateUpdate() { }
        protected virtual bool TryGetThresholdTargetPosition(out UnityEngine.Vector3 newTarget) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.LazyFollow.TryGetThresholdTargetPosition"); }
        protected virtual bool TryGetThresholdTargetRotation(out UnityEngine.Quaternion newTarget) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.LazyFollow.TryGetThresholdTargetRotation"); }
        public enum PositionFollowMode
        {
            None = 0,
            Follow = 1,
        }
        public enum RotationFollowMode
        {
            None = 0,
            LookAt = 1,
            LookAtWithWorldUp = 2,
            Follow = 3,
        }
    }
    public partial struct MouseButtonModel
    {
        public bool isDown { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.MouseButtonModel.isDown"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.MouseButtonModel.isDown"); } }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.MouseButtonModel.Reset"); }
        public void OnFrameFinished() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.MouseButtonModel.OnFrameFinished"); }
        public void CopyTo(UnityEngine.EventSystems.PointerEventData eventData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.MouseButtonModel.CopyTo"); }
        public void CopyFrom(UnityEngine.EventSystems.PointerEventData eventData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.MouseButtonModel.CopyFrom"); }
    }
    public partial class TrackedDeviceEventData
    {
        public System.Collections.Generic.List<UnityEngine.Vector3> rayPoints { get; set; }
        public int rayHitIndex { get; set; }
        public UnityEngine.LayerMask layerMask { get; set; }
        public UnityEngine.XR.Interaction.Toolkit.UI.IUIInteractor interactor { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceEventData.interactor"); } }
    }
    public partial class TrackedDeviceGraphicRaycaster : UnityEngine.EventSystems.BaseRaycaster, UnityEngine.XR.Interaction.Toolkit.Filtering.IPokeStateDataProvider, UnityEngine.XR.Interaction.Toolkit.Filtering.IMultiPokeStateDataProvider
    {
        public bool ignoreReversedGraphics { get { return m_IgnoreReversedGraphics; } set { m_IgnoreReversedGraphics = value; } } [UnityEngine.SerializeField] private bool m_IgnoreReversedGraphics;
        public bool checkFor2DOcclusion { get { return m_CheckFor2DOcclusion; } set { m_CheckFor2DOcclusion = value; } } [UnityEngine.SerializeField] private bool m_CheckFor2DOcclusion;
        public bool checkFor3DOcclusion { get { return m_CheckFor3DOcclusion; } set { m_CheckFor3DOcclusion = value; } } [UnityEngine.SerializeField] private bool m_CheckFor3DOcclusion;
        public UnityEngine.LayerMask blockingMask { get { return m_BlockingMask; } set { m_BlockingMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_BlockingMask = -1;
        public UnityEngine.QueryTriggerInteraction raycastTriggerInteraction { get { return m_RaycastTriggerInteraction; } set { m_RaycastTriggerInteraction = value; } } [UnityEngine.SerializeField] private UnityEngine.QueryTriggerInteraction m_RaycastTriggerInteraction = UnityEngine.QueryTriggerInteraction.Ignore;
        public override UnityEngine.Camera eventCamera { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceGraphicRaycaster.eventCamera"); } }
        public override void Raycast(UnityEngine.EventSystems.PointerEventData eventData, System.Collections.Generic.List<UnityEngine.EventSystems.RaycastResult> resultAppendList) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceGraphicRaycaster.Raycast"); }
        public static bool IsPokeInteractingWithUI(UnityEngine.XR.Interaction.Toolkit.UI.IUIInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceGraphicRaycaster.IsPokeInteractingWithUI"); }
        public static bool TryGetPokeStateDataForInteractor(UnityEngine.XR.Interaction.Toolkit.UI.IUIInteractor interactor, out UnityEngine.XR.Interaction.Toolkit.Filtering.PokeStateData data) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceGraphicRaycaster.TryGetPokeStateDataForInteractor"); }
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<UnityEngine.XR.Interaction.Toolkit.Filtering.PokeStateData> pokeStateData { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceGraphicRaycaster.pokeStateData"); } }
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<UnityEngine.XR.Interaction.Toolkit.Filtering.PokeStateData> GetPokeStateDataForTarget(UnityEngine.Transform target) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceGraphicRaycaster.GetPokeStateDataForTarget"); }
        public static bool IsPokeSelectingWithUI(UnityEngine.XR.Interaction.Toolkit.UI.IUIInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceGraphicRaycaster.IsPokeSelectingWithUI"); }
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected void OnDrawGizmosSelected() { }
    }
    public partial struct TrackedDeviceModel
    {
        public int pointerId { get; internal set; }
        public bool select { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.select"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.select"); } }
        public UnityEngine.XR.Interaction.Toolkit.UI.ButtonDeltaState selectDelta { get; internal set; }
        public bool changedThisFrame { get; internal set; }
        public UnityEngine.Vector3 position { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.position"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.position"); } }
        public System.Func<UnityEngine.Vector3> positionProvider { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.positionProvider"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.positionProvider"); } }
        public UnityEngine.Quaternion orientation { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.orientation"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.orientation"); } }
        public System.Collections.Generic.List<UnityEngine.Vector3> raycastPoints { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.raycastPoints"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.raycastPoints"); } }
        public UnityEngine.EventSystems.RaycastResult currentRaycast { get; internal set; }
        public int currentRaycastEndpointIndex { get; internal set; }
        public UnityEngine.LayerMask raycastLayerMask { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.raycastLayerMask"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.raycastLayerMask"); } }
        public UnityEngine.Vector2 scrollDelta { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.scrollDelta"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.scrollDelta"); } }
        public float pokeDepth { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.pokeDepth"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.pokeDepth"); } }
        public UnityEngine.XR.Interaction.Toolkit.UI.UIInteractionType interactionType { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.interactionType"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.interactionType"); } }
        public UnityEngine.GameObject selectableObject { get; set; }
        public bool isScrollable { get; set; }
        public static UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel invalid { get; internal set; }
        public TrackedDeviceModel(int pointerId) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel"); }
        public void Reset(bool resetImplementation = true) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.Reset"); }
        public void OnFrameFinished() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.OnFrameFinished"); }
        public void CopyTo(UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceEventData eventData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.CopyTo"); }
        public void CopyFrom(UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceEventData eventData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel.CopyFrom"); }
    }
    public partial class TrackedDevicePhysicsRaycaster : UnityEngine.EventSystems.BaseRaycaster
    {
        public UnityEngine.QueryTriggerInteraction raycastTriggerInteraction { get { return m_RaycastTriggerInteraction; } set { m_RaycastTriggerInteraction = value; } } [UnityEngine.SerializeField] private UnityEngine.QueryTriggerInteraction m_RaycastTriggerInteraction = UnityEngine.QueryTriggerInteraction.Ignore;
        public UnityEngine.LayerMask eventMask { get { return m_EventMask; } set { m_EventMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_EventMask;
        public int maxRayIntersections { get { return m_MaxRayIntersections; } set { m_MaxRayIntersections = value; } } [UnityEngine.SerializeField] private int m_MaxRayIntersections = 10;
        public override UnityEngine.Camera eventCamera { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDevicePhysicsRaycaster.eventCamera"); } }
        public void SetEventCamera(UnityEngine.Camera newEventCamera) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDevicePhysicsRaycaster.SetEventCamera"); }
        public override void Raycast(UnityEngine.EventSystems.PointerEventData eventData, System.Collections.Generic.List<UnityEngine.EventSystems.RaycastResult> resultAppendList) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.TrackedDevicePhysicsRaycaster.Raycast"); }
    }
    [System.SerializableAttribute]
    public sealed partial class UIHoverEnterEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs>
    {
    }
    public partial class UIHoverEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.UI.IUIInteractor interactorObject { get; set; }
        public UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel deviceModel { get; set; }
        public UnityEngine.GameObject uiObject { get; set; }
    }
    [System.SerializableAttribute]
    public sealed partial class UIHoverExitEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.UI.UIHoverEventArgs>
    {
    }
    public abstract partial class UIInputModule : UnityEngine.EventSystems.BaseInputModule
    {
        public float clickSpeed { get { return m_ClickSpeed; } set { m_ClickSpeed = value; } } [UnityEngine.SerializeField] private float m_ClickSpeed = 0.3f;
        public float moveDeadzone { get { return m_MoveDeadzone; } set { m_MoveDeadzone = value; } } [UnityEngine.SerializeField] private float m_MoveDeadzone = 0.6f;
        public float repeatDelay { get { return m_RepeatDelay; } set { m_RepeatDelay = value; } } [UnityEngine.SerializeField] private float m_RepeatDelay = 0.5f;
        public float repeatRate { get { return m_RepeatRate; } set { m_RepeatRate = value; } } [UnityEngine.SerializeField] private float m_RepeatRate = 0.1f;
        public float trackedDeviceDragThresholdMultiplier { get { return m_TrackedDeviceDragThresholdMultiplier; } set { m_TrackedDeviceDragThresholdMultiplier = value; } } [UnityEngine.SerializeField] private float m_TrackedDeviceDragThresholdMultiplier = 2f;
        public float trackedScrollDeltaMultiplier { get { return m_TrackedScrollDeltaMultiplier; } set { m_TrackedScrollDeltaMultiplier = value; } } [UnityEngine.SerializeField] private float m_TrackedScrollDeltaMultiplier = 5f;
        public bool bypassUIToolkitEvents { get { return m_BypassUIToolkitEvents; } set { m_BypassUIToolkitEvents = value; } } [UnityEngine.SerializeField] private bool m_BypassUIToolkitEvents;
        public UnityEngine.Camera uiCamera { get { return m_KeptUiCamera.Get("UnityEngine.XR.Interaction.Toolkit.UI.UIInputModule.uiCamera"); } set { m_KeptUiCamera.Set(value); } } private Umcp.Kept<UnityEngine.Camera> m_KeptUiCamera;
        protected virtual void Update() { }
        protected virtual void DoProcess() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.UIInputModule.DoProcess"); }
        public override void Process() { }
        protected bool SendUpdateEventToSelectedObject() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.UIInputModule.SendUpdateEventToSelectedObject"); }
        public UnityEngine.GameObject GetCurrentGameObject(int pointerId) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.UIInputModule.GetCurrentGameObject"); }
        public event System.Action<UnityEngine.EventSystems.PointerEventData, System.Collections.Generic.List<UnityEngine.EventSystems.RaycastResult>> finalizeRaycastResults { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> pointerEnter { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> pointerExit { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> pointerDown { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> pointerUp { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> pointerClick { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> pointerMove { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> initializePotentialDrag { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> beginDrag { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> drag { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> endDrag { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> drop { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.PointerEventData> scroll { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.BaseEventData> updateSelected { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.AxisEventData> move { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.BaseEventData> submit { add { } remove { } }
        public event System.Action<UnityEngine.GameObject, UnityEngine.EventSystems.BaseEventData> cancel { add { } remove { } }
    }
    public enum UIInteractionType
    {
        Ray = 0,
        Poke = 1,
    }
    public partial class XRUIInputModule : UnityEngine.XR.Interaction.Toolkit.UI.UIInputModule
    {
        [System.Obsolete] public UnityEngine.XR.Interaction.Toolkit.UI.XRUIInputModule.ActiveInputMode activeInputMode { get { return m_ActiveInputMode; } set { m_ActiveInputMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.UI.XRUIInputModule.ActiveInputMode m_ActiveInputMode;
        public bool enableXRInput { get { return m_EnableXRInput; } set { m_EnableXRInput = value; } } [UnityEngine.SerializeField] private bool m_EnableXRInput = true;
        public bool enableMouseInput { get { return m_EnableMouseInput; } set { m_EnableMouseInput = value; } } [UnityEngine.SerializeField] private bool m_EnableMouseInput = true;
        public bool enableTouchInput { get { return m_EnableTouchInput; } set { m_EnableTouchInput = value; } } [UnityEngine.SerializeField] private bool m_EnableTouchInput = true;
        public bool enableGamepadInput { get { return m_EnableGamepadInput; } set { m_EnableGamepadInput = value; } } [UnityEngine.SerializeField] private bool m_EnableGamepadInput = true;
        public bool enableJoystickInput { get { return m_EnableJoystickInput; } set { m_EnableJoystickInput = value; } } [UnityEngine.SerializeField] private bool m_EnableJoystickInput = true;
        public UnityEngine.InputSystem.InputActionReference pointAction { get { return m_PointAction; } set { m_PointAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_PointAction;
        public UnityEngine.InputSystem.InputActionReference leftClickAction { get { return m_LeftClickAction; } set { m_LeftClickAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_LeftClickAction;
        public UnityEngine.InputSystem.InputActionReference middleClickAction { get { return m_MiddleClickAction; } set { m_MiddleClickAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_MiddleClickAction;
        public UnityEngine.InputSystem.InputActionReference rightClickAction { get { return m_RightClickAction; } set { m_RightClickAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_RightClickAction;
        public UnityEngine.InputSystem.InputActionReference scrollWheelAction { get { return m_ScrollWheelAction; } set { m_ScrollWheelAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ScrollWheelAction;
        public UnityEngine.InputSystem.InputActionReference navigateAction { get { return m_NavigateAction; } set { m_NavigateAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_NavigateAction;
        public UnityEngine.InputSystem.InputActionReference submitAction { get { return m_SubmitAction; } set { m_SubmitAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_SubmitAction;
        public UnityEngine.InputSystem.InputActionReference cancelAction { get { return m_CancelAction; } set { m_CancelAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_CancelAction;
        public bool enableBuiltinActionsAsFallback { get { return m_EnableBuiltinActionsAsFallback; } set { m_EnableBuiltinActionsAsFallback = value; } } [UnityEngine.SerializeField] private bool m_EnableBuiltinActionsAsFallback = true;
        public string horizontalAxis { get { return m_HorizontalAxis; } set { m_HorizontalAxis = value; } } [UnityEngine.SerializeField] private string m_HorizontalAxis = "Horizontal";
        public string verticalAxis { get { return m_VerticalAxis; } set { m_VerticalAxis = value; } } [UnityEngine.SerializeField] private string m_VerticalAxis = "Vertical";
        public string submitButton { get { return m_SubmitButton; } set { m_SubmitButton = value; } } [UnityEngine.SerializeField] private string m_SubmitButton = "Submit";
        public string cancelButton { get { return m_CancelButton; } set { m_CancelButton = value; } } [UnityEngine.SerializeField] private string m_CancelButton = "Cancel";
        public void RegisterInteractor(UnityEngine.XR.Interaction.Toolkit.UI.IUIInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.XRUIInputModule.RegisterInteractor"); }
        public void UnregisterInteractor(UnityEngine.XR.Interaction.Toolkit.UI.IUIInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.XRUIInputModule.UnregisterInteractor"); }
        public UnityEngine.XR.Interaction.Toolkit.UI.IUIInteractor GetInteractor(int pointerId) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.XRUIInputModule.GetInteractor"); }
        public bool GetTrackedDeviceModel(UnityEngine.XR.Interaction.Toolkit.UI.IUIInteractor interactor, out UnityEngine.XR.Interaction.Toolkit.UI.TrackedDeviceModel model) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.UI.XRUIInputModule.GetTrackedDeviceModel"); }
        public enum ActiveInputMode
        {
            InputManagerBindings = 0,
            InputSystemActions = 1,
            Both = 2,
        }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Utilities
{
    public static partial class BurstGazeUtility
    {
        public static bool IsOutsideGaze(in Unity.Mathematics.float3 gazePosition, in Unity.Mathematics.float3 gazeDirection, in Unity.Mathematics.float3 targetPosition, float angleThreshold) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstGazeUtility.IsOutsideGaze"); }
        public static bool IsAlignedToGazeForward(in Unity.Mathematics.float3 gazeDirection, in Unity.Mathematics.float3 targetDirection, float angleThreshold) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstGazeUtility.IsAlignedToGazeForward"); }
        public static bool IsOutsideDistanceRange(in Unity.Mathematics.float3 gazePosition, in Unity.Mathematics.float3 targetPosition, float distanceThreshold) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstGazeUtility.IsOutsideDistanceRange"); }
    }
    public static partial class BurstLerpUtility
    {
        public static UnityEngine.Vector3 BezierLerp(in UnityEngine.Vector3 start, in UnityEngine.Vector3 end, float t, float controlHeightFactor = 0.5f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstLerpUtility.BezierLerp"); }
        public static void BezierLerp(in Unity.Mathematics.float3 start, in Unity.Mathematics.float3 end, float t, out Unity.Mathematics.float3 result, float controlHeightFactor = 0.5f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstLerpUtility.BezierLerp"); }
        public static float BezierLerp(float start, float end, float t, float controlHeightFactor = 0.5f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstLerpUtility.BezierLerp"); }
        public static UnityEngine.Vector3 BounceOutLerp(UnityEngine.Vector3 start, UnityEngine.Vector3 end, float t, float speed = 1f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstLerpUtility.BounceOutLerp"); }
        public static void BounceOutLerp(in Unity.Mathematics.float3 start, in Unity.Mathematics.float3 end, float t, out Unity.Mathematics.float3 result, float speed = 1f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstLerpUtility.BounceOutLerp"); }
        public static float BounceOutLerp(float start, float end, float t, float speed = 1f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstLerpUtility.BounceOutLerp"); }
        public static UnityEngine.Vector3 SingleBounceOutLerp(UnityEngine.Vector3 start, UnityEngine.Vector3 end, float t, float speed = 1f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstLerpUtility.SingleBounceOutLerp"); }
        public static void SingleBounceOutLerp(in Unity.Mathematics.float3 start, in Unity.Mathematics.float3 end, float t, out Unity.Mathematics.float3 result, float speed = 1f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstLerpUtility.SingleBounceOutLerp"); }
        public static float SingleBounceOutLerp(float start, float end, float t, float speed = 1f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstLerpUtility.SingleBounceOutLerp"); }
    }
    public static partial class BurstMathUtility
    {
        public static void OrthogonalUpVector(in UnityEngine.Vector3 forward, in UnityEngine.Vector3 referenceUp, out UnityEngine.Vector3 orthogonalUp) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.OrthogonalUpVector"); }
        public static void OrthogonalUpVector(in Unity.Mathematics.float3 forward, in Unity.Mathematics.float3 referenceUp, out Unity.Mathematics.float3 orthogonalUp) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.OrthogonalUpVector"); }
        public static void OrthogonalLookRotation(in UnityEngine.Vector3 forward, in UnityEngine.Vector3 referenceUp, out UnityEngine.Quaternion lookRotation) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.OrthogonalLookRotation"); }
        public static void OrthogonalLookRotation(in Unity.Mathematics.float3 forward, in Unity.Mathematics.float3 referenceUp, out Unity.Mathematics.quaternion lookRotation) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.OrthogonalLookRotation"); }
        public static void ProjectOnPlane(in Unity.Mathematics.float3 vector, in Unity.Mathematics.float3 planeNormal, out Unity.Mathematics.float3 projectedVector) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.ProjectOnPlane"); }
        public static void ProjectOnPlane(in UnityEngine.Vector3 vector, in UnityEngine.Vector3 planeNormal, out UnityEngine.Vector3 projectedVector) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.ProjectOnPlane"); }
        public static void LookRotationWithForwardProjectedOnPlane(in Unity.Mathematics.float3 forward, in Unity.Mathematics.float3 planeNormal, out Unity.Mathematics.quaternion lookRotation) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.LookRotationWithForwardProjectedOnPlane"); }
        public static void LookRotationWithForwardProjectedOnPlane(in UnityEngine.Vector3 forward, in UnityEngine.Vector3 planeNormal, out UnityEngine.Quaternion lookRotation) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.LookRotationWithForwardProjectedOnPlane"); }
        public static void Angle(in Unity.Mathematics.quaternion a, in Unity.Mathematics.quaternion b, out float angle) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.Angle"); }
        public static void Angle(in UnityEngine.Vector3 a, in UnityEngine.Vector3 b, out float angle) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.Angle"); }
        public static bool FastVectorEquals(in Unity.Mathematics.float3 a, in Unity.Mathematics.float3 b, float tolerance = 0.0001f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.FastVectorEquals"); }
        public static bool FastVectorEquals(in UnityEngine.Vector3 a, in UnityEngine.Vector3 b, float tolerance = 0.0001f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.FastVectorEquals"); }
        public static void FastSafeDivide(in UnityEngine.Vector3 a, in UnityEngine.Vector3 b, out UnityEngine.Vector3 result, float tolerance = 1E-06f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.FastSafeDivide"); }
        public static void FastSafeDivide(in Unity.Mathematics.float3 a, in Unity.Mathematics.float3 b, out Unity.Mathematics.float3 result, float tolerance = 1E-06f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.FastSafeDivide"); }
        public static void Scale(in Unity.Mathematics.float3 a, in Unity.Mathematics.float3 b, out Unity.Mathematics.float3 result) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.Scale"); }
        public static void Scale(in UnityEngine.Vector3 a, in UnityEngine.Vector3 b, out UnityEngine.Vector3 result) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.Scale"); }
        public static UnityEngine.Vector3 Orthogonal(UnityEngine.Vector3 input) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.Orthogonal"); }
        public static void Orthogonal(in Unity.Mathematics.float3 input, out Unity.Mathematics.float3 result) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstMathUtility.Orthogonal"); }
    }
    public static partial class BurstPhysicsUtils
    {
        public static void GetSphereOverlapParameters(in UnityEngine.Vector3 overlapStart, in UnityEngine.Vector3 overlapEnd, out UnityEngine.Vector3 normalizedOverlapVector, out float overlapSqrMagnitude, out float overlapDistance) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstPhysicsUtils.GetSphereOverlapParameters"); }
        public static void GetConecastParameters(float angleRadius, float offset, float maxOffset, in UnityEngine.Vector3 direction, out UnityEngine.Vector3 originOffset, out float radius, out float castMax) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstPhysicsUtils.GetConecastParameters"); }
        public static void GetConecastOffset(in Unity.Mathematics.float3 origin, in Unity.Mathematics.float3 conePoint, in Unity.Mathematics.float3 direction, out float coneOffset) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.BurstPhysicsUtils.GetConecastOffset"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Utilities.Collections
{
    public partial struct NativeCurve : System.IDisposable
    {
        public bool isCreated { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Collections.NativeCurve.isCreated"); } }
        public void Update(UnityEngine.AnimationCurve curve, int resolution) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Collections.NativeCurve.Update"); }
        public float Evaluate(float t) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Collections.NativeCurve.Evaluate"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Collections.NativeCurve.Dispose"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Utilities
{
    public partial class GradientUtility
    {
        public static UnityEngine.Gradient Lerp(UnityEngine.Gradient a, UnityEngine.Gradient b, float t, bool lerpColors = true, bool lerpAlphas = true) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.GradientUtility.Lerp"); }
        public static void Lerp(UnityEngine.Gradient a, UnityEngine.Gradient b, UnityEngine.Gradient output, float t, bool lerpColors = true, bool lerpAlphas = true) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.GradientUtility.Lerp"); }
        public static void CopyGradient(UnityEngine.Gradient source, UnityEngine.Gradient destination) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.GradientUtility.CopyGradient"); }
    }
    public static partial class LocomotionUtility
    {
        public static UnityEngine.Vector3 GetCameraFloorWorldPosition(this Unity.XR.CoreUtils.XROrigin xrOrigin) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.LocomotionUtility.GetCameraFloorWorldPosition"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.Primitives
{
    [System.Obsolete]
    public partial class ColorTweenableVariable : UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableAsyncBase<UnityEngine.Color>
    {
        protected override Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<UnityEngine.Color> jobData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.Primitives.ColorTweenableVariable.ScheduleTweenJob"); }
    }
    [System.Obsolete]
    public partial class FloatTweenableVariable : UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableAsyncBase<float>
    {
        protected override Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<float> jobData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.Primitives.FloatTweenableVariable.ScheduleTweenJob"); }
    }
    [System.Obsolete]
    public partial class QuaternionTweenableVariable : UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableSynchronousBase<UnityEngine.Quaternion>
    {
        public float angleEqualityThreshold { get; set; } = 0.01f;
        protected override UnityEngine.Quaternion Lerp(UnityEngine.Quaternion from, UnityEngine.Quaternion to, float t) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.Primitives.QuaternionTweenableVariable.Lerp"); }
        protected override bool IsNearlyEqual(UnityEngine.Quaternion startValue, UnityEngine.Quaternion targetValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.Primitives.QuaternionTweenableVariable.IsNearlyEqual"); }
    }
    [System.Obsolete]
    public partial class Vector2TweenableVariable : UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableAsyncBase<Unity.Mathematics.float2>
    {
        protected override Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<Unity.Mathematics.float2> jobData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.Primitives.Vector2TweenableVariable.ScheduleTweenJob"); }
    }
    [System.Obsolete]
    public partial class Vector3TweenableVariable : UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableAsyncBase<Unity.Mathematics.float3>
    {
        protected override Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<Unity.Mathematics.float3> jobData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.Primitives.Vector3TweenableVariable.ScheduleTweenJob"); }
    }
    [System.Obsolete]
    public partial class Vector4TweenableVariable : UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableAsyncBase<Unity.Mathematics.float4>
    {
        protected override Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<Unity.Mathematics.float4> jobData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.Primitives.Vector4TweenableVariable.ScheduleTweenJob"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.SmartTweenableVariables
{
    [System.Obsolete]
    public partial class SmartFollowVector3TweenableVariable : UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.Primitives.Vector3TweenableVariable
    {
        public float minDistanceAllowed { get; set; }
        public float maxDistanceAllowed { get { return m_KeptMaxDistanceAllowed.Get("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.SmartTweenableVariables.SmartFollowVector3TweenableVariable.maxDistanceAllowed"); } set { m_KeptMaxDistanceAllowed.Set(value); } } private Umcp.Kept<float> m_KeptMaxDistanceAllowed;
        public float minToMaxDelaySeconds { get; set; }
        public SmartFollowVector3TweenableVariable(float minDistanceAllowed = 0.01f, float maxDistanceAllowed = 0.3f, float minToMaxDelaySeconds = 3f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.SmartTweenableVariables.SmartFollowVector3TweenableVariable"); }
        public bool IsNewTargetWithinThreshold(Unity.Mathematics.float3 newTarget) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.SmartTweenableVariables.SmartFollowVector3TweenableVariable.IsNewTargetWithinThreshold"); }
        public bool SetTargetWithinThreshold(Unity.Mathematics.float3 newTarget) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.SmartTweenableVariables.SmartFollowVector3TweenableVariable.SetTargetWithinThreshold"); }
        public void HandleSmartTween(float deltaTime, float lowerSpeed, float upperSpeed) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.SmartTweenableVariables.SmartFollowVector3TweenableVariable.HandleSmartTween"); }
        internal SmartFollowVector3TweenableVariable() { }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables
{
    [System.Obsolete]
    public abstract partial class TweenableVariableAsyncBase<T> : UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableBase<T>, System.IDisposable where T : struct, System.IEquatable<T>
    {
        public T Value { get { return m_KeptValue.Get("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableAsyncBase<T>.Value"); } set { m_KeptValue.Set(value); } } private Umcp.Kept<T> m_KeptValue;
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableAsyncBase<T>.Dispose"); }
        protected override void ExecuteTween(T startValue, T targetValue, float tweenAmount, bool useCurve = false) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableAsyncBase<T>.ExecuteTween"); }
        protected abstract Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<T> jobData);
    }
    [System.Obsolete]
    public abstract partial class TweenableVariableBase<T> : Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<T> where T : System.IEquatable<T>
    {
        protected const float k_NearlyOne = 0.99999f;
        public UnityEngine.AnimationCurve animationCurve { get { return m_KeptAnimationCurve.Get("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableBase<T>.animationCurve"); } set { m_KeptAnimationCurve.Set(value); } } private Umcp.Kept<UnityEngine.AnimationCurve> m_KeptAnimationCurve;
        public T target { get { return m_KeptTarget.Get("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableBase<T>.target"); } set { m_KeptTarget.Set(value); } } private Umcp.Kept<T> m_KeptTarget;
        public T initialValue { get; set; } = default;
        public void HandleTween(float tweenTarget) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableBase<T>.HandleTween"); }
        protected abstract void ExecuteTween(T startValue, T targetValue, float tweenAmount, bool useCurve = false);
        public System.Collections.IEnumerator StartAutoTween(float deltaTimeMultiplier) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableBase<T>.StartAutoTween"); }
        public System.Collections.IEnumerator PlaySequence(T start, T finish, float duration, System.Action onComplete = null) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableBase<T>.PlaySequence"); }
        protected virtual void OnAnimationCurveChanged(UnityEngine.AnimationCurve value) { }
        protected virtual void OnTargetChanged(T newTarget) { }
        protected virtual void PreprocessTween() { }
    }
    [System.Obsolete]
    public abstract partial class TweenableVariableSynchronousBase<T> : UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableBase<T> where T : System.IEquatable<T>
    {
        protected override void ExecuteTween(T startValue, T targetValue, float tweenAmount, bool useCurve = false) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.Tweenables.TweenableVariableSynchronousBase<T>.ExecuteTween"); }
        protected abstract T Lerp(T from, T to, float t);
        protected abstract bool IsNearlyEqual(T startValue, T targetValue);
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Utilities
{
    public static partial class XRInteractableUtility
    {
        public static bool TryGetClosestCollider(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable, UnityEngine.Vector3 position, out UnityEngine.XR.Interaction.Toolkit.Interactables.DistanceInfo distanceInfo) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.XRInteractableUtility.TryGetClosestCollider"); }
        public static bool TryGetClosestPointOnCollider(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable, UnityEngine.Vector3 position, out UnityEngine.XR.Interaction.Toolkit.Interactables.DistanceInfo distanceInfo) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Utilities.XRInteractableUtility.TryGetClosestPointOnCollider"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit
{
    [UnityEngine.DisallowMultipleComponent]
    [System.Obsolete]
    public abstract partial class XRBaseController : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseProvider
    {
        public UnityEngine.XR.Interaction.Toolkit.XRBaseController.UpdateType updateTrackingType { get { return m_UpdateTrackingType; } set { m_UpdateTrackingType = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.XRBaseController.UpdateType m_UpdateTrackingType = UnityEngine.XR.Interaction.Toolkit.XRBaseController.UpdateType.UpdateAndBeforeRender;
        public bool enableInputTracking { get { return m_EnableInputTracking; } set { m_EnableInputTracking = value; } } [UnityEngine.SerializeField] private bool m_EnableInputTracking = true;
        public bool enableInputActions { get { return m_EnableInputActions; } set { m_EnableInputActions = value; } } [UnityEngine.SerializeField] private bool m_EnableInputActions = true;
        public UnityEngine.Transform modelPrefab { get { return m_ModelPrefab; } set { m_ModelPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_ModelPrefab;
        public UnityEngine.Transform modelParent { get { return m_ModelParent; } set { m_ModelParent = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_ModelParent;
        public UnityEngine.Transform model { get { return m_Model; } set { m_Model = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_Model;
        public bool animateModel { get { return m_AnimateModel; } set { m_AnimateModel = value; } } [UnityEngine.SerializeField] private bool m_AnimateModel;
        public string modelSelectTransition { get { return m_ModelSelectTransition; } set { m_ModelSelectTransition = value; } } [UnityEngine.SerializeField] private string m_ModelSelectTransition;
        public string modelDeSelectTransition { get { return m_ModelDeSelectTransition; } set { m_ModelDeSelectTransition = value; } } [UnityEngine.SerializeField] private string m_ModelDeSelectTransition;
        public bool hideControllerModel { get { return m_KeptHideControllerModel.Get("UnityEngine.XR.Interaction.Toolkit.XRBaseController.hideControllerModel"); } set { m_KeptHideControllerModel.Set(value); } } private Umcp.Kept<bool> m_KeptHideControllerModel;
        public UnityEngine.XR.Interaction.Toolkit.InteractionState selectInteractionState { get; internal set; }
        public UnityEngine.XR.Interaction.Toolkit.InteractionState activateInteractionState { get; internal set; }
        public UnityEngine.XR.Interaction.Toolkit.InteractionState uiPressInteractionState { get; internal set; }
        public UnityEngine.Vector2 uiScrollValue { get; internal set; }
        public UnityEngine.XR.Interaction.Toolkit.XRControllerState currentControllerState { get { return m_KeptCurrentControllerState.Get("UnityEngine.XR.Interaction.Toolkit.XRBaseController.currentControllerState"); } set { m_KeptCurrentControllerState.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.XRControllerState> m_KeptCurrentControllerState;
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected void Update() { }
        protected virtual UnityEngine.GameObject GetModelPrefab() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseController.GetModelPrefab"); }
        protected virtual void UpdateController() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseController.UpdateController"); }
        protected virtual void OnBeforeRender() { }
        protected virtual void FixedUpdate() { }
        protected virtual void ApplyControllerState(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase, UnityEngine.XR.Interaction.Toolkit.XRControllerState controllerState) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseController.ApplyControllerState"); }
        protected virtual void UpdateTrackingInput(UnityEngine.XR.Interaction.Toolkit.XRControllerState controllerState) { }
        protected virtual void UpdateInput(UnityEngine.XR.Interaction.Toolkit.XRControllerState controllerState) { }
        protected virtual void UpdateControllerModelAnimation() { }
        public virtual bool SendHapticImpulse(float amplitude, float duration) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseController.SendHapticImpulse"); }
        UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannelGroup UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseProvider.GetChannelGroup() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseController.UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseProvider.GetChannelGroup"); }
        public enum UpdateType
        {
            UpdateAndBeforeRender = 0,
            Update = 1,
            BeforeRender = 2,
            Fixed = 3,
        }
    }
    [System.Obsolete]
    public abstract partial class XRBaseControllerInteractor : UnityEngine.XR.Interaction.Toolkit.Interactors.XRBaseInteractor, UnityEngine.XR.Interaction.Toolkit.Interactors.IXRActivateInteractor
    {
        public UnityEngine.XR.Interaction.Toolkit.XRBaseControllerInteractor.InputTriggerType selectActionTrigger { get { return m_SelectActionTrigger; } set { m_SelectActionTrigger = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.XRBaseControllerInteractor.InputTriggerType m_SelectActionTrigger = UnityEngine.XR.Interaction.Toolkit.XRBaseControllerInteractor.InputTriggerType.StateChange;
        public bool hideControllerOnSelect { get { return m_HideControllerOnSelect; } set { m_HideControllerOnSelect = value; } } [UnityEngine.SerializeField] private bool m_HideControllerOnSelect;
        public bool allowHoveredActivate { get { return m_AllowHoveredActivate; } set { m_AllowHoveredActivate = value; } } [UnityEngine.SerializeField] private bool m_AllowHoveredActivate;
        public bool playAudioClipOnSelectEntered { get { return m_PlayAudioClipOnSelectEntered; } set { m_PlayAudioClipOnSelectEntered = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnSelectEntered;
        public UnityEngine.AudioClip audioClipForOnSelectEntered { get { return m_AudioClipForOnSelectEntered; } set { m_AudioClipForOnSelectEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnSelectEntered;
        public bool playAudioClipOnSelectExited { get { return m_PlayAudioClipOnSelectExited; } set { m_PlayAudioClipOnSelectExited = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnSelectExited;
        public UnityEngine.AudioClip audioClipForOnSelectExited { get { return m_AudioClipForOnSelectExited; } set { m_AudioClipForOnSelectExited = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnSelectExited;
        public bool playAudioClipOnSelectCanceled { get { return m_PlayAudioClipOnSelectCanceled; } set { m_PlayAudioClipOnSelectCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnSelectCanceled;
        public UnityEngine.AudioClip audioClipForOnSelectCanceled { get { return m_AudioClipForOnSelectCanceled; } set { m_AudioClipForOnSelectCanceled = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnSelectCanceled;
        public bool playAudioClipOnHoverEntered { get { return m_PlayAudioClipOnHoverEntered; } set { m_PlayAudioClipOnHoverEntered = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnHoverEntered;
        public UnityEngine.AudioClip audioClipForOnHoverEntered { get { return m_AudioClipForOnHoverEntered; } set { m_AudioClipForOnHoverEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnHoverEntered;
        public bool playAudioClipOnHoverExited { get { return m_PlayAudioClipOnHoverExited; } set { m_PlayAudioClipOnHoverExited = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnHoverExited;
        public UnityEngine.AudioClip audioClipForOnHoverExited { get { return m_AudioClipForOnHoverExited; } set { m_AudioClipForOnHoverExited = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnHoverExited;
        public bool playAudioClipOnHoverCanceled { get { return m_PlayAudioClipOnHoverCanceled; } set { m_PlayAudioClipOnHoverCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlayAudioClipOnHoverCanceled;
        public UnityEngine.AudioClip audioClipForOnHoverCanceled { get { return m_AudioClipForOnHoverCanceled; } set { m_AudioClipForOnHoverCanceled = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_AudioClipForOnHoverCanceled;
        public bool allowHoverAudioWhileSelecting { get { return m_AllowHoverAudioWhileSelecting; } set { m_AllowHoverAudioWhileSelecting = value; } } [UnityEngine.SerializeField] private bool m_AllowHoverAudioWhileSelecting = true;
        public bool playHapticsOnSelectEntered { get { return m_PlayHapticsOnSelectEntered; } set { m_PlayHapticsOnSelectEntered = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnSelectEntered;
        public float hapticSelectEnterIntensity { get { return m_HapticSelectEnterIntensity; } set { m_HapticSelectEnterIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticSelectEnterIntensity;
        public float hapticSelectEnterDuration { get { return m_HapticSelectEnterDuration; } set { m_HapticSelectEnterDuration = value; } } [UnityEngine.SerializeField] private float m_HapticSelectEnterDuration;
        public bool playHapticsOnSelectExited { get { return m_PlayHapticsOnSelectExited; } set { m_PlayHapticsOnSelectExited = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnSelectExited;
        public float hapticSelectExitIntensity { get { return m_HapticSelectExitIntensity; } set { m_HapticSelectExitIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticSelectExitIntensity;
        public float hapticSelectExitDuration { get { return m_HapticSelectExitDuration; } set { m_HapticSelectExitDuration = value; } } [UnityEngine.SerializeField] private float m_HapticSelectExitDuration;
        public bool playHapticsOnSelectCanceled { get { return m_PlayHapticsOnSelectCanceled; } set { m_PlayHapticsOnSelectCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnSelectCanceled;
        public float hapticSelectCancelIntensity { get { return m_HapticSelectCancelIntensity; } set { m_HapticSelectCancelIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticSelectCancelIntensity;
        public float hapticSelectCancelDuration { get { return m_HapticSelectCancelDuration; } set { m_HapticSelectCancelDuration = value; } } [UnityEngine.SerializeField] private float m_HapticSelectCancelDuration;
        public bool playHapticsOnHoverEntered { get { return m_PlayHapticsOnHoverEntered; } set { m_PlayHapticsOnHoverEntered = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnHoverEntered;
        public float hapticHoverEnterIntensity { get { return m_HapticHoverEnterIntensity; } set { m_HapticHoverEnterIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticHoverEnterIntensity;
        public float hapticHoverEnterDuration { get { return m_HapticHoverEnterDuration; } set { m_HapticHoverEnterDuration = value; } } [UnityEngine.SerializeField] private float m_HapticHoverEnterDuration;
        public bool playHapticsOnHoverExited { get { return m_PlayHapticsOnHoverExited; } set { m_PlayHapticsOnHoverExited = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnHoverExited;
        public float hapticHoverExitIntensity { get { return m_HapticHoverExitIntensity; } set { m_HapticHoverExitIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticHoverExitIntensity;
        public float hapticHoverExitDuration { get { return m_HapticHoverExitDuration; } set { m_HapticHoverExitDuration = value; } } [UnityEngine.SerializeField] private float m_HapticHoverExitDuration;
        public bool playHapticsOnHoverCanceled { get { return m_PlayHapticsOnHoverCanceled; } set { m_PlayHapticsOnHoverCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlayHapticsOnHoverCanceled;
        public float hapticHoverCancelIntensity { get { return m_HapticHoverCancelIntensity; } set { m_HapticHoverCancelIntensity = value; } } [UnityEngine.SerializeField] private float m_HapticHoverCancelIntensity;
        public float hapticHoverCancelDuration { get { return m_HapticHoverCancelDuration; } set { m_HapticHoverCancelDuration = value; } } [UnityEngine.SerializeField] private float m_HapticHoverCancelDuration;
        public bool allowHoverHapticsWhileSelecting { get { return m_AllowHoverHapticsWhileSelecting; } set { m_AllowHoverHapticsWhileSelecting = value; } } [UnityEngine.SerializeField] private bool m_AllowHoverHapticsWhileSelecting = true;
        public bool allowActivate { get; set; } = true;
        public UnityEngine.XR.Interaction.Toolkit.XRBaseController xrController { get { return m_KeptXrController.Get("UnityEngine.XR.Interaction.Toolkit.XRBaseControllerInteractor.xrController"); } set { m_KeptXrController.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.XRBaseController> m_KeptXrController;
        protected virtual bool isUISelectActive { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseControllerInteractor.isUISelectActive"); } }
        protected UnityEngine.Vector2 uiScrollValue { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseControllerInteractor.uiScrollValue"); } }
        public virtual bool shouldActivate { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseControllerInteractor.shouldActivate"); } }
        public virtual bool shouldDeactivate { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseControllerInteractor.shouldDeactivate"); } }
        public virtual void GetActivateTargets(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable> targets) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseControllerInteractor.GetActivateTargets"); }
        public bool SendHapticImpulse(float amplitude, float duration) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseControllerInteractor.SendHapticImpulse"); }
        protected virtual void PlayAudio(UnityEngine.AudioClip audioClip) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRBaseControllerInteractor.PlayAudio"); }
        [System.Obsolete]
        public enum InputTriggerType
        {
            State = 0,
            StateChange = 1,
            Toggle = 2,
            Sticky = 3,
        }
    }
    [System.Obsolete]
    public partial class XRController : UnityEngine.XR.Interaction.Toolkit.XRBaseController
    {
        public UnityEngine.XR.XRNode controllerNode { get { return m_ControllerNode; } set { m_ControllerNode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.XRNode m_ControllerNode = UnityEngine.XR.XRNode.RightHand;
        public UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button selectUsage { get { return m_SelectUsage; } set { m_SelectUsage = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button m_SelectUsage = UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button.Grip;
        public UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button activateUsage { get { return m_ActivateUsage; } set { m_ActivateUsage = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button m_ActivateUsage = UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button.Trigger;
        public UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button uiPressUsage { get { return m_UIPressUsage; } set { m_UIPressUsage = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button m_UIPressUsage = UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button.Trigger;
        public float axisToPressThreshold { get { return m_AxisToPressThreshold; } set { m_AxisToPressThreshold = value; } } [UnityEngine.SerializeField] private float m_AxisToPressThreshold = 0.1f;
        public UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button rotateObjectLeft { get { return m_RotateAnchorLeft; } set { m_RotateAnchorLeft = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button m_RotateAnchorLeft = UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button.PrimaryAxis2DLeft;
        public UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button rotateObjectRight { get { return m_RotateAnchorRight; } set { m_RotateAnchorRight = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button m_RotateAnchorRight = UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button.PrimaryAxis2DRight;
        public UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button moveObjectIn { get { return m_MoveObjectIn; } set { m_MoveObjectIn = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button m_MoveObjectIn = UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button.PrimaryAxis2DUp;
        public UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button moveObjectOut { get { return m_MoveObjectOut; } set { m_MoveObjectOut = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button m_MoveObjectOut = UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button.PrimaryAxis2DDown;
        public UnityEngine.XR.Interaction.Toolkit.InputHelpers.Axis2D directionalAnchorRotation { get { return m_DirectionalAnchorRotation; } set { m_DirectionalAnchorRotation = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.InputHelpers.Axis2D m_DirectionalAnchorRotation = UnityEngine.XR.Interaction.Toolkit.InputHelpers.Axis2D.PrimaryAxis2D;
        public UnityEngine.XR.InputDevice inputDevice { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRController.inputDevice"); } }
        protected virtual bool IsPressed(UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button button) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRController.IsPressed"); }
        protected virtual float ReadValue(UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button button) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRController.ReadValue"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class XRControllerRecorder : UnityEngine.MonoBehaviour
    {
        [System.Obsolete] public UnityEngine.XR.Interaction.Toolkit.XRBaseController xrController { get { return m_XRController; } set { m_XRController = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.XRBaseController m_XRController;
        public bool playOnStart { get { return m_PlayOnStart; } set { m_PlayOnStart = value; } } [UnityEngine.SerializeField] private bool m_PlayOnStart;
        public UnityEngine.XR.Interaction.Toolkit.XRControllerRecording recording { get { return m_Recording; } set { m_Recording = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.XRControllerRecording m_Recording;
        public bool visitEachFrame { get { return m_VisitEachFrame; } set { m_VisitEachFrame = value; } } [UnityEngine.SerializeField] private bool m_VisitEachFrame;
        public bool isRecording { get { return m_KeptIsRecording.Get("UnityEngine.XR.Interaction.Toolkit.XRControllerRecorder.isRecording"); } set { m_KeptIsRecording.Set(value); } } private Umcp.Kept<bool> m_KeptIsRecording;
        public bool isPlaying { get { return m_KeptIsPlaying.Get("UnityEngine.XR.Interaction.Toolkit.XRControllerRecorder.isPlaying"); } set { m_KeptIsPlaying.Set(value); } } private Umcp.Kept<bool> m_KeptIsPlaying;
        public double currentTime { get; internal set; }
        public double duration { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerRecorder.duration"); } }
        protected float recordingStartTime { get; set; }
        protected void Awake() { }
        protected virtual void Update() { }
        protected void OnDestroy() { }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor GetInteractor() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerRecorder.GetInteractor"); }
        public void SetInteractor(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerRecorder.SetInteractor"); }
        public void ResetPlayback() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerRecorder.ResetPlayback"); }
        public virtual bool GetControllerState(out UnityEngine.XR.Interaction.Toolkit.XRControllerState controllerState) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerRecorder.GetControllerState"); }
    }
    [System.SerializableAttribute]
    public partial class XRControllerRecording : UnityEngine.ScriptableObject, UnityEngine.ISerializationCallbackReceiver
    {
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRControllerState> frames { get { return m_Frames; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRControllerState> m_Frames = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRControllerState>();
        public double duration { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerRecording.duration"); } }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
        public void AddRecordingFrame(UnityEngine.XR.Interaction.Toolkit.XRControllerState state) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerRecording.AddRecordingFrame"); }
        public void AddRecordingFrameNonAlloc(UnityEngine.XR.Interaction.Toolkit.XRControllerState state) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerRecording.AddRecordingFrameNonAlloc"); }
        public void InitRecording() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerRecording.InitRecording"); }
        public void SaveRecording() { }
    }
    [System.SerializableAttribute]
    public partial class XRControllerState
    {
        public double time;
        public UnityEngine.XR.InputTrackingState inputTrackingState;
        public bool isTracked;
        public UnityEngine.Vector3 position;
        public UnityEngine.Quaternion rotation;
        public UnityEngine.XR.Interaction.Toolkit.InteractionState selectInteractionState;
        public UnityEngine.XR.Interaction.Toolkit.InteractionState activateInteractionState;
        public UnityEngine.XR.Interaction.Toolkit.InteractionState uiPressInteractionState;
        public UnityEngine.Vector2 uiScrollValue;
        protected XRControllerState(double time, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.XR.InputTrackingState inputTrackingState, bool isTracked) { this.time = time; this.position = position; this.rotation = rotation; this.inputTrackingState = inputTrackingState; this.isTracked = isTracked; }
        public XRControllerState() { }
        public XRControllerState(UnityEngine.XR.Interaction.Toolkit.XRControllerState value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerState"); }
        public XRControllerState(double time, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.XR.InputTrackingState inputTrackingState, bool isTracked, bool selectActive, bool activateActive, bool pressActive) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerState"); }
        public XRControllerState(double time, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.XR.InputTrackingState inputTrackingState, bool isTracked, bool selectActive, bool activateActive, bool pressActive, float selectValue, float activateValue, float pressValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerState"); }
        public void ResetFrameDependentStates() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.XRControllerState.ResetFrameDependentStates"); }
    }
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
}
