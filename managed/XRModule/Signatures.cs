// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR
{
    public partial struct Bone : System.IEquatable<UnityEngine.XR.Bone>
    {
        public bool TryGetPosition(out UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.XR.Bone.TryGetPosition"); }
        public bool TryGetRotation(out UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.XR.Bone.TryGetRotation"); }
        public bool TryGetParentBone(out UnityEngine.XR.Bone parentBone) { throw new Umcp.LeftOutException("UnityEngine.XR.Bone.TryGetParentBone"); }
        public bool TryGetChildBones(System.Collections.Generic.List<UnityEngine.XR.Bone> childBones) { throw new Umcp.LeftOutException("UnityEngine.XR.Bone.TryGetChildBones"); }
        public bool Equals(UnityEngine.XR.Bone other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.Bone a, UnityEngine.XR.Bone b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.XR.Bone a, UnityEngine.XR.Bone b) { return !((object)a).Equals(b); }
    }
    public static partial class CommonUsages
    {
        public static UnityEngine.XR.InputFeatureUsage<bool> isTracked;
        public static UnityEngine.XR.InputFeatureUsage<bool> primaryButton;
        public static UnityEngine.XR.InputFeatureUsage<bool> primaryTouch;
        public static UnityEngine.XR.InputFeatureUsage<bool> secondaryButton;
        public static UnityEngine.XR.InputFeatureUsage<bool> secondaryTouch;
        public static UnityEngine.XR.InputFeatureUsage<bool> gripButton;
        public static UnityEngine.XR.InputFeatureUsage<bool> triggerButton;
        public static UnityEngine.XR.InputFeatureUsage<bool> menuButton;
        public static UnityEngine.XR.InputFeatureUsage<bool> primary2DAxisClick;
        public static UnityEngine.XR.InputFeatureUsage<bool> primary2DAxisTouch;
        public static UnityEngine.XR.InputFeatureUsage<bool> secondary2DAxisClick;
        public static UnityEngine.XR.InputFeatureUsage<bool> secondary2DAxisTouch;
        public static UnityEngine.XR.InputFeatureUsage<bool> userPresence;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.XR.InputTrackingState> trackingState;
        public static UnityEngine.XR.InputFeatureUsage<float> batteryLevel;
        public static UnityEngine.XR.InputFeatureUsage<float> trigger;
        public static UnityEngine.XR.InputFeatureUsage<float> grip;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector2> primary2DAxis;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector2> secondary2DAxis;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> devicePosition;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> leftEyePosition;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> rightEyePosition;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> centerEyePosition;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> colorCameraPosition;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> deviceVelocity;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> deviceAngularVelocity;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> leftEyeVelocity;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> leftEyeAngularVelocity;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> rightEyeVelocity;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> rightEyeAngularVelocity;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> centerEyeVelocity;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> centerEyeAngularVelocity;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> colorCameraVelocity;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> colorCameraAngularVelocity;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> deviceAcceleration;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> deviceAngularAcceleration;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> leftEyeAcceleration;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> leftEyeAngularAcceleration;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> rightEyeAcceleration;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> rightEyeAngularAcceleration;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> centerEyeAcceleration;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> centerEyeAngularAcceleration;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> colorCameraAcceleration;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> colorCameraAngularAcceleration;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Quaternion> deviceRotation;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Quaternion> leftEyeRotation;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Quaternion> rightEyeRotation;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Quaternion> centerEyeRotation;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Quaternion> colorCameraRotation;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.XR.Hand> handData;
        public static UnityEngine.XR.InputFeatureUsage<UnityEngine.XR.Eyes> eyesData;
        [System.Obsolete] public static UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector2> dPad;
        [System.Obsolete] public static UnityEngine.XR.InputFeatureUsage<float> indexFinger;
        [System.Obsolete] public static UnityEngine.XR.InputFeatureUsage<float> middleFinger;
        [System.Obsolete] public static UnityEngine.XR.InputFeatureUsage<float> ringFinger;
        [System.Obsolete] public static UnityEngine.XR.InputFeatureUsage<float> pinkyFinger;
        [System.Obsolete] public static UnityEngine.XR.InputFeatureUsage<bool> thumbrest;
        [System.Obsolete] public static UnityEngine.XR.InputFeatureUsage<float> indexTouch;
        [System.Obsolete] public static UnityEngine.XR.InputFeatureUsage<float> thumbTouch;
    }
    public partial struct Eyes : System.IEquatable<UnityEngine.XR.Eyes>
    {
        public bool TryGetLeftEyePosition(out UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.XR.Eyes.TryGetLeftEyePosition"); }
        public bool TryGetRightEyePosition(out UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.XR.Eyes.TryGetRightEyePosition"); }
        public bool TryGetLeftEyeRotation(out UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.XR.Eyes.TryGetLeftEyeRotation"); }
        public bool TryGetRightEyeRotation(out UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.XR.Eyes.TryGetRightEyeRotation"); }
        public bool TryGetFixationPoint(out UnityEngine.Vector3 fixationPoint) { throw new Umcp.LeftOutException("UnityEngine.XR.Eyes.TryGetFixationPoint"); }
        public bool TryGetLeftEyeOpenAmount(out float openAmount) { throw new Umcp.LeftOutException("UnityEngine.XR.Eyes.TryGetLeftEyeOpenAmount"); }
        public bool TryGetRightEyeOpenAmount(out float openAmount) { throw new Umcp.LeftOutException("UnityEngine.XR.Eyes.TryGetRightEyeOpenAmount"); }
        public bool Equals(UnityEngine.XR.Eyes other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.Eyes a, UnityEngine.XR.Eyes b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.XR.Eyes a, UnityEngine.XR.Eyes b) { return !((object)a).Equals(b); }
    }
    public partial struct Hand : System.IEquatable<UnityEngine.XR.Hand>
    {
        public bool TryGetRootBone(out UnityEngine.XR.Bone boneOut) { throw new Umcp.LeftOutException("UnityEngine.XR.Hand.TryGetRootBone"); }
        public bool TryGetFingerBones(UnityEngine.XR.HandFinger finger, System.Collections.Generic.List<UnityEngine.XR.Bone> bonesOut) { throw new Umcp.LeftOutException("UnityEngine.XR.Hand.TryGetFingerBones"); }
        public bool Equals(UnityEngine.XR.Hand other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.Hand a, UnityEngine.XR.Hand b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.XR.Hand a, UnityEngine.XR.Hand b) { return !((object)a).Equals(b); }
    }
    public enum HandFinger
    {
        Thumb = 0,
        Index = 1,
        Middle = 2,
        Ring = 3,
        Pinky = 4,
    }
    public partial struct HapticCapabilities : System.IEquatable<UnityEngine.XR.HapticCapabilities>
    {
        public uint numChannels { get; internal set; }
        public bool supportsImpulse { get; internal set; }
        public bool supportsBuffer { get; internal set; }
        public uint bufferFrequencyHz { get; internal set; }
        public uint bufferMaxSize { get; internal set; }
        public uint bufferOptimalSize { get; internal set; }
        public bool Equals(UnityEngine.XR.HapticCapabilities other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.HapticCapabilities a, UnityEngine.XR.HapticCapabilities b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.XR.HapticCapabilities a, UnityEngine.XR.HapticCapabilities b) { return !((object)a).Equals(b); }
    }
    public partial struct InputDevice : System.IEquatable<UnityEngine.XR.InputDevice>
    {
        public UnityEngine.XR.XRInputSubsystem subsystem { get { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.subsystem"); } }
        public bool isValid { get { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.isValid"); } }
        public string name { get { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.name"); } }
        [System.Obsolete] public UnityEngine.XR.InputDeviceRole role { get { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.role"); } }
        public string manufacturer { get { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.manufacturer"); } }
        public string serialNumber { get { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.serialNumber"); } }
        public UnityEngine.XR.InputDeviceCharacteristics characteristics { get { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.characteristics"); } }
        public bool SendHapticImpulse(uint channel, float amplitude, float duration = 1f) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.SendHapticImpulse"); }
        public bool SendHapticBuffer(uint channel, byte[] buffer) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.SendHapticBuffer"); }
        public bool TryGetHapticCapabilities(out UnityEngine.XR.HapticCapabilities capabilities) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetHapticCapabilities"); }
        public void StopHaptics() { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.StopHaptics"); }
        public bool TryGetFeatureUsages(System.Collections.Generic.List<UnityEngine.XR.InputFeatureUsage> featureUsages) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureUsages"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<bool> usage, out bool value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<uint> usage, out uint value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<float> usage, out float value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector2> usage, out UnityEngine.Vector2 value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> usage, out UnityEngine.Vector3 value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<UnityEngine.Quaternion> usage, out UnityEngine.Quaternion value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<UnityEngine.XR.Hand> usage, out UnityEngine.XR.Hand value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<UnityEngine.XR.Bone> usage, out UnityEngine.XR.Bone value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<UnityEngine.XR.Eyes> usage, out UnityEngine.XR.Eyes value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<byte[]> usage, byte[] value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<UnityEngine.XR.InputTrackingState> usage, out UnityEngine.XR.InputTrackingState value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<bool> usage, System.DateTime time, out bool value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<uint> usage, System.DateTime time, out uint value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<float> usage, System.DateTime time, out float value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector2> usage, System.DateTime time, out UnityEngine.Vector2 value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<UnityEngine.Vector3> usage, System.DateTime time, out UnityEngine.Vector3 value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<UnityEngine.Quaternion> usage, System.DateTime time, out UnityEngine.Quaternion value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool TryGetFeatureValue(UnityEngine.XR.InputFeatureUsage<UnityEngine.XR.InputTrackingState> usage, System.DateTime time, out UnityEngine.XR.InputTrackingState value) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevice.TryGetFeatureValue"); }
        public bool Equals(UnityEngine.XR.InputDevice other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.InputDevice a, UnityEngine.XR.InputDevice b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.XR.InputDevice a, UnityEngine.XR.InputDevice b) { return !((object)a).Equals(b); }
    }
    [System.FlagsAttribute]
    public enum InputDeviceCharacteristics : uint
    {
        None = 0,
        HeadMounted = 1,
        Camera = 2,
        HeldInHand = 4,
        HandTracking = 8,
        EyeTracking = 16,
        TrackedDevice = 32,
        Controller = 64,
        TrackingReference = 128,
        Left = 256,
        Right = 512,
        Simulated6DOF = 1024,
    }
    public enum InputDeviceRole : uint
    {
        Unknown = 0,
        Generic = 1,
        LeftHanded = 2,
        RightHanded = 3,
        GameController = 4,
        TrackingReference = 5,
        HardwareTracker = 6,
        LegacyController = 7,
    }
    public partial class InputDevices
    {
        public static UnityEngine.XR.InputDevice GetDeviceAtXRNode(UnityEngine.XR.XRNode node) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevices.GetDeviceAtXRNode"); }
        public static void GetDevicesAtXRNode(UnityEngine.XR.XRNode node, System.Collections.Generic.List<UnityEngine.XR.InputDevice> inputDevices) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevices.GetDevicesAtXRNode"); }
        public static void GetDevices(System.Collections.Generic.List<UnityEngine.XR.InputDevice> inputDevices) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevices.GetDevices"); }
        [System.Obsolete] public static void GetDevicesWithRole(UnityEngine.XR.InputDeviceRole role, System.Collections.Generic.List<UnityEngine.XR.InputDevice> inputDevices) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevices.GetDevicesWithRole"); }
        public static void GetDevicesWithCharacteristics(UnityEngine.XR.InputDeviceCharacteristics desiredCharacteristics, System.Collections.Generic.List<UnityEngine.XR.InputDevice> inputDevices) { throw new Umcp.LeftOutException("UnityEngine.XR.InputDevices.GetDevicesWithCharacteristics"); }
        public static event System.Action<UnityEngine.XR.InputDevice> deviceConnected { add { } remove { } }
        public static event System.Action<UnityEngine.XR.InputDevice> deviceDisconnected { add { } remove { } }
        public static event System.Action<UnityEngine.XR.InputDevice> deviceConfigChanged { add { } remove { } }
    }
    public partial struct InputFeatureUsage : System.IEquatable<UnityEngine.XR.InputFeatureUsage>
    {
        public string name { get; internal set; }
        public System.Type type { get { throw new Umcp.LeftOutException("UnityEngine.XR.InputFeatureUsage.type"); } }
        public bool Equals(UnityEngine.XR.InputFeatureUsage other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.InputFeatureUsage a, UnityEngine.XR.InputFeatureUsage b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.XR.InputFeatureUsage a, UnityEngine.XR.InputFeatureUsage b) { return !((object)a).Equals(b); }
        public UnityEngine.XR.InputFeatureUsage<T> As<T>() { throw new Umcp.LeftOutException("UnityEngine.XR.InputFeatureUsage.As"); }
    }
    public partial struct InputFeatureUsage<T> : System.IEquatable<UnityEngine.XR.InputFeatureUsage<T>>
    {
        public string name { get; set; }
        public InputFeatureUsage(string usageName) { this = default(UnityEngine.XR.InputFeatureUsage<T>); this.name = usageName; }
        public bool Equals(UnityEngine.XR.InputFeatureUsage<T> other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.InputFeatureUsage<T> a, UnityEngine.XR.InputFeatureUsage<T> b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.XR.InputFeatureUsage<T> a, UnityEngine.XR.InputFeatureUsage<T> b) { return !((object)a).Equals(b); }
        public static explicit operator UnityEngine.XR.InputFeatureUsage(UnityEngine.XR.InputFeatureUsage<T> self) { throw new Umcp.LeftOutException("UnityEngine.XR.InputFeatureUsage<T>.op_Explicit"); }
    }
    public static partial class InputTracking
    {
        public static event System.Action<UnityEngine.XR.XRNodeState> trackingAcquired { add { } remove { } }
        public static event System.Action<UnityEngine.XR.XRNodeState> trackingLost { add { } remove { } }
        public static event System.Action<UnityEngine.XR.XRNodeState> nodeAdded { add { } remove { } }
        public static event System.Action<UnityEngine.XR.XRNodeState> nodeRemoved { add { } remove { } }
        [System.Obsolete] public static UnityEngine.Vector3 GetLocalPosition(UnityEngine.XR.XRNode node) { throw new Umcp.LeftOutException("UnityEngine.XR.InputTracking.GetLocalPosition"); }
        [System.Obsolete] public static UnityEngine.Quaternion GetLocalRotation(UnityEngine.XR.XRNode node) { throw new Umcp.LeftOutException("UnityEngine.XR.InputTracking.GetLocalRotation"); }
        [System.Obsolete] public static void Recenter() { throw new Umcp.LeftOutException("UnityEngine.XR.InputTracking.Recenter"); }
        [System.Obsolete] public static string GetNodeName(ulong uniqueId) { throw new Umcp.LeftOutException("UnityEngine.XR.InputTracking.GetNodeName"); }
        public static void GetNodeStates(System.Collections.Generic.List<UnityEngine.XR.XRNodeState> nodeStates) { throw new Umcp.LeftOutException("UnityEngine.XR.InputTracking.GetNodeStates"); }
        [System.Obsolete] public static bool disablePositionalTracking { get { return s_KeptDisablePositionalTracking.Get("UnityEngine.XR.InputTracking.disablePositionalTracking"); } set { s_KeptDisablePositionalTracking.Set(value); } } private static Umcp.Kept<bool> s_KeptDisablePositionalTracking;
    }
    [System.FlagsAttribute]
    public enum InputTrackingState : uint
    {
        None = 0,
        Position = 1,
        Rotation = 2,
        Velocity = 4,
        AngularVelocity = 8,
        Acceleration = 16,
        AngularAcceleration = 32,
        All = 63,
    }
    public enum MeshChangeState
    {
        Added = 0,
        Updated = 1,
        Removed = 2,
        Unchanged = 3,
    }
    [System.FlagsAttribute]
    public enum MeshGenerationOptions
    {
        None = 0,
        ConsumeTransform = 1,
    }
    public partial struct MeshGenerationResult : System.IEquatable<UnityEngine.XR.MeshGenerationResult>
    {
        public UnityEngine.XR.MeshId MeshId { get; internal set; }
        public UnityEngine.Mesh Mesh { get; internal set; }
        public UnityEngine.MeshCollider MeshCollider { get; internal set; }
        public UnityEngine.XR.MeshGenerationStatus Status { get; internal set; }
        public UnityEngine.XR.MeshVertexAttributes Attributes { get; internal set; }
        public ulong Timestamp { get; internal set; }
        public UnityEngine.Vector3 Position { get; internal set; }
        public UnityEngine.Quaternion Rotation { get; internal set; }
        public UnityEngine.Vector3 Scale { get; internal set; }
        public bool Equals(UnityEngine.XR.MeshGenerationResult other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.MeshGenerationResult lhs, UnityEngine.XR.MeshGenerationResult rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.MeshGenerationResult lhs, UnityEngine.XR.MeshGenerationResult rhs) { return !((object)lhs).Equals(rhs); }
    }
    public enum MeshGenerationStatus
    {
        Success = 0,
        InvalidMeshId = 1,
        GenerationAlreadyInProgress = 2,
        Canceled = 3,
        UnknownError = 4,
    }
    public partial struct MeshId : System.IEquatable<UnityEngine.XR.MeshId>
    {
        public bool Equals(UnityEngine.XR.MeshId other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.MeshId id1, UnityEngine.XR.MeshId id2) { return ((object)id1).Equals(id2); }
        public static bool operator !=(UnityEngine.XR.MeshId id1, UnityEngine.XR.MeshId id2) { return !((object)id1).Equals(id2); }
        public static UnityEngine.XR.MeshId InvalidId { get; internal set; } = new UnityEngine.XR.MeshId();
    }
    public partial struct MeshInfo : System.IEquatable<UnityEngine.XR.MeshInfo>
    {
        public UnityEngine.XR.MeshId MeshId { get; set; }
        public UnityEngine.XR.MeshChangeState ChangeState { get; set; }
        public int PriorityHint { get; set; }
        public bool Equals(UnityEngine.XR.MeshInfo other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.MeshInfo lhs, UnityEngine.XR.MeshInfo rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.MeshInfo lhs, UnityEngine.XR.MeshInfo rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct MeshTransform : System.IEquatable<UnityEngine.XR.MeshTransform>
    {
        public UnityEngine.XR.MeshId MeshId { get; internal set; }
        public ulong Timestamp { get; internal set; }
        public UnityEngine.Vector3 Position { get; internal set; }
        public UnityEngine.Quaternion Rotation { get; internal set; }
        public UnityEngine.Vector3 Scale { get; internal set; }
        public MeshTransform(in UnityEngine.XR.MeshId meshId, ulong timestamp, in UnityEngine.Vector3 position, in UnityEngine.Quaternion rotation, in UnityEngine.Vector3 scale) { this = default(UnityEngine.XR.MeshTransform); this.MeshId = meshId; this.Timestamp = timestamp; this.Position = position; this.Rotation = rotation; this.Scale = scale; }
        public bool Equals(UnityEngine.XR.MeshTransform other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.MeshTransform lhs, UnityEngine.XR.MeshTransform rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.MeshTransform lhs, UnityEngine.XR.MeshTransform rhs) { return !((object)lhs).Equals(rhs); }
    }
    [System.FlagsAttribute]
    public enum MeshVertexAttributes
    {
        None = 0,
        Normals = 1,
        Tangents = 2,
        UVs = 4,
        Colors = 8,
    }
}

namespace UnityEngine.XR.Provider
{
    public static partial class XRStats
    {
        public static bool TryGetStat(UnityEngine.IntegratedSubsystem xrSubsystem, string tag, out float value) { throw new Umcp.LeftOutException("UnityEngine.XR.Provider.XRStats.TryGetStat"); }
    }
}

namespace UnityEngine.XR
{
    public enum TrackingOriginModeFlags
    {
        Unknown = 0,
        Device = 1,
        Floor = 2,
        TrackingReference = 4,
        Unbounded = 8,
    }
    public partial class XRDisplaySubsystem : UnityEngine.IntegratedSubsystem<UnityEngine.XR.XRDisplaySubsystemDescriptor>
    {
        public event System.Action<bool> displayFocusChanged { add { } remove { } }
        [System.Obsolete] public bool singlePassRenderingDisabled { get { return m_KeptSinglePassRenderingDisabled.Get("UnityEngine.XR.XRDisplaySubsystem.singlePassRenderingDisabled"); } set { m_KeptSinglePassRenderingDisabled.Set(value); } } private Umcp.Kept<bool> m_KeptSinglePassRenderingDisabled;
        public bool displayOpaque { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.displayOpaque"); } }
        public bool contentProtectionEnabled { get { return m_KeptContentProtectionEnabled.Get("UnityEngine.XR.XRDisplaySubsystem.contentProtectionEnabled"); } set { m_KeptContentProtectionEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptContentProtectionEnabled;
        public float appliedViewportScale { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.appliedViewportScale"); } }
        public float scaleOfAllViewports { get { return m_KeptScaleOfAllViewports.Get("UnityEngine.XR.XRDisplaySubsystem.scaleOfAllViewports"); } set { m_KeptScaleOfAllViewports.Set(value); } } private Umcp.Kept<float> m_KeptScaleOfAllViewports;
        public float scaleOfAllRenderTargets { get { return m_KeptScaleOfAllRenderTargets.Get("UnityEngine.XR.XRDisplaySubsystem.scaleOfAllRenderTargets"); } set { m_KeptScaleOfAllRenderTargets.Set(value); } } private Umcp.Kept<float> m_KeptScaleOfAllRenderTargets;
        public float zNear { get { return m_KeptZNear.Get("UnityEngine.XR.XRDisplaySubsystem.zNear"); } set { m_KeptZNear.Set(value); } } private Umcp.Kept<float> m_KeptZNear;
        public float zFar { get { return m_KeptZFar.Get("UnityEngine.XR.XRDisplaySubsystem.zFar"); } set { m_KeptZFar.Set(value); } } private Umcp.Kept<float> m_KeptZFar;
        public bool sRGB { get { return m_KeptSRGB.Get("UnityEngine.XR.XRDisplaySubsystem.sRGB"); } set { m_KeptSRGB.Set(value); } } private Umcp.Kept<bool> m_KeptSRGB;
        public float occlusionMaskScale { get { return m_KeptOcclusionMaskScale.Get("UnityEngine.XR.XRDisplaySubsystem.occlusionMaskScale"); } set { m_KeptOcclusionMaskScale.Set(value); } } private Umcp.Kept<float> m_KeptOcclusionMaskScale;
        public float foveatedRenderingLevel { get { return m_KeptFoveatedRenderingLevel.Get("UnityEngine.XR.XRDisplaySubsystem.foveatedRenderingLevel"); } set { m_KeptFoveatedRenderingLevel.Set(value); } } private Umcp.Kept<float> m_KeptFoveatedRenderingLevel;
        public UnityEngine.XR.XRDisplaySubsystem.FoveatedRenderingFlags foveatedRenderingFlags { get { return m_KeptFoveatedRenderingFlags.Get("UnityEngine.XR.XRDisplaySubsystem.foveatedRenderingFlags"); } set { m_KeptFoveatedRenderingFlags.Set(value); } } private Umcp.Kept<UnityEngine.XR.XRDisplaySubsystem.FoveatedRenderingFlags> m_KeptFoveatedRenderingFlags;
        public void MarkTransformLateLatched(UnityEngine.Transform transform, UnityEngine.XR.XRDisplaySubsystem.LateLatchNode nodeType) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.MarkTransformLateLatched"); }
        public UnityEngine.XR.XRDisplaySubsystem.TextureLayout textureLayout { get { return m_KeptTextureLayout.Get("UnityEngine.XR.XRDisplaySubsystem.textureLayout"); } set { m_KeptTextureLayout.Set(value); } } private Umcp.Kept<UnityEngine.XR.XRDisplaySubsystem.TextureLayout> m_KeptTextureLayout;
        public UnityEngine.XR.XRDisplaySubsystem.TextureLayout supportedTextureLayouts { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.supportedTextureLayouts"); } }
        public UnityEngine.XR.XRDisplaySubsystem.ReprojectionMode reprojectionMode { get { return m_KeptReprojectionMode.Get("UnityEngine.XR.XRDisplaySubsystem.reprojectionMode"); } set { m_KeptReprojectionMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.XRDisplaySubsystem.ReprojectionMode> m_KeptReprojectionMode;
        public void SetFocusPlane(UnityEngine.Vector3 point, UnityEngine.Vector3 normal, UnityEngine.Vector3 velocity) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.SetFocusPlane"); }
        public void SetMSAALevel(int level) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.SetMSAALevel"); }
        public bool disableLegacyRenderer { get { return m_KeptDisableLegacyRenderer.Get("UnityEngine.XR.XRDisplaySubsystem.disableLegacyRenderer"); } set { m_KeptDisableLegacyRenderer.Set(value); } } private Umcp.Kept<bool> m_KeptDisableLegacyRenderer;
        public int GetRenderPassCount() { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.GetRenderPassCount"); }
        public void GetRenderPass(int renderPassIndex, out UnityEngine.XR.XRDisplaySubsystem.XRRenderPass renderPass) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.GetRenderPass"); }
        public void EndRecordingIfLateLatched(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.EndRecordingIfLateLatched"); }
        public void BeginRecordingIfLateLatched(UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.BeginRecordingIfLateLatched"); }
        public void GetCullingParameters(UnityEngine.Camera camera, int cullingPassIndex, out UnityEngine.Rendering.ScriptableCullingParameters scriptableCullingParameters) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.GetCullingParameters"); }
        public bool TryGetAppGPUTimeLastFrame(out float gpuTimeLastFrame) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.TryGetAppGPUTimeLastFrame"); }
        public bool TryGetCompositorGPUTimeLastFrame(out float gpuTimeLastFrameCompositor) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.TryGetCompositorGPUTimeLastFrame"); }
        public bool TryGetDroppedFrameCount(out int droppedFrameCount) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.TryGetDroppedFrameCount"); }
        public bool TryGetFramePresentCount(out int framePresentCount) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.TryGetFramePresentCount"); }
        public bool TryGetDisplayRefreshRate(out float displayRefreshRate) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.TryGetDisplayRefreshRate"); }
        public bool TryGetMotionToPhoton(out float motionToPhoton) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.TryGetMotionToPhoton"); }
        public UnityEngine.RenderTexture GetRenderTexture(uint unityXrRenderTextureId) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.GetRenderTexture"); }
        public UnityEngine.RenderTexture GetRenderTextureForRenderPass(int renderPass) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.GetRenderTextureForRenderPass"); }
        public UnityEngine.RenderTexture GetSharedDepthTextureForRenderPass(int renderPass) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.GetSharedDepthTextureForRenderPass"); }
        public int GetPreferredMirrorBlitMode() { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.GetPreferredMirrorBlitMode"); }
        public void SetPreferredMirrorBlitMode(int blitMode) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.SetPreferredMirrorBlitMode"); }
        [System.Obsolete] public bool GetMirrorViewBlitDesc(UnityEngine.RenderTexture mirrorRt, out UnityEngine.XR.XRDisplaySubsystem.XRMirrorViewBlitDesc outDesc) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.GetMirrorViewBlitDesc"); }
        public bool GetMirrorViewBlitDesc(UnityEngine.RenderTexture mirrorRt, out UnityEngine.XR.XRDisplaySubsystem.XRMirrorViewBlitDesc outDesc, int mode) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.GetMirrorViewBlitDesc"); }
        [System.Obsolete] public bool AddGraphicsThreadMirrorViewBlit(UnityEngine.Rendering.CommandBuffer cmd, bool allowGraphicsStateInvalidate) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.AddGraphicsThreadMirrorViewBlit"); }
        public bool AddGraphicsThreadMirrorViewBlit(UnityEngine.Rendering.CommandBuffer cmd, bool allowGraphicsStateInvalidate, int mode) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.AddGraphicsThreadMirrorViewBlit"); }
        public UnityEngine.HDROutputSettings hdrOutputSettings { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.hdrOutputSettings"); } }
        [System.FlagsAttribute]
        public enum FoveatedRenderingFlags
        {
            None = 0,
            GazeAllowed = 1,
        }
        public enum LateLatchNode
        {
            Head = 0,
            LeftHand = 1,
            RightHand = 2,
        }
        [System.FlagsAttribute]
        public enum TextureLayout
        {
            Texture2DArray = 1,
            SingleTexture2D = 2,
            SeparateTexture2Ds = 4,
        }
        public enum ReprojectionMode
        {
            Unspecified = 0,
            PositionAndOrientation = 1,
            OrientationOnly = 2,
            None = 3,
        }
        public partial struct XRRenderParameter
        {
            public UnityEngine.Matrix4x4 view;
            public UnityEngine.Matrix4x4 projection;
            public UnityEngine.Rect viewport;
            public UnityEngine.Mesh occlusionMesh;
            public int textureArraySlice;
            public UnityEngine.Matrix4x4 previousView;
            public bool isPreviousViewValid;
        }
        public partial struct XRRenderPass
        {
            public int renderPassIndex;
            public UnityEngine.Rendering.RenderTargetIdentifier renderTarget;
            public UnityEngine.RenderTextureDescriptor renderTargetDesc;
            public bool hasMotionVectorPass;
            public UnityEngine.Rendering.RenderTargetIdentifier motionVectorRenderTarget;
            public UnityEngine.RenderTextureDescriptor motionVectorRenderTargetDesc;
            public bool shouldFillOutDepth;
            public int cullingPassIndex;
            public System.IntPtr foveatedRenderingInfo;
            public void GetRenderParameter(UnityEngine.Camera camera, int renderParameterIndex, out UnityEngine.XR.XRDisplaySubsystem.XRRenderParameter renderParameter) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.XRRenderPass.GetRenderParameter"); }
            public int GetRenderParameterCount() { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.XRRenderPass.GetRenderParameterCount"); }
        }
        public partial struct XRBlitParams
        {
            public UnityEngine.RenderTexture srcTex;
            public int srcTexArraySlice;
            public UnityEngine.Rect srcRect;
            public UnityEngine.Rect destRect;
            public System.IntPtr foveatedRenderingInfo;
            public bool srcHdrEncoded;
            public UnityEngine.ColorGamut srcHdrColorGamut;
            public int srcHdrMaxLuminance;
        }
        public partial struct XRMirrorViewBlitDesc
        {
            public bool nativeBlitAvailable;
            public bool nativeBlitInvalidStates;
            public int blitParamsCount;
            public void GetBlitParameter(int blitParameterIndex, out UnityEngine.XR.XRDisplaySubsystem.XRBlitParams blitParameter) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystem.XRMirrorViewBlitDesc.GetBlitParameter"); }
        }
    }
    public partial class XRDisplaySubsystemDescriptor : UnityEngine.IntegratedSubsystemDescriptor<UnityEngine.XR.XRDisplaySubsystem>
    {
        public bool disablesLegacyVr { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystemDescriptor.disablesLegacyVr"); } }
        public bool enableBackBufferMSAA { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystemDescriptor.enableBackBufferMSAA"); } }
        public int GetAvailableMirrorBlitModeCount() { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystemDescriptor.GetAvailableMirrorBlitModeCount"); }
        public void GetMirrorBlitModeByIndex(int index, out UnityEngine.XR.XRMirrorViewBlitModeDesc mode) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDisplaySubsystemDescriptor.GetMirrorBlitModeByIndex"); }
    }
    public partial class XRInputSubsystem : UnityEngine.IntegratedSubsystem<UnityEngine.XR.XRInputSubsystemDescriptor>
    {
        public bool TryRecenter() { throw new Umcp.LeftOutException("UnityEngine.XR.XRInputSubsystem.TryRecenter"); }
        public bool TryGetInputDevices(System.Collections.Generic.List<UnityEngine.XR.InputDevice> devices) { throw new Umcp.LeftOutException("UnityEngine.XR.XRInputSubsystem.TryGetInputDevices"); }
        public bool TrySetTrackingOriginMode(UnityEngine.XR.TrackingOriginModeFlags origin) { throw new Umcp.LeftOutException("UnityEngine.XR.XRInputSubsystem.TrySetTrackingOriginMode"); }
        public UnityEngine.XR.TrackingOriginModeFlags GetTrackingOriginMode() { throw new Umcp.LeftOutException("UnityEngine.XR.XRInputSubsystem.GetTrackingOriginMode"); }
        public UnityEngine.XR.TrackingOriginModeFlags GetSupportedTrackingOriginModes() { throw new Umcp.LeftOutException("UnityEngine.XR.XRInputSubsystem.GetSupportedTrackingOriginModes"); }
        public bool TryGetBoundaryPoints(System.Collections.Generic.List<UnityEngine.Vector3> boundaryPoints) { throw new Umcp.LeftOutException("UnityEngine.XR.XRInputSubsystem.TryGetBoundaryPoints"); }
        public event System.Action<UnityEngine.XR.XRInputSubsystem> trackingOriginUpdated { add { } remove { } }
        public event System.Action<UnityEngine.XR.XRInputSubsystem> boundaryChanged { add { } remove { } }
    }
    public partial class XRInputSubsystemDescriptor : UnityEngine.IntegratedSubsystemDescriptor<UnityEngine.XR.XRInputSubsystem>
    {
        public bool disablesLegacyInput { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRInputSubsystemDescriptor.disablesLegacyInput"); } }
    }
    public partial class XRMeshSubsystem : UnityEngine.IntegratedSubsystem<UnityEngine.XR.XRMeshSubsystemDescriptor>
    {
        public bool TryGetMeshInfos(System.Collections.Generic.List<UnityEngine.XR.MeshInfo> meshInfosOut) { throw new Umcp.LeftOutException("UnityEngine.XR.XRMeshSubsystem.TryGetMeshInfos"); }
        public void GenerateMeshAsync(UnityEngine.XR.MeshId meshId, UnityEngine.Mesh mesh, UnityEngine.MeshCollider meshCollider, UnityEngine.XR.MeshVertexAttributes attributes, System.Action<UnityEngine.XR.MeshGenerationResult> onMeshGenerationComplete) { throw new Umcp.LeftOutException("UnityEngine.XR.XRMeshSubsystem.GenerateMeshAsync"); }
        public void GenerateMeshAsync(UnityEngine.XR.MeshId meshId, UnityEngine.Mesh mesh, UnityEngine.MeshCollider meshCollider, UnityEngine.XR.MeshVertexAttributes attributes, System.Action<UnityEngine.XR.MeshGenerationResult> onMeshGenerationComplete, UnityEngine.XR.MeshGenerationOptions options) { throw new Umcp.LeftOutException("UnityEngine.XR.XRMeshSubsystem.GenerateMeshAsync"); }
        public float meshDensity { get { return m_KeptMeshDensity.Get("UnityEngine.XR.XRMeshSubsystem.meshDensity"); } set { m_KeptMeshDensity.Set(value); } } private Umcp.Kept<float> m_KeptMeshDensity;
        public bool SetBoundingVolume(UnityEngine.Vector3 origin, UnityEngine.Vector3 extents) { throw new Umcp.LeftOutException("UnityEngine.XR.XRMeshSubsystem.SetBoundingVolume"); }
        public Unity.Collections.NativeArray<UnityEngine.XR.MeshTransform> GetUpdatedMeshTransforms(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.XRMeshSubsystem.GetUpdatedMeshTransforms"); }
    }
    public partial class XRMeshSubsystemDescriptor : UnityEngine.IntegratedSubsystemDescriptor<UnityEngine.XR.XRMeshSubsystem>
    {
    }
    public partial struct XRMirrorViewBlitMode
    {
        public const int Default = 0;
        public const int LeftEye = -1;
        public const int RightEye = -2;
        public const int SideBySide = -3;
        public const int SideBySideOcclusionMesh = -4;
        public const int Distort = -5;
        public const int None = -6;
    }
    public partial struct XRMirrorViewBlitModeDesc
    {
        public int blitMode;
        public string blitModeDesc;
    }
    public enum XRNode
    {
        LeftEye = 0,
        RightEye = 1,
        CenterEye = 2,
        Head = 3,
        LeftHand = 4,
        RightHand = 5,
        GameController = 6,
        TrackingReference = 7,
        HardwareTracker = 8,
    }
    public partial struct XRNodeState
    {
        public ulong uniqueID { get; set; }
        public UnityEngine.XR.XRNode nodeType { get; set; }
        public bool tracked { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.tracked"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.tracked"); } }
        public UnityEngine.Vector3 position { set { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.position"); } }
        public UnityEngine.Quaternion rotation { set { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.rotation"); } }
        public UnityEngine.Vector3 velocity { set { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.velocity"); } }
        public UnityEngine.Vector3 angularVelocity { set { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.angularVelocity"); } }
        public UnityEngine.Vector3 acceleration { set { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.acceleration"); } }
        public UnityEngine.Vector3 angularAcceleration { set { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.angularAcceleration"); } }
        public bool TryGetPosition(out UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.TryGetPosition"); }
        public bool TryGetRotation(out UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.TryGetRotation"); }
        public bool TryGetVelocity(out UnityEngine.Vector3 velocity) { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.TryGetVelocity"); }
        public bool TryGetAngularVelocity(out UnityEngine.Vector3 angularVelocity) { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.TryGetAngularVelocity"); }
        public bool TryGetAcceleration(out UnityEngine.Vector3 acceleration) { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.TryGetAcceleration"); }
        public bool TryGetAngularAcceleration(out UnityEngine.Vector3 angularAcceleration) { throw new Umcp.LeftOutException("UnityEngine.XR.XRNodeState.TryGetAngularAcceleration"); }
    }
}
