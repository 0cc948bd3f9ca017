using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Reflection;
using McpPlugin;
using UnityEngine;
using Component = UnityEngine.Component;

/// <summary>How a thing follows the hand that has grabbed it; named as XRBaseInteractable.MovementType.</summary>
public enum GrabMovement
{
    VelocityTracking,
    Kinematic,
    Instantaneous
}

/// <summary>Plugin tools for the XR Interaction Toolkit, which they find by name: the project need not have it.</summary>
[McpPluginToolType]
public static class XrTools
{
    [McpPluginTool("add-socket", Title = "Add socket")]
    [Description("Add a socket to a GameObject: a place that interactables snap into")]
    public static string AddSocket(
        [Description("The object that gets it: obj:<id>, path or name")] GameObject @object,
        [Description("Name of the socket, a new child of the object")] string name = "Socket",
        [Description("Position, relative to the object")] Vector3? position = null,
        [Description("Radius of the trigger, in metres")] float radius = 0.1f)
    {
        ToolText.CheckName("name", name);
        if (!(radius > 0) || float.IsInfinity(radius))
            throw new ArgumentException("radius must be more than 0");
        return MainThread.Instance.Run(() =>
        {
            Transform owner = ToolText.CheckObject(@object).transform;
            var made = new GameObject(name);
            made.transform.SetParent(owner, false);
            made.transform.localPosition = position ?? Vector3.zero;
            var trigger = made.AddComponent<SphereCollider>();
            trigger.isTrigger = true;
            trigger.radius = radius;
            Type socket = ComponentTypes.XrSocket;
            if (socket != null)
                made.AddComponent(socket);
            SceneChanges.Created(made);
            return "[Success] Added socket " + ToolText.PathOf(made) + " at " + ToolText.Of(made.transform.localPosition)
                + (socket != null ? ""
                    : ". It has a trigger collider alone: XRSocketInteractor" + ComponentTypes.WithoutToolkit);
        });
    }

    [McpPluginTool("configure-grab", Title = "Configure grab")]
    [Description("Set how an interactable behaves when it is grabbed, held and let go; what is not given stays as it is")]
    public static string ConfigureGrab(
        [Description("The interactable: obj:<id>, path or name")] GameObject @object,
        [Description("How it follows the hand")] GrabMovement? movementType = null,
        [Description("Whether it follows the hand's position")] bool? trackPosition = null,
        [Description("Whether it follows the hand's rotation")] bool? trackRotation = null,
        [Description("Whether it flies on when it is let go")] bool? throwOnDetach = null,
        [Description("Mass of its Rigidbody, in kilograms")] float? mass = null,
        [Description("Whether it falls")] bool? useGravity = null,
        [Description("Whether nothing but code moves it")] bool? isKinematic = null)
    {
        if (mass.HasValue && (!(mass.Value > 0) || float.IsInfinity(mass.Value)))
            throw new ArgumentException("mass must be more than 0");
        var forGrab = new Dictionary<string, object>();
        var forBody = new Dictionary<string, object>();
        Want(forGrab, "movementType", movementType);
        Want(forGrab, "trackPosition", trackPosition);
        Want(forGrab, "trackRotation", trackRotation);
        Want(forGrab, "throwOnDetach", throwOnDetach);
        Want(forBody, "mass", mass);
        Want(forBody, "useGravity", useGravity);
        Want(forBody, "isKinematic", isKinematic);
        if (forGrab.Count + forBody.Count == 0)
            throw new ArgumentException("Give something to set, such as movementType or mass");
        return MainThread.Instance.Run(() => Configure(ToolText.CheckObject(@object), forGrab, forBody));
    }

    private static void Want(Dictionary<string, object> values, string name, object value)
    {
        if (value != null)
            values[name] = value;
    }

    private static string Configure(GameObject o, Dictionary<string, object> forGrab, Dictionary<string, object> forBody)
    {
        Type type = ComponentTypes.XrGrab;
        Component grab = type != null ? o.GetComponent(type) : null;
        var body = o.GetComponent<Rigidbody>();
        if (type != null && grab == null && forGrab.Count > 0)
            throw new ArgumentException(ToolText.PathOf(o) + " has no XRGrabInteractable: add-component adds one");
        if (body == null)
            throw new ArgumentException(ToolText.PathOf(o) + " has no Rigidbody: add-component adds one");
        if (grab == null && forBody.Count == 0)
            throw new InvalidOperationException("XRGrabInteractable" + ComponentTypes.WithoutToolkit);

        var done = new List<string>();
        Set(body, forBody, done);
        if (grab != null)
            Set(grab, forGrab, done);
        string told = "[Success] Configured " + ToolText.PathOf(o) + ": " + string.Join(", ", done.ToArray());
        if (grab == null && forGrab.Count > 0)
        {
            told += ". Left out: " + string.Join(", ", new List<string>(forGrab.Keys).ToArray())
                + ", since XRGrabInteractable" + ComponentTypes.WithoutToolkit;
        }
        return told;
    }

    private static void Set(Component target, Dictionary<string, object> values, List<string> done)
    {
        SceneChanges.Changing(target);
        foreach (KeyValuePair<string, object> pair in values)
        {
            PropertyInfo property = target.GetType().GetProperty(pair.Key);
            if (property == null || !property.CanWrite)
                throw new NotSupportedException(target.GetType().FullName + " has no " + pair.Key + " that can be set");
            object value = property.PropertyType.IsEnum ? Enum.Parse(property.PropertyType, pair.Value.ToString()) : pair.Value;
            property.SetValue(target, value, null);
            done.Add(string.Format(System.Globalization.CultureInfo.InvariantCulture, "{0} {1}", pair.Key, pair.Value));
        }
    }
}
