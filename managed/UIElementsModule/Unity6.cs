using System;
using Unity.Properties;

// What projects of Unity 6 use besides.
namespace UnityEngine.UIElements
{
    public abstract partial class CallbackEventHandler
    {
        public void RegisterCallbackOnce<TEventType>(EventCallback<TEventType> callback,
            TrickleDown useTrickleDown = TrickleDown.NoTrickleDown) where TEventType : EventBase<TEventType>, new()
        {
            Add(typeof(TEventType), callback, useTrickleDown, e =>
            {
                Remove(typeof(TEventType), callback, useTrickleDown);
                callback((TEventType)e);
            });
        }

        public void RegisterCallbackOnce<TEventType, TUserArgsType>(EventCallback<TEventType, TUserArgsType> callback,
            TUserArgsType userArgs, TrickleDown useTrickleDown = TrickleDown.NoTrickleDown)
            where TEventType : EventBase<TEventType>, new()
        {
            Add(typeof(TEventType), callback, useTrickleDown, e =>
            {
                Remove(typeof(TEventType), callback, useTrickleDown);
                callback((TEventType)e, userArgs);
            });
        }
    }

    /// <summary>Its first tab is the active one, until a script chooses another.</summary>
    public partial class TabView : VisualElement
    {
        private Tab m_Active;

        public event Action<Tab, Tab> activeTabChanged;
        public Tab GetTab(int index) => this.Query<Tab>().AtIndex(index);

        public int selectedTabIndex
        {
            get { return this.Query<Tab>().ToList().IndexOf(activeTab); }
            set { activeTab = GetTab(value) ?? activeTab; }
        }

        public Tab activeTab
        {
            get { return m_Active ?? this.Q<Tab>(); }
            set
            {
                Tab before = activeTab;
                m_Active = value
                    ?? throw new NullReferenceException("Active tab cannot be null as there should always be an "
                    + "active tab.");
                if (before != value)
                {
                    activeTabChanged?.Invoke(before, value);
                }
            }
        }
    }

    public readonly partial struct BindablePropertyChangedEventArgs
    {
        private readonly BindingId m_Name;

        public BindablePropertyChangedEventArgs(in BindingId propertyName) { m_Name = propertyName; }
    }

    public readonly struct BindingId : IEquatable<BindingId>
    {
        private readonly string m_Path;

        public BindingId(string path) { m_Path = path; }
        public static implicit operator BindingId(string name) => new BindingId(name);
        public static implicit operator string(in BindingId bindingId) => bindingId.ToString();
        public static bool operator ==(in BindingId lhs, in BindingId rhs) => lhs.Equals(rhs);
        public static bool operator !=(in BindingId lhs, in BindingId rhs) => !lhs.Equals(rhs);
        public bool Equals(BindingId other) => ToString() == other.ToString();
        public override bool Equals(object obj) => obj is BindingId && Equals((BindingId)obj);
        public override int GetHashCode() => ToString().GetHashCode();
        public override string ToString() => m_Path ?? "";
    }

    /// <summary>Marks a type that .uxml files may name.</summary>
    [AttributeUsage(AttributeTargets.Class)]
    public partial class UxmlElementAttribute : Attribute
    {
        public readonly string name;
        public LibraryVisibility visibility;
        public string libraryPath;
        public UxmlElementAttribute(string uxmlName) { name = uxmlName; }
    }

    /// <summary>Marks a property that is an attribute of .uxml files.</summary>
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
    public partial class UxmlAttributeAttribute : Attribute
    {
        public string name;
        public string[] obsoleteNames;
    }

    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
    public partial class UxmlObjectReferenceAttribute : Attribute
    {
        public string name;
        public UxmlObjectReferenceAttribute(string uxmlName) { name = uxmlName; }
    }
}
