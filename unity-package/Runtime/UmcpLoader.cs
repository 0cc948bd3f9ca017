// Starts libumcp-agent.so and gives it a turn each frame: in a game from a hidden object's Update, in
// the editor from EditorApplication.update, in play mode or not. All else is done by the library.
using System;
using System.Runtime.InteropServices;
using System.Text;
using UnityEngine;

namespace Umcp {

static class Native {
    const string Library = "umcp-agent";

    [DllImport(Library)] internal static extern int umcp_agent_start(byte[] url);
    [DllImport(Library)] internal static extern void umcp_agent_stop();
    [DllImport(Library)] internal static extern void umcp_agent_pump();
    [DllImport(Library)] internal static extern void umcp_agent_log_stack(int type, byte[] utf8, byte[] stack);
    [DllImport(Library)] internal static extern void umcp_agent_before_reload();
    [DllImport(Library)] internal static extern void umcp_agent_after_reload();
    [DllImport(Library)] internal static extern void umcp_agent_set_compiling(int isCompiling);
    [DllImport(Library)] internal static extern void umcp_agent_progress(long call, float done);

    internal static byte[] Text(string s) {
        return Encoding.UTF8.GetBytes((s ?? "") + "\0");
    }
}

static class Loader {
    static bool isRunning;

    // A game without the library, or on a platform that it is not built for, just runs.
    internal static bool Start() {
        if (isRunning)
            return true;
        try {
            isRunning = Native.umcp_agent_start(null) != 0;
        } catch (Exception e) when (e is DllNotFoundException || e is EntryPointNotFoundException) {
            Debug.LogWarning("umcp: libumcp-agent.so cannot be loaded: " + e.Message);
        }
        if (isRunning)
            Application.logMessageReceivedThreaded += Log;
        return isRunning;
    }

    internal static void Stop() {
        if (!isRunning)
            return;
        Application.logMessageReceivedThreaded -= Log;
        Native.umcp_agent_stop();
        isRunning = false;
    }

    static void Log(string message, string stackTrace, LogType type) {
        bool hasTrace = type == LogType.Exception && !string.IsNullOrEmpty(stackTrace);
        Native.umcp_agent_log_stack((int)type, Native.Text(hasTrace ? message + "\n" + stackTrace : message),
                                    Native.Text(stackTrace));
    }

#if !UNITY_EDITOR
    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.AfterSceneLoad)]
    static void StartGame() {
        if (!Start())
            return;
        var turn = new GameObject("umcp") { hideFlags = HideFlags.HideAndDontSave };
        UnityEngine.Object.DontDestroyOnLoad(turn);
        turn.AddComponent<Turn>();
    }
#endif
}

// What a tool is given for an IProgress<float>; made by the library, used on any thread.
[UnityEngine.Scripting.Preserve]
sealed class ToolProgress : IProgress<float> {
    readonly long call;

    [UnityEngine.Scripting.Preserve]
    internal ToolProgress(long call) {
        this.call = call;
    }

    public void Report(float value) {
        Native.umcp_agent_progress(call, value);
    }
}

[AddComponentMenu("")]
sealed class Turn : MonoBehaviour {
    void Update() {
        Native.umcp_agent_pump();
    }

    void OnApplicationQuit() {
        Destroy(gameObject);
        Loader.Stop();
    }
}

#if UNITY_EDITOR
static class EditorLoader {
    // Runs after each reload of the domain: the library has been there since the first.
    [UnityEditor.InitializeOnLoadMethod]
    static void StartEditor() {
        if (!Loader.Start())
            return;
        Native.umcp_agent_after_reload();
        UnityEditor.AssemblyReloadEvents.beforeAssemblyReload += Native.umcp_agent_before_reload;
        UnityEditor.EditorApplication.update += Update;
        UnityEditor.EditorApplication.quitting += Quit;
    }

    static void Update() {
        Native.umcp_agent_set_compiling(UnityEditor.EditorApplication.isCompiling ? 1 : 0);
        Native.umcp_agent_pump();
    }

    static void Quit() {
        UnityEditor.EditorApplication.update -= Update;
        Loader.Stop();
    }
}
#endif

}
