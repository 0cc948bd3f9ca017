using System.Linq;

/// <summary>One assembly: its folder here, and where its sources are in Unity's reference.</summary>
internal sealed class Module
{
    internal readonly string Folder;
    internal readonly string[] Places;

    /// <summary>Is its source older than what we follow? Then a method that we have by name is ours alone.</summary>
    internal bool IsOlder;

    internal Module(string folder, params string[] places)
    {
        Folder = folder;
        Places = places;
    }
}

/// <summary>What is written, and what never is.</summary>
internal static class Modules
{
    private static readonly string[] s_Same =
    {
        "AI", "Accessibility", "AndroidJNI", "Animation", "AssetBundle", "Audio", "Cloth", "Director", "GameCenter", "Grid",
        "IMGUI", "ImageConversion", "InputLegacy", "JSONSerialize", "ParticleSystem", "Physics", "Physics2D", "ScreenCapture",
        "SpriteMask", "SpriteShape", "Subsystems", "Terrain", "TerrainPhysics", "TextCoreFontEngine", "TextCoreTextEngine",
        "TextRendering", "Tilemap", "UI", "UnityAnalytics", "UnityAnalyticsCommon", "UnityWebRequest", "UnityWebRequestAssetBundle",
        "UnityWebRequestAudio", "UnityWebRequestTexture", "UnityWebRequestWWW", "VFX", "VR", "Vehicles", "Video", "Wind", "XR",
    };

    internal static readonly Module[] All = new[] { new Module("CoreModule", "Runtime") }
        .Concat(s_Same.Select(name => new Module(name + "Module", "Modules/" + name)))
        .Concat(new[] { new Module("UI", "ugui/UnityEngine.UI") { IsOlder = true } }).ToArray();

    /// <summary>Namespaces that scripts of games do not use, or that others bring.</summary>
    internal static readonly string[] Unwanted =
    {
        "UnityEditor", "UnityEngineInternal", "UnityEngine.TestTools", "UnityEngine.Bindings", "UnityEngine.Internal",
        "UnityEngine.Windows", "UnityEngine.WSA", "UnityEngine.Lumin", "UnityEngine.SearchService", "UnityEngine.Diagnostics",
        "UnityEngine.Networking.PlayerConnection", "Unity.IO", "Unity.Content", "UnityEngine.Hmi", "Unity.Burst.LowLevel",
        "Unity.Rendering", "Unity.Loading", "Unity.Profiling.Memory", "Unity.Properties", "Unity.CodeEditor",
        "UnityEngine.Experimental.GlobalIllumination", "UnityEngine.Experimental.UI", "UnityEngine.Experimental.Playables", "UnityEngine.Experimental.TerrainAPI",
        "UnityEngine.TextCore", "UnityEngine.Analytics.Performance", "UnityEngine.Connect", "UnityEngine.CrashReportHandler",
    };

    /// <summary>Types that draw: with nothing to draw on, what returns nothing does nothing.</summary>
    internal static readonly string[] Drawing =
    {
        "UnityEngine.GL", "UnityEngine.Graphics", "UnityEngine.Gizmos", "UnityEngine.GUI", "UnityEngine.GUILayout",
        "UnityEngine.Rendering.CommandBuffer", "UnityEngine.Profiling.Profiler", "UnityEngine.Profiling.Sampler",
        "UnityEngine.Rendering.ScriptableRenderContext", "UnityEngine.GUIStyle",
    };

    /// <summary>Methods of scripts that the engine calls, besides those that begin with On.</summary>
    internal static readonly string[] Messages = { "Awake", "Start", "Update", "LateUpdate", "FixedUpdate", "Reset" };

    /// <summary>Types whose methods are controls, and what those call the value that they show.</summary>
    internal static readonly string[] Controls = { "UnityEngine.GUI", "UnityEngine.GUILayout" };
    internal static readonly string[] ControlValues =
    {
        "value", "text", "password", "selected", "scrollPosition", "clientRect", "screenRect",
    };
}
