// Assets by their files, for agent/engine/named.c: what UnityEditor.AssetDatabase is in the editor.
using System;
using UnityEngine;

namespace Umcp
{
    internal static class AssetFiles
    {
        // Null: there is none of that type. A component is that of a prefab's root.
        private static UnityEngine.Object Load(string path, Type type)
        {
            UnityEngine.Object found = Native.LoadAsset(path);
            GameObject prefab = found as GameObject;
            if (prefab != null && typeof(Component).IsAssignableFrom(type))
            {
                return prefab.GetComponent(type);
            }
            return type.IsInstanceOfType(found) ? found : null;
        }
    }
}
