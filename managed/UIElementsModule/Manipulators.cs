using System;
using System.Collections.Generic;

namespace UnityEngine.UIElements
{
    public abstract partial class Manipulator : IManipulator
    {
        private VisualElement m_Target;

        public VisualElement target
        {
            get { return m_Target; }
            set
            {
                if (m_Target != null)
                {
                    UnregisterCallbacksFromTarget();
                }
                m_Target = value;
                if (m_Target != null)
                {
                    RegisterCallbacksOnTarget();
                }
            }
        }
    }

    public partial struct ManipulatorActivationFilter
    {
        private bool Matches(int pressed, EventModifiers held, int clicks)
        {
            return (int)button == pressed && modifiers == held && (clickCount == 0 || clicks >= clickCount);
        }

        public bool Matches(IMouseEvent e) => e != null && Matches(e.button, e.modifiers, e.clickCount);
        public bool Matches(IPointerEvent e) => e != null && Matches(e.button, e.modifiers, e.clickCount);
    }

    public abstract partial class MouseManipulator : Manipulator
    {
        private ManipulatorActivationFilter m_Current;

        protected bool CanStartManipulation(IMouseEvent e) => Start(f => f.Matches(e));
        protected bool CanStopManipulation(IMouseEvent e) => e != null && e.button == (int)m_Current.button;
        internal bool CanStopAt(IPointerEvent e) => e != null && e.button == (int)m_Current.button;

        internal bool Start(Predicate<ManipulatorActivationFilter> fits)
        {
            int found = activators.FindIndex(fits);
            m_Current = found < 0 ? m_Current : activators[found];
            return found >= 0;
        }
    }

    public abstract partial class PointerManipulator : MouseManipulator
    {
        protected bool CanStartManipulation(IPointerEvent e) => Start(f => f.Matches(e));
        protected bool CanStopManipulation(IPointerEvent e) => CanStopAt(e);
    }

    /// <summary>Pressed and released on its element, or submitted: a click. Where the pointer is, nobody knows, so it
    /// counts as inside.</summary>
    public partial class Clickable : PointerManipulator
    {
        public event Action clicked;
        public event Action<EventBase> clickedWithEventInfo;

        internal Clickable()
        {
            activators.Add(new ManipulatorActivationFilter { button = MouseButton.LeftMouse });
        }

        public Clickable(Action handler) : this()
        {
            clicked = handler;
        }

        public Clickable(Action<EventBase> handler) : this()
        {
            clickedWithEventInfo = handler;
        }

        protected override void RegisterCallbacksOnTarget()
        {
            target.RegisterCallback<PointerDownEvent>(OnDown);
            target.RegisterCallback<PointerUpEvent>(OnUp);
            target.RegisterCallback<PointerCancelEvent>(OnCancel);
            target.RegisterCallback<NavigationSubmitEvent>(OnSubmit);
        }

        protected override void UnregisterCallbacksFromTarget()
        {
            target.UnregisterCallback<PointerDownEvent>(OnDown);
            target.UnregisterCallback<PointerUpEvent>(OnUp);
            target.UnregisterCallback<PointerCancelEvent>(OnCancel);
            target.UnregisterCallback<NavigationSubmitEvent>(OnSubmit);
        }

        private void OnDown(PointerDownEvent e)
        {
            if (CanStartManipulation(e))
            {
                ProcessDownEvent(e, e.localPosition, e.pointerId);
            }
        }

        private void OnUp(PointerUpEvent e)
        {
            if (active && CanStopManipulation(e))
            {
                ProcessUpEvent(e, e.localPosition, e.pointerId);
            }
        }

        private void OnCancel(PointerCancelEvent e) => ProcessCancelEvent(e, e.pointerId);

        private void OnSubmit(NavigationSubmitEvent e)
        {
            Invoke(e);
            e.StopPropagation();
        }

        protected void Invoke(EventBase evt)
        {
            if (target == null || !target.enabledInHierarchy)
            {
                return;
            }
            clicked?.Invoke();
            clickedWithEventInfo?.Invoke(evt);
        }

        protected virtual void ProcessDownEvent(EventBase evt, Vector2 localPosition, int pointerId)
        {
            active = true;
            evt.StopImmediatePropagation();
        }

        protected virtual void ProcessUpEvent(EventBase evt, Vector2 localPosition, int pointerId)
        {
            active = false;
            Invoke(evt);
            evt.StopPropagation();
        }

        protected virtual void ProcessCancelEvent(EventBase evt, int pointerId)
        {
            active = false;
        }
    }
}
