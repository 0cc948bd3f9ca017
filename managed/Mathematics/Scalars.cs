using System;
using System.Runtime.InteropServices;
using M = System.Math;

namespace Unity.Mathematics
{
    /// <summary>Functions of numbers. What works on each component of vectors is written by managed/Vectors, from
    /// these.</summary>
    public static partial class math
    {
        public const double E_DBL = 2.71828182845904523536, LOG2E_DBL = 1.44269504088896340736,
            LOG10E_DBL = 0.434294481903251827651, LN2_DBL = 0.693147180559945309417,
            LN10_DBL = 2.30258509299404568402, PI_DBL = 3.14159265358979323846, PI2_DBL = PI_DBL * 2,
                PIHALF_DBL = PI_DBL * 0.5, TAU_DBL = PI2_DBL,
            SQRT2_DBL = 1.41421356237309504880, EPSILON_DBL = 2.22044604925031308085e-16,
                INFINITY_DBL = double.PositiveInfinity, NAN_DBL = double.NaN,
            TODEGREES_DBL = 57.29577951308232, TORADIANS_DBL = 0.017453292519943296;
        public const float FLT_MIN_NORMAL = 1.175494351e-38f, E = (float)E_DBL, LOG2E = (float)LOG2E_DBL,
            LOG10E = (float)LOG10E_DBL, LN2 = (float)LN2_DBL, LN10 = (float)LN10_DBL,
            PI = (float)PI_DBL, PI2 = (float)PI2_DBL, PIHALF = (float)PIHALF_DBL, TAU = (float)PI2_DBL,
                SQRT2 = (float)SQRT2_DBL, EPSILON = 1.1920928955078125e-7f,
            INFINITY = float.PositiveInfinity, NAN = float.NaN, TODEGREES = (float)TODEGREES_DBL,
                TORADIANS = (float)TORADIANS_DBL;
        public const double DBL_MIN_NORMAL = 2.2250738585072014e-308;

        public enum RotationOrder : byte { XYZ, XZY, YXZ, YZX, ZXY, ZYX, Default = ZXY }
        public enum ShuffleComponent : byte { LeftX, LeftY, LeftZ, LeftW, RightX, RightY, RightZ, RightW }

        [StructLayout(LayoutKind.Explicit)]
        private struct Bits
        {
            [FieldOffset(0)] internal int whole;
            [FieldOffset(0)] internal uint positive;
            [FieldOffset(0)] internal float number;
        }

        public static int asint(uint x) => unchecked((int)x);
        public static int asint(float x) => new Bits { number = x }.whole;
        public static uint asuint(int x) => unchecked((uint)x);
        public static uint asuint(float x) => new Bits { number = x }.positive;
        internal static uint asuint(uint x) => x;
        public static float asfloat(int x) => new Bits { whole = x }.number;
        public static float asfloat(uint x) => new Bits { positive = x }.number;
        public static long aslong(ulong x) => unchecked((long)x);
        public static long aslong(double x) => BitConverter.DoubleToInt64Bits(x);
        public static ulong asulong(long x) => unchecked((ulong)x);
        public static ulong asulong(double x) => asulong(aslong(x));
        public static double asdouble(long x) => BitConverter.Int64BitsToDouble(x);
        public static double asdouble(ulong x) => asdouble(aslong(x));
        internal static uint fold_to_uint(double x) => (uint)(asulong(x) >> 32) ^ (uint)(asulong(x) & uint.MaxValue);

        public static bool isfinite(float x) => !float.IsNaN(x) && !float.IsInfinity(x);
        public static bool isfinite(double x) => !double.IsNaN(x) && !double.IsInfinity(x);
        public static bool isinf(float x) => float.IsInfinity(x);
        public static bool isinf(double x) => double.IsInfinity(x);
        public static bool isnan(float x) => float.IsNaN(x);
        public static bool isnan(double x) => double.IsNaN(x);
        public static bool ispow2(int x) => x > 0 && (x & x - 1) == 0;
        public static bool ispow2(uint x) => x > 0 && (x & x - 1) == 0;

        public static int min(int x, int y) => x < y ? x : y;
        public static uint min(uint x, uint y) => x < y ? x : y;
        public static long min(long x, long y) => x < y ? x : y;
        public static ulong min(ulong x, ulong y) => x < y ? x : y;
        public static float min(float x, float y) => float.IsNaN(y) || x < y ? x : y;
        public static double min(double x, double y) => double.IsNaN(y) || x < y ? x : y;
        public static int max(int x, int y) => x > y ? x : y;
        public static uint max(uint x, uint y) => x > y ? x : y;
        public static long max(long x, long y) => x > y ? x : y;
        public static ulong max(ulong x, ulong y) => x > y ? x : y;
        public static float max(float x, float y) => float.IsNaN(y) || x > y ? x : y;
        public static double max(double x, double y) => double.IsNaN(y) || x > y ? x : y;
        public static int clamp(int valueToClamp, int lowerBound, int upperBound)
            => max(lowerBound, min(upperBound, valueToClamp));
        public static uint clamp(uint valueToClamp, uint lowerBound, uint upperBound)
            => max(lowerBound, min(upperBound, valueToClamp));
        public static long clamp(long valueToClamp, long lowerBound, long upperBound)
            => max(lowerBound, min(upperBound, valueToClamp));
        public static ulong clamp(ulong valueToClamp, ulong lowerBound, ulong upperBound)
            => max(lowerBound, min(upperBound, valueToClamp));
        public static float clamp(float valueToClamp, float lowerBound, float upperBound)
            => max(lowerBound, min(upperBound, valueToClamp));
        public static double clamp(double valueToClamp, double lowerBound, double upperBound)
            => max(lowerBound, min(upperBound, valueToClamp));
        public static float saturate(float x) => clamp(x, 0, 1);
        public static double saturate(double x) => clamp(x, 0, 1);
        public static float lerp(float start, float end, float t) => start + t * (end - start);
        public static double lerp(double start, double end, double t) => start + t * (end - start);
        public static float unlerp(float start, float end, float x) => (x - start) / (end - start);
        public static double unlerp(double start, double end, double x) => (x - start) / (end - start);
        public static float remap(float srcStart, float srcEnd, float dstStart, float dstEnd, float x)
            => lerp(dstStart, dstEnd, unlerp(srcStart, srcEnd, x));
        public static double remap(double srcStart, double srcEnd, double dstStart, double dstEnd, double x)
            => lerp(dstStart, dstEnd, unlerp(srcStart, srcEnd, x));
        public static int mad(int a, int b, int c) => a * b + c;
        public static uint mad(uint a, uint b, uint c) => a * b + c;
        public static long mad(long a, long b, long c) => a * b + c;
        public static ulong mad(ulong a, ulong b, ulong c) => a * b + c;
        public static float mad(float a, float b, float c) => a * b + c;
        public static double mad(double a, double b, double c) => a * b + c;
        public static int abs(int x) => max(-x, x);
        public static long abs(long x) => max(-x, x);
        public static float abs(float x) => M.Abs(x);
        public static double abs(double x) => M.Abs(x);
        public static int square(int x) => x * x;
        public static uint square(uint x) => x * x;
        public static float square(float x) => x * x;
        public static double square(double x) => x * x;
        public static float chgsign(float x, float y) => asfloat(asuint(x) ^ asuint(y) & 0x80000000);

        public static float sin(float x) => (float)M.Sin(x);
        public static double sin(double x) => M.Sin(x);
        public static float cos(float x) => (float)M.Cos(x);
        public static double cos(double x) => M.Cos(x);
        public static float tan(float x) => (float)M.Tan(x);
        public static double tan(double x) => M.Tan(x);
        public static float sinh(float x) => (float)M.Sinh(x);
        public static double sinh(double x) => M.Sinh(x);
        public static float cosh(float x) => (float)M.Cosh(x);
        public static double cosh(double x) => M.Cosh(x);
        public static float tanh(float x) => (float)M.Tanh(x);
        public static double tanh(double x) => M.Tanh(x);
        public static float asin(float x) => (float)M.Asin(x);
        public static double asin(double x) => M.Asin(x);
        public static float acos(float x) => (float)M.Acos(x);
        public static double acos(double x) => M.Acos(x);
        public static float atan(float x) => (float)M.Atan(x);
        public static double atan(double x) => M.Atan(x);
        public static float atan2(float y, float x) => (float)M.Atan2(y, x);
        public static double atan2(double y, double x) => M.Atan2(y, x);
        public static float floor(float x) => (float)M.Floor(x);
        public static double floor(double x) => M.Floor(x);
        public static float ceil(float x) => (float)M.Ceiling(x);
        public static double ceil(double x) => M.Ceiling(x);
        public static float round(float x) => (float)M.Round(x);
        public static double round(double x) => M.Round(x);
        public static float trunc(float x) => (float)M.Truncate(x);
        public static double trunc(double x) => M.Truncate(x);
        public static float frac(float x) => x - floor(x);
        public static double frac(double x) => x - floor(x);
        public static float rcp(float x) => 1 / x;
        public static double rcp(double x) => 1 / x;
        public static float sign(float x) => (x > 0 ? 1f : 0f) - (x < 0 ? 1f : 0f);
        public static double sign(double x) => (x > 0 ? 1d : 0d) - (x < 0 ? 1d : 0d);
        public static float pow(float x, float y) => (float)M.Pow(x, y);
        public static double pow(double x, double y) => M.Pow(x, y);
        public static float exp(float x) => (float)M.Exp(x);
        public static double exp(double x) => M.Exp(x);
        public static float exp2(float x) => (float)M.Exp(x * (float)LN2_DBL);
        public static double exp2(double x) => M.Exp(x * LN2_DBL);
        public static float exp10(float x) => (float)M.Exp(x * (float)LN10_DBL);
        public static double exp10(double x) => M.Exp(x * LN10_DBL);
        public static float log(float x) => (float)M.Log(x);
        public static double log(double x) => M.Log(x);
        public static float log2(float x) => (float)M.Log(x, 2);
        public static double log2(double x) => M.Log(x, 2);
        public static float log10(float x) => (float)M.Log10(x);
        public static double log10(double x) => M.Log10(x);
        public static float fmod(float x, float y) => x % y;
        public static double fmod(double x, double y) => x % y;
        public static float modf(float x, out float i) => x - (i = trunc(x));
        public static double modf(double x, out double i) => x - (i = trunc(x));
        public static float sqrt(float x) => (float)M.Sqrt(x);
        public static double sqrt(double x) => M.Sqrt(x);
        public static float rsqrt(float x) => 1 / sqrt(x);
        public static double rsqrt(double x) => 1 / sqrt(x);
        public static float radians(float x) => x * TORADIANS;
        public static double radians(double x) => x * TORADIANS_DBL;
        public static float degrees(float x) => x * TODEGREES;
        public static double degrees(double x) => x * TODEGREES_DBL;
        public static float step(float threshold, float x) => x >= threshold ? 1 : 0;
        public static double step(double threshold, double x) => x >= threshold ? 1 : 0;

        public static float smoothstep(float xMin, float xMax, float x)
        {
            float t = saturate((x - xMin) / (xMax - xMin));
            return t * t * (3 - 2 * t);
        }

        public static double smoothstep(double xMin, double xMax, double x)
        {
            double t = saturate((x - xMin) / (xMax - xMin));
            return t * t * (3 - 2 * t);
        }

        public static void sincos(float x, out float s, out float c)
        {
            s = sin(x);
            c = cos(x);
        }

        public static void sincos(double x, out double s, out double c)
        {
            s = sin(x);
            c = cos(x);
        }

        public static int select(int falseValue, int trueValue, bool test) => test ? trueValue : falseValue;
        public static uint select(uint falseValue, uint trueValue, bool test) => test ? trueValue : falseValue;
        public static long select(long falseValue, long trueValue, bool test) => test ? trueValue : falseValue;
        public static ulong select(ulong falseValue, ulong trueValue, bool test) => test ? trueValue : falseValue;
        public static float select(float falseValue, float trueValue, bool test) => test ? trueValue : falseValue;
        public static double select(double falseValue, double trueValue, bool test) => test ? trueValue : falseValue;
        public static int dot(int x, int y) => x * y;
        public static uint dot(uint x, uint y) => x * y;
        public static float dot(float x, float y) => x * y;
        public static double dot(double x, double y) => x * y;
        public static float mul(float a, float b) => a * b;
        public static double mul(double a, double b) => a * b;
        public static int mul(int a, int b) => a * b;
        public static uint mul(uint a, uint b) => a * b;
        public static float length(float x) => abs(x);
        public static double length(double x) => abs(x);
        public static float lengthsq(float x) => x * x;
        public static double lengthsq(double x) => x * x;
        public static float distance(float x, float y) => abs(y - x);
        public static double distance(double x, double y) => abs(y - x);
        public static float distancesq(float x, float y) => (y - x) * (y - x);
        public static double distancesq(double x, double y) => (y - x) * (y - x);

        public static int countbits(int x) => countbits(asuint(x));
        public static int countbits(uint x) => countbits((ulong)x);
        public static int countbits(long x) => countbits(asulong(x));

        public static int countbits(ulong x)
        {
            int n = 0;
            for (; x != 0; x &= x - 1)
            {
                n++;
            }
            return n;
        }

        public static int lzcnt(int x) => lzcnt(asuint(x));
        public static int lzcnt(uint x) => lzcnt((ulong)x) - 32;
        public static int lzcnt(long x) => lzcnt(asulong(x));

        public static int lzcnt(ulong x)
        {
            int n = 64;
            for (; x != 0; x >>= 1)
            {
                n--;
            }
            return n;
        }

        public static int tzcnt(int x) => tzcnt(asuint(x));
        public static int tzcnt(uint x) => x == 0 ? 32 : tzcnt((ulong)x);
        public static int tzcnt(long x) => tzcnt(asulong(x));
        public static int tzcnt(ulong x) => x == 0 ? 64 : countbits((x & ~x + 1) - 1);
        public static int reversebits(int x) => asint(reversebits(asuint(x)));
        public static uint reversebits(uint x) => (uint)(reversebits((ulong)x) >> 32);
        public static long reversebits(long x) => aslong(reversebits(asulong(x)));

        public static ulong reversebits(ulong x)
        {
            ulong found = 0;
            for (int i = 0; i < 64; i++, x >>= 1)
            {
                found = found << 1 | x & 1;
            }
            return found;
        }

        public static int rol(int x, int n) => asint(rol(asuint(x), n));
        public static uint rol(uint x, int n) => x << n | x >> 32 - n;
        public static long rol(long x, int n) => aslong(rol(asulong(x), n));
        public static ulong rol(ulong x, int n) => x << n | x >> 64 - n;
        public static int ror(int x, int n) => asint(ror(asuint(x), n));
        public static uint ror(uint x, int n) => x >> n | x << 32 - n;
        public static long ror(long x, int n) => aslong(ror(asulong(x), n));
        public static ulong ror(ulong x, int n) => x >> n | x << 64 - n;
        public static int ceilpow2(int x) => asint(ceilpow2(asuint(x)));
        public static uint ceilpow2(uint x) => (uint)ceilpow2((ulong)x);
        public static long ceilpow2(long x) => aslong(ceilpow2(asulong(x)));
        public static ulong ceilpow2(ulong x) => x <= 1 ? x : 1ul << 64 - lzcnt(x - 1);
        public static int ceillog2(int x) => 32 - lzcnt(asuint(x) - 1);
        public static int ceillog2(uint x) => 32 - lzcnt(x - 1);
        public static int floorlog2(int x) => 31 - lzcnt(asuint(x));
        public static int floorlog2(uint x) => 31 - lzcnt(x);
        public static int bitmask(bool4 value)
            => (value.x ? 1 : 0) | (value.y ? 2 : 0) | (value.z ? 4 : 0) | (value.w ? 8 : 0);

        /// <summary>The number that 16 bits mean: a sign, five bits of exponent, ten of fraction.</summary>
        public static float f16tof32(uint x)
        {
            uint exponent = x >> 10 & 0x1f, fraction = x & 0x3ff;
            float sign = (x & 0x8000) != 0 ? -1 : 1;
            if (exponent == 0x1f)
            {
                return fraction != 0 ? float.NaN : sign * float.PositiveInfinity;
            }
            return sign
                * (exponent == 0 ? fraction / 16777216f : (1024 + fraction) * (float)M.Pow(2, (int)exponent - 25));
        }

        /// <summary>The nearest of the numbers that 16 bits can mean, of two equally near ones the even one.</summary>
        public static uint f32tof16(float x)
        {
            uint sign = asuint(x) >> 16 & 0x8000;
            double size = M.Abs((double)x);
            if (float.IsNaN(x))
            {
                return sign | 0x7e00;
            }
            if (size >= 65520)
            {
                return sign | 0x7c00;
            }
            int exponent = size < 6.103515625e-5 ? -14 : (int)M.Floor(M.Log(size, 2));
            exponent -= size < M.Pow(2, exponent) && exponent > -14 ? 1 : 0;
            uint fraction = (uint)M.Round(size / M.Pow(2, exponent - 10));
            return sign | (fraction < 1024 ? fraction : (uint)(exponent + 14 << 10) + fraction);
        }

        public static uint hash(int x) => asuint(x);
        public static uint hash(uint x) => x;
        public static uint hash(float x) => asuint(x);
        public static uint hash(half v) => v.value * 0x745ED837u + 0x816EFB5Du;

        /// <summary>The xxHash32 of these bytes.</summary>
        public static unsafe uint hash(void* pBuffer, int numBytes, uint seed = 0)
        {
            const uint first = 2654435761, second = 2246822519, third = 3266489917, fourth = 668265263,
                fifth = 374761393;
            unchecked
            {
                uint* words = (uint*)pBuffer;
                uint sum = seed + fifth;
                int left = numBytes;
                if (numBytes >= 16)
                {
                    uint4 state = new uint4(first + second, second, 0, 0 - first) + seed;
                    for (; left >= 16; left -= 16, words += 4)
                    {
                        state = rol(state + new uint4(words[0], words[1], words[2], words[3]) * second, 13) * first;
                    }
                    sum = rol(state.x, 1) + rol(state.y, 7) + rol(state.z, 12) + rol(state.w, 18);
                }
                sum += (uint)numBytes;
                for (; left >= 4; left -= 4)
                {
                    sum = rol(sum + *words++ * third, 17) * fourth;
                }
                for (byte* rest = (byte*)words; left > 0; left--)
                {
                    sum = rol(sum + *rest++ * fifth, 11) * first;
                }
                sum = (sum ^ sum >> 15) * second;
                sum = (sum ^ sum >> 13) * third;
                return sum ^ sum >> 16;
            }
        }
    }

    [Serializable]
    public struct half : IEquatable<half>, IFormattable
    {
        public ushort value;
        public static readonly half zero;

        public half(half x) => value = x.value;
        public half(float v) => value = (ushort)math.f32tof16(v);
        public half(double v) => value = (ushort)math.f32tof16((float)v);

        public static float MaxValue => 65504;
        public static float MinValue => -65504;
        public static half MaxValueAsHalf => new half(MaxValue);
        public static half MinValueAsHalf => new half(MinValue);
        public static explicit operator half(float v) => new half(v);
        public static explicit operator half(double v) => new half(v);
        public static implicit operator float(half d) => math.f16tof32(d.value);
        public static implicit operator double(half d) => math.f16tof32(d.value);
        public static bool operator ==(half lhs, half rhs) => lhs.value == rhs.value;
        public static bool operator !=(half lhs, half rhs) => lhs.value != rhs.value;
        public bool Equals(half rhs) => value == rhs.value;
        public override bool Equals(object o) => o is half && Equals((half)o);
        public override int GetHashCode() => value;
        public override string ToString() => ((float)this).ToString();
        public string ToString(string format, IFormatProvider formatProvider)
            => ((float)this).ToString(format, formatProvider);
    }

    public static partial class math
    {
        public static half half(half x) => x;
        public static half half(float v) => new half(v);
        public static half half(double v) => new half(v);
    }
}

namespace Unity.Mathematics
{
    public sealed class DoNotNormalizeAttribute : UnityEngine.PropertyAttribute
    {
    }

    public sealed class PostNormalizeAttribute : UnityEngine.PropertyAttribute
    {
    }
}
