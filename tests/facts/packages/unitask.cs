// UniTask.
using System;
using System.Collections;
using System.Threading;
using Cysharp.Threading.Tasks;
using static Lab;

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
        UniTaskScheduler.UnobservedTaskException += e => T(e.Message);
        Bad().Forget();
        await UniTask.DelayFrame(3);
        end();
    }
}
