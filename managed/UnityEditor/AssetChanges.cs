using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    /// <summary>What writes. Where Unity answers with a text or false, so does this, and the log says why.</summary>
    public sealed partial class AssetDatabase
    {
        /// <summary>Logs why something was not done. Returns whether it was.</summary>
        private static bool Told(string what, string fault)
        {
            if (fault != null)
            {
                Debug.LogError(what + ": " + fault);
            }
            return fault == null;
        }

        public static string CreateFolder(string parentFolder, string newFolderName)
        {
            string path = ProjectFiles.Clean(parentFolder) + "/" + newFolderName;
            string fault = ProjectFiles.Fault(path) ?? (newFolderName.IndexOf('/') >= 0 ? "a name cannot have '/'"
                : IsValidFolder(parentFolder) ? null : "'" + parentFolder + "' is no folder of this project");
            string guid = ProjectFiles.NewGuid();
            fault = fault ?? ProjectFiles.Try(() =>
            {
                path = GenerateUniqueAssetPath(path);
                Directory.CreateDirectory(ProjectFiles.Full(path));
                ProjectFiles.WriteMeta(ProjectFiles.Full(path), guid);
                ProjectFiles.Refresh();
            });
            return Told("AssetDatabase.CreateFolder '" + path + "'", fault) ? guid : "";
        }

        public static string GenerateUniqueAssetPath(string path)
        {
            string clean = ProjectFiles.Clean(path), end = Path.GetExtension(clean),
                begin = clean.Substring(0, clean.Length - end.Length);
            if (!IsValidFolder(ProjectFiles.Parent(clean)))
            {
                return "";
            }
            int digits = begin.Length;
            while (digits > 0 && char.IsDigit(begin[digits - 1]))
            {
                digits--;
            }
            bool hasNumber = digits < begin.Length && digits > 0 && begin[digits - 1] == ' '
                && begin.Length - digits < 8;
            int number = hasNumber ? Texts.ToInt(begin.Substring(digits)) : 0;
            string stem = hasNumber ? begin.Substring(0, digits) : begin + " ";
            while (ProjectFiles.Exists(clean))
            {
                clean = stem + Texts.Of(++number) + end;
            }
            return clean;
        }

        public static void CreateAsset(Object asset, string path)
        {
            string clean = ProjectFiles.Clean(path);
            if (!asset)
            {
                throw new UnityException("Couldn't create asset file because the object is null");
            }
            if (asset is GameObject || asset is Component)
            {
                throw new UnityException("AssetDatabase.CreateAsset: use PrefabUtility.SaveAsPrefabAsset for game "
                    + "objects");
            }
            string fault = ProjectFiles.Fault(clean)
                ?? (Contains(asset) ? "the object is an asset already, at " + GetAssetPath(asset)
                : IsValidFolder(ProjectFiles.Parent(clean)) ? null : "its folder does not exist");
            if (fault == null)
            {
                asset.name = Path.GetFileNameWithoutExtension(clean);
                fault = ProjectFiles.Explain(Native.SaveAsset(asset.Ptr, clean));
            }
            if (fault != null)
            {
                throw new UnityException("Creating asset at path '" + path + "' failed: " + fault);
            }
        }

        public static bool CopyAsset(string path, string newPath)
        {
            string from = ProjectFiles.Full(path), to = ProjectFiles.Full(newPath);
            string fault = ValidateTarget(path, newPath) ?? ProjectFiles.Try(() =>
            {
                Copy(from, to);
                ProjectFiles.Refresh();
            });
            return Told("AssetDatabase.CopyAsset '" + path + "' to '" + newPath + "'", fault);
        }

        private static void Copy(string from, string to)
        {
            if (Directory.Exists(from))
            {
                Directory.CreateDirectory(to);
                foreach (string item in Directory.GetFileSystemEntries(from)
                    .Where(p => !p.EndsWith(".meta", StringComparison.Ordinal)))
                {
                    Copy(item, to + "/" + Path.GetFileName(item));
                }
            }
            else
            {
                File.WriteAllBytes(to, File.ReadAllBytes(from));
            }
            string meta = File.Exists(from + ".meta") ? ProjectFiles.Renew(File.ReadAllText(from + ".meta")) : null;
            if (meta != null)
            {
                File.WriteAllText(to + ".meta", meta);
            }
            else
            {
                ProjectFiles.WriteMeta(to, ProjectFiles.NewGuid());
            }
        }

        private static string ValidateTarget(string path, string newPath)
        {
            return ProjectFiles.Outside(path) ?? ProjectFiles.Fault(newPath)
                ?? (AssetPathToGUID(path) == "" ? "there is no asset '" + path + "'"
                : !IsValidFolder(ProjectFiles.Parent(newPath)) ? "the folder of '" + newPath + "' does not exist"
                : ProjectFiles.Exists(newPath) ? "'" + newPath + "' is there already" : null);
        }

        /// <summary>Empty: it can be moved there.</summary>
        public static string ValidateMoveAsset(string oldPath, string newPath)
            => ProjectFiles.Fault(oldPath) ?? ValidateTarget(oldPath, newPath) ?? "";

        public static string MoveAsset(string oldPath, string newPath)
        {
            string from = ProjectFiles.Full(oldPath), to = ProjectFiles.Full(newPath);
            string fault = ProjectFiles.Fault(oldPath) ?? ValidateTarget(oldPath, newPath) ?? ProjectFiles.Try(() =>
            {
                Directory.Move(from, to);
                File.Move(from + ".meta", to + ".meta");
                ProjectFiles.Refresh();
            });
            return fault ?? "";
        }

        public static string RenameAsset(string pathName, string newName)
        {
            if (string.IsNullOrEmpty(newName) || newName.IndexOf('/') >= 0)
            {
                return "'" + newName + "' is not a valid name";
            }
            string end = Directory.Exists(ProjectFiles.Full(pathName)) ? "" : Path.GetExtension(pathName);
            bool hasEnd = end != "" && newName.EndsWith(end, StringComparison.OrdinalIgnoreCase);
            string fault = MoveAsset(pathName, ProjectFiles.Parent(pathName) + "/" + newName + (hasEnd ? "" : end));
            Object main = fault == ""
                ? LoadMainAssetAtPath(ProjectFiles.Parent(pathName) + "/" + newName + (hasEnd ? "" : end)) : null;
            if (main)
            {
                main.name = hasEnd ? newName.Substring(0, newName.Length - end.Length) : newName;
            }
            return fault;
        }

        public static bool DeleteAsset(string path)
        {
            string full = ProjectFiles.Full(path);
            string fault = ProjectFiles.Fault(path) ?? (AssetPathToGUID(path) == "" ? "" : null)
                ?? ProjectFiles.Try(() =>
            {
                if (Directory.Exists(full))
                {
                    Directory.Delete(full, true);
                }
                else
                {
                    File.Delete(full);
                }
                File.Delete(full + ".meta");
                ProjectFiles.Refresh();
            });
            return fault != "" && Told("AssetDatabase.DeleteAsset '" + path + "'", fault);
        }

        public static bool DeleteAssets(string[] paths, List<string> outFailedPaths)
        {
            string[] failed = paths.Where(p => !DeleteAsset(p)).ToArray();
            outFailedPaths.AddRange(failed);
            return failed.Length == 0;
        }

        /// <summary>There is no bin to move it to, and a file that is gone cannot be brought back.</summary>
        public static bool MoveAssetToTrash(string path)
        {
            throw new Umcp.LeftOutException("UnityEditor.AssetDatabase.MoveAssetToTrash");
        }

        /// <summary>Gives a file its .meta file if it has none; what is in it is read when it is asked for.</summary>
        public static void ImportAsset(string path) => ImportAsset(path, ImportAssetOptions.Default);

        public static void ImportAsset(string path, ImportAssetOptions options)
        {
            string full = ProjectFiles.Full(path);
            string fault = ProjectFiles.Outside(path) ?? ProjectFiles.Try(() =>
            {
                if (ProjectFiles.Exists(path) && ProjectFiles.Fault(path) == null && !File.Exists(full + ".meta"))
                {
                    ProjectFiles.WriteMeta(full, ProjectFiles.NewGuid());
                }
                ProjectFiles.Refresh();
            });
            Told("AssetDatabase.ImportAsset '" + path + "'", fault);
        }

        public static void Refresh() => Refresh(ImportAssetOptions.Default);

        /// <summary>Looks at all files again. As in Unity, files of Assets without a .meta file get one.</summary>
        public static void Refresh(ImportAssetOptions options)
        {
            string fault = ProjectFiles.Try(() => GiveMetas(Application.dataPath));
            if (fault != null)
            {
                Texts.Say("AssetDatabase.Refresh makes no .meta files: " + fault);
            }
            ProjectFiles.Refresh();
        }

        private static void GiveMetas(string folder)
        {
            foreach (string path in Directory.GetFileSystemEntries(folder))
            {
                string name = Path.GetFileName(path);
                bool isHidden = name[0] == '.' || name.EndsWith("~", StringComparison.Ordinal)
                    || name.EndsWith(".tmp", StringComparison.Ordinal);
                if (isHidden || name.EndsWith(".meta", StringComparison.Ordinal))
                {
                    continue;
                }
                if (!File.Exists(path + ".meta"))
                {
                    ProjectFiles.WriteMeta(path, ProjectFiles.NewGuid());
                }
                if (Directory.Exists(path) && (File.GetAttributes(path) & FileAttributes.ReparsePoint) == 0)
                {
                    GiveMetas(path);
                }
            }
        }

        public static void SetLabels(Object obj, string[] labels)
        {
            string path = GetAssetPath(obj);
            Told("AssetDatabase.SetLabels", path == "" ? "the object is no asset" : ProjectFiles.Fault(path)
                ?? ProjectFiles.Try(() => ProjectFiles.SetLabels(path, labels)));
        }

        public static void ClearLabels(Object obj) => SetLabels(obj, new string[0]);

        // What SetDirty has marked

        public static void SaveAssets()
        {
            foreach (Object o in Dirt.All())
            {
                SaveAssetIfDirty(o);
            }
        }

        public static void SaveAssetIfDirty(GUID guid)
        {
            string path = GUIDToAssetPath(guid);
            foreach (Object o in Dirt.All().Where(o => GetAssetPath(o) == path))
            {
                SaveAssetIfDirty(o);
            }
        }

        public static void SaveAssetIfDirty(Object obj)
        {
            string path = GetAssetPath(obj);
            if (path == "" || !Dirt.Has(obj))
            {
                return;
            }
            GameObject prefab = PrefabLinks.GameObjectOf(obj);
            string fault = ProjectFiles.Fault(path)
                ?? (prefab ? Native.SavePrefab(prefab.transform.root.gameObject.Ptr, path, true)
                : obj is ScriptableObject ? Native.SaveAsset(obj.Ptr, ProjectFiles.Real(path))
                : "assets of the type " + obj.GetType().Name + " cannot be written by this engine");
            fault = fault == null ? null : fault.TrimStart('?'); // the mark of a wrong argument
            if (Told("AssetDatabase.SaveAssets '" + path + "'", ProjectFiles.Explain(fault)))
            {
                Dirt.Clear(obj);
            }
        }
    }

    /// <summary>Which objects EditorUtility.SetDirty() has marked.</summary>
    internal static class Dirt
    {
        private static readonly Dictionary<int, int> s_Counts = new Dictionary<int, int>();

        internal static bool Has(Object o) => o && s_Counts.ContainsKey(o.GetInstanceID());
        internal static int Count(int id) => s_Counts.TryGetValue(id, out int n) ? n : 0;
        internal static void Clear(Object o) => s_Counts.Remove(o.GetInstanceID());
        internal static void Mark(Object o) => s_Counts[o.GetInstanceID()] = Count(o.GetInstanceID()) + 1;
        internal static Object[] All() => s_Counts.Keys.Select(id => Native.ObjectById(id)).Where(o => o).ToArray();
    }
}
