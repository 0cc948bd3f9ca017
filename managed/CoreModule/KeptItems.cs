using System;
using System.Collections;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace UnityEngine
{
    /// <summary>
    /// Items of lists that have a field of a type that is not there. Its values stay in the file, by the item's index:
    /// an
    /// item that moves in its list would leave them to another.
    /// </summary>
    internal static class KeptItems
    {
        private sealed class Place
        {
            internal int index, count; // of the list in the file
        }

        private static readonly Dictionary<Type, bool> s_Keeps = new Dictionary<Type, bool>();
        private static readonly ConditionalWeakTable<object, Place> s_Places =
            new ConditionalWeakTable<object, Place>();
        private static readonly ConditionalWeakTable<object, Array> s_Lists = new ConditionalWeakTable<object, Array>();

        /// <summary>A list was read from a file.</summary>
        internal static void Note(Type element, object list, Array items)
        {
            if (SerialValues.IsLeaf(element) || typeof(Object).IsAssignableFrom(element) || items.Length == 0
                || !Keeps(element))
            {
                return;
            }
            s_Lists.Remove(list);
            s_Lists.Add(list, element.IsValueType ? (Array)items.Clone() : items);
            for (int i = 0; i < items.Length && !element.IsValueType; i++)
            {
                object item = items.GetValue(i);
                if (item != null)
                {
                    s_Places.Remove(item);
                    s_Places.Add(item, new Place { index = i, count = items.Length });
                }
            }
        }

        /// <summary>Does a list have such an item at another place than the file, or another item at its place? Items
        /// that are
        /// structs are not known again: each that differs is another.</summary>
        internal static bool HaveMoved(Type element, IList items)
        {
            Array read = null;
            Place place;
            if (items == null || items.Count == 0 || !Keeps(element))
            {
                return false;
            }
            s_Lists.TryGetValue(items, out read);
            int count = read == null ? 0 : read.Length;
            for (int i = 0; i < items.Count && !element.IsValueType; i++)
            {
                if (items[i] != null && s_Places.TryGetValue(items[i], out place))
                {
                    count = Math.Max(count, place.count);
                }
            }
            for (int i = 0; i < items.Count && i < count; i++)
            {
                bool isSame = element.IsValueType ? items[i].Equals(read.GetValue(i))
                    : items[i] != null && s_Places.TryGetValue(items[i], out place) && place.index == i;
                if (!isSame)
                {
                    return true;
                }
            }
            return HasMovedAfter(element, items, count);
        }

        private static bool HasMovedAfter(Type element, IList items, int count)
        {
            Place place;
            for (int i = count; i < items.Count && !element.IsValueType; i++)
            {
                if (items[i] != null && s_Places.TryGetValue(items[i], out place))
                {
                    return true;
                }
            }
            return false;
        }

        private static bool Keeps(Type type)
        {
            bool keeps;
            if (!s_Keeps.TryGetValue(type, out keeps))
            {
                s_Keeps[type] = keeps = Find(type, new HashSet<Type>());
            }
            return keeps;
        }

        /// <summary>Nothing is known of a type inside of a circle before all of it was seen.</summary>
        private static bool Find(Type type, HashSet<Type> seen)
        {
            const BindingFlags own =
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            for (Type t = seen.Add(type) ? type : null; t != null && t != typeof(object); t = t.BaseType)
            {
                foreach (FieldInfo field in t.GetFields(own))
                {
                    if (!field.IsNotSerialized && (IsPlaceholder(field.FieldType)
                        || IsOfProject(field.FieldType)
                            && Find(Serializer.ElementOf(field.FieldType) ?? field.FieldType, seen)))
                    {
                        return true;
                    }
                }
            }
            return false;
        }

        private static bool IsPlaceholder(Type type)
        {
            Type element = Serializer.ElementOf(type) ?? type;
            return element.Namespace != null
                && (element.Namespace + ".").StartsWith("Umcp.Placeholders.", StringComparison.Ordinal);
        }

        private static bool IsOfProject(Type type)
        {
            Type element = Serializer.ElementOf(type) ?? type;
            return element.IsSerializable && !element.IsPrimitive && !element.IsEnum
                && element.Assembly != typeof(object).Assembly
                && element.Assembly != typeof(KeptItems).Assembly;
        }
    }
}
