using System;

// The marks by which a server finds plugin tools. It goes by their names, wherever they are
// declared; they stand here so that the project compiles on its own.
namespace McpPlugin
{
    /// <summary>The class has methods marked with McpPluginTool.</summary>
    [AttributeUsage(AttributeTargets.Class)]
    public sealed class McpPluginToolTypeAttribute : Attribute
    {
    }

    /// <summary>The method is a tool. Parameters without a default are required.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class McpPluginToolAttribute : Attribute
    {
        public McpPluginToolAttribute(string name)
        {
            Name = name;
        }

        public string Name { get; private set; }
        public string Title { get; set; }
        public bool Destructive { get; set; }
        public bool ReadOnly { get; set; }
    }
}
