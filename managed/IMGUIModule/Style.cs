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

        public GUIContent(string text, Texture image, string tooltip)
        {
            m_Text = text;
            m_Image = image;
            m_Tooltip = tooltip;
        }

        public override string ToString() => text ?? tooltip ?? base.ToString();
    }

    /// <summary>Values: nothing is drawn or measured with them.</summary>
    [Serializable]
    public sealed partial class GUIStyle
    {
        [SerializeField] private string m_Name = "";

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

        public bool isHeightDependantOnWidth
            => fixedHeight == 0 && wordWrap && imagePosition != ImagePosition.ImageOnly;

        private GUIStyleState[] States
            => new[] { normal, hover, active, onNormal, onHover, onActive, focused, onFocused };

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
    public sealed partial class GUISkin : ScriptableObject
    {
        private readonly Dictionary<string, GUIStyle> m_Own =
            new Dictionary<string, GUIStyle>(StringComparer.OrdinalIgnoreCase);

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
            GUIStyle found =
                Array.Find(customStyles, s => s != null
                && string.Equals(s.name, styleName, StringComparison.OrdinalIgnoreCase));
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
