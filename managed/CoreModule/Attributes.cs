using System;

namespace UnityEngine
{
    [AttributeUsage(AttributeTargets.Field, Inherited = true, AllowMultiple = true)]
    public partial class HeaderAttribute : PropertyAttribute
    {
        public readonly string header;
    }

    [AttributeUsage(AttributeTargets.Field, Inherited = true, AllowMultiple = false)]
    public partial class TooltipAttribute : PropertyAttribute
    {
        public readonly string tooltip;
    }

    [AttributeUsage(AttributeTargets.Field, Inherited = true, AllowMultiple = false)]
    public sealed partial class RangeAttribute : PropertyAttribute
    {
        public readonly float min;
        public readonly float max;
    }

    [AttributeUsage(AttributeTargets.Field, Inherited = true, AllowMultiple = false)]
    public sealed partial class MinAttribute : PropertyAttribute
    {
        public readonly float min;
    }

    [AttributeUsage(AttributeTargets.Field, Inherited = true, AllowMultiple = true)]
    public partial class SpaceAttribute : PropertyAttribute
    {
        public readonly float height;

        public SpaceAttribute()
        {
            height = 8;
        }
    }

    [AttributeUsage(AttributeTargets.Field, Inherited = true, AllowMultiple = false)]
    public sealed partial class MultilineAttribute : PropertyAttribute
    {
        public readonly int lines;

        public MultilineAttribute()
        {
            lines = 3;
        }
    }

    [AttributeUsage(AttributeTargets.Field, Inherited = true, AllowMultiple = false)]
    public sealed partial class TextAreaAttribute : PropertyAttribute
    {
        public readonly int minLines;
        public readonly int maxLines;

        public TextAreaAttribute()
        {
            minLines = 3;
            maxLines = 3;
        }
    }

    [AttributeUsage(AttributeTargets.Field, Inherited = true, AllowMultiple = false)]
    public sealed partial class ColorUsageAttribute : PropertyAttribute
    {
        public readonly bool showAlpha = true;
        public readonly bool hdr;
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Enum)]
    public partial class InspectorNameAttribute : PropertyAttribute
    {
        public readonly string displayName;
    }

    [AttributeUsage(AttributeTargets.Field, Inherited = true, AllowMultiple = false)]
    public partial class ContextMenuItemAttribute : PropertyAttribute
    {
        public readonly string name;
        public readonly string function;
    }

    [AttributeUsage(AttributeTargets.Class, AllowMultiple = true)]
    public sealed class RequireComponent : Attribute
    {
        public Type m_Type0;
        public Type m_Type1;
        public Type m_Type2;

        public RequireComponent(Type requiredComponent)
        {
            m_Type0 = requiredComponent;
        }

        public RequireComponent(Type requiredComponent, Type requiredComponent2)
        {
            m_Type0 = requiredComponent;
            m_Type1 = requiredComponent2;
        }

        public RequireComponent(Type requiredComponent, Type requiredComponent2, Type requiredComponent3)
        {
            m_Type0 = requiredComponent;
            m_Type1 = requiredComponent2;
            m_Type2 = requiredComponent3;
        }
    }

    public sealed partial class AddComponentMenu : Attribute
    {
        private readonly string m_AddComponentMenu;
        private readonly int m_Ordering;

        public AddComponentMenu(string menuName)
        {
            m_AddComponentMenu = menuName;
        }

        public AddComponentMenu(string menuName, int order)
        {
            m_AddComponentMenu = menuName;
            m_Ordering = order;
        }
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public sealed partial class ContextMenu : Attribute
    {
        public readonly string menuItem;
        public readonly bool validate;
        public readonly int priority;

        public ContextMenu(string itemName, bool isValidateFunction, int priority)
        {
            menuItem = itemName;
            validate = isValidateFunction;
            this.priority = priority;
        }
    }

    [AttributeUsage(AttributeTargets.Class)]
    public partial class DefaultExecutionOrder : Attribute
    {
        public int order { get; private set; }
    }

    [AttributeUsage(AttributeTargets.Class, AllowMultiple = false)]
    public sealed class HelpURLAttribute : Attribute
    {
        public HelpURLAttribute(string url)
        {
            URL = url;
        }

        public string URL { get; private set; }
    }

    [AttributeUsage(AttributeTargets.Class, Inherited = true, AllowMultiple = false)]
    public partial class IconAttribute : Attribute
    {
        private readonly string m_IconPath;

        public IconAttribute(string path)
        {
            m_IconPath = path;
        }
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = false)]
    public partial class RuntimeInitializeOnLoadMethodAttribute : Scripting.PreserveAttribute
    {
        public RuntimeInitializeLoadType loadType { get; private set; }
    }
}

namespace UnityEngine.Serialization
{
    [AttributeUsage(AttributeTargets.Field, AllowMultiple = true, Inherited = false)]
    public partial class FormerlySerializedAsAttribute : Attribute
    {
        private readonly string m_oldName;

        public FormerlySerializedAsAttribute(string oldName)
        {
            m_oldName = oldName;
        }
    }
}

namespace UnityEngine.Scripting
{
}

namespace UnityEngine.Scripting.APIUpdating
{
}
