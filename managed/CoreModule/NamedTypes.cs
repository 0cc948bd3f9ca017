using System;
using System.Collections.Generic;
using System.IO;
using System.Reflection;

namespace UnityEngine
{
    /// <summary>
    /// Types that files, JSON and scripts name. What is found is kept: a scene may name one type thousands of times.
    /// A library's type never stands in for one of the project that has its name.
    /// </summary>
    internal static class NamedTypes
    {
        // A part of a name that is not just a name: of an array, an assembly, arguments.
        private static readonly char[] s_Marks = { ',', '[', ']', '*', '&', '\\' };
        private static readonly Dictionary<string, Type> s_Found = new Dictionary<string, Type>();
        private static Assembly[] s_Assemblies = new Assembly[0];

        /// <summary>By its full name: that of the assembly, else of the project's code; null: none.</summary>
        internal static Type Find(string assembly, string fullName)
        {
            return Known("=" + assembly + "\n" + fullName, () => InNamed(assembly, fullName) ?? InAny(fullName, true));
        }

        /// <summary>As above, but libraries count too. "Name, Assembly", as events have it.</summary>
        internal static Type FindQualified(string name)
        {
            string[] parts = (name ?? "").Split(',');
            string assembly = parts.Length > 1 ? parts[1].Trim() : "", fullName = parts[0].Trim();
            return Find(assembly, fullName) ?? Known("~" + fullName, () => InAny(fullName, false));
        }

        /// <summary>Of a kind, by full name or without its namespace. The project's come first, then full
        /// names.</summary>
        internal static Type FindKind(string name, Type kind)
        {
            return Known("<" + kind.FullName + "\n" + name, () => OfKind(name, kind));
        }

        private static Type Known(string key, Func<Type> find)
        {
            lock (s_Found)
            {
                Type found;
                bool isKnown = s_Found.TryGetValue(key, out found);
                if (found == null)
                {
                    Assembly[] now = AppDomain.CurrentDomain.GetAssemblies();
                    if (now.Length != s_Assemblies.Length)
                    {
                        s_Found.Clear();
                        s_Assemblies = now;
                        isKnown = false;
                    }
                    s_Found[key] = found = isKnown ? null : find();
                }
                return found;
            }
        }

        private static Type InNamed(string assembly, string fullName)
        {
            foreach (Assembly each in s_Assemblies)
            {
                Type found = each.GetName().Name == assembly ? In(each, fullName) : null;
                if (found != null)
                {
                    return found;
                }
            }
            return null;
        }

        private static Type InAny(string fullName, bool isOwn)
        {
            foreach (Assembly each in s_Assemblies)
            {
                Type found = !isOwn || IsOwn(each) ? In(each, fullName) : null;
                if (found != null)
                {
                    return found;
                }
            }
            return null;
        }

        private static Type In(Assembly assembly, string fullName)
        {
            try
            {
                return fullName == "" || fullName.IndexOfAny(s_Marks) >= 0 ? null : assembly.GetType(fullName, false);
            }
            catch (Exception e) when (e is TypeLoadException || e is IOException || e is BadImageFormatException)
            {
                return null; // what it is made of is not there
            }
        }

        private static Type OfKind(string name, Type kind)
        {
            Type best = null;
            int rank = 0;
            foreach (Assembly assembly in s_Assemblies)
            {
                int own = IsOwn(assembly) ? 2 : 0;
                foreach (Type type in Messages.TypesOf(assembly))
                {
                    int full = type != null && type.FullName == name ? 2 : 1;
                    if (type != null && (type.Name == name || full == 2) && own + full > rank
                        && kind.IsAssignableFrom(type))
                    {
                        best = type;
                        rank = own + full;
                    }
                }
            }
            return best;
        }

        /// <summary>The project's, packages' and sent code: all but stand-ins and the class library.</summary>
        private static bool IsOwn(Assembly assembly)
        {
            return !Engine.IsStandIn(assembly) && !Serializer.IsSystem(assembly)
                && !assembly.GetName().Name.StartsWith("Mono.", StringComparison.Ordinal);
        }
    }
}
