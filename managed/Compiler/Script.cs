using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>A caller's code as a C# script that gives the code's value. A script's value is its last
    /// expression without a semicolon, or what it returns; callers also write the semicolon, forget
    /// another, end with a class, or return only sometimes. Code that cannot be a script, because of
    /// `using var` or `ref` variables, becomes a function that is called at once.</summary>
    sealed class Script
    {
        // What code returns that ends without a value, if it could have returned one.
        const string Nothing = " global::System.Reflection.Missing.Value";
        const string EndWithNothing = "\n;return" + Nothing + ";";
        const string FunctionBegin = "return new global::System.Func<object>(() => {";
        const string AsyncBegin = "return await new global::System.Func<global::System.Threading.Tasks.Task<object>>("
                                  + "async () => {";
        const string FunctionEnd = EndWithNothing + "}).Invoke();";

        static readonly CSharpParseOptions Options =
            new CSharpParseOptions(Language.Version, DocumentationMode.None, SourceCodeKind.Script);

        public readonly SyntaxTree Tree;
        /// <summary>The expression that is the value, unless it turns out to have none; or null.</summary>
        public readonly ExpressionSyntax Value;
        /// <summary>Some `return` has a value.</summary>
        public readonly bool ReturnsValue;
        readonly Draft draft;
        Script statement; // the same without `Value`

        Script(Draft draft, SyntaxTree tree, ExpressionSyntax value, bool returnsValue)
        {
            this.draft = draft;
            Tree = tree;
            Value = value;
            ReturnsValue = returnsValue;
        }

        public CompilationUnitSyntax Root
        {
            get { return (CompilationUnitSyntax)Tree.GetRoot(); }
        }

        /// <summary>The same script without its last expression's value: that is a statement.</summary>
        public Script AsStatement
        {
            get { return statement; }
        }

        /// <summary>The place in the caller's code of a place in the tree.</summary>
        public int ToCode(int place)
        {
            return draft.ToCode(place);
        }

        public static CSharpParseOptions ParseOptions
        {
            get { return Options; }
        }

        // --- Reading ---

        static SyntaxTree Parse(Draft draft)
        {
            return CSharpSyntaxTree.ParseText(draft.ToString(), Options);
        }

        static bool HasErrors(SyntaxTree tree)
        {
            return tree.GetDiagnostics().Any(d => d.Severity == DiagnosticSeverity.Error);
        }

        /// <summary>Parses it, with a semicolon at the end if only that is missing.</summary>
        static SyntaxTree ParseWithEnd(ref Draft draft)
        {
            var tree = Parse(draft);
            if (!HasErrors(tree))
                return tree;
            var last = tree.GetRoot().GetLastToken();
            if (last.IsKind(SyntaxKind.SemicolonToken))
                return tree;
            var ended = draft.Copy().Add(draft.ToCode(last.Span.End), ";");
            var endedTree = Parse(ended);
            if (HasErrors(endedTree) || EndsEmpty(endedTree.GetRoot()))
                return tree;
            draft = ended;
            return endedTree;
        }

        static bool EndsEmpty(SyntaxNode node)
        {
            return node.GetLastToken().Parent is EmptyStatementSyntax;
        }

        static bool IsFunction(SyntaxNode node)
        {
            return node is AnonymousFunctionExpressionSyntax || node is LocalFunctionStatementSyntax
                   || node is MemberDeclarationSyntax && !(node is GlobalStatementSyntax);
        }

        static List<ReturnStatementSyntax> Returns(IEnumerable<SyntaxNode> statements)
        {
            return statements.SelectMany(s => s.DescendantNodesAndSelf(n => !IsFunction(n)))
                .OfType<ReturnStatementSyntax>().ToList();
        }

        static bool IsValue(StatementSyntax statement)
        {
            var expression = statement as ExpressionStatementSyntax;
            return expression != null && !(expression.Expression is AssignmentExpressionSyntax)
                   && !IsStep(expression);
        }

        /// <summary>`x++;`, which has a value only without its semicolon.</summary>
        static bool IsStep(ExpressionStatementSyntax statement)
        {
            return !statement.SemicolonToken.IsMissing
                   && (statement.Expression.IsKind(SyntaxKind.PostIncrementExpression)
                       || statement.Expression.IsKind(SyntaxKind.PostDecrementExpression)
                       || statement.Expression.IsKind(SyntaxKind.PreIncrementExpression)
                       || statement.Expression.IsKind(SyntaxKind.PreDecrementExpression));
        }

        /// <summary>`1;`, which C# refuses, before the end: a value that nobody wants.</summary>
        static bool IsDropped(GlobalStatementSyntax member)
        {
            var statement = member.Statement as ExpressionStatementSyntax;
            return statement != null && (statement.Expression is LiteralExpressionSyntax
                                         || statement.Expression is BinaryExpressionSyntax
                                         || statement.Expression is IdentifierNameSyntax
                                         || statement.Expression is MemberAccessExpressionSyntax
                                         || statement.Expression is ElementAccessExpressionSyntax
                                         || statement.Expression is ParenthesizedExpressionSyntax);
        }

        // --- A script ---

        /// <summary>The code as a script. It may have errors.</summary>
        public static Script Of(string code)
        {
            var draft = new Draft(code);
            var tree = ParseWithEnd(ref draft);
            if (HasErrors(tree))
                return new Script(draft, tree, null, false);
            var members = ((CompilationUnitSyntax)tree.GetRoot()).Members;
            int last = members.Count - 1;
            while (last >= 0 && IsFunction(members[last]) && !(members[last] is BaseFieldDeclarationSyntax))
                last--;
            var end = last >= 0 ? members[last] as GlobalStatementSyntax : null;
            var returns = Returns(members.OfType<GlobalStatementSyntax>());
            bool returnsValue = returns.Any(r => r.Expression != null);
            var valued = FillReturns(draft, returns);
            foreach (var member in members.Take(last).OfType<GlobalStatementSyntax>().Where(IsDropped))
                valued.Add(draft.ToCode(member.SpanStart), "_ = ");
            var statement = valued.Copy();
            if (returns.Count > 0)
                statement.AddAtEnd(EndWithNothing);
            else if (members.Count == 0)
                statement.AddAtEnd("\n;"); // so that there is something to run
            if (end == null || !IsValue(end.Statement))
                return new Script(statement, Parse(statement), null, returnsValue);
            var expression = (ExpressionStatementSyntax)end.Statement;
            if (last < members.Count - 1)
                valued.Add(draft.ToCode(expression.SpanStart), "return ");
            else if (!expression.SemicolonToken.IsMissing)
                valued.Blank(draft.ToCode(expression.SemicolonToken.SpanStart));
            var valuedTree = Parse(valued);
            var made = new Script(valued, valuedTree, FindValue(valuedTree, last), returnsValue);
            made.statement = new Script(statement, Parse(statement), null, returnsValue);
            return made;
        }

        static ExpressionSyntax FindValue(SyntaxTree tree, int member)
        {
            var end = ((CompilationUnitSyntax)tree.GetRoot()).Members[member] as GlobalStatementSyntax;
            if (end == null)
                return null;
            var given = end.Statement as ReturnStatementSyntax;
            var expression = end.Statement as ExpressionStatementSyntax;
            return given != null ? given.Expression : expression != null ? expression.Expression : null;
        }

        /// <summary>Gives each bare `return` the value that means none.</summary>
        static Draft FillReturns(Draft draft, List<ReturnStatementSyntax> returns)
        {
            var filled = draft.Copy();
            foreach (var bare in returns.Where(r => r.Expression == null))
                filled.Add(draft.ToCode(bare.ReturnKeyword.Span.End), Nothing);
            return filled;
        }

        // --- A function ---

        /// <summary>The code as a function that is called at once; null if it cannot be one.</summary>
        public static Script FunctionOf(string code)
        {
            var draft = new Draft(code);
            var root = (CompilationUnitSyntax)Parse(draft).GetRoot();
            int from = 0;
            foreach (var directive in root.Usings) {
                if (directive.SemicolonToken.IsMissing)
                    break;
                from = directive.Span.End;
            }
            bool awaits = root.DescendantTokens().Any(t => t.ValueText == "await");
            draft.Add(from, awaits ? AsyncBegin : FunctionBegin);
            var tree = Parse(draft.Copy().AddAtEnd(FunctionEnd));
            var block = HasErrors(tree) ? null : Body(tree);
            if (block == null)
                return null;
            var own = block.Statements.Where(s => draft.ToCode(s.SpanStart) < code.Length).ToList();
            if (own.Count > 0 && EndsEmpty(own.Last()) && draft.ToCode(own.Last().Span.End) > code.Length)
                return null; // `if (x)`, whose statement is our semicolon
            var returns = Returns(own);
            bool returnsValue = returns.Any(r => r.Expression != null);
            var filled = FillReturns(draft, returns);
            var statement = Made(filled.Copy().AddAtEnd(FunctionEnd), -1, returnsValue);
            if (own.Count == 0 || !IsValue(own.Last()))
                return statement;
            filled.Add(draft.ToCode(own.Last().SpanStart), "return ").AddAtEnd(FunctionEnd);
            var made = Made(filled, own.Count - 1, returnsValue);
            made.statement = statement;
            return made;
        }

        /// <param name="value">Which of the function's statements returns the value; -1: none.</param>
        static Script Made(Draft draft, int value, bool returnsValue)
        {
            var tree = Parse(draft);
            var given = value < 0 ? null : Body(tree).Statements[value] as ReturnStatementSyntax;
            return new Script(draft, tree, given == null ? null : given.Expression, returnsValue);
        }

        /// <summary>Our function's body, if the code is all in it.</summary>
        static BlockSyntax Body(SyntaxTree tree)
        {
            var members = ((CompilationUnitSyntax)tree.GetRoot()).Members;
            if (members.Count != 1)
                return null;
            var lambda = members[0].DescendantNodes().OfType<LambdaExpressionSyntax>().FirstOrDefault();
            return lambda == null ? null : lambda.Body as BlockSyntax;
        }
    }
}
