using System;
using System.ComponentModel;
using McpPlugin;
using UnityEngine;

/// <summary>Plugin tools that make and change objects of the active scene.</summary>
[McpPluginToolType]
public static class SceneTools
{
    [McpPluginTool("create-object", Title = "Create object")]
    [Description("Create a GameObject in the active scene: empty, or a primitive with its mesh and collider")]
    public static string CreateObject(
        [Description("Name of the new object")] string name,
        [Description("A primitive; without it the object is empty")] PrimitiveType? primitive = null,
        [Description("Position, relative to the parent if there is one")] Vector3? position = null,
        [Description("Rotation in degrees about x, y and z, likewise")] Vector3? rotation = null,
        [Description("Scale, likewise")] Vector3? scale = null,
        [Description("Object that it becomes a child of")] GameObject parent = null)
    {
        ToolText.CheckName("name", name);
        return MainThread.Instance.Run(() =>
        {
            GameObject made = primitive.HasValue ? GameObject.CreatePrimitive(primitive.Value) : new GameObject();
            made.name = name;
            if (parent != null)
                made.transform.SetParent(parent.transform, false);
            Place(made.transform, position, rotation, scale, Space.Self);
            SceneChanges.Created(made);
            return "[Success] Created object '" + name + "' at " + ToolText.Of(made.transform.localPosition)
                + (parent != null ? " in " + ToolText.PathOf(parent) : "");
        });
    }

    [McpPluginTool("add-component", Title = "Add component")]
    [Description("Add a component to a GameObject")]
    public static string AddComponent(
        [Description("The object: obj:<id>, path or name")] GameObject @object,
        [Description("Type of the component, such as UnityEngine.BoxCollider or Spinner")] string type)
    {
        ToolText.CheckName("type", type);
        return MainThread.Instance.Run(() =>
        {
            Type found = ComponentTypes.Find(type);
            SceneChanges.Add(ToolText.CheckObject(@object), found);
            return "[Success] Added " + found.FullName + " to " + ToolText.PathOf(@object);
        });
    }

    [McpPluginTool("set-transform", Title = "Set transform")]
    [Description("Move, turn or scale a GameObject; what is not given stays as it is")]
    public static string SetTransform(
        [Description("The object: obj:<id>, path or name")] GameObject @object,
        [Description("Position")] Vector3? position = null,
        [Description("Rotation in degrees about x, y and z")] Vector3? rotation = null,
        [Description("Scale; always relative to the parent")] Vector3? scale = null,
        [Description("Self: relative to the parent; World: in the scene")] Space space = Space.Self)
    {
        if (!position.HasValue && !rotation.HasValue && !scale.HasValue)
            throw new ArgumentException("Give position, rotation or scale");
        return MainThread.Instance.Run(() =>
        {
            Transform t = ToolText.CheckObject(@object).transform;
            bool isWorld = space == Space.World;
            SceneChanges.Changing(t);
            Place(t, position, rotation, scale, space);
            return "[Success] " + ToolText.PathOf(@object) + " is at " + ToolText.Of(isWorld ? t.position : t.localPosition)
                + ", turned by " + ToolText.Of(isWorld ? t.eulerAngles : t.localEulerAngles)
                + ", scaled by " + ToolText.Of(t.localScale);
        });
    }

    private static void Place(Transform t, Vector3? position, Vector3? rotation, Vector3? scale, Space space)
    {
        if (position.HasValue && space == Space.World)
            t.position = position.Value;
        else if (position.HasValue)
            t.localPosition = position.Value;
        if (rotation.HasValue && space == Space.World)
            t.eulerAngles = rotation.Value;
        else if (rotation.HasValue)
            t.localEulerAngles = rotation.Value;
        if (scale.HasValue)
            t.localScale = scale.Value;
    }
}
