using System;
using System.Threading.Tasks;

// The namespaces that tools for other plugins import. The player's compilers give a source that imports several of
// them the project's own types, or those of the first (managed/Compiler/Ambiguous.cs, src/unity/csharp/rewrite.c). A
// project may bring any of these types, and then code does not see ours: so what one namespace has is not made of what
// another has.
namespace com.IvanMurzak.McpPlugin
{
    public class McpPluginToolTypeAttribute : Umcp.ToolTypeAttribute
    {
    }

    public class McpPluginToolAttribute : Umcp.HintedToolAttribute
    {
        public McpPluginToolAttribute(string name, string title = null) : base(name, title)
        {
        }
    }

    public enum McpToolType
    {
        Standard,
        System
    }

    public class AiToolTypeAttribute : Umcp.ToolTypeAttribute
    {
    }

    public class AiToolAttribute : Umcp.HintedToolAttribute
    {
        public AiToolAttribute(string name, string title = null) : base(name, title)
        {
        }
    }

    public class MainThread : Umcp.MainThreadRunner
    {
        private static readonly MainThread s_Instance = new MainThread();

        public static MainThread Instance
        {
            get { return s_Instance; }
        }
    }
}

namespace com.IvanMurzak.Unity.MCP.Common
{
    public class McpPluginToolTypeAttribute : Umcp.ToolTypeAttribute
    {
    }

    public class McpPluginToolAttribute : Umcp.HintedToolAttribute
    {
        public McpPluginToolAttribute(string name, string title = null) : base(name, title)
        {
        }
    }

    public class MainThread : Umcp.MainThreadRunner
    {
        private static readonly MainThread s_Instance = new MainThread();

        public static MainThread Instance
        {
            get { return s_Instance; }
        }
    }
}

namespace com.IvanMurzak.ReflectorNet.Utils
{
    public class McpPluginToolTypeAttribute : Umcp.ToolTypeAttribute
    {
    }

    public class McpPluginToolAttribute : Umcp.HintedToolAttribute
    {
        public McpPluginToolAttribute(string name, string title = null) : base(name, title)
        {
        }
    }

    public class MainThread : Umcp.MainThreadRunner
    {
        private static readonly MainThread s_Instance = new MainThread();

        public static MainThread Instance
        {
            get { return s_Instance; }
        }
    }
}

namespace Umcp
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    public abstract class ToolTypeAttribute : Attribute
    {
    }

    /// <summary>As McpPlugin's, with the same promises under MCP's own names, too.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    public abstract class HintedToolAttribute : Attribute
    {
        protected HintedToolAttribute(string name, string title)
        {
            Name = name;
            Title = title;
        }

        public string Name { get; set; }
        public string Title { get; set; }
        public bool Destructive { get; set; }
        public bool ReadOnly { get; set; }

        public bool ReadOnlyHint
        {
            get { return ReadOnly; }
            set { ReadOnly = value; }
        }

        public bool DestructiveHint
        {
            get { return Destructive; }
            set { Destructive = value; }
        }

        private long m_TimeoutMs = -1;

        public long TimeoutMs
        {
            get { return m_TimeoutMs; }
            set { m_TimeoutMs = value; }
        }

        public string Thread { get; set; }

        public bool IdempotentHint { get; set; }
        public bool OpenWorldHint { get; set; }

        private bool m_Enabled = true;

        /// <summary>Without it the method is not a tool.</summary>
        public bool Enabled
        {
            get { return m_Enabled; }
            set { m_Enabled = value; }
        }

        public com.IvanMurzak.McpPlugin.McpToolType ToolType { get; set; }
    }

    /// <summary>As McpPlugin.MainThread, which says what it does.</summary>
    public abstract class MainThreadRunner
    {
        private static McpPlugin.MainThread Main
        {
            get { return McpPlugin.MainThread.Instance; }
        }

        public bool IsMainThread
        {
            get { return Main.IsMainThread; }
        }

        public void Run(Action action)
        {
            Main.Run(action);
        }

        public T Run<T>(Func<T> function)
        {
            return Main.Run(function);
        }

        public Task RunAsync(Action action)
        {
            return Main.RunAsync(action);
        }

        public Task<T> RunAsync<T>(Func<T> function)
        {
            return Main.RunAsync(function);
        }

        public Task RunAsync(Func<Task> function)
        {
            return Main.RunAsync(function);
        }

        public Task<T> RunAsync<T>(Func<Task<T>> function)
        {
            return Main.RunAsync(function);
        }
    }
}
