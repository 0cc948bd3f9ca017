// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering
{
    public abstract partial class ConstantBufferBase
    {
        public abstract void Release();
    }
    public static partial class CoreMatrixUtils
    {
        public static void MatrixTimesTranslation(ref UnityEngine.Matrix4x4 inOutMatrix, UnityEngine.Vector3 translation) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreMatrixUtils.MatrixTimesTranslation"); }
        public static void TranslationTimesMatrix(ref UnityEngine.Matrix4x4 inOutMatrix, UnityEngine.Vector3 translation) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreMatrixUtils.TranslationTimesMatrix"); }
        public static UnityEngine.Matrix4x4 MultiplyPerspectiveMatrix(UnityEngine.Matrix4x4 perspective, UnityEngine.Matrix4x4 rhs) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreMatrixUtils.MultiplyPerspectiveMatrix"); }
        public static UnityEngine.Matrix4x4 MultiplyOrthoMatrix(UnityEngine.Matrix4x4 ortho, UnityEngine.Matrix4x4 rhs, bool centered) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreMatrixUtils.MultiplyOrthoMatrix"); }
        public static UnityEngine.Matrix4x4 MultiplyProjectionMatrix(UnityEngine.Matrix4x4 projMatrix, UnityEngine.Matrix4x4 rhs, bool orthoCentered) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreMatrixUtils.MultiplyProjectionMatrix"); }
    }
    public partial class CoreRPHelpURLAttribute
    {
        public CoreRPHelpURLAttribute(string pageName, string packageName = "com.unity.render-pipelines.core") { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreRPHelpURLAttribute"); }
        internal CoreRPHelpURLAttribute() { }
    }
    public static partial class CoreUnsafeUtils
    {
        public unsafe static void CopyTo<T>(this System.Collections.Generic.List<T> list, void* dest, int count) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.CopyTo"); }
        public unsafe static void CopyTo<T>(this T[] list, void* dest, int count) where T : struct { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.CopyTo"); }
        public static void QuickSort(uint[] arr, int left, int right) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.QuickSort"); }
        public unsafe static void QuickSort<T>(int count, void* data) where T : struct, System.IComparable<T> { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.QuickSort"); }
        public unsafe static void QuickSort<TValue, TKey, TGetter>(int count, void* data) where TValue : struct where TKey : struct, System.IComparable<TKey> where TGetter : struct, UnityEngine.Rendering.CoreUnsafeUtils.IKeyGetter<TValue, TKey> { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.QuickSort"); }
        public unsafe static void QuickSort<TValue, TKey, TGetter>(void* data, int left, int right) where TValue : struct where TKey : struct, System.IComparable<TKey> where TGetter : struct, UnityEngine.Rendering.CoreUnsafeUtils.IKeyGetter<TValue, TKey> { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.QuickSort"); }
        public unsafe static int IndexOf<T>(void* data, int count, T v) where T : struct, System.IEquatable<T> { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.IndexOf"); }
        public unsafe static int CompareHashes<TOldValue, TOldGetter, TNewValue, TNewGetter>(int oldHashCount, void* oldHashes, int newHashCount, void* newHashes, int* addIndices, int* removeIndices, out int addCount, out int remCount) where TOldValue : struct where TOldGetter : struct, UnityEngine.Rendering.CoreUnsafeUtils.IKeyGetter<TOldValue, UnityEngine.Hash128> where TNewValue : struct where TNewGetter : struct, UnityEngine.Rendering.CoreUnsafeUtils.IKeyGetter<TNewValue, UnityEngine.Hash128> { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.CompareHashes"); }
        public unsafe static int CompareHashes(int oldHashCount, UnityEngine.Hash128* oldHashes, int newHashCount, UnityEngine.Hash128* newHashes, int* addIndices, int* removeIndices, out int addCount, out int remCount) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.CompareHashes"); }
        public unsafe static void CombineHashes<TValue, TGetter>(int count, void* hashes, UnityEngine.Hash128* outHash) where TValue : struct where TGetter : struct, UnityEngine.Rendering.CoreUnsafeUtils.IKeyGetter<TValue, UnityEngine.Hash128> { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.CombineHashes"); }
        public unsafe static void CombineHashes(int count, UnityEngine.Hash128* hashes, UnityEngine.Hash128* outHash) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.CombineHashes"); }
        public static bool HaveDuplicates(int[] arr) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.HaveDuplicates"); }
        public partial struct FixedBufferStringQueue
        {
            public int Count { get; internal set; }
            public unsafe FixedBufferStringQueue(byte* ptr, int length) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.FixedBufferStringQueue"); }
            public bool TryPush(string v) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.FixedBufferStringQueue.TryPush"); }
            public bool TryPop(out string v) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.FixedBufferStringQueue.TryPop"); }
            public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUnsafeUtils.FixedBufferStringQueue.Clear"); }
        }
        public partial interface IKeyGetter<TValue, TKey>
        {
            TKey Get(ref TValue v);
        }
    }
    public static partial class CoreUtils
    {
        [System.Obsolete] public const int editMenuPriority1 = 320;
        [System.Obsolete] public const int editMenuPriority2 = 331;
        [System.Obsolete] public const int editMenuPriority3 = 342;
        [System.Obsolete] public const int editMenuPriority4 = 353;
        [System.Obsolete] public const int assetCreateMenuPriority1 = 230;
        [System.Obsolete] public const int assetCreateMenuPriority2 = 241;
        [System.Obsolete] public const int assetCreateMenuPriority3 = 300;
        [System.Obsolete] public const int gameObjectMenuPriority = 10;
        public static UnityEngine.Cubemap blackCubeTexture { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.blackCubeTexture"); } }
        public static UnityEngine.Cubemap magentaCubeTexture { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.magentaCubeTexture"); } }
        public static UnityEngine.CubemapArray magentaCubeTextureArray { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.magentaCubeTextureArray"); } }
        public static UnityEngine.Cubemap whiteCubeTexture { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.whiteCubeTexture"); } }
        public static UnityEngine.RenderTexture emptyUAV { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.emptyUAV"); } }
        public static UnityEngine.Texture3D blackVolumeTexture { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.blackVolumeTexture"); } }
        public static void ClearRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.ClearFlag clearFlag, UnityEngine.Color clearColor) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.ClearRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier buffer, UnityEngine.Rendering.ClearFlag clearFlag, UnityEngine.Color clearColor, int miplevel = 0, UnityEngine.CubemapFace cubemapFace = (UnityEngine.CubemapFace)(-1), int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier buffer, UnityEngine.Rendering.ClearFlag clearFlag = (UnityEngine.Rendering.ClearFlag)0, int miplevel = 0, UnityEngine.CubemapFace cubemapFace = (UnityEngine.CubemapFace)(-1), int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier colorBuffer, UnityEngine.Rendering.RenderTargetIdentifier depthBuffer, int miplevel = 0, UnityEngine.CubemapFace cubemapFace = (UnityEngine.CubemapFace)(-1), int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier colorBuffer, UnityEngine.Rendering.RenderTargetIdentifier depthBuffer, UnityEngine.Rendering.ClearFlag clearFlag, int miplevel = 0, UnityEngine.CubemapFace cubemapFace = (UnityEngine.CubemapFace)(-1), int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier colorBuffer, UnityEngine.Rendering.RenderTargetIdentifier depthBuffer, UnityEngine.Rendering.ClearFlag clearFlag, UnityEngine.Color clearColor, int miplevel = 0, UnityEngine.CubemapFace cubemapFace = (UnityEngine.CubemapFace)(-1), int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier[] colorBuffers, UnityEngine.Rendering.RenderTargetIdentifier depthBuffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier[] colorBuffers, UnityEngine.Rendering.RenderTargetIdentifier depthBuffer, UnityEngine.Rendering.ClearFlag clearFlag = (UnityEngine.Rendering.ClearFlag)0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier[] colorBuffers, UnityEngine.Rendering.RenderTargetIdentifier depthBuffer, UnityEngine.Rendering.ClearFlag clearFlag, UnityEngine.Color clearColor) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier buffer, UnityEngine.Rendering.RenderBufferLoadAction loadAction, UnityEngine.Rendering.RenderBufferStoreAction storeAction, UnityEngine.Rendering.ClearFlag clearFlag, UnityEngine.Color clearColor) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier buffer, UnityEngine.Rendering.RenderBufferLoadAction loadAction, UnityEngine.Rendering.RenderBufferStoreAction storeAction, UnityEngine.Rendering.ClearFlag clearFlag) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier colorBuffer, UnityEngine.Rendering.RenderBufferLoadAction colorLoadAction, UnityEngine.Rendering.RenderBufferStoreAction colorStoreAction, UnityEngine.Rendering.RenderTargetIdentifier depthBuffer, UnityEngine.Rendering.RenderBufferLoadAction depthLoadAction, UnityEngine.Rendering.RenderBufferStoreAction depthStoreAction, UnityEngine.Rendering.ClearFlag clearFlag, UnityEngine.Color clearColor) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier buffer, UnityEngine.Rendering.RenderBufferLoadAction colorLoadAction, UnityEngine.Rendering.RenderBufferStoreAction colorStoreAction, UnityEngine.Rendering.RenderBufferLoadAction depthLoadAction, UnityEngine.Rendering.RenderBufferStoreAction depthStoreAction, UnityEngine.Rendering.ClearFlag clearFlag, UnityEngine.Color clearColor) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier colorBuffer, UnityEngine.Rendering.RenderBufferLoadAction colorLoadAction, UnityEngine.Rendering.RenderBufferStoreAction colorStoreAction, UnityEngine.Rendering.RenderTargetIdentifier depthBuffer, UnityEngine.Rendering.RenderBufferLoadAction depthLoadAction, UnityEngine.Rendering.RenderBufferStoreAction depthStoreAction, UnityEngine.Rendering.ClearFlag clearFlag) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle buffer, UnityEngine.Rendering.ClearFlag clearFlag, UnityEngine.Color clearColor, int miplevel = 0, UnityEngine.CubemapFace cubemapFace = (UnityEngine.CubemapFace)(-1), int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle buffer, UnityEngine.Rendering.ClearFlag clearFlag = (UnityEngine.Rendering.ClearFlag)0, int miplevel = 0, UnityEngine.CubemapFace cubemapFace = (UnityEngine.CubemapFace)(-1), int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle colorBuffer, UnityEngine.Rendering.RTHandle depthBuffer, int miplevel = 0, UnityEngine.CubemapFace cubemapFace = (UnityEngine.CubemapFace)(-1), int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle colorBuffer, UnityEngine.Rendering.RTHandle depthBuffer, UnityEngine.Rendering.ClearFlag clearFlag, int miplevel = 0, UnityEngine.CubemapFace cubemapFace = (UnityEngine.CubemapFace)(-1), int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle colorBuffer, UnityEngine.Rendering.RTHandle depthBuffer, UnityEngine.Rendering.ClearFlag clearFlag, UnityEngine.Color clearColor, int miplevel = 0, UnityEngine.CubemapFace cubemapFace = (UnityEngine.CubemapFace)(-1), int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier[] colorBuffers, UnityEngine.Rendering.RTHandle depthBuffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier[] colorBuffers, UnityEngine.Rendering.RTHandle depthBuffer, UnityEngine.Rendering.ClearFlag clearFlag = (UnityEngine.Rendering.ClearFlag)0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier[] colorBuffers, UnityEngine.Rendering.RTHandle depthBuffer, UnityEngine.Rendering.ClearFlag clearFlag, UnityEngine.Color clearColor) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetRenderTarget"); }
        public static void SetViewport(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RTHandle target) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetViewport"); }
        public static string GetRenderTargetAutoName(int width, int height, int depth, UnityEngine.RenderTextureFormat format, string name, bool mips = false, bool enableMSAA = false, UnityEngine.Rendering.MSAASamples msaaSamples = (UnityEngine.Rendering.MSAASamples)1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.GetRenderTargetAutoName"); }
        public static string GetRenderTargetAutoName(int width, int height, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat format, string name, bool mips = false, bool enableMSAA = false, UnityEngine.Rendering.MSAASamples msaaSamples = (UnityEngine.Rendering.MSAASamples)1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.GetRenderTargetAutoName"); }
        public static string GetRenderTargetAutoName(int width, int height, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Rendering.TextureDimension dim, string name, bool mips = false, bool enableMSAA = false, UnityEngine.Rendering.MSAASamples msaaSamples = (UnityEngine.Rendering.MSAASamples)1, bool dynamicRes = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.GetRenderTargetAutoName"); }
        public static string GetTextureAutoName(int width, int height, UnityEngine.TextureFormat format, UnityEngine.Rendering.TextureDimension dim = (UnityEngine.Rendering.TextureDimension)0, string name = "", bool mips = false, int depth = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.GetTextureAutoName"); }
        public static string GetTextureAutoName(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.Rendering.TextureDimension dim = (UnityEngine.Rendering.TextureDimension)0, string name = "", bool mips = false, int depth = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.GetTextureAutoName"); }
        public static void ClearCubemap(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.RenderTexture renderTexture, UnityEngine.Color clearColor, bool clearMips = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.ClearCubemap"); }
        public static void DrawFullScreen(UnityEngine.Rendering.CommandBuffer commandBuffer, UnityEngine.Material material, UnityEngine.MaterialPropertyBlock properties = null, int shaderPassId = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.DrawFullScreen"); }
        public static void DrawFullScreen(UnityEngine.Rendering.CommandBuffer commandBuffer, UnityEngine.Material material, UnityEngine.Rendering.RenderTargetIdentifier colorBuffer, UnityEngine.MaterialPropertyBlock properties = null, int shaderPassId = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.DrawFullScreen"); }
        public static void DrawFullScreen(UnityEngine.Rendering.CommandBuffer commandBuffer, UnityEngine.Material material, UnityEngine.Rendering.RenderTargetIdentifier colorBuffer, UnityEngine.Rendering.RenderTargetIdentifier depthStencilBuffer, UnityEngine.MaterialPropertyBlock properties = null, int shaderPassId = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.DrawFullScreen"); }
        public static void DrawFullScreen(UnityEngine.Rendering.CommandBuffer commandBuffer, UnityEngine.Material material, UnityEngine.Rendering.RenderTargetIdentifier[] colorBuffers, UnityEngine.Rendering.RenderTargetIdentifier depthStencilBuffer, UnityEngine.MaterialPropertyBlock properties = null, int shaderPassId = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.DrawFullScreen"); }
        public static void DrawFullScreen(UnityEngine.Rendering.CommandBuffer commandBuffer, UnityEngine.Material material, UnityEngine.Rendering.RenderTargetIdentifier[] colorBuffers, UnityEngine.MaterialPropertyBlock properties = null, int shaderPassId = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.DrawFullScreen"); }
        public static UnityEngine.Color ConvertSRGBToActiveColorSpace(UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.ConvertSRGBToActiveColorSpace"); }
        public static UnityEngine.Color ConvertLinearToActiveColorSpace(UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.ConvertLinearToActiveColorSpace"); }
        public static UnityEngine.Material CreateEngineMaterial(string shaderPath) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.CreateEngineMaterial"); }
        public static UnityEngine.Material CreateEngineMaterial(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.CreateEngineMaterial"); }
        public static bool HasFlag<T>(T mask, T flag) where T : System.IConvertible { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.HasFlag"); }
        public static void Swap<T>(ref T a, ref T b) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.Swap"); }
        public static void SetKeyword(UnityEngine.Rendering.CommandBuffer cmd, string keyword, bool state) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetKeyword"); }
        public static void SetKeyword(UnityEngine.Material material, string keyword, bool state) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetKeyword"); }
        public static void SetKeyword(UnityEngine.ComputeShader cs, string keyword, bool state) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SetKeyword"); }
        public static void Destroy(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.Destroy"); }
        public static System.Collections.Generic.IEnumerable<System.Type> GetAllAssemblyTypes() { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.GetAllAssemblyTypes"); }
        public static System.Collections.Generic.IEnumerable<System.Type> GetAllTypesDerivedFrom<T>() { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.GetAllTypesDerivedFrom"); }
        public static void SafeRelease(UnityEngine.ComputeBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.SafeRelease"); }
        public static UnityEngine.Mesh CreateCubeMesh(UnityEngine.Vector3 min, UnityEngine.Vector3 max) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.CreateCubeMesh"); }
        public static bool ArePostProcessesEnabled(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.ArePostProcessesEnabled"); }
        public static bool AreAnimatedMaterialsEnabled(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.AreAnimatedMaterialsEnabled"); }
        public static bool IsSceneLightingDisabled(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.IsSceneLightingDisabled"); }
        public static bool IsLightOverlapDebugEnabled(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.IsLightOverlapDebugEnabled"); }
        public static bool IsSceneViewFogEnabled(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.IsSceneViewFogEnabled"); }
        public static bool IsSceneFilteringEnabled() { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.IsSceneFilteringEnabled"); }
        [System.Obsolete] public static void DrawRendererList(UnityEngine.Rendering.ScriptableRenderContext renderContext, UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Experimental.Rendering.RendererList rendererList) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.DrawRendererList"); }
        public static int GetTextureHash(UnityEngine.Texture texture) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.GetTextureHash"); }
        public static int PreviousPowerOfTwo(int size) { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.PreviousPowerOfTwo"); }
        public static T GetLastEnumValue<T>() { throw new Umcp.LeftOutException("UnityEngine.Rendering.CoreUtils.GetLastEnumValue"); }
        public static partial class Sections
        {
            public const int section1 = 10000;
            public const int section2 = 20000;
            public const int section3 = 30000;
            public const int section4 = 40000;
            public const int section5 = 50000;
            public const int section6 = 60000;
            public const int section7 = 70000;
            public const int section8 = 80000;
        }
        public static partial class Priorities
        {
            public const int assetsCreateShaderMenuPriority = 83;
            public const int assetsCreateRenderingMenuPriority = 308;
            public const int editMenuPriority = 320;
            public const int gameObjectMenuPriority = 10;
            public const int srpLensFlareMenuPriority = 303;
        }
    }
    [System.SerializableAttribute]
    public partial class CubemapParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Texture>
    {
        public CubemapParameter(UnityEngine.Texture value, bool overrideState = false) : base(value, overrideState) { }
        internal CubemapParameter() { }
    }
    public sealed partial class DebugManager
    {
        public static UnityEngine.Rendering.DebugManager instance { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.instance"); } }
        public System.Collections.ObjectModel.ReadOnlyCollection<UnityEngine.Rendering.DebugUI.Panel> panels { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.panels"); } }
        public event System.Action<bool> onDisplayRuntimeUIChanged { add { } remove { } }
        public event System.Action onSetDirty { add { } remove { } }
        public bool refreshEditorRequested;
        public bool displayEditorUI { get; internal set; } = false;
        public void ToggleEditorUI(bool open) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.ToggleEditorUI"); }
        public bool enableRuntimeUI { get { return m_KeptEnableRuntimeUI.Get("UnityEngine.Rendering.DebugManager.enableRuntimeUI"); } set { m_KeptEnableRuntimeUI.Set(value); } } private Umcp.Kept<bool> m_KeptEnableRuntimeUI;
        public bool displayRuntimeUI { get { return m_KeptDisplayRuntimeUI.Get("UnityEngine.Rendering.DebugManager.displayRuntimeUI"); } set { m_KeptDisplayRuntimeUI.Set(value); } } private Umcp.Kept<bool> m_KeptDisplayRuntimeUI;
        public bool displayPersistentRuntimeUI { get { return m_KeptDisplayPersistentRuntimeUI.Get("UnityEngine.Rendering.DebugManager.displayPersistentRuntimeUI"); } set { m_KeptDisplayPersistentRuntimeUI.Set(value); } } private Umcp.Kept<bool> m_KeptDisplayPersistentRuntimeUI;
        public void RefreshEditor() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.RefreshEditor"); }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.Reset"); }
        public void ReDrawOnScreenDebug() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.ReDrawOnScreenDebug"); }
        public void RegisterData(UnityEngine.Rendering.IDebugData data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.RegisterData"); }
        public void UnregisterData(UnityEngine.Rendering.IDebugData data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.UnregisterData"); }
        public int GetState() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.GetState"); }
        public void RequestEditorWindowPanelIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.RequestEditorWindowPanelIndex"); }
        public UnityEngine.Rendering.DebugUI.Panel GetPanel(string displayName, bool createIfNull = false, int groupIndex = 0, bool overrideIfExist = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.GetPanel"); }
        public void RemovePanel(string displayName) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.RemovePanel"); }
        public void RemovePanel(UnityEngine.Rendering.DebugUI.Panel panel) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.RemovePanel"); }
        public UnityEngine.Rendering.DebugUI.Widget GetItem(string queryPath) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugManager.GetItem"); }
        internal DebugManager() { }
    }
    public partial class DebugShapes
    {
        public static UnityEngine.Rendering.DebugShapes instance { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugShapes.instance"); } }
        public UnityEngine.Mesh RequestSphereMesh() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugShapes.RequestSphereMesh"); }
        public UnityEngine.Mesh RequestBoxMesh() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugShapes.RequestBoxMesh"); }
        public UnityEngine.Mesh RequestConeMesh() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugShapes.RequestConeMesh"); }
        public UnityEngine.Mesh RequestPyramidMesh() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugShapes.RequestPyramidMesh"); }
    }
    public partial class DebugUI
    {
        [System.FlagsAttribute]
        public enum Flags
        {
            None = 0,
            EditorOnly = 2,
            RuntimeOnly = 4,
            EditorForceUpdate = 8,
        }
        public abstract partial class Widget
        {
            protected UnityEngine.Rendering.DebugUI.Panel m_Panel;
            public virtual UnityEngine.Rendering.DebugUI.Panel panel { get; internal set; }
            protected UnityEngine.Rendering.DebugUI.IContainer m_Parent;
            public virtual UnityEngine.Rendering.DebugUI.IContainer parent { get; internal set; }
            public UnityEngine.Rendering.DebugUI.Flags flags { get; set; }
            public string displayName { get; set; }
            public string tooltip { get; set; }
            public string queryPath { get; internal set; }
            public bool isEditorOnly { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Widget.isEditorOnly"); } }
            public bool isRuntimeOnly { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Widget.isRuntimeOnly"); } }
            public bool isInactiveInEditor { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Widget.isInactiveInEditor"); } }
            public System.Func<bool> isHiddenCallback;
            public bool isHidden { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Widget.isHidden"); } }
            public UnityEngine.Rendering.DebugUI.Widget.NameAndTooltip nameAndTooltip { set { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Widget.nameAndTooltip"); } }
            public partial struct NameAndTooltip
            {
                public string name;
                public string tooltip;
            }
        }
        public partial interface IContainer
        {
            UnityEngine.Rendering.ObservableList<UnityEngine.Rendering.DebugUI.Widget> children { get; }
            string displayName { get; set; }
            string queryPath { get; }
        }
        public partial interface IValueField
        {
            object GetValue();
            void SetValue(object value);
            object ValidateValue(object value);
        }
        public partial class Button : UnityEngine.Rendering.DebugUI.Widget
        {
            public System.Action action { get; set; }
        }
        public partial class Value : UnityEngine.Rendering.DebugUI.Widget
        {
            public System.Func<object> getter { get; set; }
            public float refreshRate = 0.1f;
            public Value() { this.displayName = ""; }
            public object GetValue() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Value.GetValue"); }
        }
        public partial class Panel : UnityEngine.Rendering.DebugUI.IContainer, System.IComparable<UnityEngine.Rendering.DebugUI.Panel>
        {
            public UnityEngine.Rendering.DebugUI.Flags flags { get; set; }
            public string displayName { get; set; }
            public int groupIndex { get; set; }
            public string queryPath { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Panel.queryPath"); } }
            public bool isEditorOnly { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Panel.isEditorOnly"); } }
            public bool isRuntimeOnly { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Panel.isRuntimeOnly"); } }
            public bool isInactiveInEditor { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Panel.isInactiveInEditor"); } }
            public bool editorForceUpdate { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Panel.editorForceUpdate"); } }
            public UnityEngine.Rendering.ObservableList<UnityEngine.Rendering.DebugUI.Widget> children { get; internal set; }
            public event System.Action<UnityEngine.Rendering.DebugUI.Panel> onSetDirty { add { } remove { } }
            public Panel() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Panel"); }
            protected virtual void OnItemAdded(UnityEngine.Rendering.ObservableList<UnityEngine.Rendering.DebugUI.Widget> sender, UnityEngine.Rendering.ListChangedEventArgs<UnityEngine.Rendering.DebugUI.Widget> e) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Panel.OnItemAdded"); }
            protected virtual void OnItemRemoved(UnityEngine.Rendering.ObservableList<UnityEngine.Rendering.DebugUI.Widget> sender, UnityEngine.Rendering.ListChangedEventArgs<UnityEngine.Rendering.DebugUI.Widget> e) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Panel.OnItemRemoved"); }
            public void SetDirty() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Panel.SetDirty"); }
            int System.IComparable<UnityEngine.Rendering.DebugUI.Panel>.CompareTo(UnityEngine.Rendering.DebugUI.Panel other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Panel.System.IComparable<UnityEngine.Rendering.DebugUI.Panel>.CompareTo"); }
        }
        public partial class Container : UnityEngine.Rendering.DebugUI.Widget, UnityEngine.Rendering.DebugUI.IContainer
        {
            public UnityEngine.Rendering.ObservableList<UnityEngine.Rendering.DebugUI.Widget> children { get; internal set; }
            public Container() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Container"); }
            public Container(string displayName, UnityEngine.Rendering.ObservableList<UnityEngine.Rendering.DebugUI.Widget> children) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Container"); }
            protected virtual void OnItemAdded(UnityEngine.Rendering.ObservableList<UnityEngine.Rendering.DebugUI.Widget> sender, UnityEngine.Rendering.ListChangedEventArgs<UnityEngine.Rendering.DebugUI.Widget> e) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Container.OnItemAdded"); }
            protected virtual void OnItemRemoved(UnityEngine.Rendering.ObservableList<UnityEngine.Rendering.DebugUI.Widget> sender, UnityEngine.Rendering.ListChangedEventArgs<UnityEngine.Rendering.DebugUI.Widget> e) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Container.OnItemRemoved"); }
        }
        public partial class Foldout : UnityEngine.Rendering.DebugUI.Container, UnityEngine.Rendering.DebugUI.IValueField
        {
            public bool isReadOnly { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Foldout.isReadOnly"); } }
            public bool opened;
            public bool isHeader;
            public System.Collections.Generic.List<UnityEngine.Rendering.DebugUI.Foldout.ContextMenuItem> contextMenuItems = null;
            public string[] columnLabels { get; set; } = null;
            public string[] columnTooltips { get; set; } = null;
            public Foldout() : base() { }
            public Foldout(string displayName, UnityEngine.Rendering.ObservableList<UnityEngine.Rendering.DebugUI.Widget> children, string[] columnLabels = null, string[] columnTooltips = null) : base(displayName, children) { this.columnLabels = columnLabels; this.columnTooltips = columnTooltips; }
            public bool GetValue() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Foldout.GetValue"); }
            object UnityEngine.Rendering.DebugUI.IValueField.GetValue() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Foldout.UnityEngine.Rendering.DebugUI.IValueField.GetValue"); }
            public void SetValue(object value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Foldout.SetValue"); }
            public object ValidateValue(object value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Foldout.ValidateValue"); }
            public void SetValue(bool value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Foldout.SetValue"); }
            public partial struct ContextMenuItem
            {
                public string displayName;
                public System.Action action;
            }
        }
        public partial class HBox : UnityEngine.Rendering.DebugUI.Container
        {
            public HBox() { this.displayName = "HBox"; }
        }
        public partial class VBox : UnityEngine.Rendering.DebugUI.Container
        {
            public VBox() { this.displayName = "VBox"; }
        }
        public partial class Table : UnityEngine.Rendering.DebugUI.Container
        {
            public bool isReadOnly = false;
            public Table() { this.displayName = "Array"; }
            public void SetColumnVisibility(int index, bool visible) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Table.SetColumnVisibility"); }
            public bool GetColumnVisibility(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Table.GetColumnVisibility"); }
            public bool[] VisibleColumns { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Table.VisibleColumns"); } }
            public partial class Row : UnityEngine.Rendering.DebugUI.Foldout
            {
                public Row() { this.displayName = "Row"; }
            }
        }
        public abstract partial class Field<T> : UnityEngine.Rendering.DebugUI.Widget, UnityEngine.Rendering.DebugUI.IValueField
        {
            public System.Func<T> getter { get; set; }
            public System.Action<T> setter { get; set; }
            public System.Action<UnityEngine.Rendering.DebugUI.Field<T>, T> onValueChanged;
            object UnityEngine.Rendering.DebugUI.IValueField.ValidateValue(object value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Field<T>.UnityEngine.Rendering.DebugUI.IValueField.ValidateValue"); }
            public virtual T ValidateValue(T value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Field<T>.ValidateValue"); }
            object UnityEngine.Rendering.DebugUI.IValueField.GetValue() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Field<T>.UnityEngine.Rendering.DebugUI.IValueField.GetValue"); }
            public T GetValue() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Field<T>.GetValue"); }
            public void SetValue(object value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Field<T>.SetValue"); }
            public void SetValue(T value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.Field<T>.SetValue"); }
        }
        public partial class BoolField : UnityEngine.Rendering.DebugUI.Field<bool>
        {
        }
        public partial class HistoryBoolField : UnityEngine.Rendering.DebugUI.BoolField
        {
            public System.Func<bool>[] historyGetter { get; set; }
            public int historyDepth { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.HistoryBoolField.historyDepth"); } }
            public bool GetHistoryValue(int historyIndex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.HistoryBoolField.GetHistoryValue"); }
        }
        public partial class IntField : UnityEngine.Rendering.DebugUI.Field<int>
        {
            public System.Func<int> min;
            public System.Func<int> max;
            public int incStep = 1;
            public int intStepMult = 10;
        }
        public partial class UIntField : UnityEngine.Rendering.DebugUI.Field<uint>
        {
            public System.Func<uint> min;
            public System.Func<uint> max;
            public uint incStep = 1u;
            public uint intStepMult = 10u;
        }
        public partial class FloatField : UnityEngine.Rendering.DebugUI.Field<float>
        {
            public System.Func<float> min;
            public System.Func<float> max;
            public float incStep = 0.1f;
            public float incStepMult = 10f;
            public int decimals = 3;
        }
        public partial class EnumField : UnityEngine.Rendering.DebugUI.Field<int>
        {
            public UnityEngine.GUIContent[] enumNames;
            public int[] enumValues;
            public System.Func<int> getIndex { get; set; }
            public System.Action<int> setIndex { get; set; }
            public int currentIndex { get { return m_KeptCurrentIndex.Get("UnityEngine.Rendering.DebugUI.EnumField.currentIndex"); } set { m_KeptCurrentIndex.Set(value); } } private Umcp.Kept<int> m_KeptCurrentIndex;
            public System.Type autoEnum { set { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.EnumField.autoEnum"); } }
        }
        public partial class HistoryEnumField : UnityEngine.Rendering.DebugUI.EnumField
        {
            public System.Func<int>[] historyIndexGetter { get; set; }
            public int historyDepth { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.HistoryEnumField.historyDepth"); } }
            public int GetHistoryValue(int historyIndex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DebugUI.HistoryEnumField.GetHistoryValue"); }
        }
        public partial class BitField : UnityEngine.Rendering.DebugUI.Field<System.Enum>
        {
            public UnityEngine.GUIContent[] enumNames { get; internal set; }
            public int[] enumValues { get; internal set; }
            public System.Type enumType { get { return m_KeptEnumType.Get("UnityEngine.Rendering.DebugUI.BitField.enumType"); } set { m_KeptEnumType.Set(value); } } private Umcp.Kept<System.Type> m_KeptEnumType;
        }
        public partial class ColorField : UnityEngine.Rendering.DebugUI.Field<UnityEngine.Color>
        {
            public bool hdr = false;
            public bool showAlpha = true;
            public bool showPicker = true;
            public float incStep = 0.025f;
            public float incStepMult = 5f;
            public int decimals = 3;
        }
        public partial class Vector2Field : UnityEngine.Rendering.DebugUI.Field<UnityEngine.Vector2>
        {
            public float incStep = 0.025f;
            public float incStepMult = 10f;
            public int decimals = 3;
        }
        public partial class Vector3Field : UnityEngine.Rendering.DebugUI.Field<UnityEngine.Vector3>
        {
            public float incStep = 0.025f;
            public float incStepMult = 10f;
            public int decimals = 3;
        }
        public partial class Vector4Field : UnityEngine.Rendering.DebugUI.Field<UnityEngine.Vector4>
        {
            public float incStep = 0.025f;
            public float incStepMult = 10f;
            public int decimals = 3;
        }
    }
    public static partial class DelegateUtility
    {
        public static System.Delegate Cast(System.Delegate source, System.Type type) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DelegateUtility.Cast"); }
    }
    public enum DepthBits
    {
        None = 0,
        Depth8 = 8,
        Depth16 = 16,
        Depth24 = 24,
        Depth32 = 32,
    }
    public static partial class DictionaryPool<TKey, TValue>
    {
        public static System.Collections.Generic.Dictionary<TKey, TValue> Get() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DictionaryPool<TKey, TValue>.Get"); }
        public static UnityEngine.Rendering.ObjectPool<System.Collections.Generic.Dictionary<TKey, TValue>>.PooledObject Get(out System.Collections.Generic.Dictionary<TKey, TValue> value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DictionaryPool<TKey, TValue>.Get"); }
        public static void Release(System.Collections.Generic.Dictionary<TKey, TValue> toRelease) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DictionaryPool<TKey, TValue>.Release"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public partial class DisplayInfoAttribute : System.Attribute
    {
        public string name;
        public int order;
    }
    public partial class DocumentationInfo
    {
        public static string version { get; internal set; } = "12.0";
        public static string GetPageLink(string packageName, string pageName) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DocumentationInfo.GetPageLink"); }
    }
    public static partial class DocumentationUtils
    {
        public static string GetHelpURL<TEnum>(TEnum mask = default(TEnum)) where TEnum : struct, System.IConvertible { throw new Umcp.LeftOutException("UnityEngine.Rendering.DocumentationUtils.GetHelpURL"); }
    }
    public partial class DynamicArray<T> where T : new()
    {
        public int size { get; internal set; }
        public int capacity { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.capacity"); } }
        public DynamicArray() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>"); }
        public DynamicArray(int size) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.Clear"); }
        public bool Contains(T item) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.Contains"); }
        public int Add(in T value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.Add"); }
        public void AddRange(UnityEngine.Rendering.DynamicArray<T> array) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.AddRange"); }
        public bool Remove(T item) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.Remove"); }
        public void RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.RemoveAt"); }
        public void RemoveRange(int index, int count) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.RemoveRange"); }
        public int FindIndex(int startIndex, int count, System.Predicate<T> match) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.FindIndex"); }
        public int IndexOf(T item, int index, int count) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.IndexOf"); }
        public int IndexOf(T item, int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.IndexOf"); }
        public int IndexOf(T item) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.IndexOf"); }
        public void Resize(int newSize, bool keepContent = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.Resize"); }
        public void Reserve(int newCapacity, bool keepContent = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.Reserve"); }
        public static implicit operator T[](UnityEngine.Rendering.DynamicArray<T> array) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArray<T>.op_Implicit"); }
    }
    public static partial class DynamicArrayExtensions
    {
        public static void QuickSort<T>(this UnityEngine.Rendering.DynamicArray<T> array) where T : System.IComparable<T>, new() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicArrayExtensions.QuickSort"); }
    }
    public enum DynamicResScalePolicyType
    {
        ReturnsPercentage = 0,
        ReturnsMinMaxLerpFactor = 1,
    }
    public enum DynamicResScalerSlot
    {
        User = 0,
        System = 1,
        Count = 2,
    }
    public enum DynamicResUpscaleFilter : byte
    {
        [System.Obsolete] Bilinear = 0,
        CatmullRom = 1,
        [System.Obsolete] Lanczos = 2,
        ContrastAdaptiveSharpen = 3,
        EdgeAdaptiveScalingUpres = 4,
        TAAU = 5,
    }
    public partial class DynamicResolutionHandler
    {
        public UnityEngine.Rendering.DynamicResUpscaleFilter filter { get; internal set; }
        public UnityEngine.Vector2Int finalViewport { get; set; }
        public bool runUpscalerFilterOnFullResolution { get { return m_KeptRunUpscalerFilterOnFullResolution.Get("UnityEngine.Rendering.DynamicResolutionHandler.runUpscalerFilterOnFullResolution"); } set { m_KeptRunUpscalerFilterOnFullResolution.Set(value); } } private Umcp.Kept<bool> m_KeptRunUpscalerFilterOnFullResolution;
        public UnityEngine.Rendering.DynamicResolutionHandler.UpsamplerScheduleType upsamplerSchedule { get; set; } = UnityEngine.Rendering.DynamicResolutionHandler.UpsamplerScheduleType.AfterPost;
        public static UnityEngine.Rendering.DynamicResolutionHandler instance { get; internal set; }
        public UnityEngine.Vector2 GetResolvedScale() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.GetResolvedScale"); }
        public float CalculateMipBias(UnityEngine.Vector2Int inputResolution, UnityEngine.Vector2Int outputResolution, bool forceApply = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.CalculateMipBias"); }
        public static void SetDynamicResScaler(UnityEngine.Rendering.PerformDynamicRes scaler, UnityEngine.Rendering.DynamicResScalePolicyType scalerType = (UnityEngine.Rendering.DynamicResScalePolicyType)1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.SetDynamicResScaler"); }
        public static void SetSystemDynamicResScaler(UnityEngine.Rendering.PerformDynamicRes scaler, UnityEngine.Rendering.DynamicResScalePolicyType scalerType = (UnityEngine.Rendering.DynamicResScalePolicyType)1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.SetSystemDynamicResScaler"); }
        public static void SetActiveDynamicScalerSlot(UnityEngine.Rendering.DynamicResScalerSlot slot) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.SetActiveDynamicScalerSlot"); }
        public static void ClearSelectedCamera() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.ClearSelectedCamera"); }
        public static void SetUpscaleFilter(UnityEngine.Camera camera, UnityEngine.Rendering.DynamicResUpscaleFilter filter) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.SetUpscaleFilter"); }
        public void SetCurrentCameraRequest(bool cameraRequest) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.SetCurrentCameraRequest"); }
        public static void UpdateAndUseCamera(UnityEngine.Camera camera, UnityEngine.Rendering.GlobalDynamicResolutionSettings? settings = default(UnityEngine.Rendering.GlobalDynamicResolutionSettings?), System.Action OnResolutionChange = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.UpdateAndUseCamera"); }
        public void Update(UnityEngine.Rendering.GlobalDynamicResolutionSettings settings, System.Action OnResolutionChange = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.Update"); }
        public bool SoftwareDynamicResIsEnabled() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.SoftwareDynamicResIsEnabled"); }
        public bool HardwareDynamicResIsEnabled() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.HardwareDynamicResIsEnabled"); }
        public bool RequestsHardwareDynamicResolution() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.RequestsHardwareDynamicResolution"); }
        public bool DynamicResolutionEnabled() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.DynamicResolutionEnabled"); }
        public void ForceSoftwareFallback() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.ForceSoftwareFallback"); }
        public UnityEngine.Vector2Int GetScaledSize(UnityEngine.Vector2Int size) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.GetScaledSize"); }
        public UnityEngine.Vector2Int ApplyScalesOnSize(UnityEngine.Vector2Int size) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.ApplyScalesOnSize"); }
        public float GetCurrentScale() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.GetCurrentScale"); }
        public UnityEngine.Vector2Int GetLastScaledSize() { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.GetLastScaledSize"); }
        public float GetLowResMultiplier(float targetLowRes) { throw new Umcp.LeftOutException("UnityEngine.Rendering.DynamicResolutionHandler.GetLowResMultiplier"); }
        internal DynamicResolutionHandler() { }
        public enum UpsamplerScheduleType
        {
            BeforePost = 0,
            AfterPost = 1,
        }
    }
    public enum DynamicResolutionType : byte
    {
        Software = 0,
        Hardware = 1,
    }
    public enum FieldPacking
    {
        NoPacking = 0,
        R11G11B10 = 1,
        PackedFloat = 2,
        PackedUint = 3,
    }
    public enum FieldPrecision
    {
        Half = 0,
        Real = 1,
        Default = 2,
    }
    public partial class FloatParameter
    {
        public FloatParameter(float value, bool overrideState = false) : base(value, overrideState) { }
        internal FloatParameter() { }
    }
    [System.SerializableAttribute]
    public partial class FloatRangeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Vector2>
    {
        [System.NonSerializedAttribute] public float min;
        [System.NonSerializedAttribute] public float max;
        public FloatRangeParameter(UnityEngine.Vector2 value, float min, float max, bool overrideState = false) : base(value, overrideState) { this.min = min; this.max = max; }
        internal FloatRangeParameter() { }
    }
    public partial class FreeCamera : UnityEngine.MonoBehaviour
    {
        public float m_LookSpeedController = 120f;
        public float m_LookSpeedMouse = 4.0f;
        public float m_MoveSpeed = 10.0f;
        public float m_MoveSpeedIncrement = 2.5f;
        public float m_Turbo = 10.0f;
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Struct | System.AttributeTargets.Enum)]
    public partial class GenerateHLSL : System.Attribute
    {
        public UnityEngine.Rendering.PackingRules packingRules;
        public bool containsPackedFields;
        public bool needAccessors;
        public bool needSetters;
        public bool needParamDebug;
        public int paramDefinesStart;
        public bool omitStructDeclaration;
        public bool generateCBuffer;
        public int constantRegister;
        public string sourcePath;
        public GenerateHLSL(UnityEngine.Rendering.PackingRules rules = (UnityEngine.Rendering.PackingRules)0, bool needAccessors = true, bool needSetters = false, bool needParamDebug = false, int paramDefinesStart = 1, bool omitStructDeclaration = false, bool containsPackedFields = false, bool generateCBuffer = false, int constantRegister = -1, string sourcePath = null) { this.sourcePath = sourcePath; this.packingRules = rules; this.needAccessors = needAccessors; this.needSetters = needSetters; this.needParamDebug = needParamDebug; this.paramDefinesStart = paramDefinesStart; this.omitStructDeclaration = omitStructDeclaration; this.containsPackedFields = containsPackedFields; this.generateCBuffer = generateCBuffer; this.constantRegister = constantRegister; }
        internal GenerateHLSL() { }
    }
    public static partial class GenericPool<T> where T : new()
    {
        public static T Get() { throw new Umcp.LeftOutException("UnityEngine.Rendering.GenericPool<T>.Get"); }
        public static UnityEngine.Rendering.ObjectPool<T>.PooledObject Get(out T value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.GenericPool<T>.Get"); }
        public static void Release(T toRelease) { throw new Umcp.LeftOutException("UnityEngine.Rendering.GenericPool<T>.Release"); }
    }
    [System.SerializableAttribute]
    public partial struct GlobalDynamicResolutionSettings
    {
        public static UnityEngine.Rendering.GlobalDynamicResolutionSettings NewDefault() { throw new Umcp.LeftOutException("UnityEngine.Rendering.GlobalDynamicResolutionSettings.NewDefault"); }
        public bool enabled;
        public bool useMipBias;
        public bool enableDLSS;
        public uint DLSSPerfQualitySetting;
        public bool DLSSUseOptimalSettings;
        public float DLSSSharpness;
        public float maxPercentage;
        public float minPercentage;
        public UnityEngine.Rendering.DynamicResolutionType dynResType;
        public UnityEngine.Rendering.DynamicResUpscaleFilter upsampleFilter;
        public bool forceResolution;
        public float forcedPercentage;
        public float lowResTransparencyMinimumThreshold;
        public float rayTracingHalfResThreshold;
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public partial class HLSLArray : System.Attribute
    {
        public int arraySize;
        public System.Type elementType;
        public HLSLArray(int arraySize, System.Type elementType) { this.arraySize = arraySize; this.elementType = elementType; }
        internal HLSLArray() { }
    }
    public partial class HableCurve
    {
        public float whitePoint { get; internal set; }
        public float inverseWhitePoint { get; internal set; }
        public float x0 { get; internal set; }
        public float x1 { get; internal set; }
        public readonly UnityEngine.Rendering.HableCurve.Segment[] segments;
        public HableCurve() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HableCurve"); }
        public float Eval(float x) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HableCurve.Eval"); }
        public void Init(float toeStrength, float toeLength, float shoulderStrength, float shoulderLength, float shoulderAngle, float gamma) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HableCurve.Init"); }
        public readonly UnityEngine.Rendering.HableCurve.Uniforms uniforms;
        public partial class Segment
        {
            public float offsetX;
            public float offsetY;
            public float scaleX;
            public float scaleY;
            public float lnA;
            public float B;
            public float Eval(float x) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HableCurve.Segment.Eval"); }
        }
        public partial class Uniforms
        {
            public UnityEngine.Vector4 curve { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HableCurve.Uniforms.curve"); } }
            public UnityEngine.Vector4 toeSegmentA { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HableCurve.Uniforms.toeSegmentA"); } }
            public UnityEngine.Vector4 toeSegmentB { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HableCurve.Uniforms.toeSegmentB"); } }
            public UnityEngine.Vector4 midSegmentA { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HableCurve.Uniforms.midSegmentA"); } }
            public UnityEngine.Vector4 midSegmentB { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HableCurve.Uniforms.midSegmentB"); } }
            public UnityEngine.Vector4 shoSegmentA { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HableCurve.Uniforms.shoSegmentA"); } }
            public UnityEngine.Vector4 shoSegmentB { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HableCurve.Uniforms.shoSegmentB"); } }
            internal Uniforms() { }
        }
    }
    public static partial class HaltonSequence
    {
        public static float Get(int index, int radix) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HaltonSequence.Get"); }
    }
}
