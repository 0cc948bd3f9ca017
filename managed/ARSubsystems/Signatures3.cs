// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.ARSubsystems
{
    public partial struct XRHumanBodyPose2DJoint : System.IEquatable<UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint>
    {
        public int index { get; internal set; }
        public int parentIndex { get; internal set; }
        public UnityEngine.Vector2 position { get; internal set; }
        public bool tracked { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint.tracked"); } }
        public XRHumanBodyPose2DJoint(int index, int parentIndex, UnityEngine.Vector2 position, bool tracked) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint lhs, UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint lhs, UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint rhs) { return !((object)lhs).Equals(rhs); }
        public string ToString(string format) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint.ToString"); }
    }
    public partial class XRHumanBodySubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<UnityEngine.XR.ARSubsystems.XRHumanBody, UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem, UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Provider>
    {
        public bool pose2DRequested { get { return m_KeptPose2DRequested.Get("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.pose2DRequested"); } set { m_KeptPose2DRequested.Set(value); } } private Umcp.Kept<bool> m_KeptPose2DRequested;
        public bool pose2DEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.pose2DEnabled"); } }
        public bool pose3DRequested { get { return m_KeptPose3DRequested.Get("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.pose3DRequested"); } set { m_KeptPose3DRequested.Set(value); } } private Umcp.Kept<bool> m_KeptPose3DRequested;
        public bool pose3DEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.pose3DEnabled"); } }
        public bool pose3DScaleEstimationRequested { get { return m_KeptPose3DScaleEstimationRequested.Get("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.pose3DScaleEstimationRequested"); } set { m_KeptPose3DScaleEstimationRequested.Set(value); } } private Umcp.Kept<bool> m_KeptPose3DScaleEstimationRequested;
        public bool pose3DScaleEstimationEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.pose3DScaleEstimationEnabled"); } }
        public XRHumanBodySubsystem() { }
        public override UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRHumanBody> GetChanges(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.GetChanges"); }
        public void GetSkeleton(UnityEngine.XR.ARSubsystems.TrackableId trackableId, Unity.Collections.Allocator allocator, ref Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRHumanBodyJoint> skeleton) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.GetSkeleton"); }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint> GetHumanBodyPose2DJoints(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.GetHumanBodyPose2DJoints"); }
        [System.Obsolete] public static bool Register(UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemCinfo humanBodySubsystemCinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Register"); }
        public abstract partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem>
        {
            public virtual bool pose2DRequested { get { return m_KeptPose2DRequested.Get("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Provider.pose2DRequested"); } set { m_KeptPose2DRequested.Set(value); } } private Umcp.Kept<bool> m_KeptPose2DRequested;
            public virtual bool pose2DEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Provider.pose2DEnabled"); } }
            public virtual bool pose3DRequested { get { return m_KeptPose3DRequested.Get("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Provider.pose3DRequested"); } set { m_KeptPose3DRequested.Set(value); } } private Umcp.Kept<bool> m_KeptPose3DRequested;
            public virtual bool pose3DEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Provider.pose3DEnabled"); } }
            public virtual bool pose3DScaleEstimationRequested { get { return m_KeptPose3DScaleEstimationRequested.Get("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Provider.pose3DScaleEstimationRequested"); } set { m_KeptPose3DScaleEstimationRequested.Set(value); } } private Umcp.Kept<bool> m_KeptPose3DScaleEstimationRequested;
            public virtual bool pose3DScaleEstimationEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Provider.pose3DScaleEstimationEnabled"); } }
            public abstract UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRHumanBody> GetChanges(UnityEngine.XR.ARSubsystems.XRHumanBody defaultHumanBody, Unity.Collections.Allocator allocator);
            public virtual void GetSkeleton(UnityEngine.XR.ARSubsystems.TrackableId trackableId, Unity.Collections.Allocator allocator, ref Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRHumanBodyJoint> skeleton) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Provider.GetSkeleton"); }
            public virtual Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint> GetHumanBodyPose2DJoints(UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint defaultHumanBodyPose2DJoint, int screenWidth, int screenHeight, UnityEngine.ScreenOrientation screenOrientation, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Provider.GetHumanBodyPose2DJoints"); }
        }
    }
    [System.Obsolete]
    public partial struct XRHumanBodySubsystemCinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemCinfo>
    {
        public string id { get; set; }
        public System.Type providerType { get; set; }
        public System.Type subsystemTypeOverride { get; set; }
        public bool supportsHumanBody2D { get; set; }
        public bool supportsHumanBody3D { get; set; }
        public bool supportsHumanBody3DScaleEstimation { get; set; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemCinfo other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemCinfo lhs, UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemCinfo rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemCinfo lhs, UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemCinfo rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class XRHumanBodySubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem, UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Provider>
    {
        public bool supportsHumanBody2D { get; internal set; }
        public bool supportsHumanBody3D { get; internal set; }
        public bool supportsHumanBody3DScaleEstimation { get; internal set; }
        public static void Register(UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemDescriptor.Register"); }
        internal XRHumanBodySubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsHumanBody2D { get; set; }
            public bool supportsHumanBody3D { get; set; }
            public bool supportsHumanBody3DScaleEstimation { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial class XRImageTrackingSubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<UnityEngine.XR.ARSubsystems.XRTrackedImage, UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem, UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem.Provider>
    {
        public XRImageTrackingSubsystem() { }
        public UnityEngine.XR.ARSubsystems.RuntimeReferenceImageLibrary imageLibrary { get { return m_KeptImageLibrary.Get("UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem.imageLibrary"); } set { m_KeptImageLibrary.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.RuntimeReferenceImageLibrary> m_KeptImageLibrary;
        public UnityEngine.XR.ARSubsystems.RuntimeReferenceImageLibrary CreateRuntimeLibrary(UnityEngine.XR.ARSubsystems.XRReferenceImageLibrary serializedLibrary) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem.CreateRuntimeLibrary"); }
        public override UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRTrackedImage> GetChanges(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem.GetChanges"); }
        public int requestedMaxNumberOfMovingImages { get { return m_KeptRequestedMaxNumberOfMovingImages.Get("UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem.requestedMaxNumberOfMovingImages"); } set { m_KeptRequestedMaxNumberOfMovingImages.Set(value); } } private Umcp.Kept<int> m_KeptRequestedMaxNumberOfMovingImages;
        public int currentMaxNumberOfMovingImages { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem.currentMaxNumberOfMovingImages"); } }
        public abstract partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem>
        {
            public abstract UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRTrackedImage> GetChanges(UnityEngine.XR.ARSubsystems.XRTrackedImage defaultTrackedImage, Unity.Collections.Allocator allocator);
            public abstract UnityEngine.XR.ARSubsystems.RuntimeReferenceImageLibrary imageLibrary { set; }
            public abstract UnityEngine.XR.ARSubsystems.RuntimeReferenceImageLibrary CreateRuntimeLibrary(UnityEngine.XR.ARSubsystems.XRReferenceImageLibrary serializedLibrary);
            public virtual int requestedMaxNumberOfMovingImages { get { return m_KeptRequestedMaxNumberOfMovingImages.Get("UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem.Provider.requestedMaxNumberOfMovingImages"); } set { m_KeptRequestedMaxNumberOfMovingImages.Set(value); } } private Umcp.Kept<int> m_KeptRequestedMaxNumberOfMovingImages;
            public virtual int currentMaxNumberOfMovingImages { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem.Provider.currentMaxNumberOfMovingImages"); } }
        }
    }
    public partial class XRImageTrackingSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem, UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystem.Provider>
    {
        public bool supportsMovingImages { get; internal set; }
        public bool requiresPhysicalImageDimensions { get; internal set; }
        public bool supportsMutableLibrary { get; internal set; }
        public bool supportsImageValidation { get; internal set; }
        [System.Obsolete] public static void Create(UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor.Create"); }
        public static void Register(UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor.Register"); }
        internal XRImageTrackingSubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsMovingImages { get; set; }
            public bool requiresPhysicalImageDimensions { get; set; }
            public bool supportsMutableLibrary { get; set; }
            public bool supportsImageValidation { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRImageTrackingSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial class XRObjectTrackingSubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<UnityEngine.XR.ARSubsystems.XRTrackedObject, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem.Provider>
    {
        public XRObjectTrackingSubsystem() { }
        public UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary library { get { return m_KeptLibrary.Get("UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem.library"); } set { m_KeptLibrary.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary> m_KeptLibrary;
        public sealed override UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRTrackedObject> GetChanges(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem.GetChanges"); }
        [System.Obsolete] public static void Register<T>(string id, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Capabilities capabilities) where T : UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem.Provider { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem.Register"); }
        [System.Obsolete] public static void Register<TProvider, TSubsystemOverride>(string id, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Capabilities capabilities) where TProvider : UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem.Provider where TSubsystemOverride : UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem.Register"); }
        public abstract partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem>
        {
            public abstract UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRTrackedObject> GetChanges(UnityEngine.XR.ARSubsystems.XRTrackedObject template, Unity.Collections.Allocator allocator);
            public virtual UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary library { set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem.Provider.library"); } }
        }
    }
    public partial class XRObjectTrackingSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystem.Provider>
    {
        [System.Obsolete] public UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Capabilities capabilities { get; internal set; }
        public static void Register(UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Register"); }
        internal XRObjectTrackingSubsystemDescriptor() { }
        [System.Obsolete]
        public partial struct Capabilities : System.IEquatable<UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Capabilities>
        {
            public bool Equals(UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Capabilities other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Capabilities lhs, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Capabilities rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Capabilities lhs, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Capabilities rhs) { return !((object)lhs).Equals(rhs); }
        }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRObjectTrackingSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial class XROcclusionSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider<UnityEngine.XR.ARSubsystems.XROcclusionSubsystem, UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider>
    {
        public UnityEngine.XR.ARSubsystems.HumanSegmentationStencilMode requestedHumanStencilMode { get { return m_KeptRequestedHumanStencilMode.Get("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.requestedHumanStencilMode"); } set { m_KeptRequestedHumanStencilMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.HumanSegmentationStencilMode> m_KeptRequestedHumanStencilMode;
        public UnityEngine.XR.ARSubsystems.HumanSegmentationStencilMode currentHumanStencilMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.currentHumanStencilMode"); } }
        public UnityEngine.XR.ARSubsystems.HumanSegmentationDepthMode requestedHumanDepthMode { get { return m_KeptRequestedHumanDepthMode.Get("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.requestedHumanDepthMode"); } set { m_KeptRequestedHumanDepthMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.HumanSegmentationDepthMode> m_KeptRequestedHumanDepthMode;
        public UnityEngine.XR.ARSubsystems.HumanSegmentationDepthMode currentHumanDepthMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.currentHumanDepthMode"); } }
        public UnityEngine.XR.ARSubsystems.EnvironmentDepthMode requestedEnvironmentDepthMode { get { return m_KeptRequestedEnvironmentDepthMode.Get("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.requestedEnvironmentDepthMode"); } set { m_KeptRequestedEnvironmentDepthMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.EnvironmentDepthMode> m_KeptRequestedEnvironmentDepthMode;
        public UnityEngine.XR.ARSubsystems.EnvironmentDepthMode currentEnvironmentDepthMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.currentEnvironmentDepthMode"); } }
        public bool environmentDepthTemporalSmoothingRequested { get { return m_KeptEnvironmentDepthTemporalSmoothingRequested.Get("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.environmentDepthTemporalSmoothingRequested"); } set { m_KeptEnvironmentDepthTemporalSmoothingRequested.Set(value); } } private Umcp.Kept<bool> m_KeptEnvironmentDepthTemporalSmoothingRequested;
        public bool environmentDepthTemporalSmoothingEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.environmentDepthTemporalSmoothingEnabled"); } }
        public UnityEngine.XR.ARSubsystems.OcclusionPreferenceMode requestedOcclusionPreferenceMode { get { return m_KeptRequestedOcclusionPreferenceMode.Get("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.requestedOcclusionPreferenceMode"); } set { m_KeptRequestedOcclusionPreferenceMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.OcclusionPreferenceMode> m_KeptRequestedOcclusionPreferenceMode;
        public UnityEngine.XR.ARSubsystems.OcclusionPreferenceMode currentOcclusionPreferenceMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.currentOcclusionPreferenceMode"); } }
        public XROcclusionSubsystem() { }
        public bool TryGetHumanStencil(out UnityEngine.XR.ARSubsystems.XRTextureDescriptor humanStencilDescriptor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.TryGetHumanStencil"); }
        public bool TryAcquireHumanStencilCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.TryAcquireHumanStencilCpuImage"); }
        public bool TryGetHumanDepth(out UnityEngine.XR.ARSubsystems.XRTextureDescriptor humanDepthDescriptor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.TryGetHumanDepth"); }
        public bool TryAcquireHumanDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.TryAcquireHumanDepthCpuImage"); }
        public bool TryGetEnvironmentDepth(out UnityEngine.XR.ARSubsystems.XRTextureDescriptor environmentDepthDescriptor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.TryGetEnvironmentDepth"); }
        public bool TryAcquireEnvironmentDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.TryAcquireEnvironmentDepthCpuImage"); }
        public bool TryAcquireRawEnvironmentDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.TryAcquireRawEnvironmentDepthCpuImage"); }
        public bool TryAcquireSmoothedEnvironmentDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.TryAcquireSmoothedEnvironmentDepthCpuImage"); }
        public bool TryGetEnvironmentDepthConfidence(out UnityEngine.XR.ARSubsystems.XRTextureDescriptor environmentDepthConfidenceDescriptor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.TryGetEnvironmentDepthConfidence"); }
        public bool TryAcquireEnvironmentDepthConfidenceCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.TryAcquireEnvironmentDepthConfidenceCpuImage"); }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRTextureDescriptor> GetTextureDescriptors(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.GetTextureDescriptors"); }
        [System.Obsolete] public void GetMaterialKeywords(out System.Collections.Generic.List<string> enabledKeywords, out System.Collections.Generic.List<string> disabledKeywords) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.GetMaterialKeywords"); }
        public UnityEngine.XR.ARSubsystems.ShaderKeywords GetShaderKeywords() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.GetShaderKeywords"); }
        [System.Obsolete] public static bool Register(UnityEngine.XR.ARSubsystems.XROcclusionSubsystemCinfo occlusionSubsystemCinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Register"); }
        public abstract partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XROcclusionSubsystem>
        {
            public virtual UnityEngine.XR.ARSubsystems.HumanSegmentationStencilMode requestedHumanStencilMode { get { return m_KeptRequestedHumanStencilMode.Get("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.requestedHumanStencilMode"); } set { m_KeptRequestedHumanStencilMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.HumanSegmentationStencilMode> m_KeptRequestedHumanStencilMode;
            public virtual UnityEngine.XR.ARSubsystems.HumanSegmentationStencilMode currentHumanStencilMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.currentHumanStencilMode"); } }
            public virtual UnityEngine.XR.ARSubsystems.HumanSegmentationDepthMode requestedHumanDepthMode { get { return m_KeptRequestedHumanDepthMode.Get("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.requestedHumanDepthMode"); } set { m_KeptRequestedHumanDepthMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.HumanSegmentationDepthMode> m_KeptRequestedHumanDepthMode;
            public virtual UnityEngine.XR.ARSubsystems.HumanSegmentationDepthMode currentHumanDepthMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.currentHumanDepthMode"); } }
            public virtual UnityEngine.XR.ARSubsystems.EnvironmentDepthMode requestedEnvironmentDepthMode { get { return m_KeptRequestedEnvironmentDepthMode.Get("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.requestedEnvironmentDepthMode"); } set { m_KeptRequestedEnvironmentDepthMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.EnvironmentDepthMode> m_KeptRequestedEnvironmentDepthMode;
            public virtual UnityEngine.XR.ARSubsystems.EnvironmentDepthMode currentEnvironmentDepthMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.currentEnvironmentDepthMode"); } }
            public virtual bool environmentDepthTemporalSmoothingRequested { get { return m_KeptEnvironmentDepthTemporalSmoothingRequested.Get("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.environmentDepthTemporalSmoothingRequested"); } set { m_KeptEnvironmentDepthTemporalSmoothingRequested.Set(value); } } private Umcp.Kept<bool> m_KeptEnvironmentDepthTemporalSmoothingRequested;
            public virtual bool environmentDepthTemporalSmoothingEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.environmentDepthTemporalSmoothingEnabled"); } }
            public virtual UnityEngine.XR.ARSubsystems.OcclusionPreferenceMode requestedOcclusionPreferenceMode { get { return m_KeptRequestedOcclusionPreferenceMode.Get("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.requestedOcclusionPreferenceMode"); } set { m_KeptRequestedOcclusionPreferenceMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.OcclusionPreferenceMode> m_KeptRequestedOcclusionPreferenceMode;
            public virtual UnityEngine.XR.ARSubsystems.OcclusionPreferenceMode currentOcclusionPreferenceMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.currentOcclusionPreferenceMode"); } }
            public virtual bool TryGetHumanStencil(out UnityEngine.XR.ARSubsystems.XRTextureDescriptor humanStencilDescriptor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.TryGetHumanStencil"); }
            public virtual bool TryAcquireHumanStencilCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.TryAcquireHumanStencilCpuImage"); }
            public virtual UnityEngine.XR.ARSubsystems.XRCpuImage.Api humanStencilCpuImageApi { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.humanStencilCpuImageApi"); } }
            public virtual bool TryGetHumanDepth(out UnityEngine.XR.ARSubsystems.XRTextureDescriptor humanDepthDescriptor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.TryGetHumanDepth"); }
            public virtual bool TryAcquireHumanDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.TryAcquireHumanDepthCpuImage"); }
            public virtual UnityEngine.XR.ARSubsystems.XRCpuImage.Api humanDepthCpuImageApi { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.humanDepthCpuImageApi"); } }
            public virtual bool TryGetEnvironmentDepth(out UnityEngine.XR.ARSubsystems.XRTextureDescriptor environmentDepthDescriptor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.TryGetEnvironmentDepth"); }
            public virtual bool TryAcquireEnvironmentDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.TryAcquireEnvironmentDepthCpuImage"); }
            public virtual bool TryAcquireRawEnvironmentDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.TryAcquireRawEnvironmentDepthCpuImage"); }
            public virtual bool TryAcquireSmoothedEnvironmentDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.TryAcquireSmoothedEnvironmentDepthCpuImage"); }
            public virtual UnityEngine.XR.ARSubsystems.XRCpuImage.Api environmentDepthCpuImageApi { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.environmentDepthCpuImageApi"); } }
            public virtual bool TryGetEnvironmentDepthConfidence(out UnityEngine.XR.ARSubsystems.XRTextureDescriptor environmentDepthConfidenceDescriptor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.TryGetEnvironmentDepthConfidence"); }
            public virtual bool TryAcquireEnvironmentDepthConfidenceCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.TryAcquireEnvironmentDepthConfidenceCpuImage"); }
            public virtual UnityEngine.XR.ARSubsystems.XRCpuImage.Api environmentDepthConfidenceCpuImageApi { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.environmentDepthConfidenceCpuImageApi"); } }
            public virtual Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRTextureDescriptor> GetTextureDescriptors(UnityEngine.XR.ARSubsystems.XRTextureDescriptor defaultDescriptor, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.GetTextureDescriptors"); }
            [System.Obsolete] public virtual void GetMaterialKeywords(out System.Collections.Generic.List<string> enabledKeywords, out System.Collections.Generic.List<string> disabledKeywords) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.GetMaterialKeywords"); }
            public virtual UnityEngine.XR.ARSubsystems.ShaderKeywords GetShaderKeywords() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider.GetShaderKeywords"); }
        }
    }
    [System.Obsolete]
    public partial struct XROcclusionSubsystemCinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XROcclusionSubsystemCinfo>
    {
        public string id { get; set; }
        public System.Type providerType { get; set; }
        public System.Type subsystemTypeOverride { get; set; }
        public System.Func<UnityEngine.XR.ARSubsystems.Supported> humanSegmentationStencilImageSupportedDelegate { get; set; }
        public System.Func<UnityEngine.XR.ARSubsystems.Supported> humanSegmentationDepthImageSupportedDelegate { get; set; }
        public System.Func<UnityEngine.XR.ARSubsystems.Supported> environmentDepthTemporalSmoothingSupportedDelegate { get; set; }
        public System.Func<UnityEngine.XR.ARSubsystems.Supported> environmentDepthImageSupportedDelegate { get; set; }
        public System.Func<UnityEngine.XR.ARSubsystems.Supported> environmentDepthConfidenceImageSupportedDelegate { get; set; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XROcclusionSubsystemCinfo other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XROcclusionSubsystemCinfo lhs, UnityEngine.XR.ARSubsystems.XROcclusionSubsystemCinfo rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XROcclusionSubsystemCinfo lhs, UnityEngine.XR.ARSubsystems.XROcclusionSubsystemCinfo rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class XROcclusionSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XROcclusionSubsystem, UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider>
    {
        public UnityEngine.XR.ARSubsystems.Supported humanSegmentationStencilImageSupported { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.humanSegmentationStencilImageSupported"); } }
        public UnityEngine.XR.ARSubsystems.Supported humanSegmentationDepthImageSupported { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.humanSegmentationDepthImageSupported"); } }
        public UnityEngine.XR.ARSubsystems.Supported environmentDepthImageSupported { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.environmentDepthImageSupported"); } }
        public UnityEngine.XR.ARSubsystems.Supported environmentDepthTemporalSmoothingSupported { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.environmentDepthTemporalSmoothingSupported"); } }
        public UnityEngine.XR.ARSubsystems.Supported environmentDepthConfidenceImageSupported { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.environmentDepthConfidenceImageSupported"); } }
        public static void Register(UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.Register"); }
        internal XROcclusionSubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public System.Func<UnityEngine.XR.ARSubsystems.Supported> humanSegmentationStencilImageSupportedDelegate { get; set; }
            public System.Func<UnityEngine.XR.ARSubsystems.Supported> humanSegmentationDepthImageSupportedDelegate { get; set; }
            public System.Func<UnityEngine.XR.ARSubsystems.Supported> environmentDepthTemporalSmoothingSupportedDelegate { get; set; }
            public System.Func<UnityEngine.XR.ARSubsystems.Supported> environmentDepthImageSupportedDelegate { get; set; }
            public System.Func<UnityEngine.XR.ARSubsystems.Supported> environmentDepthConfidenceImageSupportedDelegate { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial struct XRParticipant : UnityEngine.XR.ARSubsystems.ITrackable, System.IEquatable<UnityEngine.XR.ARSubsystems.XRParticipant>
    {
        public XRParticipant(UnityEngine.XR.ARSubsystems.TrackableId trackableId, UnityEngine.Pose pose, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr, System.Guid sessionId) { this = default(UnityEngine.XR.ARSubsystems.XRParticipant); this.trackableId = trackableId; this.pose = pose; this.trackingState = trackingState; this.nativePtr = nativePtr; this.sessionId = sessionId; }
        public static UnityEngine.XR.ARSubsystems.XRParticipant defaultParticipant { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; internal set; }
        public UnityEngine.Pose pose { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        public System.Guid sessionId { get; internal set; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRParticipant other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRParticipant lhs, UnityEngine.XR.ARSubsystems.XRParticipant rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRParticipant lhs, UnityEngine.XR.ARSubsystems.XRParticipant rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class XRParticipantSubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<UnityEngine.XR.ARSubsystems.XRParticipant, UnityEngine.XR.ARSubsystems.XRParticipantSubsystem, UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRParticipantSubsystem.Provider>
    {
        public XRParticipantSubsystem() { }
        public override UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRParticipant> GetChanges(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRParticipantSubsystem.GetChanges"); }
        public abstract partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRParticipantSubsystem>
        {
            public abstract UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRParticipant> GetChanges(UnityEngine.XR.ARSubsystems.XRParticipant defaultParticipant, Unity.Collections.Allocator allocator);
        }
    }
    public sealed partial class XRParticipantSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRParticipantSubsystem, UnityEngine.XR.ARSubsystems.XRParticipantSubsystem.Provider>
    {
        [System.Obsolete] public UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Capabilities capabilities { get; internal set; }
        [System.Obsolete] public static void Register<T>(string subsystemId, UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Capabilities capabilities) where T : UnityEngine.XR.ARSubsystems.XRParticipantSubsystem.Provider { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Register"); }
        [System.Obsolete] public static void Register<TProvider, TSubsystemOverride>(string subsystemId, UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Capabilities capabilities) where TProvider : UnityEngine.XR.ARSubsystems.XRParticipantSubsystem.Provider where TSubsystemOverride : UnityEngine.XR.ARSubsystems.XRParticipantSubsystem { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Register"); }
        public static void Register(UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Register"); }
        internal XRParticipantSubsystemDescriptor() { }
        [System.FlagsAttribute]
        [System.Obsolete]
        public enum Capabilities
        {
            None = 0,
        }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial class XRPlaneSubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<UnityEngine.XR.ARSubsystems.BoundedPlane, UnityEngine.XR.ARSubsystems.XRPlaneSubsystem, UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRPlaneSubsystem.Provider>
    {
        public XRPlaneSubsystem() { }
        public UnityEngine.XR.ARSubsystems.PlaneDetectionMode requestedPlaneDetectionMode { get { return m_KeptRequestedPlaneDetectionMode.Get("UnityEngine.XR.ARSubsystems.XRPlaneSubsystem.requestedPlaneDetectionMode"); } set { m_KeptRequestedPlaneDetectionMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.PlaneDetectionMode> m_KeptRequestedPlaneDetectionMode;
        public UnityEngine.XR.ARSubsystems.PlaneDetectionMode currentPlaneDetectionMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPlaneSubsystem.currentPlaneDetectionMode"); } }
        public override UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.BoundedPlane> GetChanges(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPlaneSubsystem.GetChanges"); }
        public void GetBoundary(UnityEngine.XR.ARSubsystems.TrackableId trackableId, Unity.Collections.Allocator allocator, ref Unity.Collections.NativeArray<UnityEngine.Vector2> boundary) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPlaneSubsystem.GetBoundary"); }
        protected static void CreateOrResizeNativeArrayIfNecessary<T>(int length, Unity.Collections.Allocator allocator, ref Unity.Collections.NativeArray<T> array) where T : struct { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPlaneSubsystem.CreateOrResizeNativeArrayIfNecessary"); }
        public abstract partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRPlaneSubsystem>
        {
            protected static void CreateOrResizeNativeArrayIfNecessary<T>(int length, Unity.Collections.Allocator allocator, ref Unity.Collections.NativeArray<T> array) where T : struct { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPlaneSubsystem.Provider.CreateOrResizeNativeArrayIfNecessary"); }
            public virtual void GetBoundary(UnityEngine.XR.ARSubsystems.TrackableId trackableId, Unity.Collections.Allocator allocator, ref Unity.Collections.NativeArray<UnityEngine.Vector2> boundary) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPlaneSubsystem.Provider.GetBoundary"); }
            public abstract UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.BoundedPlane> GetChanges(UnityEngine.XR.ARSubsystems.BoundedPlane defaultPlane, Unity.Collections.Allocator allocator);
            public abstract UnityEngine.XR.ARSubsystems.PlaneDetectionMode requestedPlaneDetectionMode { get; set; }
            public virtual UnityEngine.XR.ARSubsystems.PlaneDetectionMode currentPlaneDetectionMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPlaneSubsystem.Provider.currentPlaneDetectionMode"); } }
        }
    }
    public partial class XRPlaneSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRPlaneSubsystem, UnityEngine.XR.ARSubsystems.XRPlaneSubsystem.Provider>
    {
        public bool supportsHorizontalPlaneDetection { get; internal set; }
        public bool supportsVerticalPlaneDetection { get; internal set; }
        public bool supportsArbitraryPlaneDetection { get; internal set; }
        public bool supportsBoundaryVertices { get; internal set; }
        public bool supportsClassification { get; internal set; }
        [System.Obsolete] public static void Create(UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor.Create"); }
        public static void Register(UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor.Register"); }
        internal XRPlaneSubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsHorizontalPlaneDetection { get; set; }
            public bool supportsVerticalPlaneDetection { get; set; }
            public bool supportsArbitraryPlaneDetection { get; set; }
            public bool supportsBoundaryVertices { get; set; }
            public bool supportsClassification { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial struct XRPointCloud : UnityEngine.XR.ARSubsystems.ITrackable, System.IEquatable<UnityEngine.XR.ARSubsystems.XRPointCloud>
    {
        public static UnityEngine.XR.ARSubsystems.XRPointCloud defaultValue { get; internal set; }
        public XRPointCloud(UnityEngine.XR.ARSubsystems.TrackableId trackableId, UnityEngine.Pose pose, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr) { this = default(UnityEngine.XR.ARSubsystems.XRPointCloud); this.trackableId = trackableId; this.pose = pose; this.trackingState = trackingState; this.nativePtr = nativePtr; }
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; internal set; }
        public UnityEngine.Pose pose { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRPointCloud other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRPointCloud lhs, UnityEngine.XR.ARSubsystems.XRPointCloud rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRPointCloud lhs, UnityEngine.XR.ARSubsystems.XRPointCloud rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct XRPointCloudData : System.IEquatable<UnityEngine.XR.ARSubsystems.XRPointCloudData>, System.IDisposable
    {
        public Unity.Collections.NativeArray<UnityEngine.Vector3> positions { get; set; }
        public Unity.Collections.NativeArray<float> confidenceValues { get; set; }
        public Unity.Collections.NativeArray<ulong> identifiers { get; set; }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPointCloudData.Dispose"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRPointCloudData other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRPointCloudData lhs, UnityEngine.XR.ARSubsystems.XRPointCloudData rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRPointCloudData lhs, UnityEngine.XR.ARSubsystems.XRPointCloudData rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class XRPointCloudSubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<UnityEngine.XR.ARSubsystems.XRPointCloud, UnityEngine.XR.ARSubsystems.XRPointCloudSubsystem, UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRPointCloudSubsystem.Provider>
    {
        public override UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRPointCloud> GetChanges(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPointCloudSubsystem.GetChanges"); }
        public UnityEngine.XR.ARSubsystems.XRPointCloudData GetPointCloudData(UnityEngine.XR.ARSubsystems.TrackableId trackableId, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPointCloudSubsystem.GetPointCloudData"); }
        public abstract partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRPointCloudSubsystem>
        {
            public override void Start() { }
            public override void Stop() { }
            public override void Destroy() { }
            public abstract UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRPointCloud> GetChanges(UnityEngine.XR.ARSubsystems.XRPointCloud defaultPointCloud, Unity.Collections.Allocator allocator);
            public abstract UnityEngine.XR.ARSubsystems.XRPointCloudData GetPointCloudData(UnityEngine.XR.ARSubsystems.TrackableId trackableId, Unity.Collections.Allocator allocator);
        }
    }
    public partial class XRPointCloudSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRPointCloudSubsystem, UnityEngine.XR.ARSubsystems.XRPointCloudSubsystem.Provider>
    {
        public bool supportsFeaturePoints { get; internal set; }
        public bool supportsUniqueIds { get; internal set; }
        public bool supportsConfidence { get; internal set; }
        [System.Obsolete] public static void RegisterDescriptor(UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo descriptorParams) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.RegisterDescriptor"); }
        public static void Register(UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Register"); }
        internal XRPointCloudSubsystemDescriptor() { }
        [System.FlagsAttribute]
        public enum Capabilities
        {
            None = 0,
            FeaturePoints = 1,
            Confidence = 2,
            UniqueIds = 4,
        }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo>
        {
            public string id;
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsFeaturePoints { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo.supportsFeaturePoints"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo.supportsFeaturePoints"); } }
            public bool supportsConfidence { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo.supportsConfidence"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo.supportsConfidence"); } }
            public bool supportsUniqueIds { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo.supportsUniqueIds"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo.supportsUniqueIds"); } }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial struct XRRaycast : UnityEngine.XR.ARSubsystems.ITrackable, System.IEquatable<UnityEngine.XR.ARSubsystems.XRRaycast>
    {
        public static UnityEngine.XR.ARSubsystems.XRRaycast defaultValue { get; internal set; } = new UnityEngine.XR.ARSubsystems.XRRaycast(UnityEngine.XR.ARSubsystems.TrackableId.invalidId, UnityEngine.Pose.identity, UnityEngine.XR.ARSubsystems.TrackingState.None, System.IntPtr.Zero, 0, UnityEngine.XR.ARSubsystems.TrackableId.invalidId);
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; internal set; }
        public UnityEngine.Pose pose { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        public float distance { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackableId hitTrackableId { get; internal set; }
        public XRRaycast(UnityEngine.XR.ARSubsystems.TrackableId trackableId, UnityEngine.Pose pose, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr, float distance, UnityEngine.XR.ARSubsystems.TrackableId hitTrackableId) { this = default(UnityEngine.XR.ARSubsystems.XRRaycast); this.trackableId = trackableId; this.pose = pose; this.trackingState = trackingState; this.nativePtr = nativePtr; this.distance = distance; this.hitTrackableId = hitTrackableId; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRRaycast other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRRaycast lhs, UnityEngine.XR.ARSubsystems.XRRaycast rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRRaycast lhs, UnityEngine.XR.ARSubsystems.XRRaycast rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct XRRaycastHit : System.IEquatable<UnityEngine.XR.ARSubsystems.XRRaycastHit>
    {
        public static UnityEngine.XR.ARSubsystems.XRRaycastHit defaultValue { get; internal set; } = new UnityEngine.XR.ARSubsystems.XRRaycastHit(UnityEngine.XR.ARSubsystems.TrackableId.invalidId, UnityEngine.Pose.identity, 0, UnityEngine.XR.ARSubsystems.TrackableType.None);
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; set; }
        public UnityEngine.Pose pose { get; set; }
        public float distance { get; set; }
        public UnityEngine.XR.ARSubsystems.TrackableType hitType { get; set; }
        public XRRaycastHit(UnityEngine.XR.ARSubsystems.TrackableId trackableId, UnityEngine.Pose pose, float distance, UnityEngine.XR.ARSubsystems.TrackableType hitType) { this = default(UnityEngine.XR.ARSubsystems.XRRaycastHit); this.trackableId = trackableId; this.pose = pose; this.distance = distance; this.hitType = hitType; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRRaycastHit other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRRaycastHit lhs, UnityEngine.XR.ARSubsystems.XRRaycastHit rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRRaycastHit lhs, UnityEngine.XR.ARSubsystems.XRRaycastHit rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class XRRaycastSubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<UnityEngine.XR.ARSubsystems.XRRaycast, UnityEngine.XR.ARSubsystems.XRRaycastSubsystem, UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.Provider>
    {
        public XRRaycastSubsystem() { }
        public override UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRRaycast> GetChanges(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.GetChanges"); }
        public bool TryAddRaycast(UnityEngine.Vector2 screenPoint, float estimatedDistance, out UnityEngine.XR.ARSubsystems.XRRaycast raycast) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.TryAddRaycast"); }
        public bool TryAddRaycast(UnityEngine.Ray ray, float estimatedDistance, out UnityEngine.XR.ARSubsystems.XRRaycast raycast) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.TryAddRaycast"); }
        public void RemoveRaycast(UnityEngine.XR.ARSubsystems.TrackableId trackableId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.RemoveRaycast"); }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRRaycastHit> Raycast(UnityEngine.Ray ray, UnityEngine.XR.ARSubsystems.TrackableType trackableTypeMask, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.Raycast"); }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRRaycastHit> Raycast(UnityEngine.Vector2 screenPoint, UnityEngine.XR.ARSubsystems.TrackableType trackableTypeMask, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.Raycast"); }
        public partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRRaycastSubsystem>
        {
            public override void Start() { }
            public override void Stop() { }
            public override void Destroy() { }
            public virtual bool TryAddRaycast(UnityEngine.Vector2 screenPoint, float estimatedDistance, out UnityEngine.XR.ARSubsystems.XRRaycast raycast) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.Provider.TryAddRaycast"); }
            public virtual bool TryAddRaycast(UnityEngine.Ray ray, float estimatedDistance, out UnityEngine.XR.ARSubsystems.XRRaycast raycast) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.Provider.TryAddRaycast"); }
            public virtual void RemoveRaycast(UnityEngine.XR.ARSubsystems.TrackableId trackableId) { }
            public virtual UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRRaycast> GetChanges(UnityEngine.XR.ARSubsystems.XRRaycast defaultRaycast, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.Provider.GetChanges"); }
            public virtual Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRRaycastHit> Raycast(UnityEngine.XR.ARSubsystems.XRRaycastHit defaultRaycastHit, UnityEngine.Ray ray, UnityEngine.XR.ARSubsystems.TrackableType trackableTypeMask, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.Provider.Raycast"); }
            public virtual Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRRaycastHit> Raycast(UnityEngine.XR.ARSubsystems.XRRaycastHit defaultRaycastHit, UnityEngine.Vector2 screenPoint, UnityEngine.XR.ARSubsystems.TrackableType trackableTypeMask, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.Provider.Raycast"); }
        }
    }
    public sealed partial class XRRaycastSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRRaycastSubsystem, UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.Provider>
    {
        public bool supportsViewportBasedRaycast { get; internal set; }
        public bool supportsWorldBasedRaycast { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackableType supportedTrackableTypes { get; internal set; }
        public bool supportsTrackedRaycasts { get; set; }
        [System.Obsolete] public static void RegisterDescriptor(UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor.RegisterDescriptor"); }
        public static void Register(UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor.Register"); }
        internal XRRaycastSubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsViewportBasedRaycast { get; set; }
            public bool supportsWorldBasedRaycast { get; set; }
            public UnityEngine.XR.ARSubsystems.TrackableType supportedTrackableTypes { get; set; }
            public bool supportsTrackedRaycasts { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    [System.SerializableAttribute]
    public partial struct XRReferenceImage : System.IEquatable<UnityEngine.XR.ARSubsystems.XRReferenceImage>
    {
        public XRReferenceImage(UnityEngine.XR.ARSubsystems.SerializableGuid guid, UnityEngine.XR.ARSubsystems.SerializableGuid textureGuid, UnityEngine.Vector2? size, string name, UnityEngine.Texture2D texture) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImage"); }
        public System.Guid guid { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImage.guid"); } }
        public System.Guid textureGuid { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImage.textureGuid"); } }
        public bool specifySize { get { return m_SpecifySize; } } [UnityEngine.SerializeField] private bool m_SpecifySize;
        public UnityEngine.Vector2 size { get { return m_Size; } } [UnityEngine.SerializeField] private UnityEngine.Vector2 m_Size;
        public float width { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImage.width"); } }
        public float height { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImage.height"); } }
        public string name { get { return m_Name; } } [UnityEngine.SerializeField] private string m_Name;
        public UnityEngine.Texture2D texture { get { return m_Texture; } } [UnityEngine.SerializeField] private UnityEngine.Texture2D m_Texture;
        public bool Equals(UnityEngine.XR.ARSubsystems.XRReferenceImage other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRReferenceImage lhs, UnityEngine.XR.ARSubsystems.XRReferenceImage rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRReferenceImage lhs, UnityEngine.XR.ARSubsystems.XRReferenceImage rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class XRReferenceImageLibrary : UnityEngine.ScriptableObject, UnityEngine.XR.ARSubsystems.IReferenceImageLibrary, UnityEngine.ISerializationCallbackReceiver, System.Collections.Generic.IEnumerable<UnityEngine.XR.ARSubsystems.XRReferenceImage>
    {
        public int count { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImageLibrary.count"); } }
        public System.Collections.Generic.IReadOnlyDictionary<string, byte[]> dataStore { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImageLibrary.dataStore"); } }
        public System.Collections.Generic.List<UnityEngine.XR.ARSubsystems.XRReferenceImage>.Enumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImageLibrary.GetEnumerator"); }
        System.Collections.Generic.IEnumerator<UnityEngine.XR.ARSubsystems.XRReferenceImage> System.Collections.Generic.IEnumerable<UnityEngine.XR.ARSubsystems.XRReferenceImage>.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImageLibrary.System.Collections.Generic.IEnumerable<UnityEngine.XR.ARSubsystems.XRReferenceImage>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImageLibrary.System.Collections.IEnumerable.GetEnumerator"); }
        public UnityEngine.XR.ARSubsystems.XRReferenceImage this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImageLibrary.this[]"); } }
        public int indexOf(UnityEngine.XR.ARSubsystems.XRReferenceImage referenceImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImageLibrary.indexOf"); }
        public System.Guid guid { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceImageLibrary.guid"); } }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
    }
    [System.SerializableAttribute]
    public partial struct XRReferenceObject : System.IEquatable<UnityEngine.XR.ARSubsystems.XRReferenceObject>
    {
        public XRReferenceObject(string name) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObject"); }
        public void AddEntry(UnityEngine.XR.ARSubsystems.XRReferenceObjectEntry entry) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObject.AddEntry"); }
        public string name { get { return m_Name; } } [UnityEngine.SerializeField] private string m_Name;
        public System.Guid guid { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObject.guid"); } }
        public T FindEntry<T>() where T : UnityEngine.XR.ARSubsystems.XRReferenceObjectEntry { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObject.FindEntry"); }
        public UnityEngine.XR.ARSubsystems.XRReferenceObjectEntry FindEntry(System.Type type) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObject.FindEntry"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRReferenceObject other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRReferenceObject lhs, UnityEngine.XR.ARSubsystems.XRReferenceObject rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRReferenceObject lhs, UnityEngine.XR.ARSubsystems.XRReferenceObject rhs) { return !((object)lhs).Equals(rhs); }
    }
    public abstract partial class XRReferenceObjectEntry : UnityEngine.ScriptableObject
    {
        protected internal virtual void OnAddToLibrary(UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary library, UnityEngine.XR.ARSubsystems.XRReferenceObject referenceObject) { }
    }
    public partial class XRReferenceObjectLibrary : UnityEngine.ScriptableObject, System.Collections.Generic.IEnumerable<UnityEngine.XR.ARSubsystems.XRReferenceObject>
    {
        public int count { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary.count"); } }
        public System.Collections.Generic.List<UnityEngine.XR.ARSubsystems.XRReferenceObject>.Enumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary.GetEnumerator"); }
        System.Collections.Generic.IEnumerator<UnityEngine.XR.ARSubsystems.XRReferenceObject> System.Collections.Generic.IEnumerable<UnityEngine.XR.ARSubsystems.XRReferenceObject>.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary.System.Collections.Generic.IEnumerable<UnityEngine.XR.ARSubsystems.XRReferenceObject>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary.System.Collections.IEnumerable.GetEnumerator"); }
        public UnityEngine.XR.ARSubsystems.XRReferenceObject this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary.this[]"); } }
        public System.Guid guid { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary.guid"); } }
        public int IndexOf(UnityEngine.XR.ARSubsystems.XRReferenceObject referenceObject) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary.IndexOf"); }
        public void Add(UnityEngine.XR.ARSubsystems.XRReferenceObject referenceObject) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRReferenceObjectLibrary.Add"); }
    }
    public partial struct XRResultStatus : System.IEquatable<UnityEngine.XR.ARSubsystems.XRResultStatus>, System.IComparable<UnityEngine.XR.ARSubsystems.XRResultStatus>
    {
        public UnityEngine.XR.ARSubsystems.XRResultStatus.StatusCode statusCode { get; internal set; }
        public int nativeStatusCode { get; internal set; }
        public XRResultStatus(UnityEngine.XR.ARSubsystems.XRResultStatus.StatusCode statusCode) { this = default(UnityEngine.XR.ARSubsystems.XRResultStatus); this.statusCode = statusCode; }
        public XRResultStatus(int nativeStatusCode) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRResultStatus"); }
        public XRResultStatus(UnityEngine.XR.ARSubsystems.XRResultStatus.StatusCode statusCode, int nativeStatusCode) { this = default(UnityEngine.XR.ARSubsystems.XRResultStatus); this.statusCode = statusCode; this.nativeStatusCode = nativeStatusCode; }
        public XRResultStatus(bool wasSuccessful) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRResultStatus"); }
        public bool IsUnqualifiedSuccess() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRResultStatus.IsUnqualifiedSuccess"); }
        public bool IsSuccess() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRResultStatus.IsSuccess"); }
        public bool IsError() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRResultStatus.IsError"); }
        public static implicit operator UnityEngine.XR.ARSubsystems.XRResultStatus(bool wasSuccessful) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRResultStatus.op_Implicit"); }
        public static implicit operator bool(UnityEngine.XR.ARSubsystems.XRResultStatus status) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRResultStatus.op_Implicit"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRResultStatus other) { return base.Equals(other); }
        public int CompareTo(UnityEngine.XR.ARSubsystems.XRResultStatus other) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRResultStatus.CompareTo"); }
        public enum StatusCode
        {
            PlatformQualifiedSuccess = 1,
            UnqualifiedSuccess = 0,
            PlatformError = -1,
            UnknownError = -2,
        }
    }
    public partial class XRSessionSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider<UnityEngine.XR.ARSubsystems.XRSessionSubsystem, UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider>
    {
        public System.IntPtr nativePtr { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.nativePtr"); } }
        public System.Guid sessionId { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.sessionId"); } }
        public UnityEngine.XR.ARSubsystems.Promise<UnityEngine.XR.ARSubsystems.SessionAvailability> GetAvailabilityAsync() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.GetAvailabilityAsync"); }
        public UnityEngine.XR.ARSubsystems.Promise<UnityEngine.XR.ARSubsystems.SessionInstallationStatus> InstallAsync() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.InstallAsync"); }
        public XRSessionSubsystem() { }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Reset"); }
        public UnityEngine.XR.ARSubsystems.Configuration? DetermineConfiguration(UnityEngine.XR.ARSubsystems.Feature features) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.DetermineConfiguration"); }
        public void Update(UnityEngine.XR.ARSubsystems.XRSessionUpdateParams updateParams) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Update"); }
        public UnityEngine.XR.ARSubsystems.Configuration? currentConfiguration { get; internal set; }
        public UnityEngine.XR.ARSubsystems.Feature requestedFeatures { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.requestedFeatures"); } }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.ConfigurationDescriptor> GetConfigurationDescriptors(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.GetConfigurationDescriptors"); }
        public void OnApplicationPause() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.OnApplicationPause"); }
        public void OnApplicationResume() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.OnApplicationResume"); }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.trackingState"); } }
        public UnityEngine.XR.ARSubsystems.Feature requestedTrackingMode { get { return m_KeptRequestedTrackingMode.Get("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.requestedTrackingMode"); } set { m_KeptRequestedTrackingMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.Feature> m_KeptRequestedTrackingMode;
        public UnityEngine.XR.ARSubsystems.Feature currentTrackingMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.currentTrackingMode"); } }
        public UnityEngine.XR.ARSubsystems.ConfigurationChooser configurationChooser { get { return m_KeptConfigurationChooser.Get("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.configurationChooser"); } set { m_KeptConfigurationChooser.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.ConfigurationChooser> m_KeptConfigurationChooser;
        public UnityEngine.XR.ARSubsystems.NotTrackingReason notTrackingReason { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.notTrackingReason"); } }
        public bool matchFrameRateEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.matchFrameRateEnabled"); } }
        public bool matchFrameRateRequested { get { return m_KeptMatchFrameRateRequested.Get("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.matchFrameRateRequested"); } set { m_KeptMatchFrameRateRequested.Set(value); } } private Umcp.Kept<bool> m_KeptMatchFrameRateRequested;
        public int frameRate { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.frameRate"); } }
        public partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRSessionSubsystem>
        {
            public override void Start() { }
            public override void Stop() { }
            public virtual void Update(UnityEngine.XR.ARSubsystems.XRSessionUpdateParams updateParams) { }
            public virtual void Update(UnityEngine.XR.ARSubsystems.XRSessionUpdateParams updateParams, UnityEngine.XR.ARSubsystems.Configuration configuration) { }
            public virtual UnityEngine.XR.ARSubsystems.Feature requestedFeatures { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.requestedFeatures"); } }
            public virtual UnityEngine.XR.ARSubsystems.Feature requestedTrackingMode { get { return m_KeptRequestedTrackingMode.Get("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.requestedTrackingMode"); } set { m_KeptRequestedTrackingMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.Feature> m_KeptRequestedTrackingMode;
            public virtual UnityEngine.XR.ARSubsystems.Feature currentTrackingMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.currentTrackingMode"); } }
            public virtual Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.ConfigurationDescriptor> GetConfigurationDescriptors(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.GetConfigurationDescriptors"); }
            public override void Destroy() { }
            public virtual void Reset() { }
            public virtual void OnApplicationPause() { }
            public virtual void OnApplicationResume() { }
            public virtual System.IntPtr nativePtr { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.nativePtr"); } }
            public virtual UnityEngine.XR.ARSubsystems.Promise<UnityEngine.XR.ARSubsystems.SessionAvailability> GetAvailabilityAsync() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.GetAvailabilityAsync"); }
            public virtual UnityEngine.XR.ARSubsystems.Promise<UnityEngine.XR.ARSubsystems.SessionInstallationStatus> InstallAsync() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.InstallAsync"); }
            public virtual UnityEngine.XR.ARSubsystems.TrackingState trackingState { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.trackingState"); } }
            public virtual UnityEngine.XR.ARSubsystems.NotTrackingReason notTrackingReason { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.notTrackingReason"); } }
            public virtual System.Guid sessionId { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.sessionId"); } }
            public virtual bool matchFrameRateEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.matchFrameRateEnabled"); } }
            public virtual bool matchFrameRateRequested { get { return m_KeptMatchFrameRateRequested.Get("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.matchFrameRateRequested"); } set { m_KeptMatchFrameRateRequested.Set(value); } } private Umcp.Kept<bool> m_KeptMatchFrameRateRequested;
            public virtual int frameRate { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider.frameRate"); } }
        }
    }
    public sealed partial class XRSessionSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRSessionSubsystem, UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider>
    {
        public bool supportsInstall { get; internal set; }
        public bool supportsMatchFrameRate { get; internal set; }
        [System.Obsolete] public static void RegisterDescriptor(UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor.RegisterDescriptor"); }
        public static void Register(UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor.Register"); }
        internal XRSessionSubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor.Cinfo>
        {
            public bool supportsInstall { get; set; }
            public bool supportsMatchFrameRate { get; set; }
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial struct XRSessionUpdateParams : System.IEquatable<UnityEngine.XR.ARSubsystems.XRSessionUpdateParams>
    {
        public UnityEngine.ScreenOrientation screenOrientation { get; set; }
        public UnityEngine.Vector2Int screenDimensions { get; set; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRSessionUpdateParams other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRSessionUpdateParams lhs, UnityEngine.XR.ARSubsystems.XRSessionUpdateParams rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRSessionUpdateParams lhs, UnityEngine.XR.ARSubsystems.XRSessionUpdateParams rhs) { return !((object)lhs).Equals(rhs); }
    }
    [System.FlagsAttribute]
    public enum XRSupportedCameraBackgroundRenderingMode : byte
    {
        None = 0,
        BeforeOpaques = 1,
        AfterOpaques = 2,
        Any = 3,
    }
}
