// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor.UIElements
{
    public partial class PropertyField : UnityEngine.UIElements.VisualElement, UnityEngine.UIElements.IBindable
    {
        public UnityEngine.UIElements.IBinding binding { get; set; }
        public string bindingPath { get; set; }
        public string label { get { return m_KeptLabel.Get("UnityEditor.UIElements.PropertyField.label"); } set { m_KeptLabel.Set(value); } } private Umcp.Kept<string> m_KeptLabel;
        public static readonly string ussClassName = "unity-property-field";
        public static readonly string labelUssClassName = "unity-property-field__label";
        public static readonly string inputUssClassName = "unity-property-field__input";
        public static readonly string inspectorElementUssClassName = "unity-property-field__inspector-property";
        public PropertyField() : this(null, null) { }
        public PropertyField(UnityEditor.SerializedProperty property) : this(property, null) { }
        public PropertyField(UnityEditor.SerializedProperty property, string label) { }
        public void RegisterValueChangeCallback(UnityEngine.UIElements.EventCallback<UnityEditor.UIElements.SerializedPropertyChangeEvent> callback) { throw new Umcp.LeftOutException("UnityEditor.UIElements.PropertyField.RegisterValueChangeCallback"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.PropertyField, UnityEditor.UIElements.PropertyField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.VisualElement.UxmlTraits
        {
            public UxmlTraits() { }
        }
    }
    public abstract partial class SearchFieldBase<TextInputType, T> : UnityEngine.UIElements.VisualElement, UnityEngine.UIElements.INotifyValueChanged<T> where TextInputType : UnityEngine.UIElements.TextInputBaseField<T>, new()
    {
        protected TextInputType textInputField { get; private set; }
        protected UnityEngine.UIElements.Button searchButton { get; private set; }
        public T value { get { return m_KeptValue.Get("UnityEditor.UIElements.SearchFieldBase<TextInputType, T>.value"); } set { m_KeptValue.Set(value); } } private Umcp.Kept<T> m_KeptValue;
        public static readonly string ussClassName = "unity-search-field-base";
        public static readonly string textUssClassName = "unity-search-field-base__text-field";
        public static readonly string textInputUssClassName = "unity-search-field-base__text-field__input";
        public static readonly string searchButtonUssClassName = "unity-search-field-base__search-button";
        public static readonly string cancelButtonUssClassName = "unity-search-field-base__cancel-button";
        public static readonly string cancelButtonOffVariantUssClassName = "unity-search-field-base__cancel-button--off";
        public static readonly string popupVariantUssClassName = "unity-search-field-base--popup";
        protected SearchFieldBase() { }
        protected abstract void ClearTextField();
        public virtual void SetValueWithoutNotify(T newValue) { }
        protected abstract bool FieldIsEmpty(T fieldValue);
        public partial class UxmlTraits : UnityEngine.UIElements.VisualElement.UxmlTraits
        {
            public UxmlTraits() { }
        }
    }
    public sealed partial class SerializedObjectChangeEvent : UnityEngine.UIElements.EventBase<UnityEditor.UIElements.SerializedObjectChangeEvent>
    {
        public UnityEditor.SerializedObject changedObject { get; set; }
        public static UnityEditor.UIElements.SerializedObjectChangeEvent GetPooled(UnityEditor.SerializedObject value) { throw new Umcp.LeftOutException("UnityEditor.UIElements.SerializedObjectChangeEvent.GetPooled"); }
        public SerializedObjectChangeEvent() { }
    }
    public sealed partial class SerializedPropertyChangeEvent : UnityEngine.UIElements.EventBase<UnityEditor.UIElements.SerializedPropertyChangeEvent>
    {
        public UnityEditor.SerializedProperty changedProperty { get; set; }
        public static UnityEditor.UIElements.SerializedPropertyChangeEvent GetPooled(UnityEditor.SerializedProperty value) { throw new Umcp.LeftOutException("UnityEditor.UIElements.SerializedPropertyChangeEvent.GetPooled"); }
        public SerializedPropertyChangeEvent() { }
    }
    public partial class TagField : UnityEngine.UIElements.PopupField<string>
    {
        public static readonly string ussClassName = "unity-tag-field";
        public static readonly string labelUssClassName = "unity-tag-field__label";
        public static readonly string inputUssClassName = "unity-tag-field__input";
        public TagField() { }
        public TagField(string label, string defaultValue = null) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.TagField, UnityEditor.UIElements.TagField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<string>.UxmlTraits
        {
        }
    }
    public partial class Toolbar : UnityEngine.UIElements.VisualElement
    {
        public static readonly string ussClassName = "unity-toolbar";
        public Toolbar() { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.Toolbar>
        {
        }
    }
    public partial class ToolbarBreadcrumbs : UnityEngine.UIElements.VisualElement
    {
        public static readonly string ussClassName = "unity-toolbar-breadcrumbs";
        public static readonly string itemClassName = "unity-toolbar-breadcrumbs__item";
        public static readonly string firstItemClassName = "unity-toolbar-breadcrumbs__first-item";
        public ToolbarBreadcrumbs() { }
        public void PushItem(string label, System.Action clickedEvent = null) { throw new Umcp.LeftOutException("UnityEditor.UIElements.ToolbarBreadcrumbs.PushItem"); }
        public void PopItem() { throw new Umcp.LeftOutException("UnityEditor.UIElements.ToolbarBreadcrumbs.PopItem"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.ToolbarBreadcrumbs>
        {
        }
    }
    public partial class ToolbarButton : UnityEngine.UIElements.Button
    {
        public static readonly string ussClassName = "unity-toolbar-button";
        public ToolbarButton(System.Action clickEvent) { }
        public ToolbarButton() { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.ToolbarButton, UnityEditor.UIElements.ToolbarButton.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.Button.UxmlTraits
        {
        }
    }
    public partial class ToolbarMenu : UnityEngine.UIElements.TextElement, UnityEditor.UIElements.IToolbarMenuElement
    {
        public UnityEngine.UIElements.DropdownMenu menu { get; internal set; }
        public static readonly string ussClassName = "unity-toolbar-menu";
        public static readonly string popupVariantUssClassName = "unity-toolbar-menu--popup";
        public static readonly string textUssClassName = "unity-toolbar-menu__text";
        public static readonly string arrowUssClassName = "unity-toolbar-menu__arrow";
        public ToolbarMenu() { }
        public UnityEditor.UIElements.ToolbarMenu.Variant variant { get { return m_KeptVariant.Get("UnityEditor.UIElements.ToolbarMenu.variant"); } set { m_KeptVariant.Set(value); } } private Umcp.Kept<UnityEditor.UIElements.ToolbarMenu.Variant> m_KeptVariant;
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.ToolbarMenu, UnityEditor.UIElements.ToolbarMenu.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextElement.UxmlTraits
        {
        }
        public enum Variant
        {
            Default = 0,
            Popup = 1,
        }
    }
    public static partial class ToolbarMenuElementExtensions
    {
        public static void ShowMenu(this UnityEditor.UIElements.IToolbarMenuElement tbe) { throw new Umcp.LeftOutException("UnityEditor.UIElements.ToolbarMenuElementExtensions.ShowMenu"); }
    }
    public partial class ToolbarPopupSearchField : UnityEditor.UIElements.ToolbarSearchField, UnityEditor.UIElements.IToolbarMenuElement
    {
        public UnityEngine.UIElements.DropdownMenu menu { get; internal set; }
        public ToolbarPopupSearchField() { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.ToolbarPopupSearchField, UnityEditor.UIElements.ToolbarPopupSearchField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEditor.UIElements.ToolbarSearchField.UxmlTraits
        {
        }
    }
    public partial class ToolbarSearchField : UnityEditor.UIElements.SearchFieldBase<UnityEngine.UIElements.TextField, string>
    {
        public static readonly string textUssClassName = "unity-search-field-base__text-field";
        public static readonly string searchButtonUssClassName = "unity-search-field-base__search-button";
        public static readonly string cancelButtonUssClassName = "unity-search-field-base__cancel-button";
        public static readonly string cancelButtonOffVariantUssClassName = "unity-search-field-base__cancel-button--off";
        public static readonly string popupVariantUssClassName = "unity-search-field-base--popup";
        protected UnityEngine.UIElements.Button searchButton { get { throw new Umcp.LeftOutException("UnityEditor.UIElements.ToolbarSearchField.searchButton"); } }
        public string value { get { return m_KeptValue.Get("UnityEditor.UIElements.ToolbarSearchField.value"); } set { m_KeptValue.Set(value); } } private Umcp.Kept<string> m_KeptValue;
        public static readonly string ussClassName = "unity-toolbar-search-field";
        public ToolbarSearchField() { }
        protected override void ClearTextField() { throw new Umcp.LeftOutException("UnityEditor.UIElements.ToolbarSearchField.ClearTextField"); }
        protected override bool FieldIsEmpty(string fieldValue) { throw new Umcp.LeftOutException("UnityEditor.UIElements.ToolbarSearchField.FieldIsEmpty"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.ToolbarSearchField, UnityEditor.UIElements.ToolbarSearchField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEditor.UIElements.SearchFieldBase<UnityEngine.UIElements.TextField, string>.UxmlTraits
        {
        }
    }
    public partial class ToolbarSpacer : UnityEngine.UIElements.VisualElement
    {
        public static readonly string ussClassName = "unity-toolbar-spacer";
        [System.Obsolete] public static readonly string fixedSpacerVariantUssClassName = "unity-toolbar-spacer--fixed";
        public static readonly string flexibleSpacerVariantUssClassName = "unity-toolbar-spacer--flexible";
        public ToolbarSpacer() { }
        public bool flex { get { return m_KeptFlex.Get("UnityEditor.UIElements.ToolbarSpacer.flex"); } set { m_KeptFlex.Set(value); } } private Umcp.Kept<bool> m_KeptFlex;
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.ToolbarSpacer>
        {
        }
    }
    public partial class ToolbarToggle : UnityEngine.UIElements.Toggle
    {
        public static readonly string ussClassName = "unity-toolbar-toggle";
        public ToolbarToggle() { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.ToolbarToggle, UnityEditor.UIElements.ToolbarToggle.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.Toggle.UxmlTraits
        {
            public UxmlTraits() { }
        }
    }
}

namespace UnityEditor
{
    public enum UIOrientation
    {
        Portrait = 0,
        PortraitUpsideDown = 1,
        LandscapeRight = 2,
        LandscapeLeft = 3,
        AutoRotation = 4,
    }
    public partial class Undo
    {
        public static void RegisterImporterUndo(string path, string name) { throw new Umcp.LeftOutException("UnityEditor.Undo.RegisterImporterUndo"); }
        [System.Obsolete] public static void RegisterFullObjectHierarchyUndo(UnityEngine.Object objectToUndo) { throw new Umcp.LeftOutException("UnityEditor.Undo.RegisterFullObjectHierarchyUndo"); }
        public static UnityEditor.Undo.UndoRedoCallback undoRedoPerformed;
        public static UnityEditor.Undo.UndoRedoEventCallback undoRedoEvent;
        public static UnityEditor.Undo.WillFlushUndoRecord willFlushUndoRecord;
        public static UnityEditor.Undo.PostprocessModifications postprocessModifications;
        [System.Obsolete] public static void SetSnapshotTarget(UnityEngine.Object objectToUndo, string name) { }
        [System.Obsolete] public static void SetSnapshotTarget(UnityEngine.Object[] objectsToUndo, string name) { }
        [System.Obsolete] public static void ClearSnapshotTarget() { }
        [System.Obsolete] public static void CreateSnapshot() { }
        [System.Obsolete] public static void RestoreSnapshot() { }
        [System.Obsolete] public static void RegisterSnapshot() { }
        [System.Obsolete] public static void RegisterSceneUndo(string name) { }
        public delegate void UndoRedoCallback();
        public delegate void UndoRedoEventCallback(in UnityEditor.UndoRedoInfo undo);
        public delegate void WillFlushUndoRecord();
        public delegate UnityEditor.UndoPropertyModification[] PostprocessModifications(UnityEditor.UndoPropertyModification[] modifications);
    }
    public partial struct UndoPropertyModification
    {
        public UnityEditor.PropertyModification previousValue;
        public UnityEditor.PropertyModification currentValue;
        public bool keepPrefabOverride { get { throw new Umcp.LeftOutException("UnityEditor.UndoPropertyModification.keepPrefabOverride"); } set { throw new Umcp.LeftOutException("UnityEditor.UndoPropertyModification.keepPrefabOverride"); } }
    }
    public partial struct UndoRedoInfo
    {
        public string undoName;
        public int undoGroup;
        public bool isRedo { get { throw new Umcp.LeftOutException("UnityEditor.UndoRedoInfo.isRedo"); } set { throw new Umcp.LeftOutException("UnityEditor.UndoRedoInfo.isRedo"); } }
    }
    public static partial class Unsupported
    {
        public static void CaptureScreenshotImmediate(string filePath, int x, int y, int width, int height) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.CaptureScreenshotImmediate"); }
        public static string[] GetSubmenusCommands(string menuPath) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.GetSubmenusCommands"); }
        public static System.Type GetTypeFromFullName(string fullName) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.GetTypeFromFullName"); }
        public static string[] GetSubmenus(string menuPath) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.GetSubmenus"); }
        public static string[] GetSubmenusIncludingSeparators(string menuPath) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.GetSubmenusIncludingSeparators"); }
        public static void PrepareObjectContextMenu(UnityEngine.Object c, int contextUserData) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.PrepareObjectContextMenu"); }
        public static bool IsDeveloperBuild() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.IsDeveloperBuild"); }
        public static bool IsDeveloperMode() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.IsDeveloperMode"); }
        public static bool IsSourceBuild() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.IsSourceBuild"); }
        public static bool IsSourceBuild(bool checkHumanControllingUs) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.IsSourceBuild"); }
        public static bool IsBleedingEdgeBuild() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.IsBleedingEdgeBuild"); }
        public static bool IsDestroyScriptableObject(UnityEngine.ScriptableObject target) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.IsDestroyScriptableObject"); }
        public static bool IsNativeCodeBuiltInReleaseMode() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.IsNativeCodeBuiltInReleaseMode"); }
        public static string GetBaseUnityDeveloperFolder() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.GetBaseUnityDeveloperFolder"); }
        public static void StopPlayingImmediately() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.StopPlayingImmediately"); }
        public static void SceneTrackerFlushDirty() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.SceneTrackerFlushDirty"); }
        public static void SetAllowCursorHide(bool allow) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.SetAllowCursorHide"); }
        public static bool SetOverrideLightingSettings(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.SetOverrideLightingSettings"); }
        public static void RestoreOverrideLightingSettings() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.RestoreOverrideLightingSettings"); }
        public static void SetRenderSettingsUseFogNoDirty(bool fog) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.SetRenderSettingsUseFogNoDirty"); }
        public static void SetQualitySettingsShadowDistanceTemporarily(float distance) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.SetQualitySettingsShadowDistanceTemporarily"); }
        public static void DeleteGameObjectSelection() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.DeleteGameObjectSelection"); }
        public static void CopyGameObjectsToPasteboard() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.CopyGameObjectsToPasteboard"); }
        public static void PasteGameObjectsFromPasteboard() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.PasteGameObjectsFromPasteboard"); }
        public static UnityEngine.Object GetSerializedAssetInterfaceSingleton(string className) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.GetSerializedAssetInterfaceSingleton"); }
        public static void DuplicateGameObjectsUsingPasteboard() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.DuplicateGameObjectsUsingPasteboard"); }
        public static bool CopyComponentToPasteboard(UnityEngine.Component component) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.CopyComponentToPasteboard"); }
        public static bool PasteComponentFromPasteboard(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.PasteComponentFromPasteboard"); }
        public static bool PasteComponentValuesFromPasteboard(UnityEngine.Component component) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.PasteComponentValuesFromPasteboard"); }
        public static bool HasStateMachineTransitionDataInPasteboard() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.HasStateMachineTransitionDataInPasteboard"); }
        public static bool AreAllParametersInDestination(UnityEngine.Object transition, UnityEditor.Animations.AnimatorController controller, System.Collections.Generic.List<string> missingParameters) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.AreAllParametersInDestination"); }
        public static bool DestinationHasCompatibleParameterTypes(UnityEngine.Object transition, UnityEditor.Animations.AnimatorController controller, System.Collections.Generic.List<string> mismatchedParameters) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.DestinationHasCompatibleParameterTypes"); }
        public static bool CanPasteParametersToTransition(UnityEngine.Object transition, UnityEditor.Animations.AnimatorController controller) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.CanPasteParametersToTransition"); }
        public static void CopyStateMachineTransitionParametersToPasteboard(UnityEngine.Object transition, UnityEditor.Animations.AnimatorController controller) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.CopyStateMachineTransitionParametersToPasteboard"); }
        public static void PasteToStateMachineTransitionParametersFromPasteboard(UnityEngine.Object transition, UnityEditor.Animations.AnimatorController controller, bool conditions, bool parameters) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.PasteToStateMachineTransitionParametersFromPasteboard"); }
        public static void CopyStateMachineDataToPasteboard(UnityEngine.Object stateMachineObject, UnityEditor.Animations.AnimatorController controller, int layerIndex) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.CopyStateMachineDataToPasteboard"); }
        public static void PasteToStateMachineFromPasteboard(UnityEditor.Animations.AnimatorStateMachine sm, UnityEditor.Animations.AnimatorController controller, int layerIndex, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.PasteToStateMachineFromPasteboard"); }
        public static bool HasStateMachineDataInPasteboard() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.HasStateMachineDataInPasteboard"); }
        public static void SmartReset(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.SmartReset"); }
        public static string ResolveSymlinks(string path) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.ResolveSymlinks"); }
        public static string ResolveRedirectedPath(string path) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.ResolveRedirectedPath"); }
        public static void SetApplicationSettingCompressAssetsOnImport(bool value) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.SetApplicationSettingCompressAssetsOnImport"); }
        public static bool GetApplicationSettingCompressAssetsOnImport() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.GetApplicationSettingCompressAssetsOnImport"); }
        [System.Obsolete] public static int GetLocalIdentifierInFile(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.GetLocalIdentifierInFile"); }
        public static ulong GetLocalIdentifierInFileForPersistentObject(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.GetLocalIdentifierInFileForPersistentObject"); }
        public static bool IsHiddenFile(string path) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.IsHiddenFile"); }
        public static void ClearSkinCache() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.ClearSkinCache"); }
        public static bool useScriptableRenderPipeline { get { return s_KeptUseScriptableRenderPipeline.Get("UnityEditor.Unsupported.useScriptableRenderPipeline"); } set { s_KeptUseScriptableRenderPipeline.Set(value); } } private static Umcp.Kept<bool> s_KeptUseScriptableRenderPipeline;
        public static void SetUsingAuthoringScenes(bool enabled) { throw new Umcp.LeftOutException("UnityEditor.Unsupported.SetUsingAuthoringScenes"); }
        public static UnityEngine.Object GetRenderSettings() { throw new Umcp.LeftOutException("UnityEditor.Unsupported.GetRenderSettings"); }
        public static bool IsRegistryValidationDisabled { get { return s_KeptIsRegistryValidationDisabled.Get("UnityEditor.Unsupported.IsRegistryValidationDisabled"); } set { s_KeptIsRegistryValidationDisabled.Set(value); } } private static Umcp.Kept<bool> s_KeptIsRegistryValidationDisabled;
    }
    public partial struct UnwrapParam
    {
        public float angleError;
        public float areaError;
        public float hardAngle;
        public float packMargin;
        public static void SetDefaults(out UnityEditor.UnwrapParam param) { throw new Umcp.LeftOutException("UnityEditor.UnwrapParam.SetDefaults"); }
    }
    public static partial class Unwrapping
    {
        public static UnityEngine.Vector2[] GeneratePerTriangleUV(UnityEngine.Mesh src) { throw new Umcp.LeftOutException("UnityEditor.Unwrapping.GeneratePerTriangleUV"); }
        public static UnityEngine.Vector2[] GeneratePerTriangleUV(UnityEngine.Mesh src, UnityEditor.UnwrapParam settings) { throw new Umcp.LeftOutException("UnityEditor.Unwrapping.GeneratePerTriangleUV"); }
        public static bool GenerateSecondaryUVSet(UnityEngine.Mesh src) { throw new Umcp.LeftOutException("UnityEditor.Unwrapping.GenerateSecondaryUVSet"); }
        public static bool GenerateSecondaryUVSet(UnityEngine.Mesh src, UnityEditor.UnwrapParam settings) { throw new Umcp.LeftOutException("UnityEditor.Unwrapping.GenerateSecondaryUVSet"); }
    }
}

namespace UnityEditor.VersionControl
{
    public partial class Asset
    {
        public Asset(string clientPath) { }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.Dispose"); }
        public bool IsChildOf(UnityEditor.VersionControl.Asset other) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.IsChildOf"); }
        public UnityEditor.VersionControl.Asset.States state { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.state"); } }
        public string path { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.path"); } }
        public string metaPath { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.metaPath"); } }
        public string assetPath { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.assetPath"); } }
        public bool isFolder { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.isFolder"); } }
        public bool readOnly { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.readOnly"); } }
        public bool isMeta { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.isMeta"); } }
        public bool locked { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.locked"); } }
        public string name { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.name"); } }
        public string fullName { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.fullName"); } }
        public bool isInCurrentProject { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.isInCurrentProject"); } }
        public bool IsState(UnityEditor.VersionControl.Asset.States state) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.IsState"); }
        public bool IsOneOfStates(UnityEditor.VersionControl.Asset.States[] states) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.IsOneOfStates"); }
        public void Edit() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.Edit"); }
        public UnityEngine.Object Load() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.Load"); }
        public string prettyPath { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Asset.prettyPath"); } }
        internal Asset() { }
        [System.FlagsAttribute]
        public enum States
        {
            None = 0,
            Local = 1,
            Synced = 2,
            OutOfSync = 4,
            Missing = 8,
            CheckedOutLocal = 16,
            CheckedOutRemote = 32,
            DeletedLocal = 64,
            DeletedRemote = 128,
            AddedLocal = 256,
            AddedRemote = 512,
            Conflicted = 1024,
            LockedLocal = 2048,
            LockedRemote = 4096,
            Updating = 8192,
            ReadOnly = 16384,
            MetaFile = 32768,
            MovedLocal = 65536,
            MovedRemote = 131072,
            Unversioned = 262144,
            Exclusive = 524288,
        }
    }
    public partial class AssetList : System.Collections.Generic.List<UnityEditor.VersionControl.Asset>
    {
        public AssetList() { }
        public AssetList(UnityEditor.VersionControl.AssetList src) { }
        public UnityEditor.VersionControl.AssetList Filter(bool includeFolder, params UnityEditor.VersionControl.Asset.States[] states) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.AssetList.Filter"); }
        public int FilterCount(bool includeFolder, params UnityEditor.VersionControl.Asset.States[] states) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.AssetList.FilterCount"); }
        public UnityEditor.VersionControl.AssetList FilterChildren() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.AssetList.FilterChildren"); }
    }
    public partial class ChangeSet
    {
        public void Dispose() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.ChangeSet.Dispose"); }
        public string description { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.ChangeSet.description"); } }
        public string id { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.ChangeSet.id"); } }
        public static string defaultID = "-1";
        public ChangeSet() { }
        public ChangeSet(string description) { }
        public ChangeSet(string description, string revision) { }
        public ChangeSet(UnityEditor.VersionControl.ChangeSet other) { }
    }
    [System.FlagsAttribute]
    public enum CheckoutMode
    {
        Asset = 1,
        Meta = 2,
        Both = 3,
        Exact = 4,
    }
    [System.FlagsAttribute]
    public enum FileMode
    {
        None = 0,
        Binary = 1,
        Text = 2,
    }
    public partial class Message
    {
        public void Dispose() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Message.Dispose"); }
        public UnityEditor.VersionControl.Message.Severity severity { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Message.severity"); } }
        public string message { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Message.message"); } }
        public void Show() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Message.Show"); }
        internal Message() { }
        public enum Severity
        {
            Data = 0,
            Verbose = 1,
            Info = 2,
            Warning = 3,
            Error = 4,
        }
    }
    [System.FlagsAttribute]
    public enum OnlineState
    {
        Updating = 0,
        Online = 1,
        Offline = 2,
    }
    public partial class Provider
    {
        public static bool enabled { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.enabled"); } }
        public static bool isActive { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.isActive"); } }
        public static bool requiresNetwork { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.requiresNetwork"); } }
        public static bool hasChangelistSupport { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.hasChangelistSupport"); } }
        public static bool hasCheckoutSupport { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.hasCheckoutSupport"); } }
        public static bool hasLockingSupport { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.hasLockingSupport"); } }
        public static bool isVersioningFolders { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.isVersioningFolders"); } }
        public static UnityEditor.VersionControl.OnlineState onlineState { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.onlineState"); } }
        public static string offlineReason { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.offlineReason"); } }
        public static UnityEditor.VersionControl.Task activeTask { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.activeTask"); } }
        public static UnityEditor.VersionControl.Task ChangeSets() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.ChangeSets"); }
        public static UnityEditor.VersionControl.Task Incoming() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Incoming"); }
        public static UnityEditor.VersionControl.Task UpdateSettings() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.UpdateSettings"); }
        public static UnityEditor.VersionControl.Asset GetAssetByPath(string unityPath) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.GetAssetByPath"); }
        public static UnityEditor.VersionControl.Asset GetAssetByGUID(string guid) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.GetAssetByGUID"); }
        public static bool IsOpenForEdit(UnityEditor.VersionControl.Asset asset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.IsOpenForEdit"); }
        public static void ClearCache() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.ClearCache"); }
        public static UnityEditor.VersionControl.Task Internal_WarningTask(string message) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Internal_WarningTask"); }
        public static UnityEditor.VersionControl.Task Internal_ErrorTask(string message) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Internal_ErrorTask"); }
        public static UnityEditor.VersionControl.Task Status(UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Status"); }
        public static UnityEditor.VersionControl.Task Status(UnityEditor.VersionControl.Asset asset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Status"); }
        public static UnityEditor.VersionControl.Task Status(UnityEditor.VersionControl.AssetList assets, bool recursively) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Status"); }
        public static UnityEditor.VersionControl.Task Status(UnityEditor.VersionControl.Asset asset, bool recursively) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Status"); }
        public static UnityEditor.VersionControl.Task Status(string[] assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Status"); }
        public static UnityEditor.VersionControl.Task Status(string[] assets, bool recursively) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Status"); }
        public static UnityEditor.VersionControl.Task Status(string asset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Status"); }
        public static UnityEditor.VersionControl.Task Status(string asset, bool recursively) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Status"); }
        public static UnityEditor.VersionControl.Task Move(string from, string to) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Move"); }
        public static bool CheckoutIsValid(UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.CheckoutIsValid"); }
        public static bool CheckoutIsValid(UnityEditor.VersionControl.AssetList assets, UnityEditor.VersionControl.CheckoutMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.CheckoutIsValid"); }
        public static UnityEditor.VersionControl.Task Checkout(UnityEditor.VersionControl.AssetList assets, UnityEditor.VersionControl.CheckoutMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static UnityEditor.VersionControl.Task Checkout(UnityEditor.VersionControl.AssetList assets, UnityEditor.VersionControl.CheckoutMode mode, UnityEditor.VersionControl.ChangeSet changeset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static UnityEditor.VersionControl.Task Checkout(string[] assets, UnityEditor.VersionControl.CheckoutMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static UnityEditor.VersionControl.Task Checkout(string[] assets, UnityEditor.VersionControl.CheckoutMode mode, UnityEditor.VersionControl.ChangeSet changeset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static UnityEditor.VersionControl.Task Checkout(UnityEngine.Object[] assets, UnityEditor.VersionControl.CheckoutMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static UnityEditor.VersionControl.Task Checkout(UnityEngine.Object[] assets, UnityEditor.VersionControl.CheckoutMode mode, UnityEditor.VersionControl.ChangeSet changeset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static bool CheckoutIsValid(UnityEditor.VersionControl.Asset asset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.CheckoutIsValid"); }
        public static bool CheckoutIsValid(UnityEditor.VersionControl.Asset asset, UnityEditor.VersionControl.CheckoutMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.CheckoutIsValid"); }
        public static UnityEditor.VersionControl.Task Checkout(UnityEditor.VersionControl.Asset asset, UnityEditor.VersionControl.CheckoutMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static UnityEditor.VersionControl.Task Checkout(UnityEditor.VersionControl.Asset asset, UnityEditor.VersionControl.CheckoutMode mode, UnityEditor.VersionControl.ChangeSet changeset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static UnityEditor.VersionControl.Task Checkout(string asset, UnityEditor.VersionControl.CheckoutMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static UnityEditor.VersionControl.Task Checkout(string asset, UnityEditor.VersionControl.CheckoutMode mode, UnityEditor.VersionControl.ChangeSet changeset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static UnityEditor.VersionControl.Task Checkout(UnityEngine.Object asset, UnityEditor.VersionControl.CheckoutMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static UnityEditor.VersionControl.Task Checkout(UnityEngine.Object asset, UnityEditor.VersionControl.CheckoutMode mode, UnityEditor.VersionControl.ChangeSet changeset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Checkout"); }
        public static UnityEditor.VersionControl.Task Delete(string assetProjectPath) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Delete"); }
        public static UnityEditor.VersionControl.Task Delete(UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Delete"); }
        public static UnityEditor.VersionControl.Task Delete(UnityEditor.VersionControl.Asset asset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Delete"); }
        public static bool AddIsValid(UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.AddIsValid"); }
        public static UnityEditor.VersionControl.Task Add(UnityEditor.VersionControl.AssetList assets, bool recursive) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Add"); }
        public static UnityEditor.VersionControl.Task Add(UnityEditor.VersionControl.Asset asset, bool recursive) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Add"); }
        public static bool SubmitIsValid(UnityEditor.VersionControl.ChangeSet changeset, UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.SubmitIsValid"); }
        public static UnityEditor.VersionControl.Task Submit(UnityEditor.VersionControl.ChangeSet changeset, UnityEditor.VersionControl.AssetList list, string description, bool saveOnly) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Submit"); }
        public static bool DiffIsValid(UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.DiffIsValid"); }
        public static UnityEditor.VersionControl.Task DiffHead(UnityEditor.VersionControl.AssetList assets, bool includingMetaFiles) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.DiffHead"); }
        public static bool ResolveIsValid(UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.ResolveIsValid"); }
        public static UnityEditor.VersionControl.Task Merge(UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Merge"); }
        public static bool LockIsValid(UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.LockIsValid"); }
        public static bool LockIsValid(UnityEditor.VersionControl.Asset asset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.LockIsValid"); }
        public static bool UnlockIsValid(UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.UnlockIsValid"); }
        public static bool UnlockIsValid(UnityEditor.VersionControl.Asset asset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.UnlockIsValid"); }
        public static UnityEditor.VersionControl.Task Lock(UnityEditor.VersionControl.AssetList assets, bool locked) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Lock"); }
        public static UnityEditor.VersionControl.Task Lock(UnityEditor.VersionControl.Asset asset, bool locked) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Lock"); }
        public static bool RevertIsValid(UnityEditor.VersionControl.AssetList assets, UnityEditor.VersionControl.RevertMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.RevertIsValid"); }
        public static UnityEditor.VersionControl.Task Revert(UnityEditor.VersionControl.AssetList assets, UnityEditor.VersionControl.RevertMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Revert"); }
        public static bool RevertIsValid(UnityEditor.VersionControl.Asset asset, UnityEditor.VersionControl.RevertMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.RevertIsValid"); }
        public static UnityEditor.VersionControl.Task Revert(UnityEditor.VersionControl.Asset asset, UnityEditor.VersionControl.RevertMode mode) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.Revert"); }
        public static bool GetLatestIsValid(UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.GetLatestIsValid"); }
        public static bool GetLatestIsValid(UnityEditor.VersionControl.Asset asset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.GetLatestIsValid"); }
        public static UnityEditor.VersionControl.Task GetLatest(UnityEditor.VersionControl.AssetList assets) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.GetLatest"); }
        public static UnityEditor.VersionControl.Task GetLatest(UnityEditor.VersionControl.Asset asset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.GetLatest"); }
        public static UnityEditor.VersionControl.Task ChangeSetDescription(UnityEditor.VersionControl.ChangeSet changeset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.ChangeSetDescription"); }
        public static UnityEditor.VersionControl.Task ChangeSetStatus(UnityEditor.VersionControl.ChangeSet changeset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.ChangeSetStatus"); }
        public static UnityEditor.VersionControl.Task ChangeSetStatus(string changesetID) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.ChangeSetStatus"); }
        public static UnityEditor.VersionControl.Task IncomingChangeSetAssets(UnityEditor.VersionControl.ChangeSet changeset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.IncomingChangeSetAssets"); }
        public static UnityEditor.VersionControl.Task IncomingChangeSetAssets(string changesetID) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.IncomingChangeSetAssets"); }
        public static UnityEditor.VersionControl.Task ChangeSetMove(UnityEditor.VersionControl.AssetList assets, UnityEditor.VersionControl.ChangeSet changeset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.ChangeSetMove"); }
        public static UnityEditor.VersionControl.Task ChangeSetMove(UnityEditor.VersionControl.Asset asset, UnityEditor.VersionControl.ChangeSet changeset) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.ChangeSetMove"); }
        public static UnityEditor.VersionControl.Task ChangeSetMove(UnityEditor.VersionControl.AssetList assets, string changesetID) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.ChangeSetMove"); }
        public static UnityEditor.VersionControl.Task ChangeSetMove(UnityEditor.VersionControl.Asset asset, string changesetID) { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.ChangeSetMove"); }
        public static UnityEditor.VersionControl.AssetList GetAssetListFromSelection() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Provider.GetAssetListFromSelection"); }
        public static UnityEditor.VersionControl.Provider.PreSubmitCallback preSubmitCallback;
        public static UnityEditor.VersionControl.Provider.PreCheckoutCallback preCheckoutCallback;
        public delegate bool PreSubmitCallback(UnityEditor.VersionControl.AssetList list, ref string changesetID, ref string changesetDescription);
        public delegate bool PreCheckoutCallback(UnityEditor.VersionControl.AssetList list, ref string changesetID, ref string changesetDescription);
    }
    [System.FlagsAttribute]
    public enum RevertMode
    {
        Normal = 0,
        Unchanged = 1,
        KeepModifications = 2,
    }
    public partial class Task
    {
        public void Wait() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Task.Wait"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Task.Dispose"); }
        public int userIdentifier { get { return m_KeptUserIdentifier.Get("UnityEditor.VersionControl.Task.userIdentifier"); } set { m_KeptUserIdentifier.Set(value); } } private Umcp.Kept<int> m_KeptUserIdentifier;
        public string text { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Task.text"); } }
        public string description { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Task.description"); } }
        public bool success { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Task.success"); } }
        public int secondsSpent { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Task.secondsSpent"); } }
        public int progressPct { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Task.progressPct"); } }
        public string progressMessage { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Task.progressMessage"); } }
        public int resultCode { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Task.resultCode"); } }
        public UnityEditor.VersionControl.Message[] messages { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Task.messages"); } }
        public UnityEditor.VersionControl.AssetList assetList { get { throw new Umcp.LeftOutException("UnityEditor.VersionControl.Task.assetList"); } }
        internal Task() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class VersionControlAttribute : System.Attribute
    {
        public string name { get; internal set; }
        public virtual string displayName { get; internal set; }
        public VersionControlAttribute(string name, string displayName = null) { this.name = name; }
        internal VersionControlAttribute() { }
    }
}

namespace UnityEditor
{
    public sealed partial class VersionControlSettings : UnityEngine.Object
    {
        public static string mode { get { return s_KeptMode.Get("UnityEditor.VersionControlSettings.mode"); } set { s_KeptMode.Set(value); } } private static Umcp.Kept<string> s_KeptMode;
        internal VersionControlSettings() { }
    }
    public partial class VideoClipImporter : UnityEditor.AssetImporter
    {
        [System.Obsolete] public float quality { get { return m_KeptQuality.Get("UnityEditor.VideoClipImporter.quality"); } set { m_KeptQuality.Set(value); } } private Umcp.Kept<float> m_KeptQuality;
        [System.Obsolete] public bool linearColor { get { return m_KeptLinearColor.Get("UnityEditor.VideoClipImporter.linearColor"); } set { m_KeptLinearColor.Set(value); } } private Umcp.Kept<bool> m_KeptLinearColor;
        [System.Obsolete] public bool useLegacyImporter { get { return m_KeptUseLegacyImporter.Get("UnityEditor.VideoClipImporter.useLegacyImporter"); } set { m_KeptUseLegacyImporter.Set(value); } } private Umcp.Kept<bool> m_KeptUseLegacyImporter;
        public ulong sourceFileSize { get { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.sourceFileSize"); } }
        public ulong outputFileSize { get { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.outputFileSize"); } }
        public int frameCount { get { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.frameCount"); } }
        public double frameRate { get { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.frameRate"); } }
        public bool keepAlpha { get { return m_KeptKeepAlpha.Get("UnityEditor.VideoClipImporter.keepAlpha"); } set { m_KeptKeepAlpha.Set(value); } } private Umcp.Kept<bool> m_KeptKeepAlpha;
        public bool sourceHasAlpha { get { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.sourceHasAlpha"); } }
        public bool flipVertical { get { return m_KeptFlipVertical.Get("UnityEditor.VideoClipImporter.flipVertical"); } set { m_KeptFlipVertical.Set(value); } } private Umcp.Kept<bool> m_KeptFlipVertical;
        public bool flipHorizontal { get { return m_KeptFlipHorizontal.Get("UnityEditor.VideoClipImporter.flipHorizontal"); } set { m_KeptFlipHorizontal.Set(value); } } private Umcp.Kept<bool> m_KeptFlipHorizontal;
        public bool importAudio { get { return m_KeptImportAudio.Get("UnityEditor.VideoClipImporter.importAudio"); } set { m_KeptImportAudio.Set(value); } } private Umcp.Kept<bool> m_KeptImportAudio;
        public bool sRGBClip { get { return m_KeptSRGBClip.Get("UnityEditor.VideoClipImporter.sRGBClip"); } set { m_KeptSRGBClip.Set(value); } } private Umcp.Kept<bool> m_KeptSRGBClip;
        public void ClearTargetSettings(string platform) { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.ClearTargetSettings"); }
        public void PlayPreview() { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.PlayPreview"); }
        public void StopPreview() { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.StopPreview"); }
        public bool isPlayingPreview { get { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.isPlayingPreview"); } }
        public UnityEngine.Texture GetPreviewTexture() { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.GetPreviewTexture"); }
        public ushort sourceAudioTrackCount { get { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.sourceAudioTrackCount"); } }
        public ushort GetSourceAudioChannelCount(ushort audioTrackIdx) { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.GetSourceAudioChannelCount"); }
        public uint GetSourceAudioSampleRate(ushort audioTrackIdx) { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.GetSourceAudioSampleRate"); }
        public int pixelAspectRatioNumerator { get { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.pixelAspectRatioNumerator"); } }
        public int pixelAspectRatioDenominator { get { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.pixelAspectRatioDenominator"); } }
        public bool transcodeSkipped { get { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.transcodeSkipped"); } }
        public bool Equals(UnityEditor.VideoClipImporter rhs) { throw new Umcp.LeftOutException("UnityEditor.VideoClipImporter.Equals"); }
    }
    public enum ViewTool
    {
        None = -1,
        Orbit = 0,
        Pan = 1,
        Zoom = 2,
        FPS = 3,
    }
    public enum WebGLCompressionFormat
    {
        Brotli = 0,
        Gzip = 1,
        Disabled = 2,
    }
    public enum WebGLExceptionSupport
    {
        None = 0,
        ExplicitlyThrownExceptionsOnly = 1,
        FullWithoutStacktrace = 2,
        FullWithStacktrace = 3,
    }
    public enum WebGLLinkerTarget
    {
        Asm = 0,
        Wasm = 1,
    }
    [System.FlagsAttribute]
    public enum iOSBackgroundMode : uint
    {
        None = 0,
        Audio = 1,
        Location = 2,
        VOIP = 4,
        NewsstandContent = 8,
        ExternalAccessory = 16,
        BluetoothCentral = 32,
        BluetoothPeripheral = 64,
        Fetch = 128,
        RemoteNotification = 256,
        Processing = 512,
    }
    public enum iOSSdkVersion
    {
        DeviceSDK = 988,
        SimulatorSDK = 989,
    }
    public enum iOSStatusBarStyle
    {
        Default = 0,
        LightContent = 1,
    }
    public enum iOSTargetDevice
    {
        iPhoneOnly = 0,
        iPadOnly = 1,
        iPhoneAndiPad = 2,
    }
}

namespace UnityEditorInternal
{
    public sealed partial class AssemblyDefinitionAsset : UnityEngine.TextAsset
    {
        internal AssemblyDefinitionAsset() { }
    }
    public sealed partial class AssemblyDefinitionReferenceAsset : UnityEngine.TextAsset
    {
        internal AssemblyDefinitionReferenceAsset() { }
    }
}
