// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public sealed partial class AssetDatabase
    {
        [System.Obsolete] public static string GetTextMetaDataPathFromAssetPath(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetTextMetaDataPathFromAssetPath"); }
        public static event UnityEditor.AssetDatabase.ImportPackageCallback importPackageStarted { add { } remove { } }
        public static event UnityEditor.AssetDatabase.ImportPackageCallback importPackageCompleted { add { } remove { } }
        public static System.Action<string[]> onImportPackageItemsCompleted;
        public static event UnityEditor.AssetDatabase.ImportPackageCallback importPackageCancelled { add { } remove { } }
        public static event UnityEditor.AssetDatabase.ImportPackageFailedCallback importPackageFailed { add { } remove { } }
        public static void CanOpenForEdit(string[] assetOrMetaFilePaths, System.Collections.Generic.List<string> outNotEditablePaths, UnityEditor.StatusQueryOptions statusQueryOptions = (UnityEditor.StatusQueryOptions)1) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.CanOpenForEdit"); }
        public static void IsOpenForEdit(string[] assetOrMetaFilePaths, System.Collections.Generic.List<string> outNotEditablePaths, UnityEditor.StatusQueryOptions statusQueryOptions = (UnityEditor.StatusQueryOptions)1) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsOpenForEdit"); }
        public static bool MakeEditable(string[] paths, string prompt = null, System.Collections.Generic.List<string> outNotEditablePaths = null) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.MakeEditable"); }
        public static bool IsForeignAsset(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsForeignAsset"); }
        public static bool IsNativeAsset(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsNativeAsset"); }
        public static string GetCurrentCacheServerIp() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetCurrentCacheServerIp"); }
        public static string ExtractAsset(UnityEngine.Object asset, string newPath) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ExtractAsset"); }
        public static bool MoveAssetsToTrash(string[] paths, System.Collections.Generic.List<string> outFailedPaths) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.MoveAssetsToTrash"); }
        public static bool WriteImportSettingsIfDirty(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.WriteImportSettingsIfDirty"); }
        public static void AddObjectToAsset(UnityEngine.Object objectToAdd, string path) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.AddObjectToAsset"); }
        public static void AddObjectToAsset(UnityEngine.Object objectToAdd, UnityEngine.Object assetObject) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.AddObjectToAsset"); }
        public static void SetMainObject(UnityEngine.Object mainObject, string assetPath) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.SetMainObject"); }
        public static void InstanceIDsToGUIDs(Unity.Collections.NativeArray<int> instanceIDs, Unity.Collections.NativeArray<UnityEditor.GUID> guidsOut) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.InstanceIDsToGUIDs"); }
        public static System.Type GetTypeFromPathAndFileID(string assetPath, long localIdentifierInFile) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetTypeFromPathAndFileID"); }
        public static void ScheduleRefresh() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ScheduleRefresh"); }
        public static bool CanOpenAssetInEditor(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.CanOpenAssetInEditor"); }
        public static bool OpenAsset(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.OpenAsset"); }
        public static bool OpenAsset(int instanceID, int lineNumber) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.OpenAsset"); }
        public static bool OpenAsset(int instanceID, int lineNumber, int columnNumber) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.OpenAsset"); }
        public static bool OpenAsset(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.OpenAsset"); }
        public static bool OpenAsset(UnityEngine.Object target, int lineNumber) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.OpenAsset"); }
        public static bool OpenAsset(UnityEngine.Object target, int lineNumber, int columnNumber) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.OpenAsset"); }
        public static bool OpenAsset(UnityEngine.Object[] objects) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.OpenAsset"); }
        public static UnityEngine.Hash128 GetAssetDependencyHash(UnityEditor.GUID guid) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetAssetDependencyHash"); }
        public static UnityEngine.Hash128 GetAssetDependencyHash(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetAssetDependencyHash"); }
        public static UnityEngine.Texture GetCachedIcon(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetCachedIcon"); }
        public static string[] GetAllAssetBundleNames() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetAllAssetBundleNames"); }
        [System.Obsolete] public string[] GetAssetBundleNames() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetAssetBundleNames"); }
        public static string[] GetUnusedAssetBundleNames() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetUnusedAssetBundleNames"); }
        public static bool RemoveAssetBundleName(string assetBundleName, bool forceRemove) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.RemoveAssetBundleName"); }
        public static void RemoveUnusedAssetBundleNames() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.RemoveUnusedAssetBundleNames"); }
        public static string[] GetAssetPathsFromAssetBundle(string assetBundleName) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetAssetPathsFromAssetBundle"); }
        public static string[] GetAssetPathsFromAssetBundleAndAssetName(string assetBundleName, string assetName) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetAssetPathsFromAssetBundleAndAssetName"); }
        public static string GetImplicitAssetBundleName(string assetPath) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetImplicitAssetBundleName"); }
        public static string GetImplicitAssetBundleVariantName(string assetPath) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetImplicitAssetBundleVariantName"); }
        public static string[] GetAssetBundleDependencies(string assetBundleName, bool recursive) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetAssetBundleDependencies"); }
        public static void ExportPackage(string assetPathName, string fileName) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ExportPackage"); }
        public static void ExportPackage(string assetPathName, string fileName, UnityEditor.ExportPackageOptions flags) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ExportPackage"); }
        public static void ExportPackage(string[] assetPathNames, string fileName) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ExportPackage"); }
        public static void ExportPackage(string[] assetPathNames, string fileName, UnityEditor.ExportPackageOptions flags) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ExportPackage"); }
        public static bool CanOpenForEdit(UnityEngine.Object assetObject, UnityEditor.StatusQueryOptions statusOptions) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.CanOpenForEdit"); }
        public static bool CanOpenForEdit(string assetOrMetaFilePath, UnityEditor.StatusQueryOptions statusOptions) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.CanOpenForEdit"); }
        public static bool CanOpenForEdit(UnityEngine.Object assetObject, out string message) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.CanOpenForEdit"); }
        public static bool CanOpenForEdit(UnityEngine.Object assetObject, out string message, UnityEditor.StatusQueryOptions statusOptions) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.CanOpenForEdit"); }
        public static bool CanOpenForEdit(string assetOrMetaFilePath, out string message) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.CanOpenForEdit"); }
        public static bool CanOpenForEdit(string assetOrMetaFilePath, out string message, UnityEditor.StatusQueryOptions statusOptions) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.CanOpenForEdit"); }
        public static bool IsOpenForEdit(UnityEngine.Object assetObject, UnityEditor.StatusQueryOptions statusOptions) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsOpenForEdit"); }
        public static bool IsOpenForEdit(string assetOrMetaFilePath, UnityEditor.StatusQueryOptions statusOptions) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsOpenForEdit"); }
        public static bool IsOpenForEdit(UnityEngine.Object assetObject, out string message) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsOpenForEdit"); }
        public static bool IsOpenForEdit(UnityEngine.Object assetObject, out string message, UnityEditor.StatusQueryOptions statusOptions) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsOpenForEdit"); }
        public static bool IsOpenForEdit(string assetOrMetaFilePath, out string message) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsOpenForEdit"); }
        public static bool IsOpenForEdit(string assetOrMetaFilePath, out string message, UnityEditor.StatusQueryOptions statusOptions) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsOpenForEdit"); }
        public static bool IsMetaFileOpenForEdit(UnityEngine.Object assetObject) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsMetaFileOpenForEdit"); }
        public static bool IsMetaFileOpenForEdit(UnityEngine.Object assetObject, UnityEditor.StatusQueryOptions statusOptions) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsMetaFileOpenForEdit"); }
        public static bool IsMetaFileOpenForEdit(UnityEngine.Object assetObject, out string message) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsMetaFileOpenForEdit"); }
        public static bool IsMetaFileOpenForEdit(UnityEngine.Object assetObject, out string message, UnityEditor.StatusQueryOptions statusOptions) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsMetaFileOpenForEdit"); }
        public static UnityEngine.Object GetBuiltinExtraResource(System.Type type, string path) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetBuiltinExtraResource"); }
        public static void ForceReserializeAssets(System.Collections.Generic.IEnumerable<string> assetPaths, UnityEditor.ForceReserializeAssetsOptions options = (UnityEditor.ForceReserializeAssetsOptions)3) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ForceReserializeAssets"); }
        public static bool TryGetGUIDAndLocalFileIdentifier<T>(UnityEngine.LazyLoadReference<T> assetRef, out string guid, out long localId) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.TryGetGUIDAndLocalFileIdentifier"); }
        public static void ForceReserializeAssets() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ForceReserializeAssets"); }
        public static void RemoveObjectFromAsset(UnityEngine.Object objectToRemove) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.RemoveObjectFromAsset"); }
        public static void ImportPackage(string packagePath, bool interactive) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ImportPackage"); }
        public static uint GlobalArtifactDependencyVersion { get { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GlobalArtifactDependencyVersion"); } }
        public static uint GlobalArtifactProcessedVersion { get { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GlobalArtifactProcessedVersion"); } }
        public static void ClearImporterOverride(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ClearImporterOverride"); }
        public static bool IsCacheServerEnabled() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsCacheServerEnabled"); }
        public static void SetImporterOverride<T>(string path) where T : UnityEditor.AssetImporter { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.SetImporterOverride"); }
        public static System.Type GetImporterOverride(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetImporterOverride"); }
        [System.Obsolete] public static System.Type[] GetAvailableImporterTypes(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetAvailableImporterTypes"); }
        public static System.Type[] GetAvailableImporters(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetAvailableImporters"); }
        public static System.Type GetDefaultImporter(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetDefaultImporter"); }
        public static bool CanConnectToCacheServer(string ip, ushort port) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.CanConnectToCacheServer"); }
        public static void RefreshSettings() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.RefreshSettings"); }
        public static bool IsConnectedToCacheServer() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsConnectedToCacheServer"); }
        public static void ResetCacheServerReconnectTimer() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ResetCacheServerReconnectTimer"); }
        public static void CloseCacheServerConnection() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.CloseCacheServerConnection"); }
        public static string GetCacheServerAddress() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetCacheServerAddress"); }
        public static ushort GetCacheServerPort() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetCacheServerPort"); }
        public static string GetCacheServerNamespacePrefix() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetCacheServerNamespacePrefix"); }
        public static bool GetCacheServerEnableDownload() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetCacheServerEnableDownload"); }
        public static bool GetCacheServerEnableUpload() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetCacheServerEnableUpload"); }
        public static bool IsDirectoryMonitoringEnabled() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.IsDirectoryMonitoringEnabled"); }
        public static void RegisterCustomDependency(string dependency, UnityEngine.Hash128 hashOfValue) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.RegisterCustomDependency"); }
        public static uint UnregisterCustomDependencyPrefixFilter(string prefixFilter) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.UnregisterCustomDependencyPrefixFilter"); }
        public static System.Type GetImporterType(UnityEditor.GUID guid) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetImporterType"); }
        public static System.Type[] GetImporterTypes(System.ReadOnlySpan<UnityEditor.GUID> guids) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetImporterTypes"); }
        public static System.Type GetImporterType(string assetPath) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetImporterType"); }
        public static System.Type[] GetImporterTypes(string[] paths) { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.GetImporterTypes"); }
        public static UnityEditor.AssetDatabase.RefreshImportMode ActiveRefreshImportMode { get { return s_KeptActiveRefreshImportMode.Get("UnityEditor.AssetDatabase.ActiveRefreshImportMode"); } set { s_KeptActiveRefreshImportMode.Set(value); } } private static Umcp.Kept<UnityEditor.AssetDatabase.RefreshImportMode> s_KeptActiveRefreshImportMode;
        public static int DesiredWorkerCount { get { return s_KeptDesiredWorkerCount.Get("UnityEditor.AssetDatabase.DesiredWorkerCount"); } set { s_KeptDesiredWorkerCount.Set(value); } } private static Umcp.Kept<int> s_KeptDesiredWorkerCount;
        public static void ForceToDesiredWorkerCount() { throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.ForceToDesiredWorkerCount"); }
        public delegate void ImportPackageCallback(string packageName);
        public delegate void ImportPackageFailedCallback(string packageName, string errorMessage);
        public enum RefreshImportMode
        {
            InProcess = 0,
            OutOfProcessPerQueue = 1,
        }
    }
    [System.FlagsAttribute]
    public enum AssetDeleteResult
    {
        DidNotDelete = 0,
        FailedDelete = 1,
        DidDelete = 2,
    }
    public partial class AssetImporter : UnityEngine.Object
    {
        public string assetPath { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporter.assetPath"); } }
        public bool importSettingsMissing { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporter.importSettingsMissing"); } }
        public ulong assetTimeStamp { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporter.assetTimeStamp"); } }
        public string userData { get { return m_KeptUserData.Get("UnityEditor.AssetImporter.userData"); } set { m_KeptUserData.Set(value); } } private Umcp.Kept<string> m_KeptUserData;
        public string assetBundleName { get { return m_KeptAssetBundleName.Get("UnityEditor.AssetImporter.assetBundleName"); } set { m_KeptAssetBundleName.Set(value); } } private Umcp.Kept<string> m_KeptAssetBundleName;
        public string assetBundleVariant { get { return m_KeptAssetBundleVariant.Get("UnityEditor.AssetImporter.assetBundleVariant"); } set { m_KeptAssetBundleVariant.Set(value); } } private Umcp.Kept<string> m_KeptAssetBundleVariant;
        public void SetAssetBundleNameAndVariant(string assetBundleName, string assetBundleVariant) { throw new Umcp.LeftOutException("UnityEditor.AssetImporter.SetAssetBundleNameAndVariant"); }
        public static UnityEditor.AssetImporter GetAtPath(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetImporter.GetAtPath"); }
        public void SaveAndReimport() { throw new Umcp.LeftOutException("UnityEditor.AssetImporter.SaveAndReimport"); }
        public void AddRemap(UnityEditor.AssetImporter.SourceAssetIdentifier identifier, UnityEngine.Object externalObject) { throw new Umcp.LeftOutException("UnityEditor.AssetImporter.AddRemap"); }
        public bool RemoveRemap(UnityEditor.AssetImporter.SourceAssetIdentifier identifier) { throw new Umcp.LeftOutException("UnityEditor.AssetImporter.RemoveRemap"); }
        public System.Collections.Generic.Dictionary<UnityEditor.AssetImporter.SourceAssetIdentifier, UnityEngine.Object> GetExternalObjectMap() { throw new Umcp.LeftOutException("UnityEditor.AssetImporter.GetExternalObjectMap"); }
        public bool SupportsRemappedAssetType(System.Type type) { throw new Umcp.LeftOutException("UnityEditor.AssetImporter.SupportsRemappedAssetType"); }
        public partial struct SourceAssetIdentifier
        {
            public SourceAssetIdentifier(UnityEngine.Object asset) : this() { }
            public SourceAssetIdentifier(System.Type type, string name) : this() { this.type = type; this.name = name; }
            public System.Type type;
            public string name;
        }
    }
}

namespace UnityEditor.AssetImporters
{
    public partial class AssetImportContext
    {
        public string assetPath { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.assetPath"); } }
        [System.Obsolete] public string GetResultPath(string extension) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.GetResultPath"); }
        public UnityEditor.BuildTarget selectedBuildTarget { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.selectedBuildTarget"); } }
        public void SetMainObject(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.SetMainObject"); }
        public UnityEngine.Object mainObject { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.mainObject"); } }
        public void AddObjectToAsset(string identifier, UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.AddObjectToAsset"); }
        public void GetObjects(System.Collections.Generic.List<UnityEngine.Object> objects) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.GetObjects"); }
        public void AddObjectToAsset(string identifier, UnityEngine.Object obj, UnityEngine.Texture2D thumbnail) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.AddObjectToAsset"); }
        public void DependsOnSourceAsset(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.DependsOnSourceAsset"); }
        public void DependsOnSourceAsset(UnityEditor.GUID guid) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.DependsOnSourceAsset"); }
        public string GetArtifactFilePath(string path, string fileName) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.GetArtifactFilePath"); }
        public string GetArtifactFilePath(UnityEditor.GUID guid, string fileName) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.GetArtifactFilePath"); }
        public string GetOutputArtifactFilePath(string fileName) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.GetOutputArtifactFilePath"); }
        public void DependsOnArtifact(UnityEditor.GUID guid) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.DependsOnArtifact"); }
        public void DependsOnArtifact(string path) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.DependsOnArtifact"); }
        public void DependsOnCustomDependency(string dependency) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.DependsOnCustomDependency"); }
        public void LogImportError(string msg, UnityEngine.Object obj = null) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.LogImportError"); }
        public void LogImportWarning(string msg, UnityEngine.Object obj = null) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImportContext.LogImportWarning"); }
        internal AssetImportContext() { }
    }
    public abstract partial class AssetImporterEditor : UnityEditor.Editor
    {
        protected internal UnityEngine.Object[] assetTargets { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.assetTargets"); } }
        protected internal UnityEngine.Object assetTarget { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.assetTarget"); } }
        protected internal UnityEditor.SerializedObject assetSerializedObject { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.assetSerializedObject"); } }
        protected UnityEngine.Object[] extraDataTargets { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.extraDataTargets"); } }
        protected UnityEngine.Object extraDataTarget { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.extraDataTarget"); } }
        protected virtual bool needsApplyRevert { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.needsApplyRevert"); } }
        protected virtual System.Type extraDataType { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.extraDataType"); } }
        protected virtual void InitializeExtraDataInstance(UnityEngine.Object extraData, int targetIndex) { }
        protected virtual bool useAssetDrawPreview { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.useAssetDrawPreview"); } }
        public virtual bool showImportedObject { get { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.showImportedObject"); } }
        protected virtual void Awake() { }
        public virtual void OnEnable() { }
        public virtual void OnDisable() { }
        public virtual bool HasModified() { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.HasModified"); }
        protected virtual bool CanApply() { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.CanApply"); }
        protected virtual void Apply() { }
        [System.Obsolete] protected internal void ApplyAndImport() { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.ApplyAndImport"); }
        [System.Obsolete] protected virtual void ResetValues() { }
        protected void RevertButton() { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.RevertButton"); }
        protected bool ApplyButton() { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.ApplyButton"); }
        protected virtual bool OnApplyRevertGUI() { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.OnApplyRevertGUI"); }
        protected void ApplyRevertGUI() { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.AssetImporterEditor.ApplyRevertGUI"); }
    }
    public abstract partial class ScriptedImporter : UnityEditor.AssetImporter
    {
        public abstract void OnImportAsset(UnityEditor.AssetImporters.AssetImportContext ctx);
        public virtual bool SupportsRemappedAssetType(System.Type type) { throw new Umcp.LeftOutException("UnityEditor.AssetImporters.ScriptedImporter.SupportsRemappedAssetType"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, Inherited = false)]
    public partial class ScriptedImporterAttribute : System.Attribute
    {
        public int version { get; internal set; }
        public int importQueuePriority { get; internal set; }
        public string[] fileExtensions { get; internal set; }
        public string[] overrideFileExtensions { get; internal set; }
        public bool AllowCaching = false;
        public ScriptedImporterAttribute(int version, string ext) { this.version = version; }
        public ScriptedImporterAttribute(int version, string ext, int importQueueOffset) { this.version = version; }
        public ScriptedImporterAttribute(int version, string[] exts) { this.version = version; }
        public ScriptedImporterAttribute(int version, string[] exts, string[] overrideExts) { this.version = version; }
        public ScriptedImporterAttribute(int version, string[] exts, int importQueueOffset) { this.version = version; }
        public ScriptedImporterAttribute(int version, string[] exts, string[] overrideExts, int importQueueOffset) { this.version = version; }
        internal ScriptedImporterAttribute() { }
    }
    public partial class ScriptedImporterEditor : UnityEditor.AssetImporters.AssetImporterEditor
    {
    }
}

namespace UnityEditor
{
    public partial class AssetModificationProcessor
    {
    }
    [System.FlagsAttribute]
    public enum AssetMoveResult
    {
        DidNotMove = 0,
        FailedMove = 1,
        DidMove = 2,
    }
    public partial class AssetPostprocessor
    {
        public string assetPath { get; set; }
        public UnityEditor.AssetImporters.AssetImportContext context { get; internal set; }
        [System.Obsolete] public void LogWarning(string warning) { throw new Umcp.LeftOutException("UnityEditor.AssetPostprocessor.LogWarning"); }
        [System.Obsolete] public void LogWarning(string warning, UnityEngine.Object context) { throw new Umcp.LeftOutException("UnityEditor.AssetPostprocessor.LogWarning"); }
        [System.Obsolete] public void LogError(string warning) { throw new Umcp.LeftOutException("UnityEditor.AssetPostprocessor.LogError"); }
        [System.Obsolete] public void LogError(string warning, UnityEngine.Object context) { throw new Umcp.LeftOutException("UnityEditor.AssetPostprocessor.LogError"); }
        public virtual uint GetVersion() { throw new Umcp.LeftOutException("UnityEditor.AssetPostprocessor.GetVersion"); }
        public UnityEditor.AssetImporter assetImporter { get { throw new Umcp.LeftOutException("UnityEditor.AssetPostprocessor.assetImporter"); } }
        public virtual int GetPostprocessOrder() { throw new Umcp.LeftOutException("UnityEditor.AssetPostprocessor.GetPostprocessOrder"); }
    }
    public sealed partial class AssetPreview
    {
        public static UnityEngine.Texture2D GetAssetPreview(UnityEngine.Object asset) { throw new Umcp.LeftOutException("UnityEditor.AssetPreview.GetAssetPreview"); }
        public static bool IsLoadingAssetPreview(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.AssetPreview.IsLoadingAssetPreview"); }
        public static bool IsLoadingAssetPreviews() { throw new Umcp.LeftOutException("UnityEditor.AssetPreview.IsLoadingAssetPreviews"); }
        public static void SetPreviewTextureCacheSize(int size) { throw new Umcp.LeftOutException("UnityEditor.AssetPreview.SetPreviewTextureCacheSize"); }
        public static UnityEngine.Texture2D GetMiniThumbnail(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.AssetPreview.GetMiniThumbnail"); }
        public static UnityEngine.Texture2D GetMiniTypeThumbnail(System.Type type) { throw new Umcp.LeftOutException("UnityEditor.AssetPreview.GetMiniTypeThumbnail"); }
    }
    public partial class AssetSettingsProvider : UnityEditor.SettingsProvider
    {
        public UnityEditor.Editor settingsEditor { get; internal set; }
        public AssetSettingsProvider(string settingsWindowPath, System.Func<UnityEditor.Editor> editorCreator, System.Collections.Generic.IEnumerable<string> keywords = null) : base(default(string), default(UnityEditor.SettingsScope), default(System.Collections.Generic.IEnumerable<string>)) { }
        public AssetSettingsProvider(string settingsWindowPath, System.Func<UnityEngine.Object> settingsGetter) : base(default(string), default(UnityEditor.SettingsScope), default(System.Collections.Generic.IEnumerable<string>)) { }
        public static UnityEditor.AssetSettingsProvider CreateProviderFromAssetPath(string settingsWindowPath, string assetPath, System.Collections.Generic.IEnumerable<string> keywords = null) { throw new Umcp.LeftOutException("UnityEditor.AssetSettingsProvider.CreateProviderFromAssetPath"); }
        public static UnityEditor.AssetSettingsProvider CreateProviderFromObject(string settingsWindowPath, UnityEngine.Object settingsObj, System.Collections.Generic.IEnumerable<string> keywords = null) { throw new Umcp.LeftOutException("UnityEditor.AssetSettingsProvider.CreateProviderFromObject"); }
        public static UnityEditor.AssetSettingsProvider CreateProviderFromResourcePath(string settingsWindowPath, string resourcePath, System.Collections.Generic.IEnumerable<string> keywords = null) { throw new Umcp.LeftOutException("UnityEditor.AssetSettingsProvider.CreateProviderFromResourcePath"); }
        internal AssetSettingsProvider() { }
    }
    public sealed partial class AudioImporter : UnityEditor.AssetImporter
    {
        public UnityEditor.AudioImporterSampleSettings defaultSampleSettings { get { return m_KeptDefaultSampleSettings.Get("UnityEditor.AudioImporter.defaultSampleSettings"); } set { m_KeptDefaultSampleSettings.Set(value); } } private Umcp.Kept<UnityEditor.AudioImporterSampleSettings> m_KeptDefaultSampleSettings;
        public bool ContainsSampleSettingsOverride(string platform) { throw new Umcp.LeftOutException("UnityEditor.AudioImporter.ContainsSampleSettingsOverride"); }
        public bool ContainsSampleSettingsOverride(UnityEditor.BuildTargetGroup platformGroup) { throw new Umcp.LeftOutException("UnityEditor.AudioImporter.ContainsSampleSettingsOverride"); }
        public UnityEditor.AudioImporterSampleSettings GetOverrideSampleSettings(string platform) { throw new Umcp.LeftOutException("UnityEditor.AudioImporter.GetOverrideSampleSettings"); }
        public UnityEditor.AudioImporterSampleSettings GetOverrideSampleSettings(UnityEditor.BuildTargetGroup platformGroup) { throw new Umcp.LeftOutException("UnityEditor.AudioImporter.GetOverrideSampleSettings"); }
        public bool SetOverrideSampleSettings(string platform, UnityEditor.AudioImporterSampleSettings settings) { throw new Umcp.LeftOutException("UnityEditor.AudioImporter.SetOverrideSampleSettings"); }
        public bool SetOverrideSampleSettings(UnityEditor.BuildTargetGroup platformGroup, UnityEditor.AudioImporterSampleSettings settings) { throw new Umcp.LeftOutException("UnityEditor.AudioImporter.SetOverrideSampleSettings"); }
        public bool ClearSampleSettingOverride(string platform) { throw new Umcp.LeftOutException("UnityEditor.AudioImporter.ClearSampleSettingOverride"); }
        public bool ClearSampleSettingOverride(UnityEditor.BuildTargetGroup platformGroup) { throw new Umcp.LeftOutException("UnityEditor.AudioImporter.ClearSampleSettingOverride"); }
        public bool forceToMono { get { return m_KeptForceToMono.Get("UnityEditor.AudioImporter.forceToMono"); } set { m_KeptForceToMono.Set(value); } } private Umcp.Kept<bool> m_KeptForceToMono;
        public bool ambisonic { get { return m_KeptAmbisonic.Get("UnityEditor.AudioImporter.ambisonic"); } set { m_KeptAmbisonic.Set(value); } } private Umcp.Kept<bool> m_KeptAmbisonic;
        public bool loadInBackground { get { return m_KeptLoadInBackground.Get("UnityEditor.AudioImporter.loadInBackground"); } set { m_KeptLoadInBackground.Set(value); } } private Umcp.Kept<bool> m_KeptLoadInBackground;
        [System.Obsolete] public bool loopable { get { return m_KeptLoopable.Get("UnityEditor.AudioImporter.loopable"); } set { m_KeptLoopable.Set(value); } } private Umcp.Kept<bool> m_KeptLoopable;
        [System.Obsolete] public bool hardware { get { return m_KeptHardware.Get("UnityEditor.AudioImporter.hardware"); } set { m_KeptHardware.Set(value); } } private Umcp.Kept<bool> m_KeptHardware;
        [System.Obsolete] public bool threeD { get { return m_KeptThreeD.Get("UnityEditor.AudioImporter.threeD"); } set { m_KeptThreeD.Set(value); } } private Umcp.Kept<bool> m_KeptThreeD;
    }
    [System.SerializableAttribute]
    public partial struct AudioImporterSampleSettings
    {
        public UnityEngine.AudioClipLoadType loadType;
        public uint sampleRateOverride;
        public UnityEngine.AudioCompressionFormat compressionFormat;
        public float quality;
        public int conversionMode;
        public bool preloadAudioData;
    }
}

namespace UnityEditor.Build
{
    public partial class BuildFailedException : System.Exception
    {
        public BuildFailedException(string message) :             base(message) { }
        public BuildFailedException(System.Exception innerException) :             base(null, innerException) { }
        internal BuildFailedException() { }
    }
    public sealed partial class BuildPlayerContext
    {
        public UnityEditor.BuildPlayerOptions BuildPlayerOptions { get; internal set; }
        public void AddAdditionalPathToStreamingAssets(string directoryOrFile, string pathInStreamingAssets = null) { throw new Umcp.LeftOutException("UnityEditor.Build.BuildPlayerContext.AddAdditionalPathToStreamingAssets"); }
        internal BuildPlayerContext() { }
    }
    public abstract partial class BuildPlayerProcessor : UnityEditor.Build.IOrderedCallback
    {
        public virtual int callbackOrder { get { throw new Umcp.LeftOutException("UnityEditor.Build.BuildPlayerProcessor.callbackOrder"); } }
        public abstract void PrepareForBuild(UnityEditor.Build.BuildPlayerContext buildPlayerContext);
    }
    public partial interface IActiveBuildTargetChanged : UnityEditor.Build.IOrderedCallback
    {
        void OnActiveBuildTargetChanged(UnityEditor.BuildTarget previousTarget, UnityEditor.BuildTarget newTarget);
    }
    public partial interface IFilterBuildAssemblies : UnityEditor.Build.IOrderedCallback
    {
        string[] OnFilterAssemblies(UnityEditor.BuildOptions buildOptions, string[] assemblies);
    }
    public partial interface IOrderedCallback
    {
        int callbackOrder { get; }
    }
    public partial interface IPostBuildPlayerScriptDLLs : UnityEditor.Build.IOrderedCallback
    {
        void OnPostBuildPlayerScriptDLLs(UnityEditor.Build.Reporting.BuildReport report);
    }
    [System.Obsolete]
    public partial interface IPostprocessBuild : UnityEditor.Build.IOrderedCallback
    {
        void OnPostprocessBuild(UnityEditor.BuildTarget target, string path);
    }
    public partial interface IPostprocessBuildWithReport : UnityEditor.Build.IOrderedCallback
    {
        void OnPostprocessBuild(UnityEditor.Build.Reporting.BuildReport report);
    }
    [System.Obsolete]
    public partial interface IPreprocessBuild : UnityEditor.Build.IOrderedCallback
    {
        void OnPreprocessBuild(UnityEditor.BuildTarget target, string path);
    }
    public partial interface IPreprocessBuildWithReport : UnityEditor.Build.IOrderedCallback
    {
        void OnPreprocessBuild(UnityEditor.Build.Reporting.BuildReport report);
    }
    public partial interface IPreprocessComputeShaders : UnityEditor.Build.IOrderedCallback
    {
        void OnProcessComputeShader(UnityEngine.ComputeShader shader, string kernelName, System.Collections.Generic.IList<UnityEditor.Rendering.ShaderCompilerData> data);
    }
    public partial interface IPreprocessShaders : UnityEditor.Build.IOrderedCallback
    {
        void OnProcessShader(UnityEngine.Shader shader, UnityEditor.Rendering.ShaderSnippetData snippet, System.Collections.Generic.IList<UnityEditor.Rendering.ShaderCompilerData> data);
    }
    [System.Obsolete]
    public partial interface IProcessScene : UnityEditor.Build.IOrderedCallback
    {
        void OnProcessScene(UnityEngine.SceneManagement.Scene scene);
    }
    public partial interface IProcessSceneWithReport : UnityEditor.Build.IOrderedCallback
    {
        void OnProcessScene(UnityEngine.SceneManagement.Scene scene, UnityEditor.Build.Reporting.BuildReport report);
    }
    public partial interface IUnityLinkerProcessor : UnityEditor.Build.IOrderedCallback
    {
    }
}

namespace UnityEditor.Build.Reporting
{
    public partial struct BuildFile
    {
        public uint id { get; internal set; }
        public string path { get; internal set; }
        public string role { get; internal set; }
        public ulong size { get; internal set; }
    }
    public sealed partial class BuildReport : UnityEngine.Object
    {
        public UnityEditor.Build.Reporting.BuildFile[] GetFiles() { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildReport.GetFiles"); }
        public UnityEditor.Build.Reporting.BuildStep[] steps { get { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildReport.steps"); } }
        public UnityEditor.Build.Reporting.BuildSummary summary { get { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildReport.summary"); } }
        public UnityEditor.Build.Reporting.StrippingInfo strippingInfo { get { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildReport.strippingInfo"); } }
        public UnityEditor.Build.Reporting.PackedAssets[] packedAssets { get { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildReport.packedAssets"); } }
        public string SummarizeErrors() { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildReport.SummarizeErrors"); }
        public static UnityEditor.Build.Reporting.BuildReport GetLatestReport() { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildReport.GetLatestReport"); }
        internal BuildReport() { }
    }
    public enum BuildResult
    {
        Unknown = 0,
        Succeeded = 1,
        Failed = 2,
        Cancelled = 3,
    }
    public partial struct BuildStep
    {
        public string name { get; internal set; }
        public System.TimeSpan duration { get { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildStep.duration"); } }
        public UnityEditor.Build.Reporting.BuildStepMessage[] messages { get; internal set; }
        public int depth { get; internal set; }
    }
    public partial struct BuildStepMessage
    {
        public UnityEngine.LogType type { get; internal set; }
        public string content { get; internal set; }
    }
    public partial struct BuildSummary
    {
        public System.DateTime buildStartedAt { get { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildSummary.buildStartedAt"); } }
        public UnityEditor.GUID guid { get; internal set; }
        public UnityEditor.BuildTarget platform { get; internal set; }
        public UnityEditor.BuildTargetGroup platformGroup { get; internal set; }
        public UnityEditor.BuildOptions options { get; internal set; }
        public string outputPath { get; internal set; }
        public ulong totalSize { get; internal set; }
        public System.TimeSpan totalTime { get { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildSummary.totalTime"); } }
        public System.DateTime buildEndedAt { get { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildSummary.buildEndedAt"); } }
        public int totalErrors { get; internal set; }
        public int totalWarnings { get; internal set; }
        public UnityEditor.Build.Reporting.BuildResult result { get; internal set; }
        public T GetSubtarget<T>() { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.BuildSummary.GetSubtarget"); }
    }
    public partial struct PackedAssetInfo
    {
        public long id { get; internal set; }
        public System.Type type { get; internal set; }
        public ulong packedSize { get; internal set; }
        public ulong offset { get; internal set; }
        public UnityEditor.GUID sourceAssetGUID { get; internal set; }
        public string sourceAssetPath { get; internal set; }
    }
    public sealed partial class PackedAssets : UnityEngine.Object
    {
        public string shortPath { get { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.PackedAssets.shortPath"); } }
        public ulong overhead { get { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.PackedAssets.overhead"); } }
        public UnityEditor.Build.Reporting.PackedAssetInfo[] contents { get { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.PackedAssets.contents"); } }
    }
    public partial class StrippingInfo : UnityEngine.ScriptableObject, UnityEngine.ISerializationCallbackReceiver
    {
        public System.Collections.Generic.IEnumerable<string> includedModules { get; internal set; }
        public System.Collections.Generic.IEnumerable<string> GetReasonsForIncluding(string entityName) { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.StrippingInfo.GetReasonsForIncluding"); }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.StrippingInfo.UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize"); }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { throw new Umcp.LeftOutException("UnityEditor.Build.Reporting.StrippingInfo.UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize"); }
    }
}

namespace UnityEditor
{
    [System.FlagsAttribute]
    public enum BuildAssetBundleOptions
    {
        None = 0,
        UncompressedAssetBundle = 1,
        [System.Obsolete] CollectDependencies = 2,
        [System.Obsolete] CompleteAssets = 4,
        DisableWriteTypeTree = 8,
        [System.Obsolete] DeterministicAssetBundle = 16,
        ForceRebuildAssetBundle = 32,
        IgnoreTypeTreeChanges = 64,
        AppendHashToAssetBundleName = 128,
        ChunkBasedCompression = 256,
        StrictMode = 512,
        DryRunBuild = 1024,
        DisableLoadAssetByFileName = 4096,
        DisableLoadAssetByFileNameWithExtension = 8192,
        AssetBundleStripUnityVersion = 32768,
        UseContentHash = 65536,
        RecurseDependencies = 131072,
        StripUnatlasedSpriteCopies = 262144,
    }
    [System.FlagsAttribute]
    public enum BuildOptions
    {
        None = 0,
        Development = 1,
        AutoRunPlayer = 4,
        ShowBuiltPlayer = 8,
        BuildAdditionalStreamedScenes = 16,
        AcceptExternalModificationsToPlayer = 32,
        InstallInBuildFolder = 64,
        CleanBuildCache = 128,
        ConnectWithProfiler = 256,
        AllowDebugging = 512,
        [System.Obsolete] SymlinkLibraries = 1024,
        SymlinkSources = 1024,
        UncompressedAssetBundle = 2048,
        [System.Obsolete] StripDebugSymbols = 0,
        [System.Obsolete] CompressTextures = 0,
        ConnectToHost = 4096,
        CustomConnectionID = 8192,
        [System.Obsolete] EnableHeadlessMode = 16384,
        BuildScriptsOnly = 32768,
        PatchPackage = 65536,
        ForceEnableAssertions = 131072,
        CompressWithLz4 = 262144,
        CompressWithLz4HC = 524288,
        [System.Obsolete] ForceOptimizeScriptCompilation = 0,
        ComputeCRC = 1048576,
        StrictMode = 2097152,
        IncludeTestAssemblies = 4194304,
        NoUniqueIdentifier = 8388608,
        WaitForPlayerConnection = 33554432,
        EnableCodeCoverage = 67108864,
        EnableDeepProfilingSupport = 268435456,
        DetailedBuildReport = 536870912,
        ShaderLivelinkSupport = 1073741824,
    }
    public partial class BuildPipeline
    {
        public static UnityEditor.BuildTargetGroup GetBuildTargetGroup(UnityEditor.BuildTarget platform) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.GetBuildTargetGroup"); }
        public static string GetBuildTargetName(UnityEditor.BuildTarget targetPlatform) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.GetBuildTargetName"); }
        [System.Obsolete] public static void PushAssetDependencies() { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.PushAssetDependencies"); }
        [System.Obsolete] public static void PopAssetDependencies() { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.PopAssetDependencies"); }
        public static UnityEditor.Build.Reporting.BuildReport BuildPlayer(UnityEditor.EditorBuildSettingsScene[] levels, string locationPathName, UnityEditor.BuildTarget target, UnityEditor.BuildOptions options) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildPlayer"); }
        public static UnityEditor.Build.Reporting.BuildReport BuildPlayer(string[] levels, string locationPathName, UnityEditor.BuildTarget target, UnityEditor.BuildOptions options) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildPlayer"); }
        public static UnityEditor.Build.Reporting.BuildReport BuildPlayer(UnityEditor.BuildPlayerOptions buildPlayerOptions) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildPlayer"); }
        [System.Obsolete] public static string BuildStreamedSceneAssetBundle(string[] levels, string locationPath, UnityEditor.BuildTarget target, UnityEditor.BuildOptions options) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildStreamedSceneAssetBundle"); }
        [System.Obsolete] public static string BuildStreamedSceneAssetBundle(string[] levels, string locationPath, UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildStreamedSceneAssetBundle"); }
        [System.Obsolete] public static string BuildStreamedSceneAssetBundle(string[] levels, string locationPath, UnityEditor.BuildTarget target, out uint crc, UnityEditor.BuildOptions options) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildStreamedSceneAssetBundle"); }
        [System.Obsolete] public static string BuildStreamedSceneAssetBundle(string[] levels, string locationPath, UnityEditor.BuildTarget target, out uint crc) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildStreamedSceneAssetBundle"); }
        public static bool isBuildingPlayer { get { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.isBuildingPlayer"); } }
        public static void WriteBootConfig(string outputFile, UnityEditor.BuildTarget target, UnityEditor.BuildOptions options) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.WriteBootConfig"); }
        [System.Obsolete] public static bool BuildAssetBundle(UnityEngine.Object mainAsset, UnityEngine.Object[] assets, string pathName, UnityEditor.BuildAssetBundleOptions assetBundleOptions, UnityEditor.BuildTarget targetPlatform) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildAssetBundle"); }
        [System.Obsolete] public static bool BuildAssetBundle(UnityEngine.Object mainAsset, UnityEngine.Object[] assets, string pathName, out uint crc, UnityEditor.BuildAssetBundleOptions assetBundleOptions, UnityEditor.BuildTarget targetPlatform) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildAssetBundle"); }
        [System.Obsolete] public static bool BuildAssetBundleExplicitAssetNames(UnityEngine.Object[] assets, string[] assetNames, string pathName, UnityEditor.BuildAssetBundleOptions assetBundleOptions, UnityEditor.BuildTarget targetPlatform) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildAssetBundleExplicitAssetNames"); }
        [System.Obsolete] public static bool BuildAssetBundleExplicitAssetNames(UnityEngine.Object[] assets, string[] assetNames, string pathName, out uint crc, UnityEditor.BuildAssetBundleOptions assetBundleOptions, UnityEditor.BuildTarget targetPlatform) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildAssetBundleExplicitAssetNames"); }
        public static UnityEngine.AssetBundleManifest BuildAssetBundles(string outputPath, UnityEditor.BuildAssetBundleOptions assetBundleOptions, UnityEditor.BuildTarget targetPlatform) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildAssetBundles"); }
        public static UnityEngine.AssetBundleManifest BuildAssetBundles(string outputPath, UnityEditor.AssetBundleBuild[] builds, UnityEditor.BuildAssetBundleOptions assetBundleOptions, UnityEditor.BuildTarget targetPlatform) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.BuildAssetBundles"); }
        public static bool GetCRCForAssetBundle(string targetPath, out uint crc) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.GetCRCForAssetBundle"); }
        public static bool GetHashForAssetBundle(string targetPath, out UnityEngine.Hash128 hash) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.GetHashForAssetBundle"); }
        public static bool IsBuildTargetSupported(UnityEditor.BuildTargetGroup buildTargetGroup, UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.IsBuildTargetSupported"); }
        public static string GetPlaybackEngineDirectory(UnityEditor.BuildTarget target, UnityEditor.BuildOptions options) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.GetPlaybackEngineDirectory"); }
        public static string GetPlaybackEngineDirectory(UnityEditor.BuildTarget target, UnityEditor.BuildOptions options, bool assertUnsupportedPlatforms) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.GetPlaybackEngineDirectory"); }
        public static string GetPlaybackEngineDirectory(UnityEditor.BuildTargetGroup buildTargetGroup, UnityEditor.BuildTarget target, UnityEditor.BuildOptions options) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.GetPlaybackEngineDirectory"); }
        public static string GetPlaybackEngineDirectory(UnityEditor.BuildTargetGroup buildTargetGroup, UnityEditor.BuildTarget target, UnityEditor.BuildOptions options, bool assertUnsupportedPlatforms) { throw new Umcp.LeftOutException("UnityEditor.BuildPipeline.GetPlaybackEngineDirectory"); }
    }
    public partial struct BuildPlayerOptions
    {
        public string[] scenes { get; set; }
        public string locationPathName { get; set; }
        public string assetBundleManifestPath { get; set; }
        public UnityEditor.BuildTargetGroup targetGroup { get; set; }
        public UnityEditor.BuildTarget target { get; set; }
        public int subtarget { get; set; }
        public UnityEditor.BuildOptions options { get; set; }
        public string[] extraScriptingDefines { get; set; }
    }
    public partial class BuildPlayerWindow : UnityEditor.EditorWindow
    {
        public static void RegisterGetBuildPlayerOptionsHandler(System.Func<UnityEditor.BuildPlayerOptions, UnityEditor.BuildPlayerOptions> func) { throw new Umcp.LeftOutException("UnityEditor.BuildPlayerWindow.RegisterGetBuildPlayerOptionsHandler"); }
        public static void RegisterBuildPlayerHandler(System.Action<UnityEditor.BuildPlayerOptions> func) { throw new Umcp.LeftOutException("UnityEditor.BuildPlayerWindow.RegisterBuildPlayerHandler"); }
        public static void ShowBuildPlayerWindow() { throw new Umcp.LeftOutException("UnityEditor.BuildPlayerWindow.ShowBuildPlayerWindow"); }
        public BuildPlayerWindow() { }
        public static string GetPlaybackEngineDownloadURL(string moduleName) { throw new Umcp.LeftOutException("UnityEditor.BuildPlayerWindow.GetPlaybackEngineDownloadURL"); }
        public partial class BuildMethodException : System.Exception
        {
            public BuildMethodException() : base("") { }
            public BuildMethodException(string message) : base(message) { }
        }
        public static partial class DefaultBuildMethods
        {
            public static void BuildPlayer(UnityEditor.BuildPlayerOptions options) { throw new Umcp.LeftOutException("UnityEditor.BuildPlayerWindow.DefaultBuildMethods.BuildPlayer"); }
            public static UnityEditor.BuildPlayerOptions GetBuildPlayerOptions(UnityEditor.BuildPlayerOptions defaultBuildPlayerOptions) { throw new Umcp.LeftOutException("UnityEditor.BuildPlayerWindow.DefaultBuildMethods.GetBuildPlayerOptions"); }
        }
    }
    public enum BuildTarget
    {
        StandaloneOSX = 2,
        [System.Obsolete] StandaloneOSXIntel = 4,
        StandaloneWindows = 5,
        iOS = 9,
        [System.Obsolete] PS3 = 10,
        [System.Obsolete] XBOX360 = 11,
        Android = 13,
        [System.Obsolete] StandaloneLinux = 17,
        StandaloneWindows64 = 19,
        WebGL = 20,
        WSAPlayer = 21,
        StandaloneLinux64 = 24,
        [System.Obsolete] StandaloneLinuxUniversal = 25,
        [System.Obsolete] WP8Player = 26,
        [System.Obsolete] StandaloneOSXIntel64 = 27,
        [System.Obsolete] BlackBerry = 28,
        [System.Obsolete] Tizen = 29,
        [System.Obsolete] PSP2 = 30,
        PS4 = 31,
        [System.Obsolete] PSM = 32,
        XboxOne = 33,
        [System.Obsolete] SamsungTV = 34,
        [System.Obsolete] N3DS = 35,
        [System.Obsolete] WiiU = 36,
        tvOS = 37,
        Switch = 38,
        [System.Obsolete] Lumin = 39,
        Stadia = 40,
        [System.Obsolete] CloudRendering = 41,
        LinuxHeadlessSimulation = 41,
        [System.Obsolete] GameCoreScarlett = 42,
        GameCoreXboxSeries = 42,
        GameCoreXboxOne = 43,
        PS5 = 44,
        EmbeddedLinux = 45,
        QNX = 46,
        VisionOS = 47,
        [System.Obsolete] BB10 = -1,
        NoTarget = -2,
    }
}
