using System;
using UnityEngine.Serialization;

namespace UnityEngine.UI
{
    /// <summary>How a text looks.</summary>
    [Serializable]
    public partial class FontData : ISerializationCallbackReceiver
    {
        [FormerlySerializedAs("font")]
        [SerializeField] private Font m_Font;
        [FormerlySerializedAs("fontSize")]
        [SerializeField] private int m_FontSize;
        [FormerlySerializedAs("fontStyle")]
        [SerializeField] private FontStyle m_FontStyle;
        [SerializeField] private bool m_BestFit;
        [SerializeField] private int m_MinSize;
        [SerializeField] private int m_MaxSize;
        [FormerlySerializedAs("alignment")]
        [SerializeField] private TextAnchor m_Alignment;
        [SerializeField] private bool m_AlignByGeometry;
        [FormerlySerializedAs("richText")]
        [SerializeField] private bool m_RichText;
        [SerializeField] private HorizontalWrapMode m_HorizontalOverflow;
        [SerializeField] private VerticalWrapMode m_VerticalOverflow;
        [SerializeField] private float m_LineSpacing;

        public static FontData defaultFontData => new FontData
        {
            m_FontSize = 14,
            m_LineSpacing = 1,
            m_FontStyle = FontStyle.Normal,
            m_MinSize = 10,
            m_MaxSize = 40,
            m_Alignment = TextAnchor.UpperLeft,
            m_HorizontalOverflow = HorizontalWrapMode.Wrap,
            m_VerticalOverflow = VerticalWrapMode.Truncate,
            m_RichText = true,
        };

        void ISerializationCallbackReceiver.OnBeforeSerialize()
        {
        }

        void ISerializationCallbackReceiver.OnAfterDeserialize()
        {
            m_FontSize = Mathf.Clamp(m_FontSize, 0, 300);
            m_MinSize = Mathf.Clamp(m_MinSize, 0, m_FontSize);
            m_MaxSize = Mathf.Clamp(m_MaxSize, m_FontSize, 300);
        }
    }

    [RequireComponent(typeof(CanvasRenderer))]
    public partial class Text : MaskableGraphic, ILayoutElement
    {
        [SerializeField] private FontData m_FontData = FontData.defaultFontData;
        [TextArea(3, 10)]
        [SerializeField] protected string m_Text = String.Empty;

        protected Text()
        {
            useLegacyMeshGeneration = false;
        }

        public virtual string text
        {
            get { return m_Text; }
            set
            {
                if (m_Text != (value ?? ""))
                {
                    m_Text = value ?? "";
                    SetVerticesDirty();
                    SetLayoutDirty();
                }
            }
        }

        public Font font
        {
            get { return m_FontData.font; }
            set
            {
                m_FontData.font = value;
                SetAllDirty();
            }
        }

        public int fontSize
        {
            get { return m_FontData.fontSize; }
            set
            {
                m_FontData.fontSize = value;
                Changed();
            }
        }

        public FontStyle fontStyle
        {
            get { return m_FontData.fontStyle; }
            set
            {
                m_FontData.fontStyle = value;
                Changed();
            }
        }

        public bool supportRichText
        {
            get { return m_FontData.richText; }
            set
            {
                m_FontData.richText = value;
                Changed();
            }
        }

        public bool resizeTextForBestFit
        {
            get { return m_FontData.bestFit; }
            set
            {
                m_FontData.bestFit = value;
                Changed();
            }
        }

        public int resizeTextMinSize
        {
            get { return m_FontData.minSize; }
            set
            {
                m_FontData.minSize = value;
                Changed();
            }
        }

        public int resizeTextMaxSize
        {
            get { return m_FontData.maxSize; }
            set
            {
                m_FontData.maxSize = value;
                Changed();
            }
        }

        public TextAnchor alignment
        {
            get { return m_FontData.alignment; }
            set
            {
                m_FontData.alignment = value;
                Changed();
            }
        }

        public bool alignByGeometry
        {
            get { return m_FontData.alignByGeometry; }
            set
            {
                m_FontData.alignByGeometry = value;
                Changed();
            }
        }

        public HorizontalWrapMode horizontalOverflow
        {
            get { return m_FontData.horizontalOverflow; }
            set
            {
                m_FontData.horizontalOverflow = value;
                Changed();
            }
        }

        public VerticalWrapMode verticalOverflow
        {
            get { return m_FontData.verticalOverflow; }
            set
            {
                m_FontData.verticalOverflow = value;
                Changed();
            }
        }

        public float lineSpacing
        {
            get { return m_FontData.lineSpacing; }
            set
            {
                m_FontData.lineSpacing = value;
                Changed();
            }
        }

        private void Changed()
        {
            SetVerticesDirty();
            SetLayoutDirty();
        }

        public static Vector2 GetTextAnchorPivot(TextAnchor anchor)
        {
            return new Vector2((int)anchor % 3 * 0.5f, 1 - (int)anchor / 3 * 0.5f);
        }

        /// <summary>An estimate: there are no glyphs to measure.</summary>
        public virtual float preferredWidth
        {
            get
            {
                int longest = 0;
                foreach (string line in m_Text.Split('\n'))
                {
                    longest = Math.Max(longest, line.Length);
                }
                return Mathf.Ceil(longest * fontSize * 0.5f);
            }
        }

        /// <summary>An estimate, as the width is; without wrapping.</summary>
        public virtual float preferredHeight => Mathf.Ceil(m_Text.Split('\n').Length * fontSize * 1.15f * lineSpacing);
    }
}
