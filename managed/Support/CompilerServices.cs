namespace System.Runtime.CompilerServices
{
    // Marks of C# 9 that the compiler looks for and Mono's class library lacks. A project that declares
    // one itself uses its own.

    /// <summary>For `init` accessors, and so for records.</summary>
    public static class IsExternalInit
    {
    }

    [AttributeUsage(AttributeTargets.Method, Inherited = false)]
    public sealed class ModuleInitializerAttribute : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Module | AttributeTargets.Class | AttributeTargets.Struct
                    | AttributeTargets.Interface | AttributeTargets.Constructor | AttributeTargets.Method
                    | AttributeTargets.Property | AttributeTargets.Event, Inherited = false)]
    public sealed class SkipLocalsInitAttribute : Attribute
    {
    }
}
