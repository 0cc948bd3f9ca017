using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Reflection;

namespace UnityEngine
{
    /// <summary>
    /// The other way round than Serializer: a script's field as a file would have it, handed to the C side piece by
    /// piece. Names and shapes are Unity's.
    /// </summary>
    internal static class SerialWriter
    {
        private const int MaxDepth = 10;

        // As enum field_kind of player/save/edits.h.
        private const int Map = 5, Flow = 6, List = 7;

        private static readonly Dictionary<Type, Action<object>> s_Flows = new Dictionary<Type, Action<object>>
        {
            { typeof(Vector2), o => { Vector2 v = (Vector2)o; Floats("xy", v.x, v.y); } },
            { typeof(Vector3), o => { Vector3 v = (Vector3)o; Floats("xyz", v.x, v.y, v.z); } },
            { typeof(Vector4), o => { Vector4 v = (Vector4)o; Floats("xyzw", v.x, v.y, v.z, v.w); } },
            { typeof(Quaternion), o => { Quaternion v = (Quaternion)o; Floats("xyzw", v.x, v.y, v.z, v.w); } },
            { typeof(Color), o => { Color v = (Color)o; Floats("rgba", v.r, v.g, v.b, v.a); } },
            { typeof(Vector2Int), o => { Vector2Int v = (Vector2Int)o; Ints("xy", v.x, v.y); } },
            { typeof(Vector3Int), o => { Vector3Int v = (Vector3Int)o; Ints("xyz", v.x, v.y, v.z); } },
        };

        private static readonly Dictionary<Type, Action<object>> s_Maps = new Dictionary<Type, Action<object>>
        {
            { typeof(Color32), WriteColor32 },
            { typeof(Rect), WriteRect },
            { typeof(RectInt), WriteRectInt },
            { typeof(Bounds), WriteBounds },
            { typeof(LayerMask), WriteMask },
            { typeof(Hash128), WriteHash },
            { typeof(Matrix4x4), WriteMatrix },
            { typeof(AnimationCurve), WriteCurve },
            { typeof(Gradient), WriteGradient },
        };

        private static string s_Field; // that is being written, for messages

        /// <summary>Handles of the fields of a type that files have.</summary>
        internal static IntPtr[] FieldsOf(Type type)
        {
            return Array.ConvertAll(Serializer.FieldsOf(type), field => field.info.FieldHandle.Value);
        }

        /// <summary>Writes a field of a script; what user code throws meanwhile does not keep it from that.</summary>
        internal static void Write(Object target, string name)
        {
            ISerializationCallbackReceiver giver = target as ISerializationCallbackReceiver;
            if (giver != null)
            {
                Engine.Guard(target, giver.OnBeforeSerialize);
            }
            foreach (Serializer.Field field in Serializer.FieldsOf(target.GetType()))
            {
                if (field.info.Name == name)
                {
                    s_Field = target.GetType().FullName + "." + name;
                    WriteValue(name, field.info.FieldType, field.info.GetValue(target), 1);
                }
            }
        }

        private static void WriteValue(string name, Type type, object value, int depth)
        {
            Action<object> write;
            Type element = Serializer.ElementOf(type);
            if (typeof(Object).IsAssignableFrom(type))
            {
                Native.FieldObject(name, (Object)value);
            }
            else if (element != null)
            {
                WriteList(name, element, (IList)value, depth);
            }
            else if (type == typeof(string))
            {
                Native.FieldText(name, (string)value ?? "");
            }
            else if (type == typeof(float) || type == typeof(double))
            {
                Native.FieldNumber(name, Convert.ToDouble(value), type == typeof(double));
            }
            else if (s_Flows.TryGetValue(type, out write))
            {
                Native.FieldOpen(name, Flow, 0);
                write(value);
                Native.FieldClose();
            }
            else if (SerialValues.IsLeaf(type) && !s_Maps.ContainsKey(type))
            {
                WriteInteger(name, value);
            }
            else
            {
                WriteMap(name, type, value ?? Serializer.Default(type, depth), depth);
            }
        }

        private static void WriteMap(string name, Type type, object value, int depth)
        {
            Action<object> write;
            Native.FieldOpen(name, Map, 0);
            if (s_Maps.TryGetValue(type, out write))
            {
                write(value);
            }
            else if (value != null && depth <= MaxDepth)
            {
                WriteFields(value, depth);
            }
            Native.FieldClose();
        }

        private static void WriteFields(object value, int depth)
        {
            ISerializationCallbackReceiver giver = value as ISerializationCallbackReceiver;
            if (giver != null)
            {
                Engine.Guard(null, giver.OnBeforeSerialize);
            }
            foreach (Serializer.Field field in Serializer.FieldsOf(value.GetType()))
            {
                WriteValue(field.info.Name, field.info.FieldType, field.info.GetValue(value), depth + 1);
            }
        }

        private static void WriteList(string name, Type element, IList items, int depth)
        {
            if (SerialValues.PackedSize(element) == 0 && !typeof(Object).IsAssignableFrom(element)
                && KeptItems.HaveMoved(element, items))
            {
                throw new InvalidOperationException("Items of " + s_Field
                    + " have moved, and have values of a type that is not here, which are kept by "
                    + "their places in the file: the scene cannot be saved like this. Load it again; items can be "
                        + "added and removed at the end");
            }
            Native.FieldOpen(name, List, SerialValues.PackedSize(element));
            for (int i = 0; items != null && i < items.Count; i++)
            {
                WriteValue(null, element, items[i], depth + 1);
            }
            Native.FieldClose();
        }

        /// <summary>What has no sign and needs all 64 bits is handed over by its digits, which stand in files without
        /// quotes; in lists the bits are enough.</summary>
        private static void WriteInteger(string name, object value)
        {
            long bits = ToLong(value);
            if (name != null && bits < 0 && Type.GetTypeCode(value.GetType()) == TypeCode.UInt64)
            {
                Native.FieldText(name, unchecked((ulong)bits).ToString(CultureInfo.InvariantCulture));
            }
            else
            {
                Native.FieldInt(name, bits);
            }
        }

        private static long ToLong(object value)
        {
            unchecked
            {
                switch (Type.GetTypeCode(value.GetType()))
                {
                    case TypeCode.Char: return (char)value;
                    case TypeCode.UInt64: return (long)Convert.ToUInt64(value);
                    default: return Convert.ToInt64(value);
                }
            }
        }

        private static void Floats(string names, params float[] values)
        {
            for (int i = 0; i < values.Length; i++)
            {
                Float(names.Substring(i, 1), values[i]);
            }
        }

        private static void Ints(string names, params int[] values)
        {
            for (int i = 0; i < values.Length; i++)
            {
                Native.FieldInt(names.Substring(i, 1), values[i]);
            }
        }

        private static void Float(string name, float value) => Native.FieldNumber(name, value, false);

        private static void WriteColor32(object o)
        {
            Color32 c = (Color32)o;
            Native.FieldInt("serializedVersion", 2);
            Native.FieldInt("rgba", (uint)(c.r | c.g << 8 | c.b << 16) | (uint)c.a << 24);
        }

        private static void WriteRect(object o)
        {
            Rect r = (Rect)o;
            Native.FieldInt("serializedVersion", 2);
            Float("x", r.x);
            Float("y", r.y);
            Float("width", r.width);
            Float("height", r.height);
        }

        private static void WriteRectInt(object o)
        {
            RectInt r = (RectInt)o;
            Native.FieldInt("serializedVersion", 2);
            Native.FieldInt("x", r.x);
            Native.FieldInt("y", r.y);
            Native.FieldInt("width", r.width);
            Native.FieldInt("height", r.height);
        }

        private static void WriteBounds(object o)
        {
            Bounds b = (Bounds)o;
            WriteValue("m_Center", typeof(Vector3), b.center, 0);
            WriteValue("m_Extent", typeof(Vector3), b.extents, 0);
        }

        private static void WriteMask(object o)
        {
            Native.FieldInt("serializedVersion", 2);
            Native.FieldInt("m_Bits", unchecked((uint)((LayerMask)o).value));
        }

        private static void WriteHash(object o)
        {
            Native.FieldInt("serializedVersion", 2);
            Native.FieldText("Hash", o.ToString());
        }

        private static void WriteMatrix(object o)
        {
            Matrix4x4 m = (Matrix4x4)o;
            for (int i = 0; i < 16; i++)
            {
                Float("e" + i / 4 + i % 4, m[i / 4, i % 4]);
            }
        }

        private static void WriteCurve(object o)
        {
            AnimationCurve curve = (AnimationCurve)o;
            Native.FieldInt("serializedVersion", 2);
            Native.FieldOpen("m_Curve", List, 0);
            foreach (Keyframe key in curve.keys)
            {
                Native.FieldOpen(null, Map, 0);
                Native.FieldInt("serializedVersion", 3);
                Float("time", key.time);
                Float("value", key.value);
                Float("inSlope", key.inTangent);
                Float("outSlope", key.outTangent);
                Native.FieldInt("tangentMode", 0);
                Native.FieldInt("weightedMode", (int)key.weightedMode);
                Float("inWeight", key.inWeight);
                Float("outWeight", key.outWeight);
                Native.FieldClose();
            }
            Native.FieldClose();
            Native.FieldInt("m_PreInfinity", AnimationCurve.InfinityOf(curve.preWrapMode));
            Native.FieldInt("m_PostInfinity", AnimationCurve.InfinityOf(curve.postWrapMode));
            Native.FieldInt("m_RotationOrder", 4);
        }

        /// <summary>See SerialValues.ReadGradient.</summary>
        private static void WriteGradient(object o)
        {
            Gradient gradient = (Gradient)o;
            GradientColorKey[] colors = gradient.colorKeys;
            GradientAlphaKey[] alphas = gradient.alphaKeys;
            Native.FieldInt("serializedVersion", 2);
            for (int i = 0; i < 8; i++)
            {
                Color color = i < colors.Length ? colors[i].color : new Color(0, 0, 0);
                color.a = i < alphas.Length ? alphas[i].alpha : 0;
                WriteValue("key" + i, typeof(Color), color, 0);
            }
            for (int i = 0; i < 8; i++)
            {
                Native.FieldInt("ctime" + i, i < colors.Length ? Mathf.RoundToInt(colors[i].time * 65535) : 0);
            }
            for (int i = 0; i < 8; i++)
            {
                Native.FieldInt("atime" + i, i < alphas.Length ? Mathf.RoundToInt(alphas[i].time * 65535) : 0);
            }
            Native.FieldInt("m_Mode", (int)gradient.mode);
            Native.FieldInt("m_NumColorKeys", colors.Length);
            Native.FieldInt("m_NumAlphaKeys", alphas.Length);
        }
    }
}
