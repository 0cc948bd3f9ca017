using System;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>Curves and gradients as files have them. Curves: keys, then what comes before the first and after the
    /// last.</summary>
    internal static class JsonCurves
    {
        private const int RotationOrder = 4; // of every curve; nothing reads it

        internal static void Write(JsonWriter writer, AnimationCurve curve)
        {
            writer.Key("m_Curve");
            writer.Open('[');
            foreach (Keyframe key in curve.keys)
            {
                writer.Item();
                writer.Open('{');
                writer.Version("3");
                writer.Member("time", key.time);
                writer.Member("value", key.value);
                writer.Member("inSlope", key.inTangent);
                writer.Member("outSlope", key.outTangent);
                writer.Member("tangentMode", 0);
                writer.Member("weightedMode", (int)key.weightedMode);
                writer.Member("inWeight", key.inWeight);
                writer.Member("outWeight", key.outWeight);
                writer.Close('}');
            }
            writer.Close(']');
            writer.Member("m_PreInfinity", AnimationCurve.InfinityOf(curve.preWrapMode));
            writer.Member("m_PostInfinity", AnimationCurve.InfinityOf(curve.postWrapMode));
            writer.Member("m_RotationOrder", RotationOrder);
        }

        internal static AnimationCurve Read(Dictionary<string, object> map)
        {
            object found;
            List<object> list = map.TryGetValue("m_Curve", out found) ? found as List<object> : null;
            List<Keyframe> keys = new List<Keyframe>();
            foreach (object item in list ?? new List<object>())
            {
                Dictionary<string, object> from = item as Dictionary<string, object>
                    ?? new Dictionary<string, object>();
                Keyframe key =
                    new Keyframe(Float(from, "time"), Float(from, "value"), Float(from, "inSlope"),
                    Float(from, "outSlope"),
                    Float(from, "inWeight"), Float(from, "outWeight"));
                key.weightedMode = (WeightedMode)(int)Float(from, "weightedMode");
                keys.Add(key);
            }
            AnimationCurve curve = new AnimationCurve(keys.ToArray());
            curve.SetInfinities((int)Float(map, "m_PreInfinity"), (int)Float(map, "m_PostInfinity"));
            return curve;
        }

        // A gradient has room for eight colours and eight alphas; times are of 65535.
        private const int GradientKeys = 8, GradientEnd = 65535;

        internal static void Write(JsonWriter writer, Gradient gradient)
        {
            GradientColorKey[] colors = gradient.colorKeys;
            GradientAlphaKey[] alphas = gradient.alphaKeys;
            for (int i = 0; i < GradientKeys; i++)
            {
                Color color = i < colors.Length ? colors[i].color : Color.clear;
                writer.Key("key" + i);
                writer.Open('{');
                writer.Member("r", color.r);
                writer.Member("g", color.g);
                writer.Member("b", color.b);
                writer.Member("a", i < alphas.Length ? alphas[i].alpha : 0f);
                writer.Close('}');
            }
            for (int i = 0; i < GradientKeys; i++)
            {
                writer.Member("ctime" + i, i < colors.Length ? Mathf.RoundToInt(colors[i].time * GradientEnd) : 0);
            }
            for (int i = 0; i < GradientKeys; i++)
            {
                writer.Member("atime" + i, i < alphas.Length ? Mathf.RoundToInt(alphas[i].time * GradientEnd) : 0);
            }
            writer.Member("m_Mode", (int)gradient.mode);
            writer.Member("m_NumColorKeys", colors.Length);
            writer.Member("m_NumAlphaKeys", alphas.Length);
        }

        internal static Gradient ReadGradient(Dictionary<string, object> map)
        {
            GradientColorKey[] colors =
                new GradientColorKey[Mathf.Clamp((int)Float(map, "m_NumColorKeys"), 0, GradientKeys)];
            GradientAlphaKey[] alphas =
                new GradientAlphaKey[Mathf.Clamp((int)Float(map, "m_NumAlphaKeys"), 0, GradientKeys)];
            for (int i = 0; i < GradientKeys; i++)
            {
                object found;
                map.TryGetValue("key" + i, out found);
                Dictionary<string, object> key = found as Dictionary<string, object>
                    ?? new Dictionary<string, object>();
                if (i < colors.Length)
                {
                    colors[i] =
                        new GradientColorKey(new Color(Float(key, "r"), Float(key, "g"), Float(key, "b")),
                        Float(map, "ctime" + i) / GradientEnd);
                }
                if (i < alphas.Length)
                {
                    alphas[i] = new GradientAlphaKey(Float(key, "a"), Float(map, "atime" + i) / GradientEnd);
                }
            }
            Gradient made = new Gradient { mode = (GradientMode)(int)Float(map, "m_Mode") };
            made.SetKeys(colors, alphas);
            return made;
        }

        private static float Float(Dictionary<string, object> map, string key)
        {
            object value;
            return map.TryGetValue(key, out value) ? (float)JsonValues.ToPrimitive(typeof(float), value) : 0;
        }
    }
}
