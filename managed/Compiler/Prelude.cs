using System.Collections.Generic;
using System.Linq;
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

        /// <summary>"using System;", "using Object = UnityEngine.Object;", …: only what exists.</summary>
        public static List<string> Directives(List<string> usings, CSharpCompilation empty)
        {
            return usings.Where(u => Find(empty, u) != null).Distinct().Select(u => "using " + u + ";")
                .Concat(Aliases(usings, empty)).ToList();
        }

        /// <summary>The name that a directive with `=` declares.</summary>
        public static string AliasOf(string directive)
        {
            string name = directive.Substring("using ".Length);
            return name.Substring(0, name.IndexOf('=')).Trim();
        }

        static IEnumerable<string> Aliases(List<string> usings, CSharpCompilation compilation)
        {
            var preferred = usings.Contains(Preferred) ? Find(compilation, Preferred) : null;
            if (preferred == null)
                return new string[0];
            var global = compilation.GlobalNamespace;
            var others = usings.Where(u => u != Preferred).Select(u => Find(compilation, u))
                .Where(n => n != null).ToList();
            return preferred.GetTypeMembers()
                .Where(t => t.Arity == 0 && IsVisible(t) && !global.GetTypeMembers(t.Name).Any(IsVisible)
                            && others.Any(o => o.GetTypeMembers(t.Name, 0).Any(IsVisible)))
                .Select(t => "using " + t.Name + " = " + Preferred + "." + t.Name + ";");
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
