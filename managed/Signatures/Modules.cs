using System.Collections.Generic;
using System.Linq;

/// <summary>One assembly: its folder here, and where its sources are in Unity's reference.</summary>
internal sealed class Module
{
    internal readonly string Folder;
    internal readonly string[] Places;

    /// <summary>The types that are taken, of those of UnityEditor; null: none of them, and all others.</summary>
    internal HashSet<string> Names;

    /// <summary>Is its source older than what we follow? Then a method that we have by name is ours alone.</summary>
    internal bool IsOlder;

    /// <summary>A package: compiled alone, with the built stand-ins. Of its types, those in Names.</summary>
    internal bool IsPackage;

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
        .Concat(new[]
        {
            new Module("UIElementsModule", "ModuleOverrides/com.unity.ui/Core", "External/Yoga/csharp"),
            new Module("UI", "ugui/UnityEngine.UI") { IsOlder = true },
        }).ToArray();

    /// <summary>Packages, each after those that it needs. Their types stand in PackageTypes.cs.</summary>
    internal static readonly Module[] Packages = new[]
    {
        new Module("Timeline", "com.unity.timeline/Runtime"),
        new Module("Navigation", "com.unity.ai.navigation/Runtime"),
        new Module("PostProcessing", "com.unity.postprocessing/PostProcessing/Runtime"),
        new Module("RenderPipelines", "com.unity.render-pipelines.core/Runtime"),
        new Module("UniversalPipeline", "com.unity.render-pipelines.universal/Runtime"),
        new Module("HighDefinition", "com.unity.render-pipelines.high-definition/Runtime"),
        new Module("TilemapExtras", "com.unity.2d.tilemap.extras/Runtime"),
        new Module("Netcode", "com.unity.netcode.gameobjects/Runtime", "com.unity.netcode.gameobjects/Components"),
        new Module("InputSystem", "com.unity.inputsystem/InputSystem"),
        new Module("TextMeshPro", "com.unity.textmeshpro/Scripts/Runtime"),
        new Module("Splines", "com.unity.splines/Runtime"),
        new Module("Localization", "com.unity.localization/Runtime"),
        new Module("XRManagement", "com.unity.xr.management/Runtime"),
        new Module("XRCoreUtils", "com.unity.xr.core-utils/Runtime"),
        new Module("ARSubsystems", "com.unity.xr.arfoundation/Runtime/ARSubsystems"),
        new Module("ARFoundation", "com.unity.xr.arfoundation/Runtime/ARFoundation"),
        new Module("XRHands", "com.unity.xr.hands/Runtime"),
        new Module("XRInteraction", "com.unity.xr.interaction.toolkit/Runtime"),
        new Module("ServicesCore", "com.unity.services.core/Runtime/Core", "com.unity.services.core/Runtime/Environments"),
        new Module("Authentication", "com.unity.services.authentication/Runtime"),
        new Module("Lobbies", "com.unity.services.lobby/Runtime"),
        new Module("Relay", "com.unity.services.relay/Runtime"),
    };

    /// <summary>What packages are compiled with: modules that they ask for.</summary>
    internal static readonly string[] PackageSymbols = { "COM_UNITY_MODULES_ANIMATION", "COM_UNITY_MODULES_PHYSICS", "COM_UNITY_MODULES_PHYSICS2D", "UNITY_2022_3_OR_NEWER",
        "UNITY_2022_2_OR_NEWER", "UNITY_2022_1_OR_NEWER", "UNITY_2021_2_OR_NEWER", "UNITY_2021_1_OR_NEWER", "UNITY_2020_1_OR_NEWER", "UNITY_2019_3_OR_NEWER", "UNITY_2019_1_OR_NEWER",
        "UNITY_2018_3_OR_NEWER", "UNITY_2018_1_OR_NEWER", "UNITY_2017_2_OR_NEWER", "TIMELINE_FRAMEACCURATE", "POST_PROCESSING", "UNITY_5_5_OR_NEWER" };

    /// <summary>After the others, since it has all sources. Its types stand in EditorTypes.cs.</summary>
    internal static readonly Module Editor = new Module("UnityEditor", "Editor/Mono", "Modules", "ModuleOverrides/com.unity.ui/Editor") { Names = EditorTypes.All() };

    internal static readonly string[] EditorSpaces = { "UnityEditor", "UnityEditorInternal" };

    /// <summary>Its classes are made by scripts and files, and derived from.</summary>
    internal const string Elements = "UnityEngine.UIElements";

    /// <summary>Namespaces that scripts of games do not use, or that others bring; and nested types of the editor for consoles and phones.</summary>
    internal static readonly string[] Unwanted =
    {
        "UnityEngineInternal", "UnityEngine.TestTools", "UnityEngine.Bindings", "UnityEngine.Internal",
        "UnityEngine.Windows", "UnityEngine.WSA", "UnityEngine.Lumin", "UnityEngine.SearchService", "UnityEngine.Diagnostics",
        "UnityEngine.Networking.PlayerConnection", "Unity.IO", "Unity.Content", "UnityEngine.Hmi", "Unity.Burst.LowLevel",
        "Unity.Rendering", "Unity.Loading", "Unity.Profiling.Memory", "Unity.Properties", "Unity.CodeEditor",
        "UnityEngine.Experimental.GlobalIllumination", "UnityEngine.Experimental.UI", "UnityEngine.Experimental.Playables", "UnityEngine.Experimental.TerrainAPI",
        "UnityEngine.TextCore", "UnityEngine.Analytics.Performance", "UnityEngine.Connect", "UnityEngine.CrashReportHandler",
        "UnityEditor.PlayerSettings.PS4", "UnityEditor.PlayerSettings.XboxOne", "UnityEditor.PlayerSettings.Switch", "UnityEditor.PlayerSettings.WSA",
        "UnityEditor.PlayerSettings.Lumin", "UnityEditor.PlayerSettings.tvOS", "UnityEditor.PlayerSettings.VisionOS", "UnityEditor.PlayerSettings.QNX",
        "UnityEditor.PlayerSettings.EmbeddedLinux", "UnityEditor.PlayerSettings.Facebook", "UnityEditor.PlayerSettings.PSVita", "UnityEditor.PlayerSettings.N3DS",
        "UnityEditor.PlayerSettings.WSACapability", "UnityEditor.PlayerSettings.WSAImageScale", "UnityEditor.PlayerSettings.WSAImageType",
        "UnityEditor.PlayerSettings.WSATargetFamily", "UnityEditor.PlayerSettings.VRDaydream", "UnityEditor.PlayerSettings.SplashScreenLogo",
        "UnityEditor.AssetImporters.AssetImporterEditor.ExtraDataSerializedObject",
    };

    /// <summary>Types that draw: with nothing to draw on, what returns nothing does nothing.</summary>
    internal static readonly string[] Drawing =
    {
        "UnityEngine.GL", "UnityEngine.Graphics", "UnityEngine.Gizmos", "UnityEngine.GUI", "UnityEngine.GUILayout",
        "UnityEngine.Rendering.CommandBuffer", "UnityEngine.Profiling.Profiler", "UnityEngine.Profiling.Sampler",
        "UnityEngine.Rendering.ScriptableRenderContext", "UnityEngine.GUIStyle",
        "UnityEditor.EditorGUI", "UnityEditor.EditorGUILayout", "UnityEditor.Handles", "UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle",
        "UnityEditor.IMGUI.Controls.ArcHandle", "UnityEditor.EditorGUIUtility", "UnityEditorInternal.ReorderableList", "UnityEditor.SceneView",
        "UnityEditor.HandleUtility", "UnityEditor.DragAndDrop", "UnityEditor.EditorWindow", "UnityEditor.IMGUI.Controls.TreeView",
    };

    /// <summary>Methods of scripts that the engine calls, besides those that begin with On.</summary>
    internal static readonly string[] Messages = { "Awake", "Start", "Update", "LateUpdate", "FixedUpdate", "Reset" };

    /// <summary>Types whose methods are controls, and what those call the value that they show.</summary>
    internal static readonly string[] Controls =
    {
        "UnityEngine.GUI", "UnityEngine.GUILayout", "UnityEditor.EditorGUI", "UnityEditor.EditorGUILayout", "UnityEditor.Handles",
    };
    internal static readonly string[] ControlValues =
    {
        "value", "text", "password", "selected", "scrollPosition", "clientRect", "screenRect",
        "obj", "selectedIndex", "selectedValue", "selectedValues", "mask", "tag", "layer", "foldout", "position", "rotation", "scale", "size", "radius", "rect",
        "enumValue", "handle", "handlePos", "target", "gradient",
    };
}
