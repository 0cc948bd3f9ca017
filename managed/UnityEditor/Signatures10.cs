// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public sealed partial class PrefabUtility
    {
        [System.Obsolete] public static UnityEngine.Object GetPrefabObject(UnityEngine.Object targetObject) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.GetPrefabObject"); }
        public static UnityEngine.Object GetPrefabInstanceHandle(UnityEngine.Object instanceComponentOrGameObject) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.GetPrefabInstanceHandle"); }
        public static bool HasManagedReferencesWithMissingTypes(UnityEngine.Object assetComponentOrGameObject) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.HasManagedReferencesWithMissingTypes"); }
        public static UnityEditor.PropertyModification[] GetPropertyModifications(UnityEngine.Object targetPrefab) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.GetPropertyModifications"); }
        public static void SetPropertyModifications(UnityEngine.Object targetPrefab, UnityEditor.PropertyModification[] modifications) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.SetPropertyModifications"); }
        public static bool HasPrefabInstanceAnyOverrides(UnityEngine.GameObject instanceRoot, bool includeDefaultOverrides) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.HasPrefabInstanceAnyOverrides"); }
        [System.Obsolete] public static UnityEngine.Object InstantiateAttachedAsset(UnityEngine.Object targetObject) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.InstantiateAttachedAsset"); }
        [System.Obsolete] public static void MergeAllPrefabInstances(UnityEngine.Object targetObject) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.MergeAllPrefabInstances"); }
        public static void LoadPrefabContentsIntoPreviewScene(string prefabPath, UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.LoadPrefabContentsIntoPreviewScene"); }
        [System.Obsolete] public static UnityEngine.GameObject ConnectGameObjectToPrefab(UnityEngine.GameObject go, UnityEngine.GameObject sourcePrefab) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ConnectGameObjectToPrefab"); }
        [System.Obsolete] public static UnityEngine.GameObject FindRootGameObjectWithSameParentPrefab(UnityEngine.GameObject target) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.FindRootGameObjectWithSameParentPrefab"); }
        [System.Obsolete] public static UnityEngine.GameObject FindValidUploadPrefabInstanceRoot(UnityEngine.GameObject target) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.FindValidUploadPrefabInstanceRoot"); }
        [System.Obsolete] public static bool ResetToPrefabState(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ResetToPrefabState"); }
        public static bool IsAddedComponentOverride(UnityEngine.Object component) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.IsAddedComponentOverride"); }
        [System.Obsolete] public static bool RevertPrefabInstance(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.RevertPrefabInstance"); }
        [System.Obsolete] public static UnityEngine.GameObject FindPrefabRoot(UnityEngine.GameObject source) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.FindPrefabRoot"); }
        public static UnityEngine.GameObject GetOriginalSourceRootWhereGameObjectIsAdded(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.GetOriginalSourceRootWhereGameObjectIsAdded"); }
        public static bool IsDefaultOverride(UnityEditor.PropertyModification modification) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.IsDefaultOverride"); }
        public static UnityEngine.GameObject[] FindAllInstancesOfPrefab(UnityEngine.GameObject prefabRoot, UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.FindAllInstancesOfPrefab"); }
        public static void MergePrefabInstance(UnityEngine.GameObject instanceRoot) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.MergePrefabInstance"); }
        public static void RevertPrefabInstance(UnityEngine.GameObject instanceRoot, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.RevertPrefabInstance"); }
        public static void ApplyPrefabInstance(UnityEngine.GameObject instanceRoot, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ApplyPrefabInstance"); }
        public static void ApplyPrefabInstances(UnityEngine.GameObject[] instanceRoots, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ApplyPrefabInstances"); }
        public static void ApplyPropertyOverride(UnityEditor.SerializedProperty instanceProperty, string assetPath, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ApplyPropertyOverride"); }
        public static void RevertPropertyOverride(UnityEditor.SerializedProperty instanceProperty, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.RevertPropertyOverride"); }
        public static void ApplyObjectOverride(UnityEngine.Object instanceComponentOrGameObject, string assetPath, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ApplyObjectOverride"); }
        public static void RevertObjectOverride(UnityEngine.Object instanceComponentOrGameObject, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.RevertObjectOverride"); }
        public static void ApplyAddedComponent(UnityEngine.Component component, string assetPath, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ApplyAddedComponent"); }
        public static void RevertAddedComponent(UnityEngine.Component component, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.RevertAddedComponent"); }
        public static void ApplyRemovedComponent(UnityEngine.GameObject instanceGameObject, UnityEngine.Component assetComponent, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ApplyRemovedComponent"); }
        public static void RevertRemovedComponent(UnityEngine.GameObject instanceGameObject, UnityEngine.Component assetComponent, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.RevertRemovedComponent"); }
        public static void ApplyRemovedGameObject(UnityEngine.GameObject gameObjectInInstance, UnityEngine.GameObject assetGameObject, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ApplyRemovedGameObject"); }
        public static void ApplyAddedGameObject(UnityEngine.GameObject gameObject, string assetPath, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ApplyAddedGameObject"); }
        public static void ApplyAddedGameObjects(UnityEngine.GameObject[] gameObjects, string assetPath, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ApplyAddedGameObjects"); }
        public static void RevertRemovedGameObject(UnityEngine.GameObject gameObjectInInstance, UnityEngine.GameObject assetGameObject, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.RevertRemovedGameObject"); }
        public static void RevertAddedGameObject(UnityEngine.GameObject gameObject, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.RevertAddedGameObject"); }
        [System.Obsolete] public static bool IsDisconnectedFromPrefabAsset(UnityEngine.Object componentOrGameObject) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.IsDisconnectedFromPrefabAsset"); }
        [System.Obsolete] public static void DisconnectPrefabInstance(UnityEngine.Object targetObject) { }
        [System.Obsolete] public static bool ReconnectToLastPrefab(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ReconnectToLastPrefab"); }
        public static UnityEngine.Texture2D GetIconForGameObject(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.GetIconForGameObject"); }
        [System.Obsolete] public static UnityEngine.Object CreateEmptyPrefab(string path) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.CreateEmptyPrefab"); }
        [System.Obsolete] public static UnityEngine.GameObject CreatePrefab(string path, UnityEngine.GameObject go, UnityEditor.ReplacePrefabOptions options) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.CreatePrefab"); }
        public static void ReplacePrefabAssetOfPrefabInstances(UnityEngine.GameObject[] prefabInstanceRoots, UnityEngine.GameObject prefabAssetRoot, UnityEditor.InteractionMode mode) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ReplacePrefabAssetOfPrefabInstances"); }
        public static void ReplacePrefabAssetOfPrefabInstance(UnityEngine.GameObject prefabInstanceRoot, UnityEngine.GameObject prefabAssetRoot, UnityEditor.InteractionMode mode) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ReplacePrefabAssetOfPrefabInstance"); }
        [System.Obsolete] public static UnityEngine.GameObject ReplacePrefab(UnityEngine.GameObject go, UnityEngine.Object targetPrefab) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ReplacePrefab"); }
        [System.Obsolete] public static UnityEngine.GameObject ReplacePrefab(UnityEngine.GameObject go, UnityEngine.Object targetPrefab, UnityEditor.ReplacePrefabOptions replaceOptions) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.ReplacePrefab"); }
        public static TObject GetCorrespondingObjectFromSourceAtPath<TObject>(TObject componentOrGameObject, string assetPath) where TObject : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.GetCorrespondingObjectFromSourceAtPath"); }
        public static UnityEditor.PrefabUtility.PrefabInstanceUpdated prefabInstanceUpdated;
        public static bool IsAddedGameObjectOverride(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.IsAddedGameObjectOverride"); }
        public static event System.Action<UnityEngine.GameObject> prefabInstanceReverting { add { } remove { } }
        public static event System.Action<UnityEngine.GameObject> prefabInstanceReverted { add { } remove { } }
        public static event System.Action<UnityEngine.GameObject, UnityEditor.PrefabUnpackMode> prefabInstanceUnpacking { add { } remove { } }
        public static event System.Action<UnityEngine.GameObject, UnityEditor.PrefabUnpackMode> prefabInstanceUnpacked { add { } remove { } }
        public static UnityEngine.GameObject[] UnpackPrefabInstanceAndReturnNewOutermostRoots(UnityEngine.GameObject instanceRoot, UnityEditor.PrefabUnpackMode unpackMode) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.UnpackPrefabInstanceAndReturnNewOutermostRoots"); }
        public static void UnpackAllInstancesOfPrefab(UnityEngine.GameObject prefabRoot, UnityEditor.PrefabUnpackMode unpackMode, UnityEditor.InteractionMode action) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.UnpackAllInstancesOfPrefab"); }
        public static bool IsPartOfPrefabThatCanBeAppliedTo(UnityEngine.Object componentOrGameObject) { throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.IsPartOfPrefabThatCanBeAppliedTo"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    [System.Obsolete]
    public sealed partial class PreferenceItem : System.Attribute
    {
        public PreferenceItem(string name) { this.name = name; }
        public string name;
        internal PreferenceItem() { }
    }
}

namespace UnityEditor.Presets
{
    [System.SerializableAttribute]
    public partial struct DefaultPreset
    {
        [System.Obsolete] public string m_Filter;
        [System.Obsolete] public UnityEditor.Presets.Preset m_Preset;
        public string filter { get; set; }
        public UnityEditor.Presets.Preset preset { get; set; }
        public bool enabled { get { throw new Umcp.LeftOutException("UnityEditor.Presets.DefaultPreset.enabled"); } set { throw new Umcp.LeftOutException("UnityEditor.Presets.DefaultPreset.enabled"); } }
        public DefaultPreset(string filter, UnityEditor.Presets.Preset preset) :             this(filter, preset, true) { }
        public DefaultPreset(string filter, UnityEditor.Presets.Preset preset, bool enabled) : this() { }
    }
    public sealed partial class Preset : UnityEngine.Object
    {
        public Preset(UnityEngine.Object source) { }
        public UnityEditor.PropertyModification[] PropertyModifications { get { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.PropertyModifications"); } }
        public string[] excludedProperties { get { return m_KeptExcludedProperties.Get("UnityEditor.Presets.Preset.excludedProperties"); } set { m_KeptExcludedProperties.Set(value); } } private Umcp.Kept<string[]> m_KeptExcludedProperties;
        public bool ApplyTo(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.ApplyTo"); }
        public bool ApplyTo(UnityEngine.Object target, string[] selectedPropertyPaths) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.ApplyTo"); }
        public bool DataEquals(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.DataEquals"); }
        public bool UpdateProperties(UnityEngine.Object source) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.UpdateProperties"); }
        public UnityEditor.Presets.PresetType GetPresetType() { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.GetPresetType"); }
        public string GetTargetFullTypeName() { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.GetTargetFullTypeName"); }
        public string GetTargetTypeName() { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.GetTargetTypeName"); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.IsValid"); }
        public bool CanBeAppliedTo(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.CanBeAppliedTo"); }
        public static UnityEditor.Presets.Preset[] GetDefaultPresetsForObject(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.GetDefaultPresetsForObject"); }
        [System.Obsolete] public static UnityEditor.Presets.Preset GetDefaultForObject(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.GetDefaultForObject"); }
        [System.Obsolete] public static UnityEditor.Presets.Preset GetDefaultForPreset(UnityEditor.Presets.Preset preset) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.GetDefaultForPreset"); }
        public static UnityEditor.Presets.PresetType[] GetAllDefaultTypes() { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.GetAllDefaultTypes"); }
        public static UnityEditor.Presets.DefaultPreset[] GetDefaultPresetsForType(UnityEditor.Presets.PresetType type) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.GetDefaultPresetsForType"); }
        public static bool SetDefaultPresetsForType(UnityEditor.Presets.PresetType type, UnityEditor.Presets.DefaultPreset[] presets) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.SetDefaultPresetsForType"); }
        [System.Obsolete] public static bool SetAsDefault(UnityEditor.Presets.Preset preset) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.SetAsDefault"); }
        public static void RemoveFromDefault(UnityEditor.Presets.Preset preset) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.RemoveFromDefault"); }
        [System.Obsolete] public static bool IsPresetExcludedFromDefaultPresets(UnityEditor.Presets.Preset preset) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.IsPresetExcludedFromDefaultPresets"); }
        [System.Obsolete] public static bool IsObjectExcludedFromDefaultPresets(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.IsObjectExcludedFromDefaultPresets"); }
        [System.Obsolete] public static bool IsObjectExcludedFromPresets(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.IsObjectExcludedFromPresets"); }
        public static bool IsEditorTargetAPreset(UnityEngine.Object target) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset.IsEditorTargetAPreset"); }
        internal Preset() { }
    }
    public partial struct PresetType : System.IEquatable<UnityEditor.Presets.PresetType>
    {
        public PresetType(UnityEngine.Object o) : this() { }
        public static bool operator ==(UnityEditor.Presets.PresetType a, UnityEditor.Presets.PresetType b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEditor.Presets.PresetType a, UnityEditor.Presets.PresetType b) { return !((object)a).Equals(b); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEditor.Presets.PresetType.IsValid"); }
        public bool IsValidDefault() { throw new Umcp.LeftOutException("UnityEditor.Presets.PresetType.IsValidDefault"); }
        public string GetManagedTypeName() { throw new Umcp.LeftOutException("UnityEditor.Presets.PresetType.GetManagedTypeName"); }
        public bool Equals(UnityEditor.Presets.PresetType other) { return base.Equals(other); }
    }
}

namespace UnityEditor
{
    public partial class PreviewRenderUtility
    {
        public PreviewRenderUtility(bool renderFullScene) : this() { }
        public PreviewRenderUtility(bool renderFullScene, bool pixelPerfect) { }
        public PreviewRenderUtility() { }
        [System.Obsolete] public UnityEngine.Camera m_Camera;
        public UnityEngine.Camera camera { get { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.camera"); } }
        [System.Obsolete] public float m_CameraFieldOfView;
        public float cameraFieldOfView { get { return m_KeptCameraFieldOfView.Get("UnityEditor.PreviewRenderUtility.cameraFieldOfView"); } set { m_KeptCameraFieldOfView.Set(value); } } private Umcp.Kept<float> m_KeptCameraFieldOfView;
        public UnityEngine.Color ambientColor { get; set; }
        [System.Obsolete] public UnityEngine.Light[] m_Light;
        public UnityEngine.Light[] lights { get { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.lights"); } }
        public void Cleanup() { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.Cleanup"); }
        public void BeginPreview(UnityEngine.Rect r, UnityEngine.GUIStyle previewBackground) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.BeginPreview"); }
        public void BeginStaticPreview(UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.BeginStaticPreview"); }
        public float GetScaleFactor(float width, float height) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.GetScaleFactor"); }
        [System.Obsolete] public void BeginStaticPreviewHDR(UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.BeginStaticPreviewHDR"); }
        [System.Obsolete] public void BeginPreviewHDR(UnityEngine.Rect r, UnityEngine.GUIStyle previewBackground) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.BeginPreviewHDR"); }
        public UnityEngine.Texture EndPreview() { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.EndPreview"); }
        public void EndAndDrawPreview(UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.EndAndDrawPreview"); }
        public UnityEngine.Texture2D EndStaticPreview() { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.EndStaticPreview"); }
        [System.Obsolete] public void AddSingleGO(UnityEngine.GameObject go, bool instantiateAtZero) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.AddSingleGO"); }
        public void AddSingleGO(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.AddSingleGO"); }
        public UnityEngine.GameObject InstantiatePrefabInScene(UnityEngine.GameObject prefab) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.InstantiatePrefabInScene"); }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material mat, int subMeshIndex) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.DrawMesh"); }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 matrix, UnityEngine.Material mat, int subMeshIndex, UnityEngine.MaterialPropertyBlock customProperties) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.DrawMesh"); }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 m, UnityEngine.Material mat, int subMeshIndex, UnityEngine.MaterialPropertyBlock customProperties, UnityEngine.Transform probeAnchor, bool useLightProbe) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.DrawMesh"); }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 pos, UnityEngine.Quaternion rot, UnityEngine.Material mat, int subMeshIndex) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.DrawMesh"); }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 pos, UnityEngine.Quaternion rot, UnityEngine.Material mat, int subMeshIndex, UnityEngine.MaterialPropertyBlock customProperties) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.DrawMesh"); }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 pos, UnityEngine.Quaternion rot, UnityEngine.Material mat, int subMeshIndex, UnityEngine.MaterialPropertyBlock customProperties, UnityEngine.Transform probeAnchor) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.DrawMesh"); }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 pos, UnityEngine.Quaternion rot, UnityEngine.Material mat, int subMeshIndex, UnityEngine.MaterialPropertyBlock customProperties, UnityEngine.Transform probeAnchor, bool useLightProbe) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.DrawMesh"); }
        public void DrawMesh(UnityEngine.Mesh mesh, UnityEngine.Vector3 pos, UnityEngine.Vector3 scale, UnityEngine.Quaternion rot, UnityEngine.Material mat, int subMeshIndex, UnityEngine.MaterialPropertyBlock customProperties, UnityEngine.Transform probeAnchor, bool useLightProbe) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.DrawMesh"); }
        protected static UnityEngine.GameObject CreateLight() { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.CreateLight"); }
        public void Render(bool allowScriptableRenderPipeline = false, bool updatefov = true) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility.Render"); }
    }
    public static partial class Progress
    {
        public static int Start(string name, string description = null, UnityEditor.Progress.Options options = (UnityEditor.Progress.Options)0, int parentId = -1) { throw new Umcp.LeftOutException("UnityEditor.Progress.Start"); }
        public static void Finish(int id, UnityEditor.Progress.Status status = (UnityEditor.Progress.Status)1) { throw new Umcp.LeftOutException("UnityEditor.Progress.Finish"); }
        public static int Remove(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.Remove"); }
        public static int Remove(int id, bool forceSynchronous) { throw new Umcp.LeftOutException("UnityEditor.Progress.Remove"); }
        public static void Report(int id, float progress) { throw new Umcp.LeftOutException("UnityEditor.Progress.Report"); }
        public static void Report(int id, int currentStep, int totalSteps) { throw new Umcp.LeftOutException("UnityEditor.Progress.Report"); }
        public static void Report(int id, float progress, string description) { throw new Umcp.LeftOutException("UnityEditor.Progress.Report"); }
        public static void Report(int id, int currentStep, int totalSteps, string description) { throw new Umcp.LeftOutException("UnityEditor.Progress.Report"); }
        public static bool Cancel(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.Cancel"); }
        public static void RegisterCancelCallback(int id, System.Func<bool> callback) { throw new Umcp.LeftOutException("UnityEditor.Progress.RegisterCancelCallback"); }
        public static void UnregisterCancelCallback(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.UnregisterCancelCallback"); }
        public static bool Pause(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.Pause"); }
        public static bool Resume(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.Resume"); }
        public static void RegisterPauseCallback(int id, System.Func<bool, bool> callback) { throw new Umcp.LeftOutException("UnityEditor.Progress.RegisterPauseCallback"); }
        public static void UnregisterPauseCallback(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.UnregisterPauseCallback"); }
        public static int GetCount() { throw new Umcp.LeftOutException("UnityEditor.Progress.GetCount"); }
        public static int[] GetCountPerStatus() { throw new Umcp.LeftOutException("UnityEditor.Progress.GetCountPerStatus"); }
        public static float GetProgress(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetProgress"); }
        public static int GetCurrentStep(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetCurrentStep"); }
        public static int GetTotalSteps(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetTotalSteps"); }
        public static string GetName(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetName"); }
        public static string GetDescription(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetDescription"); }
        public static void SetDescription(int id, string description) { throw new Umcp.LeftOutException("UnityEditor.Progress.SetDescription"); }
        public static long GetStartDateTime(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetStartDateTime"); }
        public static long GetEndDateTime(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetEndDateTime"); }
        public static long GetUpdateDateTime(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetUpdateDateTime"); }
        public static int GetParentId(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetParentId"); }
        public static int GetId(int index) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetId"); }
        public static bool IsCancellable(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.IsCancellable"); }
        public static bool IsPausable(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.IsPausable"); }
        public static UnityEditor.Progress.Status GetStatus(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetStatus"); }
        public static UnityEditor.Progress.Options GetOptions(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetOptions"); }
        public static void SetTimeDisplayMode(int id, UnityEditor.Progress.TimeDisplayMode displayMode) { throw new Umcp.LeftOutException("UnityEditor.Progress.SetTimeDisplayMode"); }
        public static void SetRemainingTime(int id, long seconds) { throw new Umcp.LeftOutException("UnityEditor.Progress.SetRemainingTime"); }
        public static void SetPriority(int id, int priority) { throw new Umcp.LeftOutException("UnityEditor.Progress.SetPriority"); }
        public static void SetPriority(int id, UnityEditor.Progress.Priority priority) { throw new Umcp.LeftOutException("UnityEditor.Progress.SetPriority"); }
        public static UnityEditor.Progress.TimeDisplayMode GetTimeDisplayMode(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetTimeDisplayMode"); }
        public static bool Exists(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.Exists"); }
        public static long GetRemainingTime(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetRemainingTime"); }
        public static int GetPriority(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetPriority"); }
        public static void ClearRemainingTime(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.ClearRemainingTime"); }
        public static void SetStepLabel(int id, string label) { throw new Umcp.LeftOutException("UnityEditor.Progress.SetStepLabel"); }
        public static string GetStepLabel(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetStepLabel"); }
        public static void ShowDetails(bool shouldReposition = true) { throw new Umcp.LeftOutException("UnityEditor.Progress.ShowDetails"); }
        public static event System.Action<UnityEditor.Progress.Item[]> added { add { } remove { } }
        public static event System.Action<UnityEditor.Progress.Item[]> updated { add { } remove { } }
        public static event System.Action<UnityEditor.Progress.Item[]> removed { add { } remove { } }
        public static System.Collections.Generic.IEnumerable<UnityEditor.Progress.Item> EnumerateItems() { throw new Umcp.LeftOutException("UnityEditor.Progress.EnumerateItems"); }
        public static UnityEditor.Progress.Item GetProgressById(int id) { throw new Umcp.LeftOutException("UnityEditor.Progress.GetProgressById"); }
        public static int GetRunningProgressCount() { throw new Umcp.LeftOutException("UnityEditor.Progress.GetRunningProgressCount"); }
        public static bool running { get { throw new Umcp.LeftOutException("UnityEditor.Progress.running"); } }
        public static float globalProgress { get { throw new Umcp.LeftOutException("UnityEditor.Progress.globalProgress"); } }
        public static System.TimeSpan globalRemainingTime { get { throw new Umcp.LeftOutException("UnityEditor.Progress.globalRemainingTime"); } }
        public partial class Item
        {
            public string name { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.name"); } }
            public string description { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.description"); } }
            public int id { get; internal set; }
            public float progress { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.progress"); } }
            public int currentStep { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.currentStep"); } }
            public int totalSteps { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.totalSteps"); } }
            public string stepLabel { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.stepLabel"); } }
            public int parentId { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.parentId"); } }
            public System.DateTime startTime { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.startTime"); } }
            public System.DateTime endTime { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.endTime"); } }
            public System.DateTime updateTime { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.updateTime"); } }
            public UnityEditor.Progress.Status status { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.status"); } }
            public UnityEditor.Progress.Options options { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.options"); } }
            public UnityEditor.Progress.TimeDisplayMode timeDisplayMode { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.timeDisplayMode"); } }
            public int priority { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.priority"); } }
            public System.TimeSpan remainingTime { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.remainingTime"); } }
            public bool finished { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.finished"); } }
            public bool running { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.running"); } }
            public bool paused { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.paused"); } }
            public bool responding { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.responding"); } }
            public bool cancellable { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.cancellable"); } }
            public bool pausable { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.pausable"); } }
            public bool indefinite { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.indefinite"); } }
            public float elapsedTime { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.elapsedTime"); } }
            public bool exists { get { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.exists"); } }
            public void Report(float newProgress) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.Report"); }
            public void Report(int newCurrentStep, int newTotalSteps) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.Report"); }
            public void Report(float newProgress, string newDescription) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.Report"); }
            public void Report(int newCurrentStep, int newTotalSteps, string newDescription) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.Report"); }
            public bool Cancel() { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.Cancel"); }
            public bool Pause() { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.Pause"); }
            public bool Resume() { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.Resume"); }
            public void Finish(UnityEditor.Progress.Status finishedStatus = (UnityEditor.Progress.Status)1) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.Finish"); }
            public int Remove() { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.Remove"); }
            public void RegisterCancelCallback(System.Func<bool> callback) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.RegisterCancelCallback"); }
            public void UnregisterCancelCallback() { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.UnregisterCancelCallback"); }
            public void RegisterPauseCallback(System.Func<bool, bool> callback) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.RegisterPauseCallback"); }
            public void UnregisterPauseCallback() { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.UnregisterPauseCallback"); }
            public void SetDescription(string newDescription) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.SetDescription"); }
            public void SetTimeDisplayMode(UnityEditor.Progress.TimeDisplayMode mode) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.SetTimeDisplayMode"); }
            public void SetRemainingTime(long seconds) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.SetRemainingTime"); }
            public void SetPriority(int priority) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.SetPriority"); }
            public void SetPriority(UnityEditor.Progress.Priority priority) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.SetPriority"); }
            public void ClearRemainingTime() { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.ClearRemainingTime"); }
            public void SetStepLabel(string label) { throw new Umcp.LeftOutException("UnityEditor.Progress.Item.SetStepLabel"); }
            internal Item() { }
        }
        public enum Status
        {
            Running = 0,
            Succeeded = 1,
            Failed = 2,
            Canceled = 3,
            Paused = 4,
        }
        [System.FlagsAttribute]
        public enum Options
        {
            None = 0,
            Sticky = 1,
            Indefinite = 2,
            Synchronous = 4,
            Managed = 8,
            Unmanaged = 16,
        }
        public enum TimeDisplayMode
        {
            NoTimeShown = 0,
            ShowRunningTime = 1,
            ShowRemainingTime = 2,
        }
        public enum Priority
        {
            Unresponsive = 0,
            Idle = 1,
            Low = 2,
            Normal = 6,
            High = 10,
        }
    }
}

namespace UnityEditor.ProjectWindowCallback
{
    public abstract partial class EndNameEditAction : UnityEngine.ScriptableObject
    {
        public virtual void OnEnable() { }
        public abstract void Action(int instanceId, string pathName, string resourceFile);
        public virtual void Cancelled(int instanceId, string pathName, string resourceFile) { }
        public virtual void CleanUp() { }
    }
}

namespace UnityEditor
{
    public partial class ProjectWindowUtil
    {
        public static void CreateNewGUISkin() { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.CreateNewGUISkin"); }
        public static void CreateAsset(UnityEngine.Object asset, string pathName) { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.CreateAsset"); }
        public static void CreateFolder() { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.CreateFolder"); }
        public static void CreateScene() { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.CreateScene"); }
        public static void CreateAssetWithContent(string filename, string content, UnityEngine.Texture2D icon = null) { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.CreateAssetWithContent"); }
        public static void CreateScriptAssetFromTemplateFile(string templatePath, string defaultNewFileName) { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.CreateScriptAssetFromTemplateFile"); }
        public static void ShowCreatedAsset(UnityEngine.Object o) { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.ShowCreatedAsset"); }
        public static void StartNameEditingIfProjectWindowExists(int instanceID, UnityEditor.ProjectWindowCallback.EndNameEditAction endAction, string pathName, UnityEngine.Texture2D icon, string resourceFile) { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.StartNameEditingIfProjectWindowExists"); }
        public static void StartNameEditingIfProjectWindowExists(int instanceID, UnityEditor.ProjectWindowCallback.EndNameEditAction endAction, string pathName, UnityEngine.Texture2D icon, string resourceFile, bool selectAssetBeingCreated) { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.StartNameEditingIfProjectWindowExists"); }
        public static int[] GetAncestors(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.GetAncestors"); }
        public static bool IsFolder(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.IsFolder"); }
        public static string GetContainingFolder(string path) { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.GetContainingFolder"); }
        public static string[] GetBaseFolders(string[] folders) { throw new Umcp.LeftOutException("UnityEditor.ProjectWindowUtil.GetBaseFolders"); }
    }
    public abstract partial class PropertyDrawer
    {
        public UnityEngine.PropertyAttribute attribute { get; internal set; }
        public System.Reflection.FieldInfo fieldInfo { get; internal set; }
        public string preferredLabel { get; internal set; }
    }
    [System.SerializableAttribute]
    public sealed partial class PropertyModification
    {
        public UnityEngine.Object target;
        public string propertyPath;
        public string value;
        public UnityEngine.Object objectReference;
    }
    public enum RemoveAssetOptions
    {
        MoveAssetToTrash = 0,
        DeleteAssets = 2,
    }
}

namespace UnityEditor.Rendering
{
    public sealed partial class EditorGraphicsSettings
    {
        public static void SetTierSettings(UnityEditor.BuildTargetGroup target, UnityEngine.Rendering.GraphicsTier tier, UnityEditor.Rendering.TierSettings settings) { throw new Umcp.LeftOutException("UnityEditor.Rendering.EditorGraphicsSettings.SetTierSettings"); }
        public static void SetTierSettings(UnityEditor.Build.NamedBuildTarget target, UnityEngine.Rendering.GraphicsTier tier, UnityEditor.Rendering.TierSettings settings) { throw new Umcp.LeftOutException("UnityEditor.Rendering.EditorGraphicsSettings.SetTierSettings"); }
        [System.Obsolete] public static UnityEditor.Rendering.TierSettings GetTierSettings(UnityEditor.BuildTargetGroup target, UnityEngine.Rendering.ShaderHardwareTier tier) { throw new Umcp.LeftOutException("UnityEditor.Rendering.EditorGraphicsSettings.GetTierSettings"); }
        [System.Obsolete] public static void SetTierSettings(UnityEditor.BuildTargetGroup target, UnityEngine.Rendering.ShaderHardwareTier tier, UnityEditor.Rendering.TierSettings settings) { throw new Umcp.LeftOutException("UnityEditor.Rendering.EditorGraphicsSettings.SetTierSettings"); }
        public static UnityEditor.Rendering.TierSettings GetTierSettings(UnityEditor.BuildTargetGroup target, UnityEngine.Rendering.GraphicsTier tier) { throw new Umcp.LeftOutException("UnityEditor.Rendering.EditorGraphicsSettings.GetTierSettings"); }
        public static UnityEditor.Rendering.TierSettings GetTierSettings(UnityEditor.Build.NamedBuildTarget target, UnityEngine.Rendering.GraphicsTier tier) { throw new Umcp.LeftOutException("UnityEditor.Rendering.EditorGraphicsSettings.GetTierSettings"); }
    }
    public partial struct ShaderCompilerData
    {
        public UnityEngine.Rendering.ShaderKeywordSet shaderKeywordSet;
        public UnityEngine.Rendering.PlatformKeywordSet platformKeywordSet;
        public UnityEngine.Rendering.GraphicsTier graphicsTier { get; internal set; }
        public UnityEditor.Rendering.ShaderCompilerPlatform shaderCompilerPlatform { get; internal set; }
        public UnityEditor.BuildTarget buildTarget { get; internal set; }
    }
    public enum ShaderCompilerPlatform
    {
        None = 0,
        D3D = 4,
        GLES20 = 5,
        GLES3x = 9,
        PS4 = 11,
        XboxOneD3D11 = 12,
        Metal = 14,
        OpenGLCore = 15,
        Vulkan = 18,
        Switch = 19,
        XboxOneD3D12 = 20,
        GameCoreXboxOne = 21,
        GameCoreXboxSeries = 22,
        PS5 = 23,
        PS5NGGC = 24,
    }
    public partial struct ShaderSnippetData
    {
        public UnityEditor.Rendering.ShaderType shaderType { get; internal set; }
        public UnityEngine.Rendering.PassType passType { get; internal set; }
        public string passName { get; internal set; }
        public UnityEngine.Rendering.PassIdentifier pass { get; internal set; }
    }
    public enum ShaderType
    {
        Vertex = 1,
        Fragment = 2,
        Geometry = 3,
        Hull = 4,
        Domain = 5,
        Surface = 6,
        RayTracing = 7,
        Count = 7,
    }
    public partial struct TierSettings
    {
        public UnityEngine.Rendering.CameraHDRMode hdrMode;
        public bool reflectionProbeBoxProjection;
        public bool reflectionProbeBlending;
        public bool hdr;
        public bool detailNormalMap;
        public bool cascadedShadowMaps;
        public bool prefer32BitShadowMaps;
        public bool enableLPPV;
        public bool semitransparentShadows;
        public UnityEngine.RenderingPath renderingPath;
        public UnityEngine.Rendering.RealtimeGICPUUsage realtimeGICPUUsage;
    }
}

namespace UnityEditor
{
    [System.FlagsAttribute]
    [System.Obsolete]
    public enum ReplacePrefabOptions
    {
        Default = 0,
        ConnectToPrefab = 1,
        ReplaceNameBased = 2,
    }
    [System.Obsolete]
    public enum ResolutionDialogSetting
    {
        Disabled = 0,
        Enabled = 1,
        HiddenByDefault = 2,
    }
    public partial class SceneAsset : UnityEngine.Object
    {
        internal SceneAsset() { }
    }
}

namespace UnityEditor.SceneManagement
{
    public sealed partial class EditorSceneManager
    {
        [System.Obsolete] public static int loadedSceneCount { get { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.loadedSceneCount"); } }
        public static bool IsReloading(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.IsReloading"); }
        public static int loadedRootSceneCount { get { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.loadedRootSceneCount"); } }
        public static UnityEngine.SceneManagement.Scene NewPreviewScene() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.NewPreviewScene"); }
        public static bool ClosePreviewScene(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.ClosePreviewScene"); }
        public static void MoveSceneBefore(UnityEngine.SceneManagement.Scene src, UnityEngine.SceneManagement.Scene dst) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.MoveSceneBefore"); }
        public static void MoveSceneAfter(UnityEngine.SceneManagement.Scene src, UnityEngine.SceneManagement.Scene dst) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.MoveSceneAfter"); }
        public static void RestoreSceneManagerSetup(UnityEditor.SceneManagement.SceneSetup[] value) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.RestoreSceneManagerSetup"); }
        public static bool DetectCrossSceneReferences(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.DetectCrossSceneReferences"); }
        public static ulong GetSceneCullingMask(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.GetSceneCullingMask"); }
        public static void SetSceneCullingMask(UnityEngine.SceneManagement.Scene scene, ulong sceneCullingMask) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.SetSceneCullingMask"); }
        public static ulong CalculateAvailableSceneCullingMask() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.CalculateAvailableSceneCullingMask"); }
        public const ulong DefaultSceneCullingMask = 16140901064495857664;
        public static UnityEngine.SceneManagement.Scene LoadSceneInPlayMode(string path, UnityEngine.SceneManagement.LoadSceneParameters parameters) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.LoadSceneInPlayMode"); }
        public static UnityEngine.AsyncOperation LoadSceneAsyncInPlayMode(string path, UnityEngine.SceneManagement.LoadSceneParameters parameters) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.LoadSceneAsyncInPlayMode"); }
        public static event UnityEditor.SceneManagement.EditorSceneManager.SceneManagerSetupRestoredCallback sceneManagerSetupRestored { add { } remove { } }
        public static event UnityEditor.SceneManagement.EditorSceneManager.NewSceneCreatedCallback newSceneCreated { add { } remove { } }
        public static event UnityEditor.SceneManagement.EditorSceneManager.SceneOpeningCallback sceneOpening { add { } remove { } }
        public static event UnityEditor.SceneManagement.EditorSceneManager.SceneOpenedCallback sceneOpened { add { } remove { } }
        public static event UnityEditor.SceneManagement.EditorSceneManager.SceneClosingCallback sceneClosing { add { } remove { } }
        public static event UnityEditor.SceneManagement.EditorSceneManager.SceneClosedCallback sceneClosed { add { } remove { } }
        public static event UnityEditor.SceneManagement.EditorSceneManager.SceneSavingCallback sceneSaving { add { } remove { } }
        public static event UnityEditor.SceneManagement.EditorSceneManager.SceneSavedCallback sceneSaved { add { } remove { } }
        public static event UnityEditor.SceneManagement.EditorSceneManager.SceneDirtiedCallback sceneDirtied { add { } remove { } }
        public delegate void SceneManagerSetupRestoredCallback(UnityEngine.SceneManagement.Scene[] scenes);
        public delegate void NewSceneCreatedCallback(UnityEngine.SceneManagement.Scene scene, UnityEditor.SceneManagement.NewSceneSetup setup, UnityEditor.SceneManagement.NewSceneMode mode);
        public delegate void SceneOpeningCallback(string path, UnityEditor.SceneManagement.OpenSceneMode mode);
        public delegate void SceneOpenedCallback(UnityEngine.SceneManagement.Scene scene, UnityEditor.SceneManagement.OpenSceneMode mode);
        public delegate void SceneClosingCallback(UnityEngine.SceneManagement.Scene scene, bool removingScene);
        public delegate void SceneClosedCallback(UnityEngine.SceneManagement.Scene scene);
        public delegate void SceneSavingCallback(UnityEngine.SceneManagement.Scene scene, string path);
        public delegate void SceneSavedCallback(UnityEngine.SceneManagement.Scene scene);
        public delegate void SceneDirtiedCallback(UnityEngine.SceneManagement.Scene scene);
    }
    public sealed partial class MainStage : UnityEditor.SceneManagement.Stage
    {
        protected internal override bool OnOpenStage() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.MainStage.OnOpenStage"); }
        protected override void OnCloseStage() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.MainStage.OnCloseStage"); }
        protected internal override UnityEngine.GUIContent CreateHeaderContent() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.MainStage.CreateHeaderContent"); }
    }
    public enum NewSceneMode
    {
        Single = 0,
        Additive = 1,
    }
    public enum NewSceneSetup
    {
        EmptyScene = 0,
        DefaultGameObjects = 1,
    }
    public enum OpenSceneMode
    {
        Single = 0,
        Additive = 1,
        AdditiveWithoutLoading = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class PrefabStage : UnityEditor.SceneManagement.PreviewSceneStage
    {
        public static event System.Action<UnityEditor.SceneManagement.PrefabStage> prefabStageOpened { add { } remove { } }
        public static event System.Action<UnityEditor.SceneManagement.PrefabStage> prefabStageClosing { add { } remove { } }
        public static event System.Action<UnityEditor.SceneManagement.PrefabStage> prefabStageDirtied { add { } remove { } }
        public static event System.Action<UnityEngine.GameObject> prefabSaving { add { } remove { } }
        public static event System.Action<UnityEngine.GameObject> prefabSaved { add { } remove { } }
        public UnityEngine.GameObject prefabContentsRoot { get { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.PrefabStage.prefabContentsRoot"); } }
        public UnityEngine.GameObject openedFromInstanceRoot { get; internal set; }
        public UnityEngine.GameObject openedFromInstanceObject { get; internal set; }
        public UnityEditor.SceneManagement.PrefabStage.Mode mode { get; internal set; }
        public bool IsPartOfPrefabContents(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.PrefabStage.IsPartOfPrefabContents"); }
        protected internal override UnityEngine.GUIContent CreateHeaderContent() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.PrefabStage.CreateHeaderContent"); }
        public void ClearDirtiness() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.PrefabStage.ClearDirtiness"); }
        [System.Obsolete] public string prefabAssetPath { get; internal set; }
        internal PrefabStage() { }
        public enum Mode
        {
            InIsolation = 0,
            InContext = 1,
        }
    }
    public static partial class PrefabStageUtility
    {
        public static UnityEditor.SceneManagement.PrefabStage OpenPrefab(string prefabAssetPath) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.PrefabStageUtility.OpenPrefab"); }
        public static UnityEditor.SceneManagement.PrefabStage OpenPrefab(string prefabAssetPath, UnityEngine.GameObject openedFromInstance) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.PrefabStageUtility.OpenPrefab"); }
        public static UnityEditor.SceneManagement.PrefabStage OpenPrefab(string prefabAssetPath, UnityEngine.GameObject openedFromInstance, UnityEditor.SceneManagement.PrefabStage.Mode prefabStageMode) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.PrefabStageUtility.OpenPrefab"); }
    }
    public abstract partial class PreviewSceneStage : UnityEditor.SceneManagement.Stage
    {
        public UnityEngine.SceneManagement.Scene scene { get; protected set; }
        protected PreviewSceneStage() { }
        protected internal override bool OnOpenStage() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.PreviewSceneStage.OnOpenStage"); }
        protected override void OnCloseStage() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.PreviewSceneStage.OnCloseStage"); }
    }
    [System.SerializableAttribute]
    public partial class SceneSetup
    {
        public string path { get; set; }
        public bool isLoaded { get; set; } = false;
        public bool isActive { get; set; } = false;
        public bool isSubScene { get; set; } = false;
    }
    public abstract partial class Stage : UnityEngine.ScriptableObject
    {
        protected internal abstract bool OnOpenStage();
        protected abstract void OnCloseStage();
        protected internal virtual void OnReturnToStage() { }
        public virtual string assetPath { get { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.Stage.assetPath"); } }
        protected internal abstract UnityEngine.GUIContent CreateHeaderContent();
        public virtual UnityEditor.SceneManagement.StageHandle stageHandle { get { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.Stage.stageHandle"); } }
        public virtual ulong GetCombinedSceneCullingMaskForCamera() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.Stage.GetCombinedSceneCullingMaskForCamera"); }
        protected internal virtual void OnFirstTimeOpenStageInSceneView(UnityEditor.SceneView sceneView) { }
        protected internal virtual UnityEngine.Hash128 GetHashForStateStorage() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.Stage.GetHashForStateStorage"); }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        public T FindComponentOfType<T>() where T : UnityEngine.Component { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.Stage.FindComponentOfType"); }
        public T[] FindComponentsOfType<T>() where T : UnityEngine.Component { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.Stage.FindComponentsOfType"); }
    }
    public partial struct StageHandle : System.IEquatable<UnityEditor.SceneManagement.StageHandle>
    {
        public bool Contains(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageHandle.Contains"); }
        public T FindComponentOfType<T>() where T : UnityEngine.Component { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageHandle.FindComponentOfType"); }
        public T[] FindComponentsOfType<T>() where T : UnityEngine.Component { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageHandle.FindComponentsOfType"); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageHandle.IsValid"); }
        public static bool operator ==(UnityEditor.SceneManagement.StageHandle s1, UnityEditor.SceneManagement.StageHandle s2) { return ((object)s1).Equals(s2); }
        public static bool operator !=(UnityEditor.SceneManagement.StageHandle s1, UnityEditor.SceneManagement.StageHandle s2) { return !((object)s1).Equals(s2); }
        public bool Equals(UnityEditor.SceneManagement.StageHandle other) { return base.Equals(other); }
    }
    public static partial class StageUtility
    {
        public static bool IsGameObjectRenderedByCamera(UnityEngine.GameObject gameObject, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.IsGameObjectRenderedByCamera"); }
        public static bool IsGameObjectRenderedByCameraAndPartOfEditableScene(UnityEngine.GameObject gameObject, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.IsGameObjectRenderedByCameraAndPartOfEditableScene"); }
        public static UnityEditor.SceneManagement.Stage GetCurrentStage() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GetCurrentStage"); }
        public static UnityEditor.SceneManagement.MainStage GetMainStage() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GetMainStage"); }
        public static UnityEditor.SceneManagement.Stage GetStage(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GetStage"); }
        public static UnityEditor.SceneManagement.Stage GetStage(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GetStage"); }
        public static UnityEditor.SceneManagement.StageHandle GetCurrentStageHandle() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GetCurrentStageHandle"); }
        public static UnityEditor.SceneManagement.StageHandle GetMainStageHandle() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GetMainStageHandle"); }
        public static UnityEditor.SceneManagement.StageHandle GetStageHandle(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GetStageHandle"); }
        public static UnityEditor.SceneManagement.StageHandle GetStageHandle(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GetStageHandle"); }
        public static void GoToStage(UnityEditor.SceneManagement.Stage stage, bool setAsFirstItemAfterMainStage) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GoToStage"); }
    }
}
