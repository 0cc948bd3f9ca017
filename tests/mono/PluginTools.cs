// Methods that are plugin tools, in every form that there is. None of them is run by these tests.
using System;
using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;
using System.Threading;
using System.Threading.Tasks;
using McpPlugin;
using UnityEngine;

// A project's own copies, spelled in other ways: no namespace, fields, nullable hints, a name that
// is kept under another one.
[AttributeUsage(AttributeTargets.Method)]
class AiToolAttribute : Attribute {
    public readonly string Name;
    public string Title;
    public bool? ReadOnlyHint { get { return isReadOnly; } }
    public bool? DestructiveHint { get { return null; } }
    public bool Enabled = true;
    public int TimeoutMs { get; set; }
    public string Thread;
    readonly bool? isReadOnly;
    public AiToolAttribute(string name, bool isReadOnly) {
        Name = name;
        this.isReadOnly = isReadOnly;
    }
}

namespace Mine {

[AttributeUsage(AttributeTargets.Method)]
class McpPluginTool : Attribute {
    public McpPluginTool(string id) { Id = id; }
    public string Id { get; private set; }
}

[AttributeUsage(AttributeTargets.All)]
class DescriptionAttribute : Attribute {
    public DescriptionAttribute(string text) { Description = text; }
    public string Description { get; private set; }
}

static class Copies {
    [AiTool("copy-ai", true, Title = "By another name")]
    static void Ai() { }
    [AiTool("copy-limited", true, TimeoutMs = 700, Thread = "background")]
    static void Limited() { }
    [AiTool("copy-unlimited", true, TimeoutMs = 0, Thread = "main")]
    static void Unlimited() { }
    [AiTool("copy-negative", true, TimeoutMs = -5)]
    static void Negative() { }
    [AiTool("copy-off", true, Enabled = false)]
    static void Off() { }
    [@McpPluginTool("copy-id"), Description("The project's own words")]
    static void Id([Description("of its own")] int x) { }
}

}

namespace Plugins {

public enum Shape { Cube, Sphere = 5, Capsule }

[Flags]
public enum Sides : byte { None = 0, Left = 1, Right = 2, Both = 3 }

public class Door : UnityEngine.Component {
    [McpPluginTool("door-open", ReadOnly = true)]
    public string Open() { return "open"; }
}

public struct Size {
    public int width, height;
    public const int Most = 5;
    public static int last;
    int hidden;
}

public class Base {
    public string label;
}

public class Recipe : Base {
    public int count = 3;
    public Shape shape;
    public Vector3 where;
    public List<Size> sizes;
    public Recipe inner;
    public GameObject target;
    public readonly int fixedValue = 1;
    public Action callback;
    protected int secret;
}

[McpPluginToolType]
public static class Tools {
    [McpPluginTool("create-vr-interactable", Title = "Create VR interactable")]
    [Description("Create a VR interactable GameObject")]
    public static string Create(
        [Description("Object name")] string name,
        [Description("Position as x,y,z")] string position = "0,0,0") {
        return name;
    }

    [McpPluginTool("numbers", "Two words", Destructive = true)]
    static int Numbers(sbyte a, byte b, short c, ushort d, int e, uint f, long g, ulong h, float i,
                       double j, decimal k, bool l) {
        return 0;
    }

    [McpPluginTool("defaults")]
    static void Defaults(int a = -5, float b = 0.5f, double c = 1e100, string d = "x\"y",
                         string e = null, bool f = true, Shape g = Shape.Sphere,
                         Shape h = (Shape)77, long i = long.MaxValue, decimal j = 1.5m,
                         float k = float.NaN, Vector3 l = default(Vector3), int? m = 7,
                         Shape? n = Shape.Capsule, decimal? o = 2.5m, Sides p = Sides.Both) { }

    [McpPluginTool("nullables")]
    static void Nullables(int? a, Shape? b, Vector3? c) { }

    [McpPluginTool("values")]
    static void Values(Vector2 a, Vector3 b, Color c, Shape d, Sides e) { }

    [McpPluginTool("references")]
    static void References(GameObject a, [Description("The door")] Door b, UnityEngine.Object c) { }

    [McpPluginTool("lists")]
    static void Lists(int[] a, List<string> b, Vector2[] c, List<Shape> d, int[][] e) { }

    [McpPluginTool("rest")]
    static void Rest(string a, params int[] b) { }

    [McpPluginTool("objects")]
    static void Objects(Recipe a, Size b) { }

    [McpPluginTool("filled-in")]
    static void FilledIn(CancellationToken a, IProgress<float> b, int c) { }

    [McpPluginTool("Empty.Texts_1", Title = ""), Description("")]
    static void Empty() { }

    [McpPluginTool("result-task")]
    static Task ResultTask() { return null; }
    [McpPluginTool("result-task-of")]
    static async Task<int> ResultTaskOf() { await Task.Yield(); return 1; }
    [McpPluginTool("result-coroutine")]
    static IEnumerator ResultCoroutine() { yield return null; }
    [McpPluginTool("result-coroutine-of")]
    static IEnumerator<float> ResultCoroutineOf() { yield return 1; }
    [McpPluginTool("result-value")]
    static List<int> ResultValue() { return null; }
}

public class Plain {
    [McpPluginTool("plain-instance")]
    void Run() { }

    public class Inner {
        [McpPluginTool("nested-instance")]
        public void Run() { }
    }
}

public abstract class Part : UnityEngine.Component {
    [McpPluginTool("abstract-component")]
    public void Run() { }
}

public class Settings : UnityEngine.Object {
    Settings(int x) { }
    [McpPluginTool("engine-object")]
    public void Run() { }
}

}
