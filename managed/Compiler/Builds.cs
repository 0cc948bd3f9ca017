using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
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
            string left = request.TextOrNull("left"); // null: what does not compile is an error
            var files = SourcesOf(request);
            var paths = request.Texts("references");
            var options = new Options(request.Texts("options"), request.Texts("defines"));

            var problems = new List<string>();
            var losses = new List<string>();
            var used = references.Get(paths, problems, name, HashesOf(request, "referenceHashes", paths.Count), losses);
            var parsed = sources.Parse(files, options.Parse, left != null, cancel);
            if (left == null)
                problems.AddRange(parsed.Where(p => p.Problem != null).Select(p => p.Problem));
            if (problems.Count > 0)
                return Answer.Wrong(string.Concat(problems.Select(line => line + "\n")));

            var image = new MemoryStream();
            var compilation = Begin(name, parsed.Where(p => p.Tree != null).Select(p => p.Tree).ToArray(), used,
                                    options.Compilation);
            if (parsed.Any(p => p.IsDeep)) // the stacks of other threads are smaller
                compilation = compilation.WithOptions(compilation.Options.WithConcurrentBuild(false));
            LeftOut told = null;
            string report;
            if (left == null)
                report = Compile(compilation, image, cancel);
            else {
                var tolerance =
                    new Tolerance(compilation, parsed.Select((p, i) => LeftOfSource.Of(files[i].Path, p)), losses,
                                              request.Has("patience") ? request.Integer("patience") : long.MaxValue);
                report = tolerance.Run(image, cancel);
                told = tolerance.LeftOut;
            }
            if (report != null)
                return Answer.Wrong(report);
            if (told != null)
                Write(left, new MemoryStream(new UTF8Encoding(false).GetBytes(told.ToJson())).WriteTo);
            Write(output, image.WriteTo);
            return Answer.Made();
        }

        /// <summary>A folder that cannot be written to is no fault of the code.</summary>
        static void Write(string path, Action<Stream> write)
        {
            try {
                using (var file = File.Create(path))
                    write(file);
            } catch (Exception e) when (e is IOException || e is UnauthorizedAccessException) {
                throw new Fault("unavailable", "what was compiled cannot be written: " + e.Message);
            }
        }

        /// <summary>Each path once.</summary>
        static List<Source> SourcesOf(JsonObject request)
        {
            var files = new List<Source>();
            var seen = new HashSet<string>();
            var sources = request.Objects("sources");
            var hashes = HashesOf(request, "sourceHashes", sources.Count);
            for (int i = 0; i < sources.Count; i++) {
                string path = sources[i].Text("path"), text = sources[i].TextOrNull("text");
                if (seen.Add(path))
                    files.Add(new Source { Path = path, Text = text, Hash = text == null ? hashes[i] : null });
            }
            return files;
        }

        /// <summary>What `count` files must have, in their order; null: anything.</summary>
        static string[] HashesOf(JsonObject request, string key, int count)
        {
            if (!request.Has(key))
                return new string[count];
            var hashes = request.Texts(key).ToArray();
            if (hashes.Length != count)
                throw new Fault("request", "'" + key + "' must have an element for each file");
            return hashes;
        }

        /// <summary>Writes the assembly to `image`, or returns the errors: like csc those of the first stage
        /// that has any, because the rest may only follow from them.</summary>
        public static string Compile(CSharpCompilation compilation, Stream image, CancellationToken cancel)
        {
            return Report.Of(compilation.GetParseDiagnostics(cancel))
                   ?? Report.Of(compilation.GetDeclarationDiagnostics(cancel))
                   ?? Report.Of(compilation.Emit(image, cancellationToken: cancel).Diagnostics);
        }

        /// <summary>The compilation of these trees. What Roslyn found out about the references is kept, and
        /// the table of declarations too if the files are the same. The order of files counts, because the
        /// assembly's bytes follow it.</summary>
        CSharpCompilation Begin(string name, SyntaxTree[] trees, List<MetadataReference> used,
                                CSharpCompilationOptions options)
        {
            var old = last.Find(c => c.AssemblyName == name);
            CSharpCompilation now;
            if (old == null || !old.References.SequenceEqual(used) || !old.Options.Equals(options))
                now = CSharpCompilation.Create(name, trees, used, options);
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
