using System;
using System.Collections.Generic;
using UnityEngine.Events;
using UnityEngine.EventSystems;
using UnityEngine.Serialization;

namespace UnityEngine.UI
{
    /// <summary>
    /// Whatever is to be seen of the UI. Nothing is drawn, so no mesh is made and dirtiness leads to
    /// callbacks alone; what can be hit is real.
    /// </summary>
    [DisallowMultipleComponent]
    [RequireComponent(typeof(RectTransform))]
    public abstract partial class Graphic : UIBehaviour, ICanvasElement
    {
        protected static Material s_DefaultUI = null;
        protected static Texture2D s_WhiteTexture = null;

        [FormerlySerializedAs("m_Mat")]
        [SerializeField] protected Material m_Material;
        [SerializeField] private Color m_Color = Color.white;
        [SerializeField] private bool m_RaycastTarget = true;
        [SerializeField] private Vector4 m_RaycastPadding;

        [NonSerialized] protected bool m_SkipLayoutUpdate;
        [NonSerialized] protected bool m_SkipMaterialUpdate;
        [NonSerialized] protected UnityAction m_OnDirtyLayoutCallback;
        [NonSerialized] protected UnityAction m_OnDirtyVertsCallback;
        [NonSerialized] protected UnityAction m_OnDirtyMaterialCallback;

        protected Graphic()
        {
            useLegacyMeshGeneration = true;
        }

        public static Material defaultGraphicMaterial
            => s_DefaultUI ?? (s_DefaultUI = Canvas.GetDefaultCanvasMaterial());

        public virtual Color color
        {
            get { return m_Color; }
            set
            {
                if (m_Color != value)
                {
                    m_Color = value;
                    SetVerticesDirty();
                }
            }
        }

        public int depth => canvasRenderer ? canvasRenderer.absoluteDepth : -1;
        public RectTransform rectTransform => transform as RectTransform;

        /// <summary>The next active canvas at or above it; null: none.</summary>
        public Canvas canvas => GraphicRegistry.CanvasOf(transform);

        public CanvasRenderer canvasRenderer => GetComponent<CanvasRenderer>();
        public virtual Material defaultMaterial => defaultGraphicMaterial;
        public virtual Texture mainTexture => s_WhiteTexture;

        public virtual Material material
        {
            get { return m_Material ? m_Material : defaultMaterial; }
            set
            {
                if (m_Material != value)
                {
                    m_Material = value;
                    SetMaterialDirty();
                }
            }
        }

        public virtual Material materialForRendering
        {
            get
            {
                Material current = material;
                foreach (IMaterialModifier modifier in GetComponents<IMaterialModifier>())
                {
                    current = modifier.GetModifiedMaterial(current);
                }
                return current;
            }
        }

        // Dirtiness

        public virtual void SetAllDirty()
        {
            SetLayoutDirty();
            SetMaterialDirty();
            SetVerticesDirty();
            SetRaycastDirty();
        }

        public virtual void SetLayoutDirty()
        {
            Tell(m_OnDirtyLayoutCallback);
        }

        public virtual void SetVerticesDirty()
        {
            Tell(m_OnDirtyVertsCallback);
        }

        public virtual void SetMaterialDirty()
        {
            Tell(m_OnDirtyMaterialCallback);
        }

        private void Tell(UnityAction callback)
        {
            if (callback != null && IsActive())
            {
                callback();
            }
        }

        public void RegisterDirtyLayoutCallback(UnityAction action)
        {
            m_OnDirtyLayoutCallback += action;
        }

        public void UnregisterDirtyLayoutCallback(UnityAction action)
        {
            m_OnDirtyLayoutCallback -= action;
        }

        public void RegisterDirtyVerticesCallback(UnityAction action)
        {
            m_OnDirtyVertsCallback += action;
        }

        public void UnregisterDirtyVerticesCallback(UnityAction action)
        {
            m_OnDirtyVertsCallback -= action;
        }

        public void RegisterDirtyMaterialCallback(UnityAction action)
        {
            m_OnDirtyMaterialCallback += action;
        }

        public void UnregisterDirtyMaterialCallback(UnityAction action)
        {
            m_OnDirtyMaterialCallback -= action;
        }

        protected override void OnEnable()
        {
            base.OnEnable();
            SetAllDirty();
        }

        protected override void OnDidApplyAnimationProperties()
        {
            SetAllDirty();
        }

        // What would draw it

        public virtual void Rebuild(CanvasUpdate update)
        {
        }

        // Rays

        /// <summary>False: something at or above it (a mask, a group, a filter of its own) lets the point
        /// through.</summary>
        public virtual bool Raycast(Vector2 sp, Camera eventCamera)
        {
            if (!isActiveAndEnabled)
            {
                return false;
            }
            bool areGroupsIgnored = false, isLast = false;
            for (Transform at = transform; at && !isLast; at = at.parent)
            {
                foreach (Component component in at.GetComponents<Component>())
                {
                    Canvas own = component as Canvas;
                    isLast |= own && own.overrideSorting;
                    if (!LetsThrough(component, sp, eventCamera, ref areGroupsIgnored))
                    {
                        return false;
                    }
                }
            }
            return true;
        }

        private static bool LetsThrough(Component component, Vector2 sp, Camera eventCamera, ref bool areGroupsIgnored)
        {
            ICanvasRaycastFilter filter = component as ICanvasRaycastFilter;
            Behaviour behaviour = component as Behaviour;
            if (filter == null || (behaviour && !behaviour.enabled))
            {
                return true;
            }
            CanvasGroup group = component as CanvasGroup;
            if (!group)
            {
                return filter.IsRaycastLocationValid(sp, eventCamera);
            }
            bool isCounted = !areGroupsIgnored;
            areGroupsIgnored |= group.ignoreParentGroups;
            return !isCounted || filter.IsRaycastLocationValid(sp, eventCamera);
        }

        public Vector2 PixelAdjustPoint(Vector2 point)
        {
            Canvas shown = canvas;
            return IsPixelPerfect(shown) ? RectTransformUtility.PixelAdjustPoint(point, transform, shown) : point;
        }

        public Rect GetPixelAdjustedRect()
        {
            Canvas shown = canvas;
            return IsPixelPerfect(shown) ? RectTransformUtility.PixelAdjustRect(rectTransform, shown)
                : rectTransform.rect;
        }

        private static bool IsPixelPerfect(Canvas shown)
        {
            return shown && shown.renderMode != RenderMode.WorldSpace && shown.scaleFactor != 0 && shown.pixelPerfect;
        }

        // Nothing is drawn, so a fade ends at once.

        public virtual void CrossFadeColor(Color targetColor, float duration, bool ignoreTimeScale, bool useAlpha)
        {
            CrossFadeColor(targetColor, duration, ignoreTimeScale, useAlpha, true);
        }

        public virtual void CrossFadeColor(Color targetColor, float duration, bool ignoreTimeScale, bool useAlpha,
            bool useRGB)
        {
            CanvasRenderer shown = canvasRenderer;
            if (!shown)
            {
                return;
            }
            Color old = shown.GetColor();
            Color rgb = useRGB ? targetColor : old;
            shown.SetColor(new Color(rgb.r, rgb.g, rgb.b, useAlpha ? targetColor.a : old.a));
        }

        public virtual void CrossFadeAlpha(float alpha, float duration, bool ignoreTimeScale)
        {
            CrossFadeColor(new Color(0, 0, 0, alpha), duration, ignoreTimeScale, true, false);
        }
    }

    [RequireComponent(typeof(CanvasRenderer))]
    public abstract partial class MaskableGraphic : Graphic, IMaskable, IMaterialModifier, IClippable
    {
        [SerializeField] private bool m_Maskable = true;
        [SerializeField] private CullStateChangedEvent m_OnCullStateChanged = new CullStateChangedEvent();
        private bool m_IsMaskingGraphic;

        public virtual Material GetModifiedMaterial(Material baseMaterial) => baseMaterial;
    }

    /// <summary>Which graphics a canvas shows, as the hierarchy has them now.</summary>
    public partial class GraphicRegistry
    {
        private static GraphicRegistry s_Instance;

        public static GraphicRegistry instance => s_Instance ?? (s_Instance = new GraphicRegistry());

        public static IList<Graphic> GetGraphicsForCanvas(Canvas canvas) => Find(canvas, g => true);
        public static IList<Graphic> GetRaycastableGraphicsForCanvas(Canvas canvas)
            => Find(canvas, g => g.raycastTarget);

        /// <summary>In the order in which they would be drawn.</summary>
        private static List<Graphic> Find(Canvas canvas, Func<Graphic, bool> isWanted)
        {
            List<Graphic> found = new List<Graphic>();
            if (!canvas || !canvas.isActiveAndEnabled)
            {
                return found;
            }
            bool hasNested = canvas.GetComponentsInChildren<Canvas>(false).Length > 1;
            foreach (Graphic graphic in canvas.GetComponentsInChildren<Graphic>(false))
            {
                if (graphic.enabled && isWanted(graphic) && (!hasNested || graphic.canvas == canvas))
                {
                    found.Add(graphic);
                }
            }
            return found;
        }

        internal static Canvas CanvasOf(Transform transform)
        {
            return Array.Find(transform.GetComponentsInParent<Canvas>(false), c => c.isActiveAndEnabled);
        }
    }
}
