using System;

namespace UnityEngine
{
    /// <summary>
    /// Xorshift of 128 bits, with Unity's sequence for each seed. A range of floats runs from its maximum
    /// to its minimum, and draws even if both are the same.
    /// </summary>
    public static partial class Random
    {
        [Serializable]
        public struct State
        {
            [SerializeField] internal int s0;
            [SerializeField] internal int s1;
            [SerializeField] internal int s2;
            [SerializeField] internal int s3;
        }

        private const float Step = 1f / 0x7fffff;
        private static State s_State = Seeded(Environment.TickCount);

        public static float value => (float)(Next() & 0x7fffff) * Step;

        public static void InitState(int seed)
        {
            s_State = Seeded(seed);
        }

        private static State Seeded(int seed)
        {
            const int factor = 1812433253;
            State made = new State { s0 = seed };
            unchecked
            {
                made.s1 = made.s0 * factor + 1;
                made.s2 = made.s1 * factor + 1;
                made.s3 = made.s2 * factor + 1;
            }
            return made;
        }

        private static uint Next()
        {
            Engine.CheckThread();
            uint t = unchecked((uint)s_State.s0);
            uint last = unchecked((uint)s_State.s3);
            t ^= t << 11;
            t ^= t >> 8;
            s_State.s0 = s_State.s1;
            s_State.s1 = s_State.s2;
            s_State.s2 = s_State.s3;
            last = last ^ (last >> 19) ^ t;
            s_State.s3 = unchecked((int)last);
            return last;
        }

        public static float Range(float minInclusive, float maxInclusive)
        {
            float part = value, rest = 1 - part;
            return (float)(rest * maxInclusive) + (float)(part * minInclusive);
        }

        public static int Range(int minInclusive, int maxExclusive)
        {
            long span = Math.Abs((long)maxExclusive - minInclusive);
            long step = span == 0 ? 0 : Next() % span;
            return (int)(minInclusive + (maxExclusive < minInclusive ? -step : step));
        }

        public static Vector3 onUnitSphere
        {
            get
            {
                float z = Range(-1f, 1f), angle = Range(0f, 2 * Mathf.PI), r = Mathf.Sqrt(1 - z * z);
                return new Vector3(r * Mathf.Cos(angle), r * Mathf.Sin(angle), z);
            }
        }

        public static Vector3 insideUnitSphere => onUnitSphere * Mathf.Pow(value, 1f / 3);

        public static Vector2 insideUnitCircle
        {
            get
            {
                float angle = Range(0f, 2 * Mathf.PI), radius = Mathf.Sqrt(Range(0f, 1f));
                return new Vector2(Mathf.Cos(angle) * radius, Mathf.Sin(angle) * radius);
            }
        }

        public static Quaternion rotation
        {
            get
            {
                Quaternion q = new Quaternion(Range(-1f, 1f), Range(-1f, 1f), Range(-1f, 1f), Range(-1f, 1f));
                q = q.normalized;
                return q.w < 0 ? new Quaternion(-q.x, -q.y, -q.z, -q.w) : q;
            }
        }

        public static Quaternion rotationUniform
        {
            get
            {
                float u = value, a = 2 * Mathf.PI * value, b = 2 * Mathf.PI * value;
                float s = Mathf.Sqrt(u), t = Mathf.Sqrt(1 - u), sign = Mathf.Cos(b) < 0 ? -1 : 1;
                return new Quaternion(-s * Mathf.Sin(a) * sign, s * Mathf.Cos(a) * sign, -t * Mathf.Sin(b) * sign,
                    t * Mathf.Cos(b) * sign);
            }
        }

        public static Color ColorHSV() => ColorHSV(0, 1, 0, 1, 0, 1, 1, 1);
        public static Color ColorHSV(float hueMin, float hueMax) => ColorHSV(hueMin, hueMax, 0, 1, 0, 1, 1, 1);

        public static Color ColorHSV(float hueMin, float hueMax, float saturationMin, float saturationMax)
        {
            return ColorHSV(hueMin, hueMax, saturationMin, saturationMax, 0, 1, 1, 1);
        }

        public static Color ColorHSV(float hueMin, float hueMax, float saturationMin, float saturationMax,
            float valueMin, float valueMax)
        {
            return ColorHSV(hueMin, hueMax, saturationMin, saturationMax, valueMin, valueMax, 1, 1);
        }

        public static Color ColorHSV(float hueMin, float hueMax, float saturationMin, float saturationMax,
            float valueMin, float valueMax,
            float alphaMin, float alphaMax)
        {
            float hue = Mathf.Lerp(hueMin, hueMax, value), saturation = Mathf.Lerp(saturationMin, saturationMax, value);
            Color color = Color.HSVToRGB(hue, saturation, Mathf.Lerp(valueMin, valueMax, value), true);
            color.a = Mathf.Lerp(alphaMin, alphaMax, value);
            return color;
        }
    }

    public partial struct LayerMask
    {
        private int m_Mask;

        public static implicit operator int(LayerMask mask) => mask.m_Mask;
        public static implicit operator LayerMask(int intVal) => new LayerMask { m_Mask = intVal };

        public static string LayerToName(int layer) => Native.GetLayerName(layer) ?? "";

        public static int NameToLayer(string layerName)
        {
            for (int i = 0; i < 32; i++)
            {
                string name = LayerToName(i);
                if (name != "" && name == layerName)
                {
                    return i;
                }
            }
            return -1;
        }

        public static int GetMask(params string[] layerNames)
        {
            if (layerNames == null)
            {
                throw new ArgumentNullException("layerNames");
            }
            int mask = 0;
            foreach (string name in layerNames)
            {
                int layer = NameToLayer(name);
                mask |= layer < 0 ? 0 : 1 << layer;
            }
            return mask;
        }
    }
}
