using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Linq;
using McpPlugin;
using UnityEngine;

/// <summary>Two tools to begin with: one that reads, one that writes.</summary>
[McpPluginToolType]
public static class ExampleTools
{
    [McpPluginTool("count-objects", Title = "Count objects", ReadOnly = true)]
    [Description("Counts the active objects of the loaded scenes whose name contains a text")]
    public static int CountObjects([Description("Part of the name; all objects if empty")] string part = "")
    {
        return UnityEngine.Object.FindObjectsOfType<GameObject>().Count(o => o.name.Contains(part));
    }

    [McpPluginTool("line-up", Title = "Line objects up")]
    [Description("Puts objects in a row along the x axis. Returns their names in order")]
    public static List<string> LineUp(
        [Description("Part of the objects' names")] string part,
        [Description("Distance between two objects, in units; more than 0")] float distance = 1)
    {
        if (distance <= 0)
            throw new ArgumentException("distance must be more than 0");
        var objects = UnityEngine.Object.FindObjectsOfType<GameObject>()
            .Where(o => o.name.Contains(part)).OrderBy(o => o.name).ToList();
        if (objects.Count == 0)
            throw new ArgumentException("no active object has '" + part + "' in its name");
        Vector3 start = objects[0].transform.position;
        for (int i = 0; i < objects.Count; i++)
            objects[i].transform.position = start + new Vector3(i * distance, 0, 0);
        return objects.Select(o => o.name).ToList();
    }
}
