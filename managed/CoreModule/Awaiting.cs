using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace UnityEngine
{
    /// <summary>What waits for a place in the frame.</summary>
    internal sealed class Awaiting
    {
        private sealed class Item
        {
            internal Awaitable waits;
            internal double due;
            internal int frame; // in which it was added
        }

        internal static readonly Awaiting s_Frames = new Awaiting(), s_Fixed = new Awaiting(), s_Ends = new Awaiting();

        private List<Item> m_Items; // null until something waits

        internal static bool IsMainThread => UnitySynchronizationContext.Main.m_Thread == Thread.CurrentThread.ManagedThreadId;

        internal static Awaitable Frame(float seconds, CancellationToken token) => s_Frames.Add(token, Time.timeAsDouble + seconds, Time.frameCount);

        internal Awaitable Add(CancellationToken token, double due = 0, int frame = -1)
        {
            Awaitable made = new Awaitable();
            Heed(made, token);
            if (!made.IsCompleted)
            {
                lock (this)
                {
                    (m_Items ?? (m_Items = new List<Item>())).Add(new Item { waits = made, due = due, frame = frame });
                }
            }
            return made;
        }

        /// <summary>Completes what is due; what is added meanwhile waits for the next time.</summary>
        internal void Run()
        {
            if (m_Items != null)
            {
                Complete();
            }
        }

        private void Complete()
        {
            List<Item> due;
            lock (this)
            {
                due = m_Items.FindAll(IsOver);
                m_Items.RemoveAll(IsOver);
            }
            foreach (Item item in due)
            {
                Engine.Guard(null, () => item.waits.m_Source.TrySetResult(true));
            }
        }

        private static bool IsOver(Item i) => i.waits.IsCompleted || i.frame != Time.frameCount && i.due <= Time.timeAsDouble;

        internal static void Heed(Awaitable waits, CancellationToken token)
        {
            if (token.CanBeCanceled)
            {
                token.Register(() => waits.m_Source.TrySetCanceled(token));
            }
        }

        /// <summary>At once where the task ends: an awaiter of .NET would post it.</summary>
        internal static void Then(Task task, Action continuation)
        {
            task.ContinueWith(t => continuation(), CancellationToken.None, TaskContinuationOptions.ExecuteSynchronously, TaskScheduler.Default);
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
