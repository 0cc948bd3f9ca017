// Attributes by which plugin tools are found, as the player's own assembly has them: used from
// another assembly. A project's own copies are in PluginTools.cs.
using System;

namespace McpPlugin {

[AttributeUsage(AttributeTargets.Class)]
public sealed class McpPluginToolTypeAttribute : Attribute {
}

[AttributeUsage(AttributeTargets.Method)]
public class McpPluginToolAttribute : Attribute {
    public McpPluginToolAttribute(string name) { Name = name; }
    public McpPluginToolAttribute(string name, string title) { Name = name; Title = title; }
    public string Name { get; private set; }
    public string Title { get; set; }
    public bool ReadOnly { get; set; }
    public bool Destructive { get; set; }
}

}

namespace Umcp {

public sealed class ToolProgress : System.IProgress<float> {
    public ToolProgress(long call) { }
    public void Report(float value) { }
}

}
