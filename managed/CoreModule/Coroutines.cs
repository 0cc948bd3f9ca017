using System;
using System.Collections;
using System.Collections.Generic;

namespace UnityEngine
{
    public sealed class Coroutine : YieldInstruction
    {
        internal readonly MonoBehaviour m_Owner;
        internal readonly IEnumerator m_Routine;
        internal readonly string m_Name;
        internal bool m_IsDone;
        internal Wait m_Wait;
        internal double m_Due;
        internal object m_For;
        internal bool m_OwnsInner; // m_For was started for it alone
        internal Coroutine m_Waiter; // goes on when this one is done
        internal long m_Turn;        // of its wait; see Delayed
        internal int m_Frame;        // in which it began to wait
        internal object m_Flow;      // of the plugin tool's call that waits for it; set by agent/

        internal Coroutine(MonoBehaviour owner, IEnumerator routine, string name)
        {
            m_Owner = owner;
            m_Routine = routine;
            m_Name = name;
        }
    }

    /// <summary>What a coroutine waits for.</summary>
    internal enum Wait
    {
        Frame, Time, FixedUpdate, EndOfFrame, Routine, Operation
    }

    public sealed class WaitForSeconds : YieldInstruction
    {
        internal readonly float m_Seconds;

        public WaitForSeconds(float seconds)
        {
            m_Seconds = seconds;
        }
    }

    public abstract partial class CustomYieldInstruction : IEnumerator
    {
        public bool MoveNext() => keepWaiting;
    }

    public partial class WaitForSecondsRealtime : CustomYieldInstruction
    {
        private float m_WaitUntilTime = -1;

        public WaitForSecondsRealtime(float time)
        {
            waitTime = time;
        }

        public override bool keepWaiting
        {
            get
            {
                if (m_WaitUntilTime < 0)
                {
                    m_WaitUntilTime = Time.realtimeSinceStartup + waitTime;
                }
                bool isWaiting = Time.realtimeSinceStartup < m_WaitUntilTime;
                if (!isWaiting)
                {
                    Reset();
                }
                return isWaiting;
            }
        }

        public override void Reset()
        {
            m_WaitUntilTime = -1;
        }
    }

    public sealed class WaitUntil : CustomYieldInstruction
    {
        private readonly Func<bool> m_Predicate;

        public WaitUntil(Func<bool> predicate)
        {
            m_Predicate = predicate;
        }

        public override bool keepWaiting => !m_Predicate();
    }

    public sealed class WaitWhile : CustomYieldInstruction
    {
        private readonly Func<bool> m_Predicate;

        public WaitWhile(Func<bool> predicate)
        {
            m_Predicate = predicate;
        }

        public override bool keepWaiting => m_Predicate();
    }

    /// <summary>All coroutines that run.</summary>
    internal static class Coroutines
    {
        private static readonly List<Coroutine> s_All = new List<Coroutine>();

        /// <summary>False, and logged: its object is inactive.</summary>
        internal static bool MayStart(MonoBehaviour owner, string name)
        {
            bool isActive = owner.gameObject.activeInHierarchy && (owner.m_State == null || !owner.m_State.isEnding);
            if (!isActive)
            {
                Debug.LogError("Coroutine " + (name == null ? "" : "'" + name + "' ")
                    + "couldn't be started because the the game object '"
                    + owner.name + "' is inactive!", owner);
            }
            return isActive;
        }

        internal static Coroutine Start(MonoBehaviour owner, IEnumerator routine, string name)
        {
            if (!MayStart(owner, name))
            {
                return null;
            }
            Coroutine c = new Coroutine(owner, routine, name);
            Lifecycle.StateOf(owner).hasRoutines = true;
            Step(c);
            if (!c.m_IsDone)
            {
                s_All.Add(c);
            }
            return c;
        }

        internal static void Stop(MonoBehaviour owner, Predicate<Coroutine> which)
        {
            if (owner.m_State == null || !owner.m_State.hasRoutines)
            {
                return;
            }
            for (int i = 0; i < s_All.Count; i++)
            {
                if (ReferenceEquals(s_All[i].m_Owner, owner) && which(s_All[i]))
                {
                    End(s_All[i]);
                }
            }
        }

        private static void End(Coroutine c)
        {
            // A routine that another yields ends with the one that waits for it.
            Coroutine inner = c.m_Wait == Wait.Routine && !c.m_IsDone ? c.m_For as Coroutine : null;
            c.m_IsDone = true;
            if (inner != null && inner.m_Name == null && ReferenceEquals(inner.m_Owner, c.m_Owner) && c.m_OwnsInner)
            {
                End(inner);
            }
            IDisposable disposable = c.m_Routine as IDisposable;
            if (disposable == null)
            {
                return;
            }
            try
            {
                disposable.Dispose();
            }
            catch (Exception e)
            {
                // Also thrown when a routine stops itself while it runs: it ends by itself then.
                if (!(e is NotSupportedException))
                {
                    Debug.LogException(e, c.m_Owner);
                }
            }
        }

        /// <summary>Those that are to go on now.</summary>
        internal static void Collect(Predicate<Coroutine> isDue, List<Delayed.Call> to)
        {
            s_All.RemoveAll(c => c.m_IsDone);
            foreach (Coroutine c in s_All)
            {
                if (isDue(c))
                {
                    to.Add(new Delayed.Call { due = c.m_Due, turn = c.m_Turn, routine = c });
                }
            }
        }

        internal static bool IsDue(Coroutine c)
        {
            switch (c.m_Wait)
            {
                case Wait.Frame: return Time.frameCount != c.m_Frame;
                case Wait.Time: return Time.frameCount != c.m_Frame && Time.timeAsDouble >= c.m_Due;
                case Wait.Operation: return ((AsyncOperation)c.m_For).isDone;
                default: return false;
            }
        }

        internal static void Step(Coroutine c)
        {
            if (c.m_Flow != null)
            {
                Umcp.Operation.Run(c.m_Flow, () => StepNow(c));
            }
            else
            {
                StepNow(c);
            }
        }

        private static void StepNow(Coroutine c)
        {
            bool hasMore = false;
            bool hasThrown = false;
            object said = null;
            try
            {
                hasMore = c.m_Routine.MoveNext();
                said = hasMore ? c.m_Routine.Current : null;
            }
            catch (Exception e)
            {
                hasMore = false;
                hasThrown = true;
                Debug.LogException(e, c.m_Owner);
            }
            if (hasMore && !c.m_IsDone)
            {
                WaitFor(c, said);
                return;
            }
            bool isStopped = c.m_IsDone || hasThrown; // then those that wait do so for ever, as in Unity
            c.m_IsDone = true;
            if (!isStopped && c.m_Waiter != null && !c.m_Waiter.m_IsDone)
            {
                Step(c.m_Waiter);
            }
        }

        private static void WaitFor(Coroutine c, object said)
        {
            c.m_For = said;
            c.m_Frame = Time.frameCount;
            c.m_Due = Time.timeAsDouble;
            c.m_Turn = Delayed.NextTurn();
            c.m_OwnsInner = false;
            WaitForSeconds seconds = said as WaitForSeconds;
            IEnumerator inner = said as IEnumerator;
            if (seconds != null)
            {
                c.m_Wait = Wait.Time;
                c.m_Due += seconds.m_Seconds;
            }
            else if (inner != null)
            {
                c.m_For = Start(c.m_Owner, inner, null);
                c.m_OwnsInner = true;
                WaitForRoutine(c, (Coroutine)c.m_For);
            }
            else if (said is Coroutine)
            {
                WaitForRoutine(c, (Coroutine)said);
            }
            else
            {
                c.m_Wait = said is AsyncOperation ? Wait.Operation
                    : said is WaitForFixedUpdate ? Wait.FixedUpdate
                    : said is WaitForEndOfFrame ? Wait.EndOfFrame
                    : Wait.Frame;
            }
        }

        private static void WaitForRoutine(Coroutine c, Coroutine inner)
        {
            bool isTaken = inner != null && inner.m_Waiter != null && !inner.m_Waiter.m_IsDone;
            if (isTaken)
            {
                Debug.LogError("Another coroutine is already waiting for this coroutine!\nCurrently only one "
                    + "coroutine can wait for another coroutine!", c.m_Owner);
            }
            if (inner == null || inner.m_IsDone || isTaken)
            {
                c.m_Wait = Wait.Frame;
                return;
            }
            inner.m_Waiter = c;
            c.m_Wait = Wait.Routine;
        }
    }
}
