using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Umcp.Compiler
{
    /// <summary>One compilation, told by csc's options.</summary>
    static class CommandLine
    {
        static readonly char[] DefineSeparators = { ';', ',', ' ' };

        /// <summary>Writes errors to `output`; returns the exit code.</summary>
        public static int Compile(string[] args, TextWriter output)
        {
            string folder = Directory.GetCurrentDirectory();
            // Roslyn 4.1 reads -define with a method that System.Memory of .NET Framework lacks.
            var options = Expand(args, folder).ToLookup(o => DefineOf(o) != null);
            var defines = options[true].SelectMany(
                o => DefineOf(o).Split(DefineSeparators, StringSplitOptions.RemoveEmptyEntries));
            var line = CSharpCommandLineParser.Default.Parse(options[false], folder, null, null);
            string report = Report.Of(line.Errors) ?? Build(line, line.ParseOptions.WithPreprocessorSymbols(defines));
            output.Write(report);
            return report == null ? 0 : 1;
        }

        /// <summary>A response file has one option a line; quotes may stand around its value.</summary>
        static IEnumerable<string> Expand(IEnumerable<string> args, string folder)
        {
            foreach (string arg in args)
                if (!arg.StartsWith("@", StringComparison.Ordinal))
                    yield return arg;
                else
                    foreach (string line in File.ReadAllLines(Path.Combine(folder, arg.Substring(1))))
                        if (line.Trim() != "" && line.Trim()[0] != '#')
                            yield return line.Trim().Replace("\"", "");
        }

        /// <summary>The value of an option -define; null: it is another option.</summary>
        static string DefineOf(string option)
        {
            foreach (string start in new[] { "d:", "define:" })
                if (option.Length > start.Length && (option[0] == '-' || option[0] == '/')
                    && string.Compare(option, 1, start, 0, start.Length, StringComparison.OrdinalIgnoreCase) == 0)
                    return option.Substring(1 + start.Length);
            return null;
        }

        static string Build(CSharpCommandLineArguments line, CSharpParseOptions parse)
        {
            var problems = new List<string>();
            var references = new References(new string[0])
                .Get(line.MetadataReferences.Select(r => Find(r.Reference, line)),
                                                               problems);
            var files = line.SourceFiles.Select(f => new Source { Path = f.Path }).ToList();
            var parsed = new Sources().Parse(files, parse, false, CancellationToken.None);
            problems.AddRange(parsed.Where(p => p.Problem != null).Select(p => p.Problem));
            if (problems.Count > 0)
                return string.Join("\n", problems) + "\n";

            string output = line.OutputFileName ?? Path.GetFileNameWithoutExtension(files[0].Path) + ".exe";
            var compilation = CSharpCompilation.Create(Path.GetFileNameWithoutExtension(output),
                                                       parsed.Select(p => p.Tree), references, line.CompilationOptions);
            var image = new MemoryStream();
            if (parsed.Any(p => p.IsDeep)) // the stacks of other threads are smaller
                compilation = compilation.WithOptions(compilation.Options.WithConcurrentBuild(false));
            string report = Builds.Compile(compilation, image, CancellationToken.None);
            if (report == null)
                using (var file = File.Create(Path.Combine(line.OutputDirectory, output)))
                    image.WriteTo(file);
            return report;
        }

        /// <summary>A reference without a folder stands in the current one or in one of -lib.</summary>
        static string Find(string reference, CSharpCommandLineArguments line)
        {
            return line.ReferencePaths.Insert(0, line.BaseDirectory).Select(d => Path.Combine(d, reference))
                       .FirstOrDefault(File.Exists) ?? reference;
        }
    }
}
