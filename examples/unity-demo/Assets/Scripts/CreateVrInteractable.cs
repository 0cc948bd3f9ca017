using System;
using System.ComponentModel;
using McpPlugin;
using UnityEngine;

/// <summary>A plugin tool: found by its marks, called on the main thread.</summary>
[McpPluginToolType]
public class CreateVrInteractable
{
    [McpPluginTool(
        "create-vr-interactable",
        Title = "Create VR interactable",
        Destructive = false,
        ReadOnly = false
    )]
    [Description("Create a VR interactable GameObject")]
    public string Create(
        [Description("Object name")] string name,
        [Description("Position x,y,z")] string position = "0,0,0")
    {
        Vector3 place = ToolText.ParseVector("position", position);
        ToolText.CheckName("name", name);
        return MainThread.Instance.Run(() =>
        {
            var made = new GameObject(name);
            made.transform.position = place;
            made.AddComponent<SphereCollider>();
            made.AddComponent<Rigidbody>().isKinematic = true;
            Type grab = ComponentTypes.XrGrab;
            if (grab != null)
                made.AddComponent(grab);
            SceneChanges.Created(made);
            return "[Success] Created interactable '" + name + "' at (" + position + ")" + (grab != null ? ""
                : ". It has a collider and a Rigidbody alone: XRGrabInteractable" + ComponentTypes.WithoutToolkit);
        });
    }
}
