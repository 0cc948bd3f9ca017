// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor.Presets
{
    public sealed partial class Preset : UnityEngine.Object
    {
        public Preset(UnityEngine.Object source) { throw new Umcp.LeftOutException("UnityEditor.Presets.Preset"); }
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
        public PresetType(UnityEngine.Object o) { throw new Umcp.LeftOutException("UnityEditor.Presets.PresetType"); }
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
        public PreviewRenderUtility(bool renderFullScene, bool pixelPerfect) { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility"); }
        public PreviewRenderUtility() { throw new Umcp.LeftOutException("UnityEditor.PreviewRenderUtility"); }
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
    public abstract partial class PropertyDrawer : UnityEditor.GUIDrawer
    {
        public UnityEngine.PropertyAttribute attribute { get; internal set; }
        public System.Reflection.FieldInfo fieldInfo { get; internal set; }
        public string preferredLabel { get; internal set; }
        public virtual void OnGUI(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEngine.GUIContent label) { throw new Umcp.LeftOutException("UnityEditor.PropertyDrawer.OnGUI"); }
        public virtual float GetPropertyHeight(UnityEditor.SerializedProperty property, UnityEngine.GUIContent label) { throw new Umcp.LeftOutException("UnityEditor.PropertyDrawer.GetPropertyHeight"); }
        public virtual bool CanCacheInspectorGUI(UnityEditor.SerializedProperty property) { throw new Umcp.LeftOutException("UnityEditor.PropertyDrawer.CanCacheInspectorGUI"); }
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
    public sealed partial class EditorSceneManager : UnityEngine.SceneManagement.SceneManager
    {
        [System.Obsolete] public static int loadedSceneCount { get { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.loadedSceneCount"); } }
        public static bool IsReloading(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.IsReloading"); }
        public static int loadedRootSceneCount { get { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.loadedRootSceneCount"); } }
        public static int previewSceneCount { get { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.previewSceneCount"); } }
        public static bool preventCrossSceneReferences { get { return s_KeptPreventCrossSceneReferences.Get("UnityEditor.SceneManagement.EditorSceneManager.preventCrossSceneReferences"); } set { s_KeptPreventCrossSceneReferences.Set(value); } } private static Umcp.Kept<bool> s_KeptPreventCrossSceneReferences;
        public static UnityEditor.SceneAsset playModeStartScene { get { return s_KeptPlayModeStartScene.Get("UnityEditor.SceneManagement.EditorSceneManager.playModeStartScene"); } set { s_KeptPlayModeStartScene.Set(value); } } private static Umcp.Kept<UnityEditor.SceneAsset> s_KeptPlayModeStartScene;
        public static UnityEngine.SceneManagement.Scene OpenScene(string scenePath, UnityEditor.SceneManagement.OpenSceneMode mode) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.OpenScene"); }
        public static UnityEngine.SceneManagement.Scene NewScene(UnityEditor.SceneManagement.NewSceneSetup setup, UnityEditor.SceneManagement.NewSceneMode mode) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.NewScene"); }
        public static UnityEngine.SceneManagement.Scene NewPreviewScene() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.NewPreviewScene"); }
        public static bool CloseScene(UnityEngine.SceneManagement.Scene scene, bool removeScene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.CloseScene"); }
        public static bool ClosePreviewScene(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.ClosePreviewScene"); }
        public static bool IsPreviewScene(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.IsPreviewScene"); }
        public static bool IsPreviewSceneObject(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.IsPreviewSceneObject"); }
        public static void MoveSceneBefore(UnityEngine.SceneManagement.Scene src, UnityEngine.SceneManagement.Scene dst) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.MoveSceneBefore"); }
        public static void MoveSceneAfter(UnityEngine.SceneManagement.Scene src, UnityEngine.SceneManagement.Scene dst) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.MoveSceneAfter"); }
        public static bool SaveOpenScenes() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.SaveOpenScenes"); }
        public static bool SaveScenes(UnityEngine.SceneManagement.Scene[] scenes) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.SaveScenes"); }
        public static bool SaveModifiedScenesIfUserWantsTo(UnityEngine.SceneManagement.Scene[] scenes) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.SaveModifiedScenesIfUserWantsTo"); }
        public static bool EnsureUntitledSceneHasBeenSaved(string dialogContent) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.EnsureUntitledSceneHasBeenSaved"); }
        public static bool MarkSceneDirty(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.MarkSceneDirty"); }
        public static void MarkAllScenesDirty() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.MarkAllScenesDirty"); }
        public static UnityEditor.SceneManagement.SceneSetup[] GetSceneManagerSetup() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.GetSceneManagerSetup"); }
        public static void RestoreSceneManagerSetup(UnityEditor.SceneManagement.SceneSetup[] value) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.RestoreSceneManagerSetup"); }
        public static bool DetectCrossSceneReferences(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.DetectCrossSceneReferences"); }
        public static ulong GetSceneCullingMask(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.GetSceneCullingMask"); }
        public static void SetSceneCullingMask(UnityEngine.SceneManagement.Scene scene, ulong sceneCullingMask) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.SetSceneCullingMask"); }
        public static ulong CalculateAvailableSceneCullingMask() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.CalculateAvailableSceneCullingMask"); }
        public const ulong DefaultSceneCullingMask = 16140901064495857664;
        public static bool SaveCurrentModifiedScenesIfUserWantsTo() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.SaveCurrentModifiedScenesIfUserWantsTo"); }
        public static UnityEngine.SceneManagement.Scene OpenScene(string scenePath) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.OpenScene"); }
        public static UnityEngine.SceneManagement.Scene NewScene(UnityEditor.SceneManagement.NewSceneSetup setup) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.NewScene"); }
        public static bool SaveScene(UnityEngine.SceneManagement.Scene scene, string dstScenePath) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.SaveScene"); }
        public static bool SaveScene(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.SaveScene"); }
        public static bool SaveScene(UnityEngine.SceneManagement.Scene scene, string dstScenePath, bool saveAsCopy) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.EditorSceneManager.SaveScene"); }
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
        public static UnityEditor.SceneManagement.PrefabStage GetCurrentPrefabStage() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.PrefabStageUtility.GetCurrentPrefabStage"); }
        public static UnityEditor.SceneManagement.PrefabStage GetPrefabStage(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.PrefabStageUtility.GetPrefabStage"); }
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
        protected virtual void OnEnable() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.Stage.OnEnable"); }
        protected virtual void OnDisable() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.Stage.OnDisable"); }
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
        public static void GoToMainStage() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GoToMainStage"); }
        public static void GoBackToPreviousStage() { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GoBackToPreviousStage"); }
        public static void GoToStage(UnityEditor.SceneManagement.Stage stage, bool setAsFirstItemAfterMainStage) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.GoToStage"); }
        public static void PlaceGameObjectInCurrentStage(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneManagement.StageUtility.PlaceGameObjectInCurrentStage"); }
    }
}

namespace UnityEditor
{
    public partial class SceneView : UnityEditor.EditorWindow, UnityEditor.IHasCustomMenu
    {
        public static System.Action<UnityEditor.SceneView, UnityEditor.SceneView> lastActiveSceneViewChanged;
        public static UnityEditor.SceneView lastActiveSceneView { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.lastActiveSceneView"); } }
        public static UnityEditor.SceneView currentDrawingSceneView { get; internal set; }
        public static UnityEngine.Color selectedOutlineColor { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.selectedOutlineColor"); } }
        public bool isUsingSceneFiltering { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.isUsingSceneFiltering"); } }
        public bool drawGizmos { get { return m_KeptDrawGizmos.Get("UnityEditor.SceneView.drawGizmos"); } set { m_KeptDrawGizmos.Set(value); } } private Umcp.Kept<bool> m_KeptDrawGizmos;
        protected internal UnityEngine.SceneManagement.Scene customScene { get { return m_KeptCustomScene.Get("UnityEditor.SceneView.customScene"); } set { m_KeptCustomScene.Set(value); } } private Umcp.Kept<UnityEngine.SceneManagement.Scene> m_KeptCustomScene;
        public UnityEngine.Rect cameraViewport { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.cameraViewport"); } }
        protected internal UnityEngine.Transform customParentForDraggedObjects { get { return m_KeptCustomParentForDraggedObjects.Get("UnityEditor.SceneView.customParentForDraggedObjects"); } set { m_KeptCustomParentForDraggedObjects.Set(value); } } private Umcp.Kept<UnityEngine.Transform> m_KeptCustomParentForDraggedObjects;
        public bool sceneLighting { get { return m_KeptSceneLighting.Get("UnityEditor.SceneView.sceneLighting"); } set { m_KeptSceneLighting.Set(value); } } private Umcp.Kept<bool> m_KeptSceneLighting;
        public event System.Func<UnityEditor.SceneView.CameraMode, bool> onValidateCameraMode { add { } remove { } }
        public event System.Action<UnityEditor.SceneView.CameraMode> onCameraModeChanged { add { } remove { } }
        public event System.Action<bool> gridVisibilityChanged { add { } remove { } }
        public bool in2DMode { get { return m_KeptIn2DMode.Get("UnityEditor.SceneView.in2DMode"); } set { m_KeptIn2DMode.Set(value); } } private Umcp.Kept<bool> m_KeptIn2DMode;
        public bool isRotationLocked { get; set; } = false;
        public bool audioPlay { get { return m_KeptAudioPlay.Get("UnityEditor.SceneView.audioPlay"); } set { m_KeptAudioPlay.Set(value); } } private Umcp.Kept<bool> m_KeptAudioPlay;
        [System.Obsolete] public static UnityEditor.SceneView.OnSceneFunc onSceneGUIDelegate;
        public static event System.Action<UnityEditor.SceneView> beforeSceneGui { add { } remove { } }
        public static event System.Action<UnityEditor.SceneView> duringSceneGui { add { } remove { } }
        [System.Obsolete] public UnityEditor.DrawCameraMode m_RenderMode = 0;
        [System.Obsolete] public UnityEditor.DrawCameraMode renderMode { get { return m_KeptRenderMode.Get("UnityEditor.SceneView.renderMode"); } set { m_KeptRenderMode.Set(value); } } private Umcp.Kept<UnityEditor.DrawCameraMode> m_KeptRenderMode;
        public UnityEditor.SceneView.CameraMode cameraMode { get { return m_KeptCameraMode.Get("UnityEditor.SceneView.cameraMode"); } set { m_KeptCameraMode.Set(value); } } private Umcp.Kept<UnityEditor.SceneView.CameraMode> m_KeptCameraMode;
        public bool validateTrueMetals { get { return m_KeptValidateTrueMetals.Get("UnityEditor.SceneView.validateTrueMetals"); } set { m_KeptValidateTrueMetals.Set(value); } } private Umcp.Kept<bool> m_KeptValidateTrueMetals;
        public UnityEditor.SceneView.SceneViewState sceneViewState { get; set; }
        public bool showGrid { get { return m_KeptShowGrid.Get("UnityEditor.SceneView.showGrid"); } set { m_KeptShowGrid.Set(value); } } private Umcp.Kept<bool> m_KeptShowGrid;
        public UnityEditor.SceneView.CameraSettings cameraSettings { get; set; }
        public void ResetCameraSettings() { throw new Umcp.LeftOutException("UnityEditor.SceneView.ResetCameraSettings"); }
        public UnityEngine.Quaternion lastSceneViewRotation { get { return m_KeptLastSceneViewRotation.Get("UnityEditor.SceneView.lastSceneViewRotation"); } set { m_KeptLastSceneViewRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptLastSceneViewRotation;
        public float cameraDistance { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.cameraDistance"); } }
        public static System.Collections.ArrayList sceneViews { get; internal set; } = new System.Collections.ArrayList();
        public UnityEngine.Camera camera { get; internal set; }
        public void SetSceneViewShaderReplace(UnityEngine.Shader shader, string replaceString) { throw new Umcp.LeftOutException("UnityEditor.SceneView.SetSceneViewShaderReplace"); }
        public static bool FrameLastActiveSceneView() { throw new Umcp.LeftOutException("UnityEditor.SceneView.FrameLastActiveSceneView"); }
        public static bool FrameLastActiveSceneViewWithLock() { throw new Umcp.LeftOutException("UnityEditor.SceneView.FrameLastActiveSceneViewWithLock"); }
        public static UnityEngine.Camera[] GetAllSceneCameras() { throw new Umcp.LeftOutException("UnityEditor.SceneView.GetAllSceneCameras"); }
        public static void RepaintAll() { throw new Umcp.LeftOutException("UnityEditor.SceneView.RepaintAll"); }
        protected virtual bool SupportsStageHandling() { throw new Umcp.LeftOutException("UnityEditor.SceneView.SupportsStageHandling"); }
        public SceneView() { throw new Umcp.LeftOutException("UnityEditor.SceneView"); }
        public void OnDestroy() { throw new Umcp.LeftOutException("UnityEditor.SceneView.OnDestroy"); }
        public virtual void AddItemsToMenu(UnityEditor.GenericMenu menu) { throw new Umcp.LeftOutException("UnityEditor.SceneView.AddItemsToMenu"); }
        public bool IsCameraDrawModeSupported(UnityEditor.SceneView.CameraMode mode) { throw new Umcp.LeftOutException("UnityEditor.SceneView.IsCameraDrawModeSupported"); }
        public bool IsCameraDrawModeEnabled(UnityEditor.SceneView.CameraMode mode) { throw new Umcp.LeftOutException("UnityEditor.SceneView.IsCameraDrawModeEnabled"); }
        [System.Obsolete] protected virtual void OnGUI() { }
        protected virtual void OnSceneGUI() { throw new Umcp.LeftOutException("UnityEditor.SceneView.OnSceneGUI"); }
        public UnityEngine.Vector3 pivot { get { return m_KeptPivot.Get("UnityEditor.SceneView.pivot"); } set { m_KeptPivot.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptPivot;
        public UnityEngine.Quaternion rotation { get { return m_KeptRotation.Get("UnityEditor.SceneView.rotation"); } set { m_KeptRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptRotation;
        public float size { get { return m_KeptSize.Get("UnityEditor.SceneView.size"); } set { m_KeptSize.Set(value); } } private Umcp.Kept<float> m_KeptSize;
        public bool orthographic { get { return m_KeptOrthographic.Get("UnityEditor.SceneView.orthographic"); } set { m_KeptOrthographic.Set(value); } } private Umcp.Kept<bool> m_KeptOrthographic;
        public void FixNegativeSize() { throw new Umcp.LeftOutException("UnityEditor.SceneView.FixNegativeSize"); }
        public void LookAt(UnityEngine.Vector3 point) { throw new Umcp.LeftOutException("UnityEditor.SceneView.LookAt"); }
        public void LookAt(UnityEngine.Vector3 point, UnityEngine.Quaternion direction) { throw new Umcp.LeftOutException("UnityEditor.SceneView.LookAt"); }
        public void LookAtDirect(UnityEngine.Vector3 point, UnityEngine.Quaternion direction) { throw new Umcp.LeftOutException("UnityEditor.SceneView.LookAtDirect"); }
        public void LookAt(UnityEngine.Vector3 point, UnityEngine.Quaternion direction, float newSize) { throw new Umcp.LeftOutException("UnityEditor.SceneView.LookAt"); }
        public void LookAtDirect(UnityEngine.Vector3 point, UnityEngine.Quaternion direction, float newSize) { throw new Umcp.LeftOutException("UnityEditor.SceneView.LookAtDirect"); }
        public void LookAt(UnityEngine.Vector3 point, UnityEngine.Quaternion direction, float newSize, bool ortho) { throw new Umcp.LeftOutException("UnityEditor.SceneView.LookAt"); }
        public void LookAt(UnityEngine.Vector3 point, UnityEngine.Quaternion direction, float newSize, bool ortho, bool instant) { throw new Umcp.LeftOutException("UnityEditor.SceneView.LookAt"); }
        public void AlignViewToObject(UnityEngine.Transform t) { throw new Umcp.LeftOutException("UnityEditor.SceneView.AlignViewToObject"); }
        public void AlignWithView() { throw new Umcp.LeftOutException("UnityEditor.SceneView.AlignWithView"); }
        public void MoveToView() { throw new Umcp.LeftOutException("UnityEditor.SceneView.MoveToView"); }
        public void MoveToView(UnityEngine.Transform target) { throw new Umcp.LeftOutException("UnityEditor.SceneView.MoveToView"); }
        public bool FrameSelected() { throw new Umcp.LeftOutException("UnityEditor.SceneView.FrameSelected"); }
        public bool FrameSelected(bool lockView) { throw new Umcp.LeftOutException("UnityEditor.SceneView.FrameSelected"); }
        public virtual bool FrameSelected(bool lockView, bool instant) { throw new Umcp.LeftOutException("UnityEditor.SceneView.FrameSelected"); }
        public bool Frame(UnityEngine.Bounds bounds, bool instant = true) { throw new Umcp.LeftOutException("UnityEditor.SceneView.Frame"); }
        public static UnityEditor.SceneView.CameraMode AddCameraMode(string name, string section) { throw new Umcp.LeftOutException("UnityEditor.SceneView.AddCameraMode"); }
        public static void ClearUserDefinedCameraModes() { throw new Umcp.LeftOutException("UnityEditor.SceneView.ClearUserDefinedCameraModes"); }
        public static UnityEditor.SceneView.CameraMode GetBuiltinCameraMode(UnityEditor.DrawCameraMode mode) { throw new Umcp.LeftOutException("UnityEditor.SceneView.GetBuiltinCameraMode"); }
        [System.SerializableAttribute]
        public partial struct CameraMode
        {
            public UnityEditor.DrawCameraMode drawMode;
            public string name;
            public string section;
            public static bool operator ==(UnityEditor.SceneView.CameraMode a, UnityEditor.SceneView.CameraMode z) { return ((object)a).Equals(z); }
            public static bool operator !=(UnityEditor.SceneView.CameraMode a, UnityEditor.SceneView.CameraMode z) { return !((object)a).Equals(z); }
        }
        [System.SerializableAttribute]
        public partial class SceneViewState
        {
            public bool showFog = true;
            [System.Obsolete] public bool showMaterialUpdate { get; set; }
            public bool alwaysRefresh { get; set; }
            public bool showSkybox = true;
            public bool showFlares = true;
            public bool showImageEffects = true;
            public bool showParticleSystems = true;
            public bool showVisualEffectGraphs = true;
            public bool fogEnabled { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.fogEnabled"); } }
            [System.Obsolete] public bool materialUpdateEnabled { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.materialUpdateEnabled"); } }
            public bool alwaysRefreshEnabled { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.alwaysRefreshEnabled"); } }
            public bool skyboxEnabled { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.skyboxEnabled"); } }
            public bool flaresEnabled { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.flaresEnabled"); } }
            public bool imageEffectsEnabled { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.imageEffectsEnabled"); } }
            public bool particleSystemsEnabled { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.particleSystemsEnabled"); } }
            public bool visualEffectGraphsEnabled { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.visualEffectGraphsEnabled"); } }
            public SceneViewState() { }
            public SceneViewState(UnityEditor.SceneView.SceneViewState other) { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState"); }
            [System.Obsolete] public bool IsAllOn() { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.IsAllOn"); }
            public bool allEnabled { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.allEnabled"); } }
            [System.Obsolete] public void Toggle(bool value) { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.Toggle"); }
            public void SetAllEnabled(bool value) { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.SetAllEnabled"); }
            public bool fxEnabled { get { return m_KeptFxEnabled.Get("UnityEditor.SceneView.SceneViewState.fxEnabled"); } set { m_KeptFxEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptFxEnabled;
        }
        public delegate void OnSceneFunc(UnityEditor.SceneView sceneView);
        [System.SerializableAttribute]
        public partial class CameraSettings
        {
            public CameraSettings() { throw new Umcp.LeftOutException("UnityEditor.SceneView.CameraSettings"); }
            public float speed { get { return m_KeptSpeed.Get("UnityEditor.SceneView.CameraSettings.speed"); } set { m_KeptSpeed.Set(value); } } private Umcp.Kept<float> m_KeptSpeed;
            public float speedNormalized { get { return m_KeptSpeedNormalized.Get("UnityEditor.SceneView.CameraSettings.speedNormalized"); } set { m_KeptSpeedNormalized.Set(value); } } private Umcp.Kept<float> m_KeptSpeedNormalized;
            public float speedMin { get { return m_KeptSpeedMin.Get("UnityEditor.SceneView.CameraSettings.speedMin"); } set { m_KeptSpeedMin.Set(value); } } private Umcp.Kept<float> m_KeptSpeedMin;
            public float speedMax { get { return m_KeptSpeedMax.Get("UnityEditor.SceneView.CameraSettings.speedMax"); } set { m_KeptSpeedMax.Set(value); } } private Umcp.Kept<float> m_KeptSpeedMax;
            public bool easingEnabled { get; set; }
            public float easingDuration { get { return m_KeptEasingDuration.Get("UnityEditor.SceneView.CameraSettings.easingDuration"); } set { m_KeptEasingDuration.Set(value); } } private Umcp.Kept<float> m_KeptEasingDuration;
            public bool accelerationEnabled { get; set; }
            public float fieldOfView { get; set; }
            public float nearClip { get; set; }
            public float farClip { get; set; }
            public bool dynamicClip { get; set; }
            public bool occlusionCulling { get; set; }
        }
    }
}
