// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering.HighDefinition
{
    public enum AdaptationMode
    {
        Fixed = 0,
        Progressive = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class AdaptationModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.AdaptationMode>
    {
        public AdaptationModeParameter(UnityEngine.Rendering.HighDefinition.AdaptationMode value, bool overrideState = false) : base(value, overrideState) { }
        internal AdaptationModeParameter() { }
    }
    [System.SerializableAttribute]
    public sealed partial class AmbientOcclusion : UnityEngine.Rendering.HighDefinition.VolumeComponentWithQuality
    {
        public UnityEngine.Rendering.BoolParameter rayTracing = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.ClampedFloatParameter intensity = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 4f);
        public UnityEngine.Rendering.ClampedFloatParameter directLightingStrength = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter radius = new UnityEngine.Rendering.ClampedFloatParameter(2.0f, 0.25f, 5.0f);
        public UnityEngine.Rendering.ClampedFloatParameter spatialBilateralAggressiveness = new UnityEngine.Rendering.ClampedFloatParameter(0.15f, 0.0f, 1.0f);
        public UnityEngine.Rendering.BoolParameter temporalAccumulation = new UnityEngine.Rendering.BoolParameter(true);
        public UnityEngine.Rendering.ClampedFloatParameter ghostingReduction = new UnityEngine.Rendering.ClampedFloatParameter(0.5f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter blurSharpness = new UnityEngine.Rendering.ClampedFloatParameter(0.1f, 0.0f, 1.0f);
        public UnityEngine.Rendering.LayerMaskParameter layerMask = new UnityEngine.Rendering.LayerMaskParameter(-1);
        public float rayLength { get { return m_KeptRayLength.Get("UnityEngine.Rendering.HighDefinition.AmbientOcclusion.rayLength"); } set { m_KeptRayLength.Set(value); } } private Umcp.Kept<float> m_KeptRayLength;
        public int sampleCount { get { return m_KeptSampleCount.Get("UnityEngine.Rendering.HighDefinition.AmbientOcclusion.sampleCount"); } set { m_KeptSampleCount.Set(value); } } private Umcp.Kept<int> m_KeptSampleCount;
        public bool denoise { get { return m_KeptDenoise.Get("UnityEngine.Rendering.HighDefinition.AmbientOcclusion.denoise"); } set { m_KeptDenoise.Set(value); } } private Umcp.Kept<bool> m_KeptDenoise;
        public float denoiserRadius { get { return m_KeptDenoiserRadius.Get("UnityEngine.Rendering.HighDefinition.AmbientOcclusion.denoiserRadius"); } set { m_KeptDenoiserRadius.Set(value); } } private Umcp.Kept<float> m_KeptDenoiserRadius;
        public int stepCount { get { return m_KeptStepCount.Get("UnityEngine.Rendering.HighDefinition.AmbientOcclusion.stepCount"); } set { m_KeptStepCount.Set(value); } } private Umcp.Kept<int> m_KeptStepCount;
        public bool fullResolution { get { return m_KeptFullResolution.Get("UnityEngine.Rendering.HighDefinition.AmbientOcclusion.fullResolution"); } set { m_KeptFullResolution.Set(value); } } private Umcp.Kept<bool> m_KeptFullResolution;
        public int maximumRadiusInPixels { get { return m_KeptMaximumRadiusInPixels.Get("UnityEngine.Rendering.HighDefinition.AmbientOcclusion.maximumRadiusInPixels"); } set { m_KeptMaximumRadiusInPixels.Set(value); } } private Umcp.Kept<int> m_KeptMaximumRadiusInPixels;
        public bool bilateralUpsample { get { return m_KeptBilateralUpsample.Get("UnityEngine.Rendering.HighDefinition.AmbientOcclusion.bilateralUpsample"); } set { m_KeptBilateralUpsample.Set(value); } } private Umcp.Kept<bool> m_KeptBilateralUpsample;
        public int directionCount { get { return m_KeptDirectionCount.Get("UnityEngine.Rendering.HighDefinition.AmbientOcclusion.directionCount"); } set { m_KeptDirectionCount.Set(value); } } private Umcp.Kept<int> m_KeptDirectionCount;
        public UnityEngine.Rendering.BoolParameter occluderMotionRejection = new UnityEngine.Rendering.BoolParameter(true);
        public UnityEngine.Rendering.BoolParameter receiverMotionRejection = new UnityEngine.Rendering.BoolParameter(true);
    }
    public enum AreaLightShape
    {
        Rectangle = 0,
        Tube = 1,
        Disc = 2,
    }
    public enum BackplateType
    {
        Disc = 0,
        Rectangle = 1,
        Ellipse = 2,
        Infinite = 3,
    }
    [System.SerializableAttribute]
    public sealed partial class BackplateTypeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.BackplateType>
    {
        public BackplateTypeParameter(UnityEngine.Rendering.HighDefinition.BackplateType value, bool overrideState = false) : base(value, overrideState) { }
        internal BackplateTypeParameter() { }
    }
    [System.SerializableAttribute]
    public sealed partial class Bloom : UnityEngine.Rendering.HighDefinition.VolumeComponentWithQuality, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.MinFloatParameter threshold = new UnityEngine.Rendering.MinFloatParameter(0f, 0f);
        public UnityEngine.Rendering.ClampedFloatParameter intensity = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter scatter = new UnityEngine.Rendering.ClampedFloatParameter(0.7f, 0f, 1f);
        public UnityEngine.Rendering.ColorParameter tint = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.white, false, false, true);
        public UnityEngine.Rendering.Texture2DParameter dirtTexture = new UnityEngine.Rendering.Texture2DParameter(null);
        public UnityEngine.Rendering.MinFloatParameter dirtIntensity = new UnityEngine.Rendering.MinFloatParameter(0f, 0f);
        public UnityEngine.Rendering.BoolParameter anamorphic = new UnityEngine.Rendering.BoolParameter(true);
        public UnityEngine.Rendering.HighDefinition.BloomResolution resolution { get { return m_KeptResolution.Get("UnityEngine.Rendering.HighDefinition.Bloom.resolution"); } set { m_KeptResolution.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.HighDefinition.BloomResolution> m_KeptResolution;
        public bool highQualityPrefiltering { get { return m_KeptHighQualityPrefiltering.Get("UnityEngine.Rendering.HighDefinition.Bloom.highQualityPrefiltering"); } set { m_KeptHighQualityPrefiltering.Set(value); } } private Umcp.Kept<bool> m_KeptHighQualityPrefiltering;
        public bool highQualityFiltering { get { return m_KeptHighQualityFiltering.Get("UnityEngine.Rendering.HighDefinition.Bloom.highQualityFiltering"); } set { m_KeptHighQualityFiltering.Set(value); } } private Umcp.Kept<bool> m_KeptHighQualityFiltering;
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.Bloom.IsActive"); }
    }
    public enum BloomResolution
    {
        Quarter = 4,
        Half = 2,
    }
    [System.SerializableAttribute]
    public partial class BoolScalableSettingValue : UnityEngine.Rendering.HighDefinition.ScalableSettingValue<bool>
    {
    }
    public enum CameraClampMode
    {
        None = 0,
        Rotation = 1,
        Translation = 2,
        SeparateTranslationAndRotation = 3,
        FullCameraMotionVector = 4,
    }
    [System.SerializableAttribute]
    public sealed partial class CameraClampModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.CameraClampMode>
    {
        public CameraClampModeParameter(UnityEngine.Rendering.HighDefinition.CameraClampMode value, bool overrideState = false) : base(value, overrideState) { }
        internal CameraClampModeParameter() { }
    }
    [System.SerializableAttribute]
    public partial class CascadeEndBorderParameter : UnityEngine.Rendering.VolumeParameter<float>
    {
        public CascadeEndBorderParameter(float value, bool normalized = false, bool overrideState = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CascadeEndBorderParameter"); }
        internal CascadeEndBorderParameter() { }
    }
    [System.SerializableAttribute]
    public partial class CascadePartitionSplitParameter : UnityEngine.Rendering.VolumeParameter<float>
    {
        public CascadePartitionSplitParameter(float value, bool normalized = false, bool overrideState = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CascadePartitionSplitParameter"); }
        internal CascadePartitionSplitParameter() { }
    }
    [System.SerializableAttribute]
    public sealed partial class ChannelMixer : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
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
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.ChannelMixer.IsActive"); }
    }
    [System.SerializableAttribute]
    public sealed partial class ChromaticAberration : UnityEngine.Rendering.HighDefinition.VolumeComponentWithQuality, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.Texture2DParameter spectralLut = new UnityEngine.Rendering.Texture2DParameter(null);
        public UnityEngine.Rendering.ClampedFloatParameter intensity = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public int maxSamples { get { return m_KeptMaxSamples.Get("UnityEngine.Rendering.HighDefinition.ChromaticAberration.maxSamples"); } set { m_KeptMaxSamples.Set(value); } } private Umcp.Kept<int> m_KeptMaxSamples;
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.ChromaticAberration.IsActive"); }
    }
    public enum CloudDistortionMode
    {
        None = 0,
        Procedural = 1,
        Flowmap = 2,
    }
    public partial class CloudLayer : UnityEngine.Rendering.HighDefinition.CloudSettings
    {
        public UnityEngine.Rendering.ClampedFloatParameter opacity = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.BoolParameter upperHemisphereOnly = new UnityEngine.Rendering.BoolParameter(true);
        public UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.CloudMapMode> layers = new UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.CloudMapMode>();
        public UnityEngine.Rendering.HighDefinition.CloudLayerEnumParameter<UnityEngine.Rendering.HighDefinition.CloudResolution> resolution = new UnityEngine.Rendering.HighDefinition.CloudLayerEnumParameter<UnityEngine.Rendering.HighDefinition.CloudResolution>(UnityEngine.Rendering.HighDefinition.CloudResolution.CloudResolution1024);
        public UnityEngine.Rendering.MinFloatParameter shadowMultiplier = new UnityEngine.Rendering.MinFloatParameter(1.0f, 0.0f);
        public UnityEngine.Rendering.ColorParameter shadowTint = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.black, false, false, true);
        public UnityEngine.Rendering.HighDefinition.CloudLayerEnumParameter<UnityEngine.Rendering.HighDefinition.CloudShadowsResolution> shadowResolution = new UnityEngine.Rendering.HighDefinition.CloudLayerEnumParameter<UnityEngine.Rendering.HighDefinition.CloudShadowsResolution>(UnityEngine.Rendering.HighDefinition.CloudShadowsResolution.Medium);
        public UnityEngine.Rendering.MinFloatParameter shadowSize = new UnityEngine.Rendering.MinFloatParameter(500f, 0.0f);
        public UnityEngine.Rendering.HighDefinition.CloudLayer.CloudMap layerA = new UnityEngine.Rendering.HighDefinition.CloudLayer.CloudMap();
        public UnityEngine.Rendering.HighDefinition.CloudLayer.CloudMap layerB = new UnityEngine.Rendering.HighDefinition.CloudLayer.CloudMap();
        public override System.Type GetCloudRendererType() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CloudLayer.GetCloudRendererType"); }
        [System.SerializableAttribute]
        public partial class CloudMap
        {
            public UnityEngine.Rendering.Texture2DParameter cloudMap;
            public UnityEngine.Rendering.ClampedFloatParameter opacityR = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
            public UnityEngine.Rendering.ClampedFloatParameter opacityG = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 1.0f);
            public UnityEngine.Rendering.ClampedFloatParameter opacityB = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 1.0f);
            public UnityEngine.Rendering.ClampedFloatParameter opacityA = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 1.0f);
            public UnityEngine.Rendering.ClampedFloatParameter rotation = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, 0.0f, 360.0f);
            public UnityEngine.Rendering.ColorParameter tint = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.white, false, false, true);
            public UnityEngine.Rendering.FloatParameter exposure = new UnityEngine.Rendering.FloatParameter(0.0f);
            public UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.CloudDistortionMode> distortionMode = new UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.CloudDistortionMode>();
            public UnityEngine.Rendering.HighDefinition.WindOrientationParameter scrollOrientation = new UnityEngine.Rendering.HighDefinition.WindOrientationParameter();
            public UnityEngine.Rendering.HighDefinition.WindSpeedParameter scrollSpeed = new UnityEngine.Rendering.HighDefinition.WindSpeedParameter();
            public UnityEngine.Rendering.Texture2DParameter flowmap = new UnityEngine.Rendering.Texture2DParameter(null);
            public UnityEngine.Rendering.BoolParameter lighting = new UnityEngine.Rendering.BoolParameter(false);
            public UnityEngine.Rendering.ClampedIntParameter steps = new UnityEngine.Rendering.ClampedIntParameter(4, 1, 10);
            public UnityEngine.Rendering.ClampedFloatParameter thickness = new UnityEngine.Rendering.ClampedFloatParameter(0.5f, 0, 1);
            public UnityEngine.Rendering.BoolParameter castShadows = new UnityEngine.Rendering.BoolParameter(false);
        }
    }
    [System.SerializableAttribute]
    public sealed partial class CloudLayerEnumParameter<T> : UnityEngine.Rendering.VolumeParameter<T>
    {
        public CloudLayerEnumParameter(T value, bool overrideState = false) : base(value, overrideState) { }
        internal CloudLayerEnumParameter() { }
    }
    public enum CloudMapMode
    {
        Single = 0,
        Double = 1,
    }
    public enum CloudResolution
    {
        CloudResolution256 = 256,
        CloudResolution512 = 512,
        CloudResolution1024 = 1024,
        CloudResolution2048 = 2048,
        CloudResolution4096 = 4096,
        CloudResolution8192 = 8192,
    }
    public abstract partial class CloudSettings : UnityEngine.Rendering.VolumeComponent
    {
        public virtual int GetHashCode(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CloudSettings.GetHashCode"); }
        public static int GetUniqueID<T>() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CloudSettings.GetUniqueID"); }
        public static int GetUniqueID(System.Type type) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CloudSettings.GetUniqueID"); }
        public abstract System.Type GetCloudRendererType();
    }
    public enum CloudShadowsResolution
    {
        VeryLow = 64,
        Low = 128,
        Medium = 256,
        High = 512,
    }
    [System.SerializableAttribute]
    public sealed partial class ColorAdjustments : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.FloatParameter postExposure = new UnityEngine.Rendering.FloatParameter(0f);
        public UnityEngine.Rendering.ClampedFloatParameter contrast = new UnityEngine.Rendering.ClampedFloatParameter(0f, -100f, 100f);
        public UnityEngine.Rendering.ColorParameter colorFilter = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.white, true, false, true);
        public UnityEngine.Rendering.ClampedFloatParameter hueShift = new UnityEngine.Rendering.ClampedFloatParameter(0f, -180f, 180f);
        public UnityEngine.Rendering.ClampedFloatParameter saturation = new UnityEngine.Rendering.ClampedFloatParameter(0f, -100f, 100f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.ColorAdjustments.IsActive"); }
    }
    [System.SerializableAttribute]
    public sealed partial class ColorCurves : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.TextureCurveParameter master;
        public UnityEngine.Rendering.TextureCurveParameter red;
        public UnityEngine.Rendering.TextureCurveParameter green;
        public UnityEngine.Rendering.TextureCurveParameter blue;
        public UnityEngine.Rendering.TextureCurveParameter hueVsHue;
        public UnityEngine.Rendering.TextureCurveParameter hueVsSat;
        public UnityEngine.Rendering.TextureCurveParameter satVsSat;
        public UnityEngine.Rendering.TextureCurveParameter lumVsSat;
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.ColorCurves.IsActive"); }
    }
    [System.SerializableAttribute]
    public partial class ContactShadows : UnityEngine.Rendering.HighDefinition.VolumeComponentWithQuality
    {
        public UnityEngine.Rendering.BoolParameter enable = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.ClampedFloatParameter length = new UnityEngine.Rendering.ClampedFloatParameter(0.15f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter opacity = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter distanceScaleFactor = new UnityEngine.Rendering.ClampedFloatParameter(0.5f, 0.0f, 1.0f);
        public UnityEngine.Rendering.MinFloatParameter maxDistance = new UnityEngine.Rendering.MinFloatParameter(50.0f, 0.0f);
        public UnityEngine.Rendering.MinFloatParameter minDistance = new UnityEngine.Rendering.MinFloatParameter(0.0f, 0.0f);
        public UnityEngine.Rendering.MinFloatParameter fadeDistance = new UnityEngine.Rendering.MinFloatParameter(5.0f, 0.0f);
        public UnityEngine.Rendering.MinFloatParameter fadeInDistance = new UnityEngine.Rendering.MinFloatParameter(0.0f, 0.0f);
        public UnityEngine.Rendering.ClampedFloatParameter rayBias = new UnityEngine.Rendering.ClampedFloatParameter(0.2f, 0.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter thicknessScale = new UnityEngine.Rendering.ClampedFloatParameter(0.15f, 0.02f, 1.0f);
        public int sampleCount { get { return m_KeptSampleCount.Get("UnityEngine.Rendering.HighDefinition.ContactShadows.sampleCount"); } set { m_KeptSampleCount.Set(value); } } private Umcp.Kept<int> m_KeptSampleCount;
        internal ContactShadows() { }
    }
    [System.SerializableAttribute]
    public abstract partial class CustomPass
    {
        public string name { get { return m_Name; } set { m_Name = value; } } [UnityEngine.SerializeField] private string m_Name = "Custom Pass";
        public bool enabled = true;
        public UnityEngine.Rendering.HighDefinition.CustomPass.TargetBuffer targetColorBuffer;
        public UnityEngine.Rendering.HighDefinition.CustomPass.TargetBuffer targetDepthBuffer;
        public UnityEngine.Rendering.ClearFlag clearFlags;
        protected float fadeValue { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.fadeValue"); } }
        protected UnityEngine.Rendering.HighDefinition.CustomPassInjectionPoint injectionPoint { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.injectionPoint"); } }
        protected virtual bool executeInSceneView { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.executeInSceneView"); } }
        protected virtual void AggregateCullingParameters(ref UnityEngine.Rendering.ScriptableCullingParameters cullingParameters, UnityEngine.Rendering.HighDefinition.HDCamera hdCamera) { }
        [System.Obsolete] protected virtual void Execute(UnityEngine.Rendering.ScriptableRenderContext renderContext, UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.HighDefinition.HDCamera hdCamera, UnityEngine.Rendering.CullingResults cullingResult) { }
        protected virtual void Execute(UnityEngine.Rendering.HighDefinition.CustomPassContext ctx) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.Execute"); }
        protected virtual void Setup(UnityEngine.Rendering.ScriptableRenderContext renderContext, UnityEngine.Rendering.CommandBuffer cmd) { }
        protected virtual void Cleanup() { }
        [System.Obsolete] protected void SetCameraRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, bool bindDepth = true, UnityEngine.Rendering.ClearFlag clearFlags = (UnityEngine.Rendering.ClearFlag)0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.SetCameraRenderTarget"); }
        [System.Obsolete] protected void SetCustomRenderTarget(UnityEngine.Rendering.CommandBuffer cmd, bool bindDepth = true, UnityEngine.Rendering.ClearFlag clearFlags = (UnityEngine.Rendering.ClearFlag)0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.SetCustomRenderTarget"); }
        protected void SetRenderTargetAuto(UnityEngine.Rendering.CommandBuffer cmd) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.SetRenderTargetAuto"); }
        protected void ResolveMSAAColorBuffer(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.HighDefinition.HDCamera hdCamera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.ResolveMSAAColorBuffer"); }
        protected void ResolveMSAAColorBuffer(UnityEngine.Rendering.HighDefinition.CustomPassContext ctx) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.ResolveMSAAColorBuffer"); }
        [System.Obsolete] protected void GetCameraBuffers(out UnityEngine.Rendering.RTHandle colorBuffer, out UnityEngine.Rendering.RTHandle depthBuffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.GetCameraBuffers"); }
        [System.Obsolete] protected void GetCustomBuffers(out UnityEngine.Rendering.RTHandle colorBuffer, out UnityEngine.Rendering.RTHandle depthBuffer) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.GetCustomBuffers"); }
        [System.Obsolete] protected UnityEngine.Rendering.RTHandle GetNormalBuffer() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.GetNormalBuffer"); }
        public virtual System.Collections.Generic.IEnumerable<UnityEngine.Material> RegisterMaterialForInspector() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.RegisterMaterialForInspector"); }
        protected UnityEngine.Rendering.RenderQueueRange GetRenderQueueRange(UnityEngine.Rendering.HighDefinition.CustomPass.RenderQueueType type) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.GetRenderQueueRange"); }
        public static UnityEngine.Rendering.HighDefinition.FullScreenCustomPass CreateFullScreenPass(UnityEngine.Material fullScreenMaterial, UnityEngine.Rendering.HighDefinition.CustomPass.TargetBuffer targetColorBuffer = (UnityEngine.Rendering.HighDefinition.CustomPass.TargetBuffer)0, UnityEngine.Rendering.HighDefinition.CustomPass.TargetBuffer targetDepthBuffer = (UnityEngine.Rendering.HighDefinition.CustomPass.TargetBuffer)0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.CreateFullScreenPass"); }
        public static UnityEngine.Rendering.HighDefinition.DrawRenderersCustomPass CreateDrawRenderersPass(UnityEngine.Rendering.HighDefinition.CustomPass.RenderQueueType queue, UnityEngine.LayerMask mask, UnityEngine.Material overrideMaterial, string overrideMaterialPassName = "Forward", UnityEngine.Rendering.SortingCriteria sorting = (UnityEngine.Rendering.SortingCriteria)59, UnityEngine.Rendering.ClearFlag clearFlags = (UnityEngine.Rendering.ClearFlag)0, UnityEngine.Rendering.HighDefinition.CustomPass.TargetBuffer targetColorBuffer = (UnityEngine.Rendering.HighDefinition.CustomPass.TargetBuffer)0, UnityEngine.Rendering.HighDefinition.CustomPass.TargetBuffer targetDepthBuffer = (UnityEngine.Rendering.HighDefinition.CustomPass.TargetBuffer)0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPass.CreateDrawRenderersPass"); }
        public enum TargetBuffer
        {
            Camera = 0,
            Custom = 1,
            None = 2,
        }
        public enum RenderQueueType
        {
            OpaqueNoAlphaTest = 0,
            OpaqueAlphaTest = 1,
            AllOpaque = 2,
            AfterPostProcessOpaque = 3,
            PreRefraction = 4,
            Transparent = 5,
            LowTransparent = 6,
            AllTransparent = 7,
            AllTransparentWithLowRes = 8,
            AfterPostProcessTransparent = 9,
            All = 10,
        }
    }
    public partial struct CustomPassContext
    {
        public readonly UnityEngine.Rendering.ScriptableRenderContext renderContext;
        public readonly UnityEngine.Rendering.CommandBuffer cmd;
        public readonly UnityEngine.Rendering.HighDefinition.HDCamera hdCamera;
        public UnityEngine.Rendering.CullingResults cullingResults;
        public readonly UnityEngine.Rendering.CullingResults cameraCullingResults;
        public readonly UnityEngine.Rendering.RTHandle cameraColorBuffer;
        public readonly UnityEngine.Rendering.RTHandle cameraDepthBuffer;
        public readonly UnityEngine.Rendering.RTHandle cameraNormalBuffer;
        public readonly UnityEngine.Rendering.RTHandle cameraMotionVectorsBuffer;
        public readonly System.Lazy<UnityEngine.Rendering.RTHandle> customColorBuffer;
        public readonly System.Lazy<UnityEngine.Rendering.RTHandle> customDepthBuffer;
        public readonly UnityEngine.MaterialPropertyBlock propertyBlock;
    }
    public enum CustomPassInjectionPoint
    {
        BeforeRendering = 0,
        AfterOpaqueDepthAndNormal = 5,
        BeforePreRefraction = 4,
        BeforeTransparent = 1,
        BeforePostProcess = 2,
        AfterPostProcess = 3,
    }
    public partial class CustomPassVolume : UnityEngine.MonoBehaviour, UnityEngine.Rendering.IVolume
    {
        public bool isGlobal { get { return m_IsGlobal; } set { m_IsGlobal = value; } } [UnityEngine.SerializeField] private bool m_IsGlobal = true;
        public float fadeRadius;
        public float priority;
        [UnityEngine.SerializeReference] public System.Collections.Generic.List<UnityEngine.Rendering.HighDefinition.CustomPass> customPasses = new System.Collections.Generic.List<UnityEngine.Rendering.HighDefinition.CustomPass>();
        public UnityEngine.Rendering.HighDefinition.CustomPassInjectionPoint injectionPoint = UnityEngine.Rendering.HighDefinition.CustomPassInjectionPoint.BeforeTransparent;
        public UnityEngine.Camera targetCamera { get { return m_KeptTargetCamera.Get("UnityEngine.Rendering.HighDefinition.CustomPassVolume.targetCamera"); } set { m_KeptTargetCamera.Set(value); } } private Umcp.Kept<UnityEngine.Camera> m_KeptTargetCamera;
        public float fadeValue { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.Collider> colliders { get; internal set; } = new System.Collections.Generic.List<UnityEngine.Collider>();
        [System.Obsolete] public static UnityEngine.Rendering.HighDefinition.CustomPassVolume GetActivePassVolume(UnityEngine.Rendering.HighDefinition.CustomPassInjectionPoint injectionPoint) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPassVolume.GetActivePassVolume"); }
        public static void GetActivePassVolumes(UnityEngine.Rendering.HighDefinition.CustomPassInjectionPoint injectionPoint, System.Collections.Generic.List<UnityEngine.Rendering.HighDefinition.CustomPassVolume> volumes) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPassVolume.GetActivePassVolumes"); }
        public UnityEngine.Rendering.HighDefinition.CustomPass AddPassOfType<T>() where T : UnityEngine.Rendering.HighDefinition.CustomPass { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPassVolume.AddPassOfType"); }
        public UnityEngine.Rendering.HighDefinition.CustomPass AddPassOfType(System.Type passType) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPassVolume.AddPassOfType"); }
    }
    public enum CustomPostProcessInjectionPoint
    {
        AfterOpaqueAndSky = 0,
        BeforeTAA = 3,
        BeforePostProcess = 1,
        AfterPostProcessBlurs = 4,
        AfterPostProcess = 2,
    }
    public abstract partial class CustomPostProcessVolumeComponent : UnityEngine.Rendering.VolumeComponent
    {
        public virtual UnityEngine.Rendering.HighDefinition.CustomPostProcessInjectionPoint injectionPoint { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPostProcessVolumeComponent.injectionPoint"); } }
        public virtual bool visibleInSceneView { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.CustomPostProcessVolumeComponent.visibleInSceneView"); } }
        public virtual void Setup() { }
        public abstract void Render(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.HighDefinition.HDCamera camera, UnityEngine.Rendering.RTHandle source, UnityEngine.Rendering.RTHandle destination);
        public virtual void Cleanup() { }
    }
    [System.FlagsAttribute]
    public enum DecalLayerEnum
    {
        Nothing = 0,
        DecalLayerDefault = 1,
        DecalLayer1 = 2,
        DecalLayer2 = 4,
        DecalLayer3 = 8,
        DecalLayer4 = 16,
        DecalLayer5 = 32,
        DecalLayer6 = 64,
        DecalLayer7 = 128,
        Everything = 255,
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
        public bool affectsTransparency { get { return m_AffectsTransparency; } set { m_AffectsTransparency = value; } } [UnityEngine.SerializeField] private bool m_AffectsTransparency = false;
        public UnityEngine.Rendering.HighDefinition.DecalLayerEnum decalLayerMask { get { return m_DecalLayerMask; } set { m_DecalLayerMask = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.HighDefinition.DecalLayerEnum m_DecalLayerMask = UnityEngine.Rendering.HighDefinition.DecalLayerEnum.DecalLayerDefault;
        public UnityEngine.Rendering.HighDefinition.DecalScaleMode scaleMode { get { return m_ScaleMode; } set { m_ScaleMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.HighDefinition.DecalScaleMode m_ScaleMode = UnityEngine.Rendering.HighDefinition.DecalScaleMode.ScaleInvariant;
        public UnityEngine.Vector3 pivot { get { return m_Offset; } set { m_Offset = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_Offset = new UnityEngine.Vector3(0, 0, 0);
        public UnityEngine.Vector3 size { get { return m_Size; } set { m_Size = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_Size = new UnityEngine.Vector3(1, 1, 1);
        public void ResizeAroundPivot(UnityEngine.Vector3 newSize) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.DecalProjector.ResizeAroundPivot"); }
        public float fadeFactor { get { return m_FadeFactor; } set { m_FadeFactor = value; } } [UnityEngine.SerializeField] private float m_FadeFactor = 1.0f;
        public event System.Action OnMaterialChange { add { } remove { } }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.DecalProjector.IsValid"); }
    }
    public enum DecalScaleMode
    {
        ScaleInvariant = 0,
        InheritFromHierarchy = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class DepthOfField : UnityEngine.Rendering.HighDefinition.VolumeComponentWithQuality, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.HighDefinition.DepthOfFieldModeParameter focusMode = new UnityEngine.Rendering.HighDefinition.DepthOfFieldModeParameter(UnityEngine.Rendering.HighDefinition.DepthOfFieldMode.Off);
        public UnityEngine.Rendering.MinFloatParameter focusDistance = new UnityEngine.Rendering.MinFloatParameter(10f, 0.1f);
        public UnityEngine.Rendering.HighDefinition.FocusDistanceModeParameter focusDistanceMode = new UnityEngine.Rendering.HighDefinition.FocusDistanceModeParameter(UnityEngine.Rendering.HighDefinition.FocusDistanceMode.Volume);
        public UnityEngine.Rendering.MinFloatParameter nearFocusStart = new UnityEngine.Rendering.MinFloatParameter(0f, 0f);
        public UnityEngine.Rendering.MinFloatParameter nearFocusEnd = new UnityEngine.Rendering.MinFloatParameter(4f, 0f);
        public UnityEngine.Rendering.MinFloatParameter farFocusStart = new UnityEngine.Rendering.MinFloatParameter(10f, 0f);
        public UnityEngine.Rendering.MinFloatParameter farFocusEnd = new UnityEngine.Rendering.MinFloatParameter(20f, 0f);
        public int nearSampleCount { get { return m_KeptNearSampleCount.Get("UnityEngine.Rendering.HighDefinition.DepthOfField.nearSampleCount"); } set { m_KeptNearSampleCount.Set(value); } } private Umcp.Kept<int> m_KeptNearSampleCount;
        public float nearMaxBlur { get { return m_KeptNearMaxBlur.Get("UnityEngine.Rendering.HighDefinition.DepthOfField.nearMaxBlur"); } set { m_KeptNearMaxBlur.Set(value); } } private Umcp.Kept<float> m_KeptNearMaxBlur;
        public int farSampleCount { get { return m_KeptFarSampleCount.Get("UnityEngine.Rendering.HighDefinition.DepthOfField.farSampleCount"); } set { m_KeptFarSampleCount.Set(value); } } private Umcp.Kept<int> m_KeptFarSampleCount;
        public float farMaxBlur { get { return m_KeptFarMaxBlur.Get("UnityEngine.Rendering.HighDefinition.DepthOfField.farMaxBlur"); } set { m_KeptFarMaxBlur.Set(value); } } private Umcp.Kept<float> m_KeptFarMaxBlur;
        public bool highQualityFiltering { get { return m_KeptHighQualityFiltering.Get("UnityEngine.Rendering.HighDefinition.DepthOfField.highQualityFiltering"); } set { m_KeptHighQualityFiltering.Set(value); } } private Umcp.Kept<bool> m_KeptHighQualityFiltering;
        public bool physicallyBased { get { return m_KeptPhysicallyBased.Get("UnityEngine.Rendering.HighDefinition.DepthOfField.physicallyBased"); } set { m_KeptPhysicallyBased.Set(value); } } private Umcp.Kept<bool> m_KeptPhysicallyBased;
        public UnityEngine.Rendering.HighDefinition.DepthOfFieldResolution resolution { get { return m_KeptResolution.Get("UnityEngine.Rendering.HighDefinition.DepthOfField.resolution"); } set { m_KeptResolution.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.HighDefinition.DepthOfFieldResolution> m_KeptResolution;
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.DepthOfField.IsActive"); }
        public bool IsNearLayerActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.DepthOfField.IsNearLayerActive"); }
        public bool IsFarLayerActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.DepthOfField.IsFarLayerActive"); }
    }
    public enum DepthOfFieldMode
    {
        Off = 0,
        UsePhysicalCamera = 1,
        Manual = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class DepthOfFieldModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.DepthOfFieldMode>
    {
        public DepthOfFieldModeParameter(UnityEngine.Rendering.HighDefinition.DepthOfFieldMode value, bool overrideState = false) : base(value, overrideState) { }
        internal DepthOfFieldModeParameter() { }
    }
    public enum DepthOfFieldResolution
    {
        Quarter = 4,
        Half = 2,
        Full = 1,
    }
    [System.SerializableAttribute]
    public partial class DrawRenderersCustomPass : UnityEngine.Rendering.HighDefinition.CustomPass
    {
        public UnityEngine.Rendering.HighDefinition.CustomPass.RenderQueueType renderQueueType = UnityEngine.Rendering.HighDefinition.CustomPass.RenderQueueType.AllOpaque;
        public UnityEngine.LayerMask layerMask = 1;
        public UnityEngine.Rendering.SortingCriteria sortingCriteria = UnityEngine.Rendering.SortingCriteria.CommonOpaque;
        public UnityEngine.Material overrideMaterial = null;
        public string overrideMaterialPassName = "Forward";
        public bool overrideDepthState = false;
        public UnityEngine.Rendering.CompareFunction depthCompareFunction = UnityEngine.Rendering.CompareFunction.LessEqual;
        public bool depthWrite = true;
        public UnityEngine.Rendering.HighDefinition.DrawRenderersCustomPass.ShaderPass shaderPass = UnityEngine.Rendering.HighDefinition.DrawRenderersCustomPass.ShaderPass.Forward;
        public enum ShaderPass
        {
            DepthPrepass = 1,
            Forward = 0,
        }
    }
    [System.SerializableAttribute]
    public sealed partial class EnvUpdateParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.EnvironmentUpdateMode>
    {
        public EnvUpdateParameter(UnityEngine.Rendering.HighDefinition.EnvironmentUpdateMode value, bool overrideState = false) : base(value, overrideState) { }
        internal EnvUpdateParameter() { }
    }
    public enum EnvironmentUpdateMode
    {
        OnChanged = 0,
        OnDemand = 1,
        Realtime = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class Exposure : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.HighDefinition.ExposureModeParameter mode = new UnityEngine.Rendering.HighDefinition.ExposureModeParameter(UnityEngine.Rendering.HighDefinition.ExposureMode.Fixed);
        public UnityEngine.Rendering.HighDefinition.MeteringModeParameter meteringMode = new UnityEngine.Rendering.HighDefinition.MeteringModeParameter(UnityEngine.Rendering.HighDefinition.MeteringMode.CenterWeighted);
        public UnityEngine.Rendering.HighDefinition.LuminanceSourceParameter luminanceSource = new UnityEngine.Rendering.HighDefinition.LuminanceSourceParameter(UnityEngine.Rendering.HighDefinition.LuminanceSource.ColorBuffer);
        public UnityEngine.Rendering.FloatParameter fixedExposure = new UnityEngine.Rendering.FloatParameter(0f);
        public UnityEngine.Rendering.FloatParameter compensation = new UnityEngine.Rendering.FloatParameter(0f);
        public UnityEngine.Rendering.FloatParameter limitMin = new UnityEngine.Rendering.FloatParameter(-1f);
        public UnityEngine.Rendering.FloatParameter limitMax = new UnityEngine.Rendering.FloatParameter(14f);
        public UnityEngine.Rendering.AnimationCurveParameter curveMap;
        public UnityEngine.Rendering.AnimationCurveParameter limitMinCurveMap;
        public UnityEngine.Rendering.AnimationCurveParameter limitMaxCurveMap;
        public UnityEngine.Rendering.HighDefinition.AdaptationModeParameter adaptationMode = new UnityEngine.Rendering.HighDefinition.AdaptationModeParameter(UnityEngine.Rendering.HighDefinition.AdaptationMode.Progressive);
        public UnityEngine.Rendering.MinFloatParameter adaptationSpeedDarkToLight = new UnityEngine.Rendering.MinFloatParameter(3f, 0.001f);
        public UnityEngine.Rendering.MinFloatParameter adaptationSpeedLightToDark = new UnityEngine.Rendering.MinFloatParameter(1f, 0.001f);
        public UnityEngine.Rendering.Texture2DParameter weightTextureMask = new UnityEngine.Rendering.Texture2DParameter(null);
        public UnityEngine.Rendering.FloatRangeParameter histogramPercentages = new UnityEngine.Rendering.FloatRangeParameter(new UnityEngine.Vector2(40.0f, 90.0f), 0.0f, 100.0f);
        public UnityEngine.Rendering.BoolParameter histogramUseCurveRemapping = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.HighDefinition.TargetMidGrayParameter targetMidGray = new UnityEngine.Rendering.HighDefinition.TargetMidGrayParameter(UnityEngine.Rendering.HighDefinition.TargetMidGray.Grey125);
        public UnityEngine.Rendering.BoolParameter centerAroundExposureTarget = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.NoInterpVector2Parameter proceduralCenter = new UnityEngine.Rendering.NoInterpVector2Parameter(new UnityEngine.Vector2(0.5f, 0.5f));
        public UnityEngine.Rendering.NoInterpVector2Parameter proceduralRadii = new UnityEngine.Rendering.NoInterpVector2Parameter(new UnityEngine.Vector2(0.3f, 0.3f));
        public UnityEngine.Rendering.FloatParameter maskMinIntensity = new UnityEngine.Rendering.FloatParameter(-30.0f);
        public UnityEngine.Rendering.FloatParameter maskMaxIntensity = new UnityEngine.Rendering.FloatParameter(30.0f);
        public UnityEngine.Rendering.NoInterpMinFloatParameter proceduralSoftness = new UnityEngine.Rendering.NoInterpMinFloatParameter(0.5f, 0.0f);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.Exposure.IsActive"); }
    }
    public enum ExposureMode
    {
        Fixed = 0,
        Automatic = 1,
        AutomaticHistogram = 4,
        CurveMapping = 2,
        UsePhysicalCamera = 3,
    }
    [System.SerializableAttribute]
    public sealed partial class ExposureModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.ExposureMode>
    {
        public ExposureModeParameter(UnityEngine.Rendering.HighDefinition.ExposureMode value, bool overrideState = false) : base(value, overrideState) { }
        internal ExposureModeParameter() { }
    }
    [System.SerializableAttribute]
    public sealed partial class FilmGrain : UnityEngine.Rendering.VolumeComponent, UnityEngine.Rendering.HighDefinition.IPostProcessComponent
    {
        public UnityEngine.Rendering.HighDefinition.FilmGrainLookupParameter type = new UnityEngine.Rendering.HighDefinition.FilmGrainLookupParameter(UnityEngine.Rendering.HighDefinition.FilmGrainLookup.Thin1);
        public UnityEngine.Rendering.ClampedFloatParameter intensity = new UnityEngine.Rendering.ClampedFloatParameter(0f, 0f, 1f);
        public UnityEngine.Rendering.ClampedFloatParameter response = new UnityEngine.Rendering.ClampedFloatParameter(0.8f, 0f, 1f);
        public UnityEngine.Rendering.Texture2DParameter texture = new UnityEngine.Rendering.Texture2DParameter(null);
        public bool IsActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.FilmGrain.IsActive"); }
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
    public sealed partial class FilmGrainLookupParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.FilmGrainLookup>
    {
        public FilmGrainLookupParameter(UnityEngine.Rendering.HighDefinition.FilmGrainLookup value, bool overrideState = false) : base(value, overrideState) { }
        internal FilmGrainLookupParameter() { }
    }
    public enum FocusDistanceMode
    {
        Volume = 0,
        Camera = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class FocusDistanceModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.FocusDistanceMode>
    {
        public FocusDistanceModeParameter(UnityEngine.Rendering.HighDefinition.FocusDistanceMode value, bool overrideState = false) : base(value, overrideState) { }
        internal FocusDistanceModeParameter() { }
    }
    [System.SerializableAttribute]
    public partial class Fog : UnityEngine.Rendering.HighDefinition.VolumeComponentWithQuality
    {
        public UnityEngine.Rendering.BoolParameter enabled = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.HighDefinition.FogColorParameter colorMode = new UnityEngine.Rendering.HighDefinition.FogColorParameter(UnityEngine.Rendering.HighDefinition.FogColorMode.SkyColor);
        public UnityEngine.Rendering.ColorParameter color = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.grey, true, false, true);
        public UnityEngine.Rendering.ColorParameter tint = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.white, true, false, true);
        public UnityEngine.Rendering.MinFloatParameter maxFogDistance = new UnityEngine.Rendering.MinFloatParameter(5000.0f, 0.0f);
        public UnityEngine.Rendering.ClampedFloatParameter mipFogMaxMip = new UnityEngine.Rendering.ClampedFloatParameter(0.5f, 0.0f, 1.0f);
        public UnityEngine.Rendering.MinFloatParameter mipFogNear = new UnityEngine.Rendering.MinFloatParameter(0.0f, 0.0f);
        public UnityEngine.Rendering.MinFloatParameter mipFogFar = new UnityEngine.Rendering.MinFloatParameter(1000.0f, 0.0f);
        public UnityEngine.Rendering.FloatParameter baseHeight = new UnityEngine.Rendering.FloatParameter(0.0f);
        public UnityEngine.Rendering.FloatParameter maximumHeight = new UnityEngine.Rendering.FloatParameter(50.0f);
        public UnityEngine.Rendering.MinFloatParameter meanFreePath = new UnityEngine.Rendering.MinFloatParameter(400.0f, 1.0f);
        public UnityEngine.Rendering.BoolParameter enableVolumetricFog = new UnityEngine.Rendering.BoolParameter(false);
        public UnityEngine.Rendering.ColorParameter albedo = new UnityEngine.Rendering.ColorParameter(UnityEngine.Color.white);
        public UnityEngine.Rendering.ClampedFloatParameter globalLightProbeDimmer = new UnityEngine.Rendering.ClampedFloatParameter(1.0f, 0.0f, 1.0f);
        public UnityEngine.Rendering.MinFloatParameter depthExtent = new UnityEngine.Rendering.MinFloatParameter(64.0f, 0.1f);
        public UnityEngine.Rendering.HighDefinition.FogDenoisingModeParameter denoisingMode = new UnityEngine.Rendering.HighDefinition.FogDenoisingModeParameter(UnityEngine.Rendering.HighDefinition.FogDenoisingMode.Gaussian);
        public UnityEngine.Rendering.ClampedFloatParameter anisotropy = new UnityEngine.Rendering.ClampedFloatParameter(0.0f, -1.0f, 1.0f);
        public UnityEngine.Rendering.ClampedFloatParameter sliceDistributionUniformity = new UnityEngine.Rendering.ClampedFloatParameter(0.75f, 0, 1);
        public UnityEngine.Rendering.HighDefinition.FogControl fogControlMode { get { return m_KeptFogControlMode.Get("UnityEngine.Rendering.HighDefinition.Fog.fogControlMode"); } set { m_KeptFogControlMode.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.HighDefinition.FogControl> m_KeptFogControlMode;
        public UnityEngine.Rendering.ClampedFloatParameter screenResolutionPercentage;
        public UnityEngine.Rendering.ClampedIntParameter volumeSliceCount;
        public float volumetricFogBudget { get { return m_KeptVolumetricFogBudget.Get("UnityEngine.Rendering.HighDefinition.Fog.volumetricFogBudget"); } set { m_KeptVolumetricFogBudget.Set(value); } } private Umcp.Kept<float> m_KeptVolumetricFogBudget;
        public float resolutionDepthRatio { get { return m_KeptResolutionDepthRatio.Get("UnityEngine.Rendering.HighDefinition.Fog.resolutionDepthRatio"); } set { m_KeptResolutionDepthRatio.Set(value); } } private Umcp.Kept<float> m_KeptResolutionDepthRatio;
        [UnityEngine.SerializeField] public UnityEngine.Rendering.ClampedFloatParameter m_ResolutionDepthRatio = new UnityEngine.Rendering.ClampedFloatParameter(0.5f, 0.0f, 1.0f);
        public UnityEngine.Rendering.BoolParameter directionalLightsOnly = new UnityEngine.Rendering.BoolParameter(false);
    }
    public enum FogColorMode
    {
        ConstantColor = 0,
        SkyColor = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class FogColorParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.FogColorMode>
    {
        public FogColorParameter(UnityEngine.Rendering.HighDefinition.FogColorMode value, bool overrideState = false) : base(value, overrideState) { }
        internal FogColorParameter() { }
    }
    public enum FogControl
    {
        Balance = 0,
        Manual = 1,
    }
    public enum FogDenoisingMode
    {
        None = 0,
        Reprojection = 1,
        Gaussian = 2,
        Both = 3,
    }
    [System.SerializableAttribute]
    public sealed partial class FogDenoisingModeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.FogDenoisingMode>
    {
        public FogDenoisingModeParameter(UnityEngine.Rendering.HighDefinition.FogDenoisingMode value, bool overrideState = false) : base(value, overrideState) { }
        internal FogDenoisingModeParameter() { }
    }
    [System.SerializableAttribute]
    public partial struct FrameSettings
    {
        [UnityEngine.SerializeField] public float lodBias;
        [UnityEngine.SerializeField] public UnityEngine.Rendering.HighDefinition.LODBiasMode lodBiasMode;
        [UnityEngine.SerializeField] public int lodBiasQualityLevel;
        [UnityEngine.SerializeField] public int maximumLODLevel;
        [UnityEngine.SerializeField] public UnityEngine.Rendering.HighDefinition.MaximumLODLevelMode maximumLODLevelMode;
        [UnityEngine.SerializeField] public int maximumLODLevelQualityLevel;
        [UnityEngine.SerializeField] public UnityEngine.Rendering.HighDefinition.SssQualityMode sssQualityMode;
        [UnityEngine.SerializeField] public int sssQualityLevel;
        [UnityEngine.SerializeField] public int sssCustomSampleBudget;
        [UnityEngine.SerializeField] public UnityEngine.Rendering.HighDefinition.MSAAMode msaaMode;
        public UnityEngine.Rendering.MaterialQuality materialQuality;
        public UnityEngine.Rendering.HighDefinition.LitShaderMode litShaderMode { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.FrameSettings.litShaderMode"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.FrameSettings.litShaderMode"); } }
        public bool IsEnabled(UnityEngine.Rendering.HighDefinition.FrameSettingsField field) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.FrameSettings.IsEnabled"); }
        public void SetEnabled(UnityEngine.Rendering.HighDefinition.FrameSettingsField field, bool value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.FrameSettings.SetEnabled"); }
        public float GetResolvedLODBias(UnityEngine.Rendering.HighDefinition.HDRenderPipelineAsset hdrp) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.FrameSettings.GetResolvedLODBias"); }
        public int GetResolvedMaximumLODLevel(UnityEngine.Rendering.HighDefinition.HDRenderPipelineAsset hdrp) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.FrameSettings.GetResolvedMaximumLODLevel"); }
        public int GetResolvedSssSampleBudget(UnityEngine.Rendering.HighDefinition.HDRenderPipelineAsset hdrp) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.FrameSettings.GetResolvedSssSampleBudget"); }
        public UnityEngine.Rendering.MSAASamples GetResolvedMSAAMode(UnityEngine.Rendering.HighDefinition.HDRenderPipelineAsset hdrp) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.FrameSettings.GetResolvedMSAAMode"); }
        public static bool operator ==(UnityEngine.Rendering.HighDefinition.FrameSettings a, UnityEngine.Rendering.HighDefinition.FrameSettings b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.Rendering.HighDefinition.FrameSettings a, UnityEngine.Rendering.HighDefinition.FrameSettings b) { return !((object)a).Equals(b); }
    }
}
