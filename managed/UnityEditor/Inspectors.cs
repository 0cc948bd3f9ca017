using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    [AttributeUsage(AttributeTargets.Class, AllowMultiple = false)]
    public partial class CustomEditor : Attribute
    {
        internal readonly Type inspected;
        internal readonly bool isForChildren;

        public CustomEditor(Type inspectedType, bool editorForChildClasses)
        {
            inspected = inspectedType;
            isForChildren = editorForChildClasses;
        }
    }

    /// <summary>Nothing is drawn, and nobody calls OnInspectorGUI(); code can.</summary>
    public partial class Editor : ScriptableObject
    {
        private Object[] m_Targets = new Object[0];
        private SerializedObject m_Serialized;

        public Object target
        {
            get { return m_Targets.Length > 0 ? m_Targets[0]
                : null; } set { throw new InvalidOperationException("You can't set the target on an editor."); }
        }
        public SerializedObject serializedObject => m_Serialized ?? (m_Serialized = new SerializedObject(m_Targets));
        public virtual void SaveChanges() => hasUnsavedChanges = false;
        public virtual void DiscardChanges() => hasUnsavedChanges = false;
        public virtual GUIContent GetPreviewTitle() => new GUIContent(target ? target.name : "");

        public static Editor CreateEditor(Object targetObject) => CreateEditor(new[] { targetObject }, null);
        public static Editor CreateEditor(Object targetObject, Type editorType)
            => CreateEditor(new[] { targetObject }, editorType);
        public static Editor CreateEditor(Object[] targetObjects) => CreateEditor(targetObjects, null);
        public static Editor CreateEditorWithContext(Object[] targetObjects, Object context)
            => CreateEditor(targetObjects, null);
        public static Editor CreateEditorWithContext(Object[] targetObjects, Object context, Type editorType)
            => CreateEditor(targetObjects, editorType);

        public static Editor CreateEditor(Object[] targetObjects, Type editorType)
        {
            if (targetObjects == null || targetObjects.Length == 0 || targetObjects.Any(o => !o))
            {
                return null;
            }
            Type type = editorType ?? TypeFor(targetObjects[0].GetType()) ?? typeof(GenericInspector);
            s_Next = targetObjects;
            Editor made = (Editor)CreateInstance(type);
            s_Next = null;
            return made;
        }

        private static Object[] s_Next; // of the editor that is being made: OnEnable() may ask for them

        public Editor()
        {
            m_Targets = s_Next ?? m_Targets;
        }

        private static Type TypeFor(Type target)
        {
            Type[] all = Loaded.EditorTypes().Where(t => typeof(Editor).IsAssignableFrom(t) && !t.IsAbstract).ToArray();
            for (Type at = target; at != null; at = at.BaseType)
            {
                foreach (Type type in all)
                {
                    CustomEditor of = (CustomEditor)Attribute.GetCustomAttribute(type, typeof(CustomEditor), false);
                    if (of != null && of.inspected == at && (at == target || of.isForChildren))
                    {
                        return type;
                    }
                }
            }
            return null;
        }

        public static void CreateCachedEditor(Object targetObject, Type editorType, ref Editor previousEditor)
            => CreateCachedEditor(new[] { targetObject }, editorType, ref previousEditor);

        public static void CreateCachedEditor(Object[] targetObjects, Type editorType, ref Editor previousEditor)
        {
            if (!previousEditor || !previousEditor.m_Targets.SequenceEqual(targetObjects) || editorType != null
                && previousEditor.GetType() != editorType)
            {
                previousEditor = CreateEditor(targetObjects, editorType);
            }
        }
    }

    internal sealed class GenericInspector : Editor
    {
    }

    public abstract partial class PropertyDrawer : GUIDrawer
    {
        public virtual float GetPropertyHeight(SerializedProperty property, GUIContent label)
            => EditorGUIUtility.singleLineHeight;
    }

    public abstract partial class DecoratorDrawer : GUIDrawer
    {
        public virtual float GetHeight() => EditorGUIUtility.singleLineHeight;
    }

    /// <summary>An object that is never shown: it gets Awake, OnEnable, OnDisable and OnDestroy, but no
    /// OnGUI.</summary>
    public partial class EditorWindow : ScriptableObject
    {
        private static readonly List<EditorWindow> s_Open = new List<EditorWindow>();
        [Obsolete] public string title
        {
            get { return titleContent.text; } set { titleContent = new GUIContent(value); }
        }
        public virtual void SaveChanges() => hasUnsavedChanges = false;
        public virtual void DiscardChanges() => hasUnsavedChanges = false;

        public void Show() => Show(false);

        public void Show(bool immediateDisplay)
        {
            if (!s_Open.Contains(this))
            {
                s_Open.Add(this);
            }
        }

        public void ShowUtility() => Show();
        public void ShowPopup() => Show();
        public void ShowTab() => Show();
        public void ShowAuxWindow() => Show();
        public void ShowAsDropDown(Rect buttonRect, Vector2 windowSize) => Show();
        // it would wait for a user
        public void ShowModal() => throw new Umcp.LeftOutException("UnityEditor.EditorWindow.ShowModal");
        public void ShowModalUtility() => throw new Umcp.LeftOutException("UnityEditor.EditorWindow.ShowModalUtility");

        public void Close()
        {
            s_Open.Remove(this);
            DestroyImmediate(this, true);
        }

        public virtual IEnumerable<Type> GetExtraPaneTypes() => new Type[0];

        private static EditorWindow Find(Type type)
        {
            s_Open.RemoveAll(w => !w);
            return s_Open.FirstOrDefault(type.IsInstanceOfType);
        }

        public static EditorWindow GetWindow(Type windowType, bool utility, string title, bool focus)
        {
            EditorWindow window = Find(windowType);
            if (!window)
            {
                window = (EditorWindow)CreateInstance(windowType);
                window.titleContent = new GUIContent(title ?? windowType.Name);
                window.Show();
            }
            else if (title != null)
            {
                window.titleContent = new GUIContent(title);
            }
            return window;
        }

        public static EditorWindow GetWindow(Type windowType) => GetWindow(windowType, false, null, true);
        public static EditorWindow GetWindow(Type windowType, bool utility)
            => GetWindow(windowType, utility, null, true);
        public static EditorWindow GetWindow(Type windowType, bool utility, string title)
            => GetWindow(windowType, utility, title, true);
        public static T GetWindow<T>() where T : EditorWindow => (T)GetWindow(typeof(T));
        public static T GetWindow<T>(bool utility) where T : EditorWindow => (T)GetWindow(typeof(T));
        public static T GetWindow<T>(bool utility, string title) where T : EditorWindow
            => (T)GetWindow(typeof(T), utility, title);
        public static T GetWindow<T>(string title) where T : EditorWindow => (T)GetWindow(typeof(T), false, title);
        public static T GetWindow<T>(string title, bool focus) where T : EditorWindow
            => (T)GetWindow(typeof(T), false, title, focus);
        public static T GetWindow<T>(bool utility, string title, bool focus) where T : EditorWindow
            => (T)GetWindow(typeof(T), utility, title, focus);
        public static T GetWindow<T>(params Type[] desiredDockNextTo) where T : EditorWindow => (T)GetWindow(typeof(T));
        public static T GetWindow<T>(string title, params Type[] desiredDockNextTo) where T : EditorWindow
            => (T)GetWindow(typeof(T), false, title);
        public static T GetWindow<T>(string title, bool focus, params Type[] desiredDockNextTo) where T : EditorWindow
            => (T)GetWindow(typeof(T), false, title);
        public static EditorWindow GetWindowWithRect(Type windowType, Rect rect)
            => GetWindowWithRect(windowType, rect, false, null);
        public static EditorWindow GetWindowWithRect(Type windowType, Rect rect, bool utility)
            => GetWindowWithRect(windowType, rect, utility, null);
        public static T GetWindowWithRect<T>(Rect rect) where T : EditorWindow
            => (T)GetWindowWithRect(typeof(T), rect, false, null);
        public static T GetWindowWithRect<T>(Rect rect, bool utility) where T : EditorWindow
            => (T)GetWindowWithRect(typeof(T), rect, utility, null);
        public static T GetWindowWithRect<T>(Rect rect, bool utility, string title) where T : EditorWindow
            => (T)GetWindowWithRect(typeof(T), rect, utility, title);
        public static T GetWindowWithRect<T>(Rect rect, bool utility, string title, bool focus) where T : EditorWindow
            => (T)GetWindowWithRect(typeof(T), rect, utility, title);
        public static T CreateWindow<T>(params Type[] desiredDockNextTo) where T : EditorWindow
            => CreateWindow<T>(null, desiredDockNextTo);

        public static EditorWindow GetWindowWithRect(Type windowType, Rect rect, bool utility, string title)
        {
            EditorWindow window = GetWindow(windowType, utility, title);
            window.position = rect;
            window.minSize = window.maxSize = rect.size;
            return window;
        }

        public static T CreateWindow<T>(string title, params Type[] desiredDockNextTo) where T : EditorWindow
        {
            T window = CreateInstance<T>();
            window.titleContent = new GUIContent(title ?? typeof(T).Name);
            window.Show();
            return window;
        }

        public static bool HasOpenInstances<T>() where T : EditorWindow => Find(typeof(T));
    }

    public partial class ScriptableWizard : EditorWindow
    {
        public static T DisplayWizard<T>(string title) where T : ScriptableWizard
            => DisplayWizard<T>(title, "Create", "");
        public static T DisplayWizard<T>(string title, string createButtonName) where T : ScriptableWizard
            => DisplayWizard<T>(title, createButtonName, "");
        public static T DisplayWizard<T>(string title, string createButtonName, string otherButtonName)
            where T : ScriptableWizard => (T)GetWindow(typeof(T), true, title);
    }

    public partial class SceneView
    {
        public static System.Collections.ArrayList sceneViews => new System.Collections.ArrayList();
    }
}
