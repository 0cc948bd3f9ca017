// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.Netcode
{
    public sealed partial class NetworkObject
    {
        public uint PrefabIdHash { get { return GlobalObjectIdHash; } } [UnityEngine.SerializeField] private uint GlobalObjectIdHash;
        public ulong NetworkObjectId { get; internal set; }
        public ulong OwnerClientId { get; internal set; }
        public bool AlwaysReplicateAsRoot;
        public bool IsPlayerObject { get; internal set; }
        public bool SynchronizeTransform = true;
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
        public void NetworkShow(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkShow"); }
        public static void NetworkShow(System.Collections.Generic.List<Unity.Netcode.NetworkObject> networkObjects, ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkShow"); }
        public void NetworkHide(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkHide"); }
        public static void NetworkHide(System.Collections.Generic.List<Unity.Netcode.NetworkObject> networkObjects, ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkHide"); }
        public Unity.Netcode.NetworkObject InstantiateAndSpawn(Unity.Netcode.NetworkManager networkManager, ulong ownerClientId = 0, bool destroyWithScene = false, bool isPlayerObject = false, bool forceOverride = false, UnityEngine.Vector3 position = default(UnityEngine.Vector3), UnityEngine.Quaternion rotation = default(UnityEngine.Quaternion)) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.InstantiateAndSpawn"); }
        public bool WorldPositionStays() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.WorldPositionStays"); }
        public delegate bool VisibilityDelegate(ulong clientId);
        public delegate bool SpawnDelegate(ulong clientId);
    }
    public partial struct NetworkObjectReference : Unity.Netcode.INetworkSerializable
    {
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
        [UnityEngine.SerializeField] public System.Collections.Generic.List<Unity.Netcode.NetworkPrefabsList> NetworkPrefabsLists = new System.Collections.Generic.List<Unity.Netcode.NetworkPrefabsList>();
        [System.NonSerializedAttribute] public System.Collections.Generic.Dictionary<uint, Unity.Netcode.NetworkPrefab> NetworkPrefabOverrideLinks = new System.Collections.Generic.Dictionary<uint, Unity.Netcode.NetworkPrefab>();
        [System.NonSerializedAttribute] public System.Collections.Generic.Dictionary<uint, uint> OverrideToNetworkPrefab = new System.Collections.Generic.Dictionary<uint, uint>();
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
    public partial class NetworkSceneManager : System.IDisposable
    {
        public event Unity.Netcode.NetworkSceneManager.OnSynchronizeDelegateHandler OnSynchronize { add { } remove { } }
        public event Unity.Netcode.NetworkSceneManager.OnSynchronizeCompleteDelegateHandler OnSynchronizeComplete { add { } remove { } }
        public Unity.Netcode.NetworkSceneManager.VerifySceneBeforeLoadingDelegateHandler VerifySceneBeforeLoading;
        public Unity.Netcode.NetworkSceneManager.VerifySceneBeforeUnloadingDelegateHandler VerifySceneBeforeUnloading;
        public bool PostSynchronizationSceneUnloading;
        public bool ActiveSceneSynchronizationEnabled { get { return m_KeptActiveSceneSynchronizationEnabled.Get("Unity.Netcode.NetworkSceneManager.ActiveSceneSynchronizationEnabled"); } set { m_KeptActiveSceneSynchronizationEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptActiveSceneSynchronizationEnabled;
        public delegate void SceneEventDelegate(Unity.Netcode.SceneEvent sceneEvent);
        public delegate void OnLoadDelegateHandler(ulong clientId, string sceneName, UnityEngine.SceneManagement.LoadSceneMode loadSceneMode, UnityEngine.AsyncOperation asyncOperation);
        public delegate void OnUnloadDelegateHandler(ulong clientId, string sceneName, UnityEngine.AsyncOperation asyncOperation);
        public delegate void OnSynchronizeDelegateHandler(ulong clientId);
        public delegate void OnEventCompletedDelegateHandler(string sceneName, UnityEngine.SceneManagement.LoadSceneMode loadSceneMode, System.Collections.Generic.List<ulong> clientsCompleted, System.Collections.Generic.List<ulong> clientsTimedOut);
        public delegate void OnLoadCompleteDelegateHandler(ulong clientId, string sceneName, UnityEngine.SceneManagement.LoadSceneMode loadSceneMode);
        public delegate void OnUnloadCompleteDelegateHandler(ulong clientId, string sceneName);
        public delegate void OnSynchronizeCompleteDelegateHandler(ulong clientId);
        public delegate bool VerifySceneBeforeLoadingDelegateHandler(int sceneIndex, string sceneName, UnityEngine.SceneManagement.LoadSceneMode loadSceneMode);
        public delegate bool VerifySceneBeforeUnloadingDelegateHandler(UnityEngine.SceneManagement.Scene scene);
    }
    public partial class NetworkSpawnManager
    {
        public readonly System.Collections.Generic.Dictionary<ulong, Unity.Netcode.NetworkObject> SpawnedObjects = new System.Collections.Generic.Dictionary<ulong, Unity.Netcode.NetworkObject>();
        public readonly System.Collections.Generic.HashSet<Unity.Netcode.NetworkObject> SpawnedObjectsList = new System.Collections.Generic.HashSet<Unity.Netcode.NetworkObject>();
        public readonly System.Collections.Generic.Dictionary<ulong, System.Collections.Generic.Dictionary<ulong, Unity.Netcode.NetworkObject>> OwnershipToObjectsTable = new System.Collections.Generic.Dictionary<ulong, System.Collections.Generic.Dictionary<ulong, Unity.Netcode.NetworkObject>>();
        public Unity.Netcode.NetworkManager NetworkManager { get; internal set; }
        public Unity.Netcode.NetworkObject InstantiateAndSpawn(Unity.Netcode.NetworkObject networkPrefab, ulong ownerClientId = 0, bool destroyWithScene = false, bool isPlayerObject = false, bool forceOverride = false, UnityEngine.Vector3 position = default(UnityEngine.Vector3), UnityEngine.Quaternion rotation = default(UnityEngine.Quaternion)) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkSpawnManager.InstantiateAndSpawn"); }
    }
    public partial class NetworkTickSystem
    {
        public const int NoTick = -2147483648;
        public uint TickRate { get; internal set; }
        public Unity.Netcode.NetworkTime LocalTime { get; internal set; }
        public Unity.Netcode.NetworkTime ServerTime { get; internal set; }
    }
    public partial class NetworkTimeSystem
    {
        public double LocalBufferSec { get; set; }
        public double ServerBufferSec { get; set; }
        public double HardResetThresholdSec { get; set; }
        public double AdjustmentRatio { get; set; }
        public double LocalTime { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.LocalTime"); } }
        public double ServerTime { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.ServerTime"); } }
        public NetworkTimeSystem(double localBufferSec, double serverBufferSec = 0.05000000074505806d, double hardResetThresholdSec = 0.2d, double adjustmentRatio = 0.01d) { this.LocalBufferSec = localBufferSec; this.ServerBufferSec = serverBufferSec; this.HardResetThresholdSec = hardResetThresholdSec; this.AdjustmentRatio = adjustmentRatio; }
        public static Unity.Netcode.NetworkTimeSystem ServerTimeSystem() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.ServerTimeSystem"); }
        public bool Advance(double deltaTimeSec) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.Advance"); }
        public void Reset(double serverTimeSec, double rttSec) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.Reset"); }
        public void Sync(double serverTimeSec, double rttSec) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.Sync"); }
        internal NetworkTimeSystem() { }
    }
    public abstract partial class NetworkTransport : UnityEngine.MonoBehaviour
    {
        public abstract ulong ServerClientId { get; }
        public virtual bool IsSupported { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTransport.IsSupported"); } }
        public event Unity.Netcode.NetworkTransport.TransportEventDelegate OnTransportEvent { add { } remove { } }
        protected void InvokeOnTransportEvent(Unity.Netcode.NetworkEvent eventType, ulong clientId, System.ArraySegment<byte> payload, float receiveTime) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTransport.InvokeOnTransportEvent"); }
        public abstract void Send(ulong clientId, System.ArraySegment<byte> payload, Unity.Netcode.NetworkDelivery networkDelivery);
        public abstract Unity.Netcode.NetworkEvent PollEvent(out ulong clientId, out System.ArraySegment<byte> payload, out float receiveTime);
        public abstract bool StartClient();
        public abstract bool StartServer();
        public abstract void DisconnectRemoteClient(ulong clientId);
        public abstract void DisconnectLocalClient();
        public abstract ulong GetCurrentRtt(ulong clientId);
        public abstract void Shutdown();
        public abstract void Initialize(Unity.Netcode.NetworkManager networkManager = null);
        public delegate void TransportEventDelegate(Unity.Netcode.NetworkEvent eventType, ulong clientId, System.ArraySegment<byte> payload, float receiveTime);
    }
    public static partial class NetworkUpdateLoop
    {
        public static void RegisterAllNetworkUpdates(this Unity.Netcode.INetworkUpdateSystem updateSystem) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkUpdateLoop.RegisterAllNetworkUpdates"); }
        public static void RegisterNetworkUpdate(this Unity.Netcode.INetworkUpdateSystem updateSystem, Unity.Netcode.NetworkUpdateStage updateStage = (Unity.Netcode.NetworkUpdateStage)5) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkUpdateLoop.RegisterNetworkUpdate"); }
        public static void UnregisterAllNetworkUpdates(this Unity.Netcode.INetworkUpdateSystem updateSystem) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkUpdateLoop.UnregisterAllNetworkUpdates"); }
        public static void UnregisterNetworkUpdate(this Unity.Netcode.INetworkUpdateSystem updateSystem, Unity.Netcode.NetworkUpdateStage updateStage = (Unity.Netcode.NetworkUpdateStage)5) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkUpdateLoop.UnregisterNetworkUpdate"); }
        public static Unity.Netcode.NetworkUpdateStage UpdateStage;
    }
    public enum NetworkUpdateStage : byte
    {
        Unset = 0,
        Initialization = 1,
        EarlyUpdate = 2,
        FixedUpdate = 3,
        PreUpdate = 4,
        Update = 5,
        PreLateUpdate = 6,
        PostScriptLateUpdate = 8,
        PostLateUpdate = 7,
    }
    public partial class NetworkVariable<T>
    {
        public Unity.Netcode.NetworkVariable<T>.CheckExceedsDirtinessThresholdDelegate CheckExceedsDirtinessThreshold;
        public override void WriteDelta(Unity.Netcode.FastBufferWriter writer) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariable<T>.WriteDelta"); }
        public override void ReadDelta(Unity.Netcode.FastBufferReader reader, bool keepDirtyDelta) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariable<T>.ReadDelta"); }
        public override void ReadField(Unity.Netcode.FastBufferReader reader) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariable<T>.ReadField"); }
        public override void WriteField(Unity.Netcode.FastBufferWriter writer) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariable<T>.WriteField"); }
        public delegate void OnValueChangedDelegate(T previousValue, T newValue);
        public delegate bool CheckExceedsDirtinessThresholdDelegate(in T previousValue, in T newValue);
    }
    public abstract partial class NetworkVariableBase
    {
        public virtual void OnInitialize() { }
        public void SetUpdateTraits(Unity.Netcode.NetworkVariableUpdateTraits traits) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableBase.SetUpdateTraits"); }
        public const Unity.Netcode.NetworkVariableReadPermission DefaultReadPerm = (Unity.Netcode.NetworkVariableReadPermission)0;
        public const Unity.Netcode.NetworkVariableWritePermission DefaultWritePerm = (Unity.Netcode.NetworkVariableWritePermission)0;
        public string Name { get; internal set; }
        protected void MarkNetworkBehaviourDirty() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableBase.MarkNetworkBehaviourDirty"); }
        public abstract void WriteDelta(Unity.Netcode.FastBufferWriter writer);
        public abstract void WriteField(Unity.Netcode.FastBufferWriter writer);
        public abstract void ReadField(Unity.Netcode.FastBufferReader reader);
        public abstract void ReadDelta(Unity.Netcode.FastBufferReader reader, bool keepDirtyDelta);
        public virtual void Dispose() { }
    }
    public enum NetworkVariableReadPermission
    {
        Everyone = 0,
        Owner = 1,
    }
    [System.SerializableAttribute]
    public static partial class NetworkVariableSerialization<T>
    {
        public static Unity.Netcode.NetworkVariableSerialization<T>.EqualsDelegate AreEqual { get; internal set; }
        public static void Write(Unity.Netcode.FastBufferWriter writer, ref T value) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerialization<T>.Write"); }
        public static void Read(Unity.Netcode.FastBufferReader reader, ref T value) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerialization<T>.Read"); }
        public static void WriteDelta(Unity.Netcode.FastBufferWriter writer, ref T value, ref T previousValue) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerialization<T>.WriteDelta"); }
        public static void ReadDelta(Unity.Netcode.FastBufferReader reader, ref T value) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerialization<T>.ReadDelta"); }
        public static void Duplicate(in T value, ref T duplicatedValue) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerialization<T>.Duplicate"); }
        public delegate bool EqualsDelegate(ref T a, ref T b);
    }
    public static partial class NetworkVariableSerializationTypes
    {
        public static void InitializeSerializer_UnmanagedByMemcpy<T>() where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeSerializer_UnmanagedByMemcpy"); }
        public static void InitializeSerializer_UnmanagedByMemcpyArray<T>() where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeSerializer_UnmanagedByMemcpyArray"); }
        public static void InitializeSerializer_List<T>() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeSerializer_List"); }
        public static void InitializeSerializer_HashSet<T>() where T : System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeSerializer_HashSet"); }
        public static void InitializeSerializer_Dictionary<TKey, TVal>() where TKey : System.IEquatable<TKey> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeSerializer_Dictionary"); }
        public static void InitializeSerializer_UnmanagedINetworkSerializable<T>() where T : struct, Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeSerializer_UnmanagedINetworkSerializable"); }
        public static void InitializeSerializer_UnmanagedINetworkSerializableArray<T>() where T : struct, Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeSerializer_UnmanagedINetworkSerializableArray"); }
        public static void InitializeSerializer_ManagedINetworkSerializable<T>() where T : class, Unity.Netcode.INetworkSerializable, new() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeSerializer_ManagedINetworkSerializable"); }
        public static void InitializeSerializer_FixedString<T>() where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeSerializer_FixedString"); }
        public static void InitializeSerializer_FixedStringArray<T>() where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeSerializer_FixedStringArray"); }
        public static void InitializeEqualityChecker_ManagedIEquatable<T>() where T : class, System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeEqualityChecker_ManagedIEquatable"); }
        public static void InitializeEqualityChecker_UnmanagedIEquatable<T>() where T : struct, System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeEqualityChecker_UnmanagedIEquatable"); }
        public static void InitializeEqualityChecker_UnmanagedIEquatableArray<T>() where T : struct, System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeEqualityChecker_UnmanagedIEquatableArray"); }
        public static void InitializeEqualityChecker_List<T>() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeEqualityChecker_List"); }
        public static void InitializeEqualityChecker_HashSet<T>() where T : System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeEqualityChecker_HashSet"); }
        public static void InitializeEqualityChecker_Dictionary<TKey, TVal>() where TKey : System.IEquatable<TKey> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeEqualityChecker_Dictionary"); }
        public static void InitializeEqualityChecker_UnmanagedValueEquals<T>() where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeEqualityChecker_UnmanagedValueEquals"); }
        public static void InitializeEqualityChecker_UnmanagedValueEqualsArray<T>() where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeEqualityChecker_UnmanagedValueEqualsArray"); }
        public static void InitializeEqualityChecker_ManagedClassEquals<T>() where T : class { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypes.InitializeEqualityChecker_ManagedClassEquals"); }
    }
    public partial struct NetworkVariableUpdateTraits
    {
        public float MinSecondsBetweenUpdates;
        public float MaxSecondsBetweenUpdates;
    }
    public enum NetworkVariableWritePermission
    {
        Server = 0,
        Owner = 1,
    }
    public partial class NotListeningException : System.Exception
    {
        public NotListeningException() { }
        public NotListeningException(string message) : base(message) { }
        public NotListeningException(string message, System.Exception inner) : base(message, inner) { }
    }
    public partial class NotServerException : System.Exception
    {
        public NotServerException() { }
        public NotServerException(string message) : base(message) { }
        public NotServerException(string message, System.Exception inner) : base(message, inner) { }
    }
    public partial class PendingClient
    {
        public ulong ClientId { get; internal set; }
        public Unity.Netcode.PendingClient.State ConnectionState { get; internal set; }
        public enum State
        {
            PendingConnection = 0,
            PendingApproval = 1,
        }
    }
    public static partial class QuaternionCompressor
    {
        public static uint CompressQuaternion(ref UnityEngine.Quaternion quaternion) { throw new Umcp.LeftOutException("Unity.Netcode.QuaternionCompressor.CompressQuaternion"); }
        public static void DecompressQuaternion(ref UnityEngine.Quaternion quaternion, uint compressed) { throw new Umcp.LeftOutException("Unity.Netcode.QuaternionCompressor.DecompressQuaternion"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public partial class RpcAttribute : System.Attribute
    {
        public Unity.Netcode.RpcDelivery Delivery = Unity.Netcode.RpcDelivery.Reliable;
        public bool RequireOwnership;
        public bool DeferLocal;
        public bool AllowTargetOverride;
        public RpcAttribute(Unity.Netcode.SendTo target) { }
        internal RpcAttribute() { }
        public partial struct RpcAttributeParams
        {
            public Unity.Netcode.RpcDelivery Delivery;
            public bool RequireOwnership;
            public bool DeferLocal;
            public bool AllowTargetOverride;
        }
    }
    public enum RpcDelivery
    {
        Reliable = 0,
        Unreliable = 1,
    }
    public partial class RpcException : System.Exception
    {
        public RpcException(string message) : base(message) { }
        internal RpcException() { }
    }
    public partial struct RpcParams
    {
        public Unity.Netcode.RpcSendParams Send;
        public Unity.Netcode.RpcReceiveParams Receive;
        public static implicit operator Unity.Netcode.RpcParams(Unity.Netcode.RpcSendParams send) { throw new Umcp.LeftOutException("Unity.Netcode.RpcParams.op_Implicit"); }
        public static implicit operator Unity.Netcode.RpcParams(Unity.Netcode.BaseRpcTarget target) { throw new Umcp.LeftOutException("Unity.Netcode.RpcParams.op_Implicit"); }
        public static implicit operator Unity.Netcode.RpcParams(Unity.Netcode.LocalDeferMode deferMode) { throw new Umcp.LeftOutException("Unity.Netcode.RpcParams.op_Implicit"); }
        public static implicit operator Unity.Netcode.RpcParams(Unity.Netcode.RpcReceiveParams receive) { throw new Umcp.LeftOutException("Unity.Netcode.RpcParams.op_Implicit"); }
    }
    public partial struct RpcReceiveParams
    {
        public ulong SenderClientId;
    }
    public partial struct RpcSendParams
    {
        public Unity.Netcode.BaseRpcTarget Target;
        public Unity.Netcode.LocalDeferMode LocalDeferMode;
        public static implicit operator Unity.Netcode.RpcSendParams(Unity.Netcode.BaseRpcTarget target) { throw new Umcp.LeftOutException("Unity.Netcode.RpcSendParams.op_Implicit"); }
        public static implicit operator Unity.Netcode.RpcSendParams(Unity.Netcode.LocalDeferMode deferMode) { throw new Umcp.LeftOutException("Unity.Netcode.RpcSendParams.op_Implicit"); }
    }
    public partial class RpcTarget
    {
        public void Dispose() { throw new Umcp.LeftOutException("Unity.Netcode.RpcTarget.Dispose"); }
        public Unity.Netcode.BaseRpcTarget Owner;
        public Unity.Netcode.BaseRpcTarget NotOwner;
        public Unity.Netcode.BaseRpcTarget Server;
        public Unity.Netcode.BaseRpcTarget NotServer;
        public Unity.Netcode.BaseRpcTarget Me;
        public Unity.Netcode.BaseRpcTarget NotMe;
        public Unity.Netcode.BaseRpcTarget Everyone;
        public Unity.Netcode.BaseRpcTarget ClientsAndHost;
        public Unity.Netcode.BaseRpcTarget Single(ulong clientId, Unity.Netcode.RpcTargetUse use) { throw new Umcp.LeftOutException("Unity.Netcode.RpcTarget.Single"); }
        public Unity.Netcode.BaseRpcTarget Not(ulong excludedClientId, Unity.Netcode.RpcTargetUse use) { throw new Umcp.LeftOutException("Unity.Netcode.RpcTarget.Not"); }
        public Unity.Netcode.BaseRpcTarget Group(Unity.Collections.NativeArray<ulong> clientIds, Unity.Netcode.RpcTargetUse use) { throw new Umcp.LeftOutException("Unity.Netcode.RpcTarget.Group"); }
        public Unity.Netcode.BaseRpcTarget Group(Unity.Collections.NativeList<ulong> clientIds, Unity.Netcode.RpcTargetUse use) { throw new Umcp.LeftOutException("Unity.Netcode.RpcTarget.Group"); }
        public Unity.Netcode.BaseRpcTarget Group(ulong[] clientIds, Unity.Netcode.RpcTargetUse use) { throw new Umcp.LeftOutException("Unity.Netcode.RpcTarget.Group"); }
        public Unity.Netcode.BaseRpcTarget Group<T>(T clientIds, Unity.Netcode.RpcTargetUse use) where T : System.Collections.Generic.IEnumerable<ulong> { throw new Umcp.LeftOutException("Unity.Netcode.RpcTarget.Group"); }
        public Unity.Netcode.BaseRpcTarget Not(Unity.Collections.NativeArray<ulong> excludedClientIds, Unity.Netcode.RpcTargetUse use) { throw new Umcp.LeftOutException("Unity.Netcode.RpcTarget.Not"); }
        public Unity.Netcode.BaseRpcTarget Not(Unity.Collections.NativeList<ulong> excludedClientIds, Unity.Netcode.RpcTargetUse use) { throw new Umcp.LeftOutException("Unity.Netcode.RpcTarget.Not"); }
        public Unity.Netcode.BaseRpcTarget Not(ulong[] excludedClientIds, Unity.Netcode.RpcTargetUse use) { throw new Umcp.LeftOutException("Unity.Netcode.RpcTarget.Not"); }
        public Unity.Netcode.BaseRpcTarget Not<T>(T excludedClientIds, Unity.Netcode.RpcTargetUse use) where T : System.Collections.Generic.IEnumerable<ulong> { throw new Umcp.LeftOutException("Unity.Netcode.RpcTarget.Not"); }
        internal RpcTarget() { }
    }
    public enum RpcTargetUse
    {
        Temp = 0,
        Persistent = 1,
    }
    public partial class SceneEvent
    {
        public UnityEngine.AsyncOperation AsyncOperation;
        public Unity.Netcode.SceneEventType SceneEventType;
        public UnityEngine.SceneManagement.LoadSceneMode LoadSceneMode;
        public string SceneName;
        public UnityEngine.SceneManagement.Scene Scene;
        public ulong ClientId;
        public System.Collections.Generic.List<ulong> ClientsThatCompleted;
        public System.Collections.Generic.List<ulong> ClientsThatTimedOut;
    }
    public enum SceneEventProgressStatus
    {
        None = 0,
        Started = 1,
        SceneNotLoaded = 2,
        SceneEventInProgress = 3,
        InvalidSceneName = 4,
        SceneFailedVerification = 5,
        InternalNetcodeError = 6,
        SceneManagementNotEnabled = 7,
        ServerOnlyAction = 8,
    }
    public enum SceneEventType : byte
    {
        Load = 0,
        Unload = 1,
        Synchronize = 2,
        ReSynchronize = 3,
        LoadEventCompleted = 4,
        UnloadEventCompleted = 5,
        LoadComplete = 6,
        UnloadComplete = 7,
        SynchronizeComplete = 8,
        ActiveSceneChanged = 9,
        ObjectSceneChanged = 10,
    }
    public enum SendTo
    {
        Owner = 0,
        NotOwner = 1,
        Server = 2,
        NotServer = 3,
        Me = 4,
        NotMe = 5,
        Everyone = 6,
        ClientsAndHost = 7,
        SpecifiedInParams = 8,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public partial class ServerRpcAttribute : Unity.Netcode.RpcAttribute
    {
        public bool RequireOwnership;
        public ServerRpcAttribute() { }
    }
    public partial struct ServerRpcParams
    {
        public Unity.Netcode.ServerRpcSendParams Send;
        public Unity.Netcode.ServerRpcReceiveParams Receive;
    }
    public partial struct ServerRpcReceiveParams
    {
        public ulong SenderClientId;
    }
    public partial struct ServerRpcSendParams
    {
    }
    public partial class SpawnStateException : System.Exception
    {
        public SpawnStateException() { }
        public SpawnStateException(string message) : base(message) { }
        public SpawnStateException(string message, System.Exception inner) : base(message, inner) { }
    }
    public enum StaleDataHandling
    {
        Ignore = 0,
        Reanticipate = 1,
    }
}

namespace Unity.Netcode.Transports.UTP
{
    public static partial class ErrorUtilities
    {
    }
    public partial interface INetworkStreamDriverConstructor
    {
    }
    public partial struct NetworkMetricsContext
    {
        public uint PacketSentCount;
        public uint PacketReceivedCount;
    }
    public partial class SecretsLoaderHelper : UnityEngine.MonoBehaviour
    {
        public string ServerCommonName { get { return m_ServerCommonName; } set { m_ServerCommonName = value; } } [UnityEngine.SerializeField] private string m_ServerCommonName = "localhost";
        public string ClientCAFilePath { get { return m_ClientCAFilePath; } set { m_ClientCAFilePath = value; } } [UnityEngine.SerializeField] private string m_ClientCAFilePath = "";
        public string ClientCAOverride { get { return m_ClientCAOverride; } set { m_ClientCAOverride = value; } } [UnityEngine.SerializeField] private string m_ClientCAOverride = "";
        public string ServerCertificateFilePath { get { return m_ServerCertificateFilePath; } set { m_ServerCertificateFilePath = value; } } [UnityEngine.SerializeField] private string m_ServerCertificateFilePath = "";
        public string ServerPrivateFilePath { get { return m_ServerPrivateFilePath; } set { m_ServerPrivateFilePath = value; } } [UnityEngine.SerializeField] private string m_ServerPrivateFilePath = "";
        public string ClientCA { get { return m_KeptClientCA.Get("Unity.Netcode.Transports.UTP.SecretsLoaderHelper.ClientCA"); } set { m_KeptClientCA.Set(value); } } private Umcp.Kept<string> m_KeptClientCA;
        public string ServerCertificate { get { return m_KeptServerCertificate.Get("Unity.Netcode.Transports.UTP.SecretsLoaderHelper.ServerCertificate"); } set { m_KeptServerCertificate.Set(value); } } private Umcp.Kept<string> m_KeptServerCertificate;
        public string ServerPrivate { get { return m_KeptServerPrivate.Get("Unity.Netcode.Transports.UTP.SecretsLoaderHelper.ServerPrivate"); } set { m_KeptServerPrivate.Set(value); } } private Umcp.Kept<string> m_KeptServerPrivate;
    }
    public partial class UnityTransport : Unity.Netcode.Transports.UTP.INetworkStreamDriverConstructor
    {
        public const int InitialMaxPacketQueueSize = 128;
        public const int InitialMaxPayloadSize = 6144;
        [System.Obsolete] public const int InitialMaxSendQueueSize = 98304;
        public static Unity.Netcode.Transports.UTP.INetworkStreamDriverConstructor s_DriverConstructor;
        public Unity.Netcode.Transports.UTP.INetworkStreamDriverConstructor DriverConstructor { get { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.DriverConstructor"); } }
        public int MaxPacketQueueSize { get { return m_MaxPacketQueueSize; } set { m_MaxPacketQueueSize = value; } } [UnityEngine.SerializeField] private int m_MaxPacketQueueSize;
        public int MaxPayloadSize { get { return m_MaxPayloadSize; } set { m_MaxPayloadSize = value; } } [UnityEngine.SerializeField] private int m_MaxPayloadSize;
        public int MaxSendQueueSize { get; set; } = 0;
        public int HeartbeatTimeoutMS { get { return m_HeartbeatTimeoutMS; } set { m_HeartbeatTimeoutMS = value; } } [UnityEngine.SerializeField] private int m_HeartbeatTimeoutMS;
        public int ConnectTimeoutMS { get { return m_ConnectTimeoutMS; } set { m_ConnectTimeoutMS = value; } } [UnityEngine.SerializeField] private int m_ConnectTimeoutMS;
        public int MaxConnectAttempts { get { return m_MaxConnectAttempts; } set { m_MaxConnectAttempts = value; } } [UnityEngine.SerializeField] private int m_MaxConnectAttempts;
        public int DisconnectTimeoutMS { get { return m_DisconnectTimeoutMS; } set { m_DisconnectTimeoutMS = value; } } [UnityEngine.SerializeField] private int m_DisconnectTimeoutMS;
        public Unity.Netcode.Transports.UTP.UnityTransport.ConnectionAddressData ConnectionData;
        public Unity.Netcode.Transports.UTP.UnityTransport.SimulatorParameters DebugSimulator = new Unity.Netcode.Transports.UTP.UnityTransport.SimulatorParameters { PacketDelayMS = 0, PacketJitterMS = 0, PacketDropRate = 0 };
        public Unity.Netcode.Transports.UTP.UnityTransport.ProtocolType Protocol { get { return m_ProtocolType; } } [UnityEngine.SerializeField] private Unity.Netcode.Transports.UTP.UnityTransport.ProtocolType m_ProtocolType;
        public void SetRelayServerData(string ipv4Address, ushort port, byte[] allocationIdBytes, byte[] keyBytes, byte[] connectionDataBytes, byte[] hostConnectionDataBytes = null, bool isSecure = false) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.SetRelayServerData"); }
        public void SetHostRelayData(string ipAddress, ushort port, byte[] allocationId, byte[] key, byte[] connectionData, bool isSecure = false) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.SetHostRelayData"); }
        public void SetClientRelayData(string ipAddress, ushort port, byte[] allocationId, byte[] key, byte[] connectionData, byte[] hostConnectionData, bool isSecure = false) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.SetClientRelayData"); }
        public override void DisconnectLocalClient() { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.DisconnectLocalClient"); }
        public override void DisconnectRemoteClient(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.DisconnectRemoteClient"); }
        public override ulong GetCurrentRtt(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.GetCurrentRtt"); }
        public override void Initialize(Unity.Netcode.NetworkManager networkManager = null) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.Initialize"); }
        public override Unity.Netcode.NetworkEvent PollEvent(out ulong clientId, out System.ArraySegment<byte> payload, out float receiveTime) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.PollEvent"); }
        public override void Send(ulong clientId, System.ArraySegment<byte> payload, Unity.Netcode.NetworkDelivery networkDelivery) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.Send"); }
        public override bool StartClient() { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.StartClient"); }
        public override bool StartServer() { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.StartServer"); }
        public override void Shutdown() { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.Shutdown"); }
        public void SetServerSecrets(string serverCertificate, string serverPrivateKey) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.SetServerSecrets"); }
        public void SetClientSecrets(string serverCommonName, string caCertificate = null) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.SetClientSecrets"); }
        public enum ProtocolType
        {
            UnityTransport = 0,
            RelayUnityTransport = 1,
        }
        [System.SerializableAttribute]
        public partial struct ConnectionAddressData
        {
            [UnityEngine.SerializeField] public string Address;
            [UnityEngine.SerializeField] public ushort Port;
            [UnityEngine.SerializeField] public string ServerListenAddress;
            public bool IsIpv6 { get { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.ConnectionAddressData.IsIpv6"); } }
        }
        [System.SerializableAttribute]
        public partial struct SimulatorParameters
        {
            [UnityEngine.SerializeField] public int PacketDelayMS;
            [UnityEngine.SerializeField] public int PacketJitterMS;
            [UnityEngine.SerializeField] public int PacketDropRate;
        }
    }
}

namespace Unity.Netcode
{
    public partial class UserNetworkVariableSerialization<T>
    {
        public static Unity.Netcode.UserNetworkVariableSerialization<T>.WriteValueDelegate WriteValue;
        public static Unity.Netcode.UserNetworkVariableSerialization<T>.ReadValueDelegate ReadValue;
        public static Unity.Netcode.UserNetworkVariableSerialization<T>.WriteDeltaDelegate WriteDelta;
        public static Unity.Netcode.UserNetworkVariableSerialization<T>.ReadDeltaDelegate ReadDelta;
        public static Unity.Netcode.UserNetworkVariableSerialization<T>.DuplicateValueDelegate DuplicateValue;
        public delegate void WriteValueDelegate(Unity.Netcode.FastBufferWriter writer, in T value);
        public delegate void WriteDeltaDelegate(Unity.Netcode.FastBufferWriter writer, in T value, in T previousValue);
        public delegate void ReadValueDelegate(Unity.Netcode.FastBufferReader reader, out T value);
        public delegate void ReadDeltaDelegate(Unity.Netcode.FastBufferReader reader, ref T value);
        public delegate void DuplicateValueDelegate(in T value, ref T duplicatedValue);
    }
    public partial class VisibilityChangeException : System.Exception
    {
        public VisibilityChangeException() { }
        public VisibilityChangeException(string message) : base(message) { }
        public VisibilityChangeException(string message, System.Exception inner) : base(message, inner) { }
    }
}
