using System;
using System.Collections.Generic;

namespace UnityEngine.UIElements
{
    [Flags]
    internal enum Spreads
    {
        No = 0,
        Up = 1,
        Down = 2,
        Both = 3,
    }

    /// <summary>
    /// How an event comes to those who wait for it: down from the root of the panel, to its target, and up again. One
    /// that is sent meanwhile waits.
    /// </summary>
    internal static class Events
    {
        /// <summary>Of those that do not spread both ways, by the type or the generic type below it.</summary>
        private static readonly Dictionary<Type, Spreads> s_Spreads = new Dictionary<Type, Spreads>
        {
            { typeof(AttachToPanelEvent), Spreads.No }, { typeof(DetachFromPanelEvent), Spreads.No },
                { typeof(GeometryChangedEvent), Spreads.No },
            { typeof(CustomStyleResolvedEvent), Spreads.No }, { typeof(IMGUIEvent), Spreads.Both },
            { typeof(FocusEvent), Spreads.Down }, { typeof(BlurEvent), Spreads.Down },
            { typeof(MouseEnterEvent), Spreads.Down }, { typeof(MouseLeaveEvent), Spreads.Down },
            { typeof(PointerEnterEvent), Spreads.Down }, { typeof(PointerLeaveEvent), Spreads.Down },
            { typeof(MouseEnterWindowEvent), Spreads.No }, { typeof(MouseLeaveWindowEvent), Spreads.No },
        };

        private static readonly Queue<EventBase> s_Waiting = new Queue<EventBase>();
        private static bool s_IsBusy;

        /// <summary>Events of scripts spread nowhere, unless they say so.</summary>
        internal static Spreads Of(Type type)
        {
            Spreads found;
            return s_Spreads.TryGetValue(type, out found) ? found : type.Assembly == typeof(Events).Assembly
                ? Spreads.Both : Spreads.No;
        }

        internal static void Dispatch(EventBase e, VisualElement target)
        {
            e.target = target;
            Dispatch(e);
        }

        internal static void Dispatch(EventBase e)
        {
            s_Waiting.Enqueue(e);
            if (s_IsBusy)
            {
                return;
            }
            s_IsBusy = true;
            try
            {
                while (s_Waiting.Count > 0)
                {
                    Engine.Guard(null, () => Send(s_Waiting.Dequeue()));
                }
            }
            finally
            {
                s_IsBusy = false;
            }
        }

        private static void Send(EventBase e)
        {
            VisualElement target = e.target as VisualElement;
            if (target == null)
            {
                return;
            }
            List<VisualElement> path = new List<VisualElement>();
            for (VisualElement v = target.PhysicalParent; v != null; v = v.PhysicalParent)
            {
                path.Add(v);
            }
            e.Begin();
            for (int i = path.Count - 1; i >= 0 && e.tricklesDown; i--)
            {
                path[i].Hear(e, PropagationPhase.TrickleDown);
            }
            target.Hear(e, PropagationPhase.AtTarget);
            for (int i = 0; i < path.Count && e.bubbles; i++)
            {
                path[i].Hear(e, PropagationPhase.BubbleUp);
            }
            target.HearDefault(e);
            e.End();
        }
    }

    public abstract partial class EventBase
    {
        private static long s_LastType;

        private static long s_LastTime;

        protected static long RegisterEventType() => ++s_LastType;

        protected EventBase()
        {
            timestamp = s_LastTime = Math.Max(s_LastTime, (long)(Time.realtimeSinceStartup * 1000));
            Spreads spreads = Events.Of(GetType());
            bubbles = (spreads & Spreads.Up) != 0;
            tricklesDown = (spreads & Spreads.Down) != 0;
        }
        public bool isPropagationStopped { get; private set; }
        public bool isImmediatePropagationStopped { get; private set; }
        public bool isDefaultPrevented { get; private set; }
        public bool dispatch { get; private set; }

        public void StopPropagation()
        {
            isPropagationStopped = true;
        }

        public void StopImmediatePropagation()
        {
            isPropagationStopped = isImmediatePropagationStopped = true;
        }

        public void PreventDefault()
        {
            isDefaultPrevented = true;
        }

        internal void CallInit() => Init();

        internal void Begin()
        {
            dispatch = true;
            PreDispatch((target as VisualElement)?.panel);
        }

        internal void End()
        {
            propagationPhase = PropagationPhase.None;
            currentTarget = null;
            PostDispatch((target as VisualElement)?.panel);
            dispatch = false;
        }

        internal void At(IEventHandler handler, PropagationPhase phase)
        {
            currentTarget = handler;
            propagationPhase = phase;
        }
    }

    public abstract partial class EventBase<T> : EventBase where T : EventBase<T>, new()
    {
        private static readonly long s_TypeId = RegisterEventType();

        public override long eventTypeId => s_TypeId;
        public static long TypeId() => s_TypeId;

        /// <summary>There is no pool: each is new.</summary>
        public static T GetPooled()
        {
            T e = new T();
            e.CallInit();
            return e;
        }
    }

    public partial class ChangeEvent<T>
    {
        public static ChangeEvent<T> GetPooled(T previousValue, T newValue)
        {
            ChangeEvent<T> e = GetPooled();
            e.previousValue = previousValue;
            e.newValue = newValue;
            return e;
        }
    }

    public abstract partial class PanelChangedEventBase<T> : EventBase<T> where T : PanelChangedEventBase<T>, new()
    {
        public static T GetPooled(IPanel originPanel, IPanel destinationPanel)
        {
            T e = GetPooled();
            e.originPanel = originPanel;
            e.destinationPanel = destinationPanel;
            return e;
        }
    }

    public abstract partial class FocusEventBase<T> : EventBase<T> where T : FocusEventBase<T>, new()
    {
        public static T GetPooled(IEventHandler target, Focusable relatedTarget, FocusChangeDirection direction,
            FocusController focusController, bool bIsFocusDelegated = false)
        {
            T e = GetPooled();
            e.target = target;
            e.relatedTarget = relatedTarget;
            e.direction = direction;
            e.focusController = focusController;
            return e;
        }
    }

    public abstract partial class KeyboardEventBase<T> : EventBase<T> where T : KeyboardEventBase<T>, new()
    {
        public static T GetPooled(char c, KeyCode keyCode, EventModifiers modifiers)
        {
            T e = GetPooled();
            e.character = c;
            e.keyCode = keyCode;
            e.modifiers = modifiers;
            return e;
        }
    }

    public abstract partial class NavigationEventBase<T> : EventBase<T> where T : NavigationEventBase<T>, new()
    {
        public static T GetPooled(EventModifiers modifiers = EventModifiers.None)
        {
            T e = EventBase<T>.GetPooled();
            e.modifiers = modifiers;
            return e;
        }
    }

    public partial class NavigationMoveEvent
    {
        public static NavigationMoveEvent GetPooled(Direction direction, EventModifiers modifiers = EventModifiers.None)
        {
            NavigationMoveEvent e = NavigationEventBase<NavigationMoveEvent>.GetPooled(modifiers);
            e.direction = direction;
            return e;
        }
    }

    public partial class GeometryChangedEvent
    {
        public static GeometryChangedEvent GetPooled(Rect oldRect, Rect newRect)
        {
            GeometryChangedEvent e = GetPooled();
            e.oldRect = oldRect;
            e.newRect = newRect;
            return e;
        }
    }

    public partial class InputEvent
    {
        public static InputEvent GetPooled(string previousData, string newData)
        {
            InputEvent e = GetPooled();
            e.previousData = previousData;
            e.newData = newData;
            return e;
        }
    }

    /// <summary>Callbacks by the type of the event, in the order of their registration. The same one is registered
    /// once.</summary>
    public abstract partial class CallbackEventHandler : IEventHandler
    {
        private sealed class Row
        {
            internal Type Of;
            internal Delegate Callback;
            internal TrickleDown When;
            internal Action<EventBase> Call;
        }

        private List<Row> m_Rows;

        public void RegisterCallback<TEventType>(EventCallback<TEventType> callback,
            TrickleDown useTrickleDown = TrickleDown.NoTrickleDown) where TEventType : EventBase<TEventType>, new()
        {
            Add(typeof(TEventType), callback, useTrickleDown, e => callback((TEventType)e));
        }

        public void RegisterCallback<TEventType, TUserArgsType>(EventCallback<TEventType, TUserArgsType> callback,
            TUserArgsType userArgs, TrickleDown useTrickleDown = TrickleDown.NoTrickleDown)
            where TEventType : EventBase<TEventType>, new()
        {
            Add(typeof(TEventType), callback, useTrickleDown, e => callback((TEventType)e, userArgs));
        }

        public void UnregisterCallback<TEventType>(EventCallback<TEventType> callback,
            TrickleDown useTrickleDown = TrickleDown.NoTrickleDown) where TEventType : EventBase<TEventType>, new()
        {
            Remove(typeof(TEventType), callback, useTrickleDown);
        }

        public void UnregisterCallback<TEventType, TUserArgsType>(EventCallback<TEventType, TUserArgsType> callback,
            TrickleDown useTrickleDown = TrickleDown.NoTrickleDown)
            where TEventType : EventBase<TEventType>, new()
        {
            Remove(typeof(TEventType), callback, useTrickleDown);
        }

        private void Add(Type of, Delegate callback, TrickleDown when, Action<EventBase> call)
        {
            if (callback == null)
            {
                throw new ArgumentException("callback parameter is null");
            }
            Row known = Find(of, callback, when);
            if (known != null)
            {
                known.Call = call;
                return;
            }
            (m_Rows ?? (m_Rows = new List<Row>()))
                .Add(new Row { Of = of, Callback = callback, When = when, Call = call });
        }

        private void Remove(Type of, Delegate callback, TrickleDown when)
        {
            if (callback == null)
            {
                throw new ArgumentException("callback parameter is null");
            }
            m_Rows?.Remove(Find(of, callback, when));
        }

        private Row Find(Type of, Delegate callback, TrickleDown when)
        {
            return m_Rows?.Find(r => r.Of == of && r.When == when && r.Callback.Equals(callback));
        }

        public bool HasTrickleDownHandlers() => m_Rows != null && m_Rows.Exists(r => r.When == TrickleDown.TrickleDown);
        public bool HasBubbleUpHandlers() => m_Rows != null && m_Rows.Exists(r => r.When == TrickleDown.NoTrickleDown);

        void UnityEngine.UIElements.IEventHandler.HandleEvent(EventBase evt) => Hear(evt, evt.propagationPhase);

        internal void Hear(EventBase e, PropagationPhase phase)
        {
            if (e.isPropagationStopped)
            {
                return;
            }
            e.At(this, phase);
            Call(e, phase == PropagationPhase.TrickleDown ? TrickleDown.TrickleDown
                : TrickleDown.NoTrickleDown, phase == PropagationPhase.AtTarget);
        }

        /// <summary>At the target those that wait on the way down come first.</summary>
        private void Call(EventBase e, TrickleDown when, bool isAtTarget)
        {
            if (isAtTarget)
            {
                Call(e, TrickleDown.TrickleDown, false);
            }
            foreach (Row row in m_Rows == null ? new Row[0] : m_Rows.ToArray())
            {
                if (row.Of == e.GetType() && row.When == when && !e.isImmediatePropagationStopped)
                {
                    Engine.Guard(null, () => row.Call(e));
                }
            }
            if (isAtTarget && !e.isDefaultPrevented)
            {
                Engine.Guard(null, () => ExecuteDefaultActionAtTarget(e));
            }
        }

        internal void HearDefault(EventBase e)
        {
            if (!e.isDefaultPrevented)
            {
                e.At(this, PropagationPhase.DefaultAction);
                Engine.Guard(null, () => ExecuteDefaultAction(e));
            }
        }
    }

    public partial class VisualElement
    {
        /// <summary>Without a panel there is nobody who would send it.</summary>
        public sealed override void SendEvent(EventBase e)
        {
            if (m_Panel != null && e != null)
            {
                e.target = e.target ?? this;
                Events.Dispatch(e);
            }
        }
    }

    public static partial class INotifyValueChangedExtensions
    {
        public static bool RegisterValueChangedCallback<T>(this INotifyValueChanged<T> control,
            EventCallback<ChangeEvent<T>> callback)
        {
            CallbackEventHandler handler = control as CallbackEventHandler;
            handler?.RegisterCallback(callback);
            return handler != null;
        }

        public static bool UnregisterValueChangedCallback<T>(this INotifyValueChanged<T> control,
            EventCallback<ChangeEvent<T>> callback)
        {
            CallbackEventHandler handler = control as CallbackEventHandler;
            handler?.UnregisterCallback(callback);
            return handler != null;
        }
    }
}
