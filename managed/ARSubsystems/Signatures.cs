// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.ARSubsystems
{
    public static partial class ARRenderingUtils
    {
        public static bool useLegacyRenderPipeline { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.ARRenderingUtils.useLegacyRenderPipeline"); } }
    }
    public partial struct AddReferenceImageJobState : System.IEquatable<UnityEngine.XR.ARSubsystems.AddReferenceImageJobState>
    {
        public Unity.Jobs.JobHandle jobHandle { get; internal set; }
        public System.IntPtr AsIntPtr() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.AddReferenceImageJobState.AsIntPtr"); }
        public static explicit operator System.IntPtr(UnityEngine.XR.ARSubsystems.AddReferenceImageJobState state) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.AddReferenceImageJobState.op_Explicit"); }
        public UnityEngine.XR.ARSubsystems.AddReferenceImageJobStatus status { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.AddReferenceImageJobState.status"); } }
        public bool Equals(UnityEngine.XR.ARSubsystems.AddReferenceImageJobState other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.AddReferenceImageJobState lhs, UnityEngine.XR.ARSubsystems.AddReferenceImageJobState rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.AddReferenceImageJobState lhs, UnityEngine.XR.ARSubsystems.AddReferenceImageJobState rhs) { return !((object)lhs).Equals(rhs); }
    }
    public enum AddReferenceImageJobStatus
    {
        None = 0,
        Pending = 1,
        Success = 2,
        ErrorInvalidImage = 3,
        ErrorUnknown = 4,
        ErrorDuplicateImage = 5,
    }
    public static partial class AddReferenceImageJobStatusExtensions
    {
        public static bool IsPending(this UnityEngine.XR.ARSubsystems.AddReferenceImageJobStatus status) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.AddReferenceImageJobStatusExtensions.IsPending"); }
        public static bool IsComplete(this UnityEngine.XR.ARSubsystems.AddReferenceImageJobStatus status) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.AddReferenceImageJobStatusExtensions.IsComplete"); }
        public static bool IsError(this UnityEngine.XR.ARSubsystems.AddReferenceImageJobStatus status) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.AddReferenceImageJobStatusExtensions.IsError"); }
        public static bool IsSuccess(this UnityEngine.XR.ARSubsystems.AddReferenceImageJobStatus status) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.AddReferenceImageJobStatusExtensions.IsSuccess"); }
    }
    public partial struct BoundedPlane : UnityEngine.XR.ARSubsystems.ITrackable, System.IEquatable<UnityEngine.XR.ARSubsystems.BoundedPlane>
    {
        public static UnityEngine.XR.ARSubsystems.BoundedPlane defaultValue { get; internal set; } = new UnityEngine.XR.ARSubsystems.BoundedPlane(UnityEngine.XR.ARSubsystems.TrackableId.invalidId, UnityEngine.XR.ARSubsystems.TrackableId.invalidId, UnityEngine.Pose.identity, UnityEngine.Vector2.zero, UnityEngine.Vector2.zero, UnityEngine.XR.ARSubsystems.PlaneAlignment.None, UnityEngine.XR.ARSubsystems.TrackingState.None, System.IntPtr.Zero, UnityEngine.XR.ARSubsystems.PlaneClassifications.None);
        [System.Obsolete] public BoundedPlane(UnityEngine.XR.ARSubsystems.TrackableId trackableId, UnityEngine.XR.ARSubsystems.TrackableId subsumedBy, UnityEngine.Pose pose, UnityEngine.Vector2 center, UnityEngine.Vector2 size, UnityEngine.XR.ARSubsystems.PlaneAlignment alignment, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr, UnityEngine.XR.ARSubsystems.PlaneClassification classification) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.BoundedPlane"); }
        public BoundedPlane(UnityEngine.XR.ARSubsystems.TrackableId trackableId, UnityEngine.XR.ARSubsystems.TrackableId subsumedBy, UnityEngine.Pose pose, UnityEngine.Vector2 center, UnityEngine.Vector2 size, UnityEngine.XR.ARSubsystems.PlaneAlignment alignment, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr, UnityEngine.XR.ARSubsystems.PlaneClassifications classifications) { this = default(UnityEngine.XR.ARSubsystems.BoundedPlane); this.trackableId = trackableId; this.subsumedById = subsumedBy; this.pose = pose; this.center = center; this.size = size; this.alignment = alignment; this.trackingState = trackingState; this.nativePtr = nativePtr; this.classifications = classifications; }
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackableId subsumedById { get; internal set; }
        public UnityEngine.Pose pose { get; internal set; }
        public UnityEngine.Vector2 center { get; internal set; }
        public UnityEngine.Vector2 extents { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.BoundedPlane.extents"); } }
        public UnityEngine.Vector2 size { get; internal set; }
        public UnityEngine.XR.ARSubsystems.PlaneAlignment alignment { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        [System.Obsolete] public UnityEngine.XR.ARSubsystems.PlaneClassification classification { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.BoundedPlane.classification"); } }
        public UnityEngine.XR.ARSubsystems.PlaneClassifications classifications { get; internal set; }
        public float width { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.BoundedPlane.width"); } }
        public float height { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.BoundedPlane.height"); } }
        public UnityEngine.Vector3 normal { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.BoundedPlane.normal"); } }
        public UnityEngine.Plane plane { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.BoundedPlane.plane"); } }
        public void GetCorners(out UnityEngine.Vector3 p0, out UnityEngine.Vector3 p1, out UnityEngine.Vector3 p2, out UnityEngine.Vector3 p3) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.BoundedPlane.GetCorners"); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.BoundedPlane lhs, UnityEngine.XR.ARSubsystems.BoundedPlane rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.BoundedPlane lhs, UnityEngine.XR.ARSubsystems.BoundedPlane rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.XR.ARSubsystems.BoundedPlane other) { return base.Equals(other); }
    }
    [System.FlagsAttribute]
    public enum BoundingBoxClassifications : uint
    {
        None = 0,
        Couch = 1,
        Table = 2,
        Bed = 4,
        Lamp = 8,
        Plant = 16,
        Screen = 32,
        Storage = 64,
        Other = 2147483648,
    }
    public enum CameraFocusMode
    {
        Fixed = 0,
        Auto = 1,
    }
    public partial struct Configuration : System.IEquatable<UnityEngine.XR.ARSubsystems.Configuration>
    {
        public UnityEngine.XR.ARSubsystems.ConfigurationDescriptor descriptor { get; internal set; }
        public UnityEngine.XR.ARSubsystems.Feature features { get; internal set; }
        public Configuration(UnityEngine.XR.ARSubsystems.ConfigurationDescriptor descriptor, UnityEngine.XR.ARSubsystems.Feature features) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.Configuration"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.Configuration other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.Configuration lhs, UnityEngine.XR.ARSubsystems.Configuration rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.Configuration lhs, UnityEngine.XR.ARSubsystems.Configuration rhs) { return !((object)lhs).Equals(rhs); }
    }
    public abstract partial class ConfigurationChooser
    {
        public abstract UnityEngine.XR.ARSubsystems.Configuration ChooseConfiguration(Unity.Collections.NativeSlice<UnityEngine.XR.ARSubsystems.ConfigurationDescriptor> descriptors, UnityEngine.XR.ARSubsystems.Feature requestedFeatures);
    }
    public partial struct ConfigurationDescriptor : System.IEquatable<UnityEngine.XR.ARSubsystems.ConfigurationDescriptor>
    {
        public System.IntPtr identifier { get; internal set; }
        public UnityEngine.XR.ARSubsystems.Feature capabilities { get; internal set; }
        public int rank { get; internal set; }
        public ConfigurationDescriptor(System.IntPtr identifier, UnityEngine.XR.ARSubsystems.Feature capabilities, int rank) { this = default(UnityEngine.XR.ARSubsystems.ConfigurationDescriptor); this.identifier = identifier; this.capabilities = capabilities; this.rank = rank; }
        public bool Equals(UnityEngine.XR.ARSubsystems.ConfigurationDescriptor other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.ConfigurationDescriptor lhs, UnityEngine.XR.ARSubsystems.ConfigurationDescriptor rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.ConfigurationDescriptor lhs, UnityEngine.XR.ARSubsystems.ConfigurationDescriptor rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class DefaultConfigurationChooser : UnityEngine.XR.ARSubsystems.ConfigurationChooser
    {
        public override UnityEngine.XR.ARSubsystems.Configuration ChooseConfiguration(Unity.Collections.NativeSlice<UnityEngine.XR.ARSubsystems.ConfigurationDescriptor> descriptors, UnityEngine.XR.ARSubsystems.Feature requestedFeatures) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.DefaultConfigurationChooser.ChooseConfiguration"); }
    }
    public enum EnvironmentDepthMode
    {
        Disabled = 0,
        Fastest = 1,
        Medium = 2,
        Best = 3,
    }
    public static partial class EnvironmentDepthModeExtension
    {
        public static bool Enabled(this UnityEngine.XR.ARSubsystems.EnvironmentDepthMode environmentDepthMode) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.EnvironmentDepthModeExtension.Enabled"); }
    }
    [System.FlagsAttribute]
    public enum FaceSubsystemCapabilities
    {
        None = 0,
        Pose = 1,
        MeshVerticesAndIndices = 2,
        MeshUVs = 4,
        MeshNormals = 8,
        EyeTracking = 16,
    }
    [System.Obsolete]
    public partial struct FaceSubsystemParams : System.IEquatable<UnityEngine.XR.ARSubsystems.FaceSubsystemParams>
    {
        public string id { get; set; }
        public System.Type providerType { get; set; }
        public System.Type subsystemTypeOverride { get; set; }
        public bool supportsFacePose { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FaceSubsystemParams.supportsFacePose"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FaceSubsystemParams.supportsFacePose"); } }
        public bool supportsFaceMeshVerticesAndIndices { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FaceSubsystemParams.supportsFaceMeshVerticesAndIndices"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FaceSubsystemParams.supportsFaceMeshVerticesAndIndices"); } }
        public bool supportsFaceMeshUVs { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FaceSubsystemParams.supportsFaceMeshUVs"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FaceSubsystemParams.supportsFaceMeshUVs"); } }
        public bool supportsFaceMeshNormals { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FaceSubsystemParams.supportsFaceMeshNormals"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FaceSubsystemParams.supportsFaceMeshNormals"); } }
        public bool supportsEyeTracking { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FaceSubsystemParams.supportsEyeTracking"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FaceSubsystemParams.supportsEyeTracking"); } }
        public bool Equals(UnityEngine.XR.ARSubsystems.FaceSubsystemParams other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.FaceSubsystemParams lhs, UnityEngine.XR.ARSubsystems.FaceSubsystemParams rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.FaceSubsystemParams lhs, UnityEngine.XR.ARSubsystems.FaceSubsystemParams rhs) { return !((object)lhs).Equals(rhs); }
    }
    [System.FlagsAttribute]
    public enum Feature : ulong
    {
        None = 0,
        WorldFacingCamera = 1,
        UserFacingCamera = 2,
        AnyCamera = 3,
        RotationOnly = 4,
        PositionAndRotation = 8,
        AnyTrackingMode = 12,
        FaceTracking = 16,
        PlaneTracking = 32,
        ImageTracking = 64,
        ObjectTracking = 128,
        EnvironmentProbes = 256,
        Body2D = 512,
        Body3D = 1024,
        Body3DScaleEstimation = 2048,
        PeopleOcclusionStencil = 4096,
        PeopleOcclusionDepth = 8192,
        Collaboration = 16384,
        AutoFocus = 32768,
        LightEstimationAmbientIntensity = 65536,
        LightEstimationAmbientColor = 131072,
        LightEstimationAmbientSphericalHarmonics = 262144,
        LightEstimationMainLightDirection = 524288,
        LightEstimationMainLightIntensity = 1048576,
        AnyLightEstimation = 2031616,
        Raycast = 2097152,
        Meshing = 4194304,
        MeshClassification = 8388608,
        PointCloud = 16777216,
        EnvironmentDepth = 33554432,
        EnvironmentDepthTemporalSmoothing = 67108864,
        ImageStabilization = 134217728,
    }
    public static partial class FeatureExtensions
    {
        public static bool Any(this UnityEngine.XR.ARSubsystems.Feature self, UnityEngine.XR.ARSubsystems.Feature features) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.Any"); }
        public static bool All(this UnityEngine.XR.ARSubsystems.Feature self, UnityEngine.XR.ARSubsystems.Feature features) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.All"); }
        public static bool None(this UnityEngine.XR.ARSubsystems.Feature self, UnityEngine.XR.ARSubsystems.Feature features) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.None"); }
        public static UnityEngine.XR.ARSubsystems.Feature Union(this UnityEngine.XR.ARSubsystems.Feature self, UnityEngine.XR.ARSubsystems.Feature features) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.Union"); }
        public static UnityEngine.XR.ARSubsystems.Feature Intersection(this UnityEngine.XR.ARSubsystems.Feature self, UnityEngine.XR.ARSubsystems.Feature features) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.Intersection"); }
        public static UnityEngine.XR.ARSubsystems.Feature SetDifference(this UnityEngine.XR.ARSubsystems.Feature self, UnityEngine.XR.ARSubsystems.Feature features) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.SetDifference"); }
        public static UnityEngine.XR.ARSubsystems.Feature SymmetricDifference(this UnityEngine.XR.ARSubsystems.Feature self, UnityEngine.XR.ARSubsystems.Feature features) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.SymmetricDifference"); }
        public static UnityEngine.XR.ARSubsystems.Feature SetEnabled(this UnityEngine.XR.ARSubsystems.Feature self, UnityEngine.XR.ARSubsystems.Feature feature, bool enabled) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.SetEnabled"); }
        public static UnityEngine.XR.ARSubsystems.Feature Cameras(this UnityEngine.XR.ARSubsystems.Feature self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.Cameras"); }
        public static UnityEngine.XR.ARSubsystems.Feature TrackingModes(this UnityEngine.XR.ARSubsystems.Feature self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.TrackingModes"); }
        public static UnityEngine.XR.ARSubsystems.Feature LightEstimation(this UnityEngine.XR.ARSubsystems.Feature self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.LightEstimation"); }
        public static UnityEngine.XR.ARSubsystems.Feature WithoutCameraOrTracking(this UnityEngine.XR.ARSubsystems.Feature self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.WithoutCameraOrTracking"); }
        public static string ToStringList(this UnityEngine.XR.ARSubsystems.Feature features, string separator = ", ") { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.ToStringList"); }
        public static int Count(this UnityEngine.XR.ARSubsystems.Feature self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.FeatureExtensions.Count"); }
    }
    public static partial class GuidUtil
    {
        public static System.Guid Compose(ulong low, ulong high) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.GuidUtil.Compose"); }
    }
    public enum HumanSegmentationDepthMode
    {
        Disabled = 0,
        Fastest = 1,
        Best = 2,
    }
    public enum HumanSegmentationStencilMode
    {
        Disabled = 0,
        Fastest = 1,
        Medium = 2,
        Best = 3,
    }
    public partial interface IReferenceImageLibrary
    {
        int count { get; }
        UnityEngine.XR.ARSubsystems.XRReferenceImage this[int index] { get; }
    }
    public partial interface ITrackable
    {
        UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; }
        UnityEngine.Pose pose { get; }
        UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; }
        System.IntPtr nativePtr { get; }
    }
    [System.Obsolete]
    public enum LightEstimationMode
    {
        Disabled = 0,
        AmbientIntensity = 1,
        EnvironmentalHDR = 2,
    }
    public abstract partial class MutableRuntimeReferenceImageLibrary : UnityEngine.XR.ARSubsystems.RuntimeReferenceImageLibrary
    {
        protected abstract Unity.Jobs.JobHandle ScheduleAddImageJobImpl(Unity.Collections.NativeSlice<byte> imageBytes, UnityEngine.Vector2Int sizeInPixels, UnityEngine.TextureFormat format, UnityEngine.XR.ARSubsystems.XRReferenceImage referenceImage, Unity.Jobs.JobHandle inputDeps);
        protected UnityEngine.XR.ARSubsystems.AddReferenceImageJobState CreateAddJobState(System.IntPtr handle, Unity.Jobs.JobHandle jobHandle) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.CreateAddJobState"); }
        protected internal virtual UnityEngine.XR.ARSubsystems.AddReferenceImageJobStatus GetAddReferenceImageJobStatus(UnityEngine.XR.ARSubsystems.AddReferenceImageJobState state) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.GetAddReferenceImageJobStatus"); }
        public virtual bool supportsValidation { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.supportsValidation"); } }
        protected virtual UnityEngine.XR.ARSubsystems.AddReferenceImageJobState ScheduleAddImageWithValidationJobImpl(Unity.Collections.NativeSlice<byte> imageBytes, UnityEngine.Vector2Int sizeInPixels, UnityEngine.TextureFormat format, UnityEngine.XR.ARSubsystems.XRReferenceImage referenceImage, Unity.Jobs.JobHandle inputDeps) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.ScheduleAddImageWithValidationJobImpl"); }
        public UnityEngine.XR.ARSubsystems.AddReferenceImageJobState ScheduleAddImageWithValidationJob(Unity.Collections.NativeSlice<byte> imageBytes, UnityEngine.Vector2Int sizeInPixels, UnityEngine.TextureFormat format, UnityEngine.XR.ARSubsystems.XRReferenceImage referenceImage, Unity.Jobs.JobHandle inputDeps = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.ScheduleAddImageWithValidationJob"); }
        public abstract int supportedTextureFormatCount { get; }
        public UnityEngine.TextureFormat GetSupportedTextureFormatAt(int index) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.GetSupportedTextureFormatAt"); }
        protected abstract UnityEngine.TextureFormat GetSupportedTextureFormatAtImpl(int index);
        public bool IsTextureFormatSupported(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.IsTextureFormatSupported"); }
        public UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.Enumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.GetEnumerator"); }
        public partial struct Enumerator : System.IEquatable<UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.Enumerator>
        {
            public bool MoveNext() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.Enumerator.MoveNext"); }
            public UnityEngine.XR.ARSubsystems.XRReferenceImage Current { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.Enumerator.Current"); } }
            public void Dispose() { }
            public bool Equals(UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.Enumerator other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.Enumerator lhs, UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.Enumerator rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.Enumerator lhs, UnityEngine.XR.ARSubsystems.MutableRuntimeReferenceImageLibrary.Enumerator rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public static partial class NativeCopyUtility
    {
        public unsafe static Unity.Collections.NativeArray<T> PtrToNativeArrayWithDefault<T>(T defaultT, void* source, int sourceElementSize, int length, Unity.Collections.Allocator allocator) where T : struct { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.NativeCopyUtility.PtrToNativeArrayWithDefault"); }
        public static void FillArrayWithValue<T>(Unity.Collections.NativeArray<T> array, T value) where T : struct { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.NativeCopyUtility.FillArrayWithValue"); }
        public static Unity.Collections.NativeArray<T> CreateArrayFilledWithValue<T>(T value, int length, Unity.Collections.Allocator allocator) where T : struct { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.NativeCopyUtility.CreateArrayFilledWithValue"); }
        public static void CopyFromReadOnlyList<T>(System.Collections.Generic.IReadOnlyList<T> source, Unity.Collections.NativeArray<T> destination) where T : struct { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.NativeCopyUtility.CopyFromReadOnlyList"); }
        public static void CopyFromReadOnlyCollection<T>(System.Collections.Generic.IReadOnlyCollection<T> source, Unity.Collections.NativeArray<T> destination) where T : struct { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.NativeCopyUtility.CopyFromReadOnlyCollection"); }
    }
    public enum NotTrackingReason
    {
        None = 0,
        Initializing = 1,
        Relocalizing = 2,
        InsufficientLight = 3,
        InsufficientFeatures = 4,
        ExcessiveMotion = 5,
        Unsupported = 6,
        CameraUnavailable = 7,
    }
    public enum OcclusionPreferenceMode
    {
        PreferEnvironmentOcclusion = 0,
        PreferHumanOcclusion = 1,
        NoOcclusion = 2,
    }
    public enum PlaneAlignment
    {
        None = 0,
        HorizontalUp = 100,
        HorizontalDown = 101,
        Vertical = 200,
        NotAxisAligned = 300,
    }
    public static partial class PlaneAlignmentExtensions
    {
        public static bool IsHorizontal(this UnityEngine.XR.ARSubsystems.PlaneAlignment alignment) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.PlaneAlignmentExtensions.IsHorizontal"); }
        public static bool IsVertical(this UnityEngine.XR.ARSubsystems.PlaneAlignment alignment) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.PlaneAlignmentExtensions.IsVertical"); }
    }
    [System.Obsolete]
    public enum PlaneClassification
    {
        None = 0,
        Wall = 1,
        Floor = 2,
        Ceiling = 3,
        Table = 4,
        Seat = 5,
        Door = 6,
        Window = 7,
        Other = 2147483647,
    }
    [System.Obsolete]
    public static partial class PlaneClassificationExtensions
    {
        public static void ConvertFromPlaneClassifications(this UnityEngine.XR.ARSubsystems.PlaneClassification self, UnityEngine.XR.ARSubsystems.PlaneClassifications classifications) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.PlaneClassificationExtensions.ConvertFromPlaneClassifications"); }
        public static UnityEngine.XR.ARSubsystems.PlaneClassifications ConvertToPlaneClassifications(this UnityEngine.XR.ARSubsystems.PlaneClassification self) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.PlaneClassificationExtensions.ConvertToPlaneClassifications"); }
    }
    [System.FlagsAttribute]
    public enum PlaneClassifications : uint
    {
        None = 0,
        Ceiling = 1,
        DoorFrame = 2,
        Floor = 4,
        WallArt = 8,
        WallFace = 16,
        WindowFrame = 32,
        Couch = 64,
        Seat = 128,
        SeatOfAnyType = 192,
        Table = 256,
        InvisibleWallFace = 512,
        Other = 2147483648,
    }
    [System.FlagsAttribute]
    public enum PlaneDetectionMode
    {
        None = 0,
        Horizontal = 1,
        Vertical = 2,
        NotAxisAligned = 4,
    }
    public abstract partial class Promise<T> : UnityEngine.CustomYieldInstruction
    {
        public override bool keepWaiting { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.Promise<T>.keepWaiting"); } }
        public T result { get; internal set; }
        public static UnityEngine.XR.ARSubsystems.Promise<T> CreateResolvedPromise(T result) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.Promise<T>.CreateResolvedPromise"); }
        protected void Resolve(T result) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.Promise<T>.Resolve"); }
        protected virtual void OnKeepWaiting() { }
    }
    public partial struct Result<T>
    {
        public UnityEngine.XR.ARSubsystems.XRResultStatus status { get; internal set; }
        public T value { get; internal set; }
        public Result(UnityEngine.XR.ARSubsystems.XRResultStatus status, T value) { this = default(UnityEngine.XR.ARSubsystems.Result<T>); this.status = status; this.value = value; }
    }
    public abstract partial class RuntimeReferenceImageLibrary : UnityEngine.XR.ARSubsystems.IReferenceImageLibrary
    {
        public UnityEngine.XR.ARSubsystems.XRReferenceImage this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.RuntimeReferenceImageLibrary.this[]"); } }
        public abstract int count { get; }
        protected abstract UnityEngine.XR.ARSubsystems.XRReferenceImage GetReferenceImageAt(int index);
    }
    public partial struct ScopedProfiler : System.IDisposable
    {
        public ScopedProfiler(string name) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.ScopedProfiler"); }
        public ScopedProfiler(string name, UnityEngine.Object targetObject) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.ScopedProfiler"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.ScopedProfiler.Dispose"); }
    }
    public static partial class SegmentationDepthModeExtension
    {
        public static bool Enabled(this UnityEngine.XR.ARSubsystems.HumanSegmentationDepthMode segmentationDepthMode) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.SegmentationDepthModeExtension.Enabled"); }
    }
    public static partial class SegmentationStencilModeExtension
    {
        public static bool Enabled(this UnityEngine.XR.ARSubsystems.HumanSegmentationStencilMode segmentationStencilMode) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.SegmentationStencilModeExtension.Enabled"); }
    }
    [System.SerializableAttribute]
    public partial struct SerializableGuid : System.IEquatable<UnityEngine.XR.ARSubsystems.SerializableGuid>
    {
        public SerializableGuid(ulong guidLow, ulong guidHigh) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.SerializableGuid"); }
        public SerializableGuid(System.Guid guid) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.SerializableGuid"); }
        public static UnityEngine.XR.ARSubsystems.SerializableGuid empty { get; internal set; }
        public System.Guid guid { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.SerializableGuid.guid"); } }
        public static implicit operator UnityEngine.XR.ARSubsystems.SerializableGuid(UnityEngine.XR.ARSubsystems.TrackableId trackableId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.SerializableGuid.op_Implicit"); }
        public string ToString(string format) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.SerializableGuid.ToString"); }
        public string ToString(string format, System.IFormatProvider provider) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.SerializableGuid.ToString"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.SerializableGuid other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.SerializableGuid lhs, UnityEngine.XR.ARSubsystems.SerializableGuid rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.SerializableGuid lhs, UnityEngine.XR.ARSubsystems.SerializableGuid rhs) { return !((object)lhs).Equals(rhs); }
    }
    [System.FlagsAttribute]
    public enum SessionAvailability
    {
        None = 0,
        Supported = 2,
        Installed = 4,
    }
    public static partial class SessionAvailabilityExtensions
    {
        public static bool IsSupported(this UnityEngine.XR.ARSubsystems.SessionAvailability availability) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.SessionAvailabilityExtensions.IsSupported"); }
        public static bool IsInstalled(this UnityEngine.XR.ARSubsystems.SessionAvailability availability) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.SessionAvailabilityExtensions.IsInstalled"); }
    }
    public enum SessionInstallationStatus
    {
        None = 0,
        Success = 1,
        ErrorUserDeclined = 2,
        ErrorDeviceNotCompatible = 3,
        ErrorInstallNotSupported = 4,
        Error = 5,
    }
    public partial struct ShaderKeywords
    {
        public System.Collections.ObjectModel.ReadOnlyCollection<string> enabledKeywords { get; internal set; }
        public System.Collections.ObjectModel.ReadOnlyCollection<string> disabledKeywords { get; internal set; }
        public ShaderKeywords(System.Collections.ObjectModel.ReadOnlyCollection<string> enabledKeywords = null, System.Collections.ObjectModel.ReadOnlyCollection<string> disabledKeywords = null) { this = default(UnityEngine.XR.ARSubsystems.ShaderKeywords); this.enabledKeywords = enabledKeywords; this.disabledKeywords = disabledKeywords; }
    }
    public enum Supported
    {
        Unknown = 0,
        Unsupported = 1,
        Supported = 2,
    }
    public partial struct TrackableChanges<T> : System.IDisposable where T : struct, UnityEngine.XR.ARSubsystems.ITrackable
    {
        public Unity.Collections.NativeArray<T> added { get; internal set; }
        public Unity.Collections.NativeArray<T> updated { get; internal set; }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.TrackableId> removed { get; internal set; }
        public bool isCreated { get; internal set; }
        public TrackableChanges(int addedCount, int updatedCount, int removedCount, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.TrackableChanges<T>"); }
        public TrackableChanges(int addedCount, int updatedCount, int removedCount, Unity.Collections.Allocator allocator, T defaultValue) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.TrackableChanges<T>"); }
        public unsafe TrackableChanges(void* addedPtr, int addedCount, void* updatedPtr, int updatedCount, void* removedPtr, int removedCount, T defaultT, int stride, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.TrackableChanges<T>"); }
        public static UnityEngine.XR.ARSubsystems.TrackableChanges<T> CopyFrom(Unity.Collections.NativeArray<T> added, Unity.Collections.NativeArray<T> updated, Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.TrackableId> removed, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.TrackableChanges<T>.CopyFrom"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.TrackableChanges<T>.Dispose"); }
    }
    public partial struct TrackableId : System.IEquatable<UnityEngine.XR.ARSubsystems.TrackableId>
    {
        public static UnityEngine.XR.ARSubsystems.TrackableId invalidId { get; internal set; } = new UnityEngine.XR.ARSubsystems.TrackableId(0, 0);
        public ulong subId1 { get; set; }
        public ulong subId2 { get; set; }
        public TrackableId(ulong subId1, ulong subId2) { this = default(UnityEngine.XR.ARSubsystems.TrackableId); this.subId1 = subId1; this.subId2 = subId2; }
        public TrackableId(string idString) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.TrackableId"); }
        public static implicit operator UnityEngine.XR.ARSubsystems.TrackableId(UnityEngine.XR.ARSubsystems.SerializableGuid serializableGuid) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.TrackableId.op_Implicit"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.TrackableId other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.TrackableId lhs, UnityEngine.XR.ARSubsystems.TrackableId rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.TrackableId lhs, UnityEngine.XR.ARSubsystems.TrackableId rhs) { return !((object)lhs).Equals(rhs); }
    }
    [System.FlagsAttribute]
    public enum TrackableType
    {
        None = 0,
        PlaneWithinPolygon = 1,
        PlaneWithinBounds = 2,
        PlaneWithinInfinity = 4,
        PlaneEstimated = 8,
        Planes = 15,
        FeaturePoint = 16,
        Image = 32,
        Face = 64,
        Depth = 128,
        BoundingBox = 256,
        [System.Obsolete] All = 127,
        AllTypes = -1,
    }
    public enum TrackingState
    {
        None = 0,
        Limited = 1,
        Tracking = 2,
    }
    public abstract partial class TrackingSubsystem<TTrackable, TSubsystem, TSubsystemDescriptor, TProvider> : UnityEngine.SubsystemsImplementation.SubsystemWithProvider<TSubsystem, TSubsystemDescriptor, TProvider> where TTrackable : struct, UnityEngine.XR.ARSubsystems.ITrackable where TSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider, new() where TSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider where TProvider : UnityEngine.SubsystemsImplementation.SubsystemProvider<TSubsystem>
    {
        public abstract UnityEngine.XR.ARSubsystems.TrackableChanges<TTrackable> GetChanges(Unity.Collections.Allocator allocator);
    }
    public partial class ValidationUtility<T> where T : struct, UnityEngine.XR.ARSubsystems.ITrackable
    {
        public void ValidateAndThrow(UnityEngine.XR.ARSubsystems.TrackableChanges<T> changes) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.ValidationUtility<T>.ValidateAndThrow"); }
        public void ValidateAndDisposeIfThrown(UnityEngine.XR.ARSubsystems.TrackableChanges<T> changes) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.ValidationUtility<T>.ValidateAndDisposeIfThrown"); }
    }
    public partial struct XRAnchor : UnityEngine.XR.ARSubsystems.ITrackable, System.IEquatable<UnityEngine.XR.ARSubsystems.XRAnchor>
    {
        public static UnityEngine.XR.ARSubsystems.XRAnchor defaultValue { get; internal set; }
        public XRAnchor(UnityEngine.XR.ARSubsystems.TrackableId trackableId, UnityEngine.Pose pose, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchor"); }
        public XRAnchor(UnityEngine.XR.ARSubsystems.TrackableId trackableId, UnityEngine.Pose pose, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr, System.Guid sessionId) : this(trackableId, pose, trackingState, nativePtr) { this.sessionId = sessionId; }
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; internal set; }
        public UnityEngine.Pose pose { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        public System.Guid sessionId { get; internal set; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRAnchor other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRAnchor lhs, UnityEngine.XR.ARSubsystems.XRAnchor rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRAnchor lhs, UnityEngine.XR.ARSubsystems.XRAnchor rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class XRAnchorSubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<UnityEngine.XR.ARSubsystems.XRAnchor, UnityEngine.XR.ARSubsystems.XRAnchorSubsystem, UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.Provider>
    {
        public XRAnchorSubsystem() { }
        public override UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRAnchor> GetChanges(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.GetChanges"); }
        public bool TryAddAnchor(UnityEngine.Pose pose, out UnityEngine.XR.ARSubsystems.XRAnchor anchor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.TryAddAnchor"); }
        public UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<UnityEngine.XR.ARSubsystems.XRAnchor>> TryAddAnchorAsync(UnityEngine.Pose pose) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.TryAddAnchorAsync"); }
        public bool TryAttachAnchor(UnityEngine.XR.ARSubsystems.TrackableId trackableToAffix, UnityEngine.Pose pose, out UnityEngine.XR.ARSubsystems.XRAnchor anchor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.TryAttachAnchor"); }
        public bool TryRemoveAnchor(UnityEngine.XR.ARSubsystems.TrackableId anchorId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.TryRemoveAnchor"); }
        public UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<UnityEngine.XR.ARSubsystems.SerializableGuid>> TrySaveAnchorAsync(UnityEngine.XR.ARSubsystems.TrackableId anchorId, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.TrySaveAnchorAsync"); }
        public UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<UnityEngine.XR.ARSubsystems.XRAnchor>> TryLoadAnchorAsync(UnityEngine.XR.ARSubsystems.SerializableGuid savedAnchorGuid, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.TryLoadAnchorAsync"); }
        public UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.XRResultStatus> TryEraseAnchorAsync(UnityEngine.XR.ARSubsystems.SerializableGuid savedAnchorGuid, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.TryEraseAnchorAsync"); }
        public UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.SerializableGuid>>> TryGetSavedAnchorIdsAsync(Unity.Collections.Allocator allocator, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.TryGetSavedAnchorIdsAsync"); }
        public abstract partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRAnchorSubsystem>
        {
            public abstract UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRAnchor> GetChanges(UnityEngine.XR.ARSubsystems.XRAnchor defaultAnchor, Unity.Collections.Allocator allocator);
            public virtual bool TryAddAnchor(UnityEngine.Pose pose, out UnityEngine.XR.ARSubsystems.XRAnchor anchor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.Provider.TryAddAnchor"); }
            public virtual UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<UnityEngine.XR.ARSubsystems.XRAnchor>> TryAddAnchorAsync(UnityEngine.Pose pose) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.Provider.TryAddAnchorAsync"); }
            public virtual bool TryAttachAnchor(UnityEngine.XR.ARSubsystems.TrackableId trackableToAffix, UnityEngine.Pose pose, out UnityEngine.XR.ARSubsystems.XRAnchor anchor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.Provider.TryAttachAnchor"); }
            public virtual bool TryRemoveAnchor(UnityEngine.XR.ARSubsystems.TrackableId anchorId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.Provider.TryRemoveAnchor"); }
            public virtual UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<UnityEngine.XR.ARSubsystems.SerializableGuid>> TrySaveAnchorAsync(UnityEngine.XR.ARSubsystems.TrackableId anchorId, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.Provider.TrySaveAnchorAsync"); }
            public virtual UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<UnityEngine.XR.ARSubsystems.XRAnchor>> TryLoadAnchorAsync(UnityEngine.XR.ARSubsystems.SerializableGuid savedAnchorGuid, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.Provider.TryLoadAnchorAsync"); }
            public virtual UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.XRResultStatus> TryEraseAnchorAsync(UnityEngine.XR.ARSubsystems.SerializableGuid savedAnchorGuid, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.Provider.TryEraseAnchorAsync"); }
            public virtual UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.SerializableGuid>>> TryGetSavedAnchorIdsAsync(Unity.Collections.Allocator allocator, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.Provider.TryGetSavedAnchorIdsAsync"); }
        }
    }
    public partial class XRAnchorSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRAnchorSubsystem, UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.Provider>
    {
        public bool supportsTrackableAttachments { get; internal set; }
        public bool supportsSynchronousAdd { get; internal set; }
        public bool supportsSaveAnchor { get; internal set; }
        public bool supportsLoadAnchor { get; internal set; }
        public bool supportsEraseAnchor { get; internal set; }
        public bool supportsGetSavedAnchorIds { get; internal set; }
        public bool supportsAsyncCancellation { get; internal set; }
        [System.Obsolete] public static void Create(UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor.Create"); }
        public static void Register(UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor.Register"); }
        internal XRAnchorSubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsTrackableAttachments { get; set; }
            public bool supportsSynchronousAdd { get; set; }
            public bool supportsSaveAnchor { get; set; }
            public bool supportsLoadAnchor { get; set; }
            public bool supportsEraseAnchor { get; set; }
            public bool supportsGetSavedAnchorIds { get; set; }
            public bool supportsAsyncCancellation { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial struct XRBoundingBox : UnityEngine.XR.ARSubsystems.ITrackable, System.IEquatable<UnityEngine.XR.ARSubsystems.XRBoundingBox>
    {
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; internal set; }
        public UnityEngine.Pose pose { get; internal set; }
        public UnityEngine.Vector3 size { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        public UnityEngine.XR.ARSubsystems.BoundingBoxClassifications classifications { get; internal set; }
        public XRBoundingBox(UnityEngine.XR.ARSubsystems.TrackableId trackableId, UnityEngine.Pose pose, UnityEngine.Vector3 size, UnityEngine.XR.ARSubsystems.TrackingState trackingState, UnityEngine.XR.ARSubsystems.BoundingBoxClassifications classifications, System.IntPtr nativePtr) { this = default(UnityEngine.XR.ARSubsystems.XRBoundingBox); this.trackableId = trackableId; this.pose = pose; this.size = size; this.trackingState = trackingState; this.classifications = classifications; this.nativePtr = nativePtr; }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRBoundingBox lhs, UnityEngine.XR.ARSubsystems.XRBoundingBox rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRBoundingBox lhs, UnityEngine.XR.ARSubsystems.XRBoundingBox rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRBoundingBox other) { return base.Equals(other); }
    }
    public partial class XRBoundingBoxSubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<UnityEngine.XR.ARSubsystems.XRBoundingBox, UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystem, UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystem.Provider>
    {
        public XRBoundingBoxSubsystem() { }
        public override UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRBoundingBox> GetChanges(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystem.GetChanges"); }
        public abstract partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystem>
        {
            public abstract UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRBoundingBox> GetChanges(UnityEngine.XR.ARSubsystems.XRBoundingBox defaultXRBoundingBox, Unity.Collections.Allocator allocator);
        }
    }
    public partial class XRBoundingBoxSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystem, UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystem.Provider>
    {
        public bool supportsClassifications { get; internal set; }
        public static void Register(UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystemDescriptor.Register"); }
        internal XRBoundingBoxSubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsClassification { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public enum XRCameraBackgroundRenderingMode : byte
    {
        None = 0,
        BeforeOpaques = 1,
        AfterOpaques = 2,
    }
    public partial struct XRCameraBackgroundRenderingParams : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingParams>
    {
        public UnityEngine.Mesh backgroundGeometry { get; internal set; }
        public UnityEngine.Matrix4x4 backgroundTransform { get; internal set; }
        public XRCameraBackgroundRenderingParams(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 transform) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingParams"); }
        public XRCameraBackgroundRenderingParams(UnityEngine.Mesh mesh, UnityEngine.Matrix4x4 model, UnityEngine.Matrix4x4 view, UnityEngine.Matrix4x4 projection) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingParams"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingParams other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingParams lhs, UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingParams rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingParams lhs, UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingParams rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct XRCameraConfiguration : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCameraConfiguration>
    {
        public int width { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraConfiguration.width"); } }
        public int height { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraConfiguration.height"); } }
        public UnityEngine.Vector2Int resolution { get; internal set; }
        public int? framerate { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraConfiguration.framerate"); } }
        public UnityEngine.XR.ARSubsystems.Supported depthSensorSupported { get; internal set; }
        public System.IntPtr nativeConfigurationHandle { get; internal set; }
        public XRCameraConfiguration(System.IntPtr handle, UnityEngine.Vector2Int resolution, int? framerate, UnityEngine.XR.ARSubsystems.Supported depthSensorSupported) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraConfiguration"); }
        public XRCameraConfiguration(System.IntPtr handle, UnityEngine.Vector2Int resolution, int framerate) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraConfiguration"); }
        public XRCameraConfiguration(System.IntPtr handle, UnityEngine.Vector2Int resolution) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraConfiguration"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRCameraConfiguration other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCameraConfiguration lhs, UnityEngine.XR.ARSubsystems.XRCameraConfiguration rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCameraConfiguration lhs, UnityEngine.XR.ARSubsystems.XRCameraConfiguration rhs) { return !((object)lhs).Equals(rhs); }
    }
}
