using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace Umcp.Compiler
{
    /// <summary>Errors in a caller's code, one a line, by place: `(line,column): error CS0103: message`,
    /// both counted from 1, as the caller's own text has them.</summary>
    static class CodeReport
    {
        const int MaxErrors = 100; // more than is ever shown
        const int MaxMessage = 2000;

        /// <summary>One error at a place of the code.</summary>
        public static string At(string code, int place, string error)
        {
            return Line(SourceText.From(code).Lines.GetLinePosition(place), error) + "\n";
        }

        /// <summary>Errors of a text that was made from the code; `toCode` finds the way back.</summary>
        public static string Of(IEnumerable<Diagnostic> diagnostics, string code, Func<int, int> toCode)
        {
            var lines = SourceText.From(code).Lines;
            return Write(diagnostics, d => {
                int place = toCode(d.Location.SourceSpan.Start);
                return lines.GetLinePosition(Math.Max(0, Math.Min(place, code.Length)));
            });
        }

        /// <summary>Errors where #line says they are.</summary>
        /// <param name="added">How many characters of ours come before the code, on its first line,</param>
        /// <param name="hasOwnLine">or on a line of their own.</param>
        public static string OfMapped(IEnumerable<Diagnostic> diagnostics, int added, bool hasOwnLine)
        {
            return Write(diagnostics, d => {
                var place = d.Location.GetLineSpan().StartLinePosition;
                var mapped = d.Location.GetMappedLineSpan().StartLinePosition;
                int column = place.Line == 0 ? Math.Max(0, mapped.Character - added) : mapped.Character;
                bool isMapped = mapped.Line != place.Line || d.Location.GetMappedLineSpan().HasMappedPath;
                return new LinePosition(hasOwnLine && !isMapped ? Math.Max(0, mapped.Line - 1) : mapped.Line, column);
            });
        }

        static string Write(IEnumerable<Diagnostic> diagnostics, Func<Diagnostic, LinePosition> find)
        {
            var text = new StringBuilder();
            var errors = diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error).ToList();
            var placed = errors.Where(d => d.Location.IsInSource).Select(d => new { Place = find(d), Text = Text(d) });
            var lines = placed.OrderBy(e => e.Place).ThenBy(e => e.Text, StringComparer.Ordinal)
                .Select(e => Line(e.Place, e.Text));
            foreach (string line in lines.Concat(errors.Where(d => !d.Location.IsInSource).Select(Text)).Distinct()
                                         .Take(MaxErrors))
                text.Append(line).Append('\n');
            return text.ToString();
        }

        static string Line(LinePosition place, string error)
        {
            return string.Format(CultureInfo.InvariantCulture, "({0},{1}): {2}", place.Line + 1, place.Character + 1,
                                 error);
        }

        static string Text(Diagnostic d)
        {
            string message = d.GetMessage(CultureInfo.InvariantCulture).Replace("\r", "").Replace('\n', ' ');
            if (message.Length > MaxMessage)
                message = message.Substring(0, MaxMessage) + "...";
            return "error " + d.Id + ": " + message;
        }
    }
}
