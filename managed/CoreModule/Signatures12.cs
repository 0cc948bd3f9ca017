// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Scripting
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Struct | System.AttributeTargets.Interface, AllowMultiple = true)]
    public partial class RequiredInterfaceAttribute : System.Attribute
    {
        public RequiredInterfaceAttribute(System.Type interfaceType) { }
        internal RequiredInterfaceAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Constructor | System.AttributeTargets.Method | System.AttributeTargets.Property | System.AttributeTargets.Field | System.AttributeTargets.Event)]
    public partial class RequiredMemberAttribute : System.Attribute
    {
    }
}

namespace UnityEngine.Search
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public partial class SearchContextAttribute : UnityEngine.PropertyAttribute
    {
        public string query { get; internal set; }
        public string[] providerIds { get; internal set; }
        public System.Type[] instantiableProviders { get; internal set; }
        public UnityEngine.Search.SearchViewFlags flags { get; internal set; }
        public SearchContextAttribute(string query) { this.query = query; }
        public SearchContextAttribute(string query, UnityEngine.Search.SearchViewFlags flags) : this(query, null, flags) { }
        public SearchContextAttribute(string query, string providerIdsCommaSeparated) { this.query = query; }
        public SearchContextAttribute(string query, string providerIdsCommaSeparated, UnityEngine.Search.SearchViewFlags flags) : this(query, flags, providerIdsCommaSeparated, null) { }
        public SearchContextAttribute(string query, params System.Type[] instantiableProviders) { this.query = query; this.instantiableProviders = instantiableProviders; }
        public SearchContextAttribute(string query, UnityEngine.Search.SearchViewFlags flags, params System.Type[] instantiableProviders) : this(query, flags, null, instantiableProviders) { }
        public SearchContextAttribute(string query, UnityEngine.Search.SearchViewFlags flags, string providerIdsCommaSeparated, params System.Type[] instantiableProviders) { this.query = query; this.flags = flags; this.instantiableProviders = instantiableProviders; }
        internal SearchContextAttribute() { }
    }
    [System.FlagsAttribute]
    public enum SearchViewFlags
    {
        None = 0,
        Debug = 16,
        NoIndexing = 32,
        Packages = 256,
        OpenLeftSidePanel = 2048,
        OpenInspectorPreview = 4096,
        Centered = 8192,
        HideSearchBar = 16384,
        CompactView = 32768,
        ListView = 65536,
        GridView = 131072,
        TableView = 262144,
        EnableSearchQuery = 524288,
        DisableInspectorPreview = 1048576,
        DisableSavedSearchQuery = 2097152,
        OpenInBuilderMode = 4194304,
        OpenInTextMode = 8388608,
        DisableBuilderModeToggle = 16777216,
        Borderless = 33554432,
        DisableQueryHelpers = 67108864,
        DisableNoResultTips = 134217728,
        IgnoreSavedSearches = 268435456,
        ObjectPicker = 536870912,
        ObjectPickerAdvancedUI = 1073741824,
        ContextSwitchPreservedMask = 33560576,
    }
}

namespace UnityEngine
{
    [System.SerializableAttribute]
    public partial struct SecondarySpriteTexture
    {
        public string name;
        public UnityEngine.Texture2D texture;
    }
    public sealed partial class Security
    {
    }
}

namespace UnityEngine.Serialization
{
    public sealed partial class ManagedReferenceUtility
    {
        public const long RefIdUnknown = -1;
        public const long RefIdNull = -2;
        public static bool SetManagedReferenceIdForObject(UnityEngine.Object obj, object scriptObj, long refId) { throw new Umcp.LeftOutException("UnityEngine.Serialization.ManagedReferenceUtility.SetManagedReferenceIdForObject"); }
        public static long GetManagedReferenceIdForObject(UnityEngine.Object obj, object scriptObj) { throw new Umcp.LeftOutException("UnityEngine.Serialization.ManagedReferenceUtility.GetManagedReferenceIdForObject"); }
        public static object GetManagedReference(UnityEngine.Object obj, long id) { throw new Umcp.LeftOutException("UnityEngine.Serialization.ManagedReferenceUtility.GetManagedReference"); }
        public static long[] GetManagedReferenceIds(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEngine.Serialization.ManagedReferenceUtility.GetManagedReferenceIds"); }
    }
    public partial class UnitySurrogateSelector : System.Runtime.Serialization.ISurrogateSelector
    {
        public System.Runtime.Serialization.ISerializationSurrogate GetSurrogate(System.Type type, System.Runtime.Serialization.StreamingContext context, out System.Runtime.Serialization.ISurrogateSelector selector) { throw new Umcp.LeftOutException("UnityEngine.Serialization.UnitySurrogateSelector.GetSurrogate"); }
        public void ChainSelector(System.Runtime.Serialization.ISurrogateSelector selector) { throw new Umcp.LeftOutException("UnityEngine.Serialization.UnitySurrogateSelector.ChainSelector"); }
        public System.Runtime.Serialization.ISurrogateSelector GetNextSelector() { throw new Umcp.LeftOutException("UnityEngine.Serialization.UnitySurrogateSelector.GetNextSelector"); }
    }
}

namespace UnityEngine
{
    public sealed partial class Shader
    {
        [System.Obsolete] public static UnityEngine.Rendering.ShaderHardwareTier globalShaderHardwareTier { get { return s_KeptGlobalShaderHardwareTier.Get("UnityEngine.Shader.globalShaderHardwareTier"); } set { s_KeptGlobalShaderHardwareTier.Set(value); } } private static Umcp.Kept<UnityEngine.Rendering.ShaderHardwareTier> s_KeptGlobalShaderHardwareTier;
        public static int maximumChunksOverride { get { return s_KeptMaximumChunksOverride.Get("UnityEngine.Shader.maximumChunksOverride"); } set { s_KeptMaximumChunksOverride.Set(value); } } private static Umcp.Kept<int> s_KeptMaximumChunksOverride;
        public static UnityEngine.Rendering.GlobalKeyword[] enabledGlobalKeywords { get { throw new Umcp.LeftOutException("UnityEngine.Shader.enabledGlobalKeywords"); } }
        public static UnityEngine.Rendering.GlobalKeyword[] globalKeywords { get { throw new Umcp.LeftOutException("UnityEngine.Shader.globalKeywords"); } }
        public UnityEngine.Rendering.LocalKeywordSpace keywordSpace { get { throw new Umcp.LeftOutException("UnityEngine.Shader.keywordSpace"); } }
        public static void EnableKeyword(in UnityEngine.Rendering.GlobalKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Shader.EnableKeyword"); }
        public static void DisableKeyword(in UnityEngine.Rendering.GlobalKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Shader.DisableKeyword"); }
        public static void SetKeyword(in UnityEngine.Rendering.GlobalKeyword keyword, bool value) { throw new Umcp.LeftOutException("UnityEngine.Shader.SetKeyword"); }
        public static bool IsKeywordEnabled(in UnityEngine.Rendering.GlobalKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Shader.IsKeywordEnabled"); }
        public UnityEngine.Shader GetDependency(string name) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetDependency"); }
        public int passCount { get { throw new Umcp.LeftOutException("UnityEngine.Shader.passCount"); } }
        public int subshaderCount { get { throw new Umcp.LeftOutException("UnityEngine.Shader.subshaderCount"); } }
        public int GetPassCountInSubshader(int subshaderIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPassCountInSubshader"); }
        public UnityEngine.Rendering.ShaderTagId FindPassTagValue(int passIndex, UnityEngine.Rendering.ShaderTagId tagName) { throw new Umcp.LeftOutException("UnityEngine.Shader.FindPassTagValue"); }
        public UnityEngine.Rendering.ShaderTagId FindPassTagValue(int subshaderIndex, int passIndex, UnityEngine.Rendering.ShaderTagId tagName) { throw new Umcp.LeftOutException("UnityEngine.Shader.FindPassTagValue"); }
        public UnityEngine.Rendering.ShaderTagId FindSubshaderTagValue(int subshaderIndex, UnityEngine.Rendering.ShaderTagId tagName) { throw new Umcp.LeftOutException("UnityEngine.Shader.FindSubshaderTagValue"); }
        public int GetPropertyCount() { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyCount"); }
        public int FindPropertyIndex(string propertyName) { throw new Umcp.LeftOutException("UnityEngine.Shader.FindPropertyIndex"); }
        public string GetPropertyName(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyName"); }
        public int GetPropertyNameId(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyNameId"); }
        public UnityEngine.Rendering.ShaderPropertyType GetPropertyType(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyType"); }
        public string GetPropertyDescription(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyDescription"); }
        public UnityEngine.Rendering.ShaderPropertyFlags GetPropertyFlags(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyFlags"); }
        public string[] GetPropertyAttributes(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyAttributes"); }
        public float GetPropertyDefaultFloatValue(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyDefaultFloatValue"); }
        public UnityEngine.Vector4 GetPropertyDefaultVectorValue(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyDefaultVectorValue"); }
        public UnityEngine.Vector2 GetPropertyRangeLimits(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyRangeLimits"); }
        public int GetPropertyDefaultIntValue(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyDefaultIntValue"); }
        public UnityEngine.Rendering.TextureDimension GetPropertyTextureDimension(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyTextureDimension"); }
        public string GetPropertyTextureDefaultName(int propertyIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.GetPropertyTextureDefaultName"); }
        public bool FindTextureStack(int propertyIndex, out string stackName, out int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Shader.FindTextureStack"); }
        public static void SetGlobalTexture(string name, UnityEngine.RenderTexture value, UnityEngine.Rendering.RenderTextureSubElement element) { throw new Umcp.LeftOutException("UnityEngine.Shader.SetGlobalTexture"); }
        public static void SetGlobalTexture(int nameID, UnityEngine.RenderTexture value, UnityEngine.Rendering.RenderTextureSubElement element) { throw new Umcp.LeftOutException("UnityEngine.Shader.SetGlobalTexture"); }
    }
    public sealed partial class ShaderVariantCollection : UnityEngine.Object
    {
        public ShaderVariantCollection() { UnityEngine.Native.NewAsset(this, ""); }
        public bool Add(UnityEngine.ShaderVariantCollection.ShaderVariant variant) { throw new Umcp.LeftOutException("UnityEngine.ShaderVariantCollection.Add"); }
        public bool Remove(UnityEngine.ShaderVariantCollection.ShaderVariant variant) { throw new Umcp.LeftOutException("UnityEngine.ShaderVariantCollection.Remove"); }
        public bool Contains(UnityEngine.ShaderVariantCollection.ShaderVariant variant) { throw new Umcp.LeftOutException("UnityEngine.ShaderVariantCollection.Contains"); }
        public int shaderCount { get { throw new Umcp.LeftOutException("UnityEngine.ShaderVariantCollection.shaderCount"); } }
        public int variantCount { get { throw new Umcp.LeftOutException("UnityEngine.ShaderVariantCollection.variantCount"); } }
        public int warmedUpVariantCount { get { throw new Umcp.LeftOutException("UnityEngine.ShaderVariantCollection.warmedUpVariantCount"); } }
        public bool isWarmedUp { get { throw new Umcp.LeftOutException("UnityEngine.ShaderVariantCollection.isWarmedUp"); } }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.ShaderVariantCollection.Clear"); }
        public void WarmUp() { throw new Umcp.LeftOutException("UnityEngine.ShaderVariantCollection.WarmUp"); }
        public bool WarmUpProgressively(int variantCount) { throw new Umcp.LeftOutException("UnityEngine.ShaderVariantCollection.WarmUpProgressively"); }
        public partial struct ShaderVariant
        {
            public UnityEngine.Shader shader;
            public UnityEngine.Rendering.PassType passType;
            public string[] keywords;
            public ShaderVariant(UnityEngine.Shader shader, UnityEngine.Rendering.PassType passType, params string[] keywords) { throw new Umcp.LeftOutException("UnityEngine.ShaderVariantCollection.ShaderVariant"); }
        }
    }
    public enum ShadowObjectsFilter
    {
        AllObjects = 0,
        DynamicOnly = 1,
        StaticOnly = 2,
    }
    public enum ShadowProjection
    {
        CloseFit = 0,
        StableFit = 1,
    }
    public enum ShadowResolution
    {
        Low = 0,
        Medium = 1,
        High = 2,
        VeryHigh = 3,
    }
    public enum ShadowmaskMode
    {
        Shadowmask = 0,
        DistanceShadowmask = 1,
    }
    public enum SkinWeights
    {
        None = 0,
        OneBone = 1,
        TwoBones = 2,
        FourBones = 4,
        Unlimited = 255,
    }
    public partial class SkinnedMeshRenderer
    {
        public bool forceMatrixRecalculationPerRender { get { return m_KeptForceMatrixRecalculationPerRender.Get("UnityEngine.SkinnedMeshRenderer.forceMatrixRecalculationPerRender"); } set { m_KeptForceMatrixRecalculationPerRender.Set(value); } } private Umcp.Kept<bool> m_KeptForceMatrixRecalculationPerRender;
        public void BakeMesh(UnityEngine.Mesh mesh) { throw new Umcp.LeftOutException("UnityEngine.SkinnedMeshRenderer.BakeMesh"); }
        public void BakeMesh(UnityEngine.Mesh mesh, bool useScale) { throw new Umcp.LeftOutException("UnityEngine.SkinnedMeshRenderer.BakeMesh"); }
        public UnityEngine.GraphicsBuffer GetVertexBuffer() { throw new Umcp.LeftOutException("UnityEngine.SkinnedMeshRenderer.GetVertexBuffer"); }
        public UnityEngine.GraphicsBuffer GetPreviousVertexBuffer() { throw new Umcp.LeftOutException("UnityEngine.SkinnedMeshRenderer.GetPreviousVertexBuffer"); }
        public UnityEngine.GraphicsBuffer.Target vertexBufferTarget { get { return m_KeptVertexBufferTarget.Get("UnityEngine.SkinnedMeshRenderer.vertexBufferTarget"); } set { m_KeptVertexBufferTarget.Set(value); } } private Umcp.Kept<UnityEngine.GraphicsBuffer.Target> m_KeptVertexBufferTarget;
    }
    public sealed partial class Skybox : UnityEngine.Behaviour
    {
        public UnityEngine.Material material { get { return m_KeptMaterial.Get("UnityEngine.Skybox.material"); } set { m_KeptMaterial.Set(value); } } private Umcp.Kept<UnityEngine.Material> m_KeptMaterial;
    }
    [System.FlagsAttribute]
    public enum SnapAxis : byte
    {
        None = 0,
        X = 1,
        Y = 2,
        Z = 4,
        All = 7,
    }
    public partial struct SortingLayer
    {
        public static UnityEngine.SortingLayer.LayerCallback onLayerAdded;
        public static UnityEngine.SortingLayer.LayerCallback onLayerRemoved;
        public delegate void LayerCallback(UnityEngine.SortingLayer layer);
    }
    public sealed partial class SparseTexture : UnityEngine.Texture
    {
        public int tileWidth { get { throw new Umcp.LeftOutException("UnityEngine.SparseTexture.tileWidth"); } }
        public int tileHeight { get { throw new Umcp.LeftOutException("UnityEngine.SparseTexture.tileHeight"); } }
        public bool isCreated { get { throw new Umcp.LeftOutException("UnityEngine.SparseTexture.isCreated"); } }
        public void UpdateTile(int tileX, int tileY, int miplevel, UnityEngine.Color32[] data) { throw new Umcp.LeftOutException("UnityEngine.SparseTexture.UpdateTile"); }
        public void UpdateTileRaw(int tileX, int tileY, int miplevel, byte[] data) { throw new Umcp.LeftOutException("UnityEngine.SparseTexture.UpdateTileRaw"); }
        public void UnloadTile(int tileX, int tileY, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.SparseTexture.UnloadTile"); }
        public SparseTexture(int width, int height, UnityEngine.Experimental.Rendering.DefaultFormat format, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.SparseTexture"); }
        public SparseTexture(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat format, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.SparseTexture"); }
        public SparseTexture(int width, int height, UnityEngine.TextureFormat textureFormat, int mipCount) : this(width, height, textureFormat, mipCount, false) { }
        public SparseTexture(int width, int height, UnityEngine.TextureFormat textureFormat, int mipCount, bool linear) { throw new Umcp.LeftOutException("UnityEngine.SparseTexture"); }
        internal SparseTexture() { }
    }
    public sealed partial class Sprite
    {
        public int GetSecondaryTextureCount() { throw new Umcp.LeftOutException("UnityEngine.Sprite.GetSecondaryTextureCount"); }
        public int GetSecondaryTextures(UnityEngine.SecondarySpriteTexture[] secondaryTexture) { throw new Umcp.LeftOutException("UnityEngine.Sprite.GetSecondaryTextures"); }
        public float spriteAtlasTextureScale { get { throw new Umcp.LeftOutException("UnityEngine.Sprite.spriteAtlasTextureScale"); } }
        public UnityEngine.Texture2D associatedAlphaSplitTexture { get { throw new Umcp.LeftOutException("UnityEngine.Sprite.associatedAlphaSplitTexture"); } }
        public UnityEngine.SpritePackingMode packingMode { get { throw new Umcp.LeftOutException("UnityEngine.Sprite.packingMode"); } }
        public UnityEngine.SpritePackingRotation packingRotation { get { throw new Umcp.LeftOutException("UnityEngine.Sprite.packingRotation"); } }
        public int GetPhysicsShapeCount() { throw new Umcp.LeftOutException("UnityEngine.Sprite.GetPhysicsShapeCount"); }
        public int GetPhysicsShapePointCount(int shapeIdx) { throw new Umcp.LeftOutException("UnityEngine.Sprite.GetPhysicsShapePointCount"); }
        public int GetPhysicsShape(int shapeIdx, System.Collections.Generic.List<UnityEngine.Vector2> physicsShape) { throw new Umcp.LeftOutException("UnityEngine.Sprite.GetPhysicsShape"); }
        public void OverridePhysicsShape(System.Collections.Generic.IList<UnityEngine.Vector2[]> physicsShapes) { throw new Umcp.LeftOutException("UnityEngine.Sprite.OverridePhysicsShape"); }
        public void OverrideGeometry(UnityEngine.Vector2[] vertices, ushort[] triangles) { throw new Umcp.LeftOutException("UnityEngine.Sprite.OverrideGeometry"); }
    }
    public enum SpriteAlignment
    {
        Center = 0,
        TopLeft = 1,
        TopCenter = 2,
        TopRight = 3,
        LeftCenter = 4,
        RightCenter = 5,
        BottomLeft = 6,
        BottomCenter = 7,
        BottomRight = 8,
        Custom = 9,
    }
    public enum SpriteMeshType
    {
        FullRect = 0,
        Tight = 1,
    }
    public enum SpritePackingMode
    {
        Tight = 0,
        Rectangle = 1,
    }
    public enum SpritePackingRotation
    {
        None = 0,
        FlipHorizontal = 1,
        FlipVertical = 2,
        Rotate180 = 3,
        Any = 15,
    }
}

namespace UnityEngine.Sprites
{
    public sealed partial class DataUtility
    {
        public static UnityEngine.Vector4 GetInnerUV(UnityEngine.Sprite sprite) { throw new Umcp.LeftOutException("UnityEngine.Sprites.DataUtility.GetInnerUV"); }
        public static UnityEngine.Vector4 GetOuterUV(UnityEngine.Sprite sprite) { throw new Umcp.LeftOutException("UnityEngine.Sprites.DataUtility.GetOuterUV"); }
        public static UnityEngine.Vector4 GetPadding(UnityEngine.Sprite sprite) { throw new Umcp.LeftOutException("UnityEngine.Sprites.DataUtility.GetPadding"); }
        public static UnityEngine.Vector2 GetMinSize(UnityEngine.Sprite sprite) { throw new Umcp.LeftOutException("UnityEngine.Sprites.DataUtility.GetMinSize"); }
    }
}

namespace UnityEngine
{
    public static partial class StackTraceUtility
    {
        public static string ExtractStackTrace() { throw new Umcp.LeftOutException("UnityEngine.StackTraceUtility.ExtractStackTrace"); }
        public static string ExtractStringFromException(object exception) { throw new Umcp.LeftOutException("UnityEngine.StackTraceUtility.ExtractStringFromException"); }
    }
    public sealed partial class StaticBatchingUtility
    {
        public static void Combine(UnityEngine.GameObject staticBatchRoot) { }
        public static void Combine(UnityEngine.GameObject[] gos, UnityEngine.GameObject staticBatchRoot) { }
    }
    public sealed partial class SystemInfo
    {
        public static UnityEngine.BatteryStatus batteryStatus { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.batteryStatus"); } }
        public static int processorFrequency { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.processorFrequency"); } }
        public static int graphicsDeviceID { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.graphicsDeviceID"); } }
        public static int graphicsDeviceVendorID { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.graphicsDeviceVendorID"); } }
        public static bool graphicsUVStartsAtTop { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.graphicsUVStartsAtTop"); } }
        public static bool graphicsMultiThreaded { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.graphicsMultiThreaded"); } }
        public static UnityEngine.Rendering.RenderingThreadingMode renderingThreadingMode { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.renderingThreadingMode"); } }
        public static UnityEngine.Rendering.FoveatedRenderingCaps foveatedRenderingCaps { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.foveatedRenderingCaps"); } }
        public static bool hasHiddenSurfaceRemovalOnGPU { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.hasHiddenSurfaceRemovalOnGPU"); } }
        public static bool hasDynamicUniformArrayIndexingInFragmentShaders { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.hasDynamicUniformArrayIndexingInFragmentShaders"); } }
        public static bool supportsRawShadowDepthSampling { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsRawShadowDepthSampling"); } }
        [System.Obsolete] public static bool supportsRenderTextures { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsRenderTextures"); } }
        public static bool supportsMotionVectors { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsMotionVectors"); } }
        [System.Obsolete] public static bool supportsRenderToCubemap { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsRenderToCubemap"); } }
        [System.Obsolete] public static bool supportsImageEffects { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsImageEffects"); } }
        public static bool supports3DTextures { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supports3DTextures"); } }
        public static bool supportsCompressed3DTextures { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsCompressed3DTextures"); } }
        public static bool supports2DArrayTextures { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supports2DArrayTextures"); } }
        public static bool supports3DRenderTextures { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supports3DRenderTextures"); } }
        public static bool supportsCubemapArrayTextures { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsCubemapArrayTextures"); } }
        public static bool supportsAnisotropicFilter { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsAnisotropicFilter"); } }
        public static UnityEngine.Rendering.CopyTextureSupport copyTextureSupport { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.copyTextureSupport"); } }
        public static bool supportsGeometryShaders { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsGeometryShaders"); } }
        public static bool supportsTessellationShaders { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsTessellationShaders"); } }
        public static bool supportsRenderTargetArrayIndexFromVertexShader { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsRenderTargetArrayIndexFromVertexShader"); } }
        public static bool supportsHardwareQuadTopology { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsHardwareQuadTopology"); } }
        public static bool supports32bitsIndexBuffer { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supports32bitsIndexBuffer"); } }
        public static bool supportsSparseTextures { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsSparseTextures"); } }
        public static int supportedRenderTargetCount { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportedRenderTargetCount"); } }
        public static bool supportsSeparatedRenderTargetsBlend { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsSeparatedRenderTargetsBlend"); } }
        public static int supportedRandomWriteTargetCount { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportedRandomWriteTargetCount"); } }
        public static int supportsMultisampledTextures { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsMultisampledTextures"); } }
        public static bool supportsMultisampled2DArrayTextures { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsMultisampled2DArrayTextures"); } }
        public static bool supportsMultisampleAutoResolve { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsMultisampleAutoResolve"); } }
        public static int supportsTextureWrapMirrorOnce { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsTextureWrapMirrorOnce"); } }
        public static bool usesReversedZBuffer { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.usesReversedZBuffer"); } }
        [System.Obsolete] public static int supportsStencil { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsStencil"); } }
        public static bool SupportsRenderTextureFormat(UnityEngine.RenderTextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.SupportsRenderTextureFormat"); }
        public static bool SupportsBlendingOnRenderTextureFormat(UnityEngine.RenderTextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.SupportsBlendingOnRenderTextureFormat"); }
        public static bool SupportsRandomWriteOnRenderTextureFormat(UnityEngine.RenderTextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.SupportsRandomWriteOnRenderTextureFormat"); }
        public static bool SupportsTextureFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.SupportsTextureFormat"); }
        public static bool SupportsVertexAttributeFormat(UnityEngine.Rendering.VertexAttributeFormat format, int dimension) { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.SupportsVertexAttributeFormat"); }
        public static UnityEngine.NPOTSupport npotSupport { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.npotSupport"); } }
        public static int maxTexture3DSize { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxTexture3DSize"); } }
        public static int maxTextureArraySlices { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxTextureArraySlices"); } }
        public static int maxCubemapSize { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxCubemapSize"); } }
        public static int maxAnisotropyLevel { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxAnisotropyLevel"); } }
        public static int maxComputeBufferInputsVertex { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxComputeBufferInputsVertex"); } }
        public static int maxComputeBufferInputsFragment { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxComputeBufferInputsFragment"); } }
        public static int maxComputeBufferInputsGeometry { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxComputeBufferInputsGeometry"); } }
        public static int maxComputeBufferInputsDomain { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxComputeBufferInputsDomain"); } }
        public static int maxComputeBufferInputsHull { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxComputeBufferInputsHull"); } }
        public static int maxComputeBufferInputsCompute { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxComputeBufferInputsCompute"); } }
        public static int maxComputeWorkGroupSize { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxComputeWorkGroupSize"); } }
        public static int maxComputeWorkGroupSizeX { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxComputeWorkGroupSizeX"); } }
        public static int maxComputeWorkGroupSizeY { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxComputeWorkGroupSizeY"); } }
        public static int maxComputeWorkGroupSizeZ { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxComputeWorkGroupSizeZ"); } }
        public static int computeSubGroupSize { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.computeSubGroupSize"); } }
        public static bool supportsAsyncCompute { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsAsyncCompute"); } }
        public static bool supportsGpuRecorder { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsGpuRecorder"); } }
        public static bool supportsGraphicsFence { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsGraphicsFence"); } }
        public static bool supportsAsyncGPUReadback { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsAsyncGPUReadback"); } }
        public static bool supportsRayTracing { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsRayTracing"); } }
        public static bool supportsSetConstantBuffer { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsSetConstantBuffer"); } }
        public static int constantBufferOffsetAlignment { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.constantBufferOffsetAlignment"); } }
        public static int maxConstantBufferSize { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxConstantBufferSize"); } }
        public static long maxGraphicsBufferSize { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.maxGraphicsBufferSize"); } }
        [System.Obsolete] public static bool minConstantBufferOffsetAlignment { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.minConstantBufferOffsetAlignment"); } }
        public static bool hasMipMaxLevel { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.hasMipMaxLevel"); } }
        public static bool supportsMipStreaming { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsMipStreaming"); } }
        [System.Obsolete] public static int graphicsPixelFillrate { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.graphicsPixelFillrate"); } }
        public static bool usesLoadStoreActions { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.usesLoadStoreActions"); } }
        public static UnityEngine.HDRDisplaySupportFlags hdrDisplaySupportFlags { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.hdrDisplaySupportFlags"); } }
        public static bool supportsConservativeRaster { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsConservativeRaster"); } }
        public static bool supportsMultiview { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsMultiview"); } }
        public static bool supportsStoreAndResolveAction { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsStoreAndResolveAction"); } }
        public static bool supportsMultisampleResolveDepth { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsMultisampleResolveDepth"); } }
        public static bool supportsMultisampleResolveStencil { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsMultisampleResolveStencil"); } }
        public static bool supportsIndirectArgumentsBuffer { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsIndirectArgumentsBuffer"); } }
        [System.Obsolete] public static bool supportsVertexPrograms { get { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.supportsVertexPrograms"); } }
        public static bool IsFormatSupported(UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.FormatUsage usage) { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.IsFormatSupported"); }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat GetCompatibleFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.FormatUsage usage) { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.GetCompatibleFormat"); }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat GetGraphicsFormat(UnityEngine.Experimental.Rendering.DefaultFormat format) { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.GetGraphicsFormat"); }
        public static int GetRenderTextureSupportedMSAASampleCount(UnityEngine.RenderTextureDescriptor desc) { throw new Umcp.LeftOutException("UnityEngine.SystemInfo.GetRenderTextureSupportedMSAASampleCount"); }
    }
    [System.FlagsAttribute]
    public enum TerrainQualityOverrides
    {
        None = 0,
        PixelError = 1,
        BasemapDistance = 2,
        DetailDensity = 4,
        DetailDistance = 8,
        TreeDistance = 16,
        BillboardStart = 32,
        FadeLength = 64,
        MaxTrees = 128,
    }
    public enum TexGenMode
    {
        None = 0,
        SphereMap = 1,
        Object = 2,
        EyeLinear = 3,
        CubeReflect = 4,
        CubeNormal = 5,
    }
    public partial class Texture
    {
        [System.Obsolete] public static int masterTextureLimit { get { return s_KeptMasterTextureLimit.Get("UnityEngine.Texture.masterTextureLimit"); } set { s_KeptMasterTextureLimit.Set(value); } } private static Umcp.Kept<int> s_KeptMasterTextureLimit;
        [System.Obsolete] public static int globalMipmapLimit { get { return s_KeptGlobalMipmapLimit.Get("UnityEngine.Texture.globalMipmapLimit"); } set { s_KeptGlobalMipmapLimit.Set(value); } } private static Umcp.Kept<int> s_KeptGlobalMipmapLimit;
        public static UnityEngine.AnisotropicFiltering anisotropicFiltering { get { return s_KeptAnisotropicFiltering.Get("UnityEngine.Texture.anisotropicFiltering"); } set { s_KeptAnisotropicFiltering.Set(value); } } private static Umcp.Kept<UnityEngine.AnisotropicFiltering> s_KeptAnisotropicFiltering;
        public static void SetGlobalAnisotropicFilteringLimits(int forcedMin, int globalMax) { throw new Umcp.LeftOutException("UnityEngine.Texture.SetGlobalAnisotropicFilteringLimits"); }
        public virtual UnityEngine.Experimental.Rendering.GraphicsFormat graphicsFormat { get { throw new Umcp.LeftOutException("UnityEngine.Texture.graphicsFormat"); } }
        public System.IntPtr GetNativeTexturePtr() { throw new Umcp.LeftOutException("UnityEngine.Texture.GetNativeTexturePtr"); }
        [System.Obsolete] public int GetNativeTextureID() { throw new Umcp.LeftOutException("UnityEngine.Texture.GetNativeTextureID"); }
        public uint updateCount { get { throw new Umcp.LeftOutException("UnityEngine.Texture.updateCount"); } }
        public void IncrementUpdateCount() { throw new Umcp.LeftOutException("UnityEngine.Texture.IncrementUpdateCount"); }
        public bool isDataSRGB { get { throw new Umcp.LeftOutException("UnityEngine.Texture.isDataSRGB"); } }
        public UnityEngine.Hash128 imageContentsHash { get { return m_KeptImageContentsHash.Get("UnityEngine.Texture.imageContentsHash"); } set { m_KeptImageContentsHash.Set(value); } } private Umcp.Kept<UnityEngine.Hash128> m_KeptImageContentsHash;
        public static ulong totalTextureMemory { get { throw new Umcp.LeftOutException("UnityEngine.Texture.totalTextureMemory"); } }
        public static ulong desiredTextureMemory { get { throw new Umcp.LeftOutException("UnityEngine.Texture.desiredTextureMemory"); } }
        public static ulong targetTextureMemory { get { throw new Umcp.LeftOutException("UnityEngine.Texture.targetTextureMemory"); } }
        public static ulong currentTextureMemory { get { throw new Umcp.LeftOutException("UnityEngine.Texture.currentTextureMemory"); } }
        public static ulong nonStreamingTextureMemory { get { throw new Umcp.LeftOutException("UnityEngine.Texture.nonStreamingTextureMemory"); } }
        public static ulong streamingMipmapUploadCount { get { throw new Umcp.LeftOutException("UnityEngine.Texture.streamingMipmapUploadCount"); } }
        public static ulong streamingRendererCount { get { throw new Umcp.LeftOutException("UnityEngine.Texture.streamingRendererCount"); } }
        public static ulong streamingTextureCount { get { throw new Umcp.LeftOutException("UnityEngine.Texture.streamingTextureCount"); } }
        public static ulong nonStreamingTextureCount { get { throw new Umcp.LeftOutException("UnityEngine.Texture.nonStreamingTextureCount"); } }
        public static ulong streamingTexturePendingLoadCount { get { throw new Umcp.LeftOutException("UnityEngine.Texture.streamingTexturePendingLoadCount"); } }
        public static ulong streamingTextureLoadingCount { get { throw new Umcp.LeftOutException("UnityEngine.Texture.streamingTextureLoadingCount"); } }
        public static void SetStreamingTextureMaterialDebugProperties() { throw new Umcp.LeftOutException("UnityEngine.Texture.SetStreamingTextureMaterialDebugProperties"); }
        public static bool streamingTextureForceLoadAll { get { return s_KeptStreamingTextureForceLoadAll.Get("UnityEngine.Texture.streamingTextureForceLoadAll"); } set { s_KeptStreamingTextureForceLoadAll.Set(value); } } private static Umcp.Kept<bool> s_KeptStreamingTextureForceLoadAll;
        public static bool streamingTextureDiscardUnusedMips { get { return s_KeptStreamingTextureDiscardUnusedMips.Get("UnityEngine.Texture.streamingTextureDiscardUnusedMips"); } set { s_KeptStreamingTextureDiscardUnusedMips.Set(value); } } private static Umcp.Kept<bool> s_KeptStreamingTextureDiscardUnusedMips;
        public static bool allowThreadedTextureCreation { get { return s_KeptAllowThreadedTextureCreation.Get("UnityEngine.Texture.allowThreadedTextureCreation"); } set { s_KeptAllowThreadedTextureCreation.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowThreadedTextureCreation;
        public static readonly int GenerateAllMips = -1;
    }
    public sealed partial class Texture2D
    {
        public bool ignoreMipmapLimit { get { return m_KeptIgnoreMipmapLimit.Get("UnityEngine.Texture2D.ignoreMipmapLimit"); } set { m_KeptIgnoreMipmapLimit.Set(value); } } private Umcp.Kept<bool> m_KeptIgnoreMipmapLimit;
        public string mipmapLimitGroup { get { throw new Umcp.LeftOutException("UnityEngine.Texture2D.mipmapLimitGroup"); } }
        public int activeMipmapLimit { get { throw new Umcp.LeftOutException("UnityEngine.Texture2D.activeMipmapLimit"); } }
        public void Compress(bool highQuality) { throw new Umcp.LeftOutException("UnityEngine.Texture2D.Compress"); }
        public bool vtOnly { get { throw new Umcp.LeftOutException("UnityEngine.Texture2D.vtOnly"); } }
        public bool streamingMipmaps { get { throw new Umcp.LeftOutException("UnityEngine.Texture2D.streamingMipmaps"); } }
        public int streamingMipmapsPriority { get { throw new Umcp.LeftOutException("UnityEngine.Texture2D.streamingMipmapsPriority"); } }
        public int requestedMipmapLevel { get { return m_KeptRequestedMipmapLevel.Get("UnityEngine.Texture2D.requestedMipmapLevel"); } set { m_KeptRequestedMipmapLevel.Set(value); } } private Umcp.Kept<int> m_KeptRequestedMipmapLevel;
        public int minimumMipmapLevel { get { return m_KeptMinimumMipmapLevel.Get("UnityEngine.Texture2D.minimumMipmapLevel"); } set { m_KeptMinimumMipmapLevel.Set(value); } } private Umcp.Kept<int> m_KeptMinimumMipmapLevel;
        public int calculatedMipmapLevel { get { throw new Umcp.LeftOutException("UnityEngine.Texture2D.calculatedMipmapLevel"); } }
        public int desiredMipmapLevel { get { throw new Umcp.LeftOutException("UnityEngine.Texture2D.desiredMipmapLevel"); } }
        public int loadingMipmapLevel { get { throw new Umcp.LeftOutException("UnityEngine.Texture2D.loadingMipmapLevel"); } }
        public int loadedMipmapLevel { get { throw new Umcp.LeftOutException("UnityEngine.Texture2D.loadedMipmapLevel"); } }
        public void ClearRequestedMipmapLevel() { throw new Umcp.LeftOutException("UnityEngine.Texture2D.ClearRequestedMipmapLevel"); }
        public bool IsRequestedMipmapLevelLoaded() { throw new Umcp.LeftOutException("UnityEngine.Texture2D.IsRequestedMipmapLevelLoaded"); }
        public void ClearMinimumMipmapLevel() { throw new Umcp.LeftOutException("UnityEngine.Texture2D.ClearMinimumMipmapLevel"); }
        public void UpdateExternalTexture(System.IntPtr nativeTex) { throw new Umcp.LeftOutException("UnityEngine.Texture2D.UpdateExternalTexture"); }
        public UnityEngine.Rect[] PackTextures(UnityEngine.Texture2D[] textures, int padding, int maximumAtlasSize, bool makeNoLongerReadable) { throw new Umcp.LeftOutException("UnityEngine.Texture2D.PackTextures"); }
        public UnityEngine.Rect[] PackTextures(UnityEngine.Texture2D[] textures, int padding, int maximumAtlasSize) { throw new Umcp.LeftOutException("UnityEngine.Texture2D.PackTextures"); }
        public UnityEngine.Rect[] PackTextures(UnityEngine.Texture2D[] textures, int padding) { throw new Umcp.LeftOutException("UnityEngine.Texture2D.PackTextures"); }
        public bool alphaIsTransparency { get { return m_KeptAlphaIsTransparency.Get("UnityEngine.Texture2D.alphaIsTransparency"); } set { m_KeptAlphaIsTransparency.Set(value); } } private Umcp.Kept<bool> m_KeptAlphaIsTransparency;
        public Texture2D(int width, int height, UnityEngine.Experimental.Rendering.DefaultFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Texture2D"); }
        public Texture2D(int width, int height, UnityEngine.Experimental.Rendering.DefaultFormat format, int mipCount, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Texture2D"); }
        public Texture2D(int width, int height, UnityEngine.Experimental.Rendering.DefaultFormat format, int mipCount, string mipmapLimitGroupName, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Texture2D"); }
        public Texture2D(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Texture2D"); }
        public Texture2D(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat format, int mipCount, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Texture2D"); }
        public Texture2D(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat format, int mipCount, string mipmapLimitGroupName, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Texture2D"); }
        public Texture2D(int width, int height, UnityEngine.TextureFormat textureFormat, int mipCount, bool linear, bool createUninitialized) { throw new Umcp.LeftOutException("UnityEngine.Texture2D"); }
        public Texture2D(int width, int height, UnityEngine.TextureFormat textureFormat, int mipCount, bool linear, bool createUninitialized, bool ignoreMipmapLimit, string mipmapLimitGroupName) { throw new Umcp.LeftOutException("UnityEngine.Texture2D"); }
        public static UnityEngine.Texture2D CreateExternalTexture(int width, int height, UnityEngine.TextureFormat format, bool mipChain, bool linear, System.IntPtr nativeTex) { throw new Umcp.LeftOutException("UnityEngine.Texture2D.CreateExternalTexture"); }
        public bool Reinitialize(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat format, bool hasMipMap) { throw new Umcp.LeftOutException("UnityEngine.Texture2D.Reinitialize"); }
        [System.Obsolete] public bool Resize(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat format, bool hasMipMap) { throw new Umcp.LeftOutException("UnityEngine.Texture2D.Resize"); }
        public void ReadPixels(UnityEngine.Rect source, int destX, int destY, bool recalculateMipMaps) { throw new Umcp.LeftOutException("UnityEngine.Texture2D.ReadPixels"); }
        public void ReadPixels(UnityEngine.Rect source, int destX, int destY) { throw new Umcp.LeftOutException("UnityEngine.Texture2D.ReadPixels"); }
        public static bool GenerateAtlas(UnityEngine.Vector2[] sizes, int padding, int atlasSize, System.Collections.Generic.List<UnityEngine.Rect> results) { throw new Umcp.LeftOutException("UnityEngine.Texture2D.GenerateAtlas"); }
        [System.FlagsAttribute]
        public enum EXRFlags
        {
            None = 0,
            OutputAsFloat = 1,
            CompressZIP = 2,
            CompressRLE = 4,
            CompressPIZ = 8,
        }
    }
    public sealed partial class Texture2DArray : UnityEngine.Texture
    {
        public static int allSlices { get { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.allSlices"); } }
        public int depth { get { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.depth"); } }
        public UnityEngine.TextureFormat format { get { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.format"); } }
        public UnityEngine.Color[] GetPixels(int arrayElement, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.GetPixels"); }
        public UnityEngine.Color[] GetPixels(int arrayElement) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.GetPixels"); }
        public UnityEngine.Color32[] GetPixels32(int arrayElement, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.GetPixels32"); }
        public UnityEngine.Color32[] GetPixels32(int arrayElement) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.GetPixels32"); }
        public void SetPixels(UnityEngine.Color[] colors, int arrayElement, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.SetPixels"); }
        public void SetPixels(UnityEngine.Color[] colors, int arrayElement) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.SetPixels"); }
        public void SetPixels32(UnityEngine.Color32[] colors, int arrayElement, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.SetPixels32"); }
        public void SetPixels32(UnityEngine.Color32[] colors, int arrayElement) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.SetPixels32"); }
        public Texture2DArray(int width, int height, int depth, UnityEngine.Experimental.Rendering.DefaultFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray"); }
        public Texture2DArray(int width, int height, int depth, UnityEngine.Experimental.Rendering.DefaultFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray"); }
        public Texture2DArray(int width, int height, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray"); }
        public Texture2DArray(int width, int height, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray"); }
        public Texture2DArray(int width, int height, int depth, UnityEngine.TextureFormat textureFormat, int mipCount, bool linear, bool createUninitialized) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray"); }
        public Texture2DArray(int width, int height, int depth, UnityEngine.TextureFormat textureFormat, int mipCount, bool linear) : this(width, height, depth, textureFormat, mipCount,linear, false) { }
        public Texture2DArray(int width, int height, int depth, UnityEngine.TextureFormat textureFormat, bool mipChain, bool linear, bool createUninitialized) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray"); }
        public Texture2DArray(int width, int height, int depth, UnityEngine.TextureFormat textureFormat, bool mipChain, bool linear) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray"); }
        public Texture2DArray(int width, int height, int depth, UnityEngine.TextureFormat textureFormat, bool mipChain) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray"); }
        public void Apply(bool updateMipmaps, bool makeNoLongerReadable) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.Apply"); }
        public void Apply(bool updateMipmaps) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.Apply"); }
        public void Apply() { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.Apply"); }
        public void SetPixelData<T>(T[] data, int mipLevel, int element, int sourceDataStartIndex = 0) { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.SetPixelData"); }
        public void SetPixelData<T>(Unity.Collections.NativeArray<T> data, int mipLevel, int element, int sourceDataStartIndex = 0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.SetPixelData"); }
        public Unity.Collections.NativeArray<T> GetPixelData<T>(int mipLevel, int element) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Texture2DArray.GetPixelData"); }
        internal Texture2DArray() { }
    }
    public sealed partial class Texture3D : UnityEngine.Texture
    {
        public int depth { get { throw new Umcp.LeftOutException("UnityEngine.Texture3D.depth"); } }
        public UnityEngine.TextureFormat format { get { throw new Umcp.LeftOutException("UnityEngine.Texture3D.format"); } }
        public void UpdateExternalTexture(System.IntPtr nativeTex) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.UpdateExternalTexture"); }
        public UnityEngine.Color[] GetPixels(int miplevel) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.GetPixels"); }
        public UnityEngine.Color[] GetPixels() { throw new Umcp.LeftOutException("UnityEngine.Texture3D.GetPixels"); }
        public UnityEngine.Color32[] GetPixels32(int miplevel) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.GetPixels32"); }
        public UnityEngine.Color32[] GetPixels32() { throw new Umcp.LeftOutException("UnityEngine.Texture3D.GetPixels32"); }
        public void SetPixels(UnityEngine.Color[] colors, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.SetPixels"); }
        public void SetPixels(UnityEngine.Color[] colors) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.SetPixels"); }
        public void SetPixels32(UnityEngine.Color32[] colors, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.SetPixels32"); }
        public void SetPixels32(UnityEngine.Color32[] colors) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.SetPixels32"); }
        public Texture3D(int width, int height, int depth, UnityEngine.Experimental.Rendering.DefaultFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Texture3D"); }
        public Texture3D(int width, int height, int depth, UnityEngine.Experimental.Rendering.DefaultFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.Texture3D"); }
        public Texture3D(int width, int height, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Texture3D"); }
        public Texture3D(int width, int height, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.Texture3D"); }
        public Texture3D(int width, int height, int depth, UnityEngine.TextureFormat textureFormat, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.Texture3D"); }
        public Texture3D(int width, int height, int depth, UnityEngine.TextureFormat textureFormat, int mipCount, System.IntPtr nativeTex) : this(width, height, depth, textureFormat, mipCount, nativeTex, false) { }
        public Texture3D(int width, int height, int depth, UnityEngine.TextureFormat textureFormat, int mipCount, System.IntPtr nativeTex, bool createUninitialized) { throw new Umcp.LeftOutException("UnityEngine.Texture3D"); }
        public Texture3D(int width, int height, int depth, UnityEngine.TextureFormat textureFormat, bool mipChain) { throw new Umcp.LeftOutException("UnityEngine.Texture3D"); }
        public Texture3D(int width, int height, int depth, UnityEngine.TextureFormat textureFormat, bool mipChain, bool createUninitialized) { throw new Umcp.LeftOutException("UnityEngine.Texture3D"); }
        public Texture3D(int width, int height, int depth, UnityEngine.TextureFormat textureFormat, bool mipChain, System.IntPtr nativeTex) { throw new Umcp.LeftOutException("UnityEngine.Texture3D"); }
        public static UnityEngine.Texture3D CreateExternalTexture(int width, int height, int depth, UnityEngine.TextureFormat format, bool mipChain, System.IntPtr nativeTex) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.CreateExternalTexture"); }
        public void Apply(bool updateMipmaps, bool makeNoLongerReadable) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.Apply"); }
        public void Apply(bool updateMipmaps) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.Apply"); }
        public void Apply() { throw new Umcp.LeftOutException("UnityEngine.Texture3D.Apply"); }
        public void SetPixel(int x, int y, int z, UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.SetPixel"); }
        public void SetPixel(int x, int y, int z, UnityEngine.Color color, int mipLevel) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.SetPixel"); }
        public UnityEngine.Color GetPixel(int x, int y, int z) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.GetPixel"); }
        public UnityEngine.Color GetPixel(int x, int y, int z, int mipLevel) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.GetPixel"); }
        public UnityEngine.Color GetPixelBilinear(float u, float v, float w) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.GetPixelBilinear"); }
        public UnityEngine.Color GetPixelBilinear(float u, float v, float w, int mipLevel) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.GetPixelBilinear"); }
        public void SetPixelData<T>(T[] data, int mipLevel, int sourceDataStartIndex = 0) { throw new Umcp.LeftOutException("UnityEngine.Texture3D.SetPixelData"); }
        public void SetPixelData<T>(Unity.Collections.NativeArray<T> data, int mipLevel, int sourceDataStartIndex = 0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Texture3D.SetPixelData"); }
        public Unity.Collections.NativeArray<T> GetPixelData<T>(int mipLevel) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Texture3D.GetPixelData"); }
        internal Texture3D() { }
    }
    public enum TextureMipmapLimitBiasMode
    {
        OffsetGlobalLimit = 0,
        OverrideGlobalLimit = 1,
    }
    public static partial class TextureMipmapLimitGroups
    {
        public static void CreateGroup(string groupName) { throw new Umcp.LeftOutException("UnityEngine.TextureMipmapLimitGroups.CreateGroup"); }
        public static void RemoveGroup(string groupName) { throw new Umcp.LeftOutException("UnityEngine.TextureMipmapLimitGroups.RemoveGroup"); }
        public static string[] GetGroups() { throw new Umcp.LeftOutException("UnityEngine.TextureMipmapLimitGroups.GetGroups"); }
        public static bool HasGroup(string groupName) { throw new Umcp.LeftOutException("UnityEngine.TextureMipmapLimitGroups.HasGroup"); }
    }
    public partial struct TextureMipmapLimitSettings
    {
        public UnityEngine.TextureMipmapLimitBiasMode limitBiasMode { get; set; }
        public int limitBias { get; set; }
    }
}
