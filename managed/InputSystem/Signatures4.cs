// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.InputSystem.Layouts
{
    public partial class InputControlLayout
    {
        public static UnityEngine.InputSystem.Utilities.InternedString DefaultVariant { get; internal set; }
        public const string VariantSeparator = ";";
        public UnityEngine.InputSystem.Utilities.InternedString name { get; internal set; }
        public string displayName { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.displayName"); } }
        public System.Type type { get; internal set; }
        public UnityEngine.InputSystem.Utilities.InternedString variants { get; internal set; }
        public UnityEngine.InputSystem.Utilities.FourCC stateFormat { get; internal set; }
        public int stateSizeInBytes { get; internal set; }
        public System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.Utilities.InternedString> baseLayouts { get; internal set; }
        public System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.Utilities.InternedString> appliedOverrides { get; internal set; }
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.Utilities.InternedString> commonUsages { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.commonUsages"); } }
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem> controls { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.controls"); } }
        public bool updateBeforeRender { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.updateBeforeRender"); } }
        public bool isDeviceLayout { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.isDeviceLayout"); } }
        public bool isControlLayout { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.isControlLayout"); } }
        public bool isOverride { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.isOverride"); } }
        public bool isGenericTypeOfDevice { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.isGenericTypeOfDevice"); } }
        public bool hideInUI { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.hideInUI"); } }
        public bool isNoisy { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.isNoisy"); } }
        public bool? canRunInBackground { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.canRunInBackground"); } }
        public UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem this[string path] { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.this[]"); } }
        public UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem? FindControl(UnityEngine.InputSystem.Utilities.InternedString path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.FindControl"); }
        public UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem? FindControlIncludingArrayElements(string path, out int arrayIndex) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.FindControlIncludingArrayElements"); }
        public System.Type GetValueType() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.GetValueType"); }
        public static UnityEngine.InputSystem.Layouts.InputControlLayout FromType(string name, System.Type type) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.FromType"); }
        public string ToJson() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.ToJson"); }
        public static UnityEngine.InputSystem.Layouts.InputControlLayout FromJson(string json) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.FromJson"); }
        public void MergeLayout(UnityEngine.InputSystem.Layouts.InputControlLayout other) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.MergeLayout"); }
        internal InputControlLayout() { }
        public partial struct ControlItem
        {
            public UnityEngine.InputSystem.Utilities.InternedString name { get; internal set; }
            public UnityEngine.InputSystem.Utilities.InternedString layout { get; internal set; }
            public UnityEngine.InputSystem.Utilities.InternedString variants { get; internal set; }
            public string useStateFrom { get; internal set; }
            public string displayName { get; internal set; }
            public string shortDisplayName { get; internal set; }
            public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.Utilities.InternedString> usages { get; internal set; }
            public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.Utilities.InternedString> aliases { get; internal set; }
            public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.Utilities.NamedValue> parameters { get; internal set; }
            public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.Utilities.NameAndParameters> processors { get; internal set; }
            public uint offset { get; internal set; }
            public uint bit { get; internal set; }
            public uint sizeInBits { get; internal set; }
            public UnityEngine.InputSystem.Utilities.FourCC format { get; internal set; }
            public int arraySize { get; internal set; }
            public UnityEngine.InputSystem.Utilities.PrimitiveValue defaultState { get; internal set; }
            public UnityEngine.InputSystem.Utilities.PrimitiveValue minValue { get; internal set; }
            public UnityEngine.InputSystem.Utilities.PrimitiveValue maxValue { get; internal set; }
            public bool isModifyingExistingControl { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem.isModifyingExistingControl"); } }
            public bool isNoisy { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem.isNoisy"); } }
            public bool isSynthetic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem.isSynthetic"); } }
            public bool dontReset { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem.dontReset"); } }
            public bool isFirstDefinedInThisLayout { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem.isFirstDefinedInThisLayout"); } }
            public bool isArray { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem.isArray"); } }
            public UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem Merge(UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem other) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem.Merge"); }
        }
        public partial class Builder
        {
            public string name { get; set; }
            public string displayName { get; set; }
            public System.Type type { get; set; }
            public UnityEngine.InputSystem.Utilities.FourCC stateFormat { get; set; }
            public int stateSizeInBytes { get; set; }
            public string extendsLayout { get { return m_KeptExtendsLayout.Get("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.extendsLayout"); } set { m_KeptExtendsLayout.Set(value); } } private Umcp.Kept<string> m_KeptExtendsLayout;
            public bool? updateBeforeRender { get; set; }
            public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.Layouts.InputControlLayout.ControlItem> controls { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.controls"); } }
            public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder AddControl(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.AddControl"); }
            public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder WithName(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.WithName"); }
            public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder WithDisplayName(string displayName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.WithDisplayName"); }
            public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder WithType<T>() where T : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.WithType"); }
            public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder WithFormat(UnityEngine.InputSystem.Utilities.FourCC format) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.WithFormat"); }
            public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder WithFormat(string format) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.WithFormat"); }
            public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder WithSizeInBytes(int sizeInBytes) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.WithSizeInBytes"); }
            public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder Extend(string baseLayoutName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.Extend"); }
            public UnityEngine.InputSystem.Layouts.InputControlLayout Build() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.Build"); }
            public partial struct ControlBuilder
            {
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithDisplayName(string displayName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithDisplayName"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithLayout(string layout) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithLayout"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithFormat(UnityEngine.InputSystem.Utilities.FourCC format) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithFormat"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithFormat(string format) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithFormat"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithByteOffset(uint offset) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithByteOffset"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithBitOffset(uint bit) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithBitOffset"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder IsSynthetic(bool value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.IsSynthetic"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder IsNoisy(bool value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.IsNoisy"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder DontReset(bool value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.DontReset"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithSizeInBits(uint sizeInBits) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithSizeInBits"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithRange(float minValue, float maxValue) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithRange"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithUsages(params UnityEngine.InputSystem.Utilities.InternedString[] usages) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithUsages"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithUsages(System.Collections.Generic.IEnumerable<string> usages) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithUsages"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithUsages(params string[] usages) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithUsages"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithParameters(string parameters) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithParameters"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithProcessors(string processors) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithProcessors"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder WithDefaultState(UnityEngine.InputSystem.Utilities.PrimitiveValue value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.WithDefaultState"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder UsingStateFrom(string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.UsingStateFrom"); }
                public UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder AsArrayOfControlsWithSize(int arraySize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.Builder.ControlBuilder.AsArrayOfControlsWithSize"); }
            }
        }
        public partial class LayoutNotFoundException : System.Exception
        {
            public string layout { get; internal set; }
            public LayoutNotFoundException() { }
            public LayoutNotFoundException(string name, string message) : base(message) { this.layout = name; }
            public LayoutNotFoundException(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputControlLayout.LayoutNotFoundException"); }
            public LayoutNotFoundException(string message, System.Exception innerException) :                 base(message, innerException) { }
            protected LayoutNotFoundException(System.Runtime.Serialization.SerializationInfo info, System.Runtime.Serialization.StreamingContext context) : base(info, context) { }
        }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, Inherited = false)]
    public sealed partial class InputControlLayoutAttribute : System.Attribute
    {
        public System.Type stateType { get; set; }
        public string stateFormat { get; set; }
        public string[] commonUsages { get; set; }
        public string variants { get; set; }
        public bool isNoisy { get; set; }
        public bool canRunInBackground { get { return m_KeptCanRunInBackground.Get("UnityEngine.InputSystem.Layouts.InputControlLayoutAttribute.canRunInBackground"); } set { m_KeptCanRunInBackground.Set(value); } } private Umcp.Kept<bool> m_KeptCanRunInBackground;
        public bool updateBeforeRender { get { return m_KeptUpdateBeforeRender.Get("UnityEngine.InputSystem.Layouts.InputControlLayoutAttribute.updateBeforeRender"); } set { m_KeptUpdateBeforeRender.Set(value); } } private Umcp.Kept<bool> m_KeptUpdateBeforeRender;
        public bool isGenericTypeOfDevice { get; set; }
        public string displayName { get; set; }
        public string description { get; set; }
        public bool hideInUI { get; set; }
    }
    [System.SerializableAttribute]
    public partial struct InputDeviceDescription : System.IEquatable<UnityEngine.InputSystem.Layouts.InputDeviceDescription>
    {
        public string interfaceName { get { return m_InterfaceName; } set { m_InterfaceName = value; } } [UnityEngine.SerializeField] private string m_InterfaceName;
        public string deviceClass { get { return m_DeviceClass; } set { m_DeviceClass = value; } } [UnityEngine.SerializeField] private string m_DeviceClass;
        public string manufacturer { get { return m_Manufacturer; } set { m_Manufacturer = value; } } [UnityEngine.SerializeField] private string m_Manufacturer;
        public string product { get { return m_Product; } set { m_Product = value; } } [UnityEngine.SerializeField] private string m_Product;
        public string serial { get { return m_Serial; } set { m_Serial = value; } } [UnityEngine.SerializeField] private string m_Serial;
        public string version { get { return m_Version; } set { m_Version = value; } } [UnityEngine.SerializeField] private string m_Version;
        public string capabilities { get { return m_Capabilities; } set { m_Capabilities = value; } } [UnityEngine.SerializeField] private string m_Capabilities;
        public bool empty { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceDescription.empty"); } }
        public bool Equals(UnityEngine.InputSystem.Layouts.InputDeviceDescription other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.InputSystem.Layouts.InputDeviceDescription left, UnityEngine.InputSystem.Layouts.InputDeviceDescription right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.InputSystem.Layouts.InputDeviceDescription left, UnityEngine.InputSystem.Layouts.InputDeviceDescription right) { return !((object)left).Equals(right); }
        public string ToJson() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceDescription.ToJson"); }
        public static UnityEngine.InputSystem.Layouts.InputDeviceDescription FromJson(string json) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceDescription.FromJson"); }
    }
    public delegate string InputDeviceFindControlLayoutDelegate(ref UnityEngine.InputSystem.Layouts.InputDeviceDescription description, string matchedLayout, UnityEngine.InputSystem.LowLevel.InputDeviceExecuteCommandDelegate executeDeviceCommand);
    public partial struct InputDeviceMatcher : System.IEquatable<UnityEngine.InputSystem.Layouts.InputDeviceMatcher>
    {
        public bool empty { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceMatcher.empty"); } }
        public System.Collections.Generic.IEnumerable<System.Collections.Generic.KeyValuePair<string, object>> patterns { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceMatcher.patterns"); } }
        public UnityEngine.InputSystem.Layouts.InputDeviceMatcher WithInterface(string pattern, bool supportRegex = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceMatcher.WithInterface"); }
        public UnityEngine.InputSystem.Layouts.InputDeviceMatcher WithDeviceClass(string pattern, bool supportRegex = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceMatcher.WithDeviceClass"); }
        public UnityEngine.InputSystem.Layouts.InputDeviceMatcher WithManufacturer(string pattern, bool supportRegex = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceMatcher.WithManufacturer"); }
        public UnityEngine.InputSystem.Layouts.InputDeviceMatcher WithManufacturerContains(string noRegExPattern) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceMatcher.WithManufacturerContains"); }
        public UnityEngine.InputSystem.Layouts.InputDeviceMatcher WithProduct(string pattern, bool supportRegex = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceMatcher.WithProduct"); }
        public UnityEngine.InputSystem.Layouts.InputDeviceMatcher WithVersion(string pattern, bool supportRegex = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceMatcher.WithVersion"); }
        public UnityEngine.InputSystem.Layouts.InputDeviceMatcher WithCapability<TValue>(string path, TValue value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceMatcher.WithCapability"); }
        public float MatchPercentage(UnityEngine.InputSystem.Layouts.InputDeviceDescription deviceDescription) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceMatcher.MatchPercentage"); }
        public static UnityEngine.InputSystem.Layouts.InputDeviceMatcher FromDeviceDescription(UnityEngine.InputSystem.Layouts.InputDeviceDescription deviceDescription) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Layouts.InputDeviceMatcher.FromDeviceDescription"); }
        public bool Equals(UnityEngine.InputSystem.Layouts.InputDeviceMatcher other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.InputSystem.Layouts.InputDeviceMatcher left, UnityEngine.InputSystem.Layouts.InputDeviceMatcher right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.InputSystem.Layouts.InputDeviceMatcher left, UnityEngine.InputSystem.Layouts.InputDeviceMatcher right) { return !((object)left).Equals(right); }
    }
}

namespace UnityEngine.InputSystem
{
    public partial class LightSensor : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.AxisControl lightLevel { get; protected set; }
        public static UnityEngine.InputSystem.LightSensor current { get; internal set; }
    }
    public partial class LinearAccelerationSensor : UnityEngine.InputSystem.Sensor
    {
        public UnityEngine.InputSystem.Controls.Vector3Control acceleration { get; protected set; }
        public static UnityEngine.InputSystem.LinearAccelerationSensor current { get; internal set; }
    }
}

namespace UnityEngine.InputSystem.LowLevel
{
    public partial struct DeltaStateEvent : UnityEngine.InputSystem.LowLevel.IInputEventTypeInfo
    {
        public const int Type = 1145852993;
        public UnityEngine.InputSystem.LowLevel.InputEvent baseEvent;
        public UnityEngine.InputSystem.Utilities.FourCC stateFormat;
        public uint stateOffset;
        public uint deltaStateSizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DeltaStateEvent.deltaStateSizeInBytes"); } }
        public unsafe void* deltaState { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DeltaStateEvent.deltaState"); } }
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get; internal set; }
        public UnityEngine.InputSystem.LowLevel.InputEventPtr ToEventPtr() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DeltaStateEvent.ToEventPtr"); }
        public unsafe static UnityEngine.InputSystem.LowLevel.DeltaStateEvent* From(UnityEngine.InputSystem.LowLevel.InputEventPtr ptr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DeltaStateEvent.From"); }
        public static Unity.Collections.NativeArray<byte> From(UnityEngine.InputSystem.InputControl control, out UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)2) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DeltaStateEvent.From"); }
    }
    public partial struct DeviceConfigurationEvent : UnityEngine.InputSystem.LowLevel.IInputEventTypeInfo
    {
        public const int Type = 1145259591;
        public UnityEngine.InputSystem.LowLevel.InputEvent baseEvent;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get; internal set; }
        public UnityEngine.InputSystem.LowLevel.InputEventPtr ToEventPtr() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DeviceConfigurationEvent.ToEventPtr"); }
        public static UnityEngine.InputSystem.LowLevel.DeviceConfigurationEvent Create(int deviceId, double time) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DeviceConfigurationEvent.Create"); }
    }
    public partial struct DeviceRemoveEvent : UnityEngine.InputSystem.LowLevel.IInputEventTypeInfo
    {
        public const int Type = 1146242381;
        public UnityEngine.InputSystem.LowLevel.InputEvent baseEvent;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get; internal set; }
        public UnityEngine.InputSystem.LowLevel.InputEventPtr ToEventPtr() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DeviceRemoveEvent.ToEventPtr"); }
        public static UnityEngine.InputSystem.LowLevel.DeviceRemoveEvent Create(int deviceId, double time = -1d) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DeviceRemoveEvent.Create"); }
    }
    public partial struct DeviceResetEvent : UnityEngine.InputSystem.LowLevel.IInputEventTypeInfo
    {
        public const int Type = 1146245972;
        public UnityEngine.InputSystem.LowLevel.InputEvent baseEvent;
        public bool hardReset;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get; internal set; }
        public static UnityEngine.InputSystem.LowLevel.DeviceResetEvent Create(int deviceId, bool hardReset = false, double time = -1d) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DeviceResetEvent.Create"); }
    }
    public partial struct DisableDeviceCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DisableDeviceCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DisableDeviceCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.DisableDeviceCommand Create() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.DisableDeviceCommand.Create"); }
    }
    public partial struct EnableDeviceCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.EnableDeviceCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.EnableDeviceCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.EnableDeviceCommand Create() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.EnableDeviceCommand.Create"); }
    }
    public partial struct EnableIMECompositionCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.EnableIMECompositionCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public bool imeEnabled { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.EnableIMECompositionCommand.imeEnabled"); } }
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.EnableIMECompositionCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.EnableIMECompositionCommand Create(bool enabled) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.EnableIMECompositionCommand.Create"); }
    }
    public enum GamepadButton
    {
        DpadUp = 0,
        DpadDown = 1,
        DpadLeft = 2,
        DpadRight = 3,
        North = 4,
        East = 5,
        South = 6,
        West = 7,
        LeftStick = 8,
        RightStick = 9,
        LeftShoulder = 10,
        RightShoulder = 11,
        Start = 12,
        Select = 13,
        LeftTrigger = 32,
        RightTrigger = 33,
        X = 7,
        Y = 4,
        A = 6,
        B = 5,
        Cross = 6,
        Square = 7,
        Triangle = 4,
        Circle = 5,
    }
    public partial struct GamepadState : UnityEngine.InputSystem.LowLevel.IInputStateTypeInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Format { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.GamepadState.Format"); } }
        public uint buttons;
        public UnityEngine.Vector2 leftStick;
        public UnityEngine.Vector2 rightStick;
        public float leftTrigger;
        public float rightTrigger;
        public UnityEngine.InputSystem.Utilities.FourCC format { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.GamepadState.format"); } }
        public GamepadState(params UnityEngine.InputSystem.LowLevel.GamepadButton[] buttons) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.GamepadState"); }
        public UnityEngine.InputSystem.LowLevel.GamepadState WithButton(UnityEngine.InputSystem.LowLevel.GamepadButton button, bool value = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.GamepadState.WithButton"); }
    }
    public partial interface IInputDeviceCommandInfo
    {
        UnityEngine.InputSystem.Utilities.FourCC typeStatic { get; }
    }
    public partial interface IInputEventTypeInfo
    {
        UnityEngine.InputSystem.Utilities.FourCC typeStatic { get; }
    }
    public partial interface IInputStateCallbackReceiver
    {
        void OnNextUpdate();
        void OnStateEvent(UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr);
        bool GetStateOffsetForEvent(UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, ref uint offset);
    }
    public partial interface IInputStateChangeMonitor
    {
        void NotifyControlStateChanged(UnityEngine.InputSystem.InputControl control, double time, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, long monitorIndex);
        void NotifyTimerExpired(UnityEngine.InputSystem.InputControl control, double time, long monitorIndex, int timerIndex);
    }
    public partial interface IInputStateTypeInfo
    {
        UnityEngine.InputSystem.Utilities.FourCC format { get; }
    }
    public partial interface IInputUpdateCallbackReceiver
    {
        void OnUpdate();
    }
    public partial struct IMECompositionEvent : UnityEngine.InputSystem.LowLevel.IInputEventTypeInfo
    {
        public const int Type = 1229800787;
        public UnityEngine.InputSystem.LowLevel.InputEvent baseEvent;
        public UnityEngine.InputSystem.LowLevel.IMECompositionString compositionString;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get; internal set; }
        public static UnityEngine.InputSystem.LowLevel.IMECompositionEvent Create(int deviceId, string compositionString, double time) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.IMECompositionEvent.Create"); }
    }
    public partial struct IMECompositionString : System.Collections.Generic.IEnumerable<char>
    {
        public int Count { get; internal set; }
        public char this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.IMECompositionString.this[]"); } }
        public IMECompositionString(string characters) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.IMECompositionString"); }
        public System.Collections.Generic.IEnumerator<char> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.IMECompositionString.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.IMECompositionString.System.Collections.IEnumerable.GetEnumerator"); }
    }
    public partial interface ITextInputReceiver
    {
        void OnTextInput(char character);
        void OnIMECompositionChanged(UnityEngine.InputSystem.LowLevel.IMECompositionString compositionString);
    }
    public partial struct InitiateUserAccountPairingCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public static UnityEngine.InputSystem.Utilities.FourCC Type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InitiateUserAccountPairingCommand.Type"); } }
        public UnityEngine.InputSystem.LowLevel.InputDeviceCommand baseCommand;
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InitiateUserAccountPairingCommand.typeStatic"); } }
        public static UnityEngine.InputSystem.LowLevel.InitiateUserAccountPairingCommand Create() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InitiateUserAccountPairingCommand.Create"); }
        public enum Result
        {
            SuccessfullyInitiated = 1,
            ErrorNotSupported = -1,
            ErrorAlreadyInProgress = -2,
        }
    }
    public partial struct InputDeviceCommand : UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo
    {
        public const int BaseCommandSize = 8;
        public const long GenericFailure = -1;
        public const long GenericSuccess = 1;
        public UnityEngine.InputSystem.Utilities.FourCC type;
        public int sizeInBytes;
        public int payloadSizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputDeviceCommand.payloadSizeInBytes"); } }
        public unsafe void* payloadPtr { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputDeviceCommand.payloadPtr"); } }
        public InputDeviceCommand(UnityEngine.InputSystem.Utilities.FourCC type, int sizeInBytes = 8) { this = default(UnityEngine.InputSystem.LowLevel.InputDeviceCommand); this.type = type; this.sizeInBytes = sizeInBytes; }
        public static Unity.Collections.NativeArray<byte> AllocateNative(UnityEngine.InputSystem.Utilities.FourCC type, int payloadSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputDeviceCommand.AllocateNative"); }
        public UnityEngine.InputSystem.Utilities.FourCC typeStatic { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputDeviceCommand.typeStatic"); } }
    }
    public unsafe delegate long? InputDeviceCommandDelegate(UnityEngine.InputSystem.InputDevice device, UnityEngine.InputSystem.LowLevel.InputDeviceCommand* command);
    public delegate long InputDeviceExecuteCommandDelegate(ref UnityEngine.InputSystem.LowLevel.InputDeviceCommand command);
    public partial struct InputEvent
    {
        public const int InvalidEventId = 0;
        public UnityEngine.InputSystem.Utilities.FourCC type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.type"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.type"); } }
        public uint sizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.sizeInBytes"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.sizeInBytes"); } }
        public int eventId { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.eventId"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.eventId"); } }
        public int deviceId { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.deviceId"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.deviceId"); } }
        public double time { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.time"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.time"); } }
        public InputEvent(UnityEngine.InputSystem.Utilities.FourCC type, int sizeInBytes, int deviceId, double time = -1d) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent"); }
        public bool handled { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.handled"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.handled"); } }
        public unsafe static bool Equals(UnityEngine.InputSystem.LowLevel.InputEvent* first, UnityEngine.InputSystem.LowLevel.InputEvent* second) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEvent.Equals"); }
    }
    public partial struct InputEventBuffer : System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.LowLevel.InputEventPtr>, System.IDisposable, System.ICloneable
    {
        public const long BufferSizeUnknown = -1;
        public int eventCount { get; internal set; }
        public long sizeInBytes { get; internal set; }
        public long capacityInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer.capacityInBytes"); } }
        public Unity.Collections.NativeArray<byte> data { get; internal set; }
        public UnityEngine.InputSystem.LowLevel.InputEventPtr bufferPtr { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer.bufferPtr"); } }
        public unsafe InputEventBuffer(UnityEngine.InputSystem.LowLevel.InputEvent* eventPtr, int eventCount, int sizeInBytes = -1, int capacityInBytes = -1) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer"); }
        public InputEventBuffer(Unity.Collections.NativeArray<byte> buffer, int eventCount, int sizeInBytes = -1, bool transferNativeArrayOwnership = false) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer"); }
        public unsafe void AppendEvent(UnityEngine.InputSystem.LowLevel.InputEvent* eventPtr, int capacityIncrementInBytes = 2048, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)4) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer.AppendEvent"); }
        public unsafe UnityEngine.InputSystem.LowLevel.InputEvent* AllocateEvent(int sizeInBytes, int capacityIncrementInBytes = 2048, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)4) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer.AllocateEvent"); }
        public unsafe bool Contains(UnityEngine.InputSystem.LowLevel.InputEvent* eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer.Contains"); }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer.Reset"); }
        public System.Collections.Generic.IEnumerator<UnityEngine.InputSystem.LowLevel.InputEventPtr> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer.System.Collections.IEnumerable.GetEnumerator"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer.Dispose"); }
        public UnityEngine.InputSystem.LowLevel.InputEventBuffer Clone() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer.Clone"); }
        object System.ICloneable.Clone() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventBuffer.System.ICloneable.Clone"); }
    }
    public partial struct InputEventListener : System.IObservable<UnityEngine.InputSystem.LowLevel.InputEventPtr>
    {
        public static UnityEngine.InputSystem.LowLevel.InputEventListener operator +(UnityEngine.InputSystem.LowLevel.InputEventListener _, System.Action<UnityEngine.InputSystem.LowLevel.InputEventPtr, UnityEngine.InputSystem.InputDevice> callback) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventListener.op_Addition"); }
        public static UnityEngine.InputSystem.LowLevel.InputEventListener operator -(UnityEngine.InputSystem.LowLevel.InputEventListener _, System.Action<UnityEngine.InputSystem.LowLevel.InputEventPtr, UnityEngine.InputSystem.InputDevice> callback) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventListener.op_Subtraction"); }
        public System.IDisposable Subscribe(System.IObserver<UnityEngine.InputSystem.LowLevel.InputEventPtr> observer) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventListener.Subscribe"); }
    }
    public partial struct InputEventPtr : System.IEquatable<UnityEngine.InputSystem.LowLevel.InputEventPtr>
    {
        public unsafe InputEventPtr(UnityEngine.InputSystem.LowLevel.InputEvent* eventPtr) { this = default(UnityEngine.InputSystem.LowLevel.InputEventPtr); this.data = eventPtr; }
        public bool valid { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.valid"); } }
        public bool handled { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.handled"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.handled"); } }
        public int id { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.id"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.id"); } }
        public UnityEngine.InputSystem.Utilities.FourCC type { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.type"); } }
        public uint sizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.sizeInBytes"); } }
        public int deviceId { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.deviceId"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.deviceId"); } }
        public double time { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.time"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.time"); } }
        public unsafe UnityEngine.InputSystem.LowLevel.InputEvent* data { get; internal set; }
        public bool IsA<TOtherEvent>() where TOtherEvent : struct, UnityEngine.InputSystem.LowLevel.IInputEventTypeInfo { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.IsA"); }
        public UnityEngine.InputSystem.LowLevel.InputEventPtr Next() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.Next"); }
        public unsafe UnityEngine.InputSystem.LowLevel.InputEvent* ToPointer() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.ToPointer"); }
        public bool Equals(UnityEngine.InputSystem.LowLevel.InputEventPtr other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.InputSystem.LowLevel.InputEventPtr left, UnityEngine.InputSystem.LowLevel.InputEventPtr right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.InputSystem.LowLevel.InputEventPtr left, UnityEngine.InputSystem.LowLevel.InputEventPtr right) { return !((object)left).Equals(right); }
        public static unsafe implicit operator UnityEngine.InputSystem.LowLevel.InputEventPtr(UnityEngine.InputSystem.LowLevel.InputEvent* eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.op_Implicit"); }
        public unsafe static UnityEngine.InputSystem.LowLevel.InputEventPtr From(UnityEngine.InputSystem.LowLevel.InputEvent* eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.From"); }
        public static unsafe implicit operator UnityEngine.InputSystem.LowLevel.InputEvent*(UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.op_Implicit"); }
        public unsafe static UnityEngine.InputSystem.LowLevel.InputEvent* FromInputEventPtr(UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventPtr.FromInputEventPtr"); }
    }
    [System.SerializableAttribute]
    public sealed partial class InputEventTrace : System.IDisposable, System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.LowLevel.InputEventPtr>
    {
        public static UnityEngine.InputSystem.Utilities.FourCC FrameMarkerEvent { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.FrameMarkerEvent"); } }
        public int deviceId { get { return m_DeviceId; } set { m_DeviceId = value; } } [UnityEngine.SerializeField] private int m_DeviceId;
        public bool enabled { get; internal set; }
        public bool recordFrameMarkers { get { return m_RecordFrameMarkers; } set { m_RecordFrameMarkers = value; } } [UnityEngine.SerializeField] private bool m_RecordFrameMarkers;
        public long eventCount { get { return m_EventCount; } } [UnityEngine.SerializeField] private long m_EventCount;
        public long totalEventSizeInBytes { get { return m_EventSizeInBytes; } } [UnityEngine.SerializeField] private long m_EventSizeInBytes;
        public long allocatedSizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.allocatedSizeInBytes"); } }
        public long maxSizeInBytes { get { return m_MaxEventBufferSize; } } [UnityEngine.SerializeField] private long m_MaxEventBufferSize;
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.LowLevel.InputEventTrace.DeviceInfo> deviceInfos { get; internal set; }
        public System.Func<UnityEngine.InputSystem.LowLevel.InputEventPtr, UnityEngine.InputSystem.InputDevice, bool> onFilterEvent { get; set; }
        public event System.Action<UnityEngine.InputSystem.LowLevel.InputEventPtr> onEvent { add { } remove { } }
        public InputEventTrace(UnityEngine.InputSystem.InputDevice device, long bufferSizeInBytes = 1048576, bool growBuffer = false, long maxBufferSizeInBytes = -1, long growIncrementSizeInBytes = -1) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace"); }
        public InputEventTrace(long bufferSizeInBytes = 1048576, bool growBuffer = false, long maxBufferSizeInBytes = -1, long growIncrementSizeInBytes = -1) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace"); }
        public void WriteTo(string filePath) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.WriteTo"); }
        public void WriteTo(System.IO.Stream stream) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.WriteTo"); }
        public void ReadFrom(string filePath) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReadFrom"); }
        public void ReadFrom(System.IO.Stream stream) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReadFrom"); }
        public static UnityEngine.InputSystem.LowLevel.InputEventTrace LoadFrom(string filePath) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.LoadFrom"); }
        public static UnityEngine.InputSystem.LowLevel.InputEventTrace LoadFrom(System.IO.Stream stream) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.LoadFrom"); }
        public UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController Replay() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.Replay"); }
        public bool Resize(long newBufferSize, long newMaxBufferSize = -1) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.Resize"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.Clear"); }
        public void Enable() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.Enable"); }
        public void Disable() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.Disable"); }
        public bool GetNextEvent(ref UnityEngine.InputSystem.LowLevel.InputEventPtr current) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.GetNextEvent"); }
        public System.Collections.Generic.IEnumerator<UnityEngine.InputSystem.LowLevel.InputEventPtr> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.System.Collections.IEnumerable.GetEnumerator"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.Dispose"); }
        internal InputEventTrace() { }
        public partial class ReplayController : System.IDisposable
        {
            public UnityEngine.InputSystem.LowLevel.InputEventTrace trace { get; internal set; }
            public bool finished { get; internal set; }
            public bool paused { get; set; }
            public int position { get; internal set; }
            public System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputDevice> createdDevices { get; internal set; }
            public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController.Dispose"); }
            public UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController WithDeviceMappedFromTo(UnityEngine.InputSystem.InputDevice recordedDevice, UnityEngine.InputSystem.InputDevice playbackDevice) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController.WithDeviceMappedFromTo"); }
            public UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController WithDeviceMappedFromTo(int recordedDeviceId, int playbackDeviceId) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController.WithDeviceMappedFromTo"); }
            public UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController WithAllDevicesMappedToNewInstances() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController.WithAllDevicesMappedToNewInstances"); }
            public UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController OnFinished(System.Action action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController.OnFinished"); }
            public UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController OnEvent(System.Action<UnityEngine.InputSystem.LowLevel.InputEventPtr> action) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController.OnEvent"); }
            public UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController PlayOneEvent() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController.PlayOneEvent"); }
            public UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController Rewind() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController.Rewind"); }
            public UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController PlayAllFramesOneByOne() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController.PlayAllFramesOneByOne"); }
            public UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController PlayAllEvents() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController.PlayAllEvents"); }
            public UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController PlayAllEventsAccordingToTimestamps() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputEventTrace.ReplayController.PlayAllEventsAccordingToTimestamps"); }
            internal ReplayController() { }
        }
        [System.SerializableAttribute]
        public partial struct DeviceInfo
        {
            public int deviceId { get { return m_DeviceId; } set { m_DeviceId = value; } } [UnityEngine.SerializeField] private int m_DeviceId;
            public string layout { get { return m_Layout; } set { m_Layout = value; } } [UnityEngine.SerializeField] private string m_Layout;
            public UnityEngine.InputSystem.Utilities.FourCC stateFormat { get { return m_StateFormat; } set { m_StateFormat = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.Utilities.FourCC m_StateFormat;
            public int stateSizeInBytes { get { return m_StateSizeInBytes; } set { m_StateSizeInBytes = value; } } [UnityEngine.SerializeField] private int m_StateSizeInBytes;
        }
    }
    [System.SerializableAttribute]
    public partial struct InputMetrics
    {
        public int maxNumDevices { get; set; }
        public int currentNumDevices { get; set; }
        public int maxStateSizeInBytes { get; set; }
        public int currentStateSizeInBytes { get; set; }
        public int currentControlCount { get; set; }
        public int currentLayoutCount { get; set; }
        public int totalEventBytes { get; set; }
        public int totalEventCount { get; set; }
        public int totalUpdateCount { get; set; }
        public double totalEventProcessingTime { get; set; }
        public double totalEventLagTime { get; set; }
        public float averageEventBytesPerFrame { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputMetrics.averageEventBytesPerFrame"); } }
        public double averageProcessingTimePerEvent { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputMetrics.averageProcessingTimePerEvent"); } }
        public double averageLagTimePerEvent { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputMetrics.averageLagTimePerEvent"); } }
    }
    public static partial class InputState
    {
        public static UnityEngine.InputSystem.LowLevel.InputUpdateType currentUpdateType { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.currentUpdateType"); } }
        public static uint updateCount { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.updateCount"); } }
        public static double currentTime { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.currentTime"); } }
        public static event System.Action<UnityEngine.InputSystem.InputDevice, UnityEngine.InputSystem.LowLevel.InputEventPtr> onChange { add { } remove { } }
        public static void Change(UnityEngine.InputSystem.InputDevice device, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, UnityEngine.InputSystem.LowLevel.InputUpdateType updateType = (UnityEngine.InputSystem.LowLevel.InputUpdateType)0) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.Change"); }
        public static void Change<TState>(UnityEngine.InputSystem.InputControl control, TState state, UnityEngine.InputSystem.LowLevel.InputUpdateType updateType = (UnityEngine.InputSystem.LowLevel.InputUpdateType)0, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr = default(UnityEngine.InputSystem.LowLevel.InputEventPtr)) where TState : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.Change"); }
        public static void Change<TState>(UnityEngine.InputSystem.InputControl control, ref TState state, UnityEngine.InputSystem.LowLevel.InputUpdateType updateType = (UnityEngine.InputSystem.LowLevel.InputUpdateType)0, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr = default(UnityEngine.InputSystem.LowLevel.InputEventPtr)) where TState : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.Change"); }
        public static bool IsIntegerFormat(this UnityEngine.InputSystem.Utilities.FourCC format) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.IsIntegerFormat"); }
        public static void AddChangeMonitor(UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor monitor, long monitorIndex = -1, uint groupIndex = 0) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.AddChangeMonitor"); }
        public static UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor AddChangeMonitor(UnityEngine.InputSystem.InputControl control, System.Action<UnityEngine.InputSystem.InputControl, double, UnityEngine.InputSystem.LowLevel.InputEventPtr, long> valueChangeCallback, int monitorIndex = -1, System.Action<UnityEngine.InputSystem.InputControl, double, long, int> timerExpiredCallback = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.AddChangeMonitor"); }
        public static void RemoveChangeMonitor(UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor monitor, long monitorIndex = -1) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.RemoveChangeMonitor"); }
        public static void AddChangeMonitorTimeout(UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor monitor, double time, long monitorIndex = -1, int timerIndex = -1) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.AddChangeMonitorTimeout"); }
        public static void RemoveChangeMonitorTimeout(UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor monitor, long monitorIndex = -1, int timerIndex = -1) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputState.RemoveChangeMonitorTimeout"); }
    }
    public partial struct InputStateBlock
    {
        public const uint InvalidOffset = 4294967295;
        public const uint AutomaticOffset = 4294967294;
        public static int GetSizeOfPrimitiveFormatInBits(UnityEngine.InputSystem.Utilities.FourCC type) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateBlock.GetSizeOfPrimitiveFormatInBits"); }
        public static UnityEngine.InputSystem.Utilities.FourCC GetPrimitiveFormatFromType(System.Type type) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateBlock.GetPrimitiveFormatFromType"); }
        public UnityEngine.InputSystem.Utilities.FourCC format { get; set; }
        public uint byteOffset { get; set; }
        public uint bitOffset { get; set; }
        public uint sizeInBits { get; set; }
        public unsafe int ReadInt(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateBlock.ReadInt"); }
        public unsafe void WriteInt(void* statePtr, int value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateBlock.WriteInt"); }
        public unsafe float ReadFloat(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateBlock.ReadFloat"); }
        public unsafe void WriteFloat(void* statePtr, float value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateBlock.WriteFloat"); }
        public unsafe double ReadDouble(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateBlock.ReadDouble"); }
        public unsafe void WriteDouble(void* statePtr, double value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateBlock.WriteDouble"); }
        public unsafe void Write(void* statePtr, UnityEngine.InputSystem.Utilities.PrimitiveValue value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateBlock.Write"); }
        public unsafe void CopyToFrom(void* toStatePtr, void* fromStatePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateBlock.CopyToFrom"); }
    }
    public partial class InputStateHistory : System.IDisposable, System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.LowLevel.InputStateHistory.Record>, UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor
    {
        public int Count { get; internal set; }
        public uint version { get; internal set; }
        public int historyDepth { get { return m_KeptHistoryDepth.Get("UnityEngine.InputSystem.LowLevel.InputStateHistory.historyDepth"); } set { m_KeptHistoryDepth.Set(value); } } private Umcp.Kept<int> m_KeptHistoryDepth;
        public int extraMemoryPerRecord { get { return m_KeptExtraMemoryPerRecord.Get("UnityEngine.InputSystem.LowLevel.InputStateHistory.extraMemoryPerRecord"); } set { m_KeptExtraMemoryPerRecord.Set(value); } } private Umcp.Kept<int> m_KeptExtraMemoryPerRecord;
        public UnityEngine.InputSystem.LowLevel.InputUpdateType updateMask { get { return m_KeptUpdateMask.Get("UnityEngine.InputSystem.LowLevel.InputStateHistory.updateMask"); } set { m_KeptUpdateMask.Set(value); } } private Umcp.Kept<UnityEngine.InputSystem.LowLevel.InputUpdateType> m_KeptUpdateMask;
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.InputControl> controls { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.controls"); } }
        public UnityEngine.InputSystem.LowLevel.InputStateHistory.Record this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.this[]"); } }
        public System.Action<UnityEngine.InputSystem.LowLevel.InputStateHistory.Record> onRecordAdded { get; set; }
        public System.Func<UnityEngine.InputSystem.InputControl, double, UnityEngine.InputSystem.LowLevel.InputEventPtr, bool> onShouldRecordStateChange { get; set; }
        public InputStateHistory(int maxStateSizeInBytes) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory"); }
        public InputStateHistory(string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory"); }
        public InputStateHistory(UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory"); }
        public InputStateHistory(System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputControl> controls) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Clear"); }
        public UnityEngine.InputSystem.LowLevel.InputStateHistory.Record AddRecord(UnityEngine.InputSystem.LowLevel.InputStateHistory.Record record) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.AddRecord"); }
        public void StartRecording() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.StartRecording"); }
        public void StopRecording() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.StopRecording"); }
        public UnityEngine.InputSystem.LowLevel.InputStateHistory.Record RecordStateChange(UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.RecordStateChange"); }
        public unsafe UnityEngine.InputSystem.LowLevel.InputStateHistory.Record RecordStateChange(UnityEngine.InputSystem.InputControl control, void* statePtr, double time) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.RecordStateChange"); }
        public System.Collections.Generic.IEnumerator<UnityEngine.InputSystem.LowLevel.InputStateHistory.Record> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.System.Collections.IEnumerable.GetEnumerator"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Dispose"); }
        protected void Destroy() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Destroy"); }
        protected internal int RecordIndexToUserIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.RecordIndexToUserIndex"); }
        protected internal int UserIndexToRecordIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.UserIndexToRecordIndex"); }
        protected internal unsafe UnityEngine.InputSystem.LowLevel.InputStateHistory.RecordHeader* GetRecord(int index) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.GetRecord"); }
        protected internal unsafe UnityEngine.InputSystem.LowLevel.InputStateHistory.RecordHeader* AllocateRecord(out int index) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.AllocateRecord"); }
        protected unsafe TValue ReadValue<TValue>(UnityEngine.InputSystem.LowLevel.InputStateHistory.RecordHeader* data) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.ReadValue"); }
        protected unsafe object ReadValueAsObject(UnityEngine.InputSystem.LowLevel.InputStateHistory.RecordHeader* data) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.ReadValueAsObject"); }
        void UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor.NotifyControlStateChanged(UnityEngine.InputSystem.InputControl control, double time, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, long monitorIndex) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor.NotifyControlStateChanged"); }
        void UnityEngine.InputSystem.LowLevel.IInputStateChangeMonitor.NotifyTimerExpired(UnityEngine.InputSystem.InputControl control, double time, long monitorIndex, int timerIndex) { }
        internal InputStateHistory() { }
        protected internal partial struct RecordHeader
        {
            public double time;
            public uint version;
            public int controlIndex;
            public unsafe byte* statePtrWithControlIndex { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.RecordHeader.statePtrWithControlIndex"); } }
            public unsafe byte* statePtrWithoutControlIndex { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.RecordHeader.statePtrWithoutControlIndex"); } }
            public const int kSizeWithControlIndex = 16;
            public const int kSizeWithoutControlIndex = 12;
        }
        public partial struct Record : System.IEquatable<UnityEngine.InputSystem.LowLevel.InputStateHistory.Record>
        {
            public bool valid { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Record.valid"); } }
            public UnityEngine.InputSystem.LowLevel.InputStateHistory owner { get; internal set; }
            public int index { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Record.index"); } }
            public double time { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Record.time"); } }
            public UnityEngine.InputSystem.InputControl control { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Record.control"); } }
            public UnityEngine.InputSystem.LowLevel.InputStateHistory.Record next { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Record.next"); } }
            public UnityEngine.InputSystem.LowLevel.InputStateHistory.Record previous { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Record.previous"); } }
            public TValue ReadValue<TValue>() where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Record.ReadValue"); }
            public object ReadValueAsObject() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Record.ReadValueAsObject"); }
            public unsafe void* GetUnsafeMemoryPtr() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Record.GetUnsafeMemoryPtr"); }
            public unsafe void* GetUnsafeExtraMemoryPtr() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Record.GetUnsafeExtraMemoryPtr"); }
            public void CopyFrom(UnityEngine.InputSystem.LowLevel.InputStateHistory.Record record) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory.Record.CopyFrom"); }
            public bool Equals(UnityEngine.InputSystem.LowLevel.InputStateHistory.Record other) { return base.Equals(other); }
        }
    }
    public partial class InputStateHistory<TValue> : UnityEngine.InputSystem.LowLevel.InputStateHistory, System.Collections.Generic.IReadOnlyList<UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record> where TValue : struct
    {
        public InputStateHistory(int? maxStateSizeInBytes = default(int?)) : base(default(int)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>"); }
        public InputStateHistory(UnityEngine.InputSystem.InputControl<TValue> control) : base(control) { }
        public InputStateHistory(string path) : base(default(int)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>"); }
        public UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record AddRecord(UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record record) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.AddRecord"); }
        public UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record RecordStateChange(UnityEngine.InputSystem.InputControl<TValue> control, TValue value, double time = -1d) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.RecordStateChange"); }
        public System.Collections.Generic.IEnumerator<UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.System.Collections.IEnumerable.GetEnumerator"); }
        public UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.this[]"); } }
        internal InputStateHistory() { }
        public partial struct Record : System.IEquatable<UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record>
        {
            public bool valid { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record.valid"); } }
            public UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue> owner { get; internal set; }
            public int index { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record.index"); } }
            public double time { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record.time"); } }
            public UnityEngine.InputSystem.InputControl<TValue> control { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record.control"); } }
            public UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record next { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record.next"); } }
            public UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record previous { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record.previous"); } }
            public TValue ReadValue() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record.ReadValue"); }
            public unsafe void* GetUnsafeMemoryPtr() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record.GetUnsafeMemoryPtr"); }
            public unsafe void* GetUnsafeExtraMemoryPtr() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record.GetUnsafeExtraMemoryPtr"); }
            public void CopyFrom(UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record record) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record.CopyFrom"); }
            public bool Equals(UnityEngine.InputSystem.LowLevel.InputStateHistory<TValue>.Record other) { return base.Equals(other); }
        }
    }
    [System.FlagsAttribute]
    public enum InputUpdateType
    {
        None = 0,
        Dynamic = 1,
        Fixed = 2,
        BeforeRender = 4,
        Editor = 8,
        Manual = 16,
        Default = 11,
    }
}
