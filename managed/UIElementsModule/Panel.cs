using System;
using System.Collections.Generic;

namespace UnityEngine.UIElements
{
    /// <summary>What the documents of one PanelSettings share: a root, the focus, and time.</summary>
    internal sealed class Panel : IPanel
    {
        private static readonly List<Panel> s_All = new List<Panel>();
        private readonly List<Scheduled> m_Scheduled = new List<Scheduled>();

        internal Panel(string name, ContextType type)
        {
            contextType = type;
            focusController = new FocusController(null);
            visualTree = new VisualElement { name = name };
            visualTree.SetPanel(this);
            s_All.Add(this);
            Engine.PanelFrame = Frame;
        }

        public VisualElement visualTree { get; }
        public FocusController focusController { get; }
        public ContextType contextType { get; }
        public bool isDirty => false;
        public EventDispatcher dispatcher
            => throw new Umcp.LeftOutException("UnityEngine.UIElements.IPanel.dispatcher");
        public ContextualMenuManager contextualMenuManager => null;
        public VisualElement Pick(Vector2 point)
            => throw new Umcp.LeftOutException("UnityEngine.UIElements.IPanel.Pick");
        public VisualElement PickAll(Vector2 point, List<VisualElement> picked)
            => throw new Umcp.LeftOutException("UnityEngine.UIElements.IPanel.PickAll");

        public void Dispose()
        {
            s_All.Remove(this);
        }

        internal void Leave(VisualElement element)
        {
            if (focusController.focusedElement == element)
            {
                focusController.Change(null);
            }
        }

        internal static long Now => (long)(Time.realtimeSinceStartup * 1000);

        internal void Add(Scheduled item)
        {
            if (!m_Scheduled.Contains(item))
            {
                m_Scheduled.Add(item);
            }
        }

        internal void Remove(Scheduled item) => m_Scheduled.Remove(item);

        /// <summary>Before LateUpdate, as in Unity.</summary>
        private static void Frame()
        {
            foreach (Panel panel in s_All.ToArray())
            {
                foreach (Scheduled item in panel.m_Scheduled.ToArray())
                {
                    Engine.Guard(null, item.Run);
                }
            }
        }
    }

    /// <summary>Something to do later, once or again and again, while its element is in a panel.</summary>
    internal sealed class Scheduled : IVisualElementScheduledItem
    {
        private readonly Action<TimerState> m_Action;
        private long m_Delay, m_Interval = -1, m_Last, m_Due, m_End = -1, m_Duration = -1;
        private Func<bool> m_Stop;
        private bool m_IsPaused;

        internal Scheduled(VisualElement element, Action<TimerState> action)
        {
            this.element = element;
            m_Action = action;
            Resume();
        }

        public VisualElement element { get; }
        public bool isActive { get; private set; }

        private void OnAttach(AttachToPanelEvent e)
        {
            if (!m_IsPaused && !isActive)
            {
                Resume();
            }
        }

        private void OnDetach(DetachFromPanelEvent e)
        {
            ((Panel)e.originPanel).Remove(this);
            isActive = false;
        }

        public void Resume()
        {
            m_IsPaused = false;
            element.RegisterCallback<AttachToPanelEvent>(OnAttach);
            element.RegisterCallback<DetachFromPanelEvent>(OnDetach);
            Panel panel = (Panel)element.panel;
            if (panel == null)
            {
                return;
            }
            isActive = true;
            m_Last = Panel.Now;
            m_Due = m_Last + m_Delay;
            m_End = m_Duration < 0 ? -1 : m_Last + m_Duration;
            panel.Add(this);
        }

        public void Pause()
        {
            m_IsPaused = true;
            isActive = false;
            ((Panel)element.panel)?.Remove(this);
            element.UnregisterCallback<AttachToPanelEvent>(OnAttach);
            element.UnregisterCallback<DetachFromPanelEvent>(OnDetach);
        }

        public void ExecuteLater(long delayMs)
        {
            m_Delay = delayMs;
            Resume();
        }

        public IVisualElementScheduledItem StartingIn(long delayMs)
        {
            m_Delay = delayMs;
            m_Due = Panel.Now + delayMs;
            return this;
        }

        public IVisualElementScheduledItem Every(long intervalMs)
        {
            m_Interval = intervalMs;
            return this;
        }

        public IVisualElementScheduledItem Until(Func<bool> stopCondition)
        {
            m_Stop = stopCondition;
            return Repeating();
        }

        public IVisualElementScheduledItem ForDuration(long durationMs)
        {
            m_Duration = durationMs;
            m_End = Panel.Now + durationMs;
            return Repeating();
        }

        private IVisualElementScheduledItem Repeating()
        {
            m_Interval = Math.Max(0, m_Interval);
            return this;
        }

        internal void Run()
        {
            long now = Panel.Now;
            if (!isActive || now < m_Due)
            {
                return;
            }
            TimerState state = new TimerState { start = m_Last, now = now };
            m_Last = now;
            m_Due = now + Math.Max(0, m_Interval);
            bool isLast = m_Interval < 0;
            try
            {
                m_Action(state);
            }
            finally
            {
                if (isLast && m_Due <= now || m_End >= 0 && now >= m_End || m_Stop != null && m_Stop())
                {
                    Pause();
                }
            }
        }
    }

    public partial struct TimerState
    {
        public long deltaTime => now - start;
    }

    public partial class VisualElement : IVisualElementScheduler
    {
        public IVisualElementScheduler schedule => this;

        IVisualElementScheduledItem UnityEngine.UIElements.IVisualElementScheduler.Execute(Action<TimerState> timerUpdateEvent) => new Scheduled(this, timerUpdateEvent);
        IVisualElementScheduledItem UnityEngine.UIElements.IVisualElementScheduler.Execute(Action updateEvent)
            => new Scheduled(this, state => updateEvent());
    }

    public partial class FocusController
    {
        public Focusable focusedElement { get; private set; }

        internal void Change(Focusable to)
        {
            Focusable from = focusedElement;
            if (from == to)
            {
                return;
            }
            focusedElement = to;
            if (from != null)
            {
                Events.Dispatch(FocusOutEvent.GetPooled(from, to, FocusChangeDirection.unspecified, this));
                Events.Dispatch(BlurEvent.GetPooled(from, to, FocusChangeDirection.unspecified, this));
            }
            if (to != null)
            {
                Events.Dispatch(FocusInEvent.GetPooled(to, from, FocusChangeDirection.unspecified, this));
                Events.Dispatch(FocusEvent.GetPooled(to, from, FocusChangeDirection.unspecified, this));
            }
        }
    }

    public partial class FocusChangeDirection
    {
        private readonly int m_Value;

        internal FocusChangeDirection()
        {
        }

        protected FocusChangeDirection(int value)
        {
            m_Value = value;
        }

        public static implicit operator int(FocusChangeDirection fcd) => fcd == null ? 0 : fcd.m_Value;
    }

    public abstract partial class Focusable : CallbackEventHandler
    {
        public virtual bool canGrabFocus => focusable;

        public virtual void Focus()
        {
            if (focusController != null && canGrabFocus)
            {
                focusController.Change(this);
            }
        }

        public virtual void Blur()
        {
            if (focusController != null && focusController.focusedElement == this)
            {
                focusController.Change(null);
            }
        }
    }
}
