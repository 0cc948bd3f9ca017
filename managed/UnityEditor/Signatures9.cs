// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor.PackageManager.Requests
{
    [System.SerializableAttribute]
    public sealed partial class SearchRequest : UnityEditor.PackageManager.Requests.Request<UnityEditor.PackageManager.PackageInfo[]>
    {
        public string PackageIdOrName { get; internal set; }
        protected override UnityEditor.PackageManager.PackageInfo[] GetResult() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.SearchRequest.GetResult"); }
        internal SearchRequest() { }
    }
}

namespace UnityEditor.PackageManager
{
    public enum StatusCode
    {
        InProgress = 0,
        Success = 1,
        Failure = 2,
    }
    [System.SerializableAttribute]
    public partial class VersionsInfo
    {
        public string[] all { get; internal set; }
        public string[] compatible { get; internal set; }
        public string recommended { get; internal set; }
        public string[] deprecated { get; internal set; }
        [System.Obsolete] public string verified { get; internal set; }
        public string latest { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.VersionsInfo.latest"); } }
        public string latestCompatible { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.VersionsInfo.latestCompatible"); } }
        internal VersionsInfo() { }
    }
}

namespace UnityEditor
{
    public enum PauseState
    {
        Paused = 0,
        Unpaused = 1,
    }
    public enum PivotMode
    {
        Center = 0,
        Pivot = 1,
    }
    public enum PivotRotation
    {
        Local = 0,
        Global = 1,
    }
    public partial class PlatformIcon
    {
        public int layerCount { get { return m_KeptLayerCount.Get("UnityEditor.PlatformIcon.layerCount"); } set { m_KeptLayerCount.Set(value); } } private Umcp.Kept<int> m_KeptLayerCount;
        public int maxLayerCount { get; internal set; }
        public int minLayerCount { get; internal set; }
        public int width { get; internal set; }
        public int height { get; internal set; }
        public UnityEditor.PlatformIconKind kind { get; internal set; }
        public UnityEngine.Texture2D GetTexture(int layer = 0) { throw new Umcp.LeftOutException("UnityEditor.PlatformIcon.GetTexture"); }
        public UnityEngine.Texture2D[] GetTextures() { throw new Umcp.LeftOutException("UnityEditor.PlatformIcon.GetTextures"); }
        public void SetTexture(UnityEngine.Texture2D texture, int layer = 0) { throw new Umcp.LeftOutException("UnityEditor.PlatformIcon.SetTexture"); }
        public void SetTextures(params UnityEngine.Texture2D[] textures) { throw new Umcp.LeftOutException("UnityEditor.PlatformIcon.SetTextures"); }
        internal PlatformIcon() { }
    }
    public partial class PlatformIconKind
    {
        internal PlatformIconKind() { }
    }
    public enum PlayModeStateChange
    {
        EnteredEditMode = 0,
        ExitingEditMode = 1,
        EnteredPlayMode = 2,
        ExitingPlayMode = 3,
    }
    public sealed partial class PlayerSettings
    {
        public static bool vulkanEnableSetSRGBWrite { get { return s_KeptVulkanEnableSetSRGBWrite.Get("UnityEditor.PlayerSettings.vulkanEnableSetSRGBWrite"); } set { s_KeptVulkanEnableSetSRGBWrite.Set(value); } } private static Umcp.Kept<bool> s_KeptVulkanEnableSetSRGBWrite;
        public static uint vulkanNumSwapchainBuffers { get { return s_KeptVulkanNumSwapchainBuffers.Get("UnityEditor.PlayerSettings.vulkanNumSwapchainBuffers"); } set { s_KeptVulkanNumSwapchainBuffers.Set(value); } } private static Umcp.Kept<uint> s_KeptVulkanNumSwapchainBuffers;
        public static bool vulkanEnableLateAcquireNextImage { get { return s_KeptVulkanEnableLateAcquireNextImage.Get("UnityEditor.PlayerSettings.vulkanEnableLateAcquireNextImage"); } set { s_KeptVulkanEnableLateAcquireNextImage.Set(value); } } private static Umcp.Kept<bool> s_KeptVulkanEnableLateAcquireNextImage;
        [System.Obsolete] public static bool vulkanUseSWCommandBuffers { get { return s_KeptVulkanUseSWCommandBuffers.Get("UnityEditor.PlayerSettings.vulkanUseSWCommandBuffers"); } set { s_KeptVulkanUseSWCommandBuffers.Set(value); } } private static Umcp.Kept<bool> s_KeptVulkanUseSWCommandBuffers;
        public static bool vulkanEnablePreTransform { get { return s_KeptVulkanEnablePreTransform.Get("UnityEditor.PlayerSettings.vulkanEnablePreTransform"); } set { s_KeptVulkanEnablePreTransform.Set(value); } } private static Umcp.Kept<bool> s_KeptVulkanEnablePreTransform;
        [System.Obsolete] public static void SetPropertyInt(string name, int value, UnityEditor.BuildTargetGroup target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPropertyInt"); }
        [System.Obsolete] public static void SetPropertyInt(string name, int value) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPropertyInt"); }
        [System.Obsolete] public static void SetPropertyInt(string name, int value, UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPropertyInt"); }
        [System.Obsolete] public static int GetPropertyInt(string name, UnityEditor.BuildTargetGroup target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyInt"); }
        [System.Obsolete] public static int GetPropertyInt(string name) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyInt"); }
        [System.Obsolete] public static bool GetPropertyOptionalInt(string name, ref int value, UnityEditor.BuildTargetGroup target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyOptionalInt"); }
        [System.Obsolete] public static bool GetPropertyOptionalInt(string name, ref int value) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyOptionalInt"); }
        [System.Obsolete] public static void SetPropertyBool(string name, bool value, UnityEditor.BuildTargetGroup target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPropertyBool"); }
        [System.Obsolete] public static void SetPropertyBool(string name, bool value) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPropertyBool"); }
        [System.Obsolete] public static void SetPropertyBool(string name, bool value, UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPropertyBool"); }
        [System.Obsolete] public static bool GetPropertyBool(string name, UnityEditor.BuildTargetGroup target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyBool"); }
        [System.Obsolete] public static bool GetPropertyBool(string name) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyBool"); }
        [System.Obsolete] public static bool GetPropertyOptionalBool(string name, ref bool value, UnityEditor.BuildTargetGroup target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyOptionalBool"); }
        [System.Obsolete] public static bool GetPropertyOptionalBool(string name, ref bool value) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyOptionalBool"); }
        [System.Obsolete] public static void SetPropertyString(string name, string value, UnityEditor.BuildTargetGroup target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPropertyString"); }
        [System.Obsolete] public static void SetPropertyString(string name, string value) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPropertyString"); }
        [System.Obsolete] public static void SetPropertyString(string name, string value, UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPropertyString"); }
        [System.Obsolete] public static string GetPropertyString(string name, UnityEditor.BuildTargetGroup target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyString"); }
        [System.Obsolete] public static string GetPropertyString(string name) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyString"); }
        [System.Obsolete] public static bool GetPropertyOptionalString(string name, ref string value, UnityEditor.BuildTargetGroup target) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyOptionalString"); }
        [System.Obsolete] public static bool GetPropertyOptionalString(string name, ref string value) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPropertyOptionalString"); }
        [System.Obsolete] public static bool showUnitySplashScreen { get { return s_KeptShowUnitySplashScreen.Get("UnityEditor.PlayerSettings.showUnitySplashScreen"); } set { s_KeptShowUnitySplashScreen.Set(value); } } private static Umcp.Kept<bool> s_KeptShowUnitySplashScreen;
        [System.Obsolete] public static string cloudProjectId { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.cloudProjectId"); } }
        public static System.Guid productGUID { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.productGUID"); } }
        public static UnityEngine.ColorSpace colorSpace { get { return s_KeptColorSpace.Get("UnityEditor.PlayerSettings.colorSpace"); } set { s_KeptColorSpace.Set(value); } } private static Umcp.Kept<UnityEngine.ColorSpace> s_KeptColorSpace;
        public static int defaultScreenWidth { get { return s_KeptDefaultScreenWidth.Get("UnityEditor.PlayerSettings.defaultScreenWidth"); } set { s_KeptDefaultScreenWidth.Set(value); } } private static Umcp.Kept<int> s_KeptDefaultScreenWidth;
        public static int defaultScreenHeight { get { return s_KeptDefaultScreenHeight.Get("UnityEditor.PlayerSettings.defaultScreenHeight"); } set { s_KeptDefaultScreenHeight.Set(value); } } private static Umcp.Kept<int> s_KeptDefaultScreenHeight;
        public static int defaultWebScreenWidth { get { return s_KeptDefaultWebScreenWidth.Get("UnityEditor.PlayerSettings.defaultWebScreenWidth"); } set { s_KeptDefaultWebScreenWidth.Set(value); } } private static Umcp.Kept<int> s_KeptDefaultWebScreenWidth;
        public static int defaultWebScreenHeight { get { return s_KeptDefaultWebScreenHeight.Get("UnityEditor.PlayerSettings.defaultWebScreenHeight"); } set { s_KeptDefaultWebScreenHeight.Set(value); } } private static Umcp.Kept<int> s_KeptDefaultWebScreenHeight;
        [System.Obsolete] public static UnityEditor.ResolutionDialogSetting displayResolutionDialog { get { return s_KeptDisplayResolutionDialog.Get("UnityEditor.PlayerSettings.displayResolutionDialog"); } set { s_KeptDisplayResolutionDialog.Set(value); } } private static Umcp.Kept<UnityEditor.ResolutionDialogSetting> s_KeptDisplayResolutionDialog;
        [System.Obsolete] public static bool defaultIsFullScreen { get { return s_KeptDefaultIsFullScreen.Get("UnityEditor.PlayerSettings.defaultIsFullScreen"); } set { s_KeptDefaultIsFullScreen.Set(value); } } private static Umcp.Kept<bool> s_KeptDefaultIsFullScreen;
        public static bool defaultIsNativeResolution { get { return s_KeptDefaultIsNativeResolution.Get("UnityEditor.PlayerSettings.defaultIsNativeResolution"); } set { s_KeptDefaultIsNativeResolution.Set(value); } } private static Umcp.Kept<bool> s_KeptDefaultIsNativeResolution;
        public static bool macRetinaSupport { get { return s_KeptMacRetinaSupport.Get("UnityEditor.PlayerSettings.macRetinaSupport"); } set { s_KeptMacRetinaSupport.Set(value); } } private static Umcp.Kept<bool> s_KeptMacRetinaSupport;
        public static bool runInBackground { get { return s_KeptRunInBackground.Get("UnityEditor.PlayerSettings.runInBackground"); } set { s_KeptRunInBackground.Set(value); } } private static Umcp.Kept<bool> s_KeptRunInBackground;
        public static bool captureSingleScreen { get { return s_KeptCaptureSingleScreen.Get("UnityEditor.PlayerSettings.captureSingleScreen"); } set { s_KeptCaptureSingleScreen.Set(value); } } private static Umcp.Kept<bool> s_KeptCaptureSingleScreen;
        public static bool usePlayerLog { get { return s_KeptUsePlayerLog.Get("UnityEditor.PlayerSettings.usePlayerLog"); } set { s_KeptUsePlayerLog.Set(value); } } private static Umcp.Kept<bool> s_KeptUsePlayerLog;
        public static bool resizableWindow { get { return s_KeptResizableWindow.Get("UnityEditor.PlayerSettings.resizableWindow"); } set { s_KeptResizableWindow.Set(value); } } private static Umcp.Kept<bool> s_KeptResizableWindow;
        public static bool resetResolutionOnWindowResize { get { return s_KeptResetResolutionOnWindowResize.Get("UnityEditor.PlayerSettings.resetResolutionOnWindowResize"); } set { s_KeptResetResolutionOnWindowResize.Set(value); } } private static Umcp.Kept<bool> s_KeptResetResolutionOnWindowResize;
        public static bool bakeCollisionMeshes { get { return s_KeptBakeCollisionMeshes.Get("UnityEditor.PlayerSettings.bakeCollisionMeshes"); } set { s_KeptBakeCollisionMeshes.Set(value); } } private static Umcp.Kept<bool> s_KeptBakeCollisionMeshes;
        public static bool useMacAppStoreValidation { get { return s_KeptUseMacAppStoreValidation.Get("UnityEditor.PlayerSettings.useMacAppStoreValidation"); } set { s_KeptUseMacAppStoreValidation.Set(value); } } private static Umcp.Kept<bool> s_KeptUseMacAppStoreValidation;
        public static bool dedicatedServerOptimizations { get { return s_KeptDedicatedServerOptimizations.Get("UnityEditor.PlayerSettings.dedicatedServerOptimizations"); } set { s_KeptDedicatedServerOptimizations.Set(value); } } private static Umcp.Kept<bool> s_KeptDedicatedServerOptimizations;
        [System.Obsolete] public static UnityEditor.MacFullscreenMode macFullscreenMode { get { return s_KeptMacFullscreenMode.Get("UnityEditor.PlayerSettings.macFullscreenMode"); } set { s_KeptMacFullscreenMode.Set(value); } } private static Umcp.Kept<UnityEditor.MacFullscreenMode> s_KeptMacFullscreenMode;
        [System.Obsolete] public static UnityEditor.D3D11FullscreenMode d3d11FullscreenMode { get { return s_KeptD3d11FullscreenMode.Get("UnityEditor.PlayerSettings.d3d11FullscreenMode"); } set { s_KeptD3d11FullscreenMode.Set(value); } } private static Umcp.Kept<UnityEditor.D3D11FullscreenMode> s_KeptD3d11FullscreenMode;
        public static UnityEngine.FullScreenMode fullScreenMode { get { return s_KeptFullScreenMode.Get("UnityEditor.PlayerSettings.fullScreenMode"); } set { s_KeptFullScreenMode.Set(value); } } private static Umcp.Kept<UnityEngine.FullScreenMode> s_KeptFullScreenMode;
        [System.Obsolete] public static bool virtualRealitySupported { get { return s_KeptVirtualRealitySupported.Get("UnityEditor.PlayerSettings.virtualRealitySupported"); } set { s_KeptVirtualRealitySupported.Set(value); } } private static Umcp.Kept<bool> s_KeptVirtualRealitySupported;
        public static bool enable360StereoCapture { get { return s_KeptEnable360StereoCapture.Get("UnityEditor.PlayerSettings.enable360StereoCapture"); } set { s_KeptEnable360StereoCapture.Set(value); } } private static Umcp.Kept<bool> s_KeptEnable360StereoCapture;
        [System.Obsolete] public static bool singlePassStereoRendering { get { return s_KeptSinglePassStereoRendering.Get("UnityEditor.PlayerSettings.singlePassStereoRendering"); } set { s_KeptSinglePassStereoRendering.Set(value); } } private static Umcp.Kept<bool> s_KeptSinglePassStereoRendering;
        public static UnityEditor.StereoRenderingPath stereoRenderingPath { get { return s_KeptStereoRenderingPath.Get("UnityEditor.PlayerSettings.stereoRenderingPath"); } set { s_KeptStereoRenderingPath.Set(value); } } private static Umcp.Kept<UnityEditor.StereoRenderingPath> s_KeptStereoRenderingPath;
        [System.Obsolete] public static bool protectGraphicsMemory { get { return s_KeptProtectGraphicsMemory.Get("UnityEditor.PlayerSettings.protectGraphicsMemory"); } set { s_KeptProtectGraphicsMemory.Set(value); } } private static Umcp.Kept<bool> s_KeptProtectGraphicsMemory;
        public static bool enableFrameTimingStats { get { return s_KeptEnableFrameTimingStats.Get("UnityEditor.PlayerSettings.enableFrameTimingStats"); } set { s_KeptEnableFrameTimingStats.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableFrameTimingStats;
        public static bool enableOpenGLProfilerGPURecorders { get { return s_KeptEnableOpenGLProfilerGPURecorders.Get("UnityEditor.PlayerSettings.enableOpenGLProfilerGPURecorders"); } set { s_KeptEnableOpenGLProfilerGPURecorders.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableOpenGLProfilerGPURecorders;
        public static bool allowHDRDisplaySupport { get { return s_KeptAllowHDRDisplaySupport.Get("UnityEditor.PlayerSettings.allowHDRDisplaySupport"); } set { s_KeptAllowHDRDisplaySupport.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowHDRDisplaySupport;
        public static bool useHDRDisplay { get { return s_KeptUseHDRDisplay.Get("UnityEditor.PlayerSettings.useHDRDisplay"); } set { s_KeptUseHDRDisplay.Set(value); } } private static Umcp.Kept<bool> s_KeptUseHDRDisplay;
        public static UnityEngine.HDRDisplayBitDepth hdrBitDepth { get { return s_KeptHdrBitDepth.Get("UnityEditor.PlayerSettings.hdrBitDepth"); } set { s_KeptHdrBitDepth.Set(value); } } private static Umcp.Kept<UnityEngine.HDRDisplayBitDepth> s_KeptHdrBitDepth;
        public static bool visibleInBackground { get { return s_KeptVisibleInBackground.Get("UnityEditor.PlayerSettings.visibleInBackground"); } set { s_KeptVisibleInBackground.Set(value); } } private static Umcp.Kept<bool> s_KeptVisibleInBackground;
        public static bool allowFullscreenSwitch { get { return s_KeptAllowFullscreenSwitch.Get("UnityEditor.PlayerSettings.allowFullscreenSwitch"); } set { s_KeptAllowFullscreenSwitch.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowFullscreenSwitch;
        public static bool forceSingleInstance { get { return s_KeptForceSingleInstance.Get("UnityEditor.PlayerSettings.forceSingleInstance"); } set { s_KeptForceSingleInstance.Set(value); } } private static Umcp.Kept<bool> s_KeptForceSingleInstance;
        public static bool useFlipModelSwapchain { get { return s_KeptUseFlipModelSwapchain.Get("UnityEditor.PlayerSettings.useFlipModelSwapchain"); } set { s_KeptUseFlipModelSwapchain.Set(value); } } private static Umcp.Kept<bool> s_KeptUseFlipModelSwapchain;
        public static bool openGLRequireES31 { get { return s_KeptOpenGLRequireES31.Get("UnityEditor.PlayerSettings.openGLRequireES31"); } set { s_KeptOpenGLRequireES31.Set(value); } } private static Umcp.Kept<bool> s_KeptOpenGLRequireES31;
        public static bool openGLRequireES31AEP { get { return s_KeptOpenGLRequireES31AEP.Get("UnityEditor.PlayerSettings.openGLRequireES31AEP"); } set { s_KeptOpenGLRequireES31AEP.Set(value); } } private static Umcp.Kept<bool> s_KeptOpenGLRequireES31AEP;
        public static bool openGLRequireES32 { get { return s_KeptOpenGLRequireES32.Get("UnityEditor.PlayerSettings.openGLRequireES32"); } set { s_KeptOpenGLRequireES32.Set(value); } } private static Umcp.Kept<bool> s_KeptOpenGLRequireES32;
        public static int spriteBatchVertexThreshold { get { return s_KeptSpriteBatchVertexThreshold.Get("UnityEditor.PlayerSettings.spriteBatchVertexThreshold"); } set { s_KeptSpriteBatchVertexThreshold.Set(value); } } private static Umcp.Kept<int> s_KeptSpriteBatchVertexThreshold;
        [System.Obsolete] public static UnityEngine.Texture2D resolutionDialogBanner { get { return s_KeptResolutionDialogBanner.Get("UnityEditor.PlayerSettings.resolutionDialogBanner"); } set { s_KeptResolutionDialogBanner.Set(value); } } private static Umcp.Kept<UnityEngine.Texture2D> s_KeptResolutionDialogBanner;
        public static UnityEngine.Texture2D virtualRealitySplashScreen { get { return s_KeptVirtualRealitySplashScreen.Get("UnityEditor.PlayerSettings.virtualRealitySplashScreen"); } set { s_KeptVirtualRealitySplashScreen.Set(value); } } private static Umcp.Kept<UnityEngine.Texture2D> s_KeptVirtualRealitySplashScreen;
        [System.Obsolete] public static string iPhoneBundleIdentifier { get { return s_KeptIPhoneBundleIdentifier.Get("UnityEditor.PlayerSettings.iPhoneBundleIdentifier"); } set { s_KeptIPhoneBundleIdentifier.Set(value); } } private static Umcp.Kept<string> s_KeptIPhoneBundleIdentifier;
        public static UnityEngine.Object[] GetPreloadedAssets() { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPreloadedAssets"); }
        public static void SetPreloadedAssets(UnityEngine.Object[] assets) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPreloadedAssets"); }
        public static int GetShaderChunkSizeInMBForPlatform(UnityEditor.BuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetShaderChunkSizeInMBForPlatform"); }
        public static void SetShaderChunkSizeInMBForPlatform(UnityEditor.BuildTarget buildTarget, int sizeInMegabytes) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetShaderChunkSizeInMBForPlatform"); }
        public static int GetShaderChunkCountForPlatform(UnityEditor.BuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetShaderChunkCountForPlatform"); }
        public static void SetShaderChunkCountForPlatform(UnityEditor.BuildTarget buildTarget, int chunkCount) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetShaderChunkCountForPlatform"); }
        public static int GetDefaultShaderChunkSizeInMB() { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetDefaultShaderChunkSizeInMB"); }
        public static void SetDefaultShaderChunkSizeInMB(int sizeInMegabytes) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetDefaultShaderChunkSizeInMB"); }
        public static int GetDefaultShaderChunkCount() { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetDefaultShaderChunkCount"); }
        public static void SetDefaultShaderChunkCount(int chunkCount) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetDefaultShaderChunkCount"); }
        public static bool GetOverrideShaderChunkSettingsForPlatform(UnityEditor.BuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetOverrideShaderChunkSettingsForPlatform"); }
        public static void SetOverrideShaderChunkSettingsForPlatform(UnityEditor.BuildTarget buildTarget, bool value) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetOverrideShaderChunkSettingsForPlatform"); }
        public static UnityEngine.Rendering.GraphicsDeviceType[] GetGraphicsAPIs(UnityEditor.BuildTarget platform) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetGraphicsAPIs"); }
        public static void SetGraphicsAPIs(UnityEditor.BuildTarget platform, UnityEngine.Rendering.GraphicsDeviceType[] apis) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetGraphicsAPIs"); }
        public static bool GetUseDefaultGraphicsAPIs(UnityEditor.BuildTarget platform) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetUseDefaultGraphicsAPIs"); }
        public static void SetUseDefaultGraphicsAPIs(UnityEditor.BuildTarget platform, bool automatic) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetUseDefaultGraphicsAPIs"); }
        public static void SetTemplateCustomValue(string name, string value) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetTemplateCustomValue"); }
        public static string GetTemplateCustomValue(string name) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetTemplateCustomValue"); }
        public static string GetScriptingDefineSymbolsForGroup(UnityEditor.BuildTargetGroup targetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetScriptingDefineSymbolsForGroup"); }
        public static void GetScriptingDefineSymbolsForGroup(UnityEditor.BuildTargetGroup targetGroup, out string[] defines) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetScriptingDefineSymbolsForGroup"); }
        public static void SetScriptingDefineSymbolsForGroup(UnityEditor.BuildTargetGroup targetGroup, string defines) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetScriptingDefineSymbolsForGroup"); }
        public static void SetScriptingDefineSymbolsForGroup(UnityEditor.BuildTargetGroup targetGroup, string[] defines) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetScriptingDefineSymbolsForGroup"); }
        public static string[] GetAdditionalCompilerArgumentsForGroup(UnityEditor.BuildTargetGroup targetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetAdditionalCompilerArgumentsForGroup"); }
        public static void SetAdditionalCompilerArgumentsForGroup(UnityEditor.BuildTargetGroup targetGroup, string[] additionalCompilerArguments) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetAdditionalCompilerArgumentsForGroup"); }
        public static int GetArchitecture(UnityEditor.BuildTargetGroup targetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetArchitecture"); }
        public static void SetArchitecture(UnityEditor.BuildTargetGroup targetGroup, int architecture) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetArchitecture"); }
        public static UnityEditor.ScriptingImplementation GetScriptingBackend(UnityEditor.BuildTargetGroup targetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetScriptingBackend"); }
        public static void SetScriptingBackend(UnityEditor.BuildTargetGroup targetGroup, UnityEditor.ScriptingImplementation backend) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetScriptingBackend"); }
        public static UnityEditor.ScriptingImplementation GetDefaultScriptingBackend(UnityEditor.BuildTargetGroup targetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetDefaultScriptingBackend"); }
        public static string GetApplicationIdentifier(UnityEditor.BuildTargetGroup targetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetApplicationIdentifier"); }
        public static void SetApplicationIdentifier(UnityEditor.BuildTargetGroup targetGroup, string identifier) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetApplicationIdentifier"); }
        public static UnityEditor.Il2CppCompilerConfiguration GetIl2CppCompilerConfiguration(UnityEditor.BuildTargetGroup targetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetIl2CppCompilerConfiguration"); }
        public static void SetIl2CppCompilerConfiguration(UnityEditor.BuildTargetGroup targetGroup, UnityEditor.Il2CppCompilerConfiguration configuration) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetIl2CppCompilerConfiguration"); }
        [System.Obsolete] public static bool GetIncrementalIl2CppBuild(UnityEditor.BuildTargetGroup targetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetIncrementalIl2CppBuild"); }
        [System.Obsolete] public static void SetIncrementalIl2CppBuild(UnityEditor.BuildTargetGroup targetGroup, bool enabled) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetIncrementalIl2CppBuild"); }
        public static void SetManagedStrippingLevel(UnityEditor.BuildTargetGroup targetGroup, UnityEditor.ManagedStrippingLevel level) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetManagedStrippingLevel"); }
        public static UnityEditor.ManagedStrippingLevel GetManagedStrippingLevel(UnityEditor.BuildTargetGroup targetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetManagedStrippingLevel"); }
        public static UnityEditor.ApiCompatibilityLevel GetApiCompatibilityLevel(UnityEditor.BuildTargetGroup buildTargetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetApiCompatibilityLevel"); }
        public static void SetApiCompatibilityLevel(UnityEditor.BuildTargetGroup buildTargetGroup, UnityEditor.ApiCompatibilityLevel value) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetApiCompatibilityLevel"); }
        public static bool GetMobileMTRendering(UnityEditor.BuildTargetGroup targetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetMobileMTRendering"); }
        public static void SetMobileMTRendering(UnityEditor.BuildTargetGroup targetGroup, bool enable) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetMobileMTRendering"); }
        public static UnityEditor.NormalMapEncoding GetNormalMapEncoding(UnityEditor.BuildTargetGroup platform) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetNormalMapEncoding"); }
        public static void SetNormalMapEncoding(UnityEditor.BuildTargetGroup platform, UnityEditor.NormalMapEncoding encoding) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetNormalMapEncoding"); }
        public static string GetScriptingDefineSymbols(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetScriptingDefineSymbols"); }
        public static void GetScriptingDefineSymbols(UnityEditor.Build.NamedBuildTarget buildTarget, out string[] defines) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetScriptingDefineSymbols"); }
        public static void SetScriptingDefineSymbols(UnityEditor.Build.NamedBuildTarget buildTarget, string defines) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetScriptingDefineSymbols"); }
        public static void SetScriptingDefineSymbols(UnityEditor.Build.NamedBuildTarget buildTarget, string[] defines) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetScriptingDefineSymbols"); }
        public static string[] GetAdditionalCompilerArguments(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetAdditionalCompilerArguments"); }
        public static void SetAdditionalCompilerArguments(UnityEditor.Build.NamedBuildTarget buildTarget, string[] additionalCompilerArguments) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetAdditionalCompilerArguments"); }
        public static int GetArchitecture(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetArchitecture"); }
        public static void SetArchitecture(UnityEditor.Build.NamedBuildTarget buildTarget, int architecture) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetArchitecture"); }
        public static UnityEditor.ScriptingImplementation GetScriptingBackend(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetScriptingBackend"); }
        public static void SetScriptingBackend(UnityEditor.Build.NamedBuildTarget buildTarget, UnityEditor.ScriptingImplementation backend) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetScriptingBackend"); }
        public static UnityEditor.ScriptingImplementation GetDefaultScriptingBackend(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetDefaultScriptingBackend"); }
        public static void SetApplicationIdentifier(UnityEditor.Build.NamedBuildTarget buildTarget, string identifier) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetApplicationIdentifier"); }
        public static string GetApplicationIdentifier(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetApplicationIdentifier"); }
        public static UnityEditor.Il2CppCompilerConfiguration GetIl2CppCompilerConfiguration(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetIl2CppCompilerConfiguration"); }
        public static void SetIl2CppCompilerConfiguration(UnityEditor.Build.NamedBuildTarget buildTarget, UnityEditor.Il2CppCompilerConfiguration configuration) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetIl2CppCompilerConfiguration"); }
        [System.Obsolete] public static bool GetIncrementalIl2CppBuild(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetIncrementalIl2CppBuild"); }
        [System.Obsolete] public static void SetIncrementalIl2CppBuild(UnityEditor.Build.NamedBuildTarget buildTarget, bool enabled) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetIncrementalIl2CppBuild"); }
        public static void SetManagedStrippingLevel(UnityEditor.Build.NamedBuildTarget buildTarget, UnityEditor.ManagedStrippingLevel level) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetManagedStrippingLevel"); }
        public static UnityEditor.ManagedStrippingLevel GetManagedStrippingLevel(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetManagedStrippingLevel"); }
        public static UnityEditor.ApiCompatibilityLevel GetApiCompatibilityLevel(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetApiCompatibilityLevel"); }
        public static void SetApiCompatibilityLevel(UnityEditor.Build.NamedBuildTarget buildTarget, UnityEditor.ApiCompatibilityLevel value) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetApiCompatibilityLevel"); }
        public static void SetMobileMTRendering(UnityEditor.Build.NamedBuildTarget buildTarget, bool enable) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetMobileMTRendering"); }
        public static bool GetMobileMTRendering(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetMobileMTRendering"); }
        public static UnityEditor.NormalMapEncoding GetNormalMapEncoding(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetNormalMapEncoding"); }
        public static void SetNormalMapEncoding(UnityEditor.Build.NamedBuildTarget buildTarget, UnityEditor.NormalMapEncoding encoding) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetNormalMapEncoding"); }
        [System.Obsolete] public static bool assemblyVersionValidation { get { return s_KeptAssemblyVersionValidation.Get("UnityEditor.PlayerSettings.assemblyVersionValidation"); } set { s_KeptAssemblyVersionValidation.Set(value); } } private static Umcp.Kept<bool> s_KeptAssemblyVersionValidation;
        public static string GetAdditionalIl2CppArgs() { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetAdditionalIl2CppArgs"); }
        public static void SetAdditionalIl2CppArgs(string additionalArgs) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetAdditionalIl2CppArgs"); }
        [System.Obsolete] public static UnityEditor.ScriptingRuntimeVersion scriptingRuntimeVersion { get { return s_KeptScriptingRuntimeVersion.Get("UnityEditor.PlayerSettings.scriptingRuntimeVersion"); } set { s_KeptScriptingRuntimeVersion.Set(value); } } private static Umcp.Kept<UnityEditor.ScriptingRuntimeVersion> s_KeptScriptingRuntimeVersion;
        public static bool suppressCommonWarnings { get { return s_KeptSuppressCommonWarnings.Get("UnityEditor.PlayerSettings.suppressCommonWarnings"); } set { s_KeptSuppressCommonWarnings.Set(value); } } private static Umcp.Kept<bool> s_KeptSuppressCommonWarnings;
        public static bool allowUnsafeCode { get { return s_KeptAllowUnsafeCode.Get("UnityEditor.PlayerSettings.allowUnsafeCode"); } set { s_KeptAllowUnsafeCode.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowUnsafeCode;
        [System.Obsolete] public static bool useReferenceAssemblies { get { return s_KeptUseReferenceAssemblies.Get("UnityEditor.PlayerSettings.useReferenceAssemblies"); } set { s_KeptUseReferenceAssemblies.Set(value); } } private static Umcp.Kept<bool> s_KeptUseReferenceAssemblies;
        public static bool gcIncremental { get { return s_KeptGcIncremental.Get("UnityEditor.PlayerSettings.gcIncremental"); } set { s_KeptGcIncremental.Set(value); } } private static Umcp.Kept<bool> s_KeptGcIncremental;
        public static string keystorePass { get { return s_KeptKeystorePass.Get("UnityEditor.PlayerSettings.keystorePass"); } set { s_KeptKeystorePass.Set(value); } } private static Umcp.Kept<string> s_KeptKeystorePass;
        public static string keyaliasPass { get { return s_KeptKeyaliasPass.Get("UnityEditor.PlayerSettings.keyaliasPass"); } set { s_KeptKeyaliasPass.Set(value); } } private static Umcp.Kept<string> s_KeptKeyaliasPass;
        [System.Obsolete] public static string xboxTitleId { get { return s_KeptXboxTitleId.Get("UnityEditor.PlayerSettings.xboxTitleId"); } set { s_KeptXboxTitleId.Set(value); } } private static Umcp.Kept<string> s_KeptXboxTitleId;
        [System.Obsolete] public static string xboxImageXexFilePath { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxImageXexFilePath"); } }
        [System.Obsolete] public static string xboxSpaFilePath { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxSpaFilePath"); } }
        [System.Obsolete] public static bool xboxGenerateSpa { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxGenerateSpa"); } }
        [System.Obsolete] public static bool xboxEnableGuest { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxEnableGuest"); } }
        [System.Obsolete] public static bool xboxDeployKinectResources { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxDeployKinectResources"); } }
        [System.Obsolete] public static bool xboxDeployKinectHeadOrientation { get { return s_KeptXboxDeployKinectHeadOrientation.Get("UnityEditor.PlayerSettings.xboxDeployKinectHeadOrientation"); } set { s_KeptXboxDeployKinectHeadOrientation.Set(value); } } private static Umcp.Kept<bool> s_KeptXboxDeployKinectHeadOrientation;
        [System.Obsolete] public static bool xboxDeployKinectHeadPosition { get { return s_KeptXboxDeployKinectHeadPosition.Get("UnityEditor.PlayerSettings.xboxDeployKinectHeadPosition"); } set { s_KeptXboxDeployKinectHeadPosition.Set(value); } } private static Umcp.Kept<bool> s_KeptXboxDeployKinectHeadPosition;
        [System.Obsolete] public static UnityEngine.Texture2D xboxSplashScreen { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxSplashScreen"); } }
        [System.Obsolete] public static int xboxAdditionalTitleMemorySize { get { return s_KeptXboxAdditionalTitleMemorySize.Get("UnityEditor.PlayerSettings.xboxAdditionalTitleMemorySize"); } set { s_KeptXboxAdditionalTitleMemorySize.Set(value); } } private static Umcp.Kept<int> s_KeptXboxAdditionalTitleMemorySize;
        [System.Obsolete] public static bool xboxEnableKinect { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxEnableKinect"); } }
        [System.Obsolete] public static bool xboxEnableKinectAutoTracking { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxEnableKinectAutoTracking"); } }
        [System.Obsolete] public static bool xboxEnableSpeech { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxEnableSpeech"); } }
        [System.Obsolete] public static uint xboxSpeechDB { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxSpeechDB"); } }
        public static bool gpuSkinning { get { return s_KeptGpuSkinning.Get("UnityEditor.PlayerSettings.gpuSkinning"); } set { s_KeptGpuSkinning.Set(value); } } private static Umcp.Kept<bool> s_KeptGpuSkinning;
        public static bool graphicsJobs { get { return s_KeptGraphicsJobs.Get("UnityEditor.PlayerSettings.graphicsJobs"); } set { s_KeptGraphicsJobs.Set(value); } } private static Umcp.Kept<bool> s_KeptGraphicsJobs;
        public static UnityEditor.GraphicsJobMode graphicsJobMode { get { return s_KeptGraphicsJobMode.Get("UnityEditor.PlayerSettings.graphicsJobMode"); } set { s_KeptGraphicsJobMode.Set(value); } } private static Umcp.Kept<UnityEditor.GraphicsJobMode> s_KeptGraphicsJobMode;
        public static bool GetWsaHolographicRemotingEnabled() { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetWsaHolographicRemotingEnabled"); }
        public static void SetWsaHolographicRemotingEnabled(bool enabled) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetWsaHolographicRemotingEnabled"); }
        public static bool xboxPIXTextureCapture { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxPIXTextureCapture"); } }
        public static bool xboxEnableAvatar { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxEnableAvatar"); } }
        public static int xboxOneResolution { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.xboxOneResolution"); } }
        public static bool enableInternalProfiler { get { return s_KeptEnableInternalProfiler.Get("UnityEditor.PlayerSettings.enableInternalProfiler"); } set { s_KeptEnableInternalProfiler.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableInternalProfiler;
        public static UnityEditor.ActionOnDotNetUnhandledException actionOnDotNetUnhandledException { get { return s_KeptActionOnDotNetUnhandledException.Get("UnityEditor.PlayerSettings.actionOnDotNetUnhandledException"); } set { s_KeptActionOnDotNetUnhandledException.Set(value); } } private static Umcp.Kept<UnityEditor.ActionOnDotNetUnhandledException> s_KeptActionOnDotNetUnhandledException;
        public static bool logObjCUncaughtExceptions { get { return s_KeptLogObjCUncaughtExceptions.Get("UnityEditor.PlayerSettings.logObjCUncaughtExceptions"); } set { s_KeptLogObjCUncaughtExceptions.Set(value); } } private static Umcp.Kept<bool> s_KeptLogObjCUncaughtExceptions;
        public static bool enableCrashReportAPI { get { return s_KeptEnableCrashReportAPI.Get("UnityEditor.PlayerSettings.enableCrashReportAPI"); } set { s_KeptEnableCrashReportAPI.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableCrashReportAPI;
        public static string visionOSBundleVersion { get { return s_KeptVisionOSBundleVersion.Get("UnityEditor.PlayerSettings.visionOSBundleVersion"); } set { s_KeptVisionOSBundleVersion.Set(value); } } private static Umcp.Kept<string> s_KeptVisionOSBundleVersion;
        public static string tvOSBundleVersion { get { return s_KeptTvOSBundleVersion.Get("UnityEditor.PlayerSettings.tvOSBundleVersion"); } set { s_KeptTvOSBundleVersion.Set(value); } } private static Umcp.Kept<string> s_KeptTvOSBundleVersion;
        public static bool statusBarHidden { get { return s_KeptStatusBarHidden.Get("UnityEditor.PlayerSettings.statusBarHidden"); } set { s_KeptStatusBarHidden.Set(value); } } private static Umcp.Kept<bool> s_KeptStatusBarHidden;
        public static bool stripEngineCode { get { return s_KeptStripEngineCode.Get("UnityEditor.PlayerSettings.stripEngineCode"); } set { s_KeptStripEngineCode.Set(value); } } private static Umcp.Kept<bool> s_KeptStripEngineCode;
        public static UnityEditor.UIOrientation defaultInterfaceOrientation { get { return s_KeptDefaultInterfaceOrientation.Get("UnityEditor.PlayerSettings.defaultInterfaceOrientation"); } set { s_KeptDefaultInterfaceOrientation.Set(value); } } private static Umcp.Kept<UnityEditor.UIOrientation> s_KeptDefaultInterfaceOrientation;
        public static bool allowedAutorotateToPortrait { get { return s_KeptAllowedAutorotateToPortrait.Get("UnityEditor.PlayerSettings.allowedAutorotateToPortrait"); } set { s_KeptAllowedAutorotateToPortrait.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowedAutorotateToPortrait;
        public static bool allowedAutorotateToPortraitUpsideDown { get { return s_KeptAllowedAutorotateToPortraitUpsideDown.Get("UnityEditor.PlayerSettings.allowedAutorotateToPortraitUpsideDown"); } set { s_KeptAllowedAutorotateToPortraitUpsideDown.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowedAutorotateToPortraitUpsideDown;
        public static bool allowedAutorotateToLandscapeRight { get { return s_KeptAllowedAutorotateToLandscapeRight.Get("UnityEditor.PlayerSettings.allowedAutorotateToLandscapeRight"); } set { s_KeptAllowedAutorotateToLandscapeRight.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowedAutorotateToLandscapeRight;
        public static bool allowedAutorotateToLandscapeLeft { get { return s_KeptAllowedAutorotateToLandscapeLeft.Get("UnityEditor.PlayerSettings.allowedAutorotateToLandscapeLeft"); } set { s_KeptAllowedAutorotateToLandscapeLeft.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowedAutorotateToLandscapeLeft;
        public static bool useAnimatedAutorotation { get { return s_KeptUseAnimatedAutorotation.Get("UnityEditor.PlayerSettings.useAnimatedAutorotation"); } set { s_KeptUseAnimatedAutorotation.Set(value); } } private static Umcp.Kept<bool> s_KeptUseAnimatedAutorotation;
        public static bool use32BitDisplayBuffer { get { return s_KeptUse32BitDisplayBuffer.Get("UnityEditor.PlayerSettings.use32BitDisplayBuffer"); } set { s_KeptUse32BitDisplayBuffer.Set(value); } } private static Umcp.Kept<bool> s_KeptUse32BitDisplayBuffer;
        public static bool preserveFramebufferAlpha { get { return s_KeptPreserveFramebufferAlpha.Get("UnityEditor.PlayerSettings.preserveFramebufferAlpha"); } set { s_KeptPreserveFramebufferAlpha.Set(value); } } private static Umcp.Kept<bool> s_KeptPreserveFramebufferAlpha;
        [System.Obsolete] public static UnityEditor.ApiCompatibilityLevel apiCompatibilityLevel { get { return s_KeptApiCompatibilityLevel.Get("UnityEditor.PlayerSettings.apiCompatibilityLevel"); } set { s_KeptApiCompatibilityLevel.Set(value); } } private static Umcp.Kept<UnityEditor.ApiCompatibilityLevel> s_KeptApiCompatibilityLevel;
        public static bool stripUnusedMeshComponents { get { return s_KeptStripUnusedMeshComponents.Get("UnityEditor.PlayerSettings.stripUnusedMeshComponents"); } set { s_KeptStripUnusedMeshComponents.Set(value); } } private static Umcp.Kept<bool> s_KeptStripUnusedMeshComponents;
        public static bool strictShaderVariantMatching { get { return s_KeptStrictShaderVariantMatching.Get("UnityEditor.PlayerSettings.strictShaderVariantMatching"); } set { s_KeptStrictShaderVariantMatching.Set(value); } } private static Umcp.Kept<bool> s_KeptStrictShaderVariantMatching;
        public static bool mipStripping { get { return s_KeptMipStripping.Get("UnityEditor.PlayerSettings.mipStripping"); } set { s_KeptMipStripping.Set(value); } } private static Umcp.Kept<bool> s_KeptMipStripping;
        public static bool advancedLicense { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.advancedLicense"); } }
        public static string aotOptions { get { return s_KeptAotOptions.Get("UnityEditor.PlayerSettings.aotOptions"); } set { s_KeptAotOptions.Set(value); } } private static Umcp.Kept<string> s_KeptAotOptions;
        public static UnityEngine.Texture2D defaultCursor { get { return s_KeptDefaultCursor.Get("UnityEditor.PlayerSettings.defaultCursor"); } set { s_KeptDefaultCursor.Set(value); } } private static Umcp.Kept<UnityEngine.Texture2D> s_KeptDefaultCursor;
        public static UnityEngine.Vector2 cursorHotspot { get { return s_KeptCursorHotspot.Get("UnityEditor.PlayerSettings.cursorHotspot"); } set { s_KeptCursorHotspot.Set(value); } } private static Umcp.Kept<UnityEngine.Vector2> s_KeptCursorHotspot;
        public static int accelerometerFrequency { get { return s_KeptAccelerometerFrequency.Get("UnityEditor.PlayerSettings.accelerometerFrequency"); } set { s_KeptAccelerometerFrequency.Set(value); } } private static Umcp.Kept<int> s_KeptAccelerometerFrequency;
        public static bool MTRendering { get { return s_KeptMTRendering.Get("UnityEditor.PlayerSettings.MTRendering"); } set { s_KeptMTRendering.Set(value); } } private static Umcp.Kept<bool> s_KeptMTRendering;
        public static UnityEngine.StackTraceLogType GetStackTraceLogType(UnityEngine.LogType logType) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetStackTraceLogType"); }
        public static void SetStackTraceLogType(UnityEngine.LogType logType, UnityEngine.StackTraceLogType stackTraceType) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetStackTraceLogType"); }
        [System.Obsolete] public static bool useDirect3D11 { get { return s_KeptUseDirect3D11.Get("UnityEditor.PlayerSettings.useDirect3D11"); } set { s_KeptUseDirect3D11.Set(value); } } private static Umcp.Kept<bool> s_KeptUseDirect3D11;
        [System.Obsolete] public static bool stereoscopic3D { get { return s_KeptStereoscopic3D.Get("UnityEditor.PlayerSettings.stereoscopic3D"); } set { s_KeptStereoscopic3D.Set(value); } } private static Umcp.Kept<bool> s_KeptStereoscopic3D;
        public static bool muteOtherAudioSources { get { return s_KeptMuteOtherAudioSources.Get("UnityEditor.PlayerSettings.muteOtherAudioSources"); } set { s_KeptMuteOtherAudioSources.Set(value); } } private static Umcp.Kept<bool> s_KeptMuteOtherAudioSources;
        public static UnityEngine.AudioSpatialExperience audioSpatialExperience { get { return s_KeptAudioSpatialExperience.Get("UnityEditor.PlayerSettings.audioSpatialExperience"); } set { s_KeptAudioSpatialExperience.Set(value); } } private static Umcp.Kept<UnityEngine.AudioSpatialExperience> s_KeptAudioSpatialExperience;
        public static bool legacyClampBlendShapeWeights { get { return s_KeptLegacyClampBlendShapeWeights.Get("UnityEditor.PlayerSettings.legacyClampBlendShapeWeights"); } set { s_KeptLegacyClampBlendShapeWeights.Set(value); } } private static Umcp.Kept<bool> s_KeptLegacyClampBlendShapeWeights;
        public static bool enableMetalAPIValidation { get { return s_KeptEnableMetalAPIValidation.Get("UnityEditor.PlayerSettings.enableMetalAPIValidation"); } set { s_KeptEnableMetalAPIValidation.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableMetalAPIValidation;
        public static bool GetVirtualTexturingSupportEnabled() { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetVirtualTexturingSupportEnabled"); }
        public static void SetVirtualTexturingSupportEnabled(bool enabled) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetVirtualTexturingSupportEnabled"); }
        public static UnityEditor.InsecureHttpOption insecureHttpOption { get { return s_KeptInsecureHttpOption.Get("UnityEditor.PlayerSettings.insecureHttpOption"); } set { s_KeptInsecureHttpOption.Set(value); } } private static Umcp.Kept<UnityEditor.InsecureHttpOption> s_KeptInsecureHttpOption;
        [System.Obsolete] public static string locationUsageDescription { get { return s_KeptLocationUsageDescription.Get("UnityEditor.PlayerSettings.locationUsageDescription"); } set { s_KeptLocationUsageDescription.Set(value); } } private static Umcp.Kept<string> s_KeptLocationUsageDescription;
        [System.Obsolete] public static UnityEngine.RenderingPath renderingPath { get { return s_KeptRenderingPath.Get("UnityEditor.PlayerSettings.renderingPath"); } set { s_KeptRenderingPath.Set(value); } } private static Umcp.Kept<UnityEngine.RenderingPath> s_KeptRenderingPath;
        [System.Obsolete] public static UnityEngine.RenderingPath mobileRenderingPath { get { return s_KeptMobileRenderingPath.Get("UnityEditor.PlayerSettings.mobileRenderingPath"); } set { s_KeptMobileRenderingPath.Set(value); } } private static Umcp.Kept<UnityEngine.RenderingPath> s_KeptMobileRenderingPath;
        [System.Obsolete] public static bool HasAspectRatio(UnityEditor.AspectRatio aspectRatio) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.HasAspectRatio"); }
        [System.Obsolete] public static void SetAspectRatio(UnityEditor.AspectRatio aspectRatio, bool enable) { }
        public static UnityEditor.PlatformIcon[] GetPlatformIcons(UnityEditor.BuildTargetGroup platform, UnityEditor.PlatformIconKind kind) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPlatformIcons"); }
        public static UnityEditor.PlatformIcon[] GetPlatformIcons(UnityEditor.Build.NamedBuildTarget buildTarget, UnityEditor.PlatformIconKind kind) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetPlatformIcons"); }
        public static void SetPlatformIcons(UnityEditor.BuildTargetGroup platform, UnityEditor.PlatformIconKind kind, UnityEditor.PlatformIcon[] icons) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPlatformIcons"); }
        public static void SetPlatformIcons(UnityEditor.Build.NamedBuildTarget buildTarget, UnityEditor.PlatformIconKind kind, UnityEditor.PlatformIcon[] icons) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetPlatformIcons"); }
        public static UnityEditor.PlatformIconKind[] GetSupportedIconKindsForPlatform(UnityEditor.BuildTargetGroup platform) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetSupportedIconKindsForPlatform"); }
        public static UnityEditor.PlatformIconKind[] GetSupportedIconKinds(UnityEditor.Build.NamedBuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetSupportedIconKinds"); }
        public static void SetIconsForTargetGroup(UnityEditor.BuildTargetGroup platform, UnityEngine.Texture2D[] icons, UnityEditor.IconKind kind) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetIconsForTargetGroup"); }
        public static void SetIcons(UnityEditor.Build.NamedBuildTarget buildTarget, UnityEngine.Texture2D[] icons, UnityEditor.IconKind kind) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetIcons"); }
        public static void SetIconsForTargetGroup(UnityEditor.BuildTargetGroup platform, UnityEngine.Texture2D[] icons) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.SetIconsForTargetGroup"); }
        public static UnityEngine.Texture2D[] GetIconsForTargetGroup(UnityEditor.BuildTargetGroup platform, UnityEditor.IconKind kind) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetIconsForTargetGroup"); }
        public static UnityEngine.Texture2D[] GetIcons(UnityEditor.Build.NamedBuildTarget buildTarget, UnityEditor.IconKind kind) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetIcons"); }
        public static UnityEngine.Texture2D[] GetIconsForTargetGroup(UnityEditor.BuildTargetGroup platform) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetIconsForTargetGroup"); }
        public static int[] GetIconSizesForTargetGroup(UnityEditor.BuildTargetGroup platform, UnityEditor.IconKind kind) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetIconSizesForTargetGroup"); }
        public static int[] GetIconSizes(UnityEditor.Build.NamedBuildTarget buildTarget, UnityEditor.IconKind kind) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetIconSizes"); }
        public static int[] GetIconSizesForTargetGroup(UnityEditor.BuildTargetGroup platform) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetIconSizesForTargetGroup"); }
        [System.Obsolete] public static bool GetVirtualRealitySupported(UnityEditor.BuildTargetGroup targetGroup) { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.GetVirtualRealitySupported"); }
        [System.Obsolete] public static void SetVirtualRealitySupported(UnityEditor.BuildTargetGroup targetGroup, bool value) { }
        public sealed partial class WebGL
        {
            public static int memorySize { get { return s_KeptMemorySize.Get("UnityEditor.PlayerSettings.WebGL.memorySize"); } set { s_KeptMemorySize.Set(value); } } private static Umcp.Kept<int> s_KeptMemorySize;
            public static UnityEditor.WebGLExceptionSupport exceptionSupport { get { return s_KeptExceptionSupport.Get("UnityEditor.PlayerSettings.WebGL.exceptionSupport"); } set { s_KeptExceptionSupport.Set(value); } } private static Umcp.Kept<UnityEditor.WebGLExceptionSupport> s_KeptExceptionSupport;
            public static bool dataCaching { get { return s_KeptDataCaching.Get("UnityEditor.PlayerSettings.WebGL.dataCaching"); } set { s_KeptDataCaching.Set(value); } } private static Umcp.Kept<bool> s_KeptDataCaching;
            public static string emscriptenArgs { get { return s_KeptEmscriptenArgs.Get("UnityEditor.PlayerSettings.WebGL.emscriptenArgs"); } set { s_KeptEmscriptenArgs.Set(value); } } private static Umcp.Kept<string> s_KeptEmscriptenArgs;
            public static string modulesDirectory { get { return s_KeptModulesDirectory.Get("UnityEditor.PlayerSettings.WebGL.modulesDirectory"); } set { s_KeptModulesDirectory.Set(value); } } private static Umcp.Kept<string> s_KeptModulesDirectory;
            public static string template { get { return s_KeptTemplate.Get("UnityEditor.PlayerSettings.WebGL.template"); } set { s_KeptTemplate.Set(value); } } private static Umcp.Kept<string> s_KeptTemplate;
            public static bool analyzeBuildSize { get { return s_KeptAnalyzeBuildSize.Get("UnityEditor.PlayerSettings.WebGL.analyzeBuildSize"); } set { s_KeptAnalyzeBuildSize.Set(value); } } private static Umcp.Kept<bool> s_KeptAnalyzeBuildSize;
            public static bool useEmbeddedResources { get { return s_KeptUseEmbeddedResources.Get("UnityEditor.PlayerSettings.WebGL.useEmbeddedResources"); } set { s_KeptUseEmbeddedResources.Set(value); } } private static Umcp.Kept<bool> s_KeptUseEmbeddedResources;
            [System.Obsolete] public static bool useWasm { get { return s_KeptUseWasm.Get("UnityEditor.PlayerSettings.WebGL.useWasm"); } set { s_KeptUseWasm.Set(value); } } private static Umcp.Kept<bool> s_KeptUseWasm;
            public static bool threadsSupport { get { return s_KeptThreadsSupport.Get("UnityEditor.PlayerSettings.WebGL.threadsSupport"); } set { s_KeptThreadsSupport.Set(value); } } private static Umcp.Kept<bool> s_KeptThreadsSupport;
            public static UnityEditor.WebGLLinkerTarget linkerTarget { get { return s_KeptLinkerTarget.Get("UnityEditor.PlayerSettings.WebGL.linkerTarget"); } set { s_KeptLinkerTarget.Set(value); } } private static Umcp.Kept<UnityEditor.WebGLLinkerTarget> s_KeptLinkerTarget;
            public static UnityEditor.WebGLCompressionFormat compressionFormat { get { return s_KeptCompressionFormat.Get("UnityEditor.PlayerSettings.WebGL.compressionFormat"); } set { s_KeptCompressionFormat.Set(value); } } private static Umcp.Kept<UnityEditor.WebGLCompressionFormat> s_KeptCompressionFormat;
            public static bool nameFilesAsHashes { get { return s_KeptNameFilesAsHashes.Get("UnityEditor.PlayerSettings.WebGL.nameFilesAsHashes"); } set { s_KeptNameFilesAsHashes.Set(value); } } private static Umcp.Kept<bool> s_KeptNameFilesAsHashes;
            public static bool showDiagnostics { get { return s_KeptShowDiagnostics.Get("UnityEditor.PlayerSettings.WebGL.showDiagnostics"); } set { s_KeptShowDiagnostics.Set(value); } } private static Umcp.Kept<bool> s_KeptShowDiagnostics;
            [System.Obsolete] public static bool debugSymbols { get { return s_KeptDebugSymbols.Get("UnityEditor.PlayerSettings.WebGL.debugSymbols"); } set { s_KeptDebugSymbols.Set(value); } } private static Umcp.Kept<bool> s_KeptDebugSymbols;
            public static bool decompressionFallback { get { return s_KeptDecompressionFallback.Get("UnityEditor.PlayerSettings.WebGL.decompressionFallback"); } set { s_KeptDecompressionFallback.Set(value); } } private static Umcp.Kept<bool> s_KeptDecompressionFallback;
            public static int initialMemorySize { get { return s_KeptInitialMemorySize.Get("UnityEditor.PlayerSettings.WebGL.initialMemorySize"); } set { s_KeptInitialMemorySize.Set(value); } } private static Umcp.Kept<int> s_KeptInitialMemorySize;
            public static int maximumMemorySize { get { return s_KeptMaximumMemorySize.Get("UnityEditor.PlayerSettings.WebGL.maximumMemorySize"); } set { s_KeptMaximumMemorySize.Set(value); } } private static Umcp.Kept<int> s_KeptMaximumMemorySize;
            public static int linearMemoryGrowthStep { get { return s_KeptLinearMemoryGrowthStep.Get("UnityEditor.PlayerSettings.WebGL.linearMemoryGrowthStep"); } set { s_KeptLinearMemoryGrowthStep.Set(value); } } private static Umcp.Kept<int> s_KeptLinearMemoryGrowthStep;
            public static float geometricMemoryGrowthStep { get { return s_KeptGeometricMemoryGrowthStep.Get("UnityEditor.PlayerSettings.WebGL.geometricMemoryGrowthStep"); } set { s_KeptGeometricMemoryGrowthStep.Set(value); } } private static Umcp.Kept<float> s_KeptGeometricMemoryGrowthStep;
            public static int memoryGeometricGrowthCap { get { return s_KeptMemoryGeometricGrowthCap.Get("UnityEditor.PlayerSettings.WebGL.memoryGeometricGrowthCap"); } set { s_KeptMemoryGeometricGrowthCap.Set(value); } } private static Umcp.Kept<int> s_KeptMemoryGeometricGrowthCap;
        }
        public partial class iOS
        {
            public static string applicationDisplayName { get { return s_KeptApplicationDisplayName.Get("UnityEditor.PlayerSettings.iOS.applicationDisplayName"); } set { s_KeptApplicationDisplayName.Set(value); } } private static Umcp.Kept<string> s_KeptApplicationDisplayName;
            public static string buildNumber { get { return s_KeptBuildNumber.Get("UnityEditor.PlayerSettings.iOS.buildNumber"); } set { s_KeptBuildNumber.Set(value); } } private static Umcp.Kept<string> s_KeptBuildNumber;
            public static bool disableDepthAndStencilBuffers { get { return s_KeptDisableDepthAndStencilBuffers.Get("UnityEditor.PlayerSettings.iOS.disableDepthAndStencilBuffers"); } set { s_KeptDisableDepthAndStencilBuffers.Set(value); } } private static Umcp.Kept<bool> s_KeptDisableDepthAndStencilBuffers;
            public static UnityEditor.ScriptCallOptimizationLevel scriptCallOptimization { get { return s_KeptScriptCallOptimization.Get("UnityEditor.PlayerSettings.iOS.scriptCallOptimization"); } set { s_KeptScriptCallOptimization.Set(value); } } private static Umcp.Kept<UnityEditor.ScriptCallOptimizationLevel> s_KeptScriptCallOptimization;
            public static UnityEditor.iOSSdkVersion sdkVersion { get { return s_KeptSdkVersion.Get("UnityEditor.PlayerSettings.iOS.sdkVersion"); } set { s_KeptSdkVersion.Set(value); } } private static Umcp.Kept<UnityEditor.iOSSdkVersion> s_KeptSdkVersion;
            public static string targetOSVersionString { get { return s_KeptTargetOSVersionString.Get("UnityEditor.PlayerSettings.iOS.targetOSVersionString"); } set { s_KeptTargetOSVersionString.Set(value); } } private static Umcp.Kept<string> s_KeptTargetOSVersionString;
            public static UnityEditor.iOSTargetDevice targetDevice { get { return s_KeptTargetDevice.Get("UnityEditor.PlayerSettings.iOS.targetDevice"); } set { s_KeptTargetDevice.Set(value); } } private static Umcp.Kept<UnityEditor.iOSTargetDevice> s_KeptTargetDevice;
            public static bool prerenderedIcon { get { return s_KeptPrerenderedIcon.Get("UnityEditor.PlayerSettings.iOS.prerenderedIcon"); } set { s_KeptPrerenderedIcon.Set(value); } } private static Umcp.Kept<bool> s_KeptPrerenderedIcon;
            public static bool requiresPersistentWiFi { get { return s_KeptRequiresPersistentWiFi.Get("UnityEditor.PlayerSettings.iOS.requiresPersistentWiFi"); } set { s_KeptRequiresPersistentWiFi.Set(value); } } private static Umcp.Kept<bool> s_KeptRequiresPersistentWiFi;
            public static bool requiresFullScreen { get { return s_KeptRequiresFullScreen.Get("UnityEditor.PlayerSettings.iOS.requiresFullScreen"); } set { s_KeptRequiresFullScreen.Set(value); } } private static Umcp.Kept<bool> s_KeptRequiresFullScreen;
            public static UnityEditor.iOSStatusBarStyle statusBarStyle { get { return s_KeptStatusBarStyle.Get("UnityEditor.PlayerSettings.iOS.statusBarStyle"); } set { s_KeptStatusBarStyle.Set(value); } } private static Umcp.Kept<UnityEditor.iOSStatusBarStyle> s_KeptStatusBarStyle;
            public static UnityEngine.iOS.SystemGestureDeferMode deferSystemGesturesMode { get { return s_KeptDeferSystemGesturesMode.Get("UnityEditor.PlayerSettings.iOS.deferSystemGesturesMode"); } set { s_KeptDeferSystemGesturesMode.Set(value); } } private static Umcp.Kept<UnityEngine.iOS.SystemGestureDeferMode> s_KeptDeferSystemGesturesMode;
            public static bool hideHomeButton { get { return s_KeptHideHomeButton.Get("UnityEditor.PlayerSettings.iOS.hideHomeButton"); } set { s_KeptHideHomeButton.Set(value); } } private static Umcp.Kept<bool> s_KeptHideHomeButton;
            public static UnityEditor.iOSBackgroundMode backgroundModes { get { return s_KeptBackgroundModes.Get("UnityEditor.PlayerSettings.iOS.backgroundModes"); } set { s_KeptBackgroundModes.Set(value); } } private static Umcp.Kept<UnityEditor.iOSBackgroundMode> s_KeptBackgroundModes;
            public static bool forceHardShadowsOnMetal { get { return s_KeptForceHardShadowsOnMetal.Get("UnityEditor.PlayerSettings.iOS.forceHardShadowsOnMetal"); } set { s_KeptForceHardShadowsOnMetal.Set(value); } } private static Umcp.Kept<bool> s_KeptForceHardShadowsOnMetal;
            [System.Obsolete] public static bool allowHTTPDownload { get { return s_KeptAllowHTTPDownload.Get("UnityEditor.PlayerSettings.iOS.allowHTTPDownload"); } set { s_KeptAllowHTTPDownload.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowHTTPDownload;
            public static string appleDeveloperTeamID { get { return s_KeptAppleDeveloperTeamID.Get("UnityEditor.PlayerSettings.iOS.appleDeveloperTeamID"); } set { s_KeptAppleDeveloperTeamID.Set(value); } } private static Umcp.Kept<string> s_KeptAppleDeveloperTeamID;
            public static string iOSManualProvisioningProfileID { get { return s_KeptIOSManualProvisioningProfileID.Get("UnityEditor.PlayerSettings.iOS.iOSManualProvisioningProfileID"); } set { s_KeptIOSManualProvisioningProfileID.Set(value); } } private static Umcp.Kept<string> s_KeptIOSManualProvisioningProfileID;
            public static string tvOSManualProvisioningProfileID { get { return s_KeptTvOSManualProvisioningProfileID.Get("UnityEditor.PlayerSettings.iOS.tvOSManualProvisioningProfileID"); } set { s_KeptTvOSManualProvisioningProfileID.Set(value); } } private static Umcp.Kept<string> s_KeptTvOSManualProvisioningProfileID;
            public static string VisionOSManualProvisioningProfileID { get { return s_KeptVisionOSManualProvisioningProfileID.Get("UnityEditor.PlayerSettings.iOS.VisionOSManualProvisioningProfileID"); } set { s_KeptVisionOSManualProvisioningProfileID.Set(value); } } private static Umcp.Kept<string> s_KeptVisionOSManualProvisioningProfileID;
            public static bool appleEnableAutomaticSigning { get { return s_KeptAppleEnableAutomaticSigning.Get("UnityEditor.PlayerSettings.iOS.appleEnableAutomaticSigning"); } set { s_KeptAppleEnableAutomaticSigning.Set(value); } } private static Umcp.Kept<bool> s_KeptAppleEnableAutomaticSigning;
            public static string cameraUsageDescription { get { return s_KeptCameraUsageDescription.Get("UnityEditor.PlayerSettings.iOS.cameraUsageDescription"); } set { s_KeptCameraUsageDescription.Set(value); } } private static Umcp.Kept<string> s_KeptCameraUsageDescription;
            public static string locationUsageDescription { get { return s_KeptLocationUsageDescription.Get("UnityEditor.PlayerSettings.iOS.locationUsageDescription"); } set { s_KeptLocationUsageDescription.Set(value); } } private static Umcp.Kept<string> s_KeptLocationUsageDescription;
            public static string microphoneUsageDescription { get { return s_KeptMicrophoneUsageDescription.Get("UnityEditor.PlayerSettings.iOS.microphoneUsageDescription"); } set { s_KeptMicrophoneUsageDescription.Set(value); } } private static Umcp.Kept<string> s_KeptMicrophoneUsageDescription;
            public static bool useOnDemandResources { get { return s_KeptUseOnDemandResources.Get("UnityEditor.PlayerSettings.iOS.useOnDemandResources"); } set { s_KeptUseOnDemandResources.Set(value); } } private static Umcp.Kept<bool> s_KeptUseOnDemandResources;
            public static string[] iOSUrlSchemes { get { return s_KeptIOSUrlSchemes.Get("UnityEditor.PlayerSettings.iOS.iOSUrlSchemes"); } set { s_KeptIOSUrlSchemes.Set(value); } } private static Umcp.Kept<string[]> s_KeptIOSUrlSchemes;
            [System.Obsolete] public static bool exitOnSuspend { get { return s_KeptExitOnSuspend.Get("UnityEditor.PlayerSettings.iOS.exitOnSuspend"); } set { s_KeptExitOnSuspend.Set(value); } } private static Umcp.Kept<bool> s_KeptExitOnSuspend;
            [System.Obsolete] public static bool overrideIPodMusic { get { return s_KeptOverrideIPodMusic.Get("UnityEditor.PlayerSettings.iOS.overrideIPodMusic"); } set { s_KeptOverrideIPodMusic.Set(value); } } private static Umcp.Kept<bool> s_KeptOverrideIPodMusic;
        }
        public partial class macOS
        {
            public static string buildNumber { get { return s_KeptBuildNumber.Get("UnityEditor.PlayerSettings.macOS.buildNumber"); } set { s_KeptBuildNumber.Set(value); } } private static Umcp.Kept<string> s_KeptBuildNumber;
            public static string applicationCategoryType { get { return s_KeptApplicationCategoryType.Get("UnityEditor.PlayerSettings.macOS.applicationCategoryType"); } set { s_KeptApplicationCategoryType.Set(value); } } private static Umcp.Kept<string> s_KeptApplicationCategoryType;
            public static string cameraUsageDescription { get { return s_KeptCameraUsageDescription.Get("UnityEditor.PlayerSettings.macOS.cameraUsageDescription"); } set { s_KeptCameraUsageDescription.Set(value); } } private static Umcp.Kept<string> s_KeptCameraUsageDescription;
            public static string microphoneUsageDescription { get { return s_KeptMicrophoneUsageDescription.Get("UnityEditor.PlayerSettings.macOS.microphoneUsageDescription"); } set { s_KeptMicrophoneUsageDescription.Set(value); } } private static Umcp.Kept<string> s_KeptMicrophoneUsageDescription;
            public static string bluetoothUsageDescription { get { return s_KeptBluetoothUsageDescription.Get("UnityEditor.PlayerSettings.macOS.bluetoothUsageDescription"); } set { s_KeptBluetoothUsageDescription.Set(value); } } private static Umcp.Kept<string> s_KeptBluetoothUsageDescription;
            public static string[] urlSchemes { get { return s_KeptUrlSchemes.Get("UnityEditor.PlayerSettings.macOS.urlSchemes"); } set { s_KeptUrlSchemes.Set(value); } } private static Umcp.Kept<string[]> s_KeptUrlSchemes;
            public static string targetOSVersion { get { return s_KeptTargetOSVersion.Get("UnityEditor.PlayerSettings.macOS.targetOSVersion"); } set { s_KeptTargetOSVersion.Set(value); } } private static Umcp.Kept<string> s_KeptTargetOSVersion;
        }
        public enum WSAApplicationShowName
        {
            NotSet = 0,
            AllLogos = 1,
            NoLogos = 2,
            StandardLogoOnly = 3,
            WideLogoOnly = 4,
        }
        public enum WSADefaultTileSize
        {
            NotSet = 0,
            Medium = 1,
            Wide = 2,
        }
        public enum WSAApplicationForegroundText
        {
            Light = 1,
            Dark = 2,
        }
        public enum WSAInputSource
        {
            CoreWindow = 0,
            IndependentInputSource = 1,
            SwapChainPanel = 2,
        }
        public partial struct WSASupportedFileType
        {
            public string contentType;
            public string fileType;
        }
        public partial struct WSAFileTypeAssociations
        {
            public string name;
            public UnityEditor.PlayerSettings.WSASupportedFileType[] supportedFileTypes;
        }
        public partial class Android
        {
            public static bool disableDepthAndStencilBuffers { get { return s_KeptDisableDepthAndStencilBuffers.Get("UnityEditor.PlayerSettings.Android.disableDepthAndStencilBuffers"); } set { s_KeptDisableDepthAndStencilBuffers.Set(value); } } private static Umcp.Kept<bool> s_KeptDisableDepthAndStencilBuffers;
            [System.Obsolete] public static bool use24BitDepthBuffer { get { return s_KeptUse24BitDepthBuffer.Get("UnityEditor.PlayerSettings.Android.use24BitDepthBuffer"); } set { s_KeptUse24BitDepthBuffer.Set(value); } } private static Umcp.Kept<bool> s_KeptUse24BitDepthBuffer;
            public static int defaultWindowWidth { get { return s_KeptDefaultWindowWidth.Get("UnityEditor.PlayerSettings.Android.defaultWindowWidth"); } set { s_KeptDefaultWindowWidth.Set(value); } } private static Umcp.Kept<int> s_KeptDefaultWindowWidth;
            public static int defaultWindowHeight { get { return s_KeptDefaultWindowHeight.Get("UnityEditor.PlayerSettings.Android.defaultWindowHeight"); } set { s_KeptDefaultWindowHeight.Set(value); } } private static Umcp.Kept<int> s_KeptDefaultWindowHeight;
            public static int minimumWindowWidth { get { return s_KeptMinimumWindowWidth.Get("UnityEditor.PlayerSettings.Android.minimumWindowWidth"); } set { s_KeptMinimumWindowWidth.Set(value); } } private static Umcp.Kept<int> s_KeptMinimumWindowWidth;
            public static int minimumWindowHeight { get { return s_KeptMinimumWindowHeight.Get("UnityEditor.PlayerSettings.Android.minimumWindowHeight"); } set { s_KeptMinimumWindowHeight.Set(value); } } private static Umcp.Kept<int> s_KeptMinimumWindowHeight;
            public static bool resizableWindow { get { return s_KeptResizableWindow.Get("UnityEditor.PlayerSettings.Android.resizableWindow"); } set { s_KeptResizableWindow.Set(value); } } private static Umcp.Kept<bool> s_KeptResizableWindow;
            public static UnityEngine.FullScreenMode fullscreenMode { get { return s_KeptFullscreenMode.Get("UnityEditor.PlayerSettings.Android.fullscreenMode"); } set { s_KeptFullscreenMode.Set(value); } } private static Umcp.Kept<UnityEngine.FullScreenMode> s_KeptFullscreenMode;
            public static int bundleVersionCode { get { return s_KeptBundleVersionCode.Get("UnityEditor.PlayerSettings.Android.bundleVersionCode"); } set { s_KeptBundleVersionCode.Set(value); } } private static Umcp.Kept<int> s_KeptBundleVersionCode;
            public static UnityEditor.AndroidSdkVersions minSdkVersion { get { return s_KeptMinSdkVersion.Get("UnityEditor.PlayerSettings.Android.minSdkVersion"); } set { s_KeptMinSdkVersion.Set(value); } } private static Umcp.Kept<UnityEditor.AndroidSdkVersions> s_KeptMinSdkVersion;
            public static UnityEditor.AndroidSdkVersions targetSdkVersion { get { return s_KeptTargetSdkVersion.Get("UnityEditor.PlayerSettings.Android.targetSdkVersion"); } set { s_KeptTargetSdkVersion.Set(value); } } private static Umcp.Kept<UnityEditor.AndroidSdkVersions> s_KeptTargetSdkVersion;
            public static UnityEditor.AndroidPreferredInstallLocation preferredInstallLocation { get { return s_KeptPreferredInstallLocation.Get("UnityEditor.PlayerSettings.Android.preferredInstallLocation"); } set { s_KeptPreferredInstallLocation.Set(value); } } private static Umcp.Kept<UnityEditor.AndroidPreferredInstallLocation> s_KeptPreferredInstallLocation;
            public static bool forceInternetPermission { get { return s_KeptForceInternetPermission.Get("UnityEditor.PlayerSettings.Android.forceInternetPermission"); } set { s_KeptForceInternetPermission.Set(value); } } private static Umcp.Kept<bool> s_KeptForceInternetPermission;
            public static bool forceSDCardPermission { get { return s_KeptForceSDCardPermission.Get("UnityEditor.PlayerSettings.Android.forceSDCardPermission"); } set { s_KeptForceSDCardPermission.Set(value); } } private static Umcp.Kept<bool> s_KeptForceSDCardPermission;
            public static bool androidTVCompatibility { get { return s_KeptAndroidTVCompatibility.Get("UnityEditor.PlayerSettings.Android.androidTVCompatibility"); } set { s_KeptAndroidTVCompatibility.Set(value); } } private static Umcp.Kept<bool> s_KeptAndroidTVCompatibility;
            public static bool androidIsGame { get { return s_KeptAndroidIsGame.Get("UnityEditor.PlayerSettings.Android.androidIsGame"); } set { s_KeptAndroidIsGame.Set(value); } } private static Umcp.Kept<bool> s_KeptAndroidIsGame;
            public static bool ARCoreEnabled { get { return s_KeptARCoreEnabled.Get("UnityEditor.PlayerSettings.Android.ARCoreEnabled"); } set { s_KeptARCoreEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptARCoreEnabled;
            public static bool chromeosInputEmulation { get { return s_KeptChromeosInputEmulation.Get("UnityEditor.PlayerSettings.Android.chromeosInputEmulation"); } set { s_KeptChromeosInputEmulation.Set(value); } } private static Umcp.Kept<bool> s_KeptChromeosInputEmulation;
            public static UnityEditor.AndroidArchitecture targetArchitectures { get { return s_KeptTargetArchitectures.Get("UnityEditor.PlayerSettings.Android.targetArchitectures"); } set { s_KeptTargetArchitectures.Set(value); } } private static Umcp.Kept<UnityEditor.AndroidArchitecture> s_KeptTargetArchitectures;
            public static bool enableArmv9SecurityFeatures { get { return s_KeptEnableArmv9SecurityFeatures.Get("UnityEditor.PlayerSettings.Android.enableArmv9SecurityFeatures"); } set { s_KeptEnableArmv9SecurityFeatures.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableArmv9SecurityFeatures;
            public static bool buildApkPerCpuArchitecture { get { return s_KeptBuildApkPerCpuArchitecture.Get("UnityEditor.PlayerSettings.Android.buildApkPerCpuArchitecture"); } set { s_KeptBuildApkPerCpuArchitecture.Set(value); } } private static Umcp.Kept<bool> s_KeptBuildApkPerCpuArchitecture;
            public static UnityEditor.AndroidSplashScreenScale splashScreenScale { get { return s_KeptSplashScreenScale.Get("UnityEditor.PlayerSettings.Android.splashScreenScale"); } set { s_KeptSplashScreenScale.Set(value); } } private static Umcp.Kept<UnityEditor.AndroidSplashScreenScale> s_KeptSplashScreenScale;
            public static bool useCustomKeystore { get { return s_KeptUseCustomKeystore.Get("UnityEditor.PlayerSettings.Android.useCustomKeystore"); } set { s_KeptUseCustomKeystore.Set(value); } } private static Umcp.Kept<bool> s_KeptUseCustomKeystore;
            public static string keystoreName { get { return s_KeptKeystoreName.Get("UnityEditor.PlayerSettings.Android.keystoreName"); } set { s_KeptKeystoreName.Set(value); } } private static Umcp.Kept<string> s_KeptKeystoreName;
            public static string keystorePass { get { return s_KeptKeystorePass.Get("UnityEditor.PlayerSettings.Android.keystorePass"); } set { s_KeptKeystorePass.Set(value); } } private static Umcp.Kept<string> s_KeptKeystorePass;
            public static string keyaliasName { get { return s_KeptKeyaliasName.Get("UnityEditor.PlayerSettings.Android.keyaliasName"); } set { s_KeptKeyaliasName.Set(value); } } private static Umcp.Kept<string> s_KeptKeyaliasName;
            public static string keyaliasPass { get { return s_KeptKeyaliasPass.Get("UnityEditor.PlayerSettings.Android.keyaliasPass"); } set { s_KeptKeyaliasPass.Set(value); } } private static Umcp.Kept<string> s_KeptKeyaliasPass;
            public static bool licenseVerification { get { throw new Umcp.LeftOutException("UnityEditor.PlayerSettings.Android.licenseVerification"); } }
            public static bool useAPKExpansionFiles { get { return s_KeptUseAPKExpansionFiles.Get("UnityEditor.PlayerSettings.Android.useAPKExpansionFiles"); } set { s_KeptUseAPKExpansionFiles.Set(value); } } private static Umcp.Kept<bool> s_KeptUseAPKExpansionFiles;
            public static float maxAspectRatio { get { return s_KeptMaxAspectRatio.Get("UnityEditor.PlayerSettings.Android.maxAspectRatio"); } set { s_KeptMaxAspectRatio.Set(value); } } private static Umcp.Kept<float> s_KeptMaxAspectRatio;
            public static bool startInFullscreen { get { return s_KeptStartInFullscreen.Get("UnityEditor.PlayerSettings.Android.startInFullscreen"); } set { s_KeptStartInFullscreen.Set(value); } } private static Umcp.Kept<bool> s_KeptStartInFullscreen;
            public static bool renderOutsideSafeArea { get { return s_KeptRenderOutsideSafeArea.Get("UnityEditor.PlayerSettings.Android.renderOutsideSafeArea"); } set { s_KeptRenderOutsideSafeArea.Set(value); } } private static Umcp.Kept<bool> s_KeptRenderOutsideSafeArea;
            public static bool minifyRelease { get { return s_KeptMinifyRelease.Get("UnityEditor.PlayerSettings.Android.minifyRelease"); } set { s_KeptMinifyRelease.Set(value); } } private static Umcp.Kept<bool> s_KeptMinifyRelease;
            public static bool minifyDebug { get { return s_KeptMinifyDebug.Get("UnityEditor.PlayerSettings.Android.minifyDebug"); } set { s_KeptMinifyDebug.Set(value); } } private static Umcp.Kept<bool> s_KeptMinifyDebug;
            public static bool optimizedFramePacing { get { return s_KeptOptimizedFramePacing.Get("UnityEditor.PlayerSettings.Android.optimizedFramePacing"); } set { s_KeptOptimizedFramePacing.Set(value); } } private static Umcp.Kept<bool> s_KeptOptimizedFramePacing;
            public static bool predictiveBackSupport { get { return s_KeptPredictiveBackSupport.Get("UnityEditor.PlayerSettings.Android.predictiveBackSupport"); } set { s_KeptPredictiveBackSupport.Set(value); } } private static Umcp.Kept<bool> s_KeptPredictiveBackSupport;
            [System.Obsolete] public static bool minifyWithR8 { get { return s_KeptMinifyWithR8.Get("UnityEditor.PlayerSettings.Android.minifyWithR8"); } set { s_KeptMinifyWithR8.Set(value); } } private static Umcp.Kept<bool> s_KeptMinifyWithR8;
        }
        public partial class SplashScreen
        {
            public static UnityEditor.PlayerSettings.SplashScreen.AnimationMode animationMode { get { return s_KeptAnimationMode.Get("UnityEditor.PlayerSettings.SplashScreen.animationMode"); } set { s_KeptAnimationMode.Set(value); } } private static Umcp.Kept<UnityEditor.PlayerSettings.SplashScreen.AnimationMode> s_KeptAnimationMode;
            public static float animationBackgroundZoom { get { return s_KeptAnimationBackgroundZoom.Get("UnityEditor.PlayerSettings.SplashScreen.animationBackgroundZoom"); } set { s_KeptAnimationBackgroundZoom.Set(value); } } private static Umcp.Kept<float> s_KeptAnimationBackgroundZoom;
            public static float animationLogoZoom { get { return s_KeptAnimationLogoZoom.Get("UnityEditor.PlayerSettings.SplashScreen.animationLogoZoom"); } set { s_KeptAnimationLogoZoom.Set(value); } } private static Umcp.Kept<float> s_KeptAnimationLogoZoom;
            public static UnityEngine.Sprite background { get { return s_KeptBackground.Get("UnityEditor.PlayerSettings.SplashScreen.background"); } set { s_KeptBackground.Set(value); } } private static Umcp.Kept<UnityEngine.Sprite> s_KeptBackground;
            public static UnityEngine.Sprite backgroundPortrait { get { return s_KeptBackgroundPortrait.Get("UnityEditor.PlayerSettings.SplashScreen.backgroundPortrait"); } set { s_KeptBackgroundPortrait.Set(value); } } private static Umcp.Kept<UnityEngine.Sprite> s_KeptBackgroundPortrait;
            public static bool blurBackgroundImage { get { return s_KeptBlurBackgroundImage.Get("UnityEditor.PlayerSettings.SplashScreen.blurBackgroundImage"); } set { s_KeptBlurBackgroundImage.Set(value); } } private static Umcp.Kept<bool> s_KeptBlurBackgroundImage;
            public static UnityEngine.Color backgroundColor { get { return s_KeptBackgroundColor.Get("UnityEditor.PlayerSettings.SplashScreen.backgroundColor"); } set { s_KeptBackgroundColor.Set(value); } } private static Umcp.Kept<UnityEngine.Color> s_KeptBackgroundColor;
            public static UnityEditor.PlayerSettings.SplashScreen.DrawMode drawMode { get { return s_KeptDrawMode.Get("UnityEditor.PlayerSettings.SplashScreen.drawMode"); } set { s_KeptDrawMode.Set(value); } } private static Umcp.Kept<UnityEditor.PlayerSettings.SplashScreen.DrawMode> s_KeptDrawMode;
            public static float overlayOpacity { get { return s_KeptOverlayOpacity.Get("UnityEditor.PlayerSettings.SplashScreen.overlayOpacity"); } set { s_KeptOverlayOpacity.Set(value); } } private static Umcp.Kept<float> s_KeptOverlayOpacity;
            public static bool show { get { return s_KeptShow.Get("UnityEditor.PlayerSettings.SplashScreen.show"); } set { s_KeptShow.Set(value); } } private static Umcp.Kept<bool> s_KeptShow;
            public static bool showUnityLogo { get { return s_KeptShowUnityLogo.Get("UnityEditor.PlayerSettings.SplashScreen.showUnityLogo"); } set { s_KeptShowUnityLogo.Set(value); } } private static Umcp.Kept<bool> s_KeptShowUnityLogo;
            public static UnityEditor.PlayerSettings.SplashScreen.UnityLogoStyle unityLogoStyle { get { return s_KeptUnityLogoStyle.Get("UnityEditor.PlayerSettings.SplashScreen.unityLogoStyle"); } set { s_KeptUnityLogoStyle.Set(value); } } private static Umcp.Kept<UnityEditor.PlayerSettings.SplashScreen.UnityLogoStyle> s_KeptUnityLogoStyle;
            public enum AnimationMode
            {
                Static = 0,
                Dolly = 1,
                Custom = 2,
            }
            public enum DrawMode
            {
                UnityLogoBelow = 0,
                AllSequential = 1,
            }
            public enum UnityLogoStyle
            {
                DarkOnLight = 0,
                LightOnDark = 1,
            }
        }
        [System.Obsolete]
        public static partial class VRWindowsMixedReality
        {
            [System.Obsolete] public static UnityEditor.PlayerSettings.VRWindowsMixedReality.DepthBufferFormat depthBufferFormat { get; set; }
            [System.Obsolete] public static bool depthBufferSharingEnabled { get; set; }
            [System.Obsolete]
            public enum DepthBufferFormat
            {
                DepthBufferFormat16Bit = 0,
                DepthBufferFormat24Bit = 1,
            }
        }
    }
    public sealed partial class PluginImporter : UnityEditor.AssetImporter
    {
        public string[] DefineConstraints { get { return m_KeptDefineConstraints.Get("UnityEditor.PluginImporter.DefineConstraints"); } set { m_KeptDefineConstraints.Set(value); } } private Umcp.Kept<string[]> m_KeptDefineConstraints;
        public static UnityEditor.PluginImporter[] GetImporters(string platformName) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetImporters"); }
        public static UnityEditor.PluginImporter[] GetImporters(UnityEditor.BuildTarget platform) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetImporters"); }
        public static UnityEditor.PluginImporter[] GetImporters(string buildTargetGroup, string buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetImporters"); }
        public static UnityEditor.PluginImporter[] GetImporters(UnityEditor.BuildTargetGroup buildTargetGroup, UnityEditor.BuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetImporters"); }
        public void ClearSettings() { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.ClearSettings"); }
        public void SetCompatibleWithAnyPlatform(bool enable) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetCompatibleWithAnyPlatform"); }
        public bool GetCompatibleWithAnyPlatform() { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetCompatibleWithAnyPlatform"); }
        public void SetExcludeFromAnyPlatform(string platformName, bool excludedFromAny) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetExcludeFromAnyPlatform"); }
        public bool GetExcludeFromAnyPlatform(string platformName) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetExcludeFromAnyPlatform"); }
        public void SetIncludeInBuildDelegate(UnityEditor.PluginImporter.IncludeInBuildDelegate includeInBuildDelegate) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetIncludeInBuildDelegate"); }
        public void SetExcludeFromAnyPlatform(UnityEditor.BuildTarget platform, bool excludedFromAny) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetExcludeFromAnyPlatform"); }
        public bool GetExcludeFromAnyPlatform(UnityEditor.BuildTarget platform) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetExcludeFromAnyPlatform"); }
        public void SetExcludeEditorFromAnyPlatform(bool excludedFromAny) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetExcludeEditorFromAnyPlatform"); }
        public bool GetExcludeEditorFromAnyPlatform() { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetExcludeEditorFromAnyPlatform"); }
        public void SetCompatibleWithEditor(bool enable) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetCompatibleWithEditor"); }
        public bool GetCompatibleWithEditor() { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetCompatibleWithEditor"); }
        public bool GetCompatibleWithEditor(string buildTargetGroup, string buildTarget) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetCompatibleWithEditor"); }
        public bool isPreloaded { get { return m_KeptIsPreloaded.Get("UnityEditor.PluginImporter.isPreloaded"); } set { m_KeptIsPreloaded.Set(value); } } private Umcp.Kept<bool> m_KeptIsPreloaded;
        public bool GetIsOverridable() { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetIsOverridable"); }
        public bool ShouldIncludeInBuild() { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.ShouldIncludeInBuild"); }
        public void SetCompatibleWithPlatform(UnityEditor.BuildTarget platform, bool enable) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetCompatibleWithPlatform"); }
        public bool GetCompatibleWithPlatform(UnityEditor.BuildTarget platform) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetCompatibleWithPlatform"); }
        public void SetCompatibleWithPlatform(string platformName, bool enable) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetCompatibleWithPlatform"); }
        public bool GetCompatibleWithPlatform(string platformName) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetCompatibleWithPlatform"); }
        public void SetPlatformData(UnityEditor.BuildTarget platform, string key, string value) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetPlatformData"); }
        public string GetPlatformData(UnityEditor.BuildTarget platform, string key) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetPlatformData"); }
        public void SetPlatformData(string platformName, string key, string value) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetPlatformData"); }
        public string GetPlatformData(string platformName, string key) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetPlatformData"); }
        public void SetEditorData(string key, string value) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetEditorData"); }
        public string GetEditorData(string key) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetEditorData"); }
        public bool isNativePlugin { get { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.isNativePlugin"); } }
        public static UnityEditor.PluginImporter[] GetAllImporters() { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetAllImporters"); }
        public void SetIcon(string className, UnityEngine.Texture2D icon) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.SetIcon"); }
        public UnityEngine.Texture2D GetIcon(string className) { throw new Umcp.LeftOutException("UnityEditor.PluginImporter.GetIcon"); }
        public delegate bool IncludeInBuildDelegate(string path);
    }
    public partial class PopupWindow : UnityEditor.EditorWindow
    {
        public static void Show(UnityEngine.Rect activatorRect, UnityEditor.PopupWindowContent windowContent) { throw new Umcp.LeftOutException("UnityEditor.PopupWindow.Show"); }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        internal PopupWindow() { }
    }
    public abstract partial class PopupWindowContent
    {
        public UnityEditor.EditorWindow editorWindow { get; internal set; }
        public virtual void OnGUI(UnityEngine.Rect rect) { }
        public virtual UnityEngine.Vector2 GetWindowSize() { throw new Umcp.LeftOutException("UnityEditor.PopupWindowContent.GetWindowSize"); }
        public virtual void OnOpen() { }
        public virtual void OnClose() { }
    }
    public enum PrefabAssetType
    {
        NotAPrefab = 0,
        Regular = 1,
        Model = 2,
        Variant = 3,
        MissingAsset = 4,
    }
    public enum PrefabInstanceStatus
    {
        NotAPrefab = 0,
        Connected = 1,
        [System.Obsolete] Disconnected = 2,
        MissingAsset = 3,
    }
    [System.Obsolete]
    public enum PrefabType
    {
        None = 0,
        Prefab = 1,
        ModelPrefab = 2,
        PrefabInstance = 3,
        ModelPrefabInstance = 4,
        MissingPrefabInstance = 5,
        [System.Obsolete] DisconnectedPrefabInstance = 6,
        [System.Obsolete] DisconnectedModelPrefabInstance = 7,
    }
    public enum PrefabUnpackMode
    {
        OutermostRoot = 0,
        Completely = 1,
    }
}
