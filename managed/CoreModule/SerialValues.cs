using System;
using System.Collections.Generic;
using System.Globalization;

namespace UnityEngine
{
    /// <summary>Values without fields of their own as files have them: numbers, texts, Unity's structs,
    /// curves.</summary>
    internal static class SerialValues
    {
        private static readonly Dictionary<Type, Func<IntPtr, object>> s_Readers =
            new Dictionary<Type, Func<IntPtr, object>>
        {
            { typeof(bool), n => ToBool(Native.NodeText(n)) },
            { typeof(string), n => Native.NodeText(n) ?? "" },
            { typeof(float), n => (float)ToDouble(Native.NodeText(n)) },
            { typeof(double), n => ToDouble(Native.NodeText(n)) },
            { typeof(Vector2), n => new Vector2(Float(n, "x"), Float(n, "y")) },
            { typeof(Vector3), n => new Vector3(Float(n, "x"), Float(n, "y"), Float(n, "z")) },
            { typeof(Vector4), n => new Vector4(Float(n, "x"), Float(n, "y"), Float(n, "z"), Float(n, "w")) },
            { typeof(Quaternion), n => new Quaternion(Float(n, "x"), Float(n, "y"), Float(n, "z"), Float(n, "w")) },
            { typeof(Vector2Int), n => new Vector2Int(Int(n, "x"), Int(n, "y")) },
            { typeof(Vector3Int), n => new Vector3Int(Int(n, "x"), Int(n, "y"), Int(n, "z")) },
            { typeof(Color), n => new Color(Float(n, "r"), Float(n, "g"), Float(n, "b"), Float(n, "a")) },
            { typeof(Color32), ReadColor32 },
            { typeof(Rect), n => new Rect(Float(n, "x"), Float(n, "y"), Float(n, "width"), Float(n, "height")) },
            { typeof(RectInt), n => new RectInt(Int(n, "x"), Int(n, "y"), Int(n, "width"), Int(n, "height")) },
            { typeof(Bounds), ReadBounds },
            { typeof(LayerMask), n => (LayerMask)Int(n, "m_Bits") },
            { typeof(Hash128), n => Hash128.Parse(TextOf(n, "Hash")) },
            { typeof(Matrix4x4), ReadMatrix },
            { typeof(AnimationCurve), ReadCurve },
            { typeof(Gradient), ReadGradient },
        };

        internal static bool IsLeaf(Type type) => type.IsEnum || IsInteger(type) || s_Readers.ContainsKey(type);

        internal static object Read(Type type, IntPtr node)
        {
            if (type.IsEnum)
            {
                return Enum.ToObject(type, ToLong(Native.NodeText(node)));
            }
            return IsInteger(type) ? Narrow(type, ToLong(Native.NodeText(node))) : s_Readers[type](node);
        }

        /// <summary>Curves and gradients are objects: they must not be shared.</summary>
        internal static object Copy(object value)
        {
            AnimationCurve curve = value as AnimationCurve;
            Gradient gradient = value as Gradient;
            return curve != null ? curve.Copy() : gradient != null ? gradient.Copy() : value;
        }

        /// <summary>A list of whole numbers may be one text, the hexadecimal bytes of all.</summary>
        internal static Array ReadPacked(Type element, IntPtr node)
        {
            Type number = element.IsEnum ? Enum.GetUnderlyingType(element) : element;
            int size = SizeOf(number);
            string text = size == 0 || Native.NodeKind(node) != 0 ? "" : Native.NodeText(node) ?? "";
            Array items = Array.CreateInstance(element, size == 0 ? 0 : text.Length / 2 / size);
            for (int i = 0; i < items.Length; i++)
            {
                ulong bits = 0;
                for (int b = size - 1; b >= 0; b--)
                {
                    byte one;
                    byte.TryParse(text.Substring((i * size + b) * 2, 2), NumberStyles.HexNumber,
                        CultureInfo.InvariantCulture, out one);
                    bits = bits << 8 | one;
                }
                items.SetValue(FromBits(element, number, bits), i);
            }
            return items;
        }

        private static object FromBits(Type element, Type number, ulong bits)
        {
            if (number == typeof(bool))
            {
                return bits != 0;
            }
            return element.IsEnum ? Enum.ToObject(element, unchecked((long)bits))
                : Narrow(number, unchecked((long)bits));
        }

        private static bool IsInteger(Type type)
        {
            return type.IsPrimitive && type != typeof(bool) && type != typeof(IntPtr) && type != typeof(UIntPtr)
                && type != typeof(float) && type != typeof(double);
        }

        /// <summary>Bytes of each number in a list that files have packed; 0: they have it as a list.</summary>
        internal static int PackedSize(Type element)
            => SizeOf(element.IsEnum ? Enum.GetUnderlyingType(element) : element);

        private static int SizeOf(Type type)
        {
            switch (Type.GetTypeCode(type))
            {
                case TypeCode.Boolean:
                case TypeCode.Byte:
                case TypeCode.SByte: return 1;
                case TypeCode.Char:
                case TypeCode.Int16:
                case TypeCode.UInt16: return 2;
                case TypeCode.Int32:
                case TypeCode.UInt32: return 4;
                case TypeCode.Int64:
                case TypeCode.UInt64: return 8;
                default: return 0;
            }
        }

        internal static object Narrow(Type type, long value)
        {
            unchecked
            {
                switch (Type.GetTypeCode(type))
                {
                    case TypeCode.Byte: return (byte)value;
                    case TypeCode.SByte: return (sbyte)value;
                    case TypeCode.Char: return (char)value;
                    case TypeCode.Int16: return (short)value;
                    case TypeCode.UInt16: return (ushort)value;
                    case TypeCode.Int32: return (int)value;
                    case TypeCode.UInt32: return (uint)value;
                    case TypeCode.UInt64: return (ulong)value;
                    default: return value;
                }
            }
        }

        private static bool ToBool(string text) => text == "true" || ToLong(text) != 0;

        internal static long ToLong(string text)
        {
            long whole;
            ulong large;
            if (long.TryParse(text, NumberStyles.Integer, CultureInfo.InvariantCulture, out whole))
            {
                return whole;
            }
            return ulong.TryParse(text, NumberStyles.Integer, CultureInfo.InvariantCulture, out large)
                ? unchecked((long)large) : (long)ToDouble(text);
        }

        internal static double ToDouble(string text)
        {
            double value;
            if (double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out value))
            {
                return value;
            }
            switch ((text ?? "").ToLowerInvariant().Replace("infinity", "inf").TrimStart('.'))
            {
                case "inf": return double.PositiveInfinity;
                case "-inf":
                case "-.inf": return double.NegativeInfinity;
                case "nan":
                case "-nan": return double.NaN;
                default: return 0;
            }
        }

        private static IntPtr Child(IntPtr map, string key) => Native.NodeKind(map) == 1 ? Native.NodeGet(map, key)
            : IntPtr.Zero;

        private static string TextOf(IntPtr map, string key)
        {
            IntPtr node = Child(map, key);
            return node == IntPtr.Zero ? "" : Native.NodeText(node);
        }

        private static float Float(IntPtr map, string key) => (float)ToDouble(TextOf(map, key));
        private static int Int(IntPtr map, string key) => unchecked((int)ToLong(TextOf(map, key)));

        private static object ReadColor32(IntPtr node)
        {
            uint rgba = unchecked((uint)ToLong(TextOf(node, "rgba")));
            return new Color32((byte)rgba, (byte)(rgba >> 8), (byte)(rgba >> 16), (byte)(rgba >> 24));
        }

        private static object ReadBounds(IntPtr node)
        {
            IntPtr center = Child(node, "m_Center"), extent = Child(node, "m_Extent");
            Bounds bounds = new Bounds();
            if (center != IntPtr.Zero && extent != IntPtr.Zero)
            {
                bounds.center = (Vector3)Read(typeof(Vector3), center);
                bounds.extents = (Vector3)Read(typeof(Vector3), extent);
            }
            return bounds;
        }

        private static object ReadMatrix(IntPtr node)
        {
            Matrix4x4 m = new Matrix4x4();
            for (int i = 0; i < 16; i++)
            {
                m[i / 4, i % 4] = Float(node, "e" + i / 4 + i % 4);
            }
            return m;
        }

        private static object ReadCurve(IntPtr node)
        {
            AnimationCurve curve = new AnimationCurve();
            IntPtr keys = Child(node, "m_Curve");
            for (IntPtr at = keys == IntPtr.Zero ? keys
                : Native.NodeFirst(keys); at != IntPtr.Zero; at = Native.NodeNext(at))
            {
                Keyframe key = new Keyframe(
                    Float(at, "time"), Float(at, "value"), Float(at, "inSlope"), Float(at, "outSlope"),
                    Float(at, "inWeight"), Float(at, "outWeight"));
                key.weightedMode = (WeightedMode)Int(at, "weightedMode");
                curve.AddKey(key);
            }
            curve.SetInfinities(Int(node, "m_PreInfinity"), Int(node, "m_PostInfinity"));
            return curve;
        }

        /// <summary>Eight keys of colour and alpha each, of which some count; times are of 0 to 65535.</summary>
        private static object ReadGradient(IntPtr node)
        {
            GradientColorKey[] colors = new GradientColorKey[Mathf.Clamp(Int(node, "m_NumColorKeys"), 0, 8)];
            GradientAlphaKey[] alphas = new GradientAlphaKey[Mathf.Clamp(Int(node, "m_NumAlphaKeys"), 0, 8)];
            for (int i = 0; i < 8; i++)
            {
                IntPtr key = Child(node, "key" + i);
                Color color = key == IntPtr.Zero ? Color.white : (Color)Read(typeof(Color), key);
                if (i < colors.Length)
                {
                    colors[i] =
                        new GradientColorKey(new Color(color.r, color.g, color.b), Int(node, "ctime" + i) / 65535f);
                }
                if (i < alphas.Length)
                {
                    alphas[i] = new GradientAlphaKey(color.a, Int(node, "atime" + i) / 65535f);
                }
            }
            Gradient gradient = new Gradient();
            gradient.SetKeys(colors, alphas);
            gradient.mode = (GradientMode)Int(node, "m_Mode");
            return gradient;
        }
    }
}
