using System;
using System.Collections.Generic;
using System.Runtime.ExceptionServices;
using System.Threading;

namespace Umcp.Compiler
{
    /// <summary>Work side by side on threads whose stacks are larger than those of the thread pool.</summary>
    static class Workers
    {
        const int MaxThreads = 8;
        const int StackSize = 128 << 20; // only what is used of it costs memory

        /// <summary>Calls body(0) … body(n - 1). Throws what one of them threw.</summary>
        /// <param name="isConcurrent">False: on this thread alone.</param>
        public static void Run(int n, Action<int> body, CancellationToken cancel, bool isConcurrent = true)
        {
            int next = -1;
            Exception problem = null;
            ThreadStart work = () => {
                try {
                    for (int i; (i = Interlocked.Increment(ref next)) < n && problem == null;) {
                        cancel.ThrowIfCancellationRequested();
                        body(i);
                    }
                } catch (Exception e) {
                    problem = e;
                }
            };
            var threads = new List<Thread>();
            for (int i = 1; isConcurrent && i < Math.Min(n, Math.Min(Environment.ProcessorCount, MaxThreads)); i++)
                threads.Add(new Thread(work, StackSize) { IsBackground = true });
            threads.ForEach(t => t.Start());
            work(); // this thread is one of them
            threads.ForEach(t => t.Join());
            if (problem != null)
                ExceptionDispatchInfo.Capture(problem).Throw();
        }
    }
}
