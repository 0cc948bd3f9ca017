"""Packages in projects of their own; tests/facts/packages has the facts about all others."""
import json

from lib.live import need_an_engine
from lib.sources import Stage
from lib.umcp import Suite, same

suite = Suite()
test = suite.test


def needs(project, **packages):
    """The project names these packages."""
    project.write("Packages/manifest.json", json.dumps({"dependencies": packages}))


def is_clean(stage):
    same([line for line in stage.server.logged() if "stubs" in line or "Exception" in line], [])


POOL = """
using Unity.Netcode;
using Unity.Netcode.Transports.UTP;
using UnityEngine;

public class Pool : NetworkBehaviour, INetworkPrefabInstanceHandler
{
    public static string told = "";

    public NetworkObject Instantiate(ulong owner, Vector3 position, Quaternion rotation) => null;

    public void Destroy(NetworkObject o)
    {
        told += "back " + o.name;
        o.gameObject.SetActive(false);
    }

    public override void OnNetworkSpawn()
    {
        told += HasAuthority + " " + IsSessionOwner + " " + NetworkObject.HasAuthority + " "
            + NetworkManager.DistributedAuthorityMode + ";";
    }

    [Rpc(SendTo.Authority, InvokePermission = RpcInvokePermission.Everyone)] public void AskRpc() { told += "asked;"; }

    public static string Run()
    {
        var manager = new GameObject("Net").AddComponent<NetworkManager>();
        var transport = manager.gameObject.AddComponent<UnityTransport>();
        manager.NetworkConfig = new NetworkConfig { NetworkTransport = transport };
        manager.StartHost();
        var o = new GameObject("Shot").AddComponent<NetworkObject>();
        var pool = o.gameObject.AddComponent<Pool>();
        manager.AddNetworkPrefab(o.gameObject);
        told += pool.HasAuthority + ";";
        told += manager.PrefabHandler.AddHandler(o.gameObject, pool) + " ";
        told += manager.PrefabHandler.AddHandler(o, pool) + ";";
        o.Spawn();
        pool.AskRpc();
        o.Despawn();
        told += " " + manager.PrefabHandler.RemoveHandler(o);
        manager.Shutdown();
        return told;
    }
}
"""


@test
def version_2_of_netcode_asks_for_authority():
    def fill(project):
        project.script("Pool", POOL)
        needs(project, **{"com.unity.netcode.gameobjects": "2.4.4"})

    with Stage(fill, plugins=False) as stage:
        same(stage.eval("Pool.Run()"), "False;True False;True False True False;asked;back Shot True")
        is_clean(stage)


@test
def a_package_that_is_not_named_is_not_there():
    def fill(project):
        needs(project, **{"com.unity.ugui": "1.0.0"})

    with Stage(fill, plugins=False) as stage:
        same(stage.eval("Unity.Mathematics.math.abs(1)"), None)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
