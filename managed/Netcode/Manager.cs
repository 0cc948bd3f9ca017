using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;

namespace Unity.Netcode
{
    /// <summary>A server that is alone with itself. As a host it works: objects spawn, variables change, and remote
    /// calls are the calls
    /// that they look like. There is no network, so nobody can join, and a client would find nobody.</summary>
    public partial class NetworkManager : MonoBehaviour
    {
        private readonly Dictionary<ulong, NetworkClient> m_Clients = new Dictionary<ulong, NetworkClient>();
        private NetworkClient m_LocalClient;
        private double m_Started;

        public static event Action<NetworkManager> OnInstantiated;
        public static event Action<NetworkManager> OnDestroying;
        public event Action OnServerStarted;
        public event Action OnClientStarted;
        public event Action<bool> OnServerStopped;
        public event Action<bool> OnClientStopped;
        public event Action OnTransportFailure;
        public event Action<ulong> OnClientConnectedCallback;
        public event Action<ulong> OnClientDisconnectCallback;
        public event Action<NetworkManager, ConnectionEventData> OnConnectionEvent;

        public static NetworkManager Singleton { get; private set; }
        public bool IsServer { get; private set; }
        public bool IsClient { get; private set; }
        public bool IsHost => IsServer && IsClient;
        public bool ServerIsHost => IsHost;
        public bool IsListening { get; private set; }
        public bool IsConnectedClient => IsClient && IsListening;
        public bool IsApproved => IsClient && IsListening;
        public bool ShutdownInProgress { get; private set; }
        public IReadOnlyDictionary<ulong, NetworkClient> ConnectedClients => Served(m_Clients);
        public IReadOnlyList<NetworkClient> ConnectedClientsList => Served(m_Clients.Values.ToList());
        public IReadOnlyList<ulong> ConnectedClientsIds => Served(m_Clients.Keys.ToList());
        public NetworkSpawnManager SpawnManager { get; private set; }
        public NetworkSceneManager SceneManager { get; private set; }
        public NetworkTickSystem NetworkTickSystem { get; private set; }
        public CustomMessagingManager CustomMessagingManager { get; private set; }
        public NetworkTime LocalTime => NetworkTickSystem == null ? default(NetworkTime) : NetworkTickSystem.LocalTime;
        public NetworkTime ServerTime => LocalTime;

        private T Served<T>(T value)
            => IsServer ? value : throw new NotServerException("ConnectedClients should only be accessed on server.");

        public void SetSingleton() => Singleton = this;

        private void Awake() => OnInstantiated?.Invoke(this);

        private void OnEnable()
        {
            if (Singleton == null)
            {
                SetSingleton();
            }
            if (transform.parent == null)
            {
                DontDestroyOnLoad(gameObject);
            }
        }

        private void OnDestroy()
        {
            Stop();
            OnDestroying?.Invoke(this);
            if (Singleton == this)
            {
                Singleton = null;
            }
        }

        public bool StartHost() => Begin(true);
        public bool StartServer() => Begin(false);

        private bool Begin(bool isHost)
        {
            if (IsListening)
            {
                Debug.LogWarning("Cannot start " + (isHost ? "Host" : "Server")
                    + " while an instance is already running");
                return false;
            }
            NetworkConfig = NetworkConfig ?? new NetworkConfig();
            IsServer = IsListening = true;
            IsClient = isHost;
            m_Started = Time.timeAsDouble;
            SpawnManager = new NetworkSpawnManager { NetworkManager = this };
            SceneManager = new NetworkSceneManager { m_Manager = this };
            CustomMessagingManager = new CustomMessagingManager();
            NetworkTickSystem = new NetworkTickSystem(NetworkConfig.TickRate, 0, 0);
            if (isHost)
            {
                m_Clients[ServerClientId] = m_LocalClient = new NetworkClient { ClientId = ServerClientId };
                MakePlayer();
            }
            SpawnManager.SpawnPlaced();
            OnServerStarted?.Invoke();
            if (isHost)
            {
                OnClientStarted?.Invoke();
                OnClientConnectedCallback?.Invoke(ServerClientId);
                OnConnectionEvent?.Invoke(this,
                    new ConnectionEventData { EventType = ConnectionEvent.ClientConnected, ClientId = ServerClientId });
            }
            return true;
        }

        /// <summary>Asks who approves, and makes the host's own player.</summary>
        private void MakePlayer()
        {
            ConnectionApprovalResponse response =
                new ConnectionApprovalResponse { Approved = true,
                CreatePlayerObject = NetworkConfig.PlayerPrefab != null };
            if (NetworkConfig.ConnectionApproval && ConnectionApprovalCallback != null)
            {
                response = new ConnectionApprovalResponse();
                ConnectionApprovalCallback(new ConnectionApprovalRequest { Payload = NetworkConfig.ConnectionData,
                    ClientNetworkId = ServerClientId }, response);
            }
            if (response.CreatePlayerObject && NetworkConfig.PlayerPrefab != null)
            {
                Transform prefab = NetworkConfig.PlayerPrefab.transform;
                GameObject made =
                    Instantiate(NetworkConfig.PlayerPrefab, response.Position ?? prefab.position, response.Rotation
                    ?? prefab.rotation);
                made.GetComponent<NetworkObject>().SpawnAsPlayerObject(ServerClientId);
            }
        }

        public void Shutdown(bool discardMessageQueue = false) => ShutdownInProgress = IsListening;

        public void DisconnectClient(ulong clientId, string reason = null)
        {
            if (!IsServer)
            {
                throw new NotServerException("Only server can disconnect remote clients. Please use `Shutdown()` "
                    + "instead.");
            }
        }

        public void DisconnectClient(ulong clientId) => DisconnectClient(clientId, null);

        private void Update()
        {
            if (IsListening)
            {
                NetworkTickSystem.UpdateTick(Time.timeAsDouble - m_Started, Time.timeAsDouble - m_Started);
            }
        }

        private void LateUpdate()
        {
            if (ShutdownInProgress)
            {
                Stop();
            }
        }

        private void Stop()
        {
            bool wasHost = IsHost, wasListening = IsListening;
            ShutdownInProgress = false;
            if (!wasListening)
            {
                return;
            }
            foreach (NetworkObject spawned in SpawnManager.SpawnedObjects.Values.ToArray())
            {
                spawned.Despawn(spawned.IsSceneObject != true);
            }
            IsServer = IsClient = IsListening = false;
            m_Clients.Clear();
            m_LocalClient = null;
            if (wasHost)
            {
                OnClientStopped?.Invoke(true);
            }
            OnServerStopped?.Invoke(wasHost);
        }
    }

    public partial class NetworkClient
    {
        public List<NetworkObject> OwnedObjects
            => NetworkManager.Singleton.SpawnManager.GetClientOwnedObjects(ClientId);
    }

    public partial class NetworkSpawnManager
    {
        private ulong m_Last;

        internal void Add(NetworkObject spawned)
        {
            spawned.NetworkObjectId = ++m_Last;
            SpawnedObjects[m_Last] = spawned;
            SpawnedObjectsList.Add(spawned);
        }

        internal void Remove(NetworkObject spawned)
        {
            SpawnedObjects.Remove(spawned.NetworkObjectId);
            SpawnedObjectsList.Remove(spawned);
        }

        /// <summary>Those that scenes have.</summary>
        internal void SpawnPlaced()
        {
            foreach (NetworkObject placed in Object.FindObjectsOfType<NetworkObject>(true))
            {
                if (!placed.IsSpawned && placed.IsSceneObject != false && placed.gameObject.scene.IsValid())
                {
                    placed.IsSceneObject = true;
                    placed.Begin(NetworkManager.ServerClientId, false);
                }
            }
        }

        public List<NetworkObject> GetClientOwnedObjects(ulong clientId)
            => SpawnedObjects.Values.Where(o => o.OwnerClientId == clientId).ToList();
        public NetworkObject GetLocalPlayerObject() => GetPlayerNetworkObject(NetworkManager.LocalClientId);
        public NetworkObject GetPlayerNetworkObject(ulong clientId)
            => NetworkManager.ConnectedClients.TryGetValue(clientId, out NetworkClient client) ? client.PlayerObject
            : null;
    }

    /// <summary>Loads scenes as SceneManager does, and tells of it.</summary>
    public partial class NetworkSceneManager
    {
        internal NetworkManager m_Manager;

        public event SceneEventDelegate OnSceneEvent;
        public event OnLoadDelegateHandler OnLoad;
        public event OnUnloadDelegateHandler OnUnload;
        public event OnEventCompletedDelegateHandler OnLoadEventCompleted;
        public event OnEventCompletedDelegateHandler OnUnloadEventCompleted;
        public event OnLoadCompleteDelegateHandler OnLoadComplete;
        public event OnUnloadCompleteDelegateHandler OnUnloadComplete;

        public LoadSceneMode ClientSynchronizationMode { get; private set; }
        public void SetClientSynchronizationMode(LoadSceneMode mode) => ClientSynchronizationMode = mode;

        private List<ulong> Clients() => m_Manager.IsHost ? new List<ulong> { NetworkManager.ServerClientId }
            : new List<ulong>();

        private void Check()
        {
            if (!m_Manager.IsServer)
            {
                throw new NotServerException("Only server can start a scene event!");
            }
            if (!m_Manager.NetworkConfig.EnableSceneManagement)
            {
                throw new Exception("EnableSceneManagement flag is not enabled in the NetworkManager's NetworkConfig. "
                    + "Please set EnableSceneManagement flag to true before calling LoadScene or UnloadScene.");
            }
        }

        private void Tell(SceneEventType type, string name, LoadSceneMode mode, AsyncOperation operation, Scene scene)
        {
            bool isCompleted = type == SceneEventType.LoadEventCompleted || type == SceneEventType.UnloadEventCompleted;
            OnSceneEvent?.Invoke(new SceneEvent
            {
                SceneEventType = type, SceneName = name, LoadSceneMode = mode, AsyncOperation = operation,
                    Scene = scene, ClientId = NetworkManager.ServerClientId,
                ClientsThatCompleted = isCompleted ? Clients() : null, ClientsThatTimedOut = isCompleted
                    ? new List<ulong>() : null,
            });
        }

        public SceneEventProgressStatus LoadScene(string sceneName, LoadSceneMode loadSceneMode)
        {
            Check();
            foreach (NetworkObject spawned in m_Manager.SpawnManager.SpawnedObjects.Values.ToArray())
            {
                if (loadSceneMode == LoadSceneMode.Single && !spawned.DestroyWithScene && spawned.IsSceneObject != true
                    && spawned.transform.parent == null)
                {
                    Object.DontDestroyOnLoad(spawned.gameObject);
                }
            }
            AsyncOperation loading = SceneManager.LoadSceneAsync(sceneName, loadSceneMode);
            if (loading == null)
            {
                return SceneEventProgressStatus.InvalidSceneName;
            }
            Tell(SceneEventType.Load, sceneName, loadSceneMode, loading, default(Scene));
            OnLoad?.Invoke(NetworkManager.ServerClientId, sceneName, loadSceneMode, loading);
            loading.completed += done =>
            {
                Scene scene = SceneManager.GetSceneByName(System.IO.Path.GetFileNameWithoutExtension(sceneName));
                m_Manager.SpawnManager.SpawnPlaced();
                Tell(SceneEventType.LoadComplete, sceneName, loadSceneMode, null, scene);
                OnLoadComplete?.Invoke(NetworkManager.ServerClientId, sceneName, loadSceneMode);
                Tell(SceneEventType.LoadEventCompleted, sceneName, loadSceneMode, null, scene);
                OnLoadEventCompleted?.Invoke(sceneName, loadSceneMode, Clients(), new List<ulong>());
            };
            return SceneEventProgressStatus.Started;
        }

        public SceneEventProgressStatus UnloadScene(Scene scene)
        {
            Check();
            string name = scene.name;
            AsyncOperation going = SceneManager.UnloadSceneAsync(scene);
            if (going == null)
            {
                return SceneEventProgressStatus.SceneNotLoaded;
            }
            Tell(SceneEventType.Unload, name, LoadSceneMode.Additive, going, scene);
            OnUnload?.Invoke(NetworkManager.ServerClientId, name, going);
            going.completed += done =>
            {
                Tell(SceneEventType.UnloadComplete, name, LoadSceneMode.Additive, null, scene);
                OnUnloadComplete?.Invoke(NetworkManager.ServerClientId, name);
                Tell(SceneEventType.UnloadEventCompleted, name, LoadSceneMode.Additive, null, scene);
                OnUnloadEventCompleted?.Invoke(name, LoadSceneMode.Additive, Clients(), new List<ulong>());
            };
            return SceneEventProgressStatus.Started;
        }
    }

    /// <summary>A time, and the tick that it belongs to.</summary>
    public partial struct NetworkTime
    {
        private double m_Time;
        private uint m_Rate;

        public NetworkTime(uint tickRate, double timeSec)
        {
            m_Rate = tickRate;
            m_Time = timeSec;
        }

        private double Step => m_Rate == 0 ? 0 : 1d / m_Rate;
        public float TimeAsFloat => (float)m_Time;
        public int Tick => m_Rate == 0 ? 0 : (int)Math.Floor(m_Time / Step + 1e-9);
        public double TickOffset => m_Time - FixedTime;
        public double TickWithPartial => Tick + (m_Rate == 0 ? 0 : TickOffset / Step);
        public double FixedTime => Tick * Step;
        public float FixedDeltaTime => (float)Step;
        public NetworkTime ToFixedTime() => new NetworkTime(m_Rate, Tick);
        public NetworkTime TimeTicksAgo(int ticks) => this - new NetworkTime(m_Rate, ticks);
        public static NetworkTime operator -(NetworkTime a, NetworkTime b) => a - b.m_Time;
        public static NetworkTime operator +(NetworkTime a, NetworkTime b) => a + b.m_Time;
        public static NetworkTime operator +(NetworkTime a, double b) => new NetworkTime(a.m_Rate, a.m_Time + b);
        public static NetworkTime operator -(NetworkTime a, double b) => new NetworkTime(a.m_Rate, a.m_Time - b);
    }

    public partial class NetworkTickSystem
    {
        public event Action Tick;

        public NetworkTickSystem(uint tickRate, double localTimeSec, double serverTimeSec)
        {
            TickRate = tickRate;
            Reset(localTimeSec, serverTimeSec);
        }

        public void Reset(double localTimeSec, double serverTimeSec)
        {
            LocalTime = new NetworkTime(TickRate, localTimeSec);
            ServerTime = new NetworkTime(TickRate, serverTimeSec);
        }

        /// <summary>Tells of each tick that has begun since the last time.</summary>
        public void UpdateTick(double localTimeSec, double serverTimeSec)
        {
            int from = LocalTime.Tick, to = new NetworkTime(TickRate, localTimeSec).Tick;
            double ahead = serverTimeSec - localTimeSec;
            for (int tick = from + 1; tick <= to; tick++)
            {
                LocalTime = new NetworkTime(TickRate, tick);
                ServerTime = LocalTime + ahead;
                Tick?.Invoke();
            }
            Reset(localTimeSec, serverTimeSec);
        }
    }
}
