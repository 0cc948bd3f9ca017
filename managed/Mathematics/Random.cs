using System;
using static Unity.Mathematics.math;

namespace Unity.Mathematics
{
    /// <summary>Numbers by xorshift, of 32 bits of state: the sequences are Unity's.</summary>
    [Serializable]
    public partial struct Random
    {
        public uint state;

        public Random(uint seed)
        {
            state = seed;
            Check();
            NextState();
        }

        public static Random CreateFromIndex(uint index)
        {
            if (index == uint.MaxValue)
            {
                throw new ArgumentException("Index must not be uint.MaxValue");
            }
            return new Random(WangHash(index + 62));
        }

        private static uint WangHash(uint n)
        {
            unchecked
            {
                n = (n ^ 61 ^ n >> 16) * 9;
                n = (n ^ n >> 4) * 0x27d4eb2d;
                return n ^ n >> 15;
            }
        }

        public void InitState(uint seed = 0x6E624EB7u) => this = new Random(seed);

        private void Check()
        {
            if (state == 0)
            {
                throw new ArgumentException("Seed must be non-zero");
            }
        }

        private uint NextState()
        {
            Check();
            uint before = state;
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            return before;
        }

        public bool NextBool() => (NextState() & 1) == 1;
        public int NextInt() => (int)NextState() ^ int.MinValue;
        public int NextInt(int max) => max < 0 ? throw new ArgumentException("max must be positive")
            : (int)(NextState() * (ulong)max >> 32);
        public int NextInt(int min, int max)
            => min > max ? throw new ArgumentException("min must be less than or equal to max")
            : (int)(NextState() * (ulong)(uint)(max - min) >> 32) + min;
        public uint NextUInt() => NextState() - 1;
        public uint NextUInt(uint max) => (uint)(NextState() * (ulong)max >> 32);
        public uint NextUInt(uint min, uint max)
            => min > max ? throw new ArgumentException("min must be less than or equal to max")
            : (uint)(NextState() * (ulong)(max - min) >> 32) + min;
        public float NextFloat() => asfloat(0x3f800000 | NextState() >> 9) - 1;
        public float NextFloat(float max) => NextFloat() * max;
        public float NextFloat(float min, float max) => NextFloat() * (max - min) + min;
        public double NextDouble() => asdouble(0x3ff0000000000000 | (ulong)NextState() << 20 ^ NextState()) - 1;
        public double NextDouble(double max) => NextDouble() * max;
        public double NextDouble(double min, double max) => NextDouble() * (max - min) + min;
        public bool2 NextBool2() => (new uint2(NextState()) & new uint2(1, 2)) == 0;
        public bool3 NextBool3() => (new uint3(NextState()) & new uint3(1, 2, 4)) == 0;
        public bool4 NextBool4() => (new uint4(NextState()) & new uint4(1, 2, 4, 8)) == 0;

        public float2 NextFloat2Direction()
        {
            sincos(NextFloat() * PI * 2, out float s, out float c);
            return new float2(c, s);
        }

        public double2 NextDouble2Direction()
        {
            sincos(NextDouble() * PI_DBL * 2, out double s, out double c);
            return new double2(c, s);
        }

        public float3 NextFloat3Direction()
        {
            float2 where = NextFloat2();
            float z = where.x * 2 - 1, r = sqrt(max(1 - z * z, 0));
            sincos(where.y * PI * 2, out float s, out float c);
            return new float3(c * r, s * r, z);
        }

        public double3 NextDouble3Direction()
        {
            double2 where = NextDouble2();
            double z = where.x * 2 - 1, r = sqrt(max(1 - z * z, 0));
            sincos(where.y * PI_DBL * 2, out double s, out double c);
            return new double3(c * r, s * r, z);
        }

        public quaternion NextQuaternionRotation()
        {
            float3 where = NextFloat3(new float3(2 * PI, 2 * PI, 1));
            float i = sqrt(1 - where.z), j = sqrt(where.z);
            sincos(where.xy, out float2 s, out float2 c);
            float4 found = new float4(i * s.x, i * c.x, j * s.y, j * c.y);
            return new quaternion(found.w < 0 ? -found : found);
        }
    }
}
