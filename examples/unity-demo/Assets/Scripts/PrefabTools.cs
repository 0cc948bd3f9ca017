using System;
using System.ComponentModel;
using McpPlugin;
using UnityEngine;
#if UNITY_EDITOR
using System.IO;
using UnityEditor;
#endif

/// <summary>A plugin tool that writes prefabs: in the editor by its own means, in umcp-player by Umcp.Prefabs.</summary>
[McpPluginToolType]
public static class PrefabTools
{
    [McpPluginTool("create-prefab", Title = "Create prefab", Destructive = true)]
    [Description("Save a GameObject, with all below it, as a prefab of the project")]
    public static string CreatePrefab(
        [Description("The object: obj:<id>, path or name")] GameObject @object,
        [Description("Where to, such as Assets/Prefabs/Door.prefab")] string path,
        [Description("Replace a prefab that is there")] bool overwrite = false)
    {
        ToolText.CheckName("path", path);
        return MainThread.Instance.Run(() =>
        {
            Save(ToolText.CheckObject(@object), path, overwrite);
            return "[Success] Saved " + ToolText.PathOf(@object) + " as " + path;
        });
    }

#if UNITY_EDITOR
    private static void Save(GameObject root, string path, bool overwrite)
    {
        string assets = Path.GetFullPath(Application.dataPath) + Path.DirectorySeparatorChar;
        string full = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(Application.dataPath), path));
        if (!path.StartsWith("Assets/", StringComparison.Ordinal) || !full.StartsWith(assets, StringComparison.Ordinal))
            throw new ArgumentException("path must lie below Assets");
        if (!path.EndsWith(".prefab", StringComparison.OrdinalIgnoreCase))
            throw new ArgumentException("path must end in .prefab");
        if (File.Exists(full) && !overwrite)
            throw new ArgumentException("'" + path + "' exists already. Choose another path, or pass overwrite: true");

        bool isSaved;
        Directory.CreateDirectory(Path.GetDirectoryName(full));
        PrefabUtility.SaveAsPrefabAsset(root, path, out isSaved);
        if (!isSaved)
            throw new InvalidOperationException("Unity could not save '" + path + "': see the console");
    }
#elif UMCP_PLAYER
    private static void Save(GameObject root, string path, bool overwrite)
    {
        Umcp.Prefabs.Save(root, path, overwrite);
    }
#else
    private static void Save(GameObject root, string path, bool overwrite)
    {
        throw new NotSupportedException("A game that was built has no project to save prefabs in");
    }
#endif
}
