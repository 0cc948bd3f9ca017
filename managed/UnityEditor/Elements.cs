using UnityEngine.UIElements;

namespace UnityEditor
{
    public partial class Editor
    {
        public virtual VisualElement CreateInspectorGUI() => null;
    }

    public abstract partial class PropertyDrawer
    {
        public virtual VisualElement CreatePropertyGUI(SerializedProperty property) => null;
    }

    public abstract partial class DecoratorDrawer
    {
        public virtual VisualElement CreatePropertyGUI() => null;
    }

    public partial class EditorWindow
    {
        private Panel m_Panel;

        public VisualElement rootVisualElement => (m_Panel ?? (m_Panel = new Panel(GetType().Name, ContextType.Editor))).visualTree;
    }
}

namespace UnityEditor.UIElements
{
    public abstract partial class BaseMaskField<TChoice>
    {
        internal BaseMaskField(string label) : base(label)
        {
        }
    }
}
