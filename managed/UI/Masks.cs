using UnityEngine.EventSystems;
using UnityEngine.Serialization;

namespace UnityEngine.UI
{
    /// <summary>What lies outside its rectangle is not hit: the shape of its picture does not count.</summary>
    [DisallowMultipleComponent]
    [RequireComponent(typeof(RectTransform))]
    public partial class Mask : UIBehaviour, ICanvasRaycastFilter, IMaterialModifier
    {
        [FormerlySerializedAs("m_ShowGraphic")]
        [SerializeField] private bool m_ShowMaskGraphic = true;

        public RectTransform rectTransform => transform as RectTransform;
        public Graphic graphic => GetComponent<Graphic>();

        public virtual bool MaskEnabled() => IsActive() && graphic;

        public virtual bool IsRaycastLocationValid(Vector2 sp, Camera eventCamera)
        {
            return !isActiveAndEnabled
                || RectTransformUtility.RectangleContainsScreenPoint(rectTransform, sp, eventCamera);
        }

        public virtual Material GetModifiedMaterial(Material baseMaterial) => baseMaterial;
    }

    [DisallowMultipleComponent]
    [RequireComponent(typeof(RectTransform))]
    public partial class RectMask2D : UIBehaviour, IClipper, ICanvasRaycastFilter
    {
        [SerializeField] private Vector4 m_Padding = new Vector4();
        [SerializeField] private Vector2Int m_Softness;

        public RectTransform rectTransform => transform as RectTransform;

        public Vector2Int softness
        {
            get { return m_Softness; }
            set { m_Softness = new Vector2Int(Mathf.Max(0, value.x), Mathf.Max(0, value.y)); }
        }

        /// <summary>Its rectangle in the space of the root canvas.</summary>
        public Rect canvasRect
        {
            get
            {
                Canvas shown = GraphicRegistry.CanvasOf(transform);
                if (!shown)
                {
                    return new Rect();
                }
                Bounds bounds = new Bounds();
                Vector3[] corners = new Vector3[4];
                rectTransform.GetWorldCorners(corners);
                for (int i = 0; i < 4; i++)
                {
                    Vector3 corner = shown.rootCanvas.transform.InverseTransformPoint(corners[i]);
                    bounds = i == 0 ? new Bounds(corner, Vector3.zero) : bounds;
                    bounds.Encapsulate(corner);
                }
                return new Rect(bounds.min.x, bounds.min.y, bounds.size.x, bounds.size.y);
            }
        }

        public virtual bool IsRaycastLocationValid(Vector2 sp, Camera eventCamera)
        {
            return !isActiveAndEnabled
                || RectTransformUtility.RectangleContainsScreenPoint(rectTransform, sp, eventCamera, m_Padding);
        }
    }
}
