// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering.HighDefinition
{
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
    public enum LightUnit
    {
        Lumen = 0,
        Candela = 1,
        Lux = 2,
        Nits = 3,
        Ev100 = 4,
    }
    public enum LitShaderMode
    {
        Forward = 0,
        Deferred = 1,
    }
    public partial class LocalVolumetricFog : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Rendering.HighDefinition.LocalVolumetricFogArtistParameters parameters = new UnityEngine.Rendering.HighDefinition.LocalVolumetricFogArtistParameters(UnityEngine.Color.white, 10.0f, 0.0f);
        public System.Action OnTextureUpdated;
    }
    [System.SerializableAttribute]
    public partial struct LocalVolumetricFogArtistParameters
    {
        [System.Obsolete] public bool advancedFade { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.LocalVolumetricFogArtistParameters.advancedFade"); } }
        public UnityEngine.Color albedo;
        public float meanFreePath;
        public float anisotropy;
        public UnityEngine.Texture volumeMask;
        public UnityEngine.Vector3 textureScrollingSpeed;
        public UnityEngine.Vector3 textureTiling;
        public UnityEngine.Vector3 positiveFade;
        public UnityEngine.Vector3 negativeFade;
        public UnityEngine.Vector3 size;
        public bool invertFade;
        public float distanceFadeStart;
        public float distanceFadeEnd;
        [UnityEngine.SerializeField] public UnityEngine.Vector3 textureOffset;
        public UnityEngine.Rendering.HighDefinition.LocalVolumetricFogFalloffMode falloffMode;
        public LocalVolumetricFogArtistParameters(UnityEngine.Color color, float _meanFreePath, float _anisotropy) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.LocalVolumetricFogArtistParameters"); }
    }
    public enum LocalVolumetricFogFalloffMode
    {
        Linear = 0,
        Exponential = 1,
    }
    public enum LuminanceSource
    {
        LightingBuffer = 0,
        ColorBuffer = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class LuminanceSourceParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.LuminanceSource>
    {
        public LuminanceSourceParameter(UnityEngine.Rendering.HighDefinition.LuminanceSource value, bool overrideState = false) : base(value, overrideState) { }
        internal LuminanceSourceParameter() { }
    }
    public enum MSAAMode
    {
        None = 1,
        MSAA2X = 2,
        MSAA4X = 4,
        MSAA8X = 8,
        FromHDRPAsset = 9,
    }
    public enum MaximumLODLevelMode
    {
        FromQualitySettings = 0,
        OffsetQualitySettings = 1,
        OverrideQualitySettings = 2,
    }
    public enum MeteringMode
    {
        Average = 0,
        Spot = 1,
        CenterWeighted = 2,
        MaskWeighted = 3,
        ProceduralMask = 4,
    }
    [System.SerializableAttribute]
    public sealed partial class MeteringModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.MeteringMode>
    {
        public MeteringModeParameter(UnityEngine.Rendering.HighDefinition.MeteringMode value, bool overrideState = false) : base(value, overrideState) { }
        internal MeteringModeParameter() { }
    }
    [System.SerializableAttribute]
    public partial class MicroShadowing : UnityEngine.Rendering.VolumeComponent
    {
        public UnityEngine.Rendering.BoolParameter enable = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.ClampedFloatParameter opacity = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        internal MicroShadowing() { }
    }
    [System.SerializableAttribute]
    public sealed partial class MotionBlur : UnityEngine.Rendering.HighDefinition.VolumeComponentWithQuality, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.MinFloatParameter intensity = new UnityEngine.Rendering.MinFloatParameter(0.0f, 0.0f);
        public UnityEngine.Rendering.ClampedFloatParameter maximumVelocity = new UnityEngine.Rendering.ClampedFloatParameter(200.0f, 0.0f, 1500.0f);
        public UnityEngine.Rendering.ClampedFloatParameter minimumVelocity = new UnityEngine.Rendering.ClampedFloatParameter(2.0f, 0.0f, 64.0f);
        public UnityEngine.Rendering.BoolParameter cameraMotionBlur = new UnityEngine.Rendering.BoolParameter(true);
        public UnityEngine.Rendering.HighDefinition.CameraClampModeParameter specialCameraClampMode = new UnityEngine.Rendering.HighDefinition.CameraClampModeParameter(UnityEngine.Rendering.HighDefinition.CameraClampMode.None);
        public UnityEngine.Rendering.ClampedFloatParameter cameraVelocityClamp = new UnityEngine.Rendering.ClampedFloatParameter(0.05f, 0.0f, 0.3f);
        public UnityEngine.Rendering.ClampedFloatParameter cameraTranslationVelocityClamp = new UnityEngine.Rendering.ClampedFloatParameter(0.05f, 0.0f, 0.3f);
        public UnityEngine.Rendering.ClampedFloatParameter cameraRotationVelocityClamp = new UnityEngine.Rendering.ClampedFloatParameter(0.03f, 0.0f, 0.3f);
        public UnityEngine.Rendering.ClampedFloatParameter depthComparisonExtent = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 20.0f);
        public int sampleCount { get { return m_KeptSampleCount.Get("UnityEngine.Rendering.HighDefinition.MotionBlur.sampleCount"); } set { m_KeptSampleCount.Set(value); } } private Umcp.Kept<int> m_KeptSampleCount;
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.MotionBlur.IsActive"); }
    }
    [System.SerializableAttribute]
    public sealed partial class PaniniProjection : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.ClampedFloatParameter distance = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter cropToFit = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0f, 1f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.PaniniProjection.IsActive"); }
    }
    [System.SerializableAttribute]
    public sealed partial class PathTracing : UnityEngine.Rendering.VolumeComponent
    {
        public UnityEngine.Rendering.BoolParameter enable = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.LayerMaskParameter layerMask = new UnityEngine.Rendering.LayerMaskParameter(-1);
        public UnityEngine.Rendering.ClampedIntParameter maximumSamples = new UnityEngine.Rendering.ClampedIntParameter(256, 1, 16384);
        public UnityEngine.Rendering.ClampedIntParameter minimumDepth = new UnityEngine.Rendering.ClampedIntParameter(1, 1, 10);
        public UnityEngine.Rendering.ClampedIntParameter maximumDepth = new UnityEngine.Rendering.ClampedIntParameter(4, 1, 10);
        public UnityEngine.Rendering.MinFloatParameter maximumIntensity = new UnityEngine.Rendering.MinFloatParameter(10f, 0f);
        public PathTracing() { this.displayName = "Path Tracing (Preview)"; }
    }
    public partial class PhysicallyBasedSky : UnityEngine.Rendering.HighDefinition.SkySettings
    {
        public UnityEngine.Rendering.HighDefinition.PhysicallyBasedSkyModelParameter type = new UnityEngine.Rendering.HighDefinition.PhysicallyBasedSkyModelParameter(UnityEngine.Rendering.HighDefinition.PhysicallyBasedSkyModel.EarthAdvanced);
        public UnityEngine.Rendering.BoolParameter sphericalMode = new UnityEngine.Rendering.BoolParameter(true);
        public UnityEngine.Rendering.FloatParameter seaLevel = new UnityEngine.Rendering.FloatParameter(0);
        public UnityEngine.Rendering.MinFloatParameter planetaryRadius;
        public UnityEngine.Rendering.Vector3Parameter planetCenterPosition;
        public UnityEngine.Rendering.ClampedFloatParameter airDensityR;
        public UnityEngine.Rendering.ClampedFloatParameter airDensityG;
        public UnityEngine.Rendering.ClampedFloatParameter airDensityB;
        public UnityEngine.Rendering.ColorParameter airTint;
        public UnityEngine.Rendering.MinFloatParameter airMaximumAltitude;
        public UnityEngine.Rendering.ClampedFloatParameter aerosolDensity;
        public UnityEngine.Rendering.ColorParameter aerosolTint = new UnityEngine.Rendering.ColorParameter(new UnityEngine.Color(0.9f, 0.9f, 0.9f), false, false, true);
        public UnityEngine.Rendering.MinFloatParameter aerosolMaximumAltitude;
        public UnityEngine.Rendering.ClampedFloatParameter aerosolAnisotropy = new UnityEngine.Rendering.ClampedFloatParameter(0, -1, 1);
        public UnityEngine.Rendering.ClampedIntParameter numberOfBounces = new UnityEngine.Rendering.ClampedIntParameter(8, 1, 10);
        public UnityEngine.Rendering.ColorParameter groundTint = new UnityEngine.Rendering.ColorParameter(new UnityEngine.Color(0.4f, 0.25f, 0.15f), false, false, false);
        public UnityEngine.Rendering.CubemapParameter groundColorTexture = new UnityEngine.Rendering.CubemapParameter(null);
        public UnityEngine.Rendering.CubemapParameter groundEmissionTexture = new UnityEngine.Rendering.CubemapParameter(null);
        public UnityEngine.Rendering.MinFloatParameter groundEmissionMultiplier = new UnityEngine.Rendering.MinFloatParameter(1, 0);
        public UnityEngine.Rendering.Vector3Parameter planetRotation = new UnityEngine.Rendering.Vector3Parameter(UnityEngine.Vector3.zero);
        public UnityEngine.Rendering.CubemapParameter spaceEmissionTexture = new UnityEngine.Rendering.CubemapParameter(null);
        public UnityEngine.Rendering.MinFloatParameter spaceEmissionMultiplier = new UnityEngine.Rendering.MinFloatParameter(1, 0);
        public UnityEngine.Rendering.Vector3Parameter spaceRotation = new UnityEngine.Rendering.Vector3Parameter(UnityEngine.Vector3.zero);
        public UnityEngine.Rendering.ClampedFloatParameter colorSaturation = new UnityEngine.Rendering.ClampedFloatParameter(1, 0, 1);
        public UnityEngine.Rendering.ClampedFloatParameter alphaSaturation = new UnityEngine.Rendering.ClampedFloatParameter(1, 0, 1);
        public UnityEngine.Rendering.ClampedFloatParameter alphaMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(1, 0, 1);
        public UnityEngine.Rendering.ColorParameter horizonTint = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.white, false, false, false);
        public UnityEngine.Rendering.ColorParameter zenithTint = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.white, false, false, false);
        public UnityEngine.Rendering.ClampedFloatParameter horizonZenithShift = new UnityEngine.Rendering.ClampedFloatParameter(0, -1, 1);
        public override System.Type GetSkyRendererType() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.PhysicallyBasedSky.GetSkyRendererType"); }
        internal PhysicallyBasedSky() { }
        public enum Version
        {
            Initial = 0,
            TypeEnum = 1,
        }
    }
    public enum PhysicallyBasedSkyModel
    {
        EarthSimple = 0,
        EarthAdvanced = 1,
        Custom = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class PhysicallyBasedSkyModelParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.PhysicallyBasedSkyModel>
    {
        public PhysicallyBasedSkyModelParameter(UnityEngine.Rendering.HighDefinition.PhysicallyBasedSkyModel value, bool overrideState = false) : base(value, overrideState) { }
        internal PhysicallyBasedSkyModelParameter() { }
    }
    public enum RayCastingMode
    {
        RayMarching = 1,
        RayTracing = 2,
        Mixed = 4,
    }
    [System.SerializableAttribute]
    public sealed partial class RayCastingModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.RayCastingMode>
    {
        public RayCastingModeParameter(UnityEngine.Rendering.HighDefinition.RayCastingMode value, bool overrideState = false) : base(value, overrideState) { }
        internal RayCastingModeParameter() { }
    }
    public enum RayMarchingFallbackHierarchy
    {
        ReflectionProbesAndSky = 3,
        ReflectionProbes = 2,
        Sky = 1,
        None = 0,
    }
    [System.SerializableAttribute]
    public sealed partial class RayMarchingFallbackHierarchyParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.RayMarchingFallbackHierarchy>
    {
        public RayMarchingFallbackHierarchyParameter(UnityEngine.Rendering.HighDefinition.RayMarchingFallbackHierarchy value, bool overrideState = false) : base(value, overrideState) { }
        internal RayMarchingFallbackHierarchyParameter() { }
    }
    public enum RayTracingFallbackHierachy
    {
        ReflectionProbesAndSky = 3,
        ReflectionProbes = 2,
        Sky = 1,
        None = 0,
    }
    [System.SerializableAttribute]
    public sealed partial class RayTracingFallbackHierachyParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.RayTracingFallbackHierachy>
    {
        public RayTracingFallbackHierachyParameter(UnityEngine.Rendering.HighDefinition.RayTracingFallbackHierachy value, bool overrideState = false) : base(value, overrideState) { }
        internal RayTracingFallbackHierachyParameter() { }
    }
    public enum RayTracingMode
    {
        Performance = 1,
        Quality = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class RayTracingModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.RayTracingMode>
    {
        public RayTracingModeParameter(UnityEngine.Rendering.HighDefinition.RayTracingMode value, bool overrideState = false) : base(value, overrideState) { }
        internal RayTracingModeParameter() { }
    }
    [System.SerializableAttribute]
    public sealed partial class SSRAlgoParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.ScreenSpaceReflectionAlgorithm>
    {
        public SSRAlgoParameter(UnityEngine.Rendering.HighDefinition.ScreenSpaceReflectionAlgorithm value, bool overrideState = false) : base(value, overrideState) { }
        internal SSRAlgoParameter() { }
    }
    public sealed partial class ScalableSettingLevelParameter
    {
        public const int LevelCount = 3;
        public (int level, bool useOverride) levelAndOverride { get { return m_KeptLevelAndOverride.Get("UnityEngine.Rendering.HighDefinition.ScalableSettingLevelParameter.levelAndOverride"); } set { m_KeptLevelAndOverride.Set(value); } } private Umcp.Kept<(int level, bool useOverride)> m_KeptLevelAndOverride;
        public enum Level
        {
            Low = 0,
            Medium = 1,
            High = 2,
        }
    }
    [System.SerializableAttribute]
    public partial class ScalableSettingValue<T>
    {
        public int level { get { return m_Level; } set { m_Level = value; } } [UnityEngine.SerializeField] private int m_Level;
        public bool useOverride { get { return m_UseOverride; } set { m_UseOverride = value; } } [UnityEngine.SerializeField] private bool m_UseOverride;
        public T @override { get { return m_Override; } set { m_Override = value; } } [UnityEngine.SerializeField] private T m_Override;
        public void CopyTo(UnityEngine.Rendering.HighDefinition.ScalableSettingValue<T> target) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.ScalableSettingValue<T>.CopyTo"); }
    }
    [System.SerializableAttribute]
    public partial class ScreenSpaceReflection : UnityEngine.Rendering.HighDefinition.VolumeComponentWithQuality
    {
        public UnityEngine.Rendering.BoolParameter enabled = new UnityEngine.Rendering.BoolParameter(true);
        public UnityEngine.Rendering.HighDefinition.RayCastingModeParameter tracing = new UnityEngine.Rendering.HighDefinition.RayCastingModeParameter(UnityEngine.Rendering.HighDefinition.RayCastingMode.RayMarching);
        public float minSmoothness { get { return m_KeptMinSmoothness.Get("UnityEngine.Rendering.HighDefinition.ScreenSpaceReflection.minSmoothness"); } set { m_KeptMinSmoothness.Set(value); } } private Umcp.Kept<float> m_KeptMinSmoothness;
        public float smoothnessFadeStart { get { return m_KeptSmoothnessFadeStart.Get("UnityEngine.Rendering.HighDefinition.ScreenSpaceReflection.smoothnessFadeStart"); } set { m_KeptSmoothnessFadeStart.Set(value); } } private Umcp.Kept<float> m_KeptSmoothnessFadeStart;
        public UnityEngine.Rendering.BoolParameter reflectSky = new UnityEngine.Rendering.BoolParameter(true);
        public UnityEngine.Rendering.HighDefinition.SSRAlgoParameter usedAlgorithm = new UnityEngine.Rendering.HighDefinition.SSRAlgoParameter(UnityEngine.Rendering.HighDefinition.ScreenSpaceReflectionAlgorithm.Approximation);
        public UnityEngine.Rendering.ClampedFloatParameter depthBufferThickness = new UnityEngine.Rendering.ClampedFloatParameter(0.01f, 0, 1);
        public UnityEngine.Rendering.ClampedFloatParameter screenFadeDistance = new UnityEngine.Rendering.ClampedFloatParameter(0.1f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter accumulationFactor = new UnityEngine.Rendering.ClampedFloatParameter(0.75f, 0.0f, 1.0f);
        public int rayMaxIterations { get { return m_KeptRayMaxIterations.Get("UnityEngine.Rendering.HighDefinition.ScreenSpaceReflection.rayMaxIterations"); } set { m_KeptRayMaxIterations.Set(value); } } private Umcp.Kept<int> m_KeptRayMaxIterations;
        public UnityEngine.Rendering.HighDefinition.RayTracingFallbackHierachyParameter rayMiss = new UnityEngine.Rendering.HighDefinition.RayTracingFallbackHierachyParameter(UnityEngine.Rendering.HighDefinition.RayTracingFallbackHierachy.ReflectionProbesAndSky);
        public UnityEngine.Rendering.HighDefinition.RayTracingFallbackHierachyParameter lastBounceFallbackHierarchy = new UnityEngine.Rendering.HighDefinition.RayTracingFallbackHierachyParameter(UnityEngine.Rendering.HighDefinition.RayTracingFallbackHierachy.ReflectionProbesAndSky);
        public UnityEngine.Rendering.LayerMaskParameter layerMask = new UnityEngine.Rendering.LayerMaskParameter(-1);
        public UnityEngine.Rendering.ClampedIntParameter textureLodBias = new UnityEngine.Rendering.ClampedIntParameter(1, 0, 7);
        public float rayLength { get { return m_KeptRayLength.Get("UnityEngine.Rendering.HighDefinition.ScreenSpaceReflection.rayLength"); } set { m_KeptRayLength.Set(value); } } private Umcp.Kept<float> m_KeptRayLength;
        public float clampValue { get { return m_KeptClampValue.Get("UnityEngine.Rendering.HighDefinition.ScreenSpaceReflection.clampValue"); } set { m_KeptClampValue.Set(value); } } private Umcp.Kept<float> m_KeptClampValue;
        public bool denoise { get { return m_KeptDenoise.Get("UnityEngine.Rendering.HighDefinition.ScreenSpaceReflection.denoise"); } set { m_KeptDenoise.Set(value); } } private Umcp.Kept<bool> m_KeptDenoise;
        public int denoiserRadius { get { return m_KeptDenoiserRadius.Get("UnityEngine.Rendering.HighDefinition.ScreenSpaceReflection.denoiserRadius"); } set { m_KeptDenoiserRadius.Set(value); } } private Umcp.Kept<int> m_KeptDenoiserRadius;
        public bool affectSmoothSurfaces { get { return m_KeptAffectSmoothSurfaces.Get("UnityEngine.Rendering.HighDefinition.ScreenSpaceReflection.affectSmoothSurfaces"); } set { m_KeptAffectSmoothSurfaces.Set(value); } } private Umcp.Kept<bool> m_KeptAffectSmoothSurfaces;
        public UnityEngine.Rendering.HighDefinition.RayTracingModeParameter mode = new UnityEngine.Rendering.HighDefinition.RayTracingModeParameter(UnityEngine.Rendering.HighDefinition.RayTracingMode.Quality);
        public bool fullResolution { get { return m_KeptFullResolution.Get("UnityEngine.Rendering.HighDefinition.ScreenSpaceReflection.fullResolution"); } set { m_KeptFullResolution.Set(value); } } private Umcp.Kept<bool> m_KeptFullResolution;
        public UnityEngine.Rendering.ClampedIntParameter sampleCount = new UnityEngine.Rendering.ClampedIntParameter(1, 1, 32);
        public UnityEngine.Rendering.ClampedIntParameter bounceCount = new UnityEngine.Rendering.ClampedIntParameter(1, 1, 8);
        public int rayMaxIterationsRT { get { return m_KeptRayMaxIterationsRT.Get("UnityEngine.Rendering.HighDefinition.ScreenSpaceReflection.rayMaxIterationsRT"); } set { m_KeptRayMaxIterationsRT.Set(value); } } private Umcp.Kept<int> m_KeptRayMaxIterationsRT;
    }
    public enum ScreenSpaceReflectionAlgorithm
    {
        Approximation = 0,
        PBRAccumulation = 1,
    }
    public enum ShadowUpdateMode
    {
        EveryFrame = 0,
        OnEnable = 1,
        OnDemand = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class ShadowsMidtonesHighlights : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.Vector4Parameter shadows = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public UnityEngine.Rendering.Vector4Parameter midtones = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public UnityEngine.Rendering.Vector4Parameter highlights = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public UnityEngine.Rendering.MinFloatParameter shadowsStart = new UnityEngine.Rendering.MinFloatParameter(0f, 0f);
        public UnityEngine.Rendering.MinFloatParameter shadowsEnd = new UnityEngine.Rendering.MinFloatParameter(0.3f, 0f);
        public UnityEngine.Rendering.MinFloatParameter highlightsStart = new UnityEngine.Rendering.MinFloatParameter(0.55f, 0f);
        public UnityEngine.Rendering.MinFloatParameter highlightsEnd = new UnityEngine.Rendering.MinFloatParameter(1f, 0f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.ShadowsMidtonesHighlights.IsActive"); }
        internal ShadowsMidtonesHighlights() { }
    }
    public enum SkyAmbientMode
    {
        Static = 0,
        Dynamic = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class SkyAmbientModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.SkyAmbientMode>
    {
        public SkyAmbientModeParameter(UnityEngine.Rendering.HighDefinition.SkyAmbientMode value, bool overrideState = false) : base(value, overrideState) { }
        internal SkyAmbientModeParameter() { }
    }
    public enum SkyIntensityMode
    {
        Exposure = 0,
        Lux = 1,
        Multiplier = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class SkyIntensityParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.SkyIntensityMode>
    {
        public SkyIntensityParameter(UnityEngine.Rendering.HighDefinition.SkyIntensityMode value, bool overrideState = false) : base(value, overrideState) { }
        internal SkyIntensityParameter() { }
    }
    public abstract partial class SkySettings : UnityEngine.Rendering.VolumeComponent
    {
        public UnityEngine.Rendering.ClampedFloatParameter rotation = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 360.0f);
        public UnityEngine.Rendering.HighDefinition.SkyIntensityParameter skyIntensityMode = new UnityEngine.Rendering.HighDefinition.SkyIntensityParameter(UnityEngine.Rendering.HighDefinition.SkyIntensityMode.Exposure);
        public UnityEngine.Rendering.FloatParameter exposure = new UnityEngine.Rendering.FloatParameter(0.0f);
        public UnityEngine.Rendering.MinFloatParameter multiplier = new UnityEngine.Rendering.MinFloatParameter(1.0f, 0.0f);
        public UnityEngine.Rendering.MinFloatParameter upperHemisphereLuxValue = new UnityEngine.Rendering.MinFloatParameter(1.0f, 0.0f);
        public UnityEngine.Rendering.Vector3Parameter upperHemisphereLuxColor = new UnityEngine.Rendering.Vector3Parameter(new UnityEngine.Vector3(0, 0, 0));
        public UnityEngine.Rendering.FloatParameter desiredLuxValue = new UnityEngine.Rendering.FloatParameter(20000);
        public UnityEngine.Rendering.HighDefinition.EnvUpdateParameter updateMode = new UnityEngine.Rendering.HighDefinition.EnvUpdateParameter(UnityEngine.Rendering.HighDefinition.EnvironmentUpdateMode.OnChanged);
        public UnityEngine.Rendering.MinFloatParameter updatePeriod = new UnityEngine.Rendering.MinFloatParameter(0.0f, 0.0f);
        public UnityEngine.Rendering.BoolParameter includeSunInBaking = new UnityEngine.Rendering.BoolParameter(false);
        public virtual int GetHashCode(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.SkySettings.GetHashCode"); }
        public static int GetUniqueID<T>() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.SkySettings.GetUniqueID"); }
        public static int GetUniqueID(System.Type type) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.SkySettings.GetUniqueID"); }
        public float GetIntensityFromSettings() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.SkySettings.GetIntensityFromSettings"); }
        public virtual bool SignificantlyDivergesFrom(UnityEngine.Rendering.HighDefinition.SkySettings otherSettings) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.SkySettings.SignificantlyDivergesFrom"); }
        public abstract System.Type GetSkyRendererType();
    }
    [System.SerializableAttribute]
    public sealed partial class SplitToning : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.ColorParameter shadows = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.grey, false, false, true);
        public UnityEngine.Rendering.ColorParameter highlights = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.grey, false, false, true);
        public UnityEngine.Rendering.ClampedFloatParameter balance = new UnityEngine.Rendering.ClampedFloatParameter(0f, -100f, 100f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.SplitToning.IsActive"); }
    }
    public enum SpotLightShape
    {
        Cone = 0,
        Pyramid = 1,
        Box = 2,
    }
    public enum SssQualityMode
    {
        FromQualitySettings = 0,
        OverrideQualitySettings = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class SubSurfaceScattering : UnityEngine.Rendering.VolumeComponent
    {
        public UnityEngine.Rendering.BoolParameter rayTracing = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.ClampedIntParameter sampleCount = new UnityEngine.Rendering.ClampedIntParameter(1, 1, 32);
        public SubSurfaceScattering() { this.displayName = "SubSurface Scattering (Preview)"; }
    }
    public enum TargetMidGray
    {
        Grey125 = 0,
        Grey14 = 1,
        Grey18 = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class TargetMidGrayParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.TargetMidGray>
    {
        public TargetMidGrayParameter(UnityEngine.Rendering.HighDefinition.TargetMidGray value, bool overrideState = false) : base(value, overrideState) { }
        internal TargetMidGrayParameter() { }
    }
    [System.SerializableAttribute]
    public sealed partial class Tonemapping : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.HighDefinition.TonemappingModeParameter mode = new UnityEngine.Rendering.HighDefinition.TonemappingModeParameter(UnityEngine.Rendering.HighDefinition.TonemappingMode.None);
        public UnityEngine.Rendering.ClampedFloatParameter toeStrength = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter toeLength = new UnityEngine.Rendering.ClampedFloatParameter(0.5f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter shoulderStrength = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.MinFloatParameter shoulderLength = new UnityEngine.Rendering.MinFloatParameter(0.5f, 0f);
        public UnityEngine.Rendering.ClampedFloatParameter shoulderAngle = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.MinFloatParameter gamma = new UnityEngine.Rendering.MinFloatParameter(1f, 0.001f);
        public UnityEngine.Rendering.Texture3DParameter lutTexture = new UnityEngine.Rendering.Texture3DParameter(null);
        public UnityEngine.Rendering.ClampedFloatParameter lutContribution = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0f, 1f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.Tonemapping.IsActive"); }
        public bool ValidateLUT() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.Tonemapping.ValidateLUT"); }
    }
    public enum TonemappingMode
    {
        None = 0,
        Neutral = 1,
        ACES = 2,
        Custom = 3,
        External = 4,
    }
    [System.SerializableAttribute]
    public sealed partial class TonemappingModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.TonemappingMode>
    {
        public TonemappingModeParameter(UnityEngine.Rendering.HighDefinition.TonemappingMode value, bool overrideState = false) : base(value, overrideState) { }
        internal TonemappingModeParameter() { }
    }
    [System.SerializableAttribute]
    public sealed partial class Vignette : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.HighDefinition.VignetteModeParameter mode = new UnityEngine.Rendering.HighDefinition.VignetteModeParameter(UnityEngine.Rendering.HighDefinition.VignetteMode.Procedural);
        public UnityEngine.Rendering.ColorParameter color = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.black, false, false, true);
        public UnityEngine.Rendering.Vector2Parameter center = new UnityEngine.Rendering.Vector2Parameter(new UnityEngine.Vector2(0.5f, 0.5f));
        public UnityEngine.Rendering.ClampedFloatParameter intensity = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter smoothness = new UnityEngine.Rendering.ClampedFloatParameter(0.2f, 0.01f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter roundness = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0f, 1f);
        public UnityEngine.Rendering.BoolParameter rounded = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.Texture2DParameter mask = new UnityEngine.Rendering.Texture2DParameter(null);
        public UnityEngine.Rendering.ClampedFloatParameter opacity = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0f, 1f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.Vignette.IsActive"); }
    }
    public enum VignetteMode
    {
        Procedural = 0,
        Masked = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class VignetteModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.VignetteMode>
    {
        public VignetteModeParameter(UnityEngine.Rendering.HighDefinition.VignetteMode value, bool overrideState = false) : base(value, overrideState) { }
        internal VignetteModeParameter() { }
    }
    [System.SerializableAttribute]
    public sealed partial class VisualEnvironment : UnityEngine.Rendering.VolumeComponent
    {
        public UnityEngine.Rendering.NoInterpIntParameter skyType = new UnityEngine.Rendering.NoInterpIntParameter(0);
        public UnityEngine.Rendering.NoInterpIntParameter cloudType = new UnityEngine.Rendering.NoInterpIntParameter(0);
        public UnityEngine.Rendering.HighDefinition.SkyAmbientModeParameter skyAmbientMode = new UnityEngine.Rendering.HighDefinition.SkyAmbientModeParameter(UnityEngine.Rendering.HighDefinition.SkyAmbientMode.Dynamic);
        public UnityEngine.Rendering.ClampedFloatParameter windOrientation = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 360.0f);
        public UnityEngine.Rendering.FloatParameter windSpeed = new UnityEngine.Rendering.FloatParameter(100.0f);
    }
    public abstract partial class VolumeComponentWithQuality : UnityEngine.Rendering.VolumeComponent
    {
        public UnityEngine.Rendering.HighDefinition.ScalableSettingLevelParameter quality;
        protected bool UsesQualitySettings() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.VolumeComponentWithQuality.UsesQualitySettings"); }
    }
    [System.SerializableAttribute]
    public sealed partial class VolumetricClouds : UnityEngine.Rendering.VolumeComponent, UnityEngine.ISerializationCallbackReceiver
    {
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        public const int CloudShadowResolutionCount = 5;
        public UnityEngine.Rendering.BoolParameter enable = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.BoolParameter localClouds = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.ClampedFloatParameter earthCurvature = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.Vector2Parameter cloudTiling = new UnityEngine.Rendering.Vector2Parameter(new UnityEngine.Vector2(1.0f, 1.0f));
        public UnityEngine.Rendering.Vector2Parameter cloudOffset = new UnityEngine.Rendering.Vector2Parameter(new UnityEngine.Vector2(0.0f, 0.0f));
        public UnityEngine.Rendering.MinFloatParameter lowestCloudAltitude = new UnityEngine.Rendering.MinFloatParameter(1000, 0.01f);
        public UnityEngine.Rendering.MinFloatParameter cloudThickness = new UnityEngine.Rendering.MinFloatParameter(8000.0f, 100.0f);
        public UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudFadeInModeParameter fadeInMode = new UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudFadeInModeParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudFadeInMode.Automatic);
        public UnityEngine.Rendering.MinFloatParameter fadeInStart = new UnityEngine.Rendering.MinFloatParameter(0.0f, 0.0f);
        public UnityEngine.Rendering.MinFloatParameter fadeInDistance = new UnityEngine.Rendering.MinFloatParameter(0.0f, 0.0f);
        public UnityEngine.Rendering.ClampedIntParameter numPrimarySteps = new UnityEngine.Rendering.ClampedIntParameter(48, 16, 512);
        public UnityEngine.Rendering.ClampedIntParameter numLightSteps = new UnityEngine.Rendering.ClampedIntParameter(8, 6, 32);
        public UnityEngine.Rendering.TextureParameter cloudMap = new UnityEngine.Rendering.TextureParameter(null);
        public UnityEngine.Rendering.TextureParameter cloudLut = new UnityEngine.Rendering.TextureParameter(null);
        public UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudControlParameter cloudControl = new UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudControlParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudControl.Simple);
        public UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudPresetsParameter cloudPreset = new UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudPresetsParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudPresets.Cloudy);
        public UnityEngine.Rendering.TextureParameter cumulusMap = new UnityEngine.Rendering.TextureParameter(null);
        public UnityEngine.Rendering.ClampedFloatParameter cumulusMapMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.TextureParameter altoStratusMap = new UnityEngine.Rendering.TextureParameter(null);
        public UnityEngine.Rendering.ClampedFloatParameter altoStratusMapMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.TextureParameter cumulonimbusMap = new UnityEngine.Rendering.TextureParameter(null);
        public UnityEngine.Rendering.ClampedFloatParameter cumulonimbusMapMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.TextureParameter rainMap = new UnityEngine.Rendering.TextureParameter(null);
        public UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudMapResolutionParameter cloudMapResolution = new UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudMapResolutionParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudMapResolution.Medium64x64);
        public UnityEngine.Rendering.AnimationCurveParameter customDensityCurve = new UnityEngine.Rendering.AnimationCurveParameter(new UnityEngine.AnimationCurve(new UnityEngine.Keyframe(0f, 0f), new UnityEngine.Keyframe(0.2f, 1.0f), new UnityEngine.Keyframe(0.5f, 0.7f), new UnityEngine.Keyframe(0.8f, 1.0f), new UnityEngine.Keyframe(1.0f, 0.0f)), false);
        public UnityEngine.Rendering.AnimationCurveParameter customErosionCurve = new UnityEngine.Rendering.AnimationCurveParameter(new UnityEngine.AnimationCurve(new UnityEngine.Keyframe(0f, 0.9f), new UnityEngine.Keyframe(0.2f, 1.0f), new UnityEngine.Keyframe(0.8f, 1.0f), new UnityEngine.Keyframe(1.0f, 0.9f)), false);
        public UnityEngine.Rendering.AnimationCurveParameter customAmbientOcclusionCurve = new UnityEngine.Rendering.AnimationCurveParameter(new UnityEngine.AnimationCurve(new UnityEngine.Keyframe(0f, 1f), new UnityEngine.Keyframe(0f, 0f), new UnityEngine.Keyframe(1.0f, 0.0f)), false);
        public UnityEngine.Rendering.ColorParameter scatteringTint = new UnityEngine.Rendering.ColorParameter(new UnityEngine.Color(0.0f, 0.0f, 0.0f, 1.0f));
        public UnityEngine.Rendering.ClampedFloatParameter powderEffectIntensity = new UnityEngine.Rendering.ClampedFloatParameter(0.7f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter multiScattering = new UnityEngine.Rendering.ClampedFloatParameter(0.5f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter densityMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(0.25f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter shapeFactor = new UnityEngine.Rendering.ClampedFloatParameter(0.75f, 0.0f, 1.0f);
        public UnityEngine.Rendering.MinFloatParameter shapeScale = new UnityEngine.Rendering.MinFloatParameter(2.5f, 0.1f);
        public UnityEngine.Rendering.Vector3Parameter shapeOffset = new UnityEngine.Rendering.Vector3Parameter(UnityEngine.Vector3.zero);
        public UnityEngine.Rendering.ClampedFloatParameter erosionFactor = new UnityEngine.Rendering.ClampedFloatParameter(0.5f, 0.0f, 1.0f);
        public UnityEngine.Rendering.MinFloatParameter erosionScale = new UnityEngine.Rendering.MinFloatParameter(50.0f, 1.0f);
        public UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudErosionNoiseParameter erosionNoiseType = new UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudErosionNoiseParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudErosionNoise.Perlin32);
        public UnityEngine.Rendering.ClampedFloatParameter ambientLightProbeDimmer = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter sunLightDimmer = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter erosionOcclusion = new UnityEngine.Rendering.ClampedFloatParameter(0.1f, 0.0f, 1.0f);
        public UnityEngine.Rendering.HighDefinition.WindSpeedParameter globalWindSpeed = new UnityEngine.Rendering.HighDefinition.WindSpeedParameter();
        public UnityEngine.Rendering.HighDefinition.WindOrientationParameter orientation = new UnityEngine.Rendering.HighDefinition.WindOrientationParameter();
        public UnityEngine.Rendering.ClampedFloatParameter altitudeDistortion = new UnityEngine.Rendering.ClampedFloatParameter(0.5f, -1.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter cloudMapSpeedMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(0.5f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter shapeSpeedMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter erosionSpeedMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(0.25f, 0.0f, 1.0f);
        public UnityEngine.Rendering.FloatParameter verticalShapeWindSpeed = new UnityEngine.Rendering.FloatParameter(0.0f);
        public UnityEngine.Rendering.FloatParameter verticalErosionWindSpeed = new UnityEngine.Rendering.FloatParameter(0.0f);
        public UnityEngine.Rendering.ClampedFloatParameter temporalAccumulationFactor = new UnityEngine.Rendering.ClampedFloatParameter(0.95f, 0.0f, 1.0f);
        public UnityEngine.Rendering.BoolParameter ghostingReduction = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.BoolParameter shadows = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudShadowResolutionParameter shadowResolution = new UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudShadowResolutionParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudShadowResolution.Medium256);
        public UnityEngine.Rendering.FloatParameter shadowPlaneHeightOffset = new UnityEngine.Rendering.FloatParameter(0.0f);
        public UnityEngine.Rendering.MinFloatParameter shadowDistance = new UnityEngine.Rendering.MinFloatParameter(8000.0f, 1000.0f);
        public UnityEngine.Rendering.ClampedFloatParameter shadowOpacity = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter shadowOpacityFallback = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 1.0f);
        internal VolumetricClouds() { }
        public enum CloudControl
        {
            Simple = 0,
            Advanced = 1,
            Manual = 2,
        }
        [System.SerializableAttribute]
        public sealed partial class CloudControlParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudControl>
        {
            public CloudControlParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudControl value, bool overrideState = false) : base(value, overrideState) { }
            internal CloudControlParameter() { }
        }
        public enum CloudPresets
        {
            Sparse = 0,
            Cloudy = 1,
            Overcast = 2,
            Stormy = 3,
            Custom = 4,
        }
        [System.SerializableAttribute]
        public sealed partial class CloudPresetsParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudPresets>
        {
            public CloudPresetsParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudPresets value, bool overrideState = false) : base(value, overrideState) { }
            internal CloudPresetsParameter() { }
        }
        public enum CloudShadowResolution
        {
            VeryLow64 = 64,
            Low128 = 128,
            Medium256 = 256,
            High512 = 512,
            Ultra1024 = 1024,
        }
        [System.SerializableAttribute]
        public sealed partial class CloudShadowResolutionParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudShadowResolution>
        {
            public CloudShadowResolutionParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudShadowResolution value, bool overrideState = false) : base(value, overrideState) { }
            internal CloudShadowResolutionParameter() { }
        }
        public enum CloudMapResolution
        {
            Low32x32 = 32,
            Medium64x64 = 64,
            High128x128 = 128,
            Ultra256x256 = 256,
        }
        [System.SerializableAttribute]
        public sealed partial class CloudMapResolutionParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudMapResolution>
        {
            public CloudMapResolutionParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudMapResolution value, bool overrideState = false) : base(value, overrideState) { }
            internal CloudMapResolutionParameter() { }
        }
        public enum CloudErosionNoise
        {
            Worley32 = 0,
            Perlin32 = 1,
        }
        [System.SerializableAttribute]
        public sealed partial class CloudErosionNoiseParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudErosionNoise>
        {
            public CloudErosionNoiseParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudErosionNoise value, bool overrideState = false) : base(value, overrideState) { }
            internal CloudErosionNoiseParameter() { }
        }
        public enum CloudFadeInMode
        {
            Automatic = 0,
            Manual = 1,
        }
        [System.SerializableAttribute]
        public sealed partial class CloudFadeInModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudFadeInMode>
        {
            public CloudFadeInModeParameter(UnityEngine.Rendering.HighDefinition.VolumetricClouds.CloudFadeInMode value, bool overrideState = false) : base(value, overrideState) { }
            internal CloudFadeInModeParameter() { }
        }
    }
    [System.SerializableAttribute]
    public sealed partial class WhiteBalance : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.ClampedFloatParameter temperature = new UnityEngine.Rendering.ClampedFloatParameter(0f, -100, 100f);
        public UnityEngine.Rendering.ClampedFloatParameter tint = new UnityEngine.Rendering.ClampedFloatParameter(0f, -100, 100f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.WhiteBalance.IsActive"); }
    }
    [System.SerializableAttribute]
    public sealed partial class WindOrientationParameter : UnityEngine.Rendering.HighDefinition.WindParameter
    {
        public WindOrientationParameter(float value = 0f, UnityEngine.Rendering.HighDefinition.WindParameter.WindOverrideMode mode = (UnityEngine.Rendering.HighDefinition.WindParameter.WindOverrideMode)1, bool overrideState = false) : base(value, mode, overrideState) { }
        protected override float GetGlobalValue(UnityEngine.Rendering.HighDefinition.HDCamera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.WindOrientationParameter.GetGlobalValue"); }
        internal WindOrientationParameter() { }
    }
}
