namespace UnityEngine
{
    public partial struct Touch
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
        public static Vector2 mouseScrollDelta => Vector2.zero;
        public static Vector3 acceleration => Vector3.zero;
        public static Touch[] touches => new Touch[0];

        public static float GetAxis(string axisName) => InputNames.CheckAxis(axisName, "Axis") ? 0 : 0;
        public static float GetAxisRaw(string axisName) => GetAxis(axisName);
        public static bool GetButton(string buttonName) => !InputNames.CheckAxis(buttonName, "Button");
        public static bool GetButtonDown(string buttonName) => GetButton(buttonName);
        public static bool GetButtonUp(string buttonName) => GetButton(buttonName);
        public static bool GetKey(string name) => !InputNames.CheckKey(name);
        public static bool GetKeyDown(string name) => GetKey(name);
        public static bool GetKeyUp(string name) => GetKey(name);
        public static string[] GetJoystickNames() => new string[0];

        public static Touch GetTouch(int index)
        {
            throw new System.ArgumentException("Index out of bounds.");
        }
    }
}
