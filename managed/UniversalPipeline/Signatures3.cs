// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering.Universal
{
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(UnityEngine.Light))]
    public partial class UniversalAdditionalLightData : UnityEngine.MonoBehaviour, UnityEngine.Rendering.IAdditionalData
    {
        public bool usePipelineSettings { get { return m_UsePipelineSettings; } set { m_UsePipelineSettings = value; } } [UnityEngine.SerializeField] private bool m_UsePipelineSettings = true;
        public static readonly int AdditionalLightsShadowResolutionTierCustom = -1;
        public static readonly int AdditionalLightsShadowResolutionTierLow = 0;
        public static readonly int AdditionalLightsShadowResolutionTierMedium = 1;
        public static readonly int AdditionalLightsShadowResolutionTierHigh = 2;
        public static readonly int AdditionalLightsShadowDefaultCustomResolution = 128;
        public static readonly int AdditionalLightsShadowMinimumResolution = 128;
        public int additionalLightsShadowResolutionTier { get { return m_AdditionalLightsShadowResolutionTier; } } [UnityEngine.SerializeField] private int m_AdditionalLightsShadowResolutionTier;
        public UnityEngine.Rendering.Universal.LightLayerEnum lightLayerMask { get { return m_LightLayerMask; } set { m_LightLayerMask = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.LightLayerEnum m_LightLayerMask = UnityEngine.Rendering.Universal.LightLayerEnum.LightLayerDefault;
        public bool customShadowLayers { get { return m_CustomShadowLayers; } set { m_CustomShadowLayers = value; } } [UnityEngine.SerializeField] private bool m_CustomShadowLayers = false;
        public UnityEngine.Rendering.Universal.LightLayerEnum shadowLayerMask { get { return m_ShadowLayerMask; } set { m_ShadowLayerMask = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.LightLayerEnum m_ShadowLayerMask = UnityEngine.Rendering.Universal.LightLayerEnum.LightLayerDefault;
        public UnityEngine.Vector2 lightCookieSize { get { return m_LightCookieSize; } set { m_LightCookieSize = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector2 m_LightCookieSize = UnityEngine.Vector2.one;
        public UnityEngine.Vector2 lightCookieOffset { get { return m_LightCookieOffset; } set { m_LightCookieOffset = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector2 m_LightCookieOffset = UnityEngine.Vector2.zero;
    }
    public sealed partial class UniversalRenderPipeline
    {
        public const string k_ShaderTagName = "UniversalPipeline";
        public static float maxShadowBias { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.maxShadowBias"); } }
        public static float minRenderScale { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.minRenderScale"); } }
        public static float maxRenderScale { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.maxRenderScale"); } }
        public static int maxNumIterationsEnclosingSphere { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.maxNumIterationsEnclosingSphere"); } }
        public static int maxPerObjectLights { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.maxPerObjectLights"); } }
        public static int maxVisibleAdditionalLights { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.maxVisibleAdditionalLights"); } }
        public UniversalRenderPipeline(UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset asset) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline"); }
        protected override void Render(UnityEngine.Rendering.ScriptableRenderContext renderContext, UnityEngine.Camera[] cameras) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.Render"); }
        public static void RenderSingleCamera(UnityEngine.Rendering.ScriptableRenderContext context, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.RenderSingleCamera"); }
        public static bool IsGameCamera(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.IsGameCamera"); }
        [System.Obsolete] public static bool IsStereoEnabled(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.IsStereoEnabled"); }
        public static void GetLightAttenuationAndSpotDirection(UnityEngine.LightType lightType, float lightRange, UnityEngine.Matrix4x4 lightLocalToWorldMatrix, float spotAngle, float? innerSpotAngle, out UnityEngine.Vector4 lightAttenuation, out UnityEngine.Vector4 lightSpotDir) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.GetLightAttenuationAndSpotDirection"); }
        public static void InitializeLightConstants_Common(Unity.Collections.NativeArray<UnityEngine.Rendering.VisibleLight> lights, int lightIndex, out UnityEngine.Vector4 lightPos, out UnityEngine.Vector4 lightColor, out UnityEngine.Vector4 lightAttenuation, out UnityEngine.Vector4 lightSpotDir, out UnityEngine.Vector4 lightOcclusionProbeChannel) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipeline.InitializeLightConstants_Common"); }
        internal UniversalRenderPipeline() { }
    }
    public partial class UniversalRenderPipelineAsset : UnityEngine.Rendering.RenderPipelineAsset, UnityEngine.ISerializationCallbackReceiver
    {
        [System.Obsolete] public UnityEngine.Rendering.Universal.ShadowCascadesOption shadowCascadeOption { get { return m_KeptShadowCascadeOption.Get("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.shadowCascadeOption"); } set { m_KeptShadowCascadeOption.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.Universal.ShadowCascadesOption> m_KeptShadowCascadeOption;
        public const int k_MinLutSize = 16;
        public const int k_MaxLutSize = 65;
        public static readonly int AdditionalLightsDefaultShadowResolutionTierLow = 256;
        public static readonly int AdditionalLightsDefaultShadowResolutionTierMedium = 512;
        public static readonly int AdditionalLightsDefaultShadowResolutionTierHigh = 1024;
        public UnityEngine.Rendering.Universal.ScriptableRendererData LoadBuiltinRendererData(UnityEngine.Rendering.Universal.RendererType type = (UnityEngine.Rendering.Universal.RendererType)1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.LoadBuiltinRendererData"); }
        protected override UnityEngine.Rendering.RenderPipeline CreatePipeline() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.CreatePipeline"); }
        public UnityEngine.Rendering.Universal.ScriptableRenderer scriptableRenderer { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.scriptableRenderer"); } }
        public UnityEngine.Rendering.Universal.ScriptableRenderer GetRenderer(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.GetRenderer"); }
        public bool supportsCameraDepthTexture { get { return m_RequireDepthTexture; } set { m_RequireDepthTexture = value; } } [UnityEngine.SerializeField] private bool m_RequireDepthTexture = false;
        public bool supportsCameraOpaqueTexture { get { return m_RequireOpaqueTexture; } set { m_RequireOpaqueTexture = value; } } [UnityEngine.SerializeField] private bool m_RequireOpaqueTexture = false;
        public UnityEngine.Rendering.Universal.Downsampling opaqueDownsampling { get { return m_OpaqueDownsampling; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.Downsampling m_OpaqueDownsampling = UnityEngine.Rendering.Universal.Downsampling._2xBilinear;
        public bool supportsTerrainHoles { get { return m_SupportsTerrainHoles; } } [UnityEngine.SerializeField] private bool m_SupportsTerrainHoles = true;
        public UnityEngine.Rendering.Universal.StoreActionsOptimization storeActionsOptimization { get { return m_StoreActionsOptimization; } set { m_StoreActionsOptimization = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.StoreActionsOptimization m_StoreActionsOptimization = UnityEngine.Rendering.Universal.StoreActionsOptimization.Auto;
        public bool supportsHDR { get { return m_SupportsHDR; } set { m_SupportsHDR = value; } } [UnityEngine.SerializeField] private bool m_SupportsHDR = true;
        public int msaaSampleCount { get { return m_KeptMsaaSampleCount.Get("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.msaaSampleCount"); } set { m_KeptMsaaSampleCount.Set(value); } } private Umcp.Kept<int> m_KeptMsaaSampleCount;
        public float renderScale { get { return m_RenderScale; } set { m_RenderScale = value; } } [UnityEngine.SerializeField] private float m_RenderScale = 1.0f;
        public UnityEngine.Rendering.Universal.LightRenderingMode mainLightRenderingMode { get { return m_MainLightRenderingMode; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.LightRenderingMode m_MainLightRenderingMode = UnityEngine.Rendering.Universal.LightRenderingMode.PerPixel;
        public bool supportsMainLightShadows { get { return m_MainLightShadowsSupported; } } [UnityEngine.SerializeField] private bool m_MainLightShadowsSupported = true;
        public int mainLightShadowmapResolution { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.mainLightShadowmapResolution"); } }
        public UnityEngine.Rendering.Universal.LightRenderingMode additionalLightsRenderingMode { get { return m_AdditionalLightsRenderingMode; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.LightRenderingMode m_AdditionalLightsRenderingMode = UnityEngine.Rendering.Universal.LightRenderingMode.PerPixel;
        public int maxAdditionalLightsCount { get { return m_AdditionalLightsPerObjectLimit; } set { m_AdditionalLightsPerObjectLimit = value; } } [UnityEngine.SerializeField] private int m_AdditionalLightsPerObjectLimit = 4;
        public bool supportsAdditionalLightShadows { get { return m_AdditionalLightShadowsSupported; } } [UnityEngine.SerializeField] private bool m_AdditionalLightShadowsSupported = false;
        public int additionalLightsShadowmapResolution { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.additionalLightsShadowmapResolution"); } }
        public int additionalLightsShadowResolutionTierLow { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.additionalLightsShadowResolutionTierLow"); } }
        public int additionalLightsShadowResolutionTierMedium { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.additionalLightsShadowResolutionTierMedium"); } }
        public int additionalLightsShadowResolutionTierHigh { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.additionalLightsShadowResolutionTierHigh"); } }
        public bool reflectionProbeBlending { get { return m_ReflectionProbeBlending; } } [UnityEngine.SerializeField] private bool m_ReflectionProbeBlending = false;
        public bool reflectionProbeBoxProjection { get { return m_ReflectionProbeBoxProjection; } } [UnityEngine.SerializeField] private bool m_ReflectionProbeBoxProjection = false;
        public float shadowDistance { get { return m_ShadowDistance; } set { m_ShadowDistance = value; } } [UnityEngine.SerializeField] private float m_ShadowDistance = 50.0f;
        public int shadowCascadeCount { get { return m_ShadowCascadeCount; } set { m_ShadowCascadeCount = value; } } [UnityEngine.SerializeField] private int m_ShadowCascadeCount = 1;
        public float cascade2Split { get { return m_Cascade2Split; } } [UnityEngine.SerializeField] private float m_Cascade2Split = 0.25f;
        public UnityEngine.Vector2 cascade3Split { get { return m_Cascade3Split; } } [UnityEngine.SerializeField] private UnityEngine.Vector2 m_Cascade3Split = new UnityEngine.Vector2(0.1f, 0.3f);
        public UnityEngine.Vector3 cascade4Split { get { return m_Cascade4Split; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_Cascade4Split = new UnityEngine.Vector3(0.067f, 0.2f, 0.467f);
        public float cascadeBorder { get { return m_CascadeBorder; } set { m_CascadeBorder = value; } } [UnityEngine.SerializeField] private float m_CascadeBorder = 0.2f;
        public float shadowDepthBias { get { return m_ShadowDepthBias; } set { m_ShadowDepthBias = value; } } [UnityEngine.SerializeField] private float m_ShadowDepthBias = 1.0f;
        public float shadowNormalBias { get { return m_ShadowNormalBias; } set { m_ShadowNormalBias = value; } } [UnityEngine.SerializeField] private float m_ShadowNormalBias = 1.0f;
        public bool supportsSoftShadows { get { return m_SoftShadowsSupported; } } [UnityEngine.SerializeField] private bool m_SoftShadowsSupported = false;
        public bool supportsDynamicBatching { get { return m_SupportsDynamicBatching; } set { m_SupportsDynamicBatching = value; } } [UnityEngine.SerializeField] private bool m_SupportsDynamicBatching = false;
        public bool supportsMixedLighting { get { return m_MixedLightingSupported; } } [UnityEngine.SerializeField] private bool m_MixedLightingSupported = true;
        public bool supportsLightLayers { get { return m_SupportsLightLayers; } } [UnityEngine.SerializeField] private bool m_SupportsLightLayers = false;
        public UnityEngine.Rendering.Universal.ShaderVariantLogLevel shaderVariantLogLevel { get { return m_ShaderVariantLogLevel; } set { m_ShaderVariantLogLevel = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.ShaderVariantLogLevel m_ShaderVariantLogLevel = UnityEngine.Rendering.Universal.ShaderVariantLogLevel.Disabled;
        public UnityEngine.Rendering.Universal.VolumeFrameworkUpdateMode volumeFrameworkUpdateMode { get { return m_VolumeFrameworkUpdateMode; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.VolumeFrameworkUpdateMode m_VolumeFrameworkUpdateMode = UnityEngine.Rendering.Universal.VolumeFrameworkUpdateMode.EveryFrame;
        [System.Obsolete] public UnityEngine.Rendering.Universal.PipelineDebugLevel debugLevel { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.debugLevel"); } }
        public bool useSRPBatcher { get { return m_UseSRPBatcher; } set { m_UseSRPBatcher = value; } } [UnityEngine.SerializeField] private bool m_UseSRPBatcher = true;
        public UnityEngine.Rendering.Universal.ColorGradingMode colorGradingMode { get { return m_ColorGradingMode; } set { m_ColorGradingMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.ColorGradingMode m_ColorGradingMode = UnityEngine.Rendering.Universal.ColorGradingMode.LowDynamicRange;
        public int colorGradingLutSize { get { return m_ColorGradingLutSize; } set { m_ColorGradingLutSize = value; } } [UnityEngine.SerializeField] private int m_ColorGradingLutSize = 32;
        public bool useFastSRGBLinearConversion { get { return m_UseFastSRGBLinearConversion; } } [UnityEngine.SerializeField] private bool m_UseFastSRGBLinearConversion = false;
        public bool useAdaptivePerformance { get { return m_UseAdaptivePerformance; } set { m_UseAdaptivePerformance = value; } } [UnityEngine.SerializeField] private bool m_UseAdaptivePerformance = true;
        public bool conservativeEnclosingSphere { get { return m_ConservativeEnclosingSphere; } set { m_ConservativeEnclosingSphere = value; } } [UnityEngine.SerializeField] private bool m_ConservativeEnclosingSphere = false;
        public int numItertionsEnclosingSphere { get { return m_NumIterationsEnclosingSphere; } set { m_NumIterationsEnclosingSphere = value; } } [UnityEngine.SerializeField] private int m_NumIterationsEnclosingSphere = 64;
        public UnityEngine.Material decalMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.decalMaterial"); } }
        public string[] lightLayerMaskNames { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderPipelineAsset.lightLayerMaskNames"); } }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
    }
    public partial class UniversalRenderPipelineEditorResources : UnityEngine.ScriptableObject
    {
        public UnityEngine.Rendering.Universal.UniversalRenderPipelineEditorResources.ShaderResources shaders;
        public UnityEngine.Rendering.Universal.UniversalRenderPipelineEditorResources.MaterialResources materials;
        [System.SerializableAttribute]
        public sealed partial class ShaderResources
        {
            public UnityEngine.Shader autodeskInteractivePS;
            public UnityEngine.Shader autodeskInteractiveTransparentPS;
            public UnityEngine.Shader autodeskInteractiveMaskedPS;
            public UnityEngine.Shader terrainDetailLitPS;
            public UnityEngine.Shader terrainDetailGrassPS;
            public UnityEngine.Shader terrainDetailGrassBillboardPS;
            public UnityEngine.Shader defaultSpeedTree7PS;
            public UnityEngine.Shader defaultSpeedTree8PS;
        }
        [System.SerializableAttribute]
        public sealed partial class MaterialResources
        {
            public UnityEngine.Material lit;
            public UnityEngine.Material particleLit;
            public UnityEngine.Material terrainLit;
            public UnityEngine.Material decal;
        }
    }
    public sealed partial class UniversalRenderer : UnityEngine.Rendering.Universal.ScriptableRenderer
    {
        public UnityEngine.Rendering.Universal.DepthPrimingMode depthPrimingMode { get; set; }
        public UniversalRenderer(UnityEngine.Rendering.Universal.UniversalRendererData data) : base(default(UnityEngine.Rendering.Universal.ScriptableRendererData)) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderer"); }
        public override void Setup(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRenderer.Setup"); }
        internal UniversalRenderer() { }
    }
    [System.SerializableAttribute]
    public partial class UniversalRendererData : UnityEngine.Rendering.Universal.ScriptableRendererData
    {
        public UnityEngine.Rendering.Universal.PostProcessData postProcessData = null;
        public UnityEngine.Rendering.Universal.UniversalRendererData.ShaderResources shaders = null;
        protected override UnityEngine.Rendering.Universal.ScriptableRenderer Create() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.UniversalRendererData.Create"); }
        public UnityEngine.LayerMask opaqueLayerMask { get { return m_OpaqueLayerMask; } set { m_OpaqueLayerMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_OpaqueLayerMask = -1;
        public UnityEngine.LayerMask transparentLayerMask { get { return m_TransparentLayerMask; } set { m_TransparentLayerMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_TransparentLayerMask = -1;
        public UnityEngine.Rendering.Universal.StencilStateData defaultStencilState { get { return m_DefaultStencilState; } set { m_DefaultStencilState = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.StencilStateData m_DefaultStencilState = new UnityEngine.Rendering.Universal.StencilStateData { passOperation = UnityEngine.Rendering.StencilOp.Replace };
        public bool shadowTransparentReceive { get { return m_ShadowTransparentReceive; } set { m_ShadowTransparentReceive = value; } } [UnityEngine.SerializeField] private bool m_ShadowTransparentReceive = true;
        public UnityEngine.Rendering.Universal.RenderingMode renderingMode { get { return m_RenderingMode; } set { m_RenderingMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.RenderingMode m_RenderingMode = UnityEngine.Rendering.Universal.RenderingMode.Forward;
        public UnityEngine.Rendering.Universal.DepthPrimingMode depthPrimingMode { get { return m_DepthPrimingMode; } set { m_DepthPrimingMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.DepthPrimingMode m_DepthPrimingMode = UnityEngine.Rendering.Universal.DepthPrimingMode.Disabled;
        public bool accurateGbufferNormals { get { return m_AccurateGbufferNormals; } set { m_AccurateGbufferNormals = value; } } [UnityEngine.SerializeField] private bool m_AccurateGbufferNormals = false;
        [System.SerializableAttribute]
        public sealed partial class ShaderResources
        {
            public UnityEngine.Shader blitPS;
            public UnityEngine.Shader copyDepthPS;
            [System.Obsolete] public UnityEngine.Shader screenSpaceShadowPS;
            public UnityEngine.Shader samplingPS;
            public UnityEngine.Shader stencilDeferredPS;
            public UnityEngine.Shader fallbackErrorPS;
            public UnityEngine.Shader materialErrorPS;
            public UnityEngine.Shader cameraMotionVector;
            public UnityEngine.Shader objectMotionVector;
        }
    }
    [System.SerializableAttribute]
    public sealed partial class Vignette : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.ColorParameter color = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.black, false, false, true);
        public UnityEngine.Rendering.Vector2Parameter center = new UnityEngine.Rendering.Vector2Parameter(new UnityEngine.Vector2(0.5f, 0.5f));
        public UnityEngine.Rendering.ClampedFloatParameter intensity = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter smoothness = new UnityEngine.Rendering.ClampedFloatParameter(0.2f, 0.01f, 1f);
        public UnityEngine.Rendering.BoolParameter rounded = new UnityEngine.Rendering.BoolParameter(false);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Vignette.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Vignette.IsTileCompatible"); }
    }
    public enum VolumeFrameworkUpdateMode
    {
        EveryFrame = 0,
        ViaScripting = 1,
        UsePipelineSettings = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class WhiteBalance : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.ClampedFloatParameter temperature = new UnityEngine.Rendering.ClampedFloatParameter(0f, -100, 100f);
        public UnityEngine.Rendering.ClampedFloatParameter tint = new UnityEngine.Rendering.ClampedFloatParameter(0f, -100, 100f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.WhiteBalance.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.WhiteBalance.IsTileCompatible"); }
    }
    [System.SerializableAttribute]
    public partial class XRSystemData : UnityEngine.ScriptableObject
    {
        public UnityEngine.Rendering.Universal.XRSystemData.ShaderResources shaders;
        [System.SerializableAttribute]
        public sealed partial class ShaderResources
        {
            public UnityEngine.Shader xrOcclusionMeshPS;
            public UnityEngine.Shader xrMirrorViewPS;
        }
    }
}
