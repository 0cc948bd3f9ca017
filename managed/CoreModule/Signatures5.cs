// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial struct FrameTiming
    {
        public double cpuFrameTime;
        public double cpuMainThreadFrameTime;
        public double cpuMainThreadPresentWaitTime;
        public double cpuRenderThreadFrameTime;
        public double gpuFrameTime;
        public ulong frameStartTimestamp;
        public ulong firstSubmitTimestamp;
        public ulong cpuTimePresentCalled;
        public ulong cpuTimeFrameComplete;
        public float heightScale;
        public float widthScale;
        public uint syncInterval;
    }
    public static partial class FrameTimingManager
    {
        public static bool IsFeatureEnabled() { throw new Umcp.LeftOutException("UnityEngine.FrameTimingManager.IsFeatureEnabled"); }
        public static void CaptureFrameTimings() { throw new Umcp.LeftOutException("UnityEngine.FrameTimingManager.CaptureFrameTimings"); }
        public static uint GetLatestTimings(uint numFrames, UnityEngine.FrameTiming[] timings) { throw new Umcp.LeftOutException("UnityEngine.FrameTimingManager.GetLatestTimings"); }
        public static float GetVSyncsPerSecond() { throw new Umcp.LeftOutException("UnityEngine.FrameTimingManager.GetVSyncsPerSecond"); }
        public static ulong GetGpuTimerFrequency() { throw new Umcp.LeftOutException("UnityEngine.FrameTimingManager.GetGpuTimerFrequency"); }
        public static ulong GetCpuTimerFrequency() { throw new Umcp.LeftOutException("UnityEngine.FrameTimingManager.GetCpuTimerFrequency"); }
    }
    [System.SerializableAttribute]
    public partial struct FrustumPlanes
    {
        public float left;
        public float right;
        public float bottom;
        public float top;
        public float zNear;
        public float zFar;
    }
    public enum FullScreenMovieControlMode
    {
        Full = 0,
        Minimal = 1,
        CancelOnInput = 2,
        Hidden = 3,
    }
    public enum FullScreenMovieScalingMode
    {
        None = 0,
        AspectFit = 1,
        AspectFill = 2,
        Fill = 3,
    }
    public sealed partial class GL
    {
        public const int TRIANGLES = 4;
        public const int TRIANGLE_STRIP = 5;
        public const int QUADS = 7;
        public const int LINES = 1;
        public const int LINE_STRIP = 2;
        public static void Vertex3(float x, float y, float z) { }
        public static void Vertex(UnityEngine.Vector3 v) { }
        public static void TexCoord3(float x, float y, float z) { }
        public static void TexCoord(UnityEngine.Vector3 v) { }
        public static void TexCoord2(float x, float y) { }
        public static void MultiTexCoord3(int unit, float x, float y, float z) { }
        public static void MultiTexCoord(int unit, UnityEngine.Vector3 v) { }
        public static void MultiTexCoord2(int unit, float x, float y) { }
        public static void Color(UnityEngine.Color c) { }
        public static bool wireframe { get { return s_KeptWireframe.Get("UnityEngine.GL.wireframe"); } set { s_KeptWireframe.Set(value); } } private static Umcp.Kept<bool> s_KeptWireframe;
        public static bool sRGBWrite { get { return s_KeptSRGBWrite.Get("UnityEngine.GL.sRGBWrite"); } set { s_KeptSRGBWrite.Set(value); } } private static Umcp.Kept<bool> s_KeptSRGBWrite;
        public static bool invertCulling { get { return s_KeptInvertCulling.Get("UnityEngine.GL.invertCulling"); } set { s_KeptInvertCulling.Set(value); } } private static Umcp.Kept<bool> s_KeptInvertCulling;
        public static void Flush() { }
        public static void RenderTargetBarrier() { }
        public static UnityEngine.Matrix4x4 modelview { get { return s_KeptModelview.Get("UnityEngine.GL.modelview"); } set { s_KeptModelview.Set(value); } } private static Umcp.Kept<UnityEngine.Matrix4x4> s_KeptModelview;
        public static void MultMatrix(UnityEngine.Matrix4x4 m) { }
        [System.Obsolete] public static void IssuePluginEvent(int eventID) { }
        [System.Obsolete] public static void SetRevertBackfacing(bool revertBackFaces) { }
        public static void PushMatrix() { }
        public static void PopMatrix() { }
        public static void LoadIdentity() { }
        public static void LoadOrtho() { }
        public static void LoadPixelMatrix() { }
        public static void LoadProjectionMatrix(UnityEngine.Matrix4x4 mat) { }
        public static void InvalidateState() { }
        public static UnityEngine.Matrix4x4 GetGPUProjectionMatrix(UnityEngine.Matrix4x4 proj, bool renderIntoTexture) { throw new Umcp.LeftOutException("UnityEngine.GL.GetGPUProjectionMatrix"); }
        public static void LoadPixelMatrix(float left, float right, float bottom, float top) { }
        public static void IssuePluginEvent(System.IntPtr callback, int eventID) { }
        public static void Begin(int mode) { }
        public static void End() { }
        public static void Clear(bool clearDepth, bool clearColor, UnityEngine.Color backgroundColor, float depth) { }
        public static void Clear(bool clearDepth, bool clearColor, UnityEngine.Color backgroundColor) { }
        public static void Viewport(UnityEngine.Rect pixelRect) { }
        public static void ClearWithSkybox(bool clearDepth, UnityEngine.Camera camera) { }
    }
    public sealed partial class GameObject
    {
        [System.Obsolete] public bool active { get { return m_KeptActive.Get("UnityEngine.GameObject.active"); } set { m_KeptActive.Set(value); } } private Umcp.Kept<bool> m_KeptActive;
        public static void InstantiateGameObjects(int sourceInstanceID, int count, Unity.Collections.NativeArray<int> newInstanceIDs, Unity.Collections.NativeArray<int> newTransformInstanceIDs, UnityEngine.SceneManagement.Scene destinationScene = default(UnityEngine.SceneManagement.Scene)) { throw new Umcp.LeftOutException("UnityEngine.GameObject.InstantiateGameObjects"); }
    }
    public sealed partial class GeometryUtility
    {
        public static bool TryCreatePlaneFromPolygon(UnityEngine.Vector3[] vertices, out UnityEngine.Plane plane) { throw new Umcp.LeftOutException("UnityEngine.GeometryUtility.TryCreatePlaneFromPolygon"); }
    }
    public sealed partial class Gizmos
    {
        public static void DrawMesh(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Vector3 position) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, int submeshIndex) { }
        public static void DrawWireMesh(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { }
        public static void DrawWireMesh(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Vector3 position) { }
        public static void DrawWireMesh(UnityEngine.Mesh mesh, int submeshIndex) { }
        public static void DrawGUITexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture) { }
        public static void DrawGUITexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, UnityEngine.Material mat) { }
        public static void DrawGUITexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, int leftBorder, int rightBorder, int topBorder, int bottomBorder) { }
        public static void DrawLineStrip(System.ReadOnlySpan<UnityEngine.Vector3> points, bool looped) { }
        public static void DrawLineList(System.ReadOnlySpan<UnityEngine.Vector3> points) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Vector3 scale) { }
        public static void DrawWireMesh(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Vector3 scale) { }
        public static void DrawIcon(UnityEngine.Vector3 center, string name, bool allowScaling, UnityEngine.Color tint) { }
        public static void DrawGUITexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, int leftBorder, int rightBorder, int topBorder, int bottomBorder, UnityEngine.Material mat) { }
        public static UnityEngine.Texture exposure { get { return s_KeptExposure.Get("UnityEngine.Gizmos.exposure"); } set { s_KeptExposure.Set(value); } } private static Umcp.Kept<UnityEngine.Texture> s_KeptExposure;
        public static float probeSize { get { throw new Umcp.LeftOutException("UnityEngine.Gizmos.probeSize"); } }
    }
    public partial class Gradient
    {
        public UnityEngine.ColorSpace colorSpace { get { return m_KeptColorSpace.Get("UnityEngine.Gradient.colorSpace"); } set { m_KeptColorSpace.Set(value); } } private Umcp.Kept<UnityEngine.ColorSpace> m_KeptColorSpace;
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field, Inherited = true, AllowMultiple = false)]
    public sealed partial class GradientUsageAttribute : UnityEngine.PropertyAttribute
    {
        public readonly bool hdr = false;
        public readonly UnityEngine.ColorSpace colorSpace;
        public GradientUsageAttribute(bool hdr) { this.hdr = hdr; }
        public GradientUsageAttribute(bool hdr, UnityEngine.ColorSpace colorSpace) { this.hdr = hdr; this.colorSpace = colorSpace; }
        internal GradientUsageAttribute() { }
    }
    public partial class Graphics
    {
        public static UnityEngine.ColorGamut activeColorGamut { get { throw new Umcp.LeftOutException("UnityEngine.Graphics.activeColorGamut"); } }
        public static UnityEngine.Rendering.GraphicsTier activeTier { get { return s_KeptActiveTier.Get("UnityEngine.Graphics.activeTier"); } set { s_KeptActiveTier.Set(value); } } private static Umcp.Kept<UnityEngine.Rendering.GraphicsTier> s_KeptActiveTier;
        public static bool preserveFramebufferAlpha { get { throw new Umcp.LeftOutException("UnityEngine.Graphics.preserveFramebufferAlpha"); } }
        public static UnityEngine.Rendering.OpenGLESVersion minOpenGLESVersion { get { throw new Umcp.LeftOutException("UnityEngine.Graphics.minOpenGLESVersion"); } }
        public static void ClearRandomWriteTargets() { }
        public static void ExecuteCommandBuffer(UnityEngine.Rendering.CommandBuffer buffer) { }
        public static void ExecuteCommandBufferAsync(UnityEngine.Rendering.CommandBuffer buffer, UnityEngine.Rendering.ComputeQueueType queueType) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Material material, int layer) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Material material, int layer, UnityEngine.Camera camera) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, bool castShadows) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, bool castShadows, bool receiveShadows) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, UnityEngine.Transform probeAnchor) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, bool castShadows) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, bool castShadows, bool receiveShadows) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, UnityEngine.Transform probeAnchor) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, UnityEngine.Transform probeAnchor, bool useLightProbes) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, UnityEngine.Transform probeAnchor, UnityEngine.Rendering.LightProbeUsage lightProbeUsage) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Matrix4x4[] matrices) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Matrix4x4[] matrices, int count) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Matrix4x4[] matrices, int count, UnityEngine.MaterialPropertyBlock properties) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Matrix4x4[] matrices, int count, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Matrix4x4[] matrices, int count, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Matrix4x4[] matrices, int count, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, int layer) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Matrix4x4[] matrices, int count, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, int layer, UnityEngine.Camera camera) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Matrix4x4[] matrices, int count, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, int layer, UnityEngine.Camera camera, UnityEngine.Rendering.LightProbeUsage lightProbeUsage) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, System.Collections.Generic.List<UnityEngine.Matrix4x4> matrices) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, System.Collections.Generic.List<UnityEngine.Matrix4x4> matrices, UnityEngine.MaterialPropertyBlock properties) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, System.Collections.Generic.List<UnityEngine.Matrix4x4> matrices, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, System.Collections.Generic.List<UnityEngine.Matrix4x4> matrices, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, System.Collections.Generic.List<UnityEngine.Matrix4x4> matrices, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, int layer) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, System.Collections.Generic.List<UnityEngine.Matrix4x4> matrices, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, int layer, UnityEngine.Camera camera) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, System.Collections.Generic.List<UnityEngine.Matrix4x4> matrices, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, int layer, UnityEngine.Camera camera, UnityEngine.Rendering.LightProbeUsage lightProbeUsage) { }
        public static void DrawMeshInstancedIndirect(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Bounds bounds, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset = 0, UnityEngine.MaterialPropertyBlock properties = null, UnityEngine.Rendering.ShadowCastingMode castShadows = (UnityEngine.Rendering.ShadowCastingMode)1, bool receiveShadows = true, int layer = 0, UnityEngine.Camera camera = null, UnityEngine.Rendering.LightProbeUsage lightProbeUsage = (UnityEngine.Rendering.LightProbeUsage)1) { }
        public static void DrawMeshInstancedIndirect(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Bounds bounds, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset = 0, UnityEngine.MaterialPropertyBlock properties = null, UnityEngine.Rendering.ShadowCastingMode castShadows = (UnityEngine.Rendering.ShadowCastingMode)1, bool receiveShadows = true, int layer = 0, UnityEngine.Camera camera = null, UnityEngine.Rendering.LightProbeUsage lightProbeUsage = (UnityEngine.Rendering.LightProbeUsage)1) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, UnityEngine.Rect sourceRect, int leftBorder, int rightBorder, int topBorder, int bottomBorder, UnityEngine.Color color, UnityEngine.Material mat) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, UnityEngine.Rect sourceRect, int leftBorder, int rightBorder, int topBorder, int bottomBorder, UnityEngine.Color color) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, UnityEngine.Rect sourceRect, int leftBorder, int rightBorder, int topBorder, int bottomBorder, UnityEngine.Material mat) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, UnityEngine.Rect sourceRect, int leftBorder, int rightBorder, int topBorder, int bottomBorder) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, int leftBorder, int rightBorder, int topBorder, int bottomBorder, UnityEngine.Material mat) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, int leftBorder, int rightBorder, int topBorder, int bottomBorder) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, UnityEngine.Material mat) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture) { }
        public static void SetRenderTarget(UnityEngine.RenderTexture rt) { }
        public static void SetRenderTarget(UnityEngine.RenderTexture rt, int mipLevel) { }
        public static void SetRenderTarget(UnityEngine.RenderTexture rt, int mipLevel, UnityEngine.CubemapFace face) { }
        public static void SetRenderTarget(UnityEngine.RenderBuffer colorBuffer, UnityEngine.RenderBuffer depthBuffer) { }
        public static void SetRenderTarget(UnityEngine.RenderBuffer colorBuffer, UnityEngine.RenderBuffer depthBuffer, int mipLevel) { }
        public static void SetRenderTarget(UnityEngine.RenderBuffer colorBuffer, UnityEngine.RenderBuffer depthBuffer, int mipLevel, UnityEngine.CubemapFace face) { }
        public static void SetRandomWriteTarget(int index, UnityEngine.ComputeBuffer uav) { }
        public static void SetRandomWriteTarget(int index, UnityEngine.GraphicsBuffer uav) { }
        public static void SetRenderTarget(UnityEngine.RenderTexture rt, int mipLevel, UnityEngine.CubemapFace face, int depthSlice) { }
        public static void SetRenderTarget(UnityEngine.RenderBuffer colorBuffer, UnityEngine.RenderBuffer depthBuffer, int mipLevel, UnityEngine.CubemapFace face, int depthSlice) { }
        public static void SetRenderTarget(UnityEngine.RenderBuffer[] colorBuffers, UnityEngine.RenderBuffer depthBuffer) { }
        public static void SetRenderTarget(UnityEngine.RenderTargetSetup setup) { }
        public static UnityEngine.RenderBuffer activeColorBuffer { get { throw new Umcp.LeftOutException("UnityEngine.Graphics.activeColorBuffer"); } }
        public static UnityEngine.RenderBuffer activeDepthBuffer { get { throw new Umcp.LeftOutException("UnityEngine.Graphics.activeDepthBuffer"); } }
        public static void SetRandomWriteTarget(int index, UnityEngine.RenderTexture uav) { }
        public static void SetRandomWriteTarget(int index, UnityEngine.ComputeBuffer uav, bool preserveCounterValue) { }
        public static void SetRandomWriteTarget(int index, UnityEngine.GraphicsBuffer uav, bool preserveCounterValue) { }
        public static void CopyTexture(UnityEngine.Texture src, UnityEngine.Texture dst) { }
        public static void CopyTexture(UnityEngine.Texture src, int srcElement, UnityEngine.Texture dst, int dstElement) { }
        public static void CopyTexture(UnityEngine.Texture src, int srcElement, int srcMip, UnityEngine.Texture dst, int dstElement, int dstMip) { }
        public static void CopyTexture(UnityEngine.Texture src, int srcElement, int srcMip, int srcX, int srcY, int srcWidth, int srcHeight, UnityEngine.Texture dst, int dstElement, int dstMip, int dstX, int dstY) { }
        public static bool ConvertTexture(UnityEngine.Texture src, UnityEngine.Texture dst) { throw new Umcp.LeftOutException("UnityEngine.Graphics.ConvertTexture"); }
        public static bool ConvertTexture(UnityEngine.Texture src, int srcElement, UnityEngine.Texture dst, int dstElement) { throw new Umcp.LeftOutException("UnityEngine.Graphics.ConvertTexture"); }
        public static UnityEngine.Rendering.GraphicsFence CreateAsyncGraphicsFence(UnityEngine.Rendering.SynchronisationStage stage) { throw new Umcp.LeftOutException("UnityEngine.Graphics.CreateAsyncGraphicsFence"); }
        public static UnityEngine.Rendering.GraphicsFence CreateAsyncGraphicsFence() { throw new Umcp.LeftOutException("UnityEngine.Graphics.CreateAsyncGraphicsFence"); }
        public static UnityEngine.Rendering.GraphicsFence CreateGraphicsFence(UnityEngine.Rendering.GraphicsFenceType fenceType, UnityEngine.Rendering.SynchronisationStageFlags stage) { throw new Umcp.LeftOutException("UnityEngine.Graphics.CreateGraphicsFence"); }
        public static void WaitOnAsyncGraphicsFence(UnityEngine.Rendering.GraphicsFence fence) { }
        public static void WaitOnAsyncGraphicsFence(UnityEngine.Rendering.GraphicsFence fence, UnityEngine.Rendering.SynchronisationStage stage) { }
        public static void CopyBuffer(UnityEngine.GraphicsBuffer source, UnityEngine.GraphicsBuffer dest) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, UnityEngine.Rect sourceRect, int leftBorder, int rightBorder, int topBorder, int bottomBorder, UnityEngine.Color color, UnityEngine.Material mat, int pass) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, UnityEngine.Rect sourceRect, int leftBorder, int rightBorder, int topBorder, int bottomBorder, UnityEngine.Material mat, int pass) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, int leftBorder, int rightBorder, int topBorder, int bottomBorder, UnityEngine.Material mat, int pass) { }
        public static void DrawTexture(UnityEngine.Rect screenRect, UnityEngine.Texture texture, UnityEngine.Material mat, int pass) { }
        public static void RenderMesh(in UnityEngine.RenderParams rparams, UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Matrix4x4 objectToWorld, UnityEngine.Matrix4x4? prevObjectToWorld = default(UnityEngine.Matrix4x4?)) { }
        public static void RenderMeshInstanced<T>(in UnityEngine.RenderParams rparams, UnityEngine.Mesh mesh, int submeshIndex, T[] instanceData, int instanceCount = -1, int startInstance = 0) where T : struct { }
        public static void RenderMeshInstanced<T>(in UnityEngine.RenderParams rparams, UnityEngine.Mesh mesh, int submeshIndex, System.Collections.Generic.List<T> instanceData, int instanceCount = -1, int startInstance = 0) where T : struct { }
        public static void RenderMeshInstanced<T>(UnityEngine.RenderParams rparams, UnityEngine.Mesh mesh, int submeshIndex, Unity.Collections.NativeArray<T> instanceData, int instanceCount = -1, int startInstance = 0) where T : struct { }
        public static void RenderMeshIndirect(in UnityEngine.RenderParams rparams, UnityEngine.Mesh mesh, UnityEngine.GraphicsBuffer commandBuffer, int commandCount = 1, int startCommand = 0) { }
        public static void RenderMeshPrimitives(in UnityEngine.RenderParams rparams, UnityEngine.Mesh mesh, int submeshIndex, int instanceCount = 1) { }
        public static void RenderPrimitives(in UnityEngine.RenderParams rparams, UnityEngine.MeshTopology topology, int vertexCount, int instanceCount = 1) { }
        public static void RenderPrimitivesIndexed(in UnityEngine.RenderParams rparams, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer indexBuffer, int indexCount, int startIndex = 0, int instanceCount = 1) { }
        public static void RenderPrimitivesIndirect(in UnityEngine.RenderParams rparams, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer commandBuffer, int commandCount = 1, int startCommand = 0) { }
        public static void RenderPrimitivesIndexedIndirect(in UnityEngine.RenderParams rparams, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.GraphicsBuffer commandBuffer, int commandCount = 1, int startCommand = 0) { }
        public static void DrawMeshNow(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, int materialIndex) { }
        public static void DrawMeshNow(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, int materialIndex) { }
        public static void DrawMeshNow(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { }
        public static void DrawMeshNow(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, bool castShadows, bool receiveShadows, bool useLightProbes) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, UnityEngine.Transform probeAnchor, bool useLightProbes) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, bool castShadows, bool receiveShadows, bool useLightProbes) { }
        public static void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, int layer, UnityEngine.Camera camera, int submeshIndex, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, UnityEngine.Transform probeAnchor, UnityEngine.Rendering.LightProbeUsage lightProbeUsage, UnityEngine.LightProbeProxyVolume lightProbeProxyVolume) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Matrix4x4[] matrices, int count, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, int layer, UnityEngine.Camera camera, UnityEngine.Rendering.LightProbeUsage lightProbeUsage, UnityEngine.LightProbeProxyVolume lightProbeProxyVolume) { }
        public static void DrawMeshInstanced(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, System.Collections.Generic.List<UnityEngine.Matrix4x4> matrices, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, int layer, UnityEngine.Camera camera, UnityEngine.Rendering.LightProbeUsage lightProbeUsage, UnityEngine.LightProbeProxyVolume lightProbeProxyVolume) { }
        public static void DrawMeshInstancedProcedural(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Bounds bounds, int count, UnityEngine.MaterialPropertyBlock properties = null, UnityEngine.Rendering.ShadowCastingMode castShadows = (UnityEngine.Rendering.ShadowCastingMode)1, bool receiveShadows = true, int layer = 0, UnityEngine.Camera camera = null, UnityEngine.Rendering.LightProbeUsage lightProbeUsage = (UnityEngine.Rendering.LightProbeUsage)1, UnityEngine.LightProbeProxyVolume lightProbeProxyVolume = null) { }
        public static void DrawMeshInstancedIndirect(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Bounds bounds, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, int layer, UnityEngine.Camera camera, UnityEngine.Rendering.LightProbeUsage lightProbeUsage, UnityEngine.LightProbeProxyVolume lightProbeProxyVolume) { }
        public static void DrawMeshInstancedIndirect(UnityEngine.Mesh mesh, int submeshIndex, UnityEngine.Material material, UnityEngine.Bounds bounds, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset, UnityEngine.MaterialPropertyBlock properties, UnityEngine.Rendering.ShadowCastingMode castShadows, bool receiveShadows, int layer, UnityEngine.Camera camera, UnityEngine.Rendering.LightProbeUsage lightProbeUsage, UnityEngine.LightProbeProxyVolume lightProbeProxyVolume) { }
        public static void DrawProceduralNow(UnityEngine.MeshTopology topology, int vertexCount, int instanceCount = 1) { }
        public static void DrawProceduralNow(UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer indexBuffer, int indexCount, int instanceCount = 1) { }
        public static void DrawProceduralIndirectNow(UnityEngine.MeshTopology topology, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset = 0) { }
        public static void DrawProceduralIndirectNow(UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset = 0) { }
        public static void DrawProceduralIndirectNow(UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset = 0) { }
        public static void DrawProceduralIndirectNow(UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset = 0) { }
        public static void DrawProcedural(UnityEngine.Material material, UnityEngine.Bounds bounds, UnityEngine.MeshTopology topology, int vertexCount, int instanceCount = 1, UnityEngine.Camera camera = null, UnityEngine.MaterialPropertyBlock properties = null, UnityEngine.Rendering.ShadowCastingMode castShadows = (UnityEngine.Rendering.ShadowCastingMode)1, bool receiveShadows = true, int layer = 0) { }
        public static void DrawProcedural(UnityEngine.Material material, UnityEngine.Bounds bounds, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer indexBuffer, int indexCount, int instanceCount = 1, UnityEngine.Camera camera = null, UnityEngine.MaterialPropertyBlock properties = null, UnityEngine.Rendering.ShadowCastingMode castShadows = (UnityEngine.Rendering.ShadowCastingMode)1, bool receiveShadows = true, int layer = 0) { }
        public static void DrawProceduralIndirect(UnityEngine.Material material, UnityEngine.Bounds bounds, UnityEngine.MeshTopology topology, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset = 0, UnityEngine.Camera camera = null, UnityEngine.MaterialPropertyBlock properties = null, UnityEngine.Rendering.ShadowCastingMode castShadows = (UnityEngine.Rendering.ShadowCastingMode)1, bool receiveShadows = true, int layer = 0) { }
        public static void DrawProceduralIndirect(UnityEngine.Material material, UnityEngine.Bounds bounds, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset = 0, UnityEngine.Camera camera = null, UnityEngine.MaterialPropertyBlock properties = null, UnityEngine.Rendering.ShadowCastingMode castShadows = (UnityEngine.Rendering.ShadowCastingMode)1, bool receiveShadows = true, int layer = 0) { }
        public static void DrawProceduralIndirect(UnityEngine.Material material, UnityEngine.Bounds bounds, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.ComputeBuffer bufferWithArgs, int argsOffset = 0, UnityEngine.Camera camera = null, UnityEngine.MaterialPropertyBlock properties = null, UnityEngine.Rendering.ShadowCastingMode castShadows = (UnityEngine.Rendering.ShadowCastingMode)1, bool receiveShadows = true, int layer = 0) { }
        public static void DrawProceduralIndirect(UnityEngine.Material material, UnityEngine.Bounds bounds, UnityEngine.MeshTopology topology, UnityEngine.GraphicsBuffer indexBuffer, UnityEngine.GraphicsBuffer bufferWithArgs, int argsOffset = 0, UnityEngine.Camera camera = null, UnityEngine.MaterialPropertyBlock properties = null, UnityEngine.Rendering.ShadowCastingMode castShadows = (UnityEngine.Rendering.ShadowCastingMode)1, bool receiveShadows = true, int layer = 0) { }
        public static void Blit(UnityEngine.Texture source, UnityEngine.RenderTexture dest) { }
        public static void Blit(UnityEngine.Texture source, UnityEngine.RenderTexture dest, int sourceDepthSlice, int destDepthSlice) { }
        public static void Blit(UnityEngine.Texture source, UnityEngine.RenderTexture dest, UnityEngine.Vector2 scale, UnityEngine.Vector2 offset) { }
        public static void Blit(UnityEngine.Texture source, UnityEngine.RenderTexture dest, UnityEngine.Vector2 scale, UnityEngine.Vector2 offset, int sourceDepthSlice, int destDepthSlice) { }
        public static void Blit(UnityEngine.Texture source, UnityEngine.RenderTexture dest, UnityEngine.Material mat, int pass) { }
        public static void Blit(UnityEngine.Texture source, UnityEngine.RenderTexture dest, UnityEngine.Material mat, int pass, int destDepthSlice) { }
        public static void Blit(UnityEngine.Texture source, UnityEngine.RenderTexture dest, UnityEngine.Material mat) { }
        public static void Blit(UnityEngine.Texture source, UnityEngine.Material mat, int pass) { }
        public static void Blit(UnityEngine.Texture source, UnityEngine.Material mat, int pass, int destDepthSlice) { }
        public static void Blit(UnityEngine.Texture source, UnityEngine.Material mat) { }
        public static void BlitMultiTap(UnityEngine.Texture source, UnityEngine.RenderTexture dest, UnityEngine.Material mat, params UnityEngine.Vector2[] offsets) { }
        public static void BlitMultiTap(UnityEngine.Texture source, UnityEngine.RenderTexture dest, UnityEngine.Material mat, int destDepthSlice, params UnityEngine.Vector2[] offsets) { }
    }
    public sealed partial class GraphicsBuffer : System.IDisposable
    {
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.Dispose"); }
        public GraphicsBuffer(UnityEngine.GraphicsBuffer.Target target, int count, int stride) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer"); }
        public GraphicsBuffer(UnityEngine.GraphicsBuffer.Target target, UnityEngine.GraphicsBuffer.UsageFlags usageFlags, int count, int stride) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer"); }
        public void Release() { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.Release"); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.IsValid"); }
        public int count { get { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.count"); } }
        public int stride { get { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.stride"); } }
        public UnityEngine.GraphicsBuffer.Target target { get { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.target"); } }
        public UnityEngine.GraphicsBuffer.UsageFlags usageFlags { get { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.usageFlags"); } }
        public UnityEngine.GraphicsBufferHandle bufferHandle { get { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.bufferHandle"); } }
        public void SetData(System.Array data) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.SetData"); }
        public void SetData<T>(System.Collections.Generic.List<T> data) where T : struct { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.SetData"); }
        public void SetData<T>(Unity.Collections.NativeArray<T> data) where T : struct { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.SetData"); }
        public void SetData(System.Array data, int managedBufferStartIndex, int graphicsBufferStartIndex, int count) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.SetData"); }
        public void SetData<T>(System.Collections.Generic.List<T> data, int managedBufferStartIndex, int graphicsBufferStartIndex, int count) where T : struct { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.SetData"); }
        public void SetData<T>(Unity.Collections.NativeArray<T> data, int nativeBufferStartIndex, int graphicsBufferStartIndex, int count) where T : struct { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.SetData"); }
        public void GetData(System.Array data) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.GetData"); }
        public void GetData(System.Array data, int managedBufferStartIndex, int computeBufferStartIndex, int count) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.GetData"); }
        public System.IntPtr GetNativeBufferPtr() { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.GetNativeBufferPtr"); }
        public Unity.Collections.NativeArray<T> LockBufferForWrite<T>(int bufferStartIndex, int count) where T : struct { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.LockBufferForWrite"); }
        public void UnlockBufferAfterWrite<T>(int countWritten) where T : struct { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.UnlockBufferAfterWrite"); }
        public string name { set { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.name"); } }
        public void SetCounterValue(uint counterValue) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.SetCounterValue"); }
        public static void CopyCount(UnityEngine.ComputeBuffer src, UnityEngine.ComputeBuffer dst, int dstOffsetBytes) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.CopyCount"); }
        public static void CopyCount(UnityEngine.GraphicsBuffer src, UnityEngine.ComputeBuffer dst, int dstOffsetBytes) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.CopyCount"); }
        public static void CopyCount(UnityEngine.ComputeBuffer src, UnityEngine.GraphicsBuffer dst, int dstOffsetBytes) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.CopyCount"); }
        public static void CopyCount(UnityEngine.GraphicsBuffer src, UnityEngine.GraphicsBuffer dst, int dstOffsetBytes) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBuffer.CopyCount"); }
        internal GraphicsBuffer() { }
        [System.FlagsAttribute]
        public enum Target
        {
            Vertex = 1,
            Index = 2,
            CopySource = 4,
            CopyDestination = 8,
            Structured = 16,
            Raw = 32,
            Append = 64,
            Counter = 128,
            IndirectArguments = 256,
            Constant = 512,
        }
        [System.FlagsAttribute]
        public enum UsageFlags
        {
            None = 0,
            LockBufferForWrite = 1,
        }
        public partial struct IndirectDrawArgs
        {
            public const int size = 16;
            public uint vertexCountPerInstance { get; set; }
            public uint instanceCount { get; set; }
            public uint startVertex { get; set; }
            public uint startInstance { get; set; }
        }
        public partial struct IndirectDrawIndexedArgs
        {
            public const int size = 20;
            public uint indexCountPerInstance { get; set; }
            public uint instanceCount { get; set; }
            public uint startIndex { get; set; }
            public uint baseVertexIndex { get; set; }
            public uint startInstance { get; set; }
        }
    }
    public partial struct GraphicsBufferHandle : System.IEquatable<UnityEngine.GraphicsBufferHandle>
    {
        public readonly uint value;
        public bool Equals(UnityEngine.GraphicsBufferHandle other) { return base.Equals(other); }
        public int CompareTo(UnityEngine.GraphicsBufferHandle other) { throw new Umcp.LeftOutException("UnityEngine.GraphicsBufferHandle.CompareTo"); }
        public static bool operator ==(UnityEngine.GraphicsBufferHandle a, UnityEngine.GraphicsBufferHandle b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.GraphicsBufferHandle a, UnityEngine.GraphicsBufferHandle b) { return !((object)a).Equals(b); }
    }
    public enum HDRDisplayBitDepth
    {
        BitDepth10 = 0,
        BitDepth16 = 1,
    }
    [System.FlagsAttribute]
    public enum HDRDisplaySupportFlags
    {
        None = 0,
        Supported = 1,
        RuntimeSwitchable = 2,
        AutomaticTonemapping = 4,
    }
    public partial class HDROutputSettings
    {
        public static UnityEngine.HDROutputSettings[] displays;
        public static UnityEngine.HDROutputSettings main { get; internal set; }
        public bool active { get { throw new Umcp.LeftOutException("UnityEngine.HDROutputSettings.active"); } }
        public bool available { get { throw new Umcp.LeftOutException("UnityEngine.HDROutputSettings.available"); } }
        public bool automaticHDRTonemapping { get { return m_KeptAutomaticHDRTonemapping.Get("UnityEngine.HDROutputSettings.automaticHDRTonemapping"); } set { m_KeptAutomaticHDRTonemapping.Set(value); } } private Umcp.Kept<bool> m_KeptAutomaticHDRTonemapping;
        public UnityEngine.ColorGamut displayColorGamut { get { throw new Umcp.LeftOutException("UnityEngine.HDROutputSettings.displayColorGamut"); } }
        public UnityEngine.RenderTextureFormat format { get { throw new Umcp.LeftOutException("UnityEngine.HDROutputSettings.format"); } }
        public UnityEngine.Experimental.Rendering.GraphicsFormat graphicsFormat { get { throw new Umcp.LeftOutException("UnityEngine.HDROutputSettings.graphicsFormat"); } }
        public float paperWhiteNits { get { return m_KeptPaperWhiteNits.Get("UnityEngine.HDROutputSettings.paperWhiteNits"); } set { m_KeptPaperWhiteNits.Set(value); } } private Umcp.Kept<float> m_KeptPaperWhiteNits;
        public int maxFullFrameToneMapLuminance { get { throw new Umcp.LeftOutException("UnityEngine.HDROutputSettings.maxFullFrameToneMapLuminance"); } }
        public int maxToneMapLuminance { get { throw new Umcp.LeftOutException("UnityEngine.HDROutputSettings.maxToneMapLuminance"); } }
        public int minToneMapLuminance { get { throw new Umcp.LeftOutException("UnityEngine.HDROutputSettings.minToneMapLuminance"); } }
        public bool HDRModeChangeRequested { get { throw new Umcp.LeftOutException("UnityEngine.HDROutputSettings.HDRModeChangeRequested"); } }
        public void RequestHDRModeChange(bool enabled) { throw new Umcp.LeftOutException("UnityEngine.HDROutputSettings.RequestHDRModeChange"); }
        [System.Obsolete] public static void SetPaperWhiteInNits(float paperWhite) { throw new Umcp.LeftOutException("UnityEngine.HDROutputSettings.SetPaperWhiteInNits"); }
        internal HDROutputSettings() { }
    }
    public partial class Handheld
    {
        public static bool PlayFullScreenMovie(string path, UnityEngine.Color bgColor, UnityEngine.FullScreenMovieControlMode controlMode, UnityEngine.FullScreenMovieScalingMode scalingMode) { throw new Umcp.LeftOutException("UnityEngine.Handheld.PlayFullScreenMovie"); }
        public static bool PlayFullScreenMovie(string path, UnityEngine.Color bgColor, UnityEngine.FullScreenMovieControlMode controlMode) { throw new Umcp.LeftOutException("UnityEngine.Handheld.PlayFullScreenMovie"); }
        public static bool PlayFullScreenMovie(string path, UnityEngine.Color bgColor) { throw new Umcp.LeftOutException("UnityEngine.Handheld.PlayFullScreenMovie"); }
        public static bool PlayFullScreenMovie(string path) { throw new Umcp.LeftOutException("UnityEngine.Handheld.PlayFullScreenMovie"); }
        public static void Vibrate() { throw new Umcp.LeftOutException("UnityEngine.Handheld.Vibrate"); }
        [System.Obsolete] public static bool use32BitDisplayBuffer { get { return s_KeptUse32BitDisplayBuffer.Get("UnityEngine.Handheld.use32BitDisplayBuffer"); } set { s_KeptUse32BitDisplayBuffer.Set(value); } } private static Umcp.Kept<bool> s_KeptUse32BitDisplayBuffer;
        public static void SetActivityIndicatorStyle(UnityEngine.iOS.ActivityIndicatorStyle style) { throw new Umcp.LeftOutException("UnityEngine.Handheld.SetActivityIndicatorStyle"); }
        public static void SetActivityIndicatorStyle(UnityEngine.AndroidActivityIndicatorStyle style) { throw new Umcp.LeftOutException("UnityEngine.Handheld.SetActivityIndicatorStyle"); }
        public static int GetActivityIndicatorStyle() { throw new Umcp.LeftOutException("UnityEngine.Handheld.GetActivityIndicatorStyle"); }
        public static void StartActivityIndicator() { throw new Umcp.LeftOutException("UnityEngine.Handheld.StartActivityIndicator"); }
        public static void StopActivityIndicator() { throw new Umcp.LeftOutException("UnityEngine.Handheld.StopActivityIndicator"); }
        public static void ClearShaderCache() { throw new Umcp.LeftOutException("UnityEngine.Handheld.ClearShaderCache"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class HideInCallstackAttribute : System.Attribute
    {
    }
    public partial interface IExposedPropertyTable
    {
        void SetReferenceValue(UnityEngine.PropertyName id, UnityEngine.Object value);
        UnityEngine.Object GetReferenceValue(UnityEngine.PropertyName id, out bool idValid);
        void ClearReferenceValue(UnityEngine.PropertyName id);
    }
    public sealed partial class ImageEffectAfterScale : System.Attribute
    {
    }
    public sealed partial class ImageEffectAllowedInSceneView : System.Attribute
    {
    }
    public sealed partial class ImageEffectOpaque : System.Attribute
    {
    }
    public sealed partial class ImageEffectTransformsToLDR : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class ImageEffectUsesCommandBuffer : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Enum)]
    public sealed partial class InspectorOrderAttribute : UnityEngine.PropertyAttribute
    {
        public InspectorOrderAttribute(UnityEngine.InspectorSort inspectorSort = (UnityEngine.InspectorSort)0, UnityEngine.InspectorSortDirection sortDirection = (UnityEngine.InspectorSortDirection)0) { }
        internal InspectorOrderAttribute() { }
    }
    public enum InspectorSort
    {
        ByName = 0,
        ByValue = 1,
    }
    public enum InspectorSortDirection
    {
        Ascending = 0,
        Descending = 1,
    }
    public partial struct InstantiateParameters
    {
        public UnityEngine.Transform parent;
        public UnityEngine.SceneManagement.Scene scene;
        public bool worldSpace;
    }
}

namespace UnityEngine.Jobs
{
    public partial interface IJobParallelForTransform
    {
        void Execute(int index, UnityEngine.Jobs.TransformAccess transform);
    }
    public static partial class IJobParallelForTransformExtensions
    {
        public static void EarlyJobInit<T>() where T : struct, UnityEngine.Jobs.IJobParallelForTransform { throw new Umcp.LeftOutException("UnityEngine.Jobs.IJobParallelForTransformExtensions.EarlyJobInit"); }
        public static Unity.Jobs.JobHandle Schedule<T>(this T jobData, UnityEngine.Jobs.TransformAccessArray transforms, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) where T : struct, UnityEngine.Jobs.IJobParallelForTransform { throw new Umcp.LeftOutException("UnityEngine.Jobs.IJobParallelForTransformExtensions.Schedule"); }
        public static Unity.Jobs.JobHandle ScheduleReadOnly<T>(this T jobData, UnityEngine.Jobs.TransformAccessArray transforms, int batchSize, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) where T : struct, UnityEngine.Jobs.IJobParallelForTransform { throw new Umcp.LeftOutException("UnityEngine.Jobs.IJobParallelForTransformExtensions.ScheduleReadOnly"); }
        public static void RunReadOnly<T>(this T jobData, UnityEngine.Jobs.TransformAccessArray transforms) where T : struct, UnityEngine.Jobs.IJobParallelForTransform { throw new Umcp.LeftOutException("UnityEngine.Jobs.IJobParallelForTransformExtensions.RunReadOnly"); }
        public static Unity.Jobs.JobHandle ScheduleByRef<T>(ref T jobData, UnityEngine.Jobs.TransformAccessArray transforms, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) where T : struct, UnityEngine.Jobs.IJobParallelForTransform { throw new Umcp.LeftOutException("UnityEngine.Jobs.IJobParallelForTransformExtensions.ScheduleByRef"); }
        public static Unity.Jobs.JobHandle ScheduleReadOnlyByRef<T>(ref T jobData, UnityEngine.Jobs.TransformAccessArray transforms, int batchSize, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) where T : struct, UnityEngine.Jobs.IJobParallelForTransform { throw new Umcp.LeftOutException("UnityEngine.Jobs.IJobParallelForTransformExtensions.ScheduleReadOnlyByRef"); }
        public static void RunReadOnlyByRef<T>(ref T jobData, UnityEngine.Jobs.TransformAccessArray transforms) where T : struct, UnityEngine.Jobs.IJobParallelForTransform { throw new Umcp.LeftOutException("UnityEngine.Jobs.IJobParallelForTransformExtensions.RunReadOnlyByRef"); }
    }
    public partial struct TransformAccess
    {
        public UnityEngine.Vector3 position { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.position"); } set { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.position"); } }
        public UnityEngine.Quaternion rotation { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.rotation"); } set { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.rotation"); } }
        public UnityEngine.Vector3 localPosition { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.localPosition"); } set { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.localPosition"); } }
        public UnityEngine.Quaternion localRotation { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.localRotation"); } set { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.localRotation"); } }
        public UnityEngine.Vector3 localScale { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.localScale"); } set { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.localScale"); } }
        public UnityEngine.Matrix4x4 localToWorldMatrix { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.localToWorldMatrix"); } }
        public UnityEngine.Matrix4x4 worldToLocalMatrix { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.worldToLocalMatrix"); } }
        public bool isValid { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.isValid"); } }
        public void SetPositionAndRotation(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.SetPositionAndRotation"); }
        public void SetLocalPositionAndRotation(UnityEngine.Vector3 localPosition, UnityEngine.Quaternion localRotation) { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.SetLocalPositionAndRotation"); }
        public void GetPositionAndRotation(out UnityEngine.Vector3 position, out UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.GetPositionAndRotation"); }
        public void GetLocalPositionAndRotation(out UnityEngine.Vector3 localPosition, out UnityEngine.Quaternion localRotation) { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccess.GetLocalPositionAndRotation"); }
    }
    public partial struct TransformAccessArray : System.IDisposable
    {
        public TransformAccessArray(UnityEngine.Transform[] transforms, int desiredJobCount = -1) { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray"); }
        public TransformAccessArray(int capacity, int desiredJobCount = -1) { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray"); }
        public static void Allocate(int capacity, int desiredJobCount, out UnityEngine.Jobs.TransformAccessArray array) { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.Allocate"); }
        public bool isCreated { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.isCreated"); } }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.Dispose"); }
        public UnityEngine.Transform this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.this[]"); } }
        public int capacity { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.capacity"); } set { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.capacity"); } }
        public int length { get { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.length"); } }
        public void Add(UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.Add"); }
        public void Add(int instanceId) { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.Add"); }
        public void RemoveAtSwapBack(int index) { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.RemoveAtSwapBack"); }
        public void SetTransforms(UnityEngine.Transform[] transforms) { throw new Umcp.LeftOutException("UnityEngine.Jobs.TransformAccessArray.SetTransforms"); }
    }
}

namespace UnityEngine
{
    public partial struct Keyframe
    {
        [System.Obsolete] public int tangentMode { get { throw new Umcp.LeftOutException("UnityEngine.Keyframe.tangentMode"); } set { throw new Umcp.LeftOutException("UnityEngine.Keyframe.tangentMode"); } }
    }
    public partial struct LOD
    {
        public LOD(float screenRelativeTransitionHeight, UnityEngine.Renderer[] renderers) { this = default(UnityEngine.LOD); this.screenRelativeTransitionHeight = screenRelativeTransitionHeight; this.fadeTransitionWidth = 0; this.renderers = renderers; }
        public float screenRelativeTransitionHeight;
        public float fadeTransitionWidth;
        public UnityEngine.Renderer[] renderers;
    }
    public enum LODFadeMode
    {
        None = 0,
        CrossFade = 1,
        SpeedTree = 2,
    }
    public partial class LODGroup : UnityEngine.Component
    {
        public UnityEngine.Vector3 localReferencePoint { get { return m_KeptLocalReferencePoint.Get("UnityEngine.LODGroup.localReferencePoint"); } set { m_KeptLocalReferencePoint.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptLocalReferencePoint;
        public float size { get { return m_KeptSize.Get("UnityEngine.LODGroup.size"); } set { m_KeptSize.Set(value); } } private Umcp.Kept<float> m_KeptSize;
        public int lodCount { get { throw new Umcp.LeftOutException("UnityEngine.LODGroup.lodCount"); } }
        public bool lastLODBillboard { get { return m_KeptLastLODBillboard.Get("UnityEngine.LODGroup.lastLODBillboard"); } set { m_KeptLastLODBillboard.Set(value); } } private Umcp.Kept<bool> m_KeptLastLODBillboard;
        public UnityEngine.LODFadeMode fadeMode { get { return m_KeptFadeMode.Get("UnityEngine.LODGroup.fadeMode"); } set { m_KeptFadeMode.Set(value); } } private Umcp.Kept<UnityEngine.LODFadeMode> m_KeptFadeMode;
        public bool animateCrossFading { get { return m_KeptAnimateCrossFading.Get("UnityEngine.LODGroup.animateCrossFading"); } set { m_KeptAnimateCrossFading.Set(value); } } private Umcp.Kept<bool> m_KeptAnimateCrossFading;
        public bool enabled { get { return m_KeptEnabled.Get("UnityEngine.LODGroup.enabled"); } set { m_KeptEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptEnabled;
        public void RecalculateBounds() { throw new Umcp.LeftOutException("UnityEngine.LODGroup.RecalculateBounds"); }
        public UnityEngine.LOD[] GetLODs() { throw new Umcp.LeftOutException("UnityEngine.LODGroup.GetLODs"); }
        [System.Obsolete] public void SetLODS(UnityEngine.LOD[] lods) { throw new Umcp.LeftOutException("UnityEngine.LODGroup.SetLODS"); }
        public void SetLODs(UnityEngine.LOD[] lods) { throw new Umcp.LeftOutException("UnityEngine.LODGroup.SetLODs"); }
        public void ForceLOD(int index) { throw new Umcp.LeftOutException("UnityEngine.LODGroup.ForceLOD"); }
        public static float crossFadeAnimationDuration { get { return s_KeptCrossFadeAnimationDuration.Get("UnityEngine.LODGroup.crossFadeAnimationDuration"); } set { s_KeptCrossFadeAnimationDuration.Set(value); } } private static Umcp.Kept<float> s_KeptCrossFadeAnimationDuration;
    }
    [System.SerializableAttribute]
    public partial struct LazyLoadReference<T> where T : UnityEngine.Object
    {
        public bool isSet { get { throw new Umcp.LeftOutException("UnityEngine.LazyLoadReference<T>.isSet"); } }
        public bool isBroken { get { throw new Umcp.LeftOutException("UnityEngine.LazyLoadReference<T>.isBroken"); } }
        public T asset { get { throw new Umcp.LeftOutException("UnityEngine.LazyLoadReference<T>.asset"); } set { throw new Umcp.LeftOutException("UnityEngine.LazyLoadReference<T>.asset"); } }
        public int instanceID { get; set; }
        public LazyLoadReference(T asset) { throw new Umcp.LeftOutException("UnityEngine.LazyLoadReference<T>"); }
        public LazyLoadReference(int instanceID) { this = default(UnityEngine.LazyLoadReference<T>); this.instanceID = instanceID; }
        public static implicit operator UnityEngine.LazyLoadReference<T>(T asset) { throw new Umcp.LeftOutException("UnityEngine.LazyLoadReference<T>.op_Implicit"); }
        public static implicit operator UnityEngine.LazyLoadReference<T>(int instanceID) { throw new Umcp.LeftOutException("UnityEngine.LazyLoadReference<T>.op_Implicit"); }
    }
    public sealed partial class LensFlare : UnityEngine.Behaviour
    {
        public float brightness { get { return m_KeptBrightness.Get("UnityEngine.LensFlare.brightness"); } set { m_KeptBrightness.Set(value); } } private Umcp.Kept<float> m_KeptBrightness;
        public float fadeSpeed { get { return m_KeptFadeSpeed.Get("UnityEngine.LensFlare.fadeSpeed"); } set { m_KeptFadeSpeed.Set(value); } } private Umcp.Kept<float> m_KeptFadeSpeed;
        public UnityEngine.Color color { get { return m_KeptColor.Get("UnityEngine.LensFlare.color"); } set { m_KeptColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptColor;
        public UnityEngine.Flare flare { get { return m_KeptFlare.Get("UnityEngine.LensFlare.flare"); } set { m_KeptFlare.Set(value); } } private Umcp.Kept<UnityEngine.Flare> m_KeptFlare;
    }
    public sealed partial class Light
    {
        public bool useShadowMatrixOverride { get { return m_KeptUseShadowMatrixOverride.Get("UnityEngine.Light.useShadowMatrixOverride"); } set { m_KeptUseShadowMatrixOverride.Set(value); } } private Umcp.Kept<bool> m_KeptUseShadowMatrixOverride;
        public UnityEngine.Matrix4x4 shadowMatrixOverride { get { return m_KeptShadowMatrixOverride.Get("UnityEngine.Light.shadowMatrixOverride"); } set { m_KeptShadowMatrixOverride.Set(value); } } private Umcp.Kept<UnityEngine.Matrix4x4> m_KeptShadowMatrixOverride;
        public UnityEngine.Flare flare { get { return m_KeptFlare.Get("UnityEngine.Light.flare"); } set { m_KeptFlare.Set(value); } } private Umcp.Kept<UnityEngine.Flare> m_KeptFlare;
        public UnityEngine.LightBakingOutput bakingOutput { get { return m_KeptBakingOutput.Get("UnityEngine.Light.bakingOutput"); } set { m_KeptBakingOutput.Set(value); } } private Umcp.Kept<UnityEngine.LightBakingOutput> m_KeptBakingOutput;
        public float shadowRadius { get { return m_KeptShadowRadius.Get("UnityEngine.Light.shadowRadius"); } set { m_KeptShadowRadius.Set(value); } } private Umcp.Kept<float> m_KeptShadowRadius;
        public float shadowAngle { get { return m_KeptShadowAngle.Get("UnityEngine.Light.shadowAngle"); } set { m_KeptShadowAngle.Set(value); } } private Umcp.Kept<float> m_KeptShadowAngle;
        [System.Obsolete] public bool isBaked { get { throw new Umcp.LeftOutException("UnityEngine.Light.isBaked"); } }
        [System.Obsolete] public bool alreadyLightmapped { get { return m_KeptAlreadyLightmapped.Get("UnityEngine.Light.alreadyLightmapped"); } set { m_KeptAlreadyLightmapped.Set(value); } } private Umcp.Kept<bool> m_KeptAlreadyLightmapped;
        public float[] layerShadowCullDistances { get { return m_KeptLayerShadowCullDistances.Get("UnityEngine.Light.layerShadowCullDistances"); } set { m_KeptLayerShadowCullDistances.Set(value); } } private Umcp.Kept<float[]> m_KeptLayerShadowCullDistances;
        public UnityEngine.Vector2 areaSize { get { return m_KeptAreaSize.Get("UnityEngine.Light.areaSize"); } set { m_KeptAreaSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptAreaSize;
        public UnityEngine.LightmapBakeType lightmapBakeType { get { return m_KeptLightmapBakeType.Get("UnityEngine.Light.lightmapBakeType"); } set { m_KeptLightmapBakeType.Set(value); } } private Umcp.Kept<UnityEngine.LightmapBakeType> m_KeptLightmapBakeType;
        public void SetLightDirty() { throw new Umcp.LeftOutException("UnityEngine.Light.SetLightDirty"); }
        public void AddCommandBuffer(UnityEngine.Rendering.LightEvent evt, UnityEngine.Rendering.CommandBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.Light.AddCommandBuffer"); }
        public void AddCommandBuffer(UnityEngine.Rendering.LightEvent evt, UnityEngine.Rendering.CommandBuffer buffer, UnityEngine.Rendering.ShadowMapPass shadowPassMask) { throw new Umcp.LeftOutException("UnityEngine.Light.AddCommandBuffer"); }
        public void AddCommandBufferAsync(UnityEngine.Rendering.LightEvent evt, UnityEngine.Rendering.CommandBuffer buffer, UnityEngine.Rendering.ComputeQueueType queueType) { throw new Umcp.LeftOutException("UnityEngine.Light.AddCommandBufferAsync"); }
        public void AddCommandBufferAsync(UnityEngine.Rendering.LightEvent evt, UnityEngine.Rendering.CommandBuffer buffer, UnityEngine.Rendering.ShadowMapPass shadowPassMask, UnityEngine.Rendering.ComputeQueueType queueType) { throw new Umcp.LeftOutException("UnityEngine.Light.AddCommandBufferAsync"); }
        public void RemoveCommandBuffer(UnityEngine.Rendering.LightEvent evt, UnityEngine.Rendering.CommandBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.Light.RemoveCommandBuffer"); }
        public void RemoveCommandBuffers(UnityEngine.Rendering.LightEvent evt) { throw new Umcp.LeftOutException("UnityEngine.Light.RemoveCommandBuffers"); }
        public void RemoveAllCommandBuffers() { throw new Umcp.LeftOutException("UnityEngine.Light.RemoveAllCommandBuffers"); }
        public UnityEngine.Rendering.CommandBuffer[] GetCommandBuffers(UnityEngine.Rendering.LightEvent evt) { throw new Umcp.LeftOutException("UnityEngine.Light.GetCommandBuffers"); }
        public int commandBufferCount { get { throw new Umcp.LeftOutException("UnityEngine.Light.commandBufferCount"); } }
        [System.Obsolete] public static int pixelLightCount { get { return s_KeptPixelLightCount.Get("UnityEngine.Light.pixelLightCount"); } set { s_KeptPixelLightCount.Set(value); } } private static Umcp.Kept<int> s_KeptPixelLightCount;
        [System.Obsolete] public static UnityEngine.Light[] GetLights(UnityEngine.LightType type, int layer) { throw new Umcp.LeftOutException("UnityEngine.Light.GetLights"); }
    }
    public partial struct LightBakingOutput
    {
        public int probeOcclusionLightIndex;
        public int occlusionMaskChannel;
        public UnityEngine.LightmapBakeType lightmapBakeType;
        public UnityEngine.MixedLightingMode mixedLightingMode;
        public bool isBaked;
    }
    public sealed partial class LightProbeGroup : UnityEngine.Behaviour
    {
        public UnityEngine.Vector3[] probePositions { get { return m_KeptProbePositions.Get("UnityEngine.LightProbeGroup.probePositions"); } set { m_KeptProbePositions.Set(value); } } private Umcp.Kept<UnityEngine.Vector3[]> m_KeptProbePositions;
        public bool dering { get { return m_KeptDering.Get("UnityEngine.LightProbeGroup.dering"); } set { m_KeptDering.Set(value); } } private Umcp.Kept<bool> m_KeptDering;
    }
}
