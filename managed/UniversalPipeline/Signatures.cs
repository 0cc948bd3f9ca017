// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Experimental.Rendering.Universal
{
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(UnityEngine.Camera))]
    public partial class PixelPerfectCamera : UnityEngine.MonoBehaviour, UnityEngine.ISerializationCallbackReceiver
    {
        public UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.CropFrame cropFrame { get { return m_CropFrame; } set { m_CropFrame = value; } } [UnityEngine.SerializeField] private UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.CropFrame m_CropFrame;
        public UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.GridSnapping gridSnapping { get { return m_GridSnapping; } set { m_GridSnapping = value; } } [UnityEngine.SerializeField] private UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.GridSnapping m_GridSnapping;
        public float orthographicSize { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.orthographicSize"); } }
        public int assetsPPU { get { return m_AssetsPPU; } set { m_AssetsPPU = value; } } [UnityEngine.SerializeField] private int m_AssetsPPU = 100;
        public int refResolutionX { get { return m_RefResolutionX; } set { m_RefResolutionX = value; } } [UnityEngine.SerializeField] private int m_RefResolutionX = 320;
        public int refResolutionY { get { return m_RefResolutionY; } set { m_RefResolutionY = value; } } [UnityEngine.SerializeField] private int m_RefResolutionY = 180;
        [System.Obsolete] public bool upscaleRT { get { return m_KeptUpscaleRT.Get("UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.upscaleRT"); } set { m_KeptUpscaleRT.Set(value); } } private Umcp.Kept<bool> m_KeptUpscaleRT;
        [System.Obsolete] public bool pixelSnapping { get { return m_KeptPixelSnapping.Get("UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.pixelSnapping"); } set { m_KeptPixelSnapping.Set(value); } } private Umcp.Kept<bool> m_KeptPixelSnapping;
        [System.Obsolete] public bool cropFrameX { get { return m_KeptCropFrameX.Get("UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.cropFrameX"); } set { m_KeptCropFrameX.Set(value); } } private Umcp.Kept<bool> m_KeptCropFrameX;
        [System.Obsolete] public bool cropFrameY { get { return m_KeptCropFrameY.Get("UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.cropFrameY"); } set { m_KeptCropFrameY.Set(value); } } private Umcp.Kept<bool> m_KeptCropFrameY;
        [System.Obsolete] public bool stretchFill { get { return m_KeptStretchFill.Get("UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.stretchFill"); } set { m_KeptStretchFill.Set(value); } } private Umcp.Kept<bool> m_KeptStretchFill;
        public int pixelRatio { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.pixelRatio"); } }
        public bool requiresUpscalePass { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.requiresUpscalePass"); } }
        public UnityEngine.Vector3 RoundToPixel(UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.RoundToPixel"); }
        public float CorrectCinemachineOrthoSize(float targetOrthoSize) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.PixelPerfectCamera.CorrectCinemachineOrthoSize"); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        public enum CropFrame
        {
            None = 0,
            Pillarbox = 1,
            Letterbox = 2,
            Windowbox = 3,
            StretchFill = 4,
        }
        public enum GridSnapping
        {
            None = 0,
            PixelSnapping = 1,
            UpscaleRenderTexture = 2,
        }
        public enum PixelPerfectFilterMode
        {
            RetroAA = 0,
            Point = 1,
        }
        public enum ComponentVersions
        {
            Version_Unserialized = 0,
            Version_1 = 1,
        }
    }
    public partial class RenderObjects : UnityEngine.Rendering.Universal.ScriptableRendererFeature
    {
        public UnityEngine.Experimental.Rendering.Universal.RenderObjects.RenderObjectsSettings settings = new UnityEngine.Experimental.Rendering.Universal.RenderObjects.RenderObjectsSettings();
        public override void Create() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.RenderObjects.Create"); }
        public override void AddRenderPasses(UnityEngine.Rendering.Universal.ScriptableRenderer renderer, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.RenderObjects.AddRenderPasses"); }
        [System.SerializableAttribute]
        public partial class RenderObjectsSettings
        {
            public string passTag = "RenderObjectsFeature";
            public UnityEngine.Rendering.Universal.RenderPassEvent Event = UnityEngine.Rendering.Universal.RenderPassEvent.AfterRenderingOpaques;
            public UnityEngine.Experimental.Rendering.Universal.RenderObjects.FilterSettings filterSettings = new UnityEngine.Experimental.Rendering.Universal.RenderObjects.FilterSettings();
            public UnityEngine.Material overrideMaterial = null;
            public int overrideMaterialPassIndex = 0;
            public bool overrideDepthState = false;
            public UnityEngine.Rendering.CompareFunction depthCompareFunction = UnityEngine.Rendering.CompareFunction.LessEqual;
            public bool enableWrite = true;
            public UnityEngine.Rendering.Universal.StencilStateData stencilSettings = new UnityEngine.Rendering.Universal.StencilStateData();
            public UnityEngine.Experimental.Rendering.Universal.RenderObjects.CustomCameraSettings cameraSettings = new UnityEngine.Experimental.Rendering.Universal.RenderObjects.CustomCameraSettings();
        }
        [System.SerializableAttribute]
        public partial class FilterSettings
        {
            public UnityEngine.Experimental.Rendering.Universal.RenderQueueType RenderQueueType;
            public UnityEngine.LayerMask LayerMask;
            public string[] PassNames;
            public FilterSettings() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.RenderObjects.FilterSettings"); }
        }
        [System.SerializableAttribute]
        public partial class CustomCameraSettings
        {
            public bool overrideCamera = false;
            public bool restoreCamera = true;
            public UnityEngine.Vector4 offset;
            public float cameraFieldOfView = 60.0f;
        }
    }
    public partial class RenderObjectsPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public UnityEngine.Material overrideMaterial { get; set; }
        public int overrideMaterialPassIndex { get; set; }
        public void SetDetphState(bool writeEnabled, UnityEngine.Rendering.CompareFunction function = (UnityEngine.Rendering.CompareFunction)2) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.RenderObjectsPass.SetDetphState"); }
        public void SetStencilState(int reference, UnityEngine.Rendering.CompareFunction compareFunction, UnityEngine.Rendering.StencilOp passOp, UnityEngine.Rendering.StencilOp failOp, UnityEngine.Rendering.StencilOp zFailOp) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.RenderObjectsPass.SetStencilState"); }
        public RenderObjectsPass(string profilerTag, UnityEngine.Rendering.Universal.RenderPassEvent renderPassEvent, string[] shaderTags, UnityEngine.Experimental.Rendering.Universal.RenderQueueType renderQueueType, int layerMask, UnityEngine.Experimental.Rendering.Universal.RenderObjects.CustomCameraSettings cameraSettings) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.RenderObjectsPass"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.Universal.RenderObjectsPass.Execute"); }
        internal RenderObjectsPass() { }
    }
    public enum RenderQueueType
    {
        Opaque = 0,
        Transparent = 1,
    }
}

namespace UnityEngine.Rendering.Universal
{
    public enum AntialiasingMode
    {
        None = 0,
        FastApproximateAntialiasing = 1,
        SubpixelMorphologicalAntiAliasing = 2,
    }
    public enum AntialiasingQuality
    {
        Low = 0,
        Medium = 1,
        High = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class Bloom : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.MinFloatParameter threshold = new UnityEngine.Rendering.MinFloatParameter(0.9f, 0f);
        public UnityEngine.Rendering.MinFloatParameter intensity = new UnityEngine.Rendering.MinFloatParameter(0f, 0f);
        public UnityEngine.Rendering.ClampedFloatParameter scatter = new UnityEngine.Rendering.ClampedFloatParameter(0.7f, 0f, 1f);
        public UnityEngine.Rendering.MinFloatParameter clamp = new UnityEngine.Rendering.MinFloatParameter(65472f, 0f);
        public UnityEngine.Rendering.ColorParameter tint = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.white, false, false, true);
        public UnityEngine.Rendering.BoolParameter highQualityFiltering = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.ClampedIntParameter skipIterations = new UnityEngine.Rendering.ClampedIntParameter(1, 0, 16);
        public UnityEngine.Rendering.TextureParameter dirtTexture = new UnityEngine.Rendering.TextureParameter(null);
        public UnityEngine.Rendering.MinFloatParameter dirtIntensity = new UnityEngine.Rendering.MinFloatParameter(0f, 0f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Bloom.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Bloom.IsTileCompatible"); }
    }
    public partial struct CameraData
    {
        public UnityEngine.Matrix4x4 GetViewMatrix(int viewIndex = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraData.GetViewMatrix"); }
        public UnityEngine.Matrix4x4 GetProjectionMatrix(int viewIndex = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraData.GetProjectionMatrix"); }
        public UnityEngine.Matrix4x4 GetGPUProjectionMatrix(int viewIndex = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraData.GetGPUProjectionMatrix"); }
        public UnityEngine.Camera camera;
        public UnityEngine.Rendering.Universal.CameraRenderType renderType;
        public UnityEngine.RenderTexture targetTexture;
        public UnityEngine.RenderTextureDescriptor cameraTargetDescriptor;
        public float renderScale;
        public bool clearDepth;
        public UnityEngine.CameraType cameraType;
        public bool isDefaultViewport;
        public bool isHdrEnabled;
        public bool requiresDepthTexture;
        public bool requiresOpaqueTexture;
        public bool postProcessingRequiresDepthTexture;
        public bool isSceneViewCamera { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraData.isSceneViewCamera"); } }
        public bool isPreviewCamera { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraData.isPreviewCamera"); } }
        public bool IsCameraProjectionMatrixFlipped() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraData.IsCameraProjectionMatrixFlipped"); }
        public UnityEngine.Rendering.SortingCriteria defaultOpaqueSortFlags;
        [System.Obsolete] public bool isStereoEnabled;
        public float maxShadowDistance;
        public bool postProcessEnabled;
        public System.Collections.Generic.IEnumerator<System.Action<UnityEngine.Rendering.RenderTargetIdentifier, UnityEngine.Rendering.CommandBuffer>> captureActions;
        public UnityEngine.LayerMask volumeLayerMask;
        public UnityEngine.Transform volumeTrigger;
        public bool isStopNaNEnabled;
        public bool isDitheringEnabled;
        public UnityEngine.Rendering.Universal.AntialiasingMode antialiasing;
        public UnityEngine.Rendering.Universal.AntialiasingQuality antialiasingQuality;
        public UnityEngine.Rendering.Universal.ScriptableRenderer renderer;
        public bool resolveFinalTarget;
        public UnityEngine.Vector3 worldSpaceCameraPos;
    }
    public static partial class CameraExtensions
    {
        public static UnityEngine.Rendering.Universal.VolumeFrameworkUpdateMode GetVolumeFrameworkUpdateMode(this UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraExtensions.GetVolumeFrameworkUpdateMode"); }
        public static void SetVolumeFrameworkUpdateMode(this UnityEngine.Camera camera, UnityEngine.Rendering.Universal.VolumeFrameworkUpdateMode mode) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraExtensions.SetVolumeFrameworkUpdateMode"); }
        public static void UpdateVolumeStack(this UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraExtensions.UpdateVolumeStack"); }
        public static void UpdateVolumeStack(this UnityEngine.Camera camera, UnityEngine.Rendering.Universal.UniversalAdditionalCameraData cameraData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraExtensions.UpdateVolumeStack"); }
        public static void DestroyVolumeStack(this UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraExtensions.DestroyVolumeStack"); }
        public static void DestroyVolumeStack(this UnityEngine.Camera camera, UnityEngine.Rendering.Universal.UniversalAdditionalCameraData cameraData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.CameraExtensions.DestroyVolumeStack"); }
    }
    public enum CameraOverrideOption
    {
        Off = 0,
        On = 1,
        UsePipelineSettings = 2,
    }
    public enum CameraRenderType
    {
        Base = 0,
        Overlay = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class ChannelMixer : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.ClampedFloatParameter redOutRedIn = new UnityEngine.Rendering.ClampedFloatParameter(100f, -200f, 200f);
        public UnityEngine.Rendering.ClampedFloatParameter redOutGreenIn = new UnityEngine.Rendering.ClampedFloatParameter(0f, -200f, 200f);
        public UnityEngine.Rendering.ClampedFloatParameter redOutBlueIn = new UnityEngine.Rendering.ClampedFloatParameter(0f, -200f, 200f);
        public UnityEngine.Rendering.ClampedFloatParameter greenOutRedIn = new UnityEngine.Rendering.ClampedFloatParameter(0f, -200f, 200f);
        public UnityEngine.Rendering.ClampedFloatParameter greenOutGreenIn = new UnityEngine.Rendering.ClampedFloatParameter(100f, -200f, 200f);
        public UnityEngine.Rendering.ClampedFloatParameter greenOutBlueIn = new UnityEngine.Rendering.ClampedFloatParameter(0f, -200f, 200f);
        public UnityEngine.Rendering.ClampedFloatParameter blueOutRedIn = new UnityEngine.Rendering.ClampedFloatParameter(0f, -200f, 200f);
        public UnityEngine.Rendering.ClampedFloatParameter blueOutGreenIn = new UnityEngine.Rendering.ClampedFloatParameter(0f, -200f, 200f);
        public UnityEngine.Rendering.ClampedFloatParameter blueOutBlueIn = new UnityEngine.Rendering.ClampedFloatParameter(100f, -200f, 200f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ChannelMixer.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ChannelMixer.IsTileCompatible"); }
    }
    [System.SerializableAttribute]
    public sealed partial class ChromaticAberration : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.ClampedFloatParameter intensity = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ChromaticAberration.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ChromaticAberration.IsTileCompatible"); }
    }
    public partial class CinemachineUniversalPixelPerfect : UnityEngine.MonoBehaviour
    {
    }
    public enum ClipType
    {
        ctIntersection = 0,
        ctUnion = 1,
        ctDifference = 2,
        ctXor = 3,
    }
    [System.SerializableAttribute]
    public sealed partial class ColorAdjustments : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.FloatParameter postExposure = new UnityEngine.Rendering.FloatParameter(0f);
        public UnityEngine.Rendering.ClampedFloatParameter contrast = new UnityEngine.Rendering.ClampedFloatParameter(0f, -100f, 100f);
        public UnityEngine.Rendering.ColorParameter colorFilter = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.white, true, false, true);
        public UnityEngine.Rendering.ClampedFloatParameter hueShift = new UnityEngine.Rendering.ClampedFloatParameter(0f, -180f, 180f);
        public UnityEngine.Rendering.ClampedFloatParameter saturation = new UnityEngine.Rendering.ClampedFloatParameter(0f, -100f, 100f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ColorAdjustments.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ColorAdjustments.IsTileCompatible"); }
    }
    [System.SerializableAttribute]
    public sealed partial class ColorCurves : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.TextureCurveParameter master;
        public UnityEngine.Rendering.TextureCurveParameter red;
        public UnityEngine.Rendering.TextureCurveParameter green;
        public UnityEngine.Rendering.TextureCurveParameter blue;
        public UnityEngine.Rendering.TextureCurveParameter hueVsHue;
        public UnityEngine.Rendering.TextureCurveParameter hueVsSat;
        public UnityEngine.Rendering.TextureCurveParameter satVsSat;
        public UnityEngine.Rendering.TextureCurveParameter lumVsSat;
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ColorCurves.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ColorCurves.IsTileCompatible"); }
    }
    public enum ColorGradingMode
    {
        LowDynamicRange = 0,
        HighDynamicRange = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class ColorLookup : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.TextureParameter texture = new UnityEngine.Rendering.TextureParameter(null);
        public UnityEngine.Rendering.ClampedFloatParameter contribution = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0f, 1f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ColorLookup.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ColorLookup.IsTileCompatible"); }
        public bool ValidateLUT() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ColorLookup.ValidateLUT"); }
    }
    public static partial class ComponentUtility
    {
        public static bool IsUniversalCamera(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ComponentUtility.IsUniversalCamera"); }
        public static bool IsUniversalLight(UnityEngine.Light light) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ComponentUtility.IsUniversalLight"); }
    }
    public partial class CompositeShadowCaster2D : UnityEngine.Rendering.Universal.ShadowCasterGroup2D
    {
        protected void OnEnable() { }
        protected void OnDisable() { }
    }
    public partial class DebugDisplaySettings : UnityEngine.Rendering.Universal.IDebugDisplaySettingsQuery
    {
        public static UnityEngine.Rendering.Universal.DebugDisplaySettings Instance { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DebugDisplaySettings.Instance"); } }
        public bool AreAnySettingsActive { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DebugDisplaySettings.AreAnySettingsActive"); } }
        public bool TryGetScreenClearColor(ref UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DebugDisplaySettings.TryGetScreenClearColor"); }
        public bool IsLightingActive { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DebugDisplaySettings.IsLightingActive"); } }
        public bool IsPostProcessingAllowed { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DebugDisplaySettings.IsPostProcessingAllowed"); } }
        internal DebugDisplaySettings() { }
    }
    public abstract partial class DebugDisplaySettingsPanel : UnityEngine.Rendering.Universal.IDebugDisplaySettingsPanelDisposable
    {
        public abstract string PanelName { get; }
        public UnityEngine.Rendering.DebugUI.Widget[] Widgets { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DebugDisplaySettingsPanel.Widgets"); } }
        protected void AddWidget(UnityEngine.Rendering.DebugUI.Widget widget) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DebugDisplaySettingsPanel.AddWidget"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DebugDisplaySettingsPanel.Dispose"); }
    }
    public partial class DebugDisplaySettingsUI : UnityEngine.Rendering.IDebugData
    {
        public void RegisterDebug(UnityEngine.Rendering.Universal.DebugDisplaySettings settings) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DebugDisplaySettingsUI.RegisterDebug"); }
        public void UnregisterDebug() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DebugDisplaySettingsUI.UnregisterDebug"); }
        public System.Action GetReset() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DebugDisplaySettingsUI.GetReset"); }
    }
    public partial class DecalProjector : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Material material { get { return m_Material; } set { m_Material = value; } } [UnityEngine.SerializeField] private UnityEngine.Material m_Material = null;
        public float drawDistance { get { return m_DrawDistance; } set { m_DrawDistance = value; } } [UnityEngine.SerializeField] private float m_DrawDistance = 1000.0f;
        public float fadeScale { get { return m_FadeScale; } set { m_FadeScale = value; } } [UnityEngine.SerializeField] private float m_FadeScale = 0.9f;
        public float startAngleFade { get { return m_StartAngleFade; } set { m_StartAngleFade = value; } } [UnityEngine.SerializeField] private float m_StartAngleFade = 180.0f;
        public float endAngleFade { get { return m_EndAngleFade; } set { m_EndAngleFade = value; } } [UnityEngine.SerializeField] private float m_EndAngleFade = 180.0f;
        public UnityEngine.Vector2 uvScale { get { return m_UVScale; } set { m_UVScale = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector2 m_UVScale = new UnityEngine.Vector2(1, 1);
        public UnityEngine.Vector2 uvBias { get { return m_UVBias; } set { m_UVBias = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector2 m_UVBias = new UnityEngine.Vector2(0, 0);
        public UnityEngine.Rendering.Universal.DecalScaleMode scaleMode { get { return m_ScaleMode; } set { m_ScaleMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.DecalScaleMode m_ScaleMode = UnityEngine.Rendering.Universal.DecalScaleMode.ScaleInvariant;
        public UnityEngine.Vector3 pivot { get { return m_Offset; } set { m_Offset = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_Offset = new UnityEngine.Vector3(0, 0, 0.5f);
        public UnityEngine.Vector3 size { get { return m_Size; } set { m_Size = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_Size = new UnityEngine.Vector3(1, 1, 1);
        public float fadeFactor { get { return m_FadeFactor; } set { m_FadeFactor = value; } } [UnityEngine.SerializeField] private float m_FadeFactor = 1.0f;
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DecalProjector.IsValid"); }
    }
    public enum DecalScaleMode
    {
        ScaleInvariant = 0,
        InheritFromHierarchy = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class DepthOfField : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.Universal.DepthOfFieldModeParameter mode = new UnityEngine.Rendering.Universal.DepthOfFieldModeParameter(UnityEngine.Rendering.Universal.DepthOfFieldMode.Off);
        public UnityEngine.Rendering.MinFloatParameter gaussianStart = new UnityEngine.Rendering.MinFloatParameter(10f, 0f);
        public UnityEngine.Rendering.MinFloatParameter gaussianEnd = new UnityEngine.Rendering.MinFloatParameter(30f, 0f);
        public UnityEngine.Rendering.ClampedFloatParameter gaussianMaxRadius = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0.5f, 1.5f);
        public UnityEngine.Rendering.BoolParameter highQualitySampling = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.MinFloatParameter focusDistance = new UnityEngine.Rendering.MinFloatParameter(10f, 0.1f);
        public UnityEngine.Rendering.ClampedFloatParameter aperture = new UnityEngine.Rendering.ClampedFloatParameter(5.6f, 1f, 32f);
        public UnityEngine.Rendering.ClampedFloatParameter focalLength = new UnityEngine.Rendering.ClampedFloatParameter(50f, 1f, 300f);
        public UnityEngine.Rendering.ClampedIntParameter bladeCount = new UnityEngine.Rendering.ClampedIntParameter(5, 3, 9);
        public UnityEngine.Rendering.ClampedFloatParameter bladeCurvature = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter bladeRotation = new UnityEngine.Rendering.ClampedFloatParameter(0f, -180f, 180f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DepthOfField.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DepthOfField.IsTileCompatible"); }
    }
    public enum DepthOfFieldMode
    {
        Off = 0,
        Gaussian = 1,
        Bokeh = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class DepthOfFieldModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.Universal.DepthOfFieldMode>
    {
        public DepthOfFieldModeParameter(UnityEngine.Rendering.Universal.DepthOfFieldMode value, bool overrideState = false) : base(value, overrideState) { }
        internal DepthOfFieldModeParameter() { }
    }
    public enum DepthPrimingMode
    {
        Disabled = 0,
        Auto = 1,
        Forced = 2,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class DisallowMultipleRendererFeature : System.Attribute
    {
        public string customTitle { get; internal set; }
        public DisallowMultipleRendererFeature(string customTitle = null) { this.customTitle = customTitle; }
        internal DisallowMultipleRendererFeature() { }
    }
    public enum Downsampling
    {
        None = 0,
        _2xBilinear = 1,
        _4xBox = 2,
        _4xBilinear = 3,
    }
    public partial class DrawSkyboxPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public DrawSkyboxPass(UnityEngine.Rendering.Universal.RenderPassEvent evt) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DrawSkyboxPass"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.DrawSkyboxPass.Execute"); }
        internal DrawSkyboxPass() { }
    }
    public enum EndType
    {
        etClosedPolygon = 0,
        etClosedLine = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class FilmGrain : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.Universal.FilmGrainLookupParameter type = new UnityEngine.Rendering.Universal.FilmGrainLookupParameter(UnityEngine.Rendering.Universal.FilmGrainLookup.Thin1);
        public UnityEngine.Rendering.ClampedFloatParameter intensity = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter response = new UnityEngine.Rendering.ClampedFloatParameter(0.8f, 0f, 1f);
        public UnityEngine.Rendering.NoInterpTextureParameter texture = new UnityEngine.Rendering.NoInterpTextureParameter(null);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.FilmGrain.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.FilmGrain.IsTileCompatible"); }
    }
    public enum FilmGrainLookup
    {
        Thin1 = 0,
        Thin2 = 1,
        Medium1 = 2,
        Medium2 = 3,
        Medium3 = 4,
        Medium4 = 5,
        Medium5 = 6,
        Medium6 = 7,
        Large01 = 8,
        Large02 = 9,
        Custom = 10,
    }
    [System.SerializableAttribute]
    public sealed partial class FilmGrainLookupParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.Universal.FilmGrainLookup>
    {
        public FilmGrainLookupParameter(UnityEngine.Rendering.Universal.FilmGrainLookup value, bool overrideState = false) : base(value, overrideState) { }
        internal FilmGrainLookupParameter() { }
    }
    public partial interface IDebugDisplaySettingsData : UnityEngine.Rendering.Universal.IDebugDisplaySettingsQuery
    {
        UnityEngine.Rendering.Universal.IDebugDisplaySettingsPanelDisposable CreatePanel();
    }
    public partial interface IDebugDisplaySettingsPanel
    {
        string PanelName { get; }
        UnityEngine.Rendering.DebugUI.Widget[] Widgets { get; }
    }
    public partial interface IDebugDisplaySettingsPanelDisposable : UnityEngine.Rendering.Universal.IDebugDisplaySettingsPanel, System.IDisposable
    {
    }
    public partial interface IDebugDisplaySettingsQuery
    {
        bool AreAnySettingsActive { get; }
        bool IsPostProcessingAllowed { get; }
        bool IsLightingActive { get; }
        bool TryGetScreenClearColor(ref UnityEngine.Color color);
    }
    public partial interface IPostProcessComponent
    {
        bool IsActive();
        bool IsTileCompatible();
    }
}

namespace UnityEngine.Rendering.Universal.Internal
{
    public partial class AdditionalLightsShadowCasterPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        [System.Obsolete] public static int m_AdditionalShadowsBufferId;
        [System.Obsolete] public static int m_AdditionalShadowsIndicesId;
        public AdditionalLightsShadowCasterPass(UnityEngine.Rendering.Universal.RenderPassEvent evt) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.AdditionalLightsShadowCasterPass"); }
        public bool Setup(ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.AdditionalLightsShadowCasterPass.Setup"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.AdditionalLightsShadowCasterPass.Execute"); }
        public int GetShadowLightIndexFromLightIndex(int visibleLightIndex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.AdditionalLightsShadowCasterPass.GetShadowLightIndexFromLightIndex"); }
        internal AdditionalLightsShadowCasterPass() { }
    }
    public partial class ColorGradingLutPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public ColorGradingLutPass(UnityEngine.Rendering.Universal.RenderPassEvent evt, UnityEngine.Rendering.Universal.PostProcessData data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.ColorGradingLutPass"); }
        public void Setup(in UnityEngine.Rendering.Universal.RenderTargetHandle internalLut) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.ColorGradingLutPass.Setup"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.ColorGradingLutPass.Execute"); }
        public void Cleanup() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.ColorGradingLutPass.Cleanup"); }
        internal ColorGradingLutPass() { }
    }
    public partial class CopyColorPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public CopyColorPass(UnityEngine.Rendering.Universal.RenderPassEvent evt, UnityEngine.Material samplingMaterial, UnityEngine.Material copyColorMaterial = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.CopyColorPass"); }
        public void Setup(UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.Universal.RenderTargetHandle destination, UnityEngine.Rendering.Universal.Downsampling downsampling) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.CopyColorPass.Setup"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.CopyColorPass.Execute"); }
        internal CopyColorPass() { }
    }
    public partial class CopyDepthPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public CopyDepthPass(UnityEngine.Rendering.Universal.RenderPassEvent evt, UnityEngine.Material copyDepthMaterial) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.CopyDepthPass"); }
        public void Setup(UnityEngine.Rendering.Universal.RenderTargetHandle source, UnityEngine.Rendering.Universal.RenderTargetHandle destination) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.CopyDepthPass.Setup"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.CopyDepthPass.Execute"); }
        internal CopyDepthPass() { }
    }
    public partial class DepthNormalOnlyPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public DepthNormalOnlyPass(UnityEngine.Rendering.Universal.RenderPassEvent evt, UnityEngine.Rendering.RenderQueueRange renderQueueRange, UnityEngine.LayerMask layerMask) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.DepthNormalOnlyPass"); }
        public void Setup(UnityEngine.RenderTextureDescriptor baseDescriptor, UnityEngine.Rendering.Universal.RenderTargetHandle depthHandle, UnityEngine.Rendering.Universal.RenderTargetHandle normalHandle) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.DepthNormalOnlyPass.Setup"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.DepthNormalOnlyPass.Execute"); }
        internal DepthNormalOnlyPass() { }
    }
    public partial class DepthOnlyPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public DepthOnlyPass(UnityEngine.Rendering.Universal.RenderPassEvent evt, UnityEngine.Rendering.RenderQueueRange renderQueueRange, UnityEngine.LayerMask layerMask) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.DepthOnlyPass"); }
        public void Setup(UnityEngine.RenderTextureDescriptor baseDescriptor, UnityEngine.Rendering.Universal.RenderTargetHandle depthAttachmentHandle) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.DepthOnlyPass.Setup"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.DepthOnlyPass.Execute"); }
        internal DepthOnlyPass() { }
    }
    public partial class DrawObjectsPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public DrawObjectsPass(string profilerTag, UnityEngine.Rendering.ShaderTagId[] shaderTagIds, bool opaque, UnityEngine.Rendering.Universal.RenderPassEvent evt, UnityEngine.Rendering.RenderQueueRange renderQueueRange, UnityEngine.LayerMask layerMask, UnityEngine.Rendering.StencilState stencilState, int stencilReference) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.DrawObjectsPass"); }
        public DrawObjectsPass(string profilerTag, bool opaque, UnityEngine.Rendering.Universal.RenderPassEvent evt, UnityEngine.Rendering.RenderQueueRange renderQueueRange, UnityEngine.LayerMask layerMask, UnityEngine.Rendering.StencilState stencilState, int stencilReference) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.DrawObjectsPass"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.DrawObjectsPass.Execute"); }
        internal DrawObjectsPass() { }
    }
    public partial class FinalBlitPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public FinalBlitPass(UnityEngine.Rendering.Universal.RenderPassEvent evt, UnityEngine.Material blitMaterial) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.FinalBlitPass"); }
        public void Setup(UnityEngine.RenderTextureDescriptor baseDescriptor, UnityEngine.Rendering.Universal.RenderTargetHandle colorHandle) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.FinalBlitPass.Setup"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.FinalBlitPass.Execute"); }
        internal FinalBlitPass() { }
    }
    public partial class ForwardLights
    {
        public ForwardLights() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.ForwardLights"); }
        public void Setup(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.ForwardLights.Setup"); }
    }
    public partial class MainLightShadowCasterPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public MainLightShadowCasterPass(UnityEngine.Rendering.Universal.RenderPassEvent evt) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.MainLightShadowCasterPass"); }
        public bool Setup(ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.MainLightShadowCasterPass.Setup"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.MainLightShadowCasterPass.Execute"); }
        internal MainLightShadowCasterPass() { }
    }
    public static partial class NormalReconstruction
    {
        public static void SetupProperties(UnityEngine.Rendering.CommandBuffer cmd, in UnityEngine.Rendering.Universal.CameraData cameraData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.NormalReconstruction.SetupProperties"); }
    }
    public partial class PostProcessPass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public PostProcessPass(UnityEngine.Rendering.Universal.RenderPassEvent evt, UnityEngine.Rendering.Universal.PostProcessData data, UnityEngine.Material blitMaterial) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.PostProcessPass"); }
        public void Cleanup() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.PostProcessPass.Cleanup"); }
        public void Setup(in UnityEngine.RenderTextureDescriptor baseDescriptor, in UnityEngine.Rendering.Universal.RenderTargetHandle source, bool resolveToScreen, in UnityEngine.Rendering.Universal.RenderTargetHandle depth, in UnityEngine.Rendering.Universal.RenderTargetHandle internalLut, bool hasFinalPass, bool enableSRGBConversion) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.PostProcessPass.Setup"); }
        public void Setup(in UnityEngine.RenderTextureDescriptor baseDescriptor, in UnityEngine.Rendering.Universal.RenderTargetHandle source, UnityEngine.Rendering.Universal.RenderTargetHandle destination, in UnityEngine.Rendering.Universal.RenderTargetHandle depth, in UnityEngine.Rendering.Universal.RenderTargetHandle internalLut, bool hasFinalPass, bool enableSRGBConversion) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.PostProcessPass.Setup"); }
        public void SetupFinalPass(in UnityEngine.Rendering.Universal.RenderTargetHandle source, bool useSwapBuffer = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.PostProcessPass.SetupFinalPass"); }
        public void ResetHistory() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.PostProcessPass.ResetHistory"); }
        public bool CanRunOnTile() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.PostProcessPass.CanRunOnTile"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.PostProcessPass.Execute"); }
        internal PostProcessPass() { }
    }
    public partial class ScreenSpaceShadowResolvePass : UnityEngine.Rendering.Universal.ScriptableRenderPass
    {
        public ScreenSpaceShadowResolvePass(UnityEngine.Rendering.Universal.RenderPassEvent evt, UnityEngine.Material screenspaceShadowsMaterial) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.ScreenSpaceShadowResolvePass"); }
        public void Setup(UnityEngine.RenderTextureDescriptor baseDescriptor) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.ScreenSpaceShadowResolvePass.Setup"); }
        public override void Execute(UnityEngine.Rendering.ScriptableRenderContext context, ref UnityEngine.Rendering.Universal.RenderingData renderingData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Internal.ScreenSpaceShadowResolvePass.Execute"); }
        internal ScreenSpaceShadowResolvePass() { }
    }
}

namespace UnityEngine.Rendering.Universal
{
    public enum JoinType
    {
        jtRound = 0,
    }
    [System.SerializableAttribute]
    public sealed partial class LensDistortion : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.ClampedFloatParameter intensity = new UnityEngine.Rendering.ClampedFloatParameter(0f, -1f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter xMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter yMultiplier = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0f, 1f);
        public UnityEngine.Rendering.Vector2Parameter center = new UnityEngine.Rendering.Vector2Parameter(new UnityEngine.Vector2(0.5f, 0.5f));
        public UnityEngine.Rendering.ClampedFloatParameter scale = new UnityEngine.Rendering.ClampedFloatParameter(1f, 0.01f, 5f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.LensDistortion.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.LensDistortion.IsTileCompatible"); }
    }
    [System.SerializableAttribute]
    public sealed partial class LiftGammaGain : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.Universal.IPostProcessComponent
    {
        public UnityEngine.Rendering.Vector4Parameter lift = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public UnityEngine.Rendering.Vector4Parameter gamma = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public UnityEngine.Rendering.Vector4Parameter gain = new UnityEngine.Rendering.Vector4Parameter(new UnityEngine.Vector4(1f, 1f, 1f, 0f));
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.LiftGammaGain.IsActive"); }
        public bool IsTileCompatible() { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.LiftGammaGain.IsTileCompatible"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class Light2D : UnityEngine.U2D.Light2DBase, UnityEngine.ISerializationCallbackReceiver
    {
        public float pointLightInnerAngle { get { return m_PointLightInnerAngle; } set { m_PointLightInnerAngle = value; } } [UnityEngine.SerializeField] private float m_PointLightInnerAngle = 360.0f;
        public float pointLightOuterAngle { get { return m_PointLightOuterAngle; } set { m_PointLightOuterAngle = value; } } [UnityEngine.SerializeField] private float m_PointLightOuterAngle = 360.0f;
        public float pointLightInnerRadius { get { return m_PointLightInnerRadius; } set { m_PointLightInnerRadius = value; } } [UnityEngine.SerializeField] private float m_PointLightInnerRadius = 0.0f;
        public float pointLightOuterRadius { get { return m_PointLightOuterRadius; } set { m_PointLightOuterRadius = value; } } [UnityEngine.SerializeField] private float m_PointLightOuterRadius = 1.0f;
        public UnityEngine.Rendering.Universal.Light2D.LightType lightType { get { return m_LightType; } set { m_LightType = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.Light2D.LightType m_LightType = UnityEngine.Rendering.Universal.Light2D.LightType.Point;
        public int blendStyleIndex { get { return m_BlendStyleIndex; } set { m_BlendStyleIndex = value; } } [UnityEngine.SerializeField] private int m_BlendStyleIndex = 0;
        public float shadowIntensity { get { return m_ShadowIntensity; } set { m_ShadowIntensity = value; } } [UnityEngine.SerializeField] private float m_ShadowIntensity = 0.75f;
        public bool shadowsEnabled { get { return m_ShadowIntensityEnabled; } set { m_ShadowIntensityEnabled = value; } } [UnityEngine.SerializeField] private bool m_ShadowIntensityEnabled = false;
        public float shadowVolumeIntensity { get { return m_ShadowVolumeIntensity; } set { m_ShadowVolumeIntensity = value; } } [UnityEngine.SerializeField] private float m_ShadowVolumeIntensity = 0.75f;
        public bool volumetricShadowsEnabled { get { return m_ShadowVolumeIntensityEnabled; } set { m_ShadowVolumeIntensityEnabled = value; } } [UnityEngine.SerializeField] private bool m_ShadowVolumeIntensityEnabled = false;
        public UnityEngine.Color color { get { return m_Color; } set { m_Color = value; } } [UnityEngine.SerializeField] private UnityEngine.Color m_Color = UnityEngine.Color.white;
        public float intensity { get { return m_Intensity; } set { m_Intensity = value; } } [UnityEngine.SerializeField] private float m_Intensity = 1;
        [System.Obsolete] public float volumeOpacity { get { return m_LightVolumeIntensity; } } [UnityEngine.SerializeField] private float m_LightVolumeIntensity = 1.0f;
        public float volumeIntensity { get { return m_LightVolumeIntensity; } }
        public bool volumeIntensityEnabled { get { return m_LightVolumeIntensityEnabled; } set { m_LightVolumeIntensityEnabled = value; } } [UnityEngine.SerializeField] private bool m_LightVolumeIntensityEnabled = false;
        public UnityEngine.Sprite lightCookieSprite { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Light2D.lightCookieSprite"); } }
        public float falloffIntensity { get { return m_FalloffIntensity; } } [UnityEngine.SerializeField] private float m_FalloffIntensity = 0.5f;
        [System.Obsolete] public bool alphaBlendOnOverlap { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Light2D.alphaBlendOnOverlap"); } }
        public UnityEngine.Rendering.Universal.Light2D.OverlapOperation overlapOperation { get { return m_OverlapOperation; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.Light2D.OverlapOperation m_OverlapOperation = UnityEngine.Rendering.Universal.Light2D.OverlapOperation.Additive;
        public int lightOrder { get { return m_LightOrder; } set { m_LightOrder = value; } } [UnityEngine.SerializeField] private int m_LightOrder = 0;
        public float normalMapDistance { get { return m_NormalMapDistance; } } [UnityEngine.SerializeField] private float m_NormalMapDistance = 3.0f;
        public UnityEngine.Rendering.Universal.Light2D.NormalMapQuality normalMapQuality { get { return m_NormalMapQuality; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.Universal.Light2D.NormalMapQuality m_NormalMapQuality = UnityEngine.Rendering.Universal.Light2D.NormalMapQuality.Disabled;
        public bool renderVolumetricShadows { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.Light2D.renderVolumetricShadows"); } }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        public int shapeLightParametricSides { get { return m_ShapeLightParametricSides; } } [UnityEngine.SerializeField] private int m_ShapeLightParametricSides = 5;
        public float shapeLightParametricAngleOffset { get { return m_ShapeLightParametricAngleOffset; } } [UnityEngine.SerializeField] private float m_ShapeLightParametricAngleOffset = 0.0f;
        public float shapeLightParametricRadius { get { return m_ShapeLightParametricRadius; } } [UnityEngine.SerializeField] private float m_ShapeLightParametricRadius = 1.0f;
        public float shapeLightFalloffSize { get { return m_ShapeLightFalloffSize; } } [UnityEngine.SerializeField] private float m_ShapeLightFalloffSize = 0.50f;
        public UnityEngine.Vector3[] shapePath { get { return m_ShapePath; } } [UnityEngine.SerializeField] private UnityEngine.Vector3[] m_ShapePath = null;
        public enum DeprecatedLightType
        {
            Parametric = 0,
        }
        public enum LightType
        {
            Parametric = 0,
            Freeform = 1,
            Sprite = 2,
            Point = 3,
            Global = 4,
        }
        public enum NormalMapQuality
        {
            Disabled = 2,
            Fast = 0,
            Accurate = 1,
        }
        public enum OverlapOperation
        {
            Additive = 0,
            AlphaBlend = 1,
        }
    }
    [System.SerializableAttribute]
    public partial struct Light2DBlendStyle
    {
        public string name;
    }
    public enum LightCookieFormat
    {
        GrayscaleLow = 0,
        GrayscaleHigh = 1,
        ColorLow = 2,
        ColorHigh = 3,
        ColorHDR = 4,
    }
    public enum LightCookieResolution
    {
        _256 = 256,
        _512 = 512,
        _1024 = 1024,
        _2048 = 2048,
        _4096 = 4096,
    }
}
