// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.ARSubsystems
{
    public partial struct XRTextureDescriptor : System.IEquatable<UnityEngine.XR.ARSubsystems.XRTextureDescriptor>
    {
        public System.IntPtr nativeTexture { get; internal set; }
        public int width { get; internal set; }
        public int height { get; internal set; }
        public int mipmapCount { get; internal set; }
        public UnityEngine.TextureFormat format { get; internal set; }
        public int propertyNameId { get; internal set; }
        public bool valid { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRTextureDescriptor.valid"); } }
        public int depth { get; internal set; }
        public UnityEngine.Rendering.TextureDimension dimension { get; internal set; }
        public XRTextureDescriptor(System.IntPtr nativeTexture, int width, int height, int mipmapCount, UnityEngine.TextureFormat format, int propertyNameId, int depth, UnityEngine.Rendering.TextureDimension dimension) { this = default(UnityEngine.XR.ARSubsystems.XRTextureDescriptor); this.nativeTexture = nativeTexture; this.width = width; this.height = height; this.mipmapCount = mipmapCount; this.format = format; this.propertyNameId = propertyNameId; this.depth = depth; this.dimension = dimension; }
        public bool hasIdenticalTextureMetadata(UnityEngine.XR.ARSubsystems.XRTextureDescriptor other) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRTextureDescriptor.hasIdenticalTextureMetadata"); }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRTextureDescriptor.Reset"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRTextureDescriptor other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRTextureDescriptor lhs, UnityEngine.XR.ARSubsystems.XRTextureDescriptor rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRTextureDescriptor lhs, UnityEngine.XR.ARSubsystems.XRTextureDescriptor rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct XRTrackedImage : UnityEngine.XR.ARSubsystems.ITrackable, System.IEquatable<UnityEngine.XR.ARSubsystems.XRTrackedImage>
    {
        public XRTrackedImage(UnityEngine.XR.ARSubsystems.TrackableId trackableId, System.Guid sourceImageId, UnityEngine.Pose pose, UnityEngine.Vector2 size, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr) { this = default(UnityEngine.XR.ARSubsystems.XRTrackedImage); this.trackableId = trackableId; this.sourceImageId = sourceImageId; this.pose = pose; this.size = size; this.trackingState = trackingState; this.nativePtr = nativePtr; }
        public static UnityEngine.XR.ARSubsystems.XRTrackedImage defaultValue { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; internal set; }
        public System.Guid sourceImageId { get; internal set; }
        public UnityEngine.Pose pose { get; internal set; }
        public UnityEngine.Vector2 size { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRTrackedImage other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRTrackedImage lhs, UnityEngine.XR.ARSubsystems.XRTrackedImage rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRTrackedImage lhs, UnityEngine.XR.ARSubsystems.XRTrackedImage rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct XRTrackedObject : UnityEngine.XR.ARSubsystems.ITrackable, System.IEquatable<UnityEngine.XR.ARSubsystems.XRTrackedObject>
    {
        public static UnityEngine.XR.ARSubsystems.XRTrackedObject defaultValue { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; internal set; }
        public UnityEngine.Pose pose { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        public System.Guid referenceObjectGuid { get; internal set; }
        public XRTrackedObject(UnityEngine.XR.ARSubsystems.TrackableId trackableId, UnityEngine.Pose pose, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr, System.Guid referenceObjectGuid) { this = default(UnityEngine.XR.ARSubsystems.XRTrackedObject); this.trackableId = trackableId; this.pose = pose; this.trackingState = trackingState; this.nativePtr = nativePtr; this.referenceObjectGuid = referenceObjectGuid; }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRTrackedObject lhs, UnityEngine.XR.ARSubsystems.XRTrackedObject rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRTrackedObject lhs, UnityEngine.XR.ARSubsystems.XRTrackedObject rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRTrackedObject other) { return base.Equals(other); }
    }
}
