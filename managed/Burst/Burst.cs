using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Unity.Burst
{
    public enum FloatMode { Default, Strict, Deterministic, Fast }
    public enum FloatPrecision { Standard, High, Medium, Low }
    public enum OptimizeFor { Default, Performance, Size, FastCompilation, Balanced }

    /// <summary>Says that Burst may compile it. Here it runs as what it is.</summary>
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Method | AttributeTargets.Assembly)]
    public class BurstCompileAttribute : Attribute
    {
        public FloatMode FloatMode { get; set; }
        public FloatPrecision FloatPrecision { get; set; }
        public OptimizeFor OptimizeFor { get; set; }
        public bool CompileSynchronously { get; set; }
        public bool Debug { get; set; }
        public bool DisableSafetyChecks { get; set; }
        public bool DisableDirectCall { get; set; }

        public BurstCompileAttribute()
        {
        }

        public BurstCompileAttribute(FloatPrecision floatPrecision, FloatMode floatMode)
        {
            FloatPrecision = floatPrecision;
            FloatMode = floatMode;
        }
    }

    public interface IFunctionPointer
    {
        IFunctionPointer FromIntPtr(IntPtr ptr);
    }

    /// <summary>Invokes the delegate that it was made of.</summary>
    public struct FunctionPointer<T> : IFunctionPointer
    {
        private readonly IntPtr m_Value;

        public FunctionPointer(IntPtr ptr) => m_Value = ptr;

        public IntPtr Value => m_Value;
        public bool IsCreated => m_Value != IntPtr.Zero;
        public T Invoke => (T)(object)BurstCompiler.Find(m_Value, typeof(T));
        IFunctionPointer IFunctionPointer.FromIntPtr(IntPtr ptr) => new FunctionPointer<T>(ptr);
    }

    public class BurstCompilerOptions
    {
        public bool EnableBurstCompilation { get; set; }
        public bool EnableBurstCompileSynchronously { get; set; }
        public bool EnableBurstSafetyChecks { get; set; } = true;
        public bool EnableBurstTimings { get; set; }
        public bool EnableBurstDebug { get; set; }
        public bool IsEnabled => EnableBurstCompilation;
    }

    public static class BurstCompiler
    {
        private static readonly Dictionary<IntPtr, Delegate> s_Made = new Dictionary<IntPtr, Delegate>();
        private static readonly Dictionary<Delegate, IntPtr> s_Keys = new Dictionary<Delegate, IntPtr>();

        public static readonly BurstCompilerOptions Options = new BurstCompilerOptions();
        public static bool IsEnabled => false;

        public static FunctionPointer<T> CompileFunctionPointer<T>(T delegateMethod) where T : class
        {
            Delegate made = delegateMethod as Delegate;
            if (made == null)
            {
                throw new ArgumentException("Not a delegate: " + typeof(T));
            }
            lock (s_Made)
            {
                if (!s_Keys.TryGetValue(made, out IntPtr key))
                {
                    key = new IntPtr(s_Made.Count + 1 << 4);
                    s_Keys.Add(made, key);
                    s_Made.Add(key, made);
                }
                return new FunctionPointer<T>(key);
            }
        }

        /// <summary>Also of another type of delegate, and of a real pointer.</summary>
        internal static Delegate Find(IntPtr value, Type type)
        {
            Delegate made;
            lock (s_Made)
            {
                if (!s_Made.TryGetValue(value, out made))
                {
                    return Marshal.GetDelegateForFunctionPointer(value, type);
                }
            }
            return made.GetType() == type ? made : Delegate.CreateDelegate(type, made.Target, made.Method);
        }
    }

    /// <summary>A value that code compiled by Burst could share: here one for each pair of types.</summary>
    public readonly struct SharedStatic<T> where T : struct
    {
        private readonly T[] m_Value;

        private SharedStatic(T[] value) => m_Value = value;

        public ref T Data => ref m_Value[0];
        public static SharedStatic<T> GetOrCreate<TContext>(uint alignment = 0) => Of(typeof(TContext), typeof(void));
        public static SharedStatic<T> GetOrCreate<TContext, TSubContext>(uint alignment = 0)
            => Of(typeof(TContext), typeof(TSubContext));
        public static SharedStatic<T> GetOrCreate(Type contextType, uint alignment = 0)
            => Of(contextType, typeof(void));
        public static SharedStatic<T> GetOrCreate(Type contextType, Type subContextType, uint alignment = 0)
            => Of(contextType, subContextType);

        private static SharedStatic<T> Of(Type first, Type second)
        {
            string key = first.AssemblyQualifiedName + "|" + second.AssemblyQualifiedName;
            lock (Shared.All)
            {
                if (!Shared.All.TryGetValue(key, out object found))
                {
                    Shared.All[key] = found = new T[1];
                }
                return new SharedStatic<T>((T[])found);
            }
        }
    }

    internal static class Shared
    {
        internal static readonly Dictionary<string, object> All = new Dictionary<string, object>();
    }

    public static class BurstRuntime
    {
        public static int GetHashCode32<T>() => GetHashCode32(typeof(T));
        public static int GetHashCode32(Type type) => unchecked((int)GetHashCode64(type));
        public static long GetHashCode64<T>() => GetHashCode64(typeof(T));

        /// <summary>FNV-1a of the type's full name, with that of its assembly.</summary>
        public static long GetHashCode64(Type type)
        {
            ulong hash = 14695981039346656037;
            foreach (char c in type.AssemblyQualifiedName)
            {
                hash = unchecked((hash ^ c) * 1099511628211);
            }
            return unchecked((long)hash);
        }
    }

    [AttributeUsage(AttributeTargets.Parameter | AttributeTargets.ReturnValue | AttributeTargets.Field | AttributeTargets.Struct)]
    public class NoAliasAttribute : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Parameter | AttributeTargets.ReturnValue)]
    public class AssumeRangeAttribute : Attribute
    {
        public AssumeRangeAttribute(long min, long max)
        {
        }

        public AssumeRangeAttribute(ulong min, ulong max)
        {
        }
    }
}

namespace Unity.Burst.CompilerServices
{
    public static class Hint
    {
        public static bool Likely(bool condition) => condition;
        public static bool Unlikely(bool condition) => condition;

        public static void Assume(bool condition)
        {
        }
    }

    public static class Constant
    {
        public static bool IsConstantExpression<T>(T t) where T : struct => false;
    }

    public static class Loop
    {
        public static void ExpectVectorized()
        {
        }

        public static void ExpectNotVectorized()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method | AttributeTargets.Constructor)]
    public class SkipLocalsInitAttribute : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Method)]
    public class IgnoreWarningAttribute : Attribute
    {
        public IgnoreWarningAttribute(int warning)
        {
        }
    }
}
