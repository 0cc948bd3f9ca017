using System;
using System.Collections.Generic;
using System.Reflection;
using System.Reflection.Emit;

namespace UnityEngine
{
    /// <summary>
    /// Makes types at run time for scripts whose code is missing or does not compile. The description has a line
    /// "type FullName BaseFullName" for each, then "field name kind" lines; "kind[]" is a list.
    /// </summary>
    internal static class TypeMaker
    {
        private sealed class Description
        {
            internal string name, baseName;
            internal readonly List<string[]> fields = new List<string[]>();
            internal bool isBeingMade;
        }

        private static readonly Dictionary<string, Type> s_Kinds = new Dictionary<string, Type>
        {
            { "int", typeof(int) }, { "long", typeof(long) }, { "float", typeof(float) }, { "bool", typeof(bool) },
            { "string", typeof(string) }, { "Object", typeof(Object) }, { "Vector2", typeof(Vector2) },
            { "Vector3", typeof(Vector3) }, { "Vector4", typeof(Vector4) }, { "Color", typeof(Color) },
            { "Quaternion", typeof(Quaternion) }, { "Rect", typeof(Rect) },
        };

        private static ModuleBuilder s_Module;
        private static readonly Dictionary<string, Type> s_Made = new Dictionary<string, Type>();

        /// <summary>"": all well; else what was passed over, and why.</summary>
        internal static string Make(string description)
        {
            Dictionary<string, Description> all = Parse(description ?? "");
            List<string> errors = new List<string>();
            foreach (Description one in all.Values)
            {
                try
                {
                    MakeOne(one, all);
                }
                catch (Exception e)
                {
                    errors.Add(one.name + ": " + e.Message);
                }
            }
            return string.Join("; ", errors.ToArray());
        }

        /// <summary>A type of any assembly of this domain, those made here included, that may be run; null:
        /// none.</summary>
        internal static Type Find(string fullName)
        {
            Type made;
            if (s_Made.TryGetValue(fullName, out made))
            {
                return made;
            }
            if (Native.IsBlamed(fullName))
            {
                return null;
            }
            foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
            {
                Type type = assembly is AssemblyBuilder ? null : assembly.GetType(fullName, false);
                if (type != null)
                {
                    return type;
                }
            }
            return null;
        }

        /// <summary>Identifiers with dots between them.</summary>
        private static bool IsName(string text)
        {
            bool isFirst = true;
            foreach (char c in text)
            {
                if (c == '.' ? isFirst : !(char.IsLetter(c) || c == '_' || !isFirst && char.IsDigit(c)))
                {
                    return false;
                }
                isFirst = c == '.';
            }
            return !isFirst;
        }

        private static Dictionary<string, Description> Parse(string text)
        {
            Dictionary<string, Description> all = new Dictionary<string, Description>();
            Description last = null;
            foreach (string line in text.Split('\n'))
            {
                string[] words = line.Trim().Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);
                if (words.Length == 3 && words[0] == "type")
                {
                    last = new Description { name = words[1], baseName = words[2] };
                    if (IsName(last.name) && !all.ContainsKey(last.name))
                    {
                        all[last.name] = last;
                    }
                }
                else if (words.Length == 3 && words[0] == "field" && last != null)
                {
                    last.fields.Add(words);
                }
            }
            return all;
        }

        private static Type MakeOne(Description one, Dictionary<string, Description> all)
        {
            Type known = Find(one.name);
            if (known != null && !IsOfUnknownBase(known))
            {
                return known;
            }
            if (one.isBeingMade)
            {
                throw new InvalidOperationException("derives from itself");
            }
            one.isBeingMade = true;
            Description above;
            Type parent = all.TryGetValue(one.baseName, out above) ? MakeOne(above, all) : Find(one.baseName);
            if (parent == null || parent.IsSealed || parent.IsValueType || parent.IsInterface)
            {
                throw new InvalidOperationException("cannot derive from " + one.baseName);
            }
            TypeBuilder builder = Module().DefineType(one.name, TypeAttributes.Public | TypeAttributes.Class, parent);
            DefineFields(builder, one, parent);
            Type made = builder.CreateType();
            s_Made[one.name] = made;
            return made;
        }

        /// <summary>A class whose base was not there when it was compiled, and which nobody took for a component or
        /// asset. A file
        /// that has it says that it is one.</summary>
        private static bool IsOfUnknownBase(Type type)
        {
            if (typeof(Object).IsAssignableFrom(type))
            {
                return false;
            }
            for (Type t = type.BaseType; t != null; t = t.BaseType)
            {
                if (t.Namespace != null
                    && (t.Namespace + ".").StartsWith("Umcp.Placeholders.", StringComparison.Ordinal))
                {
                    return true;
                }
            }
            return false;
        }

        private static void DefineFields(TypeBuilder builder, Description one, Type parent)
        {
            HashSet<string> names = new HashSet<string>();
            foreach (string[] words in one.fields)
            {
                Type type = KindOf(words[2]);
                bool isTaken =
                    parent.GetMember(words[1], BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public)
                    .Length > 0;
                if (type != null && !isTaken && IsName(words[1]) && words[1].IndexOf('.') < 0 && names.Add(words[1]))
                {
                    builder.DefineField(words[1], type, FieldAttributes.Public);
                }
            }
        }

        private static Type KindOf(string kind)
        {
            bool isList = kind.EndsWith("[]", StringComparison.Ordinal);
            Type type;
            if (!s_Kinds.TryGetValue(isList ? kind.Substring(0, kind.Length - 2) : kind, out type))
            {
                return null;
            }
            return isList ? typeof(List<>).MakeGenericType(type) : type;
        }

        private static ModuleBuilder Module()
        {
            if (s_Module == null)
            {
                AssemblyName name = new AssemblyName("Assembly-CSharp.generated");
                AssemblyBuilder assembly =
                    AppDomain.CurrentDomain.DefineDynamicAssembly(name, AssemblyBuilderAccess.Run);
                s_Module = assembly.DefineDynamicModule("Assembly-CSharp.generated");
            }
            return s_Module;
        }
    }
}
