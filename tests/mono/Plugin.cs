// What unity-package's loader does, in a program of its own: drives the agent by P/Invoke.
using System;
using System.IO;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Threading;

public static class Plugin {
    [DllImport("libumcp-agent.so")] static extern void UnityPluginLoad(IntPtr interfaces);
    [DllImport("libumcp-agent.so")] static extern void UnityPluginUnload();
    [DllImport("libumcp-agent.so")] static extern int umcp_agent_start(string url);
    [DllImport("libumcp-agent.so")] static extern void umcp_agent_pump();
    [DllImport("libumcp-agent.so")] static extern void umcp_agent_log(int type, string text);
    [DllImport("libumcp-agent.so")] static extern void umcp_agent_log_stack(int type, string text, string stack);
    [DllImport("libumcp-agent.so")] static extern void umcp_agent_before_reload();
    [DllImport("libumcp-agent.so")] static extern void umcp_agent_after_reload();
    [DllImport("libumcp-agent.so")] static extern void umcp_agent_progress(long call, float done);

    public static int Main(string[] args) {
        UnityPluginLoad(IntPtr.Zero);
        if (umcp_agent_start(args[0]) != 1 || umcp_agent_start(args[0]) != 1)
            return 1;
        for (int frame = 0; !File.Exists(args[1]); frame++) {
            umcp_agent_pump();
            if (frame == 50)
                Assembly.LoadFrom(args[2]); // has a plugin tool
            umcp_agent_progress(frame, 0.5f); // of calls that nobody has made, or that are over
            if (frame == 100)
                umcp_agent_log(2, "a warning \u00e9");
            if (frame == 150)
                umcp_agent_log_stack(0, "an error", "at Game.Update ()");
            if (frame == 200)
                umcp_agent_before_reload();
            if (frame == 300)
                umcp_agent_after_reload();
            Thread.Sleep(1);
        }
        UnityPluginUnload();
        return 0;
    }
}
