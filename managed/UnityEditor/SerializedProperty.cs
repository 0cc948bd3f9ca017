using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    /// <summary>A place in a SerializedObject: one of its values, and the steps to what is inside. SerializedValues.cs
    /// has the values.</summary>
    public partial class SerializedProperty : IDisposable
    {
        private int m_Slot; // -1: before the first
        private PropertyStep[] m_Steps;

        internal SerializedProperty(SerializedObject of, int slot, PropertyStep[] steps)
        {
            serializedObject = of;
            m_Slot = slot;
            m_Steps = steps;
        }

        public SerializedProperty Copy() => new SerializedProperty(serializedObject, m_Slot, m_Steps);

        private SerializedProperty Inside(PropertyStep step)
            => new SerializedProperty(serializedObject, m_Slot, m_Steps.Concat(new[] { step }).ToArray());

        // Finding

        /// <summary>Null: there is none.</summary>
        internal static SerializedProperty Find(SerializedObject of, string path)
        {
            string[] parts = (path ?? "").Split(new[] { '.' }, 2);
            int slot = of.slots.FindIndex(s => s.name == parts[0]);
            if (slot < 0 && path != null) // names of native values may have dots
            {
                slot = of.slots.FindIndex(s => path == s.name
                    || path.StartsWith(s.name + ".", StringComparison.Ordinal));
                parts = slot < 0 ? parts : path == of.slots[slot].name ? new[] { path }
                    : new[] { of.slots[slot].name, path.Substring(of.slots[slot].name.Length + 1) };
            }
            SerializedProperty root = slot < 0 ? null : new SerializedProperty(of, slot, new PropertyStep[0]);
            return root == null || parts.Length == 1 ? root : root.FindPropertyRelative(parts[1]);
        }

        public SerializedProperty FindPropertyRelative(string relativePropertyPath)
        {
            SerializedProperty at = this;
            string rest = relativePropertyPath;
            while (at != null && rest.Length > 0)
            {
                Match part = Regex.Match(rest, @"^(?:Array\.data\[(\d{1,9})\]|Array\.(size)|([^.\[]+))(?:\.|$)");
                if (!part.Success)
                {
                    return null;
                }
                at = part.Groups[1].Success ? at.Item(Texts.ToInt(part.Groups[1].Value)) : part.Groups[2].Success
                    ? at.Size() : at.Field(part.Groups[3].Value);
                rest = rest.Substring(part.Length);
            }
            return at;
        }

        private SerializedProperty Item(int index)
            => isArray && index < arraySize ? Inside(new PropertyStep { index = index }) : null;

        private SerializedProperty Size() => isArray ? Inside(new PropertyStep()) : null;

        private SerializedProperty Field(string name)
        {
            PropertyStep step = FieldsInside().FirstOrDefault(f => f.Name == name);
            return step == null ? null : Inside(step);
        }

        public SerializedProperty GetArrayElementAtIndex(int index)
        {
            if (index < 0 || !isArray || index >= arraySize)
            {
                throw new IndexOutOfRangeException("Retrieving array element but the index " + index
                    + " is out of range of '" + propertyPath + "'");
            }
            return Item(index);
        }

        // What it is

        internal Type Kind
        {
            get
            {
                Type type = serializedObject.slots[m_Slot].type;
                foreach (PropertyStep step in m_Steps)
                {
                    type = step.field != null ? step.field.FieldType : step.IsSize ? typeof(int)
                        : Serializer.ElementOf(type);
                }
                return type;
            }
        }

        private PropertyStep Last => m_Steps.Length > 0 ? m_Steps[m_Steps.Length - 1] : null;

        public string name => m_Slot < 0 ? "Base" : Last != null ? Last.Name : serializedObject.slots[m_Slot].name;
        public string propertyPath
            => m_Slot < 0 ? "" : serializedObject.slots[m_Slot].name + string.Concat(m_Steps.Select(s => s.Path));
        public string displayName => Last != null && Last.index >= 0 ? "Element " + Texts.Of(Last.index)
            : ObjectNames.NicifyVariableName(name);
        public int depth => m_Slot < 0 ? -1 : m_Steps.Length;
        public bool isArray => m_Slot >= 0 && (Kind == typeof(string) || Serializer.ElementOf(Kind) != null);
        public string type => Kind == typeof(string) ? "string" : isArray ? "vector"
            : typeof(Object).IsAssignableFrom(Kind) ? "PPtr<$" + Kind.Name + ">"
            : Kind == typeof(int) ? "int" : Kind == typeof(float) ? "float" : Kind == typeof(bool) ? "bool"
                : Kind.IsEnum ? "Enum" : Kind.Name;
        public string arrayElementType => Kind == typeof(string) ? "char" : Serializer.ElementOf(Kind).Name;
        public bool editable => m_Slot >= 0 && name != "m_Script";
        public bool hasChildren => Children(false).Any();
        public bool hasVisibleChildren => Children(true).Any();
        public bool isInstantiatedPrefab => PrefabUtility.IsPartOfPrefabInstance(serializedObject.targetObject);

        public string tooltip
        {
            get
            {
                System.Reflection.FieldInfo field = Last != null ? Last.field : m_Slot < 0 ? null
                    : serializedObject.slots[m_Slot].field;
                TooltipAttribute found = field == null ? null
                    : (TooltipAttribute)Attribute.GetCustomAttribute(field, typeof(TooltipAttribute));
                return found == null ? "" : found.tooltip;
            }
        }

        // Walking: fields in order, each with what is inside of it

        private IEnumerable<PropertyStep> FieldsInside()
        {
            Type kind = Kind;
            bool isWhole = kind == typeof(string) || kind.IsEnum || kind.IsPrimitive
                || typeof(Object).IsAssignableFrom(kind) || Serializer.ElementOf(kind) != null;
            if (isWhole)
            {
                return new PropertyStep[0];
            }
            IEnumerable<System.Reflection.FieldInfo> fields = SerialValues.IsLeaf(kind)
                ? kind.GetFields(System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.Instance)
                    .Where(f => f.FieldType.IsPrimitive)
                : Serializer.FieldsOf(kind).Select(f => f.info);
            return fields.Select(f => new PropertyStep { field = f });
        }

        private IEnumerable<SerializedProperty> Children(bool isVisible)
        {
            if (m_Slot < 0)
            {
                return serializedObject.slots.Select((s, i) => new { s, i }).Where(x => !isVisible || !x.s.isHidden)
                    .Select(x => new SerializedProperty(serializedObject, x.i, new PropertyStep[0]));
            }
            if (Kind != typeof(string) && isArray)
            {
                return new[] { new PropertyStep() }.Concat(Enumerable.Range(0, arraySize)
                    .Select(i => new PropertyStep { index = i })).Select(Inside);
            }
            bool isLeaf = SerialValues.IsLeaf(Kind);
            return isLeaf && isVisible ? new SerializedProperty[0]
                : FieldsInside().Where(f => !isVisible || !Attribute.IsDefined(f.field, typeof(HideInInspector)))
                    .Select(Inside);
        }

        public bool Next(bool enterChildren) => Move(enterChildren, false);
        public bool NextVisible(bool enterChildren) => Move(enterChildren, true);

        private bool Move(bool enters, bool isVisible)
        {
            SerializedProperty next = enters ? Children(isVisible).FirstOrDefault() : null;
            for (SerializedProperty at = this; next == null && at != null && at.m_Slot >= 0; at = at.Parent())
            {
                string path = at.propertyPath;
                next = at.Parent().Children(isVisible).SkipWhile(p => p.propertyPath != path).Skip(1).FirstOrDefault();
            }
            if (next == null)
            {
                return false;
            }
            m_Slot = next.m_Slot;
            m_Steps = next.m_Steps;
            return true;
        }

        private SerializedProperty Parent()
        {
            return m_Steps.Length > 0
                ? new SerializedProperty(serializedObject, m_Slot, m_Steps.Take(m_Steps.Length - 1).ToArray())
                : new SerializedProperty(serializedObject, -1, m_Steps);
        }

        public void Reset()
        {
            m_Slot = -1;
            m_Steps = new PropertyStep[0];
        }

        public SerializedProperty GetEndProperty() => GetEndProperty(false);

        /// <summary>What comes after it and all inside; at the end one that equals no other.</summary>
        public SerializedProperty GetEndProperty(bool includeInvisible)
        {
            SerializedProperty end = Copy();
            if (!end.Move(false, !includeInvisible))
            {
                end.Reset();
            }
            return end;
        }

        public int CountInProperty()
        {
            return 1 + Children(true).Sum(c => c.CountInProperty());
        }

        public int CountRemaining()
        {
            SerializedProperty at = Copy();
            int n = 0;
            while (at.NextVisible(true))
            {
                n++;
            }
            return n;
        }

        /// <summary>Of a list its items, of others what is visible inside.</summary>
        public IEnumerator GetEnumerator()
        {
            return isArray ? Enumerable.Range(0, arraySize).Select(Item).GetEnumerator()
                : Children(true).GetEnumerator();
        }

        public static bool EqualContents(SerializedProperty x, SerializedProperty y)
        {
            return ReferenceEquals(x, y) || x != null && y != null && x.serializedObject == y.serializedObject
                && x.propertyPath == y.propertyPath;
        }

        public static bool DataEquals(SerializedProperty x, SerializedProperty y) => AreEqual(x.Value, y.Value);
    }
}
