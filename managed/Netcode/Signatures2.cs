// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.Netcode
{
    public partial class NetworkClient
    {
        public Unity.Netcode.NetworkTopologyTypes NetworkTopologyType { get; internal set; }
        public bool DAHost { get; internal set; }
        public bool IsSessionOwner { get; internal set; }
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
        public Unity.Netcode.NetworkTopologyTypes NetworkTopology;
        public bool UseCMBService;
        public bool AutoSpawnPlayerPrefabClientSide = true;
        public bool NetworkProfilingMetrics = true;
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
        public string DisconnectReason { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkConnectionManager.DisconnectReason"); } }
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
        public void Set(int index, T value, bool forceUpdate = false) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.Set"); }
        public Unity.Collections.NativeArray<T>.ReadOnly AsNativeArray() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkList<T>.AsNativeArray"); }
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
        public static void LogInfoSessionOwner(string message) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkLog.LogInfoSessionOwner"); }
        public static void LogWarningServer(string message) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkLog.LogWarningServer"); }
        public static void LogErrorServer(string message) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkLog.LogErrorServer"); }
    }
    public partial class NetworkManager : Unity.Netcode.INetworkUpdateSystem
    {
        public bool AutoSpawnPlayerPrefabClientSide { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.AutoSpawnPlayerPrefabClientSide"); } }
        public Unity.Netcode.NetworkManager.OnFetchLocalPlayerPrefabToSpawnDelegateHandler OnFetchLocalPlayerPrefabToSpawn;
        public bool DAHost { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.DAHost"); } }
        public ulong CurrentSessionOwner { get; internal set; }
        public event Unity.Netcode.NetworkManager.OnSessionOwnerPromotedDelegateHandler OnSessionOwnerPromoted { add { } remove { } }
        public void NetworkUpdate(Unity.Netcode.NetworkUpdateStage updateStage) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.NetworkUpdate"); }
        public const ulong ServerClientId = 0;
        public readonly System.Collections.Generic.Dictionary<ulong, Unity.Netcode.PendingClient> PendingClients = new System.Collections.Generic.Dictionary<ulong, Unity.Netcode.PendingClient>();
        public Unity.Netcode.NetworkTransport.DisconnectEvents DisconnectEvent { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.DisconnectEvent"); } }
        public event Unity.Netcode.NetworkManager.ReanticipateDelegate OnReanticipate { add { } remove { } }
        public Unity.Netcode.NetworkConfig NetworkConfig;
        public bool RunInBackground = true;
        public Unity.Netcode.LogLevel LogLevel = Unity.Netcode.LogLevel.Normal;
        public event System.Action OnPreShutdown { add { } remove { } }
        public Unity.Netcode.RpcTarget RpcTarget;
        public Unity.Netcode.NetworkTimeSystem NetworkTimeSystem { get; internal set; }
        public UnityEngine.GameObject GetNetworkPrefabOverride(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.GetNetworkPrefabOverride"); }
        public int MaximumTransmissionUnitSize { get { return m_KeptMaximumTransmissionUnitSize.Get("Unity.Netcode.NetworkManager.MaximumTransmissionUnitSize"); } set { m_KeptMaximumTransmissionUnitSize.Set(value); } } private Umcp.Kept<int> m_KeptMaximumTransmissionUnitSize;
        public void SetPeerMTU(ulong clientId, int size) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.SetPeerMTU"); }
        public int GetPeerMTU(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.GetPeerMTU"); }
        public int MaximumFragmentedMessageSize { get { return m_KeptMaximumFragmentedMessageSize.Get("Unity.Netcode.NetworkManager.MaximumFragmentedMessageSize"); } set { m_KeptMaximumFragmentedMessageSize.Set(value); } } private Umcp.Kept<int> m_KeptMaximumFragmentedMessageSize;
        public bool StartClient() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.StartClient"); }
        public ulong GetTransportIdFromClientId(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.GetTransportIdFromClientId"); }
        public ulong GetClientIdFromTransportId(ulong transportId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkManager.GetClientIdFromTransportId"); }
        public delegate UnityEngine.GameObject OnFetchLocalPlayerPrefabToSpawnDelegateHandler();
        public delegate void OnSessionOwnerPromotedDelegateHandler(ulong sessionOwnerPromoted);
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
    public sealed partial class NetworkObject
    {
        public uint PrefabIdHash { get { return GlobalObjectIdHash; } } [UnityEngine.SerializeField] private uint GlobalObjectIdHash;
        public System.Collections.Generic.List<Unity.Netcode.Components.NetworkTransform> NetworkTransforms { get; internal set; }
        public System.Collections.Generic.List<Unity.Netcode.Components.NetworkRigidbodyBase> NetworkRigidbodies { get; internal set; }
        public Unity.Netcode.NetworkObject CurrentParent { get; internal set; }
        public int DeferredDespawnTick;
        public Unity.Netcode.NetworkObject.OnDeferedDespawnCompleteDelegateHandler OnDeferredDespawnComplete;
        public void DeferDespawn(int tickOffset, bool destroy = true) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.DeferDespawn"); }
        public bool IsOwnershipDistributable { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.IsOwnershipDistributable"); } }
        public bool IsOwnershipSessionOwner { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.IsOwnershipSessionOwner"); } }
        public bool IsOwnershipLocked { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.IsOwnershipLocked"); } }
        public bool IsOwnershipTransferable { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.IsOwnershipTransferable"); } }
        public bool IsOwnershipRequestRequired { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.IsOwnershipRequestRequired"); } }
        public bool IsRequestInProgress { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.IsRequestInProgress"); } }
        public bool SetOwnershipLock(bool lockOwnership = true) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.SetOwnershipLock"); }
        public Unity.Netcode.NetworkObject.OnOwnershipPermissionsFailureDelegateHandler OnOwnershipPermissionsFailure;
        public Unity.Netcode.NetworkObject.OwnershipRequestStatus RequestOwnership() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.RequestOwnership"); }
        public Unity.Netcode.NetworkObject.OnOwnershipRequestedDelegateHandler OnOwnershipRequested;
        public Unity.Netcode.NetworkObject.OnOwnershipRequestResponseDelegateHandler OnOwnershipRequestResponse;
        public bool SetOwnershipStatus(Unity.Netcode.NetworkObject.OwnershipStatus status, bool clearAndSet = false, Unity.Netcode.NetworkObject.OwnershipLockActions lockAction = (Unity.Netcode.NetworkObject.OwnershipLockActions)0) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.SetOwnershipStatus"); }
        public bool RemoveOwnershipStatus(Unity.Netcode.NetworkObject.OwnershipStatus status) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.RemoveOwnershipStatus"); }
        public bool HasOwnershipStatus(Unity.Netcode.NetworkObject.OwnershipStatus status) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.HasOwnershipStatus"); }
        public ulong NetworkObjectId { get; internal set; }
        public ulong OwnerClientId { get; internal set; }
        public bool AlwaysReplicateAsRoot;
        public bool IsPlayerObject { get; internal set; }
        public bool SynchronizeTransform = true;
        public bool IsSpawned { get; internal set; }
        public bool? IsSceneObject { get; internal set; }
        public void SetSceneObjectStatus(bool isSceneObject = false) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.SetSceneObjectStatus"); }
        public bool DestroyWithScene { get; set; }
        public bool ActiveSceneSynchronization;
        public bool SceneMigrationSynchronization = true;
        public System.Action OnMigratedToNewScene;
        public bool SpawnWithObservers = true;
        public Unity.Netcode.NetworkObject.VisibilityDelegate CheckObjectVisibility = null;
        public Unity.Netcode.NetworkObject.SpawnDelegate IncludeTransformWhenSpawning = null;
        public bool DontDestroyWithOwner;
        public bool AutoObjectParentSync = true;
        public bool SyncOwnerTransformWhenParented = true;
        public bool AllowOwnerToParent;
        public System.Collections.Generic.HashSet<ulong>.Enumerator GetObservers() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.GetObservers"); }
        public void NetworkShow(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkShow"); }
        public static void NetworkShow(System.Collections.Generic.List<Unity.Netcode.NetworkObject> networkObjects, ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkShow"); }
        public void NetworkHide(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkHide"); }
        public static void NetworkHide(System.Collections.Generic.List<Unity.Netcode.NetworkObject> networkObjects, ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.NetworkHide"); }
        public Unity.Netcode.NetworkObject InstantiateAndSpawn(Unity.Netcode.NetworkManager networkManager, ulong ownerClientId = 0, bool destroyWithScene = false, bool isPlayerObject = false, bool forceOverride = false, UnityEngine.Vector3 position = default(UnityEngine.Vector3), UnityEngine.Quaternion rotation = default(UnityEngine.Quaternion)) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.InstantiateAndSpawn"); }
        public bool WorldPositionStays() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.WorldPositionStays"); }
        public ushort GetNetworkBehaviourOrderIndex(Unity.Netcode.NetworkBehaviour instance) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkObject.GetNetworkBehaviourOrderIndex"); }
        public delegate bool OnDeferedDespawnCompleteDelegateHandler();
        [System.FlagsAttribute]
        public enum OwnershipStatus
        {
            None = 0,
            Distributable = 1,
            Transferable = 2,
            RequestRequired = 4,
            SessionOwner = 8,
            All = -1,
        }
        public enum OwnershipPermissionsFailureStatus
        {
            Locked = 0,
            RequestRequired = 1,
            RequestInProgress = 2,
            NotTransferrable = 3,
            SessionOwnerOnly = 4,
        }
        public delegate void OnOwnershipPermissionsFailureDelegateHandler(Unity.Netcode.NetworkObject.OwnershipPermissionsFailureStatus changeOwnershipFailure);
        public enum OwnershipRequestStatus
        {
            RequestSent = 0,
            AlreadyOwner = 1,
            RequestRequiredNotSet = 2,
            Locked = 3,
            RequestInProgress = 4,
            SessionOwnerOnly = 5,
            InvalidOperation = 6,
        }
        public delegate bool OnOwnershipRequestedDelegateHandler(ulong clientRequesting);
        public enum OwnershipRequestResponseStatus
        {
            Approved = 0,
            Locked = 1,
            RequestInProgress = 2,
            CannotRequest = 3,
            Denied = 4,
        }
        public delegate void OnOwnershipRequestResponseDelegateHandler(Unity.Netcode.NetworkObject.OwnershipRequestResponseStatus ownershipRequestResponse);
        public enum OwnershipLockActions
        {
            None = 0,
            SetAndLock = 1,
            SetAndUnlock = 2,
        }
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
        public void SetInstantiationData<T>(UnityEngine.GameObject gameObject, T instantiationData) where T : struct, Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.SetInstantiationData"); }
        public void SetInstantiationData<T>(Unity.Netcode.NetworkObject networkObject, T instantiationData) where T : struct, Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.SetInstantiationData"); }
        public void RegisterHostGlobalObjectIdHashValues(UnityEngine.GameObject sourceNetworkPrefab, System.Collections.Generic.List<UnityEngine.GameObject> networkPrefabOverrides) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.RegisterHostGlobalObjectIdHashValues"); }
        public UnityEngine.GameObject GetNetworkPrefabOverride(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabHandler.GetNetworkPrefabOverride"); }
    }
    public abstract partial class NetworkPrefabInstanceHandlerWithData<T> : Unity.Netcode.INetworkPrefabInstanceHandler where T : struct, Unity.Netcode.INetworkSerializable
    {
        public abstract Unity.Netcode.NetworkObject Instantiate(ulong ownerClientId, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, T instantiationData);
        public abstract void Destroy(Unity.Netcode.NetworkObject networkObject);
        Unity.Netcode.NetworkObject Unity.Netcode.INetworkPrefabInstanceHandler.Instantiate(ulong ownerClientId, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkPrefabInstanceHandlerWithData<T>.Unity.Netcode.INetworkPrefabInstanceHandler.Instantiate"); }
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
        public System.Collections.Generic.List<UnityEngine.SceneManagement.Scene> GetSynchronizedScenes() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkSceneManager.GetSynchronizedScenes"); }
        public System.Collections.Generic.List<Unity.Netcode.NetworkSceneManager.SceneMap> GetSceneMapping(Unity.Netcode.NetworkSceneManager.MapTypes mapType) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkSceneManager.GetSceneMapping"); }
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
        public enum MapTypes
        {
            ServerToClient = 0,
            ClientToServer = 1,
        }
        public partial struct SceneMap : Unity.Netcode.INetworkSerializable
        {
            public Unity.Netcode.NetworkSceneManager.MapTypes MapType;
            public UnityEngine.SceneManagement.Scene Scene;
            public bool ScenePresent;
            public string SceneName;
            public int ServerHandle;
            public int MappedLocalHandle;
            public int LocalHandle;
            public void NetworkSerialize<T>(Unity.Netcode.BufferSerializer<T> serializer) where T : Unity.Netcode.IReaderWriter { throw new Umcp.LeftOutException("Unity.Netcode.NetworkSceneManager.SceneMap.NetworkSerialize"); }
        }
    }
    public partial class NetworkSpawnManager
    {
        public readonly System.Collections.Generic.Dictionary<ulong, Unity.Netcode.NetworkObject> SpawnedObjects = new System.Collections.Generic.Dictionary<ulong, Unity.Netcode.NetworkObject>();
        public readonly System.Collections.Generic.HashSet<Unity.Netcode.NetworkObject> SpawnedObjectsList = new System.Collections.Generic.HashSet<Unity.Netcode.NetworkObject>();
        public readonly System.Collections.Generic.Dictionary<ulong, System.Collections.Generic.Dictionary<ulong, Unity.Netcode.NetworkObject>> OwnershipToObjectsTable = new System.Collections.Generic.Dictionary<ulong, System.Collections.Generic.Dictionary<ulong, Unity.Netcode.NetworkObject>>();
        public System.Collections.Generic.IReadOnlyList<Unity.Netcode.NetworkObject> PlayerObjects { get; internal set; } = new System.Collections.Generic.List<Unity.Netcode.NetworkObject>();
        public System.Collections.Generic.List<ulong> GetConnectedPlayers() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkSpawnManager.GetConnectedPlayers"); }
        public Unity.Netcode.NetworkManager NetworkManager { get; internal set; }
        public System.Collections.Generic.List<Unity.Netcode.NetworkObject> GetPlayerNetworkObjects(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkSpawnManager.GetPlayerNetworkObjects"); }
        protected virtual void InternalOnOwnershipChanged(ulong perviousOwner, ulong newOwner) { }
        public Unity.Netcode.NetworkObject InstantiateAndSpawn(Unity.Netcode.NetworkObject networkPrefab, ulong ownerClientId = 0, bool destroyWithScene = false, bool isPlayerObject = false, bool forceOverride = false, UnityEngine.Vector3 position = default(UnityEngine.Vector3), UnityEngine.Quaternion rotation = default(UnityEngine.Quaternion)) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkSpawnManager.InstantiateAndSpawn"); }
    }
    public partial class NetworkTickSystem
    {
        public const int NoTick = -2147483648;
        public uint TickRate { get; internal set; }
        public Unity.Netcode.NetworkTime LocalTime { get; internal set; }
        public Unity.Netcode.NetworkTime ServerTime { get; internal set; }
    }
    public partial struct NetworkTime
    {
        public double FixedDeltaTimeAsDouble { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTime.FixedDeltaTimeAsDouble"); } }
        public Unity.Netcode.NetworkTime TimeTicksAgo(int ticks, float offset = 0f) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTime.TimeTicksAgo"); }
    }
    public partial class NetworkTimeSystem
    {
        public double LocalBufferSec { get; set; }
        public double ServerBufferSec { get; set; }
        public double HardResetThresholdSec { get; set; }
        public double AdjustmentRatio { get; set; }
        public double LocalTime { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.LocalTime"); } }
        public double ServerTime { get { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.ServerTime"); } }
        public int TickLatency = 1;
        public NetworkTimeSystem(double localBufferSec, double serverBufferSec = 0.05000000074505806d, double hardResetThresholdSec = 0.2d, double adjustmentRatio = 0.01d) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem"); }
        public static Unity.Netcode.NetworkTimeSystem ServerTimeSystem() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.ServerTimeSystem"); }
        public bool Advance(double deltaTimeSec) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.Advance"); }
        public void Reset(double serverTimeSec, double rttSec) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.Reset"); }
        public void Sync(double serverTimeSec, double rttSec) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTimeSystem.Sync"); }
        internal NetworkTimeSystem() { }
    }
    public enum NetworkTopologyTypes
    {
        ClientServer = 0,
        DistributedAuthority = 1,
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
        protected virtual void OnEarlyUpdate() { }
        protected virtual void OnPostLateUpdate() { }
        protected virtual Unity.Netcode.NetworkTopologyTypes OnCurrentTopology() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTransport.OnCurrentTopology"); }
        public Unity.Netcode.NetworkTransport.DisconnectEvents DisconnectEvent { get; internal set; }
        public string DisconnectEventMessage { get; internal set; }
        protected void SetDisconnectEvent(Unity.Netcode.NetworkTransport.DisconnectEvents disconnectEvent, string message = null) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTransport.SetDisconnectEvent"); }
        protected virtual string GetDisconnectEventMessage(Unity.Netcode.NetworkTransport.DisconnectEvents disconnectEvent) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkTransport.GetDisconnectEventMessage"); }
        public delegate void TransportEventDelegate(Unity.Netcode.NetworkEvent eventType, ulong clientId, System.ArraySegment<byte> payload, float receiveTime);
        public enum DisconnectEvents
        {
            TransportShutdown = 0,
            Disconnected = 1,
            ProtocolTimeout = 2,
            MaxConnectionAttempts = 3,
            ClosedByRemote = 4,
            ClosedRemoteConnection = 5,
            AuthenticationFailure = 6,
            ProtocolError = 7,
        }
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
        public void Reset(T value = default(T)) { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariable<T>.Reset"); }
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
        public virtual void Dispose() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableBase.Dispose"); }
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
    public static partial class NetworkVariableSerializationTypedInitializers
    {
        public static void InitializeSerializer_UnmanagedByMemcpy<T>() where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeSerializer_UnmanagedByMemcpy"); }
        public static void InitializeSerializer_UnmanagedByMemcpyArray<T>() where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeSerializer_UnmanagedByMemcpyArray"); }
        public static void InitializeSerializer_List<T>() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeSerializer_List"); }
        public static void InitializeSerializer_HashSet<T>() where T : System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeSerializer_HashSet"); }
        public static void InitializeSerializer_Dictionary<TKey, TVal>() where TKey : System.IEquatable<TKey> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeSerializer_Dictionary"); }
        public static void InitializeSerializer_UnmanagedINetworkSerializable<T>() where T : struct, Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeSerializer_UnmanagedINetworkSerializable"); }
        public static void InitializeSerializer_UnmanagedINetworkSerializableArray<T>() where T : struct, Unity.Netcode.INetworkSerializable { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeSerializer_UnmanagedINetworkSerializableArray"); }
        public static void InitializeSerializer_ManagedINetworkSerializable<T>() where T : class, Unity.Netcode.INetworkSerializable, new() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeSerializer_ManagedINetworkSerializable"); }
        public static void InitializeSerializer_FixedString<T>() where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeSerializer_FixedString"); }
        public static void InitializeSerializer_FixedStringArray<T>() where T : struct, Unity.Collections.INativeList<byte>, Unity.Collections.IUTF8Bytes { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeSerializer_FixedStringArray"); }
        public static void InitializeEqualityChecker_ManagedIEquatable<T>() where T : class, System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeEqualityChecker_ManagedIEquatable"); }
        public static void InitializeEqualityChecker_UnmanagedIEquatable<T>() where T : struct, System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeEqualityChecker_UnmanagedIEquatable"); }
        public static void InitializeEqualityChecker_UnmanagedIEquatableArray<T>() where T : struct, System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeEqualityChecker_UnmanagedIEquatableArray"); }
        public static void InitializeEqualityChecker_List<T>() { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeEqualityChecker_List"); }
        public static void InitializeEqualityChecker_HashSet<T>() where T : System.IEquatable<T> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeEqualityChecker_HashSet"); }
        public static void InitializeEqualityChecker_Dictionary<TKey, TVal>() where TKey : System.IEquatable<TKey> { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeEqualityChecker_Dictionary"); }
        public static void InitializeEqualityChecker_UnmanagedValueEquals<T>() where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeEqualityChecker_UnmanagedValueEquals"); }
        public static void InitializeEqualityChecker_UnmanagedValueEqualsArray<T>() where T : struct { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeEqualityChecker_UnmanagedValueEqualsArray"); }
        public static void InitializeEqualityChecker_ManagedClassEquals<T>() where T : class { throw new Umcp.LeftOutException("Unity.Netcode.NetworkVariableSerializationTypedInitializers.InitializeEqualityChecker_ManagedClassEquals"); }
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
        public Unity.Netcode.RpcInvokePermission InvokePermission;
        [System.Obsolete] public bool RequireOwnership;
        public bool DeferLocal;
        public bool AllowTargetOverride;
        public RpcAttribute(Unity.Netcode.SendTo target) { }
        internal RpcAttribute() { }
        public partial struct RpcAttributeParams
        {
            public Unity.Netcode.RpcDelivery Delivery;
            [System.Obsolete] public bool RequireOwnership;
            public Unity.Netcode.RpcInvokePermission InvokePermission;
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
    public enum RpcInvokePermission
    {
        Everyone = 0,
        Server = 1,
        Owner = 2,
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
        public Unity.Netcode.BaseRpcTarget Authority;
        public Unity.Netcode.BaseRpcTarget NotAuthority;
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
}
