using System.Reflection;

namespace System.Runtime.Loader
{
    /// <summary>Mono has one context. Roslyn asks for it when it loads a library of its own by name.</summary>
    public class AssemblyLoadContext
    {
        static readonly AssemblyLoadContext only = new AssemblyLoadContext();

        protected AssemblyLoadContext()
        {
        }

        public static AssemblyLoadContext GetLoadContext(Assembly assembly)
        {
            return only;
        }

        public Assembly LoadFromAssemblyName(AssemblyName name)
        {
            return Assembly.Load(name);
        }

        public Assembly LoadFromAssemblyPath(string path)
        {
            return Assembly.LoadFrom(path);
        }

        protected virtual Assembly Load(AssemblyName name)
        {
            return null;
        }

        protected virtual IntPtr LoadUnmanagedDll(string name)
        {
            return IntPtr.Zero;
        }

        protected IntPtr LoadUnmanagedDllFromPath(string path)
        {
            throw new NotSupportedException("native libraries are not loaded here");
        }
    }
}
