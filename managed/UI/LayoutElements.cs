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
    }

    [ExecuteAlways]
    [RequireComponent(typeof(RectTransform))]
    public partial class ContentSizeFitter : UIBehaviour, ILayoutSelfController
    {
        [SerializeField] protected FitMode m_HorizontalFit = FitMode.Unconstrained;
        [SerializeField] protected FitMode m_VerticalFit = FitMode.Unconstrained;
    }

    [ExecuteAlways]
    [RequireComponent(typeof(RectTransform))]
    [DisallowMultipleComponent]
    public partial class AspectRatioFitter : UIBehaviour, ILayoutSelfController
    {
        [SerializeField] private AspectMode m_AspectMode = AspectMode.None;
        [SerializeField] private float m_AspectRatio = 1;
    }
}
