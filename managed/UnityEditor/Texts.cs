using System;
using System.Collections.Generic;
using System.Globalization;
using System.Reflection;
using UnityEngine;

namespace UnityEditor
{
    /// <summary>Numbers as text, in no culture, and lists as C hands them over.</summary>
    internal static class Texts
    {
        private static readonly HashSet<string> s_Said = new HashSet<string>();

        internal static string Of(int value) => value.ToString(CultureInfo.InvariantCulture);
        internal static string Of(float value) => value.ToString("R", CultureInfo.InvariantCulture);
        internal static int ToInt(string text) => int.Parse(text, CultureInfo.InvariantCulture);
        internal static float ToFloat(string text) => float.Parse(text, CultureInfo.InvariantCulture);
        internal static string[] Lines(string text)
            => text.Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries);

        /// <summary>Once for each text.</summary>
        internal static void Say(string text)
        {
            lock (s_Said)
            {
                if (s_Said.Count > 1000 || !s_Said.Add(text))
                {
                    return;
                }
            }
            Debug.Log(text);
        }
    }

    /// <summary>The types of all code that is loaded.</summary>
    internal static class Loaded
    {
        internal static IEnumerable<Type> Types()
        {
            foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
            {
                foreach (Type type in assembly.IsDynamic ? new Type[0] : Messages.TypesOf(assembly))
                {
                    if (type != null)
                    {
                        yield return type;
                    }
                }
            }
        }

        /// <summary>Of code that knows UnityEditor.</summary>
        internal static IEnumerable<Type> EditorTypes()
        {
            string own = typeof(Loaded).Assembly.GetName().Name;
            foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
            {
                if (assembly.IsDynamic || !Array.Exists(assembly.GetReferencedAssemblies(), r => r.Name == own))
                {
                    continue;
                }
                foreach (Type type in Messages.TypesOf(assembly))
                {
                    if (type != null)
                    {
                        yield return type;
                    }
                }
            }
        }

        /// <summary>The first of that name, with its namespace or without, that is of a kind; null: none.</summary>
        internal static Type Named(string name, Type kind)
        {
            Type found = null;
            foreach (Type type in Types())
            {
                if (type.FullName == name && kind.IsAssignableFrom(type))
                {
                    return type;
                }
                if (found == null && type.Name == name && kind.IsAssignableFrom(type))
                {
                    found = type;
                }
            }
            return found;
        }
    }
}
