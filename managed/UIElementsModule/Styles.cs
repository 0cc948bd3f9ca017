using System.Collections.Generic;

namespace UnityEngine.UIElements
{
    // What a style of an element is: a value, or a keyword instead of one.
    public partial struct StyleBackground
    {
        private Background m_Value;

        public Background value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(Background); }
            set { this = new StyleBackground(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleBackground(Background v) : this() { m_Value = v; }

        public static implicit operator StyleBackground(StyleKeyword keyword) => new StyleBackground(keyword);
        public static implicit operator StyleBackground(Background v) => new StyleBackground(v);
        public static implicit operator StyleBackground(Texture2D v) => new StyleBackground(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleBackgroundPosition
    {
        private BackgroundPosition m_Value;

        public BackgroundPosition value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(BackgroundPosition); }
            set { this = new StyleBackgroundPosition(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleBackgroundPosition(BackgroundPosition v) : this() { m_Value = v; }

        public static implicit operator StyleBackgroundPosition(StyleKeyword keyword)
            => new StyleBackgroundPosition(keyword);
        public static implicit operator StyleBackgroundPosition(BackgroundPosition v) => new StyleBackgroundPosition(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleBackgroundRepeat
    {
        private BackgroundRepeat m_Value;

        public BackgroundRepeat value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(BackgroundRepeat); }
            set { this = new StyleBackgroundRepeat(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleBackgroundRepeat(BackgroundRepeat v) : this() { m_Value = v; }

        public static implicit operator StyleBackgroundRepeat(StyleKeyword keyword)
            => new StyleBackgroundRepeat(keyword);
        public static implicit operator StyleBackgroundRepeat(BackgroundRepeat v) => new StyleBackgroundRepeat(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleBackgroundSize
    {
        private BackgroundSize m_Value;

        public BackgroundSize value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(BackgroundSize); }
            set { this = new StyleBackgroundSize(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleBackgroundSize(BackgroundSize v) : this() { m_Value = v; }

        public static implicit operator StyleBackgroundSize(StyleKeyword keyword) => new StyleBackgroundSize(keyword);
        public static implicit operator StyleBackgroundSize(BackgroundSize v) => new StyleBackgroundSize(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleColor
    {
        private Color m_Value;

        public Color value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(Color); }
            set { this = new StyleColor(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleColor(Color v) : this() { m_Value = v; }

        public static implicit operator StyleColor(StyleKeyword keyword) => new StyleColor(keyword);
        public static implicit operator StyleColor(Color v) => new StyleColor(v);
        public static bool operator ==(StyleColor lhs, Color rhs) => lhs == new StyleColor(rhs);
        public static bool operator !=(StyleColor lhs, Color rhs) => lhs != new StyleColor(rhs);
        public override string ToString() => keyword == StyleKeyword.Undefined ? m_Value.ToString()
            : keyword.ToString();
    }

    public partial struct StyleCursor
    {
        private Cursor m_Value;

        public Cursor value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(Cursor); }
            set { this = new StyleCursor(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleCursor(Cursor v) : this() { m_Value = v; }

        public static implicit operator StyleCursor(StyleKeyword keyword) => new StyleCursor(keyword);
        public static implicit operator StyleCursor(Cursor v) => new StyleCursor(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleFloat
    {
        private float m_Value;

        public float value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(float); }
            set { this = new StyleFloat(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleFloat(float v) : this() { m_Value = v; }

        public static implicit operator StyleFloat(StyleKeyword keyword) => new StyleFloat(keyword);
        public static implicit operator StyleFloat(float v) => new StyleFloat(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? m_Value.ToString()
            : keyword.ToString();
    }

    public partial struct StyleFont
    {
        private Font m_Value;

        public Font value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(Font); }
            set { this = new StyleFont(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleFont(Font v) : this() { m_Value = v; }

        public static implicit operator StyleFont(StyleKeyword keyword) => new StyleFont(keyword);
        public static implicit operator StyleFont(Font v) => new StyleFont(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleFontDefinition
    {
        private FontDefinition m_Value;

        public FontDefinition value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(FontDefinition); }
            set { this = new StyleFontDefinition(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleFontDefinition(FontDefinition f) : this() { m_Value = f; }

        public static implicit operator StyleFontDefinition(StyleKeyword keyword) => new StyleFontDefinition(keyword);
        public static implicit operator StyleFontDefinition(FontDefinition f) => new StyleFontDefinition(f);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleInt
    {
        private int m_Value;

        public int value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(int); }
            set { this = new StyleInt(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleInt(int v) : this() { m_Value = v; }

        public static implicit operator StyleInt(StyleKeyword keyword) => new StyleInt(keyword);
        public static implicit operator StyleInt(int v) => new StyleInt(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleLength
    {
        private Length m_Value;

        public Length value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(Length); }
            set { this = new StyleLength(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleLength(Length v) : this() { m_Value = v; }

        public static implicit operator StyleLength(StyleKeyword keyword) => new StyleLength(keyword);
        public static implicit operator StyleLength(Length v) => new StyleLength(v);
        public static implicit operator StyleLength(float v) => new StyleLength(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleRotate
    {
        private Rotate m_Value;

        public Rotate value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(Rotate); }
            set { this = new StyleRotate(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleRotate(Rotate v) : this() { m_Value = v; }

        public static implicit operator StyleRotate(StyleKeyword keyword) => new StyleRotate(keyword);
        public static implicit operator StyleRotate(Rotate v) => new StyleRotate(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleScale
    {
        private Scale m_Value;

        public Scale value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(Scale); }
            set { this = new StyleScale(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleScale(Scale v) : this() { m_Value = v; }

        public static implicit operator StyleScale(StyleKeyword keyword) => new StyleScale(keyword);
        public static implicit operator StyleScale(Scale v) => new StyleScale(v);
        public static implicit operator StyleScale(Vector2 scale) => new StyleScale(scale);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleTextShadow
    {
        private TextShadow m_Value;

        public TextShadow value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(TextShadow); }
            set { this = new StyleTextShadow(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleTextShadow(TextShadow v) : this() { m_Value = v; }

        public static implicit operator StyleTextShadow(StyleKeyword keyword) => new StyleTextShadow(keyword);
        public static implicit operator StyleTextShadow(TextShadow v) => new StyleTextShadow(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleTransformOrigin
    {
        private TransformOrigin m_Value;

        public TransformOrigin value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(TransformOrigin); }
            set { this = new StyleTransformOrigin(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleTransformOrigin(TransformOrigin v) : this() { m_Value = v; }

        public static implicit operator StyleTransformOrigin(StyleKeyword keyword) => new StyleTransformOrigin(keyword);
        public static implicit operator StyleTransformOrigin(TransformOrigin v) => new StyleTransformOrigin(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleTranslate
    {
        private Translate m_Value;

        public Translate value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(Translate); }
            set { this = new StyleTranslate(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleTranslate(Translate v) : this() { m_Value = v; }

        public static implicit operator StyleTranslate(StyleKeyword keyword) => new StyleTranslate(keyword);
        public static implicit operator StyleTranslate(Translate v) => new StyleTranslate(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleEnum<T> where T : struct, System.IConvertible
    {
        private T m_Value;

        public T value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(T); }
            set { this = new StyleEnum<T>(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleEnum(T v) : this() { m_Value = v; }

        public static implicit operator StyleEnum<T>(StyleKeyword keyword) => new StyleEnum<T>(keyword);
        public static implicit operator StyleEnum<T>(T v) => new StyleEnum<T>(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }

    public partial struct StyleList<T>
    {
        private List<T> m_Value;

        public List<T> value
        {
            get { return keyword == StyleKeyword.Undefined ? m_Value : default(List<T>); }
            set { this = new StyleList<T>(value); }
        }

        public StyleKeyword keyword { get; set; }

        public StyleList(List<T> v) : this() { m_Value = v; }

        public static implicit operator StyleList<T>(StyleKeyword keyword) => new StyleList<T>(keyword);
        public static implicit operator StyleList<T>(List<T> v) => new StyleList<T>(v);
        public override string ToString() => keyword == StyleKeyword.Undefined ? System.Convert.ToString(m_Value)
            : keyword.ToString();
    }
}
