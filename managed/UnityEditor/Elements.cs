using UnityEngine.UIElements;

namespace UnityEditor
{
    public partial class EditorWindow
    {
        private Panel m_Panel;

        public VisualElement rootVisualElement
            => (m_Panel ?? (m_Panel = new Panel(GetType().Name, ContextType.Editor))).visualTree;
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
