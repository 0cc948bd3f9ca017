using System;
using System.Collections;
using System.Collections.Generic;
using System.Reflection;
using UnityEngine.Serialization;

namespace UnityEngine
{
    /// <summary>
    /// Unity's serialisation: which fields count, and how the values of files get into them. Leaf values
    /// are SerialValues' business. A node is a value of a file, see Native.
    /// </summary>
    internal static class Serializer
    {
        private const int MaxDepth = 10;

        internal sealed class Field
        {
            internal FieldInfo info;
            internal string[] names; // its own, then those that it had
        }

        private static readonly Dictionary<Type, Field[]> s_Fields = new Dictionary<Type, Field[]>();
        private static readonly HashSet<Type> s_Being = new HashSet<Type>(); // types of default values being made

        /// <summary>Sets a script's fields. Those that the file does not have keep what the constructor gave
        /// them.</summary>
        internal static void Fill(Object target, IntPtr node)
        {
            s_Being.Clear();
            SerialReferences.Context outer = SerialReferences.Enter(node);
            try
            {
                FillFields(target, node, 0);
            }
            finally
            {
                SerialReferences.Leave(outer);
            }
        }

        internal static void FillFields(object target, IntPtr node, int depth)
        {
            SetFields(target, node, depth);
            Tell(target);
        }

        /// <summary>What was filled may want to hear of it.</summary>
        internal static void Tell(object filled)
        {
            ISerializationCallbackReceiver receiver = filled as ISerializationCallbackReceiver;
            if (receiver != null)
            {
                receiver.OnAfterDeserialize();
            }
        }

        internal static void SetFields(object target, IntPtr node, int depth)
        {
            foreach (Field field in FieldsOf(target.GetType()))
            {
                IntPtr value = ValueOf(node, field.names);
                Type type = field.info.FieldType;
                object old = field.info.GetValue(target);
                object now = value != IntPtr.Zero ? Read(type, value, old, depth + 1) : Complete(type, old, depth + 1);
                // A struct was changed in its box.
                if (type.IsValueType || !ReferenceEquals(now, old))
                {
                    field.info.SetValue(target, now);
                }
            }
            SerialReferences.Fill(target, node);
        }

        internal static IntPtr ValueOf(IntPtr map, string[] names)
        {
            IntPtr found = IntPtr.Zero;
            for (int i = 0; i < names.Length && found == IntPtr.Zero && map != IntPtr.Zero; i++)
            {
                found = Native.NodeGet(map, names[i]);
            }
            return found;
        }

        private static object Read(Type type, IntPtr node, object old, int depth)
        {
            if (typeof(Object).IsAssignableFrom(type))
            {
                return Native.NodeObject(node, type);
            }
            if (SerialValues.IsLeaf(type))
            {
                return SerialValues.Read(type, node);
            }
            Type element = ElementOf(type);
            if (element != null)
            {
                return ReadList(type, element, node, depth);
            }
            if (depth > MaxDepth || Native.NodeKind(node) != 1)
            {
                return old ?? Default(type, depth);
            }
            object value = old ?? Make(type);
            FillFields(value, node, depth);
            return value;
        }

        private static object ReadList(Type type, Type element, IntPtr node, int depth)
        {
            Array items;
            if (Native.NodeKind(node) == 2)
            {
                items = Array.CreateInstance(element, Native.NodeCount(node));
                int i = 0;
                for (IntPtr at = Native.NodeFirst(node); at != IntPtr.Zero
                    && i < items.Length; at = Native.NodeNext(at))
                {
                    items.SetValue(Read(element, at, null, depth), i++);
                }
            }
            else
            {
                items = SerialValues.ReadPacked(element, node);
            }
            object list = type.IsArray ? items : Activator.CreateInstance(type, items);
            KeptItems.Note(element, list, items);
            return list;
        }

        /// <summary>What a field has that no file says anything of: what the constructor gave it, without nulls
        /// inside.</summary>
        private static object Complete(Type type, object old, int depth)
        {
            bool hasFields = !SerialValues.IsLeaf(type) && !typeof(Object).IsAssignableFrom(type)
                && ElementOf(type) == null;
            if (old != null && hasFields && depth <= MaxDepth && s_Being.Add(type))
            {
                FillFields(old, IntPtr.Zero, depth);
                s_Being.Remove(type);
            }
            return old ?? Default(type, depth);
        }

        /// <summary>No nulls but references.</summary>
        internal static object Default(Type type, int depth)
        {
            if (type == typeof(string))
            {
                return "";
            }
            if (type.IsValueType || typeof(Object).IsAssignableFrom(type))
            {
                return type.IsValueType ? Complete(type, Activator.CreateInstance(type), depth) : null;
            }
            Type element = ElementOf(type);
            if (element != null)
            {
                return type.IsArray ? Array.CreateInstance(element, 0) : Activator.CreateInstance(type);
            }
            // A type that has itself among its fields would go on for ever, and in breadth.
            if (depth > MaxDepth || !s_Being.Add(type))
            {
                return null;
            }
            object value = Make(type);
            if (!SerialValues.IsLeaf(type))
            {
                FillFields(value, IntPtr.Zero, depth);
            }
            s_Being.Remove(type);
            return value;
        }

        internal static object Make(Type type)
        {
            ConstructorInfo plain =
                type.GetConstructor(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, null,
                Type.EmptyTypes, null);
            return plain != null || type.IsValueType
                ? Activator.CreateInstance(type, true)
                : System.Runtime.Serialization.FormatterServices.GetUninitializedObject(type);
        }

        // Copies

        /// <summary>Gives `to` the serialised fields of `from`. References to what was copied go to the
        /// copies.</summary>
        internal static void Copy(Object from, Object to, Dictionary<Object, Object> copies)
        {
            SerialReferences.Context outer = SerialReferences.Enter(IntPtr.Zero);
            try
            {
                CopyFields(from, to, copies, 0);
            }
            finally
            {
                SerialReferences.Leave(outer);
            }
        }

        private static void CopyFields(object from, object to, Dictionary<Object, Object> copies, int depth)
        {
            CopyUntold(from, to, copies, depth);
            Tell(to);
        }

        private static void CopyUntold(object from, object to, Dictionary<Object, Object> copies, int depth)
        {
            ISerializationCallbackReceiver giver = from as ISerializationCallbackReceiver;
            if (giver != null)
            {
                Engine.Guard(from as Object, giver.OnBeforeSerialize);
            }
            // The copy of a derived object is of the field's type.
            foreach (Field field in FieldsOf(to.GetType()))
            {
                field.info.SetValue(to,
                    CopyValue(field.info.FieldType, field.info.GetValue(from), copies, depth + 1,
                    field.info.GetValue(to)));
            }
            SerialReferences.Copy(from, to, (o, made) => CopyUntold(o, made, copies, 0));
        }

        /// <summary>As from a file, the object that the constructor has put there is filled: it may have more than its
        /// serialised fields.</summary>
        internal static object CopyValue(Type type, object value, Dictionary<Object, Object> copies, int depth,
            object old = null)
        {
            if (typeof(Object).IsAssignableFrom(type))
            {
                Object copy;
                return value != null && copies.TryGetValue((Object)value, out copy) ? copy : value;
            }
            Type element = ElementOf(type);
            if (element != null)
            {
                return CopyList(type, element, (IList)value, copies, depth);
            }
            if (value == null || SerialValues.IsLeaf(type))
            {
                return value == null ? Default(type, depth) : SerialValues.Copy(value);
            }
            if (depth > MaxDepth)
            {
                return Default(type, depth);
            }
            object made = old == null || ReferenceEquals(old, value) ? Make(type) : old;
            CopyFields(value, made, copies, depth);
            return made;
        }

        private static object CopyList(Type type, Type element, IList list, Dictionary<Object, Object> copies,
            int depth)
        {
            Array items = Array.CreateInstance(element, list == null ? 0 : list.Count);
            for (int i = 0; i < items.Length; i++)
            {
                items.SetValue(CopyValue(element, list[i], copies, depth), i);
            }
            return type.IsArray ? items : Activator.CreateInstance(type, items);
        }

        // Which fields

        internal static Field[] FieldsOf(Type type)
        {
            Field[] fields;
            if (!s_Fields.TryGetValue(type, out fields))
            {
                List<Field> found = new List<Field>();
                CollectFields(type, found);
                fields = found.ToArray();
                s_Fields[type] = fields;
            }
            return fields;
        }

        private static void CollectFields(Type type, List<Field> to)
        {
            const BindingFlags own =
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            if (type == null || type == typeof(object) || type == typeof(MonoBehaviour)
                || type == typeof(ScriptableObject) || type == typeof(Object))
            {
                return;
            }
            CollectFields(type.BaseType, to);
            foreach (FieldInfo info in type.GetFields(own))
            {
                if (IsSerialized(info))
                {
                    to.Add(new Field { info = info, names = NamesOf(info) });
                }
            }
        }

        private static bool IsSerialized(FieldInfo info)
        {
            if (info.IsInitOnly || info.IsLiteral || info.IsNotSerialized
                || Attribute.IsDefined(info, typeof(SerializeReference)))
            {
                return false;
            }
            return (info.IsPublic || Attribute.IsDefined(info, typeof(SerializeField)))
                && IsSerializable(info.FieldType, true);
        }

        internal static string[] NamesOf(FieldInfo info)
        {
            List<string> names = new List<string> { info.Name };
            foreach (FormerlySerializedAsAttribute former in Attribute.GetCustomAttributes(info,
                typeof(FormerlySerializedAsAttribute)))
            {
                names.Add(former.oldName);
            }
            return names.ToArray();
        }

        private static bool IsSerializable(Type type, bool mayBeList)
        {
            if (SerialValues.IsLeaf(type) || typeof(Object).IsAssignableFrom(type))
            {
                return true;
            }
            Type element = ElementOf(type);
            if (element != null)
            {
                return mayBeList && IsSerializable(element, false);
            }
            // [Serializable] types of the runtime's own libraries do not count: a Dictionary, a DateTime.
            return type.IsSerializable && !type.IsAbstract && !type.IsInterface && !type.IsPrimitive && !type.IsArray
                && !typeof(Delegate).IsAssignableFrom(type) && !IsSystem(type.Assembly);
        }

        internal static bool IsSystem(Assembly assembly)
        {
            string name = assembly.GetName().Name;
            return name == "mscorlib" || name == "System" || name.StartsWith("System.", StringComparison.Ordinal)
                || name == "netstandard";
        }

        /// <summary>Of T[] and List of T; null: not a list.</summary>
        internal static Type ElementOf(Type type)
        {
            if (type.IsArray)
            {
                return type.GetArrayRank() == 1 ? type.GetElementType() : null;
            }
            return type.IsGenericType && type.GetGenericTypeDefinition() == typeof(List<>)
                ? type.GetGenericArguments()[0] : null;
        }
    }
}
