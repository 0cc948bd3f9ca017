// Netcode for GameObjects: a host is alone with itself. First.unity has a manager and Placed, Next.unity has Late.
using System.Collections;
using Unity.Collections;
using Unity.Netcode;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Facts;
using static Lab;

public static class NetcodeLife
{
    public static void Bytes()
    {
        var w = new FastBufferWriter(8, Allocator.Temp, 256);
        w.WriteValueSafe(new Hit { power = 7, by = "me", at = Vector3.up, kind = Hit.Kind.Hard });
        w.WriteValueSafe("text"); w.WriteValueSafe(new[] { 1, 2 });
        var r = new FastBufferReader(w, Allocator.Temp);
        r.ReadValueSafe(out Hit back); r.ReadValueSafe(out string s); r.ReadValueSafe(out int[] all);
        Check(back.power, back.by, back.at.y, back.kind, s, all[1]); // => 7 me 1 Hard text 2
        Check(Thrown(() => r.ReadValueSafe(out long none))); // => OverflowException
    }

    // a host starts, changes values, travels to another scene and stops
    public static IEnumerator Host()
    {
        SceneManager.LoadScene("First");
        yield return Frames(2);
        NetworkManager m = NetworkManager.Singleton;
        Check(m.IsListening); // => False
        NetworkObject loose = New<NetworkObject>("Loose");
        Check(Thrown(() => loose.Spawn())); // => NotListeningException
        Object.DestroyImmediate(loose.gameObject);
        Throws(() => m.StartClient());
        // => LeftOutException: Unity.Netcode.NetworkManager.StartClient is not part of this engine
        m.OnServerStarted += () => T("started");
        m.OnClientConnectedCallback += id => T("joined " + id);
        m.OnServerStopped += host => T("stopped " + host);
        m.StartHost();
        NetworkObject player = m.LocalClient.PlayerObject;
        Unit unit = player.GetComponent<Unit>();
        unit.HurtServerRpc(3); unit.bag.Add(4);
        NetworkObjectReference at = player;
        Check(m.IsHost, m.ConnectedClientsIds.Count, player.IsLocalPlayer, unit.life.Value); // => True 1 True 7
        Check(at.TryGet(out var found) && found == player, m.SpawnManager.SpawnedObjects.Count); // => True 2
        m.SceneManager.OnLoadEventCompleted += (name, mode, done, late) => T(name + " " + mode + " " + done.Count);
        T(m.SceneManager.LoadScene("Next", LoadSceneMode.Single));
        yield return Frames(4);
        Check(SceneManager.GetActiveScene().name, unit.IsSpawned); // => Next True
        while (m.LocalTime.Tick <= 1) yield return null;
        T("down");
        m.Shutdown();
        yield return Frames(3);
        Object.DestroyImmediate(m.gameObject);
        Traced();
        // => Player(Clone) TrueTrueTrueTrue; Placed TrueTrueTrueFalse; started; joined 0; 10>7; Add; Started;
        //     end Placed; Late TrueTrueTrueFalse; Next Single 1; down; end Player(Clone); end Late; stopped True
    }
}
