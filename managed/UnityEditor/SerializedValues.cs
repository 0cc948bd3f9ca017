using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    public partial class SerializedProperty
    {
        private static readonly Dictionary<Type, SerializedPropertyType> s_Kinds =
            new Dictionary<Type, SerializedPropertyType>
        {
            { typeof(bool), SerializedPropertyType.Boolean }, { typeof(float), SerializedPropertyType.Float },
                { typeof(double), SerializedPropertyType.Float },
            { typeof(string), SerializedPropertyType.String }, { typeof(Color), SerializedPropertyType.Color },
                { typeof(Color32), SerializedPropertyType.Color },
            { typeof(LayerMask), SerializedPropertyType.LayerMask },
                { typeof(Vector2), SerializedPropertyType.Vector2 },
            { typeof(Vector3), SerializedPropertyType.Vector3 }, { typeof(Vector4), SerializedPropertyType.Vector4 },
                { typeof(Rect), SerializedPropertyType.Rect },
            { typeof(char), SerializedPropertyType.Character },
                { typeof(AnimationCurve), SerializedPropertyType.AnimationCurve },
            { typeof(Bounds), SerializedPropertyType.Bounds }, { typeof(Gradient), SerializedPropertyType.Gradient },
            { typeof(Quaternion), SerializedPropertyType.Quaternion },
                { typeof(Vector2Int), SerializedPropertyType.Vector2Int },
            { typeof(Vector3Int), SerializedPropertyType.Vector3Int },
                { typeof(RectInt), SerializedPropertyType.RectInt },
            { typeof(BoundsInt), SerializedPropertyType.BoundsInt },
                { typeof(Hash128), SerializedPropertyType.Hash128 },
        };

        public SerializedPropertyType propertyType
        {
            get
            {
                SerializedPropertyType found;
                Type kind = Kind;
                return Last != null && Last.IsSize ? SerializedPropertyType.ArraySize
                    : s_Kinds.TryGetValue(kind, out found) ? found
                    : kind.IsEnum ? SerializedPropertyType.Enum
                    : kind.IsPrimitive ? SerializedPropertyType.Integer
                    : typeof(Object).IsAssignableFrom(kind) ? SerializedPropertyType.ObjectReference
                        : SerializedPropertyType.Generic;
            }
        }

        internal object Value
        {
            get
            {
                object value = serializedObject.values[m_Slot];
                foreach (PropertyStep step in m_Steps)
                {
                    value = step.Get(value);
                }
                return value;
            }
        }

        private void Put(object value)
            => serializedObject.Change(m_Slot,
            Put(serializedObject.values[m_Slot], serializedObject.slots[m_Slot].type, 0, value));

        private object Put(object into, Type type, int at, object value)
        {
            if (at == m_Steps.Length)
            {
                return value;
            }
            PropertyStep step = m_Steps[at];
            Type inner = step.field != null ? step.field.FieldType : step.IsSize ? typeof(int)
                : Serializer.ElementOf(type);
            return step.Set(into, type, Put(step.Get(into), inner, at + 1, value));
        }

        private T Get<T>(string what)
        {
            object value = Value;
            if (value is T)
            {
                return (T)value;
            }
            throw new InvalidOperationException("type is not a supported " + what + " value: '" + propertyPath
                + "' is " + Kind.Name);
        }

        private void Set<T>(string what, T value)
        {
            if (!Kind.IsAssignableFrom(typeof(T)))
            {
                throw new InvalidOperationException("type is not a supported " + what + " value: '" + propertyPath
                    + "' is " + Kind.Name);
            }
            Put(value);
        }

        // Numbers

        private double Number
        {
            get
            {
                object value = Value;
                return value is bool ? ((bool)value ? 1 : 0) : value is char ? (char)value : value is LayerMask
                    ? ((LayerMask)value).value
                    : value is IConvertible && !(value is string)
                        ? Convert.ToDouble(value, CultureInfo.InvariantCulture)
                    : throw new InvalidOperationException("type is not a supported number: '" + propertyPath + "' is "
                        + Kind.Name);
            }
        }

        private long Whole => Kind.IsEnum || Kind == typeof(long)
            ? Convert.ToInt64(Value, CultureInfo.InvariantCulture) : (long)Number;

        private void PutNumber(double real, long whole)
        {
            Type kind = Kind;
            Put(kind == typeof(float) ? (float)real : kind == typeof(double) ? real : kind == typeof(bool) ? whole != 0
                : kind == typeof(char) ? (char)whole
                : kind == typeof(LayerMask) ? (LayerMask)(int)whole
                : kind.IsEnum || kind.IsPrimitive ? SerialValues.Narrow(kind, whole)
                : throw new InvalidOperationException("type is not a supported number: '" + propertyPath + "' is "
                    + kind.Name));
        }

        public int intValue { get { return unchecked((int)Whole); } set { PutNumber(value, value); } }
        public long longValue { get { return Whole; } set { PutNumber(value, value); } }
        public uint uintValue { get { return unchecked((uint)Whole); } set { PutNumber(value, value); } }
        public ulong ulongValue
        {
            get { return unchecked((ulong)Whole); } set { PutNumber(value, unchecked((long)value)); }
        }
        public float floatValue { get { return (float)Number; } set { PutNumber(value, (long)value); } }
        public double doubleValue { get { return Number; } set { PutNumber(value, (long)value); } }
        public bool boolValue { get { return Number != 0; } set { PutNumber(value ? 1 : 0, value ? 1 : 0); } }

        // Enums

        private string[] Names
            => Kind.IsEnum ? Enum.GetNames(Kind)
            : throw new InvalidOperationException("'" + propertyPath + "' is no enum");

        public string[] enumNames => Names;
        public string[] enumDisplayNames => Names.Select(ObjectNames.NicifyVariableName).ToArray();

        public int enumValueIndex
        {
            get { return Array.IndexOf(Names, Enum.GetName(Kind, Value)); }
            set { Put(Enum.Parse(Kind, Names[value])); }
        }

        // Others

        public string stringValue
        {
            get { return Kind.IsEnum || Kind.IsPrimitive ? Get<string>("string") : (string)Value
                ?? ""; } set { Set("string", value ?? ""); }
        }
        public AnimationCurve animationCurveValue
        {
            get { return Get<AnimationCurve>("animation curve"); } set { Set("animation curve", value); }
        }
        public Gradient gradientValue { get { return Get<Gradient>("gradient"); } set { Set("gradient", value); } }
        public Rect rectValue { get { return Get<Rect>("rect"); } set { Set("rect", value); } }
        public RectInt rectIntValue { get { return Get<RectInt>("RectInt"); } set { Set("RectInt", value); } }
        public Bounds boundsValue { get { return Get<Bounds>("bounds"); } set { Set("bounds", value); } }
        public BoundsInt boundsIntValue { get { return Get<BoundsInt>("BoundsInt"); } set { Set("BoundsInt", value); } }
        public Hash128 hash128Value { get { return Get<Hash128>("Hash128"); } set { Set("Hash128", value); } }
        public Vector2Int vector2IntValue
        {
            get { return Get<Vector2Int>("Vector2Int"); } set { Set("Vector2Int", value); }
        }
        public Vector3Int vector3IntValue
        {
            get { return Get<Vector3Int>("Vector3Int"); } set { Set("Vector3Int", value); }
        }

        // Native vectors have four numbers, whatever they mean.

        private Vector4 Four
        {
            get
            {
                object value = Value;
                return value is Vector4 ? (Vector4)value : value is Vector3 ? (Vector4)(Vector3)value
                    : value is Vector2 ? (Vector4)(Vector2)value
                    : value is Color ? (Vector4)(Color)value : value is Color32 ? (Vector4)(Color)(Color32)value
                    : value is Quaternion
                        ? new Vector4(((Quaternion)value).x, ((Quaternion)value).y, ((Quaternion)value).z,
                        ((Quaternion)value).w)
                    : throw new InvalidOperationException("type is not a supported vector value: '" + propertyPath
                        + "' is " + Kind.Name);
            }
        }

        private void PutFour<T>(T value, Vector4 all)
        {
            if (Kind == typeof(Vector4))
            {
                Put(all);
            }
            else if (Kind == typeof(Color32) && value is Color)
            {
                Put((Color32)(Color)(object)value);
            }
            else
            {
                Set("vector", value);
            }
        }

        public Vector2 vector2Value { get { return Four; } set { PutFour(value, value); } }
        public Vector3 vector3Value { get { return Four; } set { PutFour(value, value); } }
        public Vector4 vector4Value { get { return Four; } set { PutFour(value, value); } }
        public Color colorValue { get { return Four; } set { PutFour(value, value); } }

        public Quaternion quaternionValue
        {
            get { return new Quaternion(Four.x, Four.y, Four.z, Four.w); }
            set { PutFour(value, new Vector4(value.x, value.y, value.z, value.w)); }
        }

        public Object objectReferenceValue
        {
            get { return typeof(Object).IsAssignableFrom(Kind) ? (Object)Value : Get<Object>("pptr"); }
            set
            {
                if (!typeof(Object).IsAssignableFrom(Kind))
                {
                    throw new InvalidOperationException("type is not a supported pptr value: '" + propertyPath
                        + "' is " + Kind.Name);
                }
                // one of another type is not taken, as in Unity
                Put(value && Kind.IsInstanceOfType(value) ? value : null);
            }
        }

        public int objectReferenceInstanceIDValue
        {
            get { return objectReferenceValue ? objectReferenceValue.GetInstanceID() : 0; }
            set { objectReferenceValue = Native.ObjectById(value); }
        }

        public object boxedValue
        {
            get { return Serializer.CopyValue(Kind, Value, new Dictionary<Object, Object>(), 1); }
            set
            {
                if (value != null && !Kind.IsInstanceOfType(value))
                {
                    throw new InvalidCastException("'" + propertyPath + "' is " + Kind.Name + ", not "
                        + value.GetType().Name);
                }
                Put(Serializer.CopyValue(Kind, value, new Dictionary<Object, Object>(), 1));
            }
        }

        public bool hasMultipleDifferentValues => serializedObject.Others(m_Slot).Any(other =>
        {
            foreach (PropertyStep step in m_Steps)
            {
                other = step.Get(other);
            }
            return !AreEqual(Value, other);
        });

        private static bool AreEqual(object a, object b)
        {
            IList x = a as IList, y = b as IList;
            if (a == null || b == null || a is Object || a is string || SerialValues.IsLeaf(a.GetType()))
            {
                return Equals(a, b);
            }
            if (x != null && y != null)
            {
                return x.Count == y.Count && Enumerable.Range(0, x.Count).All(i => AreEqual(x[i], y[i]));
            }
            return a.GetType() == b.GetType()
                && Serializer.FieldsOf(a.GetType()).All(f => AreEqual(f.info.GetValue(a), f.info.GetValue(b)));
        }

        // Lists

        private IList Items
        {
            get
            {
                if (!isArray || Kind == typeof(string))
                {
                    throw new InvalidOperationException("'" + propertyPath + "' is no array");
                }
                return (IList)Value ?? new object[0];
            }
        }

        public int arraySize
        {
            get { return Kind == typeof(string) ? stringValue.Length : Items.Count; }
            set { Put(PropertyStep.Resize(Kind, Items, value)); }
        }

        public int minArraySize => Items.Count;
        public void ClearArray() => arraySize = 0;

        public void InsertArrayElementAtIndex(int index)
        {
            List<object> items = Items.Cast<object>().ToList();
            index = Math.Min(Math.Max(index, 0), items.Count);
            object like = items.Count == 0 ? Serializer.Default(Serializer.ElementOf(Kind), 1)
                : PropertyStep.Copied(Kind, items[Math.Max(0, Math.Min(index, items.Count - 1))]);
            items.Insert(index, like);
            Put(PropertyStep.ListOf(Kind, items));
        }

        public void DeleteArrayElementAtIndex(int index)
        {
            List<object> items = Items.Cast<object>().ToList();
            if (index < 0 || index >= items.Count)
            {
                throw new IndexOutOfRangeException("'" + propertyPath + "' has no item " + index);
            }
            items.RemoveAt(index);
            Put(PropertyStep.ListOf(Kind, items));
        }

        public bool MoveArrayElement(int srcIndex, int dstIndex)
        {
            List<object> items = Items.Cast<object>().ToList();
            if (srcIndex < 0 || dstIndex < 0 || srcIndex >= items.Count || dstIndex >= items.Count)
            {
                return false;
            }
            object moved = items[srcIndex];
            items.RemoveAt(srcIndex);
            items.Insert(dstIndex, moved);
            Put(PropertyStep.ListOf(Kind, items));
            return true;
        }
    }
}
