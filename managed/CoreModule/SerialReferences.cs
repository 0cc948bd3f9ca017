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
        private static readonly Dictionary<Type, Serializer.Field[]> s_Fields =
            new Dictionary<Type, Serializer.Field[]>();

        /// <summary>What belongs to the object that is being filled or copied.</summary>
        internal sealed class Context
        {
            internal IntPtr listed; // zero: nothing
            internal bool isMade; // what is listed
            internal readonly Dictionary<long, object> made = new Dictionary<long, object>();
            internal readonly Dictionary<object, object> copies = new Dictionary<object, object>(new ByIdentity());
            internal readonly List<object> copied = new List<object>(); // the keys, as they were met
            internal bool isCopying;
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

        internal static Serializer.Field[] FieldsOf(Type type)
        {
            const BindingFlags own =
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            Serializer.Field[] found;
            if (!s_Fields.TryGetValue(type, out found))
            {
                List<FieldInfo> fields = new List<FieldInfo>();
                for (Type t = type; t != null && t != typeof(object) && t != typeof(Object); t = t.BaseType)
                {
                    fields.AddRange(Array.FindAll(t.GetFields(own), f => !f.IsInitOnly
                        && Attribute.IsDefined(f, typeof(SerializeReference))));
                }
                found = fields.ConvertAll(f => new Serializer.Field { info = f, names = Serializer.NamesOf(f) })
                    .ToArray();
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
            foreach (Serializer.Field field in FieldsOf(target.GetType()))
            {
                IntPtr value = Serializer.ValueOf(node, field.names);
                if (value != IntPtr.Zero)
                {
                    field.info.SetValue(target, Read(field.info.FieldType, value));
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
            for (IntPtr at = Native.NodeKind(node) == 2 ? Native.NodeFirst(node)
                : IntPtr.Zero; at != IntPtr.Zero; at = Native.NodeNext(at))
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
            if (!s_Context.isMade)
            {
                s_Context.isMade = true;
                MakeListed(s_Context);
            }
            object made;
            return s_Context.made.TryGetValue(Id(node), out made) ? made : null;
        }

        /// <summary>All are made before one is filled: each may refer to any, and a chain of them may be longer than a
        /// stack.</summary>
        private static void MakeListed(Context context)
        {
            List<KeyValuePair<object, IntPtr>> filled = new List<KeyValuePair<object, IntPtr>>();
            for (IntPtr row = Native.NodeFirst(context.listed); row != IntPtr.Zero; row = Native.NodeNext(row))
            {
                long rid = Id(row);
                Type type = rid == Null || context.made.ContainsKey(rid) ? null : TypeOf(Native.NodeGet(row, "type"));
                if (type != null)
                {
                    context.made[rid] = Serializer.Make(type);
                    filled.Add(new KeyValuePair<object, IntPtr>(context.made[rid], Native.NodeGet(row, "data")));
                }
            }
            filled.RemoveAll(f => f.Value == IntPtr.Zero);
            filled.ForEach(f => Serializer.SetFields(f.Key, f.Value, 0));
            // What is referred to is mostly listed behind what refers to it, and hears of it first.
            filled.Reverse();
            filled.ForEach(f => Serializer.Tell(f.Key));
        }

        private static long Id(IntPtr map)
        {
            IntPtr rid = map != IntPtr.Zero && Native.NodeKind(map) == 1 ? Native.NodeGet(map, "rid") : IntPtr.Zero;
            return rid == IntPtr.Zero ? Null : SerialValues.ToLong(Native.NodeText(rid));
        }

        /// <summary>Null: there is no such type, or none that can be made.</summary>
        private static Type TypeOf(IntPtr node)
        {
            return TypeNamed(TextOf(node, "asm"), TextOf(node, "ns"), TextOf(node, "class"));
        }

        internal static Type TypeNamed(string assembly, string space, string name)
        {
            name = name.Replace('/', '+');
            Type found = name == "" ? null : NamedTypes.Find(assembly, space == "" ? name : space + "." + name);
            return found == null || found.IsAbstract || found.ContainsGenericParameters
                || typeof(Object).IsAssignableFrom(found) ? null : found;
        }

        private static string TextOf(IntPtr map, string key)
        {
            IntPtr value = map == IntPtr.Zero ? map : Native.NodeGet(map, key);
            return value == IntPtr.Zero ? "" : Native.NodeText(value) ?? "";
        }

        // Copies

        /// <summary>What is referred to is filled one after the other, and has all its values before what refers to it
        /// is told.</summary>
        internal static void Copy(object from, object to, Action<object, object> fill)
        {
            Context context = s_Context;
            foreach (Serializer.Field field in FieldsOf(to.GetType()))
            {
                field.info.SetValue(to, CopyValue(field.info.FieldType, field.info.GetValue(from)));
            }
            if (context.isCopying)
            {
                return;
            }
            context.isCopying = true;
            List<object> copied = context.copied;
            for (int i = 0; i < copied.Count; i++)
            {
                fill(copied[i], context.copies[copied[i]]);
            }
            for (int i = copied.Count - 1; i >= 0; i--)
            {
                Serializer.Tell(context.copies[copied[i]]);
            }
            copied.Clear();
            context.isCopying = false;
        }

        private static object CopyValue(Type type, object value)
        {
            Type element = Serializer.ElementOf(type);
            if (value == null || element == null)
            {
                return value == null || value is Object ? value : CopyOf(value);
            }
            List<object> items = new List<object>();
            foreach (object item in (IEnumerable)value)
            {
                items.Add(item == null || item is Object ? item : CopyOf(item));
            }
            return ToList(type, element, items);
        }

        private static object CopyOf(object value)
        {
            object copy;
            if (!s_Context.copies.TryGetValue(value, out copy))
            {
                copy = Serializer.Make(value.GetType());
                s_Context.copies[value] = copy;
                s_Context.copied.Add(value);
            }
            return copy;
        }
    }
}
