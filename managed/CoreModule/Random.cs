using System;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>Xorshift of 128 bits. Ranges and distributions are Unity's; the sequence of a seed need not be.</summary>
    public static class Random
    {
        [Serializable]
        public struct State
        {
            [SerializeField] internal int s0;
            [SerializeField] internal int s1;
            [SerializeField] internal int s2;
            [SerializeField] internal int s3;
        }

        private static State s_State = Seeded(Environment.TickCount);

        public static State state
        {
            get { return s_State; }
            set { s_State = value; }
        }

        public static float value => (Next() & 0x7fffff) / (float)0x7fffff;

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

        public static float Range(float minInclusive, float maxInclusive) => Mathf.LerpUnclamped(minInclusive, maxInclusive, value);

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
                float z = Range(-1f, 1f), angle = Range(0, 2 * Mathf.PI), r = Mathf.Sqrt(1 - z * z);
                return new Vector3(r * Mathf.Cos(angle), r * Mathf.Sin(angle), z);
            }
        }

        public static Vector3 insideUnitSphere => onUnitSphere * Mathf.Pow(value, 1f / 3);

        public static Vector2 insideUnitCircle
        {
            get
            {
                float angle = Range(0, 2 * Mathf.PI);
                return new Vector2(Mathf.Cos(angle), Mathf.Sin(angle)) * Mathf.Sqrt(value);
            }
        }

        public static Quaternion rotation
        {
            get
            {
                Quaternion q = new Quaternion(Range(-1f, 1f), Range(-1f, 1f), Range(-1f, 1f), Range(-1f, 1f));
                return q.normalized;
            }
        }

        public static Quaternion rotationUniform
        {
            get
            {
                float u = value, a = Range(0, 2 * Mathf.PI), b = Range(0, 2 * Mathf.PI);
                float s = Mathf.Sqrt(1 - u), t = Mathf.Sqrt(u);
                return new Quaternion(s * Mathf.Sin(a), s * Mathf.Cos(a), t * Mathf.Sin(b), t * Mathf.Cos(b));
            }
        }

        public static Color ColorHSV() => ColorHSV(0, 1, 0, 1, 0, 1, 1, 1);
        public static Color ColorHSV(float hueMin, float hueMax) => ColorHSV(hueMin, hueMax, 0, 1, 0, 1, 1, 1);

        public static Color ColorHSV(float hueMin, float hueMax, float saturationMin, float saturationMax)
        {
            return ColorHSV(hueMin, hueMax, saturationMin, saturationMax, 0, 1, 1, 1);
        }

        public static Color ColorHSV(float hueMin, float hueMax, float saturationMin, float saturationMax, float valueMin, float valueMax)
        {
            return ColorHSV(hueMin, hueMax, saturationMin, saturationMax, valueMin, valueMax, 1, 1);
        }

        public static Color ColorHSV(float hueMin, float hueMax, float saturationMin, float saturationMax, float valueMin, float valueMax,
            float alphaMin, float alphaMax)
        {
            Color color = Color.HSVToRGB(Range(hueMin, hueMax), Range(saturationMin, saturationMax), Range(valueMin, valueMax));
            color.a = Range(alphaMin, alphaMax);
            return color;
        }
    }

    public struct LayerMask
    {
        private int m_Mask;

        public int value
        {
            get { return m_Mask; }
            set { m_Mask = value; }
        }

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

    public class PlayerPrefsException : Exception
    {
        public PlayerPrefsException(string error) : base(error)
        {
        }
    }

    /// <summary>In memory: what a player saves is gone with it.</summary>
    public class PlayerPrefs
    {
        private static readonly Dictionary<string, object> s_Values = new Dictionary<string, object>();

        private static T Get<T>(string key, T defaultValue)
        {
            object found;
            return s_Values.TryGetValue(key, out found) && found is T ? (T)found : defaultValue;
        }

        public static int GetInt(string key) => Get(key, 0);
        public static int GetInt(string key, int defaultValue) => Get(key, defaultValue);
        public static float GetFloat(string key) => Get(key, 0f);
        public static float GetFloat(string key, float defaultValue) => Get(key, defaultValue);
        public static string GetString(string key) => Get(key, "");
        public static string GetString(string key, string defaultValue) => Get(key, defaultValue);
        public static bool HasKey(string key) => s_Values.ContainsKey(key);

        public static void SetInt(string key, int value)
        {
            s_Values[key] = value;
        }

        public static void SetFloat(string key, float value)
        {
            s_Values[key] = value;
        }

        public static void SetString(string key, string value)
        {
            s_Values[key] = value ?? "";
        }

        public static void DeleteKey(string key)
        {
            s_Values.Remove(key);
        }

        public static void DeleteAll()
        {
            s_Values.Clear();
        }

        public static void Save()
        {
        }
    }
}
