using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using UnityEngine;

/// <summary>Types of components by name, in whatever assembly they are.</summary>
public static class ComponentTypes
{
    private const string Toolkit = "UnityEngine.XR.Interaction.Toolkit.";

    /// <summary>What an XR tool says if the package is not here.</summary>
    public const string WithoutToolkit = " is not loaded (package com.unity.xr.interaction.toolkit)";

    /// <summary>Null without the XR Interaction Toolkit. Version 3 has it in a namespace of its own.</summary>
    public static Type XrGrab
    {
        get { return Named(Toolkit + "Interactables.XRGrabInteractable") ?? Named(Toolkit + "XRGrabInteractable"); }
    }

    public static Type XrSocket
    {
        get { return Named(Toolkit + "Interactors.XRSocketInteractor") ?? Named(Toolkit + "XRSocketInteractor"); }
    }

    /// <summary>By full name, or by the name alone if one type has it.</summary>
    public static Type Find(string name)
    {
        Type exact = Named(name);
        if (exact != null)
            return Check(exact);

        List<Type> found = AppDomain.CurrentDomain.GetAssemblies().SelectMany(TypesOf)
            .Where(type => type.Name == name && typeof(Component).IsAssignableFrom(type)).ToList();
        if (found.Count == 0)
            throw new ArgumentException("No component type '" + name + "' is loaded");
        if (found.Count > 1)
        {
            throw new ArgumentException("'" + name + "' is the name of several types, so give one in full: "
                + string.Join(", ", found.Select(type => type.FullName).OrderBy(full => full).ToArray()));
        }
        return Check(found[0]);
    }

    private static Type Named(string fullName)
    {
        return AppDomain.CurrentDomain.GetAssemblies().Select(assembly => assembly.GetType(fullName, false))
            .FirstOrDefault(type => type != null && typeof(Component).IsAssignableFrom(type));
    }

    private static Type Check(Type type)
    {
        if (type.IsAbstract || type.ContainsGenericParameters)
            throw new ArgumentException("'" + type.FullName + "' is abstract: name a type that derives from it");
        if (typeof(Transform).IsAssignableFrom(type))
            throw new ArgumentException("Every object has its Transform already");
        return type;
    }

    private static IEnumerable<Type> TypesOf(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException e)
        {
            return e.Types.Where(type => type != null);
        }
    }
}
