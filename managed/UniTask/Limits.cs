using System;
using System.Threading;
using System.Threading.Tasks;

namespace Cysharp.Threading.Tasks
{
    public interface IUniTaskAsyncDisposable
    {
        UniTask DisposeAsync();
    }

    /// <summary>Tasks that may take only so long, and what ends with a token.</summary>
    public static class UniTaskLimits
    {
        public static async UniTask Timeout(this UniTask task, TimeSpan timeout,
            DelayType delayType = DelayType.DeltaTime,
            PlayerLoopTiming timeoutCheckTiming = PlayerLoopTiming.Update,
                CancellationTokenSource taskCancellationTokenSource = null)
        {
            if (await task.TimeoutWithoutException(timeout, delayType, timeoutCheckTiming, taskCancellationTokenSource))
            {
                throw Late(timeout);
            }
        }

        public static async UniTask<T> Timeout<T>(this UniTask<T> task, TimeSpan timeout,
            DelayType delayType = DelayType.DeltaTime,
            PlayerLoopTiming timeoutCheckTiming = PlayerLoopTiming.Update,
                CancellationTokenSource taskCancellationTokenSource = null)
        {
            Task<T> inner = task.AsTask();
            if (await IsLate(inner, timeout, delayType, timeoutCheckTiming, taskCancellationTokenSource))
            {
                throw Late(timeout);
            }
            return inner.GetAwaiter().GetResult();
        }

        /// <summary>Is it too late? A task that failed throws.</summary>
        public static async UniTask<bool> TimeoutWithoutException(this UniTask task, TimeSpan timeout,
            DelayType delayType = DelayType.DeltaTime,
            PlayerLoopTiming timeoutCheckTiming = PlayerLoopTiming.Update,
                CancellationTokenSource taskCancellationTokenSource = null)
        {
            Task inner = task.AsTask();
            bool isLate = await IsLate(inner, timeout, delayType, timeoutCheckTiming, taskCancellationTokenSource);
            return isLate || Waiting.Result(inner, false);
        }

        public static IDisposable CancelAfterSlim(this CancellationTokenSource cts, TimeSpan delayTimeSpan,
            DelayType delayType = DelayType.DeltaTime,
            PlayerLoopTiming delayTiming = PlayerLoopTiming.Update)
        {
            CancellationTokenSource wait = new CancellationTokenSource();
            UniTask.Delay(delayTimeSpan, delayType, delayTiming, wait.Token).ContinueWith(cts.Cancel).Forget();
            return new Stop(wait);
        }

        public static IDisposable CancelAfterSlim(this CancellationTokenSource cts, int millisecondsDelay,
            DelayType delayType = DelayType.DeltaTime,
            PlayerLoopTiming delayTiming =
                PlayerLoopTiming.Update) => cts.CancelAfterSlim(TimeSpan.FromMilliseconds(millisecondsDelay),
                delayType, delayTiming);

        /// <summary>It is disposed of when the token is cancelled.</summary>
        public static CancellationTokenRegistration AddTo(this IDisposable disposable,
            CancellationToken cancellationToken)
        {
            return cancellationToken.Register(o => ((IDisposable)o).Dispose(), disposable, false);
        }

        private sealed class Stop : IDisposable
        {
            private readonly CancellationTokenSource m_Wait;
            internal Stop(CancellationTokenSource wait) { m_Wait = wait; }
            public void Dispose() => m_Wait.Cancel();
        }

        private static TimeoutException Late(TimeSpan timeout) => new TimeoutException("Exceed Timeout:" + timeout);

        private static async UniTask<bool> IsLate(Task task, TimeSpan timeout, DelayType kind, PlayerLoopTiming timing,
            CancellationTokenSource source)
        {
            CancellationTokenSource wait = new CancellationTokenSource();
            Task end = UniTask.Delay(timeout, kind, timing, wait.Token).AsTask();
            bool isLate = await Waiting.After(Task.WhenAny(task, end), () => !task.IsCompleted);
            wait.Cancel();
            if (isLate)
            {
                source?.Cancel();
            }
            return isLate;
        }
    }
}
