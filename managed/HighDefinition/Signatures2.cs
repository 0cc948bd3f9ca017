// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering.HighDefinition
{
    public enum FrameSettingsField
    {
        None = -1,
        LitShaderMode = 0,
        DepthPrepassWithDeferredRendering = 1,
        ClearGBuffers = 5,
        [System.Obsolete] MSAA = 31,
        MSAAMode = 4,
        AlphaToMask = 56,
        OpaqueObjects = 2,
        TransparentObjects = 3,
        Decals = 12,
        DecalLayers = 96,
        TransparentPrepass = 8,
        TransparentPostpass = 9,
        LowResTransparent = 18,
        RayTracing = 92,
        CustomPass = 6,
        VirtualTexturing = 68,
        MotionVectors = 10,
        ObjectMotionVectors = 11,
        TransparentsWriteMotionVector = 16,
        Refraction = 13,
        [System.Obsolete] RoughRefraction = 13,
        Distortion = 14,
        RoughDistortion = 67,
        Postprocess = 15,
        CustomPostProcess = 39,
        StopNaN = 80,
        DepthOfField = 81,
        MotionBlur = 82,
        PaniniProjection = 83,
        Bloom = 84,
        LensFlareDataDriven = 97,
        LensDistortion = 85,
        ChromaticAberration = 86,
        Vignette = 87,
        ColorGrading = 88,
        Tonemapping = 93,
        FilmGrain = 89,
        Dithering = 90,
        Antialiasing = 91,
        AfterPostprocess = 17,
        ZTestAfterPostProcessTAA = 19,
        LODBiasMode = 60,
        LODBias = 61,
        LODBiasQualityLevel = 64,
        MaximumLODLevelMode = 62,
        MaximumLODLevel = 63,
        MaximumLODLevelQualityLevel = 65,
        MaterialQualityLevel = 66,
        ShadowMaps = 20,
        ContactShadows = 21,
        ScreenSpaceShadows = 34,
        Shadowmask = 22,
        SSR = 23,
        TransparentSSR = 94,
        SSAO = 24,
        SSGI = 95,
        SubsurfaceScattering = 46,
        SssQualityMode = 47,
        SssQualityLevel = 48,
        SssCustomSampleBudget = 49,
        VolumetricClouds = 79,
        FullResolutionCloudsForSky = 98,
        Transmission = 26,
        AtmosphericScattering = 27,
        Volumetrics = 28,
        ReprojectionForVolumetrics = 29,
        LightLayers = 30,
        ExposureControl = 32,
        ReflectionProbe = 33,
        PlanarProbe = 35,
        ReplaceDiffuseForIndirect = 36,
        SkyReflection = 37,
        DirectSpecularLighting = 38,
        ProbeVolume = 127,
        NormalizeReflectionProbeWithProbeVolume = 126,
        AsyncCompute = 40,
        LightListAsync = 41,
        SSRAsync = 42,
        SSAOAsync = 43,
        ContactShadowsAsync = 44,
        VolumeVoxelizationsAsync = 45,
        FPTLForForwardOpaque = 120,
        BigTilePrepass = 121,
        DeferredTile = 122,
        ComputeLightEvaluation = 123,
        ComputeLightVariants = 124,
        ComputeMaterialVariants = 125,
    }
    [System.SerializableAttribute]
    public partial struct FrameSettingsOverrideMask
    {
        [UnityEngine.SerializeField] public UnityEngine.Rendering.BitArray128 mask;
    }
    public enum FrameSettingsRenderType
    {
        Camera = 0,
        CustomOrBakedReflection = 1,
        RealtimeReflection = 2,
    }
    [System.SerializableAttribute]
    public partial class FullScreenCustomPass : UnityEngine.Rendering.HighDefinition.CustomPass
    {
        public UnityEngine.Material fullscreenPassMaterial;
        public string materialPassName = "Custom Pass 0";
        public bool fetchColorBuffer;
    }
    [System.SerializableAttribute]
    public sealed partial class GlobalIllumination : UnityEngine.Rendering.HighDefinition.VolumeComponentWithQuality
    {
        public UnityEngine.Rendering.BoolParameter enable = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.HighDefinition.RayCastingModeParameter tracing = new UnityEngine.Rendering.HighDefinition.RayCastingModeParameter(UnityEngine.Rendering.HighDefinition.RayCastingMode.RayMarching);
        public UnityEngine.Rendering.HighDefinition.RayMarchingFallbackHierarchyParameter rayMiss = new UnityEngine.Rendering.HighDefinition.RayMarchingFallbackHierarchyParameter(UnityEngine.Rendering.HighDefinition.RayMarchingFallbackHierarchy.ReflectionProbesAndSky);
        public UnityEngine.Rendering.ClampedFloatParameter depthBufferThickness = new UnityEngine.Rendering.ClampedFloatParameter(0.1f, 0.0f, 0.5f);
        public UnityEngine.Rendering.BoolParameter fullResolutionSS = new UnityEngine.Rendering.BoolParameter(true);
        public int maxRaySteps { get { return m_KeptMaxRaySteps.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.maxRaySteps"); } set { m_KeptMaxRaySteps.Set(value); } } private Umcp.Kept<int> m_KeptMaxRaySteps;
        public bool denoiseSS { get { return m_KeptDenoiseSS.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.denoiseSS"); } set { m_KeptDenoiseSS.Set(value); } } private Umcp.Kept<bool> m_KeptDenoiseSS;
        public bool halfResolutionDenoiserSS { get { return m_KeptHalfResolutionDenoiserSS.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.halfResolutionDenoiserSS"); } set { m_KeptHalfResolutionDenoiserSS.Set(value); } } private Umcp.Kept<bool> m_KeptHalfResolutionDenoiserSS;
        public float denoiserRadiusSS { get { return m_KeptDenoiserRadiusSS.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.denoiserRadiusSS"); } set { m_KeptDenoiserRadiusSS.Set(value); } } private Umcp.Kept<float> m_KeptDenoiserRadiusSS;
        public bool secondDenoiserPassSS { get { return m_KeptSecondDenoiserPassSS.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.secondDenoiserPassSS"); } set { m_KeptSecondDenoiserPassSS.Set(value); } } private Umcp.Kept<bool> m_KeptSecondDenoiserPassSS;
        public UnityEngine.Rendering.HighDefinition.RayMarchingFallbackHierarchyParameter lastBounceFallbackHierarchy = new UnityEngine.Rendering.HighDefinition.RayMarchingFallbackHierarchyParameter(UnityEngine.Rendering.HighDefinition.RayMarchingFallbackHierarchy.ReflectionProbesAndSky);
        public UnityEngine.Rendering.LayerMaskParameter layerMask = new UnityEngine.Rendering.LayerMaskParameter(-1);
        public UnityEngine.Rendering.ClampedIntParameter textureLodBias = new UnityEngine.Rendering.ClampedIntParameter(7, 0, 7);
        public float rayLength { get { return m_KeptRayLength.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.rayLength"); } set { m_KeptRayLength.Set(value); } } private Umcp.Kept<float> m_KeptRayLength;
        public float clampValue { get { return m_KeptClampValue.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.clampValue"); } set { m_KeptClampValue.Set(value); } } private Umcp.Kept<float> m_KeptClampValue;
        public UnityEngine.Rendering.HighDefinition.RayTracingModeParameter mode = new UnityEngine.Rendering.HighDefinition.RayTracingModeParameter(UnityEngine.Rendering.HighDefinition.RayTracingMode.Quality);
        public bool fullResolution { get { return m_KeptFullResolution.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.fullResolution"); } set { m_KeptFullResolution.Set(value); } } private Umcp.Kept<bool> m_KeptFullResolution;
        public UnityEngine.Rendering.ClampedIntParameter sampleCount = new UnityEngine.Rendering.ClampedIntParameter(2, 1, 32);
        public UnityEngine.Rendering.ClampedIntParameter bounceCount = new UnityEngine.Rendering.ClampedIntParameter(1, 1, 8);
        public bool denoise { get { return m_KeptDenoise.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.denoise"); } set { m_KeptDenoise.Set(value); } } private Umcp.Kept<bool> m_KeptDenoise;
        public bool halfResolutionDenoiser { get { return m_KeptHalfResolutionDenoiser.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.halfResolutionDenoiser"); } set { m_KeptHalfResolutionDenoiser.Set(value); } } private Umcp.Kept<bool> m_KeptHalfResolutionDenoiser;
        public float denoiserRadius { get { return m_KeptDenoiserRadius.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.denoiserRadius"); } set { m_KeptDenoiserRadius.Set(value); } } private Umcp.Kept<float> m_KeptDenoiserRadius;
        public bool secondDenoiserPass { get { return m_KeptSecondDenoiserPass.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.secondDenoiserPass"); } set { m_KeptSecondDenoiserPass.Set(value); } } private Umcp.Kept<bool> m_KeptSecondDenoiserPass;
        public int maxMixedRaySteps { get { return m_KeptMaxMixedRaySteps.Get("UnityEngine.Rendering.HighDefinition.GlobalIllumination.maxMixedRaySteps"); } set { m_KeptMaxMixedRaySteps.Set(value); } } private Umcp.Kept<int> m_KeptMaxMixedRaySteps;
        public UnityEngine.Rendering.BoolParameter receiverMotionRejection = new UnityEngine.Rendering.BoolParameter(true);
        internal GlobalIllumination() { }
    }
    public partial class GradientSky : UnityEngine.Rendering.HighDefinition.SkySettings
    {
        public UnityEngine.Rendering.ColorParameter top = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.blue, true, false, true);
        public UnityEngine.Rendering.ColorParameter middle = new UnityEngine.Rendering.ColorParameter(new UnityEngine.Color(0.3f, 0.7f, 1f), true, false, true);
        public UnityEngine.Rendering.ColorParameter bottom = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.white, true, false, true);
        public UnityEngine.Rendering.FloatParameter gradientDiffusion = new UnityEngine.Rendering.FloatParameter(1);
        public override System.Type GetSkyRendererType() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.GradientSky.GetSkyRendererType"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(UnityEngine.Camera))]
    public partial class HDAdditionalCameraData : UnityEngine.MonoBehaviour, UnityEngine.Rendering.IDebugData, UnityEngine.Rendering.IAdditionalData
    {
        public UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.ClearColorMode clearColorMode = UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.ClearColorMode.Sky;
        public UnityEngine.Color backgroundColorHDR = new UnityEngine.Color(0.025f, 0.07f, 0.19f, 0.0f);
        public bool clearDepth = true;
        public UnityEngine.LayerMask volumeLayerMask = 1;
        public UnityEngine.Transform volumeAnchorOverride;
        public UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.AntialiasingMode antialiasing = UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.AntialiasingMode.None;
        public UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.SMAAQualityLevel SMAAQuality = UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.SMAAQualityLevel.High;
        public bool dithering = false;
        public bool stopNaNs = false;
        public float taaSharpenStrength = 0.5f;
        public UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.TAAQualityLevel TAAQuality = UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.TAAQualityLevel.Medium;
        public float taaHistorySharpening = 0.35f;
        public float taaAntiFlicker = 0.5f;
        public float taaMotionVectorRejection = 0.0f;
        public bool taaAntiHistoryRinging = false;
        public float taaBaseBlendFactor = 0.875f;
        public UnityEngine.Rendering.HighDefinition.HDPhysicalCamera physicalParameters;
        public UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.FlipYMode flipYMode;
        public bool xrRendering = true;
        public bool fullscreenPassthrough = false;
        public bool allowDynamicResolution = false;
        public bool customRenderingSettings = false;
        public bool invertFaceCulling = false;
        public UnityEngine.LayerMask probeLayerMask = ~0;
        public bool hasPersistentHistory = false;
        public bool allowDeepLearningSuperSampling = true;
        public bool deepLearningSuperSamplingUseCustomQualitySettings = false;
        public uint deepLearningSuperSamplingQuality = 0;
        public bool deepLearningSuperSamplingUseCustomAttributes = false;
        public bool deepLearningSuperSamplingUseOptimalSettings = true;
        public float deepLearningSuperSamplingSharpening = 0;
        public event System.Action<UnityEngine.Rendering.ScriptableRenderContext, UnityEngine.Rendering.HighDefinition.HDCamera> customRender { add { } remove { } }
        public bool hasCustomRender { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.hasCustomRender"); } }
        public event UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.RequestAccessDelegate requestGraphicsBuffer { add { } remove { } }
        public UnityEngine.GameObject exposureTarget = null;
        public float materialMipBias = 0;
        public UnityEngine.Rendering.HighDefinition.FrameSettingsOverrideMask renderingPathCustomFrameSettingsOverrideMask;
        public UnityEngine.Rendering.HighDefinition.FrameSettingsRenderType defaultFrameSettings;
        System.Action UnityEngine.Rendering.IDebugData.GetReset() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.UnityEngine.Rendering.IDebugData.GetReset"); }
        public bool isEditorCameraPreview { get; internal set; }
        public void CopyTo(UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.CopyTo"); }
        public UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.NonObliqueProjectionGetter nonObliqueProjectionGetter;
        public UnityEngine.Matrix4x4 GetNonObliqueProjection(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.GetNonObliqueProjection"); }
        public UnityEngine.Rendering.RTHandle GetGraphicsBuffer(UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.BufferAccessType type) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.GetGraphicsBuffer"); }
        public enum Version
        {
            None = 0,
            First = 1,
            SeparatePassThrough = 2,
            UpgradingFrameSettingsToStruct = 3,
            AddAfterPostProcessFrameSetting = 4,
            AddFrameSettingSpecularLighting = 5,
            AddReflectionSettings = 6,
            AddCustomPostprocessAndCustomPass = 7,
            UpdateMSAA = 8,
        }
        public enum FlipYMode
        {
            Automatic = 0,
            ForceFlipY = 1,
        }
        [System.FlagsAttribute]
        public enum BufferAccessType
        {
            Depth = 1,
            Normal = 2,
            Color = 4,
        }
        public partial struct BufferAccess
        {
            public void RequestAccess(UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.BufferAccessType flags) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.BufferAccess.RequestAccess"); }
        }
        public delegate UnityEngine.Matrix4x4 NonObliqueProjectionGetter(UnityEngine.Camera camera);
        public enum ClearColorMode
        {
            Sky = 0,
            Color = 1,
            None = 2,
        }
        public enum AntialiasingMode
        {
            None = 0,
            FastApproximateAntialiasing = 1,
            TemporalAntialiasing = 2,
            SubpixelMorphologicalAntiAliasing = 3,
        }
        public enum SMAAQualityLevel
        {
            Low = 0,
            Medium = 1,
            High = 2,
        }
        public enum TAAQualityLevel
        {
            Low = 0,
            Medium = 1,
            High = 2,
        }
        public delegate void RequestAccessDelegate(ref UnityEngine.Rendering.HighDefinition.HDAdditionalCameraData.BufferAccess bufferAccess);
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Light))]
    public partial class HDAdditionalLightData : UnityEngine.MonoBehaviour, UnityEngine.ISerializationCallbackReceiver, UnityEngine.Rendering.IAdditionalData
    {
        public const float k_DefaultDirectionalLightIntensity = 3.14159274f;
        public const float k_DefaultPunctualLightIntensity = 600f;
        public const float k_DefaultAreaLightIntensity = 200f;
        public const float k_MinSpotAngle = 1f;
        public const float k_MaxSpotAngle = 179f;
        public const float k_MinAspectRatio = 0.05f;
        public const float k_MaxAspectRatio = 20f;
        public const float k_MinViewBiasScale = 0f;
        public const float k_MaxViewBiasScale = 15f;
        public const float k_MinAreaWidth = 0.01f;
        public const int k_DefaultShadowResolution = 512;
        public float intensity { get { return m_Intensity; } set { m_Intensity = value; } } [UnityEngine.SerializeField] private float m_Intensity;
        public bool enableSpotReflector { get { return m_EnableSpotReflector; } set { m_EnableSpotReflector = value; } } [UnityEngine.SerializeField] private bool m_EnableSpotReflector = true;
        public float luxAtDistance { get { return m_LuxAtDistance; } set { m_LuxAtDistance = value; } } [UnityEngine.SerializeField] private float m_LuxAtDistance = 1.0f;
        public float innerSpotPercent { get { return m_InnerSpotPercent; } set { m_InnerSpotPercent = value; } } [UnityEngine.SerializeField] private float m_InnerSpotPercent;
        public float innerSpotPercent01 { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.innerSpotPercent01"); } }
        public float spotIESCutoffPercent { get { return m_SpotIESCutoffPercent; } set { m_SpotIESCutoffPercent = value; } } [UnityEngine.SerializeField] private float m_SpotIESCutoffPercent = 100.0f;
        public float spotIESCutoffPercent01 { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.spotIESCutoffPercent01"); } }
        public float lightDimmer { get { return m_LightDimmer; } set { m_LightDimmer = value; } } [UnityEngine.SerializeField] private float m_LightDimmer = 1.0f;
        public float volumetricDimmer { get { return m_KeptVolumetricDimmer.Get("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.volumetricDimmer"); } set { m_KeptVolumetricDimmer.Set(value); } } private Umcp.Kept<float> m_KeptVolumetricDimmer;
        public UnityEngine.Rendering.HighDefinition.LightUnit lightUnit { get { return m_LightUnit; } set { m_LightUnit = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.HighDefinition.LightUnit m_LightUnit = UnityEngine.Rendering.HighDefinition.LightUnit.Lumen;
        public float fadeDistance { get { return m_FadeDistance; } set { m_FadeDistance = value; } } [UnityEngine.SerializeField] private float m_FadeDistance = 10000.0f;
        public float volumetricFadeDistance { get { return m_VolumetricFadeDistance; } set { m_VolumetricFadeDistance = value; } } [UnityEngine.SerializeField] private float m_VolumetricFadeDistance = 10000.0f;
        public bool affectDiffuse { get { return m_AffectDiffuse; } set { m_AffectDiffuse = value; } } [UnityEngine.SerializeField] private bool m_AffectDiffuse = true;
        public bool affectSpecular { get { return m_AffectSpecular; } set { m_AffectSpecular = value; } } [UnityEngine.SerializeField] private bool m_AffectSpecular = true;
        public bool nonLightmappedOnly { get { return m_NonLightmappedOnly; } set { m_NonLightmappedOnly = value; } } [UnityEngine.SerializeField] private bool m_NonLightmappedOnly = false;
        public float shapeWidth { get { return m_ShapeWidth; } set { m_ShapeWidth = value; } } [UnityEngine.SerializeField] private float m_ShapeWidth = 0.5f;
        public float shapeHeight { get { return m_ShapeHeight; } set { m_ShapeHeight = value; } } [UnityEngine.SerializeField] private float m_ShapeHeight = 0.5f;
        public float aspectRatio { get { return m_AspectRatio; } set { m_AspectRatio = value; } } [UnityEngine.SerializeField] private float m_AspectRatio = 1.0f;
        public float shapeRadius { get { return m_ShapeRadius; } set { m_ShapeRadius = value; } } [UnityEngine.SerializeField] private float m_ShapeRadius = 0.025f;
        public float softnessScale { get { return m_SoftnessScale; } set { m_SoftnessScale = value; } } [UnityEngine.SerializeField] private float m_SoftnessScale = 1.0f;
        public bool useCustomSpotLightShadowCone { get { return m_UseCustomSpotLightShadowCone; } set { m_UseCustomSpotLightShadowCone = value; } } [UnityEngine.SerializeField] private bool m_UseCustomSpotLightShadowCone = false;
        public float customSpotLightShadowCone { get { return m_CustomSpotLightShadowCone; } set { m_CustomSpotLightShadowCone = value; } } [UnityEngine.SerializeField] private float m_CustomSpotLightShadowCone = 30.0f;
        public float maxSmoothness { get { return m_MaxSmoothness; } set { m_MaxSmoothness = value; } } [UnityEngine.SerializeField] private float m_MaxSmoothness = 0.99f;
        public bool applyRangeAttenuation { get { return m_ApplyRangeAttenuation; } set { m_ApplyRangeAttenuation = value; } } [UnityEngine.SerializeField] private bool m_ApplyRangeAttenuation = true;
        public bool displayAreaLightEmissiveMesh { get { return m_DisplayAreaLightEmissiveMesh; } set { m_DisplayAreaLightEmissiveMesh = value; } } [UnityEngine.SerializeField] private bool m_DisplayAreaLightEmissiveMesh = false;
        public UnityEngine.Texture areaLightCookie { get { return m_AreaLightCookie; } set { m_AreaLightCookie = value; } } [UnityEngine.SerializeField] private UnityEngine.Texture m_AreaLightCookie = null;
        public bool includeForRayTracing { get { return m_IncludeForRayTracing; } set { m_IncludeForRayTracing = value; } } [UnityEngine.SerializeField] private bool m_IncludeForRayTracing = true;
        public float areaLightShadowCone { get { return m_AreaLightShadowCone; } set { m_AreaLightShadowCone = value; } } [UnityEngine.SerializeField] private float m_AreaLightShadowCone = 120.0f;
        public bool useScreenSpaceShadows { get { return m_UseScreenSpaceShadows; } set { m_UseScreenSpaceShadows = value; } } [UnityEngine.SerializeField] private bool m_UseScreenSpaceShadows = false;
        public bool interactsWithSky { get { return m_InteractsWithSky; } set { m_InteractsWithSky = value; } } [UnityEngine.SerializeField] private bool m_InteractsWithSky = true;
        public float angularDiameter { get { return m_AngularDiameter; } set { m_AngularDiameter = value; } } [UnityEngine.SerializeField] private float m_AngularDiameter = 0.5f;
        public float flareSize { get { return m_FlareSize; } set { m_FlareSize = value; } } [UnityEngine.SerializeField] private float m_FlareSize = 2.0f;
        public UnityEngine.Color flareTint { get { return m_FlareTint; } set { m_FlareTint = value; } } [UnityEngine.SerializeField] private UnityEngine.Color m_FlareTint = UnityEngine.Color.white;
        public float flareFalloff { get { return m_FlareFalloff; } set { m_FlareFalloff = value; } } [UnityEngine.SerializeField] private float m_FlareFalloff = 4.0f;
        public UnityEngine.Texture2D surfaceTexture { get { return m_SurfaceTexture; } set { m_SurfaceTexture = value; } } [UnityEngine.SerializeField] private UnityEngine.Texture2D m_SurfaceTexture = null;
        public UnityEngine.Color surfaceTint { get { return m_SurfaceTint; } set { m_SurfaceTint = value; } } [UnityEngine.SerializeField] private UnityEngine.Color m_SurfaceTint = UnityEngine.Color.white;
        public float distance { get { return m_Distance; } set { m_Distance = value; } } [UnityEngine.SerializeField] private float m_Distance = 150000000000;
        public bool useRayTracedShadows { get { return m_UseRayTracedShadows; } set { m_UseRayTracedShadows = value; } } [UnityEngine.SerializeField] private bool m_UseRayTracedShadows = false;
        public int numRayTracingSamples { get { return m_NumRayTracingSamples; } set { m_NumRayTracingSamples = value; } } [UnityEngine.SerializeField] private int m_NumRayTracingSamples = 4;
        public bool filterTracedShadow { get { return m_FilterTracedShadow; } set { m_FilterTracedShadow = value; } } [UnityEngine.SerializeField] private bool m_FilterTracedShadow = true;
        public int filterSizeTraced { get { return m_FilterSizeTraced; } set { m_FilterSizeTraced = value; } } [UnityEngine.SerializeField] private int m_FilterSizeTraced = 16;
        public float sunLightConeAngle { get { return m_SunLightConeAngle; } set { m_SunLightConeAngle = value; } } [UnityEngine.SerializeField] private float m_SunLightConeAngle = 0.5f;
        public float lightShadowRadius { get { return m_LightShadowRadius; } set { m_LightShadowRadius = value; } } [UnityEngine.SerializeField] private float m_LightShadowRadius = 0.5f;
        public bool semiTransparentShadow { get { return m_SemiTransparentShadow; } set { m_SemiTransparentShadow = value; } } [UnityEngine.SerializeField] private bool m_SemiTransparentShadow = false;
        public bool colorShadow { get { return m_ColorShadow; } set { m_ColorShadow = value; } } [UnityEngine.SerializeField] private bool m_ColorShadow = true;
        public float evsmExponent { get { return m_EvsmExponent; } set { m_EvsmExponent = value; } } [UnityEngine.SerializeField] private float m_EvsmExponent = 15.0f;
        public float evsmLightLeakBias { get { return m_EvsmLightLeakBias; } set { m_EvsmLightLeakBias = value; } } [UnityEngine.SerializeField] private float m_EvsmLightLeakBias = 0.0f;
        public float evsmVarianceBias { get { return m_EvsmVarianceBias; } set { m_EvsmVarianceBias = value; } } [UnityEngine.SerializeField] private float m_EvsmVarianceBias = 1e-5f;
        public int evsmBlurPasses { get { return m_EvsmBlurPasses; } set { m_EvsmBlurPasses = value; } } [UnityEngine.SerializeField] private int m_EvsmBlurPasses = 0;
        public UnityEngine.Rendering.HighDefinition.LightLayerEnum lightlayersMask { get { return m_KeptLightlayersMask.Get("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.lightlayersMask"); } set { m_KeptLightlayersMask.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.HighDefinition.LightLayerEnum> m_KeptLightlayersMask;
        public bool linkShadowLayers { get { return m_LinkShadowLayers; } set { m_LinkShadowLayers = value; } } [UnityEngine.SerializeField] private bool m_LinkShadowLayers = true;
        public uint GetLightLayers() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.GetLightLayers"); }
        public uint GetShadowLayers() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.GetShadowLayers"); }
        public float shadowNearPlane { get { return m_ShadowNearPlane; } set { m_ShadowNearPlane = value; } } [UnityEngine.SerializeField] private float m_ShadowNearPlane = 0.1f;
        public int blockerSampleCount { get { return m_BlockerSampleCount; } set { m_BlockerSampleCount = value; } } [UnityEngine.SerializeField] private int m_BlockerSampleCount = 24;
        public int filterSampleCount { get { return m_FilterSampleCount; } set { m_FilterSampleCount = value; } } [UnityEngine.SerializeField] private int m_FilterSampleCount = 16;
        public float minFilterSize { get { return m_MinFilterSize; } set { m_MinFilterSize = value; } } [UnityEngine.SerializeField] private float m_MinFilterSize = 0.1f;
        public int kernelSize { get { return m_KernelSize; } set { m_KernelSize = value; } } [UnityEngine.SerializeField] private int m_KernelSize = 5;
        public float lightAngle { get { return m_LightAngle; } set { m_LightAngle = value; } } [UnityEngine.SerializeField] private float m_LightAngle = 1.0f;
        public float maxDepthBias { get { return m_MaxDepthBias; } set { m_MaxDepthBias = value; } } [UnityEngine.SerializeField] private float m_MaxDepthBias = 0.001f;
        public float range { get { return m_KeptRange.Get("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.range"); } set { m_KeptRange.Set(value); } } private Umcp.Kept<float> m_KeptRange;
        public UnityEngine.Color color { get { return m_KeptColor.Get("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.color"); } set { m_KeptColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptColor;
        public UnityEngine.Rendering.HighDefinition.IntScalableSettingValue shadowResolution { get { return m_ShadowResolution; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.HighDefinition.IntScalableSettingValue m_ShadowResolution;
        public float shadowDimmer { get { return m_ShadowDimmer; } set { m_ShadowDimmer = value; } } [UnityEngine.SerializeField] private float m_ShadowDimmer = 1.0f;
        public float volumetricShadowDimmer { get { return m_KeptVolumetricShadowDimmer.Get("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.volumetricShadowDimmer"); } set { m_KeptVolumetricShadowDimmer.Set(value); } } private Umcp.Kept<float> m_KeptVolumetricShadowDimmer;
        public float shadowFadeDistance { get { return m_ShadowFadeDistance; } set { m_ShadowFadeDistance = value; } } [UnityEngine.SerializeField] private float m_ShadowFadeDistance = 10000.0f;
        public UnityEngine.Rendering.HighDefinition.BoolScalableSettingValue useContactShadow { get { return m_UseContactShadow; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.HighDefinition.BoolScalableSettingValue m_UseContactShadow = new UnityEngine.Rendering.HighDefinition.BoolScalableSettingValue { useOverride = true };
        public bool rayTraceContactShadow { get { return m_RayTracedContactShadow; } set { m_RayTracedContactShadow = value; } } [UnityEngine.SerializeField] private bool m_RayTracedContactShadow = false;
        public UnityEngine.Color shadowTint { get { return m_ShadowTint; } set { m_ShadowTint = value; } } [UnityEngine.SerializeField] private UnityEngine.Color m_ShadowTint = UnityEngine.Color.black;
        public bool penumbraTint { get { return m_PenumbraTint; } set { m_PenumbraTint = value; } } [UnityEngine.SerializeField] private bool m_PenumbraTint = false;
        public float normalBias { get { return m_NormalBias; } set { m_NormalBias = value; } } [UnityEngine.SerializeField] private float m_NormalBias = 0.75f;
        public float slopeBias { get { return m_SlopeBias; } set { m_SlopeBias = value; } } [UnityEngine.SerializeField] private float m_SlopeBias = 0.5f;
        public UnityEngine.Rendering.HighDefinition.ShadowUpdateMode shadowUpdateMode { get { return m_ShadowUpdateMode; } set { m_ShadowUpdateMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.HighDefinition.ShadowUpdateMode m_ShadowUpdateMode = UnityEngine.Rendering.HighDefinition.ShadowUpdateMode.EveryFrame;
        public bool alwaysDrawDynamicShadows { get { return m_AlwaysDrawDynamicShadows; } set { m_AlwaysDrawDynamicShadows = value; } } [UnityEngine.SerializeField] private bool m_AlwaysDrawDynamicShadows = false;
        public bool updateUponLightMovement { get { return m_UpdateShadowOnLightMovement; } set { m_UpdateShadowOnLightMovement = value; } } [UnityEngine.SerializeField] private bool m_UpdateShadowOnLightMovement = false;
        public float cachedShadowTranslationUpdateThreshold { get { return m_CachedShadowTranslationThreshold; } set { m_CachedShadowTranslationThreshold = value; } } [UnityEngine.SerializeField] private float m_CachedShadowTranslationThreshold = 0.01f;
        public float cachedShadowAngleUpdateThreshold { get { return m_CachedShadowAngularThreshold; } set { m_CachedShadowAngularThreshold = value; } } [UnityEngine.SerializeField] private float m_CachedShadowAngularThreshold = 0.5f;
        public float barnDoorAngle { get { return m_BarnDoorAngle; } set { m_BarnDoorAngle = value; } } [UnityEngine.SerializeField] private float m_BarnDoorAngle = 90.0f;
        public float barnDoorLength { get { return m_BarnDoorLength; } set { m_BarnDoorLength = value; } } [UnityEngine.SerializeField] private float m_BarnDoorLength = 0.05f;
        public bool preserveCachedShadow { get { return m_preserveCachedShadow; } set { m_preserveCachedShadow = value; } } [UnityEngine.SerializeField] private bool m_preserveCachedShadow = false;
        public bool onDemandShadowRenderOnPlacement { get { return m_OnDemandShadowRenderOnPlacement; } set { m_OnDemandShadowRenderOnPlacement = value; } } [UnityEngine.SerializeField] private bool m_OnDemandShadowRenderOnPlacement = true;
        public bool affectsVolumetric { get { return useVolumetric; } set { useVolumetric = value; } } [UnityEngine.SerializeField] private bool useVolumetric = true;
        public UnityEngine.Rendering.ShadowCastingMode areaLightEmissiveMeshShadowCastingMode { get { return m_AreaLightEmissiveMeshShadowCastingMode; } set { m_AreaLightEmissiveMeshShadowCastingMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.ShadowCastingMode m_AreaLightEmissiveMeshShadowCastingMode = UnityEngine.Rendering.ShadowCastingMode.Off;
        public UnityEngine.MotionVectorGenerationMode areaLightEmissiveMeshMotionVectorGenerationMode { get { return m_AreaLightEmissiveMeshMotionVectorGenerationMode; } set { m_AreaLightEmissiveMeshMotionVectorGenerationMode = value; } } [UnityEngine.SerializeField] private UnityEngine.MotionVectorGenerationMode m_AreaLightEmissiveMeshMotionVectorGenerationMode;
        public int areaLightEmissiveMeshLayer { get { return m_AreaLightEmissiveMeshLayer; } set { m_AreaLightEmissiveMeshLayer = value; } } [UnityEngine.SerializeField] private int m_AreaLightEmissiveMeshLayer = -1;
        public void RequestShadowMapRendering() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.RequestShadowMapRendering"); }
        public void RequestSubShadowMapRendering(int shadowIndex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.RequestSubShadowMapRendering"); }
        public void CopyTo(UnityEngine.Rendering.HighDefinition.HDAdditionalLightData data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.CopyTo"); }
        public static void InitDefaultHDAdditionalLightData(UnityEngine.Rendering.HighDefinition.HDAdditionalLightData lightData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.InitDefaultHDAdditionalLightData"); }
        public void UpdateAllLightValues() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.UpdateAllLightValues"); }
        public void SetColor(UnityEngine.Color color, float colorTemperature = -1f) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetColor"); }
        public void EnableColorTemperature(bool enable) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.EnableColorTemperature"); }
        public void SetIntensity(float intensity) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetIntensity"); }
        public void SetIntensity(float intensity, UnityEngine.Rendering.HighDefinition.LightUnit unit) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetIntensity"); }
        public void SetSpotLightLuxAt(float luxIntensity, float distance) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetSpotLightLuxAt"); }
        public void SetCookie(UnityEngine.Texture cookie, UnityEngine.Vector2 directionalLightCookieSize) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetCookie"); }
        public void SetCookie(UnityEngine.Texture cookie) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetCookie"); }
        public void SetSpotAngle(float angle, float innerSpotPercent = 0f) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetSpotAngle"); }
        public void SetLightDimmer(float dimmer = 1f, float volumetricDimmer = 1f) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetLightDimmer"); }
        public void SetLightUnit(UnityEngine.Rendering.HighDefinition.LightUnit unit) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetLightUnit"); }
        public void EnableShadows(bool enabled) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.EnableShadows"); }
        public void SetShadowResolution(int resolution) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetShadowResolution"); }
        public void SetShadowResolutionLevel(int level) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetShadowResolutionLevel"); }
        public void SetShadowResolutionOverride(bool useOverride) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetShadowResolutionOverride"); }
        public void SetShadowNearPlane(float nearPlaneDistance) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetShadowNearPlane"); }
        public void SetPCSSParams(int blockerSampleCount = 16, int filterSampleCount = 24, float minFilterSize = 0.01f, float radiusScaleForSoftness = 1f) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetPCSSParams"); }
        public void SetLightLayer(UnityEngine.Rendering.HighDefinition.LightLayerEnum lightLayerMask, UnityEngine.Rendering.HighDefinition.LightLayerEnum shadowLayerMask) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetLightLayer"); }
        public void SetShadowDimmer(float shadowDimmer = 1f, float volumetricShadowDimmer = 1f) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetShadowDimmer"); }
        public void SetShadowFadeDistance(float distance) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetShadowFadeDistance"); }
        public void SetDirectionalShadowTint(UnityEngine.Color tint) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetDirectionalShadowTint"); }
        public void SetShadowUpdateMode(UnityEngine.Rendering.HighDefinition.ShadowUpdateMode updateMode) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetShadowUpdateMode"); }
        public void SetRange(float range) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetRange"); }
        public void SetShadowLightLayer(UnityEngine.Rendering.HighDefinition.LightLayerEnum shadowLayerMask) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetShadowLightLayer"); }
        public void SetCullingMask(int cullingMask) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetCullingMask"); }
        public float[] SetLayerShadowCullDistances(float[] layerShadowCullDistances) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetLayerShadowCullDistances"); }
        public UnityEngine.Rendering.HighDefinition.LightUnit[] GetSupportedLightUnits() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.GetSupportedLightUnits"); }
        public void SetAreaLightSize(UnityEngine.Vector2 size) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetAreaLightSize"); }
        public void SetBoxSpotSize(UnityEngine.Vector2 size) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.SetBoxSpotSize"); }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        public UnityEngine.Rendering.HighDefinition.HDLightType type { get { return m_KeptType.Get("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.type"); } set { m_KeptType.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.HighDefinition.HDLightType> m_KeptType;
        public UnityEngine.Rendering.HighDefinition.SpotLightShape spotLightShape { get { return m_SpotLightShape; } set { m_SpotLightShape = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.HighDefinition.SpotLightShape m_SpotLightShape = UnityEngine.Rendering.HighDefinition.SpotLightShape.Cone;
        public UnityEngine.Rendering.HighDefinition.AreaLightShape areaLightShape { get { return m_AreaLightShape; } set { m_AreaLightShape = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.HighDefinition.AreaLightShape m_AreaLightShape = UnityEngine.Rendering.HighDefinition.AreaLightShape.Rectangle;
        public static UnityEngine.Rendering.HighDefinition.LightUnit[] GetSupportedLightUnits(UnityEngine.Rendering.HighDefinition.HDLightType type, UnityEngine.Rendering.HighDefinition.SpotLightShape spotLightShape) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.GetSupportedLightUnits"); }
        public static bool IsValidLightUnitForType(UnityEngine.Rendering.HighDefinition.HDLightType type, UnityEngine.Rendering.HighDefinition.SpotLightShape spotLightShape, UnityEngine.Rendering.HighDefinition.LightUnit unit) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDAdditionalLightData.IsValidLightUnitForType"); }
    }
    public partial class HDCamera
    {
        public string name { get; internal set; }
        public UnityEngine.Vector4 screenSize;
        public UnityEngine.Vector4 postProcessScreenSize { get; internal set; } = new UnityEngine.Vector4(0.0f, 0.0f, 0.0f, 0.0f);
        public UnityEngine.Camera camera;
        public UnityEngine.Vector4 taaJitter;
        public UnityEngine.Rendering.HighDefinition.HDCamera.ViewConstants mainViewConstants;
        public bool colorPyramidHistoryIsValid = false;
        public bool volumetricHistoryIsValid = false;
        public int actualWidth { get; internal set; }
        public int actualHeight { get; internal set; }
        public UnityEngine.Rendering.MSAASamples msaaSamples { get; internal set; }
        public bool msaaEnabled { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDCamera.msaaEnabled"); } }
        public UnityEngine.Rendering.HighDefinition.FrameSettings frameSettings { get; internal set; }
        public UnityEngine.Rendering.RTHandleProperties historyRTHandleProperties { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDCamera.historyRTHandleProperties"); } }
        public UnityEngine.Rendering.VolumeStack volumeStack { get; internal set; }
        public float time;
        public static UnityEngine.Rendering.HighDefinition.HDCamera GetOrCreate(UnityEngine.Camera camera, int xrMultipassId = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDCamera.GetOrCreate"); }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDCamera.Reset"); }
        public UnityEngine.Rendering.RTHandle AllocHistoryFrameRT(int id, System.Func<string, int, UnityEngine.Rendering.RTHandleSystem, UnityEngine.Rendering.RTHandle> allocator, int bufferCount) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDCamera.AllocHistoryFrameRT"); }
        public UnityEngine.Rendering.RTHandle GetPreviousFrameRT(int id) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDCamera.GetPreviousFrameRT"); }
        public UnityEngine.Rendering.RTHandle GetCurrentFrameRT(int id) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDCamera.GetCurrentFrameRT"); }
        public UnityEngine.Rendering.HighDefinition.ScreenSpaceReflectionAlgorithm currentSSRAlgorithm = UnityEngine.Rendering.HighDefinition.ScreenSpaceReflectionAlgorithm.Approximation;
        internal HDCamera() { }
        public partial struct ViewConstants
        {
            public UnityEngine.Matrix4x4 viewMatrix;
            public UnityEngine.Matrix4x4 invViewMatrix;
            public UnityEngine.Matrix4x4 projMatrix;
            public UnityEngine.Matrix4x4 invProjMatrix;
            public UnityEngine.Matrix4x4 viewProjMatrix;
            public UnityEngine.Matrix4x4 invViewProjMatrix;
            public UnityEngine.Matrix4x4 nonJitteredViewProjMatrix;
            public UnityEngine.Matrix4x4 prevViewMatrix;
            public UnityEngine.Matrix4x4 prevViewProjMatrix;
            public UnityEngine.Matrix4x4 prevInvViewProjMatrix;
            public UnityEngine.Matrix4x4 prevViewProjMatrixNoCameraTrans;
            public UnityEngine.Matrix4x4 pixelCoordToViewDirWS;
            public UnityEngine.Vector3 worldSpaceCameraPos;
            public UnityEngine.Vector3 worldSpaceCameraPosViewOffset;
            public UnityEngine.Vector3 prevWorldSpaceCameraPos;
        }
    }
    public enum HDLightType
    {
        Spot = 0,
        Directional = 1,
        Point = 2,
        Area = 3,
    }
    [System.SerializableAttribute]
    public partial struct HDPhysicalCamera
    {
        public const float kMinAperture = 0.7f;
        public const float kMaxAperture = 32f;
        public const int kMinBladeCount = 3;
        public const int kMaxBladeCount = 11;
        public float focusDistance { get { return m_FocusDistance; } set { m_FocusDistance = value; } } [UnityEngine.SerializeField] private float m_FocusDistance;
        public int iso { get { return m_Iso; } set { m_Iso = value; } } [UnityEngine.SerializeField] private int m_Iso;
        public float shutterSpeed { get { return m_ShutterSpeed; } set { m_ShutterSpeed = value; } } [UnityEngine.SerializeField] private float m_ShutterSpeed;
        public float aperture { get { return m_Aperture; } set { m_Aperture = value; } } [UnityEngine.SerializeField] private float m_Aperture;
        public int bladeCount { get { return m_BladeCount; } set { m_BladeCount = value; } } [UnityEngine.SerializeField] private int m_BladeCount;
        public UnityEngine.Vector2 curvature { get { return m_Curvature; } set { m_Curvature = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector2 m_Curvature;
        public float barrelClipping { get { return m_BarrelClipping; } set { m_BarrelClipping = value; } } [UnityEngine.SerializeField] private float m_BarrelClipping;
        public float anamorphism { get { return m_Anamorphism; } set { m_Anamorphism = value; } } [UnityEngine.SerializeField] private float m_Anamorphism;
        public static UnityEngine.Rendering.HighDefinition.HDPhysicalCamera GetDefaults() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDPhysicalCamera.GetDefaults"); }
    }
    public partial class HDRISky : UnityEngine.Rendering.HighDefinition.SkySettings
    {
        [System.Obsolete] [UnityEngine.SerializeField] public UnityEngine.Rendering.BoolParameter enableDistortion = new UnityEngine.Rendering.BoolParameter(false);
        [System.Obsolete] [UnityEngine.SerializeField] public UnityEngine.Rendering.BoolParameter procedural = new UnityEngine.Rendering.BoolParameter(true);
        [System.Obsolete] [UnityEngine.SerializeField] public UnityEngine.Rendering.ClampedFloatParameter scrollDirection = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 360.0f);
        public UnityEngine.Rendering.CubemapParameter hdriSky = new UnityEngine.Rendering.CubemapParameter(null);
        public UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.HDRISky.DistortionMode> distortionMode = new UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.HDRISky.DistortionMode>();
        public UnityEngine.Rendering.Texture2DParameter flowmap = new UnityEngine.Rendering.Texture2DParameter(null);
        public UnityEngine.Rendering.BoolParameter upperHemisphereOnly = new UnityEngine.Rendering.BoolParameter(true);
        public UnityEngine.Rendering.HighDefinition.WindOrientationParameter scrollOrientation = new UnityEngine.Rendering.HighDefinition.WindOrientationParameter();
        public UnityEngine.Rendering.HighDefinition.WindSpeedParameter scrollSpeed = new UnityEngine.Rendering.HighDefinition.WindSpeedParameter();
        public UnityEngine.Rendering.BoolParameter enableBackplate = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.HighDefinition.BackplateTypeParameter backplateType = new UnityEngine.Rendering.HighDefinition.BackplateTypeParameter(UnityEngine.Rendering.HighDefinition.BackplateType.Disc);
        public UnityEngine.Rendering.FloatParameter groundLevel = new UnityEngine.Rendering.FloatParameter(0.0f);
        public UnityEngine.Rendering.Vector2Parameter scale;
        public UnityEngine.Rendering.MinFloatParameter projectionDistance = new UnityEngine.Rendering.MinFloatParameter(16.0f, 1e-7f);
        public UnityEngine.Rendering.ClampedFloatParameter plateRotation = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 360.0f);
        public UnityEngine.Rendering.ClampedFloatParameter plateTexRotation = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 360.0f);
        public UnityEngine.Rendering.Vector2Parameter plateTexOffset = new UnityEngine.Rendering.Vector2Parameter(UnityEngine.Vector2.zero);
        public UnityEngine.Rendering.ClampedFloatParameter blendAmount = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 100.0f);
        public UnityEngine.Rendering.ColorParameter shadowTint = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.grey);
        public UnityEngine.Rendering.BoolParameter pointLightShadow = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.BoolParameter dirLightShadow = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.BoolParameter rectLightShadow = new UnityEngine.Rendering.BoolParameter(false);
        public override System.Type GetSkyRendererType() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRISky.GetSkyRendererType"); }
        public enum Version
        {
            Initial = 0,
            GlobalWind = 1,
        }
        public enum DistortionMode
        {
            None = 0,
            Procedural = 1,
            Flowmap = 2,
        }
    }
    public partial class HDRenderPipeline : UnityEngine.Rendering.RenderPipeline, UnityEngine.Rendering.LookDev.IDataProvider
    {
        public static UnityEngine.Vector3 GetColorBalanceCoeffs(float temperature, float tint) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.GetColorBalanceCoeffs"); }
        void UnityEngine.Rendering.LookDev.IDataProvider.FirstInitScene(UnityEngine.Rendering.LookDev.StageRuntimeInterface SRI) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.UnityEngine.Rendering.LookDev.IDataProvider.FirstInitScene"); }
        void UnityEngine.Rendering.LookDev.IDataProvider.UpdateSky(UnityEngine.Camera camera, UnityEngine.Rendering.LookDev.Sky sky, UnityEngine.Rendering.LookDev.StageRuntimeInterface SRI) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.UnityEngine.Rendering.LookDev.IDataProvider.UpdateSky"); }
        void UnityEngine.Rendering.LookDev.IDataProvider.OnBeginRendering(UnityEngine.Rendering.LookDev.StageRuntimeInterface SRI) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.UnityEngine.Rendering.LookDev.IDataProvider.OnBeginRendering"); }
        void UnityEngine.Rendering.LookDev.IDataProvider.OnEndRendering(UnityEngine.Rendering.LookDev.StageRuntimeInterface SRI) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.UnityEngine.Rendering.LookDev.IDataProvider.OnEndRendering"); }
        System.Collections.Generic.IEnumerable<string> UnityEngine.Rendering.LookDev.IDataProvider.supportedDebugModes { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.UnityEngine.Rendering.LookDev.IDataProvider.supportedDebugModes"); } }
        void UnityEngine.Rendering.LookDev.IDataProvider.UpdateDebugMode(int debugIndex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.UnityEngine.Rendering.LookDev.IDataProvider.UpdateDebugMode"); }
        void UnityEngine.Rendering.LookDev.IDataProvider.GetShadowMask(ref UnityEngine.RenderTexture output, UnityEngine.Rendering.LookDev.StageRuntimeInterface SRI) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.UnityEngine.Rendering.LookDev.IDataProvider.GetShadowMask"); }
        void UnityEngine.Rendering.LookDev.IDataProvider.Cleanup(UnityEngine.Rendering.LookDev.StageRuntimeInterface SRI) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.UnityEngine.Rendering.LookDev.IDataProvider.Cleanup"); }
        public const string k_ShaderTagName = "HDRenderPipeline";
        public bool rayTracingSupported { get; internal set; } = false;
        public HDRenderPipeline(UnityEngine.Rendering.HighDefinition.HDRenderPipelineAsset asset, UnityEngine.Rendering.HighDefinition.HDRenderPipelineAsset obsolete_defaultAsset) : this(asset) { }
        public HDRenderPipeline(UnityEngine.Rendering.HighDefinition.HDRenderPipelineAsset asset) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline"); }
        public void ResetRTHandleReferenceSize(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.ResetRTHandleReferenceSize"); }
        protected override void Render(UnityEngine.Rendering.ScriptableRenderContext renderContext, UnityEngine.Camera[] cameras) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.Render"); }
        public void RequestSkyEnvironmentUpdate() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.RequestSkyEnvironmentUpdate"); }
        public UnityEngine.Texture2D ExportSkyToTexture(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.ExportSkyToTexture"); }
        public void ReleasePersistentShadowAtlases() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.ReleasePersistentShadowAtlases"); }
        public void BeginRecording(int samples, float shutterInterval, float shutterFullyOpen = 0f, float shutterBeginsClosing = 1f) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.BeginRecording"); }
        public void BeginRecording(int samples, float shutterInterval, UnityEngine.AnimationCurve shutterProfile) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.BeginRecording"); }
        public void EndRecording() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.EndRecording"); }
        public void PrepareNewSubFrame() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.PrepareNewSubFrame"); }
        public UnityEngine.Light GetMainLight() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.GetMainLight"); }
        public static void OnComputeAmbientProbeDone(UnityEngine.Rendering.AsyncGPUReadbackRequest request) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipeline.OnComputeAmbientProbeDone"); }
        internal HDRenderPipeline() { }
    }
    public partial class HDRenderPipelineAsset : UnityEngine.Rendering.RenderPipelineAsset, UnityEngine.Rendering.IVirtualTexturingEnabledRenderPipeline
    {
        protected override UnityEngine.Rendering.RenderPipeline CreatePipeline() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipelineAsset.CreatePipeline"); }
        public UnityEngine.Rendering.MaterialQuality availableMaterialQualityLevels;
        public UnityEngine.Rendering.MaterialQuality defaultMaterialQualityLevel { get { return m_DefaultMaterialQualityLevel; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.MaterialQuality m_DefaultMaterialQualityLevel = UnityEngine.Rendering.MaterialQuality.High;
        public string[] lightLayerNames { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipelineAsset.lightLayerNames"); } }
        public string[] decalLayerNames { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipelineAsset.decalLayerNames"); } }
        public bool virtualTexturingEnabled { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDRenderPipelineAsset.virtualTexturingEnabled"); } }
        internal HDRenderPipelineAsset() { }
    }
    [System.SerializableAttribute]
    public partial class HDShadowSettings : UnityEngine.Rendering.VolumeComponent
    {
        public float[] cascadeShadowSplits { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDShadowSettings.cascadeShadowSplits"); } }
        public float[] cascadeShadowBorders { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDShadowSettings.cascadeShadowBorders"); } }
        public UnityEngine.Rendering.NoInterpMinFloatParameter maxShadowDistance = new UnityEngine.Rendering.NoInterpMinFloatParameter(500.0f, 0.0f);
        public UnityEngine.Rendering.ClampedFloatParameter directionalTransmissionMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.NoInterpClampedIntParameter cascadeShadowSplitCount = new UnityEngine.Rendering.NoInterpClampedIntParameter(4, 1, 4);
        public UnityEngine.Rendering.HighDefinition.CascadePartitionSplitParameter cascadeShadowSplit0 = new UnityEngine.Rendering.HighDefinition.CascadePartitionSplitParameter(0.05f);
        public UnityEngine.Rendering.HighDefinition.CascadePartitionSplitParameter cascadeShadowSplit1 = new UnityEngine.Rendering.HighDefinition.CascadePartitionSplitParameter(0.15f);
        public UnityEngine.Rendering.HighDefinition.CascadePartitionSplitParameter cascadeShadowSplit2 = new UnityEngine.Rendering.HighDefinition.CascadePartitionSplitParameter(0.3f);
        public UnityEngine.Rendering.HighDefinition.CascadeEndBorderParameter cascadeShadowBorder0 = new UnityEngine.Rendering.HighDefinition.CascadeEndBorderParameter(0.0f);
        public UnityEngine.Rendering.HighDefinition.CascadeEndBorderParameter cascadeShadowBorder1 = new UnityEngine.Rendering.HighDefinition.CascadeEndBorderParameter(0.0f);
        public UnityEngine.Rendering.HighDefinition.CascadeEndBorderParameter cascadeShadowBorder2 = new UnityEngine.Rendering.HighDefinition.CascadeEndBorderParameter(0.0f);
        public UnityEngine.Rendering.HighDefinition.CascadeEndBorderParameter cascadeShadowBorder3 = new UnityEngine.Rendering.HighDefinition.CascadeEndBorderParameter(0.0f);
        internal HDShadowSettings() { }
    }
    public partial class HDUtils
    {
        public static UnityEngine.Rendering.PerObjectData GetBakedLightingRenderConfig() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.GetBakedLightingRenderConfig"); }
        public static UnityEngine.Rendering.PerObjectData GetBakedLightingWithShadowMaskRenderConfig() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.GetBakedLightingWithShadowMaskRenderConfig"); }
        public static UnityEngine.Texture3D clearTexture3D { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.clearTexture3D"); } }
        public static UnityEngine.Rendering.RTHandle clearTexture3DRTH { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.clearTexture3DRTH"); } }
        public static UnityEngine.Material GetBlitMaterial(UnityEngine.Rendering.TextureDimension dimension, bool singleSlice = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.GetBlitMaterial"); }
        public static void BlitQuad(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector4 scaleBiasTex, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex, bool bilinear) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitQuad"); }
        public static void BlitQuadWithPadding(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector2 textureSize, UnityEngine.Vector4 scaleBiasTex, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex, bool bilinear, int paddingInPixels) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitQuadWithPadding"); }
        public static void BlitQuadWithPaddingMultiply(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector2 textureSize, UnityEngine.Vector4 scaleBiasTex, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex, bool bilinear, int paddingInPixels) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitQuadWithPaddingMultiply"); }
        public static void BlitOctahedralWithPadding(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector2 textureSize, UnityEngine.Vector4 scaleBiasTex, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex, bool bilinear, int paddingInPixels) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitOctahedralWithPadding"); }
        public static void BlitOctahedralWithPaddingMultiply(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector2 textureSize, UnityEngine.Vector4 scaleBiasTex, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex, bool bilinear, int paddingInPixels) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitOctahedralWithPaddingMultiply"); }
        public static void BlitTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Vector4 scaleBias, float mipLevel, bool bilinear) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitTexture"); }
        public static void BlitTexture2D(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Vector4 scaleBias, float mipLevel, bool bilinear) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitTexture2D"); }
        public static void BlitCameraTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Rendering.RTHandle destination, float mipLevel = 0f, bool bilinear = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitCameraTexture"); }
        public static void BlitCameraTexture2D(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Rendering.RTHandle destination, float mipLevel = 0f, bool bilinear = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitCameraTexture2D"); }
        public static void BlitCameraTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Rendering.RTHandle destination, UnityEngine.Material material, int pass) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitCameraTexture"); }
        public static void BlitCameraTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Rendering.RTHandle destination, UnityEngine.Vector4 scaleBias, float mipLevel = 0f, bool bilinear = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitCameraTexture"); }
        public static void BlitCameraTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Rendering.RTHandle destination, UnityEngine.Rect destViewport, float mipLevel = 0f, bool bilinear = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.BlitCameraTexture"); }
        public static void DrawFullScreen(UnityEngine.Rendering.CommandBuffer commandBuffer, UnityEngine.Material material, UnityEngine.Rendering.RTHandle colorBuffer, UnityEngine.MaterialPropertyBlock properties = null, int shaderPassId = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.DrawFullScreen"); }
        public static void DrawFullScreen(UnityEngine.Rendering.CommandBuffer commandBuffer, UnityEngine.Material material, UnityEngine.Rendering.RTHandle colorBuffer, UnityEngine.Rendering.RTHandle depthStencilBuffer, UnityEngine.MaterialPropertyBlock properties = null, int shaderPassId = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.DrawFullScreen"); }
        public static void DrawFullScreen(UnityEngine.Rendering.CommandBuffer commandBuffer, UnityEngine.Material material, UnityEngine.Rendering.RenderTargetIdentifier[] colorBuffers, UnityEngine.Rendering.RTHandle depthStencilBuffer, UnityEngine.MaterialPropertyBlock properties = null, int shaderPassId = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.DrawFullScreen"); }
        public static void DrawFullScreen(UnityEngine.Rendering.CommandBuffer commandBuffer, UnityEngine.Rect viewport, UnityEngine.Material material, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.MaterialPropertyBlock properties = null, int shaderPassId = 0, int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.DrawFullScreen"); }
        public static void DrawFullScreen(UnityEngine.Rendering.CommandBuffer commandBuffer, UnityEngine.Rect viewport, UnityEngine.Material material, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.Rendering.RTHandle depthStencilBuffer, UnityEngine.MaterialPropertyBlock properties = null, int shaderPassId = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.DrawFullScreen"); }
        public static UnityEngine.Color NormalizeColor(UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.HDUtils.NormalizeColor"); }
    }
    public partial interface IPostProcessComponent
    {
        bool IsActive();
    }
    [System.SerializableAttribute]
    public partial class IndirectLightingController : UnityEngine.Rendering.VolumeComponent
    {
        public UnityEngine.Rendering.MinFloatParameter indirectDiffuseLightingMultiplier = new UnityEngine.Rendering.MinFloatParameter(1.0f, 0.0f);
        public UnityEngine.Rendering.HighDefinition.IndirectLightingController.LightLayerEnumParameter indirectDiffuseLightingLayers = new UnityEngine.Rendering.HighDefinition.IndirectLightingController.LightLayerEnumParameter(UnityEngine.Rendering.HighDefinition.LightLayerEnum.Everything);
        public UnityEngine.Rendering.MinFloatParameter reflectionLightingMultiplier = new UnityEngine.Rendering.MinFloatParameter(1.0f, 0.0f);
        public UnityEngine.Rendering.HighDefinition.IndirectLightingController.LightLayerEnumParameter reflectionLightingLayers = new UnityEngine.Rendering.HighDefinition.IndirectLightingController.LightLayerEnumParameter(UnityEngine.Rendering.HighDefinition.LightLayerEnum.Everything);
        public UnityEngine.Rendering.MinFloatParameter reflectionProbeIntensityMultiplier = new UnityEngine.Rendering.MinFloatParameter(1.0f, 0.0f);
        public uint GetReflectionLightingLayers() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.IndirectLightingController.GetReflectionLightingLayers"); }
        public uint GetIndirectDiffuseLightingLayers() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.IndirectLightingController.GetIndirectDiffuseLightingLayers"); }
        [System.SerializableAttribute]
        public sealed partial class LightLayerEnumParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.LightLayerEnum>
        {
            public LightLayerEnumParameter(UnityEngine.Rendering.HighDefinition.LightLayerEnum value, bool overrideState = false) : base(value, overrideState) { }
            internal LightLayerEnumParameter() { }
        }
    }
    [System.SerializableAttribute]
    public partial class IntScalableSettingValue : UnityEngine.Rendering.HighDefinition.ScalableSettingValue<int>
    {
    }
    public enum LODBiasMode
    {
        FromQualitySettings = 0,
        ScaleQualitySettings = 1,
        OverrideQualitySettings = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class LensDistortion : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.ClampedFloatParameter intensity = new UnityEngine.Rendering.ClampedFloatParameter(0f, -1f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter xMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter yMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0f, 1f);
        public UnityEngine.Rendering.Vector2Parameter center = new UnityEngine.Rendering.Vector2Parameter(new UnityEngine.Vector2(0.5f, 0.5f));
        public UnityEngine.Rendering.ClampedFloatParameter scale = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0.01f, 5f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.LensDistortion.IsActive"); }
    }
    [System.SerializableAttribute]
    public sealed partial class LiftGammaGain : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.Vector4Parameter lift = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public UnityEngine.Rendering.Vector4Parameter gamma = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public UnityEngine.Rendering.Vector4Parameter gain = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.LiftGammaGain.IsActive"); }
        internal LiftGammaGain() { }
    }
}
