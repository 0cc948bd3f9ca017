// Whose code runs: what is logged by what it awaits or starts on other threads is still its own, and
// so is what a plugin tool changes after an await. Code whose call was stopped ends at its next await.
using System;
using System.Threading;
using UnityEngine;

namespace Umcp
{
    internal static class Operation
    {
        // The code of a call, wherever it goes on.
        private sealed class Flow
        {
            internal long call; // the agent's number of it
            internal bool isEdit;
            internal long run; // how long it may hold the main thread at once; 0: until its end
            internal long end; // when it is stopped, by the agent's clock
            internal bool isOver;    // it has been answered
            internal bool isStopped; // nobody wants it to go on
            internal int steps;      // since it was stopped
        }

        // Code that was stopped may take as many to clean up.
        private const int k_LastSteps = 64;

        private static readonly AsyncLocal<string> s_Id = new AsyncLocal<string>();
        private static readonly AsyncLocal<Flow> s_Flow = new AsyncLocal<Flow>(Switched);

        // Null: no call's.
        internal static string Id
        {
            get { return s_Id.Value; }
        }

        // Whether code of a call may be among what is posted to the main thread.
        internal static bool MayGoOn { get; private set; }

        private static bool s_HasStopped;

        // agent/run/operation.c, before and after code.
        private static void Set(string id)
        {
            s_Id.Value = id;
        }

        // Null: no call's.
        private static void Enter(object flow)
        {
            s_Flow.Value = (Flow)flow;
        }

        private static object Begin(long call, bool isEdit, long run, long end)
        {
            MayGoOn = true;
            return new Flow { call = call, isEdit = isEdit, run = run, end = end };
        }

        private static void Limit(object flow, long end)
        {
            ((Flow)flow).end = end;
        }

        // The call's whose code this is; null: none's.
        internal static object Current
        {
            get { return s_Flow.Value; }
        }

        // What a call has posted to the main thread, or a step of a coroutine for which it waits.
        internal static void Run(object flow, Action step, string id = null)
        {
            string before = s_Id.Value;
            s_Id.Value = id ?? before;
            s_Flow.Value = (Flow)flow;
            try
            {
                step();
            }
            finally
            {
                s_Flow.Value = null;
                s_Id.Value = before;
            }
        }

        // What its code still does is the game's.
        private static void End(object flow)
        {
            ((Flow)flow).isOver = true;
        }

        private static void Stop(object flow)
        {
            ((Flow)flow).isOver = ((Flow)flow).isStopped = s_HasStopped = true;
        }

        // Whether what was posted may run, by a call if flow is not null. A step of code that was stopped
        // throws where it awaits, so that `finally` blocks run. If it awaits no task, it never goes on.
        internal static bool MayRun(object flow, object posted)
        {
            if (!s_HasStopped)
            {
                return true;
            }
            object step = Continuation.Find(posted);
            Flow owner = (Flow)(step == null ? flow : Continuation.ValueOf(step, s_Flow));
            if (owner == null || !owner.isStopped)
            {
                return true;
            }
            return step != null && owner.steps++ < k_LastSteps && Continuation.Cancel(step);
        }

        // Whatever brings code of a call to the main thread, or takes it from there, changes the context: an
        // await that goes on, ExecutionContext.Run(), Enter(). An abort does not come within a `finally`.
        private static void Switched(AsyncLocalValueChangedArgs<Flow> change)
        {
            if (!Engine.IsMainThread)
            {
                return;
            }
            try
            {
            }
            finally
            {
                Flow flow = change.CurrentValue;
                if (flow == null || flow.isOver)
                {
                    Native.SwitchFlow(flow != null, false, 0, 0, 0);
                }
                else
                {
                    Native.SwitchFlow(true, flow.isEdit, flow.call, flow.run, flow.end);
                }
            }
        }
    }
}
