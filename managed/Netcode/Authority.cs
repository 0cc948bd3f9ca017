using System.Collections.Generic;
using UnityEngine;

namespace Unity.Netcode
{
    public sealed partial class NetworkObject
    {
        /// <summary>With a server the server has it; where it is distributed, the owner.</summary>
        public bool HasAuthority
            => NetworkManager != null
            && (NetworkManager.DistributedAuthorityMode ? OwnerClientId == NetworkManager.LocalClientId
            : NetworkManager.IsServer);
    }

    public abstract partial class NetworkBehaviour
    {
        public bool HasAuthority => IsSpawned && NetworkObject != null && NetworkObject.HasAuthority;
        public bool IsSessionOwner => NetworkManager != null && NetworkManager.LocalClient != null
            && NetworkManager.LocalClient.IsSessionOwner;
    }

    public partial class NetworkManager
    {
        /// <summary>There is no such service, so nobody is connected to it.</summary>
        public bool CMBServiceConnection => false;

        public bool DistributedAuthorityMode
            => NetworkConfig != null && NetworkConfig.NetworkTopology == NetworkTopologyTypes.DistributedAuthority;

        public void AddNetworkPrefab(GameObject prefab) => PrefabHandler.AddNetworkPrefab(prefab);
        public void RemoveNetworkPrefab(GameObject prefab) => PrefabHandler.RemoveNetworkPrefab(prefab);
    }

    /// <summary>Who makes the objects of a prefab, and takes them back.</summary>
    public partial class NetworkPrefabHandler
    {
        private readonly Dictionary<uint, INetworkPrefabInstanceHandler> m_Handlers =
            new Dictionary<uint, INetworkPrefabInstanceHandler>();
        private readonly List<GameObject> m_Prefabs = new List<GameObject>();

        private static uint HashOf(GameObject prefab) => prefab.GetComponent<NetworkObject>().PrefabIdHash;

        public bool AddHandler(GameObject networkPrefabAsset, INetworkPrefabInstanceHandler instanceHandler)
            => AddHandler(HashOf(networkPrefabAsset), instanceHandler);
        public bool AddHandler(NetworkObject prefabAssetNetworkObject, INetworkPrefabInstanceHandler instanceHandler)
            => AddHandler(prefabAssetNetworkObject.PrefabIdHash, instanceHandler);

        public bool AddHandler(uint globalObjectIdHash, INetworkPrefabInstanceHandler instanceHandler)
        {
            bool isNew = !m_Handlers.ContainsKey(globalObjectIdHash);
            if (isNew)
            {
                m_Handlers.Add(globalObjectIdHash, instanceHandler);
            }
            return isNew;
        }

        public bool RemoveHandler(GameObject networkPrefabAsset) => RemoveHandler(HashOf(networkPrefabAsset));
        public bool RemoveHandler(NetworkObject networkObject) => RemoveHandler(networkObject.PrefabIdHash);
        public bool RemoveHandler(uint globalObjectIdHash) => m_Handlers.Remove(globalObjectIdHash);

        internal bool Destroy(NetworkObject despawned)
        {
            bool has = m_Handlers.TryGetValue(despawned.PrefabIdHash, out INetworkPrefabInstanceHandler handler);
            if (has)
            {
                handler.Destroy(despawned);
            }
            return has;
        }

        public void AddNetworkPrefab(GameObject prefab)
        {
            if (prefab.GetComponent<NetworkObject>() == null)
            {
                throw new System.Exception("All NetworkPrefabs must contain a NetworkObject component.");
            }
            if (!m_Prefabs.Contains(prefab))
            {
                m_Prefabs.Add(prefab);
            }
        }

        public void RemoveNetworkPrefab(GameObject prefab)
        {
            m_Prefabs.Remove(prefab);
        }
    }
}

namespace Unity.Netcode.Components
{
    /// <summary>What version 2 no longer has.</summary>
    public partial class NetworkTransform
    {
        protected bool m_CachedIsServer;
    }
}

/// <summary>Outside of all namespaces, as in the package.</summary>
public class AttachableNode : Unity.Netcode.NetworkBehaviour
{
    public bool DetachOnDespawn = true;
}
