// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace TMPro
{
    public static partial class TMP_MaterialManager
    {
        public static UnityEngine.Material GetStencilMaterial(UnityEngine.Material baseMaterial, int stencilID) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.GetStencilMaterial"); }
        public static void ReleaseStencilMaterial(UnityEngine.Material stencilMaterial) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.ReleaseStencilMaterial"); }
        public static UnityEngine.Material GetBaseMaterial(UnityEngine.Material stencilMaterial) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.GetBaseMaterial"); }
        public static UnityEngine.Material SetStencil(UnityEngine.Material material, int stencilID) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.SetStencil"); }
        public static void AddMaskingMaterial(UnityEngine.Material baseMaterial, UnityEngine.Material stencilMaterial, int stencilID) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.AddMaskingMaterial"); }
        public static void RemoveStencilMaterial(UnityEngine.Material stencilMaterial) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.RemoveStencilMaterial"); }
        public static void ReleaseBaseMaterial(UnityEngine.Material baseMaterial) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.ReleaseBaseMaterial"); }
        public static void ClearMaterials() { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.ClearMaterials"); }
        public static int GetStencilID(UnityEngine.GameObject obj) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.GetStencilID"); }
        public static UnityEngine.Material GetMaterialForRendering(UnityEngine.UI.MaskableGraphic graphic, UnityEngine.Material baseMaterial) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.GetMaterialForRendering"); }
        public static UnityEngine.Material GetFallbackMaterial(UnityEngine.Material sourceMaterial, UnityEngine.Material targetMaterial) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.GetFallbackMaterial"); }
        public static void AddFallbackMaterialReference(UnityEngine.Material targetMaterial) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.AddFallbackMaterialReference"); }
        public static void RemoveFallbackMaterialReference(UnityEngine.Material targetMaterial) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.RemoveFallbackMaterialReference"); }
        public static void CleanupFallbackMaterials() { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.CleanupFallbackMaterials"); }
        public static void ReleaseFallbackMaterial(UnityEngine.Material fallbackMaterial) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.ReleaseFallbackMaterial"); }
        public static void CopyMaterialPresetProperties(UnityEngine.Material source, UnityEngine.Material destination) { throw new Umcp.LeftOutException("TMPro.TMP_MaterialManager.CopyMaterialPresetProperties"); }
    }
    public partial struct TMP_MaterialReference
    {
        public UnityEngine.Material material;
        public int referenceCount;
    }
    public static partial class TMP_Math
    {
        public const float FLOAT_MAX = 32767f;
        public const float FLOAT_MIN = -32767f;
        public const int INT_MAX = 2147483647;
        public const int INT_MIN = -2147483647;
        public const float FLOAT_UNSET = -32767f;
        public const int INT_UNSET = -32767;
        public static UnityEngine.Vector2 MAX_16BIT;
        public static UnityEngine.Vector2 MIN_16BIT;
        public static bool Approximately(float a, float b) { throw new Umcp.LeftOutException("TMPro.TMP_Math.Approximately"); }
        public static int Mod(int a, int b) { throw new Umcp.LeftOutException("TMPro.TMP_Math.Mod"); }
    }
    public partial struct TMP_MeshInfo
    {
        public TMP_MeshInfo(UnityEngine.Mesh mesh, int size) { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo"); }
        public TMP_MeshInfo(UnityEngine.Mesh mesh, int size, bool isVolumetric) { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo"); }
        public void ResizeMeshInfo(int size) { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo.ResizeMeshInfo"); }
        public void ResizeMeshInfo(int size, bool isVolumetric) { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo.ResizeMeshInfo"); }
        public void Clear() { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo.Clear"); }
        public void Clear(bool uploadChanges) { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo.Clear"); }
        public void ClearUnusedVertices() { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo.ClearUnusedVertices"); }
        public void ClearUnusedVertices(int startIndex) { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo.ClearUnusedVertices"); }
        public void ClearUnusedVertices(int startIndex, bool updateMesh) { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo.ClearUnusedVertices"); }
        public void SortGeometry(TMPro.VertexSortingOrder order) { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo.SortGeometry"); }
        public void SortGeometry(System.Collections.Generic.IList<int> sortingOrder) { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo.SortGeometry"); }
        public void SwapVertexData(int src, int dst) { throw new Umcp.LeftOutException("TMPro.TMP_MeshInfo.SwapVertexData"); }
    }
    public partial struct TMP_Offset
    {
        public float left { get; set; }
        public float right { get; set; }
        public float top { get; set; }
        public float bottom { get; set; }
        public float horizontal { get { throw new Umcp.LeftOutException("TMPro.TMP_Offset.horizontal"); } set { throw new Umcp.LeftOutException("TMPro.TMP_Offset.horizontal"); } }
        public float vertical { get { throw new Umcp.LeftOutException("TMPro.TMP_Offset.vertical"); } set { throw new Umcp.LeftOutException("TMPro.TMP_Offset.vertical"); } }
        public static TMPro.TMP_Offset zero { get; internal set; } = new TMPro.TMP_Offset(0F, 0F, 0F, 0F);
        public TMP_Offset(float left, float right, float top, float bottom) { this = default(TMPro.TMP_Offset); this.left = left; this.right = right; this.top = top; this.bottom = bottom; }
        public TMP_Offset(float horizontal, float vertical) { this = default(TMPro.TMP_Offset); this.left = horizontal; this.right = horizontal; this.top = vertical; this.bottom = vertical; }
        public static bool operator ==(TMPro.TMP_Offset lhs, TMPro.TMP_Offset rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(TMPro.TMP_Offset lhs, TMPro.TMP_Offset rhs) { return !((object)lhs).Equals(rhs); }
        public static TMPro.TMP_Offset operator *(TMPro.TMP_Offset a, float b) { throw new Umcp.LeftOutException("TMPro.TMP_Offset.op_Multiply"); }
        public bool Equals(TMPro.TMP_Offset other) { return base.Equals(other); }
    }
    public partial struct TMP_PageInfo
    {
        public int firstCharacterIndex;
        public int lastCharacterIndex;
        public float ascender;
        public float baseLine;
        public float descender;
    }
    public partial class TMP_ResourceManager
    {
        public static void AddFontAsset(TMPro.TMP_FontAsset fontAsset) { throw new Umcp.LeftOutException("TMPro.TMP_ResourceManager.AddFontAsset"); }
        public static bool TryGetFontAsset(int hashcode, out TMPro.TMP_FontAsset fontAsset) { throw new Umcp.LeftOutException("TMPro.TMP_ResourceManager.TryGetFontAsset"); }
    }
    public partial class TMP_ScrollbarEventHandler : UnityEngine.MonoBehaviour, UnityEngine.EventSystems.IPointerClickHandler, UnityEngine.EventSystems.ISelectHandler, UnityEngine.EventSystems.IDeselectHandler
    {
        public bool isSelected;
        public void OnPointerClick(UnityEngine.EventSystems.PointerEventData eventData) { }
        public void OnSelect(UnityEngine.EventSystems.BaseEventData eventData) { }
        public void OnDeselect(UnityEngine.EventSystems.BaseEventData eventData) { }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.CanvasRenderer))]
    public partial class TMP_SelectionCaret : UnityEngine.UI.MaskableGraphic
    {
    }
    public partial class TMP_Settings
    {
        public static string version { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.version"); } }
        public static bool enableKerning { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.enableKerning"); } }
        public static bool enableExtraPadding { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.enableExtraPadding"); } }
        public static bool enableTintAllSprites { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.enableTintAllSprites"); } }
        public static bool enableParseEscapeCharacters { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.enableParseEscapeCharacters"); } }
        public static bool getFontFeaturesAtRuntime { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.getFontFeaturesAtRuntime"); } }
        public static int missingGlyphCharacter { get { return s_KeptMissingGlyphCharacter.Get("TMPro.TMP_Settings.missingGlyphCharacter"); } set { s_KeptMissingGlyphCharacter.Set(value); } } private static Umcp.Kept<int> s_KeptMissingGlyphCharacter;
        public static bool warningsDisabled { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.warningsDisabled"); } }
        public static string defaultFontAssetPath { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.defaultFontAssetPath"); } }
        public static float defaultTextAutoSizingMinRatio { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.defaultTextAutoSizingMinRatio"); } }
        public static float defaultTextAutoSizingMaxRatio { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.defaultTextAutoSizingMaxRatio"); } }
        public static UnityEngine.Vector2 defaultTextMeshProTextContainerSize { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.defaultTextMeshProTextContainerSize"); } }
        public static UnityEngine.Vector2 defaultTextMeshProUITextContainerSize { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.defaultTextMeshProUITextContainerSize"); } }
        public static bool autoSizeTextContainer { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.autoSizeTextContainer"); } }
        public static bool isTextObjectScaleStatic { get { return s_KeptIsTextObjectScaleStatic.Get("TMPro.TMP_Settings.isTextObjectScaleStatic"); } set { s_KeptIsTextObjectScaleStatic.Set(value); } } private static Umcp.Kept<bool> s_KeptIsTextObjectScaleStatic;
        public static System.Collections.Generic.List<TMPro.TMP_FontAsset> fallbackFontAssets { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.fallbackFontAssets"); } }
        public static bool matchMaterialPreset { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.matchMaterialPreset"); } }
        public static string defaultSpriteAssetPath { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.defaultSpriteAssetPath"); } }
        public static bool enableEmojiSupport { get { return s_KeptEnableEmojiSupport.Get("TMPro.TMP_Settings.enableEmojiSupport"); } set { s_KeptEnableEmojiSupport.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableEmojiSupport;
        public static uint missingCharacterSpriteUnicode { get { return s_KeptMissingCharacterSpriteUnicode.Get("TMPro.TMP_Settings.missingCharacterSpriteUnicode"); } set { s_KeptMissingCharacterSpriteUnicode.Set(value); } } private static Umcp.Kept<uint> s_KeptMissingCharacterSpriteUnicode;
        public static string defaultColorGradientPresetsPath { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.defaultColorGradientPresetsPath"); } }
        public static string styleSheetsResourcePath { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.styleSheetsResourcePath"); } }
        public static UnityEngine.TextAsset leadingCharacters { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.leadingCharacters"); } }
        public static UnityEngine.TextAsset followingCharacters { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.followingCharacters"); } }
        public static TMPro.TMP_Settings.LineBreakingTable linebreakingRules { get { throw new Umcp.LeftOutException("TMPro.TMP_Settings.linebreakingRules"); } }
        public static bool useModernHangulLineBreakingRules { get { return s_KeptUseModernHangulLineBreakingRules.Get("TMPro.TMP_Settings.useModernHangulLineBreakingRules"); } set { s_KeptUseModernHangulLineBreakingRules.Set(value); } } private static Umcp.Kept<bool> s_KeptUseModernHangulLineBreakingRules;
        public static TMPro.TMP_Settings LoadDefaultSettings() { throw new Umcp.LeftOutException("TMPro.TMP_Settings.LoadDefaultSettings"); }
        public static TMPro.TMP_Settings GetSettings() { throw new Umcp.LeftOutException("TMPro.TMP_Settings.GetSettings"); }
        public static TMPro.TMP_FontAsset GetFontAsset() { throw new Umcp.LeftOutException("TMPro.TMP_Settings.GetFontAsset"); }
        public static TMPro.TMP_SpriteAsset GetSpriteAsset() { throw new Umcp.LeftOutException("TMPro.TMP_Settings.GetSpriteAsset"); }
        public static TMPro.TMP_StyleSheet GetStyleSheet() { throw new Umcp.LeftOutException("TMPro.TMP_Settings.GetStyleSheet"); }
        public static void LoadLinebreakingRules() { throw new Umcp.LeftOutException("TMPro.TMP_Settings.LoadLinebreakingRules"); }
        public partial class LineBreakingTable
        {
            public System.Collections.Generic.Dictionary<int, char> leadingCharacters;
            public System.Collections.Generic.Dictionary<int, char> followingCharacters;
        }
    }
    [System.SerializableAttribute]
    public partial class TMP_Sprite : TMPro.TMP_TextElement_Legacy
    {
        public string name;
        public int hashCode;
        public int unicode;
        public UnityEngine.Vector2 pivot;
        public UnityEngine.Sprite sprite;
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class TMP_SpriteAnimator : UnityEngine.MonoBehaviour
    {
        public void StopAllAnimations() { throw new Umcp.LeftOutException("TMPro.TMP_SpriteAnimator.StopAllAnimations"); }
        public void DoSpriteAnimation(int currentCharacter, TMPro.TMP_SpriteAsset spriteAsset, int start, int end, int framerate) { throw new Umcp.LeftOutException("TMPro.TMP_SpriteAnimator.DoSpriteAnimation"); }
    }
    public partial class TMP_SpriteAsset
    {
        public string version { get { return m_Version; } } [UnityEngine.SerializeField] private string m_Version;
        public System.Collections.Generic.List<TMPro.TMP_SpriteCharacter> spriteCharacterTable { get { throw new Umcp.LeftOutException("TMPro.TMP_SpriteAsset.spriteCharacterTable"); } }
        public System.Collections.Generic.Dictionary<uint, TMPro.TMP_SpriteCharacter> spriteCharacterLookupTable { get { throw new Umcp.LeftOutException("TMPro.TMP_SpriteAsset.spriteCharacterLookupTable"); } }
        public System.Collections.Generic.List<TMPro.TMP_SpriteGlyph> spriteGlyphTable { get { return m_SpriteGlyphTable; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<TMPro.TMP_SpriteGlyph> m_SpriteGlyphTable = new System.Collections.Generic.List<TMPro.TMP_SpriteGlyph>();
        public System.Collections.Generic.List<TMPro.TMP_Sprite> spriteInfoList;
        public void UpdateLookupTables() { throw new Umcp.LeftOutException("TMPro.TMP_SpriteAsset.UpdateLookupTables"); }
        public int GetSpriteIndexFromHashcode(int hashCode) { throw new Umcp.LeftOutException("TMPro.TMP_SpriteAsset.GetSpriteIndexFromHashcode"); }
        public int GetSpriteIndexFromUnicode(uint unicode) { throw new Umcp.LeftOutException("TMPro.TMP_SpriteAsset.GetSpriteIndexFromUnicode"); }
        public static TMPro.TMP_SpriteAsset SearchForSpriteByUnicode(TMPro.TMP_SpriteAsset spriteAsset, uint unicode, bool includeFallbacks, out int spriteIndex) { throw new Umcp.LeftOutException("TMPro.TMP_SpriteAsset.SearchForSpriteByUnicode"); }
        public static TMPro.TMP_SpriteAsset SearchForSpriteByHashCode(TMPro.TMP_SpriteAsset spriteAsset, int hashCode, bool includeFallbacks, out int spriteIndex) { throw new Umcp.LeftOutException("TMPro.TMP_SpriteAsset.SearchForSpriteByHashCode"); }
        public void SortGlyphTable() { throw new Umcp.LeftOutException("TMPro.TMP_SpriteAsset.SortGlyphTable"); }
    }
    [System.SerializableAttribute]
    public partial class TMP_SpriteCharacter : TMPro.TMP_TextElement
    {
        public string name { get { return m_Name; } set { m_Name = value; } } [UnityEngine.SerializeField] private string m_Name;
        public int hashCode { get { return m_HashCode; } } [UnityEngine.SerializeField] private int m_HashCode;
        public TMP_SpriteCharacter() { }
        public TMP_SpriteCharacter(uint unicode, TMPro.TMP_SpriteGlyph glyph) { throw new Umcp.LeftOutException("TMPro.TMP_SpriteCharacter"); }
        public TMP_SpriteCharacter(uint unicode, TMPro.TMP_SpriteAsset spriteAsset, TMPro.TMP_SpriteGlyph glyph) { throw new Umcp.LeftOutException("TMPro.TMP_SpriteCharacter"); }
    }
    [System.SerializableAttribute]
    public partial class TMP_SpriteGlyph
    {
        public UnityEngine.Sprite sprite;
        public TMP_SpriteGlyph() { }
    }
    public partial struct TMP_SpriteInfo
    {
        public int spriteIndex;
        public int characterIndex;
        public int vertexIndex;
    }
    public partial class TMP_Style
    {
        public static TMPro.TMP_Style NormalStyle { get { throw new Umcp.LeftOutException("TMPro.TMP_Style.NormalStyle"); } }
        public int[] styleOpeningTagArray { get { return m_OpeningTagArray; } } [UnityEngine.SerializeField] private int[] m_OpeningTagArray;
        public int[] styleClosingTagArray { get { return m_ClosingTagArray; } } [UnityEngine.SerializeField] private int[] m_ClosingTagArray;
        public void RefreshStyle() { throw new Umcp.LeftOutException("TMPro.TMP_Style.RefreshStyle"); }
    }
    public partial class TMP_StyleSheet
    {
        public void RefreshStyles() { throw new Umcp.LeftOutException("TMPro.TMP_StyleSheet.RefreshStyles"); }
    }
    public partial class TMP_SubMesh
    {
        public TMPro.TMP_SpriteAsset spriteAsset { get { return m_spriteAsset; } set { m_spriteAsset = value; } } [UnityEngine.SerializeField] private TMPro.TMP_SpriteAsset m_spriteAsset;
        public UnityEngine.Material material { get { return m_KeptMaterial.Get("TMPro.TMP_SubMesh.material"); } set { m_KeptMaterial.Set(value); } } private Umcp.Kept<UnityEngine.Material> m_KeptMaterial;
        public UnityEngine.Material sharedMaterial { get { return m_sharedMaterial; } set { m_sharedMaterial = value; } } [UnityEngine.SerializeField] private UnityEngine.Material m_sharedMaterial;
        public UnityEngine.Material fallbackMaterial { get { return m_KeptFallbackMaterial.Get("TMPro.TMP_SubMesh.fallbackMaterial"); } set { m_KeptFallbackMaterial.Set(value); } } private Umcp.Kept<UnityEngine.Material> m_KeptFallbackMaterial;
        public UnityEngine.Material fallbackSourceMaterial { get; set; }
        public bool isDefaultMaterial { get { return m_isDefaultMaterial; } set { m_isDefaultMaterial = value; } } [UnityEngine.SerializeField] private bool m_isDefaultMaterial;
        public float padding { get { return m_padding; } set { m_padding = value; } } [UnityEngine.SerializeField] private float m_padding;
        public UnityEngine.Renderer renderer { get { throw new Umcp.LeftOutException("TMPro.TMP_SubMesh.renderer"); } }
        public UnityEngine.MeshFilter meshFilter { get { throw new Umcp.LeftOutException("TMPro.TMP_SubMesh.meshFilter"); } }
        public UnityEngine.Mesh mesh { get { return m_KeptMesh.Get("TMPro.TMP_SubMesh.mesh"); } set { m_KeptMesh.Set(value); } } private Umcp.Kept<UnityEngine.Mesh> m_KeptMesh;
        public static TMPro.TMP_SubMesh AddSubTextObject(TMPro.TextMeshPro textComponent, TMPro.MaterialReference materialReference) { throw new Umcp.LeftOutException("TMPro.TMP_SubMesh.AddSubTextObject"); }
        public void DestroySelf() { throw new Umcp.LeftOutException("TMPro.TMP_SubMesh.DestroySelf"); }
        public float GetPaddingForMaterial() { throw new Umcp.LeftOutException("TMPro.TMP_SubMesh.GetPaddingForMaterial"); }
        public void UpdateMeshPadding(bool isExtraPadding, bool isUsingBold) { throw new Umcp.LeftOutException("TMPro.TMP_SubMesh.UpdateMeshPadding"); }
        public void SetVerticesDirty() { throw new Umcp.LeftOutException("TMPro.TMP_SubMesh.SetVerticesDirty"); }
        public void SetMaterialDirty() { throw new Umcp.LeftOutException("TMPro.TMP_SubMesh.SetMaterialDirty"); }
        protected void UpdateMaterial() { throw new Umcp.LeftOutException("TMPro.TMP_SubMesh.UpdateMaterial"); }
    }
    public partial class TMP_SubMeshUI
    {
        public TMPro.TMP_SpriteAsset spriteAsset { get { return m_spriteAsset; } set { m_spriteAsset = value; } } [UnityEngine.SerializeField] private TMPro.TMP_SpriteAsset m_spriteAsset;
        public UnityEngine.Material sharedMaterial { get { return m_sharedMaterial; } set { m_sharedMaterial = value; } } [UnityEngine.SerializeField] private UnityEngine.Material m_sharedMaterial;
        public UnityEngine.Material fallbackMaterial { get { return m_KeptFallbackMaterial.Get("TMPro.TMP_SubMeshUI.fallbackMaterial"); } set { m_KeptFallbackMaterial.Set(value); } } private Umcp.Kept<UnityEngine.Material> m_KeptFallbackMaterial;
        public UnityEngine.Material fallbackSourceMaterial { get; set; }
        public bool isDefaultMaterial { get { return m_isDefaultMaterial; } set { m_isDefaultMaterial = value; } } [UnityEngine.SerializeField] private bool m_isDefaultMaterial;
        public float padding { get { return m_padding; } set { m_padding = value; } } [UnityEngine.SerializeField] private float m_padding;
        public UnityEngine.Mesh mesh { get { return m_KeptMesh.Get("TMPro.TMP_SubMeshUI.mesh"); } set { m_KeptMesh.Set(value); } } private Umcp.Kept<UnityEngine.Mesh> m_KeptMesh;
        public static TMPro.TMP_SubMeshUI AddSubTextObject(TMPro.TextMeshProUGUI textComponent, TMPro.MaterialReference materialReference) { throw new Umcp.LeftOutException("TMPro.TMP_SubMeshUI.AddSubTextObject"); }
        public float GetPaddingForMaterial() { throw new Umcp.LeftOutException("TMPro.TMP_SubMeshUI.GetPaddingForMaterial"); }
        public float GetPaddingForMaterial(UnityEngine.Material mat) { throw new Umcp.LeftOutException("TMPro.TMP_SubMeshUI.GetPaddingForMaterial"); }
        public void UpdateMeshPadding(bool isExtraPadding, bool isUsingBold) { throw new Umcp.LeftOutException("TMPro.TMP_SubMeshUI.UpdateMeshPadding"); }
        public void SetPivotDirty() { throw new Umcp.LeftOutException("TMPro.TMP_SubMeshUI.SetPivotDirty"); }
        public void RefreshMaterial() { throw new Umcp.LeftOutException("TMPro.TMP_SubMeshUI.RefreshMaterial"); }
    }
    public abstract partial class TMP_Text
    {
        [UnityEngine.SerializeField] protected TMPro.ITextPreprocessor m_TextPreprocessor;
        protected TMPro.TMP_FontAsset m_currentFontAsset;
        protected bool m_isSDFShader;
        protected UnityEngine.Material m_currentMaterial;
        protected static TMPro.MaterialReference[] m_materialReferences;
        protected static System.Collections.Generic.Dictionary<int, int> m_materialReferenceIndexLookup = new System.Collections.Generic.Dictionary<int, int>();
        protected static TMPro.TMP_TextProcessingStack<TMPro.MaterialReference> m_materialReferenceStack;
        protected int m_currentMaterialIndex;
        protected bool m_isMaterialDirty;
        protected static UnityEngine.Color32 s_colorWhite = new UnityEngine.Color32(255, 255, 255, 255);
        protected UnityEngine.Color32 m_underlineColor;
        protected UnityEngine.Color32 m_strikethroughColor;
        protected bool m_tintSprite;
        protected UnityEngine.Color32 m_spriteColor;
        public TMPro.TMP_Style textStyle { get { return m_KeptTextStyle.Get("TMPro.TMP_Text.textStyle"); } set { m_KeptTextStyle.Set(value); } } private Umcp.Kept<TMPro.TMP_Style> m_KeptTextStyle;
        [UnityEngine.SerializeField] protected int m_TextStyleHashCode;
        protected UnityEngine.Color32 m_outlineColor = UnityEngine.Color.black;
        protected float m_outlineWidth = 0.0f;
        protected float m_currentFontSize;
        protected TMPro.TMP_TextProcessingStack<float> m_sizeStack;
        protected TMPro.FontWeight m_FontWeightInternal = TMPro.FontWeight.Regular;
        protected TMPro.TMP_TextProcessingStack<TMPro.FontWeight> m_FontWeightStack;
        public float pixelsPerUnit { get { throw new Umcp.LeftOutException("TMPro.TMP_Text.pixelsPerUnit"); } }
        protected float m_maxFontSize;
        protected float m_minFontSize;
        protected int m_AutoSizeIterationCount;
        protected int m_AutoSizeMaxIterationCount = 100;
        protected bool m_IsAutoSizePointSizeSet;
        protected TMPro.FontStyles m_FontStyleInternal = TMPro.FontStyles.Normal;
        protected TMPro.TMP_FontStyleStack m_fontStyleStack;
        public bool isUsingBold { get; internal set; } = false;
        protected bool m_isUsingBold = false;
        protected TMPro.HorizontalAlignmentOptions m_lineJustification;
        protected TMPro.TMP_TextProcessingStack<TMPro.HorizontalAlignmentOptions> m_lineJustificationStack;
        protected UnityEngine.Vector3[] m_textContainerLocalCorners;
        protected float m_cSpacing = 0;
        protected float m_monoSpacing = 0;
        protected float m_lineSpacingDelta = 0;
        protected float m_lineHeight;
        protected bool m_IsDrivenLineSpacing;
        protected float m_charWidthAdjDelta = 0;
        protected bool m_isCharacterWrappingEnabled = false;
        protected bool m_isNonBreakingSpace = false;
        protected bool m_isIgnoringAlignment;
        protected int m_firstOverflowCharacterIndex = -1;
        protected bool m_isTextTruncated;
        protected float m_GlyphHorizontalAdvanceAdjustment;
        [UnityEngine.SerializeField] protected bool checkPaddingRequired;
        protected bool m_isOverlay = false;
        protected bool m_isMaskingEnabled;
        protected bool isMaskUpdateRequired;
        protected bool m_ignoreCulling = true;
        protected TMPro.TextRenderFlags m_renderMode = TMPro.TextRenderFlags.Render;
        protected int m_firstVisibleCharacter;
        protected int m_maxVisibleCharacters = 99999;
        protected int m_maxVisibleWords = 99999;
        protected int m_maxVisibleLines = 99999;
        [UnityEngine.SerializeField] protected bool m_useMaxVisibleDescender = true;
        protected bool m_isNewPage = false;
        protected float m_marginLeft;
        protected float m_marginRight;
        protected float m_marginWidth;
        protected float m_marginHeight;
        protected float m_width = -1;
        protected TMPro.TMP_TextInfo m_textInfo;
        protected bool m_havePropertiesChanged;
        [UnityEngine.SerializeField] protected bool m_isUsingLegacyAnimationComponent;
        protected UnityEngine.Transform m_transform;
        protected UnityEngine.RectTransform m_rectTransform;
        protected UnityEngine.Vector2 m_PreviousRectTransformSize;
        protected UnityEngine.Vector2 m_PreviousPivotPosition;
        protected bool m_autoSizeTextContainer;
        protected UnityEngine.Mesh m_mesh;
        public bool isVolumetricText { get { return m_isVolumetricText; } set { m_isVolumetricText = value; } }
        [UnityEngine.SerializeField] protected bool m_isVolumetricText;
        public static event System.Func<int, string, TMPro.TMP_FontAsset> OnFontAssetRequest { add { } remove { } }
        public static event System.Func<int, string, TMPro.TMP_SpriteAsset> OnSpriteAssetRequest { add { } remove { } }
        protected TMPro.TMP_SpriteAnimator spriteAnimator { get { throw new Umcp.LeftOutException("TMPro.TMP_Text.spriteAnimator"); } }
        protected TMPro.TMP_SpriteAnimator m_spriteAnimator;
        protected float m_flexibleHeight = -1f;
        protected float m_flexibleWidth = -1f;
        protected float m_minWidth;
        protected float m_minHeight;
        public float maxWidth { get; internal set; }
        protected float m_maxWidth;
        public float maxHeight { get; internal set; }
        protected float m_maxHeight;
        protected UnityEngine.UI.LayoutElement layoutElement { get { throw new Umcp.LeftOutException("TMPro.TMP_Text.layoutElement"); } }
        protected UnityEngine.UI.LayoutElement m_LayoutElement;
        protected float m_preferredWidth;
        protected float m_renderedWidth;
        protected bool m_isPreferredWidthDirty;
        protected float m_preferredHeight;
        protected float m_renderedHeight;
        protected bool m_isPreferredHeightDirty;
        protected bool m_isCalculatingPreferredValues;
        protected int m_layoutPriority = 0;
        protected bool m_isLayoutDirty;
        protected bool m_isAwake;
        protected float m_fontScaleMultiplier;
        protected float tag_LineIndent = 0;
        protected float tag_Indent = 0;
        protected TMPro.TMP_TextProcessingStack<float> m_indentStack;
        protected bool tag_NoParsing;
        protected bool m_isParsingText;
        protected UnityEngine.Matrix4x4 m_FXMatrix;
        protected bool m_isFXMatrixSet;
        protected int m_totalCharacterCount;
        protected static TMPro.WordWrapState m_SavedWordWrapState;
        protected static TMPro.WordWrapState m_SavedLineState;
        protected static TMPro.WordWrapState m_SavedEllipsisState;
        protected static TMPro.WordWrapState m_SavedLastValidState;
        protected static TMPro.WordWrapState m_SavedSoftLineBreakState;
        protected int m_characterCount;
        protected int m_firstCharacterOfLine;
        protected int m_firstVisibleCharacterOfLine;
        protected int m_lastCharacterOfLine;
        protected int m_lastVisibleCharacterOfLine;
        protected int m_lineNumber;
        protected int m_lineVisibleCharacterCount;
        protected int m_pageNumber;
        protected float m_PageAscender;
        protected float m_maxTextAscender;
        protected float m_maxCapHeight;
        protected float m_ElementAscender;
        protected float m_ElementDescender;
        protected float m_maxLineAscender;
        protected float m_maxLineDescender;
        protected float m_startOfLineAscender;
        protected float m_startOfLineDescender;
        protected float m_lineOffset;
        protected TMPro.Extents m_meshExtents;
        protected UnityEngine.Color32 m_htmlColor = new UnityEngine.Color(255, 255, 255, 128);
        protected TMPro.TMP_TextProcessingStack<UnityEngine.Color32> m_colorStack;
        protected TMPro.TMP_TextProcessingStack<UnityEngine.Color32> m_underlineColorStack;
        protected TMPro.TMP_TextProcessingStack<UnityEngine.Color32> m_strikethroughColorStack;
        protected TMPro.TMP_TextProcessingStack<TMPro.HighlightState> m_HighlightStateStack;
        protected TMPro.TMP_ColorGradient m_colorGradientPreset;
        protected TMPro.TMP_TextProcessingStack<TMPro.TMP_ColorGradient> m_colorGradientStack;
        protected bool m_colorGradientPresetIsTinted;
        protected float m_tabSpacing = 0;
        protected float m_spacing = 0;
        protected TMPro.TMP_TextProcessingStack<int>[] m_TextStyleStacks;
        protected int m_TextStyleStackDepth = 0;
        protected TMPro.TMP_TextProcessingStack<int> m_ItalicAngleStack;
        protected int m_ItalicAngle;
        protected TMPro.TMP_TextProcessingStack<int> m_actionStack;
        protected float m_padding = 0;
        protected float m_baselineOffset;
        protected TMPro.TMP_TextProcessingStack<float> m_baselineOffsetStack;
        protected float m_xAdvance;
        protected TMPro.TMP_TextElementType m_textElementType;
        protected TMPro.TMP_TextElement m_cached_TextElement;
        protected TMPro.TMP_Text.SpecialCharacter m_Ellipsis;
        protected TMPro.TMP_Text.SpecialCharacter m_Underline;
        protected TMPro.TMP_SpriteAsset m_defaultSpriteAsset;
        protected TMPro.TMP_SpriteAsset m_currentSpriteAsset;
        protected int m_spriteCount = 0;
        protected int m_spriteIndex;
        protected int m_spriteAnimationID;
        protected virtual void LoadFontAsset() { }
        protected virtual void SetSharedMaterial(UnityEngine.Material mat) { }
        protected virtual UnityEngine.Material GetMaterial(UnityEngine.Material mat) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetMaterial"); }
        protected virtual void SetFontBaseMaterial(UnityEngine.Material mat) { }
        protected virtual UnityEngine.Material[] GetSharedMaterials() { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetSharedMaterials"); }
        protected virtual void SetSharedMaterials(UnityEngine.Material[] materials) { }
        protected virtual UnityEngine.Material[] GetMaterials(UnityEngine.Material[] mats) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetMaterials"); }
        protected virtual UnityEngine.Material CreateMaterialInstance(UnityEngine.Material source) { throw new Umcp.LeftOutException("TMPro.TMP_Text.CreateMaterialInstance"); }
        protected void SetVertexColorGradient(TMPro.TMP_ColorGradient gradient) { throw new Umcp.LeftOutException("TMPro.TMP_Text.SetVertexColorGradient"); }
        protected void SetTextSortingOrder(TMPro.VertexSortingOrder order) { }
        protected void SetTextSortingOrder(int[] order) { }
        protected virtual void SetFaceColor(UnityEngine.Color32 color) { }
        protected virtual void SetOutlineColor(UnityEngine.Color32 color) { }
        protected virtual void SetOutlineThickness(float thickness) { }
        protected virtual void SetShaderDepth() { }
        protected virtual void SetCulling() { }
        protected virtual float GetPaddingForMaterial() { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetPaddingForMaterial"); }
        protected virtual float GetPaddingForMaterial(UnityEngine.Material mat) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetPaddingForMaterial"); }
        protected virtual UnityEngine.Vector3[] GetTextContainerLocalCorners() { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetTextContainerLocalCorners"); }
        protected bool m_ignoreActiveState;
        protected virtual void InternalCrossFadeColor(UnityEngine.Color targetColor, float duration, bool ignoreTimeScale, bool useAlpha) { }
        protected virtual void InternalCrossFadeAlpha(float alpha, float duration, bool ignoreTimeScale) { }
        protected void ParseInputText() { throw new Umcp.LeftOutException("TMPro.TMP_Text.ParseInputText"); }
        public void SetText(string sourceText, float arg0, float arg1, float arg2, float arg3, float arg4) { throw new Umcp.LeftOutException("TMPro.TMP_Text.SetText"); }
        public void SetText(string sourceText, float arg0, float arg1, float arg2, float arg3, float arg4, float arg5) { throw new Umcp.LeftOutException("TMPro.TMP_Text.SetText"); }
        public void SetText(string sourceText, float arg0, float arg1, float arg2, float arg3, float arg4, float arg5, float arg6) { throw new Umcp.LeftOutException("TMPro.TMP_Text.SetText"); }
        public void SetText(string sourceText, float arg0, float arg1, float arg2, float arg3, float arg4, float arg5, float arg6, float arg7) { throw new Umcp.LeftOutException("TMPro.TMP_Text.SetText"); }
        protected float GetPreferredWidth() { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetPreferredWidth"); }
        protected float GetPreferredHeight() { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetPreferredHeight"); }
        protected float GetRenderedWidth(bool onlyVisibleCharacters) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetRenderedWidth"); }
        protected float GetRenderedHeight(bool onlyVisibleCharacters) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetRenderedHeight"); }
        protected virtual UnityEngine.Vector2 CalculatePreferredValues(ref float fontSize, UnityEngine.Vector2 marginSize, bool isTextAutoSizingEnabled, bool isWordWrappingEnabled) { throw new Umcp.LeftOutException("TMPro.TMP_Text.CalculatePreferredValues"); }
        protected virtual UnityEngine.Bounds GetCompoundBounds() { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetCompoundBounds"); }
        protected UnityEngine.Bounds GetTextBounds() { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetTextBounds"); }
        protected UnityEngine.Bounds GetTextBounds(bool onlyVisibleCharacters) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetTextBounds"); }
        protected void AdjustLineOffset(int startIndex, int endIndex, float offset) { throw new Umcp.LeftOutException("TMPro.TMP_Text.AdjustLineOffset"); }
        protected void ResizeLineExtents(int size) { throw new Umcp.LeftOutException("TMPro.TMP_Text.ResizeLineExtents"); }
        protected static UnityEngine.Vector2 k_LargePositiveVector2;
        protected static UnityEngine.Vector2 k_LargeNegativeVector2;
        protected static float k_LargePositiveFloat;
        protected static float k_LargeNegativeFloat;
        protected static int k_LargePositiveInt;
        protected static int k_LargeNegativeInt;
        protected void InsertNewLine(int i, float baseScale, float currentElementScale, float currentEmScale, float glyphAdjustment, float boldSpacingAdjustment, float characterSpacingAdjustment, float width, float lineGap, ref bool isMaxVisibleDescenderSet, ref float maxVisibleDescender) { throw new Umcp.LeftOutException("TMPro.TMP_Text.InsertNewLine"); }
        protected void SaveWordWrappingState(ref TMPro.WordWrapState state, int index, int count) { throw new Umcp.LeftOutException("TMPro.TMP_Text.SaveWordWrappingState"); }
        protected int RestoreWordWrappingState(ref TMPro.WordWrapState state) { throw new Umcp.LeftOutException("TMPro.TMP_Text.RestoreWordWrappingState"); }
        protected virtual void SaveGlyphVertexInfo(float padding, float style_padding, UnityEngine.Color32 vertexColor) { throw new Umcp.LeftOutException("TMPro.TMP_Text.SaveGlyphVertexInfo"); }
        protected virtual void SaveSpriteVertexInfo(UnityEngine.Color32 vertexColor) { throw new Umcp.LeftOutException("TMPro.TMP_Text.SaveSpriteVertexInfo"); }
        protected virtual void FillCharacterVertexBuffers(int i, int index_X4) { throw new Umcp.LeftOutException("TMPro.TMP_Text.FillCharacterVertexBuffers"); }
        protected virtual void FillCharacterVertexBuffers(int i, int index_X4, bool isVolumetric) { throw new Umcp.LeftOutException("TMPro.TMP_Text.FillCharacterVertexBuffers"); }
        protected virtual void FillSpriteVertexBuffers(int i, int index_X4) { throw new Umcp.LeftOutException("TMPro.TMP_Text.FillSpriteVertexBuffers"); }
        protected virtual void DrawUnderlineMesh(UnityEngine.Vector3 start, UnityEngine.Vector3 end, ref int index, float startScale, float endScale, float maxScale, float sdfScale, UnityEngine.Color32 underlineColor) { throw new Umcp.LeftOutException("TMPro.TMP_Text.DrawUnderlineMesh"); }
        protected virtual void DrawTextHighlight(UnityEngine.Vector3 start, UnityEngine.Vector3 end, ref int index, UnityEngine.Color32 highlightColor) { throw new Umcp.LeftOutException("TMPro.TMP_Text.DrawTextHighlight"); }
        protected void LoadDefaultSettings() { throw new Umcp.LeftOutException("TMPro.TMP_Text.LoadDefaultSettings"); }
        protected void GetSpecialCharacters(TMPro.TMP_FontAsset fontAsset) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetSpecialCharacters"); }
        protected void GetEllipsisSpecialCharacter(TMPro.TMP_FontAsset fontAsset) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetEllipsisSpecialCharacter"); }
        protected void GetUnderlineSpecialCharacter(TMPro.TMP_FontAsset fontAsset) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetUnderlineSpecialCharacter"); }
        protected void ReplaceTagWithCharacter(int[] chars, int insertionIndex, int tagLength, char c) { throw new Umcp.LeftOutException("TMPro.TMP_Text.ReplaceTagWithCharacter"); }
        protected TMPro.TMP_FontAsset GetFontAssetForWeight(int fontWeight) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetFontAssetForWeight"); }
        protected virtual void SetActiveSubMeshes(bool state) { }
        protected virtual void DestroySubMeshObjects() { }
        protected UnityEngine.Vector2 PackUV(float x, float y, float scale) { throw new Umcp.LeftOutException("TMPro.TMP_Text.PackUV"); }
        protected float PackUV(float x, float y) { throw new Umcp.LeftOutException("TMPro.TMP_Text.PackUV"); }
        protected int HexToInt(char hex) { throw new Umcp.LeftOutException("TMPro.TMP_Text.HexToInt"); }
        protected int GetUTF16(string text, int i) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetUTF16"); }
        protected int GetUTF16(int[] text, int i) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetUTF16"); }
        protected int GetUTF16(System.Text.StringBuilder text, int i) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetUTF16"); }
        protected int GetUTF32(string text, int i) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetUTF32"); }
        protected int GetUTF32(int[] text, int i) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetUTF32"); }
        protected int GetUTF32(System.Text.StringBuilder text, int i) { throw new Umcp.LeftOutException("TMPro.TMP_Text.GetUTF32"); }
        protected UnityEngine.Color32 HexCharsToColor(char[] hexChars, int tagCount) { throw new Umcp.LeftOutException("TMPro.TMP_Text.HexCharsToColor"); }
        protected UnityEngine.Color32 HexCharsToColor(char[] hexChars, int startIndex, int length) { throw new Umcp.LeftOutException("TMPro.TMP_Text.HexCharsToColor"); }
        protected float ConvertToFloat(char[] chars, int startIndex, int length) { throw new Umcp.LeftOutException("TMPro.TMP_Text.ConvertToFloat"); }
        protected float ConvertToFloat(char[] chars, int startIndex, int length, out int lastIndex) { throw new Umcp.LeftOutException("TMPro.TMP_Text.ConvertToFloat"); }
        protected partial struct CharacterSubstitution
        {
            public int index;
            public uint unicode;
            public CharacterSubstitution(int index, uint unicode) { this = default(TMPro.TMP_Text.CharacterSubstitution); this.index = index; this.unicode = unicode; }
        }
        protected partial struct SpecialCharacter
        {
            public TMPro.TMP_Character character;
            public TMPro.TMP_FontAsset fontAsset;
            public UnityEngine.Material material;
            public int materialIndex;
            public SpecialCharacter(TMPro.TMP_Character character, int materialIndex) { throw new Umcp.LeftOutException("TMPro.TMP_Text.SpecialCharacter"); }
        }
    }
    [System.SerializableAttribute]
    public partial class TMP_TextElement
    {
        public TMPro.TextElementType elementType { get { return m_ElementType; } }
        public uint unicode { get { return m_Unicode; } set { m_Unicode = value; } } [UnityEngine.SerializeField] private uint m_Unicode;
        public TMPro.TMP_Asset textAsset { get; set; }
        public uint glyphIndex { get { return m_GlyphIndex; } set { m_GlyphIndex = value; } } [UnityEngine.SerializeField] private uint m_GlyphIndex;
        public float scale { get { return m_Scale; } set { m_Scale = value; } } [UnityEngine.SerializeField] private float m_Scale;
        [UnityEngine.SerializeField] protected TMPro.TextElementType m_ElementType;
    }
    [System.SerializableAttribute]
    public partial class TMP_TextElement_Legacy
    {
        public int id;
        public float x;
        public float y;
        public float width;
        public float height;
        public float xOffset;
        public float yOffset;
        public float xAdvance;
        public float scale;
    }
    public partial class TMP_TextInfo
    {
        public TMPro.TMP_PageInfo[] pageInfo;
        public void ClearAllMeshInfo() { throw new Umcp.LeftOutException("TMPro.TMP_TextInfo.ClearAllMeshInfo"); }
        public void ResetVertexLayout(bool isVolumetric) { throw new Umcp.LeftOutException("TMPro.TMP_TextInfo.ResetVertexLayout"); }
        public void ClearUnusedVertices(TMPro.MaterialReference[] materials) { throw new Umcp.LeftOutException("TMPro.TMP_TextInfo.ClearUnusedVertices"); }
        public void ClearLineInfo() { throw new Umcp.LeftOutException("TMPro.TMP_TextInfo.ClearLineInfo"); }
        public static void Resize<T>(ref T[] array, int size) { throw new Umcp.LeftOutException("TMPro.TMP_TextInfo.Resize"); }
        public static void Resize<T>(ref T[] array, int size, bool isBlockAllocated) { throw new Umcp.LeftOutException("TMPro.TMP_TextInfo.Resize"); }
    }
    public partial class TMP_TextParsingUtilities
    {
        public static TMPro.TMP_TextParsingUtilities instance { get; internal set; } = new TMPro.TMP_TextParsingUtilities();
        public static int GetHashCode(string s) { throw new Umcp.LeftOutException("TMPro.TMP_TextParsingUtilities.GetHashCode"); }
        public static int GetHashCodeCaseSensitive(string s) { throw new Umcp.LeftOutException("TMPro.TMP_TextParsingUtilities.GetHashCodeCaseSensitive"); }
        public static char ToLowerASCIIFast(char c) { throw new Umcp.LeftOutException("TMPro.TMP_TextParsingUtilities.ToLowerASCIIFast"); }
        public static char ToUpperASCIIFast(char c) { throw new Umcp.LeftOutException("TMPro.TMP_TextParsingUtilities.ToUpperASCIIFast"); }
        public static uint ToUpperASCIIFast(uint c) { throw new Umcp.LeftOutException("TMPro.TMP_TextParsingUtilities.ToUpperASCIIFast"); }
        public static uint ToLowerASCIIFast(uint c) { throw new Umcp.LeftOutException("TMPro.TMP_TextParsingUtilities.ToLowerASCIIFast"); }
        public static bool IsHighSurrogate(uint c) { throw new Umcp.LeftOutException("TMPro.TMP_TextParsingUtilities.IsHighSurrogate"); }
        public static bool IsLowSurrogate(uint c) { throw new Umcp.LeftOutException("TMPro.TMP_TextParsingUtilities.IsLowSurrogate"); }
    }
    public partial struct TMP_TextProcessingStack<T>
    {
        public T[] itemStack;
        public int index;
        public TMP_TextProcessingStack(T[] stack) { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>"); }
        public TMP_TextProcessingStack(int capacity) { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>"); }
        public TMP_TextProcessingStack(int capacity, int rolloverSize) { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>"); }
        public int Count { get; internal set; }
        public T current { get { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>.current"); } }
        public int rolloverSize { get; set; }
        public void Clear() { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>.Clear"); }
        public void SetDefault(T item) { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>.SetDefault"); }
        public void Add(T item) { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>.Add"); }
        public T Remove() { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>.Remove"); }
        public void Push(T item) { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>.Push"); }
        public T Pop() { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>.Pop"); }
        public T Peek() { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>.Peek"); }
        public T CurrentItem() { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>.CurrentItem"); }
        public T PreviousItem() { throw new Umcp.LeftOutException("TMPro.TMP_TextProcessingStack<T>.PreviousItem"); }
    }
    public static partial class TMP_TextUtilities
    {
        public static int GetCursorIndexFromPosition(TMPro.TMP_Text textComponent, UnityEngine.Vector3 position, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.GetCursorIndexFromPosition"); }
        public static int GetCursorIndexFromPosition(TMPro.TMP_Text textComponent, UnityEngine.Vector3 position, UnityEngine.Camera camera, out TMPro.CaretPosition cursor) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.GetCursorIndexFromPosition"); }
        public static int FindNearestLine(TMPro.TMP_Text text, UnityEngine.Vector3 position, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.FindNearestLine"); }
        public static int FindNearestCharacterOnLine(TMPro.TMP_Text text, UnityEngine.Vector3 position, int line, UnityEngine.Camera camera, bool visibleOnly) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.FindNearestCharacterOnLine"); }
        public static int FindNearestWord(TMPro.TMP_Text text, UnityEngine.Vector3 position, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.FindNearestWord"); }
        public static int FindNearestLink(TMPro.TMP_Text text, UnityEngine.Vector3 position, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.FindNearestLink"); }
        public static bool ScreenPointToWorldPointInRectangle(UnityEngine.Transform transform, UnityEngine.Vector2 screenPoint, UnityEngine.Camera cam, out UnityEngine.Vector3 worldPoint) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.ScreenPointToWorldPointInRectangle"); }
        public static float DistanceToLine(UnityEngine.Vector3 a, UnityEngine.Vector3 b, UnityEngine.Vector3 point) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.DistanceToLine"); }
        public static char ToLowerFast(char c) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.ToLowerFast"); }
        public static char ToUpperFast(char c) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.ToUpperFast"); }
        public static int GetHashCode(string s) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.GetHashCode"); }
        public static int GetSimpleHashCode(string s) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.GetSimpleHashCode"); }
        public static uint GetSimpleHashCodeLowercase(string s) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.GetSimpleHashCodeLowercase"); }
        public static int HexToInt(char hex) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.HexToInt"); }
        public static int StringHexToInt(string s) { throw new Umcp.LeftOutException("TMPro.TMP_TextUtilities.StringHexToInt"); }
    }
    public partial class TMP_UpdateManager
    {
        public static void RegisterTextElementForLayoutRebuild(TMPro.TMP_Text element) { throw new Umcp.LeftOutException("TMPro.TMP_UpdateManager.RegisterTextElementForLayoutRebuild"); }
        public static void RegisterTextElementForGraphicRebuild(TMPro.TMP_Text element) { throw new Umcp.LeftOutException("TMPro.TMP_UpdateManager.RegisterTextElementForGraphicRebuild"); }
        public static void RegisterTextElementForCullingUpdate(TMPro.TMP_Text element) { throw new Umcp.LeftOutException("TMPro.TMP_UpdateManager.RegisterTextElementForCullingUpdate"); }
        public static void UnRegisterTextElementForRebuild(TMPro.TMP_Text element) { throw new Umcp.LeftOutException("TMPro.TMP_UpdateManager.UnRegisterTextElementForRebuild"); }
        internal TMP_UpdateManager() { }
    }
    public partial class TMP_UpdateRegistry
    {
        public static TMPro.TMP_UpdateRegistry instance { get { throw new Umcp.LeftOutException("TMPro.TMP_UpdateRegistry.instance"); } }
        protected TMP_UpdateRegistry() { }
        public static void RegisterCanvasElementForLayoutRebuild(UnityEngine.UI.ICanvasElement element) { throw new Umcp.LeftOutException("TMPro.TMP_UpdateRegistry.RegisterCanvasElementForLayoutRebuild"); }
        public static void RegisterCanvasElementForGraphicRebuild(UnityEngine.UI.ICanvasElement element) { throw new Umcp.LeftOutException("TMPro.TMP_UpdateRegistry.RegisterCanvasElementForGraphicRebuild"); }
        public static void UnRegisterCanvasElementForRebuild(UnityEngine.UI.ICanvasElement element) { throw new Umcp.LeftOutException("TMPro.TMP_UpdateRegistry.UnRegisterCanvasElementForRebuild"); }
    }
    public partial struct TMP_Vertex
    {
        public UnityEngine.Vector3 position;
        public UnityEngine.Vector2 uv;
        public UnityEngine.Vector2 uv2;
        public UnityEngine.Vector2 uv4;
        public UnityEngine.Color32 color;
        public static TMPro.TMP_Vertex zero { get; internal set; }
    }
    public static partial class TMPro_EventManager
    {
        public static readonly TMPro.FastAction<object, TMPro.Compute_DT_EventArgs> COMPUTE_DT_EVENT = new TMPro.FastAction<object, TMPro.Compute_DT_EventArgs>();
        public static readonly TMPro.FastAction<bool, UnityEngine.Material> MATERIAL_PROPERTY_EVENT = new TMPro.FastAction<bool, UnityEngine.Material>();
        public static readonly TMPro.FastAction<bool, UnityEngine.Object> FONT_PROPERTY_EVENT = new TMPro.FastAction<bool, UnityEngine.Object>();
        public static readonly TMPro.FastAction<bool, UnityEngine.Object> SPRITE_ASSET_PROPERTY_EVENT = new TMPro.FastAction<bool, UnityEngine.Object>();
        public static readonly TMPro.FastAction<bool, UnityEngine.Object> TEXTMESHPRO_PROPERTY_EVENT = new TMPro.FastAction<bool, UnityEngine.Object>();
        public static readonly TMPro.FastAction<UnityEngine.GameObject, UnityEngine.Material, UnityEngine.Material> DRAG_AND_DROP_MATERIAL_EVENT = new TMPro.FastAction<UnityEngine.GameObject, UnityEngine.Material, UnityEngine.Material>();
        public static readonly TMPro.FastAction<bool> TEXT_STYLE_PROPERTY_EVENT = new TMPro.FastAction<bool>();
        public static readonly TMPro.FastAction<UnityEngine.Object> COLOR_GRADIENT_PROPERTY_EVENT = new TMPro.FastAction<UnityEngine.Object>();
        public static readonly TMPro.FastAction TMP_SETTINGS_PROPERTY_EVENT = new TMPro.FastAction();
        public static readonly TMPro.FastAction RESOURCE_LOAD_EVENT = new TMPro.FastAction();
        public static readonly TMPro.FastAction<bool, UnityEngine.Object> TEXTMESHPRO_UGUI_PROPERTY_EVENT = new TMPro.FastAction<bool, UnityEngine.Object>();
        public static void ON_MATERIAL_PROPERTY_CHANGED(bool isChanged, UnityEngine.Material mat) { throw new Umcp.LeftOutException("TMPro.TMPro_EventManager.ON_MATERIAL_PROPERTY_CHANGED"); }
        public static void ON_FONT_PROPERTY_CHANGED(bool isChanged, UnityEngine.Object obj) { throw new Umcp.LeftOutException("TMPro.TMPro_EventManager.ON_FONT_PROPERTY_CHANGED"); }
        public static void ON_SPRITE_ASSET_PROPERTY_CHANGED(bool isChanged, UnityEngine.Object obj) { throw new Umcp.LeftOutException("TMPro.TMPro_EventManager.ON_SPRITE_ASSET_PROPERTY_CHANGED"); }
        public static void ON_TEXTMESHPRO_PROPERTY_CHANGED(bool isChanged, UnityEngine.Object obj) { throw new Umcp.LeftOutException("TMPro.TMPro_EventManager.ON_TEXTMESHPRO_PROPERTY_CHANGED"); }
        public static void ON_DRAG_AND_DROP_MATERIAL_CHANGED(UnityEngine.GameObject sender, UnityEngine.Material currentMaterial, UnityEngine.Material newMaterial) { throw new Umcp.LeftOutException("TMPro.TMPro_EventManager.ON_DRAG_AND_DROP_MATERIAL_CHANGED"); }
        public static void ON_TEXT_STYLE_PROPERTY_CHANGED(bool isChanged) { throw new Umcp.LeftOutException("TMPro.TMPro_EventManager.ON_TEXT_STYLE_PROPERTY_CHANGED"); }
        public static void ON_COLOR_GRADIENT_PROPERTY_CHANGED(UnityEngine.Object obj) { throw new Umcp.LeftOutException("TMPro.TMPro_EventManager.ON_COLOR_GRADIENT_PROPERTY_CHANGED"); }
        public static void ON_TMP_SETTINGS_CHANGED() { throw new Umcp.LeftOutException("TMPro.TMPro_EventManager.ON_TMP_SETTINGS_CHANGED"); }
        public static void ON_RESOURCES_LOADED() { throw new Umcp.LeftOutException("TMPro.TMPro_EventManager.ON_RESOURCES_LOADED"); }
        public static void ON_TEXTMESHPRO_UGUI_PROPERTY_CHANGED(bool isChanged, UnityEngine.Object obj) { throw new Umcp.LeftOutException("TMPro.TMPro_EventManager.ON_TEXTMESHPRO_UGUI_PROPERTY_CHANGED"); }
        public static void ON_COMPUTE_DT_EVENT(object Sender, TMPro.Compute_DT_EventArgs e) { throw new Umcp.LeftOutException("TMPro.TMPro_EventManager.ON_COMPUTE_DT_EVENT"); }
    }
    public static partial class TMPro_ExtensionMethods
    {
        public static int[] ToIntArray(this string text) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.ToIntArray"); }
        public static string ArrayToString(this char[] chars) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.ArrayToString"); }
        public static string IntToString(this int[] unicodes) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.IntToString"); }
        public static string IntToString(this int[] unicodes, int start, int length) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.IntToString"); }
        public static int FindInstanceID<T>(this System.Collections.Generic.List<T> list, T target) where T : UnityEngine.Object { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.FindInstanceID"); }
        public static bool Compare(this UnityEngine.Color32 a, UnityEngine.Color32 b) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.Compare"); }
        public static bool CompareRGB(this UnityEngine.Color32 a, UnityEngine.Color32 b) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.CompareRGB"); }
        public static bool Compare(this UnityEngine.Color a, UnityEngine.Color b) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.Compare"); }
        public static bool CompareRGB(this UnityEngine.Color a, UnityEngine.Color b) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.CompareRGB"); }
        public static UnityEngine.Color32 Multiply(this UnityEngine.Color32 c1, UnityEngine.Color32 c2) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.Multiply"); }
        public static UnityEngine.Color32 Tint(this UnityEngine.Color32 c1, UnityEngine.Color32 c2) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.Tint"); }
        public static UnityEngine.Color32 Tint(this UnityEngine.Color32 c1, float tint) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.Tint"); }
        public static UnityEngine.Color MinAlpha(this UnityEngine.Color c1, UnityEngine.Color c2) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.MinAlpha"); }
        public static bool Compare(this UnityEngine.Vector3 v1, UnityEngine.Vector3 v2, int accuracy) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.Compare"); }
        public static bool Compare(this UnityEngine.Quaternion q1, UnityEngine.Quaternion q2, int accuracy) { throw new Umcp.LeftOutException("TMPro.TMPro_ExtensionMethods.Compare"); }
    }
}
