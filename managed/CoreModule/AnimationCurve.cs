using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public partial struct Keyframe
    {
        private float m_Time;
        private float m_Value;
        private float m_InTangent;
        private float m_OutTangent;
        private int m_WeightedMode;
        private float m_InWeight;
        private float m_OutWeight;

        public Keyframe(float time, float value, float inTangent, float outTangent)
            : this(time, value, inTangent, outTangent, 0, 0)
        {
            m_WeightedMode = 0;
        }

        public Keyframe(float time, float value, float inTangent, float outTangent, float inWeight, float outWeight)
        {
            m_Time = time;
            m_Value = value;
            m_InTangent = inTangent;
            m_OutTangent = outTangent;
            m_WeightedMode = (int)UnityEngine.WeightedMode.Both;
            m_InWeight = inWeight;
            m_OutWeight = outWeight;
        }

        public WeightedMode weightedMode
        {
            get { return (WeightedMode)m_WeightedMode; }
            set { m_WeightedMode = (int)value; }
        }
    }

    /// <summary>Cubic pieces between keys; weights of tangents are kept but do not count.</summary>
    public partial class AnimationCurve : IEquatable<AnimationCurve>
    {
        private List<Keyframe> m_Keys = new List<Keyframe>();
        public int length => m_Keys.Count;
        public Keyframe this[int index] => m_Keys[Known(index)];

        public Keyframe[] keys
        {
            get { return m_Keys.ToArray(); }
            set
            {
                m_Keys.Clear();
                foreach (Keyframe key in value ?? new Keyframe[0])
                {
                    AddKey(key);
                }
            }
        }

        public static AnimationCurve Constant(float timeStart, float timeEnd, float value)
            => Linear(timeStart, value, timeEnd, value);

        public static AnimationCurve Linear(float timeStart, float valueStart, float timeEnd, float valueEnd)
        {
            float slope = timeStart == timeEnd ? 0 : (valueEnd - valueStart) / (timeEnd - timeStart);
            return new AnimationCurve(new Keyframe(timeStart, valueStart, 0, slope),
                new Keyframe(timeEnd, valueEnd, slope, 0));
        }

        public static AnimationCurve EaseInOut(float timeStart, float valueStart, float timeEnd, float valueEnd)
        {
            return new AnimationCurve(new Keyframe(timeStart, valueStart), new Keyframe(timeEnd, valueEnd));
        }

        /// <summary>The tangents of the new key and its neighbours become smooth.</summary>
        public int AddKey(float time, float value)
        {
            int at = AddKey(new Keyframe(time, value));
            for (int i = Mathf.Max(at - 1, 0); at >= 0 && i <= at + 1 && i < m_Keys.Count; i++)
            {
                SmoothTangents(i, 0);
            }
            return at;
        }

        private int Known(int index)
        {
            if (index < 0 || index >= m_Keys.Count)
            {
                throw new IndexOutOfRangeException("Keyframe index out of bounds");
            }
            return index;
        }

        public int AddKey(Keyframe key)
        {
            int i = m_Keys.FindIndex(k => k.time >= key.time);
            if (i >= 0 && m_Keys[i].time == key.time)
            {
                return -1;
            }
            i = i < 0 ? m_Keys.Count : i;
            m_Keys.Insert(i, key);
            return i;
        }

        public int MoveKey(int index, Keyframe key)
        {
            m_Keys.RemoveAt(Known(index));
            return AddKey(key);
        }

        public void RemoveKey(int index)
        {
            m_Keys.RemoveAt(Known(index));
        }

        public void ClearKeys()
        {
            m_Keys.Clear();
        }

        public void CopyFrom(AnimationCurve other)
        {
            m_Keys = new List<Keyframe>(other.m_Keys);
            preWrapMode = other.preWrapMode;
            postWrapMode = other.postWrapMode;
        }

        public void SmoothTangents(int index, float weight)
        {
            Keyframe key = m_Keys[Known(index)];
            float before = index > 0 ? SlopeTo(index) : 0;
            float after = index + 1 < m_Keys.Count ? SlopeTo(index + 1) : before;
            before = index > 0 ? before : after;
            key.inTangent = key.outTangent = (before + after) / 2 + (after - before) / 2 * weight;
            m_Keys[index] = key;
        }

        private float SlopeTo(int index)
        {
            return (m_Keys[index].value - m_Keys[index - 1].value) / (m_Keys[index].time - m_Keys[index - 1].time);
        }

        public float Evaluate(float time)
        {
            if (m_Keys.Count == 0)
            {
                return 0;
            }
            time = Wrap(time);
            int next = m_Keys.FindIndex(k => k.time > time);
            if (next <= 0)
            {
                return m_Keys[next == 0 ? 0 : m_Keys.Count - 1].value;
            }
            return Piece(m_Keys[next - 1], m_Keys[next], time);
        }

        private float Wrap(float time)
        {
            float first = m_Keys[0].time, span = m_Keys[m_Keys.Count - 1].time - first;
            WrapMode mode = time < first ? preWrapMode : time > first + span ? postWrapMode : WrapMode.ClampForever;
            if (span <= 0 || (mode != WrapMode.Loop && mode != WrapMode.PingPong))
            {
                return Mathf.Clamp(time, first, first + span);
            }
            return first
                + (mode == WrapMode.Loop ? Mathf.Repeat(time - first, span) : Mathf.PingPong(time - first, span));
        }

        private static float Piece(Keyframe a, Keyframe b, float time)
        {
            // A tangent that stands upright is a step.
            if (float.IsInfinity(a.outTangent) || float.IsInfinity(b.inTangent))
            {
                return a.value;
            }
            float span = b.time - a.time, t = (time - a.time) / span, t2 = t * t, t3 = t2 * t;
            return (2 * t3 - 3 * t2 + 1) * a.value + (t3 - 2 * t2 + t) * span * a.outTangent
                + (-2 * t3 + 3 * t2) * b.value + (t3 - t2) * span * b.inTangent;
        }

        internal AnimationCurve Copy()
        {
            return new AnimationCurve(keys) { preWrapMode = preWrapMode, postWrapMode = postWrapMode };
        }

        /// <summary>As files number them: 0 ping-pong, 1 loop, 2 clamp.</summary>
        internal void SetInfinities(int pre, int post)
        {
            preWrapMode = pre == 0 ? WrapMode.PingPong : pre == 1 ? WrapMode.Loop : WrapMode.ClampForever;
            postWrapMode = post == 0 ? WrapMode.PingPong : post == 1 ? WrapMode.Loop : WrapMode.ClampForever;
        }

        internal static int InfinityOf(WrapMode mode) => mode == WrapMode.PingPong ? 0 : mode == WrapMode.Loop ? 1 : 2;

        public bool Equals(AnimationCurve other)
        {
            if (ReferenceEquals(other, null) || length != other.length || preWrapMode != other.preWrapMode
                || postWrapMode != other.postWrapMode)
            {
                return false;
            }
            for (int i = 0; i < length; i++)
            {
                if (!m_Keys[i].Equals(other.m_Keys[i]))
                {
                    return false;
                }
            }
            return true;
        }

        public override bool Equals(object o) => Equals(o as AnimationCurve);
        public override int GetHashCode() => m_Keys.Count == 0 ? 0 : m_Keys[0].GetHashCode() ^ m_Keys.Count;
    }

    public struct GradientColorKey
    {
        public Color color;
        public float time;

        public GradientColorKey(Color col, float time)
        {
            color = col;
            this.time = time;
        }
    }

    public partial struct GradientAlphaKey
    {
        public float alpha;
        public float time;
    }

    public partial class Gradient : IEquatable<Gradient>
    {
        private GradientColorKey[] m_Colors =
            { new GradientColorKey(Color.white, 0), new GradientColorKey(Color.white, 1) };
        private GradientAlphaKey[] m_Alphas = { new GradientAlphaKey(1, 0), new GradientAlphaKey(1, 1) };

        public GradientColorKey[] colorKeys
        {
            get { return (GradientColorKey[])m_Colors.Clone(); }
            set { m_Colors = Sorted(value, k => k.time); }
        }

        public GradientAlphaKey[] alphaKeys
        {
            get { return (GradientAlphaKey[])m_Alphas.Clone(); }
            set { m_Alphas = Sorted(value, k => k.time); }
        }

        public void SetKeys(GradientColorKey[] colorKeys, GradientAlphaKey[] alphaKeys)
        {
            this.colorKeys = colorKeys;
            this.alphaKeys = alphaKeys;
        }

        private static T[] Sorted<T>(T[] keys, Func<T, float> timeOf)
        {
            T[] sorted = (T[])keys.Clone();
            Array.Sort(sorted, (a, b) => timeOf(a).CompareTo(timeOf(b)));
            return sorted;
        }

        public Color Evaluate(float time)
        {
            time = Mathf.Clamp01(time);
            Color color = Find(m_Colors, k => k.time, k => k.color, time);
            color.a = Find(m_Alphas, k => k.time, k => new Color(k.alpha, 0, 0), time).r;
            return color;
        }

        private Color Find<T>(T[] keys, Func<T, float> timeOf, Func<T, Color> colorOf, float time)
        {
            if (keys.Length == 0)
            {
                return Color.white;
            }
            int next = Array.FindIndex(keys, k => timeOf(k) >= time);
            if (next <= 0)
            {
                return colorOf(keys[next == 0 ? 0 : keys.Length - 1]);
            }
            float from = timeOf(keys[next - 1]), to = timeOf(keys[next]);
            return mode == GradientMode.Fixed ? colorOf(keys[next])
                : Color.Lerp(colorOf(keys[next - 1]), colorOf(keys[next]), (time - from) / (to - from));
        }

        internal Gradient Copy()
        {
            Gradient copy = new Gradient { mode = mode };
            copy.SetKeys(m_Colors, m_Alphas);
            return copy;
        }

        public bool Equals(Gradient other)
        {
            return !ReferenceEquals(other, null) && mode == other.mode
                && System.Linq.Enumerable.SequenceEqual(m_Colors, other.m_Colors)
                && System.Linq.Enumerable.SequenceEqual(m_Alphas, other.m_Alphas);
        }

        public override bool Equals(object o) => Equals(o as Gradient);
        public override int GetHashCode() => m_Colors.Length ^ (m_Alphas.Length << 4) ^ ((int)mode << 8);
    }
}
