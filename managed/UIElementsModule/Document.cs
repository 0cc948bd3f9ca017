using System;
using System.Collections.Generic;

namespace UnityEngine.UIElements
{
    /// <summary>Has its tree while it is enabled.</summary>
    [AddComponentMenu("UI Toolkit/UI Document"), ExecuteAlways, DisallowMultipleComponent, DefaultExecutionOrder(-100)]
    public sealed partial class UIDocument : MonoBehaviour
    {
        [SerializeField] private PanelSettings m_PanelSettings;
        [SerializeField] private UIDocument m_ParentUI;
        [SerializeField] private VisualTreeAsset sourceAsset;
        [SerializeField] private float m_SortingOrder;
        private VisualElement m_Root;

        internal UIDocument()
        {
        }

        public PanelSettings panelSettings
        {
            get { return m_ParentUI != null ? m_ParentUI.panelSettings : m_PanelSettings; }
            set
            {
                if (m_ParentUI != null)
                {
                    throw new InvalidOperationException("Cannot set panelSettings: the parent document's are used");
                }
                m_PanelSettings = value;
                Attach();
            }
        }

        public VisualTreeAsset visualTreeAsset
        {
            get { return sourceAsset; }
            set
            {
                sourceAsset = value;
                Make();
            }
        }

        public float sortingOrder
        {
            get { return m_SortingOrder; }
            set
            {
                m_SortingOrder = value;
                Attach();
            }
        }

        private void Awake()
        {
            m_ParentUI = transform.parent == null ? null : transform.parent.GetComponentInParent<UIDocument>();
        }

        private void OnEnable() => Make();

        private void OnDisable()
        {
            m_Root?.RemoveFromHierarchy();
            m_Root = null;
        }

        private void Make()
        {
            m_Root?.RemoveFromHierarchy();
            m_Root = null;
            if (!isActiveAndEnabled)
            {
                return;
            }
            m_Root = sourceAsset != null ? sourceAsset.Instantiate() : new TemplateContainer();
            m_Root.name = gameObject.name + "-container";
            m_Root.pickingMode = PickingMode.Ignore;
            Attach();
        }

        /// <summary>Among those of the same panel by their order.</summary>
        private void Attach()
        {
            if (m_Root == null)
            {
                return;
            }
            m_Root.RemoveFromHierarchy();
            VisualElement above = m_ParentUI != null ? m_ParentUI.rootVisualElement : m_PanelSettings != null
                ? m_PanelSettings.Panel.visualTree : null;
            if (above == null)
            {
                return;
            }
            m_Root.Order = m_SortingOrder;
            int index = above.childCount;
            while (index > 0 && above[index - 1].Order > m_SortingOrder)
            {
                index--;
            }
            above.Insert(index, m_Root);
        }
    }

    public partial class VisualElement
    {
        /// <summary>Of the root of a document.</summary>
        internal float Order;
    }

    public partial class PanelSettings : ScriptableObject
    {
        [SerializeField] private ThemeStyleSheet themeUss;
        [SerializeField] private RenderTexture m_TargetTexture;
        [SerializeField] private PanelScaleMode m_ScaleMode = PanelScaleMode.ConstantPhysicalSize;
        [SerializeField]
        private float m_ReferenceSpritePixelsPerUnit = 100, m_Scale = 1, m_ReferenceDpi = 96, m_FallbackDpi = 96;
        [SerializeField] private Vector2Int m_ReferenceResolution = new Vector2Int(1200, 800);
        [SerializeField] private PanelScreenMatchMode m_ScreenMatchMode;
        [SerializeField] private float m_Match, m_SortingOrder;
        [SerializeField] private int m_TargetDisplay;
        [SerializeField] private bool m_ClearDepthStencil = true, m_ClearColor;
        [SerializeField] private Color m_ColorClearValue;
        private Panel m_Panel;

        internal PanelSettings()
        {
        }

        internal Panel Panel => m_Panel ?? (m_Panel = new Panel(name, ContextType.Player));
        public float referenceDpi { get { return m_ReferenceDpi; } set { m_ReferenceDpi = value >= 1 ? value : 96; } }
        public float fallbackDpi { get { return m_FallbackDpi; } set { m_FallbackDpi = value >= 1 ? value : 96; } }

        private void OnDisable()
        {
            m_Panel?.Dispose();
            m_Panel = null;
        }
    }

    public partial class TemplateContainer
    {
        private VisualElement m_Content;

        public override VisualElement contentContainer => m_Content ?? this;

        internal void SetContent(VisualElement content)
        {
            m_Content = content;
        }
    }

    /// <summary>A tree as a .uxml file has it, which is read when it is first asked for.</summary>
    public partial class VisualTreeAsset : ScriptableObject
    {
        /// <summary>In every such file.</summary>
        internal const long FileId = 9197481963319205126;

        private UxmlNode m_Tree;

        private UxmlNode Tree
        {
            get
            {
                if (m_Tree == null)
                {
                    string file = Native.GetAssetFile(Ptr);
                    m_Tree = file == "" ? new UxmlNode("", "") : UxmlNode.Read(file);
                }
                return m_Tree;
            }
        }

        public IEnumerable<StyleSheet> stylesheets
            => throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualTreeAsset.stylesheets");

        public TemplateContainer Instantiate()
        {
            TemplateContainer container = new TemplateContainer(name) { templateSource = this };
            CloneTree(container);
            return container;
        }

        public TemplateContainer Instantiate(string bindingPath)
        {
            TemplateContainer container = Instantiate();
            container.bindingPath = bindingPath;
            return container;
        }

        public TemplateContainer CloneTree() => Instantiate();
        public TemplateContainer CloneTree(string bindingPath) => Instantiate(bindingPath);

        public void CloneTree(VisualElement target)
        {
            if (target == null)
            {
                throw new ArgumentNullException(nameof(target));
            }
            new UxmlMaker(this, Tree).Make(target);
        }

        public void CloneTree(VisualElement target, out int firstElementIndex, out int elementAddedCount)
        {
            firstElementIndex = target == null ? 0 : target.childCount;
            CloneTree(target);
            elementAddedCount = target.childCount - firstElementIndex;
        }
    }
}
