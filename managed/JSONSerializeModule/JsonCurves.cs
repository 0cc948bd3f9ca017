using System;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>Curves as files have them: keys, then what comes before the first and after the last.</summary>
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
                Dictionary<string, object> from = item as Dictionary<string, object> ?? new Dictionary<string, object>();
                Keyframe key = new Keyframe(Float(from, "time"), Float(from, "value"), Float(from, "inSlope"), Float(from, "outSlope"),
                    Float(from, "inWeight"), Float(from, "outWeight"));
                key.weightedMode = (WeightedMode)(int)Float(from, "weightedMode");
                keys.Add(key);
            }
            AnimationCurve curve = new AnimationCurve(keys.ToArray());
            curve.SetInfinities((int)Float(map, "m_PreInfinity"), (int)Float(map, "m_PostInfinity"));
            return curve;
        }

        private static float Float(Dictionary<string, object> map, string key)
        {
            object value;
            return map.TryGetValue(key, out value) ? (float)JsonValues.ToPrimitive(typeof(float), value) : 0;
        }
    }
}
