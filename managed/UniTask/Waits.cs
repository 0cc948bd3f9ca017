using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine;
using UnityEngine.LowLevel;
using UnityEngine.Networking;

namespace Cysharp.Threading.Tasks
{
    public enum PlayerLoopTiming
    {
        Initialization, LastInitialization, EarlyUpdate, LastEarlyUpdate, FixedUpdate, LastFixedUpdate, PreUpdate,
            LastPreUpdate,
        Update, LastUpdate, PreLateUpdate, LastPreLateUpdate, PostLateUpdate, LastPostLateUpdate, TimeUpdate,
            LastTimeUpdate,
    }

    public enum DelayType { DeltaTime, UnscaledDeltaTime, Realtime }

    /// <summary>What waits for a frame: asked once in each, wherever in it the caller wanted to be, but for
    /// FixedUpdate.</summary>
    internal static class Loop
    {
        private sealed class Item
        {
            internal Func<bool> IsOver;
            internal CancellationToken Token;
            internal TaskCompletionSource<bool> Source;
            internal int Frame;
        }

        private struct UniTaskUpdate { }
        private struct UniTaskFixedUpdate { }

        private static readonly List<Item> s_Items = new List<Item>(), s_FixedItems = new List<Item>();
        private static bool s_IsThere;

        internal static UniTask Wait(Func<bool> isOver, CancellationToken token, PlayerLoopTiming timing)
        {
            if (token.IsCancellationRequested)
            {
                return UniTask.FromCanceled(token);
            }
            Begin();
            bool isFixed = timing == PlayerLoopTiming.FixedUpdate || timing == PlayerLoopTiming.LastFixedUpdate;
            Item item =
                new Item { IsOver = isOver, Token = token, Source = new TaskCompletionSource<bool>(), Frame = isFixed
                || !IsInLoop ? -1 : Time.frameCount };
            lock (s_Items)
            {
                (isFixed ? s_FixedItems : s_Items).Add(item);
            }
            return new UniTask(item.Source.Task);
        }

        /// <summary>Other threads have no context.</summary>
        internal static bool IsInLoop => SynchronizationContext.Current != null;

        private static void Begin()
        {
            if (s_IsThere)
            {
                return;
            }
            if (!IsInLoop)
            {
                UnitySynchronizationContext.Main.Post(_ => Begin(), null);
                return;
            }
            s_IsThere = true;
            PlayerLoopSystem loop = PlayerLoop.GetCurrentPlayerLoop();
            Add(ref loop, typeof(UnityEngine.PlayerLoop.Update),
                new PlayerLoopSystem { type = typeof(UniTaskUpdate),
                updateDelegate = () => Run(s_Items, Time.frameCount) });
            Add(ref loop, typeof(UnityEngine.PlayerLoop.FixedUpdate),
                new PlayerLoopSystem { type = typeof(UniTaskFixedUpdate),
                updateDelegate = () => Run(s_FixedItems, 0) });
            PlayerLoop.SetPlayerLoop(loop);
        }

        private static void Add(ref PlayerLoopSystem loop, Type where, PlayerLoopSystem system)
        {
            for (int i = 0; i < loop.subSystemList.Length; i++)
            {
                if (loop.subSystemList[i].type == where)
                {
                    loop.subSystemList[i].subSystemList =
                        new[] { system }.Concat(loop.subSystemList[i].subSystemList ?? new PlayerLoopSystem[0])
                        .ToArray();
                }
            }
        }

        /// <summary>Those that are added meanwhile wait for the next frame.</summary>
        private static void Run(List<Item> items, int frame)
        {
            Item[] now;
            lock (s_Items)
            {
                now = items.FindAll(i => i.Frame != frame).ToArray();
            }
            foreach (Item item in now)
            {
                if (Try(item))
                {
                    lock (s_Items)
                    {
                        items.Remove(item);
                    }
                }
            }
        }

        /// <summary>Is its wait over, one way or another?</summary>
        private static bool Try(Item item)
        {
            try
            {
                return item.Token.IsCancellationRequested ? item.Source.TrySetCanceled(item.Token) || true
                    : item.IsOver() && (item.Source.TrySetResult(true) || true);
            }
            catch (Exception e)
            {
                item.Source.TrySetException(e);
                return true;
            }
        }
    }

    public readonly partial struct UniTask
    {
        public static UniTask CompletedTask => default(UniTask);
        public static UniTask FromException(Exception ex) => new UniTask(Task.FromException(ex));
        public static UniTask<T> FromException<T>(Exception ex) => new UniTask<T>(Task.FromException<T>(ex));
        public static UniTask<T> FromResult<T>(T value) => new UniTask<T>(value);

        public static UniTask FromCanceled(CancellationToken cancellationToken = default(CancellationToken))
        {
            TaskCompletionSource<bool> source = new TaskCompletionSource<bool>();
            source.TrySetCanceled(cancellationToken);
            return new UniTask(source.Task);
        }

        public static UniTask Yield() => NextFrame();
        public static UniTask Yield(CancellationToken cancellationToken, bool cancelImmediately = false)
            => NextFrame(PlayerLoopTiming.Update, cancellationToken);
        public static UniTask Yield(PlayerLoopTiming timing) => NextFrame(timing);
        public static UniTask Yield(PlayerLoopTiming timing, CancellationToken cancellationToken,
            bool cancelImmediately = false) => NextFrame(timing, cancellationToken);
        public static UniTask NextFrame() => NextFrame(PlayerLoopTiming.Update);
        public static UniTask NextFrame(CancellationToken cancellationToken, bool cancelImmediately = false)
            => NextFrame(PlayerLoopTiming.Update, cancellationToken);

        public static UniTask NextFrame(PlayerLoopTiming timing,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            return Loop.Wait(() => true, cancellationToken, timing);
        }

        public static UniTask WaitForFixedUpdate(CancellationToken cancellationToken = default(CancellationToken),
            bool cancelImmediately = false) => NextFrame(PlayerLoopTiming.LastFixedUpdate, cancellationToken);
        public static UniTask WaitForEndOfFrame(CancellationToken cancellationToken = default(CancellationToken))
            => NextFrame(PlayerLoopTiming.LastPostLateUpdate, cancellationToken);
        public static UniTask WaitForEndOfFrame(MonoBehaviour coroutineRunner,
            CancellationToken cancellationToken = default(CancellationToken)) => WaitForEndOfFrame(cancellationToken);

        public static UniTask DelayFrame(int delayFrameCount, PlayerLoopTiming delayTiming = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            int last = Time.frameCount + delayFrameCount;
            return Loop.Wait(() => Time.frameCount >= last, cancellationToken, delayTiming);
        }

        public static UniTask Delay(int millisecondsDelay, bool ignoreTimeScale = false,
            PlayerLoopTiming delayTiming = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            return Delay(TimeSpan.FromMilliseconds(millisecondsDelay), ignoreTimeScale, delayTiming, cancellationToken);
        }

        public static UniTask Delay(TimeSpan delayTimeSpan, bool ignoreTimeScale = false,
            PlayerLoopTiming delayTiming = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            return Delay(delayTimeSpan, ignoreTimeScale ? DelayType.UnscaledDeltaTime
                : DelayType.DeltaTime, delayTiming, cancellationToken);
        }

        public static UniTask Delay(int millisecondsDelay, DelayType delayType,
            PlayerLoopTiming delayTiming = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            return Delay(TimeSpan.FromMilliseconds(millisecondsDelay), delayType, delayTiming, cancellationToken);
        }

        public static UniTask Delay(TimeSpan delayTimeSpan, DelayType delayType,
            PlayerLoopTiming delayTiming = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            if (delayTimeSpan < TimeSpan.Zero)
            {
                throw new ArgumentOutOfRangeException("Delay does not allow minus delayTimeSpan. delayTimeSpan:"
                    + delayTimeSpan);
            }
            double end = Now(delayType) + delayTimeSpan.TotalSeconds;
            return Loop.Wait(() => Now(delayType) >= end, cancellationToken, delayTiming);
        }

        public static UniTask WaitForSeconds(float duration, bool ignoreTimeScale = false,
            PlayerLoopTiming delayTiming = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            return Delay(TimeSpan.FromSeconds(duration), ignoreTimeScale, delayTiming, cancellationToken);
        }

        private static double Now(DelayType type)
        {
            return type == DelayType.DeltaTime ? Time.timeAsDouble : type == DelayType.UnscaledDeltaTime
                ? Time.unscaledTimeAsDouble : Time.realtimeSinceStartupAsDouble;
        }

        public static UniTask WaitUntil(Func<bool> predicate, PlayerLoopTiming timing = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            return Loop.Wait(predicate, cancellationToken, timing);
        }

        public static UniTask WaitWhile(Func<bool> predicate, PlayerLoopTiming timing = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            return Loop.Wait(() => !predicate(), cancellationToken, timing);
        }

        public static UniTask WaitUntilCanceled(CancellationToken cancellationToken,
            PlayerLoopTiming timing = PlayerLoopTiming.Update, bool completeImmediately = false)
        {
            return Loop.Wait(() => cancellationToken.IsCancellationRequested, default(CancellationToken), timing);
        }

        // Several

        private static Task Plain(UniTask task) => task.Inner ?? Task.CompletedTask;

        public static UniTask WhenAll(params UniTask[] tasks) => new UniTask(Task.WhenAll(tasks.Select(Plain)));
        public static UniTask WhenAll(IEnumerable<UniTask> tasks) => WhenAll(tasks.ToArray());
        public static UniTask<T[]> WhenAll<T>(params UniTask<T>[] tasks)
            => new UniTask<T[]>(Task.WhenAll(tasks.Select(t => t.AsTask())));
        public static UniTask<T[]> WhenAll<T>(IEnumerable<UniTask<T>> tasks) => WhenAll(tasks.ToArray());

        public static UniTask<(T1, T2)> WhenAll<T1, T2>(UniTask<T1> task1, UniTask<T2> task2)
        {
            Task<T1> a = task1.AsTask();
            Task<T2> b = task2.AsTask();
            return Waiting.After(Task.WhenAll(a, b), () => (a.GetAwaiter().GetResult(), b.GetAwaiter().GetResult()));
        }

        public static UniTask<(T1, T2, T3)> WhenAll<T1, T2, T3>(UniTask<T1> task1, UniTask<T2> task2, UniTask<T3> task3)
        {
            Task<T1> a = task1.AsTask();
            Task<T2> b = task2.AsTask();
            Task<T3> c = task3.AsTask();
            return Waiting.After(Task.WhenAll(a, b, c),
                () => (a.GetAwaiter().GetResult(), b.GetAwaiter().GetResult(), c.GetAwaiter().GetResult()));
        }

        public static UniTask<int> WhenAny(params UniTask[] tasks)
        {
            Task[] all = tasks.Select(Plain).ToArray();
            Task<Task> first = Task.WhenAny(all);
            return Waiting.After(first, () => Waiting.Result(first.Result, Array.IndexOf(all, first.Result)));
        }

        public static UniTask<int> WhenAny(IEnumerable<UniTask> tasks) => WhenAny(tasks.ToArray());

        // Threads: what ran on another one goes on in the player loop.

        private static UniTask Back(Task task, CancellationToken token) => new UniTask(Rest(task, token));

        internal static async Task Rest(Task task, CancellationToken token)
        {
            await Loop.Wait(() => task.IsCompleted, token, PlayerLoopTiming.Update);
            task.GetAwaiter().GetResult();
        }

        internal static async Task<T> Rest<T>(Task<T> task, CancellationToken token)
        {
            await Loop.Wait(() => task.IsCompleted, token, PlayerLoopTiming.Update);
            return task.GetAwaiter().GetResult();
        }

        public static UniTask RunOnThreadPool(Action action, bool configureAwait = true,
            CancellationToken cancellationToken = default(CancellationToken))
            => Back(Task.Run(action, cancellationToken), cancellationToken);
        public static UniTask RunOnThreadPool(Func<UniTask> action, bool configureAwait = true,
            CancellationToken cancellationToken = default(CancellationToken))
            => Back(Task.Run(() => Plain(action()), cancellationToken), cancellationToken);
        public static UniTask<T> RunOnThreadPool<T>(Func<T> func, bool configureAwait = true,
            CancellationToken cancellationToken = default(CancellationToken))
            => new UniTask<T>(Rest(Task.Run(func, cancellationToken), cancellationToken));
        public static UniTask Run(Action action, bool configureAwait = true,
            CancellationToken cancellationToken = default(CancellationToken))
            => RunOnThreadPool(action, configureAwait, cancellationToken);
        public static UniTask<T> Run<T>(Func<T> func, bool configureAwait = true,
            CancellationToken cancellationToken = default(CancellationToken))
            => RunOnThreadPool(func, configureAwait, cancellationToken);
        public static UniTask SwitchToMainThread(CancellationToken cancellationToken = default(CancellationToken))
            => SwitchToMainThread(PlayerLoopTiming.Update, cancellationToken);

        public static UniTask SwitchToMainThread(PlayerLoopTiming timing,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            return Loop.IsInLoop ? CompletedTask : Loop.Wait(() => true, cancellationToken, timing);
        }

        public static UniTask Create(Func<UniTask> factory) => factory();
        public static UniTask<T> Create<T>(Func<UniTask<T>> factory) => factory();
        public static UniTask Defer(Func<UniTask> factory) => new UniTask(new Lazy<Task>(() => Begun(factory)));

        private static Task Begun(Func<UniTask> factory)
        {
            try
            {
                return Plain(factory());
            }
            catch (Exception e)
            {
                return Task.FromException(e);
            }
        }

        public static void Void(Func<UniTaskVoid> asyncAction) => asyncAction().Forget();
        public static void Void(Func<CancellationToken, UniTaskVoid> asyncAction, CancellationToken cancellationToken)
            => asyncAction(cancellationToken).Forget();
        public static Action Action(Func<UniTaskVoid> asyncAction) => () => asyncAction().Forget();
        public static UnityEngine.Events.UnityAction UnityAction(Func<UniTaskVoid> asyncAction) => ()
            => asyncAction().Forget();
    }

    public static class UniTaskExtensions
    {
        public static UniTask AsUniTask(this Task task, bool useCurrentSynchronizationContext = true)
            => new UniTask(task.IsCompleted ? task : UniTask.Rest(task, default(CancellationToken)));
        public static UniTask<T> AsUniTask<T>(this Task<T> task, bool useCurrentSynchronizationContext = true)
            => new UniTask<T>(task.IsCompleted ? task : UniTask.Rest(task, default(CancellationToken)));
        public static Task AsTask(this UniTask task) => task.Inner ?? Task.CompletedTask;
        public static Task<T> AsTask<T>(this UniTask<T> task)
            => task.Inner ?? Task.FromResult(task.GetAwaiter().GetResult());
        public static void Forget(this UniTask task) => Forget(task, UniTaskScheduler.Tell);
        public static void Forget<T>(this UniTask<T> task) => Forget(task.AsUniTask(), UniTaskScheduler.Tell);

        public static void Forget(this UniTask task, Action<Exception> exceptionHandler,
            bool handleExceptionOnMainThread = true)
        {
            Waiting.Then(task.Inner, () =>
            {
                try
                {
                    task.GetAwaiter().GetResult();
                }
                catch (Exception e)
                {
                    exceptionHandler(e);
                }
            });
        }

        public static UniTask ContinueWith(this UniTask task, Action continuationFunction)
            => Waiting.After(task.Inner, () => { task.GetAwaiter().GetResult(); continuationFunction(); return true; });
        public static UniTask ContinueWith<T>(this UniTask<T> task, Action<T> continuationFunction)
            => Waiting.After(task.Inner, () => { continuationFunction(task.GetAwaiter().GetResult()); return true; });

        public static UniTask AttachExternalCancellation(this UniTask task, CancellationToken cancellationToken)
        {
            Task inner = task.AsTask();
            if (!cancellationToken.CanBeCanceled || inner.IsCompleted)
            {
                return task;
            }
            UniTask end = Loop.Wait(() => inner.IsCompleted, cancellationToken, PlayerLoopTiming.Update);
            Task<Task> first = Task.WhenAny(inner, end.AsTask());
            return Waiting.After(first, () => Waiting.Result(inner.IsCompleted ? inner : first.Result, true));
        }

        public static IEnumerator ToCoroutine<T>(this UniTask<T> task, Action<T> resultHandler = null,
            Action<Exception> exceptionHandler = null)
        {
            return task.ContinueWith(result => resultHandler?.Invoke(result)).ToCoroutine(exceptionHandler);
        }

        public static IEnumerator ToCoroutine(this UniTask task, Action<Exception> exceptionHandler = null)
        {
            while (!task.Status.IsCompleted())
            {
                yield return null;
            }
            try
            {
                task.GetAwaiter().GetResult();
            }
            catch (Exception e) when (exceptionHandler != null)
            {
                exceptionHandler(e);
            }
        }
    }

    /// <summary>What runs as a coroutine although it is no behaviour's: what it yields is waited for as the engine
    /// does.</summary>
    internal sealed class Runner : MonoBehaviour
    {
        private static Runner s_One;

        internal static UniTask Run(IEnumerator routine, CancellationToken token)
        {
            if (token.IsCancellationRequested)
            {
                return UniTask.FromCanceled(token);
            }
            if (!s_One)
            {
                s_One = new GameObject("UniTask") { hideFlags = HideFlags.HideAndDontSave }.AddComponent<Runner>();
                DontDestroyOnLoad(s_One.gameObject);
            }
            TaskCompletionSource<bool> source = new TaskCompletionSource<bool>();
            s_One.StartCoroutine(Steps(routine, source));
            if (token.CanBeCanceled)
            {
                Loop.Wait(() => source.Task.IsCompleted || token.IsCancellationRequested
                    && source.TrySetCanceled(token), default(CancellationToken), PlayerLoopTiming.Update);
            }
            return new UniTask(source.Task);
        }

        /// <summary>The routine, with those that it yields, until it is over or nobody waits for it any more.</summary>
        private static IEnumerator Steps(IEnumerator routine, TaskCompletionSource<bool> source)
        {
            Stack<IEnumerator> open = new Stack<IEnumerator>(new[] { routine });
            while (open.Count > 0 && !source.Task.IsCompleted)
            {
                IEnumerator last = open.Peek();
                bool hasMore = false;
                try
                {
                    hasMore = last.MoveNext();
                }
                catch (Exception e)
                {
                    source.TrySetException(e);
                }
                object said = hasMore ? last.Current : null;
                if (!hasMore)
                {
                    open.Pop();
                }
                else if (said is IEnumerator)
                {
                    open.Push((IEnumerator)said);
                }
                else
                {
                    yield return said;
                }
            }
            source.TrySetResult(true);
        }
    }

    public static class UnityAsyncExtensions
    {
        public static UniTask.Awaiter GetAwaiter(this AsyncOperation asyncOperation)
            => asyncOperation.ToUniTask().GetAwaiter();
        public static UniTask WithCancellation(this AsyncOperation asyncOperation, CancellationToken cancellationToken)
            => asyncOperation.ToUniTask(cancellationToken: cancellationToken);

        public static UniTask ToUniTask(this AsyncOperation asyncOperation, IProgress<float> progress = null,
            PlayerLoopTiming timing = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            return asyncOperation.isDone ? UniTask.CompletedTask : Loop.Wait(() =>
            {
                progress?.Report(asyncOperation.progress);
                return asyncOperation.isDone;
            }, cancellationToken, timing);
        }

        public static UniTask<UnityEngine.Object>.Awaiter GetAwaiter(this ResourceRequest asyncOperation)
            => asyncOperation.ToUniTask().GetAwaiter();

        public static UniTask<UnityEngine.Object> ToUniTask(this ResourceRequest asyncOperation,
            IProgress<float> progress = null, PlayerLoopTiming timing = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            UniTask done = ToUniTask((AsyncOperation)asyncOperation, progress, timing, cancellationToken);
            return Waiting.After(done.Inner, () => Waiting.Result(done.Inner, asyncOperation.asset));
        }

        public static UniTask<UnityWebRequest>.Awaiter GetAwaiter(this UnityWebRequestAsyncOperation asyncOperation)
            => asyncOperation.ToUniTask().GetAwaiter();

        public static UniTask<UnityWebRequest> ToUniTask(this UnityWebRequestAsyncOperation asyncOperation,
            IProgress<float> progress = null, PlayerLoopTiming timing = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken), bool cancelImmediately = false)
        {
            UniTask done = ToUniTask((AsyncOperation)asyncOperation, progress, timing, cancellationToken);
            return Waiting.After(done.Inner, () => Waiting.Result(done.Inner, asyncOperation.webRequest));
        }

        public static UniTask.Awaiter GetAwaiter(this IEnumerator enumerator) => enumerator.ToUniTask().GetAwaiter();

        public static UniTask ToUniTask(this IEnumerator enumerator, PlayerLoopTiming timing = PlayerLoopTiming.Update,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            return Runner.Run(enumerator, cancellationToken);
        }

        public static CancellationToken GetCancellationTokenOnDestroy(this MonoBehaviour monoBehaviour)
            => monoBehaviour.destroyCancellationToken;
        public static CancellationToken GetCancellationTokenOnDestroy(this Component component)
            => component.gameObject.GetCancellationTokenOnDestroy();

        public static CancellationToken GetCancellationTokenOnDestroy(this GameObject gameObject)
        {
            Triggers.AsyncDestroyTrigger trigger = gameObject.GetComponent<Triggers.AsyncDestroyTrigger>();
            return (trigger != null ? trigger : gameObject.AddComponent<Triggers.AsyncDestroyTrigger>())
                .CancellationToken;
        }
    }
}

namespace Cysharp.Threading.Tasks.Triggers
{
    [DisallowMultipleComponent]
    public sealed class AsyncDestroyTrigger : MonoBehaviour
    {
        public CancellationToken CancellationToken => destroyCancellationToken;
    }
}
