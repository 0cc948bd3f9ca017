// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial struct AccelerationEvent
    {
        public UnityEngine.Vector3 acceleration { get { throw new Umcp.LeftOutException("UnityEngine.AccelerationEvent.acceleration"); } }
        public float deltaTime { get; internal set; }
    }
    public partial class AndroidInput
    {
        public static UnityEngine.Touch GetSecondaryTouch(int index) { throw new Umcp.LeftOutException("UnityEngine.AndroidInput.GetSecondaryTouch"); }
        public static int touchCountSecondary { get { throw new Umcp.LeftOutException("UnityEngine.AndroidInput.touchCountSecondary"); } }
        public static bool secondaryTouchEnabled { get { throw new Umcp.LeftOutException("UnityEngine.AndroidInput.secondaryTouchEnabled"); } }
        public static int secondaryTouchWidth { get { throw new Umcp.LeftOutException("UnityEngine.AndroidInput.secondaryTouchWidth"); } }
        public static int secondaryTouchHeight { get { throw new Umcp.LeftOutException("UnityEngine.AndroidInput.secondaryTouchHeight"); } }
        internal AndroidInput() { }
    }
    public partial class Compass
    {
        public float magneticHeading { get { throw new Umcp.LeftOutException("UnityEngine.Compass.magneticHeading"); } }
        public float trueHeading { get { throw new Umcp.LeftOutException("UnityEngine.Compass.trueHeading"); } }
        public float headingAccuracy { get { throw new Umcp.LeftOutException("UnityEngine.Compass.headingAccuracy"); } }
        public UnityEngine.Vector3 rawVector { get { throw new Umcp.LeftOutException("UnityEngine.Compass.rawVector"); } }
        public double timestamp { get { throw new Umcp.LeftOutException("UnityEngine.Compass.timestamp"); } }
        public bool enabled { get { return m_KeptEnabled.Get("UnityEngine.Compass.enabled"); } set { m_KeptEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptEnabled;
    }
    public partial class Gyroscope
    {
        public UnityEngine.Vector3 rotationRate { get { throw new Umcp.LeftOutException("UnityEngine.Gyroscope.rotationRate"); } }
        public UnityEngine.Vector3 rotationRateUnbiased { get { throw new Umcp.LeftOutException("UnityEngine.Gyroscope.rotationRateUnbiased"); } }
        public UnityEngine.Vector3 gravity { get { throw new Umcp.LeftOutException("UnityEngine.Gyroscope.gravity"); } }
        public UnityEngine.Vector3 userAcceleration { get { throw new Umcp.LeftOutException("UnityEngine.Gyroscope.userAcceleration"); } }
        public UnityEngine.Quaternion attitude { get { throw new Umcp.LeftOutException("UnityEngine.Gyroscope.attitude"); } }
        public bool enabled { get { return m_KeptEnabled.Get("UnityEngine.Gyroscope.enabled"); } set { m_KeptEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptEnabled;
        public float updateInterval { get { return m_KeptUpdateInterval.Get("UnityEngine.Gyroscope.updateInterval"); } set { m_KeptUpdateInterval.Set(value); } } private Umcp.Kept<float> m_KeptUpdateInterval;
        internal Gyroscope() { }
    }
    public partial class Input
    {
        public static UnityEngine.PenData GetPenEvent(int index) { throw new Umcp.LeftOutException("UnityEngine.Input.GetPenEvent"); }
        public static UnityEngine.PenData GetLastPenContactEvent() { throw new Umcp.LeftOutException("UnityEngine.Input.GetLastPenContactEvent"); }
        public static void ResetPenEvents() { throw new Umcp.LeftOutException("UnityEngine.Input.ResetPenEvents"); }
        public static void ClearLastPenContactEvent() { throw new Umcp.LeftOutException("UnityEngine.Input.ClearLastPenContactEvent"); }
        public static UnityEngine.AccelerationEvent GetAccelerationEvent(int index) { throw new Umcp.LeftOutException("UnityEngine.Input.GetAccelerationEvent"); }
        [System.Obsolete] public static bool eatKeyPressOnTextFieldFocus { get { return s_KeptEatKeyPressOnTextFieldFocus.Get("UnityEngine.Input.eatKeyPressOnTextFieldFocus"); } set { s_KeptEatKeyPressOnTextFieldFocus.Set(value); } } private static Umcp.Kept<bool> s_KeptEatKeyPressOnTextFieldFocus;
        public static int penEventCount { get { throw new Umcp.LeftOutException("UnityEngine.Input.penEventCount"); } }
        [System.Obsolete] public static bool isGyroAvailable { get { throw new Umcp.LeftOutException("UnityEngine.Input.isGyroAvailable"); } }
        public static UnityEngine.LocationService location { get { throw new Umcp.LeftOutException("UnityEngine.Input.location"); } }
        public static UnityEngine.Compass compass { get { throw new Umcp.LeftOutException("UnityEngine.Input.compass"); } }
        public static UnityEngine.Gyroscope gyro { get { throw new Umcp.LeftOutException("UnityEngine.Input.gyro"); } }
        public static UnityEngine.AccelerationEvent[] accelerationEvents { get { throw new Umcp.LeftOutException("UnityEngine.Input.accelerationEvents"); } }
    }
    public partial struct LocationInfo
    {
        public float latitude { get; internal set; }
        public float longitude { get; internal set; }
        public float altitude { get; internal set; }
        public float horizontalAccuracy { get; internal set; }
        public float verticalAccuracy { get; internal set; }
        public double timestamp { get; internal set; }
    }
    public partial class LocationService
    {
        public bool isEnabledByUser { get { throw new Umcp.LeftOutException("UnityEngine.LocationService.isEnabledByUser"); } }
        public UnityEngine.LocationServiceStatus status { get { throw new Umcp.LeftOutException("UnityEngine.LocationService.status"); } }
        public UnityEngine.LocationInfo lastData { get { throw new Umcp.LeftOutException("UnityEngine.LocationService.lastData"); } }
        public void Start(float desiredAccuracyInMeters, float updateDistanceInMeters) { throw new Umcp.LeftOutException("UnityEngine.LocationService.Start"); }
        public void Start(float desiredAccuracyInMeters) { throw new Umcp.LeftOutException("UnityEngine.LocationService.Start"); }
        public void Start() { throw new Umcp.LeftOutException("UnityEngine.LocationService.Start"); }
        public void Stop() { throw new Umcp.LeftOutException("UnityEngine.LocationService.Stop"); }
    }
    public enum LocationServiceStatus
    {
        Stopped = 0,
        Initializing = 1,
        Running = 2,
        Failed = 3,
    }
    public partial struct PenData
    {
        public UnityEngine.Vector2 position;
        public UnityEngine.Vector2 tilt;
        public UnityEngine.PenStatus penStatus;
        public float twist;
        public float pressure;
        public UnityEngine.PenEventType contactType;
        public UnityEngine.Vector2 deltaPos;
    }
    public enum PenEventType
    {
        NoContact = 0,
        PenDown = 1,
        PenUp = 2,
    }
    [System.FlagsAttribute]
    public enum PenStatus
    {
        None = 0,
        Contact = 1,
        Barrel = 2,
        Inverted = 4,
        Eraser = 8,
    }
}
