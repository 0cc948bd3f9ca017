using System;
using Unity.Collections;
using Unity.Netcode;
using UnityEngine;
using static Lab;

public struct Hit : INetworkSerializable, IEquatable<Hit>
{
    public int power;
    public FixedString32Bytes by;
    public Vector3 at;
    public Kind kind;

    public enum Kind : byte { Soft, Hard }

    public void NetworkSerialize<K>(BufferSerializer<K> s) where K : IReaderWriter
    {
        s.SerializeValue(ref power); s.SerializeValue(ref by); s.SerializeValue(ref at); s.SerializeValue(ref kind);
    }

    public bool Equals(Hit other) => power == other.power;
}

/// <summary>Traces its life on the network.</summary>
public class Unit : NetworkBehaviour
{
    public NetworkVariable<int> life = new NetworkVariable<int>(10);
    public NetworkList<int> bag;

    private void Awake() => bag = new NetworkList<int>();

    public override void OnNetworkSpawn()
    {
        T(name + " " + IsServer + IsOwner + IsSpawned + IsLocalPlayer);
        life.OnValueChanged += (a, b) => T(a + ">" + b);
        bag.OnListChanged += e => T(e.Type);
    }

    public override void OnNetworkDespawn() => T("end " + name);

    [ServerRpc(RequireOwnership = false)]
    public void HurtServerRpc(int by, ServerRpcParams p = default) => life.Value -= by;

    [ClientRpc] private void ShowClientRpc(ClientRpcParams p = default) { }
}
