// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Profiling
{
    public sealed partial class Profiler
    {
        public static string logFile { get { return s_KeptLogFile.Get("UnityEngine.Profiling.Profiler.logFile"); } set { s_KeptLogFile.Set(value); } } private static Umcp.Kept<string> s_KeptLogFile;
        public static bool enableBinaryLog { get { return s_KeptEnableBinaryLog.Get("UnityEngine.Profiling.Profiler.enableBinaryLog"); } set { s_KeptEnableBinaryLog.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableBinaryLog;
        public static int maxUsedMemory { get { return s_KeptMaxUsedMemory.Get("UnityEngine.Profiling.Profiler.maxUsedMemory"); } set { s_KeptMaxUsedMemory.Set(value); } } private static Umcp.Kept<int> s_KeptMaxUsedMemory;
        public static bool enableAllocationCallstacks { get { return s_KeptEnableAllocationCallstacks.Get("UnityEngine.Profiling.Profiler.enableAllocationCallstacks"); } set { s_KeptEnableAllocationCallstacks.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableAllocationCallstacks;
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public static void SetAreaEnabled(UnityEngine.Profiling.ProfilerArea area, bool enabled) { }
        public static int areaCount { get { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.areaCount"); } }
        public static bool GetAreaEnabled(UnityEngine.Profiling.ProfilerArea area) { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetAreaEnabled"); }
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] public static void AddFramesFromFile(string file) { }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public static void BeginThreadProfiling(string threadGroupName, string threadName) { }
        public static void EndThreadProfiling() { }
        [System.Obsolete] public static int maxNumberOfSamplesPerFrame { get { return s_KeptMaxNumberOfSamplesPerFrame.Get("UnityEngine.Profiling.Profiler.maxNumberOfSamplesPerFrame"); } set { s_KeptMaxNumberOfSamplesPerFrame.Set(value); } } private static Umcp.Kept<int> s_KeptMaxNumberOfSamplesPerFrame;
        [System.Obsolete] public static uint usedHeapSize { get { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.usedHeapSize"); } }
        public static long usedHeapSizeLong { get { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.usedHeapSizeLong"); } }
        [System.Obsolete] public static int GetRuntimeMemorySize(UnityEngine.Object o) { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetRuntimeMemorySize"); }
        public static long GetRuntimeMemorySizeLong(UnityEngine.Object o) { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetRuntimeMemorySizeLong"); }
        [System.Obsolete] public static uint GetMonoHeapSize() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetMonoHeapSize"); }
        [System.Obsolete] public static uint GetMonoUsedSize() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetMonoUsedSize"); }
        public static bool SetTempAllocatorRequestedSize(uint size) { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.SetTempAllocatorRequestedSize"); }
        public static uint GetTempAllocatorSize() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetTempAllocatorSize"); }
        [System.Obsolete] public static uint GetTotalAllocatedMemory() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetTotalAllocatedMemory"); }
        [System.Obsolete] public static uint GetTotalUnusedReservedMemory() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetTotalUnusedReservedMemory"); }
        public static long GetTotalUnusedReservedMemoryLong() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetTotalUnusedReservedMemoryLong"); }
        [System.Obsolete] public static uint GetTotalReservedMemory() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetTotalReservedMemory"); }
        public static long GetTotalFragmentationInfo(Unity.Collections.NativeArray<int> stats) { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetTotalFragmentationInfo"); }
        public static long GetAllocatedMemoryForGraphicsDriver() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetAllocatedMemoryForGraphicsDriver"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public static void EmitFrameMetaData(System.Guid id, int tag, System.Array data) { }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public static void EmitFrameMetaData<T>(System.Guid id, int tag, System.Collections.Generic.List<T> data) where T : struct { }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public static void EmitFrameMetaData<T>(System.Guid id, int tag, Unity.Collections.NativeArray<T> data) where T : struct { }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public static void EmitSessionMetaData(System.Guid id, int tag, System.Array data) { }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public static void EmitSessionMetaData<T>(System.Guid id, int tag, System.Collections.Generic.List<T> data) where T : struct { }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public static void EmitSessionMetaData<T>(System.Guid id, int tag, Unity.Collections.NativeArray<T> data) where T : struct { }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public static void SetCategoryEnabled(Unity.Profiling.ProfilerCategory category, bool enabled) { }
        public static bool IsCategoryEnabled(Unity.Profiling.ProfilerCategory category) { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.IsCategoryEnabled"); }
        public static uint GetCategoriesCount() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Profiler.GetCategoriesCount"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public static void GetAllCategories(Unity.Profiling.ProfilerCategory[] categories) { }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public static void GetAllCategories(Unity.Collections.NativeArray<Unity.Profiling.ProfilerCategory> categories) { }
    }
    public enum ProfilerArea
    {
        CPU = 0,
        GPU = 1,
        Rendering = 2,
        Memory = 3,
        Audio = 4,
        Video = 5,
        Physics = 6,
        Physics2D = 7,
        NetworkMessages = 8,
        NetworkOperations = 9,
        UI = 10,
        UIDetails = 11,
        GlobalIllumination = 12,
        VirtualTexturing = 13,
    }
    public sealed partial class Recorder
    {
        public static UnityEngine.Profiling.Recorder Get(string samplerName) { throw new Umcp.LeftOutException("UnityEngine.Profiling.Recorder.Get"); }
        public bool isValid { get { throw new Umcp.LeftOutException("UnityEngine.Profiling.Recorder.isValid"); } }
        public bool enabled { get { return m_KeptEnabled.Get("UnityEngine.Profiling.Recorder.enabled"); } set { m_KeptEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptEnabled;
        public long elapsedNanoseconds { get { throw new Umcp.LeftOutException("UnityEngine.Profiling.Recorder.elapsedNanoseconds"); } }
        public long gpuElapsedNanoseconds { get { throw new Umcp.LeftOutException("UnityEngine.Profiling.Recorder.gpuElapsedNanoseconds"); } }
        public int sampleBlockCount { get { throw new Umcp.LeftOutException("UnityEngine.Profiling.Recorder.sampleBlockCount"); } }
        public int gpuSampleBlockCount { get { throw new Umcp.LeftOutException("UnityEngine.Profiling.Recorder.gpuSampleBlockCount"); } }
        public void FilterToCurrentThread() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Recorder.FilterToCurrentThread"); }
        public void CollectFromAllThreads() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Recorder.CollectFromAllThreads"); }
        internal Recorder() { }
    }
    public partial class Sampler
    {
        public UnityEngine.Profiling.Recorder GetRecorder() { throw new Umcp.LeftOutException("UnityEngine.Profiling.Sampler.GetRecorder"); }
    }
}

namespace UnityEngine
{
    public sealed partial class Projector : UnityEngine.Behaviour
    {
        public float nearClipPlane { get { return m_KeptNearClipPlane.Get("UnityEngine.Projector.nearClipPlane"); } set { m_KeptNearClipPlane.Set(value); } } private Umcp.Kept<float> m_KeptNearClipPlane;
        public float farClipPlane { get { return m_KeptFarClipPlane.Get("UnityEngine.Projector.farClipPlane"); } set { m_KeptFarClipPlane.Set(value); } } private Umcp.Kept<float> m_KeptFarClipPlane;
        public float fieldOfView { get { return m_KeptFieldOfView.Get("UnityEngine.Projector.fieldOfView"); } set { m_KeptFieldOfView.Set(value); } } private Umcp.Kept<float> m_KeptFieldOfView;
        public float aspectRatio { get { return m_KeptAspectRatio.Get("UnityEngine.Projector.aspectRatio"); } set { m_KeptAspectRatio.Set(value); } } private Umcp.Kept<float> m_KeptAspectRatio;
        public bool orthographic { get { return m_KeptOrthographic.Get("UnityEngine.Projector.orthographic"); } set { m_KeptOrthographic.Set(value); } } private Umcp.Kept<bool> m_KeptOrthographic;
        public float orthographicSize { get { return m_KeptOrthographicSize.Get("UnityEngine.Projector.orthographicSize"); } set { m_KeptOrthographicSize.Set(value); } } private Umcp.Kept<float> m_KeptOrthographicSize;
        public int ignoreLayers { get { return m_KeptIgnoreLayers.Get("UnityEngine.Projector.ignoreLayers"); } set { m_KeptIgnoreLayers.Set(value); } } private Umcp.Kept<int> m_KeptIgnoreLayers;
        public UnityEngine.Material material { get { return m_KeptMaterial.Get("UnityEngine.Projector.material"); } set { m_KeptMaterial.Set(value); } } private Umcp.Kept<UnityEngine.Material> m_KeptMaterial;
    }
    [System.Obsolete]
    public enum QualityLevel
    {
        Fastest = 0,
        Fast = 1,
        Simple = 2,
        Good = 3,
        Beautiful = 4,
        Fantastic = 5,
    }
    public sealed partial class QualitySettings
    {
        public static event System.Action<int, int> activeQualityLevelChanged { add { } remove { } }
        public static void ForEach(System.Action callback) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.ForEach"); }
        public static void ForEach(System.Action<int, string> callback) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.ForEach"); }
        public static UnityEngine.ShadowProjection shadowProjection { get { return s_KeptShadowProjection.Get("UnityEngine.QualitySettings.shadowProjection"); } set { s_KeptShadowProjection.Set(value); } } private static Umcp.Kept<UnityEngine.ShadowProjection> s_KeptShadowProjection;
        public static int shadowCascades { get { return s_KeptShadowCascades.Get("UnityEngine.QualitySettings.shadowCascades"); } set { s_KeptShadowCascades.Set(value); } } private static Umcp.Kept<int> s_KeptShadowCascades;
        public static UnityEngine.ShadowResolution shadowResolution { get { return s_KeptShadowResolution.Get("UnityEngine.QualitySettings.shadowResolution"); } set { s_KeptShadowResolution.Set(value); } } private static Umcp.Kept<UnityEngine.ShadowResolution> s_KeptShadowResolution;
        public static UnityEngine.ShadowmaskMode shadowmaskMode { get { return s_KeptShadowmaskMode.Get("UnityEngine.QualitySettings.shadowmaskMode"); } set { s_KeptShadowmaskMode.Set(value); } } private static Umcp.Kept<UnityEngine.ShadowmaskMode> s_KeptShadowmaskMode;
        public static float shadowNearPlaneOffset { get { return s_KeptShadowNearPlaneOffset.Get("UnityEngine.QualitySettings.shadowNearPlaneOffset"); } set { s_KeptShadowNearPlaneOffset.Set(value); } } private static Umcp.Kept<float> s_KeptShadowNearPlaneOffset;
        public static float shadowCascade2Split { get { return s_KeptShadowCascade2Split.Get("UnityEngine.QualitySettings.shadowCascade2Split"); } set { s_KeptShadowCascade2Split.Set(value); } } private static Umcp.Kept<float> s_KeptShadowCascade2Split;
        public static UnityEngine.Vector3 shadowCascade4Split { get { return s_KeptShadowCascade4Split.Get("UnityEngine.QualitySettings.shadowCascade4Split"); } set { s_KeptShadowCascade4Split.Set(value); } } private static Umcp.Kept<UnityEngine.Vector3> s_KeptShadowCascade4Split;
        [System.Obsolete] public static int masterTextureLimit { get { return s_KeptMasterTextureLimit.Get("UnityEngine.QualitySettings.masterTextureLimit"); } set { s_KeptMasterTextureLimit.Set(value); } } private static Umcp.Kept<int> s_KeptMasterTextureLimit;
        public static int globalTextureMipmapLimit { get { return s_KeptGlobalTextureMipmapLimit.Get("UnityEngine.QualitySettings.globalTextureMipmapLimit"); } set { s_KeptGlobalTextureMipmapLimit.Set(value); } } private static Umcp.Kept<int> s_KeptGlobalTextureMipmapLimit;
        public static bool enableLODCrossFade { get { return s_KeptEnableLODCrossFade.Get("UnityEngine.QualitySettings.enableLODCrossFade"); } set { s_KeptEnableLODCrossFade.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableLODCrossFade;
        public static int particleRaycastBudget { get { return s_KeptParticleRaycastBudget.Get("UnityEngine.QualitySettings.particleRaycastBudget"); } set { s_KeptParticleRaycastBudget.Set(value); } } private static Umcp.Kept<int> s_KeptParticleRaycastBudget;
        public static bool softVegetation { get { return s_KeptSoftVegetation.Get("UnityEngine.QualitySettings.softVegetation"); } set { s_KeptSoftVegetation.Set(value); } } private static Umcp.Kept<bool> s_KeptSoftVegetation;
        public static int realtimeGICPUUsage { get { return s_KeptRealtimeGICPUUsage.Get("UnityEngine.QualitySettings.realtimeGICPUUsage"); } set { s_KeptRealtimeGICPUUsage.Set(value); } } private static Umcp.Kept<int> s_KeptRealtimeGICPUUsage;
        public static int asyncUploadTimeSlice { get { return s_KeptAsyncUploadTimeSlice.Get("UnityEngine.QualitySettings.asyncUploadTimeSlice"); } set { s_KeptAsyncUploadTimeSlice.Set(value); } } private static Umcp.Kept<int> s_KeptAsyncUploadTimeSlice;
        public static int asyncUploadBufferSize { get { return s_KeptAsyncUploadBufferSize.Get("UnityEngine.QualitySettings.asyncUploadBufferSize"); } set { s_KeptAsyncUploadBufferSize.Set(value); } } private static Umcp.Kept<int> s_KeptAsyncUploadBufferSize;
        public static bool asyncUploadPersistentBuffer { get { return s_KeptAsyncUploadPersistentBuffer.Get("UnityEngine.QualitySettings.asyncUploadPersistentBuffer"); } set { s_KeptAsyncUploadPersistentBuffer.Set(value); } } private static Umcp.Kept<bool> s_KeptAsyncUploadPersistentBuffer;
        public static void SetLODSettings(float lodBias, int maximumLODLevel, bool setDirty = true) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.SetLODSettings"); }
        public static void SetTextureMipmapLimitSettings(string groupName, UnityEngine.TextureMipmapLimitSettings textureMipmapLimitSettings) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.SetTextureMipmapLimitSettings"); }
        public static UnityEngine.TextureMipmapLimitSettings GetTextureMipmapLimitSettings(string groupName) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.GetTextureMipmapLimitSettings"); }
        public static bool billboardsFaceCameraPosition { get { return s_KeptBillboardsFaceCameraPosition.Get("UnityEngine.QualitySettings.billboardsFaceCameraPosition"); } set { s_KeptBillboardsFaceCameraPosition.Set(value); } } private static Umcp.Kept<bool> s_KeptBillboardsFaceCameraPosition;
        public static bool useLegacyDetailDistribution { get { return s_KeptUseLegacyDetailDistribution.Get("UnityEngine.QualitySettings.useLegacyDetailDistribution"); } set { s_KeptUseLegacyDetailDistribution.Set(value); } } private static Umcp.Kept<bool> s_KeptUseLegacyDetailDistribution;
        public static float resolutionScalingFixedDPIFactor { get { return s_KeptResolutionScalingFixedDPIFactor.Get("UnityEngine.QualitySettings.resolutionScalingFixedDPIFactor"); } set { s_KeptResolutionScalingFixedDPIFactor.Set(value); } } private static Umcp.Kept<float> s_KeptResolutionScalingFixedDPIFactor;
        public static UnityEngine.TerrainQualityOverrides terrainQualityOverrides { get { return s_KeptTerrainQualityOverrides.Get("UnityEngine.QualitySettings.terrainQualityOverrides"); } set { s_KeptTerrainQualityOverrides.Set(value); } } private static Umcp.Kept<UnityEngine.TerrainQualityOverrides> s_KeptTerrainQualityOverrides;
        public static float terrainPixelError { get { return s_KeptTerrainPixelError.Get("UnityEngine.QualitySettings.terrainPixelError"); } set { s_KeptTerrainPixelError.Set(value); } } private static Umcp.Kept<float> s_KeptTerrainPixelError;
        public static float terrainDetailDensityScale { get { return s_KeptTerrainDetailDensityScale.Get("UnityEngine.QualitySettings.terrainDetailDensityScale"); } set { s_KeptTerrainDetailDensityScale.Set(value); } } private static Umcp.Kept<float> s_KeptTerrainDetailDensityScale;
        public static float terrainBasemapDistance { get { return s_KeptTerrainBasemapDistance.Get("UnityEngine.QualitySettings.terrainBasemapDistance"); } set { s_KeptTerrainBasemapDistance.Set(value); } } private static Umcp.Kept<float> s_KeptTerrainBasemapDistance;
        public static float terrainDetailDistance { get { return s_KeptTerrainDetailDistance.Get("UnityEngine.QualitySettings.terrainDetailDistance"); } set { s_KeptTerrainDetailDistance.Set(value); } } private static Umcp.Kept<float> s_KeptTerrainDetailDistance;
        public static float terrainTreeDistance { get { return s_KeptTerrainTreeDistance.Get("UnityEngine.QualitySettings.terrainTreeDistance"); } set { s_KeptTerrainTreeDistance.Set(value); } } private static Umcp.Kept<float> s_KeptTerrainTreeDistance;
        public static float terrainBillboardStart { get { return s_KeptTerrainBillboardStart.Get("UnityEngine.QualitySettings.terrainBillboardStart"); } set { s_KeptTerrainBillboardStart.Set(value); } } private static Umcp.Kept<float> s_KeptTerrainBillboardStart;
        public static float terrainFadeLength { get { return s_KeptTerrainFadeLength.Get("UnityEngine.QualitySettings.terrainFadeLength"); } set { s_KeptTerrainFadeLength.Set(value); } } private static Umcp.Kept<float> s_KeptTerrainFadeLength;
        public static float terrainMaxTrees { get { return s_KeptTerrainMaxTrees.Get("UnityEngine.QualitySettings.terrainMaxTrees"); } set { s_KeptTerrainMaxTrees.Set(value); } } private static Umcp.Kept<float> s_KeptTerrainMaxTrees;
        public static UnityEngine.Rendering.RenderPipelineAsset GetRenderPipelineAssetAt(int index) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.GetRenderPipelineAssetAt"); }
        public static UnityEngine.SkinWeights skinWeights { get { return s_KeptSkinWeights.Get("UnityEngine.QualitySettings.skinWeights"); } set { s_KeptSkinWeights.Set(value); } } private static Umcp.Kept<UnityEngine.SkinWeights> s_KeptSkinWeights;
        public static bool streamingMipmapsActive { get { return s_KeptStreamingMipmapsActive.Get("UnityEngine.QualitySettings.streamingMipmapsActive"); } set { s_KeptStreamingMipmapsActive.Set(value); } } private static Umcp.Kept<bool> s_KeptStreamingMipmapsActive;
        public static float streamingMipmapsMemoryBudget { get { return s_KeptStreamingMipmapsMemoryBudget.Get("UnityEngine.QualitySettings.streamingMipmapsMemoryBudget"); } set { s_KeptStreamingMipmapsMemoryBudget.Set(value); } } private static Umcp.Kept<float> s_KeptStreamingMipmapsMemoryBudget;
        public static int streamingMipmapsRenderersPerFrame { get { return s_KeptStreamingMipmapsRenderersPerFrame.Get("UnityEngine.QualitySettings.streamingMipmapsRenderersPerFrame"); } set { s_KeptStreamingMipmapsRenderersPerFrame.Set(value); } } private static Umcp.Kept<int> s_KeptStreamingMipmapsRenderersPerFrame;
        public static int streamingMipmapsMaxLevelReduction { get { return s_KeptStreamingMipmapsMaxLevelReduction.Get("UnityEngine.QualitySettings.streamingMipmapsMaxLevelReduction"); } set { s_KeptStreamingMipmapsMaxLevelReduction.Set(value); } } private static Umcp.Kept<int> s_KeptStreamingMipmapsMaxLevelReduction;
        public static bool streamingMipmapsAddAllCameras { get { return s_KeptStreamingMipmapsAddAllCameras.Get("UnityEngine.QualitySettings.streamingMipmapsAddAllCameras"); } set { s_KeptStreamingMipmapsAddAllCameras.Set(value); } } private static Umcp.Kept<bool> s_KeptStreamingMipmapsAddAllCameras;
        public static int streamingMipmapsMaxFileIORequests { get { return s_KeptStreamingMipmapsMaxFileIORequests.Get("UnityEngine.QualitySettings.streamingMipmapsMaxFileIORequests"); } set { s_KeptStreamingMipmapsMaxFileIORequests.Set(value); } } private static Umcp.Kept<int> s_KeptStreamingMipmapsMaxFileIORequests;
        public static int maxQueuedFrames { get { return s_KeptMaxQueuedFrames.Get("UnityEngine.QualitySettings.maxQueuedFrames"); } set { s_KeptMaxQueuedFrames.Set(value); } } private static Umcp.Kept<int> s_KeptMaxQueuedFrames;
        public static UnityEngine.Object GetQualitySettings() { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.GetQualitySettings"); }
        public static bool IsPlatformIncluded(string buildTargetGroupName, int index) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.IsPlatformIncluded"); }
        public static bool TryIncludePlatformAt(string buildTargetGroupName, int index, out System.Exception error) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.TryIncludePlatformAt"); }
        public static bool TryExcludePlatformAt(string buildTargetGroupName, int index, out System.Exception error) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.TryExcludePlatformAt"); }
        public static int[] GetActiveQualityLevelsForPlatform(string buildTargetGroupName) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.GetActiveQualityLevelsForPlatform"); }
        public static int GetActiveQualityLevelsForPlatformCount(string buildTargetGroupName) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.GetActiveQualityLevelsForPlatformCount"); }
        public static void GetRenderPipelineAssetsForPlatform<T>(string buildTargetGroupName, out System.Collections.Generic.HashSet<T> uniqueRenderPipelineAssets) where T : UnityEngine.Rendering.RenderPipelineAsset { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.GetRenderPipelineAssetsForPlatform"); }
        public static void GetAllRenderPipelineAssetsForPlatform(string buildTargetGroupName, ref System.Collections.Generic.List<UnityEngine.Rendering.RenderPipelineAsset> renderPipelineAssets) { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.GetAllRenderPipelineAssetsForPlatform"); }
        public static UnityEngine.ColorSpace desiredColorSpace { get { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.desiredColorSpace"); } }
        public static UnityEngine.ColorSpace activeColorSpace { get { throw new Umcp.LeftOutException("UnityEngine.QualitySettings.activeColorSpace"); } }
        [System.Obsolete] public static UnityEngine.QualityLevel currentLevel { get { return s_KeptCurrentLevel.Get("UnityEngine.QualitySettings.currentLevel"); } set { s_KeptCurrentLevel.Set(value); } } private static Umcp.Kept<UnityEngine.QualityLevel> s_KeptCurrentLevel;
    }
    public static partial class Random
    {
        [System.Obsolete] public static int seed { get { return s_KeptSeed.Get("UnityEngine.Random.seed"); } set { s_KeptSeed.Set(value); } } private static Umcp.Kept<int> s_KeptSeed;
    }
    public partial struct RangeInt
    {
        public int start;
        public int length;
        public RangeInt(int start, int length) { this = default(UnityEngine.RangeInt); this.start = start; this.length = length; }
    }
    public sealed partial class ReflectionProbe : UnityEngine.Behaviour
    {
        public UnityEngine.Vector3 size { get { return m_KeptSize.Get("UnityEngine.ReflectionProbe.size"); } set { m_KeptSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptSize;
        public UnityEngine.Vector3 center { get { return m_KeptCenter.Get("UnityEngine.ReflectionProbe.center"); } set { m_KeptCenter.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptCenter;
        public float nearClipPlane { get { return m_KeptNearClipPlane.Get("UnityEngine.ReflectionProbe.nearClipPlane"); } set { m_KeptNearClipPlane.Set(value); } } private Umcp.Kept<float> m_KeptNearClipPlane;
        public float farClipPlane { get { return m_KeptFarClipPlane.Get("UnityEngine.ReflectionProbe.farClipPlane"); } set { m_KeptFarClipPlane.Set(value); } } private Umcp.Kept<float> m_KeptFarClipPlane;
        public float intensity { get { return m_KeptIntensity.Get("UnityEngine.ReflectionProbe.intensity"); } set { m_KeptIntensity.Set(value); } } private Umcp.Kept<float> m_KeptIntensity;
        public UnityEngine.Bounds bounds { get { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.bounds"); } }
        public bool hdr { get { return m_KeptHdr.Get("UnityEngine.ReflectionProbe.hdr"); } set { m_KeptHdr.Set(value); } } private Umcp.Kept<bool> m_KeptHdr;
        public bool renderDynamicObjects { get { return m_KeptRenderDynamicObjects.Get("UnityEngine.ReflectionProbe.renderDynamicObjects"); } set { m_KeptRenderDynamicObjects.Set(value); } } private Umcp.Kept<bool> m_KeptRenderDynamicObjects;
        public float shadowDistance { get { return m_KeptShadowDistance.Get("UnityEngine.ReflectionProbe.shadowDistance"); } set { m_KeptShadowDistance.Set(value); } } private Umcp.Kept<float> m_KeptShadowDistance;
        public int resolution { get { return m_KeptResolution.Get("UnityEngine.ReflectionProbe.resolution"); } set { m_KeptResolution.Set(value); } } private Umcp.Kept<int> m_KeptResolution;
        public int cullingMask { get { return m_KeptCullingMask.Get("UnityEngine.ReflectionProbe.cullingMask"); } set { m_KeptCullingMask.Set(value); } } private Umcp.Kept<int> m_KeptCullingMask;
        public UnityEngine.Rendering.ReflectionProbeClearFlags clearFlags { get { return m_KeptClearFlags.Get("UnityEngine.ReflectionProbe.clearFlags"); } set { m_KeptClearFlags.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.ReflectionProbeClearFlags> m_KeptClearFlags;
        public UnityEngine.Color backgroundColor { get { return m_KeptBackgroundColor.Get("UnityEngine.ReflectionProbe.backgroundColor"); } set { m_KeptBackgroundColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptBackgroundColor;
        public float blendDistance { get { return m_KeptBlendDistance.Get("UnityEngine.ReflectionProbe.blendDistance"); } set { m_KeptBlendDistance.Set(value); } } private Umcp.Kept<float> m_KeptBlendDistance;
        public bool boxProjection { get { return m_KeptBoxProjection.Get("UnityEngine.ReflectionProbe.boxProjection"); } set { m_KeptBoxProjection.Set(value); } } private Umcp.Kept<bool> m_KeptBoxProjection;
        public UnityEngine.Rendering.ReflectionProbeMode mode { get { return m_KeptMode.Get("UnityEngine.ReflectionProbe.mode"); } set { m_KeptMode.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.ReflectionProbeMode> m_KeptMode;
        public int importance { get { return m_KeptImportance.Get("UnityEngine.ReflectionProbe.importance"); } set { m_KeptImportance.Set(value); } } private Umcp.Kept<int> m_KeptImportance;
        public UnityEngine.Rendering.ReflectionProbeRefreshMode refreshMode { get { return m_KeptRefreshMode.Get("UnityEngine.ReflectionProbe.refreshMode"); } set { m_KeptRefreshMode.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.ReflectionProbeRefreshMode> m_KeptRefreshMode;
        public UnityEngine.Rendering.ReflectionProbeTimeSlicingMode timeSlicingMode { get { return m_KeptTimeSlicingMode.Get("UnityEngine.ReflectionProbe.timeSlicingMode"); } set { m_KeptTimeSlicingMode.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.ReflectionProbeTimeSlicingMode> m_KeptTimeSlicingMode;
        public UnityEngine.Texture bakedTexture { get { return m_KeptBakedTexture.Get("UnityEngine.ReflectionProbe.bakedTexture"); } set { m_KeptBakedTexture.Set(value); } } private Umcp.Kept<UnityEngine.Texture> m_KeptBakedTexture;
        public UnityEngine.Texture customBakedTexture { get { return m_KeptCustomBakedTexture.Get("UnityEngine.ReflectionProbe.customBakedTexture"); } set { m_KeptCustomBakedTexture.Set(value); } } private Umcp.Kept<UnityEngine.Texture> m_KeptCustomBakedTexture;
        public UnityEngine.RenderTexture realtimeTexture { get { return m_KeptRealtimeTexture.Get("UnityEngine.ReflectionProbe.realtimeTexture"); } set { m_KeptRealtimeTexture.Set(value); } } private Umcp.Kept<UnityEngine.RenderTexture> m_KeptRealtimeTexture;
        public UnityEngine.Texture texture { get { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.texture"); } }
        public UnityEngine.Vector4 textureHDRDecodeValues { get { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.textureHDRDecodeValues"); } }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.Reset"); }
        public int RenderProbe() { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.RenderProbe"); }
        public int RenderProbe(UnityEngine.RenderTexture targetTexture) { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.RenderProbe"); }
        public bool IsFinishedRendering(int renderId) { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.IsFinishedRendering"); }
        public static bool BlendCubemap(UnityEngine.Texture src, UnityEngine.Texture dst, float blend, UnityEngine.RenderTexture target) { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.BlendCubemap"); }
        public static void UpdateCachedState() { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.UpdateCachedState"); }
        public static int minBakedCubemapResolution { get { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.minBakedCubemapResolution"); } }
        public static int maxBakedCubemapResolution { get { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.maxBakedCubemapResolution"); } }
        public static UnityEngine.Vector4 defaultTextureHDRDecodeValues { get { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.defaultTextureHDRDecodeValues"); } }
        public static UnityEngine.Texture defaultTexture { get { throw new Umcp.LeftOutException("UnityEngine.ReflectionProbe.defaultTexture"); } }
        public static event System.Action<UnityEngine.ReflectionProbe, UnityEngine.ReflectionProbe.ReflectionProbeEvent> reflectionProbeChanged { add { } remove { } }
        [System.Obsolete] public static event System.Action<UnityEngine.Cubemap> defaultReflectionSet { add { } remove { } }
        public static event System.Action<UnityEngine.Texture> defaultReflectionTexture { add { } remove { } }
        public enum ReflectionProbeEvent
        {
            ReflectionProbeAdded = 0,
            ReflectionProbeRemoved = 1,
        }
    }
    public partial struct RenderBuffer
    {
        public System.IntPtr GetNativeRenderBufferPtr() { throw new Umcp.LeftOutException("UnityEngine.RenderBuffer.GetNativeRenderBufferPtr"); }
    }
    public partial struct RenderParams
    {
        public RenderParams(UnityEngine.Material mat) { throw new Umcp.LeftOutException("UnityEngine.RenderParams"); }
        public int layer { get; set; }
        public uint renderingLayerMask { get; set; }
        public int rendererPriority { get; set; }
        public UnityEngine.Bounds worldBounds { get; set; }
        public UnityEngine.Camera camera { get; set; }
        public UnityEngine.MotionVectorGenerationMode motionVectorMode { get; set; }
        public UnityEngine.Rendering.ReflectionProbeUsage reflectionProbeUsage { get; set; }
        public UnityEngine.Material material { get; set; }
        public UnityEngine.MaterialPropertyBlock matProps { get; set; }
        public UnityEngine.Rendering.ShadowCastingMode shadowCastingMode { get; set; }
        public bool receiveShadows { get; set; }
        public UnityEngine.Rendering.LightProbeUsage lightProbeUsage { get; set; }
        public UnityEngine.LightProbeProxyVolume lightProbeProxyVolume { get; set; }
    }
    public sealed partial class RenderSettings
    {
        public static UnityEngine.Color subtractiveShadowColor { get { return s_KeptSubtractiveShadowColor.Get("UnityEngine.RenderSettings.subtractiveShadowColor"); } set { s_KeptSubtractiveShadowColor.Set(value); } } private static Umcp.Kept<UnityEngine.Color> s_KeptSubtractiveShadowColor;
        public static UnityEngine.Rendering.SphericalHarmonicsL2 ambientProbe { get { return s_KeptAmbientProbe.Get("UnityEngine.RenderSettings.ambientProbe"); } set { s_KeptAmbientProbe.Set(value); } } private static Umcp.Kept<UnityEngine.Rendering.SphericalHarmonicsL2> s_KeptAmbientProbe;
        [System.Obsolete] public static UnityEngine.Cubemap customReflection { get { return s_KeptCustomReflection.Get("UnityEngine.RenderSettings.customReflection"); } set { s_KeptCustomReflection.Set(value); } } private static Umcp.Kept<UnityEngine.Cubemap> s_KeptCustomReflection;
        public static UnityEngine.Texture customReflectionTexture { get { return s_KeptCustomReflectionTexture.Get("UnityEngine.RenderSettings.customReflectionTexture"); } set { s_KeptCustomReflectionTexture.Set(value); } } private static Umcp.Kept<UnityEngine.Texture> s_KeptCustomReflectionTexture;
        public static int reflectionBounces { get { return s_KeptReflectionBounces.Get("UnityEngine.RenderSettings.reflectionBounces"); } set { s_KeptReflectionBounces.Set(value); } } private static Umcp.Kept<int> s_KeptReflectionBounces;
        public static UnityEngine.Rendering.DefaultReflectionMode defaultReflectionMode { get { return s_KeptDefaultReflectionMode.Get("UnityEngine.RenderSettings.defaultReflectionMode"); } set { s_KeptDefaultReflectionMode.Set(value); } } private static Umcp.Kept<UnityEngine.Rendering.DefaultReflectionMode> s_KeptDefaultReflectionMode;
        public static int defaultReflectionResolution { get { return s_KeptDefaultReflectionResolution.Get("UnityEngine.RenderSettings.defaultReflectionResolution"); } set { s_KeptDefaultReflectionResolution.Set(value); } } private static Umcp.Kept<int> s_KeptDefaultReflectionResolution;
        public static float haloStrength { get { return s_KeptHaloStrength.Get("UnityEngine.RenderSettings.haloStrength"); } set { s_KeptHaloStrength.Set(value); } } private static Umcp.Kept<float> s_KeptHaloStrength;
        public static float flareStrength { get { return s_KeptFlareStrength.Get("UnityEngine.RenderSettings.flareStrength"); } set { s_KeptFlareStrength.Set(value); } } private static Umcp.Kept<float> s_KeptFlareStrength;
        public static float flareFadeSpeed { get { return s_KeptFlareFadeSpeed.Get("UnityEngine.RenderSettings.flareFadeSpeed"); } set { s_KeptFlareFadeSpeed.Set(value); } } private static Umcp.Kept<float> s_KeptFlareFadeSpeed;
        [System.Obsolete] public static float ambientSkyboxAmount { get { return s_KeptAmbientSkyboxAmount.Get("UnityEngine.RenderSettings.ambientSkyboxAmount"); } set { s_KeptAmbientSkyboxAmount.Set(value); } } private static Umcp.Kept<float> s_KeptAmbientSkyboxAmount;
    }
    public partial struct RenderTargetSetup
    {
        public UnityEngine.RenderBuffer[] color;
        public UnityEngine.RenderBuffer depth;
        public int mipLevel;
        public UnityEngine.CubemapFace cubemapFace;
        public int depthSlice;
        public UnityEngine.Rendering.RenderBufferLoadAction[] colorLoad;
        public UnityEngine.Rendering.RenderBufferStoreAction[] colorStore;
        public UnityEngine.Rendering.RenderBufferLoadAction depthLoad;
        public UnityEngine.Rendering.RenderBufferStoreAction depthStore;
        public RenderTargetSetup(UnityEngine.RenderBuffer[] color, UnityEngine.RenderBuffer depth, int mip, UnityEngine.CubemapFace face, UnityEngine.Rendering.RenderBufferLoadAction[] colorLoad, UnityEngine.Rendering.RenderBufferStoreAction[] colorStore, UnityEngine.Rendering.RenderBufferLoadAction depthLoad, UnityEngine.Rendering.RenderBufferStoreAction depthStore) { this = default(UnityEngine.RenderTargetSetup); this.color = color; this.depth = depth; this.mipLevel = mip; this.cubemapFace = face; this.depthSlice = 0; this.colorLoad = colorLoad; this.colorStore = colorStore; this.depthLoad = depthLoad; this.depthStore = depthStore; }
        public RenderTargetSetup(UnityEngine.RenderBuffer color, UnityEngine.RenderBuffer depth) { throw new Umcp.LeftOutException("UnityEngine.RenderTargetSetup"); }
        public RenderTargetSetup(UnityEngine.RenderBuffer color, UnityEngine.RenderBuffer depth, int mipLevel) { throw new Umcp.LeftOutException("UnityEngine.RenderTargetSetup"); }
        public RenderTargetSetup(UnityEngine.RenderBuffer color, UnityEngine.RenderBuffer depth, int mipLevel, UnityEngine.CubemapFace face) { throw new Umcp.LeftOutException("UnityEngine.RenderTargetSetup"); }
        public RenderTargetSetup(UnityEngine.RenderBuffer color, UnityEngine.RenderBuffer depth, int mipLevel, UnityEngine.CubemapFace face, int depthSlice) { throw new Umcp.LeftOutException("UnityEngine.RenderTargetSetup"); }
        public RenderTargetSetup(UnityEngine.RenderBuffer[] color, UnityEngine.RenderBuffer depth) { throw new Umcp.LeftOutException("UnityEngine.RenderTargetSetup"); }
        public RenderTargetSetup(UnityEngine.RenderBuffer[] color, UnityEngine.RenderBuffer depth, int mipLevel) { throw new Umcp.LeftOutException("UnityEngine.RenderTargetSetup"); }
        public RenderTargetSetup(UnityEngine.RenderBuffer[] color, UnityEngine.RenderBuffer depth, int mip, UnityEngine.CubemapFace face) { throw new Umcp.LeftOutException("UnityEngine.RenderTargetSetup"); }
    }
    public partial class RenderTexture
    {
        public UnityEngine.Experimental.Rendering.GraphicsFormat graphicsFormat { get { return m_KeptGraphicsFormat.Get("UnityEngine.RenderTexture.graphicsFormat"); } set { m_KeptGraphicsFormat.Set(value); } } private Umcp.Kept<UnityEngine.Experimental.Rendering.GraphicsFormat> m_KeptGraphicsFormat;
        public bool sRGB { get { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.sRGB"); } }
        public UnityEngine.RenderTextureMemoryless memorylessMode { get { return m_KeptMemorylessMode.Get("UnityEngine.RenderTexture.memorylessMode"); } set { m_KeptMemorylessMode.Set(value); } } private Umcp.Kept<UnityEngine.RenderTextureMemoryless> m_KeptMemorylessMode;
        public UnityEngine.Experimental.Rendering.GraphicsFormat stencilFormat { get { return m_KeptStencilFormat.Get("UnityEngine.RenderTexture.stencilFormat"); } set { m_KeptStencilFormat.Set(value); } } private Umcp.Kept<UnityEngine.Experimental.Rendering.GraphicsFormat> m_KeptStencilFormat;
        public UnityEngine.Experimental.Rendering.GraphicsFormat depthStencilFormat { get { return m_KeptDepthStencilFormat.Get("UnityEngine.RenderTexture.depthStencilFormat"); } set { m_KeptDepthStencilFormat.Set(value); } } private Umcp.Kept<UnityEngine.Experimental.Rendering.GraphicsFormat> m_KeptDepthStencilFormat;
        public bool autoGenerateMips { get { return m_KeptAutoGenerateMips.Get("UnityEngine.RenderTexture.autoGenerateMips"); } set { m_KeptAutoGenerateMips.Set(value); } } private Umcp.Kept<bool> m_KeptAutoGenerateMips;
        public int volumeDepth { get { return m_KeptVolumeDepth.Get("UnityEngine.RenderTexture.volumeDepth"); } set { m_KeptVolumeDepth.Set(value); } } private Umcp.Kept<int> m_KeptVolumeDepth;
        public bool bindTextureMS { get { return m_KeptBindTextureMS.Get("UnityEngine.RenderTexture.bindTextureMS"); } set { m_KeptBindTextureMS.Set(value); } } private Umcp.Kept<bool> m_KeptBindTextureMS;
        public bool isPowerOfTwo { get { return m_KeptIsPowerOfTwo.Get("UnityEngine.RenderTexture.isPowerOfTwo"); } set { m_KeptIsPowerOfTwo.Set(value); } } private Umcp.Kept<bool> m_KeptIsPowerOfTwo;
        public UnityEngine.RenderBuffer colorBuffer { get { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.colorBuffer"); } }
        public UnityEngine.RenderBuffer depthBuffer { get { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.depthBuffer"); } }
        public System.IntPtr GetNativeDepthBufferPtr() { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.GetNativeDepthBufferPtr"); }
        [System.Obsolete] public void MarkRestoreExpected() { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.MarkRestoreExpected"); }
        public void ResolveAntiAliasedSurface(UnityEngine.RenderTexture target) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.ResolveAntiAliasedSurface"); }
        public void SetGlobalShaderProperty(string propertyName) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.SetGlobalShaderProperty"); }
        public void ConvertToEquirect(UnityEngine.RenderTexture equirect, UnityEngine.Camera.MonoOrStereoscopicEye eye = (UnityEngine.Camera.MonoOrStereoscopicEye)2) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.ConvertToEquirect"); }
        public static bool SupportsStencil(UnityEngine.RenderTexture rt) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.SupportsStencil"); }
        [System.Obsolete] public bool generateMips { get { return m_KeptGenerateMips.Get("UnityEngine.RenderTexture.generateMips"); } set { m_KeptGenerateMips.Set(value); } } private Umcp.Kept<bool> m_KeptGenerateMips;
        [System.Obsolete] public bool isCubemap { get { return m_KeptIsCubemap.Get("UnityEngine.RenderTexture.isCubemap"); } set { m_KeptIsCubemap.Set(value); } } private Umcp.Kept<bool> m_KeptIsCubemap;
        [System.Obsolete] public bool isVolume { get { return m_KeptIsVolume.Get("UnityEngine.RenderTexture.isVolume"); } set { m_KeptIsVolume.Set(value); } } private Umcp.Kept<bool> m_KeptIsVolume;
        [System.Obsolete] public static bool enabled { get { return s_KeptEnabled.Get("UnityEngine.RenderTexture.enabled"); } set { s_KeptEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptEnabled;
        [System.Obsolete] public UnityEngine.Vector2 GetTexelOffset() { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.GetTexelOffset"); }
        public RenderTexture(int width, int height, int depth, UnityEngine.Experimental.Rendering.DefaultFormat format) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture"); }
        public RenderTexture(int width, int height, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture"); }
        public RenderTexture(int width, int height, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat format, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture"); }
        public RenderTexture(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat, UnityEngine.Experimental.Rendering.GraphicsFormat depthStencilFormat, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture"); }
        public RenderTexture(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat, UnityEngine.Experimental.Rendering.GraphicsFormat depthStencilFormat) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture"); }
        public UnityEngine.RenderTextureDescriptor descriptor { get { return m_KeptDescriptor.Get("UnityEngine.RenderTexture.descriptor"); } set { m_KeptDescriptor.Set(value); } } private Umcp.Kept<UnityEngine.RenderTextureDescriptor> m_KeptDescriptor;
        public static UnityEngine.RenderTexture GetTemporary(int width, int height, int depthBuffer, UnityEngine.Experimental.Rendering.GraphicsFormat format, int antiAliasing, UnityEngine.RenderTextureMemoryless memorylessMode, UnityEngine.VRTextureUsage vrUsage, bool useDynamicScale) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.GetTemporary"); }
        public static UnityEngine.RenderTexture GetTemporary(int width, int height, int depthBuffer, UnityEngine.Experimental.Rendering.GraphicsFormat format, int antiAliasing, UnityEngine.RenderTextureMemoryless memorylessMode, UnityEngine.VRTextureUsage vrUsage) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.GetTemporary"); }
        public static UnityEngine.RenderTexture GetTemporary(int width, int height, int depthBuffer, UnityEngine.Experimental.Rendering.GraphicsFormat format, int antiAliasing, UnityEngine.RenderTextureMemoryless memorylessMode) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.GetTemporary"); }
        public static UnityEngine.RenderTexture GetTemporary(int width, int height, int depthBuffer, UnityEngine.Experimental.Rendering.GraphicsFormat format, int antiAliasing) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.GetTemporary"); }
        public static UnityEngine.RenderTexture GetTemporary(int width, int height, int depthBuffer, UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.GetTemporary"); }
        public static UnityEngine.RenderTexture GetTemporary(int width, int height, int depthBuffer, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite, int antiAliasing, UnityEngine.RenderTextureMemoryless memorylessMode, UnityEngine.VRTextureUsage vrUsage, bool useDynamicScale) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.GetTemporary"); }
        public static UnityEngine.RenderTexture GetTemporary(int width, int height, int depthBuffer, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite, int antiAliasing, UnityEngine.RenderTextureMemoryless memorylessMode, UnityEngine.VRTextureUsage vrUsage) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.GetTemporary"); }
        public static UnityEngine.RenderTexture GetTemporary(int width, int height, int depthBuffer, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite, int antiAliasing, UnityEngine.RenderTextureMemoryless memorylessMode) { throw new Umcp.LeftOutException("UnityEngine.RenderTexture.GetTemporary"); }
    }
    [System.FlagsAttribute]
    public enum RenderTextureCreationFlags
    {
        MipMap = 1,
        AutoGenerateMips = 2,
        SRGB = 4,
        EyeTexture = 8,
        EnableRandomWrite = 16,
        CreatedFromScript = 32,
        AllowVerticalFlip = 128,
        NoResolvedColorSurface = 256,
        DynamicallyScalable = 1024,
        BindMS = 2048,
    }
    public partial struct RenderTextureDescriptor
    {
        public int mipCount { get { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.mipCount"); } set { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.mipCount"); } }
        public UnityEngine.Experimental.Rendering.GraphicsFormat graphicsFormat { get { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.graphicsFormat"); } set { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.graphicsFormat"); } }
        public UnityEngine.Experimental.Rendering.GraphicsFormat stencilFormat { get { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.stencilFormat"); } set { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.stencilFormat"); } }
        public UnityEngine.Experimental.Rendering.GraphicsFormat depthStencilFormat { get { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.depthStencilFormat"); } set { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.depthStencilFormat"); } }
        public UnityEngine.Rendering.ShadowSamplingMode shadowSamplingMode { get { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.shadowSamplingMode"); } set { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.shadowSamplingMode"); } }
        public UnityEngine.VRTextureUsage vrUsage { get { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.vrUsage"); } set { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.vrUsage"); } }
        public UnityEngine.RenderTextureCreationFlags flags { get { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.flags"); } }
        public UnityEngine.RenderTextureMemoryless memoryless { get { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.memoryless"); } set { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.memoryless"); } }
        public RenderTextureDescriptor(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat, int depthBufferBits) { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor"); }
        public RenderTextureDescriptor(int width, int height, UnityEngine.RenderTextureFormat colorFormat, int depthBufferBits, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor"); }
        public RenderTextureDescriptor(int width, int height, UnityEngine.RenderTextureFormat colorFormat, int depthBufferBits, int mipCount, UnityEngine.RenderTextureReadWrite readWrite) { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor"); }
        public RenderTextureDescriptor(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat, int depthBufferBits, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor"); }
        public RenderTextureDescriptor(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat, UnityEngine.Experimental.Rendering.GraphicsFormat depthStencilFormat) { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor"); }
        public RenderTextureDescriptor(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat, UnityEngine.Experimental.Rendering.GraphicsFormat depthStencilFormat, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor"); }
        public bool bindMS { get { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.bindMS"); } set { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.bindMS"); } }
        public bool useDynamicScale { get { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.useDynamicScale"); } set { throw new Umcp.LeftOutException("UnityEngine.RenderTextureDescriptor.useDynamicScale"); } }
    }
    [System.FlagsAttribute]
    public enum RenderTextureMemoryless
    {
        None = 0,
        Color = 1,
        Depth = 2,
        MSAA = 4,
    }
    public enum RenderTextureReadWrite
    {
        Default = 0,
        Linear = 1,
        sRGB = 2,
    }
    public partial class Renderer
    {
        public UnityEngine.Experimental.Rendering.RayTracingMode rayTracingMode { get { return m_KeptRayTracingMode.Get("UnityEngine.Renderer.rayTracingMode"); } set { m_KeptRayTracingMode.Set(value); } } private Umcp.Kept<UnityEngine.Experimental.Rendering.RayTracingMode> m_KeptRayTracingMode;
        public int realtimeLightmapIndex { get { return m_KeptRealtimeLightmapIndex.Get("UnityEngine.Renderer.realtimeLightmapIndex"); } set { m_KeptRealtimeLightmapIndex.Set(value); } } private Umcp.Kept<int> m_KeptRealtimeLightmapIndex;
        public UnityEngine.Vector4 realtimeLightmapScaleOffset { get { return m_KeptRealtimeLightmapScaleOffset.Get("UnityEngine.Renderer.realtimeLightmapScaleOffset"); } set { m_KeptRealtimeLightmapScaleOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector4> m_KeptRealtimeLightmapScaleOffset;
        public void GetClosestReflectionProbes(System.Collections.Generic.List<UnityEngine.Rendering.ReflectionProbeBlendInfo> result) { throw new Umcp.LeftOutException("UnityEngine.Renderer.GetClosestReflectionProbes"); }
        [System.Obsolete] public bool castShadows { get { return m_KeptCastShadows.Get("UnityEngine.Renderer.castShadows"); } set { m_KeptCastShadows.Set(value); } } private Umcp.Kept<bool> m_KeptCastShadows;
        [System.Obsolete] public bool motionVectors { get { return m_KeptMotionVectors.Get("UnityEngine.Renderer.motionVectors"); } set { m_KeptMotionVectors.Set(value); } } private Umcp.Kept<bool> m_KeptMotionVectors;
        [System.Obsolete] public bool useLightProbes { get { return m_KeptUseLightProbes.Get("UnityEngine.Renderer.useLightProbes"); } set { m_KeptUseLightProbes.Set(value); } } private Umcp.Kept<bool> m_KeptUseLightProbes;
    }
    public static partial class RendererExtensions
    {
        public static void UpdateGIMaterials(this UnityEngine.Renderer renderer) { throw new Umcp.LeftOutException("UnityEngine.RendererExtensions.UpdateGIMaterials"); }
    }
}

namespace UnityEngine.Rendering
{
    public static partial class AsyncGPUReadback
    {
        public static void WaitAllRequests() { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.WaitAllRequests"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest Request(UnityEngine.ComputeBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.Request"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest Request(UnityEngine.ComputeBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.Request"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest Request(UnityEngine.GraphicsBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.Request"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest Request(UnityEngine.GraphicsBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.Request"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest Request(UnityEngine.Texture src, int mipIndex = 0, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.Request"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest Request(UnityEngine.Texture src, int mipIndex, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.Request"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest Request(UnityEngine.Texture src, int mipIndex, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.Request"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest Request(UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.Request"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest Request(UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.Request"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest Request(UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.Request"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.ComputeBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeArray"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.ComputeBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeArray"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.GraphicsBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeArray"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.GraphicsBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeArray"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, int mipIndex = 0, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeArray"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, int mipIndex, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeArray"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, int mipIndex, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeArray"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeArray"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeArray"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.ComputeBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeSlice"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.ComputeBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeSlice"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.GraphicsBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeSlice"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.GraphicsBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeSlice"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, int mipIndex = 0, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeSlice"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, int mipIndex, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeSlice"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, int mipIndex, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeSlice"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeSlice"); }
        public static UnityEngine.Rendering.AsyncGPUReadbackRequest RequestIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback = null) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadback.RequestIntoNativeSlice"); }
    }
    public partial struct AsyncGPUReadbackRequest
    {
        public void Update() { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.Update"); }
        public void WaitForCompletion() { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.WaitForCompletion"); }
        public Unity.Collections.NativeArray<T> GetData<T>(int layer = 0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.GetData"); }
        public bool done { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.done"); } }
        public bool hasError { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.hasError"); } }
        public int layerCount { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.layerCount"); } }
        public int layerDataSize { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.layerDataSize"); } }
        public int width { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.width"); } }
        public int height { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.height"); } }
        public int depth { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.depth"); } }
        public bool forcePlayerLoopUpdate { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.forcePlayerLoopUpdate"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.AsyncGPUReadbackRequest.forcePlayerLoopUpdate"); } }
    }
    public partial struct AttachmentDescriptor : System.IEquatable<UnityEngine.Rendering.AttachmentDescriptor>
    {
        public UnityEngine.Rendering.RenderBufferLoadAction loadAction { get; set; }
        public UnityEngine.Rendering.RenderBufferStoreAction storeAction { get; set; }
        public UnityEngine.Experimental.Rendering.GraphicsFormat graphicsFormat { get; set; }
        public UnityEngine.RenderTextureFormat format { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.AttachmentDescriptor.format"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.AttachmentDescriptor.format"); } }
        public UnityEngine.Rendering.RenderTargetIdentifier loadStoreTarget { get; set; }
        public UnityEngine.Rendering.RenderTargetIdentifier resolveTarget { get; set; }
        public UnityEngine.Color clearColor { get; set; }
        public float clearDepth { get; set; }
        public uint clearStencil { get; set; }
        public void ConfigureTarget(UnityEngine.Rendering.RenderTargetIdentifier target, bool loadExistingContents, bool storeResults) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AttachmentDescriptor.ConfigureTarget"); }
        public void ConfigureResolveTarget(UnityEngine.Rendering.RenderTargetIdentifier target) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AttachmentDescriptor.ConfigureResolveTarget"); }
        public void ConfigureClear(UnityEngine.Color clearColor, float clearDepth = 1f, uint clearStencil = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AttachmentDescriptor.ConfigureClear"); }
        public AttachmentDescriptor(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AttachmentDescriptor"); }
        public AttachmentDescriptor(UnityEngine.RenderTextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AttachmentDescriptor"); }
        public AttachmentDescriptor(UnityEngine.RenderTextureFormat format, UnityEngine.Rendering.RenderTargetIdentifier target, bool loadExistingContents = false, bool storeResults = false, bool resolve = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.AttachmentDescriptor"); }
        public bool Equals(UnityEngine.Rendering.AttachmentDescriptor other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.AttachmentDescriptor left, UnityEngine.Rendering.AttachmentDescriptor right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.AttachmentDescriptor left, UnityEngine.Rendering.AttachmentDescriptor right) { return !((object)left).Equals(right); }
    }
    public enum BatchBufferTarget
    {
        Unknown = 0,
        UnsupportedByUnderlyingGraphicsApi = -1,
        RawBuffer = 1,
        ConstantBuffer = 2,
    }
    public partial struct BatchCullingContext
    {
        public readonly Unity.Collections.NativeArray<UnityEngine.Plane> cullingPlanes;
        public readonly Unity.Collections.NativeArray<UnityEngine.Rendering.CullingSplit> cullingSplits;
        public readonly UnityEngine.Rendering.LODParameters lodParameters;
        public readonly UnityEngine.Matrix4x4 localToWorldMatrix;
        public readonly UnityEngine.Rendering.BatchCullingViewType viewType;
        public readonly UnityEngine.Rendering.BatchCullingProjectionType projectionType;
        public readonly UnityEngine.Rendering.BatchCullingFlags cullingFlags;
        public readonly UnityEngine.Rendering.BatchPackedCullingViewID viewID;
        public readonly uint cullingLayerMask;
        public readonly ulong sceneCullingMask;
        [System.Obsolete] public readonly byte isOrthographic;
        public readonly int receiverPlaneOffset;
        public readonly int receiverPlaneCount;
    }
    [System.FlagsAttribute]
    public enum BatchCullingFlags
    {
        None = 0,
        CullLightmappedShadowCasters = 1,
    }
    public partial struct BatchCullingOutput
    {
        public Unity.Collections.NativeArray<UnityEngine.Rendering.BatchCullingOutputDrawCommands> drawCommands;
    }
    public partial struct BatchCullingOutputDrawCommands
    {
        public unsafe UnityEngine.Rendering.BatchDrawCommand* drawCommands;
        public unsafe int* visibleInstances;
        public unsafe UnityEngine.Rendering.BatchDrawRange* drawRanges;
        public unsafe float* instanceSortingPositions;
        public unsafe int* drawCommandPickingInstanceIDs;
        public int drawCommandCount;
        public int visibleInstanceCount;
        public int drawRangeCount;
        public int instanceSortingPositionFloatCount;
    }
    public enum BatchCullingProjectionType
    {
        Unknown = 0,
        Perspective = 1,
        Orthographic = 2,
    }
    public enum BatchCullingViewType
    {
        Unknown = 0,
        Camera = 1,
        Light = 2,
        Picking = 3,
        SelectionOutline = 4,
    }
    public partial struct BatchDrawCommand
    {
        public uint visibleOffset;
        public uint visibleCount;
        public UnityEngine.Rendering.BatchID batchID;
        public UnityEngine.Rendering.BatchMaterialID materialID;
        public UnityEngine.Rendering.BatchMeshID meshID;
        public ushort submeshIndex;
        public ushort splitVisibilityMask;
        public UnityEngine.Rendering.BatchDrawCommandFlags flags;
        public int sortingPosition;
    }
    [System.FlagsAttribute]
    public enum BatchDrawCommandFlags
    {
        None = 0,
        FlipWinding = 1,
        HasMotion = 2,
        IsLightMapped = 4,
        HasSortingPosition = 8,
        LODCrossFade = 16,
    }
    public partial struct BatchDrawRange
    {
        public uint drawCommandsBegin;
        public uint drawCommandsCount;
        public UnityEngine.Rendering.BatchFilterSettings filterSettings;
    }
    public partial struct BatchFilterSettings
    {
        public uint renderingLayerMask;
        public byte layer;
        public UnityEngine.MotionVectorGenerationMode motionMode { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchFilterSettings.motionMode"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchFilterSettings.motionMode"); } }
        public UnityEngine.Rendering.ShadowCastingMode shadowCastingMode { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchFilterSettings.shadowCastingMode"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchFilterSettings.shadowCastingMode"); } }
        public bool receiveShadows { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchFilterSettings.receiveShadows"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchFilterSettings.receiveShadows"); } }
        public bool staticShadowCaster { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchFilterSettings.staticShadowCaster"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchFilterSettings.staticShadowCaster"); } }
        public bool allDepthSorted { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchFilterSettings.allDepthSorted"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchFilterSettings.allDepthSorted"); } }
    }
    public partial struct BatchID : System.IEquatable<UnityEngine.Rendering.BatchID>
    {
        public uint value;
        public bool Equals(UnityEngine.Rendering.BatchID other) { return base.Equals(other); }
        public int CompareTo(UnityEngine.Rendering.BatchID other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchID.CompareTo"); }
        public static bool operator ==(UnityEngine.Rendering.BatchID a, UnityEngine.Rendering.BatchID b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.Rendering.BatchID a, UnityEngine.Rendering.BatchID b) { return !((object)a).Equals(b); }
    }
    public partial struct BatchMaterialID : System.IEquatable<UnityEngine.Rendering.BatchMaterialID>
    {
        public uint value;
        public bool Equals(UnityEngine.Rendering.BatchMaterialID other) { return base.Equals(other); }
        public int CompareTo(UnityEngine.Rendering.BatchMaterialID other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchMaterialID.CompareTo"); }
        public static bool operator ==(UnityEngine.Rendering.BatchMaterialID a, UnityEngine.Rendering.BatchMaterialID b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.Rendering.BatchMaterialID a, UnityEngine.Rendering.BatchMaterialID b) { return !((object)a).Equals(b); }
    }
    public partial struct BatchMeshID : System.IEquatable<UnityEngine.Rendering.BatchMeshID>
    {
        public uint value;
        public bool Equals(UnityEngine.Rendering.BatchMeshID other) { return base.Equals(other); }
        public int CompareTo(UnityEngine.Rendering.BatchMeshID other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchMeshID.CompareTo"); }
        public static bool operator ==(UnityEngine.Rendering.BatchMeshID a, UnityEngine.Rendering.BatchMeshID b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.Rendering.BatchMeshID a, UnityEngine.Rendering.BatchMeshID b) { return !((object)a).Equals(b); }
    }
    public partial struct BatchPackedCullingViewID : System.IEquatable<UnityEngine.Rendering.BatchPackedCullingViewID>
    {
        public bool Equals(UnityEngine.Rendering.BatchPackedCullingViewID other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.BatchPackedCullingViewID lhs, UnityEngine.Rendering.BatchPackedCullingViewID rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.Rendering.BatchPackedCullingViewID lhs, UnityEngine.Rendering.BatchPackedCullingViewID rhs) { return !((object)lhs).Equals(rhs); }
        public BatchPackedCullingViewID(int instanceID, int sliceIndex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchPackedCullingViewID"); }
        public int GetInstanceID() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchPackedCullingViewID.GetInstanceID"); }
        public int GetSliceIndex() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchPackedCullingViewID.GetSliceIndex"); }
    }
}
