using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>A member or type that was left out, or that can be called in fewer ways than before.</summary>
    sealed class Loss
    {
        public string What;
        public string Error; // the id of the error that it was left out for
        public string Type;  // the type that it belongs to, by its name in metadata; of a type its own
        public SyntaxKind Form;
        public string Name;
        public int Min; // arguments that a call can have
        public int Max = int.MaxValue;
        public bool IsExtension;
        public bool IsDoubt; // nothing was left out, but `What` is a type of which too little is known (Doubts.cs)

        const char Between = '\t';

        /// <summary>As one text, for those who refer to the assembly.</summary>
        public override string ToString()
        {
            return string.Join(Between.ToString(), Error, Type, (int)Form, Name, Min, Max, IsExtension ? 1 : 0, What);
        }

        /// <summary>null: it is none.</summary>
        public static Loss Parse(string text)
        {
            var parts = text.Split(Between);
            int form, min, max;
            if (parts.Length != 8 || !int.TryParse(parts[2], out form) || !int.TryParse(parts[4], out min) || !int.TryParse(parts[5], out max))
                return null;
            return new Loss { Error = parts[0], Type = parts[1], Form = (SyntaxKind)form, Name = parts[3], Min = min, Max = max,
                              IsExtension = parts[6] == "1", What = parts[7] };
        }

        public bool IsCall
        {
            get { return Form == SyntaxKind.MethodDeclaration; }
        }
    }

    /// <summary>Finds code that may have meant a member that was left out, and that compiles without it: it
    /// binds to another overload, to a member of a base or of a type around it, to an extension method, or to a type of
    /// the same name. Judges by name, number of arguments, and the type that the member is looked up in.</summary>
    sealed class Rebinding
    {
        const SyntaxKind NewWithoutType = (SyntaxKind)8659; // Roslyn 3.8 and later have names for these
        const SyntaxKind Record = (SyntaxKind)9063;

        const int MaxTold = 2000;
        const string Mark = "LossAttribute";

        readonly List<Loss> losses = new List<Loss>();
        readonly Func<SyntaxTree, SyntaxNode> rootOf;
        int foreign; // how many of them, at the front, are of other assemblies
        CSharpCompilation compilation;
        SemanticModel model;
        ILookup<string, Loss> byName;

        /// <param name="rootOf">The root of a file as it was before anything was left out.</param>
        public Rebinding(Func<SyntaxTree, SyntaxNode> rootOf)
        {
            this.rootOf = rootOf;
        }

        public int Count
        {
            get { return losses.Count; }
        }

        /// <summary>What the assemblies that code refers to have lost.</summary>
        public void AddForeign(CSharpCompilation from)
        {
            foreach (var assembly in from.SourceModule.ReferencedAssemblySymbols.Where(a => a.TypeNames.Contains(Mark)))
                foreach (var attribute in assembly.GetAttributes().Where(IsMark)) {
                    var loss = Loss.Parse(attribute.ConstructorArguments[0].Value as string ?? "");
                    if (loss != null)
                        losses.Add(loss);
                }
            foreign = losses.Count;
        }

        static bool IsMark(AttributeData attribute)
        {
            var type = attribute.AttributeClass;
            return type != null && type.Name == Mark && type.ContainingNamespace.ToDisplayString() == "Umcp"
                   && attribute.ConstructorArguments.Length == 1 && attribute.ConstructorArguments[0].Kind == TypedConstantKind.Primitive;
        }

        /// <summary>A source that tells those who refer to the assembly what it has lost; null: nothing.</summary>
        public string Tell()
        {
            var own = losses.Skip(foreign).Select(l => l.ToString()).Distinct().OrderBy(l => l, StringComparer.Ordinal).Take(MaxTold).ToList();
            return own.Count == 0 ? null : string.Concat(own.Select(
                    l => "[assembly: global::Umcp." + Mark + "(" + SyntaxFactory.Literal(l) + ")]\n"))
                + "namespace Umcp { [System.AttributeUsage(System.AttributeTargets.Assembly, AllowMultiple = true)] sealed class " + Mark
                + " : System.Attribute { public " + Mark + "(string loss) { } } }";
        }

        /// <summary>Member `node` is gone. With `max` it is still there, but not for calls with at most so many
        /// arguments.</summary>
        public void Add(SyntaxNode node, Diagnostic error, int max = int.MaxValue)
        {
            var loss = new Loss { What = Members.NameOf(node), Error = error.Id, Form = node.Kind(), Name = NameOf(node) };
            if (loss.Name == null)
                return;
            var list = node.ChildNodes().OfType<BaseParameterListSyntax>().FirstOrDefault();
            if (list != null) {
                bool isOpen = list.Parameters.Any(p => p.Modifiers.Any(SyntaxKind.ParamsKeyword));
                loss.Min = list.Parameters.Count(p => p.Default == null && !p.Modifiers.Any(SyntaxKind.ParamsKeyword));
                loss.Max = Math.Min(max, isOpen ? int.MaxValue : list.Parameters.Count);
                loss.IsExtension = list.Parameters.Any(p => p.Modifiers.Any(SyntaxKind.ThisKeyword));
            }
            loss.Type = node is BaseTypeDeclarationSyntax || node is DelegateDeclarationSyntax
                ? MetadataName(node) : MetadataName(node.FirstAncestorOrSelf<BaseTypeDeclarationSyntax>());
            losses.Add(loss);
        }

        /// <summary>All that a file declares is gone.</summary>
        public void AddAll(SyntaxNode root, Diagnostic error)
        {
            foreach (var node in root.DescendantNodes(n => !Members.IsCode(n)))
                if (node is BaseTypeDeclarationSyntax || node is BasePropertyDeclarationSyntax
                    || Members.IsMember(node) && !(node is AccessorDeclarationSyntax))
                    Add(node, error);
        }

        static string NameOf(SyntaxNode node)
        {
            var type = node as BaseTypeDeclarationSyntax;
            var method = node as MethodDeclarationSyntax;
            var property = node as PropertyDeclarationSyntax;
            var operation = node as OperatorDeclarationSyntax;
            var declarator = node as VariableDeclaratorSyntax;
            var other = node as DelegateDeclarationSyntax;
            var entry = node as EventDeclarationSyntax;
            var value = node as EnumMemberDeclarationSyntax;
            return type != null ? type.Identifier.ValueText : method != null ? method.Identifier.ValueText
                : property != null ? property.Identifier.ValueText : operation != null ? operation.OperatorToken.ValueText
                : declarator != null ? declarator.Identifier.ValueText : other != null ? other.Identifier.ValueText
                : entry != null ? entry.Identifier.ValueText : value != null ? value.Identifier.ValueText
                : node is ConstructorDeclarationSyntax ? ".ctor" : node is IndexerDeclarationSyntax ? "this[]"
                : node is ConversionOperatorDeclarationSyntax ? "conversion" : null;
        }

        static string MetadataName(SyntaxNode type)
        {
            string name = "", separator = "";
            for (var node = type; node != null; node = node.Parent) {
                var declaration = node as TypeDeclarationSyntax;
                var other = node as BaseTypeDeclarationSyntax;
                var function = node as DelegateDeclarationSyntax;
                var parameters = declaration != null ? declaration.TypeParameterList
                    : function != null ? function.TypeParameterList : null;
                string part = other != null ? other.Identifier.ValueText : function != null ? function.Identifier.ValueText
                    : Members.IsNamespace(node) ? node.ChildNodes().OfType<NameSyntax>().First().WithoutTrivia().ToString() : null;
                if (part == null)
                    continue;
                if (name != "")
                    separator = Members.IsNamespace(node) ? "." : "+";
                name = part + (parameters != null ? "`" + parameters.Parameters.Count : "") + separator + name;
            }
            return name;
        }

        /// <summary>Code that may mean something else now, and names of types outside of code, each with what it
        /// may have meant.</summary>
        public List<KeyValuePair<SyntaxNode, Loss>> Find(CSharpCompilation now, IEnumerable<SyntaxTree> trees, CancellationToken cancel)
        {
            compilation = now;
            byName = losses.Where(l => !(IsType(l) && compilation.TypeNamed(l.Type) != null)).ToLookup(l => l.Name);
            var found = new List<KeyValuePair<SyntaxNode, Loss>>();
            var done = new HashSet<SyntaxNode>();
            foreach (var tree in trees) {
                cancel.ThrowIfCancellationRequested();
                model = compilation.GetSemanticModel(tree);
                foreach (var node in tree.GetRoot().DescendantNodes(n => !Stubs.IsStub(n))) {
                    var loss = LossOf(node);
                    var code = loss == null ? null : Members.CodeAround(node) ?? (IsType(loss) ? node : null);
                    if (code != null && !Stubs.IsStub(code) && done.Add(code))
                        found.Add(new KeyValuePair<SyntaxNode, Loss>(code, loss));
                }
            }
            return found;
        }

        static bool IsType(Loss loss)
        {
            return loss.Form == SyntaxKind.ClassDeclaration || loss.Form == SyntaxKind.StructDeclaration
                   || loss.Form == SyntaxKind.InterfaceDeclaration || loss.Form == SyntaxKind.EnumDeclaration
                   || loss.Form == SyntaxKind.DelegateDeclaration || loss.Form == Record;
        }

        /// <summary>What a node may have meant before; null: what it means now.</summary>
        Loss LossOf(SyntaxNode node)
        {
            var name = node as SimpleNameSyntax;
            Loss found = null;
            if (name != null)
                found = byName[name.Identifier.ValueText].Concat(IsOfAttribute(name) ? byName[name.Identifier.ValueText + "Attribute"] : new Loss[0])
                    .FirstOrDefault(l => MayMean(name, l));
            else if (node is ObjectCreationExpressionSyntax || node.IsKind(NewWithoutType) || node is ConstructorInitializerSyntax)
                found = byName[".ctor"].FirstOrDefault(l => MayConstruct(node, l));
            else if (node is ElementAccessExpressionSyntax)
                found = byName["this[]"].FirstOrDefault(l => MayIndex((ElementAccessExpressionSyntax)node, l));
            else if (OperatorOf(node) != null)
                found = byName[OperatorOf(node)].FirstOrDefault(l => node.ChildNodes().Any(n => IsOf(TypeOf(n), l)));
            if (found == null && node is ExpressionSyntax)
                found = byName["conversion"].FirstOrDefault(l => MayConvert(node, l));
            return found;
        }

        bool MayMean(SimpleNameSyntax name, Loss loss)
        {
            var access = name.Parent as MemberAccessExpressionSyntax;
            bool isMember = access != null && access.Name == name;
            var binding = name.Parent as MemberBindingExpressionSyntax;
            var callee = isMember ? access : binding != null ? binding : (ExpressionSyntax)name;
            var call = callee.Parent as InvocationExpressionSyntax;
            int n = call != null && call.Expression == callee ? call.ArgumentList.Arguments.Count : -1;
            if (IsType(loss))
                return !isMember && n < 0 && IsNamed(name, loss) && IsVisible(name, loss);
            bool isReduced = loss.IsExtension && (isMember || binding != null);
            if (loss.IsCall && n >= 0 && !(Fits(n, loss) || isReduced && Fits(n + 1, loss)))
                return false;
            if (isReduced && IsExtension(model.GetSymbolInfo(name)))
                return true;
            var receiver = isMember ? access.Expression : binding != null ? Conditional(binding) : null;
            if (receiver != null)
                return IsOf(TypeOf(receiver), loss);
            return !(name.Parent is QualifiedNameSyntax) && IsInside(name, loss);
        }

        /// <summary>Is it the last part of the name of an attribute?</summary>
        static bool IsOfAttribute(SimpleNameSyntax name)
        {
            var whole = name.Parent is QualifiedNameSyntax || name.Parent is AliasQualifiedNameSyntax ? name.Parent : name;
            return whole.Parent is AttributeSyntax && whole.GetLastToken() == name.GetLastToken();
        }

        INamedTypeSymbol TypeNamedBy(SimpleNameSyntax name)
        {
            var symbol = model.GetSymbolInfo(name).Symbol;
            return symbol as INamedTypeSymbol ?? (symbol is IMethodSymbol && IsOfAttribute(name) ? symbol.ContainingType : null);
        }

        /// <summary>Does the name have as many type arguments as the type had parameters, and are the namespaces before it
        /// those of the type?</summary>
        static bool IsNamed(SimpleNameSyntax name, Loss loss)
        {
            int tick = loss.Type.LastIndexOf('`');
            var generic = name as GenericNameSyntax;
            if ((generic == null ? "0" : generic.Arity.ToString()) != (tick < 0 ? "0" : loss.Type.Substring(tick + 1)))
                return false;
            var whole = name.Parent as QualifiedNameSyntax;
            if (whole == null || whole.Right != name)
                return !(name.Parent is AliasQualifiedNameSyntax);
            int dot = loss.Type.LastIndexOf('.');
            return dot >= 0 && ("." + loss.Type.Substring(0, dot)).EndsWith("." + whole.Left.WithoutTrivia(), StringComparison.Ordinal);
        }

        static bool Fits(int n, Loss loss)
        {
            return n >= loss.Min && n <= loss.Max;
        }

        static bool IsExtension(SymbolInfo info)
        {
            var method = info.Symbol as IMethodSymbol;
            return method == null || method.ReducedFrom != null;
        }

        static ExpressionSyntax Conditional(SyntaxNode binding)
        {
            return binding.Ancestors().OfType<ConditionalAccessExpressionSyntax>().Select(c => c.Expression).FirstOrDefault();
        }

        /// <summary>Could a type of this namespace have been meant here? Those nested in types around come first.</summary>
        bool IsVisible(SimpleNameSyntax name, Loss loss)
        {
            var now = TypeNamedBy(name);
            if (now == null || now.ContainingType != null)
                return false;
            int dot = loss.Type.LastIndexOf('.');
            string space = dot < 0 ? "" : loss.Type.Substring(0, dot);
            if (loss.Type.IndexOf('+') >= 0)
                return false;
            var around = name.Ancestors().Where(Members.IsNamespace).Select(Members.NameOf).ToList();
            if (space == "" || around.Any(a => a == space || a.StartsWith(space + ".", StringComparison.Ordinal)))
                return true;
            return rootOf(name.SyntaxTree).DescendantNodes(n => n is CompilationUnitSyntax || Members.IsNamespace(n))
                .OfType<UsingDirectiveSyntax>().Any(u => u.Name != null && u.Name.ToString() == space);
        }

        /// <summary>Is a simple name looked up in the type that has lost it?</summary>
        bool IsInside(SyntaxNode node, Loss loss)
        {
            foreach (var type in node.Ancestors().OfType<BaseTypeDeclarationSyntax>())
                if (IsOf(model.GetDeclaredSymbol(type) as ITypeSymbol, loss))
                    return true;
            string last = loss.Type.Substring(loss.Type.LastIndexOfAny(new[] { '.', '+' }) + 1);
            return ((CompilationUnitSyntax)node.SyntaxTree.GetRoot()).Usings.Any(
                u => u.StaticKeyword.IsKind(SyntaxKind.StaticKeyword) && u.Name != null && Bases.LastPart(u.Name) == last);
        }

        ITypeSymbol TypeOf(SyntaxNode expression)
        {
            return model.GetTypeInfo(expression).Type ?? model.GetSymbolInfo(expression).Symbol as ITypeSymbol;
        }

        /// <summary>Is it the type that has lost something, or one derived from it?</summary>
        bool IsOf(ITypeSymbol type, Loss loss)
        {
            var owner = compilation.TypeNamed(loss.Type);
            if (type == null || owner == null)
                return false;
            if (type.TypeKind == TypeKind.TypeParameter || type.TypeKind == TypeKind.Error || type.TypeKind == TypeKind.Dynamic)
                return true;
            var named = type as INamedTypeSymbol;
            if (named != null && named.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
                type = named.TypeArguments[0];
            for (var t = type; t != null; t = t.BaseType)
                if (t.OriginalDefinition.Equals(owner))
                    return true;
            return type.AllInterfaces.Any(i => i.OriginalDefinition.Equals(owner));
        }

        bool MayConstruct(SyntaxNode node, Loss loss)
        {
            var list = node.ChildNodes().OfType<ArgumentListSyntax>().FirstOrDefault();
            if (!Fits(list == null ? 0 : list.Arguments.Count, loss))
                return false;
            if (!(node is ConstructorInitializerSyntax))
                return IsOf(model.GetTypeInfo(node).Type, loss);
            var type = model.GetDeclaredSymbol(node.FirstAncestorOrSelf<BaseTypeDeclarationSyntax>()) as ITypeSymbol;
            return IsOf(type, loss);
        }

        bool MayIndex(ElementAccessExpressionSyntax node, Loss loss)
        {
            return Fits(node.ArgumentList.Arguments.Count, loss) && IsOf(TypeOf(node.Expression), loss);
        }

        static string OperatorOf(SyntaxNode node)
        {
            var binary = node as BinaryExpressionSyntax;
            var prefix = node as PrefixUnaryExpressionSyntax;
            var postfix = node as PostfixUnaryExpressionSyntax;
            var assignment = node as AssignmentExpressionSyntax;
            return binary != null ? binary.OperatorToken.ValueText : prefix != null ? prefix.OperatorToken.ValueText
                : postfix != null ? postfix.OperatorToken.ValueText
                : assignment != null && !node.IsKind(SyntaxKind.SimpleAssignmentExpression)
                    ? assignment.OperatorToken.ValueText.TrimEnd('=') : null;
        }

        bool MayConvert(SyntaxNode node, Loss loss)
        {
            var cast = node as CastExpressionSyntax;
            if (cast != null)
                return IsOf(TypeOf(cast.Type), loss) || IsOf(TypeOf(cast.Expression), loss);
            var info = model.GetTypeInfo(node);
            return info.Type != null && info.ConvertedType != null && !info.Type.Equals(info.ConvertedType)
                   && (IsOf(info.Type, loss) || IsOf(info.ConvertedType, loss));
        }
    }
}
