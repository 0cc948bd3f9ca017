// A game for the preloaded agent: as a program of its own (Main) and called by an engine (Tick).
using System;
using System.Threading;

namespace UnityEngine {

public enum RuntimePlatform { LinuxPlayer = 13 }

public static class Application {
    public static string unityVersion { get { return "2022.3.20f1"; } }
    public static string productName { get { return "Preloaded"; } }
    public static bool isEditor { get { return false; } }
    public static RuntimePlatform platform { get { return RuntimePlatform.LinuxPlayer; } }
}

}

class McpPluginToolAttribute : Attribute {
    public readonly string Name;
    public McpPluginToolAttribute(string name) { Name = name; }
}

public static class Game {
    public static object kept;

    [McpPluginTool("greet")]
    static string Greet(string name) {
        return "Hello, " + name;
    }

    public static void Tick() {
        kept = new byte[10000];
    }

    public static void Main() {
        Console.WriteLine("LD_PRELOAD=" + Environment.GetEnvironmentVariable("LD_PRELOAD"));
        for (;;) {
            Tick();
            GC.Collect();
            Thread.Sleep(1);
        }
    }
}
