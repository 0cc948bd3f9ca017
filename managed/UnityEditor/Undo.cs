using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    /// <summary>
    /// What code did through here, newest last, in groups. Nobody presses keys between two events here, so groups
    /// change
    /// when IncrementCurrentGroup() is called, and before an undo. An object that was destroyed is gone: undoing that
    /// would have to make another one, so DestroyObjectImmediate() and all before it cannot be undone.
    /// </summary>
    public partial class Undo
    {
        private const int Most = 1000;

        private sealed class Step
        {
            internal int group;
            internal Action undo, redo;
        }

        private static readonly List<Step> s_Done = new List<Step>(), s_Undone = new List<Step>();
        private static readonly Dictionary<int, string> s_Names = new Dictionary<int, string>();
        private static int s_Group;

        public static bool isProcessing { get; private set; }

        private static void Add(string name, Action undo, Action redo)
        {
            s_Undone.Clear();
            s_Done.Add(new Step { group = s_Group, undo = undo, redo = redo });
            s_Names[s_Group] = name ?? "";
            if (s_Done.Count > Most)
            {
                s_Done.RemoveAt(0);
            }
        }

        public static void RecordObject(Object objectToUndo, string name)
        {
            if (!objectToUndo)
            {
                return;
            }
            Action before = ObjectState.Snapshot(objectToUndo), after = null;
            Add(name, () => { after = objectToUndo ? ObjectState.Snapshot(objectToUndo) : null; before(); },
                () => after?.Invoke());
        }

        public static void RecordObjects(Object[] objectsToUndo, string name)
        {
            foreach (Object o in objectsToUndo)
            {
                RecordObject(o, name);
            }
        }

        public static void RegisterCompleteObjectUndo(Object objectToUndo, string name)
            => RecordObject(objectToUndo, name);
        public static void RegisterCompleteObjectUndo(Object[] objectsToUndo, string name)
            => RecordObjects(objectsToUndo, name);
        [Obsolete]
        public static void RegisterUndo(Object objectToUndo, string name) => RecordObject(objectToUndo, name);
        [Obsolete]
        public static void RegisterUndo(Object[] objectsToUndo, string name) => RecordObjects(objectsToUndo, name);

        public static void RegisterFullObjectHierarchyUndo(Object objectToUndo, string name)
        {
            GameObject root = PrefabLinks.GameObjectOf(objectToUndo);
            if (!root)
            {
                RecordObject(objectToUndo, name);
                return;
            }
            foreach (Transform t in root.GetComponentsInChildren<Transform>(true))
            {
                RecordObject(t.gameObject, name);
                RecordObjects(t.GetComponents<Component>().Where(c => c).ToArray(), name);
            }
        }

        /// <summary>Undone, it is destroyed; there is no redo of that.</summary>
        public static void RegisterCreatedObjectUndo(Object objectToUndo, string name)
        {
            Add(name, () => Object.DestroyImmediate(objectToUndo, false), null);
        }

        public static void DestroyObjectImmediate(Object objectToUndo)
        {
            Object.DestroyImmediate(objectToUndo, true);
            ClearAll();
        }

        public static Component AddComponent(GameObject gameObject, Type type)
        {
            Component made = gameObject.AddComponent(type);
            if (made)
            {
                RegisterCreatedObjectUndo(made, "Add Component");
            }
            return made;
        }

        public static T AddComponent<T>(GameObject gameObject) where T : Component
            => (T)AddComponent(gameObject, typeof(T));

        public static void SetTransformParent(Transform transform, Transform newParent, string name)
            => SetTransformParent(transform, newParent, true, name);

        public static void SetTransformParent(Transform transform, Transform newParent, bool worldPositionStays,
            string name)
        {
            Transform old = transform.parent;
            int index = transform.GetSiblingIndex();
            Action place = ObjectState.Snapshot(transform);
            transform.SetParent(newParent, worldPositionStays);
            Add(name, () =>
            {
                transform.SetParent(old, false);
                transform.SetSiblingIndex(index);
                place();
            }, () => transform.SetParent(newParent, worldPositionStays));
        }

        public static void SetSiblingIndex(Transform transform, int siblingIndex, string name)
        {
            int old = transform.GetSiblingIndex();
            transform.SetSiblingIndex(siblingIndex);
            Add(name, () => transform.SetSiblingIndex(old), () => transform.SetSiblingIndex(siblingIndex));
        }

        public static void RegisterChildrenOrderUndo(Object objectToUndo, string name)
        {
            Transform[] children = PrefabLinks.GameObjectOf(objectToUndo).transform.Cast<Transform>().ToArray();
            Add(name, () =>
            {
                for (int i = 0; i < children.Length; i++)
                {
                    children[i].SetSiblingIndex(i);
                }
            }, null);
        }

        public static void MoveGameObjectToScene(GameObject go, UnityEngine.SceneManagement.Scene scene, string name)
        {
            UnityEngine.SceneManagement.Scene old = go.scene;
            UnityEngine.SceneManagement.SceneManager.MoveGameObjectToScene(go, scene);
            Add(name, () => UnityEngine.SceneManagement.SceneManager.MoveGameObjectToScene(go, old),
                () => UnityEngine.SceneManagement.SceneManager.MoveGameObjectToScene(go, scene));
        }

        // Groups

        public static void IncrementCurrentGroup() => s_Group++;
        public static int GetCurrentGroup() => s_Group;
        public static string GetCurrentGroupName() => s_Names.TryGetValue(s_Group, out string name) ? name : "";
        public static void SetCurrentGroupName(string name) => s_Names[s_Group] = name;

        public static void CollapseUndoOperations(int groupIndex)
        {
            foreach (Step step in s_Done.Where(s => s.group > groupIndex))
            {
                step.group = groupIndex;
            }
            s_Group = Math.Min(s_Group, groupIndex);
        }

        public static void ClearUndo(Object identifier) => ClearAll();

        public static void ClearAll()
        {
            s_Done.Clear();
            s_Undone.Clear();
        }

        public static void PerformUndo()
        {
            if (s_Done.Count > 0)
            {
                Revert(s_Done[s_Done.Count - 1].group, true);
            }
        }

        public static void RevertAllInCurrentGroup() => Revert(s_Group, false);

        public static void RevertAllDownToGroup(int group) => Revert(group, false);

        private static void Revert(int group, bool canRedo)
        {
            isProcessing = true;
            try
            {
                while (s_Done.Count > 0 && s_Done[s_Done.Count - 1].group >= group)
                {
                    Step step = s_Done[s_Done.Count - 1];
                    s_Done.RemoveAt(s_Done.Count - 1);
                    step.undo();
                    s_Undone.Add(step);
                }
            }
            finally
            {
                isProcessing = false;
            }
            if (!canRedo)
            {
                s_Undone.Clear();
            }
            s_Group++;
            undoRedoPerformed?.Invoke();
        }

        public static void PerformRedo()
        {
            int group = s_Undone.Count > 0 ? s_Undone[s_Undone.Count - 1].group : 0;
            while (s_Undone.Count > 0 && s_Undone[s_Undone.Count - 1].group == group)
            {
                Step step = s_Undone[s_Undone.Count - 1];
                if (step.redo == null)
                {
                    throw new Umcp.LeftOutException("UnityEditor.Undo.PerformRedo of an object's creation");
                }
                s_Undone.RemoveAt(s_Undone.Count - 1);
                step.redo();
                s_Done.Add(step);
            }
            undoRedoPerformed?.Invoke();
        }
    }
}
