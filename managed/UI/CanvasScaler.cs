using UnityEngine.EventSystems;

namespace UnityEngine.UI
{
    /// <summary>Sets the scale factor of its canvas as its mode says.</summary>
    [RequireComponent(typeof(Canvas))]
    [ExecuteAlways]
    [DisallowMultipleComponent]
    public partial class CanvasScaler : UIBehaviour
    {
        [SerializeField] private ScaleMode m_UiScaleMode = ScaleMode.ConstantPixelSize;
        [SerializeField] protected float m_ReferencePixelsPerUnit = 100;
        [SerializeField] protected float m_ScaleFactor = 1;
        [SerializeField] protected Vector2 m_ReferenceResolution = new Vector2(800, 600);
        [SerializeField] protected ScreenMatchMode m_ScreenMatchMode = ScreenMatchMode.MatchWidthOrHeight;
        [Range(0, 1)]
        [SerializeField] protected float m_MatchWidthOrHeight = 0;
        [SerializeField] protected Unit m_PhysicalUnit = Unit.Points;
        [SerializeField] protected float m_FallbackScreenDPI = 96;
        [SerializeField] protected float m_DefaultSpriteDPI = 96;
        [SerializeField] protected float m_DynamicPixelsPerUnit = 1;
        [SerializeField] protected bool m_PresetInfoIsWorld = false;

        public float scaleFactor
        {
            get { return m_ScaleFactor; }
            set { m_ScaleFactor = Mathf.Max(0.01f, value); }
        }

        public Vector2 referenceResolution
        {
            get { return m_ReferenceResolution; }
            set
            {
                const float smallest = 0.00001f;
                m_ReferenceResolution = new Vector2(AtLeast(value.x, smallest), AtLeast(value.y, smallest));
            }
        }

        public float defaultSpriteDPI
        {
            get { return m_DefaultSpriteDPI; }
            set { m_DefaultSpriteDPI = Mathf.Max(1, value); }
        }

        private static float AtLeast(float value, float smallest)
        {
            return Mathf.Abs(value) < smallest ? smallest * Mathf.Sign(value) : value;
        }

        protected override void OnEnable()
        {
            base.OnEnable();
            Handle();
        }

        protected override void OnDisable()
        {
            SetScaleFactor(1);
            SetReferencePixelsPerUnit(100);
            base.OnDisable();
        }

        private void Update()
        {
            Handle();
        }

        protected virtual void Handle()
        {
            Canvas canvas = GetComponent<Canvas>();
            if (!canvas || !canvas.isRootCanvas)
            {
                return;
            }
            if (canvas.renderMode == RenderMode.WorldSpace)
            {
                HandleWorldCanvas();
                return;
            }
            switch (m_UiScaleMode)
            {
                case ScaleMode.ConstantPixelSize: HandleConstantPixelSize(); break;
                case ScaleMode.ScaleWithScreenSize: HandleScaleWithScreenSize(); break;
                case ScaleMode.ConstantPhysicalSize: HandleConstantPhysicalSize(); break;
            }
        }

        protected virtual void HandleWorldCanvas()
        {
            SetScaleFactor(m_DynamicPixelsPerUnit);
            SetReferencePixelsPerUnit(m_ReferencePixelsPerUnit);
        }

        protected virtual void HandleConstantPixelSize()
        {
            SetScaleFactor(m_ScaleFactor);
            SetReferencePixelsPerUnit(m_ReferencePixelsPerUnit);
        }

        protected virtual void HandleScaleWithScreenSize()
        {
            Vector2 screen = GetComponent<Canvas>().renderingDisplaySize;
            float byWidth = screen.x / m_ReferenceResolution.x, byHeight = screen.y / m_ReferenceResolution.y;
            float factor = Mathf.Max(byWidth, byHeight);
            if (m_ScreenMatchMode == ScreenMatchMode.Expand)
            {
                factor = Mathf.Min(byWidth, byHeight);
            }
            else if (m_ScreenMatchMode == ScreenMatchMode.MatchWidthOrHeight)
            {
                // Between the two by ratio: twice as much of one and half of the other meet at 1.
                factor = Mathf.Pow(byWidth, 1 - m_MatchWidthOrHeight) * Mathf.Pow(byHeight, m_MatchWidthOrHeight);
            }
            SetScaleFactor(factor);
            SetReferencePixelsPerUnit(m_ReferencePixelsPerUnit);
        }

        protected virtual void HandleConstantPhysicalSize()
        {
            float dpi = Screen.dpi != 0 ? Screen.dpi : m_FallbackScreenDPI;
            float perInch = UnitsPerInch(m_PhysicalUnit);
            SetScaleFactor(dpi / perInch);
            SetReferencePixelsPerUnit(m_ReferencePixelsPerUnit * perInch / m_DefaultSpriteDPI);
        }

        private static float UnitsPerInch(Unit unit)
        {
            switch (unit)
            {
                case Unit.Centimeters: return 2.54f;
                case Unit.Millimeters: return 25.4f;
                case Unit.Points: return 72;
                case Unit.Picas: return 6;
                default: return 1;
            }
        }

        protected void SetScaleFactor(float scaleFactor)
        {
            GetComponent<Canvas>().scaleFactor = scaleFactor;
        }

        protected void SetReferencePixelsPerUnit(float referencePixelsPerUnit)
        {
            GetComponent<Canvas>().referencePixelsPerUnit = referencePixelsPerUnit;
        }
    }
}
