using System;

// The namespaces that tools for other plugins import. The player's compiler gives a source that imports
// several of them the types of the first (src/unity/csharp/mend.c).
namespace com.IvanMurzak.McpPlugin
{
    public class McpPluginToolTypeAttribute : global::McpPlugin.McpPluginToolTypeAttribute
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

    public class AiToolTypeAttribute : global::McpPlugin.McpPluginToolTypeAttribute
    {
    }

    public class AiToolAttribute : Umcp.HintedToolAttribute
    {
        public AiToolAttribute(string name, string title = null) : base(name, title)
        {
        }
    }

    public class MainThread : global::McpPlugin.MainThread
    {
    }
}

namespace com.IvanMurzak.Unity.MCP.Common
{
    public class McpPluginToolTypeAttribute : global::McpPlugin.McpPluginToolTypeAttribute
    {
    }

    public class McpPluginToolAttribute : Umcp.HintedToolAttribute
    {
        public McpPluginToolAttribute(string name, string title = null) : base(name, title)
        {
        }
    }

    public class MainThread : global::McpPlugin.MainThread
    {
    }
}

namespace com.IvanMurzak.ReflectorNet.Utils
{
    public class McpPluginToolTypeAttribute : global::McpPlugin.McpPluginToolTypeAttribute
    {
    }

    public class McpPluginToolAttribute : Umcp.HintedToolAttribute
    {
        public McpPluginToolAttribute(string name, string title = null) : base(name, title)
        {
        }
    }

    public class MainThread : global::McpPlugin.MainThread
    {
    }
}

namespace Umcp
{
    /// <summary>The same promises under MCP's own names.</summary>
    public abstract class HintedToolAttribute : McpPlugin.McpPluginToolAttribute
    {
        protected HintedToolAttribute(string name, string title) : base(name, title)
        {
        }

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
}
