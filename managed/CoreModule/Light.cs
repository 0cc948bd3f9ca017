using UnityEngine.Rendering;

namespace UnityEngine
{
    public enum LightType
    {
        Spot = 0,
        Directional = 1,
        Point = 2,
        Area = 3,
        Rectangle = 3,
        Disc = 4
    }

    public enum LightShape
    {
        Cone = 0,
        Pyramid = 1,
        Box = 2
    }

    public enum LightRenderMode
    {
        Auto = 0,
        ForcePixel = 1,
        ForceVertex = 2
    }

    public enum LightShadows
    {
        None = 0,
        Hard = 1,
        Soft = 2
    }

    public enum LightShadowCasterMode
    {
        Default = 0,
        NonLightmappedOnly = 1,
        Everything = 2
    }

    public sealed partial class Light : Behaviour
    {
        private static readonly int s_Type = Native.Slot("UnityEngine.Light", "m_Type");
        private static readonly int s_Shape = Native.Slot("UnityEngine.Light", "m_Shape");
        private static readonly int s_Color = Native.Slot("UnityEngine.Light", "m_Color");
        private static readonly int s_Intensity = Native.Slot("UnityEngine.Light", "m_Intensity");
        private static readonly int s_BounceIntensity = Native.Slot("UnityEngine.Light", "m_BounceIntensity");
        private static readonly int s_Range = Native.Slot("UnityEngine.Light", "m_Range");
        private static readonly int s_SpotAngle = Native.Slot("UnityEngine.Light", "m_SpotAngle");
        private static readonly int s_InnerSpotAngle = Native.Slot("UnityEngine.Light", "m_InnerSpotAngle");
        private static readonly int s_ColorTemperature = Native.Slot("UnityEngine.Light", "m_ColorTemperature");
        private static readonly int s_UseColorTemperature = Native.Slot("UnityEngine.Light", "m_UseColorTemperature");
        private static readonly int s_Cookie = Native.Slot("UnityEngine.Light", "m_Cookie");
        private static readonly int s_CookieSize = Native.Slot("UnityEngine.Light", "m_CookieSize");
        private static readonly int s_RenderMode = Native.Slot("UnityEngine.Light", "m_RenderMode");
        private static readonly int s_CullingMask = Native.Slot("UnityEngine.Light", "m_CullingMask");
        private static readonly int s_RenderingLayerMask = Native.Slot("UnityEngine.Light", "m_RenderingLayerMask");
        private static readonly int s_LightShadowCasterMode = Native.Slot("UnityEngine.Light", "m_LightShadowCasterMode");
        private static readonly int s_Shadows = Native.Slot("UnityEngine.Light", "m_Shadows.m_Type");
        private static readonly int s_ShadowStrength = Native.Slot("UnityEngine.Light", "m_Shadows.m_Strength");
        private static readonly int s_ShadowBias = Native.Slot("UnityEngine.Light", "m_Shadows.m_Bias");
        private static readonly int s_ShadowNormalBias = Native.Slot("UnityEngine.Light", "m_Shadows.m_NormalBias");
        private static readonly int s_ShadowNearPlane = Native.Slot("UnityEngine.Light", "m_Shadows.m_NearPlane");
        private static readonly int s_ShadowResolution = Native.Slot("UnityEngine.Light", "m_Shadows.m_Resolution");
        private static readonly int s_ShadowCustomResolution = Native.Slot("UnityEngine.Light", "m_Shadows.m_CustomResolution");
        private static readonly int s_BoundingSphereOverride = Native.Slot("UnityEngine.Light", "m_BoundingSphereOverride");
        private static readonly int s_UseBoundingSphereOverride = Native.Slot("UnityEngine.Light", "m_UseBoundingSphereOverride");
        private static readonly int s_UseViewFrustumForShadowCasterCull = Native.Slot("UnityEngine.Light", "m_UseViewFrustumForShadowCasterCull");

        public LightType type
        {
            get { return (LightType)Native.GetInt(Ptr, s_Type); }
            set { Native.SetInt(Ptr, s_Type, (int)value); }
        }

        public LightShape shape
        {
            get { return (LightShape)Native.GetInt(Ptr, s_Shape); }
            set { Native.SetInt(Ptr, s_Shape, (int)value); }
        }

        public Color color
        {
            get { return Values.GetVector(Ptr, s_Color); }
            set { Values.SetVector(Ptr, s_Color, value); }
        }

        public float intensity
        {
            get { return Native.GetFloat(Ptr, s_Intensity); }
            set { Native.SetFloat(Ptr, s_Intensity, value); }
        }

        public float bounceIntensity
        {
            get { return Native.GetFloat(Ptr, s_BounceIntensity); }
            set { Native.SetFloat(Ptr, s_BounceIntensity, value); }
        }

        public float range
        {
            get { return Native.GetFloat(Ptr, s_Range); }
            set { Native.SetFloat(Ptr, s_Range, value); }
        }

        public float spotAngle
        {
            get { return Native.GetFloat(Ptr, s_SpotAngle); }
            set { Native.SetFloat(Ptr, s_SpotAngle, value); }
        }

        public float innerSpotAngle
        {
            get { return Native.GetFloat(Ptr, s_InnerSpotAngle); }
            set { Native.SetFloat(Ptr, s_InnerSpotAngle, value); }
        }

        public float colorTemperature
        {
            get { return Native.GetFloat(Ptr, s_ColorTemperature); }
            set { Native.SetFloat(Ptr, s_ColorTemperature, value); }
        }

        public bool useColorTemperature
        {
            get { return Native.GetInt(Ptr, s_UseColorTemperature) != 0; }
            set { Native.SetInt(Ptr, s_UseColorTemperature, value ? 1 : 0); }
        }

        public Texture cookie
        {
            get { return Native.GetObject(Ptr, s_Cookie) as Texture; }
            set { Native.SetObject(Ptr, s_Cookie, value); }
        }

        public float cookieSize
        {
            get { return Native.GetFloat(Ptr, s_CookieSize); }
            set { Native.SetFloat(Ptr, s_CookieSize, value); }
        }

        public LightRenderMode renderMode
        {
            get { return (LightRenderMode)Native.GetInt(Ptr, s_RenderMode); }
            set { Native.SetInt(Ptr, s_RenderMode, (int)value); }
        }

        public int cullingMask
        {
            get { return Native.GetInt(Ptr, s_CullingMask); }
            set { Native.SetInt(Ptr, s_CullingMask, value); }
        }

        public int renderingLayerMask
        {
            get { return Native.GetInt(Ptr, s_RenderingLayerMask); }
            set { Native.SetInt(Ptr, s_RenderingLayerMask, value); }
        }

        public LightShadowCasterMode lightShadowCasterMode
        {
            get { return (LightShadowCasterMode)Native.GetInt(Ptr, s_LightShadowCasterMode); }
            set { Native.SetInt(Ptr, s_LightShadowCasterMode, (int)value); }
        }

        public LightShadows shadows
        {
            get { return (LightShadows)Native.GetInt(Ptr, s_Shadows); }
            set { Native.SetInt(Ptr, s_Shadows, (int)value); }
        }

        public float shadowStrength
        {
            get { return Native.GetFloat(Ptr, s_ShadowStrength); }
            set { Native.SetFloat(Ptr, s_ShadowStrength, value); }
        }

        public float shadowBias
        {
            get { return Native.GetFloat(Ptr, s_ShadowBias); }
            set { Native.SetFloat(Ptr, s_ShadowBias, value); }
        }

        public float shadowNormalBias
        {
            get { return Native.GetFloat(Ptr, s_ShadowNormalBias); }
            set { Native.SetFloat(Ptr, s_ShadowNormalBias, value); }
        }

        public float shadowNearPlane
        {
            get { return Native.GetFloat(Ptr, s_ShadowNearPlane); }
            set { Native.SetFloat(Ptr, s_ShadowNearPlane, value); }
        }

        public LightShadowResolution shadowResolution
        {
            get { return (LightShadowResolution)Native.GetInt(Ptr, s_ShadowResolution); }
            set { Native.SetInt(Ptr, s_ShadowResolution, (int)value); }
        }

        public int shadowCustomResolution
        {
            get { return Native.GetInt(Ptr, s_ShadowCustomResolution); }
            set { Native.SetInt(Ptr, s_ShadowCustomResolution, value); }
        }

        public Vector4 boundingSphereOverride
        {
            get { return Values.GetVector(Ptr, s_BoundingSphereOverride); }
            set { Values.SetVector(Ptr, s_BoundingSphereOverride, value); }
        }

        public bool useBoundingSphereOverride
        {
            get { return Native.GetInt(Ptr, s_UseBoundingSphereOverride) != 0; }
            set { Native.SetInt(Ptr, s_UseBoundingSphereOverride, value ? 1 : 0); }
        }

        public bool useViewFrustumForShadowCasterCull
        {
            get { return Native.GetInt(Ptr, s_UseViewFrustumForShadowCasterCull) != 0; }
            set { Native.SetInt(Ptr, s_UseViewFrustumForShadowCasterCull, value ? 1 : 0); }
        }

        public void Reset()
        {
        }
    }
}

namespace UnityEngine.Rendering
{
    public enum LightShadowResolution
    {
        FromQualitySettings = -1,
        Low = 0,
        Medium = 1,
        High = 2,
        VeryHigh = 3
    }

    public enum ShadowCastingMode
    {
        Off = 0,
        On = 1,
        TwoSided = 2,
        ShadowsOnly = 3
    }

    public enum LightProbeUsage
    {
        Off = 0,
        BlendProbes = 1,
        UseProxyVolume = 2,
        CustomProvided = 4
    }

    public enum ReflectionProbeUsage
    {
        Off = 0,
        BlendProbes = 1,
        BlendProbesAndSkybox = 2,
        Simple = 3
    }

    public enum OpaqueSortMode
    {
        Default = 0,
        FrontToBack = 1,
        NoDistanceSort = 2
    }

    public enum TextureDimension
    {
        Unknown = -1,
        None = 0,
        Any = 1,
        Tex2D = 2,
        Tex3D = 3,
        Cube = 4,
        Tex2DArray = 5,
        CubeArray = 6
    }

    public enum RenderQueue
    {
        Background = 1000,
        Geometry = 2000,
        AlphaTest = 2450,
        GeometryLast = 2500,
        Transparent = 3000,
        Overlay = 4000
    }

    public enum IndexFormat
    {
        UInt16 = 0,
        UInt32 = 1
    }
}
