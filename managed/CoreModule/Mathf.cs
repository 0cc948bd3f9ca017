using System;

namespace UnityEngine
{
    public partial struct Mathf
    {
        public static readonly float Epsilon = float.Epsilon;

        public static float Sin(float f) => (float)Math.Sin(f);
        public static float Cos(float f) => (float)Math.Cos(f);
        public static float Tan(float f) => (float)Math.Tan(f);
        public static float Asin(float f) => (float)Math.Asin(f);
        public static float Acos(float f) => (float)Math.Acos(f);
        public static float Atan(float f) => (float)Math.Atan(f);
        public static float Atan2(float y, float x) => (float)Math.Atan2(y, x);
        public static float Sqrt(float f) => (float)Math.Sqrt(f);
        public static float Abs(float f) => Math.Abs(f);
        public static int Abs(int value) => Math.Abs(value);
        public static float Min(float a, float b) => a < b ? a : b;
        public static int Min(int a, int b) => a < b ? a : b;
        public static float Max(float a, float b) => a > b ? a : b;
        public static int Max(int a, int b) => a > b ? a : b;

        public static float Min(params float[] values)
        {
            float best = values.Length == 0 ? 0 : values[0];
            foreach (float value in values)
            {
                best = value < best ? value : best;
            }
            return best;
        }

        public static int Min(params int[] values)
        {
            int best = values.Length == 0 ? 0 : values[0];
            foreach (int value in values)
            {
                best = value < best ? value : best;
            }
            return best;
        }

        public static float Max(params float[] values)
        {
            float best = values.Length == 0 ? 0 : values[0];
            foreach (float value in values)
            {
                best = value > best ? value : best;
            }
            return best;
        }

        public static int Max(params int[] values)
        {
            int best = values.Length == 0 ? 0 : values[0];
            foreach (int value in values)
            {
                best = value > best ? value : best;
            }
            return best;
        }

        public static float Pow(float f, float p) => (float)Math.Pow(f, p);
        public static float Exp(float power) => (float)Math.Exp(power);
        public static float Log(float f, float p) => (float)Math.Log(f, p);
        public static float Log(float f) => (float)Math.Log(f);
        public static float Log10(float f) => (float)Math.Log10(f);
        public static float Ceil(float f) => (float)Math.Ceiling(f);
        public static float Floor(float f) => (float)Math.Floor(f);
        public static float Round(float f) => (float)Math.Round(f);
        public static int CeilToInt(float f) => (int)Math.Ceiling(f);
        public static int FloorToInt(float f) => (int)Math.Floor(f);
        public static int RoundToInt(float f) => (int)Math.Round(f);
        public static float Sign(float f) => f >= 0 ? 1 : -1;
        public static float Clamp(float value, float min, float max) => value < min ? min : value > max ? max : value;
        public static int Clamp(int value, int min, int max) => value < min ? min : value > max ? max : value;
        public static float Clamp01(float value) => value < 0 ? 0 : value > 1 ? 1 : value;
        public static float Lerp(float a, float b, float t) => a + (b - a) * Clamp01(t);
        public static float LerpUnclamped(float a, float b, float t) => a + (b - a) * t;
        public static float LerpAngle(float a, float b, float t) => a + DeltaAngle(a, b) * Clamp01(t);
        public static float InverseLerp(float a, float b, float value) => a == b ? 0 : Clamp01((value - a) / (b - a));
        public static float Repeat(float t, float length) => Clamp(t - Floor(t / length) * length, 0, length);

        public static float MoveTowards(float current, float target, float maxDelta)
        {
            return Abs(target - current) <= maxDelta ? target : current + Sign(target - current) * maxDelta;
        }

        public static float MoveTowardsAngle(float current, float target, float maxDelta)
        {
            float delta = DeltaAngle(current, target);
            return -maxDelta < delta && delta < maxDelta ? target : MoveTowards(current, current + delta, maxDelta);
        }

        public static float SmoothStep(float from, float to, float t)
        {
            t = Clamp01(t);
            return Lerp(from, to, t * t * (3 - 2 * t));
        }

        public static float Gamma(float value, float absmax, float gamma)
        {
            float size = Abs(value);
            float result = size > absmax ? size : Pow(size / absmax, gamma) * absmax;
            return value < 0 ? -result : result;
        }

        public static bool Approximately(float a, float b)
        {
            return Abs(b - a) < Max(0.000001f * Max(Abs(a), Abs(b)), Epsilon * 8);
        }

        public static float PingPong(float t, float length) => length - Abs(Repeat(t, length * 2) - length);

        public static float DeltaAngle(float current, float target)
        {
            float delta = Repeat(target - current, 360);
            return delta > 180 ? delta - 360 : delta;
        }

        public static float SmoothDamp(float current, float target, ref float currentVelocity, float smoothTime)
        {
            return SmoothDamp(current, target, ref currentVelocity, smoothTime, Infinity, Time.deltaTime);
        }

        public static float SmoothDamp(float current, float target, ref float currentVelocity, float smoothTime,
            float maxSpeed)
        {
            return SmoothDamp(current, target, ref currentVelocity, smoothTime, maxSpeed, Time.deltaTime);
        }

        /// <summary>A critically damped spring that reaches the target in about smoothTime and does not
        /// overshoot.</summary>
        public static float SmoothDamp(float current, float target, ref float currentVelocity, float smoothTime,
            float maxSpeed, float deltaTime)
        {
            smoothTime = Max(0.0001F, smoothTime);
            float decay = SpringDecay(smoothTime, deltaTime);
            float omega = 2F / smoothTime;
            float change = Clamp(current - target, -maxSpeed * smoothTime, maxSpeed * smoothTime);
            float goal = current - change;
            float pull = (currentVelocity + omega * change) * deltaTime;
            float result = goal + (change + pull) * decay;
            currentVelocity = (currentVelocity - omega * pull) * decay;
            if (target > current == result > target)
            {
                result = target;
                currentVelocity = 0;
            }
            return result;
        }

        /// <summary>How much of the way is left after deltaTime: exp(-x), in the usual rational
        /// approximation.</summary>
        internal static float SpringDecay(float smoothTime, float deltaTime)
        {
            float x = 2F / smoothTime * deltaTime;
            return 1F / (1F + x + 0.48F * x * x + 0.235F * x * x * x);
        }

        public static float SmoothDampAngle(float current, float target, ref float currentVelocity, float smoothTime)
        {
            return SmoothDampAngle(current, target, ref currentVelocity, smoothTime, Infinity, Time.deltaTime);
        }

        public static float SmoothDampAngle(float current, float target, ref float currentVelocity, float smoothTime,
            float maxSpeed)
        {
            return SmoothDampAngle(current, target, ref currentVelocity, smoothTime, maxSpeed, Time.deltaTime);
        }

        public static float SmoothDampAngle(float current, float target, ref float currentVelocity, float smoothTime,
            float maxSpeed, float deltaTime)
        {
            target = current + DeltaAngle(current, target);
            return SmoothDamp(current, target, ref currentVelocity, smoothTime, maxSpeed, deltaTime);
        }

        public static bool IsPowerOfTwo(int value) => (value & (value - 1)) == 0;

        public static int NextPowerOfTwo(int value)
        {
            int power = value == 0 ? 0 : 1;
            while (power < value && power > 0)
            {
                power <<= 1;
            }
            return power;
        }

        public static int ClosestPowerOfTwo(int value)
        {
            int above = NextPowerOfTwo(value);
            int below = above >> 1;
            return value - below < above - value ? below : above;
        }

        public static float GammaToLinearSpace(float value)
        {
            return value <= 0.04045F ? value / 12.92F : value < 1F ? Pow((value + 0.055F) / 1.055F, 2.4F)
                : Pow(value, 2.2F);
        }

        public static float LinearToGammaSpace(float value)
        {
            return value <= 0 ? 0 : value <= 0.0031308F ? 12.92F * value
                : value < 1F ? 1.055F * Pow(value, 0.4166667F) - 0.055F : Pow(value, 0.45454545F);
        }

        /// <summary>16 bits: sign, 5 of the exponent, 10 of the fraction; to the nearest, and of two to the even
        /// one.</summary>
        public static ushort FloatToHalf(float val)
        {
            uint bits = (uint)BitConverter.ToInt32(BitConverter.GetBytes(val), 0), sign = bits >> 16 & 0x8000;
            int exponent = (int)(bits >> 23 & 0xff) - 112;
            uint fraction = bits & 0x7fffff;
            if (exponent == 143)
            {
                return (ushort)(sign | 0x7c00 | (fraction == 0 ? 0 : fraction >> 13 | 0x200));
            }
            if (exponent < -10)
            {
                return (ushort)sign;
            }
            int shift = exponent > 0 ? 13 : 14 - exponent;
            uint value = exponent > 0 ? fraction | (uint)exponent << 23 : fraction | 0x800000;
            uint rest = value & ((1u << shift) - 1), half = 1u << (shift - 1), kept = value >> shift;
            kept += rest > half || (rest == half && (kept & 1) != 0) ? 1u : 0u;
            return (ushort)(sign | Math.Min(kept, 0x7c00));
        }

        public static float HalfToFloat(ushort val)
        {
            int exponent = val >> 10 & 31, fraction = val & 0x3ff, sign = (val & 0x8000) != 0 ? -1 : 1;
            if (exponent == 31)
            {
                return fraction != 0 ? float.NaN : sign * float.PositiveInfinity;
            }
            return sign
                * (float)(exponent == 0 ? fraction * Math.Pow(2, -24) : (fraction + 1024) * Math.Pow(2, exponent - 25));
        }

        public static float PerlinNoise1D(float x) => PerlinNoise(x, 0);

        /// <summary>Mostly of 0 to 1, not clamped, and mirrored at 0. See Noise.</summary>
        public static float PerlinNoise(float x, float y) => (float)(Noise.At(Abs(x), Abs(y)) + 0.69F) / 1.483F;
    }
}
