namespace UnityEngine
{
    public enum TouchPhase
    {
        Began = 0,
        Moved = 1,
        Stationary = 2,
        Ended = 3,
        Canceled = 4
    }

    public enum TouchType
    {
        Direct = 0,
        Indirect = 1,
        Stylus = 2
    }

    public enum IMECompositionMode
    {
        Auto = 0,
        On = 1,
        Off = 2
    }

    public enum DeviceOrientation
    {
        Unknown = 0,
        Portrait = 1,
        PortraitUpsideDown = 2,
        LandscapeLeft = 3,
        LandscapeRight = 4,
        FaceUp = 5,
        FaceDown = 6
    }

    public struct Touch
    {
        private int m_FingerId;
        private Vector2 m_Position;
        private Vector2 m_RawPosition;
        private Vector2 m_PositionDelta;
        private float m_TimeDelta;
        private int m_TapCount;
        private TouchPhase m_Phase;
        private TouchType m_Type;
        private float m_Pressure;
        private float m_maximumPossiblePressure;
        private float m_Radius;
        private float m_RadiusVariance;
        private float m_AltitudeAngle;
        private float m_AzimuthAngle;

        public int fingerId
        {
            get { return m_FingerId; }
            set { m_FingerId = value; }
        }

        public Vector2 position
        {
            get { return m_Position; }
            set { m_Position = value; }
        }

        public Vector2 rawPosition
        {
            get { return m_RawPosition; }
            set { m_RawPosition = value; }
        }

        public Vector2 deltaPosition
        {
            get { return m_PositionDelta; }
            set { m_PositionDelta = value; }
        }

        public float deltaTime
        {
            get { return m_TimeDelta; }
            set { m_TimeDelta = value; }
        }

        public int tapCount
        {
            get { return m_TapCount; }
            set { m_TapCount = value; }
        }

        public TouchPhase phase
        {
            get { return m_Phase; }
            set { m_Phase = value; }
        }

        public TouchType type
        {
            get { return m_Type; }
            set { m_Type = value; }
        }

        public float pressure
        {
            get { return m_Pressure; }
            set { m_Pressure = value; }
        }

        public float maximumPossiblePressure
        {
            get { return m_maximumPossiblePressure; }
            set { m_maximumPossiblePressure = value; }
        }

        public float radius
        {
            get { return m_Radius; }
            set { m_Radius = value; }
        }

        public float radiusVariance
        {
            get { return m_RadiusVariance; }
            set { m_RadiusVariance = value; }
        }

        public float altitudeAngle
        {
            get { return m_AltitudeAngle; }
            set { m_AltitudeAngle = value; }
        }

        public float azimuthAngle
        {
            get { return m_AzimuthAngle; }
            set { m_AzimuthAngle = value; }
        }
    }

    /// <summary>A player without a window has no input: no key is down, no axis moves.</summary>
    public partial class Input
    {
        public static Vector3 mousePosition
        {
            get
            {
                Vector3 position;
                Native.GetMouse(out position);
                return position;
            }
        }

        public static bool mousePresent => true;
        public static Vector2 mouseScrollDelta => Vector2.zero;
        public static bool anyKey => false;
        public static bool anyKeyDown => false;
        public static string inputString => "";
        public static string compositionString => "";
        public static bool imeIsSelected => false;
        public static Vector3 acceleration => Vector3.zero;
        public static int accelerationEventCount => 0;
        public static int touchCount => 0;
        public static Touch[] touches => new Touch[0];
        public static bool touchSupported => false;
        public static bool touchPressureSupported => false;
        public static bool stylusTouchSupported => false;
        public static DeviceOrientation deviceOrientation => DeviceOrientation.Unknown;
        public static IMECompositionMode imeCompositionMode { get; set; }
        public static Vector2 compositionCursorPos { get; set; }
        public static bool multiTouchEnabled { get; set; } = true;
        public static bool simulateMouseWithTouches { get; set; } = true;
        public static bool backButtonLeavesApp { get; set; }
        public static bool compensateSensors { get; set; } = true;

        public static float GetAxis(string axisName) => InputNames.CheckAxis(axisName, "Axis") ? 0 : 0;
        public static float GetAxisRaw(string axisName) => GetAxis(axisName);
        public static bool GetButton(string buttonName) => !InputNames.CheckAxis(buttonName, "Button");
        public static bool GetButtonDown(string buttonName) => GetButton(buttonName);
        public static bool GetButtonUp(string buttonName) => GetButton(buttonName);
        public static bool GetKey(KeyCode key) => false;
        public static bool GetKey(string name) => !InputNames.CheckKey(name);
        public static bool GetKeyDown(KeyCode key) => false;
        public static bool GetKeyDown(string name) => GetKey(name);
        public static bool GetKeyUp(KeyCode key) => false;
        public static bool GetKeyUp(string name) => GetKey(name);
        public static bool GetMouseButton(int button) => false;
        public static bool GetMouseButtonDown(int button) => false;
        public static bool GetMouseButtonUp(int button) => false;
        public static string[] GetJoystickNames() => new string[0];
        public static bool IsJoystickPreconfigured(string joystickName) => false;

        public static Touch GetTouch(int index)
        {
            throw new System.ArgumentException("Index out of bounds.");
        }

        public static void ResetInputAxes()
        {
        }
    }
}
