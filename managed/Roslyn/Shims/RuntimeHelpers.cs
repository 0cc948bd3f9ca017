using System.Runtime.InteropServices;

namespace System.Runtime.CompilerServices
{
    /// <summary>Mono has all of this, but its EnsureSufficientExecutionStack() does nothing on Linux, so that
    /// code that is nested too deeply ends the process instead of being an error.</summary>
    public static unsafe class RuntimeHelpers
    {
        const long Reserve = 256 << 10; // for what Roslyn does until it asks again

        delegate void ArrayInitializer(Array array, RuntimeFieldHandle field);

        static readonly ArrayInitializer initializeArray = (ArrayInitializer)Delegate.CreateDelegate(
            typeof(ArrayInitializer), Real.GetMethod("InitializeArray"));

        static readonly Func<object, int> getHashCode = (Func<object, int>)Delegate.CreateDelegate(
            typeof(Func<object, int>), Real.GetMethod("GetHashCode", new[] { typeof(object) }));

        [ThreadStatic]
        static long lowest; // address down to which this thread's stack may be used; 0: not asked yet

        static Type Real
        {
            get { return typeof(object).Assembly.GetType("System.Runtime.CompilerServices.RuntimeHelpers"); }
        }

        public static void InitializeArray(Array array, RuntimeFieldHandle field)
        {
            initializeArray(array, field);
        }

        public static int GetHashCode(object o)
        {
            return getHashCode(o);
        }

        public static bool IsReferenceOrContainsReferences<T>()
        {
            return Contains<T>.References;
        }

        public static void EnsureSufficientExecutionStack()
        {
            byte here;
            if (lowest == 0)
                lowest = FindLowest();
            if ((long)&here < lowest)
                throw new InsufficientExecutionStackException();
        }

        static long FindLowest()
        {
            byte* attributes = stackalloc byte[256]; // a pthread_attr_t has less
            IntPtr start, size;
            if (pthread_getattr_np(pthread_self(), attributes) != 0)
                return 1; // not known: no limit
            int problem = pthread_attr_getstack(attributes, out start, out size);
            pthread_attr_destroy(attributes);
            return problem != 0 ? 1 : (long)start + Reserve;
        }

        [DllImport("libc")]
        static extern IntPtr pthread_self();

        [DllImport("libc")]
        static extern int pthread_getattr_np(IntPtr thread, byte* attributes);

        [DllImport("libc")]
        static extern int pthread_attr_getstack(byte* attributes, out IntPtr start, out IntPtr size);

        [DllImport("libc")]
        static extern int pthread_attr_destroy(byte* attributes);

        static class Contains<T>
        {
            public static readonly bool References = (bool)Real.GetMethod("IsReferenceOrContainsReferences")
                .MakeGenericMethod(typeof(T)).Invoke(null, null);
        }
    }
}
