using System;
using System.Text;
using Umcp;
using UnityEngine;
using UnityEngine.UI;

namespace TMPro
{
    /// <summary>A text and how it looks. Nothing is drawn or measured: see TMP_TextInfo for what is known.</summary>
    public abstract partial class TMP_Text : MaskableGraphic
    {
        [TextArea(5, 10)]
        [SerializeField] protected string m_text;
        [SerializeField] protected bool m_isRightToLeft;
        [SerializeField] protected TMP_FontAsset m_fontAsset;
        [SerializeField] protected Material m_sharedMaterial;
        [SerializeField] protected Material[] m_fontSharedMaterials;
        [SerializeField] protected Material m_fontMaterial;
        [SerializeField] protected Material[] m_fontMaterials;
        [SerializeField] protected Color32 m_fontColor32 = Color.white;
        [SerializeField] protected Color m_fontColor = Color.white;
        [SerializeField] protected bool m_enableVertexGradient;
        [SerializeField] protected ColorMode m_colorMode = ColorMode.FourCornersGradient;
        [SerializeField] protected VertexGradient m_fontColorGradient = new VertexGradient(Color.white);
        [SerializeField] protected TMP_ColorGradient m_fontColorGradientPreset;
        [SerializeField] protected TMP_SpriteAsset m_spriteAsset;
        [SerializeField] protected bool m_tintAllSprites;
        [SerializeField] protected TMP_StyleSheet m_StyleSheet;
        [SerializeField] protected bool m_overrideHtmlColors;
        [SerializeField] protected Color32 m_faceColor = Color.white;
        [SerializeField] protected float m_fontSize = 36;
        [SerializeField] protected float m_fontSizeBase = 36;
        [SerializeField] protected FontWeight m_fontWeight = FontWeight.Regular;
        [SerializeField] protected bool m_enableAutoSizing;
        [SerializeField] protected float m_fontSizeMin;
        [SerializeField] protected float m_fontSizeMax;
        [SerializeField] protected FontStyles m_fontStyle = FontStyles.Normal;
        [SerializeField] protected HorizontalAlignmentOptions m_HorizontalAlignment = HorizontalAlignmentOptions.Left;
        [SerializeField] protected VerticalAlignmentOptions m_VerticalAlignment = VerticalAlignmentOptions.Top;
        [SerializeField] protected TextAlignmentOptions m_textAlignment = TextAlignmentOptions.Converted;
        [SerializeField] protected float m_characterSpacing;
        [SerializeField] protected float m_wordSpacing;
        [SerializeField] protected float m_lineSpacing;
        [SerializeField] protected float m_lineSpacingMax;
        [SerializeField] protected float m_paragraphSpacing;
        [SerializeField] protected float m_charWidthMaxAdj;
        [SerializeField] protected bool m_enableWordWrapping;
        [SerializeField] protected float m_wordWrappingRatios = 0.4f;
        [SerializeField] protected TextOverflowModes m_overflowMode = TextOverflowModes.Overflow;
        [SerializeField] protected TMP_Text m_linkedTextComponent;
        [SerializeField] protected bool m_enableKerning;
        [SerializeField] protected bool m_enableExtraPadding;
        [SerializeField] protected bool m_isRichText = true;
        [SerializeField] protected bool m_parseCtrlCharacters = true;
        [SerializeField] protected bool m_isOrthographic;
        [SerializeField] protected bool m_isCullingEnabled;
        [SerializeField] protected TextureMappingOptions m_horizontalMapping = TextureMappingOptions.Character;
        [SerializeField] protected TextureMappingOptions m_verticalMapping = TextureMappingOptions.Character;
        [SerializeField] protected float m_uvLineOffset;
        [SerializeField] protected VertexSortingOrder m_geometrySortingOrder = VertexSortingOrder.Normal;
        [SerializeField] protected bool m_IsTextObjectScaleStatic;
        [SerializeField] protected bool m_VertexBufferAutoSizeReduction;
        [SerializeField] protected int m_pageToDisplay = 1;
        [SerializeField] protected Vector4 m_margin;

        private TMP_TextInfo m_Info;
        private string m_Known; // the text that m_Info is of

        public virtual string text
        {
            get => m_text;
            set => Change(ref m_text, value);
        }
        public bool isRightToLeftText { get => m_isRightToLeft; set => Change(ref m_isRightToLeft, value); }
        public TMP_FontAsset font { get => m_fontAsset; set => Change(ref m_fontAsset, value); }
        public virtual Material fontSharedMaterial
        {
            get => m_sharedMaterial;
            set => Change(ref m_sharedMaterial, value);
        }
        public virtual Material[] fontSharedMaterials
        {
            get => m_fontSharedMaterials;
            set => m_fontSharedMaterials = value;
        }
        public virtual Material[] fontMaterials { get => m_fontMaterials; set => m_fontMaterials = value; }

        /// <summary>A copy of its own, as in Unity.</summary>
        public Material fontMaterial
        {
            get
            {
                if (m_fontMaterial == null && m_sharedMaterial != null)
                {
                    m_fontMaterial = new Material(m_sharedMaterial);
                    m_sharedMaterial = m_fontMaterial;
                }
                return m_fontMaterial;
            }
            set
            {
                m_fontMaterial = value;
                m_sharedMaterial = value;
            }
        }

        public override Color color
        {
            get => m_fontColor;
            set
            {
                m_fontColor32 = value;
                Change(ref m_fontColor, value);
            }
        }

        public float alpha
        {
            get => m_fontColor.a;
            set => color = new Color(m_fontColor.r, m_fontColor.g, m_fontColor.b, value);
        }

        public bool enableVertexGradient
        {
            get => m_enableVertexGradient;
            set => Change(ref m_enableVertexGradient, value);
        }
        public VertexGradient colorGradient
        {
            get => m_fontColorGradient;
            set => Change(ref m_fontColorGradient, value);
        }
        public TMP_ColorGradient colorGradientPreset
        {
            get => m_fontColorGradientPreset;
            set => Change(ref m_fontColorGradientPreset, value);
        }
        public TMP_SpriteAsset spriteAsset { get => m_spriteAsset; set => Change(ref m_spriteAsset, value); }
        public bool tintAllSprites { get => m_tintAllSprites; set => Change(ref m_tintAllSprites, value); }
        public TMP_StyleSheet styleSheet { get => m_StyleSheet; set => Change(ref m_StyleSheet, value); }
        public bool overrideColorTags { get => m_overrideHtmlColors; set => Change(ref m_overrideHtmlColors, value); }
        public Color32 faceColor { get => m_faceColor; set => Change(ref m_faceColor, value); }

        public float fontSize
        {
            get => m_fontSize;
            set
            {
                m_fontSizeBase = m_enableAutoSizing ? m_fontSizeBase : value;
                Change(ref m_fontSize, value);
            }
        }

        public FontWeight fontWeight { get => m_fontWeight; set => Change(ref m_fontWeight, value); }
        public bool enableAutoSizing { get => m_enableAutoSizing; set => Change(ref m_enableAutoSizing, value); }
        public float fontSizeMin { get => m_fontSizeMin; set => Change(ref m_fontSizeMin, value); }
        public float fontSizeMax { get => m_fontSizeMax; set => Change(ref m_fontSizeMax, value); }
        public FontStyles fontStyle { get => m_fontStyle; set => Change(ref m_fontStyle, value); }
        public HorizontalAlignmentOptions horizontalAlignment
        {
            get => m_HorizontalAlignment;
            set => Change(ref m_HorizontalAlignment, value);
        }
        public VerticalAlignmentOptions verticalAlignment
        {
            get => m_VerticalAlignment;
            set => Change(ref m_VerticalAlignment, value);
        }

        /// <summary>Old files have both parts in one.</summary>
        public TextAlignmentOptions alignment
        {
            get => m_textAlignment != TextAlignmentOptions.Converted && (int)m_textAlignment > 0xFF
                ? m_textAlignment : (TextAlignmentOptions)((int)m_HorizontalAlignment | (int)m_VerticalAlignment);
            set
            {
                m_textAlignment = TextAlignmentOptions.Converted;
                m_HorizontalAlignment = (HorizontalAlignmentOptions)((int)value & 0xFF);
                Change(ref m_VerticalAlignment, (VerticalAlignmentOptions)((int)value & 0xFF00));
            }
        }

        public float characterSpacing { get => m_characterSpacing; set => Change(ref m_characterSpacing, value); }
        public float wordSpacing { get => m_wordSpacing; set => Change(ref m_wordSpacing, value); }
        public float lineSpacing { get => m_lineSpacing; set => Change(ref m_lineSpacing, value); }
        public float lineSpacingAdjustment { get => m_lineSpacingMax; set => Change(ref m_lineSpacingMax, value); }
        public float paragraphSpacing { get => m_paragraphSpacing; set => Change(ref m_paragraphSpacing, value); }
        public float characterWidthAdjustment { get => m_charWidthMaxAdj; set => Change(ref m_charWidthMaxAdj, value); }
        public bool enableWordWrapping { get => m_enableWordWrapping; set => Change(ref m_enableWordWrapping, value); }

        public TextWrappingModes textWrappingMode
        {
            get => m_enableWordWrapping ? TextWrappingModes.Normal : TextWrappingModes.NoWrap;
            set => enableWordWrapping = value == TextWrappingModes.Normal
                || value == TextWrappingModes.PreserveWhitespace;
        }

        public float wordWrappingRatios { get => m_wordWrappingRatios; set => Change(ref m_wordWrappingRatios, value); }
        public TextOverflowModes overflowMode { get => m_overflowMode; set => Change(ref m_overflowMode, value); }
        public TMP_Text linkedTextComponent
        {
            get => m_linkedTextComponent;
            set => Change(ref m_linkedTextComponent, value);
        }
        public bool enableKerning { get => m_enableKerning; set => Change(ref m_enableKerning, value); }
        public bool extraPadding { get => m_enableExtraPadding; set => Change(ref m_enableExtraPadding, value); }
        public bool richText { get => m_isRichText; set => Change(ref m_isRichText, value); }
        public bool parseCtrlCharacters
        {
            get => m_parseCtrlCharacters;
            set => Change(ref m_parseCtrlCharacters, value);
        }
        public bool isOrthographic { get => m_isOrthographic; set => Change(ref m_isOrthographic, value); }
        public bool enableCulling { get => m_isCullingEnabled; set => Change(ref m_isCullingEnabled, value); }
        public TextureMappingOptions horizontalMapping
        {
            get => m_horizontalMapping;
            set => Change(ref m_horizontalMapping, value);
        }
        public TextureMappingOptions verticalMapping
        {
            get => m_verticalMapping;
            set => Change(ref m_verticalMapping, value);
        }
        public float mappingUvLineOffset { get => m_uvLineOffset; set => Change(ref m_uvLineOffset, value); }
        public VertexSortingOrder geometrySortingOrder
        {
            get => m_geometrySortingOrder;
            set => Change(ref m_geometrySortingOrder, value);
        }
        public bool isTextObjectScaleStatic
        {
            get => m_IsTextObjectScaleStatic;
            set => m_IsTextObjectScaleStatic = value;
        }
        public bool vertexBufferAutoSizeReduction
        {
            get => m_VertexBufferAutoSizeReduction;
            set => m_VertexBufferAutoSizeReduction = value;
        }
        public int pageToDisplay { get => m_pageToDisplay; set => Change(ref m_pageToDisplay, value); }
        public virtual Vector4 margin { get => m_margin; set => Change(ref m_margin, value); }
        public new Transform transform => base.transform;
        public new RectTransform rectTransform => base.rectTransform;
        public virtual Mesh mesh => throw new LeftOutException("TMPro.TMP_Text.mesh");
        public Bounds bounds => throw new LeftOutException("TMPro.TMP_Text.bounds");
        public Bounds textBounds => throw new LeftOutException("TMPro.TMP_Text.textBounds");
        public virtual float preferredWidth => throw new LeftOutException("TMPro.TMP_Text.preferredWidth");
        public virtual float preferredHeight => throw new LeftOutException("TMPro.TMP_Text.preferredHeight");
        public virtual float renderedWidth => throw new LeftOutException("TMPro.TMP_Text.renderedWidth");
        public virtual float renderedHeight => throw new LeftOutException("TMPro.TMP_Text.renderedHeight");
        public bool isTextTruncated => throw new LeftOutException("TMPro.TMP_Text.isTextTruncated");
        public bool isTextOverflowing => throw new LeftOutException("TMPro.TMP_Text.isTextOverflowing");
        public int firstOverflowCharacterIndex
            => throw new LeftOutException("TMPro.TMP_Text.firstOverflowCharacterIndex");

        public virtual event Action<TMP_TextInfo> OnPreRenderText = delegate { };

        public TMP_TextInfo textInfo
        {
            get
            {
                if (m_Info == null || m_Known != m_text)
                {
                    ForceMeshUpdate();
                }
                return m_Info;
            }
        }

        private void Change<T>(ref T what, T value)
        {
            what = value;
            havePropertiesChanged = true;
            SetVerticesDirty();
            SetLayoutDirty();
        }

        private string Shown => textPreprocessor != null ? textPreprocessor.PreprocessText(m_text) : m_text;

        public virtual void ForceMeshUpdate(bool ignoreActiveState = false, bool forceTextReparsing = false)
        {
            m_Info = m_Info ?? new TMP_TextInfo(this);
            new Parsed(this, Shown).Fill(m_Info);
            m_Known = m_text;
            havePropertiesChanged = false;
            OnPreRenderText(m_Info);
        }

        public virtual string GetParsedText() => new Parsed(this, Shown).Plain;
        public virtual TMP_TextInfo GetTextInfo(string text)
        {
            this.text = text;
            return textInfo;
        }

        public void SetText(string text, bool syncTextInputBox = true) => this.text = text;
        public void SetText(string text, float arg0) => this.text = Parsed.Format(text, arg0);
        public void SetText(string text, float arg0, float arg1) => this.text = Parsed.Format(text, arg0, arg1);
        public void SetText(string text, float arg0, float arg1, float arg2)
            => this.text = Parsed.Format(text, arg0, arg1, arg2);
        public void SetText(string text, float arg0, float arg1, float arg2, float arg3)
            => this.text = Parsed.Format(text, arg0, arg1, arg2, arg3);
        public void SetText(StringBuilder text) => this.text = text == null ? "" : text.ToString();
        public void SetText(char[] text) => this.text = new string(text ?? new char[0]);
        public void SetText(char[] sourceText, int start, int length) => text = new string(sourceText, start, length);
        public void SetCharArray(char[] sourceText) => SetText(sourceText);
        public void SetCharArray(char[] sourceText, int start, int length)
            => text = new string(sourceText, start, length);

        public Vector2 GetPreferredValues() => throw new LeftOutException("TMPro.TMP_Text.GetPreferredValues");
        public Vector2 GetPreferredValues(float width, float height)
            => throw new LeftOutException("TMPro.TMP_Text.GetPreferredValues");
        public Vector2 GetPreferredValues(string text)
            => throw new LeftOutException("TMPro.TMP_Text.GetPreferredValues");
        public Vector2 GetPreferredValues(string text, float width, float height)
            => throw new LeftOutException("TMPro.TMP_Text.GetPreferredValues");
        public Vector2 GetRenderedValues() => throw new LeftOutException("TMPro.TMP_Text.GetRenderedValues");
        public Vector2 GetRenderedValues(bool onlyVisibleCharacters)
            => throw new LeftOutException("TMPro.TMP_Text.GetRenderedValues");
    }

    [DisallowMultipleComponent]
    [RequireComponent(typeof(RectTransform))]
    [RequireComponent(typeof(CanvasRenderer))]
    [AddComponentMenu("UI/TextMeshPro - Text (UI)", 11)]
    [ExecuteAlways]
    public partial class TextMeshProUGUI : TMP_Text, ILayoutElement
    {
        [SerializeField] private bool m_hasFontAssetChanged;
        [SerializeField] private Vector4 m_maskOffset;
    }

    [DisallowMultipleComponent]
    [RequireComponent(typeof(MeshRenderer))]
    [AddComponentMenu("Mesh/TextMeshPro - Text")]
    [ExecuteAlways]
    public partial class TextMeshPro : TMP_Text, ILayoutElement
    {
        [SerializeField] private bool m_hasFontAssetChanged;
        [SerializeField] private Renderer m_renderer;
        [SerializeField] internal int _SortingLayer;
        [SerializeField] internal int _SortingLayerID;
        [SerializeField] internal int _SortingOrder;

        public new Renderer renderer => m_renderer ? m_renderer : m_renderer = GetComponent<Renderer>();
        public int sortingLayerID { get => renderer.sortingLayerID; set => renderer.sortingLayerID = value; }
        public int sortingOrder { get => renderer.sortingOrder; set => renderer.sortingOrder = value; }
    }

    public partial class TMP_SubMesh : MonoBehaviour
    {
        [SerializeField] private TMP_FontAsset m_fontAsset;
        [SerializeField] private TextMeshPro m_TextComponent;
        public TMP_Text textComponent => m_TextComponent;
    }

    public partial class TMP_SubMeshUI : MaskableGraphic
    {
        [SerializeField] private TMP_FontAsset m_fontAsset;
        [SerializeField] private TextMeshProUGUI m_TextComponent;
        public TMP_Text textComponent => m_TextComponent;
    }
}
