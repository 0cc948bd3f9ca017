using System;
using System.Collections;
using System.Collections.Generic;
using System.Reflection;

namespace UnityEngine
{
    /// <summary>What the engine knows of one MonoBehaviour.</summary>
    internal sealed class BehaviourState
    {
        internal readonly MonoBehaviour script;
        internal readonly int order;
        internal bool isAwake, isWaking, isEnabled, isStarted, isDestroyed;
        internal bool isEnding; // with its object
        internal Action fixedUpdate, update, lateUpdate;
        internal bool hasRoutines, hasInvocations;

        internal BehaviourState(MonoBehaviour script)
        {
            this.script = script;
            order = Messages.Order(script.GetType());
        }

        /// <summary>Updates reach it.</summary>
        internal bool IsRunning => isEnabled && !isDestroyed;
    }

    /// <summary>Behaviours that hear one message each frame, in execution order. One that is added while it runs is
    /// called from the next time on.</summary>
    internal sealed class Schedule
    {
        private readonly Func<BehaviourState, Action> m_Call;
        private readonly List<BehaviourState> m_Running = new List<BehaviourState>();
        private readonly List<BehaviourState> m_New = new List<BehaviourState>();
        private readonly HashSet<BehaviourState> m_Known = new HashSet<BehaviourState>();

        internal Schedule(Func<BehaviourState, Action> call)
        {
            m_Call = call;
        }

        internal void Add(BehaviourState state)
        {
            if (m_Call(state) != null && m_Known.Add(state))
            {
                m_New.Add(state);
            }
        }

        internal void Run()
        {
            Merge();
            for (int i = 0; i < m_Running.Count; i++)
            {
                BehaviourState state = m_Running[i];
                if (!state.IsRunning)
                {
                    continue;
                }
                Lifecycle.EnsureStarted(state);
                if (!state.IsRunning)
                {
                    continue; // its Start switched it off
                }
                try
                {
                    m_Call(state)();
                }
                catch (Exception e)
                {
                    Debug.LogException(e, state.script);
                }
            }
        }

        private void Merge()
        {
            m_Running.RemoveAll(IsGone);
            m_New.RemoveAll(IsGone);
            if (m_New.Count == 0)
            {
                return;
            }
            Lifecycle.Sort(m_New);
            bool isInOrder = m_Running.Count == 0 || m_Running[m_Running.Count - 1].order <= m_New[0].order;
            m_Running.AddRange(m_New);
            m_New.Clear();
            if (!isInOrder)
            {
                Lifecycle.Sort(m_Running);
            }
        }

        private bool IsGone(BehaviourState state)
        {
            if (state.IsRunning)
            {
                return false;
            }
            m_Known.Remove(state);
            return true;
        }
    }

    /// <summary>Awake, OnEnable, Start, OnDisable, OnDestroy: which script hears what, and when.</summary>
    internal static class Lifecycle
    {
        internal static readonly Schedule s_FixedUpdates = new Schedule(s => s.fixedUpdate);
        internal static readonly Schedule s_Updates = new Schedule(s => s.update);
        internal static readonly Schedule s_LateUpdates = new Schedule(s => s.lateUpdate);
        private static List<BehaviourState> s_Unstarted = new List<BehaviourState>();

        internal static BehaviourState StateOf(MonoBehaviour script)
        {
            return script.m_State ?? (script.m_State = new BehaviourState(script));
        }

        /// <summary>By execution order; equal ones stay as they are.</summary>
        internal static void Sort(List<BehaviourState> states)
        {
            bool isSorted = true;
            for (int i = 1; i < states.Count && isSorted; i++)
            {
                isSorted = states[i - 1].order <= states[i].order;
            }
            if (isSorted)
            {
                return;
            }
            BehaviourState[] items = states.ToArray();
            int[] places = new int[items.Length];
            for (int i = 0; i < places.Length; i++)
            {
                places[i] = i;
            }
            Array.Sort(places, (a, b) => items[a].order != items[b].order ? items[a].order.CompareTo(items[b].order)
                : a.CompareTo(b));
            for (int i = 0; i < places.Length; i++)
            {
                states[i] = items[places[i]];
            }
        }

        /// <summary>Wakes it if its object is active, and enables it if it is to be.</summary>
        internal static void Wake(MonoBehaviour script)
        {
            BehaviourState state = StateOf(script);
            if (state.isDestroyed || state.isWaking || !script || !script.gameObject.activeInHierarchy)
            {
                return;
            }
            if (!state.isAwake)
            {
                state.isAwake = true;
                state.isWaking = true;
                try
                {
                    Action awake = Messages.Bind(script, "Awake");
                    awake?.Invoke();
                }
                catch (Exception e)
                {
                    Debug.LogException(e, script);
                    // As in Unity: but what this engine lacks is no fault of the script.
                    if (script && !LeftOut.IsCause(e))
                    {
                        script.enabled = false;
                    }
                }
                state.isWaking = false;
            }
            // Awake may have switched itself or its object off, or destroyed it.
            if (script && script.isActiveAndEnabled)
            {
                Enable(state);
            }
        }

        private static void Enable(BehaviourState state)
        {
            if (state.isEnabled || state.isDestroyed)
            {
                return;
            }
            state.isEnabled = true;
            if (!state.isStarted)
            {
                s_Unstarted.Add(state);
            }
            try
            {
                state.fixedUpdate = state.fixedUpdate ?? Messages.Bind(state.script, "FixedUpdate");
                state.update = state.update ?? Messages.Bind(state.script, "Update");
                state.lateUpdate = state.lateUpdate ?? Messages.Bind(state.script, "LateUpdate");
            }
            catch (Exception e)
            {
                Debug.LogException(e, state.script);
            }
            Messages.Tell(state.script, "OnEnable");
            if (state.isEnabled)
            {
                s_FixedUpdates.Add(state);
                s_Updates.Add(state);
                s_LateUpdates.Add(state);
            }
        }

        internal static void Disable(MonoBehaviour script)
        {
            BehaviourState state = script.m_State;
            if (state != null && state.isEnabled)
            {
                state.isEnabled = false;
                Messages.Tell(script, "OnDisable");
            }
        }

        internal static void EnabledChanged(MonoBehaviour script)
        {
            // Until its first Awake is over a script hears nothing; Wake() looks at the switch then.
            if (script.m_State == null || !script.m_State.isAwake || script.m_State.isWaking)
            {
                return;
            }
            if (script.isActiveAndEnabled)
            {
                Enable(script.m_State);
            }
            else
            {
                Disable(script);
            }
        }

        /// <summary>Its object is switched off.</summary>
        internal static void Sleep(MonoBehaviour script)
        {
            Disable(script);
            Coroutines.Stop(script, c => true);
        }

        /// <summary>The last it hears; once.</summary>
        internal static void End(MonoBehaviour script)
        {
            BehaviourState state = StateOf(script);
            if (state.isDestroyed)
            {
                return;
            }
            Disable(script);
            state.isDestroyed = true;
            if (state.isAwake)
            {
                Messages.Tell(script, "OnDestroy");
            }
            Coroutines.Stop(script, c => true);
            Invocations.Cancel(script, null);
            script.RaiseCancellation();
        }

        /// <summary>Start() of all that are enabled and have not had it, those that come meanwhile included.</summary>
        internal static void RunStarts()
        {
            const int enough = 16; // a script that makes a script that makes a script...
            for (int round = 0; s_Unstarted.Count > 0 && round < enough; round++)
            {
                RunStarts(TakeUnstarted());
            }
        }

        internal static List<BehaviourState> TakeUnstarted()
        {
            List<BehaviourState> due = s_Unstarted;
            s_Unstarted = new List<BehaviourState>();
            return due;
        }

        internal static void RunStarts(List<BehaviourState> due)
        {
            Sort(due);
            foreach (BehaviourState state in due)
            {
                if (state.IsRunning)
                {
                    EnsureStarted(state);
                }
            }
        }

        /// <summary>Start() comes before the first update of any kind.</summary>
        internal static void EnsureStarted(BehaviourState state)
        {
            if (!state.isStarted)
            {
                state.isStarted = true;
                Start(state.script);
            }
        }

        /// <summary>LateUpdate of all. What was made after the updates has its Start by now, what is made here has it
        /// in the next frame.</summary>
        internal static void RunLateUpdates()
        {
            List<BehaviourState> made = TakeUnstarted();
            s_LateUpdates.Run();
            RunStarts(made);
        }

        private static void Start(MonoBehaviour script)
        {
            MethodInfo method = Messages.Find(script.GetType(), "Start");
            if (method == null || !typeof(IEnumerator).IsAssignableFrom(method.ReturnType))
            {
                Messages.Tell(script, "Start");
                return;
            }
            try
            {
                Messages.StartIfRoutine(script, method.Invoke(script, null));
            }
            catch (TargetInvocationException e)
            {
                Debug.LogException(e.InnerException ?? e, script);
            }
        }
    }

    /// <summary>
    /// Objects that were switched on or off. The C side tells of each while it walks its tree; scripts
    /// hear of it when the walk is over, so that they may change the tree.
    /// </summary>
    internal static class Activation
    {
        private struct Change
        {
            internal GameObject o;
            internal bool isActive;
        }

        private static readonly Queue<Change> s_Changes = new Queue<Change>();
        private static GameObject s_Sleeping; // whose scripts hear that it is switched off

        /// <summary>Neither it nor what is right below it may change: it or something below it is being switched
        /// off.</summary>
        internal static bool IsBusy(GameObject o)
        {
            return !ReferenceEquals(s_Sleeping, null) && s_Sleeping && !o.activeInHierarchy
                && s_Sleeping.transform.IsChildOf(o.transform);
        }

        internal static void Add(GameObject o, bool isActive)
        {
            s_Changes.Enqueue(new Change { o = o, isActive = isActive });
        }

        internal static void Flush()
        {
            while (s_Changes.Count > 0)
            {
                Change change = s_Changes.Dequeue();
                if (!change.o || change.o.activeInHierarchy != change.isActive)
                {
                    continue;
                }
                foreach (MonoBehaviour script in Native.GetComponents(change.o.Ptr, typeof(MonoBehaviour), 0, true))
                {
                    if (!script)
                    {
                        continue;
                    }
                    if (change.isActive)
                    {
                        Lifecycle.Wake(script);
                    }
                    else
                    {
                        Sleep(change.o, script);
                    }
                }
            }
        }

        private static void Sleep(GameObject o, MonoBehaviour script)
        {
            GameObject above = s_Sleeping;
            s_Sleeping = o;
            try
            {
                Lifecycle.Sleep(script);
            }
            finally
            {
                s_Sleeping = above; // also if the thread is aborted
            }
        }
    }

    /// <summary>Object.Destroy and DestroyImmediate.</summary>
    internal static class Destruction
    {
        private struct Due
        {
            internal Object o;
            internal double time;
            internal bool isEdit;
        }

        private static List<Due> s_Due = new List<Due>();
        private static int s_Depth;

        internal static void Later(Object o, float delay)
        {
            s_Due.Add(new Due { o = o, time = Time.timeAsDouble + Math.Max(delay, 0), isEdit = Native.IsEdit() });
        }

        /// <summary>Those whose time has come; at the end of a frame.</summary>
        internal static void Run() => Run(false);

        /// <summary>When a tool is done, what it wants to be gone is gone.</summary>
        internal static void RunEdits() => Run(true);

        private static void Run(bool onlyEdits)
        {
            if (s_Due.Count == 0)
            {
                return;
            }
            List<Due> due = s_Due;
            s_Due = new List<Due>();
            foreach (Due d in due)
            {
                if (d.time > Time.timeAsDouble || (onlyEdits && !d.isEdit))
                {
                    s_Due.Add(d);
                }
                else if (d.o)
                {
                    Now(d.o, d.isEdit);
                }
            }
        }

        internal static void Now(Object o) => Now(o, false);

        private static void Now(Object o, bool isEdit)
        {
            if (s_Depth > 0)
            {
                // The C side is in the middle of destroying something, and a script wants more.
                Later(o, 0);
                return;
            }
            Component component = o as Component;
            if (component && Requirements.Forbid(component))
            {
                return;
            }
            GameObject owner = o as GameObject;
            Transform above = owner ? owner.transform.parent : null;
            TellAll(o);
            if (o)
            {
                Native.DestroyNow(o.Ptr, isEdit);
            }
            if (above)
            {
                Transform.TellOfChildren(above);
            }
        }

        /// <summary>Scripts hear of their end while everything is still in place: those of one object, then those of
        /// its children.</summary>
        internal static void TellAll(Object o)
        {
            GameObject owner = o as GameObject;
            if (!owner)
            {
                Tell(o);
                return;
            }
            foreach (Transform t in (Transform[])Native.GetComponents(owner.Ptr, typeof(Transform), 1, true))
            {
                if (t)
                {
                    TellScripts(t.gameObject);
                }
            }
        }

        private static void TellScripts(GameObject o)
        {
            MonoBehaviour[] scripts = (MonoBehaviour[])Native.GetComponents(o.Ptr, typeof(MonoBehaviour), 0, true);
            foreach (MonoBehaviour script in scripts)
            {
                if (script)
                {
                    Lifecycle.StateOf(script).isEnding = true;
                    Lifecycle.Disable(script);
                }
            }
            foreach (MonoBehaviour script in scripts)
            {
                if (script)
                {
                    Lifecycle.End(script);
                }
            }
        }

        /// <summary>A transform goes with its object only. True, and logged: it is one.</summary>
        internal static bool IsTransform(Object o)
        {
            if (!(o is Transform))
            {
                return false;
            }
            Debug.LogError("Can't destroy Transform component of '" + o.name
                + "'. If you want to destroy the game object, please call 'Destroy'"
                + " on the game object instead. Destroying the transform component is not allowed.", o);
            return true;
        }

        private static void Tell(Object o)
        {
            MonoBehaviour script = o as MonoBehaviour;
            if (!ReferenceEquals(script, null))
            {
                Lifecycle.End(script);
            }
            else if (o is ScriptableObject)
            {
                Messages.Tell(o, "OnDisable");
                Messages.Tell(o, "OnDestroy");
            }
        }

        /// <summary>The C side destroys it now: who has not been told is told.</summary>
        internal static void FromNative(Object o)
        {
            MonoBehaviour script = o as MonoBehaviour;
            if (ReferenceEquals(script, null))
            {
                return;
            }
            s_Depth++;
            try
            {
                Lifecycle.End(script);
            }
            finally
            {
                s_Depth--;
            }
        }
    }
}
