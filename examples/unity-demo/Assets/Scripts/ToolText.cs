using System;
using System.Globalization;
using UnityEngine;

/// <summary>What tools are told, and what they answer, as text.</summary>
public static class ToolText
{
    /// <summary>"0,1.2,0", as create-vr-interactable takes it.</summary>
    public static Vector3 ParseVector(string parameter, string text)
    {
        string[] parts = (text ?? "").Split(',');
        var numbers = new float[3];
        bool ok = parts.Length == 3;
        for (int i = 0; ok && i < 3; i++)
        {
            ok = float.TryParse(parts[i], NumberStyles.Float, CultureInfo.InvariantCulture, out numbers[i])
                && !float.IsNaN(numbers[i]) && !float.IsInfinity(numbers[i]);
        }
        if (!ok)
            throw new ArgumentException(parameter + " must be three numbers x,y,z, not '" + text + "'");
        return new Vector3(numbers[0], numbers[1], numbers[2]);
    }

    /// <summary>"(0, 1.2, 0)", whatever the system's language; an angle of 90.00001 is 90.</summary>
    public static string Of(Vector3 v)
    {
        return string.Format(CultureInfo.InvariantCulture, "({0:0.####}, {1:0.####}, {2:0.####})", v.x, v.y, v.z);
    }

    /// <summary>"/Level/Door".</summary>
    public static string PathOf(GameObject o)
    {
        string path = "";
        for (Transform t = o.transform; t != null; t = t.parent)
            path = "/" + t.name + path;
        return path;
    }

    public static string CheckName(string parameter, string name)
    {
        if (string.IsNullOrWhiteSpace(name))
            throw new ArgumentException(parameter + " must not be empty");
        return name;
    }

    public static GameObject CheckObject(GameObject o)
    {
        if (o == null)
            throw new ArgumentException("object must name a GameObject");
        return o;
    }
}
