// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering
{
    public enum RenderingThreadingMode
    {
        Direct = 0,
        SingleThreaded = 1,
        MultiThreaded = 2,
        LegacyJobified = 3,
        NativeGraphicsJobs = 4,
        NativeGraphicsJobsWithoutRenderThread = 5,
    }
    public partial struct ScopedRenderPass : System.IDisposable
    {
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScopedRenderPass.Dispose"); }
    }
    public partial struct ScopedSubPass : System.IDisposable
    {
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScopedSubPass.Dispose"); }
    }
    public partial struct ScriptableCullingParameters : System.IEquatable<UnityEngine.Rendering.ScriptableCullingParameters>
    {
        public int maximumVisibleLights { get; set; }
        public bool conservativeEnclosingSphere { get; set; }
        public int numIterationsEnclosingSphere { get; set; }
        public int cullingPlaneCount { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.cullingPlaneCount"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.cullingPlaneCount"); } }
        public bool isOrthographic { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.isOrthographic"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.isOrthographic"); } }
        public UnityEngine.Rendering.LODParameters lodParameters { get; set; }
        public uint cullingMask { get; set; }
        public UnityEngine.Matrix4x4 cullingMatrix { get; set; }
        public UnityEngine.Vector3 origin { get; set; }
        public float shadowDistance { get; set; }
        public float shadowNearPlaneOffset { get; set; }
        public UnityEngine.Rendering.CullingOptions cullingOptions { get; set; }
        public UnityEngine.Rendering.ReflectionProbeSortingCriteria reflectionProbeSortingCriteria { get; set; }
        public UnityEngine.Rendering.CameraProperties cameraProperties { get; set; }
        public UnityEngine.Matrix4x4 stereoViewMatrix { get; set; }
        public UnityEngine.Matrix4x4 stereoProjectionMatrix { get; set; }
        public float stereoSeparationDistance { get; set; }
        public float accurateOcclusionThreshold { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.accurateOcclusionThreshold"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.accurateOcclusionThreshold"); } }
        public int maximumPortalCullingJobs { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.maximumPortalCullingJobs"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.maximumPortalCullingJobs"); } }
        public static int cullingJobsLowerLimit { get; internal set; } = 1;
        public static int cullingJobsUpperLimit { get; internal set; } = 16;
        public float GetLayerCullingDistance(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.GetLayerCullingDistance"); }
        public void SetLayerCullingDistance(int layerIndex, float distance) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.SetLayerCullingDistance"); }
        public UnityEngine.Plane GetCullingPlane(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.GetCullingPlane"); }
        public void SetCullingPlane(int index, UnityEngine.Plane plane) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableCullingParameters.SetCullingPlane"); }
        public bool Equals(UnityEngine.Rendering.ScriptableCullingParameters other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.ScriptableCullingParameters left, UnityEngine.Rendering.ScriptableCullingParameters right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.ScriptableCullingParameters left, UnityEngine.Rendering.ScriptableCullingParameters right) { return !((object)left).Equals(right); }
    }
    public partial struct ScriptableRenderContext : System.IEquatable<UnityEngine.Rendering.ScriptableRenderContext>
    {
        public void BeginRenderPass(int width, int height, int volumeDepth, int samples, Unity.Collections.NativeArray<UnityEngine.Rendering.AttachmentDescriptor> attachments, int depthAttachmentIndex = -1) { }
        public void BeginRenderPass(int width, int height, int samples, Unity.Collections.NativeArray<UnityEngine.Rendering.AttachmentDescriptor> attachments, int depthAttachmentIndex = -1) { }
        public UnityEngine.Rendering.ScopedRenderPass BeginScopedRenderPass(int width, int height, int samples, Unity.Collections.NativeArray<UnityEngine.Rendering.AttachmentDescriptor> attachments, int depthAttachmentIndex = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.BeginScopedRenderPass"); }
        public void BeginSubPass(Unity.Collections.NativeArray<int> colors, Unity.Collections.NativeArray<int> inputs, bool isDepthReadOnly, bool isStencilReadOnly) { }
        public void BeginSubPass(Unity.Collections.NativeArray<int> colors, Unity.Collections.NativeArray<int> inputs, bool isDepthStencilReadOnly = false) { }
        public void BeginSubPass(Unity.Collections.NativeArray<int> colors, bool isDepthReadOnly, bool isStencilReadOnly) { }
        public void BeginSubPass(Unity.Collections.NativeArray<int> colors, bool isDepthStencilReadOnly = false) { }
        public UnityEngine.Rendering.ScopedSubPass BeginScopedSubPass(Unity.Collections.NativeArray<int> colors, Unity.Collections.NativeArray<int> inputs, bool isDepthReadOnly, bool isStencilReadOnly) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.BeginScopedSubPass"); }
        public UnityEngine.Rendering.ScopedSubPass BeginScopedSubPass(Unity.Collections.NativeArray<int> colors, Unity.Collections.NativeArray<int> inputs, bool isDepthStencilReadOnly = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.BeginScopedSubPass"); }
        public UnityEngine.Rendering.ScopedSubPass BeginScopedSubPass(Unity.Collections.NativeArray<int> colors, bool isDepthReadOnly, bool isStencilReadOnly) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.BeginScopedSubPass"); }
        public UnityEngine.Rendering.ScopedSubPass BeginScopedSubPass(Unity.Collections.NativeArray<int> colors, bool isDepthStencilReadOnly = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.BeginScopedSubPass"); }
        public void EndSubPass() { }
        public void EndRenderPass() { }
        public void Submit() { }
        public bool SubmitForRenderPassValidation() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.SubmitForRenderPassValidation"); }
        public void DrawRenderers(UnityEngine.Rendering.CullingResults cullingResults, ref UnityEngine.Rendering.DrawingSettings drawingSettings, ref UnityEngine.Rendering.FilteringSettings filteringSettings) { }
        public void DrawRenderers(UnityEngine.Rendering.CullingResults cullingResults, ref UnityEngine.Rendering.DrawingSettings drawingSettings, ref UnityEngine.Rendering.FilteringSettings filteringSettings, ref UnityEngine.Rendering.RenderStateBlock stateBlock) { }
        public void DrawRenderers(UnityEngine.Rendering.CullingResults cullingResults, ref UnityEngine.Rendering.DrawingSettings drawingSettings, ref UnityEngine.Rendering.FilteringSettings filteringSettings, Unity.Collections.NativeArray<UnityEngine.Rendering.ShaderTagId> renderTypes, Unity.Collections.NativeArray<UnityEngine.Rendering.RenderStateBlock> stateBlocks) { }
        public void DrawRenderers(UnityEngine.Rendering.CullingResults cullingResults, ref UnityEngine.Rendering.DrawingSettings drawingSettings, ref UnityEngine.Rendering.FilteringSettings filteringSettings, UnityEngine.Rendering.ShaderTagId tagName, bool isPassTagName, Unity.Collections.NativeArray<UnityEngine.Rendering.ShaderTagId> tagValues, Unity.Collections.NativeArray<UnityEngine.Rendering.RenderStateBlock> stateBlocks) { }
        public void DrawShadows(ref UnityEngine.Rendering.ShadowDrawingSettings settings) { }
        public void ExecuteCommandBuffer(UnityEngine.Rendering.CommandBuffer commandBuffer) { }
        public void ExecuteCommandBufferAsync(UnityEngine.Rendering.CommandBuffer commandBuffer, UnityEngine.Rendering.ComputeQueueType queueType) { }
        public void SetupCameraProperties(UnityEngine.Camera camera, bool stereoSetup = false) { }
        public void SetupCameraProperties(UnityEngine.Camera camera, bool stereoSetup, int eye) { }
        public void StereoEndRender(UnityEngine.Camera camera) { }
        public void StereoEndRender(UnityEngine.Camera camera, int eye) { }
        public void StereoEndRender(UnityEngine.Camera camera, int eye, bool isFinalPass) { }
        public void StartMultiEye(UnityEngine.Camera camera) { }
        public void StartMultiEye(UnityEngine.Camera camera, int eye) { }
        public void StopMultiEye(UnityEngine.Camera camera) { }
        public void DrawSkybox(UnityEngine.Camera camera) { }
        public void InvokeOnRenderObjectCallback() { }
        public void DrawGizmos(UnityEngine.Camera camera, UnityEngine.Rendering.GizmoSubset gizmoSubset) { }
        public void DrawWireOverlay(UnityEngine.Camera camera) { }
        public void DrawUIOverlay(UnityEngine.Camera camera) { }
        public UnityEngine.Rendering.CullingResults Cull(ref UnityEngine.Rendering.ScriptableCullingParameters parameters) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.Cull"); }
        public bool Equals(UnityEngine.Rendering.ScriptableRenderContext other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.ScriptableRenderContext left, UnityEngine.Rendering.ScriptableRenderContext right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.ScriptableRenderContext left, UnityEngine.Rendering.ScriptableRenderContext right) { return !((object)left).Equals(right); }
        public UnityEngine.Rendering.RendererList CreateRendererList(UnityEngine.Rendering.RendererUtils.RendererListDesc desc) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.CreateRendererList"); }
        public UnityEngine.Rendering.RendererList CreateRendererList(ref UnityEngine.Rendering.RendererListParams param) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.CreateRendererList"); }
        public UnityEngine.Rendering.RendererList CreateShadowRendererList(ref UnityEngine.Rendering.ShadowDrawingSettings settings) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.CreateShadowRendererList"); }
        public UnityEngine.Rendering.RendererList CreateSkyboxRendererList(UnityEngine.Camera camera, UnityEngine.Matrix4x4 projectionMatrixL, UnityEngine.Matrix4x4 viewMatrixL, UnityEngine.Matrix4x4 projectionMatrixR, UnityEngine.Matrix4x4 viewMatrixR) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.CreateSkyboxRendererList"); }
        public UnityEngine.Rendering.RendererList CreateSkyboxRendererList(UnityEngine.Camera camera, UnityEngine.Matrix4x4 projectionMatrix, UnityEngine.Matrix4x4 viewMatrix) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.CreateSkyboxRendererList"); }
        public UnityEngine.Rendering.RendererList CreateSkyboxRendererList(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.CreateSkyboxRendererList"); }
        public void PrepareRendererListsAsync(System.Collections.Generic.List<UnityEngine.Rendering.RendererList> rendererLists) { }
        public UnityEngine.Rendering.RendererListStatus QueryRendererListStatus(UnityEngine.Rendering.RendererList rendererList) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ScriptableRenderContext.QueryRendererListStatus"); }
        public static void EmitWorldGeometryForSceneView(UnityEngine.Camera cullingCamera) { }
        public static void EmitGeometryForCamera(UnityEngine.Camera camera) { }
    }
    public enum ShaderConstantType
    {
        Vector = 0,
        Matrix = 1,
        Struct = 2,
    }
    [System.Obsolete]
    public enum ShaderHardwareTier
    {
        Tier1 = 0,
        Tier2 = 1,
        Tier3 = 2,
    }
    public partial struct ShaderKeyword
    {
        public string name { get; internal set; }
        public static UnityEngine.Rendering.ShaderKeywordType GetGlobalKeywordType(UnityEngine.Rendering.ShaderKeyword index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.GetGlobalKeywordType"); }
        public ShaderKeyword(string keywordName) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword"); }
        public ShaderKeyword(UnityEngine.Shader shader, string keywordName) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword"); }
        public ShaderKeyword(UnityEngine.ComputeShader shader, string keywordName) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword"); }
        public static bool IsKeywordLocal(UnityEngine.Rendering.ShaderKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.IsKeywordLocal"); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.IsValid"); }
        public bool IsValid(UnityEngine.ComputeShader shader) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.IsValid"); }
        public bool IsValid(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.IsValid"); }
        public int index { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.index"); } }
        [System.Obsolete] public static UnityEngine.Rendering.ShaderKeywordType GetKeywordType(UnityEngine.Shader shader, UnityEngine.Rendering.ShaderKeyword index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.GetKeywordType"); }
        [System.Obsolete] public static UnityEngine.Rendering.ShaderKeywordType GetKeywordType(UnityEngine.ComputeShader shader, UnityEngine.Rendering.ShaderKeyword index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.GetKeywordType"); }
        [System.Obsolete] public static string GetGlobalKeywordName(UnityEngine.Rendering.ShaderKeyword index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.GetGlobalKeywordName"); }
        [System.Obsolete] public static string GetKeywordName(UnityEngine.Shader shader, UnityEngine.Rendering.ShaderKeyword index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.GetKeywordName"); }
        [System.Obsolete] public static string GetKeywordName(UnityEngine.ComputeShader shader, UnityEngine.Rendering.ShaderKeyword index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.GetKeywordName"); }
        [System.Obsolete] public UnityEngine.Rendering.ShaderKeywordType GetKeywordType() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.GetKeywordType"); }
        [System.Obsolete] public string GetKeywordName() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.GetKeywordName"); }
        [System.Obsolete] public string GetName() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeyword.GetName"); }
    }
    public partial struct ShaderKeywordSet
    {
        public bool IsEnabled(UnityEngine.Rendering.ShaderKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeywordSet.IsEnabled"); }
        public bool IsEnabled(UnityEngine.Rendering.GlobalKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeywordSet.IsEnabled"); }
        public bool IsEnabled(UnityEngine.Rendering.LocalKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeywordSet.IsEnabled"); }
        public void Enable(UnityEngine.Rendering.ShaderKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeywordSet.Enable"); }
        public void Disable(UnityEngine.Rendering.ShaderKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeywordSet.Disable"); }
        public UnityEngine.Rendering.ShaderKeyword[] GetShaderKeywords() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShaderKeywordSet.GetShaderKeywords"); }
    }
    public enum ShaderKeywordType
    {
        None = 0,
        BuiltinDefault = 2,
        [System.Obsolete] BuiltinExtra = 6,
        [System.Obsolete] BuiltinAutoStripped = 10,
        UserDefined = 16,
        Plugin = 32,
    }
    public enum ShaderParamType
    {
        Float = 0,
        Int = 1,
        Bool = 2,
        Half = 3,
        Short = 4,
        UInt = 5,
    }
    [System.FlagsAttribute]
    public enum ShaderPropertyFlags
    {
        None = 0,
        HideInInspector = 1,
        PerRendererData = 2,
        NoScaleOffset = 4,
        Normal = 8,
        HDR = 16,
        Gamma = 32,
        NonModifiableTextureData = 64,
        MainTexture = 128,
        MainColor = 256,
    }
    public enum ShaderPropertyType
    {
        Color = 0,
        Vector = 1,
        Float = 2,
        Range = 3,
        Texture = 4,
        Int = 5,
    }
    public partial struct ShadowDrawingSettings : System.IEquatable<UnityEngine.Rendering.ShadowDrawingSettings>
    {
        public UnityEngine.Rendering.CullingResults cullingResults { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowDrawingSettings.cullingResults"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowDrawingSettings.cullingResults"); } }
        public int lightIndex { get; set; }
        public bool useRenderingLayerMaskTest { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowDrawingSettings.useRenderingLayerMaskTest"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowDrawingSettings.useRenderingLayerMaskTest"); } }
        public UnityEngine.Rendering.ShadowSplitData splitData { get; set; }
        public UnityEngine.ShadowObjectsFilter objectsFilter { get; set; }
        public UnityEngine.Rendering.BatchCullingProjectionType projectionType { get; set; }
        [System.Obsolete] public ShadowDrawingSettings(UnityEngine.Rendering.CullingResults cullingResults, int lightIndex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowDrawingSettings"); }
        public ShadowDrawingSettings(UnityEngine.Rendering.CullingResults cullingResults, int lightIndex, UnityEngine.Rendering.BatchCullingProjectionType projectionType) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowDrawingSettings"); }
        public bool Equals(UnityEngine.Rendering.ShadowDrawingSettings other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.ShadowDrawingSettings left, UnityEngine.Rendering.ShadowDrawingSettings right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.ShadowDrawingSettings left, UnityEngine.Rendering.ShadowDrawingSettings right) { return !((object)left).Equals(right); }
    }
    [System.FlagsAttribute]
    public enum ShadowMapPass
    {
        PointlightPositiveX = 1,
        PointlightNegativeX = 2,
        PointlightPositiveY = 4,
        PointlightNegativeY = 8,
        PointlightPositiveZ = 16,
        PointlightNegativeZ = 32,
        DirectionalCascade0 = 64,
        DirectionalCascade1 = 128,
        DirectionalCascade2 = 256,
        DirectionalCascade3 = 512,
        Spotlight = 1024,
        Pointlight = 63,
        Directional = 960,
        All = 2047,
    }
    public enum ShadowSamplingMode
    {
        CompareDepths = 0,
        RawDepth = 1,
        None = 2,
    }
    public partial struct ShadowSplitData : System.IEquatable<UnityEngine.Rendering.ShadowSplitData>
    {
        public static readonly int maximumCullingPlaneCount = 10;
        public int cullingPlaneCount { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowSplitData.cullingPlaneCount"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowSplitData.cullingPlaneCount"); } }
        public UnityEngine.Vector4 cullingSphere { get; set; }
        public UnityEngine.Matrix4x4 cullingMatrix { get; set; }
        public float cullingNearPlane { get; set; }
        public float shadowCascadeBlendCullingFactor { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowSplitData.shadowCascadeBlendCullingFactor"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowSplitData.shadowCascadeBlendCullingFactor"); } }
        public UnityEngine.Plane GetCullingPlane(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowSplitData.GetCullingPlane"); }
        public void SetCullingPlane(int index, UnityEngine.Plane plane) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ShadowSplitData.SetCullingPlane"); }
        public bool Equals(UnityEngine.Rendering.ShadowSplitData other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.ShadowSplitData left, UnityEngine.Rendering.ShadowSplitData right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.ShadowSplitData left, UnityEngine.Rendering.ShadowSplitData right) { return !((object)left).Equals(right); }
    }
    public enum SinglePassStereoMode
    {
        None = 0,
        SideBySide = 1,
        Instancing = 2,
        Multiview = 3,
    }
    [System.FlagsAttribute]
    public enum SortingCriteria
    {
        None = 0,
        SortingLayer = 1,
        RenderQueue = 2,
        BackToFront = 4,
        QuantizedFrontToBack = 8,
        OptimizeStateChanges = 16,
        CanvasOrder = 32,
        RendererPriority = 64,
        CommonOpaque = 59,
        CommonTransparent = 23,
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public sealed partial class SortingGroup : UnityEngine.Behaviour
    {
        public static void UpdateAllSortingGroups() { throw new Umcp.LeftOutException("UnityEngine.Rendering.SortingGroup.UpdateAllSortingGroups"); }
    }
    public partial struct SortingLayerRange : System.IEquatable<UnityEngine.Rendering.SortingLayerRange>
    {
        public SortingLayerRange(short lowerBound, short upperBound) { this = default(UnityEngine.Rendering.SortingLayerRange); this.lowerBound = lowerBound; this.upperBound = upperBound; }
        public short lowerBound { get; set; }
        public short upperBound { get; set; }
        public bool Equals(UnityEngine.Rendering.SortingLayerRange other) { return base.Equals(other); }
        public static bool operator !=(UnityEngine.Rendering.SortingLayerRange lhs, UnityEngine.Rendering.SortingLayerRange rhs) { return !((object)lhs).Equals(rhs); }
        public static bool operator ==(UnityEngine.Rendering.SortingLayerRange lhs, UnityEngine.Rendering.SortingLayerRange rhs) { return ((object)lhs).Equals(rhs); }
    }
    public partial struct SortingSettings : System.IEquatable<UnityEngine.Rendering.SortingSettings>
    {
        public SortingSettings(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SortingSettings"); }
        public UnityEngine.Matrix4x4 worldToCameraMatrix { get; set; }
        public UnityEngine.Vector3 cameraPosition { get; set; }
        public UnityEngine.Vector3 customAxis { get; set; }
        public UnityEngine.Rendering.SortingCriteria criteria { get; set; }
        public UnityEngine.Rendering.DistanceMetric distanceMetric { get; set; }
        public bool Equals(UnityEngine.Rendering.SortingSettings other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.SortingSettings left, UnityEngine.Rendering.SortingSettings right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.SortingSettings left, UnityEngine.Rendering.SortingSettings right) { return !((object)left).Equals(right); }
    }
    public partial struct SphericalHarmonicsL2 : System.IEquatable<UnityEngine.Rendering.SphericalHarmonicsL2>
    {
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2.Clear"); }
        public void AddAmbientLight(UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2.AddAmbientLight"); }
        public void AddDirectionalLight(UnityEngine.Vector3 direction, UnityEngine.Color color, float intensity) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2.AddDirectionalLight"); }
        public void Evaluate(UnityEngine.Vector3[] directions, UnityEngine.Color[] results) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2.Evaluate"); }
        public float this[int rgb, int coefficient] { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2.this[]"); } }
        public bool Equals(UnityEngine.Rendering.SphericalHarmonicsL2 other) { return base.Equals(other); }
        public static UnityEngine.Rendering.SphericalHarmonicsL2 operator *(UnityEngine.Rendering.SphericalHarmonicsL2 lhs, float rhs) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2.op_Multiply"); }
        public static UnityEngine.Rendering.SphericalHarmonicsL2 operator *(float lhs, UnityEngine.Rendering.SphericalHarmonicsL2 rhs) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2.op_Multiply"); }
        public static UnityEngine.Rendering.SphericalHarmonicsL2 operator +(UnityEngine.Rendering.SphericalHarmonicsL2 lhs, UnityEngine.Rendering.SphericalHarmonicsL2 rhs) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL2.op_Addition"); }
        public static bool operator ==(UnityEngine.Rendering.SphericalHarmonicsL2 lhs, UnityEngine.Rendering.SphericalHarmonicsL2 rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.Rendering.SphericalHarmonicsL2 lhs, UnityEngine.Rendering.SphericalHarmonicsL2 rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class SplashScreen
    {
        public static bool isFinished { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.SplashScreen.isFinished"); } }
        public static void Begin() { throw new Umcp.LeftOutException("UnityEngine.Rendering.SplashScreen.Begin"); }
        public static void Stop(UnityEngine.Rendering.SplashScreen.StopBehavior stopBehavior) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SplashScreen.Stop"); }
        public static void Draw() { throw new Umcp.LeftOutException("UnityEngine.Rendering.SplashScreen.Draw"); }
        public enum StopBehavior
        {
            StopImmediate = 0,
            FadeOut = 1,
        }
    }
    public enum StencilOp
    {
        Keep = 0,
        Zero = 1,
        Replace = 2,
        IncrementSaturate = 3,
        DecrementSaturate = 4,
        Invert = 5,
        IncrementWrap = 6,
        DecrementWrap = 7,
    }
    public partial struct StencilState : System.IEquatable<UnityEngine.Rendering.StencilState>
    {
        public static UnityEngine.Rendering.StencilState defaultValue { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.defaultValue"); } }
        public StencilState(bool enabled = true, byte readMask = 255, byte writeMask = 255, UnityEngine.Rendering.CompareFunction compareFunction = (UnityEngine.Rendering.CompareFunction)8, UnityEngine.Rendering.StencilOp passOperation = (UnityEngine.Rendering.StencilOp)0, UnityEngine.Rendering.StencilOp failOperation = (UnityEngine.Rendering.StencilOp)0, UnityEngine.Rendering.StencilOp zFailOperation = (UnityEngine.Rendering.StencilOp)0) : this(enabled, readMask, writeMask, compareFunction, passOperation, failOperation, zFailOperation, compareFunction, passOperation, failOperation, zFailOperation) { }
        public StencilState(bool enabled, byte readMask, byte writeMask, UnityEngine.Rendering.CompareFunction compareFunctionFront, UnityEngine.Rendering.StencilOp passOperationFront, UnityEngine.Rendering.StencilOp failOperationFront, UnityEngine.Rendering.StencilOp zFailOperationFront, UnityEngine.Rendering.CompareFunction compareFunctionBack, UnityEngine.Rendering.StencilOp passOperationBack, UnityEngine.Rendering.StencilOp failOperationBack, UnityEngine.Rendering.StencilOp zFailOperationBack) { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState"); }
        public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.enabled"); } }
        public byte readMask { get; set; }
        public byte writeMask { get; set; }
        public void SetCompareFunction(UnityEngine.Rendering.CompareFunction value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.SetCompareFunction"); }
        public void SetPassOperation(UnityEngine.Rendering.StencilOp value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.SetPassOperation"); }
        public void SetFailOperation(UnityEngine.Rendering.StencilOp value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.SetFailOperation"); }
        public void SetZFailOperation(UnityEngine.Rendering.StencilOp value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.SetZFailOperation"); }
        public UnityEngine.Rendering.CompareFunction compareFunctionFront { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.compareFunctionFront"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.compareFunctionFront"); } }
        public UnityEngine.Rendering.StencilOp passOperationFront { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.passOperationFront"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.passOperationFront"); } }
        public UnityEngine.Rendering.StencilOp failOperationFront { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.failOperationFront"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.failOperationFront"); } }
        public UnityEngine.Rendering.StencilOp zFailOperationFront { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.zFailOperationFront"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.zFailOperationFront"); } }
        public UnityEngine.Rendering.CompareFunction compareFunctionBack { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.compareFunctionBack"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.compareFunctionBack"); } }
        public UnityEngine.Rendering.StencilOp passOperationBack { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.passOperationBack"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.passOperationBack"); } }
        public UnityEngine.Rendering.StencilOp failOperationBack { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.failOperationBack"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.failOperationBack"); } }
        public UnityEngine.Rendering.StencilOp zFailOperationBack { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.zFailOperationBack"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.StencilState.zFailOperationBack"); } }
        public bool Equals(UnityEngine.Rendering.StencilState other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.StencilState left, UnityEngine.Rendering.StencilState right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.StencilState left, UnityEngine.Rendering.StencilState right) { return !((object)left).Equals(right); }
    }
    public partial struct SubMeshDescriptor
    {
        public SubMeshDescriptor(int indexStart, int indexCount, UnityEngine.MeshTopology topology = (UnityEngine.MeshTopology)0) { this = default(UnityEngine.Rendering.SubMeshDescriptor); this.indexStart = indexStart; this.indexCount = indexCount; this.topology = topology; this.baseVertex = 0; this.firstVertex = 0; this.vertexCount = 0; }
        public UnityEngine.Bounds bounds { get; set; }
        public UnityEngine.MeshTopology topology { get; set; }
        public int indexStart { get; set; }
        public int indexCount { get; set; }
        public int baseVertex { get; set; }
        public int firstVertex { get; set; }
        public int vertexCount { get; set; }
    }
    public partial class SupportedRenderingFeatures
    {
        public static UnityEngine.Rendering.SupportedRenderingFeatures active { get { return s_KeptActive.Get("UnityEngine.Rendering.SupportedRenderingFeatures.active"); } set { s_KeptActive.Set(value); } } private static Umcp.Kept<UnityEngine.Rendering.SupportedRenderingFeatures> s_KeptActive;
        public UnityEngine.Rendering.SupportedRenderingFeatures.ReflectionProbeModes reflectionProbeModes { get; set; }
        public UnityEngine.Rendering.SupportedRenderingFeatures.LightmapMixedBakeModes defaultMixedLightingModes { get; set; }
        public UnityEngine.Rendering.SupportedRenderingFeatures.LightmapMixedBakeModes mixedLightingModes { get; set; }
        public UnityEngine.LightmapBakeType lightmapBakeTypes { get; set; }
        public UnityEngine.LightmapsMode lightmapsModes { get; set; }
        [System.Obsolete] public bool enlightenLightmapper { get; set; } = true;
        public bool enlighten { get; set; } = true;
        public bool lightProbeProxyVolumes { get; set; } = true;
        public bool motionVectors { get; set; } = true;
        public bool receiveShadows { get; set; } = true;
        public bool reflectionProbes { get; set; } = true;
        public bool reflectionProbesBlendDistance { get; set; } = true;
        public bool rendererPriority { get; set; } = false;
        public bool rendersUIOverlay { get; set; } = false;
        public bool overridesEnvironmentLighting { get; set; } = false;
        public bool overridesFog { get; set; } = false;
        public bool overridesRealtimeReflectionProbes { get; set; } = false;
        public bool overridesOtherLightingSettings { get; set; } = false;
        public bool editableMaterialRenderQueue { get; set; } = true;
        public bool overridesLODBias { get; set; } = false;
        public bool overridesMaximumLODLevel { get; set; } = false;
        public bool overridesEnableLODCrossFade { get; set; } = false;
        public bool rendererProbes { get; set; } = true;
        public bool particleSystemInstancing { get; set; } = true;
        public bool autoAmbientProbeBaking { get; set; } = true;
        public bool autoDefaultReflectionProbeBaking { get; set; } = true;
        public bool overridesShadowmask { get; set; } = false;
        public bool overridesLightProbeSystem { get; set; } = false;
        public bool supportsHDR { get; set; } = false;
        public string overridesLightProbeSystemWarningMessage { get; set; } = "The rendering pipeline used has an alternative method to handle light probes. Please consult the documentation for the used SRP to setup the alternative.";
        [System.Obsolete] public bool terrainDetailUnsupported { get { return m_KeptTerrainDetailUnsupported.Get("UnityEngine.Rendering.SupportedRenderingFeatures.terrainDetailUnsupported"); } set { m_KeptTerrainDetailUnsupported.Set(value); } } private Umcp.Kept<bool> m_KeptTerrainDetailUnsupported;
        [System.FlagsAttribute]
        public enum ReflectionProbeModes
        {
            None = 0,
            Rotation = 1,
        }
        [System.FlagsAttribute]
        public enum LightmapMixedBakeModes
        {
            None = 0,
            IndirectOnly = 1,
            Subtractive = 2,
            Shadowmask = 4,
        }
    }
    public enum SynchronisationStage
    {
        VertexProcessing = 0,
        PixelProcessing = 1,
    }
    public enum SynchronisationStageFlags
    {
        VertexProcessing = 1,
        PixelProcessing = 2,
        ComputeProcessing = 4,
        AllGPUOperations = 7,
    }
    public partial struct ThreadedBatchContext
    {
        public System.IntPtr batchRendererGroup;
        public UnityEngine.Rendering.BatchID AddBatch(Unity.Collections.NativeArray<UnityEngine.Rendering.MetadataValue> batchMetadata, UnityEngine.GraphicsBufferHandle buffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ThreadedBatchContext.AddBatch"); }
        public UnityEngine.Rendering.BatchID AddBatch(Unity.Collections.NativeArray<UnityEngine.Rendering.MetadataValue> batchMetadata, UnityEngine.GraphicsBufferHandle buffer, uint bufferOffset, uint windowSize) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ThreadedBatchContext.AddBatch"); }
        public void SetBatchBuffer(UnityEngine.Rendering.BatchID batchID, UnityEngine.GraphicsBufferHandle buffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ThreadedBatchContext.SetBatchBuffer"); }
        public void RemoveBatch(UnityEngine.Rendering.BatchID batchID) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ThreadedBatchContext.RemoveBatch"); }
    }
    public enum VertexAttribute
    {
        Position = 0,
        Normal = 1,
        Tangent = 2,
        Color = 3,
        TexCoord0 = 4,
        TexCoord1 = 5,
        TexCoord2 = 6,
        TexCoord3 = 7,
        TexCoord4 = 8,
        TexCoord5 = 9,
        TexCoord6 = 10,
        TexCoord7 = 11,
        BlendWeight = 12,
        BlendIndices = 13,
    }
    public partial struct VertexAttributeDescriptor : System.IEquatable<UnityEngine.Rendering.VertexAttributeDescriptor>
    {
        public UnityEngine.Rendering.VertexAttribute attribute { get; set; }
        public UnityEngine.Rendering.VertexAttributeFormat format { get; set; }
        public int dimension { get; set; }
        public int stream { get; set; }
        public VertexAttributeDescriptor(UnityEngine.Rendering.VertexAttribute attribute = (UnityEngine.Rendering.VertexAttribute)0, UnityEngine.Rendering.VertexAttributeFormat format = (UnityEngine.Rendering.VertexAttributeFormat)0, int dimension = 3, int stream = 0) { this = default(UnityEngine.Rendering.VertexAttributeDescriptor); this.attribute = attribute; this.format = format; this.dimension = dimension; this.stream = stream; }
        public bool Equals(UnityEngine.Rendering.VertexAttributeDescriptor other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.VertexAttributeDescriptor lhs, UnityEngine.Rendering.VertexAttributeDescriptor rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.Rendering.VertexAttributeDescriptor lhs, UnityEngine.Rendering.VertexAttributeDescriptor rhs) { return !((object)lhs).Equals(rhs); }
    }
    public enum VertexAttributeFormat
    {
        Float32 = 0,
        Float16 = 1,
        UNorm8 = 2,
        SNorm8 = 3,
        UNorm16 = 4,
        SNorm16 = 5,
        UInt8 = 6,
        SInt8 = 7,
        UInt16 = 8,
        SInt16 = 9,
        UInt32 = 10,
        SInt32 = 11,
    }
    public enum VideoShadersIncludeMode
    {
        Never = 0,
        Referenced = 1,
        Always = 2,
    }
    public partial struct VisibleLight : System.IEquatable<UnityEngine.Rendering.VisibleLight>
    {
        public UnityEngine.Light light { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.VisibleLight.light"); } }
        public UnityEngine.LightType lightType { get; set; }
        public UnityEngine.Color finalColor { get; set; }
        public UnityEngine.Rect screenRect { get; set; }
        public UnityEngine.Matrix4x4 localToWorldMatrix { get; set; }
        public float range { get; set; }
        public float spotAngle { get; set; }
        public bool intersectsNearPlane { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.VisibleLight.intersectsNearPlane"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.VisibleLight.intersectsNearPlane"); } }
        public bool intersectsFarPlane { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.VisibleLight.intersectsFarPlane"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.VisibleLight.intersectsFarPlane"); } }
        public bool Equals(UnityEngine.Rendering.VisibleLight other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.VisibleLight left, UnityEngine.Rendering.VisibleLight right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.VisibleLight left, UnityEngine.Rendering.VisibleLight right) { return !((object)left).Equals(right); }
    }
    public partial struct VisibleReflectionProbe : System.IEquatable<UnityEngine.Rendering.VisibleReflectionProbe>
    {
        public UnityEngine.Texture texture { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.VisibleReflectionProbe.texture"); } }
        public UnityEngine.ReflectionProbe reflectionProbe { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.VisibleReflectionProbe.reflectionProbe"); } }
        public UnityEngine.Bounds bounds { get; set; }
        public UnityEngine.Matrix4x4 localToWorldMatrix { get; set; }
        public UnityEngine.Vector4 hdrData { get; set; }
        public UnityEngine.Vector3 center { get; set; }
        public float blendDistance { get; set; }
        public int importance { get; set; }
        public bool isBoxProjection { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.VisibleReflectionProbe.isBoxProjection"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.VisibleReflectionProbe.isBoxProjection"); } }
        public bool Equals(UnityEngine.Rendering.VisibleReflectionProbe other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.VisibleReflectionProbe left, UnityEngine.Rendering.VisibleReflectionProbe right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.VisibleReflectionProbe left, UnityEngine.Rendering.VisibleReflectionProbe right) { return !((object)left).Equals(right); }
    }
}

namespace UnityEngine
{
    public partial class ResourceRequest
    {
    }
    public sealed partial class Resources
    {
    }
    public partial class ResourcesAPI
    {
        public static UnityEngine.ResourcesAPI overrideAPI { get; set; }
        protected internal ResourcesAPI() { }
        protected internal virtual UnityEngine.Object[] FindObjectsOfTypeAll(System.Type systemTypeInstance) { throw new Umcp.LeftOutException("UnityEngine.ResourcesAPI.FindObjectsOfTypeAll"); }
        protected internal virtual UnityEngine.Shader FindShaderByName(string name) { throw new Umcp.LeftOutException("UnityEngine.ResourcesAPI.FindShaderByName"); }
        protected internal virtual UnityEngine.Object Load(string path, System.Type systemTypeInstance) { throw new Umcp.LeftOutException("UnityEngine.ResourcesAPI.Load"); }
        protected internal virtual UnityEngine.Object[] LoadAll(string path, System.Type systemTypeInstance) { throw new Umcp.LeftOutException("UnityEngine.ResourcesAPI.LoadAll"); }
        protected internal virtual UnityEngine.ResourceRequest LoadAsync(string path, System.Type systemTypeInstance) { throw new Umcp.LeftOutException("UnityEngine.ResourcesAPI.LoadAsync"); }
        protected internal virtual void UnloadAsset(UnityEngine.Object assetToUnload) { throw new Umcp.LeftOutException("UnityEngine.ResourcesAPI.UnloadAsset"); }
    }
    public static partial class ScalableBufferManager
    {
        public static float widthScaleFactor { get { throw new Umcp.LeftOutException("UnityEngine.ScalableBufferManager.widthScaleFactor"); } }
        public static float heightScaleFactor { get { throw new Umcp.LeftOutException("UnityEngine.ScalableBufferManager.heightScaleFactor"); } }
        public static void ResizeBuffers(float widthScale, float heightScale) { throw new Umcp.LeftOutException("UnityEngine.ScalableBufferManager.ResizeBuffers"); }
    }
}

namespace UnityEngine.SceneManagement
{
    public partial class SceneManager
    {
    }
    public partial class SceneManagerAPI
    {
        public static UnityEngine.SceneManagement.SceneManagerAPI overrideAPI { get; set; }
        protected internal SceneManagerAPI() { }
        protected internal virtual int GetNumScenesInBuildSettings() { throw new Umcp.LeftOutException("UnityEngine.SceneManagement.SceneManagerAPI.GetNumScenesInBuildSettings"); }
        protected internal virtual UnityEngine.SceneManagement.Scene GetSceneByBuildIndex(int buildIndex) { throw new Umcp.LeftOutException("UnityEngine.SceneManagement.SceneManagerAPI.GetSceneByBuildIndex"); }
        protected internal virtual UnityEngine.AsyncOperation LoadSceneAsyncByNameOrIndex(string sceneName, int sceneBuildIndex, UnityEngine.SceneManagement.LoadSceneParameters parameters, bool mustCompleteNextFrame) { throw new Umcp.LeftOutException("UnityEngine.SceneManagement.SceneManagerAPI.LoadSceneAsyncByNameOrIndex"); }
        protected internal virtual UnityEngine.AsyncOperation UnloadSceneAsyncByNameOrIndex(string sceneName, int sceneBuildIndex, bool immediately, UnityEngine.SceneManagement.UnloadSceneOptions options, out bool outSuccess) { throw new Umcp.LeftOutException("UnityEngine.SceneManagement.SceneManagerAPI.UnloadSceneAsyncByNameOrIndex"); }
        protected internal virtual UnityEngine.AsyncOperation LoadFirstScene(bool mustLoadAsync) { throw new Umcp.LeftOutException("UnityEngine.SceneManagement.SceneManagerAPI.LoadFirstScene"); }
    }
}

namespace UnityEngine
{
    public sealed partial class Screen
    {
        public static UnityEngine.DisplayInfo mainWindowDisplayInfo { get { throw new Umcp.LeftOutException("UnityEngine.Screen.mainWindowDisplayInfo"); } }
        public static void GetDisplayLayout(System.Collections.Generic.List<UnityEngine.DisplayInfo> displayLayout) { throw new Umcp.LeftOutException("UnityEngine.Screen.GetDisplayLayout"); }
        public static UnityEngine.AsyncOperation MoveMainWindowTo(in UnityEngine.DisplayInfo display, UnityEngine.Vector2Int position) { throw new Umcp.LeftOutException("UnityEngine.Screen.MoveMainWindowTo"); }
        [System.Obsolete] public static bool lockCursor { get { return s_KeptLockCursor.Get("UnityEngine.Screen.lockCursor"); } set { s_KeptLockCursor.Set(value); } } private static Umcp.Kept<bool> s_KeptLockCursor;
    }
    public partial class ScriptableObject
    {
    }
}

namespace UnityEngine.Scripting.APIUpdating
{
    public partial class MovedFromAttribute
    {
        public bool IsInDifferentAssembly { get { throw new Umcp.LeftOutException("UnityEngine.Scripting.APIUpdating.MovedFromAttribute.IsInDifferentAssembly"); } }
    }
}

namespace UnityEngine.Scripting
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Assembly)]
    public partial class AlwaysLinkAssemblyAttribute : System.Attribute
    {
    }
    public static partial class GarbageCollector
    {
        public static event System.Action<UnityEngine.Scripting.GarbageCollector.Mode> GCModeChanged { add { } remove { } }
        public static UnityEngine.Scripting.GarbageCollector.Mode GCMode { get { return s_KeptGCMode.Get("UnityEngine.Scripting.GarbageCollector.GCMode"); } set { s_KeptGCMode.Set(value); } } private static Umcp.Kept<UnityEngine.Scripting.GarbageCollector.Mode> s_KeptGCMode;
        public static bool isIncremental { get { throw new Umcp.LeftOutException("UnityEngine.Scripting.GarbageCollector.isIncremental"); } }
        public static ulong incrementalTimeSliceNanoseconds { get { return s_KeptIncrementalTimeSliceNanoseconds.Get("UnityEngine.Scripting.GarbageCollector.incrementalTimeSliceNanoseconds"); } set { s_KeptIncrementalTimeSliceNanoseconds.Set(value); } } private static Umcp.Kept<ulong> s_KeptIncrementalTimeSliceNanoseconds;
        public static bool CollectIncremental(ulong nanoseconds = 0) { throw new Umcp.LeftOutException("UnityEngine.Scripting.GarbageCollector.CollectIncremental"); }
        public enum Mode
        {
            Disabled = 0,
            Enabled = 1,
            Manual = 2,
        }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, AllowMultiple = false)]
    public partial class RequireAttributeUsagesAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, AllowMultiple = false)]
    public partial class RequireDerivedAttribute : System.Attribute
    {
    }
}
