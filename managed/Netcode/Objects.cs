using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using UnityEngine;
using Object = UnityEngine.Object;

namespace Unity.Netcode
{
    [DisallowMultipleComponent]
    public sealed partial class NetworkObject : MonoBehaviour
    {
        private NetworkBehaviour[] m_Behaviours;
        private bool m_IsGoing;

        public NetworkManager NetworkManager => NetworkManager.Singleton;
        public bool IsOwner => IsSpawned && OwnerClientId == NetworkManager.LocalClientId;
        public bool IsOwnedByServer => IsSpawned && OwnerClientId == NetworkManager.ServerClientId;
        public bool IsLocalPlayer => IsPlayerObject && IsOwner;

        /// <summary>Its own, and those of its children that belong to no other.</summary>
        internal NetworkBehaviour[] Behaviours
        {
            get
            {
                if (m_Behaviours == null)
                {
                    m_Behaviours = GetComponentsInChildren<NetworkBehaviour>(true)
                        .Where(b => b.GetComponentInParent<NetworkObject>(true) == this).ToArray();
                }
                return m_Behaviours;
            }
        }

        public void Spawn(bool destroyWithScene = false)
            => Spawn(NetworkManager.ServerClientId, destroyWithScene, false);
        public void SpawnWithOwnership(ulong clientId, bool destroyWithScene = false)
            => Spawn(clientId, destroyWithScene, false);
        public void SpawnAsPlayerObject(ulong clientId, bool destroyWithScene = false)
            => Spawn(clientId, destroyWithScene, true);

        private void Spawn(ulong owner, bool destroyWithScene, bool isPlayer)
        {
            if (NetworkManager == null || !NetworkManager.IsListening)
            {
                throw new NotListeningException("NetworkManager is not listening, start a server or host before "
                    + "spawning objects");
            }
            if (!NetworkManager.IsServer)
            {
                throw new NotServerException("Only server can spawn NetworkObjects");
            }
            if (IsSpawned)
            {
                throw new SpawnStateException("Object is already spawned");
            }
            IsSceneObject = IsSceneObject ?? false;
            DestroyWithScene = destroyWithScene;
            Begin(owner, isPlayer);
        }

        internal void Begin(ulong owner, bool isPlayer)
        {
            NetworkManager manager = NetworkManager;
            OwnerClientId = owner;
            IsPlayerObject = isPlayer;
            manager.SpawnManager.Add(this);
            if (isPlayer && manager.ConnectedClients.TryGetValue(owner, out NetworkClient client))
            {
                client.PlayerObject = this;
            }
            IsSpawned = true;
            m_Behaviours = null;
            for (int i = 0; i < Behaviours.Length; i++)
            {
                Behaviours[i].Prepare(this, (ushort)i);
            }
            foreach (NetworkBehaviour behaviour in Behaviours.Where(b => b.gameObject.activeInHierarchy))
            {
                behaviour.Begin();
            }
        }

        public void Despawn(bool destroy = true)
        {
            if (!IsSpawned)
            {
                throw new SpawnStateException("Object is not spawned");
            }
            End();
            if (destroy)
            {
                m_IsGoing = true;
                if (NetworkManager == null || !NetworkManager.PrefabHandler.Destroy(this))
                {
                    Destroy(gameObject);
                }
                m_IsGoing = false;
            }
        }

        private void End()
        {
            NetworkBehaviour[] behaviours = Behaviours.Where(b => !ReferenceEquals(b, null)).ToArray();
            IsSpawned = false;
            foreach (NetworkBehaviour behaviour in behaviours)
            {
                behaviour.End();
            }
            NetworkManager manager = NetworkManager;
            if (manager != null && manager.SpawnManager != null)
            {
                manager.SpawnManager.Remove(this);
            }
        }

        private void OnDestroy()
        {
            if (IsSpawned && !m_IsGoing)
            {
                End();
            }
        }

        public void RemoveOwnership() => ChangeOwnership(NetworkManager.ServerClientId);

        public void ChangeOwnership(ulong newOwnerClientId)
        {
            if (!IsSpawned)
            {
                throw new SpawnStateException("Object is not spawned");
            }
            if (!NetworkManager.IsServer)
            {
                throw new NotServerException("Only the server can change ownership");
            }
            ulong before = OwnerClientId, self = NetworkManager.LocalClientId;
            OwnerClientId = newOwnerClientId;
            foreach (NetworkBehaviour behaviour in Behaviours)
            {
                behaviour.Owned(before, self);
            }
        }

        public bool IsNetworkVisibleTo(ulong clientId)
            => IsSpawned && NetworkManager.ConnectedClients.ContainsKey(clientId);
        public bool TrySetParent(Transform parent, bool worldPositionStays = true)
            => TrySetParent(parent == null ? null : parent.GetComponent<NetworkObject>(), worldPositionStays,
            parent == null);
        public bool TrySetParent(GameObject parent, bool worldPositionStays = true)
            => TrySetParent(parent == null ? null : parent.transform, worldPositionStays);
        public bool TrySetParent(NetworkObject parent, bool worldPositionStays = true)
            => TrySetParent(parent, worldPositionStays, parent == null);
        public bool TryRemoveParent(bool worldPositionStays = true)
            => TrySetParent((NetworkObject)null, worldPositionStays);

        private bool TrySetParent(NetworkObject parent, bool worldPositionStays, bool isNone)
        {
            if (!AutoObjectParentSync || NetworkManager == null || !NetworkManager.IsListening || !IsSpawned || !isNone
                && (parent == null || !parent.IsSpawned))
            {
                return false;
            }
            transform.SetParent(isNone ? null : parent.transform, worldPositionStays);
            foreach (NetworkBehaviour behaviour in Behaviours)
            {
                behaviour.OnNetworkObjectParentChanged(isNone ? null : parent);
            }
            return true;
        }

        public NetworkBehaviour GetNetworkBehaviourAtOrderIndex(ushort index)
            => index < Behaviours.Length ? Behaviours[index] : null;

        public static NetworkObject InstantiateAndSpawn(GameObject networkPrefab, NetworkManager networkManager,
            ulong ownerClientId = NetworkManager.ServerClientId, bool destroyWithScene = false,
            bool isPlayerObject = false, bool forceOverride = false, Vector3 position = default(Vector3),
                Quaternion rotation = default(Quaternion))
        {
            NetworkObject made = Instantiate(networkPrefab, position, rotation).GetComponent<NetworkObject>();
            made.Spawn(ownerClientId, destroyWithScene, isPlayerObject);
            return made;
        }
    }

    public abstract partial class NetworkBehaviour : MonoBehaviour
    {
        private NetworkObject m_Object;

        public NetworkManager NetworkManager => NetworkObject == null ? NetworkManager.Singleton
            : NetworkObject.NetworkManager;
        public bool HasNetworkObject => NetworkObject != null;
        protected NetworkObject GetNetworkObject(ulong networkId)
            => NetworkManager.SpawnManager.SpawnedObjects.TryGetValue(networkId, out NetworkObject found) ? found
            : null;
        protected NetworkBehaviour GetNetworkBehaviour(ushort behaviourId)
            => NetworkObject.GetNetworkBehaviourAtOrderIndex(behaviourId);

        public NetworkObject NetworkObject
        {
            get
            {
                if (m_Object == null && this != null)
                {
                    m_Object = GetComponentInParent<NetworkObject>(true);
                }
                return m_Object;
            }
        }

        internal void Prepare(NetworkObject of, ushort id)
        {
            m_Object = of;
            NetworkBehaviourId = id;
            Refresh();
            for (Type type = GetType(); type != typeof(NetworkBehaviour); type = type.BaseType)
            {
                foreach (FieldInfo field in type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
                {
                    if (typeof(NetworkVariableBase).IsAssignableFrom(field.FieldType))
                    {
                        NetworkVariableBase variable = (NetworkVariableBase)field.GetValue(this)
                            ?? throw new Exception(type.FullName + "." + field.Name
                            + " cannot be null. All NetworkVariableBase instances must be initialized.");
                        variable.Name = field.Name;
                        variable.Initialize(this);
                    }
                }
            }
        }

        private void Refresh()
        {
            NetworkManager manager = m_Object.NetworkManager;
            bool isRunning = manager != null && manager.IsListening;
            IsSpawned = m_Object.IsSpawned;
            NetworkObjectId = m_Object.NetworkObjectId;
            OwnerClientId = m_Object.OwnerClientId;
            IsServer = isRunning && manager.IsServer;
            IsClient = isRunning && manager.IsClient;
            IsHost = isRunning && manager.IsHost;
            ServerIsHost = IsHost;
            IsOwnedByServer = m_Object.IsOwnedByServer;
            IsOwner = isRunning && OwnerClientId == manager.LocalClientId;
            IsLocalPlayer = m_Object.IsPlayerObject && IsOwner;
        }

        internal void Begin()
        {
            Try(OnNetworkSpawn);
            Try(OnNetworkPostSpawn);
            if (IsServer && IsOwner)
            {
                Try(OnGainedOwnership);
            }
        }

        internal void End()
        {
            Refresh();
            Try(OnNetworkDespawn);
        }

        internal void Owned(ulong before, ulong self)
        {
            Refresh();
            if (before != OwnerClientId)
            {
                Try(OwnerClientId == self ? OnGainedOwnership : before == self ? (Action)OnLostOwnership : () => { });
                OnOwnershipChanged(before, OwnerClientId);
            }
        }

        private static void Try(Action what)
        {
            try
            {
                what();
            }
            catch (Exception e)
            {
                Debug.LogException(e);
            }
        }
    }

    public partial struct NetworkObjectReference : INetworkSerializable, IEquatable<NetworkObjectReference>
    {
        private ulong m_Id;

        public NetworkObjectReference(NetworkObject networkObject)
        {
            if (networkObject == null)
            {
                throw new ArgumentNullException("networkObject");
            }
            if (!networkObject.IsSpawned)
            {
                throw new ArgumentException("NetworkObjectReference can only be created from spawned NetworkObjects.");
            }
            m_Id = networkObject.NetworkObjectId;
        }

        public ulong NetworkObjectId { get => m_Id; internal set => m_Id = value; }

        public bool TryGet(out NetworkObject networkObject, NetworkManager networkManager = null)
        {
            NetworkManager manager = networkManager ?? NetworkManager.Singleton;
            networkObject = null;
            return manager != null && manager.SpawnManager != null
                && manager.SpawnManager.SpawnedObjects.TryGetValue(m_Id, out networkObject);
        }

        public void NetworkSerialize<T>(BufferSerializer<T> serializer) where T : IReaderWriter
            => serializer.SerializeValue(ref m_Id);
        public bool Equals(NetworkObjectReference other) => m_Id == other.m_Id;
        public override bool Equals(object obj) => obj is NetworkObjectReference && Equals((NetworkObjectReference)obj);
        public override int GetHashCode() => m_Id.GetHashCode();
        public static implicit operator NetworkObject(NetworkObjectReference networkObjectRef)
            => networkObjectRef.TryGet(out NetworkObject found) ? found : null;
        public static implicit operator NetworkObjectReference(NetworkObject networkObject)
            => new NetworkObjectReference(networkObject);
        public static implicit operator GameObject(NetworkObjectReference networkObjectRef)
            => networkObjectRef.TryGet(out NetworkObject found) ? found.gameObject : null;
        public static implicit operator NetworkObjectReference(GameObject gameObject)
            => new NetworkObjectReference(gameObject);
    }

    public partial struct NetworkBehaviourReference : INetworkSerializable, IEquatable<NetworkBehaviourReference>
    {
        private NetworkObjectReference m_Object;
        private ushort m_Id;

        public NetworkBehaviourReference(NetworkBehaviour networkBehaviour)
        {
            m_Object = new NetworkObjectReference(networkBehaviour.NetworkObject);
            m_Id = networkBehaviour.NetworkBehaviourId;
        }

        public bool TryGet(out NetworkBehaviour networkBehaviour, NetworkManager networkManager = null)
        {
            networkBehaviour = m_Object.TryGet(out NetworkObject found, networkManager)
                ? found.GetNetworkBehaviourAtOrderIndex(m_Id) : null;
            return networkBehaviour != null;
        }

        public bool TryGet<T>(out T networkBehaviour, NetworkManager networkManager = null) where T : NetworkBehaviour
        {
            networkBehaviour = TryGet(out NetworkBehaviour found, networkManager) ? found as T : null;
            return networkBehaviour != null;
        }

        public void NetworkSerialize<T>(BufferSerializer<T> serializer) where T : IReaderWriter
        {
            m_Object.NetworkSerialize(serializer);
            serializer.SerializeValue(ref m_Id);
        }

        public bool Equals(NetworkBehaviourReference other) => m_Object.Equals(other.m_Object) && m_Id == other.m_Id;
        public override bool Equals(object obj)
            => obj is NetworkBehaviourReference && Equals((NetworkBehaviourReference)obj);
        public override int GetHashCode() => m_Object.GetHashCode() * 397 ^ m_Id;
        public static implicit operator NetworkBehaviour(NetworkBehaviourReference networkBehaviourRef)
            => networkBehaviourRef.TryGet(out NetworkBehaviour found) ? found : null;
        public static implicit operator NetworkBehaviourReference(NetworkBehaviour networkBehaviour)
            => new NetworkBehaviourReference(networkBehaviour);
    }
}

namespace Unity.Netcode.Components
{
    public partial class NetworkAnimator : NetworkBehaviour
    {
        public void SetTrigger(string triggerName) => SetTrigger(Animator.StringToHash(triggerName));

        public void SetTrigger(int hash, bool setTrigger = true)
        {
            if (setTrigger)
            {
                Animator.SetTrigger(hash);
            }
            else
            {
                Animator.ResetTrigger(hash);
            }
        }

        public void ResetTrigger(string triggerName) => SetTrigger(Animator.StringToHash(triggerName), false);
        public void ResetTrigger(int hash) => SetTrigger(hash, false);
    }

    /// <summary>The host's own transforms are the ones that count.</summary>
    public partial class NetworkTransform : NetworkBehaviour
    {
        public bool IsServerAuthoritative() => OnIsServerAuthoritative();

        public void Teleport(Vector3 newPosition, Quaternion newRotation, Vector3 newScale)
            => SetState(newPosition, newRotation, newScale, false);

        public void SetState(Vector3? posIn = null, Quaternion? rotIn = null, Vector3? scaleIn = null,
            bool teleportDisabled = true)
        {
            if (!IsSpawned)
            {
                throw new Exception("Cannot teleport or set the state of a NetworkTransform that is not spawned.");
            }
            if (InLocalSpace)
            {
                transform.localPosition = posIn ?? transform.localPosition;
                transform.localRotation = rotIn ?? transform.localRotation;
            }
            else
            {
                transform.position = posIn ?? transform.position;
                transform.rotation = rotIn ?? transform.rotation;
            }
            transform.localScale = scaleIn ?? transform.localScale;
        }
    }
}

namespace Unity.Netcode.Transports.UTP
{
    public partial class UnityTransport : NetworkTransport
    {
        public void SetConnectionData(string ipv4Address, ushort port, string listenAddress = null)
        {
            ConnectionData =
                new ConnectionAddressData { Address = ipv4Address, Port = port, ServerListenAddress = listenAddress
                ?? ipv4Address };
        }

        public void SetDebugSimulatorParameters(int packetDelay, int packetJitter, int dropRate)
        {
            DebugSimulator =
                new SimulatorParameters { PacketDelayMS = packetDelay, PacketJitterMS = packetJitter,
                PacketDropRate = dropRate };
        }
    }
}
