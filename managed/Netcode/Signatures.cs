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
        public float MaximumInterpolationTime = 0.1f;
        public void Clear() { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.Clear"); }
        public void ResetTo(T targetValue, double serverTime) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.ResetTo"); }
        public T Update(float deltaTime, Unity.Netcode.NetworkTime serverTime) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.Update"); }
        public T Update(float deltaTime, double renderTime, double serverTime) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.Update"); }
        public void AddMeasurement(T newMeasurement, double sentTime) { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.AddMeasurement"); }
        public T GetInterpolatedValue() { throw new Umcp.LeftOutException("Unity.Netcode.BufferedLinearInterpolator<T>.GetInterpolatedValue"); }
        protected abstract T Interpolate(T start, T end, float time);
        protected abstract T InterpolateUnclamped(T start, T end, float time);
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
}

namespace Unity.Netcode.Components
{
    [UnityEngine.DisallowMultipleComponent]
    public partial class AnticipatedNetworkTransform : Unity.Netcode.Components.NetworkTransform
    {
        public Unity.Netcode.StaleDataHandling StaleDataHandling = Unity.Netcode.StaleDataHandling.Reanticipate;
        public Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState AuthoritativeState { get; internal set; } = new Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState();
        public Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState AnticipatedState { get; internal set; } = new Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState();
        public bool ShouldReanticipate { get; internal set; }
        public Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState PreviousAnticipatedState { get; internal set; } = new Unity.Netcode.Components.AnticipatedNetworkTransform.TransformState();
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
    public partial class NetworkAnimator : UnityEngine.ISerializationCallbackReceiver
    {
        public void OnAfterDeserialize() { }
        public void OnBeforeSerialize() { }
        public UnityEngine.Animator Animator { get { return m_Animator; } set { m_Animator = value; } } [UnityEngine.SerializeField] private UnityEngine.Animator m_Animator;
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
    [UnityEngine.RequireComponent(typeof(UnityEngine.Rigidbody))]
    [UnityEngine.RequireComponent(typeof(Unity.Netcode.Components.NetworkTransform))]
    public partial class NetworkRigidbody : Unity.Netcode.NetworkBehaviour
    {
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Rigidbody2D))]
    [UnityEngine.RequireComponent(typeof(Unity.Netcode.Components.NetworkTransform))]
    public partial class NetworkRigidbody2D : Unity.Netcode.NetworkBehaviour
    {
    }
    public partial class NetworkTransform
    {
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
        public bool Interpolate = true;
        public bool SlerpPosition = false;
        public bool CanCommitToTransform { get; protected set; }
        protected bool m_CachedIsServer;
        protected Unity.Netcode.NetworkManager m_CachedNetworkManager;
        public UnityEngine.Vector3 GetSpaceRelativePosition(bool getCurrentState = false) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.GetSpaceRelativePosition"); }
        public UnityEngine.Quaternion GetSpaceRelativeRotation(bool getCurrentState = false) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.GetSpaceRelativeRotation"); }
        public UnityEngine.Vector3 GetScale(bool getCurrentState = false) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.GetScale"); }
        protected void TryCommitTransformToServer(UnityEngine.Transform transformToCommit, double dirtyTime) { throw new Umcp.LeftOutException("Unity.Netcode.Components.NetworkTransform.TryCommitTransformToServer"); }
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
        protected virtual void Update() { }
        public delegate (UnityEngine.Vector3 pos, UnityEngine.Quaternion rotOut, UnityEngine.Vector3 scale) OnClientRequestChangeDelegate(UnityEngine.Vector3 pos, UnityEngine.Quaternion rot, UnityEngine.Vector3 scale);
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
        public Unity.Netcode.RpcTarget RpcTarget { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviour.RpcTarget"); } }
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
        protected virtual void OnNetworkPreSpawn(ref Unity.Netcode.NetworkManager networkManager) { }
        public virtual void OnNetworkSpawn() { }
        protected virtual void OnNetworkPostSpawn() { }
        protected virtual void OnNetworkSessionSynchronized() { }
        protected virtual void OnInSceneObjectsSpawned() { }
        public virtual void OnNetworkDespawn() { }
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
    public partial class NetworkClient
    {
        public ulong ClientId;
        public Unity.Netcode.NetworkObject PlayerObject;
    }
    [System.SerializableAttribute]
    public partial class NetworkConfig
    {
        public ushort ProtocolVersion = 0;
        public Unity.Netcode.NetworkTransport NetworkTransport = null;
        public UnityEngine.GameObject PlayerPrefab;
        [UnityEngine.SerializeField] public Unity.Netcode.NetworkPrefabs Prefabs = new Unity.Netcode.NetworkPrefabs();
        public uint TickRate = 30;
        public int ClientConnectionBufferTimeout = 10;
        public bool ConnectionApproval = false;
        public byte[] ConnectionData;
        public bool EnableTimeResync = false;
        public int TimeResyncInterval = 30;
        public bool EnsureNetworkVariableLengthSafety = false;
        public bool EnableSceneManagement = true;
        public bool ForceSamePrefabs = true;
        public bool RecycleNetworkIds = true;
        public float NetworkIdRecycleDelay = 120f;
        public Unity.Netcode.HashSize RpcHashSize = Unity.Netcode.HashSize.VarIntFourBytes;
        public int LoadSceneTimeOut = 120;
        public float SpawnTimeout = 10f;
        public bool EnableNetworkLogs = true;
        public const int RttAverageSamples = 5;
        public const int RttWindowSize = 64;
        public string ToBase64() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkConfig.ToBase64"); }
        public void FromBase64(string base64) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkConfig.FromBase64"); }
        public ulong GetConfig(bool cache = true) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkConfig.GetConfig"); }
        public bool CompareConfig(ulong hash) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkConfig.CompareConfig"); }
    }
    public partial class NetworkConfigurationException : System.Exception
    {
        public NetworkConfigurationException() { }
        public NetworkConfigurationException(string message) : base(message) { }
        public NetworkConfigurationException(string message, System.Exception inner) : base(message, inner) { }
    }
    public sealed partial class NetworkConnectionManager
    {
        public string DisconnectReason { get; internal set; }
        public event System.Action<ulong> OnClientConnectedCallback { add { } remove { } }
        public event System.Action<ulong> OnClientDisconnectCallback { add { } remove { } }
        public event System.Action<Unity.Netcode.NetworkManager, Unity.Netcode.ConnectionEventData> OnConnectionEvent { add { } remove { } }
        public event System.Action OnTransportFailure { add { } remove { } }
        public bool IsListening { get; internal set; }
    }
    public enum NetworkDelivery
    {
        Unreliable = 0,
        UnreliableSequenced = 1,
        Reliable = 2,
        ReliableSequenced = 3,
        ReliableFragmentedSequenced = 4,
    }
    public enum NetworkEvent
    {
        Data = 0,
        Connect = 1,
        Disconnect = 2,
        TransportFailure = 3,
        Nothing = 4,
    }
    public partial class NetworkList<T>
    {
        public override void WriteDelta(Unity.Netcode.FastBufferWriter writer) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.WriteDelta"); }
        public override void WriteField(Unity.Netcode.FastBufferWriter writer) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.WriteField"); }
        public override void ReadField(Unity.Netcode.FastBufferReader reader) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.ReadField"); }
        public override void ReadDelta(Unity.Netcode.FastBufferReader reader, bool keepDirtyDelta) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.ReadDelta"); }
        public int LastModifiedTick { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.LastModifiedTick"); } }
        public delegate void OnListChangedDelegate(Unity.Netcode.NetworkListEvent<T> changeEvent);
    }
    public partial struct NetworkListEvent<T>
    {
        public Unity.Netcode.NetworkListEvent<T>.EventType Type;
        public T Value;
        public T PreviousValue;
        public int Index;
        public enum EventType : byte
        {
            Add = 0,
            Insert = 1,
            Remove = 2,
            RemoveAt = 3,
            Value = 4,
            Clear = 5,
            Full = 6,
        }
    }
    public static partial class NetworkLog
    {
        public static Unity.Netcode.LogLevel CurrentLogLevel { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkLog.CurrentLogLevel"); } }
        public static void LogInfo(string message) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkLog.LogInfo"); }
        public static void LogWarning(string message) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkLog.LogWarning"); }
        public static void LogError(string message) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkLog.LogError"); }
        public static void LogInfoServer(string message) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkLog.LogInfoServer"); }
        public static void LogWarningServer(string message) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkLog.LogWarningServer"); }
        public static void LogErrorServer(string message) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkLog.LogErrorServer"); }
    }
    public partial class NetworkManager : Unity.Netcode.INetworkUpdateSystem
    {
        public void NetworkUpdate(Unity.Netcode.NetworkUpdateStage updateStage) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.NetworkUpdate"); }
        public const ulong ServerClientId = 0;
        public readonly System.Collections.Generic.Dictionary<ulong, Unity.Netcode.PendingClient> PendingClients = new System.Collections.Generic.Dictionary<ulong, Unity.Netcode.PendingClient>();
        public event Unity.Netcode.NetworkManager.ReanticipateDelegate OnReanticipate { add { } remove { } }
        public Unity.Netcode.NetworkConfig NetworkConfig;
        public bool RunInBackground = true;
        public Unity.Netcode.LogLevel LogLevel = Unity.Netcode.LogLevel.Normal;
        public Unity.Netcode.RpcTarget RpcTarget;
        public Unity.Netcode.NetworkTimeSystem NetworkTimeSystem { get; internal set; }
        public UnityEngine.GameObject GetNetworkPrefabOverride(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.GetNetworkPrefabOverride"); }
        public void AddNetworkPrefab(UnityEngine.GameObject prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.AddNetworkPrefab"); }
        public void RemoveNetworkPrefab(UnityEngine.GameObject prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.RemoveNetworkPrefab"); }
        public int MaximumTransmissionUnitSize { get { return m_KeptMaximumTransmissionUnitSize.Get("Unity.Netcode.NetworkManager.MaximumTransmissionUnitSize"); } set { m_KeptMaximumTransmissionUnitSize.Set(value); } } private Umcp.Kept<int> m_KeptMaximumTransmissionUnitSize;
        public void SetPeerMTU(ulong clientId, int size) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.SetPeerMTU"); }
        public int GetPeerMTU(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.GetPeerMTU"); }
        public int MaximumFragmentedMessageSize { get { return m_KeptMaximumFragmentedMessageSize.Get("Unity.Netcode.NetworkManager.MaximumFragmentedMessageSize"); } set { m_KeptMaximumFragmentedMessageSize.Set(value); } } private Umcp.Kept<int> m_KeptMaximumFragmentedMessageSize;
        public bool StartClient() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.StartClient"); }
        public delegate void ReanticipateDelegate(double lastRoundTripTime);
        public partial class ConnectionApprovalResponse
        {
            public bool Approved;
            public bool CreatePlayerObject;
            public uint? PlayerPrefabHash;
            public UnityEngine.Vector3? Position;
            public UnityEngine.Quaternion? Rotation;
            public bool Pending;
            public string Reason;
        }
        public partial struct ConnectionApprovalRequest
        {
            public byte[] Payload;
            public ulong ClientNetworkId;
        }
    }
}
