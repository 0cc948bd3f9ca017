using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Umcp.Compiler
{
    /// <summary>How a build is to be compiled: the words of `options` (docs/compile.md).</summary>
    sealed class Options
    {
        static readonly CSharpCompilationOptions usual = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release,
            allowUnsafe: true, deterministic: true, warningLevel: 0);

        static readonly Dictionary<string, Func<CSharpCompilationOptions, CSharpCompilationOptions>> words =
            new Dictionary<string, Func<CSharpCompilationOptions, CSharpCompilationOptions>> {
                { "unsafe", o => o.WithAllowUnsafe(true) },
                { "unsafe-", o => o.WithAllowUnsafe(false) },
                { "checked", o => o.WithOverflowChecks(true) },
                { "nullable:enable", o => o.WithNullableContextOptions(NullableContextOptions.Enable) },
                { "nullable:disable", o => o.WithNullableContextOptions(NullableContextOptions.Disable) },
                { "nullable:warnings", o => o.WithNullableContextOptions(NullableContextOptions.Warnings) },
                { "nullable:annotations", o => o.WithNullableContextOptions(NullableContextOptions.Annotations) },
            };
        const string LanguageWord = "langversion:";

        public CSharpCompilationOptions Compilation = usual;
        public CSharpParseOptions Parse;

        /// <param name="options">A word that is not known is the fault "request".</param>
        public Options(IEnumerable<string> options, IEnumerable<string> defines)
        {
            var version = Language.Version;
            foreach (string word in options) {
                Func<CSharpCompilationOptions, CSharpCompilationOptions> change;
                if (words.TryGetValue(word, out change))
                    Compilation = change(Compilation);
                else if (!word.StartsWith(LanguageWord, StringComparison.Ordinal)
                         || !LanguageVersionFacts.TryParse(word.Substring(LanguageWord.Length), out version))
                    throw new Fault("request", "there is no option '" + word + "'");
            }
            Parse = new CSharpParseOptions(version, DocumentationMode.None).WithPreprocessorSymbols(defines);
        }
    }
}
