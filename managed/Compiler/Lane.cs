using System;
using System.Collections.Generic;
using System.Threading;

namespace Umcp.Compiler
{
    /// <summary>Runs requests one after the other, on a thread with a stack for deep expressions. Answers
    /// each exactly once.</summary>
    sealed class Lane
    {
        // Roslyn needs about 1 KB for each level of nesting of an expression.
        const int StackSize = 256 << 20;

        sealed class Job
        {
            public long Id;
            public Func<CancellationToken, Answer> Body;
            public CancellationTokenSource Cancel = new CancellationTokenSource();
        }

        readonly LinkedList<Job> waiting = new LinkedList<Job>();
        readonly Action<long, Answer> answered;
        Job running;

        public Lane(string name, Action<long, Answer> answered)
        {
            this.answered = answered;
            new Thread(Work, StackSize) { Name = name, IsBackground = true }.Start();
        }

        /// <summary>Adds a request. One with the id 0 is not answered: work of our own.</summary>
        public void Add(long id, Func<CancellationToken, Answer> body)
        {
            lock (waiting) {
                waiting.AddLast(new Job { Id = id, Body = body });
                Monitor.Pulse(waiting);
            }
        }

        /// <summary>Stops request `id`, if it is here and not yet answered.</summary>
        public void Cancel(long id)
        {
            Job found = null;
            lock (waiting) {
                if (running != null && running.Id == id)
                    running.Cancel.Cancel();
                foreach (Job job in waiting)
                    if (job.Id == id)
                        found = job;
                if (found != null)
                    waiting.Remove(found);
            }
            if (found != null)
                Tell(found, Answer.Of(Cancelled()));
        }

        void Work()
        {
            for (;;) {
                Job job;
                lock (waiting) {
                    running = null;
                    while (waiting.Count == 0)
                        Monitor.Wait(waiting);
                    job = running = waiting.First.Value;
                    waiting.RemoveFirst();
                }
                Tell(job, Run(job));
            }
        }

        void Tell(Job job, Answer answer)
        {
            if (job.Id != 0)
                answered(job.Id, answer);
        }

        static Answer Run(Job job)
        {
            try {
                return job.Body(job.Cancel.Token);
            } catch (Exception e) {
                return OfException(e is AggregateException ? e.GetBaseException() : e);
            }
        }

        static Answer OfException(Exception e)
        {
            if (e is Fault)
                return Answer.Of((Fault)e);
            if (e is OperationCanceledException)
                return Answer.Of(Cancelled());
            if (e is InsufficientExecutionStackException)
                return Answer.Wrong("error CS8078: An expression is too long or complex to compile\n");
            return Answer.Of(new Fault("died", e.GetType().Name + ": " + e.Message));
        }

        static Fault Cancelled()
        {
            return new Fault("cancelled", "the request was cancelled");
        }
    }
}
