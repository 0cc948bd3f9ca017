// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public partial class EditorUserBuildSettings
    {
        public static bool remoteDeviceInfo { get { return s_KeptRemoteDeviceInfo.Get("UnityEditor.EditorUserBuildSettings.remoteDeviceInfo"); } set { s_KeptRemoteDeviceInfo.Set(value); } } private static Umcp.Kept<bool> s_KeptRemoteDeviceInfo;
        public static string remoteDeviceAddress { get { return s_KeptRemoteDeviceAddress.Get("UnityEditor.EditorUserBuildSettings.remoteDeviceAddress"); } set { s_KeptRemoteDeviceAddress.Set(value); } } private static Umcp.Kept<string> s_KeptRemoteDeviceAddress;
        public static string remoteDeviceUsername { get { return s_KeptRemoteDeviceUsername.Get("UnityEditor.EditorUserBuildSettings.remoteDeviceUsername"); } set { s_KeptRemoteDeviceUsername.Set(value); } } private static Umcp.Kept<string> s_KeptRemoteDeviceUsername;
        public static string remoteDeviceExports { get { return s_KeptRemoteDeviceExports.Get("UnityEditor.EditorUserBuildSettings.remoteDeviceExports"); } set { s_KeptRemoteDeviceExports.Set(value); } } private static Umcp.Kept<string> s_KeptRemoteDeviceExports;
        public static string pathOnRemoteDevice { get { return s_KeptPathOnRemoteDevice.Get("UnityEditor.EditorUserBuildSettings.pathOnRemoteDevice"); } set { s_KeptPathOnRemoteDevice.Set(value); } } private static Umcp.Kept<string> s_KeptPathOnRemoteDevice;
        public static UnityEditor.StandaloneBuildSubtarget standaloneBuildSubtarget { get { return s_KeptStandaloneBuildSubtarget.Get("UnityEditor.EditorUserBuildSettings.standaloneBuildSubtarget"); } set { s_KeptStandaloneBuildSubtarget.Set(value); } } private static Umcp.Kept<UnityEditor.StandaloneBuildSubtarget> s_KeptStandaloneBuildSubtarget;
        public static bool explicitNullChecks { get { return s_KeptExplicitNullChecks.Get("UnityEditor.EditorUserBuildSettings.explicitNullChecks"); } set { s_KeptExplicitNullChecks.Set(value); } } private static Umcp.Kept<bool> s_KeptExplicitNullChecks;
        public static bool explicitDivideByZeroChecks { get { return s_KeptExplicitDivideByZeroChecks.Get("UnityEditor.EditorUserBuildSettings.explicitDivideByZeroChecks"); } set { s_KeptExplicitDivideByZeroChecks.Set(value); } } private static Umcp.Kept<bool> s_KeptExplicitDivideByZeroChecks;
        public static bool explicitArrayBoundsChecks { get { return s_KeptExplicitArrayBoundsChecks.Get("UnityEditor.EditorUserBuildSettings.explicitArrayBoundsChecks"); } set { s_KeptExplicitArrayBoundsChecks.Set(value); } } private static Umcp.Kept<bool> s_KeptExplicitArrayBoundsChecks;
        public static bool needSubmissionMaterials { get { return s_KeptNeedSubmissionMaterials.Get("UnityEditor.EditorUserBuildSettings.needSubmissionMaterials"); } set { s_KeptNeedSubmissionMaterials.Set(value); } } private static Umcp.Kept<bool> s_KeptNeedSubmissionMaterials;
        [System.Obsolete] public static bool compressWithPsArc { get { return s_KeptCompressWithPsArc.Get("UnityEditor.EditorUserBuildSettings.compressWithPsArc"); } set { s_KeptCompressWithPsArc.Set(value); } } private static Umcp.Kept<bool> s_KeptCompressWithPsArc;
        public static bool forceInstallation { get { return s_KeptForceInstallation.Get("UnityEditor.EditorUserBuildSettings.forceInstallation"); } set { s_KeptForceInstallation.Set(value); } } private static Umcp.Kept<bool> s_KeptForceInstallation;
        public static bool movePackageToDiscOuterEdge { get { return s_KeptMovePackageToDiscOuterEdge.Get("UnityEditor.EditorUserBuildSettings.movePackageToDiscOuterEdge"); } set { s_KeptMovePackageToDiscOuterEdge.Set(value); } } private static Umcp.Kept<bool> s_KeptMovePackageToDiscOuterEdge;
        public static bool compressFilesInPackage { get { return s_KeptCompressFilesInPackage.Get("UnityEditor.EditorUserBuildSettings.compressFilesInPackage"); } set { s_KeptCompressFilesInPackage.Set(value); } } private static Umcp.Kept<bool> s_KeptCompressFilesInPackage;
        [System.Obsolete] public static bool enableHeadlessMode { get { return s_KeptEnableHeadlessMode.Get("UnityEditor.EditorUserBuildSettings.enableHeadlessMode"); } set { s_KeptEnableHeadlessMode.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableHeadlessMode;
        public static bool buildScriptsOnly { get { return s_KeptBuildScriptsOnly.Get("UnityEditor.EditorUserBuildSettings.buildScriptsOnly"); } set { s_KeptBuildScriptsOnly.Set(value); } } private static Umcp.Kept<bool> s_KeptBuildScriptsOnly;
        public static int streamingInstallLaunchRange { get { return s_KeptStreamingInstallLaunchRange.Get("UnityEditor.EditorUserBuildSettings.streamingInstallLaunchRange"); } set { s_KeptStreamingInstallLaunchRange.Set(value); } } private static Umcp.Kept<int> s_KeptStreamingInstallLaunchRange;
        [System.Obsolete] public static string xboxOneUsername { get; set; }
        [System.Obsolete] public static string xboxOneNetworkSharePath { get; set; }
        public static string xboxOneAdditionalDebugPorts { get; set; }
        public static bool xboxOneRebootIfDeployFailsAndRetry { get; set; }
        public static UnityEditor.MobileTextureSubtarget androidBuildSubtarget { get { return s_KeptAndroidBuildSubtarget.Get("UnityEditor.EditorUserBuildSettings.androidBuildSubtarget"); } set { s_KeptAndroidBuildSubtarget.Set(value); } } private static Umcp.Kept<UnityEditor.MobileTextureSubtarget> s_KeptAndroidBuildSubtarget;
        public static UnityEditor.AndroidBuildSystem androidBuildSystem { get { return s_KeptAndroidBuildSystem.Get("UnityEditor.EditorUserBuildSettings.androidBuildSystem"); } set { s_KeptAndroidBuildSystem.Set(value); } } private static Umcp.Kept<UnityEditor.AndroidBuildSystem> s_KeptAndroidBuildSystem;
        [System.Obsolete] public static bool androidUseLegacySdkTools { get { return s_KeptAndroidUseLegacySdkTools.Get("UnityEditor.EditorUserBuildSettings.androidUseLegacySdkTools"); } set { s_KeptAndroidUseLegacySdkTools.Set(value); } } private static Umcp.Kept<bool> s_KeptAndroidUseLegacySdkTools;
        [System.Obsolete] public static bool androidCreateSymbolsZip { get { return s_KeptAndroidCreateSymbolsZip.Get("UnityEditor.EditorUserBuildSettings.androidCreateSymbolsZip"); } set { s_KeptAndroidCreateSymbolsZip.Set(value); } } private static Umcp.Kept<bool> s_KeptAndroidCreateSymbolsZip;
        public static string wsaUWPSDK { get { return s_KeptWsaUWPSDK.Get("UnityEditor.EditorUserBuildSettings.wsaUWPSDK"); } set { s_KeptWsaUWPSDK.Set(value); } } private static Umcp.Kept<string> s_KeptWsaUWPSDK;
        public static string wsaMinUWPSDK { get { return s_KeptWsaMinUWPSDK.Get("UnityEditor.EditorUserBuildSettings.wsaMinUWPSDK"); } set { s_KeptWsaMinUWPSDK.Set(value); } } private static Umcp.Kept<string> s_KeptWsaMinUWPSDK;
        public static string wsaArchitecture { get { return s_KeptWsaArchitecture.Get("UnityEditor.EditorUserBuildSettings.wsaArchitecture"); } set { s_KeptWsaArchitecture.Set(value); } } private static Umcp.Kept<string> s_KeptWsaArchitecture;
        public static string wsaUWPVisualStudioVersion { get { return s_KeptWsaUWPVisualStudioVersion.Get("UnityEditor.EditorUserBuildSettings.wsaUWPVisualStudioVersion"); } set { s_KeptWsaUWPVisualStudioVersion.Set(value); } } private static Umcp.Kept<string> s_KeptWsaUWPVisualStudioVersion;
        public static string windowsDevicePortalAddress { get { return s_KeptWindowsDevicePortalAddress.Get("UnityEditor.EditorUserBuildSettings.windowsDevicePortalAddress"); } set { s_KeptWindowsDevicePortalAddress.Set(value); } } private static Umcp.Kept<string> s_KeptWindowsDevicePortalAddress;
        public static string windowsDevicePortalUsername { get { return s_KeptWindowsDevicePortalUsername.Get("UnityEditor.EditorUserBuildSettings.windowsDevicePortalUsername"); } set { s_KeptWindowsDevicePortalUsername.Set(value); } } private static Umcp.Kept<string> s_KeptWindowsDevicePortalUsername;
        public static string windowsDevicePortalPassword { get { return s_KeptWindowsDevicePortalPassword.Get("UnityEditor.EditorUserBuildSettings.windowsDevicePortalPassword"); } set { s_KeptWindowsDevicePortalPassword.Set(value); } } private static Umcp.Kept<string> s_KeptWindowsDevicePortalPassword;
        public static int overrideMaxTextureSize { get { return s_KeptOverrideMaxTextureSize.Get("UnityEditor.EditorUserBuildSettings.overrideMaxTextureSize"); } set { s_KeptOverrideMaxTextureSize.Set(value); } } private static Umcp.Kept<int> s_KeptOverrideMaxTextureSize;
        public static bool SwitchActiveBuildTarget(UnityEditor.BuildTargetGroup targetGroup, UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.SwitchActiveBuildTarget"); }
        public static bool SwitchActiveBuildTargetAsync(UnityEditor.BuildTargetGroup targetGroup, UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.SwitchActiveBuildTargetAsync"); }
        public static bool SwitchActiveBuildTarget(UnityEditor.Build.NamedBuildTarget namedBuildTarget, UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.SwitchActiveBuildTarget"); }
        public static string[] activeScriptCompilationDefines { get { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.activeScriptCompilationDefines"); } }
        public static string GetBuildLocation(UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.GetBuildLocation"); }
        public static void SetBuildLocation(UnityEditor.BuildTarget target, string location) { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.SetBuildLocation"); }
        public static void SetPlatformSettings(string platformName, string name, string value) { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.SetPlatformSettings"); }
        public static void SetPlatformSettings(string buildTargetGroup, string buildTarget, string name, string value) { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.SetPlatformSettings"); }
        public static string GetPlatformSettings(string platformName, string name) { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.GetPlatformSettings"); }
        public static string GetPlatformSettings(string buildTargetGroup, string platformName, string name) { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.GetPlatformSettings"); }
        public static bool connectProfiler { get { return s_KeptConnectProfiler.Get("UnityEditor.EditorUserBuildSettings.connectProfiler"); } set { s_KeptConnectProfiler.Set(value); } } private static Umcp.Kept<bool> s_KeptConnectProfiler;
        public static bool buildWithDeepProfilingSupport { get { return s_KeptBuildWithDeepProfilingSupport.Get("UnityEditor.EditorUserBuildSettings.buildWithDeepProfilingSupport"); } set { s_KeptBuildWithDeepProfilingSupport.Set(value); } } private static Umcp.Kept<bool> s_KeptBuildWithDeepProfilingSupport;
        public static bool allowDebugging { get { return s_KeptAllowDebugging.Get("UnityEditor.EditorUserBuildSettings.allowDebugging"); } set { s_KeptAllowDebugging.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowDebugging;
        public static bool waitForPlayerConnection { get { return s_KeptWaitForPlayerConnection.Get("UnityEditor.EditorUserBuildSettings.waitForPlayerConnection"); } set { s_KeptWaitForPlayerConnection.Set(value); } } private static Umcp.Kept<bool> s_KeptWaitForPlayerConnection;
        public static bool exportAsGoogleAndroidProject { get { return s_KeptExportAsGoogleAndroidProject.Get("UnityEditor.EditorUserBuildSettings.exportAsGoogleAndroidProject"); } set { s_KeptExportAsGoogleAndroidProject.Set(value); } } private static Umcp.Kept<bool> s_KeptExportAsGoogleAndroidProject;
        public static bool buildAppBundle { get { return s_KeptBuildAppBundle.Get("UnityEditor.EditorUserBuildSettings.buildAppBundle"); } set { s_KeptBuildAppBundle.Set(value); } } private static Umcp.Kept<bool> s_KeptBuildAppBundle;
        [System.Obsolete] public static bool symlinkLibraries { get { return s_KeptSymlinkLibraries.Get("UnityEditor.EditorUserBuildSettings.symlinkLibraries"); } set { s_KeptSymlinkLibraries.Set(value); } } private static Umcp.Kept<bool> s_KeptSymlinkLibraries;
        public static bool symlinkSources { get { return s_KeptSymlinkSources.Get("UnityEditor.EditorUserBuildSettings.symlinkSources"); } set { s_KeptSymlinkSources.Set(value); } } private static Umcp.Kept<bool> s_KeptSymlinkSources;
        public static bool switchCreateRomFile { get { return s_KeptSwitchCreateRomFile.Get("UnityEditor.EditorUserBuildSettings.switchCreateRomFile"); } set { s_KeptSwitchCreateRomFile.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchCreateRomFile;
        public static bool switchEnableRomCompression { get { return s_KeptSwitchEnableRomCompression.Get("UnityEditor.EditorUserBuildSettings.switchEnableRomCompression"); } set { s_KeptSwitchEnableRomCompression.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchEnableRomCompression;
        public static bool switchSaveADF { get { return s_KeptSwitchSaveADF.Get("UnityEditor.EditorUserBuildSettings.switchSaveADF"); } set { s_KeptSwitchSaveADF.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchSaveADF;
        public static int switchRomCompressionLevel { get { return s_KeptSwitchRomCompressionLevel.Get("UnityEditor.EditorUserBuildSettings.switchRomCompressionLevel"); } set { s_KeptSwitchRomCompressionLevel.Set(value); } } private static Umcp.Kept<int> s_KeptSwitchRomCompressionLevel;
        public static string switchRomCompressionConfig { get { return s_KeptSwitchRomCompressionConfig.Get("UnityEditor.EditorUserBuildSettings.switchRomCompressionConfig"); } set { s_KeptSwitchRomCompressionConfig.Set(value); } } private static Umcp.Kept<string> s_KeptSwitchRomCompressionConfig;
        public static bool switchNVNGraphicsDebugger { get { return s_KeptSwitchNVNGraphicsDebugger.Get("UnityEditor.EditorUserBuildSettings.switchNVNGraphicsDebugger"); } set { s_KeptSwitchNVNGraphicsDebugger.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchNVNGraphicsDebugger;
        public static bool generateNintendoSwitchShaderInfo { get { return s_KeptGenerateNintendoSwitchShaderInfo.Get("UnityEditor.EditorUserBuildSettings.generateNintendoSwitchShaderInfo"); } set { s_KeptGenerateNintendoSwitchShaderInfo.Set(value); } } private static Umcp.Kept<bool> s_KeptGenerateNintendoSwitchShaderInfo;
        public static bool switchNVNShaderDebugging { get { return s_KeptSwitchNVNShaderDebugging.Get("UnityEditor.EditorUserBuildSettings.switchNVNShaderDebugging"); } set { s_KeptSwitchNVNShaderDebugging.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchNVNShaderDebugging;
        public static bool switchNVNAftermath { get { return s_KeptSwitchNVNAftermath.Get("UnityEditor.EditorUserBuildSettings.switchNVNAftermath"); } set { s_KeptSwitchNVNAftermath.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchNVNAftermath;
        [System.Obsolete] public static bool switchNVNDrawValidation { get { return s_KeptSwitchNVNDrawValidation.Get("UnityEditor.EditorUserBuildSettings.switchNVNDrawValidation"); } set { s_KeptSwitchNVNDrawValidation.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchNVNDrawValidation;
        public static bool switchNVNDrawValidation_Light { get { return s_KeptSwitchNVNDrawValidation_Light.Get("UnityEditor.EditorUserBuildSettings.switchNVNDrawValidation_Light"); } set { s_KeptSwitchNVNDrawValidation_Light.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchNVNDrawValidation_Light;
        public static bool switchNVNDrawValidation_Heavy { get { return s_KeptSwitchNVNDrawValidation_Heavy.Get("UnityEditor.EditorUserBuildSettings.switchNVNDrawValidation_Heavy"); } set { s_KeptSwitchNVNDrawValidation_Heavy.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchNVNDrawValidation_Heavy;
        public static bool switchEnableMemoryTracker { get { return s_KeptSwitchEnableMemoryTracker.Get("UnityEditor.EditorUserBuildSettings.switchEnableMemoryTracker"); } set { s_KeptSwitchEnableMemoryTracker.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchEnableMemoryTracker;
        public static bool switchWaitForMemoryTrackerOnStartup { get { return s_KeptSwitchWaitForMemoryTrackerOnStartup.Get("UnityEditor.EditorUserBuildSettings.switchWaitForMemoryTrackerOnStartup"); } set { s_KeptSwitchWaitForMemoryTrackerOnStartup.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchWaitForMemoryTrackerOnStartup;
        public static bool switchEnableDebugPad { get { return s_KeptSwitchEnableDebugPad.Get("UnityEditor.EditorUserBuildSettings.switchEnableDebugPad"); } set { s_KeptSwitchEnableDebugPad.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchEnableDebugPad;
        public static bool switchRedirectWritesToHostMount { get { return s_KeptSwitchRedirectWritesToHostMount.Get("UnityEditor.EditorUserBuildSettings.switchRedirectWritesToHostMount"); } set { s_KeptSwitchRedirectWritesToHostMount.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchRedirectWritesToHostMount;
        public static bool switchHTCSScriptDebugging { get { return s_KeptSwitchHTCSScriptDebugging.Get("UnityEditor.EditorUserBuildSettings.switchHTCSScriptDebugging"); } set { s_KeptSwitchHTCSScriptDebugging.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchHTCSScriptDebugging;
        public static bool switchUseLegacyNvnPoolAllocator { get { return s_KeptSwitchUseLegacyNvnPoolAllocator.Get("UnityEditor.EditorUserBuildSettings.switchUseLegacyNvnPoolAllocator"); } set { s_KeptSwitchUseLegacyNvnPoolAllocator.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchUseLegacyNvnPoolAllocator;
        public static bool switchEnableUnpublishableErrors { get { return s_KeptSwitchEnableUnpublishableErrors.Get("UnityEditor.EditorUserBuildSettings.switchEnableUnpublishableErrors"); } set { s_KeptSwitchEnableUnpublishableErrors.Set(value); } } private static Umcp.Kept<bool> s_KeptSwitchEnableUnpublishableErrors;
        public static bool installInBuildFolder { get { return s_KeptInstallInBuildFolder.Get("UnityEditor.EditorUserBuildSettings.installInBuildFolder"); } set { s_KeptInstallInBuildFolder.Set(value); } } private static Umcp.Kept<bool> s_KeptInstallInBuildFolder;
        public static bool waitForManagedDebugger { get { return s_KeptWaitForManagedDebugger.Get("UnityEditor.EditorUserBuildSettings.waitForManagedDebugger"); } set { s_KeptWaitForManagedDebugger.Set(value); } } private static Umcp.Kept<bool> s_KeptWaitForManagedDebugger;
        public static int managedDebuggerFixedPort { get { return s_KeptManagedDebuggerFixedPort.Get("UnityEditor.EditorUserBuildSettings.managedDebuggerFixedPort"); } set { s_KeptManagedDebuggerFixedPort.Set(value); } } private static Umcp.Kept<int> s_KeptManagedDebuggerFixedPort;
        [System.Obsolete] public static bool SwitchActiveBuildTarget(UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.SwitchActiveBuildTarget"); }
        [System.Obsolete] public static System.Action activeBuildTargetChanged;
        [System.Obsolete] public static bool forceOptimizeScriptCompilation { get { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.forceOptimizeScriptCompilation"); } }
    }
    public sealed partial class EditorUserSettings : UnityEngine.Object
    {
        public static string GetConfigValue(string name) { throw new Umcp.LeftOutException("UnityEditor.EditorUserSettings.GetConfigValue"); }
        public static void SetConfigValue(string name, string value) { throw new Umcp.LeftOutException("UnityEditor.EditorUserSettings.SetConfigValue"); }
        public static bool AutomaticAdd { get { return s_KeptAutomaticAdd.Get("UnityEditor.EditorUserSettings.AutomaticAdd"); } set { s_KeptAutomaticAdd.Set(value); } } private static Umcp.Kept<bool> s_KeptAutomaticAdd;
        public static bool WorkOffline { get { return s_KeptWorkOffline.Get("UnityEditor.EditorUserSettings.WorkOffline"); } set { s_KeptWorkOffline.Set(value); } } private static Umcp.Kept<bool> s_KeptWorkOffline;
        public static bool showFailedCheckout { get { return s_KeptShowFailedCheckout.Get("UnityEditor.EditorUserSettings.showFailedCheckout"); } set { s_KeptShowFailedCheckout.Set(value); } } private static Umcp.Kept<bool> s_KeptShowFailedCheckout;
        public static bool overwriteFailedCheckoutAssets { get { return s_KeptOverwriteFailedCheckoutAssets.Get("UnityEditor.EditorUserSettings.overwriteFailedCheckoutAssets"); } set { s_KeptOverwriteFailedCheckoutAssets.Set(value); } } private static Umcp.Kept<bool> s_KeptOverwriteFailedCheckoutAssets;
        public static bool overlayIcons { get { return s_KeptOverlayIcons.Get("UnityEditor.EditorUserSettings.overlayIcons"); } set { s_KeptOverlayIcons.Set(value); } } private static Umcp.Kept<bool> s_KeptOverlayIcons;
        public static bool hierarchyOverlayIcons { get { return s_KeptHierarchyOverlayIcons.Get("UnityEditor.EditorUserSettings.hierarchyOverlayIcons"); } set { s_KeptHierarchyOverlayIcons.Set(value); } } private static Umcp.Kept<bool> s_KeptHierarchyOverlayIcons;
        public static bool otherOverlayIcons { get { return s_KeptOtherOverlayIcons.Get("UnityEditor.EditorUserSettings.otherOverlayIcons"); } set { s_KeptOtherOverlayIcons.Set(value); } } private static Umcp.Kept<bool> s_KeptOtherOverlayIcons;
        public static bool allowAsyncStatusUpdate { get { return s_KeptAllowAsyncStatusUpdate.Get("UnityEditor.EditorUserSettings.allowAsyncStatusUpdate"); } set { s_KeptAllowAsyncStatusUpdate.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowAsyncStatusUpdate;
        public static bool scanLocalPackagesOnConnect { get { return s_KeptScanLocalPackagesOnConnect.Get("UnityEditor.EditorUserSettings.scanLocalPackagesOnConnect"); } set { s_KeptScanLocalPackagesOnConnect.Set(value); } } private static Umcp.Kept<bool> s_KeptScanLocalPackagesOnConnect;
        public static bool artifactGarbageCollection { get { return s_KeptArtifactGarbageCollection.Get("UnityEditor.EditorUserSettings.artifactGarbageCollection"); } set { s_KeptArtifactGarbageCollection.Set(value); } } private static Umcp.Kept<bool> s_KeptArtifactGarbageCollection;
        public static int desiredImportWorkerCount { get { return s_KeptDesiredImportWorkerCount.Get("UnityEditor.EditorUserSettings.desiredImportWorkerCount"); } set { s_KeptDesiredImportWorkerCount.Set(value); } } private static Umcp.Kept<int> s_KeptDesiredImportWorkerCount;
        public static int standbyImportWorkerCount { get { return s_KeptStandbyImportWorkerCount.Get("UnityEditor.EditorUserSettings.standbyImportWorkerCount"); } set { s_KeptStandbyImportWorkerCount.Set(value); } } private static Umcp.Kept<int> s_KeptStandbyImportWorkerCount;
        public static int idleImportWorkerShutdownDelayMilliseconds { get { return s_KeptIdleImportWorkerShutdownDelayMilliseconds.Get("UnityEditor.EditorUserSettings.idleImportWorkerShutdownDelayMilliseconds"); } set { s_KeptIdleImportWorkerShutdownDelayMilliseconds.Set(value); } } private static Umcp.Kept<int> s_KeptIdleImportWorkerShutdownDelayMilliseconds;
        internal EditorUserSettings() { }
    }
    public partial class EditorUtility
    {
        public static bool WarnPrefab(UnityEngine.Object target, string title, string warning, string okButton) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.WarnPrefab"); }
        public static bool IsUnityExtensionsInitialized() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.IsUnityExtensionsInitialized"); }
        public static bool IsValidUnityYAML(string yaml) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.IsValidUnityYAML"); }
        public static void CompressTexture(UnityEngine.Texture2D texture, UnityEngine.TextureFormat format, int quality) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CompressTexture"); }
        public static void CompressCubemapTexture(UnityEngine.Cubemap texture, UnityEngine.TextureFormat format, int quality) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CompressCubemapTexture"); }
        public static string InvokeDiffTool(string leftTitle, string leftFile, string rightTitle, string rightFile, string ancestorTitle, string ancestorFile) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.InvokeDiffTool"); }
        [System.Obsolete] public static void UnloadUnusedAssets() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.UnloadUnusedAssets"); }
        [System.Obsolete] public static void UnloadUnusedAssetsIgnoreManagedReferences() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.UnloadUnusedAssetsIgnoreManagedReferences"); }
        [System.Obsolete] public static bool ExtractOggFile(UnityEngine.Object obj, string path) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.ExtractOggFile"); }
        public static void SetCameraAnimateMaterials(UnityEngine.Camera camera, bool animate) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetCameraAnimateMaterials"); }
        public static void SetCameraAnimateMaterialsTime(UnityEngine.Camera camera, float time) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetCameraAnimateMaterialsTime"); }
        public static void UpdateGlobalShaderProperties(float time) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.UpdateGlobalShaderProperties"); }
        public static bool audioMasterMute { get { return s_KeptAudioMasterMute.Get("UnityEditor.EditorUtility.audioMasterMute"); } set { s_KeptAudioMasterMute.Set(value); } } private static Umcp.Kept<bool> s_KeptAudioMasterMute;
        [System.Obsolete] public static UnityEngine.Object FindAsset(string path, System.Type type) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.FindAsset"); }
        public static void RequestScriptReload() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.RequestScriptReload"); }
        public static bool IsRunningUnderCPUEmulation() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.IsRunningUnderCPUEmulation"); }
        public static bool LoadWindowLayout(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.LoadWindowLayout"); }
        public static void CompressTexture(UnityEngine.Texture2D texture, UnityEngine.TextureFormat format, UnityEditor.TextureCompressionQuality quality) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CompressTexture"); }
        public static void CompressCubemapTexture(UnityEngine.Cubemap texture, UnityEngine.TextureFormat format, UnityEditor.TextureCompressionQuality quality) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CompressCubemapTexture"); }
        [System.Obsolete] public static bool BuildResourceFile(UnityEngine.Object[] selection, string pathName) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.BuildResourceFile"); }
        public static bool GetDialogOptOutDecision(UnityEditor.DialogOptOutDecisionType dialogOptOutDecisionType, string dialogOptOutDecisionStorageKey) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.GetDialogOptOutDecision"); }
        public static void SetDialogOptOutDecision(UnityEditor.DialogOptOutDecisionType dialogOptOutDecisionType, string dialogOptOutDecisionStorageKey, bool optOutDecision) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetDialogOptOutDecision"); }
        public static void DisplayPopupMenu(UnityEngine.Rect position, string menuItemPath, UnityEditor.MenuCommand command) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayPopupMenu"); }
        public static void DisplayCustomMenu(UnityEngine.Rect position, UnityEngine.GUIContent[] options, int selected, UnityEditor.EditorUtility.SelectMenuItemFunction callback, object userData) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayCustomMenu"); }
        public static void DisplayCustomMenu(UnityEngine.Rect position, UnityEngine.GUIContent[] options, int selected, UnityEditor.EditorUtility.SelectMenuItemFunction callback, object userData, bool showHotkey) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayCustomMenu"); }
        public static void DisplayCustomMenu(UnityEngine.Rect position, UnityEngine.GUIContent[] options, System.Func<int, bool> checkEnabled, int selected, UnityEditor.EditorUtility.SelectMenuItemFunction callback, object userData, bool showHotkey = false) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayCustomMenu"); }
        [System.Obsolete] public static void SetSelectedWireframeHidden(UnityEngine.Renderer renderer, bool enabled) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetSelectedWireframeHidden"); }
        [System.Obsolete] public static UnityEngine.GameObject ReplacePrefab(UnityEngine.GameObject go, UnityEngine.Object targetPrefab, UnityEditor.ReplacePrefabOptions options) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.ReplacePrefab"); }
        [System.Obsolete] public static UnityEngine.GameObject ReplacePrefab(UnityEngine.GameObject go, UnityEngine.Object targetPrefab) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.ReplacePrefab"); }
        [System.Obsolete] public static UnityEngine.Object CreateEmptyPrefab(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CreateEmptyPrefab"); }
        [System.Obsolete] public static bool ReconnectToLastPrefab(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.ReconnectToLastPrefab"); }
        [System.Obsolete] public static UnityEditor.PrefabType GetPrefabType(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.GetPrefabType"); }
        [System.Obsolete] public static UnityEngine.Object GetPrefabParent(UnityEngine.Object source) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.GetPrefabParent"); }
        [System.Obsolete] public static UnityEngine.GameObject FindPrefabRoot(UnityEngine.GameObject source) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.FindPrefabRoot"); }
        [System.Obsolete] public static bool ResetToPrefabState(UnityEngine.Object source) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.ResetToPrefabState"); }
        public static void DisplayCustomMenuWithSeparators(UnityEngine.Rect position, string[] options, bool[] enabled, bool[] separator, int[] selected, UnityEditor.EditorUtility.SelectMenuItemFunction callback, object userData) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayCustomMenuWithSeparators"); }
        public static void SetCustomDiffTool(string path, string twoWayDiff, string threeWayDiff, string mergeCommand, bool forceEnableCustomTool = false) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetCustomDiffTool"); }
        public static void SetDefaultParentObject(UnityEngine.GameObject defaultParentObject) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetDefaultParentObject"); }
        public static void ClearDefaultParentObject(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.ClearDefaultParentObject"); }
        public static void ClearDefaultParentObject() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.ClearDefaultParentObject"); }
        public static void OpenPropertyEditor(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.OpenPropertyEditor"); }
        public delegate void SelectMenuItemFunction(object userData, string[] options, int selected);
    }
    public partial class EditorWindow
    {
        public void BeginWindows() { }
        public void EndWindows() { }
        public bool wantsLessLayoutEvents { get { return m_KeptWantsLessLayoutEvents.Get("UnityEditor.EditorWindow.wantsLessLayoutEvents"); } set { m_KeptWantsLessLayoutEvents.Set(value); } } private Umcp.Kept<bool> m_KeptWantsLessLayoutEvents;
        public void ShowNotification(UnityEngine.GUIContent notification) { }
        public void ShowNotification(UnityEngine.GUIContent notification, double fadeoutWait) { }
        public void RemoveNotification() { }
        public void Focus() { }
        public void Repaint() { }
        public int depthBufferBits { get; set; } = 24;
        [System.Obsolete] public int antiAlias { get { return m_KeptAntiAlias.Get("UnityEditor.EditorWindow.antiAlias"); } set { m_KeptAntiAlias.Set(value); } } private Umcp.Kept<int> m_KeptAntiAlias;
        protected virtual void OnBackingScaleFactorChanged() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class EditorWindowTitleAttribute : System.Attribute
    {
        public string title { get; set; }
        public string icon { get; set; }
        public bool useTypeNameAsIconName { get; set; }
    }
    [System.FlagsAttribute]
    public enum EnterPlayModeOptions
    {
        None = 0,
        DisableDomainReload = 1,
        DisableSceneReload = 2,
        [System.Obsolete] DisableSceneBackupUnlessDirty = 4,
    }
}

namespace UnityEditor.Events
{
    public static partial class UnityEventTools
    {
        public static void AddPersistentListener(UnityEngine.Events.UnityEventBase unityEvent) { throw new Umcp.LeftOutException("UnityEditor.Events.UnityEventTools.AddPersistentListener"); }
        public static void RemovePersistentListener(UnityEngine.Events.UnityEventBase unityEvent, int index) { throw new Umcp.LeftOutException("UnityEditor.Events.UnityEventTools.RemovePersistentListener"); }
        public static void UnregisterPersistentListener(UnityEngine.Events.UnityEventBase unityEvent, int index) { throw new Umcp.LeftOutException("UnityEditor.Events.UnityEventTools.UnregisterPersistentListener"); }
    }
}

namespace UnityEditor.Experimental
{
    public partial class EditorResources
    {
        public static string dataPath { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.dataPath"); } }
        public static string ExpandPath(string path) { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.ExpandPath"); }
        public static string GetFullPath(string path) { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.GetFullPath"); }
        public static bool Exists(string path) { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.Exists"); }
        public static T Load<T>(string assetPath, bool isRequired = true) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.Load"); }
        public static int normalSkinIndex { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.normalSkinIndex"); } }
        public static int darkSkinIndex { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.darkSkinIndex"); } }
        public static string lightSkinSourcePath { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.lightSkinSourcePath"); } }
        public static string darkSkinSourcePath { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.darkSkinSourcePath"); } }
        public static string fontsPath { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.fontsPath"); } }
        public static string brushesPath { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.brushesPath"); } }
        public static string iconsPath { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.iconsPath"); } }
        public static string generatedIconsPath { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.generatedIconsPath"); } }
        public static string folderIconName { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.folderIconName"); } }
        public static string emptyFolderIconName { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.emptyFolderIconName"); } }
        public static string editorDefaultResourcesPath { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.editorDefaultResourcesPath"); } }
        public static string libraryBundlePath { get { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.libraryBundlePath"); } }
        public static UnityEngine.Object Load(string assetPath, System.Type type) { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.Load"); }
        public static string GetAssetPath(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.Experimental.EditorResources.GetAssetPath"); }
    }
}

namespace UnityEditor
{
    [System.FlagsAttribute]
    public enum ExportPackageOptions
    {
        Default = 0,
        Interactive = 1,
        Recurse = 2,
        IncludeDependencies = 4,
        IncludeLibraryAssets = 8,
    }
    public partial class FilePathAttribute
    {
        public enum Location
        {
            PreferencesFolder = 0,
            ProjectFolder = 1,
        }
    }
    public partial class FileUtil
    {
        public static void CopyFileOrDirectoryFollowSymlinks(string source, string dest) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.CopyFileOrDirectoryFollowSymlinks"); }
        public static string GetUniqueTempPathInProject() { throw new Umcp.LeftOutException("UnityEditor.FileUtil.GetUniqueTempPathInProject"); }
        public static void ReplaceFile(string src, string dst) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.ReplaceFile"); }
        public static void ReplaceDirectory(string src, string dst) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.ReplaceDirectory"); }
    }
    public enum ForceReserializeAssetsOptions
    {
        ReserializeAssets = 1,
        ReserializeMetadata = 2,
        ReserializeAssetsAndMetadata = 3,
    }
    public partial struct GUID
    {
        [System.Obsolete] public bool ParseExact(string hex) { throw new Umcp.LeftOutException("UnityEditor.GUID.ParseExact"); }
    }
    public sealed partial class GameObjectUtility
    {
        public static UnityEditor.StaticEditorFlags GetStaticEditorFlags(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetStaticEditorFlags"); }
        public static void SetStaticEditorFlags(UnityEngine.GameObject go, UnityEditor.StaticEditorFlags flags) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.SetStaticEditorFlags"); }
        public static bool AreStaticEditorFlagsSet(UnityEngine.GameObject go, UnityEditor.StaticEditorFlags flags) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.AreStaticEditorFlagsSet"); }
        public static int GetNavMeshArea(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetNavMeshArea"); }
        public static void SetNavMeshArea(UnityEngine.GameObject go, int areaIndex) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.SetNavMeshArea"); }
        public static int GetNavMeshAreaFromName(string name) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetNavMeshAreaFromName"); }
        public static string[] GetNavMeshAreaNames() { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetNavMeshAreaNames"); }
        public static int RemoveMonoBehavioursWithMissingScript(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.RemoveMonoBehavioursWithMissingScript"); }
        public static ulong ModifyMaskIfGameObjectIsHiddenForPrefabModeInContext(ulong sceneCullingMask, UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.ModifyMaskIfGameObjectIsHiddenForPrefabModeInContext"); }
        [System.Obsolete] public static int GetNavMeshLayer(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetNavMeshLayer"); }
        [System.Obsolete] public static void SetNavMeshLayer(UnityEngine.GameObject go, int areaIndex) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.SetNavMeshLayer"); }
        [System.Obsolete] public static int GetNavMeshLayerFromName(string name) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetNavMeshLayerFromName"); }
        [System.Obsolete] public static string[] GetNavMeshLayerNames() { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetNavMeshLayerNames"); }
    }
    [System.FlagsAttribute]
    public enum GizmoType
    {
        Pickable = 1,
        NotInSelectionHierarchy = 2,
        NonSelected = 32,
        Selected = 4,
        Active = 8,
        InSelectionHierarchy = 16,
        [System.Obsolete] NotSelected = -127,
        [System.Obsolete] SelectedOrChild = -127,
    }
    public static partial class GizmoUtility
    {
        public static void SetGizmoEnabled(System.Type type, bool enabled, bool addToRecentlyChanged = true) { throw new Umcp.LeftOutException("UnityEditor.GizmoUtility.SetGizmoEnabled"); }
        public static void SetIconEnabled(System.Type type, bool enabled) { throw new Umcp.LeftOutException("UnityEditor.GizmoUtility.SetIconEnabled"); }
        public static float iconSize { get { return s_KeptIconSize.Get("UnityEditor.GizmoUtility.iconSize"); } set { s_KeptIconSize.Set(value); } } private static Umcp.Kept<float> s_KeptIconSize;
        public static bool use3dIcons { get { return s_KeptUse3dIcons.Get("UnityEditor.GizmoUtility.use3dIcons"); } set { s_KeptUse3dIcons.Set(value); } } private static Umcp.Kept<bool> s_KeptUse3dIcons;
    }
    public partial struct GlobalObjectId : System.IEquatable<UnityEditor.GlobalObjectId>
    {
        public ulong targetObjectId { get { throw new Umcp.LeftOutException("UnityEditor.GlobalObjectId.targetObjectId"); } }
        public ulong targetPrefabId { get { throw new Umcp.LeftOutException("UnityEditor.GlobalObjectId.targetPrefabId"); } }
        public UnityEditor.GUID assetGUID { get; internal set; }
        public int identifierType { get; internal set; }
        public static UnityEditor.GlobalObjectId GetGlobalObjectIdSlow(UnityEngine.Object targetObject) { throw new Umcp.LeftOutException("UnityEditor.GlobalObjectId.GetGlobalObjectIdSlow"); }
        public static void GetGlobalObjectIdsSlow(UnityEngine.Object[] objects, UnityEditor.GlobalObjectId[] outputIdentifiers) { throw new Umcp.LeftOutException("UnityEditor.GlobalObjectId.GetGlobalObjectIdsSlow"); }
        public static UnityEditor.GlobalObjectId GetGlobalObjectIdSlow(int instanceId) { throw new Umcp.LeftOutException("UnityEditor.GlobalObjectId.GetGlobalObjectIdSlow"); }
        public static void GetGlobalObjectIdsSlow(int[] instanceIds, UnityEditor.GlobalObjectId[] outputIdentifiers) { throw new Umcp.LeftOutException("UnityEditor.GlobalObjectId.GetGlobalObjectIdsSlow"); }
        public bool Equals(UnityEditor.GlobalObjectId other) { return base.Equals(other); }
        public static bool TryParse(string stringValue, out UnityEditor.GlobalObjectId id) { throw new Umcp.LeftOutException("UnityEditor.GlobalObjectId.TryParse"); }
        public static UnityEngine.Object GlobalObjectIdentifierToObjectSlow(UnityEditor.GlobalObjectId id) { throw new Umcp.LeftOutException("UnityEditor.GlobalObjectId.GlobalObjectIdentifierToObjectSlow"); }
        public static void GlobalObjectIdentifiersToObjectsSlow(UnityEditor.GlobalObjectId[] identifiers, UnityEngine.Object[] outputObjects) { throw new Umcp.LeftOutException("UnityEditor.GlobalObjectId.GlobalObjectIdentifiersToObjectsSlow"); }
        public static int GlobalObjectIdentifierToInstanceIDSlow(UnityEditor.GlobalObjectId id) { throw new Umcp.LeftOutException("UnityEditor.GlobalObjectId.GlobalObjectIdentifierToInstanceIDSlow"); }
        public static void GlobalObjectIdentifiersToInstanceIDsSlow(UnityEditor.GlobalObjectId[] identifiers, int[] outputInstanceIDs) { throw new Umcp.LeftOutException("UnityEditor.GlobalObjectId.GlobalObjectIdentifiersToInstanceIDsSlow"); }
    }
    public enum GraphicsJobMode
    {
        Native = 0,
        Legacy = 1,
    }
    public sealed partial class HandleUtility
    {
        public static float CalcLineTranslation(UnityEngine.Vector2 src, UnityEngine.Vector2 dest, UnityEngine.Vector3 srcPosition, UnityEngine.Vector3 constraintDir) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.CalcLineTranslation"); }
        public static float PointOnLineParameter(UnityEngine.Vector3 point, UnityEngine.Vector3 linePoint, UnityEngine.Vector3 lineDirection) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PointOnLineParameter"); }
        public static UnityEngine.Vector3 ProjectPointLine(UnityEngine.Vector3 point, UnityEngine.Vector3 lineStart, UnityEngine.Vector3 lineEnd) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.ProjectPointLine"); }
        public static float DistancePointLine(UnityEngine.Vector3 point, UnityEngine.Vector3 lineStart, UnityEngine.Vector3 lineEnd) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistancePointLine"); }
        public static float acceleration { get { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.acceleration"); } }
        public static float niceMouseDelta { get { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.niceMouseDelta"); } }
        public static float niceMouseDeltaZoom { get { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.niceMouseDeltaZoom"); } }
        public static float DistanceToLine(UnityEngine.Vector3 p1, UnityEngine.Vector3 p2) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistanceToLine"); }
        public static float DistanceToCircle(UnityEngine.Vector3 position, float radius) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistanceToCircle"); }
        public static float DistanceToCone(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistanceToCone"); }
        public static float DistanceToCube(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistanceToCube"); }
        public static float DistanceToRectangle(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistanceToRectangle"); }
        public static float DistancePointToLine(UnityEngine.Vector2 p, UnityEngine.Vector2 a, UnityEngine.Vector2 b) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistancePointToLine"); }
        public static float DistancePointToLineSegment(UnityEngine.Vector2 p, UnityEngine.Vector2 a, UnityEngine.Vector2 b) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistancePointToLineSegment"); }
        public static float DistanceToDisc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, float radius) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistanceToDisc"); }
        public static UnityEngine.Vector3 ClosestPointToDisc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, float radius) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.ClosestPointToDisc"); }
        public static float DistanceToArc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, UnityEngine.Vector3 from, float angle, float radius) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistanceToArc"); }
        public static UnityEngine.Vector3 ClosestPointToArc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, UnityEngine.Vector3 from, float angle, float radius) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.ClosestPointToArc"); }
        public static float DistanceToPolyLine(params UnityEngine.Vector3[] points) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistanceToPolyLine"); }
        public static UnityEngine.Vector3 ClosestPointToPolyLine(params UnityEngine.Vector3[] vertices) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.ClosestPointToPolyLine"); }
        public static void AddControl(int controlId, float distance) { }
        public static void AddDefaultControl(int controlId) { }
        public static int nearestControl { get { return s_KeptNearestControl.Get("UnityEditor.HandleUtility.nearestControl"); } set { s_KeptNearestControl.Set(value); } } private static Umcp.Kept<int> s_KeptNearestControl;
        public static float GetHandleSize(UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.GetHandleSize"); }
        public static UnityEngine.Vector2 WorldToGUIPoint(UnityEngine.Vector3 world) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.WorldToGUIPoint"); }
        public static UnityEngine.Vector3 WorldToGUIPointWithDepth(UnityEngine.Vector3 world) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.WorldToGUIPointWithDepth"); }
        public static UnityEngine.Vector3 WorldToGUIPointWithDepth(UnityEngine.Camera camera, UnityEngine.Vector3 world) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.WorldToGUIPointWithDepth"); }
        public static UnityEngine.Vector2 GUIPointToScreenPixelCoordinate(UnityEngine.Vector2 guiPoint) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.GUIPointToScreenPixelCoordinate"); }
        public static UnityEngine.Ray GUIPointToWorldRay(UnityEngine.Vector2 position) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.GUIPointToWorldRay"); }
        public static UnityEngine.Rect WorldPointToSizedRect(UnityEngine.Vector3 position, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.WorldPointToSizedRect"); }
        public static UnityEngine.GameObject[] PickRectObjects(UnityEngine.Rect rect) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PickRectObjects"); }
        public static UnityEngine.GameObject[] PickRectObjects(UnityEngine.Rect rect, bool selectPrefabRootsOnly) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PickRectObjects"); }
        public static bool FindNearestVertex(UnityEngine.Vector2 guiPoint, out UnityEngine.Vector3 vertex, out UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.FindNearestVertex"); }
        public static bool FindNearestVertex(UnityEngine.Vector2 guiPoint, UnityEngine.Transform[] objectsToSearch, out UnityEngine.Vector3 vertex, out UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.FindNearestVertex"); }
        public static bool FindNearestVertex(UnityEngine.Vector2 guiPoint, UnityEngine.Transform[] objectsToSearch, UnityEngine.Transform[] objectsToIgnore, out UnityEngine.Vector3 vertex, out UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.FindNearestVertex"); }
        public static bool FindNearestVertex(UnityEngine.Vector2 guiPoint, out UnityEngine.Vector3 vertex) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.FindNearestVertex"); }
        public static bool FindNearestVertex(UnityEngine.Vector2 guiPoint, UnityEngine.Transform[] objectsToSearch, out UnityEngine.Vector3 vertex) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.FindNearestVertex"); }
        public static bool FindNearestVertex(UnityEngine.Vector2 guiPoint, UnityEngine.Transform[] objectsToSearch, UnityEngine.Transform[] objectsToIgnore, out UnityEngine.Vector3 vertex) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.FindNearestVertex"); }
        public static event UnityEditor.HandleUtility.PickGameObjectCallback pickGameObjectCustomPasses { add { } remove { } }
        public static UnityEngine.GameObject PickGameObject(UnityEngine.Vector2 position, out int materialIndex) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PickGameObject"); }
        public static UnityEngine.GameObject PickGameObject(UnityEngine.Vector2 position, UnityEngine.GameObject[] ignore, out int materialIndex) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PickGameObject"); }
        public static UnityEngine.GameObject PickGameObject(UnityEngine.Vector2 position, bool selectPrefabRoot) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PickGameObject"); }
        public static UnityEngine.GameObject PickGameObject(UnityEngine.Vector2 position, bool selectPrefabRoot, UnityEngine.GameObject[] ignore) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PickGameObject"); }
        public static UnityEngine.GameObject PickGameObject(UnityEngine.Vector2 position, bool selectPrefabRoot, UnityEngine.GameObject[] ignore, UnityEngine.GameObject[] filter) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PickGameObject"); }
        public static UnityEngine.GameObject PickGameObject(UnityEngine.Vector2 position, UnityEngine.GameObject[] ignore, UnityEngine.GameObject[] selection, out int materialIndex) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PickGameObject"); }
        public static UnityEngine.GameObject PickGameObject(UnityEngine.Vector2 position, bool selectPrefabRoot, UnityEngine.GameObject[] ignore, UnityEngine.GameObject[] filter, out int materialIndex) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PickGameObject"); }
        public static event System.Func<UnityEngine.Object, System.Collections.Generic.IEnumerable<int>> getEntitiesForAuthoringObject { add { } remove { } }
        public static event System.Func<int, UnityEngine.Object> getAuthoringObjectForEntity { add { } remove { } }
        public static UnityEngine.Material handleMaterial { get { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.handleMaterial"); } }
        public static void PushCamera(UnityEngine.Camera camera) { }
        public static void PopCamera(UnityEngine.Camera camera) { }
        public static object RaySnap(UnityEngine.Ray ray) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.RaySnap"); }
        public static event UnityEditor.HandleUtility.PlaceObjectDelegate placeObjectCustomPasses { add { } remove { } }
        public static bool PlaceObject(UnityEngine.Vector2 guiPosition, out UnityEngine.Vector3 position, out UnityEngine.Vector3 normal) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PlaceObject"); }
        public static void Repaint() { }
        public static float DistancePointBezier(UnityEngine.Vector3 point, UnityEngine.Vector3 startPosition, UnityEngine.Vector3 endPosition, UnityEngine.Vector3 startTangent, UnityEngine.Vector3 endTangent) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistancePointBezier"); }
        public delegate UnityEngine.GameObject PickGameObjectCallback(UnityEngine.Camera cam, int layers, UnityEngine.Vector2 position, UnityEngine.GameObject[] ignore, UnityEngine.GameObject[] filter, out int materialIndex);
        public delegate bool PlaceObjectDelegate(UnityEngine.Vector2 guiPosition, out UnityEngine.Vector3 position, out UnityEngine.Vector3 normal);
    }
    public sealed partial class Handles
    {
        public static UnityEngine.Color xAxisColor { get; internal set; }
        public static UnityEngine.Color yAxisColor { get; internal set; }
        public static UnityEngine.Color zAxisColor { get; internal set; }
        public static UnityEngine.Color centerColor { get; internal set; }
        public static UnityEngine.Color selectedColor { get; internal set; }
        public static UnityEngine.Color preselectionColor { get; internal set; }
        public static UnityEngine.Color secondaryColor { get; internal set; }
        public static UnityEngine.Color elementColor { get { throw new Umcp.LeftOutException("UnityEditor.Handles.elementColor"); } }
        public static UnityEngine.Color elementPreselectionColor { get { throw new Umcp.LeftOutException("UnityEditor.Handles.elementPreselectionColor"); } }
        public static UnityEngine.Color elementSelectionColor { get { throw new Umcp.LeftOutException("UnityEditor.Handles.elementSelectionColor"); } }
        public static UnityEngine.Color UIColliderHandleColor { get; internal set; }
        public static float lineThickness { get { throw new Umcp.LeftOutException("UnityEditor.Handles.lineThickness"); } }
        public static void DrawPolyLine(params UnityEngine.Vector3[] points) { }
        public static void DrawLine(UnityEngine.Vector3 p1, UnityEngine.Vector3 p2) { }
        public static void DrawLine(UnityEngine.Vector3 p1, UnityEngine.Vector3 p2, float thickness) { }
        public static void DrawLines(UnityEngine.Vector3[] lineSegments) { }
        public static void DrawLines(UnityEngine.Vector3[] points, int[] segmentIndices) { }
        public static void DrawDottedLine(UnityEngine.Vector3 p1, UnityEngine.Vector3 p2, float screenSpaceSize) { }
        public static void DrawDottedLines(UnityEngine.Vector3[] lineSegments, float screenSpaceSize) { }
        public static void DrawDottedLines(UnityEngine.Vector3[] points, int[] segmentIndices, float screenSpaceSize) { }
        public static void DrawWireCube(UnityEngine.Vector3 center, UnityEngine.Vector3 size) { }
        public static bool ShouldRenderGizmos() { return false; }
        public static void DrawGizmos(UnityEngine.Camera camera) { }
        public static UnityEngine.Vector3 Slider(UnityEngine.Vector3 position, UnityEngine.Vector3 direction) { return position; }
        public static UnityEngine.Vector3 Slider(UnityEngine.Vector3 position, UnityEngine.Vector3 direction, float size, UnityEditor.Handles.CapFunction capFunction, float snap) { return position; }
        public static UnityEngine.Vector3 Slider(int controlID, UnityEngine.Vector3 position, UnityEngine.Vector3 direction, float size, UnityEditor.Handles.CapFunction capFunction, float snap) { return position; }
        public static UnityEngine.Vector3 Slider(int controlID, UnityEngine.Vector3 position, UnityEngine.Vector3 offset, UnityEngine.Vector3 direction, float size, UnityEditor.Handles.CapFunction capFunction, float snap) { return position; }
        [System.Obsolete] public static UnityEngine.Vector3 FreeMoveHandle(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.Vector3 snap, UnityEditor.Handles.CapFunction capFunction) { return position; }
        [System.Obsolete] public static UnityEngine.Vector3 FreeMoveHandle(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.Vector3 snap, UnityEditor.Handles.CapFunction capFunction) { return position; }
        public static UnityEngine.Vector3 FreeMoveHandle(UnityEngine.Vector3 position, float size, UnityEngine.Vector3 snap, UnityEditor.Handles.CapFunction capFunction) { return position; }
        public static UnityEngine.Vector3 FreeMoveHandle(int controlID, UnityEngine.Vector3 position, float size, UnityEngine.Vector3 snap, UnityEditor.Handles.CapFunction capFunction) { return position; }
        public static float ScaleValueHandle(float value, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEditor.Handles.CapFunction capFunction, float snap) { return size; }
        public static float ScaleValueHandle(int controlID, float value, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEditor.Handles.CapFunction capFunction, float snap) { return size; }
        public static bool Button(UnityEngine.Vector3 position, UnityEngine.Quaternion direction, float size, float pickSize, UnityEditor.Handles.CapFunction capFunction) { return false; }
        public static void CubeHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void SphereHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void ConeHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void CylinderHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void RectangleHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void DotHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void CircleHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void ArrowHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void DrawSelectionFrame(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static UnityEngine.Vector3 PositionHandle(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { return position; }
        public static UnityEngine.Vector3 PositionHandle(UnityEditor.Handles.PositionHandleIds ids, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { return position; }
        public static UnityEngine.Quaternion RotationHandle(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position) { return rotation; }
        public static UnityEngine.Quaternion RotationHandle(UnityEditor.Handles.RotationHandleIds ids, UnityEngine.Quaternion rotation, UnityEngine.Vector3 position) { return rotation; }
        public static UnityEngine.Vector3 ScaleHandle(UnityEngine.Vector3 scale, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { return position; }
        public static UnityEngine.Vector3 ScaleHandle(UnityEngine.Vector3 scale, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size) { return position; }
        public static float RadiusHandle(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, float radius, bool handlesOnly) { return radius; }
        public static float RadiusHandle(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, float radius) { return radius; }
        public static UnityEngine.Vector3 Slider2D(int id, UnityEngine.Vector3 handlePos, UnityEngine.Vector3 offset, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(int id, UnityEngine.Vector3 handlePos, UnityEngine.Vector3 offset, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap, bool drawHelper) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap, bool drawHelper) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(int id, UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(int id, UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap, bool drawHelper) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, float snap) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, float snap, bool drawHelper) { return handlePos; }
        public static UnityEngine.Quaternion FreeRotateHandle(int id, UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, float size) { return rotation; }
        public static UnityEngine.Quaternion FreeRotateHandle(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, float size) { return rotation; }
        public static float ScaleSlider(int id, float scale, UnityEngine.Vector3 position, UnityEngine.Vector3 direction, UnityEngine.Quaternion rotation, float size, float snap) { return size; }
        public static float ScaleSlider(float scale, UnityEngine.Vector3 position, UnityEngine.Vector3 direction, UnityEngine.Quaternion rotation, float size, float snap) { return size; }
        public static UnityEngine.Quaternion Disc(int id, UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, UnityEngine.Vector3 axis, float size, bool cutoffPlane, float snap) { return rotation; }
        public static UnityEngine.Quaternion Disc(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, UnityEngine.Vector3 axis, float size, bool cutoffPlane, float snap) { return rotation; }
        public static float SnapValue(float value, float snap) { return value; }
        public static UnityEngine.Vector2 SnapValue(UnityEngine.Vector2 value, UnityEngine.Vector2 snap) { return value; }
        public static UnityEngine.Vector3 SnapValue(UnityEngine.Vector3 value, UnityEngine.Vector3 snap) { return value; }
        public static void SnapToGrid(UnityEngine.Transform[] transforms, UnityEngine.SnapAxis axis = (UnityEngine.SnapAxis)7) { }
        public static void SnapToGrid(UnityEngine.Vector3[] positions, UnityEngine.SnapAxis axis = (UnityEngine.SnapAxis)7) { }
        public UnityEngine.Camera currentCamera { get { return m_KeptCurrentCamera.Get("UnityEditor.Handles.currentCamera"); } set { m_KeptCurrentCamera.Set(value); } } private Umcp.Kept<UnityEngine.Camera> m_KeptCurrentCamera;
        public static void SelectionFrame(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size) { }
        public static void DrawAAPolyLine(UnityEngine.Color[] colors, UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(float width, UnityEngine.Color[] colors, UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(params UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(float width, params UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(UnityEngine.Texture2D lineTex, params UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(float width, int actualNumberOfPoints, params UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(UnityEngine.Texture2D lineTex, float width, params UnityEngine.Vector3[] points) { }
        public static void DrawAAConvexPolygon(params UnityEngine.Vector3[] points) { }
        public static void DrawBezier(UnityEngine.Vector3 startPosition, UnityEngine.Vector3 endPosition, UnityEngine.Vector3 startTangent, UnityEngine.Vector3 endTangent, UnityEngine.Color color, UnityEngine.Texture2D texture, float width) { }
        public static void DrawWireDisc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, float radius) { }
        public static void DrawWireDisc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, float radius, float thickness) { }
        public static void DrawWireArc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, UnityEngine.Vector3 from, float angle, float radius) { }
        public static void DrawWireArc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, UnityEngine.Vector3 from, float angle, float radius, float thickness) { }
        public static void DrawSolidRectangleWithOutline(UnityEngine.Rect rectangle, UnityEngine.Color faceColor, UnityEngine.Color outlineColor) { }
        public static void DrawSolidRectangleWithOutline(UnityEngine.Vector3[] verts, UnityEngine.Color faceColor, UnityEngine.Color outlineColor) { }
        public static void DrawSolidDisc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, float radius) { }
        public static void DrawSolidArc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, UnityEngine.Vector3 from, float angle, float radius) { }
        public static void Label(UnityEngine.Vector3 position, string text) { }
        public static void Label(UnityEngine.Vector3 position, UnityEngine.Texture image) { }
        public static void Label(UnityEngine.Vector3 position, UnityEngine.GUIContent content) { }
        public static void Label(UnityEngine.Vector3 position, string text, UnityEngine.GUIStyle style) { }
        public static void Label(UnityEngine.Vector3 position, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { }
        public static UnityEngine.Vector2 GetMainGameViewSize() { throw new Umcp.LeftOutException("UnityEditor.Handles.GetMainGameViewSize"); }
        public static void DrawOutline(int[] parentRenderers, int[] childRenderers, UnityEngine.Color parentNodeColor, UnityEngine.Color childNodeColor, float fillOpacity = 0f) { }
        public static void DrawOutline(int[] renderers, UnityEngine.Color color, float fillOpacity = 0f) { }
        public static void DrawOutline(UnityEngine.Renderer[] renderers, UnityEngine.Color parentNodeColor, UnityEngine.Color childNodeColor, float fillOpacity = 0f) { }
        public static void DrawOutline(UnityEngine.Renderer[] renderers, UnityEngine.Color color, float fillOpacity = 0f) { }
        public static void DrawOutline(UnityEngine.GameObject[] objects, UnityEngine.Color parentNodeColor, UnityEngine.Color childNodeColor, float fillOpacity = 0f) { }
        public static void DrawOutline(UnityEngine.GameObject[] objects, UnityEngine.Color color, float fillOpacity = 0f) { }
        public static void DrawOutline(System.Collections.Generic.List<UnityEngine.GameObject> objects, UnityEngine.Color parentNodeColor, UnityEngine.Color childNodeColor, float fillOpacity = 0f) { }
        public static void DrawOutline(System.Collections.Generic.List<UnityEngine.GameObject> objects, UnityEngine.Color color, float fillOpacity = 0f) { }
        public static void ClearCamera(UnityEngine.Rect position, UnityEngine.Camera camera) { }
        public static void DrawCamera(UnityEngine.Rect position, UnityEngine.Camera camera) { }
        public static void DrawCamera(UnityEngine.Rect position, UnityEngine.Camera camera, UnityEditor.DrawCameraMode drawMode) { }
        public static void DrawCamera(UnityEngine.Rect position, UnityEngine.Camera camera, UnityEditor.DrawCameraMode drawMode, bool drawGizmos) { }
        public static void SetCamera(UnityEngine.Camera camera) { }
        public static void SetCamera(UnityEngine.Rect position, UnityEngine.Camera camera) { }
        public static void BeginGUI() { }
        [System.Obsolete] public static void BeginGUI(UnityEngine.Rect position) { }
        public static void EndGUI() { }
        public static UnityEngine.Vector3[] MakeBezierPoints(UnityEngine.Vector3 startPosition, UnityEngine.Vector3 endPosition, UnityEngine.Vector3 startTangent, UnityEngine.Vector3 endTangent, int division) { throw new Umcp.LeftOutException("UnityEditor.Handles.MakeBezierPoints"); }
        public static void DrawTexture3DSDF(UnityEngine.Texture texture, float stepScale = 1f, float surfaceOffset = 0f, UnityEngine.Gradient customColorRamp = null) { }
        public static void DrawTexture3DSlice(UnityEngine.Texture texture, UnityEngine.Vector3 slicePositions, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)1, bool useColorRamp = false, UnityEngine.Gradient customColorRamp = null) { }
        public static void DrawTexture3DVolume(UnityEngine.Texture texture, float opacity = 1f, float qualityModifier = 1f, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)1, bool useColorRamp = false, UnityEngine.Gradient customColorRamp = null) { }
        public static bool lighting { get { return s_KeptLighting.Get("UnityEditor.Handles.lighting"); } set { s_KeptLighting.Set(value); } } private static Umcp.Kept<bool> s_KeptLighting;
        public static UnityEngine.Color color { get { return s_KeptColor.Get("UnityEditor.Handles.color"); } set { s_KeptColor.Set(value); } } private static Umcp.Kept<UnityEngine.Color> s_KeptColor;
        public static UnityEngine.Rendering.CompareFunction zTest { get { return s_KeptZTest.Get("UnityEditor.Handles.zTest"); } set { s_KeptZTest.Set(value); } } private static Umcp.Kept<UnityEngine.Rendering.CompareFunction> s_KeptZTest;
        public static UnityEngine.Matrix4x4 matrix { get { return s_KeptMatrix.Get("UnityEditor.Handles.matrix"); } set { s_KeptMatrix.Set(value); } } private static Umcp.Kept<UnityEngine.Matrix4x4> s_KeptMatrix;
        public static UnityEngine.Matrix4x4 inverseMatrix { get { throw new Umcp.LeftOutException("UnityEditor.Handles.inverseMatrix"); } }
        public static UnityEngine.Vector3 DoPositionHandle(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { return position; }
        public static UnityEngine.Vector3 DoScaleHandle(UnityEngine.Vector3 scale, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size) { return position; }
        public static UnityEngine.Quaternion DoRotationHandle(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position) { return rotation; }
        public static void TransformHandle(ref UnityEngine.Vector3 position, ref UnityEngine.Quaternion rotation, ref UnityEngine.Vector3 scale) { }
        public static void TransformHandle(ref UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, ref UnityEngine.Vector3 scale) { }
        public static void TransformHandle(UnityEngine.Vector3 position, ref UnityEngine.Quaternion rotation, ref UnityEngine.Vector3 scale) { }
        public static void TransformHandle(ref UnityEngine.Vector3 position, ref UnityEngine.Quaternion rotation, ref float uniformScale) { }
        public static void TransformHandle(ref UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, ref float uniformScale) { }
        public static void TransformHandle(UnityEngine.Vector3 position, ref UnityEngine.Quaternion rotation, ref float uniformScale) { }
        public static void TransformHandle(ref UnityEngine.Vector3 position, ref UnityEngine.Quaternion rotation) { }
        public partial struct DrawingScope : System.IDisposable
        {
            public UnityEngine.Color originalColor { get; internal set; }
            public UnityEngine.Matrix4x4 originalMatrix { get; internal set; }
            public DrawingScope(UnityEngine.Color color) : this() { }
            public DrawingScope(UnityEngine.Matrix4x4 matrix) : this() { }
            public DrawingScope(UnityEngine.Color color, UnityEngine.Matrix4x4 matrix) : this() { }
            public void Dispose() { }
        }
        public delegate void CapFunction(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType);
        public delegate float SizeFunction(UnityEngine.Vector3 position);
        public partial struct PositionHandleIds
        {
            public static UnityEditor.Handles.PositionHandleIds @default { get { throw new Umcp.LeftOutException("UnityEditor.Handles.PositionHandleIds.default"); } }
            public readonly int x;
            public readonly int y;
            public readonly int z;
            public readonly int xy;
            public readonly int yz;
            public readonly int xz;
            public readonly int xyz;
        }
        public partial struct RotationHandleIds
        {
            public static UnityEditor.Handles.RotationHandleIds @default { get { throw new Umcp.LeftOutException("UnityEditor.Handles.RotationHandleIds.default"); } }
            public readonly int x;
            public readonly int y;
            public readonly int z;
            public readonly int cameraAxis;
            public readonly int xyz;
        }
    }
    public partial class Help
    {
        public static bool HasHelpForObject(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.Help.HasHelpForObject"); }
        public static string GetHelpURLForObject(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.Help.GetHelpURLForObject"); }
        public static void ShowHelpForObject(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.Help.ShowHelpForObject"); }
        public static void ShowHelpPage(string page) { throw new Umcp.LeftOutException("UnityEditor.Help.ShowHelpPage"); }
        public static void BrowseURL(string url) { throw new Umcp.LeftOutException("UnityEditor.Help.BrowseURL"); }
    }
    public partial interface IHasCustomMenu
    {
        void AddItemsToMenu(UnityEditor.GenericMenu menu);
    }
}

namespace UnityEditor.IMGUI.Controls
{
    public abstract partial class AdvancedDropdown
    {
        protected UnityEngine.Vector2 minimumSize { get; set; }
        public AdvancedDropdown(UnityEditor.IMGUI.Controls.AdvancedDropdownState state) { }
        public void Show(UnityEngine.Rect rect) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.AdvancedDropdown.Show"); }
        protected abstract UnityEditor.IMGUI.Controls.AdvancedDropdownItem BuildRoot();
        protected virtual void ItemSelected(UnityEditor.IMGUI.Controls.AdvancedDropdownItem item) { }
        internal AdvancedDropdown() { }
    }
    public partial class AdvancedDropdownItem : System.IComparable
    {
        public string name { get; set; }
        public UnityEngine.Texture2D icon { get { return m_KeptIcon.Get("UnityEditor.IMGUI.Controls.AdvancedDropdownItem.icon"); } set { m_KeptIcon.Set(value); } } private Umcp.Kept<UnityEngine.Texture2D> m_KeptIcon;
        public int id { get; set; }
        public bool enabled { get; set; } = true;
        public System.Collections.Generic.IEnumerable<UnityEditor.IMGUI.Controls.AdvancedDropdownItem> children { get; internal set; }
        public void AddChild(UnityEditor.IMGUI.Controls.AdvancedDropdownItem child) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.AdvancedDropdownItem.AddChild"); }
        public AdvancedDropdownItem(string name) { }
        public virtual int CompareTo(object o) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.AdvancedDropdownItem.CompareTo"); }
        public void AddSeparator() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.AdvancedDropdownItem.AddSeparator"); }
        internal AdvancedDropdownItem() { }
    }
    [System.SerializableAttribute]
    public partial class AdvancedDropdownState
    {
    }
    public partial class ArcHandle
    {
        public static void DefaultAngleHandleDrawFunction(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static float DefaultAngleHandleSizeFunction(UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.ArcHandle.DefaultAngleHandleSizeFunction"); }
        public static float DefaultRadiusHandleSizeFunction(UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.ArcHandle.DefaultRadiusHandleSizeFunction"); }
        public float angle { get; set; }
        public float radius { get; set; }
        public UnityEngine.Color angleHandleColor { get; set; }
        public UnityEngine.Color radiusHandleColor { get; set; }
        public UnityEngine.Color fillColor { get; set; }
        public UnityEngine.Color wireframeColor { get; set; }
        public UnityEditor.Handles.CapFunction angleHandleDrawFunction { get; set; }
        public UnityEditor.Handles.SizeFunction angleHandleSizeFunction { get; set; }
        public UnityEditor.Handles.CapFunction radiusHandleDrawFunction { get; set; }
        public UnityEditor.Handles.SizeFunction radiusHandleSizeFunction { get; set; }
        public ArcHandle() { }
        public void SetColorWithoutRadiusHandle(UnityEngine.Color color, float fillColorAlpha) { }
        public void SetColorWithRadiusHandle(UnityEngine.Color color, float fillColorAlpha) { }
        public void DrawHandle() { }
    }
    public partial class BoxBoundsHandle : UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle
    {
        [System.Obsolete] public BoxBoundsHandle(int controlIDHint) : base(controlIDHint) { }
        public BoxBoundsHandle() : base() { }
        public UnityEngine.Vector3 size { get { return m_KeptSize.Get("UnityEditor.IMGUI.Controls.BoxBoundsHandle.size"); } set { m_KeptSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptSize;
        protected override void DrawWireframe() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.BoxBoundsHandle.DrawWireframe"); }
    }
    public partial class CapsuleBoundsHandle : UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle
    {
        public UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.HeightAxis heightAxis { get { return m_KeptHeightAxis.Get("UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.heightAxis"); } set { m_KeptHeightAxis.Set(value); } } private Umcp.Kept<UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.HeightAxis> m_KeptHeightAxis;
        public float height { get { return m_KeptHeight.Get("UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.height"); } set { m_KeptHeight.Set(value); } } private Umcp.Kept<float> m_KeptHeight;
        public float radius { get { return m_KeptRadius.Get("UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.radius"); } set { m_KeptRadius.Set(value); } } private Umcp.Kept<float> m_KeptRadius;
        [System.Obsolete] public CapsuleBoundsHandle(int controlIDHint) : base(controlIDHint) { }
        public CapsuleBoundsHandle() : base() { }
        protected override void DrawWireframe() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.DrawWireframe"); }
        public enum HeightAxis
        {
            X = 0,
            Y = 1,
            Z = 2,
        }
    }
}
