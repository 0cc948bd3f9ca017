// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering
{
    public partial class BatchRendererGroup : System.IDisposable
    {
        public BatchRendererGroup(UnityEngine.Rendering.BatchRendererGroup.OnPerformCulling cullingCallback, System.IntPtr userContext) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.Dispose"); }
        public UnityEngine.Rendering.ThreadedBatchContext GetThreadedBatchContext() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.GetThreadedBatchContext"); }
        public UnityEngine.Rendering.BatchID AddBatch(Unity.Collections.NativeArray<UnityEngine.Rendering.MetadataValue> batchMetadata, UnityEngine.GraphicsBufferHandle buffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.AddBatch"); }
        public UnityEngine.Rendering.BatchID AddBatch(Unity.Collections.NativeArray<UnityEngine.Rendering.MetadataValue> batchMetadata, UnityEngine.GraphicsBufferHandle buffer, uint bufferOffset, uint windowSize) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.AddBatch"); }
        public void RemoveBatch(UnityEngine.Rendering.BatchID batchID) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.RemoveBatch"); }
        public void SetBatchBuffer(UnityEngine.Rendering.BatchID batchID, UnityEngine.GraphicsBufferHandle buffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.SetBatchBuffer"); }
        public UnityEngine.Rendering.BatchMaterialID RegisterMaterial(UnityEngine.Material material) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.RegisterMaterial"); }
        public UnityEngine.Rendering.BatchMaterialID RegisterMaterial(int materialInstanceID) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.RegisterMaterial"); }
        public void UnregisterMaterial(UnityEngine.Rendering.BatchMaterialID material) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.UnregisterMaterial"); }
        public UnityEngine.Material GetRegisteredMaterial(UnityEngine.Rendering.BatchMaterialID material) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.GetRegisteredMaterial"); }
        public UnityEngine.Rendering.BatchMeshID RegisterMesh(UnityEngine.Mesh mesh) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.RegisterMesh"); }
        public UnityEngine.Rendering.BatchMeshID RegisterMesh(int meshInstanceID) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.RegisterMesh"); }
        public void UnregisterMesh(UnityEngine.Rendering.BatchMeshID mesh) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.UnregisterMesh"); }
        public UnityEngine.Mesh GetRegisteredMesh(UnityEngine.Rendering.BatchMeshID mesh) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.GetRegisteredMesh"); }
        public void SetGlobalBounds(UnityEngine.Bounds bounds) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.SetGlobalBounds"); }
        public void SetPickingMaterial(UnityEngine.Material material) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.SetPickingMaterial"); }
        public void SetErrorMaterial(UnityEngine.Material material) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.SetErrorMaterial"); }
        public void SetLoadingMaterial(UnityEngine.Material material) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.SetLoadingMaterial"); }
        public void SetEnabledViewTypes(UnityEngine.Rendering.BatchCullingViewType[] viewTypes) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.SetEnabledViewTypes"); }
        public static UnityEngine.Rendering.BatchBufferTarget BufferTarget { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.BufferTarget"); } }
        public static int GetConstantBufferMaxWindowSize() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.GetConstantBufferMaxWindowSize"); }
        public static int GetConstantBufferOffsetAlignment() { throw new Umcp.LeftOutException("UnityEngine.Rendering.BatchRendererGroup.GetConstantBufferOffsetAlignment"); }
        internal BatchRendererGroup() { }
        public delegate Unity.Jobs.JobHandle OnPerformCulling(UnityEngine.Rendering.BatchRendererGroup rendererGroup, UnityEngine.Rendering.BatchCullingContext cullingContext, UnityEngine.Rendering.BatchCullingOutput cullingOutput, System.IntPtr userContext);
    }
    public enum BlendMode
    {
        Zero = 0,
        One = 1,
        DstColor = 2,
        SrcColor = 3,
        OneMinusDstColor = 4,
        SrcAlpha = 5,
        OneMinusSrcColor = 6,
        DstAlpha = 7,
        OneMinusDstAlpha = 8,
        SrcAlphaSaturate = 9,
        OneMinusSrcAlpha = 10,
    }
    public enum BlendOp
    {
        Add = 0,
        Subtract = 1,
        ReverseSubtract = 2,
        Min = 3,
        Max = 4,
        LogicalClear = 5,
        LogicalSet = 6,
        LogicalCopy = 7,
        LogicalCopyInverted = 8,
        LogicalNoop = 9,
        LogicalInvert = 10,
        LogicalAnd = 11,
        LogicalNand = 12,
        LogicalOr = 13,
        LogicalNor = 14,
        LogicalXor = 15,
        LogicalEquivalence = 16,
        LogicalAndReverse = 17,
        LogicalAndInverted = 18,
        LogicalOrReverse = 19,
        LogicalOrInverted = 20,
        Multiply = 21,
        Screen = 22,
        Overlay = 23,
        Darken = 24,
        Lighten = 25,
        ColorDodge = 26,
        ColorBurn = 27,
        HardLight = 28,
        SoftLight = 29,
        Difference = 30,
        Exclusion = 31,
        HSLHue = 32,
        HSLSaturation = 33,
        HSLColor = 34,
        HSLLuminosity = 35,
    }
    public enum BlendShapeBufferLayout
    {
        PerShape = 0,
        PerVertex = 1,
    }
    public partial struct BlendState : System.IEquatable<UnityEngine.Rendering.BlendState>
    {
        public static UnityEngine.Rendering.BlendState defaultValue { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BlendState.defaultValue"); } }
        public BlendState(bool separateMRTBlend = false, bool alphaToMask = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.BlendState"); }
        public bool separateMRTBlendStates { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BlendState.separateMRTBlendStates"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BlendState.separateMRTBlendStates"); } }
        public bool alphaToMask { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.BlendState.alphaToMask"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.BlendState.alphaToMask"); } }
        public UnityEngine.Rendering.RenderTargetBlendState blendState0 { get; set; }
        public UnityEngine.Rendering.RenderTargetBlendState blendState1 { get; set; }
        public UnityEngine.Rendering.RenderTargetBlendState blendState2 { get; set; }
        public UnityEngine.Rendering.RenderTargetBlendState blendState3 { get; set; }
        public UnityEngine.Rendering.RenderTargetBlendState blendState4 { get; set; }
        public UnityEngine.Rendering.RenderTargetBlendState blendState5 { get; set; }
        public UnityEngine.Rendering.RenderTargetBlendState blendState6 { get; set; }
        public UnityEngine.Rendering.RenderTargetBlendState blendState7 { get; set; }
        public bool Equals(UnityEngine.Rendering.BlendState other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.BlendState left, UnityEngine.Rendering.BlendState right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.BlendState left, UnityEngine.Rendering.BlendState right) { return !((object)left).Equals(right); }
    }
    public enum BuiltinRenderTextureType
    {
        PropertyName = -4,
        BufferPtr = -3,
        RenderTexture = -2,
        BindableTexture = -1,
        None = 0,
        CurrentActive = 1,
        CameraTarget = 2,
        Depth = 3,
        DepthNormals = 4,
        ResolvedDepth = 5,
        [System.Obsolete] PrepassNormalsSpec = 7,
        [System.Obsolete] PrepassLight = 8,
        [System.Obsolete] PrepassLightSpec = 9,
        GBuffer0 = 10,
        GBuffer1 = 11,
        GBuffer2 = 12,
        GBuffer3 = 13,
        Reflections = 14,
        MotionVectors = 15,
        GBuffer4 = 16,
        GBuffer5 = 17,
        GBuffer6 = 18,
        GBuffer7 = 19,
    }
    public enum BuiltinShaderDefine
    {
        UNITY_NO_DXT5nm = 0,
        UNITY_NO_RGBM = 1,
        [System.Obsolete] UNITY_USE_NATIVE_HDR = 2,
        UNITY_ENABLE_REFLECTION_BUFFERS = 3,
        UNITY_FRAMEBUFFER_FETCH_AVAILABLE = 4,
        UNITY_ENABLE_NATIVE_SHADOW_LOOKUPS = 5,
        UNITY_METAL_SHADOWS_USE_POINT_FILTERING = 6,
        UNITY_NO_CUBEMAP_ARRAY = 7,
        UNITY_NO_SCREENSPACE_SHADOWS = 8,
        UNITY_USE_DITHER_MASK_FOR_ALPHABLENDED_SHADOWS = 9,
        UNITY_PBS_USE_BRDF1 = 10,
        UNITY_PBS_USE_BRDF2 = 11,
        UNITY_PBS_USE_BRDF3 = 12,
        UNITY_NO_FULL_STANDARD_SHADER = 13,
        UNITY_SPECCUBE_BOX_PROJECTION = 14,
        UNITY_SPECCUBE_BLENDING = 15,
        UNITY_ENABLE_DETAIL_NORMALMAP = 16,
        SHADER_API_MOBILE = 17,
        SHADER_API_DESKTOP = 18,
        UNITY_HARDWARE_TIER1 = 19,
        UNITY_HARDWARE_TIER2 = 20,
        UNITY_HARDWARE_TIER3 = 21,
        UNITY_COLORSPACE_GAMMA = 22,
        UNITY_LIGHT_PROBE_PROXY_VOLUME = 23,
        UNITY_HALF_PRECISION_FRAGMENT_SHADER_REGISTERS = 24,
        UNITY_LIGHTMAP_DLDR_ENCODING = 25,
        UNITY_LIGHTMAP_RGBM_ENCODING = 26,
        UNITY_LIGHTMAP_FULL_HDR = 27,
        UNITY_VIRTUAL_TEXTURING = 28,
        UNITY_PRETRANSFORM_TO_DISPLAY_ORIENTATION = 29,
        UNITY_ASTC_NORMALMAP_ENCODING = 30,
        SHADER_API_GLES30 = 31,
        UNITY_UNIFIED_SHADER_PRECISION_MODEL = 32,
        UNITY_PLATFORM_SUPPORTS_WAVE_32 = 33,
        UNITY_PLATFORM_SUPPORTS_WAVE_64 = 34,
        UNITY_NEEDS_RENDERPASS_FBFETCH_FALLBACK = 35,
    }
    public enum BuiltinShaderMode
    {
        Disabled = 0,
        UseBuiltin = 1,
        UseCustom = 2,
    }
    public enum BuiltinShaderType
    {
        DeferredShading = 0,
        DeferredReflections = 1,
        [System.Obsolete] LegacyDeferredLighting = 2,
        ScreenSpaceShadows = 3,
        DepthNormals = 4,
        MotionVectors = 5,
        LightHalo = 6,
        LensFlare = 7,
    }
    public enum CameraEvent
    {
        BeforeDepthTexture = 0,
        AfterDepthTexture = 1,
        BeforeDepthNormalsTexture = 2,
        AfterDepthNormalsTexture = 3,
        BeforeGBuffer = 4,
        AfterGBuffer = 5,
        BeforeLighting = 6,
        AfterLighting = 7,
        BeforeFinalPass = 8,
        AfterFinalPass = 9,
        BeforeForwardOpaque = 10,
        AfterForwardOpaque = 11,
        BeforeImageEffectsOpaque = 12,
        AfterImageEffectsOpaque = 13,
        BeforeSkybox = 14,
        AfterSkybox = 15,
        BeforeForwardAlpha = 16,
        AfterForwardAlpha = 17,
        BeforeImageEffects = 18,
        AfterImageEffects = 19,
        AfterEverything = 20,
        BeforeReflections = 21,
        AfterReflections = 22,
        BeforeHaloAndLensFlares = 23,
        AfterHaloAndLensFlares = 24,
    }
    public enum CameraHDRMode
    {
        FP16 = 1,
        R11G11B10 = 2,
    }
    public enum CameraLateLatchMatrixType
    {
        View = 0,
        InverseView = 1,
        ViewProjection = 2,
        InverseViewProjection = 3,
    }
    public partial struct CameraProperties : System.IEquatable<UnityEngine.Rendering.CameraProperties>
    {
        public UnityEngine.Plane GetShadowCullingPlane(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CameraProperties.GetShadowCullingPlane"); }
        public void SetShadowCullingPlane(int index, UnityEngine.Plane plane) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CameraProperties.SetShadowCullingPlane"); }
        public UnityEngine.Plane GetCameraCullingPlane(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CameraProperties.GetCameraCullingPlane"); }
        public void SetCameraCullingPlane(int index, UnityEngine.Plane plane) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CameraProperties.SetCameraCullingPlane"); }
        public bool Equals(UnityEngine.Rendering.CameraProperties other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Rendering.CameraProperties left, UnityEngine.Rendering.CameraProperties right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Rendering.CameraProperties left, UnityEngine.Rendering.CameraProperties right) { return !((object)left).Equals(right); }
    }
    [System.FlagsAttribute]
    public enum ColorWriteMask
    {
        Alpha = 1,
        Blue = 2,
        Green = 4,
        Red = 8,
        All = 15,
    }
    public partial class CommandBuffer
    {
        public void ConvertTexture(UnityEngine.Rendering.RenderTargetIdentifier src, UnityEngine.Rendering.RenderTargetIdentifier dst) { }
        public void ConvertTexture(UnityEngine.Rendering.RenderTargetIdentifier src, int srcElement, UnityEngine.Rendering.RenderTargetIdentifier dst, int dstElement) { }
        public void WaitAllAsyncReadbackRequests() { }
        public void RequestAsyncReadback(UnityEngine.ComputeBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) { }
        public void RequestAsyncReadback(UnityEngine.GraphicsBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) { }
        public void RequestAsyncReadback(UnityEngine.ComputeBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) { }
        public void RequestAsyncReadback(UnityEngine.GraphicsBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) { }
        public void RequestAsyncReadback(UnityEngine.Texture src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) { }
        public void RequestAsyncReadback(UnityEngine.Texture src, int mipIndex, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) { }
        public void RequestAsyncReadback(UnityEngine.Texture src, int mipIndex, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) { }
        public void RequestAsyncReadback(UnityEngine.Texture src, int mipIndex, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) { }
        public void RequestAsyncReadback(UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) { }
        public void RequestAsyncReadback(UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) { }
        public void RequestAsyncReadback(UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) { }
        public void RequestAsyncReadbackIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.ComputeBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.ComputeBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.GraphicsBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.GraphicsBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, int mipIndex, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, int mipIndex, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, int mipIndex, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeArray<T>(ref Unity.Collections.NativeArray<T> output, UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.ComputeBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.ComputeBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.GraphicsBuffer src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.GraphicsBuffer src, int size, int offset, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, int mipIndex, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, int mipIndex, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, int mipIndex, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.TextureFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void RequestAsyncReadbackIntoNativeSlice<T>(ref Unity.Collections.NativeSlice<T> output, UnityEngine.Texture src, int mipIndex, int x, int width, int y, int height, int z, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat dstFormat, System.Action<UnityEngine.Rendering.AsyncGPUReadbackRequest> callback) where T : struct { }
        public void SetInvertCulling(bool invertCulling) { }
        public void SetComputeFloatParam(UnityEngine.ComputeShader computeShader, int nameID, float val) { }
        public void SetComputeIntParam(UnityEngine.ComputeShader computeShader, int nameID, int val) { }
        public void SetComputeVectorParam(UnityEngine.ComputeShader computeShader, int nameID, UnityEngine.Vector4 val) { }
        public void SetComputeVectorArrayParam(UnityEngine.ComputeShader computeShader, int nameID, UnityEngine.Vector4[] values) { }
        public void SetComputeMatrixParam(UnityEngine.ComputeShader computeShader, int nameID, UnityEngine.Matrix4x4 val) { }
        public void SetComputeMatrixArrayParam(UnityEngine.ComputeShader computeShader, int nameID, UnityEngine.Matrix4x4[] values) { }
        public void SetRayTracingShaderPass(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string passName) { }
        public void Clear() { }
        public void ClearRandomWriteTargets() { }
        public void SetViewport(UnityEngine.Rect pixelRect) { }
        public void EnableScissorRect(UnityEngine.Rect scissor) { }
        public void DisableScissorRect() { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.Experimental.Rendering.GraphicsFormat format, int antiAliasing, bool enableRandomWrite, UnityEngine.RenderTextureMemoryless memorylessMode, bool useDynamicScale) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.Experimental.Rendering.GraphicsFormat format, int antiAliasing, bool enableRandomWrite, UnityEngine.RenderTextureMemoryless memorylessMode) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.Experimental.Rendering.GraphicsFormat format, int antiAliasing, bool enableRandomWrite) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.Experimental.Rendering.GraphicsFormat format, int antiAliasing) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.Experimental.Rendering.GraphicsFormat format) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite, int antiAliasing, bool enableRandomWrite, UnityEngine.RenderTextureMemoryless memorylessMode, bool useDynamicScale) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite, int antiAliasing, bool enableRandomWrite, UnityEngine.RenderTextureMemoryless memorylessMode) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite, int antiAliasing, bool enableRandomWrite) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite, int antiAliasing) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.RenderTextureFormat format) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer, UnityEngine.FilterMode filter) { }
        public void GetTemporaryRT(int nameID, int width, int height, int depthBuffer) { }
        public void GetTemporaryRT(int nameID, int width, int height) { }
        public void GetTemporaryRT(int nameID, UnityEngine.RenderTextureDescriptor desc, UnityEngine.FilterMode filter) { }
        public void GetTemporaryRT(int nameID, UnityEngine.RenderTextureDescriptor desc) { }
        public void GetTemporaryRTArray(int nameID, int width, int height, int slices, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.Experimental.Rendering.GraphicsFormat format, int antiAliasing, bool enableRandomWrite, bool useDynamicScale) { }
        public void GetTemporaryRTArray(int nameID, int width, int height, int slices, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.Experimental.Rendering.GraphicsFormat format, int antiAliasing, bool enableRandomWrite) { }
        public void GetTemporaryRTArray(int nameID, int width, int height, int slices, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.Experimental.Rendering.GraphicsFormat format, int antiAliasing) { }
        public void GetTemporaryRTArray(int nameID, int width, int height, int slices, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.Experimental.Rendering.GraphicsFormat format) { }
        public void GetTemporaryRTArray(int nameID, int width, int height, int slices, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite, int antiAliasing, bool enableRandomWrite) { }
        public void GetTemporaryRTArray(int nameID, int width, int height, int slices, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite, int antiAliasing) { }
        public void GetTemporaryRTArray(int nameID, int width, int height, int slices, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite) { }
        public void GetTemporaryRTArray(int nameID, int width, int height, int slices, int depthBuffer, UnityEngine.FilterMode filter, UnityEngine.RenderTextureFormat format) { }
        public void GetTemporaryRTArray(int nameID, int width, int height, int slices, int depthBuffer, UnityEngine.FilterMode filter) { }
        public void GetTemporaryRTArray(int nameID, int width, int height, int slices, int depthBuffer) { }
        public void GetTemporaryRTArray(int nameID, int width, int height, int slices) { }
        public void ReleaseTemporaryRT(int nameID) { }
        public void ClearRenderTarget(UnityEngine.Rendering.RTClearFlags clearFlags, UnityEngine.Color backgroundColor, float depth, uint stencil) { }
        public void ClearRenderTarget(bool clearDepth, bool clearColor, UnityEngine.Color backgroundColor) { }
        public void ClearRenderTarget(bool clearDepth, bool clearColor, UnityEngine.Color backgroundColor, float depth) { }
        public void SetGlobalFloat(int nameID, float value) { }
        public void SetGlobalInt(int nameID, int value) { }
        public void SetGlobalInteger(int nameID, int value) { }
        public void SetGlobalVector(int nameID, UnityEngine.Vector4 value) { }
        public void SetGlobalColor(int nameID, UnityEngine.Color value) { }
        public void SetGlobalMatrix(int nameID, UnityEngine.Matrix4x4 value) { }
        public void EnableShaderKeyword(string keyword) { }
        public void EnableKeyword(in UnityEngine.Rendering.GlobalKeyword keyword) { }
        public void EnableKeyword(UnityEngine.Material material, in UnityEngine.Rendering.LocalKeyword keyword) { }
        public void EnableKeyword(UnityEngine.ComputeShader computeShader, in UnityEngine.Rendering.LocalKeyword keyword) { }
        public void DisableShaderKeyword(string keyword) { }
        public void DisableKeyword(in UnityEngine.Rendering.GlobalKeyword keyword) { }
        public void DisableKeyword(UnityEngine.Material material, in UnityEngine.Rendering.LocalKeyword keyword) { }
        public void DisableKeyword(UnityEngine.ComputeShader computeShader, in UnityEngine.Rendering.LocalKeyword keyword) { }
        public void SetKeyword(in UnityEngine.Rendering.GlobalKeyword keyword, bool value) { }
        public void SetKeyword(UnityEngine.Material material, in UnityEngine.Rendering.LocalKeyword keyword, bool value) { }
        public void SetKeyword(UnityEngine.ComputeShader computeShader, in UnityEngine.Rendering.LocalKeyword keyword, bool value) { }
        public void SetViewMatrix(UnityEngine.Matrix4x4 view) { }
        public void SetProjectionMatrix(UnityEngine.Matrix4x4 proj) { }
        public void SetViewProjectionMatrices(UnityEngine.Matrix4x4 view, UnityEngine.Matrix4x4 proj) { }
        public void SetGlobalDepthBias(float bias, float slopeBias) { }
        public void SetExecutionFlags(UnityEngine.Rendering.CommandBufferExecutionFlags flags) { }
        public void SetGlobalFloatArray(int nameID, float[] values) { }
        public void SetGlobalVectorArray(int nameID, UnityEngine.Vector4[] values) { }
        public void SetGlobalMatrixArray(int nameID, UnityEngine.Matrix4x4[] values) { }
        public void SetLateLatchProjectionMatrices(UnityEngine.Matrix4x4[] projectionMat) { }
        public void MarkLateLatchMatrixShaderPropertyID(UnityEngine.Rendering.CameraLateLatchMatrixType matrixPropertyType, int shaderPropertyID) { }
        public void UnmarkLateLatchMatrix(UnityEngine.Rendering.CameraLateLatchMatrixType matrixPropertyType) { }
        public void BeginSample(string name) { }
        public void EndSample(string name) { }
        public void BeginSample(UnityEngine.Profiling.CustomSampler sampler) { }
        public void EndSample(UnityEngine.Profiling.CustomSampler sampler) { }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public void BeginSample(Unity.Profiling.ProfilerMarker marker) { }
        [System.Diagnostics.ConditionalAttribute("ENABLE_PROFILER")] public void EndSample(Unity.Profiling.ProfilerMarker marker) { }
        public void IncrementUpdateCount(UnityEngine.Rendering.RenderTargetIdentifier dest) { }
        public void SetInstanceMultiplier(uint multiplier) { }
        public void SetFoveatedRenderingMode(UnityEngine.Rendering.FoveatedRenderingMode foveatedRenderingMode) { }
        public void SetWireframe(bool enable) { }
        public void ConfigureFoveatedRendering(System.IntPtr platformData) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier rt) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier rt, UnityEngine.Rendering.RenderBufferLoadAction loadAction, UnityEngine.Rendering.RenderBufferStoreAction storeAction) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier rt, UnityEngine.Rendering.RenderBufferLoadAction colorLoadAction, UnityEngine.Rendering.RenderBufferStoreAction colorStoreAction, UnityEngine.Rendering.RenderBufferLoadAction depthLoadAction, UnityEngine.Rendering.RenderBufferStoreAction depthStoreAction) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier rt, int mipLevel) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier rt, int mipLevel, UnityEngine.CubemapFace cubemapFace) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier rt, int mipLevel, UnityEngine.CubemapFace cubemapFace, int depthSlice) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier color, UnityEngine.Rendering.RenderTargetIdentifier depth) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier color, UnityEngine.Rendering.RenderTargetIdentifier depth, int mipLevel) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier color, UnityEngine.Rendering.RenderTargetIdentifier depth, int mipLevel, UnityEngine.CubemapFace cubemapFace) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier color, UnityEngine.Rendering.RenderTargetIdentifier depth, int mipLevel, UnityEngine.CubemapFace cubemapFace, int depthSlice) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier color, UnityEngine.Rendering.RenderBufferLoadAction colorLoadAction, UnityEngine.Rendering.RenderBufferStoreAction colorStoreAction, UnityEngine.Rendering.RenderTargetIdentifier depth, UnityEngine.Rendering.RenderBufferLoadAction depthLoadAction, UnityEngine.Rendering.RenderBufferStoreAction depthStoreAction) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier[] colors, UnityEngine.Rendering.RenderTargetIdentifier depth) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetIdentifier[] colors, UnityEngine.Rendering.RenderTargetIdentifier depth, int mipLevel, UnityEngine.CubemapFace cubemapFace, int depthSlice) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetBinding binding, int mipLevel, UnityEngine.CubemapFace cubemapFace, int depthSlice) { }
        public void SetRenderTarget(UnityEngine.Rendering.RenderTargetBinding binding) { }
        public void SetBufferData(UnityEngine.ComputeBuffer buffer, System.Array data) { }
        public void SetBufferData<T>(UnityEngine.ComputeBuffer buffer, System.Collections.Generic.List<T> data) where T : struct { }
        public void SetBufferData<T>(UnityEngine.ComputeBuffer buffer, Unity.Collections.NativeArray<T> data) where T : struct { }
        public void SetBufferData(UnityEngine.ComputeBuffer buffer, System.Array data, int managedBufferStartIndex, int graphicsBufferStartIndex, int count) { }
        public void SetBufferData<T>(UnityEngine.ComputeBuffer buffer, System.Collections.Generic.List<T> data, int managedBufferStartIndex, int graphicsBufferStartIndex, int count) where T : struct { }
        public void SetBufferData<T>(UnityEngine.ComputeBuffer buffer, Unity.Collections.NativeArray<T> data, int nativeBufferStartIndex, int graphicsBufferStartIndex, int count) where T : struct { }
        public void SetBufferCounterValue(UnityEngine.ComputeBuffer buffer, uint counterValue) { }
        public void SetBufferData(UnityEngine.GraphicsBuffer buffer, System.Array data) { }
        public void SetBufferData<T>(UnityEngine.GraphicsBuffer buffer, System.Collections.Generic.List<T> data) where T : struct { }
        public void SetBufferData<T>(UnityEngine.GraphicsBuffer buffer, Unity.Collections.NativeArray<T> data) where T : struct { }
        public void SetBufferData(UnityEngine.GraphicsBuffer buffer, System.Array data, int managedBufferStartIndex, int graphicsBufferStartIndex, int count) { }
        public void SetBufferData<T>(UnityEngine.GraphicsBuffer buffer, System.Collections.Generic.List<T> data, int managedBufferStartIndex, int graphicsBufferStartIndex, int count) where T : struct { }
        public void SetBufferData<T>(UnityEngine.GraphicsBuffer buffer, Unity.Collections.NativeArray<T> data, int nativeBufferStartIndex, int graphicsBufferStartIndex, int count) where T : struct { }
        public void SetBufferCounterValue(UnityEngine.GraphicsBuffer buffer, uint counterValue) { }
        [System.Obsolete] public UnityEngine.Rendering.GPUFence CreateGPUFence(UnityEngine.Rendering.SynchronisationStage stage) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CommandBuffer.CreateGPUFence"); }
        [System.Obsolete] public UnityEngine.Rendering.GPUFence CreateGPUFence() { throw new Umcp.LeftOutException("UnityEngine.Rendering.CommandBuffer.CreateGPUFence"); }
        [System.Obsolete] public void WaitOnGPUFence(UnityEngine.Rendering.GPUFence fence, UnityEngine.Rendering.SynchronisationStage stage) { }
        [System.Obsolete] public void WaitOnGPUFence(UnityEngine.Rendering.GPUFence fence) { }
        [System.Obsolete] public void SetComputeBufferData(UnityEngine.ComputeBuffer buffer, System.Array data) { }
        [System.Obsolete] public void SetComputeBufferData<T>(UnityEngine.ComputeBuffer buffer, System.Collections.Generic.List<T> data) where T : struct { }
        [System.Obsolete] public void SetComputeBufferData<T>(UnityEngine.ComputeBuffer buffer, Unity.Collections.NativeArray<T> data) where T : struct { }
        [System.Obsolete] public void SetComputeBufferData(UnityEngine.ComputeBuffer buffer, System.Array data, int managedBufferStartIndex, int graphicsBufferStartIndex, int count) { }
        [System.Obsolete] public void SetComputeBufferData<T>(UnityEngine.ComputeBuffer buffer, System.Collections.Generic.List<T> data, int managedBufferStartIndex, int graphicsBufferStartIndex, int count) where T : struct { }
        [System.Obsolete] public void SetComputeBufferData<T>(UnityEngine.ComputeBuffer buffer, Unity.Collections.NativeArray<T> data, int nativeBufferStartIndex, int graphicsBufferStartIndex, int count) where T : struct { }
        [System.Obsolete] public void SetComputeBufferCounterValue(UnityEngine.ComputeBuffer buffer, uint counterValue) { }
        public void Dispose() { }
        public void Release() { }
        public UnityEngine.Rendering.GraphicsFence CreateAsyncGraphicsFence() { throw new Umcp.LeftOutException("UnityEngine.Rendering.CommandBuffer.CreateAsyncGraphicsFence"); }
        public UnityEngine.Rendering.GraphicsFence CreateAsyncGraphicsFence(UnityEngine.Rendering.SynchronisationStage stage) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CommandBuffer.CreateAsyncGraphicsFence"); }
        public UnityEngine.Rendering.GraphicsFence CreateGraphicsFence(UnityEngine.Rendering.GraphicsFenceType fenceType, UnityEngine.Rendering.SynchronisationStageFlags stage) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CommandBuffer.CreateGraphicsFence"); }
        public void WaitOnAsyncGraphicsFence(UnityEngine.Rendering.GraphicsFence fence) { }
        public void WaitOnAsyncGraphicsFence(UnityEngine.Rendering.GraphicsFence fence, UnityEngine.Rendering.SynchronisationStage stage) { }
        public void WaitOnAsyncGraphicsFence(UnityEngine.Rendering.GraphicsFence fence, UnityEngine.Rendering.SynchronisationStageFlags stage) { }
        public void SetComputeFloatParam(UnityEngine.ComputeShader computeShader, string name, float val) { }
        public void SetComputeIntParam(UnityEngine.ComputeShader computeShader, string name, int val) { }
        public void SetComputeVectorParam(UnityEngine.ComputeShader computeShader, string name, UnityEngine.Vector4 val) { }
        public void SetComputeVectorArrayParam(UnityEngine.ComputeShader computeShader, string name, UnityEngine.Vector4[] values) { }
        public void SetComputeMatrixParam(UnityEngine.ComputeShader computeShader, string name, UnityEngine.Matrix4x4 val) { }
        public void SetComputeMatrixArrayParam(UnityEngine.ComputeShader computeShader, string name, UnityEngine.Matrix4x4[] values) { }
        public void SetComputeFloatParams(UnityEngine.ComputeShader computeShader, string name, params float[] values) { }
        public void SetComputeFloatParams(UnityEngine.ComputeShader computeShader, int nameID, params float[] values) { }
        public void SetComputeIntParams(UnityEngine.ComputeShader computeShader, string name, params int[] values) { }
        public void SetComputeIntParams(UnityEngine.ComputeShader computeShader, int nameID, params int[] values) { }
        public void SetComputeTextureParam(UnityEngine.ComputeShader computeShader, int kernelIndex, string name, UnityEngine.Rendering.RenderTargetIdentifier rt) { }
        public void SetComputeTextureParam(UnityEngine.ComputeShader computeShader, int kernelIndex, int nameID, UnityEngine.Rendering.RenderTargetIdentifier rt) { }
        public void SetComputeTextureParam(UnityEngine.ComputeShader computeShader, int kernelIndex, string name, UnityEngine.Rendering.RenderTargetIdentifier rt, int mipLevel) { }
        public void SetComputeTextureParam(UnityEngine.ComputeShader computeShader, int kernelIndex, int nameID, UnityEngine.Rendering.RenderTargetIdentifier rt, int mipLevel) { }
        public void SetComputeTextureParam(UnityEngine.ComputeShader computeShader, int kernelIndex, string name, UnityEngine.Rendering.RenderTargetIdentifier rt, int mipLevel, UnityEngine.Rendering.RenderTextureSubElement element) { }
        public void SetComputeTextureParam(UnityEngine.ComputeShader computeShader, int kernelIndex, int nameID, UnityEngine.Rendering.RenderTargetIdentifier rt, int mipLevel, UnityEngine.Rendering.RenderTextureSubElement element) { }
        public void SetComputeBufferParam(UnityEngine.ComputeShader computeShader, int kernelIndex, int nameID, UnityEngine.ComputeBuffer buffer) { }
        public void SetComputeBufferParam(UnityEngine.ComputeShader computeShader, int kernelIndex, string name, UnityEngine.ComputeBuffer buffer) { }
        public void SetComputeBufferParam(UnityEngine.ComputeShader computeShader, int kernelIndex, int nameID, UnityEngine.GraphicsBufferHandle bufferHandle) { }
        public void SetComputeBufferParam(UnityEngine.ComputeShader computeShader, int kernelIndex, string name, UnityEngine.GraphicsBufferHandle bufferHandle) { }
        public void SetComputeBufferParam(UnityEngine.ComputeShader computeShader, int kernelIndex, int nameID, UnityEngine.GraphicsBuffer buffer) { }
        public void SetComputeBufferParam(UnityEngine.ComputeShader computeShader, int kernelIndex, string name, UnityEngine.GraphicsBuffer buffer) { }
        public void SetComputeConstantBufferParam(UnityEngine.ComputeShader computeShader, int nameID, UnityEngine.ComputeBuffer buffer, int offset, int size) { }
        public void SetComputeConstantBufferParam(UnityEngine.ComputeShader computeShader, string name, UnityEngine.ComputeBuffer buffer, int offset, int size) { }
        public void SetComputeConstantBufferParam(UnityEngine.ComputeShader computeShader, int nameID, UnityEngine.GraphicsBuffer buffer, int offset, int size) { }
        public void SetComputeConstantBufferParam(UnityEngine.ComputeShader computeShader, string name, UnityEngine.GraphicsBuffer buffer, int offset, int size) { }
        public void SetComputeParamsFromMaterial(UnityEngine.ComputeShader computeShader, int kernelIndex, UnityEngine.Material material) { }
        public void DispatchCompute(UnityEngine.ComputeShader computeShader, int kernelIndex, int threadGroupsX, int threadGroupsY, int threadGroupsZ) { }
        public void DispatchCompute(UnityEngine.ComputeShader computeShader, int kernelIndex, UnityEngine.ComputeBuffer indirectBuffer, uint argsOffset) { }
        public void DispatchCompute(UnityEngine.ComputeShader computeShader, int kernelIndex, UnityEngine.GraphicsBuffer indirectBuffer, uint argsOffset) { }
        public void BuildRayTracingAccelerationStructure(UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure accelerationStructure) { }
        public void BuildRayTracingAccelerationStructure(UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure accelerationStructure, UnityEngine.Vector3 relativeOrigin) { }
        public void SetRayTracingAccelerationStructure(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure rayTracingAccelerationStructure) { }
        public void SetRayTracingAccelerationStructure(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure rayTracingAccelerationStructure) { }
        public void SetRayTracingBufferParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, UnityEngine.ComputeBuffer buffer) { }
        public void SetRayTracingBufferParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, UnityEngine.ComputeBuffer buffer) { }
        public void SetRayTracingConstantBufferParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, UnityEngine.ComputeBuffer buffer, int offset, int size) { }
        public void SetRayTracingConstantBufferParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, UnityEngine.ComputeBuffer buffer, int offset, int size) { }
        public void SetRayTracingConstantBufferParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, UnityEngine.GraphicsBuffer buffer, int offset, int size) { }
        public void SetRayTracingConstantBufferParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, UnityEngine.GraphicsBuffer buffer, int offset, int size) { }
        public void SetRayTracingTextureParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, UnityEngine.Rendering.RenderTargetIdentifier rt) { }
        public void SetRayTracingTextureParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, UnityEngine.Rendering.RenderTargetIdentifier rt) { }
        public void SetRayTracingFloatParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, float val) { }
        public void SetRayTracingFloatParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, float val) { }
        public void SetRayTracingFloatParams(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, params float[] values) { }
        public void SetRayTracingFloatParams(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, params float[] values) { }
        public void SetRayTracingIntParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, int val) { }
        public void SetRayTracingIntParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, int val) { }
        public void SetRayTracingIntParams(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, params int[] values) { }
        public void SetRayTracingIntParams(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, params int[] values) { }
        public void SetRayTracingVectorParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, UnityEngine.Vector4 val) { }
        public void SetRayTracingVectorParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, UnityEngine.Vector4 val) { }
        public void SetRayTracingVectorArrayParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, params UnityEngine.Vector4[] values) { }
        public void SetRayTracingVectorArrayParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, params UnityEngine.Vector4[] values) { }
        public void SetRayTracingMatrixParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, UnityEngine.Matrix4x4 val) { }
        public void SetRayTracingMatrixParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, UnityEngine.Matrix4x4 val) { }
        public void SetRayTracingMatrixArrayParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string name, params UnityEngine.Matrix4x4[] values) { }
        public void SetRayTracingMatrixArrayParam(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, int nameID, params UnityEngine.Matrix4x4[] values) { }
        public void DispatchRays(UnityEngine.Experimental.Rendering.RayTracingShader rayTracingShader, string rayGenName, uint width, uint height, uint depth, UnityEngine.Camera camera = null) { }
        public void GenerateMips(UnityEngine.Rendering.RenderTargetIdentifier rt) { }
        public void GenerateMips(UnityEngine.RenderTexture rt) { }
        public void ResolveAntiAliasedSurface(UnityEngine.RenderTexture rt, UnityEngine.RenderTexture target = null) { }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int submeshIndex, int shaderPass, UnityEngine.MaterialPropertyBlock properties) { }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int submeshIndex, int shaderPass) { }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int submeshIndex) { }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material) { }
        public void DrawRenderer(UnityEngine.Renderer renderer, UnityEngine.Material material, int submeshIndex, int shaderPass) { }
        public void DrawRenderer(UnityEngine.Renderer renderer, UnityEngine.Material material, int submeshIndex) { }
        public void DrawRenderer(UnityEngine.Renderer renderer, UnityEngine.Material material) { }
        public void DrawRendererList(UnityEngine.Rendering.RendererList rendererList) { }
        public void DrawProcedural(UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, int vertexCount, int instanceCount, UnityEngine.MaterialPropertyBlock properties) { }
        public void DrawProcedural(UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, int vertexCount, int instanceCount) { }
        public void DrawProcedural(UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, int vertexCount) { }
        public void DrawProcedural(UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, int indexCount, int instanceCount, UnityEngine.MaterialPropertyBlock properties) { }
        public void DrawProcedural(UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, int indexCount, int instanceCount) { }
        public void DrawProcedural(UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, int indexCount) { }
        public void DrawProceduralIndirect(UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset, UnityEngine.MaterialPropertyBlock properties) { }
        public void DrawProceduralIndirect(UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset) { }
        public void DrawProceduralIndirect(UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.ComputeBuffer bufferWithArgs) { }
        public void DrawProceduralIndirect(UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset, UnityEngine.MaterialPropertyBlock properties) { }
        public void DrawProceduralIndirect(UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset) { }
        public void DrawProceduralIndirect(UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.ComputeBuffer bufferWithArgs) { }
        public void DrawProceduralIndirect(UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset, UnityEngine.MaterialPropertyBlock properties) { }
        public void DrawProceduralIndirect(UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset) { }
        public void DrawProceduralIndirect(UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer bufferWithArgs) { }
        public void DrawProceduralIndirect(UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset, UnityEngine.MaterialPropertyBlock properties) { }
        public void DrawProceduralIndirect(UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset) { }
        public void DrawProceduralIndirect(UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int shaderPass, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer bufferWithArgs) { }
        public void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, int shaderPass, UnityEngine.Matrix4x4[] matrices, int count, UnityEngine.MaterialPropertyBlock properties) { }
        public void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, int shaderPass, UnityEngine.Matrix4x4[] matrices, int count) { }
        public void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, int shaderPass, UnityEngine.Matrix4x4[] matrices) { }
        public void DrawMeshInstancedProcedural(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, int shaderPass, int count, UnityEngine.MaterialPropertyBlock properties = null) { }
        public void DrawMeshInstancedIndirect(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, int shaderPass, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset, UnityEngine.MaterialPropertyBlock properties) { }
        public void DrawMeshInstancedIndirect(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, int shaderPass, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset) { }
        public void DrawMeshInstancedIndirect(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, int shaderPass, UnityEngine.ComputeBuffer bufferWithArgs) { }
        public void DrawMeshInstancedIndirect(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, int shaderPass, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset, UnityEngine.MaterialPropertyBlock properties) { }
        public void DrawMeshInstancedIndirect(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, int shaderPass, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset) { }
        public void DrawMeshInstancedIndirect(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, int shaderPass, UnityEngine.GraphicsBuffer bufferWithArgs) { }
        public void DrawOcclusionMesh(UnityEngine.RectInt normalizedCamViewport) { }
        public void SetRandomWriteTarget(int index, UnityEngine.Rendering.RenderTargetIdentifier rt) { }
        public void SetRandomWriteTarget(int index, UnityEngine.ComputeBuffer buffer, bool preserveCounterValue) { }
        public void SetRandomWriteTarget(int index, UnityEngine.ComputeBuffer buffer) { }
        public void SetRandomWriteTarget(int index, UnityEngine.GraphicsBuffer buffer, bool preserveCounterValue) { }
        public void SetRandomWriteTarget(int index, UnityEngine.GraphicsBuffer buffer) { }
        public void CopyCounterValue(UnityEngine.ComputeBuffer src, UnityEngine.ComputeBuffer dst, uint dstOffsetBytes) { }
        public void CopyCounterValue(UnityEngine.GraphicsBuffer src, UnityEngine.ComputeBuffer dst, uint dstOffsetBytes) { }
        public void CopyCounterValue(UnityEngine.ComputeBuffer src, UnityEngine.GraphicsBuffer dst, uint dstOffsetBytes) { }
        public void CopyCounterValue(UnityEngine.GraphicsBuffer src, UnityEngine.GraphicsBuffer dst, uint dstOffsetBytes) { }
        public void CopyTexture(UnityEngine.Rendering.RenderTargetIdentifier src, UnityEngine.Rendering.RenderTargetIdentifier dst) { }
        public void CopyTexture(UnityEngine.Rendering.RenderTargetIdentifier src, int srcElement, UnityEngine.Rendering.RenderTargetIdentifier dst, int dstElement) { }
        public void CopyTexture(UnityEngine.Rendering.RenderTargetIdentifier src, int srcElement, int srcMip, UnityEngine.Rendering.RenderTargetIdentifier dst, int dstElement, int dstMip) { }
        public void CopyTexture(UnityEngine.Rendering.RenderTargetIdentifier src, int srcElement, int srcMip, int srcX, int srcY, int srcWidth, int srcHeight, UnityEngine.Rendering.RenderTargetIdentifier dst, int dstElement, int dstMip, int dstX, int dstY) { }
        public void Blit(UnityEngine.Texture source, UnityEngine.Rendering.RenderTargetIdentifier dest) { }
        public void Blit(UnityEngine.Texture source, UnityEngine.Rendering.RenderTargetIdentifier dest, UnityEngine.Vector2 scale, UnityEngine.Vector2 offset) { }
        public void Blit(UnityEngine.Texture source, UnityEngine.Rendering.RenderTargetIdentifier dest, UnityEngine.Material mat) { }
        public void Blit(UnityEngine.Texture source, UnityEngine.Rendering.RenderTargetIdentifier dest, UnityEngine.Material mat, int pass) { }
        public void Blit(UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier dest) { }
        public void Blit(UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier dest, UnityEngine.Vector2 scale, UnityEngine.Vector2 offset) { }
        public void Blit(UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier dest, UnityEngine.Material mat) { }
        public void Blit(UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier dest, UnityEngine.Material mat, int pass) { }
        public void Blit(UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier dest, int sourceDepthSlice, int destDepthSlice) { }
        public void Blit(UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier dest, UnityEngine.Vector2 scale, UnityEngine.Vector2 offset, int sourceDepthSlice, int destDepthSlice) { }
        public void Blit(UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier dest, UnityEngine.Material mat, int pass, int destDepthSlice) { }
        public void SetGlobalFloat(string name, float value) { }
        public void SetGlobalInt(string name, int value) { }
        public void SetGlobalInteger(string name, int value) { }
        public void SetGlobalVector(string name, UnityEngine.Vector4 value) { }
        public void SetGlobalColor(string name, UnityEngine.Color value) { }
        public void SetGlobalMatrix(string name, UnityEngine.Matrix4x4 value) { }
        public void SetGlobalFloatArray(string propertyName, System.Collections.Generic.List<float> values) { }
        public void SetGlobalFloatArray(int nameID, System.Collections.Generic.List<float> values) { }
        public void SetGlobalFloatArray(string propertyName, float[] values) { }
        public void SetGlobalVectorArray(string propertyName, System.Collections.Generic.List<UnityEngine.Vector4> values) { }
        public void SetGlobalVectorArray(int nameID, System.Collections.Generic.List<UnityEngine.Vector4> values) { }
        public void SetGlobalVectorArray(string propertyName, UnityEngine.Vector4[] values) { }
        public void SetGlobalMatrixArray(string propertyName, System.Collections.Generic.List<UnityEngine.Matrix4x4> values) { }
        public void SetGlobalMatrixArray(int nameID, System.Collections.Generic.List<UnityEngine.Matrix4x4> values) { }
        public void SetGlobalMatrixArray(string propertyName, UnityEngine.Matrix4x4[] values) { }
        public void SetGlobalTexture(string name, UnityEngine.Rendering.RenderTargetIdentifier value) { }
        public void SetGlobalTexture(int nameID, UnityEngine.Rendering.RenderTargetIdentifier value) { }
        public void SetGlobalTexture(string name, UnityEngine.Rendering.RenderTargetIdentifier value, UnityEngine.Rendering.RenderTextureSubElement element) { }
        public void SetGlobalTexture(int nameID, UnityEngine.Rendering.RenderTargetIdentifier value, UnityEngine.Rendering.RenderTextureSubElement element) { }
        public void SetGlobalBuffer(string name, UnityEngine.ComputeBuffer value) { }
        public void SetGlobalBuffer(int nameID, UnityEngine.ComputeBuffer value) { }
        public void SetGlobalBuffer(string name, UnityEngine.GraphicsBuffer value) { }
        public void SetGlobalBuffer(int nameID, UnityEngine.GraphicsBuffer value) { }
        public void SetGlobalConstantBuffer(UnityEngine.ComputeBuffer buffer, int nameID, int offset, int size) { }
        public void SetGlobalConstantBuffer(UnityEngine.ComputeBuffer buffer, string name, int offset, int size) { }
        public void SetGlobalConstantBuffer(UnityEngine.GraphicsBuffer buffer, int nameID, int offset, int size) { }
        public void SetGlobalConstantBuffer(UnityEngine.GraphicsBuffer buffer, string name, int offset, int size) { }
        public void SetShadowSamplingMode(UnityEngine.Rendering.RenderTargetIdentifier shadowmap, UnityEngine.Rendering.ShadowSamplingMode mode) { }
        public void SetSinglePassStereo(UnityEngine.Rendering.SinglePassStereoMode mode) { }
        public void IssuePluginEvent(System.IntPtr callback, int eventID) { }
        public void IssuePluginEventAndData(System.IntPtr callback, int eventID, System.IntPtr data) { }
        public void IssuePluginEventAndDataWithFlags(System.IntPtr callback, int eventID, UnityEngine.Rendering.CustomMarkerCallbackFlags flags, System.IntPtr data) { }
        public void IssuePluginCustomBlit(System.IntPtr callback, uint command, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier dest, uint commandParam, uint commandFlags) { }
        [System.Obsolete] public void IssuePluginCustomTextureUpdate(System.IntPtr callback, UnityEngine.Texture targetTexture, uint userData) { }
        [System.Obsolete] public void IssuePluginCustomTextureUpdateV1(System.IntPtr callback, UnityEngine.Texture targetTexture, uint userData) { }
        public void IssuePluginCustomTextureUpdateV2(System.IntPtr callback, UnityEngine.Texture targetTexture, uint userData) { }
        public void ProcessVTFeedback(UnityEngine.Rendering.RenderTargetIdentifier rt, System.IntPtr resolver, int slice, int x, int width, int y, int height, int mip) { }
        public void CopyBuffer(UnityEngine.GraphicsBuffer source, UnityEngine.GraphicsBuffer dest) { }
    }
    public enum CommandBufferExecutionFlags
    {
        None = 0,
        AsyncCompute = 2,
    }
    public static partial class CommandBufferExtensions
    {
        public static void SwitchIntoFastMemory(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier rid, UnityEngine.Rendering.FastMemoryFlags fastMemoryFlags, float residency, bool copyContents) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CommandBufferExtensions.SwitchIntoFastMemory"); }
        public static void SwitchOutOfFastMemory(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier rid, bool copyContents) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CommandBufferExtensions.SwitchOutOfFastMemory"); }
    }
    public enum CompareFunction
    {
        Disabled = 0,
        Never = 1,
        Less = 2,
        Equal = 3,
        LessEqual = 4,
        Greater = 5,
        NotEqual = 6,
        GreaterEqual = 7,
        Always = 8,
    }
    public enum ComputeQueueType
    {
        Default = 0,
        Background = 1,
        Urgent = 2,
    }
    [System.FlagsAttribute]
    public enum CopyTextureSupport
    {
        None = 0,
        Basic = 1,
        Copy3D = 2,
        DifferentTypes = 4,
        TextureToRT = 8,
        RTToTexture = 16,
    }
    public enum CullMode
    {
        Off = 0,
        Front = 1,
        Back = 2,
    }
    [System.FlagsAttribute]
    public enum CullingOptions
    {
        None = 0,
        ForceEvenIfCameraIsNotActive = 1,
        OcclusionCull = 2,
        NeedsLighting = 4,
        NeedsReflectionProbes = 8,
        Stereo = 16,
        DisablePerObjectCulling = 32,
        ShadowCasters = 64,
    }
}
