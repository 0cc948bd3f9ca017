using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    /// <summary>
    /// What AssetDatabase.FindAssets takes: words of the name, of which all must be there, and "t:Type", "l:label" and
    /// "glob:pattern", of each of which one must fit.
    /// </summary>
    internal sealed class AssetFilter
    {
        private static readonly Dictionary<string, string> s_Kinds =
            new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase)
        {
            { "Prefab", "GameObject" }, { "Scene", "SceneAsset" }, { "Script", "MonoScript" },
                { "Folder", "DefaultAsset" },
            { "Model", "GameObject" }, { "Texture", "Texture" }, { "Animation", "AnimationClip" },
        };

        private readonly List<string> m_Words = new List<string>(), m_Types = new List<string>(),
            m_Labels = new List<string>(), m_Globs = new List<string>();
        private readonly string[] m_Folders;

        internal AssetFilter(string text, string[] folders)
        {
            foreach (Match part in Regex.Matches(text, @"(?:(\w+):)?(?:""([^""]*)""|(\S+))"))
            {
                string value = part.Groups[2].Success ? part.Groups[2].Value : part.Groups[3].Value;
                ListOf(part.Groups[1].Value).Add(value);
            }
            m_Folders = folders == null || folders.Length == 0 ? null
                : folders.Select(f => ProjectFiles.Clean(f) + "/").ToArray();
        }

        private List<string> ListOf(string key)
        {
            switch (key.ToLowerInvariant())
            {
                case "": return m_Words;
                case "t": return m_Types;
                case "l": return m_Labels;
                case "glob": return m_Globs;
                default: throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.FindAssets with '" + key + ":'");
            }
        }

        /// <summary>A folder's path ends with '/'.</summary>
        internal bool Takes(string path)
        {
            bool isFolder = path.EndsWith("/", StringComparison.Ordinal);
            string plain = path.TrimEnd('/'), name = isFolder ? Path.GetFileName(plain)
                : Path.GetFileNameWithoutExtension(plain);
            return (m_Folders == null
                || m_Folders.Any(f => path.StartsWith(f, StringComparison.Ordinal) && path.Length > f.Length))
                && m_Words.All(w => name.IndexOf(w, StringComparison.OrdinalIgnoreCase) >= 0)
                && (m_Globs.Count == 0 || m_Globs.Any(g => IsLike(plain, g)))
                && (m_Types.Count == 0 || m_Types.Any(t => IsOf(plain, isFolder, t)))
                && (m_Labels.Count == 0
                    || ProjectFiles.Labels(plain).Any(l => m_Labels.Contains(l, StringComparer.OrdinalIgnoreCase)));
        }

        private static bool IsLike(string path, string glob)
        {
            string pattern = Regex.Escape(glob).Replace(@"\*\*/", "(?:.*/)?").Replace(@"\*\*", ".*")
                .Replace(@"\*", "[^/]*").Replace(@"\?", "[^/]");
            return Regex.IsMatch(path, "^" + pattern + "$", RegexOptions.IgnoreCase);
        }

        private static bool IsOf(string path, bool isFolder, string kind)
        {
            string wanted, extension = Path.GetExtension(path).ToLowerInvariant();
            bool isSpecial = s_Kinds.TryGetValue(kind, out wanted);
            if (isFolder)
            {
                return isSpecial && wanted == "DefaultAsset" || kind == "DefaultAsset";
            }
            if (string.Equals(kind, "Prefab", StringComparison.OrdinalIgnoreCase) && extension != ".prefab"
                || string.Equals(kind, "Model", StringComparison.OrdinalIgnoreCase) && extension == ".prefab")
            {
                return false;
            }
            wanted = wanted ?? kind;
            for (Type type = AssetDatabase.GetMainAssetTypeAtPath(path); type != null; type = type.BaseType)
            {
                if (string.Equals(type.Name, wanted, StringComparison.OrdinalIgnoreCase) || type.FullName == wanted)
                {
                    return true;
                }
            }
            return HasPart(path, extension, wanted);
        }

        /// <summary>Objects inside of files that have another main one: the sprites of a texture, what is in a
        /// model.</summary>
        private static bool HasPart(string path, string extension, string kind)
        {
            bool mayBe =
                Regex.IsMatch(extension, @"^\.(png|jpe?g|psd|tga|tif|tiff|bmp|gif|exr|fbx|obj|blend|dae|asset)$")
                && Regex.IsMatch(kind,
                    "^(Sprite|Mesh|AnimationClip|Material|Avatar|UnityEngine.Sprite|UnityEngine.Mesh)$");
            return mayBe
                && Native.LoadParts(ProjectFiles.Real(path))
                .Any(o => o.GetType().Name == kind || o.GetType().FullName == kind);
        }
    }
}
