using System;
using System.Collections;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>
    /// The fields that Unity serialises, as JSON, by their declared types, or as references; a reference to an object
    /// is
    /// {"instanceID":n}.
    /// </summary>
    public static class JsonUtility
    {
        public static string ToJson(object obj) => ToJson(obj, false);

        public static string ToJson(object obj, bool prettyPrint)
        {
            if (obj == null)
            {
                return "";
            }
            if (obj is Object && !(obj is MonoBehaviour || obj is ScriptableObject))
            {
                throw new ArgumentException("JsonUtility.ToJson does not support engine types.");
            }
            JsonWriter writer = new JsonWriter(prettyPrint);
            if (obj is string || obj is IEnumerable || obj.GetType().IsPrimitive)
            {
                return "{}"; // as in Unity: only what has fields can be the whole
            }
            JsonReferences.Enter(null);
            try
            {
                JsonValues.WriteFields(writer, obj.GetType(), obj, 0);
            }
            finally
            {
                JsonReferences.Leave();
            }
            return writer.ToString();
        }

        public static T FromJson<T>(string json)
        {
            object made = FromJson(json, typeof(T));
            return made == null ? default(T) : (T)made;
        }

        public static object FromJson(string json, Type type)
        {
            if (string.IsNullOrEmpty(json))
            {
                return null;
            }
            if (type == null)
            {
                throw new ArgumentNullException("type");
            }
            if (type.IsAbstract || typeof(Object).IsAssignableFrom(type))
            {
                throw new ArgumentException("Cannot deserialize JSON to new instances of type '" + type.Name + ".'");
            }
            Dictionary<string, object> map = Parse(json);
            JsonReferences.Enter(map);
            try
            {
                return JsonValues.Read(type, map, null, 0);
            }
            finally
            {
                JsonReferences.Leave();
            }
        }

        public static void FromJsonOverwrite(string json, object objectToOverwrite)
        {
            if (string.IsNullOrEmpty(json))
            {
                return;
            }
            if (objectToOverwrite == null)
            {
                throw new ArgumentNullException("objectToOverwrite");
            }
            if (objectToOverwrite is Object
                && !(objectToOverwrite is MonoBehaviour || objectToOverwrite is ScriptableObject))
            {
                throw new ArgumentException("Engine types cannot be overwritten from JSON outside of the Editor.");
            }
            Dictionary<string, object> map = Parse(json);
            JsonReferences.Enter(map);
            try
            {
                JsonValues.ReadFields(objectToOverwrite.GetType(), objectToOverwrite, map, 0);
            }
            finally
            {
                JsonReferences.Leave();
            }
        }

        private static Dictionary<string, object> Parse(string json)
        {
            Dictionary<string, object> map = JsonReader.Parse(json) as Dictionary<string, object>;
            if (map == null)
            {
                throw new ArgumentException("JSON must represent an object type.");
            }
            return map;
        }
    }

    /// <summary>Values of fields to JSON and back; which fields is Serializer's business.</summary>
    internal static class JsonValues
    {
        private const int MaxDepth = 10;

        /// <summary>Structs of Unity: their parts as JSON names them.</summary>
        private static readonly Dictionary<Type, string[]> s_Parts = new Dictionary<Type, string[]>
        {
            { typeof(Vector2), new[] { "x", "y" } }, { typeof(Vector3), new[] { "x", "y", "z" } },
            { typeof(Vector4), new[] { "x", "y", "z", "w" } }, { typeof(Quaternion), new[] { "x", "y", "z", "w" } },
            { typeof(Color), new[] { "r", "g", "b", "a" } }, { typeof(Rect), new[] { "x", "y", "width", "height" } },
            { typeof(Vector2Int), new[] { "x", "y" } }, { typeof(Vector3Int), new[] { "x", "y", "z" } },
            { typeof(RectInt), new[] { "x", "y", "width", "height" } },
            { typeof(Matrix4x4), "e00 e01 e02 e03 e10 e11 e12 e13 e20 e21 e22 e23 e30 e31 e32 e33".Split(' ') },
        };

        internal static bool IsKnown(Type type)
        {
            return type.IsPrimitive || type.IsEnum || type == typeof(string) || s_Parts.ContainsKey(type)
                || type == typeof(LayerMask) || type == typeof(Color32) || type == typeof(Bounds)
                    || type == typeof(AnimationCurve) || type == typeof(Gradient)
                || type == typeof(Hash128);
        }

        private struct Row
        {
            internal Serializer.Field field;
            internal bool isReference;
        }

        private static readonly Dictionary<Type, Row[]> s_Rows = new Dictionary<Type, Row[]>();

        /// <summary>Those by value and those by reference, as they are declared.</summary>
        private static Row[] RowsOf(Type declared)
        {
            Row[] known;
            lock (s_Rows)
            {
                if (!s_Rows.TryGetValue(declared, out known))
                {
                    List<Row> found = new List<Row>();
                    found.AddRange(Array.ConvertAll(Serializer.FieldsOf(declared), f => new Row { field = f }));
                    foreach (Serializer.Field field in SerialReferences.FieldsOf(declared))
                    {
                        found.Insert(found.FindLastIndex(m => IsBefore(m.field.info, field.info)) + 1,
                            new Row { field = field, isReference = true });
                    }
                    s_Rows[declared] = known = found.ToArray();
                }
            }
            return known;
        }

        private static bool IsBefore(System.Reflection.FieldInfo a, System.Reflection.FieldInfo b)
        {
            return a.DeclaringType == b.DeclaringType ? a.MetadataToken < b.MetadataToken
                : b.DeclaringType.IsSubclassOf(a.DeclaringType);
        }

        internal static void WriteFields(JsonWriter writer, Type declared, object target, int depth)
        {
            ISerializationCallbackReceiver receiver = target as ISerializationCallbackReceiver;
            if (receiver != null)
            {
                receiver.OnBeforeSerialize();
            }
            writer.Open('{');
            foreach (Row member in RowsOf(declared))
            {
                System.Reflection.FieldInfo info = member.field.info;
                if (member.isReference)
                {
                    JsonReferences.Current.Write(writer, info, target);
                }
                else
                {
                    writer.Key(info.Name);
                    Write(writer, info.FieldType, info.GetValue(target), depth + 1);
                }
            }
            if (depth == 0)
            {
                JsonReferences.Current.WriteSection(writer);
            }
            writer.Close('}');
        }

        private static void Write(JsonWriter writer, Type type, object value, int depth)
        {
            Type element = Serializer.ElementOf(type);
            if (typeof(Object).IsAssignableFrom(type))
            {
                Object o = (Object)value;
                writer.Open('{');
                writer.Member("instanceID", o ? o.GetInstanceID() : 0);
                writer.Close('}');
            }
            else if (element != null)
            {
                writer.Open('[');
                foreach (object item in (IEnumerable)value ?? new object[0])
                {
                    writer.Item();
                    Write(writer, element, item, depth);
                }
                writer.Close(']');
            }
            else if (IsKnown(type))
            {
                WriteKnown(writer, type, value);
            }
            else
            {
                object shown = value ?? Serializer.Default(type, depth);
                if (shown == null || depth > MaxDepth)
                {
                    writer.Open('{');
                    writer.Close('}');
                }
                else
                {
                    WriteFields(writer, type, shown, depth);
                }
            }
        }

        private static void WriteKnown(JsonWriter writer, Type type, object value)
        {
            string[] parts;
            if (type == typeof(string))
            {
                writer.Text((string)value ?? "");
            }
            else if (type.IsEnum)
            {
                writer.Raw(Convert.ToInt64(value).ToString());
            }
            else if (type.IsPrimitive)
            {
                writer.Primitive(value);
            }
            else
            {
                writer.Open('{');
                if (s_Parts.TryGetValue(type, out parts))
                {
                    WriteParts(writer, type, parts, value);
                }
                else
                {
                    WriteOther(writer, value ?? Activator.CreateInstance(type));
                }
                writer.Close('}');
            }
        }

        private static void WriteParts(JsonWriter writer, Type type, string[] parts, object value)
        {
            if (type == typeof(Rect))
            {
                writer.Version("2");
            }
            foreach (string part in parts)
            {
                writer.Member(part, PartOf(type, part, value));
            }
        }

        private static void WriteOther(JsonWriter writer, object value)
        {
            if (value is Bounds)
            {
                writer.Key("m_Center");
                WriteKnown(writer, typeof(Vector3), ((Bounds)value).center);
                writer.Key("m_Extent");
                WriteKnown(writer, typeof(Vector3), ((Bounds)value).extents);
                return;
            }
            writer.Version("2");
            if (value is AnimationCurve)
            {
                JsonCurves.Write(writer, (AnimationCurve)value);
            }
            else if (value is Gradient)
            {
                JsonCurves.Write(writer, (Gradient)value);
            }
            else if (value is Hash128)
            {
                writer.Key("Hash");
                writer.Text(value.ToString());
            }
            else if (value is LayerMask)
            {
                writer.Member("m_Bits", ((LayerMask)value).value);
            }
            else
            {
                Color32 c = (Color32)value;
                writer.Member("rgba", (uint)(c.r | c.g << 8 | c.b << 16) | (uint)c.a << 24);
            }
        }

        private static object PartOf(Type type, string part, object value)
        {
            part = Member(type, part);
            System.Reflection.PropertyInfo property = type.GetProperty(part);
            return property != null ? property.GetValue(value, null) : type.GetField(part).GetValue(value);
        }

        /// <summary>Files call the parts of a matrix e00, not m00.</summary>
        private static string Member(Type type, string part) => type == typeof(Matrix4x4) ? "m" + part.Substring(1)
            : part;

        private static void SetPart(Type type, string part, object target, object value)
        {
            part = Member(type, part);
            System.Reflection.PropertyInfo property = type.GetProperty(part);
            if (property != null)
            {
                property.SetValue(target, ToPrimitive(property.PropertyType, value), null);
            }
            else
            {
                System.Reflection.FieldInfo field = type.GetField(part);
                field.SetValue(target, ToPrimitive(field.FieldType, value));
            }
        }

        // Reading

        /// <summary>What the map does not have stays as it is.</summary>
        internal static void ReadFields(Type declared, object target, Dictionary<string, object> map, int depth)
        {
            SetFields(declared, target, map, depth);
            Serializer.Tell(target);
        }

        internal static void SetFields(Type declared, object target, Dictionary<string, object> map, int depth)
        {
            foreach (Row member in RowsOf(declared))
            {
                Serializer.Field field = member.field;
                object value, old = field.info.GetValue(target);
                string name = Array.Find(field.names, n => map.ContainsKey(n));
                Type type = field.info.FieldType;
                if (member.isReference)
                {
                    if (name != null && map.TryGetValue(name, out value))
                    {
                        JsonReferences.Current.Read(field.info, target, value);
                    }
                }
                else if (name != null && map.TryGetValue(name, out value))
                {
                    field.info.SetValue(target, Read(type, value, old, depth + 1));
                }
                else if (old == null && !typeof(Object).IsAssignableFrom(type))
                {
                    field.info.SetValue(target, Serializer.Default(type, depth + 1));
                }
            }
        }

        internal static object Read(Type type, object value, object old, int depth)
        {
            Dictionary<string, object> map = value as Dictionary<string, object>;
            Type element = Serializer.ElementOf(type);
            if (typeof(Object).IsAssignableFrom(type))
            {
                object id;
                Object found = map != null && map.TryGetValue("instanceID", out id)
                    ? Native.ObjectById((int)ToPrimitive(typeof(int), id)) : null;
                return type.IsInstanceOfType(found) ? found : null;
            }
            if (element != null)
            {
                return ReadList(type, element, value as List<object>, depth);
            }
            if (IsKnown(type))
            {
                return ReadKnown(type, value, map, old);
            }
            if (map == null || depth > MaxDepth)
            {
                return old ?? Serializer.Default(type, depth);
            }
            object target = old ?? Serializer.Make(type);
            ReadFields(type, target, map, depth);
            return target;
        }

        private static object ReadList(Type type, Type element, List<object> list, int depth)
        {
            Array items = Array.CreateInstance(element, list == null ? 0 : list.Count);
            for (int i = 0; i < items.Length; i++)
            {
                items.SetValue(Read(element, list[i], null, depth), i);
            }
            return type.IsArray ? items : Activator.CreateInstance(type, items);
        }

        private static object ReadKnown(Type type, object value, Dictionary<string, object> map, object old)
        {
            if (type == typeof(string))
            {
                return value as string ?? (value is JsonNumber ? ((JsonNumber)value).text : "");
            }
            if (type.IsEnum)
            {
                return Enum.ToObject(type, (long)ToPrimitive(typeof(long), value));
            }
            if (type.IsPrimitive)
            {
                return ToPrimitive(type, value);
            }
            return map == null ? old ?? Activator.CreateInstance(type)
                : ReadParts(type, map, old ?? Activator.CreateInstance(type));
        }

        /// <summary>Of a struct or curve; parts that the map does not have stay as they are.</summary>
        private static object ReadParts(Type type, Dictionary<string, object> map, object made)
        {
            string[] parts;
            object part;
            if (type == typeof(AnimationCurve))
            {
                return JsonCurves.Read(map);
            }
            if (type == typeof(Gradient))
            {
                return JsonCurves.ReadGradient(map);
            }
            if (s_Parts.TryGetValue(type, out parts))
            {
                foreach (string name in parts)
                {
                    if (map.TryGetValue(name, out part))
                    {
                        SetPart(type, name, made, part);
                    }
                }
            }
            else if (type == typeof(Bounds))
            {
                Bounds bounds = (Bounds)made;
                bounds.center =
                    (Vector3)Read(typeof(Vector3), map.TryGetValue("m_Center", out part) ? part
                    : null, bounds.center, 0);
                bounds.extents =
                    (Vector3)Read(typeof(Vector3), map.TryGetValue("m_Extent", out part) ? part
                    : null, bounds.extents, 0);
                made = bounds;
            }
            else if (type == typeof(Hash128) && map.TryGetValue("Hash", out part))
            {
                made = Hash128.Parse(part as string ?? "");
            }
            else if (type == typeof(LayerMask) && map.TryGetValue("m_Bits", out part))
            {
                made = (LayerMask)(int)ToPrimitive(typeof(int), part);
            }
            else if (type == typeof(Color32) && map.TryGetValue("rgba", out part))
            {
                uint rgba = (uint)ToPrimitive(typeof(uint), part);
                made = new Color32((byte)rgba, (byte)(rgba >> 8), (byte)(rgba >> 16), (byte)(rgba >> 24));
            }
            return made;
        }

        /// <summary>The nearest value of the type; 0 for a text that is not a number.</summary>
        internal static object ToPrimitive(Type type, object value)
        {
            JsonNumber number = value as JsonNumber;
            if (type == typeof(bool))
            {
                return value is bool ? value : number != null && number.ToDouble() != 0;
            }
            if (type == typeof(float) || type == typeof(double))
            {
                return Convert.ChangeType(number == null ? 0 : number.ToDouble(), type);
            }
            return SerialValues.Narrow(type, number == null ? 0 : number.ToLong());
        }
    }
}
