using System;

namespace UnityEngine
{
    public sealed partial class ParticleSystem
    {
        public partial struct Burst
        {
            private int m_Cycles; // less one
            private float m_Interval, m_Unlikely; // 1 less the probability

            public Burst(float _time, MinMaxCurve _count, int _cycleCount, float _repeatInterval) : this()
            {
                time = _time;
                count = _count;
                cycleCount = _cycleCount;
                repeatInterval = _repeatInterval;
            }

            public float time { get; set; }
            public MinMaxCurve count { get; set; }

            public short minCount
            {
                get { return (short)count.constantMin; }
                set { count = new MinMaxCurve(value, count.constantMax); }
            }

            public short maxCount
            {
                get { return (short)count.constantMax; }
                set { count = new MinMaxCurve(count.constantMin, value); }
            }

            public int cycleCount
            {
                get { return m_Cycles + 1; }
                set { m_Cycles = value >= 0 ? value - 1
                    : throw new ArgumentOutOfRangeException(nameof(cycleCount), "cycleCount must be at least 0: "
                    + value); }
            }

            public float repeatInterval
            {
                get { return m_Interval; }
                set { m_Interval = value > 0 ? value
                    : throw new ArgumentOutOfRangeException(nameof(repeatInterval),
                    "repeatInterval must be greater than 0.0f: " + value); }
            }

            public float probability
            {
                get { return 1 - m_Unlikely; }
                set { m_Unlikely = value >= 0 && value <= 1 ? 1 - value
                    : throw new ArgumentOutOfRangeException(nameof(probability),
                    "probability must be between 0.0f and 1.0f: " + value); }
            }
        }

        public partial struct EmissionModule
        {
            private Burst[] Bursts => m_ParticleSystem.Kept<Burst[]>("EmissionModule.bursts");

            public int burstCount
            {
                get { return Bursts.Length; }
                set
                {
                    Burst[] kept = (Burst[])Bursts.Clone();
                    Array.Resize(ref kept, value);
                    m_ParticleSystem.Keep("EmissionModule.bursts", kept);
                }
            }

            public void SetBursts(Burst[] bursts) => SetBursts(bursts, bursts.Length);
            public Burst GetBurst(int index) => Bursts[index];
            public void SetBurst(int index, Burst burst) => Bursts[index] = burst;

            public void SetBursts(Burst[] bursts, int size)
            {
                Burst[] kept = (Burst[])bursts.Clone();
                Array.Resize(ref kept, size);
                m_ParticleSystem.Keep("EmissionModule.bursts", kept);
            }

            public int GetBursts(Burst[] bursts)
            {
                int count = Math.Min(bursts.Length, burstCount);
                Array.Copy(Bursts, bursts, count);
                return count;
            }
        }
    }
}
