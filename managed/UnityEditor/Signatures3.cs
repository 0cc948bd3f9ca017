// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public enum BuildTargetGroup
    {
        Unknown = 0,
        Standalone = 1,
        iOS = 4,
        [System.Obsolete] PS3 = 5,
        [System.Obsolete] XBOX360 = 6,
        Android = 7,
        WebGL = 13,
        WSA = 14,
        [System.Obsolete] Metro = 14,
        [System.Obsolete] WP8 = 15,
        [System.Obsolete] BlackBerry = 16,
        [System.Obsolete] Tizen = 17,
        [System.Obsolete] PSP2 = 18,
        PS4 = 19,
        [System.Obsolete] PSM = 20,
        XboxOne = 21,
        [System.Obsolete] SamsungTV = 22,
        [System.Obsolete] N3DS = 23,
        [System.Obsolete] WiiU = 24,
        tvOS = 25,
        [System.Obsolete] Facebook = 26,
        Switch = 27,
        [System.Obsolete] Lumin = 28,
        Stadia = 29,
        [System.Obsolete] CloudRendering = 30,
        LinuxHeadlessSimulation = 30,
        [System.Obsolete] GameCoreScarlett = 31,
        GameCoreXboxSeries = 31,
        GameCoreXboxOne = 32,
        PS5 = 33,
        EmbeddedLinux = 34,
        QNX = 35,
        VisionOS = 36,
    }
    public abstract partial class CallbackOrderAttribute : System.Attribute
    {
        protected int m_CallbackOrder;
    }
}

namespace UnityEditor.Callbacks
{
    public sealed partial class DidReloadScripts : UnityEditor.CallbackOrderAttribute
    {
        public DidReloadScripts() { }
        public DidReloadScripts(int callbackOrder) { }
    }
    public sealed partial class OnOpenAssetAttribute : UnityEditor.CallbackOrderAttribute
    {
        public OnOpenAssetAttribute() { }
        public OnOpenAssetAttribute(UnityEditor.Callbacks.OnOpenAssetAttributeMode attributeMode) : this(1, attributeMode) { }
        public OnOpenAssetAttribute(int callbackOrder) { }
        public OnOpenAssetAttribute(int callbackOrder, UnityEditor.Callbacks.OnOpenAssetAttributeMode attributeMode) { }
    }
    public enum OnOpenAssetAttributeMode
    {
        Execute = 0,
        Validate = 1,
    }
    public sealed partial class PostProcessBuildAttribute : UnityEditor.CallbackOrderAttribute
    {
        public PostProcessBuildAttribute() { }
        public PostProcessBuildAttribute(int callbackOrder) { }
    }
    public sealed partial class PostProcessSceneAttribute : UnityEditor.CallbackOrderAttribute
    {
        public PostProcessSceneAttribute() { }
        public PostProcessSceneAttribute(int callbackOrder) { }
        public PostProcessSceneAttribute(int callbackOrder, int version) { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class RunAfterAssemblyAttribute : System.Attribute
    {
        public string assemblyName { get; internal set; }
        public RunAfterAssemblyAttribute(string assemblyName) { this.assemblyName = assemblyName; }
        internal RunAfterAssemblyAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class RunAfterClassAttribute : System.Attribute
    {
        public System.Type classType { get; internal set; }
        public RunAfterClassAttribute(System.Type type) { this.classType = type; }
        public RunAfterClassAttribute(string assemblyQualifiedName) { }
        internal RunAfterClassAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class RunAfterPackageAttribute : System.Attribute
    {
        public string packageName { get; internal set; }
        public RunAfterPackageAttribute(string packageName) { this.packageName = packageName; }
        internal RunAfterPackageAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class RunBeforeAssemblyAttribute : System.Attribute
    {
        public string assemblyName { get; internal set; }
        public RunBeforeAssemblyAttribute(string assemblyName) { this.assemblyName = assemblyName; }
        internal RunBeforeAssemblyAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class RunBeforeClassAttribute : System.Attribute
    {
        public System.Type classType { get; internal set; }
        public RunBeforeClassAttribute(System.Type type) { this.classType = type; }
        public RunBeforeClassAttribute(string assemblyQualifiedName) { }
        internal RunBeforeClassAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class RunBeforePackageAttribute : System.Attribute
    {
        public string packageName { get; internal set; }
        public RunBeforePackageAttribute(string packageName) { this.packageName = packageName; }
        internal RunBeforePackageAttribute() { }
    }
}

namespace UnityEditor
{
    public static partial class CameraEditorUtils
    {
        public static float GameViewAspectRatio { get { throw new Umcp.LeftOutException("UnityEditor.CameraEditorUtils.GameViewAspectRatio"); } }
        public static void HandleFrustum(UnityEngine.Camera c, int cameraEditorTargetIndex) { throw new Umcp.LeftOutException("UnityEditor.CameraEditorUtils.HandleFrustum"); }
        public static void DrawFrustumGizmo(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEditor.CameraEditorUtils.DrawFrustumGizmo"); }
        public static bool TryGetSensorGateFrustum(UnityEngine.Camera camera, UnityEngine.Vector3[] near, UnityEngine.Vector3[] far, out float frustumAspect) { throw new Umcp.LeftOutException("UnityEditor.CameraEditorUtils.TryGetSensorGateFrustum"); }
        public static bool TryGetFrustum(UnityEngine.Camera camera, UnityEngine.Vector3[] near, UnityEngine.Vector3[] far, out float frustumAspect) { throw new Umcp.LeftOutException("UnityEditor.CameraEditorUtils.TryGetFrustum"); }
        public static bool IsViewportRectValidToRender(UnityEngine.Rect normalizedViewPortRect) { throw new Umcp.LeftOutException("UnityEditor.CameraEditorUtils.IsViewportRectValidToRender"); }
        public static float GetFrustumAspectRatio(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEditor.CameraEditorUtils.GetFrustumAspectRatio"); }
        public static UnityEngine.Vector3 PerspectiveClipToWorld(UnityEngine.Matrix4x4 clipToWorld, UnityEngine.Vector3 viewPositionWS, UnityEngine.Vector3 positionCS) { throw new Umcp.LeftOutException("UnityEditor.CameraEditorUtils.PerspectiveClipToWorld"); }
        public static void GetFrustumPlaneAt(UnityEngine.Matrix4x4 clipToWorld, UnityEngine.Vector3 viewPosition, float distance, UnityEngine.Vector3[] points) { throw new Umcp.LeftOutException("UnityEditor.CameraEditorUtils.GetFrustumPlaneAt"); }
    }
    public sealed partial class CanEditMultipleObjects : System.Attribute
    {
    }
    public partial struct ClipAnimationInfoCurve
    {
        public string name;
        public UnityEngine.AnimationCurve curve;
    }
    public enum ClipAnimationMaskType
    {
        CreateFromThisModel = 0,
        CopyFromOther = 1,
        None = 3,
    }
    public partial class CloudProjectSettings
    {
        public static string userId { get { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.userId"); } }
        public static string userName { get { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.userName"); } }
        public static string accessToken { get { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.accessToken"); } }
        public static void RefreshAccessToken(System.Action<bool> refresh) { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.RefreshAccessToken"); }
        public static System.Threading.Tasks.Task<string> GetServiceTokenAsync(System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.GetServiceTokenAsync"); }
        public static void ShowLogin() { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.ShowLogin"); }
        public static string projectId { get { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.projectId"); } }
        public static string projectName { get { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.projectName"); } }
        public static string organizationId { get { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.organizationId"); } }
        public static string organizationName { get { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.organizationName"); } }
        public static string organizationKey { get { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.organizationKey"); } }
        public static bool projectBound { get { throw new Umcp.LeftOutException("UnityEditor.CloudProjectSettings.projectBound"); } }
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class ColorPickerHDRConfig
    {
        public float minBrightness;
        public float maxBrightness;
        public float minExposureValue;
        public float maxExposureValue;
        public ColorPickerHDRConfig(float minBrightness, float maxBrightness, float minExposureValue, float maxExposureValue) { this.minBrightness = minBrightness; this.maxBrightness = maxBrightness; this.minExposureValue = minExposureValue; this.maxExposureValue = maxExposureValue; }
        internal ColorPickerHDRConfig() { }
    }
}

namespace UnityEditor.Compilation
{
    public enum AssembliesType
    {
        Editor = 0,
        Player = 1,
        PlayerWithoutTestAssemblies = 2,
    }
    public partial class Assembly
    {
        public string name { get; internal set; }
        public string rootNamespace { get; internal set; }
        public string outputPath { get; internal set; }
        public string[] sourceFiles { get; internal set; }
        public string[] defines { get; internal set; }
        public UnityEditor.Compilation.Assembly[] assemblyReferences { get; internal set; }
        public string[] compiledAssemblyReferences { get; internal set; }
        public UnityEditor.Compilation.AssemblyFlags flags { get; internal set; }
        public UnityEditor.Compilation.ScriptCompilerOptions compilerOptions { get; internal set; }
        public string[] allReferences { get { throw new Umcp.LeftOutException("UnityEditor.Compilation.Assembly.allReferences"); } }
        public Assembly(string name, string outputPath, string[] sourceFiles, string[] defines, UnityEditor.Compilation.Assembly[] assemblyReferences, string[] compiledAssemblyReferences, UnityEditor.Compilation.AssemblyFlags flags) { this.name = name; this.outputPath = outputPath; this.sourceFiles = sourceFiles; this.defines = defines; this.assemblyReferences = assemblyReferences; this.compiledAssemblyReferences = compiledAssemblyReferences; this.flags = flags; }
        public Assembly(string name, string outputPath, string[] sourceFiles, string[] defines, UnityEditor.Compilation.Assembly[] assemblyReferences, string[] compiledAssemblyReferences, UnityEditor.Compilation.AssemblyFlags flags, UnityEditor.Compilation.ScriptCompilerOptions compilerOptions) { this.name = name; this.outputPath = outputPath; this.sourceFiles = sourceFiles; this.defines = defines; this.assemblyReferences = assemblyReferences; this.compiledAssemblyReferences = compiledAssemblyReferences; this.flags = flags; this.compilerOptions = compilerOptions; }
        public Assembly(string name, string outputPath, string[] sourceFiles, string[] defines, UnityEditor.Compilation.Assembly[] assemblyReferences, string[] compiledAssemblyReferences, UnityEditor.Compilation.AssemblyFlags flags, UnityEditor.Compilation.ScriptCompilerOptions compilerOptions, string rootNamespace) { this.name = name; this.outputPath = outputPath; this.sourceFiles = sourceFiles; this.defines = defines; this.assemblyReferences = assemblyReferences; this.compiledAssemblyReferences = compiledAssemblyReferences; this.flags = flags; this.compilerOptions = compilerOptions; this.rootNamespace = rootNamespace; }
        internal Assembly() { }
    }
    public partial struct AssemblyDefinitionPlatform
    {
        public string Name { get; internal set; }
        public string DisplayName { get; internal set; }
        public UnityEditor.BuildTarget BuildTarget { get; internal set; }
    }
    public enum AssemblyDefinitionReferenceType
    {
        Name = 0,
        Guid = 1,
    }
    [System.FlagsAttribute]
    public enum AssemblyFlags
    {
        None = 0,
        EditorAssembly = 1,
    }
    public enum CodeOptimization
    {
        None = 0,
        Debug = 1,
        Release = 2,
    }
    public static partial class CompilationPipeline
    {
        public static event System.Action<object> compilationStarted { add { } remove { } }
        public static event System.Action<object> compilationFinished { add { } remove { } }
        [System.Obsolete] public static event System.Action<string> assemblyCompilationStarted { add { } remove { } }
        public static event System.Action<string> assemblyCompilationNotRequired { add { } remove { } }
        public static event System.Action<string, UnityEditor.Compilation.CompilerMessage[]> assemblyCompilationFinished { add { } remove { } }
        public static event System.Action<UnityEditor.Compilation.CodeOptimization> codeOptimizationChanged { add { } remove { } }
        public static UnityEditor.Compilation.CodeOptimization codeOptimization { get { return s_KeptCodeOptimization.Get("UnityEditor.Compilation.CompilationPipeline.codeOptimization"); } set { s_KeptCodeOptimization.Set(value); } } private static Umcp.Kept<UnityEditor.Compilation.CodeOptimization> s_KeptCodeOptimization;
        public static string[] GetSystemAssemblyDirectories(UnityEditor.ApiCompatibilityLevel apiCompatibilityLevel) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetSystemAssemblyDirectories"); }
        public static UnityEditor.Compilation.ResponseFileData ParseResponseFile(string relativePath, string projectDirectory, string[] systemReferenceDirectories) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.ParseResponseFile"); }
        public static UnityEditor.Compilation.Assembly[] GetAssemblies() { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetAssemblies"); }
        public static UnityEditor.Compilation.Assembly[] GetAssemblies(UnityEditor.Compilation.AssembliesType assembliesType) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetAssemblies"); }
        public static string GetAssemblyNameFromScriptPath(string sourceFilePath) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetAssemblyNameFromScriptPath"); }
        public static string GetAssemblyDefinitionFilePathFromScriptPath(string sourceFilePath) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetAssemblyDefinitionFilePathFromScriptPath"); }
        public static string GetAssemblyDefinitionFilePathFromAssemblyName(string assemblyName) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetAssemblyDefinitionFilePathFromAssemblyName"); }
        public static string GetAssemblyDefinitionFilePathFromAssemblyReference(string reference) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetAssemblyDefinitionFilePathFromAssemblyReference"); }
        public static UnityEditor.Compilation.AssemblyDefinitionReferenceType GetAssemblyDefinitionReferenceType(string reference) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetAssemblyDefinitionReferenceType"); }
        public static string GUIDToAssemblyDefinitionReferenceGUID(string guid) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GUIDToAssemblyDefinitionReferenceGUID"); }
        public static string AssemblyDefinitionReferenceGUIDToGUID(string reference) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.AssemblyDefinitionReferenceGUIDToGUID"); }
        public static string GetAssemblyRootNamespaceFromScriptPath(string sourceFilePath) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetAssemblyRootNamespaceFromScriptPath"); }
        public static UnityEditor.Compilation.AssemblyDefinitionPlatform[] GetAssemblyDefinitionPlatforms() { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetAssemblyDefinitionPlatforms"); }
        public static string[] GetDefinesFromAssemblyName(string assemblyName) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetDefinesFromAssemblyName"); }
        public static string[] GetResponseFileDefinesFromAssemblyName(string assemblyName) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetResponseFileDefinesFromAssemblyName"); }
        public static string[] GetPrecompiledAssemblyNames() { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetPrecompiledAssemblyNames"); }
        public static bool IsDefineConstraintsCompatible(string[] defines, string[] defineConstraints) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.IsDefineConstraintsCompatible"); }
        public static string[] GetPrecompiledAssemblyPaths(UnityEditor.Compilation.CompilationPipeline.PrecompiledAssemblySources precompiledAssemblySources) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetPrecompiledAssemblyPaths"); }
        public static string GetPrecompiledAssemblyPathFromAssemblyName(string assemblyName) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.GetPrecompiledAssemblyPathFromAssemblyName"); }
        public static void RequestScriptCompilation() { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.RequestScriptCompilation"); }
        public static void RequestScriptCompilation(UnityEditor.Compilation.RequestScriptCompilationOptions options) { throw new Umcp.LeftOutException("UnityEditor.Compilation.CompilationPipeline.RequestScriptCompilation"); }
        [System.FlagsAttribute]
        public enum PrecompiledAssemblySources
        {
            UserAssembly = 1,
            UnityEngine = 2,
            UnityEditor = 4,
            SystemAssembly = 8,
            UnityAssembly = 16,
            All = -1,
        }
    }
    public partial struct CompilerMessage
    {
        public string message;
        public string file;
        public int line;
        public int column;
        public UnityEditor.Compilation.CompilerMessageType type;
    }
    public enum CompilerMessageType
    {
        Error = 0,
        Warning = 1,
        Info = 2,
    }
    [System.FlagsAttribute]
    public enum RequestScriptCompilationOptions
    {
        None = 0,
        CleanBuildCache = 1,
    }
    public partial class ResponseFileData
    {
        public string[] Defines;
        public string[] FullPathReferences;
        public string[] Errors;
        public string[] OtherArguments;
        public bool Unsafe;
    }
    public partial class ScriptCompilerOptions
    {
        public string RoslynAnalyzerRulesetPath { get; set; }
        public string[] RoslynAnalyzerDllPaths { get; set; }
        public string[] RoslynAdditionalFilePaths { get; set; }
        public string AnalyzerConfigPath { get; set; }
        public bool AllowUnsafeCode { get; set; }
        public string[] AdditionalCompilerArguments { get; set; }
        public UnityEditor.Compilation.CodeOptimization CodeOptimization { get; set; }
        public UnityEditor.ApiCompatibilityLevel ApiCompatibilityLevel { get; set; }
        public string[] ResponseFiles { get; set; }
        public string LanguageVersion { get; internal set; }
        public ScriptCompilerOptions() { }
    }
}

namespace UnityEditor
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, Inherited = false, AllowMultiple = false)]
    public sealed partial class CustomPreviewAttribute : System.Attribute
    {
        public CustomPreviewAttribute(System.Type type) { }
        internal CustomPreviewAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, Inherited = false, AllowMultiple = true)]
    public sealed partial class CustomPropertyDrawer : System.Attribute
    {
        public CustomPropertyDrawer(System.Type type) { }
        public CustomPropertyDrawer(System.Type type, bool useForChildren) { }
        internal CustomPropertyDrawer() { }
    }
    public enum D3D11FullscreenMode
    {
        ExclusiveMode = 0,
        FullscreenWindow = 1,
    }
    public abstract partial class DecoratorDrawer
    {
        public UnityEngine.PropertyAttribute attribute { get; internal set; }
        public virtual void OnGUI(UnityEngine.Rect position) { }
    }
    public partial class DefaultAsset : UnityEngine.Object
    {
        internal DefaultAsset() { }
    }
    public enum DialogOptOutDecisionType
    {
        ForThisMachine = 0,
        ForThisSession = 1,
    }
    public partial class DragAndDrop
    {
        public static void PrepareStartDrag() { }
        public static void StartDrag(string title) { }
        public static object GetGenericData(string type) { throw new Umcp.LeftOutException("UnityEditor.DragAndDrop.GetGenericData"); }
        public static void SetGenericData(string type, object data) { }
        public static UnityEngine.Object[] objectReferences { get { return s_KeptObjectReferences.Get("UnityEditor.DragAndDrop.objectReferences"); } set { s_KeptObjectReferences.Set(value); } } private static Umcp.Kept<UnityEngine.Object[]> s_KeptObjectReferences;
        public static string[] paths { get { return s_KeptPaths.Get("UnityEditor.DragAndDrop.paths"); } set { s_KeptPaths.Set(value); } } private static Umcp.Kept<string[]> s_KeptPaths;
        public static int activeControlID { get { return s_KeptActiveControlID.Get("UnityEditor.DragAndDrop.activeControlID"); } set { s_KeptActiveControlID.Set(value); } } private static Umcp.Kept<int> s_KeptActiveControlID;
        public static UnityEditor.DragAndDropVisualMode visualMode { get { return s_KeptVisualMode.Get("UnityEditor.DragAndDrop.visualMode"); } set { s_KeptVisualMode.Set(value); } } private static Umcp.Kept<UnityEditor.DragAndDropVisualMode> s_KeptVisualMode;
        public static void AcceptDrag() { }
        public static bool HasHandler(int dropDstId, System.Delegate handler) { throw new Umcp.LeftOutException("UnityEditor.DragAndDrop.HasHandler"); }
        public static void AddDropHandler(UnityEditor.DragAndDrop.ProjectBrowserDropHandler handler) { }
        public static void AddDropHandler(UnityEditor.DragAndDrop.SceneDropHandler handler) { }
        public static void AddDropHandler(UnityEditor.DragAndDrop.InspectorDropHandler handler) { }
        public static void RemoveDropHandler(UnityEditor.DragAndDrop.ProjectBrowserDropHandler handler) { }
        public static void RemoveDropHandler(UnityEditor.DragAndDrop.SceneDropHandler handler) { }
        public static void RemoveDropHandler(UnityEditor.DragAndDrop.InspectorDropHandler handler) { }
        public delegate UnityEditor.DragAndDropVisualMode ProjectBrowserDropHandler(int dragInstanceId, string dropUponPath, bool perform);
        public delegate UnityEditor.DragAndDropVisualMode SceneDropHandler(UnityEngine.Object dropUpon, UnityEngine.Vector3 worldPosition, UnityEngine.Vector2 viewportPosition, UnityEngine.Transform parentForDraggedObjects, bool perform);
        public delegate UnityEditor.DragAndDropVisualMode InspectorDropHandler(UnityEngine.Object[] targets, bool perform);
    }
    public enum DragAndDropVisualMode
    {
        None = 0,
        Copy = 1,
        Link = 2,
        Move = 16,
        Generic = 4,
        Rejected = 32,
    }
    public enum DrawCameraMode
    {
        UserDefined = -2147483648,
        Normal = -1,
        Textured = 0,
        Wireframe = 1,
        TexturedWire = 2,
        ShadowCascades = 3,
        RenderPaths = 4,
        AlphaChannel = 5,
        Overdraw = 6,
        Mipmaps = 7,
        DeferredDiffuse = 8,
        DeferredSpecular = 9,
        DeferredSmoothness = 10,
        DeferredNormal = 11,
        RealtimeCharting = 12,
        Systems = 13,
        RealtimeAlbedo = 14,
        RealtimeEmissive = 15,
        RealtimeIndirect = 16,
        RealtimeDirectionality = 17,
        BakedLightmap = 18,
        Clustering = 19,
        LitClustering = 20,
        ValidateAlbedo = 21,
        ValidateMetalSpecular = 22,
        ShadowMasks = 23,
        LightOverlap = 24,
        BakedAlbedo = 25,
        BakedEmissive = 26,
        BakedDirectionality = 27,
        BakedTexelValidity = 28,
        BakedIndices = 29,
        BakedCharting = 30,
        SpriteMask = 31,
        BakedUVOverlap = 32,
        TextureStreaming = 33,
        BakedLightmapCulling = 34,
        GIContributorsReceivers = 35,
    }
    public sealed partial class DrawGizmo : System.Attribute
    {
        public DrawGizmo(UnityEditor.GizmoType gizmo) { this.drawOptions = gizmo; }
        public DrawGizmo(UnityEditor.GizmoType gizmo, System.Type drawnGizmoType) { this.drawnType = drawnGizmoType; this.drawOptions = gizmo; }
        public System.Type drawnType;
        public UnityEditor.GizmoType drawOptions;
        internal DrawGizmo() { }
    }
    public partial class Editor
    {
        public static void CreateCachedEditorWithContext(UnityEngine.Object targetObject, UnityEngine.Object context, System.Type editorType, ref UnityEditor.Editor previousEditor) { throw new Umcp.LeftOutException("UnityEditor.Editor.CreateCachedEditorWithContext"); }
        public static void CreateCachedEditorWithContext(UnityEngine.Object[] targetObjects, UnityEngine.Object context, System.Type editorType, ref UnityEditor.Editor previousEditor) { throw new Umcp.LeftOutException("UnityEditor.Editor.CreateCachedEditorWithContext"); }
        public static event System.Action<UnityEditor.Editor> finishedDefaultHeaderGUI { add { } remove { } }
        protected virtual void OnHeaderGUI() { }
        public virtual void OnPreviewGUI(UnityEngine.Rect r, UnityEngine.GUIStyle background) { }
        public virtual void OnInteractivePreviewGUI(UnityEngine.Rect r, UnityEngine.GUIStyle background) { }
        public virtual void OnPreviewSettings() { }
        public virtual void DrawPreview(UnityEngine.Rect previewArea) { }
        public virtual void ReloadPreviewInstances() { }
        public void Initialize(UnityEngine.Object[] targets) { throw new Umcp.LeftOutException("UnityEditor.Editor.Initialize"); }
        public void Cleanup() { throw new Umcp.LeftOutException("UnityEditor.Editor.Cleanup"); }
        public bool MoveNextTarget() { throw new Umcp.LeftOutException("UnityEditor.Editor.MoveNextTarget"); }
        public void ResetTarget() { throw new Umcp.LeftOutException("UnityEditor.Editor.ResetTarget"); }
    }
    public static partial class EditorAnalytics
    {
        public static bool enabled { get { return s_KeptEnabled.Get("UnityEditor.EditorAnalytics.enabled"); } set { s_KeptEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptEnabled;
        public static UnityEngine.Analytics.AnalyticsResult SendAnalytic(UnityEngine.Analytics.IAnalytic analytic) { throw new Umcp.LeftOutException("UnityEditor.EditorAnalytics.SendAnalytic"); }
        public static UnityEngine.Analytics.AnalyticsResult RegisterEventWithLimit(string eventName, int maxEventPerHour, int maxItems, string vendorKey) { throw new Umcp.LeftOutException("UnityEditor.EditorAnalytics.RegisterEventWithLimit"); }
        public static UnityEngine.Analytics.AnalyticsResult RegisterEventWithLimit(string eventName, int maxEventPerHour, int maxItems, string vendorKey, int ver) { throw new Umcp.LeftOutException("UnityEditor.EditorAnalytics.RegisterEventWithLimit"); }
        public static UnityEngine.Analytics.AnalyticsResult SendEventWithLimit(string eventName, object parameters) { throw new Umcp.LeftOutException("UnityEditor.EditorAnalytics.SendEventWithLimit"); }
        public static UnityEngine.Analytics.AnalyticsResult SendEventWithLimit(string eventName, object parameters, int ver) { throw new Umcp.LeftOutException("UnityEditor.EditorAnalytics.SendEventWithLimit"); }
        public static UnityEngine.Analytics.AnalyticsResult SetEventWithLimitEndPoint(string eventName, string endPoint, int ver) { throw new Umcp.LeftOutException("UnityEditor.EditorAnalytics.SetEventWithLimitEndPoint"); }
        public static UnityEngine.Analytics.AnalyticsResult SetEventWithLimitPriority(string eventName, UnityEngine.Analytics.AnalyticsEventPriority eventPriority, int ver) { throw new Umcp.LeftOutException("UnityEditor.EditorAnalytics.SetEventWithLimitPriority"); }
    }
    public sealed partial class EditorApplication
    {
        [System.Obsolete] public static void NewScene() { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.NewScene"); }
        [System.Obsolete] public static void NewEmptyScene() { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.NewEmptyScene"); }
        [System.Obsolete] public static bool OpenScene(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.OpenScene"); }
        [System.Obsolete] public static void OpenSceneAdditive(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.OpenSceneAdditive"); }
        [System.Obsolete] public static bool SaveScene() { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.SaveScene"); }
        [System.Obsolete] public static bool SaveScene(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.SaveScene"); }
        [System.Obsolete] public static bool SaveScene(string path, bool saveAsCopy) { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.SaveScene"); }
        [System.Obsolete] public static bool SaveCurrentSceneIfUserWantsTo() { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.SaveCurrentSceneIfUserWantsTo"); }
        [System.Obsolete] public static void MarkSceneDirty() { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.MarkSceneDirty"); }
        [System.Obsolete] public static bool isSceneDirty { get { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.isSceneDirty"); } }
        public static UnityEditor.EditorApplication.ProjectWindowItemCallback projectWindowItemOnGUI;
        public static UnityEditor.EditorApplication.ProjectWindowItemInstanceCallback projectWindowItemInstanceOnGUI;
        public static UnityEditor.EditorApplication.HierarchyWindowItemCallback hierarchyWindowItemOnGUI;
        public static event System.Func<bool> wantsToQuit { add { } remove { } }
        public static event System.Action quitting { add { } remove { } }
        public static event System.Action hierarchyChanged { add { } remove { } }
        [System.Obsolete] public static UnityEditor.EditorApplication.CallbackFunction hierarchyWindowChanged;
        public static event System.Action projectChanged { add { } remove { } }
        [System.Obsolete] public static UnityEditor.EditorApplication.CallbackFunction projectWindowChanged;
        public static UnityEditor.EditorApplication.CallbackFunction searchChanged;
        public static UnityEditor.EditorApplication.CallbackFunction modifierKeysChanged;
        public static event System.Action<UnityEditor.PauseState> pauseStateChanged { add { } remove { } }
        public static event System.Action<UnityEditor.PlayModeStateChange> playModeStateChanged { add { } remove { } }
        [System.Obsolete] public static UnityEditor.EditorApplication.CallbackFunction playmodeStateChanged;
        public static event System.Action<bool> focusChanged { add { } remove { } }
        public static UnityEditor.EditorApplication.SerializedPropertyCallbackFunction contextualPropertyMenu;
        [System.Obsolete] public static void LoadLevelInPlayMode(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.LoadLevelInPlayMode"); }
        [System.Obsolete] public static void LoadLevelAdditiveInPlayMode(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.LoadLevelAdditiveInPlayMode"); }
        [System.Obsolete] public static UnityEngine.AsyncOperation LoadLevelAsyncInPlayMode(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.LoadLevelAsyncInPlayMode"); }
        [System.Obsolete] public static UnityEngine.AsyncOperation LoadLevelAdditiveAsyncInPlayMode(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.LoadLevelAdditiveAsyncInPlayMode"); }
        public static void OpenProject(string projectPath, params string[] args) { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.OpenProject"); }
        public static void Step() { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.Step"); }
        [System.Obsolete] public static UnityEditor.ScriptingRuntimeVersion scriptingRuntimeVersion { get { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.scriptingRuntimeVersion"); } }
        public static string applicationContentsPath { get { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.applicationContentsPath"); } }
        public static string applicationPath { get { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.applicationPath"); } }
        public static void SetTemporaryProjectKeepPath(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorApplication.SetTemporaryProjectKeepPath"); }
        public delegate void ProjectWindowItemCallback(string guid, UnityEngine.Rect selectionRect);
        public delegate void ProjectWindowItemInstanceCallback(int instanceID, UnityEngine.Rect selectionRect);
        public delegate void HierarchyWindowItemCallback(int instanceID, UnityEngine.Rect selectionRect);
        public delegate void SerializedPropertyCallbackFunction(UnityEditor.GenericMenu menu, UnityEditor.SerializedProperty property);
    }
    public enum EditorBehaviorMode
    {
        Mode3D = 0,
        Mode2D = 1,
    }
    public partial class EditorBuildSettings
    {
        public static event System.Action sceneListChanged { add { } remove { } }
        public static bool RemoveConfigObject(string name) { throw new Umcp.LeftOutException("UnityEditor.EditorBuildSettings.RemoveConfigObject"); }
        public static string[] GetConfigObjectNames() { throw new Umcp.LeftOutException("UnityEditor.EditorBuildSettings.GetConfigObjectNames"); }
        public static void AddConfigObject(string name, UnityEngine.Object obj, bool overwrite) { throw new Umcp.LeftOutException("UnityEditor.EditorBuildSettings.AddConfigObject"); }
        public static bool TryGetConfigObject<T>(string name, out T result) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEditor.EditorBuildSettings.TryGetConfigObject"); }
    }
    public partial struct EditorCurveBinding : System.IEquatable<UnityEditor.EditorCurveBinding>
    {
        public string path;
        public string propertyName;
        public bool isPPtrCurve { get { throw new Umcp.LeftOutException("UnityEditor.EditorCurveBinding.isPPtrCurve"); } }
        public bool isDiscreteCurve { get { throw new Umcp.LeftOutException("UnityEditor.EditorCurveBinding.isDiscreteCurve"); } }
        public bool isSerializeReferenceCurve { get { throw new Umcp.LeftOutException("UnityEditor.EditorCurveBinding.isSerializeReferenceCurve"); } }
        public static bool operator ==(UnityEditor.EditorCurveBinding lhs, UnityEditor.EditorCurveBinding rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEditor.EditorCurveBinding lhs, UnityEditor.EditorCurveBinding rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEditor.EditorCurveBinding other) { return base.Equals(other); }
        public System.Type type { get { throw new Umcp.LeftOutException("UnityEditor.EditorCurveBinding.type"); } set { throw new Umcp.LeftOutException("UnityEditor.EditorCurveBinding.type"); } }
        public static UnityEditor.EditorCurveBinding FloatCurve(string inPath, System.Type inType, string inPropertyName) { throw new Umcp.LeftOutException("UnityEditor.EditorCurveBinding.FloatCurve"); }
        public static UnityEditor.EditorCurveBinding PPtrCurve(string inPath, System.Type inType, string inPropertyName) { throw new Umcp.LeftOutException("UnityEditor.EditorCurveBinding.PPtrCurve"); }
        public static UnityEditor.EditorCurveBinding DiscreteCurve(string inPath, System.Type inType, string inPropertyName) { throw new Umcp.LeftOutException("UnityEditor.EditorCurveBinding.DiscreteCurve"); }
        public static UnityEditor.EditorCurveBinding SerializeReferenceCurve(string inPath, System.Type inType, long refID, string inPropertyName, bool isPPtr, bool isDiscrete) { throw new Umcp.LeftOutException("UnityEditor.EditorCurveBinding.SerializeReferenceCurve"); }
    }
}
