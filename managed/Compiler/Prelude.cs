using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Umcp.Compiler
{
    /// <summary>What each session begins with: its usings. Names that would be ambiguous because UnityEngine
    /// and another of these namespaces have them (Object, Random) mean UnityEngine's, unless the project
    /// has such a type outside of all namespaces.</summary>
    static class Prelude
    {
        const string Preferred = "UnityEngine";

        public static string Text(List<string> usings, CSharpCompilation empty)
        {
            var text = new StringBuilder();
            foreach (string name in usings.Where(u => Find(empty, u) != null))
                text.Append("using ").Append(name).Append(";\n");
            foreach (string alias in Aliases(usings, empty))
                text.Append("using ").Append(alias).Append(";\n");
            return text.ToString();
        }

        /// <summary>"Object=UnityEngine.Object", …</summary>
        public static List<string> Aliases(List<string> usings, CSharpCompilation compilation)
        {
            var preferred = usings.Contains(Preferred) ? Find(compilation, Preferred) : null;
            var found = new List<string>();
            if (preferred == null)
                return found;
            var global = compilation.GlobalNamespace;
            var others = usings.Where(u => u != Preferred).Select(u => Find(compilation, u)).Where(n => n != null).ToList();
            foreach (var type in preferred.GetTypeMembers())
                if (type.Arity == 0 && IsVisible(type) && !global.GetTypeMembers(type.Name).Any(IsVisible)
                    && others.Any(o => o.GetTypeMembers(type.Name, 0).Any(IsVisible)))
                    found.Add(type.Name + "=" + Preferred + "." + type.Name);
            return found;
        }

        static bool IsVisible(INamedTypeSymbol type)
        {
            return type.DeclaredAccessibility == Accessibility.Public;
        }

        static INamespaceSymbol Find(CSharpCompilation compilation, string name)
        {
            INamespaceSymbol space = compilation.GlobalNamespace;
            foreach (string part in name.Split('.'))
                space = space == null ? null : space.GetNamespaceMembers().FirstOrDefault(n => n.Name == part);
            return space;
        }
    }
}
