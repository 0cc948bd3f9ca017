using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    /// <summary>A source file, or a class of code that has none here.</summary>
    public partial class MonoScript : TextAsset
    {
        private static readonly Dictionary<Type, MonoScript> s_ByType = new Dictionary<Type, MonoScript>();
        private Type m_Type;

        /// <summary>The class with the file's name, if that is an object of the engine's.</summary>
        public Type GetClass()
        {
            string path = m_Type == null ? AssetDatabase.GetAssetPath(this) : "";
            return m_Type ?? (path == "" ? null : m_Type = TypeIn(path));
        }

        private static Type TypeIn(string path)
        {
            string name = Path.GetFileNameWithoutExtension(path), text = File.ReadAllText(ProjectFiles.Full(path));
            Type[] found = Loaded.Types().Where(t => t.Name == name && !t.IsGenericTypeDefinition).ToArray();
            Type declared =
                found.FirstOrDefault(t => Regex.IsMatch(text, @"\b(?:class|struct|interface|enum)\s+"
                + Regex.Escape(name) + @"\b")
                && (string.IsNullOrEmpty(t.Namespace) || text.Contains(t.Namespace.Split('.').Last())));
            return declared;
        }

        /// <summary>That of the file which has the class, if one is known.</summary>
        internal static MonoScript Of(Type type)
        {
            MonoScript known;
            if (s_ByType.TryGetValue(type, out known) && known)
            {
                return known;
            }
            string path = AssetDatabase.Paths()
                .Where(p => p.EndsWith("/" + type.Name + ".cs", StringComparison.Ordinal))
                .FirstOrDefault(p => TypeIn(p) == type);
            known = path == null ? new MonoScript { name = type.Name }
                : (MonoScript)AssetDatabase.LoadMainAssetAtPath(path);
            known.m_Type = type;
            return s_ByType[type] = known;
        }

        public static MonoScript FromMonoBehaviour(MonoBehaviour behaviour) => behaviour ? Of(behaviour.GetType())
            : null;
        public static MonoScript FromScriptableObject(ScriptableObject scriptableObject)
            => scriptableObject ? Of(scriptableObject.GetType()) : null;
    }

    public partial class FilePathAttribute : Attribute
    {
        internal readonly string path;

        public FilePathAttribute(string relativePath, Location location)
        {
            string clean = ProjectFiles.Clean(relativePath).TrimStart('/');
            string folder = location == Location.ProjectFolder ? ProjectFiles.Root
                : Application.persistentDataPath + "/../editor";
            path = folder + "/" + clean;
        }
    }

    /// <summary>One object of the type, with what Save() has written.</summary>
    public partial class ScriptableSingleton<T> : ScriptableObject where T : ScriptableObject
    {
        private static T s_Instance;

        public static T instance
        {
            get
            {
                if (!s_Instance)
                {
                    T made = CreateInstance<T>(); // its constructor sets s_Instance
                    s_Instance = made;
                    made.hideFlags = HideFlags.HideAndDontSave;
                    string path = GetFilePath();
                    if (!string.IsNullOrEmpty(path) && File.Exists(path))
                    {
                        JsonUtility.FromJsonOverwrite(File.ReadAllText(path), made);
                    }
                }
                return s_Instance;
            }
        }

        /// <summary>As JSON, not as Unity's files are: only this engine reads it.</summary>
        protected virtual void Save(bool saveAsText)
        {
            string path = GetFilePath();
            if (string.IsNullOrEmpty(path))
            {
                Debug.LogWarning("Saving has no effect: the class '" + GetType()
                    + "' is missing the FilePathAttribute");
                return;
            }
            string fault = Path.GetFullPath(path).StartsWith(ProjectFiles.Root + "/", StringComparison.Ordinal)
                ? "a file of the project would be in a form that Unity does not read; this engine keeps it in memory "
                    + "only"
                : ProjectFiles.Try(() =>
                {
                    Directory.CreateDirectory(Path.GetDirectoryName(path));
                    File.WriteAllText(path, JsonUtility.ToJson(this));
                });
            if (fault != null)
            {
                Texts.Say("ScriptableSingleton '" + GetType().Name + "' is not saved: " + fault);
            }
        }

        protected static string GetFilePath()
        {
            FilePathAttribute found =
                (FilePathAttribute)Attribute.GetCustomAttribute(typeof(T), typeof(FilePathAttribute), true);
            return found == null ? "" : found.path;
        }
    }
}
