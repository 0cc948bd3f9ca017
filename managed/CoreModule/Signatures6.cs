// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public sealed partial class LightProbeProxyVolume : UnityEngine.Behaviour
    {
        public static bool isFeatureSupported { get { throw new Umcp.LeftOutException("UnityEngine.LightProbeProxyVolume.isFeatureSupported"); } }
        public UnityEngine.Bounds boundsGlobal { get { throw new Umcp.LeftOutException("UnityEngine.LightProbeProxyVolume.boundsGlobal"); } }
        public UnityEngine.Vector3 sizeCustom { get { return m_KeptSizeCustom.Get("UnityEngine.LightProbeProxyVolume.sizeCustom"); } set { m_KeptSizeCustom.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptSizeCustom;
        public UnityEngine.Vector3 originCustom { get { return m_KeptOriginCustom.Get("UnityEngine.LightProbeProxyVolume.originCustom"); } set { m_KeptOriginCustom.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptOriginCustom;
        public float probeDensity { get { return m_KeptProbeDensity.Get("UnityEngine.LightProbeProxyVolume.probeDensity"); } set { m_KeptProbeDensity.Set(value); } } private Umcp.Kept<float> m_KeptProbeDensity;
        public int gridResolutionX { get { return m_KeptGridResolutionX.Get("UnityEngine.LightProbeProxyVolume.gridResolutionX"); } set { m_KeptGridResolutionX.Set(value); } } private Umcp.Kept<int> m_KeptGridResolutionX;
        public int gridResolutionY { get { return m_KeptGridResolutionY.Get("UnityEngine.LightProbeProxyVolume.gridResolutionY"); } set { m_KeptGridResolutionY.Set(value); } } private Umcp.Kept<int> m_KeptGridResolutionY;
        public int gridResolutionZ { get { return m_KeptGridResolutionZ.Get("UnityEngine.LightProbeProxyVolume.gridResolutionZ"); } set { m_KeptGridResolutionZ.Set(value); } } private Umcp.Kept<int> m_KeptGridResolutionZ;
        public UnityEngine.LightProbeProxyVolume.BoundingBoxMode boundingBoxMode { get { return m_KeptBoundingBoxMode.Get("UnityEngine.LightProbeProxyVolume.boundingBoxMode"); } set { m_KeptBoundingBoxMode.Set(value); } } private Umcp.Kept<UnityEngine.LightProbeProxyVolume.BoundingBoxMode> m_KeptBoundingBoxMode;
        public UnityEngine.LightProbeProxyVolume.ResolutionMode resolutionMode { get { return m_KeptResolutionMode.Get("UnityEngine.LightProbeProxyVolume.resolutionMode"); } set { m_KeptResolutionMode.Set(value); } } private Umcp.Kept<UnityEngine.LightProbeProxyVolume.ResolutionMode> m_KeptResolutionMode;
        public UnityEngine.LightProbeProxyVolume.ProbePositionMode probePositionMode { get { return m_KeptProbePositionMode.Get("UnityEngine.LightProbeProxyVolume.probePositionMode"); } set { m_KeptProbePositionMode.Set(value); } } private Umcp.Kept<UnityEngine.LightProbeProxyVolume.ProbePositionMode> m_KeptProbePositionMode;
        public UnityEngine.LightProbeProxyVolume.RefreshMode refreshMode { get { return m_KeptRefreshMode.Get("UnityEngine.LightProbeProxyVolume.refreshMode"); } set { m_KeptRefreshMode.Set(value); } } private Umcp.Kept<UnityEngine.LightProbeProxyVolume.RefreshMode> m_KeptRefreshMode;
        public UnityEngine.LightProbeProxyVolume.QualityMode qualityMode { get { return m_KeptQualityMode.Get("UnityEngine.LightProbeProxyVolume.qualityMode"); } set { m_KeptQualityMode.Set(value); } } private Umcp.Kept<UnityEngine.LightProbeProxyVolume.QualityMode> m_KeptQualityMode;
        public UnityEngine.LightProbeProxyVolume.DataFormat dataFormat { get { return m_KeptDataFormat.Get("UnityEngine.LightProbeProxyVolume.dataFormat"); } set { m_KeptDataFormat.Set(value); } } private Umcp.Kept<UnityEngine.LightProbeProxyVolume.DataFormat> m_KeptDataFormat;
        public void Update() { throw new Umcp.LeftOutException("UnityEngine.LightProbeProxyVolume.Update"); }
        public enum ResolutionMode
        {
            Automatic = 0,
            Custom = 1,
        }
        public enum BoundingBoxMode
        {
            AutomaticLocal = 0,
            AutomaticWorld = 1,
            Custom = 2,
        }
        public enum ProbePositionMode
        {
            CellCorner = 0,
            CellCenter = 1,
        }
        public enum RefreshMode
        {
            Automatic = 0,
            EveryFrame = 1,
            ViaScripting = 2,
        }
        public enum QualityMode
        {
            Low = 0,
            Normal = 1,
        }
        public enum DataFormat
        {
            HalfFloat = 0,
            Float = 1,
        }
    }
    public sealed partial class LightProbes : UnityEngine.Object
    {
        public static event System.Action lightProbesUpdated { add { } remove { } }
        public static event System.Action tetrahedralizationCompleted { add { } remove { } }
        public static event System.Action needsRetetrahedralization { add { } remove { } }
        public static void Tetrahedralize() { throw new Umcp.LeftOutException("UnityEngine.LightProbes.Tetrahedralize"); }
        public static void TetrahedralizeAsync() { throw new Umcp.LeftOutException("UnityEngine.LightProbes.TetrahedralizeAsync"); }
        public static void GetInterpolatedProbe(UnityEngine.Vector3 position, UnityEngine.Renderer renderer, out UnityEngine.Rendering.SphericalHarmonicsL2 probe) { throw new Umcp.LeftOutException("UnityEngine.LightProbes.GetInterpolatedProbe"); }
        public static void CalculateInterpolatedLightAndOcclusionProbes(UnityEngine.Vector3[] positions, UnityEngine.Rendering.SphericalHarmonicsL2[] lightProbes, UnityEngine.Vector4[] occlusionProbes) { throw new Umcp.LeftOutException("UnityEngine.LightProbes.CalculateInterpolatedLightAndOcclusionProbes"); }
        public static void CalculateInterpolatedLightAndOcclusionProbes(System.Collections.Generic.List<UnityEngine.Vector3> positions, System.Collections.Generic.List<UnityEngine.Rendering.SphericalHarmonicsL2> lightProbes, System.Collections.Generic.List<UnityEngine.Vector4> occlusionProbes) { throw new Umcp.LeftOutException("UnityEngine.LightProbes.CalculateInterpolatedLightAndOcclusionProbes"); }
        public UnityEngine.Vector3[] positions { get { throw new Umcp.LeftOutException("UnityEngine.LightProbes.positions"); } }
        public UnityEngine.Rendering.SphericalHarmonicsL2[] bakedProbes { get { return m_KeptBakedProbes.Get("UnityEngine.LightProbes.bakedProbes"); } set { m_KeptBakedProbes.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.SphericalHarmonicsL2[]> m_KeptBakedProbes;
        public int count { get { throw new Umcp.LeftOutException("UnityEngine.LightProbes.count"); } }
        public int cellCount { get { throw new Umcp.LeftOutException("UnityEngine.LightProbes.cellCount"); } }
        internal LightProbes() { }
    }
    public partial struct LightProbesQuery : System.IDisposable
    {
        public LightProbesQuery(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.LightProbesQuery"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.LightProbesQuery.Dispose"); }
        public Unity.Jobs.JobHandle Dispose(Unity.Jobs.JobHandle inputDeps) { throw new Umcp.LeftOutException("UnityEngine.LightProbesQuery.Dispose"); }
        public bool IsCreated { get { throw new Umcp.LeftOutException("UnityEngine.LightProbesQuery.IsCreated"); } }
        public void CalculateInterpolatedLightAndOcclusionProbe(UnityEngine.Vector3 position, ref int tetrahedronIndex, out UnityEngine.Rendering.SphericalHarmonicsL2 lightProbe, out UnityEngine.Vector4 occlusionProbe) { throw new Umcp.LeftOutException("UnityEngine.LightProbesQuery.CalculateInterpolatedLightAndOcclusionProbe"); }
        public void CalculateInterpolatedLightAndOcclusionProbes(Unity.Collections.NativeArray<UnityEngine.Vector3> positions, Unity.Collections.NativeArray<int> tetrahedronIndices, Unity.Collections.NativeArray<UnityEngine.Rendering.SphericalHarmonicsL2> lightProbes, Unity.Collections.NativeArray<UnityEngine.Vector4> occlusionProbes) { throw new Umcp.LeftOutException("UnityEngine.LightProbesQuery.CalculateInterpolatedLightAndOcclusionProbes"); }
    }
    public sealed partial class LightingSettings : UnityEngine.Object
    {
        [System.Obsolete] public int filteringGaussRadiusDirect { get { return m_KeptFilteringGaussRadiusDirect.Get("UnityEngine.LightingSettings.filteringGaussRadiusDirect"); } set { m_KeptFilteringGaussRadiusDirect.Set(value); } } private Umcp.Kept<int> m_KeptFilteringGaussRadiusDirect;
        [System.Obsolete] public int filteringGaussRadiusIndirect { get { return m_KeptFilteringGaussRadiusIndirect.Get("UnityEngine.LightingSettings.filteringGaussRadiusIndirect"); } set { m_KeptFilteringGaussRadiusIndirect.Set(value); } } private Umcp.Kept<int> m_KeptFilteringGaussRadiusIndirect;
        [System.Obsolete] public int filteringGaussRadiusAO { get { return m_KeptFilteringGaussRadiusAO.Get("UnityEngine.LightingSettings.filteringGaussRadiusAO"); } set { m_KeptFilteringGaussRadiusAO.Set(value); } } private Umcp.Kept<int> m_KeptFilteringGaussRadiusAO;
        public LightingSettings() { UnityEngine.Native.NewAsset(this, ""); }
        public bool bakedGI { get { return m_KeptBakedGI.Get("UnityEngine.LightingSettings.bakedGI"); } set { m_KeptBakedGI.Set(value); } } private Umcp.Kept<bool> m_KeptBakedGI;
        public bool realtimeGI { get { return m_KeptRealtimeGI.Get("UnityEngine.LightingSettings.realtimeGI"); } set { m_KeptRealtimeGI.Set(value); } } private Umcp.Kept<bool> m_KeptRealtimeGI;
        public bool realtimeEnvironmentLighting { get { return m_KeptRealtimeEnvironmentLighting.Get("UnityEngine.LightingSettings.realtimeEnvironmentLighting"); } set { m_KeptRealtimeEnvironmentLighting.Set(value); } } private Umcp.Kept<bool> m_KeptRealtimeEnvironmentLighting;
        public bool autoGenerate { get { return m_KeptAutoGenerate.Get("UnityEngine.LightingSettings.autoGenerate"); } set { m_KeptAutoGenerate.Set(value); } } private Umcp.Kept<bool> m_KeptAutoGenerate;
        public UnityEngine.MixedLightingMode mixedBakeMode { get { return m_KeptMixedBakeMode.Get("UnityEngine.LightingSettings.mixedBakeMode"); } set { m_KeptMixedBakeMode.Set(value); } } private Umcp.Kept<UnityEngine.MixedLightingMode> m_KeptMixedBakeMode;
        public float albedoBoost { get { return m_KeptAlbedoBoost.Get("UnityEngine.LightingSettings.albedoBoost"); } set { m_KeptAlbedoBoost.Set(value); } } private Umcp.Kept<float> m_KeptAlbedoBoost;
        public float indirectScale { get { return m_KeptIndirectScale.Get("UnityEngine.LightingSettings.indirectScale"); } set { m_KeptIndirectScale.Set(value); } } private Umcp.Kept<float> m_KeptIndirectScale;
        public UnityEngine.LightingSettings.Lightmapper lightmapper { get { return m_KeptLightmapper.Get("UnityEngine.LightingSettings.lightmapper"); } set { m_KeptLightmapper.Set(value); } } private Umcp.Kept<UnityEngine.LightingSettings.Lightmapper> m_KeptLightmapper;
        public int lightmapMaxSize { get { return m_KeptLightmapMaxSize.Get("UnityEngine.LightingSettings.lightmapMaxSize"); } set { m_KeptLightmapMaxSize.Set(value); } } private Umcp.Kept<int> m_KeptLightmapMaxSize;
        public float lightmapResolution { get { return m_KeptLightmapResolution.Get("UnityEngine.LightingSettings.lightmapResolution"); } set { m_KeptLightmapResolution.Set(value); } } private Umcp.Kept<float> m_KeptLightmapResolution;
        public int lightmapPadding { get { return m_KeptLightmapPadding.Get("UnityEngine.LightingSettings.lightmapPadding"); } set { m_KeptLightmapPadding.Set(value); } } private Umcp.Kept<int> m_KeptLightmapPadding;
        public UnityEngine.LightmapCompression lightmapCompression { get { return m_KeptLightmapCompression.Get("UnityEngine.LightingSettings.lightmapCompression"); } set { m_KeptLightmapCompression.Set(value); } } private Umcp.Kept<UnityEngine.LightmapCompression> m_KeptLightmapCompression;
        [System.Obsolete] public bool compressLightmaps { get { return m_KeptCompressLightmaps.Get("UnityEngine.LightingSettings.compressLightmaps"); } set { m_KeptCompressLightmaps.Set(value); } } private Umcp.Kept<bool> m_KeptCompressLightmaps;
        public bool ao { get { return m_KeptAo.Get("UnityEngine.LightingSettings.ao"); } set { m_KeptAo.Set(value); } } private Umcp.Kept<bool> m_KeptAo;
        public float aoMaxDistance { get { return m_KeptAoMaxDistance.Get("UnityEngine.LightingSettings.aoMaxDistance"); } set { m_KeptAoMaxDistance.Set(value); } } private Umcp.Kept<float> m_KeptAoMaxDistance;
        public float aoExponentIndirect { get { return m_KeptAoExponentIndirect.Get("UnityEngine.LightingSettings.aoExponentIndirect"); } set { m_KeptAoExponentIndirect.Set(value); } } private Umcp.Kept<float> m_KeptAoExponentIndirect;
        public float aoExponentDirect { get { return m_KeptAoExponentDirect.Get("UnityEngine.LightingSettings.aoExponentDirect"); } set { m_KeptAoExponentDirect.Set(value); } } private Umcp.Kept<float> m_KeptAoExponentDirect;
        public bool extractAO { get { return m_KeptExtractAO.Get("UnityEngine.LightingSettings.extractAO"); } set { m_KeptExtractAO.Set(value); } } private Umcp.Kept<bool> m_KeptExtractAO;
        public UnityEngine.LightmapsMode directionalityMode { get { return m_KeptDirectionalityMode.Get("UnityEngine.LightingSettings.directionalityMode"); } set { m_KeptDirectionalityMode.Set(value); } } private Umcp.Kept<UnityEngine.LightmapsMode> m_KeptDirectionalityMode;
        public bool exportTrainingData { get { return m_KeptExportTrainingData.Get("UnityEngine.LightingSettings.exportTrainingData"); } set { m_KeptExportTrainingData.Set(value); } } private Umcp.Kept<bool> m_KeptExportTrainingData;
        public string trainingDataDestination { get { return m_KeptTrainingDataDestination.Get("UnityEngine.LightingSettings.trainingDataDestination"); } set { m_KeptTrainingDataDestination.Set(value); } } private Umcp.Kept<string> m_KeptTrainingDataDestination;
        public float indirectResolution { get { return m_KeptIndirectResolution.Get("UnityEngine.LightingSettings.indirectResolution"); } set { m_KeptIndirectResolution.Set(value); } } private Umcp.Kept<float> m_KeptIndirectResolution;
        [System.Obsolete] public bool finalGather { get { return m_KeptFinalGather.Get("UnityEngine.LightingSettings.finalGather"); } set { m_KeptFinalGather.Set(value); } } private Umcp.Kept<bool> m_KeptFinalGather;
        [System.Obsolete] public float finalGatherRayCount { get { return m_KeptFinalGatherRayCount.Get("UnityEngine.LightingSettings.finalGatherRayCount"); } set { m_KeptFinalGatherRayCount.Set(value); } } private Umcp.Kept<float> m_KeptFinalGatherRayCount;
        [System.Obsolete] public bool finalGatherFiltering { get { return m_KeptFinalGatherFiltering.Get("UnityEngine.LightingSettings.finalGatherFiltering"); } set { m_KeptFinalGatherFiltering.Set(value); } } private Umcp.Kept<bool> m_KeptFinalGatherFiltering;
        public UnityEngine.LightingSettings.Sampling sampling { get { return m_KeptSampling.Get("UnityEngine.LightingSettings.sampling"); } set { m_KeptSampling.Set(value); } } private Umcp.Kept<UnityEngine.LightingSettings.Sampling> m_KeptSampling;
        public int directSampleCount { get { return m_KeptDirectSampleCount.Get("UnityEngine.LightingSettings.directSampleCount"); } set { m_KeptDirectSampleCount.Set(value); } } private Umcp.Kept<int> m_KeptDirectSampleCount;
        public int indirectSampleCount { get { return m_KeptIndirectSampleCount.Get("UnityEngine.LightingSettings.indirectSampleCount"); } set { m_KeptIndirectSampleCount.Set(value); } } private Umcp.Kept<int> m_KeptIndirectSampleCount;
        [System.Obsolete] public int bounces { get { return m_KeptBounces.Get("UnityEngine.LightingSettings.bounces"); } set { m_KeptBounces.Set(value); } } private Umcp.Kept<int> m_KeptBounces;
        public int maxBounces { get { return m_KeptMaxBounces.Get("UnityEngine.LightingSettings.maxBounces"); } set { m_KeptMaxBounces.Set(value); } } private Umcp.Kept<int> m_KeptMaxBounces;
        [System.Obsolete] public int russianRouletteStartBounce { get { return m_KeptRussianRouletteStartBounce.Get("UnityEngine.LightingSettings.russianRouletteStartBounce"); } set { m_KeptRussianRouletteStartBounce.Set(value); } } private Umcp.Kept<int> m_KeptRussianRouletteStartBounce;
        public int minBounces { get { return m_KeptMinBounces.Get("UnityEngine.LightingSettings.minBounces"); } set { m_KeptMinBounces.Set(value); } } private Umcp.Kept<int> m_KeptMinBounces;
        public bool prioritizeView { get { return m_KeptPrioritizeView.Get("UnityEngine.LightingSettings.prioritizeView"); } set { m_KeptPrioritizeView.Set(value); } } private Umcp.Kept<bool> m_KeptPrioritizeView;
        public UnityEngine.LightingSettings.FilterMode filteringMode { get { return m_KeptFilteringMode.Get("UnityEngine.LightingSettings.filteringMode"); } set { m_KeptFilteringMode.Set(value); } } private Umcp.Kept<UnityEngine.LightingSettings.FilterMode> m_KeptFilteringMode;
        public UnityEngine.LightingSettings.DenoiserType denoiserTypeDirect { get { return m_KeptDenoiserTypeDirect.Get("UnityEngine.LightingSettings.denoiserTypeDirect"); } set { m_KeptDenoiserTypeDirect.Set(value); } } private Umcp.Kept<UnityEngine.LightingSettings.DenoiserType> m_KeptDenoiserTypeDirect;
        public UnityEngine.LightingSettings.DenoiserType denoiserTypeIndirect { get { return m_KeptDenoiserTypeIndirect.Get("UnityEngine.LightingSettings.denoiserTypeIndirect"); } set { m_KeptDenoiserTypeIndirect.Set(value); } } private Umcp.Kept<UnityEngine.LightingSettings.DenoiserType> m_KeptDenoiserTypeIndirect;
        public UnityEngine.LightingSettings.DenoiserType denoiserTypeAO { get { return m_KeptDenoiserTypeAO.Get("UnityEngine.LightingSettings.denoiserTypeAO"); } set { m_KeptDenoiserTypeAO.Set(value); } } private Umcp.Kept<UnityEngine.LightingSettings.DenoiserType> m_KeptDenoiserTypeAO;
        public UnityEngine.LightingSettings.FilterType filterTypeDirect { get { return m_KeptFilterTypeDirect.Get("UnityEngine.LightingSettings.filterTypeDirect"); } set { m_KeptFilterTypeDirect.Set(value); } } private Umcp.Kept<UnityEngine.LightingSettings.FilterType> m_KeptFilterTypeDirect;
        public UnityEngine.LightingSettings.FilterType filterTypeIndirect { get { return m_KeptFilterTypeIndirect.Get("UnityEngine.LightingSettings.filterTypeIndirect"); } set { m_KeptFilterTypeIndirect.Set(value); } } private Umcp.Kept<UnityEngine.LightingSettings.FilterType> m_KeptFilterTypeIndirect;
        public UnityEngine.LightingSettings.FilterType filterTypeAO { get { return m_KeptFilterTypeAO.Get("UnityEngine.LightingSettings.filterTypeAO"); } set { m_KeptFilterTypeAO.Set(value); } } private Umcp.Kept<UnityEngine.LightingSettings.FilterType> m_KeptFilterTypeAO;
        public float filteringGaussianRadiusDirect { get { return m_KeptFilteringGaussianRadiusDirect.Get("UnityEngine.LightingSettings.filteringGaussianRadiusDirect"); } set { m_KeptFilteringGaussianRadiusDirect.Set(value); } } private Umcp.Kept<float> m_KeptFilteringGaussianRadiusDirect;
        public float filteringGaussianRadiusIndirect { get { return m_KeptFilteringGaussianRadiusIndirect.Get("UnityEngine.LightingSettings.filteringGaussianRadiusIndirect"); } set { m_KeptFilteringGaussianRadiusIndirect.Set(value); } } private Umcp.Kept<float> m_KeptFilteringGaussianRadiusIndirect;
        public float filteringGaussianRadiusAO { get { return m_KeptFilteringGaussianRadiusAO.Get("UnityEngine.LightingSettings.filteringGaussianRadiusAO"); } set { m_KeptFilteringGaussianRadiusAO.Set(value); } } private Umcp.Kept<float> m_KeptFilteringGaussianRadiusAO;
        public float filteringAtrousPositionSigmaDirect { get { return m_KeptFilteringAtrousPositionSigmaDirect.Get("UnityEngine.LightingSettings.filteringAtrousPositionSigmaDirect"); } set { m_KeptFilteringAtrousPositionSigmaDirect.Set(value); } } private Umcp.Kept<float> m_KeptFilteringAtrousPositionSigmaDirect;
        public float filteringAtrousPositionSigmaIndirect { get { return m_KeptFilteringAtrousPositionSigmaIndirect.Get("UnityEngine.LightingSettings.filteringAtrousPositionSigmaIndirect"); } set { m_KeptFilteringAtrousPositionSigmaIndirect.Set(value); } } private Umcp.Kept<float> m_KeptFilteringAtrousPositionSigmaIndirect;
        public float filteringAtrousPositionSigmaAO { get { return m_KeptFilteringAtrousPositionSigmaAO.Get("UnityEngine.LightingSettings.filteringAtrousPositionSigmaAO"); } set { m_KeptFilteringAtrousPositionSigmaAO.Set(value); } } private Umcp.Kept<float> m_KeptFilteringAtrousPositionSigmaAO;
        public bool environmentImportanceSampling { get { return m_KeptEnvironmentImportanceSampling.Get("UnityEngine.LightingSettings.environmentImportanceSampling"); } set { m_KeptEnvironmentImportanceSampling.Set(value); } } private Umcp.Kept<bool> m_KeptEnvironmentImportanceSampling;
        public int environmentSampleCount { get { return m_KeptEnvironmentSampleCount.Get("UnityEngine.LightingSettings.environmentSampleCount"); } set { m_KeptEnvironmentSampleCount.Set(value); } } private Umcp.Kept<int> m_KeptEnvironmentSampleCount;
        public float lightProbeSampleCountMultiplier { get { return m_KeptLightProbeSampleCountMultiplier.Get("UnityEngine.LightingSettings.lightProbeSampleCountMultiplier"); } set { m_KeptLightProbeSampleCountMultiplier.Set(value); } } private Umcp.Kept<float> m_KeptLightProbeSampleCountMultiplier;
        public bool respectSceneVisibilityWhenBakingGI { get { return m_KeptRespectSceneVisibilityWhenBakingGI.Get("UnityEngine.LightingSettings.respectSceneVisibilityWhenBakingGI"); } set { m_KeptRespectSceneVisibilityWhenBakingGI.Set(value); } } private Umcp.Kept<bool> m_KeptRespectSceneVisibilityWhenBakingGI;
        public enum Lightmapper
        {
            [System.Obsolete] Enlighten = 0,
            ProgressiveCPU = 1,
            ProgressiveGPU = 2,
        }
        public enum Sampling
        {
            Auto = 0,
            Fixed = 1,
        }
        public enum FilterMode
        {
            None = 0,
            Auto = 1,
            Advanced = 2,
        }
        public enum DenoiserType
        {
            None = 0,
            Optix = 1,
            OpenImage = 2,
            RadeonPro = 3,
        }
        public enum FilterType
        {
            Gaussian = 0,
            ATrous = 1,
            None = 2,
        }
    }
    [System.FlagsAttribute]
    public enum LightmapBakeType
    {
        Realtime = 4,
        Baked = 2,
        Mixed = 1,
    }
    public enum LightmapCompression
    {
        None = 0,
        LowQuality = 1,
        NormalQuality = 2,
        HighQuality = 3,
    }
    public sealed partial class LightmapData
    {
        [System.Obsolete] public UnityEngine.Texture2D lightmapLight { get; set; }
        public UnityEngine.Texture2D lightmapColor { get; set; }
        public UnityEngine.Texture2D lightmapDir { get; set; }
        public UnityEngine.Texture2D shadowMask { get; set; }
    }
    public sealed partial class LightmapSettings : UnityEngine.Object
    {
        public static UnityEngine.LightmapData[] lightmaps { get { return s_KeptLightmaps.Get("UnityEngine.LightmapSettings.lightmaps"); } set { s_KeptLightmaps.Set(value); } } private static Umcp.Kept<UnityEngine.LightmapData[]> s_KeptLightmaps;
        public static UnityEngine.LightmapsMode lightmapsMode { get { return s_KeptLightmapsMode.Get("UnityEngine.LightmapSettings.lightmapsMode"); } set { s_KeptLightmapsMode.Set(value); } } private static Umcp.Kept<UnityEngine.LightmapsMode> s_KeptLightmapsMode;
        public static UnityEngine.LightProbes lightProbes { get { return s_KeptLightProbes.Get("UnityEngine.LightmapSettings.lightProbes"); } set { s_KeptLightProbes.Set(value); } } private static Umcp.Kept<UnityEngine.LightProbes> s_KeptLightProbes;
        [System.Obsolete] public static UnityEngine.LightmapsModeLegacy lightmapsModeLegacy { get { return s_KeptLightmapsModeLegacy.Get("UnityEngine.LightmapSettings.lightmapsModeLegacy"); } set { s_KeptLightmapsModeLegacy.Set(value); } } private static Umcp.Kept<UnityEngine.LightmapsModeLegacy> s_KeptLightmapsModeLegacy;
        [System.Obsolete] public static UnityEngine.ColorSpace bakedColorSpace { get { return s_KeptBakedColorSpace.Get("UnityEngine.LightmapSettings.bakedColorSpace"); } set { s_KeptBakedColorSpace.Set(value); } } private static Umcp.Kept<UnityEngine.ColorSpace> s_KeptBakedColorSpace;
        internal LightmapSettings() { }
    }
    [System.FlagsAttribute]
    public enum LightmapsMode
    {
        NonDirectional = 0,
        CombinedDirectional = 1,
    }
    public enum LightmapsModeLegacy
    {
        Single = 0,
        Dual = 1,
        Directional = 2,
    }
    public sealed partial class LineRenderer
    {
        public UnityEngine.Vector2 textureScale { get { return m_KeptTextureScale.Get("UnityEngine.LineRenderer.textureScale"); } set { m_KeptTextureScale.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptTextureScale;
        public UnityEngine.SpriteMaskInteraction maskInteraction { get { return m_KeptMaskInteraction.Get("UnityEngine.LineRenderer.maskInteraction"); } set { m_KeptMaskInteraction.Set(value); } } private Umcp.Kept<UnityEngine.SpriteMaskInteraction> m_KeptMaskInteraction;
        public void Simplify(float tolerance) { throw new Umcp.LeftOutException("UnityEngine.LineRenderer.Simplify"); }
        public void BakeMesh(UnityEngine.Mesh mesh, bool useTransform = false) { throw new Umcp.LeftOutException("UnityEngine.LineRenderer.BakeMesh"); }
        public void BakeMesh(UnityEngine.Mesh mesh, UnityEngine.Camera camera, bool useTransform = false) { throw new Umcp.LeftOutException("UnityEngine.LineRenderer.BakeMesh"); }
        [System.Obsolete] public int numPositions { get { return m_KeptNumPositions.Get("UnityEngine.LineRenderer.numPositions"); } set { m_KeptNumPositions.Set(value); } } private Umcp.Kept<int> m_KeptNumPositions;
    }
    public sealed partial class LineUtility
    {
        public static void Simplify(System.Collections.Generic.List<UnityEngine.Vector3> points, float tolerance, System.Collections.Generic.List<int> pointsToKeep) { throw new Umcp.LeftOutException("UnityEngine.LineUtility.Simplify"); }
        public static void Simplify(System.Collections.Generic.List<UnityEngine.Vector3> points, float tolerance, System.Collections.Generic.List<UnityEngine.Vector3> simplifiedPoints) { throw new Umcp.LeftOutException("UnityEngine.LineUtility.Simplify"); }
        public static void Simplify(System.Collections.Generic.List<UnityEngine.Vector2> points, float tolerance, System.Collections.Generic.List<int> pointsToKeep) { throw new Umcp.LeftOutException("UnityEngine.LineUtility.Simplify"); }
        public static void Simplify(System.Collections.Generic.List<UnityEngine.Vector2> points, float tolerance, System.Collections.Generic.List<UnityEngine.Vector2> simplifiedPoints) { throw new Umcp.LeftOutException("UnityEngine.LineUtility.Simplify"); }
    }
}

namespace UnityEngine.LowLevel
{
    public partial struct PlayerLoopSystem
    {
        public System.Type type;
        public UnityEngine.LowLevel.PlayerLoopSystem[] subSystemList;
        public UnityEngine.LowLevel.PlayerLoopSystem.UpdateFunction updateDelegate;
        public System.IntPtr updateFunction;
        public System.IntPtr loopConditionFunction;
        public delegate void UpdateFunction();
    }
}

namespace UnityEngine
{
    public partial class Material
    {
        [System.Obsolete] public static UnityEngine.Material Create(string scriptContents) { throw new Umcp.LeftOutException("UnityEngine.Material.Create"); }
        public void SetTexture(string name, UnityEngine.RenderTexture value, UnityEngine.Rendering.RenderTextureSubElement element) { throw new Umcp.LeftOutException("UnityEngine.Material.SetTexture"); }
        public void SetTexture(int nameID, UnityEngine.RenderTexture value, UnityEngine.Rendering.RenderTextureSubElement element) { throw new Umcp.LeftOutException("UnityEngine.Material.SetTexture"); }
        public UnityEngine.GraphicsBufferHandle GetBuffer(string name) { throw new Umcp.LeftOutException("UnityEngine.Material.GetBuffer"); }
        public UnityEngine.GraphicsBufferHandle GetConstantBuffer(string name) { throw new Umcp.LeftOutException("UnityEngine.Material.GetConstantBuffer"); }
        public string[] GetPropertyNames(UnityEngine.MaterialPropertyType type) { throw new Umcp.LeftOutException("UnityEngine.Material.GetPropertyNames"); }
        [System.Obsolete] public Material(string contents) { throw new Umcp.LeftOutException("UnityEngine.Material"); }
        public bool HasBuffer(string name) { throw new Umcp.LeftOutException("UnityEngine.Material.HasBuffer"); }
        public bool HasBuffer(int nameID) { throw new Umcp.LeftOutException("UnityEngine.Material.HasBuffer"); }
        public bool HasConstantBuffer(string name) { throw new Umcp.LeftOutException("UnityEngine.Material.HasConstantBuffer"); }
        public bool HasConstantBuffer(int nameID) { throw new Umcp.LeftOutException("UnityEngine.Material.HasConstantBuffer"); }
        public void EnableKeyword(in UnityEngine.Rendering.LocalKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Material.EnableKeyword"); }
        public void DisableKeyword(in UnityEngine.Rendering.LocalKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Material.DisableKeyword"); }
        public void SetKeyword(in UnityEngine.Rendering.LocalKeyword keyword, bool value) { throw new Umcp.LeftOutException("UnityEngine.Material.SetKeyword"); }
        public bool IsKeywordEnabled(in UnityEngine.Rendering.LocalKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Material.IsKeywordEnabled"); }
        public UnityEngine.Rendering.LocalKeyword[] enabledKeywords { get { return m_KeptEnabledKeywords.Get("UnityEngine.Material.enabledKeywords"); } set { m_KeptEnabledKeywords.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.LocalKeyword[]> m_KeptEnabledKeywords;
        public UnityEngine.MaterialGlobalIlluminationFlags globalIlluminationFlags { get { return m_KeptGlobalIlluminationFlags.Get("UnityEngine.Material.globalIlluminationFlags"); } set { m_KeptGlobalIlluminationFlags.Set(value); } } private Umcp.Kept<UnityEngine.MaterialGlobalIlluminationFlags> m_KeptGlobalIlluminationFlags;
        public int passCount { get { throw new Umcp.LeftOutException("UnityEngine.Material.passCount"); } }
        public string GetPassName(int pass) { throw new Umcp.LeftOutException("UnityEngine.Material.GetPassName"); }
        public int FindPass(string passName) { throw new Umcp.LeftOutException("UnityEngine.Material.FindPass"); }
        public void CopyMatchingPropertiesFromMaterial(UnityEngine.Material mat) { throw new Umcp.LeftOutException("UnityEngine.Material.CopyMatchingPropertiesFromMaterial"); }
        public int ComputeCRC() { throw new Umcp.LeftOutException("UnityEngine.Material.ComputeCRC"); }
        public string[] GetTexturePropertyNames() { throw new Umcp.LeftOutException("UnityEngine.Material.GetTexturePropertyNames"); }
        public int[] GetTexturePropertyNameIDs() { throw new Umcp.LeftOutException("UnityEngine.Material.GetTexturePropertyNameIDs"); }
        public void GetTexturePropertyNames(System.Collections.Generic.List<string> outNames) { throw new Umcp.LeftOutException("UnityEngine.Material.GetTexturePropertyNames"); }
        public void GetTexturePropertyNameIDs(System.Collections.Generic.List<int> outNames) { throw new Umcp.LeftOutException("UnityEngine.Material.GetTexturePropertyNameIDs"); }
        public UnityEngine.Material parent { get { return m_KeptParent.Get("UnityEngine.Material.parent"); } set { m_KeptParent.Set(value); } } private Umcp.Kept<UnityEngine.Material> m_KeptParent;
        public bool isVariant { get { throw new Umcp.LeftOutException("UnityEngine.Material.isVariant"); } }
        public bool IsChildOf(UnityEngine.Material ancestor) { throw new Umcp.LeftOutException("UnityEngine.Material.IsChildOf"); }
        public void RevertAllPropertyOverrides() { throw new Umcp.LeftOutException("UnityEngine.Material.RevertAllPropertyOverrides"); }
        public bool IsPropertyOverriden(int nameID) { throw new Umcp.LeftOutException("UnityEngine.Material.IsPropertyOverriden"); }
        public bool IsPropertyLocked(int nameID) { throw new Umcp.LeftOutException("UnityEngine.Material.IsPropertyLocked"); }
        public bool IsPropertyLockedByAncestor(int nameID) { throw new Umcp.LeftOutException("UnityEngine.Material.IsPropertyLockedByAncestor"); }
        public bool IsPropertyOverriden(string name) { throw new Umcp.LeftOutException("UnityEngine.Material.IsPropertyOverriden"); }
        public bool IsPropertyLocked(string name) { throw new Umcp.LeftOutException("UnityEngine.Material.IsPropertyLocked"); }
        public bool IsPropertyLockedByAncestor(string name) { throw new Umcp.LeftOutException("UnityEngine.Material.IsPropertyLockedByAncestor"); }
        public void SetPropertyLock(int nameID, bool value) { throw new Umcp.LeftOutException("UnityEngine.Material.SetPropertyLock"); }
        public void ApplyPropertyOverride(UnityEngine.Material destination, int nameID, bool recordUndo = true) { throw new Umcp.LeftOutException("UnityEngine.Material.ApplyPropertyOverride"); }
        public void RevertPropertyOverride(int nameID) { throw new Umcp.LeftOutException("UnityEngine.Material.RevertPropertyOverride"); }
        public void SetPropertyLock(string name, bool value) { throw new Umcp.LeftOutException("UnityEngine.Material.SetPropertyLock"); }
        public void ApplyPropertyOverride(UnityEngine.Material destination, string name, bool recordUndo = true) { throw new Umcp.LeftOutException("UnityEngine.Material.ApplyPropertyOverride"); }
        public void RevertPropertyOverride(string name) { throw new Umcp.LeftOutException("UnityEngine.Material.RevertPropertyOverride"); }
    }
    [System.FlagsAttribute]
    public enum MaterialGlobalIlluminationFlags
    {
        None = 0,
        RealtimeEmissive = 1,
        BakedEmissive = 2,
        EmissiveIsBlack = 4,
        AnyEmissive = 3,
    }
    public sealed partial class MaterialPropertyBlock
    {
        [System.Obsolete] public void AddFloat(string name, float value) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.AddFloat"); }
        [System.Obsolete] public void AddFloat(int nameID, float value) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.AddFloat"); }
        [System.Obsolete] public void AddVector(string name, UnityEngine.Vector4 value) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.AddVector"); }
        [System.Obsolete] public void AddVector(int nameID, UnityEngine.Vector4 value) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.AddVector"); }
        [System.Obsolete] public void AddColor(string name, UnityEngine.Color value) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.AddColor"); }
        [System.Obsolete] public void AddColor(int nameID, UnityEngine.Color value) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.AddColor"); }
        [System.Obsolete] public void AddMatrix(string name, UnityEngine.Matrix4x4 value) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.AddMatrix"); }
        [System.Obsolete] public void AddMatrix(int nameID, UnityEngine.Matrix4x4 value) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.AddMatrix"); }
        [System.Obsolete] public void AddTexture(string name, UnityEngine.Texture value) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.AddTexture"); }
        [System.Obsolete] public void AddTexture(int nameID, UnityEngine.Texture value) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.AddTexture"); }
        public void SetTexture(string name, UnityEngine.RenderTexture value, UnityEngine.Rendering.RenderTextureSubElement element) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.SetTexture"); }
        public void SetTexture(int nameID, UnityEngine.RenderTexture value, UnityEngine.Rendering.RenderTextureSubElement element) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.SetTexture"); }
        public bool HasBuffer(string name) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.HasBuffer"); }
        public bool HasBuffer(int nameID) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.HasBuffer"); }
        public bool HasConstantBuffer(string name) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.HasConstantBuffer"); }
        public bool HasConstantBuffer(int nameID) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.HasConstantBuffer"); }
        public void CopySHCoefficientArraysFrom(System.Collections.Generic.List<UnityEngine.Rendering.SphericalHarmonicsL2> lightProbes) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.CopySHCoefficientArraysFrom"); }
        public void CopySHCoefficientArraysFrom(UnityEngine.Rendering.SphericalHarmonicsL2[] lightProbes) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.CopySHCoefficientArraysFrom"); }
        public void CopySHCoefficientArraysFrom(System.Collections.Generic.List<UnityEngine.Rendering.SphericalHarmonicsL2> lightProbes, int sourceStart, int destStart, int count) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.CopySHCoefficientArraysFrom"); }
        public void CopySHCoefficientArraysFrom(UnityEngine.Rendering.SphericalHarmonicsL2[] lightProbes, int sourceStart, int destStart, int count) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.CopySHCoefficientArraysFrom"); }
        public void CopyProbeOcclusionArrayFrom(System.Collections.Generic.List<UnityEngine.Vector4> occlusionProbes) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.CopyProbeOcclusionArrayFrom"); }
        public void CopyProbeOcclusionArrayFrom(UnityEngine.Vector4[] occlusionProbes) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.CopyProbeOcclusionArrayFrom"); }
        public void CopyProbeOcclusionArrayFrom(System.Collections.Generic.List<UnityEngine.Vector4> occlusionProbes, int sourceStart, int destStart, int count) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.CopyProbeOcclusionArrayFrom"); }
        public void CopyProbeOcclusionArrayFrom(UnityEngine.Vector4[] occlusionProbes, int sourceStart, int destStart, int count) { throw new Umcp.LeftOutException("UnityEngine.MaterialPropertyBlock.CopyProbeOcclusionArrayFrom"); }
    }
    public enum MaterialPropertyType
    {
        Float = 0,
        Int = 1,
        Vector = 2,
        Matrix = 3,
        Texture = 4,
        ConstantBuffer = 5,
        ComputeBuffer = 6,
    }
    public partial struct Mathf
    {
        public static UnityEngine.Color CorrelatedColorTemperatureToRGB(float kelvin) { throw new Umcp.LeftOutException("UnityEngine.Mathf.CorrelatedColorTemperatureToRGB"); }
    }
    public partial struct Matrix4x4
    {
    }
    public sealed partial class Mesh
    {
        public void SetIndexBufferParams(int indexCount, UnityEngine.Rendering.IndexFormat format) { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetIndexBufferParams"); }
        public UnityEngine.Rendering.VertexAttributeDescriptor GetVertexAttribute(int index) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetVertexAttribute"); }
        public int GetVertexAttributeDimension(UnityEngine.Rendering.VertexAttribute attr) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetVertexAttributeDimension"); }
        public UnityEngine.Rendering.VertexAttributeFormat GetVertexAttributeFormat(UnityEngine.Rendering.VertexAttribute attr) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetVertexAttributeFormat"); }
        public int GetVertexAttributeStream(UnityEngine.Rendering.VertexAttribute attr) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetVertexAttributeStream"); }
        public int GetVertexAttributeOffset(UnityEngine.Rendering.VertexAttribute attr) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetVertexAttributeOffset"); }
        public int vertexBufferCount { get { throw new Umcp.LeftOutException("UnityEngine.Mesh.vertexBufferCount"); } }
        public int GetVertexBufferStride(int stream) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetVertexBufferStride"); }
        public System.IntPtr GetNativeVertexBufferPtr(int index) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetNativeVertexBufferPtr"); }
        public System.IntPtr GetNativeIndexBufferPtr() { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetNativeIndexBufferPtr"); }
        public UnityEngine.GraphicsBuffer.Target vertexBufferTarget { get { return m_KeptVertexBufferTarget.Get("UnityEngine.Mesh.vertexBufferTarget"); } set { m_KeptVertexBufferTarget.Set(value); } } private Umcp.Kept<UnityEngine.GraphicsBuffer.Target> m_KeptVertexBufferTarget;
        public UnityEngine.GraphicsBuffer.Target indexBufferTarget { get { return m_KeptIndexBufferTarget.Get("UnityEngine.Mesh.indexBufferTarget"); } set { m_KeptIndexBufferTarget.Set(value); } } private Umcp.Kept<UnityEngine.GraphicsBuffer.Target> m_KeptIndexBufferTarget;
        public void SetBoneWeights(Unity.Collections.NativeArray<byte> bonesPerVertex, Unity.Collections.NativeArray<UnityEngine.BoneWeight1> weights) { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetBoneWeights"); }
        public Unity.Collections.NativeArray<UnityEngine.BoneWeight1> GetAllBoneWeights() { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetAllBoneWeights"); }
        public Unity.Collections.NativeArray<byte> GetBonesPerVertex() { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetBonesPerVertex"); }
        public Unity.Collections.NativeArray<UnityEngine.Matrix4x4> GetBindposes() { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetBindposes"); }
        public float GetUVDistributionMetric(int uvSetIndex) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetUVDistributionMetric"); }
        public UnityEngine.Rendering.VertexAttributeDescriptor[] GetVertexAttributes() { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetVertexAttributes"); }
        public int GetVertexAttributes(UnityEngine.Rendering.VertexAttributeDescriptor[] attributes) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetVertexAttributes"); }
        public int GetVertexAttributes(System.Collections.Generic.List<UnityEngine.Rendering.VertexAttributeDescriptor> attributes) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetVertexAttributes"); }
        public void SetVertexBufferParams(int vertexCount, params UnityEngine.Rendering.VertexAttributeDescriptor[] attributes) { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetVertexBufferParams"); }
        public void SetVertexBufferParams(int vertexCount, Unity.Collections.NativeArray<UnityEngine.Rendering.VertexAttributeDescriptor> attributes) { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetVertexBufferParams"); }
        public void SetVertexBufferData<T>(Unity.Collections.NativeArray<T> data, int dataStart, int meshBufferStart, int count, int stream = 0, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetVertexBufferData"); }
        public void SetVertexBufferData<T>(T[] data, int dataStart, int meshBufferStart, int count, int stream = 0, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetVertexBufferData"); }
        public void SetVertexBufferData<T>(System.Collections.Generic.List<T> data, int dataStart, int meshBufferStart, int count, int stream = 0, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetVertexBufferData"); }
        public static UnityEngine.Mesh.MeshDataArray AcquireReadOnlyMeshData(UnityEngine.Mesh mesh) { throw new Umcp.LeftOutException("UnityEngine.Mesh.AcquireReadOnlyMeshData"); }
        public static UnityEngine.Mesh.MeshDataArray AcquireReadOnlyMeshData(UnityEngine.Mesh[] meshes) { throw new Umcp.LeftOutException("UnityEngine.Mesh.AcquireReadOnlyMeshData"); }
        public static UnityEngine.Mesh.MeshDataArray AcquireReadOnlyMeshData(System.Collections.Generic.List<UnityEngine.Mesh> meshes) { throw new Umcp.LeftOutException("UnityEngine.Mesh.AcquireReadOnlyMeshData"); }
        public static UnityEngine.Mesh.MeshDataArray AllocateWritableMeshData(int meshCount) { throw new Umcp.LeftOutException("UnityEngine.Mesh.AllocateWritableMeshData"); }
        public static void ApplyAndDisposeWritableMeshData(UnityEngine.Mesh.MeshDataArray data, UnityEngine.Mesh mesh, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) { throw new Umcp.LeftOutException("UnityEngine.Mesh.ApplyAndDisposeWritableMeshData"); }
        public static void ApplyAndDisposeWritableMeshData(UnityEngine.Mesh.MeshDataArray data, UnityEngine.Mesh[] meshes, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) { throw new Umcp.LeftOutException("UnityEngine.Mesh.ApplyAndDisposeWritableMeshData"); }
        public static void ApplyAndDisposeWritableMeshData(UnityEngine.Mesh.MeshDataArray data, System.Collections.Generic.List<UnityEngine.Mesh> meshes, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) { throw new Umcp.LeftOutException("UnityEngine.Mesh.ApplyAndDisposeWritableMeshData"); }
        public UnityEngine.GraphicsBuffer GetVertexBuffer(int index) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetVertexBuffer"); }
        public UnityEngine.GraphicsBuffer GetIndexBuffer() { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetIndexBuffer"); }
        public UnityEngine.GraphicsBuffer GetBoneWeightBuffer(UnityEngine.SkinWeights layout) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetBoneWeightBuffer"); }
        public UnityEngine.GraphicsBuffer GetBlendShapeBuffer(UnityEngine.Rendering.BlendShapeBufferLayout layout) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetBlendShapeBuffer"); }
        public UnityEngine.GraphicsBuffer GetBlendShapeBuffer() { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetBlendShapeBuffer"); }
        public UnityEngine.BlendShapeBufferRange GetBlendShapeBufferRange(int blendShapeIndex) { throw new Umcp.LeftOutException("UnityEngine.Mesh.GetBlendShapeBufferRange"); }
        public void SetIndexBufferData<T>(Unity.Collections.NativeArray<T> data, int dataStart, int meshBufferStart, int count, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetIndexBufferData"); }
        public void SetIndexBufferData<T>(T[] data, int dataStart, int meshBufferStart, int count, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetIndexBufferData"); }
        public void SetIndexBufferData<T>(System.Collections.Generic.List<T> data, int dataStart, int meshBufferStart, int count, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetIndexBufferData"); }
        public void SetSubMeshes<T>(Unity.Collections.NativeArray<T> desc, int start, int count, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetSubMeshes"); }
        public void SetSubMeshes<T>(Unity.Collections.NativeArray<T> desc, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Mesh.SetSubMeshes"); }
        public UnityEngine.SkinWeights skinWeightBufferLayout { get { throw new Umcp.LeftOutException("UnityEngine.Mesh.skinWeightBufferLayout"); } }
        public void RecalculateUVDistributionMetric(int uvSetIndex, float uvAreaThreshold = 1E-09f) { throw new Umcp.LeftOutException("UnityEngine.Mesh.RecalculateUVDistributionMetric"); }
        public void RecalculateUVDistributionMetrics(float uvAreaThreshold = 1E-09f) { throw new Umcp.LeftOutException("UnityEngine.Mesh.RecalculateUVDistributionMetrics"); }
        public partial struct MeshDataArray : System.IDisposable
        {
            public int Length { get; internal set; }
            public UnityEngine.Mesh.MeshData this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshDataArray.this[]"); } }
            public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshDataArray.Dispose"); }
        }
        public partial struct MeshData
        {
            public int vertexCount { get { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.vertexCount"); } }
            public int vertexBufferCount { get { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.vertexBufferCount"); } }
            public int GetVertexBufferStride(int stream) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetVertexBufferStride"); }
            public bool HasVertexAttribute(UnityEngine.Rendering.VertexAttribute attr) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.HasVertexAttribute"); }
            public int GetVertexAttributeDimension(UnityEngine.Rendering.VertexAttribute attr) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetVertexAttributeDimension"); }
            public UnityEngine.Rendering.VertexAttributeFormat GetVertexAttributeFormat(UnityEngine.Rendering.VertexAttribute attr) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetVertexAttributeFormat"); }
            public int GetVertexAttributeStream(UnityEngine.Rendering.VertexAttribute attr) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetVertexAttributeStream"); }
            public int GetVertexAttributeOffset(UnityEngine.Rendering.VertexAttribute attr) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetVertexAttributeOffset"); }
            public void GetVertices(Unity.Collections.NativeArray<UnityEngine.Vector3> outVertices) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetVertices"); }
            public void GetNormals(Unity.Collections.NativeArray<UnityEngine.Vector3> outNormals) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetNormals"); }
            public void GetTangents(Unity.Collections.NativeArray<UnityEngine.Vector4> outTangents) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetTangents"); }
            public void GetColors(Unity.Collections.NativeArray<UnityEngine.Color> outColors) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetColors"); }
            public void GetColors(Unity.Collections.NativeArray<UnityEngine.Color32> outColors) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetColors"); }
            public void GetUVs(int channel, Unity.Collections.NativeArray<UnityEngine.Vector2> outUVs) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetUVs"); }
            public void GetUVs(int channel, Unity.Collections.NativeArray<UnityEngine.Vector3> outUVs) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetUVs"); }
            public void GetUVs(int channel, Unity.Collections.NativeArray<UnityEngine.Vector4> outUVs) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetUVs"); }
            public Unity.Collections.NativeArray<T> GetVertexData<T>(int stream = 0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetVertexData"); }
            public void SetVertexBufferParams(int vertexCount, params UnityEngine.Rendering.VertexAttributeDescriptor[] attributes) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.SetVertexBufferParams"); }
            public void SetVertexBufferParams(int vertexCount, Unity.Collections.NativeArray<UnityEngine.Rendering.VertexAttributeDescriptor> attributes) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.SetVertexBufferParams"); }
            public void SetIndexBufferParams(int indexCount, UnityEngine.Rendering.IndexFormat format) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.SetIndexBufferParams"); }
            public UnityEngine.Rendering.IndexFormat indexFormat { get { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.indexFormat"); } }
            public void GetIndices(Unity.Collections.NativeArray<ushort> outIndices, int submesh, bool applyBaseVertex = true) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetIndices"); }
            public void GetIndices(Unity.Collections.NativeArray<int> outIndices, int submesh, bool applyBaseVertex = true) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetIndices"); }
            public Unity.Collections.NativeArray<T> GetIndexData<T>() where T : struct { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetIndexData"); }
            public int subMeshCount { get { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.subMeshCount"); } set { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.subMeshCount"); } }
            public UnityEngine.Rendering.SubMeshDescriptor GetSubMesh(int index) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.GetSubMesh"); }
            public void SetSubMesh(int index, UnityEngine.Rendering.SubMeshDescriptor desc, UnityEngine.Rendering.MeshUpdateFlags flags = (UnityEngine.Rendering.MeshUpdateFlags)0) { throw new Umcp.LeftOutException("UnityEngine.Mesh.MeshData.SetSubMesh"); }
        }
    }
    public partial class MeshRenderer
    {
        public UnityEngine.Mesh enlightenVertexStream { get { return m_KeptEnlightenVertexStream.Get("UnityEngine.MeshRenderer.enlightenVertexStream"); } set { m_KeptEnlightenVertexStream.Set(value); } } private Umcp.Kept<UnityEngine.Mesh> m_KeptEnlightenVertexStream;
        public int subMeshStartIndex { get { throw new Umcp.LeftOutException("UnityEngine.MeshRenderer.subMeshStartIndex"); } }
        public float scaleInLightmap { get { return m_KeptScaleInLightmap.Get("UnityEngine.MeshRenderer.scaleInLightmap"); } set { m_KeptScaleInLightmap.Set(value); } } private Umcp.Kept<float> m_KeptScaleInLightmap;
        public UnityEngine.ReceiveGI receiveGI { get { return m_KeptReceiveGI.Get("UnityEngine.MeshRenderer.receiveGI"); } set { m_KeptReceiveGI.Set(value); } } private Umcp.Kept<UnityEngine.ReceiveGI> m_KeptReceiveGI;
        public bool stitchLightmapSeams { get { return m_KeptStitchLightmapSeams.Get("UnityEngine.MeshRenderer.stitchLightmapSeams"); } set { m_KeptStitchLightmapSeams.Set(value); } } private Umcp.Kept<bool> m_KeptStitchLightmapSeams;
    }
    public enum MeshTopology
    {
        Triangles = 0,
        Quads = 2,
        Lines = 3,
        LineStrip = 4,
        Points = 5,
    }
    public enum MixedLightingMode
    {
        IndirectOnly = 0,
        Shadowmask = 2,
        Subtractive = 1,
    }
    public partial class MonoBehaviour
    {
        public bool runInEditMode { get { return m_KeptRunInEditMode.Get("UnityEngine.MonoBehaviour.runInEditMode"); } set { m_KeptRunInEditMode.Set(value); } } private Umcp.Kept<bool> m_KeptRunInEditMode;
    }
    public enum NPOTSupport
    {
        [System.Obsolete] None = 0,
        Restricted = 1,
        Full = 2,
    }
    public partial class Object
    {
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, UnityEngine.Transform parent) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, UnityEngine.Transform parent, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, int count) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, int count, UnityEngine.Transform parent) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, int count, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, int count, System.ReadOnlySpan<UnityEngine.Vector3> positions, System.ReadOnlySpan<UnityEngine.Quaternion> rotations) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, int count, UnityEngine.Transform parent, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, int count, UnityEngine.Transform parent, System.ReadOnlySpan<UnityEngine.Vector3> positions, System.ReadOnlySpan<UnityEngine.Quaternion> rotations) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, UnityEngine.InstantiateParameters parameters) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, int count, UnityEngine.InstantiateParameters parameters) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.InstantiateParameters parameters) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, int count, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.InstantiateParameters parameters) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
        public static UnityEngine.AsyncInstantiateOperation<T> InstantiateAsync<T>(T original, int count, System.ReadOnlySpan<UnityEngine.Vector3> positions, System.ReadOnlySpan<UnityEngine.Quaternion> rotations, UnityEngine.InstantiateParameters parameters) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Object.InstantiateAsync"); }
    }
    public sealed partial class OcclusionArea : UnityEngine.Component
    {
        public UnityEngine.Vector3 center { get { return m_KeptCenter.Get("UnityEngine.OcclusionArea.center"); } set { m_KeptCenter.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptCenter;
        public UnityEngine.Vector3 size { get { return m_KeptSize.Get("UnityEngine.OcclusionArea.size"); } set { m_KeptSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptSize;
    }
    public sealed partial class OcclusionPortal : UnityEngine.Component
    {
        public bool open { get { return m_KeptOpen.Get("UnityEngine.OcclusionPortal.open"); } set { m_KeptOpen.Set(value); } } private Umcp.Kept<bool> m_KeptOpen;
    }
    public sealed partial class Ping
    {
        public Ping(string address) { throw new Umcp.LeftOutException("UnityEngine.Ping"); }
        public void DestroyPing() { throw new Umcp.LeftOutException("UnityEngine.Ping.DestroyPing"); }
        public bool isDone { get { throw new Umcp.LeftOutException("UnityEngine.Ping.isDone"); } }
        public int time { get { throw new Umcp.LeftOutException("UnityEngine.Ping.time"); } }
        public string ip { get { throw new Umcp.LeftOutException("UnityEngine.Ping.ip"); } }
        internal Ping() { }
    }
}

namespace UnityEngine.Playables
{
    [System.Obsolete]
    public enum DataStreamType
    {
        Animation = 0,
        Audio = 1,
        Texture = 2,
        None = 3,
    }
    public enum DirectorUpdateMode
    {
        DSPClock = 0,
        GameTime = 1,
        UnscaledGameTime = 2,
        Manual = 3,
    }
    public enum DirectorWrapMode
    {
        Hold = 0,
        Loop = 1,
        None = 2,
    }
    public partial struct FrameData
    {
        public ulong frameId { get; internal set; }
        public float deltaTime { get { throw new Umcp.LeftOutException("UnityEngine.Playables.FrameData.deltaTime"); } }
        public float weight { get; internal set; }
        public float effectiveWeight { get; internal set; }
        [System.Obsolete] public double effectiveParentDelay { get; internal set; }
        public float effectiveParentSpeed { get; internal set; }
        public float effectiveSpeed { get; internal set; }
        public UnityEngine.Playables.FrameData.EvaluationType evaluationType { get { throw new Umcp.LeftOutException("UnityEngine.Playables.FrameData.evaluationType"); } }
        public bool seekOccurred { get { throw new Umcp.LeftOutException("UnityEngine.Playables.FrameData.seekOccurred"); } }
        public bool timeLooped { get { throw new Umcp.LeftOutException("UnityEngine.Playables.FrameData.timeLooped"); } }
        public bool timeHeld { get { throw new Umcp.LeftOutException("UnityEngine.Playables.FrameData.timeHeld"); } }
        public UnityEngine.Playables.PlayableOutput output { get; internal set; }
        public UnityEngine.Playables.PlayState effectivePlayState { get { throw new Umcp.LeftOutException("UnityEngine.Playables.FrameData.effectivePlayState"); } }
        public enum EvaluationType
        {
            Evaluate = 0,
            Playback = 1,
        }
    }
    public partial interface INotification
    {
        UnityEngine.PropertyName id { get; }
    }
    public partial interface INotificationReceiver
    {
        void OnNotify(UnityEngine.Playables.Playable origin, UnityEngine.Playables.INotification notification, object context);
    }
    public partial interface IPlayable
    {
        UnityEngine.Playables.PlayableHandle GetHandle();
    }
    public partial interface IPlayableAsset
    {
        UnityEngine.Playables.Playable CreatePlayable(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject owner);
        double duration { get; }
        System.Collections.Generic.IEnumerable<UnityEngine.Playables.PlayableBinding> outputs { get; }
    }
    public partial interface IPlayableBehaviour
    {
        void OnGraphStart(UnityEngine.Playables.Playable playable);
        void OnGraphStop(UnityEngine.Playables.Playable playable);
        void OnPlayableCreate(UnityEngine.Playables.Playable playable);
        void OnPlayableDestroy(UnityEngine.Playables.Playable playable);
        void OnBehaviourPlay(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info);
        void OnBehaviourPause(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info);
        void PrepareFrame(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info);
        void ProcessFrame(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info, object playerData);
    }
    public partial interface IPlayableOutput
    {
        UnityEngine.Playables.PlayableOutputHandle GetHandle();
    }
    public partial class Notification : UnityEngine.Playables.INotification
    {
        public Notification(string name) { throw new Umcp.LeftOutException("UnityEngine.Playables.Notification"); }
        public UnityEngine.PropertyName id { get; internal set; }
        internal Notification() { }
    }
    public enum PlayState
    {
        Paused = 0,
        Playing = 1,
        [System.Obsolete] Delayed = 2,
    }
}
