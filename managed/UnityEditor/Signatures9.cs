// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public enum ObjectChangeKind : ushort
    {
        None = 0,
        ChangeScene = 1,
        CreateGameObjectHierarchy = 2,
        ChangeGameObjectStructureHierarchy = 3,
        ChangeGameObjectStructure = 4,
        ChangeGameObjectParent = 5,
        ChangeGameObjectOrComponentProperties = 6,
        DestroyGameObjectHierarchy = 7,
        CreateAssetObject = 8,
        DestroyAssetObject = 9,
        ChangeAssetObjectProperties = 10,
        UpdatePrefabInstances = 11,
        ChangeChildrenOrder = 12,
    }
    public static partial class ObjectFactory
    {
        public static event System.Action<UnityEngine.Component> componentWasAdded { add { } remove { } }
        public static T CreateInstance<T>() where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEditor.ObjectFactory.CreateInstance"); }
        public static UnityEngine.Object CreateInstance(System.Type type) { throw new Umcp.LeftOutException("UnityEditor.ObjectFactory.CreateInstance"); }
        public static T AddComponent<T>(UnityEngine.GameObject gameObject) where T : UnityEngine.Component { throw new Umcp.LeftOutException("UnityEditor.ObjectFactory.AddComponent"); }
        public static UnityEngine.Component AddComponent(UnityEngine.GameObject gameObject, System.Type type) { throw new Umcp.LeftOutException("UnityEditor.ObjectFactory.AddComponent"); }
        public static UnityEngine.GameObject CreateGameObject(UnityEngine.SceneManagement.Scene scene, UnityEngine.HideFlags hideFlags, string name, params System.Type[] types) { throw new Umcp.LeftOutException("UnityEditor.ObjectFactory.CreateGameObject"); }
        public static UnityEngine.GameObject CreateGameObject(string name, params System.Type[] types) { throw new Umcp.LeftOutException("UnityEditor.ObjectFactory.CreateGameObject"); }
        public static UnityEngine.GameObject CreatePrimitive(UnityEngine.PrimitiveType type) { throw new Umcp.LeftOutException("UnityEditor.ObjectFactory.CreatePrimitive"); }
        public static void PlaceGameObject(UnityEngine.GameObject go, UnityEngine.GameObject parent = null) { throw new Umcp.LeftOutException("UnityEditor.ObjectFactory.PlaceGameObject"); }
    }
    public sealed partial class ObjectNames
    {
        public static string NicifyVariableName(string name) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.NicifyVariableName"); }
        public static string GetClassName(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.GetClassName"); }
        public static string GetDragAndDropTitle(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.GetDragAndDropTitle"); }
        public static void SetNameSmart(UnityEngine.Object obj, string name) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.SetNameSmart"); }
        public static string GetUniqueName(string[] existingNames, string name) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.GetUniqueName"); }
        public static string GetInspectorTitle(UnityEngine.Object obj, bool multiObjectEditing) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.GetInspectorTitle"); }
        public static string GetInspectorTitle(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.GetInspectorTitle"); }
        [System.Obsolete] public static string MangleVariableName(string name) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.MangleVariableName"); }
        [System.Obsolete] public static string GetPropertyEditorTitle(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.GetPropertyEditorTitle"); }
    }
    public partial class ObjectPreview
    {
        protected UnityEngine.Object[] m_Targets;
        protected int m_ReferenceTargetIndex;
        public virtual void Cleanup() { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.Cleanup"); }
        public virtual void Initialize(UnityEngine.Object[] targets) { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.Initialize"); }
        public virtual bool MoveNextTarget() { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.MoveNextTarget"); }
        public virtual void ResetTarget() { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.ResetTarget"); }
        public virtual UnityEngine.Object target { get { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.target"); } }
        public virtual bool HasPreviewGUI() { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.HasPreviewGUI"); }
        public virtual UnityEngine.GUIContent GetPreviewTitle() { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.GetPreviewTitle"); }
        public virtual void OnPreviewGUI(UnityEngine.Rect r, UnityEngine.GUIStyle background) { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.OnPreviewGUI"); }
        public virtual void OnInteractivePreviewGUI(UnityEngine.Rect r, UnityEngine.GUIStyle background) { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.OnInteractivePreviewGUI"); }
        public virtual void OnPreviewSettings() { }
        public virtual string GetInfoString() { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.GetInfoString"); }
        public void DrawPreview(UnityEngine.Rect previewArea) { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.DrawPreview"); }
        public virtual void ReloadPreviewInstances() { }
    }
    public partial struct ObjectReferenceKeyframe
    {
        public float time;
        public UnityEngine.Object value;
    }
    public partial struct PackageInfo
    {
        public string packagePath;
        public string jsonInfo;
        public string iconURL;
    }
}

namespace UnityEditor.PackageManager
{
    [System.SerializableAttribute]
    public partial class AuthorInfo
    {
        public string name { get; internal set; }
        public string email { get; internal set; }
        public string url { get; internal set; }
        internal AuthorInfo() { }
    }
    public static partial class Client
    {
        public static void Resolve() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Resolve"); }
        public static UnityEditor.PackageManager.Requests.ListRequest List(bool offlineMode, bool includeIndirectDependencies) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.List"); }
        public static UnityEditor.PackageManager.Requests.ListRequest List(bool offlineMode) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.List"); }
        public static UnityEditor.PackageManager.Requests.ListRequest List() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.List"); }
        public static UnityEditor.PackageManager.Requests.AddRequest Add(string identifier) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Add"); }
        public static UnityEditor.PackageManager.Requests.AddAndRemoveRequest AddAndRemove(string[] packagesToAdd = null, string[] packagesToRemove = null) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.AddAndRemove"); }
        public static UnityEditor.PackageManager.Requests.EmbedRequest Embed(string packageName) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Embed"); }
        public static UnityEditor.PackageManager.Requests.RemoveRequest Remove(string packageName) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Remove"); }
        public static UnityEditor.PackageManager.Requests.SearchRequest Search(string packageIdOrName, bool offlineMode) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Search"); }
        public static UnityEditor.PackageManager.Requests.SearchRequest Search(string packageIdOrName) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Search"); }
        public static UnityEditor.PackageManager.Requests.SearchRequest SearchAll(bool offlineMode) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.SearchAll"); }
        public static UnityEditor.PackageManager.Requests.SearchRequest SearchAll() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.SearchAll"); }
        public static UnityEditor.PackageManager.Requests.ResetToEditorDefaultsRequest ResetToEditorDefaults() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.ResetToEditorDefaults"); }
        public static UnityEditor.PackageManager.Requests.PackRequest Pack(string packageFolder, string targetFolder) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Pack"); }
    }
    [System.SerializableAttribute]
    public partial struct DependencyInfo
    {
        public string version { get; internal set; }
        public string name { get; internal set; }
    }
    [System.SerializableAttribute]
    public partial class Error
    {
        public UnityEditor.PackageManager.ErrorCode errorCode { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Error.errorCode"); } }
        public string message { get; internal set; }
        internal Error() { }
    }
    public enum ErrorCode
    {
        Unknown = 0,
        NotFound = 1,
        Forbidden = 2,
        InvalidParameter = 3,
        Conflict = 4,
        AggregateError = 5,
    }
    public static partial class Events
    {
        public static event System.Action<UnityEditor.PackageManager.PackageRegistrationEventArgs> registeringPackages { add { } remove { } }
        public static event System.Action<UnityEditor.PackageManager.PackageRegistrationEventArgs> registeredPackages { add { } remove { } }
    }
    [System.SerializableAttribute]
    public partial class GitInfo
    {
        public string hash { get; internal set; }
        public string revision { get; internal set; }
        internal GitInfo() { }
    }
    [System.SerializableAttribute]
    public partial class PackageCollection : System.Collections.Generic.IEnumerable<UnityEditor.PackageManager.PackageInfo>
    {
        System.Collections.Generic.IEnumerator<UnityEditor.PackageManager.PackageInfo> System.Collections.Generic.IEnumerable<UnityEditor.PackageManager.PackageInfo>.GetEnumerator() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageCollection.System.Collections.Generic.IEnumerable<UnityEditor.PackageManager.PackageInfo>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageCollection.System.Collections.IEnumerable.GetEnumerator"); }
        public UnityEditor.PackageManager.Error error { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageCollection.error"); } }
        internal PackageCollection() { }
    }
    [System.SerializableAttribute]
    public sealed partial class PackageInfo
    {
        public static UnityEditor.PackageManager.PackageInfo[] GetAllRegisteredPackages() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.GetAllRegisteredPackages"); }
        public static bool IsPackageRegistered(string name) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.IsPackageRegistered"); }
        public string packageId { get; internal set; } = "";
        public bool isDirectDependency { get; internal set; } = false;
        public string version { get; internal set; } = "";
        public UnityEditor.PackageManager.PackageSource source { get; internal set; }
        public string resolvedPath { get; internal set; } = "";
        public string assetPath { get; internal set; } = "";
        public string name { get; internal set; } = "";
        public string displayName { get; internal set; } = "";
        public string category { get; internal set; } = "";
        public string type { get; internal set; } = "";
        public string description { get; internal set; } = "";
        [System.Obsolete] public UnityEditor.PackageManager.PackageStatus status { get; internal set; }
        public UnityEditor.PackageManager.Error[] errors { get; internal set; }
        public UnityEditor.PackageManager.VersionsInfo versions { get; internal set; }
        public UnityEditor.PackageManager.DependencyInfo[] dependencies { get; internal set; }
        public UnityEditor.PackageManager.DependencyInfo[] resolvedDependencies { get; internal set; }
        public string[] keywords { get; internal set; }
        public UnityEditor.PackageManager.AuthorInfo author { get; internal set; } = new UnityEditor.PackageManager.AuthorInfo();
        public string documentationUrl { get; internal set; } = "";
        public string changelogUrl { get; internal set; } = "";
        public string licensesUrl { get; internal set; } = "";
        public UnityEditor.PackageManager.RegistryInfo registry { get; internal set; } = new UnityEditor.PackageManager.RegistryInfo();
        public bool isDeprecated { get; internal set; } = false;
        public string deprecationMessage { get; internal set; } = "";
        public System.DateTime? datePublished { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.datePublished"); } }
        public UnityEditor.PackageManager.GitInfo git { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.git"); } }
        public UnityEditor.PackageManager.RepositoryInfo repository { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.repository"); } }
        public static UnityEditor.PackageManager.PackageInfo FindForAssetPath(string assetPath) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.FindForAssetPath"); }
        public static UnityEditor.PackageManager.PackageInfo FindForPackageName(string name) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.FindForPackageName"); }
        public static UnityEditor.PackageManager.PackageInfo FindForAssembly(System.Reflection.Assembly assembly) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.FindForAssembly"); }
        internal PackageInfo() { }
    }
    public partial class PackageRegistrationEventArgs
    {
        public System.Collections.ObjectModel.ReadOnlyCollection<UnityEditor.PackageManager.PackageInfo> added { get; internal set; }
        public System.Collections.ObjectModel.ReadOnlyCollection<UnityEditor.PackageManager.PackageInfo> removed { get; internal set; }
        public System.Collections.ObjectModel.ReadOnlyCollection<UnityEditor.PackageManager.PackageInfo> changedFrom { get; internal set; }
        public System.Collections.ObjectModel.ReadOnlyCollection<UnityEditor.PackageManager.PackageInfo> changedTo { get; internal set; }
        internal PackageRegistrationEventArgs() { }
    }
    public enum PackageSource
    {
        Unknown = 0,
        Registry = 1,
        BuiltIn = 2,
        Embedded = 3,
        Local = 4,
        Git = 5,
        LocalTarball = 6,
    }
    [System.Obsolete]
    public enum PackageStatus
    {
        Unknown = 0,
        Unavailable = 1,
        InProgress = 2,
        Error = 3,
        Available = 4,
    }
    [System.SerializableAttribute]
    public partial class RegistryInfo
    {
        public string name { get; internal set; }
        public string url { get; internal set; }
        public bool isDefault { get; internal set; }
        internal RegistryInfo() { }
    }
    [System.SerializableAttribute]
    public partial class RepositoryInfo
    {
        public string type { get; internal set; }
        public string url { get; internal set; }
        public string revision { get; internal set; }
        public string path { get; internal set; }
        internal RepositoryInfo() { }
    }
}

namespace UnityEditor.PackageManager.Requests
{
    [System.SerializableAttribute]
    public sealed partial class AddAndRemoveRequest : UnityEditor.PackageManager.Requests.Request<UnityEditor.PackageManager.PackageCollection>
    {
        protected override UnityEditor.PackageManager.PackageCollection GetResult() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.AddAndRemoveRequest.GetResult"); }
        internal AddAndRemoveRequest() { }
    }
    [System.SerializableAttribute]
    public sealed partial class AddRequest : UnityEditor.PackageManager.Requests.Request<UnityEditor.PackageManager.PackageInfo>
    {
        protected override UnityEditor.PackageManager.PackageInfo GetResult() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.AddRequest.GetResult"); }
        internal AddRequest() { }
    }
    [System.SerializableAttribute]
    public sealed partial class EmbedRequest : UnityEditor.PackageManager.Requests.Request<UnityEditor.PackageManager.PackageInfo>
    {
        protected override UnityEditor.PackageManager.PackageInfo GetResult() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.EmbedRequest.GetResult"); }
        internal EmbedRequest() { }
    }
    [System.SerializableAttribute]
    public sealed partial class ListRequest : UnityEditor.PackageManager.Requests.Request<UnityEditor.PackageManager.PackageCollection>
    {
        protected override UnityEditor.PackageManager.PackageCollection GetResult() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.ListRequest.GetResult"); }
        internal ListRequest() { }
    }
    [System.SerializableAttribute]
    public sealed partial class PackRequest : UnityEditor.PackageManager.Requests.Request
    {
        internal PackRequest() { }
    }
    [System.SerializableAttribute]
    public sealed partial class RemoveRequest : UnityEditor.PackageManager.Requests.Request
    {
        public string PackageIdOrName { get; internal set; }
        internal RemoveRequest() { }
    }
    public abstract partial class Request : UnityEngine.ISerializationCallbackReceiver
    {
        public UnityEditor.PackageManager.StatusCode Status { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request.Status"); } }
        public bool IsCompleted { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request.IsCompleted"); } }
        public UnityEditor.PackageManager.Error Error { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request.Error"); } }
        protected virtual void FetchNativeData() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request.FetchNativeData"); }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request.UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize"); }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request.UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize"); }
        internal Request() { }
    }
    public abstract partial class Request<T> : UnityEditor.PackageManager.Requests.Request
    {
        protected abstract T GetResult();
        public T Result { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request<T>.Result"); } }
        internal Request() { }
    }
    [System.SerializableAttribute]
    public sealed partial class ResetToEditorDefaultsRequest : UnityEditor.PackageManager.Requests.Request
    {
        internal ResetToEditorDefaultsRequest() { }
    }
    [System.SerializableAttribute]
    public sealed partial class SearchRequest : UnityEditor.PackageManager.Requests.Request<UnityEditor.PackageManager.PackageInfo[]>
    {
        public string PackageIdOrName { get; internal set; }
        protected override UnityEditor.PackageManager.PackageInfo[] GetResult() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.SearchRequest.GetResult"); }
        internal SearchRequest() { }
    }
}

namespace UnityEditor.PackageManager
{
    public enum StatusCode
    {
        InProgress = 0,
        Success = 1,
        Failure = 2,
    }
    [System.SerializableAttribute]
    public partial class VersionsInfo
    {
        public string[] all { get; internal set; }
        public string[] compatible { get; internal set; }
        public string recommended { get; internal set; }
        public string[] deprecated { get; internal set; }
        [System.Obsolete] public string verified { get; internal set; }
        public string latest { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.VersionsInfo.latest"); } }
        public string latestCompatible { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.VersionsInfo.latestCompatible"); } }
        internal VersionsInfo() { }
    }
}

namespace UnityEditor
{
    public enum PauseState
    {
        Paused = 0,
        Unpaused = 1,
    }
    public enum PivotMode
    {
        Center = 0,
        Pivot = 1,
    }
    public enum PivotRotation
    {
        Local = 0,
        Global = 1,
    }
    public partial class PlatformIcon
    {
        public int layerCount { get { return m_KeptLayerCount.Get("UnityEditor.PlatformIcon.layerCount"); } set { m_KeptLayerCount.Set(value); } } private Umcp.Kept<int> m_KeptLayerCount;
        public int maxLayerCount { get; internal set; }
        public int minLayerCount { get; internal set; }
        public int width { get; internal set; }
        public int height { get; internal set; }
        public UnityEditor.PlatformIconKind kind { get; internal set; }
        public UnityEngine.Texture2D GetTexture(int layer = 0) { throw new Umcp.LeftOutException("UnityEditor.PlatformIcon.GetTexture"); }
        public UnityEngine.Texture2D[] GetTextures() { throw new Umcp.LeftOutException("UnityEditor.PlatformIcon.GetTextures"); }
        public void SetTexture(UnityEngine.Texture2D texture, int layer = 0) { throw new Umcp.LeftOutException("UnityEditor.PlatformIcon.SetTexture"); }
        public void SetTextures(params UnityEngine.Texture2D[] textures) { throw new Umcp.LeftOutException("UnityEditor.PlatformIcon.SetTextures"); }
        internal PlatformIcon() { }
    }
    public partial class PlatformIconKind
    {
        internal PlatformIconKind() { }
    }
    public enum PlayModeStateChange
    {
        EnteredEditMode = 0,
        ExitingEditMode = 1,
        EnteredPlayMode = 2,
        ExitingPlayMode = 3,
    }
}
