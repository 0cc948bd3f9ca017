using System;
using System.Collections;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace UnityEngine
{
    /// <summary>
    /// [SerializeReference] in JSON: a field is {"rid":1000}, and "references", the whole's last member, has type
    /// and values of each number, in the order in which they were first met.
    /// </summary>
    internal sealed class JsonReferences
    {
        private const long Null = -2;
        private const long First = 1000;
        private const string Section = "references", List = "RefIds";

        [ThreadStatic] private static JsonReferences s_Current;

        private readonly JsonReferences m_Outer = s_Current; // of who asks for JSON while JSON is made
        private readonly Dictionary<object, long> m_Ids = new Dictionary<object, long>(new ByIdentity());
        private readonly List<object> m_Met = new List<object>();
        private readonly Dictionary<long, Dictionary<string, object>> m_Rows =
            new Dictionary<long, Dictionary<string, object>>();
        private readonly Dictionary<long, object> m_Made = new Dictionary<long, object>();
        private bool m_IsUsed, m_HasNull, m_IsMade;

        private sealed class ByIdentity : IEqualityComparer<object>
        {
            bool IEqualityComparer<object>.Equals(object a, object b) => ReferenceEquals(a, b);
            int IEqualityComparer<object>.GetHashCode(object o) => RuntimeHelpers.GetHashCode(o);
        }

        private JsonReferences()
        {
        }

        internal static JsonReferences Current => s_Current;

        internal static void Enter(Dictionary<string, object> map)
        {
            JsonReferences made = new JsonReferences();
            object section, list;
            if (map != null && map.TryGetValue(Section, out section) && section is Dictionary<string, object>
                && ((Dictionary<string, object>)section).TryGetValue(List, out list) && list is List<object>)
            {
                foreach (object row in (List<object>)list)
                {
                    made.m_Rows[Id(row)] = row as Dictionary<string, object>;
                }
            }
            s_Current = made;
        }

        internal static void Leave()
        {
            s_Current = s_Current.m_Outer;
        }

        // Writing

        internal void Write(JsonWriter writer, FieldInfo field, object target)
        {
            m_IsUsed = true;
            object value = field.GetValue(target);
            writer.Key(field.Name);
            if (Serializer.ElementOf(field.FieldType) == null)
            {
                WriteId(writer, value);
                return;
            }
            writer.Open('[');
            foreach (object item in (IEnumerable)value ?? new object[0])
            {
                writer.Item();
                WriteId(writer, item);
            }
            writer.Close(']');
        }

        private void WriteId(JsonWriter writer, object value)
        {
            long id = Null;
            m_HasNull |= value == null;
            if (value != null && !m_Ids.TryGetValue(value, out id))
            {
                id = First + m_Met.Count;
                m_Ids[value] = id;
                m_Met.Add(value);
            }
            writer.Open('{');
            writer.Member("rid", id);
            writer.Close('}');
        }

        /// <summary>The last member, if anything has such fields. What its rows refer to comes behind them.</summary>
        internal void WriteSection(JsonWriter writer)
        {
            if (!m_IsUsed)
            {
                return;
            }
            JsonWriter rows = writer.Beside(2);
            for (int i = 0; i < m_Met.Count; i++)
            {
                rows.Item();
                WriteRow(rows, First + i, m_Met[i]);
            }
            writer.Key(Section);
            writer.Open('{');
            writer.Member("version", 2);
            writer.Key(List);
            writer.Open('[');
            if (m_HasNull)
            {
                writer.Item();
                WriteRow(writer, Null, null);
            }
            writer.Add(rows);
            writer.Close(']');
            writer.Close('}');
        }

        private static void WriteRow(JsonWriter writer, long id, object value)
        {
            Type type = value == null ? null : value.GetType();
            writer.Open('{');
            writer.Member("rid", id);
            writer.Key("type");
            writer.Open('{');
            WriteText(writer, "class", type == null ? "" : NameOf(type));
            WriteText(writer, "ns", type == null ? "" : type.Namespace ?? "");
            WriteText(writer, "asm", type == null ? "" : type.Assembly.GetName().Name);
            writer.Close('}');
            writer.Key("data");
            if (value == null)
            {
                writer.Open('{');
                writer.Close('}');
            }
            else
            {
                JsonValues.WriteFields(writer, type, value, 1);
            }
            writer.Close('}');
        }

        private static string NameOf(Type type) => type.DeclaringType == null ? type.Name
            : NameOf(type.DeclaringType) + "/" + type.Name;

        private static void WriteText(JsonWriter writer, string key, string text)
        {
            writer.Key(key);
            writer.Text(text);
        }

        // Reading

        internal void Read(FieldInfo field, object target, object value)
        {
            Type element = Serializer.ElementOf(field.FieldType);
            if (element == null)
            {
                field.SetValue(target, SerialReferences.Fitting(field.FieldType, Referred(Id(value))));
                return;
            }
            List<object> found = new List<object>();
            foreach (object item in value as List<object> ?? new List<object>())
            {
                found.Add(SerialReferences.Fitting(element, Referred(Id(item))));
            }
            field.SetValue(target, SerialReferences.ToList(field.FieldType, element, found));
        }

        private object Referred(long id)
        {
            if (!m_IsMade)
            {
                m_IsMade = true;
                MakeRows();
            }
            object made;
            return m_Made.TryGetValue(id, out made) ? made : null;
        }

        /// <summary>See SerialReferences.MakeListed.</summary>
        private void MakeRows()
        {
            List<object> filled = new List<object>();
            List<Dictionary<string, object>> values = new List<Dictionary<string, object>>();
            foreach (KeyValuePair<long, Dictionary<string, object>> row in m_Rows)
            {
                Dictionary<string, object> name = MapOf(row.Value, "type"), data = MapOf(row.Value, "data");
                Type type = name == null ? null
                    : SerialReferences.TypeNamed(TextOf(name, "asm"), TextOf(name, "ns"), TextOf(name, "class"));
                object made = type == null ? null : Serializer.Make(type);
                m_Made[row.Key] = made;
                if (made != null && data != null)
                {
                    filled.Add(made);
                    values.Add(data);
                }
            }
            for (int i = 0; i < filled.Count; i++)
            {
                JsonValues.SetFields(filled[i].GetType(), filled[i], values[i], 1);
            }
            for (int i = filled.Count - 1; i >= 0; i--)
            {
                Serializer.Tell(filled[i]);
            }
        }

        private static Dictionary<string, object> MapOf(Dictionary<string, object> map, string key)
        {
            object value;
            return map != null && map.TryGetValue(key, out value) ? value as Dictionary<string, object> : null;
        }

        private static string TextOf(Dictionary<string, object> map, string key)
        {
            object value;
            return map.TryGetValue(key, out value) ? value as string ?? "" : "";
        }

        private static long Id(object value)
        {
            object id;
            Dictionary<string, object> map = value as Dictionary<string, object>;
            return map != null && map.TryGetValue("rid", out id) && id is JsonNumber ? ((JsonNumber)id).ToLong() : Null;
        }
    }
}
