using System;
using System.Diagnostics;

namespace UnityEngine
{
    public class Time
    {
        private static readonly Stopwatch s_Clock = new Stopwatch();
        private static double s_Time, s_Unscaled, s_Fixed, s_FixedUnscaled, s_Level;
        private static float s_Delta, s_UnscaledDelta, s_Smooth;
        private static float s_Scale = 1, s_FixedDelta = 0.02f, s_MaximumDelta = 1f / 3;
        private static float s_CaptureDelta, s_MaximumParticleDelta = 0.03f;
        private static int s_Frame;
        private static bool s_IsFixed, s_HasStepped;
        private const float FirstDelta = 0.02f; // of the first frame, at time 0: how long loading took does not count

        private static double Now => s_IsFixed ? s_Fixed : s_Time;
        private static double Unscaled => s_IsFixed ? s_FixedUnscaled : s_Unscaled;
        private static float FixedUnscaledDelta => s_Scale > 0 ? s_FixedDelta / s_Scale : s_FixedDelta;

        /// <summary>Other threads get an exception, as in Unity.</summary>
        private static T Checked<T>(T value)
        {
            Engine.CheckThread();
            return value;
        }

        public static float time => Checked((float)Now);
        public static double timeAsDouble => Checked(Now);
        public static float timeSinceLevelLoad => Checked((float)(Now - s_Level));
        public static double timeSinceLevelLoadAsDouble => Checked(Now - s_Level);
        public static float deltaTime => Checked(s_IsFixed ? s_FixedDelta : s_Delta);
        public static float fixedTime => Checked((float)s_Fixed);
        public static double fixedTimeAsDouble => Checked(s_Fixed);
        public static float unscaledTime => Checked((float)Unscaled);
        public static double unscaledTimeAsDouble => Checked(Unscaled);
        public static float fixedUnscaledTime => Checked((float)s_FixedUnscaled);
        public static double fixedUnscaledTimeAsDouble => Checked(s_FixedUnscaled);
        public static float unscaledDeltaTime => Checked(s_IsFixed ? FixedUnscaledDelta : s_UnscaledDelta);
        public static float fixedUnscaledDeltaTime => Checked(FixedUnscaledDelta);
        public static float smoothDeltaTime => Checked(s_Smooth);
        public static int frameCount => Checked(s_Frame);
        public static int renderedFrameCount => Checked(s_Frame);
        public static float realtimeSinceStartup => Checked((float)s_Clock.Elapsed.TotalSeconds);
        public static double realtimeSinceStartupAsDouble => Checked(s_Clock.Elapsed.TotalSeconds);
        public static bool inFixedTimeStep => Checked(s_IsFixed);

        public static float timeScale
        {
            get { return Checked(s_Scale); }
            set
            {
                Engine.CheckThread();
                if (!(value >= 0))
                {
                    Debug.LogError(float.IsNaN(value) ? "Time.timeScale cannot be NaN"
                        : "Time.timeScale is out of range. The value cannot be less than 0.0.");
                    return;
                }
                s_Scale = value; // only the editor has a limit
            }
        }

        public static float fixedDeltaTime
        {
            get { return Checked(s_FixedDelta); }
            set { s_FixedDelta = Mathf.Clamp(value, 0.0001f, 10); }
        }

        public static float maximumDeltaTime
        {
            get { return Checked(s_MaximumDelta); }
            set { s_MaximumDelta = Math.Max(value, s_FixedDelta); }
        }

        public static float maximumParticleDeltaTime
        {
            get { return Checked(s_MaximumParticleDelta); }
            set { s_MaximumParticleDelta = value; }
        }

        public static float captureDeltaTime
        {
            get { return Checked(s_CaptureDelta); }
            set { s_CaptureDelta = Math.Max(value, 0); }
        }

        public static int captureFramerate
        {
            get { return s_CaptureDelta == 0 ? 0 : Mathf.RoundToInt(1 / s_CaptureDelta); }
            set { s_CaptureDelta = value <= 0 ? 0 : 1f / value; }
        }

        internal static void Begin()
        {
            s_Clock.Start();
            Vector4 times = new Vector4(s_FixedDelta, s_MaximumDelta, s_MaximumParticleDelta, s_Scale);
            Native.GetTimes(ref times);
            s_FixedDelta = times.x;
            s_MaximumDelta = Math.Max(times.y, times.x);
            s_MaximumParticleDelta = times.z;
            s_Scale = times.w;
        }

        internal static void NextFrame(float unscaledDelta)
        {
            float real = s_CaptureDelta > 0 ? s_CaptureDelta : s_Frame == 0 ? FirstDelta : Math.Max(unscaledDelta, 0);
            bool isFirst = s_Frame++ == 0;
            PrefsFile.FrameBegins(s_Clock.Elapsed.TotalSeconds);
            s_UnscaledDelta = real;
            s_Delta = Math.Min(real, s_MaximumDelta) * s_Scale;
            s_Smooth = isFirst ? s_Delta : Mathf.Lerp(s_Smooth, s_Delta, 0.2f);
            s_Unscaled += isFirst ? 0 : real;
            s_Time += isFirst ? 0 : s_Delta;
        }

        /// <summary>True: one more FixedUpdate is due in this frame, and the clock shows its time until
        /// EndFixedSteps().</summary>
        internal static bool NextFixedStep()
        {
            if (s_Scale > 0 && !s_HasStepped)
            {
                s_HasStepped = s_IsFixed = true; // the first, at time 0
                return true;
            }
            if (s_Fixed + s_FixedDelta > s_Time)
            {
                return false;
            }
            s_IsFixed = true;
            s_Fixed += s_FixedDelta;
            s_FixedUnscaled += FixedUnscaledDelta;
            return true;
        }

        internal static void EndFixedSteps()
        {
            s_IsFixed = false;
        }

        internal static void LevelLoaded()
        {
            s_Level = Now;
        }
    }
}
