// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation
{
    public partial class XRDeviceSimulator : UnityEngine.MonoBehaviour
    {
        [System.Obsolete] public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.SimulatedHandExpression> simulatedHandExpressions { get { return m_SimulatedHandExpressions; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.SimulatedHandExpression> m_SimulatedHandExpressions = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.SimulatedHandExpression>();
        [System.Obsolete] public bool removeOtherHMDDevices { get { return m_KeptRemoveOtherHMDDevices.Get("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.removeOtherHMDDevices"); } set { m_KeptRemoveOtherHMDDevices.Set(value); } } private Umcp.Kept<bool> m_KeptRemoveOtherHMDDevices;
        [System.Obsolete] public bool handTrackingCapability { get { return m_KeptHandTrackingCapability.Get("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.handTrackingCapability"); } set { m_KeptHandTrackingCapability.Set(value); } } private Umcp.Kept<bool> m_KeptHandTrackingCapability;
        [System.Obsolete] public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.DeviceMode deviceMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.deviceMode"); } }
        [System.Obsolete] protected virtual void AddDevices() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.AddDevices"); }
        [System.Obsolete] protected virtual void RemoveDevices() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.RemoveDevices"); }
        public UnityEngine.InputSystem.InputActionAsset deviceSimulatorActionAsset { get { return m_DeviceSimulatorActionAsset; } set { m_DeviceSimulatorActionAsset = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionAsset m_DeviceSimulatorActionAsset;
        public UnityEngine.InputSystem.InputActionAsset controllerActionAsset { get { return m_ControllerActionAsset; } set { m_ControllerActionAsset = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionAsset m_ControllerActionAsset;
        public UnityEngine.InputSystem.InputActionReference keyboardXTranslateAction { get { return m_KeyboardXTranslateAction; } set { m_KeyboardXTranslateAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_KeyboardXTranslateAction;
        public UnityEngine.InputSystem.InputActionReference keyboardYTranslateAction { get { return m_KeyboardYTranslateAction; } set { m_KeyboardYTranslateAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_KeyboardYTranslateAction;
        public UnityEngine.InputSystem.InputActionReference keyboardZTranslateAction { get { return m_KeyboardZTranslateAction; } set { m_KeyboardZTranslateAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_KeyboardZTranslateAction;
        public UnityEngine.InputSystem.InputActionReference manipulateLeftAction { get { return m_ManipulateLeftAction; } set { m_ManipulateLeftAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ManipulateLeftAction;
        public UnityEngine.InputSystem.InputActionReference manipulateRightAction { get { return m_ManipulateRightAction; } set { m_ManipulateRightAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ManipulateRightAction;
        public UnityEngine.InputSystem.InputActionReference toggleManipulateLeftAction { get { return m_ToggleManipulateLeftAction; } set { m_ToggleManipulateLeftAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ToggleManipulateLeftAction;
        public UnityEngine.InputSystem.InputActionReference toggleManipulateRightAction { get { return m_ToggleManipulateRightAction; } set { m_ToggleManipulateRightAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ToggleManipulateRightAction;
        public UnityEngine.InputSystem.InputActionReference toggleManipulateBodyAction { get { return m_ToggleManipulateBodyAction; } set { m_ToggleManipulateBodyAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ToggleManipulateBodyAction;
        public UnityEngine.InputSystem.InputActionReference manipulateHeadAction { get { return m_ManipulateHeadAction; } set { m_ManipulateHeadAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ManipulateHeadAction;
        public UnityEngine.InputSystem.InputActionReference handControllerModeAction { get { return m_HandControllerModeAction; } set { m_HandControllerModeAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_HandControllerModeAction;
        public UnityEngine.InputSystem.InputActionReference cycleDevicesAction { get { return m_CycleDevicesAction; } set { m_CycleDevicesAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_CycleDevicesAction;
        public UnityEngine.InputSystem.InputActionReference stopManipulationAction { get { return m_StopManipulationAction; } set { m_StopManipulationAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_StopManipulationAction;
        public UnityEngine.InputSystem.InputActionReference mouseDeltaAction { get { return m_MouseDeltaAction; } set { m_MouseDeltaAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_MouseDeltaAction;
        public UnityEngine.InputSystem.InputActionReference mouseScrollAction { get { return m_MouseScrollAction; } set { m_MouseScrollAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_MouseScrollAction;
        public UnityEngine.InputSystem.InputActionReference rotateModeOverrideAction { get { return m_RotateModeOverrideAction; } set { m_RotateModeOverrideAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_RotateModeOverrideAction;
        public UnityEngine.InputSystem.InputActionReference toggleMouseTransformationModeAction { get { return m_ToggleMouseTransformationModeAction; } set { m_ToggleMouseTransformationModeAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ToggleMouseTransformationModeAction;
        public UnityEngine.InputSystem.InputActionReference negateModeAction { get { return m_NegateModeAction; } set { m_NegateModeAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_NegateModeAction;
        public UnityEngine.InputSystem.InputActionReference xConstraintAction { get { return m_XConstraintAction; } set { m_XConstraintAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_XConstraintAction;
        public UnityEngine.InputSystem.InputActionReference yConstraintAction { get { return m_YConstraintAction; } set { m_YConstraintAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_YConstraintAction;
        public UnityEngine.InputSystem.InputActionReference zConstraintAction { get { return m_ZConstraintAction; } set { m_ZConstraintAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ZConstraintAction;
        public UnityEngine.InputSystem.InputActionReference resetAction { get { return m_ResetAction; } set { m_ResetAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ResetAction;
        public UnityEngine.InputSystem.InputActionReference toggleCursorLockAction { get { return m_ToggleCursorLockAction; } set { m_ToggleCursorLockAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ToggleCursorLockAction;
        public UnityEngine.InputSystem.InputActionReference toggleDevicePositionTargetAction { get { return m_ToggleDevicePositionTargetAction; } set { m_ToggleDevicePositionTargetAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ToggleDevicePositionTargetAction;
        public UnityEngine.InputSystem.InputActionReference togglePrimary2DAxisTargetAction { get { return m_TogglePrimary2DAxisTargetAction; } set { m_TogglePrimary2DAxisTargetAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_TogglePrimary2DAxisTargetAction;
        public UnityEngine.InputSystem.InputActionReference toggleSecondary2DAxisTargetAction { get { return m_ToggleSecondary2DAxisTargetAction; } set { m_ToggleSecondary2DAxisTargetAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ToggleSecondary2DAxisTargetAction;
        public UnityEngine.InputSystem.InputActionReference axis2DAction { get { return m_Axis2DAction; } set { m_Axis2DAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_Axis2DAction;
        public UnityEngine.InputSystem.InputActionReference restingHandAxis2DAction { get { return m_RestingHandAxis2DAction; } set { m_RestingHandAxis2DAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_RestingHandAxis2DAction;
        public UnityEngine.InputSystem.InputActionReference gripAction { get { return m_GripAction; } set { m_GripAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_GripAction;
        public UnityEngine.InputSystem.InputActionReference triggerAction { get { return m_TriggerAction; } set { m_TriggerAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_TriggerAction;
        public UnityEngine.InputSystem.InputActionReference primaryButtonAction { get { return m_PrimaryButtonAction; } set { m_PrimaryButtonAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_PrimaryButtonAction;
        public UnityEngine.InputSystem.InputActionReference secondaryButtonAction { get { return m_SecondaryButtonAction; } set { m_SecondaryButtonAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_SecondaryButtonAction;
        public UnityEngine.InputSystem.InputActionReference menuAction { get { return m_MenuAction; } set { m_MenuAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_MenuAction;
        public UnityEngine.InputSystem.InputActionReference primary2DAxisClickAction { get { return m_Primary2DAxisClickAction; } set { m_Primary2DAxisClickAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_Primary2DAxisClickAction;
        public UnityEngine.InputSystem.InputActionReference secondary2DAxisClickAction { get { return m_Secondary2DAxisClickAction; } set { m_Secondary2DAxisClickAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_Secondary2DAxisClickAction;
        public UnityEngine.InputSystem.InputActionReference primary2DAxisTouchAction { get { return m_Primary2DAxisTouchAction; } set { m_Primary2DAxisTouchAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_Primary2DAxisTouchAction;
        public UnityEngine.InputSystem.InputActionReference secondary2DAxisTouchAction { get { return m_Secondary2DAxisTouchAction; } set { m_Secondary2DAxisTouchAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_Secondary2DAxisTouchAction;
        public UnityEngine.InputSystem.InputActionReference primaryTouchAction { get { return m_PrimaryTouchAction; } set { m_PrimaryTouchAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_PrimaryTouchAction;
        public UnityEngine.InputSystem.InputActionReference secondaryTouchAction { get { return m_SecondaryTouchAction; } set { m_SecondaryTouchAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_SecondaryTouchAction;
        public UnityEngine.InputSystem.InputActionAsset handActionAsset { get { return m_HandActionAsset; } set { m_HandActionAsset = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionAsset m_HandActionAsset;
        public UnityEngine.Transform cameraTransform { get { return m_CameraTransform; } set { m_CameraTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_CameraTransform;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.Space keyboardTranslateSpace { get { return m_KeyboardTranslateSpace; } set { m_KeyboardTranslateSpace = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.Space m_KeyboardTranslateSpace = UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.Space.Local;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.Space mouseTranslateSpace { get { return m_MouseTranslateSpace; } set { m_MouseTranslateSpace = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.Space m_MouseTranslateSpace = UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.Space.Screen;
        public float keyboardXTranslateSpeed { get { return m_KeyboardXTranslateSpeed; } set { m_KeyboardXTranslateSpeed = value; } } [UnityEngine.SerializeField] private float m_KeyboardXTranslateSpeed = 0.2f;
        public float keyboardYTranslateSpeed { get { return m_KeyboardYTranslateSpeed; } set { m_KeyboardYTranslateSpeed = value; } } [UnityEngine.SerializeField] private float m_KeyboardYTranslateSpeed = 0.2f;
        public float keyboardZTranslateSpeed { get { return m_KeyboardZTranslateSpeed; } set { m_KeyboardZTranslateSpeed = value; } } [UnityEngine.SerializeField] private float m_KeyboardZTranslateSpeed = 0.2f;
        public float keyboardBodyTranslateMultiplier { get { return m_KeyboardBodyTranslateMultiplier; } set { m_KeyboardBodyTranslateMultiplier = value; } } [UnityEngine.SerializeField] private float m_KeyboardBodyTranslateMultiplier = 5f;
        public float mouseXTranslateSensitivity { get { return m_MouseXTranslateSensitivity; } set { m_MouseXTranslateSensitivity = value; } } [UnityEngine.SerializeField] private float m_MouseXTranslateSensitivity = 0.0004f;
        public float mouseYTranslateSensitivity { get { return m_MouseYTranslateSensitivity; } set { m_MouseYTranslateSensitivity = value; } } [UnityEngine.SerializeField] private float m_MouseYTranslateSensitivity = 0.0004f;
        public float mouseScrollTranslateSensitivity { get { return m_MouseScrollTranslateSensitivity; } set { m_MouseScrollTranslateSensitivity = value; } } [UnityEngine.SerializeField] private float m_MouseScrollTranslateSensitivity = 0.0002f;
        public float mouseXRotateSensitivity { get { return m_MouseXRotateSensitivity; } set { m_MouseXRotateSensitivity = value; } } [UnityEngine.SerializeField] private float m_MouseXRotateSensitivity = 0.2f;
        public float mouseYRotateSensitivity { get { return m_MouseYRotateSensitivity; } set { m_MouseYRotateSensitivity = value; } } [UnityEngine.SerializeField] private float m_MouseYRotateSensitivity = 0.2f;
        public float mouseScrollRotateSensitivity { get { return m_MouseScrollRotateSensitivity; } set { m_MouseScrollRotateSensitivity = value; } } [UnityEngine.SerializeField] private float m_MouseScrollRotateSensitivity = 0.05f;
        public bool mouseYRotateInvert { get { return m_MouseYRotateInvert; } set { m_MouseYRotateInvert = value; } } [UnityEngine.SerializeField] private bool m_MouseYRotateInvert;
        public UnityEngine.CursorLockMode desiredCursorLockMode { get { return m_DesiredCursorLockMode; } set { m_DesiredCursorLockMode = value; } } [UnityEngine.SerializeField] private UnityEngine.CursorLockMode m_DesiredCursorLockMode = UnityEngine.CursorLockMode.Locked;
        public UnityEngine.GameObject deviceSimulatorUI { get { return m_DeviceSimulatorUI; } set { m_DeviceSimulatorUI = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_DeviceSimulatorUI;
        public float gripAmount { get { return m_GripAmount; } set { m_GripAmount = value; } } [UnityEngine.SerializeField] private float m_GripAmount = 1f;
        public float triggerAmount { get { return m_TriggerAmount; } set { m_TriggerAmount = value; } } [UnityEngine.SerializeField] private float m_TriggerAmount = 1f;
        public bool hmdIsTracked { get { return m_HMDIsTracked; } set { m_HMDIsTracked = value; } } [UnityEngine.SerializeField] private bool m_HMDIsTracked = true;
        public UnityEngine.XR.InputTrackingState hmdTrackingState { get { return m_HMDTrackingState; } set { m_HMDTrackingState = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.InputTrackingState m_HMDTrackingState;
        public bool leftControllerIsTracked { get { return m_LeftControllerIsTracked; } set { m_LeftControllerIsTracked = value; } } [UnityEngine.SerializeField] private bool m_LeftControllerIsTracked = true;
        public UnityEngine.XR.InputTrackingState leftControllerTrackingState { get { return m_LeftControllerTrackingState; } set { m_LeftControllerTrackingState = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.InputTrackingState m_LeftControllerTrackingState;
        public bool rightControllerIsTracked { get { return m_RightControllerIsTracked; } set { m_RightControllerIsTracked = value; } } [UnityEngine.SerializeField] private bool m_RightControllerIsTracked = true;
        public UnityEngine.XR.InputTrackingState rightControllerTrackingState { get { return m_RightControllerTrackingState; } set { m_RightControllerTrackingState = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.InputTrackingState m_RightControllerTrackingState;
        public bool leftHandIsTracked { get { return m_LeftHandIsTracked; } set { m_LeftHandIsTracked = value; } } [UnityEngine.SerializeField] private bool m_LeftHandIsTracked = true;
        public bool rightHandIsTracked { get { return m_RightHandIsTracked; } set { m_RightHandIsTracked = value; } } [UnityEngine.SerializeField] private bool m_RightHandIsTracked = true;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.TransformationMode mouseTransformationMode { get; set; } = UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.TransformationMode.Rotate;
        public bool negateMode { get; internal set; }
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.Axis2DTargets axis2DTargets { get; set; } = UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.Axis2DTargets.Primary2DAxis;
        public bool manipulatingLeftDevice { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.manipulatingLeftDevice"); } }
        public bool manipulatingRightDevice { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.manipulatingRightDevice"); } }
        public bool manipulatingLeftController { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.manipulatingLeftController"); } }
        public bool manipulatingRightController { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.manipulatingRightController"); } }
        public bool manipulatingLeftHand { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.manipulatingLeftHand"); } }
        public bool manipulatingRightHand { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.manipulatingRightHand"); } }
        public bool manipulatingFPS { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.manipulatingFPS"); } }
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator instance { get; internal set; }
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void OnDestroy() { }
        protected virtual void Start() { }
        protected virtual void Update() { }
        protected virtual void ProcessPoseInput() { }
        protected virtual void ProcessControlInput() { }
        protected virtual void ProcessAxis2DControlInput() { }
        protected UnityEngine.Vector3 GetResetScale() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.GetResetScale"); }
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.TransformationMode Negate(UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.TransformationMode mode) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.Negate"); }
        [System.SerializableAttribute]
        [System.Obsolete]
        public partial class SimulatedHandExpression : UnityEngine.ISerializationCallbackReceiver
        {
            public string name { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.SimulatedHandExpression.name"); } }
            public UnityEngine.InputSystem.InputActionReference toggleAction { get { return m_ToggleAction; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_ToggleAction;
            public UnityEngine.Sprite icon { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.SimulatedHandExpression.icon"); } }
            public event System.Action<UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRDeviceSimulator.SimulatedHandExpression, UnityEngine.InputSystem.InputAction.CallbackContext> performed { add { } remove { } }
            void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
            void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
        }
        [System.Obsolete]
        public enum DeviceMode
        {
            Controller = 0,
            Hand = 1,
        }
        public enum Space
        {
            Local = 0,
            Parent = 1,
            Screen = 2,
        }
        public enum TransformationMode
        {
            Translate = 0,
            Rotate = 1,
        }
        [System.FlagsAttribute]
        public enum Axis2DTargets
        {
            None = 0,
            Position = 1,
            Primary2DAxis = 2,
            Secondary2DAxis = 4,
        }
    }
    public partial class XRInteractionSimulator : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Transform cameraTransform { get { return m_CameraTransform; } set { m_CameraTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_CameraTransform;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedDeviceLifecycleManager deviceLifecycleManager { get { return m_DeviceLifecycleManager; } set { m_DeviceLifecycleManager = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedDeviceLifecycleManager m_DeviceLifecycleManager;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedHandExpressionManager handExpressionManager { get { return m_HandExpressionManager; } set { m_HandExpressionManager = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedHandExpressionManager m_HandExpressionManager;
        public UnityEngine.GameObject interactionSimulatorUI { get { return m_InteractionSimulatorUI; } set { m_InteractionSimulatorUI = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_InteractionSimulatorUI;
        public bool hmdIsTracked { get { return m_HMDIsTracked; } set { m_HMDIsTracked = value; } } [UnityEngine.SerializeField] private bool m_HMDIsTracked = true;
        public UnityEngine.XR.InputTrackingState hmdTrackingState { get { return m_HMDTrackingState; } set { m_HMDTrackingState = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.InputTrackingState m_HMDTrackingState;
        public bool leftControllerIsTracked { get { return m_LeftControllerIsTracked; } set { m_LeftControllerIsTracked = value; } } [UnityEngine.SerializeField] private bool m_LeftControllerIsTracked = true;
        public UnityEngine.XR.InputTrackingState leftControllerTrackingState { get { return m_LeftControllerTrackingState; } set { m_LeftControllerTrackingState = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.InputTrackingState m_LeftControllerTrackingState;
        public bool rightControllerIsTracked { get { return m_RightControllerIsTracked; } set { m_RightControllerIsTracked = value; } } [UnityEngine.SerializeField] private bool m_RightControllerIsTracked = true;
        public UnityEngine.XR.InputTrackingState rightControllerTrackingState { get { return m_RightControllerTrackingState; } set { m_RightControllerTrackingState = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.InputTrackingState m_RightControllerTrackingState;
        public bool leftHandIsTracked { get { return m_LeftHandIsTracked; } set { m_LeftHandIsTracked = value; } } [UnityEngine.SerializeField] private bool m_LeftHandIsTracked = true;
        public bool rightHandIsTracked { get { return m_RightHandIsTracked; } set { m_RightHandIsTracked = value; } } [UnityEngine.SerializeField] private bool m_RightHandIsTracked = true;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> translateXInput { get { return m_TranslateXInput; } set { m_TranslateXInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> m_TranslateXInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float>("Translate X Input");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> translateYInput { get { return m_TranslateYInput; } set { m_TranslateYInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> m_TranslateYInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float>("Translate Y Input");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> translateZInput { get { return m_TranslateZInput; } set { m_TranslateZInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float> m_TranslateZInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<float>("Translate Z Input");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader toggleManipulateLeftInput { get { return m_ToggleManipulateLeftInput; } set { m_ToggleManipulateLeftInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_ToggleManipulateLeftInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader toggleManipulateRightInput { get { return m_ToggleManipulateRightInput; } set { m_ToggleManipulateRightInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_ToggleManipulateRightInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader leftDeviceActionsInput { get { return m_LeftDeviceActionsInput; } set { m_LeftDeviceActionsInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_LeftDeviceActionsInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader cycleDevicesInput { get { return m_CycleDevicesInput; } set { m_CycleDevicesInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_CycleDevicesInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> keyboardRotationDeltaInput { get { return m_KeyboardRotationDeltaInput; } set { m_KeyboardRotationDeltaInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_KeyboardRotationDeltaInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Keyboard Rotation Delta Input");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader toggleMouseInput { get { return m_ToggleMouseInput; } set { m_ToggleMouseInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_ToggleMouseInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> mouseRotationDeltaInput { get { return m_MouseRotationDeltaInput; } set { m_MouseRotationDeltaInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_MouseRotationDeltaInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Mouse Rotation Delta Input");
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> mouseScrollInput { get { return m_MouseScrollInput; } set { m_MouseScrollInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_MouseScrollInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader gripInput { get { return m_GripInput; } set { m_GripInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_GripInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader triggerInput { get { return m_TriggerInput; } set { m_TriggerInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_TriggerInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader primaryButtonInput { get { return m_PrimaryButtonInput; } set { m_PrimaryButtonInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_PrimaryButtonInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader secondaryButtonInput { get { return m_SecondaryButtonInput; } set { m_SecondaryButtonInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_SecondaryButtonInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader menuInput { get { return m_MenuInput; } set { m_MenuInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_MenuInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader primary2DAxisClickInput { get { return m_Primary2DAxisClickInput; } set { m_Primary2DAxisClickInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_Primary2DAxisClickInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader secondary2DAxisClickInput { get { return m_Secondary2DAxisClickInput; } set { m_Secondary2DAxisClickInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_Secondary2DAxisClickInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader primary2DAxisTouchInput { get { return m_Primary2DAxisTouchInput; } set { m_Primary2DAxisTouchInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_Primary2DAxisTouchInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader secondary2DAxisTouchInput { get { return m_Secondary2DAxisTouchInput; } set { m_Secondary2DAxisTouchInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_Secondary2DAxisTouchInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader primaryTouchInput { get { return m_PrimaryTouchInput; } set { m_PrimaryTouchInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_PrimaryTouchInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader secondaryTouchInput { get { return m_SecondaryTouchInput; } set { m_SecondaryTouchInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_SecondaryTouchInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader xConstraintInput { get { return m_XConstraintInput; } set { m_XConstraintInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_XConstraintInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader yConstraintInput { get { return m_YConstraintInput; } set { m_YConstraintInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_YConstraintInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader zConstraintInput { get { return m_ZConstraintInput; } set { m_ZConstraintInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_ZConstraintInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader resetInput { get { return m_ResetInput; } set { m_ResetInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_ResetInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> axis2DInput { get { return m_Axis2DInput; } set { m_Axis2DInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_Axis2DInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader togglePrimary2DAxisTargetInput { get { return m_TogglePrimary2DAxisTargetInput; } set { m_TogglePrimary2DAxisTargetInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_TogglePrimary2DAxisTargetInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader toggleSecondary2DAxisTargetInput { get { return m_ToggleSecondary2DAxisTargetInput; } set { m_ToggleSecondary2DAxisTargetInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_ToggleSecondary2DAxisTargetInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader cycleQuickActionInput { get { return m_CycleQuickActionInput; } set { m_CycleQuickActionInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_CycleQuickActionInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader togglePerformQuickActionInput { get { return m_TogglePerformQuickActionInput; } set { m_TogglePerformQuickActionInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_TogglePerformQuickActionInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader toggleManipulateHeadInput { get { return m_ToggleManipulateHeadInput; } set { m_ToggleManipulateHeadInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_ToggleManipulateHeadInput;
        public float gripAmount { get { return m_GripAmount; } set { m_GripAmount = value; } } [UnityEngine.SerializeField] private float m_GripAmount = 1f;
        public float triggerAmount { get { return m_TriggerAmount; } set { m_TriggerAmount = value; } } [UnityEngine.SerializeField] private float m_TriggerAmount = 1f;
        public float translateXSpeed { get { return m_TranslateXSpeed; } set { m_TranslateXSpeed = value; } } [UnityEngine.SerializeField] private float m_TranslateXSpeed = 0.2f;
        public float translateYSpeed { get { return m_TranslateYSpeed; } set { m_TranslateYSpeed = value; } } [UnityEngine.SerializeField] private float m_TranslateYSpeed = 0.2f;
        public float translateZSpeed { get { return m_TranslateZSpeed; } set { m_TranslateZSpeed = value; } } [UnityEngine.SerializeField] private float m_TranslateZSpeed = 0.2f;
        public float bodyTranslateMultiplier { get { return m_BodyTranslateMultiplier; } set { m_BodyTranslateMultiplier = value; } } [UnityEngine.SerializeField] private float m_BodyTranslateMultiplier = 5f;
        public float rotateXSensitivity { get { return m_RotateXSensitivity; } set { m_RotateXSensitivity = value; } } [UnityEngine.SerializeField] private float m_RotateXSensitivity = 0.2f;
        public float rotateYSensitivity { get { return m_RotateYSensitivity; } set { m_RotateYSensitivity = value; } } [UnityEngine.SerializeField] private float m_RotateYSensitivity = 0.2f;
        public float mouseScrollRotateSensitivity { get { return m_MouseScrollRotateSensitivity; } set { m_MouseScrollRotateSensitivity = value; } } [UnityEngine.SerializeField] private float m_MouseScrollRotateSensitivity = 0.05f;
        public bool rotateYInvert { get { return m_RotateYInvert; } set { m_RotateYInvert = value; } } [UnityEngine.SerializeField] private bool m_RotateYInvert;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.Space translateSpace { get { return m_TranslateSpace; } set { m_TranslateSpace = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.Space m_TranslateSpace = UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.Space.Screen;
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.ControllerInputMode> quickActionControllerInputModes { get { return m_QuickActionControllerInputModes; } set { m_QuickActionControllerInputModes = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.ControllerInputMode> m_QuickActionControllerInputModes = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.ControllerInputMode>();
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.TargetedDevices targetedDeviceInput { get; set; } = UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.TargetedDevices.FPS;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.ControllerInputMode controllerInputMode { get; internal set; } = UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.ControllerInputMode.Trigger;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedHandExpression currentHandExpression { get; internal set; } = new UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedHandExpression();
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.Axis2DTargets axis2DTargets { get; set; } = UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.Axis2DTargets.Primary2DAxis;
        public bool manipulatingLeftDevice { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRInteractionSimulator.manipulatingLeftDevice"); } }
        public bool manipulatingRightDevice { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRInteractionSimulator.manipulatingRightDevice"); } }
        public bool manipulatingLeftController { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRInteractionSimulator.manipulatingLeftController"); } }
        public bool manipulatingRightController { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRInteractionSimulator.manipulatingRightController"); } }
        public bool manipulatingLeftHand { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRInteractionSimulator.manipulatingLeftHand"); } }
        public bool manipulatingRightHand { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRInteractionSimulator.manipulatingRightHand"); } }
        public bool manipulatingHMD { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRInteractionSimulator.manipulatingHMD"); } }
        public bool manipulatingFPS { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRInteractionSimulator.manipulatingFPS"); } }
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRInteractionSimulator instance { get; internal set; }
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void OnDestroy() { }
        protected virtual void Update() { }
        protected virtual void ProcessPoseInput() { }
        protected virtual void ProcessControlInput() { }
        protected UnityEngine.Vector3 GetResetScale() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.XRInteractionSimulator.GetResetScale"); }
        protected virtual void ReadInputValues() { }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Inputs
{
    public partial struct TrackingStatus
    {
        public bool isConnected { get; set; }
        public bool isTracked { get; set; }
        public UnityEngine.XR.InputTrackingState trackingState { get; set; }
    }
    public partial class XRHandSkeletonPokeDisplacer : UnityEngine.MonoBehaviour
    {
        public UnityEngine.XR.Interaction.Toolkit.Filtering.IPokeStateDataProvider pokeInteractor { get { return m_KeptPokeInteractor.Get("UnityEngine.XR.Interaction.Toolkit.Inputs.XRHandSkeletonPokeDisplacer.pokeInteractor"); } set { m_KeptPokeInteractor.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Filtering.IPokeStateDataProvider> m_KeptPokeInteractor;
        public float pokeStrengthSnapThreshold { get { return m_PokeStrengthSnapThreshold; } set { m_PokeStrengthSnapThreshold = value; } } [UnityEngine.SerializeField] private float m_PokeStrengthSnapThreshold = 0.01f;
        public float smoothingAmount { get { return m_SmoothingAmount; } set { m_SmoothingAmount = value; } } [UnityEngine.SerializeField] private float m_SmoothingAmount = 16f;
        public float fixedOffset { get { return m_FixedOffset; } set { m_FixedOffset = value; } } [UnityEngine.SerializeField] private float m_FixedOffset = 0.005f;
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void Update() { }
    }
    public partial class XRInputModalityManager : UnityEngine.MonoBehaviour
    {
        public UnityEngine.GameObject leftHand { get { return m_LeftHand; } set { m_LeftHand = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_LeftHand;
        public UnityEngine.GameObject rightHand { get { return m_RightHand; } set { m_RightHand = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_RightHand;
        public UnityEngine.GameObject leftController { get { return m_LeftController; } set { m_LeftController = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_LeftController;
        public UnityEngine.GameObject rightController { get { return m_RightController; } set { m_RightController = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_RightController;
        public UnityEngine.Events.UnityEvent trackedHandModeStarted { get { return m_TrackedHandModeStarted; } set { m_TrackedHandModeStarted = value; } } [UnityEngine.SerializeField] private UnityEngine.Events.UnityEvent m_TrackedHandModeStarted;
        public UnityEngine.Events.UnityEvent trackedHandModeEnded { get { return m_TrackedHandModeEnded; } set { m_TrackedHandModeEnded = value; } } [UnityEngine.SerializeField] private UnityEngine.Events.UnityEvent m_TrackedHandModeEnded;
        public UnityEngine.Events.UnityEvent motionControllerModeStarted { get { return m_MotionControllerModeStarted; } set { m_MotionControllerModeStarted = value; } } [UnityEngine.SerializeField] private UnityEngine.Events.UnityEvent m_MotionControllerModeStarted;
        public UnityEngine.Events.UnityEvent motionControllerModeEnded { get { return m_MotionControllerModeEnded; } set { m_MotionControllerModeEnded = value; } } [UnityEngine.SerializeField] private UnityEngine.Events.UnityEvent m_MotionControllerModeEnded;
        public static Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputModalityManager.InputMode> currentInputMode { get; internal set; } = new Unity.XR.CoreUtils.Bindings.Variables.BindableEnum<UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputModalityManager.InputMode>(UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputModalityManager.InputMode.None);
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void Update() { }
        public enum InputMode
        {
            None = 0,
            TrackedHand = 1,
            MotionController = 2,
        }
    }
    public static partial class XRInputTrackingAggregator
    {
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.TrackingStatus GetHMDStatus() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.GetHMDStatus"); }
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.TrackingStatus GetEyeGazeStatus() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.GetEyeGazeStatus"); }
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.TrackingStatus GetLeftControllerStatus() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.GetLeftControllerStatus"); }
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.TrackingStatus GetRightControllerStatus() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.GetRightControllerStatus"); }
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.TrackingStatus GetLeftTrackedHandStatus() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.GetLeftTrackedHandStatus"); }
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.TrackingStatus GetRightTrackedHandStatus() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.GetRightTrackedHandStatus"); }
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.TrackingStatus GetLeftMetaAimHandStatus() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.GetLeftMetaAimHandStatus"); }
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.TrackingStatus GetRightMetaAimHandStatus() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.GetRightMetaAimHandStatus"); }
        public static partial class Characteristics
        {
            public static UnityEngine.XR.InputDeviceCharacteristics hmd { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.Characteristics.hmd"); } }
            public static UnityEngine.XR.InputDeviceCharacteristics eyeGaze { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.Characteristics.eyeGaze"); } }
            public static UnityEngine.XR.InputDeviceCharacteristics leftController { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.Characteristics.leftController"); } }
            public static UnityEngine.XR.InputDeviceCharacteristics rightController { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.Characteristics.rightController"); } }
            public static UnityEngine.XR.InputDeviceCharacteristics leftTrackedHand { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.Characteristics.leftTrackedHand"); } }
            public static UnityEngine.XR.InputDeviceCharacteristics rightTrackedHand { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRInputTrackingAggregator.Characteristics.rightTrackedHand"); } }
        }
    }
    public partial class XRTransformStabilizer : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Transform targetTransform { get { return m_Target; } set { m_Target = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_Target;
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider aimTarget { get { return m_KeptAimTarget.Get("UnityEngine.XR.Interaction.Toolkit.Inputs.XRTransformStabilizer.aimTarget"); } set { m_KeptAimTarget.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider> m_KeptAimTarget;
        public bool useLocalSpace { get { return m_UseLocalSpace; } set { m_UseLocalSpace = value; } } [UnityEngine.SerializeField] private bool m_UseLocalSpace;
        public float angleStabilization { get { return m_AngleStabilization; } set { m_AngleStabilization = value; } } [UnityEngine.SerializeField] private float m_AngleStabilization = 20f;
        public float positionStabilization { get { return m_PositionStabilization; } set { m_PositionStabilization = value; } } [UnityEngine.SerializeField] private float m_PositionStabilization = 0.25f;
        protected void Awake() { }
        protected void OnEnable() { }
        protected void Update() { }
        public static void ApplyStabilization(ref UnityEngine.Transform toStabilize, in UnityEngine.Transform target, float positionStabilization, float angleStabilization, float deltaTime, bool useLocalSpace = false) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRTransformStabilizer.ApplyStabilization"); }
        public static void ApplyStabilization(ref UnityEngine.Transform toStabilize, in UnityEngine.Transform target, in Unity.Mathematics.float3 targetEndpoint, float positionStabilization, float angleStabilization, float deltaTime, bool useLocalSpace = false) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRTransformStabilizer.ApplyStabilization"); }
        public static void ApplyStabilization(ref UnityEngine.Transform toStabilize, in UnityEngine.Transform target, in UnityEngine.XR.Interaction.Toolkit.Interactors.IXRRayProvider aimTarget, float positionStabilization, float angleStabilization, float deltaTime, bool useLocalSpace = false) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.XRTransformStabilizer.ApplyStabilization"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit
{
    public partial class InteractableRegisteredEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseRegistrationEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactableObject { get; set; }
    }
    public partial class InteractableUnregisteredEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseRegistrationEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactableObject { get; set; }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Interactables
{
    public partial struct DistanceInfo
    {
        public UnityEngine.Vector3 point { get; set; }
        public float distanceSqr { get; set; }
        public UnityEngine.Collider collider { get; set; }
    }
    public partial interface IXRActivateInteractable : UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable
    {
        UnityEngine.XR.Interaction.Toolkit.ActivateEvent activated { get; }
        UnityEngine.XR.Interaction.Toolkit.DeactivateEvent deactivated { get; }
        void OnActivated(UnityEngine.XR.Interaction.Toolkit.ActivateEventArgs args);
        void OnDeactivated(UnityEngine.XR.Interaction.Toolkit.DeactivateEventArgs args);
    }
    public partial interface IXRFocusInteractable : UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable
    {
        UnityEngine.XR.Interaction.Toolkit.FocusEnterEvent firstFocusEntered { get; }
        UnityEngine.XR.Interaction.Toolkit.FocusExitEvent lastFocusExited { get; }
        UnityEngine.XR.Interaction.Toolkit.FocusEnterEvent focusEntered { get; }
        UnityEngine.XR.Interaction.Toolkit.FocusExitEvent focusExited { get; }
        System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup> interactionGroupsFocusing { get; }
        UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup firstInteractionGroupFocusing { get; }
        bool isFocused { get; }
        UnityEngine.XR.Interaction.Toolkit.Interactables.InteractableFocusMode focusMode { get; }
        bool canFocus { get; }
        void OnFocusEntering(UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs args);
        void OnFocusEntered(UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs args);
        void OnFocusExiting(UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs args);
        void OnFocusExited(UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs args);
    }
    public partial interface IXRHoverInteractable : UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable
    {
        UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent firstHoverEntered { get; }
        UnityEngine.XR.Interaction.Toolkit.HoverExitEvent lastHoverExited { get; }
        UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent hoverEntered { get; }
        UnityEngine.XR.Interaction.Toolkit.HoverExitEvent hoverExited { get; }
        System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor> interactorsHovering { get; }
        bool isHovered { get; }
        bool IsHoverableBy(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor);
        void OnHoverEntering(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args);
        void OnHoverEntered(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args);
        void OnHoverExiting(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args);
        void OnHoverExited(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args);
    }
    public partial interface IXRInteractable
    {
        event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractableRegisteredEventArgs> registered;
        event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractableUnregisteredEventArgs> unregistered;
        UnityEngine.XR.Interaction.Toolkit.InteractionLayerMask interactionLayers { get; }
        System.Collections.Generic.List<UnityEngine.Collider> colliders { get; }
        UnityEngine.Transform transform { get; }
        UnityEngine.Transform GetAttachTransform(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor);
        void OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractableRegisteredEventArgs args);
        void OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractableUnregisteredEventArgs args);
        void ProcessInteractable(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase);
        float GetDistanceSqrToInteractor(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor);
    }
    public partial interface IXRInteractionStrengthInteractable : UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable
    {
        Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<float> largestInteractionStrength { get; }
        float GetInteractionStrength(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor);
        void ProcessInteractionStrength(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase);
    }
    public partial interface IXRSelectInteractable : UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable
    {
        UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent firstSelectEntered { get; }
        UnityEngine.XR.Interaction.Toolkit.SelectExitEvent lastSelectExited { get; }
        UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent selectEntered { get; }
        UnityEngine.XR.Interaction.Toolkit.SelectExitEvent selectExited { get; }
        System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor> interactorsSelecting { get; }
        UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor firstInteractorSelecting { get; }
        bool isSelected { get; }
        UnityEngine.XR.Interaction.Toolkit.Interactables.InteractableSelectMode selectMode { get; }
        bool IsSelectableBy(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor);
        UnityEngine.Pose GetAttachPoseOnSelect(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor);
        UnityEngine.Pose GetLocalAttachPoseOnSelect(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor);
        void OnSelectEntering(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args);
        void OnSelectEntered(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args);
        void OnSelectExiting(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args);
        void OnSelectExited(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args);
    }
    public enum InteractableFocusMode
    {
        None = 0,
        Single = 1,
        Multiple = 2,
    }
    public enum InteractableSelectMode
    {
        Single = 0,
        Multiple = 1,
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Interactables.Visuals
{
    public partial interface IXRInteractableCustomReticle
    {
        void OnReticleAttached(UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable interactable, UnityEngine.XR.Interaction.Toolkit.Interactors.Visuals.IXRCustomReticleProvider reticleProvider);
        void OnReticleDetaching();
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class XRTintInteractableVisual : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Color tintColor { get { return m_TintColor; } set { m_TintColor = value; } } [UnityEngine.SerializeField] private UnityEngine.Color m_TintColor = UnityEngine.Color.yellow;
        public bool tintOnHover { get { return m_TintOnHover; } set { m_TintOnHover = value; } } [UnityEngine.SerializeField] private bool m_TintOnHover = true;
        public bool tintOnSelection { get { return m_TintOnSelection; } set { m_TintOnSelection = value; } } [UnityEngine.SerializeField] private bool m_TintOnSelection = true;
        public System.Collections.Generic.List<UnityEngine.Renderer> tintRenderers { get { return m_TintRenderers; } set { m_TintRenderers = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Renderer> m_TintRenderers = new System.Collections.Generic.List<UnityEngine.Renderer>();
        protected void Awake() { }
        protected void OnDestroy() { }
        protected virtual void SetTint(bool on) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.Visuals.XRTintInteractableVisual.SetTint"); }
        protected virtual bool GetEmissionEnabled() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.Visuals.XRTintInteractableVisual.GetEmissionEnabled"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Interactables
{
    public abstract partial class XRBaseInteractable : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractionStrengthInteractable, UnityEngine.XR.Interaction.Toolkit.Gaze.IXROverridesGazeAutoSelect
    {
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractableRegisteredEventArgs> registered { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.InteractableUnregisteredEventArgs> unregistered { add { } remove { } }
        public System.Func<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable, UnityEngine.Vector3, UnityEngine.XR.Interaction.Toolkit.Interactables.DistanceInfo> getDistanceOverride { get; set; }
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager interactionManager { get { return m_InteractionManager; } set { m_InteractionManager = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.XRInteractionManager m_InteractionManager;
        public System.Collections.Generic.List<UnityEngine.Collider> colliders { get { return m_Colliders; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Collider> m_Colliders = new System.Collections.Generic.List<UnityEngine.Collider>();
        public UnityEngine.XR.Interaction.Toolkit.InteractionLayerMask interactionLayers { get { return m_InteractionLayers; } set { m_InteractionLayers = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.InteractionLayerMask m_InteractionLayers = 1;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.DistanceCalculationMode distanceCalculationMode { get { return m_DistanceCalculationMode; } set { m_DistanceCalculationMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.DistanceCalculationMode m_DistanceCalculationMode = UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.DistanceCalculationMode.ColliderPosition;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.InteractableSelectMode selectMode { get { return m_SelectMode; } set { m_SelectMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactables.InteractableSelectMode m_SelectMode = UnityEngine.XR.Interaction.Toolkit.Interactables.InteractableSelectMode.Single;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.InteractableFocusMode focusMode { get { return m_FocusMode; } set { m_FocusMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactables.InteractableFocusMode m_FocusMode = UnityEngine.XR.Interaction.Toolkit.Interactables.InteractableFocusMode.Single;
        public UnityEngine.GameObject customReticle { get { return m_CustomReticle; } set { m_CustomReticle = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_CustomReticle;
        public bool allowGazeInteraction { get { return m_AllowGazeInteraction; } set { m_AllowGazeInteraction = value; } } [UnityEngine.SerializeField] private bool m_AllowGazeInteraction;
        public bool allowGazeSelect { get { return m_AllowGazeSelect; } set { m_AllowGazeSelect = value; } } [UnityEngine.SerializeField] private bool m_AllowGazeSelect;
        public bool overrideGazeTimeToSelect { get { return m_OverrideGazeTimeToSelect; } set { m_OverrideGazeTimeToSelect = value; } } [UnityEngine.SerializeField] private bool m_OverrideGazeTimeToSelect;
        public float gazeTimeToSelect { get { return m_GazeTimeToSelect; } set { m_GazeTimeToSelect = value; } } [UnityEngine.SerializeField] private float m_GazeTimeToSelect = 0.5f;
        public bool overrideTimeToAutoDeselectGaze { get { return m_OverrideTimeToAutoDeselectGaze; } set { m_OverrideTimeToAutoDeselectGaze = value; } } [UnityEngine.SerializeField] private bool m_OverrideTimeToAutoDeselectGaze;
        public float timeToAutoDeselectGaze { get { return m_TimeToAutoDeselectGaze; } set { m_TimeToAutoDeselectGaze = value; } } [UnityEngine.SerializeField] private float m_TimeToAutoDeselectGaze = 3f;
        public bool allowGazeAssistance { get { return m_AllowGazeAssistance; } set { m_AllowGazeAssistance = value; } } [UnityEngine.SerializeField] private bool m_AllowGazeAssistance;
        public UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent firstHoverEntered { get { return m_FirstHoverEntered; } set { m_FirstHoverEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent m_FirstHoverEntered = new UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent();
        public UnityEngine.XR.Interaction.Toolkit.HoverExitEvent lastHoverExited { get { return m_LastHoverExited; } set { m_LastHoverExited = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.HoverExitEvent m_LastHoverExited = new UnityEngine.XR.Interaction.Toolkit.HoverExitEvent();
        public UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent hoverEntered { get { return m_HoverEntered; } set { m_HoverEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent m_HoverEntered = new UnityEngine.XR.Interaction.Toolkit.HoverEnterEvent();
        public UnityEngine.XR.Interaction.Toolkit.HoverExitEvent hoverExited { get { return m_HoverExited; } set { m_HoverExited = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.HoverExitEvent m_HoverExited = new UnityEngine.XR.Interaction.Toolkit.HoverExitEvent();
        public UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent firstSelectEntered { get { return m_FirstSelectEntered; } set { m_FirstSelectEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent m_FirstSelectEntered = new UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent();
        public UnityEngine.XR.Interaction.Toolkit.SelectExitEvent lastSelectExited { get { return m_LastSelectExited; } set { m_LastSelectExited = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.SelectExitEvent m_LastSelectExited = new UnityEngine.XR.Interaction.Toolkit.SelectExitEvent();
        public UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent selectEntered { get { return m_SelectEntered; } set { m_SelectEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent m_SelectEntered = new UnityEngine.XR.Interaction.Toolkit.SelectEnterEvent();
        public UnityEngine.XR.Interaction.Toolkit.SelectExitEvent selectExited { get { return m_SelectExited; } set { m_SelectExited = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.SelectExitEvent m_SelectExited = new UnityEngine.XR.Interaction.Toolkit.SelectExitEvent();
        public UnityEngine.XR.Interaction.Toolkit.FocusEnterEvent firstFocusEntered { get { return m_FirstFocusEntered; } set { m_FirstFocusEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.FocusEnterEvent m_FirstFocusEntered = new UnityEngine.XR.Interaction.Toolkit.FocusEnterEvent();
        public UnityEngine.XR.Interaction.Toolkit.FocusExitEvent lastFocusExited { get { return m_LastFocusExited; } set { m_LastFocusExited = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.FocusExitEvent m_LastFocusExited = new UnityEngine.XR.Interaction.Toolkit.FocusExitEvent();
        public UnityEngine.XR.Interaction.Toolkit.FocusEnterEvent focusEntered { get { return m_FocusEntered; } set { m_FocusEntered = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.FocusEnterEvent m_FocusEntered = new UnityEngine.XR.Interaction.Toolkit.FocusEnterEvent();
        public UnityEngine.XR.Interaction.Toolkit.FocusExitEvent focusExited { get { return m_FocusExited; } set { m_FocusExited = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.FocusExitEvent m_FocusExited = new UnityEngine.XR.Interaction.Toolkit.FocusExitEvent();
        public UnityEngine.XR.Interaction.Toolkit.ActivateEvent activated { get { return m_Activated; } set { m_Activated = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.ActivateEvent m_Activated = new UnityEngine.XR.Interaction.Toolkit.ActivateEvent();
        public UnityEngine.XR.Interaction.Toolkit.DeactivateEvent deactivated { get { return m_Deactivated; } set { m_Deactivated = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.DeactivateEvent m_Deactivated = new UnityEngine.XR.Interaction.Toolkit.DeactivateEvent();
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor> interactorsHovering { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.interactorsHovering"); } }
        public bool isHovered { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor> interactorsSelecting { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.interactorsSelecting"); } }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor firstInteractorSelecting { get; internal set; }
        public bool isSelected { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup> interactionGroupsFocusing { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.interactionGroupsFocusing"); } }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup firstInteractionGroupFocusing { get; internal set; }
        public bool isFocused { get; internal set; }
        public bool canFocus { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.canFocus"); } }
        public System.Collections.Generic.List<UnityEngine.Object> startingHoverFilters { get { return m_StartingHoverFilters; } set { m_StartingHoverFilters = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Object> m_StartingHoverFilters = new System.Collections.Generic.List<UnityEngine.Object>();
        public UnityEngine.XR.Interaction.Toolkit.Filtering.IXRFilterList<UnityEngine.XR.Interaction.Toolkit.Filtering.IXRHoverFilter> hoverFilters { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.Object> startingSelectFilters { get { return m_StartingSelectFilters; } set { m_StartingSelectFilters = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Object> m_StartingSelectFilters = new System.Collections.Generic.List<UnityEngine.Object>();
        public UnityEngine.XR.Interaction.Toolkit.Filtering.IXRFilterList<UnityEngine.XR.Interaction.Toolkit.Filtering.IXRSelectFilter> selectFilters { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.Object> startingInteractionStrengthFilters { get { return m_StartingInteractionStrengthFilters; } set { m_StartingInteractionStrengthFilters = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Object> m_StartingInteractionStrengthFilters = new System.Collections.Generic.List<UnityEngine.Object>();
        public UnityEngine.XR.Interaction.Toolkit.Filtering.IXRFilterList<UnityEngine.XR.Interaction.Toolkit.Filtering.IXRInteractionStrengthFilter> interactionStrengthFilters { get; internal set; }
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<float> largestInteractionStrength { get; internal set; } = new Unity.XR.CoreUtils.Bindings.Variables.BindableVariable<float>();
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected virtual void Reset() { }
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void OnDestroy() { }
        public virtual UnityEngine.Transform GetAttachTransform(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.GetAttachTransform"); }
        public UnityEngine.Pose GetAttachPoseOnSelect(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.GetAttachPoseOnSelect"); }
        public UnityEngine.Pose GetLocalAttachPoseOnSelect(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.GetLocalAttachPoseOnSelect"); }
        public virtual float GetDistanceSqrToInteractor(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.GetDistanceSqrToInteractor"); }
        public virtual UnityEngine.XR.Interaction.Toolkit.Interactables.DistanceInfo GetDistance(UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.GetDistance"); }
        public float GetInteractionStrength(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.GetInteractionStrength"); }
        public virtual bool IsHoverableBy(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.IsHoverableBy"); }
        public virtual bool IsSelectableBy(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.IsSelectableBy"); }
        public bool IsHovered(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.IsHovered"); }
        public bool IsSelected(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.IsSelected"); }
        protected bool IsHovered(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.IsHovered"); }
        protected bool IsSelected(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.IsSelected"); }
        public virtual UnityEngine.GameObject GetCustomReticle(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.GetCustomReticle"); }
        public virtual void AttachCustomReticle(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.AttachCustomReticle"); }
        public virtual void RemoveCustomReticle(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.RemoveCustomReticle"); }
        protected void CaptureAttachPose(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.CaptureAttachPose"); }
        public virtual void ProcessInteractable(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractionStrengthInteractable.ProcessInteractionStrength(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractionStrengthInteractable.ProcessInteractionStrength"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable.OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractableRegisteredEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable.OnRegistered"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable.OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractableUnregisteredEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable.OnUnregistered"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable.OnActivated(UnityEngine.XR.Interaction.Toolkit.ActivateEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable.OnActivated"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable.OnDeactivated(UnityEngine.XR.Interaction.Toolkit.DeactivateEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable.OnDeactivated"); }
        bool UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable.IsHoverableBy(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable.IsHoverableBy"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable.OnHoverEntering(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable.OnHoverEntering"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable.OnHoverEntered(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable.OnHoverEntered"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable.OnHoverExiting(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable.OnHoverExiting"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable.OnHoverExited(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable.OnHoverExited"); }
        bool UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable.IsSelectableBy(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable.IsSelectableBy"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable.OnSelectEntering(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable.OnSelectEntering"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable.OnSelectEntered(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable.OnSelectEntered"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable.OnSelectExiting(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable.OnSelectExiting"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable.OnSelectExited(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable.OnSelectExited"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable.OnFocusEntering(UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable.OnFocusEntering"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable.OnFocusEntered(UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable.OnFocusEntered"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable.OnFocusExiting(UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable.OnFocusExiting"); }
        void UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable.OnFocusExited(UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs args) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable.OnFocusExited"); }
        protected virtual void OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractableRegisteredEventArgs args) { }
        protected virtual void OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractableUnregisteredEventArgs args) { }
        protected virtual void OnHoverEntering(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { }
        protected virtual void OnHoverEntered(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { }
        protected virtual void OnHoverExiting(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { }
        protected virtual void OnHoverExited(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { }
        protected virtual void OnSelectEntering(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args) { }
        protected virtual void OnSelectEntered(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args) { }
        protected virtual void OnSelectExiting(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args) { }
        protected virtual void OnSelectExited(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args) { }
        protected virtual void OnFocusEntering(UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs args) { }
        protected virtual void OnFocusEntered(UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs args) { }
        protected virtual void OnFocusExiting(UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs args) { }
        protected virtual void OnFocusExited(UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs args) { }
        protected virtual void OnActivated(UnityEngine.XR.Interaction.Toolkit.ActivateEventArgs args) { }
        protected virtual void OnDeactivated(UnityEngine.XR.Interaction.Toolkit.DeactivateEventArgs args) { }
        protected virtual void ProcessInteractionStrength(UnityEngine.XR.Interaction.Toolkit.XRInteractionUpdateOrder.UpdatePhase updatePhase) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.ProcessInteractionStrength"); }
        protected bool ProcessHoverFilters(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.ProcessHoverFilters"); }
        protected bool ProcessSelectFilters(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.ProcessSelectFilters"); }
        protected float ProcessInteractionStrengthFilters(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, float interactionStrength) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.ProcessInteractionStrengthFilters"); }
        public enum MovementType
        {
            VelocityTracking = 0,
            Kinematic = 1,
            Instantaneous = 2,
        }
        public enum DistanceCalculationMode
        {
            TransformPosition = 0,
            ColliderPosition = 1,
            ColliderVolume = 2,
        }
    }
    public static partial class XRFocusInteractableExtensions
    {
        public static UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup GetOldestInteractorFocusing(this UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRFocusInteractableExtensions.GetOldestInteractorFocusing"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(UnityEngine.Rigidbody))]
    public partial class XRGrabInteractable : UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable, UnityEngine.XR.Interaction.Toolkit.Attachment.IFarAttachProvider
    {
        public UnityEngine.Transform attachTransform { get { return m_AttachTransform; } set { m_AttachTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_AttachTransform;
        public UnityEngine.Transform secondaryAttachTransform { get { return m_SecondaryAttachTransform; } set { m_SecondaryAttachTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_SecondaryAttachTransform;
        public bool useDynamicAttach { get { return m_UseDynamicAttach; } set { m_UseDynamicAttach = value; } } [UnityEngine.SerializeField] private bool m_UseDynamicAttach;
        public bool matchAttachPosition { get { return m_MatchAttachPosition; } set { m_MatchAttachPosition = value; } } [UnityEngine.SerializeField] private bool m_MatchAttachPosition = true;
        public bool matchAttachRotation { get { return m_MatchAttachRotation; } set { m_MatchAttachRotation = value; } } [UnityEngine.SerializeField] private bool m_MatchAttachRotation = true;
        public bool snapToColliderVolume { get { return m_SnapToColliderVolume; } set { m_SnapToColliderVolume = value; } } [UnityEngine.SerializeField] private bool m_SnapToColliderVolume = true;
        public bool reinitializeDynamicAttachEverySingleGrab { get { return m_ReinitializeDynamicAttachEverySingleGrab; } set { m_ReinitializeDynamicAttachEverySingleGrab = value; } } [UnityEngine.SerializeField] private bool m_ReinitializeDynamicAttachEverySingleGrab = true;
        public float attachEaseInTime { get { return m_AttachEaseInTime; } set { m_AttachEaseInTime = value; } } [UnityEngine.SerializeField] private float m_AttachEaseInTime;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.MovementType movementType { get { return m_MovementType; } set { m_MovementType = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.MovementType m_MovementType = UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable.MovementType.Instantaneous;
        public float velocityDamping { get { return m_VelocityDamping; } set { m_VelocityDamping = value; } } [UnityEngine.SerializeField] private float m_VelocityDamping;
        public float velocityScale { get { return m_VelocityScale; } set { m_VelocityScale = value; } } [UnityEngine.SerializeField] private float m_VelocityScale;
        public float angularVelocityDamping { get { return m_AngularVelocityDamping; } set { m_AngularVelocityDamping = value; } } [UnityEngine.SerializeField] private float m_AngularVelocityDamping;
        public float angularVelocityScale { get { return m_AngularVelocityScale; } set { m_AngularVelocityScale = value; } } [UnityEngine.SerializeField] private float m_AngularVelocityScale;
        public bool trackPosition { get { return m_TrackPosition; } set { m_TrackPosition = value; } } [UnityEngine.SerializeField] private bool m_TrackPosition = true;
        public bool smoothPosition { get { return m_SmoothPosition; } set { m_SmoothPosition = value; } } [UnityEngine.SerializeField] private bool m_SmoothPosition;
        public float smoothPositionAmount { get { return m_SmoothPositionAmount; } set { m_SmoothPositionAmount = value; } } [UnityEngine.SerializeField] private float m_SmoothPositionAmount;
        public float tightenPosition { get { return m_TightenPosition; } set { m_TightenPosition = value; } } [UnityEngine.SerializeField] private float m_TightenPosition;
        public bool trackRotation { get { return m_TrackRotation; } set { m_TrackRotation = value; } } [UnityEngine.SerializeField] private bool m_TrackRotation = true;
        public bool smoothRotation { get { return m_SmoothRotation; } set { m_SmoothRotation = value; } } [UnityEngine.SerializeField] private bool m_SmoothRotation;
        public float smoothRotationAmount { get { return m_SmoothRotationAmount; } set { m_SmoothRotationAmount = value; } } [UnityEngine.SerializeField] private float m_SmoothRotationAmount;
        public float tightenRotation { get { return m_TightenRotation; } set { m_TightenRotation = value; } } [UnityEngine.SerializeField] private float m_TightenRotation;
        public bool trackScale { get { return m_TrackScale; } set { m_TrackScale = value; } } [UnityEngine.SerializeField] private bool m_TrackScale = true;
        public bool smoothScale { get { return m_SmoothScale; } set { m_SmoothScale = value; } } [UnityEngine.SerializeField] private bool m_SmoothScale;
        public float smoothScaleAmount { get { return m_SmoothScaleAmount; } set { m_SmoothScaleAmount = value; } } [UnityEngine.SerializeField] private float m_SmoothScaleAmount;
        public float tightenScale { get { return m_TightenScale; } set { m_TightenScale = value; } } [UnityEngine.SerializeField] private float m_TightenScale;
        public bool throwOnDetach { get { return m_ThrowOnDetach; } set { m_ThrowOnDetach = value; } } [UnityEngine.SerializeField] private bool m_ThrowOnDetach = true;
        public float throwSmoothingDuration { get { return m_ThrowSmoothingDuration; } set { m_ThrowSmoothingDuration = value; } } [UnityEngine.SerializeField] private float m_ThrowSmoothingDuration;
        public UnityEngine.AnimationCurve throwSmoothingCurve { get { return m_ThrowSmoothingCurve; } set { m_ThrowSmoothingCurve = value; } } [UnityEngine.SerializeField] private UnityEngine.AnimationCurve m_ThrowSmoothingCurve;
        public float throwVelocityScale { get { return m_ThrowVelocityScale; } set { m_ThrowVelocityScale = value; } } [UnityEngine.SerializeField] private float m_ThrowVelocityScale;
        public float throwAngularVelocityScale { get { return m_ThrowAngularVelocityScale; } set { m_ThrowAngularVelocityScale = value; } } [UnityEngine.SerializeField] private float m_ThrowAngularVelocityScale;
        public bool forceGravityOnDetach { get { return m_ForceGravityOnDetach; } set { m_ForceGravityOnDetach = value; } } [UnityEngine.SerializeField] private bool m_ForceGravityOnDetach;
        public bool retainTransformParent { get { return m_RetainTransformParent; } set { m_RetainTransformParent = value; } } [UnityEngine.SerializeField] private bool m_RetainTransformParent = true;
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer> startingSingleGrabTransformers { get { return m_StartingSingleGrabTransformers; } set { m_StartingSingleGrabTransformers = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer> m_StartingSingleGrabTransformers = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer>();
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer> startingMultipleGrabTransformers { get { return m_StartingMultipleGrabTransformers; } set { m_StartingMultipleGrabTransformers = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer> m_StartingMultipleGrabTransformers = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Transformers.XRBaseGrabTransformer>();
        public bool addDefaultGrabTransformers { get { return m_AddDefaultGrabTransformers; } set { m_AddDefaultGrabTransformers = value; } } [UnityEngine.SerializeField] private bool m_AddDefaultGrabTransformers = true;
        public UnityEngine.XR.Interaction.Toolkit.Attachment.InteractableFarAttachMode farAttachMode { get { return m_FarAttachMode; } set { m_FarAttachMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Attachment.InteractableFarAttachMode m_FarAttachMode;
        public int singleGrabTransformersCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.singleGrabTransformersCount"); } }
        public int multipleGrabTransformersCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.multipleGrabTransformersCount"); } }
        public void AddSingleGrabTransformer(UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer transformer) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.AddSingleGrabTransformer"); }
        public void AddMultipleGrabTransformer(UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer transformer) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.AddMultipleGrabTransformer"); }
        public bool RemoveSingleGrabTransformer(UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer transformer) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.RemoveSingleGrabTransformer"); }
        public bool RemoveMultipleGrabTransformer(UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer transformer) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.RemoveMultipleGrabTransformer"); }
        public void ClearSingleGrabTransformers() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.ClearSingleGrabTransformers"); }
        public void ClearMultipleGrabTransformers() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.ClearMultipleGrabTransformers"); }
        public void GetSingleGrabTransformers(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer> results) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.GetSingleGrabTransformers"); }
        public void GetMultipleGrabTransformers(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer> results) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.GetMultipleGrabTransformers"); }
        public UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer GetSingleGrabTransformerAt(int index) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.GetSingleGrabTransformerAt"); }
        public UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer GetMultipleGrabTransformerAt(int index) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.GetMultipleGrabTransformerAt"); }
        public void MoveSingleGrabTransformerTo(UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer transformer, int newIndex) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.MoveSingleGrabTransformerTo"); }
        public void MoveMultipleGrabTransformerTo(UnityEngine.XR.Interaction.Toolkit.Transformers.IXRGrabTransformer transformer, int newIndex) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.MoveMultipleGrabTransformerTo"); }
        public UnityEngine.Pose GetTargetPose() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.GetTargetPose"); }
        public void SetTargetPose(UnityEngine.Pose pose) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.SetTargetPose"); }
        public UnityEngine.Vector3 GetTargetLocalScale() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.GetTargetLocalScale"); }
        public void SetTargetLocalScale(UnityEngine.Vector3 localScale) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.SetTargetLocalScale"); }
        protected virtual void AddDefaultSingleGrabTransformer() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.AddDefaultSingleGrabTransformer"); }
        protected virtual void AddDefaultMultipleGrabTransformer() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.AddDefaultMultipleGrabTransformer"); }
        protected virtual bool ShouldMatchAttachPosition(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.ShouldMatchAttachPosition"); }
        protected virtual bool ShouldMatchAttachRotation(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.ShouldMatchAttachRotation"); }
        protected virtual bool ShouldSnapToColliderVolume(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.ShouldSnapToColliderVolume"); }
        protected virtual void InitializeDynamicAttachPose(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.Transform dynamicAttachTransform) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.InitializeDynamicAttachPose"); }
        protected virtual void Grab() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.Grab"); }
        protected virtual void Drop() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.Drop"); }
        protected virtual void Detach() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.Detach"); }
        protected virtual void SetupRigidbodyGrab(UnityEngine.Rigidbody rigidbody) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.SetupRigidbodyGrab"); }
        protected virtual void SetupRigidbodyDrop(UnityEngine.Rigidbody rigidbody) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRGrabInteractable.SetupRigidbodyDrop"); }
    }
    public static partial class XRHoverInteractableExtensions
    {
        public static UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor GetOldestInteractorHovering(this UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRHoverInteractableExtensions.GetOldestInteractorHovering"); }
        public static bool IsHoveredByLeft(this UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRHoverInteractableExtensions.IsHoveredByLeft"); }
        public static bool IsHoveredByRight(this UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Interactables.XRHoverInteractableExtensions.IsHoveredByRight"); }
    }
}
