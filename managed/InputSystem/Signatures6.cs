// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.InputSystem.Utilities
{
    public partial struct PrimitiveValue : System.IEquatable<UnityEngine.InputSystem.Utilities.PrimitiveValue>, System.IConvertible
    {
        public System.TypeCode type { get; internal set; }
        public bool isEmpty { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.isEmpty"); } }
        public PrimitiveValue(bool value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public PrimitiveValue(char value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public PrimitiveValue(byte value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public PrimitiveValue(sbyte value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public PrimitiveValue(short value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public PrimitiveValue(ushort value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public PrimitiveValue(int value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public PrimitiveValue(uint value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public PrimitiveValue(long value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public PrimitiveValue(ulong value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public PrimitiveValue(float value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public PrimitiveValue(double value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue"); }
        public UnityEngine.InputSystem.Utilities.PrimitiveValue ConvertTo(System.TypeCode type) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ConvertTo"); }
        public bool Equals(UnityEngine.InputSystem.Utilities.PrimitiveValue other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.InputSystem.Utilities.PrimitiveValue left, UnityEngine.InputSystem.Utilities.PrimitiveValue right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.InputSystem.Utilities.PrimitiveValue left, UnityEngine.InputSystem.Utilities.PrimitiveValue right) { return !((object)left).Equals(right); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromString(string value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromString"); }
        public System.TypeCode GetTypeCode() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.GetTypeCode"); }
        public bool ToBoolean(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToBoolean"); }
        public byte ToByte(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToByte"); }
        public char ToChar(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToChar"); }
        public System.DateTime ToDateTime(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToDateTime"); }
        public decimal ToDecimal(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToDecimal"); }
        public double ToDouble(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToDouble"); }
        public short ToInt16(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToInt16"); }
        public int ToInt32(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToInt32"); }
        public long ToInt64(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToInt64"); }
        public sbyte ToSByte(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToSByte"); }
        public float ToSingle(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToSingle"); }
        public string ToString(System.IFormatProvider provider) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToString"); }
        public object ToType(System.Type conversionType, System.IFormatProvider provider) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToType"); }
        public ushort ToUInt16(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToUInt16"); }
        public uint ToUInt32(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToUInt32"); }
        public ulong ToUInt64(System.IFormatProvider provider = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToUInt64"); }
        public object ToObject() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.ToObject"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue From<TValue>(TValue value) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.From"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromObject(object value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromObject"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(bool value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(char value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(byte value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(sbyte value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(short value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(ushort value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(int value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(uint value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(long value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(ulong value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(float value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static implicit operator UnityEngine.InputSystem.Utilities.PrimitiveValue(double value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.op_Implicit"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromBoolean(bool value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromBoolean"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromChar(char value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromChar"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromByte(byte value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromByte"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromSByte(sbyte value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromSByte"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromInt16(short value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromInt16"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromUInt16(ushort value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromUInt16"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromInt32(int value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromInt32"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromUInt32(uint value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromUInt32"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromInt64(long value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromInt64"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromUInt64(ulong value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromUInt64"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromSingle(float value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromSingle"); }
        public static UnityEngine.InputSystem.Utilities.PrimitiveValue FromDouble(double value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.PrimitiveValue.FromDouble"); }
    }
    public partial struct ReadOnlyArray<TValue>
    {
        public ReadOnlyArray(TValue[] array, int index, int length) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.ReadOnlyArray<TValue>"); }
        System.Collections.Generic.IEnumerator<TValue> System.Collections.Generic.IEnumerable<TValue>.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.ReadOnlyArray<TValue>.System.Collections.Generic.IEnumerable<TValue>.GetEnumerator"); }
        public partial struct Enumerator : System.Collections.Generic.IEnumerator<TValue>
        {
            public void Dispose() { }
            public bool MoveNext() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.ReadOnlyArray<TValue>.Enumerator.MoveNext"); }
            public void Reset() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.ReadOnlyArray<TValue>.Enumerator.Reset"); }
            public TValue Current { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.ReadOnlyArray<TValue>.Enumerator.Current"); } }
            object System.Collections.IEnumerator.Current { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.ReadOnlyArray<TValue>.Enumerator.System.Collections.IEnumerator.Current"); } }
        }
    }
    public static partial class ReadOnlyArrayExtensions
    {
        public static bool Contains<TValue>(this UnityEngine.InputSystem.Utilities.ReadOnlyArray<TValue> array, TValue value) where TValue : System.IComparable<TValue> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.ReadOnlyArrayExtensions.Contains"); }
        public static bool ContainsReference<TValue>(this UnityEngine.InputSystem.Utilities.ReadOnlyArray<TValue> array, TValue value) where TValue : class { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.ReadOnlyArrayExtensions.ContainsReference"); }
        public static int IndexOfReference<TValue>(this UnityEngine.InputSystem.Utilities.ReadOnlyArray<TValue> array, TValue value) where TValue : class { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.ReadOnlyArrayExtensions.IndexOfReference"); }
    }
    public partial struct Vector2MagnitudeComparer : System.Collections.Generic.IComparer<UnityEngine.Vector2>
    {
        public int Compare(UnityEngine.Vector2 x, UnityEngine.Vector2 y) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.Vector2MagnitudeComparer.Compare"); }
    }
    public partial struct Vector3MagnitudeComparer : System.Collections.Generic.IComparer<UnityEngine.Vector3>
    {
        public int Compare(UnityEngine.Vector3 x, UnityEngine.Vector3 y) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Utilities.Vector3MagnitudeComparer.Compare"); }
    }
}

namespace UnityEngine.InputSystem.XInput
{
    public partial interface IXboxOneRumble : UnityEngine.InputSystem.Haptics.IDualMotorRumble
    {
        void SetMotorSpeeds(float lowFrequency, float highFrequency, float leftTrigger, float rightTrigger);
    }
    public partial class XInputController : UnityEngine.InputSystem.Gamepad
    {
        public UnityEngine.InputSystem.Controls.ButtonControl menu { get; protected set; }
        public UnityEngine.InputSystem.Controls.ButtonControl view { get; protected set; }
        public UnityEngine.InputSystem.XInput.XInputController.DeviceSubType subType { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.XInput.XInputController.subType"); } }
        public UnityEngine.InputSystem.XInput.XInputController.DeviceFlags flags { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.XInput.XInputController.flags"); } }
        public enum DeviceSubType
        {
            Unknown = 0,
            Gamepad = 1,
            Wheel = 2,
            ArcadeStick = 3,
            FlightStick = 4,
            DancePad = 5,
            Guitar = 6,
            GuitarAlternate = 7,
            DrumKit = 8,
            GuitarBass = 11,
            ArcadePad = 19,
        }
        [System.FlagsAttribute]
        public enum DeviceFlags
        {
            ForceFeedbackSupported = 1,
            Wireless = 2,
            VoiceSupported = 4,
            PluginModulesSupported = 8,
            NoNavigation = 16,
        }
    }
}

namespace UnityEngine.InputSystem.XR
{
    [System.SerializableAttribute]
    public partial class TrackedPoseDriver : UnityEngine.MonoBehaviour, UnityEngine.ISerializationCallbackReceiver
    {
        public UnityEngine.InputSystem.XR.TrackedPoseDriver.TrackingType trackingType { get { return m_TrackingType; } set { m_TrackingType = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.XR.TrackedPoseDriver.TrackingType m_TrackingType;
        public UnityEngine.InputSystem.XR.TrackedPoseDriver.UpdateType updateType { get { return m_UpdateType; } set { m_UpdateType = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.XR.TrackedPoseDriver.UpdateType m_UpdateType = UnityEngine.InputSystem.XR.TrackedPoseDriver.UpdateType.UpdateAndBeforeRender;
        public bool ignoreTrackingState { get { return m_IgnoreTrackingState; } set { m_IgnoreTrackingState = value; } } [UnityEngine.SerializeField] private bool m_IgnoreTrackingState;
        public UnityEngine.InputSystem.InputActionProperty positionInput { get { return m_PositionInput; } set { m_PositionInput = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_PositionInput;
        public UnityEngine.InputSystem.InputActionProperty rotationInput { get { return m_RotationInput; } set { m_RotationInput = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_RotationInput;
        public UnityEngine.InputSystem.InputActionProperty trackingStateInput { get { return m_TrackingStateInput; } set { m_TrackingStateInput = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionProperty m_TrackingStateInput;
        protected void Reset() { }
        protected virtual void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected virtual void OnDestroy() { }
        protected void UpdateCallback() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.XR.TrackedPoseDriver.UpdateCallback"); }
        protected virtual void OnUpdate() { }
        protected virtual void OnBeforeRender() { }
        protected virtual void PerformUpdate() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.XR.TrackedPoseDriver.PerformUpdate"); }
        protected virtual void SetLocalTransform(UnityEngine.Vector3 newPosition, UnityEngine.Quaternion newRotation) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.XR.TrackedPoseDriver.SetLocalTransform"); }
        public UnityEngine.InputSystem.InputAction positionAction { get { return m_KeptPositionAction.Get("UnityEngine.InputSystem.XR.TrackedPoseDriver.positionAction"); } set { m_KeptPositionAction.Set(value); } } private Umcp.Kept<UnityEngine.InputSystem.InputAction> m_KeptPositionAction;
        public UnityEngine.InputSystem.InputAction rotationAction { get { return m_KeptRotationAction.Get("UnityEngine.InputSystem.XR.TrackedPoseDriver.rotationAction"); } set { m_KeptRotationAction.Set(value); } } private Umcp.Kept<UnityEngine.InputSystem.InputAction> m_KeptRotationAction;
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
        public enum TrackingType
        {
            RotationAndPosition = 0,
            RotationOnly = 1,
            PositionOnly = 2,
        }
        public enum UpdateType
        {
            UpdateAndBeforeRender = 0,
            Update = 1,
            BeforeRender = 2,
        }
    }
}
