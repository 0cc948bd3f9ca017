using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Umcp.Compiler
{
    /// <summary>Finds code that is nested more deeply than a compiler survives, before it is parsed: lexing
    /// does not recurse. The limits are those of src/base/limits.h.</summary>
    static class Nesting
    {
        public const string Error = "error CS1647: The code is nested too deeply to be compiled";

        const int MaxDepth = 500; // LIMIT_CODE_DEPTH
        const int MaxRun = 3000;  // LIMIT_CODE_RUN
        const int MaxTexts = 100; // far above LIMIT_TEXTS_NESTED, because the count is rough

        /// <summary>Where `text` is nested too deeply, or -1.</summary>
        /// <param name="maxRun">Tokens without one of `, ; { }` in between: each may nest one level
        /// deeper.</param>
        public static int Find(string text, CSharpParseOptions options, int maxRun = MaxRun)
        {
            if (text.Length <= MaxDepth)
                return -1;
            int nested = FindNestedText(text);
            if (nested >= 0)
                return nested;
            int depth = 0, run = 0, strays = 0;
            foreach (var token in SyntaxFactory.ParseTokens(text, 0, 0, options)) {
                switch (token.Kind()) {
                case SyntaxKind.OpenParenToken:
                case SyntaxKind.OpenBracketToken:
                    depth++;
                    run++;
                    break;
                case SyntaxKind.OpenBraceToken:
                    depth++;
                    run = 0;
                    break;
                case SyntaxKind.CloseParenToken:
                case SyntaxKind.CloseBracketToken:
                    depth--;
                    run++;
                    break;
                case SyntaxKind.CloseBraceToken:
                    depth--;
                    run = 0;
                    break;
                case SyntaxKind.CommaToken:
                case SyntaxKind.SemicolonToken:
                    run = 0;
                    break;
                case SyntaxKind.InterpolatedStringToken:
                    if (DepthIn(token.Text) + depth > MaxDepth)
                        return token.SpanStart;
                    run++;
                    break;
                default:
                    run++;
                    break;
                }
                if (depth < 0) { // the parser takes very long to get over many of these
                    depth = 0;
                    strays++;
                }
                if (depth > MaxDepth || run > maxRun || strays > MaxDepth)
                    return token.SpanStart;
            }
            return -1;
        }

        /// <summary>Interpolated strings within each other are what the lexer recurses for. Counts them by
        /// their quotes, line by line: roughly, but never too many in code that people write.</summary>
        static int FindNestedText(string text)
        {
            int nested = 0;
            for (int at = 0; at < text.Length; at++) {
                if (text[at] == '\n')
                    nested = 0;
                if (text[at] != '"')
                    continue;
                char before = at > 0 ? text[at - 1] : ' ';
                bool isOpening = before == '$' || before == '@' && at > 1 && text[at - 2] == '$';
                nested += isOpening ? 1 : nested > 0 ? -1 : 0;
                if (nested > MaxTexts)
                    return at;
            }
            return -1;
        }

        /// <summary>The lexer takes an interpolated string for one token, with all code in it.</summary>
        static int DepthIn(string text)
        {
            int depth = 0, deepest = 0;
            foreach (char c in text) {
                if (c == '(' || c == '[' || c == '{')
                    depth++;
                else if ((c == ')' || c == ']' || c == '}') && depth > 0)
                    depth--;
                if (depth > deepest)
                    deepest = depth;
            }
            return deepest;
        }
    }
}
