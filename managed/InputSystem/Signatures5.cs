// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.InputSystem.LowLevel
{
    public partial struct KeyboardState : UnityEngine.InputSystem.LowLevel.IInputStateTypeInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Format { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.KeyboardState.Format"); } }
        public KeyboardState(params UnityEngine.InputSystem.Key[] pressedKeys) : this(false, pressedKeys) { }
        public KeyboardState(bool IMESelected, params UnityEngine.InputSystem.Key[] pressedKeys) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.KeyboardState"); }
        public void Set(UnityEngine.InputSystem.Key key, bool state) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.KeyboardState.Set"); }
        public void Press(UnityEngine.InputSystem.Key key) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.KeyboardState.Press"); }
        public void Release(UnityEngine.InputSystem.Key key) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.KeyboardState.Release"); }
        public UnityEngine.InputSystem.Utilities.FourCC format { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.KeyboardState.format"); } }
    }
    public enum MouseButton
    {
        Left = 0,
        Right = 1,
        Middle = 2,
        Forward = 3,
        Back = 4,
    }
    public partial struct MouseState : UnityEngine.InputSystem.LowLevel.IInputStateTypeInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Format { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.MouseState.Format"); } }
        public UnityEngine.Vector2 position;
        public UnityEngine.Vector2 delta;
        public UnityEngine.Vector2 scroll;
        public ushort buttons;
        public ushort displayIndex;
        public ushort clickCount;
        public UnityEngine.InputSystem.LowLevel.MouseState WithButton(UnityEngine.InputSystem.LowLevel.MouseButton button, bool state = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.MouseState.WithButton"); }
        public UnityEngine.InputSystem.Utilities.FourCC format { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.MouseState.format"); } }
    }
    public partial struct PenState : UnityEngine.InputSystem.LowLevel.IInputStateTypeInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Format { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.PenState.Format"); } }
        public UnityEngine.Vector2 position;
        public UnityEngine.Vector2 delta;
        public UnityEngine.Vector2 tilt;
        public float pressure;
        public float twist;
        public ushort buttons;
        public UnityEngine.InputSystem.LowLevel.PenState WithButton(UnityEngine.InputSystem.PenButton button, bool state = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.PenState.WithButton"); }
        public UnityEngine.InputSystem.Utilities.FourCC format { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.PenState.format"); } }
    }
    public partial struct QueryCanRunInBackground : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryCanRunInBackground.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public bool canRunInBackground;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryCanRunInBackground.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.QueryCanRunInBackground Create() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryCanRunInBackground.Create"); }
    }
    public partial struct QueryDimensionsCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryDimensionsCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public UnityEngine.Vector2 outDimensions;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryDimensionsCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.QueryDimensionsCommand Create() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryDimensionsCommand.Create"); }
    }
    public partial struct QueryEnabledStateCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryEnabledStateCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public bool isEnabled;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryEnabledStateCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.QueryEnabledStateCommand Create() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryEnabledStateCommand.Create"); }
    }
    public partial struct QueryKeyNameCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryKeyNameCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public int scanOrKeyCode;
        public string ReadKeyName() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryKeyNameCommand.ReadKeyName"); }
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryKeyNameCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.QueryKeyNameCommand Create(UnityEngine.InputSystem.Key key) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryKeyNameCommand.Create"); }
    }
    public partial struct QueryKeyboardLayoutCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryKeyboardLayoutCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public string ReadLayoutName() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryKeyboardLayoutCommand.ReadLayoutName"); }
        public void WriteLayoutName(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryKeyboardLayoutCommand.WriteLayoutName"); }
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryKeyboardLayoutCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.QueryKeyboardLayoutCommand Create() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryKeyboardLayoutCommand.Create"); }
    }
    public partial struct QueryPairedUserAccountCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryPairedUserAccountCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public ulong handle;
        public string id { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryPairedUserAccountCommand.id"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryPairedUserAccountCommand.id"); } }
        public string name { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryPairedUserAccountCommand.name"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryPairedUserAccountCommand.name"); } }
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryPairedUserAccountCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.QueryPairedUserAccountCommand Create() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.QueryPairedUserAccountCommand.Create"); }
        [System.FlagsAttribute]
        public enum Result : long
        {
            DevicePairedToUserAccount = 2,
            UserAccountSelectionInProgress = 4,
            UserAccountSelectionComplete = 8,
            UserAccountSelectionCanceled = 16,
        }
    }
    public partial struct RequestResetCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.RequestResetCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.RequestResetCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.RequestResetCommand Create() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.RequestResetCommand.Create"); }
    }
    public partial struct RequestSyncCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.RequestSyncCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.RequestSyncCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.RequestSyncCommand Create() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.RequestSyncCommand.Create"); }
    }
    public partial struct SetIMECursorPositionCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.SetIMECursorPositionCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public UnityEngine.Vector2 position { get; internal set; }
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.SetIMECursorPositionCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.SetIMECursorPositionCommand Create(UnityEngine.Vector2 cursorPosition) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.SetIMECursorPositionCommand.Create"); }
    }
    public partial struct SetSamplingFrequencyCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.SetSamplingFrequencyCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public float frequency;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.SetSamplingFrequencyCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.SetSamplingFrequencyCommand Create(float frequency) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.SetSamplingFrequencyCommand.Create"); }
    }
    public partial struct StateEvent : UnityEngine.InputSystem.LowLevel.IInputEventTypeInfo
    {
        public const int Type = 1398030676;
        public UnityEngine.InputSystem.LowLevel.InputEvent baseEvent;
        public UnityEngine.InputSystem.Utilities.FourCC stateFormat;
        public uint stateSizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.StateEvent.stateSizeInBytes"); } }
        public unsafe void* state { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.StateEvent.state"); } }
        public UnityEngine.InputSystem.LowLevel.InputEventPtr ToEventPtr() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.StateEvent.ToEventPtr"); }
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get; internal set; }
        public TState GetState<TState>() where TState : struct, UnityEngine.InputSystem.LowLevel.IInputStateTypeInfo { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.StateEvent.GetState"); }
        public static TState GetState<TState>(UnityEngine.InputSystem.LowLevel.InputEventPtr ptr) where TState : struct, UnityEngine.InputSystem.LowLevel.IInputStateTypeInfo { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.StateEvent.GetState"); }
        public static int GetEventSizeWithPayload<TState>() where TState : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.StateEvent.GetEventSizeWithPayload"); }
        public unsafe static UnityEngine.InputSystem.LowLevel.StateEvent* From(UnityEngine.InputSystem.LowLevel.InputEventPtr ptr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.StateEvent.From"); }
        public static Unity.Collections.NativeArray<byte> From(UnityEngine.InputSystem.InputDevice device, out UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)2) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.StateEvent.From"); }
        public static Unity.Collections.NativeArray<byte> FromDefaultStateFor(UnityEngine.InputSystem.InputDevice device, out UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)2) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.StateEvent.FromDefaultStateFor"); }
    }
    public partial struct TextEvent : UnityEngine.InputSystem.LowLevel.IInputEventTypeInfo
    {
        public const int Type = 1413830740;
        public UnityEngine.InputSystem.LowLevel.InputEvent baseEvent;
        public int character;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get; internal set; }
        public unsafe static UnityEngine.InputSystem.LowLevel.TextEvent* From(UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TextEvent.From"); }
        public static UnityEngine.InputSystem.LowLevel.TextEvent Create(int deviceId, char character, double time = -1d) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TextEvent.Create"); }
        public static UnityEngine.InputSystem.LowLevel.TextEvent Create(int deviceId, int character, double time = -1d) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TextEvent.Create"); }
    }
    public partial struct TouchState : UnityEngine.InputSystem.LowLevel.IInputStateTypeInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Format { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.Format"); } }
        public int touchId;
        public UnityEngine.Vector2 position;
        public UnityEngine.Vector2 delta;
        public float pressure;
        public UnityEngine.Vector2 radius;
        public byte phaseId;
        public byte tapCount;
        public byte displayIndex;
        public byte flags;
        public double startTime;
        public UnityEngine.Vector2 startPosition;
        public UnityEngine.InputSystem.TouchPhase phase { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.phase"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.phase"); } }
        public bool isNoneEndedOrCanceled { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.isNoneEndedOrCanceled"); } }
        public bool isInProgress { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.isInProgress"); } }
        public bool isPrimaryTouch { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.isPrimaryTouch"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.isPrimaryTouch"); } }
        public bool isIndirectTouch { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.isIndirectTouch"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.isIndirectTouch"); } }
        public bool isTap { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.isTap"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.isTap"); } }
        public UnityEngine.InputSystem.Utilities.FourCC format { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.TouchState.format"); } }
    }
}

namespace UnityEngine.InputSystem
{
    public partial class MagneticFieldSensor : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.Vector3Control magneticField { get; protected set; }
        public static UnityEngine.InputSystem.MagneticFieldSensor current { get; internal set; }
    }
    public partial class Mouse : UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver
    {
        protected void OnNextUpdate() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Mouse.OnNextUpdate"); }
        protected void OnStateEvent(UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Mouse.OnStateEvent"); }
        void UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnNextUpdate() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Mouse.UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnNextUpdate"); }
        void UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnStateEvent(UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Mouse.UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnStateEvent"); }
    }
}

namespace UnityEngine.InputSystem.OnScreen
{
    public abstract partial class OnScreenControl : UnityEngine.MonoBehaviour
    {
        public string controlPath { get { return m_KeptControlPath.Get("UnityEngine.InputSystem.OnScreen.OnScreenControl.controlPath"); } set { m_KeptControlPath.Set(value); } } private Umcp.Kept<string> m_KeptControlPath;
        public UnityEngine.InputSystem.InputControl control { get; internal set; }
        protected abstract string controlPathInternal { get; set; }
        protected void SendValueToControl<TValue>(TValue value) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.OnScreen.OnScreenControl.SendValueToControl"); }
        protected void SentDefaultValueToControl() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.OnScreen.OnScreenControl.SentDefaultValueToControl"); }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
    }
}

namespace UnityEngine.InputSystem
{
    public partial class Pen : UnityEngine.InputSystem.Pointer
    {
        public UnityEngine.InputSystem.Controls.ButtonControl tip { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl eraser { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl firstBarrelButton { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl secondBarrelButton { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl thirdBarrelButton { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl fourthBarrelButton { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl inRange { get; protected set; }
        public UnityEngine.InputSystem.Controls.Vector2Control tilt { get; protected set; }
        public UnityEngine.InputSystem.Controls.AxisControl twist { get; protected set; }
        public static UnityEngine.InputSystem.Pen current { get; internal set; }
        public UnityEngine.InputSystem.Controls.ButtonControl this[UnityEngine.InputSystem.PenButton button] { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Pen.this[]"); } }
    }
    public enum PenButton
    {
        Tip = 0,
        Eraser = 1,
        BarrelFirst = 2,
        BarrelSecond = 3,
        InRange = 4,
        BarrelThird = 5,
        BarrelFourth = 6,
        Barrel1 = 2,
        Barrel2 = 3,
        Barrel3 = 5,
        Barrel4 = 6,
    }
    public partial class PlayerInput
    {
        [System.Obsolete] public bool active { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.PlayerInput.active"); } }
        public UnityEngine.InputSystem.Users.InputUser user { get; internal set; }
        public static bool isSinglePlayer { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.PlayerInput.isSinglePlayer"); } }
        [System.Obsolete] public void PassivateInput() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.PlayerInput.PassivateInput"); }
        public static UnityEngine.InputSystem.PlayerInput FindFirstPairedToDevice(UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.PlayerInput.FindFirstPairedToDevice"); }
        public static UnityEngine.InputSystem.PlayerInput Instantiate(UnityEngine.GameObject prefab, int playerIndex = -1, string controlScheme = null, int splitScreenIndex = -1, params UnityEngine.InputSystem.InputDevice[] pairWithDevices) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.PlayerInput.Instantiate"); }
        public void DebugLogAction(UnityEngine.InputSystem.InputAction.CallbackContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.PlayerInput.DebugLogAction"); }
        public partial class ActionEvent
        {
            public ActionEvent(UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.PlayerInput.ActionEvent"); }
            public ActionEvent(System.Guid actionGUID, string name = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.PlayerInput.ActionEvent"); }
            public ActionEvent() { }
        }
    }
    public partial class PlayerInputManager
    {
        public const string PlayerJoinedMessage = "OnPlayerJoined";
        public const string PlayerLeftMessage = "OnPlayerLeft";
        public bool maintainAspectRatioInSplitScreen { get { return m_MaintainAspectRatioInSplitScreen; } } [UnityEngine.SerializeField] private bool m_MaintainAspectRatioInSplitScreen;
        public int fixedNumberOfSplitScreens { get { return m_FixedNumberOfSplitScreens; } } [UnityEngine.SerializeField] private int m_FixedNumberOfSplitScreens = -1;
        public UnityEngine.Rect splitScreenArea { get { return m_SplitScreenRect; } } [UnityEngine.SerializeField] private UnityEngine.Rect m_SplitScreenRect = new UnityEngine.Rect(0, 0, 1, 1);
        public UnityEngine.InputSystem.InputActionProperty joinAction { get { return m_JoinAction; } set { m_JoinAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_JoinAction;
        public void JoinPlayerFromAction(UnityEngine.InputSystem.InputAction.CallbackContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.PlayerInputManager.JoinPlayerFromAction"); }
        public void JoinPlayerFromActionIfNotAlreadyJoined(UnityEngine.InputSystem.InputAction.CallbackContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.PlayerInputManager.JoinPlayerFromActionIfNotAlreadyJoined"); }
        public UnityEngine.InputSystem.PlayerInput JoinPlayer(int playerIndex = -1, int splitScreenIndex = -1, string controlScheme = null, params UnityEngine.InputSystem.InputDevice[] pairWithDevices) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.PlayerInputManager.JoinPlayer"); }
    }
    public partial class Pointer : UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver
    {
        public UnityEngine.InputSystem.Controls.Vector2Control radius { get; protected set; }
        public UnityEngine.InputSystem.Controls.IntegerControl displayIndex { get; protected set; }
        protected void OnNextUpdate() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Pointer.OnNextUpdate"); }
        protected void OnStateEvent(UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Pointer.OnStateEvent"); }
        void UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnNextUpdate() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Pointer.UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnNextUpdate"); }
        void UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnStateEvent(UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Pointer.UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnStateEvent"); }
        bool UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.GetStateOffsetForEvent(UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, ref uint offset) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Pointer.UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.GetStateOffsetForEvent"); }
    }
    public partial class PressureSensor : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.AxisControl atmosphericPressure { get; protected set; }
        public static UnityEngine.InputSystem.PressureSensor current { get; internal set; }
    }
}

namespace UnityEngine.InputSystem.Processors
{
    public partial class AxisDeadzoneProcessor : UnityEngine.InputSystem.InputProcessor<float>
    {
        public float min;
        public float max;
        public override float Process(float value, UnityEngine.InputSystem.InputControl control = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.AxisDeadzoneProcessor.Process"); }
    }
    public partial class ClampProcessor : UnityEngine.InputSystem.InputProcessor<float>
    {
        public float min;
        public float max;
        public override float Process(float value, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.ClampProcessor.Process"); }
    }
    public partial class InvertProcessor : UnityEngine.InputSystem.InputProcessor<float>
    {
        public override float Process(float value, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.InvertProcessor.Process"); }
    }
    public partial class InvertVector2Processor : UnityEngine.InputSystem.InputProcessor<UnityEngine.Vector2>
    {
        public bool invertX = true;
        public bool invertY = true;
        public override UnityEngine.Vector2 Process(UnityEngine.Vector2 value, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.InvertVector2Processor.Process"); }
    }
    public partial class InvertVector3Processor : UnityEngine.InputSystem.InputProcessor<UnityEngine.Vector3>
    {
        public bool invertX = true;
        public bool invertY = true;
        public bool invertZ = true;
        public override UnityEngine.Vector3 Process(UnityEngine.Vector3 value, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.InvertVector3Processor.Process"); }
    }
    public partial class NormalizeProcessor : UnityEngine.InputSystem.InputProcessor<float>
    {
        public float min;
        public float max;
        public float zero;
        public override float Process(float value, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.NormalizeProcessor.Process"); }
        public static float Normalize(float value, float min, float max, float zero) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.NormalizeProcessor.Normalize"); }
    }
    public partial class NormalizeVector2Processor : UnityEngine.InputSystem.InputProcessor<UnityEngine.Vector2>
    {
        public override UnityEngine.Vector2 Process(UnityEngine.Vector2 value, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.NormalizeVector2Processor.Process"); }
    }
    public partial class NormalizeVector3Processor : UnityEngine.InputSystem.InputProcessor<UnityEngine.Vector3>
    {
        public override UnityEngine.Vector3 Process(UnityEngine.Vector3 value, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.NormalizeVector3Processor.Process"); }
    }
    public partial class ScaleProcessor : UnityEngine.InputSystem.InputProcessor<float>
    {
        public float factor = 1;
        public override float Process(float value, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.ScaleProcessor.Process"); }
    }
    public partial class ScaleVector2Processor : UnityEngine.InputSystem.InputProcessor<UnityEngine.Vector2>
    {
        public float x = 1;
        public float y = 1;
        public override UnityEngine.Vector2 Process(UnityEngine.Vector2 value, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.ScaleVector2Processor.Process"); }
    }
    public partial class ScaleVector3Processor : UnityEngine.InputSystem.InputProcessor<UnityEngine.Vector3>
    {
        public float x = 1;
        public float y = 1;
        public float z = 1;
        public override UnityEngine.Vector3 Process(UnityEngine.Vector3 value, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.ScaleVector3Processor.Process"); }
    }
    public partial class StickDeadzoneProcessor : UnityEngine.InputSystem.InputProcessor<UnityEngine.Vector2>
    {
        public float min;
        public float max;
        public override UnityEngine.Vector2 Process(UnityEngine.Vector2 value, UnityEngine.InputSystem.InputControl control = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Processors.StickDeadzoneProcessor.Process"); }
    }
}

namespace UnityEngine.InputSystem
{
    public partial class ProximitySensor : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.AxisControl distance { get; protected set; }
        public static UnityEngine.InputSystem.ProximitySensor current { get; internal set; }
    }
    public partial class Sensor : UnityEngine.InputSystem.InputDevice
    {
        public float samplingFrequency { get { return m_KeptSamplingFrequency.Get("UnityEngine.InputSystem.Sensor.samplingFrequency"); } set { m_KeptSamplingFrequency.Set(value); } } private Umcp.Kept<float> m_KeptSamplingFrequency;
    }
    public partial class StepCounter : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.IntegerControl stepCounter { get; protected set; }
        public static UnityEngine.InputSystem.StepCounter current { get; internal set; }
    }
    public partial class Touchscreen : UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver
    {
        protected UnityEngine.InputSystem.Controls.TouchControl[] touchControlArray { get { return m_KeptTouchControlArray.Get("UnityEngine.InputSystem.Touchscreen.touchControlArray"); } set { m_KeptTouchControlArray.Set(value); } } private Umcp.Kept<UnityEngine.InputSystem.Controls.TouchControl[]> m_KeptTouchControlArray;
        protected void OnNextUpdate() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Touchscreen.OnNextUpdate"); }
        protected void OnStateEvent(UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Touchscreen.OnStateEvent"); }
        void UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnNextUpdate() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Touchscreen.UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnNextUpdate"); }
        void UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnStateEvent(UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Touchscreen.UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.OnStateEvent"); }
        bool UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.GetStateOffsetForEvent(UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, ref uint offset) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Touchscreen.UnityEngine.InputSystem.LowLevel.IInputStateCallbackReceiver.GetStateOffsetForEvent"); }
    }
    public partial class TrackedDevice : UnityEngine.InputSystem.InputDevice
    {
        public UnityEngine.InputSystem.Controls.IntegerControl trackingState { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl isTracked { get; protected set; }
        public UnityEngine.InputSystem.Controls.Vector3Control devicePosition { get; protected set; }
        public UnityEngine.InputSystem.Controls.QuaternionControl deviceRotation { get; protected set; }
    }
}

namespace UnityEngine.InputSystem.Users
{
    public partial struct InputUser : System.IEquatable<UnityEngine.InputSystem.Users.InputUser>
    {
        public const uint InvalidId = 0;
        public bool valid { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.valid"); } }
        public int index { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.index"); } }
        public uint id { get; internal set; }
        public UnityEngine.InputSystem.Users.InputUserAccountHandle? platformUserAccountHandle { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.platformUserAccountHandle"); } }
        public string platformUserAccountName { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.platformUserAccountName"); } }
        public string platformUserAccountId { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.platformUserAccountId"); } }
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.InputDevice> pairedDevices { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.pairedDevices"); } }
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.InputDevice> lostDevices { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.lostDevices"); } }
        public UnityEngine.InputSystem.IInputActionCollection actions { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.actions"); } }
        public UnityEngine.InputSystem.InputControlScheme? controlScheme { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.controlScheme"); } }
        public UnityEngine.InputSystem.InputControlScheme.MatchResult controlSchemeMatch { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.controlSchemeMatch"); } }
        public bool hasMissingRequiredDevices { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.hasMissingRequiredDevices"); } }
        public static UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.Users.InputUser> all { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.all"); } }
        public static event System.Action<UnityEngine.InputSystem.Users.InputUser, UnityEngine.InputSystem.Users.InputUserChange, UnityEngine.InputSystem.InputDevice> onChange { add { } remove { } }
        public static event System.Action<UnityEngine.InputSystem.InputControl, UnityEngine.InputSystem.LowLevel.InputEventPtr> onUnpairedDeviceUsed { add { } remove { } }
        public static event System.Func<UnityEngine.InputSystem.InputDevice, UnityEngine.InputSystem.LowLevel.InputEventPtr, bool> onPrefilterUnpairedDeviceActivity { add { } remove { } }
        public static int listenForUnpairedDeviceActivity { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.listenForUnpairedDeviceActivity"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.listenForUnpairedDeviceActivity"); } }
        public void AssociateActionsWithUser(UnityEngine.InputSystem.IInputActionCollection actions) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.AssociateActionsWithUser"); }
        public UnityEngine.InputSystem.Users.InputUser.ControlSchemeChangeSyntax ActivateControlScheme(string schemeName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.ActivateControlScheme"); }
        public UnityEngine.InputSystem.Users.InputUser.ControlSchemeChangeSyntax ActivateControlScheme(UnityEngine.InputSystem.InputControlScheme scheme) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.ActivateControlScheme"); }
        public void UnpairDevice(UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.UnpairDevice"); }
        public void UnpairDevices() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.UnpairDevices"); }
        public void UnpairDevicesAndRemoveUser() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.UnpairDevicesAndRemoveUser"); }
        public static UnityEngine.InputSystem.InputControlList<UnityEngine.InputSystem.InputDevice> GetUnpairedInputDevices() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.GetUnpairedInputDevices"); }
        public static int GetUnpairedInputDevices(ref UnityEngine.InputSystem.InputControlList<UnityEngine.InputSystem.InputDevice> list) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.GetUnpairedInputDevices"); }
        public static UnityEngine.InputSystem.Users.InputUser? FindUserPairedToDevice(UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.FindUserPairedToDevice"); }
        public static UnityEngine.InputSystem.Users.InputUser? FindUserByAccount(UnityEngine.InputSystem.Users.InputUserAccountHandle platformUserAccountHandle) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.FindUserByAccount"); }
        public static UnityEngine.InputSystem.Users.InputUser CreateUserWithoutPairedDevices() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.CreateUserWithoutPairedDevices"); }
        public static UnityEngine.InputSystem.Users.InputUser PerformPairingWithDevice(UnityEngine.InputSystem.InputDevice device, UnityEngine.InputSystem.Users.InputUser user = default(UnityEngine.InputSystem.Users.InputUser), UnityEngine.InputSystem.Users.InputUserPairingOptions options = (UnityEngine.InputSystem.Users.InputUserPairingOptions)0) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.PerformPairingWithDevice"); }
        public bool Equals(UnityEngine.InputSystem.Users.InputUser other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.InputSystem.Users.InputUser left, UnityEngine.InputSystem.Users.InputUser right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.InputSystem.Users.InputUser left, UnityEngine.InputSystem.Users.InputUser right) { return !((object)left).Equals(right); }
        public partial struct ControlSchemeChangeSyntax
        {
            public UnityEngine.InputSystem.Users.InputUser.ControlSchemeChangeSyntax AndPairRemainingDevices() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUser.ControlSchemeChangeSyntax.AndPairRemainingDevices"); }
        }
    }
    public partial struct InputUserAccountHandle : System.IEquatable<UnityEngine.InputSystem.Users.InputUserAccountHandle>
    {
        public string apiName { get; internal set; }
        public ulong handle { get; internal set; }
        public InputUserAccountHandle(string apiName, ulong handle) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Users.InputUserAccountHandle"); }
        public bool Equals(UnityEngine.InputSystem.Users.InputUserAccountHandle other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.InputSystem.Users.InputUserAccountHandle left, UnityEngine.InputSystem.Users.InputUserAccountHandle right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.InputSystem.Users.InputUserAccountHandle left, UnityEngine.InputSystem.Users.InputUserAccountHandle right) { return !((object)left).Equals(right); }
    }
    public enum InputUserChange
    {
        Added = 0,
        Removed = 1,
        DevicePaired = 2,
        DeviceUnpaired = 3,
        DeviceLost = 4,
        DeviceRegained = 5,
        AccountChanged = 6,
        AccountNameChanged = 7,
        AccountSelectionInProgress = 8,
        AccountSelectionCanceled = 9,
        AccountSelectionComplete = 10,
        ControlSchemeChanged = 11,
        ControlsChanged = 12,
    }
    [System.FlagsAttribute]
    public enum InputUserPairingOptions
    {
        None = 0,
        ForcePlatformUserAccountSelection = 1,
        ForceNoPlatformUserAccountSelection = 2,
        UnpairCurrentDevicesFromUser = 8,
    }
}

namespace UnityEngine.InputSystem.Utilities
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, Inherited = true)]
    public partial class DisplayStringFormatAttribute : System.Attribute
    {
        public string formatString { get; set; }
        public DisplayStringFormatAttribute(string formatString) { this.formatString = formatString; }
        internal DisplayStringFormatAttribute() { }
    }
    public partial struct FourCC : System.IEquatable<UnityEngine.InputSystem.Utilities.FourCC>
    {
        public FourCC(int code) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.FourCC"); }
        public FourCC(char a, char b = ' ', char c = ' ', char d = ' ') { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.FourCC"); }
        public FourCC(string str) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.FourCC"); }
        public static implicit operator int(UnityEngine.InputSystem.Utilities.FourCC fourCC) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.FourCC.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.FourCC(int i) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.FourCC.op_Implicit"); }
        public bool Equals(UnityEngine.InputSystem.Utilities.FourCC other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.InputSystem.Utilities.FourCC left, UnityEngine.InputSystem.Utilities.FourCC right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.InputSystem.Utilities.FourCC left, UnityEngine.InputSystem.Utilities.FourCC right) { return !((object)left).Equals(right); }
        public static UnityEngine.InputSystem.Utilities.FourCC FromInt32(int i) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.FourCC.FromInt32"); }
        public static int ToInt32(UnityEngine.InputSystem.Utilities.FourCC fourCC) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.FourCC.ToInt32"); }
    }
    public sealed partial class InputActionTrace : System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr>, System.IDisposable
    {
        public UnityEngine.InputSystem.LowLevel.InputEventBuffer buffer { get; internal set; }
        public int count { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.count"); } }
        public InputActionTrace() { }
        public InputActionTrace(UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace"); }
        public InputActionTrace(UnityEngine.InputSystem.InputActionMap actionMap) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace"); }
        public void SubscribeToAll() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.SubscribeToAll"); }
        public void UnsubscribeFromAll() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.UnsubscribeFromAll"); }
        public void SubscribeTo(UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.SubscribeTo"); }
        public void SubscribeTo(UnityEngine.InputSystem.InputActionMap actionMap) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.SubscribeTo"); }
        public void UnsubscribeFrom(UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.UnsubscribeFrom"); }
        public void UnsubscribeFrom(UnityEngine.InputSystem.InputActionMap actionMap) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.UnsubscribeFrom"); }
        public void RecordAction(UnityEngine.InputSystem.InputAction.CallbackContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.RecordAction"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.Clear"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.Dispose"); }
        public System.Collections.Generic.IEnumerator<UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.System.Collections.IEnumerable.GetEnumerator"); }
        public partial struct ActionEventPtr
        {
            public UnityEngine.InputSystem.InputAction action { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr.action"); } }
            public UnityEngine.InputSystem.InputActionPhase phase { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr.phase"); } }
            public UnityEngine.InputSystem.InputControl control { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr.control"); } }
            public UnityEngine.InputSystem.IInputInteraction interaction { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr.interaction"); } }
            public double time { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr.time"); } }
            public double startTime { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr.startTime"); } }
            public double duration { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr.duration"); } }
            public int valueSizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr.valueSizeInBytes"); } }
            public object ReadValueAsObject() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr.ReadValueAsObject"); }
            public unsafe void ReadValue(void* buffer, int bufferSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr.ReadValue"); }
            public TValue ReadValue<TValue>() where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InputActionTrace.ActionEventPtr.ReadValue"); }
        }
    }
    public partial struct InternedString : System.IEquatable<UnityEngine.InputSystem.Utilities.InternedString>, System.IComparable<UnityEngine.InputSystem.Utilities.InternedString>
    {
        public int length { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString.length"); } }
        public InternedString(string text) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString"); }
        public bool IsEmpty() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString.IsEmpty"); }
        public string ToLower() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString.ToLower"); }
        public bool Equals(UnityEngine.InputSystem.Utilities.InternedString other) { return base.Equals(other); }
        public int CompareTo(UnityEngine.InputSystem.Utilities.InternedString other) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString.CompareTo"); }
        public static bool operator ==(UnityEngine.InputSystem.Utilities.InternedString a, UnityEngine.InputSystem.Utilities.InternedString b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.InputSystem.Utilities.InternedString a, UnityEngine.InputSystem.Utilities.InternedString b) { return !((object)a).Equals(b); }
        public static bool operator ==(UnityEngine.InputSystem.Utilities.InternedString a, string b) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString.op_Equality"); }
        public static bool operator !=(UnityEngine.InputSystem.Utilities.InternedString a, string b) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString.op_Inequality"); }
        public static bool operator ==(string a, UnityEngine.InputSystem.Utilities.InternedString b) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString.op_Equality"); }
        public static bool operator !=(string a, UnityEngine.InputSystem.Utilities.InternedString b) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString.op_Inequality"); }
        public static bool operator <(UnityEngine.InputSystem.Utilities.InternedString left, UnityEngine.InputSystem.Utilities.InternedString right) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString.op_LessThan"); }
        public static bool operator >(UnityEngine.InputSystem.Utilities.InternedString left, UnityEngine.InputSystem.Utilities.InternedString right) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString.op_GreaterThan"); }
        public static implicit operator string(UnityEngine.InputSystem.Utilities.InternedString str) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.InternedString.op_Implicit"); }
    }
    public partial struct NameAndParameters
    {
        public string name { get; set; }
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.Utilities.NamedValue> parameters { get; set; }
        public static System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.Utilities.NameAndParameters> ParseMultiple(string text) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.NameAndParameters.ParseMultiple"); }
        public static UnityEngine.InputSystem.Utilities.NameAndParameters Parse(string text) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.NameAndParameters.Parse"); }
    }
    public partial struct NamedValue : System.IEquatable<UnityEngine.InputSystem.Utilities.NamedValue>
    {
        public const string Separator = ",";
        public string name { get; set; }
        public UnityEngine.InputSystem.Utilities.PrimitiveValue value { get; set; }
        public System.TypeCode type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.NamedValue.type"); } }
        public UnityEngine.InputSystem.Utilities.NamedValue ConvertTo(System.TypeCode type) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.NamedValue.ConvertTo"); }
        public static UnityEngine.InputSystem.Utilities.NamedValue From<TValue>(string name, TValue value) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.NamedValue.From"); }
        public bool Equals(UnityEngine.InputSystem.Utilities.NamedValue other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.InputSystem.Utilities.NamedValue left, UnityEngine.InputSystem.Utilities.NamedValue right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.InputSystem.Utilities.NamedValue left, UnityEngine.InputSystem.Utilities.NamedValue right) { return !((object)left).Equals(right); }
        public static UnityEngine.InputSystem.Utilities.NamedValue[] ParseMultiple(string parameterString) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.NamedValue.ParseMultiple"); }
        public static UnityEngine.InputSystem.Utilities.NamedValue Parse(string str) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.NamedValue.Parse"); }
        public void ApplyToObject(object instance) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.NamedValue.ApplyToObject"); }
        public static void ApplyAllToObject<TParameterList>(object instance, TParameterList parameters) where TParameterList : System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.Utilities.NamedValue> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.NamedValue.ApplyAllToObject"); }
    }
    public static partial class Observable
    {
        public static System.IObservable<TValue> Where<TValue>(this System.IObservable<TValue> source, System.Func<TValue, bool> predicate) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.Observable.Where"); }
        public static System.IObservable<TResult> Select<TSource, TResult>(this System.IObservable<TSource> source, System.Func<TSource, TResult> filter) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.Observable.Select"); }
        public static System.IObservable<TResult> SelectMany<TSource, TResult>(this System.IObservable<TSource> source, System.Func<TSource, System.Collections.Generic.IEnumerable<TResult>> filter) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.Observable.SelectMany"); }
        public static System.IObservable<TValue> Take<TValue>(this System.IObservable<TValue> source, int count) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.Observable.Take"); }
        public static System.IObservable<UnityEngine.InputSystem.LowLevel.InputEventPtr> ForDevice(this System.IObservable<UnityEngine.InputSystem.LowLevel.InputEventPtr> source, UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.Observable.ForDevice"); }
        public static System.IObservable<UnityEngine.InputSystem.LowLevel.InputEventPtr> ForDevice<TDevice>(this System.IObservable<UnityEngine.InputSystem.LowLevel.InputEventPtr> source) where TDevice : UnityEngine.InputSystem.InputDevice { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.Observable.ForDevice"); }
        public static System.IDisposable CallOnce<TValue>(this System.IObservable<TValue> source, System.Action<TValue> action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.Observable.CallOnce"); }
        public static System.IDisposable Call<TValue>(this System.IObservable<TValue> source, System.Action<TValue> action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.Observable.Call"); }
    }
}
