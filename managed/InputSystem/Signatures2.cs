// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.InputSystem.HID
{
    public partial class HID : UnityEngine.InputSystem.InputDevice
    {
        public static UnityEngine.InputSystem.Utilities.FourCC QueryHIDReportDescriptorDeviceCommandType { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.QueryHIDReportDescriptorDeviceCommandType"); } }
        public static UnityEngine.InputSystem.Utilities.FourCC QueryHIDReportDescriptorSizeDeviceCommandType { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.QueryHIDReportDescriptorSizeDeviceCommandType"); } }
        public static UnityEngine.InputSystem.Utilities.FourCC QueryHIDParsedReportDescriptorDeviceCommandType { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.QueryHIDParsedReportDescriptorDeviceCommandType"); } }
        public UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptor hidDescriptor { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.hidDescriptor"); } }
        public static string UsagePageToString(UnityEngine.InputSystem.HID.HID.UsagePage usagePage) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.UsagePageToString"); }
        public static string UsageToString(UnityEngine.InputSystem.HID.HID.UsagePage usagePage, int usage) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.UsageToString"); }
        public enum HIDReportType
        {
            Unknown = 0,
            Input = 1,
            Output = 2,
            Feature = 3,
        }
        public enum HIDCollectionType
        {
            Physical = 0,
            Application = 1,
            Logical = 2,
            Report = 3,
            NamedArray = 4,
            UsageSwitch = 5,
            UsageModifier = 6,
        }
        [System.FlagsAttribute]
        public enum HIDElementFlags
        {
            Constant = 1,
            Variable = 2,
            Relative = 4,
            Wrap = 8,
            NonLinear = 16,
            NoPreferred = 32,
            NullState = 64,
            Volatile = 128,
            BufferedBytes = 256,
        }
        [System.SerializableAttribute]
        public partial struct HIDElementDescriptor
        {
            public int usage;
            public UnityEngine.InputSystem.HID.HID.UsagePage usagePage;
            public int unit;
            public int unitExponent;
            public int logicalMin;
            public int logicalMax;
            public int physicalMin;
            public int physicalMax;
            public UnityEngine.InputSystem.HID.HID.HIDReportType reportType;
            public int collectionIndex;
            public int reportId;
            public int reportSizeInBits;
            public int reportOffsetInBits;
            public UnityEngine.InputSystem.HID.HID.HIDElementFlags flags;
            public int? usageMin;
            public int? usageMax;
            public bool hasNullState { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDElementDescriptor.hasNullState"); } }
            public bool hasPreferredState { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDElementDescriptor.hasPreferredState"); } }
            public bool isArray { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDElementDescriptor.isArray"); } }
            public bool isNonLinear { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDElementDescriptor.isNonLinear"); } }
            public bool isRelative { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDElementDescriptor.isRelative"); } }
            public bool isConstant { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDElementDescriptor.isConstant"); } }
            public bool isWrapping { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDElementDescriptor.isWrapping"); } }
            public bool Is(UnityEngine.InputSystem.HID.HID.UsagePage usagePage, int usage) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDElementDescriptor.Is"); }
        }
        [System.SerializableAttribute]
        public partial struct HIDCollectionDescriptor
        {
            public UnityEngine.InputSystem.HID.HID.HIDCollectionType type;
            public int usage;
            public UnityEngine.InputSystem.HID.HID.UsagePage usagePage;
            public int parent;
            public int childCount;
            public int firstChild;
        }
        [System.SerializableAttribute]
        public partial struct HIDDeviceDescriptor
        {
            public int vendorId;
            public int productId;
            public int usage;
            public UnityEngine.InputSystem.HID.HID.UsagePage usagePage;
            public int inputReportSize;
            public int outputReportSize;
            public int featureReportSize;
            public UnityEngine.InputSystem.HID.HID.HIDElementDescriptor[] elements;
            public UnityEngine.InputSystem.HID.HID.HIDCollectionDescriptor[] collections;
            public string ToJson() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptor.ToJson"); }
            public static UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptor FromJson(string json) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptor.FromJson"); }
        }
        public partial struct HIDDeviceDescriptorBuilder
        {
            public UnityEngine.InputSystem.HID.HID.UsagePage usagePage;
            public int usage;
            public HIDDeviceDescriptorBuilder(UnityEngine.InputSystem.HID.HID.UsagePage usagePage, int usage) : this() { this.usagePage = usagePage; this.usage = usage; }
            public HIDDeviceDescriptorBuilder(UnityEngine.InputSystem.HID.HID.GenericDesktop usage) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder"); }
            public UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder StartReport(UnityEngine.InputSystem.HID.HID.HIDReportType reportType, int reportId = 1) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder.StartReport"); }
            public UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder AddElement(UnityEngine.InputSystem.HID.HID.UsagePage usagePage, int usage, int sizeInBits) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder.AddElement"); }
            public UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder AddElement(UnityEngine.InputSystem.HID.HID.GenericDesktop usage, int sizeInBits) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder.AddElement"); }
            public UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder WithPhysicalMinMax(int min, int max) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder.WithPhysicalMinMax"); }
            public UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder WithLogicalMinMax(int min, int max) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder.WithLogicalMinMax"); }
            public UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptor Finish() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HID.HIDDeviceDescriptorBuilder.Finish"); }
        }
        public enum UsagePage
        {
            Undefined = 0,
            GenericDesktop = 1,
            Simulation = 2,
            VRControls = 3,
            SportControls = 4,
            GameControls = 5,
            GenericDeviceControls = 6,
            Keyboard = 7,
            LEDs = 8,
            Button = 9,
            Ordinal = 10,
            Telephony = 11,
            Consumer = 12,
            Digitizer = 13,
            PID = 15,
            Unicode = 16,
            AlphanumericDisplay = 20,
            MedicalInstruments = 64,
            Monitor = 128,
            Power = 132,
            BarCodeScanner = 140,
            MagneticStripeReader = 142,
            Camera = 144,
            Arcade = 145,
            VendorDefined = 65280,
        }
        public enum GenericDesktop
        {
            Undefined = 0,
            Pointer = 1,
            Mouse = 2,
            Joystick = 4,
            Gamepad = 5,
            Keyboard = 6,
            Keypad = 7,
            MultiAxisController = 8,
            TabletPCControls = 9,
            AssistiveControl = 10,
            X = 48,
            Y = 49,
            Z = 50,
            Rx = 51,
            Ry = 52,
            Rz = 53,
            Slider = 54,
            Dial = 55,
            Wheel = 56,
            HatSwitch = 57,
            CountedBuffer = 58,
            ByteCount = 59,
            MotionWakeup = 60,
            Start = 61,
            Select = 62,
            Vx = 64,
            Vy = 65,
            Vz = 66,
            Vbrx = 67,
            Vbry = 68,
            Vbrz = 69,
            Vno = 70,
            FeatureNotification = 71,
            ResolutionMultiplier = 72,
            SystemControl = 128,
            SystemPowerDown = 129,
            SystemSleep = 130,
            SystemWakeUp = 131,
            SystemContextMenu = 132,
            SystemMainMenu = 133,
            SystemAppMenu = 134,
            SystemMenuHelp = 135,
            SystemMenuExit = 136,
            SystemMenuSelect = 137,
            SystemMenuRight = 138,
            SystemMenuLeft = 139,
            SystemMenuUp = 140,
            SystemMenuDown = 141,
            SystemColdRestart = 142,
            SystemWarmRestart = 143,
            DpadUp = 144,
            DpadDown = 145,
            DpadRight = 146,
            DpadLeft = 147,
            SystemDock = 160,
            SystemUndock = 161,
            SystemSetup = 162,
            SystemBreak = 163,
            SystemDebuggerBreak = 164,
            ApplicationBreak = 165,
            ApplicationDebuggerBreak = 166,
            SystemSpeakerMute = 167,
            SystemHibernate = 168,
            SystemDisplayInvert = 176,
            SystemDisplayInternal = 177,
            SystemDisplayExternal = 178,
            SystemDisplayBoth = 179,
            SystemDisplayDual = 180,
            SystemDisplayToggleIntExt = 181,
            SystemDisplaySwapPrimarySecondary = 182,
            SystemDisplayLCDAutoScale = 183,
        }
        public enum Simulation
        {
            Undefined = 0,
            FlightSimulationDevice = 1,
            AutomobileSimulationDevice = 2,
            TankSimulationDevice = 3,
            SpaceshipSimulationDevice = 4,
            SubmarineSimulationDevice = 5,
            SailingSimulationDevice = 6,
            MotorcycleSimulationDevice = 7,
            SportsSimulationDevice = 8,
            AirplaneSimulationDevice = 9,
            HelicopterSimulationDevice = 10,
            MagicCarpetSimulationDevice = 11,
            BicylcleSimulationDevice = 12,
            FlightControlStick = 32,
            FlightStick = 33,
            CyclicControl = 34,
            CyclicTrim = 35,
            FlightYoke = 36,
            TrackControl = 37,
            Aileron = 176,
            AileronTrim = 177,
            AntiTorqueControl = 178,
            AutopilotEnable = 179,
            ChaffRelease = 180,
            CollectiveControl = 181,
            DiveBreak = 182,
            ElectronicCountermeasures = 183,
            Elevator = 184,
            ElevatorTrim = 185,
            Rudder = 186,
            Throttle = 187,
            FlightCommunications = 188,
            FlareRelease = 189,
            LandingGear = 190,
            ToeBreak = 191,
            Trigger = 192,
            WeaponsArm = 193,
            WeaponsSelect = 194,
            WingFlaps = 195,
            Accelerator = 196,
            Brake = 197,
            Clutch = 198,
            Shifter = 199,
            Steering = 200,
            TurretDirection = 201,
            BarrelElevation = 202,
            DivePlane = 203,
            Ballast = 204,
            BicycleCrank = 205,
            HandleBars = 206,
            FrontBrake = 207,
            RearBrake = 208,
        }
        public enum Button
        {
            Undefined = 0,
            Primary = 1,
            Secondary = 2,
            Tertiary = 3,
        }
    }
    public static partial class HIDSupport
    {
        public static UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.HID.HIDSupport.HIDPageUsage> supportedHIDUsages { get { return s_KeptSupportedHIDUsages.Get("UnityEngine.InputSystem.HID.HIDSupport.supportedHIDUsages"); } set { s_KeptSupportedHIDUsages.Set(value); } } private static Umcp.Kept<UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.HID.HIDSupport.HIDPageUsage>> s_KeptSupportedHIDUsages;
        public partial struct HIDPageUsage
        {
            public UnityEngine.InputSystem.HID.HID.UsagePage page;
            public int usage;
            public HIDPageUsage(UnityEngine.InputSystem.HID.HID.UsagePage page, int usage) { this = default(UnityEngine.InputSystem.HID.HIDSupport.HIDPageUsage); this.page = page; this.usage = usage; }
            public HIDPageUsage(UnityEngine.InputSystem.HID.HID.GenericDesktop usage) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.HID.HIDSupport.HIDPageUsage"); }
        }
    }
}

namespace UnityEngine.InputSystem.Haptics
{
    public partial interface IDualMotorRumble : UnityEngine.InputSystem.Haptics.IHaptics
    {
        void SetMotorSpeeds(float lowFrequency, float highFrequency);
    }
    public partial interface IHaptics
    {
        void PauseHaptics();
        void ResumeHaptics();
        void ResetHaptics();
    }
}

namespace UnityEngine.InputSystem
{
    public partial class HingeAngle : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.AxisControl angle { get; protected set; }
        public static UnityEngine.InputSystem.HingeAngle current { get; internal set; }
    }
    public partial class HumiditySensor : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.AxisControl relativeHumidity { get; protected set; }
        public static UnityEngine.InputSystem.HumiditySensor current { get; internal set; }
    }
    public partial interface IInputInteraction
    {
        void Process(ref UnityEngine.InputSystem.InputInteractionContext context);
        void Reset();
    }
    public partial interface IInputInteraction<TValue> : UnityEngine.InputSystem.IInputInteraction where TValue : struct
    {
    }
    public sealed partial class InputAction
    {
        public float GetControlMagnitude() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputAction.GetControlMagnitude"); }
        public bool WasPressedThisDynamicUpdate() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputAction.WasPressedThisDynamicUpdate"); }
        public bool WasReleasedThisDynamicUpdate() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputAction.WasReleasedThisDynamicUpdate"); }
        public bool WasPerformedThisDynamicUpdate() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputAction.WasPerformedThisDynamicUpdate"); }
        public bool WasCompletedThisDynamicUpdate() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputAction.WasCompletedThisDynamicUpdate"); }
        public partial struct CallbackContext
        {
            public int valueSizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputAction.CallbackContext.valueSizeInBytes"); } }
            public unsafe void ReadValue(void* buffer, int bufferSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputAction.CallbackContext.ReadValue"); }
        }
    }
    public partial class InputActionAsset
    {
        public string ToJson() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionAsset.ToJson"); }
        public bool IsUsableWithDevice(UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionAsset.IsUsableWithDevice"); }
    }
    public sealed partial class InputActionMap : UnityEngine.ISerializationCallbackReceiver
    {
        public bool IsUsableWithDevice(UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionMap.IsUsableWithDevice"); }
        public static UnityEngine.InputSystem.InputActionMap[] FromJson(string json) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionMap.FromJson"); }
        public static string ToJson(System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputActionMap> maps) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionMap.ToJson"); }
        public string ToJson() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionMap.ToJson"); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
    }
    public partial struct InputActionProperty : System.IEquatable<UnityEngine.InputSystem.InputActionProperty>, System.IEquatable<UnityEngine.InputSystem.InputAction>, System.IEquatable<UnityEngine.InputSystem.InputActionReference>
    {
        public bool Equals(UnityEngine.InputSystem.InputActionProperty other) { return base.Equals(other); }
        public bool Equals(UnityEngine.InputSystem.InputAction other) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionProperty.Equals"); }
        public bool Equals(UnityEngine.InputSystem.InputActionReference other) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionProperty.Equals"); }
        public static bool operator ==(UnityEngine.InputSystem.InputActionProperty left, UnityEngine.InputSystem.InputActionProperty right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.InputSystem.InputActionProperty left, UnityEngine.InputSystem.InputActionProperty right) { return !((object)left).Equals(right); }
    }
    public static partial class InputActionRebindingExtensions
    {
        public static int GetBindingIndex(this UnityEngine.InputSystem.InputActionMap actionMap, UnityEngine.InputSystem.InputBinding bindingMask) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.GetBindingIndex"); }
        public static UnityEngine.InputSystem.InputBinding? GetBindingForControl(this UnityEngine.InputSystem.InputAction action, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.GetBindingForControl"); }
        public static string GetBindingDisplayString(this UnityEngine.InputSystem.InputAction action, UnityEngine.InputSystem.InputBinding bindingMask, UnityEngine.InputSystem.InputBinding.DisplayStringOptions options = (UnityEngine.InputSystem.InputBinding.DisplayStringOptions)0) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.GetBindingDisplayString"); }
        public static string GetBindingDisplayString(this UnityEngine.InputSystem.InputAction action, int bindingIndex, out string deviceLayoutName, out string controlPath, UnityEngine.InputSystem.InputBinding.DisplayStringOptions options = (UnityEngine.InputSystem.InputBinding.DisplayStringOptions)0) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.GetBindingDisplayString"); }
        public static int ApplyBindingOverride(this UnityEngine.InputSystem.InputActionMap actionMap, UnityEngine.InputSystem.InputBinding bindingOverride) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyBindingOverride"); }
        public static void ApplyBindingOverride(this UnityEngine.InputSystem.InputActionMap actionMap, int bindingIndex, UnityEngine.InputSystem.InputBinding bindingOverride) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyBindingOverride"); }
        public static void RemoveBindingOverride(this UnityEngine.InputSystem.InputAction action, UnityEngine.InputSystem.InputBinding bindingMask) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RemoveBindingOverride"); }
        public static void ApplyBindingOverrides(this UnityEngine.InputSystem.InputActionMap actionMap, System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputBinding> overrides) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyBindingOverrides"); }
        public static void RemoveBindingOverrides(this UnityEngine.InputSystem.InputActionMap actionMap, System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputBinding> overrides) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RemoveBindingOverrides"); }
        public static int ApplyBindingOverridesOnMatchingControls(this UnityEngine.InputSystem.InputAction action, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyBindingOverridesOnMatchingControls"); }
        public static int ApplyBindingOverridesOnMatchingControls(this UnityEngine.InputSystem.InputActionMap actionMap, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyBindingOverridesOnMatchingControls"); }
        public static string SaveBindingOverridesAsJson(this UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.SaveBindingOverridesAsJson"); }
        public static void LoadBindingOverridesFromJson(this UnityEngine.InputSystem.InputAction action, string json, bool removeExisting = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.LoadBindingOverridesFromJson"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue? GetParameterValue(this UnityEngine.InputSystem.InputAction action, string name, UnityEngine.InputSystem.InputBinding bindingMask = default(UnityEngine.InputSystem.InputBinding)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.GetParameterValue"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue? GetParameterValue(this UnityEngine.InputSystem.InputAction action, string name, int bindingIndex) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.GetParameterValue"); }
        public static TValue? GetParameterValue<TObject, TValue>(this UnityEngine.InputSystem.InputAction action, System.Linq.Expressions.Expression<System.Func<TObject, TValue>> expr, UnityEngine.InputSystem.InputBinding bindingMask = default(UnityEngine.InputSystem.InputBinding)) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.GetParameterValue"); }
        public static void ApplyParameterOverride<TObject, TValue>(this UnityEngine.InputSystem.InputAction action, System.Linq.Expressions.Expression<System.Func<TObject, TValue>> expr, TValue value, UnityEngine.InputSystem.InputBinding bindingMask = default(UnityEngine.InputSystem.InputBinding)) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyParameterOverride"); }
        public static void ApplyParameterOverride<TObject, TValue>(this UnityEngine.InputSystem.InputActionMap actionMap, System.Linq.Expressions.Expression<System.Func<TObject, TValue>> expr, TValue value, UnityEngine.InputSystem.InputBinding bindingMask = default(UnityEngine.InputSystem.InputBinding)) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyParameterOverride"); }
        public static void ApplyParameterOverride<TObject, TValue>(this UnityEngine.InputSystem.InputActionAsset asset, System.Linq.Expressions.Expression<System.Func<TObject, TValue>> expr, TValue value, UnityEngine.InputSystem.InputBinding bindingMask = default(UnityEngine.InputSystem.InputBinding)) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyParameterOverride"); }
        public static void ApplyParameterOverride(this UnityEngine.InputSystem.InputActionMap actionMap, string name, UnityEngine.InputSystem.Utilities.PrimitiveValue value, UnityEngine.InputSystem.InputBinding bindingMask = default(UnityEngine.InputSystem.InputBinding)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyParameterOverride"); }
        public static void ApplyParameterOverride(this UnityEngine.InputSystem.InputActionAsset asset, string name, UnityEngine.InputSystem.Utilities.PrimitiveValue value, UnityEngine.InputSystem.InputBinding bindingMask = default(UnityEngine.InputSystem.InputBinding)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyParameterOverride"); }
        public static void ApplyParameterOverride(this UnityEngine.InputSystem.InputAction action, string name, UnityEngine.InputSystem.Utilities.PrimitiveValue value, UnityEngine.InputSystem.InputBinding bindingMask = default(UnityEngine.InputSystem.InputBinding)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyParameterOverride"); }
        public static void ApplyParameterOverride(this UnityEngine.InputSystem.InputAction action, string name, UnityEngine.InputSystem.Utilities.PrimitiveValue value, int bindingIndex) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.ApplyParameterOverride"); }
        public sealed partial class RebindingOperation
        {
            public const float kDefaultMagnitudeThreshold = 0.2f;
            public UnityEngine.InputSystem.InputBinding? bindingMask { get; internal set; }
            public UnityEngine.InputSystem.InputControlList<UnityEngine.InputSystem.InputControl> candidates { get; internal set; }
            public UnityEngine.InputSystem.Utilities.ReadOnlyArray<float> scores { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.scores"); } }
            public UnityEngine.InputSystem.Utilities.ReadOnlyArray<float> magnitudes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.magnitudes"); } }
            public double startTime { get; internal set; }
            public float timeout { get; internal set; }
            public string expectedControlType { get; internal set; }
            public UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation WithMatchingEventsBeingSuppressed(bool value = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.WithMatchingEventsBeingSuppressed"); }
            public UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation WithExpectedControlType(System.Type type) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.WithExpectedControlType"); }
            public UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation WithExpectedControlType<TControl>() where TControl : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.WithExpectedControlType"); }
            public UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation WithBindingMask(UnityEngine.InputSystem.InputBinding? bindingMask) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.WithBindingMask"); }
            public UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation WithoutGeneralizingPathOfSelectedControl() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.WithoutGeneralizingPathOfSelectedControl"); }
            public UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation WithRebindAddingNewBinding(string group = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.WithRebindAddingNewBinding"); }
            public UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation WithMagnitudeHavingToBeGreaterThan(float magnitude) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.WithMagnitudeHavingToBeGreaterThan"); }
            public UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation WithoutIgnoringNoisyControls() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.WithoutIgnoringNoisyControls"); }
            public UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation OnGeneratePath(System.Func<UnityEngine.InputSystem.InputControl, string> callback) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.OnGeneratePath"); }
            public UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation OnComputeScore(System.Func<UnityEngine.InputSystem.InputControl, UnityEngine.InputSystem.LowLevel.InputEventPtr, float> callback) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.OnComputeScore"); }
            public void Complete() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.Complete"); }
            public void AddCandidate(UnityEngine.InputSystem.InputControl control, float score, float magnitude = -1f) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.AddCandidate"); }
            public void RemoveCandidate(UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.RemoveCandidate"); }
            public UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation Reset() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionRebindingExtensions.RebindingOperation.Reset"); }
        }
    }
    public partial class InputActionReference
    {
        public void Set(UnityEngine.InputSystem.InputActionAsset asset, string mapName, string actionName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionReference.Set"); }
    }
    public static partial class InputActionSetupExtensions
    {
        public static UnityEngine.InputSystem.InputActionMap AddActionMap(this UnityEngine.InputSystem.InputActionAsset asset, string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.AddActionMap"); }
        public static void AddActionMap(this UnityEngine.InputSystem.InputActionAsset asset, UnityEngine.InputSystem.InputActionMap map) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.AddActionMap"); }
        public static void RemoveActionMap(this UnityEngine.InputSystem.InputActionAsset asset, UnityEngine.InputSystem.InputActionMap map) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.RemoveActionMap"); }
        public static void RemoveActionMap(this UnityEngine.InputSystem.InputActionAsset asset, string nameOrId) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.RemoveActionMap"); }
        public static void RemoveAction(this UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.RemoveAction"); }
        public static void RemoveAction(this UnityEngine.InputSystem.InputActionAsset asset, string nameOrId) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.RemoveAction"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax AddBinding(this UnityEngine.InputSystem.InputAction action, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.AddBinding"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax AddBinding(this UnityEngine.InputSystem.InputAction action, UnityEngine.InputSystem.InputBinding binding = default(UnityEngine.InputSystem.InputBinding)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.AddBinding"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax AddBinding(this UnityEngine.InputSystem.InputActionMap actionMap, string path, string interactions = null, string groups = null, string action = null, string processors = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.AddBinding"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax AddBinding(this UnityEngine.InputSystem.InputActionMap actionMap, string path, UnityEngine.InputSystem.InputAction action, string interactions = null, string groups = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.AddBinding"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax AddBinding(this UnityEngine.InputSystem.InputActionMap actionMap, string path, System.Guid action, string interactions = null, string groups = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.AddBinding"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax AddBinding(this UnityEngine.InputSystem.InputActionMap actionMap, UnityEngine.InputSystem.InputBinding binding) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.AddBinding"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax ChangeBinding(this UnityEngine.InputSystem.InputAction action, int index) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ChangeBinding"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax ChangeBinding(this UnityEngine.InputSystem.InputAction action, string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ChangeBinding"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax ChangeBinding(this UnityEngine.InputSystem.InputActionMap actionMap, int index) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ChangeBinding"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax ChangeBindingWithId(this UnityEngine.InputSystem.InputAction action, string id) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ChangeBindingWithId"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax ChangeBindingWithId(this UnityEngine.InputSystem.InputAction action, System.Guid id) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ChangeBindingWithId"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax ChangeBindingWithGroup(this UnityEngine.InputSystem.InputAction action, string group) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ChangeBindingWithGroup"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax ChangeBindingWithPath(this UnityEngine.InputSystem.InputAction action, string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ChangeBindingWithPath"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax ChangeBinding(this UnityEngine.InputSystem.InputAction action, UnityEngine.InputSystem.InputBinding match) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ChangeBinding"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax ChangeCompositeBinding(this UnityEngine.InputSystem.InputAction action, string compositeName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ChangeCompositeBinding"); }
        public static void Rename(this UnityEngine.InputSystem.InputAction action, string newName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.Rename"); }
        public static void AddControlScheme(this UnityEngine.InputSystem.InputActionAsset asset, UnityEngine.InputSystem.InputControlScheme controlScheme) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.AddControlScheme"); }
        public static UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax AddControlScheme(this UnityEngine.InputSystem.InputActionAsset asset, string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.AddControlScheme"); }
        public static void RemoveControlScheme(this UnityEngine.InputSystem.InputActionAsset asset, string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.RemoveControlScheme"); }
        public static UnityEngine.InputSystem.InputControlScheme WithBindingGroup(this UnityEngine.InputSystem.InputControlScheme scheme, string bindingGroup) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.WithBindingGroup"); }
        public static UnityEngine.InputSystem.InputControlScheme WithDevice(this UnityEngine.InputSystem.InputControlScheme scheme, string controlPath, bool required) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.WithDevice"); }
        public static UnityEngine.InputSystem.InputControlScheme WithRequiredDevice(this UnityEngine.InputSystem.InputControlScheme scheme, string controlPath) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.WithRequiredDevice"); }
        public static UnityEngine.InputSystem.InputControlScheme WithOptionalDevice(this UnityEngine.InputSystem.InputControlScheme scheme, string controlPath) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.WithOptionalDevice"); }
        public static UnityEngine.InputSystem.InputControlScheme OrWithRequiredDevice(this UnityEngine.InputSystem.InputControlScheme scheme, string controlPath) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.OrWithRequiredDevice"); }
        public static UnityEngine.InputSystem.InputControlScheme OrWithOptionalDevice(this UnityEngine.InputSystem.InputControlScheme scheme, string controlPath) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.OrWithOptionalDevice"); }
        public partial struct BindingSyntax
        {
            public bool valid { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.valid"); } }
            public int bindingIndex { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.bindingIndex"); } }
            public UnityEngine.InputSystem.InputBinding binding { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.binding"); } }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax WithName(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.WithName"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax WithPath(string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.WithPath"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax WithGroup(string group) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.WithGroup"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax WithGroups(string groups) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.WithGroups"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax WithInteraction(string interaction) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.WithInteraction"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax WithInteractions(string interactions) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.WithInteractions"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax WithInteraction<TInteraction>() where TInteraction : UnityEngine.InputSystem.IInputInteraction { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.WithInteraction"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax WithProcessor(string processor) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.WithProcessor"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax WithProcessors(string processors) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.WithProcessors"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax WithProcessor<TProcessor>() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.WithProcessor"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax Triggering(UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.Triggering"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax To(UnityEngine.InputSystem.InputBinding binding) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.To"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax NextBinding() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.NextBinding"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax PreviousBinding() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.PreviousBinding"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax NextPartBinding(string partName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.NextPartBinding"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax PreviousPartBinding(string partName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.PreviousPartBinding"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax NextCompositeBinding(string compositeName = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.NextCompositeBinding"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax PreviousCompositeBinding(string compositeName = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.PreviousCompositeBinding"); }
            public void Erase() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.Erase"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax InsertPartBinding(string partName, string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.BindingSyntax.InsertPartBinding"); }
        }
        public partial struct CompositeSyntax
        {
            public int bindingIndex { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.CompositeSyntax.bindingIndex"); } }
        }
        public partial struct ControlSchemeSyntax
        {
            public UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax WithBindingGroup(string bindingGroup) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax.WithBindingGroup"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax WithRequiredDevice<TDevice>() where TDevice : UnityEngine.InputSystem.InputDevice { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax.WithRequiredDevice"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax WithOptionalDevice<TDevice>() where TDevice : UnityEngine.InputSystem.InputDevice { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax.WithOptionalDevice"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax OrWithRequiredDevice<TDevice>() where TDevice : UnityEngine.InputSystem.InputDevice { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax.OrWithRequiredDevice"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax OrWithOptionalDevice<TDevice>() where TDevice : UnityEngine.InputSystem.InputDevice { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax.OrWithOptionalDevice"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax WithRequiredDevice(string controlPath) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax.WithRequiredDevice"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax WithOptionalDevice(string controlPath) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax.WithOptionalDevice"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax OrWithRequiredDevice(string controlPath) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax.OrWithRequiredDevice"); }
            public UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax OrWithOptionalDevice(string controlPath) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax.OrWithOptionalDevice"); }
            public UnityEngine.InputSystem.InputControlScheme Done() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputActionSetupExtensions.ControlSchemeSyntax.Done"); }
        }
    }
    public partial struct InputBinding
    {
        public const char Separator = ';';
        public string GetNameOfComposite() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBinding.GetNameOfComposite"); }
        public static bool operator ==(UnityEngine.InputSystem.InputBinding left, UnityEngine.InputSystem.InputBinding right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.InputSystem.InputBinding left, UnityEngine.InputSystem.InputBinding right) { return !((object)left).Equals(right); }
        public string ToDisplayString(out string deviceLayoutName, out string controlPath, UnityEngine.InputSystem.InputBinding.DisplayStringOptions options = (UnityEngine.InputSystem.InputBinding.DisplayStringOptions)0, UnityEngine.InputSystem.InputControl control = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBinding.ToDisplayString"); }
    }
    public abstract partial class InputBindingComposite
    {
        public abstract System.Type valueType { get; }
        public abstract int valueSizeInBytes { get; }
        public unsafe abstract void ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context, void* buffer, int bufferSize);
        public abstract object ReadValueAsObject(ref UnityEngine.InputSystem.InputBindingCompositeContext context);
        public virtual float EvaluateMagnitude(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingComposite.EvaluateMagnitude"); }
        protected virtual void FinishSetup(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { }
        public static string GetExpectedControlLayoutName(string composite, string part) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingComposite.GetExpectedControlLayoutName"); }
    }
    public abstract partial class InputBindingComposite<TValue> : UnityEngine.InputSystem.InputBindingComposite where TValue : struct
    {
        public override System.Type valueType { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingComposite<TValue>.valueType"); } }
        public override int valueSizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingComposite<TValue>.valueSizeInBytes"); } }
        public abstract TValue ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context);
        public unsafe override void ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context, void* buffer, int bufferSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingComposite<TValue>.ReadValue"); }
        public override object ReadValueAsObject(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingComposite<TValue>.ReadValueAsObject"); }
    }
    public partial struct InputBindingCompositeContext
    {
        public System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputBindingCompositeContext.PartBinding> controls { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingCompositeContext.controls"); } }
        public float EvaluateMagnitude(int partNumber) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingCompositeContext.EvaluateMagnitude"); }
        public TValue ReadValue<TValue>(int partNumber) where TValue : struct, System.IComparable<TValue> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingCompositeContext.ReadValue"); }
        public TValue ReadValue<TValue>(int partNumber, out UnityEngine.InputSystem.InputControl sourceControl) where TValue : struct, System.IComparable<TValue> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingCompositeContext.ReadValue"); }
        public TValue ReadValue<TValue, TComparer>(int partNumber, TComparer comparer = default(TComparer)) where TValue : struct where TComparer : System.Collections.Generic.IComparer<TValue> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingCompositeContext.ReadValue"); }
        public TValue ReadValue<TValue, TComparer>(int partNumber, out UnityEngine.InputSystem.InputControl sourceControl, TComparer comparer = default(TComparer)) where TValue : struct where TComparer : System.Collections.Generic.IComparer<TValue> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingCompositeContext.ReadValue"); }
        public bool ReadValueAsButton(int partNumber) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingCompositeContext.ReadValueAsButton"); }
        public unsafe void ReadValue(int partNumber, void* buffer, int bufferSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingCompositeContext.ReadValue"); }
        public object ReadValueAsObject(int partNumber) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingCompositeContext.ReadValueAsObject"); }
        public double GetPressTime(int partNumber) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputBindingCompositeContext.GetPressTime"); }
        public partial struct PartBinding
        {
            public int part { get; set; }
            public UnityEngine.InputSystem.InputControl control { get; set; }
        }
    }
    public abstract partial class InputControl
    {
        public string variants { get; internal set; }
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.InputControl> children { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.children"); } }
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.Utilities.InternedString> usages { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.usages"); } }
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.Utilities.InternedString> aliases { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.aliases"); } }
        public UnityEngine.InputSystem.LowLevel.InputStateBlock stateBlock { get; internal set; }
        public UnityEngine.InputSystem.InputControl this[string path] { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.this[]"); } }
        public abstract System.Type valueType { get; }
        public abstract int valueSizeInBytes { get; }
        public float EvaluateMagnitude() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.EvaluateMagnitude"); }
        public unsafe virtual float EvaluateMagnitude(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.EvaluateMagnitude"); }
        public unsafe abstract object ReadValueFromBufferAsObject(void* buffer, int bufferSize);
        public unsafe abstract object ReadValueFromStateAsObject(void* statePtr);
        public unsafe abstract void ReadValueFromStateIntoBuffer(void* statePtr, void* bufferPtr, int bufferSize);
        public unsafe virtual void WriteValueFromBufferIntoState(void* bufferPtr, int bufferSize, void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.WriteValueFromBufferIntoState"); }
        public unsafe virtual void WriteValueFromObjectIntoState(object value, void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.WriteValueFromObjectIntoState"); }
        public unsafe abstract bool CompareValue(void* firstStatePtr, void* secondStatePtr);
        public UnityEngine.InputSystem.InputControl TryGetChildControl(string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.TryGetChildControl"); }
        public TControl TryGetChildControl<TControl>(string path) where TControl : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.TryGetChildControl"); }
        public UnityEngine.InputSystem.InputControl GetChildControl(string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.GetChildControl"); }
        public TControl GetChildControl<TControl>(string path) where TControl : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.GetChildControl"); }
        protected virtual void FinishSetup() { }
        protected void RefreshConfigurationIfNeeded() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.RefreshConfigurationIfNeeded"); }
        protected virtual void RefreshConfiguration() { }
        protected internal UnityEngine.InputSystem.LowLevel.InputStateBlock m_StateBlock;
        protected internal unsafe void* currentStatePtr { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.currentStatePtr"); } }
        protected internal unsafe void* previousFrameStatePtr { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.previousFrameStatePtr"); } }
        protected internal unsafe void* defaultStatePtr { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.defaultStatePtr"); } }
        protected internal unsafe void* noiseMaskPtr { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.noiseMaskPtr"); } }
        protected internal uint stateOffsetRelativeToDeviceRoot { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.stateOffsetRelativeToDeviceRoot"); } }
        public UnityEngine.InputSystem.Utilities.FourCC optimizedControlDataType { get; internal set; }
        protected virtual UnityEngine.InputSystem.Utilities.FourCC CalculateOptimizedControlDataType() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.CalculateOptimizedControlDataType"); }
        public void ApplyParameterChanges() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl.ApplyParameterChanges"); }
    }
    public abstract partial class InputControl<TValue>
    {
        public override System.Type valueType { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.valueType"); } }
        public override int valueSizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.valueSizeInBytes"); } }
        public unsafe TValue ReadValueFromState(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.ReadValueFromState"); }
        public unsafe TValue ReadValueFromStateWithCaching(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.ReadValueFromStateWithCaching"); }
        public unsafe TValue ReadUnprocessedValueFromStateWithCaching(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.ReadUnprocessedValueFromStateWithCaching"); }
        public unsafe abstract TValue ReadUnprocessedValueFromState(void* statePtr);
        public unsafe override object ReadValueFromStateAsObject(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.ReadValueFromStateAsObject"); }
        public unsafe override void ReadValueFromStateIntoBuffer(void* statePtr, void* bufferPtr, int bufferSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.ReadValueFromStateIntoBuffer"); }
        public unsafe virtual void WriteValueIntoState(TValue value, void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.WriteValueIntoState"); }
        public unsafe override object ReadValueFromBufferAsObject(void* buffer, int bufferSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.ReadValueFromBufferAsObject"); }
        public unsafe override bool CompareValue(void* firstStatePtr, void* secondStatePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.CompareValue"); }
        public TValue ProcessValue(TValue value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.ProcessValue"); }
        public void ProcessValue(ref TValue value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControl<TValue>.ProcessValue"); }
    }
}
