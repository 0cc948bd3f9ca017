using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Umcp.Compiler
{
    /// <summary>The op "build": whole files become a library. A build of the same name as one before begins
    /// with what that knew of sources and references.</summary>
    sealed class Builds
    {
        const int NamesKept = 8;

        static readonly CSharpCompilationOptions Options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release,
            allowUnsafe: true, deterministic: true, warningLevel: 0);

        readonly References references;
        readonly Sources sources = new Sources();
        readonly List<CSharpCompilation> last = new List<CSharpCompilation>(); // the newest at the end

        public Builds(References references)
        {
            this.references = references;
        }

        public Answer Build(JsonObject request, CancellationToken cancel)
        {
            string name = request.Text("name");
            string output = request.Text("out");
            var files = new List<Source>();
            var seen = new HashSet<string>();
            foreach (var source in request.Objects("sources"))
                if (seen.Add(source.Text("path")))
                    files.Add(new Source { Path = source.Text("path"), Text = source.TextOrNull("text") });
            var parse = new CSharpParseOptions(Language.Version, DocumentationMode.None)
                .WithPreprocessorSymbols(request.Texts("defines"));

            var problems = new List<string>();
            var used = references.Get(request.Texts("references"), problems);
            var parsed = sources.Parse(files, parse, cancel);
            problems.AddRange(parsed.Where(p => p.Problem != null).Select(p => p.Problem));
            if (problems.Count > 0)
                return Answer.Wrong(string.Concat(problems.Select(line => line + "\n")));

            var image = new MemoryStream();
            string report = Compile(Begin(name, parsed.Select(p => p.Tree).ToArray(), used), image,
                                    parsed.Any(p => p.IsDeep), cancel);
            if (report != null)
                return Answer.Wrong(report);
            using (var file = File.Create(output))
                image.WriteTo(file);
            return Answer.Made();
        }

        /// <summary>Writes the assembly to `image`, or returns the errors: like csc those of the first stage
        /// that has any, because the rest may only follow from them.</summary>
        /// <param name="isDeep">Use this thread alone: the other ones have smaller stacks.</param>
        public static string Compile(CSharpCompilation compilation, Stream image, bool isDeep, CancellationToken cancel)
        {
            if (isDeep)
                compilation = compilation.WithOptions(compilation.Options.WithConcurrentBuild(false));
            return Report.Of(compilation.GetParseDiagnostics(cancel))
                   ?? Report.Of(compilation.GetDeclarationDiagnostics(cancel))
                   ?? Report.Of(compilation.Emit(image, cancellationToken: cancel).Diagnostics);
        }

        /// <summary>The compilation of these trees. What Roslyn found out about the references is kept, and
        /// the table of declarations too if the files are the same. The order of files counts, because the
        /// assembly's bytes follow it.</summary>
        CSharpCompilation Begin(string name, SyntaxTree[] trees, List<MetadataReference> used)
        {
            var old = last.Find(c => c.AssemblyName == name);
            CSharpCompilation now;
            if (old == null || !old.References.SequenceEqual(used))
                now = CSharpCompilation.Create(name, trees, used, Options);
            else if (old.SyntaxTrees.Select(t => t.FilePath).SequenceEqual(trees.Select(t => t.FilePath)))
                now = Replace(old, trees);
            else
                now = old.RemoveAllSyntaxTrees().AddSyntaxTrees(trees);
            last.Remove(old);
            last.Add(now.Clone()); // without the symbols that compiling adds
            if (last.Count > NamesKept)
                last.RemoveAt(0);
            return now;
        }

        static CSharpCompilation Replace(CSharpCompilation old, SyntaxTree[] trees)
        {
            var before = old.SyntaxTrees;
            for (int i = 0; i < trees.Length; i++)
                if (before[i] != trees[i])
                    old = old.ReplaceSyntaxTree(before[i], trees[i]);
            return old;
        }
    }
}
