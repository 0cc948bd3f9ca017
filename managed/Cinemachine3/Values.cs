using System;
using UnityEngine;

namespace Unity.Cinemachine
{
    [Serializable]
    public struct LensSettings
    {
        public enum OverrideModes { None = 0, Orthographic, Perspective, Physical }

        [Serializable]
        public struct PhysicalSettings
        {
            public Camera.GateFitMode GateFit;
            public Vector2 SensorSize, LensShift;
            public float FocusDistance, Aperture, ShutterSpeed, Anamorphism, BarrelClipping;
            public int Iso, BladeCount;
            public Vector2 Curvature;
        }

        public static LensSettings Default = new LensSettings(40f, 10f, 0.1f, 5000f, 0);

        public float FieldOfView;
        public float OrthographicSize;
        public float NearClipPlane;
        public float FarClipPlane;
        public float Dutch;
        public OverrideModes ModeOverride;
        public PhysicalSettings PhysicalProperties;

        public LensSettings(float verticalFOV, float orthographicSize, float nearClip, float farClip, float dutch)
            : this()
        {
            FieldOfView = verticalFOV;
            OrthographicSize = orthographicSize;
            NearClipPlane = nearClip;
            FarClipPlane = farClip;
            Dutch = dutch;
            PhysicalProperties.SensorSize = new Vector2(21.946f, 16.002f);
            PhysicalProperties.GateFit = Camera.GateFitMode.Horizontal;
        }

        public bool Orthographic
        {
            get => ModeOverride == OverrideModes.Orthographic;
            set => ModeOverride = value ? OverrideModes.Orthographic : OverrideModes.Perspective;
        }
        public bool IsPhysicalCamera => ModeOverride == OverrideModes.Physical;
        public float Aspect => PhysicalProperties.SensorSize.y == 0 ? 1
            : PhysicalProperties.SensorSize.x / PhysicalProperties.SensorSize.y;

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

    /// <summary>What a script or a player turns; no input moves it.</summary>
    [Serializable]
    public struct InputAxis
    {
        [Flags] public enum RestrictionFlags { None = 0, RangeIsDriven = 1, NoRecentering = 2, Momentary = 4 }

        [Serializable]
        public struct RecenteringSettings
        {
            public bool Enabled;
            public float Wait, Time;
        }

        public float Value, Center;
        public Vector2 Range;
        public bool Wrap;
        public RecenteringSettings Recentering;
        public RestrictionFlags Restrictions;

        public static InputAxis DefaultMomentary
            => new InputAxis { Range = new Vector2(-1, 1),
            Restrictions = RestrictionFlags.NoRecentering | RestrictionFlags.Momentary };

        public float ClampValue(float v)
        {
            float width = Range.y - Range.x;
            return Wrap && width > 0 ? Range.x + Mathf.Repeat(v - Range.x, width) : Mathf.Clamp(v, Range.x, Range.y);
        }

        public float GetNormalizedValue() => Range.y > Range.x ? (ClampValue(Value) - Range.x) / (Range.y - Range.x)
            : 0;

        public void CancelRecentering()
        {
        }

        public void TriggerRecentering() => Value = Center;
    }

    [Serializable]
    public struct ScreenComposerSettings
    {
        [Serializable]
        public struct DeadZoneSettings
        {
            public bool Enabled;
            public Vector2 Size;
        }

        [Serializable]
        public struct HardLimitSettings
        {
            public bool Enabled;
            public Vector2 Size, Offset;
        }

        public Vector2 ScreenPosition;
        public DeadZoneSettings DeadZone;
        public HardLimitSettings HardLimits;
        public static ScreenComposerSettings Default
            => new ScreenComposerSettings { DeadZone = { Size = new Vector2(0.2f, 0.2f) },
            HardLimits = { Size = new Vector2(0.8f, 0.8f) } };
    }

    [Serializable]
    public struct LookaheadSettings
    {
        public bool Enabled, IgnoreY;
        public float Time, Smoothing;
    }

    [Serializable]
    public struct CinemachineBlendDefinition
    {
        public enum Styles { Cut, EaseInOut, EaseIn, EaseOut, HardIn, HardOut, Linear, Custom }

        public Styles Style;
        public float Time;
        public AnimationCurve CustomCurve;

        public CinemachineBlendDefinition(Styles style, float time)
        {
            Style = style;
            Time = time;
            CustomCurve = null;
        }

        public float BlendTime => Style == Styles.Cut ? 0 : Time;
    }

    public sealed class CinemachineBlenderSettings : ScriptableObject
    {
        [Serializable]
        public struct CustomBlend
        {
            public string From, To;
            public CinemachineBlendDefinition Blend;
        }

        public CustomBlend[] CustomBlends;
        public const string kBlendFromAnyCameraLabel = "**ANY CAMERA**";
    }
}
