// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace TMPro
{
    public partial struct TagAttribute
    {
        public int startIndex;
        public int length;
        public int hashCode;
    }
    public enum TagUnitType
    {
        Pixels = 0,
        FontUnits = 1,
        Percentage = 2,
    }
    public enum TagValueType
    {
        None = 0,
        NumericalValue = 1,
        StringValue = 2,
        ColorValue = 4,
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.RectTransform))]
    public partial class TextContainer : UnityEngine.EventSystems.UIBehaviour
    {
        public bool hasChanged { get; set; }
        public UnityEngine.Vector2 pivot { get { return m_pivot; } set { m_pivot = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector2 m_pivot;
        public TMPro.TextContainerAnchors anchorPosition { get { return m_anchorPosition; } set { m_anchorPosition = value; } } [UnityEngine.SerializeField] private TMPro.TextContainerAnchors m_anchorPosition = TMPro.TextContainerAnchors.Middle;
        public UnityEngine.Rect rect { get { return m_rect; } set { m_rect = value; } } [UnityEngine.SerializeField] private UnityEngine.Rect m_rect;
        public UnityEngine.Vector2 size { get { return m_KeptSize.Get("TMPro.TextContainer.size"); } set { m_KeptSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptSize;
        public float width { get { return m_KeptWidth.Get("TMPro.TextContainer.width"); } set { m_KeptWidth.Set(value); } } private Umcp.Kept<float> m_KeptWidth;
        public float height { get { return m_KeptHeight.Get("TMPro.TextContainer.height"); } set { m_KeptHeight.Set(value); } } private Umcp.Kept<float> m_KeptHeight;
        public bool isDefaultWidth { get; internal set; }
        public bool isDefaultHeight { get; internal set; }
        public bool isAutoFitting { get; set; } = false;
        public UnityEngine.Vector3[] corners { get; internal set; }
        public UnityEngine.Vector3[] worldCorners { get; internal set; }
        public UnityEngine.Vector4 margins { get { return m_margins; } set { m_margins = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector4 m_margins;
        public UnityEngine.RectTransform rectTransform { get { throw new Umcp.LeftOutException("TMPro.TextContainer.rectTransform"); } }
        public TMPro.TextMeshPro textMeshPro { get { throw new Umcp.LeftOutException("TMPro.TextContainer.textMeshPro"); } }
    }
    public enum TextContainerAnchors
    {
        TopLeft = 0,
        Top = 1,
        TopRight = 2,
        Left = 3,
        Middle = 4,
        Right = 5,
        BottomLeft = 6,
        Bottom = 7,
        BottomRight = 8,
        Custom = 9,
    }
    public enum TextElementType : byte
    {
        Character = 1,
        Sprite = 2,
    }
    public partial class TextMeshPro
    {
        protected virtual void GenerateTextMesh() { throw new Umcp.LeftOutException("TMPro.TextMeshPro.GenerateTextMesh"); }
        protected void SetActiveSubTextObjectRenderers(bool state) { throw new Umcp.LeftOutException("TMPro.TextMeshPro.SetActiveSubTextObjectRenderers"); }
        [System.Obsolete] public TMPro.TextContainer textContainer { get { throw new Umcp.LeftOutException("TMPro.TextMeshPro.textContainer"); } }
        public UnityEngine.Transform transform { get { throw new Umcp.LeftOutException("TMPro.TextMeshPro.transform"); } }
        public UnityEngine.MeshFilter meshFilter { get { throw new Umcp.LeftOutException("TMPro.TextMeshPro.meshFilter"); } }
        public TMPro.MaskingTypes maskType { get { return m_maskType; } set { m_maskType = value; } } [UnityEngine.SerializeField] private TMPro.MaskingTypes m_maskType;
        public void SetMask(TMPro.MaskingTypes type, UnityEngine.Vector4 maskCoords) { throw new Umcp.LeftOutException("TMPro.TextMeshPro.SetMask"); }
        public void SetMask(TMPro.MaskingTypes type, UnityEngine.Vector4 maskCoords, float softnessX, float softnessY) { throw new Umcp.LeftOutException("TMPro.TextMeshPro.SetMask"); }
        public void UpdateFontAsset() { throw new Umcp.LeftOutException("TMPro.TextMeshPro.UpdateFontAsset"); }
    }
    public partial class TextMeshProUGUI
    {
        protected TMPro.TMP_SubMeshUI[] m_subTextObjects;
        protected virtual void GenerateTextMesh() { throw new Umcp.LeftOutException("TMPro.TextMeshProUGUI.GenerateTextMesh"); }
        public UnityEngine.CanvasRenderer canvasRenderer { get { throw new Umcp.LeftOutException("TMPro.TextMeshProUGUI.canvasRenderer"); } }
        public void UpdateFontAsset() { throw new Umcp.LeftOutException("TMPro.TextMeshProUGUI.UpdateFontAsset"); }
    }
    public partial struct WordWrapState
    {
        public int previous_WordBreak;
        public int total_CharacterCount;
        public int visible_CharacterCount;
        public int visible_SpriteCount;
        public int visible_LinkCount;
        public int firstCharacterIndex;
        public int firstVisibleCharacterIndex;
        public int lastCharacterIndex;
        public int lastVisibleCharIndex;
        public int lineNumber;
        public float maxCapHeight;
        public float maxAscender;
        public float maxDescender;
        public float startOfLineAscender;
        public float maxLineAscender;
        public float maxLineDescender;
        public float pageAscender;
        public TMPro.HorizontalAlignmentOptions horizontalAlignment;
        public float marginLeft;
        public float marginRight;
        public float xAdvance;
        public float preferredWidth;
        public float preferredHeight;
        public float previousLineScale;
        public int wordCount;
        public TMPro.FontStyles fontStyle;
        public int italicAngle;
        public float fontScaleMultiplier;
        public float currentFontSize;
        public float baselineOffset;
        public float lineOffset;
        public bool isDrivenLineSpacing;
        public float glyphHorizontalAdvanceAdjustment;
        public float cSpace;
        public float mSpace;
        public TMPro.TMP_TextInfo textInfo;
        public TMPro.TMP_LineInfo lineInfo;
        public UnityEngine.Color32 vertexColor;
        public UnityEngine.Color32 underlineColor;
        public UnityEngine.Color32 strikethroughColor;
        public UnityEngine.Color32 highlightColor;
        public TMPro.TMP_FontStyleStack basicStyleStack;
        public TMPro.TMP_TextProcessingStack<int> italicAngleStack;
        public TMPro.TMP_TextProcessingStack<UnityEngine.Color32> colorStack;
        public TMPro.TMP_TextProcessingStack<UnityEngine.Color32> underlineColorStack;
        public TMPro.TMP_TextProcessingStack<UnityEngine.Color32> strikethroughColorStack;
        public TMPro.TMP_TextProcessingStack<UnityEngine.Color32> highlightColorStack;
        public TMPro.TMP_TextProcessingStack<TMPro.HighlightState> highlightStateStack;
        public TMPro.TMP_TextProcessingStack<TMPro.TMP_ColorGradient> colorGradientStack;
        public TMPro.TMP_TextProcessingStack<float> sizeStack;
        public TMPro.TMP_TextProcessingStack<float> indentStack;
        public TMPro.TMP_TextProcessingStack<TMPro.FontWeight> fontWeightStack;
        public TMPro.TMP_TextProcessingStack<int> styleStack;
        public TMPro.TMP_TextProcessingStack<float> baselineStack;
        public TMPro.TMP_TextProcessingStack<int> actionStack;
        public TMPro.TMP_TextProcessingStack<TMPro.MaterialReference> materialReferenceStack;
        public TMPro.TMP_TextProcessingStack<TMPro.HorizontalAlignmentOptions> lineJustificationStack;
        public int spriteAnimationID;
        public TMPro.TMP_FontAsset currentFontAsset;
        public TMPro.TMP_SpriteAsset currentSpriteAsset;
        public UnityEngine.Material currentMaterial;
        public int currentMaterialIndex;
        public TMPro.Extents meshExtents;
        public bool tagNoParsing;
        public bool isNonBreakingSpace;
    }
}
