// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public sealed partial class Camera
    {
        [System.Obsolete] public float near { get { return m_KeptNear.Get("UnityEngine.Camera.near"); } set { m_KeptNear.Set(value); } } private Umcp.Kept<float> m_KeptNear;
        [System.Obsolete] public float far { get { return m_KeptFar.Get("UnityEngine.Camera.far"); } set { m_KeptFar.Set(value); } } private Umcp.Kept<float> m_KeptFar;
        [System.Obsolete] public float fov { get { return m_KeptFov.Get("UnityEngine.Camera.fov"); } set { m_KeptFov.Set(value); } } private Umcp.Kept<float> m_KeptFov;
        [System.Obsolete] public void ResetFieldOfView() { throw new Umcp.LeftOutException("UnityEngine.Camera.ResetFieldOfView"); }
        [System.Obsolete] public bool hdr { get { return m_KeptHdr.Get("UnityEngine.Camera.hdr"); } set { m_KeptHdr.Set(value); } } private Umcp.Kept<bool> m_KeptHdr;
        [System.Obsolete] public void SetStereoViewMatrices(UnityEngine.Matrix4x4 leftMatrix, UnityEngine.Matrix4x4 rightMatrix) { throw new Umcp.LeftOutException("UnityEngine.Camera.SetStereoViewMatrices"); }
        [System.Obsolete] public void SetStereoProjectionMatrices(UnityEngine.Matrix4x4 leftMatrix, UnityEngine.Matrix4x4 rightMatrix) { throw new Umcp.LeftOutException("UnityEngine.Camera.SetStereoProjectionMatrices"); }
        [System.Obsolete] public UnityEngine.Matrix4x4[] GetStereoViewMatrices() { throw new Umcp.LeftOutException("UnityEngine.Camera.GetStereoViewMatrices"); }
        [System.Obsolete] public UnityEngine.Matrix4x4[] GetStereoProjectionMatrices() { throw new Umcp.LeftOutException("UnityEngine.Camera.GetStereoProjectionMatrices"); }
        public const float kMinAperture = 0.7f;
        public const float kMaxAperture = 32f;
        public const int kMinBladeCount = 3;
        public const int kMaxBladeCount = 11;
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.Camera.Reset"); }
        public void ResetTransparencySortSettings() { throw new Umcp.LeftOutException("UnityEngine.Camera.ResetTransparencySortSettings"); }
        public ulong overrideSceneCullingMask { get { return m_KeptOverrideSceneCullingMask.Get("UnityEngine.Camera.overrideSceneCullingMask"); } set { m_KeptOverrideSceneCullingMask.Set(value); } } private Umcp.Kept<ulong> m_KeptOverrideSceneCullingMask;
        public bool clearStencilAfterLightingPass { get { return m_KeptClearStencilAfterLightingPass.Get("UnityEngine.Camera.clearStencilAfterLightingPass"); } set { m_KeptClearStencilAfterLightingPass.Set(value); } } private Umcp.Kept<bool> m_KeptClearStencilAfterLightingPass;
        public float GetGateFittedFieldOfView() { throw new Umcp.LeftOutException("UnityEngine.Camera.GetGateFittedFieldOfView"); }
        public UnityEngine.Vector2 GetGateFittedLensShift() { throw new Umcp.LeftOutException("UnityEngine.Camera.GetGateFittedLensShift"); }
        public void SetTargetBuffers(UnityEngine.RenderBuffer colorBuffer, UnityEngine.RenderBuffer depthBuffer) { throw new Umcp.LeftOutException("UnityEngine.Camera.SetTargetBuffers"); }
        public void SetTargetBuffers(UnityEngine.RenderBuffer[] colorBuffer, UnityEngine.RenderBuffer depthBuffer) { throw new Umcp.LeftOutException("UnityEngine.Camera.SetTargetBuffers"); }
        public bool useJitteredProjectionMatrixForTransparentRendering { get { return m_KeptUseJitteredProjectionMatrixForTransparentRendering.Get("UnityEngine.Camera.useJitteredProjectionMatrixForTransparentRendering"); } set { m_KeptUseJitteredProjectionMatrixForTransparentRendering.Set(value); } } private Umcp.Kept<bool> m_KeptUseJitteredProjectionMatrixForTransparentRendering;
        public UnityEngine.Matrix4x4 previousViewProjectionMatrix { get { throw new Umcp.LeftOutException("UnityEngine.Camera.previousViewProjectionMatrix"); } }
        public UnityEngine.Matrix4x4 CalculateObliqueMatrix(UnityEngine.Vector4 clipPlane) { throw new Umcp.LeftOutException("UnityEngine.Camera.CalculateObliqueMatrix"); }
        public static void CalculateProjectionMatrixFromPhysicalProperties(out UnityEngine.Matrix4x4 output, float focalLength, UnityEngine.Vector2 sensorSize, UnityEngine.Vector2 lensShift, float nearClip, float farClip, UnityEngine.Camera.GateFitParameters gateFitParameters = default(UnityEngine.Camera.GateFitParameters)) { throw new Umcp.LeftOutException("UnityEngine.Camera.CalculateProjectionMatrixFromPhysicalProperties"); }
        public UnityEngine.SceneManagement.Scene scene { get { return m_KeptScene.Get("UnityEngine.Camera.scene"); } set { m_KeptScene.Set(value); } } private Umcp.Kept<UnityEngine.SceneManagement.Scene> m_KeptScene;
        public bool areVRStereoViewMatricesWithinSingleCullTolerance { get { throw new Umcp.LeftOutException("UnityEngine.Camera.areVRStereoViewMatricesWithinSingleCullTolerance"); } }
        public UnityEngine.Matrix4x4 GetStereoNonJitteredProjectionMatrix(UnityEngine.Camera.StereoscopicEye eye) { throw new Umcp.LeftOutException("UnityEngine.Camera.GetStereoNonJitteredProjectionMatrix"); }
        public UnityEngine.Matrix4x4 GetStereoViewMatrix(UnityEngine.Camera.StereoscopicEye eye) { throw new Umcp.LeftOutException("UnityEngine.Camera.GetStereoViewMatrix"); }
        public void CopyStereoDeviceProjectionMatrixToNonJittered(UnityEngine.Camera.StereoscopicEye eye) { throw new Umcp.LeftOutException("UnityEngine.Camera.CopyStereoDeviceProjectionMatrixToNonJittered"); }
        public UnityEngine.Matrix4x4 GetStereoProjectionMatrix(UnityEngine.Camera.StereoscopicEye eye) { throw new Umcp.LeftOutException("UnityEngine.Camera.GetStereoProjectionMatrix"); }
        public void SetStereoProjectionMatrix(UnityEngine.Camera.StereoscopicEye eye, UnityEngine.Matrix4x4 matrix) { throw new Umcp.LeftOutException("UnityEngine.Camera.SetStereoProjectionMatrix"); }
        public void ResetStereoProjectionMatrices() { throw new Umcp.LeftOutException("UnityEngine.Camera.ResetStereoProjectionMatrices"); }
        public void SetStereoViewMatrix(UnityEngine.Camera.StereoscopicEye eye, UnityEngine.Matrix4x4 matrix) { throw new Umcp.LeftOutException("UnityEngine.Camera.SetStereoViewMatrix"); }
        public void ResetStereoViewMatrices() { throw new Umcp.LeftOutException("UnityEngine.Camera.ResetStereoViewMatrices"); }
        public bool RenderToCubemap(UnityEngine.Cubemap cubemap, int faceMask) { throw new Umcp.LeftOutException("UnityEngine.Camera.RenderToCubemap"); }
        public bool RenderToCubemap(UnityEngine.Cubemap cubemap) { throw new Umcp.LeftOutException("UnityEngine.Camera.RenderToCubemap"); }
        public bool RenderToCubemap(UnityEngine.RenderTexture cubemap, int faceMask) { throw new Umcp.LeftOutException("UnityEngine.Camera.RenderToCubemap"); }
        public bool RenderToCubemap(UnityEngine.RenderTexture cubemap) { throw new Umcp.LeftOutException("UnityEngine.Camera.RenderToCubemap"); }
        public UnityEngine.Camera.SceneViewFilterMode sceneViewFilterMode { get { throw new Umcp.LeftOutException("UnityEngine.Camera.sceneViewFilterMode"); } }
        public bool RenderToCubemap(UnityEngine.RenderTexture cubemap, int faceMask, UnityEngine.Camera.MonoOrStereoscopicEye stereoEye) { throw new Umcp.LeftOutException("UnityEngine.Camera.RenderToCubemap"); }
        public void RenderWithShader(UnityEngine.Shader shader, string replacementTag) { throw new Umcp.LeftOutException("UnityEngine.Camera.RenderWithShader"); }
        public void RenderDontRestore() { throw new Umcp.LeftOutException("UnityEngine.Camera.RenderDontRestore"); }
        public void SubmitRenderRequest<RequestData>(RequestData renderRequest) { throw new Umcp.LeftOutException("UnityEngine.Camera.SubmitRenderRequest"); }
        public static void SetupCurrent(UnityEngine.Camera cur) { throw new Umcp.LeftOutException("UnityEngine.Camera.SetupCurrent"); }
        public int commandBufferCount { get { throw new Umcp.LeftOutException("UnityEngine.Camera.commandBufferCount"); } }
        public void AddCommandBufferAsync(UnityEngine.Rendering.CameraEvent evt, UnityEngine.Rendering.CommandBuffer buffer, UnityEngine.Rendering.ComputeQueueType queueType) { throw new Umcp.LeftOutException("UnityEngine.Camera.AddCommandBufferAsync"); }
        public bool TryGetCullingParameters(out UnityEngine.Rendering.ScriptableCullingParameters cullingParameters) { throw new Umcp.LeftOutException("UnityEngine.Camera.TryGetCullingParameters"); }
        public bool TryGetCullingParameters(bool stereoAware, out UnityEngine.Rendering.ScriptableCullingParameters cullingParameters) { throw new Umcp.LeftOutException("UnityEngine.Camera.TryGetCullingParameters"); }
        public partial struct GateFitParameters
        {
            public UnityEngine.Camera.GateFitMode mode { get; set; }
            public float aspect { get; set; }
            public GateFitParameters(UnityEngine.Camera.GateFitMode mode, float aspect) { this = default(UnityEngine.Camera.GateFitParameters); this.mode = mode; this.aspect = aspect; }
        }
        public enum SceneViewFilterMode
        {
            Off = 0,
            ShowFiltered = 1,
        }
    }
    public enum ColorGamut
    {
        sRGB = 0,
        Rec709 = 1,
        Rec2020 = 2,
        DisplayP3 = 3,
        HDR10 = 4,
        DolbyHDR = 5,
        P3D65G22 = 6,
    }
    public partial class ColorGamutUtility
    {
        public static UnityEngine.ColorPrimaries GetColorPrimaries(UnityEngine.ColorGamut gamut) { throw new Umcp.LeftOutException("UnityEngine.ColorGamutUtility.GetColorPrimaries"); }
        public static UnityEngine.WhitePoint GetWhitePoint(UnityEngine.ColorGamut gamut) { throw new Umcp.LeftOutException("UnityEngine.ColorGamutUtility.GetWhitePoint"); }
        public static UnityEngine.TransferFunction GetTransferFunction(UnityEngine.ColorGamut gamut) { throw new Umcp.LeftOutException("UnityEngine.ColorGamutUtility.GetTransferFunction"); }
    }
    public enum ColorPrimaries
    {
        Unknown = -1,
        Rec709 = 0,
        Rec2020 = 1,
        P3 = 2,
    }
    public enum ColorSpace
    {
        Uninitialized = -1,
        Gamma = 0,
        Linear = 1,
    }
    public sealed partial class ColorUsageAttribute
    {
        [System.Obsolete] public readonly float minBrightness = 0f;
        [System.Obsolete] public readonly float maxBrightness = 8f;
        [System.Obsolete] public readonly float minExposureValue;
        [System.Obsolete] public readonly float maxExposureValue = 3f;
        [System.Obsolete] public ColorUsageAttribute(bool showAlpha, bool hdr, float minBrightness, float maxBrightness, float minExposureValue, float maxExposureValue) { this.showAlpha = showAlpha; this.hdr = hdr; this.minBrightness = minBrightness; this.maxBrightness = maxBrightness; this.minExposureValue = minExposureValue; this.maxExposureValue = maxExposureValue; }
    }
    public enum CompressionLevel
    {
        None = 0,
        Fastest = 1,
        Fast = 2,
        Normal = 3,
        High = 4,
        Maximum = 5,
    }
    public enum CompressionType
    {
        None = 0,
        Lzma = 1,
        Lz4 = 2,
        Lz4HC = 3,
    }
    public sealed partial class ComputeBuffer : System.IDisposable
    {
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.Dispose"); }
        public ComputeBuffer(int count, int stride) { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer"); }
        public ComputeBuffer(int count, int stride, UnityEngine.ComputeBufferType type) { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer"); }
        public ComputeBuffer(int count, int stride, UnityEngine.ComputeBufferType type, UnityEngine.ComputeBufferMode usage) { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer"); }
        public void Release() { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.Release"); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.IsValid"); }
        public int count { get { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.count"); } }
        public int stride { get { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.stride"); } }
        public void SetData(System.Array data) { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.SetData"); }
        public void SetData<T>(System.Collections.Generic.List<T> data) where T : struct { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.SetData"); }
        public void SetData<T>(Unity.Collections.NativeArray<T> data) where T : struct { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.SetData"); }
        public void SetData(System.Array data, int managedBufferStartIndex, int computeBufferStartIndex, int count) { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.SetData"); }
        public void SetData<T>(System.Collections.Generic.List<T> data, int managedBufferStartIndex, int computeBufferStartIndex, int count) where T : struct { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.SetData"); }
        public void SetData<T>(Unity.Collections.NativeArray<T> data, int nativeBufferStartIndex, int computeBufferStartIndex, int count) where T : struct { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.SetData"); }
        public void GetData(System.Array data) { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.GetData"); }
        public void GetData(System.Array data, int managedBufferStartIndex, int computeBufferStartIndex, int count) { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.GetData"); }
        public Unity.Collections.NativeArray<T> BeginWrite<T>(int computeBufferStartIndex, int count) where T : struct { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.BeginWrite"); }
        public void EndWrite<T>(int countWritten) where T : struct { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.EndWrite"); }
        public string name { set { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.name"); } }
        public void SetCounterValue(uint counterValue) { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.SetCounterValue"); }
        public static void CopyCount(UnityEngine.ComputeBuffer src, UnityEngine.ComputeBuffer dst, int dstOffsetBytes) { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.CopyCount"); }
        public System.IntPtr GetNativeBufferPtr() { throw new Umcp.LeftOutException("UnityEngine.ComputeBuffer.GetNativeBufferPtr"); }
        internal ComputeBuffer() { }
    }
    public enum ComputeBufferMode
    {
        Immutable = 0,
        Dynamic = 1,
        [System.Obsolete] Circular = 2,
        [System.Obsolete] StreamOut = 3,
        SubUpdates = 4,
    }
    [System.FlagsAttribute]
    public enum ComputeBufferType
    {
        Default = 0,
        Raw = 1,
        Append = 2,
        Counter = 4,
        Constant = 8,
        Structured = 16,
        [System.Obsolete] DrawIndirect = 256,
        IndirectArguments = 256,
        [System.Obsolete] GPUMemory = 512,
    }
    public sealed partial class ComputeShader : UnityEngine.Object
    {
        public void SetFloat(string name, float val) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetFloat"); }
        public void SetInt(string name, int val) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetInt"); }
        public void SetVector(string name, UnityEngine.Vector4 val) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetVector"); }
        public void SetMatrix(string name, UnityEngine.Matrix4x4 val) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetMatrix"); }
        public void SetVectorArray(string name, UnityEngine.Vector4[] values) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetVectorArray"); }
        public void SetMatrixArray(string name, UnityEngine.Matrix4x4[] values) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetMatrixArray"); }
        public void SetFloats(string name, params float[] values) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetFloats"); }
        public void SetFloats(int nameID, params float[] values) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetFloats"); }
        public void SetInts(string name, params int[] values) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetInts"); }
        public void SetInts(int nameID, params int[] values) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetInts"); }
        public void SetBool(string name, bool val) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetBool"); }
        public void SetBool(int nameID, bool val) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetBool"); }
        public void SetTexture(int kernelIndex, int nameID, UnityEngine.Texture texture) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetTexture"); }
        public void SetTexture(int kernelIndex, string name, UnityEngine.Texture texture) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetTexture"); }
        public void SetTexture(int kernelIndex, string name, UnityEngine.Texture texture, int mipLevel) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetTexture"); }
        public void SetTexture(int kernelIndex, int nameID, UnityEngine.RenderTexture texture, int mipLevel, UnityEngine.Rendering.RenderTextureSubElement element) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetTexture"); }
        public void SetTexture(int kernelIndex, string name, UnityEngine.RenderTexture texture, int mipLevel, UnityEngine.Rendering.RenderTextureSubElement element) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetTexture"); }
        public void SetTextureFromGlobal(int kernelIndex, string name, string globalTextureName) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetTextureFromGlobal"); }
        public void SetBuffer(int kernelIndex, string name, UnityEngine.ComputeBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetBuffer"); }
        public void SetBuffer(int kernelIndex, string name, UnityEngine.GraphicsBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetBuffer"); }
        public void SetConstantBuffer(int nameID, UnityEngine.ComputeBuffer buffer, int offset, int size) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetConstantBuffer"); }
        public void SetConstantBuffer(string name, UnityEngine.ComputeBuffer buffer, int offset, int size) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetConstantBuffer"); }
        public void SetConstantBuffer(int nameID, UnityEngine.GraphicsBuffer buffer, int offset, int size) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetConstantBuffer"); }
        public void SetConstantBuffer(string name, UnityEngine.GraphicsBuffer buffer, int offset, int size) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetConstantBuffer"); }
        public void DispatchIndirect(int kernelIndex, UnityEngine.ComputeBuffer argsBuffer, uint argsOffset) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.DispatchIndirect"); }
        public void DispatchIndirect(int kernelIndex, UnityEngine.ComputeBuffer argsBuffer) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.DispatchIndirect"); }
        public void DispatchIndirect(int kernelIndex, UnityEngine.GraphicsBuffer argsBuffer, uint argsOffset) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.DispatchIndirect"); }
        public void DispatchIndirect(int kernelIndex, UnityEngine.GraphicsBuffer argsBuffer) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.DispatchIndirect"); }
        public int FindKernel(string name) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.FindKernel"); }
        public bool HasKernel(string name) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.HasKernel"); }
        public void SetFloat(int nameID, float val) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetFloat"); }
        public void SetInt(int nameID, int val) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetInt"); }
        public void SetVector(int nameID, UnityEngine.Vector4 val) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetVector"); }
        public void SetMatrix(int nameID, UnityEngine.Matrix4x4 val) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetMatrix"); }
        public void SetVectorArray(int nameID, UnityEngine.Vector4[] values) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetVectorArray"); }
        public void SetMatrixArray(int nameID, UnityEngine.Matrix4x4[] values) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetMatrixArray"); }
        public void SetTexture(int kernelIndex, int nameID, UnityEngine.Texture texture, int mipLevel) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetTexture"); }
        public void SetTextureFromGlobal(int kernelIndex, int nameID, int globalTextureNameID) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetTextureFromGlobal"); }
        public void SetBuffer(int kernelIndex, int nameID, UnityEngine.ComputeBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetBuffer"); }
        public void SetBuffer(int kernelIndex, int nameID, UnityEngine.GraphicsBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetBuffer"); }
        public void GetKernelThreadGroupSizes(int kernelIndex, out uint x, out uint y, out uint z) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.GetKernelThreadGroupSizes"); }
        public void Dispatch(int kernelIndex, int threadGroupsX, int threadGroupsY, int threadGroupsZ) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.Dispatch"); }
        public UnityEngine.Rendering.LocalKeywordSpace keywordSpace { get { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.keywordSpace"); } }
        public void EnableKeyword(string keyword) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.EnableKeyword"); }
        public void DisableKeyword(string keyword) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.DisableKeyword"); }
        public bool IsKeywordEnabled(string keyword) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.IsKeywordEnabled"); }
        public void EnableKeyword(in UnityEngine.Rendering.LocalKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.EnableKeyword"); }
        public void DisableKeyword(in UnityEngine.Rendering.LocalKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.DisableKeyword"); }
        public void SetKeyword(in UnityEngine.Rendering.LocalKeyword keyword, bool value) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.SetKeyword"); }
        public bool IsKeywordEnabled(in UnityEngine.Rendering.LocalKeyword keyword) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.IsKeywordEnabled"); }
        public bool IsSupported(int kernelIndex) { throw new Umcp.LeftOutException("UnityEngine.ComputeShader.IsSupported"); }
        public string[] shaderKeywords { get { return m_KeptShaderKeywords.Get("UnityEngine.ComputeShader.shaderKeywords"); } set { m_KeptShaderKeywords.Set(value); } } private Umcp.Kept<string[]> m_KeptShaderKeywords;
        public UnityEngine.Rendering.LocalKeyword[] enabledKeywords { get { return m_KeptEnabledKeywords.Get("UnityEngine.ComputeShader.enabledKeywords"); } set { m_KeptEnabledKeywords.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.LocalKeyword[]> m_KeptEnabledKeywords;
        internal ComputeShader() { }
    }
    public sealed partial class CrashReport
    {
        public static UnityEngine.CrashReport[] reports { get { throw new Umcp.LeftOutException("UnityEngine.CrashReport.reports"); } }
        public static UnityEngine.CrashReport lastReport { get { throw new Umcp.LeftOutException("UnityEngine.CrashReport.lastReport"); } }
        public static void RemoveAll() { throw new Umcp.LeftOutException("UnityEngine.CrashReport.RemoveAll"); }
        public readonly System.DateTime time;
        public readonly string text;
        public void Remove() { throw new Umcp.LeftOutException("UnityEngine.CrashReport.Remove"); }
        internal CrashReport() { }
    }
    public sealed partial class Cubemap : UnityEngine.Texture
    {
        public UnityEngine.TextureFormat format { get { throw new Umcp.LeftOutException("UnityEngine.Cubemap.format"); } }
        public void UpdateExternalTexture(System.IntPtr nativeTexture) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.UpdateExternalTexture"); }
        public void SmoothEdges(int smoothRegionWidthInPixels) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.SmoothEdges"); }
        public void SmoothEdges() { throw new Umcp.LeftOutException("UnityEngine.Cubemap.SmoothEdges"); }
        public UnityEngine.Color[] GetPixels(UnityEngine.CubemapFace face, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.GetPixels"); }
        public UnityEngine.Color[] GetPixels(UnityEngine.CubemapFace face) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.GetPixels"); }
        public void SetPixels(UnityEngine.Color[] colors, UnityEngine.CubemapFace face, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.SetPixels"); }
        public void SetPixels(UnityEngine.Color[] colors, UnityEngine.CubemapFace face) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.SetPixels"); }
        public bool streamingMipmaps { get { throw new Umcp.LeftOutException("UnityEngine.Cubemap.streamingMipmaps"); } }
        public int streamingMipmapsPriority { get { throw new Umcp.LeftOutException("UnityEngine.Cubemap.streamingMipmapsPriority"); } }
        public int requestedMipmapLevel { get { return m_KeptRequestedMipmapLevel.Get("UnityEngine.Cubemap.requestedMipmapLevel"); } set { m_KeptRequestedMipmapLevel.Set(value); } } private Umcp.Kept<int> m_KeptRequestedMipmapLevel;
        public int desiredMipmapLevel { get { throw new Umcp.LeftOutException("UnityEngine.Cubemap.desiredMipmapLevel"); } }
        public int loadingMipmapLevel { get { throw new Umcp.LeftOutException("UnityEngine.Cubemap.loadingMipmapLevel"); } }
        public int loadedMipmapLevel { get { throw new Umcp.LeftOutException("UnityEngine.Cubemap.loadedMipmapLevel"); } }
        public void ClearRequestedMipmapLevel() { throw new Umcp.LeftOutException("UnityEngine.Cubemap.ClearRequestedMipmapLevel"); }
        public bool IsRequestedMipmapLevelLoaded() { throw new Umcp.LeftOutException("UnityEngine.Cubemap.IsRequestedMipmapLevelLoaded"); }
        public Cubemap(int width, UnityEngine.Experimental.Rendering.DefaultFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Cubemap"); }
        public Cubemap(int width, UnityEngine.Experimental.Rendering.DefaultFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.Cubemap"); }
        public Cubemap(int width, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Cubemap"); }
        public Cubemap(int width, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.Cubemap"); }
        public Cubemap(int width, UnityEngine.TextureFormat textureFormat, bool mipChain) { throw new Umcp.LeftOutException("UnityEngine.Cubemap"); }
        public Cubemap(int width, UnityEngine.TextureFormat textureFormat, bool mipChain, bool createUninitialized) { throw new Umcp.LeftOutException("UnityEngine.Cubemap"); }
        public Cubemap(int width, UnityEngine.TextureFormat format, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.Cubemap"); }
        public Cubemap(int width, UnityEngine.TextureFormat format, int mipCount, bool createUninitialized) { throw new Umcp.LeftOutException("UnityEngine.Cubemap"); }
        public static UnityEngine.Cubemap CreateExternalTexture(int width, UnityEngine.TextureFormat format, bool mipmap, System.IntPtr nativeTex) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.CreateExternalTexture"); }
        public void SetPixelData<T>(T[] data, int mipLevel, UnityEngine.CubemapFace face, int sourceDataStartIndex = 0) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.SetPixelData"); }
        public void SetPixelData<T>(Unity.Collections.NativeArray<T> data, int mipLevel, UnityEngine.CubemapFace face, int sourceDataStartIndex = 0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Cubemap.SetPixelData"); }
        public Unity.Collections.NativeArray<T> GetPixelData<T>(int mipLevel, UnityEngine.CubemapFace face) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Cubemap.GetPixelData"); }
        public void SetPixel(UnityEngine.CubemapFace face, int x, int y, UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.SetPixel"); }
        public void SetPixel(UnityEngine.CubemapFace face, int x, int y, UnityEngine.Color color, int mip) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.SetPixel"); }
        public UnityEngine.Color GetPixel(UnityEngine.CubemapFace face, int x, int y) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.GetPixel"); }
        public UnityEngine.Color GetPixel(UnityEngine.CubemapFace face, int x, int y, int mip) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.GetPixel"); }
        public void Apply(bool updateMipmaps, bool makeNoLongerReadable) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.Apply"); }
        public void Apply(bool updateMipmaps) { throw new Umcp.LeftOutException("UnityEngine.Cubemap.Apply"); }
        public void Apply() { throw new Umcp.LeftOutException("UnityEngine.Cubemap.Apply"); }
        internal Cubemap() { }
    }
    public sealed partial class CubemapArray : UnityEngine.Texture
    {
        public int cubemapCount { get { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.cubemapCount"); } }
        public UnityEngine.TextureFormat format { get { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.format"); } }
        public UnityEngine.Color[] GetPixels(UnityEngine.CubemapFace face, int arrayElement, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.GetPixels"); }
        public UnityEngine.Color[] GetPixels(UnityEngine.CubemapFace face, int arrayElement) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.GetPixels"); }
        public UnityEngine.Color32[] GetPixels32(UnityEngine.CubemapFace face, int arrayElement, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.GetPixels32"); }
        public UnityEngine.Color32[] GetPixels32(UnityEngine.CubemapFace face, int arrayElement) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.GetPixels32"); }
        public void SetPixels(UnityEngine.Color[] colors, UnityEngine.CubemapFace face, int arrayElement, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.SetPixels"); }
        public void SetPixels(UnityEngine.Color[] colors, UnityEngine.CubemapFace face, int arrayElement) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.SetPixels"); }
        public void SetPixels32(UnityEngine.Color32[] colors, UnityEngine.CubemapFace face, int arrayElement, int miplevel) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.SetPixels32"); }
        public void SetPixels32(UnityEngine.Color32[] colors, UnityEngine.CubemapFace face, int arrayElement) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.SetPixels32"); }
        public CubemapArray(int width, int cubemapCount, UnityEngine.Experimental.Rendering.DefaultFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray"); }
        public CubemapArray(int width, int cubemapCount, UnityEngine.Experimental.Rendering.DefaultFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray"); }
        public CubemapArray(int width, int cubemapCount, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray"); }
        public CubemapArray(int width, int cubemapCount, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.TextureCreationFlags flags, int mipCount) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray"); }
        public CubemapArray(int width, int cubemapCount, UnityEngine.TextureFormat textureFormat, int mipCount, bool linear, bool createUninitialized) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray"); }
        public CubemapArray(int width, int cubemapCount, UnityEngine.TextureFormat textureFormat, int mipCount, bool linear) : this(width, cubemapCount, textureFormat, mipCount, linear, false) { }
        public CubemapArray(int width, int cubemapCount, UnityEngine.TextureFormat textureFormat, bool mipChain, bool linear, bool createUninitialized) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray"); }
        public CubemapArray(int width, int cubemapCount, UnityEngine.TextureFormat textureFormat, bool mipChain, bool linear) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray"); }
        public CubemapArray(int width, int cubemapCount, UnityEngine.TextureFormat textureFormat, bool mipChain) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray"); }
        public void Apply(bool updateMipmaps, bool makeNoLongerReadable) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.Apply"); }
        public void Apply(bool updateMipmaps) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.Apply"); }
        public void Apply() { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.Apply"); }
        public void SetPixelData<T>(T[] data, int mipLevel, UnityEngine.CubemapFace face, int element, int sourceDataStartIndex = 0) { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.SetPixelData"); }
        public void SetPixelData<T>(Unity.Collections.NativeArray<T> data, int mipLevel, UnityEngine.CubemapFace face, int element, int sourceDataStartIndex = 0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.SetPixelData"); }
        public Unity.Collections.NativeArray<T> GetPixelData<T>(int mipLevel, UnityEngine.CubemapFace face, int element) where T : struct { throw new Umcp.LeftOutException("UnityEngine.CubemapArray.GetPixelData"); }
        internal CubemapArray() { }
    }
    public enum CubemapFace
    {
        Unknown = -1,
        PositiveX = 0,
        NegativeX = 1,
        PositiveY = 2,
        NegativeY = 3,
        PositiveZ = 4,
        NegativeZ = 5,
    }
    public partial class CullingGroup : System.IDisposable
    {
        public CullingGroup() { throw new Umcp.LeftOutException("UnityEngine.CullingGroup"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.Dispose"); }
        public UnityEngine.CullingGroup.StateChanged onStateChanged { get; set; }
        public bool enabled { get { return m_KeptEnabled.Get("UnityEngine.CullingGroup.enabled"); } set { m_KeptEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptEnabled;
        public UnityEngine.Camera targetCamera { get { return m_KeptTargetCamera.Get("UnityEngine.CullingGroup.targetCamera"); } set { m_KeptTargetCamera.Set(value); } } private Umcp.Kept<UnityEngine.Camera> m_KeptTargetCamera;
        public void SetBoundingSpheres(UnityEngine.BoundingSphere[] array) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.SetBoundingSpheres"); }
        public void SetBoundingSphereCount(int count) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.SetBoundingSphereCount"); }
        public void EraseSwapBack(int index) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.EraseSwapBack"); }
        public static void EraseSwapBack<T>(int index, T[] myArray, ref int size) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.EraseSwapBack"); }
        public int QueryIndices(bool visible, int[] result, int firstIndex) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.QueryIndices"); }
        public int QueryIndices(int distanceIndex, int[] result, int firstIndex) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.QueryIndices"); }
        public int QueryIndices(bool visible, int distanceIndex, int[] result, int firstIndex) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.QueryIndices"); }
        public bool IsVisible(int index) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.IsVisible"); }
        public int GetDistance(int index) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.GetDistance"); }
        public void SetBoundingDistances(float[] distances) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.SetBoundingDistances"); }
        public void SetDistanceReferencePoint(UnityEngine.Vector3 point) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.SetDistanceReferencePoint"); }
        public void SetDistanceReferencePoint(UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.CullingGroup.SetDistanceReferencePoint"); }
        public delegate void StateChanged(UnityEngine.CullingGroupEvent sphere);
    }
    public partial struct CullingGroupEvent
    {
        public int index { get; internal set; }
        public bool isVisible { get { throw new Umcp.LeftOutException("UnityEngine.CullingGroupEvent.isVisible"); } }
        public bool wasVisible { get { throw new Umcp.LeftOutException("UnityEngine.CullingGroupEvent.wasVisible"); } }
        public bool hasBecomeVisible { get { throw new Umcp.LeftOutException("UnityEngine.CullingGroupEvent.hasBecomeVisible"); } }
        public bool hasBecomeInvisible { get { throw new Umcp.LeftOutException("UnityEngine.CullingGroupEvent.hasBecomeInvisible"); } }
        public int currentDistance { get { throw new Umcp.LeftOutException("UnityEngine.CullingGroupEvent.currentDistance"); } }
        public int previousDistance { get { throw new Umcp.LeftOutException("UnityEngine.CullingGroupEvent.previousDistance"); } }
    }
    public sealed partial class CustomRenderTexture : UnityEngine.RenderTexture
    {
        public void Update(int count) { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture.Update"); }
        public void Update() { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture.Update"); }
        public void Initialize() { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture.Initialize"); }
        public void ClearUpdateZones() { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture.ClearUpdateZones"); }
        public UnityEngine.Material material { get { return m_KeptMaterial.Get("UnityEngine.CustomRenderTexture.material"); } set { m_KeptMaterial.Set(value); } } private Umcp.Kept<UnityEngine.Material> m_KeptMaterial;
        public UnityEngine.Material initializationMaterial { get { return m_KeptInitializationMaterial.Get("UnityEngine.CustomRenderTexture.initializationMaterial"); } set { m_KeptInitializationMaterial.Set(value); } } private Umcp.Kept<UnityEngine.Material> m_KeptInitializationMaterial;
        public UnityEngine.Texture initializationTexture { get { return m_KeptInitializationTexture.Get("UnityEngine.CustomRenderTexture.initializationTexture"); } set { m_KeptInitializationTexture.Set(value); } } private Umcp.Kept<UnityEngine.Texture> m_KeptInitializationTexture;
        public void GetUpdateZones(System.Collections.Generic.List<UnityEngine.CustomRenderTextureUpdateZone> updateZones) { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture.GetUpdateZones"); }
        public UnityEngine.RenderTexture GetDoubleBufferRenderTexture() { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture.GetDoubleBufferRenderTexture"); }
        public void EnsureDoubleBufferConsistency() { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture.EnsureDoubleBufferConsistency"); }
        public void SetUpdateZones(UnityEngine.CustomRenderTextureUpdateZone[] updateZones) { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture.SetUpdateZones"); }
        public UnityEngine.CustomRenderTextureInitializationSource initializationSource { get { return m_KeptInitializationSource.Get("UnityEngine.CustomRenderTexture.initializationSource"); } set { m_KeptInitializationSource.Set(value); } } private Umcp.Kept<UnityEngine.CustomRenderTextureInitializationSource> m_KeptInitializationSource;
        public UnityEngine.Color initializationColor { get { return m_KeptInitializationColor.Get("UnityEngine.CustomRenderTexture.initializationColor"); } set { m_KeptInitializationColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptInitializationColor;
        public UnityEngine.CustomRenderTextureUpdateMode updateMode { get { return m_KeptUpdateMode.Get("UnityEngine.CustomRenderTexture.updateMode"); } set { m_KeptUpdateMode.Set(value); } } private Umcp.Kept<UnityEngine.CustomRenderTextureUpdateMode> m_KeptUpdateMode;
        public UnityEngine.CustomRenderTextureUpdateMode initializationMode { get { return m_KeptInitializationMode.Get("UnityEngine.CustomRenderTexture.initializationMode"); } set { m_KeptInitializationMode.Set(value); } } private Umcp.Kept<UnityEngine.CustomRenderTextureUpdateMode> m_KeptInitializationMode;
        public UnityEngine.CustomRenderTextureUpdateZoneSpace updateZoneSpace { get { return m_KeptUpdateZoneSpace.Get("UnityEngine.CustomRenderTexture.updateZoneSpace"); } set { m_KeptUpdateZoneSpace.Set(value); } } private Umcp.Kept<UnityEngine.CustomRenderTextureUpdateZoneSpace> m_KeptUpdateZoneSpace;
        public int shaderPass { get { return m_KeptShaderPass.Get("UnityEngine.CustomRenderTexture.shaderPass"); } set { m_KeptShaderPass.Set(value); } } private Umcp.Kept<int> m_KeptShaderPass;
        public uint cubemapFaceMask { get { return m_KeptCubemapFaceMask.Get("UnityEngine.CustomRenderTexture.cubemapFaceMask"); } set { m_KeptCubemapFaceMask.Set(value); } } private Umcp.Kept<uint> m_KeptCubemapFaceMask;
        public bool doubleBuffered { get { return m_KeptDoubleBuffered.Get("UnityEngine.CustomRenderTexture.doubleBuffered"); } set { m_KeptDoubleBuffered.Set(value); } } private Umcp.Kept<bool> m_KeptDoubleBuffered;
        public bool wrapUpdateZones { get { return m_KeptWrapUpdateZones.Get("UnityEngine.CustomRenderTexture.wrapUpdateZones"); } set { m_KeptWrapUpdateZones.Set(value); } } private Umcp.Kept<bool> m_KeptWrapUpdateZones;
        public float updatePeriod { get { return m_KeptUpdatePeriod.Get("UnityEngine.CustomRenderTexture.updatePeriod"); } set { m_KeptUpdatePeriod.Set(value); } } private Umcp.Kept<float> m_KeptUpdatePeriod;
        public CustomRenderTexture(int width, int height, UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite) { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture"); }
        public CustomRenderTexture(int width, int height, UnityEngine.RenderTextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture"); }
        public CustomRenderTexture(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture"); }
        public CustomRenderTexture(int width, int height, UnityEngine.Experimental.Rendering.DefaultFormat defaultFormat) { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture"); }
        public CustomRenderTexture(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTexture"); }
        internal CustomRenderTexture() { }
    }
    public enum CustomRenderTextureInitializationSource
    {
        TextureAndColor = 0,
        Material = 1,
    }
    public static partial class CustomRenderTextureManager
    {
        public static event System.Action<UnityEngine.CustomRenderTexture> textureLoaded { add { } remove { } }
        public static event System.Action<UnityEngine.CustomRenderTexture> textureUnloaded { add { } remove { } }
        public static void GetAllCustomRenderTextures(System.Collections.Generic.List<UnityEngine.CustomRenderTexture> currentCustomRenderTextures) { throw new Umcp.LeftOutException("UnityEngine.CustomRenderTextureManager.GetAllCustomRenderTextures"); }
        public static event System.Action<UnityEngine.CustomRenderTexture, int> updateTriggered { add { } remove { } }
        public static event System.Action<UnityEngine.CustomRenderTexture> initializeTriggered { add { } remove { } }
    }
    public enum CustomRenderTextureUpdateMode
    {
        OnLoad = 0,
        Realtime = 1,
        OnDemand = 2,
    }
    [System.SerializableAttribute]
    public partial struct CustomRenderTextureUpdateZone
    {
        public UnityEngine.Vector3 updateZoneCenter;
        public UnityEngine.Vector3 updateZoneSize;
        public float rotation;
        public int passIndex;
        public bool needSwap;
    }
    public enum CustomRenderTextureUpdateZoneSpace
    {
        Normalized = 0,
        Pixel = 1,
    }
    public partial class Debug
    {
        public unsafe static int ExtractStackTraceNoAlloc(byte* buffer, int bufferMax, string projectFolder) { throw new Umcp.LeftOutException("UnityEngine.Debug.ExtractStackTraceNoAlloc"); }
        [System.Obsolete] public static UnityEngine.ILogger logger { get; internal set; }
    }
}

namespace UnityEngine.Device
{
    public static partial class Application
    {
        public static string absoluteURL { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.absoluteURL"); } }
        public static UnityEngine.ThreadPriority backgroundLoadingPriority { get { return s_KeptBackgroundLoadingPriority.Get("UnityEngine.Device.Application.backgroundLoadingPriority"); } set { s_KeptBackgroundLoadingPriority.Set(value); } } private static Umcp.Kept<UnityEngine.ThreadPriority> s_KeptBackgroundLoadingPriority;
        public static string buildGUID { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.buildGUID"); } }
        public static string cloudProjectId { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.cloudProjectId"); } }
        public static string companyName { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.companyName"); } }
        public static string consoleLogPath { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.consoleLogPath"); } }
        public static string dataPath { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.dataPath"); } }
        public static bool genuine { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.genuine"); } }
        public static bool genuineCheckAvailable { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.genuineCheckAvailable"); } }
        public static string identifier { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.identifier"); } }
        public static string installerName { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.installerName"); } }
        public static UnityEngine.ApplicationInstallMode installMode { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.installMode"); } }
        public static UnityEngine.NetworkReachability internetReachability { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.internetReachability"); } }
        public static bool isBatchMode { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.isBatchMode"); } }
        public static bool isConsolePlatform { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.isConsolePlatform"); } }
        public static bool isEditor { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.isEditor"); } }
        public static bool isFocused { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.isFocused"); } }
        public static bool isMobilePlatform { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.isMobilePlatform"); } }
        public static bool isPlaying { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.isPlaying"); } }
        public static string persistentDataPath { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.persistentDataPath"); } }
        public static UnityEngine.RuntimePlatform platform { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.platform"); } }
        public static string productName { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.productName"); } }
        public static bool runInBackground { get { return s_KeptRunInBackground.Get("UnityEngine.Device.Application.runInBackground"); } set { s_KeptRunInBackground.Set(value); } } private static Umcp.Kept<bool> s_KeptRunInBackground;
        public static UnityEngine.ApplicationSandboxType sandboxType { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.sandboxType"); } }
        public static string streamingAssetsPath { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.streamingAssetsPath"); } }
        public static UnityEngine.SystemLanguage systemLanguage { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.systemLanguage"); } }
        public static int targetFrameRate { get { return s_KeptTargetFrameRate.Get("UnityEngine.Device.Application.targetFrameRate"); } set { s_KeptTargetFrameRate.Set(value); } } private static Umcp.Kept<int> s_KeptTargetFrameRate;
        public static string temporaryCachePath { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.temporaryCachePath"); } }
        public static string unityVersion { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.unityVersion"); } }
        public static string version { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.version"); } }
        public static event System.Action<string> deepLinkActivated { add { } remove { } }
        public static event System.Action<bool> focusChanged { add { } remove { } }
        public static event UnityEngine.Application.LogCallback logMessageReceived { add { } remove { } }
        public static event UnityEngine.Application.LogCallback logMessageReceivedThreaded { add { } remove { } }
        public static event UnityEngine.Application.LowMemoryCallback lowMemory { add { } remove { } }
        public static event UnityEngine.Application.MemoryUsageChangedCallback memoryUsageChanged { add { } remove { } }
        public static event System.Action quitting { add { } remove { } }
        public static event System.Func<bool> wantsToQuit { add { } remove { } }
        public static event System.Action unloading { add { } remove { } }
        public static bool CanStreamedLevelBeLoaded(int levelIndex) { throw new Umcp.LeftOutException("UnityEngine.Device.Application.CanStreamedLevelBeLoaded"); }
        public static bool CanStreamedLevelBeLoaded(string levelName) { throw new Umcp.LeftOutException("UnityEngine.Device.Application.CanStreamedLevelBeLoaded"); }
        [System.Obsolete] public static string[] GetBuildTags() { throw new Umcp.LeftOutException("UnityEngine.Device.Application.GetBuildTags"); }
        public static UnityEngine.StackTraceLogType GetStackTraceLogType(UnityEngine.LogType logType) { throw new Umcp.LeftOutException("UnityEngine.Device.Application.GetStackTraceLogType"); }
        public static bool HasProLicense() { throw new Umcp.LeftOutException("UnityEngine.Device.Application.HasProLicense"); }
        public static bool HasUserAuthorization(UnityEngine.UserAuthorization mode) { throw new Umcp.LeftOutException("UnityEngine.Device.Application.HasUserAuthorization"); }
        public static bool IsPlaying(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEngine.Device.Application.IsPlaying"); }
        public static void OpenURL(string url) { throw new Umcp.LeftOutException("UnityEngine.Device.Application.OpenURL"); }
        public static void Quit() { throw new Umcp.LeftOutException("UnityEngine.Device.Application.Quit"); }
        public static void Quit(int exitCode) { throw new Umcp.LeftOutException("UnityEngine.Device.Application.Quit"); }
        public static bool RequestAdvertisingIdentifierAsync(UnityEngine.Application.AdvertisingIdentifierCallback delegateMethod) { throw new Umcp.LeftOutException("UnityEngine.Device.Application.RequestAdvertisingIdentifierAsync"); }
        public static UnityEngine.AsyncOperation RequestUserAuthorization(UnityEngine.UserAuthorization mode) { throw new Umcp.LeftOutException("UnityEngine.Device.Application.RequestUserAuthorization"); }
        [System.Obsolete] public static void SetBuildTags(string[] buildTags) { throw new Umcp.LeftOutException("UnityEngine.Device.Application.SetBuildTags"); }
        public static void SetStackTraceLogType(UnityEngine.LogType logType, UnityEngine.StackTraceLogType stackTraceType) { throw new Umcp.LeftOutException("UnityEngine.Device.Application.SetStackTraceLogType"); }
        public static void Unload() { throw new Umcp.LeftOutException("UnityEngine.Device.Application.Unload"); }
        public static System.Threading.CancellationToken exitCancellationToken { get { throw new Umcp.LeftOutException("UnityEngine.Device.Application.exitCancellationToken"); } }
    }
    public static partial class Screen
    {
        public static bool autorotateToLandscapeLeft { get { return s_KeptAutorotateToLandscapeLeft.Get("UnityEngine.Device.Screen.autorotateToLandscapeLeft"); } set { s_KeptAutorotateToLandscapeLeft.Set(value); } } private static Umcp.Kept<bool> s_KeptAutorotateToLandscapeLeft;
        public static bool autorotateToLandscapeRight { get { return s_KeptAutorotateToLandscapeRight.Get("UnityEngine.Device.Screen.autorotateToLandscapeRight"); } set { s_KeptAutorotateToLandscapeRight.Set(value); } } private static Umcp.Kept<bool> s_KeptAutorotateToLandscapeRight;
        public static bool autorotateToPortrait { get { return s_KeptAutorotateToPortrait.Get("UnityEngine.Device.Screen.autorotateToPortrait"); } set { s_KeptAutorotateToPortrait.Set(value); } } private static Umcp.Kept<bool> s_KeptAutorotateToPortrait;
        public static bool autorotateToPortraitUpsideDown { get { return s_KeptAutorotateToPortraitUpsideDown.Get("UnityEngine.Device.Screen.autorotateToPortraitUpsideDown"); } set { s_KeptAutorotateToPortraitUpsideDown.Set(value); } } private static Umcp.Kept<bool> s_KeptAutorotateToPortraitUpsideDown;
        public static UnityEngine.Resolution currentResolution { get { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.currentResolution"); } }
        public static UnityEngine.Rect[] cutouts { get { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.cutouts"); } }
        public static float dpi { get { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.dpi"); } }
        public static bool fullScreen { get { return s_KeptFullScreen.Get("UnityEngine.Device.Screen.fullScreen"); } set { s_KeptFullScreen.Set(value); } } private static Umcp.Kept<bool> s_KeptFullScreen;
        public static UnityEngine.FullScreenMode fullScreenMode { get { return s_KeptFullScreenMode.Get("UnityEngine.Device.Screen.fullScreenMode"); } set { s_KeptFullScreenMode.Set(value); } } private static Umcp.Kept<UnityEngine.FullScreenMode> s_KeptFullScreenMode;
        public static int height { get { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.height"); } }
        public static int width { get { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.width"); } }
        public static UnityEngine.ScreenOrientation orientation { get { return s_KeptOrientation.Get("UnityEngine.Device.Screen.orientation"); } set { s_KeptOrientation.Set(value); } } private static Umcp.Kept<UnityEngine.ScreenOrientation> s_KeptOrientation;
        public static UnityEngine.Resolution[] resolutions { get { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.resolutions"); } }
        public static UnityEngine.Rect safeArea { get { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.safeArea"); } }
        public static int sleepTimeout { get { return s_KeptSleepTimeout.Get("UnityEngine.Device.Screen.sleepTimeout"); } set { s_KeptSleepTimeout.Set(value); } } private static Umcp.Kept<int> s_KeptSleepTimeout;
        public static float brightness { get { return s_KeptBrightness.Get("UnityEngine.Device.Screen.brightness"); } set { s_KeptBrightness.Set(value); } } private static Umcp.Kept<float> s_KeptBrightness;
        public static void SetResolution(int width, int height, UnityEngine.FullScreenMode fullscreenMode, UnityEngine.RefreshRate preferredRefreshRate) { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.SetResolution"); }
        [System.Obsolete] public static void SetResolution(int width, int height, UnityEngine.FullScreenMode fullscreenMode, int preferredRefreshRate) { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.SetResolution"); }
        public static void SetResolution(int width, int height, UnityEngine.FullScreenMode fullscreenMode) { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.SetResolution"); }
        [System.Obsolete] public static void SetResolution(int width, int height, bool fullscreen, int preferredRefreshRate) { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.SetResolution"); }
        public static void SetResolution(int width, int height, bool fullscreen) { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.SetResolution"); }
        public static UnityEngine.Vector2Int mainWindowPosition { get { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.mainWindowPosition"); } }
        public static UnityEngine.DisplayInfo mainWindowDisplayInfo { get { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.mainWindowDisplayInfo"); } }
        public static void GetDisplayLayout(System.Collections.Generic.List<UnityEngine.DisplayInfo> displayLayout) { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.GetDisplayLayout"); }
        public static UnityEngine.AsyncOperation MoveMainWindowTo(in UnityEngine.DisplayInfo display, UnityEngine.Vector2Int position) { throw new Umcp.LeftOutException("UnityEngine.Device.Screen.MoveMainWindowTo"); }
    }
    public static partial class SystemInfo
    {
        public const string unsupportedIdentifier = "n/a";
        public static float batteryLevel { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.batteryLevel"); } }
        public static UnityEngine.BatteryStatus batteryStatus { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.batteryStatus"); } }
        public static string operatingSystem { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.operatingSystem"); } }
        public static UnityEngine.OperatingSystemFamily operatingSystemFamily { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.operatingSystemFamily"); } }
        public static string processorType { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.processorType"); } }
        public static int processorFrequency { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.processorFrequency"); } }
        public static int processorCount { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.processorCount"); } }
        public static int systemMemorySize { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.systemMemorySize"); } }
        public static string deviceUniqueIdentifier { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.deviceUniqueIdentifier"); } }
        public static string deviceName { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.deviceName"); } }
        public static string deviceModel { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.deviceModel"); } }
        public static bool supportsAccelerometer { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsAccelerometer"); } }
        public static bool supportsGyroscope { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsGyroscope"); } }
        public static bool supportsLocationService { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsLocationService"); } }
        public static bool supportsVibration { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsVibration"); } }
        public static bool supportsAudio { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsAudio"); } }
        public static UnityEngine.DeviceType deviceType { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.deviceType"); } }
        public static int graphicsMemorySize { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.graphicsMemorySize"); } }
        public static string graphicsDeviceName { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.graphicsDeviceName"); } }
        public static string graphicsDeviceVendor { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.graphicsDeviceVendor"); } }
        public static int graphicsDeviceID { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.graphicsDeviceID"); } }
        public static int graphicsDeviceVendorID { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.graphicsDeviceVendorID"); } }
        public static UnityEngine.Rendering.GraphicsDeviceType graphicsDeviceType { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.graphicsDeviceType"); } }
        public static bool graphicsUVStartsAtTop { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.graphicsUVStartsAtTop"); } }
        public static string graphicsDeviceVersion { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.graphicsDeviceVersion"); } }
        public static int graphicsShaderLevel { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.graphicsShaderLevel"); } }
        public static bool graphicsMultiThreaded { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.graphicsMultiThreaded"); } }
        public static UnityEngine.Rendering.RenderingThreadingMode renderingThreadingMode { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.renderingThreadingMode"); } }
        public static UnityEngine.Rendering.FoveatedRenderingCaps foveatedRenderingCaps { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.foveatedRenderingCaps"); } }
        public static bool hasHiddenSurfaceRemovalOnGPU { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.hasHiddenSurfaceRemovalOnGPU"); } }
        public static bool hasDynamicUniformArrayIndexingInFragmentShaders { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.hasDynamicUniformArrayIndexingInFragmentShaders"); } }
        public static bool supportsShadows { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsShadows"); } }
        public static bool supportsRawShadowDepthSampling { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsRawShadowDepthSampling"); } }
        public static bool supportsMotionVectors { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsMotionVectors"); } }
        public static bool supports3DTextures { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supports3DTextures"); } }
        public static bool supportsCompressed3DTextures { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsCompressed3DTextures"); } }
        public static bool supports2DArrayTextures { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supports2DArrayTextures"); } }
        public static bool supports3DRenderTextures { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supports3DRenderTextures"); } }
        public static bool supportsCubemapArrayTextures { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsCubemapArrayTextures"); } }
        public static bool supportsAnisotropicFilter { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsAnisotropicFilter"); } }
        public static UnityEngine.Rendering.CopyTextureSupport copyTextureSupport { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.copyTextureSupport"); } }
        public static bool supportsComputeShaders { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsComputeShaders"); } }
        public static bool supportsGeometryShaders { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsGeometryShaders"); } }
        public static bool supportsTessellationShaders { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsTessellationShaders"); } }
        public static bool supportsRenderTargetArrayIndexFromVertexShader { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsRenderTargetArrayIndexFromVertexShader"); } }
        public static bool supportsInstancing { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsInstancing"); } }
        public static bool supportsHardwareQuadTopology { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsHardwareQuadTopology"); } }
        public static bool supports32bitsIndexBuffer { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supports32bitsIndexBuffer"); } }
        public static bool supportsSparseTextures { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsSparseTextures"); } }
        public static int supportedRenderTargetCount { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportedRenderTargetCount"); } }
        public static bool supportsSeparatedRenderTargetsBlend { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsSeparatedRenderTargetsBlend"); } }
        public static int supportedRandomWriteTargetCount { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportedRandomWriteTargetCount"); } }
        public static int supportsMultisampledTextures { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsMultisampledTextures"); } }
        public static bool supportsMultisampled2DArrayTextures { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsMultisampled2DArrayTextures"); } }
        public static bool supportsMultisampleAutoResolve { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsMultisampleAutoResolve"); } }
        public static int supportsTextureWrapMirrorOnce { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsTextureWrapMirrorOnce"); } }
        public static bool usesReversedZBuffer { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.usesReversedZBuffer"); } }
        public static bool SupportsRenderTextureFormat(UnityEngine.RenderTextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.SupportsRenderTextureFormat"); }
        public static bool SupportsBlendingOnRenderTextureFormat(UnityEngine.RenderTextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.SupportsBlendingOnRenderTextureFormat"); }
        public static bool SupportsTextureFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.SupportsTextureFormat"); }
        public static bool SupportsVertexAttributeFormat(UnityEngine.Rendering.VertexAttributeFormat format, int dimension) { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.SupportsVertexAttributeFormat"); }
        public static UnityEngine.NPOTSupport npotSupport { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.npotSupport"); } }
        public static int maxTextureSize { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxTextureSize"); } }
        public static int maxTexture3DSize { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxTexture3DSize"); } }
        public static int maxTextureArraySlices { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxTextureArraySlices"); } }
        public static int maxCubemapSize { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxCubemapSize"); } }
        public static int maxAnisotropyLevel { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxAnisotropyLevel"); } }
        public static int maxComputeBufferInputsVertex { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxComputeBufferInputsVertex"); } }
        public static int maxComputeBufferInputsFragment { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxComputeBufferInputsFragment"); } }
        public static int maxComputeBufferInputsGeometry { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxComputeBufferInputsGeometry"); } }
        public static int maxComputeBufferInputsDomain { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxComputeBufferInputsDomain"); } }
        public static int maxComputeBufferInputsHull { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxComputeBufferInputsHull"); } }
        public static int maxComputeBufferInputsCompute { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxComputeBufferInputsCompute"); } }
        public static int maxComputeWorkGroupSize { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxComputeWorkGroupSize"); } }
        public static int maxComputeWorkGroupSizeX { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxComputeWorkGroupSizeX"); } }
        public static int maxComputeWorkGroupSizeY { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxComputeWorkGroupSizeY"); } }
        public static int maxComputeWorkGroupSizeZ { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxComputeWorkGroupSizeZ"); } }
        public static int computeSubGroupSize { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.computeSubGroupSize"); } }
        public static bool supportsAsyncCompute { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsAsyncCompute"); } }
        public static bool supportsGpuRecorder { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsGpuRecorder"); } }
        public static bool supportsGraphicsFence { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsGraphicsFence"); } }
        public static bool supportsAsyncGPUReadback { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsAsyncGPUReadback"); } }
        public static bool supportsRayTracing { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsRayTracing"); } }
        public static bool supportsSetConstantBuffer { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsSetConstantBuffer"); } }
        public static int constantBufferOffsetAlignment { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.constantBufferOffsetAlignment"); } }
        public static int maxConstantBufferSize { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxConstantBufferSize"); } }
        public static long maxGraphicsBufferSize { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.maxGraphicsBufferSize"); } }
        public static bool hasMipMaxLevel { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.hasMipMaxLevel"); } }
        public static bool supportsMipStreaming { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsMipStreaming"); } }
        public static bool usesLoadStoreActions { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.usesLoadStoreActions"); } }
        public static UnityEngine.HDRDisplaySupportFlags hdrDisplaySupportFlags { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.hdrDisplaySupportFlags"); } }
        public static bool supportsConservativeRaster { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsConservativeRaster"); } }
        public static bool supportsMultiview { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsMultiview"); } }
        public static bool supportsStoreAndResolveAction { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsStoreAndResolveAction"); } }
        public static bool supportsMultisampleResolveDepth { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsMultisampleResolveDepth"); } }
        public static bool supportsMultisampleResolveStencil { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsMultisampleResolveStencil"); } }
        public static bool supportsIndirectArgumentsBuffer { get { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.supportsIndirectArgumentsBuffer"); } }
        public static bool IsFormatSupported(UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.FormatUsage usage) { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.IsFormatSupported"); }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat GetCompatibleFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Experimental.Rendering.FormatUsage usage) { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.GetCompatibleFormat"); }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat GetGraphicsFormat(UnityEngine.Experimental.Rendering.DefaultFormat format) { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.GetGraphicsFormat"); }
        public static int GetRenderTextureSupportedMSAASampleCount(UnityEngine.RenderTextureDescriptor desc) { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.GetRenderTextureSupportedMSAASampleCount"); }
        public static bool SupportsRandomWriteOnRenderTextureFormat(UnityEngine.RenderTextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Device.SystemInfo.SupportsRandomWriteOnRenderTextureFormat"); }
    }
}

namespace UnityEngine
{
    public partial class Display
    {
        public UnityEngine.RenderBuffer colorBuffer { get { throw new Umcp.LeftOutException("UnityEngine.Display.colorBuffer"); } }
        public UnityEngine.RenderBuffer depthBuffer { get { throw new Umcp.LeftOutException("UnityEngine.Display.depthBuffer"); } }
        public bool requiresBlitToBackbuffer { get { throw new Umcp.LeftOutException("UnityEngine.Display.requiresBlitToBackbuffer"); } }
        public bool requiresSrgbBlitToBackbuffer { get { throw new Umcp.LeftOutException("UnityEngine.Display.requiresSrgbBlitToBackbuffer"); } }
        public void SetParams(int width, int height, int x, int y) { throw new Umcp.LeftOutException("UnityEngine.Display.SetParams"); }
        public void SetRenderingResolution(int w, int h) { throw new Umcp.LeftOutException("UnityEngine.Display.SetRenderingResolution"); }
        [System.Obsolete] public static bool MultiDisplayLicense() { throw new Umcp.LeftOutException("UnityEngine.Display.MultiDisplayLicense"); }
        public static UnityEngine.Vector3 RelativeMouseAt(UnityEngine.Vector3 inputMouseCoordinates) { throw new Umcp.LeftOutException("UnityEngine.Display.RelativeMouseAt"); }
        public static int activeEditorGameViewTarget { get; internal set; } = 0;
        public static event UnityEngine.Display.DisplaysUpdatedDelegate onDisplaysUpdated { add { } remove { } }
        public delegate void DisplaysUpdatedDelegate();
    }
}
