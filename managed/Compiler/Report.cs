using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;

namespace Umcp.Compiler
{
    /// <summary>Errors as text: `path(line,col): error CS0103: message`, one a line, by path and place;
    /// without the path where the code has none. #line does not count: a file could blame another.</summary>
    static class Report
    {
        const int MaxOfFile = 100; // enough for people, and an answer of a bounded size
        const int MaxLines = 10000;

        /// <summary>The errors among these; null if there is none.</summary>
        public static string Of(IEnumerable<Diagnostic> diagnostics)
        {
            var errors = diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error).ToList();
            if (errors.Count == 0)
                return null;
            var text = new StringBuilder();
            var files = errors.GroupBy(d => Span(d).Path ?? "").OrderBy(f => f.Key, StringComparer.Ordinal);
            foreach (var error in files.SelectMany(f => f.OrderBy(d => Span(d).StartLinePosition).Take(MaxOfFile))
                .Take(MaxLines))
                text.Append(Line(error)).Append('\n');
            return text.ToString();
        }

        static FileLinePositionSpan Span(Diagnostic d)
        {
            return d.Location.GetLineSpan();
        }

        static string Line(Diagnostic d)
        {
            string what = "error " + d.Id + ": " + d.GetMessage(CultureInfo.InvariantCulture)
                                                    .Replace("\r", "").Replace('\n', ' ');
            if (d.Location == Location.None)
                return what;
            var span = Span(d);
            return string.Format(CultureInfo.InvariantCulture, "{0}({1},{2}): {3}", span.Path,
                                 span.StartLinePosition.Line + 1, span.StartLinePosition.Character + 1, what);
        }
    }
}
