using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    /// <summary>
    /// Copies of the values of objects of one type, those of the first of them. SerializedProperty walks and changes
    /// the
    /// copies; ApplyModifiedProperties() gives the changed ones to all objects.
    /// </summary>
    public partial class SerializedObject : IDisposable
    {
        private readonly Object[] m_Targets;
        private readonly HashSet<int> m_Changed = new HashSet<int>();
        internal List<StateSlot> slots;
        internal object[] values;

        public SerializedObject(Object[] objs, Object context)
        {
            if (objs == null || objs.Length == 0 || objs.Any(o => !o))
            {
                throw new ArgumentException("Object at index 0 is null");
            }
            if (objs.Any(o => o.GetType() != objs[0].GetType()))
            {
                throw new ArgumentException("Object at index 1 does not have the same type as the first");
            }
            m_Targets = (Object[])objs.Clone();
            this.context = context;
            Update();
        }

        public Object targetObject => m_Targets[0];
        public Object[] targetObjects => (Object[])m_Targets.Clone();
        public bool isEditingMultipleObjects => m_Targets.Length > 1;
        public bool hasModifiedProperties => m_Changed.Count > 0;

        public void Update()
        {
            slots = ObjectState.Of(targetObject);
            values = slots.Select(s => s.Copy()).ToArray();
            m_Changed.Clear();
        }

        public bool UpdateIfRequiredOrScript()
        {
            Update();
            return true;
        }

        [Obsolete] public void UpdateIfDirtyOrScript() => Update();
        public SerializedProperty GetIterator() => new SerializedProperty(this, -1, new PropertyStep[0]);
        public SerializedProperty FindProperty(string propertyPath) => SerializedProperty.Find(this, propertyPath);

        public bool ApplyModifiedProperties()
        {
            if (hasModifiedProperties)
            {
                Undo.RecordObjects(m_Targets.Where(o => o).ToArray(), "Inspector");
            }
            return ApplyModifiedPropertiesWithoutUndo();
        }

        public bool ApplyModifiedPropertiesWithoutUndo()
        {
            bool hasChanged = hasModifiedProperties;
            foreach (Object target in m_Targets.Where(o => o && hasChanged))
            {
                List<StateSlot> own = ObjectState.Of(target);
                foreach (int i in m_Changed)
                {
                    own[i].set(own[i].Copy(values[i]));
                }
                EditorUtility.SetDirty(target);
            }
            m_Changed.Clear();
            return hasChanged;
        }

        public void CopyFromSerializedProperty(SerializedProperty prop)
        {
            SerializedProperty own = FindProperty(prop.propertyPath);
            if (own != null)
            {
                own.boxedValue = prop.boxedValue;
            }
        }

        internal void Change(int slot, object value)
        {
            values[slot] = value;
            m_Changed.Add(slot);
        }

        /// <summary>What the other objects have there.</summary>
        internal IEnumerable<object> Others(int slot)
            => m_Targets.Skip(1).Where(o => o).Select(o => ObjectState.Of(o)[slot].get());
    }

    /// <summary>From a value to one inside of it: a field, an item, or the size of a list.</summary>
    internal sealed class PropertyStep
    {
        internal FieldInfo field;
        internal int index = -1; // of an item
        internal bool IsSize => field == null && index < 0;

        internal string Name => field != null ? field.Name : IsSize ? "size" : "data";
        internal string Path => field != null ? "." + field.Name : IsSize ? ".Array.size"
            : ".Array.data[" + Texts.Of(index) + "]";

        /// <summary>Null: there is nothing.</summary>
        internal object Get(object from)
        {
            IList list = from as IList;
            return field != null ? (from == null ? null : field.GetValue(from)) : IsSize
                ? (list == null ? 0 : list.Count)
                : list != null && index < list.Count ? list[index] : null;
        }

        /// <summary>The value with that in it.</summary>
        internal object Set(object into, Type type, object value)
        {
            if (field != null)
            {
                into = into ?? Serializer.Make(type);
                field.SetValue(into, value);
                return into;
            }
            if (IsSize)
            {
                return Resize(type, (IList)into, (int)value);
            }
            ((IList)into)[index] = value;
            return into;
        }

        /// <summary>New items are like the last one, as in Unity.</summary>
        internal static IList Resize(Type type, IList old, int size)
        {
            object[] items = new object[Math.Max(0, size)];
            int n = old == null ? 0 : old.Count;
            for (int i = 0; i < items.Length; i++)
            {
                items[i] = i < n ? old[i] : n > 0 ? Copied(type, old[n - 1])
                    : Serializer.Default(Serializer.ElementOf(type), 1);
            }
            return ListOf(type, items);
        }

        internal static object Copied(Type listType, object item)
        {
            return Serializer.CopyValue(Serializer.ElementOf(listType), item, new Dictionary<Object, Object>(), 1);
        }

        internal static IList ListOf(Type type, IList items)
        {
            Array array = Array.CreateInstance(Serializer.ElementOf(type), items.Count);
            for (int i = 0; i < array.Length; i++)
            {
                array.SetValue(items[i], i);
            }
            return type.IsArray ? array : (IList)Activator.CreateInstance(type, array);
        }
    }
}
