using System.Collections.Generic;
using System.Linq;

/// <summary>
/// The types of UnityEditor that are taken, by namespace: those that two or more of sixty public projects use, and
/// what their members need. Nested types come with the type around them.
/// </summary>
internal static class EditorTypes
{
    private static readonly string[] s_Rows =
    {
        // Inspectors, windows and controls
        "UnityEditor: Editor EditorWindow EditorGUI EditorGUILayout EditorGUIUtility EditorStyles PropertyDrawer DecoratorDrawer GUIDrawer"
            + " CustomEditor CanEditMultipleObjects CustomPropertyDrawer CustomPreviewAttribute ObjectPreview IPreviewable PopupWindow PopupWindowContent ScriptableWizard"
            + " GenericMenu MenuCommand MenuItem Menu MessageType MouseCursor IHasCustomMenu EditorWindowTitleAttribute ColorPickerHDRConfig"
            + " SettingsProvider SettingsProviderAttribute SettingsProviderGroupAttribute SettingsScope SettingsService AssetSettingsProvider PreferenceItem"
            + " MaterialEditor MaterialProperty MaterialPropertyDrawer ShaderGUI DragAndDrop DragAndDropVisualMode PreviewRenderUtility AssetPreview"
            + " InspectorMode ActiveEditorTracker",
        "UnityEditor.IMGUI.Controls: TreeView TreeViewItem TreeViewState MultiColumnHeader MultiColumnHeaderState SearchField AdvancedDropdown"
            + " AdvancedDropdownItem AdvancedDropdownState PrimitiveBoundsHandle BoxBoundsHandle CapsuleBoundsHandle SphereBoundsHandle ArcHandle JointAngularLimitHandle",
        "UnityEditor.AnimatedValues: BaseAnimValue BaseAnimValueNonAlloc AnimBool AnimFloat AnimVector3 AnimQuaternion",
        "UnityEditorInternal: ReorderableList InternalEditorUtility ComponentUtility EditMode AssemblyDefinitionAsset AssemblyDefinitionReferenceAsset DllType",
        "UnityEditor.UIElements: ObjectField PropertyField InspectorElement BindingExtensions BaseMaskField ColorField CurveField EnumFlagsField GradientField LayerField LayerMaskField MaskField"
            + " TagField SearchFieldBase Toolbar ToolbarButton ToolbarMenu ToolbarToggle ToolbarSearchField ToolbarPopupSearchField ToolbarSpacer ToolbarBreadcrumbs IToolbarMenuElement"
            + " ToolbarMenuElementExtensions SerializedPropertyChangeEvent SerializedObjectChangeEvent UxmlObjectAttributeDescription",
        // The scene view
        "UnityEditor: SceneView DrawCameraMode Handles HandleUtility Tools Tool ViewTool PivotMode PivotRotation DrawGizmo GizmoType GizmoUtility SnapAxis EditorSnapSettings SceneVisibilityManager"
            + " CameraEditorUtils",
        "UnityEditor.EditorTools: EditorTool EditorToolAttribute EditorToolContext ToolManager IDrawSelectedHandles ToolAttribute",
        // Objects
        "UnityEditor: SerializedObject SerializedProperty SerializedPropertyType SerializedPropertyNumericType Undo UndoPropertyModification PropertyModification UndoRedoInfo Selection SelectionMode"
            + " PrefabUtility PrefabType PrefabAssetType PrefabInstanceStatus PrefabUnpackMode InteractionMode ReplacePrefabOptions RemovedComponent"
            + " AddedComponent AddedGameObject ObjectOverride RemovedGameObject ObjectFactory GameObjectUtility StaticEditorFlags ObjectNames MonoScript EditorUtility GlobalObjectId"
            + " ScriptableSingleton FilePathAttribute EditorJsonUtility StaticOcclusionCulling ArrayUtility TypeCache ObjectChangeEvents ObjectChangeEventStream ObjectChangeKind"
            + " DialogOptOutDecisionType UnwrapParam Unwrapping MeshUtility ModelImporterMeshCompression Lightmapping LightingDataAsset ShaderUtil ShaderMessage",
        "UnityEditor.SceneManagement: EditorSceneManager NewSceneSetup NewSceneMode OpenSceneMode SceneSetup Stage PrefabStage PrefabStageUtility StageUtility StageHandle"
            + " PreviewSceneStage MainStage",
        "UnityEditor.Experimental.SceneManagement: PrefabStage PrefabStageUtility",
        "UnityEditor.ProjectWindowCallback: EndNameEditAction",
        "UnityEditor.Presets: Preset PresetType DefaultPreset",
        "UnityEditor.Events: UnityEventTools",
        // Assets
        "UnityEditor: ProjectWindowUtil AssetDatabase GUID AssetImporter AssetPostprocessor AssetModificationProcessor AssetDeleteResult AssetMoveResult RemoveAssetOptions"
            + " ImportAssetOptions ExportPackageOptions ForceReserializeAssetsOptions StatusQueryOptions SceneAsset DefaultAsset FileUtil MonoImporter PluginImporter"
            + " TextureImporter TextureImporterType TextureImporterShape TextureImporterFormat TextureImporterCompression TextureImporterAlphaSource TextureImporterNPOTScale"
            + " TextureImporterMipFilter TextureImporterGenerateCubemap TextureImporterCubemapConvolution TextureImporterNormalFilter TextureImporterPlatformSettings TextureImporterSettings SpriteImportMode"
            + " SpriteMetaData TextureCompressionQuality TextureImporterSingleChannelComponent TextureImporterSwizzle AndroidETC2FallbackOverride"
            + " ModelImporter AudioImporter AudioImporterSampleSettings TrueTypeFontImporter ShaderImporter VideoClipImporter"
            + " ModelImporterAnimationType ModelImporterMaterialImportMode ModelImporterClipAnimation ModelImporterNormals ModelImporterTangents ModelImporterMaterialLocation"
            + " ModelImporterMaterialName ModelImporterMaterialSearch ModelImporterAnimationCompression ModelImporterIndexFormat ModelImporterAvatarSetup ModelImporterNormalSmoothingSource"
            + " ModelImporterNormalCalculationMode MeshOptimizationFlags ClipAnimationMaskType ClipAnimationInfoCurve PackageInfo",
        "UnityEditor.AssetImporters: ScriptedImporter ScriptedImporterAttribute AssetImportContext ScriptedImporterEditor AssetImporterEditor",
        "UnityEditor.Experimental.AssetImporters: ScriptedImporter ScriptedImporterAttribute AssetImportContext ScriptedImporterEditor AssetImporterEditor",
        "UnityEditor.Experimental: EditorResources",
        // Animation
        "UnityEditor: AnimationUtility AnimationClipSettings EditorCurveBinding ObjectReferenceKeyframe AnimationMode TangentMode AnimationMethodMap",
        "UnityEditor.Animations: AnimatorController AnimatorControllerLayer AnimatorStateMachine AnimatorState AnimatorTransition AnimatorStateTransition AnimatorTransitionBase"
            + " AnimatorCondition AnimatorConditionMode AnimatorLayerBlendingMode ChildAnimatorState ChildAnimatorStateMachine ChildMotion BlendTree BlendTreeType TransitionInterruptionSource"
            + " GameObjectRecorder StateMachineBehaviourContext",
        // The editor
        "UnityEditor: EditorApplication PlayModeStateChange PauseState EditorPrefs SessionState EditorSettings SerializationMode EnterPlayModeOptions EditorBehaviorMode SpritePackerMode LineEndingsMode"
            + " InitializeOnLoadAttribute InitializeOnLoadMethodAttribute InitializeOnEnterPlayModeAttribute CallbackOrderAttribute AssemblyReloadEvents Unsupported Help Progress L10n CloudProjectSettings"
            + " VersionControlSettings EditorAnalytics ShaderIncludePathAttribute EditorUserSettings PostProcessBuildAttribute",
        "UnityEditor.Callbacks: PostProcessBuildAttribute PostProcessSceneAttribute DidReloadScripts OnOpenAssetAttribute OnOpenAssetAttributeMode RunAfterClassAttribute RunBeforeClassAttribute RunAfterAssemblyAttribute RunBeforeAssemblyAttribute RunAfterPackageAttribute RunBeforePackageAttribute",
        "UnityEditor.Compilation: CompilationPipeline Assembly AssemblyFlags AssembliesType CompilerMessage CompilerMessageType ResponseFileData ScriptCompilerOptions AssemblyDefinitionPlatform AssemblyDefinitionReferenceType CodeOptimization RequestScriptCompilationOptions",
        "UnityEditor.ShortcutManagement: ShortcutAttribute ClutchShortcutAttribute ShortcutArguments ShortcutStage ShortcutModifiers IShortcutContext",
        // Builds
        "UnityEditor: BuildPipeline BuildTarget BuildTargetGroup BuildOptions BuildPlayerOptions BuildAssetBundleOptions AssetBundleBuild EditorBuildSettings EditorBuildSettingsScene BuildPlayerWindow"
            + " EditorUserBuildSettings PlayerSettings ScriptingImplementation ApiCompatibilityLevel ScriptingRuntimeVersion ManagedStrippingLevel StandaloneBuildSubtarget MobileTextureSubtarget"
            + " AndroidArchitecture AndroidSdkVersions AndroidBuildSystem AndroidPreferredInstallLocation iOSTargetDevice iOSSdkVersion StereoRenderingPath UIOrientation IconKind PlatformIconKind PlatformIcon"
            + " Il2CppCompilerConfiguration ResolutionDialogSetting D3D11FullscreenMode MacFullscreenMode AspectRatio WebGLCompressionFormat WebGLExceptionSupport WebGLLinkerTarget InsecureHttpOption"
            + " GraphicsJobMode ScriptCallOptimizationLevel iOSStatusBarStyle iOSBackgroundMode AndroidSplashScreenScale ActionOnDotNetUnhandledException LightmapEncodingQuality NormalMapEncoding",
        "UnityEditor.Build: IOrderedCallback IPreprocessBuild IPreprocessBuildWithReport IPostprocessBuild IPostprocessBuildWithReport IProcessScene IProcessSceneWithReport IActiveBuildTargetChanged"
            + " IFilterBuildAssemblies IPreprocessShaders IPreprocessComputeShaders IPostBuildPlayerScriptDLLs IUnityLinkerProcessor NamedBuildTarget BuildFailedException BuildPlayerProcessor BuildPlayerContext",
        "UnityEditor.Build.Reporting: BuildReport BuildSummary BuildResult BuildStep BuildStepMessage BuildFile PackedAssets PackedAssetInfo StrippingInfo BuildType",
        "UnityEditor.Rendering: ShaderCompilerData ShaderSnippetData ShaderType PassIdentifier ShaderCompilerPlatform TierSettings EditorGraphicsSettings",
        "UnityEditor.PackageManager: Client Events PackageInfo PackageCollection PackageSource PackageStatus StatusCode Error ErrorCode PackageRegistrationEventArgs VersionsInfo AuthorInfo DependencyInfo RegistryInfo RepositoryInfo GitInfo EntitlementsInfo",
        "UnityEditor.PackageManager.Requests: Request AddRequest AddAndRemoveRequest ListRequest RemoveRequest SearchRequest EmbedRequest PackRequest ResetToEditorDefaultsRequest",
        "UnityEditor.AI: NavMeshBuilder NavMeshVisualizationSettings NavMeshEditorHelpers",
        "UnityEditor.VersionControl: Provider Asset AssetList Task Message CheckoutMode ChangeSet RevertMode FileMode OnlineState VersionControlAttribute",
    };

    internal static HashSet<string> All()
    {
        return new HashSet<string>(s_Rows.Select(row => row.Split(new[] { ": " }, System.StringSplitOptions.None))
            .SelectMany(row => row[1].Split(' ').Select(name => row[0] + "." + name)));
    }
}
