using System;
using System.Collections;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace UnityEngine
{
    /// <summary>
    /// Items of lists that have a field of a type that is not there. Its values stay in the file, by the item's index: an
    /// item that moves in its list would leave them to another.
    /// </summary>
    internal static class KeptItems
    {
        private static readonly Dictionary<Type, bool> s_Keeps = new Dictionary<Type, bool>();
        private static readonly ConditionalWeakTable<object, object> s_Places = new ConditionalWeakTable<object, object>();

        /// <summary>An item was read from a file.</summary>
        internal static void Note(Type element, object item, int index)
        {
            if (item != null && !element.IsValueType && Keeps(element))
            {
                s_Places.Remove(item);
                s_Places.Add(item, index);
            }
        }

        /// <summary>Does a list have such an item at another place than the file?</summary>
        internal static bool HaveMoved(Type element, IList items)
        {
            object place;
            for (int i = 0; items != null && !element.IsValueType && i < items.Count; i++)
            {
                if (items[i] != null && s_Places.TryGetValue(items[i], out place) && (int)place != i)
                {
                    return true;
                }
            }
            return false;
        }

        private static bool Keeps(Type type)
        {
            const BindingFlags own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            bool keeps;
            if (s_Keeps.TryGetValue(type, out keeps))
            {
                return keeps;
            }
            s_Keeps[type] = false; // a type may have itself among its fields
            for (Type t = type; t != null && t != typeof(object) && !keeps; t = t.BaseType)
            {
                foreach (FieldInfo field in t.GetFields(own))
                {
                    keeps |= !field.IsNotSerialized && (IsPlaceholder(field.FieldType)
                        || IsOfProject(field.FieldType) && Keeps(Serializer.ElementOf(field.FieldType) ?? field.FieldType));
                }
            }
            return s_Keeps[type] = keeps;
        }

        private static bool IsPlaceholder(Type type)
        {
            Type element = Serializer.ElementOf(type) ?? type;
            return element.Namespace != null && (element.Namespace + ".").StartsWith("Umcp.Placeholders.", StringComparison.Ordinal);
        }

        private static bool IsOfProject(Type type)
        {
            Type element = Serializer.ElementOf(type) ?? type;
            return element.IsSerializable && !element.IsPrimitive && !element.IsEnum && element.Assembly != typeof(object).Assembly
                && element.Assembly != typeof(KeptItems).Assembly;
        }
    }
}
