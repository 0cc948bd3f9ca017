using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using Cysharp.Threading.Tasks;
using Cysharp.Threading.Tasks.Linq;
using Cysharp.Threading.Tasks.Triggers;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.UI;
using static Trial;
using Object = UnityEngine.Object;

/// <summary>com.cysharp.unitask.</summary>
public static class Tasks
{
    private static void Run(string name, string wanted, Func<UniTask<object>> run)
    {
        Later(name, wanted, r => UniTask.ToCoroutine(async () => r.Value = await run()));
    }

    private static async UniTask<string> Thrown(UniTask task)
    {
        try { await task; return "nothing"; }
        catch (Exception e) { return e.GetType().Name; }
    }

    private static async UniTask<object> Frames(Func<UniTask> wait)
    {
        await UniTask.NextFrame(PlayerLoopTiming.Update);
        int begin = Time.frameCount;
        await wait();
        return Time.frameCount - begin;
    }

    /// <param name="clock">What the wait goes by: a slow frame is long in game time, which began before the wait.</param>
    private static async UniTask<object> Takes(Func<UniTask> wait, float least, Func<float> clock)
    {
        float begin = clock();
        await wait();
        float taken = clock() - begin;
        return taken >= least - 0.03f && taken < least + 15 ? "True" : taken.ToString();
    }

    private static async UniTask<int> Late(int value, int frames)
    {
        await UniTask.DelayFrame(frames);
        return value;
    }

    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)]
    private static void Add()
    {
        AddFrames();
        AddTimings();
        AddGroups();
        AddEnds();
        AddSources();
        AddThreads();
        AddStreams();
        AddObjects();
    }

    private static void AddFrames()
    {
        Run("task: the next frame", "1", () => Frames(() => UniTask.NextFrame()));
        Run("task: three frames", "3", () => Frames(() => UniTask.DelayFrame(3)));
        Run("task: a later part of the same frame", "0", () => Frames(async () => await UniTask.Yield(PlayerLoopTiming.PostLateUpdate)));
        Run("task: an earlier part of the next frame", "1", () => Frames(async () => await UniTask.Yield(PlayerLoopTiming.EarlyUpdate)));
        Run("task: until something is so", "3", () => Frames(() => { int n = 0; return UniTask.WaitUntil(() => ++n >= 3); }));
        Run("task: while something is so", "2", () => Frames(() => { int n = 0; return UniTask.WaitWhile(() => ++n < 2); }));
        Run("task: until a value has changed", "5", async () => {
            GameObject thing = new();
            UniTask<float> change = UniTask.WaitUntilValueChanged(thing.transform, t => t.position.x);
            await UniTask.DelayFrame(2);
            thing.transform.position = new Vector3(5, 0, 0);
            return await change;
        });
        Run("task: a delay", "True", () => Takes(() => UniTask.Delay(200), 0.2f, () => Time.time));
        Run("task: a delay that no time scale changes", "True", () => Takes(() => UniTask.Delay(TimeSpan.FromSeconds(0.1), ignoreTimeScale: true), 0.1f, () => Time.unscaledTime));
        Run("task: a delay in real time", "True", () => Takes(() => UniTask.Delay(100, DelayType.Realtime), 0.1f, () => Time.realtimeSinceStartup));
        Run("task: a coroutine is awaited", "2", () => Frames(async () => await Steps(2)));
        Run("task: an instruction of a coroutine is awaited", "True", () => Takes(async () => await new WaitForSecondsRealtime(0.1f).ToUniTask(), 0.1f, () => Time.realtimeSinceStartup));
        Run("task: an operation of the engine is awaited", "kept", async () =>
            ((TextAsset)await Resources.LoadAsync<TextAsset>("note").ToUniTask()).text);
        Later("task: in a coroutine", "12", r => Yields(r));
    }

    private static IEnumerator Steps(int n)
    {
        while (n-- > 0) { yield return null; }
    }

    private static IEnumerator Yields(Result result)
    {
        int seen = 0;
        yield return Late(12, 2).ToCoroutine(x => seen = x);
        result.Value = seen;
    }

    private static void AddTimings()
    {
        Run("task: the parts of a frame", "Initialization EarlyUpdate PreUpdate Update PreLateUpdate PostLateUpdate 1", async () => {
            List<string> heard = new();
            await UniTask.Yield(PlayerLoopTiming.LastPostLateUpdate);
            int begin = Time.frameCount;
            async UniTask At(PlayerLoopTiming timing) { await UniTask.Yield(timing); heard.Add(timing.ToString()); }
            await UniTask.WhenAll(At(PlayerLoopTiming.PostLateUpdate), At(PlayerLoopTiming.Update), At(PlayerLoopTiming.Initialization),
                                  At(PlayerLoopTiming.PreLateUpdate), At(PlayerLoopTiming.EarlyUpdate), At(PlayerLoopTiming.PreUpdate));
            return string.Join(" ", heard) + " " + (Time.frameCount - begin);
        });
        Run("task: the last of each part", "Update LastUpdate PreLateUpdate LastPreLateUpdate", async () => {
            List<string> heard = new();
            await UniTask.Yield(PlayerLoopTiming.EarlyUpdate);
            async UniTask At(PlayerLoopTiming timing) { await UniTask.Yield(timing); heard.Add(timing.ToString()); }
            await UniTask.WhenAll(At(PlayerLoopTiming.LastPreLateUpdate), At(PlayerLoopTiming.LastUpdate),
                                  At(PlayerLoopTiming.PreLateUpdate), At(PlayerLoopTiming.Update));
            return string.Join(" ", heard);
        });
        Run("task: the fixed update", "True", async () => { await UniTask.WaitForFixedUpdate(); return Time.inFixedTimeStep; });
        Run("task: before the scripts' Update, and after", "PreUpdate,Update of a script,LastUpdate", async () => {
            List<string> heard = new();
            await UniTask.Yield(PlayerLoopTiming.Initialization);
            AsyncUpdateTrigger trigger = new GameObject().GetAsyncUpdateTrigger();
            await UniTask.Yield(PlayerLoopTiming.Initialization);
            async UniTask Script() { await trigger.UpdateAsync(); heard.Add("Update of a script"); }
            async UniTask At(PlayerLoopTiming timing) { await UniTask.Yield(timing); heard.Add(timing.ToString()); }
            await UniTask.WhenAll(At(PlayerLoopTiming.LastUpdate), Script(), At(PlayerLoopTiming.PreUpdate));
            return heard;
        });
        Later("task: an action each frame", "1,2,3", Repeated);
        Now("task: the loop knows its thread", "True", () => PlayerLoopHelper.IsMainThread);
    }

    private sealed class Three : IPlayerLoopItem
    {
        public readonly List<int> heard = new();
        public bool MoveNext() { heard.Add(heard.Count + 1); return heard.Count < 3; }
    }

    private static IEnumerator Repeated(Result result)
    {
        Three item = new();
        PlayerLoopHelper.AddAction(PlayerLoopTiming.Update, item);
        yield return Steps(6);
        result.Value = item.heard;
    }

    private static void AddGroups()
    {
        Run("task: all of three kinds", "1 two True", async () => {
            var (a, b, c) = await UniTask.WhenAll(Late(1, 3), UniTask.FromResult("two"), UniTask.FromResult(true));
            return a + " " + b + " " + c;
        });
        Run("task: all of a list, in its order", "3,1,2", async () => await UniTask.WhenAll(new[] { Late(3, 3), Late(1, 1), Late(2, 2) }));
        Run("task: the first of two", "1,20", async () => {
            var (winner, result) = await UniTask.WhenAny(new[] { Late(10, 5), Late(20, 1) });
            return new[] { winner, result };
        });
        Run("task: the first of two kinds", "0:1", async () => {
            var (winner, first, _) = await UniTask.WhenAny(Late(1, 1), UniTask.Never<string>(CancellationToken.None));
            return winner + ":" + first;
        });
        Run("task: all, one of which fails", "ArgumentException", async () =>
            await Thrown(UniTask.WhenAll(UniTask.DelayFrame(2), UniTask.FromException(new ArgumentException()))));
        Run("task: awaited as a tuple", "3", async () => { var (a, b) = await (Late(1, 1), Late(2, 2)); return a + b; });
    }

    private static void AddEnds()
    {
        Run("task: a delay that is cancelled", "OperationCanceledException", async () => {
            CancellationTokenSource source = new();
            UniTask<string> seen = Thrown(UniTask.Delay(5000, cancellationToken: source.Token));
            await UniTask.DelayFrame(2);
            source.Cancel();
            return await seen;
        });
        Run("task: cancelled before it begins", "OperationCanceledException", async () =>
            await Thrown(UniTask.NextFrame(new CancellationToken(true))));
        Run("task: cancelled without an exception", "True", async () => {
            CancellationTokenSource source = new();
            UniTask<bool> seen = UniTask.DelayFrame(100, cancellationToken: source.Token).SuppressCancellationThrow();
            source.Cancel();
            return await seen;
        });
        Run("task: cancelled after a time", "True", async () => {
            CancellationTokenSource source = new();
            source.CancelAfterSlim(TimeSpan.FromMilliseconds(60));
            return await UniTask.WaitUntil(() => false, cancellationToken: source.Token).SuppressCancellationThrow();
        });
        Run("task: a token from outside", "OperationCanceledException", async () => {
            CancellationTokenSource source = new();
            UniTask<string> seen = Thrown(UniTask.Never(CancellationToken.None).AttachExternalCancellation(source.Token));
            await UniTask.NextFrame();
            source.Cancel();
            return await seen;
        });
        Run("task: until a token is cancelled", "True", async () => {
            CancellationTokenSource source = new();
            UniTask wait = UniTask.WaitUntilCanceled(source.Token);
            source.Cancel();
            await wait;
            return source.IsCancellationRequested;
        });
        Run("task: a time limit", "TimeoutException", async () =>
            await Thrown(UniTask.Never(CancellationToken.None).Timeout(TimeSpan.FromMilliseconds(80))));
        Run("task: a time limit that is told", "True,False", async () => new[] {
            await UniTask.Never(CancellationToken.None).TimeoutWithoutException(TimeSpan.FromMilliseconds(50)),
            await UniTask.NextFrame().TimeoutWithoutException(TimeSpan.FromSeconds(5)),
        });
        Run("task: an exception", "InvalidOperationException", async () => {
            async UniTask Fail() { await UniTask.NextFrame(); throw new InvalidOperationException(); }
            return await Thrown(Fail());
        });
        Run("task: an exception that nobody awaits is told", "FormatException", async () => {
            string seen = null;
            Action<Exception> hear = e => seen ??= e is FormatException ? e.GetType().Name : null;
            UniTaskScheduler.UnobservedTaskException += hear;
            async UniTask Fail() { await UniTask.NextFrame(); throw new FormatException(); }
            Fail().Forget();
            await UniTask.DelayFrame(3);
            UniTaskScheduler.UnobservedTaskException -= hear;
            return seen;
        });
    }

    private static void AddSources()
    {
        Run("task: a source that is set", "8", async () => {
            UniTaskCompletionSource<int> source = new();
            source.TrySetResult(8);
            return await source.Task;
        });
        Run("task: a source for two that wait", "9,9", async () => {
            UniTaskCompletionSource<int> source = new();
            async UniTask<int> Wait() => await source.Task;
            UniTask<int> a = Wait(), b = Wait();
            source.TrySetResult(9);
            return new[] { await a, await b };
        });
        Run("task: awaited twice", "InvalidOperationException", async () => {
            UniTask task = UniTask.DelayFrame(1);
            await task;
            return await Thrown(task);
        });
        Run("task: awaited twice, if it is kept", "4,4", async () => {
            UniTask<int> task = Late(4, 1).Preserve();
            return new[] { await task, await task };
        });
        Run("task: made when it is first awaited", "0,1,1", async () => {
            int n = 0;
            AsyncLazy<int> lazy = UniTask.Lazy(async () => { await UniTask.NextFrame(); return ++n; });
            return new[] { n, await lazy, await lazy };
        });
        Run("task: deferred", "1", async () => { int n = 0; await UniTask.Defer(() => { n++; return UniTask.CompletedTask; }); return n; });
        Run("task: of .NET and back", "6", async () => await Late(6, 1).AsTask().AsUniTask());
        Run("task: continued", "20", async () => await Late(10, 1).ContinueWith(x => x * 2));
        Run("task: a property that is awaited", "2,3", async () => {
            AsyncReactiveProperty<int> property = new(1);
            UniTask<int> next = property.WaitAsync();
            property.Value = 2;
            int first = await next;
            next = property.FirstAsync(x => x == 3).Preserve();
            property.Value = 3;
            return new[] { first, await next };
        });
        Run("task: a channel", "1,2,3", async () => {
            Channel<int> channel = Channel.CreateSingleConsumerUnbounded<int>();
            foreach (int i in new[] { 1, 2, 3 }) { channel.Writer.TryWrite(i); }
            channel.Writer.TryComplete();
            return await channel.Reader.ReadAllAsync().ToArrayAsync();
        });
        Now("task: progress", "0.5,1", () => {
            List<float> heard = new();
            IProgress<float> progress = Progress.CreateOnlyValueChanged<float>(heard.Add);
            foreach (float f in new[] { 0.5f, 0.5f, 1 }) { progress.Report(f); }
            return heard;
        });
        Now("task: states", "Succeeded,Pending,Canceled,Faulted", () => new[] {
            UniTask.CompletedTask.Status, UniTask.Never(CancellationToken.None).Status, UniTask.FromCanceled().Status,
            new Func<UniTaskStatus>(() => { UniTask t = UniTask.FromException(new Exception()); UniTaskStatus s = t.Status; Thrown(t).Forget(); return s; })(),
        });
    }

    private static void AddThreads()
    {
        Run("task: to another thread and back", "other,main", async () => {
            int main = Thread.CurrentThread.ManagedThreadId;
            string Where() => Thread.CurrentThread.ManagedThreadId == main ? "main" : "other";
            await UniTask.SwitchToThreadPool();
            string first = Where();
            await UniTask.SwitchToMainThread();
            return first + "," + Where();
        });
        Run("task: work on another thread", "False,True", async () => {
            int main = Thread.CurrentThread.ManagedThreadId;
            bool there = await UniTask.RunOnThreadPool(() => Thread.CurrentThread.ManagedThreadId == main);
            return new[] { there, Thread.CurrentThread.ManagedThreadId == main };
        });
        Run("task: other waits use the engine's context", "True", async () => {
            int main = Thread.CurrentThread.ManagedThreadId;
            await System.Threading.Tasks.Task.Delay(20);
            return Thread.CurrentThread.ManagedThreadId == main;
        });
    }

    private static void AddStreams()
    {
        Run("task: a stream that is filtered", "20,40", async () =>
            await UniTaskAsyncEnumerable.Range(1, 4).Where(x => x % 2 == 0).Select(x => x * 10).ToArrayAsync());
        Run("task: a query", "11,12,21,22", async () => await (from a in UniTaskAsyncEnumerable.Range(1, 2)
                                                               from b in UniTaskAsyncEnumerable.Range(1, 2) select a * 10 + b).ToArrayAsync());
        Run("task: each update", "1,1,1", async () => {
            await UniTask.NextFrame(PlayerLoopTiming.Update);
            List<int> at = new() { Time.frameCount };
            await foreach (var _ in UniTaskAsyncEnumerable.EveryUpdate().Take(3)) { at.Add(Time.frameCount); }
            return at.Skip(1).Zip(at, (a, b) => a - b).ToArray();
        });
        Run("task: a stream that is made", "0,1,2", async () => await UniTaskAsyncEnumerable.Create<int>(async (writer, token) => {
            for (int i = 0; i < 3; i++) { await writer.YieldAsync(i); await UniTask.NextFrame(token); }
        }).ToArrayAsync());
        Run("task: an interval", "3", async () => await UniTaskAsyncEnumerable.Interval(TimeSpan.FromMilliseconds(30)).Take(3).CountAsync());
        Run("task: zip, pairs and buffers", "1a,2b/1-2,2-3/2,1", async () => {
            var three = UniTaskAsyncEnumerable.Range(1, 3);
            string zipped = Show(await three.Zip(new[] { "a", "b" }.ToUniTaskAsyncEnumerable(), (x, s) => x + s).ToArrayAsync());
            string pairs = Show(await three.Pairwise().Select(p => p.Item1 + "-" + p.Item2).ToArrayAsync());
            return zipped + "/" + pairs + "/" + Show(await three.Buffer(2).Select(b => b.Count).ToArrayAsync());
        });
        Run("task: sums and order", "6,3,3,2,1", async () => {
            var three = UniTaskAsyncEnumerable.Range(1, 3);
            return new[] { await three.SumAsync(), await three.MaxAsync() }.Concat(await three.OrderByDescending(x => x).ToArrayAsync());
        });
        Run("task: awaits within a stream", "2,4", async () =>
            await UniTaskAsyncEnumerable.Range(1, 2).SelectAwait(async x => { await UniTask.NextFrame(); return x * 2; }).ToArrayAsync());
        Run("task: a stream until it is cancelled", "True", async () => {
            CancellationTokenSource source = new();
            int n = 0;
            await UniTaskAsyncEnumerable.EveryUpdate().TakeUntilCanceled(source.Token).ForEachAsync(_ => { if (++n == 3) { source.Cancel(); } });
            return n == 3 || n == 4;
        });
        Run("task: a stream that fails", "ArgumentException", async () =>
            await Thrown(UniTaskAsyncEnumerable.Throw<int>(new ArgumentException()).ForEachAsync(_ => { })));
        Run("task: a property as a stream", "1,2,3", async () => {
            AsyncReactiveProperty<int> property = new(1);
            List<int> heard = new();
            property.Subscribe(heard.Add);
            property.Value = 2;
            property.Value = 3;
            await UniTask.NextFrame();
            return heard;
        });
    }

    private static void AddObjects()
    {
        Run("task: an object's token", "True", async () => {
            GameObject thing = new();
            CancellationToken token = thing.GetCancellationTokenOnDestroy();
            UniTask<bool> seen = UniTask.Never(token).SuppressCancellationThrow();
            Object.Destroy(thing);
            return await seen;
        });
        Run("task: an object is destroyed", "1", () => Frames(async () => {
            GameObject thing = new();
            UniTask end = thing.GetAsyncDestroyTrigger().OnDestroyAsync();
            Object.Destroy(thing);
            await end;
            await UniTask.NextFrame();
        }));
        Run("task: an object starts", "True", async () => {
            GameObject thing = new();
            await thing.GetAsyncStartTrigger().StartAsync();
            return thing != null;
        });
        Run("task: an object is enabled", "2", async () => {
            GameObject thing = new();
            AsyncEnableTrigger trigger = thing.GetAsyncEnableTrigger();
            int n = 0;
            trigger.Subscribe(_ => n++);
            for (int i = 0; i < 2; i++) { thing.SetActive(false); thing.SetActive(true); }
            await UniTask.NextFrame();
            return n;
        });
        Run("task: a click", "True", async () => {
            Button button = new GameObject("b", typeof(RectTransform)).AddComponent<Button>();
            UniTask click = button.OnClickAsync();
            button.onClick.Invoke();
            await click;
            return button != null;
        });
        Run("task: clicks as a stream", "2", async () => {
            Button button = new GameObject("b", typeof(RectTransform)).AddComponent<Button>();
            int n = 0;
            button.OnClickAsAsyncEnumerable().Subscribe(_ => n++);
            button.onClick.Invoke();
            button.onClick.Invoke();
            await UniTask.NextFrame();
            return n;
        });
        Run("task: an event", "3", async () => {
            UnityEvent<int> happens = new();
            UniTask<int> next = happens.OnInvokeAsync(CancellationToken.None);
            happens.Invoke(3);
            return await next;
        });
        Run("task: an action for an event", "1", async () => {
            UnityEvent happens = new();
            int n = 0;
            happens.AddListener(UniTask.UnityAction(async () => { await UniTask.NextFrame(); n++; }));
            happens.Invoke();
            await UniTask.DelayFrame(3);
            return n;
        });
    }
}
