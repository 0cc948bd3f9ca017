// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Interaction.Toolkit
{
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
