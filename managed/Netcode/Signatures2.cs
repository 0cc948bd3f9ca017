// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.Netcode
{
    public partial struct FastBufferWriter : System.IDisposable
    {
        public int Position { get { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.Position"); } }
        public int Capacity { get { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.Capacity"); } }
        public int MaxCapacity { get { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.MaxCapacity"); } }
        public int Length { get { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.Length"); } }
        public bool IsInitialized { get { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.IsInitialized"); } }
        public FastBufferWriter(int size, Unity.Collections.Allocator allocator, int maxSize = -1) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter"); }
        public void Dispose() { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.Dispose"); }
        public void Seek(int where) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.Seek"); }
        public void Truncate(int where = -1) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.Truncate"); }
        public Unity.Netcode.BitWriter EnterBitwiseContext() { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.EnterBitwiseContext"); }
        public bool TryBeginWrite(int bytes) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.TryBeginWrite"); }
        public bool TryBeginWriteValue<T>(in T value) where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.TryBeginWriteValue"); }
        public bool TryBeginWriteInternal(int bytes) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.TryBeginWriteInternal"); }
        public byte[] ToArray() { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.ToArray"); }
        public unsafe byte* GetUnsafePtr() { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.GetUnsafePtr"); }
        public unsafe byte* GetUnsafePtrAtCurrentPosition() { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.GetUnsafePtrAtCurrentPosition"); }
        public static int GetWriteSize(string s, bool oneByteChars = false) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.GetWriteSize"); }
        public void WriteNetworkSerializable<T>(in T value) where T : Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteNetworkSerializable"); }
        public void WriteNetworkSerializable<T>(T[] array, int count = -1, int offset = 0) where T : Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteNetworkSerializable"); }
        public void WriteNetworkSerializable<T>(Unity.Collections.NativeArray<T> array, int count = -1, int offset = 0) where T : struct, Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteNetworkSerializable"); }
        public void WriteValue(string s, bool oneByteChars = false) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValueSafe(string s, bool oneByteChars = false) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public static int GetWriteSize<T>(T[] array, int count = -1, int offset = 0) where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.GetWriteSize"); }
        public static int GetWriteSize<T>(Unity.Collections.NativeArray<T> array, int count = -1, int offset = 0) where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.GetWriteSize"); }
        public void WritePartialValue<T>(T value, int bytesToWrite, int offsetBytes = 0) where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WritePartialValue"); }
        public void WriteByte(byte value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteByte"); }
        public void WriteByteSafe(byte value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteByteSafe"); }
        public unsafe void WriteBytes(byte* value, int size, int offset = 0) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteBytes"); }
        public unsafe void WriteBytesSafe(byte* value, int size, int offset = 0) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteBytesSafe"); }
        public void WriteBytes(byte[] value, int size = -1, int offset = 0) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteBytes"); }
        public void WriteBytes(Unity.Collections.NativeArray<byte> value, int size = -1, int offset = 0) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteBytes"); }
        public void WriteBytes(Unity.Collections.NativeList<byte> value, int size = -1, int offset = 0) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteBytes"); }
        public void WriteBytesSafe(byte[] value, int size = -1, int offset = 0) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteBytesSafe"); }
        public void WriteBytesSafe(Unity.Collections.NativeArray<byte> value, int size = -1, int offset = 0) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteBytesSafe"); }
        public void WriteBytesSafe(Unity.Collections.NativeList<byte> value, int size = -1, int offset = 0) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteBytesSafe"); }
        public void CopyTo(Unity.Netcode.FastBufferWriter other) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.CopyTo"); }
        public void CopyFrom(Unity.Netcode.FastBufferWriter other) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.CopyFrom"); }
        public static int GetWriteSize<T>(in T value, Unity.Netcode.FastBufferWriter.ForStructs unused = default(Unity.Netcode.FastBufferWriter.ForStructs)) where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.GetWriteSize"); }
        public static int GetWriteSize<T>(in T value) where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.GetWriteSize"); }
        public static int GetWriteSize<T>(in Unity.Collections.NativeArray<T> value) where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.GetWriteSize"); }
        public static int GetWriteSize<T>() where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.GetWriteSize"); }
        public void WriteValue<T>(in T value, Unity.Netcode.FastBufferWriter.ForNetworkSerializable unused = default(Unity.Netcode.FastBufferWriter.ForNetworkSerializable)) where T : Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue<T>(T[] value, Unity.Netcode.FastBufferWriter.ForNetworkSerializable unused = default(Unity.Netcode.FastBufferWriter.ForNetworkSerializable)) where T : Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValueSafe<T>(in T value, Unity.Netcode.FastBufferWriter.ForNetworkSerializable unused = default(Unity.Netcode.FastBufferWriter.ForNetworkSerializable)) where T : Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe<T>(T[] value, Unity.Netcode.FastBufferWriter.ForNetworkSerializable unused = default(Unity.Netcode.FastBufferWriter.ForNetworkSerializable)) where T : Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValue<T>(in T value, Unity.Netcode.FastBufferWriter.ForStructs unused = default(Unity.Netcode.FastBufferWriter.ForStructs)) where T : struct, Unity.Netcode.INetworkSerializeByMemcpy { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue<T>(T[] value, Unity.Netcode.FastBufferWriter.ForStructs unused = default(Unity.Netcode.FastBufferWriter.ForStructs)) where T : struct, Unity.Netcode.INetworkSerializeByMemcpy { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue<T>(Unity.Collections.NativeArray<T> value, Unity.Netcode.FastBufferWriter.ForGeneric unused = default(Unity.Netcode.FastBufferWriter.ForGeneric)) where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValueSafe<T>(in T value, Unity.Netcode.FastBufferWriter.ForStructs unused = default(Unity.Netcode.FastBufferWriter.ForStructs)) where T : struct, Unity.Netcode.INetworkSerializeByMemcpy { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe<T>(T[] value, Unity.Netcode.FastBufferWriter.ForStructs unused = default(Unity.Netcode.FastBufferWriter.ForStructs)) where T : struct, Unity.Netcode.INetworkSerializeByMemcpy { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe<T>(Unity.Collections.NativeArray<T> value, Unity.Netcode.FastBufferWriter.ForGeneric unused = default(Unity.Netcode.FastBufferWriter.ForGeneric)) where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValue<T>(in T value, Unity.Netcode.FastBufferWriter.ForPrimitives unused = default(Unity.Netcode.FastBufferWriter.ForPrimitives)) where T : struct, System.IComparable, System.IConvertible, System.IComparable<T>, System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue<T>(T[] value, Unity.Netcode.FastBufferWriter.ForPrimitives unused = default(Unity.Netcode.FastBufferWriter.ForPrimitives)) where T : struct, System.IComparable, System.IConvertible, System.IComparable<T>, System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValueSafe<T>(in T value, Unity.Netcode.FastBufferWriter.ForPrimitives unused = default(Unity.Netcode.FastBufferWriter.ForPrimitives)) where T : struct, System.IComparable, System.IConvertible, System.IComparable<T>, System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe<T>(T[] value, Unity.Netcode.FastBufferWriter.ForPrimitives unused = default(Unity.Netcode.FastBufferWriter.ForPrimitives)) where T : struct, System.IComparable, System.IConvertible, System.IComparable<T>, System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValue<T>(in T value, Unity.Netcode.FastBufferWriter.ForEnums unused = default(Unity.Netcode.FastBufferWriter.ForEnums)) where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue<T>(T[] value, Unity.Netcode.FastBufferWriter.ForEnums unused = default(Unity.Netcode.FastBufferWriter.ForEnums)) where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValueSafe<T>(in T value, Unity.Netcode.FastBufferWriter.ForEnums unused = default(Unity.Netcode.FastBufferWriter.ForEnums)) where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe<T>(T[] value, Unity.Netcode.FastBufferWriter.ForEnums unused = default(Unity.Netcode.FastBufferWriter.ForEnums)) where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValue(in UnityEngine.Vector2 value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(UnityEngine.Vector2[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(in UnityEngine.Vector3 value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(UnityEngine.Vector3[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(in UnityEngine.Vector2Int value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(UnityEngine.Vector2Int[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(in UnityEngine.Vector3Int value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(UnityEngine.Vector3Int[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(in UnityEngine.Vector4 value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(UnityEngine.Vector4[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(in UnityEngine.Quaternion value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(UnityEngine.Quaternion[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(in UnityEngine.Color value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(UnityEngine.Color[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(in UnityEngine.Color32 value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(UnityEngine.Color32[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(in UnityEngine.Ray value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(UnityEngine.Ray[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(in UnityEngine.Ray2D value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue(UnityEngine.Ray2D[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValueSafe(in UnityEngine.Vector2 value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(UnityEngine.Vector2[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(in UnityEngine.Vector3 value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(UnityEngine.Vector3[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(in UnityEngine.Vector2Int value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(UnityEngine.Vector2Int[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(in UnityEngine.Vector3Int value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(UnityEngine.Vector3Int[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(in UnityEngine.Vector4 value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(UnityEngine.Vector4[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(in UnityEngine.Quaternion value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(UnityEngine.Quaternion[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(in UnityEngine.Color value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(UnityEngine.Color[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(in UnityEngine.Color32 value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(UnityEngine.Color32[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(in UnityEngine.Ray value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(UnityEngine.Ray[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(in UnityEngine.Ray2D value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe(UnityEngine.Ray2D[] value) { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValue<T>(in T value, Unity.Netcode.FastBufferWriter.ForFixedStrings unused = default(Unity.Netcode.FastBufferWriter.ForFixedStrings)) where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue<T>(T[] value, Unity.Netcode.FastBufferWriter.ForFixedStrings unused = default(Unity.Netcode.FastBufferWriter.ForFixedStrings)) where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValue<T>(in Unity.Collections.NativeArray<T> value, Unity.Netcode.FastBufferWriter.ForFixedStrings unused = default(Unity.Netcode.FastBufferWriter.ForFixedStrings)) where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValue"); }
        public void WriteValueSafe<T>(in T value, Unity.Netcode.FastBufferWriter.ForFixedStrings unused = default(Unity.Netcode.FastBufferWriter.ForFixedStrings)) where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe<T>(T[] value, Unity.Netcode.FastBufferWriter.ForFixedStrings unused = default(Unity.Netcode.FastBufferWriter.ForFixedStrings)) where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public void WriteValueSafe<T>(in Unity.Collections.NativeArray<T> value) where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.FastBufferWriter.WriteValueSafe"); }
        public partial struct ForPrimitives
        {
        }
        public partial struct ForEnums
        {
        }
        public partial struct ForStructs
        {
        }
        public partial struct ForNetworkSerializable
        {
        }
        public partial struct ForFixedStrings
        {
        }
        public partial struct ForGeneric
        {
        }
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
    public partial interface IReaderWriter
    {
        bool IsReader { get; }
        bool IsWriter { get; }
        Unity.Netcode.FastBufferReader GetFastBufferReader();
        Unity.Netcode.FastBufferWriter GetFastBufferWriter();
        void SerializeValue(ref string s, bool oneByteChars = false);
        void SerializeValue(ref byte value);
        void SerializeValue<T>(ref T value, Unity.Netcode.FastBufferWriter.ForPrimitives unused = default(Unity.Netcode.FastBufferWriter.ForPrimitives)) where T : struct, System.IComparable, System.IConvertible, System.IComparable<T>, System.IEquatable<T>;
        void SerializeValue<T>(ref T[] value, Unity.Netcode.FastBufferWriter.ForPrimitives unused = default(Unity.Netcode.FastBufferWriter.ForPrimitives)) where T : struct, System.IComparable, System.IConvertible, System.IComparable<T>, System.IEquatable<T>;
        void SerializeValue<T>(ref T value, Unity.Netcode.FastBufferWriter.ForEnums unused = default(Unity.Netcode.FastBufferWriter.ForEnums)) where T : struct;
        void SerializeValue<T>(ref T[] value, Unity.Netcode.FastBufferWriter.ForEnums unused = default(Unity.Netcode.FastBufferWriter.ForEnums)) where T : struct;
        void SerializeValue<T>(ref T value, Unity.Netcode.FastBufferWriter.ForStructs unused = default(Unity.Netcode.FastBufferWriter.ForStructs)) where T : struct, Unity.Netcode.INetworkSerializeByMemcpy;
        void SerializeValue<T>(ref T[] value, Unity.Netcode.FastBufferWriter.ForStructs unused = default(Unity.Netcode.FastBufferWriter.ForStructs)) where T : struct, Unity.Netcode.INetworkSerializeByMemcpy;
        void SerializeValue<T>(ref Unity.Collections.NativeArray<T> value, Unity.Collections.Allocator allocator, Unity.Netcode.FastBufferWriter.ForGeneric unused = default(Unity.Netcode.FastBufferWriter.ForGeneric)) where T : struct;
        void SerializeValue<T>(ref T value, Unity.Netcode.FastBufferWriter.ForNetworkSerializable unused = default(Unity.Netcode.FastBufferWriter.ForNetworkSerializable)) where T : Unity.Netcode.INetworkSerializable, new();
        void SerializeValue<T>(ref T[] value, Unity.Netcode.FastBufferWriter.ForNetworkSerializable unused = default(Unity.Netcode.FastBufferWriter.ForNetworkSerializable)) where T : Unity.Netcode.INetworkSerializable, new();
        void SerializeValue<T>(ref T value, Unity.Netcode.FastBufferWriter.ForFixedStrings unused = default(Unity.Netcode.FastBufferWriter.ForFixedStrings)) where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes;
        void SerializeValue<T>(ref Unity.Collections.NativeArray<T> value, Unity.Collections.Allocator allocator) where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes;
        void SerializeValue(ref UnityEngine.Vector2 value);
        void SerializeValue(ref UnityEngine.Vector2[] value);
        void SerializeValue(ref UnityEngine.Vector3 value);
        void SerializeValue(ref UnityEngine.Vector3[] value);
        void SerializeValue(ref UnityEngine.Vector2Int value);
        void SerializeValue(ref UnityEngine.Vector2Int[] value);
        void SerializeValue(ref UnityEngine.Vector3Int value);
        void SerializeValue(ref UnityEngine.Vector3Int[] value);
        void SerializeValue(ref UnityEngine.Vector4 value);
        void SerializeValue(ref UnityEngine.Vector4[] value);
        void SerializeValue(ref UnityEngine.Quaternion value);
        void SerializeValue(ref UnityEngine.Quaternion[] value);
        void SerializeValue(ref UnityEngine.Color value);
        void SerializeValue(ref UnityEngine.Color[] value);
        void SerializeValue(ref UnityEngine.Color32 value);
        void SerializeValue(ref UnityEngine.Color32[] value);
        void SerializeValue(ref UnityEngine.Ray value);
        void SerializeValue(ref UnityEngine.Ray[] value);
        void SerializeValue(ref UnityEngine.Ray2D value);
        void SerializeValue(ref UnityEngine.Ray2D[] value);
        void SerializeNetworkSerializable<T>(ref T value) where T : Unity.Netcode.INetworkSerializable, new();
        bool PreCheck(int amount);
        void SerializeValuePreChecked(ref string s, bool oneByteChars = false);
        void SerializeValuePreChecked(ref byte value);
        void SerializeValuePreChecked<T>(ref T value, Unity.Netcode.FastBufferWriter.ForPrimitives unused = default(Unity.Netcode.FastBufferWriter.ForPrimitives)) where T : struct, System.IComparable, System.IConvertible, System.IComparable<T>, System.IEquatable<T>;
        void SerializeValuePreChecked<T>(ref T[] value, Unity.Netcode.FastBufferWriter.ForPrimitives unused = default(Unity.Netcode.FastBufferWriter.ForPrimitives)) where T : struct, System.IComparable, System.IConvertible, System.IComparable<T>, System.IEquatable<T>;
        void SerializeValuePreChecked<T>(ref T value, Unity.Netcode.FastBufferWriter.ForEnums unused = default(Unity.Netcode.FastBufferWriter.ForEnums)) where T : struct;
        void SerializeValuePreChecked<T>(ref T[] value, Unity.Netcode.FastBufferWriter.ForEnums unused = default(Unity.Netcode.FastBufferWriter.ForEnums)) where T : struct;
        void SerializeValuePreChecked<T>(ref T value, Unity.Netcode.FastBufferWriter.ForStructs unused = default(Unity.Netcode.FastBufferWriter.ForStructs)) where T : struct, Unity.Netcode.INetworkSerializeByMemcpy;
        void SerializeValuePreChecked<T>(ref T[] value, Unity.Netcode.FastBufferWriter.ForStructs unused = default(Unity.Netcode.FastBufferWriter.ForStructs)) where T : struct, Unity.Netcode.INetworkSerializeByMemcpy;
        void SerializeValuePreChecked<T>(ref Unity.Collections.NativeArray<T> value, Unity.Collections.Allocator allocator, Unity.Netcode.FastBufferWriter.ForGeneric unused = default(Unity.Netcode.FastBufferWriter.ForGeneric)) where T : struct;
        void SerializeValuePreChecked<T>(ref T value, Unity.Netcode.FastBufferWriter.ForFixedStrings unused = default(Unity.Netcode.FastBufferWriter.ForFixedStrings)) where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes;
        void SerializeValuePreChecked(ref UnityEngine.Vector2 value);
        void SerializeValuePreChecked(ref UnityEngine.Vector2[] value);
        void SerializeValuePreChecked(ref UnityEngine.Vector3 value);
        void SerializeValuePreChecked(ref UnityEngine.Vector3[] value);
        void SerializeValuePreChecked(ref UnityEngine.Vector2Int value);
        void SerializeValuePreChecked(ref UnityEngine.Vector2Int[] value);
        void SerializeValuePreChecked(ref UnityEngine.Vector3Int value);
        void SerializeValuePreChecked(ref UnityEngine.Vector3Int[] value);
        void SerializeValuePreChecked(ref UnityEngine.Vector4 value);
        void SerializeValuePreChecked(ref UnityEngine.Vector4[] value);
        void SerializeValuePreChecked(ref UnityEngine.Quaternion value);
        void SerializeValuePreChecked(ref UnityEngine.Quaternion[] value);
        void SerializeValuePreChecked(ref UnityEngine.Color value);
        void SerializeValuePreChecked(ref UnityEngine.Color[] value);
        void SerializeValuePreChecked(ref UnityEngine.Color32 value);
        void SerializeValuePreChecked(ref UnityEngine.Color32[] value);
        void SerializeValuePreChecked(ref UnityEngine.Ray value);
        void SerializeValuePreChecked(ref UnityEngine.Ray[] value);
        void SerializeValuePreChecked(ref UnityEngine.Ray2D value);
        void SerializeValuePreChecked(ref UnityEngine.Ray2D[] value);
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
    public abstract partial class NetworkBehaviour : UnityEngine.MonoBehaviour
    {
        public Unity.Netcode.NetworkManager NetworkManager { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviour.NetworkManager"); } }
        public Unity.Netcode.RpcTarget RpcTarget { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviour.RpcTarget"); } }
        public bool IsLocalPlayer { get; internal set; }
        public bool IsOwner { get; internal set; }
        public bool IsServer { get; internal set; }
        public bool ServerIsHost { get; internal set; }
        public bool IsClient { get; internal set; }
        public bool IsHost { get; internal set; }
        public bool IsOwnedByServer { get; internal set; }
        public bool IsSpawned { get; internal set; }
        public Unity.Netcode.NetworkObject NetworkObject { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviour.NetworkObject"); } }
        public bool HasNetworkObject { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviour.HasNetworkObject"); } }
        public ulong NetworkObjectId { get; internal set; }
        public ushort NetworkBehaviourId { get; internal set; }
        protected Unity.Netcode.NetworkBehaviour GetNetworkBehaviour(ushort behaviourId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviour.GetNetworkBehaviour"); }
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
        protected Unity.Netcode.NetworkObject GetNetworkObject(ulong networkId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviour.GetNetworkObject"); }
        protected virtual void OnSynchronize<T>(ref Unity.Netcode.BufferSerializer<T> serializer) where T : Unity.Netcode.IReaderWriter { }
        public virtual void OnReanticipate(double lastRoundTripTime) { }
        protected ulong m_TargetIdBeingSynchronized { get; private set; }
        public virtual void OnDestroy() { }
    }
    public partial struct NetworkBehaviourReference : Unity.Netcode.INetworkSerializable, System.IEquatable<Unity.Netcode.NetworkBehaviourReference>
    {
        public NetworkBehaviourReference(Unity.Netcode.NetworkBehaviour networkBehaviour) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviourReference"); }
        public bool TryGet(out Unity.Netcode.NetworkBehaviour networkBehaviour, Unity.Netcode.NetworkManager networkManager = null) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviourReference.TryGet"); }
        public bool TryGet<T>(out T networkBehaviour, Unity.Netcode.NetworkManager networkManager = null) where T : Unity.Netcode.NetworkBehaviour { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviourReference.TryGet"); }
        public bool Equals(Unity.Netcode.NetworkBehaviourReference other) { return base.Equals(other); }
        public void NetworkSerialize<T>(Unity.Netcode.BufferSerializer<T> serializer) where T : Unity.Netcode.IReaderWriter { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviourReference.NetworkSerialize"); }
        public static implicit operator Unity.Netcode.NetworkBehaviour(Unity.Netcode.NetworkBehaviourReference networkBehaviourRef) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviourReference.op_Implicit"); }
        public static implicit operator Unity.Netcode.NetworkBehaviourReference(Unity.Netcode.NetworkBehaviour networkBehaviour) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkBehaviourReference.op_Implicit"); }
    }
    public partial class NetworkBehaviourUpdater
    {
    }
    public partial class NetworkClient
    {
        public ulong ClientId;
        public Unity.Netcode.NetworkObject PlayerObject;
        public System.Collections.Generic.List<Unity.Netcode.NetworkObject> OwnedObjects { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkClient.OwnedObjects"); } }
    }
    [System.SerializableAttribute]
    public partial class NetworkConfig
    {
        public ushort ProtocolVersion = 0;
        public Unity.Netcode.NetworkTransport NetworkTransport = null;
        public UnityEngine.GameObject PlayerPrefab;
        public Unity.Netcode.NetworkPrefabs Prefabs = new Unity.Netcode.NetworkPrefabs();
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
    public partial class NetworkList<T> : Unity.Netcode.NetworkVariableBase where T : struct, System.IEquatable<T>
    {
        public event Unity.Netcode.NetworkList<T>.OnListChangedDelegate OnListChanged { add { } remove { } }
        public NetworkList() { }
        public NetworkList(System.Collections.Generic.IEnumerable<T> values = null, Unity.Netcode.NetworkVariableReadPermission readPerm = (Unity.Netcode.NetworkVariableReadPermission)0, Unity.Netcode.NetworkVariableWritePermission writePerm = (Unity.Netcode.NetworkVariableWritePermission)0) : base(default(Unity.Netcode.NetworkVariableReadPermission), default(Unity.Netcode.NetworkVariableWritePermission)) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>"); }
        public override void WriteDelta(Unity.Netcode.FastBufferWriter writer) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.WriteDelta"); }
        public override void WriteField(Unity.Netcode.FastBufferWriter writer) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.WriteField"); }
        public override void ReadField(Unity.Netcode.FastBufferReader reader) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.ReadField"); }
        public override void ReadDelta(Unity.Netcode.FastBufferReader reader, bool keepDirtyDelta) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.ReadDelta"); }
        public System.Collections.Generic.IEnumerator<T> GetEnumerator() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.GetEnumerator"); }
        public void Add(T item) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.Add"); }
        public void Clear() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.Clear"); }
        public bool Contains(T item) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.Contains"); }
        public bool Remove(T item) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.Remove"); }
        public int Count { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.Count"); } }
        public int IndexOf(T item) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.IndexOf"); }
        public void Insert(int index, T item) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.Insert"); }
        public void RemoveAt(int index) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.RemoveAt"); }
        public T this[int index] { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.this[]"); } set { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.this[]"); } }
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
    public partial class NetworkManager : UnityEngine.MonoBehaviour, Unity.Netcode.INetworkUpdateSystem
    {
        public static event System.Action<Unity.Netcode.NetworkManager> OnInstantiated { add { } remove { } }
        public static event System.Action<Unity.Netcode.NetworkManager> OnDestroying { add { } remove { } }
        public void NetworkUpdate(Unity.Netcode.NetworkUpdateStage updateStage) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.NetworkUpdate"); }
        public const ulong ServerClientId = 0;
        public ulong LocalClientId { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.LocalClientId"); } }
        public System.Collections.Generic.IReadOnlyDictionary<ulong, Unity.Netcode.NetworkClient> ConnectedClients { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.ConnectedClients"); } }
        public System.Collections.Generic.IReadOnlyList<Unity.Netcode.NetworkClient> ConnectedClientsList { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.ConnectedClientsList"); } }
        public System.Collections.Generic.IReadOnlyList<ulong> ConnectedClientsIds { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.ConnectedClientsIds"); } }
        public Unity.Netcode.NetworkClient LocalClient { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.LocalClient"); } }
        public readonly System.Collections.Generic.Dictionary<ulong, Unity.Netcode.PendingClient> PendingClients = new System.Collections.Generic.Dictionary<ulong, Unity.Netcode.PendingClient>();
        public bool IsServer { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.IsServer"); } }
        public bool ServerIsHost { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.ServerIsHost"); } }
        public bool IsClient { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.IsClient"); } }
        public bool IsHost { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.IsHost"); } }
        public string DisconnectReason { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.DisconnectReason"); } }
        public bool IsListening { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.IsListening"); } }
        public bool IsConnectedClient { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.IsConnectedClient"); } }
        public bool IsApproved { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.IsApproved"); } }
        public event System.Action OnTransportFailure { add { } remove { } }
        public event Unity.Netcode.NetworkManager.ReanticipateDelegate OnReanticipate { add { } remove { } }
        public System.Action<Unity.Netcode.NetworkManager.ConnectionApprovalRequest, Unity.Netcode.NetworkManager.ConnectionApprovalResponse> ConnectionApprovalCallback { get { return m_KeptConnectionApprovalCallback.Get("Unity.Netcode.NetworkManager.ConnectionApprovalCallback"); } set { m_KeptConnectionApprovalCallback.Set(value); } } private Umcp.Kept<System.Action<Unity.Netcode.NetworkManager.ConnectionApprovalRequest, Unity.Netcode.NetworkManager.ConnectionApprovalResponse>> m_KeptConnectionApprovalCallback;
        public event System.Action<ulong> OnClientConnectedCallback { add { } remove { } }
        public event System.Action<ulong> OnClientDisconnectCallback { add { } remove { } }
        public event System.Action<Unity.Netcode.NetworkManager, Unity.Netcode.ConnectionEventData> OnConnectionEvent { add { } remove { } }
        public string ConnectedHostname { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.ConnectedHostname"); } }
        public bool ShutdownInProgress { get; internal set; }
        public Unity.Netcode.NetworkConfig NetworkConfig;
        public Unity.Netcode.NetworkTime LocalTime { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.LocalTime"); } }
        public Unity.Netcode.NetworkTime ServerTime { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.ServerTime"); } }
        public bool RunInBackground = true;
        public Unity.Netcode.LogLevel LogLevel = Unity.Netcode.LogLevel.Normal;
        public static Unity.Netcode.NetworkManager Singleton { get; internal set; }
        public event System.Action OnServerStarted { add { } remove { } }
        public event System.Action OnClientStarted { add { } remove { } }
        public event System.Action<bool> OnServerStopped { add { } remove { } }
        public event System.Action<bool> OnClientStopped { add { } remove { } }
        public Unity.Netcode.NetworkPrefabHandler PrefabHandler { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.PrefabHandler"); } }
        public Unity.Netcode.NetworkSpawnManager SpawnManager { get; internal set; }
        public Unity.Netcode.RpcTarget RpcTarget;
        public Unity.Netcode.CustomMessagingManager CustomMessagingManager { get; internal set; }
        public Unity.Netcode.NetworkSceneManager SceneManager { get; internal set; }
        public Unity.Netcode.NetworkTimeSystem NetworkTimeSystem { get; internal set; }
        public Unity.Netcode.NetworkTickSystem NetworkTickSystem { get; internal set; }
        public void SetSingleton() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.SetSingleton"); }
        public UnityEngine.GameObject GetNetworkPrefabOverride(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.GetNetworkPrefabOverride"); }
        public void AddNetworkPrefab(UnityEngine.GameObject prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.AddNetworkPrefab"); }
        public void RemoveNetworkPrefab(UnityEngine.GameObject prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.RemoveNetworkPrefab"); }
        public int MaximumTransmissionUnitSize { get { return m_KeptMaximumTransmissionUnitSize.Get("Unity.Netcode.NetworkManager.MaximumTransmissionUnitSize"); } set { m_KeptMaximumTransmissionUnitSize.Set(value); } } private Umcp.Kept<int> m_KeptMaximumTransmissionUnitSize;
        public void SetPeerMTU(ulong clientId, int size) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.SetPeerMTU"); }
        public int GetPeerMTU(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.GetPeerMTU"); }
        public int MaximumFragmentedMessageSize { get { return m_KeptMaximumFragmentedMessageSize.Get("Unity.Netcode.NetworkManager.MaximumFragmentedMessageSize"); } set { m_KeptMaximumFragmentedMessageSize.Set(value); } } private Umcp.Kept<int> m_KeptMaximumFragmentedMessageSize;
        public bool StartServer() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.StartServer"); }
        public bool StartClient() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.StartClient"); }
        public bool StartHost() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.StartHost"); }
        public void DisconnectClient(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.DisconnectClient"); }
        public void DisconnectClient(ulong clientId, string reason = null) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.DisconnectClient"); }
        public void Shutdown(bool discardMessageQueue = false) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.Shutdown"); }
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
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class NetworkObject : UnityEngine.MonoBehaviour
    {
        public uint PrefabIdHash { get { return GlobalObjectIdHash; } } [UnityEngine.SerializeField] private uint GlobalObjectIdHash;
        public Unity.Netcode.NetworkManager NetworkManager { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkManager"); } }
        public ulong NetworkObjectId { get; internal set; }
        public ulong OwnerClientId { get; internal set; }
        public bool AlwaysReplicateAsRoot;
        public bool IsPlayerObject { get; internal set; }
        public bool SynchronizeTransform = true;
        public bool IsLocalPlayer { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.IsLocalPlayer"); } }
        public bool IsOwner { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.IsOwner"); } }
        public bool IsOwnedByServer { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.IsOwnedByServer"); } }
        public bool IsSpawned { get; internal set; }
        public bool? IsSceneObject { get; internal set; }
        public bool DestroyWithScene { get; set; }
        public bool ActiveSceneSynchronization;
        public bool SceneMigrationSynchronization = true;
        public System.Action OnMigratedToNewScene;
        public bool SpawnWithObservers = true;
        public Unity.Netcode.NetworkObject.VisibilityDelegate CheckObjectVisibility = null;
        public Unity.Netcode.NetworkObject.SpawnDelegate IncludeTransformWhenSpawning = null;
        public bool DontDestroyWithOwner;
        public bool AutoObjectParentSync = true;
        public System.Collections.Generic.HashSet<ulong>.Enumerator GetObservers() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.GetObservers"); }
        public bool IsNetworkVisibleTo(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.IsNetworkVisibleTo"); }
        public void NetworkShow(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkShow"); }
        public static void NetworkShow(System.Collections.Generic.List<Unity.Netcode.NetworkObject> networkObjects, ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkShow"); }
        public void NetworkHide(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkHide"); }
        public static void NetworkHide(System.Collections.Generic.List<Unity.Netcode.NetworkObject> networkObjects, ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkHide"); }
        public static Unity.Netcode.NetworkObject InstantiateAndSpawn(UnityEngine.GameObject networkPrefab, Unity.Netcode.NetworkManager networkManager, ulong ownerClientId = 0, bool destroyWithScene = false, bool isPlayerObject = false, bool forceOverride = false, UnityEngine.Vector3 position = default(UnityEngine.Vector3), UnityEngine.Quaternion rotation = default(UnityEngine.Quaternion)) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.InstantiateAndSpawn"); }
        public Unity.Netcode.NetworkObject InstantiateAndSpawn(Unity.Netcode.NetworkManager networkManager, ulong ownerClientId = 0, bool destroyWithScene = false, bool isPlayerObject = false, bool forceOverride = false, UnityEngine.Vector3 position = default(UnityEngine.Vector3), UnityEngine.Quaternion rotation = default(UnityEngine.Quaternion)) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.InstantiateAndSpawn"); }
        public void Spawn(bool destroyWithScene = false) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.Spawn"); }
        public void SpawnWithOwnership(ulong clientId, bool destroyWithScene = false) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.SpawnWithOwnership"); }
        public void SpawnAsPlayerObject(ulong clientId, bool destroyWithScene = false) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.SpawnAsPlayerObject"); }
        public void Despawn(bool destroy = true) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.Despawn"); }
        public void RemoveOwnership() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.RemoveOwnership"); }
        public void ChangeOwnership(ulong newOwnerClientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.ChangeOwnership"); }
        public bool WorldPositionStays() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.WorldPositionStays"); }
        public bool TrySetParent(UnityEngine.Transform parent, bool worldPositionStays = true) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.TrySetParent"); }
        public bool TrySetParent(UnityEngine.GameObject parent, bool worldPositionStays = true) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.TrySetParent"); }
        public bool TryRemoveParent(bool worldPositionStays = true) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.TryRemoveParent"); }
        public bool TrySetParent(Unity.Netcode.NetworkObject parent, bool worldPositionStays = true) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.TrySetParent"); }
        public Unity.Netcode.NetworkBehaviour GetNetworkBehaviourAtOrderIndex(ushort index) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.GetNetworkBehaviourAtOrderIndex"); }
        public delegate bool VisibilityDelegate(ulong clientId);
        public delegate bool SpawnDelegate(ulong clientId);
    }
    public partial struct NetworkObjectReference : Unity.Netcode.INetworkSerializable, System.IEquatable<Unity.Netcode.NetworkObjectReference>
    {
        public ulong NetworkObjectId { get; internal set; }
        public NetworkObjectReference(Unity.Netcode.NetworkObject networkObject) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObjectReference"); }
        public NetworkObjectReference(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObjectReference"); }
        public bool TryGet(out Unity.Netcode.NetworkObject networkObject, Unity.Netcode.NetworkManager networkManager = null) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObjectReference.TryGet"); }
        public bool Equals(Unity.Netcode.NetworkObjectReference other) { return base.Equals(other); }
        public void NetworkSerialize<T>(Unity.Netcode.BufferSerializer<T> serializer) where T : Unity.Netcode.IReaderWriter { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObjectReference.NetworkSerialize"); }
        public static implicit operator Unity.Netcode.NetworkObject(Unity.Netcode.NetworkObjectReference networkObjectRef) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObjectReference.op_Implicit"); }
        public static implicit operator Unity.Netcode.NetworkObjectReference(Unity.Netcode.NetworkObject networkObject) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObjectReference.op_Implicit"); }
        public static implicit operator UnityEngine.GameObject(Unity.Netcode.NetworkObjectReference networkObjectRef) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObjectReference.op_Implicit"); }
        public static implicit operator Unity.Netcode.NetworkObjectReference(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObjectReference.op_Implicit"); }
    }
    [System.SerializableAttribute]
    public partial class NetworkPrefab
    {
        public Unity.Netcode.NetworkPrefabOverride Override;
        public UnityEngine.GameObject Prefab;
        public UnityEngine.GameObject SourcePrefabToOverride;
        public uint SourceHashToOverride;
        public UnityEngine.GameObject OverridingTargetPrefab;
        public bool Equals(Unity.Netcode.NetworkPrefab other) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefab.Equals"); }
        public uint SourcePrefabGlobalObjectIdHash { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefab.SourcePrefabGlobalObjectIdHash"); } }
        public uint TargetPrefabGlobalObjectIdHash { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefab.TargetPrefabGlobalObjectIdHash"); } }
        public bool Validate(int index = -1) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefab.Validate"); }
    }
    public partial class NetworkPrefabHandler
    {
        public bool AddHandler(UnityEngine.GameObject networkPrefabAsset, Unity.Netcode.INetworkPrefabInstanceHandler instanceHandler) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.AddHandler"); }
        public bool AddHandler(Unity.Netcode.NetworkObject prefabAssetNetworkObject, Unity.Netcode.INetworkPrefabInstanceHandler instanceHandler) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.AddHandler"); }
        public bool AddHandler(uint globalObjectIdHash, Unity.Netcode.INetworkPrefabInstanceHandler instanceHandler) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.AddHandler"); }
        public void RegisterHostGlobalObjectIdHashValues(UnityEngine.GameObject sourceNetworkPrefab, System.Collections.Generic.List<UnityEngine.GameObject> networkPrefabOverrides) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.RegisterHostGlobalObjectIdHashValues"); }
        public bool RemoveHandler(UnityEngine.GameObject networkPrefabAsset) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.RemoveHandler"); }
        public bool RemoveHandler(Unity.Netcode.NetworkObject networkObject) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.RemoveHandler"); }
        public bool RemoveHandler(uint globalObjectIdHash) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.RemoveHandler"); }
        public UnityEngine.GameObject GetNetworkPrefabOverride(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.GetNetworkPrefabOverride"); }
        public void AddNetworkPrefab(UnityEngine.GameObject prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.AddNetworkPrefab"); }
        public void RemoveNetworkPrefab(UnityEngine.GameObject prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.RemoveNetworkPrefab"); }
    }
    public enum NetworkPrefabOverride
    {
        None = 0,
        Prefab = 1,
        Hash = 2,
    }
    [System.SerializableAttribute]
    public partial class NetworkPrefabs
    {
        public System.Collections.Generic.List<Unity.Netcode.NetworkPrefabsList> NetworkPrefabsLists = new System.Collections.Generic.List<Unity.Netcode.NetworkPrefabsList>();
        public System.Collections.Generic.Dictionary<uint, Unity.Netcode.NetworkPrefab> NetworkPrefabOverrideLinks = new System.Collections.Generic.Dictionary<uint, Unity.Netcode.NetworkPrefab>();
        public System.Collections.Generic.Dictionary<uint, uint> OverrideToNetworkPrefab = new System.Collections.Generic.Dictionary<uint, uint>();
        public System.Collections.Generic.IReadOnlyList<Unity.Netcode.NetworkPrefab> Prefabs { get; internal set; } = new System.Collections.Generic.List<Unity.Netcode.NetworkPrefab>();
        public void Initialize(bool warnInvalid = true) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabs.Initialize"); }
        public bool Add(Unity.Netcode.NetworkPrefab networkPrefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabs.Add"); }
        public void Remove(Unity.Netcode.NetworkPrefab prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabs.Remove"); }
        public void Remove(UnityEngine.GameObject prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabs.Remove"); }
        public bool Contains(UnityEngine.GameObject prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabs.Contains"); }
        public bool Contains(Unity.Netcode.NetworkPrefab prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabs.Contains"); }
    }
    public partial class NetworkPrefabsList : UnityEngine.ScriptableObject
    {
        public System.Collections.Generic.IReadOnlyList<Unity.Netcode.NetworkPrefab> PrefabList { get; internal set; } = new System.Collections.Generic.List<Unity.Netcode.NetworkPrefab>();
        public void Add(Unity.Netcode.NetworkPrefab prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabsList.Add"); }
        public void Remove(Unity.Netcode.NetworkPrefab prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabsList.Remove"); }
        public bool Contains(UnityEngine.GameObject prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabsList.Contains"); }
        public bool Contains(Unity.Netcode.NetworkPrefab prefab) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabsList.Contains"); }
    }
}
