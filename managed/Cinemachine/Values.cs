using System;
using UnityEngine;

namespace Cinemachine
{
    [Serializable]
    public struct LensSettings
    {
        public enum OverrideModes { None = 0, Orthographic, Perspective, Physical }

        public static LensSettings Default = new LensSettings(40f, 10f, 0.1f, 5000f, 0);

        public float FieldOfView;
        public float OrthographicSize;
        public float NearClipPlane;
        public float FarClipPlane;
        public float Dutch;
        public OverrideModes ModeOverride;
        public Vector2 LensShift;
        public Camera.GateFitMode GateFit;
        public float FocusDistance;
        [SerializeField] private Vector2 m_SensorSize;

        public LensSettings(float verticalFOV, float orthographicSize, float nearClip, float farClip, float dutch)
            : this()
        {
            FieldOfView = verticalFOV;
            OrthographicSize = orthographicSize;
            NearClipPlane = nearClip;
            FarClipPlane = farClip;
            Dutch = dutch;
            m_SensorSize = new Vector2(1, 1);
            GateFit = Camera.GateFitMode.Horizontal;
        }

        public bool Orthographic
        {
            get => ModeOverride == OverrideModes.Orthographic;
            set => ModeOverride = value ? OverrideModes.Orthographic : OverrideModes.Perspective;
        }
        public Vector2 SensorSize { get => m_SensorSize; set => m_SensorSize = value; }
        public float Aspect => m_SensorSize.y == 0 ? 1 : m_SensorSize.x / m_SensorSize.y;

        public static LensSettings FromCamera(Camera fromCamera)
        {
            LensSettings lens = Default;
            if (fromCamera != null)
            {
                lens.FieldOfView = fromCamera.fieldOfView;
                lens.OrthographicSize = fromCamera.orthographicSize;
                lens.NearClipPlane = fromCamera.nearClipPlane;
                lens.FarClipPlane = fromCamera.farClipPlane;
            }
            return lens;
        }
    }

    [Serializable]
    public struct AxisState
    {
        public enum SpeedMode { MaxSpeed, InputValueGain }

        public interface IInputAxisProvider
        {
            float GetAxisValue(int axis);
        }

        [Serializable]
        public struct Recentering
        {
            public bool m_enabled;
            public float m_WaitTime, m_RecenteringTime;

            public Recentering(bool enabled, float waitTime, float recenteringTime)
            {
                m_enabled = enabled;
                m_WaitTime = waitTime;
                m_RecenteringTime = recenteringTime;
            }

            public void CancelRecentering()
            {
            }

            public void RecenterNow()
            {
            }
        }

        public float Value;
        public SpeedMode m_SpeedMode;
        public float m_MaxSpeed, m_AccelTime, m_DecelTime;
        public string m_InputAxisName;
        public float m_InputAxisValue;
        public bool m_InvertInput;
        public float m_MinValue, m_MaxValue;
        public bool m_Wrap;
        public Recentering m_Recentering;

        public AxisState(float minValue, float maxValue, bool wrap, bool rangeLocked, float maxSpeed, float accelTime,
            float decelTime, string name, bool invert) : this()
        {
            m_MinValue = minValue;
            m_MaxValue = maxValue;
            m_Wrap = wrap;
            ValueRangeLocked = rangeLocked;
            m_MaxSpeed = maxSpeed;
            m_AccelTime = accelTime;
            m_DecelTime = decelTime;
            m_InputAxisName = name;
            m_InvertInput = invert;
            Value = (minValue + maxValue) / 2;
        }

        public bool ValueRangeLocked { get; set; }
        public bool HasRecentering { get; set; }
        public bool HasInputProvider => false;

        public void Reset() => m_InputAxisValue = 0;
        public void Validate() => m_MaxValue = Mathf.Max(m_MinValue, m_MaxValue);
        public bool Update(float deltaTime) => false; // no input moves it
    }

    [Serializable]
    public struct CinemachineBlendDefinition
    {
        public enum Style { Cut, EaseInOut, EaseIn, EaseOut, HardIn, HardOut, Linear, Custom }

        public Style m_Style;
        public float m_Time;
        public AnimationCurve m_CustomCurve;

        public CinemachineBlendDefinition(Style style, float time)
        {
            m_Style = style;
            m_Time = time;
            m_CustomCurve = null;
        }

        public float BlendTime => m_Style == Style.Cut ? 0 : m_Time;
    }

    public sealed class CinemachineBlenderSettings : ScriptableObject
    {
        [Serializable]
        public struct CustomBlend
        {
            public string m_From, m_To;
            public CinemachineBlendDefinition m_Blend;
        }

        public CustomBlend[] m_CustomBlends;
        public const string kBlendFromAnyCameraLabel = "**ANY CAMERA**";
    }
}
