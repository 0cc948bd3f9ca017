// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public partial class EditorUserBuildSettings : UnityEngine.Object
    {
        public static UnityEditor.BuildTargetGroup selectedBuildTargetGroup { get { return s_KeptSelectedBuildTargetGroup.Get("UnityEditor.EditorUserBuildSettings.selectedBuildTargetGroup"); } set { s_KeptSelectedBuildTargetGroup.Set(value); } } private static Umcp.Kept<UnityEditor.BuildTargetGroup> s_KeptSelectedBuildTargetGroup;
        public static bool remoteDeviceInfo { get { return s_KeptRemoteDeviceInfo.Get("UnityEditor.EditorUserBuildSettings.remoteDeviceInfo"); } set { s_KeptRemoteDeviceInfo.Set(value); } } private static Umcp.Kept<bool> s_KeptRemoteDeviceInfo;
        public static string remoteDeviceAddress { get { return s_KeptRemoteDeviceAddress.Get("UnityEditor.EditorUserBuildSettings.remoteDeviceAddress"); } set { s_KeptRemoteDeviceAddress.Set(value); } } private static Umcp.Kept<string> s_KeptRemoteDeviceAddress;
        public static string remoteDeviceUsername { get { return s_KeptRemoteDeviceUsername.Get("UnityEditor.EditorUserBuildSettings.remoteDeviceUsername"); } set { s_KeptRemoteDeviceUsername.Set(value); } } private static Umcp.Kept<string> s_KeptRemoteDeviceUsername;
        public static string remoteDeviceExports { get { return s_KeptRemoteDeviceExports.Get("UnityEditor.EditorUserBuildSettings.remoteDeviceExports"); } set { s_KeptRemoteDeviceExports.Set(value); } } private static Umcp.Kept<string> s_KeptRemoteDeviceExports;
        public static string pathOnRemoteDevice { get { return s_KeptPathOnRemoteDevice.Get("UnityEditor.EditorUserBuildSettings.pathOnRemoteDevice"); } set { s_KeptPathOnRemoteDevice.Set(value); } } private static Umcp.Kept<string> s_KeptPathOnRemoteDevice;
        public static UnityEditor.BuildTarget selectedStandaloneTarget { get { return s_KeptSelectedStandaloneTarget.Get("UnityEditor.EditorUserBuildSettings.selectedStandaloneTarget"); } set { s_KeptSelectedStandaloneTarget.Set(value); } } private static Umcp.Kept<UnityEditor.BuildTarget> s_KeptSelectedStandaloneTarget;
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
        public static UnityEditor.BuildTarget activeBuildTarget { get { throw new Umcp.LeftOutException("UnityEditor.EditorUserBuildSettings.activeBuildTarget"); } }
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
        public static bool development { get { return s_KeptDevelopment.Get("UnityEditor.EditorUserBuildSettings.development"); } set { s_KeptDevelopment.Set(value); } } private static Umcp.Kept<bool> s_KeptDevelopment;
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
        internal EditorUserBuildSettings() { }
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
        public static string OpenFilePanel(string title, string directory, string extension) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.OpenFilePanel"); }
        public static string OpenFilePanelWithFilters(string title, string directory, string[] filters) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.OpenFilePanelWithFilters"); }
        public static void RevealInFinder(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.RevealInFinder"); }
        public static bool DisplayDialog(string title, string message, string ok, string cancel) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayDialog"); }
        public static bool DisplayDialog(string title, string message, string ok) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayDialog"); }
        public static int DisplayDialogComplex(string title, string message, string ok, string cancel, string alt) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayDialogComplex"); }
        public static string OpenFolderPanel(string title, string folder, string defaultName) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.OpenFolderPanel"); }
        public static string SaveFolderPanel(string title, string folder, string defaultName) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SaveFolderPanel"); }
        public static bool WarnPrefab(UnityEngine.Object target, string title, string warning, string okButton) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.WarnPrefab"); }
        public static bool IsUnityExtensionsInitialized() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.IsUnityExtensionsInitialized"); }
        public static bool IsPersistent(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.IsPersistent"); }
        public static bool IsValidUnityYAML(string yaml) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.IsValidUnityYAML"); }
        public static string SaveFilePanel(string title, string directory, string defaultName, string extension) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SaveFilePanel"); }
        public static int NaturalCompare(string a, string b) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.NaturalCompare"); }
        public static UnityEngine.Object InstanceIDToObject(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.InstanceIDToObject"); }
        public static void CompressTexture(UnityEngine.Texture2D texture, UnityEngine.TextureFormat format, int quality) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CompressTexture"); }
        public static void CompressCubemapTexture(UnityEngine.Cubemap texture, UnityEngine.TextureFormat format, int quality) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CompressCubemapTexture"); }
        public static void SetDirty(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetDirty"); }
        public static void ClearDirty(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.ClearDirty"); }
        public static string InvokeDiffTool(string leftTitle, string leftFile, string rightTitle, string rightFile, string ancestorTitle, string ancestorFile) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.InvokeDiffTool"); }
        public static void CopySerialized(UnityEngine.Object source, UnityEngine.Object dest) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CopySerialized"); }
        public static void CopySerializedManagedFieldsOnly(object source, object dest) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CopySerializedManagedFieldsOnly"); }
        public static UnityEngine.Object[] CollectDependencies(UnityEngine.Object[] roots) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CollectDependencies"); }
        public static UnityEngine.Object[] CollectDeepHierarchy(UnityEngine.Object[] roots) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CollectDeepHierarchy"); }
        [System.Obsolete] public static void UnloadUnusedAssets() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.UnloadUnusedAssets"); }
        [System.Obsolete] public static void UnloadUnusedAssetsIgnoreManagedReferences() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.UnloadUnusedAssetsIgnoreManagedReferences"); }
        public static string FormatBytes(long bytes) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.FormatBytes"); }
        public static void DisplayProgressBar(string title, string info, float progress) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayProgressBar"); }
        public static bool DisplayCancelableProgressBar(string title, string info, float progress) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayCancelableProgressBar"); }
        public static void ClearProgressBar() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.ClearProgressBar"); }
        public static int GetObjectEnabled(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.GetObjectEnabled"); }
        public static void SetObjectEnabled(UnityEngine.Object target, bool enabled) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetObjectEnabled"); }
        [System.Obsolete] public static bool ExtractOggFile(UnityEngine.Object obj, string path) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.ExtractOggFile"); }
        public static void OpenWithDefaultApp(string fileName) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.OpenWithDefaultApp"); }
        public static void SetCameraAnimateMaterials(UnityEngine.Camera camera, bool animate) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetCameraAnimateMaterials"); }
        public static void SetCameraAnimateMaterialsTime(UnityEngine.Camera camera, float time) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetCameraAnimateMaterialsTime"); }
        public static void UpdateGlobalShaderProperties(float time) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.UpdateGlobalShaderProperties"); }
        public static bool audioMasterMute { get { return s_KeptAudioMasterMute.Get("UnityEditor.EditorUtility.audioMasterMute"); } set { s_KeptAudioMasterMute.Set(value); } } private static Umcp.Kept<bool> s_KeptAudioMasterMute;
        public static bool scriptCompilationFailed { get { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.scriptCompilationFailed"); } }
        [System.Obsolete] public static UnityEngine.Object FindAsset(string path, System.Type type) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.FindAsset"); }
        public static int GetDirtyCount(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.GetDirtyCount"); }
        public static int GetDirtyCount(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.GetDirtyCount"); }
        public static bool IsDirty(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.IsDirty"); }
        public static bool IsDirty(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.IsDirty"); }
        public static void FocusProjectWindow() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.FocusProjectWindow"); }
        public static void RequestScriptReload() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.RequestScriptReload"); }
        public static bool IsRunningUnderCPUEmulation() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.IsRunningUnderCPUEmulation"); }
        public static bool LoadWindowLayout(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.LoadWindowLayout"); }
        public static void CompressTexture(UnityEngine.Texture2D texture, UnityEngine.TextureFormat format, UnityEditor.TextureCompressionQuality quality) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CompressTexture"); }
        public static void CompressCubemapTexture(UnityEngine.Cubemap texture, UnityEngine.TextureFormat format, UnityEditor.TextureCompressionQuality quality) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CompressCubemapTexture"); }
        public static string SaveFilePanelInProject(string title, string defaultName, string extension, string message) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SaveFilePanelInProject"); }
        public static string SaveFilePanelInProject(string title, string defaultName, string extension, string message, string path) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SaveFilePanelInProject"); }
        public static void CopySerializedIfDifferent(UnityEngine.Object source, UnityEngine.Object dest) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CopySerializedIfDifferent"); }
        [System.Obsolete] public static string GetAssetPath(UnityEngine.Object asset) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.GetAssetPath"); }
        public static void UnloadUnusedAssetsImmediate() { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.UnloadUnusedAssetsImmediate"); }
        public static void UnloadUnusedAssetsImmediate(bool includeMonoReferencesAsRoots) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.UnloadUnusedAssetsImmediate"); }
        [System.Obsolete] public static bool BuildResourceFile(UnityEngine.Object[] selection, string pathName) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.BuildResourceFile"); }
        public static bool GetDialogOptOutDecision(UnityEditor.DialogOptOutDecisionType dialogOptOutDecisionType, string dialogOptOutDecisionStorageKey) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.GetDialogOptOutDecision"); }
        public static void SetDialogOptOutDecision(UnityEditor.DialogOptOutDecisionType dialogOptOutDecisionType, string dialogOptOutDecisionStorageKey, bool optOutDecision) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetDialogOptOutDecision"); }
        public static bool DisplayDialog(string title, string message, string ok, UnityEditor.DialogOptOutDecisionType dialogOptOutDecisionType, string dialogOptOutDecisionStorageKey) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayDialog"); }
        public static bool DisplayDialog(string title, string message, string ok, string cancel, UnityEditor.DialogOptOutDecisionType dialogOptOutDecisionType, string dialogOptOutDecisionStorageKey) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayDialog"); }
        public static void DisplayPopupMenu(UnityEngine.Rect position, string menuItemPath, UnityEditor.MenuCommand command) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayPopupMenu"); }
        public static void DisplayCustomMenu(UnityEngine.Rect position, UnityEngine.GUIContent[] options, int selected, UnityEditor.EditorUtility.SelectMenuItemFunction callback, object userData) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayCustomMenu"); }
        public static void DisplayCustomMenu(UnityEngine.Rect position, UnityEngine.GUIContent[] options, int selected, UnityEditor.EditorUtility.SelectMenuItemFunction callback, object userData, bool showHotkey) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayCustomMenu"); }
        public static void DisplayCustomMenu(UnityEngine.Rect position, UnityEngine.GUIContent[] options, System.Func<int, bool> checkEnabled, int selected, UnityEditor.EditorUtility.SelectMenuItemFunction callback, object userData, bool showHotkey = false) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.DisplayCustomMenu"); }
        public static string FormatBytes(int bytes) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.FormatBytes"); }
        [System.Obsolete] public static void SetSelectedWireframeHidden(UnityEngine.Renderer renderer, bool enabled) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.SetSelectedWireframeHidden"); }
        public static UnityEngine.GameObject CreateGameObjectWithHideFlags(string name, UnityEngine.HideFlags flags, params System.Type[] components) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.CreateGameObjectWithHideFlags"); }
        [System.Obsolete] public static UnityEngine.Object InstantiatePrefab(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.EditorUtility.InstantiatePrefab"); }
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
    public partial class EditorWindow : UnityEngine.ScriptableObject
    {
        public void BeginWindows() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.BeginWindows"); }
        public void EndWindows() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.EndWindows"); }
        public bool wantsMouseMove { get { return m_KeptWantsMouseMove.Get("UnityEditor.EditorWindow.wantsMouseMove"); } set { m_KeptWantsMouseMove.Set(value); } } private Umcp.Kept<bool> m_KeptWantsMouseMove;
        public bool wantsMouseEnterLeaveWindow { get { return m_KeptWantsMouseEnterLeaveWindow.Get("UnityEditor.EditorWindow.wantsMouseEnterLeaveWindow"); } set { m_KeptWantsMouseEnterLeaveWindow.Set(value); } } private Umcp.Kept<bool> m_KeptWantsMouseEnterLeaveWindow;
        public bool wantsLessLayoutEvents { get { return m_KeptWantsLessLayoutEvents.Get("UnityEditor.EditorWindow.wantsLessLayoutEvents"); } set { m_KeptWantsLessLayoutEvents.Set(value); } } private Umcp.Kept<bool> m_KeptWantsLessLayoutEvents;
        public void ShowNotification(UnityEngine.GUIContent notification) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.ShowNotification"); }
        public void ShowNotification(UnityEngine.GUIContent notification, double fadeoutWait) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.ShowNotification"); }
        public void RemoveNotification() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.RemoveNotification"); }
        public bool autoRepaintOnSceneChange { get { return m_KeptAutoRepaintOnSceneChange.Get("UnityEditor.EditorWindow.autoRepaintOnSceneChange"); } set { m_KeptAutoRepaintOnSceneChange.Set(value); } } private Umcp.Kept<bool> m_KeptAutoRepaintOnSceneChange;
        public bool maximized { get { return m_KeptMaximized.Get("UnityEditor.EditorWindow.maximized"); } set { m_KeptMaximized.Set(value); } } private Umcp.Kept<bool> m_KeptMaximized;
        public bool hasFocus { get { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.hasFocus"); } }
        public bool docked { get { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.docked"); } }
        public static UnityEditor.EditorWindow focusedWindow { get { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.focusedWindow"); } }
        public static UnityEditor.EditorWindow mouseOverWindow { get { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.mouseOverWindow"); } }
        public void ShowTab() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.ShowTab"); }
        public void Focus() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.Focus"); }
        public void ShowUtility() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.ShowUtility"); }
        public void ShowPopup() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.ShowPopup"); }
        public void ShowModalUtility() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.ShowModalUtility"); }
        public void ShowAsDropDown(UnityEngine.Rect buttonRect, UnityEngine.Vector2 windowSize) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.ShowAsDropDown"); }
        public void Show() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.Show"); }
        public void Show(bool immediateDisplay) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.Show"); }
        public void ShowAuxWindow() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.ShowAuxWindow"); }
        public void ShowModal() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.ShowModal"); }
        public static UnityEditor.EditorWindow GetWindow(System.Type windowType, bool utility, string title, bool focus) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static UnityEditor.EditorWindow GetWindow(System.Type windowType, bool utility, string title) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static UnityEditor.EditorWindow GetWindow(System.Type windowType, bool utility) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static UnityEditor.EditorWindow GetWindow(System.Type windowType) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static UnityEditor.EditorWindow GetWindowWithRect(System.Type windowType, UnityEngine.Rect rect, bool utility, string title) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindowWithRect"); }
        public static UnityEditor.EditorWindow GetWindowWithRect(System.Type windowType, UnityEngine.Rect rect, bool utility) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindowWithRect"); }
        public static UnityEditor.EditorWindow GetWindowWithRect(System.Type windowType, UnityEngine.Rect rect) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindowWithRect"); }
        public static T GetWindow<T>() where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static T GetWindow<T>(bool utility) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static T GetWindow<T>(bool utility, string title) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static T GetWindow<T>(string title) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static T GetWindow<T>(string title, bool focus) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static T GetWindow<T>(bool utility, string title, bool focus) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static T GetWindow<T>(params System.Type[] desiredDockNextTo) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static T GetWindow<T>(string title, params System.Type[] desiredDockNextTo) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static T GetWindow<T>(string title, bool focus, params System.Type[] desiredDockNextTo) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindow"); }
        public static T CreateWindow<T>(params System.Type[] desiredDockNextTo) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.CreateWindow"); }
        public static T CreateWindow<T>(string title, params System.Type[] desiredDockNextTo) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.CreateWindow"); }
        public static bool HasOpenInstances<T>() where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.HasOpenInstances"); }
        public static void FocusWindowIfItsOpen(System.Type t) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.FocusWindowIfItsOpen"); }
        public static void FocusWindowIfItsOpen<T>() where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.FocusWindowIfItsOpen"); }
        public static T GetWindowWithRect<T>(UnityEngine.Rect rect) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindowWithRect"); }
        public static T GetWindowWithRect<T>(UnityEngine.Rect rect, bool utility) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindowWithRect"); }
        public static T GetWindowWithRect<T>(UnityEngine.Rect rect, bool utility, string title) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindowWithRect"); }
        public static T GetWindowWithRect<T>(UnityEngine.Rect rect, bool utility, string title, bool focus) where T : UnityEditor.EditorWindow { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetWindowWithRect"); }
        public bool hasUnsavedChanges { get { return m_KeptHasUnsavedChanges.Get("UnityEditor.EditorWindow.hasUnsavedChanges"); } protected set { m_KeptHasUnsavedChanges.Set(value); } } private Umcp.Kept<bool> m_KeptHasUnsavedChanges;
        public string saveChangesMessage { get; protected set; }
        public virtual void SaveChanges() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.SaveChanges"); }
        public virtual void DiscardChanges() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.DiscardChanges"); }
        public void Close() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.Close"); }
        public void Repaint() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.Repaint"); }
        public UnityEngine.Vector2 minSize { get { return m_KeptMinSize.Get("UnityEditor.EditorWindow.minSize"); } set { m_KeptMinSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptMinSize;
        public UnityEngine.Vector2 maxSize { get { return m_KeptMaxSize.Get("UnityEditor.EditorWindow.maxSize"); } set { m_KeptMaxSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptMaxSize;
        [System.Obsolete] public string title { get { return m_KeptTitle.Get("UnityEditor.EditorWindow.title"); } set { m_KeptTitle.Set(value); } } private Umcp.Kept<string> m_KeptTitle;
        public UnityEngine.GUIContent titleContent { get { return m_KeptTitleContent.Get("UnityEditor.EditorWindow.titleContent"); } set { m_KeptTitleContent.Set(value); } } private Umcp.Kept<UnityEngine.GUIContent> m_KeptTitleContent;
        public int depthBufferBits { get; set; } = 24;
        [System.Obsolete] public int antiAlias { get { return m_KeptAntiAlias.Get("UnityEditor.EditorWindow.antiAlias"); } set { m_KeptAntiAlias.Set(value); } } private Umcp.Kept<int> m_KeptAntiAlias;
        public UnityEngine.Rect position { get { return m_KeptPosition.Get("UnityEditor.EditorWindow.position"); } set { m_KeptPosition.Set(value); } } private Umcp.Kept<UnityEngine.Rect> m_KeptPosition;
        public bool SendEvent(UnityEngine.Event e) { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.SendEvent"); }
        public EditorWindow() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow"); }
        public virtual System.Collections.Generic.IEnumerable<System.Type> GetExtraPaneTypes() { throw new Umcp.LeftOutException("UnityEditor.EditorWindow.GetExtraPaneTypes"); }
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
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class FilePathAttribute : System.Attribute
    {
        public FilePathAttribute(string relativePath, UnityEditor.FilePathAttribute.Location location) { }
        internal FilePathAttribute() { }
        public enum Location
        {
            PreferencesFolder = 0,
            ProjectFolder = 1,
        }
    }
    public partial class FileUtil
    {
        public static bool DeleteFileOrDirectory(string path) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.DeleteFileOrDirectory"); }
        public static void CopyFileOrDirectory(string source, string dest) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.CopyFileOrDirectory"); }
        public static void CopyFileOrDirectoryFollowSymlinks(string source, string dest) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.CopyFileOrDirectoryFollowSymlinks"); }
        public static void MoveFileOrDirectory(string source, string dest) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.MoveFileOrDirectory"); }
        public static string GetUniqueTempPathInProject() { throw new Umcp.LeftOutException("UnityEditor.FileUtil.GetUniqueTempPathInProject"); }
        public static string GetProjectRelativePath(string path) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.GetProjectRelativePath"); }
        public static string GetLogicalPath(string path) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.GetLogicalPath"); }
        public static string GetPhysicalPath(string path) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.GetPhysicalPath"); }
        public static void ReplaceFile(string src, string dst) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.ReplaceFile"); }
        public static void ReplaceDirectory(string src, string dst) { throw new Umcp.LeftOutException("UnityEditor.FileUtil.ReplaceDirectory"); }
    }
    public enum ForceReserializeAssetsOptions
    {
        ReserializeAssets = 1,
        ReserializeMetadata = 2,
        ReserializeAssetsAndMetadata = 3,
    }
    [System.SerializableAttribute]
    public partial struct GUID : System.IComparable, System.IComparable<UnityEditor.GUID>, System.IEquatable<UnityEditor.GUID>
    {
        public GUID(string hexRepresentation) { throw new Umcp.LeftOutException("UnityEditor.GUID"); }
        public static bool operator ==(UnityEditor.GUID x, UnityEditor.GUID y) { return ((object)x).Equals(y); }
        public static bool operator !=(UnityEditor.GUID x, UnityEditor.GUID y) { return !((object)x).Equals(y); }
        public static bool operator <(UnityEditor.GUID x, UnityEditor.GUID y) { throw new Umcp.LeftOutException("UnityEditor.GUID.op_LessThan"); }
        public static bool operator >(UnityEditor.GUID x, UnityEditor.GUID y) { throw new Umcp.LeftOutException("UnityEditor.GUID.op_GreaterThan"); }
        public bool Equals(UnityEditor.GUID obj) { return base.Equals(obj); }
        public int CompareTo(object obj) { throw new Umcp.LeftOutException("UnityEditor.GUID.CompareTo"); }
        public int CompareTo(UnityEditor.GUID rhs) { throw new Umcp.LeftOutException("UnityEditor.GUID.CompareTo"); }
        public bool Empty() { throw new Umcp.LeftOutException("UnityEditor.GUID.Empty"); }
        [System.Obsolete] public bool ParseExact(string hex) { throw new Umcp.LeftOutException("UnityEditor.GUID.ParseExact"); }
        public static bool TryParse(string hex, out UnityEditor.GUID result) { throw new Umcp.LeftOutException("UnityEditor.GUID.TryParse"); }
        public static UnityEditor.GUID Generate() { throw new Umcp.LeftOutException("UnityEditor.GUID.Generate"); }
    }
    public abstract partial class GUIDrawer
    {
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
        public static string GetUniqueNameForSibling(UnityEngine.Transform parent, string name) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetUniqueNameForSibling"); }
        public static void EnsureUniqueNameForSibling(UnityEngine.GameObject self) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.EnsureUniqueNameForSibling"); }
        public static void SetParentAndAlign(UnityEngine.GameObject child, UnityEngine.GameObject parent) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.SetParentAndAlign"); }
        public static int GetMonoBehavioursWithMissingScriptCount(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetMonoBehavioursWithMissingScriptCount"); }
        public static int RemoveMonoBehavioursWithMissingScript(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.RemoveMonoBehavioursWithMissingScript"); }
        public static ulong ModifyMaskIfGameObjectIsHiddenForPrefabModeInContext(ulong sceneCullingMask, UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.ModifyMaskIfGameObjectIsHiddenForPrefabModeInContext"); }
        [System.Obsolete] public static int GetNavMeshLayer(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetNavMeshLayer"); }
        [System.Obsolete] public static void SetNavMeshLayer(UnityEngine.GameObject go, int areaIndex) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.SetNavMeshLayer"); }
        [System.Obsolete] public static int GetNavMeshLayerFromName(string name) { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetNavMeshLayerFromName"); }
        [System.Obsolete] public static string[] GetNavMeshLayerNames() { throw new Umcp.LeftOutException("UnityEditor.GameObjectUtility.GetNavMeshLayerNames"); }
    }
    public sealed partial class GenericMenu
    {
        public bool allowDuplicateNames { get; set; }
        public void AddItem(UnityEngine.GUIContent content, bool on, UnityEditor.GenericMenu.MenuFunction func) { throw new Umcp.LeftOutException("UnityEditor.GenericMenu.AddItem"); }
        public void AddItem(UnityEngine.GUIContent content, bool on, UnityEditor.GenericMenu.MenuFunction2 func, object userData) { throw new Umcp.LeftOutException("UnityEditor.GenericMenu.AddItem"); }
        public void AddDisabledItem(UnityEngine.GUIContent content) { throw new Umcp.LeftOutException("UnityEditor.GenericMenu.AddDisabledItem"); }
        public void AddDisabledItem(UnityEngine.GUIContent content, bool on) { throw new Umcp.LeftOutException("UnityEditor.GenericMenu.AddDisabledItem"); }
        public void AddSeparator(string path) { throw new Umcp.LeftOutException("UnityEditor.GenericMenu.AddSeparator"); }
        public int GetItemCount() { throw new Umcp.LeftOutException("UnityEditor.GenericMenu.GetItemCount"); }
        public void ShowAsContext() { throw new Umcp.LeftOutException("UnityEditor.GenericMenu.ShowAsContext"); }
        public void DropDown(UnityEngine.Rect position) { throw new Umcp.LeftOutException("UnityEditor.GenericMenu.DropDown"); }
        public delegate void MenuFunction();
        public delegate void MenuFunction2(object userData);
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
        public static void AddControl(int controlId, float distance) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.AddControl"); }
        public static void AddDefaultControl(int controlId) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.AddDefaultControl"); }
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
        public static void PushCamera(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PushCamera"); }
        public static void PopCamera(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PopCamera"); }
        public static object RaySnap(UnityEngine.Ray ray) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.RaySnap"); }
        public static event UnityEditor.HandleUtility.PlaceObjectDelegate placeObjectCustomPasses { add { } remove { } }
        public static bool PlaceObject(UnityEngine.Vector2 guiPosition, out UnityEngine.Vector3 position, out UnityEngine.Vector3 normal) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.PlaceObject"); }
        public static void Repaint() { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.Repaint"); }
        public static float DistancePointBezier(UnityEngine.Vector3 point, UnityEngine.Vector3 startPosition, UnityEngine.Vector3 endPosition, UnityEngine.Vector3 startTangent, UnityEngine.Vector3 endTangent) { throw new Umcp.LeftOutException("UnityEditor.HandleUtility.DistancePointBezier"); }
        public delegate UnityEngine.GameObject PickGameObjectCallback(UnityEngine.Camera cam, int layers, UnityEngine.Vector2 position, UnityEngine.GameObject[] ignore, UnityEngine.GameObject[] filter, out int materialIndex);
        public delegate bool PlaceObjectDelegate(UnityEngine.Vector2 guiPosition, out UnityEngine.Vector3 position, out UnityEngine.Vector3 normal);
    }
}
