using System;
using System.Collections.Generic;
using System.Diagnostics;

namespace UnityEngine.Assertions
{
    public class AssertionException : Exception
    {
        private readonly string m_UserMessage;

        public AssertionException(string message, string userMessage) : base(message)
        {
            m_UserMessage = userMessage;
        }

        public override string Message => base.Message + (m_UserMessage == null ? "" : "\n" + m_UserMessage);
    }

    public static partial class Assert
    {
        private static void Check(bool condition, string what, string message)
        {
            if (!condition)
            {
                throw new AssertionException("Assertion failure. " + what, message);
            }
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void IsTrue(bool condition)
        {
            Check(condition, "Value was False\nExpected: True", null);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void IsTrue(bool condition, string message)
        {
            Check(condition, "Value was False\nExpected: True", message);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void IsFalse(bool condition)
        {
            Check(!condition, "Value was True\nExpected: False", null);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void IsFalse(bool condition, string message)
        {
            Check(!condition, "Value was True\nExpected: False", message);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void IsNull<T>(T value) where T : class
        {
            Check(IsNothing(value), "Value was not Null\nExpected: Value was Null", null);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void IsNull<T>(T value, string message) where T : class
        {
            Check(IsNothing(value), "Value was not Null\nExpected: Value was Null", message);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void IsNotNull<T>(T value) where T : class
        {
            Check(!IsNothing(value), "Value was Null\nExpected: Value was not Null", null);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void IsNotNull<T>(T value, string message) where T : class
        {
            Check(!IsNothing(value), "Value was Null\nExpected: Value was not Null", message);
        }

        /// <summary>What is destroyed counts as null.</summary>
        private static bool IsNothing<T>(T value) where T : class
        {
            Object o = value as Object;
            return ReferenceEquals(o, null) ? value == null : !o;
        }
    }
}
