using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

/// <summary>Declarations of members.</summary>
internal sealed class Members
{
    private static readonly SymbolDisplayFormat s_Full = SymbolDisplayFormat.FullyQualifiedFormat
        .WithGlobalNamespaceStyle(SymbolDisplayGlobalNamespaceStyle.Omitted);

    private static readonly string[] s_Kept =
    {
        "FlagsAttribute", "AttributeUsageAttribute", "SerializableAttribute", "RequireComponent", "DisallowMultipleComponent",
    };

    private readonly Surface m_Surface;
    private readonly Bodies m_Bodies;

    internal Members(Surface surface)
    {
        m_Surface = surface;
        m_Bodies = new Bodies(this);
    }

    internal Surface Surface => m_Surface;

    internal IEnumerable<string> Of(INamedTypeSymbol type, INamedTypeSymbol own)
    {
        List<string> lines = new List<string>();
        foreach (ISymbol member in type.GetMembers())
        {
            bool isExplicit = IsExplicit(member);
            bool hasDefault = type.TypeKind == TypeKind.Interface && !member.IsAbstract; // which mcs does not know
            if (hasDefault || member is INamedTypeSymbol || member.IsImplicitlyDeclared || !(Surface.IsSeen(member) || isExplicit) || Surface.IsError(member))
            {
                continue;
            }
            if (type.TypeKind == TypeKind.Interface && member.IsStatic)
            {
                continue;
            }
            if (m_Surface.Has(own, member))
            {
                TellSetter(own, member);
                continue;
            }
            string line = Line(type, own, member, isExplicit);
            if (line != null)
            {
                lines.Add((IsObsolete(member) ? "[System.Obsolete] " : "") + line);
            }
        }
        AddConstructor(type, own, lines);
        return lines;
    }

    /// <summary>A property cannot be partial: a setter that it lacks is for a person to add.</summary>
    private static void TellSetter(INamedTypeSymbol own, ISymbol member)
    {
        IPropertySymbol theirs = member as IPropertySymbol;
        IPropertySymbol ours = own.GetMembers(member.Name).OfType<IPropertySymbol>().FirstOrDefault();
        if (theirs != null && ours != null && theirs.SetMethod != null && Surface.IsSeen(theirs.SetMethod) && ours.SetMethod == null)
        {
            Console.WriteLine("no setter: " + ours.ToDisplayString());
        }
    }

    /// <summary>Without one a class would have a public constructor, or with others none.</summary>
    private static void AddConstructor(INamedTypeSymbol type, INamedTypeSymbol own, List<string> lines)
    {
        if (type.TypeKind != TypeKind.Class || type.IsStatic)
        {
            return;
        }
        bool isWritten = lines.Any(l => l.Contains(" " + type.Name + "(") && !l.Contains(" override ") && l.StartsWith("p", StringComparison.Ordinal)
            && l.Split('(')[0].Split(' ').Length <= 3);
        IMethodSymbol empty = type.InstanceConstructors.FirstOrDefault(c => c.Parameters.Length == 0);
        bool isOpen = empty != null && (empty.IsImplicitlyDeclared || Surface.IsSeen(empty)) && !Surface.IsError(empty);
        if (own != null)
        {
            if (isWritten && own.InstanceConstructors.All(c => c.IsImplicitlyDeclared))
            {
                lines.Add((isOpen ? "public " : "internal ") + type.Name + "() { }");
            }
            return;
        }
        if (!isOpen)
        {
            lines.Add("internal " + type.Name + "() { }");
        }
    }

    private static bool IsExplicit(ISymbol member)
    {
        IMethodSymbol method = member as IMethodSymbol;
        IPropertySymbol property = member as IPropertySymbol;
        return method != null && method.MethodKind == MethodKind.ExplicitInterfaceImplementation
            || property != null && property.ExplicitInterfaceImplementations.Length > 0;
    }

    private string Line(INamedTypeSymbol type, INamedTypeSymbol own, ISymbol member, bool isExplicit)
    {
        switch (member)
        {
            case IFieldSymbol field: return Field(field);
            case IEventSymbol e: return m_Surface.IsKnown(e.Type) && (e.OverriddenEvent == null || e.OverriddenEvent.IsAbstract) ? Event(e) : null;
            case IPropertySymbol property: return Property(property, own, isExplicit);
            case IMethodSymbol method: return IsKnown(method) ? Method(type, method, isExplicit) : null;
        }
        return null;
    }

    internal bool IsKnown(IMethodSymbol method)
    {
        return m_Surface.IsKnown(method.ReturnType) && !method.ReturnsByRef && !method.ReturnsByRefReadonly
            && method.Parameters.All(p => m_Surface.IsKnown(p.Type)) && method.TypeParameters.All(t => t.ConstraintTypes.All(m_Surface.IsKnown))
            && method.ExplicitInterfaceImplementations.All(e => Surface.IsSeen(e) && m_Surface.IsKnown(e.ContainingType));
    }

    private string Field(IFieldSymbol field)
    {
        if (!m_Surface.IsKnown(field.Type) || field.IsFixedSizeBuffer || field.AssociatedSymbol != null)
        {
            return null;
        }
        string start = Access(field) + Unsafe(field.Type);
        if (field.IsConst)
        {
            return start + "const " + Type(field.Type) + " " + Escape(field.Name) + " = " + Literal(field.ConstantValue, field.Type) + ";";
        }
        string[] marks = { "SerializeField", "SerializeReference", "NonSerializedAttribute" };
        start = string.Concat(field.GetAttributes().Where(a => m_Surface.IsPackage && marks.Contains(a.AttributeClass?.Name)).Select(a => "[" + a.AttributeClass.ToDisplayString() + "] ")) + start;
        string value = m_Bodies.Initial(field);
        if (field.IsStatic && field.IsReadOnly && value == "")
        {
            Console.WriteLine("no value: " + field.ToDisplayString());
            return null;
        }
        return start + (field.IsStatic ? "static " : "") + (field.IsReadOnly ? "readonly " : "") + Type(field.Type) + " " + Escape(field.Name) + value + ";";
    }

    private string Event(IEventSymbol e)
    {
        bool isInterface = e.ContainingType.TypeKind == TypeKind.Interface;
        return (isInterface ? "" : Access(e)) + (e.IsStatic ? "static " : "") + (isInterface ? "" : Dispatch(e)) + "event " + Type(e.Type) + " " + e.Name
            + (isInterface || e.IsAbstract ? ";" : " { add { } remove { } }");
    }

    private string Property(IPropertySymbol p, INamedTypeSymbol own, bool isExplicit)
    {
        bool isInherited = p.IsOverride && !p.OverriddenProperty.IsAbstract;
        if (!m_Surface.IsKnown(p.Type) || p.ReturnsByRef || p.ReturnsByRefReadonly || !p.Parameters.All(q => m_Surface.IsKnown(q.Type)) || isInherited
            || !p.ExplicitInterfaceImplementations.All(e => Surface.IsSeen(e) && m_Surface.IsKnown(e.ContainingType)))
        {
            return null;
        }
        bool isInterface = p.ContainingType.TypeKind == TypeKind.Interface;
        string name = p.IsIndexer ? "this[" + Parameters(p.Parameters) + "]" : Escape(p.Name);
        if (isExplicit)
        {
            name = Type(p.ExplicitInterfaceImplementations[0].ContainingType) + "." + (p.IsIndexer ? name : p.ExplicitInterfaceImplementations[0].Name);
        }
        string start = (isInterface || isExplicit ? "" : Access(p)) + Unsafe(p.Type) + (p.IsStatic ? "static " : "") + (isInterface || isExplicit ? "" : Dispatch(p));
        return m_Bodies.Property(p, own, start + Type(p.Type) + " " + name, isExplicit);
    }

    private string Method(INamedTypeSymbol type, IMethodSymbol m, bool isExplicit)
    {
        bool isInterface = type.TypeKind == TypeKind.Interface;
        string parameters = "(" + Parameters(m.Parameters, m.IsExtensionMethod) + ")";
        string pointers = m.Parameters.Any(p => p.Type is IPointerTypeSymbol) || m.ReturnType is IPointerTypeSymbol ? "unsafe " : "";
        switch (m.MethodKind)
        {
            case MethodKind.Constructor:
                return Access(m) + pointers + type.Name + parameters + m_Bodies.Constructor(m);
            case MethodKind.Conversion:
                return "public static " + pointers + (m.Name == "op_Implicit" ? "implicit" : "explicit") + " operator " + Type(m.ReturnType) + parameters + m_Bodies.Method(m);
            case MethodKind.UserDefinedOperator:
                return "public static " + pointers + Type(m.ReturnType) + " operator " + Operator(m) + parameters + m_Bodies.Method(m);
            case MethodKind.ExplicitInterfaceImplementation:
                IMethodSymbol of = m.ExplicitInterfaceImplementations.FirstOrDefault(); // none, if the interface is not there
                return of == null ? null : pointers + Type(m.ReturnType) + " " + Type(of.ContainingType) + "." + of.Name + Arguments(m) + parameters + m_Bodies.Method(m);
            case MethodKind.Ordinary:
                break;
            default:
                return null;
        }
        if (m.IsOverride && (m.OverriddenMethod == null || !m.OverriddenMethod.IsAbstract || m.OverriddenMethod.ContainingType.SpecialType == SpecialType.System_Object))
        {
            return null;
        }
        string conditional = string.Concat(m.GetAttributes().Where(a => a.AttributeClass?.Name == "ConditionalAttribute").Select(a => "[" + a + "] "));
        return conditional + (isInterface ? "" : Access(m)) + pointers + (m.IsStatic ? "static " : "") + (isInterface ? "" : Dispatch(m))
            + Type(m.ReturnType) + " " + Escape(m.Name) + Arguments(m) + parameters + (m.IsOverride ? "" : Constraints(m.TypeParameters)) + m_Bodies.Method(m);
    }

    private static string Operator(IMethodSymbol m)
    {
        return SyntaxFacts.GetText(SyntaxFacts.GetOperatorKind(m.Name));
    }

    internal string Delegate(INamedTypeSymbol type)
    {
        IMethodSymbol m = type.DelegateInvokeMethod;
        return "public " + (m.Parameters.Any(p => p.Type is IPointerTypeSymbol) ? "unsafe " : "") + "delegate " + Type(m.ReturnType) + " " + NameOf(type)
            + "(" + Parameters(m.Parameters) + ")" + Constraints(type.TypeParameters) + ";";
    }

    internal IEnumerable<string> AttributesOf(INamedTypeSymbol type)
    {
        IEnumerable<string> kept = type.GetAttributes().Where(a => a.AttributeClass != null && s_Kept.Contains(a.AttributeClass.Name)
            && (a.AttributeClass.Name != "AttributeUsageAttribute" || IsAttribute(type))
            && a.ConstructorArguments.All(c => c.Kind != TypedConstantKind.Type || c.Value == null || m_Surface.IsKnown((ITypeSymbol)c.Value)))
            .Select(a => "[" + a + "]");
        return IsObsolete(type) ? kept.Concat(new[] { "[System.Obsolete]" }) : kept;
    }

    /// <summary>Also as it is written here, without bases that are not known.</summary>
    private bool IsAttribute(INamedTypeSymbol type)
    {
        for (type = type.BaseType; type != null; type = type.BaseType)
        {
            if (type.ToDisplayString() == "System.Attribute")
            {
                return true;
            }
        }
        return false;
    }

    internal bool IsObsolete(ISymbol symbol) => symbol.GetAttributes().Any(a => a.AttributeClass?.Name == "ObsoleteAttribute");

    internal string NameOf(INamedTypeSymbol type)
    {
        string variance(ITypeParameterSymbol t) => t.Variance == VarianceKind.In ? "in " : t.Variance == VarianceKind.Out ? "out " : "";
        return type.Name + (type.TypeParameters.Length > 0 ? "<" + string.Join(", ", type.TypeParameters.Select(t => variance(t) + t.Name)) + ">" : "");
    }

    internal string Type(ITypeSymbol type) => type.ToDisplayString(s_Full);

    internal static string Escape(string name) => SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None ? "@" + name : name;

    private static string Arguments(IMethodSymbol m)
    {
        return m.TypeParameters.Length > 0 ? "<" + string.Join(", ", m.TypeParameters.Select(t => t.Name)) + ">" : "";
    }

    internal string Constraints(IEnumerable<ITypeParameterSymbol> parameters)
    {
        string all = "";
        foreach (ITypeParameterSymbol t in parameters)
        {
            List<string> parts = new List<string>();
            bool isStruct = t.HasValueTypeConstraint || t.HasUnmanagedTypeConstraint;
            if (isStruct || t.HasReferenceTypeConstraint)
            {
                parts.Add(isStruct ? "struct" : "class");
            }
            parts.AddRange(t.ConstraintTypes.Select(Type).Where(c => c != "System.Enum" && c != "System.ValueType"));
            if (t.HasConstructorConstraint && !isStruct)
            {
                parts.Add("new()");
            }
            all += parts.Count > 0 ? " where " + t.Name + " : " + string.Join(", ", parts) : "";
        }
        return all;
    }

    internal static string Access(ISymbol symbol)
    {
        switch (symbol.DeclaredAccessibility)
        {
            case Accessibility.Protected: return "protected ";
            case Accessibility.ProtectedOrInternal: return "protected internal ";
            default: return "public ";
        }
    }

    private static string Unsafe(ITypeSymbol type) => type is IPointerTypeSymbol ? "unsafe " : "";

    private static string Dispatch(ISymbol symbol)
    {
        return symbol.IsAbstract ? (symbol.IsOverride ? "abstract override " : "abstract ")
            : symbol.IsOverride ? (symbol.IsSealed ? "sealed override " : "override ")
            : symbol.IsVirtual ? "virtual " : "";
    }

    private string Parameters(IEnumerable<IParameterSymbol> parameters, bool isExtension = false)
    {
        return string.Join(", ", parameters.Select((p, i) => (i == 0 && isExtension && p.RefKind == RefKind.None ? "this " : "") + Parameter(p)));
    }

    private string Parameter(IParameterSymbol p)
    {
        string how = p.IsParams ? "params " : p.RefKind == RefKind.Out ? "out " : p.RefKind == RefKind.Ref ? "ref " : p.RefKind == RefKind.In ? "in " : "";
        string value = p.HasExplicitDefaultValue ? " = " + Literal(p.ExplicitDefaultValue, p.Type) : "";
        return how + Type(p.Type) + " " + Escape(p.Name) + value;
    }

    internal string Literal(object value, ITypeSymbol type)
    {
        CultureInfo invariant = CultureInfo.InvariantCulture;
        if (value == null)
        {
            return type.IsValueType || type is ITypeParameterSymbol ? "default(" + Type(type) + ")" : "null";
        }
        INamedTypeSymbol named = type as INamedTypeSymbol;
        bool isEnum = named != null && named.TypeKind == TypeKind.Enum;
        string text = Plain(value, invariant);
        return isEnum ? "(" + Type(type) + ")" + (text.StartsWith("-", StringComparison.Ordinal) ? "(" + text + ")" : text) : text;
    }

    private static string Plain(object value, CultureInfo invariant)
    {
        switch (value)
        {
            case float f:
                return float.IsInfinity(f) ? (f > 0 ? "float.PositiveInfinity" : "float.NegativeInfinity") : float.IsNaN(f) ? "float.NaN"
                    : f == float.MaxValue ? "float.MaxValue" : f == float.MinValue ? "float.MinValue" : f.ToString("R", invariant) + "f";
            case double d:
                return double.IsInfinity(d) ? (d > 0 ? "double.PositiveInfinity" : "double.NegativeInfinity") : d.ToString("R", invariant) + "d";
            case string s: return SymbolDisplay.FormatLiteral(s, true);
            case char c: return SymbolDisplay.FormatLiteral(c, true);
            case bool b: return b ? "true" : "false";
        }
        return Convert.ToString(value, invariant);
    }
}
