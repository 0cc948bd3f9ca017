using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    /// <summary>The files of the project as the player reads them; AssetChanges.cs has what writes.</summary>
    public sealed partial class AssetDatabase
    {
        // Guids and paths

        public static string AssetPathToGUID(string path) => Native.GetAssetGuid(ProjectFiles.Real(path));
        public static string AssetPathToGUID(string path, AssetPathToGUIDOptions options) => AssetPathToGUID(path);
        public static string GUIDToAssetPath(string guid) => ProjectFiles.Shown(Native.GetGuidPath(guid ?? ""));
        public static string GUIDToAssetPath(GUID guid) => GUIDToAssetPath(guid.ToString());
        public static GUID GUIDFromAssetPath(string path) => new GUID(AssetPathToGUID(path));

        public static string[] GetAllAssetPaths() => Paths().Select(p => p.TrimEnd('/')).ToArray();

        /// <summary>All of them as Unity shows them, in order; folders end with '/'.</summary>
        internal static IEnumerable<string> Paths()
        {
            return Texts.Lines(Native.GetAssetPaths()).Select(ProjectFiles.Shown).Where(p => p[0] != '/')
                .OrderBy(p => p, StringComparer.Ordinal);
        }

        public static bool IsValidFolder(string path)
        {
            path = ProjectFiles.Clean(path);
            bool isTop = path == "Assets" || path == "Packages";
            return isTop || ProjectFiles.Outside(path) == null && Native.GetAssetGuid(ProjectFiles.Real(path)) != ""
                && Directory.Exists(ProjectFiles.Full(path));
        }

        public static string[] GetSubFolders(string path)
        {
            string begin = ProjectFiles.Clean(path) + "/";
            return Paths()
                .Where(p => p.EndsWith("/", StringComparison.Ordinal) && p.StartsWith(begin, StringComparison.Ordinal)
                && p.Length > begin.Length
                && p.IndexOf('/', begin.Length) == p.Length - 1).Select(p => p.TrimEnd('/')).ToArray();
        }

        public static string GetTextMetaFilePathFromAssetPath(string path) => ProjectFiles.Clean(path) + ".meta";
        public static string GetAssetPathFromTextMetaFilePath(string path)
            => path.EndsWith(".meta", StringComparison.Ordinal) ? path.Substring(0, path.Length - 5) : "";

        // Objects

        public static string GetAssetPath(int instanceID) => GetAssetPath(EditorUtility.InstanceIDToObject(instanceID));

        public static string GetAssetPath(Object assetObject)
        {
            string guid, path;
            long id;
            return Identify(assetObject, out guid, out id, out path) ? ProjectFiles.Shown(path) : "";
        }

        public static string GetAssetOrScenePath(Object assetObject)
        {
            GameObject o = PrefabLinks.GameObjectOf(assetObject);
            return o && o.scene.IsValid() ? o.scene.path : GetAssetPath(assetObject);
        }

        /// <summary>False: it was made at run time, or is in a scene.</summary>
        internal static bool Identify(Object o, out string guid, out long id, out string path)
        {
            guid = path = "";
            id = 0;
            if (!o)
            {
                return false;
            }
            if (ImportedKinds.Find(o, out path))
            {
                guid = AssetPathToGUID(path);
                id = o is MonoScript ? 11500000 : 102900000;
                return guid != "";
            }
            string[] parts = Native.GetAssetId(o.Ptr).Split(new[] { ' ' }, 3);
            if (parts.Length < 3)
            {
                return false;
            }
            guid = parts[0];
            id = long.Parse(parts[1], System.Globalization.CultureInfo.InvariantCulture);
            path = parts[2];
            return true;
        }

        public static bool TryGetGUIDAndLocalFileIdentifier(Object obj, out string guid, out long localId)
        {
            string path;
            return Identify(obj, out guid, out localId, out path);
        }

        public static bool TryGetGUIDAndLocalFileIdentifier(int instanceID, out string guid, out long localId)
        {
            return TryGetGUIDAndLocalFileIdentifier(EditorUtility.InstanceIDToObject(instanceID), out guid,
                out localId);
        }

        public static bool Contains(Object obj) => GetAssetPath(obj) != "";
        public static bool Contains(int instanceID) => GetAssetPath(instanceID) != "";
        public static bool IsMainAsset(Object obj)
            => obj && Contains(obj) && LoadMainAssetAtPath(GetAssetPath(obj)) == obj;
        public static bool IsMainAsset(int instanceID) => IsMainAsset(EditorUtility.InstanceIDToObject(instanceID));
        public static bool IsSubAsset(Object obj) => obj && Contains(obj) && !IsMainAsset(obj);
        public static bool IsSubAsset(int instanceID) => IsSubAsset(EditorUtility.InstanceIDToObject(instanceID));
        public static bool IsForeignAsset(Object obj) => Contains(obj) && !IsNativeAsset(obj);
        public static bool IsNativeAsset(Object obj)
            => Regex.IsMatch(GetAssetPath(obj),
            @"\.(asset|mat|anim|controller|physicMaterial|prefab|unity|overrideController|mask|playable)$",
            RegexOptions.IgnoreCase);

        public static Object LoadMainAssetAtPath(string assetPath)
        {
            string path = ProjectFiles.Real(assetPath);
            return ImportedKinds.Load(path) ?? Native.LoadAsset(path);
        }

        internal static Object LoadMainAssetAtGUID(GUID guid) => LoadMainAssetAtPath(GUIDToAssetPath(guid));

        public static Object[] LoadAllAssetsAtPath(string assetPath)
        {
            string path = ProjectFiles.Real(assetPath);
            Object special = ImportedKinds.Load(path);
            return special ? new[] { special } : Native.LoadParts(path).SelectMany(Inside).ToArray();
        }

        /// <summary>Of a prefab all objects and components count.</summary>
        private static IEnumerable<Object> Inside(Object o)
        {
            GameObject root = o as GameObject;
            return root == null ? new[] { o }
                : root.GetComponentsInChildren<Transform>(true)
                    .SelectMany(t => new Object[] { t.gameObject }.Concat(t.GetComponents<Component>()));
        }

        public static Object[] LoadAllAssetRepresentationsAtPath(string assetPath)
            => Native.LoadParts(ProjectFiles.Real(assetPath)).Skip(1).ToArray();

        public static T LoadAssetAtPath<T>(string assetPath) where T : Object
            => (T)LoadAssetAtPath(assetPath, typeof(T));

        public static Object LoadAssetAtPath(string assetPath, Type type)
        {
            Object main = LoadMainAssetAtPath(assetPath);
            GameObject prefab = main as GameObject;
            if (prefab && typeof(Component).IsAssignableFrom(type))
            {
                return prefab.GetComponent(type);
            }
            return type.IsInstanceOfType(main) ? main
                : LoadAllAssetsAtPath(assetPath).FirstOrDefault(type.IsInstanceOfType);
        }

        public static bool IsMainAssetAtPathLoaded(string assetPath) => LoadMainAssetAtPath(assetPath);

        public static Type GetMainAssetTypeAtPath(string assetPath)
        {
            string path = ProjectFiles.Real(assetPath);
            return Native.GetAssetGuid(path) == "" ? null : ImportedKinds.TypeAt(path)
                ?? Loaded.Named(Native.GetAssetType(path), typeof(Object));
        }

        public static Type GetMainAssetTypeFromGUID(GUID guid) => GetMainAssetTypeAtPath(GUIDToAssetPath(guid));

        public static T GetBuiltinExtraResource<T>(string path) where T : Object
            => (T)GetBuiltinExtraResource(typeof(T), path);

        // Search

        public static string[] FindAssets(string filter) => FindAssets(filter, null);

        public static string[] FindAssets(string filter, string[] searchInFolders)
        {
            AssetFilter wanted = new AssetFilter(filter ?? "", searchInFolders);
            return Paths().Where(wanted.Takes).Select(p => AssetPathToGUID(p)).Where(g => g != "").ToArray();
        }

        public static string[] GetLabels(Object obj) => Contains(obj) ? ProjectFiles.Labels(GetAssetPath(obj))
            : new string[0];
        public static string[] GetLabels(GUID guid) => ProjectFiles.Labels(GUIDToAssetPath(guid));

        // Dependencies: what the text of a file refers to by guid

        public static string[] GetDependencies(string pathName) => GetDependencies(new[] { pathName }, true);
        public static string[] GetDependencies(string pathName, bool recursive)
            => GetDependencies(new[] { pathName }, recursive);
        public static string[] GetDependencies(string[] pathNames) => GetDependencies(pathNames, true);

        public static string[] GetDependencies(string[] pathNames, bool recursive)
        {
            HashSet<string> found = new HashSet<string>();
            Stack<string> open = new Stack<string>(pathNames.Where(p => AssetPathToGUID(p) != ""));
            while (open.Count > 0)
            {
                string path = open.Pop();
                if (!found.Add(path))
                {
                    continue;
                }
                bool isGiven = Array.IndexOf(pathNames, path) >= 0;
                foreach (string used in recursive || isGiven ? Uses(path) : new string[0])
                {
                    open.Push(used);
                }
            }
            return found.OrderBy(p => p, StringComparer.Ordinal).ToArray();
        }

        private static IEnumerable<string> Uses(string path)
        {
            string full = ProjectFiles.Full(path);
            if (!File.Exists(full) || new FileInfo(full).Length > 1 << 26)
            {
                return new string[0];
            }
            string text = File.ReadAllText(full);
            return !text.StartsWith("%YAML", StringComparison.Ordinal) ? new string[0]
                : Regex.Matches(text, "guid: ([0-9a-f]{32})").Cast<Match>()
                    .Select(m => GUIDToAssetPath(m.Groups[1].Value)).Where(p => p != "").Distinct();
        }

        // Nothing locks files here, and nothing is imported

        public static void StartAssetEditing() { }
        public static bool IsOpenForEdit(Object assetObject) => Contains(assetObject);
        public static bool IsOpenForEdit(string assetOrMetaFilePath) => ProjectFiles.Fault(assetOrMetaFilePath) == null;
        public static bool CanOpenForEdit(Object assetObject) => Contains(assetObject);
        public static bool CanOpenForEdit(string assetOrMetaFilePath)
            => ProjectFiles.Fault(assetOrMetaFilePath) == null;
        public static bool MakeEditable(string path) => ProjectFiles.Fault(path) == null;
    }

    /// <summary>Files whose objects only the editor has: scripts, scenes, folders, assembly definitions.</summary>
    internal static class ImportedKinds
    {
        private static readonly Dictionary<string, Object> s_Objects = new Dictionary<string, Object>(); // by guid
        private static readonly Dictionary<int, string> s_Guids = new Dictionary<int, string>(); // by instance id

        internal static Type TypeAt(string path)
        {
            if (Native.GetAssetGuid(path) != "" && Directory.Exists(ProjectFiles.Full(path)))
            {
                return typeof(DefaultAsset);
            }
            switch (Path.GetExtension(path).ToLowerInvariant())
            {
                case ".cs": return typeof(MonoScript);
                case ".unity": return typeof(SceneAsset);
                case ".asmdef": return typeof(UnityEditorInternal.AssemblyDefinitionAsset);
                case ".asmref": return typeof(UnityEditorInternal.AssemblyDefinitionReferenceAsset);
                default: return null;
            }
        }

        /// <summary>Null: it is of no such kind.</summary>
        internal static Object Load(string path)
        {
            string guid = Native.GetAssetGuid(path);
            Type type = guid == "" ? null : TypeAt(path);
            Object known;
            if (type == null || s_Objects.TryGetValue(guid, out known) && known)
            {
                return type == null ? null : s_Objects[guid];
            }
            known = (Object)Activator.CreateInstance(type, true);
            if (ReferenceEquals(known, null) || !known)
            {
                Native.NewAsset(known, "");
            }
            known.name = Path.GetFileNameWithoutExtension(path);
            s_Objects[guid] = known;
            s_Guids[known.GetInstanceID()] = guid;
            return known;
        }

        internal static bool Find(Object o, out string path)
        {
            string guid;
            path = s_Guids.TryGetValue(o.GetInstanceID(), out guid) ? Native.GetGuidPath(guid) : "";
            return path != "";
        }
    }
}
