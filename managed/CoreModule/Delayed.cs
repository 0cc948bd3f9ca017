using System;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>
    /// What coroutines and Invoke have waiting, in one order: by the time when it is due, and with equal
    /// times in the order in which the waits began. What begins to wait meanwhile has its turn later.
    /// </summary>
    internal static class Delayed
    {
        internal struct Call
        {
            internal double due;
            internal long turn;
            internal Coroutine routine; // or
            internal Invocation invocation;
        }

        private static long s_Turns;

        internal static long NextTurn() => ++s_Turns;

        /// <summary>After Update: what waits for a frame, a time, or an operation.</summary>
        internal static void Run()
        {
            List<Call> calls = new List<Call>();
            Coroutines.Collect(Coroutines.IsDue, calls);
            Invocations.Collect(calls);
            RunAll(calls);
        }

        internal static void RunFixed() => RunWaiting(Wait.FixedUpdate);
        internal static void RunEndOfFrame() => RunWaiting(Wait.EndOfFrame);

        private static void RunWaiting(Wait wait)
        {
            List<Call> calls = new List<Call>();
            Coroutines.Collect(c => c.m_Wait == wait, calls);
            RunAll(calls);
        }

        private static int Compare(Call a, Call b) => a.due != b.due ? a.due.CompareTo(b.due)
            : a.turn.CompareTo(b.turn);

        private static void RunAll(List<Call> calls)
        {
            calls.Sort(Compare);
            for (int i = 0; i < calls.Count; i++)
            {
                Call call = calls[i];
                Invocation again = call.invocation;
                if (call.routine != null)
                {
                    RunRoutine(call);
                }
                else if (!again.isOver && again.turn == call.turn && Invocations.Run(again))
                {
                    // A rate higher than that of the frames: its next call may come before others.
                    Call next = new Call { due = again.due, turn = again.turn, invocation = again };
                    int place = i + 1;
                    while (place < calls.Count && Compare(calls[place], next) < 0)
                    {
                        place++;
                    }
                    calls.Insert(place, next);
                }
            }
        }

        private static void RunRoutine(Call call)
        {
            // Another may have stopped it, or have made it go on.
            if (!call.routine.m_IsDone && call.routine.m_Turn == call.turn)
            {
                Coroutines.Step(call.routine);
            }
        }
    }

    internal sealed class Invocation
    {
        internal MonoBehaviour script;
        internal string name;
        internal double due;
        internal long turn;    // see Delayed
        internal float period; // 0: once
        internal bool isOver;
    }

    /// <summary>MonoBehaviour.Invoke and InvokeRepeating.</summary>
    internal static class Invocations
    {
        private static readonly List<Invocation> s_All = new List<Invocation>();

        internal static void Add(MonoBehaviour script, string name, float delay, float period)
        {
            s_All.Add(new Invocation { script = script, name = name, due = Time.timeAsDouble + delay, period = period,
                turn = Delayed.NextTurn() });
            Lifecycle.StateOf(script).hasInvocations = true;
        }

        /// <summary>All of a script where name is null.</summary>
        internal static void Cancel(MonoBehaviour script, string name)
        {
            if (script.m_State == null || !script.m_State.hasInvocations)
            {
                return;
            }
            foreach (Invocation i in s_All)
            {
                i.isOver |= ReferenceEquals(i.script, script) && (name == null || i.name == name);
            }
        }

        internal static bool Has(MonoBehaviour script, string name)
        {
            return s_All.Exists(i => !i.isOver && ReferenceEquals(i.script, script)
                && (name == null || i.name == name));
        }

        /// <summary>Those that are to be called now.</summary>
        internal static void Collect(List<Delayed.Call> to)
        {
            s_All.RemoveAll(i => i.isOver);
            foreach (Invocation i in s_All)
            {
                if (i.due <= Time.timeAsDouble)
                {
                    to.Add(new Delayed.Call { due = i.due, turn = i.turn, invocation = i });
                }
            }
        }

        /// <summary>True: it is due once more.</summary>
        internal static bool Run(Invocation due)
        {
            due.isOver = due.period == 0;
            due.due += due.period;
            due.turn = Delayed.NextTurn();
            Call(due);
            return !due.isOver && due.due <= Time.timeAsDouble;
        }

        private static void Call(Invocation due)
        {
            try
            {
                Messages.StartIfRoutine(due.script, Messages.Call(due.script, due.name, null));
            }
            catch (Exception e)
            {
                Debug.LogException(e, due.script);
            }
        }
    }
}
