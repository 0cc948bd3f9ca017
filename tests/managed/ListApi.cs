using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Reflection;

/// <summary>
/// Prints every public and protected member of the given assemblies, a line each:
/// assembly | type | kind | signature. Sorted by bytes.
/// </summary>
internal static class ListApi
{
    private const BindingFlags Own = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance
        | BindingFlags.Static | BindingFlags.DeclaredOnly;

    private static readonly Dictionary<Type, string> s_Keywords = new Dictionary<Type, string>
    {
        { typeof(void), "void" }, { typeof(object), "object" }, { typeof(string), "string" }, { typeof(bool), "bool" },
        { typeof(char), "char" }, { typeof(byte), "byte" }, { typeof(sbyte), "sbyte" }, { typeof(short), "short" },
        { typeof(ushort), "ushort" }, { typeof(int), "int" }, { typeof(uint), "uint" }, { typeof(long), "long" },
        { typeof(ulong), "ulong" }, { typeof(float), "float" }, { typeof(double), "double" }, { typeof(decimal), "decimal" },
    };

    private static int Main(string[] paths)
    {
        List<string> lines = new List<string>();
        foreach (string path in paths)
        {
            Assembly assembly = Assembly.LoadFrom(path);
            foreach (Type type in assembly.GetTypes().Where(IsSeen))
            {
                string start = assembly.GetName().Name + " | " + type.FullName + " | ";
                lines.AddRange(MembersOf(type).Select(member => start + member));
            }
        }
        lines.Sort(string.CompareOrdinal);
        lines.ForEach(Console.WriteLine);
        return paths.Length > 0 ? 0 : 2;
    }

    private static bool IsSeen(Type type)
    {
        bool isSeen = type.IsPublic || type.IsNestedPublic || type.IsNestedFamily || type.IsNestedFamORAssem;
        return isSeen && (!type.IsNested || IsSeen(type.DeclaringType));
    }

    private static bool IsSeen(MethodBase method)
    {
        return method != null && (method.IsPublic || method.IsFamily || method.IsFamilyOrAssembly);
    }

    private static IEnumerable<string> MembersOf(Type type)
    {
        if (typeof(MulticastDelegate).IsAssignableFrom(type))
        {
            MethodInfo invoke = type.GetMethod("Invoke");
            return new[] { "delegate | (" + Parameters(invoke.GetParameters()) + ") : " + NameOf(invoke.ReturnType) };
        }
        IEnumerable<string> lines = new[] { "type | " + Declaration(type) };
        if (type.IsEnum)
        {
            return lines.Concat(type.GetFields(BindingFlags.Public | BindingFlags.Static)
                .Select(f => "enum value | " + f.Name + " = " + Convert.ToString(f.GetRawConstantValue(), CultureInfo.InvariantCulture)));
        }
        return lines.Concat(type.GetConstructors(Own).Where(c => !c.IsStatic && IsSeen(c))
                .Select(c => "constructor | .ctor(" + Parameters(c.GetParameters()) + ")"))
            .Concat(type.GetMethods(Own).Where(IsListed).Select(Method))
            .Concat(type.GetProperties(Own).Where(p => IsSeen(p.GetGetMethod(true)) || IsSeen(p.GetSetMethod(true))).Select(Property))
            .Concat(type.GetEvents(Own).Where(e => IsSeen(e.GetAddMethod(true))).Select(Event))
            .Concat(type.GetFields(Own).Where(f => f.IsPublic || f.IsFamily || f.IsFamilyOrAssembly).Select(Field));
    }

    private static bool IsListed(MethodInfo method)
    {
        return IsSeen(method) && method.Name != "Finalize"
            && (!method.IsSpecialName || method.Name.StartsWith("op_", StringComparison.Ordinal));
    }

    private static string Declaration(Type type)
    {
        string kind = type.IsInterface ? "interface" : type.IsEnum ? "enum" : type.IsValueType ? "struct"
            : type.IsAbstract && type.IsSealed ? "static class" : type.IsAbstract ? "abstract class"
            : type.IsSealed ? "sealed class" : "class";
        List<string> bases = new List<string>();
        if (type.IsEnum)
        {
            if (Enum.GetUnderlyingType(type) != typeof(int))
            {
                bases.Add(NameOf(Enum.GetUnderlyingType(type)));
            }
        }
        else
        {
            if (type.IsClass && type.BaseType != typeof(object))
            {
                bases.Add(NameOf(type.BaseType));
            }
            bases.AddRange(OwnInterfaces(type).Select(NameOf).OrderBy(n => n, StringComparer.Ordinal));
        }
        string name = type.Name.Split('`')[0];
        Type[] outer = type.IsNested ? type.DeclaringType.GetGenericArguments() : Type.EmptyTypes;
        string[] arguments = type.GetGenericArguments().Skip(outer.Length).Select(NameOf).ToArray();
        return kind + " " + name + (arguments.Length > 0 ? "<" + string.Join(", ", arguments) + ">" : "")
            + (bases.Count > 0 ? " : " + string.Join(", ", bases.ToArray()) : "") + Constraints(type.GetGenericArguments().Skip(outer.Length));
    }

    /// <summary>Without those of the base, and those that another one brings along.</summary>
    private static IEnumerable<Type> OwnInterfaces(Type type)
    {
        Type[] all = type.GetInterfaces();
        Type[] inherited = type.BaseType == null ? Type.EmptyTypes : type.BaseType.GetInterfaces();
        return all.Where(i => i.IsVisible && !inherited.Contains(i) && !all.Any(other => other.GetInterfaces().Contains(i)));
    }

    private static string Method(MethodInfo method)
    {
        bool isOperator = method.IsSpecialName;
        string arguments = method.IsGenericMethodDefinition
            ? "<" + string.Join(", ", method.GetGenericArguments().Select(NameOf).ToArray()) + ">" : "";
        return (method.IsStatic ? "static " : "instance ") + (isOperator ? "operator" : "method") + " | " + method.Name + arguments
            + "(" + Parameters(method.GetParameters()) + ") : " + NameOf(method.ReturnType)
            + (method.IsGenericMethodDefinition ? Constraints(method.GetGenericArguments()) : "");
    }

    private static string Property(PropertyInfo property)
    {
        ParameterInfo[] index = property.GetIndexParameters();
        MethodInfo get = property.GetGetMethod(true), set = property.GetSetMethod(true);
        bool isPublic = (get != null && get.IsPublic) || (set != null && set.IsPublic);
        string accessors = Accessor(get, "get; ", isPublic) + Accessor(set, "set; ", isPublic);
        return ((get ?? set).IsStatic ? "static " : "instance ") + (index.Length > 0 ? "indexer" : "property") + " | " + property.Name
            + (index.Length > 0 ? "[" + Parameters(index) + "]" : "") + " { " + accessors + "} : " + NameOf(property.PropertyType);
    }

    private static string Accessor(MethodInfo method, string name, bool isPublic)
    {
        return !IsSeen(method) ? "" : isPublic && !method.IsPublic ? "protected " + name : name;
    }

    private static string Event(EventInfo e)
    {
        return (e.GetAddMethod(true).IsStatic ? "static" : "instance") + " event | " + e.Name + " : " + NameOf(e.EventHandlerType);
    }

    private static string Field(FieldInfo field)
    {
        if (field.IsLiteral)
        {
            return "const field | " + field.Name + " = " + Literal(field.GetRawConstantValue()) + " : " + NameOf(field.FieldType);
        }
        return (field.IsStatic ? "static" : "instance") + " field | " + field.Name + " : " + NameOf(field.FieldType);
    }

    private static string Parameters(ParameterInfo[] parameters) => string.Join(", ", parameters.Select(Parameter).ToArray());

    private static string Parameter(ParameterInfo p)
    {
        string how = p.ParameterType.IsByRef ? p.IsOut ? "out " : p.IsIn ? "in " : "ref "
            : Attribute.IsDefined(p, typeof(ParamArrayAttribute)) ? "params " : "";
        return how + NameOf(p.ParameterType) + " " + p.Name + (p.IsOptional ? " = " + Literal(p.RawDefaultValue) : "");
    }

    private static string Literal(object value)
    {
        if (value is float || value is double)
        {
            return Convert.ToDouble(value).ToString("R", CultureInfo.InvariantCulture) + (value is float ? "f" : "");
        }
        return value == null ? "null" : value is string ? "\"" + value + "\"" : value is bool ? value.ToString().ToLowerInvariant()
            : Convert.ToString(value, CultureInfo.InvariantCulture);
    }

    private static string Constraints(IEnumerable<Type> arguments)
    {
        string all = "";
        foreach (Type argument in arguments)
        {
            GenericParameterAttributes special = argument.GenericParameterAttributes;
            List<string> parts = new List<string>();
            bool isStruct = (special & GenericParameterAttributes.NotNullableValueTypeConstraint) != 0;
            if (isStruct || (special & GenericParameterAttributes.ReferenceTypeConstraint) != 0)
            {
                parts.Add(isStruct ? "struct" : "class");
            }
            parts.AddRange(argument.GetGenericParameterConstraints().Where(c => c != typeof(ValueType)).Select(c => c.Name.Split('`')[0]));
            if (!isStruct && (special & GenericParameterAttributes.DefaultConstructorConstraint) != 0)
            {
                parts.Add("new()");
            }
            all += parts.Count > 0 ? " where " + argument.Name + " : " + string.Join(", ", parts.ToArray()) : "";
        }
        return all;
    }

    private static string NameOf(Type type)
    {
        string keyword;
        if (type.IsByRef)
        {
            return NameOf(type.GetElementType());
        }
        if (type.IsPointer)
        {
            return NameOf(type.GetElementType()) + "*";
        }
        if (type.IsArray)
        {
            return NameOf(type.GetElementType()) + "[" + new string(',', type.GetArrayRank() - 1) + "]";
        }
        if (type.IsGenericParameter || s_Keywords.TryGetValue(type, out keyword))
        {
            return type.IsGenericParameter ? type.Name : s_Keywords[type];
        }
        Type nullable = Nullable.GetUnderlyingType(type);
        if (nullable != null)
        {
            return NameOf(nullable) + "?";
        }
        Type plain = type.IsGenericType ? type.GetGenericTypeDefinition() : type;
        string name = string.Join("+", plain.FullName.Split('+').Select(part => part.Split('`')[0]).ToArray());
        return type.IsGenericType ? name + "<" + string.Join(", ", type.GetGenericArguments().Select(NameOf).ToArray()) + ">" : name;
    }
}
