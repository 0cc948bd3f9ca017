// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering.PostProcessing
{
    [System.SerializableAttribute]
    public sealed partial class AmbientOcclusion : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public UnityEngine.Rendering.PostProcessing.AmbientOcclusionModeParameter mode = new UnityEngine.Rendering.PostProcessing.AmbientOcclusionModeParameter { value = UnityEngine.Rendering.PostProcessing.AmbientOcclusionMode.MultiScaleVolumetricObscurance };
        public UnityEngine.Rendering.PostProcessing.FloatParameter intensity = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.ColorParameter color = new UnityEngine.Rendering.PostProcessing.ColorParameter { value = UnityEngine.Color.black };
        public UnityEngine.Rendering.PostProcessing.BoolParameter ambientOnly = new UnityEngine.Rendering.PostProcessing.BoolParameter { value = true };
        public UnityEngine.Rendering.PostProcessing.FloatParameter noiseFilterTolerance = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter blurTolerance = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = -4.6f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter upsampleTolerance = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = -12f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter thicknessModifier = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter directLightingStrength = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter radius = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0.25f };
        public UnityEngine.Rendering.PostProcessing.AmbientOcclusionQualityParameter quality = new UnityEngine.Rendering.PostProcessing.AmbientOcclusionQualityParameter { value = UnityEngine.Rendering.PostProcessing.AmbientOcclusionQuality.Medium };
    }
    public enum AmbientOcclusionMode
    {
        ScalableAmbientObscurance = 0,
        MultiScaleVolumetricObscurance = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class AmbientOcclusionModeParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Rendering.PostProcessing.AmbientOcclusionMode>
    {
    }
    public enum AmbientOcclusionQuality
    {
        Lowest = 0,
        Low = 1,
        Medium = 2,
        High = 3,
        Ultra = 4,
    }
    [System.SerializableAttribute]
    public sealed partial class AmbientOcclusionQualityParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Rendering.PostProcessing.AmbientOcclusionQuality>
    {
    }
    [System.SerializableAttribute]
    public sealed partial class AutoExposure : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public UnityEngine.Rendering.PostProcessing.Vector2Parameter filtering = new UnityEngine.Rendering.PostProcessing.Vector2Parameter { value = new UnityEngine.Vector2(50f, 95f) };
        public UnityEngine.Rendering.PostProcessing.FloatParameter minLuminance = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter maxLuminance = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter keyValue = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
        public UnityEngine.Rendering.PostProcessing.EyeAdaptationParameter eyeAdaptation = new UnityEngine.Rendering.PostProcessing.EyeAdaptationParameter { value = UnityEngine.Rendering.PostProcessing.EyeAdaptation.Progressive };
        public UnityEngine.Rendering.PostProcessing.FloatParameter speedUp = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 2f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter speedDown = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
    }
    [System.SerializableAttribute]
    public sealed partial class Bloom : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public UnityEngine.Rendering.PostProcessing.FloatParameter intensity = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter threshold = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter softKnee = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0.5f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter clamp = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 65472f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter diffusion = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 7f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter anamorphicRatio = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.ColorParameter color = new UnityEngine.Rendering.PostProcessing.ColorParameter { value = UnityEngine.Color.white };
        public UnityEngine.Rendering.PostProcessing.BoolParameter fastMode = new UnityEngine.Rendering.PostProcessing.BoolParameter { value = false };
        public UnityEngine.Rendering.PostProcessing.TextureParameter dirtTexture = new UnityEngine.Rendering.PostProcessing.TextureParameter { value = null };
        public UnityEngine.Rendering.PostProcessing.FloatParameter dirtIntensity = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
    }
    [System.SerializableAttribute]
    public sealed partial class BoolParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<bool>
    {
    }
    [System.SerializableAttribute]
    public sealed partial class ChromaticAberration : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public UnityEngine.Rendering.PostProcessing.TextureParameter spectralLut = new UnityEngine.Rendering.PostProcessing.TextureParameter { value = null };
        public UnityEngine.Rendering.PostProcessing.FloatParameter intensity = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.BoolParameter fastMode = new UnityEngine.Rendering.PostProcessing.BoolParameter { value = false };
    }
    public enum ColorBlindnessType
    {
        Deuteranopia = 0,
        Protanopia = 1,
        Tritanopia = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class ColorGrading : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public UnityEngine.Rendering.PostProcessing.GradingModeParameter gradingMode = new UnityEngine.Rendering.PostProcessing.GradingModeParameter { value = UnityEngine.Rendering.PostProcessing.GradingMode.HighDefinitionRange };
        public UnityEngine.Rendering.PostProcessing.TextureParameter externalLut = new UnityEngine.Rendering.PostProcessing.TextureParameter { value = null };
        public UnityEngine.Rendering.PostProcessing.TonemapperParameter tonemapper = new UnityEngine.Rendering.PostProcessing.TonemapperParameter { value = UnityEngine.Rendering.PostProcessing.Tonemapper.None };
        public UnityEngine.Rendering.PostProcessing.FloatParameter toneCurveToeStrength = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter toneCurveToeLength = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0.5f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter toneCurveShoulderStrength = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter toneCurveShoulderLength = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0.5f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter toneCurveShoulderAngle = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter toneCurveGamma = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
        public UnityEngine.Rendering.PostProcessing.TextureParameter ldrLut = new UnityEngine.Rendering.PostProcessing.TextureParameter { value = null, defaultState = UnityEngine.Rendering.PostProcessing.TextureParameterDefault.Lut2D };
        public UnityEngine.Rendering.PostProcessing.FloatParameter ldrLutContribution = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter temperature = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter tint = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.ColorParameter colorFilter = new UnityEngine.Rendering.PostProcessing.ColorParameter { value = UnityEngine.Color.white };
        public UnityEngine.Rendering.PostProcessing.FloatParameter hueShift = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter saturation = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter brightness = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter postExposure = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter contrast = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter mixerRedOutRedIn = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 100f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter mixerRedOutGreenIn = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter mixerRedOutBlueIn = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter mixerGreenOutRedIn = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter mixerGreenOutGreenIn = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 100f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter mixerGreenOutBlueIn = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter mixerBlueOutRedIn = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter mixerBlueOutGreenIn = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter mixerBlueOutBlueIn = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 100f };
        public UnityEngine.Rendering.PostProcessing.Vector4Parameter lift = new UnityEngine.Rendering.PostProcessing.Vector4Parameter { value = new UnityEngine.Vector4(1f, 1f, 1f, 0f) };
        public UnityEngine.Rendering.PostProcessing.Vector4Parameter gamma = new UnityEngine.Rendering.PostProcessing.Vector4Parameter { value = new UnityEngine.Vector4(1f, 1f, 1f, 0f) };
        public UnityEngine.Rendering.PostProcessing.Vector4Parameter gain = new UnityEngine.Rendering.PostProcessing.Vector4Parameter { value = new UnityEngine.Vector4(1f, 1f, 1f, 0f) };
        public UnityEngine.Rendering.PostProcessing.SplineParameter masterCurve = new UnityEngine.Rendering.PostProcessing.SplineParameter { value = new UnityEngine.Rendering.PostProcessing.Spline(new UnityEngine.AnimationCurve(new UnityEngine.Keyframe(0f, 0f, 1f, 1f), new UnityEngine.Keyframe(1f, 1f, 1f, 1f)), 0f, false, new UnityEngine.Vector2(0f, 1f)) };
        public UnityEngine.Rendering.PostProcessing.SplineParameter redCurve = new UnityEngine.Rendering.PostProcessing.SplineParameter { value = new UnityEngine.Rendering.PostProcessing.Spline(new UnityEngine.AnimationCurve(new UnityEngine.Keyframe(0f, 0f, 1f, 1f), new UnityEngine.Keyframe(1f, 1f, 1f, 1f)), 0f, false, new UnityEngine.Vector2(0f, 1f)) };
        public UnityEngine.Rendering.PostProcessing.SplineParameter greenCurve = new UnityEngine.Rendering.PostProcessing.SplineParameter { value = new UnityEngine.Rendering.PostProcessing.Spline(new UnityEngine.AnimationCurve(new UnityEngine.Keyframe(0f, 0f, 1f, 1f), new UnityEngine.Keyframe(1f, 1f, 1f, 1f)), 0f, false, new UnityEngine.Vector2(0f, 1f)) };
        public UnityEngine.Rendering.PostProcessing.SplineParameter blueCurve = new UnityEngine.Rendering.PostProcessing.SplineParameter { value = new UnityEngine.Rendering.PostProcessing.Spline(new UnityEngine.AnimationCurve(new UnityEngine.Keyframe(0f, 0f, 1f, 1f), new UnityEngine.Keyframe(1f, 1f, 1f, 1f)), 0f, false, new UnityEngine.Vector2(0f, 1f)) };
        public UnityEngine.Rendering.PostProcessing.SplineParameter hueVsHueCurve = new UnityEngine.Rendering.PostProcessing.SplineParameter { value = new UnityEngine.Rendering.PostProcessing.Spline(new UnityEngine.AnimationCurve(), 0.5f, true, new UnityEngine.Vector2(0f, 1f)) };
        public UnityEngine.Rendering.PostProcessing.SplineParameter hueVsSatCurve = new UnityEngine.Rendering.PostProcessing.SplineParameter { value = new UnityEngine.Rendering.PostProcessing.Spline(new UnityEngine.AnimationCurve(), 0.5f, true, new UnityEngine.Vector2(0f, 1f)) };
        public UnityEngine.Rendering.PostProcessing.SplineParameter satVsSatCurve = new UnityEngine.Rendering.PostProcessing.SplineParameter { value = new UnityEngine.Rendering.PostProcessing.Spline(new UnityEngine.AnimationCurve(), 0.5f, false, new UnityEngine.Vector2(0f, 1f)) };
        public UnityEngine.Rendering.PostProcessing.SplineParameter lumVsSatCurve = new UnityEngine.Rendering.PostProcessing.SplineParameter { value = new UnityEngine.Rendering.PostProcessing.Spline(new UnityEngine.AnimationCurve(), 0.5f, false, new UnityEngine.Vector2(0f, 1f)) };
    }
    [System.SerializableAttribute]
    public sealed partial class ColorParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Color>
    {
        public static implicit operator UnityEngine.Vector4(UnityEngine.Rendering.PostProcessing.ColorParameter prop) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.ColorParameter.op_Implicit"); }
    }
    public static partial class ColorUtilities
    {
        public static float StandardIlluminantY(float x) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.ColorUtilities.StandardIlluminantY"); }
        public static UnityEngine.Vector3 CIExyToLMS(float x, float y) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.ColorUtilities.CIExyToLMS"); }
        public static UnityEngine.Vector3 ComputeColorBalance(float temperature, float tint) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.ColorUtilities.ComputeColorBalance"); }
        public static UnityEngine.Vector3 ColorToLift(UnityEngine.Vector4 color) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.ColorUtilities.ColorToLift"); }
        public static UnityEngine.Vector3 ColorToInverseGamma(UnityEngine.Vector4 color) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.ColorUtilities.ColorToInverseGamma"); }
        public static UnityEngine.Vector3 ColorToGain(UnityEngine.Vector4 color) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.ColorUtilities.ColorToGain"); }
        public static float LogCToLinear(float x) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.ColorUtilities.LogCToLinear"); }
        public static float LinearToLogC(float x) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.ColorUtilities.LinearToLogC"); }
        public static uint ToHex(UnityEngine.Color c) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.ColorUtilities.ToHex"); }
        public static UnityEngine.Color ToRGBA(uint hex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.ColorUtilities.ToRGBA"); }
    }
    public enum DebugOverlay
    {
        None = 0,
        Depth = 1,
        Normals = 2,
        MotionVectors = 3,
        NANTracker = 4,
        ColorBlindnessSimulation = 5,
        _ = 6,
        AmbientOcclusion = 7,
        BloomBuffer = 8,
        BloomThreshold = 9,
        DepthOfField = 10,
    }
    [System.SerializableAttribute]
    public sealed partial class DepthOfField : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public UnityEngine.Rendering.PostProcessing.FloatParameter focusDistance = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 10f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter aperture = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 5.6f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter focalLength = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 50f };
        public UnityEngine.Rendering.PostProcessing.KernelSizeParameter kernelSize = new UnityEngine.Rendering.PostProcessing.KernelSizeParameter { value = UnityEngine.Rendering.PostProcessing.KernelSize.Medium };
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field, AllowMultiple = false)]
    public sealed partial class DisplayNameAttribute : System.Attribute
    {
        public readonly string displayName;
        public DisplayNameAttribute(string displayName) { this.displayName = displayName; }
        internal DisplayNameAttribute() { }
    }
    public enum EyeAdaptation
    {
        Progressive = 0,
        Fixed = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class EyeAdaptationParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Rendering.PostProcessing.EyeAdaptation>
    {
    }
    [System.SerializableAttribute]
    public sealed partial class FastApproximateAntialiasing
    {
        public bool fastMode = false;
        public bool keepAlpha = false;
    }
    [System.SerializableAttribute]
    public sealed partial class FloatParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<float>
    {
    }
    [System.SerializableAttribute]
    public sealed partial class Fog
    {
        public bool enabled = true;
        public bool excludeSkybox = true;
    }
    public enum GradingMode
    {
        LowDefinitionRange = 0,
        HighDefinitionRange = 1,
        External = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class GradingModeParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Rendering.PostProcessing.GradingMode>
    {
    }
    [System.SerializableAttribute]
    public sealed partial class Grain : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public UnityEngine.Rendering.PostProcessing.BoolParameter colored = new UnityEngine.Rendering.PostProcessing.BoolParameter { value = true };
        public UnityEngine.Rendering.PostProcessing.FloatParameter intensity = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter size = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter lumContrib = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0.8f };
    }
    public partial class HableCurve
    {
        public float whitePoint { get; internal set; }
        public float inverseWhitePoint { get; internal set; }
        public HableCurve() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.HableCurve"); }
        public float Eval(float x) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.HableCurve.Eval"); }
        public void Init(float toeStrength, float toeLength, float shoulderStrength, float shoulderLength, float shoulderAngle, float gamma) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.HableCurve.Init"); }
        public readonly UnityEngine.Rendering.PostProcessing.HableCurve.Uniforms uniforms;
        public partial class Uniforms
        {
            public UnityEngine.Vector4 curve { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.HableCurve.Uniforms.curve"); } }
            public UnityEngine.Vector4 toeSegmentA { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.HableCurve.Uniforms.toeSegmentA"); } }
            public UnityEngine.Vector4 toeSegmentB { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.HableCurve.Uniforms.toeSegmentB"); } }
            public UnityEngine.Vector4 midSegmentA { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.HableCurve.Uniforms.midSegmentA"); } }
            public UnityEngine.Vector4 midSegmentB { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.HableCurve.Uniforms.midSegmentB"); } }
            public UnityEngine.Vector4 shoSegmentA { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.HableCurve.Uniforms.shoSegmentA"); } }
            public UnityEngine.Vector4 shoSegmentB { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.HableCurve.Uniforms.shoSegmentB"); } }
            internal Uniforms() { }
        }
    }
    public static partial class HaltonSeq
    {
        public static float Get(int index, int radix) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.HaltonSeq.Get"); }
    }
    [System.SerializableAttribute]
    public sealed partial class HistogramMonitor : UnityEngine.Rendering.PostProcessing.Monitor
    {
        public int width = 512;
        public int height = 256;
        public UnityEngine.Rendering.PostProcessing.HistogramMonitor.Channel channel = UnityEngine.Rendering.PostProcessing.HistogramMonitor.Channel.Master;
        public enum Channel
        {
            Red = 0,
            Green = 1,
            Blue = 2,
            Master = 3,
        }
    }
    [System.SerializableAttribute]
    public sealed partial class IntParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<int>
    {
    }
    public enum KernelSize
    {
        Small = 0,
        Medium = 1,
        Large = 2,
        VeryLarge = 3,
    }
    [System.SerializableAttribute]
    public sealed partial class KernelSizeParameter : UnityEngine.Rendering.PostProcessing.ParameterOverride<UnityEngine.Rendering.PostProcessing.KernelSize>
    {
    }
    [System.SerializableAttribute]
    public sealed partial class LensDistortion : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public UnityEngine.Rendering.PostProcessing.FloatParameter intensity = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter intensityX = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter intensityY = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter centerX = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter centerY = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 0f };
        public UnityEngine.Rendering.PostProcessing.FloatParameter scale = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 1f };
    }
    [System.SerializableAttribute]
    public sealed partial class LightMeterMonitor : UnityEngine.Rendering.PostProcessing.Monitor
    {
        public int width = 512;
        public int height = 256;
        public bool showCurves = true;
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field, AllowMultiple = false)]
    public sealed partial class MaxAttribute : System.Attribute
    {
        public readonly float max;
        public MaxAttribute(float max) { this.max = max; }
        internal MaxAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field, AllowMultiple = false)]
    public sealed partial class MinAttribute : System.Attribute
    {
        public readonly float min;
        public MinAttribute(float min) { this.min = min; }
        internal MinAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field, AllowMultiple = false)]
    public sealed partial class MinMaxAttribute : System.Attribute
    {
        public readonly float min;
        public readonly float max;
        public MinMaxAttribute(float min, float max) { this.min = min; this.max = max; }
        internal MinMaxAttribute() { }
    }
    public abstract partial class Monitor
    {
        public UnityEngine.RenderTexture output { get; protected set; }
        public bool IsRequestedAndSupported(UnityEngine.Rendering.PostProcessing.PostProcessRenderContext context) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Monitor.IsRequestedAndSupported"); }
        protected void CheckOutput(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.Monitor.CheckOutput"); }
    }
    public enum MonitorType
    {
        LightMeter = 0,
        Histogram = 1,
        Waveform = 2,
        Vectorscope = 3,
    }
    [System.SerializableAttribute]
    public sealed partial class MotionBlur : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public UnityEngine.Rendering.PostProcessing.FloatParameter shutterAngle = new UnityEngine.Rendering.PostProcessing.FloatParameter { value = 270f };
        public UnityEngine.Rendering.PostProcessing.IntParameter sampleCount = new UnityEngine.Rendering.PostProcessing.IntParameter { value = 10 };
    }
    public abstract partial class ParameterOverride
    {
        public bool overrideState;
        public abstract int GetHash();
        protected internal virtual void OnEnable() { }
        protected internal virtual void OnDisable() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, AllowMultiple = false)]
    public sealed partial class PostProcessAttribute : System.Attribute
    {
        public readonly System.Type renderer;
        public readonly UnityEngine.Rendering.PostProcessing.PostProcessEvent eventType;
        public readonly string menuItem;
        public readonly bool allowInSceneView;
        public PostProcessAttribute(System.Type renderer, UnityEngine.Rendering.PostProcessing.PostProcessEvent eventType, string menuItem, bool allowInSceneView = true) { this.renderer = renderer; this.eventType = eventType; this.menuItem = menuItem; this.allowInSceneView = allowInSceneView; }
        internal PostProcessAttribute() { }
    }
    public sealed partial class PostProcessBundle
    {
        public UnityEngine.Rendering.PostProcessing.PostProcessAttribute attribute { get; internal set; }
        public UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings settings { get; internal set; }
        internal PostProcessBundle() { }
    }
    public sealed partial class PostProcessDebug : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Rendering.PostProcessing.PostProcessLayer postProcessLayer;
        public bool lightMeter;
        public bool histogram;
        public bool waveform;
        public bool vectorscope;
        public UnityEngine.Rendering.PostProcessing.DebugOverlay debugOverlay = UnityEngine.Rendering.PostProcessing.DebugOverlay.None;
    }
    [System.SerializableAttribute]
    public sealed partial class PostProcessDebugLayer
    {
        public UnityEngine.Rendering.PostProcessing.LightMeterMonitor lightMeter;
        public UnityEngine.Rendering.PostProcessing.HistogramMonitor histogram;
        public UnityEngine.Rendering.PostProcessing.WaveformMonitor waveform;
        public UnityEngine.Rendering.PostProcessing.VectorscopeMonitor vectorscope;
        public UnityEngine.RenderTexture debugOverlayTarget { get; internal set; }
        public bool debugOverlayActive { get; internal set; }
        public UnityEngine.Rendering.PostProcessing.DebugOverlay debugOverlay { get; internal set; }
        public UnityEngine.Rendering.PostProcessing.PostProcessDebugLayer.OverlaySettings overlaySettings;
        public void RequestMonitorPass(UnityEngine.Rendering.PostProcessing.MonitorType monitor) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessDebugLayer.RequestMonitorPass"); }
        public void RequestDebugOverlay(UnityEngine.Rendering.PostProcessing.DebugOverlay mode) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessDebugLayer.RequestDebugOverlay"); }
        public void PushDebugOverlay(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.PostProcessing.PropertySheet sheet, int pass) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessDebugLayer.PushDebugOverlay"); }
        [System.SerializableAttribute]
        public partial class OverlaySettings
        {
            public bool linearDepth = false;
            public float motionColorIntensity = 4f;
            public int motionGridSize = 64;
            public UnityEngine.Rendering.PostProcessing.ColorBlindnessType colorBlindnessType = UnityEngine.Rendering.PostProcessing.ColorBlindnessType.Deuteranopia;
            public float colorBlindnessStrength = 1f;
        }
    }
    public abstract partial class PostProcessEffectRenderer
    {
        protected bool m_ResetHistory = true;
        public virtual void Init() { }
        public virtual UnityEngine.DepthTextureMode GetCameraFlags() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessEffectRenderer.GetCameraFlags"); }
        public virtual void ResetHistory() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessEffectRenderer.ResetHistory"); }
        public virtual void Release() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessEffectRenderer.Release"); }
        public abstract void Render(UnityEngine.Rendering.PostProcessing.PostProcessRenderContext context);
    }
    public abstract partial class PostProcessEffectRenderer<T> : UnityEngine.Rendering.PostProcessing.PostProcessEffectRenderer where T : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings
    {
        public T settings { get; internal set; }
    }
    public partial class PostProcessEffectSettings
    {
        public bool active = true;
    }
    public enum PostProcessEvent
    {
        BeforeTransparent = 0,
        BeforeStack = 1,
        AfterStack = 2,
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(UnityEngine.Camera))]
    public sealed partial class PostProcessLayer : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Transform volumeTrigger;
        public UnityEngine.LayerMask volumeLayer;
        public bool stopNaNPropagation = true;
        public bool finalBlitToCameraTarget = false;
        public UnityEngine.Rendering.PostProcessing.PostProcessLayer.Antialiasing antialiasingMode = UnityEngine.Rendering.PostProcessing.PostProcessLayer.Antialiasing.None;
        public UnityEngine.Rendering.PostProcessing.TemporalAntialiasing temporalAntialiasing;
        public UnityEngine.Rendering.PostProcessing.SubpixelMorphologicalAntialiasing subpixelMorphologicalAntialiasing;
        public UnityEngine.Rendering.PostProcessing.FastApproximateAntialiasing fastApproximateAntialiasing;
        public UnityEngine.Rendering.PostProcessing.Fog fog;
        public UnityEngine.Rendering.PostProcessing.PostProcessDebugLayer debugLayer;
        public bool breakBeforeColorGrading = false;
        public System.Collections.Generic.Dictionary<UnityEngine.Rendering.PostProcessing.PostProcessEvent, System.Collections.Generic.List<UnityEngine.Rendering.PostProcessing.PostProcessLayer.SerializedBundleRef>> sortedBundles { get; internal set; }
        public UnityEngine.DepthTextureMode cameraDepthFlags { get; internal set; }
        public bool haveBundlesBeenInited { get; internal set; }
        public void Init(UnityEngine.Rendering.PostProcessing.PostProcessResources resources) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.Init"); }
        public void InitBundles() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.InitBundles"); }
        public UnityEngine.Rendering.PostProcessing.PostProcessBundle GetBundle<T>() where T : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.GetBundle"); }
        public UnityEngine.Rendering.PostProcessing.PostProcessBundle GetBundle(System.Type settingsType) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.GetBundle"); }
        public T GetSettings<T>() where T : UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.GetSettings"); }
        public void BakeMSVOMap(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Camera camera, UnityEngine.Rendering.RenderTargetIdentifier destination, UnityEngine.Rendering.RenderTargetIdentifier? depthMap, bool invert, bool isMSAA = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.BakeMSVOMap"); }
        public void ResetHistory() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.ResetHistory"); }
        public bool HasOpaqueOnlyEffects(UnityEngine.Rendering.PostProcessing.PostProcessRenderContext context) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.HasOpaqueOnlyEffects"); }
        public bool HasActiveEffects(UnityEngine.Rendering.PostProcessing.PostProcessEvent evt, UnityEngine.Rendering.PostProcessing.PostProcessRenderContext context) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.HasActiveEffects"); }
        public void UpdateVolumeSystem(UnityEngine.Camera cam, UnityEngine.Rendering.CommandBuffer cmd) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.UpdateVolumeSystem"); }
        public void RenderOpaqueOnly(UnityEngine.Rendering.PostProcessing.PostProcessRenderContext context) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.RenderOpaqueOnly"); }
        public void Render(UnityEngine.Rendering.PostProcessing.PostProcessRenderContext context) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessLayer.Render"); }
        public enum Antialiasing
        {
            None = 0,
            FastApproximateAntialiasing = 1,
            SubpixelMorphologicalAntialiasing = 2,
            TemporalAntialiasing = 3,
        }
        [System.SerializableAttribute]
        public sealed partial class SerializedBundleRef
        {
            public string assemblyQualifiedName;
            public UnityEngine.Rendering.PostProcessing.PostProcessBundle bundle;
        }
    }
    public sealed partial class PostProcessManager
    {
        public readonly System.Collections.Generic.Dictionary<System.Type, UnityEngine.Rendering.PostProcessing.PostProcessAttribute> settingsTypes;
        public void GetActiveVolumes(UnityEngine.Rendering.PostProcessing.PostProcessLayer layer, System.Collections.Generic.List<UnityEngine.Rendering.PostProcessing.PostProcessVolume> results, bool skipDisabled = true, bool skipZeroWeight = true) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessManager.GetActiveVolumes"); }
    }
    public sealed partial class PostProcessProfile
    {
        public System.Collections.Generic.List<UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings> settings = new System.Collections.Generic.List<UnityEngine.Rendering.PostProcessing.PostProcessEffectSettings>();
        [System.NonSerializedAttribute] public bool isDirty = true;
    }
    public sealed partial class PostProcessRenderContext
    {
        public UnityEngine.Camera camera { get { return m_KeptCamera.Get("UnityEngine.Rendering.PostProcessing.PostProcessRenderContext.camera"); } set { m_KeptCamera.Set(value); } } private Umcp.Kept<UnityEngine.Camera> m_KeptCamera;
        public UnityEngine.Rendering.CommandBuffer command { get; set; }
        public UnityEngine.Rendering.RenderTargetIdentifier source { get; set; }
        public UnityEngine.Rendering.RenderTargetIdentifier destination { get; set; }
        public UnityEngine.RenderTextureFormat sourceFormat { get; set; }
        public bool flip { get; set; }
        public UnityEngine.Rendering.PostProcessing.PostProcessResources resources { get; internal set; }
        public UnityEngine.Rendering.PostProcessing.PropertySheetFactory propertySheets { get; internal set; }
        public System.Collections.Generic.Dictionary<string, object> userData { get; internal set; }
        public UnityEngine.Rendering.PostProcessing.PostProcessDebugLayer debugLayer { get; internal set; }
        public int width { get; internal set; }
        public int height { get; internal set; }
        public bool stereoActive { get; internal set; }
        public int xrActiveEye { get; internal set; }
        public int numberOfEyes { get; internal set; }
        public UnityEngine.Rendering.PostProcessing.PostProcessRenderContext.StereoRenderingMode stereoRenderingMode { get; internal set; }
        public int screenWidth { get; internal set; }
        public int screenHeight { get; internal set; }
        public bool isSceneView { get; internal set; }
        public UnityEngine.Rendering.PostProcessing.PostProcessLayer.Antialiasing antialiasing { get; internal set; }
        public UnityEngine.Rendering.PostProcessing.TemporalAntialiasing temporalAntialiasing { get; internal set; }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessRenderContext.Reset"); }
        public bool IsTemporalAntialiasingActive() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessRenderContext.IsTemporalAntialiasingActive"); }
        public bool IsDebugOverlayEnabled(UnityEngine.Rendering.PostProcessing.DebugOverlay overlay) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessRenderContext.IsDebugOverlayEnabled"); }
        public void PushDebugOverlay(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier source, UnityEngine.Rendering.PostProcessing.PropertySheet sheet, int pass) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessRenderContext.PushDebugOverlay"); }
        public void GetScreenSpaceTemporaryRT(UnityEngine.Rendering.CommandBuffer cmd, int nameID, int depthBufferBits = 0, UnityEngine.RenderTextureFormat colorFormat = (UnityEngine.RenderTextureFormat)7, UnityEngine.RenderTextureReadWrite readWrite = (UnityEngine.RenderTextureReadWrite)0, UnityEngine.FilterMode filter = (UnityEngine.FilterMode)1, int widthOverride = 0, int heightOverride = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessRenderContext.GetScreenSpaceTemporaryRT"); }
        public UnityEngine.RenderTexture GetScreenSpaceTemporaryRT(int depthBufferBits = 0, UnityEngine.RenderTextureFormat colorFormat = (UnityEngine.RenderTextureFormat)7, UnityEngine.RenderTextureReadWrite readWrite = (UnityEngine.RenderTextureReadWrite)0, int widthOverride = 0, int heightOverride = 0) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessRenderContext.GetScreenSpaceTemporaryRT"); }
        public void UpdateSinglePassStereoState(bool isTAAEnabled, bool isAOEnabled, bool isSSREnabled) { }
        public enum StereoRenderingMode
        {
            MultiPass = 0,
            SinglePass = 1,
            SinglePassInstanced = 2,
            SinglePassMultiview = 3,
        }
    }
    public sealed partial class PostProcessResources : UnityEngine.ScriptableObject
    {
        public UnityEngine.Texture2D[] blueNoise64;
        public UnityEngine.Texture2D[] blueNoise256;
        public UnityEngine.Rendering.PostProcessing.PostProcessResources.SMAALuts smaaLuts;
        public UnityEngine.Rendering.PostProcessing.PostProcessResources.Shaders shaders;
        public UnityEngine.Rendering.PostProcessing.PostProcessResources.ComputeShaders computeShaders;
        [System.SerializableAttribute]
        public sealed partial class Shaders
        {
            public UnityEngine.Shader bloom;
            public UnityEngine.Shader copy;
            public UnityEngine.Shader copyStd;
            public UnityEngine.Shader copyStdFromTexArray;
            public UnityEngine.Shader copyStdFromDoubleWide;
            public UnityEngine.Shader discardAlpha;
            public UnityEngine.Shader depthOfField;
            public UnityEngine.Shader finalPass;
            public UnityEngine.Shader grainBaker;
            public UnityEngine.Shader motionBlur;
            public UnityEngine.Shader temporalAntialiasing;
            public UnityEngine.Shader subpixelMorphologicalAntialiasing;
            public UnityEngine.Shader texture2dLerp;
            public UnityEngine.Shader uber;
            public UnityEngine.Shader lut2DBaker;
            public UnityEngine.Shader lightMeter;
            public UnityEngine.Shader gammaHistogram;
            public UnityEngine.Shader waveform;
            public UnityEngine.Shader vectorscope;
            public UnityEngine.Shader debugOverlays;
            public UnityEngine.Shader deferredFog;
            public UnityEngine.Shader scalableAO;
            public UnityEngine.Shader multiScaleAO;
            public UnityEngine.Shader screenSpaceReflections;
            public UnityEngine.Rendering.PostProcessing.PostProcessResources.Shaders Clone() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessResources.Shaders.Clone"); }
        }
        [System.SerializableAttribute]
        public sealed partial class ComputeShaders
        {
            public UnityEngine.ComputeShader autoExposure;
            public UnityEngine.ComputeShader exposureHistogram;
            public UnityEngine.ComputeShader lut3DBaker;
            public UnityEngine.ComputeShader texture3dLerp;
            public UnityEngine.ComputeShader gammaHistogram;
            public UnityEngine.ComputeShader waveform;
            public UnityEngine.ComputeShader vectorscope;
            public UnityEngine.ComputeShader multiScaleAODownsample1;
            public UnityEngine.ComputeShader multiScaleAODownsample2;
            public UnityEngine.ComputeShader multiScaleAORender;
            public UnityEngine.ComputeShader multiScaleAOUpsample;
            public UnityEngine.ComputeShader gaussianDownsample;
            public UnityEngine.Rendering.PostProcessing.PostProcessResources.ComputeShaders Clone() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PostProcessResources.ComputeShaders.Clone"); }
        }
        [System.SerializableAttribute]
        public sealed partial class SMAALuts
        {
            public UnityEngine.Texture2D area;
            public UnityEngine.Texture2D search;
        }
    }
    public sealed partial class PostProcessVolume
    {
        public UnityEngine.Rendering.PostProcessing.PostProcessProfile sharedProfile;
        public bool isGlobal = false;
        public float blendDistance = 0f;
        public float weight = 1f;
        public float priority = 0f;
    }
    public sealed partial class PropertySheet
    {
        public UnityEngine.MaterialPropertyBlock properties { get; internal set; }
        public void ClearKeywords() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PropertySheet.ClearKeywords"); }
        public void EnableKeyword(string keyword) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PropertySheet.EnableKeyword"); }
        public void DisableKeyword(string keyword) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PropertySheet.DisableKeyword"); }
        internal PropertySheet() { }
    }
    public sealed partial class PropertySheetFactory
    {
        public PropertySheetFactory() { }
        [System.Obsolete] public UnityEngine.Rendering.PostProcessing.PropertySheet Get(string shaderName) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PropertySheetFactory.Get"); }
        public UnityEngine.Rendering.PostProcessing.PropertySheet Get(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PropertySheetFactory.Get"); }
        public void Release() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PostProcessing.PropertySheetFactory.Release"); }
    }
}
