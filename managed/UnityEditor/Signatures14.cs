// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditorInternal
{
    public sealed partial class ComponentUtility
    {
        public static bool MoveComponentUp(UnityEngine.Component component) { throw new Umcp.LeftOutException("UnityEditorInternal.ComponentUtility.MoveComponentUp"); }
        public static bool MoveComponentDown(UnityEngine.Component component) { throw new Umcp.LeftOutException("UnityEditorInternal.ComponentUtility.MoveComponentDown"); }
        public static void DestroyComponentsMatching(UnityEngine.GameObject dst, UnityEditorInternal.ComponentUtility.IsDesiredComponent componentFilter) { throw new Umcp.LeftOutException("UnityEditorInternal.ComponentUtility.DestroyComponentsMatching"); }
        public static void ReplaceComponentsIfDifferent(UnityEngine.GameObject src, UnityEngine.GameObject dst, UnityEditorInternal.ComponentUtility.IsDesiredComponent componentFilter) { throw new Umcp.LeftOutException("UnityEditorInternal.ComponentUtility.ReplaceComponentsIfDifferent"); }
        public delegate bool IsDesiredComponent(UnityEngine.Component c);
    }
    public enum DllType
    {
        Unknown = 0,
        Native = 1,
        UnknownManaged = 2,
        ManagedNET35 = 3,
        ManagedNET40 = 4,
        WinMDNative = 5,
        WinMDNET40 = 6,
    }
    public partial class EditMode
    {
        public static UnityEditorInternal.EditMode.OnEditModeStopFunc onEditModeEndDelegate;
        public static UnityEditorInternal.EditMode.OnEditModeStartFunc onEditModeStartDelegate;
        public static bool IsOwner(UnityEditor.Editor editor) { throw new Umcp.LeftOutException("UnityEditorInternal.EditMode.IsOwner"); }
        public static UnityEditorInternal.EditMode.SceneViewEditMode editMode { get; internal set; }
        public static void OnSelectionChange() { throw new Umcp.LeftOutException("UnityEditorInternal.EditMode.OnSelectionChange"); }
        public static void QuitEditMode() { throw new Umcp.LeftOutException("UnityEditorInternal.EditMode.QuitEditMode"); }
        [System.Obsolete] public static void ResetToolToPrevious() { throw new Umcp.LeftOutException("UnityEditorInternal.EditMode.ResetToolToPrevious"); }
        [System.Obsolete] public static void DoEditModeInspectorModeButton(UnityEditorInternal.EditMode.SceneViewEditMode mode, string label, UnityEngine.GUIContent icon, UnityEngine.Bounds bounds, UnityEditor.Editor caller) { throw new Umcp.LeftOutException("UnityEditorInternal.EditMode.DoEditModeInspectorModeButton"); }
        public static void DoEditModeInspectorModeButton(UnityEditorInternal.EditMode.SceneViewEditMode mode, string label, UnityEngine.GUIContent icon, System.Func<UnityEngine.Bounds> getBoundsOfTargets, UnityEditor.Editor caller) { throw new Umcp.LeftOutException("UnityEditorInternal.EditMode.DoEditModeInspectorModeButton"); }
        [System.Obsolete] public static void DoInspectorToolbar(UnityEditorInternal.EditMode.SceneViewEditMode[] modes, UnityEngine.GUIContent[] guiContents, UnityEngine.Bounds bounds, UnityEditor.Editor caller) { throw new Umcp.LeftOutException("UnityEditorInternal.EditMode.DoInspectorToolbar"); }
        public static void DoInspectorToolbar(UnityEditorInternal.EditMode.SceneViewEditMode[] modes, UnityEngine.GUIContent[] guiContents, System.Func<UnityEngine.Bounds> getBoundsOfTargets, UnityEditor.Editor caller) { throw new Umcp.LeftOutException("UnityEditorInternal.EditMode.DoInspectorToolbar"); }
        public static void ChangeEditMode(UnityEditorInternal.EditMode.SceneViewEditMode mode, UnityEngine.Bounds bounds, UnityEditor.Editor caller) { throw new Umcp.LeftOutException("UnityEditorInternal.EditMode.ChangeEditMode"); }
        public delegate void OnEditModeStopFunc(UnityEditor.Editor editor);
        public delegate void OnEditModeStartFunc(UnityEditor.Editor editor, UnityEditorInternal.EditMode.SceneViewEditMode mode);
        public enum SceneViewEditMode
        {
            None = 0,
            Collider = 1,
            ClothConstraints = 2,
            ClothSelfAndInterCollisionParticles = 3,
            ReflectionProbeBox = 4,
            ReflectionProbeOrigin = 5,
            LightProbeProxyVolumeBox = 6,
            LightProbeProxyVolumeOrigin = 7,
            LightProbeGroup = 8,
            JointAngularLimits = 9,
            GridPainting = 10,
            GridPicking = 11,
            GridEraser = 12,
            GridFloodFill = 13,
            GridBox = 14,
            GridSelect = 15,
            GridMove = 16,
            LineRendererEdit = 17,
            LineRendererCreate = 18,
        }
    }
    public partial class InternalEditorUtility
    {
        public static UnityEngine.Texture2D FindIconForFile(string fileName) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.FindIconForFile"); }
        public static UnityEngine.Texture2D GetIconForFile(string fileName) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetIconForFile"); }
        public static string[] GetEditorSettingsList(string prefix, int count) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetEditorSettingsList"); }
        public static void SaveEditorSettingsList(string prefix, string[] aList, int count) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.SaveEditorSettingsList"); }
        public static string TextAreaForDocBrowser(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.TextAreaForDocBrowser"); }
        public static UnityEngine.Camera[] GetSceneViewCameras() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetSceneViewCameras"); }
        public static void ShowGameView() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.ShowGameView"); }
        public static System.Collections.Generic.List<int> GetNewSelection(int clickedInstanceID, System.Collections.Generic.List<int> allInstanceIDs, System.Collections.Generic.List<int> selectedInstanceIDs, int lastClickedInstanceID, bool keepMultiSelection, bool useShiftAsActionKey, bool allowMultiSelection) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetNewSelection"); }
        public static string RemoveInvalidCharsFromFileName(string filename, bool logIfInvalidChars) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.RemoveInvalidCharsFromFileName"); }
        public static string GetDisplayStringOfInvalidCharsOfFileName(string filename) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetDisplayStringOfInvalidCharsOfFileName"); }
        public static void SetShowGizmos(bool value) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.SetShowGizmos"); }
        public static bool CaptureSceneView(UnityEditor.SceneView sv, UnityEngine.RenderTexture rt) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.CaptureSceneView"); }
        public static void BumpMapSettingsFixingWindowReportResult(int result) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.BumpMapSettingsFixingWindowReportResult"); }
        public static bool PerformUnmarkedBumpMapTexturesFixing() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.PerformUnmarkedBumpMapTexturesFixing"); }
        public static bool BumpMapTextureNeedsFixingInternal(UnityEngine.Material material, string propName, bool flaggedAsNormal) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.BumpMapTextureNeedsFixingInternal"); }
        public static void FixNormalmapTextureInternal(UnityEngine.Material material, string propName) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.FixNormalmapTextureInternal"); }
        public static string GetEditorAssemblyPath() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetEditorAssemblyPath"); }
        public static string GetEngineAssemblyPath() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetEngineAssemblyPath"); }
        public static string GetEngineCoreModuleAssemblyPath() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetEngineCoreModuleAssemblyPath"); }
        public static string CalculateHashForObjectsAndDependencies(UnityEngine.Object[] objects) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.CalculateHashForObjectsAndDependencies"); }
        public static void ExecuteCommandOnKeyWindow(string commandName) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.ExecuteCommandOnKeyWindow"); }
        public static UnityEngine.Material[] InstantiateMaterialsInEditMode(UnityEngine.Renderer renderer) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.InstantiateMaterialsInEditMode"); }
        [System.Obsolete] public static void RequestScriptReload() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.RequestScriptReload"); }
        public static void SwitchSkinAndRepaintAllViews() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.SwitchSkinAndRepaintAllViews"); }
        public static int[] expandedProjectWindowItems { get { return s_KeptExpandedProjectWindowItems.Get("UnityEditorInternal.InternalEditorUtility.expandedProjectWindowItems"); } set { s_KeptExpandedProjectWindowItems.Set(value); } } private static Umcp.Kept<int[]> s_KeptExpandedProjectWindowItems;
        public static System.Reflection.Assembly LoadAssemblyWrapper(string dllName, string dllLocation) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.LoadAssemblyWrapper"); }
        public static void SaveToSerializedFileAndForget(UnityEngine.Object[] obj, string path, bool allowTextSerialization) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.SaveToSerializedFileAndForget"); }
        public static UnityEngine.Object[] LoadSerializedFileAndForget(string path) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.LoadSerializedFileAndForget"); }
        public static UnityEditor.DragAndDropVisualMode SceneViewDrag(UnityEngine.Object dropUpon, UnityEngine.Vector3 worldPosition, UnityEngine.Vector2 viewportPosition, UnityEngine.Transform parentForDraggedObjects, bool perform) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.SceneViewDrag"); }
        public static void SetRectTransformTemporaryRect(UnityEngine.RectTransform rectTransform, UnityEngine.Rect rect) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.SetRectTransformTemporaryRect"); }
        [System.Obsolete] public static bool HasTeamLicense() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.HasTeamLicense"); }
        public static bool HasFreeLicense() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.HasFreeLicense"); }
        public static bool HasEduLicense() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.HasEduLicense"); }
        public static bool HasAdvancedLicenseOnBuildTarget(UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.HasAdvancedLicenseOnBuildTarget"); }
        public static bool IsMobilePlatform(UnityEditor.BuildTarget target) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.IsMobilePlatform"); }
        public static UnityEngine.Rect GetBoundsOfDesktopAtPoint(UnityEngine.Vector2 pos) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetBoundsOfDesktopAtPoint"); }
        public static void RemoveTag(string tag) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.RemoveTag"); }
        public static void AddTag(string tag) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.AddTag"); }
        public static bool TryOpenErrorFileFromConsole(string path, int line, int column) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.TryOpenErrorFileFromConsole"); }
        public static bool TryOpenErrorFileFromConsole(string path, int line) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.TryOpenErrorFileFromConsole"); }
        public static UnityEngine.Vector4 GetSpriteOuterUV(UnityEngine.Sprite sprite, bool getAtlasData) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetSpriteOuterUV"); }
        public static System.Type GetTypeWithoutLoadingObject(int instanceID) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetTypeWithoutLoadingObject"); }
        public static string unityPreferencesFolder { get { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.unityPreferencesFolder"); } }
        public static string GetAssetsFolder() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetAssetsFolder"); }
        public static string GetEditorFolder() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetEditorFolder"); }
        public static bool IsInEditorFolder(string path) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.IsInEditorFolder"); }
        public static void ReloadWindowLayoutMenu() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.ReloadWindowLayoutMenu"); }
        public static void RevertFactoryLayoutSettings(bool quitOnCancel) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.RevertFactoryLayoutSettings"); }
        public static void LoadDefaultLayout() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.LoadDefaultLayout"); }
        [System.Obsolete] public static void SetupShaderMenu(UnityEngine.Material material) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.SetupShaderMenu"); }
        public static System.Version GetUnityVersion() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetUnityVersion"); }
        public static string GetUnityVersionDigits() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetUnityVersionDigits"); }
        public static string GetUnityBuildBranch() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetUnityBuildBranch"); }
        public static string GetUnityBuildHash() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetUnityBuildHash"); }
        public static string GetUnityDisplayVersion() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetUnityDisplayVersion"); }
        public static string GetUnityDisplayVersionVerbose() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetUnityDisplayVersionVerbose"); }
        public static int GetUnityVersionDate() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetUnityVersionDate"); }
        public static int GetUnityRevision() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetUnityRevision"); }
        public static bool IsUnityBeta() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.IsUnityBeta"); }
        public static string GetUnityCopyright() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetUnityCopyright"); }
        public static string GetLicenseInfo() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetLicenseInfo"); }
        public static string GetAuthToken() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetAuthToken"); }
        public static void OpenEditorConsole() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.OpenEditorConsole"); }
        public static int GetGameObjectInstanceIDFromComponent(int instanceID) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetGameObjectInstanceIDFromComponent"); }
        public static UnityEngine.Color[] ReadScreenPixel(UnityEngine.Vector2 pixelPos, int sizex, int sizey) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.ReadScreenPixel"); }
        public static UnityEngine.Color[] ReadScreenPixelUnderCursor(UnityEngine.Vector2 cursorPosHint, int sizex, int sizey) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.ReadScreenPixelUnderCursor"); }
        public static void SetGpuDeviceAndRecreateGraphics(int index, string name) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.SetGpuDeviceAndRecreateGraphics"); }
        public static bool IsGpuDeviceSelectionSupported() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.IsGpuDeviceSelectionSupported"); }
        public static string[] GetGpuDevices() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetGpuDevices"); }
        public static void OpenPlayerConsole() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.OpenPlayerConsole"); }
        public static string TextifyEvent(UnityEngine.Event evt) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.TextifyEvent"); }
        public static float defaultScreenWidth { get { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.defaultScreenWidth"); } }
        public static float defaultScreenHeight { get { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.defaultScreenHeight"); } }
        public static float defaultWebScreenWidth { get { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.defaultWebScreenWidth"); } }
        public static float defaultWebScreenHeight { get { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.defaultWebScreenHeight"); } }
        public static float remoteScreenWidth { get { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.remoteScreenWidth"); } }
        public static float remoteScreenHeight { get { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.remoteScreenHeight"); } }
        public static string[] GetAvailableDiffTools() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetAvailableDiffTools"); }
        public static string GetNoDiffToolsDetectedMessage() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetNoDiffToolsDetectedMessage"); }
        public static UnityEngine.Bounds TransformBounds(UnityEngine.Bounds b, UnityEngine.Transform t) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.TransformBounds"); }
        public static void SetCustomLightingInternal(UnityEngine.Light[] lights, UnityEngine.Color ambient) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.SetCustomLightingInternal"); }
        public static void SetCustomLighting(UnityEngine.Light[] lights, UnityEngine.Color ambient) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.SetCustomLighting"); }
        public static void RemoveCustomLighting() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.RemoveCustomLighting"); }
        public static bool HasFullscreenCamera() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.HasFullscreenCamera"); }
        public static UnityEngine.Bounds CalculateSelectionBounds(bool usePivotOnlyForParticles, bool onlyUseActiveSelection) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.CalculateSelectionBounds"); }
        public static UnityEngine.Bounds CalculateSelectionBounds(bool usePivotOnlyForParticles, bool onlyUseActiveSelection, bool ignoreEditableField) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.CalculateSelectionBounds"); }
        public static void OnGameViewFocus(bool focus) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.OnGameViewFocus"); }
        public static bool OpenFileAtLineExternal(string filename, int line, int column) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.OpenFileAtLineExternal"); }
        public static bool OpenFileAtLineExternal(string filename, int line) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.OpenFileAtLineExternal"); }
        public static bool CanConnectToCacheServer() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.CanConnectToCacheServer"); }
        public static UnityEditorInternal.DllType DetectDotNetDll(string path) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.DetectDotNetDll"); }
        public static bool IsDotNet4Dll(string path) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.IsDotNet4Dll"); }
        public static string GetCrashReportFolder() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetCrashReportFolder"); }
        public static uint GetCrashHandlerProcessID() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.GetCrashHandlerProcessID"); }
        public static void ResetCursor() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.ResetCursor"); }
        public static ulong VerifyCacheServerIntegrity() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.VerifyCacheServerIntegrity"); }
        public static ulong FixCacheServerIntegrityErrors() { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.FixCacheServerIntegrityErrors"); }
        public static int DetermineDepthOrder(UnityEngine.Transform lhs, UnityEngine.Transform rhs) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.DetermineDepthOrder"); }
        public static UnityEngine.Vector2 PassAndReturnVector2(UnityEngine.Vector2 v) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.PassAndReturnVector2"); }
        public static UnityEngine.Color32 PassAndReturnColor32(UnityEngine.Color32 c) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.PassAndReturnColor32"); }
        public static bool SaveCursorToFile(string path, UnityEngine.Texture2D image, UnityEngine.Vector2 hotSpot) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.SaveCursorToFile"); }
        public static string CountToString(ulong count) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.CountToString"); }
        [System.Obsolete] public static bool EnsureSceneHasBeenSaved(string operation) { throw new Umcp.LeftOutException("UnityEditorInternal.InternalEditorUtility.EnsureSceneHasBeenSaved"); }
    }
    public partial class ReorderableList
    {
        public UnityEditorInternal.ReorderableList.HeaderCallbackDelegate drawHeaderCallback;
        public UnityEditorInternal.ReorderableList.FooterCallbackDelegate drawFooterCallback;
        public UnityEditorInternal.ReorderableList.ElementCallbackDelegate drawElementCallback;
        public UnityEditorInternal.ReorderableList.ElementCallbackDelegate drawElementBackgroundCallback;
        public UnityEditorInternal.ReorderableList.DrawNoneElementCallback drawNoneElementCallback;
        public UnityEditorInternal.ReorderableList.ElementHeightCallbackDelegate elementHeightCallback;
        public UnityEditorInternal.ReorderableList.ReorderCallbackDelegateWithDetails onReorderCallbackWithDetails;
        public UnityEditorInternal.ReorderableList.ReorderCallbackDelegate onReorderCallback;
        public UnityEditorInternal.ReorderableList.SelectCallbackDelegate onSelectCallback;
        public UnityEditorInternal.ReorderableList.AddCallbackDelegate onAddCallback;
        public UnityEditorInternal.ReorderableList.AddDropdownCallbackDelegate onAddDropdownCallback;
        public UnityEditorInternal.ReorderableList.RemoveCallbackDelegate onRemoveCallback;
        public UnityEditorInternal.ReorderableList.DragCallbackDelegate onMouseDragCallback;
        public UnityEditorInternal.ReorderableList.SelectCallbackDelegate onMouseUpCallback;
        public UnityEditorInternal.ReorderableList.CanRemoveCallbackDelegate onCanRemoveCallback;
        public UnityEditorInternal.ReorderableList.CanAddCallbackDelegate onCanAddCallback;
        public UnityEditorInternal.ReorderableList.ChangedCallbackDelegate onChangedCallback;
        public UnityEditorInternal.ReorderableList.DeleteArrayElementCallbackDelegate onDeleteArrayElementCallback;
        public bool displayAdd;
        public bool displayRemove;
        public static UnityEditorInternal.ReorderableList GetReorderableListFromSerializedProperty(UnityEditor.SerializedProperty prop) { throw new Umcp.LeftOutException("UnityEditorInternal.ReorderableList.GetReorderableListFromSerializedProperty"); }
        public bool multiSelect { get; set; }
        public float elementHeight = 21;
        public float headerHeight = 20;
        public float footerHeight = 20;
        public bool showDefaultBackground = true;
        public void SelectRange(int indexFrom, int indexTo) { }
        public void DoLayoutList() { }
        public void DoList(UnityEngine.Rect rect) { }
        public void DoList(UnityEngine.Rect rect, UnityEngine.Rect visibleRect) { }
        public void GrabKeyboardFocus() { }
        public void ReleaseKeyboardFocus() { }
        public delegate void HeaderCallbackDelegate(UnityEngine.Rect rect);
        public delegate void FooterCallbackDelegate(UnityEngine.Rect rect);
        public delegate void ElementCallbackDelegate(UnityEngine.Rect rect, int index, bool isActive, bool isFocused);
        public delegate float ElementHeightCallbackDelegate(int index);
        public delegate void DrawNoneElementCallback(UnityEngine.Rect rect);
        public delegate void ReorderCallbackDelegateWithDetails(UnityEditorInternal.ReorderableList list, int oldIndex, int newIndex);
        public delegate void ReorderCallbackDelegate(UnityEditorInternal.ReorderableList list);
        public delegate void SelectCallbackDelegate(UnityEditorInternal.ReorderableList list);
        public delegate void AddCallbackDelegate(UnityEditorInternal.ReorderableList list);
        public delegate void AddDropdownCallbackDelegate(UnityEngine.Rect buttonRect, UnityEditorInternal.ReorderableList list);
        public delegate void RemoveCallbackDelegate(UnityEditorInternal.ReorderableList list);
        public delegate void DeleteArrayElementCallbackDelegate(UnityEditorInternal.ReorderableList list, int index);
        public delegate void ChangedCallbackDelegate(UnityEditorInternal.ReorderableList list);
        public delegate bool CanRemoveCallbackDelegate(UnityEditorInternal.ReorderableList list);
        public delegate bool CanAddCallbackDelegate(UnityEditorInternal.ReorderableList list);
        public delegate void DragCallbackDelegate(UnityEditorInternal.ReorderableList list);
        public partial class Defaults
        {
            public UnityEngine.GUIContent iconToolbarPlus;
            public UnityEngine.GUIContent iconToolbarPlusMore;
            public UnityEngine.GUIContent iconToolbarMinus;
            public readonly UnityEngine.GUIStyle draggingHandle = "RL DragHandle";
            public readonly UnityEngine.GUIStyle headerBackground = "RL Header";
            public readonly UnityEngine.GUIStyle emptyHeaderBackground = "RL Empty Header";
            public readonly UnityEngine.GUIStyle footerBackground = "RL Footer";
            public readonly UnityEngine.GUIStyle boxBackground = "RL Background";
            public readonly UnityEngine.GUIStyle preButton = "RL FooterButton";
            public readonly UnityEngine.GUIStyle elementBackground = "RL Element";
            public const int padding = 6;
            public const int dragHandleWidth = 20;
            public Defaults() { }
            public void DrawFooter(UnityEngine.Rect rect, UnityEditorInternal.ReorderableList list) { }
            public void DoAddButton(UnityEditorInternal.ReorderableList list) { }
            public void DoRemoveButton(UnityEditorInternal.ReorderableList list) { }
            public void DrawHeaderBackground(UnityEngine.Rect headerRect) { }
            public void DrawHeader(UnityEngine.Rect headerRect, UnityEditor.SerializedObject serializedObject, UnityEditor.SerializedProperty element, System.Collections.IList elementList) { }
            public void DrawElementBackground(UnityEngine.Rect rect, int index, bool selected, bool focused, bool draggable) { }
            public void DrawElementDraggingHandle(UnityEngine.Rect rect, int index, bool selected, bool focused, bool draggable) { }
            public void DrawElement(UnityEngine.Rect rect, UnityEditor.SerializedProperty element, object listItem, bool selected, bool focused, bool draggable) { }
            public void DrawElement(UnityEngine.Rect rect, UnityEditor.SerializedProperty element, object listItem, bool selected, bool focused, bool draggable, bool editable) { }
            public void DrawNoneElement(UnityEngine.Rect rect, bool draggable) { }
            public void DrawOverMaxMultiEditElement(UnityEngine.Rect rect, int maxMultiEditElementCount, bool draggable) { }
        }
    }
}
