using System;
using UnityEngine;
using Object = UnityEngine.Object;
#if UNITY_EDITOR
using UnityEditor;
using UnityEditor.SceneManagement;
#endif

/// <summary>Changes of a scene that the editor can undo, and asks to save.</summary>
public static class SceneChanges
{
    /// <summary>To be called when a new object is as it should be.</summary>
    public static void Created(GameObject made)
    {
#if UNITY_EDITOR
        if (!Application.isPlaying)
        {
            Undo.RegisterCreatedObjectUndo(made, "Create " + made.name);
            EditorSceneManager.MarkSceneDirty(made.scene);
        }
#endif
    }

    /// <summary>To be called before something changes.</summary>
    public static void Changing(Object target)
    {
#if UNITY_EDITOR
        if (!Application.isPlaying)
            Undo.RecordObject(target, "Change " + target.name);
#endif
    }

    public static Component Add(GameObject to, Type type)
    {
#if UNITY_EDITOR
        Component added = Application.isPlaying ? to.AddComponent(type) : Undo.AddComponent(to, type);
#else
        Component added = to.AddComponent(type);
#endif
        if (added == null)
            throw new InvalidOperationException("'" + to.name + "' takes no " + type.FullName + ": it is abstract, or there is one already");
        return added;
    }
}
