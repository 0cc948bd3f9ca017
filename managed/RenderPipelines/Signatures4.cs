// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering
{
    public partial class SphericalHarmonicsL2Utils
    {
        public static void GetL1(UnityEngine.Rendering.SphericalHarmonicsL2 sh, out UnityEngine.Vector3 L1_R, out UnityEngine.Vector3 L1_G, out UnityEngine.Vector3 L1_B) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2Utils.GetL1"); }
        public static void GetL2(UnityEngine.Rendering.SphericalHarmonicsL2 sh, out UnityEngine.Vector3 L2_0, out UnityEngine.Vector3 L2_1, out UnityEngine.Vector3 L2_2, out UnityEngine.Vector3 L2_3, out UnityEngine.Vector3 L2_4) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2Utils.GetL2"); }
        public static void SetL0(ref UnityEngine.Rendering.SphericalHarmonicsL2 sh, UnityEngine.Vector3 L0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2Utils.SetL0"); }
        public static void SetL1R(ref UnityEngine.Rendering.SphericalHarmonicsL2 sh, UnityEngine.Vector3 L1_R) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2Utils.SetL1R"); }
        public static void SetL1G(ref UnityEngine.Rendering.SphericalHarmonicsL2 sh, UnityEngine.Vector3 L1_G) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2Utils.SetL1G"); }
        public static void SetL1B(ref UnityEngine.Rendering.SphericalHarmonicsL2 sh, UnityEngine.Vector3 L1_B) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2Utils.SetL1B"); }
        public static void SetL1(ref UnityEngine.Rendering.SphericalHarmonicsL2 sh, UnityEngine.Vector3 L1_R, UnityEngine.Vector3 L1_G, UnityEngine.Vector3 L1_B) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2Utils.SetL1"); }
        public static void SetCoefficient(ref UnityEngine.Rendering.SphericalHarmonicsL2 sh, int index, UnityEngine.Vector3 coefficient) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2Utils.SetCoefficient"); }
        public static UnityEngine.Vector3 GetCoefficient(UnityEngine.Rendering.SphericalHarmonicsL2 sh, int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2Utils.GetCoefficient"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public partial class SurfaceDataAttributes : System.Attribute
    {
        public string[] displayNames;
        public bool isDirection;
        public bool sRGBDisplay;
        public UnityEngine.Rendering.FieldPrecision precision;
        public bool checkIsNormalized;
        public string preprocessor;
        public SurfaceDataAttributes(string displayName = "", bool isDirection = false, bool sRGBDisplay = false, UnityEngine.Rendering.FieldPrecision precision = (UnityEngine.Rendering.FieldPrecision)2, bool checkIsNormalized = false, string preprocessor = "") { this.isDirection = isDirection; this.sRGBDisplay = sRGBDisplay; this.precision = precision; this.checkIsNormalized = checkIsNormalized; this.preprocessor = preprocessor; }
        public SurfaceDataAttributes(string[] displayNames, bool isDirection = false, bool sRGBDisplay = false, UnityEngine.Rendering.FieldPrecision precision = (UnityEngine.Rendering.FieldPrecision)2, bool checkIsNormalized = false, string preprocessor = "") { this.displayNames = displayNames; this.isDirection = isDirection; this.sRGBDisplay = sRGBDisplay; this.precision = precision; this.checkIsNormalized = checkIsNormalized; this.preprocessor = preprocessor; }
        internal SurfaceDataAttributes() { }
    }
    public partial class Texture2DAtlas
    {
        public static int maxMipLevelPadding { get; internal set; } = 10;
        public UnityEngine.Rendering.RTHandle AtlasTexture { get; internal set; } = null;
        public Texture2DAtlas(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)0, bool powerOfTwoPadding = false, string name = "", bool useMipMap = true) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas"); }
        public void Release() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.Release"); }
        public void ResetAllocator() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.ResetAllocator"); }
        public void ClearTarget(UnityEngine.Rendering.CommandBuffer cmd) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.ClearTarget"); }
        public virtual void BlitTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Vector4 scaleOffset, UnityEngine.Texture texture, UnityEngine.Vector4 sourceScaleOffset, bool blitMips = true, int overrideInstanceID = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.BlitTexture"); }
        public virtual void BlitOctahedralTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Vector4 scaleOffset, UnityEngine.Texture texture, UnityEngine.Vector4 sourceScaleOffset, bool blitMips = true, int overrideInstanceID = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.BlitOctahedralTexture"); }
        public virtual void BlitCubeTexture2D(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Vector4 scaleOffset, UnityEngine.Texture texture, bool blitMips = true, int overrideInstanceID = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.BlitCubeTexture2D"); }
        public virtual bool AllocateTexture(UnityEngine.Rendering.CommandBuffer cmd, ref UnityEngine.Vector4 scaleOffset, UnityEngine.Texture texture, int width, int height, int overrideInstanceID = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.AllocateTexture"); }
        public bool AllocateTextureWithoutBlit(UnityEngine.Texture texture, int width, int height, ref UnityEngine.Vector4 scaleOffset) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.AllocateTextureWithoutBlit"); }
        public virtual bool AllocateTextureWithoutBlit(int instanceId, int width, int height, ref UnityEngine.Vector4 scaleOffset) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.AllocateTextureWithoutBlit"); }
        public int GetTextureID(UnityEngine.Texture texture) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.GetTextureID"); }
        public int GetTextureID(UnityEngine.Texture textureA, UnityEngine.Texture textureB) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.GetTextureID"); }
        public bool IsCached(out UnityEngine.Vector4 scaleOffset, UnityEngine.Texture textureA, UnityEngine.Texture textureB) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.IsCached"); }
        public bool IsCached(out UnityEngine.Vector4 scaleOffset, UnityEngine.Texture texture) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.IsCached"); }
        public bool IsCached(out UnityEngine.Vector4 scaleOffset, int id) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.IsCached"); }
        public virtual bool NeedsUpdate(UnityEngine.Texture texture, bool needMips = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.NeedsUpdate"); }
        public virtual bool NeedsUpdate(UnityEngine.Texture textureA, UnityEngine.Texture textureB, bool needMips = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.NeedsUpdate"); }
        public virtual bool AddTexture(UnityEngine.Rendering.CommandBuffer cmd, ref UnityEngine.Vector4 scaleOffset, UnityEngine.Texture texture) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.AddTexture"); }
        public virtual bool UpdateTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture oldTexture, UnityEngine.Texture newTexture, ref UnityEngine.Vector4 scaleOffset, UnityEngine.Vector4 sourceScaleOffset, bool updateIfNeeded = true, bool blitMips = true) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.UpdateTexture"); }
        public virtual bool UpdateTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture texture, ref UnityEngine.Vector4 scaleOffset, bool updateIfNeeded = true, bool blitMips = true) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Texture2DAtlas.UpdateTexture"); }
        internal Texture2DAtlas() { }
    }
    [System.SerializableAttribute]
    public partial class Texture2DParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Texture>
    {
        public Texture2DParameter(UnityEngine.Texture value, bool overrideState = false) : base(value, overrideState) { }
        internal Texture2DParameter() { }
    }
    [System.SerializableAttribute]
    public partial class Texture3DParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Texture>
    {
        public Texture3DParameter(UnityEngine.Texture value, bool overrideState = false) : base(value, overrideState) { }
        internal Texture3DParameter() { }
    }
    [System.SerializableAttribute]
    public partial class TextureCurve : System.IDisposable
    {
        public int length { get; internal set; }
        public UnityEngine.Keyframe this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureCurve.this[]"); } }
        public TextureCurve(UnityEngine.AnimationCurve baseCurve, float zeroValue, bool loop, in UnityEngine.Vector2 bounds) { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureCurve"); }
        public TextureCurve(UnityEngine.Keyframe[] keys, float zeroValue, bool loop, in UnityEngine.Vector2 bounds) { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureCurve"); }
        [System.Obsolete] public void Dispose() { }
        public void Release() { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureCurve.Release"); }
        public void SetDirty() { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureCurve.SetDirty"); }
        public UnityEngine.Texture2D GetTexture() { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureCurve.GetTexture"); }
        public float Evaluate(float time) { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureCurve.Evaluate"); }
        public int AddKey(float time, float value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureCurve.AddKey"); }
        public int MoveKey(int index, in UnityEngine.Keyframe key) { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureCurve.MoveKey"); }
        public void RemoveKey(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureCurve.RemoveKey"); }
        public void SmoothTangents(int index, float weight) { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureCurve.SmoothTangents"); }
        internal TextureCurve() { }
    }
    [System.SerializableAttribute]
    public partial class TextureCurveParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.TextureCurve>
    {
        public TextureCurveParameter(UnityEngine.Rendering.TextureCurve value, bool overrideState = false) : base(value, overrideState) { }
        internal TextureCurveParameter() { }
    }
    [System.SerializableAttribute]
    public partial class TextureParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Texture>
    {
        public TextureParameter(UnityEngine.Texture value, bool overrideState = false) : base(value, overrideState) { }
        internal TextureParameter() { }
    }
    public static partial class TextureXR
    {
        public static int maxViews { set { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureXR.maxViews"); } }
        public static int slices { get; internal set; } = 1;
        public static bool useTexArray { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureXR.useTexArray"); } }
        public static UnityEngine.Rendering.TextureDimension dimension { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureXR.dimension"); } }
        public static UnityEngine.Rendering.RTHandle GetBlackUIntTexture() { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureXR.GetBlackUIntTexture"); }
        public static UnityEngine.Rendering.RTHandle GetClearTexture() { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureXR.GetClearTexture"); }
        public static UnityEngine.Rendering.RTHandle GetMagentaTexture() { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureXR.GetMagentaTexture"); }
        public static UnityEngine.Rendering.RTHandle GetBlackTexture() { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureXR.GetBlackTexture"); }
        public static UnityEngine.Rendering.RTHandle GetBlackTextureArray() { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureXR.GetBlackTextureArray"); }
        public static UnityEngine.Rendering.RTHandle GetBlackTexture3D() { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureXR.GetBlackTexture3D"); }
        public static UnityEngine.Rendering.RTHandle GetWhiteTexture() { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureXR.GetWhiteTexture"); }
        public static void Initialize(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.ComputeShader clearR32_UIntShader) { throw new Umcp.LeftOutException("UnityEngine.Rendering.TextureXR.Initialize"); }
    }
    public static partial class TileLayoutUtils
    {
        public static bool TryLayoutByTiles(UnityEngine.RectInt src, uint tileSize, out UnityEngine.RectInt main, out UnityEngine.RectInt topRow, out UnityEngine.RectInt rightCol, out UnityEngine.RectInt topRight) { throw new Umcp.LeftOutException("UnityEngine.Rendering.TileLayoutUtils.TryLayoutByTiles"); }
        public static bool TryLayoutByRow(UnityEngine.RectInt src, uint tileSize, out UnityEngine.RectInt main, out UnityEngine.RectInt other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.TileLayoutUtils.TryLayoutByRow"); }
        public static bool TryLayoutByCol(UnityEngine.RectInt src, uint tileSize, out UnityEngine.RectInt main, out UnityEngine.RectInt other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.TileLayoutUtils.TryLayoutByCol"); }
    }
}

namespace UnityEngine.Rendering.UI
{
    public partial class DebugUIHandlerBitField : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.Rendering.UI.UIFoldout valueToggle;
        public System.Collections.Generic.List<UnityEngine.Rendering.UI.DebugUIHandlerIndirectToggle> toggles;
    }
    public partial class DebugUIHandlerButton : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
    }
    public partial class DebugUIHandlerCanvas : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Transform panelPrefab;
        public System.Collections.Generic.List<UnityEngine.Rendering.UI.DebugUIPrefabBundle> prefabs;
    }
    public partial class DebugUIHandlerColor : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.Rendering.UI.UIFoldout valueToggle;
        public UnityEngine.UI.Image colorImage;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldR;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldG;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldB;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldA;
    }
    public partial class DebugUIHandlerContainer : UnityEngine.MonoBehaviour
    {
        [UnityEngine.SerializeField] public UnityEngine.RectTransform contentHolder;
    }
    public partial class DebugUIHandlerEnumField : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nextButtonText;
        public UnityEngine.UI.Text previousButtonText;
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.UI.Text valueLabel;
        protected internal UnityEngine.Rendering.DebugUI.EnumField m_Field;
        protected virtual void UpdateValueLabel() { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.DebugUIHandlerEnumField.UpdateValueLabel"); }
    }
    public partial class DebugUIHandlerEnumHistory : UnityEngine.Rendering.UI.DebugUIHandlerEnumField
    {
    }
    public partial class DebugUIHandlerFloatField : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.UI.Text valueLabel;
    }
    public partial class DebugUIHandlerFoldout : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.Rendering.UI.UIFoldout valueToggle;
    }
    public partial class DebugUIHandlerGroup : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.Transform header;
    }
    public partial class DebugUIHandlerHBox : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
    }
    public partial class DebugUIHandlerIndirectFloatField : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.UI.Text valueLabel;
        public System.Func<float> getter;
        public System.Action<float> setter;
        public System.Func<float> incStepGetter;
        public System.Func<float> incStepMultGetter;
        public System.Func<float> decimalsGetter;
        public void Init() { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField.Init"); }
    }
    public partial class DebugUIHandlerIndirectToggle : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.UI.Toggle valueToggle;
        public UnityEngine.UI.Image checkmarkImage;
        public System.Func<int, bool> getter;
        public System.Action<int, bool> setter;
        public void Init() { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.DebugUIHandlerIndirectToggle.Init"); }
    }
    public partial class DebugUIHandlerIntField : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.UI.Text valueLabel;
    }
    public partial class DebugUIHandlerPanel : UnityEngine.MonoBehaviour
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.UI.ScrollRect scrollRect;
        public UnityEngine.RectTransform viewport;
        public UnityEngine.Rendering.UI.DebugUIHandlerCanvas Canvas;
        protected internal UnityEngine.Rendering.DebugUI.Panel m_Panel;
        public void SelectNextItem() { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.DebugUIHandlerPanel.SelectNextItem"); }
        public void SelectPreviousItem() { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.DebugUIHandlerPanel.SelectPreviousItem"); }
        public void OnScrollbarClicked() { }
        public void ResetDebugManager() { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.DebugUIHandlerPanel.ResetDebugManager"); }
    }
    public partial class DebugUIHandlerRow : UnityEngine.Rendering.UI.DebugUIHandlerFoldout
    {
        protected void Update() { }
    }
    public partial class DebugUIHandlerToggle : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.UI.Toggle valueToggle;
        public UnityEngine.UI.Image checkmarkImage;
        protected internal UnityEngine.Rendering.DebugUI.BoolField m_Field;
        protected internal virtual void UpdateValueLabel() { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.DebugUIHandlerToggle.UpdateValueLabel"); }
    }
    public partial class DebugUIHandlerToggleHistory : UnityEngine.Rendering.UI.DebugUIHandlerToggle
    {
    }
    public partial class DebugUIHandlerUIntField : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.UI.Text valueLabel;
    }
    public partial class DebugUIHandlerVBox : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
    }
    public partial class DebugUIHandlerValue : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.UI.Text valueLabel;
    }
    public partial class DebugUIHandlerVector2 : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.Rendering.UI.UIFoldout valueToggle;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldX;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldY;
    }
    public partial class DebugUIHandlerVector3 : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.Rendering.UI.UIFoldout valueToggle;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldX;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldY;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldZ;
    }
    public partial class DebugUIHandlerVector4 : UnityEngine.Rendering.UI.DebugUIHandlerWidget
    {
        public UnityEngine.UI.Text nameLabel;
        public UnityEngine.Rendering.UI.UIFoldout valueToggle;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldX;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldY;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldZ;
        public UnityEngine.Rendering.UI.DebugUIHandlerIndirectFloatField fieldW;
    }
    public partial class DebugUIHandlerWidget : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Color colorDefault = new UnityEngine.Color(0.8f, 0.8f, 0.8f, 1f);
        public UnityEngine.Color colorSelected = new UnityEngine.Color(0.25f, 0.65f, 0.8f, 1f);
        public UnityEngine.Rendering.UI.DebugUIHandlerWidget parentUIHandler { get; set; }
        public UnityEngine.Rendering.UI.DebugUIHandlerWidget previousUIHandler { get; set; }
        public UnityEngine.Rendering.UI.DebugUIHandlerWidget nextUIHandler { get; set; }
        protected UnityEngine.Rendering.DebugUI.Widget m_Widget;
        protected virtual void OnEnable() { }
        protected T CastWidget<T>() where T : UnityEngine.Rendering.DebugUI.Widget { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.DebugUIHandlerWidget.CastWidget"); }
        public virtual bool OnSelection(bool fromNext, UnityEngine.Rendering.UI.DebugUIHandlerWidget previous) { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.DebugUIHandlerWidget.OnSelection"); }
        public virtual void OnDeselection() { }
        public virtual void OnAction() { }
        public virtual void OnIncrement(bool fast) { }
        public virtual void OnDecrement(bool fast) { }
        public virtual UnityEngine.Rendering.UI.DebugUIHandlerWidget Previous() { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.DebugUIHandlerWidget.Previous"); }
        public virtual UnityEngine.Rendering.UI.DebugUIHandlerWidget Next() { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.DebugUIHandlerWidget.Next"); }
    }
    [System.SerializableAttribute]
    public partial class DebugUIPrefabBundle
    {
        public string type;
        public UnityEngine.RectTransform prefab;
    }
    public partial class UIFoldout : UnityEngine.UI.Toggle
    {
        public UnityEngine.GameObject content;
        public UnityEngine.GameObject arrowOpened;
        public UnityEngine.GameObject arrowClosed;
        public void SetState(bool state) { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.UIFoldout.SetState"); }
        public void SetState(bool state, bool rebuildLayout) { throw new Umcp.LeftOutException("UnityEngine.Rendering.UI.UIFoldout.SetState"); }
    }
}

namespace UnityEngine.Rendering
{
    public static partial class UnsafeGenericPool<T> where T : new()
    {
        public static T Get() { throw new Umcp.LeftOutException("UnityEngine.Rendering.UnsafeGenericPool<T>.Get"); }
        public static UnityEngine.Rendering.ObjectPool<T>.PooledObject Get(out T value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.UnsafeGenericPool<T>.Get"); }
        public static void Release(T toRelease) { throw new Umcp.LeftOutException("UnityEngine.Rendering.UnsafeGenericPool<T>.Release"); }
    }
    public partial class Vector2Parameter
    {
        public Vector2Parameter(UnityEngine.Vector2 value, bool overrideState = false) : base(value, overrideState) { }
        internal Vector2Parameter() { }
    }
    public partial class Vector3Parameter
    {
        public Vector3Parameter(UnityEngine.Vector3 value, bool overrideState = false) : base(value, overrideState) { }
        internal Vector3Parameter() { }
    }
    public partial class Vector4Parameter
    {
        public Vector4Parameter(UnityEngine.Vector4 value, bool overrideState = false) : base(value, overrideState) { }
        internal Vector4Parameter() { }
    }
    public partial class Volume : UnityEngine.Rendering.IVolume
    {
        public bool isGlobal { get { return m_IsGlobal; } set { m_IsGlobal = value; } } [UnityEngine.SerializeField] private bool m_IsGlobal = true;
        public float priority = 0f;
        public float blendDistance = 0f;
        public float weight = 1f;
        public UnityEngine.Rendering.VolumeProfile sharedProfile = null;
        public System.Collections.Generic.List<UnityEngine.Collider> colliders { get; internal set; } = new System.Collections.Generic.List<UnityEngine.Collider>();
    }
    public partial class VolumeComponent
    {
        public bool active = true;
        public string displayName { get; protected set; } = "";
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        public virtual void Override(UnityEngine.Rendering.VolumeComponent state, float interpFactor) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeComponent.Override"); }
        protected virtual void OnDestroy() { }
        public sealed partial class Indent : UnityEngine.PropertyAttribute
        {
            public readonly int relativeAmount;
            public Indent(int relativeAmount = 1) { this.relativeAmount = relativeAmount; }
            internal Indent() { }
        }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    [System.Obsolete]
    public sealed partial class VolumeComponentDeprecated : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, AllowMultiple = false)]
    public partial class VolumeComponentMenu : System.Attribute
    {
        public readonly string menu;
        public VolumeComponentMenu(string menu) { this.menu = menu; }
        internal VolumeComponentMenu() { }
    }
    public partial class VolumeComponentMenuForRenderPipeline : UnityEngine.Rendering.VolumeComponentMenu
    {
        public System.Type[] pipelineTypes { get; internal set; }
        public VolumeComponentMenuForRenderPipeline(string menu, params System.Type[] pipelineTypes) { this.pipelineTypes = pipelineTypes; }
        internal VolumeComponentMenuForRenderPipeline() { }
    }
    public abstract partial class VolumeDebugSettings<T> : UnityEngine.Rendering.IVolumeDebugSettings where T : UnityEngine.MonoBehaviour, UnityEngine.Rendering.IAdditionalData
    {
        public int selectedComponent { get; set; } = 0;
        protected int m_SelectedCameraIndex = 0;
        public int selectedCameraIndex { get { return m_KeptSelectedCameraIndex.Get("UnityEngine.Rendering.VolumeDebugSettings<T>.selectedCameraIndex"); } set { m_KeptSelectedCameraIndex.Set(value); } } private Umcp.Kept<int> m_KeptSelectedCameraIndex;
        public UnityEngine.Camera selectedCamera { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeDebugSettings<T>.selectedCamera"); } }
        public System.Collections.Generic.IEnumerable<UnityEngine.Camera> cameras { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeDebugSettings<T>.cameras"); } }
        public abstract UnityEngine.Rendering.VolumeStack selectedCameraVolumeStack { get; }
        public abstract UnityEngine.LayerMask selectedCameraLayerMask { get; }
        public abstract UnityEngine.Vector3 selectedCameraPosition { get; }
        public System.Type selectedComponentType { get { return m_KeptSelectedComponentType.Get("UnityEngine.Rendering.VolumeDebugSettings<T>.selectedComponentType"); } set { m_KeptSelectedComponentType.Set(value); } } private Umcp.Kept<System.Type> m_KeptSelectedComponentType;
        public static System.Collections.Generic.List<System.Type> componentTypes { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeDebugSettings<T>.componentTypes"); } }
        public static string ComponentDisplayName(System.Type component) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeDebugSettings<T>.ComponentDisplayName"); }
        protected static System.Collections.Generic.List<T> additionalCameraDatas { get; private set; } = new System.Collections.Generic.List<T>();
        public static void RegisterCamera(T additionalCamera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeDebugSettings<T>.RegisterCamera"); }
        public static void UnRegisterCamera(T additionalCamera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeDebugSettings<T>.UnRegisterCamera"); }
        public UnityEngine.Rendering.Volume[] GetVolumes() { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeDebugSettings<T>.GetVolumes"); }
        public bool RefreshVolumes(UnityEngine.Rendering.Volume[] newVolumes) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeDebugSettings<T>.RefreshVolumes"); }
        public float GetVolumeWeight(UnityEngine.Rendering.Volume volume) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeDebugSettings<T>.GetVolumeWeight"); }
        public bool VolumeHasInfluence(UnityEngine.Rendering.Volume volume) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeDebugSettings<T>.VolumeHasInfluence"); }
    }
    [System.Obsolete]
    public partial struct VolumeIsolationScope : System.IDisposable
    {
        public VolumeIsolationScope(bool unused) { this = default(UnityEngine.Rendering.VolumeIsolationScope); }
        void System.IDisposable.Dispose() { }
    }
    public sealed partial class VolumeManager
    {
        [System.Obsolete] public System.Collections.Generic.IEnumerable<System.Type> baseComponentTypes { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.baseComponentTypes"); } }
        public System.Type[] baseComponentTypeArray { get; internal set; }
        public UnityEngine.Rendering.VolumeStack CreateStack() { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.CreateStack"); }
        public void ResetMainStack() { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.ResetMainStack"); }
        public void DestroyStack(UnityEngine.Rendering.VolumeStack stack) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.DestroyStack"); }
        public void Register(UnityEngine.Rendering.Volume volume, int layer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.Register"); }
        public void Unregister(UnityEngine.Rendering.Volume volume, int layer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.Unregister"); }
        public bool IsComponentActiveInMask<T>(UnityEngine.LayerMask layerMask) where T : UnityEngine.Rendering.VolumeComponent { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.IsComponentActiveInMask"); }
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] public void CheckBaseTypes() { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.CheckBaseTypes"); }
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] public void CheckStack(UnityEngine.Rendering.VolumeStack stack) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.CheckStack"); }
        public void Update(UnityEngine.Transform trigger, UnityEngine.LayerMask layerMask) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.Update"); }
        public void Update(UnityEngine.Rendering.VolumeStack stack, UnityEngine.Transform trigger, UnityEngine.LayerMask layerMask) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.Update"); }
    }
    public abstract partial class VolumeParameter
    {
        public const string k_DebuggerDisplay = "{m_Value} ({m_OverrideState})";
        [UnityEngine.SerializeField] protected bool m_OverrideState;
        public virtual bool overrideState { get { return m_OverrideState; } set { m_OverrideState = value; } }
        public abstract void SetValue(UnityEngine.Rendering.VolumeParameter parameter);
        protected internal virtual void OnEnable() { }
        protected internal virtual void OnDisable() { }
        public virtual void Release() { }
    }
    public partial class VolumeParameter<T>
    {
        [UnityEngine.SerializeField] protected T m_Value;
    }
    public sealed partial class VolumeProfile
    {
        public System.Collections.Generic.List<UnityEngine.Rendering.VolumeComponent> components = new System.Collections.Generic.List<UnityEngine.Rendering.VolumeComponent>();
        [System.NonSerializedAttribute] public bool isDirty = true;
    }
    public sealed partial class VolumeStack : System.IDisposable
    {
        public T GetComponent<T>() where T : UnityEngine.Rendering.VolumeComponent { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeStack.GetComponent"); }
        public UnityEngine.Rendering.VolumeComponent GetComponent(System.Type type) { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeStack.GetComponent"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeStack.Dispose"); }
        internal VolumeStack() { }
    }
    [System.SerializableAttribute]
    public partial class XRGraphics
    {
        public static float eyeTextureResolutionScale { get { return s_KeptEyeTextureResolutionScale.Get("UnityEngine.Rendering.XRGraphics.eyeTextureResolutionScale"); } set { s_KeptEyeTextureResolutionScale.Set(value); } } private static Umcp.Kept<float> s_KeptEyeTextureResolutionScale;
        public static float renderViewportScale { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.XRGraphics.renderViewportScale"); } }
        public static bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.XRGraphics.enabled"); } }
        public static bool isDeviceActive { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.XRGraphics.isDeviceActive"); } }
        public static string loadedDeviceName { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.XRGraphics.loadedDeviceName"); } }
        public static string[] supportedDevices { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.XRGraphics.supportedDevices"); } }
        public static UnityEngine.Rendering.XRGraphics.StereoRenderingMode stereoRenderingMode { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.XRGraphics.stereoRenderingMode"); } }
        public static UnityEngine.RenderTextureDescriptor eyeTextureDesc { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.XRGraphics.eyeTextureDesc"); } }
        public static int eyeTextureWidth { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.XRGraphics.eyeTextureWidth"); } }
        public static int eyeTextureHeight { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.XRGraphics.eyeTextureHeight"); } }
        public enum StereoRenderingMode
        {
            MultiPass = 0,
            SinglePass = 1,
            SinglePassInstanced = 2,
            SinglePassMultiView = 3,
        }
    }
    public static partial class XRGraphicsAutomatedTests
    {
        public static bool enabled { get; internal set; }
        public static bool running = false;
    }
    public static partial class XRUtils
    {
        public static void DrawOcclusionMesh(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Camera camera, bool stereoEnabled = true) { throw new Umcp.LeftOutException("UnityEngine.Rendering.XRUtils.DrawOcclusionMesh"); }
    }
}
