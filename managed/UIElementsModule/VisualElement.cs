using System;
using System.Collections.Generic;
using System.Linq;

namespace UnityEngine.UIElements
{
    /// <summary>The tree and the names of its elements. Nothing is laid out, so what asks for places and sizes
    /// throws.</summary>
    public partial class VisualElement : Focusable
    {
        private readonly List<VisualElement> m_Children = new List<VisualElement>();
        private readonly List<string> m_Classes = new List<string>();
        private readonly InlineStyle m_Style = new InlineStyle();
        private VisualElement m_PhysicalParent, m_LogicalParent;
        private List<StyleSheet> m_Sheets;
        private Panel m_Panel;
        private bool m_IsEnabled = true;

        public VisualElement()
        {
            focusable = false;
        }
        public IStyle style => m_Style;
        public IResolvedStyle resolvedStyle => this;
        public ITransform transform => this;
        public IExperimentalFeatures experimental => this;
        public VisualElementStyleSheetSet styleSheets
            => new VisualElementStyleSheetSet(m_Sheets ?? (m_Sheets = new List<StyleSheet>()));
        public IPanel panel => m_Panel;
        public override FocusController focusController => m_Panel?.focusController;
        public VisualTreeAsset visualTreeAssetSource { get; internal set; }
        public override string ToString() => GetType().Name + " " + name;

        // Enabled and visible

        public bool enabledSelf => m_IsEnabled;
        public bool enabledInHierarchy
            => m_IsEnabled && (m_PhysicalParent == null || m_PhysicalParent.enabledInHierarchy);

        public void SetEnabled(bool value)
        {
            m_IsEnabled = value;
            EnableInClassList(disabledUssClassName, !value);
        }

        public bool visible
        {
            get
            {
                StyleEnum<Visibility> own = m_Style.visibility;
                return own.keyword == StyleKeyword.Null ? m_PhysicalParent == null || m_PhysicalParent.visible
                    : own.value == Visibility.Visible;
            }
            set { m_Style.visibility = value ? Visibility.Visible : Visibility.Hidden; }
        }

        // Classes

        public IEnumerable<string> GetClasses() => m_Classes;
        public void ClearClassList() => m_Classes.Clear();
        public bool ClassListContains(string cls) => m_Classes.Contains(cls);
        public void RemoveFromClassList(string className) => m_Classes.Remove(className);
        public void ToggleInClassList(string className) => EnableInClassList(className, !ClassListContains(className));

        public void AddToClassList(string className)
        {
            if (!string.IsNullOrEmpty(className) && !m_Classes.Contains(className))
            {
                m_Classes.Add(className);
            }
        }

        public void EnableInClassList(string className, bool enable)
        {
            if (enable)
            {
                AddToClassList(className);
            }
            else
            {
                RemoveFromClassList(className);
            }
        }

        // The tree. An element may show its children inside another one, its content container.

        public Hierarchy hierarchy => new Hierarchy(this);
        public virtual VisualElement contentContainer => this;

        private VisualElement Content
            => contentContainer ?? throw new InvalidOperationException("This element has no content container");

        public void Add(VisualElement child) => Insert(childCount, child);

        public void Insert(int index, VisualElement element)
        {
            if (element == null)
            {
                return;
            }
            if (Content == this)
            {
                hierarchy.Insert(index, element);
            }
            else
            {
                Content.Insert(index, element);
            }
            element.m_LogicalParent = this;
        }

        public void Remove(VisualElement element)
        {
            if (Content == this)
            {
                hierarchy.Remove(element);
            }
            else
            {
                Content.Remove(element);
            }
        }

        public void RemoveAt(int index)
        {
            if (Content == this)
            {
                hierarchy.RemoveAt(index);
            }
            else
            {
                Content.RemoveAt(index);
            }
        }

        public void Clear()
        {
            if (Content == this)
            {
                hierarchy.Clear();
            }
            else
            {
                Content.Clear();
            }
        }

        public VisualElement ElementAt(int index) => this[index];
        public VisualElement this[int key] => Content == this ? m_Children[key] : Content[key];
        public int childCount => contentContainer == null ? 0 : Content == this ? m_Children.Count : Content.childCount;
        public int IndexOf(VisualElement element) => contentContainer == null ? -1 : Content == this
            ? m_Children.IndexOf(element) : Content.IndexOf(element);
        public IEnumerable<VisualElement> Children() => contentContainer == null ? Enumerable.Empty<VisualElement>()
            : Content == this ? m_Children : Content.Children();
        public void RemoveFromHierarchy() => m_PhysicalParent?.hierarchy.Remove(this);
        public void BringToFront() => m_PhysicalParent?.Place(this, m_PhysicalParent.m_Children.Count);
        public void SendToBack() => m_PhysicalParent?.Place(this, 0);

        public void Sort(Comparison<VisualElement> comp)
        {
            if (Content == this)
            {
                hierarchy.Sort(comp);
            }
            else
            {
                Content.Sort(comp);
            }
        }

        public void PlaceBehind(VisualElement sibling) => PlaceBeside(sibling, 0);
        public void PlaceInFront(VisualElement sibling) => PlaceBeside(sibling, 1);

        private void PlaceBeside(VisualElement sibling, int after)
        {
            if (sibling == null)
            {
                throw new ArgumentNullException(nameof(sibling));
            }
            if (m_PhysicalParent == null || sibling.m_PhysicalParent != m_PhysicalParent)
            {
                throw new ArgumentException("VisualElements are not siblings");
            }
            List<VisualElement> all = m_PhysicalParent.m_Children;
            all.Remove(this);
            all.Insert(all.IndexOf(sibling) + after, this);
        }

        private void Place(VisualElement child, int index)
        {
            m_Children.Remove(child);
            m_Children.Insert(Math.Min(index, m_Children.Count), child);
        }

        public bool Contains(VisualElement child)
        {
            for (; child != null; child = child.m_PhysicalParent)
            {
                if (child.m_PhysicalParent == this)
                {
                    return true;
                }
            }
            return false;
        }

        public VisualElement FindCommonAncestor(VisualElement other)
        {
            if (other == null)
            {
                throw new ArgumentNullException(nameof(other));
            }
            VisualElement e = this;
            while (e != null && e != other && !e.Contains(other))
            {
                e = e.m_PhysicalParent;
            }
            return e;
        }

        public T GetFirstOfType<T>() where T : class => this as T ?? GetFirstAncestorOfType<T>();

        public T GetFirstAncestorOfType<T>() where T : class
        {
            VisualElement e = m_PhysicalParent;
            while (e != null && !(e is T))
            {
                e = e.m_PhysicalParent;
            }
            return e as T;
        }

        public object FindAncestorUserData()
        {
            VisualElement e = parent;
            while (e != null && e.userData == null)
            {
                e = e.parent;
            }
            return e?.userData;
        }

        internal VisualElement PhysicalParent => m_PhysicalParent;
        internal List<VisualElement> PhysicalChildren => m_Children;

        /// <summary>Whoever comes into a panel hears of it, and whoever leaves one.</summary>
        internal void SetPanel(Panel value)
        {
            Panel old = m_Panel;
            if (old == value)
            {
                return;
            }
            if (old != null)
            {
                old.Leave(this);
                Events.Dispatch(DetachFromPanelEvent.GetPooled(old, value), this);
            }
            m_Panel = value;
            foreach (VisualElement child in m_Children.ToArray())
            {
                child.SetPanel(value);
            }
            if (value != null && m_Panel == value)
            {
                Events.Dispatch(AttachToPanelEvent.GetPooled(old, value), this);
            }
        }

        public partial struct Hierarchy
        {
            private readonly VisualElement m_Owner;

            internal Hierarchy(VisualElement owner) { m_Owner = owner; }

            public VisualElement parent => m_Owner.m_PhysicalParent;
            public int childCount => m_Owner.m_Children.Count;
            public VisualElement this[int key] => m_Owner.m_Children[key];
            public VisualElement ElementAt(int index) => this[index];
            public int IndexOf(VisualElement element) => m_Owner.m_Children.IndexOf(element);
            public IEnumerable<VisualElement> Children() => m_Owner.m_Children;
            public void Add(VisualElement child) => Insert(childCount, child);

            public void Insert(int index, VisualElement child)
            {
                if (child == null)
                {
                    throw new ArgumentException("Cannot insert null child");
                }
                if (index > childCount)
                {
                    throw new ArgumentOutOfRangeException("Index out of range: " + index);
                }
                if (child == m_Owner)
                {
                    throw new ArgumentException("Cannot insert element as its own child");
                }
                child.RemoveFromHierarchy();
                m_Owner.m_Children.Insert(Math.Min(index, childCount), child);
                child.m_PhysicalParent = child.m_LogicalParent = m_Owner;
                child.SetPanel(m_Owner.m_Panel);
            }

            public void Remove(VisualElement child)
            {
                int index = child == null ? -1 : IndexOf(child);
                if (index < 0)
                {
                    throw new ArgumentException("This VisualElement is not my child");
                }
                RemoveAt(index);
            }

            public void RemoveAt(int index)
            {
                if (index < 0 || index >= childCount)
                {
                    throw new ArgumentOutOfRangeException("Index out of range: " + index);
                }
                VisualElement child = m_Owner.m_Children[index];
                m_Owner.m_Children.RemoveAt(index);
                child.m_PhysicalParent = child.m_LogicalParent = null;
                child.SetPanel(null);
            }

            public void Clear()
            {
                while (childCount > 0)
                {
                    RemoveAt(childCount - 1);
                }
            }

            /// <summary>Those that are equal keep their order.</summary>
            public void Sort(Comparison<VisualElement> comp)
            {
                VisualElement[] sorted = m_Owner.m_Children.OrderBy(e => e, Comparer<VisualElement>.Create(comp))
                    .ToArray();
                m_Owner.m_Children.Clear();
                m_Owner.m_Children.AddRange(sorted);
            }
        }

        // Styles: what a script set is what it gets, since nothing is stronger. Without it a style sheet would decide.

        private static T Set<T>(StyleEnum<T> own, string name) where T : struct, IConvertible
        {
            return own.keyword == StyleKeyword.Undefined ? own.value : throw NotSet(name);
        }

        private static float Set(StyleFloat own, string name) => own.keyword == StyleKeyword.Undefined ? own.value
            : throw NotSet(name);
        private static Color Set(StyleColor own, string name) => own.keyword == StyleKeyword.Undefined ? own.value
            : throw NotSet(name);
        private static Exception NotSet(string name)
            => new Umcp.LeftOutException("UnityEngine.UIElements.IResolvedStyle." + name);

        DisplayStyle UnityEngine.UIElements.IResolvedStyle.display => Set(m_Style.display, "display");
        Visibility UnityEngine.UIElements.IResolvedStyle.visibility => visible ? Visibility.Visible : Visibility.Hidden;
        float UnityEngine.UIElements.IResolvedStyle.opacity => Set(m_Style.opacity, "opacity");
        float UnityEngine.UIElements.IResolvedStyle.flexGrow => Set(m_Style.flexGrow, "flexGrow");
        float UnityEngine.UIElements.IResolvedStyle.flexShrink => Set(m_Style.flexShrink, "flexShrink");
        FlexDirection UnityEngine.UIElements.IResolvedStyle.flexDirection
            => Set(m_Style.flexDirection, "flexDirection");
        Position UnityEngine.UIElements.IResolvedStyle.position => Set(m_Style.position, "position");
        Color UnityEngine.UIElements.IResolvedStyle.color => Set(m_Style.color, "color");
        Color UnityEngine.UIElements.IResolvedStyle.backgroundColor => Set(m_Style.backgroundColor, "backgroundColor");
    }

    public static partial class VisualElementExtensions
    {
        public static void AddManipulator(this VisualElement ele, IManipulator manipulator)
        {
            if (manipulator != null)
            {
                manipulator.target = ele;
            }
        }

        public static void RemoveManipulator(this VisualElement ele, IManipulator manipulator)
        {
            if (manipulator != null)
            {
                manipulator.target = null;
            }
        }

        public static void StretchToParentSize(this VisualElement elem)
        {
            StretchToParentWidth(elem);
            elem.style.bottom = 0f;
        }

        public static void StretchToParentWidth(this VisualElement elem)
        {
            if (elem == null)
            {
                throw new ArgumentNullException(nameof(elem));
            }
            IStyle style = elem.style;
            style.position = Position.Absolute;
            style.left = 0f;
            style.top = 0f;
            style.right = 0f;
        }
    }
}
