using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

/// <summary>
/// What is written between braces. A member that does nothing but keep a value keeps it; one that would have to do
/// something throws. A property with both accessors keeps what is set, and throws when it is asked before.
/// </summary>
internal sealed class Bodies
{
    private readonly Members m_Members;

    internal Bodies(Members members)
    {
        m_Members = members;
    }

    private static string Throw(ISymbol member)
    {
        string owner = member.ContainingType.ToDisplayString(), name = member.Name == ".ctor" ? "" : "." + member.Name;
        return "throw new Umcp.LeftOutException(\"" + owner + name + "\");";
    }

    internal string Method(IMethodSymbol m)
    {
        if (m.IsAbstract || m.ContainingType.TypeKind == TypeKind.Interface)
        {
            return ";";
        }
        if (m.ReturnsVoid && m.Parameters.All(p => p.RefKind != RefKind.Out) && (IsEmpty(m) || IsDrawing(m) || IsMessage(m) || IsOfEditor(m) && m.IsVirtual))
        {
            return " { }";
        }
        return Equality(m) ?? Control(m) ?? " { " + Throw(m) + " }";
    }

    private static string Equality(IMethodSymbol m)
    {
        bool isStruct = m.ContainingType.TypeKind == TypeKind.Struct;
        bool isOwn = m.Parameters.Length > 0 && m.Parameters.All(p => SymbolEqualityComparer.Default.Equals(p.Type, m.ContainingType));
        if (!isStruct || !isOwn || m.Parameters.Any(p => p.RefKind != RefKind.None))
        {
            return null;
        }
        string first = m.Parameters[0].Name;
        switch (m.Name)
        {
            case "op_Equality": return " { return ((object)" + first + ").Equals(" + m.Parameters[1].Name + "); }";
            case "op_Inequality": return " { return !((object)" + first + ").Equals(" + m.Parameters[1].Name + "); }";
            case "Equals": return m.Parameters.Length == 1 ? " { return base.Equals(" + first + "); }" : null;
        }
        return null;
    }

    /// <summary>What user code derives from must not throw when it is made, or where the editor would have called it.</summary>
    private static bool IsOfEditor(ISymbol member)
    {
        string space = member.ContainingNamespace.ToDisplayString();
        return Surface.IsOfEditor(space) || space == Modules.Elements && member.ContainingType.TypeKind == TypeKind.Class;
    }

    /// <summary>The engine calls these by name, so they must not throw.</summary>
    private bool IsMessage(IMethodSymbol m)
    {
        bool isNamed = m.Name.StartsWith("On", StringComparison.Ordinal) || Modules.Messages.Contains(m.Name);
        if (m_Members.Surface.IsPackage && (m.Name.EndsWith("OnBeforeSerialize", StringComparison.Ordinal) || m.Name.EndsWith("OnAfterDeserialize", StringComparison.Ordinal)))
        {
            return true;
        }
        List<string> bases = BasesOf(m.ContainingType);
        return isNamed && (bases.Contains("UnityEngine.MonoBehaviour") || m_Members.Surface.IsPackage && bases.Contains("UnityEngine.ScriptableObject"));
    }

    private static bool IsDrawing(IMethodSymbol m)
    {
        return Modules.Drawing.Contains((m.ContainingType.ContainingType ?? m.ContainingType).ToDisplayString());
    }

    /// <summary>A control that nobody can see gives back the value that it was given; a button is not pressed.</summary>
    private static string Control(IMethodSymbol m)
    {
        if (!Modules.Controls.Contains(m.ContainingType.ToDisplayString()) || m.Parameters.Any(p => p.RefKind == RefKind.Out))
        {
            return null;
        }
        IParameterSymbol value = m.Parameters.LastOrDefault(p => SymbolEqualityComparer.Default.Equals(p.Type, m.ReturnType)
            && Modules.ControlValues.Contains(p.Name));
        bool isButton = value == null && m.ReturnType.SpecialType == SpecialType.System_Boolean;
        if (value == null && m.ReturnType.ToDisplayString() == "UnityEngine.Rect" && m.ContainingNamespace.Name == "UnityEditor")
        {
            return " { return default(UnityEngine.Rect); }";
        }
        return value != null ? " { return " + value.Name + "; }" : isButton ? " { return false; }" : null;
    }

    private static bool IsEmpty(IMethodSymbol m)
    {
        BaseMethodDeclarationSyntax syntax = SyntaxOf(m) as BaseMethodDeclarationSyntax;
        return syntax?.Body != null && syntax.Body.Statements.Count == 0;
    }

    private static SyntaxNode SyntaxOf(ISymbol symbol) => symbol.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax();

    // Properties

    internal string Property(IPropertySymbol p, INamedTypeSymbol own, string start, bool isExplicit)
    {
        bool isInterface = p.ContainingType.TypeKind == TypeKind.Interface;
        bool hasGet = p.GetMethod != null && (Surface.IsSeen(p.GetMethod) || isExplicit);
        bool hasSet = p.SetMethod != null && (Surface.IsSeen(p.SetMethod) || isExplicit);
        string getter = AccessOf(p, p.GetMethod) + "get", setter = AccessOf(p, p.SetMethod) + "set";
        if (p.IsAbstract || isInterface)
        {
            return start + " { " + (hasGet ? getter + "; " : "") + (hasSet ? setter + "; " : "") + "}";
        }
        if (p.IsStatic && p.ContainingType.Name == "EditorStyles" && p.Type.Name == "GUIStyle")
        {
            return start + " { get; } = new UnityEngine.GUIStyle();";
        }
        bool isOwnStruct = own != null && own.TypeKind == TypeKind.Struct && p.ContainingNamespace.ToDisplayString() != Modules.Elements; // whose layout C knows
        bool isSavedByFile = hasGet && !p.IsIndexer && !isExplicit && !p.IsOverride && Saved(p) != null;
        bool isValue = !isSavedByFile && hasGet && !isOwnStruct && !p.IsIndexer && FieldOf(p.GetMethod) != null && (!hasSet || FieldOf(p.SetMethod) != null);
        if (isValue && !isExplicit && !p.IsOverride)
        {
            return start + " { get; " + (hasSet ? setter : p.DeclaredAccessibility == Accessibility.Protected ? "private set" : "internal set") + "; }" + Initial(p);
        }
        if (isSavedByFile)
        {
            string saved = Saved(p);
            return start + " { " + getter + " { return " + saved + "; } " + (hasSet ? setter + " { " + saved + " = value; } " : "") + "}" + SavedField(p, saved);
        }
        bool isKept = hasGet && hasSet && !p.IsIndexer && !isExplicit && p.ContainingType.TypeKind == TypeKind.Class && !(p.Type is IPointerTypeSymbol);
        if (isKept)
        {
            string field = (p.IsStatic ? "s_" : "m_") + "Kept" + char.ToUpperInvariant(p.Name[0]) + p.Name.Substring(1);
            return start + " { " + getter + " { return " + field + ".Get(\"" + p.ContainingType.ToDisplayString() + "." + p.Name + "\"); } "
                + setter + " { " + field + ".Set(value); } } private " + (p.IsStatic ? "static " : "") + "Umcp.Kept<" + m_Members.Type(p.Type) + "> " + field + ";";
        }
        string body = " { " + Throw(p) + " } ";
        return start + " { " + (hasGet ? getter + body : "") + (hasSet ? setter + body : "") + "}";
    }

    /// <summary>The private field of a package's component or asset that files have and the getter only reads; null: none.</summary>
    private string Saved(IPropertySymbol p)
    {
        string name = m_Members.Surface.IsPackage && !p.IsStatic ? FieldOf(p.GetMethod) : null;
        IFieldSymbol field = name == null || name[0] == '<' ? null : p.ContainingType.GetMembers(name).OfType<IFieldSymbol>().FirstOrDefault();
        bool isSaved = field != null && field.GetAttributes().Any(a => a.AttributeClass?.Name == "SerializeField") && m_Members.Surface.IsKnown(field.Type);
        return isSaved && SymbolEqualityComparer.Default.Equals(field.Type, p.Type) ? name : null;
    }

    /// <summary>Written with the first property that reads it.</summary>
    private string SavedField(IPropertySymbol p, string name)
    {
        IPropertySymbol first = p.ContainingType.GetMembers().OfType<IPropertySymbol>().First(q => q.GetMethod != null && Surface.IsSeen(q) && !Surface.IsError(q) && Saved(q) == name);
        if (!SymbolEqualityComparer.Default.Equals(first, p) || Surface.IsSeen(p.ContainingType.GetMembers(name)[0]))
        {
            return "";
        }
        string value = Initial(p);
        return " [UnityEngine.SerializeField] private " + m_Members.Type(p.Type) + " " + name + (value == "" ? ";" : value.EndsWith(";", StringComparison.Ordinal) ? value : value + ";");
    }

    private static string AccessOf(IPropertySymbol p, IMethodSymbol accessor)
    {
        return accessor == null || accessor.DeclaredAccessibility == p.DeclaredAccessibility ? ""
            : accessor.DeclaredAccessibility == Accessibility.Protected ? "protected " : "";
    }

    /// <summary>The field that the accessor only reads or writes, or the property's own; null: it does more.</summary>
    private static string FieldOf(IMethodSymbol accessor)
    {
        SyntaxNode syntax = SyntaxOf(accessor);
        AccessorDeclarationSyntax declared = syntax as AccessorDeclarationSyntax;
        if (accessor.IsExtern || syntax == null)
        {
            return null;
        }
        if (declared != null && declared.Body == null && declared.ExpressionBody == null)
        {
            return "<" + accessor.AssociatedSymbol.Name + ">";
        }
        ExpressionSyntax expression = (syntax as ArrowExpressionClauseSyntax)?.Expression ?? declared?.ExpressionBody?.Expression;
        StatementSyntax only = declared?.Body != null && declared.Body.Statements.Count == 1 ? declared.Body.Statements[0] : null;
        expression = expression ?? (only as ReturnStatementSyntax)?.Expression ?? (only as ExpressionStatementSyntax)?.Expression;
        AssignmentExpressionSyntax assignment = expression as AssignmentExpressionSyntax;
        if (accessor.MethodKind == MethodKind.PropertySet)
        {
            bool isPlain = assignment != null && assignment.Right.ToString() == "value" && assignment.IsKind(SyntaxKind.SimpleAssignmentExpression);
            return isPlain ? Field(accessor.ContainingType, assignment.Left) : null;
        }
        return Field(accessor.ContainingType, expression);
    }

    private static string Field(INamedTypeSymbol type, ExpressionSyntax expression)
    {
        string name = expression?.ToString() ?? "";
        name = name.StartsWith("this.", StringComparison.Ordinal) ? name.Substring(5) : name;
        return type.GetMembers(name).Any(m => m is IFieldSymbol) ? name : null;
    }

    /// <summary>" = value" of a field or automatic property that begins with a number, a text or the like; else "".</summary>
    internal string Initial(ISymbol symbol)
    {
        IPropertySymbol property = symbol as IPropertySymbol;
        string keeper = property == null ? null : FieldOf(property.GetMethod);
        ISymbol from = keeper != null && keeper[0] != '<' ? symbol.ContainingType.GetMembers(keeper)[0] : symbol;
        SyntaxNode syntax = SyntaxOf(from);
        ExpressionSyntax value = (syntax as VariableDeclaratorSyntax)?.Initializer?.Value ?? (syntax as PropertyDeclarationSyntax)?.Initializer?.Value;
        if (value == null || symbol.ContainingType.TypeKind == TypeKind.Struct && !symbol.IsStatic)
        {
            return "";
        }
        string text = Simple(value, TypeOf(symbol));
        return text == null ? "" : " = " + text + (property != null ? ";" : "");
    }

    private static ITypeSymbol TypeOf(ISymbol symbol) => (symbol as IPropertySymbol)?.Type ?? ((IFieldSymbol)symbol).Type;

    private string Simple(ExpressionSyntax value, ITypeSymbol type)
    {
        if (value is ObjectCreationExpressionSyntax made && made.Initializer == null && made.ArgumentList != null && made.ArgumentList.Arguments.Count == 0
            && type.TypeKind == TypeKind.Class && !type.IsAbstract)
        {
            return "new " + m_Members.Type(type) + "()";
        }
        bool isLiteral = value is LiteralExpressionSyntax || value is PrefixUnaryExpressionSyntax;
        string text = isLiteral || type.SpecialType != SpecialType.System_String ? null : m_Members.Surface.Text(value);
        if (text != null)
        {
            return SymbolDisplay.FormatLiteral(text, true);
        }
        return isLiteral && !value.IsKind(SyntaxKind.NullLiteralExpression) ? value.ToString() : m_Members.Surface.IsPackage ? Constant(value) : null;
    }

    /// <summary>What is made of numbers, texts, values of enums and public constants of structs; null: more than that.</summary>
    private string Constant(ExpressionSyntax value)
    {
        if (value is ObjectCreationExpressionSyntax whole && whole.Initializer != null && whole.Initializer.IsKind(SyntaxKind.ObjectInitializerExpression))
        {
            ISymbol type = m_Members.Surface.Meant(whole.Type);
            List<string> parts = whole.Initializer.Expressions.Select(e => e is AssignmentExpressionSyntax a && m_Members.Surface.Meant(a.Left) is ISymbol to && Surface.IsSeen(to) && Constant(a.Right) is string part ? a.Left + " = " + part : null).ToList();
            bool isPlain = (whole.ArgumentList?.Arguments.Count ?? 0) == 0 && type is ITypeSymbol && m_Members.Surface.IsKnown((ITypeSymbol)type) && !parts.Contains(null);
            return isPlain ? "new " + m_Members.Type((ITypeSymbol)type) + " { " + string.Join(", ", parts) + " }" : null;
        }
        if (value is LiteralExpressionSyntax || value is PrefixUnaryExpressionSyntax p && p.Operand is LiteralExpressionSyntax)
        {
            return value.ToString();
        }
        ISymbol meant = m_Members.Surface.Meant(value);
        if (value is MemberAccessExpressionSyntax && meant != null && meant.IsStatic && (meant is IFieldSymbol || meant is IPropertySymbol) && Surface.IsSeen(meant)
            && meant.ContainingType.IsValueType && m_Members.Surface.IsKnown(meant.ContainingType))
        {
            return m_Members.Type(meant.ContainingType) + "." + meant.Name;
        }
        ObjectCreationExpressionSyntax made = value as ObjectCreationExpressionSyntax;
        IMethodSymbol constructor = meant as IMethodSymbol;
        if (made == null || made.Initializer != null || constructor == null || !Surface.IsSeen(constructor) || !m_Members.IsKnown(constructor) || !m_Members.Surface.IsKnown(constructor.ContainingType))
        {
            return null;
        }
        bool isTheirs = constructor.Locations.Any(l => l.IsInSource) && !m_Members.Surface.Has(m_Members.Surface.Own(constructor.ContainingType.OriginalDefinition), constructor.OriginalDefinition);
        if (isTheirs && Constructor(constructor.OriginalDefinition).Contains("throw new "))
        {
            return null; // a field without its value is better than an object that cannot be made
        }
        List<string> arguments = made.ArgumentList.Arguments.Select(a => Constant(a.Expression) is string text ? a.NameColon + text : null).ToList();
        return arguments.Contains(null) ? null : "new " + m_Members.Type(constructor.ContainingType) + "(" + string.Join(", ", arguments) + ")";
    }

    // Constructors

    internal string Constructor(IMethodSymbol c)
    {
        ConstructorDeclarationSyntax syntax = SyntaxOf(c) as ConstructorDeclarationSyntax;
        bool isStruct = c.ContainingType.TypeKind == TypeKind.Struct;
        if (IsAsset(c.ContainingType) && c.Parameters.Length == 0)
        {
            return " { UnityEngine.Native.NewAsset(this, \"\"); }";
        }
        string initializer = Initializer(c, syntax);
        List<string> statements = syntax == null || initializer == null ? null : Statements(c, syntax);
        bool isHarmless = IsOfEditor(c) || c.ContainingType.ContainingType != null && IsDrawing(c) || BasesOf(c.ContainingType).Any(b => b == "System.Attribute")
            || m_Members.Surface.IsPackage && !isStruct && c.Parameters.Length == 0; // with which files make them
        if (statements == null && isHarmless)
        {
            return (isStruct ? " : this()" : IsOfEditor(c) ? BaseCall(c) : "") + " { " + string.Concat(c.Parameters.Where(p => Keeper(c.ContainingType, p.Name) != null).Select(p => "this." + p.Name + " = " + p.Name + "; ")) + "}";
        }
        if (statements == null)
        {
            return BaseCall(c) + " { " + Throw(c) + " }";
        }
        if (isStruct && initializer == "")
        {
            statements.Insert(0, "this = default(" + m_Members.Type(c.ContainingType) + ");");
        }
        return initializer + (statements.Count > 0 ? " { " + string.Join(" ", statements) + " }" : " { }");
    }

    /// <summary>An object of the engine that scripts make with new.</summary>
    private static bool IsAsset(INamedTypeSymbol type)
    {
        List<string> bases = BasesOf(type);
        return bases.Contains("UnityEngine.Object") && !bases.Contains("UnityEngine.Component") && !bases.Contains("UnityEngine.ScriptableObject");
    }

    private static List<string> BasesOf(INamedTypeSymbol type)
    {
        List<string> bases = new List<string>();
        for (INamedTypeSymbol t = type; t != null; t = t.BaseType)
        {
            bases.Add(t.ToDisplayString());
        }
        return bases;
    }

    /// <summary>": base(message)" where the arguments are parameters as they came; "": none; null: more than that.</summary>
    private static string Initializer(IMethodSymbol c, ConstructorDeclarationSyntax syntax)
    {
        ConstructorInitializerSyntax call = syntax?.Initializer;
        if (call == null)
        {
            return "";
        }
        bool isPlain = call.ArgumentList.Arguments.All(a => a.Expression is IdentifierNameSyntax || a.Expression is LiteralExpressionSyntax);
        int n = call.ArgumentList.Arguments.Count;
        bool isThere = call.IsKind(SyntaxKind.BaseConstructorInitializer)
            || c.ContainingType.InstanceConstructors.Where(Surface.IsSeen).Any(other => other.Parameters.Length == n);
        return isPlain && isThere ? " " + call.WithoutTrivia().ToString().Replace("\n", " ") : null;
    }

    /// <summary>The assignments of parameters to what keeps them; null: it does more.</summary>
    private List<string> Statements(IMethodSymbol c, ConstructorDeclarationSyntax syntax)
    {
        List<string> found = new List<string>();
        IEnumerable<ExpressionSyntax> all = syntax.Body != null
            ? syntax.Body.Statements.Select(s => (s as ExpressionStatementSyntax)?.Expression) : new[] { syntax.ExpressionBody?.Expression };
        foreach (ExpressionSyntax expression in all)
        {
            AssignmentExpressionSyntax a = expression as AssignmentExpressionSyntax;
            string target = a == null ? null : Keeper(c.ContainingType, a.Left.ToString());
            bool isParameter = a != null && c.Parameters.Any(p => p.Name == a.Right.ToString());
            bool isPlain = a != null && a.IsKind(SyntaxKind.SimpleAssignmentExpression) && (isParameter || IsConstant(a.Right));
            if (!isPlain || target == null && isParameter)
            {
                return null;
            }
            if (target != null && !IsZero(a.Right))
            {
                found.Add("this." + target + " = " + a.Right + ";");
            }
        }
        return found;
    }

    private static bool IsConstant(ExpressionSyntax value)
    {
        return value is LiteralExpressionSyntax || value is PrefixUnaryExpressionSyntax p && p.Operand is LiteralExpressionSyntax || IsZero(value);
    }

    /// <summary>What a field has anyway.</summary>
    private static bool IsZero(ExpressionSyntax value)
    {
        return value is DefaultExpressionSyntax || value.IsKind(SyntaxKind.DefaultLiteralExpression) || value.ToString() == "IntPtr.Zero"
            || value is ObjectCreationExpressionSyntax made && made.Initializer == null && made.ArgumentList?.Arguments.Count == 0;
    }

    /// <summary>The public name of what is assigned; null: nothing that is written here.</summary>
    private string Keeper(INamedTypeSymbol type, string name)
    {
        name = name.StartsWith("this.", StringComparison.Ordinal) ? name.Substring(5) : name;
        ISymbol member = type.GetMembers(name).FirstOrDefault();
        if (member is IFieldSymbol && Surface.IsSeen(member))
        {
            return name;
        }
        foreach (IPropertySymbol p in type.GetMembers().OfType<IPropertySymbol>().Where(p => Surface.IsSeen(p) && p.GetMethod != null))
        {
            string field = FieldOf(p.GetMethod);
            if (field == name || field == "<" + name + ">")
            {
                return p.SetMethod == null && Saved(p) == name ? name : p.Name;
            }
        }
        return type.BaseType != null && type.GetMembers(name).Length == 0 ? Inherited(type.BaseType, name) : null;
    }

    /// <summary>What a class above lets others set.</summary>
    private static string Inherited(INamedTypeSymbol type, string name)
    {
        ISymbol member = type.GetMembers(name).FirstOrDefault(m => m is IFieldSymbol f && !f.IsReadOnly || m is IPropertySymbol p && p.SetMethod != null && Surface.IsSeen(p.SetMethod));
        return member != null && Surface.IsSeen(member) ? name : type.BaseType == null ? null : Inherited(type.BaseType, name);
    }

    private string BaseCall(IMethodSymbol c)
    {
        INamedTypeSymbol above = c.ContainingType.TypeKind == TypeKind.Class ? c.ContainingType.BaseType : null;
        IMethodSymbol[] open = above == null ? new IMethodSymbol[0] : above.InstanceConstructors.Where(b => Surface.IsSeen(b) || b.Locations.Any(l => l.IsInSource)).ToArray();
        if (open.Any(b => b.Parameters.Length == 0) || open.Length == 0)
        {
            return "";
        }
        return " : base(" + string.Join(", ", open[0].Parameters.Select(p => "default(" + m_Members.Type(p.Type) + ")")) + ")";
    }
}
