// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering
{
    public partial struct CullingResults : System.IEquatable<UnityEngine.Rendering.CullingResults>
    {
        public Unity.Collections.NativeArray<UnityEngine.Rendering.VisibleLight> visibleLights { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.visibleLights"); } }
        public Unity.Collections.NativeArray<UnityEngine.Rendering.VisibleLight> visibleOffscreenVertexLights { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.visibleOffscreenVertexLights"); } }
        public Unity.Collections.NativeArray<UnityEngine.Rendering.VisibleReflectionProbe> visibleReflectionProbes { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.visibleReflectionProbes"); } }
        public int lightIndexCount { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.lightIndexCount"); } }
        public int reflectionProbeIndexCount { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.reflectionProbeIndexCount"); } }
        public int lightAndReflectionProbeIndexCount { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.lightAndReflectionProbeIndexCount"); } }
        public void FillLightAndReflectionProbeIndices(UnityEngine.ComputeBuffer computeBuffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.FillLightAndReflectionProbeIndices"); }
        public void FillLightAndReflectionProbeIndices(UnityEngine.GraphicsBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.FillLightAndReflectionProbeIndices"); }
        public Unity.Collections.NativeArray<int> GetLightIndexMap(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.GetLightIndexMap"); }
        public void SetLightIndexMap(Unity.Collections.NativeArray<int> lightIndexMap) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.SetLightIndexMap"); }
        public Unity.Collections.NativeArray<int> GetReflectionProbeIndexMap(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.GetReflectionProbeIndexMap"); }
        public void SetReflectionProbeIndexMap(Unity.Collections.NativeArray<int> lightIndexMap) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.SetReflectionProbeIndexMap"); }
        public bool GetShadowCasterBounds(int lightIndex, out UnityEngine.Bounds outBounds) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.GetShadowCasterBounds"); }
        public bool ComputeSpotShadowMatricesAndCullingPrimitives(int activeLightIndex, out UnityEngine.Matrix4x4 viewMatrix, out UnityEngine.Matrix4x4 projMatrix, out UnityEngine.Rendering.ShadowSplitData shadowSplitData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.ComputeSpotShadowMatricesAndCullingPrimitives"); }
        public bool ComputePointShadowMatricesAndCullingPrimitives(int activeLightIndex, UnityEngine.CubemapFace cubemapFace, float fovBias, out UnityEngine.Matrix4x4 viewMatrix, out UnityEngine.Matrix4x4 projMatrix, out UnityEngine.Rendering.ShadowSplitData shadowSplitData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.ComputePointShadowMatricesAndCullingPrimitives"); }
        public bool ComputeDirectionalShadowMatricesAndCullingPrimitives(int activeLightIndex, int splitIndex, int splitCount, UnityEngine.Vector3 splitRatio, int shadowResolution, float shadowNearPlaneOffset, out UnityEngine.Matrix4x4 viewMatrix, out UnityEngine.Matrix4x4 projMatrix, out UnityEngine.Rendering.ShadowSplitData shadowSplitData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CullingResults.ComputeDirectionalShadowMatricesAndCullingPrimitives"); }
        public bool Equals(UnityEngine.Rendering.CullingResults other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.CullingResults left, UnityEngine.Rendering.CullingResults right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.CullingResults left, UnityEngine.Rendering.CullingResults right) { return !((object)left).Equals(right); }
    }
    public partial struct CullingSplit
    {
        public UnityEngine.Vector3 sphereCenter;
        public float sphereRadius;
        public int cullingPlaneOffset;
        public int cullingPlaneCount;
        public float cascadeBlendCullingFactor;
        public float nearPlane;
        public UnityEngine.Matrix4x4 cullingMatrix;
    }
    [System.FlagsAttribute]
    public enum CustomMarkerCallbackFlags
    {
        CustomMarkerCallbackDefault = 0,
        CustomMarkerCallbackForceInvalidateStateTracking = 4,
    }
    public enum DefaultReflectionMode
    {
        Skybox = 0,
        Custom = 1,
    }
    public partial struct DepthState : System.IEquatable<UnityEngine.Rendering.DepthState>
    {
        public static UnityEngine.Rendering.DepthState defaultValue { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DepthState.defaultValue"); } }
        public DepthState(bool writeEnabled = true, UnityEngine.Rendering.CompareFunction compareFunction = (UnityEngine.Rendering.CompareFunction)2) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DepthState"); }
        public bool writeEnabled { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DepthState.writeEnabled"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.DepthState.writeEnabled"); } }
        public UnityEngine.Rendering.CompareFunction compareFunction { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DepthState.compareFunction"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.DepthState.compareFunction"); } }
        public bool Equals(UnityEngine.Rendering.DepthState other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.DepthState left, UnityEngine.Rendering.DepthState right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.DepthState left, UnityEngine.Rendering.DepthState right) { return !((object)left).Equals(right); }
    }
    public enum DistanceMetric
    {
        Perspective = 0,
        Orthographic = 1,
        CustomAxis = 2,
    }
    public partial struct DrawingSettings : System.IEquatable<UnityEngine.Rendering.DrawingSettings>
    {
        public DrawingSettings(UnityEngine.Rendering.ShaderTagId shaderPassName, UnityEngine.Rendering.SortingSettings sortingSettings) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings"); }
        public UnityEngine.Rendering.SortingSettings sortingSettings { get; set; }
        public UnityEngine.Rendering.PerObjectData perObjectData { get; set; }
        public bool enableDynamicBatching { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.enableDynamicBatching"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.enableDynamicBatching"); } }
        public bool enableInstancing { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.enableInstancing"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.enableInstancing"); } }
        public UnityEngine.Material overrideMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.overrideMaterial"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.overrideMaterial"); } }
        public UnityEngine.Shader overrideShader { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.overrideShader"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.overrideShader"); } }
        public int overrideMaterialPassIndex { get; set; }
        public int overrideShaderPassIndex { get; set; }
        public UnityEngine.Material fallbackMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.fallbackMaterial"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.fallbackMaterial"); } }
        public int mainLightIndex { get; set; }
        public UnityEngine.Rendering.ShaderTagId GetShaderPassName(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.GetShaderPassName"); }
        public void SetShaderPassName(int index, UnityEngine.Rendering.ShaderTagId shaderPassName) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DrawingSettings.SetShaderPassName"); }
        public bool Equals(UnityEngine.Rendering.DrawingSettings other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.DrawingSettings left, UnityEngine.Rendering.DrawingSettings right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.DrawingSettings left, UnityEngine.Rendering.DrawingSettings right) { return !((object)left).Equals(right); }
    }
    [System.FlagsAttribute]
    public enum FastMemoryFlags
    {
        None = 0,
        SpillTop = 1,
        SpillBottom = 2,
    }
    public enum FormatSwizzle
    {
        FormatSwizzleR = 0,
        FormatSwizzleG = 1,
        FormatSwizzleB = 2,
        FormatSwizzleA = 3,
        FormatSwizzle0 = 4,
        FormatSwizzle1 = 5,
    }
    [System.FlagsAttribute]
    public enum FoveatedRenderingCaps
    {
        None = 0,
        FoveationImage = 1,
        NonUniformRaster = 2,
    }
    public enum FoveatedRenderingMode
    {
        Disabled = 0,
        Enabled = 1,
    }
    [System.Obsolete]
    public partial struct GPUFence
    {
        public bool passed { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.GPUFence.passed"); } }
    }
    public enum GizmoSubset
    {
        PreImageEffects = 0,
        PostImageEffects = 1,
    }
    public partial struct GlobalKeyword
    {
        public string name { get; internal set; }
        public static UnityEngine.Rendering.GlobalKeyword Create(string name) { throw new Umcp.LeftOutException("UnityEngine.Rendering.GlobalKeyword.Create"); }
        public GlobalKeyword(string name) { throw new Umcp.LeftOutException("UnityEngine.Rendering.GlobalKeyword"); }
    }
    public partial struct GraphicsFence
    {
        public bool passed { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsFence.passed"); } }
    }
    public enum GraphicsFenceType
    {
        AsyncQueueSynchronisation = 0,
        CPUSynchronisation = 1,
    }
    public sealed partial class GraphicsSettings : UnityEngine.Object
    {
        public static UnityEngine.TransparencySortMode transparencySortMode { get { return s_KeptTransparencySortMode.Get("UnityEngine.Rendering.GraphicsSettings.transparencySortMode"); } set { s_KeptTransparencySortMode.Set(value); } } private static Umcp.Kept<UnityEngine.TransparencySortMode> s_KeptTransparencySortMode;
        public static UnityEngine.Vector3 transparencySortAxis { get { return s_KeptTransparencySortAxis.Get("UnityEngine.Rendering.GraphicsSettings.transparencySortAxis"); } set { s_KeptTransparencySortAxis.Set(value); } } private static Umcp.Kept<UnityEngine.Vector3> s_KeptTransparencySortAxis;
        public static bool realtimeDirectRectangularAreaLights { get { return s_KeptRealtimeDirectRectangularAreaLights.Get("UnityEngine.Rendering.GraphicsSettings.realtimeDirectRectangularAreaLights"); } set { s_KeptRealtimeDirectRectangularAreaLights.Set(value); } } private static Umcp.Kept<bool> s_KeptRealtimeDirectRectangularAreaLights;
        public static bool lightsUseLinearIntensity { get { return s_KeptLightsUseLinearIntensity.Get("UnityEngine.Rendering.GraphicsSettings.lightsUseLinearIntensity"); } set { s_KeptLightsUseLinearIntensity.Set(value); } } private static Umcp.Kept<bool> s_KeptLightsUseLinearIntensity;
        public static bool lightsUseColorTemperature { get { return s_KeptLightsUseColorTemperature.Get("UnityEngine.Rendering.GraphicsSettings.lightsUseColorTemperature"); } set { s_KeptLightsUseColorTemperature.Set(value); } } private static Umcp.Kept<bool> s_KeptLightsUseColorTemperature;
        public static uint defaultRenderingLayerMask { get { return s_KeptDefaultRenderingLayerMask.Get("UnityEngine.Rendering.GraphicsSettings.defaultRenderingLayerMask"); } set { s_KeptDefaultRenderingLayerMask.Set(value); } } private static Umcp.Kept<uint> s_KeptDefaultRenderingLayerMask;
        public static bool useScriptableRenderPipelineBatching { get { return s_KeptUseScriptableRenderPipelineBatching.Get("UnityEngine.Rendering.GraphicsSettings.useScriptableRenderPipelineBatching"); } set { s_KeptUseScriptableRenderPipelineBatching.Set(value); } } private static Umcp.Kept<bool> s_KeptUseScriptableRenderPipelineBatching;
        public static bool logWhenShaderIsCompiled { get { return s_KeptLogWhenShaderIsCompiled.Get("UnityEngine.Rendering.GraphicsSettings.logWhenShaderIsCompiled"); } set { s_KeptLogWhenShaderIsCompiled.Set(value); } } private static Umcp.Kept<bool> s_KeptLogWhenShaderIsCompiled;
        public static bool disableBuiltinCustomRenderTextureUpdate { get { return s_KeptDisableBuiltinCustomRenderTextureUpdate.Get("UnityEngine.Rendering.GraphicsSettings.disableBuiltinCustomRenderTextureUpdate"); } set { s_KeptDisableBuiltinCustomRenderTextureUpdate.Set(value); } } private static Umcp.Kept<bool> s_KeptDisableBuiltinCustomRenderTextureUpdate;
        public static UnityEngine.Rendering.VideoShadersIncludeMode videoShadersIncludeMode { get { return s_KeptVideoShadersIncludeMode.Get("UnityEngine.Rendering.GraphicsSettings.videoShadersIncludeMode"); } set { s_KeptVideoShadersIncludeMode.Set(value); } } private static Umcp.Kept<UnityEngine.Rendering.VideoShadersIncludeMode> s_KeptVideoShadersIncludeMode;
        public static UnityEngine.Rendering.LightProbeOutsideHullStrategy lightProbeOutsideHullStrategy { get { return s_KeptLightProbeOutsideHullStrategy.Get("UnityEngine.Rendering.GraphicsSettings.lightProbeOutsideHullStrategy"); } set { s_KeptLightProbeOutsideHullStrategy.Set(value); } } private static Umcp.Kept<UnityEngine.Rendering.LightProbeOutsideHullStrategy> s_KeptLightProbeOutsideHullStrategy;
        public static bool HasShaderDefine(UnityEngine.Rendering.GraphicsTier tier, UnityEngine.Rendering.BuiltinShaderDefine defineHash) { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsSettings.HasShaderDefine"); }
        public static bool HasShaderDefine(UnityEngine.Rendering.BuiltinShaderDefine defineHash) { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsSettings.HasShaderDefine"); }
        public static UnityEngine.Rendering.RenderPipelineAsset[] allConfiguredRenderPipelines { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsSettings.allConfiguredRenderPipelines"); } }
        public static UnityEngine.Object GetGraphicsSettings() { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsSettings.GetGraphicsSettings"); }
        public static void SetShaderMode(UnityEngine.Rendering.BuiltinShaderType type, UnityEngine.Rendering.BuiltinShaderMode mode) { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsSettings.SetShaderMode"); }
        public static UnityEngine.Rendering.BuiltinShaderMode GetShaderMode(UnityEngine.Rendering.BuiltinShaderType type) { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsSettings.GetShaderMode"); }
        public static void SetCustomShader(UnityEngine.Rendering.BuiltinShaderType type, UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsSettings.SetCustomShader"); }
        public static UnityEngine.Shader GetCustomShader(UnityEngine.Rendering.BuiltinShaderType type) { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsSettings.GetCustomShader"); }
        public static void RegisterRenderPipelineSettings<T>(UnityEngine.Rendering.RenderPipelineGlobalSettings settings) where T : UnityEngine.Rendering.RenderPipeline { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsSettings.RegisterRenderPipelineSettings"); }
        public static void UnregisterRenderPipelineSettings<T>() where T : UnityEngine.Rendering.RenderPipeline { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsSettings.UnregisterRenderPipelineSettings"); }
        public static UnityEngine.Rendering.RenderPipelineGlobalSettings GetSettingsForRenderPipeline<T>() where T : UnityEngine.Rendering.RenderPipeline { throw new Umcp.LeftOutException("UnityEngine.Rendering.GraphicsSettings.GetSettingsForRenderPipeline"); }
        public static bool cameraRelativeLightCulling { get { return s_KeptCameraRelativeLightCulling.Get("UnityEngine.Rendering.GraphicsSettings.cameraRelativeLightCulling"); } set { s_KeptCameraRelativeLightCulling.Set(value); } } private static Umcp.Kept<bool> s_KeptCameraRelativeLightCulling;
        public static bool cameraRelativeShadowCulling { get { return s_KeptCameraRelativeShadowCulling.Get("UnityEngine.Rendering.GraphicsSettings.cameraRelativeShadowCulling"); } set { s_KeptCameraRelativeShadowCulling.Set(value); } } private static Umcp.Kept<bool> s_KeptCameraRelativeShadowCulling;
        internal GraphicsSettings() { }
    }
    public enum GraphicsTier
    {
        Tier1 = 0,
        Tier2 = 1,
        Tier3 = 2,
    }
    public partial struct LODParameters : System.IEquatable<UnityEngine.Rendering.LODParameters>
    {
        public bool isOrthographic { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.LODParameters.isOrthographic"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.LODParameters.isOrthographic"); } }
        public UnityEngine.Vector3 cameraPosition { get; set; }
        public float fieldOfView { get; set; }
        public float orthoSize { get; set; }
        public int cameraPixelHeight { get; set; }
        public bool Equals(UnityEngine.Rendering.LODParameters other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.LODParameters left, UnityEngine.Rendering.LODParameters right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.LODParameters left, UnityEngine.Rendering.LODParameters right) { return !((object)left).Equals(right); }
    }
    public enum LightEvent
    {
        BeforeShadowMap = 0,
        AfterShadowMap = 1,
        BeforeScreenspaceMask = 2,
        AfterScreenspaceMask = 3,
        BeforeShadowMapPass = 4,
        AfterShadowMapPass = 5,
    }
    public enum LightProbeOutsideHullStrategy
    {
        kLightProbeSearchTetrahedralHull = 0,
        kLightProbeUseAmbientProbe = 1,
    }
    public static partial class LoadStoreActionDebugModeSettings
    {
        public static bool LoadStoreDebugModeEnabled { get { return s_KeptLoadStoreDebugModeEnabled.Get("UnityEngine.Rendering.LoadStoreActionDebugModeSettings.LoadStoreDebugModeEnabled"); } set { s_KeptLoadStoreDebugModeEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptLoadStoreDebugModeEnabled;
    }
    public partial struct LocalKeyword : System.IEquatable<UnityEngine.Rendering.LocalKeyword>
    {
        public string name { get; internal set; }
        public bool isDynamic { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.LocalKeyword.isDynamic"); } }
        public bool isOverridable { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.LocalKeyword.isOverridable"); } }
        public bool isValid { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.LocalKeyword.isValid"); } }
        public UnityEngine.Rendering.ShaderKeywordType type { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.LocalKeyword.type"); } }
        public LocalKeyword(UnityEngine.Shader shader, string name) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LocalKeyword"); }
        public LocalKeyword(UnityEngine.ComputeShader shader, string name) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LocalKeyword"); }
        public bool Equals(UnityEngine.Rendering.LocalKeyword rhs) { return base.Equals(rhs); }
        public static bool operator ==(UnityEngine.Rendering.LocalKeyword lhs, UnityEngine.Rendering.LocalKeyword rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.Rendering.LocalKeyword lhs, UnityEngine.Rendering.LocalKeyword rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct LocalKeywordSpace : System.IEquatable<UnityEngine.Rendering.LocalKeywordSpace>
    {
        public UnityEngine.Rendering.LocalKeyword[] keywords { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.LocalKeywordSpace.keywords"); } }
        public string[] keywordNames { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.LocalKeywordSpace.keywordNames"); } }
        public uint keywordCount { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.LocalKeywordSpace.keywordCount"); } }
        public UnityEngine.Rendering.LocalKeyword FindKeyword(string name) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LocalKeywordSpace.FindKeyword"); }
        public bool Equals(UnityEngine.Rendering.LocalKeywordSpace rhs) { return base.Equals(rhs); }
        public static bool operator ==(UnityEngine.Rendering.LocalKeywordSpace lhs, UnityEngine.Rendering.LocalKeywordSpace rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.Rendering.LocalKeywordSpace lhs, UnityEngine.Rendering.LocalKeywordSpace rhs) { return !((object)lhs).Equals(rhs); }
    }
    [System.FlagsAttribute]
    public enum MeshUpdateFlags
    {
        Default = 0,
        DontValidateIndices = 1,
        DontResetBoneBounds = 2,
        DontNotifyMeshUsers = 4,
        DontRecalculateBounds = 8,
    }
    public partial struct MetadataValue
    {
        public int NameID;
        public uint Value;
    }
    public partial class ObjectIdRequest
    {
        public UnityEngine.RenderTexture destination { get; set; }
        public int mipLevel { get; set; }
        public UnityEngine.CubemapFace face { get; set; }
        public int slice { get; set; }
        public UnityEngine.Rendering.ObjectIdResult result { get; internal set; }
        public ObjectIdRequest(UnityEngine.RenderTexture destination, int mipLevel = 0, UnityEngine.CubemapFace face = (UnityEngine.CubemapFace)(-1), int slice = 0) { this.destination = destination; this.mipLevel = mipLevel; this.face = face; this.slice = slice; }
        internal ObjectIdRequest() { }
    }
    public partial class ObjectIdResult
    {
        public UnityEngine.Object[] idToObjectMapping { get; internal set; }
        public static int DecodeIdFromColor(UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObjectIdResult.DecodeIdFromColor"); }
        internal ObjectIdResult() { }
    }
    public partial class OnDemandRendering
    {
        public static bool willCurrentFrameRender { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.OnDemandRendering.willCurrentFrameRender"); } }
        public static int renderFrameInterval { get { return s_KeptRenderFrameInterval.Get("UnityEngine.Rendering.OnDemandRendering.renderFrameInterval"); } set { s_KeptRenderFrameInterval.Set(value); } } private static Umcp.Kept<int> s_KeptRenderFrameInterval;
        public static int effectiveRenderFrameRate { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.OnDemandRendering.effectiveRenderFrameRate"); } }
    }
    public enum OpenGLESVersion
    {
        None = 0,
        OpenGLES20 = 1,
        OpenGLES30 = 2,
        OpenGLES31 = 3,
        OpenGLES31AEP = 4,
        OpenGLES32 = 5,
    }
    public partial class PIX
    {
        public static void BeginGPUCapture() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PIX.BeginGPUCapture"); }
        public static void EndGPUCapture() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PIX.EndGPUCapture"); }
        public static bool IsAttached() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PIX.IsAttached"); }
    }
    public partial struct PassIdentifier : System.IEquatable<UnityEngine.Rendering.PassIdentifier>
    {
        public uint SubshaderIndex { get; internal set; }
        public uint PassIndex { get; internal set; }
        public PassIdentifier(uint subshaderIndex, uint passIndex) { this = default(UnityEngine.Rendering.PassIdentifier); this.SubshaderIndex = subshaderIndex; this.PassIndex = passIndex; }
        public bool Equals(UnityEngine.Rendering.PassIdentifier rhs) { return base.Equals(rhs); }
        public static bool operator ==(UnityEngine.Rendering.PassIdentifier lhs, UnityEngine.Rendering.PassIdentifier rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.Rendering.PassIdentifier lhs, UnityEngine.Rendering.PassIdentifier rhs) { return !((object)lhs).Equals(rhs); }
    }
    public enum PassType
    {
        Normal = 0,
        Vertex = 1,
        VertexLM = 2,
        [System.Obsolete] VertexLMRGBM = 3,
        ForwardBase = 4,
        ForwardAdd = 5,
        [System.Obsolete] LightPrePassBase = 6,
        [System.Obsolete] LightPrePassFinal = 7,
        ShadowCaster = 8,
        Deferred = 10,
        Meta = 11,
        MotionVectors = 12,
        ScriptableRenderPipeline = 13,
        ScriptableRenderPipelineDefaultUnlit = 14,
        GrabPass = 15,
    }
    [System.FlagsAttribute]
    public enum PerObjectData
    {
        None = 0,
        LightProbe = 1,
        ReflectionProbes = 2,
        LightProbeProxyVolume = 4,
        Lightmaps = 8,
        LightData = 16,
        MotionVectors = 32,
        LightIndices = 64,
        ReflectionProbeData = 128,
        OcclusionProbe = 256,
        OcclusionProbeProxyVolume = 512,
        ShadowMask = 1024,
    }
    public partial struct PlatformKeywordSet
    {
        public bool IsEnabled(UnityEngine.Rendering.BuiltinShaderDefine define) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PlatformKeywordSet.IsEnabled"); }
        public void Enable(UnityEngine.Rendering.BuiltinShaderDefine define) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PlatformKeywordSet.Enable"); }
        public void Disable(UnityEngine.Rendering.BuiltinShaderDefine define) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PlatformKeywordSet.Disable"); }
    }
    [System.FlagsAttribute]
    public enum RTClearFlags
    {
        None = 0,
        Color = 1,
        Depth = 2,
        Stencil = 4,
        All = 7,
        DepthStencil = 6,
        ColorDepth = 3,
        ColorStencil = 5,
    }
    public partial struct RasterState : System.IEquatable<UnityEngine.Rendering.RasterState>
    {
        public RasterState(UnityEngine.Rendering.CullMode cullingMode = (UnityEngine.Rendering.CullMode)2, int offsetUnits = 0, float offsetFactor = 0f, bool depthClip = true) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RasterState"); }
        public UnityEngine.Rendering.CullMode cullingMode { get; set; }
        public bool depthClip { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RasterState.depthClip"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.RasterState.depthClip"); } }
        public bool conservative { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RasterState.conservative"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.RasterState.conservative"); } }
        public int offsetUnits { get; set; }
        public float offsetFactor { get; set; }
        public bool Equals(UnityEngine.Rendering.RasterState other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.RasterState left, UnityEngine.Rendering.RasterState right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.RasterState left, UnityEngine.Rendering.RasterState right) { return !((object)left).Equals(right); }
    }
    public enum RealtimeGICPUUsage
    {
        Low = 25,
        Medium = 50,
        High = 75,
        Unlimited = 100,
    }
    public enum ReflectionCubemapCompression
    {
        Uncompressed = 0,
        Compressed = 1,
        Auto = 2,
    }
    public partial struct ReflectionProbeBlendInfo
    {
        public UnityEngine.ReflectionProbe probe;
        public float weight;
    }
    public enum ReflectionProbeClearFlags
    {
        Skybox = 1,
        SolidColor = 2,
    }
    public enum ReflectionProbeMode
    {
        Baked = 0,
        Realtime = 1,
        Custom = 2,
    }
    public enum ReflectionProbeRefreshMode
    {
        OnAwake = 0,
        EveryFrame = 1,
        ViaScripting = 2,
    }
    public enum ReflectionProbeSortingCriteria
    {
        None = 0,
        Importance = 1,
        Size = 2,
        ImportanceThenSize = 3,
    }
    public enum ReflectionProbeTimeSlicingMode
    {
        AllFacesAtOnce = 0,
        IndividualFaces = 1,
        NoTimeSlicing = 2,
    }
    public enum ReflectionProbeType
    {
        Cube = 0,
        Card = 1,
    }
    public enum RenderBufferLoadAction
    {
        Load = 0,
        Clear = 1,
        DontCare = 2,
    }
    public enum RenderBufferStoreAction
    {
        Store = 0,
        Resolve = 1,
        StoreAndResolve = 2,
        DontCare = 3,
    }
    public abstract partial class RenderPipeline
    {
        protected abstract void Render(UnityEngine.Rendering.ScriptableRenderContext context, UnityEngine.Camera[] cameras);
        protected virtual void ProcessRenderRequests<RequestData>(UnityEngine.Rendering.ScriptableRenderContext context, UnityEngine.Camera camera, RequestData renderRequest) { }
        protected internal virtual bool IsRenderRequestSupported<RequestData>(UnityEngine.Camera camera, RequestData data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipeline.IsRenderRequestSupported"); }
        protected static void BeginFrameRendering(UnityEngine.Rendering.ScriptableRenderContext context, UnityEngine.Camera[] cameras) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipeline.BeginFrameRendering"); }
        protected static void BeginContextRendering(UnityEngine.Rendering.ScriptableRenderContext context, System.Collections.Generic.List<UnityEngine.Camera> cameras) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipeline.BeginContextRendering"); }
        protected static void BeginCameraRendering(UnityEngine.Rendering.ScriptableRenderContext context, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipeline.BeginCameraRendering"); }
        protected static void EndContextRendering(UnityEngine.Rendering.ScriptableRenderContext context, System.Collections.Generic.List<UnityEngine.Camera> cameras) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipeline.EndContextRendering"); }
        protected static void EndFrameRendering(UnityEngine.Rendering.ScriptableRenderContext context, UnityEngine.Camera[] cameras) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipeline.EndFrameRendering"); }
        protected static void EndCameraRendering(UnityEngine.Rendering.ScriptableRenderContext context, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipeline.EndCameraRendering"); }
        protected virtual void Render(UnityEngine.Rendering.ScriptableRenderContext context, System.Collections.Generic.List<UnityEngine.Camera> cameras) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipeline.Render"); }
        public static bool SupportsRenderRequest<RequestData>(UnityEngine.Camera camera, RequestData data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipeline.SupportsRenderRequest"); }
        public static void SubmitRenderRequest<RequestData>(UnityEngine.Camera camera, RequestData data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipeline.SubmitRenderRequest"); }
        public bool disposed { get; internal set; }
        protected virtual void Dispose(bool disposing) { }
        public virtual UnityEngine.Rendering.RenderPipelineGlobalSettings defaultSettings { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipeline.defaultSettings"); } }
        public partial class StandardRequest
        {
            public UnityEngine.RenderTexture destination;
            public int mipLevel = 0;
            public UnityEngine.CubemapFace face;
            public int slice = 0;
        }
    }
    public abstract partial class RenderPipelineAsset : UnityEngine.ScriptableObject
    {
        public virtual int terrainBrushPassIndex { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.terrainBrushPassIndex"); } }
        public virtual string[] renderingLayerMaskNames { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.renderingLayerMaskNames"); } }
        public virtual string[] prefixedRenderingLayerMaskNames { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.prefixedRenderingLayerMaskNames"); } }
        public virtual UnityEngine.Material defaultMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.defaultMaterial"); } }
        public virtual UnityEngine.Shader autodeskInteractiveShader { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.autodeskInteractiveShader"); } }
        public virtual UnityEngine.Shader autodeskInteractiveTransparentShader { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.autodeskInteractiveTransparentShader"); } }
        public virtual UnityEngine.Shader autodeskInteractiveMaskedShader { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.autodeskInteractiveMaskedShader"); } }
        public virtual UnityEngine.Shader terrainDetailLitShader { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.terrainDetailLitShader"); } }
        public virtual UnityEngine.Shader terrainDetailGrassShader { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.terrainDetailGrassShader"); } }
        public virtual UnityEngine.Shader terrainDetailGrassBillboardShader { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.terrainDetailGrassBillboardShader"); } }
        public virtual UnityEngine.Material defaultParticleMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.defaultParticleMaterial"); } }
        public virtual UnityEngine.Material defaultLineMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.defaultLineMaterial"); } }
        public virtual UnityEngine.Material defaultTerrainMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.defaultTerrainMaterial"); } }
        public virtual UnityEngine.Material defaultUIMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.defaultUIMaterial"); } }
        public virtual UnityEngine.Material defaultUIOverdrawMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.defaultUIOverdrawMaterial"); } }
        public virtual UnityEngine.Material defaultUIETC1SupportedMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.defaultUIETC1SupportedMaterial"); } }
        public virtual UnityEngine.Material default2DMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.default2DMaterial"); } }
        public virtual UnityEngine.Material default2DMaskMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.default2DMaskMaterial"); } }
        public virtual UnityEngine.Shader defaultShader { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.defaultShader"); } }
        public virtual UnityEngine.Shader defaultSpeedTree7Shader { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.defaultSpeedTree7Shader"); } }
        public virtual UnityEngine.Shader defaultSpeedTree8Shader { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.defaultSpeedTree8Shader"); } }
        public virtual string renderPipelineShaderTag { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.renderPipelineShaderTag"); } }
        protected abstract UnityEngine.Rendering.RenderPipeline CreatePipeline();
        protected virtual void OnValidate() { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.OnValidate"); }
        protected virtual void OnDisable() { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineAsset.OnDisable"); }
    }
    public abstract partial class RenderPipelineGlobalSettings : UnityEngine.ScriptableObject
    {
    }
    public static partial class RenderPipelineManager
    {
        public static UnityEngine.Rendering.RenderPipeline currentPipeline { get; internal set; }
        public static event System.Action<UnityEngine.Rendering.ScriptableRenderContext, UnityEngine.Camera[]> beginFrameRendering { add { } remove { } }
        public static event System.Action<UnityEngine.Rendering.ScriptableRenderContext, UnityEngine.Camera[]> endFrameRendering { add { } remove { } }
        public static event System.Action<UnityEngine.Rendering.ScriptableRenderContext, System.Collections.Generic.List<UnityEngine.Camera>> beginContextRendering { add { } remove { } }
        public static event System.Action<UnityEngine.Rendering.ScriptableRenderContext, System.Collections.Generic.List<UnityEngine.Camera>> endContextRendering { add { } remove { } }
        public static event System.Action<UnityEngine.Rendering.ScriptableRenderContext, UnityEngine.Camera> beginCameraRendering { add { } remove { } }
        public static event System.Action<UnityEngine.Rendering.ScriptableRenderContext, UnityEngine.Camera> endCameraRendering { add { } remove { } }
        public static event System.Action activeRenderPipelineTypeChanged { add { } remove { } }
        public static event System.Action<UnityEngine.Rendering.RenderPipelineAsset, UnityEngine.Rendering.RenderPipelineAsset> activeRenderPipelineAssetChanged { add { } remove { } }
        public static event System.Action activeRenderPipelineCreated { add { } remove { } }
        public static event System.Action activeRenderPipelineDisposed { add { } remove { } }
        public static bool pipelineSwitchCompleted { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineManager.pipelineSwitchCompleted"); } }
    }
    public partial struct RenderStateBlock : System.IEquatable<UnityEngine.Rendering.RenderStateBlock>
    {
        public RenderStateBlock(UnityEngine.Rendering.RenderStateMask mask) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderStateBlock"); }
        public UnityEngine.Rendering.BlendState blendState { get; set; }
        public UnityEngine.Rendering.RasterState rasterState { get; set; }
        public UnityEngine.Rendering.DepthState depthState { get; set; }
        public UnityEngine.Rendering.StencilState stencilState { get; set; }
        public int stencilReference { get; set; }
        public UnityEngine.Rendering.RenderStateMask mask { get; set; }
        public bool Equals(UnityEngine.Rendering.RenderStateBlock other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.RenderStateBlock left, UnityEngine.Rendering.RenderStateBlock right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.RenderStateBlock left, UnityEngine.Rendering.RenderStateBlock right) { return !((object)left).Equals(right); }
    }
    [System.FlagsAttribute]
    public enum RenderStateMask
    {
        Nothing = 0,
        Blend = 1,
        Raster = 2,
        Depth = 4,
        Stencil = 8,
        Everything = 15,
    }
    public partial struct RenderTargetBinding
    {
        public UnityEngine.Rendering.RenderTargetIdentifier[] colorRenderTargets { get; set; }
        public UnityEngine.Rendering.RenderTargetIdentifier depthRenderTarget { get; set; }
        public UnityEngine.Rendering.RenderBufferLoadAction[] colorLoadActions { get; set; }
        public UnityEngine.Rendering.RenderBufferStoreAction[] colorStoreActions { get; set; }
        public UnityEngine.Rendering.RenderBufferLoadAction depthLoadAction { get; set; }
        public UnityEngine.Rendering.RenderBufferStoreAction depthStoreAction { get; set; }
        public UnityEngine.Rendering.RenderTargetFlags flags { get; set; }
        public RenderTargetBinding(UnityEngine.Rendering.RenderTargetIdentifier[] colorRenderTargets, UnityEngine.Rendering.RenderBufferLoadAction[] colorLoadActions, UnityEngine.Rendering.RenderBufferStoreAction[] colorStoreActions, UnityEngine.Rendering.RenderTargetIdentifier depthRenderTarget, UnityEngine.Rendering.RenderBufferLoadAction depthLoadAction, UnityEngine.Rendering.RenderBufferStoreAction depthStoreAction) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBinding"); }
        public RenderTargetBinding(UnityEngine.Rendering.RenderTargetIdentifier colorRenderTarget, UnityEngine.Rendering.RenderBufferLoadAction colorLoadAction, UnityEngine.Rendering.RenderBufferStoreAction colorStoreAction, UnityEngine.Rendering.RenderTargetIdentifier depthRenderTarget, UnityEngine.Rendering.RenderBufferLoadAction depthLoadAction, UnityEngine.Rendering.RenderBufferStoreAction depthStoreAction) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBinding"); }
        public RenderTargetBinding(UnityEngine.RenderTargetSetup setup) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBinding"); }
    }
    public partial struct RenderTargetBlendState : System.IEquatable<UnityEngine.Rendering.RenderTargetBlendState>
    {
        public static UnityEngine.Rendering.RenderTargetBlendState defaultValue { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.defaultValue"); } }
        public RenderTargetBlendState(UnityEngine.Rendering.ColorWriteMask writeMask = (UnityEngine.Rendering.ColorWriteMask)15, UnityEngine.Rendering.BlendMode sourceColorBlendMode = (UnityEngine.Rendering.BlendMode)1, UnityEngine.Rendering.BlendMode destinationColorBlendMode = (UnityEngine.Rendering.BlendMode)0, UnityEngine.Rendering.BlendMode sourceAlphaBlendMode = (UnityEngine.Rendering.BlendMode)1, UnityEngine.Rendering.BlendMode destinationAlphaBlendMode = (UnityEngine.Rendering.BlendMode)0, UnityEngine.Rendering.BlendOp colorBlendOperation = (UnityEngine.Rendering.BlendOp)0, UnityEngine.Rendering.BlendOp alphaBlendOperation = (UnityEngine.Rendering.BlendOp)0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState"); }
        public UnityEngine.Rendering.ColorWriteMask writeMask { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.writeMask"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.writeMask"); } }
        public UnityEngine.Rendering.BlendMode sourceColorBlendMode { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.sourceColorBlendMode"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.sourceColorBlendMode"); } }
        public UnityEngine.Rendering.BlendMode destinationColorBlendMode { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.destinationColorBlendMode"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.destinationColorBlendMode"); } }
        public UnityEngine.Rendering.BlendMode sourceAlphaBlendMode { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.sourceAlphaBlendMode"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.sourceAlphaBlendMode"); } }
        public UnityEngine.Rendering.BlendMode destinationAlphaBlendMode { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.destinationAlphaBlendMode"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.destinationAlphaBlendMode"); } }
        public UnityEngine.Rendering.BlendOp colorBlendOperation { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.colorBlendOperation"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.colorBlendOperation"); } }
        public UnityEngine.Rendering.BlendOp alphaBlendOperation { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.alphaBlendOperation"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetBlendState.alphaBlendOperation"); } }
        public bool Equals(UnityEngine.Rendering.RenderTargetBlendState other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.RenderTargetBlendState left, UnityEngine.Rendering.RenderTargetBlendState right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.RenderTargetBlendState left, UnityEngine.Rendering.RenderTargetBlendState right) { return !((object)left).Equals(right); }
    }
    [System.FlagsAttribute]
    public enum RenderTargetFlags
    {
        None = 0,
        ReadOnlyDepth = 1,
        ReadOnlyStencil = 2,
        ReadOnlyDepthStencil = 3,
    }
    public partial struct RenderTargetIdentifier
    {
        public const int AllDepthSlices = -1;
        public RenderTargetIdentifier(UnityEngine.Rendering.BuiltinRenderTextureType type, int mipLevel = 0, UnityEngine.CubemapFace cubeFace = (UnityEngine.CubemapFace)(-1), int depthSlice = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetIdentifier"); }
        public RenderTargetIdentifier(string name, int mipLevel = 0, UnityEngine.CubemapFace cubeFace = (UnityEngine.CubemapFace)(-1), int depthSlice = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetIdentifier"); }
        public RenderTargetIdentifier(int nameID, int mipLevel = 0, UnityEngine.CubemapFace cubeFace = (UnityEngine.CubemapFace)(-1), int depthSlice = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetIdentifier"); }
        public RenderTargetIdentifier(UnityEngine.Rendering.RenderTargetIdentifier renderTargetIdentifier, int mipLevel, UnityEngine.CubemapFace cubeFace = (UnityEngine.CubemapFace)(-1), int depthSlice = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetIdentifier"); }
        public RenderTargetIdentifier(UnityEngine.Texture tex, int mipLevel = 0, UnityEngine.CubemapFace cubeFace = (UnityEngine.CubemapFace)(-1), int depthSlice = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetIdentifier"); }
        public RenderTargetIdentifier(UnityEngine.RenderBuffer buf, int mipLevel = 0, UnityEngine.CubemapFace cubeFace = (UnityEngine.CubemapFace)(-1), int depthSlice = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetIdentifier"); }
        public static implicit operator UnityEngine.Rendering.RenderTargetIdentifier(UnityEngine.RenderBuffer buf) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderTargetIdentifier.op_Implicit"); }
        public bool Equals(UnityEngine.Rendering.RenderTargetIdentifier rhs) { return base.Equals(rhs); }
        public static bool operator ==(UnityEngine.Rendering.RenderTargetIdentifier lhs, UnityEngine.Rendering.RenderTargetIdentifier rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.Rendering.RenderTargetIdentifier lhs, UnityEngine.Rendering.RenderTargetIdentifier rhs) { return !((object)lhs).Equals(rhs); }
    }
    public enum RenderTextureSubElement
    {
        Color = 0,
        Depth = 1,
        Stencil = 2,
        Default = 3,
    }
    public partial struct RendererList
    {
        public bool isValid { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RendererList.isValid"); } }
    }
    public partial struct RendererListParams : System.IEquatable<UnityEngine.Rendering.RendererListParams>
    {
        public static readonly UnityEngine.Rendering.RendererListParams Invalid = new UnityEngine.Rendering.RendererListParams();
        public UnityEngine.Rendering.CullingResults cullingResults;
        public UnityEngine.Rendering.DrawingSettings drawSettings;
        public UnityEngine.Rendering.FilteringSettings filteringSettings;
        public UnityEngine.Rendering.ShaderTagId tagName;
        public bool isPassTagName;
        public Unity.Collections.NativeArray<UnityEngine.Rendering.ShaderTagId>? tagValues;
        public Unity.Collections.NativeArray<UnityEngine.Rendering.RenderStateBlock>? stateBlocks;
        public RendererListParams(UnityEngine.Rendering.CullingResults cullingResults, UnityEngine.Rendering.DrawingSettings drawSettings, UnityEngine.Rendering.FilteringSettings filteringSettings) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RendererListParams"); }
        public bool Equals(UnityEngine.Rendering.RendererListParams other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.RendererListParams left, UnityEngine.Rendering.RendererListParams right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.RendererListParams left, UnityEngine.Rendering.RendererListParams right) { return !((object)left).Equals(right); }
    }
    public enum RendererListStatus
    {
        kRendererListInvalid = -2,
        kRendererListProcessing = -1,
        kRendererListEmpty = 0,
        kRendererListPopulated = 1,
    }
}

namespace UnityEngine.Rendering.RendererUtils
{
    public partial struct RendererListDesc
    {
        public UnityEngine.Rendering.SortingCriteria sortingCriteria;
        public UnityEngine.Rendering.PerObjectData rendererConfiguration;
        public UnityEngine.Rendering.RenderQueueRange renderQueueRange;
        public UnityEngine.Rendering.RenderStateBlock? stateBlock;
        public UnityEngine.Shader overrideShader;
        public UnityEngine.Material overrideMaterial;
        public bool excludeObjectMotionVectors;
        public int layerMask;
        public uint renderingLayerMask;
        public int overrideMaterialPassIndex;
        public int overrideShaderPassIndex;
        public RendererListDesc(UnityEngine.Rendering.ShaderTagId passName, UnityEngine.Rendering.CullingResults cullingResult, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RendererUtils.RendererListDesc"); }
        public RendererListDesc(UnityEngine.Rendering.ShaderTagId[] passNames, UnityEngine.Rendering.CullingResults cullingResult, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RendererUtils.RendererListDesc"); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.Rendering.RendererUtils.RendererListDesc.IsValid"); }
        public static UnityEngine.Rendering.RendererListParams ConvertToParameters(in UnityEngine.Rendering.RendererUtils.RendererListDesc desc) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RendererUtils.RendererListDesc.ConvertToParameters"); }
    }
}
