using System.ComponentModel;
using System.Globalization;
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
        Vector3 place;
        if (!TryParse(position, out place))
            return "[Error] position must be three numbers x,y,z, not '" + position + "'";

        var made = new GameObject(name);
        made.transform.position = place;
        made.AddComponent<SphereCollider>();
        made.AddComponent<Rigidbody>().isKinematic = true;
        return "[Success] Created interactable '" + name + "' at (" + position + ")";
    }

    private static bool TryParse(string text, out Vector3 place)
    {
        string[] parts = text.Split(',');
        float x = 0, y = 0, z = 0;
        bool ok = parts.Length == 3 && TryParse(parts[0], out x) && TryParse(parts[1], out y)
            && TryParse(parts[2], out z);
        place = new Vector3(x, y, z);
        return ok;
    }

    private static bool TryParse(string text, out float number)
    {
        return float.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out number);
    }
}
