// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial struct DisplayInfo : System.IEquatable<UnityEngine.DisplayInfo>
    {
        public int width;
        public int height;
        public UnityEngine.RefreshRate refreshRate;
        public UnityEngine.RectInt workArea;
        public string name;
        public bool Equals(UnityEngine.DisplayInfo other) { return base.Equals(other); }
    }
    public partial struct DrivenRectTransformTracker
    {
        public static void StopRecordingUndo() { throw new Umcp.LeftOutException("UnityEngine.DrivenRectTransformTracker.StopRecordingUndo"); }
        public static void StartRecordingUndo() { throw new Umcp.LeftOutException("UnityEngine.DrivenRectTransformTracker.StartRecordingUndo"); }
        public void Add(UnityEngine.Object driver, UnityEngine.RectTransform rectTransform, UnityEngine.DrivenTransformProperties drivenProperties) { throw new Umcp.LeftOutException("UnityEngine.DrivenRectTransformTracker.Add"); }
        [System.Obsolete] public void Clear(bool revertValues) { throw new Umcp.LeftOutException("UnityEngine.DrivenRectTransformTracker.Clear"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.DrivenRectTransformTracker.Clear"); }
    }
    [System.FlagsAttribute]
    public enum DrivenTransformProperties
    {
        None = 0,
        All = -1,
        AnchoredPositionX = 2,
        AnchoredPositionY = 4,
        AnchoredPositionZ = 8,
        Rotation = 16,
        ScaleX = 32,
        ScaleY = 64,
        ScaleZ = 128,
        AnchorMinX = 256,
        AnchorMinY = 512,
        AnchorMaxX = 1024,
        AnchorMaxY = 2048,
        SizeDeltaX = 4096,
        SizeDeltaY = 8192,
        PivotX = 16384,
        PivotY = 32768,
        AnchoredPosition = 6,
        AnchoredPosition3D = 14,
        Scale = 224,
        AnchorMin = 768,
        AnchorMax = 3072,
        Anchors = 3840,
        SizeDelta = 12288,
        Pivot = 49152,
    }
    public sealed partial class DynamicGI
    {
        public static float indirectScale { get { return s_KeptIndirectScale.Get("UnityEngine.DynamicGI.indirectScale"); } set { s_KeptIndirectScale.Set(value); } } private static Umcp.Kept<float> s_KeptIndirectScale;
        public static float updateThreshold { get { return s_KeptUpdateThreshold.Get("UnityEngine.DynamicGI.updateThreshold"); } set { s_KeptUpdateThreshold.Set(value); } } private static Umcp.Kept<float> s_KeptUpdateThreshold;
        public static int materialUpdateTimeSlice { get { return s_KeptMaterialUpdateTimeSlice.Get("UnityEngine.DynamicGI.materialUpdateTimeSlice"); } set { s_KeptMaterialUpdateTimeSlice.Set(value); } } private static Umcp.Kept<int> s_KeptMaterialUpdateTimeSlice;
        public static void SetEmissive(UnityEngine.Renderer renderer, UnityEngine.Color color) { }
        public static void SetEnvironmentData(float[] input) { }
        public static bool synchronousMode { get { return s_KeptSynchronousMode.Get("UnityEngine.DynamicGI.synchronousMode"); } set { s_KeptSynchronousMode.Set(value); } } private static Umcp.Kept<bool> s_KeptSynchronousMode;
        public static bool isConverged { get { throw new Umcp.LeftOutException("UnityEngine.DynamicGI.isConverged"); } }
        public static void UpdateEnvironment() { throw new Umcp.LeftOutException("UnityEngine.DynamicGI.UpdateEnvironment"); }
    }
    public sealed partial class EventProvider
    {
        public static void WriteCustomEvent(int value, string text) { throw new Umcp.LeftOutException("UnityEngine.EventProvider.WriteCustomEvent"); }
    }
}

namespace UnityEngine.Events
{
    public abstract partial class UnityEventBase
    {
        protected bool ValidateRegistration(System.Reflection.MethodInfo method, object targetObj, UnityEngine.Events.PersistentListenerMode mode) { throw new Umcp.LeftOutException("UnityEngine.Events.UnityEventBase.ValidateRegistration"); }
        protected bool ValidateRegistration(System.Reflection.MethodInfo method, object targetObj, UnityEngine.Events.PersistentListenerMode mode, System.Type argumentType) { throw new Umcp.LeftOutException("UnityEngine.Events.UnityEventBase.ValidateRegistration"); }
        protected void RegisterPersistentListener(int index, object targetObj, System.Reflection.MethodInfo method) { throw new Umcp.LeftOutException("UnityEngine.Events.UnityEventBase.RegisterPersistentListener"); }
        protected void RegisterPersistentListener(int index, object targetObj, System.Type targetObjType, System.Reflection.MethodInfo method) { throw new Umcp.LeftOutException("UnityEngine.Events.UnityEventBase.RegisterPersistentListener"); }
    }
}

namespace UnityEngine
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class ExcludeFromObjectFactoryAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, Inherited = false)]
    public partial class ExcludeFromPresetAttribute : System.Attribute
    {
    }
}

namespace UnityEngine.Experimental.Rendering
{
    public enum DefaultFormat
    {
        LDR = 0,
        HDR = 1,
        DepthStencil = 2,
        Shadow = 3,
        Video = 4,
    }
    public static partial class ExternalGPUProfiler
    {
        public static void BeginGPUCapture() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ExternalGPUProfiler.BeginGPUCapture"); }
        public static void EndGPUCapture() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ExternalGPUProfiler.EndGPUCapture"); }
        public static bool IsAttached() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ExternalGPUProfiler.IsAttached"); }
    }
    public enum FormatUsage
    {
        Sample = 0,
        Linear = 1,
        Sparse = 2,
        Render = 4,
        Blend = 5,
        GetPixels = 6,
        SetPixels = 7,
        SetPixels32 = 8,
        ReadPixels = 9,
        LoadStore = 10,
        MSAA2x = 11,
        MSAA4x = 12,
        MSAA8x = 13,
        StencilSampling = 16,
    }
    public static partial class GraphicsDeviceSettings
    {
        public static UnityEngine.Experimental.Rendering.WaitForPresentSyncPoint waitForPresentSyncPoint { get { return s_KeptWaitForPresentSyncPoint.Get("UnityEngine.Experimental.Rendering.GraphicsDeviceSettings.waitForPresentSyncPoint"); } set { s_KeptWaitForPresentSyncPoint.Set(value); } } private static Umcp.Kept<UnityEngine.Experimental.Rendering.WaitForPresentSyncPoint> s_KeptWaitForPresentSyncPoint;
        public static UnityEngine.Experimental.Rendering.GraphicsJobsSyncPoint graphicsJobsSyncPoint { get { return s_KeptGraphicsJobsSyncPoint.Get("UnityEngine.Experimental.Rendering.GraphicsDeviceSettings.graphicsJobsSyncPoint"); } set { s_KeptGraphicsJobsSyncPoint.Set(value); } } private static Umcp.Kept<UnityEngine.Experimental.Rendering.GraphicsJobsSyncPoint> s_KeptGraphicsJobsSyncPoint;
    }
    public enum GraphicsFormat
    {
        None = 0,
        R8_SRGB = 1,
        R8G8_SRGB = 2,
        R8G8B8_SRGB = 3,
        R8G8B8A8_SRGB = 4,
        R8_UNorm = 5,
        R8G8_UNorm = 6,
        R8G8B8_UNorm = 7,
        R8G8B8A8_UNorm = 8,
        R8_SNorm = 9,
        R8G8_SNorm = 10,
        R8G8B8_SNorm = 11,
        R8G8B8A8_SNorm = 12,
        R8_UInt = 13,
        R8G8_UInt = 14,
        R8G8B8_UInt = 15,
        R8G8B8A8_UInt = 16,
        R8_SInt = 17,
        R8G8_SInt = 18,
        R8G8B8_SInt = 19,
        R8G8B8A8_SInt = 20,
        R16_UNorm = 21,
        R16G16_UNorm = 22,
        R16G16B16_UNorm = 23,
        R16G16B16A16_UNorm = 24,
        R16_SNorm = 25,
        R16G16_SNorm = 26,
        R16G16B16_SNorm = 27,
        R16G16B16A16_SNorm = 28,
        R16_UInt = 29,
        R16G16_UInt = 30,
        R16G16B16_UInt = 31,
        R16G16B16A16_UInt = 32,
        R16_SInt = 33,
        R16G16_SInt = 34,
        R16G16B16_SInt = 35,
        R16G16B16A16_SInt = 36,
        R32_UInt = 37,
        R32G32_UInt = 38,
        R32G32B32_UInt = 39,
        R32G32B32A32_UInt = 40,
        R32_SInt = 41,
        R32G32_SInt = 42,
        R32G32B32_SInt = 43,
        R32G32B32A32_SInt = 44,
        R16_SFloat = 45,
        R16G16_SFloat = 46,
        R16G16B16_SFloat = 47,
        R16G16B16A16_SFloat = 48,
        R32_SFloat = 49,
        R32G32_SFloat = 50,
        R32G32B32_SFloat = 51,
        R32G32B32A32_SFloat = 52,
        B8G8R8_SRGB = 56,
        B8G8R8A8_SRGB = 57,
        B8G8R8_UNorm = 58,
        B8G8R8A8_UNorm = 59,
        B8G8R8_SNorm = 60,
        B8G8R8A8_SNorm = 61,
        B8G8R8_UInt = 62,
        B8G8R8A8_UInt = 63,
        B8G8R8_SInt = 64,
        B8G8R8A8_SInt = 65,
        R4G4B4A4_UNormPack16 = 66,
        B4G4R4A4_UNormPack16 = 67,
        R5G6B5_UNormPack16 = 68,
        B5G6R5_UNormPack16 = 69,
        R5G5B5A1_UNormPack16 = 70,
        B5G5R5A1_UNormPack16 = 71,
        A1R5G5B5_UNormPack16 = 72,
        E5B9G9R9_UFloatPack32 = 73,
        B10G11R11_UFloatPack32 = 74,
        A2B10G10R10_UNormPack32 = 75,
        A2B10G10R10_UIntPack32 = 76,
        A2B10G10R10_SIntPack32 = 77,
        A2R10G10B10_UNormPack32 = 78,
        A2R10G10B10_UIntPack32 = 79,
        A2R10G10B10_SIntPack32 = 80,
        A2R10G10B10_XRSRGBPack32 = 81,
        A2R10G10B10_XRUNormPack32 = 82,
        R10G10B10_XRSRGBPack32 = 83,
        R10G10B10_XRUNormPack32 = 84,
        A10R10G10B10_XRSRGBPack32 = 85,
        A10R10G10B10_XRUNormPack32 = 86,
        D16_UNorm = 90,
        D24_UNorm = 91,
        D24_UNorm_S8_UInt = 92,
        D32_SFloat = 93,
        D32_SFloat_S8_UInt = 94,
        S8_UInt = 95,
        RGBA_DXT1_SRGB = 96,
        RGBA_DXT1_UNorm = 97,
        RGBA_DXT3_SRGB = 98,
        RGBA_DXT3_UNorm = 99,
        RGBA_DXT5_SRGB = 100,
        RGBA_DXT5_UNorm = 101,
        R_BC4_UNorm = 102,
        R_BC4_SNorm = 103,
        RG_BC5_UNorm = 104,
        RG_BC5_SNorm = 105,
        RGB_BC6H_UFloat = 106,
        RGB_BC6H_SFloat = 107,
        RGBA_BC7_SRGB = 108,
        RGBA_BC7_UNorm = 109,
        RGB_PVRTC_2Bpp_SRGB = 110,
        RGB_PVRTC_2Bpp_UNorm = 111,
        RGB_PVRTC_4Bpp_SRGB = 112,
        RGB_PVRTC_4Bpp_UNorm = 113,
        RGBA_PVRTC_2Bpp_SRGB = 114,
        RGBA_PVRTC_2Bpp_UNorm = 115,
        RGBA_PVRTC_4Bpp_SRGB = 116,
        RGBA_PVRTC_4Bpp_UNorm = 117,
        RGB_ETC_UNorm = 118,
        RGB_ETC2_SRGB = 119,
        RGB_ETC2_UNorm = 120,
        RGB_A1_ETC2_SRGB = 121,
        RGB_A1_ETC2_UNorm = 122,
        RGBA_ETC2_SRGB = 123,
        RGBA_ETC2_UNorm = 124,
        R_EAC_UNorm = 125,
        R_EAC_SNorm = 126,
        RG_EAC_UNorm = 127,
        RG_EAC_SNorm = 128,
        RGBA_ASTC4X4_SRGB = 129,
        RGBA_ASTC4X4_UNorm = 130,
        RGBA_ASTC5X5_SRGB = 131,
        RGBA_ASTC5X5_UNorm = 132,
        RGBA_ASTC6X6_SRGB = 133,
        RGBA_ASTC6X6_UNorm = 134,
        RGBA_ASTC8X8_SRGB = 135,
        RGBA_ASTC8X8_UNorm = 136,
        RGBA_ASTC10X10_SRGB = 137,
        RGBA_ASTC10X10_UNorm = 138,
        RGBA_ASTC12X12_SRGB = 139,
        RGBA_ASTC12X12_UNorm = 140,
        YUV2 = 141,
        [System.Obsolete] DepthAuto = 142,
        [System.Obsolete] ShadowAuto = 143,
        [System.Obsolete] VideoAuto = 144,
        RGBA_ASTC4X4_UFloat = 145,
        RGBA_ASTC5X5_UFloat = 146,
        RGBA_ASTC6X6_UFloat = 147,
        RGBA_ASTC8X8_UFloat = 148,
        RGBA_ASTC10X10_UFloat = 149,
        RGBA_ASTC12X12_UFloat = 150,
        D16_UNorm_S8_UInt = 151,
    }
    public partial class GraphicsFormatUtility
    {
        public static UnityEngine.Experimental.Rendering.GraphicsFormat GetGraphicsFormat(UnityEngine.TextureFormat format, bool isSRGB) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetGraphicsFormat"); }
        public static UnityEngine.TextureFormat GetTextureFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetTextureFormat"); }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat GetGraphicsFormat(UnityEngine.RenderTextureFormat format, bool isSRGB) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetGraphicsFormat"); }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat GetGraphicsFormat(UnityEngine.RenderTextureFormat format, UnityEngine.RenderTextureReadWrite readWrite) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetGraphicsFormat"); }
        public static int GetDepthBits(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetDepthBits"); }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat GetDepthStencilFormat(int minimumDepthBits, int minimumStencilBits) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetDepthStencilFormat"); }
        public static bool IsSRGBFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsSRGBFormat"); }
        public static bool IsSwizzleFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsSwizzleFormat"); }
        public static bool IsSwizzleFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsSwizzleFormat"); }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat GetSRGBFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetSRGBFormat"); }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat GetLinearFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetLinearFormat"); }
        public static UnityEngine.RenderTextureFormat GetRenderTextureFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetRenderTextureFormat"); }
        public static uint GetColorComponentCount(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetColorComponentCount"); }
        public static uint GetColorComponentCount(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetColorComponentCount"); }
        public static uint GetAlphaComponentCount(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetAlphaComponentCount"); }
        public static uint GetAlphaComponentCount(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetAlphaComponentCount"); }
        public static uint GetComponentCount(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetComponentCount"); }
        public static uint GetComponentCount(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetComponentCount"); }
        public static string GetFormatString(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetFormatString"); }
        public static string GetFormatString(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetFormatString"); }
        public static bool IsCompressedFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsCompressedFormat"); }
        public static bool IsCompressedFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsCompressedFormat"); }
        public static bool IsPackedFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsPackedFormat"); }
        public static bool IsPackedFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsPackedFormat"); }
        public static bool Is16BitPackedFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.Is16BitPackedFormat"); }
        public static bool Is16BitPackedFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.Is16BitPackedFormat"); }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat ConvertToAlphaFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.ConvertToAlphaFormat"); }
        public static UnityEngine.TextureFormat ConvertToAlphaFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.ConvertToAlphaFormat"); }
        public static bool IsAlphaOnlyFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsAlphaOnlyFormat"); }
        public static bool IsAlphaOnlyFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsAlphaOnlyFormat"); }
        public static bool IsAlphaTestFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsAlphaTestFormat"); }
        public static bool IsAlphaTestFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsAlphaTestFormat"); }
        public static bool HasAlphaChannel(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.HasAlphaChannel"); }
        public static bool HasAlphaChannel(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.HasAlphaChannel"); }
        public static bool IsDepthFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsDepthFormat"); }
        public static bool IsStencilFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsStencilFormat"); }
        public static bool IsDepthStencilFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsDepthStencilFormat"); }
        public static bool IsIEEE754Format(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsIEEE754Format"); }
        public static bool IsFloatFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsFloatFormat"); }
        public static bool IsHalfFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsHalfFormat"); }
        public static bool IsUnsignedFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsUnsignedFormat"); }
        public static bool IsUnsignedFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsUnsignedFormat"); }
        public static bool IsSignedFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsSignedFormat"); }
        public static bool IsSignedFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsSignedFormat"); }
        public static bool IsNormFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsNormFormat"); }
        public static bool IsUNormFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsUNormFormat"); }
        public static bool IsSNormFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsSNormFormat"); }
        public static bool IsIntegerFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsIntegerFormat"); }
        public static bool IsUIntFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsUIntFormat"); }
        public static bool IsSIntFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsSIntFormat"); }
        public static bool IsXRFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsXRFormat"); }
        public static bool IsDXTCFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsDXTCFormat"); }
        public static bool IsDXTCFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsDXTCFormat"); }
        public static bool IsRGTCFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsRGTCFormat"); }
        public static bool IsRGTCFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsRGTCFormat"); }
        public static bool IsBPTCFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsBPTCFormat"); }
        public static bool IsBPTCFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsBPTCFormat"); }
        public static bool IsBCFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsBCFormat"); }
        public static bool IsBCFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsBCFormat"); }
        public static bool IsPVRTCFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsPVRTCFormat"); }
        public static bool IsPVRTCFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsPVRTCFormat"); }
        public static bool IsETCFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsETCFormat"); }
        public static bool IsETCFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsETCFormat"); }
        public static bool IsEACFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsEACFormat"); }
        public static bool IsEACFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsEACFormat"); }
        public static bool IsASTCFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsASTCFormat"); }
        public static bool IsASTCFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsASTCFormat"); }
        public static bool IsHDRFormat(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsHDRFormat"); }
        public static bool IsHDRFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsHDRFormat"); }
        public static bool IsCrunchFormat(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.IsCrunchFormat"); }
        public static UnityEngine.Rendering.FormatSwizzle GetSwizzleR(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetSwizzleR"); }
        public static UnityEngine.Rendering.FormatSwizzle GetSwizzleR(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetSwizzleR"); }
        public static UnityEngine.Rendering.FormatSwizzle GetSwizzleG(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetSwizzleG"); }
        public static UnityEngine.Rendering.FormatSwizzle GetSwizzleG(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetSwizzleG"); }
        public static UnityEngine.Rendering.FormatSwizzle GetSwizzleB(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetSwizzleB"); }
        public static UnityEngine.Rendering.FormatSwizzle GetSwizzleB(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetSwizzleB"); }
        public static UnityEngine.Rendering.FormatSwizzle GetSwizzleA(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetSwizzleA"); }
        public static UnityEngine.Rendering.FormatSwizzle GetSwizzleA(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetSwizzleA"); }
        public static uint GetBlockSize(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetBlockSize"); }
        public static uint GetBlockSize(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetBlockSize"); }
        public static uint GetBlockWidth(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetBlockWidth"); }
        public static uint GetBlockWidth(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetBlockWidth"); }
        public static uint GetBlockHeight(UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetBlockHeight"); }
        public static uint GetBlockHeight(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.GetBlockHeight"); }
        public static uint ComputeMipmapSize(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.ComputeMipmapSize"); }
        public static uint ComputeMipmapSize(int width, int height, UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.ComputeMipmapSize"); }
        public static uint ComputeMipChainSize(int width, int height, UnityEngine.Experimental.Rendering.GraphicsFormat format, int mipCount = -1) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.ComputeMipChainSize"); }
        public static uint ComputeMipChainSize(int width, int height, UnityEngine.TextureFormat format, int mipCount = -1) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.ComputeMipChainSize"); }
        public static uint ComputeMipmapSize(int width, int height, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.ComputeMipmapSize"); }
        public static uint ComputeMipmapSize(int width, int height, int depth, UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.ComputeMipmapSize"); }
        public static uint ComputeMipChainSize(int width, int height, int depth, UnityEngine.Experimental.Rendering.GraphicsFormat format, int mipCount = -1) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.ComputeMipChainSize"); }
        public static uint ComputeMipChainSize(int width, int height, int depth, UnityEngine.TextureFormat format, int mipCount = -1) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.GraphicsFormatUtility.ComputeMipChainSize"); }
    }
    public enum GraphicsJobsSyncPoint
    {
        EndOfFrame = 0,
        AfterScriptUpdate = 1,
        AfterScriptLateUpdate = 2,
        WaitForPresent = 3,
    }
    public partial interface IScriptableRuntimeReflectionSystem : System.IDisposable
    {
        bool TickRealtimeProbes();
    }
    public sealed partial class RayTracingAccelerationStructure : System.IDisposable
    {
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.Dispose"); }
        public RayTracingAccelerationStructure(UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.RASSettings settings) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure"); }
        public RayTracingAccelerationStructure() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure"); }
        public void Release() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.Release"); }
        public void Build() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.Build"); }
        public void AddInstance(UnityEngine.Renderer targetRenderer, UnityEngine.Experimental.Rendering.RayTracingSubMeshFlags[] subMeshFlags, bool enableTriangleCulling = true, bool frontTriangleCounterClockwise = false, uint mask = 255, uint id = 4294967295) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.AddInstance"); }
        public int AddInstance(UnityEngine.GraphicsBuffer aabbBuffer, uint aabbCount, bool dynamicData, UnityEngine.Matrix4x4 matrix, UnityEngine.Material material, bool opaqueMaterial, UnityEngine.MaterialPropertyBlock properties, uint mask = 255, uint id = 4294967295) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.AddInstance"); }
        public void RemoveInstance(UnityEngine.Renderer targetRenderer) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.RemoveInstance"); }
        public void RemoveInstance(int handle) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.RemoveInstance"); }
        public void UpdateInstanceTransform(UnityEngine.Renderer renderer) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.UpdateInstanceTransform"); }
        public void UpdateInstanceTransform(int handle, UnityEngine.Matrix4x4 matrix) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.UpdateInstanceTransform"); }
        [System.Obsolete] public void AddInstance(UnityEngine.Renderer targetRenderer, bool[] subMeshMask = null, bool[] subMeshTransparencyFlags = null, bool enableTriangleCulling = true, bool frontTriangleCounterClockwise = false, uint mask = 255, uint id = 4294967295) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.AddInstance"); }
        [System.Obsolete] public void AddInstance(UnityEngine.GraphicsBuffer aabbBuffer, uint numElements, UnityEngine.Material material, bool isCutOff, bool enableTriangleCulling = true, bool frontTriangleCounterClockwise = false, uint mask = 255, bool reuseBounds = false, uint id = 4294967295) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.AddInstance"); }
        [System.Obsolete] public void AddInstance(UnityEngine.GraphicsBuffer aabbBuffer, uint numElements, UnityEngine.Material material, UnityEngine.Matrix4x4 instanceTransform, bool isCutOff, bool enableTriangleCulling = true, bool frontTriangleCounterClockwise = false, uint mask = 255, bool reuseBounds = false, uint id = 4294967295) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.AddInstance"); }
        public void Build(UnityEngine.Vector3 relativeOrigin) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.Build"); }
        public void UpdateInstanceMask(UnityEngine.Renderer renderer, uint mask) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.UpdateInstanceMask"); }
        public void UpdateInstanceID(UnityEngine.Renderer renderer, uint instanceID) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.UpdateInstanceID"); }
        public void UpdateInstancePropertyBlock(int handle, UnityEngine.MaterialPropertyBlock properties) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.UpdateInstancePropertyBlock"); }
        public ulong GetSize() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.GetSize"); }
        public uint GetInstanceCount() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.GetInstanceCount"); }
        public void ClearInstances() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.ClearInstances"); }
        public UnityEngine.Experimental.Rendering.RayTracingInstanceCullingResults CullInstances(ref UnityEngine.Experimental.Rendering.RayTracingInstanceCullingConfig cullingConfig) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.CullInstances"); }
        [System.FlagsAttribute]
        public enum RayTracingModeMask
        {
            Nothing = 0,
            Static = 2,
            DynamicTransform = 4,
            DynamicGeometry = 8,
            Everything = 14,
        }
        public enum ManagementMode
        {
            Manual = 0,
            Automatic = 1,
        }
        public partial struct RASSettings
        {
            public UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.ManagementMode managementMode;
            public UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.RayTracingModeMask rayTracingModeMask;
            public int layerMask;
            public RASSettings(UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.ManagementMode sceneManagementMode, UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.RayTracingModeMask rayTracingModeMask, int layerMask) { this = default(UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure.RASSettings); this.managementMode = sceneManagementMode; this.rayTracingModeMask = rayTracingModeMask; this.layerMask = layerMask; }
        }
    }
    public partial struct RayTracingInstanceCullingConfig
    {
        public UnityEngine.Experimental.Rendering.RayTracingInstanceCullingFlags flags;
        public UnityEngine.Vector3 sphereCenter;
        public float sphereRadius;
        public UnityEngine.Plane[] planes;
        public UnityEngine.Experimental.Rendering.RayTracingInstanceCullingTest[] instanceTests;
        public UnityEngine.Experimental.Rendering.RayTracingInstanceCullingMaterialTest materialTest;
        public UnityEngine.Experimental.Rendering.RayTracingInstanceMaterialConfig transparentMaterialConfig;
        public UnityEngine.Experimental.Rendering.RayTracingInstanceMaterialConfig alphaTestedMaterialConfig;
        public UnityEngine.Experimental.Rendering.RayTracingSubMeshFlagsConfig subMeshFlagsConfig;
        public UnityEngine.Experimental.Rendering.RayTracingInstanceTriangleCullingConfig triangleCullingConfig;
        public UnityEngine.Rendering.LODParameters lodParameters;
    }
    [System.FlagsAttribute]
    public enum RayTracingInstanceCullingFlags
    {
        None = 0,
        EnableSphereCulling = 1,
        EnablePlaneCulling = 2,
        EnableLODCulling = 4,
        ComputeMaterialsCRC = 8,
        IgnoreReflectionProbes = 16,
    }
    public partial struct RayTracingInstanceCullingMaterialTest
    {
        public string[] deniedShaderPasses;
        public UnityEngine.Experimental.Rendering.RayTracingInstanceCullingShaderTagConfig[] requiredShaderTags;
    }
    public partial struct RayTracingInstanceCullingResults
    {
        public UnityEngine.Experimental.Rendering.RayTracingInstanceMaterialCRC[] materialsCRC;
        public bool transformsChanged;
    }
    public partial struct RayTracingInstanceCullingShaderTagConfig
    {
        public UnityEngine.Rendering.ShaderTagId tagId;
        public UnityEngine.Rendering.ShaderTagId tagValueId;
    }
    public partial struct RayTracingInstanceCullingTest
    {
        public uint instanceMask;
        public int layerMask;
        public int shadowCastingModeMask;
        public bool allowOpaqueMaterials;
        public bool allowTransparentMaterials;
        public bool allowAlphaTestedMaterials;
    }
    public partial struct RayTracingInstanceMaterialCRC
    {
        public int instanceID;
        public int crc;
    }
    public partial struct RayTracingInstanceMaterialConfig
    {
        public int renderQueueLowerBound;
        public int renderQueueUpperBound;
        public UnityEngine.Experimental.Rendering.RayTracingInstanceCullingShaderTagConfig[] optionalShaderTags;
        public string[] optionalShaderKeywords;
    }
    public partial struct RayTracingInstanceTriangleCullingConfig
    {
        public string[] optionalDoubleSidedShaderKeywords;
        public bool frontTriangleCounterClockwise;
        public bool checkDoubleSidedGIMaterial;
        public bool forceDoubleSided;
    }
    public enum RayTracingMode
    {
        Off = 0,
        Static = 1,
        DynamicTransform = 2,
        DynamicGeometry = 3,
    }
    public sealed partial class RayTracingShader : UnityEngine.Object
    {
        public void SetFloat(string name, float val) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetFloat"); }
        public void SetInt(string name, int val) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetInt"); }
        public void SetVector(string name, UnityEngine.Vector4 val) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetVector"); }
        public void SetMatrix(string name, UnityEngine.Matrix4x4 val) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetMatrix"); }
        public void SetVectorArray(string name, UnityEngine.Vector4[] values) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetVectorArray"); }
        public void SetMatrixArray(string name, UnityEngine.Matrix4x4[] values) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetMatrixArray"); }
        public void SetFloats(string name, params float[] values) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetFloats"); }
        public void SetFloats(int nameID, params float[] values) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetFloats"); }
        public void SetInts(string name, params int[] values) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetInts"); }
        public void SetInts(int nameID, params int[] values) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetInts"); }
        public void SetBool(string name, bool val) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetBool"); }
        public void SetBool(int nameID, bool val) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetBool"); }
        public void SetTexture(string name, UnityEngine.Texture texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetTexture"); }
        public void SetBuffer(string name, UnityEngine.ComputeBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetBuffer"); }
        public void SetBuffer(string name, UnityEngine.GraphicsBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetBuffer"); }
        public void SetConstantBuffer(int nameID, UnityEngine.ComputeBuffer buffer, int offset, int size) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetConstantBuffer"); }
        public void SetConstantBuffer(string name, UnityEngine.ComputeBuffer buffer, int offset, int size) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetConstantBuffer"); }
        public void SetConstantBuffer(int nameID, UnityEngine.GraphicsBuffer buffer, int offset, int size) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetConstantBuffer"); }
        public void SetConstantBuffer(string name, UnityEngine.GraphicsBuffer buffer, int offset, int size) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetConstantBuffer"); }
        public void SetAccelerationStructure(string name, UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure accelerationStructure) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetAccelerationStructure"); }
        public void SetTextureFromGlobal(string name, string globalTextureName) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetTextureFromGlobal"); }
        public float maxRecursionDepth { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.maxRecursionDepth"); } }
        public void SetFloat(int nameID, float val) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetFloat"); }
        public void SetInt(int nameID, int val) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetInt"); }
        public void SetVector(int nameID, UnityEngine.Vector4 val) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetVector"); }
        public void SetMatrix(int nameID, UnityEngine.Matrix4x4 val) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetMatrix"); }
        public void SetVectorArray(int nameID, UnityEngine.Vector4[] values) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetVectorArray"); }
        public void SetMatrixArray(int nameID, UnityEngine.Matrix4x4[] values) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetMatrixArray"); }
        public void SetTexture(int nameID, UnityEngine.Texture texture) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetTexture"); }
        public void SetBuffer(int nameID, UnityEngine.ComputeBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetBuffer"); }
        public void SetAccelerationStructure(int nameID, UnityEngine.Experimental.Rendering.RayTracingAccelerationStructure accelerationStructure) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetAccelerationStructure"); }
        public void SetShaderPass(string passName) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetShaderPass"); }
        public void SetTextureFromGlobal(int nameID, int globalTextureNameID) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetTextureFromGlobal"); }
        public void Dispatch(string rayGenFunctionName, int width, int height, int depth, UnityEngine.Camera camera = null) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.Dispatch"); }
        public void SetBuffer(int nameID, UnityEngine.GraphicsBuffer buffer) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.RayTracingShader.SetBuffer"); }
        internal RayTracingShader() { }
    }
    [System.FlagsAttribute]
    public enum RayTracingSubMeshFlags
    {
        Disabled = 0,
        Enabled = 1,
        ClosestHitOnly = 2,
        UniqueAnyHitCalls = 4,
    }
    public partial struct RayTracingSubMeshFlagsConfig
    {
        public UnityEngine.Experimental.Rendering.RayTracingSubMeshFlags opaqueMaterials;
        public UnityEngine.Experimental.Rendering.RayTracingSubMeshFlags transparentMaterials;
        public UnityEngine.Experimental.Rendering.RayTracingSubMeshFlags alphaTestedMaterials;
    }
    public abstract partial class ScriptableRuntimeReflectionSystem : UnityEngine.Experimental.Rendering.IScriptableRuntimeReflectionSystem
    {
        public virtual bool TickRealtimeProbes() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ScriptableRuntimeReflectionSystem.TickRealtimeProbes"); }
        protected virtual void Dispose(bool disposing) { }
        void System.IDisposable.Dispose() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ScriptableRuntimeReflectionSystem.System.IDisposable.Dispose"); }
    }
    public static partial class ScriptableRuntimeReflectionSystemSettings
    {
        public static UnityEngine.Experimental.Rendering.IScriptableRuntimeReflectionSystem system { get { return s_KeptSystem.Get("UnityEngine.Experimental.Rendering.ScriptableRuntimeReflectionSystemSettings.system"); } set { s_KeptSystem.Set(value); } } private static Umcp.Kept<UnityEngine.Experimental.Rendering.IScriptableRuntimeReflectionSystem> s_KeptSystem;
    }
    public static partial class ShaderWarmup
    {
        public static void WarmupShader(UnityEngine.Shader shader, UnityEngine.Experimental.Rendering.ShaderWarmupSetup setup) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ShaderWarmup.WarmupShader"); }
        public static void WarmupShaderFromCollection(UnityEngine.ShaderVariantCollection collection, UnityEngine.Shader shader, UnityEngine.Experimental.Rendering.ShaderWarmupSetup setup) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Rendering.ShaderWarmup.WarmupShaderFromCollection"); }
    }
    public partial struct ShaderWarmupSetup
    {
        public UnityEngine.Rendering.VertexAttributeDescriptor[] vdecl;
    }
    [System.FlagsAttribute]
    public enum TextureCreationFlags
    {
        None = 0,
        MipChain = 1,
        DontInitializePixels = 4,
        Crunch = 64,
        DontUploadUponCreate = 1024,
        IgnoreMipmapLimit = 2048,
    }
    public enum WaitForPresentSyncPoint
    {
        BeginFrame = 0,
        EndFrame = 1,
    }
}

namespace UnityEngine
{
    public partial struct ExposedPropertyResolver
    {
    }
    [System.SerializableAttribute]
    public partial struct ExposedReference<T> where T : UnityEngine.Object
    {
        public UnityEngine.PropertyName exposedName;
        public UnityEngine.Object defaultValue;
        public T Resolve(UnityEngine.IExposedPropertyTable resolver) { throw new Umcp.LeftOutException("UnityEngine.ExposedReference<T>.Resolve"); }
    }
    public partial class ExpressionEvaluator
    {
        public static bool Evaluate<T>(string expression, out T value) { throw new Umcp.LeftOutException("UnityEngine.ExpressionEvaluator.Evaluate"); }
    }
    public sealed partial class Flare : UnityEngine.Object
    {
        public Flare() { UnityEngine.Native.NewAsset(this, ""); }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Camera))]
    public partial class FlareLayer : UnityEngine.Behaviour
    {
        internal FlareLayer() { }
    }
    public static partial class FrameDebugger
    {
        public static bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.FrameDebugger.enabled"); } }
    }
}
