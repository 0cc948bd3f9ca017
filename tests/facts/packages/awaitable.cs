// Awaitable, which projects of Unity 6 have.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading;
using UnityEngine;
using static Lab;

public class Awaits : MonoBehaviour
{
    private IEnumerator Start()
    {
        yield return Places();
        T("over");
    }

    private async Awaitable Places()
    {
        await Awaitable.NextFrameAsync();
        await Awaitable.EndOfFrameAsync();
        int from = Time.frameCount;
        await Awaitable.NextFrameAsync();
        T(Time.frameCount - from);
        await Awaitable.FixedUpdateAsync();
        T(Time.inFixedTimeStep);
        float t = Time.time;
        await Awaitable.WaitForSecondsAsync(0.05f, destroyCancellationToken);
        T(Time.time - t >= 0.05f);
        T(await IsMain(Thread.CurrentThread.ManagedThreadId));
        await Resources.LoadAsync<TextAsset>("none");
    }

    private static async Awaitable<string> IsMain(int id)
    {
        await Awaitable.BackgroundThreadAsync();
        string there = (id == Thread.CurrentThread.ManagedThreadId) + " ";
        await Awaitable.MainThreadAsync();
        return there + (id == Thread.CurrentThread.ManagedThreadId);
    }
}

public static class AwaitableLife
{
    // a frame, a fixed step, seconds, another thread, and the end of a coroutine that waits for it
    public static IEnumerator Places()
    {
        New<Awaits>("awaits");
        yield return Frames(12);
        Traced(); // => 1; True; True; False True; over
    }

    // ends: cancelled by itself and by a token, with a value, by an exception
    public static IEnumerator Ends()
    {
        Run();
        yield return Frames(4);
        Traced(); // => cancelled; cancelled; 5 False; bad; over
    }

    private static async void Run()
    {
        var c = new CancellationTokenSource();
        var s = new AwaitableCompletionSource<int>();
        Awaitable wait = Awaitable.NextFrameAsync(), late = Awaitable.WaitForSecondsAsync(100, c.Token);
        Awaitable all = Each(late), fails = Each(Fails()), cancelled = Each(wait);
        Awaitable<int> number = Number(s);
        wait.Cancel();
        c.Cancel();
        s.SetResult(5);
        T(await number + " " + s.TrySetResult(6));
        await all;
        await fails;
        await cancelled;
        T("over");
    }

    private static async Awaitable Each(Awaitable what)
    {
        try
        {
            await what;
            T("fine");
        }
        catch (OperationCanceledException) { T("cancelled"); }
        catch (InvalidOperationException e) { T(e.Message); }
    }

    private static async Awaitable Fails()
    {
        await Awaitable.NextFrameAsync();
        throw new InvalidOperationException("bad");
    }

    private static async Awaitable<int> Number(AwaitableCompletionSource<int> s) { return await s.Awaitable; }

    // those that have ended are not held by the token that could have cancelled them
    public static IEnumerator Freed()
    {
        var all = new List<WeakReference>();
        Many(all);
        yield return Frames(45);
        Traced(); // => few are left
    }

    private static async void Many(List<WeakReference> all)
    {
        var c = new CancellationTokenSource();
        for (int i = 0; i < 40; i++) { await Noted(all, c.Token); }
        GC.Collect(); GC.WaitForPendingFinalizers(); GC.Collect();
        int left = all.FindAll(w => w.IsAlive).Count;
        c.Cancel();
        T(left < 10 ? "few are left" : left + " are left");
    }

    // the same in a row, with a value that is set once and an operation
    public static IEnumerator InARow()
    {
        bool isOver = false;
        Row(() => isOver = true);
        while (!isOver) yield return null;
        Traced(); // => 1; True; 5; True; bad; stopped; True True; set False
    }

    private static async void Row(Action end)
    {
        int frame = Time.frameCount;
        double time = Time.timeAsDouble;
        await Awaitable.NextFrameAsync();
        T(Time.frameCount - frame);
        await Awaitable.WaitForSecondsAsync(0.1f);
        T(Time.timeAsDouble - time >= 0.1);
        T(await Sum(4));
        await Awaitable.FixedUpdateAsync();
        T(Time.inFixedTimeStep);
        try { await Late(); }
        catch (InvalidOperationException e) { T(e.Message); }
        var stop = new CancellationTokenSource();
        var wait = Awaitable.WaitForSecondsAsync(60, stop.Token);
        stop.Cancel();
        try { await wait; }
        catch (OperationCanceledException) { T("stopped"); }
        int main = Thread.CurrentThread.ManagedThreadId;
        await Awaitable.BackgroundThreadAsync();
        bool isElsewhere = Thread.CurrentThread.ManagedThreadId != main;
        await Awaitable.MainThreadAsync();
        T(isElsewhere + " " + (Thread.CurrentThread.ManagedThreadId == main));
        var source = new AwaitableCompletionSource<string>();
        SetLater(source);
        T(await source.Awaitable + " " + source.TrySetResult("twice"));
        await Awaitable.FromAsyncOperation(Resources.UnloadUnusedAssets());
        end();
    }

    private static async Awaitable<int> Sum(int a)
    {
        await Awaitable.NextFrameAsync();
        return a + 1;
    }

    private static async Awaitable Late()
    {
        await Awaitable.EndOfFrameAsync();
        throw new InvalidOperationException("bad");
    }

    private static async void SetLater(AwaitableCompletionSource<string> source)
    {
        await Awaitable.NextFrameAsync();
        source.SetResult("set");
    }

    // a coroutine waits for one
    public static IEnumerator InACoroutine()
    {
        yield return Awaitable.WaitForSecondsAsync(0.05f);
        T("over");
        Traced(); // => over
    }

    private static Awaitable Noted(List<WeakReference> all, CancellationToken token)
    {
        Awaitable made = Awaitable.NextFrameAsync(token);
        all.Add(new WeakReference(made));
        return made;
    }
}
