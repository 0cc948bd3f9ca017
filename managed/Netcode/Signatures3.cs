// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.Netcode
{
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
        public string ScenePath;
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
        SessionOwnerOnlyAction = 9,
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
        Authority = 8,
        NotAuthority = 9,
        SpecifiedInParams = 10,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public partial class ServerRpcAttribute : Unity.Netcode.RpcAttribute
    {
        [System.Obsolete] public bool RequireOwnership;
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

namespace Unity.Netcode.Transports.SinglePlayer
{
    public partial class SinglePlayerTransport : Unity.Netcode.NetworkTransport
    {
        public override ulong ServerClientId { get { throw new Umcp.LeftOutException("Unity.Netcode.Transports.SinglePlayer.SinglePlayerTransport.ServerClientId"); } }
        public override void Send(ulong clientId, System.ArraySegment<byte> payload, Unity.Netcode.NetworkDelivery networkDelivery) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.SinglePlayer.SinglePlayerTransport.Send"); }
        public override Unity.Netcode.NetworkEvent PollEvent(out ulong clientId, out System.ArraySegment<byte> payload, out float receiveTime) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.SinglePlayer.SinglePlayerTransport.PollEvent"); }
        public override bool StartClient() { throw new Umcp.LeftOutException("Unity.Netcode.Transports.SinglePlayer.SinglePlayerTransport.StartClient"); }
        public override bool StartServer() { throw new Umcp.LeftOutException("Unity.Netcode.Transports.SinglePlayer.SinglePlayerTransport.StartServer"); }
        public override void DisconnectRemoteClient(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.SinglePlayer.SinglePlayerTransport.DisconnectRemoteClient"); }
        public override void DisconnectLocalClient() { throw new Umcp.LeftOutException("Unity.Netcode.Transports.SinglePlayer.SinglePlayerTransport.DisconnectLocalClient"); }
        public override ulong GetCurrentRtt(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.SinglePlayer.SinglePlayerTransport.GetCurrentRtt"); }
        public override void Shutdown() { throw new Umcp.LeftOutException("Unity.Netcode.Transports.SinglePlayer.SinglePlayerTransport.Shutdown"); }
        public override void Initialize(Unity.Netcode.NetworkManager networkManager = null) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.SinglePlayer.SinglePlayerTransport.Initialize"); }
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
        public bool UseWebSockets { get { return m_UseWebSockets; } set { m_UseWebSockets = value; } } [UnityEngine.SerializeField] private bool m_UseWebSockets = false;
        public bool UseEncryption { get { return m_UseEncryption; } set { m_UseEncryption = value; } } [UnityEngine.SerializeField] private bool m_UseEncryption = false;
        public int MaxPacketQueueSize { get { return m_MaxPacketQueueSize; } set { m_MaxPacketQueueSize = value; } } [UnityEngine.SerializeField] private int m_MaxPacketQueueSize;
        public int MaxPayloadSize { get { return m_MaxPayloadSize; } set { m_MaxPayloadSize = value; } } [UnityEngine.SerializeField] private int m_MaxPayloadSize;
        public int MaxSendQueueSize { get; set; } = 0;
        public int HeartbeatTimeoutMS { get { return m_HeartbeatTimeoutMS; } set { m_HeartbeatTimeoutMS = value; } } [UnityEngine.SerializeField] private int m_HeartbeatTimeoutMS;
        public int ConnectTimeoutMS { get { return m_ConnectTimeoutMS; } set { m_ConnectTimeoutMS = value; } } [UnityEngine.SerializeField] private int m_ConnectTimeoutMS;
        public int MaxConnectAttempts { get { return m_MaxConnectAttempts; } set { m_MaxConnectAttempts = value; } } [UnityEngine.SerializeField] private int m_MaxConnectAttempts;
        public int DisconnectTimeoutMS { get { return m_DisconnectTimeoutMS; } set { m_DisconnectTimeoutMS = value; } } [UnityEngine.SerializeField] private int m_DisconnectTimeoutMS;
        public Unity.Netcode.Transports.UTP.UnityTransport.ConnectionAddressData ConnectionData;
        [System.Obsolete] public Unity.Netcode.Transports.UTP.UnityTransport.SimulatorParameters DebugSimulator = new Unity.Netcode.Transports.UTP.UnityTransport.SimulatorParameters { PacketDelayMS = 0, PacketJitterMS = 0, PacketDropRate = 0 };
        public Unity.Netcode.Transports.UTP.UnityTransport.ProtocolType Protocol { get { return m_ProtocolType; } } [UnityEngine.SerializeField] private Unity.Netcode.Transports.UTP.UnityTransport.ProtocolType m_ProtocolType;
        protected Unity.Netcode.NetworkManager m_NetworkManager;
        public void SetRelayServerData(string ipv4Address, ushort port, byte[] allocationIdBytes, byte[] keyBytes, byte[] connectionDataBytes, byte[] hostConnectionDataBytes = null, bool isSecure = false) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.SetRelayServerData"); }
        public void SetHostRelayData(string ipAddress, ushort port, byte[] allocationId, byte[] key, byte[] connectionData, bool isSecure = false) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.SetHostRelayData"); }
        public void SetClientRelayData(string ipAddress, ushort port, byte[] allocationId, byte[] key, byte[] connectionData, byte[] hostConnectionData, bool isSecure = false) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.SetClientRelayData"); }
        public void SetConnectionData(bool forceOverrideCommandLineArgs, string ipv4Address, ushort port, string listenAddress = null) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.SetConnectionData"); }
        public override void DisconnectLocalClient() { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.DisconnectLocalClient"); }
        public override void DisconnectRemoteClient(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.DisconnectRemoteClient"); }
        public override ulong GetCurrentRtt(ulong clientId) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.GetCurrentRtt"); }
        public override Unity.Netcode.NetworkEvent PollEvent(out ulong clientId, out System.ArraySegment<byte> payload, out float receiveTime) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.PollEvent"); }
        public override void Send(ulong clientId, System.ArraySegment<byte> payload, Unity.Netcode.NetworkDelivery networkDelivery) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.Send"); }
        public override bool StartClient() { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.StartClient"); }
        public override bool StartServer() { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.StartServer"); }
        public override void Initialize(Unity.Netcode.NetworkManager networkManager = null) { throw new Umcp.LeftOutException("Unity.Netcode.Transports.UTP.UnityTransport.Initialize"); }
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
            [UnityEngine.SerializeField] public ushort ClientBindPort;
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
