using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text.RegularExpressions;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public sealed partial class MenuItem : Attribute
    {
        public string menuItem;
        public bool validate;
        public int priority;
        public float secondaryPriority;
        public string[] editorModes;

        public MenuItem(string itemName, bool isValidateFunction, int priority)
        {
            menuItem = itemName;
            validate = isValidateFunction;
            this.priority = priority;
        }
    }

    /// <summary>The [MenuItem] methods of Editor assemblies. There is no menu: EditorApplication.ExecuteMenuItem()
    /// calls them.</summary>
    internal static class MenuItems
    {
        private const BindingFlags Any =
            BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        private static readonly HashSet<string> s_Checked = new HashSet<string>();

        private sealed partial class Item
        {
            internal string path;
            internal MenuItem attribute;
            internal MethodInfo method;
        }

        private static IEnumerable<Item> All()
        {
            return Loaded.EditorTypes().Where(t => !t.ContainsGenericParameters).SelectMany(t => t.GetMethods(Any))
                .SelectMany(m => ((MenuItem[])Attribute.GetCustomAttributes(m, typeof(MenuItem), false))
                    .Select(a => new Item { path = Plain(a.menuItem), attribute = a, method = m }));
        }

        /// <summary>Without the keys at its end: "Tools/Do it %#d", "Tools/Do it _F5".</summary>
        internal static string Plain(string path)
        {
            return Regex.Replace(path ?? "", @"\s+(?:[%#&^]+\S+|_\S+|[%#&^]*_\S+)$", "").Trim();
        }

        internal static bool Run(string path)
        {
            string wanted = Plain(path);
            Item[] items = All().Where(i => i.path == wanted).ToArray();
            Item run = items.Where(i => !i.attribute.validate).OrderBy(i => i.attribute.priority).FirstOrDefault();
            if (run == null)
            {
                Debug.LogError("ExecuteMenuItem failed because there is no menu named '" + path + "'");
                return false;
            }
            MenuCommand command = new MenuCommand(ContextOf(wanted));
            if (!IsEnabled(items, command))
            {
                Debug.LogWarning("ExecuteMenuItem: the menu item '" + path
                    + "' is disabled by its validation function");
                return false;
            }
            Call(run.method, command);
            return true;
        }

        private static bool IsEnabled(IEnumerable<Item> items, MenuCommand command)
        {
            return items.Where(i => i.attribute.validate).All(i => !false.Equals(Call(i.method, command)));
        }

        internal static bool IsEnabled(string path)
        {
            Item[] items = All().Where(i => i.path == Plain(path)).ToArray();
            return items.Any(i => !i.attribute.validate) && IsEnabled(items, new MenuCommand(ContextOf(path)));
        }

        /// <summary>"GameObject/…" is about the selected one, "CONTEXT/Type/…" about its component of that
        /// type.</summary>
        private static Object ContextOf(string path)
        {
            GameObject selected = Selection.activeGameObject;
            string[] parts = path.Split('/');
            if (parts[0] == "CONTEXT" && parts.Length > 2 && selected)
            {
                return selected.GetComponents<Component>().FirstOrDefault(c => c && Named(c.GetType(), parts[1]))
                    ?? (Selection.activeObject && Named(Selection.activeObject.GetType(), parts[1])
                        ? Selection.activeObject : null);
            }
            return parts[0] == "GameObject" ? selected : null;
        }

        private static bool Named(Type type, string name)
            => type != null && (type.Name == name || Named(type.BaseType, name));

        private static object Call(MethodInfo method, MenuCommand command)
        {
            try
            {
                return method.Invoke(null, method.GetParameters().Length == 1 ? new object[] { command } : null);
            }
            catch (TargetInvocationException e)
            {
                System.Runtime.ExceptionServices.ExceptionDispatchInfo.Capture(e.InnerException).Throw();
                throw;
            }
        }

        internal static bool IsChecked(string path) => s_Checked.Contains(path);

        internal static void Check(string path, bool isChecked)
        {
            if (isChecked)
            {
                s_Checked.Add(path);
            }
            else
            {
                s_Checked.Remove(path);
            }
        }
    }

    public sealed partial class Menu
    {
        public static void SetChecked(string menuPath, bool isChecked) => MenuItems.Check(menuPath, isChecked);
        public static bool GetChecked(string menuPath) => MenuItems.IsChecked(menuPath);
        public static bool GetEnabled(string menuPath) => MenuItems.IsEnabled(menuPath);
    }

    /// <summary>Nobody can choose from it.</summary>
    public sealed partial class GenericMenu
    {
        private readonly List<GUIContent> m_Items = new List<GUIContent>();
        public void AddItem(GUIContent content, bool on, MenuFunction func) => m_Items.Add(content);
        public void AddItem(GUIContent content, bool on, MenuFunction2 func, object userData) => m_Items.Add(content);
        public void AddDisabledItem(GUIContent content) => m_Items.Add(content);
        public void AddDisabledItem(GUIContent content, bool on) => m_Items.Add(content);
        public void AddSeparator(string path) => m_Items.Add(new GUIContent(path));
        public int GetItemCount() => m_Items.Count;
    }
}
