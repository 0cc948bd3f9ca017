// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.InputSystem
{
    public partial class Accelerometer : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.Vector3Control acceleration { get; protected set; }
        public static UnityEngine.InputSystem.Accelerometer current { get; internal set; }
    }
    public partial class AmbientTemperatureSensor : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.AxisControl ambientTemperature { get; protected set; }
        public static UnityEngine.InputSystem.AmbientTemperatureSensor current { get; internal set; }
    }
    public partial class AttitudeSensor : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.QuaternionControl attitude { get; protected set; }
        public static UnityEngine.InputSystem.AttitudeSensor current { get; internal set; }
    }
    public static partial class CommonUsages
    {
    }
}

namespace UnityEngine.InputSystem.Composites
{
    public partial class AxisComposite : UnityEngine.InputSystem.InputBindingComposite<float>
    {
        public int negative = 0;
        public int positive = 0;
        public float minValue = -1;
        public float maxValue = 1;
        public UnityEngine.InputSystem.Composites.AxisComposite.WhichSideWins whichSideWins = UnityEngine.InputSystem.Composites.AxisComposite.WhichSideWins.Neither;
        public float midPoint { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.AxisComposite.midPoint"); } }
        public override float ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.AxisComposite.ReadValue"); }
        public enum WhichSideWins
        {
            Neither = 0,
            Positive = 1,
            Negative = 2,
        }
    }
    public partial class ButtonWithOneModifier : UnityEngine.InputSystem.InputBindingComposite<float>
    {
        public int modifier;
        public int button;
        [System.Obsolete] public bool overrideModifiersNeedToBePressedFirst;
        public UnityEngine.InputSystem.Composites.ButtonWithOneModifier.ModifiersOrder modifiersOrder = UnityEngine.InputSystem.Composites.ButtonWithOneModifier.ModifiersOrder.Default;
        public override float ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.ButtonWithOneModifier.ReadValue"); }
        public enum ModifiersOrder
        {
            Default = 0,
            Ordered = 1,
            Unordered = 2,
        }
    }
    public partial class ButtonWithTwoModifiers : UnityEngine.InputSystem.InputBindingComposite<float>
    {
        public int modifier1;
        public int modifier2;
        public int button;
        [System.Obsolete] public bool overrideModifiersNeedToBePressedFirst;
        public UnityEngine.InputSystem.Composites.ButtonWithTwoModifiers.ModifiersOrder modifiersOrder = UnityEngine.InputSystem.Composites.ButtonWithTwoModifiers.ModifiersOrder.Default;
        public override float ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.ButtonWithTwoModifiers.ReadValue"); }
        public enum ModifiersOrder
        {
            Default = 0,
            Ordered = 1,
            Unordered = 2,
        }
    }
    public partial class OneModifierComposite : UnityEngine.InputSystem.InputBindingComposite
    {
        public int modifier;
        public int binding;
        public override System.Type valueType { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.OneModifierComposite.valueType"); } }
        public override int valueSizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.OneModifierComposite.valueSizeInBytes"); } }
        [System.Obsolete] public bool overrideModifiersNeedToBePressedFirst;
        public UnityEngine.InputSystem.Composites.OneModifierComposite.ModifiersOrder modifiersOrder = UnityEngine.InputSystem.Composites.OneModifierComposite.ModifiersOrder.Default;
        public unsafe override void ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context, void* buffer, int bufferSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.OneModifierComposite.ReadValue"); }
        public override object ReadValueAsObject(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.OneModifierComposite.ReadValueAsObject"); }
        public enum ModifiersOrder
        {
            Default = 0,
            Ordered = 1,
            Unordered = 2,
        }
    }
    public partial class TwoModifiersComposite : UnityEngine.InputSystem.InputBindingComposite
    {
        public int modifier1;
        public int modifier2;
        public int binding;
        [System.Obsolete] public bool overrideModifiersNeedToBePressedFirst;
        public UnityEngine.InputSystem.Composites.TwoModifiersComposite.ModifiersOrder modifiersOrder = UnityEngine.InputSystem.Composites.TwoModifiersComposite.ModifiersOrder.Default;
        public override System.Type valueType { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.TwoModifiersComposite.valueType"); } }
        public override int valueSizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.TwoModifiersComposite.valueSizeInBytes"); } }
        public unsafe override void ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context, void* buffer, int bufferSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.TwoModifiersComposite.ReadValue"); }
        public override object ReadValueAsObject(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.TwoModifiersComposite.ReadValueAsObject"); }
        public enum ModifiersOrder
        {
            Default = 0,
            Ordered = 1,
            Unordered = 2,
        }
    }
    public partial class Vector2Composite : UnityEngine.InputSystem.InputBindingComposite<UnityEngine.Vector2>
    {
        public int up;
        public int down;
        public int left;
        public int right;
        [System.Obsolete] public bool normalize = true;
        public UnityEngine.InputSystem.Composites.Vector2Composite.Mode mode;
        public override UnityEngine.Vector2 ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.Vector2Composite.ReadValue"); }
        public enum Mode
        {
            Analog = 2,
            DigitalNormalized = 0,
            Digital = 1,
        }
    }
    public partial class Vector3Composite : UnityEngine.InputSystem.InputBindingComposite<UnityEngine.Vector3>
    {
        public int up;
        public int down;
        public int left;
        public int right;
        public int forward;
        public int backward;
        public UnityEngine.InputSystem.Composites.Vector3Composite.Mode mode = UnityEngine.InputSystem.Composites.Vector3Composite.Mode.Analog;
        public override UnityEngine.Vector3 ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Composites.Vector3Composite.ReadValue"); }
        public enum Mode
        {
            Analog = 0,
            DigitalNormalized = 1,
            Digital = 2,
        }
    }
}

namespace UnityEngine.InputSystem.Controls
{
    public partial class AnyKeyControl : UnityEngine.InputSystem.Controls.ButtonControl
    {
        public AnyKeyControl() { }
    }
    public partial class AxisControl
    {
        public UnityEngine.InputSystem.Controls.AxisControl.Clamp clamp;
        public float clampMin;
        public float clampMax;
        public float clampConstant;
        public bool invert;
        public bool normalize;
        public float normalizeMin;
        public float normalizeMax;
        public float normalizeZero;
        public bool scale;
        public float scaleFactor;
        protected float Preprocess(float value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.AxisControl.Preprocess"); }
        public unsafe override float ReadUnprocessedValueFromState(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.AxisControl.ReadUnprocessedValueFromState"); }
        public enum Clamp
        {
            None = 0,
            BeforeNormalize = 1,
            AfterNormalize = 2,
            ToConstantBeforeNormalize = 3,
        }
    }
    public partial class ButtonControl
    {
        public float pressPointOrDefault { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.ButtonControl.pressPointOrDefault"); } }
    }
    public partial class DeltaControl
    {
        public UnityEngine.InputSystem.Controls.AxisControl up { get; set; }
        public UnityEngine.InputSystem.Controls.AxisControl down { get; set; }
        public UnityEngine.InputSystem.Controls.AxisControl left { get; set; }
        public UnityEngine.InputSystem.Controls.AxisControl right { get; set; }
    }
    public partial class DiscreteButtonControl : UnityEngine.InputSystem.Controls.ButtonControl
    {
        public int minValue;
        public int maxValue;
        public int wrapAtValue;
        public int nullValue;
        public UnityEngine.InputSystem.Controls.DiscreteButtonControl.WriteMode writeMode;
        public enum WriteMode
        {
            WriteDisabled = 0,
            WriteNullAndMaxValue = 1,
        }
    }
    public partial class DoubleControl : UnityEngine.InputSystem.InputControl<double>
    {
        public DoubleControl() { }
        public unsafe override double ReadUnprocessedValueFromState(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.DoubleControl.ReadUnprocessedValueFromState"); }
    }
    public partial class DpadControl
    {
        public static UnityEngine.Vector2 MakeDpadVector(bool up, bool down, bool left, bool right, bool normalize = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.DpadControl.MakeDpadVector"); }
        public static UnityEngine.Vector2 MakeDpadVector(float up, float down, float left, float right) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.DpadControl.MakeDpadVector"); }
        public partial class DpadAxisControl : UnityEngine.InputSystem.Controls.AxisControl
        {
            public int component { get; set; }
        }
    }
    public partial class IntegerControl
    {
        public unsafe override int ReadUnprocessedValueFromState(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.IntegerControl.ReadUnprocessedValueFromState"); }
    }
    public partial class KeyControl
    {
        public int scanCode { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.KeyControl.scanCode"); } }
    }
    public partial class QuaternionControl : UnityEngine.InputSystem.InputControl<UnityEngine.Quaternion>
    {
        public UnityEngine.InputSystem.Controls.AxisControl x { get; set; }
        public UnityEngine.InputSystem.Controls.AxisControl y { get; set; }
        public UnityEngine.InputSystem.Controls.AxisControl z { get; set; }
        public UnityEngine.InputSystem.Controls.AxisControl w { get; set; }
        public QuaternionControl() { }
        public unsafe override UnityEngine.Quaternion ReadUnprocessedValueFromState(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.QuaternionControl.ReadUnprocessedValueFromState"); }
    }
    public partial class TouchControl
    {
        public UnityEngine.InputSystem.Controls.IntegerControl displayIndex { get; set; }
        public UnityEngine.InputSystem.Controls.AxisControl pressure { get; set; }
        public UnityEngine.InputSystem.Controls.Vector2Control radius { get; set; }
        public UnityEngine.InputSystem.Controls.TouchPhaseControl phase { get; set; }
        public UnityEngine.InputSystem.Controls.ButtonControl indirectTouch { get; set; }
        public UnityEngine.InputSystem.Controls.ButtonControl tap { get; set; }
        public UnityEngine.InputSystem.Controls.IntegerControl tapCount { get; set; }
        public UnityEngine.InputSystem.Controls.DoubleControl startTime { get; set; }
        public UnityEngine.InputSystem.Controls.Vector2Control startPosition { get; set; }
        public unsafe override UnityEngine.InputSystem.LowLevel.TouchState ReadUnprocessedValueFromState(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.TouchControl.ReadUnprocessedValueFromState"); }
    }
    public partial class TouchPhaseControl : UnityEngine.InputSystem.InputControl<UnityEngine.InputSystem.TouchPhase>
    {
        public TouchPhaseControl() { }
        public unsafe override UnityEngine.InputSystem.TouchPhase ReadUnprocessedValueFromState(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.TouchPhaseControl.ReadUnprocessedValueFromState"); }
    }
    public partial class Vector2Control
    {
        public unsafe override UnityEngine.Vector2 ReadUnprocessedValueFromState(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.Vector2Control.ReadUnprocessedValueFromState"); }
    }
    public partial class Vector3Control : UnityEngine.InputSystem.InputControl<UnityEngine.Vector3>
    {
        public UnityEngine.InputSystem.Controls.AxisControl x { get; set; }
        public UnityEngine.InputSystem.Controls.AxisControl y { get; set; }
        public UnityEngine.InputSystem.Controls.AxisControl z { get; set; }
        public Vector3Control() { }
        public unsafe override UnityEngine.Vector3 ReadUnprocessedValueFromState(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Controls.Vector3Control.ReadUnprocessedValueFromState"); }
    }
}

namespace UnityEngine.InputSystem
{
    public partial class DefaultInputActions : UnityEngine.InputSystem.IInputActionCollection2, System.IDisposable
    {
        public UnityEngine.InputSystem.InputActionAsset asset { get; internal set; }
        public DefaultInputActions() { }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.Dispose"); }
        public UnityEngine.InputSystem.InputBinding? bindingMask { get { return m_KeptBindingMask.Get("UnityEngine.InputSystem.DefaultInputActions.bindingMask"); } set { m_KeptBindingMask.Set(value); } } private Umcp.Kept<UnityEngine.InputSystem.InputBinding?> m_KeptBindingMask;
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.InputDevice>? devices { get { return m_KeptDevices.Get("UnityEngine.InputSystem.DefaultInputActions.devices"); } set { m_KeptDevices.Set(value); } } private Umcp.Kept<UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.InputDevice>?> m_KeptDevices;
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.InputControlScheme> controlSchemes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.controlSchemes"); } }
        public bool Contains(UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.Contains"); }
        public System.Collections.Generic.IEnumerator<UnityEngine.InputSystem.InputAction> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.System.Collections.IEnumerable.GetEnumerator"); }
        public void Enable() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.Enable"); }
        public void Disable() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.Disable"); }
        public System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputBinding> bindings { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.bindings"); } }
        public UnityEngine.InputSystem.InputAction FindAction(string actionNameOrId, bool throwIfNotFound = false) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.FindAction"); }
        public int FindBinding(UnityEngine.InputSystem.InputBinding bindingMask, out UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.FindBinding"); }
        public UnityEngine.InputSystem.DefaultInputActions.PlayerActions Player { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.Player"); } }
        public UnityEngine.InputSystem.DefaultInputActions.UIActions UI { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UI"); } }
        public UnityEngine.InputSystem.InputControlScheme KeyboardMouseScheme { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.KeyboardMouseScheme"); } }
        public UnityEngine.InputSystem.InputControlScheme GamepadScheme { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.GamepadScheme"); } }
        public UnityEngine.InputSystem.InputControlScheme TouchScheme { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.TouchScheme"); } }
        public UnityEngine.InputSystem.InputControlScheme JoystickScheme { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.JoystickScheme"); } }
        public UnityEngine.InputSystem.InputControlScheme XRScheme { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.XRScheme"); } }
        public partial struct PlayerActions
        {
            public PlayerActions(UnityEngine.InputSystem.DefaultInputActions wrapper) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.PlayerActions"); }
            public UnityEngine.InputSystem.InputAction Move { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.PlayerActions.Move"); } }
            public UnityEngine.InputSystem.InputAction Look { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.PlayerActions.Look"); } }
            public UnityEngine.InputSystem.InputAction Fire { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.PlayerActions.Fire"); } }
            public UnityEngine.InputSystem.InputActionMap Get() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.PlayerActions.Get"); }
            public void Enable() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.PlayerActions.Enable"); }
            public void Disable() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.PlayerActions.Disable"); }
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.PlayerActions.enabled"); } }
            public static implicit operator UnityEngine.InputSystem.InputActionMap(UnityEngine.InputSystem.DefaultInputActions.PlayerActions set) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.PlayerActions.op_Implicit"); }
            public void SetCallbacks(UnityEngine.InputSystem.DefaultInputActions.IPlayerActions instance) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.PlayerActions.SetCallbacks"); }
        }
        public partial struct UIActions
        {
            public UIActions(UnityEngine.InputSystem.DefaultInputActions wrapper) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions"); }
            public UnityEngine.InputSystem.InputAction Navigate { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.Navigate"); } }
            public UnityEngine.InputSystem.InputAction Submit { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.Submit"); } }
            public UnityEngine.InputSystem.InputAction Cancel { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.Cancel"); } }
            public UnityEngine.InputSystem.InputAction Point { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.Point"); } }
            public UnityEngine.InputSystem.InputAction Click { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.Click"); } }
            public UnityEngine.InputSystem.InputAction ScrollWheel { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.ScrollWheel"); } }
            public UnityEngine.InputSystem.InputAction MiddleClick { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.MiddleClick"); } }
            public UnityEngine.InputSystem.InputAction RightClick { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.RightClick"); } }
            public UnityEngine.InputSystem.InputAction TrackedDevicePosition { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.TrackedDevicePosition"); } }
            public UnityEngine.InputSystem.InputAction TrackedDeviceOrientation { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.TrackedDeviceOrientation"); } }
            public UnityEngine.InputSystem.InputActionMap Get() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.Get"); }
            public void Enable() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.Enable"); }
            public void Disable() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.Disable"); }
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.enabled"); } }
            public static implicit operator UnityEngine.InputSystem.InputActionMap(UnityEngine.InputSystem.DefaultInputActions.UIActions set) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.op_Implicit"); }
            public void SetCallbacks(UnityEngine.InputSystem.DefaultInputActions.IUIActions instance) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.DefaultInputActions.UIActions.SetCallbacks"); }
        }
        public partial interface IPlayerActions
        {
            void OnMove(UnityEngine.InputSystem.InputAction.CallbackContext context);
            void OnLook(UnityEngine.InputSystem.InputAction.CallbackContext context);
            void OnFire(UnityEngine.InputSystem.InputAction.CallbackContext context);
        }
        public partial interface IUIActions
        {
            void OnNavigate(UnityEngine.InputSystem.InputAction.CallbackContext context);
            void OnSubmit(UnityEngine.InputSystem.InputAction.CallbackContext context);
            void OnCancel(UnityEngine.InputSystem.InputAction.CallbackContext context);
            void OnPoint(UnityEngine.InputSystem.InputAction.CallbackContext context);
            void OnClick(UnityEngine.InputSystem.InputAction.CallbackContext context);
            void OnScrollWheel(UnityEngine.InputSystem.InputAction.CallbackContext context);
            void OnMiddleClick(UnityEngine.InputSystem.InputAction.CallbackContext context);
            void OnRightClick(UnityEngine.InputSystem.InputAction.CallbackContext context);
            void OnTrackedDevicePosition(UnityEngine.InputSystem.InputAction.CallbackContext context);
            void OnTrackedDeviceOrientation(UnityEngine.InputSystem.InputAction.CallbackContext context);
        }
    }
}

namespace UnityEngine.InputSystem.DualShock
{
    public partial class DualShockGamepad : UnityEngine.InputSystem.Gamepad, UnityEngine.InputSystem.DualShock.IDualShockHaptics
    {
        public UnityEngine.InputSystem.Controls.ButtonControl touchpadButton { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl optionsButton { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl shareButton { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl L1 { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl R1 { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl L2 { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl R2 { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl L3 { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl R3 { get; protected set; }
        public static UnityEngine.InputSystem.DualShock.DualShockGamepad current { get; internal set; }
        public virtual void SetLightBarColor(UnityEngine.Color color) { }
    }
    public partial interface IDualShockHaptics : UnityEngine.InputSystem.Haptics.IDualMotorRumble
    {
        void SetLightBarColor(UnityEngine.Color color);
    }
}

namespace UnityEngine.InputSystem.EnhancedTouch
{
    public partial class Finger
    {
        public UnityEngine.InputSystem.Touchscreen screen { get; internal set; }
        public UnityEngine.InputSystem.EnhancedTouch.TouchHistory touchHistory { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.Finger.touchHistory"); } }
    }
    public partial struct Touch
    {
        public UnityEngine.Vector2 radius { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.Touch.radius"); } }
        public UnityEngine.InputSystem.Touchscreen screen { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.Touch.screen"); } }
        public int displayIndex { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.Touch.displayIndex"); } }
        public UnityEngine.InputSystem.EnhancedTouch.TouchHistory history { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.Touch.history"); } }
        public static System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.Touchscreen> screens { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.Touch.screens"); } }
        public static int maxHistoryLengthPerFinger { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.Touch.maxHistoryLengthPerFinger"); } }
    }
    public partial struct TouchHistory : System.Collections.Generic.IReadOnlyList<UnityEngine.InputSystem.EnhancedTouch.Touch>
    {
        public System.Collections.Generic.IEnumerator<UnityEngine.InputSystem.EnhancedTouch.Touch> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.TouchHistory.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.TouchHistory.System.Collections.IEnumerable.GetEnumerator"); }
        public int Count { get; internal set; }
        public UnityEngine.InputSystem.EnhancedTouch.Touch this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.TouchHistory.this[]"); } }
    }
    public partial class TouchSimulation : UnityEngine.MonoBehaviour, UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor
    {
        public UnityEngine.InputSystem.Touchscreen simulatedTouchscreen { get; internal set; }
        public static UnityEngine.InputSystem.EnhancedTouch.TouchSimulation instance { get; internal set; }
        public static void Enable() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.TouchSimulation.Enable"); }
        public static void Disable() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.TouchSimulation.Disable"); }
        public static void Destroy() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.TouchSimulation.Destroy"); }
        protected void AddPointer(UnityEngine.InputSystem.Pointer pointer) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.TouchSimulation.AddPointer"); }
        protected void RemovePointer(UnityEngine.InputSystem.Pointer pointer) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.EnhancedTouch.TouchSimulation.RemovePointer"); }
        protected void OnEnable() { }
        protected void OnDisable() { }
        void UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor.NotifyControlStateChanged(UnityEngine.InputSystem.InputControl control, double time, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, long monitorIndex) { }
        void UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor.NotifyTimerExpired(UnityEngine.InputSystem.InputControl control, double time, long monitorIndex, int timerIndex) { }
        protected void InstallStateChangeMonitors(int startIndex = 0) { }
        protected void OnSourceControlChangedValue(UnityEngine.InputSystem.InputControl control, double time, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, long sourceDeviceAndButtonIndex) { }
        protected void UninstallStateChangeMonitors(int startIndex = 0) { }
    }
}

namespace UnityEngine.InputSystem
{
    public partial class Gamepad : UnityEngine.InputSystem.Haptics.IDualMotorRumble
    {
        public UnityEngine.InputSystem.Controls.ButtonControl this[UnityEngine.InputSystem.LowLevel.GamepadButton button] { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Gamepad.this[]"); } }
    }
    public partial class GravitySensor : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.Vector3Control gravity { get; protected set; }
        public static UnityEngine.InputSystem.GravitySensor current { get; internal set; }
    }
    public partial class Gyroscope : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.Vector3Control angularVelocity { get; protected set; }
        public static UnityEngine.InputSystem.Gyroscope current { get; internal set; }
    }
}
