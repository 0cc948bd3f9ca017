// Whose code runs: what is logged by what it awaits or starts on other threads is still its own, and
// so is what a plugin tool changes after an await.
using System;
using System.Threading;
using UnityEngine;

namespace Umcp
{
    internal static class Operation
    {
        // A call of a plugin tool, wherever its code goes on.
        private sealed class Flow
        {
            internal bool isEdit;
            internal long deadline; // when it is stopped, by the agent's clock
            internal bool isOver;   // it has been answered
        }

        private static readonly AsyncLocal<string> s_Id = new AsyncLocal<string>();
        private static readonly AsyncLocal<Flow> s_Flow = new AsyncLocal<Flow>(Switched);

        // Null: no call's.
        internal static string Id
        {
            get { return s_Id.Value; }
        }

        // Whether code of a plugin tool may be among what is posted to the main thread.
        internal static bool MayGoOn { get; private set; }

        // agent/run/operation.c, before and after code.
        private static void Set(string id)
        {
            s_Id.Value = id;
        }

        // The same for a plugin tool's. Null: no call's.
        private static void Enter(object flow)
        {
            s_Flow.Value = (Flow)flow;
        }

        private static object Begin(bool isEdit, long deadline)
        {
            MayGoOn = true;
            return new Flow { isEdit = isEdit, deadline = deadline };
        }

        // The plugin tool's whose code this is; null: none's.
        internal static object Current
        {
            get { return s_Flow.Value; }
        }

        // What a plugin tool has posted to the main thread, or a step of a coroutine for which it waits.
        internal static void Run(object flow, Action step)
        {
            s_Flow.Value = (Flow)flow;
            try
            {
                step();
            }
            finally
            {
                s_Flow.Value = null;
            }
        }

        // What its code still does is the game's.
        private static void End(object flow)
        {
            ((Flow)flow).isOver = true;
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
                Native.SwitchFlow(flow != null, flow != null && flow.isEdit && !flow.isOver, flow != null && !flow.isOver ? flow.deadline : 0);
            }
        }
    }
}
