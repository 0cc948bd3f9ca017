using System;
using UnityEngine.Serialization;

namespace UnityEngine.UI
{
    [RequireComponent(typeof(CanvasRenderer))]
    public partial class Image : MaskableGraphic, ISerializationCallbackReceiver, ILayoutElement, ICanvasRaycastFilter
    {
        [FormerlySerializedAs("m_Frame")]
        [SerializeField] private Sprite m_Sprite;
        [SerializeField] private Type m_Type = Type.Simple;
        [SerializeField] private bool m_PreserveAspect = false;
        [SerializeField] private bool m_FillCenter = true;
        [SerializeField] private FillMethod m_FillMethod = FillMethod.Radial360;
        [Range(0, 1)]
        [SerializeField] private float m_FillAmount = 1;
        [SerializeField] private bool m_FillClockwise = true;
        [SerializeField] private int m_FillOrigin;
        [SerializeField] private bool m_UseSpriteMesh;
        [SerializeField] private float m_PixelsPerUnitMultiplier = 1;
        [NonSerialized] private Sprite m_OverrideSprite;
        private float m_AlphaHitTestMinimumThreshold;

        protected Image()
        {
            useLegacyMeshGeneration = false;
        }

        public Sprite sprite
        {
            get { return m_Sprite; }
            set { Set(ref m_Sprite, value); }
        }

        public Sprite overrideSprite
        {
            get { return m_OverrideSprite ? m_OverrideSprite : m_Sprite; }
            set { Set(ref m_OverrideSprite, value); }
        }

        public Type type
        {
            get { return m_Type; }
            set { Set(ref m_Type, value); }
        }

        public bool preserveAspect
        {
            get { return m_PreserveAspect; }
            set { Set(ref m_PreserveAspect, value); }
        }

        public bool fillCenter
        {
            get { return m_FillCenter; }
            set { Set(ref m_FillCenter, value); }
        }

        public FillMethod fillMethod
        {
            get { return m_FillMethod; }
            set
            {
                if (m_FillMethod != value)
                {
                    m_FillOrigin = 0;
                }
                Set(ref m_FillMethod, value);
            }
        }

        public float fillAmount
        {
            get { return m_FillAmount; }
            set { Set(ref m_FillAmount, Mathf.Clamp01(value)); }
        }

        public bool fillClockwise
        {
            get { return m_FillClockwise; }
            set { Set(ref m_FillClockwise, value); }
        }

        public int fillOrigin
        {
            get { return m_FillOrigin; }
            set { Set(ref m_FillOrigin, value); }
        }

        public bool useSpriteMesh
        {
            get { return m_UseSpriteMesh; }
            set { Set(ref m_UseSpriteMesh, value); }
        }

        public float pixelsPerUnitMultiplier
        {
            get { return m_PixelsPerUnitMultiplier; }
            set { Set(ref m_PixelsPerUnitMultiplier, Mathf.Max(0.01f, value)); }
        }

        public bool hasBorder => overrideSprite && overrideSprite.border.sqrMagnitude > 0;
        public override Texture mainTexture => overrideSprite ? overrideSprite.texture : base.mainTexture;

        public float pixelsPerUnit
        {
            get
            {
                Canvas shown = canvas;
                float reference = shown ? shown.referencePixelsPerUnit : 100;
                return (overrideSprite ? overrideSprite.pixelsPerUnit : 100) / reference;
            }
        }

        private void Set<T>(ref T field, T value)
        {
            if (!Equals(field, value))
            {
                field = value;
                SetAllDirty();
            }
        }

        public override void SetNativeSize()
        {
            if (overrideSprite)
            {
                rectTransform.anchorMax = rectTransform.anchorMin;
                rectTransform.sizeDelta = overrideSprite.rect.size / pixelsPerUnit;
                SetAllDirty();
            }
        }

        public virtual void OnAfterDeserialize()
        {
            if (m_FillOrigin < 0 || m_FillOrigin > 3 || (m_FillOrigin > 1 && m_FillMethod <= FillMethod.Vertical))
            {
                m_FillOrigin = 0;
            }
            m_FillAmount = Mathf.Clamp01(m_FillAmount);
        }
        public virtual float preferredWidth => Preferred(0);
        public virtual float preferredHeight => Preferred(1);

        private float Preferred(int axis)
        {
            Sprite shown = overrideSprite;
            if (!shown)
            {
                return 0;
            }
            if (m_Type != Type.Sliced && m_Type != Type.Tiled)
            {
                return shown.rect.size[axis] / pixelsPerUnit;
            }
            return (shown.border[axis] + shown.border[axis + 2]) / pixelsPerUnit;
        }
    }

    [RequireComponent(typeof(CanvasRenderer))]
    public class RawImage : MaskableGraphic
    {
        [FormerlySerializedAs("m_Tex")]
        [SerializeField] private Texture m_Texture;
        [SerializeField] private Rect m_UVRect = new Rect(0, 0, 1, 1);

        protected RawImage()
        {
            useLegacyMeshGeneration = false;
        }

        public override Texture mainTexture => m_Texture ? m_Texture : base.mainTexture;

        public Texture texture
        {
            get { return m_Texture; }
            set
            {
                if (m_Texture != value)
                {
                    m_Texture = value;
                    SetVerticesDirty();
                    SetMaterialDirty();
                }
            }
        }

        public Rect uvRect
        {
            get { return m_UVRect; }
            set
            {
                if (m_UVRect != value)
                {
                    m_UVRect = value;
                    SetVerticesDirty();
                }
            }
        }

        public override void SetNativeSize()
        {
            Texture shown = mainTexture;
            if (shown)
            {
                rectTransform.anchorMax = rectTransform.anchorMin;
                rectTransform.sizeDelta = new Vector2(
                    Mathf.RoundToInt(shown.width * uvRect.width), Mathf.RoundToInt(shown.height * uvRect.height));
            }
        }
    }
}
