using UnityEngine.EventSystems;

namespace UnityEngine.UI
{
    [RequireComponent(typeof(RectTransform))]
    [ExecuteAlways]
    public partial class LayoutElement : UIBehaviour, ILayoutElement, ILayoutIgnorer
    {
        [SerializeField] private bool m_IgnoreLayout = false;
        [SerializeField] private float m_MinWidth = -1;
        [SerializeField] private float m_MinHeight = -1;
        [SerializeField] private float m_PreferredWidth = -1;
        [SerializeField] private float m_PreferredHeight = -1;
        [SerializeField] private float m_FlexibleWidth = -1;
        [SerializeField] private float m_FlexibleHeight = -1;
        [SerializeField] private int m_LayoutPriority = 1;

        protected LayoutElement()
        {
        }

        public virtual bool ignoreLayout
        {
            get { return m_IgnoreLayout; }
            set { m_IgnoreLayout = value; }
        }

        public virtual float minWidth
        {
            get { return m_MinWidth; }
            set { m_MinWidth = value; }
        }

        public virtual float minHeight
        {
            get { return m_MinHeight; }
            set { m_MinHeight = value; }
        }

        public virtual float preferredWidth
        {
            get { return m_PreferredWidth; }
            set { m_PreferredWidth = value; }
        }

        public virtual float preferredHeight
        {
            get { return m_PreferredHeight; }
            set { m_PreferredHeight = value; }
        }

        public virtual float flexibleWidth
        {
            get { return m_FlexibleWidth; }
            set { m_FlexibleWidth = value; }
        }

        public virtual float flexibleHeight
        {
            get { return m_FlexibleHeight; }
            set { m_FlexibleHeight = value; }
        }

        public virtual int layoutPriority
        {
            get { return m_LayoutPriority; }
            set { m_LayoutPriority = value; }
        }

        public virtual void CalculateLayoutInputHorizontal()
        {
        }

        public virtual void CalculateLayoutInputVertical()
        {
        }
    }

    [ExecuteAlways]
    [RequireComponent(typeof(RectTransform))]
    public partial class ContentSizeFitter : UIBehaviour, ILayoutSelfController
    {
        public enum FitMode
        {
            Unconstrained,
            MinSize,
            PreferredSize
        }

        [SerializeField] protected FitMode m_HorizontalFit = FitMode.Unconstrained;
        [SerializeField] protected FitMode m_VerticalFit = FitMode.Unconstrained;

        protected ContentSizeFitter()
        {
        }

        public FitMode horizontalFit
        {
            get { return m_HorizontalFit; }
            set { m_HorizontalFit = value; }
        }

        public FitMode verticalFit
        {
            get { return m_VerticalFit; }
            set { m_VerticalFit = value; }
        }

        public virtual void SetLayoutHorizontal()
        {
        }

        public virtual void SetLayoutVertical()
        {
        }
    }

    [ExecuteAlways]
    [RequireComponent(typeof(RectTransform))]
    [DisallowMultipleComponent]
    public partial class AspectRatioFitter : UIBehaviour, ILayoutSelfController
    {
        public enum AspectMode
        {
            None,
            WidthControlsHeight,
            HeightControlsWidth,
            FitInParent,
            EnvelopeParent
        }

        [SerializeField] private AspectMode m_AspectMode = AspectMode.None;
        [SerializeField] private float m_AspectRatio = 1;

        protected AspectRatioFitter()
        {
        }

        public AspectMode aspectMode
        {
            get { return m_AspectMode; }
            set { m_AspectMode = value; }
        }

        public float aspectRatio
        {
            get { return m_AspectRatio; }
            set { m_AspectRatio = value; }
        }

        public virtual void SetLayoutHorizontal()
        {
        }

        public virtual void SetLayoutVertical()
        {
        }
    }

    /// <summary>There is no layout to rebuild; see LayoutGroup.</summary>
    public class LayoutRebuilder : ICanvasElement
    {
        public Transform transform => null;

        public bool IsDestroyed() => false;

        public void Rebuild(CanvasUpdate executing)
        {
        }

        public void LayoutComplete()
        {
        }

        public void GraphicUpdateComplete()
        {
        }

        public static void ForceRebuildLayoutImmediate(RectTransform layoutRoot)
        {
        }

        public static void MarkLayoutForRebuild(RectTransform rect)
        {
        }
    }
}
