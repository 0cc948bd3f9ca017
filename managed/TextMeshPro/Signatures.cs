// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace TMPro
{
    public enum AtlasPopulationMode
    {
        Static = 0,
        Dynamic = 1,
    }
    public partial struct CaretInfo
    {
        public int index;
        public TMPro.CaretPosition position;
        public CaretInfo(int index, TMPro.CaretPosition position) { this = default(TMPro.CaretInfo); this.index = index; this.position = position; }
    }
    public enum CaretPosition
    {
        None = 0,
        Left = 1,
        Right = 2,
    }
    public partial class Compute_DT_EventArgs
    {
        public TMPro.Compute_DistanceTransform_EventTypes EventType;
        public float ProgressPercentage;
        public UnityEngine.Color[] Colors;
        public Compute_DT_EventArgs(TMPro.Compute_DistanceTransform_EventTypes type, float progress) { this.EventType = type; this.ProgressPercentage = progress; }
        public Compute_DT_EventArgs(TMPro.Compute_DistanceTransform_EventTypes type, UnityEngine.Color[] colors) { this.EventType = type; this.Colors = colors; }
        internal Compute_DT_EventArgs() { }
    }
    public enum Compute_DistanceTransform_EventTypes
    {
        Processing = 0,
        Completed = 1,
    }
    public partial struct Extents
    {
        public UnityEngine.Vector2 min;
        public UnityEngine.Vector2 max;
        public Extents(UnityEngine.Vector2 min, UnityEngine.Vector2 max) { this = default(TMPro.Extents); this.min = min; this.max = max; }
    }
    [System.SerializableAttribute]
    public partial class FaceInfo_Legacy
    {
        public string Name;
        public float PointSize;
        public float Scale;
        public int CharacterCount;
        public float LineHeight;
        public float Baseline;
        public float Ascender;
        public float CapHeight;
        public float Descender;
        public float CenterLine;
        public float SuperscriptOffset;
        public float SubscriptOffset;
        public float SubSize;
        public float Underline;
        public float UnderlineThickness;
        public float strikethrough;
        public float strikethroughThickness;
        public float TabWidth;
        public float Padding;
        public float AtlasWidth;
        public float AtlasHeight;
    }
    public partial class FastAction
    {
        public void Add(System.Action rhs) { throw new Umcp.LeftOutException("TMPro.FastAction.Add"); }
        public void Remove(System.Action rhs) { throw new Umcp.LeftOutException("TMPro.FastAction.Remove"); }
        public void Call() { throw new Umcp.LeftOutException("TMPro.FastAction.Call"); }
    }
    public partial class FastAction<A, B, C>
    {
        public void Add(System.Action<A, B, C> rhs) { throw new Umcp.LeftOutException("TMPro.FastAction<A, B, C>.Add"); }
        public void Remove(System.Action<A, B, C> rhs) { throw new Umcp.LeftOutException("TMPro.FastAction<A, B, C>.Remove"); }
        public void Call(A a, B b, C c) { throw new Umcp.LeftOutException("TMPro.FastAction<A, B, C>.Call"); }
    }
    public partial class FastAction<A, B>
    {
        public void Add(System.Action<A, B> rhs) { throw new Umcp.LeftOutException("TMPro.FastAction<A, B>.Add"); }
        public void Remove(System.Action<A, B> rhs) { throw new Umcp.LeftOutException("TMPro.FastAction<A, B>.Remove"); }
        public void Call(A a, B b) { throw new Umcp.LeftOutException("TMPro.FastAction<A, B>.Call"); }
    }
    [System.SerializableAttribute]
    public partial struct FontAssetCreationSettings
    {
        public string sourceFontFileName;
        public string sourceFontFileGUID;
        public int pointSizeSamplingMode;
        public int pointSize;
        public int padding;
        public int packingMode;
        public int atlasWidth;
        public int atlasHeight;
        public int characterSetSelectionMode;
        public string characterSequence;
        public string referencedFontAssetGUID;
        public string referencedTextAssetGUID;
        public int fontStyle;
        public float fontStyleModifier;
        public int renderMode;
        public bool includeFontFeatures;
    }
    [System.FlagsAttribute]
    public enum FontFeatureLookupFlags
    {
        None = 0,
        IgnoreLigatures = 4,
        IgnoreSpacingAdjustments = 256,
    }
    public partial struct GlyphPairKey
    {
        public uint firstGlyphIndex;
        public uint secondGlyphIndex;
        public uint key;
        public GlyphPairKey(uint firstGlyphIndex, uint secondGlyphIndex) { throw new Umcp.LeftOutException("TMPro.GlyphPairKey"); }
    }
    [System.SerializableAttribute]
    public partial struct GlyphValueRecord_Legacy
    {
        public float xPlacement;
        public float yPlacement;
        public float xAdvance;
        public float yAdvance;
        public static TMPro.GlyphValueRecord_Legacy operator +(TMPro.GlyphValueRecord_Legacy a, TMPro.GlyphValueRecord_Legacy b) { throw new Umcp.LeftOutException("TMPro.GlyphValueRecord_Legacy.op_Addition"); }
    }
    public partial struct HighlightState
    {
        public UnityEngine.Color32 color;
        public TMPro.TMP_Offset padding;
        public HighlightState(UnityEngine.Color32 color, TMPro.TMP_Offset padding) { this = default(TMPro.HighlightState); this.color = color; this.padding = padding; }
        public static bool operator ==(TMPro.HighlightState lhs, TMPro.HighlightState rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(TMPro.HighlightState lhs, TMPro.HighlightState rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(TMPro.HighlightState other) { return base.Equals(other); }
    }
    public partial interface ITextElement
    {
        UnityEngine.Material sharedMaterial { get; }
        void Rebuild(UnityEngine.UI.CanvasUpdate update);
        int GetInstanceID();
    }
    [System.SerializableAttribute]
    public partial class KerningPair
    {
        public uint firstGlyph { get { return m_FirstGlyph; } set { m_FirstGlyph = value; } } [UnityEngine.SerializeField] private uint m_FirstGlyph;
        public TMPro.GlyphValueRecord_Legacy firstGlyphAdjustments { get { return m_FirstGlyphAdjustments; } } [UnityEngine.SerializeField] private TMPro.GlyphValueRecord_Legacy m_FirstGlyphAdjustments;
        public uint secondGlyph { get { return m_SecondGlyph; } set { m_SecondGlyph = value; } } [UnityEngine.SerializeField] private uint m_SecondGlyph;
        public TMPro.GlyphValueRecord_Legacy secondGlyphAdjustments { get { return m_SecondGlyphAdjustments; } } [UnityEngine.SerializeField] private TMPro.GlyphValueRecord_Legacy m_SecondGlyphAdjustments;
        public float xOffset;
        public bool ignoreSpacingAdjustments { get { return m_IgnoreSpacingAdjustments; } } [UnityEngine.SerializeField] private bool m_IgnoreSpacingAdjustments = false;
        public KerningPair() { this.firstGlyph = 0; this.secondGlyph = 0; }
        public KerningPair(uint left, uint right, float offset) { throw new Umcp.LeftOutException("TMPro.KerningPair"); }
        public KerningPair(uint firstGlyph, TMPro.GlyphValueRecord_Legacy firstGlyphAdjustments, uint secondGlyph, TMPro.GlyphValueRecord_Legacy secondGlyphAdjustments) { this.firstGlyph = firstGlyph; this.m_FirstGlyphAdjustments = firstGlyphAdjustments; this.secondGlyph = secondGlyph; this.m_SecondGlyphAdjustments = secondGlyphAdjustments; }
    }
    public partial struct KerningPairKey
    {
        public uint ascii_Left;
        public uint ascii_Right;
        public uint key;
        public KerningPairKey(uint ascii_left, uint ascii_right) { throw new Umcp.LeftOutException("TMPro.KerningPairKey"); }
    }
    [System.SerializableAttribute]
    public partial class KerningTable
    {
        public System.Collections.Generic.List<TMPro.KerningPair> kerningPairs;
        public KerningTable() { }
        public void AddKerningPair() { throw new Umcp.LeftOutException("TMPro.KerningTable.AddKerningPair"); }
        public int AddKerningPair(uint first, uint second, float offset) { throw new Umcp.LeftOutException("TMPro.KerningTable.AddKerningPair"); }
        public int AddGlyphPairAdjustmentRecord(uint first, TMPro.GlyphValueRecord_Legacy firstAdjustments, uint second, TMPro.GlyphValueRecord_Legacy secondAdjustments) { throw new Umcp.LeftOutException("TMPro.KerningTable.AddGlyphPairAdjustmentRecord"); }
        public void RemoveKerningPair(int left, int right) { throw new Umcp.LeftOutException("TMPro.KerningTable.RemoveKerningPair"); }
        public void RemoveKerningPair(int index) { throw new Umcp.LeftOutException("TMPro.KerningTable.RemoveKerningPair"); }
        public void SortKerningPairs() { throw new Umcp.LeftOutException("TMPro.KerningTable.SortKerningPairs"); }
    }
    public enum MaskingOffsetMode
    {
        Percentage = 0,
        Pixel = 1,
    }
    public enum MaskingTypes
    {
        MaskOff = 0,
        MaskHard = 1,
        MaskSoft = 2,
    }
    public partial struct MaterialReference
    {
        public int index;
        public TMPro.TMP_FontAsset fontAsset;
        public TMPro.TMP_SpriteAsset spriteAsset;
        public UnityEngine.Material material;
        public bool isDefaultMaterial;
        public bool isFallbackMaterial;
        public UnityEngine.Material fallbackMaterial;
        public float padding;
        public int referenceCount;
        public MaterialReference(int index, TMPro.TMP_FontAsset fontAsset, TMPro.TMP_SpriteAsset spriteAsset, UnityEngine.Material material, float padding) { throw new Umcp.LeftOutException("TMPro.MaterialReference"); }
        public static bool Contains(TMPro.MaterialReference[] materialReferences, TMPro.TMP_FontAsset fontAsset) { throw new Umcp.LeftOutException("TMPro.MaterialReference.Contains"); }
        public static int AddMaterialReference(UnityEngine.Material material, TMPro.TMP_FontAsset fontAsset, ref TMPro.MaterialReference[] materialReferences, System.Collections.Generic.Dictionary<int, int> materialReferenceIndexLookup) { throw new Umcp.LeftOutException("TMPro.MaterialReference.AddMaterialReference"); }
        public static int AddMaterialReference(UnityEngine.Material material, TMPro.TMP_SpriteAsset spriteAsset, ref TMPro.MaterialReference[] materialReferences, System.Collections.Generic.Dictionary<int, int> materialReferenceIndexLookup) { throw new Umcp.LeftOutException("TMPro.MaterialReference.AddMaterialReference"); }
    }
    public partial class MaterialReferenceManager
    {
        public static TMPro.MaterialReferenceManager instance { get { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.instance"); } }
        public static void AddFontAsset(TMPro.TMP_FontAsset fontAsset) { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.AddFontAsset"); }
        public static void AddSpriteAsset(TMPro.TMP_SpriteAsset spriteAsset) { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.AddSpriteAsset"); }
        public static void AddSpriteAsset(int hashCode, TMPro.TMP_SpriteAsset spriteAsset) { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.AddSpriteAsset"); }
        public static void AddFontMaterial(int hashCode, UnityEngine.Material material) { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.AddFontMaterial"); }
        public static void AddColorGradientPreset(int hashCode, TMPro.TMP_ColorGradient spriteAsset) { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.AddColorGradientPreset"); }
        public bool Contains(TMPro.TMP_FontAsset font) { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.Contains"); }
        public bool Contains(TMPro.TMP_SpriteAsset sprite) { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.Contains"); }
        public static bool TryGetFontAsset(int hashCode, out TMPro.TMP_FontAsset fontAsset) { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.TryGetFontAsset"); }
        public static bool TryGetSpriteAsset(int hashCode, out TMPro.TMP_SpriteAsset spriteAsset) { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.TryGetSpriteAsset"); }
        public static bool TryGetColorGradientPreset(int hashCode, out TMPro.TMP_ColorGradient gradientPreset) { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.TryGetColorGradientPreset"); }
        public static bool TryGetMaterial(int hashCode, out UnityEngine.Material material) { throw new Umcp.LeftOutException("TMPro.MaterialReferenceManager.TryGetMaterial"); }
    }
    [System.SerializableAttribute]
    public partial struct Mesh_Extents
    {
        public UnityEngine.Vector2 min;
        public UnityEngine.Vector2 max;
        public Mesh_Extents(UnityEngine.Vector2 min, UnityEngine.Vector2 max) { this = default(TMPro.Mesh_Extents); this.min = min; this.max = max; }
    }
    public partial struct RichTextTagAttribute
    {
        public int nameHashCode;
        public int valueHashCode;
        public TMPro.TagValueType valueType;
        public int valueStartIndex;
        public int valueLength;
        public TMPro.TagUnitType unitType;
    }
    public static partial class ShaderUtilities
    {
        public static int ID_MainTex;
        public static int ID_FaceTex;
        public static int ID_FaceColor;
        public static int ID_FaceDilate;
        public static int ID_Shininess;
        public static int ID_UnderlayColor;
        public static int ID_UnderlayOffsetX;
        public static int ID_UnderlayOffsetY;
        public static int ID_UnderlayDilate;
        public static int ID_UnderlaySoftness;
        public static int ID_UnderlayOffset;
        public static int ID_UnderlayIsoPerimeter;
        public static int ID_WeightNormal;
        public static int ID_WeightBold;
        public static int ID_OutlineTex;
        public static int ID_OutlineWidth;
        public static int ID_OutlineSoftness;
        public static int ID_OutlineColor;
        public static int ID_Outline2Color;
        public static int ID_Outline2Width;
        public static int ID_Padding;
        public static int ID_GradientScale;
        public static int ID_ScaleX;
        public static int ID_ScaleY;
        public static int ID_PerspectiveFilter;
        public static int ID_Sharpness;
        public static int ID_TextureWidth;
        public static int ID_TextureHeight;
        public static int ID_BevelAmount;
        public static int ID_GlowColor;
        public static int ID_GlowOffset;
        public static int ID_GlowPower;
        public static int ID_GlowOuter;
        public static int ID_GlowInner;
        public static int ID_LightAngle;
        public static int ID_EnvMap;
        public static int ID_EnvMatrix;
        public static int ID_EnvMatrixRotation;
        public static int ID_MaskCoord;
        public static int ID_ClipRect;
        public static int ID_MaskSoftnessX;
        public static int ID_MaskSoftnessY;
        public static int ID_VertexOffsetX;
        public static int ID_VertexOffsetY;
        public static int ID_UseClipRect;
        public static int ID_StencilID;
        public static int ID_StencilOp;
        public static int ID_StencilComp;
        public static int ID_StencilReadMask;
        public static int ID_StencilWriteMask;
        public static int ID_ShaderFlags;
        public static int ID_ScaleRatio_A;
        public static int ID_ScaleRatio_B;
        public static int ID_ScaleRatio_C;
        public static string Keyword_Bevel = "BEVEL_ON";
        public static string Keyword_Glow = "GLOW_ON";
        public static string Keyword_Underlay = "UNDERLAY_ON";
        public static string Keyword_Ratios = "RATIOS_OFF";
        public static string Keyword_MASK_SOFT = "MASK_SOFT";
        public static string Keyword_MASK_HARD = "MASK_HARD";
        public static string Keyword_MASK_TEX = "MASK_TEX";
        public static string Keyword_Outline = "OUTLINE_ON";
        public static string ShaderTag_ZTestMode = "unity_GUIZTestMode";
        public static string ShaderTag_CullMode = "_CullMode";
        public static bool isInitialized = false;
        public static void GetShaderPropertyIDs() { throw new Umcp.LeftOutException("TMPro.ShaderUtilities.GetShaderPropertyIDs"); }
        public static void UpdateShaderRatios(UnityEngine.Material mat) { throw new Umcp.LeftOutException("TMPro.ShaderUtilities.UpdateShaderRatios"); }
        public static UnityEngine.Vector4 GetFontExtent(UnityEngine.Material material) { throw new Umcp.LeftOutException("TMPro.ShaderUtilities.GetFontExtent"); }
        public static bool IsMaskingEnabled(UnityEngine.Material material) { throw new Umcp.LeftOutException("TMPro.ShaderUtilities.IsMaskingEnabled"); }
        public static float GetPadding(UnityEngine.Material material, bool enableExtraPadding, bool isBold) { throw new Umcp.LeftOutException("TMPro.ShaderUtilities.GetPadding"); }
        public static float GetPadding(UnityEngine.Material[] materials, bool enableExtraPadding, bool isBold) { throw new Umcp.LeftOutException("TMPro.ShaderUtilities.GetPadding"); }
    }
}

namespace TMPro.SpriteAssetUtilities
{
    public enum SpriteAssetImportFormats
    {
        None = 0,
        TexturePackerJsonArray = 1,
    }
    public partial class TexturePacker_JsonArray
    {
        [System.SerializableAttribute]
        public partial struct SpriteFrame
        {
            public float x;
            public float y;
            public float w;
            public float h;
        }
        [System.SerializableAttribute]
        public partial struct SpriteSize
        {
            public float w;
            public float h;
        }
        [System.SerializableAttribute]
        public partial struct Frame
        {
            public string filename;
            public TMPro.SpriteAssetUtilities.TexturePacker_JsonArray.SpriteFrame frame;
            public bool rotated;
            public bool trimmed;
            public TMPro.SpriteAssetUtilities.TexturePacker_JsonArray.SpriteFrame spriteSourceSize;
            public TMPro.SpriteAssetUtilities.TexturePacker_JsonArray.SpriteSize sourceSize;
            public UnityEngine.Vector2 pivot;
        }
        [System.SerializableAttribute]
        public partial struct Meta
        {
            public string app;
            public string version;
            public string image;
            public string format;
            public TMPro.SpriteAssetUtilities.TexturePacker_JsonArray.SpriteSize size;
            public float scale;
            public string smartupdate;
        }
        [System.SerializableAttribute]
        public partial class SpriteDataObject
        {
            public System.Collections.Generic.List<TMPro.SpriteAssetUtilities.TexturePacker_JsonArray.Frame> frames;
            public TMPro.SpriteAssetUtilities.TexturePacker_JsonArray.Meta meta;
        }
    }
}

namespace TMPro
{
    public abstract partial class TMP_Asset
    {
        public int instanceID { get { throw new Umcp.LeftOutException("TMPro.TMP_Asset.instanceID"); } }
    }
    [System.SerializableAttribute]
    public partial class TMP_Character : TMPro.TMP_TextElement
    {
        public TMP_Character() { }
    }
    public partial struct TMP_CharacterInfo
    {
        public TMPro.TMP_TextElement textElement;
        public TMPro.TMP_SpriteAsset spriteAsset;
        public int spriteIndex;
        public bool isUsingAlternateTypeface;
        public TMPro.TMP_Vertex vertex_BL;
        public TMPro.TMP_Vertex vertex_TL;
        public TMPro.TMP_Vertex vertex_TR;
        public TMPro.TMP_Vertex vertex_BR;
        public float aspectRatio;
        public UnityEngine.Color32 underlineColor;
        public int underlineVertexIndex;
        public UnityEngine.Color32 strikethroughColor;
        public int strikethroughVertexIndex;
        public UnityEngine.Color32 highlightColor;
        public TMPro.HighlightState highlightState;
    }
    public partial class TMP_ColorGradient
    {
        public TMP_ColorGradient(UnityEngine.Color color) { throw new Umcp.LeftOutException("TMPro.TMP_ColorGradient"); }
        public TMP_ColorGradient(UnityEngine.Color color0, UnityEngine.Color color1, UnityEngine.Color color2, UnityEngine.Color color3) { throw new Umcp.LeftOutException("TMPro.TMP_ColorGradient"); }
        public TMP_ColorGradient() { }
    }
    public static partial class TMP_Compatibility
    {
        public static TMPro.TextAlignmentOptions ConvertTextAlignmentEnumValues(TMPro.TextAlignmentOptions oldValue) { throw new Umcp.LeftOutException("TMPro.TMP_Compatibility.ConvertTextAlignmentEnumValues"); }
        public enum AnchorPositions
        {
            TopLeft = 0,
            Top = 1,
            TopRight = 2,
            Left = 3,
            Center = 4,
            Right = 5,
            BottomLeft = 6,
            Bottom = 7,
            BottomRight = 8,
            BaseLine = 9,
            None = 10,
        }
    }
    public static partial class TMP_DefaultControls
    {
        public static UnityEngine.GameObject CreateScrollbar(TMPro.TMP_DefaultControls.Resources resources) { throw new Umcp.LeftOutException("TMPro.TMP_DefaultControls.CreateScrollbar"); }
        public static UnityEngine.GameObject CreateButton(TMPro.TMP_DefaultControls.Resources resources) { throw new Umcp.LeftOutException("TMPro.TMP_DefaultControls.CreateButton"); }
        public static UnityEngine.GameObject CreateText(TMPro.TMP_DefaultControls.Resources resources) { throw new Umcp.LeftOutException("TMPro.TMP_DefaultControls.CreateText"); }
        public static UnityEngine.GameObject CreateInputField(TMPro.TMP_DefaultControls.Resources resources) { throw new Umcp.LeftOutException("TMPro.TMP_DefaultControls.CreateInputField"); }
        public static UnityEngine.GameObject CreateDropdown(TMPro.TMP_DefaultControls.Resources resources) { throw new Umcp.LeftOutException("TMPro.TMP_DefaultControls.CreateDropdown"); }
        public partial struct Resources
        {
            public UnityEngine.Sprite standard;
            public UnityEngine.Sprite background;
            public UnityEngine.Sprite inputField;
            public UnityEngine.Sprite knob;
            public UnityEngine.Sprite checkmark;
            public UnityEngine.Sprite dropdown;
            public UnityEngine.Sprite mask;
        }
    }
    public partial class TMP_Dropdown : UnityEngine.EventSystems.IPointerClickHandler, UnityEngine.EventSystems.ISubmitHandler, UnityEngine.EventSystems.ICancelHandler
    {
        public virtual void OnPointerClick(UnityEngine.EventSystems.PointerEventData eventData) { }
        public virtual void OnSubmit(UnityEngine.EventSystems.BaseEventData eventData) { }
        public virtual void OnCancel(UnityEngine.EventSystems.BaseEventData eventData) { }
        protected virtual UnityEngine.GameObject CreateBlocker(UnityEngine.Canvas rootCanvas) { throw new Umcp.LeftOutException("TMPro.TMP_Dropdown.CreateBlocker"); }
        protected virtual void DestroyBlocker(UnityEngine.GameObject blocker) { throw new Umcp.LeftOutException("TMPro.TMP_Dropdown.DestroyBlocker"); }
        protected virtual UnityEngine.GameObject CreateDropdownList(UnityEngine.GameObject template) { throw new Umcp.LeftOutException("TMPro.TMP_Dropdown.CreateDropdownList"); }
        protected virtual void DestroyDropdownList(UnityEngine.GameObject dropdownList) { throw new Umcp.LeftOutException("TMPro.TMP_Dropdown.DestroyDropdownList"); }
        protected virtual TMPro.TMP_Dropdown.DropdownItem CreateItem(TMPro.TMP_Dropdown.DropdownItem itemTemplate) { throw new Umcp.LeftOutException("TMPro.TMP_Dropdown.CreateItem"); }
        protected virtual void DestroyItem(TMPro.TMP_Dropdown.DropdownItem item) { }
        protected internal partial class DropdownItem : UnityEngine.MonoBehaviour, UnityEngine.EventSystems.IPointerEnterHandler, UnityEngine.EventSystems.ICancelHandler
        {
            public TMPro.TMP_Text text { get { return m_Text; } set { m_Text = value; } } [UnityEngine.SerializeField] private TMPro.TMP_Text m_Text;
            public UnityEngine.UI.Image image { get { return m_Image; } set { m_Image = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Image m_Image;
            public UnityEngine.RectTransform rectTransform { get { return m_RectTransform; } set { m_RectTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.RectTransform m_RectTransform;
            public UnityEngine.UI.Toggle toggle { get { return m_Toggle; } set { m_Toggle = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Toggle m_Toggle;
            public virtual void OnPointerEnter(UnityEngine.EventSystems.PointerEventData eventData) { }
            public virtual void OnCancel(UnityEngine.EventSystems.BaseEventData eventData) { }
        }
    }
    public partial class TMP_FontAsset
    {
        public string version { get { return m_Version; } } [UnityEngine.SerializeField] private string m_Version;
        public TMPro.AtlasPopulationMode atlasPopulationMode { get { return m_AtlasPopulationMode; } set { m_AtlasPopulationMode = value; } } [UnityEngine.SerializeField] private TMPro.AtlasPopulationMode m_AtlasPopulationMode;
        public System.Collections.Generic.List<TMPro.TMP_Character> characterTable { get { return m_CharacterTable; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<TMPro.TMP_Character> m_CharacterTable = new System.Collections.Generic.List<TMPro.TMP_Character>();
        public System.Collections.Generic.Dictionary<uint, TMPro.TMP_Character> characterLookupTable { get { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.characterLookupTable"); } }
        public UnityEngine.Texture2D[] atlasTextures { get { return m_KeptAtlasTextures.Get("TMPro.TMP_FontAsset.atlasTextures"); } set { m_KeptAtlasTextures.Set(value); } } private Umcp.Kept<UnityEngine.Texture2D[]> m_KeptAtlasTextures;
        public int atlasTextureCount { get { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.atlasTextureCount"); } }
        public bool isMultiAtlasTexturesEnabled { get { return m_IsMultiAtlasTexturesEnabled; } set { m_IsMultiAtlasTexturesEnabled = value; } } [UnityEngine.SerializeField] private bool m_IsMultiAtlasTexturesEnabled;
        [System.Obsolete] public TMPro.FaceInfo_Legacy fontInfo { get { return m_fontInfo; } } [UnityEngine.SerializeField] private TMPro.FaceInfo_Legacy m_fontInfo = null;
        public int atlasWidth { get { return m_AtlasWidth; } } [UnityEngine.SerializeField] private int m_AtlasWidth;
        public int atlasHeight { get { return m_AtlasHeight; } } [UnityEngine.SerializeField] private int m_AtlasHeight;
        public int atlasPadding { get { return m_AtlasPadding; } } [UnityEngine.SerializeField] private int m_AtlasPadding;
        public TMPro.TMP_FontFeatureTable fontFeatureTable { get { return m_FontFeatureTable; } } [UnityEngine.SerializeField] private TMPro.TMP_FontFeatureTable m_FontFeatureTable = new TMPro.TMP_FontFeatureTable();
        public TMPro.FontAssetCreationSettings creationSettings { get { return m_CreationSettings; } set { m_CreationSettings = value; } } [UnityEngine.SerializeField] private TMPro.FontAssetCreationSettings m_CreationSettings;
        public TMPro.TMP_FontWeightPair[] fontWeightTable { get { return m_FontWeightTable; } } [UnityEngine.SerializeField] private TMPro.TMP_FontWeightPair[] m_FontWeightTable;
        public void ReadFontAssetDefinition() { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.ReadFontAssetDefinition"); }
        public bool HasCharacter(int character) { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.HasCharacter"); }
        public bool HasCharacters(string text, out System.Collections.Generic.List<char> missingCharacters) { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.HasCharacters"); }
        public bool HasCharacters(string text, out uint[] missingCharacters, bool searchFallbacks = false, bool tryAddCharacter = false) { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.HasCharacters"); }
        public bool HasCharacters(string text) { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.HasCharacters"); }
        public static string GetCharacters(TMPro.TMP_FontAsset fontAsset) { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.GetCharacters"); }
        public static int[] GetCharactersArray(TMPro.TMP_FontAsset fontAsset) { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.GetCharactersArray"); }
        public bool TryAddCharacters(uint[] unicodes, bool includeFontFeatures = false) { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.TryAddCharacters"); }
        public bool TryAddCharacters(uint[] unicodes, out uint[] missingUnicodes, bool includeFontFeatures = false) { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.TryAddCharacters"); }
        public bool TryAddCharacters(string characters, out string missingCharacters, bool includeFontFeatures = false) { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.TryAddCharacters"); }
        public void ClearFontAssetData(bool setAtlasSizeToZero = false) { throw new Umcp.LeftOutException("TMPro.TMP_FontAsset.ClearFontAssetData"); }
    }
    public partial class TMP_FontAssetUtilities
    {
        public static TMPro.TMP_FontAssetUtilities instance { get; internal set; } = new TMPro.TMP_FontAssetUtilities();
        public static TMPro.TMP_Character GetCharacterFromFontAsset(uint unicode, TMPro.TMP_FontAsset sourceFontAsset, bool includeFallbacks, TMPro.FontStyles fontStyle, TMPro.FontWeight fontWeight, out bool isAlternativeTypeface) { throw new Umcp.LeftOutException("TMPro.TMP_FontAssetUtilities.GetCharacterFromFontAsset"); }
        public static TMPro.TMP_Character GetCharacterFromFontAssets(uint unicode, TMPro.TMP_FontAsset sourceFontAsset, System.Collections.Generic.List<TMPro.TMP_FontAsset> fontAssets, bool includeFallbacks, TMPro.FontStyles fontStyle, TMPro.FontWeight fontWeight, out bool isAlternativeTypeface) { throw new Umcp.LeftOutException("TMPro.TMP_FontAssetUtilities.GetCharacterFromFontAssets"); }
        public static TMPro.TMP_SpriteCharacter GetSpriteCharacterFromSpriteAsset(uint unicode, TMPro.TMP_SpriteAsset spriteAsset, bool includeFallbacks) { throw new Umcp.LeftOutException("TMPro.TMP_FontAssetUtilities.GetSpriteCharacterFromSpriteAsset"); }
    }
    [System.SerializableAttribute]
    public partial class TMP_FontFeatureTable
    {
        public System.Collections.Generic.List<TMPro.TMP_GlyphPairAdjustmentRecord> glyphPairAdjustmentRecords { get { return m_GlyphPairAdjustmentRecords; } set { m_GlyphPairAdjustmentRecords = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<TMPro.TMP_GlyphPairAdjustmentRecord> m_GlyphPairAdjustmentRecords;
        public TMP_FontFeatureTable() { }
        public void SortGlyphPairAdjustmentRecords() { throw new Umcp.LeftOutException("TMPro.TMP_FontFeatureTable.SortGlyphPairAdjustmentRecords"); }
    }
    public partial struct TMP_FontStyleStack
    {
        public byte bold;
        public byte italic;
        public byte underline;
        public byte strikethrough;
        public byte highlight;
        public byte superscript;
        public byte subscript;
        public byte uppercase;
        public byte lowercase;
        public byte smallcaps;
        public void Clear() { throw new Umcp.LeftOutException("TMPro.TMP_FontStyleStack.Clear"); }
        public byte Add(TMPro.FontStyles style) { throw new Umcp.LeftOutException("TMPro.TMP_FontStyleStack.Add"); }
        public byte Remove(TMPro.FontStyles style) { throw new Umcp.LeftOutException("TMPro.TMP_FontStyleStack.Remove"); }
    }
    public static partial class TMP_FontUtilities
    {
        public static TMPro.TMP_FontAsset SearchForCharacter(TMPro.TMP_FontAsset font, uint unicode, out TMPro.TMP_Character character) { throw new Umcp.LeftOutException("TMPro.TMP_FontUtilities.SearchForCharacter"); }
        public static TMPro.TMP_FontAsset SearchForCharacter(System.Collections.Generic.List<TMPro.TMP_FontAsset> fonts, uint unicode, out TMPro.TMP_Character character) { throw new Umcp.LeftOutException("TMPro.TMP_FontUtilities.SearchForCharacter"); }
    }
    [System.SerializableAttribute]
    public partial struct TMP_FontWeightPair
    {
        public TMPro.TMP_FontAsset regularTypeface;
        public TMPro.TMP_FontAsset italicTypeface;
    }
    [System.SerializableAttribute]
    public partial class TMP_Glyph : TMPro.TMP_TextElement_Legacy
    {
        public static TMPro.TMP_Glyph Clone(TMPro.TMP_Glyph source) { throw new Umcp.LeftOutException("TMPro.TMP_Glyph.Clone"); }
    }
    [System.SerializableAttribute]
    public partial struct TMP_GlyphAdjustmentRecord
    {
        public uint glyphIndex { get { return m_GlyphIndex; } set { m_GlyphIndex = value; } } [UnityEngine.SerializeField] private uint m_GlyphIndex;
        public TMPro.TMP_GlyphValueRecord glyphValueRecord { get { return m_GlyphValueRecord; } set { m_GlyphValueRecord = value; } } [UnityEngine.SerializeField] private TMPro.TMP_GlyphValueRecord m_GlyphValueRecord;
        public TMP_GlyphAdjustmentRecord(uint glyphIndex, TMPro.TMP_GlyphValueRecord glyphValueRecord) { this = default(TMPro.TMP_GlyphAdjustmentRecord); this.glyphIndex = glyphIndex; this.glyphValueRecord = glyphValueRecord; }
    }
    [System.SerializableAttribute]
    public partial class TMP_GlyphPairAdjustmentRecord
    {
        public TMPro.TMP_GlyphAdjustmentRecord firstAdjustmentRecord { get { return m_FirstAdjustmentRecord; } set { m_FirstAdjustmentRecord = value; } } [UnityEngine.SerializeField] private TMPro.TMP_GlyphAdjustmentRecord m_FirstAdjustmentRecord;
        public TMPro.TMP_GlyphAdjustmentRecord secondAdjustmentRecord { get { return m_SecondAdjustmentRecord; } set { m_SecondAdjustmentRecord = value; } } [UnityEngine.SerializeField] private TMPro.TMP_GlyphAdjustmentRecord m_SecondAdjustmentRecord;
        public TMPro.FontFeatureLookupFlags featureLookupFlags { get { return m_FeatureLookupFlags; } set { m_FeatureLookupFlags = value; } } [UnityEngine.SerializeField] private TMPro.FontFeatureLookupFlags m_FeatureLookupFlags;
        public TMP_GlyphPairAdjustmentRecord(TMPro.TMP_GlyphAdjustmentRecord firstAdjustmentRecord, TMPro.TMP_GlyphAdjustmentRecord secondAdjustmentRecord) { throw new Umcp.LeftOutException("TMPro.TMP_GlyphPairAdjustmentRecord"); }
        internal TMP_GlyphPairAdjustmentRecord() { }
    }
    [System.SerializableAttribute]
    public partial struct TMP_GlyphValueRecord
    {
        public float xPlacement { get { return m_XPlacement; } set { m_XPlacement = value; } } [UnityEngine.SerializeField] private float m_XPlacement;
        public float yPlacement { get { return m_YPlacement; } set { m_YPlacement = value; } } [UnityEngine.SerializeField] private float m_YPlacement;
        public float xAdvance { get { return m_XAdvance; } set { m_XAdvance = value; } } [UnityEngine.SerializeField] private float m_XAdvance;
        public float yAdvance { get { return m_YAdvance; } set { m_YAdvance = value; } } [UnityEngine.SerializeField] private float m_YAdvance;
        public TMP_GlyphValueRecord(float xPlacement, float yPlacement, float xAdvance, float yAdvance) { this = default(TMPro.TMP_GlyphValueRecord); this.xPlacement = xPlacement; this.yPlacement = yPlacement; this.xAdvance = xAdvance; this.yAdvance = yAdvance; }
        public static TMPro.TMP_GlyphValueRecord operator +(TMPro.TMP_GlyphValueRecord a, TMPro.TMP_GlyphValueRecord b) { throw new Umcp.LeftOutException("TMPro.TMP_GlyphValueRecord.op_Addition"); }
    }
    public partial class TMP_InputField : UnityEngine.EventSystems.IUpdateSelectedHandler, UnityEngine.EventSystems.IBeginDragHandler, UnityEngine.EventSystems.IDragHandler, UnityEngine.EventSystems.IEndDragHandler, UnityEngine.UI.ICanvasElement, UnityEngine.UI.ILayoutElement, UnityEngine.EventSystems.IScrollHandler
    {
        protected UnityEngine.TouchScreenKeyboard m_SoftKeyboard;
        protected UnityEngine.RectTransform m_RectTransform;
        protected UnityEngine.UI.RectMask2D m_TextComponentRectMask;
        protected UnityEngine.UI.RectMask2D m_TextViewportRectMask;
        protected UnityEngine.RectTransform m_TextComponentRectTransform;
        [UnityEngine.SerializeField] protected TMPro.TMP_ScrollbarEventHandler m_VerticalScrollbarEventHandler;
        protected int m_StringPosition = 0;
        protected int m_StringSelectPosition = 0;
        protected int m_CaretPosition = 0;
        protected int m_CaretSelectPosition = 0;
        protected UnityEngine.UIVertex[] m_CursorVerts = null;
        [System.NonSerializedAttribute] protected UnityEngine.Mesh m_Mesh;
        protected bool m_CaretVisible;
        protected UnityEngine.Mesh mesh { get { throw new Umcp.LeftOutException("TMPro.TMP_InputField.mesh"); } }
        public TMPro.TMP_InputField.TouchScreenKeyboardEvent onTouchScreenKeyboardStatusChanged { get { return m_OnTouchScreenKeyboardStatusChanged; } set { m_OnTouchScreenKeyboardStatusChanged = value; } } [UnityEngine.SerializeField] private TMPro.TMP_InputField.TouchScreenKeyboardEvent m_OnTouchScreenKeyboardStatusChanged = new TMPro.TMP_InputField.TouchScreenKeyboardEvent();
        protected bool m_isSelectAll;
        protected void ClampStringPos(ref int pos) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.ClampStringPos"); }
        protected void ClampCaretPos(ref int pos) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.ClampCaretPos"); }
        protected int stringPositionInternal { get { return m_KeptStringPositionInternal.Get("TMPro.TMP_InputField.stringPositionInternal"); } set { m_KeptStringPositionInternal.Set(value); } } private Umcp.Kept<int> m_KeptStringPositionInternal;
        protected int stringSelectPositionInternal { get { return m_KeptStringSelectPositionInternal.Get("TMPro.TMP_InputField.stringSelectPositionInternal"); } set { m_KeptStringSelectPositionInternal.Set(value); } } private Umcp.Kept<int> m_KeptStringSelectPositionInternal;
        public int selectionStringAnchorPosition { get { return m_KeptSelectionStringAnchorPosition.Get("TMPro.TMP_InputField.selectionStringAnchorPosition"); } set { m_KeptSelectionStringAnchorPosition.Set(value); } } private Umcp.Kept<int> m_KeptSelectionStringAnchorPosition;
        public int selectionStringFocusPosition { get { return m_KeptSelectionStringFocusPosition.Get("TMPro.TMP_InputField.selectionStringFocusPosition"); } set { m_KeptSelectionStringFocusPosition.Set(value); } } private Umcp.Kept<int> m_KeptSelectionStringFocusPosition;
        protected void OnFocus() { }
        protected void SelectAll() { throw new Umcp.LeftOutException("TMPro.TMP_InputField.SelectAll"); }
        public void MoveToEndOfLine(bool shift, bool ctrl) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.MoveToEndOfLine"); }
        public void MoveToStartOfLine(bool shift, bool ctrl) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.MoveToStartOfLine"); }
        public virtual void OnBeginDrag(UnityEngine.EventSystems.PointerEventData eventData) { }
        public virtual void OnDrag(UnityEngine.EventSystems.PointerEventData eventData) { }
        public virtual void OnEndDrag(UnityEngine.EventSystems.PointerEventData eventData) { }
        protected TMPro.TMP_InputField.EditState KeyPressed(UnityEngine.Event evt) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.KeyPressed"); }
        protected virtual bool IsValidChar(char c) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.IsValidChar"); }
        public void ProcessEvent(UnityEngine.Event e) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.ProcessEvent"); }
        public virtual void OnScroll(UnityEngine.EventSystems.PointerEventData eventData) { }
        protected virtual void Append(string input) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.Append"); }
        protected virtual void Append(char input) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.Append"); }
        protected void SendOnEndEdit() { throw new Umcp.LeftOutException("TMPro.TMP_InputField.SendOnEndEdit"); }
        protected void SendOnSubmit() { throw new Umcp.LeftOutException("TMPro.TMP_InputField.SendOnSubmit"); }
        protected void SendOnFocus() { throw new Umcp.LeftOutException("TMPro.TMP_InputField.SendOnFocus"); }
        protected void SendOnFocusLost() { throw new Umcp.LeftOutException("TMPro.TMP_InputField.SendOnFocusLost"); }
        protected void SendOnTextSelection() { throw new Umcp.LeftOutException("TMPro.TMP_InputField.SendOnTextSelection"); }
        protected void SendOnEndTextSelection() { throw new Umcp.LeftOutException("TMPro.TMP_InputField.SendOnEndTextSelection"); }
        protected void SendTouchScreenKeyboardStatusChanged() { throw new Umcp.LeftOutException("TMPro.TMP_InputField.SendTouchScreenKeyboardStatusChanged"); }
        public virtual void Rebuild(UnityEngine.UI.CanvasUpdate update) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.Rebuild"); }
        public virtual void LayoutComplete() { }
        public virtual void GraphicUpdateComplete() { }
        protected char Validate(string text, int pos, char ch) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.Validate"); }
        public void OnControlClick() { }
        public virtual void CalculateLayoutInputHorizontal() { }
        public virtual void CalculateLayoutInputVertical() { }
        public virtual float minWidth { get { throw new Umcp.LeftOutException("TMPro.TMP_InputField.minWidth"); } }
        public virtual float preferredWidth { get { throw new Umcp.LeftOutException("TMPro.TMP_InputField.preferredWidth"); } }
        public virtual float flexibleWidth { get { throw new Umcp.LeftOutException("TMPro.TMP_InputField.flexibleWidth"); } }
        public virtual float minHeight { get { throw new Umcp.LeftOutException("TMPro.TMP_InputField.minHeight"); } }
        public virtual float preferredHeight { get { throw new Umcp.LeftOutException("TMPro.TMP_InputField.preferredHeight"); } }
        public virtual float flexibleHeight { get { throw new Umcp.LeftOutException("TMPro.TMP_InputField.flexibleHeight"); } }
        public virtual int layoutPriority { get { throw new Umcp.LeftOutException("TMPro.TMP_InputField.layoutPriority"); } }
        public void SetGlobalPointSize(float pointSize) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.SetGlobalPointSize"); }
        public void SetGlobalFontAsset(TMPro.TMP_FontAsset fontAsset) { throw new Umcp.LeftOutException("TMPro.TMP_InputField.SetGlobalFontAsset"); }
        [System.SerializableAttribute]
        public partial class TouchScreenKeyboardEvent : UnityEngine.Events.UnityEvent<UnityEngine.TouchScreenKeyboard.Status>
        {
        }
        public enum EditState
        {
            Continue = 0,
            Finish = 1,
        }
    }
    public partial struct TMP_LineInfo
    {
        public TMPro.HorizontalAlignmentOptions alignment;
        public TMPro.Extents lineExtents;
    }
}
