// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Interaction.Toolkit.AR
{
    public partial class ARAnnotationInteractable
    {
    }
    [System.Obsolete]
    public partial class ARBaseGestureInteractable
    {
    }
    [System.Obsolete]
    public partial class ARGestureInteractor
    {
    }
    [System.Obsolete]
    public partial class ARPlacementInteractable
    {
    }
    [System.Obsolete]
    public partial class ARRotationInteractable
    {
    }
    [System.Obsolete]
    public partial class ARScaleInteractable
    {
    }
    [System.Obsolete]
    public partial class ARSelectionInteractable
    {
    }
    [System.Obsolete]
    public partial class ARTranslationInteractable
    {
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AR.Inputs
{
    public partial class ScreenSpacePinchScaleInput : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.IXRInputValueReader<float>
    {
        public bool useRotationThreshold { get { return m_UseRotationThreshold; } set { m_UseRotationThreshold = value; } } [UnityEngine.SerializeField] private bool m_UseRotationThreshold = true;
        public float rotationThreshold { get { return m_RotationThreshold; } set { m_RotationThreshold = value; } } [UnityEngine.SerializeField] private float m_RotationThreshold = 0.02f;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> pinchGapDeltaInput { get { return m_PinchGapDeltaInput; } set { m_PinchGapDeltaInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> m_PinchGapDeltaInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float>("Pinch Gap Delta");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> twistDeltaRotationInput { get { return m_TwistDeltaRotationInput; } set { m_TwistDeltaRotationInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> m_TwistDeltaRotationInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float>("Twist Delta Rotation");
        protected void OnEnable() { }
        protected void OnDisable() { }
        public float ReadValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AR.Inputs.ScreenSpacePinchScaleInput.ReadValue"); }
        public bool TryReadValue(out float value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AR.Inputs.ScreenSpacePinchScaleInput.TryReadValue"); }
    }
    public partial class ScreenSpaceRayPoseDriver : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Camera controllerCamera { get { return m_ControllerCamera; } set { m_ControllerCamera = value; } } [UnityEngine.SerializeField] private UnityEngine.Camera m_ControllerCamera;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> tapStartPositionInput { get { return m_TapStartPositionInput; } set { m_TapStartPositionInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_TapStartPositionInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Tap Start Position");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> dragStartPositionInput { get { return m_DragStartPositionInput; } set { m_DragStartPositionInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_DragStartPositionInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Drag Start Position");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> dragCurrentPositionInput { get { return m_DragCurrentPositionInput; } set { m_DragCurrentPositionInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_DragCurrentPositionInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Drag Current Position");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<int> screenTouchCountInput { get { return m_ScreenTouchCountInput; } set { m_ScreenTouchCountInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<int> m_ScreenTouchCountInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<int>("Screen Touch Count");
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void Update() { }
    }
    public partial class ScreenSpaceRotateInput : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.IXRInputValueReader<UnityEngine.Vector2>
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor rayInteractor { get { return m_RayInteractor; } set { m_RayInteractor = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.XRRayInteractor m_RayInteractor;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> twistDeltaRotationInput { get { return m_TwistDeltaRotationInput; } set { m_TwistDeltaRotationInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> m_TwistDeltaRotationInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float>("Twist Delta Rotation");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> dragDeltaInput { get { return m_DragDeltaInput; } set { m_DragDeltaInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_DragDeltaInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Drag Delta");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<int> screenTouchCountInput { get { return m_ScreenTouchCountInput; } set { m_ScreenTouchCountInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<int> m_ScreenTouchCountInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<int>("Screen Touch Count");
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected void Reset() { }
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        public UnityEngine.Vector2 ReadValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AR.Inputs.ScreenSpaceRotateInput.ReadValue"); }
        public bool TryReadValue(out UnityEngine.Vector2 value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AR.Inputs.ScreenSpaceRotateInput.TryReadValue"); }
    }
    public partial class ScreenSpaceSelectInput : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.IXRInputButtonReader
    {
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> tapStartPositionInput { get { return m_TapStartPositionInput; } set { m_TapStartPositionInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_TapStartPositionInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Tap Start Position");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> dragCurrentPositionInput { get { return m_DragCurrentPositionInput; } set { m_DragCurrentPositionInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_DragCurrentPositionInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Drag Current Position");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> pinchGapDeltaInput { get { return m_PinchGapDeltaInput; } set { m_PinchGapDeltaInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> m_PinchGapDeltaInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float>("Pinch Gap Delta");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> twistDeltaRotationInput { get { return m_TwistDeltaRotationInput; } set { m_TwistDeltaRotationInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> m_TwistDeltaRotationInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float>("Twist Delta Rotation");
        protected void Update() { }
        public bool ReadIsPerformed() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AR.Inputs.ScreenSpaceSelectInput.ReadIsPerformed"); }
        public bool ReadWasPerformedThisFrame() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AR.Inputs.ScreenSpaceSelectInput.ReadWasPerformedThisFrame"); }
        public bool ReadWasCompletedThisFrame() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AR.Inputs.ScreenSpaceSelectInput.ReadWasCompletedThisFrame"); }
        public float ReadValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AR.Inputs.ScreenSpaceSelectInput.ReadValue"); }
        public bool TryReadValue(out float value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AR.Inputs.ScreenSpaceSelectInput.TryReadValue"); }
    }
    public partial class TouchscreenGestureInputLoader : UnityEngine.MonoBehaviour
    {
        public float tapDuration { get { return m_TapDuration; } set { m_TapDuration = value; } } [UnityEngine.SerializeField] private float m_TapDuration = 0.5f;
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        public void RefreshGestureRecognizersConfiguration() { }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit
{
    [System.Obsolete]
    public partial class ActionBasedContinuousMoveProvider : UnityEngine.XR.Interaction.Toolkit.ContinuousMoveProviderBase
    {
        public UnityEngine.InputSystem.InputActionProperty leftHandMoveAction { get { return m_LeftHandMoveAction; } set { m_LeftHandMoveAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_LeftHandMoveAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Left Hand Move", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty rightHandMoveAction { get { return m_RightHandMoveAction; } set { m_RightHandMoveAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_RightHandMoveAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Right Hand Move", expectedControlType:"Vector2"));
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected override UnityEngine.Vector2 ReadInput() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.ActionBasedContinuousMoveProvider.ReadInput"); }
    }
    [System.Obsolete]
    public partial class ActionBasedContinuousTurnProvider : UnityEngine.XR.Interaction.Toolkit.ContinuousTurnProviderBase
    {
        public UnityEngine.InputSystem.InputActionProperty leftHandTurnAction { get { return m_LeftHandTurnAction; } set { m_LeftHandTurnAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_LeftHandTurnAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Left Hand Turn", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty rightHandTurnAction { get { return m_RightHandTurnAction; } set { m_RightHandTurnAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_RightHandTurnAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Right Hand Turn", expectedControlType:"Vector2"));
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected override UnityEngine.Vector2 ReadInput() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.ActionBasedContinuousTurnProvider.ReadInput"); }
    }
    [System.Obsolete]
    public partial class ActionBasedController : UnityEngine.XR.Interaction.Toolkit.XRBaseController
    {
        public UnityEngine.InputSystem.InputActionProperty positionAction { get { return m_PositionAction; } set { m_PositionAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_PositionAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Position", expectedControlType:"Vector3"));
        public UnityEngine.InputSystem.InputActionProperty rotationAction { get { return m_RotationAction; } set { m_RotationAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_RotationAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Rotation", expectedControlType:"Quaternion"));
        public UnityEngine.InputSystem.InputActionProperty isTrackedAction { get { return m_IsTrackedAction; } set { m_IsTrackedAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_IsTrackedAction;
        public UnityEngine.InputSystem.InputActionProperty trackingStateAction { get { return m_TrackingStateAction; } set { m_TrackingStateAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_TrackingStateAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Tracking State", expectedControlType:"Integer"));
        public UnityEngine.InputSystem.InputActionProperty selectAction { get { return m_SelectAction; } set { m_SelectAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_SelectAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Select", type:UnityEngine.InputSystem.InputActionType.Button));
        public UnityEngine.InputSystem.InputActionProperty selectActionValue { get { return m_SelectActionValue; } set { m_SelectActionValue = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_SelectActionValue = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Select Value", expectedControlType:"Axis"));
        public UnityEngine.InputSystem.InputActionProperty activateAction { get { return m_ActivateAction; } set { m_ActivateAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_ActivateAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Activate", type:UnityEngine.InputSystem.InputActionType.Button));
        public UnityEngine.InputSystem.InputActionProperty activateActionValue { get { return m_ActivateActionValue; } set { m_ActivateActionValue = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_ActivateActionValue = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Activate Value", expectedControlType:"Axis"));
        public UnityEngine.InputSystem.InputActionProperty uiPressAction { get { return m_UIPressAction; } set { m_UIPressAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_UIPressAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("UI Press", type:UnityEngine.InputSystem.InputActionType.Button));
        public UnityEngine.InputSystem.InputActionProperty uiPressActionValue { get { return m_UIPressActionValue; } set { m_UIPressActionValue = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_UIPressActionValue = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("UI Press Value", expectedControlType:"Axis"));
        public UnityEngine.InputSystem.InputActionProperty uiScrollAction { get { return m_UIScrollAction; } set { m_UIScrollAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_UIScrollAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("UI Scroll", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty hapticDeviceAction { get { return m_HapticDeviceAction; } set { m_HapticDeviceAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_HapticDeviceAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Haptic Device", type:UnityEngine.InputSystem.InputActionType.PassThrough));
        public UnityEngine.InputSystem.InputActionProperty rotateAnchorAction { get { return m_RotateAnchorAction; } set { m_RotateAnchorAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_RotateAnchorAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Rotate Anchor", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty directionalAnchorRotationAction { get { return m_DirectionalAnchorRotationAction; } set { m_DirectionalAnchorRotationAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_DirectionalAnchorRotationAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Directional Anchor Rotation", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty translateAnchorAction { get { return m_TranslateAnchorAction; } set { m_TranslateAnchorAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_TranslateAnchorAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Translate Anchor", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty scaleToggleAction { get { return m_ScaleToggleAction; } set { m_ScaleToggleAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_ScaleToggleAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Scale Toggle", type:UnityEngine.InputSystem.InputActionType.Button));
        public UnityEngine.InputSystem.InputActionProperty scaleDeltaAction { get { return m_ScaleDeltaAction; } set { m_ScaleDeltaAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_ScaleDeltaAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Scale Delta", expectedControlType:"Vector2"));
        protected virtual bool IsPressed(UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.ActionBasedController.IsPressed"); }
        protected virtual float ReadValue(UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.ActionBasedController.ReadValue"); }
    }
    [System.Obsolete]
    public partial class ActionBasedSnapTurnProvider : UnityEngine.XR.Interaction.Toolkit.SnapTurnProviderBase
    {
        public UnityEngine.InputSystem.InputActionProperty leftHandSnapTurnAction { get { return m_LeftHandSnapTurnAction; } set { m_LeftHandSnapTurnAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_LeftHandSnapTurnAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Left Hand Snap Turn", expectedControlType:"Vector2"));
        public UnityEngine.InputSystem.InputActionProperty rightHandSnapTurnAction { get { return m_RightHandSnapTurnAction; } set { m_RightHandSnapTurnAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_RightHandSnapTurnAction = new UnityEngine.InputSystem.InputActionProperty(new UnityEngine.InputSystem.InputAction("Right Hand Snap Turn", expectedControlType:"Vector2"));
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected override UnityEngine.Vector2 ReadInput() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.ActionBasedSnapTurnProvider.ReadInput"); }
    }
    [System.SerializableAttribute]
    public sealed partial class ActivateEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.ActivateEventArgs>
    {
    }
    public partial class ActivateEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseInteractionEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRActivateInteractor interactorObject { get { return m_KeptInteractorObject.Get("UnityEngine.XR.Interaction.Toolkit.ActivateEventArgs.interactorObject"); } set { m_KeptInteractorObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRActivateInteractor> m_KeptInteractorObject;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable interactableObject { get { return m_KeptInteractableObject.Get("UnityEngine.XR.Interaction.Toolkit.ActivateEventArgs.interactableObject"); } set { m_KeptInteractableObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable> m_KeptInteractableObject;
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs
{
    [System.Obsolete]
    public partial struct ColorTweenJob : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.ITweenJob<UnityEngine.Color>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<UnityEngine.Color> jobData { get; set; }
        public byte colorBlendMode { get; set; }
        public float colorBlendAmount { get; set; }
        public void Execute() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.ColorTweenJob.Execute"); }
        public UnityEngine.Color Lerp(UnityEngine.Color from, UnityEngine.Color to, float t) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.ColorTweenJob.Lerp"); }
        public bool IsNearlyEqual(UnityEngine.Color from, UnityEngine.Color to) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.ColorTweenJob.IsNearlyEqual"); }
    }
    [System.Obsolete]
    public partial struct Float2TweenJob : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.ITweenJob<Unity.Mathematics.float2>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<Unity.Mathematics.float2> jobData { get; set; }
        public void Execute() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.Float2TweenJob.Execute"); }
        public Unity.Mathematics.float2 Lerp(Unity.Mathematics.float2 from, Unity.Mathematics.float2 to, float t) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.Float2TweenJob.Lerp"); }
        public bool IsNearlyEqual(Unity.Mathematics.float2 from, Unity.Mathematics.float2 to) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.Float2TweenJob.IsNearlyEqual"); }
    }
    [System.Obsolete]
    public partial struct Float3TweenJob : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.ITweenJob<Unity.Mathematics.float3>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<Unity.Mathematics.float3> jobData { get; set; }
        public void Execute() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.Float3TweenJob.Execute"); }
        public Unity.Mathematics.float3 Lerp(Unity.Mathematics.float3 from, Unity.Mathematics.float3 to, float t) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.Float3TweenJob.Lerp"); }
        public bool IsNearlyEqual(Unity.Mathematics.float3 from, Unity.Mathematics.float3 to) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.Float3TweenJob.IsNearlyEqual"); }
    }
    [System.Obsolete]
    public partial struct Float4TweenJob : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.ITweenJob<Unity.Mathematics.float4>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<Unity.Mathematics.float4> jobData { get; set; }
        public void Execute() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.Float4TweenJob.Execute"); }
        public Unity.Mathematics.float4 Lerp(Unity.Mathematics.float4 from, Unity.Mathematics.float4 to, float t) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.Float4TweenJob.Lerp"); }
        public bool IsNearlyEqual(Unity.Mathematics.float4 from, Unity.Mathematics.float4 to) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.Float4TweenJob.IsNearlyEqual"); }
    }
    [System.Obsolete]
    public partial struct FloatTweenJob : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.ITweenJob<float>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<float> jobData { get; set; }
        public void Execute() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.FloatTweenJob.Execute"); }
        public float Lerp(float from, float to, float t) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.FloatTweenJob.Lerp"); }
        public bool IsNearlyEqual(float from, float to) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.FloatTweenJob.IsNearlyEqual"); }
    }
    [System.Obsolete]
    public partial interface ITweenJob<T> : Unity.Jobs.IJob where T : struct
    {
        UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<T> jobData { get; set; }
        T Lerp(T from, T to, float t);
        bool IsNearlyEqual(T from, T to);
    }
    [System.Obsolete]
    public partial struct TweenJobData<T> where T : struct
    {
        public const float squareSnapDistanceThreshold = 2.50000028E-07f;
        public const byte totalStateTransitionIncrements = 255;
        public T initialValue;
        public T stateOriginValue;
        public T stateTargetValue;
        public byte stateTransitionIncrement;
        public float stateTransitionAmountFloat { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<T>.stateTransitionAmountFloat"); } }
        public UnityEngine.XR.Interaction.Toolkit.Utilities.Collections.NativeCurve nativeCurve;
        public T tweenStartValue;
        public float tweenAmount;
        public Unity.Collections.NativeArray<T> outputData;
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Audio
{
    [UnityEngine.RequireComponent(typeof(UnityEngine.AudioSource))]
    [System.Obsolete]
    public partial class AudioAffordanceReceiver : UnityEngine.MonoBehaviour
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider affordanceStateProvider { get { return m_AffordanceStateProvider; } set { m_AffordanceStateProvider = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider m_AffordanceStateProvider;
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Audio.AudioAffordanceThemeDatumProperty affordanceThemeDatum { get { return m_AffordanceThemeDatum; } set { m_AffordanceThemeDatum = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Audio.AudioAffordanceThemeDatumProperty m_AffordanceThemeDatum;
        public UnityEngine.AudioSource audioSource { get { return m_AudioSource; } set { m_AudioSource = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioSource m_AudioSource;
        protected void OnValidate() { }
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver
{
    [System.Obsolete]
    public abstract partial class BaseAffordanceStateReceiver<T> : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.IAffordanceStateReceiver<T> where T : struct, System.IEquatable<T>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider affordanceStateProvider { get { return m_AffordanceStateProvider; } set { m_AffordanceStateProvider = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider m_AffordanceStateProvider;
        public bool replaceIdleStateValueWithInitialValue { get { return m_ReplaceIdleStateValueWithInitialValue; } set { m_ReplaceIdleStateValueWithInitialValue = value; } } [UnityEngine.SerializeField] private bool m_ReplaceIdleStateValueWithInitialValue;
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T> affordanceTheme { get { return m_KeptAffordanceTheme.Get("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAffordanceStateReceiver<T>.affordanceTheme"); } set { m_KeptAffordanceTheme.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T>> m_KeptAffordanceTheme;
        protected abstract UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T> defaultAffordanceTheme { get; }
        protected abstract Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<T> affordanceValue { get; }
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<T> currentAffordanceValue { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAffordanceStateReceiver<T>.currentAffordanceValue"); } }
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData> currentAffordanceStateData { get; internal set; } = new Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData>();
        protected T initialValue { get; set; }
        protected bool initialValueCaptured { get; set; }
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void Start() { }
        protected abstract UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T> GenerateNewAffordanceThemeInstance();
        protected virtual void OnAffordanceThemeChanged(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T> newValue) { }
        public virtual void OnAffordanceStateUpdated(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData previousState, UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData newState) { }
        protected virtual void ConsumeAffordance(T newValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAffordanceStateReceiver<T>.ConsumeAffordance"); }
        protected abstract void OnAffordanceValueUpdated(T newValue);
        protected virtual void CaptureInitialValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAffordanceStateReceiver<T>.CaptureInitialValue"); }
        protected virtual T GetCurrentValueForCapture() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAffordanceStateReceiver<T>.GetCurrentValueForCapture"); }
        protected virtual T ProcessTargetAffordanceValue(T newValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAffordanceStateReceiver<T>.ProcessTargetAffordanceValue"); }
    }
    [System.Obsolete]
    public abstract partial class BaseAsyncAffordanceStateReceiver<T> : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAffordanceStateReceiver<T>, UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.IAsyncAffordanceStateReceiver where T : struct, System.IEquatable<T>
    {
        protected virtual void OnDestroy() { }
        public Unity.Jobs.JobHandle HandleTween(float tweenTarget) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAsyncAffordanceStateReceiver<T>.HandleTween"); }
        public void UpdateStateFromCompletedJob() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAsyncAffordanceStateReceiver<T>.UpdateStateFromCompletedJob"); }
        protected abstract Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<T> jobData);
    }
    [System.Obsolete]
    public abstract partial class BaseSynchronousAffordanceStateReceiver<T> : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAffordanceStateReceiver<T>, UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.ISynchronousAffordanceStateReceiver where T : struct, System.IEquatable<T>
    {
        public virtual void HandleTween(float tweenTarget) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseSynchronousAffordanceStateReceiver<T>.HandleTween"); }
        protected abstract T Interpolate(T startValue, T targetValue, float interpolationAmount);
    }
    [System.Obsolete]
    public partial interface IAffordanceStateReceiver
    {
        Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData> currentAffordanceStateData { get; }
        void OnAffordanceStateUpdated(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData previousState, UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData newState);
    }
    [System.Obsolete]
    public partial interface IAffordanceStateReceiver<T> : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.IAffordanceStateReceiver where T : struct
    {
        UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T> affordanceTheme { get; }
        Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<T> currentAffordanceValue { get; }
    }
    [System.Obsolete]
    public partial interface IAsyncAffordanceStateReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.IAffordanceStateReceiver
    {
        Unity.Jobs.JobHandle HandleTween(float tweenTarget);
        void UpdateStateFromCompletedJob();
    }
    [System.Obsolete]
    public partial interface ISynchronousAffordanceStateReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.IAffordanceStateReceiver
    {
        void HandleTween(float tweenTarget);
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives
{
    [System.Obsolete]
    public partial class ColorAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAsyncAffordanceStateReceiver<UnityEngine.Color>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.ColorAffordanceThemeDatumProperty affordanceThemeDatum { get { return m_AffordanceThemeDatum; } set { m_AffordanceThemeDatum = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.ColorAffordanceThemeDatumProperty m_AffordanceThemeDatum;
        public Unity.XR.CoreUtils.ColorUnityEvent valueUpdated { get { return m_ValueUpdated; } set { m_ValueUpdated = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.ColorUnityEvent m_ValueUpdated;
        protected override UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<UnityEngine.Color> defaultAffordanceTheme { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.ColorAffordanceReceiver.defaultAffordanceTheme"); } }
        protected override Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<UnityEngine.Color> affordanceValue { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.ColorAffordanceReceiver.affordanceValue"); } }
        protected override Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<UnityEngine.Color> jobData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.ColorAffordanceReceiver.ScheduleTweenJob"); }
        protected override UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<UnityEngine.Color> GenerateNewAffordanceThemeInstance() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.ColorAffordanceReceiver.GenerateNewAffordanceThemeInstance"); }
        protected override void OnAffordanceValueUpdated(UnityEngine.Color newValue) { }
    }
    [System.Obsolete]
    public partial class FloatAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAsyncAffordanceStateReceiver<float>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.FloatAffordanceThemeDatumProperty affordanceThemeDatum { get { return m_AffordanceThemeDatum; } set { m_AffordanceThemeDatum = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.FloatAffordanceThemeDatumProperty m_AffordanceThemeDatum;
        public Unity.XR.CoreUtils.FloatUnityEvent valueUpdated { get { return m_ValueUpdated; } set { m_ValueUpdated = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.FloatUnityEvent m_ValueUpdated;
        protected override UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<float> defaultAffordanceTheme { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.FloatAffordanceReceiver.defaultAffordanceTheme"); } }
        protected override Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<float> affordanceValue { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.FloatAffordanceReceiver.affordanceValue"); } }
        protected override Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<float> jobData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.FloatAffordanceReceiver.ScheduleTweenJob"); }
        protected override UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<float> GenerateNewAffordanceThemeInstance() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.FloatAffordanceReceiver.GenerateNewAffordanceThemeInstance"); }
        protected override void OnAffordanceValueUpdated(float newValue) { }
    }
    [System.Obsolete]
    public partial class QuaternionAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector4AffordanceReceiver
    {
        public Unity.XR.CoreUtils.QuaternionUnityEvent quaternionValueUpdated { get { return m_QuaternionValueUpdated; } set { m_QuaternionValueUpdated = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.QuaternionUnityEvent m_QuaternionValueUpdated;
    }
    [System.Obsolete]
    public partial class QuaternionEulerAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector3AffordanceReceiver
    {
        public Unity.XR.CoreUtils.QuaternionUnityEvent quaternionValueUpdated { get { return m_QuaternionValueUpdated; } set { m_QuaternionValueUpdated = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.QuaternionUnityEvent m_QuaternionValueUpdated;
    }
    [System.Obsolete]
    public partial class Vector2AffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAsyncAffordanceStateReceiver<Unity.Mathematics.float2>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector2AffordanceThemeDatumProperty affordanceThemeDatum { get { return m_AffordanceThemeDatum; } set { m_AffordanceThemeDatum = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector2AffordanceThemeDatumProperty m_AffordanceThemeDatum;
        public Unity.XR.CoreUtils.Vector2UnityEvent valueUpdated { get { return m_ValueUpdated; } set { m_ValueUpdated = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.Vector2UnityEvent m_ValueUpdated;
        protected override UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<Unity.Mathematics.float2> defaultAffordanceTheme { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector2AffordanceReceiver.defaultAffordanceTheme"); } }
        protected override Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<Unity.Mathematics.float2> affordanceValue { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector2AffordanceReceiver.affordanceValue"); } }
        protected override Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<Unity.Mathematics.float2> jobData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector2AffordanceReceiver.ScheduleTweenJob"); }
        protected override UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<Unity.Mathematics.float2> GenerateNewAffordanceThemeInstance() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector2AffordanceReceiver.GenerateNewAffordanceThemeInstance"); }
        protected override void OnAffordanceValueUpdated(Unity.Mathematics.float2 newValue) { }
    }
    [System.Obsolete]
    public partial class Vector3AffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAsyncAffordanceStateReceiver<Unity.Mathematics.float3>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector3AffordanceThemeDatumProperty affordanceThemeDatum { get { return m_AffordanceThemeDatum; } set { m_AffordanceThemeDatum = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector3AffordanceThemeDatumProperty m_AffordanceThemeDatum;
        public Unity.XR.CoreUtils.Vector3UnityEvent valueUpdated { get { return m_ValueUpdated; } set { m_ValueUpdated = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.Vector3UnityEvent m_ValueUpdated;
        protected override UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<Unity.Mathematics.float3> defaultAffordanceTheme { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector3AffordanceReceiver.defaultAffordanceTheme"); } }
        protected override Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<Unity.Mathematics.float3> affordanceValue { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector3AffordanceReceiver.affordanceValue"); } }
        protected override Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<Unity.Mathematics.float3> jobData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector3AffordanceReceiver.ScheduleTweenJob"); }
        protected override UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<Unity.Mathematics.float3> GenerateNewAffordanceThemeInstance() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector3AffordanceReceiver.GenerateNewAffordanceThemeInstance"); }
        protected override void OnAffordanceValueUpdated(Unity.Mathematics.float3 newValue) { }
    }
    [System.Obsolete]
    public partial class Vector4AffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.BaseAsyncAffordanceStateReceiver<Unity.Mathematics.float4>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector4AffordanceThemeDatumProperty affordanceThemeDatum { get { return m_AffordanceThemeDatum; } set { m_AffordanceThemeDatum = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector4AffordanceThemeDatumProperty m_AffordanceThemeDatum;
        public Unity.XR.CoreUtils.Vector4UnityEvent valueUpdated { get { return m_ValueUpdated; } set { m_ValueUpdated = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.Vector4UnityEvent m_ValueUpdated;
        protected override UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<Unity.Mathematics.float4> defaultAffordanceTheme { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector4AffordanceReceiver.defaultAffordanceTheme"); } }
        protected override Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<Unity.Mathematics.float4> affordanceValue { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector4AffordanceReceiver.affordanceValue"); } }
        protected override Unity.Jobs.JobHandle ScheduleTweenJob(ref UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Jobs.TweenJobData<Unity.Mathematics.float4> jobData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector4AffordanceReceiver.ScheduleTweenJob"); }
        protected override UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<Unity.Mathematics.float4> GenerateNewAffordanceThemeInstance() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector4AffordanceReceiver.GenerateNewAffordanceThemeInstance"); }
        protected override void OnAffordanceValueUpdated(Unity.Mathematics.float4 newValue) { }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Rendering
{
    [System.Obsolete]
    public partial class BlendShapeAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.FloatAffordanceReceiver
    {
        public UnityEngine.SkinnedMeshRenderer skinnedMeshRenderer { get { return m_SkinnedMeshRenderer; } set { m_SkinnedMeshRenderer = value; } } [UnityEngine.SerializeField] private UnityEngine.SkinnedMeshRenderer m_SkinnedMeshRenderer;
        public int blendShapeIndex { get { return m_BlendShapeIndex; } set { m_BlendShapeIndex = value; } } [UnityEngine.SerializeField] private int m_BlendShapeIndex;
    }
    [System.Obsolete]
    public partial class ColorGradientLineRendererAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.ColorAffordanceReceiver
    {
        public UnityEngine.LineRenderer lineRenderer { get { return m_LineRenderer; } set { m_LineRenderer = value; } } [UnityEngine.SerializeField] private UnityEngine.LineRenderer m_LineRenderer;
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Rendering.ColorGradientLineRendererAffordanceReceiver.LineColorProperty lineColorProperty { get { return m_LineColorProperty; } set { m_LineColorProperty = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Rendering.ColorGradientLineRendererAffordanceReceiver.LineColorProperty m_LineColorProperty = UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Rendering.ColorGradientLineRendererAffordanceReceiver.LineColorProperty.StartColor;
        public bool disableXRInteractorLineVisualColorControlIfPresent { get { return m_DisableXRInteractorLineVisualColorControlIfPresent; } set { m_DisableXRInteractorLineVisualColorControlIfPresent = value; } } [UnityEngine.SerializeField] private bool m_DisableXRInteractorLineVisualColorControlIfPresent = true;
        public enum LineColorProperty
        {
            StartColor = 0,
            EndColor = 1,
        }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper))]
    [System.Obsolete]
    public partial class ColorMaterialPropertyAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.ColorAffordanceReceiver
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper materialPropertyBlockHelper { get { return m_MaterialPropertyBlockHelper; } set { m_MaterialPropertyBlockHelper = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper m_MaterialPropertyBlockHelper;
        public string colorPropertyName { get { return m_ColorPropertyName; } set { m_ColorPropertyName = value; } } [UnityEngine.SerializeField] private string m_ColorPropertyName;
        protected void OnValidate() { }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper))]
    [System.Obsolete]
    public partial class FloatMaterialPropertyAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.FloatAffordanceReceiver
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper materialPropertyBlockHelper { get { return m_MaterialPropertyBlockHelper; } set { m_MaterialPropertyBlockHelper = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper m_MaterialPropertyBlockHelper;
        public string floatPropertyName { get { return m_FloatPropertyName; } set { m_FloatPropertyName = value; } } [UnityEngine.SerializeField] private string m_FloatPropertyName;
        protected void OnValidate() { }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper))]
    [System.Obsolete]
    public partial class Vector2MaterialPropertyAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector2AffordanceReceiver
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper materialPropertyBlockHelper { get { return m_MaterialPropertyBlockHelper; } set { m_MaterialPropertyBlockHelper = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper m_MaterialPropertyBlockHelper;
        public string vector2PropertyName { get { return m_Vector2PropertyName; } set { m_Vector2PropertyName = value; } } [UnityEngine.SerializeField] private string m_Vector2PropertyName;
        protected void OnValidate() { }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper))]
    [System.Obsolete]
    public partial class Vector3MaterialPropertyAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector3AffordanceReceiver
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper materialPropertyBlockHelper { get { return m_MaterialPropertyBlockHelper; } set { m_MaterialPropertyBlockHelper = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper m_MaterialPropertyBlockHelper;
        public string vector3PropertyName { get { return m_Vector3PropertyName; } set { m_Vector3PropertyName = value; } } [UnityEngine.SerializeField] private string m_Vector3PropertyName;
        protected void OnValidate() { }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper))]
    [System.Obsolete]
    public partial class Vector4MaterialPropertyAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.Vector4AffordanceReceiver
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper materialPropertyBlockHelper { get { return m_MaterialPropertyBlockHelper; } set { m_MaterialPropertyBlockHelper = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper m_MaterialPropertyBlockHelper;
        public string vector4PropertyName { get { return m_Vector4PropertyName; } set { m_Vector4PropertyName = value; } } [UnityEngine.SerializeField] private string m_Vector4PropertyName;
        protected void OnValidate() { }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Transformation
{
    [System.Obsolete]
    public partial class UniformTransformScaleAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.FloatAffordanceReceiver
    {
        public UnityEngine.Transform transformToScale { get { return m_TransformToScale; } set { m_TransformToScale = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_TransformToScale = null;
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.UI
{
    [System.Obsolete]
    public partial class ImageColorAffordanceReceiver : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.Primitives.ColorAffordanceReceiver
    {
        public UnityEngine.UI.Image image { get { return m_Image; } set { m_Image = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Image m_Image;
        public UnityEngine.CanvasGroup canvasGroup { get { return m_CanvasGroup; } set { m_CanvasGroup = value; } } [UnityEngine.SerializeField] private UnityEngine.CanvasGroup m_CanvasGroup;
        public bool ignoreAlpha { get { return m_IgnoreAlpha; } set { m_IgnoreAlpha = value; } } [UnityEngine.SerializeField] private bool m_IgnoreAlpha;
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering
{
    [System.Obsolete]
    public abstract partial class MaterialHelperBase : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Renderer rendererTarget { get { return m_Renderer; } set { m_Renderer = value; } } [UnityEngine.SerializeField] private UnityEngine.Renderer m_Renderer;
        public int materialIndex { get { return m_MaterialIndex; } set { m_MaterialIndex = value; } } [UnityEngine.SerializeField] private int m_MaterialIndex;
        protected bool isInitialized { get; private set; }
        protected void OnEnable() { }
        protected virtual void Initialize() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialHelperBase.Initialize"); }
        public UnityEngine.Material GetSharedMaterialForTarget() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialHelperBase.GetSharedMaterialForTarget"); }
    }
    [System.Obsolete]
    public partial class MaterialInstanceHelper : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialHelperBase
    {
        protected void OnDestroy() { }
        public bool TryGetMaterialInstance(out UnityEngine.Material materialInstance) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialInstanceHelper.TryGetMaterialInstance"); }
    }
    [System.Obsolete]
    public partial class MaterialPropertyBlockHelper : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialHelperBase
    {
        protected void OnDestroy() { }
        protected void LateUpdate() { }
        public UnityEngine.MaterialPropertyBlock GetMaterialPropertyBlock(bool markPropertyBlockAsDirty = true) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Rendering.MaterialPropertyBlockHelper.GetMaterialPropertyBlock"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State
{
    [System.Obsolete]
    public partial struct AffordanceStateData : System.IEquatable<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData>
    {
        public const byte totalStateTransitionIncrements = 255;
        public byte stateIndex { get; internal set; }
        public byte stateTransitionIncrement { get; internal set; }
        public float stateTransitionAmountFloat { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData.stateTransitionAmountFloat"); } }
        public AffordanceStateData(byte stateIndex, float transitionAmount) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData"); }
        public AffordanceStateData(byte stateIndex, byte transitionIncrement) { this = default(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData); this.stateIndex = stateIndex; this.stateTransitionIncrement = transitionIncrement; }
        public bool Equals(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData other) { return base.Equals(other); }
    }
    [System.Obsolete]
    public static partial class AffordanceStateShortcuts
    {
        public const byte disabled = 0;
        public static UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData disabledState { get; internal set; }
        public const byte idle = 1;
        public static UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData idleState { get; internal set; }
        public const byte hovered = 2;
        public static UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData hoveredState { get; internal set; }
        public const byte hoveredPriority = 3;
        public static UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData hoveredPriorityState { get; internal set; }
        public const byte selected = 4;
        public static UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData selectedState { get; internal set; }
        public const byte activated = 5;
        public static UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData activatedState { get; internal set; }
        public const byte focused = 6;
        public static UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData focusedState { get; internal set; }
    }
    [System.Obsolete]
    public abstract partial class BaseAffordanceStateProvider : UnityEngine.MonoBehaviour
    {
        public float transitionDuration { get { return m_TransitionDuration; } set { m_TransitionDuration = value; } } [UnityEngine.SerializeField] private float m_TransitionDuration = 0.125f;
        public bool isCurrentlyTransitioning { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider.isCurrentlyTransitioning"); } }
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData> currentAffordanceStateData { get; internal set; } = new Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData>();
        protected virtual void OnValidate() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void Update() { }
        protected virtual void BindToProviders() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider.BindToProviders"); }
        protected virtual void ClearBindings() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider.ClearBindings"); }
        protected void AddBinding(Unity.XR.CoreUtils.Bindings.IEventBinding binding) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider.AddBinding"); }
        public void UpdateAffordanceState(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData newAffordanceStateData) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider.UpdateAffordanceState"); }
        public bool RegisterAffordanceReceiver(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.IAffordanceStateReceiver receiver) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider.RegisterAffordanceReceiver"); }
        public bool UnregisterAffordanceReceiver(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Receiver.IAffordanceStateReceiver receiver) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider.UnregisterAffordanceReceiver"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    [System.Obsolete]
    public partial class XRInteractableAffordanceStateProvider : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider
    {
        public UnityEngine.Object interactableSource { get { return m_InteractableSource; } set { m_InteractableSource = value; } } [UnityEngine.SerializeField] private UnityEngine.Object m_InteractableSource;
        public bool ignoreHoverEvents { get { return m_IgnoreHoverEvents; } set { m_IgnoreHoverEvents = value; } } [UnityEngine.SerializeField] private bool m_IgnoreHoverEvents;
        public bool ignoreHoverPriorityEvents { get { return m_IgnoreHoverPriorityEvents; } set { m_IgnoreHoverPriorityEvents = value; } } [UnityEngine.SerializeField] private bool m_IgnoreHoverPriorityEvents = true;
        public bool ignoreFocusEvents { get { return m_IgnoreFocusEvents; } set { m_IgnoreFocusEvents = value; } } [UnityEngine.SerializeField] private bool m_IgnoreFocusEvents = true;
        public bool ignoreSelectEvents { get { return m_IgnoreSelectEvents; } set { m_IgnoreSelectEvents = value; } } [UnityEngine.SerializeField] private bool m_IgnoreSelectEvents;
        public bool ignoreActivateEvents { get { return m_IgnoreActivateEvents; } set { m_IgnoreActivateEvents = value; } } [UnityEngine.SerializeField] private bool m_IgnoreActivateEvents;
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.SelectClickAnimationMode selectClickAnimationMode { get { return m_SelectClickAnimationMode; } set { m_SelectClickAnimationMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.SelectClickAnimationMode m_SelectClickAnimationMode = UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.SelectClickAnimationMode.SelectEntered;
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.ActivateClickAnimationMode activateClickAnimationMode { get { return m_ActivateClickAnimationMode; } set { m_ActivateClickAnimationMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.ActivateClickAnimationMode m_ActivateClickAnimationMode = UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.ActivateClickAnimationMode.None;
        public float clickAnimationDuration { get { return m_ClickAnimationDuration; } set { m_ClickAnimationDuration = value; } } [UnityEngine.SerializeField] private float m_ClickAnimationDuration = 0.25f;
        public Unity.XR.CoreUtils.Datums.AnimationCurveDatumProperty clickAnimationCurve { get { return m_ClickAnimationCurve; } set { m_ClickAnimationCurve = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.Datums.AnimationCurveDatumProperty m_ClickAnimationCurve;
        protected virtual bool isHovered { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.isHovered"); } }
        protected virtual bool isSelected { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.isSelected"); } }
        protected virtual bool isFocused { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.isFocused"); } }
        protected virtual bool isActivated { get; private set; }
        protected virtual bool isRegistered { get; private set; }
        protected void Awake() { }
        public bool SetBoundInteractionReceiver(UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable receiver) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.SetBoundInteractionReceiver"); }
        protected virtual void OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractableRegisteredEventArgs args) { }
        protected virtual void OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractableUnregisteredEventArgs args) { }
        protected virtual void OnFirstHoverEntered(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { }
        protected virtual void OnLastHoverExited(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { }
        protected virtual void OnHoverEntered(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { }
        protected virtual void OnHoverExited(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { }
        protected virtual void OnFirstSelectEntered(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args) { }
        protected virtual void OnLastSelectExited(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args) { }
        protected virtual void OnFirstFocusEntered(UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs args) { }
        protected virtual void OnLastFocusExited(UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs args) { }
        protected virtual void OnActivatedEvent(UnityEngine.XR.Interaction.Toolkit.ActivateEventArgs args) { }
        protected virtual void OnDeactivatedEvent(UnityEngine.XR.Interaction.Toolkit.DeactivateEventArgs args) { }
        protected virtual void OnLargestInteractionStrengthChanged(float value) { }
        protected virtual void SelectedClickBehavior() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.SelectedClickBehavior"); }
        protected virtual void ActivatedClickBehavior() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.ActivatedClickBehavior"); }
        protected virtual System.Collections.IEnumerator ClickAnimation(byte targetStateIndex, float duration, System.Action onComplete = null) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.ClickAnimation"); }
        protected virtual UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData GenerateNewAffordanceState() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.GenerateNewAffordanceState"); }
        public void RefreshState() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractableAffordanceStateProvider.RefreshState"); }
        public enum SelectClickAnimationMode
        {
            None = 0,
            SelectEntered = 1,
            SelectExited = 2,
        }
        public enum ActivateClickAnimationMode
        {
            None = 0,
            Activated = 1,
            Deactivated = 2,
        }
    }
}
