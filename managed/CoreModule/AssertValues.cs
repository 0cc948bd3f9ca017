using System.Collections.Generic;
using System.Diagnostics;

namespace UnityEngine.Assertions
{
    /// <summary>Comparisons of values, of which Unity has a method for each kind.</summary>
    public static partial class Assert
    {
        private const float Tolerance = 0.00001f;

        private static void Compare<T>(T expected, T actual, string message, IEqualityComparer<T> comparer,
            bool isEqual)
        {
            bool same = typeof(Object).IsAssignableFrom(typeof(T)) ? expected as Object == actual as Object
                : comparer.Equals(actual, expected);
            Tell(same, expected, actual, message, isEqual, "Values are ");
        }

        private static void Near(float expected, float actual, float tolerance, string message, bool isEqual)
        {
            Tell(Mathf.Abs(actual - expected) < tolerance, expected, actual, message, isEqual, "Values are ");
        }

        private static void Tell(bool same, object expected, object actual, string message, bool isEqual, string what)
        {
            Check(same == isEqual, what + (isEqual ? "not equal.\nExpected: " : "equal.\nExpected: ") + actual
                + (isEqual ? " == " : " != ") + expected, message);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual<T>(T expected, T actual)
            => Compare(expected, actual, null, EqualityComparer<T>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual<T>(T expected, T actual, string message)
            => Compare(expected, actual, message, EqualityComparer<T>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual<T>(T expected, T actual, string message, IEqualityComparer<T> comparer)
            => Compare(expected, actual, message, comparer, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(Object expected, Object actual, string message)
            => Compare(expected, actual, message, EqualityComparer<Object>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(sbyte expected, sbyte actual)
            => Compare(expected, actual, null, EqualityComparer<sbyte>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(sbyte expected, sbyte actual, string message)
            => Compare(expected, actual, message, EqualityComparer<sbyte>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(byte expected, byte actual)
            => Compare(expected, actual, null, EqualityComparer<byte>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(byte expected, byte actual, string message)
            => Compare(expected, actual, message, EqualityComparer<byte>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(char expected, char actual)
            => Compare(expected, actual, null, EqualityComparer<char>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(char expected, char actual, string message)
            => Compare(expected, actual, message, EqualityComparer<char>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(short expected, short actual)
            => Compare(expected, actual, null, EqualityComparer<short>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(short expected, short actual, string message)
            => Compare(expected, actual, message, EqualityComparer<short>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(ushort expected, ushort actual)
            => Compare(expected, actual, null, EqualityComparer<ushort>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(ushort expected, ushort actual, string message)
            => Compare(expected, actual, message, EqualityComparer<ushort>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(int expected, int actual)
            => Compare(expected, actual, null, EqualityComparer<int>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(int expected, int actual, string message)
            => Compare(expected, actual, message, EqualityComparer<int>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(uint expected, uint actual)
            => Compare(expected, actual, null, EqualityComparer<uint>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(uint expected, uint actual, string message)
            => Compare(expected, actual, message, EqualityComparer<uint>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(long expected, long actual)
            => Compare(expected, actual, null, EqualityComparer<long>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(long expected, long actual, string message)
            => Compare(expected, actual, message, EqualityComparer<long>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(ulong expected, ulong actual)
            => Compare(expected, actual, null, EqualityComparer<ulong>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreEqual(ulong expected, ulong actual, string message)
            => Compare(expected, actual, message, EqualityComparer<ulong>.Default, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreApproximatelyEqual(float expected, float actual)
            => Near(expected, actual, Tolerance, null, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreApproximatelyEqual(float expected, float actual, string message)
            => Near(expected, actual, Tolerance, message, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreApproximatelyEqual(float expected, float actual, float tolerance)
            => Near(expected, actual, tolerance, null, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreApproximatelyEqual(float expected, float actual, float tolerance, string message)
            => Near(expected, actual, tolerance, message, true);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual<T>(T expected, T actual)
            => Compare(expected, actual, null, EqualityComparer<T>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual<T>(T expected, T actual, string message)
            => Compare(expected, actual, message, EqualityComparer<T>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual<T>(T expected, T actual, string message, IEqualityComparer<T> comparer)
            => Compare(expected, actual, message, comparer, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(Object expected, Object actual, string message)
            => Compare(expected, actual, message, EqualityComparer<Object>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(sbyte expected, sbyte actual)
            => Compare(expected, actual, null, EqualityComparer<sbyte>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(sbyte expected, sbyte actual, string message)
            => Compare(expected, actual, message, EqualityComparer<sbyte>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(byte expected, byte actual)
            => Compare(expected, actual, null, EqualityComparer<byte>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(byte expected, byte actual, string message)
            => Compare(expected, actual, message, EqualityComparer<byte>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(char expected, char actual)
            => Compare(expected, actual, null, EqualityComparer<char>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(char expected, char actual, string message)
            => Compare(expected, actual, message, EqualityComparer<char>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(short expected, short actual)
            => Compare(expected, actual, null, EqualityComparer<short>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(short expected, short actual, string message)
            => Compare(expected, actual, message, EqualityComparer<short>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(ushort expected, ushort actual)
            => Compare(expected, actual, null, EqualityComparer<ushort>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(ushort expected, ushort actual, string message)
            => Compare(expected, actual, message, EqualityComparer<ushort>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(int expected, int actual)
            => Compare(expected, actual, null, EqualityComparer<int>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(int expected, int actual, string message)
            => Compare(expected, actual, message, EqualityComparer<int>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(uint expected, uint actual)
            => Compare(expected, actual, null, EqualityComparer<uint>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(uint expected, uint actual, string message)
            => Compare(expected, actual, message, EqualityComparer<uint>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(long expected, long actual)
            => Compare(expected, actual, null, EqualityComparer<long>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(long expected, long actual, string message)
            => Compare(expected, actual, message, EqualityComparer<long>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(ulong expected, ulong actual)
            => Compare(expected, actual, null, EqualityComparer<ulong>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotEqual(ulong expected, ulong actual, string message)
            => Compare(expected, actual, message, EqualityComparer<ulong>.Default, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotApproximatelyEqual(float expected, float actual)
            => Near(expected, actual, Tolerance, null, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotApproximatelyEqual(float expected, float actual, string message)
            => Near(expected, actual, Tolerance, message, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotApproximatelyEqual(float expected, float actual, float tolerance)
            => Near(expected, actual, tolerance, null, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void AreNotApproximatelyEqual(float expected, float actual, float tolerance, string message)
            => Near(expected, actual, tolerance, message, false);
        [Conditional("UNITY_ASSERTIONS")]
        public static void IsNull(Object value, string message)
            => Check(!value, "Value was not Null\nExpected: Value was Null", message);
        [Conditional("UNITY_ASSERTIONS")]
        public static void IsNotNull(Object value, string message)
            => Check(value, "Value was Null\nExpected: Value was not Null", message);
    }
}
