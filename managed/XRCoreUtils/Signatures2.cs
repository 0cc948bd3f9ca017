// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.XR.CoreUtils
{
    [System.SerializableAttribute]
    public partial class Vector3UnityEvent : UnityEngine.Events.UnityEvent<UnityEngine.Vector3>
    {
    }
    [System.SerializableAttribute]
    public partial class Vector4UnityEvent : UnityEngine.Events.UnityEvent<UnityEngine.Vector4>
    {
    }
    public static partial class XRLoggingUtils
    {
        public static void Log(string message, UnityEngine.Object context = null) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XRLoggingUtils.Log"); }
        public static void LogWarning(string message, UnityEngine.Object context = null) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XRLoggingUtils.LogWarning"); }
        public static void LogError(string message, UnityEngine.Object context = null) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XRLoggingUtils.LogError"); }
        public static void LogException(System.Exception exception, UnityEngine.Object context = null) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XRLoggingUtils.LogException"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class XROrigin : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Camera Camera { get { return m_Camera; } set { m_Camera = value; } } [UnityEngine.SerializeField] private UnityEngine.Camera m_Camera;
        public UnityEngine.Transform TrackablesParent { get; internal set; }
        public event System.Action<Unity.XR.CoreUtils.ARTrackablesParentTransformChangedEventArgs> TrackablesParentTransformChanged { add { } remove { } }
        public UnityEngine.GameObject Origin { get { return m_OriginBaseGameObject; } set { m_OriginBaseGameObject = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_OriginBaseGameObject;
        public UnityEngine.GameObject CameraFloorOffsetObject { get { return m_CameraFloorOffsetObject; } set { m_CameraFloorOffsetObject = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_CameraFloorOffsetObject;
        public Unity.XR.CoreUtils.XROrigin.TrackingOriginMode RequestedTrackingOriginMode { get { return m_RequestedTrackingOriginMode; } set { m_RequestedTrackingOriginMode = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.XROrigin.TrackingOriginMode m_RequestedTrackingOriginMode = Unity.XR.CoreUtils.XROrigin.TrackingOriginMode.NotSpecified;
        public float CameraYOffset { get { return m_CameraYOffset; } set { m_CameraYOffset = value; } } [UnityEngine.SerializeField] private float m_CameraYOffset;
        public UnityEngine.Vector3 OriginInCameraSpacePos { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XROrigin.OriginInCameraSpacePos"); } }
        public UnityEngine.Vector3 CameraInOriginSpacePos { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XROrigin.CameraInOriginSpacePos"); } }
        public float CameraInOriginSpaceHeight { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XROrigin.CameraInOriginSpaceHeight"); } }
        public bool RotateAroundCameraUsingOriginUp(float angleDegrees) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XROrigin.RotateAroundCameraUsingOriginUp"); }
        public bool RotateAroundCameraPosition(UnityEngine.Vector3 vector, float angleDegrees) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XROrigin.RotateAroundCameraPosition"); }
        public bool MatchOriginUp(UnityEngine.Vector3 destinationUp) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XROrigin.MatchOriginUp"); }
        public bool MatchOriginUpCameraForward(UnityEngine.Vector3 destinationUp, UnityEngine.Vector3 destinationForward) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XROrigin.MatchOriginUpCameraForward"); }
        public bool MatchOriginUpOriginForward(UnityEngine.Vector3 destinationUp, UnityEngine.Vector3 destinationForward) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XROrigin.MatchOriginUpOriginForward"); }
        public bool MoveCameraToWorldLocation(UnityEngine.Vector3 desiredWorldLocation) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.XROrigin.MoveCameraToWorldLocation"); }
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void OnValidate() { }
        protected void Start() { }
        protected void OnDestroy() { }
        public enum TrackingOriginMode
        {
            NotSpecified = 0,
            Device = 1,
            Floor = 2,
            Unbounded = 3,
        }
    }
}
