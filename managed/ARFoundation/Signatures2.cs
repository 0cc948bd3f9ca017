// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.ARFoundation
{
    [UnityEngine.RequireComponent(typeof(Unity.XR.CoreUtils.XROrigin))]
    public sealed partial class ARTrackedImageManager : UnityEngine.XR.ARFoundation.ARTrackableManager<UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem, UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem.Provider, UnityEngine.XR.ARSubsystems.XRTrackedImage, UnityEngine.XR.ARFoundation.ARTrackedImage>
    {
        public UnityEngine.XR.ARSubsystems.IReferenceImageLibrary referenceLibrary { get { return m_KeptReferenceLibrary.Get("UnityEngine.XR.ARFoundation.ARTrackedImageManager.referenceLibrary"); } set { m_KeptReferenceLibrary.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.IReferenceImageLibrary> m_KeptReferenceLibrary;
        public UnityEngine.XR.ARSubsystems.RuntimeReferenceImageLibrary CreateRuntimeLibrary(UnityEngine.XR.ARSubsystems.XRReferenceImageLibrary serializedLibrary = null) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackedImageManager.CreateRuntimeLibrary"); }
        public int requestedMaxNumberOfMovingImages { get { return m_KeptRequestedMaxNumberOfMovingImages.Get("UnityEngine.XR.ARFoundation.ARTrackedImageManager.requestedMaxNumberOfMovingImages"); } set { m_KeptRequestedMaxNumberOfMovingImages.Set(value); } } private Umcp.Kept<int> m_KeptRequestedMaxNumberOfMovingImages;
        public int currentMaxNumberOfMovingImages { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackedImageManager.currentMaxNumberOfMovingImages"); } }
        public UnityEngine.GameObject trackedImagePrefab { get { return m_TrackedImagePrefab; } set { m_TrackedImagePrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_TrackedImagePrefab;
        [System.Obsolete] public event System.Action<UnityEngine.XR.ARFoundation.ARTrackedImagesChangedEventArgs> trackedImagesChanged { add { } remove { } }
        protected override string gameObjectName { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackedImageManager.gameObjectName"); } }
    }
    [System.Obsolete]
    public partial struct ARTrackedImagesChangedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARTrackedImagesChangedEventArgs>
    {
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedImage> added { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedImage> updated { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedImage> removed { get; internal set; }
        public ARTrackedImagesChangedEventArgs(System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedImage> added, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedImage> updated, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedImage> removed) { this = default(UnityEngine.XR.ARFoundation.ARTrackedImagesChangedEventArgs); this.added = added; this.updated = updated; this.removed = removed; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARTrackedImagesChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARTrackedImagesChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARTrackedImagesChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARTrackedImagesChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARTrackedImagesChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class ARTrackedObject : UnityEngine.XR.ARFoundation.ARTrackable<UnityEngine.XR.ARSubsystems.XRTrackedObject, UnityEngine.XR.ARFoundation.ARTrackedObject>
    {
        public UnityEngine.XR.ARSubsystems.XRReferenceObject referenceObject { get; internal set; }
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(Unity.XR.CoreUtils.XROrigin))]
    public sealed partial class ARTrackedObjectManager : UnityEngine.XR.ARFoundation.ARTrackableManager<UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem.Provider, UnityEngine.XR.ARSubsystems.XRTrackedObject, UnityEngine.XR.ARFoundation.ARTrackedObject>
    {
        public UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary referenceLibrary { get { return m_ReferenceLibrary; } set { m_ReferenceLibrary = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary m_ReferenceLibrary;
        public UnityEngine.GameObject trackedObjectPrefab { get { return m_TrackedObjectPrefab; } set { m_TrackedObjectPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_TrackedObjectPrefab;
        [System.Obsolete] public event System.Action<UnityEngine.XR.ARFoundation.ARTrackedObjectsChangedEventArgs> trackedObjectsChanged { add { } remove { } }
        protected override string gameObjectName { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackedObjectManager.gameObjectName"); } }
    }
    [System.Obsolete]
    public partial struct ARTrackedObjectsChangedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARTrackedObjectsChangedEventArgs>
    {
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedObject> added { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedObject> updated { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedObject> removed { get; internal set; }
        public ARTrackedObjectsChangedEventArgs(System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedObject> added, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedObject> updated, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARTrackedObject> removed) { this = default(UnityEngine.XR.ARFoundation.ARTrackedObjectsChangedEventArgs); this.added = added; this.updated = updated; this.removed = removed; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARTrackedObjectsChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARTrackedObjectsChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARTrackedObjectsChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARTrackedObjectsChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARTrackedObjectsChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    public static partial class ARUpdateOrder
    {
        public const int k_Session = -2147483648;
        public const int k_PlaneManager = -2147483647;
        public const int k_Plane = -2147483646;
        public const int k_BoundingBoxManager = -2147483647;
        public const int k_BoundingBox = -2147483646;
        public const int k_PointCloudManager = -2147483647;
        public const int k_PointCloud = -2147483646;
        public const int k_AnchorManager = -2147483647;
        public const int k_Anchor = -2147483646;
        public const int k_InputManager = -2147483647;
        public const int k_CameraManager = -2147483647;
        public const int k_OcclusionManager = -2147483647;
        public const int k_FaceManager = -2147483647;
        public const int k_Face = -2147483646;
        public const int k_TrackedImageManager = -2147483647;
        public const int k_TrackedImage = -2147483646;
        public const int k_EnvironmentProbeManager = -2147483647;
        public const int k_EnvironmentProbe = -2147483646;
        public const int k_TrackedObjectManager = -2147483647;
        public const int k_TrackedObject = -2147483646;
        public const int k_HumanBodyManager = -2147483647;
        public const int k_HumanBody = -2147483646;
        public const int k_MeshManager = -2147483647;
        public const int k_ParticipantManager = -2147483647;
        public const int k_Participant = -2147483646;
        public const int k_RaycastManager = -2147483647;
        public const int k_Raycast = -2147483646;
    }
    public enum CameraBackgroundRenderingMode : byte
    {
        Any = 0,
        BeforeOpaques = 1,
        AfterOpaques = 2,
    }
    public static partial class CameraBackgroundRenderingModeUtilities
    {
        public static UnityEngine.XR.ARSubsystems.XRSupportedCameraBackgroundRenderingMode ToXRSupportedCameraBackgroundRenderingMode(this UnityEngine.XR.ARFoundation.CameraBackgroundRenderingMode mode) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.CameraBackgroundRenderingModeUtilities.ToXRSupportedCameraBackgroundRenderingMode"); }
        public static UnityEngine.XR.ARFoundation.CameraBackgroundRenderingMode ToBackgroundRenderingMode(this UnityEngine.XR.ARSubsystems.XRSupportedCameraBackgroundRenderingMode mode) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.CameraBackgroundRenderingModeUtilities.ToBackgroundRenderingMode"); }
    }
    public enum CameraFacingDirection
    {
        None = 0,
        World = 1,
        User = 2,
    }
    public static partial class CameraModeExtensions
    {
        public static UnityEngine.XR.ARFoundation.CameraFacingDirection ToCameraFacingDirection(this UnityEngine.XR.ARSubsystems.Feature self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.CameraModeExtensions.ToCameraFacingDirection"); }
        public static UnityEngine.XR.ARSubsystems.Feature ToFeature(this UnityEngine.XR.ARFoundation.CameraFacingDirection self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.CameraModeExtensions.ToFeature"); }
    }
    public partial class DebugSlider : UnityEngine.UI.Slider
    {
    }
    public partial interface ITrackablesChanged<TTrackable> where TTrackable : UnityEngine.XR.ARFoundation.ARTrackable
    {
        UnityEngine.Events.UnityEvent<UnityEngine.XR.ARFoundation.ARTrackablesChangedEventArgs<TTrackable>> trackablesChanged { get; }
    }
    [System.FlagsAttribute]
    public enum LightEstimation
    {
        None = 0,
        AmbientIntensity = 1,
        AmbientColor = 2,
        AmbientSphericalHarmonics = 4,
        MainLightDirection = 8,
        MainLightIntensity = 16,
    }
    public static partial class LightEstimationExtensions
    {
        public static UnityEngine.XR.ARSubsystems.Feature ToFeature(this UnityEngine.XR.ARFoundation.LightEstimation self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.LightEstimationExtensions.ToFeature"); }
        public static UnityEngine.XR.ARFoundation.LightEstimation ToLightEstimation(this UnityEngine.XR.ARSubsystems.Feature self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.LightEstimationExtensions.ToLightEstimation"); }
        [System.Obsolete] public static UnityEngine.XR.ARFoundation.LightEstimation ToLightEstimation(this UnityEngine.XR.ARSubsystems.LightEstimationMode mode) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.LightEstimationExtensions.ToLightEstimation"); }
        [System.Obsolete] public static UnityEngine.XR.ARSubsystems.LightEstimationMode ToLightEstimationMode(this UnityEngine.XR.ARFoundation.LightEstimation self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.LightEstimationExtensions.ToLightEstimationMode"); }
    }
    public static partial class LoaderUtility
    {
        public static UnityEngine.XR.Management.XRLoader GetActiveLoader() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.LoaderUtility.GetActiveLoader"); }
        public static bool Initialize() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.LoaderUtility.Initialize"); }
        public static bool Deinitialize() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.LoaderUtility.Deinitialize"); }
    }
    public static partial class MutableRuntimeReferenceImageLibraryExtensions
    {
        [System.Obsolete] public static Unity.Jobs.JobHandle ScheduleAddImageJob(this UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary library, UnityEngine.Texture2D texture, string name, float? widthInMeters, Unity.Jobs.JobHandle inputDeps = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.MutableRuntimeReferenceImageLibraryExtensions.ScheduleAddImageJob"); }
        public static UnityEngine.XR.ARSubsystems.AddReferenceImageJobState ScheduleAddImageWithValidationJob(this UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary library, UnityEngine.Texture2D texture, string name, float? widthInMeters, Unity.Jobs.JobHandle inputDeps = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.MutableRuntimeReferenceImageLibraryExtensions.ScheduleAddImageWithValidationJob"); }
    }
    public partial class PlaneDetectionModeMaskAttribute : UnityEngine.PropertyAttribute
    {
    }
    public static partial class PoseExtensions
    {
        public static UnityEngine.Vector3 InverseTransformPosition(this UnityEngine.Pose pose, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.PoseExtensions.InverseTransformPosition"); }
        public static UnityEngine.Vector3 InverseTransformDirection(this UnityEngine.Pose pose, UnityEngine.Vector3 direction) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.PoseExtensions.InverseTransformDirection"); }
        public static void InverseTransformPositions(this UnityEngine.Pose pose, System.Collections.Generic.List<UnityEngine.Vector3> positions) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.PoseExtensions.InverseTransformPositions"); }
    }
    public partial class SubsystemLifecycleManager<TSubsystem, TSubsystemDescriptor, TProvider> : UnityEngine.MonoBehaviour where TSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider<TSubsystem, TSubsystemDescriptor, TProvider>, new() where TSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<TSubsystem, TProvider> where TProvider : UnityEngine.SubsystemsImplementation.SubsystemProvider<TSubsystem>
    {
        public TSubsystem subsystem { get; internal set; }
        public TSubsystemDescriptor descriptor { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.SubsystemLifecycleManager<TSubsystem, TSubsystemDescriptor, TProvider>.descriptor"); } }
        protected static TSubsystem GetActiveSubsystemInstance() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.SubsystemLifecycleManager<TSubsystem, TSubsystemDescriptor, TProvider>.GetActiveSubsystemInstance"); }
        protected void EnsureSubsystemInstanceSet() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.SubsystemLifecycleManager<TSubsystem, TSubsystemDescriptor, TProvider>.EnsureSubsystemInstanceSet"); }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void OnDestroy() { }
        protected virtual void OnBeforeStart() { }
        protected virtual void OnAfterStart() { }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.UI.Image))]
    public partial class ToolButton : UnityEngine.MonoBehaviour
    {
        public System.Collections.Generic.List<UnityEngine.UI.Image> buttonHighlights { get { return m_buttonHighlights; } set { m_buttonHighlights = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.UI.Image> m_buttonHighlights;
        public void HighlightButton() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ToolButton.HighlightButton"); }
    }
    public partial struct TrackableCollection<TTrackable> : System.IEquatable<UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable>>
    {
        public UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable>.Enumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable>.GetEnumerator"); }
        public TrackableCollection(System.Collections.Generic.Dictionary<UnityEngine.XR.ARSubsystems.TrackableId, TTrackable> trackables) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable>"); }
        public int count { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable>.count"); } }
        public TTrackable this[UnityEngine.XR.ARSubsystems.TrackableId trackableId] { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable>.this[]"); } }
        public bool Equals(UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable> other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable> lhs, UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable> rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable> lhs, UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable> rhs) { return !((object)lhs).Equals(rhs); }
        public bool TryGetTrackable(UnityEngine.XR.ARSubsystems.TrackableId trackableId, out TTrackable trackable) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable>.TryGetTrackable"); }
        public partial struct Enumerator
        {
            public Enumerator(System.Collections.Generic.Dictionary<UnityEngine.XR.ARSubsystems.TrackableId, TTrackable> trackables) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable>.Enumerator"); }
            public bool MoveNext() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable>.Enumerator.MoveNext"); }
            public TTrackable Current { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable>.Enumerator.Current"); } }
            public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable>.Enumerator.Dispose"); }
        }
    }
    public enum TrackingMode
    {
        DontCare = 0,
        RotationOnly = 1,
        PositionAndRotation = 2,
    }
    public static partial class TrackingModeExtensions
    {
        public static UnityEngine.XR.ARSubsystems.Feature ToFeature(this UnityEngine.XR.ARFoundation.TrackingMode self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TrackingModeExtensions.ToFeature"); }
        public static UnityEngine.XR.ARFoundation.TrackingMode ToTrackingMode(this UnityEngine.XR.ARSubsystems.Feature self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TrackingModeExtensions.ToTrackingMode"); }
    }
    public static partial class TransformExtensions
    {
        public static UnityEngine.Ray TransformRay(this UnityEngine.Transform transform, UnityEngine.Ray ray) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TransformExtensions.TransformRay"); }
        public static UnityEngine.Ray InverseTransformRay(this UnityEngine.Transform transform, UnityEngine.Ray ray) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TransformExtensions.InverseTransformRay"); }
        public static UnityEngine.Pose TransformPose(this UnityEngine.Transform transform, UnityEngine.Pose pose) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TransformExtensions.TransformPose"); }
        public static UnityEngine.Pose InverseTransformPose(this UnityEngine.Transform transform, UnityEngine.Pose pose) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TransformExtensions.InverseTransformPose"); }
        public static void TransformPointList(this UnityEngine.Transform transform, System.Collections.Generic.List<UnityEngine.Vector3> points) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TransformExtensions.TransformPointList"); }
        public static void InverseTransformPointList(this UnityEngine.Transform transform, System.Collections.Generic.List<UnityEngine.Vector3> points) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TransformExtensions.InverseTransformPointList"); }
        public static void SetLayerRecursively(this UnityEngine.Transform transform, int layer) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.TransformExtensions.SetLayerRecursively"); }
    }
}
