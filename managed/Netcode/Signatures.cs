// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.Netcode
{
    [System.SerializableAttribute]
    public partial class AnticipatedNetworkVariable<T> : Unity.Netcode.NetworkVariableBase
    {
        public Unity.Netcode.StaleDataHandling StaleDataHandling;
        public Unity.Netcode.AnticipatedNetworkVariable<T>.OnAuthoritativeValueChangedDelegate OnAuthoritativeValueChanged = null;
        public event Unity.Netcode.NetworkVariable<T>.CheckExceedsDirtinessThresholdDelegate CheckExceedsDirtinessThreshold { add { } remove { } }
        public T Value { get; internal set; }
        public bool ShouldReanticipate { get; internal set; }
        public T PreviousAnticipatedValue { get; internal set; }
        public void Anticipate(T value) { throw new Umcp.LeftOutException("Unity.Netcode.AnticipatedNetworkVariable<T>.Anticipate"); }
        public T AuthoritativeValue { get { return m_KeptAuthoritativeValue.Get("Unity.Netcode.AnticipatedNetworkVariable<T>.AuthoritativeValue"); } set { m_KeptAuthoritativeValue.Set(value); } } private Umcp.Kept<T> m_KeptAuthoritativeValue;
        public AnticipatedNetworkVariable(T value = default(T), Unity.Netcode.StaleDataHandling staleDataHandling = (Unity.Netcode.StaleDataHandling)0) : base(default(Unity.Netcode.NetworkVariableReadPermission), default(Unity.Netcode.NetworkVariableWritePermission)) { throw new Umcp.LeftOutException("Unity.Netcode.AnticipatedNetworkVariable<T>"); }
        public void Update() { throw new Umcp.LeftOutException("Unity.Netcode.AnticipatedNetworkVariable<T>.Update"); }
        public void Smooth(in T from, in T to, float durationSeconds, Unity.Netcode.AnticipatedNetworkVariable<T>.SmoothDelegate how) { throw new Umcp.LeftOutException("Unity.Netcode.AnticipatedNetworkVariable<T>.Smooth"); }
        public override void WriteDelta(Unity.Netcode.FastBufferWriter writer) { throw new Umcp.LeftOutException("Unity.Netcode.AnticipatedNetworkVariable<T>.WriteDelta"); }
        public override void WriteField(Unity.Netcode.FastBufferWriter writer) { throw new Umcp.LeftOutException("Unity.Netcode.AnticipatedNetworkVariable<T>.WriteField"); }
        public override void ReadField(Unity.Netcode.FastBufferReader reader) { throw new Umcp.LeftOutException("Unity.Netcode.AnticipatedNetworkVariable<T>.ReadField"); }
        public override void ReadDelta(Unity.Netcode.FastBufferReader reader, bool keepDirtyDelta) { throw new Umcp.LeftOutException("Unity.Netcode.AnticipatedNetworkVariable<T>.ReadDelta"); }
        internal AnticipatedNetworkVariable() { }
        public delegate void OnAuthoritativeValueChangedDelegate(Unity.Netcode.AnticipatedNetworkVariable<T> variable, in T previousValue, in T newValue);
        public delegate T SmoothDelegate(T authoritativeValue, T anticipatedValue, float amount);
    }
    public static partial class Arithmetic
    {
        public static ulong ZigZagEncode(long value) { throw new Umcp.LeftOutException("Unity.Netcode.Arithmetic.ZigZagEncode"); }
        public static long ZigZagDecode(ulong value) { throw new Umcp.LeftOutException("Unity.Netcode.Arithmetic.ZigZagDecode"); }
        public static int VarIntSize(ulong value) { throw new Umcp.LeftOutException("Unity.Netcode.Arithmetic.VarIntSize"); }
    }
    public abstract partial class BaseRpcTarget : System.IDisposable
    {
        protected Unity.Netcode.NetworkManager m_NetworkManager;
        protected void CheckLockBeforeDispose() { throw new Umcp.LeftOutException("Unity.Netcode.BaseRpcTarget.CheckLockBeforeDispose"); }
        public abstract void Dispose();
        internal BaseRpcTarget() { }
    }
    public static partial class BitCounter
    {
        public static int GetUsedByteCount(uint value) { throw new Umcp.LeftOutException("Unity.Netcode.BitCounter.GetUsedByteCount"); }
        public static int GetUsedByteCount(ulong value) { throw new Umcp.LeftOutException("Unity.Netcode.BitCounter.GetUsedByteCount"); }
        public static int GetUsedBitCount(uint value) { throw new Umcp.LeftOutException("Unity.Netcode.BitCounter.GetUsedBitCount"); }
        public static int GetUsedBitCount(ulong value) { throw new Umcp.LeftOutException("Unity.Netcode.BitCounter.GetUsedBitCount"); }
    }
    public partial struct BitReader
    {
        public bool BitAligned { get { throw new Umcp.LeftOutException("Unity.Netcode.BitReader.BitAligned"); } }
        public void Dispose() { throw new Umcp.LeftOutException("Unity.Netcode.BitReader.Dispose"); }
        public bool TryBeginReadBits(uint bitCount) { throw new Umcp.LeftOutException("Unity.Netcode.BitReader.TryBeginReadBits"); }
        public void ReadBits(out ulong value, uint bitCount) { throw new Umcp.LeftOutException("Unity.Netcode.BitReader.ReadBits"); }
        public void ReadBits(out byte value, uint bitCount) { throw new Umcp.LeftOutException("Unity.Netcode.BitReader.ReadBits"); }
        public void ReadBit(out bool bit) { throw new Umcp.LeftOutException("Unity.Netcode.BitReader.ReadBit"); }
    }
    public partial struct BitWriter
    {
        public bool BitAligned { get { throw new Umcp.LeftOutException("Unity.Netcode.BitWriter.BitAligned"); } }
        public void Dispose() { throw new Umcp.LeftOutException("Unity.Netcode.BitWriter.Dispose"); }
        public bool TryBeginWriteBits(int bitCount) { throw new Umcp.LeftOutException("Unity.Netcode.BitWriter.TryBeginWriteBits"); }
        public void WriteBits(ulong value, uint bitCount) { throw new Umcp.LeftOutException("Unity.Netcode.BitWriter.WriteBits"); }
        public void WriteBits(byte value, uint bitCount) { throw new Umcp.LeftOutException("Unity.Netcode.BitWriter.WriteBits"); }
        public void WriteBit(bool bit) { throw new Umcp.LeftOutException("Unity.Netcode.BitWriter.WriteBit"); }
    }
    public abstract partial class BufferedLinearInterpolator<T> where T : struct
    {
        [System.Obsolete] protected internal readonly System.Collections.Generic.List<Unity.Netcode.BufferedLinearInterpolator<T>.BufferedItem> m_Buffer = new System.Collections.Generic.List<Unity.Netcode.BufferedLinearInterpolator<T>.BufferedItem>();
        [System.Obsolete] protected internal T m_InterpStartValue;
        [System.Obsolete] protected internal T m_CurrentInterpValue;
        [System.Obsolete] protected internal T m_InterpEndValue;
        public float MaximumInterpolationTime = 0.1f;
        protected internal readonly System.Collections.Generic.Queue<Unity.Netcode.BufferedLinearInterpolator<T>.BufferedItem> m_BufferQueue;
        public void Clear() { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.Clear"); }
        public void ResetTo(T targetValue, double serverTime) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.ResetTo"); }
        public T Update(float deltaTime, double renderTime, double serverTime) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.Update"); }
        [System.Obsolete] public T Update(float deltaTime, Unity.Netcode.NetworkTime serverTime) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.Update"); }
        public void AddMeasurement(T newMeasurement, double sentTime) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.AddMeasurement"); }
        public T GetInterpolatedValue() { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.GetInterpolatedValue"); }
        protected abstract T Interpolate(T start, T end, float time);
        protected abstract T InterpolateUnclamped(T start, T end, float time);
        protected internal virtual T OnConvertTransformSpace(UnityEngine.Transform transform, T item, bool inLocalSpace) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.OnConvertTransformSpace"); }
        protected internal partial struct BufferedItem
        {
            public int ItemId;
            public T Item;
            public double TimeSent;
            public BufferedItem(T item, double timeSent, int itemId) { this = default(Unity.Netcode.BufferedLinearInterpolator<T>.BufferedItem); this.Item = item; this.TimeSent = timeSent; this.ItemId = itemId; }
            public BufferedItem(T item, double timeSent) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.BufferedItem"); }
        }
    }
    public partial class BufferedLinearInterpolatorFloat : Unity.Netcode.BufferedLinearInterpolator<float>
    {
        protected override float InterpolateUnclamped(float start, float end, float time) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolatorFloat.InterpolateUnclamped"); }
        protected override float Interpolate(float start, float end, float time) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolatorFloat.Interpolate"); }
    }
    public partial class BufferedLinearInterpolatorQuaternion : Unity.Netcode.BufferedLinearInterpolator<UnityEngine.Quaternion>
    {
        public bool IsSlerp;
        protected override UnityEngine.Quaternion InterpolateUnclamped(UnityEngine.Quaternion start, UnityEngine.Quaternion end, float time) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolatorQuaternion.InterpolateUnclamped"); }
        protected override UnityEngine.Quaternion Interpolate(UnityEngine.Quaternion start, UnityEngine.Quaternion end, float time) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolatorQuaternion.Interpolate"); }
    }
    public partial class BufferedLinearInterpolatorVector3 : Unity.Netcode.BufferedLinearInterpolator<UnityEngine.Vector3>
    {
        public bool IsSlerp;
        protected override UnityEngine.Vector3 InterpolateUnclamped(UnityEngine.Vector3 start, UnityEngine.Vector3 end, float time) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolatorVector3.InterpolateUnclamped"); }
        protected override UnityEngine.Vector3 Interpolate(UnityEngine.Vector3 start, UnityEngine.Vector3 end, float time) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolatorVector3.Interpolate"); }
    }
    public static partial class BytePacker
    {
        public static void WriteValuePacked<TEnum>(Unity.Netcode.FastBufferWriter writer, TEnum value) where TEnum : struct { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, float value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, double value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, byte value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, sbyte value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, bool value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, short value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, ushort value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, char c) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, int value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, uint value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, ulong value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, long value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, UnityEngine.Ray ray) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, UnityEngine.Ray2D ray2d) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, UnityEngine.Color color) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, UnityEngine.Color32 color) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, UnityEngine.Vector2 vector2) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, UnityEngine.Vector3 vector3) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, UnityEngine.Vector4 vector4) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, UnityEngine.Pose pose) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public static void WriteValuePacked(Unity.Netcode.FastBufferWriter writer, string s) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValuePacked"); }
        public const ushort BitPackedUshortMax = 32767;
        public const short BitPackedShortMax = 16383;
        public const short BitPackedShortMin = -16384;
        public const uint BitPackedUintMax = 1073741823;
        public const int BitPackedIntMax = 536870911;
        public const int BitPackedIntMin = -536870912;
        public const ulong BitPackedULongMax = 2305843009213693951;
        public const long BitPackedLongMax = 1152921504606846975;
        public const long BitPackedLongMin = -1152921504606846976;
        public static void WriteValueBitPacked(Unity.Netcode.FastBufferWriter writer, short value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValueBitPacked"); }
        public static void WriteValueBitPacked(Unity.Netcode.FastBufferWriter writer, ushort value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValueBitPacked"); }
        public static void WriteValueBitPacked(Unity.Netcode.FastBufferWriter writer, int value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValueBitPacked"); }
        public static void WriteValueBitPacked(Unity.Netcode.FastBufferWriter writer, uint value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValueBitPacked"); }
        public static void WriteValueBitPacked(Unity.Netcode.FastBufferWriter writer, long value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValueBitPacked"); }
        public static void WriteValueBitPacked(Unity.Netcode.FastBufferWriter writer, ulong value) { throw new Umcp.LeftOutException("Unity.Netcode.BytePacker.WriteValueBitPacked"); }
    }
    public static partial class ByteUnpacker
    {
        public static void ReadValuePacked<TEnum>(Unity.Netcode.FastBufferReader reader, out TEnum value) where TEnum : struct { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out float value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out double value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out byte value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out sbyte value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out bool value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out short value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out ushort value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out char c) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out int value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out uint value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out ulong value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out long value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out UnityEngine.Ray ray) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out UnityEngine.Ray2D ray2d) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out UnityEngine.Color color) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out UnityEngine.Color32 color) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out UnityEngine.Vector2 vector2) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out UnityEngine.Vector3 vector3) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out UnityEngine.Vector4 vector4) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out UnityEngine.Pose pose) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValuePacked(Unity.Netcode.FastBufferReader reader, out string s) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValuePacked"); }
        public static void ReadValueBitPacked(Unity.Netcode.FastBufferReader reader, out short value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValueBitPacked"); }
        public static void ReadValueBitPacked(Unity.Netcode.FastBufferReader reader, out ushort value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValueBitPacked"); }
        public static void ReadValueBitPacked(Unity.Netcode.FastBufferReader reader, out int value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValueBitPacked"); }
        public static void ReadValueBitPacked(Unity.Netcode.FastBufferReader reader, out uint value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValueBitPacked"); }
        public static void ReadValueBitPacked(Unity.Netcode.FastBufferReader reader, out long value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValueBitPacked"); }
        public static void ReadValueBitPacked(Unity.Netcode.FastBufferReader reader, out ulong value) { throw new Umcp.LeftOutException("Unity.Netcode.ByteUnpacker.ReadValueBitPacked"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public partial class ClientRpcAttribute : Unity.Netcode.RpcAttribute
    {
        public ClientRpcAttribute() { }
    }
    public partial struct ClientRpcParams
    {
        public Unity.Netcode.ClientRpcSendParams Send;
        public Unity.Netcode.ClientRpcReceiveParams Receive;
    }
    public partial struct ClientRpcReceiveParams
    {
    }
    public partial struct ClientRpcSendParams
    {
        public System.Collections.Generic.IReadOnlyList<ulong> TargetClientIds;
        public Unity.Collections.NativeArray<ulong>? TargetClientIdsNativeArray;
    }
    public partial class CommandLineOptions
    {
        public static Unity.Netcode.CommandLineOptions Instance { get { throw new Umcp.LeftOutException("Unity.Netcode.CommandLineOptions.Instance"); } }
        public string GetArg(string arg) { throw new Umcp.LeftOutException("Unity.Netcode.CommandLineOptions.GetArg"); }
    }
}

namespace Unity.Netcode.Components
{
    [UnityEngine.DisallowMultipleComponent]
    public partial class AnticipatedNetworkTransform : Unity.Netcode.Components.NetworkTransform
    {
        public Unity.Netcode.StaleDataHandling StaleDataHandling = Unity.Netcode.StaleDataHandling.Reanticipate;
        public Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState AuthoritativeState { get; internal set; }
        public Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState AnticipatedState { get; internal set; }
        public bool ShouldReanticipate { get; internal set; }
        public Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState PreviousAnticipatedState { get; internal set; }
        public void AnticipateMove(UnityEngine.Vector3 newPosition) { throw new Umcp.LeftOutException("Unity.Netcode.Components.AnticipatedNetworkTransform.AnticipateMove"); }
        public void AnticipateRotate(UnityEngine.Quaternion newRotation) { throw new Umcp.LeftOutException("Unity.Netcode.Components.AnticipatedNetworkTransform.AnticipateRotate"); }
        public void AnticipateScale(UnityEngine.Vector3 newScale) { throw new Umcp.LeftOutException("Unity.Netcode.Components.AnticipatedNetworkTransform.AnticipateScale"); }
        public void AnticipateState(Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState newState) { throw new Umcp.LeftOutException("Unity.Netcode.Components.AnticipatedNetworkTransform.AnticipateState"); }
        public void Smooth(Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState from, Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState to, float durationSeconds) { throw new Umcp.LeftOutException("Unity.Netcode.Components.AnticipatedNetworkTransform.Smooth"); }
        public partial struct TransformState
        {
            public UnityEngine.Vector3 Position;
            public UnityEngine.Quaternion Rotation;
            public UnityEngine.Vector3 Scale;
        }
    }
    public partial class AttachableBehaviour : Unity.Netcode.NetworkBehaviour
    {
        public Unity.Netcode.Components.AttachableBehaviour.AutoDetachTypes AutoDetach;
        public event System.Action<Unity.Netcode.Components.AttachableBehaviour.AttachState, AttachableNode> AttachStateChange { add { } remove { } }
        protected Unity.Netcode.Components.AttachableBehaviour.AttachState m_AttachState { get; private set; }
        protected UnityEngine.GameObject m_DefaultParent { get; private set; }
        protected AttachableNode m_AttachableNode { get; private set; }
        protected virtual void OnAwake() { }
        protected virtual void Awake() { }
        protected virtual void OnAttachStateChanged(Unity.Netcode.Components.AttachableBehaviour.AttachState attachState, AttachableNode attachableNode) { }
        public void Attach(AttachableNode attachableNode) { throw new Umcp.LeftOutException("Unity.Netcode.Components.AttachableBehaviour.Attach"); }
        public void Detach() { throw new Umcp.LeftOutException("Unity.Netcode.Components.AttachableBehaviour.Detach"); }
        protected virtual bool OnHasAuthority() { throw new Umcp.LeftOutException("Unity.Netcode.Components.AttachableBehaviour.OnHasAuthority"); }
        [System.FlagsAttribute]
        public enum AutoDetachTypes
        {
            None = 0,
            OnOwnershipChange = 1,
            OnDespawn = 2,
            OnAttachNodeDestroy = 3,
        }
        public enum AttachState
        {
            Detached = 0,
            Attaching = 1,
            Attached = 2,
            Detaching = 3,
        }
    }
    public partial class ComponentController : Unity.Netcode.NetworkBehaviour
    {
        public bool StartEnabled = true;
        public bool EnabledState { get; internal set; }
        protected virtual void OnAwake() { }
        public void SetEnabled(bool isEnabled) { throw new Umcp.LeftOutException("Unity.Netcode.Components.ComponentController.SetEnabled"); }
        protected virtual bool OnHasAuthority() { throw new Umcp.LeftOutException("Unity.Netcode.Components.ComponentController.OnHasAuthority"); }
    }
    public partial struct ContactEventHandlerInfo
    {
        public bool ProvideNonRigidBodyContactEvents;
        public bool HasContactEventPriority;
    }
    public partial struct HalfVector3 : Unity.Netcode.INetworkSerializable
    {
        public Unity.Mathematics.half X { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector3.X"); } }
        public Unity.Mathematics.half Y { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector3.Y"); } }
        public Unity.Mathematics.half Z { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector3.Z"); } }
        public Unity.Mathematics.half3 Axis;
        public Unity.Mathematics.bool3 AxisToSynchronize;
        public void NetworkSerialize<T>(Unity.Netcode.BufferSerializer<T> serializer) where T : Unity.Netcode.IReaderWriter { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector3.NetworkSerialize"); }
        public UnityEngine.Vector3 ToVector3() { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector3.ToVector3"); }
        public void UpdateFrom(ref UnityEngine.Vector3 vector3) { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector3.UpdateFrom"); }
        public HalfVector3(UnityEngine.Vector3 vector3, Unity.Mathematics.bool3 axisToSynchronize) { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector3"); }
        public HalfVector3(UnityEngine.Vector3 vector3) { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector3"); }
        public HalfVector3(float x, float y, float z, Unity.Mathematics.bool3 axisToSynchronize) { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector3"); }
        public HalfVector3(float x, float y, float z) { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector3"); }
    }
    public partial struct HalfVector4 : Unity.Netcode.INetworkSerializable
    {
        public Unity.Mathematics.half X { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector4.X"); } }
        public Unity.Mathematics.half Y { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector4.Y"); } }
        public Unity.Mathematics.half Z { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector4.Z"); } }
        public Unity.Mathematics.half W { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector4.W"); } }
        public Unity.Mathematics.half4 Axis;
        public void NetworkSerialize<T>(Unity.Netcode.BufferSerializer<T> serializer) where T : Unity.Netcode.IReaderWriter { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector4.NetworkSerialize"); }
        public UnityEngine.Vector4 ToVector4() { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector4.ToVector4"); }
        public UnityEngine.Quaternion ToQuaternion() { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector4.ToQuaternion"); }
        public void UpdateFrom(ref UnityEngine.Vector4 vector4) { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector4.UpdateFrom"); }
        public void UpdateFrom(ref UnityEngine.Quaternion quaternion) { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector4.UpdateFrom"); }
        public HalfVector4(UnityEngine.Vector4 vector4) { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector4"); }
        public HalfVector4(float x, float y, float z, float w) { throw new Umcp.LeftOutException("Unity.Netcode.Components.HalfVector4"); }
    }
    public partial interface IContactEventHandler
    {
        UnityEngine.Rigidbody GetRigidbody();
        void ContactEvent(ulong eventId, UnityEngine.Vector3 averagedCollisionNormal, UnityEngine.Rigidbody collidingBody, UnityEngine.Vector3 contactPoint, bool hasCollisionStay = false, UnityEngine.Vector3 averagedCollisionStayNormal = default(UnityEngine.Vector3));
    }
    public partial interface IContactEventHandlerWithInfo : Unity.Netcode.Components.IContactEventHandler
    {
        Unity.Netcode.Components.ContactEventHandlerInfo GetContactEventHandlerInfo();
    }
    public partial class NetworkAnimator : UnityEngine.ISerializationCallbackReceiver
    {
        public Unity.Netcode.Components.NetworkAnimator.AuthorityModes AuthorityMode;
        public UnityEngine.Animator Animator { get { return m_Animator; } set { m_Animator = value; } } [UnityEngine.SerializeField] private UnityEngine.Animator m_Animator;
        public void OnAfterDeserialize() { }
        public void OnBeforeSerialize() { }
        public bool IsServerAuthoritative() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkAnimator.IsServerAuthoritative"); }
        protected virtual void Awake() { }
        public void EnableParameterSynchronization(string parameterName, bool isEnabled) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkAnimator.EnableParameterSynchronization"); }
        public void EnableParameterSynchronization(int parameterNameHash, bool isEnabled) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkAnimator.EnableParameterSynchronization"); }
        public enum AuthorityModes
        {
            Server = 0,
            Owner = 1,
        }
    }
    public partial struct NetworkDeltaPosition : Unity.Netcode.INetworkSerializable
    {
        public Unity.Netcode.Components.HalfVector3 HalfVector3;
        public void NetworkSerialize<T>(Unity.Netcode.BufferSerializer<T> serializer) where T : Unity.Netcode.IReaderWriter { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkDeltaPosition.NetworkSerialize"); }
        public UnityEngine.Vector3 ToVector3(int networkTick) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkDeltaPosition.ToVector3"); }
        public UnityEngine.Vector3 GetCurrentBasePosition() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkDeltaPosition.GetCurrentBasePosition"); }
        public UnityEngine.Vector3 GetFullPosition() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkDeltaPosition.GetFullPosition"); }
        public UnityEngine.Vector3 GetConvertedDelta() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkDeltaPosition.GetConvertedDelta"); }
        public UnityEngine.Vector3 GetDeltaPosition() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkDeltaPosition.GetDeltaPosition"); }
        public void UpdateFrom(ref UnityEngine.Vector3 vector3, int networkTick) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkDeltaPosition.UpdateFrom"); }
        public NetworkDeltaPosition(UnityEngine.Vector3 vector3, int networkTick, Unity.Mathematics.bool3 axisToSynchronize) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkDeltaPosition"); }
        public NetworkDeltaPosition(UnityEngine.Vector3 vector3, int networkTick) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkDeltaPosition"); }
        public NetworkDeltaPosition(float x, float y, float z, int networkTick, Unity.Mathematics.bool3 axisToSynchronize) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkDeltaPosition"); }
        public NetworkDeltaPosition(float x, float y, float z, int networkTick) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkDeltaPosition"); }
    }
    [UnityEngine.RequireComponent(typeof(Unity.Netcode.Components.NetworkTransform))]
    [UnityEngine.RequireComponent(typeof(UnityEngine.Rigidbody))]
    public partial class NetworkRigidbody : Unity.Netcode.Components.NetworkRigidbodyBase
    {
        public UnityEngine.Rigidbody Rigidbody { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbody.Rigidbody"); } }
        protected virtual void Awake() { }
    }
    [UnityEngine.RequireComponent(typeof(Unity.Netcode.Components.NetworkTransform))]
    [UnityEngine.RequireComponent(typeof(UnityEngine.Rigidbody2D))]
    public partial class NetworkRigidbody2D : Unity.Netcode.Components.NetworkRigidbodyBase
    {
        public UnityEngine.Rigidbody2D Rigidbody2D { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbody2D.Rigidbody2D"); } }
        protected virtual void Awake() { }
    }
    public abstract partial class NetworkRigidbodyBase : Unity.Netcode.NetworkBehaviour
    {
        public bool UseRigidBodyForMotion;
        public bool AutoUpdateKinematicState = true;
        public bool AutoSetKinematicOnDespawn = true;
        protected internal UnityEngine.Rigidbody m_InternalRigidbody { get; internal set; }
        protected internal UnityEngine.Rigidbody2D m_InternalRigidbody2D { get; internal set; }
        public Unity.Netcode.Components.NetworkRigidbodyBase.RigidbodyTypes RigidbodyType { get; internal set; }
        protected void Initialize(Unity.Netcode.Components.NetworkRigidbodyBase.RigidbodyTypes rigidbodyType, Unity.Netcode.Components.NetworkTransform networkTransform = null, UnityEngine.Rigidbody2D rigidbody2D = null, UnityEngine.Rigidbody rigidbody = null) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.Initialize"); }
        public void SetLinearVelocity(UnityEngine.Vector3 linearVelocity) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.SetLinearVelocity"); }
        public UnityEngine.Vector3 GetLinearVelocity() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.GetLinearVelocity"); }
        public void SetAngularVelocity(UnityEngine.Vector3 angularVelocity) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.SetAngularVelocity"); }
        public UnityEngine.Vector3 GetAngularVelocity() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.GetAngularVelocity"); }
        public UnityEngine.Vector3 GetPosition() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.GetPosition"); }
        public UnityEngine.Quaternion GetRotation() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.GetRotation"); }
        public void MovePosition(UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.MovePosition"); }
        public void SetPosition(UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.SetPosition"); }
        public void ApplyCurrentTransform() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.ApplyCurrentTransform"); }
        public void MoveRotation(UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.MoveRotation"); }
        public void SetRotation(UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.SetRotation"); }
        public void WakeIfSleeping() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.WakeIfSleeping"); }
        public void SleepRigidbody() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.SleepRigidbody"); }
        public bool IsKinematic() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.IsKinematic"); }
        public void SetIsKinematic(bool isKinematic) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.SetIsKinematic"); }
        public void ResetInterpolation() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.ResetInterpolation"); }
        protected virtual void OnFixedJointCreated() { }
        protected virtual void OnFixedJoint2DCreated() { }
        public UnityEngine.FixedJoint2D FixedJoint2D { get; internal set; }
        public UnityEngine.FixedJoint FixedJoint { get; internal set; }
        public bool AttachToFixedJoint(Unity.Netcode.Components.NetworkRigidbodyBase objectToConnectTo, UnityEngine.Vector3 positionOfConnection, float connectedMassScale = 0f, float massScale = 1f, bool useGravity = false, bool zeroVelocity = true, bool teleportObject = true) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.AttachToFixedJoint"); }
        public void DetachFromFixedJoint() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkRigidbodyBase.DetachFromFixedJoint"); }
        public enum RigidbodyTypes
        {
            Rigidbody = 0,
            Rigidbody2D = 1,
        }
    }
    public partial class NetworkTransform
    {
        public bool AutoOwnerAuthorityTickOffset = true;
        public Unity.Netcode.Components.NetworkTransform.InterpolationTypes PositionInterpolationType;
        public Unity.Netcode.Components.NetworkTransform.InterpolationTypes RotationInterpolationType;
        public Unity.Netcode.Components.NetworkTransform.InterpolationTypes ScaleInterpolationType;
        public bool PositionLerpSmoothing = true;
        public float PositionMaxInterpolationTime = 0.1f;
        public bool RotationLerpSmoothing = true;
        public float RotationMaxInterpolationTime = 0.1f;
        public bool ScaleLerpSmoothing = true;
        public float ScaleMaxInterpolationTime = 0.1f;
        public Unity.Netcode.Components.NetworkTransform.AuthorityModes AuthorityMode;
        public bool TickSyncChildren = false;
        public const float PositionThresholdDefault = 0.001f;
        public const float RotAngleThresholdDefault = 0.01f;
        public const float ScaleThresholdDefault = 0.01f;
        public Unity.Netcode.Components.NetworkTransform.OnClientRequestChangeDelegate OnClientRequestChange;
        public bool UseUnreliableDeltas = false;
        public bool SyncPositionX = true;
        public bool SyncPositionY = true;
        public bool SyncPositionZ = true;
        public bool SyncRotAngleX = true;
        public bool SyncRotAngleY = true;
        public bool SyncRotAngleZ = true;
        public bool SyncScaleX = true;
        public bool SyncScaleY = true;
        public bool SyncScaleZ = true;
        public float PositionThreshold;
        public float RotAngleThreshold;
        public float ScaleThreshold;
        public bool UseQuaternionSynchronization = false;
        public bool UseQuaternionCompression = false;
        public bool UseHalfFloatPrecision = false;
        public bool InLocalSpace = false;
        public bool SwitchTransformSpaceWhenParented = false;
        protected bool PositionInLocalSpace { get; private set; } = false;
        protected bool RotationInLocalSpace { get; private set; } = false;
        public bool Interpolate = true;
        public bool SlerpPosition = false;
        public bool CanCommitToTransform { get; protected set; }
        protected Unity.Netcode.NetworkManager m_CachedNetworkManager;
        public UnityEngine.Vector3 GetSpaceRelativePosition(bool getCurrentState = false) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.GetSpaceRelativePosition"); }
        public UnityEngine.Quaternion GetSpaceRelativeRotation(bool getCurrentState = false) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.GetSpaceRelativeRotation"); }
        public UnityEngine.Vector3 GetScale(bool getCurrentState = false) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.GetScale"); }
        protected virtual void OnAuthorityPushTransformState(ref Unity.Netcode.Components.NetworkTransform.NetworkTransformState networkTransformState) { }
        protected virtual void OnTransformUpdated() { }
        protected internal void ApplyAuthoritativeState() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.ApplyAuthoritativeState"); }
        protected virtual void OnNetworkTransformStateUpdated(ref Unity.Netcode.Components.NetworkTransform.NetworkTransformState oldState, ref Unity.Netcode.Components.NetworkTransform.NetworkTransformState newState) { }
        protected virtual void OnBeforeUpdateTransformState() { }
        public void SetMaxInterpolationBound(float maxInterpolationBound) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.SetMaxInterpolationBound"); }
        protected virtual void Awake() { }
        protected virtual void OnInitialize(ref Unity.Netcode.Components.NetworkTransform.NetworkTransformState replicatedState) { }
        protected virtual void OnInitialize(ref Unity.Netcode.NetworkVariable<Unity.Netcode.Components.NetworkTransform.NetworkTransformState> replicatedState) { }
        protected void Initialize() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.Initialize"); }
        public virtual void OnUpdate() { }
        public virtual void OnFixedUpdate() { }
        public static int InterpolationBufferTickOffset = 0;
        public static float GetTickLatency() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.GetTickLatency"); }
        public static float GetTickLatencyInSeconds() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.GetTickLatencyInSeconds"); }
        public partial struct NetworkTransformState : Unity.Netcode.INetworkSerializable
        {
            public int LastSerializedSize { get; internal set; }
            public bool InLocalSpace { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.InLocalSpace"); } }
            public bool HasPositionX { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasPositionX"); } }
            public bool HasPositionY { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasPositionY"); } }
            public bool HasPositionZ { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasPositionZ"); } }
            public bool HasPositionChange { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasPositionChange"); } }
            public bool HasRotAngleX { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasRotAngleX"); } }
            public bool HasRotAngleY { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasRotAngleY"); } }
            public bool HasRotAngleZ { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasRotAngleZ"); } }
            public bool HasRotAngleChange { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasRotAngleChange"); } }
            public bool HasScaleX { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasScaleX"); } }
            public bool HasScaleY { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasScaleY"); } }
            public bool HasScaleZ { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasScaleZ"); } }
            public bool HasScaleChange { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.HasScaleChange"); } }
            public bool IsTeleportingNextFrame { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.IsTeleportingNextFrame"); } }
            public bool WasTeleported { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.WasTeleported"); } }
            public bool UseInterpolation { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.UseInterpolation"); } }
            public bool QuaternionSync { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.QuaternionSync"); } }
            public bool QuaternionCompression { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.QuaternionCompression"); } }
            public bool UseHalfFloatPrecision { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.UseHalfFloatPrecision"); } }
            public bool IsSynchronizing { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.IsSynchronizing"); } }
            public bool UsePositionSlerp { get { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.UsePositionSlerp"); } }
            public bool IsUnreliableFrameSync() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.IsUnreliableFrameSync"); }
            public bool IsReliableStateUpdate() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.IsReliableStateUpdate"); }
            public UnityEngine.Quaternion GetRotation() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.GetRotation"); }
            public UnityEngine.Vector3 GetPosition() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.GetPosition"); }
            public UnityEngine.Vector3 GetScale() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.GetScale"); }
            public int GetNetworkTick() { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.GetNetworkTick"); }
            public void NetworkSerialize<T>(Unity.Netcode.BufferSerializer<T> serializer) where T : Unity.Netcode.IReaderWriter { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.NetworkTransformState.NetworkSerialize"); }
        }
        public enum InterpolationTypes
        {
            LegacyLerp = 0,
            Lerp = 1,
            SmoothDampening = 2,
        }
        public enum AuthorityModes
        {
            Server = 0,
            Owner = 1,
        }
        public delegate (UnityEngine.Vector3 pos, UnityEngine.Quaternion rotOut, UnityEngine.Vector3 scale) OnClientRequestChangeDelegate(UnityEngine.Vector3 pos, UnityEngine.Quaternion rot, UnityEngine.Vector3 scale);
    }
    public partial class RigidbodyContactEventManager : UnityEngine.MonoBehaviour
    {
        public static Unity.Netcode.Components.RigidbodyContactEventManager Instance { get; internal set; }
        public void RegisterHandler(Unity.Netcode.Components.IContactEventHandler contactEventHandler, bool register = true) { throw new Umcp.LeftOutException("Unity.Netcode.Components.RigidbodyContactEventManager.RegisterHandler"); }
    }
}

namespace Unity.Netcode
{
    public enum ConnectionEvent
    {
        ClientConnected = 0,
        PeerConnected = 1,
        ClientDisconnected = 2,
        PeerDisconnected = 3,
    }
    public partial struct ConnectionEventData
    {
        public Unity.Netcode.ConnectionEvent EventType;
        public ulong ClientId;
        public Unity.Collections.NativeArray<ulong> PeerClientIds;
    }
    public partial class CustomMessagingManager
    {
        public event Unity.Netcode.CustomMessagingManager.UnnamedMessageDelegate OnUnnamedMessage { add { } remove { } }
        public void SendUnnamedMessageToAll(Unity.Netcode.FastBufferWriter messageBuffer, Unity.Netcode.NetworkDelivery networkDelivery = (Unity.Netcode.NetworkDelivery)3) { throw new Umcp.LeftOutException("Unity.Netcode.CustomMessagingManager.SendUnnamedMessageToAll"); }
        public void SendUnnamedMessage(System.Collections.Generic.IReadOnlyList<ulong> clientIds, Unity.Netcode.FastBufferWriter messageBuffer, Unity.Netcode.NetworkDelivery networkDelivery = (Unity.Netcode.NetworkDelivery)3) { throw new Umcp.LeftOutException("Unity.Netcode.CustomMessagingManager.SendUnnamedMessage"); }
        public void SendUnnamedMessage(ulong clientId, Unity.Netcode.FastBufferWriter messageBuffer, Unity.Netcode.NetworkDelivery networkDelivery = (Unity.Netcode.NetworkDelivery)3) { throw new Umcp.LeftOutException("Unity.Netcode.CustomMessagingManager.SendUnnamedMessage"); }
        public void RegisterNamedMessageHandler(string name, Unity.Netcode.CustomMessagingManager.HandleNamedMessageDelegate callback) { throw new Umcp.LeftOutException("Unity.Netcode.CustomMessagingManager.RegisterNamedMessageHandler"); }
        public void UnregisterNamedMessageHandler(string name) { throw new Umcp.LeftOutException("Unity.Netcode.CustomMessagingManager.UnregisterNamedMessageHandler"); }
        public void SendNamedMessageToAll(string messageName, Unity.Netcode.FastBufferWriter messageStream, Unity.Netcode.NetworkDelivery networkDelivery = (Unity.Netcode.NetworkDelivery)3) { throw new Umcp.LeftOutException("Unity.Netcode.CustomMessagingManager.SendNamedMessageToAll"); }
        public void SendNamedMessage(string messageName, ulong clientId, Unity.Netcode.FastBufferWriter messageStream, Unity.Netcode.NetworkDelivery networkDelivery = (Unity.Netcode.NetworkDelivery)3) { throw new Umcp.LeftOutException("Unity.Netcode.CustomMessagingManager.SendNamedMessage"); }
        public void SendNamedMessage(string messageName, System.Collections.Generic.IReadOnlyList<ulong> clientIds, Unity.Netcode.FastBufferWriter messageStream, Unity.Netcode.NetworkDelivery networkDelivery = (Unity.Netcode.NetworkDelivery)3) { throw new Umcp.LeftOutException("Unity.Netcode.CustomMessagingManager.SendNamedMessage"); }
        internal CustomMessagingManager() { }
        public delegate void UnnamedMessageDelegate(ulong clientId, Unity.Netcode.FastBufferReader reader);
        public delegate void HandleNamedMessageDelegate(ulong senderClientId, Unity.Netcode.FastBufferReader messagePayload);
    }
    public partial struct ForceNetworkSerializeByMemcpy<T> : Unity.Netcode.INetworkSerializeByMemcpy, System.IEquatable<Unity.Netcode.ForceNetworkSerializeByMemcpy<T>> where T : struct, System.IEquatable<T>
    {
        public T Value;
        public ForceNetworkSerializeByMemcpy(T value) { this = default(Unity.Netcode.ForceNetworkSerializeByMemcpy<T>); this.Value = value; }
        public static implicit operator T(Unity.Netcode.ForceNetworkSerializeByMemcpy<T> container) { throw new Umcp.LeftOutException("Unity.Netcode.ForceNetworkSerializeByMemcpy<T>.op_Implicit"); }
        public static implicit operator Unity.Netcode.ForceNetworkSerializeByMemcpy<T>(T underlyingValue) { throw new Umcp.LeftOutException("Unity.Netcode.ForceNetworkSerializeByMemcpy<T>.op_Implicit"); }
        public bool Equals(Unity.Netcode.ForceNetworkSerializeByMemcpy<T> other) { return base.Equals(other); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Struct, AllowMultiple = true)]
    public partial class GenerateSerializationForGenericParameterAttribute : System.Attribute
    {
        public GenerateSerializationForGenericParameterAttribute(int parameterIndex) { }
        internal GenerateSerializationForGenericParameterAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Struct | System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class GenerateSerializationForTypeAttribute : System.Attribute
    {
        public GenerateSerializationForTypeAttribute(System.Type type) { }
        internal GenerateSerializationForTypeAttribute() { }
    }
    public enum HashSize : byte
    {
        VarIntFourBytes = 0,
        VarIntEightBytes = 1,
    }
    public partial interface INetworkPrefabInstanceHandler
    {
        Unity.Netcode.NetworkObject Instantiate(ulong ownerClientId, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation);
        void Destroy(Unity.Netcode.NetworkObject networkObject);
    }
    public partial interface INetworkSerializable
    {
        void NetworkSerialize<T>(Unity.Netcode.BufferSerializer<T> serializer) where T : Unity.Netcode.IReaderWriter;
    }
    public partial interface INetworkSerializeByMemcpy
    {
    }
    public partial interface INetworkUpdateSystem
    {
        void NetworkUpdate(Unity.Netcode.NetworkUpdateStage updateStage);
    }
    public partial class InvalidChannelException : System.Exception
    {
        public InvalidChannelException(string message) : base(message) { }
        internal InvalidChannelException() { }
    }
    public partial class InvalidParentException : System.Exception
    {
        public InvalidParentException() { }
        public InvalidParentException(string message) : base(message) { }
        public InvalidParentException(string message, System.Exception innerException) : base(message, innerException) { }
    }
    public enum LocalDeferMode
    {
        Default = 0,
        Defer = 1,
        SendImmediate = 2,
    }
    public enum LogLevel
    {
        Developer = 0,
        Normal = 1,
        Error = 2,
        Nothing = 3,
    }
    public abstract partial class NetworkBehaviour
    {
        public Unity.Netcode.RpcTarget RpcTarget { get; internal set; }
        public bool IsLocalPlayer { get; internal set; }
        public bool IsOwner { get; internal set; }
        public bool IsServer { get; internal set; }
        public bool ServerIsHost { get; internal set; }
        public bool IsClient { get; internal set; }
        public bool IsHost { get; internal set; }
        public bool IsOwnedByServer { get; internal set; }
        public bool IsSpawned { get; internal set; }
        public ulong NetworkObjectId { get; internal set; }
        public ushort NetworkBehaviourId { get; internal set; }
        public ulong OwnerClientId { get; internal set; }
        public virtual void OnDeferringDespawn(int despawnTick) { }
        protected virtual void OnNetworkPreSpawn(ref Unity.Netcode.NetworkManager networkManager) { }
        public virtual void OnNetworkSpawn() { }
        protected virtual void OnNetworkPostSpawn() { }
        protected internal virtual void InternalOnNetworkPostSpawn() { }
        protected virtual void OnNetworkSessionSynchronized() { }
        protected internal virtual void InternalOnNetworkSessionSynchronized() { }
        protected virtual void OnInSceneObjectsSpawned() { }
        public virtual void OnNetworkDespawn() { }
        public virtual void OnNetworkPreDespawn() { }
        public virtual void OnGainedOwnership() { }
        protected virtual void OnOwnershipChanged(ulong previous, ulong current) { }
        public virtual void OnLostOwnership() { }
        public virtual void OnNetworkObjectParentChanged(Unity.Netcode.NetworkObject parentNetworkObject) { }
        protected virtual void OnSynchronize<T>(ref Unity.Netcode.BufferSerializer<T> serializer) where T : Unity.Netcode.IReaderWriter { }
        public virtual void OnReanticipate(double lastRoundTripTime) { }
        protected ulong m_TargetIdBeingSynchronized { get; private set; }
        public virtual void OnDestroy() { }
    }
    public partial struct NetworkBehaviourReference : Unity.Netcode.INetworkSerializable
    {
    }
    public partial class NetworkBehaviourUpdater
    {
    }
}
