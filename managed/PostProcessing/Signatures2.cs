// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering.PostProcessing
{
    public static partial class RuntimeUtilities
    {
        public static UnityEngine.Texture2D whiteTexture { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.whiteTexture"); } }
        public static UnityEngine.Texture3D whiteTexture3D { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.whiteTexture3D"); } }
        public static UnityEngine.Texture2D blackTexture { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.blackTexture"); } }
        public static UnityEngine.Texture3D blackTexture3D { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.blackTexture3D"); } }
        public static UnityEngine.Texture2D transparentTexture { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.transparentTexture"); } }
        public static UnityEngine.Texture3D transparentTexture3D { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.transparentTexture3D"); } }
        public static UnityEngine.Texture2D GetLutStrip(int size) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.GetLutStrip"); }
        public static UnityEngine.Mesh fullscreenTriangle { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.fullscreenTriangle"); } }
        public static UnityEngine.Material copyStdMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.copyStdMaterial"); } }
        public static UnityEngine.Material copyStdFromDoubleWideMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.copyStdFromDoubleWideMaterial"); } }
        public static UnityEngine.Material copyMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.copyMaterial"); } }
        public static UnityEngine.Material copyFromTexArrayMaterial { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.copyFromTexArrayMaterial"); } }
        public static UnityEngine.Rendering.PostProcessing.PropertySheet copySheet { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.copySheet"); } }
        public static UnityEngine.Rendering.PostProcessing.PropertySheet copyFromTexArraySheet { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.copyFromTexArraySheet"); } }
        public static void SetRenderTargetWithLoadStoreAction(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier rt, UnityEngine.Rendering.RenderBufferLoadAction loadAction, UnityEngine.Rendering.RenderBufferStoreAction storeAction) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.SetRenderTargetWithLoadStoreAction"); }
        public static void SetRenderTargetWithLoadStoreAction(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier rt, UnityEngine.Rendering.RenderBufferLoadAction loadAction, UnityEngine.Rendering.RenderBufferStoreAction storeAction, UnityEngine.Rendering.RenderBufferLoadAction depthLoadAction, UnityEngine.Rendering.RenderBufferStoreAction depthStoreAction) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.SetRenderTargetWithLoadStoreAction"); }
        public static void SetRenderTargetWithLoadStoreAction(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier color, UnityEngine.Rendering.RenderBufferLoadAction colorLoadAction, UnityEngine.Rendering.RenderBufferStoreAction colorStoreAction, UnityEngine.Rendering.RenderTargetIdentifier depth, UnityEngine.Rendering.RenderBufferLoadAction depthLoadAction, UnityEngine.Rendering.RenderBufferStoreAction depthStoreAction) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.SetRenderTargetWithLoadStoreAction"); }
        public static void BlitFullscreenTriangle(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination, bool clear = false, UnityEngine.Rect? viewport = default(UnityEngine.Rect?), bool preserveDepth = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.BlitFullscreenTriangle"); }
        public static void BlitFullscreenTriangle(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.Rendering.PostProcessing.PropertySheet propertySheet, int pass, UnityEngine.Rendering.RenderBufferLoadAction loadAction, UnityEngine.Rect? viewport = default(UnityEngine.Rect?), bool preserveDepth = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.BlitFullscreenTriangle"); }
        public static void BlitFullscreenTriangle(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.Rendering.PostProcessing.PropertySheet propertySheet, int pass, bool clear = false, UnityEngine.Rect? viewport = default(UnityEngine.Rect?), bool preserveDepth = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.BlitFullscreenTriangle"); }
        public static void BlitFullscreenTriangleFromDoubleWide(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.Material material, int pass, int eye) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.BlitFullscreenTriangleFromDoubleWide"); }
        public static void BlitFullscreenTriangleToDoubleWide(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.Rendering.PostProcessing.PropertySheet propertySheet, int pass, int eye) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.BlitFullscreenTriangleToDoubleWide"); }
        public static void BlitFullscreenTriangleFromTexArray(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.Rendering.PostProcessing.PropertySheet propertySheet, int pass, bool clear = false, int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.BlitFullscreenTriangleFromTexArray"); }
        public static void BlitFullscreenTriangleToTexArray(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.Rendering.PostProcessing.PropertySheet propertySheet, int pass, bool clear = false, int depthSlice = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.BlitFullscreenTriangleToTexArray"); }
        public static void BlitFullscreenTriangle(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.Rendering.RenderTargetIdentifier depth, UnityEngine.Rendering.PostProcessing.PropertySheet propertySheet, int pass, bool clear = false, UnityEngine.Rect? viewport = default(UnityEngine.Rect?)) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.BlitFullscreenTriangle"); }
        public static void BlitFullscreenTriangle(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier[] destinations, UnityEngine.Rendering.RenderTargetIdentifier depth, UnityEngine.Rendering.PostProcessing.PropertySheet propertySheet, int pass, bool clear = false, UnityEngine.Rect? viewport = default(UnityEngine.Rect?)) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.BlitFullscreenTriangle"); }
        public static void BuiltinBlit(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.BuiltinBlit"); }
        public static void BuiltinBlit(this UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.Material mat, int pass = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.BuiltinBlit"); }
        public static void CopyTexture(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.RenderTargetIdentifier destination) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.CopyTexture"); }
        public static bool scriptableRenderPipelineActive { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.scriptableRenderPipelineActive"); } }
        public static bool supportsDeferredShading { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.supportsDeferredShading"); } }
        public static bool supportsDepthNormals { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.supportsDepthNormals"); } }
        public static bool isSinglePassStereoEnabled { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.isSinglePassStereoEnabled"); } }
        public static bool isVREnabled { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.isVREnabled"); } }
        public static bool isAndroidOpenGL { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.isAndroidOpenGL"); } }
        public static UnityEngine.RenderTextureFormat defaultHDRRenderTextureFormat { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.defaultHDRRenderTextureFormat"); } }
        public static bool isFloatingPointFormat(UnityEngine.RenderTextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.isFloatingPointFormat"); }
        public static void Destroy(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.Destroy"); }
        public static bool isLinearColorSpace { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.isLinearColorSpace"); } }
        public static bool IsResolvedDepthAvailable(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.IsResolvedDepthAvailable"); }
        public static void DestroyProfile(UnityEngine.Rendering.PostProcessing.PostProcessProfile profile, bool destroyEffects) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.DestroyProfile"); }
        public static void DestroyVolume(UnityEngine.Rendering.PostProcessing.PostProcessVolume volume, bool destroyProfile, bool destroyGameObject = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.DestroyVolume"); }
        public static bool IsPostProcessingActive(UnityEngine.Rendering.PostProcessing.PostProcessLayer layer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.IsPostProcessingActive"); }
        public static bool IsTemporalAntialiasingActive(UnityEngine.Rendering.PostProcessing.PostProcessLayer layer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.IsTemporalAntialiasingActive"); }
        public static System.Collections.Generic.IEnumerable<T> GetAllSceneObjects<T>() where T : UnityEngine.Component { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.GetAllSceneObjects"); }
        public static void CreateIfNull<T>(ref T obj) where T : class, new() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.CreateIfNull"); }
        public static float Exp2(float x) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.Exp2"); }
        public static UnityEngine.Matrix4x4 GetJitteredPerspectiveProjectionMatrix(UnityEngine.Camera camera, UnityEngine.Vector2 offset) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.GetJitteredPerspectiveProjectionMatrix"); }
        public static UnityEngine.Matrix4x4 GetJitteredOrthographicProjectionMatrix(UnityEngine.Camera camera, UnityEngine.Vector2 offset) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.GetJitteredOrthographicProjectionMatrix"); }
        public static UnityEngine.Matrix4x4 GenerateJitteredProjectionMatrixFromOriginal(UnityEngine.Rendering.PostProcessing.PostProcessRenderContext context, UnityEngine.Matrix4x4 origProj, UnityEngine.Vector2 jitter) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.GenerateJitteredProjectionMatrixFromOriginal"); }
        public static System.Collections.Generic.IEnumerable<System.Type> GetAllAssemblyTypes() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.GetAllAssemblyTypes"); }
        public static System.Collections.Generic.IEnumerable<System.Type> GetAllTypesDerivedFrom<T>() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.GetAllTypesDerivedFrom"); }
        public static T GetAttribute<T>(this System.Type type) where T : System.Attribute { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.GetAttribute"); }
        public static System.Attribute[] GetMemberAttributes<TType, TValue>(System.Linq.Expressions.Expression<System.Func<TType, TValue>> expr) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.GetMemberAttributes"); }
        public static string GetFieldPath<TType, TValue>(System.Linq.Expressions.Expression<System.Func<TType, TValue>> expr) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.RuntimeUtilities.GetFieldPath"); }
    }
    public enum ScreenSpaceReflectionPreset
    {
        Lower = 0,
        Low = 1,
        Medium = 2,
        High = 3,
        Higher = 4,
        Ultra = 5,
        Overkill = 6,
        Custom = 7,
    }
    [System.SerializableAttribute]
    public sealed partial class ScreenSpaceReflectionPresetParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Rendering.PostProcessing.ScreenSpaceReflectionPreset>
    {
    }
    public enum ScreenSpaceReflectionResolution
    {
        Downsampled = 0,
        FullSize = 1,
        Supersampled = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class ScreenSpaceReflectionResolutionParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Rendering.PostProcessing.ScreenSpaceReflectionResolution>
    {
    }
    [System.SerializableAttribute]
    public sealed partial class ScreenSpaceReflections : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public UnityEngine.Rendering.PostProcessing.ScreenSpaceReflectionPresetParameter preset = new UnityEngine.Rendering.PostProcessing.ScreenSpaceReflectionPresetParameter { value = UnityEngine.Rendering.PostProcessing.ScreenSpaceReflectionPreset.Medium };
        public UnityEngine.Rendering.PostProcessing.IntParameter maximumIterationCount = new UnityEngine.Rendering.PostProcessing.IntParameter { value = 16 };
        public UnityEngine.Rendering.PostProcessing.ScreenSpaceReflectionResolutionParameter resolution = new UnityEngine.Rendering.PostProcessing.ScreenSpaceReflectionResolutionParameter { value = UnityEngine.Rendering.PostProcessing.ScreenSpaceReflectionResolution.Downsampled };
        public UnityEngine.Rendering.PostProcessing.FloatParameter thickness = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 8f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter maximumMarchDistance = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 100f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter distanceFade = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0.5f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter vignette = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0.5f };
    }
    [System.SerializableAttribute]
    public sealed partial class Spline
    {
        public const int k_Precision = 128;
        public const float k_Step = 0.0078125f;
        public UnityEngine.AnimationCurve curve;
        public float[] cachedData;
        public Spline(UnityEngine.AnimationCurve curve, float zeroValue, bool loop, UnityEngine.Vector2 bounds) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Spline"); }
        public void Cache(int frame) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Spline.Cache"); }
        public float Evaluate(float t, int length) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Spline.Evaluate"); }
        public float Evaluate(float t) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Spline.Evaluate"); }
        internal Spline() { }
    }
    [System.SerializableAttribute]
    public sealed partial class SplineParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Rendering.PostProcessing.Spline>
    {
    }
    [System.SerializableAttribute]
    public sealed partial class SubpixelMorphologicalAntialiasing
    {
        public UnityEngine.Rendering.PostProcessing.SubpixelMorphologicalAntialiasing.Quality quality = UnityEngine.Rendering.PostProcessing.SubpixelMorphologicalAntialiasing.Quality.High;
        public bool IsSupported() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.SubpixelMorphologicalAntialiasing.IsSupported"); }
        public enum Quality
        {
            Low = 0,
            Medium = 1,
            High = 2,
        }
    }
    [System.SerializableAttribute]
    public sealed partial class TemporalAntialiasing
    {
        public float jitterSpread = 0.75f;
        public float sharpness = 0.25f;
        public float stationaryBlending = 0.95f;
        public float motionBlending = 0.85f;
        public System.Func<UnityEngine.Camera, UnityEngine.Vector2, UnityEngine.Matrix4x4> jitteredMatrixFunc;
        public UnityEngine.Vector2 jitter { get; internal set; }
        public int sampleIndex { get; internal set; }
        public bool IsSupported() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.TemporalAntialiasing.IsSupported"); }
        public UnityEngine.Matrix4x4 GetJitteredProjectionMatrix(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.TemporalAntialiasing.GetJitteredProjectionMatrix"); }
        public void ConfigureJitteredProjectionMatrix(UnityEngine.Rendering.PostProcessing.PostProcessRenderContext context) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.TemporalAntialiasing.ConfigureJitteredProjectionMatrix"); }
        public void ConfigureStereoJitteredProjectionMatrices(UnityEngine.Rendering.PostProcessing.PostProcessRenderContext context) { }
    }
    public static partial class TextureFormatUtilities
    {
        public static UnityEngine.RenderTextureFormat GetUncompressedRenderTextureFormat(UnityEngine.Texture texture) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.TextureFormatUtilities.GetUncompressedRenderTextureFormat"); }
    }
    [System.SerializableAttribute]
    public sealed partial class TextureParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Texture>
    {
        public UnityEngine.Rendering.PostProcessing.TextureParameterDefault defaultState = UnityEngine.Rendering.PostProcessing.TextureParameterDefault.Black;
    }
    public enum TextureParameterDefault
    {
        None = 0,
        Black = 1,
        White = 2,
        Transparent = 3,
        Lut2D = 4,
    }
    public enum Tonemapper
    {
        None = 0,
        Neutral = 1,
        ACES = 2,
        Custom = 3,
    }
    [System.SerializableAttribute]
    public sealed partial class TonemapperParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Rendering.PostProcessing.Tonemapper>
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field, AllowMultiple = false)]
    public sealed partial class TrackballAttribute : System.Attribute
    {
        public readonly UnityEngine.Rendering.PostProcessing.TrackballAttribute.Mode mode;
        public TrackballAttribute(UnityEngine.Rendering.PostProcessing.TrackballAttribute.Mode mode) { this.mode = mode; }
        internal TrackballAttribute() { }
        public enum Mode
        {
            None = 0,
            Lift = 1,
            Gamma = 2,
            Gain = 3,
        }
    }
    [System.SerializableAttribute]
    public sealed partial class Vector2Parameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Vector2>
    {
        public static implicit operator UnityEngine.Vector3(UnityEngine.Rendering.PostProcessing.Vector2Parameter prop) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Vector2Parameter.op_Implicit"); }
        public static implicit operator UnityEngine.Vector4(UnityEngine.Rendering.PostProcessing.Vector2Parameter prop) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Vector2Parameter.op_Implicit"); }
    }
    [System.SerializableAttribute]
    public sealed partial class Vector3Parameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Vector3>
    {
        public static implicit operator UnityEngine.Vector2(UnityEngine.Rendering.PostProcessing.Vector3Parameter prop) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Vector3Parameter.op_Implicit"); }
        public static implicit operator UnityEngine.Vector4(UnityEngine.Rendering.PostProcessing.Vector3Parameter prop) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Vector3Parameter.op_Implicit"); }
    }
    [System.SerializableAttribute]
    public sealed partial class Vector4Parameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Vector4>
    {
        public static implicit operator UnityEngine.Vector2(UnityEngine.Rendering.PostProcessing.Vector4Parameter prop) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Vector4Parameter.op_Implicit"); }
        public static implicit operator UnityEngine.Vector3(UnityEngine.Rendering.PostProcessing.Vector4Parameter prop) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Vector4Parameter.op_Implicit"); }
    }
    [System.SerializableAttribute]
    public sealed partial class VectorscopeMonitor : UnityEngine.Rendering.PostProcessing.Monitor
    {
        public int size = 256;
        public float exposure = 0.12f;
    }
    [System.SerializableAttribute]
    public sealed partial class Vignette : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public UnityEngine.Rendering.PostProcessing.VignetteModeParameter mode = new UnityEngine.Rendering.PostProcessing.VignetteModeParameter { value = UnityEngine.Rendering.PostProcessing.VignetteMode.Classic };
        public UnityEngine.Rendering.PostProcessing.ColorParameter color = new UnityEngine.Rendering.PostProcessing.ColorParameter { value = new UnityEngine.Color(0f, 0f, 0f, 1f) };
        public UnityEngine.Rendering.PostProcessing.Vector2Parameter center = new UnityEngine.Rendering.PostProcessing.Vector2Parameter { value = new UnityEngine.Vector2(0.5f, 0.5f) };
        public UnityEngine.Rendering.PostProcessing.FloatParameter intensity = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter smoothness = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0.2f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter roundness = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
        public UnityEngine.Rendering.PostProcessing.BoolParameter rounded = new UnityEngine.Rendering.PostProcessing.BoolParameter { value = false };
        public UnityEngine.Rendering.PostProcessing.TextureParameter mask = new UnityEngine.Rendering.PostProcessing.TextureParameter { value = null };
        public UnityEngine.Rendering.PostProcessing.FloatParameter opacity = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
    }
    public enum VignetteMode
    {
        Classic = 0,
        Masked = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class VignetteModeParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Rendering.PostProcessing.VignetteMode>
    {
    }
    [System.SerializableAttribute]
    public sealed partial class WaveformMonitor : UnityEngine.Rendering.PostProcessing.Monitor
    {
        public float exposure = 0.12f;
        public int height = 256;
    }
}
