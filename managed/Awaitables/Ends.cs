using System;
using System.Threading;
using System.Threading.Tasks;

namespace UnityEngine
{
    internal static class Ends
    {
        internal static Awaitable In(Awaiting place, CancellationToken token, double due = 0, int frame = -1)
        {
            Awaitable made = new Awaitable();
            Heed(made, token);
            if (!made.IsCompleted)
            {
                place.Add(made.m_Source, due, frame);
            }
            return made;
        }

        internal static Awaitable Frame(float seconds, CancellationToken token)
            => In(Awaiting.s_Frames, token, Time.timeAsDouble + seconds, Time.frameCount);

        internal static void Heed(Awaitable waits, CancellationToken token)
        {
            if (!token.CanBeCanceled)
            {
                return;
            }
            CancellationTokenRegistration heeded = token.Register(() => waits.m_Source.TrySetCanceled(token));
            if (!waits.IsCompleted)
            {
                // The token may live as long as the game, and would keep all that was ever awaited.
                Then(waits.m_Source.Task, heeded.Dispose);
            }
        }

        /// <summary>At once where the task ends: an awaiter of .NET would post it.</summary>
        internal static void Then(Task task, Action continuation)
        {
            task.ContinueWith(t => continuation(), CancellationToken.None,
                TaskContinuationOptions.ExecuteSynchronously, TaskScheduler.Default);
        }

        /// <summary>Of an async method.</summary>
        internal static Awaitable Of(Task task)
        {
            Awaitable made = new Awaitable();
            Then(task, () => End(task, made.m_Source, () => true));
            return made;
        }

        internal static Awaitable<T> Of<T>(Task<T> task)
        {
            Awaitable<T> made = new Awaitable<T>();
            Then(task, () => End(task, made.m_Source, () => task.Result));
            return made;
        }

        private static void End<T>(Task task, TaskCompletionSource<T> to, Func<T> result)
        {
            if (task.IsCanceled)
            {
                to.TrySetCanceled();
            }
            else if (task.IsFaulted)
            {
                to.TrySetException(task.Exception.InnerExceptions);
            }
            else
            {
                to.TrySetResult(result());
            }
        }

        internal static void Expect(bool isNew)
        {
            if (!isNew)
            {
                throw new InvalidOperationException("Can't raise completion of the same Awaitable twice");
            }
        }
    }
}
