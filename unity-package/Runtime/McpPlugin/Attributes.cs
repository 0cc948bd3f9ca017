using System;

// By these a server finds tools. It goes by the names of the attributes, wherever they are declared:
// a project that has its own copy keeps it.
namespace McpPlugin
{
    /// <summary>The class has methods marked with McpPluginTool. Not needed, but good to read.</summary>
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    public class McpPluginToolTypeAttribute : Attribute
    {
    }

    /// <summary>The method is a tool. What describes it and its parameters is System.ComponentModel's
    /// [Description]; parameters without a default are required.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    public class McpPluginToolAttribute : Attribute
    {
        private long m_TimeoutMs = -1;

        public McpPluginToolAttribute(string name)
        {
            Name = name;
        }

        public McpPluginToolAttribute(string name, string title) : this(name)
        {
            Title = title;
        }

        /// <summary>In kebab case: "open-door".</summary>
        public string Name { get; set; }

        /// <summary>For people: "Open a door".</summary>
        public string Title { get; set; }

        /// <summary>What it changes cannot be had back.</summary>
        public bool Destructive { get; set; }

        /// <summary>A promise that it changes nothing: it needs no permission to write.</summary>
        public bool ReadOnly { get; set; }

        /// <summary>How long a call may take, in milliseconds; 0: without limit. By default as long as others.</summary>
        public long TimeoutMs
        {
            get { return m_TimeoutMs; }
            set { m_TimeoutMs = value; }
        }

        /// <summary>"main" or "background". By default what the code uses decides: if it uses MainThread, it runs on
        /// a background thread, else on the main thread.</summary>
        public string Thread { get; set; }
    }
}
