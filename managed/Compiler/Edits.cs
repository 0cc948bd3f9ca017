using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Umcp.Compiler
{
    /// <summary>Changes to the nodes of one file, made all at once. Whatever goes leaves its line ends behind, so
    /// that all that stays is on the line where it was.</summary>
    sealed class Edits : CSharpSyntaxRewriter
    {
        sealed class Edit
        {
            public List<Func<SyntaxNode, SyntaxNode>> Changes = new List<Func<SyntaxNode, SyntaxNode>>();
            public bool IsWhole; // what is inside does not matter any more
            public int Stubs; // how many of the changes
        }

        readonly Dictionary<SyntaxNode, Edit> edits = new Dictionary<SyntaxNode, Edit>();
        readonly HashSet<SyntaxNode> above = new HashSet<SyntaxNode>();
        int pending; // line ends that the next token gets

        public int Count
        {
            get { return edits.Count; }
        }

        public bool Has(SyntaxNode node)
        {
            return edits.ContainsKey(node);
        }

        /// <summary>Is the node gone or replaced as a whole, or part of something that is?</summary>
        public bool IsGone(SyntaxNode node)
        {
            Edit edit;
            return node.AncestorsAndSelf().Any(n => edits.TryGetValue(n, out edit) && edit.IsWhole);
        }

        /// <summary>Changes a node after what is inside of it has changed.</summary>
        public void Change<T>(T node, Func<T, SyntaxNode> change, bool isStub = false) where T : SyntaxNode
        {
            var edit = Get(node);
            edit.Stubs += isStub ? 1 : 0;
            edit.Changes.Add(n => change((T)n));
        }

        /// <summary>Are they such that code elsewhere means what it meant, and has no errors that it did not
        /// have?</summary>
        public bool IsOnlyStubs
        {
            get { return edits.Values.All(e => e.Stubs == e.Changes.Count); }
        }

        /// <summary>Puts another node in its place. It must have as many lines.</summary>
        /// <param name="isStub">It is code that throws, or none, in place of other code.</param>
        public void Replace(SyntaxNode node, SyntaxNode other, bool isStub = false)
        {
            var edit = Get(node);
            edit.Stubs = isStub ? 1 : 0;
            edit.Changes.Clear();
            edit.Changes.Add(n => other);
            edit.IsWhole = true;
        }

        public void Remove(SyntaxNode node)
        {
            Replace(node, null);
        }

        Edit Get(SyntaxNode node)
        {
            Edit edit;
            if (!edits.TryGetValue(node, out edit)) {
                edits[node] = edit = new Edit();
                foreach (var ancestor in node.Ancestors())
                    if (!above.Add(ancestor))
                        break;
            }
            return edit;
        }

        public SyntaxTree Apply(SyntaxTree tree)
        {
            pending = 0;
            return tree.WithRootAndOptions(Visit(tree.GetRoot()), tree.Options);
        }

        public override SyntaxNode Visit(SyntaxNode node)
        {
            if (node == null)
                return null;
            Edit edit;
            if (!edits.TryGetValue(node, out edit))
                return pending > 0 || above.Contains(node) ? base.Visit(node) : node;
            int lines = LineEnds(node) + pending;
            SyntaxNode result = node;
            if (edit.IsWhole)
                pending = 0;
            else
                result = base.Visit(node);
            foreach (var change in edit.Changes)
                result = change(result);
            if (result == null) {
                pending = lines;
                return null;
            }
            int missing = lines - LineEnds(result) - pending;
            return missing <= 0 ? result
                : result.WithLeadingTrivia(Lines(missing).AddRange(result.GetLeadingTrivia()));
        }

        public override SyntaxToken VisitToken(SyntaxToken token)
        {
            if (pending == 0 || token.IsKind(SyntaxKind.None))
                return token;
            token = token.WithLeadingTrivia(Lines(pending).AddRange(token.LeadingTrivia));
            pending = 0;
            return token;
        }

        /// <summary>A list with commas, of which some may go.</summary>
        public override SeparatedSyntaxList<T> VisitList<T>(SeparatedSyntaxList<T> list)
        {
            if (!list.Any(n => edits.ContainsKey(n)))
                return base.VisitList(list);
            var kept = new List<SyntaxNodeOrToken>();
            for (int i = 0; i < list.Count; i++) {
                var node = Visit(list[i]);
                if (node != null)
                    kept.Add(node);
                if (i >= list.SeparatorCount)
                    break;
                if (node != null)
                    kept.Add(VisitToken(list.GetSeparator(i)));
                else
                    pending += LineEnds(list.GetSeparator(i).ToFullString());
            }
            if (list.SeparatorCount < list.Count && kept.Count > 0 && kept[kept.Count - 1].IsToken) {
                pending += LineEnds(kept[kept.Count - 1].ToFullString());
                kept.RemoveAt(kept.Count - 1);
            }
            return SyntaxFactory.SeparatedList<T>(SyntaxFactory.NodeOrTokenList(kept));
        }

        public static int LineEnds(SyntaxNode node)
        {
            return LineEnds(node.ToFullString());
        }

        static int LineEnds(string text)
        {
            return text.Count(c => c == '\n');
        }

        public static SyntaxTriviaList Lines(int n)
        {
            return SyntaxFactory.TriviaList(Enumerable.Repeat(SyntaxFactory.ElasticLineFeed, n)
                                                .Select(t => SyntaxFactory.EndOfLine("\n")));
        }
    }
}
