// Objects that facts are made of.
using System;
using UnityEngine;
using UnityEngine.Tilemaps;
using UnityEngine.UI;

public static class Make
{
    public static GameObject Child(GameObject parent, string name)
    {
        GameObject child = new GameObject(name);
        child.transform.SetParent(parent.transform, false);
        return child;
    }

    public static Transform Placed()
    {
        Transform t = new GameObject("placed").transform;
        t.position = new Vector3(1, 2, 3);
        t.rotation = Quaternion.Euler(0, 90, 0);
        t.localScale = new Vector3(2, 3, 4);
        return t;
    }

    /// <summary>Red to blue; it fades in the second half.</summary>
    public static Gradient Ramp()
    {
        Gradient g = new Gradient();
        g.SetKeys(new[] { new GradientColorKey(Color.red, 0), new GradientColorKey(Color.blue, 1) },
                  new[] { new GradientAlphaKey(1, 0), new GradientAlphaKey(1, 0.5f), new GradientAlphaKey(0, 1) });
        return g;
    }

    public static Camera Eye() { return new GameObject("eye").AddComponent<Camera>(); }

    /// <summary>A triangle that looks to -z.</summary>
    public static Mesh Flat()
    {
        Mesh m = new Mesh();
        m.vertices = new[] { Vector3.zero, Vector3.up, Vector3.right * 2 };
        m.triangles = new[] { 0, 1, 2 };
        return m;
    }

    public static Tilemap Map() { return Child(new GameObject("grid", typeof(Grid)), "map").AddComponent<Tilemap>(); }

    public static GameObject Box(string name, Vector3 at)
    {
        GameObject box = new GameObject(name);
        box.transform.position = at;
        box.AddComponent<BoxCollider>();
        Physics.SyncTransforms();
        return box;
    }

    public static RectTransform Panel(string name, RectTransform parent)
    {
        RectTransform r = new GameObject(name).AddComponent<RectTransform>();
        r.SetParent(parent, false);
        return r;
    }

    public static Toggle Radio(ToggleGroup group)
    {
        Toggle t = new GameObject("radio").AddComponent<Toggle>();
        t.isOn = false;
        t.group = group;
        return t;
    }

    public static Kept Make1() { return new GameObject("kept").AddComponent<Kept>(); }
    public static System.Reflection.FieldInfo FieldInfo(string name) { return typeof(Marked).GetField(name); }

    /// <summary>An attribute of a field of Marked.</summary>
    public static Attribute Of<T>(string name) where T : Attribute
    {
        return Attribute.GetCustomAttribute(FieldInfo(name), typeof(T));
    }

    public static Fields Filled()
    {
        Fields f = new GameObject("fields").AddComponent<Fields>();
        f.number = 5;
        f.Fill();
        return f;
    }
}
