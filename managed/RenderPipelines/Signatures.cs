// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Experimental.Rendering
{
    public enum DebugProbeShadingMode
    {
        SH = 0,
        Validity = 1,
        ValidityOverDilationThreshold = 2,
        Size = 3,
    }
    public partial class ProbeReferenceVolume
    {
        public UnityEngine.Color[] subdivisionDebugColors { get; internal set; }
        public void RenderDebug(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolume.RenderDebug"); }
        public System.Action<UnityEngine.Experimental.Rendering.ProbeReferenceVolume.ExtraDataActionInput> retrieveExtraDataAction;
        public UnityEngine.Experimental.Rendering.ProbeVolumeSHBands shBands { get; internal set; }
        public UnityEngine.Experimental.Rendering.ProbeVolumeTextureMemoryBudget memoryBudget { get; internal set; }
        public static UnityEngine.Experimental.Rendering.ProbeReferenceVolume instance { get; internal set; } = new UnityEngine.Experimental.Rendering.ProbeReferenceVolume();
        public void SetNumberOfCellsLoadedPerFrame(int numberOfCells) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolume.SetNumberOfCellsLoadedPerFrame"); }
        public void Initialize(in UnityEngine.Experimental.Rendering.ProbeVolumeSystemParameters parameters) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolume.Initialize"); }
        public void SetEnableStateFromSRP(bool srpEnablesPV) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolume.SetEnableStateFromSRP"); }
        public void Cleanup() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolume.Cleanup"); }
        public int GetVideoMemoryCost() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolume.GetVideoMemoryCost"); }
        public void PerformPendingOperations(bool loadAllCells = false) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolume.PerformPendingOperations"); }
        public void SortPendingCells(UnityEngine.Vector3 cameraPosition) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolume.SortPendingCells"); }
        public UnityEngine.Experimental.Rendering.ProbeReferenceVolume.RuntimeResources GetRuntimeResources() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolume.GetRuntimeResources"); }
        public bool DataHasBeenLoaded() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolume.DataHasBeenLoaded"); }
        public void UpdateConstantBuffer(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Experimental.Rendering.ProbeVolumeShadingParameters parameters) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolume.UpdateConstantBuffer"); }
        internal ProbeReferenceVolume() { }
        public partial struct RuntimeResources
        {
            public UnityEngine.ComputeBuffer index;
            public UnityEngine.ComputeBuffer cellIndices;
            public UnityEngine.Texture3D L0_L1rx;
            public UnityEngine.Texture3D L1_G_ry;
            public UnityEngine.Texture3D L1_B_rz;
            public UnityEngine.Texture3D L2_0;
            public UnityEngine.Texture3D L2_1;
            public UnityEngine.Texture3D L2_2;
            public UnityEngine.Texture3D L2_3;
        }
        public partial struct ExtraDataActionInput
        {
        }
    }
    public sealed partial class ProbeReferenceVolumeProfile : UnityEngine.ScriptableObject
    {
        public int simplificationLevels = 3;
        public int cellSizeInBricks { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolumeProfile.cellSizeInBricks"); } }
        public float minDistanceBetweenProbes = 1.0f;
        public int maxSubdivision { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolumeProfile.maxSubdivision"); } }
        public float minBrickSize { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolumeProfile.minBrickSize"); } }
        public float cellSizeInMeters { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolumeProfile.cellSizeInMeters"); } }
        public bool IsEquivalent(UnityEngine.Experimental.Rendering.ProbeReferenceVolumeProfile otherProfile) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeReferenceVolumeProfile.IsEquivalent"); }
    }
    public partial class ProbeVolume : UnityEngine.MonoBehaviour
    {
        public bool globalVolume = false;
        public UnityEngine.Vector3 size = new UnityEngine.Vector3(10, 10, 10);
        public float geometryDistanceOffset = 0.2f;
        public UnityEngine.LayerMask objectLayerMask = -1;
        public int lowestSubdivLevelOverride = 0;
        public int highestSubdivLevelOverride = -1;
        public UnityEngine.Vector3 GetExtents() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeVolume.GetExtents"); }
    }
    [System.SerializableAttribute]
    public enum ProbeVolumeSHBands
    {
        SphericalHarmonicsL1 = 1,
        SphericalHarmonicsL2 = 2,
    }
    [System.SerializableAttribute]
    public partial class ProbeVolumeSceneData : UnityEngine.ISerializationCallbackReceiver
    {
        public System.Collections.Generic.Dictionary<string, UnityEngine.Bounds> sceneBounds;
        public ProbeVolumeSceneData(UnityEngine.Object parentAsset, string parentSceneDataPropertyName) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeVolumeSceneData"); }
        public void SetParentObject(UnityEngine.Object parent, string parentSceneDataPropertyName) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ProbeVolumeSceneData.SetParentObject"); }
        public void OnAfterDeserialize() { }
        public void OnBeforeSerialize() { }
        internal ProbeVolumeSceneData() { }
    }
    public partial struct ProbeVolumeShadingParameters
    {
        public float normalBias;
        public float viewBias;
        public bool scaleBiasByMinDistanceBetweenProbes;
        public float samplingNoise;
    }
    public partial struct ProbeVolumeSystemParameters
    {
        public UnityEngine.Experimental.Rendering.ProbeVolumeTextureMemoryBudget memoryBudget;
        public UnityEngine.Mesh probeDebugMesh;
        public UnityEngine.Shader probeDebugShader;
        public UnityEngine.Experimental.Rendering.ProbeVolumeSceneData sceneData;
        public UnityEngine.Experimental.Rendering.ProbeVolumeSHBands shBands;
    }
    [System.SerializableAttribute]
    public enum ProbeVolumeTextureMemoryBudget
    {
        MemoryBudgetLow = 512,
        MemoryBudgetMedium = 1024,
        MemoryBudgetHigh = 2048,
    }
}

namespace UnityEngine.Experimental.Rendering.RenderGraphModule
{
    public partial struct ComputeBufferDesc
    {
        public int count;
        public int stride;
        public UnityEngine.ComputeBufferType type;
        public string name;
        public ComputeBufferDesc(int count, int stride) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferDesc"); }
        public ComputeBufferDesc(int count, int stride, UnityEngine.ComputeBufferType type) : this() { this.count = count; this.stride = stride; this.type = type; }
    }
    public partial struct ComputeBufferHandle
    {
        public static UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle nullHandle { get; internal set; } = new UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle();
        public static implicit operator UnityEngine.ComputeBuffer(UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle buffer) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle.op_Implicit"); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle.IsValid"); }
    }
    [System.FlagsAttribute]
    public enum DepthAccess
    {
        Read = 1,
        Write = 2,
        ReadWrite = 3,
    }
    public delegate void RenderFunc<PassData>(PassData data, UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphContext renderGraphContext) where PassData : class, new();
    public partial class RenderGraph
    {
        public static readonly int kMaxMRTCount = 8;
        public string name { get; internal set; } = "RenderGraph";
        public UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphDefaultResources defaultResources { get; internal set; } = new UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphDefaultResources();
        public RenderGraph(string name = "RenderGraph") { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph"); }
        public void Cleanup() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.Cleanup"); }
        public void RegisterDebug(UnityEngine.Rendering.DebugUI.Panel panel = null) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.RegisterDebug"); }
        public void UnRegisterDebug() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.UnRegisterDebug"); }
        public static System.Collections.Generic.List<UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph> GetRegisteredRenderGraphs() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.GetRegisteredRenderGraphs"); }
        public void EndFrame() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.EndFrame"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle ImportTexture(UnityEngine.Rendering.RTHandle rt) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.ImportTexture"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle ImportBackbuffer(UnityEngine.Rendering.RenderTargetIdentifier rt) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.ImportBackbuffer"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle CreateTexture(in UnityEngine.Experimental.Rendering.RenderGraphModule.TextureDesc desc) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.CreateTexture"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle CreateSharedTexture(in UnityEngine.Experimental.Rendering.RenderGraphModule.TextureDesc desc, bool explicitRelease = false) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.CreateSharedTexture"); }
        public void ReleaseSharedTexture(UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.ReleaseSharedTexture"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle CreateTexture(UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.CreateTexture"); }
        public void CreateTextureIfInvalid(in UnityEngine.Experimental.Rendering.RenderGraphModule.TextureDesc desc, ref UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.CreateTextureIfInvalid"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureDesc GetTextureDesc(UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.GetTextureDesc"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.RendererListHandle CreateRendererList(in UnityEngine.Rendering.RendererUtils.RendererListDesc desc) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.CreateRendererList"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle ImportComputeBuffer(UnityEngine.ComputeBuffer computeBuffer) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.ImportComputeBuffer"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle CreateComputeBuffer(in UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferDesc desc) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.CreateComputeBuffer"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle CreateComputeBuffer(in UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle computeBuffer) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.CreateComputeBuffer"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferDesc GetComputeBufferDesc(in UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle computeBuffer) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.GetComputeBufferDesc"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder AddRenderPass<PassData>(string passName, out PassData passData, UnityEngine.Rendering.ProfilingSampler sampler) where PassData : class, new() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.AddRenderPass"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder AddRenderPass<PassData>(string passName, out PassData passData) where PassData : class, new() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.AddRenderPass"); }
        public void Begin(in UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphParameters parameters) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.Begin"); }
        public void Execute() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.Execute"); }
        public void BeginProfilingSampler(UnityEngine.Rendering.ProfilingSampler sampler) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.BeginProfilingSampler"); }
        public void EndProfilingSampler(UnityEngine.Rendering.ProfilingSampler sampler) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph.EndProfilingSampler"); }
        internal RenderGraph() { }
    }
    public partial struct RenderGraphBuilder : System.IDisposable
    {
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle UseColorBuffer(in UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle input, int index) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.UseColorBuffer"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle UseDepthBuffer(in UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle input, UnityEngine.Experimental.Rendering.RenderGraphModule.DepthAccess flags) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.UseDepthBuffer"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle ReadTexture(in UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle input) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.ReadTexture"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle WriteTexture(in UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle input) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.WriteTexture"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle ReadWriteTexture(in UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle input) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.ReadWriteTexture"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle CreateTransientTexture(in UnityEngine.Experimental.Rendering.RenderGraphModule.TextureDesc desc) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.CreateTransientTexture"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle CreateTransientTexture(in UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.CreateTransientTexture"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.RendererListHandle UseRendererList(in UnityEngine.Experimental.Rendering.RenderGraphModule.RendererListHandle input) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.UseRendererList"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle ReadComputeBuffer(in UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle input) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.ReadComputeBuffer"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle WriteComputeBuffer(in UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle input) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.WriteComputeBuffer"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle CreateTransientComputeBuffer(in UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferDesc desc) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.CreateTransientComputeBuffer"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle CreateTransientComputeBuffer(in UnityEngine.Experimental.Rendering.RenderGraphModule.ComputeBufferHandle computebuffer) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.CreateTransientComputeBuffer"); }
        public void SetRenderFunc<PassData>(UnityEngine.Experimental.Rendering.RenderGraphModule.RenderFunc<PassData> renderFunc) where PassData : class, new() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.SetRenderFunc"); }
        public void EnableAsyncCompute(bool value) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.EnableAsyncCompute"); }
        public void AllowPassCulling(bool value) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.AllowPassCulling"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.Dispose"); }
        public void AllowRendererListCulling(bool value) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.AllowRendererListCulling"); }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.RendererListHandle DependsOn(in UnityEngine.Experimental.Rendering.RenderGraphModule.RendererListHandle input) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphBuilder.DependsOn"); }
    }
    public partial class RenderGraphContext
    {
        public UnityEngine.Rendering.ScriptableRenderContext renderContext;
        public UnityEngine.Rendering.CommandBuffer cmd;
        public UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphObjectPool renderGraphPool;
        public UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphDefaultResources defaultResources;
    }
    public partial class RenderGraphDefaultResources
    {
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle blackTexture { get; internal set; }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle whiteTexture { get; internal set; }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle clearTextureXR { get; internal set; }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle magentaTextureXR { get; internal set; }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle blackTextureXR { get; internal set; }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle blackTextureArrayXR { get; internal set; }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle blackUIntTextureXR { get; internal set; }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle blackTexture3DXR { get; internal set; }
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle whiteTextureXR { get; internal set; }
        internal RenderGraphDefaultResources() { }
    }
    public sealed partial class RenderGraphObjectPool
    {
        public T[] GetTempArray<T>(int size) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphObjectPool.GetTempArray"); }
        public UnityEngine.MaterialPropertyBlock GetTempMaterialPropertyBlock() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphObjectPool.GetTempMaterialPropertyBlock"); }
        internal RenderGraphObjectPool() { }
    }
    public partial struct RenderGraphParameters
    {
        public string executionName;
        public int currentFrameIndex;
        public bool rendererListCulling;
        public UnityEngine.Rendering.ScriptableRenderContext scriptableRenderContext;
        public UnityEngine.Rendering.CommandBuffer commandBuffer;
    }
    public partial struct RenderGraphProfilingScope : System.IDisposable
    {
        public RenderGraphProfilingScope(UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraph renderGraph, UnityEngine.Rendering.ProfilingSampler sampler) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphProfilingScope"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RenderGraphProfilingScope.Dispose"); }
    }
    public partial struct RendererListHandle
    {
        public static implicit operator int(UnityEngine.Experimental.Rendering.RenderGraphModule.RendererListHandle handle) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RendererListHandle.op_Implicit"); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.RendererListHandle.IsValid"); }
    }
    public partial struct TextureDesc
    {
        public UnityEngine.Experimental.Rendering.RenderGraphModule.TextureSizeMode sizeMode;
        public int width;
        public int height;
        public int slices;
        public UnityEngine.Vector2 scale;
        public UnityEngine.Rendering.ScaleFunc func;
        public UnityEngine.Rendering.DepthBits depthBufferBits;
        public UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat;
        public UnityEngine.FilterMode filterMode;
        public UnityEngine.TextureWrapMode wrapMode;
        public UnityEngine.Rendering.TextureDimension dimension;
        public bool enableRandomWrite;
        public bool useMipMap;
        public bool autoGenerateMips;
        public bool isShadowMap;
        public int anisoLevel;
        public float mipMapBias;
        public UnityEngine.Rendering.MSAASamples msaaSamples;
        public bool bindTextureMS;
        public bool useDynamicScale;
        public UnityEngine.RenderTextureMemoryless memoryless;
        public string name;
        public bool fallBackToBlackTexture;
        public bool clearBuffer;
        public UnityEngine.Color clearColor;
        public TextureDesc(int width, int height, bool dynamicResolution = false, bool xrReady = false) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.TextureDesc"); }
        public TextureDesc(UnityEngine.Vector2 scale, bool dynamicResolution = false, bool xrReady = false) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.TextureDesc"); }
        public TextureDesc(UnityEngine.Rendering.ScaleFunc func, bool dynamicResolution = false, bool xrReady = false) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.TextureDesc"); }
        public TextureDesc(UnityEngine.Experimental.Rendering.RenderGraphModule.TextureDesc input) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.TextureDesc"); }
    }
    public partial struct TextureHandle
    {
        public static UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle nullHandle { get; internal set; } = new UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle();
        public static implicit operator UnityEngine.Rendering.RenderTargetIdentifier(UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle.op_Implicit"); }
        public static implicit operator UnityEngine.Texture(UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle.op_Implicit"); }
        public static implicit operator UnityEngine.RenderTexture(UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle.op_Implicit"); }
        public static implicit operator UnityEngine.Rendering.RTHandle(UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle.op_Implicit"); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle.IsValid"); }
        public void SetFallBackResource(UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RenderGraphModule.TextureHandle.SetFallBackResource"); }
    }
    public enum TextureSizeMode
    {
        Explicit = 0,
        Scale = 1,
        Functor = 2,
    }
}

namespace UnityEngine.Experimental.Rendering
{
    [System.Obsolete]
    public partial struct RendererList
    {
        public static readonly UnityEngine.Experimental.Rendering.RendererList nullRendererList = new UnityEngine.Experimental.Rendering.RendererList();
        public bool isValid { get; internal set; }
        public UnityEngine.Rendering.CullingResults cullingResult;
        public UnityEngine.Rendering.DrawingSettings drawSettings;
        public UnityEngine.Rendering.FilteringSettings filteringSettings;
        public UnityEngine.Rendering.RenderStateBlock? stateBlock;
        public static UnityEngine.Experimental.Rendering.RendererList Create(in UnityEngine.Experimental.Rendering.RendererListDesc desc) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RendererList.Create"); }
    }
    [System.Obsolete]
    public partial struct RendererListDesc
    {
        public UnityEngine.Rendering.SortingCriteria sortingCriteria;
        public UnityEngine.Rendering.PerObjectData rendererConfiguration;
        public UnityEngine.Rendering.RenderQueueRange renderQueueRange;
        public UnityEngine.Rendering.RenderStateBlock? stateBlock;
        public UnityEngine.Material overrideMaterial;
        public bool excludeObjectMotionVectors;
        public int layerMask;
        public int overrideMaterialPassIndex;
        public RendererListDesc(UnityEngine.Rendering.ShaderTagId passName, UnityEngine.Rendering.CullingResults cullingResult, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RendererListDesc"); }
        public RendererListDesc(UnityEngine.Rendering.ShaderTagId[] passNames, UnityEngine.Rendering.CullingResults cullingResult, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RendererListDesc"); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RendererListDesc.IsValid"); }
    }
}

namespace UnityEngine
{
    [UnityEngine.DisallowMultipleComponent]
    public partial class LightAnchor : UnityEngine.MonoBehaviour
    {
        public float yaw { get { return m_Yaw; } set { m_Yaw = value; } } [UnityEngine.SerializeField] private float m_Yaw;
        public float pitch { get { return m_Pitch; } set { m_Pitch = value; } } [UnityEngine.SerializeField] private float m_Pitch;
        public float roll { get { return m_Roll; } set { m_Roll = value; } } [UnityEngine.SerializeField] private float m_Roll;
        public float distance { get { return m_Distance; } set { m_Distance = value; } } [UnityEngine.SerializeField] private float m_Distance = 0f;
        public UnityEngine.LightAnchor.UpDirection frameSpace { get { return m_FrameSpace; } set { m_FrameSpace = value; } } [UnityEngine.SerializeField] private UnityEngine.LightAnchor.UpDirection m_FrameSpace = UnityEngine.LightAnchor.UpDirection.World;
        public UnityEngine.Vector3 anchorPosition { get { throw new Umcp.LeftOutException("UnityEngine.LightAnchor.anchorPosition"); } }
        public UnityEngine.Transform anchorPositionOverride { get { return m_AnchorPositionOverride; } set { m_AnchorPositionOverride = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_AnchorPositionOverride;
        public static float NormalizeAngleDegree(float angle) { throw new Umcp.LeftOutException("UnityEngine.LightAnchor.NormalizeAngleDegree"); }
        public void SynchronizeOnTransform(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.LightAnchor.SynchronizeOnTransform"); }
        public void UpdateTransform(UnityEngine.Camera camera, UnityEngine.Vector3 anchor) { throw new Umcp.LeftOutException("UnityEngine.LightAnchor.UpdateTransform"); }
        public enum UpDirection
        {
            World = 0,
            Local = 1,
        }
    }
}

namespace UnityEngine.Rendering
{
    public enum APVConstantBufferRegister
    {
        GlobalRegister = 5,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public partial class AdditionalPropertyAttribute : System.Attribute
    {
    }
    [System.SerializableAttribute]
    public partial class AnimationCurveParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.AnimationCurve>
    {
        public AnimationCurveParameter(UnityEngine.AnimationCurve value, bool overrideState = false) : base(value, overrideState) { }
        internal AnimationCurveParameter() { }
    }
    public static partial class ArrayExtensions
    {
        public static void ResizeArray<T>(ref Unity.Collections.NativeArray<T> array, int capacity) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ArrayExtensions.ResizeArray"); }
        public static void ResizeArray(ref UnityEngine.Jobs.TransformAccessArray array, int capacity) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ArrayExtensions.ResizeArray"); }
        public static void ResizeArray<T>(ref T[] array, int capacity) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ArrayExtensions.ResizeArray"); }
    }
    [System.SerializableAttribute]
    public partial struct BitArray128 : UnityEngine.Rendering.IBitArray
    {
        public uint capacity { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.capacity"); } }
        public bool allFalse { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.allFalse"); } }
        public bool allTrue { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.allTrue"); } }
        public string humanizedData { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.humanizedData"); } }
        public bool this[uint index] { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.this[]"); } }
        public BitArray128(ulong initValue1, ulong initValue2) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128"); }
        public BitArray128(System.Collections.Generic.IEnumerable<uint> bitIndexTrue) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128"); }
        public static UnityEngine.Rendering.BitArray128 operator ~(UnityEngine.Rendering.BitArray128 a) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.op_OnesComplement"); }
        public static UnityEngine.Rendering.BitArray128 operator |(UnityEngine.Rendering.BitArray128 a, UnityEngine.Rendering.BitArray128 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.op_BitwiseOr"); }
        public static UnityEngine.Rendering.BitArray128 operator &(UnityEngine.Rendering.BitArray128 a, UnityEngine.Rendering.BitArray128 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.op_BitwiseAnd"); }
        public UnityEngine.Rendering.IBitArray BitAnd(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.BitAnd"); }
        public UnityEngine.Rendering.IBitArray BitOr(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.BitOr"); }
        public UnityEngine.Rendering.IBitArray BitNot() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray128.BitNot"); }
        public static bool operator ==(UnityEngine.Rendering.BitArray128 a, UnityEngine.Rendering.BitArray128 b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.Rendering.BitArray128 a, UnityEngine.Rendering.BitArray128 b) { return !((object)a).Equals(b); }
    }
    [System.SerializableAttribute]
    public partial struct BitArray16 : UnityEngine.Rendering.IBitArray
    {
        public uint capacity { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.capacity"); } }
        public bool allFalse { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.allFalse"); } }
        public bool allTrue { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.allTrue"); } }
        public string humanizedData { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.humanizedData"); } }
        public bool this[uint index] { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.this[]"); } }
        public BitArray16(ushort initValue) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16"); }
        public BitArray16(System.Collections.Generic.IEnumerable<uint> bitIndexTrue) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16"); }
        public static UnityEngine.Rendering.BitArray16 operator ~(UnityEngine.Rendering.BitArray16 a) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.op_OnesComplement"); }
        public static UnityEngine.Rendering.BitArray16 operator |(UnityEngine.Rendering.BitArray16 a, UnityEngine.Rendering.BitArray16 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.op_BitwiseOr"); }
        public static UnityEngine.Rendering.BitArray16 operator &(UnityEngine.Rendering.BitArray16 a, UnityEngine.Rendering.BitArray16 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.op_BitwiseAnd"); }
        public UnityEngine.Rendering.IBitArray BitAnd(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.BitAnd"); }
        public UnityEngine.Rendering.IBitArray BitOr(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.BitOr"); }
        public UnityEngine.Rendering.IBitArray BitNot() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray16.BitNot"); }
        public static bool operator ==(UnityEngine.Rendering.BitArray16 a, UnityEngine.Rendering.BitArray16 b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.Rendering.BitArray16 a, UnityEngine.Rendering.BitArray16 b) { return !((object)a).Equals(b); }
    }
    [System.SerializableAttribute]
    public partial struct BitArray256 : UnityEngine.Rendering.IBitArray
    {
        public uint capacity { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.capacity"); } }
        public bool allFalse { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.allFalse"); } }
        public bool allTrue { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.allTrue"); } }
        public string humanizedData { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.humanizedData"); } }
        public bool this[uint index] { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.this[]"); } }
        public BitArray256(ulong initValue1, ulong initValue2, ulong initValue3, ulong initValue4) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256"); }
        public BitArray256(System.Collections.Generic.IEnumerable<uint> bitIndexTrue) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256"); }
        public static UnityEngine.Rendering.BitArray256 operator ~(UnityEngine.Rendering.BitArray256 a) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.op_OnesComplement"); }
        public static UnityEngine.Rendering.BitArray256 operator |(UnityEngine.Rendering.BitArray256 a, UnityEngine.Rendering.BitArray256 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.op_BitwiseOr"); }
        public static UnityEngine.Rendering.BitArray256 operator &(UnityEngine.Rendering.BitArray256 a, UnityEngine.Rendering.BitArray256 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.op_BitwiseAnd"); }
        public UnityEngine.Rendering.IBitArray BitAnd(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.BitAnd"); }
        public UnityEngine.Rendering.IBitArray BitOr(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.BitOr"); }
        public UnityEngine.Rendering.IBitArray BitNot() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray256.BitNot"); }
        public static bool operator ==(UnityEngine.Rendering.BitArray256 a, UnityEngine.Rendering.BitArray256 b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.Rendering.BitArray256 a, UnityEngine.Rendering.BitArray256 b) { return !((object)a).Equals(b); }
    }
    [System.SerializableAttribute]
    public partial struct BitArray32 : UnityEngine.Rendering.IBitArray
    {
        public uint capacity { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.capacity"); } }
        public bool allFalse { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.allFalse"); } }
        public bool allTrue { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.allTrue"); } }
        public string humanizedData { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.humanizedData"); } }
        public bool this[uint index] { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.this[]"); } }
        public BitArray32(uint initValue) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32"); }
        public BitArray32(System.Collections.Generic.IEnumerable<uint> bitIndexTrue) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32"); }
        public UnityEngine.Rendering.IBitArray BitAnd(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.BitAnd"); }
        public UnityEngine.Rendering.IBitArray BitOr(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.BitOr"); }
        public UnityEngine.Rendering.IBitArray BitNot() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.BitNot"); }
        public static UnityEngine.Rendering.BitArray32 operator ~(UnityEngine.Rendering.BitArray32 a) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.op_OnesComplement"); }
        public static UnityEngine.Rendering.BitArray32 operator |(UnityEngine.Rendering.BitArray32 a, UnityEngine.Rendering.BitArray32 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.op_BitwiseOr"); }
        public static UnityEngine.Rendering.BitArray32 operator &(UnityEngine.Rendering.BitArray32 a, UnityEngine.Rendering.BitArray32 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray32.op_BitwiseAnd"); }
        public static bool operator ==(UnityEngine.Rendering.BitArray32 a, UnityEngine.Rendering.BitArray32 b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.Rendering.BitArray32 a, UnityEngine.Rendering.BitArray32 b) { return !((object)a).Equals(b); }
    }
    [System.SerializableAttribute]
    public partial struct BitArray64 : UnityEngine.Rendering.IBitArray
    {
        public uint capacity { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.capacity"); } }
        public bool allFalse { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.allFalse"); } }
        public bool allTrue { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.allTrue"); } }
        public string humanizedData { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.humanizedData"); } }
        public bool this[uint index] { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.this[]"); } }
        public BitArray64(ulong initValue) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64"); }
        public BitArray64(System.Collections.Generic.IEnumerable<uint> bitIndexTrue) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64"); }
        public static UnityEngine.Rendering.BitArray64 operator ~(UnityEngine.Rendering.BitArray64 a) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.op_OnesComplement"); }
        public static UnityEngine.Rendering.BitArray64 operator |(UnityEngine.Rendering.BitArray64 a, UnityEngine.Rendering.BitArray64 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.op_BitwiseOr"); }
        public static UnityEngine.Rendering.BitArray64 operator &(UnityEngine.Rendering.BitArray64 a, UnityEngine.Rendering.BitArray64 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.op_BitwiseAnd"); }
        public UnityEngine.Rendering.IBitArray BitAnd(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.BitAnd"); }
        public UnityEngine.Rendering.IBitArray BitOr(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.BitOr"); }
        public UnityEngine.Rendering.IBitArray BitNot() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray64.BitNot"); }
        public static bool operator ==(UnityEngine.Rendering.BitArray64 a, UnityEngine.Rendering.BitArray64 b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.Rendering.BitArray64 a, UnityEngine.Rendering.BitArray64 b) { return !((object)a).Equals(b); }
    }
    [System.SerializableAttribute]
    public partial struct BitArray8 : UnityEngine.Rendering.IBitArray
    {
        public uint capacity { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.capacity"); } }
        public bool allFalse { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.allFalse"); } }
        public bool allTrue { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.allTrue"); } }
        public string humanizedData { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.humanizedData"); } }
        public bool this[uint index] { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.this[]"); } }
        public BitArray8(byte initValue) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8"); }
        public BitArray8(System.Collections.Generic.IEnumerable<uint> bitIndexTrue) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8"); }
        public static UnityEngine.Rendering.BitArray8 operator ~(UnityEngine.Rendering.BitArray8 a) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.op_OnesComplement"); }
        public static UnityEngine.Rendering.BitArray8 operator |(UnityEngine.Rendering.BitArray8 a, UnityEngine.Rendering.BitArray8 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.op_BitwiseOr"); }
        public static UnityEngine.Rendering.BitArray8 operator &(UnityEngine.Rendering.BitArray8 a, UnityEngine.Rendering.BitArray8 b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.op_BitwiseAnd"); }
        public UnityEngine.Rendering.IBitArray BitAnd(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.BitAnd"); }
        public UnityEngine.Rendering.IBitArray BitOr(UnityEngine.Rendering.IBitArray other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.BitOr"); }
        public UnityEngine.Rendering.IBitArray BitNot() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArray8.BitNot"); }
        public static bool operator ==(UnityEngine.Rendering.BitArray8 a, UnityEngine.Rendering.BitArray8 b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.Rendering.BitArray8 a, UnityEngine.Rendering.BitArray8 b) { return !((object)a).Equals(b); }
    }
    public static partial class BitArrayUtilities
    {
        public static bool Get8(uint index, byte data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Get8"); }
        public static bool Get16(uint index, ushort data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Get16"); }
        public static bool Get32(uint index, uint data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Get32"); }
        public static bool Get64(uint index, ulong data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Get64"); }
        public static bool Get128(uint index, ulong data1, ulong data2) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Get128"); }
        public static bool Get256(uint index, ulong data1, ulong data2, ulong data3, ulong data4) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Get256"); }
        public static void Set8(uint index, ref byte data, bool value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Set8"); }
        public static void Set16(uint index, ref ushort data, bool value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Set16"); }
        public static void Set32(uint index, ref uint data, bool value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Set32"); }
        public static void Set64(uint index, ref ulong data, bool value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Set64"); }
        public static void Set128(uint index, ref ulong data1, ref ulong data2, bool value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Set128"); }
        public static void Set256(uint index, ref ulong data1, ref ulong data2, ref ulong data3, ref ulong data4, bool value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BitArrayUtilities.Set256"); }
    }
    public static partial class Blitter
    {
        public static void Initialize(UnityEngine.Shader blitPS, UnityEngine.Shader blitColorAndDepthPS) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.Initialize"); }
        public static void Cleanup() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.Cleanup"); }
        public static UnityEngine.Material GetBlitMaterial(UnityEngine.Rendering.TextureDimension dimension, bool singleSlice = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.GetBlitMaterial"); }
        public static void BlitTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Vector4 scaleBias, float mipLevel, bool bilinear) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitTexture"); }
        public static void BlitTexture2D(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Vector4 scaleBias, float mipLevel, bool bilinear) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitTexture2D"); }
        public static void BlitColorAndDepth(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture sourceColor, UnityEngine.RenderTexture sourceDepth, UnityEngine.Vector4 scaleBias, float mipLevel, bool blitDepth) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitColorAndDepth"); }
        public static void BlitTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Vector4 scaleBias, UnityEngine.Material material, int pass) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitTexture"); }
        public static void BlitCameraTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Rendering.RTHandle destination, float mipLevel = 0f, bool bilinear = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitCameraTexture"); }
        public static void BlitCameraTexture2D(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Rendering.RTHandle destination, float mipLevel = 0f, bool bilinear = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitCameraTexture2D"); }
        public static void BlitCameraTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Rendering.RTHandle destination, UnityEngine.Material material, int pass) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitCameraTexture"); }
        public static void BlitCameraTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Rendering.RTHandle destination, UnityEngine.Vector4 scaleBias, float mipLevel = 0f, bool bilinear = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitCameraTexture"); }
        public static void BlitCameraTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle source, UnityEngine.Rendering.RTHandle destination, UnityEngine.Rect destViewport, float mipLevel = 0f, bool bilinear = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitCameraTexture"); }
        public static void BlitQuad(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector4 scaleBiasTex, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex, bool bilinear) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitQuad"); }
        public static void BlitQuadWithPadding(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector2 textureSize, UnityEngine.Vector4 scaleBiasTex, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex, bool bilinear, int paddingInPixels) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitQuadWithPadding"); }
        public static void BlitQuadWithPaddingMultiply(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector2 textureSize, UnityEngine.Vector4 scaleBiasTex, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex, bool bilinear, int paddingInPixels) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitQuadWithPaddingMultiply"); }
        public static void BlitOctahedralWithPadding(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector2 textureSize, UnityEngine.Vector4 scaleBiasTex, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex, bool bilinear, int paddingInPixels) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitOctahedralWithPadding"); }
        public static void BlitOctahedralWithPaddingMultiply(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector2 textureSize, UnityEngine.Vector4 scaleBiasTex, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex, bool bilinear, int paddingInPixels) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitOctahedralWithPaddingMultiply"); }
        public static void BlitCubeToOctahedral2DQuad(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitCubeToOctahedral2DQuad"); }
        public static void BlitCubeToOctahedral2DQuadSingleChannel(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitCubeToOctahedral2DQuadSingleChannel"); }
        public static void BlitQuadSingleChannel(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Texture source, UnityEngine.Vector4 scaleBiasTex, UnityEngine.Vector4 scaleBiasRT, int mipLevelTex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Blitter.BlitQuadSingleChannel"); }
    }
    [System.SerializableAttribute]
    public partial class BoolParameter : UnityEngine.Rendering.VolumeParameter<bool>
    {
        public BoolParameter(bool value, bool overrideState = false) : base(value, overrideState) { }
        internal BoolParameter() { }
    }
    public partial class BufferedRTHandleSystem : System.IDisposable
    {
        public int maxWidth { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.maxWidth"); } }
        public int maxHeight { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.maxHeight"); } }
        public UnityEngine.Rendering.RTHandleProperties rtHandleProperties { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.rtHandleProperties"); } }
        public UnityEngine.Rendering.RTHandle GetFrameRT(int bufferId, int frameIndex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.GetFrameRT"); }
        public void AllocBuffer(int bufferId, System.Func<UnityEngine.Rendering.RTHandleSystem, int, UnityEngine.Rendering.RTHandle> allocator, int bufferCount) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.AllocBuffer"); }
        public void ReleaseBuffer(int bufferId) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.ReleaseBuffer"); }
        public void SwapAndSetReferenceSize(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.SwapAndSetReferenceSize"); }
        public void ResetReferenceSize(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.ResetReferenceSize"); }
        public int GetNumFramesAllocated(int bufferId) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.GetNumFramesAllocated"); }
        public UnityEngine.Vector2 CalculateRatioAgainstMaxSize(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.CalculateRatioAgainstMaxSize"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.Dispose"); }
        public void ReleaseAll() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BufferedRTHandleSystem.ReleaseAll"); }
    }
    public static partial class CameraCaptureBridge
    {
        public static bool enabled { get; set; }
        public static System.Collections.Generic.IEnumerator<System.Action<UnityEngine.Rendering.RenderTargetIdentifier, UnityEngine.Rendering.CommandBuffer>> GetCaptureActions(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CameraCaptureBridge.GetCaptureActions"); }
        public static void AddCaptureAction(UnityEngine.Camera camera, System.Action<UnityEngine.Rendering.RenderTargetIdentifier, UnityEngine.Rendering.CommandBuffer> action) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CameraCaptureBridge.AddCaptureAction"); }
        public static void RemoveCaptureAction(UnityEngine.Camera camera, System.Action<UnityEngine.Rendering.RenderTargetIdentifier, UnityEngine.Rendering.CommandBuffer> action) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CameraCaptureBridge.RemoveCaptureAction"); }
    }
    public partial class CameraSwitcher : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Camera[] m_Cameras;
    }
    public partial class ClampedFloatParameter
    {
        [System.NonSerializedAttribute] public float min;
        [System.NonSerializedAttribute] public float max;
        public ClampedFloatParameter(float value, float min, float max, bool overrideState = false) : base(value, overrideState) { this.min = min; this.max = max; }
        internal ClampedFloatParameter() { }
    }
    public partial class ClampedIntParameter
    {
        [System.NonSerializedAttribute] public int min;
        [System.NonSerializedAttribute] public int max;
        public ClampedIntParameter(int value, int min, int max, bool overrideState = false) : base(value, overrideState) { this.min = min; this.max = max; }
        internal ClampedIntParameter() { }
    }
    [System.FlagsAttribute]
    public enum ClearFlag
    {
        None = 0,
        Color = 1,
        Depth = 2,
        Stencil = 4,
        DepthStencil = 6,
        ColorStencil = 5,
        All = 7,
    }
    public partial class ColorParameter
    {
        [System.NonSerializedAttribute] public bool hdr = false;
        [System.NonSerializedAttribute] public bool showAlpha = true;
        [System.NonSerializedAttribute] public bool showEyeDropper = true;
        public ColorParameter(UnityEngine.Color value, bool overrideState = false) : base(value, overrideState) { }
        public ColorParameter(UnityEngine.Color value, bool hdr, bool showAlpha, bool showEyeDropper, bool overrideState = false) : base(value, overrideState) { this.hdr = hdr; this.showAlpha = showAlpha; this.showEyeDropper = showEyeDropper; this.overrideState = overrideState; }
        internal ColorParameter() { }
    }
    public static partial class ColorUtils
    {
        public static float s_LightMeterCalibrationConstant = 12.5f;
        public static float s_LensAttenuation = 0.65f;
        public static float lensImperfectionExposureScale { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.lensImperfectionExposureScale"); } }
        public static float StandardIlluminantY(float x) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.StandardIlluminantY"); }
        public static UnityEngine.Vector3 CIExyToLMS(float x, float y) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.CIExyToLMS"); }
        public static UnityEngine.Vector3 ColorBalanceToLMSCoeffs(float temperature, float tint) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.ColorBalanceToLMSCoeffs"); }
        public static (UnityEngine.Vector4, UnityEngine.Vector4, UnityEngine.Vector4) PrepareShadowsMidtonesHighlights(in UnityEngine.Vector4 inShadows, in UnityEngine.Vector4 inMidtones, in UnityEngine.Vector4 inHighlights) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.PrepareShadowsMidtonesHighlights"); }
        public static (UnityEngine.Vector4, UnityEngine.Vector4, UnityEngine.Vector4) PrepareLiftGammaGain(in UnityEngine.Vector4 inLift, in UnityEngine.Vector4 inGamma, in UnityEngine.Vector4 inGain) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.PrepareLiftGammaGain"); }
        public static (UnityEngine.Vector4, UnityEngine.Vector4) PrepareSplitToning(in UnityEngine.Vector4 inShadows, in UnityEngine.Vector4 inHighlights, float balance) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.PrepareSplitToning"); }
        public static float Luminance(in UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.Luminance"); }
        public static float ComputeEV100(float aperture, float shutterSpeed, float ISO) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.ComputeEV100"); }
        public static float ConvertEV100ToExposure(float EV100) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.ConvertEV100ToExposure"); }
        public static float ConvertExposureToEV100(float exposure) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.ConvertExposureToEV100"); }
        public static float ComputeEV100FromAvgLuminance(float avgLuminance) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.ComputeEV100FromAvgLuminance"); }
        public static float ComputeISO(float aperture, float shutterSpeed, float targetEV100) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.ComputeISO"); }
        public static uint ToHex(UnityEngine.Color c) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.ToHex"); }
        public static UnityEngine.Color ToRGBA(uint hex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ColorUtils.ToRGBA"); }
    }
    public static partial class CommandBufferPool
    {
        public static UnityEngine.Rendering.CommandBuffer Get() { throw new Umcp.LeftOutException("UnityEngine.Rendering.CommandBufferPool.Get"); }
        public static UnityEngine.Rendering.CommandBuffer Get(string name) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CommandBufferPool.Get"); }
        public static void Release(UnityEngine.Rendering.CommandBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CommandBufferPool.Release"); }
    }
    public static partial class ComponentSingleton<TType> where TType : UnityEngine.Component
    {
        public static TType instance { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ComponentSingleton<TType>.instance"); } }
        public static void Release() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ComponentSingleton<TType>.Release"); }
    }
    public partial class ConstantBuffer
    {
        public static void PushGlobal<CBType>(UnityEngine.Rendering.CommandBuffer cmd, in CBType data, int shaderId) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.PushGlobal"); }
        public static void PushGlobal<CBType>(in CBType data, int shaderId) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.PushGlobal"); }
        public static void Push<CBType>(UnityEngine.Rendering.CommandBuffer cmd, in CBType data, UnityEngine.ComputeShader cs, int shaderId) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.Push"); }
        public static void Push<CBType>(in CBType data, UnityEngine.ComputeShader cs, int shaderId) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.Push"); }
        public static void Push<CBType>(UnityEngine.Rendering.CommandBuffer cmd, in CBType data, UnityEngine.Material mat, int shaderId) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.Push"); }
        public static void Push<CBType>(in CBType data, UnityEngine.Material mat, int shaderId) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.Push"); }
        public static void UpdateData<CBType>(UnityEngine.Rendering.CommandBuffer cmd, in CBType data) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.UpdateData"); }
        public static void UpdateData<CBType>(in CBType data) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.UpdateData"); }
        public static void SetGlobal<CBType>(UnityEngine.Rendering.CommandBuffer cmd, int shaderId) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.SetGlobal"); }
        public static void SetGlobal<CBType>(int shaderId) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.SetGlobal"); }
        public static void Set<CBType>(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.ComputeShader cs, int shaderId) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.Set"); }
        public static void Set<CBType>(UnityEngine.ComputeShader cs, int shaderId) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.Set"); }
        public static void Set<CBType>(UnityEngine.Material mat, int shaderId) where CBType : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.Set"); }
        public static void ReleaseAll() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer.ReleaseAll"); }
    }
    public partial class ConstantBuffer<CBType> : UnityEngine.Rendering.ConstantBufferBase where CBType : struct
    {
        public ConstantBuffer() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer<CBType>"); }
        public void UpdateData(UnityEngine.Rendering.CommandBuffer cmd, in CBType data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer<CBType>.UpdateData"); }
        public void UpdateData(in CBType data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer<CBType>.UpdateData"); }
        public void SetGlobal(UnityEngine.Rendering.CommandBuffer cmd, int shaderId) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer<CBType>.SetGlobal"); }
        public void SetGlobal(int shaderId) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer<CBType>.SetGlobal"); }
        public void Set(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.ComputeShader cs, int shaderId) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer<CBType>.Set"); }
        public void Set(UnityEngine.ComputeShader cs, int shaderId) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer<CBType>.Set"); }
        public void Set(UnityEngine.Material mat, int shaderId) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer<CBType>.Set"); }
        public void PushGlobal(UnityEngine.Rendering.CommandBuffer cmd, in CBType data, int shaderId) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer<CBType>.PushGlobal"); }
        public void PushGlobal(in CBType data, int shaderId) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer<CBType>.PushGlobal"); }
        public override void Release() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ConstantBuffer<CBType>.Release"); }
    }
}
