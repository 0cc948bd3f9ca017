// Plugin tools that tests call in the headless player, put into a copy of the example project.
using System;
using System.Collections;
using System.Threading;
using System.Threading.Tasks;
using McpPlugin;
using UnityEngine;

public static class PlayerTools
{
    private static int s_Gone;

    public static void Move(string name, float x)
    {
        GameObject.Find(name).transform.localPosition = new Vector3(x, 0, 0);
    }

    [McpPluginTool("make")]
    private static string Make(string name)
    {
        new GameObject(name).AddComponent<Mark>();
        return "made " + name;
    }

    [McpPluginTool("where", ReadOnly = true)]
    private static float Where(GameObject thing) { return thing.transform.localPosition.x; }

    [McpPluginTool("number", ReadOnly = true)]
    private static int Number(Mark thing) { return thing.number; }

    [McpPluginTool("gone", ReadOnly = true)]
    private static int Gone() { return s_Gone; }

    [McpPluginTool("play")] // by the game: nobody knows whose code it is
    private static void Play(string name, float x)
    {
        SynchronizationContext main = SynchronizationContext.Current;
        using (ExecutionContext.SuppressFlow())
        {
            new Thread(() => main.Post(_ => Move(name, x), null)).Start();
        }
    }

    [McpPluginTool("move")]
    private static void MoveNow(string name, float x) { Move(name, x); }

    [McpPluginTool("move-await")]
    private static async Task<string> MoveAwait(string name, float x)
    {
        await Task.Delay(20);
        Move(name, x);
        GameObject.Find(name).GetComponent<Mark>().number = (int)x;
        return "moved " + name;
    }

    [McpPluginTool("move-yield")]
    private static async Task MoveYield(string name, float x)
    {
        for (int i = 0; i < 5; i++)
        {
            await Task.Yield();
        }
        Move(name, x);
    }

    [McpPluginTool("move-thread")]
    private static Task MoveThread(string name, float x)
    {
        return Task.Run(() => MainThread.Instance.Run(() => Move(name, x)));
    }

    [McpPluginTool("move-frames")]
    private static IEnumerator MoveFrames(string name, float x)
    {
        yield return null;
        yield return new WaitForSeconds(0.02f);
        yield return new WaitForSecondsRealtime(0.02f);
        yield return new WaitForEndOfFrame();
        yield return new WaitForFixedUpdate();
        yield return Frames(3);
        Move(name, x);
        yield return null;
    }

    private static IEnumerator Frames(int n)
    {
        int first = Time.frameCount;
        for (int i = 0; i < n; i++)
        {
            yield return null;
        }
        if (Time.frameCount != first + n)
        {
            throw new Exception("frames went by: " + (Time.frameCount - first));
        }
    }

    [McpPluginTool("move-engine")]
    private static IEnumerator MoveEngine(Mark thing, float x)
    {
        yield return thing.StartCoroutine(thing.MoveSoon(thing.name, x));
    }

    [McpPluginTool("move-void")]
    private static async void MoveVoid(string name, float x)
    {
        await Task.Delay(20);
        Move(name, x);
    }

    [McpPluginTool("move-afterwards")] // when it is answered
    private static string MoveAfterwards(string name, float x)
    {
        SlowMove(name, x);
        return "soon";
    }

    private static async void SlowMove(string name, float x)
    {
        await Task.Delay(20);
        Move(name, x);
    }

    [McpPluginTool("move-secretly", ReadOnly = true)]
    private static async Task MoveSecretly(string name, float x)
    {
        await Task.Delay(20);
        Move(name, x);
    }

    [McpPluginTool("destroy-await")]
    private static async Task DestroyAwait(GameObject thing)
    {
        await Task.Yield();
        UnityEngine.Object.Destroy(thing);
    }

    [McpPluginTool("log-await")]
    private static async Task LogAwait(string text)
    {
        await Task.Delay(20);
        Debug.Log(text);
    }

    [McpPluginTool("throw-await")]
    private static async Task ThrowAwait()
    {
        await Task.Yield();
        throw new InvalidOperationException("after an await");
    }

    [McpPluginTool("hang")]
    private static void Hang() { while (true) { } }

    [McpPluginTool("hang-await")]
    private static async Task HangAwait()
    {
        await Task.Yield();
        while (true) { }
    }

    [McpPluginTool("hang-void")] // nobody waits for it any more
    private static async void HangVoid()
    {
        await Task.Delay(20);
        while (true) { }
    }

    [McpPluginTool("wait")]
    private static async Task Wait(CancellationToken token)
    {
        try
        {
            await Task.Delay(-1, token);
        }
        finally
        {
            s_Gone++;
        }
    }

    [McpPluginTool("report")]
    private static async Task<string> Report(IProgress<float> progress)
    {
        for (int i = 0; i <= 4; i++)
        {
            progress.Report(i / 4f);
            await Task.Delay(60);
        }
        return "reported";
    }

    [McpPluginTool("body")]
    private static string Body(Collider thing) { return thing.name; }

    [McpPluginTool("load")]
    private static string Load(Material material, GameObject prefab)
    {
        return material.name + " " + prefab.name + " " + prefab.scene.IsValid();
    }
}
