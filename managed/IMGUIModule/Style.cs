using System;
using System.Collections;
using System.Collections.Generic;

namespace UnityEngine
{
    [Serializable]
    public partial class GUIContent
    {
        [SerializeField] private string m_Text = "";
        [SerializeField] private Texture m_Image;
        [SerializeField] private string m_Tooltip = "";

        public static GUIContent none = new GUIContent("");

        public GUIContent()
        {
        }

        public GUIContent(string text)
            : this(text, null, "")
        {
        }

        public GUIContent(Texture image)
            : this("", image, "")
        {
        }

        public GUIContent(string text, Texture image)
            : this(text, image, "")
        {
        }

        public GUIContent(string text, string tooltip)
            : this(text, null, tooltip)
        {
        }

        public GUIContent(Texture image, string tooltip)
            : this("", image, tooltip)
        {
        }

        public GUIContent(string text, Texture image, string tooltip)
        {
            m_Text = text;
            m_Image = image;
            m_Tooltip = tooltip;
        }

        public GUIContent(GUIContent src)
            : this(src.m_Text, src.m_Image, src.m_Tooltip)
        {
        }

        public string text
        {
            get { return m_Text; }
            set { m_Text = value; }
        }

        public Texture image
        {
            get { return m_Image; }
            set { m_Image = value; }
        }

        public string tooltip
        {
            get { return m_Tooltip; }
            set { m_Tooltip = value; }
        }

        public override string ToString() => text ?? tooltip ?? base.ToString();
    }

    [Serializable]
    public sealed partial class GUIStyleState
    {
        public Texture2D background { get; set; }
        public Texture2D[] scaledBackgrounds { get; set; } = new Texture2D[0];
        public Color textColor { get; set; } = Color.black;
    }

    /// <summary>Values: nothing is drawn or measured with them.</summary>
    [Serializable]
    public sealed partial class GUIStyle
    {
        [SerializeField] private string m_Name = "";

        public GUIStyle()
        {
        }

        public GUIStyle(GUIStyle other)
        {
            if (other == null)
            {
                throw new ArgumentNullException("other");
            }
            name = other.name;
            GUIStyleState[] from = other.States, to = States;
            for (int i = 0; i < from.Length; i++)
            {
                to[i].background = from[i].background;
                to[i].scaledBackgrounds = from[i].scaledBackgrounds;
                to[i].textColor = from[i].textColor;
            }
            border = Copy(other.border);
            margin = Copy(other.margin);
            padding = Copy(other.padding);
            overflow = Copy(other.overflow);
            CopyRest(other);
        }

        public static GUIStyle none { get; } = new GUIStyle();

        public string name
        {
            get { return m_Name; }
            set { m_Name = value; }
        }

        public GUIStyleState normal { get; set; } = new GUIStyleState();
        public GUIStyleState hover { get; set; } = new GUIStyleState();
        public GUIStyleState active { get; set; } = new GUIStyleState();
        public GUIStyleState onNormal { get; set; } = new GUIStyleState();
        public GUIStyleState onHover { get; set; } = new GUIStyleState();
        public GUIStyleState onActive { get; set; } = new GUIStyleState();
        public GUIStyleState focused { get; set; } = new GUIStyleState();
        public GUIStyleState onFocused { get; set; } = new GUIStyleState();
        public RectOffset border { get; set; } = new RectOffset();
        public RectOffset margin { get; set; } = new RectOffset();
        public RectOffset padding { get; set; } = new RectOffset();
        public RectOffset overflow { get; set; } = new RectOffset();
        public Font font { get; set; }
        public ImagePosition imagePosition { get; set; }
        public TextAnchor alignment { get; set; }
        public bool wordWrap { get; set; }
        public TextClipping clipping { get; set; }
        public Vector2 contentOffset { get; set; }
        public float fixedWidth { get; set; }
        public float fixedHeight { get; set; }
        public bool stretchWidth { get; set; } = true;
        public bool stretchHeight { get; set; }
        public int fontSize { get; set; }
        public FontStyle fontStyle { get; set; }
        public bool richText { get; set; } = true;

        public bool isHeightDependantOnWidth => fixedHeight == 0 && wordWrap && imagePosition != ImagePosition.ImageOnly;

        private GUIStyleState[] States => new[] { normal, hover, active, onNormal, onHover, onActive, focused, onFocused };

        public static implicit operator GUIStyle(string str) => GUI.skin.GetStyle(str);

        public override string ToString() => "GUIStyle '" + name + "'";

        private void CopyRest(GUIStyle other)
        {
            font = other.font;
            imagePosition = other.imagePosition;
            alignment = other.alignment;
            wordWrap = other.wordWrap;
            clipping = other.clipping;
            contentOffset = other.contentOffset;
            fixedWidth = other.fixedWidth;
            fixedHeight = other.fixedHeight;
            stretchWidth = other.stretchWidth;
            stretchHeight = other.stretchHeight;
            fontSize = other.fontSize;
            fontStyle = other.fontStyle;
            richText = other.richText;
        }

        private static RectOffset Copy(RectOffset from) => new RectOffset(from.left, from.right, from.top, from.bottom);
    }

    [Serializable]
    public sealed partial class GUISettings
    {
        public bool doubleClickSelectsWord { get; set; } = true;
        public bool tripleClickSelectsLine { get; set; } = true;
        public Color cursorColor { get; set; } = Color.white;
        public float cursorFlashSpeed { get; set; } = -1;
        public Color selectionColor { get; set; } = new Color(0.5f, 0.5f, 1);
    }

    [Serializable]
    public sealed partial class GUISkin : ScriptableObject
    {
        private readonly Dictionary<string, GUIStyle> m_Own = new Dictionary<string, GUIStyle>(StringComparer.OrdinalIgnoreCase);

        public Font font { get; set; }
        public GUISettings settings { get; } = new GUISettings();
        public GUIStyle[] customStyles { get; set; } = new GUIStyle[0];

        public GUIStyle box
        {
            get { return Own("box"); }
            set { m_Own["box"] = value; }
        }

        public GUIStyle label
        {
            get { return Own("label"); }
            set { m_Own["label"] = value; }
        }

        public GUIStyle textField
        {
            get { return Own("textfield"); }
            set { m_Own["textfield"] = value; }
        }

        public GUIStyle textArea
        {
            get { return Own("textarea"); }
            set { m_Own["textarea"] = value; }
        }

        public GUIStyle button
        {
            get { return Own("button"); }
            set { m_Own["button"] = value; }
        }

        public GUIStyle toggle
        {
            get { return Own("toggle"); }
            set { m_Own["toggle"] = value; }
        }

        public GUIStyle window
        {
            get { return Own("window"); }
            set { m_Own["window"] = value; }
        }

        public GUIStyle horizontalSlider
        {
            get { return Own("horizontalslider"); }
            set { m_Own["horizontalslider"] = value; }
        }

        public GUIStyle horizontalSliderThumb
        {
            get { return Own("horizontalsliderthumb"); }
            set { m_Own["horizontalsliderthumb"] = value; }
        }

        public GUIStyle verticalSlider
        {
            get { return Own("verticalslider"); }
            set { m_Own["verticalslider"] = value; }
        }

        public GUIStyle verticalSliderThumb
        {
            get { return Own("verticalsliderthumb"); }
            set { m_Own["verticalsliderthumb"] = value; }
        }

        public GUIStyle horizontalScrollbar
        {
            get { return Own("horizontalscrollbar"); }
            set { m_Own["horizontalscrollbar"] = value; }
        }

        public GUIStyle horizontalScrollbarThumb
        {
            get { return Own("horizontalscrollbarthumb"); }
            set { m_Own["horizontalscrollbarthumb"] = value; }
        }

        public GUIStyle horizontalScrollbarLeftButton
        {
            get { return Own("horizontalscrollbarleftbutton"); }
            set { m_Own["horizontalscrollbarleftbutton"] = value; }
        }

        public GUIStyle horizontalScrollbarRightButton
        {
            get { return Own("horizontalscrollbarrightbutton"); }
            set { m_Own["horizontalscrollbarrightbutton"] = value; }
        }

        public GUIStyle verticalScrollbar
        {
            get { return Own("verticalscrollbar"); }
            set { m_Own["verticalscrollbar"] = value; }
        }

        public GUIStyle verticalScrollbarThumb
        {
            get { return Own("verticalscrollbarthumb"); }
            set { m_Own["verticalscrollbarthumb"] = value; }
        }

        public GUIStyle verticalScrollbarUpButton
        {
            get { return Own("verticalscrollbarupbutton"); }
            set { m_Own["verticalscrollbarupbutton"] = value; }
        }

        public GUIStyle verticalScrollbarDownButton
        {
            get { return Own("verticalscrollbardownbutton"); }
            set { m_Own["verticalscrollbardownbutton"] = value; }
        }

        public GUIStyle scrollView
        {
            get { return Own("scrollview"); }
            set { m_Own["scrollview"] = value; }
        }

        /// <summary>A name that the skin does not have gets a style of its own; Unity shows its error style.</summary>
        public GUIStyle GetStyle(string styleName)
        {
            return FindStyle(styleName) ?? Own(styleName);
        }

        public GUIStyle FindStyle(string styleName)
        {
            GUIStyle found = Array.Find(customStyles, s => s != null && string.Equals(s.name, styleName, StringComparison.OrdinalIgnoreCase));
            if (found != null || m_Own.TryGetValue(styleName, out found))
            {
                return found;
            }
            return null;
        }

        public IEnumerator GetEnumerator() => new List<GUIStyle>(m_Own.Values).GetEnumerator();

        private GUIStyle Own(string styleName)
        {
            GUIStyle style;
            if (!m_Own.TryGetValue(styleName, out style))
            {
                style = m_Own[styleName] = new GUIStyle { name = styleName };
            }
            return style;
        }
    }
}
