using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace UnityEngine
{
    /// <summary>What waits for a place in the frame: awaitables, which projects for Unity 2023.1 and later
    /// have.</summary>
    internal sealed class Awaiting
    {
        private sealed class Item
        {
            internal TaskCompletionSource<bool> waits;
            internal double due;
            internal int frame; // in which it was added
        }

        internal static readonly Awaiting s_Frames = new Awaiting(), s_Fixed = new Awaiting(), s_Ends = new Awaiting();

        private List<Item> m_Items; // null until something waits

        internal static bool IsMainThread
            => UnitySynchronizationContext.Main.m_Thread == Thread.CurrentThread.ManagedThreadId;

        internal void Add(TaskCompletionSource<bool> waits, double due = 0, int frame = -1)
        {
            lock (this)
            {
                (m_Items ?? (m_Items = new List<Item>())).Add(new Item { waits = waits, due = due, frame = frame });
            }
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
                Engine.Guard(null, () => item.waits.TrySetResult(true));
            }
        }

        private static bool IsOver(Item i) => i.waits.Task.IsCompleted || i.frame != Time.frameCount
            && i.due <= Time.timeAsDouble;
    }
}
