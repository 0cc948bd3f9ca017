namespace UnityEngine.UIElements
{
    public partial struct Length
    {
        private const LengthUnit Automatic = (LengthUnit)2, Nothing = (LengthUnit)3;
        private LengthUnit m_Unit;

        public float value { get; set; }
        public Length(float value, LengthUnit unit) : this()
        {
            this.value = value;
            m_Unit = unit;
        }

        public static Length Percent(float value) => new Length(value, LengthUnit.Percent);
        public static Length Auto() => new Length(0, Automatic);
        public static Length None() => new Length(0, Nothing);
        public bool IsAuto() => m_Unit == Automatic;
        public bool IsNone() => m_Unit == Nothing;
        public static implicit operator Length(float value) => new Length(value);

        public override string ToString()
        {
            return IsAuto() ? "auto" : IsNone() ? "none"
                : value.ToString(System.Globalization.CultureInfo.InvariantCulture)
                + (m_Unit == LengthUnit.Percent ? "%" : value == 0 ? "" : "px");
        }
    }

    public partial struct Angle
    {
        private const float DegreesInTurn = 360, GradiansInTurn = 400, RadiansInTurn = 2 * Mathf.PI;

        public AngleUnit unit { get; set; }

        public static Angle Degrees(float value) => new Angle(value, AngleUnit.Degree);
        public static Angle Gradians(float value) => new Angle(value, AngleUnit.Gradian);
        public static Angle Radians(float value) => new Angle(value, AngleUnit.Radian);
        public static Angle Turns(float value) => new Angle(value, AngleUnit.Turn);
        public static implicit operator Angle(float value) => new Angle(value);

        private float InTurn(AngleUnit of)
        {
            return of == AngleUnit.Degree ? DegreesInTurn : of == AngleUnit.Gradian ? GradiansInTurn
                : of == AngleUnit.Radian ? RadiansInTurn : 1;
        }

        private float To(AngleUnit other) => unit == other ? value : value / InTurn(unit) * InTurn(other);

        public float ToDegrees() => To(AngleUnit.Degree);
        public float ToGradians() => To(AngleUnit.Gradian);
        public float ToRadians() => To(AngleUnit.Radian);
        public float ToTurns() => To(AngleUnit.Turn);
    }

    public partial struct TimeValue
    {
        public static implicit operator TimeValue(float value) => new TimeValue(value);
    }

    public partial struct EasingFunction
    {
        public static implicit operator EasingFunction(EasingMode easingMode) => new EasingFunction(easingMode);
    }

    public partial struct TransformOrigin
    {
        public static TransformOrigin Initial() => new TransformOrigin(Length.Percent(50), Length.Percent(50), 0);
    }

    public partial struct Scale
    {
        public Scale(Vector2 scale) : this() { value = new Vector3(scale.x, scale.y, 1); }
        public Scale(Vector3 scale) : this() { value = scale; }
        public static Scale None() => new Scale(Vector3.one);
        public static implicit operator Scale(Vector2 scale) => new Scale(scale);
    }

    /// <summary>One of four kinds of picture; to set one clears the others.</summary>
    public partial struct Background
    {
        private Object m_Image;

        public Texture2D texture
        {
            get { return m_Image as Texture2D; }
            set { Set(value, texture); }
        }

        public Sprite sprite
        {
            get { return m_Image as Sprite; }
            set { Set(value, sprite); }
        }

        public RenderTexture renderTexture
        {
            get { return m_Image as RenderTexture; }
            set { Set(value, renderTexture); }
        }

        public VectorImage vectorImage
        {
            get { return m_Image as VectorImage; }
            set { Set(value, vectorImage); }
        }

        private void Set(Object image, Object old)
        {
            m_Image = image != null ? image : old != null ? null : m_Image;
        }

        [System.Obsolete] public Background(Texture2D t) { m_Image = t; }
        public static Background FromTexture2D(Texture2D t) => new Background { texture = t };
        public static Background FromRenderTexture(RenderTexture rt) => new Background { renderTexture = rt };
        public static Background FromSprite(Sprite s) => new Background { sprite = s };
        public static Background FromVectorImage(VectorImage vi) => new Background { vectorImage = vi };
        public static implicit operator Background(Texture2D v) => FromTexture2D(v);
    }

    public partial struct BackgroundSize
    {
        public BackgroundSizeType sizeType { get; set; }
        public Length x { get; set; }
        public Length y { get; set; }

        public BackgroundSize(Length sizeX, Length sizeY) : this()
        {
            x = sizeX;
            y = sizeY;
        }
    }

    public partial struct FontDefinition
    {
        public Font font { get; set; }
        public static FontDefinition FromFont(Font f) => new FontDefinition { font = f };
    }

    public partial struct StylePropertyName
    {
        private readonly string m_Name;

        public StylePropertyName(string name) { m_Name = name; }
        public static bool IsNullOrEmpty(StylePropertyName propertyName) => string.IsNullOrEmpty(propertyName.m_Name);
        public static implicit operator StylePropertyName(string name) => new StylePropertyName(name);
        public override string ToString() => m_Name;
    }

    public partial struct VisualElementStyleSheetSet
    {
        private readonly System.Collections.Generic.List<StyleSheet> m_Sheets;

        internal VisualElementStyleSheetSet(System.Collections.Generic.List<StyleSheet> sheets) { m_Sheets = sheets; }

        public int count => m_Sheets.Count;
        public StyleSheet this[int index] => m_Sheets[index];
        public void Clear() => m_Sheets.Clear();
        public bool Remove(StyleSheet styleSheet) => m_Sheets.Remove(styleSheet);
        public bool Contains(StyleSheet styleSheet) => m_Sheets.Contains(styleSheet);

        public void Add(StyleSheet styleSheet)
        {
            if (styleSheet == null)
            {
                throw new System.ArgumentNullException(nameof(styleSheet));
            }
            if (!m_Sheets.Contains(styleSheet))
            {
                m_Sheets.Add(styleSheet);
            }
        }
    }
}
