using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    public partial class EditorUtility
    {
        // Objects

        public static void SetDirty(Object target)
        {
            if (target)
            {
                Dirt.Mark(target);
            }
        }

        public static void ClearDirty(Object target) => Dirt.Clear(target);
        public static bool IsDirty(Object target) => Dirt.Has(target);
        public static bool IsDirty(int instanceID) => Dirt.Count(instanceID) > 0;
        public static int GetDirtyCount(Object target) => target ? Dirt.Count(target.GetInstanceID()) : 0;
        public static int GetDirtyCount(int instanceID) => Dirt.Count(instanceID);
        public static bool IsPersistent(Object target) => AssetDatabase.Contains(target);
        public static Object InstanceIDToObject(int instanceID) => Native.ObjectById(instanceID);
        public static void CopySerialized(Object source, Object dest)
        {
            if (!source || !dest || source.GetType() != dest.GetType())
            {
                throw new ArgumentException("Source and destination must be objects of the same type");
            }
            ObjectState.Copy(source, dest);
        }

        public static void CopySerializedIfDifferent(Object source, Object dest) => CopySerialized(source, dest);

        public static void CopySerializedManagedFieldsOnly(object source, object dest)
        {
            foreach (Serializer.Field field in Serializer.FieldsOf(source.GetType())
                .Where(f => f.info.DeclaringType.IsInstanceOfType(dest)))
            {
                field.info.SetValue(dest,
                    Serializer.CopyValue(field.info.FieldType, field.info.GetValue(source),
                    new Dictionary<Object, Object>(), 1));
            }
        }

        public static int GetObjectEnabled(Object target)
        {
            Behaviour behaviour = target as Behaviour;
            Renderer renderer = target as Renderer;
            Collider collider = target as Collider;
            return behaviour ? (behaviour.enabled ? 1 : 0) : renderer ? (renderer.enabled ? 1 : 0) : collider
                ? (collider.enabled ? 1 : 0) : -1;
        }

        public static void SetObjectEnabled(Object target, bool enabled)
        {
            if (GetObjectEnabled(target) >= 0)
            {
                target.GetType().GetProperty("enabled").SetValue(target, enabled, null);
            }
        }

        public static Object[] CollectDeepHierarchy(Object[] roots)
        {
            return roots.SelectMany(r => !PrefabLinks.GameObjectOf(r) ? new[] { r }
                : PrefabLinks.GameObjectOf(r).GetComponentsInChildren<Transform>(true)
                .SelectMany(t => new Object[] { t.gameObject }.Concat(t.GetComponents<Component>()))).Where(o => o)
                    .Distinct().ToArray();
        }

        /// <summary>What the values of the objects, and of what is below them, refer to.</summary>
        public static Object[] CollectDependencies(Object[] roots)
        {
            HashSet<Object> found = new HashSet<Object>();
            Stack<Object> open = new Stack<Object>(CollectDeepHierarchy(roots));
            while (open.Count > 0)
            {
                Object o = open.Pop();
                if (!o || !found.Add(o))
                {
                    continue;
                }
                SerializedProperty at = new SerializedObject(o).GetIterator();
                while (at.Next(true))
                {
                    Object used = at.propertyType == SerializedPropertyType.ObjectReference ? at.objectReferenceValue
                        : null;
                    foreach (Object inside in used ? CollectDeepHierarchy(new[] { used }) : new Object[0])
                    {
                        open.Push(inside);
                    }
                }
            }
            return found.ToArray();
        }

        public static GameObject CreateGameObjectWithHideFlags(string name, HideFlags flags, params Type[] components)
        {
            return new GameObject(name, components) { hideFlags = flags };
        }

        [Obsolete] public static string GetAssetPath(Object asset) => AssetDatabase.GetAssetPath(asset);
        [Obsolete] public static Object InstantiatePrefab(Object target) => PrefabUtility.InstantiatePrefab(target);

        // A user, who is not there

        private static bool Nobody(string title, string message)
        {
            Texts.Say("There is no user to answer the dialog '" + title + "': " + message + " (the answer is no)");
            return false;
        }

        public static bool DisplayDialog(string title, string message, string ok, string cancel)
            => Nobody(title, message);
        public static bool DisplayDialog(string title, string message, string ok) => Nobody(title, message);
        public static bool DisplayDialog(string title, string message, string ok,
            DialogOptOutDecisionType dialogOptOutDecisionType, string dialogOptOutDecisionStorageKey)
            => Nobody(title, message);
        public static bool DisplayDialog(string title, string message, string ok, string cancel,
            DialogOptOutDecisionType dialogOptOutDecisionType, string dialogOptOutDecisionStorageKey)
            => Nobody(title, message);

        /// <summary>1 is "cancel".</summary>
        public static int DisplayDialogComplex(string title, string message, string ok, string cancel, string alt)
            => Nobody(title, message) ? 0 : 1;

        private static string NoFile(string title)
        {
            Texts.Say("There is no user to choose a file in '" + title + "'");
            return "";
        }

        public static string OpenFilePanel(string title, string directory, string extension) => NoFile(title);
        public static string OpenFilePanelWithFilters(string title, string directory, string[] filters)
            => NoFile(title);
        public static string OpenFolderPanel(string title, string folder, string defaultName) => NoFile(title);
        public static string SaveFolderPanel(string title, string folder, string defaultName) => NoFile(title);
        public static string SaveFilePanel(string title, string directory, string defaultName, string extension)
            => NoFile(title);
        public static string SaveFilePanelInProject(string title, string defaultName, string extension, string message)
            => NoFile(title);
        public static string SaveFilePanelInProject(string title, string defaultName, string extension, string message,
            string path) => NoFile(title);
        public static bool scriptCompilationFailed
            => throw new Umcp.LeftOutException("UnityEditor.EditorUtility.scriptCompilationFailed");

        // Texts

        public static string FormatBytes(int bytes) => FormatBytes((long)bytes);

        public static string FormatBytes(long bytes)
        {
            string[] units = { "B", "KB", "MB", "GB", "TB" };
            double value = bytes;
            int unit = 0;
            while (Math.Abs(value) >= 1024 && unit < units.Length - 1)
            {
                value /= 1024;
                unit++;
            }
            return value.ToString(unit == 0 ? "0" : "0.0", CultureInfo.InvariantCulture) + " " + units[unit];
        }

        /// <summary>Numbers in texts count as numbers: "Item 9" is before "Item 10".</summary>
        public static int NaturalCompare(string a, string b)
        {
            int i = 0, k = 0;
            while (i < a.Length && k < b.Length)
            {
                int x = i, y = k;
                while (x < a.Length && char.IsDigit(a[x])) { x++; }
                while (y < b.Length && char.IsDigit(b[y])) { y++; }
                int order = x > i && y > k ? CompareNumbers(a.Substring(i, x - i), b.Substring(k, y - k))
                    : char.ToLowerInvariant(a[i]).CompareTo(char.ToLowerInvariant(b[k]));
                if (order != 0)
                {
                    return order;
                }
                bool isNumber = x > i && y > k;
                i = isNumber ? x : i + 1;
                k = isNumber ? y : k + 1;
            }
            return (a.Length - i).CompareTo(b.Length - k);
        }

        private static int CompareNumbers(string a, string b)
        {
            string x = a.TrimStart('0'), y = b.TrimStart('0');
            return x.Length != y.Length ? x.Length.CompareTo(y.Length) : string.CompareOrdinal(x, y);
        }
    }

    public sealed partial class ObjectNames
    {
        /// <summary>"m_MaxHealth" is "Max Health".</summary>
        public static string NicifyVariableName(string name)
        {
            string text = name ?? "";
            text = text.StartsWith("m_", StringComparison.Ordinal) ? text.Substring(2) : text;
            text = text.Length > 1 && (text[0] == 'k' || text[0] == '_') && (text[0] == '_' || char.IsUpper(text[1]))
                ? text.Substring(1) : text;
            System.Text.StringBuilder made = new System.Text.StringBuilder();
            for (int i = 0; i < text.Length; i++)
            {
                char c = text[i], before = i > 0 ? text[i - 1] : ' ', after = i + 1 < text.Length ? text[i + 1] : ' ';
                bool isStart = char.IsUpper(c)
                    && (char.IsLower(before) || char.IsDigit(before) || char.IsUpper(before) && char.IsLower(after))
                    || char.IsDigit(c) && char.IsLetter(before) && !char.IsUpper(before);
                made.Append(i > 0 && isStart ? " " : "").Append(i == 0 ? char.ToUpperInvariant(c) : c == '_' ? ' ' : c);
            }
            return made.ToString();
        }

        public static string GetClassName(Object obj) => obj ? obj.GetType().Name : "Object";
        public static string GetInspectorTitle(Object obj)
            => obj ? NicifyVariableName(obj.GetType().Name) + (obj is MonoBehaviour ? " (Script)" : "")
            : "Nothing Selected";
        public static string GetDragAndDropTitle(Object obj)
            => obj ? (obj.name == "" ? obj.GetType().Name : obj.name + " (" + obj.GetType().Name + ")")
            : "Nothing Selected";
        public static void SetNameSmart(Object obj, string name) => obj.name = name;

        public static string GetUniqueName(string[] existingNames, string name)
        {
            string made = name;
            for (int n = 1; existingNames.Contains(made); n++)
            {
                made = name + " (" + Texts.Of(n) + ")";
            }
            return made;
        }
    }

    public static partial class EditorJsonUtility
    {
        public static string ToJson(object obj) => JsonUtility.ToJson(obj);
        public static string ToJson(object obj, bool prettyPrint) => JsonUtility.ToJson(obj, prettyPrint);
        public static void FromJsonOverwrite(string json, object objectToOverwrite)
            => JsonUtility.FromJsonOverwrite(json, objectToOverwrite);
    }

    public partial class FileUtil
    {
        public static bool DeleteFileOrDirectory(string path)
        {
            bool isFolder = Directory.Exists(path), isThere = isFolder || File.Exists(path);
            if (isFolder)
            {
                Directory.Delete(path, true);
            }
            else if (isThere)
            {
                File.Delete(path);
            }
            return isThere;
        }

        public static void MoveFileOrDirectory(string source, string dest) => Directory.Move(source, dest);

        public static void CopyFileOrDirectory(string source, string dest)
        {
            if (!Directory.Exists(source))
            {
                File.Copy(source, dest);
                return;
            }
            Directory.CreateDirectory(dest);
            foreach (string item in Directory.GetFileSystemEntries(source))
            {
                CopyFileOrDirectory(item, Path.Combine(dest, Path.GetFileName(item)));
            }
        }

        public static string GetProjectRelativePath(string path)
        {
            string begin = ProjectFiles.Root + "/", clean = ProjectFiles.Clean(path);
            return clean.StartsWith(begin, StringComparison.Ordinal) ? clean.Substring(begin.Length) : "";
        }

        public static string GetLogicalPath(string path)
            => ProjectFiles.Shown(GetProjectRelativePath(path) == "" ? path : GetProjectRelativePath(path));
        public static string GetPhysicalPath(string path) => ProjectFiles.Real(path);
    }
}
