// UniTask.
using System;
using System.Collections;
using System.Reflection;
using System.Threading;
using System.Threading.Tasks;
using Cysharp.Threading.Tasks;
using UnityEngine;
using static Lab;

public class Waiter : MonoBehaviour
{
    private async UniTaskVoid Start()
    {
        T("a");
        await UniTask.Yield();
        T("b");
        T(await Count(3));
        await UniTask.WhenAll(UniTask.DelayFrame(2), UniTask.Delay(1));
        T("c");
        bool isThere = false;
        UniTask.RunOnThreadPool(() => Thread.Sleep(1)).ContinueWith(() =>
        {
            T(Time.frameCount > 0 ? "d" : "");
            isThere = true;
        }).Forget();
        await UniTask.WaitUntil(() => isThere);
        Fail().Forget();
        Stop().Forget();
        T("e");
    }

    private static async UniTask<int> Count(int n)
    {
        for (int i = 0; i < n; i++) { await UniTask.NextFrame(); }
        return n;
    }

    private static async UniTask Fail()
    {
        await UniTask.Yield();
        throw new Exception("failed here");
    }

    private async UniTask Stop()
    {
        var s = new CancellationTokenSource();
        UniTask t = UniTask.Delay(TimeSpan.FromHours(1), cancellationToken: s.Token);
        s.Cancel();
        T(await t.SuppressCancellationThrow());
        await Resources.LoadAsync<TextAsset>("none");
        T("f");
        await UniTask.Delay(9999999, cancellationToken: this.GetCancellationTokenOnDestroy());
    }
}

public static class UniTaskLife
{
    // posts, other threads, limits of time, cancelling, and exceptions that nobody awaits
    public static IEnumerator ThreadsAndLimits()
    {
        bool isOver = false;
        Run(() => isOver = true).Forget();
        while (!isOver) yield return null;
        Traced();
        // => posted; False; True; Exceed Timeout:00:00:00.0200000 True; 5; False; False; bad
    }

    // the first part of Start runs at once, each part after it in the frame that it has waited for
    public static IEnumerator Waits()
    {
        Waiter w = New<Waiter>("waiter");
        while (!trace.Contains("f")) yield return null;
        UnityEngine.Object.DestroyImmediate(w.gameObject);
        yield return null;
        Traced(); // => a; b; 3; c; d; e; Exception: Exception: failed here; True; f
    }

    // another thread comes back to make an object
    public static IEnumerator Elsewhere()
    {
        Task all = Task.Run(async () =>
        {
            await UniTask.SwitchToMainThread();
            T(New("here").name);
        });
        while (GameObject.Find("here") == null) yield return null;
        Traced(); // => here
    }

    private static int Waiting()
    {
        Type loop = typeof(UniTask).Assembly.GetType("Cysharp.Threading.Tasks.Loop");
        FieldInfo items = loop.GetField("s_Items", BindingFlags.NonPublic | BindingFlags.Static);
        return ((ICollection)items.GetValue(null)).Count;
    }

    // what is cancelled from outside is not waited for any more
    public static IEnumerator Attached()
    {
        bool isOver = false;
        int before = Waiting();
        Attach(before, () => isOver = true).Forget();
        while (!isOver) yield return null;
        Traced(); // => 1; True
    }

    private static async UniTaskVoid Attach(int before, Action end)
    {
        var s = new CancellationTokenSource();
        await UniTask.DelayFrame(2).AttachExternalCancellation(s.Token);
        await UniTask.DelayFrame(2);
        T(Waiting() - before);
        UniTask t = UniTask.WaitUntil(() => false, cancellationToken: new CancellationToken())
            .AttachExternalCancellation(s.Token);
        s.Cancel();
        T(await t.SuppressCancellationThrow());
        end();
    }

    // coroutines are awaited, with what they throw, and can be cancelled
    public static IEnumerator Routines()
    {
        bool isOver = false;
        Await(() => isOver = true).Forget();
        while (!isOver) yield return null;
        Traced(); // => True; True; over; bad; True
    }

    private static IEnumerator Slow()
    {
        float from = Time.time;
        yield return new WaitForSeconds(0.2f);
        T(Time.time - from >= 0.2f);
        yield return Inner();
        T("over");
    }

    private static IEnumerator Inner()
    {
        int from = Time.frameCount;
        yield return new WaitUntil(() => Time.frameCount > from + 2);
        T(Time.frameCount > from + 2);
    }

    private static IEnumerator BadRoutine()
    {
        yield return null;
        throw new Exception("bad");
    }

    private static IEnumerator Endless()
    {
        while (true) yield return new WaitForSeconds(1000);
    }

    private static async UniTaskVoid Await(Action end)
    {
        await Slow();
        try { await BadRoutine(); }
        catch (Exception e) { T(e.Message); }
        var s = new CancellationTokenSource();
        UniTask t = Endless().ToUniTask(cancellationToken: s.Token);
        s.Cancel();
        T(await t.SuppressCancellationThrow());
        end();
    }

    // a deferred task begins when it is awaited; a cancelled token starts no thread
    public static IEnumerator Deferred()
    {
        bool isOver = false;
        Defer(() => isOver = true).Forget();
        while (!isOver) yield return null;
        Traced(); // => first; begun; False True; told; False
    }

    private static async UniTaskVoid Defer(Action end)
    {
        UniTask t = UniTask.Defer(() =>
        {
            T("begun");
            return UniTask.CompletedTask;
        });
        T("first");
        await t;
        await t;
        bool hasRun = false;
        var none = new CancellationToken(true);
        var cancelled = await UniTask.RunOnThreadPool(() => hasRun = true, cancellationToken: none)
            .SuppressCancellationThrow();
        Thread.Sleep(5);
        T(hasRun + " " + cancelled.Item1);
        IEnumerator c = UniTask.FromException(new Exception("told")).ToCoroutine(e => T(e.Message));
        T(c.MoveNext());
        end();
    }

    private static async UniTask<int> Late()
    {
        await UniTask.Delay(100000);
        return 1;
    }

    private static async UniTask<int> Soon()
    {
        await UniTask.DelayFrame(1);
        return 5;
    }

    private static async UniTask Bad()
    {
        await UniTask.Yield();
        throw new Exception("bad");
    }

    private static async UniTaskVoid Run(Action end)
    {
        UniTask.Post(() => T("posted"));
        await UniTask.DelayFrame(2);
        await UniTask.SwitchToThreadPool();
        T(PlayerLoopHelper.IsMainThread);
        await UniTask.SwitchToMainThread();
        T(PlayerLoopHelper.IsMainThread);
        var source = new CancellationTokenSource();
        try
        {
            await Late().Timeout(TimeSpan.FromMilliseconds(20), taskCancellationTokenSource: source);
        }
        catch (TimeoutException e) { T(e.Message + " " + source.IsCancellationRequested); }
        T(await Soon().Timeout(TimeSpan.FromMinutes(1)));
        T(await UniTask.Yield().TimeoutWithoutException(TimeSpan.FromMinutes(1)));
        var soon = new CancellationTokenSource();
        soon.CancelAfterSlim(5);
        T(await UniTask.WaitUntilCanceled(soon.Token).SuppressCancellationThrow());
        Action<Exception> note = e => T(e.Message);
        UniTaskScheduler.UnobservedTaskException += note;
        Bad().Forget();
        await UniTask.DelayFrame(3);
        UniTaskScheduler.UnobservedTaskException -= note;
        end();
    }
}
