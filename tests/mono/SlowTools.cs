// Attributes that never end: only for a runtime that can stop them.
using System;
using System.Threading;
using McpPlugin;

class HangingAttribute : Attribute {
    public HangingAttribute() { Thread.Sleep(Timeout.Infinite); }
}

static class Slow {
    [McpPluginTool("a-good-one")]
    static void Good() { }
    [McpPluginTool("hanging"), Hanging]
    static void First() { }
    [McpPluginTool("hanging-too"), Hanging]
    static void Second() { }
    [McpPluginTool("innocent")]
    static void Third() { }
}
