using System;
using System.Collections;
using System.Runtime.CompilerServices;
using System.Threading;
using UnityEngine;

namespace Cysharp.Threading.Tasks
{
    /// <summary>Asked once in a frame, until it says that it is over.</summary>
    public interface IPlayerLoopItem
    {
        bool MoveNext();
    }

    public static class PlayerLoopHelper
    {
        public static SynchronizationContext UnitySynchronizationContext
            => UnityEngine.UnitySynchronizationContext.Main;
        public static int MainThreadId => UnityEngine.UnitySynchronizationContext.Main.m_Thread;
        public static bool IsMainThread => Loop.IsInLoop;

        public static void AddAction(PlayerLoopTiming timing, IPlayerLoopItem action)
            => Loop.Wait(() => !action.MoveNext(), CancellationToken.None, timing).Forget();

        public static void AddContinuation(PlayerLoopTiming timing, Action continuation)
        {
            Loop.Wait(() => { continuation(); return true; }, CancellationToken.None, timing).Forget();
        }
    }

    /// <summary>What becomes of exceptions that nobody waits for.</summary>
    public static class UniTaskScheduler
    {
        public static event Action<Exception> UnobservedTaskException;
        public static bool PropagateOperationCanceledException = false;
        public static LogType UnobservedExceptionWriteLogType = LogType.Exception;
        public static bool DispatchUnityMainThread = true;

        internal static void Tell(Exception exception)
        {
            if (exception is OperationCanceledException && !PropagateOperationCanceledException)
            {
                return;
            }
            if (UnobservedTaskException == null)
            {
                Log(exception);
            }
            else if (Loop.IsInLoop || !DispatchUnityMainThread)
            {
                UnobservedTaskException(exception);
            }
            else
            {
                PlayerLoopHelper.UnitySynchronizationContext.Post(_ => UnobservedTaskException?.Invoke(exception),
                    null);
            }
        }

        private static void Log(Exception exception)
        {
            string text = "UnobservedTaskException: " + exception;
            switch (UnobservedExceptionWriteLogType)
            {
                case LogType.Error: Debug.LogError(text); break;
                case LogType.Assert: Debug.LogAssertion(text); break;
                case LogType.Warning: Debug.LogWarning(text); break;
                case LogType.Log: Debug.Log(text); break;
                default: Debug.LogException(exception); break;
            }
        }
    }

    /// <summary>What comes after an await of it runs on a thread of the pool.</summary>
    public struct SwitchToThreadPoolAwaitable
    {
        public Awaiter GetAwaiter() => default(Awaiter);

        public struct Awaiter : ICriticalNotifyCompletion
        {
            public bool IsCompleted => false;

            public void GetResult()
            {
            }

            public void OnCompleted(Action continuation) => UnsafeOnCompleted(continuation);
            public void UnsafeOnCompleted(Action continuation)
                => ThreadPool.UnsafeQueueUserWorkItem(_ => continuation(), null);
        }
    }

    public readonly partial struct UniTask
    {
        public static SwitchToThreadPoolAwaitable SwitchToThreadPool() => default(SwitchToThreadPoolAwaitable);
        public static void Post(Action action, PlayerLoopTiming timing = PlayerLoopTiming.Update)
            => PlayerLoopHelper.AddContinuation(timing, action);
        public static IEnumerator ToCoroutine(Func<UniTask> taskFactory) => taskFactory().ToCoroutine();
    }
}
