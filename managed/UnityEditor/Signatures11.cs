// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public partial class SceneView : UnityEditor.EditorWindow, UnityEditor.IHasCustomMenu
    {
        public static System.Action<UnityEditor.SceneView, UnityEditor.SceneView> lastActiveSceneViewChanged;
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
        public void ResetCameraSettings() { }
        public UnityEngine.Quaternion lastSceneViewRotation { get { return m_KeptLastSceneViewRotation.Get("UnityEditor.SceneView.lastSceneViewRotation"); } set { m_KeptLastSceneViewRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptLastSceneViewRotation;
        public float cameraDistance { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.cameraDistance"); } }
        public UnityEngine.Camera camera { get; internal set; }
        public void SetSceneViewShaderReplace(UnityEngine.Shader shader, string replaceString) { }
        public static bool FrameLastActiveSceneView() { throw new Umcp.LeftOutException("UnityEditor.SceneView.FrameLastActiveSceneView"); }
        public static bool FrameLastActiveSceneViewWithLock() { throw new Umcp.LeftOutException("UnityEditor.SceneView.FrameLastActiveSceneViewWithLock"); }
        public static UnityEngine.Camera[] GetAllSceneCameras() { throw new Umcp.LeftOutException("UnityEditor.SceneView.GetAllSceneCameras"); }
        public static void RepaintAll() { }
        protected virtual bool SupportsStageHandling() { throw new Umcp.LeftOutException("UnityEditor.SceneView.SupportsStageHandling"); }
        public void OnDestroy() { }
        public virtual void AddItemsToMenu(UnityEditor.GenericMenu menu) { }
        public bool IsCameraDrawModeSupported(UnityEditor.SceneView.CameraMode mode) { throw new Umcp.LeftOutException("UnityEditor.SceneView.IsCameraDrawModeSupported"); }
        public bool IsCameraDrawModeEnabled(UnityEditor.SceneView.CameraMode mode) { throw new Umcp.LeftOutException("UnityEditor.SceneView.IsCameraDrawModeEnabled"); }
        [System.Obsolete] protected virtual void OnGUI() { }
        protected virtual void OnSceneGUI() { }
        public UnityEngine.Vector3 pivot { get { return m_KeptPivot.Get("UnityEditor.SceneView.pivot"); } set { m_KeptPivot.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptPivot;
        public UnityEngine.Quaternion rotation { get { return m_KeptRotation.Get("UnityEditor.SceneView.rotation"); } set { m_KeptRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptRotation;
        public float size { get { return m_KeptSize.Get("UnityEditor.SceneView.size"); } set { m_KeptSize.Set(value); } } private Umcp.Kept<float> m_KeptSize;
        public bool orthographic { get { return m_KeptOrthographic.Get("UnityEditor.SceneView.orthographic"); } set { m_KeptOrthographic.Set(value); } } private Umcp.Kept<bool> m_KeptOrthographic;
        public void FixNegativeSize() { }
        public void LookAt(UnityEngine.Vector3 point) { }
        public void LookAt(UnityEngine.Vector3 point, UnityEngine.Quaternion direction) { }
        public void LookAtDirect(UnityEngine.Vector3 point, UnityEngine.Quaternion direction) { }
        public void LookAt(UnityEngine.Vector3 point, UnityEngine.Quaternion direction, float newSize) { }
        public void LookAtDirect(UnityEngine.Vector3 point, UnityEngine.Quaternion direction, float newSize) { }
        public void LookAt(UnityEngine.Vector3 point, UnityEngine.Quaternion direction, float newSize, bool ortho) { }
        public void LookAt(UnityEngine.Vector3 point, UnityEngine.Quaternion direction, float newSize, bool ortho, bool instant) { }
        public void AlignViewToObject(UnityEngine.Transform t) { }
        public void AlignWithView() { }
        public void MoveToView() { }
        public void MoveToView(UnityEngine.Transform target) { }
        public bool FrameSelected() { throw new Umcp.LeftOutException("UnityEditor.SceneView.FrameSelected"); }
        public bool FrameSelected(bool lockView) { throw new Umcp.LeftOutException("UnityEditor.SceneView.FrameSelected"); }
        public virtual bool FrameSelected(bool lockView, bool instant) { throw new Umcp.LeftOutException("UnityEditor.SceneView.FrameSelected"); }
        public bool Frame(UnityEngine.Bounds bounds, bool instant = true) { throw new Umcp.LeftOutException("UnityEditor.SceneView.Frame"); }
        public static UnityEditor.SceneView.CameraMode AddCameraMode(string name, string section) { throw new Umcp.LeftOutException("UnityEditor.SceneView.AddCameraMode"); }
        public static void ClearUserDefinedCameraModes() { }
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
            public SceneViewState(UnityEditor.SceneView.SceneViewState other) { }
            [System.Obsolete] public bool IsAllOn() { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.IsAllOn"); }
            public bool allEnabled { get { throw new Umcp.LeftOutException("UnityEditor.SceneView.SceneViewState.allEnabled"); } }
            [System.Obsolete] public void Toggle(bool value) { }
            public void SetAllEnabled(bool value) { }
            public bool fxEnabled { get { return m_KeptFxEnabled.Get("UnityEditor.SceneView.SceneViewState.fxEnabled"); } set { m_KeptFxEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptFxEnabled;
        }
        public delegate void OnSceneFunc(UnityEditor.SceneView sceneView);
        [System.SerializableAttribute]
        public partial class CameraSettings
        {
            public CameraSettings() { }
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
    public partial class SceneVisibilityManager : UnityEditor.ScriptableSingleton<UnityEditor.SceneVisibilityManager>
    {
        public static event System.Action visibilityChanged { add { } remove { } }
        public static event System.Action pickingChanged { add { } remove { } }
        public void HideAll() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.HideAll"); }
        public void DisableAllPicking() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.DisableAllPicking"); }
        public void Show(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Show"); }
        public void Hide(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Hide"); }
        public void DisablePicking(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.DisablePicking"); }
        public void EnablePicking(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.EnablePicking"); }
        public void ShowAll() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.ShowAll"); }
        public void EnableAllPicking() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.EnableAllPicking"); }
        public void Show(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Show"); }
        public void EnablePicking(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.EnablePicking"); }
        public void Hide(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Hide"); }
        public void DisablePicking(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.DisablePicking"); }
        public bool IsHidden(UnityEngine.GameObject gameObject, bool includeDescendants = false) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsHidden"); }
        public bool IsHidden(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsHidden"); }
        public bool IsPickingDisabled(UnityEngine.GameObject gameObject, bool includeDescendants = false) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingDisabled"); }
        public bool IsPickingDisabled(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingDisabled"); }
        public bool AreAllDescendantsHidden(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.AreAllDescendantsHidden"); }
        public bool IsPickingDisabledOnAllDescendants(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingDisabledOnAllDescendants"); }
        public bool AreAnyDescendantsHidden(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.AreAnyDescendantsHidden"); }
        public bool IsPickingDisabledOnAnyDescendant(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingDisabledOnAnyDescendant"); }
        public void Show(UnityEngine.GameObject[] gameObjects, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Show"); }
        public void Hide(UnityEngine.GameObject[] gameObjects, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Hide"); }
        public void DisablePicking(UnityEngine.GameObject[] gameObjects, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.DisablePicking"); }
        public void EnablePicking(UnityEngine.GameObject[] gameObjects, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.EnablePicking"); }
        public void Isolate(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Isolate"); }
        public void Isolate(UnityEngine.GameObject[] gameObjects, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Isolate"); }
        public void ToggleVisibility(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.ToggleVisibility"); }
        public void TogglePicking(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.TogglePicking"); }
        public bool AreAllDescendantsHidden(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.AreAllDescendantsHidden"); }
        public bool AreAllDescendantsVisible(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.AreAllDescendantsVisible"); }
        public bool IsPickingDisabledOnAllDescendants(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingDisabledOnAllDescendants"); }
        public bool IsPickingEnabledOnAllDescendants(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingEnabledOnAllDescendants"); }
        public bool IsCurrentStageIsolated() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsCurrentStageIsolated"); }
        public void ExitIsolation() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.ExitIsolation"); }
    }
    public enum ScriptCallOptimizationLevel
    {
        SlowAndSafe = 0,
        FastButNoExceptions = 1,
    }
    public partial class ScriptableWizard
    {
        protected virtual bool DrawWizardGUI() { throw new Umcp.LeftOutException("UnityEditor.ScriptableWizard.DrawWizardGUI"); }
        public static UnityEditor.ScriptableWizard DisplayWizard(string title, System.Type klass, string createButtonName) { throw new Umcp.LeftOutException("UnityEditor.ScriptableWizard.DisplayWizard"); }
        public static UnityEditor.ScriptableWizard DisplayWizard(string title, System.Type klass) { throw new Umcp.LeftOutException("UnityEditor.ScriptableWizard.DisplayWizard"); }
        public static UnityEditor.ScriptableWizard DisplayWizard(string title, System.Type klass, string createButtonName, string otherButtonName) { throw new Umcp.LeftOutException("UnityEditor.ScriptableWizard.DisplayWizard"); }
        public string helpString { get { return m_KeptHelpString.Get("UnityEditor.ScriptableWizard.helpString"); } set { m_KeptHelpString.Set(value); } } private Umcp.Kept<string> m_KeptHelpString;
        public string errorString { get { return m_KeptErrorString.Get("UnityEditor.ScriptableWizard.errorString"); } set { m_KeptErrorString.Set(value); } } private Umcp.Kept<string> m_KeptErrorString;
        public string createButtonName { get { return m_KeptCreateButtonName.Get("UnityEditor.ScriptableWizard.createButtonName"); } set { m_KeptCreateButtonName.Set(value); } } private Umcp.Kept<string> m_KeptCreateButtonName;
        public string otherButtonName { get { return m_KeptOtherButtonName.Get("UnityEditor.ScriptableWizard.otherButtonName"); } set { m_KeptOtherButtonName.Set(value); } } private Umcp.Kept<string> m_KeptOtherButtonName;
        public bool isValid { get; set; } = true;
    }
    public enum ScriptingImplementation
    {
        Mono2x = 0,
        IL2CPP = 1,
        WinRTDotNET = 2,
        [System.Obsolete] CoreCLR = 3,
    }
    [System.Obsolete]
    public enum ScriptingRuntimeVersion
    {
        Legacy = 0,
        Latest = 1,
    }
    public sealed partial class Selection
    {
        public static System.Action selectionChanged;
    }
    [System.FlagsAttribute]
    public enum SelectionMode
    {
        Unfiltered = 0,
        TopLevel = 1,
        Deep = 2,
        ExcludePrefab = 4,
        Editable = 8,
        Assets = 16,
        DeepAssets = 32,
    }
    public enum SerializationMode
    {
        Mixed = 0,
        ForceBinary = 1,
        ForceText = 2,
    }
    public partial class SerializedObject
    {
        public bool CopyFromSerializedPropertyIfDifferent(UnityEditor.SerializedProperty prop) { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.CopyFromSerializedPropertyIfDifferent"); }
    }
    public partial class SerializedProperty
    {
        public UnityEngine.Object exposedReferenceValue { get { return m_KeptExposedReferenceValue.Get("UnityEditor.SerializedProperty.exposedReferenceValue"); } set { m_KeptExposedReferenceValue.Set(value); } } private Umcp.Kept<UnityEngine.Object> m_KeptExposedReferenceValue;
        public bool prefabOverride { get { return m_KeptPrefabOverride.Get("UnityEditor.SerializedProperty.prefabOverride"); } set { m_KeptPrefabOverride.Set(value); } } private Umcp.Kept<bool> m_KeptPrefabOverride;
        public bool isDefaultOverride { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.isDefaultOverride"); } }
        public UnityEditor.SerializedPropertyNumericType numericType { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.numericType"); } }
        public object managedReferenceValue { get { return m_KeptManagedReferenceValue.Get("UnityEditor.SerializedProperty.managedReferenceValue"); } set { m_KeptManagedReferenceValue.Set(value); } } private Umcp.Kept<object> m_KeptManagedReferenceValue;
        public long managedReferenceId { get { return m_KeptManagedReferenceId.Get("UnityEditor.SerializedProperty.managedReferenceId"); } set { m_KeptManagedReferenceId.Set(value); } } private Umcp.Kept<long> m_KeptManagedReferenceId;
        public string managedReferenceFullTypename { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.managedReferenceFullTypename"); } }
        public string managedReferenceFieldTypename { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.managedReferenceFieldTypename"); } }
        public bool DuplicateCommand() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.DuplicateCommand"); }
        public bool DeleteCommand() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.DeleteCommand"); }
        public int fixedBufferSize { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.fixedBufferSize"); } }
        public UnityEditor.SerializedProperty GetFixedBufferElementAtIndex(int index) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.GetFixedBufferElementAtIndex"); }
        public uint contentHash { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.contentHash"); } }
    }
    public enum SerializedPropertyNumericType
    {
        Unknown = 0,
        Int8 = 1,
        UInt8 = 2,
        Int16 = 3,
        UInt16 = 4,
        Int32 = 5,
        UInt32 = 6,
        Int64 = 7,
        UInt64 = 8,
        Float = 100,
        Double = 101,
    }
    public enum SerializedPropertyType
    {
        Generic = -1,
        Integer = 0,
        Boolean = 1,
        Float = 2,
        String = 3,
        Color = 4,
        ObjectReference = 5,
        LayerMask = 6,
        Enum = 7,
        Vector2 = 8,
        Vector3 = 9,
        Vector4 = 10,
        Rect = 11,
        ArraySize = 12,
        Character = 13,
        AnimationCurve = 14,
        Bounds = 15,
        Gradient = 16,
        Quaternion = 17,
        ExposedReference = 18,
        FixedBufferSize = 19,
        Vector2Int = 20,
        Vector3Int = 21,
        RectInt = 22,
        BoundsInt = 23,
        ManagedReference = 24,
        Hash128 = 25,
    }
    public partial class SettingsProvider
    {
        public string label { get { return m_KeptLabel.Get("UnityEditor.SettingsProvider.label"); } set { m_KeptLabel.Set(value); } } private Umcp.Kept<string> m_KeptLabel;
        public string settingsPath { get; internal set; }
        public UnityEditor.SettingsScope scope { get; internal set; }
        public System.Collections.Generic.IEnumerable<string> keywords { get { return m_KeptKeywords.Get("UnityEditor.SettingsProvider.keywords"); } set { m_KeptKeywords.Set(value); } } private Umcp.Kept<System.Collections.Generic.IEnumerable<string>> m_KeptKeywords;
        public System.Action<string> guiHandler { get; set; }
        public System.Action titleBarGuiHandler { get; set; }
        public System.Action footerBarGuiHandler { get; set; }
        public System.Action<string, UnityEngine.UIElements.VisualElement> activateHandler { get; set; }
        public System.Action deactivateHandler { get; set; }
        public System.Func<string, bool> hasSearchInterestHandler { get; set; }
        public System.Action inspectorUpdateHandler { get; set; }
        public SettingsProvider(string path, UnityEditor.SettingsScope scopes, System.Collections.Generic.IEnumerable<string> keywords = null) { }
        public virtual void OnActivate(string searchContext, UnityEngine.UIElements.VisualElement rootElement) { }
        public virtual void OnDeactivate() { }
        public virtual bool HasSearchInterest(string searchContext) { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.HasSearchInterest"); }
        public virtual void OnGUI(string searchContext) { }
        public virtual void OnTitleBarGUI() { }
        public virtual void OnFooterBarGUI() { }
        public virtual void OnInspectorUpdate() { }
        public void Repaint() { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.Repaint"); }
        public void PopulateSearchKeywordsFromGUIContentProperties<T>() { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.PopulateSearchKeywordsFromGUIContentProperties"); }
        public static System.Collections.Generic.IEnumerable<string> GetSearchKeywordsFromGUIContentProperties<T>() { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.GetSearchKeywordsFromGUIContentProperties"); }
        public static System.Collections.Generic.IEnumerable<string> GetSearchKeywordsFromSerializedObject(UnityEditor.SerializedObject serializedObject) { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.GetSearchKeywordsFromSerializedObject"); }
        public static System.Collections.Generic.IEnumerable<string> GetSearchKeywordsFromPath(string path) { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.GetSearchKeywordsFromPath"); }
        internal SettingsProvider() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class SettingsProviderAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class SettingsProviderGroupAttribute : System.Attribute
    {
    }
    public enum SettingsScope
    {
        User = 0,
        Project = 1,
    }
    public static partial class SettingsService
    {
        public static UnityEditor.EditorWindow OpenProjectSettings(string settingsPath = null) { throw new Umcp.LeftOutException("UnityEditor.SettingsService.OpenProjectSettings"); }
        public static UnityEditor.EditorWindow OpenUserPreferences(string settingsPath = null) { throw new Umcp.LeftOutException("UnityEditor.SettingsService.OpenUserPreferences"); }
        public static void NotifySettingsProviderChanged() { throw new Umcp.LeftOutException("UnityEditor.SettingsService.NotifySettingsProviderChanged"); }
        public static void RepaintAllSettingsWindow() { throw new Umcp.LeftOutException("UnityEditor.SettingsService.RepaintAllSettingsWindow"); }
        public static bool Exists(string settingsPath) { throw new Umcp.LeftOutException("UnityEditor.SettingsService.Exists"); }
    }
    public abstract partial class ShaderGUI
    {
        public virtual void OnGUI(UnityEditor.MaterialEditor materialEditor, UnityEditor.MaterialProperty[] properties) { }
        public virtual void OnMaterialPreviewGUI(UnityEditor.MaterialEditor materialEditor, UnityEngine.Rect r, UnityEngine.GUIStyle background) { }
        public virtual void OnMaterialInteractivePreviewGUI(UnityEditor.MaterialEditor materialEditor, UnityEngine.Rect r, UnityEngine.GUIStyle background) { }
        public virtual void OnMaterialPreviewSettingsGUI(UnityEditor.MaterialEditor materialEditor) { }
        public virtual void OnClosed(UnityEngine.Material material) { }
        public virtual void AssignNewShaderToMaterial(UnityEngine.Material material, UnityEngine.Shader oldShader, UnityEngine.Shader newShader) { }
        public virtual void ValidateMaterial(UnityEngine.Material material) { }
        protected static UnityEditor.MaterialProperty FindProperty(string propertyName, UnityEditor.MaterialProperty[] properties) { throw new Umcp.LeftOutException("UnityEditor.ShaderGUI.FindProperty"); }
        protected static UnityEditor.MaterialProperty FindProperty(string propertyName, UnityEditor.MaterialProperty[] properties, bool propertyIsMandatory) { throw new Umcp.LeftOutException("UnityEditor.ShaderGUI.FindProperty"); }
    }
    public sealed partial class ShaderImporter : UnityEditor.AssetImporter
    {
        public UnityEngine.Shader GetShader() { throw new Umcp.LeftOutException("UnityEditor.ShaderImporter.GetShader"); }
        public void SetDefaultTextures(string[] name, UnityEngine.Texture[] textures) { throw new Umcp.LeftOutException("UnityEditor.ShaderImporter.SetDefaultTextures"); }
        public UnityEngine.Texture GetDefaultTexture(string name) { throw new Umcp.LeftOutException("UnityEditor.ShaderImporter.GetDefaultTexture"); }
        public void SetNonModifiableTextures(string[] name, UnityEngine.Texture[] textures) { throw new Umcp.LeftOutException("UnityEditor.ShaderImporter.SetNonModifiableTextures"); }
        public UnityEngine.Texture GetNonModifiableTexture(string name) { throw new Umcp.LeftOutException("UnityEditor.ShaderImporter.GetNonModifiableTexture"); }
    }
    public partial struct ShaderMessage : System.IEquatable<UnityEditor.ShaderMessage>
    {
        public string message { get; internal set; }
        public string messageDetails { get; internal set; }
        public string file { get; internal set; }
        public int line { get; internal set; }
        public UnityEditor.Rendering.ShaderCompilerPlatform platform { get; internal set; }
        public bool Equals(UnityEditor.ShaderMessage other) { return base.Equals(other); }
        public static bool operator ==(UnityEditor.ShaderMessage left, UnityEditor.ShaderMessage right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEditor.ShaderMessage left, UnityEditor.ShaderMessage right) { return !((object)left).Equals(right); }
    }
    public sealed partial class ShaderUtil
    {
        public static bool HasProceduralInstancing(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.HasProceduralInstancing"); }
        public static int GetShaderMessageCount(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetShaderMessageCount"); }
        public static UnityEditor.ShaderMessage[] GetShaderMessages(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetShaderMessages"); }
        public static UnityEditor.ShaderMessage[] GetShaderMessages(UnityEngine.Shader s, UnityEditor.Rendering.ShaderCompilerPlatform platform) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetShaderMessages"); }
        public static void ClearShaderMessages(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.ClearShaderMessages"); }
        public static int GetComputeShaderMessageCount(UnityEngine.ComputeShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetComputeShaderMessageCount"); }
        public static UnityEditor.ShaderMessage[] GetComputeShaderMessages(UnityEngine.ComputeShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetComputeShaderMessages"); }
        public static int GetRayTracingShaderMessageCount(UnityEngine.Experimental.Rendering.RayTracingShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetRayTracingShaderMessageCount"); }
        public static UnityEditor.ShaderMessage[] GetRayTracingShaderMessages(UnityEngine.Experimental.Rendering.RayTracingShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetRayTracingShaderMessages"); }
        public static int GetRayGenerationShaderCount(UnityEngine.Experimental.Rendering.RayTracingShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetRayGenerationShaderCount"); }
        public static string GetRayGenerationShaderName(UnityEngine.Experimental.Rendering.RayTracingShader s, int shaderIndex) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetRayGenerationShaderName"); }
        public static int GetMissShaderCount(UnityEngine.Experimental.Rendering.RayTracingShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetMissShaderCount"); }
        public static string GetMissShaderName(UnityEngine.Experimental.Rendering.RayTracingShader s, int shaderIndex) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetMissShaderName"); }
        public static int GetMissShaderRayPayloadSize(UnityEngine.Experimental.Rendering.RayTracingShader s, int shaderIndex) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetMissShaderRayPayloadSize"); }
        public static int GetCallableShaderCount(UnityEngine.Experimental.Rendering.RayTracingShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCallableShaderCount"); }
        public static string GetCallableShaderName(UnityEngine.Experimental.Rendering.RayTracingShader s, int shaderIndex) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCallableShaderName"); }
        public static int GetCallableShaderParamSize(UnityEngine.Experimental.Rendering.RayTracingShader s, int shaderIndex) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCallableShaderParamSize"); }
        public static void ClearCachedData(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.ClearCachedData"); }
        public static bool hardwareSupportsRectRenderTexture { get { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.hardwareSupportsRectRenderTexture"); } }
        public static bool disableShaderOptimization { get { return s_KeptDisableShaderOptimization.Get("UnityEditor.ShaderUtil.disableShaderOptimization"); } set { s_KeptDisableShaderOptimization.Set(value); } } private static Umcp.Kept<bool> s_KeptDisableShaderOptimization;
        public static UnityEngine.Shader CreateShaderAsset(UnityEditor.AssetImporters.AssetImportContext context, string source, bool compileInitialShaderVariants) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.CreateShaderAsset"); }
        public static UnityEngine.Shader CreateShaderAsset(string source) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.CreateShaderAsset"); }
        public static UnityEngine.Shader CreateShaderAsset(string source, bool compileInitialShaderVariants) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.CreateShaderAsset"); }
        public static void UpdateShaderAsset(UnityEditor.AssetImporters.AssetImportContext context, UnityEngine.Shader shader, string source, bool compileInitialShaderVariants) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.UpdateShaderAsset"); }
        public static void UpdateShaderAsset(UnityEngine.Shader shader, string source) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.UpdateShaderAsset"); }
        public static void UpdateShaderAsset(UnityEngine.Shader shader, string source, bool compileInitialShaderVariants) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.UpdateShaderAsset"); }
        public static UnityEngine.ComputeShader CreateComputeShaderAsset(UnityEditor.AssetImporters.AssetImportContext context, string source) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.CreateComputeShaderAsset"); }
        public static void RegisterShader(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.RegisterShader"); }
        public static bool anythingCompiling { get { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.anythingCompiling"); } }
        public static bool allowAsyncCompilation { get { return s_KeptAllowAsyncCompilation.Get("UnityEditor.ShaderUtil.allowAsyncCompilation"); } set { s_KeptAllowAsyncCompilation.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowAsyncCompilation;
        public static void SetAsyncCompilation(UnityEngine.Rendering.CommandBuffer cmd, bool allow) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.SetAsyncCompilation"); }
        public static void RestoreAsyncCompilation(UnityEngine.Rendering.CommandBuffer cmd) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.RestoreAsyncCompilation"); }
        public static bool IsPassCompiled(UnityEngine.Material material, int pass) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.IsPassCompiled"); }
        public static void CompilePass(UnityEngine.Material material, int pass, bool forceSync = false) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.CompilePass"); }
        public static string GetCustomEditorForRenderPipeline(UnityEngine.Shader shader, string renderPipelineType) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCustomEditorForRenderPipeline"); }
        public static string GetCustomEditorForRenderPipeline(UnityEngine.Shader shader, System.Type renderPipelineType) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCustomEditorForRenderPipeline"); }
        public static string GetCurrentCustomEditor(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCurrentCustomEditor"); }
        public static UnityEngine.Rendering.BuiltinShaderDefine[] GetShaderPlatformKeywordsForBuildTarget(UnityEditor.Rendering.ShaderCompilerPlatform shaderCompilerPlatform, UnityEditor.BuildTarget buildTarget, UnityEngine.Rendering.GraphicsTier tier) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetShaderPlatformKeywordsForBuildTarget"); }
        public static UnityEngine.Rendering.BuiltinShaderDefine[] GetShaderPlatformKeywordsForBuildTarget(UnityEditor.Rendering.ShaderCompilerPlatform shaderCompilerPlatform, UnityEditor.BuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetShaderPlatformKeywordsForBuildTarget"); }
        public static UnityEngine.Rendering.LocalKeyword[] GetPassKeywords(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPassKeywords"); }
        public static UnityEngine.Rendering.LocalKeyword[] GetPassKeywords(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier, UnityEditor.Rendering.ShaderType shaderType) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPassKeywords"); }
        public static UnityEngine.Rendering.LocalKeyword[] GetPassKeywords(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier, UnityEditor.Rendering.ShaderType shaderType, UnityEditor.Rendering.ShaderCompilerPlatform shaderCompilerPlatform) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPassKeywords"); }
        public static bool PassHasKeyword(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier, in UnityEngine.Rendering.LocalKeyword keyword) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.PassHasKeyword"); }
        public static bool PassHasKeyword(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier, in UnityEngine.Rendering.LocalKeyword keyword, UnityEditor.Rendering.ShaderType shaderType) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.PassHasKeyword"); }
        public static bool PassHasKeyword(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier, in UnityEngine.Rendering.LocalKeyword keyword, UnityEditor.Rendering.ShaderType shaderType, UnityEditor.Rendering.ShaderCompilerPlatform shaderCompilerPlatform) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.PassHasKeyword"); }
        [System.Obsolete] public static void ClearShaderErrors(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.ClearShaderErrors"); }
        public static int GetPropertyCount(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPropertyCount"); }
        public static string GetPropertyName(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPropertyName"); }
        public static UnityEditor.ShaderUtil.ShaderPropertyType GetPropertyType(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPropertyType"); }
        public static string GetPropertyDescription(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPropertyDescription"); }
        public static float GetRangeLimits(UnityEngine.Shader s, int propertyIdx, int defminmax) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetRangeLimits"); }
        public static UnityEngine.Rendering.TextureDimension GetTexDim(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetTexDim"); }
        public static bool IsShaderPropertyHidden(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.IsShaderPropertyHidden"); }
        public static bool IsShaderPropertyNonModifiableTexureProperty(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.IsShaderPropertyNonModifiableTexureProperty"); }
        public static bool ShaderHasError(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.ShaderHasError"); }
        public static bool ShaderHasWarnings(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.ShaderHasWarnings"); }
        [System.Obsolete]
        public enum ShaderPropertyTexDim
        {
            TexDimNone = 0,
            TexDim2D = 2,
            TexDim3D = 3,
            TexDimCUBE = 4,
            TexDimAny = 6,
        }
        public enum ShaderPropertyType
        {
            Color = 0,
            Vector = 1,
            Float = 2,
            Range = 3,
            TexEnv = 4,
            Int = 5,
        }
    }
}

namespace UnityEditor.ShortcutManagement
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class ClutchShortcutAttribute : UnityEditor.ShortcutManagement.ShortcutAttribute
    {
        public ClutchShortcutAttribute(string id, System.Type context = null) : base(id, context) { }
        public ClutchShortcutAttribute(string id, System.Type context, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) : base(id, context, defaultKeyCode, defaultShortcutModifiers) { }
        public ClutchShortcutAttribute(string id, System.Type context, string tag, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) : base(id, context, tag, defaultKeyCode, defaultShortcutModifiers) { }
        public ClutchShortcutAttribute(string id, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) : base(id, defaultKeyCode, defaultShortcutModifiers) { }
        internal ClutchShortcutAttribute() { }
    }
    public partial struct ShortcutArguments
    {
        public object context;
        public UnityEditor.ShortcutManagement.ShortcutStage stage;
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class ShortcutAttribute : System.Attribute
    {
        public string displayName { get; set; }
        public ShortcutAttribute(string id, System.Type context = null) { }
        public ShortcutAttribute(string id, System.Type context, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) { }
        public ShortcutAttribute(string id, System.Type context, string tag, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) { }
        public ShortcutAttribute(string id, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) { }
        internal ShortcutAttribute() { }
    }
    [System.FlagsAttribute]
    public enum ShortcutModifiers
    {
        None = 0,
        Alt = 1,
        Action = 2,
        Shift = 4,
        Control = 8,
    }
    public enum ShortcutStage
    {
        Begin = 0,
        End = 1,
    }
}

namespace UnityEditor
{
    public enum SpriteImportMode
    {
        None = 0,
        Single = 1,
        Multiple = 2,
        Polygon = 3,
    }
    public partial struct SpriteMetaData
    {
        public string name;
        public UnityEngine.Rect rect;
        public int alignment;
        public UnityEngine.Vector2 pivot;
        public UnityEngine.Vector4 border;
    }
    public enum SpritePackerMode
    {
        Disabled = 0,
        [System.Obsolete] BuildTimeOnly = 1,
        [System.Obsolete] AlwaysOn = 2,
        BuildTimeOnlyAtlas = 3,
        AlwaysOnAtlas = 4,
        SpriteAtlasV2 = 5,
        SpriteAtlasV2Build = 6,
    }
    public enum StandaloneBuildSubtarget
    {
        Player = 0,
        Server = 1,
        NoSubtarget = -1,
    }
    [System.FlagsAttribute]
    public enum StaticEditorFlags
    {
        ContributeGI = 1,
        OccluderStatic = 2,
        OccludeeStatic = 16,
        BatchingStatic = 4,
        [System.Obsolete] NavigationStatic = 8,
        [System.Obsolete] OffMeshLinkGeneration = 32,
        ReflectionProbeStatic = 64,
        [System.Obsolete] LightmapStatic = 1,
    }
    public static partial class StaticOcclusionCulling
    {
        public static bool Compute() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.Compute"); }
        public static bool GenerateInBackground() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.GenerateInBackground"); }
        public static void RemoveCacheFolder() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.RemoveCacheFolder"); }
        public static void Cancel() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.Cancel"); }
        public static bool isRunning { get { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.isRunning"); } }
        public static void Clear() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.Clear"); }
        public static float smallestOccluder { get { return s_KeptSmallestOccluder.Get("UnityEditor.StaticOcclusionCulling.smallestOccluder"); } set { s_KeptSmallestOccluder.Set(value); } } private static Umcp.Kept<float> s_KeptSmallestOccluder;
        public static float smallestHole { get { return s_KeptSmallestHole.Get("UnityEditor.StaticOcclusionCulling.smallestHole"); } set { s_KeptSmallestHole.Set(value); } } private static Umcp.Kept<float> s_KeptSmallestHole;
        public static float backfaceThreshold { get { return s_KeptBackfaceThreshold.Get("UnityEditor.StaticOcclusionCulling.backfaceThreshold"); } set { s_KeptBackfaceThreshold.Set(value); } } private static Umcp.Kept<float> s_KeptBackfaceThreshold;
        public static bool doesSceneHaveManualPortals { get { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.doesSceneHaveManualPortals"); } }
        public static int umbraDataSize { get { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.umbraDataSize"); } }
        public static void SetDefaultOcclusionBakeSettings() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.SetDefaultOcclusionBakeSettings"); }
    }
    public enum StatusQueryOptions
    {
        ForceUpdate = 0,
        UseCachedIfPossible = 1,
        UseCachedAsync = 2,
    }
    public enum StereoRenderingPath
    {
        MultiPass = 0,
        SinglePass = 1,
        Instancing = 2,
    }
    public enum TextureCompressionQuality
    {
        Fast = 0,
        Normal = 50,
        Best = 100,
    }
}
