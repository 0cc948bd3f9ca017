using System;
using System.Collections;
using System.Collections.Generic;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    public sealed partial class EditorGUI
    {
        private static int s_Changes;
        public static void BeginChangeCheck() => s_Changes++;

        /// <summary>Nobody can change anything.</summary>
        public static bool EndChangeCheck()
        {
            s_Changes = Math.Max(0, s_Changes - 1);
            return false;
        }

        public static GUIContent BeginProperty(Rect totalPosition, GUIContent label, SerializedProperty property)
        {
            return label ?? new GUIContent(property.displayName, property.tooltip);
        }

        public static float GetPropertyHeight(SerializedPropertyType type, GUIContent label)
            => EditorGUIUtility.singleLineHeight;
        public static float GetPropertyHeight(SerializedProperty property) => GetPropertyHeight(property, null, true);
        public static float GetPropertyHeight(SerializedProperty property, bool includeChildren)
            => GetPropertyHeight(property, null, includeChildren);
        public static float GetPropertyHeight(SerializedProperty property, GUIContent label)
            => GetPropertyHeight(property, label, true);

        public static float GetPropertyHeight(SerializedProperty property, GUIContent label, bool includeChildren)
        {
            return EditorGUIUtility.singleLineHeight;
        }
    }

    public sealed partial class EditorGUIUtility : GUIUtility
    {
        public static Texture2D whiteTexture => Texture2D.whiteTexture;
        public static Vector2 GetIconSize() => Vector2.zero;
        public static GUIContent IconContent(string name) => new GUIContent();
        public static GUIContent IconContent(string name, string text)
            => new GUIContent("", text == null ? "" : text.TrimStart('|'));
        public static GUIContent TrTextContent(string text, string tooltip = null, Texture icon = null)
            => new GUIContent(text, icon, tooltip);
        public static GUIContent TrTextContent(string text, string tooltip, string iconName)
            => new GUIContent(text, tooltip);
        public static GUIContent TrTextContent(string text, Texture icon) => new GUIContent(text, icon);
        public static GUIContent TrTextContentWithIcon(string text, string iconName) => new GUIContent(text);
        public static GUIContent TrTextContentWithIcon(string text, string tooltip, string iconName)
            => new GUIContent(text, tooltip);
        public static GUIContent TrIconContent(string iconName, string tooltip = null) => new GUIContent("", tooltip);
        public static GUIContent TrIconContent(Texture icon, string tooltip = null) => new GUIContent(icon, tooltip);
        public static GUIContent TrTempContent(string t) => new GUIContent(t);
        public static GUIContent ObjectContent(Object obj, Type type)
            => new GUIContent(obj ? obj.name + " (" + obj.GetType().Name + ")"
            : "None (" + (type == null ? "Object" : type.Name) + ")");
        public static string systemCopyBuffer
        {
            get { return GUIUtility.systemCopyBuffer; } set { GUIUtility.systemCopyBuffer = value; }
        }
    }
}

namespace UnityEditorInternal
{
    /// <summary>A list that is never drawn.</summary>
    public partial class ReorderableList
    {
        private readonly List<int> m_Selected = new List<int>();
        public int index { get { return m_Selected.Count > 0 ? m_Selected[0] : -1; } set { Select(value); } }
        public int count => serializedProperty != null ? serializedProperty.arraySize : list == null ? 0 : list.Count;
        public System.Collections.ObjectModel.ReadOnlyCollection<int> selectedIndices => m_Selected.AsReadOnly();

        public ReorderableList(IList elements, Type elementType, bool draggable, bool displayHeader,
            bool displayAddButton, bool displayRemoveButton)
        {
            list = elements;
            Begin(draggable, displayAddButton, displayRemoveButton);
        }

        public ReorderableList(UnityEditor.SerializedObject serializedObject, UnityEditor.SerializedProperty elements,
            bool draggable, bool displayHeader, bool displayAddButton, bool displayRemoveButton)
        {
            serializedProperty = elements;
            Begin(draggable, displayAddButton, displayRemoveButton);
        }

        private void Begin(bool isDraggable, bool hasAdd, bool hasRemove)
        {
            draggable = isDraggable;
            displayAdd = hasAdd;
            displayRemove = hasRemove;
        }

        public void Select(int index, bool append = false)
        {
            if (!append)
            {
                m_Selected.Clear();
            }
            m_Selected.Add(index);
        }

        public void ClearSelection() => m_Selected.Clear();
        public void Deselect(int index) => m_Selected.Remove(index);
        public bool IsSelected(int index) => m_Selected.Contains(index);
        public float GetHeight() => headerHeight + Math.Max(1, count) * elementHeight + footerHeight;
    }

    public partial class InternalEditorUtility
    {
        private static readonly string[] s_Tags =
            { "Untagged", "Respawn", "Finish", "EditorOnly", "MainCamera", "Player", "GameController" };

        public static string[] tags
        {
            get
            {
                List<string> all = new List<string>(s_Tags);
                all.AddRange(UnityEditor.Texts.Lines(Native.GetTags()));
                return all.ToArray();
            }
        }

        public static string[] layers
        {
            get
            {
                List<string> found = new List<string>();
                for (int i = 0; i < 32; i++)
                {
                    if (!string.IsNullOrEmpty(LayerMask.LayerToName(i)))
                    {
                        found.Add(LayerMask.LayerToName(i));
                    }
                }
                return found.ToArray();
            }
        }

        public static string GetLayerName(int layer) => LayerMask.LayerToName(layer);

        /// <summary>A bit of the result is a place in `layers`.</summary>
        public static int LayerMaskToConcatenatedLayersMask(LayerMask mask)
        {
            int made = 0;
            string[] names = layers;
            for (int i = 0; i < names.Length; i++)
            {
                made |= (mask.value & 1 << LayerMask.NameToLayer(names[i])) != 0 ? 1 << i : 0;
            }
            return made;
        }

        public static LayerMask ConcatenatedLayersMaskToLayerMask(int concatenatedLayersMask)
        {
            int made = 0;
            string[] names = layers;
            for (int i = 0; i < names.Length; i++)
            {
                made |= (concatenatedLayersMask & 1 << i) != 0 ? 1 << LayerMask.NameToLayer(names[i]) : 0;
            }
            return made;
        }
        public static bool CurrentThreadIsMainThread() => Engine.IsMainThread;
        public static bool IsValidFileName(string filename)
            => !string.IsNullOrEmpty(filename)
            && filename.IndexOfAny(new[] { '/', '?', '<', '>', '\\', ':', '*', '|', '"' }) < 0;
        public static Object GetObjectFromInstanceID(int instanceID) => Native.ObjectById(instanceID);
        public static Object GetLoadedObjectFromInstanceID(int instanceID) => Native.ObjectById(instanceID);
        public static string GetFullUnityVersion() => Application.unityVersion;
    }

    public sealed partial class ComponentUtility
    {
        private static Component s_Copied;

        public static bool CopyComponent(Component component) => s_Copied = component;

        public static bool PasteComponentValues(Component component)
        {
            bool isSame = s_Copied && component && s_Copied.GetType() == component.GetType();
            if (isSame)
            {
                UnityEditor.EditorUtility.CopySerialized(s_Copied, component);
            }
            return isSame;
        }

        public static bool PasteComponentAsNew(GameObject go)
            => s_Copied && PasteComponentValues(go.AddComponent(s_Copied.GetType()));
    }
}
