// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering.Universal
{
    public partial struct LightData
    {
        public int mainLightIndex;
        public int additionalLightsCount;
        public int maxPerObjectAdditionalLightsCount;
        public Unity.Collections.NativeArray<UnityEngine.Rendering.VisibleLight> visibleLights;
        public bool shadeAdditionalLightsPerVertex;
        public bool supportsMixedLighting;
        public bool reflectionProbeBoxProjection;
        public bool reflectionProbeBlending;
        public bool supportsLightLayers;
    }
    [System.FlagsAttribute]
    public enum LightLayerEnum
    {
        Nothing = 0,
        LightLayerDefault = 1,
        LightLayer1 = 2,
        LightLayer2 = 4,
        LightLayer3 = 8,
        LightLayer4 = 16,
        LightLayer5 = 32,
        LightLayer6 = 64,
        LightLayer7 = 128,
        Everything = 255,
    }
    public enum LightRenderingMode
    {
        Disabled = 0,
        PerVertex = 2,
        PerPixel = 1,
    }
    public enum MixedLightingSetup
    {
        None = 0,
        ShadowMask = 1,
        Subtractive = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class MotionBlur : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.Universal.MotionBlurModeParameter mode = new UnityEngine.Rendering.Universal.MotionBlurModeParameter(UnityEngine.Rendering.Universal.MotionBlurMode.CameraOnly);
        public UnityEngine.Rendering.Universal.MotionBlurQualityParameter quality = new UnityEngine.Rendering.Universal.MotionBlurQualityParameter(UnityEngine.Rendering.Universal.MotionBlurQuality.Low);
        public UnityEngine.Rendering.ClampedFloatParameter intensity = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter clamp = new UnityEngine.Rendering.ClampedFloatParameter(0.05f, 0f, 0.2f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.MotionBlur.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.MotionBlur.IsTileCompatible"); }
    }
    public enum MotionBlurMode
    {
        CameraOnly = 0,
        CameraAndObjects = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class MotionBlurModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.Universal.MotionBlurMode>
    {
        public MotionBlurModeParameter(UnityEngine.Rendering.Universal.MotionBlurMode value, bool overrideState = false) : base(value, overrideState) { }
        internal MotionBlurModeParameter() { }
    }
    public enum MotionBlurQuality
    {
        Low = 0,
        Medium = 1,
        High = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class MotionBlurQualityParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.Universal.MotionBlurQuality>
    {
        public MotionBlurQualityParameter(UnityEngine.Rendering.Universal.MotionBlurQuality value, bool overrideState = false) : base(value, overrideState) { }
        internal MotionBlurQualityParameter() { }
    }
    public enum MsaaQuality
    {
        Disabled = 1,
        _2x = 2,
        _4x = 4,
        _8x = 8,
    }
    [System.SerializableAttribute]
    public sealed partial class PaniniProjection : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.ClampedFloatParameter distance = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter cropToFit = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0f, 1f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.PaniniProjection.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.PaniniProjection.IsTileCompatible"); }
    }
    [System.Obsolete]
    public enum PipelineDebugLevel
    {
        Disabled = 0,
        Profiling = 1,
    }
    public enum PolyFillType
    {
        pftEvenOdd = 0,
        pftNonZero = 1,
        pftPositive = 2,
        pftNegative = 3,
    }
    public enum PolyType
    {
        ptSubject = 0,
        ptClip = 1,
    }
    [System.SerializableAttribute]
    public partial class PostProcessData : UnityEngine.ScriptableObject
    {
        public UnityEngine.Rendering.Universal.PostProcessData.ShaderResources shaders;
        public UnityEngine.Rendering.Universal.PostProcessData.TextureResources textures;
        [System.SerializableAttribute]
        public sealed partial class ShaderResources
        {
            public UnityEngine.Shader stopNanPS;
            public UnityEngine.Shader subpixelMorphologicalAntialiasingPS;
            public UnityEngine.Shader gaussianDepthOfFieldPS;
            public UnityEngine.Shader bokehDepthOfFieldPS;
            public UnityEngine.Shader cameraMotionBlurPS;
            public UnityEngine.Shader paniniProjectionPS;
            public UnityEngine.Shader lutBuilderLdrPS;
            public UnityEngine.Shader lutBuilderHdrPS;
            public UnityEngine.Shader bloomPS;
            public UnityEngine.Shader LensFlareDataDrivenPS;
            public UnityEngine.Shader uberPostPS;
            public UnityEngine.Shader finalPostPassPS;
        }
        [System.SerializableAttribute]
        public sealed partial class TextureResources
        {
            public UnityEngine.Texture2D[] blueNoise16LTex;
            public UnityEngine.Texture2D[] filmGrainTex;
            public UnityEngine.Texture2D smaaAreaTex;
            public UnityEngine.Texture2D smaaSearchTex;
        }
    }
    public static partial class PostProcessUtils
    {
        [System.Obsolete] public static int ConfigureDithering(UnityEngine.Rendering.Universal.PostProcessData data, int index, UnityEngine.Camera camera, UnityEngine.Material material) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.PostProcessUtils.ConfigureDithering"); }
        public static int ConfigureDithering(UnityEngine.Rendering.Universal.PostProcessData data, int index, int cameraPixelWidth, int cameraPixelHeight, UnityEngine.Material material) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.PostProcessUtils.ConfigureDithering"); }
        [System.Obsolete] public static void ConfigureFilmGrain(UnityEngine.Rendering.Universal.PostProcessData data, UnityEngine.Rendering.Universal.FilmGrain settings, UnityEngine.Camera camera, UnityEngine.Material material) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.PostProcessUtils.ConfigureFilmGrain"); }
        public static void ConfigureFilmGrain(UnityEngine.Rendering.Universal.PostProcessData data, UnityEngine.Rendering.Universal.FilmGrain settings, int cameraPixelWidth, int cameraPixelHeight, UnityEngine.Material material) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.PostProcessUtils.ConfigureFilmGrain"); }
    }
    public partial struct PostProcessingData
    {
        public UnityEngine.Rendering.Universal.ColorGradingMode gradingMode;
        public int lutSize;
        public bool useFastSRGBLinearConversion;
    }
    public partial struct PreTile
    {
        public Unity.Mathematics.float4 planeLeft;
        public Unity.Mathematics.float4 planeRight;
        public Unity.Mathematics.float4 planeBottom;
        public Unity.Mathematics.float4 planeTop;
    }
    public partial struct PunctualLightData
    {
        public UnityEngine.Vector3 wsPos;
        public float radius;
        public UnityEngine.Vector4 color;
        public UnityEngine.Vector4 attenuation;
        public UnityEngine.Vector3 spotDirection;
        public int flags;
        public UnityEngine.Vector4 occlusionProbeInfo;
        public uint layerMask;
    }
    public enum RenderPassEvent
    {
        BeforeRendering = 0,
        BeforeRenderingShadows = 50,
        AfterRenderingShadows = 100,
        BeforeRenderingPrePasses = 150,
        [System.Obsolete] BeforeRenderingPrepasses = 151,
        AfterRenderingPrePasses = 200,
        BeforeRenderingGbuffer = 210,
        AfterRenderingGbuffer = 220,
        BeforeRenderingDeferredLights = 230,
        AfterRenderingDeferredLights = 240,
        BeforeRenderingOpaques = 250,
        AfterRenderingOpaques = 300,
        BeforeRenderingSkybox = 350,
        AfterRenderingSkybox = 400,
        BeforeRenderingTransparents = 450,
        AfterRenderingTransparents = 500,
        BeforeRenderingPostProcessing = 550,
        AfterRenderingPostProcessing = 600,
        AfterRendering = 1000,
    }
    public partial struct RenderTargetHandle
    {
        public int id { get; set; }
        public static readonly UnityEngine.Rendering.Universal.RenderTargetHandle CameraTarget = new UnityEngine.Rendering.Universal.RenderTargetHandle { id = -1 };
        public RenderTargetHandle(UnityEngine.Rendering.RenderTargetIdentifier renderTargetIdentifier) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.RenderTargetHandle"); }
        public void Init(string shaderProperty) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.RenderTargetHandle.Init"); }
        public void Init(UnityEngine.Rendering.RenderTargetIdentifier renderTargetIdentifier) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.RenderTargetHandle.Init"); }
        public UnityEngine.Rendering.RenderTargetIdentifier Identifier() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.RenderTargetHandle.Identifier"); }
        public bool HasInternalRenderTargetId() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.RenderTargetHandle.HasInternalRenderTargetId"); }
        public bool Equals(UnityEngine.Rendering.Universal.RenderTargetHandle other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.Universal.RenderTargetHandle c1, UnityEngine.Rendering.Universal.RenderTargetHandle c2) { return ((object)c1).Equals(c2); }
        public static bool operator !=(UnityEngine.Rendering.Universal.RenderTargetHandle c1, UnityEngine.Rendering.Universal.RenderTargetHandle c2) { return !((object)c1).Equals(c2); }
    }
    [System.SerializableAttribute]
    public partial class Renderer2DData : UnityEngine.Rendering.Universal.ScriptableRendererData
    {
        public float hdrEmulationScale { get { return m_HDREmulationScale; } } [UnityEngine.SerializeField] private float m_HDREmulationScale = 1;
        public UnityEngine.Rendering.Universal.Light2DBlendStyle[] lightBlendStyles { get { return m_LightBlendStyles; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.Light2DBlendStyle[] m_LightBlendStyles = null;
        protected override UnityEngine.Rendering.Universal.ScriptableRenderer Create() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Renderer2DData.Create"); }
    }
    public enum RendererOverrideOption
    {
        Custom = 0,
        UsePipelineSettings = 1,
    }
    public enum RendererType
    {
        Custom = 0,
        UniversalRenderer = 1,
        _2DRenderer = 2,
    }
    public partial struct RenderingData
    {
        public UnityEngine.Rendering.CullingResults cullResults;
        public UnityEngine.Rendering.Universal.CameraData cameraData;
        public UnityEngine.Rendering.Universal.LightData lightData;
        public UnityEngine.Rendering.Universal.ShadowData shadowData;
        public UnityEngine.Rendering.Universal.PostProcessingData postProcessingData;
        public bool supportsDynamicBatching;
        public UnityEngine.Rendering.PerObjectData perObjectData;
        public bool postProcessingEnabled;
    }
    public enum RenderingMode
    {
        Forward = 0,
        Deferred = 1,
    }
    public static partial class RenderingUtils
    {
        public static UnityEngine.Mesh fullscreenMesh { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.RenderingUtils.fullscreenMesh"); } }
        public static void SetViewAndProjectionMatrices(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Matrix4x4 viewMatrix, UnityEngine.Matrix4x4 projectionMatrix, bool setInverseMatrices) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.RenderingUtils.SetViewAndProjectionMatrices"); }
        public static bool SupportsRenderTextureFormat(UnityEngine.RenderTextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.RenderingUtils.SupportsRenderTextureFormat"); }
        public static bool SupportsGraphicsFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.FormatUsage usage) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.RenderingUtils.SupportsGraphicsFormat"); }
    }
    public enum SampleCount
    {
        One = 1,
        Two = 2,
        Four = 4,
    }
    public abstract partial class ScriptableRenderPass
    {
        public virtual void FrameCleanup(UnityEngine.Rendering.CommandBuffer cmd) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.FrameCleanup"); }
        public UnityEngine.Rendering.Universal.RenderPassEvent renderPassEvent { get; set; }
        public UnityEngine.Rendering.RenderTargetIdentifier[] colorAttachments { get; internal set; }
        public UnityEngine.Rendering.RenderTargetIdentifier colorAttachment { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.colorAttachment"); } }
        public UnityEngine.Rendering.RenderTargetIdentifier depthAttachment { get; internal set; } = UnityEngine.Rendering.BuiltinRenderTextureType.CameraTarget;
        public UnityEngine.Rendering.RenderBufferStoreAction[] colorStoreActions { get; internal set; }
        public UnityEngine.Rendering.RenderBufferStoreAction depthStoreAction { get; internal set; } = UnityEngine.Rendering.RenderBufferStoreAction.Store;
        protected internal UnityEngine.Rendering.ProfilingSampler profilingSampler { get; set; }
        public void ConfigureColorStoreAction(UnityEngine.Rendering.RenderBufferStoreAction storeAction, uint attachmentIndex = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.ConfigureColorStoreAction"); }
        public void ConfigureColorStoreActions(UnityEngine.Rendering.RenderBufferStoreAction[] storeActions) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.ConfigureColorStoreActions"); }
        public void ConfigureDepthStoreAction(UnityEngine.Rendering.RenderBufferStoreAction storeAction) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.ConfigureDepthStoreAction"); }
        public void ConfigureTarget(UnityEngine.Rendering.RenderTargetIdentifier colorAttachment, UnityEngine.Rendering.RenderTargetIdentifier depthAttachment) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.ConfigureTarget"); }
        public void ConfigureTarget(UnityEngine.Rendering.RenderTargetIdentifier[] colorAttachments, UnityEngine.Rendering.RenderTargetIdentifier depthAttachment) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.ConfigureTarget"); }
        public void ConfigureTarget(UnityEngine.Rendering.RenderTargetIdentifier colorAttachment) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.ConfigureTarget"); }
        public void ConfigureTarget(UnityEngine.Rendering.RenderTargetIdentifier[] colorAttachments) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.ConfigureTarget"); }
        public virtual void OnCameraSetup(UnityEngine.Rendering.CommandBuffer cmd, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { }
        public virtual void Configure(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.RenderTextureDescriptor cameraTextureDescriptor) { }
        public virtual void OnCameraCleanup(UnityEngine.Rendering.CommandBuffer cmd) { }
        public virtual void OnFinishCameraStackRendering(UnityEngine.Rendering.CommandBuffer cmd) { }
        public abstract void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData);
        public void Blit(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.Material material = null, int passIndex = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.Blit"); }
        public void Blit(UnityEngine.Rendering.CommandBuffer cmd, ref UnityEngine.Rendering.Universal.RenderingData data, UnityEngine.Material material, int passIndex = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.Blit"); }
        public UnityEngine.Rendering.DrawingSettings CreateDrawingSettings(UnityEngine.Rendering.ShaderTagId shaderTagId, ref UnityEngine.Rendering.Universal.RenderingData renderingData, UnityEngine.Rendering.SortingCriteria sortingCriteria) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.CreateDrawingSettings"); }
        public UnityEngine.Rendering.DrawingSettings CreateDrawingSettings(System.Collections.Generic.List<UnityEngine.Rendering.ShaderTagId> shaderTagIdList, ref UnityEngine.Rendering.Universal.RenderingData renderingData, UnityEngine.Rendering.SortingCriteria sortingCriteria) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.CreateDrawingSettings"); }
    }
    [System.FlagsAttribute]
    public enum ScriptableRenderPassInput
    {
        None = 0,
        Depth = 1,
        Normal = 2,
        Color = 4,
        Motion = 8,
    }
    public abstract partial class ScriptableRenderer
    {
        protected UnityEngine.Rendering.ProfilingSampler profilingExecute { get; set; }
        public static void SetCameraMatrices(UnityEngine.Rendering.CommandBuffer cmd, ref UnityEngine.Rendering.Universal.CameraData cameraData, bool setInverseMatrices) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderer.SetCameraMatrices"); }
        public UnityEngine.Rendering.RenderTargetIdentifier cameraColorTarget { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderer.cameraColorTarget"); } }
        public UnityEngine.Rendering.RenderTargetIdentifier cameraDepthTarget { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderer.cameraDepthTarget"); } }
        protected System.Collections.Generic.List<UnityEngine.Rendering.Universal.ScriptableRendererFeature> rendererFeatures { get; private set; } = new System.Collections.Generic.List<UnityEngine.Rendering.Universal.ScriptableRendererFeature>(10);
        protected System.Collections.Generic.List<UnityEngine.Rendering.Universal.ScriptableRenderPass> activeRenderPassQueue { get; private set; } = new System.Collections.Generic.List<UnityEngine.Rendering.Universal.ScriptableRenderPass>(32);
        public UnityEngine.Rendering.Universal.ScriptableRenderer.RenderingFeatures supportedRenderingFeatures { get; set; } = new UnityEngine.Rendering.Universal.ScriptableRenderer.RenderingFeatures();
        public UnityEngine.Rendering.GraphicsDeviceType[] unsupportedGraphicsDeviceTypes { get; set; }
        public ScriptableRenderer(UnityEngine.Rendering.Universal.ScriptableRendererData data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderer"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderer.Dispose"); }
        protected virtual void Dispose(bool disposing) { }
        public void ConfigureCameraTarget(UnityEngine.Rendering.RenderTargetIdentifier colorTarget, UnityEngine.Rendering.RenderTargetIdentifier depthTarget) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderer.ConfigureCameraTarget"); }
        public abstract void Setup(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData);
        public virtual void SetupLights(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { }
        public virtual void SetupCullingParameters(ref UnityEngine.Rendering.ScriptableCullingParameters cullingParameters, ref UnityEngine.Rendering.Universal.CameraData cameraData) { }
        public virtual void FinishRendering(UnityEngine.Rendering.CommandBuffer cmd) { }
        public void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderer.Execute"); }
        protected static UnityEngine.Rendering.ClearFlag GetCameraClearFlag(ref UnityEngine.Rendering.Universal.CameraData cameraData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderer.GetCameraClearFlag"); }
        protected void AddRenderPasses(ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderer.AddRenderPasses"); }
        [System.Obsolete] public UnityEngine.Rendering.RenderTargetIdentifier cameraDepth { get; internal set; }
        internal ScriptableRenderer() { }
        public partial class RenderingFeatures
        {
            public bool cameraStacking { get; set; } = false;
            public bool msaa { get; set; } = true;
        }
    }
    public abstract partial class ScriptableRendererData : UnityEngine.ScriptableObject
    {
        public UnityEngine.Rendering.Universal.ScriptableRendererData.DebugShaderResources debugShaders;
        protected abstract UnityEngine.Rendering.Universal.ScriptableRenderer Create();
        public System.Collections.Generic.List<UnityEngine.Rendering.Universal.ScriptableRendererFeature> rendererFeatures { get { return m_RendererFeatures; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Rendering.Universal.ScriptableRendererFeature> m_RendererFeatures = new System.Collections.Generic.List<UnityEngine.Rendering.Universal.ScriptableRendererFeature>(10);
        public void SetDirty() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRendererData.SetDirty"); }
        protected virtual void OnValidate() { }
        protected virtual void OnEnable() { }
        public bool useNativeRenderPass { get { return m_UseNativeRenderPass; } set { m_UseNativeRenderPass = value; } } [UnityEngine.SerializeField] private bool m_UseNativeRenderPass = false;
        [System.SerializableAttribute]
        public sealed partial class DebugShaderResources
        {
            public UnityEngine.Shader debugReplacementPS;
        }
    }
    public abstract partial class ScriptableRendererFeature
    {
        public bool isActive { get { return m_Active; } } [UnityEngine.SerializeField] private bool m_Active = true;
        public abstract void Create();
        public virtual void OnCameraPreCull(UnityEngine.Rendering.Universal.ScriptableRenderer renderer, in UnityEngine.Rendering.Universal.CameraData cameraData) { }
        public abstract void AddRenderPasses(UnityEngine.Rendering.Universal.ScriptableRenderer renderer, ref UnityEngine.Rendering.Universal.RenderingData renderingData);
        protected virtual void Dispose(bool disposing) { }
    }
    public static partial class ShaderKeywordStrings
    {
        public static readonly string MainLightShadows = "_MAIN_LIGHT_SHADOWS";
        public static readonly string MainLightShadowCascades = "_MAIN_LIGHT_SHADOWS_CASCADE";
        public static readonly string MainLightShadowScreen = "_MAIN_LIGHT_SHADOWS_SCREEN";
        public static readonly string CastingPunctualLightShadow = "_CASTING_PUNCTUAL_LIGHT_SHADOW";
        public static readonly string AdditionalLightsVertex = "_ADDITIONAL_LIGHTS_VERTEX";
        public static readonly string AdditionalLightsPixel = "_ADDITIONAL_LIGHTS";
        public static readonly string AdditionalLightShadows = "_ADDITIONAL_LIGHT_SHADOWS";
        public static readonly string ReflectionProbeBoxProjection = "_REFLECTION_PROBE_BOX_PROJECTION";
        public static readonly string ReflectionProbeBlending = "_REFLECTION_PROBE_BLENDING";
        public static readonly string SoftShadows = "_SHADOWS_SOFT";
        public static readonly string MixedLightingSubtractive = "_MIXED_LIGHTING_SUBTRACTIVE";
        public static readonly string LightmapShadowMixing = "LIGHTMAP_SHADOW_MIXING";
        public static readonly string ShadowsShadowMask = "SHADOWS_SHADOWMASK";
        public static readonly string LightLayers = "_LIGHT_LAYERS";
        public static readonly string RenderPassEnabled = "_RENDER_PASS_ENABLED";
        public static readonly string BillboardFaceCameraPos = "BILLBOARD_FACE_CAMERA_POS";
        public static readonly string LightCookies = "_LIGHT_COOKIES";
        public static readonly string DepthNoMsaa = "_DEPTH_NO_MSAA";
        public static readonly string DepthMsaa2 = "_DEPTH_MSAA_2";
        public static readonly string DepthMsaa4 = "_DEPTH_MSAA_4";
        public static readonly string DepthMsaa8 = "_DEPTH_MSAA_8";
        public static readonly string LinearToSRGBConversion = "_LINEAR_TO_SRGB_CONVERSION";
        public static readonly string DBufferMRT1 = "_DBUFFER_MRT1";
        public static readonly string DBufferMRT2 = "_DBUFFER_MRT2";
        public static readonly string DBufferMRT3 = "_DBUFFER_MRT3";
        public static readonly string DecalNormalBlendLow = "_DECAL_NORMAL_BLEND_LOW";
        public static readonly string DecalNormalBlendMedium = "_DECAL_NORMAL_BLEND_MEDIUM";
        public static readonly string DecalNormalBlendHigh = "_DECAL_NORMAL_BLEND_HIGH";
        public static readonly string SmaaLow = "_SMAA_PRESET_LOW";
        public static readonly string SmaaMedium = "_SMAA_PRESET_MEDIUM";
        public static readonly string SmaaHigh = "_SMAA_PRESET_HIGH";
        public static readonly string PaniniGeneric = "_GENERIC";
        public static readonly string PaniniUnitDistance = "_UNIT_DISTANCE";
        public static readonly string BloomLQ = "_BLOOM_LQ";
        public static readonly string BloomHQ = "_BLOOM_HQ";
        public static readonly string BloomLQDirt = "_BLOOM_LQ_DIRT";
        public static readonly string BloomHQDirt = "_BLOOM_HQ_DIRT";
        public static readonly string UseRGBM = "_USE_RGBM";
        public static readonly string Distortion = "_DISTORTION";
        public static readonly string ChromaticAberration = "_CHROMATIC_ABERRATION";
        public static readonly string HDRGrading = "_HDR_GRADING";
        public static readonly string TonemapACES = "_TONEMAP_ACES";
        public static readonly string TonemapNeutral = "_TONEMAP_NEUTRAL";
        public static readonly string FilmGrain = "_FILM_GRAIN";
        public static readonly string Fxaa = "_FXAA";
        public static readonly string Dithering = "_DITHERING";
        public static readonly string ScreenSpaceOcclusion = "_SCREEN_SPACE_OCCLUSION";
        public static readonly string HighQualitySampling = "_HIGH_QUALITY_SAMPLING";
        public static readonly string DOWNSAMPLING_SIZE_2 = "DOWNSAMPLING_SIZE_2";
        public static readonly string DOWNSAMPLING_SIZE_4 = "DOWNSAMPLING_SIZE_4";
        public static readonly string DOWNSAMPLING_SIZE_8 = "DOWNSAMPLING_SIZE_8";
        public static readonly string DOWNSAMPLING_SIZE_16 = "DOWNSAMPLING_SIZE_16";
        public static readonly string _SPOT = "_SPOT";
        public static readonly string _DIRECTIONAL = "_DIRECTIONAL";
        public static readonly string _POINT = "_POINT";
        public static readonly string _DEFERRED_STENCIL = "_DEFERRED_STENCIL";
        public static readonly string _DEFERRED_FIRST_LIGHT = "_DEFERRED_FIRST_LIGHT";
        public static readonly string _DEFERRED_MAIN_LIGHT = "_DEFERRED_MAIN_LIGHT";
        public static readonly string _GBUFFER_NORMALS_OCT = "_GBUFFER_NORMALS_OCT";
        public static readonly string _DEFERRED_MIXED_LIGHTING = "_DEFERRED_MIXED_LIGHTING";
        public static readonly string LIGHTMAP_ON = "LIGHTMAP_ON";
        public static readonly string DYNAMICLIGHTMAP_ON = "DYNAMICLIGHTMAP_ON";
        public static readonly string _ALPHATEST_ON = "_ALPHATEST_ON";
        public static readonly string DIRLIGHTMAP_COMBINED = "DIRLIGHTMAP_COMBINED";
        public static readonly string _DETAIL_MULX2 = "_DETAIL_MULX2";
        public static readonly string _DETAIL_SCALED = "_DETAIL_SCALED";
        public static readonly string _CLEARCOAT = "_CLEARCOAT";
        public static readonly string _CLEARCOATMAP = "_CLEARCOATMAP";
        public static readonly string DEBUG_DISPLAY = "DEBUG_DISPLAY";
        public static readonly string _EMISSION = "_EMISSION";
        public static readonly string _RECEIVE_SHADOWS_OFF = "_RECEIVE_SHADOWS_OFF";
        public static readonly string _SURFACE_TYPE_TRANSPARENT = "_SURFACE_TYPE_TRANSPARENT";
        public static readonly string _ALPHAPREMULTIPLY_ON = "_ALPHAPREMULTIPLY_ON";
        public static readonly string _ALPHAMODULATE_ON = "_ALPHAMODULATE_ON";
        public static readonly string _NORMALMAP = "_NORMALMAP";
        public static readonly string EDITOR_VISUALIZATION = "EDITOR_VISUALIZATION";
        public static readonly string UseDrawProcedural = "_USE_DRAW_PROCEDURAL";
    }
    public enum ShaderPathID
    {
        Lit = 0,
        SimpleLit = 1,
        Unlit = 2,
        TerrainLit = 3,
        ParticlesLit = 4,
        ParticlesSimpleLit = 5,
        ParticlesUnlit = 6,
        BakedLit = 7,
        SpeedTree7 = 8,
        SpeedTree7Billboard = 9,
        SpeedTree8 = 10,
    }
    public static partial class ShaderUtils
    {
        public static string GetShaderPath(UnityEngine.Rendering.Universal.ShaderPathID id) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShaderUtils.GetShaderPath"); }
        public static UnityEngine.Rendering.Universal.ShaderPathID GetEnumFromPath(string path) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShaderUtils.GetEnumFromPath"); }
        public static bool IsLWShader(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShaderUtils.IsLWShader"); }
    }
    public enum ShaderVariantLogLevel
    {
        Disabled = 0,
        OnlyUniversalRPShaders = 1,
        AllShaders = 2,
    }
    [System.Obsolete]
    public enum ShadowCascadesOption
    {
        NoCascades = 0,
        TwoCascades = 1,
        FourCascades = 2,
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class ShadowCaster2D : UnityEngine.Rendering.Universal.ShadowCasterGroup2D, UnityEngine.ISerializationCallbackReceiver
    {
        public UnityEngine.Mesh mesh { get { return m_Mesh; } } [UnityEngine.SerializeField] private UnityEngine.Mesh m_Mesh;
        public UnityEngine.Vector3[] shapePath { get { return m_ShapePath; } } [UnityEngine.SerializeField] private UnityEngine.Vector3[] m_ShapePath = null;
        public bool useRendererSilhouette { get { return m_KeptUseRendererSilhouette.Get("UnityEngine.Rendering.Universal.ShadowCaster2D.useRendererSilhouette"); } set { m_KeptUseRendererSilhouette.Set(value); } } private Umcp.Kept<bool> m_KeptUseRendererSilhouette;
        public bool selfShadows { get { return m_SelfShadows; } set { m_SelfShadows = value; } } [UnityEngine.SerializeField] private bool m_SelfShadows = false;
        public bool castsShadows { get { return m_CastsShadows; } set { m_CastsShadows = value; } } [UnityEngine.SerializeField] private bool m_CastsShadows = true;
        protected void OnEnable() { }
        protected void OnDisable() { }
        public void Update() { }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        public enum ComponentVersions
        {
            Version_Unserialized = 0,
            Version_1 = 1,
        }
    }
    public abstract partial class ShadowCasterGroup2D : UnityEngine.MonoBehaviour
    {
        public System.Collections.Generic.List<UnityEngine.Rendering.Universal.ShadowCaster2D> GetShadowCasters() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowCasterGroup2D.GetShadowCasters"); }
        public int GetShadowGroup() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowCasterGroup2D.GetShadowGroup"); }
        public void RegisterShadowCaster2D(UnityEngine.Rendering.Universal.ShadowCaster2D shadowCaster2D) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowCasterGroup2D.RegisterShadowCaster2D"); }
        public void UnregisterShadowCaster2D(UnityEngine.Rendering.Universal.ShadowCaster2D shadowCaster2D) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowCasterGroup2D.UnregisterShadowCaster2D"); }
    }
    public partial struct ShadowData
    {
        public bool supportsMainLightShadows;
        [System.Obsolete] public bool requiresScreenSpaceShadowResolve;
        public int mainLightShadowmapWidth;
        public int mainLightShadowmapHeight;
        public int mainLightShadowCascadesCount;
        public UnityEngine.Vector3 mainLightShadowCascadesSplit;
        public float mainLightShadowCascadeBorder;
        public bool supportsAdditionalLightShadows;
        public int additionalLightsShadowmapWidth;
        public int additionalLightsShadowmapHeight;
        public bool supportsSoftShadows;
        public int shadowmapDepthBufferBits;
        public System.Collections.Generic.List<UnityEngine.Vector4> bias;
        public System.Collections.Generic.List<int> resolution;
    }
    public enum ShadowQuality
    {
        Disabled = 0,
        HardShadows = 1,
        SoftShadows = 2,
    }
    public enum ShadowResolution
    {
        _256 = 256,
        _512 = 512,
        _1024 = 1024,
        _2048 = 2048,
        _4096 = 4096,
    }
    public partial struct ShadowSliceData
    {
        public UnityEngine.Matrix4x4 viewMatrix;
        public UnityEngine.Matrix4x4 projectionMatrix;
        public UnityEngine.Matrix4x4 shadowTransform;
        public int offsetX;
        public int offsetY;
        public int resolution;
        public UnityEngine.Rendering.ShadowSplitData splitData;
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowSliceData.Clear"); }
    }
    public static partial class ShadowUtils
    {
        public static bool ExtractDirectionalLightMatrix(ref UnityEngine.Rendering.CullingResults cullResults, ref UnityEngine.Rendering.Universal.ShadowData shadowData, int shadowLightIndex, int cascadeIndex, int shadowmapWidth, int shadowmapHeight, int shadowResolution, float shadowNearPlane, out UnityEngine.Vector4 cascadeSplitDistance, out UnityEngine.Rendering.Universal.ShadowSliceData shadowSliceData, out UnityEngine.Matrix4x4 viewMatrix, out UnityEngine.Matrix4x4 projMatrix) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowUtils.ExtractDirectionalLightMatrix"); }
        public static bool ExtractDirectionalLightMatrix(ref UnityEngine.Rendering.CullingResults cullResults, ref UnityEngine.Rendering.Universal.ShadowData shadowData, int shadowLightIndex, int cascadeIndex, int shadowmapWidth, int shadowmapHeight, int shadowResolution, float shadowNearPlane, out UnityEngine.Vector4 cascadeSplitDistance, out UnityEngine.Rendering.Universal.ShadowSliceData shadowSliceData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowUtils.ExtractDirectionalLightMatrix"); }
        public static bool ExtractSpotLightMatrix(ref UnityEngine.Rendering.CullingResults cullResults, ref UnityEngine.Rendering.Universal.ShadowData shadowData, int shadowLightIndex, out UnityEngine.Matrix4x4 shadowMatrix, out UnityEngine.Matrix4x4 viewMatrix, out UnityEngine.Matrix4x4 projMatrix, out UnityEngine.Rendering.ShadowSplitData splitData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowUtils.ExtractSpotLightMatrix"); }
        public static bool ExtractPointLightMatrix(ref UnityEngine.Rendering.CullingResults cullResults, ref UnityEngine.Rendering.Universal.ShadowData shadowData, int shadowLightIndex, UnityEngine.CubemapFace cubemapFace, float fovBias, out UnityEngine.Matrix4x4 shadowMatrix, out UnityEngine.Matrix4x4 viewMatrix, out UnityEngine.Matrix4x4 projMatrix, out UnityEngine.Rendering.ShadowSplitData splitData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowUtils.ExtractPointLightMatrix"); }
        public static void RenderShadowSlice(UnityEngine.Rendering.CommandBuffer cmd, ref UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.ShadowSliceData shadowSliceData, ref UnityEngine.Rendering.ShadowDrawingSettings settings, UnityEngine.Matrix4x4 proj, UnityEngine.Matrix4x4 view) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowUtils.RenderShadowSlice"); }
        public static void RenderShadowSlice(UnityEngine.Rendering.CommandBuffer cmd, ref UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.ShadowSliceData shadowSliceData, ref UnityEngine.Rendering.ShadowDrawingSettings settings) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowUtils.RenderShadowSlice"); }
        public static int GetMaxTileResolutionInAtlas(int atlasWidth, int atlasHeight, int tileCount) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowUtils.GetMaxTileResolutionInAtlas"); }
        public static void ApplySliceTransform(ref UnityEngine.Rendering.Universal.ShadowSliceData shadowSliceData, int atlasWidth, int atlasHeight) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowUtils.ApplySliceTransform"); }
        public static UnityEngine.Vector4 GetShadowBias(ref UnityEngine.Rendering.VisibleLight shadowLight, int shadowLightIndex, ref UnityEngine.Rendering.Universal.ShadowData shadowData, UnityEngine.Matrix4x4 lightProjectionMatrix, float shadowResolution) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowUtils.GetShadowBias"); }
        public static void SetupShadowCasterConstantBuffer(UnityEngine.Rendering.CommandBuffer cmd, ref UnityEngine.Rendering.VisibleLight shadowLight, UnityEngine.Vector4 shadowBias) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowUtils.SetupShadowCasterConstantBuffer"); }
        public static UnityEngine.RenderTexture GetTemporaryShadowTexture(int width, int height, int bits) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowUtils.GetTemporaryShadowTexture"); }
    }
    [System.SerializableAttribute]
    public sealed partial class ShadowsMidtonesHighlights : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.Vector4Parameter shadows = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public UnityEngine.Rendering.Vector4Parameter midtones = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public UnityEngine.Rendering.Vector4Parameter highlights = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public UnityEngine.Rendering.MinFloatParameter shadowsStart = new UnityEngine.Rendering.MinFloatParameter(0f, 0f);
        public UnityEngine.Rendering.MinFloatParameter shadowsEnd = new UnityEngine.Rendering.MinFloatParameter(0.3f, 0f);
        public UnityEngine.Rendering.MinFloatParameter highlightsStart = new UnityEngine.Rendering.MinFloatParameter(0.55f, 0f);
        public UnityEngine.Rendering.MinFloatParameter highlightsEnd = new UnityEngine.Rendering.MinFloatParameter(1f, 0f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowsMidtonesHighlights.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ShadowsMidtonesHighlights.IsTileCompatible"); }
    }
    [System.SerializableAttribute]
    public sealed partial class SplitToning : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.ColorParameter shadows = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.grey, false, false, true);
        public UnityEngine.Rendering.ColorParameter highlights = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.grey, false, false, true);
        public UnityEngine.Rendering.ClampedFloatParameter balance = new UnityEngine.Rendering.ClampedFloatParameter(0f, -100f, 100f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.SplitToning.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.SplitToning.IsTileCompatible"); }
    }
    [System.SerializableAttribute]
    public partial class StencilStateData
    {
        public bool overrideStencilState = false;
        public int stencilReference = 0;
        public UnityEngine.Rendering.CompareFunction stencilCompareFunction = UnityEngine.Rendering.CompareFunction.Always;
        public UnityEngine.Rendering.StencilOp passOperation = UnityEngine.Rendering.StencilOp.Keep;
        public UnityEngine.Rendering.StencilOp failOperation = UnityEngine.Rendering.StencilOp.Keep;
        public UnityEngine.Rendering.StencilOp zFailOperation = UnityEngine.Rendering.StencilOp.Keep;
    }
    public enum StoreActionsOptimization
    {
        Auto = 0,
        Discard = 1,
        Store = 2,
    }
    public partial struct TileData
    {
        public uint tileID;
        public uint listBitMask;
        public uint relLightOffset;
        public uint unused;
    }
    [System.SerializableAttribute]
    public sealed partial class Tonemapping : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.Universal.TonemappingModeParameter mode = new UnityEngine.Rendering.Universal.TonemappingModeParameter(UnityEngine.Rendering.Universal.TonemappingMode.None);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Tonemapping.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Tonemapping.IsTileCompatible"); }
    }
    public enum TonemappingMode
    {
        None = 0,
        Neutral = 1,
        ACES = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class TonemappingModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.Universal.TonemappingMode>
    {
        public TonemappingModeParameter(UnityEngine.Rendering.Universal.TonemappingMode value, bool overrideState = false) : base(value, overrideState) { }
        internal TonemappingModeParameter() { }
    }
    public partial class UniversalAdditionalCameraData : UnityEngine.ISerializationCallbackReceiver, UnityEngine.Rendering.IAdditionalData
    {
        public float version { get { return m_Version; } } [UnityEngine.SerializeField] private float m_Version = 2;
        public bool renderShadows { get { return m_RenderShadows; } set { m_RenderShadows = value; } } [UnityEngine.SerializeField] private bool m_RenderShadows = true;
        public UnityEngine.Rendering.Universal.CameraOverrideOption requiresDepthOption { get { return m_RequiresDepthTextureOption; } set { m_RequiresDepthTextureOption = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.CameraOverrideOption m_RequiresDepthTextureOption = UnityEngine.Rendering.Universal.CameraOverrideOption.UsePipelineSettings;
        public UnityEngine.Rendering.Universal.CameraOverrideOption requiresColorOption { get { return m_RequiresOpaqueTextureOption; } set { m_RequiresOpaqueTextureOption = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.CameraOverrideOption m_RequiresOpaqueTextureOption = UnityEngine.Rendering.Universal.CameraOverrideOption.UsePipelineSettings;
        public UnityEngine.Rendering.Universal.CameraRenderType renderType { get { return m_CameraType; } set { m_CameraType = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.CameraRenderType m_CameraType = UnityEngine.Rendering.Universal.CameraRenderType.Base;
        public bool clearDepth { get { return m_ClearDepth; } } [UnityEngine.SerializeField] private bool m_ClearDepth = true;
        public bool requiresDepthTexture { get { return m_KeptRequiresDepthTexture.Get("UnityEngine.Rendering.Universal.UniversalAdditionalCameraData.requiresDepthTexture"); } set { m_KeptRequiresDepthTexture.Set(value); } } private Umcp.Kept<bool> m_KeptRequiresDepthTexture;
        public bool requiresColorTexture { get { return m_KeptRequiresColorTexture.Get("UnityEngine.Rendering.Universal.UniversalAdditionalCameraData.requiresColorTexture"); } set { m_KeptRequiresColorTexture.Set(value); } } private Umcp.Kept<bool> m_KeptRequiresColorTexture;
        public UnityEngine.Rendering.Universal.ScriptableRenderer scriptableRenderer { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalAdditionalCameraData.scriptableRenderer"); } }
        public UnityEngine.LayerMask volumeLayerMask { get { return m_VolumeLayerMask; } set { m_VolumeLayerMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_VolumeLayerMask = 1;
        public UnityEngine.Transform volumeTrigger { get { return m_VolumeTrigger; } set { m_VolumeTrigger = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_VolumeTrigger = null;
        public bool requiresVolumeFrameworkUpdate { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalAdditionalCameraData.requiresVolumeFrameworkUpdate"); } }
        public UnityEngine.Rendering.VolumeStack volumeStack { get; set; } = null;
        public bool renderPostProcessing { get { return m_RenderPostProcessing; } set { m_RenderPostProcessing = value; } } [UnityEngine.SerializeField] private bool m_RenderPostProcessing = false;
        public UnityEngine.Rendering.Universal.AntialiasingMode antialiasing { get { return m_Antialiasing; } set { m_Antialiasing = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.AntialiasingMode m_Antialiasing = UnityEngine.Rendering.Universal.AntialiasingMode.None;
        public UnityEngine.Rendering.Universal.AntialiasingQuality antialiasingQuality { get { return m_AntialiasingQuality; } set { m_AntialiasingQuality = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.AntialiasingQuality m_AntialiasingQuality = UnityEngine.Rendering.Universal.AntialiasingQuality.High;
        public bool stopNaN { get { return m_StopNaN; } set { m_StopNaN = value; } } [UnityEngine.SerializeField] private bool m_StopNaN = false;
        public bool dithering { get { return m_Dithering; } set { m_Dithering = value; } } [UnityEngine.SerializeField] private bool m_Dithering = false;
        public bool allowXRRendering { get { return m_AllowXRRendering; } set { m_AllowXRRendering = value; } } [UnityEngine.SerializeField] private bool m_AllowXRRendering = true;
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        public void OnDrawGizmos() { }
    }
}
