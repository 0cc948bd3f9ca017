using System;
using UnityEngine;

namespace Umcp
{
    /// <summary>
    /// Prefab files of the project, for tools that run in umcp-player: what UnityEditor.PrefabUtility is in the editor.
    /// Sources ask for it with #if UMCP_PLAYER. Main thread only.
    /// </summary>
    public static class Prefabs
    {
        /// <summary>
        /// Writes the object, with all below it as it is now, to "Assets/….prefab" and its .meta file. Folders on the
        /// way
        /// are made. References to assets stay; those to objects outside become null; what came with prefab instances
        /// becomes the new prefab's own. The object itself does not change.
        /// </summary>
        /// <param name="overwrite">A prefab that is there is replaced. It keeps its guid, and objects of the same name
        /// and place their ids, so that instances in scenes stay what they are.</param>
        /// <exception cref="ArgumentException">The path is not one below Assets, or something is there.</exception>
        /// <exception cref="InvalidOperationException">The object cannot be saved, or the file not be
        /// written.</exception>
        public static void Save(GameObject root, string path, bool overwrite = false)
        {
            if (root == null)
            {
                throw new ArgumentNullException("root");
            }
            if (path == null)
            {
                throw new ArgumentNullException("path");
            }
            string fault = Native.SavePrefab(root.Ptr, path, overwrite);
            if (fault != null && fault.StartsWith("?", StringComparison.Ordinal))
            {
                throw new ArgumentException(fault.Substring(1));
            }
            if (fault != null)
            {
                throw new InvalidOperationException(fault);
            }
        }

        /// <summary>The prefab at "Assets/….prefab", to be instantiated; null: there is none.</summary>
        public static GameObject Load(string path)
        {
            if (path == null)
            {
                throw new ArgumentNullException("path");
            }
            return Native.LoadAsset(path) as GameObject;
        }
    }
}
