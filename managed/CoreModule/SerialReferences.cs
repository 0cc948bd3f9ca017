using System;
using System.Collections;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace UnityEngine
{
    /// <summary>
    /// [SerializeReference]: a field of a file says {rid: 7}, and the list "references" at the end of its
    /// object has type and values of number 7. Several fields may name the same; none of them is saved here.
    /// </summary>
    internal static class SerialReferences
    {
        private const long Null = -2;
        private static readonly Dictionary<Type, FieldInfo[]> s_Fields = new Dictionary<Type, FieldInfo[]>();

        /// <summary>What belongs to the object that is being filled or copied.</summary>
        internal sealed class Context
        {
            internal IntPtr listed; // zero: nothing
            internal readonly Dictionary<long, object> made = new Dictionary<long, object>();
            internal readonly Dictionary<object, object> copies = new Dictionary<object, object>(new ByIdentity());
        }

        private sealed class ByIdentity : IEqualityComparer<object>
        {
            bool IEqualityComparer<object>.Equals(object a, object b) => ReferenceEquals(a, b);
            int IEqualityComparer<object>.GetHashCode(object o) => RuntimeHelpers.GetHashCode(o);
        }

        private static Context s_Context = new Context();

        /// <summary>Returns what Leave() takes. The node is zero for a copy.</summary>
        internal static Context Enter(IntPtr node)
        {
            Context outer = s_Context;
            IntPtr section = node == IntPtr.Zero ? node : Native.NodeGet(node, "references");
            s_Context = new Context { listed = section == IntPtr.Zero ? section : Native.NodeGet(section, "RefIds") };
            return outer;
        }

        internal static void Leave(Context outer)
        {
            s_Context = outer;
        }

        internal static FieldInfo[] FieldsOf(Type type)
        {
            const BindingFlags own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            FieldInfo[] found;
            if (!s_Fields.TryGetValue(type, out found))
            {
                List<FieldInfo> fields = new List<FieldInfo>();
                for (Type t = type; t != null && t != typeof(object) && t != typeof(Object); t = t.BaseType)
                {
                    fields.AddRange(Array.FindAll(t.GetFields(own), f => !f.IsInitOnly && Attribute.IsDefined(f, typeof(SerializeReference))));
                }
                found = fields.ToArray();
                s_Fields[type] = found;
            }
            return found;
        }

        // From files

        internal static void Fill(object target, IntPtr node)
        {
            if (node == IntPtr.Zero || s_Context.listed == IntPtr.Zero)
            {
                return;
            }
            foreach (FieldInfo field in FieldsOf(target.GetType()))
            {
                IntPtr value = Native.NodeGet(node, field.Name);
                if (value != IntPtr.Zero)
                {
                    field.SetValue(target, Read(field.FieldType, value));
                }
            }
        }

        private static object Read(Type type, IntPtr node)
        {
            Type element = Serializer.ElementOf(type);
            if (element == null)
            {
                return Fitting(type, Referred(node));
            }
            List<object> found = new List<object>();
            for (IntPtr at = Native.NodeKind(node) == 2 ? Native.NodeFirst(node) : IntPtr.Zero; at != IntPtr.Zero; at = Native.NodeNext(at))
            {
                found.Add(Fitting(element, Referred(at)));
            }
            return ToList(type, element, found);
        }

        internal static object Fitting(Type type, object value) => type.IsInstanceOfType(value) ? value : null;

        internal static object ToList(Type type, Type element, IList found)
        {
            Array items = Array.CreateInstance(element, found.Count);
            for (int i = 0; i < items.Length; i++)
            {
                items.SetValue(found[i], i);
            }
            return type.IsArray ? items : Activator.CreateInstance(type, items);
        }

        private static object Referred(IntPtr node)
        {
            long rid = Id(node);
            object made;
            if (rid == Null || s_Context.made.TryGetValue(rid, out made))
            {
                return rid == Null ? null : s_Context.made[rid];
            }
            IntPtr row = Native.NodeFirst(s_Context.listed);
            while (row != IntPtr.Zero && Id(row) != rid)
            {
                row = Native.NodeNext(row);
            }
            Type type = row == IntPtr.Zero ? null : TypeOf(Native.NodeGet(row, "type"));
            made = type == null ? null : Serializer.Make(type);
            s_Context.made[rid] = made; // before it is filled: it may refer to itself
            IntPtr data = made == null ? IntPtr.Zero : Native.NodeGet(row, "data");
            if (data != IntPtr.Zero)
            {
                Serializer.FillFields(made, data, 0);
            }
            return made;
        }

        private static long Id(IntPtr map)
        {
            IntPtr rid = map != IntPtr.Zero && Native.NodeKind(map) == 1 ? Native.NodeGet(map, "rid") : IntPtr.Zero;
            return rid == IntPtr.Zero ? Null : SerialValues.ToLong(Native.NodeText(rid));
        }

        /// <summary>Null: there is no such type, or none that can be made.</summary>
        private static Type TypeOf(IntPtr node)
        {
            return TypeNamed(TextOf(node, "class"), TextOf(node, "ns"));
        }

        internal static Type TypeNamed(string name, string space)
        {
            name = name.Replace('/', '+');
            Type found = name == "" ? null : Messages.FindType(space == "" ? name : space + "." + name);
            return found == null || found.IsAbstract || found.ContainsGenericParameters || typeof(Object).IsAssignableFrom(found) ? null : found;
        }

        private static string TextOf(IntPtr map, string key)
        {
            IntPtr value = map == IntPtr.Zero ? map : Native.NodeGet(map, key);
            return value == IntPtr.Zero ? "" : Native.NodeText(value) ?? "";
        }

        // Copies

        internal static void Copy(object from, object to, Func<object, object> copyObject)
        {
            foreach (FieldInfo field in FieldsOf(to.GetType()))
            {
                field.SetValue(to, CopyValue(field.FieldType, field.GetValue(from), copyObject));
            }
        }

        private static object CopyValue(Type type, object value, Func<object, object> copyObject)
        {
            Type element = Serializer.ElementOf(type);
            if (value == null || element == null)
            {
                return value == null || value is Object ? value : Once(value, copyObject);
            }
            List<object> items = new List<object>();
            foreach (object item in (IEnumerable)value)
            {
                items.Add(item == null || item is Object ? item : Once(item, copyObject));
            }
            return ToList(type, element, items);
        }

        private static object Once(object value, Func<object, object> copyObject)
        {
            object copy;
            return s_Context.copies.TryGetValue(value, out copy) ? copy : copyObject(value);
        }

        internal static void NoteCopy(object original, object copy)
        {
            s_Context.copies[original] = copy;
        }
    }
}
